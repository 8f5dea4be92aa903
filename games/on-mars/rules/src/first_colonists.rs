//! The First Colonists: a variant for the first game, of two to four seats (on-mars §17.3).

use crate::components::{Building, FirstTask};
use crate::decision::Journey;
use crate::event::Event;
use crate::id::{PlanId, TaskCardId};
use crate::state::{FirstColonist, FirstColonists, Hired, State};
use crate::task::{Origin, Step};
use game::{Luck, SeatId};
use rand::seq::SliceRandom;

impl State {
    /// Deals the plans and the start spaces, whose bonuses are asked about from the first player on.
    pub(crate) fn deal_first_colonists(&mut self, luck: &mut Luck) {
        let components = self.components.clone();
        let data = &components.data().first_colonists;
        let mut plans: Vec<PlanId> = (0..data.a_cards.len() as u8).map(PlanId).collect();
        plans.shuffle(luck);
        let mut deck: Vec<TaskCardId> = (0..data.b_cards.len() as u8).map(TaskCardId).collect();
        deck.shuffle(luck);
        let mut spaces = data.start_spaces.clone();
        spaces.shuffle(luck);
        for (own, space) in self.seats.iter_mut().zip(&spaces) {
            own.space = Some(*space);
        }
        let seat = |plan| FirstColonist {
            plan: Some(plan),
            ..FirstColonist::default()
        };
        self.first_colonists = Some(FirstColonists {
            seats: plans.into_iter().take(self.seats.len()).map(seat).collect(),
            deck,
            ..FirstColonists::default()
        });
        let around: Vec<SeatId> = self.first.around(self.seats.len()).collect();
        for seat in around.into_iter().rev() {
            if let Some(space) = self.seat(seat).space {
                self.push(seat, Step::Bonus(Origin::Space(space)));
            }
        }
    }

    /// Notes the tasks that were done in these events, and shows the plan of a seat that has built a type it names.
    pub(crate) fn note_tasks(&mut self, since: usize, events: &mut Vec<Event>) {
        let Some(all) = &mut self.first_colonists else {
            return;
        };
        let components = self.components.clone();
        let data = &components.data().first_colonists;
        for at in since..events.len() {
            if let Some((seat, task)) = task_of(&events[at]) {
                let own = &mut all.seats[seat.index()];
                if task == FirstTask::Develop && own.done & FirstColonist::bit(task) != 0 {
                    own.done |= FirstColonist::bit(FirstTask::DevelopTwice);
                }
                own.done |= FirstColonist::bit(task);
            }
            let Event::Built(seat, building, _) = events[at] else {
                continue;
            };
            let own = &mut all.seats[seat.index()];
            let named = |plan: &PlanId| data.a_cards[plan.index()].contains(&building);
            if let Some(plan) = own.plan.take_if(|plan| named(plan)) {
                all.plans_shown.insert(plan);
                let left = all.deck.len().saturating_sub(2);
                own.tasks = all.deck.drain(left..).collect();
                events.push(Event::PlanShown(seat, plan));
            }
        }
    }

    /// Whether `seat` may show a task card now: it holds it, has done its task, and has shown none in this turn.
    pub fn may_show(&self, seat: SeatId, card: TaskCardId) -> bool {
        self.first_colonist(seat).is_some_and(|own| {
            own.tasks.contains(card)
                && own.has_done(self.components.task_card(card).task)
                && own.shown != Some(self.turn)
        })
    }

    /// What the variant gives `seat`; none in a game without it.
    pub fn first_colonist(&self, seat: SeatId) -> Option<&FirstColonist> {
        self.first_colonists.as_ref()?.seats.get(seat.index())
    }

    /// Puts a task card into the box for its reward.
    pub(crate) fn show_task(&mut self, seat: SeatId, card: TaskCardId, events: &mut Vec<Event>) {
        let turn = self.turn;
        if let Some(all) = &mut self.first_colonists {
            let own = &mut all.seats[seat.index()];
            own.tasks.remove(card);
            own.shown = Some(turn);
            all.tasks_shown.insert(card);
        }
        events.push(Event::TaskShown(seat, card));
        let reward = self.components.task_card(card).reward.goods();
        self.push(seat, Step::Gain(reward, false));
    }

    /// Deals the cards that `seat` does not know, put in order by `order`.
    pub(crate) fn deal_cards_of_colonists(
        &mut self,
        seat: SeatId,
        mut order: impl FnMut(&mut [u8]),
    ) {
        let components = self.components.clone();
        let data = &components.data().first_colonists;
        let Some(all) = &mut self.first_colonists else {
            return;
        };
        let own = all.seats.get(seat.index()).cloned().unwrap_or_default();
        let known =
            |plan: &u8| own.plan == Some(PlanId(*plan)) || all.plans_shown.contains(PlanId(*plan));
        let mut plans: Vec<u8> = (0..data.a_cards.len() as u8).collect();
        plans.retain(|plan| !known(plan));
        order(&mut plans);
        let seen = own.tasks.or(all.tasks_shown);
        let mut cards: Vec<u8> = (0..data.b_cards.len() as u8).collect();
        cards.retain(|card| !seen.contains(TaskCardId(*card)));
        order(&mut cards);
        let (mut plans, mut cards) = (plans.into_iter(), cards.into_iter().map(TaskCardId));
        for (other, number) in all.seats.iter_mut().zip(0..) {
            if number != seat.0 {
                other.plan = other.plan.and_then(|_| plans.next().map(PlanId));
                other.tasks = cards.by_ref().take(other.tasks.len()).collect();
            }
        }
        all.deck = cards.collect();
    }

    /// Whether each card is in one place, as many as there are.
    pub(crate) fn has_all_colonists(&self) -> bool {
        let data = &self.components.data().first_colonists;
        let Some(all) = &self.first_colonists else {
            return !self.options.first_colonists;
        };
        let plans = all.seats.iter().filter_map(|own| own.plan);
        let mut plans: Vec<PlanId> = plans.chain(all.plans_shown.iter()).collect();
        let cards = all.seats.iter().flat_map(|own| own.tasks.iter());
        let cards = cards.chain(all.tasks_shown.iter());
        let mut cards: Vec<TaskCardId> = cards.chain(all.deck.iter().copied()).collect();
        plans.sort_unstable();
        plans.dedup();
        cards.sort_unstable();
        self.options.first_colonists
            && all.seats.len() == self.seats.len()
            && plans.len() == self.seats.len()
            && plans.iter().all(|plan| plan.index() < data.a_cards.len())
            && cards
                .iter()
                .map(|card| card.index())
                .eq(0..data.b_cards.len())
    }
}

/// The task that a seat has done.
const fn task_of(event: &Event) -> Option<(SeatId, FirstTask)> {
    Some(match *event {
        Event::Learned(seat, ..) => (seat, FirstTask::LearnTech),
        Event::Travelled(seat, Journey::Shuttle) => (seat, FirstTask::TravelByShuttle),
        Event::Built(seat, Building::Shelter, _) => (seat, FirstTask::ConstructShelter),
        Event::Hired(seat, Hired::Scientist(_)) => (seat, FirstTask::HireScientist),
        Event::Developed(seat, ..) => (seat, FirstTask::Develop),
        Event::Explored(seat, ..) => (seat, FirstTask::PlaceDiscovery),
        Event::BlueprintTaken(seat, _) => (seat, FirstTask::ObtainBlueprint),
        _ => return None,
    })
}
