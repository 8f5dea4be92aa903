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
        let mut letters = text.as_str().char_indices().peekable();
        while let Some((_, letter)) = letters.next() {
            let next = letters.peek();
            if is_leftward(letter) || next.is_none_or(|(_, next)| is_leftward(*next)) {
                let end = next.map_or(text.as_str().len(), |(index, _)| *index);
                let end = whole.byte_range.start + end;
                job.sections.push(LayoutSection {
                    byte_range: std::mem::replace(&mut start, end)..end,
                    ..whole.clone()
                });
            }
        }
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}
