//! Statistics of finished games: how each person fared, against whom, and on which planet with which corporation.

use crate::Table;
use crate::taught::is_first_game;
use rules::{CorporationId, PlanetId, SeatId};
use serde::Serialize;
use table::Level;

/// The result of a person in a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Played {
    /// The person's name.
    pub name: String,
    /// The time when it was saved last, in seconds since 1970 (UTC).
    pub ended: u64,
    /// The number of seats.
    pub seats: usize,
    /// The person's rank, from 1.
    pub rank: u8,
    /// The medals.
    pub medals: u16,
    /// The target of a solo game.
    pub target: Option<u16>,
    /// The planet.
    pub planet: PlanetId,
    /// The corporation.
    pub corporation: CorporationId,
    /// The strongest bot among the others.
    pub rival: Option<Level>,
    /// The number of rounds.
    pub rounds: u16,
    /// How long the game was played, in seconds; 0 if that is not known.
    pub seconds: u64,
    /// Medals of rows, columns and planet bonuses.
    pub lines: u16,
    /// Medals of tracks.
    pub tracks: u16,
    /// Medals of lifepods and meteorites.
    pub collected: u16,
    /// Medals of civ cards.
    pub cards: u16,
    /// Medals of objectives, private ones included.
    pub objectives: u16,
}

impl Played {
    /// The results of all people in the game on `table`, which ended at `ended` and took this number of seconds; none unless
    /// it is over. Practice games and the guided first game do not count.
    pub fn of(table: &Table, ended: u64, seconds: u64) -> Vec<Self> {
        if !counts(table) {
            return Vec::new();
        }
        let people = table.people();
        let results = people.filter_map(|seat| Self::of_seat(table, seat));
        results
            .map(|result| Self {
                ended,
                seconds,
                ..result
            })
            .collect()
    }

    /// The result of `seat` in the finished game on `table`, without its times.
    pub(crate) fn of_seat(table: &Table, seat: SeatId) -> Option<Self> {
        let (setup, state) = (table.setup(), table.state());
        let (chosen, score) = (setup.seats.get(seat.index())?, state.score(seat));
        let others = state.seat_ids().filter(|other| *other != seat);
        Some(Self {
            name: chosen.name.clone(),
            ended: 0,
            seats: setup.seats.len(),
            rank: state.ranks().get(seat.index()).copied()?,
            medals: score.total(),
            target: setup.options.target(),
            planet: chosen.planet,
            corporation: chosen.corporation,
            rival: others.filter_map(|other| table.players().bot(other)).max(),
            rounds: state.round,
            seconds: 0,
            lines: score.lines(),
            tracks: score.track_total(),
            collected: score.collected(),
            cards: score.card_total(),
            objectives: score.private_total() + score.objective_total(),
        })
    }

    /// Whether it was won: the best of several seats, or the target reached alone.
    pub fn is_won(&self) -> bool {
        match self.target {
            Some(target) => self.medals >= target,
            None => self.seats > 1 && self.rank == 1,
        }
    }
}

/// Whether the game on `table` is over, and neither a practice game nor the guided first game.
pub(crate) fn counts(table: &Table) -> bool {
    let practises = table.setup().options.practice || is_first_game(table);
    table.state().is_finished() && !practises
}

/// Several results in figures.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Figures {
    /// The number of games.
    pub games: usize,
    /// The number of games won.
    pub won: usize,
    /// The mean of the medals.
    pub mean: f64,
    /// The standard deviation of the medals; 0 for a single game.
    pub spread: f64,
    /// The most medals.
    pub best: u16,
    /// The longest run of games won one after the other.
    pub streak: usize,
    /// The mean duration of the games whose duration is known, in minutes.
    pub minutes: Option<f64>,
}

impl Figures {
    /// The figures of these results, in the order in which they ended; `None` without any.
    pub fn of<'a>(results: impl Iterator<Item = &'a Played> + Clone) -> Option<Self> {
        let games = results.clone().count();
        let best = results.clone().map(|played| played.medals).max()?;
        let medals = results.clone().map(|played| f64::from(played.medals));
        let mean = medals.clone().sum::<f64>() / games as f64;
        let squares: f64 = medals.map(|medals| (medals - mean).powi(2)).sum();
        let minutes = minutes(results.clone());
        let (mut streak, mut run) = (0, 0);
        for played in results.clone() {
            run = if played.is_won() { run + 1 } else { 0 };
            streak = streak.max(run);
        }
        Some(Self {
            games,
            won: results.filter(|played| played.is_won()).count(),
            mean,
            spread: (squares / (games.max(2) - 1) as f64).sqrt(),
            best,
            streak,
            minutes,
        })
    }
}

/// The mean duration of those games whose duration is known, in minutes.
fn minutes<'a>(results: impl Iterator<Item = &'a Played>) -> Option<f64> {
    let known = results.filter(|played| played.seconds > 0);
    let (count, sum) = known.fold((0_u32, 0.0), |(count, sum), played| {
        (count + 1, sum + played.seconds as f64 / 60.0)
    });
    (count > 0).then(|| sum / f64::from(count))
}

/// The spread of the medals of these results: minimum, lower quartile, median, upper quartile, maximum; `None` if there are
/// none. Between two results, it is interpolated linearly.
pub fn spread<'a>(results: impl Iterator<Item = &'a Played>) -> Option<[f64; 5]> {
    let mut medals: Vec<f64> = results.map(|played| f64::from(played.medals)).collect();
    medals.sort_by(f64::total_cmp);
    let last = medals.len().checked_sub(1)? as f64;
    Some([0.0, 0.25, 0.5, 0.75, 1.0].map(|share| {
        let place = share * last;
        let [below, above] = [place.floor(), place.ceil()].map(|place| medals[place as usize]);
        below + (above - below) * place.fract()
    }))
}

/// The results as a table of values separated by commas, with a head.
///
/// # Errors
/// If they cannot be written as one.
pub fn as_csv(results: &[Played]) -> Result<String, csv::Error> {
    let mut table = csv::Writer::from_writer(Vec::new());
    for result in results {
        table.serialize(result)?;
    }
    let bytes = table
        .into_inner()
        .map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Action, Setup};
    use table::Player;

    fn finished(seats: usize, seed: &str) -> Table {
        let mut table = Table::new(Setup::standard(seats, seed)).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            let choice = legal[table.cursor() * 7 % legal.len()];
            table.record(Action { seat, choice }).expect("it is legal");
        }
        table
    }

    #[test]
    fn every_person_has_a_result_whose_parts_add_up() {
        let bot = Player::Bot(Level::Hard);
        let table =
            finished(3, "statistics").played_by([Player::Person, bot].into_iter().collect());
        let results = Played::of(&table, 7, 0);
        assert_eq!(results.len(), 2, "bots have none");
        for played in &results {
            let parts = [
                played.lines,
                played.tracks,
                played.collected,
                played.cards,
                played.objectives,
            ];
            assert_eq!(parts.iter().sum::<u16>(), played.medals);
            assert_eq!(played.rival, Some(Level::Hard));
        }
        let unfinished = Table::new(Setup::standard(2, "open")).expect("a valid setup");
        assert!(Played::of(&unfinished, 7, 0).is_empty());
    }

    #[test]
    fn figures_tell_mean_spread_and_streak() {
        let base = Played::of(&finished(2, "figures"), 0, 0).remove(0);
        let played = |medals, rank| Played {
            medals,
            rank,
            ..base.clone()
        };
        let all = [played(10, 1), played(20, 1), played(30, 2), played(40, 1)];
        let figures = Figures::of(all.iter()).expect("some games");
        assert_eq!(
            (figures.games, figures.won, figures.best, figures.streak),
            (4, 3, 40, 2)
        );
        assert!((figures.mean - 25.0).abs() < 1e-9 && (figures.spread - 12.91).abs() < 0.01);
        assert_eq!(Figures::of([].iter()), None);
        assert_eq!(figures.minutes, None, "nobody looked at the clock");
        let timed = [60, 0, 180].map(|seconds| Played {
            seconds,
            ..base.clone()
        });
        let figures = Figures::of(timed.iter()).expect("some games");
        assert_eq!(figures.minutes, Some(2.0), "of the two that are known");
    }

    #[test]
    fn the_spread_tells_quarters() {
        let base = Played::of(&finished(2, "spread"), 0, 0).remove(0);
        let all = [50, 10, 30, 20, 40].map(|medals| Played {
            medals,
            ..base.clone()
        });
        let told = spread(all.iter()).expect("some games");
        assert_eq!(told, [10.0, 20.0, 30.0, 40.0, 50.0]);
        let few = spread(all[..2].iter()).expect("two games");
        assert_eq!(few, [10.0, 20.0, 30.0, 40.0, 50.0]);
        assert_eq!(spread(all[..1].iter()), Some([50.0; 5]));
        assert_eq!(spread([].iter()), None);
    }

    #[test]
    fn the_table_has_a_head_and_a_line_for_each_result() {
        let results = Played::of(&finished(2, "csv"), 0, 90);
        let text = as_csv(&results).expect("a table");
        assert!(text.starts_with("name,ended,seats,rank,medals,"));
        assert_eq!(text.lines().count(), 3);
        assert!(text.contains(",90,"), "the seconds: {text}");
    }
}
