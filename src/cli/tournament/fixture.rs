//! The games of a tournament.

use super::super::arena::{self, Outcome};
use super::super::contender::{Contenders, contenders};
use super::super::{Failure, modules};
use super::{Counts, counts};
use clap::Args;
use rules::{CorporationId, EventMix, PlanetId, Setup};

/// The programme of a tournament.
#[derive(Args, Debug)]
pub(super) struct Program {
    /// Names of bots separated by commas, as for simulate
    #[arg(long, value_name = "LIST", value_parser = contenders, default_value = "expert,hard,normal,easy,random")]
    pub(super) bots: Contenders,
    /// Deals for each pair of bots, each played twice with swapped seats; one number, or one for each bot
    ///
    /// Two bots play the smaller number of theirs. 0 leaves the table out.
    #[arg(long, value_name = "LIST", value_parser = counts, default_value = "100")]
    pub(super) deals: Counts,
    /// Solo games on each planet and with each corporation; one number, or one for each bot
    ///
    /// Each planet is played with the standard corporation, each corporation on the standard planet. 0 leaves the table
    /// out.
    #[arg(long, value_name = "LIST", value_parser = counts, default_value = "20")]
    pub(super) solo_games: Counts,
    /// The deck of the solo games: how many green, orange and red events
    #[arg(long, value_name = "G,A,R", value_parser = modules::mix, default_value = "7,6,7")]
    pub(super) events: EventMix,
    /// Any text; the same seed produces the same games
    #[arg(long, default_value = "1")]
    pub(super) seed: String,
}

/// The world of a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct World {
    /// The planet.
    pub(super) planet: PlanetId,
    /// The corporation.
    pub(super) corporation: CorporationId,
}

/// One game. Bots are numbers in the list of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fixture {
    /// Two bots on the standard planet with the standard corporation.
    Duel {
        /// The two bots, in the order of the list.
        bots: [usize; 2],
        /// Number of the game: two in succession are the same deal with swapped seats.
        number: u32,
    },
    /// One bot in the solo game.
    Solo {
        /// The world.
        world: World,
        /// The bot.
        bot: usize,
        /// Number of the game; in the same world the same number is the same deal for every bot.
        number: u32,
    },
}

impl World {
    /// The standard planet with the standard corporation.
    const STANDARD: Self = Self {
        planet: PlanetId::STANDARD,
        corporation: CorporationId::STANDARD,
    };

    /// Every planet with the standard corporation.
    pub(super) fn planets() -> Vec<Self> {
        let world = |planet| Self {
            planet,
            ..Self::STANDARD
        };
        PlanetId::ALL.map(world).to_vec()
    }

    /// Every corporation on the standard planet.
    pub(super) fn corporations() -> Vec<Self> {
        let world = |corporation| Self {
            corporation,
            ..Self::STANDARD
        };
        CorporationId::ALL.map(world).to_vec()
    }

    /// The worlds of both lists, each once.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let further = Self::corporations()
            .into_iter()
            .filter(|world| *world != Self::STANDARD);
        Self::planets().into_iter().chain(further)
    }

    /// Its index, from 0. Each world has its own deals, so that a poor one does not count everywhere.
    fn number(self) -> usize {
        Self::all().take_while(|world| *world != self).count()
    }
}

impl Fixture {
    const fn number(&self) -> u32 {
        match self {
            Self::Duel { number, .. } | Self::Solo { number, .. } => *number,
        }
    }
}

impl Program {
    /// Refuses arguments that cannot be played.
    pub(super) fn check(&self) -> Result<(), Failure> {
        arena::check_seed(&self.seed)?;
        modules::check_mix(self.events, 1)?;
        let bots = self.bots.bots.len();
        if self.bots.order.len() != bots {
            return Err(Failure::Arguments(
                "each bot of a tournament is named once".to_owned(),
            ));
        }
        for counts in [&self.deals, &self.solo_games] {
            if ![1, bots].contains(&counts.0.len()) {
                return Err(Failure::Arguments(format!(
                    "{counts} are {} numbers for {bots} bots",
                    counts.0.len()
                )));
            }
        }
        Ok(())
    }

    /// The command that plays the same games.
    pub(super) fn command(&self) -> String {
        let seed = if self.seed.chars().all(char::is_alphanumeric) {
            self.seed.clone()
        } else {
            format!("{:?}", self.seed)
        };
        format!(
            "planet-unknown tournament --bots {} --deals {} --solo-games {} --events {} --seed {seed}",
            self.bots,
            self.deals,
            self.solo_games,
            modules::written(self.events),
        )
    }

    /// All pairs of bots, in the order of the list.
    pub(super) fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let bots = self.bots.bots.len();
        (0..bots).flat_map(move |one| (one + 1..bots).map(move |other| [one, other]))
    }

    /// The number of games of two bots against each other.
    pub(super) fn duels(&self, [one, other]: [usize; 2]) -> u32 {
        2 * self.deals.of(one).min(self.deals.of(other))
    }

    /// Every game, the first ones of each kind first.
    pub(super) fn fixtures(&self) -> Vec<Fixture> {
        let duels = self.pairs().flat_map(|bots| {
            (0..self.duels(bots)).map(move |number| Fixture::Duel { bots, number })
        });
        let alone =
            World::all().flat_map(|world| (0..self.bots.bots.len()).map(move |bot| (world, bot)));
        let solos = alone.flat_map(|(world, bot)| {
            (0..self.solo_games.of(bot)).map(move |number| Fixture::Solo { world, bot, number })
        });
        let mut fixtures: Vec<Fixture> = duels.chain(solos).collect();
        fixtures.sort_by_key(Fixture::number);
        fixtures
    }

    /// The name of a game in the file of results.
    pub(super) fn name(&self, fixture: &Fixture) -> String {
        let bot = |number: usize| self.bots.bots[number];
        match *fixture {
            Fixture::Duel { bots, number } => {
                let [one, other] = bots.map(bot);
                format!("{one} against {other}, game {number}")
            }
            Fixture::Solo {
                world,
                bot: alone,
                number,
            } => {
                let World {
                    planet,
                    corporation,
                } = world;
                format!(
                    "{} alone on {planet} with {corporation}, game {number}",
                    bot(alone)
                )
            }
        }
    }

    /// Plays a game and returns its result: the first bot's share of the win of a duel, or the medals above the
    /// target of a solo game.
    ///
    /// # Errors
    /// If the game does not end.
    pub(super) fn play(&self, fixture: &Fixture) -> Result<f64, Failure> {
        let outcome = arena::play(self.setup(fixture), &self.bots.bots, lineup(fixture), None)?;
        if !outcome.finished {
            return Err(Failure::Endless(self.name(fixture)));
        }
        Ok(result(fixture, &outcome))
    }

    fn setup(&self, fixture: &Fixture) -> Setup {
        match fixture {
            Fixture::Duel { number, .. } => {
                Setup::standard(2, &format!("{}/duel/{}", self.seed, number / 2))
            }
            Fixture::Solo { world, number, .. } => {
                let seed = format!("{}/solo/{}/{number}", self.seed, world.number());
                let mut setup = Setup::standard(1, &seed);
                setup.options.solo = true;
                setup.options.events = Some(self.events);
                for seat in &mut setup.seats {
                    (seat.planet, seat.corporation) = (world.planet, world.corporation);
                }
                setup
            }
        }
    }
}

/// The number of the bot on every seat.
fn lineup(fixture: &Fixture) -> Vec<usize> {
    match *fixture {
        Fixture::Duel { bots, number } if number % 2 == 0 => bots.to_vec(),
        Fixture::Duel { bots, .. } => bots.into_iter().rev().collect(),
        Fixture::Solo { bot, .. } => vec![bot],
    }
}

fn result(fixture: &Fixture, outcome: &Outcome) -> f64 {
    match fixture {
        Fixture::Duel { bots: [one, _], .. } => outcome.win_of(*one),
        Fixture::Solo { .. } => outcome.above_target().unwrap_or(0.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_two_meet_on_both_seats_of_each_deal_and_each_bot_plays_every_world() {
        let program = Program {
            bots: contenders("expert,easy,random").expect("a list"),
            deals: counts("1,3,5").expect("numbers"),
            solo_games: counts("0,1,2").expect("numbers"),
            events: EventMix::BALANCED,
            seed: "fixtures".to_owned(),
        };
        let fixtures = program.fixtures();
        let names: BTreeSet<String> = fixtures
            .iter()
            .map(|fixture| program.name(fixture))
            .collect();
        assert_eq!(names.len(), fixtures.len());
        assert_eq!(fixtures.len(), 2 * (1 + 1 + 3) + 21 * (1 + 2), "21 worlds");
        assert!(fixtures.is_sorted_by_key(Fixture::number));
        let games = [2, 3].map(|number| Fixture::Duel {
            bots: [1, 2],
            number,
        });
        assert_eq!(
            games.map(|game| program.setup(&game).seed),
            ["fixtures/duel/1", "fixtures/duel/1"]
        );
        assert_eq!(games.map(|game| lineup(&game)), [[1, 2], [2, 1]]);
        for fixture in &fixtures {
            assert_eq!(program.setup(fixture).check(), Ok(()));
        }
        let deal = |bot, world| {
            program
                .setup(&Fixture::Solo {
                    world,
                    bot,
                    number: 0,
                })
                .seed
        };
        let deals: BTreeSet<String> = World::all().map(|world| deal(1, world)).collect();
        assert_eq!(deals.len(), 21, "no two worlds have the same deal");
        assert_eq!(
            deals,
            World::all().map(|world| deal(2, world)).collect(),
            "but each bot has those of the others"
        );
    }
}
