//! Wormhole Corp.: the effects and limits of each step and each tech.

use super::super::scenario::*;
use super::advance_of;
use Track::{Biomass, Civ, Rover, Tech, Water};
use rules::corporation::Offer;
use rules::*;

const RESOURCE: Effect = Effect::Resource(Biomass);
const REGRESS: Effect = Effect::Regress {
    among: TrackSet::of(Biomass),
};
const ANY: Effect = Effect::Advance {
    among: TrackSet::ALL,
    times: 1,
};

/// The height of each level on the tech track.
const LEVELS: [u8; 6] = [0, 3, 5, 7, 10, 14];

/// A turn after the tile was placed, with the techs up to `level`.
fn at_level(level: usize) -> Scenario {
    let mut scene = Scenario::with_corporation(CorporationId::Wormhole, 1);
    scene.clear_agendas().tracker(Tech, LEVELS[level]);
    scene
}

fn back_to(height: u8) -> Answer {
    Answer::Regress {
        tracker: Biomass,
        to: field(Biomass, height),
    }
}

fn on(column: u8, row: u8) -> Answer {
    Answer::Cell(cell(column, row))
}

fn areas(scene: &Scenario, terrain: Terrain) -> usize {
    scene.me().board.areas(terrain).count()
}

// rules §8 Wormhole Corp.
#[test]
fn each_step_gives_the_one_benefit_that_is_chosen() {
    let others = [
        (0, 2, Effect::Boost),
        (2, 5, advance_of(Civ)),
        (5, 8, advance_of(Water)),
        (8, 11, advance_of(Tech)),
    ];
    for (from, to, other) in others.into_iter().chain([(11, 14, advance_of(Rover))]) {
        for chosen in [other, Effect::Patch] {
            let mut scene = at_level(0);
            scene.tracker(Biomass, from).pending(RESOURCE);
            scene.advance_to(RESOURCE, Biomass, field(Biomass, to));
            let choice = scene.agenda()[0];
            scene.refuse(Choice::EndTurn, Illegal::Mandatory);
            let Question::Pick([first, _]) = scene.question(choice) else {
                panic!("{choice:?} is no choice")
            };
            let second = chosen == Effect::Patch;
            assert_ne!(first, Offer::Patch);
            scene.resolve(choice, Answer::Pick { second });
            assert_eq!(scene.agenda(), [chosen], "step {to}");
        }
    }
}

// rules §8 Wormhole Corp., §6.7
#[test]
fn the_medals_of_the_step_reached_score() {
    for (height, medals) in [(0, 0), (2, 0), (5, 1), (8, 2), (11, 3), (14, 5)] {
        let mut scene = at_level(0);
        scene.tracker(Biomass, height);
        assert_eq!(
            scene.state.score(SeatId(0)).tracks[Biomass as usize],
            medals,
            "{height}"
        );
    }
}

// rules §8 Wormhole Corp., §1.2
#[test]
fn biomass_cells_of_the_tile_itself_are_no_area_that_lay_there_before() {
    for patch in [false, true] {
        let mut scene = at_level(0);
        scene
            .pending(Effect::TakeTile)
            .depot("I2/rover-tech", "I4/biomass-civ");
        if patch {
            scene.patch(6, 0).patch(6, 1);
        }
        scene.place(Ring::Outer, UPRIGHT, (5, 2));
        assert_eq!(
            scene.agenda(),
            [Effect::Resource(Civ)],
            "two biomass cells side by side"
        );
        assert!(scene.told(TileEvent::ResourceIdle(Track::Biomass)));
    }
}

// rules §8 Wormhole Corp., §1.2
#[test]
fn a_patch_connected_to_a_biomass_tile_is_part_of_the_area() {
    let mut scene = at_level(0);
    scene.lay("I2/biomass-civ", UPRIGHT, (8, 1)).patch(7, 1);
    scene
        .pending(Effect::TakeTile)
        .depot("I2/biomass-civ", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert!(scene.agenda().contains(&RESOURCE));
}

// rules §8 Wormhole Corp.
#[test]
fn a_tile_that_joins_two_areas_advances_once_and_one_with_another_terrain_beside_an_area_does_not()
{
    for (anchor, beside) in [((6, 5), true), ((6, 4), false)] {
        let mut scene = at_level(0);
        scene
            .lay("I2/biomass-civ", UPRIGHT, (5, 5))
            .lay("I2/biomass-civ", UPRIGHT, (7, 5));
        scene
            .pending(Effect::TakeTile)
            .depot("I2/biomass-civ", "I4/rover-tech");
        scene.place(Ring::Inner, UPRIGHT, anchor);
        let count = scene
            .agenda()
            .iter()
            .filter(|effect| **effect == RESOURCE)
            .count();
        assert_eq!(count, usize::from(beside));
        assert!(
            scene.agenda().contains(&Effect::Resource(Civ)),
            "other resources advance as usual"
        );
    }
}

// rules §8 Wormhole Corp., §5.3
#[test]
fn energy_never_advances_biomass_but_other_areas_beside_it() {
    let mut scene = at_level(0);
    scene
        .lay("I2/biomass-civ", UPRIGHT, (7, 2))
        .lay("I2/rover-tech", UPRIGHT, (5, 2));
    scene
        .pending(Effect::TakeTile)
        .depot("I2/civ-energy", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    let energy = scene
        .agenda()
        .into_iter()
        .find(|effect| matches!(effect, Effect::Energy { .. }));
    assert_eq!(
        scene.may_advance(energy.expect("an energy resource")),
        [Civ, Rover]
    );
}

// rules §8 Wormhole Corp., §11.1
#[test]
fn boosts_cards_and_an_unplaceable_tile_advance_biomass_without_an_area() {
    for effect in [Effect::Boost, ANY] {
        let mut scene = at_level(0);
        scene.pending(effect);
        scene.advance_to(effect, Biomass, field(Biomass, 2));
    }
    let mut scene = at_level(0);
    scene
        .cover_all_but(&[])
        .pending(Effect::TakeTile)
        .depot("I2/biomass-civ", "I4/rover-tech");
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    scene.advance_to(advance_of(Biomass), Biomass, field(Biomass, 2));
}

// rules §8 Wormhole Corp., §5.6
#[test]
fn biomass_regresses_by_a_step_and_gains_it_again_when_it_enters_it_again() {
    let mut scene = at_level(0);
    scene
        .tracker(Biomass, 5)
        .pending(REGRESS)
        .pending(REGRESS)
        .pending(REGRESS);
    scene.refuse_answer(REGRESS, back_to(4), Illegal::CannotRegress(Biomass));
    scene.resolve(REGRESS, back_to(2));
    assert_eq!(scene.state.score(SeatId(0)).tracks[Biomass as usize], 0);
    scene.resolve(REGRESS, back_to(0));
    assert_eq!(scene.question(REGRESS), Question::Impossible);
    assert_eq!(scene.agenda(), [REGRESS], "regressing gains nothing");
    scene.clear_agendas().pending(RESOURCE);
    scene.advance_to(RESOURCE, Biomass, field(Biomass, 2));
    assert!(matches!(scene.agenda()[..], [Effect::OneOf(..)]));
}

// rules §8 Wormhole Corp. 1
#[test]
fn with_level_1_the_tracker_goes_only_to_0_free_also_with_nothing_else_pending() {
    let mut scene = at_level(1);
    scene.tracker(Biomass, 14);
    let offer = scene.offer_of(1).expect("level 1");
    for height in [2, 11] {
        let choice = Choice::Resolve {
            pending: offer,
            answer: back_to(height),
        };
        scene.refuse(choice, Illegal::CannotRegress(Biomass));
    }
    scene.use_tech(1, back_to(0));
    assert_eq!(
        (
            scene.height(Biomass),
            scene.agenda(),
            scene.me().turn.movement
        ),
        (0, vec![], 0)
    );
    assert_eq!(scene.offer_of(1), None);
    scene.tracker(Biomass, 14).use_tech(1, back_to(0));
    scene.tracker(Biomass, 14).end_turn();
    assert_eq!(scene.height(Biomass), 14, "it may stay");
}

// rules §8 Wormhole Corp. 1, §3.8
#[test]
fn with_level_1_it_goes_back_before_the_tile_while_claiming_and_at_the_end() {
    let end = Phase::End {
        done: 0,
        step: EndStep::Cards,
    };
    for phase in [Phase::Turns { done: 0 }, Phase::Claims { done: 0 }, end] {
        let mut scene = at_level(1);
        scene.state.phase = phase;
        let effect = if phase == (Phase::Turns { done: 0 }) {
            Effect::TakeTile
        } else {
            ANY
        };
        scene.tracker(Biomass, 14).pending(effect);
        scene.use_tech(1, back_to(0));
        if effect == ANY {
            scene.advance_to(ANY, Biomass, field(Biomass, 2));
        }
    }
}

// rules §8 Wormhole Corp. 1
#[test]
fn with_level_1_it_does_not_go_back_in_the_turns_of_others() {
    let mut scene = Scenario::with_corporation(CorporationId::Wormhole, 2);
    scene.clear_agendas().tracker(Tech, 3).tracker(Biomass, 14);
    scene.end_turn();
    assert!(scene.state.offers(SeatId(0)).is_empty());
    let choice = Choice::Resolve {
        pending: 0,
        answer: back_to(0),
    };
    scene.refuse_seat(0, choice, Illegal::NotYourTurn(SeatId(0)));
}

// rules §8 Wormhole Corp. 2
#[test]
fn with_level_2_a_patch_on_a_tile_splits_an_area_and_hides_the_resource() {
    let mut scene = at_level(2);
    for column in [5, 6, 7] {
        scene.lay("I2/civ-energy", UPRIGHT, (column, 5));
    }
    scene.rover(6, 5).pending(Effect::Patch);
    assert_eq!(
        (
            areas(&scene, Terrain::Civ),
            scene.me().board.resources(Terrain::Civ).len()
        ),
        (2, 4)
    );
    scene.resolve(Effect::Patch, on(6, 5));
    assert_eq!(
        (
            areas(&scene, Terrain::Civ),
            scene.me().board.resources(Terrain::Civ).len()
        ),
        (3, 3)
    );
    assert_eq!(
        scene.me().board.terrain_at(cell(6, 5)),
        Some(Terrain::Biomass)
    );
    assert!(
        scene.me().board.resources(Terrain::Biomass).is_empty(),
        "a patch has no resource"
    );
    assert_eq!(
        areas(&scene, Terrain::Biomass),
        0,
        "a lone patch is no area"
    );
    assert!(scene.told(PieceEvent::RoverDestroyed(cell(6, 5))));
    assert_eq!(scene.me().rovers_left, 1, "the rover does not come back");
}

// rules §8 Wormhole Corp. 2, §1.2
#[test]
fn with_level_2_a_patch_on_a_tile_joins_biomass_areas() {
    let mut scene = at_level(2);
    scene
        .lay("I2/biomass-civ", UPRIGHT, (5, 5))
        .lay("I2/biomass-civ", UPRIGHT, (7, 5));
    scene
        .lay("I2/civ-energy", UPRIGHT, (6, 5))
        .pending(Effect::Patch);
    assert_eq!(areas(&scene, Terrain::Biomass), 2);
    scene.resolve(Effect::Patch, on(6, 5));
    assert_eq!(areas(&scene, Terrain::Biomass), 1);
    assert!(
        scene.me().board.tiles().contains(cell(6, 5)),
        "the tile under it still counts"
    );
}

// rules §8 Wormhole Corp. 2, 5, §5.6
#[test]
fn levels_2_and_5_are_lost_when_tech_goes_back() {
    let mut scene = at_level(5);
    scene.meteorite(5, 1).pending(Effect::Patch);
    scene.tracker(Tech, 13);
    scene.refuse_answer(Effect::Patch, on(5, 1), PlacementFault::Overlaps);
    scene.tracker(Tech, 4);
    scene.refuse_answer(Effect::Patch, on(5, 0), PlacementFault::Overlaps);
    scene.resolve(Effect::Patch, on(6, 0));
}

// rules §11.13, §8 Wormhole Corp. 3
#[test]
fn level_3_may_double_the_second_of_several_patches_and_one_that_cannot_be_placed_and_none() {
    let mut scene = at_level(3);
    scene.pending(Effect::Patch).pending(Effect::Patch);
    scene.resolve(Effect::Patch, on(6, 0));
    scene.resolve(Effect::Patch, Answer::Instead);
    assert_eq!(scene.agenda(), [Effect::Patch; 2]);
    scene.resolve(Effect::Patch, on(6, 1));
    scene.resolve(Effect::Patch, on(5, 0));
    scene.next_round().pending(Effect::Patch);
    scene.resolve(Effect::Patch, on(5, 1));
    assert_eq!(scene.agenda(), [], "one need not double it");
    let mut scene = at_level(3);
    scene
        .cover_all_but(&[])
        .meteorite(5, 0)
        .meteorite(5, 1)
        .pending(Effect::Patch);
    assert_eq!(scene.question(Effect::Patch), Question::Impossible);
    scene.resolve(Effect::Patch, Answer::Instead);
    scene.end_turn();
    let mut scene = at_level(2);
    scene.pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
}

// rules §11.14, §8 Wormhole Corp. 3, 4
#[test]
fn a_patch_is_stored_or_doubled_when_it_is_gained_and_a_stored_one_is_not_doubled_later() {
    let mut scene = at_level(3);
    scene.pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene
        .tracker(Tech, LEVELS[4])
        .resolve(Effect::Patch, Answer::Instead);
    scene.resolve(Effect::Patch, Answer::Store);
    scene.resolve(Effect::Patch, Answer::Store);
    scene.next_round();
    assert_eq!((scene.me().stored_patches, scene.agenda()), (2, vec![]));
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert_eq!(scene.agenda(), [Effect::Patch; 2]);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.resolve(Effect::Patch, on(5, 0));
}

// rules §11.14, §8 Wormhole Corp. 4
#[test]
fn stored_patches_are_kept_when_level_4_is_lost() {
    let mut scene = at_level(4);
    scene.pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Store);
    scene.tracker(Tech, 0).state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    scene.refuse_answer(Effect::Patch, on(5, 0), PlacementFault::Overlaps);
    scene.resolve(Effect::Patch, on(6, 0));
}

// rules §8 Wormhole Corp. 5
#[test]
fn with_level_5_a_stored_patch_destroys_a_meteorite_at_the_end() {
    let mut scene = at_level(5);
    scene.meteorite(5, 1).pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Store);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    scene.resolve(Effect::Patch, on(5, 1));
    assert!(scene.told(TileEvent::PatchPlaced {
        cell: cell(5, 1),
        on_tile: true,
        source: Source::Stored
    }));
    assert_eq!(
        (scene.me().board.meteorite_count(), scene.me().meteorites),
        (0, 0),
        "not collected"
    );
}

// rules §11.21
#[test]
fn unionization_raises_biomass_from_the_first_step_to_the_second_and_no_further() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = at_level(0);
    scene.trackers(5).tracker(Biomass, 2).pending(raise);
    scene.advance_to(raise, Biomass, field(Biomass, 5));
    assert!(
        matches!(scene.agenda()[..], [Effect::OneOf(..)]),
        "nothing is left to raise"
    );
    scene.clear_agendas().pending(raise);
    assert_eq!(scene.question(raise), Question::Impossible);
}

// rules §10.3, §8 Wormhole Corp.
#[test]
fn biomass_is_at_its_top_on_the_fifth_step() {
    let [overgrowth, pinnacle] =
        [21, 24].map(|number| Objective::new(number).expect("an objective"));
    for (height, at_top) in [(11, false), (14, true)] {
        let mut scene = at_level(0);
        scene.tracker(Biomass, height);
        assert_eq!(overgrowth.is_met(scene.me()), at_top);
        assert_eq!(pinnacle.standing(scene.me()), u8::from(at_top));
    }
}

// rules §8
#[test]
fn the_five_steps_of_biomass_are_counted_and_techs_have_their_heights() {
    let data = CorporationId::Wormhole.data();
    let steps = [0, 2, 5, 8, 11, 14].map(|height| data.step(field(Biomass, height)));
    assert_eq!(steps, [0, 1, 2, 3, 4, 5]);
    assert_eq!(data.step(field(Track::Tech, 3)), 3);
    let heights = (1..=5).map(|level| data.tech_height(level));
    assert_eq!(heights.collect::<Vec<_>>(), [3, 5, 7, 10, 14]);
    assert_eq!(
        [0, 9].map(|level| data.tech_height(level)),
        [16; 2],
        "above the track"
    );
}
