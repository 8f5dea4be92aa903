//! What a game begins with (on-mars §2).

use crate::components::{
    Building, Components, ComponentsError, MOST_LAB, Mission, MissionMix, Tech,
};
use crate::goods::{Good, Goods};
use crate::id::{
    CardId, ContractId, DiscoveryId, GoalId, HexSet, ResearchId, RewardId, ScientistId,
};
use crate::options::Options;
use crate::state::{Hired, MOST_SEATS, Out, Phase, Seat, State};
use game::components::ComponentSet;
use game::{Luck, SeatId, SeatSet, luck};
use rand::RngExt;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The setup of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// Determines every random event.
    pub seed: String,
    /// The players, clockwise.
    pub seats: Vec<Player>,
    /// The switches.
    pub options: Options,
    /// What the game is played with.
    pub components: ComponentSet,
    /// Whether undo stops nowhere.
    pub practice: bool,
}

/// The player of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The colour of pieces and markers.
    pub colour: PlayerColour,
}

/// The colour of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlayerColour {
    /// Orange.
    Orange,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// White.
    White,
}

impl PlayerColour {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Orange, Self::Blue, Self::Yellow, Self::White];
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
    /// A short game of so many players, named by their numbers, with our components.
    pub fn standard(players: usize, seed: &str) -> Self {
        let seat = |(number, colour)| Player {
            name: format!("{number}"),
            colour,
        };
        Self {
            seed: seed.to_owned(),
            seats: (1..=players).zip(PlayerColour::ALL).map(seat).collect(),
            options: Options::default(),
            components: ComponentSet::Standard,
            practice: false,
        }
    }

    /// Deals the game: everything up to the choice of Turn Order spaces (on-mars §2.3 to §2.17).
    pub(crate) fn deal(&self) -> Result<State, SetupError> {
        let players = self.seats.len();
        if !(2..=MOST_SEATS).contains(&players) {
            return Err(SetupError::Seats);
        }
        let colours = self.seats.iter().map(|seat| seat.colour as u8);
        let different = colours.fold(0_u8, |set, colour| set | 1 << colour);
        if different.count_ones() as usize != players {
            return Err(SetupError::Colours);
        }
        let components = Components::of(&self.components)?;
        let numbers = components.numbers(players).ok_or(SetupError::Seats)?;
        let (data, board) = (components.data(), components.board());
        let mut luck = luck(&self.seed);
        let mut discovery_stack = discovery_stack(&components, &mut luck);
        let exploration = [discovery_stack.pop(), discovery_stack.pop()];
        let (grid, mut tech_stack) = (techs(&mut luck), techs(&mut luck));
        if !numbers.tech_refill {
            tech_stack.clear();
        }
        let mut deck = deck(&components, &mut luck);
        let first: Vec<CardId> = deck
            .drain(deck.len() - usize::from(data.blueprint_display.start)..)
            .collect();
        let mut display = [None; 12];
        let upper = display.iter_mut().zip(first.into_iter().rev());
        upper.for_each(|(place, card)| *place = Some(card));
        let item = |goods: Goods, good: &Good| goods.plus(Goods::of(*good, numbers.warehouse_each));
        let mut lss_hexes = data.map_start.lss_hexes.clone();
        lss_hexes.shuffle(&mut luck);
        let mut buildings = [HexSet::EMPTY; 5];
        let hexes = [data.map_start.mine].into_iter().chain(lss_hexes);
        for (tiles, hex) in buildings.iter_mut().zip(hexes) {
            *tiles = board.hex(hex).into_iter().collect();
        }
        let stacks = std::array::from_fn(|building| {
            let mut stack: Vec<u8> = (0..data.buildings[building].stack).collect();
            stack.shuffle(&mut luck);
            stack
        });
        let types = (0..).map(ResearchId).zip(data.map_start.research.values());
        let research = types.flat_map(|(id, hexes)| {
            hexes
                .iter()
                .filter_map(move |hex| Some((board.hex(*hex)?, id)))
        });
        let research = research.collect();
        let missions = missions(self.options.mission_mix, &components, players, &mut luck);
        let mut rewards: Vec<RewardId> = (0..data.lss_rewards.len() as u8).map(RewardId).collect();
        rewards.shuffle(&mut luck);
        let mut goals: Vec<GoalId> = (0..data.private_goals.len() as u8).map(GoalId).collect();
        goals.shuffle(&mut luck);
        let each = usize::from(data.player_board.private_goals);
        let seat = |number: usize| Seat {
            goals: goals.drain(goals.len() - each..).collect(),
            ..seat(number, players, &components)
        };
        let seats = (0..players).map(seat).collect();
        Ok(State {
            seats,
            options: self.options,
            phase: Phase::Setup,
            round: 0,
            turn: 0,
            active: None,
            first: SeatId(luck.random_range(0..players as u32) as u8),
            standing: SeatSet::EMPTY,
            queue: Default::default(),
            main_done: false,
            executive_done: false,
            closing: false,
            fresh: 0,
            level: 1,
            lss: [data.lss.start_row; 4],
            rewards: std::array::from_fn(|track| rewards[track]),
            missions,
            remaining: data.mission_mix.remaining_start,
            last_round: false,
            shuttle: None,
            departed: None,
            buildings,
            crystals: HexSet::EMPTY,
            discovery: Vec::new(),
            research,
            stacks,
            warehouse: data.warehouse.items.iter().fold(Goods::NONE, item),
            grid: grid.into_iter().map(Some).collect(),
            tech_stack: tech_stack.into_iter().collect(),
            display,
            deck: deck.into_iter().collect(),
            exploration,
            discovery_stack,
            hire: std::array::from_fn(|place| Some(Hired::Scientist(ScientistId(place as u8)))),
            gaps: Default::default(),
            contracts: (0..data.contracts.len() as u8).map(ContractId).collect(),
            slots: Default::default(),
            uses: Vec::new(),
            out: Out::default(),
            agenda: Vec::new(),
            components,
        }
        .begun())
    }
}

/// What a seat begins with (on-mars §2.14, §2.15).
fn seat(number: usize, players: usize, components: &Components) -> Seat {
    let (data, board) = (&components.data().player_board, components.board());
    let start = &data.start;
    let hexes = components.data().map_start.shelters.get(&(players as u8));
    let hex = hexes
        .and_then(|hexes| board.hex(*hexes.get(number)?))
        .unwrap_or_default();
    let mut lab = [None; MOST_LAB];
    lab[board.shelter_start.index()] = Some(Tech::Shelter);
    Seat {
        op: start.op,
        goods: Goods([
            start.mineral,
            start.battery,
            start.water,
            start.plant,
            start.oxygen,
            start.crystals,
        ]),
        ships: ((1_u16 << data.ships) - 1) as u8,
        lq: data.colonists_in_lq,
        supply: data.colonists - data.colonists_in_lq,
        shelters: HexSet::from_iter([hex]),
        bots: [hex].into_iter().collect(),
        bots_supply: data.bots - data.bots_on_map,
        lab,
        ..Seat::default()
    }
}

/// The Discovery tiles, shuffled (on-mars §2.4).
fn discovery_stack(components: &Components, luck: &mut Luck) -> Vec<DiscoveryId> {
    let tiles = (0..)
        .map(DiscoveryId)
        .zip(&components.data().discovery_tiles);
    let all = tiles.flat_map(|(id, tile)| (0..tile.copies).map(move |_| id));
    let mut stack: Vec<DiscoveryId> = all.collect();
    stack.shuffle(luck);
    stack
}

/// One set of Techs, shuffled (on-mars §2.6).
fn techs(luck: &mut Luck) -> Vec<Tech> {
    let mut techs: Vec<Tech> = Tech::ALL
        .iter()
        .copied()
        .filter(|tech| *tech != Tech::Shelter)
        .collect();
    techs.shuffle(luck);
    techs
}

/// The Blueprints, those of level 1 on top; the next one is the last (on-mars §2.7).
fn deck(components: &Components, luck: &mut Luck) -> Vec<CardId> {
    let mut all: Vec<CardId> = (0..components.data().blueprints.len() as u8)
        .map(CardId)
        .collect();
    all.shuffle(luck);
    all.sort_by_key(|card| std::cmp::Reverse(components.card(*card).level));
    all
}

/// The Missions in play with their trackers (on-mars §2.12).
fn missions<C: FromIterator<(Mission, u8)>>(
    mix: MissionMix,
    components: &Components,
    players: usize,
    luck: &mut Luck,
) -> C {
    let data = components.data();
    let counts = match mix {
        MissionMix::Short => &data.mission_mix.short,
        MissionMix::Long => &data.mission_mix.long,
    };
    let mut drawn = Vec::new();
    for (deck, count) in [
        (MissionMix::Short, counts.short),
        (MissionMix::Long, counts.long),
    ] {
        let cards = data.missions.iter().filter(|mission| mission.deck == deck);
        let mut cards: Vec<Mission> = cards.map(|mission| mission.id).collect();
        cards.shuffle(luck);
        drawn.extend(cards.into_iter().take(count.into()));
    }
    let need = |mission: Mission| {
        let need = components.mission(mission).need.get(&(players as u8));
        (mission, need.copied().unwrap_or(1))
    };
    drawn.into_iter().map(need).collect()
}

impl State {
    /// The type of the LSS Building of a track.
    pub fn lss_building(track: usize) -> Building {
        Building::at(track + 1).unwrap_or(Building::Generator)
    }
}

impl game::Setup for Setup {
    fn seat_count(&self) -> usize {
        self.seats.len()
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn reseed(&mut self, seed: &str) {
        seed.clone_into(&mut self.seed);
    }

    fn name(&self, seat: SeatId) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| &seat.name)
    }

    fn rename(&mut self, seat: SeatId, name: &str) {
        if let Some(seat) = self.seats.get_mut(seat.index()) {
            name.clone_into(&mut seat.name);
        }
    }

    fn is_practice(&self) -> bool {
        self.practice
    }

    fn practise(&mut self) {
        self.practice = true;
    }
}
