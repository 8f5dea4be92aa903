//! Every legal placement, compared with a slow implementation that goes from cell to cell and shares nothing with the
//! rules but the printed pictures (rules §4.1, §4.2, §4.5, §7).

use super::components::{PAIRS, SHAPES};
use super::scenario::*;
use super::slow_planets::{Place, beside, exists, forbids_tile, may_begin};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;
use std::collections::BTreeSet;

/// A cell and what is on it: the terrain, whether its symbol, whether a meteor.
type Content = (Place, Terrain, bool, bool);

/// A board as the slow implementation sees it.
struct Slow {
    planet: PlanetId,
    tiles: BTreeSet<Place>,
    patches: BTreeSet<Place>,
    patches_count: bool,
    anywhere: bool,
}

impl Slow {
    fn of(board: &Board, patches_count: bool, anywhere: bool) -> Self {
        let places = |set: CellSet| {
            set.into_iter()
                .map(|cell| (cell.column() as i8, cell.row() as i8))
                .collect()
        };
        let (tiles, patches) = (places(board.tiles()), places(board.patches));
        Self {
            planet: board.planet_id(),
            tiles,
            patches,
            patches_count,
            anywhere,
        }
    }

    fn is_covered(&self, place: Place) -> bool {
        self.tiles.contains(&place) || self.patches.contains(&place)
    }

    fn touches_tile(&self, place: Place) -> bool {
        beside(place).iter().any(|other| {
            self.tiles.contains(other) || (self.patches_count && self.patches.contains(other))
        })
    }

    fn check_plain(&self, places: &[Place]) -> Result<(), PlacementFault> {
        if !places.iter().all(|place| exists(self.planet, *place)) {
            return Err(PlacementFault::Outside);
        }
        if places.iter().any(|place| self.is_covered(*place)) {
            return Err(PlacementFault::Overlaps);
        }
        if self.tiles.is_empty() {
            let begins = places.iter().any(|place| may_begin(self.planet, *place));
            return if begins {
                Ok(())
            } else {
                Err(PlacementFault::NotOnEdge)
            };
        }
        let reaches = self.anywhere || places.iter().any(|place| self.touches_tile(*place));
        if reaches {
            Ok(())
        } else {
            Err(PlacementFault::NotAdjacent)
        }
    }

    fn check(&self, contents: &[Content]) -> Result<(), PlacementFault> {
        self.check_plain(&places(contents))?;
        let laid: Vec<(Place, Terrain, bool)> = contents
            .iter()
            .map(|(place, terrain, symbol, _)| (*place, *terrain, *symbol))
            .collect();
        let forbidden = forbids_tile(self.planet, &laid, &|place| self.is_covered(place));
        if forbidden {
            Err(PlacementFault::Planet)
        } else {
            Ok(())
        }
    }

    fn check_patch(&self, place: Place) -> Result<(), PlacementFault> {
        self.check_plain(&[place])?;
        let on_ring = self.planet == PlanetId::Arashi && (place.1 == 5 || place.1 == 6);
        if on_ring {
            Err(PlacementFault::Planet)
        } else {
            Ok(())
        }
    }
}

fn places(contents: &[Content]) -> Vec<Place> {
    contents.iter().map(|(place, ..)| *place).collect()
}

/// The picture of a shape mirrored and turned, its bounding box at the origin.
fn picture(shape: Shape, mirrored: bool, turns: u8) -> Vec<(Place, u8, bool)> {
    let (.., picture, meteor) = SHAPES[shape as usize];
    let mut cells = Vec::new();
    for (row, line) in (0i8..).zip(picture) {
        for (column, letter) in (0i8..)
            .zip(line.bytes())
            .filter(|(_, letter)| *letter != b'.')
        {
            let struck = (column as u8, row as u8) == meteor;
            let (mut x, mut y) = (if mirrored { -column } else { column }, row);
            for _ in 0..turns {
                (x, y) = (-y, x);
            }
            cells.push(((x, y), letter, struck));
        }
    }
    let left = cells.iter().map(|((x, _), ..)| *x).min().expect("cells");
    let top = cells.iter().map(|((_, y), ..)| *y).min().expect("cells");
    cells
        .into_iter()
        .map(|((x, y), letter, struck)| ((x - left, y - top), letter, struck))
        .collect()
}

fn contents(tile: Tile, mirrored: bool, turns: u8, (column, row): Place) -> Vec<Content> {
    let [first, second] = PAIRS[usize::from(tile.pair())];
    let mut contents: Vec<Content> = picture(tile.shape(), mirrored, turns)
        .into_iter()
        .map(|((x, y), letter, struck)| {
            let terrain = if letter.eq_ignore_ascii_case(&b'a') {
                first
            } else {
                second
            };
            (
                (x + column, y + row),
                terrain,
                letter.is_ascii_uppercase(),
                struck && tile.has_meteor(),
            )
        })
        .collect();
    contents.sort_unstable();
    contents
}

/// All legal placements by the slow implementation.
fn slowly(slow: &Slow, tile: Tile) -> BTreeSet<Vec<Content>> {
    let mut found = BTreeSet::new();
    for (mirrored, turns) in [false, true]
        .into_iter()
        .flat_map(|mirrored| (0..4).map(move |turns| (mirrored, turns)))
    {
        for place in (0..12).flat_map(|row| (0..12).map(move |column| (column, row))) {
            let contents = contents(tile, mirrored, turns, place);
            if slow.check(&contents).is_ok() {
                found.insert(contents);
            }
        }
    }
    found
}

/// All legal placements by the rules, each carried out and read from the board.
fn by_the_rules(
    rules: &PlacementRules,
    board: &Board,
    tile: Tile,
) -> (usize, BTreeSet<Vec<Content>>) {
    let mut found = BTreeSet::new();
    let mut count = 0;
    for (orientation, anchors) in rules.all_anchors(tile) {
        assert_eq!(anchors, rules.anchors(tile, orientation));
        for anchor in anchors {
            let mut laid = board.clone();
            laid.lay_tile(tile, orientation, anchor);
            let read = |cell: Cell| -> Content {
                let terrain = laid.terrain_at(cell).expect("a covered cell");
                let place = (cell.column() as i8, cell.row() as i8);
                (
                    place,
                    terrain,
                    laid.symbols.contains(cell),
                    laid.meteor_symbols.contains(cell),
                )
            };
            let mut contents: Vec<Content> = laid.last_tile.into_iter().map(read).collect();
            contents.sort_unstable();
            found.insert(contents);
            count += 1;
        }
    }
    assert_eq!(rules.has_anchor(tile), count > 0);
    (count, found)
}

/// Asserts that the rules find the same placements of `tile` and patches, and the same faults of the others.
fn compare(
    rules: &PlacementRules,
    slow: &Slow,
    board: &Board,
    tile: Tile,
) -> BTreeSet<Vec<Content>> {
    let expected = slowly(slow, tile);
    let (count, found) = by_the_rules(rules, board, tile);
    assert_eq!(found, expected, "{tile:?} on {}", slow.planet);
    assert_eq!(
        count,
        expected.len(),
        "{tile:?} on {}: each placement is listed once",
        slow.planet
    );
    found
}

fn compare_reasons(rules: &PlacementRules, slow: &Slow, tile: Tile) {
    for orientation in Orientation::all() {
        for anchor in Cell::all() {
            let place = (anchor.column() as i8, anchor.row() as i8);
            let contents = contents(
                tile,
                orientation.is_mirrored(),
                orientation.quarter_turns(),
                place,
            );
            assert_eq!(
                rules.check(tile, orientation, anchor),
                slow.check(&contents),
                "{tile:?} {orientation:?} {anchor:?} on {}",
                slow.planet
            );
        }
    }
}

fn compare_patches(rules: &PlacementRules, slow: &Slow) {
    for cell in Cell::all() {
        let expected = slow.check_patch((cell.column() as i8, cell.row() as i8));
        assert_eq!(
            rules.check_patch(cell),
            expected,
            "{cell:?} on {}",
            slow.planet
        );
        assert_eq!(rules.patch_cells().contains(cell), expected.is_ok());
    }
}

/// First placements of each shape on the empty standard planet: those that differ in any cell, and the different sets
/// of cells. Neither depends on the terrains or the meteor.
const FIRST: [(Shape, usize, usize); 12] = [
    (Shape::I3, 96, 48),
    (Shape::T4, 192, 96),
    (Shape::V3, 200, 100),
    (Shape::J4, 184, 184),
    (Shape::I2, 104, 52),
    (Shape::O4, 192, 24),
    (Shape::Z5, 176, 88),
    (Shape::F, 184, 184),
    (Shape::S4, 192, 96),
    (Shape::I4, 88, 44),
    (Shape::N, 176, 176),
    (Shape::U, 176, 88),
];

#[test]
fn every_tile_has_the_known_first_placements_on_the_standard_planet() {
    let board = Board::new(PlanetId::Ksb4156);
    let rules = PlacementRules::plain(&board, false);
    let slow = Slow::of(&board, false, false);
    for tile in Tile::all() {
        let found = compare(&rules, &slow, &board, tile);
        let covers: BTreeSet<Vec<Place>> = found.iter().map(|contents| places(contents)).collect();
        assert_eq!(
            (tile.shape(), found.len(), covers.len()),
            FIRST[tile.shape() as usize],
            "{tile:?}"
        );
    }
}

#[test]
fn every_planet_has_the_first_placements_found_cell_by_cell() {
    for planet in PlanetId::ALL {
        let scene = Scenario::on(planet);
        let (rules, board) = (scene.state.tile_rules(SeatId(0)), &scene.me().board);
        let slow = Slow::of(board, false, false);
        for tile in Tile::all().filter(|tile| !tile.has_meteor()) {
            compare(&rules, &slow, board, tile);
        }
        compare_patches(&scene.state.patch_rules(SeatId(0)), &slow);
    }
}

#[test]
fn every_refused_first_placement_is_refused_for_the_right_reason() {
    for planet in PlanetId::ALL {
        let scene = Scenario::on(planet);
        let slow = Slow::of(&scene.me().board, false, false);
        for shape in Shape::ALL {
            compare_reasons(
                &scene.state.tile_rules(SeatId(0)),
                &slow,
                Tile::new(shape, 0, true),
            );
        }
    }
}

/// A board with random pieces: tiles by the rules of the seat, and some patches.
fn random_board(scene: &mut Scenario, pieces: u32, rng: &mut ChaCha8Rng) {
    for _ in 0..pieces {
        let rules = scene.state.tile_rules(SeatId(0));
        let tile = Tile::try_from(rng.random_range(0..144u32) as u8).expect("a tile");
        let places: Vec<(Orientation, Cell)> = rules
            .all_anchors(tile)
            .flat_map(|(orientation, anchors)| {
                anchors.into_iter().map(move |anchor| (orientation, anchor))
            })
            .collect();
        if let Some((orientation, anchor)) = places.choose(rng) {
            scene.board().lay_tile(tile, *orientation, *anchor);
        }
        let patches: Vec<Cell> = scene
            .state
            .patch_rules(SeatId(0))
            .patch_cells()
            .into_iter()
            .collect();
        if let Some(cell) = patches
            .choose(rng)
            .filter(|_| rng.random_range(0..3u32) == 0)
        {
            scene.board().lay_patch(*cell);
        }
    }
}

#[test]
fn half_filled_planets_have_the_same_placements_with_and_without_level_1_and_the_house_rule() {
    let mut rng = ChaCha8Rng::seed_from_u64(4156);
    for (round, pieces) in [0, 1, 2, 4, 7, 10, 13, 16, 20, 24].into_iter().enumerate() {
        for (patches_count, tech) in [(false, 0), (false, 3), (true, 0), (true, 3)] {
            let mut setup = Setup::standard(1, "counts");
            setup.options.patches_count_as_tiles = patches_count;
            let mut scene = Scenario::of(&setup);
            scene.tracker(Track::Tech, tech);
            if pieces == 0 {
                scene.patch(5, 0);
            }
            random_board(&mut scene, pieces, &mut rng);
            let (rules, board) = (scene.state.tile_rules(SeatId(0)), scene.me().board.clone());
            let slow = Slow::of(&board, patches_count, tech == 3);
            for shape in Shape::ALL {
                let tile = Tile::new(shape, (round % 6) as u8, round % 2 == 0);
                compare(&rules, &slow, &board, tile);
            }
            compare_reasons(&rules, &slow, Tile::new(Shape::ALL[round], 0, true));
            compare_patches(&scene.state.patch_rules(SeatId(0)), &slow);
        }
    }
}

#[test]
fn half_filled_special_planets_have_the_placements_found_cell_by_cell() {
    let mut rng = ChaCha8Rng::seed_from_u64(273);
    for planet in PlanetId::ALL
        .into_iter()
        .filter(|planet| !planet.is_standard())
    {
        for (round, pieces) in [1, 3, 6, 10, 15, 20].into_iter().enumerate() {
            let mut scene = Scenario::on(planet);
            scene.tracker(Track::Tech, if round % 2 == 0 { 0 } else { 3 });
            random_board(&mut scene, pieces, &mut rng);
            let (rules, board) = (scene.state.tile_rules(SeatId(0)), scene.me().board.clone());
            let slow = Slow::of(&board, false, round % 2 == 1);
            for shape in Shape::ALL {
                let tile = Tile::new(shape, rng.random_range(0..6u32) as u8, round % 2 == 0);
                compare(&rules, &slow, &board, tile);
            }
            compare_reasons(
                &rules,
                &slow,
                Tile::new(Shape::ALL[5 + round], round as u8, true),
            );
            compare_patches(&scene.state.patch_rules(SeatId(0)), &slow);
        }
    }
}
