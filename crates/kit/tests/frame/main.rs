//! Two small games at a table of the frame: whole games through the window, and what the frame does for any game.

mod lone_high;
mod nim;
#[path = "../../../search/tests/bots/playouts.rs"]
mod playouts;
mod window;
mod words;

use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::games::lone_high::{LoneHigh, LoneHighSetup};
use game::games::nim::{Nim, NimSetup};
use game::{Action, Game as _, Kept as _, SeatId};
use kit::Paths;
use kit::frame::{Face, Replay, open};
use kit::screen::Screen as _;
use kit::settings::Settings;
use kit::text::Language;
use lone_high::LoneHighFace;
use nim::NimFace;
use table::library::Opened;
use table::{BotPace, Kind, Level, Library, Player, Secrets, Sharing, Shelf, Table, Ways};
use window::Window;

const SHELF: Shelf = Shelf {
    kinds: &[Kind::of::<Nim>(), Kind::of::<LoneHigh>()],
    notes: "small-games-notes",
};

/// A window with a table in it.
struct Desk {
    harness: Harness<'static, Window>,
    _folder: tempfile::TempDir,
}

impl Desk {
    fn open<F: Face>(face: F, table: Table<F::Game>, settings: Settings) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let paths = Paths::inside(folder.path());
        let library = Library::new(paths.data_folder(), &SHELF);
        let mut window = Window::new(paths, settings, library);
        let builder = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_context_setup(kit::theme::install);
        let ctx = egui::Context::default();
        window.apply(&ctx, open(face, Opened::new(table)));
        let mut harness = builder.build_ui_state(|ui, window: &mut Window| window.ui(ui), window);
        harness.run_steps(3);
        Self {
            harness,
            _folder: folder,
        }
    }

    fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        self.harness.run_steps(4);
    }

    /// Clicks one of the cards of this value.
    fn click_card(&mut self, value: &str) {
        let card = self.harness.get_all_by_label(value).next();
        card.expect("a card").click();
        self.harness.run_steps(4);
    }

    fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(4);
    }

    /// What has the keyboard focus.
    fn focused(&self) -> Option<String> {
        let all = self.harness.root().children_recursive();
        let node = all
            .into_iter()
            .find(|node| node.accesskit_node().is_focused())?;
        node.accesskit_node().label()
    }

    fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// The names of all that can be seen or heard.
    fn names(&self) -> Vec<String> {
        let all = self.harness.root().children_recursive();
        all.filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    /// Whether something that can be seen or heard has these words in it.
    fn says(&self, words: &str) -> bool {
        self.harness
            .query_all_by_label_contains(words)
            .next()
            .is_some()
    }

    /// Waits for bots.
    #[expect(clippy::panic, reason = "the test has failed")]
    fn wait_until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..2000 {
            if is_so(self) {
                return;
            }
            std::thread::sleep(std::time::Duration::from_millis(5));
            self.harness.run_steps(1);
        }
        panic!("{what} does not happen");
    }
}

fn settings(secrets: Secrets) -> Settings {
    Settings {
        ways: Ways {
            sharing: Sharing::AnyOrder,
            secrets,
        },
        bot_pace: BotPace::Instant,
        reduced_motion: true,
        ..Settings::default()
    }
}

fn nim(players: &[Player]) -> Table<Nim> {
    let mut setup = NimSetup::new(2, &[1, 2], "a window");
    setup.names = vec!["Ada".into(), "Ben".into()];
    let table = Table::new(setup).expect("a valid setup");
    table.played_by(players.iter().copied().collect())
}

fn lone_high() -> Table<LoneHigh> {
    let mut setup = LoneHighSetup::new(2, "a window");
    setup.names = vec!["Ada".into(), "Ben".into()];
    Table::new(setup).expect("a valid setup")
}

#[test]
fn a_replay_shrinks_large_text_as_its_table_does() {
    let room = Replay::new(NimFace, nim(&[])).least_room();
    let table = NimFace.least_room();
    assert!(room.x >= table.x && room.y > table.y, "{room:?}");
}

#[test]
fn a_game_of_nim_is_played_to_its_results_and_looked_at_again() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    for stone in ["1/1", "1/2", "1/2"] {
        desk.click(stone);
        if desk.shows("End the turn") {
            desk.click("End the turn");
        }
    }
    assert!(desk.shows("The game is over."));
    desk.click("Log");
    assert!(desk.says("takes the last one"));
    desk.click("Results");
    assert!(desk.shows("Total") && desk.shows("Last one"));
    assert!(desk.shows("Ben wins"));
    desk.click("Replay");
    for _ in 0..2 {
        desk.click("One action forward");
    }
    assert!(desk.says("Action 2 of"));
}

// finding: a log that was read and closed opened at what was read last
#[test]
fn the_log_opens_at_what_happened_last() {
    let setup = NimSetup::new(2, &[9; 7], "a long log");
    let mut table = Table::<Nim>::new(setup).expect("a valid setup");
    while table.done().len() < 60 {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    let mut desk = Desk::open(NimFace, table, settings(Secrets::Open));
    let last = |desk: &Desk| {
        let told = desk.harness.query_all_by_label_contains(" from heap ");
        told.map(|told| told.rect().bottom()).fold(0.0, f32::max)
    };
    desk.click("Log");
    assert!(last(&desk) < 800.0, "{}", last(&desk));
    desk.harness.hover_at(egui::pos2(1100.0, 400.0));
    desk.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: egui::vec2(0.0, 600.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: egui::Modifiers::NONE,
    });
    desk.harness.run_steps(20);
    assert!(last(&desk) > 800.0, "{}", last(&desk));
    desk.click("Log");
    desk.click("Log");
    assert!(last(&desk) < 800.0, "{}", last(&desk));
}

#[test]
fn undo_and_redo_stop_where_the_turn_was_handed_on() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    desk.click("1/1");
    assert!(!desk.shows("1/1"));
    desk.press(Key::Z);
    assert!(desk.shows("1/1"));
    desk.click("Redo");
    desk.click("End the turn");
    let undo = desk.harness.get_by_label("Undo");
    assert!(undo.accesskit_node().is_disabled());
}

#[test]
fn answers_have_their_keys() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    desk.click("1/1");
    desk.press(Key::E);
    assert!(desk.says(": Take stones from one heap."));
}

/// The halves of the keyboard are for tables that people share side by side: here a key means what the frame says.
#[test]
fn a_key_does_one_thing() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    desk.press(Key::Num3);
    assert!(!desk.says("Nothing has happened yet."), "the log");
    desk.click("1/1");
    desk.press(Key::T);
    assert!(desk.says("Done?"), "T ends no turn");
    desk.press(Key::C);
    assert!(desk.says("Done?"), "C takes nothing back");
    desk.press(Key::E);
    assert!(!desk.says("Done?"));
}

#[test]
fn the_focus_begins_at_what_is_asked() {
    for key in [Key::Tab, Key::ArrowDown] {
        let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
        assert_eq!(desk.focused(), None);
        desk.press(key);
        assert_eq!(desk.focused().as_deref(), Some("1/1"), "{key:?}");
        desk.press(Key::Enter);
        desk.press(key);
        assert_eq!(desk.focused().as_deref(), Some("End the turn"), "{key:?}");
    }
}

#[test]
fn the_focus_comes_back_when_what_had_it_is_gone() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    desk.press(Key::Tab);
    desk.press(Key::Tab);
    assert_eq!(desk.focused().as_deref(), Some("2/2"));
    desk.press(Key::Enter);
    assert!(!desk.shows("2/2"));
    assert_eq!(desk.focused().as_deref(), Some("1/1"));
    desk.press(Key::Escape);
    assert_eq!(desk.focused(), None, "it is let go of");
}

/// What is listed above the bar has the digits, so that none of them means two things.
#[test]
fn digits_take_the_hints_on_show() {
    let people = [Player::Person, Player::Bot(Level::Expert)];
    let mut desk = Desk::open(NimFace, nim(&people), settings(Secrets::Open));
    desk.wait_until("the turn of the person", |desk| desk.says("Take stones"));
    desk.press(Key::Num1);
    assert!(desk.says("Take stones"), "no answer has a button");
    desk.press(Key::H);
    desk.wait_until("a hint", |desk| desk.says("from heap"));
    desk.press(Key::Num1);
    assert!(desk.says("Done?"), "{:?}", desk.names());
}

#[test]
fn bots_play_and_pause_and_a_hint_leads_to_the_win() {
    let people = [Player::Person, Player::Bot(Level::Expert)];
    let mut desk = Desk::open(NimFace, nim(&people), settings(Secrets::Open));
    desk.wait_until("the turn of the person", |desk| desk.says("Take stones"));
    desk.click("Hint");
    desk.wait_until("a hint", |desk| desk.says("from heap"));
    let bots = [Player::Bot(Level::Easy); 2];
    let mut desk = Desk::open(NimFace, nim(&bots), settings(Secrets::Open));
    desk.wait_until("the end", |desk| desk.shows("The game is over."));
}

#[test]
fn what_a_bot_has_done_is_told_beside_its_name() {
    let people = [Player::Person, Player::Bot(Level::Expert)];
    let mut desk = Desk::open(NimFace, nim(&people), settings(Secrets::Open));
    desk.wait_until("the turn of the person", |desk| desk.says("Take stones"));
    assert!(desk.says("Ben takes "));
}

#[test]
fn a_choice_that_is_refused_is_explained() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    desk.click("1/1");
    desk.click("1/2");
    assert!(desk.says("first one takes, then one hands the turn on"));
}

#[test]
fn the_game_is_kept_after_each_action() {
    let mut desk = Desk::open(NimFace, nim(&[]), settings(Secrets::Open));
    desk.click("1/1");
    let entries = desk.harness.state().library.entries();
    let summary = entries[0].summary.as_ref().expect("it can be read");
    assert_eq!(
        (summary.kind.format, &summary.names[..]),
        (Nim::FORMAT, &["Ada".to_owned(), "Ben".into()][..])
    );
}

#[test]
fn cards_lie_face_down_until_their_owner_looks() {
    let table = lone_high();
    let hand = table.state().hands()[0].cards.clone();
    let mut desk = Desk::open(LoneHighFace, table, settings(Secrets::FaceDown));
    let shows = |desk: &Desk| hand.iter().any(|card| desk.shows(&card.to_string()));
    assert!(!shows(&desk));
    desk.press(Key::H);
    assert!(desk.says("turn it up first"), "a hint would name them");
    desk.press(Key::L);
    assert!(shows(&desk));
    let hints = desk.says("turn it up first") || desk.says("best choice");
    assert!(!hints, "what was refused comes up unasked");
    desk.click("Turn the screen to Ben");
    assert!(
        desk.shows("Show what Ben holds"),
        "nobody has asked to see them"
    );
}

#[test]
fn settings_that_change_apply_to_the_game_on_show() {
    let table = lone_high();
    let hand = table.state().hands()[0].cards.clone();
    let mut desk = Desk::open(LoneHighFace, table, settings(Secrets::FaceDown));
    for secrets in [Secrets::Open, Secrets::FaceDown] {
        desk.harness.state_mut().settings.ways.secrets = secrets;
        desk.harness.run_steps(2);
        let shows = hand.iter().any(|card| desk.shows(&card.to_string()));
        assert_eq!(shows, secrets == Secrets::Open);
    }
}

#[test]
fn the_screen_is_covered_until_the_next_one_is_there() {
    let table = lone_high();
    let card = table.state().hands()[0].cards[0].to_string();
    let mut desk = Desk::open(LoneHighFace, table, settings(Secrets::HandOver));
    desk.click_card(&card);
    assert!(desk.says("It is Ben"));
    assert!(!desk.says("Choose a card."));
    desk.click("I am Ben");
    assert!(desk.says("Choose a card."));
}

#[test]
fn a_game_of_hidden_cards_is_played_to_its_end_in_german() {
    let german = Settings {
        language: Language::German,
        ..settings(Secrets::Open)
    };
    let mut desk = Desk::open(LoneHighFace, lone_high(), german);
    for _ in 0..40 {
        if desk.shows("Die Partie ist zu Ende.") {
            break;
        }
        if desk.shows("Alle behalten") {
            desk.click("Alle behalten");
            continue;
        }
        let mut cards = (1..=9).map(|card: u8| card.to_string());
        let card = cards
            .find(|card| desk.shows(card))
            .expect("somebody has a card");
        desk.click_card(&card);
    }
    desk.click("Ergebnis");
    assert!(desk.shows("Preise") && desk.shows("Summe"));
}

// finding: after the end the boards of others could not be looked at
#[test]
fn after_the_end_the_screen_turns_to_anyone() {
    for secrets in [Secrets::Open, Secrets::FaceDown] {
        let mut desk = Desk::open(NimFace, nim(&[]), settings(secrets));
        for stone in ["1/1", "1/2", "1/2"] {
            desk.click(stone);
            if desk.shows("End the turn") {
                desk.click("End the turn");
            }
        }
        assert!(desk.shows("The game is over."));
        for name in ["Ada", "Ben", "Ada"] {
            let eye = format!("Turn the screen to {name}");
            if desk.shows(&eye) {
                desk.click(&eye);
            }
            assert!(!desk.shows(&eye), "{secrets:?}: it is there");
            let other = if name == "Ada" { "Ben" } else { "Ada" };
            assert!(
                desk.shows(&format!("Turn the screen to {other}")),
                "{secrets:?}"
            );
        }
    }
}

#[test]
fn a_seat_is_given_to_a_bot_in_a_game_in_progress() {
    let table = nim(&[Player::Person; 2]);
    let acting = table.state().active().expect("somebody acts");
    let seat = acting.index() + 1;
    let mut desk = Desk::open(NimFace, table, settings(Secrets::Open));
    desk.click("Players");
    desk.click(&format!("Seat {seat} is played by: Person"));
    desk.click(&format!("Seat {seat}: Easy"));
    desk.click("Done");
    desk.click("Log");
    desk.wait_until("the bot has taken", |desk| desk.says(" takes "));
}

#[test]
fn the_same_deal_again_is_for_the_people_who_gave_their_seats_to_bots() {
    let mut table = nim(&[Player::Person; 2]);
    table.change_hands(SeatId(1), Player::Bot(Level::Easy), "Vega");
    while let Some(seat) = table.state().active() {
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    let mut desk = Desk::open(NimFace, table, settings(Secrets::Open));
    desk.click("Same deal again");
    desk.click("Players");
    for seat in 1..=2 {
        assert!(desk.shows(&format!("Seat {seat} is played by: Person")));
    }
}
