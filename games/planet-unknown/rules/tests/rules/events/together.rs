//! Event cards together with civ cards and techs.

use crate::scenario::*;
use rules::*;

/// rules §11.21, §11.22: of the first biomass step the card takes the boost and the event card the patch.
#[test]
fn raising_all_trackers_while_milestones_are_barred_leaves_wormhole_nothing_of_its_first_step() {
    let mut scene = Scenario::with_corporation(CorporationId::Wormhole, 1);
    scene.reveal("R05");
    scene.clear_agendas();
    scene.state.phase = Phase::Claims { done: 0 };
    scene.pending(Effect::RaiseAll { to: 5 });
    let raise = Effect::RaiseAll { to: 5 };
    let first = scene.ways(raise, Track::Biomass)[0];
    scene.advance_to(raise, Track::Biomass, first);
    assert_eq!(scene.agenda(), [raise], "neither the boost nor the patch");
}

/// rules §3.7, §8 Jump Drive A: a patch that has no place is no boost lost.
#[test]
fn a_boost_can_be_had_instead_of_the_patch_of_an_event_card_that_has_no_place() {
    let mut scene = Scenario::with_corporation(CorporationId::JumpDrive, 1);
    scene.cover_all_but(&[]);
    scene.me_mut().lifepods = 0;
    scene.me_mut().corporation_state.berthed.insert(1);
    scene.board().lifepods = CellSet::EMPTY;
    scene.reveal("G16");
    assert!(scene.agenda().contains(&Effect::Patch));
    let pending = scene.place_of(Effect::Patch);
    scene.play(Choice::Resolve {
        pending,
        answer: Answer::Instead,
    });
    assert!(!scene.may_advance(Effect::Boost).is_empty());
}
