//! The log of a game: facts that a window can show and describe.

use super::action::Line;
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, Lifted};
use super::card::{CardSet, CivCard, EventCard, Objective, ObjectiveSet};
use super::change::Change;
use super::corporation::{Berth, Field};
use super::effect::{Effect, Source};
use super::state::{EndReason, SeatId};
use super::terrain::{Terrain, Track};
use game::{Barrier, SeatSet};

/// An entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The seat concerned; `None` for the whole table.
    pub seat: Option<SeatId>,
    /// The seats that may see it; [`SeatSet::ALL`] for everyone.
    pub audience: SeatSet,
    /// The fact.
    pub kind: EventKind,
}

impl Event {
    /// Whether `seat` may see it.
    pub fn visible_to(&self, seat: SeatId) -> bool {
        self.audience.contains(seat)
    }

    /// Whether all seats may see it.
    pub fn is_public(&self) -> bool {
        self.audience == SeatSet::ALL
    }

    /// Whether undo stops at it, and why: hidden information was revealed, or the turn passed to another seat.
    pub const fn barrier(&self) -> Option<Barrier> {
        match self.kind {
            EventKind::Course(CourseEvent::TurnEnded | CourseEvent::RoundStarted { .. }) => {
                Some(Barrier::PassedOn)
            }
            EventKind::Course(CourseEvent::TopRevealed { .. })
            | EventKind::Card(
                CardEvent::Seen { .. }
                | CardEvent::ObjectivesDrawn(_)
                | CardEvent::EventCardRevealed(_)
                | CardEvent::EventCardForeseen(_),
            ) => Some(Barrier::Revealed),
            _ => None,
        }
    }
}

/// Logs a fact that all seats may see.
pub(super) fn tell(events: &mut Vec<Event>, seat: Option<SeatId>, kind: impl Into<EventKind>) {
    events.push(Event {
        seat,
        audience: SeatSet::ALL,
        kind: kind.into(),
    });
}

/// The facts of the log, in families.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// The course of the game: rounds, turns, the station, the end; and what was changed in a practice game.
    Course(CourseEvent),
    /// Tiles, patches, and the resources of tiles.
    Tile(TileEvent),
    /// Meteorites, lifepods and rovers.
    Piece(PieceEvent),
    /// Trackers, and what the fields that they reach bring.
    Track(TrackEvent),
    /// Effects on the agenda.
    Effect(EffectEvent),
    /// Civ cards, event cards and objectives.
    Card(CardEvent),
}

macro_rules! families {
    ($($family:ident($event:ident)),*) => {
        $(impl From<$event> for EventKind {
            fn from(event: $event) -> Self {
                Self::$family(event)
            }
        })*
    };
}

families!(
    Course(CourseEvent),
    Tile(TileEvent),
    Piece(PieceEvent),
    Track(TrackEvent),
    Effect(EffectEvent),
    Card(CardEvent)
);

/// The course of the game: rounds, turns, the station, the end; and what was changed in a practice game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CourseEvent {
    /// A round began.
    RoundStarted {
        /// Its number, from 1.
        round: u16,
        /// The station commander.
        commander: SeatId,
    },
    /// The station was turned clockwise by this number of depots.
    Rotated(u8),
    /// The tiles of a stack left the station.
    StackRemoved {
        /// The ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// A new tile of a stack was turned up during a turn or after a card.
    TopRevealed {
        /// The ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// Practice games: a part of the position was changed.
    Arranged(Change),
    /// The seat finished this part of its turn.
    TurnEnded,
    /// This round is the last.
    LastRound(EndReason),
    /// The commander's token was passed on.
    CommanderPassed(SeatId),
    /// The game is over.
    GameEnded,
}

/// Tiles, patches, and the resources of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TileEvent {
    /// A tile was taken from the own depot.
    Taken {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// The seat chose a tile of its depot before placing it.
    Chosen {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
    },
    /// Practice games: a tile was moved to the top of its stack.
    Fetched {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// The tile was placed.
    Placed {
        /// The tile.
        tile: Tile,
        /// Its orientation.
        orientation: Orientation,
        /// The top left corner of its bounding box.
        anchor: Cell,
        /// Its source: the round or a card.
        source: Source,
        /// The restrictions that were lifted for it.
        lifted: Lifted,
    },
    /// The tile could not be placed and was discarded.
    Discarded(Tile),
    /// A patch was placed.
    PatchPlaced {
        /// The cell.
        cell: Cell,
        /// Whether there was a tile on it.
        on_tile: bool,
        /// What gave it.
        source: Source,
    },
    /// A patch was stored.
    PatchStored,
    /// A resource of the tile did not advance.
    ResourceIgnored(Terrain),
    /// A resource of a tile advances nothing where it lies: water away from the ice (rules §5.2), or biomass of Wormhole Corp.
    /// that joins no area (rules §8).
    ResourceIdle(Track),
}

/// Meteorites, lifepods and rovers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PieceEvent {
    /// A meteorite landed.
    MeteoriteLanded(Cell),
    /// A tech repelled a meteorite.
    MeteoriteRepelled(Cell),
    /// A rover loaded a meteorite.
    MeteoriteLoaded(Cell),
    /// A meteorite was collected.
    MeteoriteCollected(Cell),
    /// A meteorite was destroyed.
    MeteoriteDestroyed(Cell),
    /// A collected meteorite was destroyed.
    CollectedMeteoriteDestroyed,
    /// All meteorites of a row or column were destroyed.
    LineCleared(Line),
    /// A lifepod was collected.
    LifepodCollected(Cell),
    /// A collected lifepod was moved, from another place or from the planet.
    LifepodBerthed {
        /// Its old place, if it had been collected before.
        from: Option<Berth>,
        /// Its new place.
        to: Berth,
    },
    /// A lifepod was destroyed.
    LifepodDestroyed(Cell),
    /// A collected lifepod was destroyed.
    CollectedLifepodDestroyed(Berth),
    /// The corporation gained an extra rover.
    RoverGained,
    /// A rover was placed from the corporation.
    RoverPlaced(Cell),
    /// A rover moved.
    RoverMoved {
        /// The old cell.
        from: Cell,
        /// The new cell.
        to: Cell,
    },
    /// A rover was destroyed.
    RoverDestroyed(Cell),
}

/// Trackers, and what the fields that they reach bring.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrackEvent {
    /// A tracker advanced.
    Advanced {
        /// The tracker.
        tracker: Track,
        /// Its old field; the same as the new one for the movement above the rover track.
        from: Field,
        /// Its new field.
        to: Field,
        /// The source of the move.
        source: Source,
    },
    /// A tracker regressed.
    Regressed {
        /// The tracker.
        tracker: Track,
        /// Its old field.
        from: Field,
        /// Its new field.
        to: Field,
        /// The source of the move.
        source: Source,
    },
    /// The corporation's token was put on a track.
    TokenMoved(Track),
    /// Rover movement was added to the pool.
    MovementGained {
        /// The number of steps.
        steps: u8,
        /// What gave it.
        source: Source,
    },
    /// A civ milestone was reached.
    MilestoneReached {
        /// Its rank.
        rank: u8,
    },
    /// The event card of the round barred the benefit of a field.
    MilestoneBarred(Field),
    /// A tech became available.
    TechUnlocked {
        /// Its level.
        level: u8,
    },
    /// The ability of a tech was used.
    TechUsed {
        /// Its level.
        level: u8,
    },
}

/// Effects on the agenda.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EffectEvent {
    /// An effect joined the agenda.
    Gained(Effect),
    /// An effect that says "may" was declined.
    Declined(Effect),
    /// An effect, or the rest of it, was lost: it could not be carried out.
    Lost(Effect),
}

/// Civ cards, event cards and objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardEvent {
    /// The seat looked at the civ cards of a rank.
    Seen {
        /// The rank of the milestone.
        rank: u8,
        /// The cards in play.
        cards: CardSet,
    },
    /// A civ card was taken. Everyone sees it; of end-of-game cards, only the rank.
    Taken {
        /// The rank of the card.
        rank: u8,
        /// The card, if it is immediate.
        shown: Option<CivCard>,
    },
    /// The end-of-game card that the seat took.
    Held(CivCard),
    /// Each rank gained a civ card from the box.
    Added,
    /// Each rank lost a civ card to the box.
    Removed,
    /// An event card was revealed (rules §3.3).
    EventCardRevealed(EventCard),
    /// The seat looked at the next event card.
    EventCardForeseen(EventCard),
    /// Objectives were drawn.
    ObjectivesDrawn(ObjectiveSet),
    /// An objective was kept.
    ObjectiveKept(Objective),
    /// A private objective was destroyed.
    ObjectiveDestroyed(Objective),
}
