//! Choices, events and hints as sentences: tables of what stands in `ask.ftl`, `log.ftl` and `hint.ftl`.

use crate::t;
use crate::text::{Speaks, list};
use crate::words::{
    effect, goal, items, marker, phenomenon, place, planet, planet_type, resource, resources, tile,
};
use exoplanets::bot::{Hint, Reason};
use exoplanets::{
    Arm, Choice, Consequence, Event, Place, PlanetId, Resource, Source, State, TileId,
};
use game::{Game as _, SeatId};
use kit::frame::At;
use kit::text::signed;

/// A table as the sentences need it.
type Here<'a> = At<'a, State>;

kit::phrases! {
    /// A choice.
    pub fn choice(choice: Choice, state: &State) = "ask-choice" {
        Remove(id) => (tile(state, id)),
        From(source) => from(state, source),
        Planet(id) => (planet(state, id), cost: items(&state.card(id).cost)),
        Stack(stack) => (number = stack + 1),
        Arm(arm) => next_place(state, arm),
        Yield(kind) => "ask-choice-take" (resource(kind, 1)),
        Take(kind) => (resource(kind, 1)),
        Develop { planet: id, pay } => (pay: resources(pay), planet(state, id)),
        Species { planet: id, pay } => (pay: resources(pay), planet(state, id)),
        Claim(tile) => (goal(state, tile), ep = state.components.goal(tile).ep),
        Play { tile, target } => play(state, tile, target),
        EndTurn,
        Give(kind) => (resource(kind, 1)),
        Stop,
        Discard(id) => (tile(state, id)),
    }
    fn event(event: &Event, here: &Here<'_>) = "log" {
        Removed(seat) => (name = here.name(*seat)),
        RemovedTile(_, id) => (tile(here.state(), *id)),
        Compensated { seat, creation, flare } => compensated(here.name(*seat), *creation, *flare),
        TurnBegan { seat, number } => (name = here.name(*seat), number = turn(here, *number)),
        Answered(_) => nothing(),
        BagDrawn([one, other]) => (one: kind(here, *one), other: kind(here, *other)),
        StackTaken { stack, planet } => (stack = stack + 1, planet: kind(here, *planet)),
        Chosen(_) => nothing(),
        Stacked { stack, planet } => (stack = stack + 1, planet: kind(here, *planet)),
        Born { planet: id, .. } => (planet(here.state(), *id)),
        Renewed { stack, planet } => (stack = stack + 1, planet: kind(here, *planet)),
        TileTaken(seat, _) => (name = here.name(*seat)),
        TileSeen(_, id) => (tile(here.state(), *id)),
        StarGiven(seat) => (name = here.name(*seat)),
        Gained(seat, amount) => (name = here.name(*seat), resources(*amount)),
        Paid(seat, amount) => (name = here.name(*seat), resources(*amount)),
        Developed(seat, id) => (name = here.name(*seat), planet(here.state(), *id)),
        Returned { seat, planet: id, count } => (name = here.name(*seat), markers: life(*count), planet(here.state(), *id)),
        SpeciesCreated(seat, id) => (name = here.name(*seat), planet(here.state(), *id)),
        CreationTaken(seat) => (name = here.name(*seat)),
        Collision,
        CreationBack => nothing(),
        Claimed(seat, tile) => (name = here.name(*seat), goal(here.state(), *tile), ep = here.state().components.goal(*tile).ep),
        Played { seat, tile, target } => played(here, *seat, *tile, *target),
        Discounted(id, count) => (count, planet(here.state(), *id)),
        Laid(..) => nothing(),
        Marked(id, kind) => (planet(here.state(), *id), marker(*kind)),
        Left(_) => nothing(),
        MarkerTaken(seat, kind) => marker_taken(*kind, here.name(*seat)),
        Phenomenon(kind) => breaks(*kind),
        GasLost(seat, count) => (name = here.name(*seat), gas: resource(Resource::Gas, *count)),
        Discarded(seat) => (name = here.name(*seat)),
        DiscardedTile(_, id) => (tile(here.state(), *id)),
        Back(_) => nothing(),
        Ended,
    }
    fn short(event: &Event, here: &Here<'_>) = "news" {
        Compensated { seat, creation, flare } => compensated(here.name(*seat), *creation, *flare),
        Born { planet: id, .. } => (planet(here.state(), *id)),
        Developed(_, id) => (planet(here.state(), *id)),
        Returned { planet: id, count, .. } => (markers: life(*count), planet(here.state(), *id)),
        SpeciesCreated(_, id) => (planet(here.state(), *id)),
        Collision => "board-veil-collision",
        Claimed(_, tile) => "ask-choice-claim" (goal(here.state(), *tile), ep = here.state().components.goal(*tile).ep),
        Played { tile, target, .. } => play(here.state(), *tile, *target),
        Phenomenon(kind) => phenomenon(*kind),
        GasLost(seat, count) => "log-gas-lost" (name = here.name(*seat), gas: resource(Resource::Gas, *count)),
        _ => nothing(),
    }
    fn marker_taken(kind: Consequence, name: &str) = "log-taken" { Fusion => (name), Flare => (name) }
    fn breaks(kind: Consequence) = "log" { Fusion => "log-black-hole", Flare => "log-solar-storm" }
    fn reason(reason: Reason) = "hint" {
        Points(ep) => (ep = signed(ep)), Species, SendsAway(count) => (markers: life(count)), Gains(amount) => (resources(amount)),
        OthersGain(count) => (count), CreationMarker, Collision, SetsOff(kind) => (phenomenon(kind)), CostsOthers(ep) => (ep),
        Cheaper, MeetsGoal, NewTile,
    }
    fn life(count: u8) = "names-life", count;
}

/// What has happened, as a sentence; none if something else says it.
pub fn told(speaker: &impl Speaks, here: &Here<'_>, happened: &Event) -> Option<String> {
    Some(event(speaker, happened, here)).filter(|words| !words.is_empty())
}

/// What a bot has done, in a few words; none for what follows from something else.
pub fn news(speaker: &impl Speaks, here: &Here<'_>, happened: &Event) -> Option<String> {
    Some(short(speaker, happened, here)).filter(|words| !words.is_empty())
}

/// A hint with what speaks for it.
pub fn hint(speaker: &impl Speaks, state: &State, hint: &Hint) -> String {
    let choice = choice(speaker, hint.choice, state);
    let reasons = hint.reasons.iter().map(|it| reason(speaker, *it));
    let price = match hint.choice {
        Choice::Play { tile, .. } => tile_price(speaker, state, tile),
        _ => Vec::new(),
    };
    let reasons: Vec<String> = reasons.chain(price).collect();
    match reasons.is_empty() {
        true => choice,
        false => t!(speaker, "hint-with", choice, reasons = reasons.join(", ")),
    }
}

/// What the effect of a tile costs: resources, a marker, and the goal on it if that is met.
fn tile_price(speaker: &impl Speaks, state: &State, tile: TileId) -> Vec<String> {
    let (seat, effect) = (state.turn_seat(), state.components.effect(tile));
    let pays = |price: exoplanets::Amounts| t!(speaker, "preview-pays", resources(price.named()));
    let marker = match effect.consequence {
        Consequence::Fusion => t!(speaker, "names-fusion", count = 1),
        Consequence::Flare => t!(speaker, "names-flare", count = 1),
    };
    let gives_up = state.is_met(seat, tile) && !state.has_claimed(seat, tile);
    let goal = gives_up.then(|| {
        let ep = state.components.goal(tile).ep;
        t!(speaker, "hint-gives-up", goal(state, tile), ep)
    });
    let takes = t!(speaker, "hint-takes", marker);
    let parts = effect.step.map(pays).into_iter().chain([takes]);
    parts.chain(goal).collect()
}

fn nothing(_: &impl Speaks) -> String {
    String::new()
}

/// The type of a planet.
fn kind(speaker: &impl Speaks, here: &Here<'_>, planet: PlanetId) -> String {
    planet_type(speaker, here.state(), here.state().kind(planet)).to_owned()
}

/// The number of a turn among those of its seat.
fn turn(here: &Here<'_>, number: u16) -> u16 {
    1 + number.saturating_sub(1) / here.state().seat_count().max(1) as u16
}

fn from(speaker: &impl Speaks, state: &State, source: Source) -> String {
    let Source::Stack(stack) = source else {
        return t!(speaker, "ask-choice-bag");
    };
    let top = state
        .stacks
        .get(usize::from(stack))
        .and_then(|stack| stack.last());
    let planet = top.map_or(String::new(), |top| planet(speaker, state, *top));
    let stack = t!(speaker, "names-stack", number = stack + 1);
    t!(speaker, "ask-choice-top", stack, planet)
}

/// The next open place of an arm.
fn next_place(speaker: &impl Speaks, state: &State, arm: Arm) -> String {
    let orbit = state.arms[arm.index()].planets.len() as u8 + 1;
    place(speaker, Place { arm, orbit })
}

fn play(speaker: &impl Speaks, state: &State, tile: TileId, target: Option<PlanetId>) -> String {
    match target {
        Some(id) => t!(
            speaker,
            "ask-choice-play-on",
            effect(state, tile),
            planet(state, id)
        ),
        None => t!(speaker, "ask-choice-play", effect(state, tile)),
    }
}

fn played(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    tile: TileId,
    target: Option<PlanetId>,
) -> String {
    let (name, state) = (here.name(seat), here.state());
    match target {
        Some(id) => t!(
            speaker,
            "log-played-on",
            name,
            effect(state, tile),
            planet(state, id)
        ),
        None => t!(speaker, "log-played", name, effect(state, tile)),
    }
}

fn compensated(speaker: &impl Speaks, name: &str, creation: u8, flare: u8) -> String {
    let creation = (creation > 0).then(|| t!(speaker, "names-creation", count = creation));
    let flare = (flare > 0).then(|| t!(speaker, "names-flare", count = flare));
    let markers: Vec<String> = creation.into_iter().chain(flare).collect();
    match markers.is_empty() {
        true => String::new(),
        false => t!(speaker, "log-compensated", name, markers: list(&markers)),
    }
}
