//! Event cards together with corporations.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

fn once(pair: [Track; 2]) -> Effect {
    Effect::Advance {
        among: set(&pair),
        times: 1,
    }
}

// rules §8 Jump Drive A, §4.5
#[test]
fn jump_drive_takes_a_boost_even_for_a_patch_of_g16_that_could_not_be_placed() {
    let mut scene = meeting("G16", CorporationId::JumpDrive, |scene| {
        scene
            .cover_all_but(&[])
            .me_mut()
            .corporation_state
            .berthed
            .insert(1);
    });
    scene.resolve(Effect::Patch, Answer::Instead);
    scene.advance(Effect::Boost, Civ);
    assert_eq!(
        (scene.height(Civ), scene.agenda()),
        (1, vec![Effect::TakeTile])
    );
    let mut scene = meeting("G16", CorporationId::JumpDrive, |scene| {
        scene
            .cover_all_but(&[])
            .me_mut()
            .corporation_state
            .berthed
            .insert(1);
    });
    scene.skip(Effect::Patch);
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
    meeting("G16", CorporationId::JumpDrive, |scene| {
        scene.cover_all_but(&[]);
    })
    .loses(Effect::Patch);
}

// rules §8 Jump Drive E, §3.3
#[test]
fn a_tech_that_the_lifepod_of_g18_unlocks_works_before_the_tile() {
    let collect = Effect::CollectLifepods { count: 1 };
    let mut scene = meeting("G18", CorporationId::JumpDrive, |scene| {
        scene.trackers(3);
    });
    scene.resolve(collect, Answer::Cell(cell(7, 2)));
    scene.resolve(Effect::BerthLifepod, Answer::Berth(Berth::Tech(5)));
    scene.asks_first(Effect::GainRow);
    scene.resolve(Effect::GainRow, Answer::Track(Civ));
    assert_eq!(scene.claims(), [Milestone::of(1)]);
    assert_eq!(
        (scene.besides_claims(), scene.me().turn.movement),
        (vec![Effect::TakeTile, Effect::Boost, Effect::Patch], 1)
    );
}

// rules §8 Flux Industries
#[test]
fn flux_moves_its_token_for_a_tech_milestone_of_an_event_card_before_the_tile() {
    let mut scene = meeting("G06", CorporationId::Flux, |scene| {
        scene.tracker(Tech, 2);
    });
    scene.advance(once([Rover, Tech]), Tech);
    scene.resolve(Effect::MoveToken, Answer::Track(Water));
    assert_eq!(scene.me().corporation_state.token, Some(Water));
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

// rules §8 Flux Industries 3
#[test]
fn the_improved_flux_track_counts_for_event_cards() {
    for (name, pair, token) in [
        ("G14", [Biomass, Water], Biomass),
        ("G07", [Rover, Water], Rover),
    ] {
        let mut scene = meeting(name, CorporationId::Flux, |scene| {
            scene
                .trackers(2)
                .tracker(Tech, 7)
                .me_mut()
                .corporation_state
                .token = Some(token);
        });
        scene.advance(once(pair), token);
        let patches = scene
            .agenda()
            .iter()
            .filter(|effect| **effect == Effect::Patch)
            .count();
        assert_eq!(
            (patches, scene.me().turn.movement),
            if token == Biomass { (2, 0) } else { (0, 2) }
        );
    }
}

// rules §8 Republic
#[test]
fn a_civ_milestone_of_an_event_card_costs_republic_a_step() {
    let cost = Effect::Regress {
        among: TrackSet::all_but(Civ),
    };
    let mut scene = meeting("G05", CorporationId::Republic, |scene| {
        scene.trackers(1);
    });
    scene.advance(once([Rover, Civ]), Civ);
    assert_eq!(scene.besides_claims(), [Effect::TakeTile, cost]);
    assert_eq!(scene.claims().len(), 1);
}

// rules §11.24, §11.15
#[test]
fn the_three_steps_of_g04_skip_the_lifepods_of_cosmos() {
    let among = set(&[Civ, Biomass, Water]);
    let mut scene = meeting("G04", CorporationId::Cosmos, |scene| {
        scene.me_mut().corporation_state.parked =
            [field(Water, 2), field(Water, 3)].into_iter().collect();
    });
    let left = |times| Effect::AdvanceBare {
        among: TrackSet::of(Water),
        times,
    };
    scene.advance_to(
        Effect::AdvanceBare { among, times: 3 },
        Water,
        field(Water, 1),
    );
    scene.advance_to(left(2), Water, field(Water, 4));
    scene.advance_to(left(1), Water, field(Water, 5));
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
}

// rules §11.24, §8 Oasis Ultd.
#[test]
fn g04_takes_the_water_of_oasis_along_its_path_as_far_as_nothing_blocks_it() {
    let among = set(&[Civ, Biomass, Water]);
    let mut scene = meeting("G04", CorporationId::Oasis, |scene| {
        scene.tracker(Rover, 3);
    });
    scene.advance_to(
        Effect::AdvanceBare { among, times: 3 },
        Water,
        field(Water, 1),
    );
    let rest = Effect::AdvanceBare {
        among: TrackSet::of(Water),
        times: 2,
    };
    scene.advance_to(rest, Water, field(Biomass, 2));
    assert_eq!(
        scene.agenda(),
        [Effect::TakeTile],
        "the boost on the way is not gained, and rover blocks the third step"
    );
}

// rules §11.24, §6.6, §8 Makeshift
#[test]
fn g04_may_take_a_tracker_of_makeshift_onto_another_track() {
    let among = set(&[Civ, Biomass, Water]);
    let mut scene = meeting("G04", CorporationId::Makeshift, |_| ());
    scene.advance_to(
        Effect::AdvanceBare { among, times: 3 },
        Biomass,
        field(Rover, 1),
    );
    let left = |times| Effect::AdvanceBare {
        among: TrackSet::of(Biomass),
        times,
    };
    scene.advance_to(left(2), Biomass, field(Tech, 2));
    scene.advance_to(left(1), Biomass, field(Tech, 3));
    assert_eq!(
        (scene.agenda(), scene.me().turn.movement),
        (vec![Effect::TakeTile], 0),
        "no rover, no boost"
    );
    assert!(
        scene.me().available_levels().contains(1),
        "it stands on the tech"
    );
}

// rules §11.24, §8 Horizon
#[test]
fn the_rover_of_g01_loads_a_meteorite_for_horizon_and_is_the_fifth() {
    let mut scene = meeting("G01", CorporationId::Horizon, |scene| {
        scene.me_mut().rovers_left = 0;
    });
    scene
        .depot("V3/tech-biomass!", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 2));
    scene.resolve(Effect::NewRover, Answer::Cell(cell(5, 2)));
    assert_eq!(
        (scene.me().board.loaded, scene.me().meteorites),
        (cells(&[(5, 2)]), 0)
    );
}

// rules §11.24
#[test]
fn a_position_with_the_rover_of_g01_is_sound() {
    let mut scene = Scenario::new(1);
    scene.reveal("G01");
    scene
        .depot("I3/civ-energy", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 0));
    let own = Effect::Rover {
        tile: cells(&[(5, 0), (5, 1), (5, 2)]),
    };
    scene.resolve(Effect::NewRover, Answer::Cell(cell(5, 0)));
    for row in [1, 2] {
        scene.pending(own).resolve(own, Answer::Cell(cell(5, row)));
    }
    assert_eq!(
        (scene.me().board.rovers.len(), scene.state.validate()),
        (3, Ok(()))
    );
}

// rules §11.16, §8 Horizon
#[test]
fn g19_takes_one_of_two_meteorites_on_a_cell() {
    let collect = Effect::CollectMeteorites { count: 1 };
    let mut scene = meeting("G19", CorporationId::Horizon, |scene| {
        scene.rover(5, 1).meteorite(5, 1).board().loaded = cells(&[(5, 1)]);
    });
    scene.resolve(collect, Answer::Cell(cell(5, 1)));
    assert_eq!(
        (scene.me().meteorites, scene.me().board.meteorite_count()),
        (1, 1)
    );
}

// rules §3.8
#[test]
fn a_tech_used_on_an_event_card_is_used_for_the_round() {
    let mut scene = meeting("G16", CorporationId::Wormhole, |scene| {
        scene.tracker(Tech, 7);
    });
    scene.resolve(Effect::Patch, Answer::Instead);
    scene.clear_agendas().pending(Effect::Patch);
    scene.refuse_answer(Effect::Patch, Answer::Instead, Illegal::NoTech);
    scene.reveal("G16");
    scene.resolve(Effect::Patch, Answer::Instead);
}

// rules §11.5, §8 Jump Drive B
#[test]
fn a_rover_on_terrain_closed_by_a14_is_no_destination_of_a_teleport() {
    let mut scene = in_force_for("A14", CorporationId::JumpDrive);
    scene.patch(3, 4).patch(8, 5);
    let me = scene.me_mut();
    me.board.rovers = cells(&[(3, 4), (8, 5)]);
    me.corporation_state.berthed.insert(2);
    me.turn.movement = 1;
    let (from, to) = (cell(3, 4), cell(8, 5));
    scene.refuse(Choice::Drive { from, to }, Illegal::BlockedStep);
    scene.state.event_cards.in_force = None;
    scene.refuse(Choice::Drive { from, to }, Illegal::BlockedStep);
    scene.board().rovers.remove(to);
    assert!(scene.allows(Choice::Drive { from, to }));
}
