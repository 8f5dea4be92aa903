//! Numbers: whole ones and those with a decimal.

use super::Speaks;
use crate::t;

/// A whole number, with a real minus if it is below zero.
pub fn whole(number: i32) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

/// A number with one decimal, such as “3.5”, and “3,5” in German.
pub fn decimal(speaker: &impl Speaks, number: f32) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "−" } else { "" };
    let whole = format!("{sign}{}", tenths.abs() / 10);
    t!(
        speaker,
        "common-decimal",
        whole,
        tenth = (tenths.abs() % 10).to_string()
    )
}
