//! How choices change the state, and what happens by itself (on-mars §3, §14.2).

use crate::components::Effect;
use crate::decision::{Choice, Journey, Question};
use crate::event::Event;
use crate::goods::Price;
use crate::id::HexId;
use crate::state::State;
use crate::task::{Origin, Step, Task};
use game::SeatId;

impl State {
    /// Carries out a choice that was checked.
    pub(crate) fn carry_out(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        self.begin(seat, choice, events);
        self.settle(events);
    }

    /// Carries out a choice that was checked, and nothing that follows by itself.
    pub(crate) fn begin(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        let since = events.len();
        match choice {
            Choice::Show(card) => self.show_task(seat, card, events),
            Choice::Goal(goal, develops) => self.complete_goal(seat, goal, develops, events),
            Choice::Deliver(..) => self.deliver(seat, choice, events),
            _ => self.answer(seat, choice, events),
        }
        if self.first_colonists.is_some() {
            self.note_tasks(since, events);
        }
    }

    /// Does all that nobody has to be asked about, up to the next question that is put (on-mars §14.2).
    pub(crate) fn settle(&mut self, events: &mut Vec<Event>) {
        while self.go_on(events) {}
    }

    /// Does the next thing that nobody has to be asked about; of Lacerda at most one deed. Returns whether there was one.
    pub(crate) fn go_on(&mut self, events: &mut Vec<Event>) -> bool {
        let since = events.len();
        let goes_on = self.go_one_step(events);
        if self.first_colonists.is_some() {
            self.note_tasks(since, events);
        }
        goes_on
    }

    fn go_one_step(&mut self, events: &mut Vec<Event>) -> bool {
        if !self.is_running() {
            return false;
        }
        let Some(task) = self.agenda.last().copied() else {
            self.advance(events);
            return true;
        };
        if self.is_lacerda(task.seat) {
            self.act_for_lacerda(task, events);
            return true;
        }
        if self.perform(task, events) {
            return true;
        }
        if has_several_answers(task.step) {
            return false;
        }
        let answers = self.answers(task);
        match answers[..] {
            [] => self.give_up(),
            [only] if !self.is_put_alone(task.step, only) => {
                self.answer(task.seat, only, events);
            }
            _ => return false,
        }
        true
    }

    /// Drops a task that nothing answers; with a price that cannot be paid any more also what it was for.
    fn give_up(&mut self) {
        let priced = self.agenda.pop().map(|task| task.step);
        if matches!(priced, Some(Step::Pay(..))) {
            let is_promise = |task: &Task| task.step.is_promise();
            while self.agenda.last().is_some_and(is_promise) {
                self.agenda.pop();
            }
        }
    }

    /// Answers the task on top, and so ends it.
    fn answer(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        let Some(task) = self.agenda.pop() else {
            return;
        };
        match (choice, task.step) {
            (Choice::Space(space), _) => {
                self.seat_mut(seat).space = Some(space);
                events.push(Event::Placed(seat, space));
                self.push(seat, Step::Bonus(Origin::Space(space)));
            }
            (Choice::Accept(true), Step::Bonus(origin)) => self.push(seat, Step::Run(origin)),
            (Choice::Accept(true), Step::More(job)) => self.boost_once(seat, job, events),
            (Choice::Side(side), _) => self.place_shuttle(side, events),
            (Choice::Main(action), _) => self.begin_main(seat, action, events),
            (Choice::Executive(number), _) => self.begin_executive(seat, number, events),
            (Choice::EndTurn, _) => self.end_turn(seat),
            (Choice::Pay(payment), _) => self.pay(seat, payment, events),
            (Choice::Tech(owner, levels), Step::Join(_, building, hex)) => {
                (0..levels).for_each(|_| self.send_to_wa(seat, false, events));
                if let Some(owner) = owner {
                    self.use_tech(seat, owner, building.tech(), events);
                }
                self.construct(seat, building, hex);
            }
            (Choice::Tech(owner, _), Step::Extra(job)) => self.use_extra(seat, job, owner, events),
            (Choice::Stop, Step::Gain(goods, _)) => self.store(seat, goods, events),
            (Choice::Stop, Step::Move(movement)) => {
                self.carry_out_move(seat, movement, choice, events);
            }
            (_, Step::Move(movement)) => self.carry_out_move(seat, movement, choice, events),
            (Choice::Stop, _) => self.look_at_contracts(events),
            (_, Step::Part(job)) => self.part(seat, job, choice, events),
            (Choice::Type(building), Step::Type(origin)) => {
                self.push(seat, Step::Site(origin, building));
            }
            (Choice::Hex(hex), Step::Site(origin, building)) => {
                match self.joins(seat, building, hex) {
                    0 => self.construct(seat, building, hex),
                    _ => self.push(seat, Step::Join(origin, building, hex)),
                }
            }
            (Choice::Hex(to), Step::Displace(rover, from)) => {
                self.displace(seat, rover, from, to, events);
            }
            (Choice::Hex(hex), _) => self.place_bot(seat, hex, events),
            (Choice::Lss(choice), _) => self.push(seat, Step::Run(Origin::Lss(choice))),
            (Choice::Bot(bot), Step::Reward(origin)) => {
                let reward = self.welcome_rewards(origin)[usize::from(bot)];
                (0..reward.bots).for_each(|_| self.push(seat, Step::Bot));
                self.push(seat, Step::Colonists(reward.colonists));
            }
            (Choice::Contract(contract), _) => self.refill_display(contract, events),
            (Choice::Reply(develops), Step::Reply(tech)) => {
                self.reply(seat, tech, develops, events);
            }
            (Choice::Use(card, means), _) => self.use_building(seat, card, means, events),
            (Choice::Goods(goods), _) => self.push(seat, Step::Gain(goods, false)),
            (Choice::Travel(journey), _) => self.travel(seat, journey, events),
            (Choice::Explore(place, hex), _) => self.explore(seat, place, hex, events),
            // Nothing else passes the check; a bonus may be declined.
            _ => {}
        }
    }

    /// Pays; Colonists go to WA (on-mars §3.6).
    fn pay(&mut self, seat: SeatId, payment: crate::goods::Payment, events: &mut Vec<Event>) {
        let own = self.seat_mut(seat);
        own.goods = own.goods.minus(payment.goods);
        for goal in payment.goals.iter() {
            own.goals.remove(goal);
            own.spent_goals.insert(goal);
        }
        (0..payment.colonists).for_each(|_| self.move_to_wa(seat, false));
        let goals = payment.goals;
        let shown = crate::goods::Payment {
            goals: Default::default(),
            ..payment
        };
        if payment != Default::default() {
            events.push(Event::Paid(seat, shown, goals.len() as u8));
        }
        if !goals.is_empty() {
            events.push(Event::PaidGoals(seat, goals));
        }
    }

    /// Moves a Colonist from LQ to WA. Those gained in this turn count as spent first, but for the boost of a Ship
    /// (on-mars §3.10).
    fn move_to_wa(&mut self, seat: SeatId, welcomes: bool) {
        self.leave_lq(seat, welcomes);
        let own = self.seat_mut(seat);
        own.wa = own.wa.saturating_add(1);
    }

    /// Takes a Colonist out of LQ.
    pub(crate) fn leave_lq(&mut self, seat: SeatId, welcomes: bool) {
        let own = self.seat_mut(seat);
        own.lq = own.lq.saturating_sub(1);
        if self.active == Some(seat) && !welcomes {
            self.fresh = self.fresh.saturating_sub(1);
        }
    }

    pub(crate) fn send_to_wa(&mut self, seat: SeatId, welcomes: bool, events: &mut Vec<Event>) {
        self.move_to_wa(seat, welcomes);
        events.push(Event::Boosted(seat));
    }

    /// Notes the use of a Tech of another seat (on-mars §8.24).
    pub(crate) fn use_tech(
        &mut self,
        seat: SeatId,
        owner: SeatId,
        tech: crate::components::Tech,
        events: &mut Vec<Event>,
    ) {
        if owner != seat {
            self.uses.push((owner, tech));
        }
        events.push(Event::TechUsed(seat, owner, tech));
    }

    /// Does what a step asks nothing about. Returns whether it did: then the step is no longer there.
    pub(crate) fn perform(&mut self, task: Task, events: &mut Vec<Event>) -> bool {
        if self.waits(task) {
            return false;
        }
        let Task { seat, step } = task;
        self.agenda.pop();
        match step {
            Step::Part(job) | Step::Extra(job) => self.decide_more(seat, job),
            Step::Gain(goods, _) => self.store(seat, goods, events),
            Step::Refill => self.gaps.clear(),
            Step::Run(origin) => self.run(seat, origin, events),
            Step::Contribute(mission) => self.contribute(seat, mission, events),
            Step::Colonists(number) => self.gain_colonists(seat, number, events),
            Step::Learn(place, space) => self.learn(seat, place, space, events),
            Step::Develop(from, to) => self.develop(seat, from, to, events),
            Step::Hire(place) => self.take_card(seat, place, events),
            Step::Welcome(space, origin) => self.welcome(seat, space, origin, events),
            Step::Clear(hex) => self.clear(hex, events),
            Step::Lay(building, hex) => self.lay(seat, building, hex, events),
            Step::Cube(building, hex) => self.place_cube(seat, building, hex, events),
            Step::Mine(hex) => self.become_miner(seat, hex, events),
            Step::Raise(building) => self.raise(seat, building, events),
            Step::Vacate(hex) => self.vacate(hex),
            Step::Advance(card, hex) => self.advance_building(seat, card, hex, events),
            Step::Pick(hex) => self.pick(seat, hex, events),
            Step::Return(side) => self.return_colonists(seat, side, events),
            Step::Deliver => self.look_at_contracts(events),
            Step::Replies => self.begin_replies(seat),
            Step::Close => self.close_turn(seat, events),
            Step::Round => self.begin_round(events),
            _ => {}
        }
        true
    }

    /// Whether a task waits for an answer: it is a question, and there is something to ask.
    pub(crate) fn waits(&self, task: Task) -> bool {
        let Task { seat, step } = task;
        match step {
            Step::Bonus(origin) => self.is_possible(seat, origin, self.purse(seat)),
            Step::Part(job) => job.left > 0,
            Step::Gain(goods, _) => self.asks_about(seat, goods),
            Step::Refill => !self.gaps.is_empty() && !self.contracts.is_empty(),
            Step::Choose(number, _) => number > 0,
            Step::More(job) => self.has_boost(seat, job),
            Step::Extra(job) => self.has_extra(seat, job),
            Step::Pay(price, _) => price != Price::default(),
            Step::Deliver => !self.deliveries(seat).is_empty(),
            Step::Space(_)
            | Step::Shuttle
            | Step::Turn
            | Step::Move(_)
            | Step::Type(_)
            | Step::Site(..)
            | Step::Join(..)
            | Step::Choice
            | Step::Displace(..)
            | Step::Reward(_)
            | Step::Bot
            | Step::Reply(_)
            | Step::Use
            | Step::Travel
            | Step::Explore
            | Step::Radar => true,
            _ => false,
        }
    }

    /// Begins a Main action: slots are cleared, a Colonist is placed, and its extra cost is due (on-mars §3.6 to §3.8).
    fn begin_main(
        &mut self,
        seat: SeatId,
        action: crate::components::MainAction,
        events: &mut Vec<Event>,
    ) {
        self.main_done = true;
        events.push(Event::Main(seat, action));
        let origin = Origin::Main(action);
        self.push(seat, Step::Turn);
        self.push(seat, Step::Run(origin));
        let Some(slot) = action.slot() else { return };
        if let Some(units) = self.take_slot(seat, slot, events) {
            self.push(seat, Step::Pay(Price::units(units), Some(origin)));
        }
    }

    /// Clears slots, places a Colonist on one of them, and returns the extra cost (on-mars §3.6 to §3.8).
    pub(crate) fn take_slot(
        &mut self,
        seat: SeatId,
        slot: crate::components::Slot,
        events: &mut Vec<Event>,
    ) -> Option<u8> {
        let (cleared, units) = self.placing(seat, slot)?;
        for other in cleared.iter() {
            let there = &mut self.slots[slot as usize][other.index()];
            let colonists = std::mem::take(there);
            if !self.is_lacerda(other) {
                let own = self.seat_mut(other);
                own.wa = own.wa.saturating_add(colonists);
            }
        }
        if !cleared.is_empty() {
            events.push(Event::Cleared(slot, cleared));
        }
        self.leave_lq(seat, false);
        self.slots[slot as usize][seat.index()] += 1;
        events.push(Event::Slotted(seat, slot));
        Some(units)
    }

    /// Begins an Executive action (on-mars §6.1).
    fn begin_executive(&mut self, seat: SeatId, number: u8, events: &mut Vec<Event>) {
        self.executive_done = true;
        events.push(Event::Executive(seat, number));
        self.push(seat, Step::Turn);
        let action = &self.components.data().executive_actions[usize::from(number)];
        let (price, does) = (Price::crystals(action.price), action.does);
        self.push(seat, Step::Run(Origin::Executive(number)));
        if does != Effect::UseAdvancedBuilding {
            self.push(seat, Step::Pay(price, Some(Origin::Executive(number))));
        }
    }

    /// The question that is put now, if it is this one.
    pub(crate) fn is_asked(&self, question: Question) -> bool {
        self.question() == Some(question)
    }

    /// A Ship or the Shuttle is taken, or not (on-mars §9.3 to §9.7).
    fn travel(&mut self, seat: SeatId, journey: Journey, events: &mut Vec<Event>) {
        events.push(Event::Travelled(seat, journey));
        if journey == Journey::Ship {
            let own = self.seat_mut(seat);
            own.hangar = own.hangar.saturating_sub(1);
        }
        if journey != Journey::Stay {
            let side = self.side(seat).other();
            self.depart(seat, side, true);
        }
    }

    /// Puts a Discovery tile on the map, or on the Radar (on-mars §8.3.15, §9.8).
    pub(crate) fn explore(
        &mut self,
        seat: SeatId,
        place: u8,
        hex: Option<HexId>,
        events: &mut Vec<Event>,
    ) {
        let Some(tile) = self.exploration[usize::from(place)].take() else {
            return;
        };
        if let Some(hex) = hex {
            self.discovery.push((hex, tile));
            events.push(Event::Explored(seat, tile, hex));
        } else {
            let radar = |seat: &SeatId| {
                let mut built = self.seat(*seat).built.iter();
                built.any(|(card, _)| self.components.card(*card).action == Effect::CopyDiscovery)
            };
            let owner = self.seat_ids().find(radar).unwrap_or(seat);
            self.seat_mut(owner).radar = Some(tile);
            events.push(Event::Radar(seat, tile));
            self.push(seat, Step::Run(Origin::Discovery(tile)));
        }
        if let Some(next) = self.discovery_stack.pop() {
            self.exploration[usize::from(place)] = Some(next);
            events.push(Event::DiscoveryTurned(place, next));
        }
    }
}

/// Whether a question is put without looking at its answers: it has several, or is put with one too.
const fn has_several_answers(step: Step) -> bool {
    matches!(
        step,
        Step::Turn
            | Step::Move(_)
            | Step::Bonus(_)
            | Step::More(_)
            | Step::Choice
            | Step::Shuttle
            | Step::Gain(..)
            | Step::Deliver
            | Step::Site(..)
            | Step::Join(..)
    )
}
