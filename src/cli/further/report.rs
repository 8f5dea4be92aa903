//! The report on simulated games.

use search::Played;
use search::statistics::{Mean, Share};
use serde::Serialize;
use std::io::{self, Write};

/// The results of some games.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    game: &'static str,
    games: usize,
    seats: usize,
    seed: &'a str,
    /// Actions of all seats in all games.
    actions: usize,
    bots: Vec<BotReport<'a>>,
}

/// The results of a bot.
#[derive(Debug, Serialize)]
struct BotReport<'a> {
    name: &'a str,
    /// The games in which it took part.
    games: usize,
    /// Those that it won, shared wins in part.
    wins: Share,
    /// Its points.
    points: Mean,
}

impl<'a> Report<'a> {
    /// The report on `played`, with the bots of these names.
    pub(super) fn new(
        game: &'static str,
        seats: usize,
        seed: &'a str,
        names: &[&'a str],
        played: &[Played],
    ) -> Self {
        let bot = |(number, name): (usize, &&'a str)| {
            let own: Vec<&Played> = played
                .iter()
                .filter(|game| game.lineup.contains(&number))
                .collect();
            let won: f64 = own.iter().map(|game| game.win_of(number)).sum();
            let points = own.iter().flat_map(|game| {
                let seats = game.seats_of(number);
                seats.map(|seat| f64::from(game.ranking.score(seat)))
            });
            BotReport {
                name,
                games: own.len(),
                wins: Share::of(won, own.len() as f64),
                points: Mean::of(&points.collect::<Vec<_>>()),
            }
        };
        Self {
            game,
            games: played.len(),
            seats,
            seed,
            actions: played.iter().map(|game| game.actions).sum(),
            bots: names.iter().enumerate().map(bot).collect(),
        }
    }

    /// Prints it for people.
    pub(super) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let Self {
            game,
            games,
            seats,
            seed,
            actions,
            bots,
        } = self;
        writeln!(
            out,
            "{game}: {games} games of {seats} seats, seed {seed}, {actions} actions"
        )?;
        for bot in bots {
            let points = &bot.points;
            writeln!(
                out,
                "{}: wins {} of {} games, {:.1} points",
                bot.name, bot.wins, bot.games, points
            )?;
        }
        Ok(())
    }
}
