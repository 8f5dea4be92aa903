//! The points (exoplanets §9).

use crate::components::Marker;
use crate::id::{PlanetId, TileId};
use crate::state::{Placed, State};
use game::{Ranking, SeatId};

/// What a planet is worth for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlanetScore {
    /// The planet.
    pub planet: PlanetId,
    /// Points of life markers or the species (exoplanets §9.3).
    pub points: u8,
    /// The size of the planet.
    pub size: u8,
    /// The sum of its EP markers (exoplanets §9.4).
    pub markers: i32,
    /// Points times size, and the markers; at least 0.
    pub ep: i32,
}

/// What a seat has scored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Every planet with its presence.
    pub planets: Vec<PlanetScore>,
    /// Its claimed goals with their EP.
    pub goals: Vec<(TileId, u8)>,
    /// The number of its species on planets.
    pub species: u8,
}

impl Score {
    /// EP of planets.
    pub fn planet_ep(&self) -> i32 {
        self.planets.iter().map(|planet| planet.ep).sum()
    }

    /// EP of goals.
    pub fn goal_ep(&self) -> i32 {
        self.goals.iter().map(|(_, ep)| i32::from(*ep)).sum()
    }

    /// All EP.
    pub fn total(&self) -> i32 {
        self.planet_ep() + self.goal_ep()
    }
}

impl State {
    /// What a planet is worth for `seat` now; none if it is not present there (exoplanets §9.3, §9.4).
    pub fn planet_score(&self, seat: SeatId, placed: &Placed) -> Option<PlanetScore> {
        let scoring = &self.components.data().scoring;
        let points = match placed.species {
            Some(owner) if owner == seat => scoring.species,
            _ => placed.life[seat.index()].saturating_mul(scoring.life),
        };
        if !placed.has(seat) {
            return None;
        }
        let size = self.card(placed.id).size();
        let markers = self.markers(placed).map(|(marker, count)| match marker {
            Marker::Ep(ep) => i32::from(ep) * i32::from(count),
            Marker::Add(_) | Marker::Minus(_) => 0,
        });
        let markers = markers.sum();
        let ep = i32::from(points) * i32::from(size) + markers;
        Some(PlanetScore {
            planet: placed.id,
            points,
            size,
            markers,
            ep: ep.max(scoring.floor_per_planet.into()),
        })
    }

    /// What `seat` has scored so far.
    pub fn score(&self, seat: SeatId) -> Score {
        let own = &self.seats[seat.index()];
        let goal = |tile: &TileId| (*tile, self.components.goal(*tile).ep);
        Score {
            planets: (self.planets())
                .filter_map(|placed| self.planet_score(seat, placed))
                .collect(),
            goals: own.goals.iter().map(goal).collect(),
            species: self.species_of(seat),
        }
    }

    /// All EP of `seat` so far.
    pub fn points(&self, seat: SeatId) -> i32 {
        let planets = self
            .planets()
            .filter_map(|placed| self.planet_score(seat, placed));
        let goals = self.seats[seat.index()].goals.iter();
        planets.map(|planet| planet.ep).sum::<i32>()
            + goals
                .map(|tile| i32::from(self.components.goal(*tile).ep))
                .sum::<i32>()
    }

    fn species_of(&self, seat: SeatId) -> u8 {
        let own = self.planets().filter(|placed| placed.species == Some(seat));
        own.count() as u8
    }

    /// The ranking by what is scored so far (exoplanets §9.5, §9.6).
    pub fn standing(&self) -> Ranking {
        let points = self.seat_ids().map(|seat| self.points(seat));
        Ranking::with_ties_broken(points, |seat| {
            let goals = self.seats[seat.index()].goals.len();
            (goals, self.species_of(seat))
        })
    }
}
