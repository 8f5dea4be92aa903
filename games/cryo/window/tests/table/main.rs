//! Cryo at its table: whole games through the window, and each question at its place (cryo §11.4, §12).

mod desk;
#[path = "../../../../../crates/kit/tests/frame/window.rs"]
mod window;

use cryo::{Choice, IncidentKind, Question, SectionId, State, Task};
use cryo_window::{ask, names};
use desk::{Desk, NAMES, at_question, by_luck, game, legal, secrets, settings, until, with_bots};
use egui::{Key, Rect};
use game::{Luck, SeatId, luck};
use kit::settings::Settings;
use kit::text::Language;
use rand::RngExt as _;
use table::{Secrets, Table};

const KEYS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
];

/// Keeps the first three cards.
fn keep(desk: &mut Desk) {
    (0..3).for_each(|place| desk.click_nth("Card ", place));
    desk.press(Key::Num1);
}

/// Clicks one of the things with these words in their names; whether there is one.
fn click_any(desk: &mut Desk, luck: &mut Luck, words: &str) -> bool {
    let names = desk.names(words);
    if names.is_empty() {
        return false;
    }
    let name = &names[luck.random_range(0..names.len() as u32) as usize];
    desk.click(name);
    true
}

/// Answers whatever is asked, at its place or with a button, as luck will have it.
fn answer(desk: &mut Desk, luck: &mut Luck) {
    let key = KEYS[luck.random_range(0..3_u32) as usize];
    if desk.says("I am ") {
        return desk.click("I am ");
    }
    if desk.says("Keep three of your five") {
        return keep(desk);
    }
    if desk.says("Your turn: send") {
        let stays = luck.random_range(0..3_u32) == 0 || !desk.says("Recall");
        if stays && click_any(desk, luck, ": open") {
            return desk.press(key);
        }
        return desk.press(Key::Num1);
    }
    if desk.says("Launch: choose") {
        click_any(desk, luck, "Vehicle ");
        click_any(desk, luck, "Tunnel ");
        return desk.press(Key::Num1);
    }
    if desk.says("Converter: what") {
        for track in ["crystal of", "organics of", "tech of"] {
            click_any(desk, luck, track);
            desk.press(Key::Num1);
        }
        return;
    }
    if desk.says("in which chamber") || desk.says("In which chamber") {
        click_any(desk, luck, "chamber ");
        return;
    }
    if desk.says("To which salvage space") {
        click_any(desk, luck, ": empty");
        return;
    }
    if desk.says("end your turn") {
        return desk.press(Key::E);
    }
    if (desk.says("Play a card") || desk.says("Card reward")) && luck.random_range(0..2_u32) > 0 {
        click_any(desk, luck, "Card ");
    }
    desk.press(key);
}

/// Answers until something is said.
#[expect(clippy::panic, reason = "the test has failed")]
fn answer_until(desk: &mut Desk, luck: &mut Luck, words: &str) {
    for _ in 0..3000 {
        if desk.says(words) {
            return;
        }
        answer(desk, luck);
    }
    panic!("“{words}” is not said");
}

/// A table at the first turn.
fn first_turn(players: usize) -> Table<State> {
    until(game(players, "first"), |state| {
        state.question() == Some(Question::Main)
    })
}

/// What a choice is called.
fn words(state: &State, choice: Choice) -> String {
    ask::choice(&Language::English, choice, state)
}

fn plays_whole(players: usize) {
    let mut luck = luck("whole");
    let mut desk = Desk::open(game(players, "whole"), settings(Secrets::Open));
    answer_until(&mut desk, &mut luck, "The game is over.");
    desk.click("Results");
    assert!(desk.says("Pods in caverns") && desk.says("Majorities") && desk.says("Total"));
    assert!(
        desk.says("Pods on the platform: "),
        "points are counted one by one"
    );
}

#[test]
fn two_play_a_whole_game_to_its_results() {
    plays_whole(2);
}

#[test]
fn three_play_a_whole_game_to_its_results() {
    plays_whole(3);
}

#[test]
fn four_play_a_whole_game_to_its_results() {
    plays_whole(4);
}

#[test]
fn one_plays_against_a_bot() {
    let mut luck = luck("alone");
    let table = with_bots(game(2, "alone"), 1);
    let mut desk = Desk::open(table, settings(Secrets::FaceDown));
    assert!(desk.says("Card "), "a single player needs no peeking");
    keep(&mut desk);
    desk.wait_until("the turn of the person", |desk| desk.says("Your turn"));
    answer_until(&mut desk, &mut luck, "end your turn");
    desk.press(Key::E);
    desk.wait_until("the next turn", |desk| desk.says("Your turn"));
}

#[test]
fn what_a_bot_has_changed_is_marked_until_the_next_own_action() {
    let mut luck = luck("marked");
    let table = with_bots(game(2, "marked"), 1);
    let mut desk = Desk::open(table, settings(Secrets::FaceDown));
    keep(&mut desk);
    desk.wait_until("the turn of the person", |desk| desk.says("Your turn"));
    assert!(!desk.says("changed since your turn"), "nobody has acted");
    answer_until(&mut desk, &mut luck, "end your turn");
    desk.press(Key::E);
    desk.wait_until("the next turn", |desk| desk.says("Your turn"));
    assert!(desk.says(": drone of Ben; changed since your turn"));
    desk.click("laboratory, dock ");
    assert!(desk.says("changed since your turn"), "nothing is chosen");
    desk.press(Key::Num1);
    assert!(!desk.says("changed since your turn"));
}

#[test]
fn hints_leave_the_own_hand_free() {
    let mut desk = Desk::open(first_turn(2), settings(Secrets::Open));
    desk.press(Key::H);
    desk.wait_until("a hint", |desk| desk.says(" – then: "));
    let (hints, cards) = (desk.places(" – then: "), desk.places("Card "));
    assert!(cards.len() >= 3);
    let covers = |card: &Rect| hints.iter().any(|hint| hint.intersects(*card));
    assert!(!cards.iter().any(covers), "{hints:?} {cards:?}");
    assert!(desk.draws_each_frame_once());
}

#[test]
fn four_hand_the_screen_over() {
    let mut desk = Desk::open(game(4, "four"), settings(Secrets::HandOver));
    for name in NAMES {
        if desk.says("I am ") {
            assert!(desk.says(&format!("It is {name}")));
            assert!(!desk.says("Card "), "nothing shows while it is handed over");
            desk.click("I am ");
        }
        keep(&mut desk);
    }
    assert!(desk.says("It is Ada"));
}

#[test]
fn hands_and_missions_stay_face_down_until_somebody_looks() {
    let table = first_turn(2);
    let own = secrets(table.state(), SeatId(0));
    let others = secrets(table.state(), SeatId(1));
    let card = |name: &String| format!("Card {name}");
    let mut desk = Desk::open(table, settings(Secrets::FaceDown));
    assert!(
        own.iter()
            .chain(&others)
            .all(|name| !desk.tells(&card(name)))
    );
    assert!(desk.says("Card 3, face down"));
    desk.press(Key::L);
    assert!(own.iter().all(|name| desk.says(&card(name))));
    let mut unseen = others.iter().filter(|name| !own.contains(name));
    assert!(unseen.all(|name| !desk.tells(&card(name))));
    desk.click(&card(&own[0]));
    assert!(!desk.names("Scrap ").is_empty());
    // finding: what was picked was still picked when the hand was turned up again
    desk.press(Key::L);
    desk.press(Key::L);
    assert_eq!(desk.names("Scrap "), [""; 0]);
    desk.press(Key::L);
    assert!(own.iter().all(|name| !desk.tells(&card(name))));
}

#[test]
fn a_dock_lists_the_actions_that_it_touches() {
    let table = first_turn(2);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click("laboratory, dock 1: open");
    assert!(desk.says("Stasis control") && desk.says("laboratory, dock 1: no action"));
    assert!(
        desk.says("up to 3 crystals, organics or tech"),
        "what it costs and brings"
    );
    desk.press(Key::Escape);
    assert!(!desk.says("laboratory, dock 1: no action"));
}

#[test]
fn two_actions_of_one_name_are_told_apart_by_their_side() {
    let mut desk = Desk::open(first_turn(2), settings(Secrets::Open));
    desk.click("laboratory, dock 3: open");
    for side in ["left", "right"] {
        assert!(desk.says(&format!("laboratory, dock 3: Stasis control on the {side}")));
    }
}

#[test]
fn a_click_on_an_action_asks_which_dock() {
    let mut desk = Desk::open(first_turn(2), settings(Secrets::Open));
    desk.click("Converter (laboratory)");
    assert!(desk.says("Choose a dock that touches it."));
    desk.click("laboratory, dock 3: open");
    assert!(desk.says("Which drone leaves the platform?"));
}

#[test]
fn what_is_listed_at_its_place_has_no_second_button_in_the_bar() {
    let mut desk = Desk::open(first_turn(2), settings(Secrets::Open));
    desk.click("laboratory, dock 1: open");
    assert_eq!(desk.names("laboratory, dock 1: no action").len(), 1);
    desk.press(Key::Num1);
    assert!(!desk.says("Your turn"), "the digits choose from the list");
}

#[test]
fn digits_choose_from_an_open_list_and_not_from_the_bar() {
    let table = by_luck(|state| {
        let deploys = |choice: &Choice| matches!(choice, Choice::Deploy(_, Some(_)));
        let choices = legal(state);
        choices.contains(&Choice::Recall) && choices.iter().any(deploys)
    });
    let mut desk = Desk::open(table, settings(Secrets::Open));
    assert!(desk.says("Recall"));
    desk.click("dock 3: open");
    desk.press(Key::Num1);
    assert!(!desk.says("Recall"), "a drone was sent");
}

#[test]
fn digits_choose_from_hints_even_above_an_open_list() {
    let mut desk = Desk::open(at_question(Question::Payment), settings(Secrets::Open));
    assert!(desk.says("how do you pay?"));
    desk.press(Key::H);
    desk.wait_until("a hint", |desk| !desk.says("Looking for the best choice"));
    desk.press(Key::Num1);
    assert!(!desk.says("how do you pay?"));
}

#[test]
fn what_is_not_possible_says_why() {
    let table = first_turn(2);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click("the launch dock: open");
    assert!(desk.is_disabled("Launch"));
    assert!(desk.says("You have no vehicle"));
}

#[test]
fn a_drone_is_dragged_to_a_dock() {
    let table = first_turn(2);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.drag("dock 2: Wake: drone", "laboratory, dock 1: open");
    assert!(
        desk.says("laboratory, dock 1: no action"),
        "its actions are listed"
    );
    desk.click("laboratory, dock 1: no action");
    assert!(desk.says("laboratory, dock 1: drone of Ada"));
    assert!(desk.says("dock 2: Wake: free"), "that drone has left");
    desk.press(Key::Z);
    assert!(desk.says("dock 2: Wake: drone") || desk.says("Which drone"));
}

#[test]
fn a_taken_dock_refuses_a_drone_with_the_reason() {
    let table = by_luck(|state| {
        let taken = state.seats.iter().any(|seat| !seat.out.is_empty());
        state.question() == Some(Question::Main) && taken
    });
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click(": drone of ");
    assert!(desk.says("This dock is taken or damaged (rule 3.6)."));
}

#[test]
fn pods_wake_in_the_chamber_that_is_clicked() {
    let table = by_luck(|state| {
        let chambers = legal(state);
        let wakes = chambers.iter().filter(|it| matches!(it, Choice::Wake(_)));
        wakes.count() > 1
    });
    let state = table.state();
    let wake = legal(state).into_iter().find_map(|choice| match choice {
        Choice::Wake(chamber) => Some(chamber),
        _ => None,
    });
    let chamber = names::chamber(&Language::English, state, wake.expect("a chamber"));
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click(&format!("{chamber}: "));
    desk.click("Log");
    assert!(desk.says(&format!("wakes a pod in {chamber}")));
}

#[test]
fn a_tile_is_dragged_into_a_slot() {
    let table = by_luck(|state| state.question() == Some(Question::Tile) && legal(state).len() > 2);
    let state = table.state();
    let Some(Task::Act(cell)) = state.agenda.last() else {
        unreachable!("a tile is taken");
    };
    let from = names::cell(&Language::English, state, *cell);
    let fill = legal(state).into_iter().find_map(|choice| match choice {
        Choice::Fill(slot) => Some(slot),
        _ => None,
    });
    let slot = names::slot(&Language::English, state, fill.expect("an empty slot"));
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.drag(&from, &format!("{slot}: empty"));
    desk.click("Log");
    assert!(desk.says(&format!("puts a tile into a slot ({slot})")));
}

// finding: the second row of answers was cut off, and the table rose and sank with each question that needed one
#[test]
fn two_rows_of_answers_are_whole_and_the_table_lies_still_afterwards() {
    let table = by_luck(|state| state.question() == Some(Question::Tile) && legal(state).len() > 6);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    let answers = ["Take the reward", "Into "];
    let places = answers.map(|words| desk.places(words)).concat();
    assert!(places.len() > 6, "{places:?}");
    let first = places
        .iter()
        .map(|place| place.top())
        .fold(f32::MAX, f32::min);
    assert!(
        places.iter().any(|place| place.top() > first + 20.0),
        "one row"
    );
    assert!(
        places.iter().all(|place| place.bottom() <= 800.0),
        "{places:?}"
    );
    let dock = |desk: &Desk| desk.places("dock 2")[0];
    let before = dock(&desk);
    desk.click("Take the reward");
    assert_eq!(dock(&desk), before);
}

// finding: three cards were marked, and Enter did nothing
#[test]
fn enter_gives_the_only_answer() {
    let mut desk = Desk::open(game(2, "enter"), settings(Secrets::Open));
    let asks_ada = |desk: &Desk| desk.says("Platform of Ben");
    (0..2).for_each(|place| desk.click_nth("Card ", place));
    desk.press(Key::Enter);
    assert!(asks_ada(&desk), "three are kept");
    desk.click_nth("Card ", 2);
    desk.press(Key::Enter);
    assert!(!asks_ada(&desk));
}

// finding: a list of nine answers lay over the own slots and caverns
#[test]
fn how_many_cards_are_drawn_is_asked_in_the_bar() {
    let mut desk = Desk::open(at_question(Question::Split), settings(Secrets::Open));
    let [hand, draw] = ["Plan", "Draw 1"].map(|words| desk.places(words)[0]);
    assert!(draw.top() > hand.bottom(), "{draw} {hand}");
    desk.click("Draw 1");
    assert!(desk.places("Draw 1").is_empty());
}

#[test]
fn an_incident_is_clicked_and_says_whose_pods_it_takes() {
    let struck = |state: &State| {
        (0..4).map(SectionId).find(|section| {
            let tile = state.incidents[section.index()];
            let kind = tile.map(|it| state.components.incident(it).kind);
            let untouched = state.sabotage[section.index()].is_empty();
            kind == Some(IncidentKind::Sabotage) && untouched
        })
    };
    let table =
        by_luck(|state| state.question() == Some(Question::Incident) && struck(state).is_some());
    let section = struck(table.state()).expect("a sabotage");
    let section = names::section(&Language::English, table.state(), section);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.focus(&format!("{section}: sabotage"));
    assert!(desk.says(" loses "), "before it is chosen");
    desk.press(Key::Enter);
    assert!(desk.says(&format!("chamber 1 ({section}): sabotaged")));
    desk.click("Log");
    assert!(desk.says("sabotages chamber 1"));
}

#[test]
fn a_drone_comes_home_to_the_dock_that_is_clicked() {
    let table = at_question(Question::Return);
    let mut desk = Desk::open(table, settings(Secrets::Open));
    assert!(desk.says("A drone returns"));
    desk.click(": free");
    desk.click("Log");
    assert!(desk.says("a drone is back on"));
}

#[test]
fn a_launch_is_put_together_with_its_bill() {
    let table = at_question(Question::Launch);
    let state = table.state();
    let launch = legal(state).into_iter().find_map(|choice| match choice {
        Choice::Launch(launch) => Some(launch),
        _ => None,
    });
    let launch = launch.expect("a launch");
    let vehicle = names::card_as(
        &Language::English,
        state,
        launch.vehicle,
        cryo::CardUse::Vehicle,
    );
    let segment = names::segment(state, launch.segment);
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.click(&format!("Vehicle {vehicle}"));
    assert!(desk.says("Click a tunnel"));
    desk.click(&format!("Tunnel {segment}"));
    assert!(desk.says("Costs "), "the bill is shown before");
    desk.press(Key::Num1);
    if desk.says("how do you pay") {
        desk.press(Key::Num1);
    }
    desk.click("Log");
    assert!(desk.says(&format!("launches a vehicle to {segment}")));
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.drag(&format!("Vehicle {vehicle}"), &format!("Tunnel {segment}"));
    assert!(desk.says("Costs "), "a drag does what two clicks do");
}

#[test]
fn a_card_reward_draws_from_the_deck_or_plays_from_the_hand() {
    let table = by_luck(|state| {
        let plays = legal(state);
        state.question() == Some(Question::Card)
            && plays.iter().any(|it| matches!(it, Choice::Play(..)))
    });
    let state = table.state();
    let play = legal(state).into_iter().find_map(|choice| match choice {
        Choice::Play(card, role) => Some((card, role)),
        _ => None,
    });
    let (card, role) = play.expect("a card");
    let card = names::card(&Language::English, state, card);
    let play = words(state, Choice::Play(play.expect("a card").0, role));
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.click(&format!("Card {card}"));
    desk.click(&play);
    desk.click("Log");
    assert!(desk.says("plays an upgrade") || desk.says("lays a mission") || desk.says("builds a"));
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click("Deck: ");
    desk.click("Log");
    assert!(desk.says("draws a card"));
}

#[test]
fn a_converter_takes_what_is_clicked() {
    let table = at_question(Question::Mix);
    let mix = legal(table.state())
        .into_iter()
        .find_map(|choice| match choice {
            Choice::Mix(mix) if mix.iter().sum::<u8>() == 1 => Some(mix),
            _ => None,
        });
    let place = mix
        .expect("one of a kind")
        .iter()
        .position(|count| *count > 0);
    let track = ["crystal of", "organics of", "tech of"][place.expect("a kind")];
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click(track);
    assert!(desk.says("→ 1 nanite"));
    desk.press(Key::Num1);
    assert!(!desk.says("Converter: what"));
}

#[test]
fn a_tile_is_scrapped_from_its_slot() {
    let table = by_luck(|state| {
        let scraps = legal(state);
        scraps.iter().any(|it| matches!(it, Choice::ScrapTile(_)))
            && state.question() == Some(Question::End)
    });
    let state = table.state();
    let scrap = legal(state).into_iter().find_map(|choice| match choice {
        Choice::ScrapTile(slot) => Some(slot),
        _ => None,
    });
    let scrap = scrap.expect("a tile");
    let slot = names::slot(&Language::English, state, scrap);
    let words = words(state, Choice::ScrapTile(scrap));
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.click(&format!("{slot}: "));
    assert!(desk.says(&words));
    desk.press(Key::Num1);
    desk.click("Log");
    assert!(desk.says("scraps a tile"));
}

// finding: a 4K window that became small still had large text for a moment, and the program stopped
#[test]
fn a_window_may_become_as_small_as_it_likes() {
    let mut desk = Desk::open(first_turn(4), settings(Secrets::Open));
    for size in [
        [640.0, 360.0],
        [427.0, 240.0],
        [60.0, 40.0],
        [1280.0, 800.0],
    ] {
        desk.resize(size);
    }
    assert!(desk.says("Undo"));
}

#[test]
fn a_table_at_rest_asks_for_no_further_picture() {
    let mut desk = Desk::open(first_turn(4), settings(Secrets::Open));
    assert!(desk.comes_to_rest());
}

#[test]
fn all_is_said_in_german() {
    let german = Settings {
        language: Language::German,
        ..settings(Secrets::Open)
    };
    let mut desk = Desk::open(first_turn(3), german);
    assert!(desk.says("Du bist dran") && desk.says("Plattform von Ben"));
    assert!(desk.says("Labor, Dock 1: ") && desk.says("Vorfälle auf der Leiste"));
    desk.click("Labor, Dock 1: ");
    assert!(desk.says("Stase-Kontrolle") && desk.says("keine Aktion"));
}

#[test]
fn a_card_dropped_on_the_discard_pile_is_scrapped() {
    let table = by_luck(|state| {
        let scraps = legal(state);
        scraps.iter().any(|it| matches!(it, Choice::ScrapCard(_)))
            && state.question() == Some(Question::End)
    });
    let scrap = legal(table.state())
        .into_iter()
        .find_map(|choice| match choice {
            Choice::ScrapCard(card) => Some(card),
            _ => None,
        });
    let card = names::card(&Language::English, table.state(), scrap.expect("a card"));
    let mut desk = Desk::open(table, settings(Secrets::Open));
    desk.drag(&format!("Card {card}"), "Deck: ");
    desk.click("Log");
    assert!(desk.says("scraps"), "{:?}", desk.names("card"));
}

/// A full vehicle takes one more pod to a cavern from the other.
#[test]
fn pods_of_a_launch_go_from_one_cavern_to_the_other() {
    let settles_both = |choice: &Choice| match choice {
        Choice::Launch(launch) => launch.pods[0] > 0 && launch.pods[1] > 0,
        _ => false,
    };
    let table = by_luck(|state| {
        state.question() == Some(Question::Launch) && legal(state).iter().any(settles_both)
    });
    let launch = legal(table.state()).into_iter().find(settles_both);
    let Some(Choice::Launch(launch)) = launch else {
        unreachable!("a launch");
    };
    let (state, english) = (table.state(), Language::English);
    let vehicle = names::card_as(&english, state, launch.vehicle, cryo::CardUse::Vehicle);
    let segment = names::segment(state, launch.segment);
    let caverns = state.board().segment(launch.segment).expect("a segment");
    let caverns = caverns.caverns.map(|space| names::space(state, space));
    let mut desk = Desk::open(table.clone(), settings(Secrets::Open));
    desk.click(&format!("Vehicle {vehicle}"));
    desk.click(&format!("Tunnel {segment}"));
    for name in caverns {
        for _ in 0..9 {
            desk.click(&format!("one pod more in {name}"));
        }
        assert!(desk.says("Costs "), "never more pods than there are");
    }
}

#[test]
fn the_list_of_a_dock_leaves_the_cells_free_that_it_names() {
    for dock in ["laboratory, dock 1: open", "laboratory, dock 3: open"] {
        let mut desk = Desk::open(first_turn(2), settings(Secrets::Open));
        let cells = desk.places("Stasis control (laboratory)");
        desk.click(dock);
        let list = desk.places(": no action")[0];
        let covers = |cell: &Rect| list.contains(cell.center());
        assert!(!cells.iter().any(covers), "{dock}: {list:?} {cells:?}");
    }
}

#[test]
fn escape_closes_the_log() {
    let mut desk = Desk::open(first_turn(2), settings(Secrets::Open));
    desk.click("Log");
    let told = |desk: &Desk| desk.says("Ada keeps three cards");
    assert!(told(&desk), "{:?}", desk.names("Ada"));
    desk.press(Key::Escape);
    assert!(!told(&desk));
    assert!(
        desk.says("Your turn") || desk.says("Ada: "),
        "the table stays"
    );
}
