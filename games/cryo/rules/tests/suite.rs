//! Cryo has the properties that every game must have.

use cryo::{ComponentSet, STANDARD, Setup, State};
use game::suite::{Nature, check};

/// Games of two to four seats, with our components and with a set of an owner, with and without the balance extra.
fn setups() -> Vec<Setup> {
    let setup = |game: usize| {
        let mut setup = Setup::standard(2 + game % 3, &format!("suite {game}"));
        setup.balance_extra = game % 4 != 3;
        if game % 5 == 4 {
            setup.components = own();
        }
        setup
    };
    (0..12).map(setup).collect()
}

/// A set with what ours has not: rewards of several cards and pods, and more sabotage than chambers.
fn own() -> ComponentSet {
    let text = STANDARD
        .replace(
            "reward: all((crystal: 1, organics: 1)), cost",
            "reward: all((crystal: 1, card: 2, wake: 1)), cost",
        )
        .replace(
            "back: early, count: 6, kind: sabotage",
            "back: early, count: 14, kind: sabotage",
        )
        .replace(
            "back: late, count: 4, kind: sabotage",
            "back: late, count: 12, kind: sabotage",
        );
    ComponentSet::Own {
        name: "Own".to_owned(),
        text,
    }
}

#[test]
fn cryo_passes() {
    let nature = Nature {
        secrets: true,
        together: true,
    };
    let findings = check::<State>(&setups(), nature);
    assert_eq!(
        (findings.games, findings.hash),
        (12, 955_200_006_030_052_337),
        "{findings:#?}"
    );
}
