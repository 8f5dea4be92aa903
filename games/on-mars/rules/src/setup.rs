//! What a game begins with (on-mars §2).

use crate::components::{
    Building, Components, ComponentsError, MOST_LAB, Mission, MissionMix, Tech,
};
use crate::goods::{Good, Goods};
use crate::id::{
    CardId, DiscoveryId, GoalId, GoalSet, HexSet, ResearchId, RewardId, ScientistId, SoloCardId,
    SoloGoalId,
};
use crate::options::Options;
use crate::solo::{LACERDA, Solo, YOU};
use crate::state::{Hired, MOST_SEATS, Out, Phase, Seat, State};
use game::components::ComponentSet;
use game::{Luck, SeatId, SeatSet, Shared, luck};
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
    /// The Solo Goal of a game of one player against Lacerda, who has no seat here (on-mars §11.1). No other game has one.
    #[serde(default)]
    pub solo: Option<SoloGoalId>,
}

/// The player of a seat, with the colour of pieces and markers.
pub type Player = game::Player<PlayerColour>;

game::words! {
    /// The colour of a player.
    PlayerColour { Orange = "orange", Blue = "blue", Yellow = "yellow", White = "white" }
}

/// Why no game can be dealt from a setup.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// There are too few or too many players.
    #[error("one to four play")]
    Seats,
    /// A game of one player has no Solo Goal, or another game has one (on-mars §11.1).
    #[error("one player plays for a Solo Goal, two or more for none")]
    Solo,
    /// The First Colonists are for more than one player (on-mars §17.3).
    #[error("the First Colonists are for two to four players")]
    FirstColonists,
    /// Two players have the same colour.
    #[error("two players have the same colour")]
    Colours,
    /// The components have a mistake.
    #[error("the components cannot be used: {0}")]
    Components(#[from] ComponentsError),
}

impl Setup {
    /// A short game of so many players, named by their numbers, with our components; one plays for the first Solo Goal.
    pub fn standard(players: usize, seed: &str) -> Self {
        Self {
            seed: seed.to_owned(),
            seats: Player::numbered(players, PlayerColour::ALL),
            options: Options::default(),
            components: ComponentSet::Standard,
            practice: false,
            solo: (players == 1).then_some(SoloGoalId(0)),
        }
    }

    /// The colour of a seat, or of Lacerda in a solo game: there the first one that is left.
    pub fn colour(&self, seat: SeatId) -> Option<PlayerColour> {
        let own = self.seats.get(seat.index());
        let free = |colour: &PlayerColour| self.seats.iter().all(|seat| seat.colour != *colour);
        let lacerdas = || PlayerColour::ALL.into_iter().find(free);
        let lacerda = self.solo.is_some() && seat == LACERDA;
        own.map(|player| player.colour)
            .or_else(|| lacerda.then(lacerdas)?)
    }

    /// The components for this number of players.
    fn components(&self) -> Result<Shared<Components>, SetupError> {
        let players = self.seats.len();
        if !(1..=MOST_SEATS).contains(&players) {
            return Err(SetupError::Seats);
        }
        if self.solo.is_some() != (players == 1) {
            return Err(SetupError::Solo);
        }
        if self.options.first_colonists && players == 1 {
            return Err(SetupError::FirstColonists);
        }
        if !Player::all_differ(&self.seats) {
            return Err(SetupError::Colours);
        }
        let components = Components::of(&self.components)?;
        let goals = components.data().solo.goals.len();
        if self.solo.is_some_and(|goal| goal.index() >= goals) {
            return Err(SetupError::Solo);
        }
        let fits = components.numbers(self.boards()).is_some();
        fits.then_some(components).ok_or(SetupError::Seats)
    }

    /// The player boards: the solo game has two of them (on-mars §11.1).
    fn boards(&self) -> usize {
        self.seats.len().max(2)
    }

    /// Deals the game: everything up to the choice of Turn Order spaces (on-mars §2.3 to §2.17).
    pub(crate) fn deal(&self) -> Result<State, SetupError> {
        let components = self.components()?;
        let players = self.boards();
        let mut luck = luck(&self.seed);
        let mut state = bare(components.clone(), self.options);
        state.discovery_stack = discovery_stack(&components, &mut luck);
        state.exploration = [(); 2].map(|()| state.discovery_stack.pop());
        let (grid, techs) = (techs(&mut luck), techs(&mut luck));
        state.grid = grid.into_iter().map(Some).collect();
        if let Some(numbers) = components.numbers(players) {
            if numbers.tech_refill {
                state.tech_stack = techs.into_iter().collect();
            }
            for good in &components.data().warehouse.items {
                state.warehouse[*good] = numbers.warehouse_each;
            }
        }
        state.deck = deck(&components, &mut luck).into_iter().collect();
        let start = usize::from(components.data().blueprint_display.start);
        for place in &mut state.display[..start] {
            *place = state.deck.pop();
        }
        state.buildings = buildings(&components, &mut luck);
        for stack in &mut state.stacks {
            stack.shuffle(&mut luck);
        }
        let first_colonists = &components.data().first_colonists.missions;
        let drawn = match self.options.first_colonists {
            true => first_colonists.clone(),
            false => drawn(self.options.mission_mix, &components, &mut luck),
        };
        state.missions = missions(drawn, &components, players);
        let mut rewards: Vec<RewardId> = all(components.data().lss_rewards.len());
        rewards.shuffle(&mut luck);
        state.rewards = std::array::from_fn(|track| rewards[track]);
        let mut goals: Vec<GoalId> = all(components.data().private_goals.len());
        goals.shuffle(&mut luck);
        let each = usize::from(components.data().player_board.private_goals);
        let seat = |number: usize| Seat {
            goals: goals.drain(goals.len() - each..).collect(),
            ..seat(number, players, &components)
        };
        state.seats = (0..players).map(seat).collect();
        state.first = SeatId(luck.random_range(0..players as u32) as u8);
        if let Some(goal) = self.solo {
            deal_solo(&mut state, goal, &mut luck);
        }
        if self.options.first_colonists {
            state.deal_first_colonists(&mut luck);
        }
        Ok(state.begun())
    }
}

/// What is different in the solo game (on-mars §11.2).
fn deal_solo(state: &mut State, goal: SoloGoalId, luck: &mut Luck) {
    let components = state.components.clone();
    let data = components.data();
    state.first = YOU;
    state.contracts.shuffle(luck);
    let mut deck: Vec<SoloCardId> = all(data.solo.deck.len());
    deck.shuffle(luck);
    let spaces = &data.first_colonists.start_spaces;
    let start_space = spaces[luck.random_range(0..spaces.len() as u32) as usize];
    let own = state.seat_mut(LACERDA);
    own.space = Some(start_space);
    own.goods = Goods::of(Good::Crystal, own.goods[Good::Crystal]);
    own.goals = GoalSet::EMPTY;
    own.bots.clear();
    (own.lq, own.supply) = (0, 0);
    state.shuttle = Some((state.side(LACERDA), data.shuttle.start_space));
    state.solo = Some(Solo {
        goal,
        start_space,
        missions: state.missions.iter().map(|(mission, _)| *mission).collect(),
        moved: [0; 3],
        deck,
        discards: Vec::new(),
        pass: 1,
        pointer: Building::Mine,
        chance: luck.random(),
    });
}

/// Things of all numbers up to this one.
fn all<T: From<u8>, C: FromIterator<T>>(count: usize) -> C {
    (0..count as u8).map(T::from).collect()
}

/// A table on which nothing was dealt yet.
fn bare(components: Shared<Components>, options: Options) -> State {
    let (data, board) = (components.data(), components.board());
    let types = (0..).map(ResearchId).zip(data.map_start.research.values());
    let research = types.flat_map(|(id, hexes)| {
        let known = hexes.iter().filter_map(|hex| board.hex(*hex));
        known.map(move |hex| (hex, id))
    });
    State {
        seats: Default::default(),
        options,
        phase: Phase::Setup,
        round: 0,
        turn: 0,
        active: None,
        first: SeatId(0),
        standing: SeatSet::EMPTY,
        queue: Default::default(),
        main_done: false,
        executive_done: false,
        closing: false,
        fresh: 0,
        level: 1,
        lss: [data.lss.start_row; 4],
        rewards: Default::default(),
        missions: Default::default(),
        remaining: data.mission_mix.remaining_start,
        last_round: false,
        shuttle: None,
        departed: None,
        buildings: Default::default(),
        crystals: HexSet::EMPTY,
        discovery: Vec::new(),
        research: research.collect(),
        stacks: std::array::from_fn(|building| (0..data.buildings[building].stack).collect()),
        warehouse: Goods::NONE,
        grid: Default::default(),
        tech_stack: Default::default(),
        display: [None; 12],
        deck: Default::default(),
        exploration: [None; 2],
        discovery_stack: Vec::new(),
        hire: std::array::from_fn(|place| Some(Hired::Scientist(ScientistId(place as u8)))),
        gaps: Default::default(),
        contracts: all(data.contracts.len()),
        slots: Default::default(),
        uses: Vec::new(),
        out: Out::default(),
        solo: None,
        first_colonists: None,
        agenda: Vec::new(),
        components,
    }
}

/// The Buildings on the map: the Mine, and the LSS Buildings on their hexes at random (on-mars §2.9).
fn buildings(components: &Components, luck: &mut Luck) -> [HexSet; 5] {
    let start = &components.data().map_start;
    let mut lss_hexes = start.lss_hexes.clone();
    lss_hexes.shuffle(luck);
    let mut buildings = [HexSet::EMPTY; 5];
    let hexes = [start.mine].into_iter().chain(lss_hexes);
    for (tiles, hex) in buildings.iter_mut().zip(hexes) {
        *tiles = components.board().hex(hex).into_iter().collect();
    }
    buildings
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
    let mut deck: Vec<CardId> = all(components.data().blueprints.len());
    deck.shuffle(luck);
    deck.sort_by_key(|card| std::cmp::Reverse(components.card(*card).level));
    deck
}

/// Missions by the mix, at random (on-mars §2.12).
fn drawn(mix: MissionMix, components: &Components, luck: &mut Luck) -> Vec<Mission> {
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
    drawn
}

/// The Missions in play with their trackers (on-mars §2.12).
fn missions<C: FromIterator<(Mission, u8)>>(
    drawn: Vec<Mission>,
    components: &Components,
    players: usize,
) -> C {
    let need = |mission: Mission| {
        let need = components.mission(mission).need.get(&(players as u8));
        (mission, need.copied().unwrap_or(1))
    };
    drawn.into_iter().map(need).collect()
}

impl State {
    /// The type of the LSS Building of a track.
    pub fn lss_building(track: usize) -> Building {
        let kind = Building::ALL.get(track + 1).copied();
        kind.unwrap_or(Building::Generator)
    }
}

game::setup_of_seats!(Setup, |setup, seat| {
    match setup.solo.is_some() && seat == LACERDA {
        true => "Lacerda",
        false => "",
    }
});
