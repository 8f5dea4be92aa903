//! The results of each bot, and comparisons of bots.

use super::super::arena::Outcome;
use super::super::contender::Contender;
use search::statistics::{Duels, Mean, Rating, Share, Times};
use serde::Serialize;

/// The margins above the target, in medals, that are counted.
const GOALS: [u16; 4] = [0, 5, 10, 15];

/// The results of a bot.
#[derive(Serialize)]
pub(super) struct BotStanding {
    /// The bot.
    pub(super) bot: String,
    /// The number of its games.
    pub(super) games: usize,
    /// Medals of a seat, with the interval over deals.
    pub(super) medals: Mean,
    /// Its results against other bots.
    pub(super) among_others: Option<AmongOthers>,
    /// Its results in the solo game.
    pub(super) solo: Option<SoloStanding>,
}

/// The results of a bot against others.
#[derive(Serialize)]
pub(super) struct AmongOthers {
    /// The share of its games that it won. A shared win (rules §10.4) counts in parts.
    pub(super) wins: Share,
    /// Mean rank of its seats.
    pub(super) rank_mean: f64,
    /// Its strength.
    pub(super) rating: Rating,
}

/// The results of a bot in the solo game (rules §10.5).
#[derive(Serialize)]
pub(super) struct SoloStanding {
    /// Medals above the target.
    pub(super) above_target: Mean,
    /// The shares of games that reached the target and more.
    pub(super) reached: Vec<Reached>,
}

/// The share of games with at least this margin above the target.
#[derive(Serialize)]
pub(super) struct Reached {
    /// Medals above the target.
    pub(super) above: u16,
    /// The share of games.
    pub(super) games: Share,
}

/// A comparison of two bots.
#[derive(Serialize)]
pub(super) struct Comparison {
    /// The first bot.
    pub(super) bot: String,
    /// The second bot.
    pub(super) other: String,
    /// The share of duels of seats won by the first bot; a tie is half. `None` if they never met.
    pub(super) ahead: Option<Share>,
    /// The difference in medals of a seat with the same deals.
    pub(super) difference: Mean,
}

/// The thinking times of a bot, in seconds.
#[derive(Serialize)]
pub(super) struct Thinking {
    /// The bot.
    pub(super) bot: String,
    /// The time of each decision between two choices and more.
    pub(super) seconds: Times,
}

/// Bots and the games they played, deal by deal.
pub(super) struct Contest<'a> {
    pub(super) bots: &'a [Contender],
    /// All games, with those of a deal side by side.
    pub(super) outcomes: &'a [Outcome],
    /// The number of games of each deal.
    pub(super) games_of_a_deal: usize,
}

impl Contest<'_> {
    /// The results of each bot.
    pub(super) fn standings(&self) -> Vec<BotStanding> {
        let ratings = self.duels().ratings();
        let each = self.bots.iter().zip(ratings).enumerate();
        each.map(|(number, (bot, rating))| BotStanding {
            bot: bot.to_string(),
            games: self.games_of(number).count(),
            medals: Mean::of(&self.medals_by_deal(number)),
            among_others: self.meet().then(|| self.among_others(number, rating)),
            solo: self.solo(number),
        })
        .collect()
    }

    /// A comparison of each pair of bots.
    pub(super) fn comparisons(&self) -> Vec<Comparison> {
        let duels = self.duels();
        let pairs = (0..self.bots.len())
            .flat_map(|one| (one + 1..self.bots.len()).map(move |other| (one, other)));
        pairs
            .map(|(one, other)| {
                let (won, fought) = duels.between(one, other);
                Comparison {
                    bot: self.bots[one].to_string(),
                    other: self.bots[other].to_string(),
                    ahead: (fought > 0.0).then(|| Share::of(won, fought)),
                    difference: self.difference(one, other),
                }
            })
            .collect()
    }

    /// The thinking times of each bot.
    pub(super) fn thinking(&self) -> Vec<Thinking> {
        let times = |number: usize| {
            let seats = self
                .outcomes
                .iter()
                .flat_map(move |game| game.seats_of(number));
            Times::of(seats.flat_map(|seat| &seat.thinking).copied().collect())
        };
        let each = self.bots.iter().enumerate();
        each.filter_map(|(number, bot)| {
            Some(Thinking {
                bot: bot.to_string(),
                seconds: times(number)?,
            })
        })
        .collect()
    }

    /// Returns whether some games have several bots.
    fn meet(&self) -> bool {
        self.bots.len() > 1 && self.outcomes.iter().any(|game| game.seats.len() > 1)
    }

    fn games_of(&self, bot: usize) -> impl Iterator<Item = &Outcome> {
        self.outcomes
            .iter()
            .filter(move |game| game.seats_of(bot).next().is_some())
    }

    fn deals(&self) -> impl Iterator<Item = &[Outcome]> {
        self.outcomes.chunks(self.games_of_a_deal.max(1))
    }

    /// The mean medals of a seat of the bot in each deal: games of a deal depend on each other, deals do not.
    fn medals_by_deal(&self, bot: usize) -> Vec<f64> {
        self.deals()
            .filter_map(|deal| {
                let medals: Vec<f64> = deal.iter().flat_map(|game| game.medals_of(bot)).collect();
                (!medals.is_empty()).then(|| Mean::of(&medals).mean)
            })
            .collect()
    }

    fn difference(&self, one: usize, other: usize) -> Mean {
        let pairs = self
            .medals_by_deal(one)
            .into_iter()
            .zip(self.medals_by_deal(other));
        Mean::of(&pairs.map(|(own, theirs)| own - theirs).collect::<Vec<_>>())
    }

    fn duels(&self) -> Duels {
        let mut duels = Duels::new(self.bots.len());
        for game in self.outcomes {
            let seats = game.seats.iter().map(|seat| (seat.bot, seat.rank));
            duels.add_game(&seats.collect::<Vec<_>>());
        }
        duels
    }

    fn among_others(&self, bot: usize, rating: Rating) -> AmongOthers {
        let wins: f64 = self.games_of(bot).map(|game| game.win_of(bot)).sum();
        let ranks: Vec<f64> = self
            .games_of(bot)
            .flat_map(|game| game.seats_of(bot).map(|seat| f64::from(seat.rank)))
            .collect();
        AmongOthers {
            wins: Share::of(wins, self.games_of(bot).count() as f64),
            rank_mean: Mean::of(&ranks).mean,
            rating,
        }
    }

    fn solo(&self, bot: usize) -> Option<SoloStanding> {
        let above: Option<Vec<f64>> = self.games_of(bot).map(Outcome::above_target).collect();
        let above = above.filter(|above| !above.is_empty())?;
        let reached = GOALS.map(|goal| {
            let good = above.iter().filter(|above| **above >= f64::from(goal));
            Reached {
                above: goal,
                games: Share::of(good.count() as f64, above.len() as f64),
            }
        });
        Some(SoloStanding {
            above_target: Mean::of(&above),
            reached: reached.into(),
        })
    }
}
