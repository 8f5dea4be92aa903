//! The record of a game for other programs; `docs/export-exoplanets.md` describes it.

use crate::components::{Arm, Components, Marker};
use crate::decision::{Choice, Illegal, Question};
use crate::event::Event;
use crate::id::{PlanetId, TileId};
use crate::resource::{Resource, Resources};
use crate::setup::{Setup, SetupError};
use crate::state::{Placed, Seat, Source, Stage, State, Task};
use game::components::ComponentSet;
use game::{Action, Game, SeatId};
use serde_json::{Map, Value, json};

/// Why there is no record.
pub type ExportError = game::ExportError<SetupError, Illegal>;

/// The record of the game of `setup` with these actions: its setup, every step with the state after it, and its end.
///
/// # Errors
/// Why the game cannot be played again.
pub fn export(
    setup: &Setup,
    actions: impl IntoIterator<Item = Action<Choice>>,
) -> Result<Value, ExportError> {
    let mut state = setup.deal()?;
    let mut record = json!({
        "format": "exoplanets-export",
        "version": 1,
        "setup": dealt(setup, &state)?,
    });
    let mut actions: Vec<Action<Choice>> = actions.into_iter().collect();
    // Tiles are removed at the same time, in any order; here they stand in the order of the seats.
    let removing = |action: &Action<Choice>| action.choice.question() == Question::Keep;
    let count = actions.iter().take_while(|action| removing(action)).count();
    actions[..count].sort_by_key(|action| action.seat);
    let mut steps = Vec::new();
    for (number, action) in actions.into_iter().enumerate() {
        let step = step(&mut state, action);
        steps.push(step.map_err(|why| ExportError::Action(number, why))?);
    }
    record["steps"] = steps.into();
    record["end"] = end(&state);
    Ok(record)
}

/// What was dealt.
fn dealt(setup: &Setup, state: &State) -> Result<Value, ExportError> {
    let seats = setup.seats.iter();
    let seats = seats.map(|seat| json!({"name": seat.name, "colour": seat.colour.name()}));
    let of_arms = |value: &dyn Fn(Arm) -> Value| -> Value {
        let arms = Arm::ALL.map(|arm| (arm.name().to_owned(), value(arm)));
        Map::from_iter(arms).into()
    };
    let first = |arm: Arm| {
        let planet = state.arms[arm.index()].planets.first();
        planet.map_or(Value::Null, |placed| planet_name(state, placed.id))
    };
    let stacks = state.stacks.iter().flatten();
    Ok(json!({
        "seed": setup.seed,
        "seats": seats.collect::<Vec<_>>(),
        "seat_compensation": setup.seat_compensation,
        "components": components(&setup.components, &state.components)?,
        "first_planets": of_arms(&first),
        "stacks": stacks.map(|planet| planet_name(state, *planet)).collect::<Vec<_>>(),
        "face_down": of_arms(&|arm| tiles(state, state.arms[arm.index()].face_down.iter().copied())),
        "drawn": state.seats.iter().map(|seat| tiles(state, seat.hand.iter())).collect::<Vec<_>>(),
        "undrawn": tiles(state, state.undrawn.iter()),
    }))
}

/// The components; those of an owner as a whole.
fn components(set: &ComponentSet, known: &Components) -> Result<Value, ExportError> {
    let ComponentSet::Own { name, .. } = set else {
        return Ok(json!({"name": "standard", "data": null}));
    };
    let data = serde_json::to_value(known.data());
    let mut data = data.map_err(|error| ExportError::Components(error.to_string()))?;
    for part in ["setup", "seat_compensation"] {
        // The numbers of players stand beside the others there.
        if let Some(part) = data[part].as_object_mut()
            && let Some(Value::Object(players)) = part.remove("players")
        {
            part.extend(players);
        }
    }
    Ok(json!({"name": name, "data": data}))
}

/// Carries out an action and describes it.
fn step(state: &mut State, action: Action<Choice>) -> Result<Value, Illegal> {
    let Action { seat, choice } = action;
    let question = choice.question();
    let options = state.legal(seat).len();
    let events = state.apply(&action)?;
    Ok(json!({
        "seat": seat.0,
        "question": name_of(question),
        "options": options,
        "answer": answer(state, choice),
        "revealed": revealed(state, &events),
        "after": self::state(state),
    }))
}

fn name_of(question: Question) -> String {
    format!("Q{}", question.number())
}

fn answer(state: &State, choice: Choice) -> Value {
    match choice {
        Choice::Remove(tile) | Choice::Discard(tile) => tile_name(state, tile),
        Choice::From(source) => source_name(source),
        Choice::Planet(planet) => planet_name(state, planet),
        Choice::Stack(stack) => stack.into(),
        Choice::Arm(arm) => arm.name().into(),
        Choice::Yield(kind) | Choice::Take(kind) | Choice::Give(kind) => kind.letter().into(),
        Choice::Stop => Value::Null,
        Choice::Develop { planet, pay } => {
            json!({"act": "develop", "planet": planet_name(state, planet), "pay": amounts(pay)})
        }
        Choice::Species { planet, pay } => {
            json!({"act": "species", "planet": planet_name(state, planet), "pay": amounts(pay)})
        }
        Choice::Claim(tile) => json!({"act": "goal", "tile": tile_name(state, tile)}),
        Choice::Play { tile, target } => {
            let target = target.map(|planet| planet_name(state, planet));
            json!({"act": "effect", "tile": tile_name(state, tile), "target": target})
        }
        Choice::EndTurn => json!({"act": "end"}),
    }
}

/// What came to light.
fn revealed(state: &State, events: &[Event]) -> Value {
    let mut revealed = Map::new();
    for event in events {
        let (key, value) = match *event {
            Event::BagDrawn(drawn) => {
                let drawn = drawn.map(|planet| planet_name(state, planet));
                ("drawn", drawn.to_vec().into())
            }
            Event::Renewed { planet, .. } => ("renewed", planet_name(state, planet)),
            Event::TileSeen(_, tile) => ("tile", tile_name(state, tile)),
            _ => continue,
        };
        revealed.insert(key.to_owned(), value);
    }
    revealed.into()
}

/// The complete state.
pub fn state(state: &State) -> Value {
    let asked = state.question().and_then(|question| {
        let seat = state.active()?;
        Some(json!({"seat": seat.0, "question": name_of(question)}))
    });
    let arm = |arm: Arm| {
        let there = &state.arms[arm.index()];
        let planets = there.planets.iter().map(|placed| planet(state, placed));
        let face_down = tiles(state, there.face_down.iter().copied());
        let value = json!({"planets": planets.collect::<Vec<_>>(), "face_down": face_down});
        (arm.name().to_owned(), value)
    };
    let special = state.special;
    let stacks = state.stacks.iter();
    json!({
        "asked": asked,
        "star": state.star,
        "cloud": amounts(state.cloud),
        "special": {"fusion": special.fusion, "flare": special.flare, "creation": special.creation},
        "arms": Map::from_iter(Arm::ALL.map(arm)),
        "stacks": stacks.map(|stack| planets(state, stack.iter().copied())).collect::<Vec<_>>(),
        "bag": planets(state, state.bag.iter().copied()),
        "removed_open": tiles(state, state.removed_open.iter()),
        "birth": birth(state),
        "effect": effect(state),
        "turn": turn(state),
        "seats": state.seats.iter().map(|own| seat(state, own)).collect::<Vec<_>>(),
    })
}

fn birth(state: &State) -> Option<Value> {
    let birth = state.birth?;
    Some(json!({
        "source": source_name(birth.source),
        "drawn": planets(state, birth.drawn.into_iter().flatten()),
        "planet": birth.planet.map(|planet| planet_name(state, planet)),
    }))
}

fn effect(state: &State) -> Option<Value> {
    let played = state.effect?;
    let giving = match state.agenda.last() {
        Some(Task::Receive(kind)) => Some(kind.letter()),
        _ => None,
    };
    Some(json!({
        "tile": tile_name(state, played.tile),
        "target": played.target.map(|planet| planet_name(state, planet)),
        "giving": giving,
    }))
}

fn turn(state: &State) -> Option<Value> {
    if matches!(state.stage, Stage::Setup | Stage::Over) {
        return None;
    }
    let turn = state.turn;
    let discounted = state.planets().filter(|placed| placed.discount > 0);
    let discounts = discounted.map(|placed| {
        let name = state.card(placed.id).id.clone();
        (name, Value::from(placed.discount))
    });
    Some(json!({
        "number": turn.number,
        "seat": state.turn_seat().0,
        "started": planets(state, turn.started.iter()),
        "developed": planets(state, turn.developed.iter()),
        "expelled": turn.expelled,
        "discounts": Map::from_iter(discounts),
    }))
}

fn planet(state: &State, placed: &Placed) -> Value {
    let marker = |marker| match marker {
        Marker::Ep(ep) => json!({"ep": ep}),
        Marker::Add(kind) => json!({"add": Resource::letter(kind)}),
        Marker::Minus(minus) => json!({"minus": minus}),
    };
    let markers = state.markers(placed);
    let markers = markers.flat_map(|(kind, count)| (0..count).map(move |_| marker(kind)));
    json!({
        "id": planet_name(state, placed.id),
        "life": placed.life[..state.seats.len()],
        "species": placed.species.map(|seat| seat.0),
        "markers": markers.collect::<Vec<_>>(),
        "tile": placed.tile.map(|tile| tile_name(state, tile)),
    })
}

fn seat(state: &State, own: &Seat) -> Value {
    json!({
        "resources": amounts(own.resources),
        "life": own.life,
        "species": own.species,
        "creation": own.creation,
        "fusion": own.fusion,
        "flare": own.flare,
        "hand": tiles(state, own.hand.iter()),
        "goals": tiles(state, own.goals.iter().copied()),
        "removed_at_setup": tiles(state, own.removed.iter()),
        "lost": tiles(state, own.lost.iter()),
    })
}

/// The result; none while the game goes on.
fn end(state: &State) -> Value {
    let Some(ranking) = state.ranking() else {
        return Value::Null;
    };
    let score = |seat: SeatId| {
        let score = state.score(seat);
        let planets = score.planets.iter().map(|own| {
            json!({
                "planet": planet_name(state, own.planet),
                "points": own.points,
                "size": own.size,
                "markers": own.markers,
                "ep": own.ep,
            })
        });
        let goals = score.goals.iter();
        let goals = goals.map(|(tile, ep)| json!({"tile": tile_name(state, *tile), "ep": ep}));
        json!({
            "planets": planets.collect::<Vec<_>>(),
            "goals": goals.collect::<Vec<_>>(),
            "planet_ep": score.planet_ep(),
            "goal_ep": score.goal_ep(),
            "total": score.total(),
            "goals_claimed": score.goals.len(),
            "species": score.species,
            "rank": ranking.place(seat),
        })
    };
    json!({"reason": "star", "scores": state.seat_ids().map(score).collect::<Vec<_>>()})
}

fn source_name(source: Source) -> Value {
    match source {
        Source::Bag => "bag".into(),
        Source::Stack(stack) => stack.into(),
    }
}

fn planet_name(state: &State, planet: PlanetId) -> Value {
    state.card(planet).id.as_str().into()
}

fn tile_name(state: &State, tile: TileId) -> Value {
    state.components.tile_name(tile).into()
}

fn planets(state: &State, planets: impl Iterator<Item = PlanetId>) -> Value {
    planets.map(|planet| planet_name(state, planet)).collect()
}

fn tiles(state: &State, tiles: impl Iterator<Item = TileId>) -> Value {
    tiles.map(|tile| tile_name(state, tile)).collect()
}

fn amounts(resources: Resources) -> Value {
    let amount = |kind: Resource| (kind.letter().to_owned(), Value::from(resources[kind]));
    Map::from_iter(Resource::ALL.map(amount)).into()
}
