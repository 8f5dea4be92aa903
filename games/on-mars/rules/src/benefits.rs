//! What is gained: goods, Colonists, points, cards, Contracts, Missions and Private Goals (on-mars §1, §8).

use crate::components::{ContractKind, Mission, Slot};
use crate::decision::Choice;
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::id::{CardId, GoalId};
use crate::state::{Held, State};
use crate::task::{Origin, Step, Task};
use game::SeatId;

impl State {
    /// Whether a gain is asked about: some of it could go onto a Contract (on-mars §8.36; the record, Q30).
    pub(crate) fn asks_about(&self, seat: SeatId, goods: Goods) -> bool {
        let given = matches!(
            self.agenda.last(),
            Some(Task {
                step: Step::Gain(_, true),
                ..
            })
        );
        if given || !self.in_own_turn(seat) {
            return self.is_needed(seat, goods);
        }
        let (own, most) = (self.seat(seat), self.storage(seat));
        let mut needs = self.needs(seat);
        needs.any(|(_, good, _)| {
            let overflows = own.goods[good].saturating_add(goods[good]) > most;
            good != Good::Crystal && goods[good] > 0 && overflows
        })
    }

    /// Puts what was gained into Storage, Crystals below the Depot; what does not fit is lost (on-mars §1.3, §1.4).
    pub(crate) fn store(&mut self, seat: SeatId, goods: Goods, events: &mut Vec<Event>) {
        let most = self.storage(seat);
        let goods = match self.is_lacerda(seat) {
            // On-mars §11.6: he stores no Resources.
            true => Goods::of(Good::Crystal, goods[Good::Crystal]),
            false => goods,
        };
        let own = self.seat_mut(seat);
        let (mut gained, mut lost) = (goods, Goods::NONE);
        for good in Good::RESOURCES {
            let room = most.saturating_sub(own.goods[good]);
            gained[good] = goods[good].min(room);
            lost[good] = goods[good] - gained[good];
            own.goods[good] += gained[good];
        }
        own.below = own.below.saturating_add(goods[Good::Crystal]);
        if !gained.is_none() {
            events.push(Event::Gained(seat, gained));
        }
        if !lost.is_none() {
            events.push(Event::Lost(seat, lost));
        }
        self.look_at_contracts(events);
    }

    /// Puts goods onto a Contract: out of a gain, or out of Storage, Depot and below it (on-mars §8.36).
    pub(crate) fn deliver(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        let Choice::Deliver(contract, good, below, number) = choice else {
            return;
        };
        let goods = Goods::of(good, number);
        let step = self.agenda.last().map(|task| task.step);
        let own = self.seat_mut(seat);
        let held = own.contracts.iter_mut();
        for held in held.filter(|held| held.contract == contract) {
            held.goods = held.goods.plus(goods);
        }
        events.push(Event::Delivered(seat, contract, goods));
        if let Some(Step::Gain(gained, _)) = step {
            self.agenda.pop();
            return self.push(seat, Step::Gain(gained.minus(goods), true));
        }
        if below {
            own.below = own.below.saturating_sub(number);
        } else {
            own.goods = own.goods.minus(goods);
        }
        if step != Some(Step::Deliver) {
            self.look_at_contracts(events);
        }
    }

    /// Contracts are complete from the moment their condition is first met (on-mars §8.37).
    pub(crate) fn look_at_contracts(&mut self, events: &mut Vec<Event>) {
        for seat in self.seat_ids() {
            for at in 0..self.seat(seat).contracts.len() {
                let held = self.seat(seat).contracts[at];
                if !held.done && self.is_contract_met(seat, held) {
                    self.seat_mut(seat).contracts[at].done = true;
                    events.push(Event::ContractMet(seat, held.contract));
                    self.contribute(seat, Mission::ContractsCompleted, events);
                }
            }
        }
    }

    /// Whether the condition of a Contract holds (on-mars §8.35, §8.36).
    pub(crate) fn is_contract_met(&self, seat: SeatId, held: Held) -> bool {
        if self.is_lacerda(seat) {
            return true;
        }
        let data = self.components.contract(held.contract);
        match data.kind {
            ContractKind::Deliver => held.goods.covers(data.needs.goods()),
            ContractKind::Upgrade => self.seat(seat).built.iter().any(|(card, hex)| {
                let building = self.components.card(*card).building;
                data.building == Some(building)
                    && self.complex(seat, building, *hex).len() >= usize::from(data.complex)
            }),
        }
    }

    /// A contribution to a Mission, if it is in play (on-mars §8.45).
    pub(crate) fn contribute(&mut self, seat: SeatId, mission: Mission, events: &mut Vec<Event>) {
        let crystals = self.components.mission(mission).crystals;
        let mut missions = self.missions.iter_mut();
        let Some((_, tracker)) = missions.find(|(own, _)| *own == mission) else {
            return;
        };
        *tracker = tracker.saturating_sub(1);
        let left = *tracker;
        let own = self.seat_mut(seat);
        own.below = own.below.saturating_add(crystals);
        events.push(Event::Contributed(seat, mission, left));
        if left == 0 {
            self.missions.retain(|(own, _)| *own != mission);
            self.remaining = self.remaining.saturating_sub(1);
        }
    }

    /// Scores OP.
    pub(crate) fn score_op(&mut self, seat: SeatId, points: i16, events: &mut Vec<Event>) {
        let own = self.seat_mut(seat);
        own.op = own.op.saturating_add(points);
        if points != 0 {
            events.push(Event::Scored(seat, points));
        }
    }

    /// Colonists come from the supply, as far as LQ has room (on-mars §9.14, §12.25).
    pub(crate) fn gain_colonists(&mut self, seat: SeatId, number: u8, events: &mut Vec<Event>) {
        let room = self.lq_room(seat).saturating_sub(self.seat(seat).lq);
        let own_turn = self.in_own_turn(seat);
        let own = self.seat_mut(seat);
        let gained = number.min(room).min(own.supply);
        own.lq += gained;
        own.supply -= gained;
        if own_turn {
            self.fresh += gained;
        }
        if gained > 0 {
            events.push(Event::ColonistsGained(seat, gained));
        }
    }

    /// A Colonist comes to LQ; without room it goes to the supply (on-mars §1.6, §12.36).
    pub(crate) fn come_home(&mut self, seat: SeatId, colonists: u8) {
        if self.is_lacerda(seat) {
            return;
        }
        let room = self.lq_room(seat).saturating_sub(self.seat(seat).lq);
        let own = self.seat_mut(seat);
        let home = colonists.min(room);
        own.lq += home;
        own.supply = own.supply.saturating_add(colonists - home);
    }

    /// A Colonist is fetched back from slots, or else from WA.
    pub(crate) fn fetch(&mut self, seat: SeatId, from: Option<Slot>, events: &mut Vec<Event>) {
        match from {
            Some(slot) => {
                let there = &mut self.slots[slot as usize][seat.index()];
                *there = there.saturating_sub(1);
            }
            None => {
                let own = self.seat_mut(seat);
                own.wa = own.wa.saturating_sub(1);
            }
        }
        self.come_home(seat, 1);
        events.push(Event::Fetched(seat, from));
    }

    /// The Colonists on the slots of a side and in WA come back (on-mars §9.8, §9.9).
    pub(crate) fn return_colonists(
        &mut self,
        seat: SeatId,
        side: crate::components::Side,
        events: &mut Vec<Event>,
    ) {
        let mut colonists = std::mem::take(&mut self.seat_mut(seat).wa);
        for slot in Slot::ALL.iter().filter(|slot| slot.side() == side) {
            let there = &mut self.slots[*slot as usize][seat.index()];
            colonists += std::mem::take(there);
        }
        self.come_home(seat, colonists);
        events.push(Event::Returned(seat, side));
    }

    /// A Blueprint of the display is taken (on-mars §4.2).
    pub(crate) fn take_blueprint(&mut self, seat: SeatId, card: CardId, events: &mut Vec<Event>) {
        let place = self.display.iter_mut().find(|place| **place == Some(card));
        place.into_iter().for_each(|place| *place = None);
        self.seat_mut(seat).blueprints.insert(card);
        events.push(Event::BlueprintTaken(seat, card));
        let gain = self.components.card(card).gain.goods();
        self.push_all(
            seat,
            [
                Step::Gain(gain, false),
                Step::Contribute(Mission::BlueprintsTaken),
            ],
        );
    }

    /// An item leaves the Warehouse (on-mars §4.5).
    pub(crate) fn take_item(&mut self, seat: SeatId, good: Good, events: &mut Vec<Event>) {
        let goods = Goods::of(good, 1);
        self.warehouse = self.warehouse.minus(goods);
        events.push(Event::FromWarehouse(seat, goods));
        self.push(seat, Step::Gain(goods, false));
    }

    /// A Private Goal is completed; its reward comes at once (on-mars §8.40, §8.42).
    pub(crate) fn complete_goal(
        &mut self,
        seat: SeatId,
        goal: GoalId,
        develops: bool,
        events: &mut Vec<Event>,
    ) {
        let own = self.seat_mut(seat);
        own.goals.remove(goal);
        own.goal_done = Some(goal);
        events.push(Event::GoalMet(seat, goal));
        self.push(seat, Step::Run(Origin::Goal(goal, develops)));
    }
}
