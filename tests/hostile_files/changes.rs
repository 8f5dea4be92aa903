//! Ways to damage a text.

use proptest::prelude::*;
use proptest::sample::Index;

/// A way to alter a text. One for which the text has no place leaves it unchanged.
#[derive(Clone, Debug)]
pub enum Change {
    /// Replaces a number by another one.
    Number(Index, String),
    /// Replaces a word by another one of the text.
    Word(Index, Index),
    /// Leaves a piece out.
    Cut(Index, usize),
    /// Duplicates a piece.
    Repeat(Index, usize),
    /// Replaces a character by another one.
    Letter(Index, char),
}

/// A change of any kind, of numbers most often.
pub fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    let number = prop_oneof![
        4 => (0_u64..20).prop_map(|number| number.to_string()),
        1 => any::<u64>().prop_map(|number| number.to_string()),
        1 => prop::sample::select(vec!["255", "256", "65535", "-1", "1e99", "18446744073709551616", "0.5"])
            .prop_map(str::to_owned),
    ];
    prop_oneof![
        6 => (index(), number).prop_map(|(place, number)| Change::Number(place, number)),
        3 => (index(), index()).prop_map(|(place, other)| Change::Word(place, other)),
        1 => (index(), 1_usize..60).prop_map(|(place, length)| Change::Cut(place, length)),
        1 => (index(), 1_usize..60).prop_map(|(place, length)| Change::Repeat(place, length)),
        1 => (index(), any::<char>()).prop_map(|(place, letter)| Change::Letter(place, letter)),
    ]
}

/// The ranges of the runs of characters that `belongs` accepts.
pub fn runs(text: &str, belongs: fn(char) -> bool) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (at, letter) in text.char_indices().filter(|(_, letter)| belongs(*letter)) {
        let end = at + letter.len_utf8();
        match found.last_mut() {
            Some(last) if last.1 == at => last.1 = end,
            _ => found.push((at, end)),
        }
    }
    found
}

/// A piece of about `length` bytes, between characters.
fn piece(text: &str, place: &Index, length: usize) -> (usize, usize) {
    let from = text.floor_char_boundary(place.index(text.len()));
    (from, text.ceil_char_boundary(from + length))
}

fn changed(text: &str, change: &Change) -> Option<String> {
    let spliced =
        |(from, to): (usize, usize), with: &str| [&text[..from], with, &text[to..]].concat();
    let pick =
        |place: &Index, runs: &[(usize, usize)]| (!runs.is_empty()).then(|| *place.get(runs));
    Some(match change {
        Change::Number(place, number) => {
            let digits = runs(text, |letter| letter.is_ascii_digit());
            spliced(pick(place, &digits)?, number)
        }
        Change::Word(place, other) => {
            let words = runs(text, |letter| letter.is_ascii_alphabetic());
            let (from, to) = pick(other, &words)?;
            spliced(pick(place, &words)?, &text[from..to])
        }
        _ if text.is_empty() => return None,
        Change::Cut(place, length) => spliced(piece(text, place, *length), ""),
        Change::Repeat(place, length) => {
            let (from, to) = piece(text, place, *length);
            spliced((from, to), &text[from..to].repeat(2))
        }
        Change::Letter(place, letter) => spliced(piece(text, place, 1), &letter.to_string()),
    })
}

/// The text after all these changes, one after the other.
pub fn changed_often(text: &str, changes: &[Change]) -> String {
    changes.iter().fold(text.to_owned(), |text, change| {
        changed(&text, change).unwrap_or(text)
    })
}
