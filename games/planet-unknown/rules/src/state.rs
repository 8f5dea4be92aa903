//! The state of a game: plain data, cloned, compared and written to files as it is.

use super::board::tile::Ring;
use super::board::{Board, CellSet};
use super::card::{CardSet, Objective, ObjectiveSet};
use super::corporation::{
    Berth, Berths, Corporation, CorporationId, CorporationState, Field, LevelSet, Techs, UseLimit,
};
use super::effect::{Agenda, Effect, Milestone};
use super::event_cards::EventDeck;
use super::setup::GameOptions;
use super::station::Station;
use super::terrain::Track;
use crate::CopyVec;
use arrayvec::ArrayVec;
pub use game::{MAX_SEATS, SeatId};
use game::{SeatSet, is_default};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The complete state of a game at one moment.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct GameState {
    /// Variants and house rules in force.
    pub options: GameOptions,
    /// The round, counted from 1.
    pub round: u16,
    /// The station commander of this round.
    pub commander: SeatId,
    /// The phase.
    pub phase: Phase,
    /// Seats that have finished this part of the round while one before them in turn order has not (rules §3.4).
    #[serde(default, skip_serializing_if = "is_default")]
    pub finished_early: SeatSet,
    /// The reason why this round is the last, if it is (rules §10.1).
    pub last_round: Option<EndReason>,
    /// The station and its tiles.
    pub station: Station,
    /// Civ cards that nobody holds.
    pub cards: CivCards,
    /// The neighbour objectives (rules §2.5).
    pub objectives: ArrayVec<NeighbourObjective, MAX_SEATS>,
    /// Objectives opened by a tech, for which all seats compete.
    pub contests: ArrayVec<Objective, 2>,
    /// Objectives that left the game openly.
    pub objectives_out: ObjectiveSet,
    /// The event cards (rules §9).
    #[serde(rename = "alerts")]
    pub event_cards: EventDeck,
    /// The unused objectives, face down, the next one last.
    pub objective_deck: CopyVec<Objective, 28>,
    /// The seed of the next random draw; hidden.
    pub luck: u64,
    /// The seats, clockwise.
    pub seats: ArrayVec<Seat, MAX_SEATS>,
}

/// The phase of a game. `done` counts the seats that come first in turn order and have finished this part of the
/// round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Before the first round the seats make the choices of the setup (rules §2).
    Preparation {
        /// The number of seats that have finished.
        done: u8,
    },
    /// The commander turns the station (rules §3.2).
    Rotate,
    /// The seats take and place their tiles (rules §3.4).
    Turns {
        /// The number of seats that have finished.
        done: u8,
    },
    /// The seats claim the civ cards that they have gained and not claimed in their turns (rules §3.6).
    Claims {
        /// The number of seats that have finished.
        done: u8,
    },
    /// The seats carry out their end-of-game steps (rules §10.2).
    End {
        /// The number of seats that have finished.
        done: u8,
        /// The step of the active seat.
        step: EndStep,
    },
    /// The game is over and scored.
    Finished,
}

/// The end-of-game steps of a seat, in this order (rules §10.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndStep {
    /// Placing the stored patches.
    StoredPatches,
    /// Using end-of-game techs.
    Techs,
    /// Carrying out end-of-game cards that advance trackers.
    Cards,
}

/// The reason why the current round is the last (rules §10.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum EndReason {
    /// A seat could place neither tile of its depot.
    Unplaceable,
    /// Both stacks of a depot are empty.
    EmptyDepot,
    /// The last event card was drawn.
    #[serde(rename = "LastAlert")]
    LastEventCard,
}

/// The civ cards that nobody holds (rules §2.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct CivCards {
    /// Cards that can be claimed.
    pub in_play: CardSet,
    /// Cards in the box, which may return (rules §11.25).
    pub boxed: CardSet,
    /// Immediate cards that took effect and have left the game.
    pub used: CardSet,
}

/// A neighbour objective that lies between two seats (rules §2.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct NeighbourObjective {
    /// The objective.
    pub objective: Objective,
    /// The two seats that compete for it.
    pub between: [SeatId; 2],
}

/// The state of a seat.
#[derive(PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// Its position around the station, 0–5 clockwise (rules §2.3).
    pub position: u8,
    /// Its planet with the pieces on it.
    pub board: Board,
    /// Its corporation.
    pub corporation: CorporationId,
    /// The state of its corporation board.
    pub corporation_state: CorporationState,
    /// The field of each tracker, by [`Track`] number.
    pub trackers: [Field; 5],
    /// Rovers still on the corporation.
    pub rovers_left: u8,
    /// Collected lifepods in the scoring area.
    pub lifepods: u8,
    /// Collected meteorites.
    pub meteorites: u8,
    /// Patches stored for the end.
    pub stored_patches: u8,
    /// End-of-game civ cards held; secret.
    pub cards: CardSet,
    /// Civ cards in play that the seat saw when it last looked at their rank, as long as it knows where they are.
    pub seen: CardSet,
    /// Private objectives held; secret.
    pub private_objectives: CopyVec<Objective, 5>,
    /// Private objectives that the seat had and that left the game; secret.
    pub rejected: ObjectiveSet,
    /// Whether the seat has looked at the next event card; secret (rules §11.26).
    pub foresees: bool,
    /// The state of this round only.
    pub turn: Turn,
}

/// The state of a seat for this round only.
#[derive(PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Turn {
    /// Pending effects.
    pub agenda: Agenda,
    /// Rover movement left (rules §3.7).
    pub movement: u8,
    /// The civ milestones reached whose claims are left for the end of the round (rules §3.6).
    pub milestones: SmallVec<[Milestone; 4]>,
    /// Levels whose once-per-round ability is used (rules §3.8).
    pub used: LevelSet,
    /// The ring of the tile that the seat has chosen but not placed yet.
    pub chosen: Option<Ring>,
    /// The cells of the tiles placed in this round.
    pub placed: CellSet,
    /// Whether the tile of the round was taken without being placed (rules §4.8). Games under the first rulings, which place
    /// no other tile in a turn, do not note it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discarded: bool,
    /// Tech levels whose milestone was entered while an event card barred it (rules §11.22).
    pub dormant: LevelSet,
}

impl Turn {
    /// Whether an urgent effect is pending.
    pub fn is_urgent(&self) -> bool {
        self.agenda.iter().any(|pending| pending.urgent)
    }

    /// The civ milestones that its seat has still to claim, now or at the end of the round (rules §3.6).
    pub fn claims(&self) -> impl Iterator<Item = Milestone> {
        let pending = self
            .agenda
            .iter()
            .filter_map(|pending| pending.effect.claimed());
        pending.chain(self.milestones.iter().copied())
    }
}

impl Seat {
    /// The field of the tracker of `track`.
    pub const fn tracker(&self, track: Track) -> Field {
        self.trackers[track as usize]
    }

    /// The rules of the seat's corporation.
    pub fn rules(&self) -> &'static dyn Corporation {
        self.corporation.rules()
    }

    /// Whether `tracker` can be on `field`: it is one of its fields, without another tracker or a lifepod.
    pub fn may_stand(&self, tracker: Track, field: Field) -> bool {
        let mut others = Track::ALL.into_iter().filter(|other| *other != tracker);
        self.rules().may_stand(tracker, field)
            && others.all(|other| self.tracker(other) != field)
            && !self.corporation_state.parked.contains(field)
    }

    /// The medals of all its tracks together (rules §10.3).
    pub fn track_medals(&self) -> u16 {
        let medals = |track| u16::from(self.rules().track_medals(self, track));
        Track::ALL.map(medals).iter().sum()
    }

    /// Collected lifepods, wherever the corporation keeps them.
    pub fn collected_lifepods(&self) -> u8 {
        let board = &self.corporation_state;
        self.lifepods + (board.parked.len() + board.berthed.len()) as u8
    }

    /// The places of collected lifepods.
    pub fn kept_lifepods(&self) -> Berths {
        Berths {
            scoring: self.lifepods > 0,
            fields: self.corporation_state.parked,
            techs: self.corporation_state.berthed,
        }
    }

    /// Removes a collected lifepod from its place.
    pub(super) fn take_lifepod(&mut self, from: Berth) {
        match from {
            Berth::Scoring => self.lifepods = self.lifepods.saturating_sub(1),
            Berth::Field(field) => self.corporation_state.parked.remove(field),
            Berth::Tech(level) => self.corporation_state.berthed.remove(level),
        }
    }

    /// Puts a collected lifepod in a place.
    pub(super) fn put_lifepod(&mut self, to: Berth) {
        match to {
            Berth::Scoring => self.lifepods += 1,
            Berth::Field(field) => self.corporation_state.parked.insert(field),
            Berth::Tech(level) => self.corporation_state.berthed.insert(level),
        }
    }

    /// The number of rovers left for rover milestones (rules §6.4). An extra rover of an event card is reserved as
    /// long as a tile of this round can take it (rules §11.24).
    pub(super) fn rovers_for_milestones(&self) -> u8 {
        let pending = |wanted: Effect| {
            self.turn
                .agenda
                .iter()
                .filter(move |pending| pending.effect == wanted)
                .count()
        };
        let has_room = !self.turn.placed.without(self.board.rovers).is_empty();
        let kept = if has_room || pending(Effect::TakeTile) > 0 {
            pending(Effect::NewRover)
        } else {
            0
        };
        self.rovers_left.saturating_sub(kept as u8)
    }

    /// Whether the ability of tech `level` is used up for now (rules §3.8).
    pub fn is_spent(&self, level: u8) -> bool {
        match self.rules().tech(level).limit {
            UseLimit::Unlimited => false,
            UseLimit::OncePerRound => self.turn.used.contains(level),
            UseLimit::OncePerGame => self.corporation_state.used.contains(level),
        }
    }

    /// Marks the ability of tech `level` as used up for now (rules §3.8).
    pub(super) fn spend(&mut self, level: u8) {
        match self.rules().tech(level).limit {
            UseLimit::Unlimited => {}
            UseLimit::OncePerRound => self.turn.used.insert(level),
            UseLimit::OncePerGame => self.corporation_state.used.insert(level),
        }
    }

    /// The tech levels that are available now (rules §6.6).
    pub fn available_levels(&self) -> LevelSet {
        let rules = self.rules();
        rules
            .levels()
            .filter(|level| rules.unlocked(self, *level))
            .collect()
    }

    /// Whether tech `level` is available and its ability not used up.
    pub fn can_use(&self, level: u8) -> bool {
        self.rules().unlocked(self, level) && !self.is_spent(level)
    }
}

impl GameState {
    /// The seat `id`.
    ///
    /// # Panics
    /// If there is no such seat. Ids come from the game itself, and those of files are checked when they are opened, so
    /// a wrong one is a fault of ours.
    pub fn seat(&self, id: SeatId) -> &Seat {
        &self.seats[id.index()]
    }

    /// The seat `id`, to be changed; as for [`Self::seat`], there is one.
    pub(super) fn seat_mut(&mut self, id: SeatId) -> &mut Seat {
        &mut self.seats[id.index()]
    }

    /// The ids of all seats, clockwise from seat 0.
    pub fn seat_ids(&self) -> impl DoubleEndedIterator<Item = SeatId> + use<> {
        SeatId::first(self.seats.len())
    }

    /// Whether there is a station commander: the solo game has none (rules §2.7).
    pub fn commands(&self, seat: SeatId) -> bool {
        self.commander == seat && !self.options.solo
    }

    /// The ids of all seats in turn order, from the commander clockwise.
    pub fn turn_order(&self) -> impl Iterator<Item = SeatId> + use<> {
        self.commander.around(self.seats.len())
    }

    /// A random number below `count`, or 0 if `count` is 0.
    pub(super) fn draw(&mut self, count: u32) -> u32 {
        let mut rng = ChaCha8Rng::seed_from_u64(self.luck);
        self.luck = rng.random();
        if count == 0 {
            0
        } else {
            rng.random_range(0..count)
        }
    }

    /// Whether the game is over.
    pub const fn is_finished(&self) -> bool {
        matches!(self.phase, Phase::Finished)
    }

    /// The depot in front of `seat`.
    pub fn depot_of(&self, seat: SeatId) -> u8 {
        self.station.depot_at(self.seat(seat).position)
    }
}
