//! The planets and corporations of simulated games.

use rules::{CorporationId, PlanetId, SeatSetup};

/// A list from the command line: `all`, or names separated by commas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choices<T>(pub(super) Vec<T>);

/// Reads a list of planets.
pub(super) fn planets(text: &str) -> Result<Choices<PlanetId>, String> {
    choices(text, &PlanetId::ALL, PlanetId::name)
}

/// Reads a list of corporations.
pub(super) fn corporations(text: &str) -> Result<Choices<CorporationId>, String> {
    choices(text, &CorporationId::ALL, CorporationId::name)
}

fn choices<T: Copy>(
    text: &str,
    all: &[T],
    name: fn(T) -> &'static str,
) -> Result<Choices<T>, String> {
    if text.eq_ignore_ascii_case("all") {
        return Ok(Choices(all.to_vec()));
    }
    let find = |wanted: &str| {
        let found = all
            .iter()
            .copied()
            .find(|each| plain(name(*each)) == plain(wanted));
        found.ok_or_else(|| {
            let names: Vec<&str> = all.iter().map(|each| name(*each)).collect();
            format!("{} is none of: all, {}", wanted.trim(), names.join(", "))
        })
    };
    text.split(',')
        .map(find)
        .collect::<Result<_, _>>()
        .map(Choices)
}

/// The letters and digits of a name, in lower case.
fn plain(name: &str) -> String {
    name.chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}

/// Assigns the planets and corporations of game `number`. Over the games each seat has every pair of a planet and a
/// corporation. A special one that is already taken is replaced by the standard one (rules §2.1).
pub(super) fn assign(
    seats: &mut [SeatSetup],
    number: usize,
    planets: &Choices<PlanetId>,
    corporations: &Choices<CorporationId>,
) {
    for index in 0..seats.len() {
        let planet = pick(&planets.0, number + index);
        let corporation = pick(&corporations.0, number / planets.0.len() + index);
        let earlier = &seats[..index];
        let planet_taken = earlier.iter().any(|other| other.planet == planet);
        let corporation_taken = earlier.iter().any(|other| other.corporation == corporation);
        let seat = &mut seats[index];
        seat.planet = match planet_taken {
            true => PlanetId::STANDARD,
            false => planet,
        };
        seat.corporation = match corporation_taken {
            true => CorporationId::STANDARD,
            false => corporation,
        };
    }
}

/// An entry of a list that repeats after its end. No list is empty: a text has at least one part.
fn pick<T: Copy>(list: &[T], index: usize) -> T {
    list[index % list.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_read_however_they_are_written() {
        assert_eq!(planets("kaax, K'Aax"), Ok(Choices(vec![PlanetId::KAax; 2])));
        assert_eq!(
            corporations("jump-drive"),
            Ok(Choices(vec![CorporationId::JumpDrive]))
        );
        assert_eq!(
            corporations("ALL").map(|list| list.0.len()),
            Ok(CorporationId::ALL.len())
        );
        assert!(
            planets("Mars")
                .is_err_and(|message| message.contains("Mars") && message.contains("Tartarus"))
        );
    }

    #[test]
    fn every_seat_comes_to_every_pair_and_no_special_one_appears_twice() {
        let (all, each) = (
            Choices(PlanetId::ALL.to_vec()),
            Choices(CorporationId::ALL.to_vec()),
        );
        let mut pairs = BTreeSet::new();
        for number in 0..PlanetId::ALL.len() * CorporationId::ALL.len() {
            let mut setup = Setup::standard(6, "pairs");
            assign(&mut setup.seats, number, &all, &each);
            assert_eq!(setup.check(), Ok(()));
            pairs.insert((setup.seats[0].planet, setup.seats[0].corporation));
        }
        assert_eq!(pairs.len(), PlanetId::ALL.len() * CorporationId::ALL.len());
    }
}
