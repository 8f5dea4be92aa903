//! Mistakes in cards, tiles, Buildings and points.

use super::Flaw::{Amount, Fixed, Number, Unknown};
use super::{Checked, MOST, Place, check_effect, ids, names};
use crate::components::{Building, ContractKind, Count, Data, Mission, MissionMix};
use game::components::ensure;

pub(super) fn check_blueprints(data: &Data) -> Checked {
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
    let proper = (display.rows, display.row_size) == (2, 6);
    ensure(proper, "blueprint_display", Fixed)?;
    let most = [display.start, display.level_2.add, display.level_3.add];
    let all = most.iter().map(|count| usize::from(*count)).sum::<usize>();
    let fits = display.start <= 6
        && display.level_2.add <= 12
        && display.level_3.add <= 6
        && all == cards.len();
    ensure(fits, "blueprint_display", Number)
}

pub(super) fn check_buildings(data: &Data) -> Checked {
    let types = data.buildings.iter().map(|building| building.building);
    ensure(types.eq(Building::ALL), "buildings", Fixed)?;
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
        let fits = building.arrows.len() == stack && stack <= 20 && (stack > 0) == plain;
        ensure(fits, &place, Number)?;
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

pub(super) fn check_lss(data: &Data) -> Checked {
    let lss = &data.lss;
    let tracks = &Building::ALL[1..5];
    ensure(lss.tracks == tracks, "lss, tracks", Fixed)?;
    let start = (lss.start_row, lss.level_marker_row_at_start) == (1, 2);
    ensure(start && lss.rewards_in_play == 4, "lss", Fixed)?;
    let fits = lss.rows == data.colony.max_level && (3..=9).contains(&lss.rows);
    ensure(fits, "lss, rows", Amount)?;
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

pub(super) fn check_tiles(data: &Data) -> Checked {
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
    let fits = distance.face_up == 2 && (1..=9).contains(&distance.hexes);
    ensure(fits, "discovery_distance", Amount)
}

pub(super) fn check_display(data: &Data) -> Checked {
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

pub(super) fn check_missions(data: &Data) -> Checked {
    let missions = data.missions.iter().map(|mission| mission.id);
    ensure(missions.eq(Mission::ALL), "missions", Fixed)?;
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

pub(super) fn check_goals(data: &Data) -> Checked {
    let goals = &data.private_goals;
    let most = usize::from(data.player_board.private_goals) * 4;
    ensure((most..=32).contains(&goals.len()), "private_goals", Number)?;
    ids(
        "private_goals",
        goals.iter().map(|goal| goal.id),
        goals.len(),
    )?;
    let limit = &data.private_goal_limit;
    let proper = (limit.per_game, limit.crystal_value) == (1, 1);
    ensure(proper, "private_goal_limit", Fixed)?;
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

pub(super) fn check_scoring(data: &Data) -> Checked {
    let colony = &data.colony;
    let fits = colony.progress_op.len() == 6 && data.scoring.progress_op.len() == 6;
    ensure(fits, "scoring", Number)?;
    let scoring = &data.scoring;
    let levels = [&scoring.blueprint_op, &scoring.blueprint_unbuilt_op];
    let known = levels
        .iter()
        .all(|points| points.keys().copied().eq([1, 3]));
    ensure(known, "scoring, blueprint_op", Fixed)?;
    let ties = ["crystals", "advanced_buildings", "progress_cubes", "shared"];
    ensure(scoring.tie_breakers == ties, "scoring, tie_breakers", Fixed)?;
    let end = &data.end;
    let proper = end.last_round_without_shuttle && !end.missions_needed_by_level.is_empty();
    ensure(proper, "end", Fixed)
}

pub(super) fn check_solo(data: &Data) -> Checked {
    let solo = &data.solo;
    ensure((1..=32).contains(&solo.deck.len()), "solo, deck", Number)?;
    let known = |action: u8| (1..=3).contains(&action);
    let known = solo.deck.iter().all(|card| known(card.action));
    ensure(known, "solo, deck", Amount)?;
    ensure(solo.pointer == Building::ALL[..5], "solo, pointer", Fixed)?;
    names("solo, goals", solo.goals.iter().map(|goal| &goal.id), 16)?;
    for goal in &solo.goals {
        let place = format!("solo, goals, {}", goal.id);
        let contract = |id: &u8| (1..=data.contracts.len()).contains(&usize::from(*id));
        let scientist = |id: &String| data.scientists.iter().any(|own| own.id == *id);
        let known = goal.contract_ids.iter().all(contract) && goal.scientist.iter().all(scientist);
        ensure(known, &place, Unknown)?;
    }
    let first = &data.first_colonists;
    let mut spaces = first.start_spaces.clone();
    spaces.sort_unstable();
    spaces.dedup();
    let all = spaces.len() == first.start_spaces.len();
    let proper = all && spaces.len() >= 4 && spaces.iter().all(|space| (1..=8).contains(space));
    ensure(proper, "first_colonists, start_spaces", Amount)?;
    let fits = first.missions.len() == 3;
    ensure(fits, "first_colonists, missions", Number)?;
    let known = |mission: &Mission| data.missions.iter().any(|own| own.id == *mission);
    let known = first.missions.iter().all(known);
    ensure(known, "first_colonists, missions", Unknown)?;
    let fits = (4..=8).contains(&first.a_cards.len());
    ensure(fits, "first_colonists, a_cards", Number)?;
    let fits = (1..=8).contains(&first.b_cards.len());
    ensure(fits, "first_colonists, b_cards", Number)
}
