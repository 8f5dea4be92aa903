//! The rating of a solo game: its medals against the target, on a ladder of seven grades (rules §10.5).

use egui::{
    Align, Align2, Layout, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use crate::t;
use crate::text::Speaks;
use crate::text::describe;
use crate::widgets::{dim, full_width, panel};
use kit::theme::motion::{self, Pace};
use kit::theme::{Icon, display, heading, number, rich, strong, tokens};
use play::{Record, Table};
use rules::Grade;

/// A rated game.
#[derive(Debug, Clone)]
pub(super) struct Rating {
    result: Record,
    /// The previous best result with the same planet, corporation and target.
    pub(super) before: Option<Record>,
    /// Whether this game has just become the best of its kind.
    pub(super) is_best: bool,
}

impl Rating {
    /// The rating of the solo game on `table`; `None` for other games.
    pub(super) fn of(table: &Table) -> Option<Self> {
        Some(Self {
            result: Record::rated(table, 0)?,
            before: None,
            is_best: false,
        })
    }

    /// One line that says whether the target is reached.
    pub(super) fn headline(&self, speaker: &impl Speaks) -> String {
        let (medals, target) = (self.result.medals, self.result.target);
        let reached = medals >= target;
        t!(speaker, "results-solo", reached, medals, target)
    }

    /// One line with the result, for assistive technology.
    fn in_words(&self, speaker: &impl Speaks) -> String {
        let result = &self.result;
        let grade = result.grade();
        t!(
            speaker,
            "results-solo-name",
            number = grade.number() + 1,
            all = Grade::COUNT,
            grade = describe::grade(speaker, grade),
            medals = result.medals,
            target = result.target,
            apart = describe::signed(result.above_target())
        )
    }

    /// A sentence that compares the result with the previous best.
    fn news(&self, speaker: &impl Speaks) -> Option<String> {
        match (&self.before, self.is_best) {
            (None, true) => Some(t!(speaker, "results-solo-first")),
            (Some(before), true) => Some(t!(speaker, "results-solo-best", medals = before.medals)),
            (Some(before), false) if before.medals > self.result.medals => Some(t!(
                speaker,
                "results-solo-not-best",
                medals = before.medals,
                name = &before.name
            )),
            _ => None,
        }
    }
}

/// Draws the rating in `size`. The ladder lights up from the moment `shown`, in seconds.
pub(super) fn ui(ui: &mut Ui, rating: &Rating, size: [f32; 2], shown: f64) {
    ui.allocate_ui_with_layout(size.into(), Layout::top_down(Align::Min), |ui| {
        full_width(ui, panel(), |ui| {
            ui.spacing_mut().item_spacing.y = tokens().space.xs;
            head_ui(ui, rating);
            let head = 150.0;
            let step = ((size[1] - head) / f32::from(Grade::COUNT)).clamp(24.0, 50.0);
            let size = vec2(ui.available_width(), step * f32::from(Grade::COUNT));
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            let name = rating.in_words(ui);
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
            let own = rating.result.grade();
            for grade in Grade::all() {
                let bottom = rect.bottom() - step * f32::from(grade.number());
                let place = Rect::from_x_y_ranges(rect.x_range(), bottom - step + 3.0..=bottom);
                let begins = shown + 0.14 * f64::from(grade.number());
                let lit = motion::since(ui.ctx(), begins, Pace::Slow);
                let lit = if grade <= own { lit } else { 0.0 };
                paint_rung(ui, &rating.result, grade, place, lit);
            }
        });
    });
}

/// Draws grade, medals, target and the comparison with the previous best.
fn head_ui(ui: &mut Ui, rating: &Rating) {
    let color = &tokens().color;
    let result = &rating.result;
    let grade = result.grade();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let medals =
            RichText::new(result.medals.to_string()).font(display(tokens().text.display * 0.8));
        ui.label(medals.color(color.accent));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let title = RichText::new(describe::grade(ui, grade));
            ui.label(title.font(heading(tokens().text.heading)));
            let apart = describe::signed(result.above_target());
            let against = t!(ui, "results-solo-target", target = result.target, apart);
            let ink = match result.above_target() {
                0.. => color.good,
                _ => color.warn,
            };
            ui.label(rich(against, strong(tokens().text.lead), ink));
        });
    });
    dim(ui, describe::grade_meaning(ui, grade));
    if result.hinted {
        dim(ui, describe::capitalised(&t!(ui, "records-hinted")));
    }
    if let Some(news) = rating.news(ui) {
        ui.horizontal(|ui| {
            let (icon, ink) = match rating.is_best {
                true => (Icon::Star, color.accent),
                false => (Icon::Trophy, color.text_dim),
            };
            icon.ui(ui, tokens().shape.icon, ink);
            ui.add(egui::Label::new(rich(news, strong(tokens().text.body), ink)).wrap());
        });
    }
    ui.add_space(tokens().space.s);
}

/// Paints a step of the ladder with the medals that its grade requires; the lowest grade requires none.
fn paint_rung(ui: &Ui, result: &Record, grade: Grade, place: Rect, lit: f32) {
    let (color, painter) = (&tokens().color, ui.painter());
    let own = grade == result.grade();
    // Higher steps are longer.
    let share = 0.62 + 0.38 * f32::from(grade.number()) / f32::from(Grade::COUNT - 1);
    let bar = place.with_max_x(place.left() + share * place.width());
    let corners = tokens().shape.radius_s;
    let fill = if own { color.accent } else { color.pressed };
    painter.rect_filled(bar, corners, color.inset.lerp_to_gamma(fill, lit));
    let (border, ink) = match (lit > 0.5, own) {
        (true, true) => (color.accent_hover, color.on_accent),
        (true, false) => (color.line, color.text),
        (false, _) => (color.line, color.text_dim),
    };
    let frame = Stroke::new(tokens().shape.border, border);
    painter.rect_stroke(bar, corners, frame, StrokeKind::Inside);
    let font = match own {
        true => heading(tokens().text.lead),
        false => strong(tokens().text.small),
    };
    let words = bar.shrink2(vec2(tokens().space.m, 0.0));
    let title = describe::grade(ui, grade);
    painter.text(words.left_center(), Align2::LEFT_CENTER, title, font, ink);
    let threshold = match grade.number() {
        0 => "–".to_owned(),
        _ => (i32::from(result.target) + grade.threshold())
            .max(0)
            .to_string(),
    };
    let font = number(tokens().text.body);
    let right = Align2::RIGHT_CENTER;
    painter.text(words.right_center(), right, threshold, font, ink);
}
