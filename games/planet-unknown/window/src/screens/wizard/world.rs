//! What a seat chooses: a planet or a corporation.

use kit::wizard::Guest;
use rules::{CorporationId, PlanetId};

/// A seat: who sits there, with which planet and corporation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Seat {
    pub(super) guest: Guest,
    pub(super) planet: PlanetId,
    pub(super) corporation: CorporationId,
    /// The hand from which it chooses; `None` if every seat chooses freely.
    pub(super) hand: Option<Hand>,
}

/// The planets and corporations that a seat was dealt.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Hand {
    /// Those of each hall.
    pub(super) worlds: [Vec<World>; 2],
    /// Whether the seat has chosen its planet, and its corporation.
    pub(super) chosen: [bool; 2],
}

/// A planet or a corporation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::screens) enum World {
    Planet(PlanetId),
    Corporation(CorporationId),
}

/// Planets, or corporations.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(in crate::screens) enum Hall {
    #[default]
    Planets,
    Corporations,
}

impl Hand {
    /// Returns whether the seat still has to choose.
    pub(super) fn is_open(&self) -> bool {
        self.chosen.contains(&false)
    }
}

impl Hall {
    pub(in crate::screens) const BOTH: [Self; 2] = [Self::Planets, Self::Corporations];

    /// All planets, or all corporations.
    pub(in crate::screens) fn worlds(self) -> Vec<World> {
        match self {
            Self::Planets => PlanetId::ALL.map(World::Planet).into(),
            Self::Corporations => CorporationId::ALL.map(World::Corporation).into(),
        }
    }

    /// The one that any number of seats may have.
    pub(super) const fn standard(self) -> World {
        match self {
            Self::Planets => World::Planet(PlanetId::STANDARD),
            Self::Corporations => World::Corporation(CorporationId::STANDARD),
        }
    }

    /// The one that a seat has.
    pub(super) const fn of(self, seat: &Seat) -> World {
        match self {
            Self::Planets => World::Planet(seat.planet),
            Self::Corporations => World::Corporation(seat.corporation),
        }
    }
}

impl World {
    pub(super) const fn hall(self) -> Hall {
        match self {
            Self::Planet(_) => Hall::Planets,
            Self::Corporation(_) => Hall::Corporations,
        }
    }

    /// Gives it to a seat.
    pub(super) const fn give(self, seat: &mut Seat) {
        match self {
            Self::Planet(planet) => seat.planet = planet,
            Self::Corporation(corporation) => seat.corporation = corporation,
        }
    }
}
