//! The end, scoring (on-mars §10), rulings (§12) and variants (§17).

use crate::scene::*;
use game::Game;

/// A game that ends with the turn of seat 1, who has no goods.
fn ending(seats: usize) -> State {
    let mut state = colony(seats);
    state.last_round = true;
    state.missions.clear();
    state.remaining = 0;
    state
}

fn finish(mut state: State) -> State {
    while !state.is_finished() {
        match state.question() {
            Some(Question::Deliver) => drop(act(&mut state, Choice::Stop)),
            _ => idle(&mut state),
        }
    }
    state
}

/// on-mars §10.1, §10.2
#[test]
fn after_the_trigger_one_more_round_is_played() {
    let mut state = colony(2);
    state.missions.clear();
    state.remaining = 0;
    idle(&mut state);
    idle(&mut state);
    assert_eq!((state.round, state.last_round), (2, true));
    idle(&mut state);
    idle(&mut state);
    assert!(state.is_finished(), "without a Shuttle phase");
}

/// on-mars §17.2
#[test]
fn space_oddity_ends_at_once() {
    let mut state = colony(2);
    state.options.space_oddity = true;
    state.missions.clear();
    state.remaining = 0;
    idle(&mut state);
    idle(&mut state);
    assert!(state.is_finished());
    assert_eq!(state.round, 1);
}

/// on-mars §10.3
#[test]
fn at_the_end_crystals_move_in_and_contracts_may_be_filled() {
    let mut state = ending(2);
    contract(&mut state, 1, 12);
    state.seats[1].contracts[0].goods = goods([2, 0, 0, 0, 0, 0]);
    state.seats[1].below = 3;
    idle(&mut state);
    idle(&mut state);
    asks(&state, 1, Question::Deliver);
    assert_eq!((state.phase, held(&state, 1)[5]), (Phase::End, 3));
    act(
        &mut state,
        Choice::Deliver(ContractId(11), Good::Crystal, false, 3),
    );
    assert!(state.is_finished());
    assert_eq!(state.score(seat(1)).contracts, 9);
}

/// on-mars §10.4
#[test]
fn progress_and_hangar_score() {
    let mut state = orbit(2);
    let progress = [0, 0b1, 0b11, 0b111, 0b1111, 0b1_1111].map(|cubes| {
        state.seats[0].cubes = cubes;
        state.score(seat(0)).progress
    });
    assert_eq!(progress, [0, 1, 2, 4, 7, 11]);
    state.seats[0].hangar = 2;
    assert_eq!(state.score(seat(0)).hangar, 6);
}

/// on-mars §10.5: rows of LQ.
#[test]
fn colonists_score_by_the_highest_row() {
    let mut state = orbit(2);
    for number in 0..4 {
        shelter(&mut state, 0, [(4, -3), (5, -3), (6, -3), (6, -4)][number]);
    }
    let points = [0, 1, 2, 3, 6, 8, 10, 12].map(|lq| {
        state.seats[0].lq = lq;
        state.score(seat(0)).colonists
    });
    assert_eq!(points, [0, 0, 0, 3, 6, 10, 15, 21]);
}

/// on-mars §10.6: Blueprints that are not built cost points.
#[test]
fn unbuilt_blueprints_cost_points() {
    let mut state = orbit(2);
    draft(&mut state, 0, 13);
    draft(&mut state, 0, 1);
    assert_eq!(state.score(seat(0)).unbuilt, -8);
    assert!(state.score(seat(0)).total() < 0, "§10.9");
}

/// on-mars §10.8
#[test]
fn ties_are_broken_by_crystals_buildings_and_cubes() {
    let mut state = finish(ending(3));
    let places = |state: &State| {
        let ranking = state.ranking().expect("it is over");
        [0, 1, 2].map(|own| ranking.place(seat(own)))
    };
    assert_eq!(places(&state), [1, 1, 1]);
    state.seats[1].goods[Good::Crystal] = 1;
    assert_eq!(places(&state), [2, 1, 2]);
    state.seats[0].goods[Good::Crystal] = 1;
    advance(&mut state, 0, 1, (0, 0));
    state.seats[0].op -= 3;
    assert_eq!(places(&state), [1, 2, 3]);
}

/// on-mars §12.1
#[test]
fn the_colony_may_be_looked_at_after_the_shuttle_phase() {
    let mut state = colony(2);
    state.options.colony_update = ColonyUpdate::RoundEnd;
    state.lss = [3; 4];
    idle(&mut state);
    assert_eq!(state.level, 1);
    idle(&mut state);
    assert_eq!((state.level, state.round), (2, 2), "one level a round");
}

/// on-mars §12.2
#[test]
fn crystals_may_become_usable_with_the_next_turn() {
    let mut state = colony(2);
    state.options.crystals_usable = CrystalsUsable::NextTurn;
    state.seats[0].below = 2;
    state.seats[1].below = 1;
    idle(&mut state);
    assert_eq!((held(&state, 0)[5], held(&state, 1)[5]), (0, 1));
    idle(&mut state);
    assert_eq!(held(&state, 0)[5], 2);
}

/// on-mars §12.25: without a Bot in the supply only Colonists are left.
#[test]
fn without_a_bot_there_are_colonists() {
    let mut state = colony(2);
    state.seats[0].goods = goods([0, 0, 1, 1, 0, 0]);
    state.seats[0].bots_supply = 0;
    acts(
        &mut state,
        &[Choice::Main(MainAction::WelcomeShip), Choice::Ship(1)],
    );
    asks(&state, 0, Question::Turn);
    assert_eq!(state.seats[0].lq, 4);
}

/// on-mars §12.36
#[test]
fn a_colonist_without_room_goes_to_the_supply() {
    let mut state = colony(2);
    let goal = goal(&mut state, 0, 15);
    state.seats[0].cubes = 0b111;
    state.seats[0].lq = 4;
    state.seats[0].wa = 1;
    state.seats[0].supply = 7;
    acts(
        &mut state,
        &[Choice::Goal(goal, false), Choice::Fetch(None)],
    );
    assert_eq!((state.seats[0].lq, state.seats[0].supply), (4, 8));
}

/// on-mars §13.1: what others hold and what is face down is dealt anew, all else stays.
#[test]
fn a_view_hides_goals_and_stacks() {
    let state = dealt(4);
    let view = state.view(seat(1));
    assert_eq!(view.state().seats[1].goals, state.seats[1].goals);
    let other = view.redeal(&mut game::luck("again"));
    assert_ne!(other.seats[0].goals, state.seats[0].goals);
    assert_ne!(other.discovery_stack, state.discovery_stack);
    assert_eq!(other.exploration, state.exploration);
    let tops = |state: &State| state.stacks.clone().map(|stack| stack.last().copied());
    assert_eq!(tops(&other), tops(&state));
    assert_eq!(other.validate(), Ok(()));
}
