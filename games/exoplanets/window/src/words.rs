//! Things, events and refusals in words.

use crate::t;
use crate::text::{Speaks, list};
use exoplanets::{
    Arm, Choice, Components, ComponentsError, Consequence, Effect, Flaw, Illegal, Invalid, Item,
    Lack, Marker, Place, PlanetId, PlanetType, Question, Resource, Resources, SetupError, State,
    Task, TileId,
};
use game::SeatId;
use kit::frame::At;
use kit::text::{either, signed};

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
        Dominated, TopLevel, NoLifeMarker, NoSpeciesMarker, NoLifeBefore, NotThePrice,
        CannotPay(missing) => (count = missing.count(), missing: lack(missing)),
        ClaimedBefore, GoalNotMet { now, least } => (now, least), NoEffect, HasTile, WrongTarget,
    }
    /// Why no game can be dealt.
    pub fn setup_error(error: &SetupError) = "refused" {
        Seats, Colours, Components(error) => (error: components_error(error)),
    }
    /// A mistake in a set of components: its place, and the remedy.
    fn components_error(error: &ComponentsError) = "components" {
        Syntax { line, column, .. } => (line, column),
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

/// What is missing to pay a price, such as “1 water and 1 energy or 1 gas”.
fn lack(speaker: &impl Speaks, lack: Lack) -> String {
    let named = (lack.named != Resources::NONE).then(|| resources(speaker, lack.named));
    let kinds = lack
        .of
        .kinds()
        .map(|kind| resource(speaker, kind, lack.open));
    let kinds: Vec<String> = kinds.collect();
    let open = match &kinds[..] {
        [one, other] => Some(t!(speaker, "names-item", one, other)),
        _ => (!kinds.is_empty()).then(|| kinds.join(" / ")),
    };
    let parts: Vec<String> = named.into_iter().chain(open).collect();
    list(speaker, &parts)
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

/// The items of a price, such as “2 energy + (1 water or 1 gas)”.
pub fn items(speaker: &impl Speaks, items: &[Item]) -> String {
    let fixed = items.iter().filter_map(|item| item.only());
    let fixed = fixed.fold(Resources::NONE, |sum, kind| sum + Resources::one(kind));
    let fixed = (fixed != Resources::NONE).then(|| resources(speaker, fixed));
    let open = items.iter().filter(|item| item.only().is_none());
    let is_alone = items.len() == 1;
    let open = open.map(|open| match is_alone {
        true => item(speaker, *open),
        false => format!("({})", item(speaker, *open)),
    });
    let parts = fixed.into_iter().chain(open);
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

/// What an effect says, with true minus signs.
pub fn effect_text(speaker: &impl Speaks, effect: &Effect) -> String {
    either(speaker, &effect.text, &effect.text_de).replace(" -", " −")
}

/// A tile by both its halves.
pub fn tile(speaker: &impl Speaks, state: &State, tile: TileId) -> String {
    let (goal, effect) = (goal(speaker, state, tile), effect(speaker, state, tile));
    t!(speaker, "names-tile", goal, effect)
}

/// A number of EP that is added to others: with its sign apart.
pub fn addend(ep: i32) -> String {
    match ep {
        0.. => format!("+ {ep}"),
        _ => format!("− {}", ep.unsigned_abs()),
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
        (Question::Stack, _) => t!(speaker, "ask-stack", planet = other_drawn(speaker, state)),
        (Question::Arm, _) => t!(speaker, "ask-arm"),
        (Question::Yield, _) => t!(speaker, "ask-yield"),
        (Question::Act, _) => t!(speaker, "ask-act"),
        (Question::Any, Some(Task::Receive(_))) => t!(speaker, "ask-receive"),
        (Question::Any, _) => any(speaker, state),
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

/// The type of the planet out of the bag that goes on a stack.
fn other_drawn(speaker: &impl Speaks, state: &State) -> String {
    let other = state.birth.and_then(|birth| birth.drawn[0]);
    let kind = other.map(|id| planet_type(speaker, state, state.kind(id)).to_owned());
    kind.unwrap_or_default()
}

/// The question for resources of choice, with what they are for.
fn any(speaker: &impl Speaks, state: &State) -> String {
    let question = t!(speaker, "ask-any", count = due(state));
    let cause = if state.agenda.contains(&Task::CreationBack) {
        t!(speaker, "ask-any-collision")
    } else if let Some(played) = state.effect {
        t!(speaker, "ask-any-effect", effect(state, played.tile))
    } else {
        t!(speaker, "ask-any-returned")
    };
    t!(speaker, "ask-any-because", cause, question)
}

/// How many answers the task at hand still takes.
fn due(state: &State) -> u8 {
    match state.agenda.last() {
        Some(Task::Take { count, .. } | Task::Discard { count, .. }) => *count,
        _ => 1,
    }
}

/// What is still possible in a turn, each thing with its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left {
    goals: usize,
    species: usize,
    life: usize,
    effects: usize,
    /// Whether tiles lie face down that could do something.
    is_unseen: bool,
    is_last: bool,
}

impl Left {
    /// What is still possible in the turn. What hand tiles could do is counted only while they are seen.
    pub fn of(at: &Here<'_>) -> Self {
        let (mut life, mut species) = (Vec::new(), Vec::new());
        let (mut goals, mut effects) = (0, Vec::new());
        let own = &at.state().seats[at.seat().index()];
        for choice in at.view.legal() {
            match choice {
                Choice::Develop { planet, .. } if !life.contains(&planet) => life.push(planet),
                Choice::Species { planet, .. } if !species.contains(&planet) => {
                    species.push(planet);
                }
                Choice::Claim(_) if at.shows_secrets => goals += 1,
                Choice::Play { tile, .. } if at.shows_secrets && !effects.contains(&tile) => {
                    effects.push(tile);
                }
                _ => {}
            }
        }
        Self {
            goals,
            species: species.len(),
            life: life.len(),
            effects: effects.len(),
            is_unseen: !at.shows_secrets && !own.hand.is_empty(),
            is_last: usize::from(at.state().star) < at.state().seats.len(),
        }
    }

    /// Whether nothing is.
    pub const fn is_empty(&self) -> bool {
        self.goals + self.species + self.life + self.effects == 0 && !self.is_unseen
    }

    /// The button that ends the turn: it says what is still possible.
    pub fn end_turn(&self, speaker: &impl Speaks) -> String {
        if self.is_empty() {
            return t!(speaker, "ask-choice-end-turn");
        }
        let left = [
            (
                self.goals,
                t!(speaker, "ask-left-goals", count = self.goals),
            ),
            (
                self.species,
                t!(speaker, "ask-left-species", count = self.species),
            ),
            (self.life, t!(speaker, "ask-left-life", count = self.life)),
            (
                self.effects,
                t!(speaker, "ask-left-effects", count = self.effects),
            ),
            (usize::from(self.is_unseen), t!(speaker, "ask-left-unseen")),
        ];
        let left = left.into_iter().filter(|(count, _)| *count > 0);
        let left: Vec<String> = left.map(|(_, words)| words).collect();
        t!(speaker, "ask-end-with", left = left.join(", "))
    }

    /// What would be lost for good if the turn ended now, as sentences: goals that are met, and what can be done in the last
    /// turn.
    pub fn wasted(&self, speaker: &impl Speaks) -> Option<String> {
        let goals = (self.goals > 0).then(|| t!(speaker, "ask-wasted-goals", count = self.goals));
        let life = self.is_last && self.life + self.species > 0;
        let life = life.then(|| t!(speaker, "ask-wasted-life"));
        let lost: Vec<String> = goals.into_iter().chain(life).collect();
        (!lost.is_empty()).then(|| lost.join(" "))
    }
}

/// What everybody sees of a seat: for assistive technology and narrow rows.
pub fn standing(speaker: &impl Speaks, state: &State, seat: SeatId) -> String {
    let own = &state.seats[seat.index()];
    let parts = [
        resources(speaker, own.resources),
        t!(speaker, "names-tiles", count = own.hand.len()),
        t!(speaker, "names-goals", count = own.goals.len()),
        t!(speaker, "names-points", ep = state.points(seat)),
    ];
    parts.join(" · ")
}
