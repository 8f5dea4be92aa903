//! The tables of a tournament in Markdown.

use super::fixture::{Fixture, Program, World};
use super::progress::Results;
use rules::EventMix;
use search::statistics::{Duels, Mean, Share};
use std::ops::Range;

/// The report on a programme and its results.
pub(super) struct Tables<'a> {
    /// The planned games.
    pub(super) program: &'a Program,
    /// Their results.
    pub(super) results: &'a Results,
}

impl Tables<'_> {
    /// The tables, after the command that produces them.
    pub(super) fn text(&self, command: &str) -> String {
        let mut text = format!(
            "# How strong the bots are\n\nThis command makes these tables:\n\n```\n{command}\n```\n\n"
        );
        let (played, planned) = self.games();
        if played < planned {
            text += &format!("It was stopped after {played} of {planned} games.\n\n");
        }
        text += "All intervals are those that hold the true value in 95 % of all cases.\n";
        if self.program.pairs().any(|pair| self.duel(pair).1 > 0) {
            text += &self.against_each_other();
        }
        if self.bots().any(|bot| self.program.solo_games.of(bot) > 0) {
            text += &self.alone();
        }
        text
    }

    /// The numbers of the bots.
    fn bots(&self) -> Range<usize> {
        0..self.program.bots.bots.len()
    }

    /// The number of played games, and of all games.
    fn games(&self) -> (usize, usize) {
        let fixtures = self.program.fixtures();
        let played = fixtures
            .iter()
            .filter(|fixture| self.result(fixture).is_some())
            .count();
        (played, fixtures.len())
    }

    fn result(&self, fixture: &Fixture) -> Option<f64> {
        self.results.get(&self.program.name(fixture)).copied()
    }

    /// The games won by the first of two bots, with shared wins as halves, and the number of their games.
    fn duel(&self, bots: [usize; 2]) -> (f64, u32) {
        let numbers = 0..self.program.duels(bots);
        let results = numbers.filter_map(|number| self.result(&Fixture::Duel { bots, number }));
        results.fold((0.0, 0), |(won, games), result| (won + result, games + 1))
    }

    /// The medals above the target of a bot in a world.
    fn solo(&self, world: World, bot: usize) -> Vec<f64> {
        let numbers = 0..self.program.solo_games.of(bot);
        numbers
            .filter_map(|number| self.result(&Fixture::Solo { world, bot, number }))
            .collect()
    }

    fn against_each_other(&self) -> String {
        let games = span(self.program.pairs().map(|pair| self.duel(pair).1));
        let text = format!(
            "\n## Against each other\n\n\
             Each two bots played {games} games with two seats on the standard planet with the standard corporation,\n\
             every deal twice with the seats changed. A cell is the share of the games that the bot of the row won\n\
             against that of the column; a win that is shared is half. The Elo ratings fit all these games best; they\n\
             add up to 0, and 200 points more win 76 % of the games.\n\n"
        );
        let ratings = self.duels().ratings();
        let bots = &self.program.bots.bots;
        let mut rows = vec![self.head("")];
        rows[0].push("Elo".to_owned());
        for (row, (bot, rating)) in bots.iter().zip(ratings).enumerate() {
            let cells = (0..bots.len()).map(|column| self.cell(row, column));
            let elo = format!("{:+.0} ± {:.0}", rating.elo, rating.margin);
            rows.push(headed(&bot.to_string(), cells.chain([elo])));
        }
        text + &table(&rows)
    }

    fn duels(&self) -> Duels {
        let mut duels = Duels::new(self.bots().len());
        for [one, other] in self.program.pairs() {
            let (won, games) = self.duel([one, other]);
            duels.add(one, other, won, f64::from(games));
        }
        duels
    }

    /// The share of games that the bot of `row` won against that of `column`.
    fn cell(&self, row: usize, column: usize) -> String {
        let (won, games) = self.duel([row.min(column), row.max(column)]);
        if row == column || games == 0 {
            return "–".to_owned();
        }
        let games = f64::from(games);
        format!(
            "{:.0}",
            Share::of(if row < column { won } else { games - won }, games)
        )
    }

    fn alone(&self) -> String {
        let EventMix { green, orange, red } = self.program.events;
        let target = self.program.events.target();
        let mut text = format!(
            "\n## Alone\n\n\
             The solo game with {green} green, {orange} orange and {red} red events, of which {target} medals are the target. A\n\
             cell is the mean of the medals above the target. In each world every bot got the same deals.\n\n\
             On every planet, with the standard corporation:\n\n"
        );
        text += &self.worlds("planet", &World::planets(), |world| world.planet.name());
        text += "\nWith every corporation, on the standard planet:\n\n";
        text += &self.worlds("corporation", &World::corporations(), |world| {
            world.corporation.name()
        });
        text += "\nAll games of both tables together, those of the standard world once:\n\n";
        text + &self.all_worlds()
    }

    /// The first row of a table with a column for each bot.
    fn head(&self, what: &str) -> Vec<String> {
        headed(what, self.program.bots.bots.iter().map(ToString::to_string))
    }

    /// A row for each world, and one with the number of games in each cell.
    fn worlds(&self, what: &str, worlds: &[World], name: fn(World) -> &'static str) -> String {
        let mut rows = vec![self.head(what)];
        for world in worlds {
            let cells = self.bots().map(|bot| mean(&self.solo(*world, bot)));
            rows.push(headed(name(*world), cells));
        }
        let count = |bot| move |world: &World| self.solo(*world, bot).len() as u32;
        let games = self.bots().map(|bot| span(worlds.iter().map(count(bot))));
        rows.push(headed("games each", games));
        table(&rows)
    }

    /// One row with the games of both tables.
    fn all_worlds(&self) -> String {
        let all = |bot| {
            World::all()
                .flat_map(|world| self.solo(world, bot))
                .collect()
        };
        let medals: Vec<Vec<f64>> = self.bots().map(all).collect();
        let means = headed("above the target", medals.iter().map(|medals| mean(medals)));
        let counts = medals.iter().map(|medals| medals.len().to_string());
        let games = headed("games", counts);
        table(&[self.head(""), means, games])
    }
}

/// A row with its heading.
fn headed(heading: &str, cells: impl Iterator<Item = String>) -> Vec<String> {
    std::iter::once(heading.to_owned()).chain(cells).collect()
}

/// The mean of medals above the target, formatted for a cell.
fn mean(medals: &[f64]) -> String {
    if medals.is_empty() {
        "–".to_owned()
    } else {
        format!("{:+.1}", Mean::of(medals))
    }
}

/// The numbers from the smallest to the largest.
fn span(counts: impl Iterator<Item = u32>) -> String {
    let counts: Vec<u32> = counts.collect();
    match (counts.iter().min(), counts.iter().max()) {
        (Some(least), Some(most)) if least < most => format!("{least}–{most}"),
        (_, most) => most.unwrap_or(&0).to_string(),
    }
}

/// A table with aligned columns; the first row is its head.
fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| {
        let widths = rows.iter().map(|row| row[column].chars().count());
        widths.max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut table = String::new();
    for (index, row) in rows.iter().enumerate() {
        let cell = |(column, (cell, width)): (usize, (&String, &usize))| match column {
            0 => format!("| {cell:<width$} "),
            _ => format!("| {cell:>width$} "),
        };
        table.extend(row.iter().zip(&widths).enumerate().map(cell));
        table += "|\n";
        if index == 0 {
            let rule = |(column, width): (usize, &usize)| match column {
                0 => format!("|{}", "-".repeat(width + 2)),
                _ => format!("|{}:", "-".repeat(width + 1)),
            };
            table.extend(widths.iter().enumerate().map(rule));
            table += "|\n";
        }
    }
    table
}

#[cfg(test)]
mod tests {
    use super::super::super::contender::contenders;
    use super::super::counts;
    use super::*;

    #[test]
    fn results_become_tables() {
        let program = Program {
            bots: contenders("hard,easy").expect("a list"),
            deals: counts("2").expect("numbers"),
            solo_games: counts("1,2").expect("numbers"),
            events: EventMix::BALANCED,
            seed: "tables".to_owned(),
        };
        let result = |fixture: &Fixture| match fixture {
            Fixture::Duel { number, .. } => {
                if *number == 0 {
                    0.5
                } else {
                    1.0
                }
            }
            Fixture::Solo { bot: 0, .. } => 4.0,
            Fixture::Solo { number, .. } => f64::from(*number) - 6.0,
        };
        let mut results: Results = program
            .fixtures()
            .iter()
            .map(|fixture| (program.name(fixture), result(fixture)))
            .collect();
        let written = |results: &Results| {
            let tables = Tables {
                program: &program,
                results,
            };
            tables.text("the command")
        };
        let text = written(&results);
        for line in [
            "the command",
            "| hard |           – | 88 % (40–99) | +120 ± 190 |",
            "| easy | 12 % (1–60) |            – | -120 ± 190 |",
            "| planet     | hard |       easy |",
            "|------------|-----:|-----------:|",
            "| Gaia       | +4.0 | -5.5 ± 6.4 |",
            "| games each |    1 |          2 |",
            "| above the target | +4.0 ± 0.0 | -5.5 ± 0.2 |",
            "| games            |         21 |         42 |",
        ] {
            assert!(text.contains(line), "{line} is missing in\n{text}");
        }
        assert!(!text.contains("stopped"));
        results.pop_last();
        assert!(written(&results).contains("It was stopped after 66 of 67 games."));
    }
}
