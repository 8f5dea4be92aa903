//! Damaged files for every reader, as many as one likes:
//! `FILES=1000000 cargo test --release --test hostile_files -- --ignored --nocapture soak`. `FIRST=1000000` goes on after
//! the first million.

use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use rayon::prelude::*;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use super::changes::{Change, change, changed_often};
use super::readers::{Reader, readers};

/// The number of files that a thread tries one after the other.
const BATCH: u64 = 1_000;
/// The number of damaged files that a reader accepted, to be damaged further.
const GROWN: usize = 16;

/// What became of the files of one reader.
#[derive(Clone, Copy, Default, Debug)]
struct Tally {
    files: u64,
    accepted: u64,
    slowest: Duration,
}

impl Tally {
    fn with(self, other: Self) -> Self {
        Self {
            files: self.files + other.files,
            accepted: self.accepted + other.accepted,
            slowest: self.slowest.max(other.slowest),
        }
    }
}

/// Tries a batch of files; the same number gives the same files.
fn try_batch(readers: &[Reader], number: u64, files: u64) -> Vec<Tally> {
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    let shares = readers.iter().enumerate();
    let shares = shares.map(|(index, reader)| (reader.share, Just(index)));
    let which = prop::strategy::Union::new_weighted(shares.collect());
    let what = (which, any::<prop::sample::Index>(), changes());
    let mut pools: Vec<Vec<String>> = readers.iter().map(|each| each.examples.clone()).collect();
    let mut tallies = vec![Tally::default(); readers.len()];
    let folder = tempfile::tempdir_in(fast_folder()).expect("a folder");
    for _ in 0..files {
        let drawn = what.new_tree(&mut runner).expect("a change");
        let (reader, base, changes) = drawn.current();
        let whole: &String = base.get(&pools[reader]);
        let text = changed_often(whole, &changes);
        let begin = Instant::now();
        let accepted = (readers[reader].read)(folder.path(), &text);
        tallies[reader] = tallies[reader].with(Tally {
            files: 1,
            accepted: u64::from(accepted),
            slowest: begin.elapsed(),
        });
        if accepted {
            grow(
                &mut pools[reader],
                readers[reader].examples.len(),
                &base,
                text,
            );
        }
        clear(folder.path());
    }
    tallies
}

fn changes() -> impl Strategy<Value = Vec<Change>> {
    prop::collection::vec(change(), 1..5)
}

/// Adds a text to a pool, in place of an earlier one if the pool is full; the first `examples` of it stay.
fn grow(pool: &mut Vec<String>, examples: usize, place: &prop::sample::Index, text: String) {
    match pool.len() - examples {
        GROWN => pool[examples + place.index(GROWN)] = text,
        _ => pool.push(text),
    }
}

/// A folder in memory, if the system has one.
fn fast_folder() -> &'static Path {
    let memory = Path::new("/dev/shm");
    static OTHER: std::sync::LazyLock<std::path::PathBuf> =
        std::sync::LazyLock::new(std::env::temp_dir);
    if memory.is_dir() { memory } else { &OTHER }
}

fn clear(folder: &Path) {
    for entry in fs::read_dir(folder).expect("the folder of the test") {
        let path = entry.expect("the folder of the test").path();
        let removed = match path.is_dir() {
            true => fs::remove_dir_all(&path),
            false => fs::remove_file(&path),
        };
        removed.expect("the test can clear its folder");
    }
}

/// Tries this number of files from number `first` on, on all cores.
fn try_files(readers: &[Reader], first: u64, files: u64) -> Vec<Tally> {
    let batches = (0..files.div_ceil(BATCH)).into_par_iter();
    let tried = batches.map(|number| {
        let left = files - number * BATCH;
        try_batch(readers, first / BATCH + number, left.min(BATCH))
    });
    tried.reduce(
        || vec![Tally::default(); readers.len()],
        |one, other| {
            let pairs = one.into_iter().zip(other);
            pairs.map(|(one, other)| one.with(other)).collect()
        },
    )
}

#[test]
fn every_reader_answers_damaged_files() {
    let readers = readers();
    for reader in &readers {
        let folder = tempfile::tempdir().expect("a folder");
        for example in &reader.examples {
            assert!((reader.read)(folder.path(), example), "{}", reader.name);
            clear(folder.path());
        }
    }
    let tallies = try_files(&readers, 0, 1_500);
    for (reader, tally) in readers.iter().zip(tallies) {
        let refused = tally.files - tally.accepted;
        assert!(
            tally.accepted > 0 && refused > 0,
            "{}: {tally:?}",
            reader.name
        );
    }
}

#[test]
#[ignore = "takes as long as the number of files says"]
fn soak() {
    let number = |name: &str, usual| {
        let said = std::env::var(name);
        said.map_or(usual, |number| number.parse().expect("a number"))
    };
    let (first, files) = (number("FIRST", 0), number("FILES", 100_000));
    let readers = readers();
    println!("reader | files | accepted | slowest");
    for (reader, tally) in readers.iter().zip(try_files(&readers, first, files)) {
        let Tally {
            files,
            accepted,
            slowest,
        } = tally;
        println!("{} | {files} | {accepted} | {slowest:.1?}", reader.name);
    }
    if let Ok(status) = fs::read_to_string("/proc/self/status") {
        let peak = status.lines().find(|line| line.starts_with("VmHWM"));
        println!("{}", peak.unwrap_or("the peak of memory is not known"));
    }
}
