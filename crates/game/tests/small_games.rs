//! The small games pass the suite, and the numbers are the same everywhere.

use game::games::lone_high::{LoneHigh, LoneHighSetup};
use game::games::nim::{Nim, NimSetup};
use game::suite::{Findings, Nature, check};

fn nim() -> Vec<NimSetup> {
    let heaps: [&[u8]; 5] = [&[3, 4, 5], &[1, 3, 5, 7], &[1], &[15; 8], &[2, 0, 2]];
    let setups = (2..=4).flat_map(|seats| heaps.map(|heaps| NimSetup::new(seats, heaps, "nim")));
    setups.collect()
}

fn lone_high() -> Vec<LoneHighSetup> {
    let setup = |game: usize| LoneHighSetup::new(2 + game % 5, &format!("lone high {game}"));
    let mut setups: Vec<_> = (0..20).map(setup).collect();
    setups[3].data = vec![9, -9, 0, 0, 4, 4, 4, 1];
    setups[4].data = vec![2; 5];
    setups
}

#[test]
fn nim_passes() {
    let nature = Nature {
        secrets: false,
        together: false,
    };
    let findings = check::<Nim>(&nim(), nature);
    let Findings { games, hash, .. } = findings;
    assert_eq!(
        (games, hash),
        (15, 1_527_590_597_602_716_527),
        "{findings:#?}"
    );
}

#[test]
fn lone_high_passes() {
    let nature = Nature {
        secrets: true,
        together: true,
    };
    let findings = check::<LoneHigh>(&lone_high(), nature);
    let Findings { games, hash, .. } = findings;
    assert_eq!(
        (games, hash),
        (20, 14_316_567_292_701_345_012),
        "{findings:#?}"
    );
}
