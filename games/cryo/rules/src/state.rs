//! The complete state of a game at one moment. What is asked is derived from it: see [`State::question`].

use crate::card::{CardKind, CardSet, CardUse, Cards};
use crate::components::{
    Amounts, Board, Components, MOST_KINDS, MOST_SPACES, MOST_STACKS, VehicleEffect,
};
use crate::id::{
    CavernTileId, CellId, ChamberId, DockId, DockSet, IncidentId, PlatformId, PlatformSet,
    SalvageId, SalvageSet, SectionId, SegmentId, SlotId, SpaceId, TileId,
};
use crate::stock::Stock;
use arrayvec::ArrayVec;
use game::{SeatId, Shared};
use serde::{Deserialize, Serialize};

/// The most seats (cryo §2.1).
pub const MOST_SEATS: usize = 4;
/// The most slots of a platform: two of each dock.
pub(crate) const MOST_SLOTS: usize = 12;
/// A pile of cards; the top one is the last.
pub type Pile = ArrayVec<CardKind, 64>;
/// The six stacks of the incident track; the top tile of each is the last.
pub type IncidentTrack = [ArrayVec<IncidentId, 5>; 6];
/// Pods by seat.
pub type Pods = [u8; MOST_SEATS];

/// The state of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The seats in turn order.
    pub seats: ArrayVec<Seat, MOST_SEATS>,
    /// The stacks of resource tiles, in the order of [`Board::stacks`]. The last tile is on top and face up, the others are
    /// hidden.
    pub stacks: ArrayVec<ArrayVec<TileId, MOST_SEATS>, MOST_STACKS>,
    /// Docks with a damage marker (cryo §2.8).
    pub damaged: DockSet,
    /// Pods in the stasis chambers.
    pub chambers: [Pods; 12],
    /// Sabotage tiles of each section; the first lies on its chamber 1.
    pub sabotage: [ArrayVec<IncidentId, 3>; 4],
    /// The face-up incident of each section.
    pub incidents: [Option<IncidentId>; 4],
    /// The incident track; hidden.
    pub track: IncidentTrack,
    /// The cavern spaces.
    pub caverns: ArrayVec<Cavern, MOST_SPACES>,
    /// The pod on each salvage space.
    pub salvage: [Option<SeatId>; MOST_SPACES],
    /// The deck; hidden.
    pub deck: Pile,
    /// The discard pile, face up.
    pub discard: Pile,
    /// Resource tiles of each kind that went to the box during the game.
    pub boxed_tiles: [u8; MOST_KINDS],
    /// Incident tiles of each kind that went to the box during the game.
    pub boxed_incidents: [u8; MOST_KINDS],
    /// Turns of all seats, counted together from 1; 0 before the first.
    pub turn: u16,
    /// Whether the active seat has used the scrap of this turn (cryo §3.4).
    pub scrapped: bool,
    /// Why the game ends after this turn, if it does (cryo §9.1).
    pub ending: Option<Ending>,
    /// Where the game stands.
    pub stage: Stage,
    /// Whether seats get the balance extra (cryo §2.5).
    pub balance_extra: bool,
    /// What is still to be done in this turn; the next task is the last.
    pub agenda: ArrayVec<Task, 16>,
    /// The luck to come; hidden.
    pub luck: u64,
    /// What the game is played with.
    pub components: Shared<Components>,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Stage {
    /// All seats choose their cards (cryo §2.11).
    Setup,
    /// The turns.
    Playing,
    /// The game is over.
    Over,
}

game::named! {
    /// Why the game ends (cryo §9.1).
    pub enum Ending {
        /// The sunset.
        Sunset = "sunset",
        /// All pods of a player are in caverns or destroyed.
        Pods = "pods",
    }
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Seat {
    /// Resources and energy.
    pub stock: Stock,
    /// Cards in hand; secret.
    pub hand: Cards,
    /// Cards not kept, until all have chosen; secret.
    pub aside: Cards,
    /// Upgrades.
    pub upgrades: CardSet,
    /// Missions, face down; secret.
    pub missions: CardSet,
    /// Vehicles.
    pub vehicles: Cards,
    /// The tile of each slot, in the order of [`Board::slots`].
    pub slots: [Option<TileId>; MOST_SLOTS],
    /// The docks of the platform that hold an own drone.
    pub home: PlatformSet,
    /// The docks of the ship that hold an own drone, without the launch dock.
    pub out: DockSet,
    /// Own drones on the launch dock.
    pub launching: u8,
    /// Pods on the platform and its vehicles together (cryo §1.6).
    pub pods: u8,
    /// Destroyed pods.
    pub destroyed: u8,
    /// Incident tiles kept, of each kind.
    pub loot: [u8; MOST_KINDS],
}

/// A cavern space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Cavern {
    /// The tile; none if the space is not used with so many players.
    pub tile: Option<CavernTileId>,
    /// Whether it is face up.
    pub up: bool,
    /// The pods there.
    pub pods: Pods,
}

/// A payment of resources, with energy.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Bill {
    /// What is due.
    pub cost: Stock,
    /// The second action that it pays for (cryo §5.11u).
    pub second: Option<CellId>,
}

/// Something that is still to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Task {
    /// The end of the turn; whether the hand limit was enforced.
    End(bool),
    /// Deploy or recall.
    Main,
    /// A drone goes to this dock.
    Drone(DockId, Option<CellId>),
    /// A second action at this dock, another than this one.
    Second(DockId, CellId),
    /// The question of the action of a cell.
    Act(CellId),
    /// A payment.
    Pay(Bill),
    /// Gains that were paid for.
    Gain(Stock),
    /// Cards to draw.
    Draws(u8),
    /// Cards to play.
    Plays(u8),
    /// Card rewards.
    Card(u8),
    /// A one-of reward.
    OneOf(Stock),
    /// Pods to wake: in a section, or in the whole ship.
    Wake(Option<SectionId>, u8),
    /// The reward of the tile in this slot may be bought.
    Prototype(SlotId),
    /// A launch that is paid.
    Land(Launch),
    /// An incident has to be carried out.
    Incident,
    /// The sabotage of this section goes to another one.
    Elsewhere(SectionId),
    /// The incident space of this section is filled again.
    Refill(SectionId),
    /// The drones return.
    Return,
    /// The action of this dock of the platform has to be paid.
    Cost(PlatformId),
    /// One more platform action.
    Automation,
}

/// A launch (cryo §8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Launch {
    /// The vehicle.
    pub vehicle: CardKind,
    /// The segment.
    pub segment: SegmentId,
    /// The pods for its two caverns; none where it does not settle.
    pub pods: [u8; 2],
}

impl State {
    /// The seat whose turn it is; the first during setup.
    pub fn turn_seat(&self) -> SeatId {
        let turns = usize::from(self.turn.saturating_sub(1));
        SeatId((turns % self.seats.len().max(1)) as u8)
    }

    /// All seats.
    pub fn seat_ids(&self) -> impl DoubleEndedIterator<Item = SeatId> + Clone + use<> {
        SeatId::first(self.seats.len())
    }

    /// Board and platform.
    pub fn board(&self) -> &Board {
        self.components.board()
    }

    /// What belongs to a seat.
    pub fn seat(&self, seat: SeatId) -> &Seat {
        &self.seats[seat.index()]
    }

    pub(crate) fn seat_mut(&mut self, seat: SeatId) -> &mut Seat {
        &mut self.seats[seat.index()]
    }

    /// The owner of the drone on a dock of the ship; none of the launch dock, which holds any number.
    pub fn drone_on(&self, dock: DockId) -> Option<SeatId> {
        self.seat_ids()
            .find(|seat| self.seat(*seat).out.contains(dock))
    }

    /// Whether `seat` may put a drone on this dock (cryo §3.6, §5.7u).
    pub fn is_open_dock(&self, seat: SeatId, dock: DockId) -> bool {
        let broken = self.damaged.contains(dock) && !self.uses_damaged_docks(seat);
        dock.index() < self.board().docks.len() && self.drone_on(dock).is_none() && !broken
    }

    /// The docks with a drone, or with damage that `seat` cannot use.
    pub(crate) fn closed_docks(&self, seat: SeatId) -> DockSet {
        let taken = self
            .seats
            .iter()
            .fold(DockSet::EMPTY, |taken, seat| taken.or(seat.out));
        match self.uses_damaged_docks(seat) {
            true => taken,
            false => taken.or(self.damaged),
        }
    }

    /// The seats of a vehicle of `seat` (cryo §5.8u).
    pub fn seats_of(&self, seat: SeatId, vehicle: CardKind) -> u8 {
        self.board().vehicles[vehicle.index()].0 + self.more_seats(seat)
    }

    /// What is special about a vehicle.
    pub(crate) fn effect_of(&self, vehicle: CardKind) -> Option<VehicleEffect> {
        self.board().vehicles[vehicle.index()].1
    }

    /// The pods that the platform of `seat` and its vehicles can hold (cryo §1.6).
    pub fn capacity(&self, seat: SeatId) -> u8 {
        let vehicles = self.seat(seat).vehicles.iter();
        let seats = vehicles.map(|vehicle| self.seats_of(seat, vehicle));
        seats.fold(
            self.components.data().platform.room.value,
            u8::saturating_add,
        )
    }

    /// The pods that may still come to the platform of `seat` (cryo §1.6).
    pub fn room(&self, seat: SeatId) -> u8 {
        self.capacity(seat).saturating_sub(self.seat(seat).pods)
    }

    /// Own pods in the chambers of a section, or of the whole ship.
    pub fn sleepers(&self, seat: SeatId, section: Option<SectionId>) -> u8 {
        let chambers = (0..12).map(ChamberId);
        let there = chambers.filter(|chamber| section.is_none_or(|own| own == chamber.section()));
        there
            .map(|chamber| self.chambers[chamber.index()][seat.index()])
            .sum()
    }

    /// The salvage spaces with an own pod.
    pub fn salvaging(&self, seat: SeatId) -> SalvageSet {
        let spaces = (0..).map(SalvageId).zip(self.salvage);
        spaces
            .filter(|(_, pod)| *pod == Some(seat))
            .map(|(space, _)| space)
            .collect()
    }

    /// The own pods in caverns.
    pub fn settled(&self, seat: SeatId) -> u8 {
        self.caverns
            .iter()
            .map(|cavern| cavern.pods[seat.index()])
            .sum()
    }

    /// A cavern; none if there is none of this number, or if it is not used with so many players.
    pub fn cavern(&self, space: SpaceId) -> Option<&Cavern> {
        let cavern = self.caverns.get(space.index());
        cavern.filter(|cavern| cavern.tile.is_some())
    }

    /// What settling in a face-up cavern costs; none if it is face down or not used.
    pub fn settling_cost(&self, space: SpaceId) -> Option<Stock> {
        let cavern = self.cavern(space).filter(|cavern| cavern.up)?;
        Some(
            self.components
                .cavern_tile(cavern.tile?)
                .settling_cost
                .stock(),
        )
    }

    /// Whether all slots of a dock of the platform hold tiles (cryo §6.8).
    pub fn is_complete(&self, seat: SeatId, dock: PlatformId) -> bool {
        let slots = self.board().slots.iter().zip(self.seat(seat).slots);
        let mut own = slots.filter(|(slot, _)| slot.dock == dock);
        own.all(|(_, tile)| tile.is_some())
    }

    /// The tile that asks for a cost, or gives the reward, at a dock of the platform.
    pub fn tile_at(&self, seat: SeatId, dock: PlatformId, is_cost: bool) -> Option<TileId> {
        let slot = self.board().slot_of(dock, is_cost)?;
        self.seat(seat).slots[slot.index()]
    }

    /// The places of `seat` for cards that are played as `role`, and whether this kind may still go there (cryo §5.14).
    pub(crate) fn fits(&self, seat: SeatId, card: CardKind, role: CardUse) -> (bool, bool) {
        let (own, places) = (self.seat(seat), &self.components.data().platform.places);
        let (count, most, there) = match role {
            CardUse::Upgrade => (
                own.upgrades.len(),
                places.upgrades,
                own.upgrades.contains(card),
            ),
            CardUse::Mission => (
                own.missions.len(),
                places.missions,
                own.missions.contains(card),
            ),
            CardUse::Vehicle => (own.vehicles.len(), places.vehicles, false),
        };
        (count < usize::from(most), !there)
    }
}

impl Amounts {
    /// What has to be asked after resources and energy have been gained: card rewards, and pods to wake.
    pub(crate) fn asks(self) -> impl DoubleEndedIterator<Item = Task> {
        let card = (self.card > 0).then_some(Task::Card(self.card));
        let wake = (self.wake > 0).then_some(Task::Wake(None, self.wake));
        card.into_iter().chain(wake)
    }
}
