//! Text files as other programs leave them: editors put a byte-order mark in front, or write another encoding.

use thiserror::Error;

/// The reason why a file is not read as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoText {
    /// It is text in UTF-16.
    #[error("the file is text in UTF-16; save it as UTF-8 in a text editor")]
    Utf16,
    /// It is something else: this byte, from 0, is the first that does not belong into UTF-8.
    #[error("the file is no text: byte {0} does not belong into one")]
    Foreign(usize),
}

/// The text in these bytes. A byte-order mark is no part of it.
///
/// # Errors
/// If they are not UTF-8.
pub fn text(bytes: &[u8]) -> Result<&str, NoText> {
    let marked = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
    let is_wide = matches!(bytes, [0, letter, ..] | [letter, 0, ..] if letter.is_ascii_graphic());
    if marked || is_wide {
        return Err(NoText::Utf16);
    }
    let text = str::from_utf8(bytes).map_err(|error| NoText::Foreign(error.valid_up_to()))?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

/// What a player typed, on one line of at most this many characters.
pub(crate) fn on_one_line(typed: &str, most: usize) -> String {
    let letters = typed.chars().filter(|letter| !letter.is_control());
    letters.take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_text() {
        assert_eq!(text("\u{feff}(ä)".as_bytes()), Ok("(ä)"));
        assert_eq!(text("(\u{feff})".as_bytes()), Ok("(\u{feff})"));
        assert_eq!(text(b""), Ok(""));
    }

    #[test]
    fn utf_16_is_told_from_what_is_no_text() {
        let units: Vec<u16> = "\u{feff}(ä)".encode_utf16().collect();
        let (little, big): (Vec<_>, Vec<_>) = units
            .iter()
            .map(|unit| (unit.to_le_bytes(), unit.to_be_bytes()))
            .unzip();
        for bytes in [little.concat(), big.concat()] {
            assert_eq!(text(&bytes), Err(NoText::Utf16));
            assert_eq!(text(&bytes[2..]), Err(NoText::Utf16), "without its mark");
        }
        assert_eq!(text(b"\x89PNG"), Err(NoText::Foreign(0)));
    }
}
