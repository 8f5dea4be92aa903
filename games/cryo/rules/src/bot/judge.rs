//! How good a position is.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use crate::components::{IncidentKind, Reward};
use crate::id::{PlatformId, SectionId};
use crate::state::{Stage, State, Task};
use crate::stock::{Stock, Track};
use game::SeatId;
use search::Evaluate;

/// What an upgrade brings in a whole game, besides its point, in the order of the kinds of cards.
const UPGRADES: [f32; 8] = [2.0, 2.0, 0.8, 3.2, 1.6, 1.6, 0.9, 2.2];
/// By how much the points of a mission grow in a whole game, in the order of the kinds of cards.
const MISSIONS: [f32; 8] = [2.5, 1.5, 3.5, 2.5, 2.0, 2.0, 2.0, 3.5];
/// What a drone at home is worth.
const DRONE: f32 = 0.8;

/// Adds to the points what resources, cards, pods and drones will bring, and compares that with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Judge;

impl Evaluate<State> for Judge {
    /// How far the prospects of `seat` are above those of the others: half their best, half their mean.
    fn worth(&self, state: &State, seat: SeatId) -> f32 {
        let outlook = Outlook::of(state);
        let (mut sum, mut best, mut count) = (0.0, f32::MIN, 0.0_f32);
        for other in state.seat_ids().filter(|other| *other != seat) {
            let prospects = outlook.prospects(state, other);
            sum += prospects;
            best = best.max(prospects);
            count += 1.0;
        }
        outlook.prospects(state, seat) - 0.5 * best - 0.5 * sum / count.max(1.0)
    }
}

/// How much of the game is left.
struct Outlook {
    /// Recalls of each seat.
    recalls: f32,
    /// How much of what is not scored yet can still be used, from 0 to 1.
    use_left: f32,
}

impl Outlook {
    fn of(state: &State) -> Self {
        if state.ending.is_some() || state.stage == Stage::Over {
            return Self {
                recalls: 0.0,
                use_left: 0.0,
            };
        }
        let tiles: usize = state.track.iter().map(|stack| stack.len()).sum();
        let recalls = tiles as f32 / state.seats.len().max(1) as f32;
        let is_sunset = |id| state.components.incident(id).kind == IncidentKind::Sunset;
        let sunset = state.incidents.iter().flatten().any(|id| is_sunset(*id));
        let recalls = if sunset { 0.3 } else { recalls + 0.5 };
        Self {
            recalls,
            use_left: (recalls / 1.6).min(1.0),
        }
    }

    /// The points that `seat` may expect, without those of turns to come.
    fn prospects(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let score = state.score(seat);
        let mut worth = score.total() as f32;
        if self.use_left == 0.0 {
            return worth;
        }
        let growth = (self.recalls / 6.0).min(1.0);
        let missions = own.missions.iter().map(|kind| MISSIONS[kind.index()]);
        let upgrades = own.upgrades.iter().map(|kind| UPGRADES[kind.index()]);
        worth += growth * (missions.sum::<f32>() + upgrades.sum::<f32>());
        worth += self.use_left * self.usable(state, seat);
        worth += self.sleepers(state, seat) + self.platform(state, seat);
        let salvaging = state.salvaging(seat).len() as f32;
        worth += salvaging * (0.6 * self.use_left + 0.3 * self.recalls.min(4.0));
        if state.turn_seat() == seat {
            let tasks = state.agenda.iter();
            worth += tasks
                .map(|task| self.promise(state, seat, *task))
                .sum::<f32>();
        }
        worth
    }

    /// What can be used in turns to come: stock, cards, drones, and what is ready for a launch.
    fn usable(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let stock: f32 = Track::ALL
            .into_iter()
            .map(|track| goods(track, own.stock[track]))
            .sum();
        let places = &state.components.data().platform.places;
        let places = places.upgrades + places.missions + places.vehicles;
        let played = own.upgrades.len() + own.missions.len() + own.vehicles.len();
        let open = usize::from(places).saturating_sub(played);
        let hand = own.hand.len();
        let good = hand.min(open).min(4) as f32;
        let cards = 1.1 * good + 0.35 * (hand as f32 - good);
        let seats = own
            .vehicles
            .kinds()
            .map(|vehicle| state.seats_of(seat, vehicle))
            .max();
        let riding = f32::from(seats.unwrap_or(0).min(own.pods));
        let energy = (f32::from(own.stock[Track::Energy]) / 3.0).min(1.0);
        let ready = riding * (0.4 + 0.9 * energy);
        let pods = 0.8 * f32::from(own.pods);
        let vehicles = 0.9 * own.vehicles.len().min(2) as f32;
        stock + cards + ready + pods + vehicles + DRONE * own.home.len() as f32
    }

    /// Pods in stasis, which may be lost.
    fn sleepers(&self, state: &State, seat: SeatId) -> f32 {
        let mut worth = 0.0;
        for section in (0..4).map(SectionId) {
            let lost = state.sabotage[section.index()].len();
            let danger = state.incidents[section.index()]
                .is_some_and(|id| state.components.incident(id).kind == IncidentKind::Sabotage);
            for number in lost..3 {
                let pods = state.chambers[3 * section.index() + number][seat.index()];
                let safe = match (number - lost, danger) {
                    (0, true) => 0.2,
                    (0, false) => 0.5,
                    (1, true) => 0.6,
                    (1, false) => 0.75,
                    _ => 0.9,
                };
                worth += safe * f32::from(pods);
            }
        }
        self.use_left * worth
    }

    /// What the platform brings at recalls to come.
    fn platform(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let mut worth = 0.0;
        for dock in state.board().platform_docks() {
            let cost = state.board().slot_of(dock, true);
            worth += match (state.is_complete(seat, dock), cost) {
                (true, None) => 0.9,
                (true, Some(_)) => 0.5,
                (false, _) => 0.0,
            };
        }
        let slots = own.slots.iter().flatten().count() as f32;
        worth * self.recalls.min(5.0) + 0.15 * slots * self.use_left
    }

    /// What a task that is still to be done will bring.
    fn promise(&self, state: &State, seat: SeatId, task: Task) -> f32 {
        let own = state.seat(seat);
        match task {
            Task::Act(_) => 0.9,
            Task::Drone(_, cell) => match cell {
                Some(_) => 0.9 - DRONE,
                None => -DRONE,
            },
            Task::Pay(bill) => -worth_of(bill.cost),
            Task::Gain(stock) => worth_of(stock),
            Task::Draws(cards) => 0.9 * f32::from(cards),
            Task::Plays(cards) => 1.2 * f32::from(cards.min(own.hand.len() as u8)),
            Task::Card(cards) => 1.1 * f32::from(cards),
            Task::Wake(_, pods) => 1.2 * f32::from(pods),
            Task::OneOf(stock) => worth_of(stock) / 2.0,
            Task::Land(launch) => 2.6 * f32::from(launch.pods[0] + launch.pods[1]),
            Task::Return => {
                let out = own.out.len() as f32 + f32::from(own.launching);
                self.use_left * DRONE * out + 0.4 * out.min(self.ready_docks(state, seat))
            }
            Task::Cost(dock) => self.use_left * self.bought(state, seat, dock),
            Task::Second(..) | Task::Prototype(_) | Task::Automation | Task::Incident => 0.3,
            Task::End(_) | Task::Main | Task::Elsewhere(_) | Task::Refill(_) => 0.0,
        }
    }

    /// The platform actions that a drone could still use.
    fn ready_docks(&self, state: &State, seat: SeatId) -> f32 {
        let mut docks = state.board().platform_docks();
        let count = docks
            .by_ref()
            .filter(|dock| state.can_run(seat, *dock))
            .count();
        count as f32
    }

    /// What a platform action brings beyond its cost.
    fn bought(&self, state: &State, seat: SeatId, dock: PlatformId) -> f32 {
        let tile = state.tile_at(seat, dock, false);
        let reward = tile.map(|tile| state.components.tile(tile).reward);
        let fixed = state
            .components
            .platform_dock(dock)
            .fixed_reward
            .map(Reward::All);
        let gain = match reward.or(fixed) {
            Some(Reward::All(amounts)) => {
                let more = f32::from(amounts.card) * 1.1 + f32::from(amounts.wake) * 1.6;
                worth_of(amounts.stock()) + more
            }
            Some(Reward::OneOf(amounts)) => worth_of(amounts.stock()) / 2.0,
            None => 0.0,
        };
        gain - 0.45
    }
}

/// What so much on a track can be used for.
fn goods(track: Track, amount: u8) -> f32 {
    let (first, more) = match track {
        Track::Energy => (0.85, 0.6),
        Track::Nanites => (0.6, 0.45),
        Track::Organics => (0.6, 0.35),
        Track::Crystal | Track::Tech => (0.5, 0.3),
    };
    let few = f32::from(amount.min(2));
    first * few + more * (f32::from(amount) - few)
}

fn worth_of(stock: Stock) -> f32 {
    let each = stock.each();
    each.map(|(track, amount)| goods(track, amount)).sum()
}
