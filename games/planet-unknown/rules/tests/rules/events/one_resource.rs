//! A20: only one resource of a tile placed this round advances.

use super::*;
use Terrain::{Biomass, Civ, Energy, Tech, Water};

/// The question of A20 after a tile was placed there as printed.
fn choice(name: &str, (column, row): (u8, u8)) -> Effect {
    Effect::OneResource {
        tile: tile(name),
        lies: Some((UPRIGHT, cell(column, row))),
    }
}

/// Under A20 this tile of the inner ring has been placed upright, and this resource chosen.
fn placed(mut scene: Scenario, name: &str, place: (u8, u8), chosen: Terrain) -> Scenario {
    scene
        .depot(name, "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, place);
    scene.resolve(choice(name, place), Answer::Resource(chosen));
    scene
}

/// A20 in a game of seat 0 with this corporation.
fn a20(corporation: CorporationId, lay_out: impl FnOnce(&mut Scenario)) -> Scenario {
    meeting("A20", corporation, lay_out)
}

const UNIVERSAL: CorporationId = CorporationId::STANDARD;
const ENERGY: Effect = Effect::Energy {
    cell: match Cell::new(5, 2) {
        Some(cell) => cell,
        None => panic!(),
    },
    own: TrackSet::of(Track::Civ),
    joins: CellSet::EMPTY,
};

// rules §9, §11.2
#[test]
fn the_player_picks_the_one_resource_that_advances() {
    let name = "I3/civ-energy";
    let mut scene = revealed("A20", 1);
    assert_eq!(scene.agenda(), [Effect::TakeTile]);
    scene
        .depot(name, "I4/rover-tech")
        .place(Ring::Inner, UPRIGHT, (5, 2));
    scene.refuse(Choice::EndTurn, Illegal::Urgent);
    scene.refuse_answer(
        choice(name, (5, 2)),
        Answer::Resource(Water),
        Illegal::WrongAnswer,
    );
    scene.resolve(choice(name, (5, 2)), Answer::Resource(Civ));
    assert_eq!(scene.agenda(), [Effect::Resource(Track::Civ)]);
    assert!(scene.told(TileEvent::ResourceIgnored(Energy)));
    let scene = placed(revealed("A20", 1), name, (5, 2), Energy);
    assert_eq!(
        (scene.agenda(), scene.may_advance(ENERGY)),
        (vec![ENERGY], vec![Track::Civ]),
        "energy works as ever"
    );
    assert!(scene.told(TileEvent::ResourceIgnored(Civ)));
}

// rules §11.2
#[test]
fn every_seat_picks_for_its_own_tile() {
    let mut scene = revealed("A20", 3);
    for seat in 0..3 {
        let name = ["I3/civ-energy", "I2/rover-tech", "V3/tech-biomass"][seat];
        if seat == 0 {
            scene.depot(name, "I4/rover-tech");
        }
        let ring = Ring::Inner;
        let tile = scene.state.offered(SeatId(seat as u8))[0].1;
        let places = scene.state.legal(SeatId(seat as u8));
        let first = places.into_iter().find(
            |choice| matches!(choice, Choice::Resolve { answer: Answer::Place { ring: r, .. }, .. } if *r == ring),
        );
        scene.play(first.expect("a place"));
        assert!(
            matches!(scene.agenda()[..], [Effect::OneResource { tile: asked, .. }] if asked == tile)
        );
        scene.pass();
    }
}

// rules §11.2
#[test]
fn every_tile_placed_in_the_round_is_affected() {
    let name = "I3/civ-energy";
    let extra = Effect::TakeExtraTile { resources: true };
    let place = Answer::Place {
        ring: Ring::Inner,
        orientation: UPRIGHT,
        anchor: cell(5, 2),
    };
    let mut scene = revealed("A20", 1);
    scene.claim_at_last(16);
    scene.depot(name, "I4/rover-tech").resolve(extra, place);
    assert_eq!(
        scene.agenda(),
        [choice(name, (5, 2))],
        "Depot Repair Online while civ cards are claimed"
    );
    let extra = Effect::TakeExtraTile { resources: false };
    let mut scene = revealed("A20", 1);
    scene.claim_at_last(5);
    scene.depot(name, "I4/rover-tech").resolve(extra, place);
    assert_eq!(
        scene.agenda(),
        [],
        "the tile of Salvage Yard has none to choose"
    );
}

// rules §11.1
#[test]
fn both_resources_of_a_tile_that_cannot_be_placed_advance() {
    let mut scene = Scenario::with_first_tile(1);
    scene.cover_all_but(&[]).reveal("A20");
    scene
        .depot("I3/rover-tech", "I4/rover-tech")
        .resolve(Effect::TakeTile, Answer::Discard(Ring::Inner));
    let once = |track| Effect::Advance {
        among: TrackSet::of(track),
        times: 1,
    };
    assert_eq!(scene.agenda(), [once(Track::Rover), once(Track::Tech)]);
}

// rules §5.2, §11.2
#[test]
fn water_off_the_ice_may_be_picked_and_gives_nothing() {
    let scene = placed(revealed("A20", 1), "I2/energy-water", (6, 1), Water);
    assert_eq!(scene.agenda(), []);
}

// rules §8 Universal Coalition 4
#[test]
fn level_4_of_the_universal_coalition_doubles_the_water_that_is_picked() {
    let scene = a20(UNIVERSAL, |scene| {
        scene.tracker(Track::Tech, 10);
    });
    let mut scene = placed(scene, "O4/energy-water", (4, 2), Water);
    scene.advance(Effect::Resource(Track::Water), Track::Water);
    let rest = Effect::Advance {
        among: TrackSet::of(Track::Water),
        times: 1,
    };
    scene.advance(rest, Track::Water);
    assert_eq!(scene.height(Track::Water), 2);
}

// rules §8 Wormhole, §11.2
#[test]
fn the_biomass_of_wormhole_that_is_picked_still_needs_a_biomass_area_beside_it() {
    for near in [false, true] {
        let scene = a20(CorporationId::Wormhole, |scene| {
            if near {
                scene.lay("I2/biomass-civ", UPRIGHT, (7, 3));
            }
        });
        let scene = placed(scene, "V3/tech-biomass", (5, 2), Biomass);
        assert_eq!(scene.agenda().len(), usize::from(near));
    }
}

// rules §11.2, §8 Oasis Ultd.
#[test]
fn all_water_steps_of_oasis_are_one_resource_and_its_techs_still_work() {
    let steps = [Effect::Resource(Track::Water); 2];
    for (tech, given) in [
        (0, vec![]),
        (10, vec![Effect::Patch]),
        (14, vec![Effect::Patch, Effect::Boost]),
    ] {
        let oasis = || {
            a20(CorporationId::Oasis, |scene| {
                scene.tracker(Track::Tech, tech);
            })
        };
        let scene = placed(oasis(), "O4/energy-water", (4, 2), Water);
        let found = scene.agenda();
        assert_eq!(
            found.iter().filter(|effect| **effect == steps[0]).count(),
            2
        );
        assert_eq!(
            (
                found.len(),
                given.iter().all(|effect| found.contains(effect))
            ),
            (2 + given.len(), true)
        );
        let scene = placed(oasis(), "O4/energy-water", (4, 2), Energy);
        let found = scene.agenda();
        assert!(!found.contains(&steps[0]) && given.iter().all(|effect| found.contains(effect)));
        assert_eq!(found.len(), 1 + given.len());
    }
}

// rules §11.2, §8 Flux Industries 4, §8 Cosmos 3
#[test]
fn techs_that_trigger_on_placing_work_for_the_ignored_resource() {
    let scene = a20(CorporationId::Flux, |scene| {
        scene.tracker(Track::Tech, 10).meteorite(5, 0);
    });
    let scene = placed(scene, "I3/civ-energy", (5, 2), Energy);
    assert!(
        scene
            .agenda()
            .contains(&Effect::CollectMeteorites { count: 1 }),
        "the flux track is civ"
    );
    let scene = a20(CorporationId::Cosmos, |scene| {
        scene.tracker(Track::Tech, 7).me_mut().lifepods = 1;
    });
    let scene = placed(scene, "I3/civ-energy", (5, 2), Civ);
    assert!(scene.agenda().contains(&Effect::Reposition { count: 1 }));
}

// rules §11.17, §8 Jump Drive D
#[test]
fn jump_drive_may_still_treat_the_picked_tech_as_energy() {
    let jump = || {
        a20(CorporationId::JumpDrive, |scene| {
            scene.me_mut().corporation_state.berthed.insert(4);
        })
    };
    let scene = placed(jump(), "V3/tech-biomass", (5, 2), Tech);
    assert!(matches!(scene.agenda()[..], [Effect::Energy { .. }]));
    let scene = placed(jump(), "V3/tech-biomass", (5, 2), Biomass);
    assert_eq!(scene.agenda(), [Effect::Resource(Track::Biomass)]);
}
