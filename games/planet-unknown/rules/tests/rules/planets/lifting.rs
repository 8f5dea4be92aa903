//! Rules §4.6: the restrictions of a planet are lifted if otherwise neither tile could be placed.

use super::super::scenario::*;
use rules::board::Lifted;
use rules::board::placement::Restriction;
use rules::*;

/// A planet, a tile on it, and the last two empty cells, on which the planet forbids the tile of biomass and civ in
/// every orientation.
type Case = (PlanetId, &'static str, Orientation, (u8, u8), [(u8, u8); 2]);

fn cases() -> [Case; 5] {
    let lying = turned(1);
    [
        (
            PlanetId::K273,
            "I2/civ-energy",
            UPRIGHT,
            (6, 0),
            [(5, 0), (5, 1)],
        ),
        (
            PlanetId::Persephone,
            "I2/rover-tech",
            UPRIGHT,
            (3, 1),
            [(3, 3), (3, 4)],
        ),
        (
            PlanetId::Arashi,
            "I2/civ-energy",
            lying,
            (1, 5),
            [(0, 5), (0, 6)],
        ),
        (
            PlanetId::Tartarus,
            "I2/civ-energy",
            UPRIGHT,
            (5, 0),
            [(6, 0), (6, 1)],
        ),
        (
            PlanetId::Pajitnov,
            "I2/civ-energy",
            UPRIGHT,
            (4, 5),
            [(5, 5), (5, 6)],
        ),
    ]
}

fn laid_out((planet, name, orientation, anchor, free): Case) -> Scenario {
    let mut scene = Scenario::on(planet);
    scene
        .depot("I2/biomass-civ", "I4/rover-tech")
        .lay(name, orientation, anchor)
        .cover_all_but(&free);
    scene
}

// rules §4.6
#[test]
fn a_planets_restriction_is_lifted_if_neither_tile_could_be_placed_because_of_it() {
    for case in cases() {
        let mut scene = laid_out(case);
        let rules = scene.state.tile_rules(SeatId(0));
        let [(column, row), _] = case.4;
        let place = (tile("I2/biomass-civ"), UPRIGHT, cell(column, row));
        assert_eq!(
            rules.check(place.0, place.1, place.2),
            Err(PlacementFault::Planet),
            "{}",
            case.0
        );
        let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
            panic!("{}: the small tile can be placed", case.0);
        };
        assert_eq!((offer.tiles.len(), offer.tiles[0].0), (1, Ring::Inner));
        assert_eq!(
            offer.lifted,
            Lifted {
                planet: true,
                event: false
            },
            "{}",
            case.0
        );
        scene.place(Ring::Inner, UPRIGHT, (column, row));
        assert_eq!(
            scene.state.last_round, None,
            "{}: it does not end the game",
            case.0
        );
    }
}

// rules §4.6
#[test]
fn it_is_not_lifted_for_tiles_taken_by_civ_cards() {
    for case in cases() {
        for (number, resources) in [(5, false), (16, true)] {
            let mut scene = laid_out(case);
            scene.clear_agendas();
            let effect = Effect::TakeExtraTile { resources };
            scene.claim(number);
            assert_eq!(
                scene.question(effect),
                Question::Impossible,
                "{} C{number}",
                case.0
            );
            scene.skip(effect);
        }
    }
}

// rules §4.6
#[test]
fn it_binds_as_long_as_the_other_tile_can_be_placed() {
    let mut scene = Scenario::on(PlanetId::K273);
    scene
        .depot("I2/biomass-civ", "I4/rover-tech")
        .lay("I2/civ-energy", UPRIGHT, (6, 0));
    scene
        .lay("I2/civ-energy!", UPRIGHT, (3, 2))
        .cover_all_but(&[(5, 0), (5, 1), (4, 2), (5, 2), (6, 2), (7, 2)]);
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile can be placed");
    };
    assert_eq!(offer.lifted, Lifted::default());
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 0), PlacementFault::Planet);
    scene.place(Ring::Outer, UPRIGHT, (4, 2));
}

// rules §4.6
#[test]
fn the_events_restriction_is_lifted_before_the_planets() {
    let scene = laid_out(cases()[0]);
    let small = tile("I2/biomass-civ");
    let banned = Restriction {
        cells: CellSet::GRID,
        ..Restriction::default()
    };
    let rules = PlacementRules {
        event: Some(Box::new(banned)),
        ..scene.state.tile_rules(SeatId(0))
    };
    let places = Lifted::ORDER.map(|lifted| rules.lifting(lifted).has_anchor(small));
    assert_eq!(places, [false, false, false, true], "both forbid it here");
    let only_planet = PlacementRules {
        event: None,
        ..rules.clone()
    };
    let places = Lifted::ORDER.map(|lifted| only_planet.lifting(lifted).has_anchor(small));
    assert_eq!(places, [false, false, true, true]);
    let only_event = PlacementRules {
        planet: None,
        ..rules
    };
    let places = Lifted::ORDER.map(|lifted| only_event.lifting(lifted).has_anchor(small));
    assert_eq!(places, [false, true, false, true]);
}

// rules §4.6, §4.8
#[test]
fn a_place_that_is_missing_for_other_reasons_still_ends_the_game() {
    for (planet, name, orientation, anchor, [first, _]) in cases() {
        let mut scene = Scenario::on(planet);
        scene
            .depot("I2/biomass-civ", "I4/rover-tech")
            .lay(name, orientation, anchor)
            .cover_all_but(&[first]);
        scene.resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
        assert_eq!(
            scene.state.last_round,
            Some(EndReason::Unplaceable),
            "{planet}"
        );
    }
}

// rules §4.6
#[test]
fn planets_without_a_restriction_lift_nothing() {
    for planet in PlanetId::ALL {
        let restricts = cases().iter().any(|(other, ..)| *other == planet);
        assert_eq!(
            planet.data().tile_restriction.is_some(),
            restricts,
            "{planet}"
        );
        assert_eq!(
            planet.data().patch_restriction.is_some(),
            planet == PlanetId::Arashi,
            "{planet}"
        );
    }
}
