//! Fields in which a name in any script can be edited.

use std::sync::Arc;

use egui::epaint::text::{Galley, LayoutJob, LayoutSection};
use egui::{Color32, FontSelection, TextBuffer, TextEdit, Ui};

use super::{is_leftward, runs_left};

/// A field of one line for a name, a title or a path.
pub fn field(text: &mut String) -> TextEdit<'_> {
    let runs_left = runs_left(text);
    let field = TextEdit::singleline(text);
    match runs_left {
        // A function takes no memory, so nothing is leaked.
        true => field.layouter(Box::leak(Box::new(letter_by_letter))),
        false => field,
    }
}

/// Lays out every letter by itself, in the order in which they are spoken: one glyph for each, so that the cursor counts right.
/// What is painted is joined and put in order like every text.
fn letter_by_letter(ui: &Ui, text: &dyn TextBuffer, _: f32) -> Arc<Galley> {
    let font = FontSelection::default().resolve(ui.style());
    let mut job =
        LayoutJob::simple_singleline(text.as_str().to_owned(), font, Color32::PLACEHOLDER);
    job.keep_trailing_whitespace = true;
    if let Some(whole) = job.sections.pop() {
        let mut start = whole.byte_range.start;
        for (index, letter) in text.as_str().char_indices() {
            let next = index + letter.len_utf8();
            let ends = text
                .as_str()
                .get(next..)
                .and_then(|rest| rest.chars().next());
            if is_leftward(letter) || ends.is_none_or(is_leftward) {
                let end = whole.byte_range.start + next;
                job.sections.push(LayoutSection {
                    byte_range: std::mem::replace(&mut start, end)..end,
                    ..whole.clone()
                });
            }
        }
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}
