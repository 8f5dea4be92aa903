//! Several people at one screen who act in any order, and bots beside them (rules §3.4).

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use play::Table;
use play::session::Session;
use rules::{Action, EventMix, Phase, SeatId, Setup};
use table::BotPace;
use table::{Level, Player};
use table::{Secrets, Sharing, Ways};

use super::desk::{Desk, find_in_games};

const NAMES: [&str; 6] = ["Ada", "Grace", "Mary", "Rosa", "Lise", "Emmy"];

const WAYS: Ways = Ways {
    sharing: Sharing::AnyOrder,
    secrets: Secrets::FaceDown,
};

fn setup(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "any order");
    let named = setup.seats.iter_mut().zip(NAMES);
    named.for_each(|(seat, name)| name.clone_into(&mut seat.name));
    setup
}

/// A game in which tiles are to be taken.
fn table(setup: Setup) -> Table {
    let mut table = Table::new(setup).expect("a valid setup");
    while !matches!(table.state().phase, Phase::Turns { .. }) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        let action = Action { seat, choice };
        table.play(action).expect("it is legal");
    }
    table
}

/// Turns the screen to the person with this number, from 1.
fn turn_to(desk: &mut Desk, number: Key) {
    desk.window.key_press_modifiers(Modifiers::ALT, number);
    desk.window.run_steps(3);
}

/// What the strip says of a player.
fn says_of(desk: &Desk, name: &str, activity: &str) -> bool {
    desk.shows(&format!("{name} {activity}"))
}

/// Takes the small tile, lays it on the first place that is allowed and confirms it.
fn lay_a_tile(desk: &mut Desk) {
    let held = |desk: &Desk| desk.window.query_all_by_label("Put back").count();
    let before = held(desk);
    for key in [Key::Num1, Key::Tab, Key::Enter] {
        desk.window.key_press(key);
        desk.window.run_steps(3);
    }
    // Where that costs something, it is asked once more.
    if held(desk) > before {
        desk.window.key_press(Key::Enter);
        desk.window.run_steps(3);
    }
}

// rules §3.4
#[test]
fn what_a_player_holds_stays_in_the_hand_while_another_lays_a_tile() {
    for seats in [2, 4, 6] {
        let mut desk = Desk::open_shared(&table(setup(seats)), WAYS);
        turn_to(&mut desk, Key::Num1);
        desk.window.key_press(Key::Num1);
        desk.window.run_steps(3);
        assert!(says_of(&desk, "Ada", "holds a piece"));
        turn_to(&mut desk, Key::Num2);
        assert!(says_of(&desk, "Grace", "has not finished"));
        lay_a_tile(&mut desk);
        turn_to(&mut desk, Key::Num1);
        assert!(says_of(&desk, "Ada", "holds a piece"));
        assert!(desk.shows("Put back"));
    }
}

// rules §3.4
#[test]
fn undo_takes_back_the_step_of_the_player_at_the_screen() {
    let mut desk = Desk::open_shared(&table(setup(4)), WAYS);
    for number in [Key::Num3, Key::Num4] {
        turn_to(&mut desk, number);
        lay_a_tile(&mut desk);
    }
    turn_to(&mut desk, Key::Num3);
    desk.click("Undo");
    let kept = desk.last_kept();
    let placed = |seat: u8| kept.state().seat(SeatId(seat)).turn.placed.len();
    assert!(placed(2) == 0 && placed(3) > 0);
}

#[test]
fn a_game_goes_on_in_the_middle_of_an_open_round() {
    let mut desk = Desk::open_shared(&table(setup(4)), WAYS);
    turn_to(&mut desk, Key::Num4);
    lay_a_tile(&mut desk);
    let before = desk.window.state().settings().ways;
    assert_eq!(before, WAYS);
    let kept = desk.last_kept();
    let open: Vec<SeatId> = kept.open_seats().collect();
    assert!(open.len() >= 3, "{open:?}");
    let mut desk = Desk::open_shared(&kept, WAYS);
    turn_to(&mut desk, Key::Num4);
    assert!(desk.says("Emmy has") || desk.shows("Undo"));
    desk.click("Undo");
    let placed = desk.last_kept().state().seat(SeatId(3)).turn.placed.len();
    assert_eq!(placed, 0);
}

// rules §3.4
#[test]
fn bots_finish_while_a_person_is_still_thinking() {
    let players = [
        Player::Person,
        Player::Bot(Level::Easy),
        Player::Bot(Level::Easy),
    ];
    let table = table(setup(3)).played_by(players.into_iter().collect());
    let mut desk = Desk::open_shared(&table, WAYS);
    desk.set_pace(BotPace::Fast);
    desk.wait_until("both bots have finished", |desk| {
        says_of(desk, "Grace", "has finished") && says_of(desk, "Mary", "has finished")
    });
    assert!(says_of(&desk, "Ada", "has not finished"));
    assert!(!desk.says("is thinking"));
}

/// A game with private objectives, which are to be chosen.
fn private() -> Table {
    let mut setup = setup(3);
    setup.options.private_objectives = true;
    setup.options.events = Some(EventMix::BALANCED);
    Table::new(setup).expect("a valid setup")
}

// rules §2.5
#[test]
fn a_choice_among_secret_cards_first_asks_everybody_else_to_look_away() {
    let mut desk = Desk::open_shared(&private(), WAYS);
    for (number, name) in [
        (Key::Num2, "Grace"),
        (Key::Num1, "Ada"),
        (Key::Num3, "Mary"),
    ] {
        turn_to(&mut desk, number);
        let show = format!("I am {name}: show the cards");
        assert!(desk.says(&format!("{name} chooses among secret cards")));
        assert!(!desk.says("Keep “"), "nothing shows yet");
        desk.press(Key::Enter);
        assert!(!desk.says("Keep “"), "Enter shows no secrets");
        if number == Key::Num3 {
            desk.press(Key::L);
        } else {
            desk.click(&show);
        }
        assert!(desk.says("Keep "), "now it does");
        let first = desk.window.query_all_by_label_contains("Keep ").next();
        first.expect("there are cards").click();
        desk.window.run_steps(4);
    }
    assert!(!desk.says("chooses among secret cards"));
}

// rules §2.5
#[test]
fn private_objectives_are_seen_only_while_the_key_is_held() {
    let mut desk = Desk::open_shared(&table(private().setup().clone()), WAYS);
    turn_to(&mut desk, Key::Num1);
    let away = "Only Ada looks";
    assert!(!desk.says(away));
    desk.window.key_down(Key::L);
    desk.window.run_steps(3);
    assert!(desk.says(away));
    desk.window.key_up(Key::L);
    desk.window.run_steps(3);
    assert!(!desk.says(away));
}

#[test]
fn the_way_to_share_the_screen_is_chosen_in_the_menu() {
    let mut desk = Desk::open_table(&table(setup(2)));
    assert!(!desk.says("has not finished"));
    desk.press(Key::F10);
    desk.click("Sharing the screen…");
    desk.click("Order of play: Any order");
    desk.click("Done");
    assert!(desk.says("has not finished"));
    assert_eq!(
        desk.window.state().settings().ways.sharing,
        Sharing::AnyOrder
    );
}

/// All boards side by side.
const SIDE_BY_SIDE: Ways = Ways {
    sharing: Sharing::SideBySide,
    secrets: Secrets::FaceDown,
};

/// Clicks one of several widgets with the same name, counted from 0.
fn click_one(desk: &mut Desk, name: &str, index: usize) {
    let found = desk.window.query_all_by_label(name).nth(index);
    found.expect("there is one on each board").click();
    desk.window.run_steps(4);
}

/// Clicks one of the tiles on offer, counted from 0 over all boards.
fn click_take(desk: &mut Desk, index: usize) {
    let found = desk.window.query_all_by_label_contains("Take: ").nth(index);
    found.expect("there are two on each board").click();
    desk.window.run_steps(4);
}

// rules §3.4
#[test]
fn side_by_side_every_board_has_its_own_offers_and_hand() {
    for seats in [2, 4, 6] {
        let table = table(setup(seats));
        let mut desk = Desk::open_shared(&table, SIDE_BY_SIDE);
        let offers = desk.window.query_all_by_label_contains("Take: ").count();
        assert_eq!(offers, 2 * seats, "each takes a tile of their own");
        click_take(&mut desk, 0);
        assert!(says_of(&desk, "Ada", "holds a piece"));
        // Where there is little room, offers go while a tile is held.
        click_take(&mut desk, 0);
        assert!(says_of(&desk, "Grace", "holds a piece"));
        assert!(says_of(&desk, "Ada", "holds a piece"));
        let held = desk.window.query_all_by_label("Put back").count();
        assert_eq!(held, 2);
    }
}

// rules §3.4
#[test]
fn side_by_side_each_board_has_its_own_undo() {
    let mut desk = Desk::open_shared(&table(setup(4)), SIDE_BY_SIDE);
    for number in [Key::Num2, Key::Num3] {
        turn_to(&mut desk, number);
        lay_a_tile(&mut desk);
    }
    click_one(&mut desk, "Undo", 1);
    let kept = desk.last_kept();
    let placed = |seat: u8| kept.state().seat(SeatId(seat)).turn.placed.len();
    assert!(placed(1) == 0 && placed(2) > 0);
}

// rules §3.4
#[test]
fn side_by_side_a_game_goes_on_in_the_middle_of_an_open_round() {
    let mut desk = Desk::open_shared(&table(setup(2)), SIDE_BY_SIDE);
    for number in [Key::Num1, Key::Num2] {
        turn_to(&mut desk, number);
        lay_a_tile(&mut desk);
    }
    let kept = desk.last_kept();
    assert!(kept.done().len() >= 3);
    let again = Desk::open_shared(&kept, SIDE_BY_SIDE);
    assert_eq!(again.window.query_all_by_label("Undo").count(), 2);
}

// rules §3.6, §3.8
#[test]
fn movement_that_is_left_for_the_claim_of_a_card_is_not_said_to_lapse() {
    let waits = |table: &Table| {
        let session = Session::new(table.clone());
        let turn = &table.state().seat(SeatId(0)).turn;
        let is_left = turn.movement > 0 && !session.here().drivable().is_empty();
        let claims = !turn.milestones.is_empty() && session.here().may_end().is_ok();
        let is_first = session.viewer() == SeatId(0);
        (is_first && is_left && claims).then(|| table.clone())
    };
    let two = |dealt: &mut Setup| {
        *dealt = Setup::standard(2, &dealt.seed);
        dealt.options.claims_after_round = true;
    };
    let table = find_in_games(two, waits);
    for ways in [WAYS, Ways::default()] {
        let mut desk = Desk::open_shared(&table, ways);
        desk.press(Key::E);
        assert!(!desk.says("not used yet"));
    }
}
