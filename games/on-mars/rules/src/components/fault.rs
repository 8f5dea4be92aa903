//! Mistakes in a file of components.

mod board;
mod cards;

use super::{Data, Effect, MainAction, RoverPoints, Side, TravelSide};
use crate::goods::Good;
use Flaw::{Amount, Fixed, Number};
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
    let proper = data.game == "on-mars" && data.version == 1;
    ensure(proper, "game", Flaw::Game)?;
    check_players(data)?;
    check_player_board(data)?;
    check_actions(data)?;
    board::check_map(data)?;
    board::check_track(data)?;
    board::check_techs(data)?;
    board::check_lab(data)?;
    cards::check_blueprints(data)?;
    cards::check_buildings(data)?;
    cards::check_lss(data)?;
    cards::check_tiles(data)?;
    cards::check_display(data)?;
    cards::check_missions(data)?;
    cards::check_goals(data)?;
    cards::check_scoring(data)?;
    cards::check_solo(data)
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
    let proper = (players.min, players.max) == (1, 4) && players.solo_uses == "2";
    ensure(proper, "players", Fixed)?;
    let proper = players.by_count.keys().copied().eq(2..=4);
    ensure(proper, "players, by_count", Fixed)?;
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
    let proper = fixed == [1; 3] && board.depot_spaces == 8;
    ensure(proper, "player_board", Fixed)?;
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
    let proper = actions.eq(MainAction::ALL);
    ensure(proper, "main_actions", Fixed)?;
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
        let fits = action.rewards.len() == if welcomes { 2 } else { 0 };
        ensure(fits, &place, Number)?;
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
