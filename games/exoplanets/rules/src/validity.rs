//! Whether a state from a file is one that a game can go on from.

use crate::components::{ByPlayers, Consequence, SPECIES_LEVEL, Scoped};
use crate::id::{PlanetId, PlanetSet, TileId, TileSet};
use crate::resource::{Resource, Resources};
use crate::state::{MOST_SEATS, Placed, Source, Stage, State, Task};
use thiserror::Error;

/// What is wrong with a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Invalid {
    /// There are too few or too many seats.
    #[error("two to four play")]
    Seats,
    /// A planet is missing, there twice or in a wrong place.
    #[error("planets are missing, there twice or out of place")]
    Planets,
    /// A tile is missing, there twice or in a wrong place.
    #[error("tiles are missing, there twice or out of place")]
    Tiles,
    /// Resources are missing or too many.
    #[error("resources are missing or too many")]
    Resources,
    /// Markers of players are missing or in a wrong place.
    #[error("life or species markers are missing or out of place")]
    Life,
    /// Markers of the special tiles are missing or in a wrong place.
    #[error("fusion, flare or creation markers are missing or out of place")]
    Special,
    /// There are more effect markers on a planet than tiles could have brought.
    #[error("effect markers lie where none can")]
    Markers,
    /// Turn, birth and stage contradict each other.
    #[error("turn and birth contradict each other")]
    Turn,
    /// What is still to be done contradicts the rest.
    #[error("what is still to be done contradicts the rest")]
    Agenda,
}

impl State {
    /// Checks everything on which the rules rely.
    pub(crate) fn check_all(&self) -> Result<(), Invalid> {
        let numbers = self.components.numbers(self.seats.len());
        let numbers = numbers.ok_or(Invalid::Seats)?;
        let ensure = |holds: bool, fault| if holds { Ok(()) } else { Err(fault) };
        // Each relies on those before it.
        ensure(self.has_all_planets(numbers), Invalid::Planets)?;
        ensure(self.has_all_tiles(), Invalid::Tiles)?;
        ensure(self.has_all_resources(), Invalid::Resources)?;
        ensure(self.has_all_life(), Invalid::Life)?;
        ensure(self.has_all_special(numbers), Invalid::Special)?;
        ensure(self.has_possible_markers(), Invalid::Markers)?;
        ensure(self.has_possible_turn(numbers), Invalid::Turn)?;
        ensure(self.has_possible_agenda(), Invalid::Agenda)
    }

    fn has_all_planets(&self, numbers: &ByPlayers) -> bool {
        let placed = self.planets().map(|placed| placed.id);
        let stacked = self.stacks.iter().flatten().chain(&self.bag).copied();
        let born = self.birth.into_iter().flat_map(|birth| {
            let [one, other] = birth.drawn;
            [one, other, birth.planet].into_iter().flatten()
        });
        let all: Vec<PlanetId> = placed.chain(stacked).chain(born).collect();
        let count = self.components.planet_count();
        let places = usize::from(numbers.tiles_per_arm) + 1;
        let filled = self.arms.iter().all(|arm| {
            !arm.planets.is_empty() && arm.planets.len() + arm.face_down.len() == places
        });
        filled
            && all.len() == count
            && all.iter().all(|planet| planet.index() < count)
            && all.into_iter().collect::<PlanetSet>().len() == count
    }

    fn has_all_tiles(&self) -> bool {
        let mut all: Vec<TileId> = Vec::new();
        all.extend(self.arms.iter().flat_map(|arm| &arm.face_down));
        all.extend(self.planets().filter_map(|placed| placed.tile));
        all.extend(self.effect.map(|played| played.tile));
        all.extend(self.undrawn.iter().chain(self.removed_open.iter()));
        for seat in &self.seats {
            all.extend(&seat.goals);
            all.extend(
                seat.hand
                    .iter()
                    .chain(seat.removed.iter())
                    .chain(seat.lost.iter()),
            );
        }
        let count = self.components.tile_count();
        all.len() == count
            && all.iter().all(|tile| tile.index() < count)
            && all.into_iter().collect::<TileSet>().len() == count
            && self.seats.iter().all(|seat| match self.stage {
                Stage::Setup => seat.hand.len() + seat.removed.len() == 3 && seat.removed.len() < 2,
                _ => seat.removed.len() == 1,
            })
            && (self.seat_ids()).all(|seat| {
                let own = &self.seats[seat.index()].goals;
                let number = |tile: &TileId| self.components.goal(*tile).number;
                let mut numbers: Vec<u8> = own.iter().map(number).collect();
                numbers.sort_unstable();
                numbers.is_sorted_by(|one, other| one < other)
            })
    }

    fn has_all_resources(&self) -> bool {
        let supply = self.components.supply();
        let amount = |kind: Resource| {
            let held = self
                .seats
                .iter()
                .map(|seat| u32::from(seat.resources[kind]));
            let star = if kind == Resource::Energy {
                self.star
            } else {
                0
            };
            held.sum::<u32>() + u32::from(self.cloud[kind]) + u32::from(star)
        };
        (Resource::ALL.into_iter()).all(|kind| amount(kind) == u32::from(supply[kind]))
    }

    fn has_all_life(&self) -> bool {
        let counts = &self.components.data().counts;
        let fits = |placed: &Placed| {
            let free = placed.life.iter().all(|level| *level < SPECIES_LEVEL);
            let dominated = placed.species.is_none_or(|seat| {
                seat.index() < self.seats.len() && placed.life == [0; MOST_SEATS]
            });
            free && dominated
        };
        let complete = |seat: usize| {
            let Some(own) = self.seats.get(seat) else {
                return self.planets().all(|placed| placed.life[seat] == 0);
            };
            let lives = self.planets().map(|placed| u32::from(placed.life[seat]));
            let species = self
                .planets()
                .filter(|placed| placed.species.is_some_and(|owner| owner.index() == seat));
            lives.sum::<u32>() + u32::from(own.life) == u32::from(counts.life_per_colour)
                && species.count() + usize::from(own.species)
                    == usize::from(counts.species_per_colour)
        };
        self.planets().all(fits) && (0..MOST_SEATS).all(complete)
    }

    fn has_all_special(&self, numbers: &ByPlayers) -> bool {
        let complete =
            |all: u8, tile: u8, held: &dyn Fn(&crate::state::Seat) -> u8, empty: Task| {
                let held: u32 = self.seats.iter().map(|seat| u32::from(held(seat))).sum();
                held + u32::from(tile) == u32::from(all)
                    && (tile == 0) == self.agenda.contains(&empty)
            };
        let special = self.special;
        complete(
            numbers.fusion,
            special.fusion,
            &|seat| seat.fusion,
            Task::Back(Consequence::Fusion),
        ) && complete(
            numbers.flare,
            special.flare,
            &|seat| seat.flare,
            Task::Back(Consequence::Flare),
        ) && complete(
            numbers.creation,
            special.creation,
            &|seat| seat.creation,
            Task::CreationBack,
        )
    }

    /// No planet has more markers than the tiles under planets bring together.
    fn has_possible_markers(&self) -> bool {
        let mut most = [0_u32; crate::components::MOST_MARKERS];
        for tile in self.planets().filter_map(|placed| placed.tile) {
            let effect = self.components.effect(tile);
            if !effect.permanent {
                return false;
            }
            let number = |mark: &Scoped| self.components.marker_number(*mark);
            effect
                .mark
                .iter()
                .filter_map(number)
                .for_each(|number| most[number] += 1);
        }
        self.planets().all(|placed| {
            let mut counts = placed.markers.iter().zip(most);
            counts.all(|(count, most)| u32::from(*count) <= most)
        })
    }

    fn has_possible_turn(&self, numbers: &ByPlayers) -> bool {
        let births = self.planets().count() - 4;
        let number = usize::from(self.turn.number);
        let fits = match self.stage {
            Stage::Setup => {
                let choosing = self.seats.iter().any(|seat| seat.removed.is_empty());
                number == 0 && births == 0 && choosing
            }
            Stage::Birth => number == births + 1 && self.star > 0,
            Stage::Evolution => number == births && number > 0,
            Stage::Over => number == births && self.star == 0,
        };
        let in_system = |planet: PlanetId| self.placed(planet).is_some();
        fits && births + usize::from(self.star) == usize::from(numbers.star_energy)
            && self.has_possible_birth()
            && self.turn.started.iter().all(in_system)
            && self.turn.developed.iter().all(in_system)
    }

    fn has_possible_birth(&self) -> bool {
        let Some(birth) = self.birth else { return true };
        let fits = match (birth.source, birth.drawn, birth.planet) {
            (Source::Bag, [Some(_), Some(_)], None) | (Source::Bag, [_, None], Some(_)) => true,
            (Source::Stack(stack), [None, None], Some(_)) => stack < 2,
            _ => false,
        };
        fits && self.stage == Stage::Birth
    }

    /// Whether the agenda is one that an action can leave behind; the next task is the last.
    fn has_possible_agenda(&self) -> bool {
        let active = self.turn_seat();
        let takes = |tasks: &[Task]| {
            tasks.len() <= MOST_SEATS && tasks.iter().all(|task| self.is_take(*task))
        };
        let discards = |tasks: &[Task]| {
            let discard = |task: &Task| matches!(task, Task::Discard { seat, .. } if seat.index() < self.seats.len());
            tasks.len() <= MOST_SEATS && tasks.iter().all(discard)
        };
        let known = match self.agenda.as_slice() {
            [] | [Task::Yield(_)] | [Task::Yield(_), Task::Yield(_)] => true,
            [Task::Back(Consequence::Fusion), rest @ ..] => discards(rest),
            [Task::CreationBack, rest @ ..] | [Task::Leave, Task::CreationBack, rest @ ..] => {
                takes(rest)
            }
            [Task::Reward(planet), rest @ ..] => self.placed(*planet).is_some() && takes(rest),
            [
                Task::Leave,
                Task::Act,
                Task::Exchange(_),
                Task::Others,
                Task::Take { seat, .. },
            ] => *seat == active,
            [Task::Leave, Task::Act, Task::Exchange(_)] => true,
            [
                Task::Leave,
                Task::Act,
                Task::Exchange(_),
                Task::Receive(kind),
            ] => self.seats[active.index()]
                .resources
                .covers(Resources::one(*kind)),
            _ => false,
        };
        known
            && (self.agenda.is_empty() || self.stage == Stage::Evolution)
            && self.agenda.last().is_none_or(|task| self.waits(*task))
            && self.has_possible_effect()
    }

    fn is_take(&self, task: Task) -> bool {
        matches!(task, Task::Take { seat, .. } if seat.index() < self.seats.len())
    }

    fn has_possible_effect(&self) -> bool {
        let Some(played) = self.effect else {
            return self.agenda.first() != Some(&Task::Leave);
        };
        let effect = self.components.effect(played.tile);
        let target = played.target.and_then(|planet| self.placed(planet));
        self.agenda.first() == Some(&Task::Leave)
            && played.target.is_some() == effect.needs_target()
            && target.is_some() == effect.needs_target()
            && target.is_none_or(|target| {
                !(target.is_dominated() || effect.permanent && target.tile.is_some())
            })
    }
}
