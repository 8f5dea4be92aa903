//! Chapter 5: resources of a placed tile.

use super::scenario::*;
use rules::*;

fn offering(inner: &str, outer: &str) -> Scenario {
    let mut scene = Scenario::with_first_tile(1);
    scene.depot(inner, outer);
    scene
}

const CIV: Effect = Effect::Resource(Track::Civ);
const WATER: Effect = Effect::Resource(Track::Water);
const ROVER: Effect = Effect::Resource(Track::Rover);
const TECH: Effect = Effect::Resource(Track::Tech);

fn energy(column: u8, row: u8, other: Terrain) -> Effect {
    Effect::Energy {
        cell: cell(column, row),
        own: TrackSet::of(other.track().expect("a track")),
        joins: CellSet::EMPTY,
    }
}

// rules §5.1
#[test]
fn each_of_the_two_resources_advances_its_tracker_once_in_the_players_order() {
    for order in [[ROVER, TECH], [TECH, ROVER]] {
        let mut scene = offering("V3/rover-tech", "I4/civ-energy");
        scene.place(Ring::Inner, UPRIGHT, (6, 1));
        assert_eq!(scene.agenda(), [ROVER, TECH]);
        scene.refuse_answer(
            TECH,
            scene.up(Track::Rover),
            Illegal::CannotAdvance(Track::Rover),
        );
        for effect in order {
            let tracker = if effect == ROVER {
                Track::Rover
            } else {
                Track::Tech
            };
            scene.advance(effect, tracker);
        }
        assert_eq!(scene.me().trackers.map(|at| at.height), [0, 0, 0, 1, 1]);
    }
}

// rules §5.2
#[test]
fn water_advances_if_a_water_cell_of_the_tile_covers_ice() {
    // Both cells on ice.
    let mut scene = offering("I2/energy-water", "I4/civ-energy");
    scene.place(Ring::Inner, UPRIGHT, (5, 2));
    assert_eq!(scene.agenda(), [energy(5, 2, Terrain::Water), WATER]);
    scene.advance(WATER, Track::Water);
    assert_eq!(scene.height(Track::Water), 1);
}

// rules §5.2
#[test]
fn water_does_not_advance_where_only_the_other_terrain_covers_ice() {
    let mut scene = offering("I2/energy-water", "I4/civ-energy");
    scene.place(Ring::Inner, turned(3), (5, 2));
    assert_eq!(
        scene.me().board.terrain(Terrain::Water),
        cells(&[(6, 2)]),
        "water lies on land, energy on ice"
    );
    assert_eq!(scene.agenda(), [energy(5, 2, Terrain::Water)]);
    assert!(scene.told(TileEvent::ResourceIdle(Track::Water)));
}

// rules §5.2
#[test]
fn a_water_cell_without_symbol_on_ice_is_enough() {
    let mut scene = offering("I2/civ-energy", "S4/energy-water");
    scene.lay("I2/rover-tech", UPRIGHT, (6, 1));
    scene.place(Ring::Outer, UPRIGHT, (6, 2));
    let ice = scene.me().board.data().ice;
    let water = scene.me().board.terrain(Terrain::Water);
    assert_eq!(
        (water & ice, scene.me().board.resources(Terrain::Water)),
        (cells(&[(8, 2)]), cells(&[(7, 2)]))
    );
    assert!(scene.agenda().contains(&WATER));
}

/// Energy on (5, 1) from the first tile, with rover on (6, 1) and tech on (6, 2) beside; seat 0 places civ and energy
/// so that energy joins it on (5, 2), with civ on (5, 3).
fn energy_joins() -> Scenario {
    let mut scene = offering("I2/civ-energy!", "I4/rover-tech");
    scene.lay("I2/rover-tech", UPRIGHT, (6, 1));
    scene
}

const JOINED: Effect = Effect::Energy {
    cell: CORNER,
    own: TrackSet::of(Track::Civ),
    joins: CellSet::EMPTY,
};
const CORNER: Cell = Cell::new(5, 2).expect("a cell of the grid");

// rules §5.3
#[test]
fn energy_advances_the_other_resource_or_one_whose_area_touches_the_whole_energy_area() {
    let mut scene = energy_joins();
    scene.place(Ring::Inner, turned(2), (5, 2));
    assert_eq!(scene.agenda(), [CIV, JOINED]);
    assert_eq!(
        scene.may_advance(JOINED),
        [Track::Civ, Track::Rover, Track::Tech]
    );
    scene.refuse_answer(
        JOINED,
        scene.up(Track::Water),
        Illegal::CannotAdvance(Track::Water),
    );
    scene.refuse_answer(
        JOINED,
        scene.up(Track::Biomass),
        Illegal::CannotAdvance(Track::Biomass),
    );
    scene.advance(JOINED, Track::Rover);
    assert_eq!(scene.height(Track::Rover), 1);
    assert_eq!(
        scene.agenda()[0],
        CIV,
        "once only, and the other resource is still to come"
    );
}

// rules §5.3
#[test]
fn an_energy_area_apart_from_the_tiles_own_does_not_count() {
    let mut scene = offering("I2/energy-water", "I4/rover-tech");
    scene.lay("I2/rover-tech", UPRIGHT, (6, 1));
    // Energy on (4, 2), water on (4, 3): (5, 1) is only diagonal.
    scene.lay("I2/rover-tech", turned(3), (3, 1));
    scene.place(Ring::Inner, UPRIGHT, (4, 2));
    assert_eq!(
        scene.may_advance(energy(4, 2, Terrain::Water)),
        [Track::Water, Track::Tech],
        "tech on (4, 1)"
    );
}

// rules §5.3, §1.2
#[test]
fn a_group_of_patches_alone_is_no_area_for_energy() {
    let mut scene = energy_joins();
    scene.patch(4, 2);
    scene.place(Ring::Inner, turned(2), (5, 2));
    assert!(!scene.may_advance(JOINED).contains(&Track::Biomass));
    scene.lay("I2/biomass-civ", UPRIGHT, (3, 2));
    assert!(
        scene.may_advance(JOINED).contains(&Track::Biomass),
        "the patch now enlarges an area of tiles"
    );
}

// rules §5.3
#[test]
fn an_area_whose_symbols_are_all_covered_has_no_resource_to_give() {
    for (rulings, gives) in [(Rulings::Second, false), (Rulings::First, true)] {
        let mut scene = energy_joins();
        scene.state.options.rulings = rulings;
        // Rover on (6, 1) and (7, 1), each with its symbol, and tech below.
        scene.lay("I2/rover-tech", UPRIGHT, (7, 1));
        scene.place(Ring::Inner, turned(2), (5, 2));
        scene.board().symbols.remove(cell(7, 1));
        assert!(
            scene.may_advance(JOINED).contains(&Track::Rover),
            "one is left"
        );
        scene.board().symbols.remove(cell(6, 1));
        assert_eq!(scene.may_advance(JOINED).contains(&Track::Rover), gives);
    }
}

// rules §5.3
#[test]
fn energy_may_be_declined() {
    let mut scene = energy_joins();
    scene.place(Ring::Inner, turned(2), (5, 2));
    scene.advance(CIV, Track::Civ);
    assert!(scene.allows(Choice::EndTurn));
    scene.skip(JOINED);
    assert!(scene.agenda().is_empty());
}

// rules §5.3
#[test]
fn energy_needs_no_ice_for_water() {
    let mut scene = offering("I2/energy-water", "I4/civ-energy");
    scene.place(Ring::Inner, UPRIGHT, (6, 1));
    assert!((scene.me().board.last_tile & scene.me().board.data().ice).is_empty());
    scene.advance(energy(6, 1, Terrain::Water), Track::Water);
    assert_eq!(scene.height(Track::Water), 1);
}

// rules §5.4
#[test]
fn a_tracker_gains_the_benefits_of_each_field_it_enters() {
    let mut scene = Scenario::with_first_tile(1);
    let twice = Effect::Advance {
        among: TrackSet::ALL,
        times: 2,
    };
    scene
        .clear_agendas()
        .tracker(Track::Rover, 4)
        .pending(twice);
    scene.advance(twice, Track::Rover);
    let rest = Effect::Advance {
        among: TrackSet::of(Track::Rover),
        times: 1,
    };
    assert_eq!(scene.agenda()[0], rest);
    scene.advance(rest, Track::Rover);
    assert_eq!(scene.height(Track::Rover), 6);
    assert_eq!(scene.me().turn.movement, 2 + 2);
    assert_eq!(
        scene.agenda(),
        [Effect::Rover {
            tile: cells(&[(5, 0), (5, 1)])
        }]
    );
}

// rules §5.4
#[test]
fn an_advance_goes_exactly_one_field_up() {
    let mut scene = Scenario::with_first_tile(1);
    scene.tracker(Track::Civ, 3).pending(CIV);
    for height in [0, 2, 3, 5] {
        let answer = Answer::Advance {
            tracker: Track::Civ,
            to: field(Track::Civ, height),
        };
        scene.refuse_answer(CIV, answer, Illegal::CannotAdvance(Track::Civ));
    }
    let aside = Answer::Advance {
        tracker: Track::Civ,
        to: field(Track::Water, 4),
    };
    scene.refuse_answer(CIV, aside, Illegal::CannotAdvance(Track::Civ));
    scene.refuse_answer(CIV, Answer::Cell(cell(5, 3)), Illegal::WrongAnswer);
    scene.advance(CIV, Track::Civ);
}

// rules §5.4
#[test]
fn of_several_advances_what_cannot_be_done_is_lost() {
    let mut scene = Scenario::with_first_tile(1);
    let twice = Effect::Advance {
        among: TrackSet::ALL,
        times: 2,
    };
    scene
        .clear_agendas()
        .tracker(Track::Water, 14)
        .pending(twice);
    scene.advance(twice, Track::Water);
    assert_eq!(scene.height(Track::Water), 15);
    assert!(scene.agenda().is_empty());
    assert!(scene.told(EffectEvent::Lost(Effect::Advance {
        among: TrackSet::of(Track::Water),
        times: 1
    })));
}

// rules §5.5
#[test]
fn at_the_top_field_a_tracker_stays() {
    for track in [Track::Civ, Track::Water, Track::Biomass, Track::Tech] {
        let mut scene = Scenario::with_first_tile(1);
        scene
            .tracker(track, 15)
            .clear_agendas()
            .pending(Effect::Resource(track));
        assert_eq!(
            scene.question(Effect::Resource(track)),
            Question::Impossible
        );
        scene.end_turn();
        assert_eq!(scene.height(track), 15);
    }
}

// rules §5.5
#[test]
fn each_advance_of_a_rover_tracker_at_its_top_gives_the_movement_above_the_track() {
    let mut scene = Scenario::with_first_tile(1);
    scene
        .tracker(Track::Rover, 14)
        .clear_agendas()
        .pending(ROVER)
        .pending(ROVER)
        .pending(ROVER);
    scene.advance(ROVER, Track::Rover);
    assert_eq!(
        (scene.height(Track::Rover), scene.me().turn.movement),
        (15, 4)
    );
    scene.advance(ROVER, Track::Rover);
    assert_eq!(
        (scene.height(Track::Rover), scene.me().turn.movement),
        (15, 8)
    );
    scene.advance(ROVER, Track::Rover);
    assert_eq!(
        (scene.height(Track::Rover), scene.me().turn.movement),
        (15, 12)
    );
}

// rules §5.6
#[test]
fn a_milestone_entered_again_is_gained_again_rovers_only_while_some_are_left() {
    let mut scene = Scenario::with_first_tile(1);
    let tile = cells(&[(5, 0), (5, 1)]);
    scene.clear_agendas();
    for (column, row) in [(5, 0), (5, 1)] {
        scene.tracker(Track::Rover, 0).pending(ROVER);
        scene.advance(ROVER, Track::Rover);
        scene.resolve(Effect::Rover { tile }, Answer::Cell(cell(column, row)));
    }
    assert_eq!(scene.me().rovers_left, 0);
    let state = &scene.state;
    assert!(state.gives_nothing(scene.me(), Benefit::Rover));
    assert!(!state.gives_nothing(scene.me(), Benefit::Patch));
    scene.tracker(Track::Rover, 0).pending(ROVER);
    scene.advance(ROVER, Track::Rover);
    assert!(scene.agenda().is_empty());
    assert!(scene.told(EffectEvent::Lost(Effect::Rover { tile })));
    for _ in 0..2 {
        scene.tracker(Track::Civ, 2).pending(CIV);
        scene.advance(CIV, Track::Civ);
    }
    assert_eq!(scene.claims(), [1, 1].map(Milestone::of));
}
