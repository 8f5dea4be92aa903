//! Benchmarks of the rules, the bots and the files: `cargo bench --bench engine`.

use bot::{Bot, Limit, RandomBot};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use play::Strength as _;
use play::save::decode;
use play::{Save, Table};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rules::{
    Action, Answer, Board, Choice, Event, EventMix, GameState, PlacementRules, PlanetId, Ring,
    Rulings, Setup, Shape, Tile,
};
use std::hint::black_box;
use table::Level;

/// Plays at random until `stop` returns true or the game ends. With dice of its own and under the first rulings, a position
/// changes only with what may be chosen on the way to it.
fn play(seats: usize, seed: &str, mut stop: impl FnMut(&GameState) -> bool) -> Table {
    let mut dice = ChaCha8Rng::seed_from_u64(1);
    let mut setup = Setup::standard(seats, seed);
    setup.options.rulings = Rulings::First;
    let mut table = Table::new(setup).expect("a valid setup");
    while let (Some(seat), false) = (table.state().active(), stop(table.state())) {
        let choices = table.state().legal(seat);
        let choice = choices[dice.random_range(..choices.len())];
        table.play(Action { seat, choice }).expect("legal");
    }
    table
}

/// Planets that are about half covered, on which large tiles still fit.
fn half_filled() -> Vec<GameState> {
    let is_half = |state: &GameState| state.seats[0].board.empty().len() <= 53;
    let games = (0..64).map(|seed| play(1, &format!("half {seed}"), is_half).state().clone());
    games
        .filter(|state| (45..=58).contains(&state.seats[0].board.empty().len()))
        .take(8)
        .collect()
}

fn anchors(bench: &mut Criterion) {
    let rules: Vec<PlacementRules> = half_filled()
        .iter()
        .map(|state| PlacementRules::plain(&state.seats[0].board, false))
        .collect();
    let tile = Tile::new(Shape::F, 0, false);
    let mut next = (0..rules.len()).cycle();
    bench.bench_function(
        "anchors of a 5-cell tile, 8 orientations, half-filled planet",
        |bencher| {
            bencher.iter(|| {
                let rules = black_box(&rules[next.next().unwrap_or(0)]);
                let mut some = 0;
                for (_, anchors) in rules.all_anchors(black_box(tile)) {
                    some += u32::from(!anchors.is_empty());
                }
                some
            });
        },
    );
}

/// A state before a placement, and the placement.
fn placement() -> (GameState, Action) {
    let is_placement = |choice: &Choice| {
        matches!(
            choice,
            Choice::Resolve {
                answer: Answer::Place {
                    ring: Ring::Outer,
                    ..
                },
                ..
            }
        )
    };
    let waits = |state: &GameState| {
        let seat = state.active().filter(|_| state.round > 6);
        seat.is_some_and(|seat| state.legal(seat).iter().any(is_placement))
    };
    let state = play(4, "placement", waits).state().clone();
    let seat = state.active().expect("in play");
    let choice = state
        .legal(seat)
        .into_iter()
        .find(is_placement)
        .expect("a placement");
    (state, Action { seat, choice })
}

fn actions(bench: &mut Criterion) {
    let (state, action) = placement();
    let mut events = Vec::with_capacity(64);
    bench.bench_function("apply a placement, 4 seats", |bencher| {
        bencher.iter_batched_ref(
            || state.clone(),
            |state| {
                events.clear();
                state.apply_into(black_box(&action), &mut events)
            },
            BatchSize::SmallInput,
        );
    });
    bench.bench_function("clone a state, 4 seats", |bencher| {
        bencher.iter(|| black_box(&state).clone())
    });
    let mut other = state.clone();
    let mut group = bench.benchmark_group("clone_from");
    group.throughput(Throughput::Bytes(size_of::<GameState>() as u64));
    group.bench_function("clone a state into another one, 4 seats", |bencher| {
        bencher.iter(|| other.clone_from(black_box(&state)));
    });
    group.finish();
    bench.bench_function("medals of a seat, 4 seats", |bencher| {
        bencher.iter(|| black_box(&state).score(action.seat).total())
    });
    let mut choices = Vec::new();
    bench.bench_function("list all legal choices before a placement", |bencher| {
        bencher.iter(|| {
            black_box(&state).legal_into(action.seat, &mut choices);
            choices.len()
        });
    });
}

/// The buffers that a simulation reuses from game to game.
struct Simulation {
    state: GameState,
    events: Vec<Event>,
    rng: ChaCha8Rng,
}

impl Simulation {
    fn new(start: &GameState) -> Self {
        Self {
            state: start.clone(),
            events: Vec::new(),
            rng: ChaCha8Rng::seed_from_u64(1),
        }
    }

    /// A whole random game by all the rules, up to its score.
    fn play(&mut self, start: &GameState) -> u16 {
        let Self { state, events, rng } = self;
        state.clone_from(start);
        while let Some(seat) = state.active() {
            events.clear();
            state.play_sample(seat, rng, events).expect("it is asked");
        }
        state.seat_ids().map(|seat| state.score(seat).total()).sum()
    }
}

/// A whole random game of bots that see only their views.
fn game_of_bots(seats: usize) -> u16 {
    let mut state = Setup::standard(seats, "bench")
        .deal()
        .expect("a valid setup");
    let mut bots: Vec<RandomBot> = (0..seats)
        .map(|seat| RandomBot::new(&format!("bench {seat}")))
        .collect();
    let mut events = Vec::new();
    while let Some(seat) = state.active() {
        let choice = bots[seat.index()]
            .choose(&state.view(seat), &Limit::none())
            .expect("it is asked");
        events.clear();
        state
            .apply_into(&Action { seat, choice }, &mut events)
            .expect("legal");
    }
    state.round
}

/// The placement core alone: tiles of all shapes are placed at random until two in a row do not fit.
fn fill(rng: &mut ChaCha8Rng) -> u32 {
    let mut board = Board::new(PlanetId::STANDARD);
    let mut misses = 0;
    while misses < 2 {
        let tile = Tile::new(Shape::ALL[rng.random_range(0..12_usize)], 0, false);
        let rules = PlacementRules::plain(&board, false);
        let (mut count, mut chosen) = (0, None);
        for (orientation, anchors) in rules.all_anchors(tile) {
            let more = anchors.len();
            count += more;
            if more > 0 {
                chosen = anchors
                    .nth(rng.random_range(0..count))
                    .map(|anchor| (orientation, anchor))
                    .or(chosen);
            }
        }
        match chosen {
            Some((orientation, anchor)) => {
                board.lay_tile(tile, orientation, anchor);
                misses = 0;
            }
            None => misses += 1,
        }
    }
    board.tiles().len()
}

fn games(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("games");
    group.throughput(Throughput::Elements(1));
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    group.bench_function("fill a planet with tiles, placement core", |bencher| {
        bencher.iter(|| fill(&mut rng))
    });
    for seats in [1, 4] {
        let start = Setup::standard(seats, "bench")
            .deal()
            .expect("a valid setup");
        let mut simulation = Simulation::new(&start);
        group.bench_function(
            format!("a random game, all rules, seats: {seats}"),
            |bencher| {
                bencher.iter(|| simulation.play(black_box(&start)));
            },
        );
        group.bench_function(
            format!("a random game of bots with views, seats: {seats}"),
            |bencher| {
                bencher.iter(|| game_of_bots(black_box(seats)));
            },
        );
    }
    group.finish();
}

fn files(bench: &mut Criterion) {
    let table = play(4, "files", |_| false);
    let text = Save::new(&table).encode().expect("it can be written");
    bench.bench_function("save a whole game, 4 seats", |bencher| {
        bencher.iter(|| Save::new(black_box(&table)).encode().map(|text| text.len()));
    });
    bench.bench_function("load and replay a whole game, 4 seats", |bencher| {
        bencher.iter(|| {
            decode(black_box(&text))
                .map(|loaded| loaded.table.cursor())
                .unwrap_or_default()
        });
    });
}

/// A game of this number of seats that Normal has played up to the first tile of the tenth round; for one seat, the
/// solo game.
fn half_way(seats: usize) -> GameState {
    let mut setup = Setup::standard(seats, "bench");
    setup.options.solo = seats == 1;
    setup.options.events = setup.options.solo.then_some(EventMix::BALANCED);
    let mut state = setup.deal().expect("a valid setup");
    let mut bot = Level::Normal.create("bench");
    let offers_tile = |state: &GameState, seat| state.legal(seat).len() > 100;
    while let Some(seat) = state.active()
        && (state.round < 10 || !offers_tile(&state, seat))
    {
        let choice = bot
            .choose(&state.view(seat), &Limit::none())
            .expect("it is asked");
        state.apply(&Action { seat, choice }).expect("legal");
    }
    state
}

/// The time that bots think with all cores. `RAYON_NUM_THREADS` limits the number of cores.
fn decisions(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("decisions");
    group.sample_size(10);
    for seats in [1, 4] {
        let state = half_way(seats);
        let view = state.view(state.active().expect("a seat places a tile"));
        for kind in [Level::Normal, Level::Hard, Level::Expert] {
            group.bench_function(
                format!("where a tile goes, {kind:?}, seats: {seats}"),
                |bencher| {
                    bencher.iter(|| {
                        kind.create("bench")
                            .choose(black_box(&view), &Limit::none())
                    });
                },
            );
        }
    }
    group.finish();
}

criterion_group!(benches, anchors, actions, games, files, decisions);
criterion_main!(benches);
