//! How fast the rules, the bots and the files are: `cargo bench --bench engine`.

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use planet_unknown::bot::{Bot, Limit, RandomBot};
use planet_unknown::game::{Action, Answer, Choice, GameState, PlacementRules, Ring, Setup, Shape, Tile};
use planet_unknown::table::save::decode;
use planet_unknown::table::{Save, Table};
use std::hint::black_box;

/// Plays at random until `stop` says so or the game ends.
fn play(seats: usize, seed: &str, mut stop: impl FnMut(&GameState) -> bool) -> Table {
    let mut bot = RandomBot::new(seed);
    let mut table = Table::new(Setup::standard(seats, seed)).expect("a sound setup");
    while let (Some(seat), false) = (table.state().active(), stop(table.state())) {
        let choice = bot.choose(&table.view(seat), &Limit::none()).expect("it is asked");
        table.play(Action { seat, choice }).expect("legal");
    }
    table
}

/// Planets that are about half covered, on which the large tiles can still lie.
fn half_filled() -> Vec<GameState> {
    let is_half = |state: &GameState| state.seats[0].board.empty().len() <= 53;
    let games = (0..64).map(|seed| play(1, &format!("half {seed}"), is_half).state().clone());
    games.filter(|state| (45..=58).contains(&state.seats[0].board.empty().len())).take(8).collect()
}

fn anchors(bench: &mut Criterion) {
    let rules: Vec<PlacementRules> =
        half_filled().iter().map(|state| PlacementRules::plain(&state.seats[0].board, false)).collect();
    let tile = Tile::new(Shape::F, 0, false);
    let mut next = (0..rules.len()).cycle();
    bench.bench_function("anchors of a 5-cell tile, 8 orientations, half-filled planet", |bencher| {
        bencher.iter(|| {
            let rules = black_box(&rules[next.next().unwrap_or(0)]);
            rules.all_anchors(black_box(tile)).map(|(_, anchors)| anchors.len()).sum::<u32>()
        });
    });
}

/// A state that waits for a placement, and one.
fn placement() -> (GameState, Action) {
    let is_placement =
        |choice: &Choice| matches!(choice, Choice::Resolve { answer: Answer::Place { ring: Ring::Outer, .. }, .. });
    let waits = |state: &GameState| {
        let seat = state.active().filter(|_| state.round > 6);
        seat.is_some_and(|seat| state.legal(seat).iter().any(is_placement))
    };
    let state = play(4, "placement", waits).state().clone();
    let seat = state.active().expect("in play");
    let choice = state.legal(seat).into_iter().find(is_placement).expect("a placement");
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
    bench.bench_function("clone a state, 4 seats", |bencher| bencher.iter(|| black_box(&state).clone()));
    let mut choices = Vec::new();
    bench.bench_function("list all legal choices before a placement", |bencher| {
        bencher.iter(|| {
            black_box(&state).legal_into(action.seat, &mut choices);
            choices.len()
        });
    });
}

/// A whole random game of the rules alone.
fn random_game(seats: usize) -> u16 {
    let mut state = Setup::standard(seats, "bench").deal().expect("a sound setup");
    let mut bots: Vec<RandomBot> = (0..seats).map(|seat| RandomBot::new(&format!("bench {seat}"))).collect();
    let mut events = Vec::new();
    while let Some(seat) = state.active() {
        let choice = bots[seat.index()].choose(&state.view(seat), &Limit::none()).expect("it is asked");
        events.clear();
        state.apply_into(&Action { seat, choice }, &mut events).expect("legal");
    }
    state.round
}

fn games(bench: &mut Criterion) {
    bench.bench_function("a random game, 1 seat", |bencher| bencher.iter(|| random_game(black_box(1))));
    bench.bench_function("a random game, 4 seats", |bencher| bencher.iter(|| random_game(black_box(4))));
}

fn files(bench: &mut Criterion) {
    let table = play(4, "files", |_| false);
    let text = Save::new(&table).encode().expect("it can be written");
    bench.bench_function("save a whole game, 4 seats", |bencher| {
        bencher.iter(|| Save::new(black_box(&table)).encode().map(|text| text.len()));
    });
    bench.bench_function("load and replay a whole game, 4 seats", |bencher| {
        bencher.iter(|| decode(black_box(&text)).map(|loaded| loaded.table.cursor()).unwrap_or_default());
    });
}

criterion_group!(benches, anchors, actions, games, files);
criterion_main!(benches);
