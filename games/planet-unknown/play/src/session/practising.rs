//! Actions that only practice games allow.

use super::Session;
use super::sitting::Cause;
use crate::Exercise;
use crate::intent::{Outcome, Practice};
use rules::{Choice, Illegal};
use table::UndoRefused;

impl Session {
    pub(super) fn practise(&mut self, practice: Practice) -> Outcome {
        let acts = matches!(
            practice,
            Practice::Turn(_) | Practice::Fetch(_) | Practice::Arrange(_)
        );
        if acts && self.bot_to_act().is_some() {
            return Outcome::Refused(Illegal::NotNow);
        }
        match practice {
            Practice::Turn(steps) => self.play_of(self.viewer, Choice::Rotate(steps)),
            Practice::Fetch(tile) => self.play_of(self.viewer, Choice::Fetch(tile)),
            Practice::Arrange(change) => self.play_of(self.viewer, Choice::Arrange(change)),
            Practice::Mark => {
                let number = (1..).find(|number: &usize| {
                    self.marks()
                        .iter()
                        .all(|mark| mark.name != number.to_string())
                });
                self.table.mark(&number.unwrap_or(1).to_string());
                Outcome::Quiet
            }
            Practice::Unmark(index) => {
                self.table.unmark(index);
                Outcome::Quiet
            }
            Practice::Return(index) => {
                let returned = self.table.return_to(index);
                self.arrive(returned)
            }
            Practice::Restart => self.restart(),
            Practice::Solve => self.solve(),
        }
    }

    fn arrive(&mut self, returned: Result<(), UndoRefused>) -> Outcome {
        match returned {
            Ok(()) => {
                self.follow(Cause::Journey);
                Outcome::Travelled
            }
            Err(refused) => Outcome::UndoRefused(refused),
        }
    }

    fn restart(&mut self) -> Outcome {
        let start = self.exercise().map_or(0, Exercise::preparation);
        let returned = self.table.undo_to(start);
        self.arrive(returned)
    }

    fn solve(&mut self) -> Outcome {
        let Some(exercise) = self.exercise() else {
            return Outcome::Quiet;
        };
        match exercise.next_step(&self.table) {
            Some(step) => self.play_of(self.viewer, step),
            None => self.restart(),
        }
    }
}
