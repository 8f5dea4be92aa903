//! The grades of solo games (rules §10.5).

/// The seven grades of a solo game, from the lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Grade(u8);

impl Grade {
    /// The number of grades.
    pub const COUNT: u8 = 7;
    /// Medals between one grade and the next.
    const STEP: i32 = 5;
    /// The threshold of the lowest grade, relative to the target.
    const LOWEST: i32 = -15;

    /// The grade of a number of medals against a target: the highest threshold reached, from 15 below to 15 above it,
    /// and the lowest grade below that.
    pub fn of(medals: u16, target: u16) -> Self {
        let above = i32::from(medals) - i32::from(target) - Self::LOWEST;
        Self((above.max(0) / Self::STEP).min(i32::from(Self::COUNT) - 1) as u8)
    }

    /// Every grade, from the lowest.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// Its number, 0–6.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its threshold, relative to the target.
    pub fn threshold(self) -> i32 {
        Self::LOWEST + Self::STEP * i32::from(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::Grade;

    #[test]
    fn grades_change_at_every_fifth_medal() {
        let grades = [
            (-60, 0),
            (-11, 0),
            (-10, 1),
            (-6, 1),
            (-5, 2),
            (-1, 2),
            (0, 3),
            (4, 3),
            (5, 4),
            (10, 5),
            (14, 5),
        ];
        for (above, grade) in grades.into_iter().chain([(15, 6), (80, 6)]) {
            assert_eq!(
                Grade::of((60 + above) as u16, 60).number(),
                grade,
                "{above} from the target"
            );
        }
    }
}
