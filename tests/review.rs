//! The review of a game: losses, turning points, and the knowledge behind a judgement.

use bot::review::{Cause, Judgement, Played, TurningPoint, is_clear, total_loss, turn_loss, worst};
use bot::{Advised, Limit, Weights, advise, compare, terms};
use play::Strength as _;
use play::store;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::*;
use std::path::Path;
use std::sync::LazyLock;
use table::Level;

static ALONE: LazyLock<Played> = LazyLock::new(|| game(1));
static BY_TWO: LazyLock<Played> = LazyLock::new(|| game(2));

/// A whole game between seats that look one step ahead.
fn game(seats: usize) -> Played {
    let mut setup = Setup::standard(seats, "review");
    setup.options.private_objectives = seats > 1;
    let start = setup.deal().expect("a valid setup");
    let mut state = start.clone();
    let mut bot = Level::Normal.create("review");
    let mut actions = Vec::new();
    while let Some(seat) = state.active() {
        let choice = bot
            .choose(&state.view(seat), &Limit::none())
            .expect("it is asked");
        let action = Action { seat, choice };
        state.apply(&action).expect("a bot chooses what is legal");
        actions.push(action);
    }
    Played::new(start, actions)
}

fn is_placement(action: &Action) -> bool {
    matches!(
        action.choice,
        Choice::Resolve {
            answer: Answer::Place { .. },
            ..
        }
    )
}

/// The index of the placement in round `round`, and the state before it.
fn placement(played: &Played, round: u16) -> (usize, &GameState) {
    let at = |index: &usize| {
        played.before(*index).round == round && is_placement(&played.actions()[*index])
    };
    let index = (0..played.actions().len())
        .find(at)
        .expect("a placement in that round");
    (index, played.before(index))
}

/// The game up to action `index`, with `choice` in its place.
fn instead(played: &Played, index: usize, choice: Choice) -> Played {
    let seat = played.actions()[index].seat;
    let actions = played.actions()[..index]
        .iter()
        .copied()
        .chain([Action { seat, choice }]);
    Played::new(played.before(0).clone(), actions)
}

#[test]
fn every_decision_belongs_to_one_turn_of_its_seat() {
    let played = &*BY_TWO;
    let turns = played.turns();
    for turn in &turns {
        assert!(
            turn.decisions
                .iter()
                .all(|index| turn.actions.contains(index))
        );
        for index in turn.actions.clone() {
            assert_eq!(
                (played.actions()[index].seat, played.before(index).round),
                (turn.seat, turn.round)
            );
        }
    }
    let decided: Vec<usize> = turns
        .iter()
        .flat_map(|turn| turn.decisions.clone())
        .collect();
    let real = |index: &usize| {
        played
            .before(*index)
            .legal(played.actions()[*index].seat)
            .len()
            > 1
    };
    assert_eq!(
        decided,
        (0..played.actions().len()).filter(real).collect::<Vec<_>>()
    );
}

#[test]
fn the_best_choice_loses_nothing() {
    let played = &*ALONE;
    let (index, state) = placement(played, 3);
    let best = advise(&state.view(SeatId(0)), 16, "luck", &Limit::none())[0].choice;
    let judgement = instead(played, index, best)
        .judge(index, 16, "luck", &Limit::none())
        .expect("a judgement");
    assert_eq!(
        (judgement.loss, judgement.made.choice, judgement.best.choice),
        (0.0, best, best)
    );
    assert!(!judgement.is_clear() && !judgement.is_suspicious());
}

/// The placement of round `round` that looks worst, its index, and by how many medals it is worse than the best one.
fn worst_placement(played: &Played, round: u16) -> (usize, Choice, f32) {
    let (index, state) = placement(played, round);
    let seat = SeatId(0);
    let mut placements = state.legal(seat);
    placements.retain(|choice| {
        is_placement(&Action {
            seat,
            choice: *choice,
        })
    });
    let all = compare(&state.view(seat), &placements, 0, "luck", &Limit::none());
    let (best, worst) = (&all[0], &all[all.len() - 1]);
    (index, worst.choice, best.medals - worst.medals)
}

#[test]
fn a_blunder_is_found_with_its_better_alternative() {
    let played = &*ALONE;
    // The round in which the places differ most at first sight.
    let rounds = (4..=12).map(|round| worst_placement(played, round));
    let (index, worst, _) = rounds
        .max_by(|(.., one), (.., other)| one.total_cmp(other))
        .expect("there are rounds");
    let judgement = instead(played, index, worst)
        .judge(index, 32, "luck", &Limit::none())
        .expect("a judgement");
    assert_eq!(judgement.made.choice, worst);
    assert!(
        judgement.best.choice != worst && judgement.is_clear() && judgement.is_suspicious(),
        "{judgement:?}"
    );
}

#[test]
fn a_judgement_depends_on_the_seed_and_on_what_the_seat_knew_alone() {
    let played = &*BY_TWO;
    let (index, state) = placement(played, 5);
    let seat = played.actions()[index].seat;
    let judge = |played: &Played, index| {
        let judgement = played
            .judge(index, 8, "luck", &Limit::none())
            .expect("a judgement");
        (
            judgement.made.choice,
            judgement.best.choice,
            judgement.loss,
            judgement.error,
        )
    };
    let first = judge(played, index);
    assert_eq!(judge(played, index), first);
    let unseen = state.redeal(seat, &mut ChaCha8Rng::seed_from_u64(3));
    assert_eq!(
        judge(&Played::new(unseen, [played.actions()[index]]), 0),
        first
    );
}

#[test]
fn judging_can_be_called_off() {
    let played = &*ALONE;
    let (index, _) = placement(played, 2);
    let limit = Limit::none();
    limit.call_off();
    assert!(played.judge(index, 1_000_000, "luck", &limit).is_none());
    assert!(
        played
            .judge(played.actions().len(), 8, "luck", &Limit::none())
            .is_none()
    );
}

/// A judgement of action `action` with this loss.
fn judged(played: &Played, action: usize, loss: f32, error: f32) -> Judgement {
    let seat = played.actions()[action].seat;
    let view = played.before(action).view(seat);
    let advised: Advised = advise(&view, 0, "luck", &Limit::none()).swap_remove(0);
    Judgement {
        action,
        made: advised.clone(),
        best: advised,
        loss,
        error,
        budget: 8,
    }
}

#[test]
fn a_loss_within_two_standard_errors_is_about_equal() {
    let played = &*ALONE;
    let (index, _) = placement(played, 2);
    let (clear, chance) = (
        judged(played, index, 2.1, 1.0),
        judged(played, index, 1.9, 1.0),
    );
    assert!(clear.is_clear() && !chance.is_clear());
    let (loss, error) = total_loss([&clear, &chance].into_iter());
    assert!((loss - 4.0).abs() < 1e-6 && (error - 2.0_f32.sqrt()).abs() < 1e-6);
    assert!(is_clear(loss, error));
}

#[test]
fn a_reported_loss_exceeds_two_standard_errors_as_displayed() {
    assert!(
        !is_clear(0.08, 0.02) && !is_clear(0.24, 0.02),
        "no error is told as less than 0.1"
    );
    assert!(
        !is_clear(0.62, 0.3) && is_clear(0.66, 0.3),
        "0.6 ± 0.3 and 0.7 ± 0.3"
    );
    assert!(
        !is_clear(0.46, 0.24),
        "0.5 ± 0.2 as it is told, but less than 0.48"
    );
}

#[test]
fn a_turn_loses_what_is_clear_if_the_rest_is_doubtful() {
    let played = &*ALONE;
    let (index, _) = placement(played, 2);
    let (clear, doubtful) = (
        judged(played, index, 0.4, 0.1),
        judged(played, index, 0.2, 0.5),
    );
    assert_eq!(turn_loss([&clear, &doubtful].into_iter()), (0.4, 0.1));
    assert_eq!(turn_loss([&doubtful].into_iter()), (0.2, 0.5));
    assert_eq!(
        worst([&doubtful, &clear].into_iter()).map(|worst| worst.loss),
        Some(0.4)
    );
    let misty = judged(played, index, 0.9, 0.8);
    assert_eq!(
        worst([&misty, &clear].into_iter()).map(|worst| worst.loss),
        Some(0.4)
    );
    let large = judged(played, index, 2.0, 0.1);
    assert_eq!(
        turn_loss([&large, &doubtful].into_iter()),
        total_loss([&large, &doubtful].into_iter())
    );
}

#[test]
fn turning_points_are_the_greatest_losses_and_swings() {
    let played = &*BY_TWO;
    let (index, _) = placement(played, 4);
    let seat = played.actions()[index].seat;
    let judgements = [judged(played, index, 40.0, 1.0)];
    let points = played.turning_points(seat, &judgements);
    assert!((1..=5).contains(&points.len()));
    let mistake = |point: &&TurningPoint| point.cause == Cause::Mistake;
    let mistakes: Vec<&TurningPoint> = points.iter().filter(mistake).collect();
    assert_eq!(mistakes.len(), 1);
    assert_eq!(
        (mistakes[0].action, mistakes[0].round, mistakes[0].medals),
        (index, 4, -40.0)
    );
    assert!(points.is_sorted_by_key(|point| point.action));
    let doubtful = [judged(played, index, 40.0, 30.0)];
    assert!(
        played
            .turning_points(seat, &doubtful)
            .iter()
            .all(|point| point.cause != Cause::Mistake)
    );
}

#[test]
fn a_swing_leads_to_the_action_that_did_most_of_it() {
    let mut swings = 0;
    for played in [&*ALONE, &*BY_TWO] {
        for seat in played.end().seat_ids() {
            for point in played.turning_points(seat, &[]) {
                let [before, after] = [point.action, point.action + 1].map(|moment| {
                    let state = played.before(moment);
                    match point.cause {
                        Cause::Mistake => unreachable!("nothing was judged"),
                        Cause::Rest => played.expected(moment, seat),
                        Cause::Swing(part) => {
                            terms(state.view(seat).state(), seat, Weights::in_use()).part(part)
                        }
                        Cause::Objective(objective) => {
                            let objectives = state.score(seat).objectives;
                            let standing = objectives
                                .iter()
                                .find(|standing| standing.objective == objective);
                            standing.map_or(0.0, |standing| f32::from(standing.medals))
                        }
                    }
                });
                assert!(
                    (after - before) * point.medals > 0.0,
                    "{point:?}: from {before} to {after}"
                );
                assert_eq!(played.before(point.action).round, point.round);
                swings += 1;
            }
        }
    }
    assert!(swings > 3, "{swings}");
}

#[test]
fn the_steepest_round_has_a_turning_point() {
    let mut steep = 0;
    let table = store::load(Path::new("saves/four-finished.ron"))
        .expect("an example")
        .table;
    let by_four = Played::new(
        table.start().clone(),
        table.entries().iter().map(|entry| entry.action),
    );
    for played in [&*ALONE, &*BY_TWO, &by_four] {
        for seat in played.end().seat_ids() {
            let ends = played.round_ends();
            let step = |ends: &[usize]| {
                (played.expected(ends[1], seat) - played.expected(ends[0], seat)).abs()
            };
            let rounds = ends
                .windows(2)
                .filter(|ends| played.before(ends[1]).last_round.is_none());
            let steepest = rounds
                .max_by(|one, other| step(one).total_cmp(&step(other)))
                .expect("some rounds");
            if step(steepest) > 4.0 {
                let here =
                    |point: &TurningPoint| (steepest[0]..steepest[1]).contains(&point.action);
                assert!(
                    played.turning_points(seat, &[]).iter().any(here),
                    "{seat}: {steepest:?}"
                );
                steep += 1;
            }
        }
    }
    assert!(steep > 0);
}

#[test]
fn the_expectation_ends_with_the_score() {
    let played = &*BY_TWO;
    let ends = played.round_ends();
    assert_eq!(ends.len(), usize::from(played.end().round) + 1);
    assert_eq!(ends[ends.len() - 1], played.actions().len());
    let beginning = played.before(ends[0]);
    assert!(
        beginning
            .seats
            .iter()
            .all(|seat| !seat.private_objectives.is_empty()),
        "they are kept before round 1"
    );
    for seat in played.end().seat_ids() {
        let medals = f32::from(played.end().score(seat).total());
        assert_eq!(played.expected(played.actions().len(), seat), medals);
        assert!(played.expected(ends[0], seat) > 0.0);
    }
}

#[test]
fn the_best_turn_is_the_one_that_raised_the_prospects_most() {
    for (played, seats) in [(&*ALONE, 1), (&*BY_TWO, 2)] {
        for seat in (0..seats).map(SeatId) {
            let best = played.best_turn(seat).expect("some turn helped");
            let action = &played.actions()[best.action];
            assert_eq!(action.seat, seat);
            assert_eq!(played.before(best.action).round, best.round);
            assert!(best.medals > 0.0);
            for turn in played.turns().iter().filter(|turn| turn.seat == seat) {
                let (from, to) = (turn.actions.start, turn.actions.end);
                let is_turn = matches!(played.before(from).phase, Phase::Turns { .. });
                if is_turn && seats == 1 && played.before(to).last_round.is_none() {
                    let own = |index: &usize| played.actions()[*index].choice != Choice::EndTurn;
                    let rise: f32 = (from..to)
                        .filter(own)
                        .map(|index| {
                            played.expected(index + 1, seat) - played.expected(index, seat)
                        })
                        .sum();
                    assert!(rise <= best.medals, "round {}", turn.round);
                }
            }
        }
    }
}
