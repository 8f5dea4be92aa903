//! The table: whole rounds by mouse and by keyboard, undo, files.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::OwnSettings;
use planet_unknown::app::text::Language;
use planet_unknown::app::widgets::board::cell_name;
use play::Table;
use play::intent::{Intent, Outcome};
use play::session::{Habits, Session};
use rules::choices::answers;
use rules::{Answer, Asked, Cell, Question, SeatId, Setup};
use table::Players;

use super::desk::Desk;

mod files;
mod keyboard;
mod mouse;
mod sight;

const ENGLISH: Language = Language::English;

/// A window with a game at its table, and the same game without a window.
struct Player {
    desk: Desk,
    mirror: Session,
    /// The number of clicks so far.
    clicks: usize,
}

fn setup(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "window");
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Grace", "Mary", "Rosa"]) {
        seat.name = name.to_owned();
    }
    setup
}

impl Player {
    fn sit_down(seats: usize) -> Self {
        Self::sit_down_in(seats, ENGLISH)
    }

    fn sit_down_in(seats: usize, language: Language) -> Self {
        let mut desk = Desk::open(language);
        desk.start(setup(seats), Players::default());
        desk.window.run_steps(3);
        let mut mirror = Session::new(Table::new(setup(seats)).expect("a valid setup"));
        mirror.set_habits(Habits {
            end_turns: false,
            ..OwnSettings::default().habits()
        });
        let clicks = 0;
        Self {
            desk,
            mirror,
            clicks,
        }
    }

    fn steps(&mut self) {
        self.desk.window.run_steps(3);
    }

    /// Clicks the first widget with this name.
    fn click(&mut self, name: &str) {
        let node = self.desk.window.get_all_by_label(name).next();
        node.unwrap_or_else(|| unreachable!("{name} is not on show"))
            .click();
        self.clicks += 1;
        self.steps();
    }

    fn key(&mut self, key: Key) {
        self.desk.window.key_press(key);
        self.steps();
    }

    fn chord(&mut self, modifiers: Modifiers, key: Key) {
        self.desk.window.key_press_modifiers(modifiers, key);
        self.steps();
    }

    fn mirrors(&mut self, intent: Intent) -> Outcome {
        self.mirror.handle(intent)
    }

    fn cell_name(&self, cell: Cell) -> String {
        let board = &self.mirror.here().state().seat(self.mirror.viewer()).board;
        cell_name(ENGLISH, board, cell, None)
    }

    /// Closes the window and returns the game that it kept.
    fn kept(self) -> Table {
        self.desk.last_kept()
    }

    /// The question in focus, if it can be answered.
    fn asked(&self) -> Option<Asked> {
        self.mirror.here().focused().cloned()
    }

    /// The displayed name of the player who has to take over.
    fn waiting(&self) -> Option<String> {
        let seat: SeatId = self.mirror.waiting_for()?;
        Some(self.mirror.setup().seats[seat.index()].name.clone())
    }
}

/// Plays a whole round of two seats. The window must keep the same game as the one without a window.
fn play_a_round(play: impl Fn(&mut Player)) {
    let mut player = Player::sit_down(2);
    for _ in 0..80 {
        if player.mirror.here().state().round > 1 {
            break;
        }
        play(&mut player);
    }
    assert_eq!(player.mirror.here().state().round, 2);
    let viewer = player.mirror.viewer();
    let expected = player.mirror.here().state().clone();
    assert_eq!(*player.kept().view(viewer).state(), expected);
}

/// The first answer to a question, and its number.
fn first_answer(question: &Question) -> Answer {
    let mut first = None;
    answers(question, |answer| first = first.or(Some(answer)));
    first.unwrap_or_else(|| unreachable!("{question:?} has no answer"))
}

#[test]
fn the_table_speaks_german() {
    let player = Player::sit_down_in(2, Language::German);
    for name in ["So stehen lassen", "Rückgängig", "Menü"] {
        assert!(player.desk.shows(name), "{name}");
    }
    assert!(player.desk.window.root().children_recursive().all(|node| {
        node.accesskit_node()
            .label()
            .is_none_or(|label| !label.starts_with("table-"))
    }));
}

#[test]
fn an_example_game_goes_on_after_the_hand_over() {
    let game =
        std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/two-in-mid-turn.ron");
    let mut desk = Desk::open_game(tempfile::tempdir().expect("a temporary folder"), game);
    desk.wait_until_shown("I am Ada");
    desk.press(Key::Enter);
    desk.wait_until_gone("I am Ada");
    assert!(desk.shows("Undo"));
}

#[test]
fn a_civ_card_is_claimed_by_keyboard_alone() {
    let game =
        std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/six-claiming-cards.ron");
    let mut desk = Desk::open_game(tempfile::tempdir().expect("a temporary folder"), game);
    let question = "Keep exactly one civ card (milestone of rank 1).";
    desk.wait_until_shown("I am Bela");
    desk.press(Key::Enter);
    desk.wait_until_gone("I am Bela");
    desk.press(Key::Num1);
    desk.wait_until_shown(question);
    desk.press(Key::Num3);
    desk.wait_until_gone(question);
}
