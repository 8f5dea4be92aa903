//! The complete state of a game at one moment. What is asked is derived from it: see [`State::question`].

use crate::components::{
    Axial, Board, Building, Components, FirstTask, MOST_LAB, Mission, Side, Slot, Tech,
};
use crate::goods::{Good, Goods, Purse};
use crate::id::{
    CardId, CardSet, ContractId, DiscoveryId, GoalId, GoalSet, HexId, HexSet, LabId, PlanId,
    PlanSet, ResearchId, ResearchSet, RewardId, ScientistId, TaskCardId, TaskSet,
};
use crate::options::Options;
use crate::solo::{LACERDA, Solo};
use crate::task::Task;
use arrayvec::ArrayVec;
use game::{SeatId, SeatSet, Shared};
use serde::{Deserialize, Serialize};

/// The most seats (on-mars §2.5).
pub const MOST_SEATS: usize = 4;

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The seats, clockwise.
    pub seats: ArrayVec<Seat, MOST_SEATS>,
    /// The switches.
    pub options: Options,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// Turns and decisions to travel so far, of all seats.
    pub turn: u32,
    /// Whose turn it is.
    pub active: Option<SeatId>,
    /// Who begins (on-mars §2.17).
    pub first: SeatId,
    /// The seats that still take a turn in this phase.
    pub standing: SeatSet,
    /// The seats that are still asked in this phase, the next one last: to travel, or at the end.
    pub queue: ArrayVec<SeatId, MOST_SEATS>,
    /// Whether the active seat has chosen its Main action.
    pub main_done: bool,
    /// Whether it has chosen its Executive action.
    pub executive_done: bool,
    /// Whether its turn is being ended (on-mars §3.11).
    pub closing: bool,
    /// Colonists that it gained in this turn and that are still in LQ (on-mars §3.10).
    pub fresh: u8,
    /// The Colony level (on-mars §2.13).
    pub level: u8,
    /// The rows of the LSS markers, in the order of the tracks.
    pub lss: [u8; 4],
    /// The LSS Reward tile above each track.
    pub rewards: [RewardId; 4],
    /// The Missions in play with their trackers: A, B, C.
    pub missions: ArrayVec<(Mission, u8), 3>,
    /// The Remaining Missions marker.
    pub remaining: u8,
    /// Whether the end was triggered, so that this is the last round (on-mars §10.2).
    pub last_round: bool,
    /// The Shuttle: its side and space; none before it is put there.
    pub shuttle: Option<(Side, u8)>,
    /// The side that the Shuttle has left in this phase.
    pub departed: Option<Side>,
    /// The Mines and LSS Buildings on the map, by type.
    pub buildings: [HexSet; 5],
    /// Crystals on the map.
    pub crystals: HexSet,
    /// Discovery tiles on the map.
    pub discovery: Vec<(HexId, DiscoveryId)>,
    /// Research tiles on the map.
    pub research: Vec<(HexId, ResearchId)>,
    /// The Building stacks, by type; tiles are numbers in the components. The last one is on top and seen, the others hidden.
    pub stacks: [Vec<u8>; 5],
    /// The Warehouse.
    pub warehouse: Goods,
    /// The Tech Grid, from the top left.
    pub grid: ArrayVec<Option<Tech>, 8>,
    /// The refill stack of Techs, the next one last; hidden.
    pub tech_stack: ArrayVec<Tech, 8>,
    /// The Blueprint display: the upper row, then the lower one.
    pub display: [Option<CardId>; 12],
    /// The Blueprint deck, the next one last; hidden.
    pub deck: ArrayVec<CardId, 32>,
    /// The Exploration space.
    pub exploration: [Option<DiscoveryId>; 2],
    /// The Discovery stack, the next one last; hidden.
    pub discovery_stack: Vec<DiscoveryId>,
    /// The display of Scientists and Contracts.
    pub hire: [Option<Hired>; 6],
    /// Gaps of that display that are filled at the end of the turn, in the order in which they arose.
    pub gaps: ArrayVec<u8, 6>,
    /// The Contracts that are left, in order; in the solo game as Lacerda draws them, which is hidden (on-mars §11.11).
    pub contracts: ArrayVec<ContractId, 16>,
    /// Colonists on the slots of each red action, by seat.
    pub slots: [[u8; MOST_SEATS]; 5],
    /// Techs of others that were used in this turn: owner and Tech, in order (on-mars §8.24).
    pub uses: Vec<(SeatId, Tech)>,
    /// What left the game after setup, in sight of all.
    pub out: Out,
    /// The solo game, if it is one (on-mars §11).
    #[serde(default)]
    pub solo: Option<Solo>,
    /// The First Colonists, if it is played with them (on-mars §17.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_colonists: Option<FirstColonists>,
    /// What is still to be done; the next task is the last.
    pub agenda: Vec<Task>,
    /// What the game is played with.
    pub components: Shared<Components>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// The Player markers are placed (on-mars §2.17).
    Setup,
    /// The Colonization phase (on-mars §3.2).
    Colonization,
    /// The Shuttle phase (on-mars §9.1).
    Shuttle,
    /// Contracts may be filled one last time (on-mars §10.3).
    End,
    /// The game is over.
    Over,
}

/// What left the game after setup.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Out {
    /// Blueprints discarded at a level.
    pub blueprints: CardSet,
    /// Discovery tiles taken off the map without a gain.
    pub discovery: Vec<DiscoveryId>,
    /// Research tiles taken off the map without a gain.
    pub research: Vec<ResearchId>,
}

/// A card of the display of Scientists and Contracts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Hired {
    /// A Scientist.
    Scientist(ScientistId),
    /// An Earth Contract.
    Contract(ContractId),
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat {
    /// Its Turn Order space, 1 to 8; none before it is chosen.
    pub space: Option<u8>,
    /// OP on the track.
    pub op: i16,
    /// Storage, and the Crystals in the Depot.
    pub goods: Goods,
    /// Crystals below the Depot.
    pub below: u8,
    /// The Ships on the Depot: bit 0 is space 1.
    pub ships: u8,
    /// Ships in the Hangar.
    pub hangar: u8,
    /// Colonists in LQ.
    pub lq: u8,
    /// Colonists in WA.
    pub wa: u8,
    /// Colonists in the supply.
    pub supply: u8,
    /// Shelters on the map.
    pub shelters: HexSet,
    /// Bots on the map.
    pub bots: ArrayVec<HexId, 8>,
    /// Bots in the supply.
    pub bots_supply: u8,
    /// The Rover; none before it first moves.
    pub rover: Option<HexId>,
    /// Colonists on Mines.
    pub miners: HexSet,
    /// Blueprints that are not built; each holds a marker.
    pub blueprints: CardSet,
    /// Advanced Buildings: card and hex.
    pub built: ArrayVec<(CardId, HexId), 16>,
    /// The Tech tile on each space of the Lab.
    pub lab: [Option<Tech>; MOST_LAB],
    /// Progress cubes in the Progress area: bit 0 is Mine.
    pub cubes: u8,
    /// The Scientists, by number; each with the card its figure stands on.
    pub scientists: [Option<Option<CardId>>; 6],
    /// Earth Contracts.
    pub contracts: Vec<Held>,
    /// Discovery tiles taken.
    pub discovery: Vec<DiscoveryId>,
    /// Types of Research tiles taken.
    pub research: ResearchSet,
    /// The Discovery tile on the Radar (on-mars §8.3.15).
    pub radar: Option<DiscoveryId>,
    /// Private Goals in hand; secret.
    pub goals: GoalSet,
    /// Private Goals paid as Crystals; secret, but for their number.
    pub spent_goals: GoalSet,
    /// The Private Goal completed.
    pub goal_done: Option<GoalId>,
}

/// A Contract of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Held {
    /// Which.
    pub contract: ContractId,
    /// The goods on it.
    pub goods: Goods,
    /// Whether its condition was met (on-mars §8.37).
    pub done: bool,
}

/// What the First Colonists add to the state (on-mars §17.3): the plans are the A cards of the rules, the task cards the B cards.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FirstColonists {
    /// What each seat has.
    pub seats: ArrayVec<FirstColonist, MOST_SEATS>,
    /// Task cards that were not drawn, the next one last; hidden.
    pub deck: Vec<TaskCardId>,
    /// Plans in the box, in sight of all.
    pub plans_shown: PlanSet,
    /// Task cards in the box, in sight of all.
    pub tasks_shown: TaskSet,
}

/// What the First Colonists give a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct FirstColonist {
    /// The plan; secret. None once it was shown.
    pub plan: Option<PlanId>,
    /// Task cards in hand; secret, but for their number.
    pub tasks: TaskSet,
    /// The tasks done up to the end of the own turn, as bits.
    pub done: u8,
    /// Those of the own turn before, which still count.
    #[serde(default)]
    pub before: u8,
    /// The turn in which a task card was shown last.
    pub shown: Option<u32>,
}

impl FirstColonist {
    /// Whether it has done a task in its turn or in the one before.
    pub const fn has_done(&self, task: FirstTask) -> bool {
        (self.done | self.before) & Self::bit(task) != 0
    }

    pub(crate) const fn bit(task: FirstTask) -> u8 {
        1 << task as u8
    }
}

impl State {
    /// Map and Lab.
    pub fn board(&self) -> &Board {
        self.components.board()
    }

    /// What belongs to a seat.
    ///
    /// # Panics
    /// If there is no such seat.
    pub fn seat(&self, seat: SeatId) -> &Seat {
        &self.seats[seat.index()]
    }

    pub(crate) fn seat_mut(&mut self, seat: SeatId) -> &mut Seat {
        &mut self.seats[seat.index()]
    }

    /// The seats, clockwise, Lacerda's included.
    pub fn seat_ids(&self) -> impl DoubleEndedIterator<Item = SeatId> + Clone + use<> {
        SeatId::first(self.seats.len())
    }

    /// Whether this is the seat of Lacerda (on-mars §11.1).
    pub fn is_lacerda(&self, seat: SeatId) -> bool {
        self.solo.is_some() && seat == LACERDA
    }

    /// The hex at these coordinates.
    pub fn hex(&self, at: Axial) -> Option<HexId> {
        self.board().hex(at)
    }

    /// The side on which a seat is; Orbit before it has a space.
    pub fn side(&self, seat: SeatId) -> Side {
        match self.seat(seat).space {
            Some(5..) => Side::Colony,
            _ => Side::Orbit,
        }
    }

    /// Whether it is the turn of `seat`, its end not included: then it may do what is free (on-mars §3.4).
    pub fn in_own_turn(&self, seat: SeatId) -> bool {
        self.phase == Phase::Colonization && self.active == Some(seat) && !self.closing
    }

    /// What `seat` can pay with now.
    pub fn purse(&self, seat: SeatId) -> Purse {
        let own = self.seat(seat);
        let goals = match self.in_own_turn(seat) {
            true => own.goals.len() as u8,
            false => 0,
        };
        Purse {
            goods: own.goods,
            lq: own.lq,
            goals,
        }
    }

    /// The most of each Resource that `seat` can store (on-mars §1.3).
    pub fn storage(&self, seat: SeatId) -> u8 {
        let board = &self.components.data().player_board;
        let shelters = self.seat(seat).shelters.len() as u8;
        board.storage_base + board.storage_per_shelter.saturating_mul(shelters)
    }

    /// The Depot spaces without a Ship (on-mars §1.5).
    pub fn depot(&self, seat: SeatId) -> u8 {
        let spaces = self.components.data().player_board.depot_spaces;
        spaces.saturating_sub(self.seat(seat).ships.count_ones() as u8)
    }

    /// The room for Crystals of the Warehouse (on-mars §1.4).
    pub fn crystal_room(&self, seat: SeatId) -> u8 {
        let own = self.seat(seat);
        let held = own.goods[Good::Crystal].saturating_add(own.below);
        self.depot(seat).saturating_sub(held)
    }

    /// The room of LQ (on-mars §1.6).
    pub fn lq_room(&self, seat: SeatId) -> u8 {
        let board = &self.components.data().player_board;
        let extra = (self.seat(seat).shelters.len() as u8).saturating_sub(1);
        board
            .lq_base
            .saturating_add(board.lq_per_extra_shelter.saturating_mul(extra))
    }

    /// Ships that have left the Depot in the whole game (on-mars §5.4).
    pub fn ships_gone(&self, seat: SeatId) -> u8 {
        let all = self.components.data().player_board.ships;
        all.saturating_sub(self.seat(seat).ships.count_ones() as u8)
    }

    /// Advanced Building markers that are free.
    pub fn markers(&self, seat: SeatId) -> u8 {
        let (own, all) = (
            self.seat(seat),
            self.components.data().player_board.advanced_markers,
        );
        all.saturating_sub((own.blueprints.len() + own.built.len()) as u8)
    }

    /// The Buildings of a type; of Shelters those of `seat` (on-mars §1.10).
    pub fn tiles(&self, seat: SeatId, building: Building) -> HexSet {
        match building {
            Building::Shelter => self.seat(seat).shelters,
            _ => self.buildings[building as usize],
        }
    }

    /// All Buildings.
    pub fn all_buildings(&self) -> HexSet {
        let plain = self.buildings.iter().copied();
        let shelters = self.seats.iter().map(|seat| seat.shelters);
        plain.chain(shelters).fold(HexSet::EMPTY, HexSet::or)
    }

    /// The type of the Building on a hex, and its owner if it is a Shelter.
    pub fn building_at(&self, hex: HexId) -> Option<(Building, Option<SeatId>)> {
        let plain = self
            .buildings
            .iter()
            .position(|tiles| tiles.contains(hex))
            .and_then(|place| Building::ALL.get(place).copied());
        let owner = || {
            self.seat_ids()
                .find(|seat| self.seat(*seat).shelters.contains(hex))
        };
        plain
            .map(|building| (building, None))
            .or_else(|| owner().map(|seat| (Building::Shelter, Some(seat))))
    }

    /// The Complex of the Building on a hex, or that Building alone; of Shelters those of `seat`.
    pub fn complex(&self, seat: SeatId, building: Building, hex: HexId) -> HexSet {
        let from = HexSet::from_iter([hex]);
        self.board().joined(self.tiles(seat, building), from)
    }

    /// The hexes with an Advanced marker.
    pub fn advanced(&self) -> HexSet {
        let built = self.seats.iter().flat_map(|seat| &seat.built);
        built.map(|(_, hex)| *hex).collect()
    }

    /// The hexes with a piece (on-mars §1.7).
    pub fn pieces(&self) -> HexSet {
        let mut all = self.advanced();
        for seat in &self.seats {
            all = all.or(seat.miners);
            seat.bots.iter().for_each(|bot| all.insert(*bot));
            seat.rover.iter().for_each(|rover| all.insert(*rover));
        }
        all
    }

    /// The hexes with a Crystal or a tile.
    pub fn finds(&self) -> HexSet {
        let discovery = self.discovery.iter().map(|(hex, _)| *hex);
        let research = self.research.iter().map(|(hex, _)| *hex);
        self.crystals.or(discovery.chain(research).collect())
    }

    /// The empty hexes (on-mars §1.7).
    pub fn empty_hexes(&self) -> HexSet {
        let taken = self.all_buildings().or(self.pieces()).or(self.finds());
        self.board().all.without(taken)
    }

    /// The hexes that are empty or hold a Building without a piece (on-mars §7.18).
    pub fn free_hexes(&self) -> HexSet {
        let buildings = self.all_buildings().without(self.pieces());
        self.empty_hexes().or(buildings)
    }

    /// The Building zone of a seat (on-mars §12.35).
    pub fn zone(&self, seat: SeatId) -> HexSet {
        let bots: HexSet = self.seat(seat).bots.iter().copied().collect();
        bots.or(self.board().around(bots))
    }

    /// Where the Rover stands, or counts as standing (on-mars §2.14).
    pub fn rover(&self, seat: SeatId) -> HexId {
        let mine = self.components.data().map_start.mine;
        let start = || self.hex(mine).unwrap_or_default();
        self.seat(seat).rover.unwrap_or_else(start)
    }

    /// The space of a Tech tile in the Lab of a seat.
    pub fn lab_space(&self, seat: SeatId, tech: Tech) -> Option<LabId> {
        let lab = &self.seat(seat).lab;
        let place = lab.iter().position(|tile| *tile == Some(tech))?;
        Some(LabId(place as u8))
    }

    /// The level of a Tech tile of a seat; none if it has none.
    pub fn tech_level(&self, seat: SeatId, tech: Tech) -> Option<u8> {
        let space = self.lab_space(seat, tech)?;
        self.board().lab(space).map(|place| place.level)
    }

    /// The seats that have a Tech, each with its level.
    pub fn tech_owners(&self, tech: Tech) -> impl Iterator<Item = (SeatId, u8)> + '_ {
        let level = move |seat| Some((seat, self.tech_level(seat, tech)?));
        self.seat_ids().filter_map(level)
    }

    /// The highest level of a Tech in play; 0 if nobody has it.
    pub fn best_tech(&self, tech: Tech) -> u8 {
        let levels = self.tech_owners(tech).map(|(_, level)| level);
        levels.max().unwrap_or(0)
    }

    /// The Colonists on the slots of an action.
    pub fn on_slots(&self, slot: Slot) -> [u8; MOST_SEATS] {
        self.slots[slot as usize]
    }

    /// Whether a card counts as one that `seat` may use through a Scientist figure that stands on it.
    pub fn has_figure(&self, card: CardId) -> Option<(SeatId, ScientistId)> {
        let on = |seat: SeatId| {
            let own = self.seat(seat).scientists;
            let place = own.iter().position(|figure| *figure == Some(Some(card)))?;
            Some((seat, ScientistId(place as u8)))
        };
        self.seat_ids().find_map(on)
    }

    /// The seat that has built a card, with its hex.
    pub fn built_by(&self, card: CardId) -> Option<(SeatId, HexId)> {
        self.seat_ids().find_map(|seat| {
            let built = &self.seat(seat).built;
            let found = built.iter().find(|(own, _)| *own == card);
            found.map(|(_, hex)| (seat, *hex))
        })
    }
}
