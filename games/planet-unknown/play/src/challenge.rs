//! The challenge of the day: a solo game whose deal follows from the date, the same for everybody.

use jiff::civil::Date;
use jiff::{Timestamp, tz::TimeZone};
use rules::{CorporationId, EventMix, PlanetId, Setup};

/// The beginning of the seed of a challenge, before its date.
const SEED: &str = "daily ";

/// The challenge of a day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Challenge {
    /// Its day, in UTC.
    pub day: Date,
}

impl Challenge {
    /// The challenge of the day that contains this time, in seconds since 1970 (UTC); `None` if the calendar ends
    /// before.
    pub fn at(seconds: u64) -> Option<Self> {
        let time = Timestamp::from_second(i64::try_from(seconds).ok()?).ok()?;
        let day = time.to_zoned(TimeZone::UTC).date();
        Some(Self { day })
    }

    /// The challenge that a text names: the first date in it.
    pub fn named_in(text: &str) -> Option<Self> {
        let mut words = text.split(|c: char| !c.is_ascii_digit() && c != '-' && c != '.');
        words.find_map(day_in).map(|day| Self { day })
    }

    /// The challenge that was set up, if it is one, also by an earlier version under its rulings.
    pub fn of(setup: &Setup) -> Option<Self> {
        let day = setup.seed.strip_prefix(SEED)?.parse().ok()?;
        let challenge = Self { day };
        let mut expected = challenge.setup(&setup.seats.first()?.name);
        let now = setup.options.renewed() == expected.options;
        expected.options = setup.options;
        (now && expected == *setup).then_some(challenge)
    }

    /// The deal of the day for a player of this name. Planets and corporations come in turn, each with each.
    pub fn setup(&self, name: &str) -> Setup {
        let mut setup = Setup::standard(1, &format!("{SEED}{}", self.day));
        setup.options.solo = true;
        setup.options.events = Some(EventMix::BALANCED);
        let number = days_since_1970(self.day);
        if let Some(seat) = setup.seats.first_mut() {
            name.clone_into(&mut seat.name);
            seat.planet = of_day(&PlanetId::ALL, number);
            seat.corporation = of_day(&CorporationId::ALL, number);
        }
        setup
    }
}

/// The date in a word: `2026-11-23` or `23.11.2026`.
fn day_in(word: &str) -> Option<Date> {
    let word = word.trim_matches('.');
    if let Ok(day) = word.parse() {
        return Some(day);
    }
    let mut parts = word.split('.');
    let (day, month, year) = (parts.next()?, parts.next()?, parts.next()?);
    Date::new(year.parse().ok()?, month.parse().ok()?, day.parse().ok()?).ok()
}

fn days_since_1970(day: Date) -> usize {
    let first = Date::constant(1970, 1, 1);
    let days = day.since(first).map_or(0, |span| span.get_days());
    days.unsigned_abs() as usize
}

fn of_day<T: Copy>(all: &[T], number: usize) -> T {
    all[number % all.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Noon on 23 November 2026.
    const NOON: u64 = 1_795_435_200;

    #[test]
    fn everybody_gets_the_same_deal_on_a_day() {
        let [ada, grace] = [0, 40_000].map(|later| Challenge::at(NOON + later).expect("a day"));
        assert_eq!(ada, grace);
        assert_eq!(ada.day, Date::constant(2026, 11, 23));
        assert_eq!(
            ada.setup("Ada").seats[0].planet,
            ada.setup("Grace").seats[0].planet
        );
        assert!(ada.setup("Ada").deal().is_ok());
        assert_ne!(Challenge::at(NOON + 86_400), Some(ada));
    }

    #[test]
    fn a_line_from_a_friend_names_its_challenge() {
        let named = Challenge::named_in("Planet Unknown 2026-11-23: 61 of 58 medals");
        assert_eq!(named, Challenge::at(NOON));
        assert_eq!(Challenge::named_in("61 of 58 medals on 2026-13-40"), None);
    }

    #[test]
    fn a_challenge_is_recognized_by_its_setup() {
        let challenge = Challenge::at(NOON).expect("a day");
        let mut setup = challenge.setup("Ada");
        assert_eq!(Challenge::of(&setup), Some(challenge));
        setup.seats[0].planet = PlanetId::STANDARD;
        setup.seats[0].corporation = CorporationId::STANDARD;
        assert_eq!(Challenge::of(&setup), None);
    }

    #[test]
    fn every_planet_meets_every_corporation() {
        let mut met: Vec<(PlanetId, CorporationId)> = (0..117)
            .filter_map(|day| Challenge::at(NOON + day * 86_400))
            .map(|challenge| challenge.setup(""))
            .map(|setup| (setup.seats[0].planet, setup.seats[0].corporation))
            .collect();
        met.sort();
        met.dedup();
        assert_eq!(met.len(), 117);
    }

    #[test]
    fn a_date_is_read_as_it_is_written_in_either_language() {
        let noon = Challenge::at(NOON);
        for text in [
            "2026-11-23",
            "23.11.2026",
            "Planet Unknown 23.11.2026: 70 von 59 Medaillen.",
        ] {
            assert_eq!(Challenge::named_in(text), noon, "{text}");
        }
        assert_eq!(Challenge::named_in("70 von 59."), None);
    }
}
