//! Everything that a seat may choose now.

use crate::components::{Effect, MainAction, Side, Tech};
use crate::decision::{Choice, Illegal, Journey, Means, Question};
use crate::goods::{Good, Goods, Price, Purse};
use crate::id::{CardId, HexId, HexSet, ScientistId};
use crate::state::{Phase, State};
use crate::task::{Job, Origin, Step, Task};
use game::{SeatId, SeatSet};
use smallvec::SmallVec;

/// Choices of one question.
pub(crate) type Choices = SmallVec<[Choice; 12]>;

impl State {
    /// Every legal choice of `seat`.
    pub(crate) fn choices(&self, seat: SeatId) -> Choices {
        let Some(task) = self.agenda.last().filter(|task| task.seat == seat) else {
            return Choices::new();
        };
        let mut choices = self.answers(*task);
        if !self.is_formal(task.step, &choices) {
            choices.extend(self.free_actions(*task));
        }
        choices
    }

    /// Why `choice` of `seat` is refused now.
    pub(crate) fn refusal(&self, seat: SeatId, choice: Choice) -> Result<(), Illegal> {
        let question = self.question().ok_or(Illegal::Over)?;
        if self.asked() != Some(seat) {
            return Err(Illegal::NotOpen(seat));
        }
        if self.is_legal(seat, choice) {
            return Ok(());
        }
        Err(match choice {
            Choice::Goal(..) => Illegal::NoGoal,
            Choice::Show(_) => Illegal::NoTask,
            Choice::Deliver(..) => Illegal::NotNeeded,
            _ if answers(question, choice) => Illegal::NotPossible(question),
            _ => Illegal::OtherQuestion(question),
        })
    }

    /// Whether `choice` is one of the choices of the seat that is asked. What is asked most often is looked at alone.
    fn is_legal(&self, seat: SeatId, choice: Choice) -> bool {
        let Some(task) = self.agenda.last() else {
            return false;
        };
        let has_main = || {
            let mut actions = MainAction::ALL.into_iter();
            actions.any(|action| self.is_main_open_here(seat, action))
        };
        match (task.step, choice) {
            (Step::Turn, Choice::Main(action)) => {
                !self.main_done && self.is_main_open_here(seat, action)
            }
            (Step::Turn, Choice::Executive(number)) => {
                !self.executive_done && self.is_executive_open(seat, number)
            }
            (Step::Turn, Choice::EndTurn) => self.main_done || !has_main(),
            (Step::Move(movement), _) => self.is_move(seat, movement, choice),
            (_, Choice::Goal(..) | Choice::Show(_) | Choice::Deliver(..)) => {
                self.choices(seat).contains(&choice)
            }
            _ => self.answers(*task).contains(&choice),
        }
    }

    /// Whether a Main action is one of the own side, and open.
    fn is_main_open_here(&self, seat: SeatId, action: MainAction) -> bool {
        self.components.main(action).side == self.side(seat) && self.is_main_open(seat, action)
    }

    /// The answers to the question of a task, what is free not included.
    pub(crate) fn answers(&self, task: Task) -> Choices {
        let seat = task.seat;
        match task.step {
            Step::Space(side) => self.free_spaces(side).map(Choice::Space).collect(),
            Step::Bonus(_) | Step::More(_) => {
                [true, false].map(Choice::Accept).into_iter().collect()
            }
            Step::Shuttle => Side::ALL.into_iter().map(Choice::Side).collect(),
            Step::Turn => self.turn_options(seat),
            Step::Pay(price, origin) => self.ways(seat, price, origin),
            Step::Extra(job) => self.extra_options(job),
            Step::Part(job) => self.part_answers(seat, job),
            Step::Move(movement) => self.move_options(seat, movement),
            Step::Type(origin) => self.type_answers(seat, origin),
            Step::Site(origin, building) => {
                let sites = self.sites(seat, origin, building, self.purse(seat));
                sites.iter().map(Choice::Hex).collect()
            }
            Step::Join(origin, building, hex) => self.join_options(seat, origin, building, hex),
            Step::Choice => (0..4).map(Choice::Lss).collect(),
            Step::Displace(_, hex) => self.nearest_free(hex).iter().map(Choice::Hex).collect(),
            Step::Reward(origin) => self.reward_options(seat, origin),
            Step::Bot => self.bot_sites(seat).iter().map(Choice::Hex).collect(),
            Step::Refill => {
                let mut contracts = self.contracts.clone();
                contracts.sort_unstable();
                contracts.into_iter().map(Choice::Contract).collect()
            }
            Step::Reply(tech) => self.reply_options(seat, tech),
            Step::Use => self.use_options(seat, self.purse(seat)),
            Step::Choose(number, plain) => choose_options(number, plain),
            Step::Gain(goods, _) => self.gain_options(seat, goods),
            Step::Deliver => {
                let mut options = self.deliveries(seat);
                options.push(Choice::Stop);
                options
            }
            Step::Travel => self.travel_options(seat),
            Step::Explore => self.explore_options(seat),
            Step::Radar => self.radar_options(),
            _ => Choices::new(),
        }
    }

    /// The Turn Order spaces without a marker, of one side or of both.
    pub(crate) fn free_spaces(&self, side: Option<Side>) -> impl Iterator<Item = u8> + '_ {
        let spaces = match side {
            None => 1..=8,
            Some(Side::Orbit) => 1..=4,
            Some(Side::Colony) => 5..=8,
        };
        spaces.filter(|space| self.seats.iter().all(|seat| seat.space != Some(*space)))
    }

    /// What a turn may bring next (on-mars §3.3).
    fn turn_options(&self, seat: SeatId) -> Choices {
        let mut options = Choices::new();
        if !self.main_done {
            let actions = MainAction::ALL.into_iter();
            let open = actions.filter(|action| self.is_main_open_here(seat, *action));
            options.extend(open.map(Choice::Main));
        }
        let ends = self.main_done || options.is_empty();
        if !self.executive_done {
            let open = (0..8).filter(|number| self.is_executive_open(seat, *number));
            options.extend(open.map(Choice::Executive));
        }
        options.extend(ends.then_some(Choice::EndTurn));
        options
    }

    /// Whether a Main action of the own side may be chosen: its placing and then its first part can be paid and done
    /// (on-mars §3.3).
    pub fn is_main_open(&self, seat: SeatId, action: MainAction) -> bool {
        let (origin, purse) = (Origin::Main(action), self.purse(seat));
        let Some(slot) = action.slot() else {
            return self.is_possible(seat, origin, purse);
        };
        let Some((_, units)) = self.placing(seat, slot) else {
            return false;
        };
        let purse = purse.spend(0, 1);
        purse.covers(Price::units(units))
            && (0..=units.min(purse.lq)).any(|colonists| {
                let crystals = units - colonists;
                crystals <= purse.crystals()
                    && self.is_possible(seat, origin, purse.spend(crystals, colonists))
            })
    }

    /// Whether placing on the slots of an action is open to `seat` (on-mars §3.6 to §3.9): the seats whose Colonists are
    /// cleared away, and the extra cost.
    pub fn placing(&self, seat: SeatId, slot: crate::components::Slot) -> Option<(SeatSet, u8)> {
        use crate::components::{PlacingCost, Slot};
        let data = self.components.data();
        let mut there = self.on_slots(slot);
        let open = match slot {
            Slot::ObtainBlueprint => data.action_slots.obtain_blueprint,
            Slot::ResearchDevelopment => data.action_slots.research_development,
            Slot::Construct => data.action_slots.construct,
            Slot::Upgrade => data.action_slots.upgrade,
            Slot::Hire => u8::MAX,
        };
        let idle = self.seat(seat).lq == 0 && !self.is_lacerda(seat);
        if idle || slot == Slot::Hire && there[seat.index()] > 0 {
            return None;
        }
        let mut cleared = SeatSet::EMPTY;
        if there.iter().sum::<u8>() >= open {
            let most = there.iter().copied().max().unwrap_or(0);
            let full = self.seat_ids().filter(|own| there[own.index()] == most);
            full.for_each(|own| cleared.insert(own));
            cleared.iter().for_each(|own| there[own.index()] = 0);
        }
        let units = match self.components.numbers(self.seats.len())?.placing_cost {
            PlacingCost::PerColonist => there.iter().sum(),
            PlacingCost::PerOtherColor => {
                let others = self.seat_ids().filter(|other| *other != seat);
                others.filter(|other| there[other.index()] > 0).count() as u8
            }
        };
        Some((cleared, units))
    }

    /// Whether an Executive action is open: no Ship stands on its space, and its effect is possible after the price
    /// (on-mars §6.1).
    pub fn is_executive_open(&self, seat: SeatId, number: u8) -> bool {
        let actions = &self.components.data().executive_actions;
        let Some(action) = actions.get(usize::from(number)) else {
            return false;
        };
        if self.seat(seat).ships >> number & 1 == 1 {
            return false;
        }
        let purse = self.purse(seat);
        if action.does == Effect::UseAdvancedBuilding {
            return !self.use_options(seat, purse).is_empty();
        }
        purse.covers(Price::crystals(action.price))
            && self.is_possible(
                seat,
                Origin::Executive(number),
                purse.spend(action.price, 0),
            )
    }

    /// The ways to pay a price that leave possible what it is paid for.
    fn ways(&self, seat: SeatId, price: Price, origin: Option<Origin>) -> Choices {
        let (purse, goals) = (self.purse(seat), self.seat(seat).goals);
        let ways = purse.ways(price, goals).into_iter();
        let leaves = |way: &_| {
            let paid = purse.after(*way);
            origin.is_none_or(|origin| self.is_possible(seat, origin, paid))
        };
        ways.filter(leaves).map(Choice::Pay).collect()
    }

    /// Whose Tech allows more parts, or nobody's.
    fn extra_options(&self, job: Job) -> Choices {
        let Some(tech) = self.extra_tech(job.origin) else {
            return Choices::new();
        };
        let owners = self.tech_owners(tech).map(|(owner, _)| Some(owner));
        owners
            .chain([None])
            .map(|owner| Choice::Tech(owner, 0))
            .collect()
    }

    /// The Tech that allows more parts of an effect (on-mars §8.23).
    pub(crate) fn extra_tech(&self, origin: Origin) -> Option<Tech> {
        match self.effect(origin)? {
            Effect::Upgrade { .. } => Some(Tech::Upgrade),
            Effect::WelcomeShip { .. } => Some(Tech::Ship),
            _ => None,
        }
    }

    /// The next part of an effect, or no more of it.
    fn part_answers(&self, seat: SeatId, job: Job) -> Choices {
        let mut options = self.part_options(seat, job.origin, self.purse(seat));
        let may_stop = match job.begun {
            true => !job.boosted,
            false => job.origin.is_declinable(),
        };
        if may_stop && !options.is_empty() {
            options.push(Choice::Stop);
        }
        options
    }

    fn type_answers(&self, seat: SeatId, origin: Origin) -> Choices {
        let types = self.types(seat, origin, self.purse(seat));
        let mut options: Choices = types.map(Choice::Type).collect();
        if origin.is_declinable() && !options.is_empty() {
            options.push(Choice::Stop);
        }
        options
    }

    /// Colonists, or a Bot (on-mars §12.25).
    fn reward_options(&self, seat: SeatId, origin: Origin) -> Choices {
        let [_, other] = self.welcome_rewards(origin);
        let own = self.seat(seat);
        let bot = other.bots > 0 && own.bots_supply > 0 && !self.bot_sites(seat).is_empty();
        let bots = [false].into_iter().chain(bot.then_some(true));
        bots.map(Choice::Bot).collect()
    }

    /// The nearest hexes that a displaced piece may go to (on-mars §7.18).
    pub fn nearest_free(&self, hex: HexId) -> HexSet {
        let free = self.free_hexes();
        let mut rings = self.board().rings(hex, 1).map(|(_, ring)| ring.and(free));
        rings.find(|ring| !ring.is_empty()).unwrap_or_default()
    }

    /// The hexes for a new Bot (on-mars §7.19).
    pub fn bot_sites(&self, seat: SeatId) -> HexSet {
        let shelters = self.seat(seat).shelters;
        let home = shelters.without(self.pieces());
        if !home.is_empty() {
            return home;
        }
        let empty = self.empty_hexes();
        let at = |distance| {
            let ring = |all: HexSet, hex| all.or(self.board().ring(hex, distance));
            shelters.iter().fold(HexSet::EMPTY, ring).and(empty)
        };
        (1..self.board().hexes.len())
            .map(at)
            .find(|hexes| !hexes.is_empty())
            .unwrap_or_default()
    }

    /// Keep the Oxygen, or develop the tile (on-mars §8.24).
    fn reply_options(&self, seat: SeatId, tech: Tech) -> Choices {
        let develops = !self
            .part_options(seat, Origin::Reply(tech), self.purse(seat))
            .is_empty();
        let answers = [false].into_iter().chain(develops.then_some(true));
        answers.map(Choice::Reply).collect()
    }

    /// The Advanced Buildings that `seat` may use, and how (on-mars §6.3 to §6.5).
    pub(crate) fn use_options(&self, seat: SeatId, purse: Purse) -> Choices {
        let mut options = Choices::new();
        let price = self.use_price();
        let pays = purse.covers(Price::crystals(price));
        let all = self.seat_ids().flat_map(|owner| {
            self.seat(owner)
                .built
                .iter()
                .map(move |built| (owner, built.0))
        });
        for (owner, card) in all {
            let possible = |purse| self.is_possible(seat, Origin::Card(card), purse);
            let figure = self.has_figure(card).map(|(other, _)| other);
            if owner == seat && pays && possible(purse.spend(price, 0)) {
                options.push(Choice::Use(card, Means::Pay));
            }
            if self.scientist_for(seat, card).is_some() && possible(purse) {
                options.push(Choice::Use(card, Means::Scientist));
            }
            if owner == seat && figure.is_some_and(|other| other != seat) && possible(purse) {
                options.push(Choice::Use(card, Means::Free));
            }
        }
        options
    }

    /// The Crystals that the use of an own Advanced Building costs (on-mars §6.1).
    pub(crate) fn use_price(&self) -> u8 {
        let mut actions = self.components.data().executive_actions.iter();
        let used = actions.find(|action| action.does == Effect::UseAdvancedBuilding);
        used.map_or(0, |action| action.price)
    }

    /// The Scientist of `seat` that works in the Building type of a card.
    pub(crate) fn scientist_for(&self, seat: SeatId, card: CardId) -> Option<ScientistId> {
        let building = self.components.card(card).building;
        let own = (0..6)
            .map(ScientistId)
            .filter(|scientist| self.seat(seat).scientists[scientist.index()].is_some());
        own.into_iter()
            .find(|scientist| self.components.scientist(*scientist).works_in == building)
    }

    /// Stay, or travel (on-mars §9.4, §9.5).
    fn travel_options(&self, seat: SeatId) -> Choices {
        let shuttle = self.departed == Some(self.side(seat));
        let ship = !shuttle && self.seat(seat).hangar > 0;
        let ways = [
            (true, Journey::Stay),
            (shuttle, Journey::Shuttle),
            (ship, Journey::Ship),
        ];
        let open = ways.into_iter().filter(|(open, _)| *open);
        open.map(|(_, journey)| Choice::Travel(journey)).collect()
    }

    /// The tiles of Exploration with the hexes for them (on-mars §9.8).
    fn explore_options(&self, seat: SeatId) -> Choices {
        let hexes = self.explorable(seat);
        let places = (0..2).filter(|place| self.exploration[usize::from(*place)].is_some());
        places
            .flat_map(|place| {
                hexes
                    .iter()
                    .map(move |hex| Choice::Explore(place, Some(hex)))
            })
            .collect()
    }

    /// The hexes for a Discovery tile (on-mars §9.8).
    pub(crate) fn explorable(&self, seat: SeatId) -> HexSet {
        let distance = self.components.data().discovery_distance.hexes;
        let ring = self.board().ring(self.rover(seat), distance.into());
        ring.and(self.empty_hexes())
    }

    fn radar_options(&self) -> Choices {
        let places = (0..2).filter(|place| self.exploration[usize::from(*place)].is_some());
        places.map(|place| Choice::Explore(place, None)).collect()
    }

    /// Whether the game goes on.
    pub(crate) fn is_running(&self) -> bool {
        self.phase != Phase::Over
    }
}

/// All ways to choose so many Resources.
fn choose_options(number: u8, plain: bool) -> Choices {
    let mut options = Choices::new();
    let kinds: &[Good] = if plain {
        &Good::OTHERS
    } else {
        &Good::RESOURCES
    };
    choose(number, kinds, Goods::NONE, &mut options);
    options
}

fn choose(left: u8, kinds: &[Good], goods: Goods, options: &mut Choices) {
    match kinds {
        [] => {}
        [last] => options.push(Choice::Goods(goods.plus(Goods::of(*last, left)))),
        [first, rest @ ..] => (0..=left).for_each(|number| {
            let more = goods.plus(Goods::of(*first, number));
            choose(left - number, rest, more, options);
        }),
    }
}

/// Whether a choice is an answer to this question at all.
fn answers(question: Question, choice: Choice) -> bool {
    let own: &[Question] = match choice {
        Choice::Space(_) => &[Question::Space],
        Choice::Accept(_) => &[Question::Bonus, Question::More],
        Choice::Side(_) => &[Question::Shuttle],
        Choice::Main(_) | Choice::Executive(_) | Choice::EndTurn => &[Question::Turn],
        Choice::Pay(_) => &[Question::Placing, Question::Pay],
        Choice::Blueprint(_) => &[Question::Blueprint],
        Choice::Learn(..) => &[Question::Learn],
        Choice::Develop(..) => &[Question::Develop],
        Choice::Take(_) => &[Question::Warehouse],
        Choice::MoveBot(..) | Choice::MoveRover(_) | Choice::Buy(_) | Choice::RoverTech(_) => {
            &[Question::Move]
        }
        Choice::Type(_) => &[Question::Type],
        Choice::Hex(_) => &[
            Question::Site,
            Question::Displace,
            Question::Bot,
            Question::Produce,
        ],
        Choice::Tech(..) => &[Question::Tech],
        Choice::Lss(_) => &[Question::Lss],
        Choice::Fetch(_) => &[Question::Fetch],
        Choice::Upgrade(..) => &[Question::Upgrade],
        Choice::Ship(_) => &[Question::Ship],
        Choice::Bot(_) => &[Question::Reward],
        Choice::Hire(_) => &[Question::Hire],
        Choice::Contract(_) => &[Question::Refill],
        Choice::Reply(_) => &[Question::Reply],
        Choice::Use(..) => &[Question::Use],
        Choice::Goods(_) => &[Question::Choose],
        Choice::Goal(..) | Choice::Deliver(..) => &[Question::Deliver],
        Choice::Travel(_) => &[Question::Travel],
        Choice::Explore(..) => &[Question::Explore],
        Choice::Show(_) | Choice::Stop => &[],
    };
    own.contains(&question)
}
