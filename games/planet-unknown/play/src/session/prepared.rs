//! Prepared choices: the hand of a player one step before making a choice.

use super::Session;
use crate::ghost::{Ghost, offered};
use crate::intent::{CorporationPlace, Intent, Outcome};
use crate::routes::Routes;
use rules::{Action, Answer, Choice, Illegal, Question};

impl Session {
    /// The choice that waits to be confirmed, unless the board shows it by itself.
    pub fn prepared(&self) -> Option<Choice> {
        self.here().hand.prepared
    }

    /// Fills the hand so that `choice` only needs to be confirmed.
    pub(super) fn prepare(&mut self, choice: Choice) -> Outcome {
        let action = Action {
            seat: self.viewer(),
            choice,
        };
        if let Err(illegal) = self.state().check(&action) {
            return Outcome::Refused(illegal);
        }
        self.empty_hand();
        match choice {
            Choice::Rotate(steps) => self.here_mut().hand.dial = steps,
            Choice::Resolve { pending, answer } => {
                self.here_mut().hand.focus = Some(pending);
                return self.prepare_answer(choice, answer);
            }
            Choice::Drive { from, to } => {
                self.here_mut().hand.routes =
                    Some(Routes::explore(self.state(), self.viewer(), from));
                self.here_mut().hand.cursor = Some(to);
                self.here_mut().hand.prepared = Some(choice);
            }
            Choice::Skip { .. } | Choice::EndTurn | Choice::Fetch(_) | Choice::Arrange(_) => {
                self.here_mut().hand.prepared = Some(choice);
            }
        }
        Outcome::Quiet
    }

    fn prepare_answer(&mut self, choice: Choice, answer: Answer) -> Outcome {
        match answer {
            Answer::Turn(steps) => self.here_mut().hand.dial = steps,
            Answer::Place {
                ring,
                orientation,
                anchor,
            } => {
                let Some(tile) = self.offer().and_then(|offer| offered(offer, ring)) else {
                    return Outcome::Refused(Illegal::NoTile);
                };
                let ghost = Ghost {
                    ring,
                    tile,
                    orientation,
                    anchor,
                    pinned: true,
                };
                self.here_mut().hand.cursor = Some(ghost.grip());
                self.here_mut().hand.ghost = Some(ghost);
            }
            _ => {
                self.point_at(answer);
                self.here_mut().hand.prepared = Some(choice);
            }
        }
        Outcome::Quiet
    }

    /// Points at the cell or the place on the corporation board that an answer names.
    fn point_at(&mut self, answer: Answer) {
        match answer {
            Answer::Cell(cell) => self.here_mut().hand.cursor = Some(cell),
            Answer::Relocate { from, to } => {
                self.here_mut().hand.relocating = Some(from);
                self.here_mut().hand.cursor = Some(to);
            }
            Answer::Advance { tracker, to } | Answer::Regress { tracker, to } => {
                self.here_mut().hand.place = Some(CorporationPlace::Step(tracker, to));
            }
            Answer::Track(track) => {
                self.here_mut().hand.place = Some(CorporationPlace::Track(track))
            }
            Answer::Berth(berth) => {
                self.here_mut().hand.place = Some(CorporationPlace::Berth(berth))
            }
            Answer::Reposition { from, to } => {
                self.here_mut().hand.lifted = Some(CorporationPlace::Berth(from));
                self.here_mut().hand.place = Some(CorporationPlace::Berth(to));
            }
            // Shown in the hand, on the dial or by a button.
            _ => {}
        }
    }

    /// Makes the choice that was prepared.
    pub(super) fn confirm_prepared(&mut self, choice: Choice) -> Outcome {
        if choice == Choice::EndTurn {
            self.handle(Intent::EndTurn { sure: false })
        } else {
            self.play(choice)
        }
    }

    /// Whether a civ card or an objective has to be chosen, in a dialog above the table.
    pub fn chooses_cards(&self) -> bool {
        let question = self.focused().map(|asked| &asked.question);
        matches!(
            question,
            Some(
                Question::Keep(_) | Question::KeepObjective { .. } | Question::DestroyObjective(_)
            )
        )
    }
}
