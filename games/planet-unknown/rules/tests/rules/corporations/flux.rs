//! Flux Industries: one tech at a time, and one favoured track.

use super::super::scenario::*;
use super::{SLOW_ROVERS, assert_tracks, levels, movement_by_tech};
use Track::{Biomass, Civ, Rover, Tech, Water};
use rules::*;

const BOOST: Effect = Effect::Boost;
const TOKEN: Effect = Effect::MoveToken;

/// A turn after the tile was placed, with the token on this track and the tech tracker at this height.
fn flux(token: Track, tech: u8) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Flux, 1);
    scene
        .clear_agendas()
        .tracker(Tech, tech)
        .me_mut()
        .corporation_state
        .token = Some(token);
    scene
}

fn token(scene: &Scenario) -> Option<Track> {
    scene.me().corporation_state.token
}

// rules §8 Flux Industries
#[test]
fn its_tracks_are_as_printed() {
    let id = CorporationId::Flux;
    assert_eq!((id.data().rovers, id.data().rover_moves_above_top), (2, 3));
    assert_tracks(id, &SLOW_ROVERS);
}

// rules §2, §8 Flux Industries
#[test]
fn the_flux_track_is_chosen_at_setup_before_the_first_round() {
    for (seats, seat) in [(1, 0), (3, 0), (3, 2)] {
        for seed in ["a", "b", "c", "d"] {
            let mut setup = Setup::standard(seats, seed);
            setup.seats[seat].corporation = CorporationId::Flux;
            let state = setup.deal().expect("a valid setup");
            assert!(matches!(state.phase, Phase::Preparation { .. }));
            assert_eq!((state.round, state.active()), (0, Some(SeatId(seat as u8))));
            let commander = state.commander;
            let mut scene = Scenario {
                state,
                events: Vec::new(),
            };
            assert_eq!(scene.agenda(), [TOKEN]);
            scene.refuse(Choice::EndTurn, Illegal::Mandatory);
            scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
            scene.refuse(Choice::Rotate(1), Illegal::NotNow);
            scene.resolve(TOKEN, Answer::Track(Biomass));
            scene.end_turn();
            assert_eq!(scene.seat(seat).corporation_state.token, Some(Biomass));
            assert_eq!((scene.state.round, scene.state.phase), (1, Phase::Rotate));
            assert_eq!(
                (scene.state.commander, scene.state.active()),
                (commander, Some(commander))
            );
        }
    }
}

// rules §8 Flux Industries
#[test]
fn on_each_tech_milestone_the_token_may_be_moved_at_that_moment() {
    for height in [3, 5, 7, 10, 14] {
        let mut scene = flux(Civ, height - 1);
        scene
            .rover(5, 1)
            .pending(BOOST)
            .pending(BOOST)
            .me_mut()
            .turn
            .movement = 1;
        scene.advance(BOOST, Tech);
        assert!(scene.told(EffectEvent::Gained(TOKEN)), "{height}");
        scene.refuse(Choice::EndTurn, Illegal::Mandatory);
        scene.refuse(
            Choice::Drive {
                from: cell(5, 1),
                to: cell(5, 2),
            },
            Illegal::Urgent,
        );
        scene.refuse_answer(BOOST, scene.up(Civ), Illegal::Urgent);
        assert_eq!(scene.offer_of(5), None);
        let mut declined = scene.state.clone();
        scene.resolve(TOKEN, Answer::Track(Water));
        assert_eq!((token(&scene), scene.agenda()), (Some(Water), vec![BOOST]));
        std::mem::swap(&mut declined, &mut scene.state);
        scene.skip(TOKEN);
        assert_eq!((token(&scene), scene.agenda()), (Some(Civ), vec![BOOST]));
        scene.advance(BOOST, Tech);
        assert!(!scene.agenda().contains(&TOKEN), "not on other fields");
    }
}

// rules §5.6, §8 Flux Industries
#[test]
fn a_milestone_entered_again_lets_the_token_move_again() {
    let regress = Effect::Regress {
        among: TrackSet::of(Tech),
    };
    let mut scene = flux(Civ, 5);
    scene.pending(regress).pending(BOOST);
    scene.resolve(
        regress,
        Answer::Regress {
            tracker: Tech,
            to: field(Tech, 4),
        },
    );
    assert_eq!(scene.agenda(), [BOOST]);
    scene.advance(BOOST, Tech);
    assert_eq!(scene.agenda(), [TOKEN]);
}

// rules §8 Flux Industries
#[test]
fn the_new_flux_track_counts_for_the_rest_of_the_turn() {
    let mut scene = flux(Civ, 6);
    scene
        .tracker(Biomass, 2)
        .tracker(Civ, 2)
        .pending(BOOST)
        .pending(BOOST)
        .pending(BOOST);
    scene.advance(BOOST, Tech);
    scene.resolve(TOKEN, Answer::Track(Biomass));
    scene.advance(BOOST, Biomass);
    scene.advance(BOOST, Civ);
    assert_eq!(
        (scene.besides_claims(), scene.claims()),
        (vec![Effect::Patch; 2], vec![Milestone::of(1)])
    );
}

// rules §11.20, §8 Flux Industries
#[test]
fn only_the_most_recently_unlocked_tech_is_available_and_after_regressing_the_highest_below() {
    let available = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5];
    for (height, level) in (0..).zip(available) {
        let scene = flux(Civ, height);
        assert_eq!(
            levels(&scene),
            Some(level)
                .into_iter()
                .filter(|level| *level > 0)
                .collect::<Vec<u8>>()
        );
    }
    let regress = Effect::Regress {
        among: TrackSet::of(Tech),
    };
    let mut scene = flux(Civ, 10);
    scene.pending(regress);
    scene.resolve(
        regress,
        Answer::Regress {
            tracker: Tech,
            to: field(Tech, 9),
        },
    );
    assert_eq!(levels(&scene), [3]);
}

// rules §8 Flux Industries 1
#[test]
fn with_level_1_each_rover_on_the_flux_tracks_terrain_gives_2_movement_at_round_start() {
    let cases = [
        (Civ, 2, 0),
        (Civ, 3, 4),
        (Civ, 4, 4),
        (Civ, 5, 0),
        (Water, 3, 0),
        (Biomass, 3, 2),
    ];
    for (track, tech, movement) in cases {
        let mut scene = flux(track, tech);
        scene.lay("I2/biomass-civ", UPRIGHT, (6, 10));
        scene.board().rovers = cells(&[(5, 0), (6, 11), (6, 10), (8, 8)]);
        scene.next_round();
        assert_eq!(scene.me().turn.movement, movement, "{track} {tech}");
        assert_eq!(scene.told(movement_by_tech(1, movement)), movement > 0);
    }
}

// rules §8 Flux Industries 2
#[test]
fn with_level_2_the_flux_tracks_tracker_goes_to_its_next_milestone_gaining_all_on_the_way() {
    let cases = [
        (Civ, 6, 10, vec![BOOST]),
        (Civ, 0, 3, vec![]),
        (Civ, 10, 14, vec![BOOST]),
        (Biomass, 0, 3, vec![BOOST, Effect::Patch]),
        (Biomass, 9, 11, vec![BOOST, Effect::Patch]),
        (Tech, 5, 7, vec![TOKEN]),
    ];
    for (track, from, to, gained) in cases {
        let mut scene = flux(track, 5);
        scene.tracker(track, from);
        scene.use_tech(
            2,
            Answer::Advance {
                tracker: track,
                to: field(track, to),
            },
        );
        assert_eq!(
            (scene.height(track), scene.besides_claims()),
            (to, gained),
            "{track} {from}"
        );
        assert_eq!(scene.claims().len(), usize::from(track == Civ));
    }
    for (from, to, movement) in [(0, 1, 0), (1, 6, 8)] {
        let mut scene = flux(Rover, 5);
        scene.tracker(Rover, from);
        let tile = scene.me().board.last_tile;
        scene.use_tech(
            2,
            Answer::Advance {
                tracker: Rover,
                to: field(Rover, to),
            },
        );
        assert_eq!(
            (scene.height(Rover), scene.me().turn.movement),
            (to, movement)
        );
        assert_eq!(scene.agenda(), [Effect::Rover { tile }]);
    }
}

// rules §11.20, §8 Flux Industries 2
#[test]
fn level_2_is_impossible_for_water_and_where_no_milestone_is_above() {
    for (track, height) in [(Water, 0), (Water, 9), (Civ, 14), (Biomass, 13), (Rover, 6)] {
        let mut scene = flux(track, 5);
        scene.tracker(track, height);
        let pending = scene.offer_of(2).expect("on offer");
        scene.refuse(
            Choice::Resolve {
                pending,
                answer: scene.up(track),
            },
            Illegal::Impossible,
        );
    }
}

// rules §3.8, §8 Flux Industries 2
#[test]
fn level_2_works_once_per_game_and_lapses_when_level_3_is_unlocked() {
    let regress = Effect::Regress {
        among: TrackSet::of(Tech),
    };
    let down = |height| Answer::Regress {
        tracker: Tech,
        to: field(Tech, height),
    };
    let mut scene = flux(Civ, 5);
    scene.use_tech(
        2,
        Answer::Advance {
            tracker: Civ,
            to: field(Civ, 3),
        },
    );
    assert_eq!(scene.offer_of(2), None);
    assert_eq!(scene.next_round().offer_of(2), None);
    scene
        .pending(regress)
        .pending(BOOST)
        .resolve(regress, down(4));
    scene.advance(BOOST, Tech);
    scene.skip(TOKEN);
    assert_eq!(
        (levels(&scene), scene.offer_of(2)),
        (vec![2], None),
        "regressing does not bring it back"
    );
    let mut scene = flux(Civ, 6);
    assert!(scene.offer_of(2).is_some());
    scene.pending(BOOST).pending(regress).advance(BOOST, Tech);
    scene.skip(TOKEN);
    assert_eq!((levels(&scene), scene.offer_of(2)), (vec![3], None));
    scene.resolve(regress, down(6));
    assert_eq!(
        (levels(&scene), scene.offer_of(2)),
        (vec![2], None),
        "it has lapsed for good"
    );
}

/// Advances the tracker of `track` to `to` with a boost.
fn entering(mut scene: Scenario, track: Track, to: u8) -> Scenario {
    scene.tracker(track, to - 1).pending(BOOST);
    scene.advance(BOOST, track);
    scene
}

// rules §8 Flux Industries 3
#[test]
fn with_level_3_the_milestones_of_a_civ_flux_track_give_the_next_rank() {
    for (to, rank, improved) in [(3, 1, 2), (6, 2, 3), (10, 3, 4), (14, 4, 4)] {
        for (token, tech, expected) in [
            (Civ, 7, improved),
            (Civ, 6, rank),
            (Civ, 10, rank),
            (Water, 7, rank),
        ] {
            let scene = entering(flux(token, tech), Civ, to);
            let claims = scene.claims();
            let ranks = claims
                .iter()
                .map(|milestone| (milestone.rank, milestone.printed));
            assert_eq!(
                ranks.collect::<Vec<_>>(),
                [(expected, rank)],
                "{token} {tech}"
            );
        }
    }
    let scene = entering(flux(Civ, 7), Civ, 8);
    assert_eq!(
        scene.agenda(),
        [BOOST],
        "nothing else of the track is improved"
    );
}

// rules §8 Flux Industries 3
#[test]
fn with_level_3_a_water_flux_track_has_double_boosts_and_a_biomass_one_two_patches() {
    let patch = Effect::Patch;
    for (track, to, gained) in [
        (Water, 3, BOOST),
        (Water, 7, BOOST),
        (Water, 12, BOOST),
        (Biomass, 3, patch),
        (Biomass, 13, patch),
    ] {
        assert_eq!(
            entering(flux(track, 7), track, to).agenda(),
            [gained; 2],
            "{track} {to}"
        );
        assert_eq!(
            entering(flux(track, 5), track, to).agenda(),
            [gained],
            "{track} {to}"
        );
        assert_eq!(
            entering(flux(Civ, 7), track, to).agenda(),
            [gained],
            "{track} {to}"
        );
    }
    assert_eq!(
        entering(flux(Biomass, 7), Biomass, 2).agenda(),
        [BOOST],
        "a boost of the biomass track is not double"
    );
    let mut scene = flux(Water, 7);
    scene.tracker(Water, 13);
    assert_eq!(
        scene.state.score(SeatId(0)).tracks,
        [0, 7, 0, 0, 1],
        "medals are not"
    );
}

// rules §5.5, §8 Flux Industries 3
#[test]
fn with_level_3_each_movement_value_of_a_rover_flux_track_and_above_it_is_1_larger() {
    let values = [0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3];
    for (token, tech, more) in [(Rover, 7, 1), (Rover, 6, 0), (Rover, 10, 0), (Civ, 7, 0)] {
        for to in 2..=15u8 {
            let scene = entering(flux(token, tech), Rover, to);
            assert_eq!(
                scene.me().turn.movement,
                values[usize::from(to)] + more,
                "{token} {tech} {to}"
            );
        }
        assert_eq!(entering(flux(token, tech), Rover, 1).me().turn.movement, 0);
        let mut scene = flux(token, tech);
        scene
            .tracker(Rover, 15)
            .pending(BOOST)
            .advance(BOOST, Rover);
        assert_eq!(scene.me().turn.movement, 3 + more, "above the top");
    }
    let mut scene = flux(Rover, 7);
    scene.state.phase = Phase::Claims { done: 0 };
    scene.claim(4);
    assert_eq!(scene.me().turn.movement, 4, "cards do not count");
}

// rules §8 Flux Industries 3
#[test]
fn with_level_3_a_tech_flux_track_is_not_improved() {
    for to in 8..=15 {
        let scene = entering(flux(Tech, 7), Tech, to);
        let printed: &[Effect] = match to {
            10 | 14 => &[TOKEN],
            12 => &[BOOST],
            _ => &[],
        };
        assert_eq!(scene.agenda(), printed);
    }
}

// rules §8 Flux Industries 4
#[test]
fn with_level_4_a_tile_with_the_flux_tracks_resource_collects_a_meteorite_from_the_planet() {
    let collect = Effect::CollectMeteorites { count: 1 };
    for (token, tech, collects) in [
        (Rover, 10, true),
        (Tech, 10, true),
        (Civ, 10, false),
        (Rover, 9, false),
        (Rover, 14, false),
    ] {
        let mut scene = flux(token, tech);
        scene
            .meteorite(5, 0)
            .depot("I2/rover-tech!", "I4/civ-energy")
            .pending(Effect::TakeTile);
        scene.place(Ring::Inner, UPRIGHT, (5, 2));
        assert_eq!(
            scene.agenda().contains(&collect),
            collects,
            "{token} {tech}"
        );
        if collects {
            assert_eq!(
                scene.may_choose(collect),
                cells(&[(5, 0), (5, 3)]),
                "that of the tile too"
            );
            scene.refuse(
                Choice::Skip {
                    pending: scene.place_of(collect),
                },
                Illegal::Mandatory,
            );
            scene.resolve(collect, Answer::Cell(cell(5, 3)));
            assert_eq!(
                (scene.me().meteorites, scene.me().board.meteorites),
                (1, cells(&[(5, 0)]))
            );
        }
    }
    let mut scene = flux(Rover, 10);
    scene
        .depot("I2/rover-tech", "I4/civ-energy")
        .pending(Effect::TakeTile);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(
        scene.question(collect),
        Question::Impossible,
        "without a meteorite it is lost"
    );
}

// rules §3.8, §8 Flux Industries 5
#[test]
fn with_level_5_the_flux_tracks_tracker_advances_once_per_round() {
    assert_eq!(flux(Civ, 13).offer_of(5), None);
    let mut scene = flux(Biomass, 14);
    scene.refuse(
        Choice::Resolve {
            pending: 0,
            answer: scene.up(Civ),
        },
        Illegal::CannotAdvance(Civ),
    );
    scene.tracker(Biomass, 2).use_tech(
        5,
        Answer::Advance {
            tracker: Biomass,
            to: field(Biomass, 3),
        },
    );
    assert_eq!(
        (scene.agenda(), scene.offer_of(5)),
        (vec![Effect::Patch], None)
    );
    scene.state.phase = Phase::Claims { done: 0 };
    assert_eq!(scene.offer_of(5), None, "nor for the claims");
    scene.state.phase = Phase::Turns { done: 0 };
    scene.next_round().use_tech(
        5,
        Answer::Advance {
            tracker: Biomass,
            to: field(Biomass, 4),
        },
    );
    scene.next_round().tracker(Biomass, 15);
    let pending = scene.offer_of(5).expect("on offer");
    scene.refuse(
        Choice::Resolve {
            pending,
            answer: scene.up(Biomass),
        },
        Illegal::Impossible,
    );
    scene.tracker(Tech, 13);
    assert_eq!(scene.offer_of(5), None, "lost by regressing");
}
