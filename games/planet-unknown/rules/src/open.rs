//! Who may act now: while tiles are taken and private objectives are chosen, every seat that has not finished (rules
//! §2.5, §3.4); in every other part of a round one seat after the other.
//!
//! The seats that come first in turn order and have finished are counted by the [`Phase`]; those that finished while
//! an earlier one had not are kept apart, in [`GameState::finished_early`]. Where the seats act in turn, that set is
//! always empty.
//!
//! The order in which open seats act changes nothing but the order of the log:
//! - Each takes from its own depot, and the next tile of a stack is the same whoever looks first.
//! - Event cards, and the cards they move, come before the first tile. Civ cards are claimed in turn: a seat claims none
//!   before every seat ahead of it has ended its turn and has claimed its own, or else after all turns (rules §3.6). So
//!   its claims find the same cards, and the same luck. The three objectives of Jump Drive's F are the top ones of a deck
//!   that nobody else draws from meanwhile, since that corporation is in a game once.
//! - Boards, trackers, agendas and pools belong to one seat. Objectives between seats count at the end.
//! - Why a round is the last is decided by the first seat in turn order with a reason, not by the first in time.
//!
//! Whether a seat may claim during its turn, or only after all turns, does depend on who has finished by then.
//!
//! In a practice game a seat may also turn the station or take tiles out of it, which others notice at once.

use super::effect::{Effect, Milestone, Pending, Source};
use super::state::{EndReason, GameState, MAX_SEATS, Phase, SeatId};
use game::Part;

impl GameState {
    /// The first of the [open seats](Self::open_seats) in turn order: who is asked where the seats act in turn. None when
    /// the game is over.
    pub fn active(&self) -> Option<SeatId> {
        match self.phase {
            Phase::Rotate => Some(self.commander),
            Phase::Preparation { done }
            | Phase::Turns { done }
            | Phase::Claims { done }
            | Phase::End { done, .. } => self.turn_order().nth(usize::from(done)),
            Phase::Finished => None,
        }
    }

    /// The seats that may act now, in turn order: while tiles are taken and private objectives are chosen, all that have
    /// not finished (rules §3.4); else the one in turn.
    pub fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        let (first, most) = match self.phase {
            Phase::Preparation { done } | Phase::Turns { done } => (done, MAX_SEATS),
            Phase::Claims { done } | Phase::End { done, .. } => (done, 1),
            Phase::Rotate => (0, 1),
            Phase::Finished => (0, 0),
        };
        let prepares = matches!(self.phase, Phase::Preparation { .. });
        self.turn_order()
            .skip(usize::from(first))
            .take(most)
            .filter(move |seat| {
                !self.finished_early.contains(*seat) && (!prepares || self.prepares(*seat))
            })
    }

    /// Whether `seat` may act now.
    #[inline]
    pub fn is_open(&self, seat: SeatId) -> bool {
        match self.phase {
            Phase::Turns { done } => {
                self.place_in_turn_order(seat) >= usize::from(done)
                    && seat.index() < self.seats.len()
                    && !self.finished_early.contains(seat)
            }
            Phase::Preparation { .. } => self.open_seats().any(|open| open == seat),
            Phase::Rotate | Phase::Claims { .. } | Phase::End { .. } | Phase::Finished => {
                self.active() == Some(seat)
            }
        }
    }

    /// Whether `seat` may claim civ cards now: in its turn as soon as every seat before it in turn order has ended its own
    /// and has no claim left (rules §3.6).
    pub fn may_claim(&self, seat: SeatId) -> bool {
        let mut earlier = self.turn_order().take_while(|other| *other != seat);
        let in_turns = matches!(self.phase, Phase::Turns { .. });
        !in_turns
            || self.active() == Some(seat)
                && earlier.all(|other| self.seat(other).turn.milestones.is_empty())
    }

    /// Whether `pending` is a claim of `seat` that waits for the seats before it (rules §3.6).
    #[inline]
    pub fn waits(&self, seat: SeatId, pending: &Pending) -> bool {
        matches!(pending.effect, Effect::Claim(_)) && !self.may_claim(seat)
    }

    /// The civ milestones that `seat` has reached and cannot claim yet (rules §3.6).
    pub fn claims_waiting(&self, seat: SeatId) -> impl Iterator<Item = Milestone> {
        let turn = &self.seat(seat).turn;
        let waits = !self.may_claim(seat);
        let agenda = turn.agenda.iter().filter(move |_| waits);
        let pending = agenda.filter_map(|pending| pending.effect.claimed());
        pending.chain(turn.milestones.iter().copied())
    }

    /// How many seats come before `seat` in turn order.
    fn place_in_turn_order(&self, seat: SeatId) -> usize {
        let count = self.seats.len();
        (seat.index() + count - self.commander.index()) % count
    }

    /// The part of the round: its number and the kind of its phase.
    pub const fn part(&self) -> Part {
        let kind = match self.phase {
            Phase::Preparation { .. } => 0,
            Phase::Rotate => 1,
            Phase::Turns { .. } => 2,
            Phase::Claims { .. } => 3,
            Phase::End { .. } => 4,
            Phase::Finished => 5,
        };
        let number = 8 * self.round as u32 + kind;
        match self.is_simultaneous() {
            true => Part::Together(number),
            false => Part::InTurn(number),
        }
    }

    /// Whether all open seats may act in any order.
    pub const fn is_simultaneous(&self) -> bool {
        matches!(self.phase, Phase::Preparation { .. } | Phase::Turns { .. })
    }

    /// Whether `seat` has something to choose before the first round (rules §2.5, §8).
    pub(super) fn prepares(&self, seat: SeatId) -> bool {
        self.options.private_deal().is_some() || self.seat(seat).rules().preparation().is_some()
    }

    /// What the corporation of `seat` asks before the first round, until it is on the agenda: it gets there when the
    /// seat is the next in turn order, or acts before that.
    #[inline]
    pub(super) fn preparation_of(&self, seat: SeatId) -> Option<Pending> {
        matches!(self.phase, Phase::Preparation { .. })
            .then(|| self.new_preparation_of(seat))
            .flatten()
    }

    #[cold]
    fn new_preparation_of(&self, seat: SeatId) -> Option<Pending> {
        let owner = self.seat(seat);
        let pending = Pending::new(owner.rules().preparation()?, Source::Corporation);
        let is_new =
            owner.corporation_state.token.is_none() && !owner.turn.agenda.contains(&pending);
        is_new.then_some(pending)
    }

    /// The agenda of `seat` with what its corporation asks before the first round.
    #[inline]
    pub(super) fn waiting(&self, seat: SeatId) -> impl Iterator<Item = Pending> {
        let agenda = &self.seat(seat).turn.agenda;
        agenda.iter().copied().chain(self.preparation_of(seat))
    }

    /// Notes that `seat` has finished its part of a phase of which the first `done` seats in turn order have: how many
    /// have now. None while an earlier one has not.
    pub(super) fn finish_seat(&mut self, seat: SeatId, done: u8) -> Option<u8> {
        if self.active() == Some(seat) {
            return Some(done + 1);
        }
        self.finished_early.insert(seat);
        None
    }

    /// Whether `seat` has finished early; it is then no longer noted, for its turn has come.
    pub(super) fn take_early(&mut self, seat: SeatId) -> bool {
        let is_early = self.finished_early.contains(seat);
        self.finished_early.remove(seat);
        is_early
    }

    /// Whether `reason` is why this round is the last: the first one, or that of a seat which comes before those that
    /// have had one, while tiles are taken.
    pub(super) fn decides_the_end(&self, seat: SeatId, reason: EndReason) -> bool {
        match self.last_round {
            None => true,
            Some(EndReason::LastEventCard) => false,
            Some(known) => {
                let mut earlier = self.turn_order().take_while(|other| *other != seat);
                let in_turns = matches!(self.phase, Phase::Turns { .. });
                known != reason
                    && in_turns
                    && !self.options.practice
                    && !earlier.any(|other| self.has_ended_the_game(other))
            }
        }
    }

    /// Whether `seat` has taken its tile of this round without being able to place it, or has emptied its depot (rules
    /// §10.1).
    fn has_ended_the_game(&self, seat: SeatId) -> bool {
        let turn = &self.seat(seat).turn;
        let took = || {
            turn.agenda
                .iter()
                .all(|pending| pending.effect != Effect::TakeTile)
        };
        let discarded = turn.discarded || turn.placed.is_empty() && took();
        discarded || self.station.is_empty(self.depot_of(seat))
    }
}
