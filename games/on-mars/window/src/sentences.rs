//! Events as sentences: tables of what stands in `log.ftl` and `news.ftl`.

use crate::names::{
    a_building, building, buildings, card, colonists, contract, discovery, executive, goal, good,
    goods, hex, lab, main_action, mission, on_side, paid, plan, points, research, reward,
    scientist, slot, space, task_card, tech,
};
use crate::t;
use crate::text::{Speaks, list};
use game::{SeatId, SeatSet};
use kit::frame::At;
use on_mars::{
    Building, CardId, Deed, Event, Good, HexId, Hired, Journey, Means, Mission, Slot, State,
};

/// A table as the sentences need it.
type Here<'a> = At<'a, State>;

kit::phrases! {
    fn event(event: &Event, here: &Here<'_>) = "log" {
        Placed(seat, at) => (name = here.name(*seat), space(*at)),
        ShuttlePlaced(at) => (side: on_side(*at)),
        RoundBegan(round) => (number = *round),
        TurnBegan(seat) => (name = here.name(*seat)),
        Main(seat, action) => (name = here.name(*seat), action: main_action(*action)),
        Executive(seat, number) => (name = here.name(*seat), effect: executive(here.state(), *number)),
        Used(seat, id, means) => used(*means, here, *seat, *id),
        Cleared(at, seats) => (slot(*at), names: names_of(here, *seats)),
        Slotted(seat, at) => (name = here.name(*seat), slot(*at)),
        Paid(seat, paid_now, goals) => (name = here.name(*seat), payment: paid(*paid_now, *goals)),
        PaidGoals(_, goals) => (goals: goal_names(here, *goals)),
        Boosted(seat) => (name = here.name(*seat)),
        Gained(seat, gained) => (name = here.name(*seat), goods(*gained)),
        Lost(seat, lost) => (name = here.name(*seat), goods(*lost)),
        Scored(seat, op) => (name = here.name(*seat), points((*op).into())),
        ColonistsGained(seat, count) => (name = here.name(*seat), colonists(*count)),
        Fetched(seat, from) => fetched(here, *seat, *from),
        Returned(seat, at) => (name = here.name(*seat), side: on_side(*at)),
        BlueprintTaken(seat, id) => (name = here.name(*seat), blueprint: card(here.state(), *id)),
        Learned(seat, kind, at) => (name = here.name(*seat), tech(*kind), space: lab(here.state(), *at)),
        Developed(seat, kind, at) => (name = here.name(*seat), tech(*kind), space: lab(here.state(), *at)),
        FromWarehouse(seat, taken) => (name = here.name(*seat), goods(*taken)),
        TechUsed(seat, owner, kind) => (name = here.name(*seat), tech(*kind), owner = here.name(*owner)),
        Replied(seat, kind, develops) => replied(here, *seat, *kind, *develops),
        BotMoved(seat, from, to) => (name = here.name(*seat), from: hex(here.state(), *from), to: hex(here.state(), *to)),
        RoverMoved(seat, to) => (name = here.name(*seat), to: hex(here.state(), *to)),
        Bought(seat, rover) => bought(here, *seat, *rover),
        CrystalTaken(seat, at) => (name = here.name(*seat), hex(here.state(), *at)),
        DiscoveryTaken(seat, tile) => (name = here.name(*seat), discovery(here.state(), *tile)),
        ResearchTaken(seat, tile) => (name = here.name(*seat), research(here.state(), *tile)),
        Removed(at) => (hex(here.state(), *at)),
        Displaced(seat, rover, from, to) => displaced(here, *seat, *rover, [*from, *to]),
        Built(seat, kind, at) => (name = here.name(*seat), building: a_building(*kind), hex(here.state(), *at)),
        Arrows(hexes) => (count = hexes.len()),
        Cube(seat, kind) => (name = here.name(*seat), buildings(*kind)),
        Miner(seat, at) => (name = here.name(*seat), hex(here.state(), *at)),
        Raised(_, kind, row) => (buildings(*kind), row = *row),
        Reward(seat, id) => (name = here.name(*seat), reward(here.state(), *id)),
        Upgraded(seat, id, at) => (
            name = here.name(*seat),
            building: a_building(here.state().components.card(*id).building),
            hex(here.state(), *at),
            blueprint: card(here.state(), *id)
        ),
        Welcomed(seat, place) => (name = here.name(*seat), space: depot_space(*place)),
        BotPlaced(seat, at) => (name = here.name(*seat), hex(here.state(), *at)),
        Hired(seat, of) => hired(*of, here, *seat),
        Refilled(_, id) => (contract(here.state(), *id)),
        Delivered(seat, id, given) => (name = here.name(*seat), goods(*given), contract(here.state(), *id)),
        ContractMet(seat, id) => (name = here.name(*seat), contract(here.state(), *id)),
        GoalMet(seat, id) => (name = here.name(*seat), goal(here.state(), *id)),
        PlanShown(seat, id) => (name = here.name(*seat), plan: plan(here.state(), *id)),
        TaskShown(seat, id) => (name = here.name(*seat), card: task_card(here.state(), *id)),
        Contributed(seat, of, left) => contributed(here, *seat, *of, *left),
        Level(level) => (level = *level),
        TurnEnded(seat) => (name = here.name(*seat)),
        Shuttle(at, place) => (side: on_side(*at), space = *place),
        Travelled(seat, journey) => travelled(*journey, here, *seat),
        Explored(seat, tile, at) => (name = here.name(*seat), discovery(here.state(), *tile), hex(here.state(), *at)),
        Radar(seat, tile) => (name = here.name(*seat), discovery(here.state(), *tile)),
        Stored(seat, count) => (name = here.name(*seat), crystals: good(Good::Crystal, *count)),
        DiscoveryTurned(_, tile) => (discovery(here.state(), *tile)),
        TileTurned(kind, tile) => (building(*kind), arrows: arrows(here, *kind, *tile)),
        BlueprintTurned(_, id) => (blueprint: card(here.state(), *id)),
        TechTurned(_, kind) => (tech(*kind)),
        Deed(of) => deed(of, here),
        EndMet => end_met(here),
        Ended,
    }
    fn short(event: &Event, here: &Here<'_>) = "news" {
        Executive(_, number) => (effect: executive(here.state(), *number)),
        Used(_, id, _) => (blueprint: card(here.state(), *id)),
        BlueprintTaken(_, id) => (blueprint: card(here.state(), *id)),
        Learned(_, kind, _) => (tech(*kind)),
        Developed(_, kind, at) => (tech(*kind), space: lab(here.state(), *at)),
        FromWarehouse(_, taken) => (goods(*taken)),
        TechUsed(_, owner, kind) => (tech(*kind), owner = here.name(*owner)),
        DiscoveryTaken(_, tile) => (discovery(here.state(), *tile)),
        ResearchTaken(_, tile) => (research(here.state(), *tile)),
        Built(_, kind, at) => (building: a_building(*kind), hex(here.state(), *at)),
        Upgraded(_, id, _) => (
            building: a_building(here.state().components.card(*id).building),
            blueprint: card(here.state(), *id)
        ),
        Welcomed(..),
        BotPlaced(_, at) => (hex(here.state(), *at)),
        Hired(_, of) => hires(*of, here),
        ContractMet(..),
        GoalMet(..),
        PlanShown(..),
        TaskShown(_, id) => (card: task_card(here.state(), *id)),
        Contributed(_, of, left) => (mission(*of), left = *left),
        Level(level) => "log-level" (level = *level),
        Travelled(_, journey) => travels(*journey),
        EndMet => end_met(here),
        _ => nothing(),
    }
    fn used(means: Means, here: &Here<'_>, seat: SeatId, id: CardId) = "log-used" {
        Pay => (name = here.name(seat), blueprint: card(here.state(), id)),
        Scientist => (name = here.name(seat), blueprint: card(here.state(), id)),
        Free => (name = here.name(seat), blueprint: card(here.state(), id)),
    }
    fn hired(of: Hired, here: &Here<'_>, seat: SeatId) = "log-hired" {
        Scientist(id) => (name = here.name(seat), scientist(here.state(), id)),
        Contract(id) => (name = here.name(seat), contract(here.state(), id)),
    }
    fn hires(of: Hired, here: &Here<'_>) = "news-hired" {
        Scientist(id) => (scientist(here.state(), id)), Contract(id) => (contract(here.state(), id)),
    }
    fn travelled(journey: Journey, here: &Here<'_>, seat: SeatId) = "log-travelled" {
        Stay => (name = here.name(seat)), Shuttle => (name = here.name(seat)), Ship => (name = here.name(seat)),
    }
    // The other deeds are told by what follows from them.
    fn deed(of: &Deed, here: &Here<'_>) = "solo-deed" {
        Card(_, action) => (action: main_action(*action)),
        Rover { path, .. } => (hex(here.state(), path.last().copied().unwrap_or_default())),
        Pointer(kind) => (building(*kind)),
        Bot,
        _ => nothing(),
    }
    fn travels(journey: Journey) = "news" { Stay, Shuttle, Ship }
    fn depot_space(place: u8) = "names-depot-space", space = place;
}

/// What has happened, as a sentence.
pub fn told(speaker: &impl Speaks, here: &Here<'_>, happened: &Event) -> Option<String> {
    Some(event(speaker, happened, here)).filter(|words| !words.is_empty())
}

/// What a bot has done, in a few words; none for what follows from something else.
pub fn news(speaker: &impl Speaks, here: &Here<'_>, happened: &Event) -> Option<String> {
    Some(short(speaker, happened, here)).filter(|words| !words.is_empty())
}

fn nothing(_: &impl Speaks) -> String {
    String::new()
}

fn names_of(speaker: &impl Speaks, here: &Here<'_>, seats: SeatSet) -> String {
    let names = seats.iter().map(|seat| here.name(seat).to_owned());
    list(speaker, &names.collect::<Vec<_>>())
}

fn goal_names(speaker: &impl Speaks, here: &Here<'_>, goals: on_mars::GoalSet) -> String {
    let names = goals.iter().map(|id| goal(speaker, here.state(), id));
    list(speaker, &names.collect::<Vec<_>>())
}

fn fetched(speaker: &impl Speaks, here: &Here<'_>, seat: SeatId, from: Option<Slot>) -> String {
    let name = here.name(seat);
    match from {
        Some(from) => t!(speaker, "log-fetched", name, slot(from)),
        None => t!(speaker, "log-fetched-wa", name),
    }
}

fn replied(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    kind: on_mars::Tech,
    develops: bool,
) -> String {
    let name = here.name(seat);
    match develops {
        true => t!(speaker, "log-replied-develop", name, tech(kind)),
        false => t!(speaker, "log-replied-oxygen", name, tech(kind)),
    }
}

fn bought(speaker: &impl Speaks, here: &Here<'_>, seat: SeatId, rover: bool) -> String {
    let name = here.name(seat);
    match rover {
        true => t!(speaker, "log-bought-rover", name),
        false => t!(speaker, "log-bought-bots", name),
    }
}

fn displaced(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    rover: bool,
    [from, to]: [HexId; 2],
) -> String {
    let (name, state) = (here.name(seat), here.state());
    let (from, to) = (hex(speaker, state, from), hex(speaker, state, to));
    match rover {
        true => t!(speaker, "log-displaced-rover", name, from, to),
        false => t!(speaker, "log-displaced-bot", name, from, to),
    }
}

fn contributed(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    of: Mission,
    left: u8,
) -> String {
    let name = here.name(seat);
    match left {
        0 => t!(speaker, "log-contributed-last", name, mission(of)),
        _ => t!(speaker, "log-contributed", name, mission(of), left),
    }
}

/// The arrows of a Building tile that comes next.
fn arrows(speaker: &impl Speaks, here: &Here<'_>, kind: Building, tile: u8) -> String {
    let tiles = &here.state().components.building(kind).arrows;
    match tiles.get(usize::from(tile)).map_or(0, Vec::len) {
        0 => t!(speaker, "log-arrows-none"),
        count => t!(speaker, "log-arrows-some", count),
    }
}

fn end_met(speaker: &impl Speaks, here: &Here<'_>) -> String {
    match here.state().options.space_oddity {
        true => t!(speaker, "log-end-met-now"),
        false => t!(speaker, "log-end-met"),
    }
}

#[cfg(test)]
mod tests;
