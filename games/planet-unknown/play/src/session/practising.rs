//! Actions that only practice games allow.

use super::SeatMut;
use crate::Exercise;
use crate::intent::{Outcome, Practice};
use rules::{Choice, Illegal};

impl SeatMut<'_> {
    pub(super) fn practise(&mut self, practice: Practice) -> Outcome {
        let acts = matches!(
            practice,
            Practice::Turn(_) | Practice::Fetch(_) | Practice::Arrange(_)
        );
        if acts && self.session.bot_to_act().is_some() {
            return Outcome::Refused(Illegal::NotNow);
        }
        match practice {
            Practice::Turn(steps) => self.session.play_of(self.seat, Choice::Rotate(steps)),
            Practice::Fetch(tile) => self.session.play_of(self.seat, Choice::Fetch(tile)),
            Practice::Arrange(change) => self.session.play_of(self.seat, Choice::Arrange(change)),
            Practice::Mark => {
                let table = &mut self.session.common.table;
                let is_free = |name: &String| table.marks().iter().all(|mark| mark.name != *name);
                let mut names = (1..).map(|number: usize| number.to_string());
                let name = names.find(is_free).unwrap_or_default();
                table.mark(&name);
                Outcome::Quiet
            }
            Practice::Unmark(index) => {
                self.session.common.table.unmark(index);
                Outcome::Quiet
            }
            Practice::Return(index) => self.session.travel(|table| table.return_to(index)),
            Practice::Restart => self.restart(),
            Practice::Solve => self.solve(),
        }
    }

    fn restart(&mut self) -> Outcome {
        let start = self.session.exercise().map_or(0, Exercise::preparation);
        self.session.travel(|table| table.undo_to(start))
    }

    fn solve(&mut self) -> Outcome {
        let Some(exercise) = self.session.exercise() else {
            return Outcome::Quiet;
        };
        match exercise.next_step(&self.session.common.table) {
            Some(step) => self.session.play_of(self.seat, step),
            None => self.restart(),
        }
    }
}
