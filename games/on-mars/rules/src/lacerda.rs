//! What Lacerda does, task by task: the same agenda as that of a player, answered by his rules (on-mars §11).

mod choose;
mod rover;

use crate::components::{Building, BuildingChoice, Effect, MainAction, Mission, Side, Slot, Tech};
use crate::decision::{Choice, Journey};
use crate::event::Event;
use crate::goods::{Good, Goods, Payment};
use crate::id::{HexId, SoloCardId};
use crate::solo::{Deed, LACERDA, Solo, YOU};
use crate::state::State;
use crate::task::{Job, Origin, Step, Task};
use choose::best;
use game::SeatId;

impl State {
    /// Does the task of Lacerda that comes next: at most one deed.
    pub(crate) fn act_for_lacerda(&mut self, task: Task, events: &mut Vec<Event>) {
        self.agenda.pop();
        match task.step {
            Step::Turn if self.main_done => self.end_turn(LACERDA),
            Step::Turn => self.reveal_card(events),
            Step::Act => self.act_by_card(events),
            Step::Roam => self.roam(events),
            Step::Run(origin) => self.run_for_lacerda(origin, events),
            Step::Bonus(origin) if self.can_lacerda(origin) => {
                self.push(LACERDA, Step::Run(origin));
            }
            Step::Part(job) => self.lacerdas_part(job, events),
            Step::Type(origin) => {
                if let Some(Effect::Construct { building, .. }) = self.effect(origin) {
                    self.construct_for_lacerda(building, Deed::Construct, events);
                }
            }
            Step::Choice => self.lacerdas_lss_choice(events),
            Step::Displace(rover, from) => {
                let hexes: Vec<HexId> = self.nearest_free(from).iter().collect();
                if let Some(to) = self.draw(&hexes) {
                    self.displace(LACERDA, rover, from, to, events);
                }
            }
            // On-mars §11.11: the top card of the deck.
            Step::Refill if self.waits(task) => self.refill_display(self.contracts[0], events),
            Step::Reply(tech) => {
                let develops = !self.lacerdas_wishes(Origin::Reply(tech), 0).is_empty();
                self.tell(Deed::Reply(develops), events);
                self.reply(LACERDA, tech, develops, events);
            }
            Step::Travel => self.let_lacerda_travel(events),
            Step::Explore => self.let_lacerda_explore(events),
            Step::Space(side) => self.let_lacerda_arrive(side, events),
            Step::Shelter => self.construct_for_lacerda(
                BuildingChoice::Shelter,
                |_, hex, owner| Deed::Shelter(hex, owner),
                events,
            ),
            Step::Ship => self.gain_ship(events),
            Step::Crew => self.gain_bot(events),
            // Nothing has a price for him, and other questions are none for him (on-mars §11.6).
            _ if self.waits(task) => {}
            _ => {
                self.agenda.push(task);
                self.perform(task, events);
            }
        }
    }

    /// One of several things, at random (on-mars §11.16).
    fn draw<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        self.solo.as_mut()?.draw(from)
    }

    fn tell(&self, deed: Deed, events: &mut Vec<Event>) {
        events.push(Event::Deed(deed));
    }

    /// Reveals a card; from the second pass on it contributes to a Mission (on-mars §11.4).
    fn reveal_card(&mut self, events: &mut Vec<Event>) {
        self.main_done = true;
        self.push_all(LACERDA, [Step::Act, Step::Turn]);
        let Some(solo) = &mut self.solo else { return };
        let Some(card) = solo.reveal() else { return };
        let letter = self.components.solo_card(card).mission as usize;
        let mission = solo.missions.get(letter).copied();
        let mission = mission.filter(|own| self.missions.iter().any(|(open, _)| open == own));
        let counts = mission.filter(|_| solo.pass > 1);
        if counts.is_some() {
            solo.moved[letter] += 1;
        }
        self.tell(Deed::Card(card, self.solo_action(card)), events);
        if let Some(mission) = counts {
            self.contribute(LACERDA, mission, events);
        }
    }

    /// What a card lets Lacerda do on the side where he is (on-mars §11.5).
    pub fn solo_action(&self, card: SoloCardId) -> MainAction {
        match (self.side(LACERDA), self.components.solo_card(card).action) {
            (Side::Orbit, 1) => MainAction::ObtainBlueprint,
            (Side::Orbit, 2) => MainAction::LearnTech,
            (Side::Orbit, _) => MainAction::ResearchDevelopment,
            (Side::Colony, 1) => MainAction::Construct,
            (Side::Colony, 2) => MainAction::Upgrade,
            (Side::Colony, _) => MainAction::Hire,
        }
    }

    /// The action of the last card on Lacerda's side; his Rover moves if it is not possible (on-mars §11.5, §11.7).
    fn act_by_card(&mut self, events: &mut Vec<Event>) {
        let card = self.solo.as_ref().and_then(|solo| solo.discards.last());
        let Some(card) = card.copied() else { return };
        let action = self.solo_action(card);
        let origin = Origin::Main(action);
        let crystals = match action.slot() {
            None => Some(0),
            Some(slot) => self.placing(LACERDA, slot).map(|(_, units)| units),
        };
        let held = self.seat(LACERDA).goods[Good::Crystal];
        let Some(crystals) = crystals.filter(|due| *due <= held && self.can_lacerda(origin)) else {
            return self.push(LACERDA, Step::Roam);
        };
        self.push(LACERDA, Step::Run(origin));
        events.push(Event::Main(LACERDA, action));
        if let Some(slot) = action.slot() {
            self.tell(Deed::Place(action, crystals), events);
            self.take_slot(LACERDA, slot, events);
            self.pay_crystals(crystals, events);
        }
    }

    fn pay_crystals(&mut self, crystals: u8, events: &mut Vec<Event>) {
        if crystals > 0 {
            let goods = Goods::of(Good::Crystal, crystals);
            let payment = Payment {
                goods,
                ..Payment::default()
            };
            let own = self.seat_mut(LACERDA);
            own.goods = own.goods.minus(goods);
            events.push(Event::Paid(LACERDA, payment, 0));
        }
    }

    /// Begins an effect for Lacerda (on-mars §11.14).
    fn run_for_lacerda(&mut self, origin: Origin, events: &mut Vec<Event>) {
        match self.effect(origin) {
            Some(
                Effect::MoveBots { .. } | Effect::MoveBotsAsRover { .. } | Effect::MoveAll { .. },
            ) => {
                let Some(solo) = &mut self.solo else { return };
                solo.pointer = Solo::after(solo.pointer);
                let pointer = solo.pointer;
                self.tell(Deed::Pointer(pointer), events);
            }
            Some(Effect::MoveRover { .. } | Effect::GainColonist { .. }) => {
                self.push(LACERDA, Step::Roam);
            }
            Some(_) if self.can_lacerda(origin) => self.run(LACERDA, origin, events),
            _ => {}
        }
    }

    /// The next part of an effect, as long as there is one that Lacerda can do.
    fn lacerdas_part(&mut self, job: Job, events: &mut Vec<Event>) {
        let steps = match self.effect(job.origin) {
            Some(Effect::Develop { n, .. }) => n,
            _ => 0,
        };
        let done = steps.saturating_sub(job.left);
        let wishes = self.lacerdas_wishes(job.origin, done);
        let upgrades = matches!(self.effect(job.origin), Some(Effect::Upgrade { .. }));
        let owner = upgrades.then(|| self.upgrade_owner()).flatten();
        if job.left == 0 {
            if let Some(owner) = owner.filter(|_| !job.extra && !wishes.is_empty()) {
                let left = self.tech_level(owner, Tech::Upgrade).unwrap_or(0);
                let extra = Job {
                    left,
                    extra: true,
                    ..job
                };
                self.push(LACERDA, Step::Part(extra));
            }
            return;
        }
        let Some(choice) = self.draw(&wishes) else {
            return;
        };
        let owner = owner.filter(|_| job.extra);
        let lab = self.seat(LACERDA).lab;
        let deed = match choice {
            Choice::Blueprint(card) => Some(Deed::Blueprint(card)),
            Choice::Learn(place, space) => {
                let tech = self.grid[usize::from(place)];
                tech.map(|tech| Deed::Learn(place, tech, space))
            }
            Choice::Develop(from, to) => lab[from.index()].map(|tech| Deed::Develop(tech, to)),
            Choice::Take(good) => Some(Deed::Warehouse(good)),
            Choice::Upgrade(card, hex) => Some(Deed::Upgrade(card, hex, owner)),
            Choice::Hire(place) => Some(Deed::Hire(place)),
            _ => None,
        };
        deed.into_iter().for_each(|deed| self.tell(deed, events));
        if let Some(owner) = owner
            && !self.uses.contains(&(owner, Tech::Upgrade))
        {
            self.use_tech(LACERDA, owner, Tech::Upgrade, events);
        }
        self.part(LACERDA, job, choice, events);
    }

    /// Whose Upgrade Tech he uses: his own if it is enough or the highest (on-mars §11.10, §11.12).
    fn upgrade_owner(&self) -> Option<SeatId> {
        if self.uses.contains(&(YOU, Tech::Upgrade)) {
            return Some(YOU);
        }
        let cards = self.seat(LACERDA).blueprints.len() as u8;
        self.lacerdas_owner(Tech::Upgrade, cards)
    }

    /// Constructs what is allowed, in the largest Complex; the pointer goes to the type after it (on-mars §11.9).
    fn construct_for_lacerda(
        &mut self,
        choice: BuildingChoice,
        deed: fn(Building, HexId, Option<SeatId>) -> Deed,
        events: &mut Vec<Event>,
    ) {
        let Some((building, sites)) = self.lacerdas_sites(choice) else {
            return;
        };
        let Some(hex) = self.draw(&sites) else { return };
        let owner = match self.joins(LACERDA, building, hex) {
            0 => None,
            joins => self.lacerdas_owner(building.tech(), joins),
        };
        self.tell(deed(building, hex, owner), events);
        if let Some(owner) = owner {
            self.use_tech(LACERDA, owner, building.tech(), events);
        }
        self.construct(LACERDA, building, hex);
        if let Some(solo) = &mut self.solo
            && building != Building::Shelter
        {
            solo.pointer = Solo::after(building);
        }
    }

    /// Takes his Colonist back from Hire, or else gains a Crystal (on-mars §11.9).
    fn lacerdas_lss_choice(&mut self, events: &mut Vec<Event>) {
        let hired = self.on_slots(Slot::Hire)[LACERDA.index()] > 0;
        self.tell(Deed::Lss(hired), events);
        match hired {
            true => self.fetch(LACERDA, Some(Slot::Hire), events),
            false => self.push(LACERDA, Step::Gain(Goods::of(Good::Crystal, 1), false)),
        }
    }

    /// He travels with the Shuttle, unless his last card keeps him (on-mars §11.14).
    fn let_lacerda_travel(&mut self, events: &mut Vec<Event>) {
        let card = self.solo.as_ref().and_then(|solo| solo.discards.last());
        let stays = card.is_some_and(|card| !self.components.solo_card(*card).travel);
        let side = self.side(LACERDA);
        if stays || self.departed != Some(side) {
            self.tell(Deed::Stay, events);
            return events.push(Event::Travelled(LACERDA, Journey::Stay));
        }
        events.push(Event::Travelled(LACERDA, Journey::Shuttle));
        self.push(LACERDA, Step::Space(Some(side.other())));
        if side == Side::Orbit {
            self.push(LACERDA, Step::Explore);
        }
    }

    /// Puts the left Discovery tile as far as possible from your Rover.
    fn let_lacerda_explore(&mut self, events: &mut Vec<Event>) {
        let hexes = self.explorable(LACERDA);
        let yours = self.rover(YOU);
        let far = best(hexes.iter(), |hex| self.board().distance(yours, hex));
        let place = self.exploration.iter().position(Option::is_some);
        let tile = place.and_then(|place| self.exploration[place]);
        if let (Some(place), Some(tile), Some(hex)) = (place, tile, self.draw(&far)) {
            self.tell(Deed::Discovery(tile, hex), events);
            self.explore(LACERDA, place as u8, Some(hex), events);
        }
    }

    /// Chooses a Turn Order space, takes its bonus, and constructs on the Colony side.
    fn let_lacerda_arrive(&mut self, side: Option<Side>, events: &mut Vec<Event>) {
        let free: Vec<u8> = self.free_spaces(side).collect();
        let Some(space) = self.draw(&free) else {
            return;
        };
        self.tell(Deed::Travel(space), events);
        self.seat_mut(LACERDA).space = Some(space);
        events.push(Event::Placed(LACERDA, space));
        if side == Some(Side::Colony) {
            let origin = Origin::Main(MainAction::Construct);
            self.push(LACERDA, Step::Type(origin));
        }
        self.push(LACERDA, Step::Bonus(Origin::Space(space)));
    }

    /// What he gains when the Colony level rises (on-mars §11.13).
    pub(crate) fn reward_lacerda(&mut self) {
        if self.solo.is_some() {
            let steps = [Step::Shelter, Step::Ship, Step::Crew, Step::Replies];
            self.push_all(LACERDA, steps);
        }
    }

    fn gain_ship(&mut self, events: &mut Vec<Event>) {
        let own = self.seat_mut(LACERDA);
        if own.ships > 0 {
            let space = own.ships.trailing_zeros() as u8 + 1;
            own.ships &= own.ships - 1;
            own.hangar = own.hangar.saturating_add(1);
            self.tell(Deed::Ship(space), events);
            events.push(Event::Welcomed(LACERDA, space));
        }
    }

    fn gain_bot(&mut self, events: &mut Vec<Event>) {
        let own = self.seat_mut(LACERDA);
        if own.bots_supply > 0 {
            own.bots_supply -= 1;
            self.tell(Deed::Bot, events);
            self.contribute(LACERDA, Mission::BotsPlaced, events);
        }
    }

    /// The Bots on Lacerda's board: neither in the supply nor the pointer (on-mars §11.2, §11.13).
    pub fn bots_on_board(&self) -> u8 {
        let board = &self.components.data().player_board;
        let own = board.bots.saturating_sub(board.bots_on_map);
        own.saturating_sub(self.seat(LACERDA).bots_supply)
    }
}
