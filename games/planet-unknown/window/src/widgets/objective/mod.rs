//! An objective with its live standing: in a list, or upright as a card to be chosen.

mod lead;
mod motif;
mod slim;
mod standing;

use std::sync::Arc;

use egui::{
    Color32, FontId, Galley, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::card_parts::{brightness, paint_shadow, raised};
use super::help_above;
use crate::t;
use crate::text::{Language, Speaks as _, describe};
use kit::theme::{body, heading, tokens};
use kit::widgets::Canvas;
use rules::Objective;
use rules::score::{OBJECTIVE_TIE, OBJECTIVE_WIN};

pub use slim::SLIM;
pub use standing::{Side, Standing};

/// Edge of the motif in a list, in points.
const MOTIF: f32 = 46.0;

/// Height of the part of an upright card that holds the motif, as a part of its width.
const BAND: f32 = 0.54;

/// An objective: its condition, its state, and its medals.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, setup: &rules::Setup, score: &rules::ObjectiveScore) {
/// use planet_unknown_window::widgets::objective::ObjectiveView;
/// let view = ObjectiveView::between(setup, rules::SeatId(0), score);
/// view.width(300.0).show(ui);
/// # }
/// ```
#[must_use = "an objective is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct ObjectiveView<'a> {
    objective: Objective,
    standing: Standing<'a>,
    width: f32,
    least_height: f32,
    upright: bool,
    clickable: bool,
}

impl<'a> ObjectiveView<'a> {
    /// An objective in a list; the standing says which of its sides is shown.
    pub fn new(objective: Objective, standing: Standing<'a>) -> Self {
        Self {
            objective,
            standing,
            width: 300.0,
            least_height: 0.0,
            upright: false,
            clickable: false,
        }
    }

    /// The width in points; the height follows from the texts.
    pub fn width(mut self, width: f32) -> Self {
        self.width = width.max(if self.upright { 120.0 } else { 200.0 });
        self
    }

    /// The height that it needs, in points.
    pub fn height(&self, ui: &Ui) -> f32 {
        self.size(&self.lay_out(ui)).y
    }

    /// Makes it at least so high, in points, as its neighbours in a row.
    pub fn at_least(mut self, height: f32) -> Self {
        self.least_height = height;
        self
    }

    /// Stands it up as a card to be clicked.
    pub fn upright(mut self) -> Self {
        (self.upright, self.clickable) = (true, true);
        self
    }

    /// A card to be read and not chosen: it looks like any other but is no button.
    pub fn to_read(mut self) -> Self {
        self.clickable = false;
        self
    }

    /// Paints the objective and returns whether it was clicked.
    pub fn show(self, ui: &mut Ui) -> Response {
        let texts = self.lay_out(ui);
        let (sense, role) = match self.clickable {
            true => (Sense::click(), Role::Button),
            false => (Sense::focusable_noninteractive(), Role::GenericContainer),
        };
        let (rect, response) = ui.allocate_exact_size(self.size(&texts), sense);
        let language = ui.language();
        response.widget_info(|| WidgetInfo::labeled(role, true, self.name(language)));
        if ui.is_rect_visible(rect) {
            self.paint(ui, rect, &response, texts);
        }
        self.light(ui, rect, &response);

        let [title, _] = self.words(language);
        // Below it are its button, or that which ends the turn.
        help_above(response, &title, || self.standing.scoring(ui), "2.5")
    }

    /// Lights it while its lead changes.
    fn light(&self, ui: &Ui, rect: Rect, response: &Response) {
        if let Standing::Race { counts, medals } = &self.standing {
            let owner = counts.first().map(|(own, _)| own.colour);
            let id = response.id.with(("lead", self.objective, owner));
            lead::light(ui, rect, id, *medals);
        }
    }

    /// Whether the standing lies beside the words.
    fn is_beside(&self) -> bool {
        !self.upright && self.width >= 330.0 && self.standing.is_short()
    }

    /// The width of title and text.
    fn column(&self) -> f32 {
        let space = &tokens().space;
        match (self.upright, self.is_beside()) {
            (true, _) => self.width - 2.0 * space.m,
            (false, true) => self.width - MOTIF - 92.0 - 2.0 * space.m,
            (false, false) => self.width - MOTIF - space.m - space.xs,
        }
    }

    fn lay_out(&self, ui: &Ui) -> Texts {
        let (color, size) = (&tokens().color, &tokens().text);
        let set = |text: String, font: FontId, ink: Color32| {
            ui.painter().layout(text, font, ink, self.column())
        };
        let (large, small) = if self.upright {
            (size.lead, size.body)
        } else {
            (size.body, size.small)
        };
        let [title, text] = self.words(ui.language());
        // Smaller rather than broken within a word.
        let breaks = text.split_whitespace().any(|word| {
            let (word, font) = (word.to_owned(), body(small));
            let word = ui.painter().layout_no_wrap(word, font, color.text_dim);
            word.size().x > self.column()
        });
        let small = if breaks { size.tiny } else { small };
        Texts {
            title: set(title, heading(large), color.text),
            text: set(text, body(small), color.text_dim),
            standing: self.standing.lay_out(ui, self.column()),
        }
    }

    /// The title of the side that counts, and what it asks for.
    fn words(&self, language: Language) -> [String; 2] {
        let (speaker, objective) = (&language, self.objective);
        match self.standing {
            Standing::Race { .. } => [
                describe::objective_title(speaker, objective),
                describe::objective_text(speaker, objective),
            ],
            Standing::Alone { .. } => [
                describe::private_title(speaker, objective),
                describe::condition_text(speaker, objective),
            ],
        }
    }

    fn name(&self, language: Language) -> String {
        let [title, text] = self.words(language);
        let (standing, medals) = (self.standing.words(&language), self.standing.medals());
        t!(language, "objective-name", title, text, standing, medals)
    }

    /// Height of the standing under the words.
    fn below(&self, texts: &Texts) -> f32 {
        if self.is_beside() {
            0.0
        } else {
            self.standing
                .height(self.column(), texts.standing.as_deref())
        }
    }

    fn size(&self, texts: &Texts) -> Vec2 {
        let space = &tokens().space;
        let below = self.below(texts);
        let height = if self.upright {
            (BAND * self.width + texts.height() + below + 2.0 * space.m).max(1.15 * self.width)
        } else {
            (texts.height() + 2.0 * space.s).max(MOTIF + 2.0 * space.xs) + below
        };
        vec2(self.width, height.max(self.least_height))
    }

    /// Where everything lies on the card.
    fn places(&self, rect: Rect, texts: &Texts) -> Places {
        let space = &tokens().space;
        let standing = rect.with_min_y(rect.bottom() - self.below(texts));
        if self.upright {
            let band = rect.with_max_y(rect.top() + BAND * self.width);
            return Places {
                motif: (band.center(), 0.82 * band.height()),
                words: pos2(rect.left() + space.m, band.bottom() + 0.5 * space.m),
                standing: standing
                    .shrink2(vec2(space.m, 0.0))
                    .translate(vec2(0.0, -0.5 * space.m)),
            };
        }
        let upper = rect.with_max_y(standing.top());
        let left = rect.left() + MOTIF + space.m;
        Places {
            motif: (
                pos2(rect.left() + space.s + MOTIF / 2.0 - 2.0, upper.center().y),
                0.9 * MOTIF,
            ),
            words: pos2(left, upper.center().y - texts.height() / 2.0),
            standing: if self.is_beside() {
                rect
            } else {
                standing.with_min_x(left).translate(vec2(0.0, -3.0))
            },
        }
    }

    fn paint(&self, ui: &Ui, rect: Rect, response: &Response, texts: Texts) {
        let lit = brightness(ui, response, self.clickable);
        let rect = raised(rect, lit);
        let places = self.places(rect, &texts);
        let mut canvas = Canvas::new(ui.ctx(), places.motif.1);
        self.paint_ground(&mut canvas, rect, lit, response.hovered());
        let (center, size) = places.motif;
        self.paint_motif(&mut canvas, center, size);
        let words = match self.is_beside() {
            true => {
                self.standing.paint_beside(&mut canvas, places.standing);
                Pos2::ZERO
            }
            false => self.standing.paint_line(&mut canvas, places.standing),
        };
        let (painter, color) = (ui.painter(), &tokens().color);
        canvas.paint(painter);
        let second = places.words + vec2(0.0, texts.title.size().y + 2.0);
        painter.galley(places.words, texts.title, color.text);
        painter.galley(second, texts.text, color.text_dim);
        if let Some(galley) = texts.standing {
            let at = words - vec2(0.0, galley.size().y / 2.0);
            painter.galley(at, galley, color.text);
        }
        if response.has_focus() {
            let ring = Stroke::new(tokens().shape.focus, color.focus);
            painter.rect_stroke(rect, tokens().shape.radius, ring, StrokeKind::Outside);
        }
    }

    fn paint_ground(&self, canvas: &mut Canvas, rect: Rect, lit: f32, hovered: bool) {
        let color = &tokens().color;
        let radius = tokens().shape.radius;
        if self.upright {
            paint_shadow(canvas, rect, radius, lit, tokens().paint.tile_shade);
        }
        let border = match self.standing.medals() {
            OBJECTIVE_WIN => color.accent,
            OBJECTIVE_TIE => color.line_strong,
            _ => color.line,
        };
        let fill = if hovered && !self.upright {
            color.hover
        } else {
            color.raised
        };
        canvas.rect(rect, radius, fill.lerp_to_gamma(color.hover, 0.5 * lit));
        let frame = Stroke::new(1.2, border.lerp_to_gamma(color.accent, lit));
        canvas.border(rect, radius, frame);
    }
}

/// The words of an objective, measured.
struct Texts {
    title: Arc<Galley>,
    text: Arc<Galley>,
    standing: Option<Arc<Galley>>,
}

impl Texts {
    /// The height of title and text.
    fn height(&self) -> f32 {
        self.title.size().y + self.text.size().y + 2.0
    }
}

/// Where the parts of an objective lie.
struct Places {
    /// The middle and the edge of the motif.
    motif: (Pos2, f32),
    /// The left top of title and text.
    words: Pos2,
    standing: Rect,
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use kit::theme;
    use rules::Setup;
    use rules::card::{Need, Progress};

    static SETUP: LazyLock<Setup> = LazyLock::new(|| {
        let mut setup = Setup::standard(2, "objectives");
        for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Ben"]) {
            name.clone_into(&mut seat.name);
        }
        setup
    });

    fn harness<'a>(show: impl FnMut(&mut Ui) + 'a) -> Harness<'a> {
        let harness = Harness::builder()
            .with_size(vec2(700.0, 900.0))
            .with_context_setup(theme::install);
        let mut harness = harness.build_ui(show);
        harness.run_steps(2);
        harness
    }

    fn race(counts: [u8; 2]) -> Standing<'static> {
        Standing::Race {
            counts: SETUP.seats.iter().zip(counts).collect(),
            medals: OBJECTIVE_WIN,
        }
    }

    #[test]
    fn an_objective_is_named_with_its_standing() {
        let harness = harness(|ui| {
            for objective in Objective::all() {
                ObjectiveView::new(objective, race([3, 1])).show(ui);
                let progress = Progress {
                    has: 7,
                    need: Need::AtLeast(9),
                };
                ObjectiveView::new(
                    objective,
                    Standing::Alone {
                        progress,
                        over: false,
                    },
                )
                .show(ui);
            }
        });
        harness.get_by_label(
            "Perimeter: Most civ resources on the planet edge. Ada 3, Ben 1: 5 medals",
        );
        let alone = "Complex: Civ: a square of 3 × 3 cells. Not yet: 7 of 9: 0 medals";
        harness.get_by_label(alone);
    }

    #[test]
    fn an_upright_one_is_clicked() {
        let clicks = std::cell::Cell::new(0);
        let objective = Objective::new(1).expect("there are 28 objectives");
        let mut harness = harness(|ui| {
            let clicked = ObjectiveView::new(objective, race([0, 0]))
                .upright()
                .show(ui)
                .clicked();
            clicks.set(clicks.get() + i32::from(clicked));
        });
        harness.get_by_label_contains("Perimeter").click();
        harness.run_steps(2);
        assert_eq!(clicks.get(), 1);
    }
}
