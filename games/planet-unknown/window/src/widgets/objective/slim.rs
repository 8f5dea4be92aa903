//! An objective in one line, for rooms in which the list would not be seen whole.

use egui::{Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::ObjectiveView;
use crate::text::Speaks as _;
use crate::widgets::{fitted, help_above};
use kit::theme::tokens;
use kit::widgets::Canvas;

/// The height of the line, in points.
pub const SLIM: f32 = 38.0;

impl ObjectiveView<'_> {
    /// Whether its title has room in one line with the standing.
    pub fn fits_in_line(&self, ui: &Ui) -> bool {
        let words = self.standing.lay_out_short(ui, self.width);
        self.width - SLIM - self.standing.line_width(words.as_deref()) >= 56.0
    }

    /// Paints it in one line: motif, title and standing. The condition is in its help and its name.
    pub fn show_slim(self, ui: &mut Ui) -> Response {
        let size = vec2(self.width, SLIM);
        let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
        let language = ui.language();
        response
            .widget_info(|| WidgetInfo::labeled(Role::GenericContainer, true, self.name(language)));
        let words = self.standing.lay_out_short(ui, self.width);
        let width = self.standing.line_width(words.as_deref());
        let line = rect.with_min_x(rect.right() - width - tokens().space.xs);
        let mut canvas = Canvas::new(ui.ctx(), SLIM);
        self.paint_ground(&mut canvas, rect, 0.0, response.hovered());
        let center = pos2(rect.left() + SLIM / 2.0, rect.center().y);
        self.paint_motif(&mut canvas, center, SLIM - 8.0);
        let at = self.standing.paint_line(&mut canvas, line);
        canvas.paint(ui.painter());
        if let Some(words) = words {
            let at = at - vec2(0.0, words.size().y / 2.0);
            ui.painter().galley(at, words, tokens().color.text);
        }
        let ink = tokens().color.text;
        let room = line.left() - rect.left() - SLIM;
        let [title, text] = self.words(language);
        let galley = fitted(ui, &title, ink, room, 2);
        let at = pos2(rect.left() + SLIM, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, ink);
        self.light(ui, rect, &response);
        let help = || format!("{text}\n{}", self.standing.scoring(ui));
        help_above(response, &title, help, "2.5")
    }
}
