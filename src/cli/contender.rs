//! The bots that play against each other, with their names on the command line.

use bot::{Bot, RandomBot, reference};
use play::Strength as _;
use rules::GameState;
use std::fmt;
use table::Level;

/// A bot with the budget of its level or with another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Contender {
    /// The level that people play against. Without one it is the reference player, which is shown everything that is hidden.
    level: Option<Level>,
    /// Rollouts for each decision; the default of the level if `None`.
    budget: Option<u32>,
}

/// The levels of all bots, from the weakest.
fn levels() -> impl Iterator<Item = Option<Level>> {
    Level::ALL.into_iter().map(Some).chain([None])
}

/// The name on the command line of the bot of a level.
fn name(level: Option<Level>) -> &'static str {
    level.map_or("reference", Level::name)
}

/// Bots in the order of their seats, from the command line: names separated by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Contenders {
    /// The bots, each once, in the order of their first mention.
    pub(super) bots: Vec<Contender>,
    /// The numbers of the bots in seating order, one for each mention.
    pub(super) order: Vec<usize>,
}

/// A player of a seat.
pub(super) enum Player {
    /// It looks at the game.
    Seeing(Box<dyn Bot<GameState>>),
    /// It uses only the list of legal choices.
    Blind(Box<RandomBot>),
}

impl Contender {
    /// A new player of this kind. The same seed produces the same player.
    pub(super) fn create(self, seed: &str) -> Player {
        match self.level {
            Some(Level::Random) => Player::Blind(Box::new(RandomBot::new(seed))),
            Some(level) => Player::Seeing(level.create_with(self.budget, seed)),
            None => Player::Seeing(Box::new(reference(self.budget, seed))),
        }
    }

    /// Reads a name such as `hard`, or `hard:64` for a level with another budget.
    fn read(text: &str) -> Result<Self, String> {
        let (wanted, budget) = text
            .split_once(':')
            .map_or((text, None), |(name, budget)| (name, Some(budget)));
        let level = levels().find(|level| name(*level).eq_ignore_ascii_case(wanted.trim()));
        let level = level.ok_or_else(|| {
            let names: Vec<&str> = levels().map(name).collect();
            format!("{} is none of: {}", wanted.trim(), names.join(", "))
        })?;
        let Some(budget) = budget.map(str::trim) else {
            return Ok(Self {
                level,
                budget: None,
            });
        };
        if !level.is_none_or(Level::makes_rollouts) {
            let name = name(level);
            return Err(format!(
                "{name} makes no rollouts and has no budget for them"
            ));
        }
        let rollouts = budget
            .parse()
            .ok()
            .filter(|rollouts| (1..=1_000_000).contains(rollouts));
        let budget = rollouts.ok_or_else(|| {
            format!("the budget {budget} is no number of rollouts from 1 to 1000000")
        })?;
        let budget = Some(budget);
        Ok(Self { level, budget })
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            None => f.pad(name(self.level)),
            Some(rollouts) => f.pad(&format!("{}:{rollouts}", name(self.level))),
        }
    }
}

/// Reads a list of bots. A repeated list is the same as the list itself: `hard,easy,hard,easy` is `hard,easy`.
pub(super) fn contenders(text: &str) -> Result<Contenders, String> {
    let named: Vec<Contender> = text
        .split(',')
        .map(Contender::read)
        .collect::<Result<_, _>>()?;
    let repeats = |period: &usize| {
        named.len().is_multiple_of(*period)
            && named
                .iter()
                .zip(named.iter().cycle().skip(*period))
                .all(|(a, b)| a == b)
    };
    let period = (1..=named.len()).find(repeats).unwrap_or(named.len());
    let (mut bots, mut order) = (Vec::new(), Vec::new());
    for bot in &named[..period] {
        let number = bots
            .iter()
            .position(|known| known == bot)
            .unwrap_or(bots.len());
        if number == bots.len() {
            bots.push(*bot);
        }
        order.push(number);
    }
    Ok(Contenders { bots, order })
}

impl fmt::Display for Contenders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self
            .order
            .iter()
            .map(|number| self.bots[*number].to_string())
            .collect();
        f.write_str(&names.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_budgets_are_read() {
        let read = contenders("Expert, hard:64,random,hard:64").expect("a list");
        assert_eq!(read.to_string(), "expert,hard:64,random,hard:64");
        assert_eq!((read.bots.len(), &read.order[..]), (3, &[0, 1, 2, 1][..]));
        for (list, fault) in [
            (
                "",
                "none of: random, easy, family, normal, hard, expert, reference",
            ),
            ("hard,perfect", "perfect is none of"),
            ("normal:9", "normal makes no rollouts"),
            ("hard:0", "the budget 0"),
            ("hard:many", "the budget many"),
        ] {
            assert!(
                contenders(list).is_err_and(|message| message.contains(fault)),
                "{list}"
            );
        }
    }

    #[test]
    fn a_list_that_repeats_itself_is_shortened() {
        for (list, short) in [
            ("easy,easy", "easy"),
            ("hard,easy,hard,easy", "hard,easy"),
            ("easy,hard,easy", "easy,hard,easy"),
        ] {
            assert_eq!(
                contenders(list).map(|read| read.to_string()),
                Ok(short.to_owned())
            );
        }
    }
}
