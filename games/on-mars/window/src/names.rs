//! Names of things: a table of what stands in `names.ftl`. Those of Blueprints and Scientists come with the components, in every
//! language.

mod effects;

pub use effects::{boost, effect, effect_with_boost, welcomed};

use crate::t;
use crate::text::{Speaks, list};
use game::SeatId;
use kit::text::{capitalised, either, whole};
use on_mars::{
    Amounts, Building, BuildingChoice, CardId, ContractId, ContractKind, Count, DiscoveryId,
    FirstTask, GoalId, Good, Goods, HexId, Hired, LabId, MainAction, Mission, Origin, Payment,
    Phase, PlanId, Price, ResearchId, RewardId, ScientistId, Side, Slot, State, TaskCardId, Tech,
    TechUse,
};

kit::phrases! {
    /// So much of a good.
    pub fn good(good: Good, count: u8) = "names" {
        Mineral => (count), Battery => (count), Water => (count), Plant => (count), Oxygen => (count), Crystal => (count),
    }
    /// So many Colonists.
    pub fn colonists(count: u8) = "names-colonists", count;
    /// So many Bots.
    pub fn bots(count: u8) = "names-bots", count;
    /// So many Ships.
    pub fn ships(count: u8) = "names-ships", count;
    /// So many movement points.
    pub fn movement(count: u8) = "names-movement", count;
    /// So many OP.
    pub fn points(count: i32) = "names-points", count = whole(count);
    /// A Building type, as a label.
    pub fn building(building: Building) = "names-building" {
        Mine, Generator, WaterExtractor, Greenhouse, OxygenCondenser, Shelter,
    }
    /// A Building, as the object of a sentence: “a mine”.
    pub fn a_building(building: Building) = "names-a" {
        Mine, Generator, WaterExtractor, Greenhouse, OxygenCondenser, Shelter,
    }
    /// What may be constructed, as the object of a sentence: “any building”.
    pub fn building_to_construct(building: BuildingChoice) = "names-a" {
        Mine, Generator, WaterExtractor, Greenhouse, OxygenCondenser, Shelter, Any,
    }
    /// Buildings of a type.
    pub fn buildings(building: Building) = "names-many" {
        Mine, Generator, WaterExtractor, Greenhouse, OxygenCondenser, Shelter,
    }
    /// Advanced Buildings of a type.
    pub fn advanced_buildings(building: Building) = "names-advanced" {
        Mine, Generator, WaterExtractor, Greenhouse, OxygenCondenser, Shelter,
    }
    /// A kind of Tech.
    pub fn tech(tech: Tech) = "names-tech" {
        Mine, Generator, WaterExtractor, Greenhouse, OxygenCondenser, Rover, Upgrade, Ship, Shelter,
    }
    /// A task of the First Colonists (on-mars §17.3).
    pub fn task(task: FirstTask) = "names-task" {
        LearnTech, TravelByShuttle, ConstructShelter, HireScientist, Develop, DevelopTwice, PlaceDiscovery, ObtainBlueprint,
    }
    /// A side of the board.
    pub fn side(side: Side) = "names" { Orbit, Colony }
    /// Where one is: “in orbit”.
    pub fn on_side(side: Side) = "names-on" { Orbit, Colony }
    /// Where one goes: “to orbit”.
    pub fn to_side(side: Side) = "names-to" { Orbit, Colony }
    /// A Main action.
    pub fn main_action(action: MainAction) = "names-main" {
        LandingPod, ObtainBlueprint, LearnTech, ResearchDevelopment, Resupply,
        ControlCenter, Construct, Upgrade, WelcomeShip, Hire,
    }
    /// The slots of a red action, by its name.
    pub fn slot(slot: Slot) = "names-slot" { ObtainBlueprint, ResearchDevelopment, Construct, Upgrade, Hire }
    /// A Mission.
    pub fn mission(mission: Mission) = "names-mission" {
        ResearchTaken, BlueprintsTaken, AdvancedBuilt, BotsPlaced, DiscoveryTaken, TechsTaken, CubesPlaced, ScientistsTaken,
        ContractsCompleted,
    }
    /// What a Mission counts.
    pub fn mission_counts(mission: Mission) = "names-mission-counts" {
        ResearchTaken, BlueprintsTaken, AdvancedBuilt, BotsPlaced, DiscoveryTaken, TechsTaken, CubesPlaced, ScientistsTaken,
        ContractsCompleted,
    }
    /// What a Private Goal asks for.
    fn needs(count: Count, number: u8, size: u8, spaces: &str) = "names-needs" {
        LevelOfBestTech => (count = number), ShipsInHangar => (count = number), AdvancedMarkersOnMars => (count = number),
        MinesWithColonistOrMarker => (count = number), BotsOnMars => (count = number), DiscoveryTilesTaken => (count = number),
        SheltersOnMars => (count = number), ColonistsInLq => (count = number), BlueprintsOwned => (count = number),
        MarkerInComplex => (count = number, size), SameResourceNotMineral => (count = number), ColonyLevel => (count = number),
        TechTiles => (count = number), ResearchTilesTaken => (count = number), Scientists => (count = number),
        ContractsCompleted => (count = number), TechOnSpaces => (spaces), ProgressCubesPlaced => (count = number),
        ComplexesWithMarker => (count = number, size),
    }
    /// What an LSS Reward counts.
    fn each(count: Count, each: i32) = "names-per" {
        LevelOfBestTech => (points(each)), ShipsInHangar => (points(each)), AdvancedMarkersOnMars => (points(each)),
        MinesWithColonistOrMarker => (points(each)), BotsOnMars => (points(each)), DiscoveryTilesTaken => (points(each)),
        SheltersOnMars => (points(each)), ColonistsInLq => (points(each)), BlueprintsOwned => (points(each)),
        MarkerInComplex => (points(each)), SameResourceNotMineral => (points(each)), ColonyLevel => (points(each)),
        TechTiles => (points(each)), ResearchTilesTaken => (points(each)), Scientists => (points(each)),
        ContractsCompleted => (points(each)), TechOnSpaces => (points(each)), ProgressCubesPlaced => (points(each)),
        ComplexesWithMarker => (points(each)),
    }
    /// A hex by the letter of its column and its place in it from above, such as “hex G4”.
    pub fn hex(state: &State, hex: HexId) = "names-hex", hex = hex_name(state, hex);
    /// A Turn Order space.
    pub fn space(space: u8) = "names-space", space;
    /// A space of the Lab.
    pub fn lab(state: &State, space: LabId) = "names-lab", space = lab_name(state, space);
    /// A Discovery tile by its benefit.
    pub fn discovery(state: &State, tile: DiscoveryId) =
        "names-discovery", effect(state.components.discovery(tile).does);
    /// A Research tile by its type.
    pub fn research(state: &State, tile: ResearchId) =
        "names-research", kind = &*state.components.research(tile).id;
    /// What a Research tile brings.
    pub fn research_about(state: &State, tile: ResearchId) =
        "names-research-about", effect(state.components.research(tile).does);
    /// A Tech of a seat with its level.
    pub fn tech_level(kind: Tech, level: u8) = "names-tech-level", tech(kind), level;
}

/// A number with its sign.
pub fn signed(signed: i32) -> String {
    match signed {
        1.. => format!("+{signed}"),
        _ => whole(signed),
    }
}

/// Words that begin a label: with a capital letter.
pub fn capital(words: String) -> String {
    capitalised(&words)
}

/// Several things, or “nothing”.
fn all(speaker: &impl Speaks, parts: &[String]) -> String {
    match parts.is_empty() {
        true => t!(speaker, "names-nothing"),
        false => list(speaker, parts),
    }
}

fn goods_parts(speaker: &impl Speaks, goods: Goods) -> Vec<String> {
    let each = goods.iter();
    each.map(|(kind, count)| good(speaker, kind, count))
        .collect()
}

/// Goods, such as “2 minerals and 1 crystal”.
pub fn goods(speaker: &impl Speaks, goods: Goods) -> String {
    all(speaker, &goods_parts(speaker, goods))
}

/// What the components give or ask for.
pub fn amounts(speaker: &impl Speaks, amounts: Amounts) -> String {
    let mut parts = goods_parts(speaker, amounts.goods());
    if amounts.any > 0 {
        parts.push(t!(speaker, "names-any", count = amounts.any));
    }
    if amounts.any_lss > 0 {
        parts.push(t!(speaker, "names-any-lss", count = amounts.any_lss));
    }
    if amounts.colonist_lq > 0 {
        parts.push(t!(speaker, "names-miner"));
    }
    parts.extend(to_work(speaker, amounts.colonists_lq_to_wa));
    all(speaker, &parts)
}

/// Colonists that go to WA.
fn to_work(speaker: &impl Speaks, count: u8) -> Option<String> {
    (count > 0).then(|| t!(speaker, "names-colonists-to-work", count))
}

/// A price, such as “1 oxygen and 1 resource of any kind”.
pub fn price(speaker: &impl Speaks, price: Price) -> String {
    let mut parts = goods_parts(speaker, price.goods);
    if price.any > 0 {
        parts.push(t!(speaker, "names-any", count = price.any));
    }
    parts.extend(to_work(speaker, price.colonists));
    all(speaker, &parts)
}

/// What somebody has paid; of Private Goals their number alone.
pub fn paid(speaker: &impl Speaks, paid: Payment, goals: u8) -> String {
    let mut parts = payment_parts(speaker, paid);
    if goals > 0 {
        parts.push(t!(speaker, "names-goals", count = goals));
    }
    all(speaker, &parts)
}

/// What may be paid, with each Private Goal, as its owner sees it.
pub fn payment(speaker: &impl Speaks, state: &State, payment: Payment) -> String {
    let mut parts = payment_parts(speaker, payment);
    let goals = payment.goals.iter();
    parts.extend(goals.map(|id| t!(speaker, "names-goal-paid", goal(state, id))));
    all(speaker, &parts)
}

fn payment_parts(speaker: &impl Speaks, paid: Payment) -> Vec<String> {
    let mut parts = goods_parts(speaker, paid.goods);
    parts.extend(to_work(speaker, paid.colonists));
    parts
}

/// A hex by the letter of its column and its place in it from above, such as “G4”.
pub fn hex_name(state: &State, hex: HexId) -> String {
    let hexes = &state.board().hexes;
    let Some((column, row)) = hexes.get(hex.index()).copied() else {
        return String::new();
    };
    let first = hexes.iter().map(|(q, _)| *q).min().unwrap_or(column);
    let letter = char::from(b'A'.saturating_add(column.abs_diff(first)));
    let above = hexes.iter().filter(|(q, r)| *q == column && *r < row);
    format!("{letter}{}", above.count() + 1)
}

/// A space of the Lab, such as “3a”.
pub fn lab_name(state: &State, space: LabId) -> &str {
    let spaces = &state.components.data().lab.spaces;
    spaces.get(space.index()).map_or("", |of| &of.space)
}

/// A Blueprint by its name.
pub fn card<'a>(speaker: &impl Speaks, state: &'a State, card: CardId) -> &'a str {
    let of = state.components.card(card);
    either(speaker, &of.name, &of.de)
}

/// What a Blueprint is and does.
pub fn card_about(speaker: &impl Speaks, state: &State, card: CardId) -> String {
    let of = state.components.card(card);
    let unbuilt = &state.components.data().scoring.blueprint_unbuilt_op;
    let unbuilt = unbuilt.get(&of.level).copied().unwrap_or_default();
    t!(
        speaker,
        "names-blueprint-about",
        level = of.level,
        building(of.building),
        effect: effect_with_boost(of.action),
        gain: amounts(of.gain),
        built: points(of.op.into()),
        unbuilt: points(unbuilt.into())
    )
}

/// A Scientist by name.
pub fn scientist<'a>(speaker: &impl Speaks, state: &'a State, scientist: ScientistId) -> &'a str {
    let of = state.components.scientist(scientist);
    either(speaker, &of.name, &of.de)
}

/// What a Scientist costs and scores.
pub fn scientist_about(speaker: &impl Speaks, state: &State, scientist: ScientistId) -> String {
    let of = state.components.scientist(scientist);
    t!(
        speaker,
        "names-scientist-about",
        cost: amounts(of.cost),
        works: building(of.works_in),
        points(of.op_each.into()),
        scores: advanced_buildings(of.scores)
    )
}

/// An Earth Contract, such as “delivery contract: 2 minerals and 3 water”.
pub fn contract(speaker: &impl Speaks, state: &State, contract: ContractId) -> String {
    let of = state.components.contract(contract);
    match (of.kind, of.building) {
        (ContractKind::Upgrade, Some(kind)) => {
            t!(speaker, "names-contract-upgrade", building(kind))
        }
        (ContractKind::Upgrade | ContractKind::Deliver, _) => {
            t!(speaker, "names-contract-deliver", goods: amounts(of.needs))
        }
    }
}

/// What an Earth Contract asks for and scores.
pub fn contract_about(speaker: &impl Speaks, state: &State, contract: ContractId) -> String {
    let of = state.components.contract(contract);
    let (op, op_failed) = (of.op.into(), of.op_failed.into());
    match (of.kind, of.building) {
        (ContractKind::Upgrade, Some(kind)) => t!(
            speaker,
            "names-contract-upgrade-about",
            size = of.complex,
            building(kind),
            points(op),
            failed: points(op_failed)
        ),
        (ContractKind::Upgrade | ContractKind::Deliver, _) => t!(
            speaker,
            "names-contract-deliver-about",
            goods: amounts(of.needs),
            points(op),
            failed: points(op_failed)
        ),
    }
}

/// A card of the display of Scientists and Contracts.
pub fn hired(speaker: &impl Speaks, state: &State, card: Hired) -> String {
    match card {
        Hired::Scientist(id) => scientist(speaker, state, id).to_owned(),
        Hired::Contract(id) => contract(speaker, state, id),
    }
}

/// What a card of that display costs.
pub fn hired_cost(speaker: &impl Speaks, state: &State, card: Hired) -> String {
    match card {
        Hired::Scientist(id) => amounts(speaker, state.components.scientist(id).cost),
        Hired::Contract(_) => {
            let crystals = state.components.data().contract_cost.crystal;
            good(speaker, Good::Crystal, crystals)
        }
    }
}

/// What a card of that display is.
pub fn hired_about(speaker: &impl Speaks, state: &State, card: Hired) -> String {
    match card {
        Hired::Scientist(id) => scientist_about(speaker, state, id),
        Hired::Contract(id) => contract_about(speaker, state, id),
    }
}

/// What a Mission counts, and what is left of it.
pub fn mission_about(speaker: &impl Speaks, state: &State, of: Mission, left: u8) -> String {
    let crystals = state.components.mission(of).crystals;
    match left {
        0 => t!(speaker, "names-mission-done", counts: mission_counts(of)),
        _ => t!(
            speaker,
            "names-mission-about",
            counts: mission_counts(of),
            crystals: good(Good::Crystal, crystals),
            left
        ),
    }
}

/// A Private Goal by its condition.
pub fn goal(speaker: &impl Speaks, state: &State, goal: GoalId) -> String {
    let conditions = state.components.goal(goal).condition.iter();
    let parts = conditions.map(|it| {
        let spaces = list(speaker, &it.spaces);
        needs(speaker, it.count, it.n, it.size, &spaces)
    });
    all(speaker, &parts.collect::<Vec<_>>())
}

/// The rewards of a Private Goal.
pub fn goal_about(speaker: &impl Speaks, state: &State, goal: GoalId) -> String {
    let of = state.components.goal(goal);
    t!(speaker, "names-goal-about", reward: effect(of.reward), other: effect(of.or_reward))
}

/// What an LSS Reward scores.
pub fn reward(speaker: &impl Speaks, state: &State, reward: RewardId) -> String {
    let of = state.components.reward(reward);
    each(speaker, of.count, of.op_each.into())
}

/// What a Tech is for.
pub fn tech_about(speaker: &impl Speaks, state: &State, tech: Tech) -> String {
    let data = state.components.data().techs.iter();
    let used = data.into_iter().find(|of| of.id == tech).map(|of| of.used);
    let joins = Building::ALL.iter().find(|kind| kind.tech() == tech);
    match (used, joins) {
        (Some(TechUse::RoverMp), _) => t!(speaker, "names-tech-use-rover-mp"),
        (Some(TechUse::ExtraUpgrades), _) => t!(speaker, "names-tech-use-extra-upgrades"),
        (Some(TechUse::ExtraShips), _) => t!(speaker, "names-tech-use-extra-ships"),
        (Some(TechUse::Complex), Some(kind)) => {
            t!(speaker, "names-tech-use-complex", buildings(*kind))
        }
        (Some(TechUse::Complex) | None, _) => String::new(),
    }
}

/// How a Main action is done.
pub fn main_about(speaker: &impl Speaks, state: &State, action: MainAction) -> String {
    let of = state.components.main(action);
    match action {
        MainAction::LandingPod => t!(speaker, "names-do-landing-pod"),
        MainAction::ObtainBlueprint => t!(speaker, "names-do-obtain-blueprint"),
        MainAction::LearnTech => t!(speaker, "names-do-learn-tech"),
        MainAction::ResearchDevelopment => t!(speaker, "names-do-research-development"),
        MainAction::Resupply => t!(speaker, "names-do-resupply"),
        MainAction::ControlCenter => {
            let (bots, rover) = (of.bot_mp.unwrap_or(0), of.rover_mp.unwrap_or(0));
            t!(speaker, "names-do-control-center", bots, rover)
        }
        MainAction::Construct => t!(speaker, "names-do-construct"),
        MainAction::Upgrade => t!(speaker, "names-do-upgrade"),
        MainAction::WelcomeShip => {
            let mut with = of.rewards.iter().map(|with| welcomed(speaker, *with));
            let (first, second) = (with.next().unwrap_or_default(), with.next());
            let second = second.unwrap_or_default();
            t!(speaker, "names-do-welcome-ship", cost: amounts(of.cost), first, second)
        }
        MainAction::Hire => t!(speaker, "names-do-hire"),
    }
}

/// An Executive action by what it does, from 0.
pub fn executive(speaker: &impl Speaks, state: &State, number: u8) -> String {
    let all = &state.components.data().executive_actions;
    let does = all.get(usize::from(number)).map(|action| action.does);
    does.map_or_else(String::new, |does| effect(speaker, does))
}

/// The bonus of a Turn Order space.
pub fn bonus(speaker: &impl Speaks, state: &State, space: u8) -> String {
    match state.effect(Origin::Space(space)) {
        Some(does) => effect(speaker, does),
        None => t!(speaker, "names-no-bonus"),
    }
}

/// Where an effect stands.
pub fn origin(speaker: &impl Speaks, state: &State, origin: Origin) -> String {
    match origin {
        Origin::Main(action) => main_action(speaker, action),
        Origin::Executive(number) => executive(speaker, state, number),
        Origin::Card(id) => card(speaker, state, id).to_owned(),
        Origin::Lab(space) => lab(speaker, state, space),
        Origin::Space(number) => space(speaker, number),
        Origin::Discovery(tile) => discovery(speaker, state, tile),
        Origin::Research(tile) => research(speaker, state, tile),
        Origin::Lss(_) => t!(speaker, "names-life-support"),
        Origin::Goal(..) => t!(speaker, "names-private-goal"),
        Origin::Reply(kind) => tech(speaker, kind),
    }
}

/// A plan of the First Colonists: the types that it names.
pub fn plan(speaker: &impl Speaks, state: &State, id: PlanId) -> String {
    let types = &state.components.data().first_colonists.a_cards[id.index()];
    let names = types.iter().map(|kind| building(speaker, *kind));
    names.collect::<Vec<_>>().join(", ")
}

/// A task card of the First Colonists: what is to be done, and its reward.
pub fn task_card(speaker: &impl Speaks, state: &State, id: TaskCardId) -> String {
    let card = state.components.task_card(id);
    t!(speaker, "names-task-card", task: task(card.task), reward: amounts(card.reward))
}

/// A Building with its hex, such as “Mine on hex G4”.
pub fn building_at(speaker: &impl Speaks, state: &State, at: HexId) -> String {
    match state.building_at(at) {
        Some((kind, _)) => t!(speaker, "names-building-at", building(kind), hex(state, at)),
        None => hex(speaker, state, at),
    }
}

/// The OP of a seat: those on the track, and all of them once the game is over.
pub fn op(state: &State, seat: SeatId) -> i32 {
    match state.phase {
        Phase::Over => state.score(seat).total(),
        _ => state.seat(seat).op.into(),
    }
}

/// What everybody sees of a seat: for assistive technology and narrow rows.
pub fn standing(speaker: &impl Speaks, state: &State, seat: SeatId) -> String {
    let own = state.seat(seat);
    let parts = [
        points(speaker, op(state, seat)),
        goods(speaker, own.goods),
        t!(speaker, "names-crystals-waiting", count = own.below),
        t!(
            speaker,
            "names-lq",
            count = own.lq,
            room = state.lq_room(seat)
        ),
        t!(speaker, "names-wa", count = own.wa),
        t!(speaker, "names-hangar", ships(own.hangar)),
    ];
    parts.join(" · ")
}

#[cfg(test)]
mod tests;
