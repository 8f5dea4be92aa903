//! Chapter 11: rulings on single cases, as far as the standard planet and corporation meet them.

use super::scenario::*;
use rules::*;

// rules §11.1
#[test]
fn whether_a_tile_is_placeable_is_judged_when_it_is_picked() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .depot("I2/rover-tech", "I4/rover-tech")
        .cover_all_but(&[(6, 0), (6, 1)])
        .pending(Effect::Patch);
    assert!(matches!(
        scene.question(Effect::TakeTile),
        Question::PlaceTile(_)
    ));
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 1)));
    assert!(matches!(
        scene.question(Effect::TakeTile),
        Question::DiscardTile(_)
    ));
    scene.refuse(Choice::EndTurn, Illegal::Mandatory);
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
}

// rules §11.3
#[test]
fn techs_that_bear_on_placing_work_for_salvage_yard_too() {
    let effect = Effect::TakeExtraTile { resources: false };
    let far = Answer::Place {
        ring: Ring::Inner,
        orientation: UPRIGHT,
        anchor: cell(3, 4),
    };
    let mut scene = Scenario::claiming(1);
    scene.depot("V3/tech-biomass!", "I4/rover-tech").claim(5);
    scene.refuse_answer(effect, far, PlacementFault::NotAdjacent);
    scene.tracker(Track::Tech, 14).resolve(effect, far);
    assert_eq!(
        (scene.me().board.meteorites, scene.agenda()),
        (CellSet::EMPTY, vec![])
    );
}

// rules §11.13
#[test]
fn several_patches_gained_together_are_single_gains_one_after_another() {
    let mut scene = Scenario::claiming(1);
    scene.tracker(Track::Tech, 5).claim(12);
    scene.resolve(Effect::Patch, Answer::Store);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    assert_eq!(
        (scene.me().stored_patches, scene.me().board.patches.len()),
        (1, 1)
    );
}

// rules §1.3, §11.13
#[test]
fn several_meteorites_collected_together_are_collected_one_after_another() {
    let collect = |count| Effect::CollectMeteorites { count };
    let mut scene = Scenario::claiming(1);
    scene
        .lay("I2/rover-tech", UPRIGHT, (6, 0))
        .meteorite(5, 0)
        .meteorite(5, 1)
        .meteorite(6, 0)
        .pending(collect(2));
    scene.resolve(collect(2), Answer::Cell(cell(5, 1)));
    assert_eq!(scene.agenda(), [collect(1)]);
    scene.resolve(collect(1), Answer::Cell(cell(6, 0)));
    let left = cells(&[(5, 0)]);
    assert_eq!(
        (scene.me().meteorites, scene.me().board.meteorites),
        (2, left)
    );
    assert_eq!(scene.agenda(), []);
}

// rules §11.14
#[test]
fn stored_patches_are_placed_only_at_the_end_also_if_the_tech_is_lost_by_then() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .tracker(Track::Tech, 5)
        .clear_agendas()
        .pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Store);
    assert_eq!(scene.agenda(), []);
    scene.tracker(Track::Tech, 0).state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert_eq!(scene.agenda(), [Effect::Patch]);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
}

// rules §11.14
#[test]
fn nothing_is_stored_in_the_end_phase() {
    let mut scene = Scenario::with_first_tile(1);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene
        .hold(0, 24)
        .tracker(Track::Tech, 15)
        .tracker(Track::Biomass, 12)
        .skip_turns();
    scene.advance(
        Effect::Advance {
            among: TrackSet::ALL,
            times: 1,
        },
        Track::Biomass,
    );
    scene.refuse_answer(Effect::Patch, Answer::Store, Illegal::CannotStore);
    scene.resolve(Effect::Patch, Answer::Cell(cell(0, 5)));
}

// rules §11.21
#[test]
fn unionization_passes_a_civ_milestone_and_raises_what_is_below_height_5() {
    let raise = Effect::RaiseAll { to: 5 };
    let mut scene = Scenario::claiming(1);
    scene
        .only_cards(1, &[6])
        .trackers(6)
        .tracker(Track::Civ, 0)
        .claim(21);
    for _ in 0..5 {
        scene.advance(raise, Track::Civ);
    }
    assert_eq!(
        (scene.height(Track::Civ), scene.agenda()),
        (5, vec![Effect::Claim(Milestone::of(1))])
    );
}

// rules §11.23
#[test]
fn a_teleported_rover_collects_a_meteorite_and_costs_no_movement() {
    let mut scene = Scenario::claiming(1);
    scene.rover(8, 8).meteorite(5, 1).claim(14);
    scene.me_mut().turn.movement = 2;
    scene.resolve(
        Effect::Relocate,
        Answer::Relocate {
            from: cell(8, 8),
            to: cell(5, 1),
        },
    );
    assert_eq!((scene.me().meteorites, scene.me().turn.movement), (1, 2));
}

// rules §11.25
#[test]
fn a_used_immediate_card_has_left_the_game() {
    let mut scene = Scenario::claiming(2);
    scene.claim(4);
    let cards = &scene.state.cards;
    assert!(cards.used.contains(card(4)));
    assert!(!(cards.in_play | cards.boxed | scene.me().cards).contains(card(4)));
}
