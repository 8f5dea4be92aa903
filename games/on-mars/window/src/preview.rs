//! What a choice would cost and bring, before it is made. Nothing hidden is foretold (on-mars §16.4, §16.9).

use crate::names::{
    amounts, building, capital, card_about, colonists, contract_about, discovery, effect,
    effect_with_boost, executive, good, goods, hired_about, main_about, payment, points, price,
    tech_about,
};
use crate::spots::step;
use crate::t;
use crate::text::{Speaks, list};
use game::{Action, Game as _, SeatId};
use kit::frame::At;
use on_mars::{
    Building, Choice, Effect, Event, Good, HexId, LabId, MainAction, Origin, Slot, State, Step,
};

/// What `choice` would cost, bring and open, in words; none if its own words say it all.
pub(crate) fn preview(speaker: &impl Speaks, at: &At<'_, State>, choice: Choice) -> Option<String> {
    let parts = [about(speaker, at, choice), at_once(speaker, at, choice)];
    parts.iter().any(Option::is_some).then(|| told(parts))
}

/// What happens without a question: how a Building is paid, and what has no room.
fn at_once(speaker: &impl Speaks, at: &At<'_, State>, choice: Choice) -> Option<String> {
    let (mut after, seat) = (at.state().clone(), at.seat());
    let events = after.apply(&Action { seat, choice }).ok()?;
    let parts = events.iter().filter_map(|event| match event {
        Event::Paid(own, paid, _) if *own == seat && matches!(choice, Choice::Hex(_)) => {
            Some(t!(speaker, "preview-pays", paid: payment(at.state(), *paid)))
        }
        Event::Lost(own, lost) if *own == seat => Some(t!(speaker, "preview-loses", goods(*lost))),
        _ => None,
    });
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn about(speaker: &impl Speaks, at: &At<'_, State>, choice: Choice) -> Option<String> {
    let state = at.state();
    match choice {
        Choice::Main(action) => Some(main(speaker, at, action)),
        Choice::Executive(number) => {
            let effect = state.effect(Origin::Executive(number))?;
            let price = state.components.data().executive_actions[usize::from(number)].price;
            let goals = price > state.seat(at.seat()).goods[Good::Crystal];
            let goals = goals.then(|| t!(speaker, "preview-pays-goals"));
            let boosted = effect.boost().map(|_| effect_with_boost(speaker, effect));
            let parts: Vec<String> = boosted.into_iter().chain(goals).collect();
            (!parts.is_empty()).then(|| parts.join(". "))
        }
        Choice::Buy(_) => (state.seat(at.seat()).goods[Good::Crystal] == 0)
            .then(|| t!(speaker, "preview-pays-goals")),
        Choice::Blueprint(card) => Some(card_about(speaker, state, card)),
        Choice::Learn(place, space) => {
            let tech = state.grid.get(usize::from(place)).copied().flatten()?;
            let brings = benefit(speaker, state, space);
            Some(told([Some(tech_about(speaker, state, tech)), brings]))
        }
        Choice::Develop(from, to) => developed(speaker, state, [from, to]),
        Choice::Type(kind) => Some(typed(speaker, state, kind)),
        Choice::Hex(hex) => match step(state)? {
            Step::Site(_, kind) => Some(site(speaker, at, kind, hex)),
            _ => None,
        },
        Choice::Upgrade(card, hex) => {
            let about = card_about(speaker, state, card);
            let displaced = displaced(speaker, at, hex);
            Some(told([Some(about), displaced]))
        }
        Choice::Ship(place) => {
            Some(t!(speaker, "preview-ship", opens: executive(state, place.saturating_sub(1))))
        }
        Choice::Hire(place) => {
            let hired = state.hire.get(usize::from(place)).copied().flatten()?;
            Some(hired_about(speaker, state, hired))
        }
        Choice::Contract(contract) => Some(contract_about(speaker, state, contract)),
        Choice::MoveRover(to) => found(speaker, state, to),
        Choice::MoveBot(_, to) => lost(speaker, state, to),
        Choice::Explore(place, _) => {
            let tile = *state.exploration.get(usize::from(place))?;
            Some(capital(discovery(speaker, state, tile?)))
        }
        _ => None,
    }
}

/// What a Main action costs now, displacement included, and what it is.
pub(crate) fn main(speaker: &impl Speaks, at: &At<'_, State>, action: MainAction) -> String {
    let (state, seat) = (at.state(), at.seat());
    let about = main_about(speaker, state, action);
    // The turn has its Main action, which may stand on its slot already.
    if state.active == Some(seat) && state.main_done {
        return about;
    }
    let costs = main_cost(speaker, at, action);
    let off = state.components.main(action).side != state.side(seat);
    match (costs, off) {
        (_, true) => t!(speaker, "preview-other-side", about),
        (Err(reason), false) => t!(speaker, "preview-main-not", reason, about),
        (Ok(costs), false) if costs.is_empty() => about,
        (Ok(costs), false) => t!(speaker, "preview-main", costs, about),
    }
}

/// What a Main action costs, or why it is not open.
fn main_cost(
    speaker: &impl Speaks,
    at: &At<'_, State>,
    action: MainAction,
) -> Result<String, String> {
    let (state, seat) = (at.state(), at.seat());
    let mut parts = Vec::new();
    if let Some(slot) = action.slot() {
        let Some((cleared, units)) = state.placing(seat, slot) else {
            return Err(closed(speaker, state, seat, slot));
        };
        parts.push(colonists(speaker, 1));
        if units > 0 {
            parts.push(t!(speaker, "preview-units", units));
        }
        if !cleared.is_empty() {
            let names = cleared.iter().map(|other| at.name(other).to_owned());
            let names = list(speaker, &names.collect::<Vec<_>>());
            parts.push(t!(speaker, "preview-cleared", names));
        }
    }
    let price = state.components.main(action).cost;
    if !price.goods().is_none() {
        parts.push(amounts(speaker, price));
    }
    let own = state.side(seat) == state.components.main(action).side;
    match own && !state.is_main_open(seat, action) {
        true => Err(t!(speaker, "preview-nothing-possible")),
        false => Ok(parts.join(" + ")),
    }
}

/// Why no Colonist can be placed.
fn closed(speaker: &impl Speaks, state: &State, seat: SeatId, slot: Slot) -> String {
    match state.seat(seat).lq {
        0 => t!(speaker, "preview-no-colonist"),
        _ if slot == Slot::Hire => t!(speaker, "preview-hired"),
        _ => t!(speaker, "preview-no-slot"),
    }
}

/// The benefit of a space of the Lab.
fn benefit(speaker: &impl Speaks, state: &State, space: LabId) -> Option<String> {
    let does = state.board().lab(space)?.benefit?;
    Some(t!(speaker, "preview-opens", effect(does)))
}

fn developed(speaker: &impl Speaks, state: &State, [from, to]: [LabId; 2]) -> Option<String> {
    let (before, after) = (state.board().lab(from)?, state.board().lab(to)?);
    let more = i32::from(after.op) - i32::from(before.op);
    let level = after.level;
    let step = t!(speaker, "preview-developed", level, points(more));
    Some(told([Some(step), benefit(speaker, state, to)]))
}

/// Sentences one after the other.
fn told(all: [Option<String>; 2]) -> String {
    all.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// What a Building type is for, and what lies on its stack.
fn typed(speaker: &impl Speaks, state: &State, kind: Building) -> String {
    let gain = good(speaker, kind.produces(), 1);
    let needed = is_needed(state, kind).then(|| t!(speaker, "preview-needed"));
    told([Some(t!(speaker, "preview-type", gain)), needed])
}

/// Whether the marker of the LSS track of a type is below the row of the Colony level marker (on-mars §7.10).
pub(crate) fn is_needed(state: &State, kind: Building) -> bool {
    let tracks = &state.components.data().lss.tracks;
    let place = tracks.iter().position(|track| *track == kind);
    place.is_some_and(|place| state.lss[place] <= state.level)
}

/// What a Building on a hex joins, needs, gains and drives away.
fn site(speaker: &impl Speaks, at: &At<'_, State>, kind: Building, hex: HexId) -> String {
    let (state, seat) = (at.state(), at.seat());
    let joins = state.joins(seat, kind, hex);
    let gain = good(speaker, kind.produces(), joins + 1);
    let mut parts = vec![match joins {
        0 => t!(speaker, "preview-alone", gain),
        _ => {
            let size = joins + 1;
            t!(speaker, "preview-joins", size, level = joins, gain)
        }
    }];
    let crystals = state
        .stacks
        .get(kind as usize)
        .and_then(|stack| stack.last());
    let arrows = crystals.and_then(|tile| {
        let tiles = &state.components.building(kind).arrows;
        tiles.get(usize::from(*tile)).map(Vec::len)
    });
    parts.extend(
        arrows
            .filter(|count| *count > 0)
            .map(|count| t!(speaker, "preview-arrows", count)),
    );
    parts.extend(lost(speaker, state, hex));
    parts.extend(displaced(speaker, at, hex));
    parts.extend(is_needed(state, kind).then(|| t!(speaker, "preview-needed")));
    parts.join(" ")
}

/// Whose Bot or Rover a Building or a marker on a hex drives away.
fn displaced(speaker: &impl Speaks, at: &At<'_, State>, hex: HexId) -> Option<String> {
    let state = at.state();
    let owner = state.seat_ids().find(|seat| {
        let own = state.seat(*seat);
        own.bots.contains(&hex) || own.rover == Some(hex)
    })?;
    Some(t!(speaker, "preview-displaces", name = at.name(owner)))
}

/// What is lost if a Bot ends its turn on a hex, or something is built there.
fn lost(speaker: &impl Speaks, state: &State, hex: HexId) -> Option<String> {
    state
        .finds()
        .contains(hex)
        .then(|| t!(speaker, "preview-lost"))
}

/// What the Rover finds on a hex.
fn found(speaker: &impl Speaks, state: &State, hex: HexId) -> Option<String> {
    if state.crystals.contains(hex) {
        return Some(t!(speaker, "preview-crystal"));
    }
    let tile = state.discovery.iter().find(|(there, _)| *there == hex);
    let research = state.research.iter().find(|(there, _)| *there == hex);
    let does: Effect = match (tile, research) {
        (Some((_, tile)), _) => state.components.discovery(*tile).does,
        (None, Some((_, tile))) => state.components.research(*tile).does,
        (None, None) => return None,
    };
    Some(t!(speaker, "preview-tile", effect(does)))
}

/// The path of the chain so far: what each open part belongs to (on-mars §16.9).
pub(crate) fn path(speaker: &impl Speaks, state: &State) -> Vec<String> {
    let origins = state.agenda.iter().filter_map(|task| origin_of(task.step));
    let mut names: Vec<String> = Vec::new();
    for origin in origins {
        let name = capital(crate::names::origin(speaker, state, origin));
        if names.last() != Some(&name) {
            names.push(name);
        }
    }
    if let Some(Step::Site(_, kind) | Step::Join(_, kind, _)) = step(state) {
        names.push(capital(building(speaker, kind)));
    }
    names
}

/// What a step belongs to.
pub(crate) const fn origin_of(step: Step) -> Option<Origin> {
    match step {
        Step::Bonus(origin)
        | Step::Type(origin)
        | Step::Site(origin, _)
        | Step::Join(origin, ..) => Some(origin),
        Step::More(job) | Step::Extra(job) | Step::Part(job) => Some(job.origin),
        Step::Move(movement) => Some(movement.origin),
        Step::Reward(origin) | Step::Pay(_, Some(origin)) => Some(origin),
        _ => None,
    }
}

/// What a place of the Tech Grid costs.
pub(crate) fn grid_cost(speaker: &impl Speaks, state: &State, place: u8) -> String {
    let of = state.board().grid.get(usize::from(place));
    of.map_or_else(String::new, |(cost, _)| {
        match *cost == on_mars::Price::default() {
            true => t!(speaker, "names-free-of-charge"),
            false => price(speaker, *cost),
        }
    })
}

/// The goods that a Contract still lacks.
pub(crate) fn lacks(speaker: &impl Speaks, state: &State, held: &on_mars::Held) -> Option<String> {
    let needs = state.components.contract(held.contract).needs.goods();
    let left = needs.minus(held.goods);
    let open = !held.done && left.iter().any(|(kind, _)| Good::ALL.contains(&kind));
    open.then(|| t!(speaker, "names-contract-rest", goods(left)))
}

/// What stands and lies on a hex, for those who look at it.
pub(crate) fn on_hex(speaker: &impl Speaks, at: &At<'_, State>, hex: HexId) -> String {
    let state = at.state();
    let mut parts = Vec::new();
    if let Some((kind, owner)) = state.building_at(hex) {
        let size = state.complex(owner.unwrap_or(at.seat()), kind, hex).len();
        if size > 1 {
            parts.push(t!(speaker, "board-complex", size));
        }
        parts.extend(owner.map(|owner| t!(speaker, "board-shelter-of", name = at.name(owner))));
    }
    for seat in state.seat_ids() {
        let (own, name) = (state.seat(seat), at.name(seat));
        let advanced = own.built.iter().find(|(_, there)| *there == hex);
        if let Some((card, _)) = advanced {
            let card = crate::names::card(speaker, state, *card);
            parts.push(t!(speaker, "board-advanced-of", name, card));
        }
        let pieces = [
            (own.miners.contains(hex), "miner"),
            (own.bots.contains(&hex), "bot"),
            (own.rover == Some(hex), "rover"),
        ];
        let here = pieces.into_iter().filter(|(is_there, _)| *is_there);
        parts.extend(here.map(|(_, piece)| t!(speaker, "board-piece-of", piece, name)));
    }
    if state.crystals.contains(hex) {
        parts.push(capital(good(speaker, Good::Crystal, 1)));
    }
    let tile = state.discovery.iter().find(|(there, _)| *there == hex);
    parts.extend(tile.map(|(_, tile)| capital(discovery(speaker, state, *tile))));
    let tile = state.research.iter().find(|(there, _)| *there == hex);
    parts.extend(tile.map(|(_, tile)| crate::names::research_about(speaker, state, *tile)));
    match parts.is_empty() {
        true => t!(speaker, "board-empty-hex"),
        false => parts.join(" · "),
    }
}
