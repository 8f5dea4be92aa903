//! The games of a tournament.

use super::super::Failure;
use super::super::arena::{self, Outcome};
use super::super::contender::Contender;
use rules::{CorporationId, EventMix, PlanetId, Setup};

/// The programme of a tournament.
pub(super) struct Program<'a> {
    /// The bots.
    pub(super) bots: &'a [Contender],
    /// The number of deals that each bot plays against another.
    pub(super) deals: Vec<u32>,
    /// The number of solo games of each bot in each world.
    pub(super) solo_games: Vec<u32>,
    /// The deck of the solo games.
    pub(super) events: EventMix,
    /// The seed of every shuffle.
    pub(super) seed: &'a str,
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

impl Program<'_> {
    /// All pairs of bots, in the order of the list.
    pub(super) fn pairs(&self) -> impl Iterator<Item = [usize; 2]> {
        let bots = self.bots.len();
        (0..bots).flat_map(move |one| (one + 1..bots).map(move |other| [one, other]))
    }

    /// The number of games of two bots against each other.
    pub(super) fn duels(&self, [one, other]: [usize; 2]) -> u32 {
        2 * self.deals[one].min(self.deals[other])
    }

    /// Every game, the first ones of each kind first.
    pub(super) fn fixtures(&self) -> Vec<Fixture> {
        let duels = self.pairs().flat_map(|bots| {
            (0..self.duels(bots)).map(move |number| Fixture::Duel { bots, number })
        });
        let alone =
            World::all().flat_map(|world| (0..self.bots.len()).map(move |bot| (world, bot)));
        let solos = alone.flat_map(|(world, bot)| {
            (0..self.solo_games[bot]).map(move |number| Fixture::Solo { world, bot, number })
        });
        let mut fixtures: Vec<Fixture> = duels.chain(solos).collect();
        fixtures.sort_by_key(Fixture::number);
        fixtures
    }

    /// The name of a game in the file of results.
    pub(super) fn name(&self, fixture: &Fixture) -> String {
        let bot = |number: usize| self.bots[number];
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
        let outcome = arena::play(self.setup(fixture), self.bots, lineup(fixture), None)?;
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
    use super::super::super::contender::contenders;
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn each_two_meet_on_both_seats_of_each_deal_and_each_bot_plays_every_world() {
        let bots = contenders("expert,easy,random").expect("a list").bots;
        let program = Program {
            bots: &bots,
            deals: vec![1, 3, 5],
            solo_games: vec![0, 1, 2],
            events: EventMix::BALANCED,
            seed: "fixtures",
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
