//! The report on simulated games.

use search::Played;
use search::statistics::{Mean, Share};
use serde::Serialize;
use std::collections::BTreeMap;
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
    /// How often each seat won, in turn order.
    wins_by_seat: Vec<Share>,
    /// What was used, in groups, each with its part of the group.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    used: BTreeMap<&'a str, BTreeMap<&'a str, Use>>,
}

/// How often something was used.
#[derive(Debug, Serialize)]
struct Use {
    count: usize,
    /// Its part of all uses of its group.
    share: f64,
}

/// The course of a game.
#[derive(Debug)]
pub(super) struct Course {
    /// What was played.
    pub(super) played: Played,
    /// Whether a game of one seat was won; nothing in other games.
    pub(super) alone: Option<bool>,
    /// How often each thing of each group was used.
    pub(super) uses: BTreeMap<(&'static str, String), usize>,
}

/// What was used in some games, group by group.
fn grouped(games: &[Course]) -> BTreeMap<&str, BTreeMap<&str, Use>> {
    let mut counts: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
    for ((group, name), count) in games.iter().flat_map(|game| &game.uses) {
        *counts.entry(group).or_default().entry(name).or_default() += count;
    }
    let share = |names: BTreeMap<_, usize>| {
        let all: usize = names.values().sum();
        let of = |count: usize| Use {
            count,
            share: count as f64 / all as f64,
        };
        let each = names.into_iter().map(|(name, count)| (name, of(count)));
        each.collect()
    };
    let groups = counts.into_iter();
    groups.map(|(group, names)| (group, share(names))).collect()
}

impl Course {
    /// The part of the win of this bot.
    fn win_of(&self, bot: usize) -> f64 {
        self.part(self.played.win_of(bot))
    }

    /// The part of the win that the ranking gives, unless it has no say.
    fn part(&self, ranked: f64) -> f64 {
        self.alone.map_or(ranked, |won| f64::from(u8::from(won)))
    }
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
        played: &'a [Course],
    ) -> Self {
        let bot = |(number, name): (usize, &&'a str)| {
            let own: Vec<&Course> = played
                .iter()
                .filter(|game| game.played.lineup.contains(&number))
                .collect();
            let won: f64 = own.iter().map(|game| game.win_of(number)).sum();
            let points = own.iter().map(|game| &game.played).flat_map(|game| {
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
        let wins = |seat| {
            let won = played
                .iter()
                .map(|game| game.part(game.played.ranking.share(seat)));
            Share::of(won.sum(), played.len() as f64)
        };
        Self {
            game,
            games: played.len(),
            seats,
            seed,
            actions: played.iter().map(|game| game.played.actions).sum(),
            bots: names.iter().enumerate().map(bot).collect(),
            wins_by_seat: game::SeatId::first(seats).map(wins).collect(),
            used: grouped(played),
        }
    }

    /// Prints it for people.
    pub(super) fn print(&self, out: &mut dyn Write) -> io::Result<()> {
        let (games, seats) = (self.games, self.seats);
        write!(out, "{}: {games} games of {seats} seats, ", self.game)?;
        writeln!(out, "seed {}, {} actions", self.seed, self.actions)?;
        for bot in &self.bots {
            write!(out, "{}: wins {} ", bot.name, bot.wins)?;
            writeln!(out, "of {} games, {:.1} points", bot.games, bot.points)?;
        }
        for (seat, wins) in self.wins_by_seat.iter().enumerate() {
            writeln!(out, "seat {seat}: wins {wins} of {games} games")?;
        }
        for (group, names) in &self.used {
            let name = |(name, used): (&&str, &Use)| format!("{name} {:.1} %", 100.0 * used.share);
            let names: Vec<String> = names.iter().map(name).collect();
            writeln!(out, "{group}: {}", names.join(", "))?;
        }
        Ok(())
    }
}
