//! Turns without friction, and secrets that nobody sees unasked: what groups of people at one screen stumbled over.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use planet_unknown::app::text::{Language, describe};
use play::Table;
use play::intent::{Intent, Outcome};
use play::session::Session;
use play::store;
use rules::{Action, Phase, SeatId, Setup};
use table::{Level, Player, Secrets, Sharing, Ways};

use std::path::Path;

use super::desk::{Desk, kept};
use super::finished::results_of;
use super::private::{look_around, words};

const NAMES: [&str; 3] = ["Ada", "Grace", "Mary"];

fn setup(seats: usize, seed: &str) -> Setup {
    let mut setup = Setup::standard(seats, seed);
    let named = setup.seats.iter_mut().zip(NAMES);
    named.for_each(|(seat, name)| name.clone_into(&mut seat.name));
    setup
}

/// A random game that has reached `reached`: the first one among the seeds of `setup`.
fn find(setup: impl Fn(u32) -> Setup, reached: impl Fn(&Table) -> bool) -> Table {
    let play = |seed| {
        let mut table = Table::new(setup(seed)).expect("a valid setup");
        let mut luck = 0;
        while !reached(&table) {
            let seat = table.state().active()?;
            let legal = table.state().legal(seat);
            luck = (luck * 31 + 7) % 1009;
            let choice = legal[luck % legal.len()];
            table.play(Action { seat, choice }).expect("it is legal");
        }
        Some(table)
    };
    (0..500).find_map(play).expect("some game comes to that")
}

/// Whether the first tile of a round is to be taken.
fn begins_round(table: &Table) -> bool {
    table.state().phase == Phase::Turns { done: 0 }
        && table
            .state()
            .seats
            .iter()
            .all(|seat| seat.turn.placed.is_empty())
}

/// A game of two in which each holds a private objective, and both together a civ card.
fn with_secrets() -> Table {
    let setup = |seed| {
        let mut setup = setup(2, &format!("secrets {seed}"));
        setup.options.private_objectives = true;
        setup
    };
    find(setup, |table| {
        let mut seats = table.state().seats.iter();
        begins_round(table) && seats.any(|seat| !seat.cards.is_empty())
    })
}

/// The titles of what only `seat` may know.
fn secrets_of(table: &Table, seat: SeatId) -> Vec<String> {
    let owner = table.state().seat(seat);
    let objectives = owner.private_objectives.iter();
    let objectives = objectives.map(|it| describe::private_title(&Language::English, *it));
    let cards = owner.cards.iter();
    let cards = cards.map(|card| describe::card_title(&Language::English, card));
    objectives.chain(cards).collect()
}

fn sees(text: &str, secrets: &[String]) -> bool {
    secrets.iter().any(|secret| text.contains(secret))
}

fn face_down(sharing: Sharing) -> Ways {
    let secrets = Secrets::FaceDown;
    Ways { sharing, secrets }
}

fn active(table: &Table) -> SeatId {
    table.state().active().expect("the game goes on")
}

/// What is secret of any seat.
fn all_secrets(table: &Table) -> Vec<String> {
    let seats = table.state().seat_ids();
    seats.flat_map(|seat| secrets_of(table, seat)).collect()
}

/// Turns the screen to another person by key.
fn turn_to(desk: &mut Desk, seat: SeatId) {
    let key = [Key::Num1, Key::Num2, Key::Num3][seat.index()];
    desk.window.key_press_modifiers(Modifiers::ALT, key);
    desk.window.run_steps(3);
}

#[test]
fn g5_no_panel_shows_what_lies_face_down() {
    let table = with_secrets();
    let all = all_secrets(&table);
    assert!(all.len() > 2);
    for sharing in Sharing::ALL {
        let mut desk = Desk::open_shared(&table, face_down(sharing));
        let mut seen = look_around(&mut desk);
        for key in [Key::H, Key::Num1, Key::Tab, Key::Enter, Key::M] {
            desk.window.key_press(key);
            desk.window.run_steps(8);
            seen += &words(&desk);
        }
        for seat in table.state().seat_ids() {
            turn_to(&mut desk, seat);
            seen += &look_around(&mut desk);
        }
        assert!(!sees(&seen, &all), "{sharing:?}");
    }
}

#[test]
fn g5_who_comes_to_the_screen_while_the_key_is_held_shows_nothing() {
    let table = with_secrets();
    let first = active(&table);
    let second = SeatId(1 - first.0);
    let mut desk = Desk::open_shared(&table, face_down(Sharing::AnyOrder));
    turn_to(&mut desk, first);
    desk.window.key_down(Key::L);
    desk.window.run_steps(3);
    assert!(sees(&words(&desk), &secrets_of(&table, first)), "asked for");
    turn_to(&mut desk, second);
    for _ in 0..3 {
        let seen = words(&desk);
        assert!(!sees(&seen, &secrets_of(&table, first)));
        assert!(!sees(&seen, &secrets_of(&table, second)), "nobody asked");
        desk.window.run_steps(1);
    }
    desk.window.key_up(Key::L);
    desk.window.run_steps(3);
    assert!(!sees(&look_around(&mut desk), &secrets_of(&table, first)));
    desk.window.key_down(Key::L);
    desk.window.run_steps(3);
    assert!(
        sees(&words(&desk), &secrets_of(&table, second)),
        "asked for"
    );
}

#[test]
fn g8_giving_the_seats_of_people_to_bots_opens_no_secrets() {
    let table = with_secrets();
    let all = all_secrets(&table);
    let mut given = table;
    for seat in [SeatId(0), SeatId(1)] {
        assert!(given.change_hands(seat, Player::Bot(Level::Easy), ""));
    }
    for secrets in Secrets::ALL {
        let sharing = Sharing::AnyOrder;
        let mut desk = Desk::open_shared(&given, Ways { sharing, secrets });
        assert!(!sees(&look_around(&mut desk), &all), "{secrets:?}");
        // The key shows a player's own secrets, and nobody plays here.
        desk.window.key_down(Key::L);
        for _ in 0..3 {
            desk.window.run_steps(3);
            assert!(!sees(&words(&desk), &all), "{secrets:?}");
        }
    }
}

#[test]
fn n17_a_plain_turn_is_four_keys_and_with_an_automatic_end_three() {
    for automatic in [false, true] {
        let plain = (0..60).find(|seed: &u32| {
            let table = find(|_| setup(2, &format!("plain {seed}")), begins_round);
            let seat = active(&table);
            let mut desk = Desk::open_table(&table);
            desk.change_own(|own| own.end_turns = automatic);
            for key in [Key::Num1, Key::Tab, Key::Enter] {
                desk.press(key);
                desk.window.run_steps(4);
            }
            let ended = |desk: &Desk| {
                let game = &kept(desk.folder.path())[0];
                active(game) != seat
            };
            desk.window.run_steps(20);
            let laid = desk.shows("Everything is done. End your turn.");
            if !automatic && laid {
                desk.press(Key::E);
                desk.wait_until("the turn has ended", ended);
                return true;
            }
            automatic
                && kept(desk.folder.path())
                    .first()
                    .is_some_and(|_| ended(&desk))
        });
        assert!(plain.is_some(), "automatic: {automatic}");
    }
}

#[test]
fn g16_the_results_tell_who_was_played_by_a_bot_for_a_while() {
    let mut table = find(|_| setup(2, "for a while"), begins_round);
    let mut luck = 0;
    while let Some(seat) = table.state().active() {
        match table.state().round {
            3 => drop(table.change_hands(SeatId(0), Player::Bot(Level::Hard), "")),
            5 => drop(table.change_hands(SeatId(0), Player::Person, "")),
            _ => {}
        }
        let legal = table.state().legal(seat);
        luck = (luck * 31 + 7) % 1009;
        let choice = legal[luck % legal.len()];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    let desk = results_of(Language::English, table);
    assert!(desk.says("Ada (Hard, rounds 3 to 5)"));
}

// U22
#[test]
fn only_a_key_for_it_ends_a_turn_that_wastes_something() {
    let wastes = |table: &Table| {
        let mut session = Session::new(table.clone());
        let ends = session.handle(Intent::EndTurn { sure: false });
        matches!(ends, Outcome::AskWaste(_))
    };
    let table = find(|seed| setup(1, &format!("waste {seed}")), wastes);
    for (key, ends) in [(Key::Enter, false), (Key::Space, false), (Key::E, true)] {
        let mut desk = Desk::open_table(&table);
        desk.press(Key::E);
        assert!(desk.shows("End the turn?"));
        desk.press(key);
        assert!(!desk.shows("End the turn?"));
        assert_eq!(!desk.shows("End turn"), ends, "{key:?}");
    }
}

// T13
#[test]
fn the_station_commander_is_told_in_words_where_seats_act_in_any_order() {
    let mut table = Table::new(setup(3, "commander")).expect("a valid setup");
    while !begins_round(&table) {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    let commander = &NAMES[table.state().commander.index()];
    let ways = Ways {
        sharing: Sharing::AnyOrder,
        ..Ways::default()
    };
    let mut desk = Desk::open_shared(&table, ways);
    assert!(desk.says(&format!("in front of {commander}, the station commander")));
    let name = format!("{commander} has not finished");
    let seat = desk.window.get_by_label(&name).rect().center();
    desk.window.hover_at(seat);
    desk.wait_until("it is told", |desk| {
        desk.says(&format!("{commander} commands"))
    });
}

// finding G14: an event that advances everything asked one question after the other
#[test]
fn g14_all_that_leaves_no_choice_is_done_with_one_click_and_undone_as_one_step() {
    let path = Path::new("saves/two-in-mid-turn.ron");
    let table = store::load(path).expect("an example game").table;
    let ways = Ways {
        sharing: Sharing::InTurn,
        secrets: Secrets::Open,
    };
    let mut desk = Desk::open_shared(&table, ways);
    desk.window.run_steps(6);
    assert!(desk.shows("Advance the biomass tracker"));
    desk.window.get_by_label("Do all 2").click();
    desk.window.run_steps(6);
    assert!(!desk.shows("Do all 2") && !desk.shows("Advance the biomass tracker"));
    desk.window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    desk.window.run_steps(6);
    assert!(desk.shows("Do all 2"));
}
