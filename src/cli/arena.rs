//! Games played by bots.

use super::Failure;
use super::contender::{Contender, Player};
use bot::PartSoFar;
use play::{Save, Table, store};
use rules::{Action, Choice, GameState, Score, SeatId, Setup};
use std::path::PathBuf;
use std::time::Instant;
use table::Overwrite;

/// An upper bound on the actions of a game. A longer one is stuck.
const MAX_ACTIONS: usize = 100_000;
/// The longest seed on the command line: each game appends its own number.
const MAX_SEED: usize = 48;

/// Checks the length of a seed.
pub(super) fn check_seed(seed: &str) -> Result<(), Failure> {
    if seed.chars().count() > MAX_SEED {
        return Err(Failure::Arguments(format!(
            "the seed is longer than {MAX_SEED} characters"
        )));
    }
    Ok(())
}

/// The course and result of a game.
pub(super) struct Outcome {
    /// Whether it was finished.
    pub(super) finished: bool,
    /// Rounds played.
    pub(super) rounds: u16,
    /// Actions of all seats.
    pub(super) actions: usize,
    /// The target of a solo game.
    target: Option<u16>,
    /// The seats in turn order.
    pub(super) seats: Vec<Seat>,
}

/// What a seat has achieved.
pub(super) struct Seat {
    /// The number of its bot.
    pub(super) bot: usize,
    /// Its medals.
    pub(super) score: Score,
    /// Its rank (rules §10.4).
    pub(super) rank: u8,
    /// The thinking times for its decisions, in seconds.
    pub(super) thinking: Vec<f32>,
}

/// The bots, by seat.
struct Players {
    bots: Vec<Player>,
    thinking: Vec<Vec<f32>>,
    choices: Vec<Choice>,
}

/// Plays the game of `setup` with the bots of `lineup` on its seats, and writes it to `record`, if any, where it may
/// replace a file as given.
///
/// # Errors
/// If no game can be dealt, a bot makes an illegal choice, or the game cannot be written.
pub(super) fn play(
    setup: Setup,
    bots: &[Contender],
    lineup: Vec<usize>,
    record: Option<(PathBuf, Overwrite)>,
) -> Result<Outcome, Failure> {
    let mut players = Players::new(&setup.seed, lineup.iter().map(|number| bots[*number]));
    let (state, actions) = play_on(&setup, &mut players)?;
    if let Some((path, overwrite)) = record {
        let table = recorded(setup, &actions)?;
        store::write(&path, &Save::new(&table), overwrite)?;
    }
    Ok(Outcome::new(
        &state,
        actions.len(),
        &lineup,
        players.thinking,
    ))
}

/// Plays the game of `setup`. Returns its last state, and its actions.
fn play_on(setup: &Setup, players: &mut Players) -> Result<(GameState, Vec<Action>), Failure> {
    let mut state = setup.deal()?;
    let (mut events, mut part) = (Vec::new(), players.part(&state));
    let mut actions = Vec::new();
    while let (Some(seat), true) = (state.active(), actions.len() < MAX_ACTIONS) {
        let Some(choice) = players.choose(seat, &state, part.as_ref()) else {
            break;
        };
        events.clear();
        let action = Action { seat, choice };
        state
            .apply_into(&action, &mut events)
            .map_err(|error| Failure::Bot(seat, error))?;
        if let Some(part) = &mut part {
            part.note(action, &state);
        }
        actions.push(action);
    }
    Ok((state, actions))
}

/// The table of a game that was played with these actions.
fn recorded(setup: Setup, actions: &[Action]) -> Result<Table, Failure> {
    let mut table = Table::new(setup)?;
    for (number, action) in actions.iter().enumerate() {
        // The table also plays what is forced.
        if table.cursor() == number {
            table
                .play(*action)
                .map_err(|error| Failure::Bot(action.seat, error))?;
        }
    }
    Ok(table)
}

impl Players {
    /// Creates the bots of a game with this seed.
    fn new(seed: &str, contenders: impl Iterator<Item = Contender>) -> Self {
        let bots: Vec<_> = contenders
            .enumerate()
            .map(|(seat, contender)| contender.create(&format!("{seed}/{seat}")))
            .collect();
        Self {
            thinking: vec![Vec::new(); bots.len()],
            bots,
            choices: Vec::new(),
        }
    }

    /// The part of a round that begins with `state`; `None` if all bots choose among what is legal without a look at the
    /// game.
    fn part(&self, state: &GameState) -> Option<PartSoFar<GameState>> {
        let mut bots = self.bots.iter();
        let looks = bots.any(|bot| matches!(bot, Player::Seeing(_)));
        looks.then(|| PartSoFar::new(state))
    }

    /// Asks the bot of `seat`, and records its thinking time. Where there is one choice, it is made without the bot: a table
    /// makes some of these by itself, and the luck of the bot must not depend on that.
    fn choose(
        &mut self,
        seat: SeatId,
        state: &GameState,
        part: Option<&PartSoFar<GameState>>,
    ) -> Option<Choice> {
        state.legal_into(seat, &mut self.choices);
        if let [only] = self.choices[..] {
            return Some(only);
        }
        let start = Instant::now();
        let choice = match &mut self.bots[seat.index()] {
            Player::Blind(bot) => bot.pick(&self.choices),
            Player::Seeing(bot) => part?.choose(&mut **bot, state, seat),
        };
        self.thinking[seat.index()].push(start.elapsed().as_secs_f32());
        choice
    }
}

impl Outcome {
    /// The outcome of the game that ends with `state`.
    fn new(state: &GameState, actions: usize, lineup: &[usize], thinking: Vec<Vec<f32>>) -> Self {
        let seats = state.seat_ids().zip(state.ranks()).zip(thinking);
        let seats = seats.map(|((seat, rank), thinking)| Seat {
            bot: lineup[seat.index()],
            score: state.score(seat),
            rank,
            thinking,
        });
        Self {
            finished: state.is_finished(),
            rounds: state.round,
            actions,
            target: state.options.target(),
            seats: seats.collect(),
        }
    }

    /// The medals of the solo game and its target.
    pub(super) fn solo(&self) -> Option<(u16, u16)> {
        Some((self.seats.first()?.score.total(), self.target?))
    }

    /// The medals of the solo game above its target; negative below it.
    pub(super) fn above_target(&self) -> Option<f64> {
        let (medals, target) = self.solo()?;
        Some(f64::from(medals) - f64::from(target))
    }

    /// The medals of each seat of the bot with this number.
    pub(super) fn medals_of(&self, bot: usize) -> impl Iterator<Item = f64> {
        self.seats_of(bot).map(|seat| f64::from(seat.score.total()))
    }

    /// The seats of the bot with this number.
    pub(super) fn seats_of(&self, bot: usize) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(move |seat| seat.bot == bot)
    }

    /// The share of the win of the bot with this number: 1, or the share of its seats in a tie.
    pub(super) fn win_of(&self, bot: usize) -> f64 {
        let winners = self.seats.iter().filter(|seat| seat.rank == 1).count();
        let own = self.seats_of(bot).filter(|seat| seat.rank == 1).count();
        own as f64 / winners.max(1) as f64
    }
}
