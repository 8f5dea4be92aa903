//! An independent check of the consistency of an export.

use super::{keys, list, number};
use rules::{CivCard, PlanetId};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A planet as known from the format alone.
#[derive(Clone)]
struct Planet {
    letters: Vec<Vec<char>>,
    symbols: BTreeMap<(u64, u64), String>,
    meteor_symbols: BTreeSet<(u64, u64)>,
    patches: BTreeSet<(u64, u64)>,
    tiles: BTreeSet<(u64, u64)>,
}

impl Planet {
    fn new() -> Self {
        let letters = PlanetId::Ksb4156
            .data()
            .letters
            .iter()
            .map(|row| row.to_vec())
            .collect();
        let (symbols, sets) = (BTreeMap::new(), BTreeSet::new());
        Self {
            letters,
            symbols,
            meteor_symbols: sets.clone(),
            patches: sets.clone(),
            tiles: sets,
        }
    }

    fn is_covered(&self, cell: (u64, u64)) -> bool {
        self.tiles.contains(&cell) || self.patches.contains(&cell)
    }

    fn exists(&self, (column, row): (u64, u64)) -> bool {
        column < 12
            && row < 12
            && PlanetId::Ksb4156.data().letters[row as usize][column as usize] != '.'
    }

    fn neighbours(&self, (column, row): (u64, u64)) -> Vec<(u64, u64)> {
        let around = [
            (column.wrapping_sub(1), row),
            (column + 1, row),
            (column, row.wrapping_sub(1)),
            (column, row + 1),
        ];
        around
            .into_iter()
            .filter(|cell| self.exists(*cell))
            .collect()
    }

    fn is_on_edge(&self, cell: (u64, u64)) -> bool {
        self.neighbours(cell).len() < 4
    }

    fn lay(&mut self, piece: &Value, anywhere: bool) {
        if let Some(patch) = piece.get("patch") {
            let cell = (number(&patch[0]), number(&patch[1]));
            assert!(
                self.exists(cell) && !self.is_covered(cell),
                "patch on {cell:?}"
            );
            assert_eq!(piece["on_tile"], false);
            self.letters[cell.1 as usize][cell.0 as usize] = 'b';
            self.patches.insert(cell);
            return;
        }
        let cells: Vec<(u64, u64)> = list(piece, "cells")
            .iter()
            .map(|cell| (number(&cell[0]), number(&cell[1])))
            .collect();
        assert!(
            cells
                .iter()
                .all(|cell| self.exists(*cell) && !self.is_covered(*cell)),
            "overlap: {piece}"
        );
        let reached = match self.tiles.is_empty() {
            true => cells.iter().any(|cell| self.is_on_edge(*cell)),
            false => {
                anywhere
                    || cells.iter().any(|cell| {
                        self.neighbours(*cell)
                            .iter()
                            .any(|near| self.tiles.contains(near))
                    })
            }
        };
        assert!(reached, "the tile touches nothing: {piece}");
        self.put_cells(piece);
    }

    fn put_cells(&mut self, piece: &Value) {
        let mut terrains = BTreeSet::new();
        for part in list(piece, "cells") {
            let (cell, terrain) = (
                (number(&part[0]), number(&part[1])),
                part[2].as_str().expect("a terrain"),
            );
            self.letters[cell.1 as usize][cell.0 as usize] =
                terrain.chars().next().expect("a letter");
            self.tiles.insert(cell);
            terrains.insert(terrain);
            if part[3] == true {
                self.symbols.insert(cell, terrain.to_owned());
            }
            if part[4] == true {
                self.meteor_symbols.insert(cell);
            }
        }
        let pair: BTreeSet<&str> = piece["tile"]["pair"]
            .as_str()
            .expect("a pair")
            .split('-')
            .collect();
        assert_eq!(terrains, pair);
        let meteors = list(piece, "cells")
            .iter()
            .filter(|part| part[4] == true)
            .count();
        assert_eq!(meteors == 1, piece["tile"]["meteor"] == true);
    }

    fn compare(&self, seat: &Value) {
        let lifepods = cells_of(seat, "lifepods");
        for (row, line) in list(seat, "terrain").iter().enumerate() {
            for (column, letter) in line.as_str().expect("a row").chars().enumerate() {
                let cell = (column as u64, row as u64);
                let mut expected = self.letters[row][column];
                if expected == 'P' && !lifepods.contains(&cell) {
                    expected = '#';
                }
                assert_eq!(letter, expected, "cell {cell:?}");
            }
        }
        let symbols: BTreeMap<(u64, u64), String> = list(seat, "symbols")
            .iter()
            .map(|entry| {
                (
                    (number(&entry[0]), number(&entry[1])),
                    entry[2].as_str().expect("a terrain").to_owned(),
                )
            })
            .collect();
        assert_eq!(symbols, self.symbols);
        assert_eq!(cells_of(seat, "meteor_symbols"), self.meteor_symbols);
        assert_eq!(cells_of(seat, "patches"), self.patches);
        assert!(cells_of(seat, "meteorites").is_subset(&self.tiles));
        assert!(lifepods.iter().all(|cell| !self.is_covered(*cell)));
    }

    /// Medals of the complete rows or columns (rules §10.3 A).
    fn line_medals(&self, seat: &Value, by_row: bool) -> Vec<u64> {
        let data = PlanetId::Ksb4156.data();
        let medals = if by_row {
            data.row_medals
        } else {
            data.column_medals
        };
        let meteorites = cells_of(seat, "meteorites");
        let line = |index: u64| {
            let cells = (0..12).map(|other| {
                if by_row {
                    (other, index)
                } else {
                    (index, other)
                }
            });
            let cells: Vec<(u64, u64)> = cells.filter(|cell| self.exists(*cell)).collect();
            cells
                .iter()
                .all(|cell| self.is_covered(*cell) && !meteorites.contains(cell))
        };
        (0..12)
            .map(|index| {
                if line(index) {
                    u64::from(medals[index as usize])
                } else {
                    0
                }
            })
            .collect()
    }
}

fn cells_of(seat: &Value, key: &str) -> BTreeSet<(u64, u64)> {
    list(seat, key)
        .iter()
        .map(|cell| (number(&cell[0]), number(&cell[1])))
        .collect()
}

/// Follows a game through its export.
struct Checker {
    planets: Vec<Planet>,
    last: Vec<Option<Value>>,
    /// The event of the round, empty without one.
    event: String,
    /// Civ cards of each rank in play and in the box.
    cards: [(u64, u64); 4],
}

impl Checker {
    fn new(game: &Value) -> Self {
        let seats = list(&game["setup"], "seats").len();
        let cards = [(seats as u64 + 1, 8 - seats as u64); 4];
        Self {
            planets: vec![Planet::new(); seats],
            last: vec![None; seats],
            event: String::new(),
            cards,
        }
    }

    fn follow(&mut self, entry: &Value) {
        let seat = number(&entry["seat"]) as usize;
        for piece in list(entry, "placed") {
            let height = self.last[seat]
                .as_ref()
                .map_or(0, |last| number(&last["trackers"]["tech"][1]));
            let reached = number(&entry["after"]["trackers"]["tech"][1]);
            self.planets[seat].lay(piece, height.max(reached) >= 2);
        }
        let after = &entry["after"];
        self.planets[seat].compare(after);
        if let Some(last) = &self.last[seat] {
            self.compare_with_event(last, after);
            assert!(cells_of(after, "lifepods").is_subset(&cells_of(last, "lifepods")));
        }
        self.last[seat] = Some(after.clone());
    }

    /// Effects that only events have occur only in rounds that name such an event.
    fn compare_with_event(&self, last: &Value, after: &Value) {
        let only = |happened: bool, events: &[&str]| {
            assert!(
                !happened || events.contains(&self.event.as_str()),
                "{events:?} in a round of {:?}",
                self.event
            );
        };
        let fewer = |key: &str| number(&after[key]) < number(&last[key]);
        for track in ["civ", "water", "biomass", "rover", "tech"] {
            let goes_back =
                number(&after["trackers"][track][1]) < number(&last["trackers"][track][1]);
            only(
                goes_back,
                &[
                    "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A12",
                    "R01", "R02",
                ],
            );
        }
        only(fewer("lifepods_scored"), &["R10"]);
        only(fewer("meteorites_collected"), &["R11"]);
        only(
            number(&after["rovers_left"]) > number(&last["rovers_left"]),
            &["G01"],
        );
        let objectives = |seat: &Value| list(seat, "private_objectives").len();
        only(objectives(after) > objectives(last), &["G03"]);
        only(objectives(after) < objectives(last), &["R06"]);
    }

    /// The cards that are left are those from before, except those that the event or the claims removed.
    fn count_cards(&mut self, round: &Value) {
        for (in_play, boxed) in &mut self.cards {
            match self.event.as_str() {
                "G02" if *boxed > 0 => (*in_play, *boxed) = (*in_play + 1, *boxed - 1),
                "R08" if *in_play > 0 => (*in_play, *boxed) = (*in_play - 1, *boxed + 1),
                _ => {}
            }
        }
        for claim in claims(round) {
            self.cards[number(&claim["rank"]) as usize - 1].0 -= 1;
        }
        let left: Vec<u64> = list(round, "civ_cards_left").iter().map(number).collect();
        assert_eq!(
            left,
            self.cards.map(|(in_play, _)| in_play),
            "{:?}",
            self.event
        );
    }

    fn turn(&mut self, setup: &Value, round: &Value, turn: &Value) {
        let position = number(&setup["seats"][number(&turn["seat"]) as usize]["position"]);
        assert_eq!(
            number(&turn["depot"]),
            (position + number(&round["rotation"])) % 6
        );
        let taken = |tile: &Value| {
            let same = |offer: &&Value| {
                ["shape", "pair", "meteor"]
                    .iter()
                    .all(|key| offer[key] == tile[key])
            };
            assert!(
                list(turn, "offered").iter().any(|offer| same(&offer)),
                "{tile} was not on offer"
            );
        };
        let depot = list(turn, "placed")
            .iter()
            .filter(|piece| piece["from"] == "depot");
        let tiles: Vec<&Value> = depot
            .map(|piece| &piece["tile"])
            .chain(turn["discarded"].is_object().then_some(&turn["discarded"]))
            .collect();
        assert!(tiles.len() <= 1, "one tile a turn");
        tiles.into_iter().for_each(taken);
        assert!(
            list(turn, "actions")
                .iter()
                .all(|words| words.as_str().is_some_and(|words| !words.is_empty()))
        );
        self.follow(turn);
    }

    fn round(&mut self, setup: &Value, round: &Value) {
        let seats = self.planets.len() as u64;
        self.event = round["event"].as_str().unwrap_or_default().to_owned();
        for (index, turn) in list(round, "turns").iter().enumerate() {
            assert_eq!(
                number(&turn["seat"]),
                (number(&round["commander"]) + index as u64) % seats
            );
            self.turn(setup, round, turn);
        }
        for claim in claims(round) {
            let taken = claim["taken"].as_str().expect("a card");
            let card = CivCard::new(taken[1..].parse().expect("its number")).expect("it exists");
            assert_eq!(u64::from(card.rank()), number(&claim["rank"]));
        }
        for claim in list(round, "civ_claims") {
            self.follow(claim);
        }
        self.count_cards(round);
    }

    fn end(&mut self, end: &Value) {
        list(end, "steps").iter().for_each(|step| self.follow(step));
        let mut totals = Vec::new();
        for (index, (seat, score)) in list(end, "seats")
            .iter()
            .zip(list(end, "scores"))
            .enumerate()
        {
            assert_eq!(
                self.last[index].as_ref(),
                Some(seat),
                "the end is the last thing that was said"
            );
            let rows: Vec<u64> = list(score, "rows").iter().map(number).collect();
            let columns: Vec<u64> = list(score, "columns").iter().map(number).collect();
            assert_eq!(rows, self.planets[index].line_medals(seat, true));
            assert_eq!(columns, self.planets[index].line_medals(seat, false));
            let held: Vec<&str> = list(seat, "civ_cards")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            assert_eq!(keys(&score["civ_cards"]), held);
            let private: BTreeSet<&str> = list(seat, "private_objectives")
                .iter()
                .filter_map(Value::as_str)
                .collect();
            assert_eq!(
                keys(&score["private_objectives"])
                    .into_iter()
                    .collect::<BTreeSet<_>>(),
                private
            );
            let map = |key: &str| {
                score[key]
                    .as_object()
                    .expect("a map")
                    .values()
                    .map(number)
                    .sum::<u64>()
            };
            let objectives: u64 = list(score, "neighbour_objectives")
                .iter()
                .map(|entry| number(&entry["medals"]))
                .sum();
            let cards = map("civ_cards") + map("private_objectives") + objectives;
            let sum = rows.iter().chain(&columns).sum::<u64>() + map("tracks") + cards;
            let collected = number(&score["lifepods"])
                + number(&score["meteorites"])
                + number(&score["planet_bonus"]);
            assert_eq!(number(&score["total"]), sum + collected);
            let empty = list(seat, "terrain")
                .iter()
                .filter_map(Value::as_str)
                .flat_map(str::chars);
            assert_eq!(
                number(&score["empty_cells"]),
                empty.filter(|letter| "#~P".contains(*letter)).count() as u64
            );
            assert_eq!(
                number(&score["meteorites_on_planet"]),
                list(seat, "meteorites").len() as u64
            );
            totals.push((number(&score["total"]), number(&score["rank"])));
        }
        assert!(totals.iter().all(|(total, rank)| {
            totals
                .iter()
                .all(|(other, above)| other <= total || above < rank)
        }));
    }
}

pub fn check(game: &Value) -> usize {
    let mut checker = Checker::new(game);
    for (index, round) in list(game, "rounds").iter().enumerate() {
        assert_eq!(number(&round["round"]), index as u64 + 1);
        checker.round(&game["setup"], round);
    }
    if game["end"].is_object() {
        checker.end(&game["end"]);
    }
    list(game, "rounds")
        .iter()
        .map(|round| claims(round).count())
        .sum()
}

/// The civ cards that were taken in a round: in the turns, and after them (rules §3.6).
fn claims(round: &Value) -> impl Iterator<Item = &Value> {
    let turns = list(round, "turns").iter();
    let in_turns = turns.filter_map(|turn| turn["claims"].as_array()).flatten();
    in_turns.chain(list(round, "civ_claims"))
}
