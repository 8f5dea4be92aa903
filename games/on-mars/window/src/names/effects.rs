//! What cards, tiles and spaces do, in words, as the components say it (on-mars §15): all of an owner's set has words, too.

use super::{amounts, bots, building_to_construct, colonists, good, movement, points, ships};
use crate::t;
use crate::text::{Speaks, list};
use on_mars::{Boost, Effect, Good, RoverPoints, TravelSide, Welcomed};

kit::phrases! {
    /// What an effect does, such as “gain 3 crystals”.
    pub fn effect(effect: Effect) = "names-effect" {
        GainResource(gained) => (goods: amounts(gained)),
        GainResourceChoice { n, non_mineral } => (count = n, others = non_mineral),
        GainCrystal { n, .. } => (crystals: good(Good::Crystal, n)),
        GainOp { n } => (points(n.into())),
        GainColonist { n, cost } => gain_colonists(n, cost),
        WarehouseTake { n, resources_only, .. } => take_items(n, resources_only),
        LearnTech { n, .. } => (count = n),
        Develop { n, free, .. } => (count = n, how: paid(free)),
        TakeBlueprint { n, .. } => (count = n),
        Upgrade { n, free, anywhere, .. } => (count = n, how: waived(free, anywhere)),
        Construct { building, .. } => (building: building_to_construct(building)),
        MoveBots { mp, crystal_boost } => (movement(mp), more(crystal_boost, false)),
        MoveBotsAsRover { mp, crystal_boost } => (movement(mp), more(crystal_boost, false)),
        MoveRover { mp, crystal_boost, tech } => move_rover(mp, crystal_boost, tech),
        MoveAll { bots, rover } => (bots: movement(bots), rover: movement(rover)),
        ProduceAll { .. },
        WelcomeShip { n, rewards, free, .. } => welcome(n, rewards, free),
        TakeContract { paid } => (paid),
        TakeScientist { free } => (free),
        HireAny,
        RetrieveAny { n } => (count = n),
        RetrieveSlots {},
        RetrieveWa { n } => (count = n),
        ExchangeResource { pay, gain_non_mineral, .. } => (paid = pay, gained = gain_non_mineral),
        CopyDiscovery,
        Travel { side } => travel(side),
        UseAdvancedBuilding,
    }
    fn travel(side: TravelSide) = "names-effect-travel" { Orbit, Colony, Other }
    /// What one more Colonist adds, such as “1 more step”.
    pub fn boost(boost: Boost) = "names-boost" {
        Upgrade, TechLevel, ProduceOne, Ship, Warehouse, LearnTech, Crystal, Develop, Blueprint, Resource,
    }
}

/// What an effect does, and what each Colonist adds.
pub fn effect_with_boost(speaker: &impl Speaks, does: Effect) -> String {
    let effect = effect(speaker, does);
    match does.boost() {
        Some(more) => t!(speaker, "names-boosted", effect, more: boost(more)),
        None => effect,
    }
}

/// What comes with a Ship, such as “1 colonist and 1 bot”.
pub fn welcomed(speaker: &impl Speaks, with: Welcomed) -> String {
    let mut parts = vec![colonists(speaker, with.colonists)];
    if with.bots > 0 {
        parts.push(bots(speaker, with.bots));
    }
    list(speaker, &parts)
}

fn gain_colonists(speaker: &impl Speaks, count: u8, cost: on_mars::Amounts) -> String {
    match cost.price().goods.is_none() {
        true => t!(speaker, "names-effect-gain-colonist", colonists(count)),
        false => {
            t!(speaker, "names-effect-gain-colonist-for", cost: amounts(cost), colonists(count))
        }
    }
}

fn take_items(speaker: &impl Speaks, count: u8, resources_only: bool) -> String {
    match resources_only {
        true => t!(speaker, "names-effect-warehouse-resources", count),
        false => t!(speaker, "names-effect-warehouse-take", count),
    }
}

fn paid(speaker: &impl Speaks, free: bool) -> String {
    match free {
        true => t!(speaker, "names-develop-free"),
        false => t!(speaker, "names-develop-paid"),
    }
}

/// What an upgrade goes without.
fn waived(speaker: &impl Speaks, free: bool, anywhere: bool) -> String {
    let free = free.then(|| t!(speaker, "names-upgrade-free"));
    let anywhere = anywhere.then(|| t!(speaker, "names-upgrade-anywhere"));
    free.into_iter().chain(anywhere).collect()
}

/// What may add to a movement.
fn more(speaker: &impl Speaks, crystals: bool, tech: bool) -> String {
    match (crystals, tech) {
        (true, true) => t!(speaker, "names-more-both"),
        (true, false) => t!(speaker, "names-more-crystals"),
        (false, true) => t!(speaker, "names-more-tech"),
        (false, false) => String::new(),
    }
}

fn move_rover(speaker: &impl Speaks, mp: RoverPoints, crystals: bool, tech: bool) -> String {
    match mp {
        RoverPoints::Points(mp) => t!(
            speaker,
            "names-effect-move-rover",
            movement(mp),
            more(crystals, tech)
        ),
        RoverPoints::HighestRoverTech => t!(
            speaker,
            "names-effect-move-rover-highest",
            more(crystals, tech)
        ),
    }
}

fn welcome(speaker: &impl Speaks, count: u8, rewards: Option<[Welcomed; 2]>, free: bool) -> String {
    match rewards {
        None => t!(speaker, "names-effect-welcome-ship", free, ships(count)),
        Some([first, second]) => t!(
            speaker,
            "names-effect-welcome-ship-with",
            free,
            ships(count),
            first: welcomed(first),
            second: welcomed(second)
        ),
    }
}
