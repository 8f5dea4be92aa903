//! Simulations allocate nothing once their buffers have grown. A counting allocator checks that.

use allocation_counter::measure;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::{Action, CorporationId, GameState, PlanetId, Setup};

/// The buffers that a simulation reuses from game to game.
struct Simulation {
    state: GameState,
    tried: GameState,
    events: Vec<rules::Event>,
    choices: Vec<rules::Choice>,
    rng: ChaCha8Rng,
}

impl Simulation {
    fn new(start: &GameState) -> Self {
        let rng = ChaCha8Rng::seed_from_u64(1);
        Self {
            state: start.clone(),
            tried: start.clone(),
            events: Vec::new(),
            choices: Vec::new(),
            rng,
        }
    }

    /// Plays a random game from `start`, and tries out another choice on a copy before every choice.
    fn play(&mut self, start: &GameState) {
        let Self {
            state,
            tried,
            events,
            choices,
            rng,
        } = self;
        state.clone_from(start);
        while let Some(seat) = state.active() {
            state.legal_into(seat, choices);
            events.clear();
            tried.clone_from(state);
            tried.deal_anew(seat, rng);
            tried
                .apply_into(
                    &Action {
                        seat,
                        choice: choices[0],
                    },
                    events,
                )
                .expect("legal");
            tried.score(seat);
            let choice = state.sample(seat, rng).expect("something to do");
            events.clear();
            state
                .apply_into(&Action { seat, choice }, events)
                .expect("legal");
        }
    }
}

/// Random games from `setup` allocate nothing after the first ones.
fn check(setup: &Setup) {
    let start = setup.deal().expect("a valid setup");
    let mut simulation = Simulation::new(&start);
    (0..60).for_each(|_| simulation.play(&start));
    let count = measure(|| (0..10).for_each(|_| simulation.play(&start))).count_total;
    assert_eq!(
        count,
        0,
        "{} seats, {}",
        setup.seats.len(),
        setup.seats[0].corporation
    );
}

#[test]
fn random_games_allocate_nothing() {
    [1, 4]
        .into_iter()
        .for_each(|seats| check(&Setup::standard(seats, "allocations")));
}

#[test]
fn random_games_on_other_worlds_allocate_nothing() {
    for (planet, corporation) in PlanetId::ALL
        .into_iter()
        .zip(CorporationId::ALL.into_iter().cycle())
    {
        let mut setup = Setup::standard(1, "worlds");
        setup.seats[0].planet = planet;
        setup.seats[0].corporation = corporation;
        check(&setup);
    }
}
