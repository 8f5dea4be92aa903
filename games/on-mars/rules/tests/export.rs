//! The record of a game can be played again by what it says alone, as `docs/export-on-mars.md` tells.

#![expect(clippy::panic, reason = "a test fails by panicking")]

use game::{Action, Game, SeatId, Stuck, luck, random_game};
use on_mars::export::{answer, export, state as record_of, whole};
use on_mars::*;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../../../../docs/export-on-mars.md");

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u8 {
    value.as_u64().expect("a number") as u8
}

/// The one of these names.
fn named<T: Copy>(all: &[T], name: impl Fn(T) -> &'static str, value: &Value) -> T {
    let found = all.iter().find(|own| name(**own) == value);
    *found.unwrap_or_else(|| panic!("a name: {value}"))
}

fn tech(value: &Value) -> Tech {
    named(&Tech::ALL, Tech::name, value)
}

fn discovery(state: &State, value: &Value) -> DiscoveryId {
    let tiles = &state.components.data().discovery_tiles;
    let place = tiles.iter().position(|tile| *value == tile.id);
    DiscoveryId(place.expect("a Discovery tile") as u8)
}

/// The first state, by what the record says about the setup.
fn first_state(record: &Value) -> State {
    let setup = &record["setup"];
    let seats = list(&setup["seats"]);
    let mut plain = Setup::standard(seats.len(), "another seed");
    let solo = &setup["solo"];
    if !solo.is_null() {
        // What Lacerda leaves to chance comes from the seed.
        plain = Setup::standard(1, setup["seed"].as_str().expect("a text"));
        let components = Components::standard();
        let goals = &components.data().solo.goals;
        let place = goals.iter().position(|goal| solo["goal"] == goal.id);
        plain.solo = place.map(|place| SoloGoalId(place as u8));
    }
    let options = &setup["options"];
    plain.options = Options {
        mission_mix: named(&MissionMix::ALL, MissionMix::name, &options["mission_mix"]),
        colony_update: named(
            &ColonyUpdate::ALL,
            ColonyUpdate::name,
            &options["colony_update"],
        ),
        crystals_usable: named(
            &CrystalsUsable::ALL,
            CrystalsUsable::name,
            &options["crystals_usable"],
        ),
        space_oddity: options["space_oddity"] == true,
        first_colonists: options["first_colonists"] == true,
    };
    if plain.options.first_colonists {
        // The bonuses that are asked about first hang on the spaces.
        setup["seed"]
            .as_str()
            .expect("a text")
            .clone_into(&mut plain.seed);
    }
    let mut state = State::deal(&plain).expect("a valid setup");
    for (own, seat) in state.seats.iter_mut().zip(seats) {
        let goals = list(&seat["goals"]).iter();
        own.goals = goals.map(|goal| GoalId(number(goal) - 1)).collect();
    }
    state.first = SeatId(number(&setup["first"]));
    let numbers = |value: &Value| list(value).iter().map(number).collect::<Vec<u8>>();
    match &mut state.first_colonists {
        None => state.agenda[0].seat = state.first,
        Some(all) => {
            let first = &setup["first_colonists"];
            for (own, seat) in all.seats.iter_mut().zip(list(&first["seats"])) {
                own.plan = Some(PlanId(number(&seat["plan"]) - 1));
            }
            let deck = numbers(&first["deck"]).into_iter().rev();
            all.deck = deck.map(|card| TaskCardId(card - 1)).collect();
            for (own, space) in state.seats.iter().zip(numbers(&setup["start_spaces"])) {
                assert_eq!(own.space, Some(space));
            }
        }
    }
    if let Some(own) = &mut state.solo {
        own.start_space = number(&solo["start_space"]);
        let deck = numbers(&solo["deck"]).into_iter().rev();
        own.deck = deck.map(SoloCardId).collect();
        let contracts = numbers(&solo["contract_deck"]).into_iter();
        state.contracts = contracts.map(|id| ContractId(id - 1)).collect();
        assert_eq!(state.seats[1].space, Some(own.start_space));
    }
    for track in 0..4 {
        let building = State::lss_building(track);
        let at = list(&setup["lss_hexes"][building.name()]);
        let at = (
            at[0].as_i64().expect("a number") as i8,
            at[1].as_i64().expect("a number") as i8,
        );
        let at = state.hex(at).expect("a hex");
        state.buildings[building as usize] = HexSet::from_iter([at]);
        let reward = number(&setup["lss_rewards"][building.name()]);
        state.rewards[track] = RewardId(reward - 1);
    }
    for building in Building::ALL.iter().take(5) {
        let arrows = &state.components.building(*building).arrows;
        let mut left: Vec<u8> = (0..arrows.len() as u8).collect();
        let stack = list(&setup["stacks"][building.name()]).iter().rev();
        let tiles = stack.map(|tile| {
            let same = |own: &u8| json!(arrows[usize::from(*own)]) == *tile;
            let place = left
                .iter()
                .position(same)
                .expect("a tile with these arrows");
            left.remove(place)
        });
        state.stacks[*building as usize] = tiles.collect();
    }
    let techs = |value: &Value| list(value).iter().map(tech).collect::<Vec<_>>();
    state.grid = techs(&setup["grid"]).into_iter().map(Some).collect();
    state.tech_stack = techs(&setup["tech_stack"]).into_iter().rev().collect();
    let deck = list(&setup["blueprint_deck"]).iter();
    let deck: Vec<CardId> = deck.map(|card| CardId(number(card) - 1)).collect();
    for (place, card) in state.display.iter_mut().zip(&deck[..6]) {
        *place = Some(*card);
    }
    state.deck = deck[6..].iter().rev().copied().collect();
    let tiles = list(&setup["discovery_stack"]).iter();
    let tiles: Vec<DiscoveryId> = tiles.map(|tile| discovery(&state, tile)).collect();
    state.exploration = [Some(tiles[0]), Some(tiles[1])];
    state.discovery_stack = tiles[2..].iter().rev().copied().collect();
    let missions = list(&setup["missions"]).iter();
    let need = |mission: Mission| state.components.mission(mission).need[&(seats.len() as u8)];
    let missions = missions.map(|name| named(&Mission::ALL, Mission::name, name));
    state.missions = missions.map(|mission| (mission, need(mission))).collect();
    if let Some(own) = &mut state.solo {
        own.missions = state.missions.iter().map(|(mission, _)| *mission).collect();
    }
    assert_eq!(state.validate(), Ok(()));
    state
}

/// Gives the answer of a step.
fn play(state: &mut State, step: &Value) {
    let seat = SeatId(number(&step["seat"]));
    let said = &step["answer"];
    match step["question"].as_str().expect("a question") {
        "Q29" if said["task_card"].is_number() => {
            let card = TaskCardId(number(&said["task_card"]) - 1);
            let choice = Choice::Show(card);
            state.apply(&Action { seat, choice }).expect("legal");
        }
        "Q29" => {
            let goal = GoalId(number(&said["goal"]) - 1);
            let choice = Choice::Goal(goal, said["reward"] == "develop");
            state.apply(&Action { seat, choice }).expect("legal");
        }
        "Q30" => deliver(state, seat, said),
        question => {
            let asked = state.question().expect("the game goes on");
            assert_eq!(question, format!("Q{}", asked as u8));
            let plain = |choice: &Choice| {
                !matches!(
                    choice,
                    Choice::Goal(..) | Choice::Show(_) | Choice::Deliver(..)
                )
            };
            let same = |choice: &Choice| {
                answer(
                    state,
                    Action {
                        seat,
                        choice: *choice,
                    },
                ) == *said
            };
            let legal = state.legal(seat).into_iter();
            let matching: Vec<Choice> = legal.filter(plain).filter(same).collect();
            let [choice] = matching[..] else {
                panic!("{said} is {matching:?}");
            };
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
}

/// Gives the answers that are no choice and no step (on-mars §14.2).
fn formally(state: &mut State) {
    while let Some(seat) = state.active() {
        let looks = [Question::Site, Question::Pay, Question::Placing].map(Some);
        let [only] = state.legal(seat)[..] else {
            return;
        };
        if !looks.contains(&state.question()) {
            return;
        }
        state
            .apply(&Action { seat, choice: only })
            .expect("the only answer");
    }
}

/// Puts goods onto Contracts, good by good, and says that this is all.
fn deliver(state: &mut State, seat: SeatId, said: &Value) {
    let asked = state.question() == Some(Question::Deliver);
    let task = state.agenda.last().map(|task| task.step);
    for entry in list(said) {
        let contract = ContractId(number(&entry["contract"]) - 1);
        for (name, count) in entry["goods"].as_object().expect("goods") {
            let below = name == "crystal_below";
            let name = if below { "crystal" } else { name };
            let good = named(&Good::ALL, Good::name, &json!(name));
            let choice = Choice::Deliver(contract, good, below, number(count));
            state.apply(&Action { seat, choice }).expect("legal");
        }
    }
    let now = state.agenda.last().map(|task| task.step);
    let open = match (task, now) {
        (Some(Step::Gain(..)), Some(Step::Gain(_, given))) => given || list(said).is_empty(),
        (Some(Step::Deliver), Some(Step::Deliver)) => state.asked() == Some(seat),
        _ => false,
    };
    if asked && open {
        let choice = Choice::Stop;
        state.apply(&Action { seat, choice }).expect("legal");
    }
}

/// A random game with its record.
fn recorded(setup: &Setup) -> (State, Value) {
    let start = State::deal(setup).expect("a valid setup");
    let mut actions = Vec::new();
    let (_, end) = random_game(&start, &mut luck(&setup.seed), 20_000, |step| {
        actions.push(step.action);
        Ok::<_, Stuck>(())
    })
    .expect("it ends");
    (end, export(setup, actions).expect("a record"))
}

fn setups() -> impl Iterator<Item = Setup> {
    (0..6).map(|game| {
        let mut setup = Setup::standard(1 + game % 4, &format!("record {game}"));
        setup.solo = setup.solo.map(|_| SoloGoalId(game as u8 % 4));
        if game % 2 == 1 {
            setup.options.mission_mix = MissionMix::Long;
            setup.options.colony_update = ColonyUpdate::RoundEnd;
        }
        setup.options.first_colonists = game == 5;
        setup
    })
}

#[test]
fn a_record_can_be_played_again() {
    let mut questions = BTreeSet::new();
    for setup in setups() {
        let (end, record) = recorded(&setup);
        let mut state = first_state(&record);
        let steps = list(&record["steps"]);
        for (number, step) in steps.iter().enumerate() {
            questions.insert(step["question"].to_string());
            if step["question"] != "L" {
                play(&mut state, step);
                formally(&mut state);
            }
            // The deeds of Lacerda follow by themselves.
            if steps
                .get(number + 1)
                .is_none_or(|next| next["question"] != "L")
            {
                assert_eq!(record_of(&state), step["after"], "step {number}: {step}");
            }
        }
        assert!(state.is_finished());
        for seat in state.seat_ids() {
            let points = &record["end"]["seats"][seat.index()];
            assert_eq!(points["total"], end.score(seat).total());
        }
    }
    // Private Goals and free choices of Resources are rare at random.
    assert!(questions.len() >= 28, "{questions:?}");
}

/// What is turned up is told, in the order of the stacks of the setup.
#[test]
fn what_is_turned_up_comes_from_the_stacks() {
    let (_, record) = recorded(&Setup::standard(3, "revealed"));
    let steps = list(&record["steps"]).iter();
    let revealed: Vec<&Value> = steps.flat_map(|step| list(&step["revealed"])).collect();
    let of = |key: &str| -> Vec<Value> {
        let own = revealed.iter().filter_map(|one| one.get(key));
        own.cloned().collect()
    };
    let setup = &record["setup"];
    let stack = &list(&setup["discovery_stack"])[2..];
    assert!(stack.starts_with(&of("discovery")) && !of("discovery").is_empty());
    let deck = &list(&setup["blueprint_deck"])[6..];
    assert!(deck.starts_with(&of("blueprint")));
    let mines = revealed.iter().filter(|one| one["building"] == "mine");
    let mines: Vec<Value> = mines.map(|one| one["arrows"].clone()).collect();
    assert!(list(&setup["stacks"]["mine"])[1..].starts_with(&mines));
}

/// Every key of the state and of a seat stands in the document.
#[test]
fn the_document_names_every_key() {
    let (_, record) = recorded(&Setup::standard(1, "keys"));
    let steps = list(&record["steps"]);
    let last = steps.last().expect("a step");
    let deeds = steps.iter().filter(|step| step["question"] == "L");
    let deeds = deeds.map(|step| &step["answer"]);
    let known = deeds.clone().map(|deed| deed["do"].to_string());
    let unnamed = known.collect::<BTreeSet<_>>().into_iter();
    let unnamed = unnamed.filter(|name| !DOCUMENT.contains(name));
    assert_eq!(unnamed.collect::<Vec<_>>(), [""; 0]);
    let parts = [
        &record["setup"],
        &record["setup"]["solo"],
        &last["after"],
        &last["after"]["solo"],
        &last["after"]["seats"][0],
        &record["end"]["seats"][0],
        &record["end"]["solo"],
    ];
    let mut first = Setup::standard(2, "keys");
    first.options.first_colonists = true;
    let (_, first) = recorded(&first);
    let colonists = [
        &first["setup"],
        &first["setup"]["first_colonists"],
        &first["setup"]["first_colonists"]["seats"][0],
    ];
    for part in parts.into_iter().chain(colonists).chain(deeds) {
        for key in part.as_object().expect("an object").keys() {
            let named = [format!("\"{key}\""), format!("`{key}`")];
            assert!(named.iter().any(|name| DOCUMENT.contains(name)), "{key}");
        }
    }
}

/// The set of an owner stands in the record as a whole, each effect with its name.
#[test]
fn the_set_of_an_owner_is_written_as_a_whole() {
    let mut setup = Setup::standard(2, "own");
    setup.components = ComponentSet::Own {
        name: "Own".to_owned(),
        text: STANDARD.replace("does: gain_crystal(n: 3)", "does: gain_crystal(n: 4)"),
    };
    let (_, record) = recorded(&setup);
    let data = &record["setup"]["components"];
    let tiles = list(&data["discovery_tiles"]).iter();
    let tile = tiles
        .filter(|tile| tile["id"] == "crystals")
        .map(|tile| &tile["does"]);
    assert_eq!(
        tile.collect::<Vec<_>>(),
        [&json!({"effect": "gain_crystal", "n": 4})]
    );
    assert_eq!(
        data["executive_actions"][7]["does"],
        json!({"effect": "use_advanced_building"})
    );
    assert_eq!(data["blueprints"][23]["action"]["mp"], "highest_rover_tech");
    assert_eq!(data["executive_actions"][1]["does"]["mp"], 2);
    let ours = whole(&Components::standard()).expect("written");
    assert_eq!(
        ours["private_goals"][0]["condition"],
        json!({"count": "blueprints_owned", "n": 4})
    );
}
