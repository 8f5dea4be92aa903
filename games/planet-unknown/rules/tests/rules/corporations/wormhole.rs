//! Wormhole Corp.: biomass in five steps, and patches everywhere.

use super::*;

const WORMHOLE: CorporationId = CorporationId::Wormhole;

fn at_level(level: u8) -> Scenario {
    let mut scene = with_level(WORMHOLE, level);
    scene.clear_agendas();
    scene
}

const RESTART: Answer = Answer::Regress {
    tracker: Track::Biomass,
    to: Field::new(Track::Biomass, 0),
};

// rules §8 Wormhole
#[test]
fn wormhole_has_two_rovers_a_slower_rover_track_and_its_own_biomass_track() {
    assert_like_standard(
        WORMHOLE,
        &[Track::Civ, Track::Water, Track::Rover, Track::Tech],
        &SLOW_ROVERS,
    );
    assert_eq!(
        (
            WORMHOLE.data().rovers,
            WORMHOLE.data().rover_moves_above_top
        ),
        (2, 3)
    );
}

// rules §8 Wormhole, §5.6, §6.7
#[test]
fn the_biomass_tracker_climbs_five_steps_each_of_which_gives_one_of_two_benefits() {
    let steps = [
        (2, Offer::Boost, 0),
        (5, Offer::Advance(Track::Civ), 1),
        (8, Offer::Advance(Track::Water), 2),
        (11, Offer::Advance(Track::Tech), 3),
        (14, Offer::Advance(Track::Rover), 5),
    ];
    let mut scene = at_level(0);
    for (height, other, medals) in steps {
        scene.clear_agendas().pending(Effect::Boost);
        scene.advance_to(Effect::Boost, Track::Biomass, field(Track::Biomass, height));
        assert_eq!(scene.agenda(), [Effect::OneOf(other, Offer::Patch)]);
        assert_eq!(
            scene.me().rules().track_medals(scene.me(), Track::Biomass),
            medals
        );
    }
}

// rules §8 Wormhole 1
#[test]
fn with_level_1_the_tracker_goes_from_the_top_to_the_bottom_at_any_moment() {
    for (tech, reached) in around(1) {
        let mut scene = at_level(0);
        scene
            .tracker(Track::Tech, tech)
            .tracker(Track::Biomass, 14)
            .pending(Effect::Resource(Track::Biomass));
        assert_eq!(scene.offer_of(1).is_some(), reached);
        assert_eq!(
            scene.question(Effect::Resource(Track::Biomass)),
            Question::Impossible
        );
        if reached {
            scene.use_tech(1, RESTART);
            scene.advance_to(
                Effect::Resource(Track::Biomass),
                Track::Biomass,
                field(Track::Biomass, 2),
            );
            scene.tracker(Track::Biomass, 11);
            assert_eq!(scene.offer_of(1), None, "only from the top");
        }
    }
}

// rules §8 Wormhole 1, §5.4
#[test]
fn between_two_advances_of_one_effect_it_may_go_back_too() {
    for tech in [2, 3] {
        let twice = Effect::Advance {
            among: TrackSet::ALL,
            times: 2,
        };
        let mut scene = at_level(0);
        scene
            .tracker(Track::Tech, tech)
            .tracker(Track::Biomass, 11)
            .pending(twice);
        scene.advance_to(twice, Track::Biomass, field(Track::Biomass, 14));
        let waits = scene.agenda().contains(&advance_of(Track::Biomass));
        assert_eq!(
            waits,
            tech == 3,
            "without the tech the second advance is lost"
        );
        if waits {
            scene.use_tech(1, RESTART);
            scene.advance_to(
                advance_of(Track::Biomass),
                Track::Biomass,
                field(Track::Biomass, 2),
            );
        }
    }
}

// rules §11.21
#[test]
fn raising_all_trackers_stops_at_the_second_step_and_gives_no_boost() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = at_level(0);
    scene.trackers(5).tracker(Track::Biomass, 0).pending(raise);
    scene.advance_to(raise, Track::Biomass, field(Track::Biomass, 2));
    assert_eq!(
        scene.agenda(),
        [raise, Effect::Patch],
        "the patch is left of the choice"
    );
    scene.advance_to(raise, Track::Biomass, field(Track::Biomass, 5));
    assert_eq!(
        scene.agenda(),
        [
            Effect::Patch,
            Effect::OneOf(Offer::Advance(Track::Civ), Offer::Patch)
        ]
    );
}

// rules §8 Wormhole 2, 5
#[test]
fn patches_lie_on_tiles_with_level_2_and_on_meteorites_with_level_5() {
    for (level, on_tile, on_meteorite) in [
        (1, false, false),
        (2, true, false),
        (4, true, false),
        (5, true, true),
    ] {
        let mut scene = at_level(level);
        scene
            .patch(6, 1)
            .meteorite(5, 1)
            .rover(5, 0)
            .pending(Effect::Patch);
        let open = scene.may_choose(Effect::Patch);
        assert_eq!(open.contains(cell(5, 0)), on_tile, "level {level}");
        assert_eq!(open.contains(cell(5, 1)), on_meteorite, "level {level}");
        assert!(!open.contains(cell(6, 1)), "never on a patch");
        if on_meteorite {
            scene.resolve(Effect::Patch, Answer::Cell(cell(5, 1)));
            assert_eq!(
                (scene.me().board.meteorite_count(), scene.me().meteorites),
                (0, 0)
            );
        } else if on_tile {
            scene.resolve(Effect::Patch, Answer::Cell(cell(5, 0)));
            assert!(
                scene.me().board.rovers.is_empty()
                    && scene.me().board.resources(Terrain::Civ).is_empty()
            );
        }
    }
}

// rules §8 Wormhole 3, §11.13, §3.8
#[test]
fn level_3_doubles_one_patch_in_each_round() {
    let mut scene = at_level(3);
    scene.pending(Effect::Patch).pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Instead);
    assert_eq!(scene.agenda(), [Effect::Patch; 3]);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.next_round().clear_agendas().pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Instead);
}

// rules §8 Wormhole, §1.2
#[test]
fn a_biomass_resource_counts_only_beside_a_biomass_area_and_a_lone_patch_is_none() {
    for (patch, area) in [(false, false), (true, false), (false, true)] {
        let mut scene = at_level(0);
        scene
            .pending(Effect::TakeTile)
            .depot("I2/biomass-civ", "I4/rover-tech");
        if patch {
            scene.patch(7, 1);
        }
        if area {
            scene.lay("I2/tech-biomass", turned(2), (7, 1));
        }
        scene.place(Ring::Inner, UPRIGHT, (6, 1));
        assert_eq!(
            scene.agenda().contains(&Effect::Resource(Track::Biomass)),
            area
        );
    }
}

// rules §4.2, §4.5
#[test]
fn a_tile_under_a_patch_still_counts_for_the_next_one_with_the_house_rule_too() {
    for patches_count_as_tiles in [false, true] {
        let mut scene = Scenario::with_first_tile(1);
        scene.state.options.patches_count_as_tiles = patches_count_as_tiles;
        scene
            .depot("I2/rover-tech", "I4/rover-tech")
            .patch(5, 1)
            .place(Ring::Inner, UPRIGHT, (5, 2));
    }
}
