//! What is asked, and what may be answered (exoplanets §12).

use crate::components::{Arm, Effect, SPECIES_LEVEL, Scope, Scoped};
use crate::id::{PlanetId, TileId};
use crate::resource::{Lack, Resource, Resources};
use crate::state::{Place, Placed, Source, Stage, State, Task};
use game::SeatId;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A question of exoplanets §12.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Q1: which of the tiles drawn to remove.
    Keep,
    /// Q2: where to take a planet from.
    Source,
    /// Q3: which of the two drawn to place.
    Planet,
    /// Q4: the stack for the other one.
    Stack,
    /// Q5: the arm.
    Arm,
    /// Q6: the resource of a yield.
    Yield,
    /// Q7: what to do.
    Act,
    /// Q8: a resource of choice.
    Any,
    /// Q9: the resource to exchange.
    Give,
    /// Q10: the tile that is lost.
    Discard,
}

impl Question {
    /// The number in the rules: Q1 to Q10.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// What a seat chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// Removes a tile at setup (Q1).
    Remove(TileId),
    /// Takes a planet from there (Q2).
    From(Source),
    /// Places this planet (Q3).
    Planet(PlanetId),
    /// Puts the other one on this stack (Q4).
    Stack(u8),
    /// Places it in this arm (Q5).
    Arm(Arm),
    /// Takes this yield (Q6).
    Yield(Resource),
    /// Develops life on a planet by one level (Q7, exoplanets §6.2).
    Develop {
        /// The planet.
        planet: PlanetId,
        /// The whole price.
        pay: Resources,
    },
    /// Creates a species (Q7, exoplanets §6.5).
    Species {
        /// The planet.
        planet: PlanetId,
        /// The whole price of all missing levels.
        pay: Resources,
    },
    /// Claims the goal of a tile (Q7, exoplanets §8).
    Claim(TileId),
    /// Plays the effect of a tile (Q7, exoplanets §7).
    Play {
        /// The tile.
        tile: TileId,
        /// The host, or the aim of a discount or step.
        target: Option<PlanetId>,
    },
    /// Ends the turn (Q7).
    EndTurn,
    /// Takes one of this (Q8).
    Take(Resource),
    /// Gives one of this in exchange (Q9).
    Give(Resource),
    /// Exchanges no more (Q9).
    Stop,
    /// Discards a tile (Q10).
    Discard(TileId),
}

impl Choice {
    /// The question that it answers.
    pub const fn question(&self) -> Question {
        match self {
            Self::Remove(_) => Question::Keep,
            Self::From(_) => Question::Source,
            Self::Planet(_) => Question::Planet,
            Self::Stack(_) => Question::Stack,
            Self::Arm(_) => Question::Arm,
            Self::Yield(_) => Question::Yield,
            Self::Develop { .. }
            | Self::Species { .. }
            | Self::Claim(_)
            | Self::Play { .. }
            | Self::EndTurn => Question::Act,
            Self::Take(_) => Question::Any,
            Self::Give(_) | Self::Stop => Question::Give,
            Self::Discard(_) => Question::Discard,
        }
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The game is over (exoplanets §9.1).
    #[error("the game is over")]
    Over,
    /// The seat is asked nothing.
    #[error("{0} is asked nothing now")]
    NotOpen(SeatId),
    /// Another question is asked.
    #[error("another question is asked: Q{}", .0.number())]
    OtherQuestion(Question),
    /// The tile is not in the hand.
    #[error("the tile is not in the hand")]
    NoSuchTile,
    /// There is no planet to take (exoplanets §4.5).
    #[error("there is no planet to take there")]
    NoPlanetThere,
    /// The planet was not drawn.
    #[error("the planet was not drawn")]
    NotDrawn,
    /// The arm has no open place (exoplanets §4.8).
    #[error("the arm has no open place")]
    ArmFull,
    /// The resource cannot be had or given here.
    #[error("this resource cannot be chosen here")]
    NoSuchResource,
    /// The planet is not in the system.
    #[error("the planet is not in the system")]
    NotInSystem,
    /// The planet is dominated (exoplanets §5.6).
    #[error("the planet is dominated by a species")]
    Dominated,
    /// Only a species is above level 3 (exoplanets §6.3).
    #[error("life markers go to level 3 only")]
    TopLevel,
    /// No life marker is left (exoplanets §6.3).
    #[error("no life marker is left in the supply")]
    NoLifeMarker,
    /// No species marker is left (exoplanets §6.7).
    #[error("no species marker is left in the supply")]
    NoSpeciesMarker,
    /// There was no life marker when the turn began (exoplanets §6.5).
    #[error("there was no life marker of this seat when the turn began")]
    NoLifeBefore,
    /// The price is another one (exoplanets §5.2).
    #[error("this is not the price")]
    NotThePrice,
    /// Resources are missing (exoplanets §5.2, §7.15).
    #[error("{} resources are missing", .0.count())]
    CannotPay(Lack),
    /// The goal was claimed before (exoplanets §8.3).
    #[error("the seat has claimed this goal already")]
    ClaimedBefore,
    /// The condition is not met (exoplanets §8.2).
    #[error("the condition of the goal is not met: {now} of {least}")]
    GoalNotMet {
        /// What the seat has of what the condition counts.
        now: u8,
        /// What it needs.
        least: u8,
    },
    /// The effect could do nothing (exoplanets §7.3).
    #[error("the effect could do nothing")]
    NoEffect,
    /// A tile lies under the planet already (exoplanets §7.5).
    #[error("a tile lies under this planet already")]
    HasTile,
    /// The effect does not go with this planet (exoplanets §7.3, §7.5, §7.14).
    #[error("the effect does not go with this planet")]
    WrongTarget,
}

impl State {
    /// The question that is asked now; during setup all open seats are asked the same. None when the game is over.
    pub fn question(&self) -> Option<Question> {
        let phase = match self.stage {
            Stage::Setup => Question::Keep,
            Stage::Birth => match self.birth {
                None => Question::Source,
                Some(birth) if birth.planet.is_none() => Question::Planet,
                Some(birth) if birth.drawn != [None; 2] => Question::Stack,
                Some(_) => Question::Arm,
            },
            Stage::Evolution => Question::Act,
            Stage::Over => return None,
        };
        let Some(task) = self.agenda.last() else {
            return Some(phase);
        };
        Some(match task {
            Task::Yield(_) => Question::Yield,
            Task::Exchange(_) => Question::Give,
            Task::Discard { .. } => Question::Discard,
            // What asks nothing is never left on the agenda.
            _ => Question::Any,
        })
    }

    /// The seat that is asked; none during setup, where all are, and at the end.
    pub fn asked(&self) -> Option<SeatId> {
        match (self.stage, self.agenda.last()) {
            (Stage::Setup | Stage::Over, _) => None,
            (_, Some(Task::Take { seat, .. } | Task::Discard { seat, .. })) => Some(*seat),
            _ => Some(self.turn_seat()),
        }
    }

    /// Whether `seat` still has to remove a tile at setup.
    pub(crate) fn is_choosing(&self, seat: SeatId) -> bool {
        self.stage == Stage::Setup
            && (self.seats.get(seat.index())).is_some_and(|seat| seat.removed.is_empty())
    }

    /// Whether `seat` is asked something.
    pub(crate) fn asks(&self, seat: SeatId) -> bool {
        self.asked() == Some(seat) || self.is_choosing(seat)
    }

    /// The kinds that the task on top of the agenda lets its seat choose.
    pub(crate) fn kinds_of(&self, task: Task) -> impl Iterator<Item = Resource> + use<> {
        let held = self.seats[self.turn_seat().index()].resources;
        let cloud = self.cloud;
        let fits = move |kind: Resource| match task {
            Task::Yield(item) => cloud[kind] > 0 && item.allows(kind),
            Task::Take { .. } => cloud[kind] > 0,
            Task::Receive(given) => cloud[kind] > 0 && kind != given,
            // A kind can be given if the cloud holds another one (exoplanets §7.13).
            Task::Exchange(_) => held[kind] > 0 && cloud.kinds().any(|other| other != kind),
            _ => false,
        };
        Resource::ALL.into_iter().filter(move |kind| fits(*kind))
    }

    /// Passes on every legal choice of `seat`.
    pub(crate) fn each_legal(&self, seat: SeatId, mut add: impl FnMut(Choice)) {
        let Some(question) = self.question().filter(|_| self.asks(seat)) else {
            return;
        };
        let own = &self.seats[seat.index()];
        let task = self.agenda.last().copied().unwrap_or(Task::Others);
        match question {
            Question::Keep => own.hand.iter().for_each(|tile| add(Choice::Remove(tile))),
            Question::Source => {
                if self.bag.len() >= 2 {
                    add(Choice::From(Source::Bag));
                }
                let filled = (0..2).filter(|stack| !self.stacks[*stack].is_empty());
                filled.for_each(|stack| add(Choice::From(Source::Stack(stack as u8))));
            }
            Question::Planet => {
                let drawn = self.birth.map_or([None; 2], |birth| birth.drawn);
                drawn
                    .into_iter()
                    .flatten()
                    .for_each(|planet| add(Choice::Planet(planet)));
            }
            Question::Stack => (0..2).for_each(|stack| add(Choice::Stack(stack))),
            Question::Arm => {
                let open = |arm: &Arm| !self.arms[arm.index()].face_down.is_empty();
                Arm::ALL
                    .into_iter()
                    .filter(open)
                    .for_each(|arm| add(Choice::Arm(arm)));
            }
            Question::Yield => self
                .kinds_of(task)
                .for_each(|kind| add(Choice::Yield(kind))),
            Question::Any => self.kinds_of(task).for_each(|kind| add(Choice::Take(kind))),
            Question::Give => {
                self.kinds_of(task).for_each(|kind| add(Choice::Give(kind)));
                add(Choice::Stop);
            }
            Question::Discard => own.hand.iter().for_each(|tile| add(Choice::Discard(tile))),
            Question::Act => self.each_act(seat, &mut add),
        }
    }

    /// Passes on everything that the active seat may do in phase 2 (exoplanets §3.3).
    fn each_act(&self, seat: SeatId, add: &mut impl FnMut(Choice)) {
        let own = &self.seats[seat.index()];
        // Every level costs something (exoplanets §5.2).
        let can_pay = own.resources != Resources::NONE;
        let open = |placed: &&Placed| can_pay && !placed.is_dominated();
        self.planets().filter(open).for_each(|placed| {
            let planet = placed.id;
            let level = placed.life[seat.index()];
            let may_found = own.species > 0 && self.turn.started.contains(planet);
            let may_develop = level + 1 < SPECIES_LEVEL && own.life > 0;
            if !(may_found || may_develop) {
                return;
            }
            let changes = self.changes(placed);
            if may_develop {
                self.each_price_with(changes, placed, 1, own.resources, |pay| {
                    add(Choice::Develop { planet, pay });
                });
            }
            if may_found {
                let missing = SPECIES_LEVEL - level;
                self.each_price_with(changes, placed, missing, own.resources, |pay| {
                    add(Choice::Species { planet, pay });
                });
            }
        });
        for tile in own.hand.iter() {
            if !self.has_claimed(seat, tile) && self.is_met(seat, tile) {
                add(Choice::Claim(tile));
            }
            self.each_target(seat, tile, |target| add(Choice::Play { tile, target }));
        }
        add(Choice::EndTurn);
    }

    /// Whether `seat` has claimed the goal of `tile` before (exoplanets §8.3).
    pub fn has_claimed(&self, seat: SeatId, tile: TileId) -> bool {
        let number = |tile: TileId| self.components.goal(tile).number;
        let goals = &self.seats[seat.index()].goals;
        goals.iter().any(|claimed| number(*claimed) == number(tile))
    }

    /// Passes on every target with which `seat` may play the effect of `tile` (exoplanets §7.3).
    fn each_target(&self, seat: SeatId, tile: TileId, mut add: impl FnMut(Option<PlanetId>)) {
        let effect = self.components.effect(tile);
        if !effect.needs_target() {
            let helps = effect.exchange > 0
                || (effect.gain.any > 0 && self.cloud != Resources::NONE)
                || self.cloud.min(effect.gain.named()) != Resources::NONE;
            return if helps {
                add(None)
            };
        }
        self.system().for_each(|(place, placed)| {
            if self.is_target(seat, effect, place, placed) {
                add(Some(placed.id));
            }
        });
    }

    /// Whether the effect goes with this planet (exoplanets §7.3).
    fn is_target(&self, seat: SeatId, effect: &Effect, place: Place, placed: &Placed) -> bool {
        let own = &self.seats[seat.index()];
        if placed.is_dominated() {
            return false;
        }
        if effect.permanent {
            let reaches = |mark: &Scoped| match mark.scope {
                // These include the host.
                Scope::Host | Scope::Arm | Scope::Orbit => true,
                Scope::Neighbours => self.in_scope(place, *mark).next().is_some(),
            };
            return placed.tile.is_none() && effect.mark.iter().any(reaches);
        }
        match effect.step {
            Some(price) => {
                placed.life[seat.index()] + 1 < SPECIES_LEVEL
                    && own.life > 0
                    && own.resources.covers(price.named())
            }
            None => true,
        }
    }

    /// The planets that get a marker from a tile under the planet at this place (exoplanets §7.6, §7.16).
    pub(crate) fn in_scope(&self, at: Place, scoped: Scoped) -> impl Iterator<Item = PlanetId> {
        let hit = move |place: Place| match scoped.scope {
            Scope::Host => place == at,
            Scope::Neighbours => place.arm == at.arm && place.orbit.abs_diff(at.orbit) == 1,
            Scope::Arm => place.arm == at.arm,
            Scope::Orbit => place.orbit == at.orbit,
        };
        let hit = move |there: &(Place, &Placed)| hit(there.0) && !there.1.is_dominated();
        self.system().filter(hit).map(|(_, placed)| placed.id)
    }

    /// Why `choice` of `seat` is refused now.
    pub(crate) fn refusal(&self, seat: SeatId, choice: Choice) -> Result<(), Illegal> {
        let question = self.question().ok_or(Illegal::Over)?;
        if !self.asks(seat) {
            return Err(Illegal::NotOpen(seat));
        }
        if choice.question() != question {
            return Err(Illegal::OtherQuestion(question));
        }
        let own = &self.seats[seat.index()];
        let task = self.agenda.last().copied().unwrap_or(Task::Others);
        let ensure = |holds: bool, why| if holds { Ok(()) } else { Err(why) };
        match choice {
            Choice::Remove(tile) | Choice::Discard(tile) => {
                ensure(own.hand.contains(tile), Illegal::NoSuchTile)
            }
            Choice::From(source) => {
                let some = match source {
                    Source::Bag => self.bag.len() >= 2,
                    Source::Stack(stack) => {
                        let stack = self.stacks.get(usize::from(stack));
                        stack.is_some_and(|stack| !stack.is_empty())
                    }
                };
                ensure(some, Illegal::NoPlanetThere)
            }
            Choice::Planet(planet) => {
                let drawn = self
                    .birth
                    .is_some_and(|birth| birth.drawn.contains(&Some(planet)));
                ensure(drawn, Illegal::NotDrawn)
            }
            Choice::Stack(stack) => ensure(stack < 2, Illegal::NoPlanetThere),
            Choice::Arm(arm) => {
                let open = !self.arms[arm.index()].face_down.is_empty();
                ensure(open, Illegal::ArmFull)
            }
            Choice::Yield(kind) | Choice::Take(kind) | Choice::Give(kind) => {
                let known = self.kinds_of(task).any(|known| known == kind);
                ensure(known, Illegal::NoSuchResource)
            }
            Choice::Stop | Choice::EndTurn => Ok(()),
            Choice::Develop { planet, pay } => {
                let placed = self.undominated(planet)?;
                let level = placed.life[seat.index()];
                ensure(level + 1 < SPECIES_LEVEL, Illegal::TopLevel)?;
                ensure(own.life > 0, Illegal::NoLifeMarker)?;
                self.check_price(placed, 1, own.resources, pay)
            }
            Choice::Species { planet, pay } => {
                let placed = self.undominated(planet)?;
                let missing = SPECIES_LEVEL - placed.life[seat.index()];
                ensure(own.species > 0, Illegal::NoSpeciesMarker)?;
                ensure(self.turn.started.contains(planet), Illegal::NoLifeBefore)?;
                self.check_price(placed, missing, own.resources, pay)
            }
            Choice::Claim(tile) => {
                ensure(own.hand.contains(tile), Illegal::NoSuchTile)?;
                ensure(!self.has_claimed(seat, tile), Illegal::ClaimedBefore)?;
                let [now, least] = self.goal_progress(seat, tile);
                ensure(self.is_met(seat, tile), Illegal::GoalNotMet { now, least })
            }
            Choice::Play { tile, target } => {
                ensure(own.hand.contains(tile), Illegal::NoSuchTile)?;
                if let Some(price) = self.components.effect(tile).step {
                    ensure(own.life > 0, Illegal::NoLifeMarker)?;
                    let lack = Lack::of(price.named(), own.resources);
                    ensure(lack.count() == 0, Illegal::CannotPay(lack))?;
                }
                let (mut some, mut found) = (false, false);
                self.each_target(seat, tile, |known| {
                    some = true;
                    found |= known == target;
                });
                ensure(some, Illegal::NoEffect)?;
                ensure(found, self.why_no_target(seat, tile, target))
            }
        }
    }

    /// Why the effect of `tile` does not go with `target`.
    fn why_no_target(&self, seat: SeatId, tile: TileId, target: Option<PlanetId>) -> Illegal {
        let effect = self.components.effect(tile);
        match target.and_then(|planet| self.placed(planet)) {
            Some(placed) if placed.is_dominated() => Illegal::Dominated,
            Some(placed) if effect.permanent && placed.tile.is_some() => Illegal::HasTile,
            Some(placed) if effect.step.is_some() && placed.level(seat) + 1 >= SPECIES_LEVEL => {
                Illegal::TopLevel
            }
            _ => Illegal::WrongTarget,
        }
    }

    fn undominated(&self, planet: PlanetId) -> Result<&Placed, Illegal> {
        let placed = self.placed(planet).ok_or(Illegal::NotInSystem)?;
        match placed.is_dominated() {
            true => Err(Illegal::Dominated),
            false => Ok(placed),
        }
    }
}

impl Effect {
    /// Whether a planet has to be named when it is played.
    pub const fn needs_target(&self) -> bool {
        self.permanent || self.discount > 0 || self.step.is_some()
    }
}
