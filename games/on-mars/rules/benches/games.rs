//! Random games a second: `cargo bench -p on-mars-rules --bench games`. One of some thousands never ends, because nothing
//! can be built any more in full Building zones; it counts as well, with 20,000 actions.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game::{Game, luck, play_on_at_random};
use on_mars::{Setup, State};

fn random_games(bench: &mut Criterion) {
    let mut group = bench.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    for seats in 2..=4 {
        let start = State::deal(&Setup::standard(seats, "bench")).expect("a valid setup");
        let mut luck = luck("bench");
        group.bench_function(format!("{seats} seats"), |bencher| {
            bencher.iter(|| {
                let mut state = start.clone();
                play_on_at_random(&mut state, &mut luck, 20_000)
            });
        });
    }
    group.finish();
}

criterion_group!(benches, random_games);
criterion_main!(benches);
