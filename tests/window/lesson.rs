//! The guided first game, and what is told when it happens for the first time.

use std::time::Duration;

use egui::accesskit::{Role, Toggled};
use egui::epaint::TextShape;
use egui::{Key, Shape};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::screen::Command;
use kit::theme::tokens;
use planet_unknown::app::text::Language;
use play::guide::{Lesson, first_times};
use rules::{CorporationId, PlanetId, Setup};
use table::{BotPace, Players, Secrets, Sharing, Ways};

use super::desk::{Desk, temporary};

/// The texts of all steps, from the files of a language.
fn texts(language: Language) -> Vec<(String, String)> {
    let name = match language {
        Language::English => "en",
        Language::German => "de",
    };
    let path = format!("assets/lang/{name}/lesson.ftl");
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    let file = std::fs::read_to_string(path).expect("the texts");
    let texts = file.lines().filter_map(|line| line.split_once(" = "));
    texts
        .map(|(key, text)| (key.to_owned(), text.to_owned()))
        .collect()
}

#[test]
fn every_step_has_a_text_of_at_most_25_words() {
    for language in [Language::English, Language::German] {
        let texts = texts(language);
        let lesson = Lesson::first_game();
        let steps = lesson.steps().chain(&lesson.answers).chain(&lesson.chances);
        for step in steps.chain(first_times()) {
            let mut keys = vec![format!("lesson-{}", step.name)];
            keys.extend(step.odd.map(|_| format!("lesson-{}-odd", step.name)));
            for key in keys {
                let (_, text) = texts
                    .iter()
                    .find(|(name, _)| *name == key)
                    .unwrap_or_else(|| panic!("{key} in {language:?}"));
                let words = text.split_whitespace().filter(|word| *word != "–");
                assert!(words.count() <= 25, "{key}: {text}");
            }
        }
    }
}

/// Opens the start screen and begins the lesson.
fn begin(language: Language) -> Desk {
    let mut desk = Desk::open(language);
    desk.click(match language {
        Language::English => "Learn to play",
        Language::German => "Spielen lernen",
    });
    desk.window.run_steps(4);
    desk
}

// N7: the first tile lies within two cards.
#[test]
fn the_lesson_leads_to_the_first_tile_in_both_languages() {
    for (language, take, lay) in [
        (
            Language::English,
            "Cover this planet with tiles",
            "Your first tile must cover an edge cell",
        ),
        (
            Language::German,
            "Bedecke diesen Planeten",
            "Das erste Plättchen muss ein Randfeld",
        ),
    ] {
        let mut desk = begin(language);
        desk.wait_until("the first card", |desk| desk.says(take));
        assert!(!desk.says("medals 6"), "the medals so far come later");
        desk.window.key_press(Key::Num1);
        desk.window.run_steps(4);
        assert!(desk.says(lay));
    }
}

// G2
#[test]
fn the_lesson_speaks_whatever_was_chosen_before() {
    let mut desk = Desk::open(Language::English);
    desk.change_settings(|settings| {
        settings.ways = Ways {
            sharing: Sharing::SideBySide,
            secrets: Secrets::FaceDown,
        }
    });
    desk.click("Learn to play");
    desk.wait_until("the first card", |desk| {
        desk.says("Cover this planet with tiles")
    });
}

// N5
#[test]
fn a_special_world_introduces_itself_at_the_start() {
    let mut desk = Desk::open(Language::English);
    desk.change_settings(|settings| settings.first_times = true);
    let mut setup = Setup::standard(1, "first times");
    setup.seats[0].planet = PlanetId::Arashi;
    setup.seats[0].corporation = CorporationId::Cosmos;
    desk.start(setup, Players::default());
    desk.window.run_steps(10);
    desk.wait_until("the planet introduces itself", |desk| {
        desk.says("A tile that covers cells of the ring")
    });
    desk.click("Got it");
    desk.wait_until("the corporation introduces itself", |desk| {
        desk.says("Collected lifepods may lie on track fields")
    });
    desk.click("Got it");
    let told = &desk.window.state().settings().first_times_told;
    assert_eq!(told, &["corporation-cosmos-inc", "planet-arashi"]);
}

// N5
#[test]
fn the_names_of_a_world_open_its_rule() {
    let mut desk = Desk::open(Language::English);
    let mut setup = Setup::standard(1, "names");
    setup.seats[0].planet = PlanetId::Arashi;
    setup.seats[0].corporation = CorporationId::Cosmos;
    desk.start(setup, Players::default());
    desk.window.run_steps(10);
    desk.press(Key::Enter);
    desk.window.run_steps(10);
    let name = desk.window.get_by_label("Cosmos Inc.").rect().center();
    desk.window.hover_at(name);
    desk.window.run_steps(10);
    desk.press(Key::F1);
    desk.window.run_steps(4);
    assert!(desk.says("A lifepod that you collect goes to the scoring area"));
}

#[test]
fn the_lesson_can_be_ended_and_repeated_by_chapters() {
    let mut desk = begin(Language::English);
    desk.wait_until("the first card", |desk| {
        desk.says("Cover this planet with tiles")
    });
    desk.click("End the lesson");
    assert!(!desk.says("Cover this planet with tiles"));
    let ctx = desk.window.ctx.clone();
    desk.window.state_mut().apply(&ctx, Command::Home);
    desk.window.run_steps(4);
    desk.click("Practice");
    desk.window.get_by_label("Begin with “The station”").click();
    desk.window.run_steps(4);
    desk.wait_until("the chapter", |desk| {
        desk.says("This round you command the station")
            || desk.says("Your opponent has a planet, too")
    });
}

#[test]
fn what_happens_for_the_first_time_is_told_once() {
    let mut desk = Desk::open(Language::English);
    desk.change_settings(|settings| settings.first_times = true);
    let setup = Setup::standard(1, "first times");
    let players = Players::default();
    desk.start(setup, players);
    desk.window.run_steps(10);
    desk.wait_until("the station is explained", |desk| {
        desk.says("You command the station")
    });
    desk.click("Got it");
    assert!(!desk.says("You command the station"));
    let told = &desk.window.state().settings().first_times_told;
    assert_eq!(told, &["first-command"]);
}

#[test]
fn the_lesson_is_played_to_its_end() {
    play_lesson(Language::English, "You can play now!", "End the lesson");
}

#[test]
fn the_lesson_is_played_to_its_end_in_german() {
    play_lesson(
        Language::German,
        "Jetzt kannst du spielen!",
        "Lektion beenden",
    );
}

/// Plays the lesson until the player is free to go on, which the text `free` says; then the button `end` ends it.
fn play_lesson(language: Language, free: &str, end: &str) {
    let mut desk = begin(language);
    desk.change_settings(|settings| settings.bot_pace = BotPace::Instant);
    desk.change_own(|own| own.warn_wasteful_turns = false);
    // The keys of a beginner who tries one after the other.
    let keys = [
        Key::Enter,
        Key::Num1,
        Key::Enter,
        Key::Tab,
        Key::Enter,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::C,
        Key::Enter,
        Key::X,
        Key::E,
    ];
    let mut presses = keys.into_iter().cycle().take(2_000);
    let mut waited = 0;
    let mut has_waited = false;
    while !desk.says(free) {
        let thinks = desk.says("Tutor is thinking") || desk.says("Tutor überlegt");
        let waits = desk.says("Tutor waits until you have read the card")
            || desk.says("Tutor wartet, bis du die Karte gelesen hast");
        let says_after = desk.says("plays on after “Next”") || desk.says("Nach „Weiter“ spielt");
        assert_eq!(waits, says_after, "in the bar and at the card");
        has_waited |= waits;
        // The lesson may hold the bot until a key is pressed, so nobody waits for ever.
        if thinks && waited < 20 {
            waited += 1;
            std::thread::sleep(Duration::from_millis(5));
            desk.window.run_steps(1);
            continue;
        }
        waited = 0;
        let key = presses.next().expect("the lesson comes to its end");
        let holds_tile = desk.shows("Put back") || desk.shows("Zurücklegen");
        if key == Key::Tab && !holds_tile {
            continue;
        }
        desk.window.key_press(key);
        desk.window.run_steps(3);
    }
    assert!(
        has_waited,
        "a card is waited for after the end of some turn"
    );
    assert!(desk.shows(end));
}

/// Whether these words are drawn in the colour of mistakes.
fn is_red(desk: &Desk, words: &str) -> bool {
    let bad = tokens().color.bad;
    let red = |text: &TextShape| {
        let sections = &text.galley.job.sections;
        text.galley.text().contains(words) && sections.iter().any(|part| part.format.color == bad)
    };
    let shapes = desk.window.output().shapes.iter();
    shapes
        .filter_map(|clipped| match &clipped.shape {
            Shape::Text(text) => Some(text),
            _ => None,
        })
        .any(red)
}

// N7
#[test]
fn n7_a_wrong_cell_is_told_in_red_only_after_a_click_there() {
    let mut desk = begin(Language::English);
    desk.wait_until("the first card", |desk| {
        desk.says("Cover this planet with tiles")
    });
    desk.press(Key::Num1);
    desk.window.run_steps(6);
    let fault = "The first tile must cover a cell on the planet edge";
    let middle = desk.window.get_by_label_contains("F6").rect().center();
    desk.window.hover_at(middle);
    desk.window.run_steps(6);
    assert!(desk.says(fault), "it says why");
    assert!(!is_red(&desk, fault), "no red before a mistake");
    desk.window.drag_at(middle);
    desk.window.run_steps(1);
    desk.window.drop_at(middle);
    desk.window.run_steps(6);
    assert!(is_red(&desk, fault), "red after a mistake");
}

// finding: the card of the end of the game covered the station of which it speaks
#[test]
fn the_card_about_the_end_of_the_game_lies_beside_the_station() {
    for size in [[1280.0, 800.0], [1920.0, 1080.0]] {
        let mut desk = Desk::open_in(temporary(), Some(Language::English), size);
        desk.click("Practice");
        let chapter = "Begin with “The end of the game”";
        desk.window.get_by_label(chapter).click();
        desk.window.run_steps(4);
        let told = "The game ends with the round";
        desk.wait_until("the card", |desk| desk.says(told));
        desk.window.run_steps(4);
        let words = desk.window.get_by_label_contains(told).rect();
        let card = words.union(desk.window.get_by_label("Next").rect());
        let stacks = desk.window.query_all_by_role(Role::Button);
        let stacks = stacks.filter(|node| {
            node.accesskit_node()
                .label()
                .is_some_and(|name| name.to_lowercase().contains("ring:"))
        });
        let stacks: Vec<_> = stacks.map(|node| node.rect()).collect();
        assert!(!stacks.is_empty());
        assert!(stacks.iter().all(|stack| !stack.intersects(card)), "{card}");
    }
}

// T8
#[test]
fn the_cards_come_back_once_the_card_about_the_log_is_read() {
    let mut desk = Desk::open(Language::English);
    desk.click("Practice");
    let chapter = "Begin with “The end of the game”";
    desk.window.get_by_label(chapter).click();
    desk.window.run_steps(4);
    let is_in_front = |desk: &Desk, tab: &str| {
        let tab = desk.window.get_by_label(tab);
        tab.accesskit_node().toggled() == Some(Toggled::True)
    };
    let told = "Here is what happened so far";
    let mut reads = 0;
    while !desk.says(told) {
        reads += 1;
        assert!(reads < 20, "the card about the log comes");
        desk.press(Key::Enter);
        desk.window.run_steps(6);
    }
    assert!(is_in_front(&desk, "Log"));
    desk.press(Key::Enter);
    desk.window.run_steps(6);
    assert!(!desk.says(told));
    assert!(is_in_front(&desk, "Cards") && !is_in_front(&desk, "Log"));
}

/// The lesson at its last chapter, played by a beginner's keys until a civ card is to be looked at.
fn about_to_look() -> Desk {
    let mut desk = begin(Language::English);
    desk.change_settings(|settings| settings.bot_pace = BotPace::Instant);
    desk.change_own(|own| own.warn_wasteful_turns = false);
    let keys = [
        Key::Enter,
        Key::Num1,
        Key::Enter,
        Key::Tab,
        Key::Enter,
        Key::C,
        Key::X,
        Key::E,
    ];
    for key in keys.into_iter().cycle().take(2_000) {
        if desk.says("Look at the cards of rank") {
            return desk;
        }
        if key == Key::Tab && !desk.shows("Put back") {
            continue;
        }
        desk.window.key_press(key);
        desk.window.run_steps(3);
    }
    unreachable!("a card is earned");
}

// U13, U14, U15
#[test]
fn the_lesson_says_look_while_the_bar_asks_and_one_button_shows_the_cards() {
    let mut desk = about_to_look();
    let told = "Now look at the cards and keep one";
    while !desk.says(told) {
        assert!(desk.says("you have earned a civ card"), "no other card");
        desk.press(Key::Enter);
    }
    assert!(!desk.shows("Next"), "one button looks at the cards");
    let look = desk.window.get_by_label_contains("Look at the cards of");
    look.click();
    desk.window.run_steps(6);
    assert!(desk.says("Keep "), "the cards lie open at once");
    desk.click("Close");
    assert!(!desk.says(told));
    desk.click("Show the cards");
    assert!(desk.says("Keep "), "and again");
}

// U15
#[test]
fn whoever_looks_at_the_cards_need_not_read_the_card_of_the_lesson_first() {
    let mut desk = about_to_look();
    assert!(desk.says("you have earned a civ card"));
    let look = desk.window.get_by_label_contains("Look at the cards of");
    look.click();
    desk.window.run_steps(6);
    assert!(desk.says("Keep "), "the cards lie open at once");
    let keep = desk.window.get_all_by_label_contains("Keep ").next();
    keep.expect("a card").click();
    desk.window.run_steps(6);
    assert!(!desk.says("you have earned a civ card"), "it is told once");
}

// U1, U2
#[test]
fn nothing_is_red_at_the_first_tile_of_the_lesson() {
    let mut desk = begin(Language::English);
    desk.wait_until("the first card", |desk| {
        desk.says("Cover this planet with tiles")
    });
    desk.press(Key::Num1);
    let lost = "Destroys a lifepod";
    let mut steps = 0;
    while !desk.shows("−1") {
        steps += 1;
        assert!(steps < 80, "it fits on a lifepod");
        desk.press(Key::Tab);
    }
    desk.press(Key::Enter);
    assert!(desk.says(lost), "it is told");
    assert!(!is_red(&desk, lost) && !is_red(&desk, "−1"));
}
