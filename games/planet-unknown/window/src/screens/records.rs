//! The best results of the solo game, as a table.

use egui::{Color32, Rect, Role, Sense, Ui, WidgetInfo, vec2};

use super::{Screen, scroll};
use crate::t;
use crate::text::{Speaks, ago, apart, describe};
use crate::widgets::{Tone, column, dim, full_width, help, inset, line_in};
use kit::screen::{Cx, title_bar};
use kit::theme::{Icon, number, rich, strong, tokens};
use play::{Record, Records};
use table::{KeptProblem, clock};

/// Height of a line of the table, in points.
const LINE: f32 = 34.0;

/// The columns of a wide table: their titles, and their shares of its width.
const COLUMNS: [(&str, f32); 6] = [
    ("records-planet", 0.15),
    ("records-corporation", 0.22),
    ("records-target", 0.09),
    ("records-medals", 0.15),
    ("records-grade", 0.21),
    ("records-player", 0.18),
];

/// Why the records cannot be kept: the disk, a newer version, damage.
const TEXTS: [&str; 3] = ["records-disk", "records-newer", "records-damaged"];

/// The page with the best results.
#[derive(Debug, Default)]
pub struct RecordsPage {
    records: Records,
    /// The result of the game that was shown before; the best result of the same kind is highlighted.
    looked_at: Option<Record>,
}

impl RecordsPage {
    /// Returns the page of the records; the best one of the same kind as `result` is highlighted.
    pub fn beside(result: Option<Record>) -> Self {
        Self {
            looked_at: result,
            ..Self::default()
        }
    }
}

impl Screen for RecordsPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        title_bar(ui, cx, &t!(ui, "records-title"));
        scroll(ui, "records", |ui| {
            ui.add_space(tokens().space.xl);
            column(ui, 1.35 * tokens().shape.page, |ui| {
                dim(ui, t!(ui, "records-hint"));
                ui.add_space(tokens().space.s);
                let looked_at = self.looked_at.as_ref();
                let lit = looked_at.and_then(|result| self.records.rival(result));
                table_ui(ui, &self.records, lit);
            });
            ui.add_space(tokens().space.l);
        });
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        self.records = read(cx);
    }
}

/// Reads the stored records. Tells the player if they cannot be read.
pub(super) fn read(cx: &mut Cx<'_>) -> Records {
    let read = Records::load(&cx.paths.records_file());
    or_tell(cx, read, TEXTS)
}

/// Stores the result of a game that has just ended. Returns whether it is the best of its kind, and the previous best.
/// Tells the player if it cannot be stored.
pub(super) fn note(cx: &mut Cx<'_>, record: &Record) -> (bool, Option<Record>) {
    let noted = Records::keep(&cx.paths.records_file(), record);
    or_tell(cx, noted, TEXTS)
}

/// The result of reading or changing a file, or an empty one if that failed; then the player is told why, with a text for
/// each reason.
pub(super) fn or_tell<T: Default>(
    cx: &mut Cx<'_>,
    kept: Result<T, KeptProblem>,
    [disk, newer, damaged]: [&str; 3],
) -> T {
    kept.unwrap_or_else(|problem| {
        log::warn!("{problem}");
        let language = cx.settings.language;
        let text = match problem {
            KeptProblem::Disk(error) => t!(language, disk, reason = error.to_string()),
            KeptProblem::Newer(_) => t!(language, newer),
            KeptProblem::Damaged { kept, is_utf_16 } => {
                let text = t!(language, damaged, file = kept.display().to_string());
                kit::files::words::damage(&language, text, is_utf_16)
            }
        };
        cx.notify(Tone::Warning, text);
        T::default()
    })
}

/// Draws results as a table; `lit` is highlighted.
fn table_ui(ui: &mut Ui, records: &Records, lit: Option<&Record>) {
    if records.iter().next().is_none() {
        dim(ui, t!(ui, "records-none"));
        return;
    }
    full_width(ui, inset().inner_margin(tokens().space.s), |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        let wide = ui.available_width() >= 760.0;
        if wide {
            head_ui(ui);
        }
        let color = &tokens().color;
        for (index, record) in records.iter().enumerate() {
            let ground = match index % 2 {
                _ if lit == Some(record) => color.accent_soft,
                0 => color.raised.gamma_multiply(0.6),
                _ => Color32::TRANSPARENT,
            };
            row_ui(ui, record, wide, ground);
        }
    });
}

fn head_ui(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let mut line = line_in(ui, rect);
    for (title, share) in COLUMNS {
        cell_ui(&mut line, share * rect.width(), |ui| {
            dim(ui, t!(ui, title));
        });
    }
}

/// Draws a result on one line, or on two if there is little room.
fn row_ui(ui: &mut Ui, record: &Record, wide: bool, ground: Color32) {
    let height = if wide { LINE } else { 2.0 * LINE };
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    let name = in_words(ui, record);
    response.widget_info(|| WidgetInfo::labeled(Role::ListItem, true, &name));
    ui.painter()
        .rect_filled(rect, tokens().shape.radius_s, ground);
    let parts: &[(&[usize], f32)] = match wide {
        true => &[(&[0, 1, 2, 3, 4, 5], 1.0)],
        false => &[(&[0, 1], 2.2), (&[3, 4, 5], 1.7)],
    };
    for (line, (columns, stretch)) in parts.iter().enumerate() {
        let top = rect.top() + line as f32 * LINE;
        let place = Rect::from_x_y_ranges(rect.x_range(), top..=top + LINE);
        let mut line = line_in(ui, place);
        for column in *columns {
            let width = COLUMNS[*column].1 * stretch * rect.width();
            cell_ui(&mut line, width, |ui| part_ui(ui, record, *column));
        }
    }
}

fn cell_ui(ui: &mut Ui, width: f32, contents: impl FnOnce(&mut Ui)) {
    let size = vec2(width - ui.spacing().item_spacing.x, LINE);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut place = line_in(ui, rect.with_min_x(rect.left() + tokens().space.xs));
    place.spacing_mut().item_spacing.x = tokens().space.xs;
    contents(&mut place);
}

/// Draws the content of a column.
fn part_ui(ui: &mut Ui, record: &Record, column: usize) {
    let color = &tokens().color;
    let words = |ui: &mut Ui, text: String, ink| {
        ui.add(egui::Label::new(rich(text, strong(tokens().text.small), ink)).truncate());
    };
    match column {
        0 => words(ui, record.planet.name().to_owned(), color.text),
        1 => words(ui, record.corporation.name().to_owned(), color.text),
        2 => words(ui, record.target.to_string(), color.text_dim),
        3 => {
            let ink = match record.above_target() {
                0.. => color.good,
                _ => color.warn,
            };
            Icon::Medal.ui(ui, tokens().shape.icon, color.accent);
            let medals = record.medals.to_string();
            ui.label(rich(medals, number(tokens().text.body), color.text));
            words(ui, describe::signed(record.above_target()), ink);
        }
        4 => words(ui, describe::grade(ui, record.grade()), color.text),
        _ => {
            if record.hinted {
                let lamp = Icon::Hint.ui(ui, tokens().shape.icon, color.hint);
                help(lamp, &t!(ui, "records-hinted"), String::new);
            }
            let ago = ago(ui, clock::now(), record.ended);
            let text = format!("{} · {ago}", apart(&record.name));
            words(ui, text, color.text_dim);
        }
    }
}

/// A sentence about a result, for assistive technology.
fn in_words(speaker: &impl Speaks, record: &Record) -> String {
    t!(
        speaker,
        "records-row",
        planet = record.planet.name(),
        corporation = record.corporation.name(),
        target = record.target,
        medals = record.medals,
        apart = describe::signed(record.above_target()),
        grade = describe::grade(speaker, record.grade()),
        name = &record.name,
        hinted = record.hinted
    )
}
