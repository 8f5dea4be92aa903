//! Rounds played by keyboard alone; undo.

use std::cmp::Ordering;

use egui::{Key, Modifiers};
use planet_unknown::app::devices::{Keyboard, Saying};
use planet_unknown::app::text::describe;
use play::Table;
use play::ghost::Spin;
use play::intent::{Intent, Outcome};
use play::session::{Habits, Session};
use rules::{Asked, Cell, PlacementFault, Question, Ring};
use table::UndoRefused;

use super::{ENGLISH, Player, first_answer, play_a_round};
use crate::desk::{Desk, find_in_games};

/// The key of a digit.
fn key_of(digit: u8) -> Key {
    let chord = Keyboard::Table.chords(Saying::Number(digit)).next();
    chord.expect("a digit").shortcut.logical_key
}

#[test]
fn a_digit_that_chooses_nothing_says_so() {
    let mut player = Player::sit_down(2);
    player.play_by_keyboard();
    assert!(!player.desk.says("does nothing now"));
    player.key(Key::Num3);
    assert!(player.desk.says("Key 3 does nothing now."));
}

impl Player {
    /// Plays one decision by keyboard alone.
    fn play_by_keyboard(&mut self) {
        if self.waiting().is_some() {
            self.key(Key::Enter);
            self.mirrors(Intent::TakeOver);
        } else if self.mirror.here().is_rotating() {
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
                let numbered = self.mirror.here().numbered();
                let digit = numbered.first().map_or(1, |(digit, _)| *digit);
                self.key(key_of(digit));
                self.mirrors(Intent::Answer(first_answer(question)));
            }
        }
    }

    fn place_by_keyboard(&mut self) {
        let (ring, _) = self.mirror.here().state().offered(self.mirror.viewer())[0];
        self.key(if ring == Ring::Inner {
            Key::Num1
        } else {
            Key::Num2
        });
        self.mirrors(Intent::Take(ring));
        self.key(Key::R);
        self.mirrors(Intent::Spin(Spin::Clockwise));
        self.key(Key::Tab);
        self.mirrors(Intent::StepPlacement { forward: true });
        while self.mirror.here().ghost().is_some() {
            self.key(Key::Enter);
            self.mirrors(Intent::Confirm);
        }
    }

    /// Moves the cursor to a cell.
    fn go_to(&mut self, cell: Cell) {
        for _ in 0..30 {
            let Some(here) = self.mirror.here().cursor() else {
                self.move_cursor(Key::ArrowRight, 1, 0);
                continue;
            };
            match (
                here.column().cmp(&cell.column()),
                here.row().cmp(&cell.row()),
            ) {
                (Ordering::Less, _) => self.move_cursor(Key::ArrowRight, 1, 0),
                (Ordering::Greater, _) => self.move_cursor(Key::ArrowLeft, -1, 0),
                (_, Ordering::Less) => self.move_cursor(Key::ArrowDown, 0, 1),
                (_, Ordering::Greater) => self.move_cursor(Key::ArrowUp, 0, -1),
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
        if matches!(
            self.mirrors(Intent::EndTurn { sure: false }),
            Outcome::AskWaste(_)
        ) {
            self.key(Key::Enter);
            self.mirrors(Intent::EndTurn { sure: true });
        }
    }

    /// Plays until the first tile is placed.
    fn place_first(&mut self) {
        self.play_by_keyboard();
        self.play_by_keyboard();
        assert!(
            !self
                .mirror
                .here()
                .state()
                .seat(self.mirror.viewer())
                .board
                .tiles()
                .is_empty()
        );
    }
}

#[test]
fn two_seats_play_a_round_by_keyboard_alone() {
    play_a_round(Player::play_by_keyboard);
}

#[test]
fn a_step_is_undone_and_done_again_by_keyboard_and_by_button() {
    let mut player = Player::sit_down(2);
    player.place_first();
    player.chord(Modifiers::COMMAND, Key::Z);
    player.mirrors(Intent::Undo);
    assert!(
        player
            .mirror
            .here()
            .state()
            .seat(player.mirror.viewer())
            .board
            .tiles()
            .is_empty()
    );
    assert!(
        player
            .desk
            .shows("Take one of your two tiles and place it.")
    );
    player.chord(Modifiers::COMMAND, Key::Y);
    player.mirrors(Intent::Redo);
    player.click("Undo");
    assert!(
        player
            .desk
            .shows("Take one of your two tiles and place it.")
    );
    player.click("Redo");
    let expected = player.mirror.here().state().clone();
    let viewer = player.mirror.viewer();
    assert_eq!(*player.kept().view(viewer).state(), expected);
}

#[test]
fn a_click_on_a_line_of_the_log_goes_back_to_before_it() {
    let mut player = Player::sit_down(2);
    player.place_first();
    player.click("Log");
    player.click("The station turns one depot clockwise.");
    assert!(
        player.desk.shows("Leave it as it is"),
        "back to before the station was turned"
    );
}

#[test]
fn undo_stops_where_the_round_has_ended_and_says_why() {
    let mut player = Player::sit_down(2);
    while player.mirror.here().state().round < 2 {
        player.play_by_keyboard();
    }
    player.chord(Modifiers::COMMAND, Key::Z);
    let reason = describe::undo_refused(&ENGLISH, UndoRefused::PassedOn);
    assert!(player.desk.shows(&reason), "{reason}");
}

#[test]
fn an_illegal_spot_says_why() {
    let mut player = Player::sit_down(2);
    player.play_by_keyboard();
    player.key(Key::Num1);
    let fault = describe::placement_fault(&ENGLISH, PlacementFault::NotOnEdge);
    assert!(!player.desk.shows(&fault), "it is taken where it fits");
    let (down, up) = ([Key::ArrowDown; 3], [Key::ArrowUp; 3]);
    let mut steps = down.into_iter().chain(up).chain(up);
    while !player.desk.shows(&fault) {
        player.key(steps.next().expect("the middle is near"));
    }
    player.key(Key::Escape);
    assert!(!player.desk.shows(&fault));
}

#[test]
fn the_keys_of_the_table_are_listed() {
    let mut player = Player::sit_down(2);
    player.desk.window.event(egui::Event::Text("?".into()));
    player.steps();
    assert!(player.desk.says("Turn and flip the tile"));
}

#[test]
fn escape_leads_back_from_the_planet_of_another_seat() {
    let mut player = Player::sit_down(2);
    player.key(Key::O);
    assert!(player.desk.shows("Back to your planet"));
    player.key(Key::Escape);
    assert!(!player.desk.shows("Back to your planet"));
}

#[test]
fn a_key_right_after_a_dialog_has_closed_is_heard() {
    let mut player = Player::sit_down(2);
    player.desk.window.event(egui::Event::Text("?".into()));
    player.steps();
    let title = "Look at the next player, at all boards";
    assert!(player.desk.shows(title));
    for key in [Key::Escape, Key::B] {
        player.desk.window.event(egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        player.desk.window.run_steps(1);
    }
    player.steps();
    assert!(!player.desk.shows(title));
    assert!(player.desk.shows("Back to the table"));
}

#[test]
fn a_game_in_progress_is_replayed_and_goes_on() {
    let mut player = Player::sit_down(2);
    player.place_first();
    player.key(Key::F10);
    player.click("Replay so far");
    assert!(player.desk.shows("Next turn") || player.desk.says("Action 0"));
    assert!(!player.desk.shows("Play on from here") && !player.desk.shows("Analysis"));
    player.key(Key::End);
    player.key(Key::Escape);
    assert!(player.desk.shows("Menu"), "back at the table");
    assert!(!player.desk.says("medals so far"));
}

/// A session at `table` that carries out what leaves no choice.
fn obvious_at(table: &Table) -> Session {
    let mut session = Session::new(table.clone());
    session.set_habits(Habits {
        play_the_obvious: true,
        ..Habits::default()
    });
    session
}

/// A game in which a digit takes a step that brings others with it, the digit, and the session after it.
fn step_with_others() -> (Table, u8, Session) {
    find_in_games(
        |_| {},
        |table| {
            let session = obvious_at(table);
            let advances = |session: &Session| {
                let asked = session.here().focused();
                asked.is_some_and(|asked| matches!(asked.question, Question::Advance(..)))
            };
            if !advances(&session) {
                return None;
            }
            let numbered = session.here().numbered().into_iter();
            let mut steps = numbered.filter(|(digit, _)| *digit <= 9);
            steps.find_map(|(digit, choice)| {
                let mut after = session.clone();
                after.handle(choice);
                let more = after.position() > session.position() + 1;
                let again = after
                    .here()
                    .numbered()
                    .iter()
                    .any(|(other, _)| *other == digit);
                (more && again).then(|| (table.clone(), digit, after))
            })
        },
    )
}

#[test]
fn a_digit_pressed_once_more_does_not_answer_the_question_that_follows() {
    let (table, digit, once) = step_with_others();
    let key = key_of(digit);
    let mut desk = Desk::open_table(&table);
    let words = "The remaining steps were taken automatically.";
    // The clock stands still.
    let now = desk.window.ctx.input(|input| input.time);
    desk.window.input_mut().time = Some(now);
    for _ in 0..2 {
        assert!(!desk.says(words));
        desk.window.key_press(key);
        desk.window.step();
    }
    desk.window.input_mut().time = None;
    desk.window.run_steps(2);
    assert!(desk.says(words));
    let after = desk.last_kept();
    assert_eq!(after.cursor(), once.position(), "one digit counts");
}
