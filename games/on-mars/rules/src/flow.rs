//! The course of a game: setup, rounds, turns, the Shuttle phase and the end (on-mars §3, §7.20, §9, §10).

use crate::components::{ColonyUpdate, CrystalsUsable, Discarded, Side, Tech, TravelSide};
use crate::event::Event;
use crate::goods::{Good, Goods};
use crate::id::ContractId;
use crate::state::{Phase, State};
use crate::task::{Job, Origin, Step};
use game::{SeatId, SeatSet};

impl State {
    /// The dealt game with its first question.
    pub(crate) fn begun(mut self) -> Self {
        self.settle(&mut Vec::new());
        self
    }

    /// Goes on when nothing is left to be done.
    pub(crate) fn advance(&mut self, events: &mut Vec<Event>) {
        match self.phase {
            Phase::Setup => self.go_on_with_setup(events),
            Phase::Colonization => self.next_turn(events),
            Phase::Shuttle => {
                self.clear_under_bots(events);
                match self.queue.pop() {
                    Some(seat) => {
                        self.turn = self.turn.saturating_add(1);
                        self.push(seat, Step::Travel);
                    }
                    None => self.end_round(events),
                }
            }
            Phase::End => match self.queue.pop() {
                Some(seat) => self.push(seat, Step::Deliver),
                None => {
                    self.phase = Phase::Over;
                    events.push(Event::Ended);
                }
            },
            Phase::Over => {}
        }
    }

    /// The markers are placed clockwise, then the Shuttle (on-mars §2.17, §2.18).
    fn go_on_with_setup(&mut self, events: &mut Vec<Event>) {
        self.clear_under_bots(events);
        let mut around = self.first.around(self.seats.len());
        if let Some(seat) = around.find(|seat| self.seat(*seat).space.is_none()) {
            return self.push(seat, Step::Space(None));
        }
        let last = self.seat_ids().max_by_key(|seat| self.seat(*seat).space);
        match last.filter(|_| self.shuttle.is_none()) {
            Some(seat) => self.push(seat, Step::Shuttle),
            None => self.begin_round(events),
        }
    }

    pub(crate) fn place_shuttle(&mut self, side: Side, events: &mut Vec<Event>) {
        let space = self.components.data().shuttle.start_space;
        self.shuttle = Some((side, space));
        events.push(Event::ShuttlePlaced(side));
    }

    pub(crate) fn begin_round(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Colonization;
        self.round = self.round.saturating_add(1);
        self.standing = self.seat_ids().collect::<SeatSet>();
        events.push(Event::RoundBegan(self.round));
    }

    /// The seats from the lowest Turn Order space to the highest (on-mars §1.11).
    pub(crate) fn by_space(&self) -> Vec<SeatId> {
        let mut seats: Vec<SeatId> = self.seat_ids().collect();
        seats.sort_by_key(|seat| self.seat(*seat).space);
        seats
    }

    /// The turn of the next marker that stands (on-mars §3.2).
    fn next_turn(&mut self, events: &mut Vec<Event>) {
        let mut seats = self.by_space().into_iter();
        let Some(seat) = seats.find(|seat| self.standing.contains(*seat)) else {
            return self.end_colonization(events);
        };
        self.active = Some(seat);
        self.turn = self.turn.saturating_add(1);
        if self.options.crystals_usable == CrystalsUsable::NextTurn {
            self.store_crystals(seat, events);
        }
        events.push(Event::TurnBegan(seat));
        self.push(seat, Step::Turn);
    }

    /// Ends the turn, in this order (on-mars §3.11).
    pub(crate) fn end_turn(&mut self, seat: SeatId) {
        self.closing = true;
        self.push_all(seat, [Step::Refill, Step::Replies, Step::Close]);
    }

    /// A Contract fills the gap that arose first (on-mars §5.5).
    pub(crate) fn refill_display(&mut self, contract: ContractId, events: &mut Vec<Event>) {
        self.contracts.retain(|own| *own != contract);
        let Some(place) = self.gaps.pop_at(0) else {
            return;
        };
        self.hire[usize::from(place)] = Some(crate::state::Hired::Contract(contract));
        events.push(Event::Refilled(place, contract));
        if let Some(seat) = self.active {
            self.push(seat, Step::Refill);
        }
    }

    /// Asks the owner of the Tech that was used first (on-mars §8.24).
    pub(crate) fn begin_replies(&mut self, seat: SeatId) {
        if let Some((owner, tech)) = self.uses.first().copied() {
            self.push(seat, Step::Replies);
            self.push(owner, Step::Reply(tech));
        }
    }

    /// The owner keeps the Oxygen, or develops (on-mars §8.24).
    pub(crate) fn reply(
        &mut self,
        seat: SeatId,
        tech: Tech,
        develops: bool,
        events: &mut Vec<Event>,
    ) {
        self.uses.drain(..self.uses.len().min(1));
        events.push(Event::Replied(seat, tech, develops));
        let step = match develops {
            true => Step::Part(Job::new(Origin::Reply(tech), 1)),
            false => Step::Gain(Goods::of(Good::Oxygen, 1), false),
        };
        self.push(seat, step);
    }

    /// The Colony status update, if it is due, and the marker is laid down (on-mars §3.11, §3.12).
    pub(crate) fn close_turn(&mut self, seat: SeatId, events: &mut Vec<Event>) {
        if self.options.colony_update == ColonyUpdate::TurnEnd && self.is_level_due() {
            self.push(seat, Step::Close);
            return self.rise(events);
        }
        self.clear_under_bots(events);
        self.standing.remove(seat);
        self.active = None;
        self.main_done = false;
        self.executive_done = false;
        self.closing = false;
        self.fresh = 0;
        if let Some(all) = &mut self.first_colonists {
            let own = &mut all.seats[seat.index()];
            own.before = std::mem::take(&mut own.done);
        }
        events.push(Event::TurnEnded(seat));
    }

    /// What lies under Bots goes away (on-mars §3.12).
    fn clear_under_bots(&mut self, events: &mut Vec<Event>) {
        let finds = self.finds();
        let bots = self.seats.iter().flat_map(|seat| &seat.bots);
        let hexes: Vec<_> = bots.copied().filter(|bot| finds.contains(*bot)).collect();
        for hex in hexes {
            self.remove_find(hex, events);
        }
    }

    /// After the Colonization phase the end trigger is looked at (on-mars §10.1, §10.2, §17.2).
    fn end_colonization(&mut self, events: &mut Vec<Event>) {
        let met = self.remaining == 0;
        if self.last_round || met && self.options.space_oddity {
            return self.begin_end(events);
        }
        if met {
            self.last_round = true;
            events.push(Event::EndMet);
        }
        self.begin_shuttle(events);
    }

    /// The Shuttle moves toward the middle, and from there to the other side (on-mars §9.1).
    fn begin_shuttle(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::Shuttle;
        let (side, space) = self.shuttle.unwrap_or((Side::Orbit, 1));
        let arrivals = &self.components.data().shuttle.arrival_space_by_level;
        let (to, at) = match space {
            0 | 1 => (
                side.other(),
                arrivals.get(&self.level).copied().unwrap_or(1),
            ),
            _ => (side, space - 1),
        };
        self.departed = (to != side).then_some(side);
        self.shuttle = Some((to, at));
        events.push(Event::Shuttle(to, at));
        self.queue = self.by_space().into_iter().rev().collect();
    }

    fn end_round(&mut self, events: &mut Vec<Event>) {
        self.departed = None;
        if self.options.crystals_usable == CrystalsUsable::RoundEnd {
            self.seat_ids()
                .for_each(|seat| self.store_crystals(seat, events));
        }
        if self.options.colony_update == ColonyUpdate::RoundEnd && self.is_level_due() {
            self.push(self.first, Step::Round);
            return self.rise(events);
        }
        self.begin_round(events);
    }

    /// The last Crystals move in, and Contracts may be filled (on-mars §10.3).
    fn begin_end(&mut self, events: &mut Vec<Event>) {
        self.phase = Phase::End;
        self.seat_ids()
            .for_each(|seat| self.store_crystals(seat, events));
        self.queue = self.by_space().into_iter().rev().collect();
    }

    /// Crystals below the Depot move in; what does not fit is lost (on-mars §1.4).
    fn store_crystals(&mut self, seat: SeatId, events: &mut Vec<Event>) {
        let depot = self.depot(seat);
        let own = self.seat_mut(seat);
        let crystals = &mut own.goods[Good::Crystal];
        let before = *crystals;
        *crystals = before.saturating_add(own.below).min(depot.max(before));
        let stored = *crystals - before;
        let lost = std::mem::take(&mut own.below) - stored;
        if stored > 0 {
            events.push(Event::Stored(seat, stored));
        }
        if lost > 0 {
            events.push(Event::Lost(seat, Goods::of(Good::Crystal, lost)));
        }
    }

    /// The side that an effect lets `seat` travel to; none if it is there.
    pub(crate) fn destination(&self, seat: SeatId, side: TravelSide) -> Option<Side> {
        let own = self.side(seat);
        let to = match side {
            TravelSide::Orbit => Side::Orbit,
            TravelSide::Colony => Side::Colony,
            TravelSide::Other => own.other(),
        };
        (to != own).then_some(to)
    }

    /// Travels with all steps (on-mars §9.8, §9.9).
    pub(crate) fn depart(&mut self, seat: SeatId, side: Side, explores: bool) {
        let first = match side {
            Side::Orbit => Step::Gain(self.production(self.producers(seat)), false),
            Side::Colony if explores => Step::Explore,
            Side::Colony => Step::Gain(Goods::NONE, false),
        };
        self.push_all(seat, [first, Step::Return(side), Step::Space(Some(side))]);
    }

    /// Whether the Colony level rises (on-mars §7.20, §7.22).
    pub fn is_level_due(&self) -> bool {
        let most = self.components.data().colony.max_level;
        self.level < most && self.lss.iter().all(|row| *row > self.level)
    }

    /// The Colony status update (on-mars §7.20).
    fn rise(&mut self, events: &mut Vec<Event>) {
        self.level += 1;
        events.push(Event::Level(self.level));
        self.turn_up_blueprints(events);
        self.refill_grid(events);
        let components = self.components.clone();
        let data = components.data();
        if let Some(numbers) = components.numbers(self.seats.len()) {
            for good in &data.warehouse.items {
                let pile = &mut self.warehouse[*good];
                *pile = (*pile).max(numbers.warehouse_each);
            }
        }
        if data.colony.score_progress_at_levels.contains(&self.level) {
            for seat in self.seat_ids() {
                let cubes = self.seat(seat).cubes.count_ones() as usize;
                let points = data.colony.progress_op.get(cubes).copied().unwrap_or(0);
                self.score_op(seat, points, events);
            }
        }
        if data.colony.mission_marker_at_levels.contains(&self.level) {
            self.remaining = self.remaining.saturating_sub(1);
        }
        self.reward_lacerda();
    }

    /// Blueprints at level 2 and 3: some are discarded, others turned up (on-mars §7.20).
    fn turn_up_blueprints(&mut self, events: &mut Vec<Event>) {
        let components = self.components.clone();
        let display = &components.data().blueprint_display;
        let turned = match self.level {
            2 => &display.level_2,
            3 => &display.level_3,
            _ => return,
        };
        for place in &mut self.display {
            let gone = |card| match turned.discard {
                Discarded::All => true,
                Discarded::LevelOne => components.card(card).level == 1,
            };
            if let Some(card) = place.filter(|card| gone(*card)) {
                self.out.blueprints.insert(card);
                *place = None;
            }
        }
        let mut left = turned.add;
        for (place, at) in self.display.iter_mut().zip(0..) {
            if place.is_none()
                && left > 0
                && let Some(card) = self.deck.pop()
            {
                left -= 1;
                *place = Some(card);
                events.push(Event::BlueprintTurned(at, card));
            }
        }
    }

    /// Refills the Tech Grid, bottom places first (on-mars §12.39).
    fn refill_grid(&mut self, events: &mut Vec<Event>) {
        let components = self.components.clone();
        let data = &components.data().tech_grid;
        for row in &data.refill_order {
            for (place, (_, at)) in components.board().grid.iter().enumerate() {
                let own = data.rows[*at].row == *row && self.grid[place].is_none();
                if own && let Some(tech) = self.tech_stack.pop() {
                    self.grid[place] = Some(tech);
                    events.push(Event::TechTurned(place as u8, tech));
                }
            }
        }
    }
}
