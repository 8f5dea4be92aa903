//! The table: whole rounds by mouse and by keyboard, undo, files.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::screens::table::ghost::Ghost;
use planet_unknown::app::screens::table::intent::{Intent, Outcome};
use planet_unknown::app::screens::table::session::Session;
use planet_unknown::app::text::{Language, describe};
use planet_unknown::app::widgets::board::cell_name;
use planet_unknown::app::{Command, Paths};
use planet_unknown::game::legal::answers;
use planet_unknown::game::{Action, Answer, Asked, Cell, Effect, Question, Ring, SeatId, Setup};
use planet_unknown::table::{Overwrite, Players, Save, Table, autosave, store};

use super::desk::Desk;

const ENGLISH: Language = Language::English;

/// A window at whose table a game is played, and the same game without a window beside it.
struct Player {
    desk: Desk,
    mirror: Session,
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
        let ctx = desk.window.ctx.clone();
        desk.window
            .state_mut()
            .apply(&ctx, Command::NewGame { setup: Box::new(setup(seats)), players: Players::default() });
        desk.window.run_steps(3);
        let mirror = Session::new(Table::new(setup(seats)).expect("a sound setup"));
        Self { desk, mirror }
    }

    fn steps(&mut self) {
        self.desk.window.run_steps(3);
    }

    /// Clicks what has this name; the first, if several have.
    fn click(&mut self, name: &str) {
        let node = self.desk.window.get_all_by_label(name).next();
        node.unwrap_or_else(|| unreachable!("{name} is not on show")).click();
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
        let board = &self.mirror.state().seat(self.mirror.viewer()).board;
        cell_name(ENGLISH, board, cell, None)
    }

    /// Ends the window and gives the game that it kept.
    fn kept(self) -> Table {
        let Desk { window, folder } = self.desk;
        drop(window);
        let loaded = autosave::resume(&Paths::inside(folder.path()).autosave_folder());
        loaded.expect("a sound autosave").expect("an autosave").table
    }

    /// What is asked: the question in focus, if it can be answered.
    fn asked(&self) -> Option<Asked> {
        self.mirror.focused().cloned()
    }

    /// The shown name of the player who is to take over.
    fn waiting(&self) -> Option<String> {
        let seat: SeatId = self.mirror.waiting_for()?;
        Some(self.mirror.setup().seats[seat.index()].name.clone())
    }
}

/// The first answer to a question, and its number.
fn first_answer(question: &Question) -> Answer {
    let mut first = None;
    answers(question, |answer| first = first.or(Some(answer)));
    first.unwrap_or_else(|| unreachable!("{question:?} has no answer"))
}

mod mouse {
    use super::*;

    impl Player {
        /// Plays one decision by mouse alone.
        fn play_by_mouse(&mut self) {
            if let Some(name) = self.waiting() {
                self.click(&format!("I am {name}"));
                self.mirrors(Intent::TakeOver);
            } else if self.mirror.is_rotating() {
                self.click("Turn clockwise");
                self.mirrors(Intent::TurnDial(1));
                self.click("Turn by 1 depot");
                self.mirrors(Intent::ConfirmDial);
            } else if let Some(asked) = self.asked() {
                self.answer_by_mouse(&asked);
            } else {
                self.end_by_mouse();
            }
        }

        fn answer_by_mouse(&mut self, asked: &Asked) {
            match &asked.question {
                Question::PlaceTile(_) => self.place_by_mouse(),
                Question::Impossible => {
                    self.click("Give up");
                    self.mirrors(Intent::Decline(asked.pending));
                }
                question => {
                    let answer = first_answer(question);
                    self.choose_by_mouse(answer);
                    self.mirrors(Intent::Answer(answer));
                }
            }
        }

        fn choose_by_mouse(&mut self, answer: Answer) {
            match answer {
                Answer::Cell(cell) => self.click(&self.cell_name(cell)),
                Answer::Look => {
                    let name = self
                        .desk
                        .window
                        .get_by(|node| node.label().is_some_and(|l| l.starts_with("Look at the cards")));
                    name.click();
                    self.steps();
                }
                Answer::Keep(card) => self.click(&format!("Keep {}", describe::card_title(&ENGLISH, card))),
                Answer::Advance { tracker, to } => self.advance_by_mouse(tracker, to.height),
                other => unreachable!("{other:?} does not happen in the first round"),
            }
        }

        fn advance_by_mouse(&mut self, tracker: planet_unknown::game::Track, height: u8) {
            let start = format!("{} {height}", describe::capitalised(&describe::track(&ENGLISH, tracker)));
            let is_it = move |label: String| label == start || label.starts_with(&format!("{start}:"));
            self.desk.window.get_by(move |node| node.label().is_some_and(&is_it)).click();
            self.steps();
        }

        fn place_by_mouse(&mut self) {
            let (ring, tile) = self.mirror.state().offered(self.mirror.viewer())[0];
            let name = describe::tile(&ENGLISH, tile);
            self.click(&format!("Take: {name}"));
            self.mirrors(Intent::Take(ring));
            let mut ghost = *self.mirror.ghost().expect("a tile in the hand");
            let rules = self.mirror.offer().expect("an offer").rules;
            ghost.step(&rules, true);
            while ghost.orientation != planet_unknown::game::Orientation::UPRIGHT {
                ghost.step(&rules, true);
            }
            let cell = Ghost::centre(&ghost);
            self.click(&self.cell_name(cell));
            self.mirrors(Intent::Act(cell));
            assert!(self.mirror.ghost().is_some_and(|ghost| ghost.pinned));
            self.click("Place");
            self.mirrors(Intent::Confirm);
        }

        fn end_by_mouse(&mut self) {
            self.click("End turn");
            if matches!(self.mirrors(Intent::EndTurn { sure: false }), Outcome::AskWaste(_)) {
                self.click("End the turn");
                self.mirrors(Intent::EndTurn { sure: true });
            }
        }
    }

    #[test]
    fn two_seats_play_a_round_by_mouse_alone() {
        let mut player = Player::sit_down(2);
        for _ in 0..80 {
            if player.mirror.state().round > 1 {
                break;
            }
            player.play_by_mouse();
        }
        assert_eq!(player.mirror.state().round, 2);
        let viewer = player.mirror.viewer();
        let expected = player.mirror.state().clone();
        assert_eq!(*player.kept().view(viewer).state(), expected);
    }

    #[test]
    fn a_click_on_a_small_board_looks_at_it_and_back() {
        let mut player = Player::sit_down(2);
        let (own, other) = match player.mirror.viewer() {
            SeatId(0) => ("Ada", "Grace"),
            _ => ("Grace", "Ada"),
        };
        let start = format!("Planet of {other}");
        player.desk.window.get_by(move |node| node.label().is_some_and(|label| label.starts_with(&start))).click();
        player.steps();
        assert!(player.desk.shows(&format!("You are looking at {other}.")), "{own}");
        player.click("Back to the own planet");
        assert!(!player.desk.shows(&format!("You are looking at {other}.")));
    }
}

mod keyboard {
    use super::*;

    impl Player {
        /// Plays one decision by keyboard alone.
        fn play_by_keyboard(&mut self) {
            if self.waiting().is_some() {
                self.key(Key::Enter);
                self.mirrors(Intent::TakeOver);
            } else if self.mirror.is_rotating() {
                self.key(Key::ArrowRight);
                self.mirrors(Intent::TurnDial(1));
                self.key(Key::Enter);
                self.mirrors(Intent::ConfirmDial);
            } else if let Some(asked) = self.asked() {
                self.answer_by_keyboard(&asked);
            } else {
                self.end_by_keyboard();
            }
        }

        fn answer_by_keyboard(&mut self, asked: &Asked) {
            match &asked.question {
                Question::PlaceTile(_) => self.place_by_keyboard(),
                Question::Cell { cells, .. } => {
                    let cell = cells.first().expect("a cell");
                    self.go_to(cell);
                    self.key(Key::Enter);
                    self.mirrors(Intent::Confirm);
                }
                Question::Impossible => {
                    self.key(Key::X);
                    self.mirrors(Intent::Decline(asked.pending));
                }
                question => {
                    self.key(Key::Num1);
                    self.mirrors(Intent::Answer(first_answer(question)));
                }
            }
        }

        fn place_by_keyboard(&mut self) {
            let (ring, _) = self.mirror.state().offered(self.mirror.viewer())[0];
            self.key(if ring == Ring::Inner { Key::Num1 } else { Key::Num2 });
            self.mirrors(Intent::Take(ring));
            self.key(Key::R);
            self.mirrors(Intent::Spin(planet_unknown::app::screens::table::ghost::Spin::Clockwise));
            self.key(Key::Tab);
            self.mirrors(Intent::StepPlacement { forward: true });
            for _ in 0..2 {
                self.key(Key::Enter);
                self.mirrors(Intent::Confirm);
            }
        }

        /// Moves the cursor to a cell.
        fn go_to(&mut self, cell: Cell) {
            for _ in 0..30 {
                let Some(here) = self.mirror.cursor() else {
                    self.move_cursor(Key::ArrowRight, 1, 0);
                    continue;
                };
                match (here.column().cmp(&cell.column()), here.row().cmp(&cell.row())) {
                    (std::cmp::Ordering::Less, _) => self.move_cursor(Key::ArrowRight, 1, 0),
                    (std::cmp::Ordering::Greater, _) => self.move_cursor(Key::ArrowLeft, -1, 0),
                    (_, std::cmp::Ordering::Less) => self.move_cursor(Key::ArrowDown, 0, 1),
                    (_, std::cmp::Ordering::Greater) => self.move_cursor(Key::ArrowUp, 0, -1),
                    _ => return,
                }
            }
        }

        fn move_cursor(&mut self, key: Key, columns: i8, rows: i8) {
            self.key(key);
            self.mirrors(Intent::Move { columns, rows });
        }

        fn end_by_keyboard(&mut self) {
            self.key(Key::E);
            if matches!(self.mirrors(Intent::EndTurn { sure: false }), Outcome::AskWaste(_)) {
                self.key(Key::Enter);
                self.mirrors(Intent::EndTurn { sure: true });
            }
        }

        /// Plays until the first tile lies.
        fn place_first(&mut self) {
            self.play_by_keyboard();
            self.play_by_keyboard();
            assert!(!self.mirror.state().seat(self.mirror.viewer()).board.tiles().is_empty());
        }
    }

    #[test]
    fn two_seats_play_a_round_by_keyboard_alone() {
        let mut player = Player::sit_down(2);
        for _ in 0..80 {
            if player.mirror.state().round > 1 {
                break;
            }
            player.play_by_keyboard();
        }
        assert_eq!(player.mirror.state().round, 2);
        let viewer = player.mirror.viewer();
        let expected = player.mirror.state().clone();
        assert_eq!(*player.kept().view(viewer).state(), expected);
    }

    #[test]
    fn a_step_is_undone_and_done_again_by_keyboard_and_by_button() {
        let mut player = Player::sit_down(2);
        player.place_first();
        player.chord(Modifiers::COMMAND, Key::Z);
        player.mirrors(Intent::Undo);
        assert!(player.mirror.state().seat(player.mirror.viewer()).board.tiles().is_empty());
        assert!(player.desk.shows("Take one of your two tiles and place it."));
        player.chord(Modifiers::COMMAND, Key::Y);
        player.mirrors(Intent::Redo);
        player.click("Undo");
        assert!(player.desk.shows("Take one of your two tiles and place it."));
        player.click("Redo");
        let expected = player.mirror.state().clone();
        let viewer = player.mirror.viewer();
        assert_eq!(*player.kept().view(viewer).state(), expected);
    }

    #[test]
    fn a_click_on_a_line_of_the_log_goes_back_to_before_it() {
        let mut player = Player::sit_down(2);
        player.place_first();
        player.click("Log");
        player.click("The station turns one depot clockwise.");
        assert!(player.desk.shows("Leave it as it is"), "back to before the station was turned");
    }

    #[test]
    fn undo_stops_where_the_turn_was_handed_on_and_says_why() {
        let mut player = Player::sit_down(2);
        let first = player.mirror.viewer();
        while player.mirror.viewer() == first {
            player.play_by_keyboard();
        }
        player.chord(Modifiers::COMMAND, Key::Z);
        let reason = describe::undo_refused(&ENGLISH, planet_unknown::table::UndoRefused::Barrier);
        assert!(player.desk.shows(&reason), "{reason}");
    }

    #[test]
    fn an_illegal_spot_says_why() {
        let mut player = Player::sit_down(2);
        player.play_by_keyboard();
        player.key(Key::Num1);
        let fault = describe::placement_fault(&ENGLISH, planet_unknown::game::PlacementFault::NotOnEdge);
        assert!(player.desk.shows(&fault), "{fault}");
        player.key(Key::Escape);
        assert!(!player.desk.shows(&fault));
    }

    #[test]
    fn the_keys_of_the_table_are_listed() {
        let mut player = Player::sit_down(2);
        player.desk.window.event(egui::Event::Text("?".into()));
        player.steps();
        assert!(player.desk.shows("turn and flip the tile"));
    }
}

mod files {
    use super::*;

    /// Writes a path into the field for it and confirms.
    fn write_path(player: &mut Player, path: &std::path::Path) {
        player.desk.wait_until_shown("Path of the file");
        player.chord(Modifiers::COMMAND, Key::A);
        player.desk.window.event(egui::Event::Text(path.display().to_string()));
        player.steps();
        player.key(Key::Enter);
    }

    #[test]
    fn a_game_is_saved_and_opened_again() {
        let mut player = Player::sit_down(2);
        let path = player.desk.folder.path().join("mine.ron");
        player.click("Leave it as it is");
        player.chord(Modifiers::COMMAND, Key::S);
        write_path(&mut player, &path);
        player.desk.wait_until_shown(&format!("Saved: {}", path.display()));
        let saved = store::load(&path).expect("a sound file").table;
        assert_eq!(saved.cursor(), 1);

        let other = Table::new(setup(3)).expect("a sound setup");
        let second = player.desk.folder.path().join("other.ron");
        store::write(&second, &Save::new(&other), planet_unknown::table::Overwrite::SavedGames).expect("a file");
        player.chord(Modifiers::COMMAND, Key::O);
        write_path(&mut player, &second);
        for _ in 0..200 {
            std::thread::sleep(std::time::Duration::from_millis(10));
            player.steps();
            let mut nodes = player.desk.window.root().children_recursive();
            if nodes.any(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Planet of Mary")))
            {
                return;
            }
        }
        unreachable!("the other game is not on the table");
    }

    #[test]
    fn a_damaged_file_is_explained_and_left_alone() {
        let mut player = Player::sit_down(2);
        let path = player.desk.folder.path().join("damaged.ron");
        std::fs::write(&path, "(format: \"planet-unknown-game\", version: 1, rules: 1, about: (rou").expect("a file");
        player.chord(Modifiers::COMMAND, Key::O);
        write_path(&mut player, &path);
        player.desk.wait_until_shown(&path.display().to_string());
        player.key(Key::Escape);
        player.desk.wait_until_gone(&path.display().to_string());
        assert!(player.desk.shows("Leave it as it is"), "the game goes on");

        player.chord(Modifiers::COMMAND, Key::S);
        write_path(&mut player, &path);
        player.desk.wait_until_shown(&path.display().to_string());
        assert!(std::fs::read_to_string(&path).expect("the file").starts_with("(format"));
    }
}

#[test]
fn the_table_speaks_german() {
    let player = Player::sit_down_in(2, Language::German);
    for name in ["So stehen lassen", "Rückgängig", "Menü"] {
        assert!(player.desk.shows(name), "{name}");
    }
    assert!(
        player
            .desk
            .window
            .root()
            .children_recursive()
            .all(|node| { node.accesskit_node().label().is_none_or(|label| !label.starts_with("table-")) })
    );
}

#[test]
fn an_example_game_goes_on_after_the_hand_over() {
    let game = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/two-in-mid-turn.ron");
    let mut desk = Desk::open_game(tempfile::tempdir().expect("a temporary folder"), game);
    desk.wait_until_shown("I am Ada");
    desk.press(Key::Enter);
    desk.wait_until_gone("I am Ada");
    assert!(desk.shows("Undo"));
}

#[test]
fn a_civ_card_is_claimed_by_keyboard_alone() {
    let game = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("saves/six-claiming-cards.ron");
    let mut desk = Desk::open_game(tempfile::tempdir().expect("a temporary folder"), game);
    let question = "Keep exactly one of these civ cards of rank 1.";
    desk.wait_until_shown("I am Bela");
    desk.press(Key::Enter);
    desk.wait_until_gone("I am Bela");
    desk.press(Key::Num1);
    desk.wait_until_shown(question);
    desk.press(Key::Num3);
    desk.wait_until_gone(question);
}

/// A game in which nothing is asked but a synergy boost for any of the five trackers, each of which gains something.
fn game_with_a_boost() -> Table {
    let is_wide = |asked: &[Asked]| match asked {
        [Asked { question: Question::Advance(steps), what, .. }] => what.effect == Effect::Boost && steps.len() == 5,
        _ => false,
    };
    for seed in 0..100 {
        let mut table = Table::new(Setup { seed: format!("boost {seed}"), ..setup(1) }).expect("a sound setup");
        while let Some(seat) = table.state().active() {
            if table.state().round > 4 && is_wide(&table.state().questions(seat)) {
                return table;
            }
            let legal = table.state().legal(seat);
            let choice = legal[table.cursor() * 7 % legal.len()];
            table.record(Action { seat, choice }).expect("a listed choice is legal");
        }
    }
    unreachable!("no game comes to such a boost")
}

#[test]
fn all_choices_of_a_synergy_boost_are_in_sight() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("boost.ron");
    store::write(&path, &Save::new(&game_with_a_boost()), Overwrite::SavedGames).expect("a folder of its own");
    let mut desk = Desk::open_game(folder, path);
    desk.window.set_size(egui::vec2(1280.0, 800.0));
    desk.wait_until_shown("Synergy boost: choose any tracker to advance.");
    desk.window.run();
    let is_choice = |label: String| label.contains(" track ") && !label.contains(',');
    let buttons = desk.window.query_all_by_role(egui::accesskit::Role::Button);
    let choices: Vec<egui::Rect> =
        buttons.filter(|node| node.accesskit_node().label().is_some_and(is_choice)).map(|node| node.rect()).collect();
    assert_eq!(choices.len(), 5);
    for choice in choices {
        assert!(choice.bottom() < 800.0, "{choice:?} is cut off");
    }
}

#[test]
fn all_small_boards_of_six_seats_are_in_sight() {
    let mut player = Player::sit_down(6);
    player.desk.window.set_size(egui::vec2(1920.0, 1080.0));
    player.steps();
    let boards = player.desk.window.query_all_by_role(egui::accesskit::Role::Button);
    let is_board = |label: String| label.contains("KSB-4156");
    let boards: Vec<egui::Rect> =
        boards.filter(|node| node.accesskit_node().label().is_some_and(is_board)).map(|node| node.rect()).collect();
    assert_eq!(boards.len(), 5);
    for board in boards {
        assert!(board.bottom() < 940.0, "{board:?} is cut off");
    }
}
