//! Checking choices, and the reasons for refusing them; `choices` lists the legal ones.

pub use super::moves::Move;

use super::action::{Action, Answer, Choice, Illegal};
use super::board::Cell;
use super::board::tile::Ring;
use super::decision::Slot;
use super::effect::Pending;
use super::effects::{Step, allow};
use super::event::EffectEvent;
use super::moves::Act;
use super::state::{GameState, Phase, SeatId};
use super::station::DEPOTS;
use crate::ensure;

impl GameState {
    /// Whether `action` is legal now.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, action: &Action) -> Result<Move, Illegal> {
        let seat = action.seat;
        ensure(!self.is_finished(), Illegal::Finished)?;
        ensure(self.is_open(seat), Illegal::NotYourTurn(seat))?;
        let act = self.check_choice(seat, action.choice)?;
        Ok(Move { seat, act })
    }

    fn check_choice(&self, seat: SeatId, choice: Choice) -> Result<Act, Illegal> {
        let rotates = self.phase == Phase::Rotate;
        match choice {
            Choice::Rotate(steps) if rotates => {
                allow(steps < DEPOTS, Act::Rotate(steps), Illegal::Rotation)
            }
            Choice::Rotate(_) if !self.options.practice => Err(Illegal::NotNow),
            Choice::Rotate(steps) => self.check_turning(seat, steps),
            Choice::Fetch(_) | Choice::Arrange(_) if !self.options.practice => {
                Err(Illegal::PracticeOnly)
            }
            Choice::Fetch(tile) => self.check_fetch(seat, tile),
            Choice::Arrange(change) => self.check_change(seat, change),
            _ if rotates => Err(Illegal::NotNow),
            Choice::Resolve { pending, answer } => self.check_answer(seat, pending, answer),
            Choice::Skip { pending } => self.check_skip(seat, pending),
            Choice::Drive { from, to } => self.check_drive(seat, from, to),
            Choice::EndTurn => self.check_end(seat),
        }
    }

    /// The pending effect at `index`, if it may be resolved now.
    fn pending(&self, seat: SeatId, index: u8) -> Result<(Slot, Pending), Illegal> {
        let (slot, pending) = self.slot(seat, index).ok_or(Illegal::NoSuchEffect)?;
        let in_order = pending.urgent || !self.seat(seat).turn.is_urgent();
        ensure(in_order, Illegal::Urgent)?;
        ensure(!self.waits(seat, &pending), Illegal::ClaimWaits)?;
        Ok((slot, pending))
    }

    fn check_answer(&self, seat: SeatId, index: u8, answer: Answer) -> Result<Act, Illegal> {
        let (slot, pending) = self.pending(seat, index)?;
        if let Answer::Choose(ring) = answer {
            return self.check_choosing(seat, &pending, ring);
        }
        let step = if answer == Answer::Instead {
            let (level, instead) = self.instead(seat, &pending).ok_or(Illegal::NoTech)?;
            Step::UseTech { level, instead }
        } else if let Some(step) = self.plain_placement(seat, &pending, answer) {
            step
        } else {
            self.question(seat, &pending).admits(self, seat, answer)?
        };
        Ok(Act::Resolve {
            slot,
            pending,
            step,
        })
    }

    fn check_choosing(&self, seat: SeatId, pending: &Pending, ring: Ring) -> Result<Act, Illegal> {
        let question = self.question(seat, pending);
        let mut tiles = self.choosable_tiles(seat, &question);
        let found = tiles.find(|(offered, _)| *offered == ring);
        let (ring, tile) = found.ok_or(Illegal::NoTech)?;
        Ok(Act::Choose { ring, tile })
    }

    fn check_skip(&self, seat: SeatId, index: u8) -> Result<Act, Illegal> {
        let (slot, pending) = self.pending(seat, index)?;
        let Slot::Agenda(place) = slot else {
            return Err(Illegal::NoSuchEffect);
        };
        let told = if pending.optional {
            EffectEvent::Declined(pending.effect)
        } else {
            EffectEvent::Lost(pending.effect)
        };
        allow(
            pending.optional || !self.is_possible(seat, &pending),
            Act::Skip { place, told },
            Illegal::Mandatory,
        )
    }

    fn check_drive(&self, seat: SeatId, from: Cell, to: Cell) -> Result<Act, Illegal> {
        let prepares = matches!(self.phase, Phase::Preparation { .. });
        ensure(!prepares, Illegal::NotNow)?;
        let owner = self.seat(seat);
        ensure(!owner.turn.is_urgent(), Illegal::Urgent)?;
        ensure(owner.board.rovers.contains(from), Illegal::NoRover)?;
        let otherwise = if owner.turn.movement == 0 {
            Illegal::NoMovement
        } else {
            Illegal::BlockedStep
        };
        let drive = self.rover_drive(seat, from, to).ok_or(otherwise)?;
        Ok(Act::Drive(drive))
    }

    fn check_end(&self, seat: SeatId) -> Result<Act, Illegal> {
        for pending in self.waiting(seat) {
            ensure(!pending.urgent, Illegal::Urgent)?;
            let may_wait = pending.optional || self.waits(seat, &pending);
            let may_end = may_wait || !self.is_possible(seat, &pending);
            ensure(may_end, Illegal::Mandatory)?;
        }
        Ok(Act::EndTurn)
    }
}
