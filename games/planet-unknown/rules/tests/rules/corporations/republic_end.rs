//! Republic at the end of the game: two of all remaining cards.

use super::republic::{COST, at_level, back};
use super::*;
use rules::state::EndStep;

/// The end of a game, with tech level 5 or one field below it.
fn at_the_end(tech: u8) -> Scenario {
    let mut scene = at_level(0);
    scene.clear_agendas().tracker(Track::Tech, tech).hold(0, 23);
    scene.state.last_round = Some(EndReason::Unplaceable);
    scene
        .only_cards(1, &[2])
        .only_cards(2, &[9])
        .only_cards(3, &[])
        .only_cards(4, &[24]);
    scene.end_turn();
    scene
}

const KEEP_TWO: Effect = Effect::KeepAny { count: 2 };
const KEEP_ONE: Effect = Effect::KeepAny { count: 1 };

// rules §8 Republic 5, §10.2
#[test]
fn with_level_5_two_of_all_remaining_cards_are_kept_at_the_end() {
    for (tech, reached) in around(5) {
        let mut scene = at_the_end(tech);
        assert_eq!(
            matches!(
                scene.state.phase,
                Phase::End {
                    step: EndStep::Techs,
                    ..
                }
            ),
            reached
        );
        if reached {
            assert_eq!(scene.agenda(), [KEEP_TWO]);
            let remaining: CardSet = [2, 9, 24].map(card).into_iter().collect();
            assert_eq!(scene.question(KEEP_TWO), Question::Keep(remaining));
            scene.refuse(Choice::EndTurn, Illegal::Mandatory);
            scene.resolve(KEEP_TWO, Answer::Keep(card(9)));
            scene.refuse_answer(KEEP_ONE, Answer::Keep(card(9)), Illegal::NoSuchCard);
            scene.resolve(KEEP_ONE, Answer::Keep(card(24)));
            assert!(scene.agenda().is_empty());
            assert_eq!(scene.me().cards.len(), 3, "end-of-game cards count");
        }
    }
}

// rules §8 Republic 5, §10.2
#[test]
fn kept_cards_take_effect_immediate_ones_at_once_the_others_in_the_cards_step() {
    let mut scene = at_the_end(TECH_HEIGHTS[5]);
    scene
        .tracker(Track::Civ, 0)
        .resolve(KEEP_TWO, Answer::Keep(card(2)));
    let twice = Effect::Advance {
        among: TrackSet::ALL,
        times: 2,
    };
    scene.advance(twice, Track::Civ);
    scene.advance(
        Effect::Advance {
            among: TrackSet::of(Track::Civ),
            times: 1,
        },
        Track::Civ,
    );
    let claim = Effect::Claim(Milestone {
        rank: 1,
        printed: 1,
        extra: true,
    });
    assert!(scene.agenda().contains(&claim), "claimed at once");
    scene.resolve(COST, back(Track::Tech, 13));
    scene.advance(Effect::Boost, Track::Water);
    scene.resolve(KEEP_ONE, Answer::Keep(card(24)));
    scene.resolve(claim, Answer::Look);
    scene.resolve(
        Effect::Keep {
            rank: 1,
            extra: Some(card(9)),
        },
        Answer::Keep(card(9)),
    );
    scene.end_turn();
    let lottery = Effect::Advance {
        among: TrackSet::ALL,
        times: 1,
    };
    assert_eq!(
        scene.agenda(),
        [lottery, lottery],
        "C23, held before, and C24"
    );
}

// rules §8 Republic 5
#[test]
fn with_fewer_than_two_cards_left_level_5_keeps_what_there_is() {
    let mut scene = at_the_end(TECH_HEIGHTS[5]);
    scene.only_cards(1, &[]).only_cards(4, &[]);
    scene.resolve(KEEP_TWO, Answer::Keep(card(9)));
    assert!(scene.agenda().is_empty());
    let mut scene = at_the_end(TECH_HEIGHTS[5]);
    scene
        .only_cards(1, &[])
        .only_cards(2, &[])
        .only_cards(4, &[]);
    assert_eq!(scene.question(KEEP_TWO), Question::Impossible);
    scene.end_turn();
}

// rules §8 Republic 5
#[test]
fn the_seat_sees_all_cards_from_which_it_keeps_two() {
    let mut scene = at_the_end(TECH_HEIGHTS[5]);
    let view = scene.state.view(SeatId(0));
    assert_eq!(
        view.state().questions(SeatId(0)),
        scene.state.questions(SeatId(0))
    );
    scene.resolve(KEEP_TWO, Answer::Keep(card(2)));
    let view = scene.state.view(SeatId(0));
    assert_eq!(
        view.state().questions(SeatId(0)),
        scene.state.questions(SeatId(0))
    );
}
