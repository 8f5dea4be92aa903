//! The record of a game is as `docs/export-cryo.md` says, and can be played again by what it says alone.

#![expect(clippy::panic, reason = "a test fails by panicking")]

use arrayvec::ArrayVec;
use cryo::export::{export, state as record_of, whole};
use cryo::*;
use game::{Action, Game, SeatId, Stuck, luck, random_game};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const DOCUMENT: &str = include_str!("../../../../docs/export-cryo.md");

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a list")
}

fn number(value: &Value) -> u8 {
    value.as_u64().expect("a number") as u8
}

fn text(value: &Value) -> &str {
    value.as_str().expect("a text")
}

fn kind(name: &Value) -> CardKind {
    let named = CardKind::ALL.into_iter().find(|kind| kind.name() == name);
    named.unwrap_or_else(|| panic!("a card: {name}"))
}

fn cards<C: FromIterator<CardKind>>(names: &Value) -> C {
    list(names).iter().map(kind).collect()
}

/// A pile, which records list from its top.
fn pile(names: &Value) -> Pile {
    list(names).iter().rev().map(kind).collect()
}

fn track(name: &Value) -> Track {
    let named = Track::ALL.into_iter().find(|track| track.name() == name);
    named.expect("a track")
}

/// The place of a name in a list of names.
fn place(names: impl IntoIterator<Item = impl AsRef<str>>, name: &Value) -> u8 {
    let found = names
        .into_iter()
        .position(|known| known.as_ref() == text(name));
    found.unwrap_or_else(|| panic!("a name: {name}")) as u8
}

/// Reads names of a record.
struct Reader<'a>(&'a State);

impl Reader<'_> {
    fn data(&self) -> &Data {
        self.0.components.data()
    }

    fn dock(&self, name: &Value) -> DockId {
        let docks = self
            .data()
            .sections
            .iter()
            .flat_map(|section| &section.docks.list);
        DockId(place(
            docks
                .map(|dock| &dock.id)
                .chain([&self.data().launch_dock.id]),
            name,
        ))
    }

    fn cell(&self, name: &Value) -> CellId {
        let cells = self
            .data()
            .sections
            .iter()
            .flat_map(|section| &section.cells.list);
        CellId(place(
            cells
                .map(|cell| &cell.id)
                .chain([&self.data().launch_dock.id]),
            name,
        ))
    }

    fn chamber(&self, name: &Value) -> ChamberId {
        let chambers = self
            .data()
            .sections
            .iter()
            .flat_map(|section| &section.chambers);
        ChamberId(place(chambers.map(|chamber| &chamber.id), name))
    }

    fn section(&self, name: &Value) -> SectionId {
        SectionId(place(
            self.data().sections.iter().map(|section| &section.id),
            name,
        ))
    }

    fn space(&self, name: &Value) -> SpaceId {
        SpaceId(place(
            self.data().caverns.spaces.iter().map(|space| &space.id),
            name,
        ))
    }

    fn salvage(&self, name: &Value) -> SalvageId {
        let spaces = self.data().salvage.rows.iter().flat_map(|row| &row.spaces);
        SalvageId(place(spaces.map(|space| &space.id), name))
    }

    fn tile(&self, name: &Value) -> TileId {
        TileId(place(
            self.data().resource_tiles.list.iter().map(|tile| &tile.id),
            name,
        ))
    }

    fn incident(&self, name: &Value) -> IncidentId {
        IncidentId(place(
            self.data().incident_tiles.list.iter().map(|tile| &tile.id),
            name,
        ))
    }

    fn cavern_tile(&self, name: &Value) -> CavernTileId {
        CavernTileId(place(
            self.data().cavern_tiles.list.iter().map(|tile| &tile.id),
            name,
        ))
    }

    fn slot(&self, name: &Value) -> SlotId {
        SlotId(place(
            self.0.board().slots.iter().map(|slot| slot.name()),
            name,
        ))
    }

    /// The state before all have kept their cards.
    fn start(&self, record: &Value) -> State {
        let mut state = self.0.clone();
        let board = self.0.board();
        let cell_name = |cell: &CellId| {
            let mut cells = self
                .data()
                .sections
                .iter()
                .flat_map(|section| &section.cells.list);
            cells.nth(cell.index()).expect("known").id.clone()
        };
        let stack = |cell: &CellId| {
            let tiles = list(&record["stacks"][cell_name(cell)]).iter().rev();
            tiles
                .map(|tile| self.tile(tile))
                .collect::<ArrayVec<_, 4>>()
        };
        state.stacks = board.stacks.iter().map(stack).collect();
        state.damaged = list(&record["damage"])
            .iter()
            .map(|name| self.dock(name))
            .collect();
        for section in &self.data().sections {
            let tile = self.incident(&record["incidents"][&section.id]);
            state.incidents[self.section(&json!(section.id)).index()] = Some(tile);
        }
        for (stack, names) in state.track.iter_mut().zip(list(&record["track"])) {
            *stack = list(names)
                .iter()
                .rev()
                .map(|name| self.incident(name))
                .collect();
        }
        for (name, cavern) in record["caverns"].as_object().expect("an object") {
            let at = self.space(&json!(name)).index();
            state.caverns[at].tile = Some(self.cavern_tile(&cavern["tile"]));
            state.caverns[at].up = cavern["up"] == true;
        }
        state.deck = pile(&record["deck"]);
        for (own, player) in state.seats.iter_mut().zip(list(&record["players"])) {
            own.hand = cards(&player["hand"]);
            own.stock = Stock::new(Track::ALL.map(|track| number(&player[track.name()])));
        }
        state
    }

    /// The choice that an answer names.
    fn choice(&self, question: &str, answer: &Value) -> Choice {
        let dock = |value: &Value| PlatformId(number(value) - 1);
        match question {
            "Q1" => Choice::Keep(cards(&answer["keep"])),
            "Q2" if answer == "recall" => Choice::Recall,
            "Q2" => {
                let cell = Some(&answer["cell"]).filter(|cell| !cell.is_null());
                Choice::Deploy(
                    self.dock(&answer["deploy"]),
                    cell.map(|cell| self.cell(cell)),
                )
            }
            "Q3" => Choice::Drone(dock(&answer["drone"])),
            "Q4" => Choice::Amount(number(&answer["amount"])),
            "Q5" => Choice::Mix(["crystal", "organics", "tech"].map(|name| number(&answer[name]))),
            "Q6" => Choice::Split(number(&answer["draw"]), number(&answer["play"])),
            "Q8" if answer == "draw" => Choice::Draw,
            "Q7" | "Q8" | "Q9" | "Q12" | "Q22" | "Q23" if answer.is_null() => Choice::Decline,
            "Q7" | "Q8" => {
                let named = CardUse::ALL
                    .into_iter()
                    .find(|role| role.name() == answer["as"]);
                Choice::Play(kind(&answer["card"]), named.expect("a use"))
            }
            "Q9" => Choice::Take(track(&answer["take"])),
            "Q10" => Choice::Wake(self.chamber(&answer["chamber"])),
            "Q11" if answer == "reward" => Choice::Reward,
            "Q11" => Choice::Fill(self.slot(&answer["slot"])),
            "Q12" | "Q20" => Choice::Spend(track(&answer["pay"])),
            "Q13" => Choice::Scout(self.space(&answer["cavern"])),
            "Q14" => Choice::Send(self.salvage(&answer["space"])),
            "Q15" => {
                let spaces = list(&answer["spaces"]).iter();
                Choice::Back(spaces.map(|space| self.salvage(space)).collect())
            }
            "Q16" => self.launch(answer),
            "Q17" | "Q18" => Choice::Section(self.section(&answer["section"])),
            "Q19" => Choice::Return(dock(&answer["dock"]), answer["use"] == true),
            "Q21" | "Q25" => Choice::Discard(kind(&answer["card"])),
            "Q22" => Choice::Run(dock(&answer["dock"])),
            "Q23" => Choice::Second(self.cell(&answer["cell"])),
            "Q24" if answer["slot"].is_string() => Choice::ScrapTile(self.slot(&answer["slot"])),
            "Q24" => Choice::ScrapCard(kind(&answer["card"])),
            "Q26" => {
                let names = ["crystal", "organics", "tech", "nanites"];
                let [crystal, organics, tech, nanites] = names.map(|name| number(&answer[name]));
                let Some(Task::Pay(bill)) = self.0.agenda.last() else {
                    panic!("no payment: {answer}");
                };
                let energy = bill.cost[Track::Energy];
                Choice::Pay(Stock::new([crystal, organics, tech, nanites, energy]))
            }
            other => panic!("{other}"),
        }
    }

    fn launch(&self, answer: &Value) -> Choice {
        let segments = self.data().tunnels.segments.iter();
        let segment = SegmentId(place(
            segments.map(|segment| &segment.id),
            &answer["segment"],
        ));
        let caverns = self.0.board().segment(segment).expect("known").caverns;
        let settled = answer["settle"].as_object().expect("an object");
        let mut pods = [0; 2];
        for (name, count) in settled {
            let at = self.space(&json!(name));
            let side = caverns.iter().position(|cavern| *cavern == at);
            pods[side.expect("a cavern of the segment")] = number(count);
        }
        let vehicle = kind(&answer["vehicle"]);
        Choice::Launch(Launch {
            vehicle,
            segment,
            pods,
        })
    }
}

/// The record with all sets in one order. Piles, and what stands by seat, keep theirs.
fn sorted(value: &Value) -> Value {
    const SETS: [&str; 8] = [
        "damage", "hand", "upgrades", "missions", "vehicles", "drones", "loot", "caverns",
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

/// Whether a step is a scrap at the end of the turn that goes on, rather than one at the beginning of the next.
fn scraps_now(state: &State, step: &Value) -> bool {
    let seat = state.turn_seat().0 + 1;
    step["question"] == "Q24" && step["seat"] == seat
}

/// Plays a record by its answers, and compares everything that it says.
fn play(record: &Value, components: ComponentSet) -> State {
    let setup = &record["setup"];
    let mut plain = Setup::standard(number(&setup["seats"]).into(), "another seed");
    plain.balance_extra = setup["balance_extra"] == true;
    plain.components = components;
    let dealt = State::deal(&plain).expect("a valid setup");
    let mut state = Reader(&dealt).start(&setup["start"]);
    assert_eq!(sorted(&record_of(&state)), sorted(&setup["start"]));
    for step in list(&record["steps"]) {
        let seat = SeatId(number(&step["seat"]) - 1);
        let question = text(&step["question"]);
        // To end a turn without a scrap is no step.
        if state.question() == Some(Question::End) && !scraps_now(&state, step) {
            let seat = state.active().expect("it goes on");
            let choice = Choice::EndTurn;
            state.apply(&Action { seat, choice }).expect("legal");
        }
        assert!(state.is_open(seat), "{step}");
        let turn = (state.turn, state.turn_seat());
        let choice = Reader(&state).choice(question, &step["answer"]);
        state.apply(&Action { seat, choice }).expect("legal");
        let Some(after) = step.get("after") else {
            continue;
        };
        // Nobody can know how a deck was shuffled, nor what was drawn from it then.
        let mut revealed = list(&step["revealed"]).iter();
        if revealed.any(|event| event.get("shuffle").is_some()) {
            state.deck = pile(&after["deck"]);
            for (own, player) in state.seats.iter_mut().zip(list(&after["players"])) {
                own.hand = cards(&player["hand"]);
            }
        }
        let mut now = record_of(&state);
        now["turn"] = turn.0.into();
        now["active"] = json!(if turn.0 == 0 { 0 } else { turn.1.0 + 1 });
        now["scrapped"] = after["scrapped"].clone();
        assert_eq!(sorted(&now), sorted(after), "{}", step["answer"]);
    }
    if state.question() == Some(Question::End) && !record["end"].is_null() {
        let seat = state.active().expect("it goes on");
        state
            .apply(&Action {
                seat,
                choice: Choice::EndTurn,
            })
            .expect("legal");
    }
    state
}

/// The game of the document, step by step.
#[test]
fn the_example_of_the_document_is_true() {
    let blocks: Vec<&str> = DOCUMENT.split("```json\n").skip(1).collect();
    let block = |number: usize| blocks[number].split("```").next().expect("a block");
    let mut record: Value = serde_json::from_str(block(0)).expect("JSON");
    let steps = block(1)
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"));
    record["steps"] = steps.collect::<Vec<Value>>().into();
    let state = play(&record, ComponentSet::Standard);
    let shown: Value = serde_json::from_str(block(2)).expect("JSON");
    for (key, value) in shown.as_object().expect("an object") {
        let now = json!({key.clone(): record_of(&state)[key]});
        assert_eq!(sorted(&now), sorted(&json!({key.clone(): value})), "{key}");
    }
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

/// The set of an owner, with other points and seats.
fn own() -> ComponentSet {
    ComponentSet::Own {
        name: "Own".to_owned(),
        text: STANDARD
            .replace("pod_in_cavern: 3", "pod_in_cavern: 5")
            .replace("seats: 2", "seats: 3"),
    }
}

#[test]
fn a_record_can_be_played_again() {
    let mut questions = BTreeSet::new();
    for game in 0..12 {
        let mut setup = Setup::standard(2 + game % 3, &format!("export {game}"));
        setup.balance_extra = game % 4 != 0;
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
        let points = list(&record["end"]["points"]);
        for (seat, points) in end.seat_ids().zip(points) {
            let parts = [
                "pods",
                "upgrades",
                "vehicles",
                "platform",
                "missions",
                "majorities",
            ];
            let sum: i64 = parts.iter().filter_map(|part| points[part].as_i64()).sum();
            assert_eq!(points["total"], sum);
            assert_eq!(points["total"], ranking.score(seat));
            assert_eq!(record["end"]["ranks"][seat.index()], ranking.place(seat));
            let missions = list(&record["end"]["missions"][seat.index()]).iter();
            let missions: i64 = missions.filter_map(|one| one["points"].as_i64()).sum();
            assert_eq!(points["missions"], missions);
        }
        questions.extend(
            list(&record["steps"])
                .iter()
                .map(|step| text(&step["question"]).to_owned()),
        );
    }
    assert!(questions.len() >= 23, "{questions:?}");
}

#[test]
fn keys_are_those_of_the_document_and_no_others() {
    let (record, _) = random(&Setup::standard(4, "keys"));
    let keys = |value: &Value| -> Vec<String> {
        let mut keys: Vec<String> = value
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect();
        keys.sort_unstable();
        keys
    };
    let mut expected = [
        "turn",
        "active",
        "scrapped",
        "ending",
        "stacks",
        "damage",
        "docks",
        "launch",
        "chambers",
        "sabotage",
        "incidents",
        "track",
        "caverns",
        "salvage",
        "deck",
        "discard",
        "aside",
        "box",
        "players",
    ];
    expected.sort_unstable();
    let start = &record["setup"]["start"];
    assert_eq!(keys(start), expected);
    let mut expected = [
        "crystal",
        "organics",
        "tech",
        "nanites",
        "energy",
        "hand",
        "upgrades",
        "missions",
        "vehicles",
        "slots",
        "drones",
        "pods",
        "destroyed",
        "loot",
    ];
    expected.sort_unstable();
    assert_eq!(keys(&start["players"][0]), expected);
    let step = ["after", "answer", "question", "revealed", "seat"];
    assert!(list(&record["steps"]).iter().all(|own| keys(own) == step));
    let mut all = BTreeSet::new();
    collect_keys(&record, &mut all);
    let is_name = |key: &&String| {
        key.chars()
            .all(|letter| letter.is_ascii_lowercase() || letter == '_')
    };
    let named = |key: &&String| {
        DOCUMENT.contains(&format!("`{key}`")) || DOCUMENT.contains(&format!("\"{key}\""))
    };
    let components = Components::standard();
    let ids: Vec<&String> = components
        .data()
        .resource_tiles
        .list
        .iter()
        .map(|tile| &tile.id)
        .chain(
            components
                .data()
                .incident_tiles
                .list
                .iter()
                .map(|tile| &tile.id),
        )
        .chain(components.data().sections.iter().map(|section| &section.id))
        .collect();
    let missing: Vec<_> = all
        .iter()
        .filter(is_name)
        .filter(|key| !ids.contains(key) && !named(key))
        .collect();
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

#[test]
fn the_components_of_an_owner_are_in_it_as_a_whole() {
    let mut setup = Setup::standard(2, "own");
    assert_eq!(
        export(&setup, []).expect("exported")["setup"]["components"],
        "cryo"
    );
    setup.components = own();
    let record = export(&setup, []).expect("exported");
    let data = &record["setup"]["components"];
    assert_eq!(data["scoring"]["pod_in_cavern"], 5);
    assert_eq!(data["start"]["extra_by_seat"]["4"]["tech"], 1);
    assert_eq!(
        data["start"]["balance_extra"]["3"]["3"],
        json!({"energy": 1})
    );
    assert_eq!(
        data["players"]["2"]["damage_markers"],
        json!({"value": 8, "source": "seed"})
    );
    assert_eq!(
        data["resource_tiles"]["list"][0]["reward"],
        json!({"all": {"crystal": 1, "organics": 1}})
    );
    assert_eq!(
        data["cards"]["kinds"][1]["vehicle"]["effect"],
        "any_segment_for_1_energy"
    );
    assert_eq!(data["platform"]["docks"][0]["fixed_reward"], Value::Null);
    let standard = whole(&Components::standard()).expect("written");
    assert_eq!(standard["launch_dock"]["touches"], json!(["launch"]));
}

#[test]
fn kept_cards_stand_in_the_order_of_the_seats() {
    let setup = Setup::standard(3, "order");
    let state = State::deal(&setup).expect("a valid setup");
    let keep = |number: u8| {
        let seat = SeatId(number);
        let choice = state.legal(seat)[0];
        Action { seat, choice }
    };
    let record = export(&setup, [2, 0, 1].map(keep)).expect("exported");
    let steps = list(&record["steps"]);
    let seats: Vec<_> = steps.iter().map(|step| number(&step["seat"])).collect();
    assert_eq!((seats, record["end"].is_null()), (vec![1, 2, 3], true));
    assert_eq!(list(&steps[2]["revealed"][0]["discards"]).len(), 3);
    assert_eq!(
        (&steps[2]["after"]["turn"], &steps[2]["after"]["active"]),
        (&json!(0), &json!(0))
    );
    assert_eq!(list(&steps[2]["after"]["discard"]).len(), 6);
}
