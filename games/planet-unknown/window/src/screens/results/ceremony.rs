//! The count of the medals at the end: category by category, seat by seat, objectives last; only then the winner is told.

use super::Outcome;
use crate::text::describe::Category;
use rules::{Score, SeatId};

/// How many counts have ended `gone` seconds after the beginning, or `None` once everything has been told.
pub(super) fn ended(gone: f64, seats: usize) -> Option<usize> {
    let counts = Category::ALL.len() * seats;
    let beat = (9.0 / counts as f64).clamp(0.3, 0.8);
    let pause = 0.8;
    let goes_on = gone < beat * counts as f64 + pause;
    goes_on.then(|| ((gone / beat) as usize).min(counts))
}

impl Outcome {
    /// The category and the seat that are counted once `ended` counts are over; `None` in the pause before the winner is told.
    pub(super) fn counting(&self, ended: usize) -> Option<(Category, SeatId)> {
        let seats = self.scores.len();
        let category = Category::ALL.get(ended / seats)?;
        Some((*category, SeatId((ended % seats) as u8)))
    }

    /// The outcome once `ended` counts are over and the next one has begun: in the order of the seats, and without ranks.
    pub(super) fn counted(&self, ended: usize) -> Self {
        let seats = self.scores.len();
        let scores = self.scores.iter().enumerate();
        let scores =
            scores.map(|(seat, score)| part_of(score, |category| category * seats + seat <= ended));
        Self {
            best: self.best,
            ..Self::so_far(scores)
        }
    }
}

/// The medals of the categories that are counted, by their places in [`Category::ALL`].
fn part_of(score: &Score, counted: impl Fn(usize) -> bool) -> Score {
    let mut part = score.clone();
    for (place, category) in Category::ALL.into_iter().enumerate() {
        if counted(place) {
            continue;
        }
        match category {
            Category::Lines => {
                part.rows = Default::default();
                part.columns = Default::default();
                part.planet_bonus = 0;
            }
            Category::Tracks => part.tracks = Default::default(),
            Category::Collected => (part.lifepods, part.meteorites) = (0, 0),
            Category::Cards => part.cards.clear(),
            Category::Objectives => {
                part.private.clear();
                part.objectives.clear();
                part.contests.clear();
            }
        }
    }
    part
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::Table;
    use rules::{Action, Setup};

    fn outcome() -> Outcome {
        let mut table = Table::new(Setup::standard(3, "count")).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            let choice = legal[table.cursor() * 7 % legal.len()];
            table.record(Action { seat, choice }).expect("it is legal");
        }
        Outcome::of(table.state())
    }

    // rules §10.3
    #[test]
    fn medals_are_counted_by_category_and_seat_and_objectives_last() {
        let outcome = outcome();
        let mut seen: Vec<(Category, SeatId)> = Vec::new();
        let mut before = 0;
        let mut gone = 0.0;
        while let Some(counted) = ended(gone, 3) {
            let part = outcome.counted(counted);
            let sum: u16 = part.scores.iter().map(Score::total).sum();
            assert!(sum >= before, "no medal is taken away again");
            assert!(part.ranks.is_empty(), "nobody has won yet");
            before = sum;
            let at = outcome.counting(counted);
            if let Some(at) = at.filter(|at| seen.last() != Some(at)) {
                seen.push(at);
            }
            gone += 0.05;
        }
        let expected: Vec<(Category, SeatId)> = Category::ALL
            .into_iter()
            .flat_map(|category| (0..3).map(move |seat| (category, SeatId(seat))))
            .collect();
        assert_eq!(seen, expected);
        assert_eq!(seen.last().map(|at| at.0), Some(Category::Objectives));
        let all: u16 = outcome.scores.iter().map(Score::total).sum();
        assert_eq!(before, all);
    }
}
