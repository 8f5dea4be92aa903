//! Facts for and against a choice.

use bot::Part;
use rules::{Benefit, Cell, CellSet, Line, Objective, Ring, Shape, Tile, Track};

/// A fact for or against a choice: what it brings or costs.
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// About lines, holes and room on the planet, and what lands there.
    Planet(PlanetFact),
    /// About trackers.
    Track(TrackFact),
    /// About rovers, lifepods and meteorites.
    Piece(PieceFact),
    /// About a civ card.
    Card(CardFact),
    /// About an objective.
    Objective(ObjectiveFact),
    /// The station offers this tile.
    Offers(Ring, Tile),
    /// A part of the evaluation is better or worse than after the other choices.
    Outlook {
        /// The part.
        part: Part,
        /// Whether it is better.
        better: bool,
    },
}

/// A fact about lines, holes and room on the planet, and what lands there.
#[derive(Clone, PartialEq, Debug)]
pub enum PlanetFact {
    /// Rows and columns become complete.
    Completes {
        /// The rows and columns.
        lines: Vec<Line>,
        /// The sum of their medals.
        medals: u8,
    },
    /// The row or column becomes complete with the rest of the turn.
    Enables(Line),
    /// Few cells of the row or column are still missing.
    Nears {
        /// The rows and columns.
        line: Line,
        /// The number of missing cells.
        missing: u8,
    },
    /// The row or column remains easier to complete than after the other choices.
    KeepsOpen(Line),
    /// No meteorite lies in the row or column any more.
    Frees(Line),
    /// The row or column becomes harder to complete than after the other choices.
    Hampers(Line),
    /// A meteorite lies in the row or column now.
    Blocks(Line),
    /// Medals of the planet itself are won, or lost if less than 0.
    Bonus(i8),
    /// A hole of this many cells that no tile fits into is filled.
    Fills(u8),
    /// A hole remains that no tile fits into.
    Hole(CellSet),
    /// There is still room for the shape, which has little after the other choices.
    Fits {
        /// The shape.
        shape: Shape,
        /// The number of places where it fits.
        places: u8,
    },
    /// The shape fits nowhere any more.
    NoRoom(Shape),
    /// A meteorite lands on this cell.
    Meteorite(Cell),
}

/// A fact about trackers.
#[derive(Clone, PartialEq, Debug)]
pub enum TrackFact {
    /// A tracker gains the benefit of a field.
    Gains {
        /// The tracker.
        tracker: Track,
        /// What it gains.
        benefit: Benefit,
    },
    /// Energy can gain a benefit.
    EnergyGains {
        /// The tracker.
        tracker: Track,
        /// What it would gain.
        benefit: Benefit,
    },
    /// A tracker comes to the field before one with a large benefit.
    Approaches {
        /// The tracker.
        tracker: Track,
        /// The benefit of the next field.
        benefit: Benefit,
    },
    /// A tracker advances.
    Advances(Track),
    /// A tracker falls back.
    Regresses(Track),
    /// The tracks are worth this number of medals less (rules §8).
    LosesMedals(u16),
    /// Techs of these levels lock, and none is unlocked for them (rules §8).
    LocksTechs(Vec<u8>),
}

/// A fact about rovers, lifepods and meteorites.
#[derive(Clone, PartialEq, Debug)]
pub enum PieceFact {
    /// This number of lifepods is collected.
    CollectsLifepods(u8),
    /// This number of meteorites is collected.
    CollectsMeteorites(u8),
    /// A rover loads a meteorite, to be delivered.
    LoadsMeteorite,
    /// A rover gets near a lifepod.
    RoverNear {
        /// The cell of the lifepod.
        lifepod: Cell,
        /// The distance in steps, as the crow flies.
        steps: u8,
    },
    /// This number of lifepods is lost.
    LosesLifepods(u8),
    /// This number of rovers is lost.
    LosesRovers(u8),
}

/// A fact about a civ card.
#[derive(Clone, PartialEq, Debug)]
pub enum CardFact {
    /// The civ card is worth this number of medals as things stand.
    Worth(u8),
    /// The civ card takes effect at once.
    Now,
}

/// A fact about an objective.
#[derive(Clone, PartialEq, Debug)]
pub enum ObjectiveFact {
    /// A private objective is met.
    Meets(Objective),
    /// A private objective gets nearer.
    Serves(Objective),
    /// A private objective gets farther away.
    Spoils(Objective),
    /// An objective between neighbours is won as things stand.
    Leads(Objective),
}

/// Makes a [`Fact`] of each kind of facts.
macro_rules! facts {
    ($($kind:ident($fact:ident),)+) => {
        $(impl From<$fact> for Fact {
            fn from(fact: $fact) -> Self {
                Self::$kind(fact)
            }
        })+
    };
}

facts! {
    Planet(PlanetFact),
    Track(TrackFact),
    Piece(PieceFact),
    Card(CardFact),
    Objective(ObjectiveFact),
}

impl Fact {
    /// Whether the fact tells something about private objectives, which only their owner may know (rules §2.5).
    pub fn is_secret(&self) -> bool {
        self.part() == Some(Part::Private)
    }

    /// The part of the evaluation that the fact is about.
    pub const fn part(&self) -> Option<Part> {
        match self {
            Self::Planet(_) => Some(Part::Lines),
            Self::Track(fact) => Some(fact.part()),
            Self::Piece(_) => Some(Part::Pieces),
            Self::Card(_) => Some(Part::Cards),
            Self::Objective(ObjectiveFact::Leads(_)) => Some(Part::Objectives),
            Self::Objective(
                ObjectiveFact::Meets(_) | ObjectiveFact::Serves(_) | ObjectiveFact::Spoils(_),
            ) => Some(Part::Private),
            Self::Offers(..) => None,
            Self::Outlook { part, .. } => Some(*part),
        }
    }
}

impl TrackFact {
    /// The part of the evaluation that the fact is about.
    const fn part(&self) -> Part {
        match self {
            Self::Gains {
                benefit: Benefit::TechMilestone(_),
                ..
            } => Part::Techs,
            Self::Gains {
                benefit: Benefit::CivMilestone(_) | Benefit::Patch | Benefit::Boost,
                ..
            } => Part::Pending,
            _ => Part::Tracks,
        }
    }
}

/// A fact with its rough worth against the other choices, in medals; negative if it speaks against the choice.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weighed {
    pub(super) fact: Fact,
    pub(super) medals: f32,
}

impl Weighed {
    pub(super) fn new(fact: impl Into<Fact>, medals: f32) -> Self {
        let fact = fact.into();
        Self { fact, medals }
    }
}
