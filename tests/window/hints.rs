//! Hints and the coach through the window.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::text::Language;
use planet_unknown::app::widgets::board::cell_name;
use play::Table;
use rules::{Action, Answer, Choice, EventMix, Ring, SeatId, Setup};

use super::desk::Desk;

/// A game of one seat that has to place a tile. Its planet is nearly full, so that a bot is quick.
fn nearly_full(practice: bool) -> Table {
    late(practice, |legal| {
        let places = legal.iter().filter(|choice| is_placement(choice)).count();
        (3..40).contains(&places)
    })
}

/// A game of one seat in its last rounds, in which these choices are legal.
fn late(practice: bool, are_wanted: impl Fn(&[Choice]) -> bool) -> Table {
    let mut setup = Setup::standard(1, "hints");
    setup.options.practice = practice;
    let mut table = Table::new(setup).expect("a valid setup");
    loop {
        let Some(seat) = table.state().active() else {
            unreachable!("the game ended early")
        };
        let legal = table.state().legal(seat);
        if table.state().round >= 14 && are_wanted(&legal) {
            return table;
        }
        let choice = legal[table.cursor() * 7 % legal.len()];
        table
            .record(Action { seat, choice })
            .expect("a listed choice is legal");
    }
}

/// The number of actions since entry `before` that somebody chose.
fn chosen_since(table: &Table, before: usize) -> usize {
    let new = table.done().iter().skip(before);
    new.filter(|entry| !entry.forced).count()
}

const fn is_placement(choice: &Choice) -> bool {
    matches!(
        choice,
        Choice::Resolve {
            answer: Answer::Place { .. },
            ..
        }
    )
}

/// Waits until a text that contains one of these is visible.
fn wait_for(desk: &mut Desk, texts: &[&str]) {
    desk.wait_until(&format!("something says {texts:?}"), |desk| {
        texts.iter().any(|text| desk.says(text))
    });
}

fn click(desk: &mut Desk, part: &str) {
    let node = || desk.window.query_all_by_label_contains(part).next();
    node()
        .unwrap_or_else(|| unreachable!("{part} is not on show"))
        .scroll_to_me();
    desk.window.run_steps(3);
    let node = desk.window.query_all_by_label_contains(part).next();
    node.unwrap_or_else(|| unreachable!("{part} is gone"))
        .click();
    desk.window.run_steps(4);
}

#[test]
fn a_hint_lists_options_prepares_one_and_closes_once_the_player_acts() {
    let table = nearly_full(false);
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    desk.window.key_press(Key::H);
    desk.window.run_steps(3);
    wait_for(&mut desk, &["Option 1: "]);
    assert!(
        desk.says("Option 2: ") && desk.says("Option 3: "),
        "three that differ"
    );
    assert!(desk.says("ways"), "it says what it rests on");
    click(&mut desk, "Option 2: ");
    assert!(desk.says("Option 2: "), "the click only prepares it");
    desk.window.key_press(Key::Enter);
    desk.window.run_steps(5);
    assert!(!desk.says("Option 1: "), "the hint is put away");
    let table = desk.last_kept();
    assert_eq!(
        chosen_since(&table, before),
        1,
        "the tile was placed by the confirmation alone"
    );
    assert!(is_placement(&table.done()[before].action.choice));
    assert!(table.is_hinted());
}

#[test]
fn enter_takes_the_best_option_of_a_hint_and_plays_it() {
    let table = nearly_full(false);
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 1: "]);
    desk.press(Key::Enter);
    assert!(desk.says("Option 1: "), "it is in the hand");
    desk.press(Key::Enter);
    assert!(!desk.says("Option 1: "));
    assert_eq!(chosen_since(&desk.last_kept(), before), 1);
}

#[test]
fn a_key_that_is_held_down_answers_only_once() {
    let table = nearly_full(false);
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 1: "]);
    for _ in 0..3 {
        desk.window.key_down(Key::Enter);
        desk.window.run();
    }
    assert!(desk.says("Option 1: "), "it is in the hand");
    desk.window.key_up(Key::Enter);
    desk.press(Key::Enter);
    assert_eq!(chosen_since(&desk.last_kept(), before), 1);
}

#[test]
fn enter_takes_the_best_option_even_if_the_cursor_stood_on_a_rover_before() {
    let drives = |choice: &Choice| matches!(choice, Choice::Drive { .. });
    let table = late(false, |legal| legal.iter().any(drives));
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    desk.press(Key::V);
    desk.press(Key::Escape);
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 1: "]);
    desk.press(Key::Enter);
    desk.press(Key::Enter);
    assert!(chosen_since(&desk.last_kept(), before) >= 1);
}

#[test]
fn enter_turns_the_station_only_once_an_option_of_the_hint_has_been_taken() {
    let table = Table::new(Setup::standard(2, "hinted station")).expect("a valid setup");
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 1: "]);
    desk.press(Key::Enter);
    assert!(desk.says("Option 1: "), "nothing has been turned");
    desk.press(Key::Enter);
    let table = desk.last_kept();
    assert!(matches!(
        table.done()[before].action.choice,
        Choice::Rotate(_)
    ));
}

/// A solo game whose objectives were dealt and in which one has to be put back.
fn choosing_objectives() -> Table {
    let mut setup = Setup::standard(1, "hints among cards");
    setup.options.solo = true;
    setup.options.events = Some(EventMix::BALANCED);
    Table::new(setup).expect("a valid setup")
}

#[test]
fn an_option_that_is_prepared_among_cards_is_played_by_enter() {
    let mut desk = hinted_cards();
    // The other list is the one beside the table, below the cards.
    let among_cards = |node: &egui_kittest::Node<'_>| node.rect().center().x < 900.0;
    let option = desk
        .window
        .query_all_by_label_contains("Option 1: ")
        .find(among_cards);
    option.expect("the option among the cards").click();
    desk.window.run_steps(4);
    assert!(desk.says("Prepared: "));
    desk.window.key_press(Key::Enter);
    desk.window.run_steps(5);
    assert_eq!(desk.last_kept().cursor(), 1, "the objective was chosen");
}

/// A window with the options of a hint below the cards to choose from.
fn hinted_cards() -> Desk {
    let mut desk = Desk::open_table(&choosing_objectives());
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 1: "]);
    // The size of the dialog settles.
    desk.window.run_steps(10);
    desk
}

#[test]
fn digits_among_cards_take_the_options_of_an_open_hint() {
    let mut desk = hinted_cards();
    desk.press(Key::Num1);
    desk.window.run_steps(4);
    assert!(desk.says("Prepared: "), "nothing has been chosen yet");
    assert_eq!(desk.last_kept().cursor(), 0);
}

#[test]
fn enter_among_cards_takes_the_best_option_and_plays_it() {
    let mut desk = hinted_cards();
    desk.press(Key::Enter);
    desk.window.run_steps(4);
    assert!(desk.says("Prepared: "), "nothing has been chosen yet");
    desk.press(Key::Enter);
    desk.window.run_steps(4);
    assert_eq!(desk.last_kept().cursor(), 1);
}

#[test]
fn an_option_that_a_digit_took_among_cards_is_played_by_enter() {
    let mut desk = hinted_cards();
    desk.press(Key::Num1);
    desk.window.run_steps(4);
    desk.press(Key::Enter);
    desk.window.run_steps(4);
    assert_eq!(desk.last_kept().cursor(), 1, "Enter plays it");
}

#[test]
fn a_digit_and_enter_among_cards_play_an_option_however_quickly_they_come() {
    let mut desk = hinted_cards();
    desk.window.key_press(Key::Num1);
    desk.window.key_press(Key::Enter);
    desk.window.run_steps(5);
    assert_eq!(desk.last_kept().cursor(), 1, "both keys of one frame count");
}

#[test]
fn a_preparation_that_is_made_is_not_called_a_turn() {
    let mut table = choosing_objectives();
    while !table.state().legal(SeatId(0)).contains(&Choice::EndTurn) {
        let choice = table.state().legal(SeatId(0))[0];
        table
            .record(Action {
                seat: SeatId(0),
                choice,
            })
            .expect("a listed choice is legal");
    }
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    assert!(desk.says("Your preparation is complete."));
    assert!(!desk.shows("End turn"));
    click(&mut desk, "Continue");
    assert_eq!(desk.last_kept().cursor(), before + 1);
}

#[test]
fn a_hint_is_put_away_by_its_key_its_cross_and_by_undoing() {
    let table = nearly_full(true);
    let mut desk = Desk::open_table(&table);
    for close in ["Close the hint", "Ask for a hint", "Undo"] {
        click(&mut desk, "Ask for a hint");
        assert!(desk.shows("Close the hint"));
        click(&mut desk, close);
        assert!(!desk.shows("Close the hint"), "{close}");
    }
}

#[test]
fn who_only_looks_on_gets_no_hint() {
    let table = Table::new(Setup::standard(2, "hints")).expect("a valid setup");
    let mut desk = Desk::open_table(&table);
    desk.press(Key::O);
    desk.window.key_press(Key::H);
    desk.window.run_steps(3);
    assert!(!desk.shows("Close the hint"));
}

#[test]
fn the_coach_says_how_good_a_move_was_and_leads_back_to_the_better_one() {
    let table = nearly_full(true);
    let before = table.cursor();
    let placements = table
        .state()
        .legal(SeatId(0))
        .into_iter()
        .filter(is_placement);
    let inner = placements.map(|choice| {
        matches!(
            choice,
            Choice::Resolve {
                answer: Answer::Place {
                    ring: Ring::Inner,
                    ..
                },
                ..
            }
        )
    });
    let key = if inner.into_iter().any(|inner| inner) {
        Key::Num1
    } else {
        Key::Num2
    };
    let mut desk = Desk::open_table(&table);
    click(&mut desk, "Comment on my moves");
    assert!(desk.says("Make a move, and the coach will comment on it."));
    for key in [key, Key::Tab, Key::Enter, Key::Enter] {
        desk.window.key_press(key);
        desk.window.run_steps(3);
    }
    wait_for(&mut desk, &["best move found", "Costs about"]);
    let better = desk.says("Take back and try it");
    if better {
        click(&mut desk, "Show");
        click(&mut desk, "Take back and try it");
        desk.window.key_press(Key::Enter);
        desk.window.run_steps(5);
    }
    assert_eq!(chosen_since(&desk.last_kept(), before), 1);
}

#[test]
fn the_coach_comments_in_any_game_with_one_person_if_the_settings_say_so() {
    let table = nearly_full(false);
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    assert!(!desk.says("the coach will comment on it"));
    desk.change_own(|own| own.coach = true);
    desk.window.run_steps(3);
    assert!(desk.says("the coach will comment on it"));
    for key in [Key::Num2, Key::Num1, Key::Tab, Key::Enter, Key::Enter] {
        desk.window.key_press(key);
        desk.window.run_steps(3);
    }
    wait_for(&mut desk, &["best move found", "Costs about"]);
    if desk.says("Take back and try it") {
        click(&mut desk, "Take back and try it");
        desk.window.key_press(Key::Enter);
        desk.window.run_steps(5);
    }
    let table = desk.last_kept();
    assert!(table.is_hinted() && table.cursor() > before);
}

#[test]
fn the_numbers_on_the_board_are_the_keys_that_choose_them() {
    let table = nearly_full(false);
    let before = table.cursor();
    let mut desk = Desk::open_table(&table);
    assert!(!desk.shows("Put back"));
    desk.window.key_press(Key::H);
    desk.window.run_steps(3);
    wait_for(&mut desk, &["Option 2: "]);
    desk.window.key_press(Key::Num2);
    desk.window.run_steps(4);
    assert!(desk.shows("Put back"), "its tile is in the hand");
    for _ in 0..2 {
        desk.window.key_press(Key::Enter);
        desk.window.run_steps(4);
    }
    let played = desk.last_kept();
    assert!(chosen_since(&played, before) >= 1);
    assert!(is_placement(&played.done()[before].action.choice));
}

#[test]
fn a_digit_that_comes_with_the_key_of_the_hint_keeps_no_card() {
    let mut desk = Desk::open_table(&choosing_objectives());
    desk.window.key_press(Key::H);
    desk.window.key_press(Key::Num1);
    desk.window.run_steps(3);
    assert_eq!(desk.last_kept().cursor(), 0);
}

#[test]
fn enter_that_comes_before_the_options_goes_nowhere_else() {
    let drives = |choice: &Choice| matches!(choice, Choice::Drive { .. });
    let table = late(false, |legal| legal.iter().any(drives));
    let mut desk = Desk::open_table(&table);
    desk.press(Key::V);
    desk.press(Key::Escape);
    desk.window.key_press(Key::H);
    desk.window.key_press(Key::Enter);
    desk.window.run_steps(3);
    assert!(!desk.says("step away"), "no rover is picked");
    assert!(desk.says("The hint is still thinking."));
}

#[test]
fn a_digit_that_comes_before_the_options_takes_no_tile() {
    let mut desk = Desk::open_table(&nearly_full(false));
    desk.window.key_press(Key::H);
    desk.window.key_press(Key::Num1);
    desk.window.run_steps(3);
    assert!(!desk.shows("Put back"), "nothing is in the hand");
    wait_for(&mut desk, &["Option 1: "]);
}

#[test]
fn messages_stay_off_an_open_hint() {
    let mut desk = Desk::open_table(&nearly_full(false));
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 1: "]);
    desk.press(Key::E);
    let message = desk
        .window
        .get_by_label_contains("Something is still pending")
        .rect();
    let hint = desk.window.get_by_label("Close the hint").rect();
    let options = desk.window.query_all_by_label_contains("Option ");
    let mut parts = options.map(|option| option.rect()).chain([hint]);
    assert!(!parts.any(|part| part.intersects(message)), "{message:?}");
}

#[test]
fn a_click_on_an_option_that_is_marked_on_the_planet_takes_it() {
    let table = nearly_full(false);
    let board = &table.state().seat(SeatId(0)).board;
    let names = board.empty().into_iter();
    let names = names.map(|cell| cell_name(Language::English, board, cell, None));
    let names: Vec<String> = names.collect();
    let takes = |desk: &mut Desk, name: &String| {
        desk.click(name);
        desk.shows("Put back")
    };
    let mut desk = Desk::open_table(&table);
    assert!(!names.iter().any(|name| takes(&mut desk, name)));
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 3: "]);
    assert!(names.iter().any(|name| takes(&mut desk, name)));
}

#[test]
fn escape_puts_a_hint_away_while_the_hand_is_empty() {
    let mut desk = Desk::open_table(&nearly_full(false));
    desk.press(Key::H);
    wait_for(&mut desk, &["Option 2: "]);
    desk.press(Key::Num2);
    // The tile follows the pointer again, and then goes back.
    desk.press(Key::Escape);
    desk.press(Key::Escape);
    assert!(!desk.shows("Put back") && desk.says("Option 2: "));
    desk.press(Key::Escape);
    assert!(!desk.says("Option 2: "));
}
