//! Practice games: any depot, any tile, any position. They are no variant of the rules, so the tests cite the rules
//! that a change still keeps, and those that it sets aside.

use super::common::assert_survives_files;
use super::scenario::*;
use rules::corporation::Berth;
use rules::*;

/// A practice game with a first tile on every planet, in which seat 0 has to take its tile.
fn practising(seats: usize) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene.state.options.practice = true;
    scene
}

/// A practice game of one seat with this corporation.
fn practising_as(corporation: CorporationId) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 1);
    scene.state.options.practice = true;
    scene
}

impl Scenario {
    /// Plays a choice that only practice games have: it is legal, but never listed. Returns what happened.
    #[track_caller]
    fn practise(&mut self, choice: Choice) -> Vec<EventKind> {
        let seat = self.state.active().expect("a game that goes on");
        let action = Action { seat, choice };
        assert_eq!(self.state.check(&action).err(), None, "{choice:?}");
        assert!(!self.state.legal(seat).contains(&choice), "{choice:?}");
        let events = self.state.apply(&action).expect("a checked choice");
        assert_eq!(self.state.validate(), Ok(()), "{choice:?}");
        assert_survives_files(&self.state);
        events.into_iter().map(|event| event.kind).collect()
    }

    /// Changes the position. Nothing happens beyond the change itself.
    #[track_caller]
    fn arrange(&mut self, change: Change) {
        let told = self.practise(Choice::Arrange(change));
        assert_eq!(told, [EventKind::Course(CourseEvent::Arranged(change))]);
    }

    #[track_caller]
    fn refuse_change(&mut self, change: Change, reason: impl Into<Illegal>) {
        self.refuse(Choice::Arrange(change), reason);
    }

    /// Whether the station still holds this tile.
    fn holds(&self, tile: Tile) -> bool {
        let mut stacks = self.state.station.stacks();
        stacks.any(|stack| stack.tiles.contains(&tile))
    }
}

/// Puts the tile of this name as printed at an anchor.
fn laid(name: &str, (column, row): (u8, u8)) -> Change {
    Change::Tile {
        tile: tile(name),
        orientation: UPRIGHT,
        anchor: cell(column, row),
    }
}

// rules §3.2
#[test]
fn other_games_allow_nothing_of_it() {
    let mut scene = Scenario::new(2);
    scene.refuse(Choice::Rotate(1), Illegal::NotNow);
    let tile = tile("I2/civ-energy");
    scene.refuse(Choice::Fetch(tile), Illegal::PracticeOnly);
    scene.refuse_change(Change::Movement(1), Illegal::PracticeOnly);
}

// rules §3.2
#[test]
fn a_seat_turns_the_station_again_as_long_as_it_has_to_take_a_tile() {
    let mut scene = practising(2);
    scene.state.station.rotation = 2;
    let told = scene.practise(Choice::Rotate(5));
    assert_eq!(told, [EventKind::Course(CourseEvent::Rotated(5))]);
    assert_eq!(scene.state.depot_of(SeatId(0)), 3);
    scene.refuse(Choice::Rotate(6), Illegal::Rotation);
    scene.clear_agendas().pending(Effect::Patch);
    scene.refuse(Choice::Rotate(1), Illegal::NotNow);
    scene.pending(Effect::TakeExtraTile { resources: true });
    scene.practise(Choice::Rotate(1));
    assert_eq!(scene.state.depot_of(SeatId(0)), 2);
}

// rules §3.4
#[test]
fn a_fetched_tile_lies_face_up_on_its_stack_in_front_of_the_seat() {
    for (depot, ring) in (0..6).flat_map(|depot| Ring::ALL.map(|ring| (depot, ring))) {
        let mut scene = practising(2);
        scene.state.station.rotation = 4;
        let stack = scene.state.station.stack_mut(ring, depot);
        stack.revealed = false;
        let mut tiles = stack.tiles.to_vec();
        let tile = tiles.remove(3);
        tiles.push(tile);
        let told = scene.practise(Choice::Fetch(tile));
        let stack = scene.state.station.stack(ring, depot);
        assert_eq!((stack.tiles.to_vec(), stack.top()), (tiles, Some(tile)));
        assert_eq!(scene.state.depot_of(SeatId(0)), depot);
        let fetched = EventKind::Tile(TileEvent::Fetched { tile, ring, depot });
        let turned = [EventKind::Course(CourseEvent::Rotated((4 + 6 - depot) % 6))];
        let turned = if depot == 4 { &[][..] } else { &turned };
        assert_eq!(told, [&[fetched], turned].concat());
    }
}

// rules §3.4
#[test]
fn only_a_tile_of_the_station_is_fetched_and_only_before_the_seat_takes_one() {
    let mut scene = practising(1);
    let (laid, other) = (tile("I2/civ-energy"), tile("I2/rover-tech"));
    let stacks = scene.state.station.stacks_mut();
    stacks.for_each(|stack| stack.tiles.retain(|tile| *tile != laid));
    scene.refuse(Choice::Fetch(laid), Illegal::NotInStation);
    scene.clear_agendas();
    scene.refuse(Choice::Fetch(other), Illegal::NotNow);
}

// rules §3.7
#[test]
fn nothing_is_changed_before_an_urgent_effect() {
    let mut scene = practising(1);
    let urgent = Pending::new(Effect::Boost, Source::Round).urgent();
    scene.me_mut().turn.agenda.push(urgent);
    scene.refuse_change(Change::Movement(1), Illegal::Urgent);
    scene.me_mut().turn.agenda.pop();
    scene.arrange(Change::Movement(1));
}

// rules §5.4
#[test]
fn a_tracker_is_put_on_any_field_of_its_track_and_gains_nothing() {
    let mut scene = practising(1);
    let agenda = scene.agenda();
    for height in [15, 3, 0] {
        let to = field(Track::Biomass, height);
        let tracker = Track::Biomass;
        scene.arrange(Change::Tracker { tracker, to });
        assert_eq!(scene.height(Track::Biomass), height);
    }
    assert_eq!(scene.agenda(), agenda);
    for to in [field(Track::Biomass, 16), field(Track::Water, 3)] {
        let tracker = Track::Biomass;
        scene.refuse_change(
            Change::Tracker { tracker, to },
            Illegal::CannotStand(tracker),
        );
    }
}

// rules §2.6, §4.3
#[test]
fn lifepods_stand_on_the_uncovered_cells_that_have_them_at_the_start() {
    let mut scene = practising(1);
    let start = scene.me().board.lifepods;
    let (pod, other) = (cell(7, 2), cell(7, 3));
    scene.arrange(Change::Lifepod(pod));
    assert_eq!(scene.me().board.lifepods, start.without(cells(&[(7, 2)])));
    scene.arrange(Change::Lifepod(pod));
    assert_eq!(scene.me().board.lifepods, start);
    scene.refuse_change(Change::Lifepod(other), Illegal::NoRoom);
    scene.patch(7, 2);
    scene.refuse_change(Change::Lifepod(pod), Illegal::NoRoom);
}

// rules §1.3
#[test]
fn there_are_no_more_lifepods_than_the_planet_has_at_the_start() {
    let mut scene = practising(1);
    scene.refuse_change(Change::CollectedLifepods(1), Illegal::TooMany);
    scene.arrange(Change::Lifepod(cell(7, 2)));
    scene.arrange(Change::CollectedLifepods(1));
    assert_eq!(scene.me().lifepods, 1);
    scene.refuse_change(Change::Lifepod(cell(7, 2)), Illegal::TooMany);
}

// rules §4.4
#[test]
fn a_meteorite_lies_on_any_cell_of_a_tile() {
    let mut scene = practising(1);
    scene.patch(6, 0);
    scene.arrange(Change::Meteorite(cell(5, 1)));
    assert_eq!(scene.me().board.meteorites, cells(&[(5, 1)]));
    scene.arrange(Change::Meteorite(cell(5, 1)));
    assert_eq!(scene.me().board.meteorites, CellSet::EMPTY);
    for free in [cell(6, 0), cell(6, 1)] {
        scene.refuse_change(Change::Meteorite(free), Illegal::NoRoom);
    }
}

// rules §6.4
#[test]
fn a_rover_comes_from_the_corporation_and_goes_back_to_it() {
    let mut scene = practising(1);
    let rovers = scene.me().rovers_left;
    assert_eq!(rovers, 2);
    scene.arrange(Change::Rover(cell(3, 4)));
    assert_eq!(scene.me().rovers_left, 1);
    scene.arrange(Change::Rover(cell(5, 0)));
    assert_eq!(scene.me().board.rovers, cells(&[(3, 4), (5, 0)]));
    scene.refuse_change(Change::Rover(cell(4, 4)), Illegal::TooMany);
    scene.refuse_change(Change::Rover(cell(0, 0)), Illegal::NoRoom);
    scene.arrange(Change::Rover(cell(3, 4)));
    let me = scene.me();
    assert_eq!((me.rovers_left, me.board.rovers), (1, cells(&[(5, 0)])));
    scene.arrange(Change::Rover(cell(4, 4)));
}

// rules §1.3
#[test]
fn a_destroyed_rover_is_not_put_out_again() {
    let mut scene = practising(1);
    scene.rover(3, 4).rover(7, 3);
    scene.practise(Choice::Arrange(laid("I2/rover-tech", (7, 2))));
    assert_eq!(scene.me().board.rovers, cells(&[(3, 4)]));
    scene.refuse_change(Change::Rover(cell(4, 4)), Illegal::TooMany);
}

// rules §8 Horizon
#[test]
fn a_rover_that_is_taken_back_loses_its_load() {
    let mut scene = practising_as(CorporationId::Horizon);
    scene.rover(5, 1).board().loaded.insert(cell(5, 1));
    scene.arrange(Change::Rover(cell(5, 1)));
    let board = &scene.me().board;
    assert_eq!((board.rovers, board.loaded), Default::default());
}

// rules §4.2, §4.4, §5.1
#[test]
fn a_tile_of_the_station_is_laid_anywhere_and_gains_nothing() {
    let mut scene = practising(1);
    let (name, place) = ("I2/rover-tech!", (3, 5));
    let (ring, depot) = scene.state.find_tile(tile(name)).expect("a tile");
    let (agenda, trackers) = (scene.agenda(), scene.me().trackers);
    let change = laid(name, place);
    let told = scene.practise(Choice::Arrange(change));
    let taken = EventKind::Tile(TileEvent::Taken {
        tile: tile(name),
        ring,
        depot,
    });
    assert_eq!(
        told,
        [taken, EventKind::Course(CourseEvent::Arranged(change))]
    );
    assert!(!scene.holds(tile(name)) && scene.holds(tile("I2/rover-tech")));
    let me = scene.me();
    assert_eq!(me.board.tiles(), cells(&[(5, 0), (5, 1), (3, 5), (3, 6)]));
    assert_eq!((scene.agenda(), me.trackers), (agenda, trackers));
    assert_eq!(me.board.meteorites, CellSet::EMPTY);
    scene.refuse_change(laid(name, (8, 5)), Illegal::NotInStation);
}

// rules §4.1
#[test]
fn a_laid_piece_still_fits_into_the_free_cells_of_the_planet() {
    let mut scene = practising(1);
    let name = "I2/rover-tech";
    scene.patch(6, 5);
    for covered in [(5, 1), (6, 4)] {
        scene.refuse_change(laid(name, covered), PlacementFault::Overlaps);
    }
    for outside in [(0, 0), (5, 11)] {
        scene.refuse_change(laid(name, outside), PlacementFault::Outside);
    }
    scene.refuse_change(Change::Patch(cell(6, 5)), PlacementFault::Overlaps);
    scene.refuse_change(Change::Patch(cell(0, 0)), PlacementFault::Outside);
}

// rules §7 K-273
#[test]
fn the_restrictions_of_a_planet_do_not_bind_a_laid_tile() {
    let mut scene = Scenario::on(PlanetId::K273);
    scene.state.options.practice = true;
    let ice = scene.me().board.data().ice;
    assert!(!ice.contains(cell(5, 1)) && ice.contains(cell(5, 2)));
    scene.practise(Choice::Arrange(laid("I2/rover-tech", (5, 1))));
    assert_eq!(scene.me().board.tiles(), cells(&[(5, 1), (5, 2)]));
}

// rules §4.3
#[test]
fn what_stands_under_a_laid_piece_is_destroyed() {
    let mut scene = practising(1);
    scene.rover(7, 3).rover(10, 4);
    let (name, place) = ("I2/rover-tech", (7, 2));
    let told = scene.practise(Choice::Arrange(laid(name, place)));
    let destroyed = [
        EventKind::Piece(PieceEvent::LifepodDestroyed(cell(7, 2))),
        EventKind::Piece(PieceEvent::RoverDestroyed(cell(7, 3))),
    ];
    assert_eq!(told[2..], destroyed);
    let patch = Change::Patch(cell(10, 4));
    let told = scene.practise(Choice::Arrange(patch));
    let destroyed = [
        EventKind::Course(CourseEvent::Arranged(patch)),
        EventKind::Piece(PieceEvent::LifepodDestroyed(cell(10, 4))),
        EventKind::Piece(PieceEvent::RoverDestroyed(cell(10, 4))),
    ];
    assert_eq!(told, destroyed);
    let board = &scene.me().board;
    assert_eq!(board.patches, cells(&[(10, 4)]));
    assert_eq!((board.rovers, board.lifepods.len()), (CellSet::EMPTY, 4));
}

// rules §6.3, §6.5, §10.3
#[test]
fn numbers_are_set_up_to_a_largest_one() {
    let mut scene = practising(1);
    scene.arrange(Change::CollectedMeteorites(24));
    scene.arrange(Change::StoredPatches(24));
    scene.arrange(Change::Movement(36));
    let me = scene.me();
    let numbers = (me.meteorites, me.stored_patches, me.turn.movement);
    assert_eq!(numbers, (24, 24, 36));
    for change in [
        Change::CollectedMeteorites(25),
        Change::StoredPatches(25),
        Change::Movement(37),
    ] {
        scene.refuse_change(change, Illegal::TooLarge);
    }
}

// rules §10.2
#[test]
fn at_the_end_no_patch_is_stored_any_more() {
    let mut scene = practising(1);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.hold(0, 24).skip_turns();
    assert!(matches!(scene.state.phase, Phase::End { .. }));
    scene.refuse_change(Change::StoredPatches(1), Illegal::NotNow);
    scene.arrange(Change::CollectedMeteorites(1));
}

// rules §8 Cosmos
#[test]
fn a_lifepod_of_cosmos_is_put_on_a_free_field_and_taken_off() {
    let mut scene = practising_as(CorporationId::Cosmos);
    let parked = Berth::Field(field(Track::Water, 4));
    scene.refuse_change(Change::Berth(parked), Illegal::TooMany);
    scene.arrange(Change::Lifepod(cell(7, 2)));
    scene.arrange(Change::Berth(parked));
    let (tracker, to) = (Track::Water, field(Track::Water, 4));
    let fields = scene.me().corporation_state.parked;
    assert_eq!(fields, [to].into_iter().collect());
    scene.refuse_change(
        Change::Tracker { tracker, to },
        Illegal::CannotStand(tracker),
    );
    scene.arrange(Change::Berth(parked));
    assert!(scene.me().corporation_state.parked.is_empty());
    let under_tracker = Berth::Field(field(Track::Water, 0));
    for berth in [under_tracker, Berth::Scoring, Berth::Tech(1)] {
        scene.refuse_change(Change::Berth(berth), Illegal::WrongBerth);
    }
}

// rules §8 Jump Drive
#[test]
fn a_lifepod_of_jump_drive_is_put_on_a_tech_and_taken_off() {
    let mut scene = practising_as(CorporationId::JumpDrive);
    scene.arrange(Change::Lifepod(cell(7, 2)));
    scene.arrange(Change::Berth(Berth::Tech(3)));
    let techs = scene.me().corporation_state.berthed;
    assert_eq!(techs, [3].into_iter().collect());
    scene.arrange(Change::Berth(Berth::Tech(3)));
    assert!(scene.me().corporation_state.berthed.is_empty());
    let on_track = Berth::Field(field(Track::Water, 4));
    for berth in [Berth::Tech(7), Berth::Scoring, on_track] {
        scene.refuse_change(Change::Berth(berth), Illegal::WrongBerth);
    }
}

// rules §8 Flux
#[test]
fn only_a_corporation_with_a_token_moves_it() {
    let mut scene = practising_as(CorporationId::Flux);
    scene.arrange(Change::Token(Track::Rover));
    assert_eq!(scene.me().corporation_state.token, Some(Track::Rover));
    let mut scene = practising(1);
    scene.refuse_change(Change::Token(Track::Rover), Illegal::NoRoom);
    let parked = Berth::Field(field(Track::Water, 4));
    scene.refuse_change(Change::Berth(parked), Illegal::WrongBerth);
}

// rules §3.4
#[test]
fn a_seat_changes_its_own_board() {
    let mut scene = practising(2);
    scene.clear_agendas_of(0).end_turn();
    scene.arrange(Change::Movement(3));
    let movement = |seat: usize| scene.seat(seat).turn.movement;
    assert_eq!((movement(0), movement(1)), (0, 3));
}
