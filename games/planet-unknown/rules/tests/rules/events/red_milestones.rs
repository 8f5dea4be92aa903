//! R05 and R19: the milestones of a track have no effect in this round (rules §11.22).

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};
use rules::corporation::Berth;

const BOOST: Effect = Effect::Boost;

fn levels(scene: &Scenario) -> Vec<u8> {
    scene.me().available_levels().iter().collect()
}

// rules §11.22, R05, R19
#[test]
fn milestones_of_every_kind_give_nothing() {
    for name in ["R05", "R19"] {
        for (track, to) in [
            (Civ, 3),
            (Civ, 14),
            (Biomass, 3),
            (Biomass, 13),
            (Rover, 1),
            (Tech, 3),
            (Tech, 14),
        ] {
            let mut scene = Scenario::with_first_tile(2);
            scene.reveal(name);
            scene.clear_agendas();
            enter_by(BOOST, &mut scene, track, to);
            assert!(scene.agenda().is_empty(), "{name} {track} {to}");
            assert!(scene.claims().is_empty());
            assert!(scene.told(TrackEvent::MilestoneBarred(field(track, to))));
            assert_eq!(
                (scene.me().rovers_left, scene.me().board.rovers.len()),
                (2, 0)
            );
        }
    }
}

// rules §11.22
#[test]
fn the_other_benefits_of_the_fields_are_gained() {
    for (track, to, gained, movement) in [
        (Civ, 8, vec![BOOST], 0),
        (Water, 3, vec![BOOST], 0),
        (Rover, 6, vec![], 2),
        (Rover, 10, vec![BOOST], 3),
    ] {
        let mut scene = in_force_for("R05", CorporationId::STANDARD);
        enter_by(BOOST, &mut scene, track, to);
        assert_eq!(
            (scene.agenda(), scene.me().turn.movement),
            (gained, movement),
            "{track} {to}"
        );
    }
}

// rules §11.22
#[test]
fn it_bars_the_milestones_of_every_seat_and_in_this_round_only() {
    let mut scene = Scenario::with_first_tile(2);
    scene.reveal("R19");
    scene.clear_agendas().end_turn();
    scene.seat_mut(1).turn.agenda.clear();
    scene
        .seat_mut(1)
        .turn
        .agenda
        .push(Pending::new(BOOST, Source::Round));
    scene.seat_mut(1).trackers[Civ as usize] = field(Civ, 2);
    scene.advance(BOOST, Civ);
    assert_eq!(scene.seat(1).turn.claims().next(), None);
    scene.reveal_next();
    scene.clear_agendas();
    enter_by(BOOST, &mut scene, Civ, 3);
    assert_eq!(scene.claims(), [Milestone::of(1)]);
}

// rules §11.22
#[test]
fn a_tech_milestone_unlocks_from_the_next_round() {
    let mut scene = in_force_for("R05", CorporationId::STANDARD);
    enter_by(BOOST, &mut scene, Tech, 7);
    assert_eq!(levels(&scene), [1, 2], "those below were reached before");
    scene.tracker(Rover, 1).pending(BOOST).advance(BOOST, Rover);
    assert_eq!(scene.me().turn.movement, 1, "level 3 adds nothing yet");
    assert!(!scene.told(TrackEvent::TechUnlocked { level: 3 }));
    scene.me_mut().turn.movement = 0;
    scene.skip_turns();
    assert!(scene.told(TrackEvent::TechUnlocked { level: 3 }));
    scene.clear_agendas().pending(BOOST).advance(BOOST, Rover);
    assert_eq!(
        (levels(&scene), scene.me().turn.movement),
        (vec![1, 2, 3], 2)
    );
}

// rules §5.6, §11.22
#[test]
fn a_tech_from_which_the_tracker_has_gone_back_does_not_unlock() {
    let mut scene = in_force_for("R05", CorporationId::STANDARD);
    enter_by(BOOST, &mut scene, Tech, 5);
    let regress = Effect::Regress {
        among: TrackSet::of(Tech),
    };
    scene.pending(regress).resolve(
        regress,
        Answer::Regress {
            tracker: Tech,
            to: field(Tech, 4),
        },
    );
    scene.skip_turns();
    assert_eq!(levels(&scene), [1]);
    assert!(!scene.told(TrackEvent::TechUnlocked { level: 2 }));
}

// rules §3.1, §11.22, §8 Horizon Group 2
#[test]
fn it_is_unlocked_when_techs_of_the_round_start_are_evaluated() {
    let mut scene = in_force_for("R05", CorporationId::Horizon);
    scene.rover(5, 0).board().loaded.insert(cell(5, 0));
    enter_by(BOOST, &mut scene, Tech, 5);
    assert_eq!(scene.me().turn.movement, 0);
    scene.reveal_next();
    assert_eq!(scene.me().turn.movement, 1);
}

// rules §10.2, §11.22, §8 Republic 5
#[test]
fn in_the_last_round_it_unlocks_for_the_end_phase() {
    let mut scene = in_force_for("R05", CorporationId::Republic);
    enter_by(BOOST, &mut scene, Tech, 14);
    assert_eq!(levels(&scene), [1, 2, 3, 4]);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert_eq!(
        scene.state.phase,
        Phase::End {
            done: 0,
            step: EndStep::Techs
        }
    );
    assert_eq!(scene.agenda(), [Effect::KeepAny { count: 2 }]);
}

// rules §11.22, §8 Flux Industries
#[test]
fn flux_keeps_its_level_for_the_round_and_does_not_move_its_token() {
    let mut scene = in_force_for("R05", CorporationId::Flux);
    enter_by(BOOST, &mut scene, Tech, 7);
    assert!(scene.agenda().is_empty());
    assert_eq!(levels(&scene), [2]);
    assert!(scene.offer_of(2).is_some(), "it has not lapsed yet");
    scene.skip_turns();
    assert_eq!(levels(&scene), [3]);
    assert!(scene.me().corporation_state.used.contains(2), "now it has");
}

// rules §11.22, §8 Flux Industries 1
#[test]
fn flux_moves_with_level_1_at_the_start_of_the_next_round() {
    let mut scene = in_force_for("R05", CorporationId::Flux);
    enter_by(BOOST, &mut scene, Tech, 3);
    scene.rover(5, 0).reveal_next();
    assert_eq!((levels(&scene), scene.me().turn.movement), (vec![1], 2));
}

// rules §11.22, §8 Flux Industries 3
#[test]
fn the_improved_milestones_of_flux_are_barred_like_the_others() {
    for (token, to) in [(Civ, 3), (Biomass, 3)] {
        let mut scene = in_force_for("R05", CorporationId::Flux);
        scene.tracker(Tech, 7).me_mut().corporation_state.token = Some(token);
        enter_by(BOOST, &mut scene, token, to);
        assert!(
            scene.agenda().is_empty() && scene.claims().is_empty(),
            "{token}"
        );
    }
    let mut scene = in_force_for("R05", CorporationId::Flux);
    scene.tracker(Tech, 7).me_mut().corporation_state.token = Some(Water);
    enter_by(BOOST, &mut scene, Water, 3);
    assert_eq!(scene.agenda(), [BOOST; 2], "boosts are no milestones");
}

// rules §11.22, §8 Makeshift
#[test]
fn with_makeshift_any_tracker_on_the_tech_track_waits_for_its_tech() {
    let mut scene = in_force_for("R05", CorporationId::Makeshift);
    scene.me_mut().trackers[Rover as usize] = field(Tech, 2);
    scene
        .pending(BOOST)
        .advance_to(BOOST, Rover, field(Tech, 3));
    assert!(levels(&scene).is_empty());
    scene.skip_turns();
    assert_eq!(levels(&scene), [1]);
    let mut scene = in_force_for("R05", CorporationId::Makeshift);
    scene.tracker(Tech, 5).me_mut().trackers[Rover as usize] = field(Tech, 2);
    scene
        .pending(BOOST)
        .advance_to(BOOST, Rover, field(Tech, 3));
    assert_eq!(
        levels(&scene),
        [1, 2],
        "a second tracker takes nothing away"
    );
}

// rules §11.22, §8 Cosmos Inc. 2
#[test]
fn cosmos_repositions_three_lifepods_when_the_level_unlocks() {
    let mut scene = in_force_for("R05", CorporationId::Cosmos);
    scene.me_mut().lifepods = 3;
    enter_by(BOOST, &mut scene, Tech, 5);
    assert!(scene.agenda().is_empty());
    scene.reveal_next();
    assert_eq!(
        scene.agenda(),
        [Effect::Reposition { count: 3 }, Effect::TakeTile]
    );
}

// rules §11.12, §8 Republic 4
#[test]
fn a_civ_milestone_of_republic_does_nothing_its_regress_and_its_techs_included() {
    let mut scene = in_force_for("R05", CorporationId::Republic);
    scene.trackers(3).tracker(Tech, 10);
    enter_by(BOOST, &mut scene, Civ, 4);
    assert!(scene.agenda().is_empty() && scene.claims().is_empty());
}

// rules §11.22, §8 Jump Drive E
#[test]
fn the_row_of_tech_e_gives_no_milestones() {
    let mut scene = in_force_for("R05", CorporationId::JumpDrive);
    scene
        .trackers(3)
        .pending(Effect::GainRow)
        .resolve(Effect::GainRow, Answer::Track(Civ));
    assert_eq!(
        (scene.agenda(), scene.me().turn.movement),
        (vec![BOOST], 1),
        "water gives a boost, rover a movement"
    );
    assert!(scene.claims().is_empty());
    let mut scene = in_force_for("R05", CorporationId::JumpDrive);
    scene
        .pending(Effect::BerthLifepod)
        .resolve(Effect::BerthLifepod, Answer::Berth(Berth::Tech(3)));
    assert_eq!(
        levels(&scene),
        [3],
        "a lifepod unlocks a tech without a milestone"
    );
}

// rules §11.22, §8 Wormhole
#[test]
fn wormhole_takes_the_option_that_is_not_the_patch() {
    let advance = |track| Effect::Advance {
        among: TrackSet::of(track),
        times: 1,
    };
    for (to, given) in [
        (2, BOOST),
        (5, advance(Civ)),
        (8, advance(Water)),
        (11, advance(Tech)),
        (14, advance(Rover)),
    ] {
        let mut scene = in_force_for("R05", CorporationId::Wormhole);
        enter_by(BOOST, &mut scene, Biomass, to);
        assert_eq!(scene.agenda(), [given], "{to}");
    }
}

// rules §6.2, §11.22, C21
#[test]
fn it_lasts_while_the_civ_cards_of_the_round_are_claimed() {
    for phase in CLAIMING {
        let mut scene = in_force_for("R05", CorporationId::STANDARD);
        scene.state.phase = phase;
        enter_by(BOOST, &mut scene, Civ, 3);
        assert!(scene.agenda().is_empty(), "no card is claimed at once");
        scene.trackers(0).tracker(Civ, 4).claim(21);
        let raise = Effect::RaiseAll { to: 5 };
        for tracker in [Rover, Biomass, Tech] {
            while scene.agenda().contains(&raise) && scene.may_advance(raise).contains(&tracker) {
                scene.advance(raise, tracker);
            }
        }
        assert_eq!(scene.agenda(), [raise], "no patch, no rover");
        assert!(levels(&scene).is_empty() && scene.me().turn.movement > 0);
    }
}

// rules §11.22, C03, §8 Oasis Ultd. 4
#[test]
fn patches_of_cards_and_techs_are_no_milestones() {
    let mut scene = in_force_for("R05", CorporationId::STANDARD);
    scene.claim(3);
    assert_eq!(scene.agenda(), [Effect::Patch]);
    let mut scene = in_force_for("R05", CorporationId::Oasis);
    scene
        .tracker(Tech, 10)
        .pending(Effect::TakeTile)
        .depot("I2/energy-water", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
    assert!(scene.agenda().contains(&Effect::Patch));
}

// rules §9.2, §10.2
#[test]
fn milestones_entered_in_the_end_phase_are_gained() {
    let advance = Effect::Advance {
        among: TrackSet::ALL,
        times: 1,
    };
    for (track, below, gained) in [
        (Civ, 2, Effect::Claim(Milestone::of(1))),
        (Biomass, 2, Effect::Patch),
    ] {
        let mut scene = in_force_for("R05", CorporationId::STANDARD);
        scene.hold(0, 23).tracker(track, below).state.last_round = Some(EndReason::EmptyDepot);
        scene.end_turn();
        scene.advance(advance, track);
        assert_eq!(scene.agenda(), [gained]);
    }
    let mut scene = in_force_for("R05", CorporationId::STANDARD);
    scene.hold(0, 23).tracker(Tech, 2).state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    scene.advance(advance, Tech);
    assert_eq!(levels(&scene), [1]);
}

// rules §10.2, §11.22, §8 Cosmos Inc. 2, §8 Makeshift 5
#[test]
fn special_techs_unlock_for_the_end_phase_too() {
    let mut scene = in_force_for("R05", CorporationId::Cosmos);
    scene.me_mut().lifepods = 2;
    enter_by(BOOST, &mut scene, Tech, 5);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert_eq!(scene.agenda(), [Effect::Reposition { count: 3 }]);
    let mut scene = in_force_for("R05", CorporationId::Makeshift);
    scene.me_mut().trackers = [
        (Water, 15),
        (Water, 2),
        (Biomass, 0),
        (Rover, 0),
        (Tech, 13),
    ]
    .map(|(track, height)| field(track, height));
    scene
        .pending(BOOST)
        .advance_to(BOOST, Tech, field(Tech, 14));
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert!(scene.state.is_finished());
    assert_eq!(
        scene.state.score(SeatId(0)).tracks[1],
        5,
        "with level 5 it scores as the best one of its track"
    );
    let mut scene = in_force_for("R05", CorporationId::Flux);
    enter_by(BOOST, &mut scene, Tech, 7);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert_eq!(levels(&scene), [3]);
}

// rules §3.8, §11.22
#[test]
fn abilities_that_unlock_for_the_end_phase_can_be_used_once_there() {
    let mut scene = in_force_for("R05", CorporationId::Horizon);
    enter_by(BOOST, scene.tracker(Rover, 3), Tech, 14);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert!(matches!(scene.state.phase, Phase::End { .. }));
    scene.advance(
        Effect::Advance {
            among: TrackSet::of(Rover),
            times: 1,
        },
        Rover,
    );
    assert_eq!(scene.offer_of(5), None, "once");
    scene.end_turn();
    assert!(scene.state.is_finished());
    let mut scene = in_force_for("R05", CorporationId::Cosmos);
    scene
        .me_mut()
        .corporation_state
        .parked
        .insert(field(Civ, 2));
    enter_by(BOOST, &mut scene, Tech, 14);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    let home = Answer::Reposition {
        from: Berth::Field(field(Civ, 2)),
        to: Berth::Scoring,
    };
    scene.resolve(Effect::Reposition { count: 1 }, home);
    scene.end_turn();
    assert!(scene.state.is_finished());
    assert_eq!(scene.me().lifepods, 1);
}

// rules §3.8, §11.22
#[test]
fn no_seat_is_asked_at_the_end_about_an_ability_without_effect() {
    let mut scene = in_force_for("R05", CorporationId::Cosmos);
    scene.board().lifepods = CellSet::EMPTY;
    enter_by(BOOST, &mut scene, Tech, 14);
    scene.state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    assert!(scene.state.is_finished());
}

// rules §11.22, §8 Flux Industries 2
#[test]
fn level_2_of_flux_lapses_where_the_tracker_passed_level_3_in_such_a_round() {
    let mut scene = in_force_for("R05", CorporationId::Flux);
    (7..=10).for_each(|to| enter_by(BOOST, &mut scene, Tech, to));
    scene.reveal_next();
    scene.clear_agendas().tracker(Tech, 6);
    assert_eq!((levels(&scene), scene.offer_of(2)), (vec![2], None));
}

// rules §11.22, §8 Flux Industries 2
#[test]
fn flux_goes_to_the_next_milestone_which_gives_nothing() {
    let mut scene = in_force_for("R05", CorporationId::Flux);
    scene.tracker(Tech, 5).tracker(Civ, 6);
    scene.use_tech(
        2,
        Answer::Advance {
            tracker: Civ,
            to: field(Civ, 10),
        },
    );
    assert_eq!(scene.agenda(), [BOOST], "what lies on the way is gained");
    assert!(scene.claims().is_empty());
}

// rules §11.22
#[test]
fn it_bars_milestones_and_no_claims() {
    for left_over in [false, true] {
        let mut scene = Scenario::with_corporation(CorporationId::Republic, 1);
        scene.tracker(Tech, 7).reveal("R05");
        assert_eq!(levels(&scene), [1, 2, 3], "techs reached before stay");
        scene.clear_agendas();
        if left_over {
            let milestones = &mut scene.me_mut().turn.milestones;
            milestones.push(Milestone::of(2));
            scene.end_turn();
        } else {
            scene.reach(0, 2);
        }
        assert_eq!(scene.agenda(), [Effect::Claim(Milestone::of(2))]);
        scene.play(scene.look_at(0, 2));
    }
}
