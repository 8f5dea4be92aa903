//! Setting up a game, by mouse and by keyboard, in both languages.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::screen::Command;
use planet_unknown::app::text::Language;
use play::Table;
use rules::{Rulings, SeatId};
use table::Level;

use super::desk::{Desk, kept};

/// The names by which the wizard's controls are found.
struct Words {
    new_game: &'static str,
    four: &'static str,
    name_of_2: &'static str,
    to_worlds: &'static str,
    planet: &'static str,
    to_variants: &'static str,
    reveal: &'static str,
    to_station: &'static str,
    by_hand: &'static str,
    turn: &'static str,
    reroll: &'static str,
    start: &'static str,
    summary: &'static str,
    table: &'static str,
}

const ENGLISH: Words = Words {
    new_game: "New game",
    four: "Number of players: 4",
    name_of_2: "Name of player 2",
    to_worlds: "Next: Worlds",
    planet: "Planet: KSB-4156",
    to_variants: "Next: Modules",
    reveal: "Reveal tiles at once",
    to_station: "Next: Station",
    by_hand: "Space station: By hand",
    turn: "Whole station: one depot clockwise",
    reroll: "New seed",
    start: "Start game",
    summary: "Your game",
    table: "End turn",
};

const GERMAN: Words = Words {
    new_game: "Neues Spiel",
    four: "Anzahl der Mitspieler: 4",
    name_of_2: "Name von Person 2",
    to_worlds: "Weiter: Welten",
    planet: "Planet: KSB-4156",
    to_variants: "Weiter: Module",
    reveal: "Plättchen sofort aufdecken",
    to_station: "Weiter: Raumstation",
    by_hand: "Raumstation: Von Hand",
    turn: "Ganze Raumstation: um einen Sektor im Uhrzeigersinn",
    reroll: "Neuer Startwert",
    start: "Spiel starten",
    summary: "Dein Spiel",
    table: "Zug beenden",
};

/// Moves the focus to the widget with this name with the Tab key.
fn tab_to(desk: &mut Desk, name: &str) {
    for _ in 0..120 {
        desk.window.key_press(Key::Tab);
        desk.window.run_steps(2);
        if desk.focused().as_deref() == Some(name) {
            return;
        }
    }
    unreachable!("the Tab key never comes to {name}");
}

/// Chooses the widget with this name with the keyboard alone.
fn choose(desk: &mut Desk, name: &str) {
    tab_to(desk, name);
    desk.press(Key::Enter);
}

fn write_name(desk: &mut Desk, field: &str, name: &str) {
    desk.window.get_by_label(field).type_text(name);
    desk.window.run();
}

/// An English window in which a new game is being set up.
fn new_game() -> Desk {
    let mut desk = Desk::open_for_two(Language::English);
    desk.click(ENGLISH.new_game);
    desk
}

/// Starts the game from any step.
fn start_by_key(desk: &mut Desk) {
    desk.window
        .key_press_modifiers(Modifiers::COMMAND, Key::Enter);
    desk.window.run();
}

/// Whether the wizard is gone: the game has begun.
fn has_begun(desk: &Desk, words: &Words) -> bool {
    !desk.shows(words.summary) && !desk.shows(words.start)
}

fn by_mouse(language: Language, words: &Words) {
    let mut desk = Desk::open_for_two(language);
    desk.click(words.new_game);
    desk.click(words.four);
    desk.click(words.name_of_2);
    write_name(&mut desk, words.name_of_2, "Grace");
    assert!(desk.shows("Grace"), "the summary names the player");
    desk.click(words.to_worlds);
    desk.click(words.planet);
    desk.click(words.to_variants);
    desk.window
        .get_by_role_and_label(egui::Role::Switch, words.reveal)
        .click();
    desk.window.run();
    desk.click(words.to_station);
    desk.click(words.by_hand);
    desk.click(words.turn);
    desk.click(words.reroll);
    desk.click(words.start);
    assert!(has_begun(&desk, words), "{}", words.table);
    assert_eq!(
        desk.window
            .state()
            .settings()
            .player_names
            .get(1)
            .map(String::as_str),
        Some("Grace")
    );
}

fn by_keyboard(language: Language, words: &Words) {
    let mut desk = Desk::open_for_two(language);
    choose(&mut desk, words.new_game);
    choose(&mut desk, words.four);
    tab_to(&mut desk, words.name_of_2);
    write_name(&mut desk, words.name_of_2, "Ada");
    choose(&mut desk, words.to_worlds);
    choose(&mut desk, words.planet);
    choose(&mut desk, words.to_variants);
    choose(&mut desk, words.reveal);
    choose(&mut desk, words.to_station);
    choose(&mut desk, words.by_hand);
    choose(&mut desk, words.turn);
    choose(&mut desk, words.start);
    assert!(has_begun(&desk, words));
    assert_eq!(
        desk.window
            .state()
            .settings()
            .player_names
            .get(1)
            .map(String::as_str),
        Some("Ada")
    );
}

#[test]
fn four_seats_are_set_up_by_mouse() {
    by_mouse(Language::English, &ENGLISH);
    by_mouse(Language::German, &GERMAN);
}

#[test]
fn four_seats_are_set_up_by_keyboard_alone() {
    by_keyboard(Language::English, &ENGLISH);
    by_keyboard(Language::German, &GERMAN);
}

#[test]
fn choices_survive_going_back() {
    let mut desk = new_game();
    desk.click("Number of players: 3");
    desk.click("Next: Worlds");
    desk.click("Back to Players");
    assert!(desk.shows("Name of player 3"));
    desk.press(Key::Escape);
    assert!(desk.shows("Settings"), "this is the start screen");
    desk.click("New game");
    assert!(desk.shows("Name of player 3"));
    assert!(!desk.shows("Name of player 4"));
}

#[test]
fn the_two_player_variant_is_offered_to_two() {
    let mut desk = new_game();
    desk.click("Step 3: Modules");
    assert!(desk.shows("Two-player variant"));
    desk.press(Key::PageUp);
    desk.press(Key::PageUp);
    desk.click("Number of players: 5");
    desk.click("Step 3: Modules");
    assert!(!desk.shows("Two-player variant"));
}

#[test]
fn a_practice_game_says_what_it_is_and_starts_at_once() {
    let mut desk = Desk::open_for_two(Language::English);
    desk.click("Practice");
    desk.click("Set up a practice game");
    desk.click("Step 3: Modules");
    assert!(desk.window.query_by_label_contains("no target").is_some());
    start_by_key(&mut desk);
    assert!(has_begun(&desk, &ENGLISH));
}

// G16
#[test]
fn who_knows_the_game_can_say_so_in_the_wizard() {
    let mut desk = new_game();
    let explains = |desk: &Desk| desk.window.state().settings().first_times;
    let before = explains(&desk);
    let mut flip = |expected| {
        let named = desk.window.get_all_by_label("We know the game");
        named.last().expect("the switch").click();
        desk.window.run();
        assert_eq!(explains(&desk), expected);
    };
    flip(!before);
    flip(before);
}

#[test]
fn a_colour_is_swapped_with_the_player_who_has_it() {
    let mut desk = new_game();
    desk.click("Colour of Player 1: blue, circle");
    let chosen = desk
        .window
        .query_all_by_role_and_label(egui::Role::Button, "orange, triangle")
        .next();
    chosen.expect("the colours are offered").click();
    desk.window.run();
    assert!(desk.shows("Colour of Player 1: orange, triangle"));
    assert!(desk.shows("Colour of Player 2: blue, circle"));
}

#[test]
fn a_small_window_with_large_text_still_sets_up_a_game() {
    let mut desk = Desk::open_small(Language::German);
    desk.click("Neues Spiel");
    desk.click("Schritt 4: Raumstation");
    desk.click("Spiel starten");
    assert!(has_begun(&desk, &GERMAN));
}

#[test]
fn a_special_planet_is_taken_once_somebody_has_it() {
    let mut desk = new_game();
    desk.click("Next: Worlds");
    desk.click("Planet: Gaia");
    desk.click("Choose for: Player 2");
    assert!(!desk.shows("Planet: Gaia"));
    desk.click("Planet: Gaia, taken by Player 1");
    desk.click("Planet: Lacuna");
    desk.click("Choose for: Player 1");
    assert!(desk.shows("Planet: Lacuna, taken by Player 2"));
    desk.click("Gallery: Corporations");
    assert!(desk.shows("Corporation: Universal Coalition"));
    assert!(!desk.shows("Planet: K-273"));
}

#[test]
fn two_are_dealt_and_one_is_chosen_before_the_game_starts() {
    let mut desk = new_game();
    desk.click("Next: Worlds");
    desk.click("How to choose: Deal two, choose one");
    start_by_key(&mut desk);
    assert!(!has_begun(&desk, &ENGLISH), "nobody has chosen");
    let open = |desk: &Desk| desk.window.query_all_by_label("not chosen yet").count();
    assert_eq!(
        open(&desk),
        2,
        "the summary names nothing that nobody has chosen"
    );
    desk.press(Key::Num2);
    assert!(
        desk.says(" · not chosen yet"),
        "the planet is chosen, the corporation is not"
    );
    desk.press(Key::Num3);
    assert_eq!(open(&desk), 1);
    desk.click("Next: Player 2");
    desk.press(Key::Num1);
    desk.press(Key::Num3);
    assert!(!desk.says("not chosen yet"));
    start_by_key(&mut desk);
    assert!(has_begun(&desk, &ENGLISH));
}

#[test]
fn the_next_game_deals_new_hands_if_the_last_one_did() {
    let mut desk = new_game();
    desk.click("Next: Worlds");
    desk.click("How to choose: Deal two, choose one");
    for key in [Key::Num1, Key::Num3] {
        desk.press(key);
    }
    desk.click("Next: Player 2");
    for key in [Key::Num1, Key::Num3] {
        desk.press(key);
    }
    start_by_key(&mut desk);
    assert!(has_begun(&desk, &ENGLISH));
    let mut desk = desk.reopen();
    desk.click("New game");
    start_by_key(&mut desk);
    assert!(!has_begun(&desk, &ENGLISH), "nobody has chosen");
    desk.click("Next: Worlds");
    let open = desk.window.query_all_by_label("not chosen yet").count();
    assert_eq!(open, 2);
}

#[test]
fn every_planet_can_be_chosen_with_its_words_beside_it() {
    let mut desk = Desk::open_for_two(Language::German);
    desk.click("Neues Spiel");
    desk.click("Weiter: Welten");
    desk.window.set_size(egui::vec2(1280.0, 800.0));
    desk.window.run_steps(3);
    for planet in rules::PlanetId::ALL {
        desk.click(&format!("Planet: {planet}"));
        let rule = planet_unknown::app::text::describe::planet_rule(&Language::German, planet);
        let words = desk.window.get_by_label(&rule).rect();
        let below = desk.window.get_by_label("Weiter: Module").rect();
        let margin = 24.0;
        assert!(
            words.bottom() + margin < below.top(),
            "{planet}: {words} above {below}"
        );
    }
}

#[test]
fn a_seat_leaves_its_planet_or_its_corporation_to_chance() {
    let mut desk = new_game();
    desk.click(ENGLISH.to_worlds);
    let has = |desk: &Desk, name: &str| {
        let node = desk
            .window
            .get_by_role_and_label(egui::Role::RadioButton, name);
        node.accesskit_node().toggled() == Some(egui::accesskit::Toggled::True)
    };
    assert!(has(&desk, "Planet: KSB-4156"));
    desk.click("Random planet");
    assert!(!has(&desk, "Planet: KSB-4156"));
    desk.click("Gallery: Corporations");
    assert!(
        has(&desk, "Corporation: Universal Coalition"),
        "only the planet was chosen"
    );
    desk.click("Random corporation");
    assert!(!has(&desk, "Corporation: Universal Coalition"));
}

/// Gives a seat to a bot.
fn seat_bot(desk: &mut Desk, seat: usize, before: &str, kind: &str) {
    desk.click(&format!("Seat {seat} is played by: {before}"));
    desk.click(&format!("Seat {seat}: {kind}"));
}

#[test]
fn any_seats_are_filled_with_bots() {
    let mut desk = new_game();
    desk.click(ENGLISH.four);
    for (seat, kind) in [(2, "Easy"), (3, "Normal"), (4, "Expert")] {
        seat_bot(&mut desk, seat, "Person", kind);
    }
    assert!(
        desk.shows("Rigel") && desk.shows("Altair") && desk.shows("Mira"),
        "bots have names"
    );
    seat_bot(&mut desk, 3, "Normal", "Hard");
    assert!(desk.shows("Seat 3 is played by: Hard") && !desk.says("Only bots"));
    seat_bot(&mut desk, 1, "Person", "Easy");
    assert!(desk.says("Only bots"));
    seat_bot(&mut desk, 1, "Easy", "Person");
    start_by_key(&mut desk);
    assert!(has_begun(&desk, &ENGLISH));
    drop(desk.window);
    let kept = kept(desk.folder.path()).swap_remove(0);
    let kinds = [
        None,
        Some(Level::Easy),
        Some(Level::Hard),
        Some(Level::Expert),
    ];
    let seats = (0..4).map(SeatId);
    assert_eq!(
        seats
            .map(|seat| kept.players().bot(seat))
            .collect::<Vec<_>>(),
        kinds
    );
    assert_eq!(kept.setup().seats[1].name, "Rigel");
}

#[test]
fn bots_choose_their_worlds_on_their_own_from_those_dealt() {
    let mut desk = new_game();
    seat_bot(&mut desk, 2, "Person", "Normal");
    desk.click(ENGLISH.to_worlds);
    desk.click("How to choose: Deal two, choose one");
    assert!(desk.says("Still to choose a planet and a corporation: Player 1."));
}

#[test]
fn the_next_game_is_a_new_deal() {
    let mut desk = new_game();
    desk.click(ENGLISH.four);
    start_by_key(&mut desk);
    assert!(has_begun(&desk, &ENGLISH));
    let ctx = desk.window.ctx.clone();
    desk.window.state_mut().apply(&ctx, Command::Home);
    desk.window.run_steps(4);
    desk.click("New game");
    start_by_key(&mut desk);
    drop(desk.window);
    let games = kept(desk.folder.path());
    let [second, first] = [&games[0], &games[1]].map(Table::setup);
    assert_eq!(
        (first.seats.len(), second.seats.len()),
        (4, 4),
        "what was chosen is kept"
    );
    assert_ne!(first.seed, second.seed);
}

#[test]
fn a_first_game_against_an_easy_bot_takes_two_clicks() {
    let mut desk = Desk::open(Language::English);
    desk.click("New game");
    assert!(desk.shows("About 25 minutes"));
    desk.window.get_by_label("Start game").click();
    desk.window.run_steps(4);
    assert!(has_begun(&desk, &ENGLISH));
    let settings = desk.window.state().settings();
    assert_eq!(settings.players.bot(SeatId(0)), None);
    assert_eq!(settings.players.bot(SeatId(1)), Some(Level::Easy));
}

#[test]
fn the_wizard_remembers_seats_and_modules() {
    let mut desk = new_game();
    desk.click(ENGLISH.four);
    desk.click(ENGLISH.to_worlds);
    desk.click(ENGLISH.to_variants);
    desk.window
        .get_by_role_and_label(egui::Role::Switch, ENGLISH.reveal)
        .click();
    desk.window.run();
    start_by_key(&mut desk);
    let mut desk = desk.reopen();
    desk.click(ENGLISH.new_game);
    start_by_key(&mut desk);
    let table = desk.last_kept();
    assert_eq!(table.setup().seats.len(), 4);
    assert!(table.setup().options.reveal_at_once);
}

// rules §3.6
#[test]
fn civ_cards_are_chosen_after_the_round_only_by_the_house_rule() {
    for house_rule in [false, true] {
        let mut desk = new_game();
        desk.click(ENGLISH.to_worlds);
        desk.click(ENGLISH.to_variants);
        if house_rule {
            let name = "Choose civ cards after the round";
            let switch = desk.window.get_by_role_and_label(egui::Role::Switch, name);
            switch.click();
            desk.window.run();
        }
        start_by_key(&mut desk);
        let options = desk.last_kept().setup().options;
        assert_eq!(options.claims_after_round, house_rule);
        assert_eq!(options.rulings, Rulings::Second);
    }
}

#[test]
fn enter_goes_on_to_the_next_name_and_all_others_become_bots_or_people() {
    let mut desk = Desk::open(Language::English);
    desk.click("New game");
    desk.click("Number of players: 4");
    desk.window.get_by_label("Name of player 1").click();
    desk.window.run();
    desk.press(Key::Enter);
    desk.window.run();
    assert_eq!(desk.focused().as_deref(), Some("Name of player 2"));
    desk.click("All others are bots");
    desk.window.run();
    desk.click("All others are people");
    desk.window.run();
    desk.click("All others are bots");
    desk.click("Start game");
    desk.wait_until_shown("Menu");
    let table = desk.last_kept();
    assert_eq!(table.players().people(4).count(), 1);
}

#[test]
fn a_page_begins_at_its_top_unless_one_goes_back_to_it() {
    let mut desk = Desk::open(Language::English);
    desk.click("Settings");
    let first = top_of(&desk);
    desk.window.hover_at(egui::pos2(640.0, 500.0));
    desk.window.run_steps(2);
    desk.turn_wheel(-3.0);
    desk.window.run_steps(20);
    assert!(top_of(&desk) < first, "it scrolls");
    desk.click("Back");
    desk.click("Settings");
    assert_eq!(top_of(&desk), first);
}

/// Where a button of the settings is.
fn top_of(desk: &Desk) -> f32 {
    desk.window.get_by_label("Language: English").rect().top()
}

#[test]
fn a_group_is_kept_and_seated_with_one_click() {
    let mut desk = Desk::open(Language::English);
    desk.click("New game");
    desk.click("Number of players: 4");
    desk.click("All others are bots");
    desk.click("Keep these players as a group");
    desk.window.run_steps(3);
    let group = desk.window.state().settings().groups[0].clone();
    assert_eq!(group.seats.len(), 4);
    desk.click("Number of players: 2");
    let mut desk = desk.reopen();
    desk.click("New game");
    assert!(!desk.shows("Name of player 4"));
    desk.click(&format!("Seat the group {}", group.title()));
    assert!(desk.shows("Name of player 4"));
    desk.click(&format!("Forget the group {}", group.title()));
    desk.window.run_steps(3);
    assert!(desk.window.state().settings().groups.is_empty());
}
