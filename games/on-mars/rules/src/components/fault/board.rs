//! Mistakes in map, Turn Order, Techs and Lab.

use super::Flaw::{Amount, Fixed, Number, Unknown};
use super::{Checked, Flaw, MOST_LAB, Place, check_effect, ids, names};
use crate::components::{Axial, Data, LabColumn, Side, Tech, TechUse};
use crate::goods::Good;
use game::components::ensure;
use std::collections::BTreeSet;

pub(super) fn check_map(data: &Data) -> Checked {
    let board = &data.board;
    let known: BTreeSet<Axial> = board.hexes.iter().copied().collect();
    let fits = (20..=128).contains(&board.hexes.len());
    ensure(fits, "board, hexes", Number)?;
    ensure(known.len() == board.hexes.len(), "board, hexes", Flaw::Hex)?;
    let directions = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    let proper = board.axial && board.directions == directions;
    ensure(proper, "board, directions", Fixed)?;
    ensure(known.contains(&board.centre), "board, centre", Unknown)?;
    let start = &data.map_start;
    let fits = start.lss_hexes.len() == data.lss.tracks.len();
    ensure(fits, "map_start, lss_hexes", Number)?;
    let proper = start.shelters.keys().copied().eq(2..=4);
    ensure(proper, "map_start, shelters", Fixed)?;
    let types = data.research_tiles.iter().map(|tile| &tile.id);
    let same = start.research.keys().eq(types);
    ensure(same, "map_start, research", Unknown)?;
    for (copies, hexes) in data.research_tiles.iter().zip(start.research.values()) {
        let fits = usize::from(copies.copies) == hexes.len();
        ensure(fits, format!("map_start, research, {}", copies.id), Number)?;
    }
    for (players, shelters) in &start.shelters {
        let place = format!("map_start, shelters, {players}");
        ensure(shelters.len() == usize::from(*players), &place, Number)?;
        let research = start.research.values().flatten();
        let all = start.lss_hexes.iter().chain(shelters).chain(research);
        let all: Vec<Axial> = all.copied().chain([start.mine]).collect();
        ensure(all.iter().all(|hex| known.contains(hex)), &place, Unknown)?;
        let different = BTreeSet::from_iter(&all).len() == all.len();
        ensure(different, &place, Flaw::Hex)?;
    }
    Ok(())
}

pub(super) fn check_track(data: &Data) -> Checked {
    let spaces = &data.turn_order;
    ids("turn_order", spaces.iter().map(|space| space.space), 8)?;
    ensure(spaces.len() == 8, "turn_order", Number)?;
    for (number, space) in spaces.iter().enumerate() {
        let place = format!("turn_order, {}", space.space);
        let side = if number < 4 {
            Side::Orbit
        } else {
            Side::Colony
        };
        ensure(space.side == side, &place, Fixed)?;
        space
            .bonus
            .map_or(Ok(()), |bonus| check_effect(&place, bonus, Place::Space))?;
    }
    let shuttle = &data.shuttle;
    let arrivals = &shuttle.arrival_space_by_level;
    let fits = arrivals.keys().copied().eq(1..=data.colony.max_level);
    ensure(fits, "shuttle", Number)?;
    let fits = |space: &u8| (1..=shuttle.spaces_per_side).contains(space);
    let fits = arrivals.values().all(fits) && shuttle.start_space == 1;
    ensure(fits, "shuttle", Amount)?;
    let items = &data.warehouse.items;
    let different = BTreeSet::from_iter(items).len() == items.len();
    let proper = different && !items.contains(&Good::Mineral) && !items.is_empty();
    ensure(proper, "warehouse", Fixed)
}

pub(super) fn check_techs(data: &Data) -> Checked {
    let techs = data.techs.iter().map(|tech| tech.id);
    ensure(techs.eq(Tech::ALL), "techs", Fixed)?;
    for tech in &data.techs {
        let place = format!("techs, {}", tech.id.name());
        let start = tech.id == Tech::Shelter;
        let copies = if start { 4 } else { 2 };
        let used = match tech.id {
            Tech::Rover => TechUse::RoverMp,
            Tech::Upgrade => TechUse::ExtraUpgrades,
            Tech::Ship => TechUse::ExtraShips,
            _ => TechUse::Complex,
        };
        let proper = (tech.copies, tech.start_tile, tech.used) == (copies, start, used);
        ensure(proper, &place, Fixed)?;
    }
    let rows = &data.tech_grid.rows;
    let fits = (1..=3).contains(&rows.len()) && data.tech_grid.refill_order.len() == rows.len();
    ensure(fits, "tech_grid", Number)?;
    let places: u8 = rows.iter().map(|row| row.places.min(8)).sum();
    let fits = usize::from(places) + 1 == Tech::ALL.len();
    ensure(fits, "tech_grid", Number)?;
    let known = |row| data.tech_grid.refill_order.contains(row);
    let known = rows.iter().all(|row| known(&row.row));
    ensure(known, "tech_grid, refill_order", Unknown)
}

pub(super) fn check_lab(data: &Data) -> Checked {
    let lab = &data.lab;
    names(
        "lab, spaces",
        lab.spaces.iter().map(|space| &space.space),
        MOST_LAB,
    )?;
    ids(
        "lab, columns",
        lab.columns.iter().map(|column| column.column),
        lab.columns.len(),
    )?;
    let level = |column: &LabColumn| column.level == column.column;
    ensure(lab.columns.iter().all(level), "lab, columns", Fixed)?;
    let column = |name: &String| {
        let space = lab.spaces.iter().find(|space| space.space == *name);
        space.map(|space| space.column)
    };
    for space in &lab.spaces {
        let place = format!("lab, {}", space.space);
        let known = (1..=lab.columns.len()).contains(&usize::from(space.column));
        ensure(known, &place, Unknown)?;
        let next = |name: &String| column(name) == Some(space.column + 1);
        ensure(space.right.iter().all(next), &place, Unknown)?;
        space.benefit.map_or(Ok(()), |benefit| {
            check_effect(&place, benefit, Place::Space)
        })?;
    }
    let first = |name: &String| column(name) == Some(1);
    let known = !lab.entry.is_empty() && lab.entry.iter().all(first);
    ensure(known, "lab, entry", Unknown)?;
    let known = column(&lab.shelter_start).is_some();
    ensure(known, "lab, shelter_start", Unknown)
}
