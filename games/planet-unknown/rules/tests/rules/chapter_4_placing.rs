//! Chapter 4: placing.

use super::scenario::*;
use rules::board::placement::Restriction;
use rules::board::{Lifted, Reach};
use rules::*;

/// A turn with these tiles on offer and a first tile on (5, 0) and (5, 1).
fn offering(inner: &str, outer: &str) -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.depot(inner, outer);
    scene
}

fn house_rule() -> Setup {
    let mut setup = Setup::standard(1, "rules");
    setup.options.patches_count_as_tiles = true;
    setup
}

// rules §4.1
#[test]
fn a_tile_lies_wholly_inside_the_grid() {
    let mut scene = offering("I3/civ-energy", "I4/civ-energy");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 10), PlacementFault::Outside);
    scene.refuse_place(Ring::Inner, UPRIGHT, (0, 0), PlacementFault::Outside);
    scene.refuse_place(Ring::Outer, UPRIGHT, (9, 5), PlacementFault::Outside);
    scene.refuse_place(Ring::Inner, UPRIGHT, (4, 0), PlacementFault::Outside);
}

// rules §4.1
#[test]
fn a_tile_overlaps_no_tile_and_no_patch() {
    let mut scene = offering("I3/civ-energy", "I4/civ-energy");
    scene.patch(5, 3);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 1), PlacementFault::Overlaps);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 2), PlacementFault::Overlaps);
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
}

// rules §4.1
#[test]
fn a_tile_may_lie_in_any_of_its_rotations_and_reflections() {
    // The eight orientations of the F of civ and energy with its bounding box at (5, 2), and the cell of its civ
    // symbol.
    let ways = [
        (
            Orientation::new(false, 0),
            [(7, 2), (5, 3), (6, 3), (7, 3), (6, 4)],
            (6, 4),
        ),
        (
            Orientation::new(false, 1),
            [(6, 2), (5, 3), (6, 3), (6, 4), (7, 4)],
            (5, 3),
        ),
        (
            Orientation::new(false, 2),
            [(6, 2), (5, 3), (6, 3), (7, 3), (5, 4)],
            (6, 2),
        ),
        (
            Orientation::new(false, 3),
            [(5, 2), (6, 2), (6, 3), (7, 3), (6, 4)],
            (7, 3),
        ),
        (
            Orientation::new(true, 0),
            [(5, 2), (5, 3), (6, 3), (7, 3), (6, 4)],
            (6, 4),
        ),
        (
            Orientation::new(true, 1),
            [(6, 2), (7, 2), (5, 3), (6, 3), (6, 4)],
            (5, 3),
        ),
        (
            Orientation::new(true, 2),
            [(6, 2), (5, 3), (6, 3), (7, 3), (7, 4)],
            (6, 2),
        ),
        (
            Orientation::new(true, 3),
            [(6, 2), (6, 3), (7, 3), (5, 4), (6, 4)],
            (7, 3),
        ),
    ];
    for (orientation, covered, civ) in ways {
        let mut scene = offering("I3/civ-energy", "F/civ-energy");
        scene.lay("I2/rover-tech", UPRIGHT, (8, 1));
        scene.lay("I2/rover-tech", UPRIGHT, (6, 0));
        scene.place(Ring::Outer, orientation, (5, 2));
        assert_eq!(
            scene.me().board.last_tile,
            cells(&covered),
            "{orientation:?}"
        );
        let civs = scene.me().board.resources(Terrain::Civ) & cells(&covered);
        assert_eq!(civs, CellSet::of(cell(civ.0, civ.1)), "{orientation:?}");
    }
}

// rules §4.2
#[test]
fn the_first_tile_covers_a_cell_of_the_planet_edge() {
    let mut scene = Scenario::new(1);
    scene.depot("I2/civ-energy", "I4/civ-energy");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 1), PlacementFault::NotOnEdge);
    scene.refuse_place(Ring::Outer, UPRIGHT, (3, 5), PlacementFault::NotOnEdge);
    for (column, row) in [(5, 0), (3, 1), (11, 5), (0, 5), (5, 10), (10, 3)] {
        let answer = Answer::Place {
            ring: Ring::Inner,
            orientation: UPRIGHT,
            anchor: cell(column, row),
        };
        assert!(
            scene.allows(Choice::Resolve { pending: 0, answer }),
            "({column}, {row})"
        );
    }
    scene.place(Ring::Outer, UPRIGHT, (0, 5));
}

// rules §4.2
#[test]
fn every_later_tile_is_adjacent_to_a_placed_one_not_only_diagonally() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 10), PlacementFault::NotAdjacent);
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 2), PlacementFault::NotAdjacent);
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
}

// rules §4.2
#[test]
fn strictly_patches_do_not_count_as_tiles() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.patch(5, 2);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 3), PlacementFault::NotAdjacent);
}

// rules §4.2
#[test]
fn by_house_rule_patches_count_as_tiles() {
    let mut scene = Scenario::of(&house_rule());
    scene
        .depot("I2/civ-energy", "I4/civ-energy")
        .lay("I2/civ-energy", UPRIGHT, (5, 0))
        .patch(5, 2);
    scene.pending(Effect::Patch);
    assert!(
        scene.may_choose(Effect::Patch).contains(cell(5, 3)),
        "for patches too"
    );
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 4), PlacementFault::NotAdjacent);
    scene.place(Ring::Inner, UPRIGHT, (5, 3));
}

// rules §4.3
#[test]
fn lifepods_and_rovers_under_a_new_tile_are_destroyed() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.lay("I2/rover-tech", turned(3), (6, 1)).rover(7, 3);
    scene.place(Ring::Inner, UPRIGHT, (7, 2));
    assert!(scene.told(PieceEvent::LifepodDestroyed(cell(7, 2))));
    assert!(scene.told(PieceEvent::RoverDestroyed(cell(7, 3))));
    let me = scene.me();
    assert!(!me.board.lifepods.contains(cell(7, 2)) && me.board.rovers.is_empty());
    assert_eq!(
        (me.lifepods, me.rovers_left),
        (0, 1),
        "neither collected nor returned"
    );
}

// rules §1.3
#[test]
fn a_destroyed_rover_never_returns_to_the_corporation() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene
        .rover(5, 2)
        .rover(5, 3)
        .place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(
        (scene.me().rovers_left, scene.me().board.rovers),
        (0, CellSet::EMPTY)
    );
    scene
        .clear_agendas()
        .tracker(Track::Rover, 5)
        .pending(Effect::Boost);
    scene.advance(Effect::Boost, Track::Rover);
    assert_eq!(scene.agenda(), [], "a rover milestone finds none");
}

// rules §1.3
#[test]
fn patches_and_meteorites_are_unlimited() {
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Track::Tech, 3).clear_agendas();
    for cell in scene.me().board.empty() {
        scene.pending(Effect::Patch);
        scene.resolve(Effect::Patch, Answer::Cell(cell));
    }
    assert_eq!(scene.me().board.patches.len(), 94);
    let mut board = Board::new(PlanetId::Ksb4156);
    for row in (0..12).step_by(2).chain([1]) {
        for anchor in board.empty().into_iter().filter(|cell| cell.row() == row) {
            let below = cell(anchor.column(), row + 1);
            if board.empty().contains(below) {
                board.lay_tile(tile("I2/civ-energy!"), UPRIGHT, anchor);
                board.meteorites.insert(below);
            }
        }
    }
    assert!(board.meteorites.len() > 36 && board.is_valid());
}

// rules §4.3
#[test]
fn lifepods_and_rovers_under_a_new_patch_are_destroyed() {
    for rover in [false, true] {
        let mut scene = offering("I2/civ-energy", "I4/civ-energy");
        scene
            .lay("I2/rover-tech", turned(3), (6, 1))
            .pending(Effect::Patch);
        if rover {
            scene.board().lifepods.remove(cell(7, 2));
            scene.rover(7, 2);
        }
        scene.resolve(Effect::Patch, Answer::Cell(cell(7, 2)));
        let kind = if rover {
            PieceEvent::RoverDestroyed
        } else {
            PieceEvent::LifepodDestroyed
        };
        assert!(scene.told(kind(cell(7, 2))));
        assert!(
            (scene.me().board.lifepods | scene.me().board.rovers)
                .without(cells(&[(7, 2)]))
                .len()
                >= 5
        );
        assert!(!(scene.me().board.lifepods | scene.me().board.rovers).contains(cell(7, 2)));
    }
}

// rules §4.4
#[test]
fn a_meteor_on_the_tile_brings_a_meteorite_onto_that_cell_at_once() {
    let mut scene = offering("V3/tech-biomass!", "I4/civ-energy");
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert_eq!(scene.me().board.meteorites, cells(&[(6, 1)]));
    assert!(scene.told(PieceEvent::MeteoriteLanded(cell(6, 1))));
    let mut scene = offering("V3/tech-biomass", "I4/civ-energy");
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert!(
        scene.me().board.meteorites.is_empty(),
        "the tile without a meteor brings none"
    );
}

// rules §4.4
#[test]
fn the_meteor_turns_with_the_tile() {
    let mut scene = offering("V3/tech-biomass!", "I4/civ-energy");
    scene.place(Ring::Inner, turned(1), (4, 2));
    assert_eq!(scene.me().board.meteorites, cells(&[(5, 2)]));
}

// rules §4.5
#[test]
fn a_patch_is_placed_like_a_tile() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.patch(6, 0).pending(Effect::Patch);
    assert_eq!(
        scene.may_choose(Effect::Patch),
        cells(&[(4, 1), (6, 1), (5, 2)])
    );
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(4, 0)),
        PlacementFault::Outside,
    );
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(5, 1)),
        PlacementFault::Overlaps,
    );
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(6, 0)),
        PlacementFault::Overlaps,
    );
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(7, 1)),
        PlacementFault::NotAdjacent,
    );
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 1)));
    assert_eq!(
        scene.me().board.terrain(Terrain::Biomass),
        cells(&[(6, 0), (6, 1)])
    );
    assert!(scene.told(TileEvent::PatchPlaced {
        cell: cell(6, 1),
        on_tile: false,
        source: Source::Round
    }));
    assert_eq!(
        scene.me().board.last_tile,
        cells(&[(5, 0), (5, 1)]),
        "a patch is not a tile"
    );
}

// rules §4.5
#[test]
fn a_patch_that_cannot_be_placed_is_lost() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene
        .patch(4, 1)
        .patch(6, 1)
        .patch(5, 2)
        .patch(6, 0)
        .pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Cell(cell(5, 3)), Illegal::Impossible);
    scene.skip(Effect::Patch);
    assert!(scene.told(EffectEvent::Lost(Effect::Patch)));
}

// rules §4.5
#[test]
fn a_patch_before_the_first_tile_touches_the_edge_and_so_does_the_first_tile_still() {
    let mut scene = Scenario::new(1);
    scene
        .depot("I2/civ-energy", "I4/civ-energy")
        .pending(Effect::Patch);
    assert_eq!(
        scene.may_choose(Effect::Patch),
        scene.me().board.data().edge
    );
    scene.refuse_answer(
        Effect::Patch,
        Answer::Cell(cell(5, 1)),
        PlacementFault::NotOnEdge,
    );
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 0)));
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 1), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (5, 10));
}

// rules §4.5
#[test]
fn a_tile_under_a_patch_still_counts_as_a_tile() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene
        .board()
        .lay_tile(tile("I3/rover-tech!"), UPRIGHT, cell(6, 0));
    assert!(scene.me().board.meteor_symbols.contains(cell(6, 2)));
    scene.patch(5, 1).patch(6, 2);
    assert!(
        scene.me().board.meteor_symbols.is_empty(),
        "nor a meteor symbol"
    );
    assert!(scene.me().board.tiles().contains(cell(5, 1)));
    assert_eq!(
        scene.me().board.terrain_at(cell(5, 1)),
        Some(Terrain::Biomass)
    );
    assert!(
        scene.me().board.resources(Terrain::Energy).is_empty(),
        "its resource is no longer visible"
    );
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
}

// rules §4.6
#[test]
fn restrictions_bind_cells_terrains_symbols_regions_and_bands() {
    let fault = |restriction| {
        let mut rules = PlacementRules::plain(&Board::new(PlanetId::Ksb4156), false);
        rules.planet = Some(Box::leak(Box::new(restriction)));
        let found = rules.check(tile("I3/civ-energy"), UPRIGHT, cell(5, 0));
        assert_eq!(
            found.is_ok(),
            rules
                .anchors(tile("I3/civ-energy"), UPRIGHT)
                .contains(cell(5, 0))
        );
        found
    };
    let on = |terrain: Terrain, cells: CellSet| {
        let mut sets = [CellSet::EMPTY; 6];
        sets[terrain as usize] = cells;
        sets
    };
    // The tile has energy with its symbol on (5, 0), civ with its symbol on (5, 1), and civ on (5, 2).
    let (top, bottom) = (cells(&[(5, 0)]), cells(&[(5, 2)]));
    let none = Restriction::default();
    assert_eq!(fault(none), Ok(()));
    assert_eq!(
        fault(Restriction {
            cells: bottom,
            ..none
        }),
        Err(PlacementFault::Planet)
    );
    assert_eq!(
        fault(Restriction {
            cells: cells(&[(6, 0)]),
            ..none
        }),
        Ok(())
    );
    assert_eq!(
        fault(Restriction {
            terrains: on(Terrain::Civ, bottom),
            ..none
        }),
        Err(PlacementFault::Planet)
    );
    assert_eq!(
        fault(Restriction {
            terrains: on(Terrain::Civ, top),
            ..none
        }),
        Ok(())
    );
    assert_eq!(
        fault(Restriction {
            symbols: on(Terrain::Energy, top),
            ..none
        }),
        Err(PlacementFault::Planet)
    );
    assert_eq!(
        fault(Restriction {
            symbols: on(Terrain::Civ, bottom),
            ..none
        }),
        Ok(()),
        "no symbol lies there"
    );
    assert_eq!(
        fault(Restriction {
            apart: [top, bottom],
            ..none
        }),
        Err(PlacementFault::Planet)
    );
    assert_eq!(
        fault(Restriction {
            apart: [top | bottom, cells(&[(6, 0)])],
            ..none
        }),
        Ok(())
    );
    assert_eq!(
        fault(Restriction {
            not_within: CellSet::column(5),
            ..none
        }),
        Err(PlacementFault::Planet)
    );
    assert_eq!(
        fault(Restriction {
            not_within: top | bottom,
            ..none
        }),
        Ok(())
    );
}

// rules §4.6
#[test]
fn restrictions_bind_patches_too() {
    let fault = |restriction, event: bool| {
        let mut rules = PlacementRules::plain(&Board::new(PlanetId::Ksb4156), false);
        if event {
            rules.event = Some(Box::new(restriction));
        } else {
            rules.planet = Some(Box::leak(Box::new(restriction)));
        }
        let found = rules.check_patch(cell(5, 0));
        assert_eq!(found.is_ok(), rules.patch_cells().contains(cell(5, 0)));
        found
    };
    let none = Restriction::default();
    let here = cells(&[(5, 0)]);
    let mut biomass = [CellSet::EMPTY; 6];
    biomass[Terrain::Biomass as usize] = here;
    for event in [false, true] {
        let reason = Err(if event {
            PlacementFault::Event
        } else {
            PlacementFault::Planet
        });
        assert_eq!(fault(none, event), Ok(()));
        assert_eq!(
            fault(
                Restriction {
                    cells: here,
                    ..none
                },
                event
            ),
            reason
        );
        assert_eq!(
            fault(
                Restriction {
                    not_within: here,
                    ..none
                },
                event
            ),
            reason
        );
        assert_eq!(
            fault(
                Restriction {
                    terrains: biomass,
                    ..none
                },
                event
            ),
            reason
        );
        assert_eq!(
            fault(
                Restriction {
                    symbols: biomass,
                    ..none
                },
                event
            ),
            Ok(()),
            "a patch has no symbol"
        );
    }
}

// rules §4.6
#[test]
fn restrictions_are_lifted_the_events_first_then_the_planets_then_both() {
    let lifted = |event, planet| Lifted { event, planet };
    assert_eq!(
        Lifted::ORDER,
        [
            lifted(false, false),
            lifted(true, false),
            lifted(false, true),
            lifted(true, true)
        ]
    );
    let all = Restriction {
        cells: CellSet::GRID,
        ..Restriction::default()
    };
    let plain = PlacementRules::plain(&Board::new(PlanetId::Ksb4156), false);
    let rules = PlacementRules {
        planet: Some(Box::leak(Box::new(all))),
        event: Some(Box::new(all)),
        ..plain
    };
    assert!(!rules.has_anchor(tile("I2/civ-energy")));
    assert_eq!(
        rules.check(tile("I2/civ-energy"), UPRIGHT, cell(5, 0)),
        Err(PlacementFault::Planet)
    );
    let event_only = rules.lifting(lifted(false, true));
    assert_eq!(
        event_only.check(tile("I2/civ-energy"), UPRIGHT, cell(5, 0)),
        Err(PlacementFault::Event)
    );
    assert!(
        rules
            .lifting(lifted(true, true))
            .has_anchor(tile("I2/civ-energy"))
    );
}

// rules §4.7
#[test]
fn who_can_place_at_least_one_tile_must_take_one_that_can_be_placed() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.cover_all_but(&[(6, 0), (6, 1)]);
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile can be placed");
    };
    assert_eq!(offer.tiles[..], [(Ring::Inner, tile("I2/civ-energy"))]);
    scene.refuse_answer(
        Effect::TakeTile,
        Answer::Discard(Ring::Outer),
        Illegal::MustPlace,
    );
    scene.refuse_answer(
        Effect::TakeTile,
        Answer::Discard(Ring::Inner),
        Illegal::MustPlace,
    );
    scene.refuse_place(Ring::Outer, UPRIGHT, (5, 2), PlacementFault::Overlaps);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
    assert_eq!(scene.state.last_round, None);
}

// rules §4.7
#[test]
fn if_one_stack_of_the_depot_is_empty_only_the_other_tile_is_on_offer() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.leave(Ring::Inner, 0);
    assert_eq!(
        scene.state.offered(SeatId(0))[..],
        [(Ring::Outer, tile("I4/civ-energy"))]
    );
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 0), Illegal::NoTile);
    scene.place(Ring::Outer, UPRIGHT, (5, 2));
}

// rules §4.7, §4.8
#[test]
fn with_one_stack_empty_a_tile_is_unplaceable_if_the_other_cannot_lie() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.leave(Ring::Inner, 0).cover_all_but(&[(6, 0), (6, 1)]);
    scene.refuse_answer(
        Effect::TakeTile,
        Answer::Discard(Ring::Inner),
        Illegal::NoTile,
    );
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Outer));
    assert_eq!(scene.state.last_round, Some(EndReason::Unplaceable));
}

/// A turn in which neither of these tiles can be placed.
fn unplaceable(inner: &str, outer: &str) -> Scenario {
    let mut scene = offering(inner, outer);
    scene.cover_all_but(&[(6, 0)]);
    scene
}

fn extra(track: Track) -> Effect {
    Effect::Advance {
        among: TrackSet::of(track),
        times: 1,
    }
}

// rules §4.8
#[test]
fn who_can_place_neither_tile_takes_one_and_advances_both_its_resources() {
    let mut scene = unplaceable("I2/rover-tech", "I4/civ-energy");
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 0), PlacementFault::Overlaps);
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.refuse(Choice::Skip { pending: 0 }, Illegal::Mandatory);
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    assert_eq!(scene.agenda(), [extra(Track::Rover), extra(Track::Tech)]);
    scene.advance(extra(Track::Tech), Track::Tech);
    scene.advance(extra(Track::Rover), Track::Rover);
    assert_eq!(
        (scene.height(Track::Rover), scene.height(Track::Tech)),
        (1, 1)
    );
    assert!(scene.told(TileEvent::Discarded(tile("I2/rover-tech"))));
    assert!(
        !scene.me().board.covered().contains(cell(6, 0)),
        "it is not placed"
    );
    assert_eq!(scene.me().board.last_tile, cells(&[(5, 0), (5, 1)]));
}

// rules §4.8
#[test]
fn energy_of_an_unplaceable_tile_counts_as_the_other_resource_and_water_needs_no_ice() {
    let mut scene = unplaceable("I2/energy-water", "I4/civ-energy");
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    assert_eq!(scene.agenda(), [extra(Track::Water), extra(Track::Water)]);
    scene.advance(extra(Track::Water), Track::Water);
    scene.advance(extra(Track::Water), Track::Water);
    assert_eq!(scene.height(Track::Water), 2);
}

// rules §4.8
#[test]
fn an_unplaceable_tile_brings_no_meteorite_and_no_double_water() {
    let mut scene = unplaceable("I2/water-rover!", "I4/civ-energy");
    scene.tracker(Track::Tech, 10);
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    scene.advance(extra(Track::Water), Track::Water);
    assert_eq!(scene.height(Track::Water), 1);
    assert!(scene.me().board.meteorites.is_empty());
}

// rules §4.8
#[test]
fn an_unplaceable_tile_makes_this_the_last_round() {
    let mut scene = unplaceable("I2/water-rover", "I4/civ-energy");
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Outer));
    assert!(scene.told(CourseEvent::LastRound(EndReason::Unplaceable)));
    scene.clear_agendas().end_turn();
    assert_eq!(scene.state.phase, Phase::Finished);
}

// rules §4.8, §10.1
#[test]
fn an_unplaceable_tile_is_the_reason_also_if_taking_it_empties_the_depot() {
    let mut scene = unplaceable("I2/water-rover", "I4/civ-energy");
    scene.leave(Ring::Inner, 0).leave(Ring::Outer, 1);
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Outer));
    assert_eq!(scene.state.last_round, Some(EndReason::Unplaceable));
}

// rules §4.8
#[test]
fn a_tile_that_only_lacks_a_neighbour_is_unplaceable_until_it_needs_none() {
    let mut scene = offering("I2/civ-energy", "I4/civ-energy");
    scene.cover_all_but(&[(5, 10), (5, 11)]);
    assert!(matches!(
        scene.question(Effect::TakeTile),
        Question::DiscardTile(_)
    ));
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 10), PlacementFault::NotAdjacent);
    scene.tracker(Track::Tech, 3);
    scene.place(Ring::Inner, UPRIGHT, (5, 10));
}

// rules §4.2
#[test]
fn the_first_piece_covers_the_edge_the_later_ones_touch_a_tile() {
    let board = Board::new(PlanetId::Ksb4156);
    assert_eq!(
        PlacementRules::plain(&board, false).reach,
        Reach::Cover(board.data().edge)
    );
    let mut later = board;
    later.lay_tile(tile("I2/civ-energy"), UPRIGHT, cell(5, 0));
    let beside = cells(&[(4, 0), (6, 0), (4, 1), (6, 1), (5, 2)]) | later.tiles();
    assert_eq!(
        PlacementRules::plain(&later, false).reach,
        Reach::Adjacent(beside)
    );
}
