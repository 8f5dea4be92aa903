//! Mistakes in a file of components.

use super::{
    Axial, Building, ContractKind, Count, Data, Effect, MainAction, Mission, MissionMix,
    RoverPoints, Side, Tech, TechUse, TravelSide,
};
use crate::goods::Good;
use Flaw::{Amount, Fixed, Number, Unknown};
use game::components::ensure;
use std::collections::BTreeSet;
use thiserror::Error;

/// The most spaces of the Lab.
pub(crate) const MOST_LAB: usize = 16;
/// The most slots of an action.
const MOST_SLOTS: u8 = 12;
/// The highest amount of anything that an effect gives or asks for.
const MOST: u8 = 12;

/// A mistake in a file of components, with its place and what to do about it.
pub type ComponentsError = game::components::ComponentsError<Flaw>;

/// What is wrong with a value, and the remedy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// The file belongs to another game or another version.
    #[error(
        "this is no file of components of this version; write game: \"on-mars\" and version: 1"
    )]
    Game,
    /// A name is missing or used twice.
    #[error("a name is empty or used twice; give each its own")]
    Name,
    /// A list is too short or too long.
    #[error("there are too few or too many; compare the number with the template")]
    Number,
    /// A number that the game cannot be played with.
    #[error("the number is too small or too large for the game; compare it with the template")]
    Amount,
    /// Something that is part of the rules.
    #[error("the rules fix this; leave it as in the template")]
    Fixed,
    /// Something is named that is not there.
    #[error("there is nothing of this name or at this hex; add it or name something else")]
    Unknown,
    /// Two things lie on one hex.
    #[error("two things lie on one hex; give each its own")]
    Hex,
    /// An effect where it would never end, or without meaning.
    #[error("this effect cannot stand here; compare it with the template")]
    Effect,
}

type Checked = Result<(), ComponentsError>;

/// Checks that a game can be played with `data`.
pub(super) fn check(data: &Data) -> Checked {
    ensure(
        data.game == "on-mars" && data.version == 1,
        "game",
        Flaw::Game,
    )?;
    check_players(data)?;
    check_player_board(data)?;
    check_actions(data)?;
    check_map(data)?;
    check_track(data)?;
    check_techs(data)?;
    check_lab(data)?;
    check_blueprints(data)?;
    check_buildings(data)?;
    check_lss(data)?;
    check_tiles(data)?;
    check_display(data)?;
    check_missions(data)?;
    check_goals(data)?;
    check_scoring(data)
}

/// Whether a list has different names, and not more than so many.
fn names<'a>(place: &str, names: impl Iterator<Item = &'a String>, most: usize) -> Checked {
    let names: Vec<&String> = names.collect();
    let count = names.len();
    ensure((1..=most).contains(&count), place, Number)?;
    let proper = names.iter().all(|name| !name.is_empty());
    let different = BTreeSet::from_iter(names).len() == count;
    ensure(proper && different, place, Flaw::Name)
}

fn ids(place: &str, ids: impl Iterator<Item = u8>, count: usize) -> Checked {
    ensure(ids.eq((1..).take(count)), place, Fixed)
}

fn check_players(data: &Data) -> Checked {
    let players = &data.players;
    ensure(
        (players.min, players.max) == (1, 4) && players.solo_uses == "2",
        "players",
        Fixed,
    )?;
    ensure(
        players.by_count.keys().copied().eq(2..=4),
        "players, by_count",
        Fixed,
    )?;
    let fits = |each: u8| (1..=9).contains(&each);
    let fits = players
        .by_count
        .values()
        .all(|count| fits(count.warehouse_each));
    ensure(fits, "players, warehouse_each", Amount)?;
    let resources = &data.resources;
    let proper = resources.kinds == Good::RESOURCES && resources.joker == Good::Mineral;
    ensure(proper, "resources", Fixed)
}

fn check_player_board(data: &Data) -> Checked {
    let board = &data.player_board;
    let fixed = [board.shelters_on_map, board.bots_on_map, board.rovers];
    ensure(
        fixed == [1; 3] && board.depot_spaces == 8,
        "player_board",
        Fixed,
    )?;
    let proper = (1..=8).contains(&board.shelters)
        && (1..=8).contains(&board.bots)
        && (1..=16).contains(&board.advanced_markers)
        && (1..=30).contains(&board.colonists)
        && board.colonists_in_lq <= board.colonists.min(board.lq_base)
        && board.ships == board.depot_covered_at_start
        && board.ships < board.depot_spaces
        && board.progress_cubes == 5
        && (1..=6).contains(&board.private_goals)
        && (1..=9).contains(&board.storage_base)
        && board.storage_per_shelter <= 9
        && (1..=20).contains(&board.lq_base)
        && board.lq_per_extra_shelter <= 9
        && (1..=9).contains(&board.lq_row_size)
        && !board.lq_op_by_row.is_empty();
    ensure(proper, "player_board", Amount)?;
    let start = &board.start;
    let goods = [
        start.mineral,
        start.battery,
        start.water,
        start.plant,
        start.oxygen,
    ];
    let most = board.storage_base + board.storage_per_shelter;
    let fits = goods.iter().all(|number| *number <= most)
        && start.crystals <= board.depot_spaces - board.ships;
    ensure(fits, "player_board, start", Amount)
}

fn check_actions(data: &Data) -> Checked {
    let slots = &data.action_slots;
    let counts = [
        slots.obtain_blueprint,
        slots.research_development,
        slots.construct,
        slots.upgrade,
    ];
    let fits = counts.iter().all(|count| (1..=MOST_SLOTS).contains(count));
    ensure(fits, "action_slots", Amount)?;
    let actions = data.main_actions.iter().map(|action| action.id);
    ensure(
        actions.eq(MainAction::ALL.iter().copied()),
        "main_actions",
        Fixed,
    )?;
    for (number, action) in data.main_actions.iter().enumerate() {
        let place = format!("main_actions, {}", action.id.name());
        let side = if number < 5 {
            Side::Orbit
        } else {
            Side::Colony
        };
        let fits = action.side == side && action.placing == action.id.slot().is_some();
        ensure(fits, &place, Fixed)?;
        let numbers = [action.steps, action.items, action.bot_mp, action.rover_mp];
        let fits = |number: &u8| (1..=MOST).contains(number);
        ensure(numbers.iter().flatten().all(fits), &place, Amount)?;
        let welcomes = action.id == MainAction::WelcomeShip;
        ensure(
            action.rewards.len() == if welcomes { 2 } else { 0 },
            &place,
            Number,
        )?;
    }
    let executive = &data.executive_actions;
    ids(
        "executive_actions",
        executive.iter().map(|action| action.depot_space),
        8,
    )?;
    ensure(executive.len() == 8, "executive_actions", Number)?;
    names(
        "executive_actions",
        executive.iter().map(|action| &action.id),
        8,
    )?;
    for action in executive {
        let place = format!("executive_actions, {}", action.id);
        ensure(action.price <= 8, &place, Amount)?;
        check_effect(&place, action.does, Place::Executive)?;
        let open = action.depot_space > data.player_board.ships;
        ensure(action.open_at_start == open, &place, Fixed)?;
    }
    Ok(())
}

fn check_map(data: &Data) -> Checked {
    let board = &data.board;
    let known: BTreeSet<Axial> = board.hexes.iter().copied().collect();
    ensure(
        (20..=128).contains(&board.hexes.len()),
        "board, hexes",
        Number,
    )?;
    ensure(known.len() == board.hexes.len(), "board, hexes", Flaw::Hex)?;
    let directions = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];
    ensure(
        board.axial && board.directions == directions,
        "board, directions",
        Fixed,
    )?;
    ensure(known.contains(&board.centre), "board, centre", Unknown)?;
    let start = &data.map_start;
    ensure(
        start.lss_hexes.len() == data.lss.tracks.len(),
        "map_start, lss_hexes",
        Number,
    )?;
    ensure(
        start.shelters.keys().copied().eq(2..=4),
        "map_start, shelters",
        Fixed,
    )?;
    let types = data.research_tiles.iter().map(|tile| &tile.id);
    ensure(
        start.research.keys().eq(types),
        "map_start, research",
        Unknown,
    )?;
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
        ensure(
            BTreeSet::from_iter(&all).len() == all.len(),
            &place,
            Flaw::Hex,
        )?;
    }
    Ok(())
}

fn check_track(data: &Data) -> Checked {
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
    ensure(
        arrivals.keys().copied().eq(1..=data.colony.max_level),
        "shuttle",
        Number,
    )?;
    let fits = |space: &u8| (1..=shuttle.spaces_per_side).contains(space);
    ensure(
        arrivals.values().all(fits) && shuttle.start_space == 1,
        "shuttle",
        Amount,
    )?;
    let items = &data.warehouse.items;
    let different = BTreeSet::from_iter(items).len() == items.len();
    let proper = different && !items.contains(&Good::Mineral) && !items.is_empty();
    ensure(proper, "warehouse", Fixed)
}

fn check_techs(data: &Data) -> Checked {
    let techs = data.techs.iter().map(|tech| tech.id);
    ensure(techs.eq(Tech::ALL.iter().copied()), "techs", Fixed)?;
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
        ensure(
            (tech.copies, tech.start_tile, tech.used) == (copies, start, used),
            &place,
            Fixed,
        )?;
    }
    let rows = &data.tech_grid.rows;
    ensure(
        (1..=3).contains(&rows.len()) && data.tech_grid.refill_order.len() == rows.len(),
        "tech_grid",
        Number,
    )?;
    let places: u8 = rows.iter().map(|row| row.places.min(8)).sum();
    ensure(
        usize::from(places) + 1 == Tech::ALL.len(),
        "tech_grid",
        Number,
    )?;
    let known = |row| data.tech_grid.refill_order.contains(row);
    ensure(
        rows.iter().all(|row| known(&row.row)),
        "tech_grid, refill_order",
        Unknown,
    )
}

fn check_lab(data: &Data) -> Checked {
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
    let level = |column: &super::LabColumn| column.level == column.column;
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
    ensure(
        !lab.entry.is_empty() && lab.entry.iter().all(first),
        "lab, entry",
        Unknown,
    )?;
    ensure(
        column(&lab.shelter_start).is_some(),
        "lab, shelter_start",
        Unknown,
    )
}

fn check_blueprints(data: &Data) -> Checked {
    let cards = &data.blueprints;
    ensure((1..=32).contains(&cards.len()), "blueprints", Number)?;
    ids("blueprints", cards.iter().map(|card| card.id), cards.len())?;
    for card in cards {
        let place = format!("blueprints, {}", card.id);
        ensure(matches!(card.level, 1 | 3), &place, Fixed)?;
        check_effect(&place, card.action, Place::Card)?;
        let known = data
            .scientists
            .iter()
            .any(|scientist| scientist.id == card.scientist);
        ensure(known, &place, Unknown)?;
    }
    let display = &data.blueprint_display;
    ensure(
        (display.rows, display.row_size) == (2, 6),
        "blueprint_display",
        Fixed,
    )?;
    let most = [display.start, display.level_2.add, display.level_3.add];
    let all = most.iter().map(|count| usize::from(*count)).sum::<usize>();
    let fits = display.start <= 6
        && display.level_2.add <= 12
        && display.level_3.add <= 6
        && all == cards.len();
    ensure(fits, "blueprint_display", Number)
}

fn check_buildings(data: &Data) -> Checked {
    let types = data.buildings.iter().map(|building| building.building);
    ensure(types.eq(Building::ALL.iter().copied()), "buildings", Fixed)?;
    for building in &data.buildings {
        let kind = building.building;
        let place = format!("buildings, {}", kind.name());
        let plain = kind != Building::Shelter;
        let lss = data.lss.tracks.contains(&kind);
        ensure(
            building.produces == kind.produces()
                && building.progress_cube == plain
                && building.lss == lss
                && building.starting == u8::from(plain),
            &place,
            Fixed,
        )?;
        let stack = usize::from(building.stack);
        ensure(
            building.arrows.len() == stack && stack <= 20 && (stack > 0) == plain,
            &place,
            Number,
        )?;
        let known = building
            .arrows
            .iter()
            .flatten()
            .all(|direction| *direction < 6);
        ensure(known, &place, Amount)?;
        let miner = u8::from(kind == Building::Mine);
        ensure(building.cost.colonist_lq == miner, &place, Fixed)?;
    }
    Ok(())
}

fn check_lss(data: &Data) -> Checked {
    let lss = &data.lss;
    let tracks = &Building::ALL[1..5];
    ensure(lss.tracks == tracks, "lss, tracks", Fixed)?;
    let start = (lss.start_row, lss.level_marker_row_at_start) == (1, 2);
    ensure(start && lss.rewards_in_play == 4, "lss", Fixed)?;
    ensure(
        lss.rows == data.colony.max_level && (3..=9).contains(&lss.rows),
        "lss, rows",
        Amount,
    )?;
    ensure(lss.choices.len() == 4, "lss, choices", Number)?;
    for choice in &lss.choices {
        check_effect("lss, choices", *choice, Place::Space)?;
    }
    let rewards = &data.lss_rewards;
    ensure((4..=32).contains(&rewards.len()), "lss_rewards", Number)?;
    ids(
        "lss_rewards",
        rewards.iter().map(|reward| reward.id),
        rewards.len(),
    )
}

fn check_tiles(data: &Data) -> Checked {
    let research = &data.research_tiles;
    names("research_tiles", research.iter().map(|tile| &tile.id), 8)?;
    for tile in research {
        let place = format!("research_tiles, {}", tile.id);
        check_effect(&place, tile.does, Place::Space)?;
    }
    let tiles = &data.discovery_tiles;
    names("discovery_tiles", tiles.iter().map(|tile| &tile.id), 40)?;
    for tile in tiles {
        let place = format!("discovery_tiles, {}", tile.id);
        ensure((1..=4).contains(&tile.copies), &place, Amount)?;
        check_effect(&place, tile.does, Place::Space)?;
    }
    let count: u16 = tiles.iter().map(|tile| u16::from(tile.copies)).sum();
    ensure((4..=60).contains(&count), "discovery_tiles", Number)?;
    let distance = &data.discovery_distance;
    ensure(
        distance.face_up == 2 && (1..=9).contains(&distance.hexes),
        "discovery_distance",
        Amount,
    )
}

fn check_display(data: &Data) -> Checked {
    let scientists = &data.scientists;
    ensure(scientists.len() == 6, "scientists", Number)?;
    names(
        "scientists",
        scientists.iter().map(|scientist| &scientist.id),
        6,
    )?;
    ids(
        "scientists",
        scientists.iter().map(|scientist| scientist.place),
        6,
    )?;
    let contracts = &data.contracts;
    ensure((1..=16).contains(&contracts.len()), "contracts", Number)?;
    ids(
        "contracts",
        contracts.iter().map(|contract| contract.id),
        contracts.len(),
    )?;
    for contract in contracts {
        let place = format!("contracts, {}", contract.id);
        let (needs, any) = (contract.needs.goods(), contract.needs.price().any);
        let fits = match contract.kind {
            ContractKind::Upgrade => {
                contract.building.is_some() && contract.complex > 0 && needs.is_none()
            }
            ContractKind::Deliver => contract.building.is_none() && !needs.is_none() && any == 0,
        };
        ensure(fits, place, Fixed)?;
    }
    ensure(data.contract_cost.crystal <= 8, "contract_cost", Amount)
}

fn check_missions(data: &Data) -> Checked {
    let missions = data.missions.iter().map(|mission| mission.id);
    ensure(missions.eq(Mission::ALL.iter().copied()), "missions", Fixed)?;
    for mission in &data.missions {
        let place = format!("missions, {}", mission.id.name());
        ensure(mission.need.keys().copied().eq(2..=4), &place, Fixed)?;
        let fits = mission.need.values().all(|need| (1..=60).contains(need));
        ensure(fits && mission.crystals <= MOST, &place, Amount)?;
    }
    let mix = &data.mission_mix;
    let of = |deck| {
        data.missions
            .iter()
            .filter(|mission| mission.deck == deck)
            .count()
    };
    for counts in [&mix.short, &mix.long] {
        let fits = counts.short + counts.long == mix.remaining_start
            && usize::from(counts.short) <= of(MissionMix::Short)
            && usize::from(counts.long) <= of(MissionMix::Long);
        ensure(fits, "mission_mix", Number)?;
    }
    ensure(mix.remaining_start == 3, "mission_mix", Fixed)
}

fn check_goals(data: &Data) -> Checked {
    let goals = &data.private_goals;
    let most = usize::from(data.player_board.private_goals) * 4;
    ensure((most..=32).contains(&goals.len()), "private_goals", Number)?;
    ids(
        "private_goals",
        goals.iter().map(|goal| goal.id),
        goals.len(),
    )?;
    let limit = &data.private_goal_limit;
    ensure(
        (limit.per_game, limit.crystal_value) == (1, 1),
        "private_goal_limit",
        Fixed,
    )?;
    for goal in goals {
        let place = format!("private_goals, {}", goal.id);
        check_effect(&place, goal.reward, Place::Goal)?;
        check_effect(&place, goal.or_reward, Place::Goal)?;
        let known = |name: &String| data.lab.spaces.iter().any(|space| space.space == *name);
        let spaces = goal
            .condition
            .iter()
            .flat_map(|condition| &condition.spaces);
        ensure(spaces.into_iter().all(known), &place, Unknown)?;
        let sized = goal.condition.iter().all(|condition| {
            let complexes = matches!(
                condition.count,
                Count::MarkerInComplex | Count::ComplexesWithMarker
            );
            complexes == (condition.size > 0)
        });
        ensure(sized && !goal.condition.is_empty(), &place, Amount)?;
    }
    Ok(())
}

fn check_scoring(data: &Data) -> Checked {
    let colony = &data.colony;
    ensure(
        colony.progress_op.len() == 6 && data.scoring.progress_op.len() == 6,
        "scoring",
        Number,
    )?;
    let scoring = &data.scoring;
    let levels = [&scoring.blueprint_op, &scoring.blueprint_unbuilt_op];
    let known = levels
        .iter()
        .all(|points| points.keys().copied().eq([1, 3]));
    ensure(known, "scoring, blueprint_op", Fixed)?;
    let ties = ["crystals", "advanced_buildings", "progress_cubes", "shared"];
    ensure(scoring.tie_breakers == ties, "scoring, tie_breakers", Fixed)?;
    let end = &data.end;
    ensure(
        end.last_round_without_shuttle && !end.missions_needed_by_level.is_empty(),
        "end",
        Fixed,
    )
}

/// Where an effect stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Executive,
    Card,
    Goal,
    Space,
}

/// Whether an effect may stand there, and gives what can be given.
fn check_effect(place: &str, effect: Effect, at: Place) -> Checked {
    let fits = match effect {
        Effect::CopyDiscovery => at == Place::Card,
        Effect::UseAdvancedBuilding => at == Place::Executive,
        Effect::Travel { side } => match at {
            Place::Card => side == TravelSide::Orbit,
            Place::Goal => true,
            Place::Executive | Place::Space => false,
        },
        _ => true,
    };
    ensure(fits, place, Flaw::Effect)?;
    let amount = match effect {
        Effect::GainResource(amounts) => {
            let extra = (amounts.any, amounts.any_lss) != (0, 0);
            return ensure(
                !extra && amounts.goods().0.iter().all(|number| *number <= MOST),
                place,
                Amount,
            );
        }
        Effect::GainColonist { n, .. }
        | Effect::GainResourceChoice { n, .. }
        | Effect::GainCrystal { n, .. }
        | Effect::GainOp { n }
        | Effect::WarehouseTake { n, .. }
        | Effect::LearnTech { n, .. }
        | Effect::Develop { n, .. }
        | Effect::TakeBlueprint { n, .. }
        | Effect::Upgrade { n, .. }
        | Effect::WelcomeShip { n, .. }
        | Effect::RetrieveAny { n }
        | Effect::RetrieveWa { n } => n,
        Effect::MoveBots { mp, .. } | Effect::MoveBotsAsRover { mp, .. } => mp,
        Effect::MoveRover {
            mp: RoverPoints::Points(mp),
            ..
        } => mp,
        Effect::ExchangeResource {
            pay,
            gain_non_mineral,
            ..
        } => pay.max(gain_non_mineral),
        _ => 1,
    };
    ensure((1..=MOST).contains(&amount), place, Amount)
}
