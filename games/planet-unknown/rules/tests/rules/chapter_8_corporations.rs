//! Chapter 8: corporations – Universal Coalition, the standard one.

use super::scenario::*;
use rules::corporation::Techs;
use rules::*;

/// Seat 0's turn with a first tile on (5, 0) and (5, 1), and the tech tracker at this height.
fn with_tech(height: u8) -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Track::Tech, height);
    scene
}

/// The heights just below and on the milestone of a level.
const AROUND: [(u8, u8, u8); 5] = [(1, 2, 3), (2, 4, 5), (3, 6, 7), (4, 9, 10), (5, 13, 14)];

// rules §8 Universal Coalition 1
#[test]
fn with_level_1_tiles_need_not_be_adjacent() {
    let (_, below, on) = AROUND[0];
    let mut scene = with_tech(below);
    scene.depot("I2/rover-tech", "I4/civ-energy");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 9), PlacementFault::NotAdjacent);
    scene.tracker(Track::Tech, on);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 1), PlacementFault::Overlaps);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 11), PlacementFault::Outside);
    scene.place(Ring::Inner, UPRIGHT, (5, 9));
}

// rules §8 Universal Coalition 1
#[test]
fn with_level_1_patches_need_not_be_adjacent() {
    let mut scene = with_tech(2);
    scene.pending(Effect::Patch);
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(5, 9)),
        PlacementFault::NotAdjacent,
    );
    scene.tracker(Track::Tech, 3);
    assert_eq!(scene.may_choose(Effect::Patch), scene.me().board.empty());
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 9)));
}

// rules §8 Universal Coalition 1, §4.2
#[test]
fn with_level_1_the_first_tile_still_covers_the_edge() {
    let mut scene = Scenario::new(1);
    scene
        .depot("I2/rover-tech", "I4/civ-energy")
        .tracker(Track::Tech, 3);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 5), PlacementFault::NotOnEdge);
}

// rules §8 Universal Coalition 2
#[test]
fn with_level_2_patches_may_be_stored_until_the_end() {
    let (_, below, on) = AROUND[1];
    let mut scene = with_tech(below);
    scene.clear_agendas().pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.tracker(Track::Tech, on);
    scene.resolve(Effect::Patch, Answer::Store);
    assert_eq!(
        (scene.me().stored_patches, scene.me().board.patches),
        (1, CellSet::EMPTY)
    );
    assert!(scene.told(TileEvent::PatchStored));
    scene.end_turn();
    assert_eq!(scene.me().stored_patches, 1, "it waits for the end");
}

// rules §8 Universal Coalition 2
#[test]
fn with_level_2_a_patch_that_cannot_be_placed_can_still_be_stored_and_is_not_lost() {
    let mut scene = with_tech(5);
    scene
        .clear_agendas()
        .cover_all_but(&[])
        .pending(Effect::Patch);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    scene.resolve(Effect::Patch, Answer::Store);
}

// rules §8 Universal Coalition 3
#[test]
fn with_level_3_each_movement_value_of_the_rover_track_is_1_larger() {
    let values = [0, 0, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4];
    let (_, below, on) = AROUND[2];
    for (tech, more) in [(below, 0), (on, 1)] {
        for to in 2..=15u8 {
            let mut scene = with_tech(tech);
            scene.tracker(Track::Rover, to - 1).pending(Effect::Boost);
            scene.advance(Effect::Boost, Track::Rover);
            assert_eq!(
                scene.me().turn.movement,
                values[usize::from(to)] + more,
                "field {to}"
            );
        }
        let mut scene = with_tech(tech);
        scene.tracker(Track::Rover, 15).pending(Effect::Boost);
        scene.advance(Effect::Boost, Track::Rover);
        assert_eq!(scene.me().turn.movement, 4 + more, "above the top");
    }
}

// rules §8 Universal Coalition 3
#[test]
fn with_level_3_the_gains_of_a_field_tell_the_larger_movement() {
    let (_, below, on) = AROUND[2];
    let field = Field::new(Track::Rover, 9);
    for (height, moves) in [(below, 3), (on, 4)] {
        let scene = with_tech(height);
        let me = scene.me();
        let gains = me.rules().gains(me, field);
        assert_eq!(gains.as_slice(), [Benefit::RoverMoves(moves)]);
        let printed = me.rules().benefits(me, field);
        assert_eq!(printed.as_slice(), [Benefit::RoverMoves(3)]);
    }
}

// rules §8 Universal Coalition 3
#[test]
fn level_3_does_not_enlarge_the_movement_of_cards_and_gives_none_where_none_is_printed() {
    let mut scene = Scenario::claiming(1);
    scene.tracker(Track::Tech, 15).claim(4);
    assert_eq!(scene.me().turn.movement, 4);
    let mut scene = with_tech(15);
    scene.pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Rover);
    assert_eq!(
        (scene.height(Track::Rover), scene.me().turn.movement),
        (1, 0)
    );
}

/// A turn after placing energy and water on the ice of (5, 2) and (5, 3).
fn water_on_ice(tech: u8) -> Scenario {
    let mut scene = with_tech(tech);
    scene.depot("I2/energy-water", "I4/civ-energy");
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    scene
}

// rules §8 Universal Coalition 4
#[test]
fn with_level_4_the_advance_by_the_tiles_water_resource_is_double() {
    let (_, below, on) = AROUND[3];
    for (tech, advances) in [(below, 1), (on, 2)] {
        let mut scene = water_on_ice(tech);
        scene.advance(Effect::Resource(Track::Water), Track::Water);
        let rest = Effect::Advance {
            among: TrackSet::of(Track::Water),
            times: 1,
        };
        if advances == 2 {
            scene.advance(rest, Track::Water);
        }
        assert_eq!(scene.height(Track::Water), advances);
        assert!(!scene.agenda().contains(&rest));
    }
}

// rules §8 Universal Coalition 4
#[test]
fn level_4_gains_both_fields_and_loses_what_lies_above_the_top() {
    let rest = Effect::Advance {
        among: TrackSet::of(Track::Water),
        times: 1,
    };
    let mut scene = water_on_ice(10);
    scene.tracker(Track::Water, 2);
    scene.advance(Effect::Resource(Track::Water), Track::Water);
    scene.advance(rest, Track::Water);
    assert_eq!(scene.height(Track::Water), 4);
    assert!(scene.agenda().contains(&Effect::Boost), "of field 3");
    let mut scene = water_on_ice(10);
    scene.tracker(Track::Water, 14);
    scene.advance(Effect::Resource(Track::Water), Track::Water);
    assert_eq!(scene.height(Track::Water), 15);
    assert!(!scene.agenda().contains(&rest));
}

// rules §8 Universal Coalition 4
#[test]
fn level_4_does_not_double_water_chosen_through_energy_nor_by_boost_nor_other_resources() {
    let energy = Effect::Energy {
        cell: cell(5, 2),
        own: TrackSet::of(Track::Water),
        joins: CellSet::EMPTY,
    };
    let mut scene = water_on_ice(10);
    scene.advance(energy, Track::Water);
    assert_eq!(
        (scene.height(Track::Water), scene.agenda()),
        (1, vec![Effect::Resource(Track::Water)])
    );
    let mut scene = with_tech(10);
    scene
        .clear_agendas()
        .pending(Effect::Boost)
        .pending(Effect::Resource(Track::Civ));
    scene.advance(Effect::Boost, Track::Water);
    scene.advance(Effect::Resource(Track::Civ), Track::Civ);
    assert_eq!(
        (scene.height(Track::Water), scene.height(Track::Civ)),
        (1, 1)
    );
    assert!(scene.agenda().is_empty());
}

// rules §8 Universal Coalition 4, §5.2
#[test]
fn level_4_still_needs_ice() {
    let mut scene = with_tech(10);
    scene.depot("I2/energy-water", "I4/civ-energy");
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert!(!scene.agenda().contains(&Effect::Resource(Track::Water)));
}

// rules §8 Universal Coalition 5
#[test]
fn with_level_5_no_meteorites_are_placed_on_the_planet() {
    let (_, below, on) = AROUND[4];
    for (tech, struck) in [(below, true), (on, false)] {
        let mut scene = with_tech(tech);
        scene.depot("V3/tech-biomass!", "I4/civ-energy");
        scene.place(Ring::Inner, UPRIGHT, (6, 1));
        assert_eq!(!scene.me().board.meteorites.is_empty(), struck);
        assert_eq!(scene.told(PieceEvent::MeteoriteLanded(cell(6, 1))), struck);
        assert_eq!(
            scene.told(PieceEvent::MeteoriteRepelled(cell(6, 1))),
            !struck
        );
        assert!(
            scene.me().board.meteor_symbols.contains(cell(6, 1)),
            "the symbol is visible"
        );
    }
}

// rules §5.6, §6.6
#[test]
fn a_tech_above_a_tracker_that_went_back_is_unavailable() {
    let mut scene = with_tech(14);
    scene
        .depot("V3/tech-biomass!", "I4/civ-energy")
        .clear_agendas()
        .pending(Effect::Patch)
        .pending(Effect::TakeTile);
    for (level, below, _) in AROUND.into_iter().rev() {
        scene.tracker(Track::Tech, below);
        assert!((1..level).all(|lower| scene.me().rules().unlocked(scene.me(), lower)));
        assert!((level..=5).all(|lost| !scene.me().rules().unlocked(scene.me(), lost)));
    }
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 5), PlacementFault::NotAdjacent);
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert_eq!(scene.me().board.meteorites, cells(&[(6, 1)]));
}
