//! R04: only one of the two resources of a tile advances.

use super::*;
use Track::{Biomass, Civ, Rover, Tech, Water};

/// A position in which the event card is in force and these tiles are on offer, with a first tile at the top of the
/// planet.
fn in_force(corporation: CorporationId, inner: &str, outer: &str) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 1);
    scene.reveal("R04");
    scene.depot(inner, outer);
    scene
}

/// The pending choice of a resource.
fn choice(scene: &Scenario) -> Effect {
    let agenda = scene.agenda();
    let found = agenda
        .iter()
        .find(|effect| matches!(effect, Effect::OneResource { .. }));
    *found.unwrap_or_else(|| panic!("no resource is to be chosen: {agenda:?}"))
}

#[track_caller]
fn choose(scene: &mut Scenario, terrain: Terrain) {
    let effect = choice(scene);
    scene.resolve(effect, Answer::Resource(terrain));
}

// rules §11.2, R04
#[test]
fn the_seat_picks_which_of_the_two_resources_of_a_placed_tile_advances() {
    for (chosen, track, ignored) in [
        (Terrain::Rover, Rover, Terrain::Tech),
        (Terrain::Tech, Tech, Terrain::Rover),
    ] {
        let mut scene = in_force(CorporationId::STANDARD, "I2/rover-tech", "I4/rover-tech");
        scene.place(Ring::Inner, UPRIGHT, (5, 2));
        let effect = choice(&scene);
        scene.refuse_answer(effect, Answer::Resource(Terrain::Civ), Illegal::WrongAnswer);
        scene.refuse(Choice::EndTurn, Illegal::Urgent);
        choose(&mut scene, chosen);
        assert_eq!(scene.agenda(), [Effect::Resource(track)]);
        assert!(scene.told(TileEvent::ResourceIgnored(ignored)));
        scene.advance(Effect::Resource(track), track);
        assert_eq!(
            scene.me().trackers.iter().map(|at| at.height).sum::<u8>(),
            1
        );
    }
}

// rules §5.3, §11.2
#[test]
fn energy_may_be_the_one_that_advances_a_tracker_of_its_choice() {
    let mut scene = in_force(CorporationId::STANDARD, "I2/civ-energy", "I4/rover-tech");
    scene
        .lay("I2/rover-tech", UPRIGHT, (6, 0))
        .place(Ring::Inner, UPRIGHT, (5, 2));
    choose(&mut scene, Terrain::Energy);
    let [energy] = scene.agenda()[..] else {
        panic!("only energy advances")
    };
    assert_eq!(scene.may_advance(energy), [Civ], "only its own area counts");
    scene.advance(energy, Civ);
    assert_eq!(scene.height(Civ), 1);
}

// rules §5.2, §11.2
#[test]
fn a_chosen_water_resource_without_ice_is_lost() {
    let mut scene = in_force(CorporationId::STANDARD, "I2/energy-water", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
    choose(&mut scene, Terrain::Water);
    assert!(scene.agenda().is_empty());
    scene.end_turn();
}

// rules §11.2, §8 Universal Coalition 4
#[test]
fn a_tech_that_doubles_the_chosen_resource_does_so() {
    let mut scene = in_force(CorporationId::STANDARD, "I2/water-rover", "I4/rover-tech");
    scene
        .tracker(Tech, 10)
        .lay("I2/rover-tech", UPRIGHT, (5, 2))
        .lay("I2/rover-tech!", UPRIGHT, (5, 4));
    let on_ice = cell(5, 6);
    assert!(scene.me().board.data().ice.contains(on_ice));
    scene.place(Ring::Inner, UPRIGHT, (5, 6));
    choose(&mut scene, Terrain::Water);
    scene.advance(Effect::Resource(Water), Water);
    let rest = Effect::Advance {
        among: TrackSet::of(Water),
        times: 1,
    };
    scene.advance(rest, Water);
    assert_eq!((scene.height(Water), scene.agenda()), (2, vec![]));
}

/// Oasis after placing a tile with three water cells on ice; `tech` is the height of its tech tracker.
fn three_water_steps(tech: u8) -> Scenario {
    let mut scene = in_force(CorporationId::Oasis, "I3/water-rover", "I4/rover-tech");
    scene
        .lay("I2/rover-tech", UPRIGHT, (5, 2))
        .tracker(Tech, tech)
        .place(Ring::Inner, turned(2), (5, 4));
    scene
}

// rules §11.2, §8 Oasis Ultd. 4, 5
#[test]
fn all_water_steps_of_oasis_are_one_resource_and_its_techs_still_trigger() {
    let water = Effect::Resource(Water);
    let mut scene = three_water_steps(0);
    let wet =
        (scene.me().board.terrain(Terrain::Water) & scene.me().board.data().ice).len() as usize;
    assert!(wet > 1, "the position has several");
    choose(&mut scene, Terrain::Water);
    assert_eq!(scene.agenda(), vec![water; wet]);
    let mut scene = three_water_steps(14);
    choose(&mut scene, Terrain::Rover);
    let mut agenda = scene.agenda();
    agenda.retain(|effect| *effect != Effect::Patch && *effect != Effect::Boost);
    assert_eq!(
        (agenda, scene.agenda().len()),
        (vec![Effect::Resource(Rover)], 3),
        "a patch, a boost and rover"
    );
}

// rules §11.2, §8 Wormhole
#[test]
fn the_biomass_of_wormhole_must_still_lie_beside_biomass() {
    let mut scene = in_force(CorporationId::Wormhole, "I2/tech-biomass", "I4/rover-tech");
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    choose(&mut scene, Terrain::Biomass);
    assert!(scene.agenda().is_empty());
}

// rules §11.2, §11.17
#[test]
fn tech_d_of_jump_drive_treats_the_chosen_tech_resource_as_energy() {
    let mut scene = in_force(CorporationId::JumpDrive, "I2/rover-tech", "I4/rover-tech");
    scene.me_mut().corporation_state.berthed.insert(4);
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    choose(&mut scene, Terrain::Tech);
    let [energy] = scene.agenda()[..] else {
        panic!("only the tech resource advances")
    };
    assert_eq!(scene.may_advance(energy), [Rover, Tech]);
}

/// A position in which the event card is in force and every cell is covered.
fn full(corporation: CorporationId, name: &str, inner: &str) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 1);
    scene.cover_all_but(&[]).reveal(name);
    scene.depot(inner, "I4/rover-tech");
    scene
}

// rules §4.8, §11.1
#[test]
fn it_applies_to_a_tile_that_cannot_be_placed_too() {
    for (chosen, track) in [(Terrain::Biomass, Biomass), (Terrain::Civ, Civ)] {
        let mut scene = full(CorporationId::STANDARD, "R04", "I2/biomass-civ");
        scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
        choose(&mut scene, chosen);
        let advance = Effect::Advance {
            among: TrackSet::of(track),
            times: 1,
        };
        assert_eq!(scene.agenda(), [advance]);
    }
    let mut scene = full(CorporationId::STANDARD, "R04", "I2/civ-energy");
    scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    choose(&mut scene, Terrain::Energy);
    assert_eq!(
        scene.agenda(),
        [Effect::Advance {
            among: TrackSet::of(Civ),
            times: 1
        }],
        "energy is the other one"
    );
}

// rules §11.1
#[test]
fn of_an_unplaceable_tile_wormholes_biomass_advances_freely_and_oasis_water_once() {
    for (corporation, inner, chosen, track) in [
        (
            CorporationId::Wormhole,
            "I2/tech-biomass",
            Terrain::Biomass,
            Biomass,
        ),
        (
            CorporationId::Oasis,
            "O4/water-rover",
            Terrain::Water,
            Water,
        ),
    ] {
        let mut scene = full(corporation, "R04", inner);
        scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
        choose(&mut scene, chosen);
        assert_eq!(
            scene.agenda(),
            [Effect::Advance {
                among: TrackSet::of(track),
                times: 1
            }]
        );
    }
}

// rules §11.2, §11.3, C05, C16
#[test]
fn a_tile_of_a_card_is_affected_until_the_cards_of_the_round_are_claimed() {
    let cases = CLAIMING.map(|phase| [(16, true, phase), (5, false, phase)]);
    for (number, resources, phase) in cases.into_iter().flatten() {
        let mut scene = in_force(CorporationId::STANDARD, "I2/rover-tech", "I4/rover-tech");
        scene.clear_agendas().state.phase = phase;
        scene.claim(number);
        let answer = Answer::Place {
            ring: Ring::Inner,
            orientation: UPRIGHT,
            anchor: cell(5, 2),
        };
        scene.resolve(Effect::TakeExtraTile { resources }, answer);
        if resources {
            choose(&mut scene, Terrain::Rover);
            assert_eq!(scene.agenda(), [Effect::Resource(Rover)]);
        } else {
            assert!(
                scene.agenda().is_empty(),
                "none of its resources advances anyway"
            );
        }
    }
}

// rules §9.2
#[test]
fn in_the_next_round_both_resources_advance_again() {
    let mut scene = in_force(CorporationId::STANDARD, "I2/rover-tech", "I4/rover-tech");
    scene.reveal_next();
    scene
        .depot("I2/rover-tech", "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(
        scene.agenda(),
        [Effect::Resource(Rover), Effect::Resource(Tech)]
    );
}

// rules §11.1, §11.2, §8 Republic 1
#[test]
fn republic_moves_for_a_tile_of_which_civ_is_ignored() {
    for cover in [false, true] {
        let mut scene = Scenario::with_corporation(CorporationId::Republic, 1);
        scene.tracker(Tech, 3).tracker(Rover, 4);
        if cover {
            scene.cover_all_but(&[]);
        }
        scene.reveal("R04");
        scene.depot("I2/biomass-civ", "I4/rover-tech");
        if cover {
            scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
        } else {
            scene.place(Ring::Inner, UPRIGHT, (5, 2));
        }
        choose(&mut scene, Terrain::Biomass);
        assert_eq!(
            (scene.me().turn.movement, scene.agenda().len()),
            (2, 1),
            "covered: {cover}"
        );
    }
}
