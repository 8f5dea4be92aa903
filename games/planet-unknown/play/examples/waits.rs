//! Measures how long a person waits for five Hard bots, in turn and in any order.
//!
//! The person decides at once, which is the worst case: bots that play beside people have no time to think ahead. Pauses in
//! which a move stays visible pass on a clock of their own, so that a whole game takes only the time of the thinking.
//!
//! ```text
//! cargo run --release -p planet-unknown-play --example waits
//! ```

use bot::{Limit, choose_apart};
use play::Strength as _;
use play::Table;
use play::bots::{Bots, Next};
use play::session::Session;
use play::thinking::{ThinkingFault, Wake};
use rules::{SeatId, Setup};
use std::sync::mpsc::{Receiver, channel};
use std::time::Instant;
use table::BotPace;
use table::{Level, Player};
use table::{Secrets, Sharing, Ways};

/// The seat of the person.
const PERSON: SeatId = SeatId(0);
const PACE: BotPace = BotPace::Normal;

/// A game of one person and five bots, with a clock that skips pauses.
struct Game {
    session: Session,
    bots: Bots,
    wake: Wake,
    woken: Receiver<()>,
    begin: Instant,
    /// The pauses so far, in seconds.
    skipped: f64,
}

impl Game {
    fn new(sharing: Sharing) -> Self {
        let players = (0..6).map(|seat| match seat {
            0 => Player::Person,
            _ => Player::Bot(Level::Hard),
        });
        let table = Table::new(Setup::standard(6, "waits")).expect("a valid setup");
        let ways = Ways {
            sharing,
            secrets: Secrets::Open,
        };
        let (sender, woken) = channel();
        Self {
            session: Session::shared(table.played_by(players.collect()), ways),
            bots: Bots::default(),
            wake: Wake::new(move || sender.send(()).unwrap_or_default()),
            woken,
            begin: Instant::now(),
            skipped: 0.0,
        }
    }

    /// The time in seconds.
    fn now(&self) -> f64 {
        self.begin.elapsed().as_secs_f64() + self.skipped
    }

    /// Lets the person decide, as an Easy bot would.
    fn decide(&mut self) {
        let table = self.session.table_with_secrets();
        let (apart, here) = (table.state_apart(PERSON).view(PERSON), table.view(PERSON));
        let bot = &mut *Level::Easy.create(&table.cursor().to_string());
        let choice = choose_apart(bot, &apart, || here, &Limit::none());
        let choice = choice.expect("the person is to act");
        self.session.play_of(PERSON, choice);
        self.bots.after_person(self.now(), PACE);
    }

    /// Lets the bots go on: one makes a move, a pause passes, or a thought ends.
    fn wait(&mut self) -> Result<(), ThinkingFault> {
        let now = self.now();
        match self.bots.next(&self.wake, &self.session, now, PACE)? {
            Next::Make { seat, choice } => {
                self.session.play_for_bot(seat, choice);
            }
            Next::Later(seconds) => self.skipped += seconds,
            Next::Nothing => self.woken.recv().expect("a bot is thinking"),
        }
        Ok(())
    }

    /// Plays the game. Returns the longest wait of each round, in seconds.
    fn play(mut self) -> Result<Vec<f64>, ThinkingFault> {
        let mut longest: Vec<f64> = Vec::new();
        let mut since = None;
        while !self.session.here().state().is_finished() {
            let round = usize::from(self.session.here().state().round);
            longest.resize(longest.len().max(round + 1), 0.0);
            let asked = self.session.here().is_playing() || self.session.here().is_rotating();
            if asked {
                let waited = since.take().map_or(0.0, |since| self.now() - since);
                longest[round] = longest[round].max(waited);
                self.decide();
            } else {
                let now = self.now();
                since.get_or_insert(now);
                self.wait()?;
            }
        }
        longest.remove(0);
        Ok(longest)
    }
}

fn main() -> Result<(), ThinkingFault> {
    for sharing in [Sharing::InTurn, Sharing::AnyOrder] {
        let mut waits = Game::new(sharing).play()?;
        waits.sort_by(f64::total_cmp);
        let (median, longest) = (waits[waits.len() / 2], waits[waits.len() - 1]);
        println!(
            "{sharing:?}: {} rounds, longest wait of a round: median {median:.1} s, maximum {longest:.1} s",
            waits.len()
        );
    }
    Ok(())
}
