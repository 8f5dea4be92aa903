//! The modules of simulated games, and the results of solo games.

use super::Failure;
use clap::Args;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::event_cards::DECK;
use rules::{EventColour, EventMix, GameOptions, Grade};
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::Write;

/// The modules and variants of the games.
#[derive(Args, Clone, Copy, Debug, Serialize)]
pub(super) struct Modules {
    /// Events: how many green, orange and red event cards the deck of 20 has, or `random` for another deck in each game
    #[arg(long, value_name = "G,A,R", value_parser = events)]
    events: Option<Events>,
    /// Each seat draws two private objectives and keeps one
    #[arg(long)]
    private_objectives: bool,
    /// The solo game of one seat, with events: without --events as many good ones as bad ones
    #[arg(long)]
    pub(super) solo: bool,
    /// The station turns one depot clockwise by itself (two seats)
    #[arg(long)]
    two_player_variant: bool,
}

/// The deck of event cards of simulated games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(into = "String")]
enum Events {
    /// The same mix in all games.
    Mix(EventMix),
    /// A different mix in each game.
    Random,
}

/// Reads the deck of event cards.
fn events(text: &str) -> Result<Events, String> {
    if text.eq_ignore_ascii_case("random") {
        return Ok(Events::Random);
    }
    mix(text)
        .map(Events::Mix)
        .map_err(|error| format!("the deck is `random`; or else {error}"))
}

/// Reads the number of event cards of each colour.
pub(super) fn mix(text: &str) -> Result<EventMix, String> {
    let counts: Vec<u8> = text
        .split(',')
        .map_while(|count| count.trim().parse().ok())
        .collect();
    match counts[..] {
        [green, orange, red] if text.split(',').count() == 3 => {
            Ok(EventMix::new(green, orange, red))
        }
        _ => Err("the deck is three numbers with commas between them such as 7,6,7".to_owned()),
    }
}

/// The name of a deck on the command line.
pub(super) fn written(EventMix { green, orange, red }: EventMix) -> String {
    format!("{green},{orange},{red}")
}

/// Refuses a deck that is impossible for this number of seats (rules §9.1).
pub(super) fn check_mix(mix: EventMix, seats: usize) -> Result<(), Failure> {
    let sum: u16 = EventColour::ALL
        .iter()
        .map(|colour| u16::from(mix.of(*colour)))
        .sum();
    if sum != u16::from(DECK) {
        return Err(Failure::Arguments(format!(
            "the deck of events has {DECK} cards, not {sum}"
        )));
    }
    if !mix.fits(seats) {
        let [green, orange, red] = EventColour::ALL.map(|colour| EventMix::most(colour, seats));
        return Err(Failure::Arguments(format!(
            "with this number of seats ({seats}) there are {green} green, {orange} orange and {red} red events"
        )));
    }
    Ok(())
}

impl Modules {
    /// The options of a game with this number of seats and this seed.
    pub(super) fn options(&self, seats: usize, seed: &str) -> GameOptions {
        GameOptions {
            two_player_variant: self.two_player_variant,
            events: self.deck().map(|deck| deck.mix(seats, seed)),
            private_objectives: self.private_objectives,
            solo: self.solo,
            ..GameOptions::default()
        }
    }

    /// The deck, which the solo game always has (rules §3.3).
    fn deck(&self) -> Option<Events> {
        self.events
            .or(self.solo.then_some(Events::Mix(EventMix::BALANCED)))
    }

    /// Refuses a deck that is impossible for this number of seats (rules §9.1).
    pub(super) fn check(&self, seats: usize) -> Result<(), Failure> {
        match self.deck() {
            Some(Events::Mix(mix)) => check_mix(mix, seats),
            Some(Events::Random) | None => Ok(()),
        }
    }

    /// The modules as the report lists them: with the deck that is played.
    pub(super) fn played(&self) -> Self {
        let events = self.deck();
        Self { events, ..*self }
    }
}

impl Events {
    /// The mix of the game with this seed.
    fn mix(self, seats: usize, seed: &str) -> EventMix {
        match self {
            Self::Mix(mix) => mix,
            Self::Random => {
                let luck = xxhash_rust::xxh3::xxh3_64(format!("{seed}/events").as_bytes());
                EventMix::random(seats, &mut ChaCha8Rng::seed_from_u64(luck))
            }
        }
    }
}

impl From<Events> for String {
    fn from(events: Events) -> Self {
        match events {
            Events::Mix(mix) => written(mix),
            Events::Random => "random".to_owned(),
        }
    }
}

/// The results of solo games (rules §10.5).
#[derive(Serialize)]
pub(super) struct SoloReport {
    /// The number of games with each target.
    targets: BTreeMap<u16, u32>,
    /// The mean of medals above the target; negative below it.
    above_target_mean: f64,
    /// The number of games that reached each grade, from the lowest.
    grades: [u32; Grade::COUNT as usize],
}

impl SoloReport {
    /// The report of games, each with its medals and target; `None` without games.
    pub(super) fn new(games: impl Iterator<Item = (u16, u16)>) -> Option<Self> {
        let mut report = Self {
            targets: BTreeMap::new(),
            above_target_mean: 0.0,
            grades: Default::default(),
        };
        let (mut above, mut count) = (0.0, 0_u32);
        for (medals, target) in games {
            count += 1;
            above += f64::from(medals) - f64::from(target);
            *report.targets.entry(target).or_default() += 1;
            report.grades[usize::from(Grade::of(medals, target).number())] += 1;
        }
        report.above_target_mean = above / f64::from(count);
        (count > 0).then_some(report)
    }

    /// Prints it for people.
    pub(super) fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let target = |(target, games)| format!("{target} ({games})");
        let targets: Vec<String> = self.targets.iter().map(target).collect();
        writeln!(out, "targets (games)   {}", targets.join("  "))?;
        let above = self.above_target_mean;
        writeln!(out, "above the target  {above:+.2} on average")?;
        let grades = self.grades.map(|games| games.to_string()).join("  ");
        Ok(writeln!(
            out,
            "games by grade    {grades}, from the lowest"
        )?)
    }
}
