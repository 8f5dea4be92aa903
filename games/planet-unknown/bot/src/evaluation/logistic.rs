//! The logistic function, computed by the same operations on every machine.

/// The probability for a logarithm of odds.
pub(super) fn logistic(odds: f32) -> f32 {
    1.0 / (1.0 + power(-odds))
}

/// e to the power of `exponent`, to four digits. `f32::exp` is slower, and its last digits differ between systems,
/// while bots must play the same game everywhere. Without branches and conversions, the compiler vectorizes the
/// calculation.
fn power(exponent: f32) -> f32 {
    const OFFSET: f32 = 64.0;
    // Large enough to round anything added to it to a whole number, which then appears in its lowest bits.
    const WHOLE: f32 = 8_388_608.0;
    const SERIES: [f32; 6] = [
        0.001_333_4,
        0.009_618_1,
        0.055_504_1,
        0.240_226_5,
        std::f32::consts::LN_2,
        1.0,
    ];
    let binary = (exponent * std::f32::consts::LOG2_E).clamp(-60.0, 60.0) + OFFSET;
    let nearest = binary + WHOLE - WHOLE;
    let whole = if nearest > binary {
        nearest - 1.0
    } else {
        nearest
    };
    let part = binary - whole;
    let mantissa = SERIES.into_iter().fold(0.0, |sum, next| sum * part + next);
    let exponent = (whole + (127.0 - OFFSET) + WHOLE).to_bits() << 23;
    mantissa * f32::from_bits(exponent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_right_to_four_digits() {
        for exponent in (-300..300).map(|tenth| tenth as f32 / 10.0) {
            let (found, right) = (power(exponent), exponent.exp());
            assert!(
                (found / right - 1.0).abs() < 1e-4,
                "{exponent}: {found} for {right}"
            );
        }
        assert!(power(-1e9) < 1e-15 && power(1e9).is_finite());
    }

    #[test]
    fn even_odds_are_a_half_and_opposite_odds_add_up_to_one() {
        assert!((logistic(0.0) - 0.5).abs() < 1e-6);
        assert!((logistic(1.7) + logistic(-1.7) - 1.0).abs() < 1e-5);
    }
}
