//! Statistics of played games: means, shares and ratings, each with its 95 % interval.

mod rating;

pub use rating::{Duels, Rating};

use serde::Serialize;
use std::fmt;

/// The quantile of the normal distribution that leaves 2.5 % on either side.
const Z: f64 = 1.959_963_984_540_054;

/// A mean of independent values with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Mean {
    /// The mean, 0 of no values.
    pub mean: f64,
    /// Half the width of the interval; unknown for fewer than two values.
    pub margin: Option<f64>,
}

impl Mean {
    /// The mean of `values`, its interval by Student's distribution.
    pub fn of(values: &[f64]) -> Self {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
        let margin = (values.len() > 1)
            .then(|| student(count - 1.0) * (squares / (count - 1.0) / count).sqrt());
        Self { mean, margin }
    }
}

impl fmt::Display for Mean {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(2);
        match (self.margin, f.sign_plus()) {
            (Some(margin), true) => write!(f, "{:+.digits$} ± {margin:.digits$}", self.mean),
            (Some(margin), false) => write!(f, "{:.digits$} ± {margin:.digits$}", self.mean),
            (None, true) => write!(f, "{:+.digits$}", self.mean),
            (None, false) => write!(f, "{:.digits$}", self.mean),
        }
    }
}

/// The quantile of Student's distribution that leaves 2.5 % on either side: known values, then the expansion of Cornish
/// and Fisher.
fn student(freedom: f64) -> f64 {
    if freedom < 3.0 {
        return if freedom < 2.0 { 12.706 } else { 4.303 };
    }
    let z = Z;
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
    ];
    z + terms
        .iter()
        .rev()
        .fold(0.0, |sum, term| (sum + term) / freedom)
}

/// The share of successful trials with Wilson's 95 % interval, each 0–1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// The share, 0 of no trials.
    pub share: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// The upper end of the interval.
    pub high: f64,
}

impl Share {
    /// The share of `good` in `trials`. Both may contain halves for shared results.
    pub fn of(good: f64, trials: f64) -> Self {
        if trials <= 0.0 {
            return Self {
                share: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let share = good / trials;
        let squared = Z * Z / trials;
        let centre = (share + squared / 2.0) / (1.0 + squared);
        let reach = (share * (1.0 - share) * squared + squared * squared / 4.0)
            .max(0.0)
            .sqrt()
            / (1.0 + squared);
        Self {
            share,
            low: (centre - reach).max(0.0),
            high: (centre + reach).min(1.0),
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = f.precision().unwrap_or(1);
        let [share, low, high] = [self.share, self.low, self.high].map(|share| 100.0 * share);
        write!(f, "{share:.digits$} % ({low:.digits$}–{high:.digits$})")
    }
}

/// A summary of times, in seconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Times {
    /// Their number.
    pub count: usize,
    /// Their mean.
    pub mean: f64,
    /// The median.
    pub median: f64,
    /// The 95th percentile.
    pub most: f64,
    /// The longest.
    pub longest: f64,
}

impl Times {
    /// The summary of `times`; `None` if there are none.
    pub fn of(mut times: Vec<f32>) -> Option<Self> {
        times.sort_unstable_by(f32::total_cmp);
        let longest = f64::from(*times.last()?);
        let quantile = |part: f64| {
            let nearest = (part * times.len() as f64).ceil() as usize;
            times
                .get(nearest.saturating_sub(1))
                .map_or(longest, |time| f64::from(*time))
        };
        let mean = times.iter().map(|time| f64::from(*time)).sum::<f64>() / times.len() as f64;
        Some(Self {
            count: times.len(),
            mean,
            median: quantile(0.5),
            most: quantile(0.95),
            longest,
        })
    }
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
    fn a_mean_has_the_interval_of_student() {
        let mean = Mean::of(&[4.0, 5.0, 5.0, 4.0, 6.0, 6.0, 5.0, 5.0]);
        near(mean.mean, 5.0, 1e-12);
        near(
            mean.margin.expect("eight values"),
            2.3646 * 0.755_929 / 8_f64.sqrt(),
            1e-3,
        );
        assert_eq!(mean.to_string(), "5.00 ± 0.63");
        assert_eq!(format!("{mean:+.1}"), "+5.0 ± 0.6");
        assert_eq!(
            Mean::of(&[3.0]),
            Mean {
                mean: 3.0,
                margin: None
            }
        );
        assert_eq!(
            Mean::of(&[]),
            Mean {
                mean: 0.0,
                margin: None
            }
        );
    }

    #[test]
    fn the_quantiles_of_student_are_those_of_the_tables() {
        for (freedom, table, error) in [
            (1.0, 12.706, 0.0),
            (2.0, 4.303, 0.0),
            (3.0, 3.182, 0.03),
            (5.0, 2.571, 0.004),
            (10.0, 2.228, 1e-3),
        ] {
            near(student(freedom), table, error);
        }
        near(student(30.0), 2.0423, 1e-4);
        near(student(1e9), 1.95996, 1e-5);
    }

    #[test]
    fn a_share_has_the_interval_of_wilson() {
        let share = Share::of(10.0, 20.0);
        near(share.low, 0.2993, 1e-4);
        near(share.high, 0.7007, 1e-4);
        let few = Share::of(1.0, 10.0);
        near(few.low, 0.0179, 1e-4);
        near(few.high, 0.4042, 1e-4);
        let none = Share::of(0.0, 10.0);
        near(none.low, 0.0, 1e-12);
        near(none.high, 0.2775, 1e-4);
        assert_eq!(
            Share::of(0.0, 0.0),
            Share {
                share: 0.0,
                low: 0.0,
                high: 1.0
            }
        );
        assert_eq!(share.to_string(), "50.0 % (29.9–70.1)");
    }

    #[test]
    fn times_are_told_by_their_ranks() {
        let times = Times::of((1..=100).rev().map(|time| time as f32).collect()).expect("some");
        assert_eq!((times.count, times.mean, times.median), (100, 50.5, 50.0));
        assert_eq!((times.most, times.longest), (95.0, 100.0));
        assert_eq!(
            Times::of(vec![2.0]).map(|one| (one.median, one.most)),
            Some((2.0, 2.0))
        );
        assert_eq!(Times::of(Vec::new()), None);
    }
}
