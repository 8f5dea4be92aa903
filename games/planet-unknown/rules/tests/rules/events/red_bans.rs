//! R15 to R17 and R20: restrictions on placing tiles, and when they are lifted (rules §4.6, §9.2).

use super::*;
use rules::board::Lifted;

const BANNED: PlacementFault = PlacementFault::Event;

/// A position in which the event card is in force, with a first tile (civ on (5, 0), energy on (5, 1)) on the standard
/// planet.
fn in_force(name: &str) -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.reveal(name);
    scene
}

/// The result of checking a tile there.
fn check(
    scene: &Scenario,
    name: &str,
    orientation: Orientation,
    at: (u8, u8),
) -> Result<(), PlacementFault> {
    scene
        .state
        .tile_rules(SeatId(0))
        .check(tile(name), orientation, cell(at.0, at.1))
}

// rules §11.4, R15
#[test]
fn no_cell_of_the_tile_lies_beside_its_own_terrain() {
    let scene = in_force("R15");
    assert_eq!(
        check(&scene, "I2/civ-energy", UPRIGHT, (6, 0)),
        Err(BANNED),
        "civ beside civ"
    );
    assert_eq!(
        check(&scene, "I2/civ-energy", turned(2), (6, 0)),
        Ok(()),
        "civ beside energy and energy beside civ"
    );
    assert_eq!(
        check(&scene, "I2/energy-water", UPRIGHT, (5, 2)),
        Err(BANNED),
        "energy below energy"
    );
    assert_eq!(
        check(&scene, "I2/energy-water", turned(2), (5, 2)),
        Ok(()),
        "water below energy"
    );
    assert_eq!(check(&scene, "I2/rover-tech", UPRIGHT, (5, 2)), Ok(()));
    assert_eq!(
        check(&scene, "I2/civ-energy", UPRIGHT, (4, 1)),
        Ok(()),
        "energy diagonally below energy"
    );
}

// rules §11.4
#[test]
fn the_halves_of_the_tile_itself_are_no_matter() {
    let scene = in_force("R15");
    assert_eq!(check(&scene, "O4/rover-tech", UPRIGHT, (5, 2)), Ok(()));
    assert_eq!(check(&scene, "I4/rover-tech", UPRIGHT, (5, 2)), Ok(()));
}

// rules §11.4
#[test]
fn patches_are_biomass_for_this_too() {
    let mut scene = in_force("R15");
    scene.patch(6, 2);
    assert_eq!(
        check(&scene, "I2/biomass-civ", UPRIGHT, (5, 2)),
        Err(BANNED)
    );
    assert_eq!(
        check(&scene, "I2/biomass-civ", turned(2), (5, 2)),
        Ok(()),
        "biomass is one further down"
    );
}

// rules §11.4, §11.10
#[test]
fn printed_currents_are_no_energy_for_this() {
    let mut scene = Scenario::on(PlanetId::Petra);
    scene.lay("I2/rover-tech", UPRIGHT, (5, 0)).reveal("R15");
    assert!(
        scene
            .me()
            .board
            .terrain(Terrain::Energy)
            .contains(cell(5, 2))
    );
    assert_eq!(
        check(&scene, "I2/civ-energy", UPRIGHT, (6, 1)),
        Ok(()),
        "energy beside the current on (5, 2)"
    );
}

// rules §9.2, R16, R17
#[test]
fn no_cell_of_the_tile_lies_on_ice() {
    for name in ["R16", "R17"] {
        let mut scene = in_force(name);
        assert!(scene.me().board.data().ice.contains(cell(4, 2)));
        assert_eq!(
            check(&scene, "I2/rover-tech", turned(1), (4, 1)),
            Err(PlacementFault::Overlaps)
        );
        assert_eq!(
            check(&scene, "I2/rover-tech", UPRIGHT, (4, 1)),
            Err(BANNED),
            "its lower cell lies on ice"
        );
        assert_eq!(check(&scene, "I2/rover-tech", UPRIGHT, (6, 1)), Ok(()));
        scene.clear_agendas().pending(Effect::Patch);
        scene.lay("I2/rover-tech", UPRIGHT, (6, 1));
        assert!(scene.me().board.data().ice.contains(cell(5, 2)));
        scene.resolve(Effect::Patch, Answer::Cell(cell(5, 2)));
    }
}

// rules §9.2, R20
#[test]
fn no_cell_of_the_tile_lies_on_the_planet_edge() {
    let mut scene = in_force("R20");
    assert_eq!(check(&scene, "I2/rover-tech", UPRIGHT, (6, 0)), Err(BANNED));
    assert_eq!(check(&scene, "I2/rover-tech", UPRIGHT, (5, 2)), Ok(()));
    assert_eq!(check(&scene, "I2/rover-tech", UPRIGHT, (6, 1)), Ok(()));
    assert_eq!(
        check(&scene, "I2/rover-tech", turned(1), (6, 1)),
        Err(BANNED),
        "(7, 1) has three neighbours"
    );
    assert_eq!(
        check(&scene, "I4/rover-tech", UPRIGHT, (6, 1)),
        Err(PlacementFault::Outside)
    );
    scene
        .clear_agendas()
        .pending(Effect::Patch)
        .resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
}

// rules §9.2, R15
#[test]
fn a_patch_may_lie_beside_biomass() {
    let mut scene = in_force("R15");
    scene
        .lay("I2/biomass-civ", UPRIGHT, (5, 2))
        .clear_agendas()
        .pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Cell(cell(4, 2)));
}

// rules §1.4, R20
#[test]
fn the_edge_is_that_of_the_planet() {
    let mut scene = Scenario::on(PlanetId::Oblivion);
    scene.lay("I2/rover-tech", UPRIGHT, (3, 0)).reveal("R20");
    assert_eq!(
        check(&scene, "I2/rover-tech", UPRIGHT, (3, 2)),
        Ok(()),
        "beside the missing middle"
    );
    assert_eq!(check(&scene, "I2/rover-tech", UPRIGHT, (2, 0)), Err(BANNED));
    let mut scene = Scenario::on(PlanetId::Lacuna);
    scene.lay("I2/rover-tech", UPRIGHT, (7, 0)).reveal("R20");
    assert_eq!(
        check(&scene, "I2/rover-tech", turned(1), (5, 1)),
        Ok(()),
        "beside a hole"
    );
}

// rules §4.2, §4.6, R20
#[test]
fn for_the_first_tile_the_ban_of_the_edge_is_lifted() {
    let mut scene = Scenario::new(1);
    scene.reveal("R20");
    scene.depot("I2/rover-tech", "I4/rover-tech");
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile can be placed")
    };
    assert_eq!(
        offer.lifted,
        Lifted {
            event: true,
            planet: false
        }
    );
    scene.place(Ring::Inner, UPRIGHT, (5, 0));
    let mut scene = Scenario::on(PlanetId::Charybdis);
    scene.reveal("R20");
    scene.depot("I2/rover-tech", "I4/rover-tech");
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile can be placed")
    };
    assert_eq!(
        offer.lifted,
        Lifted::default(),
        "there it does not lie on the edge"
    );
}

/// The standard planet, covered except for these cells, with the event card in force and the depot of [`offered`].
fn crowded(
    planet: PlanetId,
    name: &str,
    free: &[(u8, u8)],
    lie: impl FnOnce(&mut Scenario),
) -> Scenario {
    let mut scene = Scenario::on(planet);
    lie(&mut scene);
    scene.cover_all_but(free).reveal(name);
    scene.depot("I2/rover-tech", "I4/rover-tech");
    scene
}

/// The restrictions that are lifted for the tile of the round.
fn lifted(scene: &Scenario) -> Lifted {
    match scene.question(Effect::TakeTile) {
        Question::PlaceTile(offer) => offer.lifted,
        other => panic!("no tile can be placed: {other:?}"),
    }
}

// rules §4.6, §9.4
#[test]
fn it_is_lifted_only_if_neither_tile_could_be_placed_and_never_ends_the_game() {
    let first = |scene: &mut Scenario| {
        scene.lay("I2/civ-energy", UPRIGHT, (5, 0));
    };
    let mut scene = crowded(PlanetId::STANDARD, "R16", &[(5, 2), (5, 3)], first);
    assert_eq!(
        lifted(&scene),
        Lifted {
            event: true,
            planet: false
        }
    );
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(scene.state.last_round, None);
    let mut scene = crowded(
        PlanetId::STANDARD,
        "R16",
        &[(5, 2), (5, 3), (6, 0), (6, 1)],
        first,
    );
    assert_eq!(lifted(&scene), Lifted::default());
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 2), BANNED);
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
}

/// K-273, where a tile may not cover both ice and land.
fn on_k_273(name: &str, free: &[(u8, u8)]) -> Scenario {
    crowded(PlanetId::K273, name, free, |scene| {
        scene.lay("I2/civ-energy", UPRIGHT, (6, 0));
    })
}

// rules §4.6
#[test]
fn first_the_events_then_the_planets_then_both_are_lifted() {
    let data = PlanetId::K273.data();
    assert!(
        data.ice.contains(cell(5, 0)) != data.ice.contains(cell(5, 1)),
        "one is ice, the other land"
    );
    assert_eq!(
        lifted(&on_k_273("R13", &[(5, 0), (5, 1)])),
        Lifted {
            event: false,
            planet: true
        }
    );
    assert_eq!(
        lifted(&on_k_273("R20", &[(5, 0), (5, 1)])),
        Lifted {
            event: true,
            planet: true
        }
    );
}

// rules §4.6, C05, C16
#[test]
fn for_tiles_of_civ_cards_it_is_not_lifted() {
    for (number, resources) in [(5, false), (16, true)] {
        for phase in CLAIMING {
            let mut scene = crowded(PlanetId::STANDARD, "R17", &[(5, 2), (5, 3)], |scene| {
                scene.lay("I2/civ-energy", UPRIGHT, (5, 0));
            });
            scene.clear_agendas().state.phase = phase;
            let effect = Effect::TakeExtraTile { resources };
            scene.claim(number);
            assert_eq!(scene.question(effect), Question::Impossible);
            scene.skip(effect);
        }
    }
}

// rules §9.2
#[test]
fn it_lasts_until_the_civ_cards_of_the_round_are_claimed() {
    for phase in CLAIMING {
        let mut scene = in_force("R20");
        scene.clear_agendas().state.phase = phase;
        scene.depot("I2/rover-tech", "I4/rover-tech").claim(5);
        let answer = Answer::Place {
            ring: Ring::Inner,
            orientation: UPRIGHT,
            anchor: cell(6, 0),
        };
        scene.refuse_answer(Effect::TakeExtraTile { resources: false }, answer, BANNED);
        scene.clear_agendas().end_turn();
        assert_eq!(
            check(&scene, "I2/rover-tech", UPRIGHT, (6, 0)),
            Ok(()),
            "the next event card bans nothing"
        );
    }
}

// rules §4.6
#[test]
fn where_lifting_either_would_do_the_events_is_lifted_and_the_planets_stays() {
    let edge = [(5, 11), (6, 11)];
    let mixed = [(5, 7), (5, 8)];
    let mut scene = crowded(PlanetId::K273, "R20", &[edge, mixed].concat(), |scene| {
        scene
            .lay("I2/civ-energy", UPRIGHT, (6, 7))
            .lay("I2/civ-energy!", UPRIGHT, (5, 9));
    });
    assert_eq!(
        lifted(&scene),
        Lifted {
            event: true,
            planet: false
        }
    );
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 7), PlacementFault::Planet);
    scene.place(Ring::Inner, turned(1), (5, 11));
}

// rules §4.2, §4.6, §7 Charybdis
#[test]
fn on_charybdis_the_first_tile_keeps_to_the_centre_while_only_the_event_must_be_lifted() {
    let mut scene = Scenario::on(PlanetId::Charybdis);
    scene.reveal("R16");
    scene.depot("I2/rover-tech", "I4/rover-tech");
    assert_eq!(
        lifted(&scene),
        Lifted::default(),
        "two of the central cells are enough land"
    );
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 4), BANNED);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 0), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (5, 5));
}

// rules §8 Wormhole 2, §11.4
#[test]
fn a_patch_on_a_tile_is_biomass_and_no_longer_what_it_covers() {
    let mut scene = Scenario::with_corporation(CorporationId::Wormhole, 1);
    scene.patch(5, 1).reveal("R15");
    assert_eq!(
        check(&scene, "I2/energy-water", UPRIGHT, (5, 2)),
        Ok(()),
        "the energy is covered"
    );
    assert_eq!(
        check(&scene, "I2/biomass-civ", UPRIGHT, (5, 2)),
        Err(BANNED)
    );
}
