//! R18: no synergy boosts in this round.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

const BOOST: Effect = Effect::Boost;
const ONE: Effect = Effect::Advance {
    among: TrackSet::ALL,
    times: 1,
};

// rules §6.1, R18
#[test]
fn only_the_benefits_that_the_card_names_are_barred() {
    let corporation = CorporationId::STANDARD;
    let barred = |card| {
        let scene = in_force_for(card, corporation);
        let benefits = [
            Benefit::Boost,
            Benefit::Patch,
            Benefit::CivMilestone(1),
            Benefit::TechMilestone(1),
        ];
        benefits.map(|benefit| scene.state.bars_benefit(benefit))
    };
    assert_eq!(barred("R18"), [true, false, false, false]);
    assert_eq!(
        barred("R05"),
        [false, true, true, true],
        "a patch is a milestone"
    );
    assert_eq!(barred("G17"), [false; 4]);
}

// rules §6.1, R18
#[test]
fn the_boosts_of_all_tracks_are_lost_and_nothing_else_is() {
    for corporation in CorporationId::ALL {
        let shown = Track::ALL
            .into_iter()
            .flat_map(|track| corporation.data().fields(track));
        let boosts = shown.filter(|field| {
            corporation
                .data()
                .benefits(*field)
                .contains(&Benefit::Boost)
        });
        for at in boosts.filter(|at| corporation != CorporationId::Oasis || at.track != Water) {
            let mut scene = in_force_for("R18", corporation);
            enter_by(ONE, &mut scene, at.track, at.height);
            assert!(scene.told(EffectEvent::Lost(BOOST)), "{corporation} {at:?}");
            assert!(!scene.agenda().contains(&BOOST));
        }
    }
    let mut scene = in_force_for("R18", CorporationId::STANDARD);
    enter_by(ONE, &mut scene, Rover, 10);
    assert_eq!(
        (scene.agenda().len(), scene.me().turn.movement),
        (0, 3),
        "movement of the same field stays"
    );
    for (track, to, gained) in [(Biomass, 3, vec![Effect::Patch]), (Civ, 3, vec![])] {
        let mut scene = in_force_for("R18", CorporationId::STANDARD);
        enter_by(ONE, &mut scene, track, to);
        assert_eq!(
            (scene.besides_claims(), scene.claims().len()),
            (gained, usize::from(track == Civ))
        );
    }
}

// rules §8 Republic 4, R18
#[test]
fn a_civ_milestone_of_republic_gives_its_card_but_no_boost() {
    let mut scene = in_force_for("R18", CorporationId::Republic);
    scene.trackers(3).tracker(Tech, 10);
    enter_by(ONE, &mut scene, Civ, 4);
    assert_eq!(
        scene.besides_claims(),
        [Effect::Regress {
            among: TrackSet::all_but(Civ)
        }]
    );
    assert_eq!(scene.claims().len(), 1);
}

// rules §8 Oasis Ultd. 5, R18
#[test]
fn a_water_resource_of_oasis_gives_its_patch_but_no_boost() {
    let mut scene = in_force_for("R18", CorporationId::Oasis);
    scene
        .tracker(Tech, 14)
        .pending(Effect::TakeTile)
        .depot("I2/energy-water", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
    assert!(scene.agenda().contains(&Effect::Patch) && !scene.agenda().contains(&BOOST));
}

// rules §8 Jump Drive A, C, R18
#[test]
fn tech_a_of_jump_drive_does_not_make_a_boost_of_a_patch() {
    let mut scene = in_force_for("R18", CorporationId::JumpDrive);
    scene.me_mut().corporation_state.berthed = [1, 3].into_iter().collect();
    scene.pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    enter_by(ONE, &mut scene, Water, 3);
    assert!(
        scene.agenda().is_empty(),
        "there is nothing for tech C to double"
    );
    scene.reveal_next();
    scene
        .clear_agendas()
        .pending(Effect::Patch)
        .resolve(Effect::Patch, Answer::Instead);
    scene.resolve(BOOST, Answer::Instead);
}

// rules §11.22, §8 Jump Drive E
#[test]
fn the_row_of_tech_e_gives_everything_but_boosts() {
    let mut scene = in_force_for("R18", CorporationId::JumpDrive);
    scene
        .trackers(3)
        .pending(Effect::GainRow)
        .resolve(Effect::GainRow, Answer::Track(Civ));
    assert_eq!(
        (scene.besides_claims(), scene.me().turn.movement),
        (vec![Effect::Patch], 1)
    );
    assert_eq!(scene.claims(), [Milestone::of(1)]);
}

// rules §8 Wormhole, R18
#[test]
fn wormhole_takes_the_option_that_is_not_the_boost() {
    let mut scene = in_force_for("R18", CorporationId::Wormhole);
    enter_by(ONE, &mut scene, Biomass, 2);
    assert_eq!(scene.agenda(), [Effect::Patch]);
    let mut scene = in_force_for("R18", CorporationId::Wormhole);
    enter_by(ONE, &mut scene, Biomass, 5);
    assert!(
        matches!(scene.agenda()[..], [Effect::OneOf(..)]),
        "elsewhere it still chooses"
    );
}

// rules §8 Flux Industries 3, R18
#[test]
fn the_double_boosts_of_flux_are_barred_too() {
    let mut scene = in_force_for("R18", CorporationId::Flux);
    scene.tracker(Tech, 7).me_mut().corporation_state.token = Some(Water);
    enter_by(ONE, &mut scene, Water, 3);
    assert!(scene.agenda().is_empty());
}

// rules §6.1, §11.17
#[test]
fn what_advances_trackers_without_being_called_a_boost_still_does() {
    let mut scene = in_force_for("R18", CorporationId::STANDARD);
    scene
        .pending(Effect::TakeTile)
        .depot("I2/civ-energy", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (6, 0));
    for effect in scene.agenda() {
        scene.advance(effect, Civ);
    }
    assert_eq!(scene.height(Civ), 2, "a resource and energy");
    scene.clear_agendas().claim(1);
    scene.advance(
        Effect::AdvanceDifferent {
            among: TrackSet::ALL,
            count: 2,
        },
        Water,
    );
    scene.clear_agendas().claim(21);
    scene.advance(Effect::RaiseAll { to: 5 }, Water);
    assert_eq!(scene.height(Water), 2);
}

// rules §9.2, §10.2
#[test]
fn it_lasts_while_civ_cards_are_claimed_but_not_in_the_end_phase() {
    let mut scene = in_force_for("R18", CorporationId::STANDARD);
    scene.state.phase = Phase::Claims { done: 0 };
    enter_by(ONE, &mut scene, Water, 3);
    assert!(scene.agenda().is_empty());
    let mut scene = in_force_for("R18", CorporationId::STANDARD);
    scene.hold(0, 23).tracker(Water, 2).state.last_round = Some(EndReason::EmptyDepot);
    scene.end_turn();
    scene.advance(ONE, Water);
    assert_eq!(scene.agenda(), [BOOST]);
}

// rules §11.17, §8 Flux Industries 5, §8 Horizon Group 5
#[test]
fn techs_that_advance_a_tracker_without_a_boost_work() {
    let mut scene = in_force_for("R18", CorporationId::Flux);
    scene.tracker(Tech, 14).use_tech(
        5,
        Answer::Advance {
            tracker: Civ,
            to: field(Civ, 1),
        },
    );
    assert_eq!(scene.height(Civ), 1);
    let mut scene = in_force_for("R18", CorporationId::Horizon);
    scene.tracker(Tech, 14).use_tech(
        5,
        Answer::Advance {
            tracker: Rover,
            to: field(Rover, 1),
        },
    );
    assert_eq!(scene.height(Rover), 1);
}

// rules §6.1, R18
#[test]
fn a_pending_boost_asks_for_a_tracker_only_where_no_event_card_bars_it() {
    for (event_card, is_barred) in [("R18", true), ("R17", false)] {
        let scene = in_force_for(event_card, CorporationId::STANDARD);
        let boost = Pending::new(BOOST, Source::Round);
        let question = scene.state.question(SeatId(0), &boost);
        assert_eq!(question == Question::Impossible, is_barred, "{event_card}");
        assert_ne!(matches!(question, Question::Advance(..)), is_barred);
    }
}
