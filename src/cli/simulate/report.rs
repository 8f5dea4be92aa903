//! The printed report on simulated games.

use super::super::Failure;
use super::super::arena::{Outcome, Seat};
use super::super::modules::{Modules, SoloReport};
use super::SimulateOptions;
use super::standing::{BotStanding, Comparison, Contest, Thinking};
use rules::Score;
use serde::Serialize;
use std::io::Write;

/// The averages over all games.
#[derive(Serialize)]
pub(super) struct Report {
    games: u32,
    finished: usize,
    rounds_mean: f64,
    actions_mean: f64,
    medals_mean: Vec<f64>,
    medals_by_category: Categories,
    games_per_second: f64,
    modules: Modules,
    solo: Option<SoloReport>,
    deals: u32,
    bots: Vec<BotStanding>,
    comparisons: Vec<Comparison>,
    thinking: Vec<Thinking>,
    #[serde(skip)]
    asked_for: u32,
}

/// Mean medals of a seat by category (rules §10.3).
#[derive(Serialize)]
#[serde(rename_all = "UPPERCASE")]
struct Categories {
    a: f64,
    b: f64,
    c: f64,
    d: f64,
    e: f64,
    f: f64,
}

impl Categories {
    fn new(outcomes: &[Outcome]) -> Self {
        let seats: Vec<&Seat> = outcomes.iter().flat_map(|game| &game.seats).collect();
        let mean = |medals: fn(&Score) -> u16| {
            let each = seats.iter().map(|seat| f64::from(medals(&seat.score)));
            each.sum::<f64>() / seats.len().max(1) as f64
        };
        Self {
            a: mean(Score::lines),
            b: mean(Score::track_total),
            c: mean(Score::collected),
            d: mean(Score::card_total),
            e: mean(Score::private_total),
            f: mean(Score::objective_total),
        }
    }
}

impl Report {
    /// The report of games played in this number of seconds, in which each run of `games_of_a_deal` has the same deal.
    pub(super) fn new(
        outcomes: &[Outcome],
        options: &SimulateOptions,
        games_of_a_deal: u32,
        seconds: f64,
    ) -> Self {
        let games = outcomes.len().max(1) as f64;
        let mean =
            |value: &dyn Fn(&Outcome) -> f64| outcomes.iter().map(value).sum::<f64>() / games;
        let contest = Contest {
            bots: &options.bot.bots,
            outcomes,
            games_of_a_deal: games_of_a_deal as usize,
        };
        Self {
            games: outcomes.len() as u32,
            finished: outcomes.iter().filter(|outcome| outcome.finished).count(),
            rounds_mean: mean(&|outcome| f64::from(outcome.rounds)),
            actions_mean: mean(&|outcome| outcome.actions as f64),
            medals_mean: (0..options.seats())
                .map(|seat| mean(&|outcome| f64::from(outcome.seats[seat].score.total())))
                .collect(),
            medals_by_category: Categories::new(outcomes),
            games_per_second: outcomes.len() as f64 / seconds.max(f64::EPSILON),
            modules: options.modules.played(),
            solo: SoloReport::new(outcomes.iter().filter_map(Outcome::solo)),
            deals: outcomes.len() as u32 / games_of_a_deal.max(1),
            bots: contest.standings(),
            comparisons: contest.comparisons(),
            thinking: contest.thinking(),
            asked_for: options.games,
        }
    }

    /// Returns whether every game was finished.
    pub(super) fn is_complete(&self) -> bool {
        self.finished == self.games as usize
    }

    /// Prints it for people.
    pub(super) fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.print_games(out)?;
        writeln!(out, "rounds            {:.2} on average", self.rounds_mean)?;
        writeln!(out, "actions           {:.1} on average", self.actions_mean)?;
        let seats: Vec<String> = self
            .medals_mean
            .iter()
            .map(|medals| format!("{medals:.2}"))
            .collect();
        writeln!(out, "medals by seat    {}", seats.join("  "))?;
        let Categories { a, b, c, d, e, f } = &self.medals_by_category;
        writeln!(
            out,
            "  A rows and columns, planet {a:.2}\n  B tracks {b:.2}\n  C lifepods and meteorites {c:.2}"
        )?;
        writeln!(
            out,
            "  D civ cards {d:.2}\n  E private objectives {e:.2}\n  F neighbour objectives {f:.2}"
        )?;
        if let Some(solo) = &self.solo {
            solo.print(out)?;
        }
        self.print_bots(out)?;
        self.print_comparisons(out)?;
        self.print_thinking(out)?;
        writeln!(
            out,
            "speed             {:.1} games per second",
            self.games_per_second
        )?;
        Ok(())
    }

    fn print_games(&self, out: &mut impl Write) -> Result<(), Failure> {
        let (games, deals) = (self.games, self.deals);
        write!(out, "games             {games}, {} finished", self.finished)?;
        if deals != games {
            let each = games / deals.max(1);
            write!(out, "; {deals} deals, each played {each} times")?;
        }
        if games > self.asked_for {
            write!(out, ", rounded up from {}", self.asked_for)?;
        }
        Ok(writeln!(out)?)
    }

    /// Prints a line for each bot, with 95 % confidence intervals.
    fn print_bots(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "bots, with 95 % intervals")?;
        for standing in &self.bots {
            write!(out, "  {:<15} {} games", standing.bot, standing.games)?;
            write!(out, "  medals {}", standing.medals)?;
            if let Some(others) = &standing.among_others {
                let rating = others.rating;
                write!(out, "  wins {}  rank {:.2}", others.wins, others.rank_mean)?;
                write!(out, "  Elo {:+.0} ± {:.0}", rating.elo, rating.margin)?;
            }
            writeln!(out)?;
            if let Some(solo) = &standing.solo {
                writeln!(out, "    above the target {:+}", solo.above_target)?;
                for reached in &solo.reached {
                    writeln!(out, "    reached +{:<2} {}", reached.above, reached.games)?;
                }
            }
        }
        Ok(())
    }

    fn print_comparisons(&self, out: &mut impl Write) -> Result<(), Failure> {
        for compared in &self.comparisons {
            write!(out, "{} against {}: ", compared.bot, compared.other)?;
            if let Some(ahead) = compared.ahead {
                write!(out, "ahead {ahead}, ")?;
            }
            let difference = compared.difference;
            writeln!(out, "{difference:+} medals with the same deals")?;
        }
        Ok(())
    }

    fn print_thinking(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(
            out,
            "thinking          mean, median, 95 %, longest decision in ms"
        )?;
        for Thinking { bot, seconds } in &self.thinking {
            let times = [seconds.mean, seconds.median, seconds.most, seconds.longest];
            let [mean, median, most, longest] = times.map(|time| 1000.0 * time);
            writeln!(
                out,
                "  {bot:<15} {mean:.3}  {median:.3}  {most:.3}  {longest:.3}"
            )?;
        }
        Ok(())
    }
}
