//! How effects begin, and how their parts are carried out (on-mars §15).

use crate::components::{Effect, Mission, RoverPoints, Tech};
use crate::decision::{Choice, Means};
use crate::event::Event;
use crate::goods::{Good, Goods, Price, Purse};
use crate::id::{CardId, LabId};
use crate::state::{Held, Hired, State};
use crate::task::{Job, Movement, Origin, Step};
use game::SeatId;

impl State {
    /// Begins the next part of an effect that was boosted.
    pub(crate) fn boost_once(&mut self, seat: SeatId, job: Job, events: &mut Vec<Event>) {
        let effect = self.effect(job.origin);
        let welcomes = matches!(effect, Some(Effect::WelcomeShip { .. }));
        self.send_to_wa(seat, welcomes, events);
        match effect {
            Some(Effect::GainCrystal { .. }) => {
                self.push(seat, Step::Part(job));
                self.push(seat, Step::Gain(Goods::of(Good::Crystal, 1), false));
            }
            Some(Effect::ExchangeResource { .. }) => {
                self.push(seat, Step::Part(job));
                self.push(seat, Step::Choose(1, true));
            }
            _ => self.push(
                seat,
                Step::Part(Job {
                    left: 1,
                    boosted: true,
                    ..job
                }),
            ),
        }
    }

    /// Uses a Tech that allows more parts, or none.
    pub(crate) fn use_extra(
        &mut self,
        seat: SeatId,
        job: Job,
        owner: Option<SeatId>,
        events: &mut Vec<Event>,
    ) {
        let mut left = 0;
        if let (Some(owner), Some(tech)) = (owner, self.extra_tech(job.origin)) {
            left = self.tech_level(owner, tech).unwrap_or(0);
            self.use_tech(seat, owner, tech, events);
        }
        self.push(seat, Step::Part(Job { left, ..job }));
    }

    /// Carries out a part of an effect; the rest follows.
    pub(crate) fn part(&mut self, seat: SeatId, job: Job, choice: Choice, events: &mut Vec<Event>) {
        self.push(seat, Step::Part(job.next()));
        let free = |state: &Self| match state.effect(job.origin) {
            Some(
                Effect::Develop { free, .. }
                | Effect::Upgrade { free, .. }
                | Effect::WelcomeShip { free, .. }
                | Effect::TakeScientist { free },
            ) => free,
            Some(Effect::TakeContract { paid }) => !paid,
            _ => false,
        };
        let due = |price: Price, free: bool| if free { Price::default() } else { price };
        match choice {
            Choice::Blueprint(card) => self.take_blueprint(seat, card, events),
            Choice::Learn(place, space) => {
                let price = self.board().grid[usize::from(place)].0;
                self.push_all(seat, [Step::Pay(price, None), Step::Learn(place, space)]);
            }
            Choice::Develop(from, to) => {
                let price = self.board().lab(to).map(|place| place.price);
                let price = due(price.unwrap_or_default(), free(self));
                self.push_all(seat, [Step::Pay(price, None), Step::Develop(from, to)]);
            }
            Choice::Take(good) => self.take_item(seat, good, events),
            Choice::Upgrade(card, hex) => {
                let price = due(self.upgrade_price(), free(self));
                self.push_all(
                    seat,
                    [
                        Step::Pay(price, None),
                        Step::Vacate(hex),
                        Step::Advance(card, hex),
                    ],
                );
            }
            Choice::Ship(space) => {
                let price = due(self.welcome_price(), free(self));
                self.push_all(
                    seat,
                    [Step::Pay(price, None), Step::Welcome(space, job.origin)],
                );
            }
            Choice::Hire(place) => {
                let hired = self.hire[usize::from(place)];
                let price = hired.map(|hired| self.hire_price(hired));
                let price = due(price.unwrap_or_default(), free(self));
                self.push_all(seat, [Step::Pay(price, None), Step::Hire(place)]);
            }
            Choice::Fetch(from) => self.fetch(seat, from, events),
            Choice::Hex(hex) => {
                let goods = self.production([hex].into_iter().collect());
                self.push(seat, Step::Gain(goods, false));
            }
            _ => {}
        }
    }

    /// After the last part: a Tech may allow more, then a Colonist (on-mars §3.10, §8.23).
    pub(crate) fn decide_more(&mut self, seat: SeatId, job: Job) {
        if !job.extra && self.has_extra(seat, job) {
            self.push(seat, Step::Extra(Job { extra: true, ..job }));
        } else if self.has_boost(seat, job) {
            self.push(seat, Step::More(job));
        }
    }

    /// Whether a Tech may allow more parts of an effect.
    pub(crate) fn has_extra(&self, seat: SeatId, job: Job) -> bool {
        let tech = self.extra_tech(job.origin);
        tech.is_some_and(|tech| self.best_tech(tech) > 0)
            && self.has_part(seat, job.origin, self.purse(seat))
    }

    /// Whether a Colonist may be sent for one more part. Those gained in this turn do not boost a Ship.
    pub(crate) fn has_boost(&self, seat: SeatId, job: Job) -> bool {
        let welcomes = matches!(self.effect(job.origin), Some(Effect::WelcomeShip { .. }));
        let fresh = match welcomes && self.active == Some(seat) {
            true => self.fresh,
            false => 0,
        };
        let purse = self.purse(seat);
        self.boost(job.origin).is_some()
            && purse.lq > fresh
            && self.has_part(seat, job.origin, purse.spend(0, 1))
    }

    /// Whether one more part of an effect is possible.
    fn has_part(&self, seat: SeatId, origin: Origin, purse: Purse) -> bool {
        match self.effect(origin) {
            Some(Effect::GainCrystal { .. } | Effect::ExchangeResource { .. }) => true,
            _ => !self.part_options(seat, origin, purse).is_empty(),
        }
    }

    /// Begins an effect.
    pub(crate) fn run(&mut self, seat: SeatId, origin: Origin, events: &mut Vec<Event>) {
        let Some(effect) = self.effect(origin) else {
            return;
        };
        match effect {
            Effect::GainResource(amounts) => self.push(seat, Step::Gain(amounts.goods(), false)),
            Effect::GainResourceChoice { n, non_mineral } => {
                self.push(seat, Step::Choose(n, non_mineral));
            }
            Effect::GainCrystal { n, boost } => {
                if boost.is_some() {
                    self.push(seat, Step::Part(Job::new(origin, 0)));
                }
                self.push(seat, Step::Gain(Goods::of(Good::Crystal, n), false));
            }
            Effect::GainOp { n } => self.score_op(seat, n.into(), events),
            Effect::GainColonist { n, cost } => {
                self.push_all(seat, [Step::Pay(cost.price(), None), Step::Colonists(n)])
            }
            Effect::WarehouseTake { n, .. }
            | Effect::LearnTech { n, .. }
            | Effect::Develop { n, .. }
            | Effect::TakeBlueprint { n, .. }
            | Effect::Upgrade { n, .. }
            | Effect::WelcomeShip { n, .. }
            | Effect::RetrieveAny { n }
            | Effect::RetrieveWa { n } => self.push(seat, Step::Part(Job::new(origin, n))),
            Effect::RetrieveSlots {} => self.push(seat, Step::Part(Job::new(origin, u8::MAX))),
            Effect::TakeContract { .. } | Effect::TakeScientist { .. } | Effect::HireAny => {
                self.push(seat, Step::Part(Job::new(origin, 1)));
            }
            Effect::Construct { .. } => self.push(seat, Step::Type(origin)),
            Effect::MoveBots { .. }
            | Effect::MoveBotsAsRover { .. }
            | Effect::MoveRover { .. }
            | Effect::MoveAll { .. } => self.begin_move(seat, origin, effect),
            Effect::ProduceAll { .. } => {
                let goods = self.production(self.producers(seat));
                self.push(seat, Step::Part(Job::new(origin, 0)));
                self.push(seat, Step::Gain(goods, false));
            }
            Effect::ExchangeResource {
                pay,
                gain_non_mineral,
                ..
            } => {
                let price = Price {
                    any: pay,
                    ..Price::default()
                };
                self.push_all(
                    seat,
                    [
                        Step::Pay(price, None),
                        Step::Choose(gain_non_mineral, true),
                        Step::Part(Job::new(origin, 0)),
                    ],
                );
            }
            Effect::CopyDiscovery => match self.radar_tile(origin) {
                Some(tile) => self.push(seat, Step::Run(Origin::Discovery(tile))),
                None => self.push(seat, Step::Radar),
            },
            Effect::Travel { side } => {
                let explores = !matches!(origin, Origin::Main(_));
                if let Some(side) = self.destination(seat, side) {
                    self.depart(seat, side, explores);
                }
            }
            Effect::UseAdvancedBuilding => self.push(seat, Step::Use),
        }
    }

    /// Begins a movement.
    pub(crate) fn begin_move(&mut self, seat: SeatId, origin: Origin, effect: Effect) {
        let (bots, rover) = match effect {
            Effect::MoveBots { mp, .. } | Effect::MoveBotsAsRover { mp, .. } => (mp, 0),
            Effect::MoveRover { mp, .. } => match mp {
                RoverPoints::Points(mp) => (0, mp),
                RoverPoints::HighestRoverTech => (0, self.best_tech(Tech::Rover)),
            },
            Effect::MoveAll { bots, rover } => (bots, rover),
            _ => (0, 0),
        };
        self.push(seat, Step::Move(Movement::new(origin, bots, rover)));
    }

    /// A Tech of the Grid comes to the Lab (on-mars §4.3).
    pub(crate) fn learn(&mut self, seat: SeatId, place: u8, space: LabId, events: &mut Vec<Event>) {
        let Some(tech) = self.grid[usize::from(place)].take() else {
            return;
        };
        self.seat_mut(seat).lab[space.index()] = Some(tech);
        events.push(Event::Learned(seat, tech, space));
        self.push_all(
            seat,
            [
                Step::Contribute(Mission::TechsTaken),
                Step::Bonus(Origin::Lab(space)),
            ],
        );
    }

    /// A Tech moves in the Lab (on-mars §8.22).
    pub(crate) fn develop(
        &mut self,
        seat: SeatId,
        from: LabId,
        to: LabId,
        events: &mut Vec<Event>,
    ) {
        let lab = &mut self.seat_mut(seat).lab;
        let Some(tech) = lab[from.index()].take() else {
            return;
        };
        lab[to.index()] = Some(tech);
        events.push(Event::Developed(seat, tech, to));
        self.push(seat, Step::Bonus(Origin::Lab(to)));
    }

    /// A card of the display is taken (on-mars §5.5).
    pub(crate) fn take_card(&mut self, seat: SeatId, place: u8, events: &mut Vec<Event>) {
        let Some(hired) = self.hire[usize::from(place)].take() else {
            return;
        };
        self.gaps.push(place);
        events.push(Event::Hired(seat, hired));
        match hired {
            Hired::Scientist(scientist) => {
                self.seat_mut(seat).scientists[scientist.index()] = Some(None);
                let mission = Mission::ScientistsTaken;
                self.push(seat, Step::Contribute(mission));
            }
            Hired::Contract(contract) => {
                self.seat_mut(seat).contracts.push(Held {
                    contract,
                    goods: Goods::NONE,
                    done: false,
                });
                self.look_at_contracts(events);
            }
        }
    }

    /// A Ship moves from the Depot to the Hangar (on-mars §5.4).
    pub(crate) fn welcome(
        &mut self,
        seat: SeatId,
        space: u8,
        origin: Origin,
        events: &mut Vec<Event>,
    ) {
        let own = self.seat_mut(seat);
        own.ships &= !(1 << (space - 1));
        own.hangar = own.hangar.saturating_add(1);
        events.push(Event::Welcomed(seat, space));
        self.push(seat, Step::Reward(origin));
    }

    /// Uses an Advanced Building (on-mars §6.3 to §6.5).
    pub(crate) fn use_building(
        &mut self,
        seat: SeatId,
        card: CardId,
        means: Means,
        events: &mut Vec<Event>,
    ) {
        events.push(Event::Used(seat, card, means));
        let origin = Origin::Card(card);
        self.push(seat, Step::Run(origin));
        match means {
            Means::Pay => {
                let price = self.use_price();
                self.push(seat, Step::Pay(Price::crystals(price), Some(origin)));
            }
            Means::Scientist => {
                if let Some(scientist) = self.scientist_for(seat, card) {
                    self.seat_mut(seat).scientists[scientist.index()] = Some(Some(card));
                }
            }
            Means::Free => {}
        }
    }
}
