//! Prepared choices: the hand of a player one step before making a choice.

use super::{SeatMut, SeatView};
use crate::ghost::{Ghost, offered};
use crate::intent::{CorporationPlace, Intent, Outcome};
use rules::{Answer, Choice, Illegal, Question};

impl<'a> SeatView<'a> {
    /// The choice that waits to be confirmed, unless the board shows it by itself.
    pub fn prepared(self) -> Option<Choice> {
        self.hand().prepared
    }

    /// Whether a civ card or an objective has to be chosen, in a dialog above the table.
    pub fn chooses_cards(self) -> bool {
        let question = self.question();
        matches!(
            question,
            Some(
                Question::Keep(_) | Question::KeepObjective { .. } | Question::DestroyObjective(_)
            )
        )
    }
}

impl SeatMut<'_> {
    /// Fills the hand so that `choice` only needs to be confirmed.
    pub(super) fn prepare(&mut self, choice: Choice) -> Outcome {
        if let Err(illegal) = self.here().check(choice) {
            return Outcome::Refused(illegal);
        }
        self.empty_hand();
        match choice {
            Choice::Rotate(steps) => self.hand_mut().dial = steps,
            Choice::Resolve { pending, answer } => {
                self.hand_mut().focus = Some(pending);
                return self.prepare_answer(choice, answer);
            }
            Choice::Drive { from, to } => {
                self.pick_rover(from);
                self.hand_mut().cursor = Some(to);
                self.hand_mut().prepared = Some(choice);
            }
            Choice::Skip { .. } | Choice::EndTurn | Choice::Fetch(_) | Choice::Arrange(_) => {
                self.hand_mut().prepared = Some(choice);
            }
        }
        Outcome::Quiet
    }

    fn prepare_answer(&mut self, choice: Choice, answer: Answer) -> Outcome {
        match answer {
            Answer::Turn(steps) => self.hand_mut().dial = steps,
            Answer::Place {
                ring,
                orientation,
                anchor,
            } => {
                let Some(tile) = self.here().offer().and_then(|offer| offered(offer, ring)) else {
                    return Outcome::Refused(Illegal::NoTile);
                };
                let ghost = Ghost {
                    ring,
                    tile,
                    orientation,
                    anchor,
                    pinned: true,
                };
                self.hand_mut().cursor = Some(ghost.grip());
                self.hand_mut().ghost = Some(ghost);
            }
            _ => {
                self.point_at(answer);
                self.hand_mut().prepared = Some(choice);
            }
        }
        Outcome::Quiet
    }

    /// Points at the cell or the place on the corporation board that an answer names.
    fn point_at(&mut self, answer: Answer) {
        match answer {
            Answer::Cell(cell) => self.hand_mut().cursor = Some(cell),
            Answer::Relocate { from, to } => {
                self.hand_mut().relocating = Some(from);
                self.hand_mut().cursor = Some(to);
            }
            Answer::Advance { tracker, to } | Answer::Regress { tracker, to } => {
                self.hand_mut().place = Some(CorporationPlace::Step(tracker, to));
            }
            Answer::Track(track) => self.hand_mut().place = Some(CorporationPlace::Track(track)),
            Answer::Berth(berth) => self.hand_mut().place = Some(CorporationPlace::Berth(berth)),
            Answer::Reposition { from, to } => {
                self.hand_mut().lifted = Some(CorporationPlace::Berth(from));
                self.hand_mut().place = Some(CorporationPlace::Berth(to));
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
}
