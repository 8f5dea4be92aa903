//! Practice games: any depot, any tile, any position, and marks to return to.

use play::{Exercise, Save, Table, save};
use rules::corporation::{Berth, Techs};
use rules::*;
use table::UndoRefused;
use table::mark::{MAX_MARK_NAME, MAX_MARKS};

fn setup(practice: bool) -> Setup {
    let mut setup = Setup::standard(1, "practice");
    setup.options.practice = practice;
    setup
}

/// A practice game whose seat has to take its first tile.
fn table() -> Table {
    let mut table = Table::new(setup(true)).expect("a valid setup");
    play(&mut table, Choice::Rotate(0)).expect("the station turns");
    table
}

fn play(table: &mut Table, choice: Choice) -> Result<(), Illegal> {
    table.play(Action {
        seat: SeatId(0),
        choice,
    })
}

fn arrange(table: &mut Table, change: Change) -> Result<(), Illegal> {
    play(table, Choice::Arrange(change))
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("a cell of the grid")
}

/// A tile that is not at the top of its stack.
fn buried(state: &GameState) -> Tile {
    state.station.stack(Ring::Outer, 4).tiles[3]
}

/// A place for `tile` in the middle of the planet.
fn somewhere(tile: Tile) -> Change {
    Change::Tile {
        tile,
        orientation: Orientation::UPRIGHT,
        anchor: cell(5, 5),
    }
}

#[test]
fn none_of_it_is_possible_in_other_games() {
    let mut state = setup(false).deal().expect("a valid setup");
    let act = |choice| Action {
        seat: SeatId(0),
        choice,
    };
    let tile = buried(&state);
    for choice in [Choice::Fetch(tile), Choice::Arrange(somewhere(tile))] {
        assert_eq!(state.check(&act(choice)), Err(Illegal::PracticeOnly));
    }
    state
        .apply(&act(Choice::Rotate(0)))
        .expect("the station turns");
    assert_eq!(state.check(&act(Choice::Rotate(1))), Err(Illegal::NotNow));
    assert_eq!(
        state.check(&act(Choice::Fetch(tile))),
        Err(Illegal::PracticeOnly)
    );
}

#[test]
fn none_of_it_is_listed() {
    let table = table();
    let special = |choice: &Choice| {
        matches!(
            choice,
            Choice::Fetch(_) | Choice::Arrange(_) | Choice::Rotate(_)
        )
    };
    assert!(!table.state().legal(SeatId(0)).iter().any(special));
}

#[test]
fn any_depot_can_be_picked_until_the_tile_is_taken() {
    let mut table = table();
    let before = table.state().depot_of(SeatId(0));
    play(&mut table, Choice::Rotate(2)).expect("any depot");
    assert_eq!(table.state().depot_of(SeatId(0)), (before + 4) % 6);
    assert_eq!(play(&mut table, Choice::Rotate(6)), Err(Illegal::Rotation));
    let place = table.state().legal(SeatId(0))[0];
    play(&mut table, place).expect("legal");
    assert_eq!(play(&mut table, Choice::Rotate(1)), Err(Illegal::NotNow));
}

#[test]
fn any_tile_of_the_station_can_be_fetched() {
    let mut table = table();
    let tile = buried(table.state());
    play(&mut table, Choice::Fetch(tile)).expect("it lies in the station");
    assert_eq!(table.state().depot_of(SeatId(0)), 4);
    assert!(
        table
            .state()
            .offered(SeatId(0))
            .contains(&(Ring::Outer, tile))
    );
    assert_eq!(table.state().station.stack(Ring::Outer, 4).tiles.len(), 12);
    let offer = table.state().questions(SeatId(0));
    let Question::PlaceTile(offer) = &offer[0].question else {
        unreachable!("the tile can be placed")
    };
    let (orientation, anchors) = offer
        .rules
        .all_anchors(tile)
        .find(|(_, cells)| !cells.is_empty())
        .expect("a place");
    let anchor = anchors.first().expect("a place");
    let answer = Answer::Place {
        ring: Ring::Outer,
        orientation,
        anchor,
    };
    play(&mut table, Choice::Resolve { pending: 0, answer }).expect("it is placed");
    assert_eq!(table.state().find_tile(tile), None);
    assert_eq!(play(&mut table, Choice::Fetch(tile)), Err(Illegal::NotNow));
}

#[test]
fn trackers_are_set_and_nothing_is_gained() {
    let mut table = table();
    let to = Field::new(Track::Tech, 15);
    arrange(
        &mut table,
        Change::Tracker {
            tracker: Track::Tech,
            to,
        },
    )
    .expect("any field of its track");
    let seat = table.state().seat(SeatId(0));
    assert_eq!(seat.tracker(Track::Tech), to);
    assert!(seat.rules().unlocked(seat, 5));
    assert_eq!(seat.turn.agenda.len(), 1, "only the tile is pending");
    for to in [Field::new(Track::Civ, 3), Field::new(Track::Tech, 16)] {
        let change = Change::Tracker {
            tracker: Track::Tech,
            to,
        };
        assert_eq!(
            arrange(&mut table, change),
            Err(Illegal::CannotStand(Track::Tech))
        );
    }
}

#[test]
fn tiles_and_patches_are_laid_anywhere_without_effects() {
    let mut table = table();
    let tile = buried(table.state());
    arrange(&mut table, somewhere(tile)).expect("the middle is free");
    let seat = table.state().seat(SeatId(0));
    assert_eq!(
        seat.board.tiles().len(),
        u32::from(tile.shape().cell_count())
    );
    assert_eq!(seat.turn.agenda.len(), 1, "no resource is gained");
    assert_eq!(table.state().find_tile(tile), None);
    assert_eq!(
        arrange(&mut table, somewhere(tile)),
        Err(Illegal::NotInStation)
    );
    let other = table.state().station.stack(Ring::Outer, 4).tiles[0];
    assert_eq!(
        arrange(&mut table, somewhere(other)),
        Err(Illegal::Placement(PlacementFault::Overlaps))
    );
    arrange(&mut table, Change::Patch(cell(1, 5))).expect("an empty cell");
    assert_eq!(
        arrange(&mut table, Change::Patch(cell(1, 5))),
        Err(Illegal::Placement(PlacementFault::Overlaps)),
    );
}

#[test]
fn pieces_are_set_and_taken_away_again() {
    let mut table = table();
    let pod = table
        .state()
        .seat(SeatId(0))
        .board
        .lifepods
        .first()
        .expect("a lifepod");
    arrange(&mut table, Change::Lifepod(pod)).expect("taken away");
    assert!(!table.state().seat(SeatId(0)).board.lifepods.contains(pod));
    arrange(&mut table, Change::Lifepod(pod)).expect("set again");
    assert_eq!(
        arrange(&mut table, Change::Lifepod(cell(5, 5))),
        Err(Illegal::NoRoom)
    );
    assert_eq!(
        arrange(&mut table, Change::Meteorite(cell(5, 5))),
        Err(Illegal::NoRoom),
        "no tile lies there"
    );
    arrange(&mut table, Change::Patch(cell(5, 5))).expect("an empty cell");
    arrange(&mut table, Change::Rover(cell(5, 5))).expect("a rover of the corporation");
    arrange(&mut table, Change::Rover(cell(6, 6))).expect("a rover of the corporation");
    assert_eq!(
        arrange(&mut table, Change::Rover(cell(4, 4))),
        Err(Illegal::TooMany)
    );
    arrange(&mut table, Change::Rover(cell(5, 5))).expect("taken back");
    assert_eq!(table.state().seat(SeatId(0)).rovers_left, 1);
}

#[test]
fn collected_pieces_are_set_as_far_as_there_are_any() {
    let mut table = table();
    let all = table.state().seat(SeatId(0)).board.lifepods.len() as u8;
    assert_eq!(
        arrange(&mut table, Change::CollectedLifepods(1)),
        Err(Illegal::TooMany),
        "all stand on the planet"
    );
    let pod = table
        .state()
        .seat(SeatId(0))
        .board
        .lifepods
        .first()
        .expect("a lifepod");
    arrange(&mut table, Change::Lifepod(pod)).expect("taken away");
    arrange(&mut table, Change::CollectedLifepods(1)).expect("one is free");
    assert_eq!(
        arrange(&mut table, Change::CollectedLifepods(all)),
        Err(Illegal::TooMany)
    );
    arrange(&mut table, Change::CollectedMeteorites(6)).expect("there are many");
    arrange(&mut table, Change::StoredPatches(2)).expect("there are many");
    arrange(&mut table, Change::Movement(4)).expect("any");
    for change in [
        Change::CollectedMeteorites(99),
        Change::StoredPatches(99),
        Change::Movement(99),
    ] {
        assert_eq!(arrange(&mut table, change), Err(Illegal::TooLarge));
    }
    let seat = table.state().seat(SeatId(0));
    assert_eq!(
        (
            seat.lifepods,
            seat.meteorites,
            seat.stored_patches,
            seat.turn.movement
        ),
        (1, 6, 2, 4)
    );
}

#[test]
fn only_the_seat_in_play_lays_out() {
    let mut setup = Setup::standard(3, "three");
    setup.options.practice = true;
    let state = setup.deal().expect("a valid setup");
    let other = state
        .seat_ids()
        .find(|seat| Some(*seat) != state.active())
        .expect("another seat");
    let choice = Choice::Arrange(Change::Movement(3));
    assert_eq!(
        state.check(&Action {
            seat: other,
            choice
        }),
        Err(Illegal::NotYourTurn(other))
    );
}

#[test]
fn a_mark_is_returned_to_from_before_and_after() {
    let mut table = table();
    arrange(&mut table, Change::Movement(5)).expect("any");
    assert!(table.mark("five"));
    arrange(&mut table, Change::Movement(9)).expect("any");
    assert!(table.mark("nine"));
    table.return_to(0).expect("back");
    assert_eq!(table.state().seat(SeatId(0)).turn.movement, 5);
    table.return_to(1).expect("forward");
    assert_eq!(table.state().seat(SeatId(0)).turn.movement, 9);
    assert_eq!(table.return_to(7), Err(UndoRefused::Beginning));
    table.unmark(0);
    assert_eq!(table.marks().len(), 1);
}

#[test]
fn a_mark_goes_with_the_history_it_belongs_to() {
    let mut table = table();
    assert!(table.mark("before"));
    arrange(&mut table, Change::Movement(5)).expect("any");
    assert!(table.mark("after"));
    table.return_to(0).expect("back");
    arrange(&mut table, Change::Movement(2)).expect("another way");
    let names: Vec<&str> = table
        .marks()
        .iter()
        .map(|mark| mark.name.as_str())
        .collect();
    assert_eq!(names, ["before"]);
}

#[test]
fn marks_are_kept_in_files_and_bounded() {
    let mut table = table();
    for steps in 0..30 {
        arrange(&mut table, Change::Movement(steps)).expect("any");
        assert_eq!(
            table.mark(&"name\n".repeat(30)),
            usize::from(steps) < MAX_MARKS
        );
    }
    let text = Save::new(&table).encode().expect("it can be written");
    let loaded = save::decode(&text).expect("it opens").table;
    assert_eq!(loaded.marks(), table.marks());
    assert!(
        loaded
            .marks()
            .iter()
            .all(|mark| mark.name.chars().count() == MAX_MARK_NAME)
    );
    let strange = text.replacen("cursor: 2", "cursor: 99999", 2);
    let fewer = save::decode(&strange).map(|loaded| loaded.table.marks().len());
    assert!(
        fewer.is_err() || fewer.is_ok_and(|count| count < MAX_MARKS),
        "a mark beyond the history is dropped"
    );
}

#[test]
fn marks_do_not_lead_around_barriers_of_other_games() {
    let mut table = Table::new(Setup::standard(2, "barrier")).expect("a valid setup");
    assert!(table.mark("start"));
    while table.undo_limit() == 0 {
        let seat = table.state().active().expect("in play");
        let choice = table.state().legal(seat)[0];
        table.play(Action { seat, choice }).expect("legal");
    }
    assert_eq!(table.return_to(0), Err(UndoRefused::PassedOn));
}

#[test]
fn lifepods_and_tokens_lie_where_the_corporation_has_room_for_them() {
    let (tech, token) = (Change::Berth(Berth::Tech(2)), Change::Token(Track::Water));
    let mut plain = table();
    assert_eq!(arrange(&mut plain, tech), Err(Illegal::WrongBerth));
    assert_eq!(arrange(&mut plain, token), Err(Illegal::NoRoom));
    let mut setup = setup(true);
    setup.seats[0].corporation = CorporationId::JumpDrive;
    let mut table = Table::new(setup).expect("a valid setup");
    assert_eq!(
        arrange(&mut table, tech),
        Err(Illegal::TooMany),
        "all lifepods stand on the planet"
    );
    let pod = table
        .state()
        .seat(SeatId(0))
        .board
        .lifepods
        .first()
        .expect("a lifepod");
    arrange(&mut table, Change::Lifepod(pod)).expect("taken away");
    arrange(&mut table, tech).expect("a locked tech");
    let unlocked = |table: &Table| {
        table
            .state()
            .seat(SeatId(0))
            .rules()
            .unlocked(table.state().seat(SeatId(0)), 2)
    };
    assert!(unlocked(&table));
    arrange(&mut table, tech).expect("taken away again");
    assert!(!unlocked(&table));
}

#[test]
fn nothing_is_laid_out_while_something_urgent_is_pending() {
    let exercise = Exercise::named("jump-drive").expect("an exercise");
    let mut table = exercise.table("Ada").expect("it is set up");
    play(&mut table, exercise.solution[0]).expect("legal");
    assert_eq!(
        arrange(&mut table, Change::Movement(3)),
        Err(Illegal::Urgent),
        "the lifepod has no place yet"
    );
}
