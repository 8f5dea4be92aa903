//! What a seat is asked now: always derived from the state, never stored, so it cannot go stale.

use super::action::Line;
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, CellSet, Lifted, PlacementRules};
use super::card::{CardSet, ObjectiveSet};
use super::corporation::{Berths, Field, Offer};
use super::effect::Pending;
use super::state::{GameState, Phase, SeatId};
use super::terrain::{Track, TrackSet};
use arrayvec::ArrayVec;
use smallvec::SmallVec;
use std::ops::Deref;

/// What a seat is asked.
#[expect(
    clippy::large_enum_variant,
    reason = "lives for a moment on the stack; a box would allocate in every simulation"
)]
#[derive(Clone, PartialEq, Debug)]
pub enum Decision {
    /// The commander turns the station (rules §3.2).
    Rotate,
    /// The seat plays: it resolves one of these effects, moves a rover, or ends this part of its turn.
    Play(Questions),
}

/// The questions that a seat's pending effects ask, in the order of its agenda.
pub type Questions = SmallVec<[Asked; 4]>;

/// A pending effect and what it asks.
#[derive(Clone, PartialEq, Debug)]
pub struct Asked {
    /// The number by which a [`Choice`](super::Choice) names it.
    pub pending: u8,
    /// Where it waits.
    pub slot: Slot,
    /// The effect itself.
    pub what: Pending,
    /// What it asks now.
    pub question: Question,
}

impl Asked {
    /// Whether it is an ability on offer and not pending.
    pub const fn offered(&self) -> bool {
        matches!(self.slot, Slot::Ability(_))
    }
}

/// Where an effect waits for its seat. In a [`Choice`](super::Choice), and so in every file, a slot is one number: the
/// places of the agenda come first, then the abilities on offer. [`GameState::slot`] reads the number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// At this place of the agenda, from 0.
    Agenda(u8),
    /// Among the abilities on offer: that of the tech of this level.
    Ability(u8),
}

/// The fields that trackers can advance to: at most every tracker to each of its destinations.
pub type Steps = SmallVec<[(Track, Field); 30]>;

/// The advances that an effect offers.
#[derive(Clone, PartialEq, Debug)]
pub struct Advances {
    /// Which tracker can go where.
    pub steps: Steps,
    /// How it goes.
    pub manner: Manner,
}

impl Deref for Advances {
    type Target = [(Track, Field)];

    fn deref(&self) -> &Self::Target {
        &self.steps
    }
}

/// What an advance gains, and what it leaves to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// The tracker gains what its fields show, `times` times in a row.
    Full {
        /// How many advances, this one included.
        times: u8,
    },
    /// The tracker gains nothing, `times` times in a row (rules §11.24).
    Bare {
        /// How many advances, this one included.
        times: u8,
    },
    /// `count` different trackers go.
    Different {
        /// The trackers left to choose from, this one included.
        among: TrackSet,
        /// How many advances, this one included.
        count: u8,
    },
    /// All go as long as one can, without boosts (rules §11.21).
    Raise,
    /// The tracker gains everything on the way.
    ToMilestone,
}

/// What a pending effect asks of the seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Question {
    /// Take and place one of these tiles.
    PlaceTile(TileOffer),
    /// Neither tile can be placed: take one of these all the same (rules §4.8).
    DiscardTile(ArrayVec<(Ring, Tile), 2>),
    /// Advance a tracker.
    Advance(Advances),
    /// Choose a cell.
    Cell {
        /// The cells that can be chosen.
        cells: CellSet,
        /// What happens there.
        purpose: Purpose,
    },
    /// Choose a row or column.
    Line(SmallVec<[Line; 24]>),
    /// Teleport a rover.
    Relocate {
        /// The rovers.
        rovers: CellSet,
        /// Where one can go.
        to: CellSet,
    },
    /// Look at the civ cards of this rank.
    Look {
        /// The rank.
        rank: u8,
        /// Whether a card of the next rank joins the choice.
        extra: bool,
    },
    /// Keep one of these civ cards.
    Keep(CardSet),
    /// Move a tracker back.
    Regress(Steps),
    /// Take one of two benefits.
    Pick([Offer; 2]),
    /// Choose a track.
    Track {
        /// The tracks that can be chosen.
        among: TrackSet,
        /// What for.
        purpose: TrackPurpose,
    },
    /// Choose where the lifepod goes that is being collected.
    Berth(Berths),
    /// Move a collected lifepod to another place.
    Reposition {
        /// Where lifepods are.
        from: Berths,
        /// Where one can go.
        to: Berths,
    },
    /// Draw objectives.
    Draw,
    /// Keep one of these objectives.
    KeepObjective {
        /// The objectives that were drawn and are not kept yet.
        among: ObjectiveSet,
        /// How many are left to keep.
        count: u8,
        /// Whether everyone sees them.
        open: bool,
    },
    /// Destroy one of these private objectives.
    DestroyObjective(ObjectiveSet),
    /// Turn the station (event card G15).
    TurnStation,
    /// Destroy a collected lifepod that is there.
    DestroyCollectedLifepod(Berths),
    /// Choose the resource that advances (rules §11.2).
    Resource(ResourcesOf),
    /// Remove the tiles of one of these rings' stacks.
    RemoveShape(ArrayVec<Ring, 2>),
    /// Nothing: it cannot be carried out now.
    Impossible,
}

/// A tile of which only one resource advances (rules §11.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ResourcesOf {
    /// The tile.
    pub tile: Tile,
    /// How it lies and its anchor; none if it could not be placed.
    pub lies: Option<(Orientation, Cell)>,
}

/// What lets a seat take a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Taking {
    /// The round (rules §3.4).
    Round,
    /// A civ card.
    Card {
        /// Whether the resources of the tile advance.
        resources: bool,
    },
}

/// The tiles on offer and where they may lie.
#[derive(Clone, PartialEq, Debug)]
pub struct TileOffer {
    /// What lets the seat take one.
    pub taking: Taking,
    /// The tiles of the depot that can be placed.
    pub tiles: ArrayVec<(Ring, Tile), 2>,
    /// What binds them, without what is lifted.
    pub rules: PlacementRules,
    /// The restrictions that are lifted (rules §4.6).
    pub lifted: Lifted,
}

/// What a track is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TrackPurpose {
    /// To gain what the five fields in the row of its tracker show.
    Row,
    /// To put the corporation's token on.
    Token,
}

/// What happens on a chosen cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// A patch is placed; with `may_store` it may be stored instead.
    Patch {
        /// Whether it may be stored until the end.
        may_store: bool,
    },
    /// A rover is placed.
    Rover,
    /// A lifepod is collected.
    CollectLifepod,
    /// A meteorite is destroyed.
    DestroyMeteorite,
    /// A meteorite is collected.
    CollectMeteorite,
    /// A meteorite comes down.
    PutMeteorite,
    /// A rover is destroyed.
    DestroyRover,
    /// A lifepod is destroyed.
    DestroyLifepod,
}

impl GameState {
    /// What `seat` is asked now; nothing unless it is one of the [open seats](Self::open_seats) (rules §3.4).
    pub fn decision(&self, seat: SeatId) -> Option<Decision> {
        if !self.is_open(seat) {
            return None;
        }
        Some(if self.phase == Phase::Rotate {
            Decision::Rotate
        } else {
            Decision::Play(self.questions(seat))
        })
    }

    /// The questions of `seat`'s pending effects and of the abilities on offer; only the urgent ones while there are
    /// any.
    pub fn questions(&self, seat: SeatId) -> Questions {
        let places = (0u8..).zip(self.waiting(seat));
        let waiting = places.map(|(place, what)| (place, Slot::Agenda(place), what));
        let abilities = self.numbered_abilities(seat);
        let abilities = abilities.map(|(number, level, what)| (number, Slot::Ability(level), what));
        let urgent = self.seat(seat).turn.is_urgent();
        let asked = waiting
            .chain(abilities)
            .filter(|(_, _, what)| what.urgent || !urgent);
        let ask = |(pending, slot, what)| Asked {
            pending,
            slot,
            what,
            question: self.question(seat, &what),
        };
        asked.map(ask).collect()
    }

    /// The abilities on offer to `seat`, each with its number and its level: the numbers follow those of the agenda.
    pub(super) fn numbered_abilities(
        &self,
        seat: SeatId,
    ) -> impl Iterator<Item = (u8, u8, Pending)> {
        let first = self.seat(seat).turn.agenda.len() as u8;
        let abilities = self.abilities_on_offer(seat);
        (first..)
            .zip(abilities)
            .map(|(number, (level, what))| (number, level, what))
    }

    /// Where what a choice calls number `pending` waits, and what it is.
    pub fn slot(&self, seat: SeatId, pending: u8) -> Option<(Slot, Pending)> {
        if let Some(what) = self.waiting(seat).nth(usize::from(pending)) {
            return Some((Slot::Agenda(pending), what));
        }
        let mut abilities = self.numbered_abilities(seat);
        let (_, level, what) = abilities.find(|(number, _, _)| *number == pending)?;
        Some((Slot::Ability(level), what))
    }

    /// Whether `seat` could carry out `pending` now.
    pub fn is_possible(&self, seat: SeatId, pending: &Pending) -> bool {
        self.question(seat, pending) != Question::Impossible
    }
}

pub(super) fn some_cell(cells: CellSet, purpose: Purpose) -> Question {
    if cells.is_empty() {
        Question::Impossible
    } else {
        Question::Cell { cells, purpose }
    }
}
