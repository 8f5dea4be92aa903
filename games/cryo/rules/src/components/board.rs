//! Board and platform with numbers in place of names, as the rules use them.

use super::{
    ActionKind, Amounts, Colour, ComponentsError, CostItem, Data, Flaw, Section, Size,
    VehicleEffect,
};
use crate::id::{
    CellId, CellSet, DockId, DockSet, PlatformId, PlatformSet, SalvageId, SectionId, SegmentId,
    SlotId, SpaceId, SpaceSet,
};
use crate::stock::{Stock, Track};

/// Everything that is printed on board and platform.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// The action cells; the launch is the last.
    pub cells: Vec<Cell>,
    /// The docks; the launch dock is the last.
    pub docks: Vec<Dock>,
    /// The cells with a stack of resource tiles, in the order of the stacks.
    pub stacks: Vec<CellId>,
    /// The salvage spaces: what each gives, and with how many players it is open.
    pub salvage: Vec<(Stock, u8)>,
    /// The cavern spaces that lie next to each (cryo §7.5).
    pub adjacent: Vec<SpaceSet>,
    /// The size of each cavern space, and with how many players it is used.
    pub spaces: Vec<(Size, u8)>,
    /// The tunnel segments.
    pub segments: Vec<Segment>,
    /// The slots of a platform.
    pub slots: Vec<Slot>,
    /// The ends of the tracks (cryo §1.4).
    pub ends: Stock,
    /// The cost of scouting (cryo §4.7).
    pub scouting: Stock,
    /// The cost of an overclocked action (cryo §5.11u).
    pub overclock: Stock,
    /// The seats of each kind of vehicle, and what is special about it.
    pub vehicles: [(u8, Option<VehicleEffect>); 8],
    /// The pods that each seat has in each chamber at the start (cryo §2.6).
    pub sleepers: [u8; 12],
    of_action: [CellSet; 9],
    of_section: [CellSet; 4],
}

/// An action cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    /// What it does.
    pub action: ActionKind,
    /// Its section.
    pub section: SectionId,
    /// Of a resource space: the colour and number of its stack, and what is printed under it.
    pub stack: Option<(Colour, u8, Stock)>,
}

/// A dock of the ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dock {
    /// Its section.
    pub section: SectionId,
    /// The cells that it touches.
    pub touches: CellSet,
    /// Whether a damage marker can lie there (cryo §6.2).
    pub breaks: bool,
}

/// A tunnel segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// Its two cavern spaces.
    pub caverns: [SpaceId; 2],
    /// The energy of the cheapest way there (cryo §8.3).
    pub energy: u8,
}

/// A slot of a platform.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Its dock.
    pub dock: PlatformId,
    /// Whether a tile there asks for its cost; otherwise it gives its reward.
    pub is_cost: bool,
}

impl Slot {
    /// The name in exports, such as "4r".
    pub fn name(self) -> String {
        format!(
            "{}{}",
            self.dock.0 + 1,
            if self.is_cost { 'c' } else { 'r' }
        )
    }
}

impl Board {
    /// The launch dock.
    pub fn launch_dock(&self) -> DockId {
        DockId(self.docks.len() as u8 - 1)
    }

    /// The cell of the launch dock.
    pub fn launch_cell(&self) -> CellId {
        CellId(self.cells.len() as u8 - 1)
    }

    /// A cell.
    pub fn cell(&self, cell: CellId) -> &Cell {
        &self.cells[cell.index()]
    }

    /// A dock.
    pub fn dock(&self, dock: DockId) -> &Dock {
        &self.docks[dock.index()]
    }

    /// All cells of a section with this action; of the whole ship if no section is named.
    pub(crate) fn cells_with(&self, action: ActionKind, section: Option<SectionId>) -> CellSet {
        let all = self.of_action[action as usize];
        section.map_or(all, |section| all.and(self.of_section[section.index()]))
    }

    /// The docks that can be damaged (cryo §2.8).
    pub fn breakable(&self) -> DockSet {
        let docks = (0..).map(DockId).zip(&self.docks);
        docks
            .filter(|(_, dock)| dock.breaks)
            .map(|(id, _)| id)
            .collect()
    }

    /// The slot of a dock for a cost, or for a reward.
    pub fn slot_of(&self, dock: PlatformId, is_cost: bool) -> Option<SlotId> {
        let wanted = Slot { dock, is_cost };
        let place = self.slots.iter().position(|slot| *slot == wanted)?;
        Some(SlotId(place as u8))
    }

    /// The docks of a platform.
    pub fn platform_docks(&self) -> impl Iterator<Item = PlatformId> + Clone + use<> {
        let last = self.slots.last().map_or(0, |slot| slot.dock.0 + 1);
        (0..last).map(PlatformId)
    }

    /// All docks of a platform as a set.
    pub fn platform(&self) -> PlatformSet {
        self.platform_docks().collect()
    }

    /// Replaces names with numbers.
    pub(super) fn of(data: &Data) -> Result<Self, ComponentsError> {
        let (cells, names) = cells(data);
        let find = |name: &String, place: &str| {
            let found = names.iter().position(|known| *known == name);
            let found = found.ok_or_else(|| ComponentsError::at(place, Flaw::Unknown))?;
            Ok::<_, ComponentsError>(CellId(found as u8))
        };
        let mut docks = Vec::new();
        for (section, number) in data.sections.iter().zip(0..) {
            for dock in &section.docks.list {
                let place = format!("sections, {}, docks, {}", section.id, dock.id);
                let touches = dock.touches.iter().map(|cell| find(cell, &place));
                docks.push(Dock {
                    section: SectionId(number),
                    touches: touches.collect::<Result<_, _>>()?,
                    breaks: dock.damage_symbol,
                });
            }
        }
        let launch = CellId(cells.len() as u8 - 1);
        docks.push(Dock {
            section: cells[launch.index()].section,
            touches: [launch].into_iter().collect(),
            breaks: false,
        });
        let numbered = || (0..).map(CellId).zip(&cells);
        let with = |action| {
            let own = numbered().filter(move |(_, cell)| cell.action == action);
            own.map(|(id, _)| id).collect()
        };
        let of_section = |section: usize| {
            let own = numbered().filter(|(_, cell)| cell.section.index() == section);
            own.map(|(id, _)| id).collect()
        };
        let stacks = numbered().filter(|(_, cell)| cell.stack.is_some());
        let max = Track::ALL.map(|track| data.tracks[track as usize].max.value);
        let vehicle = |kind: usize| {
            let vehicle = &data.cards.kinds[kind].vehicle;
            (vehicle.seats, vehicle.effect)
        };
        let chambers = data.sections.iter().flat_map(|section| &section.chambers);
        let mut sleepers = [0; 12];
        sleepers
            .iter_mut()
            .zip(chambers)
            .for_each(|(pods, chamber)| *pods = chamber.pods_each);
        let scouting = data.actions.scout.cost.as_ref();
        Ok(Self {
            of_action: ActionKind::ALL.map(with),
            of_section: std::array::from_fn(of_section),
            stacks: stacks.map(|(id, _)| id).collect(),
            salvage: salvage(data),
            adjacent: adjacent(data)?,
            spaces: data
                .caverns
                .spaces
                .iter()
                .map(|space| (space.size, space.min_players))
                .collect(),
            segments: segments(data)?,
            slots: slots(data),
            ends: Stock::new(max),
            scouting: scouting.map_or(Stock::NONE, |cost| cost.value.stock()),
            overclock: data.upgrade_values.overclock_cost.stock(),
            vehicles: std::array::from_fn(vehicle),
            sleepers,
            cells,
            docks,
        })
    }

    /// What a salvage space gives for a pod; nothing if it is closed with so many players (cryo §4.8).
    pub fn salvage_of(&self, space: SalvageId, players: usize) -> Option<Stock> {
        let (gives, least) = self.salvage.get(space.index())?;
        (usize::from(*least) <= players).then_some(*gives)
    }

    /// A tunnel segment; none if there is none of this number.
    pub fn segment(&self, segment: SegmentId) -> Option<&Segment> {
        self.segments.get(segment.index())
    }
}

/// All cells with their names.
fn cells(data: &Data) -> (Vec<Cell>, Vec<&String>) {
    let (mut cells, mut names, mut stacks) = (Vec::new(), Vec::new(), 0);
    for (section, number) in data.sections.iter().zip(0..) {
        for cell in &section.cells.list {
            let printed = cell.printed.unwrap_or_default().stock();
            let stack = cell.colour.map(|colour| (colour, stacks, printed));
            stacks += u8::from(stack.is_some());
            names.push(&cell.id);
            cells.push(Cell {
                action: cell.action,
                section: SectionId(number),
                stack,
            });
        }
    }
    let is_home = |section: &Section| section.id == data.launch_dock.section.value;
    let home = data.sections.iter().position(is_home).unwrap_or(0);
    names.push(&data.launch_dock.id);
    cells.push(Cell {
        action: ActionKind::Launch,
        section: SectionId(home as u8),
        stack: None,
    });
    (cells, names)
}

fn salvage(data: &Data) -> Vec<(Stock, u8)> {
    let each = data.salvage.gain_per_pod.value;
    let mut spaces = Vec::new();
    for row in &data.salvage.rows {
        let gain = (0..each).fold(Stock::NONE, |sum, _| sum.plus(row.gives.stock()));
        spaces.extend(row.spaces.iter().map(|space| (gain, space.min_players)));
    }
    spaces
}

fn space(data: &Data, name: &String, place: &str) -> Result<SpaceId, ComponentsError> {
    let found = data
        .caverns
        .spaces
        .iter()
        .position(|space| space.id == *name);
    let found = found.ok_or_else(|| ComponentsError::at(place, Flaw::Unknown))?;
    Ok(SpaceId(found as u8))
}

fn adjacent(data: &Data) -> Result<Vec<SpaceSet>, ComponentsError> {
    let of = |own: &super::CavernSpace| {
        let place = format!("caverns, {}, adjacent", own.id);
        own.adjacent
            .iter()
            .map(|name| space(data, name, &place))
            .collect()
    };
    data.caverns.spaces.iter().map(of).collect()
}

/// The segments with the energy of the cheapest way to each (cryo §8.3).
fn segments(data: &Data) -> Result<Vec<Segment>, ComponentsError> {
    let all = &data.tunnels.segments;
    let mut energy: Vec<Option<u8>> = vec![None; all.len()];
    for _ in 0..all.len() {
        for (number, segment) in all.iter().enumerate() {
            let known = |name: &String| all.iter().position(|other| other.id == *name);
            let before = segment
                .from
                .iter()
                .filter_map(|name| energy[known(name)?])
                .min();
            let start = segment.from.is_empty().then_some(0);
            let way = before
                .or(start)
                .map(|before| before.saturating_add(segment.energy));
            energy[number] = energy[number].into_iter().chain(way).min();
        }
    }
    let segment = |(segment, energy): (&super::SegmentData, Option<u8>)| {
        let place = format!("tunnels, {}", segment.id);
        let energy = energy.ok_or_else(|| ComponentsError::at(&place, Flaw::NoWay))?;
        let [one, other] = &segment.caverns[..] else {
            return Err(ComponentsError::at(place, Flaw::Number));
        };
        let caverns = [space(data, one, &place)?, space(data, other, &place)?];
        Ok(Segment { caverns, energy })
    };
    all.iter().zip(energy).map(segment).collect()
}

fn slots(data: &Data) -> Vec<Slot> {
    let docks = (0..).map(PlatformId).zip(&data.platform.docks);
    let each = docks.flat_map(|(dock, of)| {
        let cost = of.cost_slot.then_some(true);
        let reward = of.reward_slot.then_some(false);
        let both = cost.into_iter().chain(reward);
        both.map(move |is_cost| Slot { dock, is_cost })
    });
    each.collect()
}

impl Amounts {
    /// Whether there is nothing but plain resources.
    pub(super) fn is_plain(self) -> bool {
        let Self {
            nanites,
            energy,
            card,
            wake,
            ..
        } = self;
        [nanites, energy, card, wake] == [0; 4]
    }
}

impl CostItem {
    /// Whether a card stands alone in a cost (cryo §6.8).
    pub(super) fn are_alike(items: &[Self]) -> bool {
        !items.is_empty() && (items == [Self::Card] || !items.contains(&Self::Card))
    }
}
