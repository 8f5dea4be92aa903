//! Chapter 10: end and scoring.

use super::scenario::*;
use rules::*;

/// Seat 0 has to take its tile, with these numbers of tiles left on its stacks.
fn with_stacks(seats: usize, inner: usize, outer: usize) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene
        .depot("I2/rover-tech", "I4/rover-tech")
        .leave(Ring::Inner, inner)
        .leave(Ring::Outer, outer);
    scene
}

/// The last round of a game, with only the turns of all seats left.
fn last_round(seats: usize) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene
}

const ADVANCE: Effect = Effect::Advance {
    among: TrackSet::ALL,
    times: 1,
};

// rules §10.1
#[test]
fn a_depot_whose_stacks_are_both_empty_makes_this_the_last_round() {
    let mut scene = with_stacks(2, 1, 0);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(scene.state.last_round, Some(EndReason::EmptyDepot));
    assert!(scene.told(CourseEvent::LastRound(EndReason::EmptyDepot)));
    scene.clear_agendas().end_turn();
    assert_eq!(
        scene.state.active(),
        Some(SeatId(1)),
        "the others still play the round"
    );
    assert_eq!(scene.agenda(), []);
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Finished);
    assert!(scene.told(CourseEvent::GameEnded));
}

// rules §10.1
#[test]
fn one_empty_stack_does_not_end_the_game() {
    let mut scene = with_stacks(2, 1, 1);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(scene.state.last_round, None);
    scene.skip_turns();
    assert_eq!(scene.state.round, 2);
}

// rules §10.1
#[test]
fn a_tile_taken_by_a_card_can_empty_the_depot_too() {
    let mut scene = Scenario::claiming(1);
    scene
        .depot("I2/rover-tech", "I4/rover-tech")
        .leave(Ring::Inner, 0)
        .leave(Ring::Outer, 1);
    scene.claim(5);
    let answer = Answer::Place {
        ring: Ring::Outer,
        orientation: UPRIGHT,
        anchor: cell(5, 2),
    };
    scene.resolve(Effect::TakeExtraTile { resources: false }, answer);
    assert_eq!(scene.state.last_round, Some(EndReason::EmptyDepot));
    scene.end_turn();
    assert_eq!((scene.state.phase, scene.state.round), (Phase::Finished, 1));
}

// rules §10.1
#[test]
fn in_the_last_round_civ_cards_are_still_claimed() {
    let mut scene = last_round(2);
    scene.clear_agendas().reach(1, 1);
    scene.play_seat(1, Choice::EndTurn);
    scene.end_turn();
    assert_eq!(scene.state.active(), Some(SeatId(1)));
    assert_eq!(scene.state.phase, Phase::Claims { done: 1 });
}

// rules §10.2
#[test]
fn the_end_of_game_steps_go_in_turn_order_from_the_commander_of_the_last_round() {
    let mut scene = last_round(3);
    scene.state.commander = SeatId(2);
    scene.hold(2, 23).hold(0, 24);
    scene.seat_mut(2).stored_patches = 1;
    scene.seat_mut(1).stored_patches = 1;
    scene.skip_turns();
    let mut course = Vec::new();
    while let Phase::End { step, .. } = scene.state.phase {
        course.push((
            scene.state.active().map(|seat| seat.0),
            step,
            scene.agenda(),
        ));
        scene.clear_agendas().end_turn();
    }
    use EndStep::{Cards, StoredPatches};
    let expected = [
        (Some(2), StoredPatches, vec![Effect::Patch]),
        (Some(2), Cards, vec![ADVANCE]),
        (Some(0), Cards, vec![ADVANCE]),
        (Some(1), StoredPatches, vec![Effect::Patch]),
    ];
    assert_eq!(course, expected);
    assert_eq!(scene.state.phase, Phase::Finished);
}

// rules §10.2
#[test]
fn stored_patches_are_placed_first() {
    let mut scene = last_round(1);
    scene.tracker(Track::Tech, 5).me_mut().stored_patches = 2;
    scene.skip_turns();
    assert_eq!(
        (scene.agenda(), scene.me().stored_patches),
        (vec![Effect::Patch, Effect::Patch], 0)
    );
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    scene.resolve(Effect::Patch, Answer::Cell(cell(0, 5)));
    assert!(scene.told(TileEvent::PatchPlaced {
        cell: cell(0, 5),
        on_tile: false,
        source: Source::Stored
    }));
    scene.end_turn();
    assert_eq!(scene.me().board.patches.len(), 2);
}

// rules §10.2
#[test]
fn a_stored_patch_that_cannot_be_placed_is_lost() {
    let mut scene = last_round(1);
    scene.cover_all_but(&[]).me_mut().stored_patches = 1;
    scene.skip_turns();
    assert_eq!(scene.question(Effect::Patch), Question::Impossible);
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Finished);
}

// rules §10.2
#[test]
fn end_of_game_cards_advance_trackers_with_all_benefits() {
    let mut scene = last_round(1);
    scene
        .hold(0, 23)
        .tracker(Track::Biomass, 2)
        .tracker(Track::Tech, 5)
        .skip_turns();
    scene.advance(ADVANCE, Track::Biomass);
    assert_eq!(scene.agenda(), [Effect::Patch]);
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Finished);
}

// rules §10.2
#[test]
fn civ_milestones_reached_now_are_claimed_at_once_and_immediate_cards_take_effect() {
    let mut scene = last_round(2);
    scene
        .hold(0, 24)
        .only_cards(3, &[19, 20])
        .tracker(Track::Civ, 9)
        .skip_turns();
    scene.advance(ADVANCE, Track::Civ);
    assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(3))]);
    scene.resolve(Effect::Claim(Milestone::of(3)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 3,
            extra: None,
        },
        Answer::Keep(card(19)),
    );
    let three = Effect::AdvanceDifferent {
        among: TrackSet::ALL,
        count: 3,
    };
    scene.advance(three, Track::Civ);
    assert_eq!(scene.height(Track::Civ), 11);
    assert!(scene.agenda().contains(&Effect::Boost));
}

// rules §10.2
#[test]
fn an_end_of_game_card_taken_now_counts() {
    let mut scene = last_round(1);
    scene
        .hold(0, 24)
        .only_cards(3, &[20])
        .tracker(Track::Civ, 9)
        .skip_turns();
    scene.advance(ADVANCE, Track::Civ);
    scene.resolve(Effect::Claim(Milestone::of(3)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 3,
            extra: None,
        },
        Answer::Keep(card(20)),
    );
    scene.end_turn();
    assert_eq!(
        scene.state.score(SeatId(0)).cards[..],
        [(card(20), 3), (card(24), 3)]
    );
}

// rules §10.2
#[test]
fn an_end_of_game_card_that_advances_a_tracker_does_so_even_if_it_is_taken_now() {
    let mut scene = last_round(1);
    scene
        .hold(0, 24)
        .only_cards(4, &[23])
        .tracker(Track::Civ, 13)
        .skip_turns();
    scene.advance(ADVANCE, Track::Civ);
    scene.resolve(Effect::Claim(Milestone::of(4)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 4,
            extra: None,
        },
        Answer::Keep(card(23)),
    );
    assert_eq!(scene.agenda(), [ADVANCE]);
    scene.advance(ADVANCE, Track::Civ);
    assert_eq!(scene.height(Track::Civ), 15);
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Finished);
}

// rules §10.2
#[test]
fn such_a_card_taken_with_the_claims_of_the_last_round_advances_a_tracker_once() {
    let mut scene = last_round(1);
    scene.only_cards(4, &[23]).clear_agendas().reach(0, 4);
    scene.resolve(Effect::Claim(Milestone::of(4)), Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 4,
            extra: None,
        },
        Answer::Keep(card(23)),
    );
    assert_eq!(scene.agenda(), []);
    scene.end_turn();
    assert_eq!(scene.agenda(), [ADVANCE]);
    scene.advance(ADVANCE, Track::Water);
    scene.end_turn();
    assert_eq!(scene.state.phase, Phase::Finished);
}

// rules §10.3 A, B
#[test]
fn rows_columns_and_tracks_score() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .patch(6, 0)
        .tracker(Track::Civ, 4)
        .tracker(Track::Water, 15);
    let score = scene.state.score(SeatId(0));
    assert_eq!((score.lines(), score.track_total()), (1, 1 + 10));
    assert_eq!(score.total(), 12);
}

// rules §10.3 C
#[test]
fn each_collected_lifepod_scores_one_and_each_complete_three_meteorites() {
    for (meteorites, medals) in [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)] {
        let mut scene = Scenario::new(1);
        scene.me_mut().meteorites = meteorites;
        scene.me_mut().lifepods = 4;
        let score = scene.state.score(SeatId(0));
        assert_eq!((score.meteorites, score.lifepods), (medals, 4));
        assert_eq!(score.total(), u16::from(medals) + 4);
    }
}

// rules §10.3 F
#[test]
fn a_neighbour_objective_scores_five_for_the_winner_and_two_each_for_a_tie() {
    let mut scene = Scenario::new(3);
    let rescue = Objective::new(26).expect("an objective");
    for (entry, between) in scene
        .state
        .objectives
        .iter_mut()
        .zip([[0, 1], [1, 2], [2, 0]])
    {
        *entry = NeighbourObjective {
            objective: rescue,
            between: between.map(SeatId),
        };
    }
    scene.seat_mut(0).lifepods = 2;
    let medals = |scene: &Scenario, seat: u8| -> Vec<(u8, u8)> {
        let score = scene.state.score(SeatId(seat));
        score
            .objectives
            .iter()
            .map(|entry| (entry.opponent.0, entry.medals))
            .collect()
    };
    assert_eq!(medals(&scene, 0), [(1, 5), (2, 5)]);
    assert_eq!(medals(&scene, 1), [(0, 0), (2, 2)], "0–0 is a tie too");
    assert_eq!(medals(&scene, 2), [(1, 2), (0, 0)]);
}

/// The ranks of four seats with these medals, empty cells and meteorites on the planet.
fn ranks(standings: [(u8, u32, u32); 4]) -> Vec<u8> {
    let mut scene = Scenario::new(4);
    scene.state.objectives.clear();
    for (seat, (lifepods, covered, meteorites)) in standings.into_iter().enumerate() {
        let board = &mut scene.seat_mut(seat).board;
        let inner: Vec<Cell> = board
            .empty()
            .into_iter()
            .filter(|cell| (3..9).contains(&cell.column()))
            .collect();
        for cell in inner
            .into_iter()
            .filter(|cell| (2..5).contains(&cell.row()))
            .take(covered as usize)
        {
            board.lay_patch(cell);
        }
        board.meteorites = board
            .covered()
            .into_iter()
            .take(meteorites as usize)
            .collect();
        scene.seat_mut(seat).lifepods = lifepods;
    }
    scene.state.ranks().to_vec()
}

// rules §10.4
#[test]
fn most_medals_win() {
    assert_eq!(
        ranks([(3, 0, 0), (9, 0, 0), (5, 9, 0), (4, 9, 0)]),
        [4, 1, 2, 3]
    );
}

// rules §10.4
#[test]
fn ties_are_broken_by_fewer_empty_cells_then_by_fewer_meteorites_on_the_planet() {
    assert_eq!(
        ranks([(5, 3, 0), (5, 4, 2), (5, 4, 1), (5, 2, 0)]),
        [3, 2, 1, 4]
    );
}

// rules §10.4
#[test]
fn who_is_still_tied_shares_the_rank_which_is_one_more_than_the_number_of_better_players() {
    assert_eq!(
        ranks([(5, 3, 1), (5, 3, 1), (7, 0, 0), (4, 3, 1)]),
        [2, 2, 1, 4]
    );
    assert_eq!(ranks([(1, 0, 0); 4]), [1, 1, 1, 1]);
}
