//! Every legal placement, compared with a slow implementation that goes from cell to cell and shares nothing with the
//! rules but the printed pictures (rules §4.1, §4.2, §4.5).

use super::components::{GRID, PAIRS, SHAPES};
use super::scenario::*;
use planet_unknown::game::*;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

type Place = (i8, i8);
/// What lies on a cell: where, terrain, whether its symbol, whether a meteor.
type Content = (Place, Terrain, bool, bool);

/// A board as the slow implementation sees it.
struct Slow {
    tiles: BTreeSet<Place>,
    patches: BTreeSet<Place>,
    patches_count: bool,
    anywhere: bool,
}

impl Slow {
    fn of(board: &Board, patches_count: bool, anywhere: bool) -> Self {
        let places = |set: CellSet| set.into_iter().map(|cell| (cell.column() as i8, cell.row() as i8)).collect();
        Self { tiles: places(board.tiles()), patches: places(board.patches), patches_count, anywhere }
    }

    fn exists((column, row): Place) -> bool {
        (0..12).contains(&column) && (0..12).contains(&row) && GRID[row as usize].as_bytes()[column as usize] != b'.'
    }

    fn around((column, row): Place) -> [Place; 4] {
        [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    }

    fn is_edge(place: Place) -> bool {
        Self::around(place).into_iter().filter(|other| Self::exists(*other)).count() < 4
    }

    fn touches_tile(&self, place: Place) -> bool {
        Self::around(place)
            .iter()
            .any(|other| self.tiles.contains(other) || (self.patches_count && self.patches.contains(other)))
    }

    fn check(&self, places: &[Place]) -> Result<(), PlacementFault> {
        if !places.iter().all(|place| Self::exists(*place)) {
            return Err(PlacementFault::Outside);
        }
        if places.iter().any(|place| self.tiles.contains(place) || self.patches.contains(place)) {
            return Err(PlacementFault::Overlaps);
        }
        if self.tiles.is_empty() {
            let edge = places.iter().any(|place| Self::is_edge(*place));
            return if edge { Ok(()) } else { Err(PlacementFault::NotOnEdge) };
        }
        let reaches = self.anywhere || places.iter().any(|place| self.touches_tile(*place));
        if reaches { Ok(()) } else { Err(PlacementFault::NotAdjacent) }
    }
}

/// The picture of a shape mirrored and turned, its bounding box at the origin.
fn picture(shape: Shape, mirrored: bool, turns: u8) -> Vec<(Place, u8, bool)> {
    let (.., picture, meteor) = SHAPES[shape as usize];
    let mut cells = Vec::new();
    for (row, line) in (0i8..).zip(picture) {
        for (column, letter) in (0i8..).zip(line.bytes()).filter(|(_, letter)| *letter != b'.') {
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
    cells.into_iter().map(|((x, y), letter, struck)| ((x - left, y - top), letter, struck)).collect()
}

fn contents(tile: Tile, mirrored: bool, turns: u8, (column, row): Place) -> Vec<Content> {
    let [first, second] = PAIRS[usize::from(tile.pair())];
    let mut contents: Vec<Content> = picture(tile.shape(), mirrored, turns)
        .into_iter()
        .map(|((x, y), letter, struck)| {
            let terrain = if letter.eq_ignore_ascii_case(&b'a') { first } else { second };
            ((x + column, y + row), terrain, letter.is_ascii_uppercase(), struck && tile.has_meteor())
        })
        .collect();
    contents.sort_unstable();
    contents
}

/// All legal placements by the slow implementation.
fn slowly(slow: &Slow, tile: Tile) -> BTreeSet<Vec<Content>> {
    let mut found = BTreeSet::new();
    for (mirrored, turns) in [false, true].into_iter().flat_map(|mirrored| (0..4).map(move |turns| (mirrored, turns))) {
        for place in (0..12).flat_map(|row| (0..12).map(move |column| (column, row))) {
            let contents = contents(tile, mirrored, turns, place);
            let places: Vec<Place> = contents.iter().map(|(place, ..)| *place).collect();
            if slow.check(&places).is_ok() {
                found.insert(contents);
            }
        }
    }
    found
}

/// All legal placements by the rules, each laid on the board and read from it.
fn by_the_rules(rules: &PlacementRules, board: &Board, tile: Tile) -> (usize, BTreeSet<Vec<Content>>) {
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
                (place, terrain, laid.symbols.contains(cell), laid.meteor_symbols.contains(cell))
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

/// Asserts that the rules find the same placements of `tile` and patches, and give the same reasons against others.
fn compare(rules: &PlacementRules, slow: &Slow, board: &Board, tile: Tile) -> BTreeSet<Vec<Content>> {
    let expected = slowly(slow, tile);
    let (count, found) = by_the_rules(rules, board, tile);
    assert_eq!(found, expected, "{tile:?}");
    assert_eq!(count, expected.len(), "{tile:?}: each placement is listed once");
    found
}

fn compare_reasons(rules: &PlacementRules, slow: &Slow, tile: Tile) {
    for orientation in Orientation::all() {
        for anchor in Cell::all() {
            let place = (anchor.column() as i8, anchor.row() as i8);
            let contents = contents(tile, orientation.is_mirrored(), orientation.quarter_turns(), place);
            let places: Vec<Place> = contents.iter().map(|(place, ..)| *place).collect();
            assert_eq!(
                rules.check(tile, orientation, anchor),
                slow.check(&places),
                "{tile:?} {orientation:?} {anchor:?}"
            );
        }
    }
    for cell in Cell::all() {
        let expected = slow.check(&[(cell.column() as i8, cell.row() as i8)]);
        assert_eq!(rules.check_patch(cell), expected);
        assert_eq!(rules.patch_cells().contains(cell), expected.is_ok());
    }
}

/// First placements of each shape on the empty standard planet: those that differ in what lies on any cell, and the
/// different sets of cells. Neither depends on the terrains or the meteor.
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
        let covers: BTreeSet<Vec<Place>> =
            found.iter().map(|contents| contents.iter().map(|(place, ..)| *place).collect()).collect();
        assert_eq!((tile.shape(), found.len(), covers.len()), FIRST[tile.shape() as usize], "{tile:?}");
    }
}

#[test]
fn every_refused_first_placement_is_refused_for_the_right_reason() {
    let board = Board::new(PlanetId::Ksb4156);
    let slow = Slow::of(&board, false, false);
    for shape in Shape::ALL {
        compare_reasons(&PlacementRules::plain(&board, false), &slow, Tile::new(shape, 0, true));
    }
}

/// A board on which pieces were laid at random: tiles by the rules of the seat, patches here and there.
fn random_board(scene: &mut Scenario, pieces: u32, rng: &mut ChaCha8Rng) {
    for _ in 0..pieces {
        let rules = scene.state.tile_rules(SeatId(0));
        let tile = Tile::try_from(rng.random_range(0..144u32) as u8).expect("a tile");
        let places: Vec<(Orientation, Cell)> = rules
            .all_anchors(tile)
            .flat_map(|(orientation, anchors)| anchors.into_iter().map(move |anchor| (orientation, anchor)))
            .collect();
        if let Some((orientation, anchor)) = places.choose(rng) {
            scene.board().lay_tile(tile, *orientation, *anchor);
        }
        let patches: Vec<Cell> = scene.state.patch_rules(SeatId(0)).patch_cells().into_iter().collect();
        if let Some(cell) = patches.choose(rng).filter(|_| rng.random_range(0..3u32) == 0) {
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
        }
    }
}
