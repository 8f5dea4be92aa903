//! Seats that change hands during a game: noted in the file, not in the rules.

use play::export::export;
use play::save::decode;
use play::{Save, Table, store};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::setup::MAX_NAME;
use rules::{Action, Rulings, SeatId, Setup};
use table::{Fault, GameId, Level, Overwrite, Player, Players, SeatChange};

const HARD: Player = Player::Bot(Level::Hard);
const FIRST: SeatId = SeatId(0);
const SECOND: SeatId = SeatId(1);

fn setup(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "changing hands");
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Ben", "Cleo", "Dora"]) {
        name.clone_into(&mut seat.name);
    }
    setup
}

fn table(seats: usize) -> Table {
    Table::new(setup(seats)).expect("a valid setup")
}

/// Makes the first legal choices of whoever is in play.
fn play(table: &mut Table, actions: usize) {
    for _ in 0..actions {
        let seat = table.state().active().expect("the game goes on");
        let choice = table.state().legal(seat)[0];
        table.record(Action { seat, choice }).expect("legal");
    }
}

fn written(table: &Table) -> String {
    Save::new(table).encode().expect("it can be written")
}

fn reopened(table: &Table) -> Table {
    decode(&written(table)).expect("it opens").table
}

fn fault_of(text: &str) -> Fault {
    decode(text).expect_err("the file is bad").fault
}

fn names(table: &Table) -> Vec<&str> {
    let seats = table.setup().seats.iter();
    seats.map(|seat| seat.name.as_str()).collect()
}

fn cursors(table: &Table) -> Vec<usize> {
    let changes = table.seat_changes().iter();
    changes.map(|change| change.cursor).collect()
}

/// Asserts that both have the same history and the same hands.
fn assert_same(one: &Table, other: &Table) {
    assert_eq!(one.entries(), other.entries());
    assert_eq!(one.cursor(), other.cursor());
    assert!(one.state() == other.state());
    assert_eq!(one.seat_changes(), other.seat_changes());
    assert_eq!(
        (one.setup(), one.players()),
        (other.setup(), other.players())
    );
}

/// A game in which the second seat went to a bot after 20 actions and back to a person of another name after 30.
fn changed() -> Table {
    let mut table = table(3);
    change_hands(&mut table);
    table
}

/// Plays as in [`changed`].
fn change_hands(table: &mut Table) {
    play(table, 20);
    assert!(table.change_hands(SECOND, HARD, "Rigel"));
    play(table, 10);
    assert!(table.change_hands(SECOND, Player::Person, "Bea"));
    play(table, 5);
}

#[test]
fn a_seat_goes_to_a_bot_and_back_and_gets_another_name() {
    let mut table = table(2);
    let revision = table.revision();
    assert!(table.change_hands(SECOND, HARD, "Rigel"));
    assert!(table.revision() > revision);
    assert_eq!(table.players().bot(SECOND), Some(Level::Hard));
    assert_eq!(names(&table), ["Ada", "Rigel"]);
    play(&mut table, 4);
    assert!(table.change_hands(SECOND, Player::Person, "Ben"));
    assert!(table.change_hands(FIRST, Player::Person, "Anna"));
    assert!(table.players().are_people());
    assert_eq!(names(&table), ["Anna", "Ben"]);
    assert_eq!(cursors(&table), [0, 4, 4]);
}

#[test]
fn each_change_is_told_beside_what_was_before_it() {
    let mut table = changed();
    table.change_hands(FIRST, Player::Person, "Anna");
    let told: Vec<_> = table
        .handed()
        .map(|handed| (handed.name_before, handed.player_before, handed.change.seat))
        .collect();
    let person = Player::Person;
    assert_eq!(
        told,
        [
            ("Ben", person, SECOND),
            ("Rigel", HARD, SECOND),
            ("Ada", person, FIRST)
        ]
    );
}

#[test]
fn nothing_is_noted_where_nothing_changes() {
    let mut table = table(2);
    play(&mut table, 6);
    let (before, revision) = (written(&table), table.revision());
    for name in ["Ben", "", " ", "\n", " Ben "] {
        assert!(
            !table.change_hands(SECOND, Player::Person, name),
            "{name:?}"
        );
    }
    assert!(!table.change_hands(SeatId(2), HARD, "Nobody"));
    assert_eq!(
        (written(&table), table.revision()),
        (before.clone(), revision)
    );
    assert!(table.change_hands(SECOND, HARD, "Rigel"));
    assert!(table.change_hands(SECOND, HARD, "Vega"));
    assert_eq!(
        table.seat_changes().len(),
        1,
        "the last one at a moment counts"
    );
    assert!(table.change_hands(SECOND, Player::Person, "Ben"));
    assert_eq!(written(&table), before, "as if it had never changed");
}

#[test]
fn a_name_stays_on_a_line_of_the_longest_length() {
    let mut table = table(1);
    table.change_hands(
        FIRST,
        Player::Person,
        &format!(" \t{}", "long\n".repeat(30)),
    );
    let name = names(&table)[0].to_owned();
    assert_eq!(name.chars().count(), MAX_NAME - 1);
    assert!(name.starts_with("longlong") && !name.contains('\n'));
    assert_same(&reopened(&table), &table);
}

#[test]
fn undo_takes_back_no_change_of_hands() {
    let mut table = table(1);
    play(&mut table, 8);
    table.change_hands(FIRST, Player::Person, "Anna");
    play(&mut table, 2);
    while table.undo().is_ok() {}
    assert_eq!((table.cursor(), names(&table)), (0, vec!["Anna"]));
    assert_eq!(cursors(&table), [8]);
    assert_same(&reopened(&table), &table);
    table.redo();
    play(&mut table, 1);
    assert_eq!(cursors(&table), [1], "where the game went another way");
    assert_same(&reopened(&table), &table);
}

#[test]
fn undo_of_a_person_goes_over_what_a_bot_did_at_the_seat_of_a_person() {
    let mut setup = setup(2);
    setup.options.practice = true;
    let mut table = Table::new(setup).expect("a valid setup");
    play(&mut table, 3);
    let bots = table.state().active().expect("the game goes on");
    table.change_hands(bots, HARD, "Rigel");
    while table.state().active() == Some(bots) {
        play(&mut table, 1);
    }
    play(&mut table, 1);
    table.undo().expect("the step of the other person");
    while table.undo().is_ok() {
        assert_ne!(table.state().active(), Some(bots));
    }
}

#[test]
fn the_game_itself_is_the_same() {
    let (mut plain, table) = (table(3), changed());
    play(&mut plain, 35);
    assert_eq!(plain.entries(), table.entries());
    let (save, other) = (Save::new(&table), Save::new(&plain));
    let identity = |save: &Save| GameId::of_deal(&save.setup, save.start.as_ref());
    assert_eq!((save.hash, identity(&save)), (other.hash, identity(&other)));
    assert_eq!((&save.setup, &save.players), (&other.setup, &other.players));
    let mut exported = serde_json::to_value(export(&table)).expect("JSON");
    assert_eq!(exported["setup"]["seats"][1]["name"], "Bea");
    exported["setup"]["seats"][1]["name"] = "Ben".into();
    assert_eq!(
        exported,
        serde_json::to_value(export(&plain)).expect("JSON")
    );
}

#[test]
fn only_files_that_need_it_have_the_newest_version() {
    let mut old = setup(3);
    old.options.claims_after_round = true;
    old.options.rulings = Rulings::First;
    let begun = |setup: &Setup| Table::new(setup.clone()).expect("a valid setup");
    for (setup, versions) in [(old, [1, 4]), (setup(3), [5, 5])] {
        let mut plain = begun(&setup);
        play(&mut plain, 35);
        let mut changed = begun(&setup);
        change_hands(&mut changed);
        let versions = versions.map(|version| format!("version: {version},"));
        let [plain, text] = [&plain, &changed].map(written);
        assert!(plain.contains(&versions[0]) && !plain.contains("seat_changes"));
        assert!(
            text.contains(&versions[1]),
            "older programs say that it is newer"
        );
        let changes =
            "seat_changes: [\n  (cursor: 20, seat: 1, player: Bot(Hard), name: \"Rigel\"),";
        assert!(text.contains(changes), "{}", &text[..2000]);
        assert_same(&reopened(&changed), &changed);
    }
}

#[test]
fn lists_and_rescued_games_have_the_hands_of_now() {
    let mut table = changed();
    table.change_hands(FIRST, HARD, "Vega");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("changed.ron");
    store::write(&path, &Save::new(&table), Overwrite::NothingLost).expect("it is written");
    let summary = table::store::summary(&play::SHELF, &path).expect("a summary");
    assert_eq!(
        (play::setup_of(&summary).expect("a setup"), &summary.players),
        (table.setup(), table.players())
    );
    let text = written(&table);
    let cut = &text[..text.find("actions:").expect("actions") + 200];
    let mut rescued = decode(cut)
        .expect_err("cut off")
        .rescue
        .expect("whole")
        .table;
    assert_eq!(
        (rescued.setup(), rescued.players()),
        (table.setup(), table.players())
    );
    play(&mut rescued, 3);
    assert_same(&reopened(&rescued), &rescued);
}

#[test]
fn a_bad_change_of_hands_is_named_by_its_number() {
    let save = Save::new(&changed());
    let bad = |spoil: fn(&mut SeatChange)| {
        let mut save = save.clone();
        spoil(&mut save.seat_changes[1]);
        fault_of(&save.encode().expect("it can be written"))
    };
    let fault = Fault::SeatChange { change: 2 };
    assert_eq!(bad(|change| change.seat = SeatId(3)), fault);
    assert_eq!(bad(|change| change.cursor = 36), fault);
    assert_eq!(bad(|change| change.cursor = 19), fault, "out of order");
    assert_eq!(bad(|change| change.name = "x".repeat(MAX_NAME + 1)), fault);
    let text = written(&changed());
    let unknown = text.replacen("cursor: 20,", "cursor: 20, mood: Bad,", 1);
    assert!(matches!(fault_of(&unknown), Fault::Syntax { .. }));
    let twice = text.replacen(" setup:", " seat_changes: [], setup:", 1);
    assert!(matches!(fault_of(&twice), Fault::Syntax { .. }));
    for level in ["Godlike", "Hard, Easy"] {
        let other = text.replacen("player: Bot(Hard)", &format!("player: Bot({level})"), 1);
        assert!(matches!(fault_of(&other), Fault::Syntax { .. }), "{level}");
    }
}

#[test]
fn a_practice_game_begins_with_the_hands_of_its_moment() {
    let mut table = changed();
    table.change_hands(FIRST, HARD, "Vega");
    let [ada, ben, cleo] = ["Ada", "Ben", "Cleo"];
    for (moment, second, player) in [
        (12, ben, Player::Person),
        (25, "Rigel", HARD),
        (33, "Bea", Player::Person),
    ] {
        let practice = table.practice_from(moment);
        assert!(practice.seat_changes().is_empty());
        assert_eq!(names(&practice), [ada, second, cleo]);
        assert_eq!(practice.players().of(FIRST), Player::Person);
        assert_eq!(practice.players().of(SECOND), player);
        assert_same(&reopened(&practice), &practice);
    }
    let practice = table.practice_from(table.cursor());
    assert_eq!(names(&practice), names(&table));
    assert_eq!(practice.players(), table.players());
}

#[test]
fn who_sat_there_from_the_beginning_is_told_apart() {
    let mut table = changed();
    assert_eq!(Save::new(&table).players, Players::default());
    table = table.played_by([HARD; 3].into_iter().collect());
    assert!(table.seat_changes().is_empty() && table.is_watched());
    assert_eq!(names(&table), ["Ada", "Ben", "Cleo"]);
}

/// Something that can happen to a game: a change of hands, undo, redo, or an action of any open seat.
fn happen(table: &mut Table, rng: &mut ChaCha8Rng) -> Option<()> {
    let seats: Vec<SeatId> = table.state().seat_ids().collect();
    let seat = *seats.choose(rng)?;
    match rng.random_range(0..20_u32) {
        0 | 1 => {
            let players = [Player::Person, HARD, Player::Bot(Level::Easy)];
            let player = *players.choose(rng)?;
            let names = ["", "Ada", "Vega", "Zoë"];
            table.change_hands(seat, player, names.choose(rng)?);
        }
        2 => drop(table.undo()),
        3 => table.redo(),
        4 => drop(table.undo_of(seat)),
        5 => drop(table.redo_of(seat)),
        _ => {
            let open: Vec<SeatId> = table.open_seats().collect();
            let seat = *open.choose(rng)?;
            let choice = table.state().sample(seat, rng)?;
            table.play(Action { seat, choice }).expect("legal");
        }
    }
    Some(())
}

#[test]
fn whatever_happens_the_notes_fit_the_history_and_come_back_from_the_file() {
    let (mut opened, mut changes) = (0, 0);
    for number in 0..12_u64 {
        let mut rng = ChaCha8Rng::seed_from_u64(number);
        let mut setup = setup(1 + number as usize % 4);
        setup.options.practice = number % 3 == 0;
        let mut table = Table::new(setup.clone()).expect("a valid setup");
        for _ in 0..400 {
            let hands = (table.players().clone(), names(&table).join(" "));
            let notes = table.seat_changes().to_vec();
            let revision = table.revision();
            if happen(&mut table, &mut rng).is_none() {
                break;
            }
            assert!(cursors(&table).is_sorted());
            assert!(
                cursors(&table)
                    .iter()
                    .all(|cursor| *cursor <= table.entries().len())
            );
            let now = (table.players().clone(), names(&table).join(" "));
            if now != hands || notes != table.seat_changes() {
                assert!(table.revision() > revision);
                changes += 1;
            }
            if rng.random_range(0..25_u32) == 0 {
                let back = reopened(&table);
                assert_eq!(back.seat_changes(), table.seat_changes());
                assert_eq!(
                    (back.setup(), back.players()),
                    (table.setup(), table.players())
                );
                assert!(back.state() == table.state());
                assert_eq!(written(&reopened(&table)).len(), written(&table).len());
                opened += 1;
            }
            assert_eq!(Save::new(&table).setup, setup, "as it was dealt");
        }
    }
    assert!(opened > 50 && changes > 100, "{opened} {changes}");
}
