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

/// An entry of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The seat concerned; `None` for the whole table.
    pub seat: Option<SeatId>,
    /// The seats that may see it.
    pub audience: Audience,
    /// The fact.
    pub kind: EventKind,
}

/// The seats that may see an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Everyone.
    All,
    /// Only this seat.
    Only(SeatId),
}

impl Event {
    /// Whether `seat` may see it.
    pub fn visible_to(&self, seat: SeatId) -> bool {
        self.audience == Audience::All || self.audience == Audience::Only(seat)
    }

    /// Whether all seats may see it.
    pub fn is_public(&self) -> bool {
        self.audience == Audience::All
    }

    /// Whether it passes the turn to another seat.
    pub const fn passes_turn(&self) -> bool {
        matches!(
            self.kind,
            EventKind::TurnEnded | EventKind::RoundStarted { .. }
        )
    }

    /// Whether undo stops at it: hidden information was revealed, or the turn passed to another seat.
    pub const fn is_barrier(&self) -> bool {
        matches!(
            self.kind,
            EventKind::CardsSeen { .. }
                | EventKind::ObjectivesDrawn(_)
                | EventKind::EventCardRevealed(_)
                | EventKind::EventCardForeseen(_)
                | EventKind::TopRevealed { .. }
                | EventKind::TurnEnded
                | EventKind::RoundStarted { .. }
        )
    }
}

/// The facts of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A round began.
    RoundStarted {
        /// Its number, from 1.
        round: u16,
        /// The station commander.
        commander: SeatId,
    },
    /// The station was turned clockwise by this number of depots.
    Rotated(u8),
    /// A tile was taken from the own depot.
    TileTaken {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// The tile was placed.
    TilePlaced {
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
    /// Practice games: a tile was moved to the top of its stack.
    Fetched {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// Practice games: a part of the position was changed.
    Arranged(Change),
    /// The tile could not be placed and was discarded.
    TileDiscarded(Tile),
    /// A new tile of a stack was turned up during a turn or after a card.
    TopRevealed {
        /// The ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// A meteorite landed.
    MeteoriteLanded(Cell),
    /// A tech repelled a meteorite.
    MeteoriteRepelled(Cell),
    /// A lifepod was destroyed.
    LifepodDestroyed(Cell),
    /// A rover was destroyed.
    RoverDestroyed(Cell),
    /// A meteorite was destroyed.
    MeteoriteDestroyed(Cell),
    /// All meteorites of a row or column were destroyed.
    LineCleared(Line),
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
    /// The seat chose a tile of its depot before placing it.
    TileChosen {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
    },
    /// The ability of a tech was used.
    TechUsed {
        /// Its level.
        level: u8,
    },
    /// A rover loaded a meteorite.
    MeteoriteLoaded(Cell),
    /// A collected lifepod was moved, from another place or from the planet.
    LifepodBerthed {
        /// Its old place, if it had been collected before.
        from: Option<Berth>,
        /// Its new place.
        to: Berth,
    },
    /// The corporation's token was put on a track.
    TokenMoved(Track),
    /// Objectives were drawn.
    ObjectivesDrawn(ObjectiveSet),
    /// An objective was kept.
    ObjectiveKept(Objective),
    /// A private objective was destroyed.
    ObjectiveDestroyed(Objective),
    /// An event card was revealed (rules §3.3).
    EventCardRevealed(EventCard),
    /// The seat looked at the next event card.
    EventCardForeseen(EventCard),
    /// The event card of the round barred the benefit of a field.
    MilestoneBarred(Field),
    /// Each rank gained a civ card from the box.
    CardsAdded,
    /// Each rank lost a civ card to the box.
    CardsRemoved,
    /// The corporation gained an extra rover.
    RoverGained,
    /// A collected lifepod was destroyed.
    CollectedLifepodDestroyed(Berth),
    /// A collected meteorite was destroyed.
    CollectedMeteoriteDestroyed,
    /// A resource of the tile did not advance.
    ResourceIgnored(Terrain),
    /// A resource of a tile advances nothing where it lies: water away from the ice (rules §5.2), or biomass of Wormhole Corp.
    /// that joins no area (rules §8).
    ResourceIdle(Track),
    /// The tiles of a stack left the station.
    StackRemoved {
        /// The ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// Rover movement was added to the pool.
    MovementGained {
        /// The number of steps.
        steps: u8,
        /// What gave it.
        source: Source,
    },
    /// An effect joined the agenda.
    Gained(Effect),
    /// A civ milestone was reached.
    MilestoneReached {
        /// Its rank.
        rank: u8,
    },
    /// A tech became available.
    TechUnlocked {
        /// Its level.
        level: u8,
    },
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
    /// A rover was placed from the corporation.
    RoverPlaced(Cell),
    /// A rover moved.
    RoverMoved {
        /// The old cell.
        from: Cell,
        /// The new cell.
        to: Cell,
    },
    /// A lifepod was collected.
    LifepodCollected(Cell),
    /// A meteorite was collected.
    MeteoriteCollected(Cell),
    /// The seat looked at the civ cards of a rank.
    CardsSeen {
        /// The rank of the milestone.
        rank: u8,
        /// The cards in play.
        cards: CardSet,
    },
    /// A civ card was taken. Everyone sees it; of end-of-game cards, only the rank.
    CardTaken {
        /// The rank of the card.
        rank: u8,
        /// The card, if it is immediate.
        shown: Option<CivCard>,
    },
    /// The end-of-game card that the seat took.
    CardHeld(CivCard),
    /// An effect that says "may" was declined.
    Declined(Effect),
    /// An effect, or the rest of it, was lost: it could not be carried out.
    Lost(Effect),
    /// The seat finished this part of its turn.
    TurnEnded,
    /// This round is the last.
    LastRound(EndReason),
    /// The commander's token was passed on.
    CommanderPassed(SeatId),
    /// The game is over.
    GameEnded,
}
