//! On Mars has the properties that every game must have.

use game::suite::{Nature, check};
use on_mars::{
    ColonyUpdate, ComponentSet, CrystalsUsable, MissionMix, STANDARD, Setup, SoloGoalId, State,
};

/// Games of two to four seats and against Lacerda, with our components and with a set of an owner, with all switches.
fn setups() -> Vec<Setup> {
    let setup = |game: usize| {
        let mut setup = Setup::standard(2 + game % 3, &format!("suite {game}"));
        if game % 2 == 1 {
            setup.options.mission_mix = MissionMix::Long;
            setup.options.crystals_usable = CrystalsUsable::NextTurn;
        }
        if game % 4 == 2 {
            setup.options.colony_update = ColonyUpdate::RoundEnd;
            setup.options.space_oddity = true;
        }
        if game % 3 == 1 {
            setup.components = own();
        }
        setup
    };
    let solo = |goal| {
        let mut setup = Setup::standard(1, &format!("suite solo {goal}"));
        setup.solo = Some(SoloGoalId(goal));
        if goal == 1 {
            setup.options.colony_update = ColonyUpdate::RoundEnd;
            setup.components = own();
        }
        setup
    };
    let mut first_colonists = Setup::standard(3, "suite first colonists");
    first_colonists.options.first_colonists = true;
    (0..3)
        .map(setup)
        .chain([0, 1].map(solo))
        .chain([first_colonists])
        .collect()
}

/// A set with what ours has not: an upgrade that is boosted, and a Goal for which Resources of any kind are gained.
fn own() -> ComponentSet {
    let text = STANDARD
        .replace(
            "does: upgrade(n: 2)",
            "does: upgrade(n: 2, free: true, boost: upgrade)",
        )
        .replace(
            "gain_resource_choice(n: 3, non_mineral: true)",
            "gain_resource_choice(n: 2, non_mineral: false)",
        );
    ComponentSet::Own {
        name: "Own".to_owned(),
        text,
    }
}

#[test]
fn on_mars_passes() {
    let nature = Nature {
        secrets: true,
        together: false,
    };
    let findings = check::<State>(&setups(), nature);
    assert_eq!(
        (findings.games, findings.hash),
        (6, 11_558_113_256_326_481_247),
        "{findings:#?}"
    );
}
