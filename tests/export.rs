//! The export format: its keys, and an independent check that what it says about a game fits together.

mod played;

use planet_unknown::game::{CivCard, CorporationId, PlanetId, Setup};
use planet_unknown::table::{Table, export::export};
use played::{play_until, whole_game};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

fn exported(table: &Table) -> Value {
    serde_json::to_value(export(table)).expect("an export is JSON")
}

fn list<'a>(value: &'a Value, key: &str) -> &'a Vec<Value> {
    value[key].as_array().expect("a list")
}

fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

/// A planet as somebody knows it who has only read the format.
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
        let letters = PlanetId::Ksb4156.data().letters.iter().map(|row| row.to_vec()).collect();
        let (symbols, sets) = (BTreeMap::new(), BTreeSet::new());
        Self { letters, symbols, meteor_symbols: sets.clone(), patches: sets.clone(), tiles: sets }
    }

    fn is_covered(&self, cell: (u64, u64)) -> bool {
        self.tiles.contains(&cell) || self.patches.contains(&cell)
    }

    fn exists(&self, (column, row): (u64, u64)) -> bool {
        column < 12 && row < 12 && PlanetId::Ksb4156.data().letters[row as usize][column as usize] != '.'
    }

    fn neighbours(&self, (column, row): (u64, u64)) -> Vec<(u64, u64)> {
        let around =
            [(column.wrapping_sub(1), row), (column + 1, row), (column, row.wrapping_sub(1)), (column, row + 1)];
        around.into_iter().filter(|cell| self.exists(*cell)).collect()
    }

    fn is_on_edge(&self, cell: (u64, u64)) -> bool {
        self.neighbours(cell).len() < 4
    }

    fn lay(&mut self, piece: &Value, anywhere: bool) {
        if let Some(patch) = piece.get("patch") {
            let cell = (number(&patch[0]), number(&patch[1]));
            assert!(self.exists(cell) && !self.is_covered(cell), "patch on {cell:?}");
            assert_eq!(piece["on_tile"], false);
            self.letters[cell.1 as usize][cell.0 as usize] = 'b';
            self.patches.insert(cell);
            return;
        }
        let cells: Vec<(u64, u64)> =
            list(piece, "cells").iter().map(|cell| (number(&cell[0]), number(&cell[1]))).collect();
        assert!(cells.iter().all(|cell| self.exists(*cell) && !self.is_covered(*cell)), "overlap: {piece}");
        let reached = match self.tiles.is_empty() {
            true => cells.iter().any(|cell| self.is_on_edge(*cell)),
            false => {
                anywhere || cells.iter().any(|cell| self.neighbours(*cell).iter().any(|near| self.tiles.contains(near)))
            }
        };
        assert!(reached, "the tile touches nothing: {piece}");
        self.put_cells(piece);
    }

    fn put_cells(&mut self, piece: &Value) {
        let mut terrains = BTreeSet::new();
        for part in list(piece, "cells") {
            let (cell, terrain) = ((number(&part[0]), number(&part[1])), part[2].as_str().expect("a terrain"));
            self.letters[cell.1 as usize][cell.0 as usize] = terrain.chars().next().expect("a letter");
            self.tiles.insert(cell);
            terrains.insert(terrain);
            if part[3] == true {
                self.symbols.insert(cell, terrain.to_owned());
            }
            if part[4] == true {
                self.meteor_symbols.insert(cell);
            }
        }
        let pair: BTreeSet<&str> = piece["tile"]["pair"].as_str().expect("a pair").split('-').collect();
        assert_eq!(terrains, pair);
        let meteors = list(piece, "cells").iter().filter(|part| part[4] == true).count();
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
            .map(|entry| ((number(&entry[0]), number(&entry[1])), entry[2].as_str().expect("a terrain").to_owned()))
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
        let medals = if by_row { data.row_medals } else { data.column_medals };
        let meteorites = cells_of(seat, "meteorites");
        let line = |index: u64| {
            let cells = (0..12).map(|other| if by_row { (other, index) } else { (index, other) });
            let cells: Vec<(u64, u64)> = cells.filter(|cell| self.exists(*cell)).collect();
            cells.iter().all(|cell| self.is_covered(*cell) && !meteorites.contains(cell))
        };
        (0..12).map(|index| if line(index) { u64::from(medals[index as usize]) } else { 0 }).collect()
    }
}

fn cells_of(seat: &Value, key: &str) -> BTreeSet<(u64, u64)> {
    list(seat, key).iter().map(|cell| (number(&cell[0]), number(&cell[1]))).collect()
}

/// Follows a game through its export.
struct Checker {
    planets: Vec<Planet>,
    last: Vec<Option<Value>>,
}

impl Checker {
    fn new(game: &Value) -> Self {
        let seats = list(&game["setup"], "seats").len();
        Self { planets: vec![Planet::new(); seats], last: vec![None; seats] }
    }

    fn follow(&mut self, entry: &Value) {
        let seat = number(&entry["seat"]) as usize;
        for piece in list(entry, "placed") {
            let height = self.last[seat].as_ref().map_or(0, |last| number(&last["trackers"]["tech"][1]));
            let reached = number(&entry["after"]["trackers"]["tech"][1]);
            self.planets[seat].lay(piece, height.max(reached) >= 2);
        }
        let after = &entry["after"];
        self.planets[seat].compare(after);
        if let Some(last) = &self.last[seat] {
            for track in ["civ", "water", "biomass", "rover", "tech"] {
                assert!(
                    number(&after["trackers"][track][1]) >= number(&last["trackers"][track][1]),
                    "no track goes back"
                );
            }
            assert!(cells_of(after, "lifepods").is_subset(&cells_of(last, "lifepods")));
        }
        self.last[seat] = Some(after.clone());
    }

    fn turn(&mut self, setup: &Value, round: &Value, turn: &Value) {
        let position = number(&setup["seats"][number(&turn["seat"]) as usize]["position"]);
        assert_eq!(number(&turn["depot"]), (position + number(&round["rotation"])) % 6);
        let taken = |tile: &Value| {
            let same = |offer: &&Value| ["shape", "pair", "meteor"].iter().all(|key| offer[key] == tile[key]);
            assert!(list(turn, "offered").iter().any(|offer| same(&offer)), "{tile} was not on offer");
        };
        let depot = list(turn, "placed").iter().filter(|piece| piece["from"] == "depot");
        let tiles: Vec<&Value> = depot
            .map(|piece| &piece["tile"])
            .chain(turn["discarded"].is_object().then_some(&turn["discarded"]))
            .collect();
        assert!(tiles.len() <= 1, "one tile a turn");
        tiles.into_iter().for_each(taken);
        assert!(list(turn, "actions").iter().all(|words| words.as_str().is_some_and(|words| !words.is_empty())));
        self.follow(turn);
    }

    fn round(&mut self, setup: &Value, round: &Value) {
        let seats = self.planets.len() as u64;
        for (index, turn) in list(round, "turns").iter().enumerate() {
            assert_eq!(number(&turn["seat"]), (number(&round["commander"]) + index as u64) % seats);
            self.turn(setup, round, turn);
        }
        for claim in list(round, "civ_claims") {
            let taken = claim["taken"].as_str().expect("a card");
            let card = CivCard::new(taken[1..].parse().expect("its number")).expect("it exists");
            assert_eq!(u64::from(card.rank()), number(&claim["rank"]));
            self.follow(claim);
        }
    }

    fn end(&mut self, end: &Value) {
        list(end, "steps").iter().for_each(|step| self.follow(step));
        let mut totals = Vec::new();
        for (index, (seat, score)) in list(end, "seats").iter().zip(list(end, "scores")).enumerate() {
            assert_eq!(self.last[index].as_ref(), Some(seat), "the end is the last thing that was said");
            let rows: Vec<u64> = list(score, "rows").iter().map(number).collect();
            let columns: Vec<u64> = list(score, "columns").iter().map(number).collect();
            assert_eq!(rows, self.planets[index].line_medals(seat, true));
            assert_eq!(columns, self.planets[index].line_medals(seat, false));
            let held: Vec<&str> = list(seat, "civ_cards").iter().filter_map(Value::as_str).collect();
            assert_eq!(keys(&score["civ_cards"]), held);
            let map = |key: &str| score[key].as_object().expect("a map").values().map(number).sum::<u64>();
            let objectives: u64 =
                list(score, "neighbour_objectives").iter().map(|entry| number(&entry["medals"])).sum();
            let sum = rows.iter().chain(&columns).sum::<u64>() + map("tracks") + map("civ_cards") + objectives;
            let collected = number(&score["lifepods"]) + number(&score["meteorites"]) + number(&score["planet_bonus"]);
            assert_eq!(number(&score["total"]), sum + collected);
            let empty = list(seat, "terrain").iter().filter_map(Value::as_str).flat_map(str::chars);
            assert_eq!(number(&score["empty_cells"]), empty.filter(|letter| "#~P".contains(*letter)).count() as u64);
            assert_eq!(number(&score["meteorites_on_planet"]), list(seat, "meteorites").len() as u64);
            totals.push((number(&score["total"]), number(&score["rank"])));
        }
        assert!(totals.iter().all(|(total, rank)| totals.iter().all(|(other, above)| other <= total || above < rank)));
    }
}

fn check(game: &Value) -> usize {
    let mut checker = Checker::new(game);
    for (index, round) in list(game, "rounds").iter().enumerate() {
        assert_eq!(number(&round["round"]), index as u64 + 1);
        checker.round(&game["setup"], round);
    }
    if game["end"].is_object() {
        checker.end(&game["end"]);
    }
    list(game, "rounds").iter().map(|round| list(round, "civ_claims").len()).sum()
}

#[test]
fn whole_games_fit_together_in_every_detail() {
    let mut claims = 0;
    for seats in 1..=6 {
        for seed in 0..3 {
            let game = exported(&whole_game(seats, &format!("export {seed}")));
            assert!(game["end"].is_object());
            claims += check(&game);
        }
    }
    assert!(claims > 20, "the games claim civ cards");
}

#[test]
fn what_lies_on_a_corporation_is_exported() {
    let mut seen = std::collections::BTreeSet::new();
    for corporation in CorporationId::ALL {
        for seed in 0..4 {
            let mut setup = Setup::standard(2, &format!("{corporation} {seed}"));
            setup.seats[0].corporation = corporation;
            let table = play_until(setup, |_| false);
            let game = exported(&table);
            let (seat, owner) = (&game["end"]["seats"][0], &table.state().seats[0]);
            let steps = number(&seat["trackers"]["biomass"][1]);
            assert!(corporation != CorporationId::Wormhole || steps <= 5, "{steps}");
            assert_eq!(seat["flux_track"].is_string(), owner.corporation_state.token.is_some());
            assert_eq!(list(seat, "lifepods_on_techs").len(), usize::from(owner.corporation_state.berthed.len()));
            assert_eq!(list(seat, "lifepods_on_tracks").len(), usize::from(owner.corporation_state.parked.len()));
            assert_eq!(list(seat, "loaded_rovers").len() as u32, owner.board.loaded.len());
            assert_eq!(game["end"]["scores"][0]["common_objective"].is_object(), !table.state().contests.is_empty());
            let filled = |key: &&str| !list(seat, key).is_empty();
            seen.extend(["lifepods_on_techs", "lifepods_on_tracks", "loaded_rovers"].into_iter().filter(filled));
        }
    }
    assert_eq!(seen.len(), 3, "{seen:?}");
}

#[test]
fn a_game_can_be_exported_at_any_moment() {
    let mut moments = 0;
    play_until(Setup::standard(3, "any moment"), |table| {
        if table.cursor() % 5 == 0 {
            let game = exported(table);
            check(&game);
            assert_eq!(game["end"].is_null(), !table.state().is_finished());
            moments += 1;
        }
        false
    });
    assert!(moments > 30);
}

#[test]
fn the_station_stands_as_dealt_and_turns_as_told() {
    let mut setup = Setup::standard(2, "variant");
    setup.options.two_player_variant = true;
    let game = exported(&play_until(setup, |table| table.state().round > 8));
    let mut rotation = number(&game["setup"]["station"]["rotation"]);
    for round in list(&game, "rounds") {
        rotation = (rotation + 5) % 6;
        assert_eq!(number(&round["rotation"]), rotation, "one depot clockwise in every round");
    }
    check(&game);
}

#[test]
fn every_key_of_the_format_is_there() {
    let game = exported(&whole_game(4, "keys"));
    assert_eq!(keys(&game), ["format", "version", "setup", "rounds", "end"]);
    assert_eq!((&game["format"], &game["version"]), (&"planet-unknown-export".into(), &1.into()));
    let setup = "seed solo two_player_variant private_objectives house_rules events seats station first_commander \
                 neighbour_objectives";
    assert_eq!(keys(&game["setup"]), setup.split_whitespace().collect::<Vec<_>>());
    assert_eq!(keys(&game["setup"]["seats"][0]), ["name", "planet", "corporation", "position"]);
    assert_eq!(game["setup"]["seats"][0]["planet"], "KSB-4156");
    assert_eq!(game["setup"]["events"], serde_json::json!({"green": 0, "orange": 0, "red": 0}));
    assert_eq!(keys(&game["setup"]["station"]), ["inner", "outer", "rotation"]);
    let round = &game["rounds"][0];
    assert_eq!(keys(round), ["round", "commander", "rotation", "event", "civ_cards_left", "turns", "civ_claims"]);
    assert_eq!(round["civ_cards_left"], serde_json::json!([5, 5, 5, 5]));
    let turn = &round["turns"][0];
    assert_eq!(keys(turn), ["seat", "depot", "offered", "placed", "discarded", "actions", "after"]);
    assert_eq!(keys(&turn["offered"][0]), ["shape", "pair", "meteor", "ring"]);
    let seat = "terrain symbols meteor_symbols patches meteorites lifepods rovers loaded_rovers trackers rovers_left \
                lifepods_scored lifepods_on_tracks lifepods_on_techs meteorites_collected stored_patches civ_cards \
                private_objectives flux_track";
    assert_eq!(keys(&turn["after"]), seat.split_whitespace().collect::<Vec<_>>());
    assert_eq!(keys(&game["end"]), ["reason", "steps", "seats", "scores", "solo"]);
    let score = "rows columns planet_bonus tracks lifepods meteorites civ_cards private_objectives \
                 neighbour_objectives common_objective total empty_cells meteorites_on_planet rank";
    assert_eq!(keys(&game["end"]["scores"][0]), score.split_whitespace().collect::<Vec<_>>());
}

#[test]
fn what_can_be_redone_is_not_exported() {
    let mut table = play_until(Setup::standard(2, "redo"), |table| table.cursor() > 40 && table.can_undo().is_ok());
    let before = exported(&table);
    table.undo().expect("it can be undone");
    let after = exported(&table);
    assert_ne!(before, after);
    table.redo();
    assert_eq!(exported(&table), before);
}
