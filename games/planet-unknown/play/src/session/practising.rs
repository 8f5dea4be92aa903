//! Actions that only practice games allow.

use super::SeatMut;
use crate::Exercise;
use crate::intent::{Outcome, Practice};
use rules::{Choice, Illegal};

impl SeatMut<'_> {
    /// Makes a choice, unless a bot is to act.
    pub(super) fn make(&mut self, choice: Choice) -> Outcome {
        match self.session.bot_to_act() {
            Some(_) => Outcome::Refused(Illegal::NotNow),
            None => self.session.play_of(self.seat, choice),
        }
    }

    pub(super) fn practise(&mut self, practice: Practice) -> Outcome {
        match practice {
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
