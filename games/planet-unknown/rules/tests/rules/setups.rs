//! Chapter 2: setups from which no game is dealt, and those at a limit.

use super::scenario::*;
use game::Setup as _;
use rules::station::DEPOTS;
use rules::*;

/// A standard setup for three seats, changed.
fn changed(change: impl FnOnce(&mut Setup)) -> Result<(), SetupError> {
    let mut setup = Setup::standard(3, "rules");
    change(&mut setup);
    setup.check()
}

// rules §2.1
#[test]
fn a_game_has_one_to_six_seats() {
    for seats in 0..=8 {
        let expected = if (1..=6).contains(&seats) {
            Ok(())
        } else {
            Err(SetupError::Seats(seats))
        };
        let mut setup = Setup::standard(seats, "rules");
        let colours = setup.seats.iter_mut();
        colours.for_each(|seat| seat.colour = 5);
        assert_eq!(setup.check(), expected);
    }
}

// rules §2
#[test]
fn who_plays_alone_practises_unless_it_is_the_solo_game() {
    for (seats, practice, solo, expected) in [
        (2, false, false, false),
        (2, true, false, true),
        (1, false, false, true),
        (1, false, true, false),
        (1, true, true, true),
    ] {
        let mut setup = Setup::standard(seats, "rules");
        (setup.options.practice, setup.options.solo) = (practice, solo);
        assert_eq!(!setup.undo_stops(), expected, "{seats} {practice} {solo}");
    }
}

// rules §2.1
#[test]
fn special_planets_and_corporations_are_unique_and_standard_ones_are_not() {
    let planet = PlanetId::Gaia;
    let corporation = CorporationId::Oasis;
    assert_eq!(changed(|_| ()), Ok(()));
    assert_eq!(
        changed(|setup| {
            setup.seats[1].planet = planet;
            setup.seats[2].corporation = corporation;
        }),
        Ok(())
    );
    assert_eq!(
        changed(|setup| [0, 2]
            .into_iter()
            .for_each(|seat| setup.seats[seat].planet = planet)),
        Err(SetupError::PlanetTwice(planet))
    );
    assert_eq!(
        changed(|setup| {
            let seats = setup.seats[1..].iter_mut();
            seats.for_each(|seat| seat.corporation = corporation);
        }),
        Err(SetupError::CorporationTwice(corporation))
    );
}

// rules §2
#[test]
fn names_colours_and_the_seed_have_a_limit() {
    let (name, seed) = ("ä".repeat(40), "ä".repeat(64));
    assert_eq!(
        changed(|setup| (setup.seats[1].name, setup.seed) = (name.clone(), seed.clone())),
        Ok(())
    );
    assert_eq!(
        changed(|setup| setup.seats[1].name = format!("{name}.")),
        Err(SetupError::Name(1))
    );
    assert_eq!(
        changed(|setup| setup.seed = format!("{seed}.")),
        Err(SetupError::Seed)
    );
    assert_eq!(
        changed(|setup| setup.seats[2].colour = 6),
        Err(SetupError::Colour(2))
    );
}

/// A setup with the shapes of each ring in this order, changed.
fn distributed(
    change: impl FnOnce(&mut [Shape; DEPOTS as usize], &mut [Shape; DEPOTS as usize]),
    rotation: u8,
) -> Result<(), SetupError> {
    let station = Scenario::new(1).state.station;
    let mut inner = station.inner.map(|stack| stack.shape);
    let mut outer = station.outer.map(|stack| stack.shape);
    change(&mut inner, &mut outer);
    changed(|setup| {
        setup.station = StationSetup::Chosen {
            inner,
            outer,
            rotation,
        };
    })
}

// rules §2.2
#[test]
fn the_players_distribute_one_small_and_one_large_stack_to_each_depot() {
    let refused = Err(SetupError::Station);
    assert_eq!(
        distributed(
            |inner, outer| {
                inner.swap(0, 5);
                outer.reverse();
            },
            5
        ),
        Ok(())
    );
    assert_eq!(distributed(|_, _| (), 6), refused);
    assert_eq!(distributed(|inner, _| inner[0] = inner[1], 0), refused);
    assert_eq!(distributed(|_, outer| outer[4] = outer[5], 0), refused);
    assert_eq!(distributed(std::mem::swap, 0), refused);
    let mixed = |inner: &mut [Shape; 6], outer: &mut [Shape; 6]| {
        std::mem::swap(&mut inner[2], &mut outer[2]);
    };
    assert_eq!(distributed(mixed, 0), refused);
}
