//! People who play side by side with gamepads and halves of the keyboard. Nobody touches the mouse.

use egui::Key;
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::devices::{Direction, PadButton, PadId};
use planet_unknown::app::text::Language;
use play::{Entry, Table};
use rules::{Action, Answer, Choice, EventMix, Phase, Ring, SeatId, Setup};
use table::{Secrets, Sharing, Ways};

use super::corporations::names;
use super::desk::{Desk, kept};
use super::pads::VirtualPads;

const NAMES: [&str; 4] = ["Ada", "Grace", "Mary", "Rosa"];

const SIDE_BY_SIDE: Ways = Ways {
    sharing: Sharing::SideBySide,
    secrets: Secrets::FaceDown,
};

const NEXT: PadButton = PadButton::RightStick(Direction::Right);

fn setup(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "couch");
    let named = setup.seats.iter_mut().zip(NAMES);
    named.for_each(|(seat, name)| name.clone_into(&mut seat.name));
    setup
}

/// A game in which tiles are to be taken.
fn table(seats: usize) -> Table {
    let mut table = Table::new(setup(seats)).expect("a valid setup");
    while !matches!(table.state().phase, Phase::Turns { .. }) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// A window with a game and gamepads.
struct Couch {
    desk: Desk,
    pads: VirtualPads,
}

impl Couch {
    fn open(table: &Table, ways: Ways, count: u32) -> Self {
        let mut desk = Desk::open_shared(table, ways);
        let pads = VirtualPads::of(&mut desk);
        for number in 0..count {
            pads.plug(PadId(number), "Xbox Series X Controller");
        }
        desk.window.run_steps(2);
        Self { desk, pads }
    }

    /// Presses a button of a gamepad.
    fn tap(&mut self, pad: u32, button: PadButton) {
        self.pads.tap(PadId(pad), button);
        self.desk.window.run_steps(3);
    }

    /// Moves the focus of the window with the first gamepad until the widget with this name has it.
    fn steer_to(&mut self, name: &str) {
        let mut seen = Vec::new();
        while self.desk.focused().as_deref() != Some(name) {
            self.tap(0, NEXT);
            seen.push(self.desk.focused());
            assert!(seen.len() < 60, "{name} is not among {seen:?}");
        }
    }

    /// Presses a button of several gamepads in one frame.
    fn tap_all(&mut self, pads: u32, button: PadButton) {
        for number in 0..pads {
            self.pads.tap(PadId(number), button);
        }
        self.desk.window.run_steps(2);
    }

    fn press(&mut self, key: Key) {
        self.desk.window.key_press(key);
        self.desk.window.run_steps(3);
    }

    /// Waits until exactly these seats have laid a tile this turn, in the kept game.
    fn wait_until_placed(&mut self, seats: &[bool]) {
        let what = format!("tiles are laid: {seats:?}");
        self.desk
            .wait_until(&what, |desk| have_placed(desk) == seats);
    }
}

/// Which seats have laid a tile this turn, in the game as the window keeps it: from the first action on.
fn have_placed(desk: &Desk) -> Vec<bool> {
    let games = kept(desk.folder.path());
    let seats = games.first().map(|table| &table.state().seats);
    let placed = seats.into_iter().flatten();
    placed.map(|seat| !seat.turn.placed.is_empty()).collect()
}

#[test]
fn a_button_joins_and_does_nothing_else() {
    let mut couch = Couch::open(&table(4), SIDE_BY_SIDE, 2);
    couch.tap(1, PadButton::South);
    assert!(couch.desk.says("Xbox controller 2 joins Ada"));
    assert!(!couch.desk.shows("Put back"), "no tile is taken");
    couch.tap(0, PadButton::North);
    assert!(couch.desk.says("Xbox controller 1 joins Grace"));
    couch.tap(0, PadButton::South);
    assert!(couch.desk.shows("Put back"), "now one is");
}

// rules §3.4
#[test]
fn four_gamepads_lay_four_tiles_in_the_same_frames() {
    let mut couch = Couch::open(&table(4), SIDE_BY_SIDE, 4);
    let (yes, back) = (PadButton::South, PadButton::East);
    for button in [yes, yes, back, yes, NEXT, yes, yes] {
        couch.tap_all(4, button);
    }
    couch.wait_until_placed(&[true; 4]);
    couch.tap(2, PadButton::Select);
    // Undo belongs to a seat.
    couch.wait_until_placed(&[true, true, false, true]);
}

#[test]
fn a_refusal_side_by_side_names_the_player() {
    let mut couch = Couch::open(&table(2), SIDE_BY_SIDE, 2);
    couch.tap_all(2, PadButton::Start);
    couch.tap(1, PadButton::North);
    assert!(couch.desk.says("Grace: "), "why the turn cannot end yet");
}

#[test]
fn each_board_shows_the_hint_that_its_gamepad_asks_for() {
    let mut couch = Couch::open(&table(2), SIDE_BY_SIDE, 2);
    couch.tap_all(2, PadButton::Start);
    let open = |couch: &Couch| {
        let crosses = couch.desk.window.query_all_by_label("Close the hint");
        crosses.count()
    };
    assert_eq!(open(&couch), 0);
    couch.tap(0, PadButton::RightTrigger);
    assert_eq!(open(&couch), 1);
    couch.tap(1, PadButton::RightTrigger);
    assert_eq!(open(&couch), 2, "both persons have their own");
    couch.tap(0, PadButton::RightTrigger);
    assert_eq!(open(&couch), 1, "the other hint stays");
}

#[test]
fn the_focus_of_a_board_takes_the_other_tile() {
    let mut couch = Couch::open(&table(2), SIDE_BY_SIDE, 1);
    couch.tap(0, PadButton::South);
    couch.tap(0, PadButton::Cross(Direction::Right));
    couch.tap(0, PadButton::South);
    for button in [NEXT, PadButton::South, PadButton::South] {
        couch.tap(0, button);
    }
    let table = couch.desk.last_kept();
    let placed = &table.state().seat(SeatId(0)).turn.placed;
    assert!(!placed.is_empty());
    let ring = |entry: &Entry| match entry.action.choice {
        Choice::Resolve {
            answer: Answer::Place { ring, .. },
            ..
        } => Some(ring),
        _ => None,
    };
    let laid = table.done().iter().find_map(ring);
    assert_eq!(laid, Some(Ring::Outer));
}

#[test]
fn an_unplugged_gamepad_pauses_its_seat_until_another_takes_it_up() {
    let mut couch = Couch::open(&table(2), SIDE_BY_SIDE, 2);
    couch.tap(0, PadButton::South);
    couch.tap(0, PadButton::South);
    couch.pads.unplug(PadId(0));
    couch.desk.window.run_steps(3);
    assert!(couch.desk.says("Ada pauses"));
    couch.tap(1, PadButton::South);
    assert!(couch.desk.says("Xbox controller 2 joins Ada"));
    assert!(!couch.desk.shows("Go on with mouse and keyboard"));
    assert!(
        couch.desk.shows("Put back"),
        "the tile is still in the hand"
    );
    couch.pads.unplug(PadId(1));
    couch.desk.window.run_steps(3);
    couch
        .desk
        .window
        .get_by_label("Go on with mouse and keyboard")
        .click();
    couch.desk.window.run_steps(3);
    assert!(couch.desk.shows("Put back"));
}

/// Two people at the two halves of the keyboard.
fn at_one_keyboard(table: &Table) -> Couch {
    let mut couch = Couch::open(table, SIDE_BY_SIDE, 0);
    couch.press(Key::F10);
    for name in [
        "Controllers…",
        "Ada: Keyboard, left half",
        "Grace: Keyboard, right half",
        "Done",
    ] {
        couch.desk.window.get_by_label(name).click();
        couch.desk.window.run_steps(3);
    }
    couch.desk.window.run_steps(3);
    couch
}

// rules §3.4
#[test]
fn g4_the_list_of_keys_says_whose_they_are() {
    let mut couch = at_one_keyboard(&table(2));
    couch.desk.window.event(egui::Event::Text("?".into()));
    couch.desk.window.run_steps(3);
    let lists = ["Ada", "Grace"].map(|name| {
        let names = couch
            .desk
            .window
            .query_all_by_role_and_label(egui::Role::Label, name);
        names.count()
    });
    assert!(lists.iter().all(|count| *count > 0), "{lists:?}");
    assert!(couch.desk.says("end the turn") || couch.desk.says("End the turn"));
}

#[test]
fn two_people_play_on_one_keyboard() {
    let mut couch = at_one_keyboard(&table(2));
    for key in [Key::Space, Key::Enter] {
        couch.press(key);
    }
    assert_eq!(
        couch.desk.window.query_all_by_label("Put back").count(),
        2,
        "each has taken a tile"
    );
    // On the whole keyboard, E ends the turn; on the left half, it turns the tile.
    for key in [Key::E, Key::Num2, Key::K, Key::Space, Key::Enter] {
        couch.press(key);
    }
    assert!(have_placed(&couch.desk).is_empty(), "both tiles are pinned");
    couch.press(Key::Enter);
    couch.wait_until_placed(&[false, true]);
    couch.press(Key::Space);
    couch.wait_until_placed(&[true, true]);
    couch.press(Key::U);
    // Undo belongs to a seat.
    couch.wait_until_placed(&[true, false]);
}

#[test]
fn the_list_of_keys_is_true_for_two_people_on_one_keyboard() {
    let mut couch = at_one_keyboard(&table(2));
    couch.desk.window.event(egui::Event::Text("?".into()));
    couch.desk.window.run_steps(3);
    assert!(couch.desk.shows("Backspace"), "the right half goes back");
    assert!(couch.desk.shows("Undo, redo"), "nobody has Ctrl+Z");
    assert!(
        !couch.desk.shows("Next rover"),
        "V belongs to the left half"
    );
}

#[test]
fn the_menu_is_steered_with_the_keyboard_while_two_people_share_it() {
    let mut couch = at_one_keyboard(&table(2));
    couch.press(Key::O);
    assert!(
        couch.desk.shows("Settings"),
        "the right half opens the menu"
    );
    couch.press(Key::Escape);
    assert!(!couch.desk.shows("Settings"));
}

#[test]
fn with_one_board_on_show_any_gamepad_plays_for_the_person_at_the_screen() {
    for sharing in [Sharing::InTurn, Sharing::AnyOrder] {
        let ways = Ways {
            sharing,
            ..SIDE_BY_SIDE
        };
        let mut couch = Couch::open(&table(2), ways, 2);
        couch.tap(1, PadButton::South);
        assert!(couch.desk.shows("Put back"), "{sharing:?}");
        for (pad, button) in [(0, NEXT), (0, PadButton::South), (1, PadButton::South)] {
            couch.tap(pad, button);
        }
        assert!(have_placed(&couch.desk).contains(&true));
    }
}

#[test]
fn secrets_show_while_the_button_of_their_owner_is_held() {
    let mut setup = setup(2);
    setup.options.private_objectives = true;
    setup.options.events = Some(EventMix::BALANCED);
    let table = Table::new(setup).expect("a valid setup");
    let mut couch = Couch::open(&table, SIDE_BY_SIDE, 2);
    couch.tap_all(2, PadButton::South);
    couch.tap_all(2, PadButton::South);
    assert!(
        !couch.desk.says("Keep "),
        "no button pressed too often shows secrets"
    );
    couch.tap(1, PadButton::LeftTrigger);
    let shown = couch
        .desk
        .window
        .query_all_by_label_contains("Keep ")
        .count();
    assert!(shown > 0);
    let mut presses = 0;
    while couch.desk.says("chooses among secret cards") || !couch.desk.shows("Put back") {
        couch.tap_all(2, PadButton::LeftTrigger);
        couch.tap_all(2, PadButton::South);
        presses += 1;
        assert!(presses < 12, "{}", names(&couch.desk));
    }
    couch.pads.press(PadId(0), PadButton::LeftTrigger);
    couch.desk.window.run_steps(3);
    assert!(couch.desk.says("Only Ada looks"));
    couch.pads.release(PadId(0), PadButton::LeftTrigger);
    couch.desk.window.run_steps(3);
    assert!(!couch.desk.says("Only Ada looks"));
}

/// Presses on every gamepad what usually leads on: takes a tile, lays it on the next place that is allowed, answers what
/// is asked and ends the turn. Returns whether somebody was told on the way that the round was over.
fn press_on(couch: &mut Couch) -> bool {
    if couch.desk.says("chooses among secret cards") {
        couch.tap_all(4, PadButton::LeftTrigger);
    }
    let usual = [
        PadButton::South,
        NEXT,
        PadButton::South,
        PadButton::South,
        PadButton::North,
        PadButton::North,
    ];
    let told = usual.map(|button| {
        couch.tap_all(4, button);
        couch.desk.says("Everybody has finished round")
    });
    told.contains(&true)
}

/// Presses something odd on every gamepad: puts back, flips, takes a rover.
fn press_oddly(couch: &mut Couch, turn: usize) {
    let odd = [
        PadButton::East,
        PadButton::LeftThumb,
        PadButton::West,
        PadButton::LeftShoulder,
    ];
    for number in 0..4 {
        let button = odd[(turn + number) % odd.len()];
        couch.pads.tap(PadId(number as u32), button);
    }
    couch.desk.window.run_steps(2);
}

#[test]
fn a_gamepad_leads_from_the_start_screen_to_a_game() {
    let mut desk = Desk::open(Language::English);
    let pads = VirtualPads::of(&mut desk);
    pads.plug(PadId(0), "");
    desk.window.run_steps(2);
    let mut couch = Couch { desk, pads };
    for name in ["New game", "Start game"] {
        couch.steer_to(name);
        couch.tap(0, PadButton::South);
        couch.desk.window.run_steps(4);
    }
    assert!(couch.desk.shows("Menu"));
}

// rules §3.4
#[test]
fn two_people_play_a_whole_game_on_one_keyboard() {
    let mut couch = at_one_keyboard(&table(2));
    let left = [
        Key::Space,
        Key::Num2,
        Key::Space,
        Key::Space,
        Key::T,
        Key::T,
    ];
    let right = [Key::Enter, Key::K, Key::Enter, Key::Enter, Key::P, Key::P];
    let mut turn = 0;
    while !couch.desk.shows("Rematch") {
        turn += 1;
        assert!(turn < 400, "the game does not end");
        if couch.desk.says("chooses among secret cards") {
            couch.press(Key::B);
            couch.press(Key::L);
        }
        for (left, right) in left.into_iter().zip(right) {
            couch.desk.window.key_press(left);
            couch.desk.window.key_press(right);
            couch.desk.window.run_steps(2);
        }
    }
}

// rules §3.4, §7
#[test]
fn four_gamepads_play_a_whole_game_with_events_and_private_objectives() {
    let mut setup = setup(4);
    setup.options.private_objectives = true;
    setup.options.events = Some(EventMix::BALANCED);
    let table = Table::new(setup).expect("a valid setup");
    let mut couch = Couch::open(&table, SIDE_BY_SIDE, 4);
    couch.tap_all(4, PadButton::Start);
    let (mut turn, mut ends) = (0, 0);
    while !couch.desk.shows("Rematch") {
        turn += 1;
        assert!(turn < 400, "the game does not end");
        ends += usize::from(press_on(&mut couch));
        if turn % 3 == 0 {
            press_oddly(&mut couch, turn);
        }
    }
    assert!(ends > 0, "nobody was told that a round was over");
    couch.steer_to("Start screen");
    couch.tap(0, PadButton::South);
    assert!(couch.desk.shows("New game"));
}
