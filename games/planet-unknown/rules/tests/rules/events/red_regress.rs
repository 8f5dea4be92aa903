//! R01 and R02: a tracker regresses by 2 or 3.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

const R01: Effect = Effect::RegressFar {
    among: TrackSet::ALL,
    times: 2,
};
const R02: Effect = Effect::RegressFar {
    among: TrackSet::ALL,
    times: 3,
};

/// The trackers that may regress, and the fields they may reach.
fn ways(scene: &Scenario, effect: Effect) -> Vec<(Track, Field)> {
    match scene.question(effect) {
        Question::Regress(steps) => steps.to_vec(),
        other => panic!("{effect:?} asks {other:?}"),
    }
}

fn back(tracker: Track, to: Field) -> Answer {
    Answer::Regress { tracker, to }
}

/// A seat of this corporation that meets R01 with its trackers on these fields.
fn meeting(corporation: CorporationId, trackers: [(Track, u8); 5], name: &str) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 2);
    scene.me_mut().trackers = trackers.map(|(track, height)| field(track, height));
    scene.reveal(name);
    scene
}

/// A seat of this corporation that meets R01 with each tracker on its own track.
fn at_heights(corporation: CorporationId, heights: [u8; 5], name: &str) -> Scenario {
    let trackers = Track::ALL.map(|track| (track, heights[track as usize]));
    meeting(corporation, trackers, name)
}

// rules §9.3, R01, R02
#[test]
fn only_trackers_that_can_regress_so_far_do_if_there_are_any() {
    let mut scene = at_heights(CorporationId::STANDARD, [2, 1, 0, 3, 15], "R01");
    let to = [
        (Civ, field(Civ, 0)),
        (Rover, field(Rover, 1)),
        (Tech, field(Tech, 13)),
    ];
    assert_eq!(ways(&scene, R01), to);
    scene.refuse_answer(
        R01,
        back(Water, field(Water, 0)),
        Illegal::CannotRegress(Water),
    );
    scene.refuse_answer(
        R01,
        back(Rover, field(Rover, 2)),
        Illegal::CannotRegress(Rover),
    );
    scene.resolve(R01, back(Tech, field(Tech, 13)));
    assert_eq!(
        (scene.height(Tech), scene.agenda()),
        (13, vec![Effect::TakeTile]),
        "nothing is gained"
    );
    let scene = at_heights(CorporationId::STANDARD, [2, 1, 0, 3, 15], "R02");
    assert_eq!(
        ways(&scene, R02),
        [(Rover, field(Rover, 0)), (Tech, field(Tech, 12))]
    );
}

// rules §9.3, R01, R02
#[test]
fn otherwise_one_that_can_regress_the_most_does() {
    let scene = at_heights(CorporationId::STANDARD, [1, 0, 1, 0, 0], "R01");
    assert_eq!(
        ways(&scene, R01),
        [(Civ, field(Civ, 0)), (Biomass, field(Biomass, 0))]
    );
    let mut scene = at_heights(CorporationId::STANDARD, [1, 2, 0, 1, 2], "R02");
    assert_eq!(
        ways(&scene, R02),
        [(Water, field(Water, 0)), (Tech, field(Tech, 0))]
    );
    scene.resolve(R02, back(Water, field(Water, 0)));
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

// rules §3.3, §9.3
#[test]
fn with_all_trackers_at_the_bottom_nothing_happens() {
    for (name, effect) in [("R01", R01), ("R02", R02)] {
        let mut scene = at_heights(CorporationId::STANDARD, [0; 5], name);
        assert!(scene.told(EffectEvent::Lost(effect)));
        assert_eq!(scene.agenda(), [Effect::TakeTile]);
        scene.clear_agendas().end_turn();
    }
}

// rules §3.3
#[test]
fn each_seat_regresses_a_tracker_of_its_own_before_it_takes_its_tile() {
    let mut scene = Scenario::with_first_tile(3);
    for (seat, height) in [(0, 4), (1, 2), (2, 0)] {
        scene.seat_mut(seat).trackers[Civ as usize] = field(Civ, height);
    }
    scene.rover(5, 0).reveal("R01");
    scene.me_mut().turn.movement = 1;
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 2), Illegal::Urgent);
    scene.refuse(
        Choice::Drive {
            from: cell(5, 0),
            to: cell(6, 0),
        },
        Illegal::Urgent,
    );
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    scene.resolve(R01, back(Civ, field(Civ, 2)));
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    scene.clear_agendas_of(0).end_turn();
    assert_eq!(scene.agenda(), [R01, Effect::TakeTile]);
    scene.resolve(R01, back(Civ, field(Civ, 0)));
    scene.clear_agendas_of(1).end_turn();
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

// rules §5.6
#[test]
fn techs_are_lost_and_regained_and_milestones_entered_again_are_gained_again() {
    let mut scene = at_heights(CorporationId::STANDARD, [0, 0, 0, 0, 7], "R02");
    scene.resolve(R02, back(Tech, field(Tech, 4)));
    assert_eq!(
        scene.me().available_levels().iter().collect::<Vec<_>>(),
        [1]
    );
    scene
        .clear_agendas()
        .pending(Effect::Boost)
        .advance(Effect::Boost, Tech);
    assert_eq!(
        scene.me().available_levels().iter().collect::<Vec<_>>(),
        [1, 2]
    );
    let mut scene = at_heights(CorporationId::STANDARD, [4, 0, 0, 0, 0], "R01");
    scene.resolve(R01, back(Civ, field(Civ, 2)));
    scene
        .clear_agendas()
        .pending(Effect::Boost)
        .advance(Effect::Boost, Civ);
    assert_eq!(scene.claims(), [Milestone::of(1)]);
}

// rules §11.19, §8 Makeshift
#[test]
fn makeshift_regresses_straight_down_as_far_as_the_way_is_free() {
    let trackers = [(Rover, 5), (Rover, 3), (Rover, 2), (Tech, 9), (Tech, 8)];
    let scene = meeting(CorporationId::Makeshift, trackers, "R01");
    assert_eq!(
        ways(&scene, R01),
        [(Biomass, field(Rover, 0)), (Tech, field(Tech, 6))]
    );
    let trackers = [(Rover, 3), (Rover, 1), (Rover, 0), (Tech, 0), (Civ, 0)];
    let scene = meeting(CorporationId::Makeshift, trackers, "R02");
    assert_eq!(
        ways(&scene, R02),
        [(Civ, field(Rover, 2))],
        "one field is the most there is"
    );
    let trackers = [(Rover, 1), (Rover, 0), (Biomass, 0), (Tech, 0), (Civ, 0)];
    let scene = meeting(CorporationId::Makeshift, trackers, "R01");
    assert!(
        scene.told(EffectEvent::Lost(R01)),
        "every tracker stands on the bottom or on another one"
    );
}

// rules §11.18, §8 Oasis Ultd.
#[test]
fn the_water_of_oasis_regresses_along_its_path_and_is_blocked_likewise() {
    let on = |rover, biomass| {
        [
            (Civ, 0),
            (Rover, 3),
            (Biomass, biomass),
            (Rover, rover),
            (Tech, 0),
        ]
    };
    let scene = meeting(CorporationId::Oasis, on(0, 0), "R01");
    assert_eq!(ways(&scene, R01), [(Water, field(Water, 1))]);
    let scene = meeting(CorporationId::Oasis, on(0, 0), "R02");
    assert_eq!(ways(&scene, R02), [(Water, field(Water, 0))]);
    let scene = meeting(CorporationId::Oasis, on(0, 2), "R01");
    assert_eq!(
        ways(&scene, R01),
        [(Biomass, field(Biomass, 0))],
        "biomass stands in the way of water"
    );
    let scene = meeting(CorporationId::Oasis, on(4, 2), "R02");
    assert_eq!(
        ways(&scene, R02),
        [(Biomass, field(Biomass, 0))],
        "and water in that of rover"
    );
}

// rules §11.15, §8 Cosmos Inc.
#[test]
fn cosmos_skips_lifepods_on_the_way_down_and_stays_where_no_field_below_is_free() {
    let mut scene = Scenario::with_corporation(CorporationId::Cosmos, 1);
    scene.tracker(Civ, 5).tracker(Tech, 2);
    for (track, height) in [(Civ, 4), (Civ, 1), (Tech, 1), (Tech, 0)] {
        scene
            .me_mut()
            .corporation_state
            .parked
            .insert(field(track, height));
    }
    scene.reveal("R02");
    assert_eq!(
        ways(&scene, R02),
        [(Civ, field(Civ, 0))],
        "three free fields: 3, 2 and 0"
    );
    let mut scene = Scenario::with_corporation(CorporationId::Cosmos, 1);
    scene.tracker(Tech, 2).me_mut().corporation_state.parked =
        [field(Tech, 1), field(Tech, 0)].into_iter().collect();
    scene.reveal("R01");
    assert!(scene.told(EffectEvent::Lost(R01)));
}

// rules §11.20, §8 Flux Industries
#[test]
fn flux_falls_back_to_the_highest_level_below_and_its_token_moves_when_it_is_entered_again() {
    let mut scene = at_heights(CorporationId::Flux, [0, 0, 0, 0, 7], "R01");
    scene.resolve(R01, back(Tech, field(Tech, 5)));
    assert_eq!(
        scene.me().available_levels().iter().collect::<Vec<_>>(),
        [2]
    );
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile],
        "regressing does not move the token"
    );
    scene
        .clear_agendas()
        .pending(Effect::Boost)
        .pending(Effect::Boost)
        .advance(Effect::Boost, Tech);
    scene.advance(Effect::Boost, Tech);
    assert_eq!(scene.agenda(), [Effect::MoveToken]);
}

// rules §8 Wormhole, §9.3
#[test]
fn the_biomass_of_wormhole_regresses_by_steps() {
    let mut scene = at_heights(CorporationId::Wormhole, [0, 0, 14, 0, 0], "R02");
    assert_eq!(ways(&scene, R02), [(Biomass, field(Biomass, 5))]);
    scene.resolve(R02, back(Biomass, field(Biomass, 5)));
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
    let scene = at_heights(CorporationId::Wormhole, [0, 0, 5, 1, 1], "R02");
    assert_eq!(
        ways(&scene, R02),
        [(Biomass, field(Biomass, 0))],
        "two steps, more than the others"
    );
}
