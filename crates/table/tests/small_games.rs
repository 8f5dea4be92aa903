//! Two small games on the table: nothing here depends on what the game is.

use game::games::lone_high::{LoneHigh, LoneHighSetup};
use game::games::nim::{Nim, NimChoice, NimSetup};
use game::{Action, Game, Kept, SeatId, Setup};
use std::fs;
use std::path::Path;
use table::library::{Keeper, OpenOutcome, Opened, Relation};
use table::save::decode;
use table::{
    Fault, Kind, Level, Library, MAX_NAME, Overwrite, Player, Players, Save, Shelf, Table,
    UndoRefused, store,
};
use tempfile::TempDir;

const FIRST: SeatId = SeatId(0);
const SECOND: SeatId = SeatId(1);
const BOT: Player = Player::Bot(Level::Hard);
const SHELF: Shelf = Shelf {
    kinds: &[Kind::of::<Nim>(), Kind::of::<LoneHigh>()],
    notes: "small-notes",
};

fn nim(seed: &str) -> Table<Nim> {
    Table::new(NimSetup::new(2, &[3, 4, 5], seed)).expect("a valid setup")
}

fn lone_high(seats: usize, seed: &str) -> Table<LoneHigh> {
    Table::new(LoneHighSetup::new(seats, seed)).expect("a valid setup")
}

/// Makes the first legal choice of `seat`.
fn act<G: Game>(table: &mut Table<G>, seat: SeatId) {
    let choice = table.state().legal(seat)[0];
    table.play(Action { seat, choice }).expect("it is legal");
}

/// Makes the first legal choices of whoever is in play.
fn play<G: Game>(table: &mut Table<G>, actions: usize) {
    for _ in 0..actions {
        let seat = table.state().active().expect("the game goes on");
        act(table, seat);
    }
}

fn read_back<G: Kept>(table: &Table<G>) -> Table<G> {
    let text = Save::new(table).encode().expect("it can be written");
    let loaded = decode::<G>(&text).expect("it can be read");
    let again = Save::new(&loaded.table).encode().expect("written again");
    assert_eq!(again, text, "nothing was lost");
    loaded.table
}

#[test]
fn undo_stops_where_the_turn_passed_on_but_not_in_practice() {
    let mut table = nim("undo");
    play(&mut table, 3);
    assert_eq!(table.undo(), Ok(()));
    assert_eq!((table.cursor(), table.can_redo()), (2, true));
    assert_eq!(table.undo(), Err(UndoRefused::PassedOn));
    assert_eq!(table.undo_limit(), 2);
    table.redo();
    assert_eq!(table.cursor(), 3);
    let mut practice = table.practice_from(3);
    assert!(practice.setup().is_practice());
    while practice.undo().is_ok() {}
    assert_eq!(
        (practice.cursor(), practice.undo()),
        (0, Err(UndoRefused::Beginning))
    );
}

#[test]
fn what_could_be_taken_back_is_known_before_it_is_done() {
    let mut table = nim("before");
    let mut answers = Vec::new();
    for _ in 0..4 {
        let seat = table.state().active().expect("it goes on");
        let choice = table.state().legal(seat)[0];
        let can = table.can_take_back(Action { seat, choice });
        play(&mut table, 1);
        assert_eq!(can, table.undo_limit() < table.cursor());
        assert!(
            !table.can_take_back(Action { seat, choice }),
            "not its turn"
        );
        answers.push(can);
    }
    assert!(answers.contains(&true) && answers.contains(&false));
    let mut together = lone_high(3, "before");
    let choice = together.state().legal(FIRST)[0];
    assert!(together.can_take_back(Action {
        seat: FIRST,
        choice
    }));
    act(&mut together, FIRST);
    assert_eq!(together.can_undo_of(FIRST), Ok(()));
}

#[test]
fn undo_goes_back_over_what_bots_did() {
    let mut setup = NimSetup::new(3, &[9, 9], "bots");
    setup.practice = true;
    let bots = Players::from_iter([BOT, Player::Person, BOT]);
    let mut table: Table<Nim> = Table::new(setup).expect("a valid setup").played_by(bots);
    play(&mut table, 9);
    table.undo().expect("a step of the person");
    assert_eq!(table.state().active(), Some(SECOND));
}

#[test]
fn what_all_choose_at_once_is_taken_back_by_each_alone() {
    let mut table = lone_high(3, "at once");
    for seat in [SeatId(2), FIRST] {
        act(&mut table, seat);
    }
    let before = table.clone();
    assert_eq!(table.undo_of(SeatId(2)), Ok(()));
    assert!(table.state().is_open(SeatId(2)) && !table.state().is_open(FIRST));
    assert_eq!(Relation::of(&table, &before), Relation::Same);
    assert!(table.redo_of(SeatId(2)));
    assert_eq!(table.state(), before.state());
    assert_eq!(table.progress_of(FIRST), (0, 1));
    let apart = table.state_apart(FIRST);
    assert!(apart.is_open(SeatId(2)), "what others chose is not in it");
    act(&mut table, SECOND);
    assert_eq!(
        table.undo_of(SECOND),
        Err(UndoRefused::Revealed),
        "the cards are turned up"
    );
}

#[test]
fn a_game_in_another_order_comes_to_the_same() {
    let mut table = lone_high(3, "order");
    for seat in [SeatId(2), FIRST] {
        act(&mut table, seat);
    }
    assert!(!table.is_in_turn());
    let sorted = table
        .reordered(table.done().iter().rev())
        .expect("nobody cares");
    assert_eq!(sorted.state(), table.state());
    assert_eq!(sorted.done()[0].action.seat, FIRST);
    let mut nim = nim("order");
    play(&mut nim, 2);
    assert!(
        nim.reordered(nim.done().iter().rev()).is_none(),
        "first one takes"
    );
}

#[test]
fn what_is_forced_is_played_and_taken_back_with_its_step() {
    let mut table = lone_high(2, "forced");
    while table.state().round() < 5 {
        play(&mut table, 1);
    }
    while let Some(seat) = table.state().active() {
        act(&mut table, seat);
    }
    assert!(table.state().is_finished());
    assert!(
        table.done().iter().any(|entry| entry.forced),
        "the last card"
    );
    read_back(&table);
}

#[test]
fn marks_are_kept_and_returned_to() {
    let mut setup = NimSetup::new(2, &[3, 4, 5], "marks");
    setup.practice = true;
    let mut table: Table<Nim> = Table::new(setup).expect("a valid setup");
    table.mark("before");
    play(&mut table, 4);
    let mut table = read_back(&table);
    assert_eq!(table.marks()[0].name, "before");
    table.return_to(0).expect("practice games go anywhere");
    assert_eq!(table.cursor(), 0);
}

#[test]
fn hands_change_and_undo_does_not_take_it_back() {
    let mut table = nim("hands");
    play(&mut table, 1);
    assert!(table.change_hands(SECOND, BOT, "Vega"));
    assert!(!table.change_hands(SeatId(5), BOT, "nobody"));
    table.undo().expect("nothing was passed on");
    let handed = table.handed().next().expect("a change");
    assert_eq!(
        (handed.name_before, handed.player_before),
        ("2", Player::Person)
    );
    assert_eq!(table.setup().name(SECOND), "Vega");
    assert!(!table.was_played_by_people());
    let table = read_back(&table);
    assert_eq!(table.players().bot(SECOND), Some(Level::Hard));
    let mut longest = table;
    longest.change_hands(SECOND, BOT, &"V".repeat(99));
    assert_eq!(longest.setup().name(SECOND).len(), MAX_NAME);
}

#[test]
fn a_game_is_saved_in_the_middle_of_a_turn() {
    let mut one = nim("middle");
    play(&mut one, 3);
    one.undo().expect("in its turn");
    let read = read_back(&one);
    assert_eq!((read.cursor(), read.entries().len()), (2, 3));
    let mut other = lone_high(4, "middle");
    for seat in [SeatId(3), SECOND] {
        act(&mut other, seat);
    }
    other.undo_of(SeatId(3)).expect("in its part");
    let mut read = decode::<LoneHigh>(&Save::new(&other).encode().expect("written"))
        .expect("read")
        .table;
    assert_eq!(read.state(), other.state());
    assert!(read.redo_of(SeatId(3)), "what was taken back comes back");
}

#[test]
fn a_rescued_state_has_again_what_it_shares_with_its_setup() {
    let mut setup = LoneHighSetup::new(2, "prizes");
    setup.data = vec![9, 8, 7, 6, 5];
    let mut table: Table<LoneHigh> = Table::new(setup).expect("a valid setup");
    play(&mut table, 1);
    let text = Save::new(&table).encode().expect("it can be written");
    let damaged = &text[..text.rfind("forced").unwrap_or(text.len() - 20)];
    let refusal = decode::<LoneHigh>(damaged).expect_err("the end is missing");
    let mut rescued = refusal.rescue.expect("the state is intact").table;
    assert!(rescued.is_rescued());
    play(&mut rescued, 1);
    play(&mut table, 1);
    assert_eq!(rescued.done()[0].events, table.done()[1].events);
    read_back(&rescued);
}

/// A folder with a game of each kind in a file.
fn two_files() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |path: &Path, text: String| fs::write(path, text).expect("it is written");
    let one = Save::new(&nim("files")).titled("Heaps");
    write(&folder.path().join("nim.ron"), one.encode().expect("text"));
    let other = Save::new(&lone_high(3, "files"));
    write(
        &folder.path().join("high.ron"),
        other.encode().expect("text"),
    );
    folder
}

#[test]
fn a_file_of_another_game_is_refused_by_its_name() {
    let folder = two_files();
    let path = folder.path().join("nim.ron");
    let error = store::load::<LoneHigh>(&path).expect_err("it is no game of this kind");
    assert_eq!(
        error.fault,
        Fault::Foreign {
            game: "Lone High".to_owned()
        }
    );
    assert!(
        error
            .to_string()
            .contains("the file is no saved game of Lone High")
    );
    assert!(store::open::<LoneHigh>(&path).is_err_and(|game| game.rescue.is_none()));
    assert!(store::load::<Nim>(&path).is_ok());
    // Nothing of another kind is replaced unasked.
    let save = Save::new(&lone_high(2, "new"));
    let error = store::write(&path, &save, Overwrite::NothingLost).expect_err("Nim is there");
    assert!(matches!(error.fault, Fault::WouldReplace { .. }));
}

#[test]
fn lists_tell_games_of_several_kinds_apart() {
    let folder = two_files();
    let summary = |name: &str| store::summary(&SHELF, &folder.path().join(name));
    let (nim, high) = (
        summary("nim.ron").expect("Nim"),
        summary("high.ron").expect("Lone High"),
    );
    assert_eq!(
        (nim.kind, nim.title.as_deref()),
        (Kind::of::<Nim>(), Some("Heaps"))
    );
    assert_eq!(
        (high.kind.title, high.names.len(), high.round),
        ("Lone High", 3, 1)
    );
    assert_eq!(nim.setup::<Nim>().map(|setup| setup.data.len()), Some(3));
    assert!(nim.setup::<LoneHigh>().is_none());
    fs::write(
        folder.path().join("strange.ron"),
        "(format: \"chess-game\")",
    )
    .expect("written");
    let fault = summary("strange.ron").expect_err("nobody knows it").fault;
    assert_eq!(
        fault.to_string(),
        "the file is no saved game of Nim or Lone High"
    );
}

#[test]
fn a_library_holds_games_of_several_kinds_beside_each_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(folder.path(), &SHELF);
    let (mut one, mut keeper) = Keeper::of(Opened::new(nim("library")));
    play(&mut one, 3);
    keeper.keep(&library, &one).expect("it has a place");
    let nim_id = keeper.id().expect("it is kept");
    drop(keeper);
    let (mut other, mut keeper) = Keeper::of(Opened::new(lone_high(3, "library")));
    play(&mut other, 2);
    keeper.keep(&library, &other).expect("it has a place");
    let high_id = keeper.id().expect("it is kept");
    drop(keeper);
    assert!(library.flush());
    assert!(library.rename(nim_id, "Heaps").expect("it can be renamed"));

    let library = Library::new(folder.path(), &SHELF);
    let entries = library.entries();
    assert_eq!(entries.len(), 2);
    let kind_of = |id| {
        let entry = entries.iter().find(|entry| entry.id == id);
        entry.and_then(|entry| entry.kind)
    };
    assert_eq!(kind_of(nim_id), Some(Kind::of::<Nim>()));
    assert_eq!(kind_of(high_id), Some(Kind::of::<LoneHigh>()));
    let titled = |entry: &table::library::Entry| entry.title.as_deref() == Some("Heaps");
    assert!(entries.iter().any(titled));
    let notes = folder.path().join(format!("games/{nim_id}/notes.ron"));
    assert!(
        fs::read_to_string(notes)
            .expect("notes")
            .contains("small-notes")
    );

    let Ok(Some(OpenOutcome::Clear(opened))) = library.open::<LoneHigh>(high_id) else {
        unreachable!("it is there and free");
    };
    assert_eq!(opened.table.state(), other.state());
    let unreadable = library
        .open::<LoneHigh>(nim_id)
        .expect_err("it is a game of Nim");
    assert!(matches!(unreadable.error.fault, Fault::Foreign { .. }));
    assert!(unreadable.rescue.is_none() && unreadable.before.is_none());

    // A program that knows only one of them lists the other one as unknown.
    const NIM: &[Kind] = &[Kind::of::<Nim>()];
    let only = Shelf {
        kinds: NIM,
        ..SHELF
    };
    let entries = Library::new(folder.path(), &only).entries();
    assert_eq!(
        entries.iter().filter(|entry| entry.kind.is_none()).count(),
        1
    );
}

#[test]
fn a_game_that_is_written_and_left_can_be_opened_elsewhere_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = Library::new(folder.path(), &SHELF);
    for seed in 0..200 {
        let (mut table, mut keeper) = Keeper::of(Opened::new(nim(&seed.to_string())));
        play(&mut table, 1);
        keeper.keep(&library, &table).expect("it has a place");
        let id = keeper.id().expect("it is kept");
        drop(keeper);
        assert!(library.flush());
        let elsewhere = Library::new(folder.path(), &SHELF).open::<Nim>(id);
        assert!(
            matches!(elsewhere, Ok(Some(OpenOutcome::Clear(_)))),
            "{seed}"
        );
    }
}

#[test]
fn versions_of_a_game_are_related_and_games_of_other_deals_are_not() {
    let at = |seed: &str, actions| {
        let mut table = nim(seed);
        play(&mut table, actions);
        table
    };
    let relation = |one: usize, other: usize| Relation::of(&at("deal", one), &at("deal", other));
    assert_eq!(relation(3, 3), Relation::Same);
    assert_eq!(
        (relation(3, 2), relation(0, 2)),
        (Relation::FurtherOn, Relation::Behind)
    );
    assert_eq!(
        Relation::of(&at("deal", 2), &at("another", 2)),
        Relation::Stranger
    );
    let mut branch = at("deal", 2);
    let seat = branch.state().active().expect("the game goes on");
    let choice = NimChoice::Take { heap: 2, count: 5 };
    branch.play(Action { seat, choice }).expect("it is legal");
    assert_eq!(Relation::of(&branch, &at("deal", 4)), Relation::Branch);
}
