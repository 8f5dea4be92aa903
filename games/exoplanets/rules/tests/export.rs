//! The record of a game is as `docs/export-exoplanets.md` says, and can be played again by what it says alone.

#![expect(clippy::panic, reason = "a test fails by panicking")]

use exoplanets::export::{export, state as record_of};
use exoplanets::{
    Arm, ArmState, Choice, ComponentSet, Placed, PlanetId, Resource, Resources, STANDARD, Setup,
    Source, State, TileId,
};
use game::{Action, Game, SeatId, Stuck, luck, random_game};
use serde_json::{Map, Value};
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../../../../docs/export-exoplanets.md");

/// Reads names of a record.
struct Reader<'a>(&'a State);

impl Reader<'_> {
    fn planet(&self, name: &Value) -> PlanetId {
        let mut planets = self.0.components.data().planets.iter();
        let place = planets.position(|planet| planet.id == *name);
        PlanetId(place.unwrap_or_else(|| panic!("a planet: {name}")) as u8)
    }

    fn tile(&self, name: &Value) -> TileId {
        let mut tiles = self.0.components.data().space_tiles.tiles.iter();
        let place = tiles.position(|tile| tile.id == *name);
        TileId(place.unwrap_or_else(|| panic!("a tile: {name}")) as u8)
    }

    fn tiles<C: FromIterator<TileId>>(&self, names: &Value) -> C {
        list(names).iter().map(|name| self.tile(name)).collect()
    }

    /// The choice that an answer names.
    fn choice(&self, question: &Value, answer: &Value) -> Choice {
        match (question.as_str().expect("a text"), &answer["act"]) {
            ("Q1", _) => Choice::Remove(self.tile(answer)),
            ("Q2", _) if answer == "bag" => Choice::From(Source::Bag),
            ("Q2", _) => Choice::From(Source::Stack(number(answer))),
            ("Q3", _) => Choice::Planet(self.planet(answer)),
            ("Q4", _) => Choice::Stack(number(answer)),
            ("Q5", _) => Choice::Arm(arm(answer)),
            ("Q6", _) => Choice::Yield(kind(answer)),
            ("Q8", _) => Choice::Take(kind(answer)),
            ("Q9", _) if answer.is_null() => Choice::Stop,
            ("Q9", _) => Choice::Give(kind(answer)),
            ("Q10", _) => Choice::Discard(self.tile(answer)),
            ("Q7", act) => match act.as_str().expect("an act") {
                "develop" => Choice::Develop {
                    planet: self.planet(&answer["planet"]),
                    pay: amounts(&answer["pay"]),
                },
                "species" => Choice::Species {
                    planet: self.planet(&answer["planet"]),
                    pay: amounts(&answer["pay"]),
                },
                "goal" => Choice::Claim(self.tile(&answer["tile"])),
                "effect" => Choice::Play {
                    tile: self.tile(&answer["tile"]),
                    target: (!answer["target"].is_null()).then(|| self.planet(&answer["target"])),
                },
                _ => Choice::EndTurn,
            },
            other => panic!("{other:?}"),
        }
    }
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u8 {
    value.as_u64().expect("a number") as u8
}

fn arm(name: &Value) -> Arm {
    let named = Arm::ALL.into_iter().find(|arm| arm.name() == name);
    named.expect("an arm")
}

fn kind(letter: &Value) -> Resource {
    let named = Resource::ALL
        .into_iter()
        .find(|kind| kind.letter() == letter);
    named.expect("a resource")
}

fn amounts(value: &Value) -> Resources {
    let [energy, water, gas] = ["E", "W", "G"].map(|letter| number(&value[letter]));
    Resources::new(energy, water, gas)
}

/// The game that a record deals, with `own` components. What nobody knows beforehand – the order of the bag – comes from
/// the steps.
fn dealt(record: &Value, own: ComponentSet) -> State {
    let setup = &record["setup"];
    let mut plain = Setup::standard(list(&setup["seats"]).len(), "another seed");
    plain.seat_compensation = setup["seat_compensation"].as_bool().expect("true or false");
    plain.components = own;
    let mut state = State::deal(&plain).expect("a valid setup");
    let reader = Reader(&state);
    let arms = Arm::ALL.map(|arm| {
        let first = reader.planet(&setup["first_planets"][arm.name()]);
        ArmState {
            planets: [Placed::new(first)].into_iter().collect(),
            face_down: reader.tiles(&setup["face_down"][arm.name()]),
        }
    });
    let stacks = list(&setup["stacks"])
        .iter()
        .map(|name| reader.planet(name));
    let stacks: Vec<PlanetId> = stacks.collect();
    let mut from_bag: Vec<PlanetId> = Vec::new();
    for step in list(&record["steps"]) {
        let revealed = &step["revealed"];
        let drawn = revealed["drawn"].as_array().into_iter().flatten();
        from_bag.extend(
            drawn
                .chain(revealed.get("renewed"))
                .map(|name| reader.planet(name)),
        );
    }
    let used: Vec<PlanetId> = arms
        .iter()
        .map(|arm| arm.planets[0].id)
        .chain(stacks.iter().copied())
        .chain(from_bag.iter().copied())
        .collect();
    let all = (0..state.components.planet_count() as u8).map(PlanetId);
    let rest = all.filter(|planet| !used.contains(planet));
    let bag = rest.chain(from_bag.iter().rev().copied()).collect();
    let hands: Vec<_> = list(&setup["drawn"])
        .iter()
        .map(|names| reader.tiles(names))
        .collect();
    let undrawn = reader.tiles(&setup["undrawn"]);
    (state.arms, state.bag, state.undrawn) = (arms, bag, undrawn);
    state.stacks = [0, 1].map(|stack| stacks[stack..=stack].iter().copied().collect());
    for (seat, hand) in state.seats.iter_mut().zip(hands) {
        seat.hand = hand;
    }
    state
}

/// The record with all sets in one order.
fn sorted(value: &Value) -> Value {
    const SETS: [&str; 10] = [
        "bag",
        "removed_open",
        "drawn",
        "started",
        "developed",
        "hand",
        "removed_at_setup",
        "lost",
        "markers",
        "undrawn",
    ];
    match value {
        Value::Object(map) => {
            let each = map.iter().map(|(key, value)| {
                let mut value = sorted(value);
                if let (true, Value::Array(list)) = (SETS.contains(&key.as_str()), &mut value) {
                    list.sort_by_key(Value::to_string);
                }
                (key.clone(), value)
            });
            let keys: std::collections::BTreeMap<String, Value> = each.collect();
            Map::from_iter(keys).into()
        }
        Value::Array(list) => list.iter().map(sorted).collect(),
        other => other.clone(),
    }
}

/// Plays a record by its answers, and compares everything that it says.
fn play(record: &Value, own: ComponentSet) -> State {
    let mut state = dealt(record, own);
    for step in list(&record["steps"]) {
        let seat = SeatId(number(&step["seat"]));
        let choice = Reader(&state).choice(&step["question"], &step["answer"]);
        assert!(state.is_open(seat), "{step}");
        let legal = state.legal(seat);
        assert_eq!(step["options"], legal.len(), "{step}");
        state.apply(&Action { seat, choice }).expect("legal");
        if let Some(after) = step.get("after") {
            assert_eq!(
                sorted(&record_of(&state)),
                sorted(after),
                "{}",
                step["answer"]
            );
        }
    }
    state
}

/// A random game as a record, with its last state.
fn random(setup: &Setup) -> (Value, State) {
    let start = State::deal(setup).expect("a valid setup");
    let mut actions = Vec::new();
    let (_, end) = random_game(&start, &mut luck(&setup.seed), 5000, |step| {
        actions.push(step.action);
        Ok::<(), Stuck>(())
    })
    .expect("it ends");
    (export(setup, actions).expect("exported"), end)
}

#[test]
fn a_record_can_be_played_again() {
    for game in 0..12 {
        let mut setup = Setup::standard(2 + game % 3, &format!("export {game}"));
        setup.seat_compensation = game % 4 != 0;
        if game % 3 == 2 {
            setup.components = own();
        }
        let (record, end) = random(&setup);
        let again = play(&record, setup.components);
        assert_eq!(
            sorted(&record_of(&again)),
            sorted(&record_of(&end)),
            "game {game}"
        );
        let ranking = end.ranking().expect("over");
        for (seat, score) in end.seat_ids().zip(list(&record["end"]["scores"])) {
            let sum = |part: &str| {
                let each = list(&score[part]).iter().map(|one| one["ep"].as_i64());
                each.flatten().sum::<i64>()
            };
            assert_eq!(score["planet_ep"], sum("planets"));
            assert_eq!(score["goal_ep"], sum("goals"));
            assert_eq!(score["total"], sum("planets") + sum("goals"));
            assert_eq!(
                (&score["total"], &score["rank"]),
                (
                    &Value::from(ranking.score(seat)),
                    &Value::from(ranking.place(seat)),
                )
            );
        }
    }
}

/// The set of an owner, with yields of choice.
fn own() -> ComponentSet {
    ComponentSet::Own {
        name: "Own".to_owned(),
        text: STANDARD.replace("yield: \"G\"", "yield: \"EG\""),
    }
}

#[test]
fn the_components_of_an_owner_are_in_it_as_a_whole() {
    let mut setup = Setup::standard(2, "own");
    setup.components = own();
    let record = export(&setup, []).expect("exported");
    let components = &record["setup"]["components"];
    assert_eq!(components["name"], "Own");
    let data = &components["data"];
    assert_eq!(data["planets"][0]["yield"], "EG");
    assert_eq!(data["planets"][0]["source"]["cost"], "seed");
    assert_eq!(data["setup"]["3"]["star_energy"], 15);
    assert_eq!(
        data["seat_compensation"]["2"]["flare"],
        serde_json::json!([0, 1])
    );
    assert_eq!(data["effects"]["ep_near"]["mark"][0]["ep"], -2);
    assert_eq!(data["goals"][0]["condition"]["kind"], "presence");
}

#[test]
fn removals_stand_in_the_order_of_the_seats() {
    let setup = Setup::standard(3, "order");
    let state = State::deal(&setup).expect("a valid setup");
    let remove = |number: u8| {
        let seat = SeatId(number);
        let choice = state.legal(seat)[0];
        Action { seat, choice }
    };
    let record = export(&setup, [2, 0, 1].map(remove)).expect("exported");
    let seats: Vec<_> = list(&record["steps"])
        .iter()
        .map(|step| number(&step["seat"]))
        .collect();
    assert_eq!((seats, record["end"].is_null()), (vec![0, 1, 2], true));
}

/// The game of the document, step by step.
#[test]
fn the_example_of_the_document_is_true() {
    let blocks: Vec<&str> = DOCUMENT.split("```json\n").skip(1).collect();
    let block = |number: usize| blocks[number].split("```").next().expect("a block");
    let mut record: Value = serde_json::from_str(block(0)).expect("JSON");
    let more = block(1)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    let more: Vec<Value> = more.collect();
    let steps = record["steps"].as_array_mut().expect("a list");
    steps.extend(more);
    play(&record, ComponentSet::Standard);
    // The state after the effect, as far as the document shows it.
    let steps = record["steps"].as_array_mut().expect("a list");
    steps.truncate(11);
    let state = record_of(&play(&record, ComponentSet::Standard));
    let shown: Value = serde_json::from_str(block(2)).expect("JSON");
    for (key, value) in shown.as_object().expect("an object") {
        assert_eq!(
            sorted(&state)[key],
            sorted(&serde_json::json!({key.clone(): value}))[key],
            "{key}"
        );
    }
}

#[test]
fn every_key_is_in_the_document() {
    let (record, _) = random(&Setup::standard(4, "keys"));
    let mut keys = BTreeSet::new();
    collect_keys(&record, &mut keys);
    let named = |key: &&String| {
        !DOCUMENT.contains(&format!("`{key}`")) && !DOCUMENT.contains(&format!("\"{key}\""))
    };
    let is_name = |key: &&String| key.len() > 3;
    let missing: Vec<_> = keys.iter().filter(is_name).filter(named).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn collect_keys(value: &Value, keys: &mut BTreeSet<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, value)| {
            keys.insert(key.clone());
            collect_keys(value, keys);
        }),
        Value::Array(list) => list.iter().for_each(|value| collect_keys(value, keys)),
        _ => {}
    }
}
