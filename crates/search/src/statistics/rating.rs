//! Elo ratings from duels: the model of Bradley and Terry, fitted by maximum likelihood.

use super::Z;
use serde::Serialize;

/// Elo points in one unit of the logistic scale.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// The maximum number of steps of Newton's method; a few are enough.
const MAX_STEPS: usize = 200;
/// The largest change of a step in units of the logistic scale, to prevent overshooting.
const STRIDE: f64 = 1.0;
/// Changes below this end the search.
const PRECISION: f64 = 1e-10;

/// The results of duels.
#[derive(Clone, PartialEq, Debug)]
pub struct Duels {
    /// `won[a][b]` counts for `a` against `b`; a tie is half for each.
    won: Vec<Vec<f64>>,
}

/// A strength on the scale of Elo: 200 points more win 76 % of the duels.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    /// The points; those of all players add up to 0.
    pub elo: f64,
    /// Half the width of the 95 % interval.
    pub margin: f64,
}

type Matrix = Vec<Vec<f64>>;

impl Duels {
    /// An empty table for this number of players.
    pub fn new(players: usize) -> Self {
        Self {
            won: vec![vec![0.0; players]; players],
        }
    }

    /// Adds the duels between any two seats of a game, given by the player of each seat and its rank, 1 the best.
    ///
    /// With more than two seats they depend on each other: a sum of ranks varies (seats + 1) / 3 times as much as that
    /// of as many independent duels would (Mann and Whitney), so each counts for that much less.
    pub fn add_game(&mut self, seats: &[(usize, u8)]) {
        let weight = 3.0 / (seats.len() as f64 + 1.0);
        for (index, (one, rank)) in seats.iter().enumerate() {
            for (other, other_rank) in seats[index + 1..].iter().filter(|(other, _)| other != one) {
                let score = match rank.cmp(other_rank) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                self.add(*one, *other, weight * score, weight);
            }
        }
    }

    /// Adds this number of duels of `one` against `other`, of which `one` won `won`.
    pub fn add(&mut self, one: usize, other: usize, won: f64, duels: f64) {
        self.won[one][other] += won;
        self.won[other][one] += duels - won;
    }

    /// The number of duels of `one` against `other`, and of those that `one` won.
    pub fn between(&self, one: usize, other: usize) -> (f64, f64) {
        let (won, lost) = (self.won[one][other], self.won[other][one]);
        (won, won + lost)
    }

    /// The most likely ratings. An extra draw between every two players keeps them finite if someone never lost.
    pub fn ratings(&self) -> Vec<Rating> {
        let mut strengths = vec![0.0; self.won.len()];
        for _ in 0..MAX_STEPS {
            let (gradient, information) = self.slope(&strengths);
            let spread = inverse(information);
            let step: Vec<f64> = spread.iter().map(|row| dot(row, &gradient)).collect();
            let longest = step
                .iter()
                .fold(0.0, |longest: f64, part| longest.max(part.abs()));
            let scale = (STRIDE / longest).min(1.0);
            strengths
                .iter_mut()
                .zip(&step)
                .for_each(|(strength, part)| *strength += scale * part);
            if longest < PRECISION {
                break;
            }
        }
        let spread = inverse(self.slope(&strengths).1);
        let rating = |(player, strength): (usize, &f64)| Rating {
            elo: ELO * strength,
            margin: ELO
                * Z
                * (spread[player][player] - 1.0 / self.won.len() as f64)
                    .max(0.0)
                    .sqrt(),
        };
        strengths.iter().enumerate().map(rating).collect()
    }

    /// The gradient of the likelihood and its information at `strengths`. As only differences count, the information
    /// gets a constant that pins the sum of all strengths; in its inverse the constant is 1 / players.
    fn slope(&self, strengths: &[f64]) -> (Vec<f64>, Matrix) {
        let players = strengths.len();
        let pin = 1.0 / players as f64;
        let (mut gradient, mut information) =
            (vec![0.0; players], vec![vec![pin; players]; players]);
        for (one, other) in (0..players).flat_map(|one| (0..players).map(move |other| (one, other)))
        {
            if one != other {
                let (won, duels) = self.between(one, other);
                let expected = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
                let weight = (duels + 1.0) * expected * (1.0 - expected);
                gradient[one] += won + 0.5 - (duels + 1.0) * expected;
                information[one][one] += weight;
                information[one][other] -= weight;
            }
        }
        (gradient, information)
    }
}

fn dot(row: &[f64], column: &[f64]) -> f64 {
    row.iter()
        .zip(column)
        .map(|(left, right)| left * right)
        .sum()
}

/// The inverse of a positive definite matrix, by the method of Gauss and Jordan.
fn inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    for (index, row) in matrix.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == index { 1.0 } else { 0.0 }));
    }
    for index in 0..size {
        let pivot = matrix[index][index];
        matrix[index].iter_mut().for_each(|entry| *entry /= pivot);
        let scaled = matrix[index].clone();
        for (_, row) in matrix
            .iter_mut()
            .enumerate()
            .filter(|(other, _)| *other != index)
        {
            let factor = row[index];
            row.iter_mut()
                .zip(&scaled)
                .for_each(|(entry, part)| *entry -= factor * part);
        }
    }
    matrix.into_iter().map(|row| row[size..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, expected: f64, error: f64) {
        assert!(
            (value - expected).abs() <= error,
            "{value} is not {expected}"
        );
    }

    #[test]
    fn two_players_have_the_difference_of_their_odds() {
        let mut duels = Duels::new(2);
        duels.add(0, 1, 75_000.0, 100_000.0);
        let ratings = duels.ratings();
        near(ratings[0].elo - ratings[1].elo, 400.0 * 3_f64.log10(), 0.01);
        near(ratings[0].elo + ratings[1].elo, 0.0, 1e-6);
        // The error of the log odds is 1 / √(n p q); each of the two bears half of the difference.
        let expected = 1.96 * ELO / (100_000.0_f64 * 0.75 * 0.25).sqrt() / 2.0;
        near(ratings[0].margin, expected, 0.01);
    }

    #[test]
    fn the_strengths_that_made_the_duels_are_found_again() {
        let truth = [240.0, 100.0, -40.0, -300.0];
        let mut duels = Duels::new(truth.len());
        for (one, other) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let expected = 1.0 / (1.0 + 10_f64.powf((truth[other] - truth[one]) / 400.0));
            duels.add(one, other, 1e6 * expected, 1e6);
        }
        for (rating, elo) in duels.ratings().iter().zip(truth) {
            near(rating.elo, elo, 0.01);
        }
    }

    #[test]
    fn who_never_lost_has_a_finite_rating_with_a_wide_interval() {
        let mut duels = Duels::new(3);
        duels.add(0, 1, 50.0, 50.0);
        duels.add(1, 2, 25.0, 50.0);
        duels.add(0, 2, 50.0, 50.0);
        let ratings = duels.ratings();
        assert!(
            ratings[0].elo > 300.0 && ratings[0].elo < 1000.0,
            "{ratings:?}"
        );
        assert!(
            ratings[0].margin > 150.0 && ratings[0].margin < 500.0,
            "{ratings:?}"
        );
        near(ratings[1].elo, ratings[2].elo, 1e-6);
    }

    #[test]
    fn without_duels_all_are_alike() {
        assert!(
            Duels::new(4)
                .ratings()
                .iter()
                .all(|rating| rating.elo.abs() < 1e-9)
        );
        assert!(Duels::new(0).ratings().is_empty());
    }

    #[test]
    fn a_game_counts_the_pairs_of_different_players_by_their_ranks() {
        let mut duels = Duels::new(2);
        duels.add_game(&[(0, 1), (1, 2)]);
        duels.add_game(&[(1, 1), (0, 1)]);
        assert_eq!(duels.between(0, 1), (1.5, 2.0));
        let mut four = Duels::new(2);
        four.add_game(&[(0, 1), (1, 3), (0, 2), (1, 3)]);
        assert_eq!(four.between(1, 0), (0.0, 4.0 * 0.6));
    }
}
