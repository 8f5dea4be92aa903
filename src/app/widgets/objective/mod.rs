//! A neighbour objective with its live standing.

use std::sync::Arc;

use egui::{
    Color32, FontId, Galley, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::benefit::paint_medals;
use super::canvas::Canvas;
use super::looks::{paint_resource, terrain_colors};
use super::player::{badge, player_color};
use crate::app::art::Painting;
use crate::app::text::{Language, Speaks as _, describe};
use crate::app::theme::{Icon, body, heading, number, tokens};
use crate::game::card::{Counts, Wants};
use crate::game::score::{OBJECTIVE_TIE, OBJECTIVE_WIN};
use crate::game::{Objective, ObjectiveScore, Terrain};
use crate::t;

/// Edge of the motif in points.
const MOTIF: f32 = 46.0;
/// Width of the standing in points.
const STANDING: f32 = 92.0;
/// Below this width the standing lies under the words, so that long ones need not be broken.
const NARROW: f32 = 330.0;
/// Height of a standing under the words, in points.
const BELOW: f32 = 34.0;

/// A player in a standing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Contender<'a> {
    /// The name.
    pub name: &'a str,
    /// The number of the colour.
    pub colour: u8,
}

/// A neighbour objective: what wins it, how it stands, and the medals it would give.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, score: &planet_unknown::game::ObjectiveScore) {
/// use planet_unknown::app::widgets::objective::{Contender, ObjectiveView};
/// let (ada, ben) = (Contender { name: "Ada", colour: 0 }, Contender { name: "Ben", colour: 1 });
/// ObjectiveView::new(score, ada, ben).width(300.0).show(ui);
/// # }
/// ```
#[must_use = "an objective is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct ObjectiveView<'a> {
    score: &'a ObjectiveScore,
    own: Contender<'a>,
    other: Contender<'a>,
    width: f32,
}

impl<'a> ObjectiveView<'a> {
    /// How the objective stands for `own` against the neighbour.
    pub fn new(score: &'a ObjectiveScore, own: Contender<'a>, other: Contender<'a>) -> Self {
        Self { score, own, other, width: 300.0 }
    }

    /// The width in points; the height follows from the texts.
    pub fn width(mut self, width: f32) -> Self {
        self.width = width.max(200.0);
        self
    }

    /// Paints the objective.
    pub fn show(self, ui: &mut Ui) -> Response {
        let (title, text) = self.lay_out(ui);
        let words = title.size().y + text.size().y + 2.0;
        let top = (words + 2.0 * tokens().space.s).max(MOTIF + 2.0 * tokens().space.xs);
        let height = if self.is_narrow() { top + BELOW } else { top };
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, height), Sense::click());
        let language = ui.language();
        response.widget_info(|| WidgetInfo::labeled(Role::GenericContainer, true, self.name(language)));
        if ui.is_rect_visible(rect) {
            let upper = rect.with_max_y(rect.top() + top);
            self.paint(ui, rect, upper, &response);
            let left = rect.left() + MOTIF + tokens().space.m;
            let first = upper.center().y - words / 2.0;
            let second = first + title.size().y + 2.0;
            ui.painter().galley(pos2(left, first), title, tokens().color.text);
            ui.painter().galley(pos2(left, second), text, tokens().color.text_dim);
        }
        response
    }

    fn is_narrow(&self) -> bool {
        self.width < NARROW
    }

    fn lay_out(&self, ui: &Ui) -> (Arc<Galley>, Arc<Galley>) {
        let (color, size) = (&tokens().color, &tokens().text);
        let beside = if self.is_narrow() { tokens().space.s } else { STANDING + tokens().space.m };
        let room = self.width - MOTIF - tokens().space.m - beside;
        let set = |text: String, font: FontId, ink: Color32| ui.painter().layout(text, font, ink, room);
        let title = set(describe::objective_title(ui, self.score.objective), heading(size.body), color.text);
        let text = set(describe::objective_text(ui, self.score.objective), body(size.small), color.text_dim);
        (title, text)
    }

    fn name(&self, language: Language) -> String {
        t!(
            language,
            "objective-name",
            title = describe::objective_title(&language, self.score.objective),
            text = describe::objective_text(&language, self.score.objective),
            player = self.own.name.to_owned(),
            own = self.score.own,
            opponent = self.other.name.to_owned(),
            other = self.score.other,
            medals = self.score.medals
        )
    }

    /// Everything but the words, which lie in the `upper` part.
    fn paint(&self, ui: &Ui, rect: Rect, upper: Rect, response: &Response) {
        let color = &tokens().color;
        let border = match self.score.medals {
            OBJECTIVE_WIN => color.accent,
            OBJECTIVE_TIE => color.line_strong,
            _ => color.line,
        };
        let fill = if response.hovered() { color.hover } else { color.raised };
        ui.painter().rect(rect, tokens().shape.radius, fill, Stroke::new(1.2, border), StrokeKind::Inside);
        let mut canvas = Canvas::new(ui.ctx(), MOTIF);
        let motif = pos2(rect.left() + tokens().space.s + MOTIF / 2.0 - 2.0, upper.center().y);
        paint_objective(&mut canvas, motif, 0.9 * MOTIF, self.score.objective);
        if self.is_narrow() {
            self.paint_standing_below(&mut canvas, rect.with_min_y(upper.bottom()));
        } else {
            self.paint_standing(&mut canvas, rect);
        }
        canvas.paint(ui.painter());
    }

    /// Both players with their numbers, and the medals.
    fn paint_standing(&self, canvas: &mut Canvas, rect: Rect) {
        let medal = pos2(rect.right() - 24.0, rect.center().y);
        self.paint_medal(canvas, medal);
        let x = rect.right() - 62.0;
        let rows = [(self.own, self.score.own, -11.0), (self.other, self.score.other, 11.0)];
        for (player, count, down) in rows {
            let at = pos2(x, rect.center().y + down);
            badge(canvas, at - vec2(15.0, 0.0), 17.0, player.colour);
            canvas.label(at + vec2(8.0, 0.0), count, number(16.0), player_color(player.colour));
        }
    }

    /// The same in a line.
    fn paint_standing_below(&self, canvas: &mut Canvas, line: Rect) {
        let y = line.center().y - 3.0;
        self.paint_medal(canvas, pos2(line.right() - 24.0, y));
        let left = line.left() + MOTIF + tokens().space.m + 10.0;
        for (player, count, x) in [(self.own, self.score.own, left), (self.other, self.score.other, left + 62.0)] {
            badge(canvas, pos2(x, y), 18.0, player.colour);
            canvas.label(pos2(x + 22.0, y), count, number(16.0), player_color(player.colour));
        }
    }

    fn paint_medal(&self, canvas: &mut Canvas, center: Pos2) {
        let (color, medals) = (&tokens().color, self.score.medals);
        match medals {
            OBJECTIVE_WIN => paint_medals(canvas, medals, center, 32.0),
            OBJECTIVE_TIE => {
                canvas.picture_at(Painting::MedalOpen, center, 34.0, Color32::from_gray(230));
                canvas.label(center, medals, number(16.0), color.text);
            }
            _ => {
                canvas.picture_at(Painting::MedalOpen, center, 34.0, Color32::from_gray(150));
                canvas.label(center, "–", number(16.0), color.text_dim);
            }
        }
    }
}

/// What an objective is about, as a picture.
fn paint_objective(canvas: &mut Canvas, center: Pos2, size: f32, objective: Objective) {
    let plate = Rect::from_center_size(center, Vec2::splat(size));
    canvas.rect(plate, 8, tokens().color.inset);
    let inner = 0.62 * size;
    match objective.counts() {
        Counts::EdgeResources(terrain) => {
            canvas.circle(center, 0.44 * size, Color32::TRANSPARENT, Stroke::new(3.0, tokens().color.focus));
            paint_resource(canvas, terrain, center, 0.58 * size);
        }
        Counts::LargestArea(terrain) => paint_area(canvas, center, 0.86 * size, terrain),
        Counts::Areas(terrain) => paint_areas(canvas, center, size, terrain),
        Counts::Resources(terrain) => {
            for aside in [-0.17, 0.17] {
                paint_resource(canvas, terrain, center + Vec2::splat(aside * size), 0.5 * size);
            }
        }
        Counts::TracksAtTop => canvas.picture_at(Icon::Up, center, inner, tokens().color.accent),
        Counts::Meteorites => canvas.picture_at(Painting::Meteorite, center, 0.9 * size, Color32::WHITE),
        Counts::Lifepods => canvas.picture_at(Painting::Lifepod, center, 0.9 * size, Color32::WHITE),
    }
    canvas.border(plate, 8, Stroke::new(1.0, tokens().color.line_strong));
    paint_wants(canvas, plate.right_bottom() - Vec2::splat(0.10 * size), 0.34 * size, objective.wants());
}

/// Whether more or less is better, as an arrow.
fn paint_wants(canvas: &mut Canvas, center: Pos2, size: f32, wants: Wants) {
    let (icon, color) = match wants {
        Wants::Most => (Icon::Up, tokens().color.good),
        Wants::Fewest => (Icon::Down, tokens().color.bad),
    };
    canvas.circle(center, 0.5 * size, tokens().color.inset, Stroke::new(1.0, color));
    canvas.picture_at(icon, center, 0.7 * size, color);
}

/// One large area.
fn paint_area(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    let cell = size / 3.0;
    let cells = [(-1, 0), (0, 0), (1, 0), (0, -1), (1, 1), (0, 1)];
    for (column, row) in cells {
        paint_cell(canvas, center + vec2(column as f32, row as f32) * cell, cell, terrain);
    }
}

/// Several small areas.
fn paint_areas(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    for (x, y) in [(-0.24, -0.22), (0.24, -0.04), (-0.10, 0.26)] {
        paint_cell(canvas, center + vec2(x, y) * size, 0.30 * size, terrain);
    }
}

fn paint_cell(canvas: &mut Canvas, center: Pos2, size: f32, terrain: Terrain) {
    let rect = Rect::from_center_size(center, Vec2::splat(size));
    canvas.textured(Painting::ground(terrain), rect, 2.into(), Color32::WHITE);
    canvas.border(rect, 2, Stroke::new(1.0, terrain_colors(terrain).light.lerp_to_gamma(Color32::WHITE, 0.4)));
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use crate::app::theme;
    use crate::game::SeatId;

    #[test]
    fn an_objective_is_named_with_its_standing() {
        let harness = Harness::builder().with_size(vec2(700.0, 900.0)).with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            let (own, other) = (Contender { name: "Ada", colour: 0 }, Contender { name: "Ben", colour: 1 });
            for objective in Objective::all() {
                let score = ObjectiveScore { objective, opponent: SeatId(1), own: 3, other: 1, medals: OBJECTIVE_WIN };
                ObjectiveView::new(&score, own, other).show(ui);
            }
        });
        harness.run_steps(2);
        harness.get_by_label("Perimeter: Most civ resources on the planet edge. Ada 3, Ben 1: 5 medals");
    }
}
