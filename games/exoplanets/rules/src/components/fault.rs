//! Mistakes in a file of components.

use super::{Arm, ConditionKind, Data, Effect, Goal, MOST_ORBITS, Numbers, Scoped};
use crate::id::MOST;
use Flaw::{Amount, Condition, Fixed, Game, Mark, Number, Unknown};
use game::components::ensure;
use std::collections::BTreeSet;
use thiserror::Error;

/// The highest EP of a goal or a marker, so that sums stay small.
const MOST_EP: u8 = 50;
/// The highest number of resources of a kind.
const MOST_SUPPLY: u8 = 100;

/// A mistake in a file of components, with its place and what to do about it.
pub type ComponentsError = game::components::ComponentsError<Flaw>;

/// What is wrong with a value, and the remedy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// The file belongs to another game or another version.
    #[error(
        "this is no file of components of this version; write game: \"exoplanets\" and format: 1"
    )]
    Game,
    /// A name is missing or used twice.
    #[error("the name is empty or used twice; give each its own")]
    Name,
    /// A list is too short or too long.
    #[error("there are too few or too many; compare the number with exoplanets §2")]
    Number,
    /// A number that the game cannot be played with.
    #[error("the number is too small or too large for the game; compare it with exoplanets §2")]
    Amount,
    /// A number that is part of the rules.
    #[error("the rules fix this number; leave it as in the template")]
    Fixed,
    /// A tile names a goal or an effect that is not there.
    #[error("there is no goal or effect of this name; add it or name another one")]
    Unknown,
    /// The fields of an effect contradict each other.
    #[error(
        "an effect with marks is permanent, any other is not; it has at most one of discount, step and mark"
    )]
    Effect,
    /// A mark has none or several of its three fields.
    #[error("a mark has exactly one of ep (from -50 to 50), add (one letter) and minus (1 to 9)")]
    Mark,
    /// Too many kinds of markers.
    #[error("there are more than 12 different marks; use fewer")]
    Markers,
    /// A condition lacks what it needs.
    #[error("the condition needs min of at least 1, levels_each instead levels from 1 to 4")]
    Condition,
}

/// Checks that a game can be played with `data`.
pub(super) fn check(data: &Data) -> Result<(), ComponentsError> {
    ensure(data.game == "exoplanets" && data.format == 1, "game", Game)?;
    unique("planets", data.planets.iter().map(|planet| &planet.id))?;
    unique("goals", data.goals.iter().map(|goal| goal.number))?;
    unique("tiles", data.space_tiles.tiles.iter().map(|tile| &tile.id))?;
    for planet in &data.planets {
        let place = format!("planets, {}", planet.id);
        let fits = !planet.id.is_empty() && !planet.cost.is_empty();
        ensure(fits, place, Number)?;
    }
    data.goals.iter().try_for_each(check_goal)?;
    for (key, effect) in &data.effects {
        check_effect(&format!("effects, {key}"), effect)?;
    }
    for tile in &data.space_tiles.tiles {
        let known = data.goals.iter().any(|goal| goal.number == tile.goal)
            && data.effects.contains_key(&tile.effect);
        ensure(known, format!("space_tiles, {}", tile.id), Unknown)?;
    }
    check_fixed(data)?;
    check_supply(data)?;
    (2..=4).try_for_each(|players| check_players(data, players))
}

fn unique<T: Ord>(place: &str, names: impl Iterator<Item = T>) -> Result<(), ComponentsError> {
    let names: Vec<T> = names.collect();
    let count = names.len();
    ensure((1..=MOST).contains(&count), place, Number)?;
    ensure(BTreeSet::from_iter(names).len() == count, place, Flaw::Name)
}

fn check_goal(goal: &Goal) -> Result<(), ComponentsError> {
    let place = format!("goals, {}", goal.number);
    ensure(goal.ep <= MOST_EP, &place, Amount)?;
    let condition = &goal.condition;
    let fits = match condition.kind {
        ConditionKind::LevelsEach => {
            !condition.levels.is_empty() && condition.levels.iter().all(|l| (1..=4).contains(l))
        }
        _ => condition.min > 0,
    };
    ensure(fits, place, Condition)
}

fn check_effect(place: &str, effect: &Effect) -> Result<(), ComponentsError> {
    let parts = [effect.discount > 0, effect.step.is_some(), effect.permanent];
    let one = parts.into_iter().filter(|part| *part).count() <= 1;
    let proper = one && effect.permanent != effect.mark.is_empty();
    ensure(proper, place, Flaw::Effect)?;
    let step = effect.step.unwrap_or_default();
    let amounts = [effect.gain, effect.others, step];
    let each = |amounts: &super::Amounts| {
        [amounts.energy, amounts.water, amounts.gas, amounts.any]
            .iter()
            .all(|amount| *amount <= MOST_SUPPLY)
    };
    let small = amounts.iter().all(each) && effect.exchange <= MOST_SUPPLY && effect.discount < 10;
    let fits = small && effect.others.any == 0 && step.any == 0;
    ensure(fits, place, Amount)?;
    ensure(effect.mark.iter().all(is_mark), place, Mark)
}

fn is_mark(scoped: &Scoped) -> bool {
    match (scoped.ep, scoped.add, scoped.minus) {
        (Some(ep), None, None) => ep != 0 && ep.unsigned_abs() <= MOST_EP,
        (None, Some(add), None) => add.only().is_some(),
        (None, None, Some(minus)) => (1..10).contains(&minus),
        _ => false,
    }
}

/// What the rules say without a number in the file that could be changed.
fn check_fixed(data: &Data) -> Result<(), ComponentsError> {
    let Numbers {
        first_orbit,
        reserve_stacks,
        draw_tiles,
        keep_tiles,
        ..
    } = data.setup;
    let dealt = [first_orbit, reserve_stacks, draw_tiles, keep_tiles];
    ensure(dealt == [4, 2, 3, 2], "setup", Fixed)?;
    ensure(data.star.arms == Arm::ALL, "star, arms", Fixed)?;
    ensure(data.players.colours.len() == 4, "players, colours", Number)?;
    let scoring = &data.scoring;
    ensure(scoring.species_level == 4, "scoring, species_level", Fixed)?;
    let points = [
        scoring.life,
        scoring.species,
        scoring.resource_per_returned_marker,
    ];
    let small = points.iter().all(|points| *points <= MOST_EP)
        && scoring.floor_per_planet.unsigned_abs() <= MOST_EP.into();
    ensure(small, "scoring", Amount)?;
    let collision = &data.phenomena.collision;
    let fits = collision.markers_per_resource > 0;
    ensure(fits, "phenomena, collision", Amount)?;
    let (hole, storm) = (&data.phenomena.black_hole, &data.phenomena.solar_storm);
    let numbers = [
        hole.discard,
        hole.most_discard_more,
        storm.lose_gas,
        storm.most_lose_more,
        storm.energy_if_lost,
    ];
    let fits = numbers.iter().all(|number| *number <= MOST_EP);
    ensure(fits, "phenomena", Amount)
}

/// Enough resources and markers, and not so many that sums overflow.
fn check_supply(data: &Data) -> Result<(), ComponentsError> {
    let start = data.setup.start_resources;
    let most_star = data.setup.players.values().map(|by| by.star_energy).max();
    let supplies = [
        (
            &data.resources.energy,
            4 * start.energy.min(MOST_SUPPLY / 4) + most_star.unwrap_or(0).min(MOST_SUPPLY),
            "E",
        ),
        (
            &data.resources.water,
            4 * start.water.min(MOST_SUPPLY / 4),
            "W",
        ),
        (&data.resources.gas, 4 * start.gas.min(MOST_SUPPLY / 4), "G"),
    ];
    for (supply, needed, letter) in supplies {
        let fits = (needed..=MOST_SUPPLY).contains(&supply.count);
        ensure(fits, format!("resources, {letter}"), Amount)?;
    }
    ensure(start.any == 0, "setup, start_resources", Amount)?;
    let counts = &data.counts;
    for (name, count, most) in [
        ("life_per_colour", counts.life_per_colour, 20),
        ("species_per_colour", counts.species_per_colour, 20),
        ("fusion", counts.fusion, MOST_SUPPLY),
        ("flare", counts.flare, MOST_SUPPLY),
        ("creation", counts.creation, MOST_SUPPLY),
    ] {
        let fits = (1..=most).contains(&count);
        ensure(fits, format!("counts, {name}"), Amount)?;
    }
    let marks = |effect: &Effect| effect.mark.len();
    let tiles = data.space_tiles.tiles.iter();
    let laid: usize = tiles
        .filter_map(|tile| data.effects.get(&tile.effect))
        .map(marks)
        .sum();
    ensure(laid <= 200, "effects", Number)
}

/// Whether so many can play: enough places, planets, tiles and markers (exoplanets §2.2, §4.8, §10.1).
fn check_players(data: &Data, players: u8) -> Result<(), ComponentsError> {
    let place = format!("setup, {players} players");
    let numbers = data.setup.players.get(&players);
    let numbers = numbers.ok_or_else(|| ComponentsError::at(&place, Number))?;
    let (energy, arm) = (
        usize::from(numbers.star_energy),
        usize::from(numbers.tiles_per_arm),
    );
    let tiles = 4 * arm + 3 * usize::from(players);
    let fits = (1..MOST_ORBITS).contains(&arm) && (1..=4 * arm).contains(&energy);
    ensure(fits, &place, Amount)?;
    ensure(data.planets.len() >= 4 + 2 + energy, "planets", Number)?;
    ensure(data.space_tiles.tiles.len() >= tiles, "space_tiles", Number)?;
    let place = format!("seat_compensation, {players} players");
    let given = data.seat_compensation.players.get(&players);
    let given = given.ok_or_else(|| ComponentsError::at(&place, Number))?;
    let lists = [
        (&given.creation, numbers.creation, data.counts.creation),
        (&given.flare, numbers.flare, data.counts.flare),
        (&vec![0; players.into()], numbers.fusion, data.counts.fusion),
    ];
    for (given, markers, in_box) in lists {
        let sum: u32 = given.iter().map(|count| u32::from(*count)).sum();
        let fits = given.len() == usize::from(players) && sum < markers.into() && markers <= in_box;
        ensure(fits, &place, Amount)?;
    }
    Ok(())
}
