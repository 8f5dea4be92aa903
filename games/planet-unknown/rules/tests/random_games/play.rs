//! Plays games at random.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::*;

/// One step of a game.
pub struct Step<'a> {
    /// The state before it.
    pub before: &'a GameState,
    /// All legal actions.
    pub legal: &'a [Choice],
    /// The action.
    pub action: Action,
    /// The resulting events.
    pub events: &'a [Event],
    /// The state after it.
    pub after: &'a GameState,
}

/// Setups for 1 to 6 seats, plain and with every variant and house rule, `games` of each, with a seed for the players.
pub fn every_setup(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    let kinds = (1..=6usize).flat_map(|seats| [false, true].map(|varied| (seats, varied)));
    kinds.flat_map(move |(seats, varied)| {
        (0..games).map(move |seed| {
            let mut setup = Setup::standard(seats, &format!("random {seed}"));
            setup.options.two_player_variant = varied && seats == 2;
            setup.options.reveal_at_once = varied;
            setup.options.patches_count_as_tiles = varied;
            setup.options.claims_after_round = varied;
            (setup, seed)
        })
    })
}

/// Setups for one and two seats on every special planet, `games` for each number of seats, with a seed for the players.
pub fn every_planet(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    let special = PlanetId::ALL
        .into_iter()
        .filter(|planet| !planet.is_standard());
    special.flat_map(move |planet| {
        (1..=2).flat_map(move |seats| {
            (0..games).map(move |seed| {
                let mut setup = Setup::standard(seats, &format!("{planet} {seed}"));
                setup.seats[seats - 1].planet = planet;
                setup.options.patches_count_as_tiles = seed % 2 == 1;
                (setup, seed)
            })
        })
    })
}

/// One seat for every pair of planet and corporation (rules §2.1), `games` games of each.
pub fn every_pair(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    let pairs = PlanetId::ALL
        .into_iter()
        .flat_map(|planet| CorporationId::ALL.map(|corporation| (planet, corporation)));
    pairs.flat_map(move |(planet, corporation)| {
        (0..games).map(move |seed| {
            let mut setup = Setup::standard(1, &format!("pair {seed}"));
            (setup.seats[0].planet, setup.seats[0].corporation) = (planet, corporation);
            (setup, seed)
        })
    })
}

/// A setup for six seats on different planets, and another one for the remaining planets.
pub fn mixed_planets(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    let special: Vec<PlanetId> = PlanetId::ALL
        .into_iter()
        .filter(|planet| !planet.is_standard())
        .collect();
    (0..games).flat_map(move |seed| {
        let halves = special.chunks(6).map(|planets| {
            let mut setup = Setup::standard(planets.len(), &format!("mixed {seed}"));
            setup
                .seats
                .iter_mut()
                .zip(planets)
                .for_each(|(seat, planet)| seat.planet = *planet);
            (setup, seed)
        });
        halves.collect::<Vec<_>>()
    })
}

/// Setups for 2 to 6 seats that cover every corporation and every planet, `games` for each number of seats.
pub fn mixed_worlds(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    (2..=6usize).flat_map(move |seats| {
        (0..games).map(move |seed| {
            let mut setup = Setup::standard(seats, &format!("worlds {seed}"));
            for (index, seat) in setup.seats.iter_mut().enumerate() {
                let shift = index + 6 * seats + seed as usize;
                seat.planet = PlanetId::ALL[shift % PlanetId::ALL.len()];
                seat.corporation = CorporationId::ALL[shift % CorporationId::ALL.len()];
            }
            (setup, seed)
        })
    })
}

/// Setups for 1 to 6 seats with all modules, with every corporation and planet in turn, `games` for each number of
/// seats. One seat plays the solo game.
pub fn every_module(games: u64) -> impl Iterator<Item = (Setup, u64)> {
    let alone = (0..games).map(|seed| (Setup::standard(1, &format!("worlds {seed}")), seed));
    alone.chain(mixed_worlds(games)).map(|(mut setup, seed)| {
        let mixes = if setup.seats.len() == 1 {
            [(20, 0, 0), (9, 3, 8), (0, 2, 18)]
        } else {
            [(16, 4, 0), (5, 7, 8), (0, 2, 18)]
        };
        let (green, orange, red) = mixes[seed as usize % mixes.len()];
        let alone = setup.seats.len() == 1;
        if alone {
            setup.seats[0].planet = PlanetId::ALL[seed as usize % PlanetId::ALL.len()];
            setup.seats[0].corporation =
                CorporationId::ALL[seed as usize % CorporationId::ALL.len()];
        }
        setup.options.solo = alone;
        setup.options.private_objectives = !alone;
        setup.options.events = Some(EventMix::new(green, orange, red));
        setup.options.two_player_variant = setup.seats.len() == 2 && seed % 2 == 0;
        setup.options.claims_after_round = seed % 4 == 3;
        (setup, seed)
    })
}

/// Plays a whole game with random legal choices, passes on every step, and returns the end.
pub fn play(setup: &Setup, seed: u64, mut each: impl FnMut(&Step)) -> GameState {
    let mut state = setup.deal().expect("a valid setup");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut events = Vec::new();
    for _ in 0..20_000 {
        let Some(seat) = state.active() else {
            return state;
        };
        let legal = state.legal(seat);
        assert!(!legal.is_empty(), "{seat} is stuck in {:?}", state.phase);
        let action = Action {
            seat,
            choice: legal[rng.random_range(0..legal.len() as u32) as usize],
        };
        let before = state.clone();
        events.clear();
        state
            .apply_into(&action, &mut events)
            .expect("a listed choice is legal");
        each(&Step {
            before: &before,
            legal: &legal,
            action,
            events: &events,
            after: &state,
        });
    }
    unreachable!("the game did not end")
}
