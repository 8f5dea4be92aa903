//! What happened: the log of a game, in facts that a window can show and say.

use super::action::Line;
use super::board::tile::{Orientation, Ring, Tile};
use super::board::{Cell, Lifted};
use super::card::{CardSet, CivCard, EventCard, Objective, ObjectiveSet};
use super::corporation::{Berth, Field};
use super::effect::{Effect, Source};
use super::practice::Change;
use super::state::{EndReason, SeatId};
use super::terrain::{Terrain, Track};

/// One thing that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Event {
    /// The seat it happened to; none if it concerns the table.
    pub seat: Option<SeatId>,
    /// Who may see it.
    pub audience: Audience,
    /// What happened.
    pub kind: EventKind,
}

/// Who may see an event.
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

    /// Whether the turn was handed on with it.
    pub const fn passes_turn(&self) -> bool {
        matches!(
            self.kind,
            EventKind::TurnEnded | EventKind::RoundStarted { .. }
        )
    }

    /// Whether undoing past it would give away something: hidden information came out, or the turn was handed on.
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

/// The things that happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A round began.
    RoundStarted {
        /// Its number, from 1.
        round: u16,
        /// Who commands the station.
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
        /// How it lies.
        orientation: Orientation,
        /// The top left corner of its bounding box.
        anchor: Cell,
        /// What asked for it: the round or a card.
        source: Source,
        /// The restrictions that were lifted for it.
        lifted: Lifted,
    },
    /// In a practice game: a tile came to the top of its stack.
    Fetched {
        /// The tile.
        tile: Tile,
        /// Its ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// In a practice game: a part of the position was laid out.
    Arranged(Change),
    /// The tile could not be placed and was put away.
    TileDiscarded(Tile),
    /// A new tile lies face up on a stack during a turn or after a card.
    TopRevealed {
        /// The ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// A meteorite struck.
    MeteoriteLanded(Cell),
    /// A tech kept a meteorite away.
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
        /// Which.
        tracker: Track,
        /// Where it stood; the field it still stands on if it took the movement above the rover track.
        from: Field,
        /// Where it stands now.
        to: Field,
        /// What moved it.
        source: Source,
    },
    /// A tracker went back.
    Regressed {
        /// Which.
        tracker: Track,
        /// Where it stood.
        from: Field,
        /// Where it stands now.
        to: Field,
        /// What moved it.
        source: Source,
    },
    /// The seat chose a tile of its depot and is to place it.
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
    /// A collected lifepod was put somewhere, from another place or from the planet.
    LifepodBerthed {
        /// Where it was, if it had been collected before.
        from: Option<Berth>,
        /// Where it is.
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
    /// The event card of the round keeps a seat from what a field gives.
    MilestoneBarred(Field),
    /// Each rank gained a civ card from the box.
    CardsAdded,
    /// Each rank lost a civ card to the box.
    CardsRemoved,
    /// A rover beyond those of the corporation came to it.
    RoverGained,
    /// A lifepod that had been collected was destroyed.
    CollectedLifepodDestroyed(Berth),
    /// A meteorite that had been collected was destroyed.
    CollectedMeteoriteDestroyed,
    /// A resource of the tile does not advance.
    ResourceIgnored(Terrain),
    /// The tiles of a stack left the station.
    StackRemoved {
        /// The ring.
        ring: Ring,
        /// The depot.
        depot: u8,
    },
    /// Rover movement came into the pool.
    MovementGained(u8),
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
        /// Where.
        cell: Cell,
        /// Whether a tile lay there.
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
        /// From where.
        from: Cell,
        /// Where to.
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
    /// A civ card was taken; everyone knows of it, end-of-game cards only by their rank.
    CardTaken {
        /// The rank of the card.
        rank: u8,
        /// The card, if it is immediate.
        shown: Option<CivCard>,
    },
    /// The end-of-game card the seat took.
    CardHeld(CivCard),
    /// An effect that says "may" was declined.
    Declined(Effect),
    /// An effect, or what was left of it, could not be carried out.
    Lost(Effect),
    /// The seat finished this part of its turn.
    TurnEnded,
    /// This round is the last.
    LastRound(EndReason),
    /// The commander's token passed on.
    CommanderPassed(SeatId),
    /// The game is over.
    GameEnded,
}
