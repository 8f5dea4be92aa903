//! Automatic steps take no choice away (rules §3.7).

mod by_hand;
mod games;

use super::obvious;
use by_hand::{Ends, ends};
use rules::{
    Action, Cell, CellSet, Choice, CorporationId, Effect, Field, GameState, Milestone, Pending,
    Phase, SeatId, Setup, Shape, Source, Terrain, Tile, Track, TrackSet,
};

/// The seat that plays.
const ME: SeatId = SeatId(0);

/// More positions than any of those below leads to.
const MANY: usize = 200_000;

/// A turn of a game of one seat in which nothing is pending. The trackers are on these fields of civ, water, biomass, rover
/// and tech.
fn turn(corporation: CorporationId, heights: [u8; 5]) -> GameState {
    let mut setup = Setup::standard(1, "obvious");
    setup.seats[0].corporation = corporation;
    let mut state = setup.deal().expect("a valid setup");
    state.phase = Phase::Turns { done: 0 };
    for (track, height) in Track::ALL.into_iter().zip(heights) {
        state.seats[0].trackers[track as usize] = Field::new(track, height);
    }
    state
}

/// Makes the resources of a tile pending. Energy may advance the other tracker and `touched`.
fn gain(state: &mut GameState, resources: &[Terrain], touched: Option<Track>) {
    let own = resources.iter().filter_map(|terrain| terrain.track());
    let own: TrackSet = own.chain(touched).collect();
    for &terrain in resources {
        let source = Source::Resource(terrain);
        let pending = match terrain.track() {
            Some(track) => Pending::new(Effect::Resource(track), source),
            None => {
                let (cell, joins) = (cell(5, 0), CellSet::EMPTY);
                Pending::new(Effect::Energy { cell, own, joins }, source).optional()
            }
        };
        state.seats[0].turn.agenda.push(pending);
    }
}

fn cell(column: u8, row: u8) -> Cell {
    Cell::new(column, row).expect("a cell")
}

/// Puts a rover on a cell, with one step to spend.
fn rover(state: &mut GameState, column: u8, row: u8) {
    state.seats[0].board.rovers.insert(cell(column, row));
    state.seats[0].turn.movement = 1;
}

fn by_hand(state: &GameState) -> Ends {
    ends(state, ME, MANY).expect("few positions")
}

/// The position after the only answer to the first pending `effect`.
fn after(state: &GameState, effect: Effect) -> GameState {
    let agenda = &state.seats[0].turn.agenda;
    let place = agenda.iter().position(|pending| pending.effect == effect);
    let place = place.expect("it is pending") as u8;
    let resolves =
        |choice: &Choice| matches!(choice, Choice::Resolve { pending, .. } if *pending == place);
    let mut state = state.clone();
    let choice = state.legal(ME).into_iter().find(resolves);
    let choice = choice.expect("it is possible");
    state
        .apply(&Action { seat: ME, choice })
        .expect("it is legal");
    state
}

/// Asserts that resolving the pending `effect` first takes something away, and that what happens by itself does not.
#[track_caller]
fn assert_waits(state: &GameState, effect: Effect) {
    let by_hand = by_hand(state);
    let hasty = self::by_hand(&after(state, effect));
    assert!(
        hasty.is_subset(&by_hand) && hasty != by_hand,
        "{effect:?} takes nothing away"
    );
    let mut state = state.clone();
    while let Some(choice) = obvious(&state, ME) {
        state
            .apply(&Action { seat: ME, choice })
            .expect("it is legal");
    }
    let by_itself = self::by_hand(&state);
    assert!(
        by_itself == by_hand,
        "{} ends of {} are left",
        by_itself.len(),
        by_hand.len()
    );
}

// rules §3.7, §8 Cosmos
#[test]
fn a_lifepod_can_be_parked_before_a_tracker_gets_there() {
    let mut state = turn(CorporationId::Cosmos, [0; 5]);
    gain(&mut state, &[Terrain::Rover, Terrain::Tech], None);
    rover(&mut state, 2, 4);
    assert!(state.seats[0].board.lifepods.contains(cell(1, 4)));
    assert_waits(&state, Effect::Resource(Track::Rover));
    assert_waits(&state, Effect::Resource(Track::Tech));
}

// rules §3.7, §8 Horizon
#[test]
fn a_rover_can_carry_its_load_onto_water_before_level_4_destroys_it_there() {
    let mut state = turn(CorporationId::Horizon, [0, 0, 0, 0, 9]);
    let is_water = |tile: &Tile| tile.terrains()[0] == Terrain::Water;
    let tile = Tile::of_shape(Shape::I2)
        .find(is_water)
        .expect("a tile with water");
    state.seats[0]
        .board
        .lay_tile(tile, rules::Orientation::UPRIGHT, cell(5, 0));
    assert!(
        state.seats[0]
            .board
            .terrain(Terrain::Water)
            .contains(cell(5, 0))
    );
    rover(&mut state, 6, 0);
    state.seats[0].board.loaded.insert(cell(6, 0));
    gain(&mut state, &[Terrain::Tech, Terrain::Civ], None);
    assert_waits(&state, Effect::Resource(Track::Tech));
}

// rules §3.7, §8 Jump Drive
#[test]
fn a_lifepod_can_unlock_the_row_of_a_tracker_before_that_moves() {
    let mut state = turn(CorporationId::JumpDrive, [0, 2, 0, 0, 0]);
    gain(&mut state, &[Terrain::Water], None);
    rover(&mut state, 2, 4);
    assert_waits(&state, Effect::Resource(Track::Water));
}

// rules §3.7, §8 Republic
#[test]
fn a_regress_that_is_impossible_now_can_be_given_up_before_a_tracker_makes_it_possible() {
    let mut state = turn(CorporationId::Republic, [1, 0, 0, 0, 0]);
    gain(&mut state, &[Terrain::Biomass, Terrain::Civ], None);
    assert_waits(&state, Effect::Resource(Track::Biomass));
    let kept = |end: &GameState| end.seats[0].tracker(Track::Biomass).height == 1;
    assert!(by_hand(&state).iter().any(kept));
}

/// Asserts that water can advance twice although the tech for it is reached only after the `other` resource.
#[track_caller]
fn assert_doubles_water(other: Terrain) {
    let mut state = turn(CorporationId::UniversalCoalition, [0, 0, 0, 9, 9]);
    gain(&mut state, &[Terrain::Water, other], Some(Track::Rover));
    assert_waits(&state, Effect::Resource(Track::Water));
    let twice = |end: &GameState| {
        let [_, water, _, _, tech] = end.seats[0].trackers;
        (water.height, tech.height) == (2, 10)
    };
    assert!(by_hand(&state).iter().any(twice));
}

// rules §3.7, §8 Universal Coalition
#[test]
fn the_rover_track_can_lead_to_the_tech_that_doubles_water() {
    assert_doubles_water(Terrain::Rover);
}

// rules §3.7, §8 Universal Coalition
#[test]
fn energy_can_lead_to_the_tech_that_doubles_water() {
    assert_doubles_water(Terrain::Energy);
}

// rules §3.7, §8 Republic
#[test]
fn energy_can_lead_to_a_tech_before_the_milestone_that_it_improves() {
    for level in [2, 4] {
        let below = CorporationId::Republic.data().tech_height(level) - 1;
        let mut state = turn(CorporationId::Republic, [1, 2, 0, 0, below]);
        gain(
            &mut state,
            &[Terrain::Civ, Terrain::Energy],
            Some(Track::Water),
        );
        assert_waits(&state, Effect::Resource(Track::Civ));
    }
}

// rules §3.7, §8 Oasis
#[test]
fn a_boost_can_put_a_tracker_in_the_way_that_water_skips() {
    let mut state = turn(CorporationId::Oasis, [0, 9, 7, 9, 3]);
    gain(&mut state, &[Terrain::Water, Terrain::Rover], None);
    assert_waits(&state, Effect::Resource(Track::Water));
}

// rules §3.7, §8 Jump Drive
#[test]
fn a_boost_that_a_tech_can_double_waits_although_one_tracker_alone_can_move() {
    let mut state = turn(CorporationId::JumpDrive, [15; 5]);
    state.seats[0].corporation_state.berthed.insert(3);
    let boost = Pending::new(Effect::Boost, Source::Field(Field::new(Track::Water, 12)));
    state.seats[0].turn.agenda.push(boost);
    assert_waits(&state, Effect::Boost);
}

// rules §3.7, §6.2
#[test]
fn cards_can_be_looked_at_before_any_step() {
    let mut state = turn(CorporationId::UniversalCoalition, [0; 5]);
    gain(&mut state, &[Terrain::Water, Terrain::Civ], None);
    assert!(obvious(&state, ME).is_some());
    let claim = Pending::new(Effect::Claim(Milestone::of(1)), Source::Round);
    state.seats[0].turn.agenda.push(claim);
    assert_eq!(obvious(&state, ME), None);
}

// rules §3.7, §6.5
#[test]
fn a_drive_that_changes_nothing_for_a_tracker_does_not_keep_it_waiting() {
    let mut state = turn(CorporationId::UniversalCoalition, [0; 5]);
    gain(&mut state, &[Terrain::Rover, Terrain::Tech], None);
    rover(&mut state, 2, 4);
    state.seats[0].turn.movement = 3;
    for _ in 0..2 {
        let choice = obvious(&state, ME).expect("it cannot matter");
        state
            .apply(&Action { seat: ME, choice })
            .expect("it is legal");
    }
    assert_eq!(obvious(&state, ME), None);
}
