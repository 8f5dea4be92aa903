//! The game of the first lesson: always the same deal, against an Easy bot.

use super::moment::Moment;
use super::script::Chapter;
use crate::Strength as _;
use crate::Table;
use crate::taught::{PLAYER, plain};
use bot::{Limit, choose_apart};
use rules::{Action, GameState, Phase};
use std::error::Error;
use table::{Level, Player};

/// The guided first game of a player of this name against a bot of that name, from where the player can do what `chapter`
/// tells first. What was before, bots have played.
///
/// # Errors
/// If the names are no names for players, or the rules refuse what a bot has chosen.
pub fn first_game(name: &str, bot: &str, chapter: &Chapter) -> Result<Table, Box<dyn Error>> {
    let mut setup = plain();
    for (seat, name) in setup.seats.iter_mut().zip([name, bot]) {
        name.clone_into(&mut seat.name);
    }
    let mut table = Table::new(setup)?;
    let limit = Limit::none();
    while let Some(seat) = table.state().active() {
        if seat == PLAYER && begins(chapter, table.state()) {
            break;
        }
        let seed = format!("first game {}", table.cursor());
        let apart = table.state_apart(seat).view(seat);
        let bot = &mut *Level::Normal.create(&seed);
        let Some(choice) = choose_apart(bot, &apart, || table.state().view(seat), &limit) else {
            break;
        };
        table.record(Action { seat, choice })?;
    }
    let players = [Player::Person, Player::Bot(Level::Easy)];
    Ok(table.played_by(players.into_iter().collect()))
}

/// Whether the round has reached what the chapter tells first: the station, or the tile.
fn begins(chapter: &Chapter, state: &GameState) -> bool {
    let first = chapter.steps.first().map(|step| step.when);
    let is_there = match first {
        Some(Moment::Commanding) => state.phase == Phase::Rotate,
        _ => matches!(state.phase, Phase::Turns { .. }),
    };
    state.round > chapter.round || (state.round == chapter.round && is_there)
}
