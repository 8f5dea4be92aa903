//! Cosmos Inc.: lifepods on the tracks, which trackers skip.

use super::*;

fn at_level(level: u8) -> Scenario {
    let mut scene = with_level(CorporationId::Cosmos, level);
    scene.clear_agendas();
    scene
}

// rules §8 Cosmos
#[test]
fn cosmos_has_one_rover_and_a_slower_rover_track() {
    let corporation = CorporationId::Cosmos;
    assert_tracks(
        corporation,
        &[
            &[(Track::Rover, 6, [Benefit::RoverMoves(2)].as_slice())],
            &SLOW_ROVERS[..],
        ]
        .concat(),
    );
    assert_eq!(
        (
            corporation.data().rovers,
            corporation.data().rover_moves_above_top
        ),
        (1, 3)
    );
}

// rules §8 Cosmos, §11.15
#[test]
fn trackers_skip_lifepods_in_both_directions() {
    let mut scene = at_level(0);
    let water = |height| field(Track::Water, height);
    scene.me_mut().corporation_state.parked = [water(2), water(3), water(0)].into_iter().collect();
    scene.tracker(Track::Water, 1).pending(Effect::Boost);
    assert_eq!(
        scene.me().rules().retreat(scene.me(), Track::Water),
        None,
        "no free field below"
    );
    scene.advance_to(Effect::Boost, Track::Water, field(Track::Water, 4));
    assert!(scene.agenda().is_empty(), "the boost of field 3 is covered");
    assert_eq!(
        scene.me().rules().retreat(scene.me(), Track::Water),
        Some(water(1))
    );
    assert_eq!(scene.me().rules().track_medals(scene.me(), Track::Water), 2);
    scene
        .tracker(Track::Water, 3)
        .me_mut()
        .corporation_state
        .parked = [water(2)].into_iter().collect();
    assert_eq!(
        scene.me().rules().track_medals(scene.me(), Track::Water),
        0,
        "covered medals do not score"
    );
}

// rules §8 Cosmos
#[test]
fn a_tech_under_a_lifepod_is_not_available() {
    let mut scene = at_level(5);
    scene.me_mut().corporation_state.parked = [field(Track::Tech, 7)].into_iter().collect();
    assert_eq!(levels(&scene), [1, 2, 4, 5]);
}

// rules §8 Cosmos, §11.15
#[test]
fn a_collected_lifepod_goes_to_the_scoring_area_or_on_a_free_field_below_the_top() {
    let mut scene = at_level(0);
    let collect = Effect::CollectLifepods { count: 1 };
    scene.tracker(Track::Civ, 4).pending(collect);
    scene.resolve(collect, Answer::Cell(cell(7, 2)));
    for taken in [field(Track::Civ, 4), field(Track::Civ, 15)] {
        scene.refuse_answer(
            Effect::BerthLifepod,
            Answer::Berth(Berth::Field(taken)),
            Illegal::WrongBerth,
        );
    }
    scene.resolve(
        Effect::BerthLifepod,
        Answer::Berth(Berth::Field(field(Track::Civ, 0))),
    );
    assert_eq!(
        (scene.me().lifepods, scene.me().collected_lifepods()),
        (0, 1)
    );
    assert_eq!(scene.state.score(SeatId(0)).lifepods, 0);
}

// rules §8 Cosmos 2, §3.8
#[test]
fn level_2_repositions_three_when_first_reached_and_never_again() {
    let mut scene = at_level(0);
    scene.me_mut().lifepods = 1;
    scene
        .tracker(Track::Tech, 4)
        .pending(Effect::Boost)
        .pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Tech);
    let (area, low) = (Berth::Scoring, Berth::Field(field(Track::Civ, 1)));
    for (count, from, to) in [(3, area, low), (2, low, area), (1, area, low)] {
        scene.resolve(
            Effect::Reposition { count },
            Answer::Reposition { from, to },
        );
    }
    scene
        .tracker(Track::Tech, 4)
        .advance(Effect::Boost, Track::Tech);
    assert!(scene.agenda().is_empty());
}

// rules §8 Cosmos 4, §11.15
#[test]
fn with_level_4_entering_energy_is_free_even_with_an_empty_pool() {
    for (tech, free) in around(4) {
        let mut scene = at_level(0);
        scene.tracker(Track::Tech, tech).rover(5, 0);
        assert_eq!(scene.may_drive((5, 0), (5, 1)), free);
        assert!(!scene.may_drive((5, 0), (6, 0)));
    }
}

// rules §8 Cosmos 5, §3.8
#[test]
fn level_5_repositions_one_in_each_round() {
    let mut scene = at_level(5);
    scene.me_mut().lifepods = 1;
    let (area, low) = (Berth::Scoring, Berth::Field(field(Track::Civ, 1)));
    scene.use_tech(
        5,
        Answer::Reposition {
            from: area,
            to: low,
        },
    );
    assert_eq!(scene.offer_of(5), None);
    scene.in_claims();
    assert_eq!(
        scene.offer_of(5),
        None,
        "it does not come back for the claims"
    );
    scene.state.phase = Phase::Turns { done: 0 };
    scene.next_round().use_tech(
        5,
        Answer::Reposition {
            from: low,
            to: area,
        },
    );
}
