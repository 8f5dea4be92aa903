//! The setup of a game (rules §2).

mod deal;
mod error;
mod options;

pub use error::SetupError;
pub use options::{GameOptions, Rulings};

use crate::board::tile::{Ring, Shape};
use crate::corporation::CorporationId;
use crate::ensure;
use crate::planet::PlanetId;
use crate::state::MAX_SEATS;
use crate::station::DEPOTS;
use serde::{Deserialize, Serialize};

/// The longest seed, in characters.
pub const MAX_SEED: usize = 64;
/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// The setup of a game. The same setup always deals the same game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Any text. It determines every shuffle.
    pub seed: String,
    /// The seats, clockwise: 1–6.
    pub seats: Vec<SeatSetup>,
    /// Variants and house rules.
    pub options: GameOptions,
    /// The distribution of the stacks.
    pub station: StationSetup,
}

/// The player of a seat, and its planet and corporation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatSetup {
    /// The player's name.
    pub name: String,
    /// Number of the player's colour and symbol, 0–5; the rules do not use it.
    pub colour: u8,
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
}

/// The distribution of the stacks around the station (rules §2.2).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum StationSetup {
    /// The rings are turned against each other at random.
    #[default]
    Random,
    /// As the players choose.
    Chosen {
        /// Shape of the small stack in each depot.
        inner: [Shape; DEPOTS as usize],
        /// Shape of the large stack in each depot.
        outer: [Shape; DEPOTS as usize],
        /// The rotation of the station, 0–5.
        rotation: u8,
    },
}

impl Setup {
    /// A setup with standard planets and corporations for this number of seats, named by their numbers.
    pub fn standard(seats: usize, seed: &str) -> Self {
        let seat = |index: usize| SeatSetup {
            name: format!("{}", index + 1),
            colour: index as u8,
            planet: PlanetId::STANDARD,
            corporation: CorporationId::STANDARD,
        };
        Self {
            seed: seed.to_owned(),
            seats: (0..seats).map(seat).collect(),
            options: GameOptions::default(),
            station: StationSetup::Random,
        }
    }

    /// Whether a game can be dealt from this.
    ///
    /// # Errors
    /// The first error.
    pub fn check(&self) -> Result<(), SetupError> {
        let count = self.seats.len();
        ensure((1..=MAX_SEATS).contains(&count), SetupError::Seats(count))?;
        ensure(self.seed.chars().count() <= MAX_SEED, SetupError::Seed)?;
        self.options.check(count)?;
        self.check_seats()?;
        ensure(self.station.is_valid(), SetupError::Station)
    }

    fn check_seats(&self) -> Result<(), SetupError> {
        for (index, seat) in self.seats.iter().enumerate() {
            let earlier = &self.seats[..index];
            let (planet, corporation) = (seat.planet, seat.corporation);
            let name = seat.name.chars().count();
            ensure(name <= MAX_NAME, SetupError::Name(index))?;
            let colour = usize::from(seat.colour);
            ensure(colour < MAX_SEATS, SetupError::Colour(index))?;
            let is_free =
                planet.is_standard() || earlier.iter().all(|other| other.planet != planet);
            ensure(is_free, SetupError::PlanetTwice(planet))?;
            let is_free = corporation.is_standard()
                || earlier.iter().all(|other| other.corporation != corporation);
            ensure(is_free, SetupError::CorporationTwice(corporation))?;
        }
        Ok(())
    }
}

impl StationSetup {
    fn is_valid(&self) -> bool {
        let Self::Chosen {
            inner,
            outer,
            rotation,
        } = self
        else {
            return true;
        };
        let belongs = |shapes: &[Shape; 6], ring: Ring| {
            shapes.iter().all(|shape| {
                shape.ring() == ring && shapes.iter().filter(|other| *other == shape).count() == 1
            })
        };
        belongs(inner, Ring::Inner) && belongs(outer, Ring::Outer) && *rotation < DEPOTS
    }
}
