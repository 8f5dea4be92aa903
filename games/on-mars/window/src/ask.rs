//! Questions and choices in words (on-mars §14).

use crate::names::{
    a_building, amounts, bonus, boost, building, building_at, capital, card, colonists, contract,
    discovery, effect, executive, goal, good, goods, hex, hired, hired_cost, lab, on_side, origin,
    payment, price, side, signed, slot, tech, to_side, welcomed,
};
use crate::spots::{self, gives_goals, takes_goals};
use crate::t;
use crate::text::Speaks;
use game::SeatId;
use kit::frame::At;
use on_mars::{
    Building, CardId, Choice, Effect, Good, Goods, HexId, Hired, Job, Journey, LACERDA, MainAction,
    Means, Movement, Origin, Side, State, Step, Tech,
};

/// How seats are called: by the names of their players, where these are known.
pub type Names<'a> = &'a dyn Fn(SeatId) -> String;

/// What the player is asked.
pub fn question(speaker: &impl Speaks, at: &At<'_, State>) -> String {
    let state = at.state();
    let Some(task) = state.agenda.last() else {
        return String::new();
    };
    match task.step {
        Step::Space(_) => t!(speaker, "ask-space"),
        Step::Bonus(at) => {
            t!(speaker, "ask-bonus", place: capital_origin(state, at), effect: effect_at(state, at))
        }
        Step::Shuttle => t!(speaker, "ask-shuttle"),
        Step::Turn => {
            let asked = turn(speaker, state, task.seat);
            let goals = at.shows_secrets && at.legal().iter().any(completes_goal);
            match goals {
                true => t!(speaker, "ask-turn-goal", asked),
                false => asked,
            }
        }
        Step::Pay(of, _) if takes_goals(at) && !at.shows_secrets => {
            t!(speaker, "ask-pay-goals", price: capital_price(of))
        }
        Step::Pay(of, _) if of.units > 0 => t!(speaker, "ask-placing", count = of.units),
        Step::Pay(of, _) => {
            let goals = at.shows_secrets && at.view.legal().iter().any(gives_goals);
            t!(speaker, "ask-pay", price: capital_price(of), goals = u8::from(goals))
        }
        Step::More(job) => t!(
            speaker,
            "ask-more",
            what: capital_origin(state, job.origin),
            more: boost_at(state, job.origin)
        ),
        Step::Extra(job) => t!(speaker, "ask-extra", tech(extra_tech(state, job.origin))),
        Step::Part(job) => part(speaker, state, job),
        Step::Move(movement) => moves(speaker, at, movement),
        Step::Type(_) => t!(speaker, "ask-type"),
        Step::Site(_, kind) => t!(speaker, "ask-site", building: a_building(kind)),
        Step::Join(..) => t!(speaker, "ask-join"),
        Step::Choice => t!(speaker, "ask-lss"),
        Step::Displace(rover, from) => {
            let name = at.name(state.active.unwrap_or(LACERDA));
            let rover = u8::from(rover);
            t!(speaker, "ask-displace", name, hex(state, from), rover)
        }
        Step::Reward(_) => t!(speaker, "ask-reward"),
        Step::Bot => t!(speaker, "ask-bot"),
        Step::Refill => t!(speaker, "ask-refill"),
        Step::Reply(kind) => {
            let user = state.active.filter(|seat| *seat != task.seat);
            let name = user.map_or(at.name(LACERDA), |seat| at.name(seat));
            t!(speaker, "ask-reply", name, tech(kind))
        }
        Step::Use => t!(speaker, "ask-use"),
        Step::Choose(count, _) => t!(speaker, "ask-choose", count),
        Step::Gain(gained, _) => t!(speaker, "ask-gain", goods(gained)),
        Step::Deliver => t!(speaker, "ask-deliver"),
        Step::Travel => {
            let from = state.side(task.seat);
            let shuttle = state.departed == Some(from);
            t!(speaker, "ask-travel", shuttle, side: to_side(from.other()))
        }
        Step::Explore => {
            let steps = state.components.data().discovery_distance.hexes;
            t!(speaker, "ask-explore", steps)
        }
        Step::Radar => t!(speaker, "ask-radar"),
        // The others are done without a question.
        _ => String::new(),
    }
}

const fn completes_goal(choice: &Choice) -> bool {
    matches!(choice, Choice::Goal(..))
}

fn turn(speaker: &impl Speaks, state: &State, seat: SeatId) -> String {
    let side = state.side(seat);
    match (state.main_done, state.executive_done) {
        (false, false) => t!(speaker, "ask-turn", side: on_side(side)),
        (false, true) => t!(speaker, "ask-turn-main", side: on_side(side)),
        (true, false) => t!(speaker, "ask-turn-executive"),
        (true, true) => t!(speaker, "ask-turn-end"),
    }
}

/// The next part of an effect.
fn part(speaker: &impl Speaks, state: &State, job: Job) -> String {
    let left = job.left;
    match state.effect(job.origin) {
        Some(Effect::TakeBlueprint { .. }) => t!(speaker, "ask-blueprint", left),
        Some(Effect::LearnTech { .. }) => t!(speaker, "ask-learn"),
        Some(Effect::Develop { free, .. }) => t!(speaker, "ask-develop", free, left),
        Some(Effect::WarehouseTake { .. }) => t!(speaker, "ask-warehouse", left),
        Some(Effect::Upgrade { .. }) => t!(speaker, "ask-upgrade", left),
        Some(Effect::WelcomeShip { .. }) => t!(speaker, "ask-ship"),
        Some(Effect::ProduceAll { .. }) => t!(speaker, "ask-produce"),
        Some(Effect::RetrieveSlots {}) => t!(speaker, "ask-fetch-all"),
        Some(Effect::RetrieveAny { .. } | Effect::RetrieveWa { .. }) => {
            t!(speaker, "ask-fetch", left)
        }
        _ => t!(speaker, "ask-hire"),
    }
}

fn moves(speaker: &impl Speaks, at: &At<'_, State>, movement: Movement) -> String {
    let Movement { bots, rover, .. } = movement;
    let left = match at.state().effect(movement.origin) {
        Some(Effect::MoveRover { .. }) => t!(speaker, "ask-move-rover", rover),
        Some(Effect::MoveAll { .. }) => t!(speaker, "ask-move-all", bots, rover),
        _ => t!(speaker, "ask-move-bots", bots),
    };
    match at.acts && !at.view.legal().contains(&Choice::Stop) {
        true => t!(speaker, "ask-move-on", left),
        false => left,
    }
}

fn capital_origin(speaker: &impl Speaks, state: &State, at: Origin) -> String {
    capital(origin(speaker, state, at))
}

fn capital_price(speaker: &impl Speaks, of: on_mars::Price) -> String {
    capital(price(speaker, of))
}

fn effect_at(speaker: &impl Speaks, state: &State, at: Origin) -> String {
    let does = state.effect(at);
    does.map_or_else(String::new, |does| effect(speaker, does))
}

/// What a Colonist adds to an effect.
fn boost_at(speaker: &impl Speaks, state: &State, at: Origin) -> String {
    let more = state.effect(at).and_then(Effect::boost);
    more.map_or_else(String::new, |more| boost(speaker, more))
}

/// The Tech that allows more parts of an effect.
fn extra_tech(state: &State, at: Origin) -> Tech {
    match state.effect(at) {
        Some(Effect::WelcomeShip { .. }) => Tech::Ship,
        _ => Tech::Upgrade,
    }
}

/// The words of a button that are shorter than those of its [choice], which the table says.
pub fn button(speaker: &impl Speaks, choice: Choice) -> Option<String> {
    match choice {
        Choice::Space(space) => {
            let there = if space > 4 { Side::Colony } else { Side::Orbit };
            Some(t!(speaker, "ask-button-space", at: side(there), space))
        }
        _ => None,
    }
}

/// A choice of the seat that is asked.
pub fn choice(speaker: &impl Speaks, choice: Choice, state: &State, names: Names<'_>) -> String {
    capital(chosen(speaker, choice, state, names))
}

fn chosen(speaker: &impl Speaks, choice: Choice, state: &State, names: Names<'_>) -> String {
    let step = state.agenda.last().map(|task| task.step);
    let asked = state.asked().unwrap_or(SeatId(0));
    match choice {
        Choice::Space(space) => match step {
            Some(Step::Space(None)) => {
                let there = if space > 4 { Side::Colony } else { Side::Orbit };
                t!(speaker, "ask-choice-space-here", at: side(there), space, bonus(state, space))
            }
            _ => t!(speaker, "ask-choice-space", space, bonus(state, space)),
        },
        Choice::Accept(yes) => accepted(speaker, step, yes),
        Choice::Side(at) => side(speaker, at),
        Choice::Main(action) => main(speaker, action),
        Choice::Executive(number) => {
            let all = &state.components.data().executive_actions;
            let crystals = all
                .get(usize::from(number))
                .map_or(0, |action| action.price);
            t!(
                speaker,
                "ask-choice-executive",
                effect: executive(state, number),
                price: good(Good::Crystal, crystals)
            )
        }
        Choice::EndTurn => t!(speaker, "ask-choice-end-turn"),
        Choice::Pay(paid) => t!(speaker, "ask-choice-pay", payment(state, paid)),
        Choice::Blueprint(id) => {
            let (name, gain) = (card(speaker, state, id), state.components.card(id).gain);
            t!(speaker, "ask-choice-blueprint", name, gain: amounts(gain))
        }
        Choice::Learn(place, space) => learned(speaker, state, place, space),
        Choice::Develop(from, to) => {
            let tile = state.seat(asked).lab.get(from.index()).copied().flatten();
            let costs = state.board().lab(to).map(|place| place.price);
            let costs = costs.filter(|_| !develops_free(state)).unwrap_or_default();
            t!(
                speaker,
                "ask-choice-develop",
                tech(tile.unwrap_or(Tech::Shelter)),
                space: lab(state, to),
                price: cost(costs)
            )
        }
        Choice::Take(kind) => t!(speaker, "ask-choice-take", good(kind, 1)),
        Choice::MoveBot(from, to) => {
            t!(speaker, "ask-choice-move-bot", from: hex(state, from), to: hex(state, to))
        }
        Choice::MoveRover(to) => t!(speaker, "ask-choice-move-rover", to: hex(state, to)),
        Choice::Buy(true) => t!(speaker, "ask-choice-buy-rover"),
        Choice::Buy(false) => t!(speaker, "ask-choice-buy-bot"),
        Choice::RoverTech(owner) => {
            let level = state.tech_level(owner, Tech::Rover).unwrap_or(0);
            let name = names(owner);
            t!(
                speaker,
                "ask-choice-rover-tech",
                tech(Tech::Rover),
                name,
                level
            )
        }
        Choice::Type(kind) => {
            let cost = state.components.building(kind).cost;
            t!(speaker, "ask-choice-type", building(kind), cost: amounts(cost))
        }
        Choice::Hex(at) => chosen_hex(speaker, state, step, at),
        Choice::Tech(owner, colonists) => joined(speaker, state, step, owner, colonists, names),
        Choice::Lss(number) => effect_at(speaker, state, Origin::Lss(number)),
        Choice::Fetch(Some(of)) => t!(speaker, "ask-choice-fetch", slot(of)),
        Choice::Fetch(None) => t!(speaker, "ask-choice-fetch-wa"),
        Choice::Upgrade(id, at) => {
            let blueprint = card(speaker, state, id);
            t!(speaker, "ask-choice-upgrade", blueprint, building: building_at(state, at))
        }
        Choice::Ship(place) => t!(
            speaker,
            "ask-choice-ship",
            space: depot_space(place),
            opens: executive(state, place.saturating_sub(1))
        ),
        Choice::Bot(bot) => reward(speaker, state, step, bot),
        Choice::Hire(place) => match state.hire.get(usize::from(place)).copied().flatten() {
            Some(of) => {
                t!(speaker, "ask-choice-hire", card: hired(state, of), cost: hiring(state, of))
            }
            None => String::new(),
        },
        Choice::Contract(id) => {
            let of = state.components.contract(id);
            let [met, failed] = [of.op, of.op_failed].map(|op| signed(op.into()));
            let contract = contract(speaker, state, id);
            t!(speaker, "ask-choice-contract", contract, met, failed)
        }
        Choice::Reply(false) => t!(speaker, "ask-choice-reply-oxygen"),
        Choice::Reply(true) => match step {
            Some(Step::Reply(kind)) => t!(speaker, "ask-choice-reply-develop", tech(kind)),
            _ => String::new(),
        },
        Choice::Use(id, means) => used(speaker, state, id, means),
        Choice::Goods(chosen) => goods(speaker, chosen),
        Choice::Goal(id, other) => t!(
            speaker,
            "ask-choice-goal",
            condition: goal(state, id),
            reward: effect_at(state, Origin::Goal(id, other))
        ),
        Choice::Show(card) => {
            t!(speaker, "ask-choice-show", card: crate::names::task_card(state, card))
        }
        Choice::Deliver(id, kind, below, count) => {
            let given = Goods::of(kind, count);
            match below {
                true => t!(
                    speaker,
                    "ask-choice-deliver-below",
                    goods(given),
                    contract(state, id)
                ),
                false => t!(
                    speaker,
                    "ask-choice-deliver",
                    goods(given),
                    contract(state, id)
                ),
            }
        }
        Choice::Travel(journey) => travelled(speaker, state.side(asked), journey),
        Choice::Explore(place, to) => explored(speaker, state, place, to),
        Choice::Stop => stopped(speaker, step),
    }
}

fn main(speaker: &impl Speaks, action: MainAction) -> String {
    crate::names::main_action(speaker, action)
}

fn accepted(speaker: &impl Speaks, step: Option<Step>, yes: bool) -> String {
    match (step, yes) {
        (Some(Step::More(_)), true) => t!(speaker, "ask-choice-more"),
        (Some(Step::More(_)), false) => t!(speaker, "ask-choice-more-not"),
        (_, true) => t!(speaker, "ask-choice-bonus"),
        (_, false) => t!(speaker, "ask-choice-bonus-not"),
    }
}

/// A price, or that there is none.
fn cost(speaker: &impl Speaks, of: on_mars::Price) -> String {
    match of == on_mars::Price::default() {
        true => t!(speaker, "names-free-of-charge"),
        false => price(speaker, of),
    }
}

fn learned(speaker: &impl Speaks, state: &State, place: u8, space: on_mars::LabId) -> String {
    let offer = |place: usize| {
        let (price, _) = state.board().grid.get(place)?;
        Some((state.grid.get(place).copied().flatten()?, *price))
    };
    let own = usize::from(place);
    let (tile, price) = offer(own).unwrap_or((Tech::Shelter, on_mars::Price::default()));
    let alike = (0..state.grid.len()).any(|other| other != own && offer(other) == offer(own));
    let (tech, space) = (tech(speaker, tile), lab(speaker, state, space));
    let price = cost(speaker, price);
    match alike {
        true => {
            let place = place + 1;
            t!(speaker, "ask-choice-learn-place", tech, space, price, place)
        }
        false => t!(speaker, "ask-choice-learn", tech, space, price),
    }
}

/// Whether the development that is asked for costs nothing.
fn develops_free(state: &State) -> bool {
    let step = state.agenda.last().map(|task| task.step);
    let Some(Step::Part(job)) = step else {
        return false;
    };
    matches!(
        state.effect(job.origin),
        Some(Effect::Develop { free: true, .. })
    )
}

fn chosen_hex(speaker: &impl Speaks, state: &State, step: Option<Step>, at: HexId) -> String {
    match step {
        Some(Step::Part(_) | Step::Bot) => building_at(speaker, state, at),
        _ => hex(speaker, state, at),
    }
}

/// With whose Tech a Building joins its Complex, or more is done.
fn joined(
    speaker: &impl Speaks,
    state: &State,
    step: Option<Step>,
    owner: Option<SeatId>,
    count: u8,
    names: Names<'_>,
) -> String {
    let kind = match step {
        Some(Step::Join(_, building, _)) => building.tech(),
        Some(Step::Extra(job)) => extra_tech(state, job.origin),
        _ => Building::Mine.tech(),
    };
    let Some(owner) = owner else {
        return match count {
            0 => t!(speaker, "ask-choice-tech-none"),
            _ => t!(speaker, "ask-choice-tech-boost", colonists(count)),
        };
    };
    let level = state.tech_level(owner, kind).unwrap_or(0);
    let name = names(owner);
    match count {
        0 => t!(speaker, "ask-choice-tech", tech(kind), name, level),
        _ => t!(
            speaker,
            "ask-choice-tech-boosted",
            tech(kind),
            name,
            level,
            colonists(count)
        ),
    }
}

fn depot_space(speaker: &impl Speaks, space: u8) -> String {
    t!(speaker, "names-depot-space", space)
}

/// What comes with a Ship: Colonists, or with a Bot.
fn reward(speaker: &impl Speaks, state: &State, step: Option<Step>, bot: bool) -> String {
    let own = match step {
        Some(Step::Reward(at)) => match state.effect(at) {
            Some(Effect::WelcomeShip { rewards, .. }) => rewards,
            _ => None,
        },
        _ => None,
    };
    let usual = &state.components.main(MainAction::WelcomeShip).rewards;
    let all = own.as_ref().map_or(&usual[..], |own| &own[..]);
    let with = all.iter().find(|with| (with.bots > 0) == bot);
    with.map_or_else(String::new, |with| welcomed(speaker, *with))
}

fn used(speaker: &impl Speaks, state: &State, id: CardId, means: Means) -> String {
    let blueprint = card(speaker, state, id);
    let does = state.components.card(id).action;
    match means {
        Means::Pay => {
            let all = state.components.data().executive_actions.iter();
            let mut all = all.filter(|action| action.does == Effect::UseAdvancedBuilding);
            let crystals = all.next().map_or(0, |action| action.price);
            t!(
                speaker,
                "ask-choice-use-pay",
                blueprint,
                effect(does),
                price: good(Good::Crystal, crystals)
            )
        }
        Means::Scientist => t!(speaker, "ask-choice-use-scientist", blueprint, effect(does)),
        Means::Free => t!(speaker, "ask-choice-use-free", blueprint, effect(does)),
    }
}

/// What a Scientist or Contract costs now; some effects bring one for nothing.
fn hiring(speaker: &impl Speaks, state: &State, of: Hired) -> String {
    match spots::step(state) {
        Some(Step::Part(job)) if is_free(state.effect(job.origin)) => {
            t!(speaker, "names-free-of-charge")
        }
        _ => hired_cost(speaker, state, of),
    }
}

const fn is_free(effect: Option<Effect>) -> bool {
    matches!(
        effect,
        Some(Effect::TakeContract { paid: false } | Effect::TakeScientist { free: true })
    )
}

fn travelled(speaker: &impl Speaks, from: Side, journey: Journey) -> String {
    match journey {
        Journey::Stay => t!(speaker, "ask-choice-stay", side: on_side(from)),
        Journey::Shuttle => t!(speaker, "ask-choice-shuttle", side: to_side(from.other())),
        Journey::Ship => t!(speaker, "ask-choice-own-ship", side: to_side(from.other())),
    }
}

fn explored(speaker: &impl Speaks, state: &State, place: u8, to: Option<HexId>) -> String {
    let tile = state.exploration.get(usize::from(place)).copied().flatten();
    match (tile, to) {
        (Some(tile), Some(to)) => t!(
            speaker,
            "ask-choice-explore",
            discovery(state, tile),
            hex(state, to)
        ),
        (Some(tile), None) => t!(speaker, "ask-choice-radar", discovery(state, tile)),
        (None, _) => String::new(),
    }
}

fn stopped(speaker: &impl Speaks, step: Option<Step>) -> String {
    match step {
        Some(Step::Move(_)) => t!(speaker, "ask-choice-moved"),
        Some(Step::Part(job)) if !job.begun => t!(speaker, "ask-choice-decline"),
        Some(Step::Type(_)) => t!(speaker, "ask-choice-decline"),
        _ => t!(speaker, "ask-choice-enough"),
    }
}

#[cfg(test)]
mod tests;
