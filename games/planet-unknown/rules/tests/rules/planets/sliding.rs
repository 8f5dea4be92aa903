//! Pajitnov: tiles slide into place.

use super::super::scenario::*;
use super::{FORBIDDEN, fits};
use rules::*;

/// Patches that block every way to (5, 5) and (5, 6).
const WALLS: [(u8, u8); 4] = [(5, 4), (4, 5), (6, 6), (5, 7)];

fn walled_in(walls: &[(u8, u8)]) -> Scenario {
    let mut scene = Scenario::on(PlanetId::Pajitnov);
    for (column, row) in walls {
        scene.patch(*column, *row);
    }
    scene
}

// rules §7
#[test]
fn on_pajitnov_a_tile_slides_into_its_place_from_one_of_four_directions() {
    let closed = walled_in(&WALLS);
    assert_eq!(fits(&closed, "I2/civ-energy", UPRIGHT, (5, 5)), FORBIDDEN);
    for opened in WALLS {
        let walls: Vec<(u8, u8)> = WALLS.into_iter().filter(|wall| *wall != opened).collect();
        assert_eq!(
            fits(&walled_in(&walls), "I2/civ-energy", UPRIGHT, (5, 5)),
            Ok(()),
            "{opened:?} open"
        );
    }
}

// rules §7
#[test]
fn on_pajitnov_the_way_of_one_cell_is_enough() {
    let mut scene = walled_in(&[(4, 5), (6, 6), (5, 7), (5, 3)]);
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (5, 5)),
        Ok(()),
        "the wall two cells away does not matter"
    );
    scene.patch(5, 4);
    assert_eq!(fits(&scene, "I2/civ-energy", UPRIGHT, (5, 5)), FORBIDDEN);
}

// rules §7
#[test]
fn on_pajitnov_tiles_come_from_outside_the_grid_and_over_missing_cells() {
    let scene = walled_in(&[(4, 1), (7, 1), (5, 2), (6, 2)]);
    assert_eq!(
        fits(&scene, "O4/civ-energy", UPRIGHT, (5, 0)),
        Ok(()),
        "from above the grid"
    );
    let scene = walled_in(&[(1, 5), (1, 6)]);
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (0, 5)),
        Ok(()),
        "from the left of the grid"
    );
    let scene = walled_in(&[(3, 2), (3, 3), (2, 4)]);
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (2, 2)),
        Ok(()),
        "over the missing cell (2, 1)"
    );
    let scene = walled_in(&[(10, 5), (10, 6)]);
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (11, 5)),
        Ok(()),
        "from the right of the grid"
    );
}

// rules §11.6
#[test]
fn sliding_is_blocked_by_tiles_and_patches_not_by_rovers_lifepods_or_meteorites() {
    let mut scene = walled_in(&[(4, 5), (6, 6)]);
    scene.rover(5, 4).rover(5, 7);
    scene.board().lifepods.insert(cell(5, 4));
    scene.board().meteorites.insert(cell(5, 7));
    assert_eq!(fits(&scene, "I2/civ-energy", UPRIGHT, (5, 5)), Ok(()));
    scene.board().rovers = CellSet::EMPTY;
    scene
        .lay("I2/civ-energy", UPRIGHT, (5, 3))
        .lay("I2/rover-tech", UPRIGHT, (5, 7));
    assert_eq!(
        fits(&scene, "I2/civ-energy", UPRIGHT, (5, 5)),
        FORBIDDEN,
        "tiles block like patches"
    );
}

// rules §7
#[test]
fn on_pajitnov_patches_need_not_slide() {
    let mut scene = Scenario::on(PlanetId::Pajitnov);
    scene
        .lay("I2/civ-energy", UPRIGHT, (4, 5))
        .patch(5, 4)
        .patch(6, 5)
        .patch(5, 6);
    scene.clear_agendas().pending(Effect::Patch);
    scene.resolve(Effect::Patch, Answer::Cell(cell(5, 5)));
}

// rules §7
#[test]
fn on_pajitnov_a_tile_that_cannot_slide_is_refused() {
    let mut scene = walled_in(&[(4, 5), (6, 6), (5, 7)]);
    scene
        .lay("I2/civ-energy", UPRIGHT, (5, 3))
        .depot("I2/rover-tech", "I4/rover-tech");
    scene.refuse_place(Ring::Inner, UPRIGHT, (5, 5), PlacementFault::Planet);
    scene.place(Ring::Inner, UPRIGHT, (6, 4));
}
