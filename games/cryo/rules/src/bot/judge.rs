//! How good a position is.

#![allow(clippy::disallowed_types, reason = "judgements are no rules")]

use crate::components::{IncidentKind, Reward};
use crate::decision::{Choice, Question};
use crate::id::{PlatformId, SectionId};
use crate::state::{Stage, State, Task};
use crate::stock::{Stock, Track};
use game::{Action, Game, SeatId};
use search::Evaluate;
use smallvec::SmallVec;

/// What things are worth that are no points yet, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// What an upgrade brings in a whole game, besides its point, in the order of the kinds of cards.
    pub upgrades: [f32; 8],
    /// By how much the points of a mission grow in a whole game, in the order of the kinds of cards.
    pub missions: [f32; 8],
    /// The first two of crystal, organics, tech, nanites and energy.
    pub few: [f32; 5],
    /// Each more of them.
    pub more: [f32; 5],
    /// A card in hand that may still be played, and another one.
    pub cards: [f32; 2],
    /// A pod on the platform, which may settle.
    pub pod: f32,
    /// A vehicle, which may launch.
    pub vehicle: f32,
    /// A pod with a seat, without energy for a launch and with it.
    pub ready: [f32; 2],
    /// A drone at home. To have it out means an action done; but for that it is worth the part of the turn that a recall takes.
    pub drone: f32,
    /// A pod in the chamber that is lost next, in the one after it, and in a safe one.
    pub sleepers: [f32; 3],
    /// At each recall: the part of what a platform action brings, and a pod on a salvage space.
    pub recall: [f32; 2],
    /// A tile in a slot.
    pub slot: f32,
    /// An action that is still to be carried out.
    pub action: f32,
}

/// Found by games between bots with different weights.
pub const WEIGHTS: Weights = Weights {
    upgrades: [2.8, 2.4, 0.8, 3.2, 1.6, 1.6, 0.9, 2.2],
    missions: [3.2, 2.0, 5.0, 2.8, 3.2, 2.8, 3.5, 2.6],
    few: [0.5, 0.6, 0.5, 0.6, 0.85],
    more: [0.3, 0.35, 0.3, 0.45, 0.6],
    cards: [1.3, 0.4],
    pod: 1.0,
    vehicle: 0.9,
    ready: [0.4, 0.9],
    drone: -0.2,
    sleepers: [0.25, 0.45, 0.65],
    recall: [0.7, 0.6],
    slot: 0.15,
    action: 0.9,
};

/// The most steps that a turn is followed up.
const STEPS: usize = 12;

/// A way to judge positions: points, and what resources, cards, pods and drones will bring, compared with the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Judge {
    /// Whether the turn is followed up to its end, always with what looks best; otherwise what is still to be done in it
    /// is guessed.
    pub follows: bool,
    /// What things are worth.
    pub weights: &'static Weights,
}

impl Evaluate<State> for Judge {
    fn worth(&self, state: &State, seat: SeatId) -> f32 {
        // A seat that is not in turn has nothing to follow up.
        match self.follows && state.asked() == Some(seat) {
            true => self.lead(&self.followed_up(state, seat), seat),
            false => self.lead(state, seat),
        }
    }
}

impl Judge {
    /// One that judges positions as they are.
    pub const GLANCE: Self = Self {
        follows: false,
        weights: &WEIGHTS,
    };
    /// One that follows the turn up.
    pub const TURN: Self = Self {
        follows: true,
        weights: &WEIGHTS,
    };

    /// How far the prospects of `seat` are above those of the others.
    fn lead(self, state: &State, seat: SeatId) -> f32 {
        let outlook = Outlook::of(state, self.weights);
        let rivals = state.seat_ids().filter(|other| *other != seat);
        let rivals = rivals.map(|other| outlook.prospects(state, other));
        search::lead(outlook.prospects(state, seat), rivals)
    }

    /// The state at the end of the turn of `seat`, or at its next choice of a whole turn.
    fn followed_up(self, state: &State, seat: SeatId) -> State {
        let mut after = state.clone();
        for _ in 0..STEPS {
            let Some(choice) = self.next(&after, seat).filter(|_| after.turn == state.turn) else {
                break;
            };
            if after.apply(&Action { seat, choice }).is_err() {
                break;
            }
        }
        after
    }

    /// What `seat` would do next in the turn that goes on; nothing once that is over but for a scrap.
    pub(super) fn next(self, state: &State, seat: SeatId) -> Option<Choice> {
        match state.question()? {
            Question::Main | Question::End | Question::Keep => None,
            question => self.likely(state, seat, question),
        }
    }

    /// What `seat` would answer without thinking ahead; it scraps nothing.
    fn likely(self, state: &State, seat: SeatId, question: Question) -> Option<Choice> {
        let mut choices = SmallVec::<[Choice; 64]>::new();
        state.each_legal(seat, |choice| match choice {
            Choice::ScrapCard(_) | Choice::ScrapTile(_) => {}
            _ => choices.push(choice),
        });
        match question {
            // A drone that stands on an action that is complete would block it.
            Question::Drone => {
                let blocks = |choice: &&Choice| matches!(choice, Choice::Drone(dock) if state.is_complete(seat, *dock));
                choices.iter().find(blocks).or(choices.first()).copied()
            }
            Question::Payment => choices.first().copied(),
            _ if choices.len() < 2 => choices.first().copied(),
            _ => {
                let worth = |choice: &Choice| {
                    let (mut after, choice) = (state.clone(), *choice);
                    after.apply_listed(&Action { seat, choice }, &mut Vec::new());
                    Outlook::of(&after, self.weights).prospects(&after, seat)
                };
                let worths = choices.iter().map(|choice| (worth(choice), *choice));
                let best = worths.max_by(|one, other| one.0.total_cmp(&other.0));
                best.map(|(_, choice)| choice)
            }
        }
    }
}

/// How much of the game is left.
struct Outlook {
    weights: &'static Weights,
    /// Recalls of each seat.
    recalls: f32,
    /// How much of what is not scored yet can still be used, from 0 to 1.
    use_left: f32,
}

impl Outlook {
    fn of(state: &State, weights: &'static Weights) -> Self {
        if state.ending.is_some() || state.stage == Stage::Over {
            return Self {
                weights,
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
            weights,
            recalls,
            use_left: (recalls / 1.6).min(1.0),
        }
    }

    /// The points that `seat` may expect, without those of turns to come.
    fn prospects(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let mut worth = state.points(seat) as f32;
        if self.use_left == 0.0 {
            return worth;
        }
        let growth = (self.recalls / 6.0).min(1.0);
        let missions = own
            .missions
            .iter()
            .map(|kind| self.weights.missions[kind.index()]);
        let upgrades = own
            .upgrades
            .iter()
            .map(|kind| self.weights.upgrades[kind.index()]);
        worth += growth * (missions.sum::<f32>() + upgrades.sum::<f32>());
        worth += self.use_left * self.usable(state, seat);
        worth += self.sleepers(state, seat) + self.platform(state, seat);
        let salvaging = state.salvaging(seat).len() as f32;
        worth += salvaging * (0.6 * self.use_left + self.weights.recall[1] * self.recalls.min(6.0));
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
        let (own, weights) = (state.seat(seat), self.weights);
        let stock: f32 = Track::ALL
            .into_iter()
            .map(|track| self.goods(track, own.stock[track]))
            .sum();
        let places = &state.components.data().platform.places;
        let places = places.upgrades + places.missions + places.vehicles;
        let played = own.upgrades.len() + own.missions.len() + own.vehicles.len();
        let open = usize::from(places).saturating_sub(played);
        let hand = own.hand.len();
        let good = hand.min(open).min(4) as f32;
        let [playable, spare] = weights.cards;
        let cards = playable * good + spare * (hand as f32 - good);
        let seats = own
            .vehicles
            .kinds()
            .map(|vehicle| state.seats_of(seat, vehicle))
            .max();
        let riding = f32::from(seats.unwrap_or(0).min(own.pods));
        let energy = (f32::from(own.stock[Track::Energy]) / 3.0).min(1.0);
        let [seated, powered] = weights.ready;
        let ready = riding * (seated + powered * energy);
        let pods = weights.pod * f32::from(own.pods);
        let vehicles = weights.vehicle * own.vehicles.len().min(2) as f32;
        stock + cards + ready + pods + vehicles + weights.drone * own.home.len() as f32
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
                let [next, later, last] = self.weights.sleepers;
                let safe = match (number - lost, danger) {
                    (0, true) => next / 2.0,
                    (0, false) => next,
                    (1, true) => (next + later) / 2.0,
                    (1, false) => later,
                    _ => last,
                };
                worth += safe * f32::from(pods);
            }
        }
        self.use_left * worth
    }

    /// What the platform brings at recalls to come: what its actions do, and a part of that where a tile is missing.
    fn platform(&self, state: &State, seat: SeatId) -> f32 {
        let own = state.seat(seat);
        let board = state.board();
        let mut worth = 0.0;
        for dock in board.platform_docks() {
            let filled = |is_cost| state.tile_at(seat, dock, is_cost).is_some();
            let both = board.slot_of(dock, true).is_some() && board.slot_of(dock, false).is_some();
            worth += match state.is_complete(seat, dock) {
                true => self.bought(state, seat, dock),
                false if both && (filled(true) || filled(false)) => 0.3,
                false => 0.0,
            };
        }
        let slots = own.slots.iter().flatten().count() as f32;
        self.weights.recall[0] * worth * self.recalls.min(5.0)
            + self.weights.slot * slots * self.use_left
    }

    /// What a task that is still to be done will bring.
    fn promise(&self, state: &State, seat: SeatId, task: Task) -> f32 {
        let (own, weights) = (state.seat(seat), self.weights);
        let [card, _] = weights.cards;
        match task {
            Task::Act(_) => weights.action,
            Task::Drone(_, cell) => match cell {
                Some(_) => weights.action - weights.drone,
                None => -weights.drone,
            },
            Task::Pay(bill) => -self.worth_of(bill.cost),
            Task::Gain(stock) => self.worth_of(stock),
            Task::Draws(cards) => card * f32::from(cards),
            Task::Plays(cards) => card * f32::from(cards.min(own.hand.len() as u8)),
            Task::Card(cards) => card * f32::from(cards),
            Task::Wake(_, pods) => 1.2 * f32::from(pods),
            Task::OneOf(stock) => self.worth_of(stock) / 2.0,
            Task::Land(launch) => 2.6 * f32::from(launch.pods[0] + launch.pods[1]),
            Task::Return => {
                let out = own.out.len() as f32 + f32::from(own.launching);
                self.use_left * weights.drone * out + 0.4 * out.min(self.ready_docks(state, seat))
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
                let more =
                    f32::from(amounts.card) * self.weights.cards[0] + f32::from(amounts.wake) * 1.6;
                self.worth_of(amounts.stock()) + more
            }
            Some(Reward::OneOf(amounts)) => self.worth_of(amounts.stock()) / 2.0,
            None => 0.0,
        };
        let [card, spare] = self.weights.cards;
        let cost = match state.board().slot_of(dock, true) {
            None => 0.0,
            Some(_) if state.asks_card(seat, dock) => (card + spare) / 2.0,
            Some(_) => 0.5,
        };
        gain - cost
    }

    /// What so much on a track can be used for.
    fn goods(&self, track: Track, amount: u8) -> f32 {
        let few = f32::from(amount.min(2));
        let more = f32::from(amount) - few;
        self.weights.few[track as usize] * few + self.weights.more[track as usize] * more
    }

    fn worth_of(&self, stock: Stock) -> f32 {
        let each = stock.iter();
        each.map(|(track, amount)| self.goods(track, amount)).sum()
    }
}
