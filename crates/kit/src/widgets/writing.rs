//! Words in several rows above what a canvas paints.

use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Painter, Pos2, Ui, vec2};
use std::sync::Arc;

/// Words of a table in one frame, above everything that is painted.
#[derive(Clone, Default)]
pub struct Writing(Vec<(Pos2, Arc<Galley>, Color32)>);

impl Writing {
    /// Writes words in at most so many rows of a width, in a smaller font where they do not fit otherwise; what does not fit
    /// even so is left out. Returns where they end.
    pub fn write(
        &mut self,
        ui: &Ui,
        at: Pos2,
        (words, font): (&str, FontId),
        color: Color32,
        [width, rows]: [f32; 2],
    ) -> f32 {
        let set = |size: f32| {
            let font = FontId::new(size, font.family.clone());
            let mut job = LayoutJob::simple(words.to_owned(), font, color, width);
            job.wrap.max_rows = rows as usize;
            job.wrap.break_anywhere = rows < 1.5;
            ui.painter().layout_job(job)
        };
        let usual = set(font.size);
        let galley = match is_whole(&usual) {
            true => usual,
            false => set(0.86 * font.size),
        };
        let bottom = at.y + galley.size().y;
        self.lay(at, galley, color);
        bottom
    }

    /// [Writes](Self::write) words around the height of `at`.
    pub fn write_middle(
        &mut self,
        ui: &Ui,
        at: Pos2,
        (words, font): (&str, FontId),
        color: Color32,
        [width, rows]: [f32; 2],
    ) {
        let painter = ui.painter();
        let laid = painter.layout(words.to_owned(), font.clone(), color, width);
        let height = laid.size().y.min(1.25 * rows * font.size);
        let at = at - vec2(0.0, height / 2.0);
        self.write(ui, at, (words, font), color, [width, rows]);
    }

    /// Puts words that are laid out above everything written so far.
    pub fn lay(&mut self, at: Pos2, galley: Arc<Galley>, color: Color32) {
        self.0.push((at, galley, color));
    }

    /// Paints everything written so far.
    pub fn paint(&mut self, painter: &Painter) {
        for (at, galley, color) in self.0.drain(..) {
            painter.galley(at, galley, color);
        }
    }
}

/// Whether no word is missing, and none is broken across two rows.
fn is_whole(galley: &Galley) -> bool {
    let broken = galley.rows.windows(2).any(|rows| {
        let last = rows[0].glyphs.last();
        last.is_some_and(|glyph| glyph.chr != ' ' && glyph.chr != '-')
    });
    !galley.elided && !broken
}
