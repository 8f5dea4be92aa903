//! Exoplanets has the properties that every game must have.

use exoplanets::{ComponentSet, STANDARD, Setup, State};
use game::suite::{Nature, check};

/// Games of two to four seats, with our components and with a set of an owner, with and without compensation.
fn setups() -> Vec<Setup> {
    let setup = |game: usize| {
        let mut setup = Setup::standard(2 + game % 3, &format!("suite {game}"));
        setup.seat_compensation = game % 4 != 3;
        if game % 5 == 4 {
            setup.components = own();
        }
        setup
    };
    (0..12).map(setup).collect()
}

/// A set with what ours has not: yields of choice, and an effect with everything before a step.
fn own() -> ComponentSet {
    let text = STANDARD.replace("yield: \"G\"", "yield: \"EG\"").replace(
        "step: (E: 1)",
        "gain: (W: 1, any: 1), others: (G: 1), exchange: 2, step: (E: 1)",
    );
    ComponentSet::Own {
        name: "Own".to_owned(),
        text,
    }
}

#[test]
fn exoplanets_passes() {
    let nature = Nature {
        secrets: true,
        together: true,
    };
    let findings = check::<State>(&setups(), nature);
    assert_eq!(
        (findings.games, findings.hash),
        (12, 10_488_590_464_272_041_603),
        "{findings:#?}"
    );
}
