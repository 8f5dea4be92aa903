//! Oasis Ultd.: a water tracker that winds over all tracks.

use super::super::scenario::*;
use super::{SLOW_ROVERS, advance_of, assert_like_standard, assert_shows, movement_by_tech};
use Track::{Biomass, Civ, Rover, Tech, Water};
use rules::*;

const WATER: Effect = Effect::Resource(Track::Water);

fn oasis() -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Oasis, 1);
    scene.clear_agendas();
    scene
}

/// The path of the water tracker, as printed.
const PATH: [(Track, u8); 24] = [
    (Water, 0),
    (Water, 1),
    (Biomass, 2),
    (Rover, 3),
    (Tech, 4),
    (Rover, 5),
    (Biomass, 4),
    (Water, 3),
    (Civ, 4),
    (Water, 5),
    (Water, 6),
    (Civ, 7),
    (Civ, 8),
    (Water, 9),
    (Biomass, 8),
    (Rover, 7),
    (Tech, 8),
    (Rover, 9),
    (Biomass, 10),
    (Water, 11),
    (Civ, 12),
    (Water, 13),
    (Water, 14),
    (Water, 15),
];

/// Puts the water tracker on this field of its path.
fn water_at(scene: &mut Scenario, step: usize) {
    let (track, height) = PATH[step];
    scene.me_mut().trackers[Water as usize] = field(track, height);
}

/// A turn with the water tracker on this field of its path and the others at these heights.
fn at(step: usize, others: &[(Track, u8)]) -> Scenario {
    let mut scene = oasis();
    water_at(&mut scene, step);
    others.iter().for_each(|(track, height)| {
        scene.tracker(*track, *height);
    });
    scene
}

// rules §8 Oasis Ultd.
#[test]
fn its_tracks_are_as_printed() {
    use Benefit::{Boost, Medals};
    let id = CorporationId::Oasis;
    assert_eq!((id.data().rovers, id.data().rover_moves_above_top), (2, 3));
    assert_like_standard(id, &[Civ, Biomass, Rover, Tech], &SLOW_ROVERS);
    assert_shows(
        id,
        Water,
        &[
            (3, &[Boost]),
            (5, &[Boost]),
            (6, &[Medals(3)]),
            (9, &[Medals(6)]),
            (11, &[Medals(9)]),
            (13, &[Medals(12)]),
            (15, &[Medals(15)]),
        ],
    );
    for height in [2, 4, 7, 8, 10, 12] {
        assert!(!id.data().exists(field(Water, height)), "{height}");
    }
}

/// The gains from entering each field of the path with the water tracker: boosts and movement.
const GAINS: [(usize, u8); 24] = [
    (0, 0),
    (0, 0),
    (1, 0),
    (0, 1),
    (0, 0),
    (0, 2),
    (0, 0),
    (1, 0),
    (0, 0),
    (1, 0),
    (0, 0),
    (0, 0),
    (1, 0),
    (0, 0),
    (0, 0),
    (0, 2),
    (0, 0),
    (0, 2),
    (1, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
    (0, 0),
];

// rules §8 Oasis Ultd.
#[test]
fn the_water_tracker_follows_its_path_and_gains_what_it_enters_on_whatever_track() {
    let mut scene = oasis();
    for ((track, height), (boosts, movement)) in PATH.into_iter().zip(GAINS).skip(1) {
        scene.clear_agendas().pending(WATER).me_mut().turn.movement = 0;
        scene.advance_to(WATER, Water, field(track, height));
        assert_eq!(
            scene.agenda(),
            vec![Effect::Boost; boosts],
            "{track} {height}"
        );
        assert_eq!(scene.me().turn.movement, movement, "{track} {height}");
    }
    scene.clear_agendas().pending(WATER);
    assert_eq!(
        scene.question(WATER),
        Question::Impossible,
        "it stays at the end"
    );
}

// rules §6.7, §11.18, §8 Oasis Ultd.
#[test]
fn water_scores_the_highest_water_track_field_of_the_path_reached_so_far() {
    let medals = [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 3, 6, 6, 6, 6, 6, 6, 9, 9, 12, 12, 15,
    ];
    for (step, expected) in medals.into_iter().enumerate() {
        let scene = at(step, &[]);
        assert_eq!(
            scene.state.score(SeatId(0)).tracks[Water as usize],
            expected,
            "{step}"
        );
    }
    let mut scene = at(13, &[]);
    scene.pending(Effect::Regress {
        among: TrackSet::of(Water),
    });
    scene.resolve(
        Effect::Regress {
            among: TrackSet::of(Water),
        },
        Answer::Regress {
            tracker: Water,
            to: field(Civ, 8),
        },
    );
    assert_eq!(
        scene.state.score(SeatId(0)).tracks[Water as usize],
        3,
        "where it stands at the end"
    );
}

// rules §8 Oasis Ultd.
#[test]
fn the_other_trackers_score_as_usual() {
    let mut scene = at(16, &[(Civ, 9), (Biomass, 12), (Rover, 8), (Tech, 6)]);
    assert_eq!(scene.state.score(SeatId(0)).tracks, [3, 6, 3, 1, 1]);
    scene.trackers(15);
    assert_eq!(scene.state.score(SeatId(0)).tracks, [5, 15, 5, 5, 5]);
}

// rules §8 Oasis Ultd.
#[test]
fn trackers_block_each_other_on_shared_fields_both_ways() {
    let mut scene = at(1, &[(Biomass, 2)]);
    scene.pending(WATER).pending(Effect::Boost);
    assert_eq!(scene.question(WATER), Question::Impossible);
    assert_eq!(
        scene.may_advance(Effect::Boost),
        [Civ, Biomass, Rover, Tech]
    );
    let mut scene = at(2, &[(Biomass, 1)]);
    scene
        .pending(Effect::Resource(Biomass))
        .pending(Effect::Boost);
    assert_eq!(
        scene.question(Effect::Resource(Biomass)),
        Question::Impossible
    );
    assert_eq!(scene.may_advance(Effect::Boost), [Civ, Water, Rover, Tech]);
    scene.advance(Effect::Boost, Civ);
    scene.end_turn();
    assert!(
        scene.told(EffectEvent::Lost(Effect::Resource(Biomass))),
        "a blocked tracker does not move"
    );
}

// rules §8 Oasis Ultd. 1
#[test]
fn with_level_1_a_tracker_skips_one_that_blocks_it_staying_on_its_own_path_or_track() {
    let mut scene = at(1, &[(Biomass, 2), (Tech, 3)]);
    scene.pending(WATER);
    assert_eq!(scene.ways(WATER, Water), [field(Rover, 3)]);
    let mut scene = at(1, &[(Biomass, 2), (Rover, 3), (Tech, 3)]);
    scene.pending(WATER);
    assert_eq!(scene.ways(WATER, Water), [field(Tech, 4)]);
    let mut scene = at(2, &[(Biomass, 1), (Tech, 3)]);
    scene.pending(Effect::Resource(Biomass));
    assert_eq!(
        scene.ways(Effect::Resource(Biomass), Biomass),
        [field(Biomass, 3)]
    );
    scene.advance_to(Effect::Resource(Biomass), Biomass, field(Biomass, 3));
    assert_eq!(
        scene.agenda(),
        [Effect::Patch],
        "the field skipped gives nothing"
    );
    let mut scene = at(1, &[(Biomass, 2), (Tech, 2)]);
    scene.pending(WATER);
    assert_eq!(
        scene.question(WATER),
        Question::Impossible,
        "lost with the level"
    );
}

// rules §5.5, §8 Oasis Ultd.
#[test]
fn the_movement_above_the_rover_track_is_never_blocked() {
    for step in 0..PATH.len() {
        let mut scene = at(step, &[(Rover, 15)]);
        scene.pending(Effect::Boost);
        assert_eq!(scene.ways(Effect::Boost, Rover), [field(Rover, 15)]);
        scene.advance(Effect::Boost, Rover);
        assert_eq!(scene.me().turn.movement, 3);
    }
}

// rules §11.18, §5.2, §8 Oasis Ultd.
#[test]
fn water_advances_once_per_water_cell_on_ice_each_a_pending_effect_of_its_own() {
    for (anchor, on_ice) in [((5, 2), 1), ((4, 2), 2), ((6, 1), 0)] {
        let mut scene = oasis();
        scene
            .depot("V3/water-rover", "I4/civ-energy")
            .pending(Effect::TakeTile);
        scene.place(Ring::Inner, UPRIGHT, anchor);
        let steps = scene
            .agenda()
            .into_iter()
            .filter(|effect| *effect == WATER)
            .count();
        assert_eq!(steps, on_ice, "{anchor:?}");
        assert!(scene.agenda().contains(&Effect::Resource(Rover)));
        assert_eq!(
            scene.told(TileEvent::ResourceIdle(Track::Water)),
            on_ice == 0
        );
    }
}

// rules §11.18
#[test]
fn another_tracker_may_clear_the_path_between_two_steps() {
    let mut scene = at(1, &[(Rover, 3)]);
    scene
        .depot("V3/water-rover", "I4/civ-energy")
        .pending(Effect::TakeTile);
    scene.place(Ring::Inner, UPRIGHT, (4, 2));
    scene.advance_to(WATER, Water, field(Biomass, 2));
    assert_eq!(scene.question(WATER), Question::Impossible);
    scene.advance(Effect::Resource(Rover), Rover);
    scene.advance_to(WATER, Water, field(Rover, 3));
}

// rules §5.3, §8 Oasis Ultd.
#[test]
fn water_chosen_through_energy_needs_no_ice_and_is_one_step() {
    let mut scene = oasis();
    scene
        .depot("I2/energy-water", "I4/civ-energy")
        .pending(Effect::TakeTile);
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert!(scene.told(TileEvent::ResourceIdle(Track::Water)));
    let energy = scene.agenda()[0];
    scene.advance_to(energy, Water, field(Water, 1));
    assert!(scene.agenda().is_empty());
}

// rules §5.6, §11.18
#[test]
fn regressing_follows_the_path_and_is_blocked_likewise() {
    let regress = Effect::Regress {
        among: TrackSet::ALL,
    };
    let retreat = |scene: &Scenario, tracker| scene.me().rules().retreat(scene.me(), tracker);
    for step in 1..PATH.len() {
        let (track, height) = PATH[step - 1];
        let mut scene = at(step, &[]);
        scene.pending(regress);
        scene.resolve(
            regress,
            Answer::Regress {
                tracker: Water,
                to: field(track, height),
            },
        );
        assert!(
            scene.agenda().is_empty() && scene.me().turn.movement == 0,
            "it gains nothing"
        );
    }
    let scene = at(3, &[(Biomass, 2)]);
    assert_eq!(
        (retreat(&scene, Water), retreat(&scene, Biomass)),
        (None, Some(field(Biomass, 1)))
    );
    let scene = at(2, &[(Biomass, 3)]);
    assert_eq!(
        (retreat(&scene, Water), retreat(&scene, Biomass)),
        (Some(field(Water, 1)), None)
    );
    let scene = at(3, &[(Biomass, 2), (Tech, 3)]);
    assert_eq!(
        retreat(&scene, Water),
        Some(field(Water, 1)),
        "level 1 skips"
    );
    let scene = at(0, &[]);
    assert_eq!(
        Track::ALL.map(|tracker| retreat(&scene, tracker)),
        [None; 5]
    );
}

// rules §8 Oasis Ultd. 2
#[test]
fn with_level_2_each_rover_on_water_terrain_gives_1_movement_at_round_start() {
    for (tech, movement) in [(4, 0), (5, 2), (15, 2)] {
        let mut scene = at(0, &[(Tech, tech)]);
        scene.lay("V3/water-rover", UPRIGHT, (3, 2));
        scene.board().rovers = cells(&[(3, 2), (4, 2), (4, 3)]);
        scene.me_mut().turn.movement = 4;
        scene.next_round();
        assert_eq!(scene.me().turn.movement, movement);
        assert_eq!(scene.told(movement_by_tech(2, movement)), movement > 0);
        scene.next_round();
        assert_eq!(scene.me().turn.movement, movement);
    }
}

/// Places the inner tile of the depot and returns the resulting effects other than its resources.
fn placed(tech: u8, name: &str, anchor: (u8, u8)) -> Vec<Effect> {
    let mut scene = at(0, &[(Tech, tech)]);
    scene.depot(name, "I4/civ-energy").pending(Effect::TakeTile);
    scene.place(Ring::Inner, UPRIGHT, anchor);
    scene
        .agenda()
        .into_iter()
        .filter(|effect| !matches!(effect, Effect::Resource(_) | Effect::Energy { .. }))
        .collect()
}

// rules §8 Oasis Ultd. 3
#[test]
fn with_level_3_a_tile_on_no_ice_at_all_advances_water_once() {
    assert_eq!(placed(6, "I2/rover-tech", (6, 0)), []);
    assert_eq!(placed(7, "I2/rover-tech", (6, 0)), [advance_of(Water)]);
    assert_eq!(placed(7, "I2/energy-water", (6, 0)), [advance_of(Water)]);
    assert_eq!(placed(7, "I2/rover-tech", (5, 2)), [], "on ice");
    assert_eq!(placed(7, "I2/rover-tech", (4, 1)), [], "half on ice");
}

// rules §8 Oasis Ultd. 4, 5
#[test]
fn with_levels_4_and_5_a_tile_with_a_water_resource_gives_a_patch_and_a_boost_also_without_ice() {
    assert_eq!(placed(9, "I2/energy-water", (5, 2)), []);
    assert_eq!(placed(10, "I2/energy-water", (5, 2)), [Effect::Patch]);
    assert_eq!(placed(13, "I2/energy-water", (5, 2)), [Effect::Patch]);
    assert_eq!(
        placed(14, "I2/energy-water", (5, 2)),
        [Effect::Patch, Effect::Boost]
    );
    assert_eq!(
        placed(14, "I2/energy-water", (6, 0)),
        [advance_of(Water), Effect::Patch, Effect::Boost]
    );
    assert_eq!(placed(14, "I2/rover-tech", (5, 2)), []);
}

// rules §11.3
#[test]
fn techs_that_bear_on_placing_work_for_salvage_yard() {
    let mut scene = at(0, &[(Tech, 14)]);
    scene.state.phase = Phase::Claims { done: 0 };
    scene.depot("I2/energy-water", "I4/civ-energy").claim(5);
    let answer = Answer::Place {
        ring: Ring::Inner,
        orientation: UPRIGHT,
        anchor: cell(5, 2),
    };
    scene.resolve(Effect::TakeExtraTile { resources: false }, answer);
    assert_eq!(
        scene.agenda(),
        [Effect::Patch, Effect::Boost],
        "but its water does not advance"
    );
}

// rules §4.8, §11.1
#[test]
fn an_unplaceable_tile_advances_water_once_and_nothing_of_the_techs_happens() {
    let mut scene = at(0, &[(Tech, 14)]);
    scene
        .cover_all_but(&[])
        .depot("V3/water-rover", "I4/civ-energy")
        .pending(Effect::TakeTile);
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    assert_eq!(scene.agenda(), [advance_of(Water), advance_of(Rover)]);
}

// rules §11.21
#[test]
fn unionization_raises_water_to_the_first_field_of_height_5_unless_it_is_blocked() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = at(0, &[(Civ, 6), (Biomass, 6), (Rover, 6), (Tech, 5)]);
    scene.pending(raise);
    for (track, height) in &PATH[1..=5] {
        scene.advance_to(raise, Water, field(*track, *height));
    }
    assert!(
        scene.agenda().is_empty(),
        "no boost of biomass field 2, and done at (rover, 5)"
    );
    assert_eq!(scene.me().turn.movement, 3);
    let mut scene = at(4, &[(Civ, 6), (Biomass, 6), (Rover, 5), (Tech, 2)]);
    scene.pending(raise);
    assert_eq!(
        scene.may_advance(raise),
        [Tech],
        "water is blocked by the rover tracker"
    );
    scene.advance(raise, Tech);
    assert_eq!(
        scene.may_advance(raise),
        [Water, Tech],
        "both skip with the level just gained"
    );
}

// rules §10.3 F
#[test]
fn the_water_track_is_at_its_top_at_the_end_of_the_path() {
    let [tracks, flow_rate] = [24, 22].map(|number| Objective::new(number).expect("an objective"));
    for (step, at_top) in [(22, false), (23, true)] {
        let scene = at(step, &[]);
        assert_eq!(
            (tracks.standing(scene.me()), flow_rate.is_met(scene.me())),
            (u8::from(at_top), at_top)
        );
    }
}
