//! Games played by bots, and how often each wins.

use crate::statistics::{Mean, Share};
use crate::{Bot, PartSoFar, Seating, Skilled, Strength};
use game::{Action, Game, Ranking, SeatId, Setup};
use rayon::prelude::*;
use thiserror::Error;

/// An upper bound on the actions of a game. A longer one is stuck.
const MOST_ACTIONS: usize = 100_000;

/// The reason why a game was not played to its end.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Fault<G: Game> {
    /// The setup is invalid.
    #[error("no game can be dealt: {0}")]
    Setup(G::SetupError),
    /// A bot made no choice, though its seat is open.
    #[error("the bot of {0} makes no choice")]
    NoChoice(SeatId),
    /// A bot made an illegal choice.
    #[error("the bot of {0} makes an illegal choice: {1}")]
    Illegal(SeatId, G::Illegal),
    /// The game does not end.
    #[error("the game does not end")]
    Stuck,
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of the contender in each seat.
    pub lineup: Vec<usize>,
    /// The number of actions.
    pub actions: usize,
    /// The result.
    pub ranking: Ranking,
}

impl Played {
    /// The part of the win that this contender has: 1, or the part of its seats in a tie.
    pub fn win_of(&self, contender: usize) -> f64 {
        let seats = self.seats_of(contender);
        seats.map(|seat| self.ranking.share(seat)).sum()
    }

    /// The seats of this contender.
    pub fn seats_of(&self, contender: usize) -> impl Iterator<Item = SeatId> {
        SeatId::first(self.lineup.len()).filter(move |seat| self.lineup[seat.index()] == contender)
    }
}

/// Plays the game of `setup` with a bot in each seat, none of which sees what others choose at the same time. Passes on each
/// action with the state after it.
///
/// # Errors
/// Why it was not played to its end.
pub fn play<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    mut each: impl FnMut(Action<G::Choice>, &G),
) -> Result<(usize, Ranking), Fault<G>> {
    let mut state = G::deal(setup).map_err(Fault::Setup)?;
    let (mut part, mut events) = (PartSoFar::new(&state), Vec::new());
    for actions in 0..MOST_ACTIONS {
        let Some(seat) = state.active() else {
            let ranking = state.ranking().ok_or(Fault::Stuck)?;
            return Ok((actions, ranking));
        };
        let bot = bots.get_mut(seat.index()).ok_or(Fault::NoChoice(seat))?;
        let choice = part.choose(&mut **bot, &state, seat);
        let choice = choice.ok_or(Fault::NoChoice(seat))?;
        let action = Action { seat, choice };
        events.clear();
        state
            .apply_into(&action, &mut events)
            .map_err(|reason| Fault::Illegal(seat, reason))?;
        part.note(action, &state);
        each(action, &state);
    }
    Err(Fault::Stuck)
}

/// Creates a bot from a seed.
type Create<G> = Box<dyn Fn(&str) -> Box<dyn Bot<G>> + Send + Sync>;

/// A bot that takes part in tournaments.
pub struct Contender<G> {
    /// Its name in reports.
    pub name: String,
    create: Create<G>,
}

impl<G: Game> Contender<G> {
    /// A contender, created from a seed for each seat of each game. The same seed has to give the same bot.
    pub fn new<B: Bot<G> + 'static>(
        name: &str,
        create: impl Fn(&str) -> B + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.to_owned(),
            create: Box::new(move |seed| Box::new(create(seed))),
        }
    }

    /// A contender of this strength.
    pub fn of(strength: Strength) -> Self
    where
        G: Skilled,
    {
        Self {
            name: strength.name().to_owned(),
            create: Box::new(move |seed| strength.bot(seed)),
        }
    }

    /// The bot of this seed.
    pub fn create(&self, seed: &str) -> Box<dyn Bot<G>> {
        (self.create)(seed)
    }
}

/// The games of a tournament. Each deal is played several times, so that luck and seats are the same for every contender.
#[derive(Clone, PartialEq, Debug)]
pub struct Tournament {
    /// The games in the order of the deals.
    pub games: Vec<Played>,
}

impl Tournament {
    /// Plays each of `setups` as often as there are contenders, each time with everyone one seat further. All cores share
    /// the games; the results do not depend on that.
    ///
    /// # Errors
    /// The first fault in the order of the games.
    pub fn play<G: Game>(
        setups: &[G::Setup],
        contenders: &[Contender<G>],
    ) -> Result<Self, Fault<G>> {
        let order: Vec<usize> = (0..contenders.len()).collect();
        let games: Vec<(&G::Setup, Vec<usize>)> = setups
            .iter()
            .zip(0..)
            .flat_map(|(setup, deal)| {
                let seating = Seating::new(&order, setup.seat_count());
                let turns = 0..seating.games_of_a_deal();
                turns.map(move |turn| (setup, seating.lineup(deal, turn)))
            })
            .collect();
        let play_one = |(setup, lineup): (&G::Setup, Vec<usize>)| {
            let create = |(seat, number): (usize, &usize)| {
                contenders[*number].create(&format!("{}/{seat}", setup.seed()))
            };
            let mut bots: Vec<_> = lineup.iter().enumerate().map(create).collect();
            let (actions, ranking) = play(setup, &mut bots, |_, _| ())?;
            Ok(Played {
                lineup,
                actions,
                ranking,
            })
        };
        let played: Vec<Result<Played, Fault<G>>> = games.into_par_iter().map(play_one).collect();
        Ok(Self {
            games: played.into_iter().collect::<Result<_, _>>()?,
        })
    }

    /// The share of the games that this contender won, a win that is shared counted in part.
    pub fn wins(&self, contender: usize) -> Share {
        let games = self.games_of(contender);
        let (won, count) = games.fold((0.0, 0.0), |(won, count), game| {
            (won + game.win_of(contender), count + 1.0)
        });
        Share::of(won, count)
    }

    /// The mean score of this contender.
    pub fn score(&self, contender: usize) -> Mean {
        let games = self.games_of(contender);
        let scores = games.flat_map(|game| {
            let seats = game.seats_of(contender);
            seats.map(|seat| f64::from(game.ranking.score(seat)))
        });
        Mean::of(&scores.collect::<Vec<_>>())
    }

    fn games_of(&self, contender: usize) -> impl Iterator<Item = &Played> {
        let games = self.games.iter();
        games.filter(move |game| game.lineup.contains(&contender))
    }
}
