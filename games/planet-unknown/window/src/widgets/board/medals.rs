//! The medals of rows and columns at the margins, live: won, open or blocked by a meteorite.

use std::f32::consts::{FRAC_PI_2, TAU};

use egui::{Color32, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};

use super::{BoardResponse, BoardView, Grid};
use crate::art::Painting;
use crate::t;
use crate::text::{Language, Speaks as _, describe};
use kit::theme::sizes::{corner, rim, stroke};
use kit::theme::{number, tokens};
use kit::widgets::{Canvas, Layer, arc, arc_steps, hover, paint_kept};
use rules::score::line_state;
use rules::{Board, Line, LineState};

/// The edge of a cell below which medals are dots without numbers.
const LEGIBLE: f32 = 15.0;

/// A medal's diameter, in cells.
const SIZE: f32 = 0.92;

/// Every row and column with medals to win, and its state.
pub(super) fn lines(board: &Board) -> impl Iterator<Item = (Line, u8, LineState)> + '_ {
    Line::all()
        .map(|line| (line, board.data().medals(line), line_state(board, line)))
        .filter(|(_, medals, _)| *medals > 0)
}

/// Makes every medal a node and records the pointer's input on it.
pub(super) fn interact(view: &BoardView<'_>, ui: &Ui, shown: &mut BoardResponse) {
    let language = ui.language();
    let size = Vec2::splat(SIZE * shown.grid.cell());
    for (line, medals, state) in lines(view.board) {
        let rect = Rect::from_center_size(shown.grid.medal(line), size);
        let id = shown.response.id.with(("medal", line));
        let node = ui.interact(rect, id, Sense::click());
        let choosable = view.lines.contains(&line);
        let role = if choosable { Role::Button } else { Role::Image };
        let enabled = view.lines.is_empty() || choosable;
        let name = || line_name(language, line, medals, state);
        node.widget_info(|| WidgetInfo::labeled(role, enabled, name()));
        if node.contains_pointer() || node.has_focus() {
            shown.hovered_line = Some((line, state));
        }
        if node.clicked() {
            shown.clicked_line = Some(line);
        }
        hover(node, name);
    }
}

fn line_name(language: Language, line: Line, medals: u8, state: LineState) -> String {
    let line = describe::capitalised(&describe::line(&language, line));
    match state {
        LineState::Complete => t!(language, "board-line-complete", line, medals),
        LineState::Blocked => t!(language, "board-line-blocked", line, medals),
        LineState::Open { missing } => t!(language, "board-line-open", line, medals, missing),
    }
}

/// What the painting depends on.
#[derive(PartialEq)]
struct Inputs {
    medals: Vec<Medal>,
    grid: Grid,
    names: bool,
}

/// The look of a medal.
#[derive(Clone, Copy, PartialEq)]
struct Medal {
    line: Line,
    medals: u8,
    state: LineState,
    /// The share of the row or column that is covered.
    covered: f32,
    choosable: bool,
}

/// Paints the medals; the one under the pointer shows the number of missing cells.
pub(super) fn paint(view: &BoardView<'_>, ui: &Ui, shown: &BoardResponse) {
    let medal = |(line, medals, state): (Line, u8, LineState)| Medal {
        line,
        medals,
        state,
        covered: match state {
            LineState::Open { missing } => {
                let length = (view.board.data().cells & line.cells()).len().max(1);
                1.0 - f32::from(missing) / length as f32
            }
            LineState::Complete | LineState::Blocked => 0.0,
        },
        choosable: view.lines.contains(&line),
    };
    let inputs = Inputs {
        medals: lines(view.board).map(medal).collect(),
        grid: shown.grid,
        names: !view.thumbnail,
    };
    let id = shown.response.id.with("medals");
    paint_kept(ui.painter(), id, inputs, |inputs| vec![draw(ui, inputs)]);
    if let Some((line, state)) = shown.hovered_line {
        let (cells, color) = match state {
            LineState::Blocked => (view.board.all_meteorites(), tokens().color.bad),
            LineState::Open { .. } => (view.board.open(), tokens().color.accent),
            LineState::Complete => (view.board.data().cells, tokens().color.accent),
        };
        let mut canvas = Canvas::new(ui.ctx(), shown.grid.cell());
        for cell in cells & line.cells() {
            let place = shown.grid.rect(cell).shrink(rim::HAIR);
            canvas.rect(place, corner::FINE, color.gamma_multiply(0.22));
            canvas.border(place, corner::FINE, Stroke::new(stroke::THIN, color));
        }
        canvas.paint(ui.painter());
    }
}

fn draw(ui: &Ui, inputs: &Inputs) -> Layer {
    let (grid, cell) = (inputs.grid, inputs.grid.cell());
    let mut canvas = Canvas::new(ui.ctx(), SIZE * cell);
    for medal in &inputs.medals {
        if cell < LEGIBLE {
            let (_, dot, _) = look(medal.state);
            canvas.dot(grid.medal(medal.line), 0.26 * cell, dot);
        } else {
            paint_medal(&mut canvas, grid, medal);
        }
    }
    if inputs.names && cell >= LEGIBLE {
        paint_names(&mut canvas, grid);
    }
    canvas.into_layer()
}

fn paint_medal(canvas: &mut Canvas, grid: Grid, medal: &Medal) {
    let (center, cell) = (grid.medal(medal.line), grid.cell());
    let (painting, _, ink) = look(medal.state);
    canvas.art(painting, center, SIZE * cell);
    paint_progress(canvas, center, cell, medal.covered);
    if medal.choosable {
        let ring = Stroke::new(stroke::MEDIUM, tokens().color.accent);
        canvas.circle(center, 0.46 * cell, Color32::TRANSPARENT, ring);
    }
    let mut middle = center;
    if medal.state == LineState::Blocked {
        let corner = center + Vec2::splat(0.22 * cell);
        canvas.art(Painting::Meteorite, corner, 0.52 * cell);
        middle -= Vec2::splat(0.06 * cell);
    }
    canvas.label(middle, medal.medals, number(cell * 0.42), ink);
}

/// Paints the names of all rows and columns, which hints and comments use for cells.
fn paint_names(canvas: &mut Canvas, grid: Grid) {
    let cell = grid.cell();
    let font = number((cell * 0.34).max(tokens().text.small * 0.8));
    let ground = tokens().color.space.gamma_multiply(0.6);
    for line in Line::all() {
        let center = grid.name(line);
        canvas.dot(center, 0.26 * cell, ground);
        let name = describe::line_name(line);
        canvas.label(center, name, font.clone(), tokens().color.text_dim);
    }
}

/// Paints the covered share of a row or column as an arc around its medal.
fn paint_progress(canvas: &mut Canvas, center: Pos2, cell: f32, covered: f32) {
    if covered <= 0.0 {
        return;
    }
    let (span, radius) = (covered * TAU, 0.355 * cell);
    let angles = [-FRAC_PI_2, span - FRAC_PI_2];
    let points = arc(center, radius, angles, arc_steps(span, radius));
    let pen = Stroke::new((0.055 * cell).max(1.5), tokens().color.accent);
    canvas.path(points, pen);
}

/// The picture of a medal, its colour as a dot, and that of its number.
fn look(state: LineState) -> (Painting, Color32, Color32) {
    let color = &tokens().color;
    match state {
        LineState::Complete => (Painting::MedalGold, color.accent, color.on_accent),
        LineState::Blocked => (Painting::MedalBlocked, color.bad, Color32::WHITE),
        LineState::Open { .. } => (Painting::MedalOpen, color.line, color.text_dim),
    }
}
