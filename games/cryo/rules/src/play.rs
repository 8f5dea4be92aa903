//! How choices change the state (cryo §3), and what happens by itself.

use crate::card::{CardKind, CardUse, Cards};
use crate::components::{Reward, VehicleEffect};
use crate::decision::Choice;
use crate::event::Event;
use crate::id::{CellId, DockId, PlatformId, SectionId, SlotId};
use crate::state::{Bill, Ending, MOST_SEATS, Stage, State, Task};
use crate::stock::{Stock, Track};
use game::{Luck, SeatId};
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

impl State {
    /// Carries out a choice that was checked.
    pub(crate) fn carry_out(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        if let Choice::Keep(cards) = choice {
            return self.keep(seat, cards, events);
        }
        match choice {
            Choice::ScrapCard(card) => self.scrap_card(seat, card, events),
            Choice::ScrapTile(slot) => self.scrap_tile(seat, slot, events),
            Choice::Play(card, role) => {
                self.count_down();
                self.play(seat, card, role, events);
            }
            Choice::Draw => {
                self.count_down();
                self.draw(seat, events);
            }
            Choice::Wake(chamber) => {
                self.count_down();
                self.wake(seat, chamber, events);
            }
            Choice::Decline => self.decline(),
            _ => self.answer(seat, choice, events),
        }
        self.go_on(events);
    }

    /// One thing fewer of the task on top, which stays there with the others.
    fn count_down(&mut self) {
        if let Some(Task::Plays(left) | Task::Card(left) | Task::Wake(_, left)) =
            self.agenda.last_mut()
        {
            *left = left.saturating_sub(1);
        }
    }

    /// Drops what the task on top offers; of several card rewards only one.
    fn decline(&mut self) {
        match self.agenda.last_mut() {
            Some(Task::Card(left)) => *left = left.saturating_sub(1),
            _ => drop(self.agenda.pop()),
        }
    }

    /// Answers the task on top, and so ends it; but the return of drones stays as long as some are out.
    fn answer(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        let Some(task) = self.agenda.pop() else {
            return;
        };
        match (choice, task) {
            (Choice::Deploy(dock, cell), _) => self.agenda.push(Task::Drone(dock, cell)),
            (Choice::Recall, _) => self.recall(seat, events),
            (Choice::Drone(from), Task::Drone(dock, cell)) => {
                self.deploy(seat, from, dock, cell, events);
            }
            (Choice::Second(cell), _) => {
                events.push(Event::Overclocked(seat, cell));
                if let Some(cost) = self.second_action(seat) {
                    let second = Some(cell);
                    self.agenda.push(Task::Pay(Bill { cost, second }));
                }
            }
            (Choice::Pay(pay), Task::Pay(bill)) => self.settle_bill(seat, bill, pay, events),
            (Choice::Take(track), Task::OneOf(stock)) => {
                self.gain(seat, Stock::of(track, stock[track]), events);
            }
            (Choice::Spend(track), Task::Prototype(slot)) => {
                self.pay(seat, Stock::of(track, 1), events);
                if let Some(tile) = self.seat(seat).slots[slot.index()] {
                    self.reward(seat, self.components.tile(tile).reward, events);
                }
            }
            (Choice::Spend(track), Task::Cost(dock)) => {
                self.pay(seat, Stock::of(track, 1), events);
                self.give_platform_reward(seat, dock, events);
            }
            (Choice::Discard(card), Task::Cost(dock)) => {
                self.discard(seat, card, events);
                self.give_platform_reward(seat, dock, events);
            }
            (Choice::Discard(card), _) => {
                self.discard(seat, card, events);
                self.agenda.push(Task::End(true));
            }
            (Choice::EndTurn, _) => self.agenda.push(Task::End(true)),
            (Choice::Section(section), Task::Elsewhere(from)) => {
                self.sabotage(seat, from, section, events);
            }
            (Choice::Section(section), _) => self.carry_out_incident(seat, section, events),
            (Choice::Return(dock, used), _) => {
                self.agenda.push(Task::Return);
                self.bring_home(seat, dock, events);
                if used {
                    self.run(seat, dock, events);
                }
            }
            (Choice::Run(dock), _) => self.run(seat, dock, events),
            (_, Task::Act(cell)) => self.act(seat, cell, choice, events),
            // Nothing else passes the check.
            _ => {}
        }
    }

    /// Does all that nobody has to be asked about.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        while self.stage == Stage::Playing {
            let Some(task) = self.agenda.last().copied() else {
                return;
            };
            if self.waits(task) {
                return;
            }
            self.agenda.pop();
            self.perform(task, events);
        }
    }

    /// Whether a task waits for an answer.
    pub(crate) fn waits(&self, task: Task) -> bool {
        let seat = self.turn_seat();
        match task {
            Task::End(limited) => self.is_over_limit() || !limited && self.can_scrap(seat),
            Task::Main | Task::Prototype(_) | Task::OneOf(_) => true,
            Task::Drone(..) => !self.seat(seat).home.is_empty(),
            Task::Second(..) => self.second_action(seat).is_some(),
            Task::Act(cell) => self.is_asked_by(seat, cell),
            Task::Pay(bill) => self.ways(seat, bill).1,
            Task::Plays(left) | Task::Card(left) => left > 0,
            Task::Wake(section, left) => {
                left > 0 && self.sleepers(seat, section) > 0 && self.room(seat) > 0
            }
            Task::Incident => self.incidents.iter().any(Option::is_some),
            Task::Elsewhere(from) => {
                let left = (0..4).any(|section| self.has_chamber_left(SectionId(section)));
                left && self.incidents[from.index()].is_some()
            }
            Task::Return => self.is_out(seat),
            Task::Cost(dock) => self.can_pay_at(seat, dock),
            Task::Automation => self.automates(seat),
            Task::Gain(_) | Task::Draws(_) | Task::Land(_) | Task::Refill(_) => false,
        }
    }

    /// Carries out a task that asks nothing.
    fn perform(&mut self, task: Task, events: &mut Vec<Event>) {
        let seat = self.turn_seat();
        match task {
            Task::End(_) => self.end_turn(events),
            Task::Act(cell) => self.take_printed(seat, cell, events),
            Task::Pay(bill) => {
                if let (Some(pay), _) = self.ways(seat, bill) {
                    self.settle_bill(seat, bill, pay, events);
                }
            }
            Task::Gain(stock) => self.gain(seat, stock, events),
            Task::Draws(cards) => (0..cards).for_each(|_| self.draw(seat, events)),
            Task::Land(launch) => self.land(seat, launch, events),
            Task::Refill(section) => self.refill(section, events),
            // Nobody is asked these any more: they are done, or there is nothing to do.
            Task::Main
            | Task::Drone(..)
            | Task::Second(..)
            | Task::Plays(_)
            | Task::Card(_)
            | Task::OneOf(_)
            | Task::Wake(..)
            | Task::Prototype(_)
            | Task::Incident
            | Task::Elsewhere(_)
            | Task::Return
            | Task::Cost(_)
            | Task::Automation => {}
        }
    }

    /// Keeps cards at setup; after the last seat the others are discarded, and the first turn begins (cryo §2.11).
    fn keep(&mut self, seat: SeatId, cards: Cards, events: &mut Vec<Event>) {
        let own = self.seat_mut(seat);
        own.aside = own.hand.without(cards);
        own.hand = cards;
        events.push(Event::Kept(seat));
        events.push(Event::KeptCards(seat, cards));
        if self.seats.iter().any(|seat| seat.aside.is_empty()) {
            return;
        }
        let mut discarded = [Cards::default(); MOST_SEATS];
        for (own, discarded) in self.seats.iter_mut().zip(&mut discarded) {
            *discarded = std::mem::take(&mut own.aside);
            self.discard.extend(discarded.iter());
        }
        events.push(Event::NotKept(discarded));
        self.stage = Stage::Playing;
        self.begin_turn(events);
    }

    /// Begins the next turn (cryo §3.1).
    fn begin_turn(&mut self, events: &mut Vec<Event>) {
        self.turn = self.turn.saturating_add(1);
        self.scrapped = false;
        self.agenda = [Task::End(false), Task::Main].into_iter().collect();
        events.push(Event::TurnBegan {
            seat: self.turn_seat(),
            number: self.turn,
        });
    }

    /// Ends the turn, and perhaps the game (cryo §9.1).
    fn end_turn(&mut self, events: &mut Vec<Event>) {
        if self.ending.is_none() {
            return self.begin_turn(events);
        }
        self.stage = Stage::Over;
        events.push(Event::Ended);
    }

    /// Notes that the game ends after this turn; the first reason counts (cryo §9.1, §10.13).
    pub(crate) fn meet_end(&mut self, ending: Ending, events: &mut Vec<Event>) {
        if self.ending.is_none() {
            self.ending = Some(ending);
            events.push(Event::EndMet(ending));
        }
    }

    /// Looks whether all pods of a player are in caverns or destroyed (cryo §9.1, §10.13).
    pub(crate) fn look_for_end(&mut self, events: &mut Vec<Event>) {
        let all = self.components.data().start.pods_each.value;
        let done = |seat| self.settled(seat) + self.seat(seat).destroyed >= all;
        if self.seat_ids().any(done) {
            self.meet_end(Ending::Pods, events);
        }
    }

    /// Gives a seat what its tracks can hold (cryo §1.4).
    pub(crate) fn gain(&mut self, seat: SeatId, stock: Stock, events: &mut Vec<Event>) {
        let before = self.seat(seat).stock;
        let after = before.plus(stock).at_most(self.board().ends);
        self.seat_mut(seat).stock = after;
        if after != before {
            events.push(Event::Gained(seat, after.minus(before)));
        }
    }

    /// Takes from a seat what it pays.
    pub(crate) fn pay(&mut self, seat: SeatId, stock: Stock, events: &mut Vec<Event>) {
        let own = self.seat_mut(seat);
        own.stock = own.stock.minus(stock);
        if stock != Stock::NONE {
            events.push(Event::Paid(seat, stock));
        }
    }

    /// Pays a bill, and begins what it was for, if that is a second action.
    fn settle_bill(&mut self, seat: SeatId, bill: Bill, pay: Stock, events: &mut Vec<Event>) {
        self.pay(seat, pay, events);
        if let Some(cell) = bill.second {
            self.begin_action(cell);
        }
    }

    /// Gives a reward: resources and energy at once, then what has to be asked.
    pub(crate) fn reward(&mut self, seat: SeatId, reward: Reward, events: &mut Vec<Event>) {
        match reward {
            Reward::All(amounts) => {
                self.gain(seat, amounts.stock(), events);
                self.agenda.extend(amounts.asks().rev());
            }
            Reward::OneOf(amounts) => self.agenda.push(Task::OneOf(amounts.stock())),
        }
    }

    /// Puts a drone on a dock of the ship, and begins the action there (cryo §3.6).
    fn deploy(
        &mut self,
        seat: SeatId,
        from: PlatformId,
        dock: DockId,
        cell: Option<CellId>,
        events: &mut Vec<Event>,
    ) {
        let launch_dock = self.board().launch_dock();
        let own = self.seat_mut(seat);
        own.home.remove(from);
        if dock == launch_dock {
            own.launching = own.launching.saturating_add(1);
        } else {
            own.out.insert(dock);
        }
        events.push(Event::Deployed {
            seat,
            from,
            dock,
            cell,
        });
        let Some(cell) = cell else { return };
        if dock != launch_dock {
            self.agenda.push(Task::Second(dock, cell));
        }
        self.begin_action(cell);
    }

    /// Draws a card (cryo §5.15).
    pub(crate) fn draw(&mut self, seat: SeatId, events: &mut Vec<Event>) {
        self.renew_deck(events);
        let Some(card) = self.deck.pop() else { return };
        self.seat_mut(seat).hand.add(card);
        events.push(Event::Drew(seat));
        events.push(Event::DrewCard(seat, card));
        self.renew_deck(events);
    }

    /// Shuffles the discard pile as the new deck, if the deck is empty.
    fn renew_deck(&mut self, events: &mut Vec<Event>) {
        if !self.deck.is_empty() || self.discard.is_empty() {
            return;
        }
        let mut luck = Luck::seed_from_u64(self.luck);
        self.luck = luck.random();
        std::mem::swap(&mut self.deck, &mut self.discard);
        self.deck.sort_unstable();
        self.deck.shuffle(&mut luck);
        events.push(Event::Shuffled);
        events.push(Event::NewDeck(self.deck.iter().rev().copied().collect()));
    }

    /// Discards a hand card without its reward (cryo §1.3).
    fn discard(&mut self, seat: SeatId, card: CardKind, events: &mut Vec<Event>) {
        self.seat_mut(seat).hand.remove(card);
        self.discard.push(card);
        events.push(Event::Discarded(seat, card));
    }

    /// Plays a hand card (cryo §5.1 to §5.4).
    fn play(&mut self, seat: SeatId, card: CardKind, role: CardUse, events: &mut Vec<Event>) {
        let looked = self.sees_caverns(seat);
        let own = self.seat_mut(seat);
        own.hand.remove(card);
        match role {
            CardUse::Upgrade => own.upgrades.insert(card),
            CardUse::Mission => own.missions.insert(card),
            CardUse::Vehicle => own.vehicles.add(card),
        }
        if role == CardUse::Mission {
            events.push(Event::MissionLaid(seat));
            events.push(Event::MissionCard(seat, card));
        } else {
            events.push(Event::Played(seat, card, role));
        }
        if !looked && self.sees_caverns(seat) {
            events.push(Event::Looks(seat));
        }
        let rescues = self.effect_of(card) == Some(VehicleEffect::RescueNet);
        if role == CardUse::Vehicle && rescues && self.room(seat) > 0 {
            let own = self.seat_mut(seat);
            if own.destroyed > 0 {
                own.destroyed -= 1;
                own.pods += 1;
                events.push(Event::Rescued(seat));
            }
        }
    }

    /// Scraps a hand card for its reward (cryo §5.13).
    fn scrap_card(&mut self, seat: SeatId, card: CardKind, events: &mut Vec<Event>) {
        self.scrapped = true;
        self.seat_mut(seat).hand.remove(card);
        self.discard.push(card);
        events.push(Event::ScrappedCard(seat, card));
        self.reward(seat, self.components.card(card).scrap.reward, events);
    }

    /// Scraps a tile for its reward (cryo §5.13, §6.9).
    fn scrap_tile(&mut self, seat: SeatId, slot: SlotId, events: &mut Vec<Event>) {
        self.scrapped = true;
        if let Some(tile) = self.seat_mut(seat).slots[slot.index()].take() {
            self.boxed_tiles[tile.index()] += 1;
            events.push(Event::ScrappedTile(seat, slot, tile));
            self.reward(seat, self.components.tile(tile).reward, events);
        }
    }

    /// The payment of so much of one track.
    pub(crate) fn bill(track: Track, amount: u8) -> Task {
        let cost = Stock::of(track, amount);
        Task::Pay(Bill { cost, second: None })
    }
}
