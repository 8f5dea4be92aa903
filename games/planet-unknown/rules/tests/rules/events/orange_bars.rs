//! The orange event cards with restrictions for the round: A13 to A20.

use super::*;
use rules::board::Lifted;

/// The terrains that A13 to A18 close to rovers.
const CLOSED: [(&str, Terrain); 6] = [
    ("A13", Terrain::Water),
    ("A14", Terrain::Biomass),
    ("A15", Terrain::Energy),
    ("A16", Terrain::Rover),
    ("A17", Terrain::Tech),
    ("A18", Terrain::Civ),
];

fn step(from: (u8, u8), to: (u8, u8)) -> Choice {
    Choice::Drive {
        from: cell(from.0, from.1),
        to: cell(to.0, to.1),
    }
}

/// A planet with a tile of this and another terrain on (6, 4) and (6, 5), and the cells of this and of the other.
fn beside(terrain: Terrain) -> (Scenario, (u8, u8), (u8, u8)) {
    let mut scene = Scenario::with_first_tile(1);
    let shows = |tile: &Tile| {
        tile.shape() == Shape::I2 && tile.terrains().contains(&terrain) && !tile.has_meteor()
    };
    let shown = Tile::all().find(shows).expect("a tile of every terrain");
    scene.board().lay_tile(shown, UPRIGHT, cell(6, 4));
    let first = scene.me().board.terrain(terrain).contains(cell(6, 4));
    let (closed, open) = if first {
        ((6, 4), (6, 5))
    } else {
        ((6, 5), (6, 4))
    };
    (scene, closed, open)
}

// rules §9, §6.5
#[test]
fn a13_to_a18_close_a_terrain_to_rovers() {
    for (name, terrain) in CLOSED {
        let (mut scene, closed, open) = beside(terrain);
        scene.rover(7, closed.1).rover(7, open.1).reveal(name);
        assert_eq!(scene.agenda(), [Effect::TakeTile]);
        scene.me_mut().turn.movement = 4;
        scene.refuse(step((7, closed.1), closed), Illegal::BlockedStep);
        scene.play(step((7, open.1), open));
        scene.refuse(step(open, closed), Illegal::BlockedStep);
        scene.reveal("A19");
        scene.me_mut().turn.movement = 1;
        scene.play(step(open, closed));
    }
}

// rules §9, §9.2
#[test]
fn ice_is_no_water_terrain_and_the_ban_lasts_while_civ_cards_are_claimed() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .lay("I2/energy-water", UPRIGHT, (6, 0))
        .rover(6, 2)
        .rover(5, 1)
        .reveal("A13");
    scene.claim_at_last(4);
    assert_eq!(scene.me().turn.movement, 4);
    scene.refuse(step((6, 2), (6, 1)), Illegal::BlockedStep);
    scene.refuse(step((5, 1), (6, 1)), Illegal::BlockedStep);
    scene.play(step((6, 2), (5, 2)));
}

// rules §11.5
#[test]
fn a_rover_already_on_the_terrain_stays_and_may_leave() {
    for (name, terrain) in CLOSED {
        let (mut scene, closed, _) = beside(terrain);
        scene.rover(closed.0, closed.1).reveal(name);
        assert!(scene.me().board.rovers.contains(cell(closed.0, closed.1)));
        scene.me_mut().turn.movement = 2;
        scene.play(step(closed, (7, closed.1)));
        scene.refuse(step((7, closed.1), closed), Illegal::BlockedStep);
    }
}

// rules §11.5
#[test]
fn placing_a_rover_on_the_terrain_is_not_entering_it() {
    for (name, terrain) in CLOSED {
        let (mut scene, closed, _) = beside(terrain);
        scene.reveal(name);
        let milestone = Effect::Rover {
            tile: cells(&[(6, 4), (6, 5)]),
        };
        scene
            .pending(milestone)
            .resolve(milestone, Answer::Cell(cell(closed.0, closed.1)));
    }
}

// rules §11.5, §9.2, §11.23
#[test]
fn a_card_that_teleports_does_not_lead_onto_the_terrain_while_the_event_card_lasts() {
    for (name, terrain) in CLOSED {
        let (mut scene, closed, open) = beside(terrain);
        scene.rover(9, 6).reveal(name);
        scene.claim_at_last(14);
        let to = |to: (u8, u8)| Answer::Relocate {
            from: cell(9, 6),
            to: cell(to.0, to.1),
        };
        scene.refuse_answer(Effect::Relocate, to(closed), Illegal::BlockedStep);
        scene.resolve(Effect::Relocate, to(open));
    }
}

// rules §11.5, §8 Republic 3, §8 Jump Drive B
#[test]
fn techs_do_not_teleport_onto_the_terrain() {
    let lay_out = |scene: &mut Scenario| {
        scene
            .tracker(Track::Tech, 7)
            .lay("I2/civ-energy", UPRIGHT, (6, 4))
            .rover(5, 0);
        if scene.me().corporation == CorporationId::JumpDrive {
            scene.me_mut().corporation_state.berthed.insert(2);
        }
    };
    for corporation in [CorporationId::Republic, CorporationId::JumpDrive] {
        for (name, open) in [("A18", false), ("A17", true)] {
            let mut scene = meeting(name, corporation, lay_out);
            scene.me_mut().turn.movement = 1;
            assert_eq!(
                scene.allows(step((5, 0), (6, 4))),
                open,
                "{corporation} {name}"
            );
        }
    }
}

// rules §1.1, §9
#[test]
fn a_patch_is_biomass_to_a14() {
    let mut scene = Scenario::with_first_tile(1);
    scene.patch(6, 1).rover(5, 1).reveal("A14");
    scene.me_mut().turn.movement = 1;
    scene.refuse(step((5, 1), (6, 1)), Illegal::BlockedStep);
}

// rules §8 Wormhole 2, §9
#[test]
fn a_patch_on_a_tile_changes_the_terrain_that_is_closed() {
    for (name, open) in [("A18", true), ("A14", false)] {
        let mut scene = Scenario::with_first_tile(1);
        scene
            .lay("I2/civ-energy", UPRIGHT, (6, 0))
            .patch(6, 0)
            .rover(5, 0)
            .reveal(name);
        scene.me_mut().turn.movement = 1;
        assert_eq!(scene.allows(step((5, 0), (6, 0))), open, "{name}");
    }
}

// rules §11.5, §7
#[test]
fn on_kaax_uncovered_toxic_cells_stay_closed_too() {
    let mut scene = Scenario::on(PlanetId::KAax);
    let exists = scene.me().board.data().cells;
    let toxic = scene.me().board.barred();
    let covered = |from: &Cell| {
        let around = CellSet::of(*from).neighbours() & exists;
        !toxic.contains(*from) && around.meets(toxic) && around.without(toxic).len() > 1
    };
    let from = exists
        .into_iter()
        .find(covered)
        .expect("a cell beside a toxic one");
    scene.board().rovers = CellSet::of(from);
    let around = CellSet::of(from).neighbours() & exists;
    let patch = around.without(toxic).first().expect("an open cell");
    scene.board().lay_patch(patch);
    scene.reveal("A14");
    let open = around.without(toxic | CellSet::of(patch));
    assert_eq!(scene.state.rover_steps(SeatId(0), from), open);
}

// rules §11.10
#[test]
fn an_uncovered_current_of_petra_is_open_under_a15() {
    let mut scene = Scenario::on(PlanetId::Petra);
    let data = scene.me().board.data();
    let current = (data.printed('z').without(scene.me().board.lifepods))
        .first()
        .expect("a current");
    let from = (CellSet::of(current).neighbours() & data.cells)
        .without(data.printed('z'))
        .first()
        .expect("land");
    scene.board().rovers = CellSet::of(from);
    scene.reveal("A15");
    assert!(scene.state.rover_steps(SeatId(0), from).contains(current));
}

/// The restrictions that are lifted for the tile on offer.
#[track_caller]
fn lifted(scene: &Scenario) -> Lifted {
    match scene.question(Effect::TakeTile) {
        Question::PlaceTile(offer) => offer.lifted,
        other => panic!("no tile can be placed: {other:?}"),
    }
}

const EVENT: Lifted = Lifted {
    event: true,
    planet: false,
};

// rules §9, §9.2
#[test]
fn a19_keeps_tiles_off_the_planet_edge_but_not_patches() {
    let mut scene = revealed("A19", 1);
    scene
        .depot("I2/civ-energy", "I4/rover-tech")
        .pending(Effect::Patch);
    scene.refuse_place(Ring::Inner, UPRIGHT, (6, 0), PlacementFault::Event);
    let edge = scene.me().board.data().edge;
    let Question::PlaceTile(offer) = scene.question(Effect::TakeTile) else {
        panic!("a tile can be placed");
    };
    for (_, tile) in &offer.tiles {
        for (orientation, anchors) in offer.rules.all_anchors(*tile) {
            let footprint = tile.shape().footprint(orientation);
            assert!(
                anchors
                    .into_iter()
                    .all(|at| !footprint.at(at).expect("a place").meets(edge))
            );
        }
    }
    scene.resolve(Effect::Patch, Answer::Cell(cell(6, 0)));
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
}

// rules §4.6, §4.2
#[test]
fn a19_is_lifted_for_the_first_tile_which_must_touch_the_edge() {
    let mut scene = Scenario::new(1);
    scene.reveal("A19");
    scene.depot("I2/civ-energy", "I4/rover-tech");
    assert_eq!(lifted(&scene), EVENT);
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 4), PlacementFault::NotOnEdge);
    scene.place(Ring::Inner, UPRIGHT, (5, 0));
    assert_eq!(scene.state.last_round, None);
    let mut scene = Scenario::on(PlanetId::Charybdis);
    scene.reveal("A19");
    assert_eq!(
        lifted(&scene),
        Lifted::default(),
        "its first tile lies in the middle"
    );
}

// rules §4.6, §4.7
#[test]
fn a19_binds_as_long_as_the_other_tile_can_be_placed() {
    let row = [(6, 3), (7, 3), (8, 3), (9, 3)];
    let square = [(5, 0), (6, 0), (5, 1), (6, 1)];
    let mut scene = Scenario::new(1);
    scene
        .lay("I2/civ-energy", UPRIGHT, (5, 2))
        .cover_all_but(&[row, square].concat())
        .reveal("A19");
    scene.depot("O4/civ-energy", "I4/rover-tech");
    assert_eq!(lifted(&scene), Lifted::default());
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 0), PlacementFault::Event);
    scene.place(Ring::Outer, UPRIGHT, (6, 3));
}

// rules §4.6
#[test]
fn a19_is_lifted_where_only_the_edge_is_left_and_not_for_tiles_of_cards() {
    let mut scene = scene_at_edge();
    assert_eq!(lifted(&scene), EVENT);
    for (number, resources) in [(5, false), (16, true)] {
        let mut scene = scene_at_edge();
        scene.claim_at_last(number);
        let effect = Effect::TakeExtraTile { resources };
        assert_eq!(scene.question(effect), Question::Impossible, "C{number:02}");
        scene.skip(effect);
    }
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
    assert_eq!(scene.state.last_round, None, "it never ends the game");
}

/// A position under A19 in which a small tile has one place left, on the edge.
fn scene_at_edge() -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.cover_all_but(&[(6, 0), (6, 1)]).reveal("A19");
    scene.depot("I2/civ-energy", "I4/rover-tech");
    scene
}

// rules §4.6
#[test]
fn event_card_and_planet_are_both_lifted_where_both_forbid_every_place() {
    let mut scene = Scenario::on(PlanetId::Tartarus);
    scene
        .lay("I2/civ-energy", UPRIGHT, (5, 0))
        .cover_all_but(&[(6, 0), (6, 1)])
        .reveal("A19");
    scene.depot("I2/biomass-civ", "I4/rover-tech");
    assert_eq!(
        lifted(&scene),
        Lifted {
            event: true,
            planet: true
        }
    );
    scene.place(Ring::Inner, UPRIGHT, (6, 0));
}
