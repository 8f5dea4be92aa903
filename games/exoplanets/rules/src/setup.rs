//! The setup of a game, and its deal (exoplanets §2).

use crate::components::{Arm, Colour, Components, ComponentsError};
use crate::id::{PlanetId, TileId};
use crate::resource::Resource;
use crate::state::{ArmState, MOST_SEATS, Placed, Seat, Special, Stage, State};
use arrayvec::ArrayVec;
use game::components::ComponentSet;
use game::luck;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Everything that a game begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Determines every random event.
    pub seed: String,
    /// Two to four players, in turn order (exoplanets §2.9).
    pub seats: Vec<Player>,
    /// Whether seats get what makes up for their place in turn order (exoplanets §10.1).
    pub seat_compensation: bool,
    /// What the game is played with.
    pub components: ComponentSet,
    /// Whether undo stops nowhere.
    pub practice: bool,
}

/// The player of a seat, with the colour (exoplanets §2.7).
pub type Player = game::Player<Colour>;

/// Why no game can be dealt from a setup.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// There are too few or too many players.
    #[error("two to four play")]
    Seats,
    /// Two players have the same colour.
    #[error("two players have the same colour")]
    Colours,
    /// The components have a mistake.
    #[error("the components cannot be used: {0}")]
    Components(#[from] ComponentsError),
}

impl Setup {
    /// A game of so many players, named by their numbers, with our components and compensation.
    pub fn standard(players: usize, seed: &str) -> Self {
        Self {
            seed: seed.to_owned(),
            seats: Player::numbered(players, Colour::ALL),
            seat_compensation: true,
            components: ComponentSet::Standard,
            practice: false,
        }
    }

    /// Deals the game: everything up to the choice of tiles (exoplanets §2.2 to §2.6).
    pub(crate) fn deal(&self) -> Result<State, SetupError> {
        if !(2..=MOST_SEATS).contains(&self.seats.len()) {
            return Err(SetupError::Seats);
        }
        if !Player::all_differ(&self.seats) {
            return Err(SetupError::Colours);
        }
        let components = Components::of(&self.components)?;
        let numbers = components.numbers(self.seats.len());
        let numbers = numbers.ok_or(SetupError::Seats)?;
        let mut luck = luck(&self.seed);
        let count = components.planet_count() as u8;
        let mut bag: ArrayVec<PlanetId, 64> = (0..count).map(PlanetId).collect();
        bag.shuffle(&mut luck);
        let mut tiles: Vec<TileId> = (0..components.tile_count() as u8).map(TileId).collect();
        tiles.shuffle(&mut luck);
        let arms = Arm::ALL.map(|_| ArmState {
            planets: bag.pop().map(Placed::new).into_iter().collect(),
            face_down: drawn(&mut tiles, numbers.tiles_per_arm.into()),
        });
        let stacks = [(); 2].map(|()| bag.pop().into_iter().collect());
        let counts = &components.data().counts;
        let seat = |_| Seat {
            life: counts.life_per_colour,
            species: counts.species_per_colour,
            hand: drawn(&mut tiles, 3),
            ..Seat::default()
        };
        let mut cloud = components.supply();
        cloud[Resource::Energy] -= numbers.star_energy;
        Ok(State {
            seats: self.seats.iter().map(seat).collect(),
            star: numbers.star_energy,
            cloud,
            special: Special {
                fusion: numbers.fusion,
                flare: numbers.flare,
                creation: numbers.creation,
            },
            arms,
            stacks,
            bag,
            undrawn: tiles.into_iter().collect(),
            removed_open: Default::default(),
            compensation: self.seat_compensation,
            stage: Stage::Setup,
            birth: None,
            turn: Default::default(),
            effect: None,
            agenda: ArrayVec::new(),
            components,
        })
    }
}

/// The next tiles of the pile.
fn drawn<C: FromIterator<TileId>>(tiles: &mut Vec<TileId>, count: usize) -> C {
    tiles.drain(tiles.len() - count..).rev().collect()
}

game::setup_of_seats!(Setup);
