//! Whether a state from a file is one that a game can go on from.

use crate::card::CardKind;
use crate::components::{ByPlayers, IncidentKind};
use crate::id::{CavernTileId, CellId, DockId, DockSet, IncidentId, SalvageId, TileId};
use crate::state::{MOST_SEATS, Seat, Stage, State, Task};
use crate::stock::Stock;
use arrayvec::ArrayVec;
use game::SeatId;
use std::collections::BTreeSet;
use thiserror::Error;

/// The most tasks that the rules leave behind.
const MOST_TASKS: usize = 8;

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Invalid {
    /// There are too few or too many seats.
    #[error("two to four play")]
    Seats,
    /// A track is beyond its end.
    #[error("a track is beyond its end")]
    Tracks,
    /// Drones are missing, too many, or in wrong places.
    #[error("drones or damage markers are missing or out of place")]
    Drones,
    /// Cards are missing, too many, or in wrong places.
    #[error("cards are missing, too many or out of place")]
    Cards,
    /// Pods are missing, too many, or in wrong places.
    #[error("pods are missing, too many or out of place")]
    Pods,
    /// Resource tiles are missing, too many, or in wrong places.
    #[error("resource tiles are missing, too many or out of place")]
    Tiles,
    /// Incident tiles are missing, too many, or in wrong places.
    #[error("incident tiles are missing, too many or out of place")]
    Incidents,
    /// Cavern tiles are missing, twice there, or in wrong places.
    #[error("cavern tiles are missing, twice there or out of place")]
    Caverns,
    /// Turn, stage and end contradict each other.
    #[error("turn, stage and end contradict each other")]
    Turn,
    /// What is still to be done contradicts the rest.
    #[error("what is still to be done contradicts the rest")]
    Agenda,
}

impl State {
    /// Checks everything on which the rules rely.
    pub(crate) fn check_all(&self) -> Result<(), Invalid> {
        let numbers = self.components.numbers(self.seats.len());
        let numbers = numbers.filter(|_| (2..=MOST_SEATS).contains(&self.seats.len()));
        let numbers = numbers.ok_or(Invalid::Seats)?;
        let ensure = |holds: bool, fault| if holds { Ok(()) } else { Err(fault) };
        let ends = self.board().ends;
        // Each relies on those before it.
        ensure(
            self.seats.iter().all(|seat| ends.covers(seat.stock)),
            Invalid::Tracks,
        )?;
        ensure(self.has_all_drones(numbers), Invalid::Drones)?;
        ensure(self.has_all_cards(), Invalid::Cards)?;
        ensure(self.has_all_caverns(), Invalid::Caverns)?;
        ensure(
            self.seat_ids().all(|seat| self.has_all_pods(seat)),
            Invalid::Pods,
        )?;
        ensure(self.has_no_strange_pods(), Invalid::Pods)?;
        ensure(self.has_all_tiles(numbers), Invalid::Tiles)?;
        ensure(self.has_all_incidents(numbers), Invalid::Incidents)?;
        ensure(self.has_possible_turn(), Invalid::Turn)?;
        ensure(self.has_possible_agenda(), Invalid::Agenda)
    }

    fn has_all_drones(&self, numbers: &ByPlayers) -> bool {
        let board = self.board();
        let docks: DockSet = (0..board.launch_dock().0).map(DockId).collect();
        let each = usize::from(self.components.data().start.drones_each.value);
        let complete = |seat: &Seat| {
            let known =
                board.platform().and(seat.home) == seat.home && docks.and(seat.out) == seat.out;
            known && seat.home.len() + seat.out.len() + usize::from(seat.launching) == each
        };
        let all = self
            .seats
            .iter()
            .fold(DockSet::EMPTY, |all, seat| all.or(seat.out));
        let taken: usize = self.seats.iter().map(|seat| seat.out.len()).sum();
        let breakable = board.breakable().and(self.damaged) == self.damaged;
        self.seats.iter().all(complete)
            && all.len() == taken
            && breakable
            && self.damaged.len() == usize::from(numbers.damage_markers.value)
    }

    fn has_all_cards(&self) -> bool {
        let data = self.components.data();
        let mut all: Vec<CardKind> = self.deck.iter().chain(&self.discard).copied().collect();
        for seat in &self.seats {
            all.extend(
                seat.hand
                    .iter()
                    .chain(seat.aside.iter())
                    .chain(seat.vehicles.iter()),
            );
            all.extend(seat.upgrades.iter().chain(seat.missions.iter()));
        }
        let count = |kind| all.iter().filter(|card| **card == kind).count();
        let each = usize::from(data.cards.count_each.value);
        let places = &data.platform.places;
        let fits = |seat: &Seat| {
            let dealt = usize::from(data.start.hand.dealt);
            let kept = usize::from(data.start.hand.kept);
            let hand = match (self.stage, seat.aside.is_empty()) {
                (Stage::Setup, true) => seat.hand.len() == dealt,
                (Stage::Setup, false) => {
                    (seat.hand.len(), seat.aside.len()) == (kept, dealt - kept)
                }
                (_, aside) => aside,
            };
            hand && seat.upgrades.len() <= usize::from(places.upgrades)
                && seat.missions.len() <= usize::from(places.missions)
                && seat.vehicles.len() <= usize::from(places.vehicles)
        };
        CardKind::ALL.into_iter().all(|kind| count(kind) == each) && self.seats.iter().all(fits)
    }

    fn has_all_caverns(&self) -> bool {
        let spaces = &self.board().spaces;
        let tiles = self.components.data().cavern_tiles.list.len();
        let fits = |number: usize| {
            let (cavern, (size, least)) = (&self.caverns[number], spaces[number]);
            let used = usize::from(least) <= self.seats.len();
            let proper = |tile: CavernTileId| {
                tile.index() < tiles && self.components.cavern_tile(tile).size == size
            };
            used == cavern.tile.is_some()
                && cavern.tile.is_none_or(proper)
                && (cavern.up || cavern.pods == [0; MOST_SEATS])
                && (used || !cavern.up)
        };
        let all: Vec<_> = self
            .caverns
            .iter()
            .filter_map(|cavern| cavern.tile)
            .collect();
        self.caverns.len() == spaces.len()
            && (0..spaces.len()).all(fits)
            && BTreeSet::from_iter(&all).len() == all.len()
    }

    fn has_all_pods(&self, seat: SeatId) -> bool {
        let own = self.seat(seat);
        let chambers = self
            .chambers
            .iter()
            .map(|pods| u32::from(pods[seat.index()]));
        let caverns = self
            .caverns
            .iter()
            .map(|cavern| u32::from(cavern.pods[seat.index()]));
        let elsewhere = self.salvaging(seat).len() as u32 + u32::from(own.pods);
        let all = chambers.chain(caverns).sum::<u32>() + elsewhere + u32::from(own.destroyed);
        all == u32::from(self.components.data().start.pods_each.value)
            && own.pods <= self.capacity(seat)
    }

    /// No pods where nobody can be.
    fn has_no_strange_pods(&self) -> bool {
        let absent =
            |pods: &[u8; MOST_SEATS]| pods[self.seats.len()..].iter().all(|pods| *pods == 0);
        let mut pods = self
            .chambers
            .iter()
            .chain(self.caverns.iter().map(|cavern| &cavern.pods));
        let spaces = (0..).map(SalvageId).zip(self.salvage);
        let mut lost = self.sabotage.iter().zip(self.chambers.chunks(3));
        pods.all(absent)
            && spaces.into_iter().all(|(space, pod)| {
                let open = self.board().salvage_of(space, self.seats.len()).is_some();
                pod.is_none_or(|seat| open && seat.index() < self.seats.len())
            })
            && lost.all(|(tiles, chambers)| {
                chambers[..tiles.len()]
                    .iter()
                    .all(|pods| *pods == [0; MOST_SEATS])
            })
    }

    fn has_all_tiles(&self, numbers: &ByPlayers) -> bool {
        let (board, list) = (self.board(), &self.components.data().resource_tiles.list);
        let known = |tile: &TileId| tile.index() < list.len();
        let height = usize::from(numbers.resource_stack.value);
        let slots = self
            .seats
            .iter()
            .flat_map(|seat| &seat.slots[..board.slots.len()]);
        let filled: Vec<TileId> = slots.flatten().copied().collect();
        let beyond = self
            .seats
            .iter()
            .flat_map(|seat| &seat.slots[board.slots.len()..]);
        let colours = board
            .stacks
            .iter()
            .filter_map(|cell| board.cell(*cell).stack);
        let mut stacks = self.stacks.iter().zip(colours);
        let proper = self.stacks.len() == board.stacks.len()
            && filled.iter().chain(self.stacks.iter().flatten()).all(known)
            && beyond.flatten().next().is_none()
            && stacks.all(|(stack, (colour, ..))| {
                let fits = |tile: &TileId| self.components.tile(*tile).colour == colour;
                stack.len() <= height && stack.iter().all(fits)
            });
        let boxed: usize = self
            .boxed_tiles
            .iter()
            .map(|tiles| usize::from(*tiles))
            .sum();
        let on_stacks: usize = self.stacks.iter().map(|stack| stack.len()).sum();
        let enough = |id: TileId, count: u8| {
            let there = filled.iter().chain(self.stacks.iter().flatten());
            let there = there.filter(|tile| **tile == id).count();
            there + usize::from(self.boxed_tiles[id.index()]) <= usize::from(count)
        };
        proper
            && self.boxed_tiles[list.len()..]
                .iter()
                .all(|tiles| *tiles == 0)
            && boxed + on_stacks + filled.len() == height * board.stacks.len()
            && self
                .components
                .tiles()
                .all(|(id, tile)| enough(id, tile.count))
    }

    fn has_all_incidents(&self, numbers: &ByPlayers) -> bool {
        let list = &self.components.data().incident_tiles.list;
        let of = &self.components.data().incident_track;
        let kind = |id: IncidentId| list.get(id.index()).map(|tile| tile.kind);
        let is = |id: &IncidentId, wanted| kind(*id) == Some(wanted);
        let on_board = || {
            self.incidents
                .iter()
                .flatten()
                .chain(self.sabotage.iter().flatten())
        };
        if !on_board()
            .chain(self.track.iter().flatten())
            .all(|id| kind(*id).is_some())
        {
            return false;
        }
        let beyond = self
            .seats
            .iter()
            .map(|seat| &seat.loot)
            .chain([&self.boxed_incidents]);
        let beyond = beyond
            .into_iter()
            .all(|tiles| tiles[list.len()..].iter().all(|tiles| *tiles == 0));
        let height = usize::from(numbers.incident_stack.value);
        let stack_fits = |(number, stack): (usize, &ArrayVec<IncidentId, 5>)| {
            let below = usize::from(number + 1 == usize::from(of.sunset_under_stack));
            let sunset =
                |(place, id): (usize, &IncidentId)| is(id, IncidentKind::Sunset) == (place < below);
            let back = |id: &IncidentId| {
                let own = self.components.incident(*id);
                own.kind == IncidentKind::Sunset || own.back == of.stacks[number]
            };
            stack.len() <= height + below
                && stack.iter().enumerate().all(sunset)
                && stack.iter().all(back)
        };
        let mut all = 0;
        let enough = self.components.incidents().all(|(id, tile)| {
            let loot = self
                .seats
                .iter()
                .map(|seat| u32::from(seat.loot[id.index()]));
            let there = on_board().chain(self.track.iter().flatten());
            let there = there.filter(|known| **known == id).count() as u32;
            let boxed = u32::from(self.boxed_incidents[id.index()]);
            let loot: u32 = loot.sum();
            let count = there + boxed + loot;
            all += count;
            let sabotage = tile.kind == IncidentKind::Sabotage;
            let sunset = tile.kind == IncidentKind::Sunset;
            count <= u32::from(tile.count)
                && (!sabotage || loot == 0)
                && (sabotage || boxed == 0)
                && (!sunset || count == 1 && (loot == 0 || self.ending.is_some()))
        });
        beyond
            && enough
            && all as usize == 4 + 6 * height + 1
            && self.track.iter().enumerate().all(stack_fits)
            && self
                .sabotage
                .iter()
                .flatten()
                .all(|id| is(id, IncidentKind::Sabotage))
            && self.is_refilled()
    }

    /// Whether every section has an incident, as long as some are left; but for the one that is filled next.
    fn is_refilled(&self) -> bool {
        let mut empty = (0..4).filter(|section| self.incidents[*section].is_none());
        let left = self.track.iter().any(|stack| !stack.is_empty());
        !left
            || empty.all(|section| {
                let next =
                    |task: &Task| matches!(task, Task::Refill(own) if own.index() == section);
                self.agenda.iter().any(next)
            })
    }

    fn has_possible_turn(&self) -> bool {
        match self.stage {
            Stage::Setup => {
                let choosing = self.seats.iter().any(|seat| seat.aside.is_empty());
                self.turn == 0 && choosing && self.agenda.is_empty() && self.ending.is_none()
            }
            Stage::Playing => self.turn > 0 && !self.agenda.is_empty(),
            Stage::Over => self.ending.is_some() && self.agenda.is_empty(),
        }
    }

    /// Whether the game can go on from the agenda.
    fn has_possible_agenda(&self) -> bool {
        let Some((first, rest)) = self.agenda.split_first() else {
            return true;
        };
        let aside =
            |task: &Task| matches!(task, Task::Card(_) | Task::OneOf(_) | Task::Wake(None, _));
        // Where a launch or a drone waits, nothing but a scrap can come before it.
        let alone = |place: usize, task: &Task| match task {
            Task::Main | Task::Drone(..) => place == 0 && rest[1..].iter().all(aside),
            Task::Land(_) => match rest.get(place + 1) {
                Some(Task::Pay(_)) => rest[place + 2..].iter().all(aside),
                _ => false,
            },
            _ => true,
        };
        matches!(first, Task::End(_))
            && self.agenda.len() <= MOST_TASKS
            && rest.iter().all(|task| self.is_possible(*task))
            && rest
                .iter()
                .enumerate()
                .all(|(place, task)| alone(place, task))
            && self.agenda.last().is_none_or(|task| self.waits(*task))
    }

    /// Whether a task names what is there.
    fn is_possible(&self, task: Task) -> bool {
        let (seat, board) = (self.turn_seat(), self.board());
        let is_cell = |cell: CellId| cell.index() < board.cells.len();
        let is_dock = |dock: DockId| dock.index() < board.docks.len();
        match task {
            Task::End(_) => false,
            Task::Drone(dock, cell) => {
                self.is_open_dock(seat, dock)
                    && cell.is_none_or(|cell| board.dock(dock).touches.contains(cell))
            }
            Task::Second(dock, cell) => is_dock(dock) && is_cell(cell),
            Task::Act(cell) => is_cell(cell),
            Task::Pay(bill) => bill.second.is_none_or(is_cell),
            Task::Prototype(slot) => slot.index() < board.slots.len(),
            Task::Land(launch) => {
                let rich = Stock::new([u8::MAX; 5]);
                self.check_launch(seat, launch, rich).is_ok()
            }
            Task::Elsewhere(section) | Task::Refill(section) => section.index() < 4,
            Task::Cost(dock) => board.platform().contains(dock),
            Task::Main
            | Task::Gain(_)
            | Task::Draws(_)
            | Task::Plays(_)
            | Task::Card(_)
            | Task::OneOf(_)
            | Task::Wake(..)
            | Task::Incident
            | Task::Return
            | Task::Automation => true,
        }
    }
}
