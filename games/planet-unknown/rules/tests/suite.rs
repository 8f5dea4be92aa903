//! Planet Unknown has the properties that every game must have.

use game::suite::{Nature, check};
use rules::{CorporationId, EventMix, GameState, PlanetId, Setup};

/// Games of one to six seats with every planet, corporation and module.
fn setups() -> Vec<Setup> {
    let setup = |game: usize| {
        let seats = 1 + game % 6;
        let mut setup = Setup::standard(seats, &format!("suite {game}"));
        for (index, seat) in setup.seats.iter_mut().enumerate() {
            seat.planet = PlanetId::ALL[(game + index) % PlanetId::ALL.len()];
            seat.corporation = CorporationId::ALL[(2 * game + index) % CorporationId::ALL.len()];
        }
        let options = &mut setup.options;
        options.claims_after_round = true;
        options.reveal_at_once = game % 3 == 1;
        options.patches_count_as_tiles = game % 4 == 1;
        options.two_player_variant = seats == 2;
        options.private_objectives = seats > 1 && game.is_multiple_of(2);
        options.solo = seats == 1;
        options.events = (seats == 1 || game.is_multiple_of(4)).then_some(EventMix::BALANCED);
        setup
    };
    (0..12).map(setup).collect()
}

#[test]
fn planet_unknown_passes() {
    let nature = Nature {
        secrets: true,
        together: true,
    };
    let findings = check::<GameState>(&setups(), nature);
    assert_eq!(
        (findings.games, findings.hash),
        (12, 14_206_288_604_264_406_822),
        "{findings:#?}"
    );
}
