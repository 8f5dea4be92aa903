//! The setup of a game, and its deal (cryo §2).

use crate::card::CardKind;
use crate::components::{
    Amounts, Back, CavernSpace, Components, ComponentsError, MOST_KINDS, MOST_SPACES, Size,
};
use crate::id::{CavernTileId, DockId, IncidentId, PlatformId, TileId};
use crate::state::{Cavern, IncidentTrack, MOST_SEATS, Pile, Pods, Seat, Stage, State};
use crate::stock::{Stock, Track};
use arrayvec::ArrayVec;
use game::components::ComponentSet;
use game::{Luck, luck};
use rand::RngExt;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Everything that a game begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Determines every random event.
    pub seed: String,
    /// Two to four players, in turn order (cryo §2.2).
    pub seats: Vec<Player>,
    /// Whether later seats get the balance extra (cryo §2.5).
    pub balance_extra: bool,
    /// What the game is played with.
    pub components: ComponentSet,
    /// Whether undo stops nowhere.
    pub practice: bool,
}

/// The player of a seat, with the colour of drones and pods.
pub type Player = game::Player<PlayerColour>;

game::words! {
    /// The colour of a player.
    PlayerColour { Orange = "orange", Blue = "blue", Yellow = "yellow", White = "white" }
}

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
    /// A game of so many players, named by their numbers, with our components and the balance extra.
    pub fn standard(players: usize, seed: &str) -> Self {
        Self {
            seed: seed.to_owned(),
            seats: Player::numbered(players, PlayerColour::ALL),
            balance_extra: true,
            components: ComponentSet::Standard,
            practice: false,
        }
    }

    /// Deals the game: everything up to the choice of cards (cryo §2.3 to §2.11).
    pub(crate) fn deal(&self) -> Result<State, SetupError> {
        let players = self.seats.len();
        if !(2..=MOST_SEATS).contains(&players) {
            return Err(SetupError::Seats);
        }
        if !Player::all_differ(&self.seats) {
            return Err(SetupError::Colours);
        }
        let components = Components::of(&self.components)?;
        let numbers = components.numbers(players).ok_or(SetupError::Seats)?;
        let mut luck = luck(&self.seed);
        let mut deck = deck(&components, &mut luck);
        let hand = usize::from(components.data().start.hand.dealt);
        let seat = |number: usize| Seat {
            hand: deck.drain(deck.len() - hand..).collect(),
            ..self.seat(number, &components)
        };
        let seats = (0..players).map(seat).collect();
        let mut breaking: Vec<DockId> = components.board().breakable().iter().collect();
        breaking.shuffle(&mut luck);
        breaking.truncate(numbers.damage_markers.value.into());
        let stacks = stacks(&components, numbers.resource_stack.value, &mut luck);
        let (incidents, track) = incidents(&components, numbers.incident_stack.value, &mut luck);
        let mut pods: Pods = [0; MOST_SEATS];
        pods[..players].fill(1);
        let chamber = |sleepers: u8| pods.map(|pod| pod * sleepers);
        let caverns = caverns(&components, players, &mut luck);
        Ok(State {
            seats,
            stacks,
            damaged: breaking.into_iter().collect(),
            chambers: components.board().sleepers.map(chamber),
            sabotage: Default::default(),
            incidents,
            track,
            caverns,
            salvage: [None; MOST_SPACES],
            deck,
            discard: Pile::new(),
            boxed_tiles: [0; MOST_KINDS],
            boxed_incidents: [0; MOST_KINDS],
            turn: 0,
            scrapped: false,
            ending: None,
            stage: Stage::Setup,
            balance_extra: self.balance_extra,
            agenda: ArrayVec::new(),
            luck: luck.random(),
            components,
        })
    }

    /// What a seat begins with, counted from 0 (cryo §2.3 to §2.5).
    fn seat(&self, number: usize, components: &Components) -> Seat {
        let start = &components.data().start;
        let place = number as u8 + 1;
        let extra = start.extra_by_seat.seats.get(&place).copied();
        let balance = start.balance_extra.players.get(&(self.seats.len() as u8));
        let balance = balance.and_then(|seats| seats.get(&place)).copied();
        let balance = balance.filter(|_| self.balance_extra);
        let mut stock = Stock::NONE;
        for track in Track::ALL {
            stock[track] = components.data().tracks[track as usize].start.value;
        }
        for extra in [extra, balance].into_iter().flatten().map(Amounts::stock) {
            stock = stock.plus(extra).at_most(components.board().ends);
        }
        let docks = start.drones_start_on_platform_docks.value.iter();
        Seat {
            stock,
            home: docks.map(|dock| PlatformId(dock - 1)).collect(),
            ..Seat::default()
        }
    }
}

/// The whole deck, shuffled (cryo §2.11).
fn deck(components: &Components, luck: &mut Luck) -> Pile {
    let each = components.data().cards.count_each.value;
    let cards = CardKind::ALL.into_iter();
    let mut deck: Pile = cards
        .flat_map(|kind| (0..each).map(move |_| kind))
        .collect();
    deck.shuffle(luck);
    deck
}

/// Stacks of resource tiles, each of its colour (cryo §2.7).
fn stacks<C: FromIterator<ArrayVec<TileId, MOST_SEATS>>>(
    components: &Components,
    height: u8,
    luck: &mut Luck,
) -> C {
    let mut piles = [0, 1, 2].map(|colour| {
        let own = components
            .tiles()
            .filter(|(_, tile)| tile.colour as usize == colour);
        let all = own.flat_map(|(id, tile)| (0..tile.count).map(move |_| id));
        let mut pile: Vec<TileId> = all.collect();
        pile.shuffle(luck);
        pile
    });
    let board = components.board();
    let colours = board
        .stacks
        .iter()
        .filter_map(|cell| board.cell(*cell).stack);
    let stacks = colours.map(|(colour, ..)| drawn(&mut piles[colour as usize], height.into()));
    stacks.collect()
}

/// The incidents of the sections, and the track (cryo §2.10).
fn incidents(
    components: &Components,
    height: u8,
    luck: &mut Luck,
) -> ([Option<IncidentId>; 4], IncidentTrack) {
    let mut piles = [Back::Early, Back::Late].map(|back| {
        let own = components.incidents().filter(|(_, tile)| tile.back == back);
        let all = own.flat_map(|(id, tile)| (0..tile.count).map(move |_| id));
        let mut pile: Vec<IncidentId> = all.collect();
        pile.shuffle(luck);
        pile
    });
    let of = &components.data().incident_track;
    let first = [(); 4].map(|()| piles[of.first_tiles as usize].pop());
    let sunset = components
        .incidents()
        .find(|(_, tile)| tile.back == Back::Sunset);
    let mut track: IncidentTrack = Default::default();
    for (stack, number) in track.iter_mut().zip(0..) {
        if number + 1 == usize::from(of.sunset_under_stack) {
            stack.extend(sunset.map(|(id, _)| id));
        }
        let more: Vec<IncidentId> = drawn(&mut piles[of.stacks[number] as usize], height.into());
        stack.extend(more);
    }
    (first, track)
}

/// The cavern spaces that are used, each with a tile of its size (cryo §2.9).
fn caverns<C: FromIterator<Cavern>>(components: &Components, players: usize, luck: &mut Luck) -> C {
    let mut piles = [Size::Small, Size::Large].map(|size| {
        let own = components
            .cavern_tiles()
            .filter(|(_, tile)| tile.size == size);
        let mut pile: Vec<CavernTileId> = own.map(|(id, _)| id).collect();
        pile.shuffle(luck);
        pile
    });
    let cavern = |space: &CavernSpace| {
        let used = usize::from(space.min_players) <= players;
        let tile = used.then(|| piles[space.size as usize].pop()).flatten();
        Cavern {
            tile,
            up: used && space.start_face_up,
            pods: [0; MOST_SEATS],
        }
    };
    components
        .data()
        .caverns
        .spaces
        .iter()
        .map(cavern)
        .collect()
}

/// The next tiles of a pile.
fn drawn<T, C: FromIterator<T>>(pile: &mut Vec<T>, count: usize) -> C {
    pile.drain(pile.len() - count..).collect()
}

game::setup_of_seats!(Setup);
