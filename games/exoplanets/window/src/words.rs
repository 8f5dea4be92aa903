//! Things, events and refusals in words.

use crate::t;
use crate::text::{Language, Speaks, list};
use exoplanets::bot::{Hint, Reason};
use exoplanets::{
    Arm, Choice, Components, ComponentsError, Consequence, Event, Flaw, Illegal, Invalid, Item,
    Marker, Place, PlanetId, PlanetType, Question, Resource, Resources, SetupError, Source, State,
    Task, TileId,
};
use game::{Game, SeatId};
use kit::frame::At;

/// A table as the words need it.
type Here<'a> = At<'a, State>;

kit::phrases! {
    /// An arm.
    pub fn arm(arm: Arm) = "names-arm" { North, East, South, West }
    /// A place.
    pub fn place(place: Place) = "names-place", arm(place.arm), orbit = place.orbit;
    /// What is set off by the last marker of a kind.
    pub fn phenomenon(kind: Consequence) = "names" {
        Fusion => "names-black-hole", Flare => "names-solar-storm",
    }
    /// So many of a resource.
    pub fn resource(kind: Resource, count: u8) = "names" {
        Energy => (count), Water => (count), Gas => (count),
    }
    /// Why a choice is refused.
    pub fn refusal(reason: Illegal) = "refused" {
        Over, NotOpen(_), OtherQuestion(_), NoSuchTile, NoPlanetThere, NotDrawn, ArmFull, NoSuchResource, NotInSystem,
        Dominated, TopLevel, NoMarker, NoLifeBefore, NotThePrice, ClaimedBefore, GoalNotMet, NoEffect, WrongTarget,
    }
    /// Why no game can be dealt.
    pub fn setup_error(error: &SetupError) = "refused" {
        Seats, Colours, Components(error) => (error: components_error(error)),
    }
    /// A mistake in a set of components: its place, and the remedy.
    fn components_error(error: &ComponentsError) = "components" {
        Syntax { line, column, what } => (line, column, what),
        Wrong { place, flaw: kind } => (place, flaw(*kind)),
    }
    fn flaw(flaw: Flaw) = "components-flaw" {
        Game, Name, Number, Amount, Fixed, Unknown, Effect, Mark, Markers, Condition,
    }
    /// What is wrong with a state from a file.
    pub fn invalid(fault: Invalid) = "refused-invalid" {
        Seats, Planets, Tiles, Resources, Life, Special, Markers, Turn, Agenda,
    }
}

/// What players have to be told about components.
pub fn notice(speaker: &impl Speaks, components: &Components) -> String {
    let notice = &components.data().notice;
    either(speaker, &notice.en, &notice.de).to_owned()
}

/// The name of something in the language of the speaker.
pub fn either<'a>(speaker: &(impl Speaks + ?Sized), english: &'a str, german: &'a str) -> &'a str {
    match speaker.language() {
        Language::English => english,
        Language::German => german,
    }
}

/// Resources, such as “2 energy and 1 gas”.
pub fn resources(speaker: &impl Speaks, amount: Resources) -> String {
    let parts: Vec<String> = amount
        .kinds()
        .map(|kind| resource(speaker, kind, amount[kind]))
        .collect();
    match parts.is_empty() {
        true => t!(speaker, "names-nothing"),
        false => list(speaker, &parts),
    }
}

/// An item of a price, such as “1 energy or 1 gas”.
pub fn item(speaker: &impl Speaks, item: Item) -> String {
    let kinds: Vec<String> = item
        .kinds()
        .map(|kind| resource(speaker, kind, 1))
        .collect();
    match &kinds[..] {
        [one, other] => t!(speaker, "names-item", one, other),
        _ => kinds.join(" / "),
    }
}

/// The items of a price, such as “2 energy + 1 water or 1 gas”.
pub fn items(speaker: &impl Speaks, items: &[Item]) -> String {
    let fixed = items.iter().filter_map(|item| item.only());
    let fixed = fixed.fold(Resources::NONE, |sum, kind| sum + Resources::one(kind));
    let fixed = (fixed != Resources::NONE).then(|| resources(speaker, fixed));
    let open = items.iter().filter(|item| item.only().is_none());
    let parts = fixed
        .into_iter()
        .chain(open.map(|open| item(speaker, *open)));
    parts.collect::<Vec<_>>().join(" + ")
}

/// The name of a type of planet.
pub fn planet_type<'a>(speaker: &impl Speaks, state: &'a State, kind: PlanetType) -> &'a str {
    let types = &state.components.data().types;
    let name = match kind {
        PlanetType::Rocky => &types.rocky,
        PlanetType::SuperEarth => &types.super_earth,
        PlanetType::GasGiant => &types.gas_giant,
        PlanetType::WaterWorld => &types.water_world,
    };
    either(speaker, &name.name, &name.name_de)
}

/// A planet, with its place if it has one.
pub fn planet(speaker: &impl Speaks, state: &State, planet: PlanetId) -> String {
    let kind = planet_type(speaker, state, state.kind(planet));
    match state.place_of(planet) {
        Some(at) => t!(speaker, "names-planet-at", planet = kind, place(at)),
        None => kind.to_owned(),
    }
}

/// The name of the goal of a tile.
pub fn goal<'a>(speaker: &impl Speaks, state: &'a State, tile: TileId) -> &'a str {
    let goal = state.components.goal(tile);
    either(speaker, &goal.name, &goal.name_de)
}

/// The name of the effect of a tile.
pub fn effect<'a>(speaker: &impl Speaks, state: &'a State, tile: TileId) -> &'a str {
    let effect = state.components.effect(tile);
    either(speaker, &effect.name, &effect.name_de)
}

/// A tile by both its halves.
pub fn tile(speaker: &impl Speaks, state: &State, tile: TileId) -> String {
    let (goal, effect) = (goal(speaker, state, tile), effect(speaker, state, tile));
    t!(speaker, "names-tile", goal, effect)
}

/// A number of EP with its sign.
pub fn signed(ep: i32) -> String {
    match ep {
        0.. => format!("+{ep}"),
        _ => format!("−{}", ep.unsigned_abs()),
    }
}

/// An effect marker.
pub fn marker(speaker: &impl Speaks, marker: Marker) -> String {
    match marker {
        Marker::Ep(ep) => t!(speaker, "names-marker-ep", ep = signed(ep.into())),
        Marker::Add(kind) => t!(speaker, "names-marker-add", resource(kind, 1)),
        Marker::Minus(count) => t!(speaker, "names-marker-minus", count),
    }
}

/// What the player is asked.
pub fn question(speaker: &impl Speaks, at: &Here<'_>) -> String {
    let state = at.state();
    let Some(question) = state.question() else {
        return String::new();
    };
    let asked = match (question, state.agenda.last()) {
        (Question::Keep, _) => t!(speaker, "ask-keep"),
        (Question::Source, _) => t!(speaker, "ask-source"),
        (Question::Planet, _) => t!(speaker, "ask-planet"),
        (Question::Stack, _) => t!(speaker, "ask-stack"),
        (Question::Arm, _) => t!(speaker, "ask-arm"),
        (Question::Yield, _) => t!(speaker, "ask-yield"),
        (Question::Act, _) => t!(speaker, "ask-act"),
        (Question::Any, Some(Task::Receive(_))) => t!(speaker, "ask-receive"),
        (Question::Any, Some(Task::Take { count: 2.., .. })) => {
            t!(speaker, "ask-any-more", count = due(state))
        }
        (Question::Any, _) => t!(speaker, "ask-any"),
        (Question::Give, _) => t!(speaker, "ask-give"),
        (Question::Discard, Some(Task::Discard { count: 2.., .. })) => {
            t!(speaker, "ask-discard-more", count = due(state))
        }
        (Question::Discard, _) => t!(speaker, "ask-discard"),
    };
    let is_secret = matches!(question, Question::Keep | Question::Discard);
    match is_secret && !at.shows_secrets {
        true => t!(speaker, "ask-look", question = asked),
        false => asked,
    }
}

/// How many answers the task at hand still takes.
fn due(state: &State) -> u8 {
    match state.agenda.last() {
        Some(Task::Take { count, .. } | Task::Discard { count, .. }) => *count,
        _ => 1,
    }
}

/// A choice in words.
pub fn choice(speaker: &impl Speaks, state: &State, choice: Choice) -> String {
    let at = |id| planet(speaker, state, id);
    match choice {
        Choice::Remove(id) => t!(speaker, "ask-choice-remove", tile(state, id)),
        Choice::From(Source::Bag) => t!(speaker, "ask-answer-source-bag"),
        Choice::From(Source::Stack(stack)) => {
            let top = state
                .stacks
                .get(usize::from(stack))
                .and_then(|stack| stack.last());
            let top = top.map_or(String::new(), |top| at(*top));
            let stack = t!(speaker, "names-stack", number = stack + 1);
            t!(speaker, "ask-answer-source-stack", stack, planet = top)
        }
        Choice::Planet(id) => {
            let cost = items(speaker, &state.card(id).cost);
            t!(speaker, "ask-answer-planet", planet = at(id), cost)
        }
        Choice::Stack(stack) => t!(speaker, "ask-answer-stack", number = stack + 1),
        Choice::Arm(arm) => {
            let orbit = state.arms[arm.index()].planets.len() as u8 + 1;
            place(speaker, Place { arm, orbit })
        }
        Choice::Yield(kind) | Choice::Take(kind) => {
            t!(speaker, "ask-choice-take", resource(kind, 1))
        }
        Choice::Give(kind) => t!(speaker, "ask-choice-give", resource(kind, 1)),
        Choice::Develop { planet, pay } => {
            t!(
                speaker,
                "ask-choice-develop",
                pay = resources(speaker, pay),
                planet = at(planet)
            )
        }
        Choice::Species { planet, pay } => {
            t!(
                speaker,
                "ask-choice-species",
                pay = resources(speaker, pay),
                planet = at(planet)
            )
        }
        Choice::Claim(tile) => {
            let ep = state.components.goal(tile).ep;
            t!(speaker, "ask-choice-claim", goal(state, tile), ep)
        }
        Choice::Play { tile, target } => match target {
            Some(target) => {
                t!(
                    speaker,
                    "ask-choice-play-on",
                    effect(state, tile),
                    planet = at(target)
                )
            }
            None => t!(speaker, "ask-choice-play", effect(state, tile)),
        },
        Choice::EndTurn => t!(speaker, "ask-answer-end"),
        Choice::Stop => t!(speaker, "ask-answer-stop"),
        Choice::Discard(id) => t!(speaker, "ask-choice-discard", tile(state, id)),
    }
}

/// The button that ends the turn: it says what is still possible. What hand tiles could do is told only while they are seen.
pub fn end_turn(speaker: &impl Speaks, at: &Here<'_>) -> String {
    let mut life = Vec::new();
    let (mut species, mut goals, mut effects) = (Vec::new(), 0_usize, Vec::new());
    for choice in at.view.legal() {
        match choice {
            Choice::Develop { planet, .. } if !life.contains(&planet) => life.push(planet),
            Choice::Species { planet, .. } if !species.contains(&planet) => species.push(planet),
            Choice::Claim(_) if at.shows_secrets => goals += 1,
            Choice::Play { tile, .. } if at.shows_secrets && !effects.contains(&tile) => {
                effects.push(tile);
            }
            _ => {}
        }
    }
    let left = [
        (goals, t!(speaker, "ask-left-goals", count = goals)),
        (
            species.len(),
            t!(speaker, "ask-left-species", count = species.len()),
        ),
        (life.len(), t!(speaker, "ask-left-life", count = life.len())),
        (
            effects.len(),
            t!(speaker, "ask-left-effects", count = effects.len()),
        ),
    ];
    let left = left.into_iter().filter(|(count, _)| *count > 0);
    let left: Vec<String> = left.map(|(_, words)| words).collect();
    match left.is_empty() {
        true => t!(speaker, "ask-answer-end"),
        false => t!(speaker, "ask-answer-end-with", left = left.join(", ")),
    }
}

/// What has happened, as a sentence; none if something else says it.
pub fn told(speaker: &impl Speaks, at: &Here<'_>, event: &Event) -> Option<String> {
    let state = at.state();
    let name = |seat: SeatId| at.name(seat);
    let there = |id: PlanetId| planet(speaker, state, id);
    Some(match *event {
        Event::Removed(seat) => t!(speaker, "log-removed", name = name(seat)),
        Event::RemovedTile(_, id) => t!(speaker, "log-removed-tile", tile(state, id)),
        Event::Compensated {
            seat,
            creation,
            flare,
        } => {
            let creation = (creation > 0).then(|| t!(speaker, "names-creation", count = creation));
            let flare = (flare > 0).then(|| t!(speaker, "names-flare", count = flare));
            let markers: Vec<String> = creation.into_iter().chain(flare).collect();
            if markers.is_empty() {
                return None;
            }
            t!(
                speaker,
                "log-compensated",
                name = name(seat),
                markers = list(speaker, &markers)
            )
        }
        Event::TurnBegan { seat, number } => {
            let number = 1 + (number - 1) / state.seat_count() as u16;
            t!(speaker, "log-turn-began", name = name(seat), number)
        }
        Event::BagDrawn([one, other]) => {
            let kind = |id| planet_type(speaker, state, state.kind(id));
            t!(
                speaker,
                "log-bag-drawn",
                one = kind(one),
                other = kind(other)
            )
        }
        Event::StackTaken { stack, planet } => {
            let kind = planet_type(speaker, state, state.kind(planet));
            t!(speaker, "log-stack-taken", stack = stack + 1, planet = kind)
        }
        Event::Stacked { stack, planet } => {
            let kind = planet_type(speaker, state, state.kind(planet));
            t!(speaker, "log-stacked", stack = stack + 1, planet = kind)
        }
        Event::Renewed { stack, planet } => {
            let kind = planet_type(speaker, state, state.kind(planet));
            t!(speaker, "log-renewed", stack = stack + 1, planet = kind)
        }
        Event::Born { planet, .. } => t!(speaker, "log-born", planet = there(planet)),
        Event::TileTaken(seat, _) => t!(speaker, "log-tile-taken", name = name(seat)),
        Event::TileSeen(_, id) => t!(speaker, "log-tile-seen", tile(state, id)),
        Event::StarGiven(seat) => t!(speaker, "log-star-given", name = name(seat)),
        Event::Gained(seat, amount) => {
            t!(speaker, "log-gained", name = name(seat), resources(amount))
        }
        Event::Paid(seat, amount) => {
            t!(speaker, "log-paid", name = name(seat), resources(amount))
        }
        Event::Developed(seat, planet) => {
            t!(
                speaker,
                "log-developed",
                name = name(seat),
                planet = there(planet)
            )
        }
        Event::Returned {
            seat,
            planet,
            count,
        } => {
            let markers = t!(speaker, "names-life", count);
            t!(
                speaker,
                "log-returned",
                name = name(seat),
                markers,
                planet = there(planet)
            )
        }
        Event::SpeciesCreated(seat, planet) => {
            t!(
                speaker,
                "log-species",
                name = name(seat),
                planet = there(planet)
            )
        }
        Event::CreationTaken(seat) => t!(speaker, "log-creation-taken", name = name(seat)),
        Event::Collision => t!(speaker, "log-collision"),
        Event::Claimed(seat, tile) => {
            let ep = state.components.goal(tile).ep;
            t!(
                speaker,
                "log-claimed",
                name = name(seat),
                goal(state, tile),
                ep
            )
        }
        Event::Played { seat, tile, target } => match target {
            Some(target) => {
                let planet = there(target);
                t!(
                    speaker,
                    "log-played-on",
                    name = name(seat),
                    effect(state, tile),
                    planet
                )
            }
            None => t!(
                speaker,
                "log-played",
                name = name(seat),
                effect(state, tile)
            ),
        },
        Event::Discounted(planet, count) => {
            t!(speaker, "log-discounted", count, planet = there(planet))
        }
        Event::Marked(planet, kind) => {
            t!(speaker, "log-marked", planet = there(planet), marker(kind))
        }
        Event::MarkerTaken(seat, Consequence::Fusion) => {
            t!(speaker, "log-fusion-taken", name = name(seat))
        }
        Event::MarkerTaken(seat, Consequence::Flare) => {
            t!(speaker, "log-flare-taken", name = name(seat))
        }
        Event::Phenomenon(Consequence::Fusion) => t!(speaker, "log-black-hole"),
        Event::Phenomenon(Consequence::Flare) => t!(speaker, "log-solar-storm"),
        Event::GasLost(seat, count) => {
            t!(
                speaker,
                "log-gas-lost",
                name = name(seat),
                gas = resource(speaker, Resource::Gas, count)
            )
        }
        Event::Discarded(seat) => t!(speaker, "log-discarded", name = name(seat)),
        Event::DiscardedTile(_, id) => t!(speaker, "log-discarded-tile", tile(state, id)),
        Event::Ended => t!(speaker, "log-ended"),
        Event::Answered(_)
        | Event::Chosen(_)
        | Event::CreationBack
        | Event::Laid(..)
        | Event::Left(_)
        | Event::Back(_) => return None,
    })
}

/// A hint with what speaks for it.
pub fn hint(speaker: &impl Speaks, state: &State, hint: &Hint) -> String {
    let choice = choice(speaker, state, hint.choice);
    let reasons: Vec<String> = hint.reasons.iter().map(|it| reason(speaker, *it)).collect();
    match reasons.is_empty() {
        true => choice,
        false => t!(speaker, "hint-with", choice, reasons = reasons.join(", ")),
    }
}

fn reason(speaker: &impl Speaks, reason: Reason) -> String {
    match reason {
        Reason::Points(ep) => t!(speaker, "hint-points", ep = signed(ep)),
        Reason::Species => t!(speaker, "hint-species"),
        Reason::SendsAway(count) => {
            t!(
                speaker,
                "hint-sends-away",
                markers = t!(speaker, "names-life", count)
            )
        }
        Reason::Gains(amount) => t!(speaker, "hint-gains", resources(amount)),
        Reason::OthersGain(count) => t!(speaker, "hint-others-gain", count),
        Reason::CreationMarker => t!(speaker, "hint-creation-marker"),
        Reason::Collision => t!(speaker, "hint-collision"),
        Reason::SetsOff(kind) => t!(speaker, "hint-sets-off", phenomenon(kind)),
        Reason::CostsOthers(ep) => t!(speaker, "hint-costs-others", ep),
        Reason::Cheaper => t!(speaker, "hint-cheaper"),
        Reason::MeetsGoal => t!(speaker, "hint-meets-goal"),
        Reason::NewTile => t!(speaker, "hint-new-tile"),
    }
}

/// What everybody sees of a seat: for assistive technology and narrow rows.
pub fn standing(speaker: &impl Speaks, state: &State, seat: SeatId) -> String {
    let own = &state.seats[seat.index()];
    let parts = [
        resources(speaker, own.resources),
        t!(speaker, "names-tiles", count = own.hand.len()),
        t!(speaker, "names-goals", count = own.goals.len()),
    ];
    parts.join(" · ")
}
