//! Surfaces: panels, cards, chips, key caps and headings.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, CornerRadius, FontId, Frame, Galley, Label, Layout, Rect, Response, RichText,
    Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::as_heading;
use crate::theme::{Icon, body, heading, rich, strong, tokens};

/// The room above and below the words of a chip together, in points.
pub const CHIP_AROUND: f32 = 6.0;

/// A large surface for a part of a screen.
pub fn panel() -> Frame {
    let ground = tokens().color.panel.gamma_multiply(0.94);
    surface(ground, tokens().space.l)
}

/// A surface that comes up above others for a while. Nothing shines through it.
pub fn popup() -> Frame {
    surface(tokens().color.raised, tokens().space.m)
}

/// Draws the frame once more if an area has another size than in the last one, because an area that hangs on another corner
/// than its first was placed by its last size.
pub fn settle(area: &Response) {
    let (id, size) = (area.id.with("settled size"), area.rect.size());
    let before: Option<Vec2> = area.ctx.data(|data| data.get_temp(id));
    if before != Some(size) {
        area.ctx.data_mut(|data| data.insert_temp(id, size));
        area.ctx.request_discard("an area has another size");
    }
}

/// A raised surface for related contents.
pub fn card() -> Frame {
    surface(tokens().color.raised, tokens().space.l)
}

/// A [`card`] that is chosen.
pub fn selected_card() -> Frame {
    let border = Stroke::new(tokens().shape.border, tokens().color.accent);
    card().fill(tokens().color.pressed).stroke(border)
}

/// A sunken surface for lists and previews.
pub fn inset() -> Frame {
    surface(tokens().color.inset, tokens().space.m)
}

/// Draws contents in a frame that is as wide as the room, however narrow they are.
pub fn full_width<R>(ui: &mut Ui, frame: Frame, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let contents = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        contents(ui)
    };
    frame.show(ui, contents).inner
}

fn surface(fill: Color32, margin: f32) -> Frame {
    Frame::new()
        .fill(fill)
        .stroke(Stroke::new(tokens().shape.border, tokens().color.line))
        .corner_radius(tokens().shape.radius_l)
        .inner_margin(margin)
}

/// Draws the heading of a section.
pub fn section(ui: &mut Ui, icon: Option<Icon>, title: &str) -> Response {
    ui.horizontal(|ui| {
        if let Some(icon) = icon {
            icon.ui(ui, tokens().shape.icon_large, tokens().color.accent);
        }
        let text = rich(title, heading(tokens().text.section), tokens().color.text);
        let response = ui.label(text);
        as_heading(&response);
        response
    })
    .inner
}

/// Draws text of less importance: hints and explanations.
pub fn dim(ui: &mut Ui, text: impl Into<String>) -> Response {
    let text = rich(text, body(tokens().text.small), tokens().color.text_dim);
    ui.label(text)
}

/// Draws secondary text among buttons, in the middle of their height also where it begins a row. What does not fit in the rest
/// of the row begins a new one.
pub fn dim_among_buttons(ui: &mut Ui, text: impl Into<String>) -> Response {
    let (font, ink) = (body(tokens().text.small), tokens().color.text_dim);
    let room = ui.max_rect().width();
    let words = ui.painter().layout(text.into(), font, ink, room);
    let size = words.size().max(vec2(0.0, tokens().shape.control));
    ui.add_sized(size, Label::new(words))
}

/// Draws a small badge with a word or a number, such as a count or the seat in play.
pub fn chip(ui: &mut Ui, icon: Option<Icon>, text: &str, color: Color32) -> Response {
    chip_within(ui, icon, text, color, f32::INFINITY)
}

/// The width of a [`chip`].
pub fn chip_width(ui: &Ui, icon: Option<Icon>, text: &str) -> f32 {
    let [padding, edge, gap] = chip_parts(icon.is_some());
    2.0 * padding + edge + gap + chip_text(ui, text, f32::INFINITY).size().x
}

/// What a chip has besides its text: the padding at each side, the edge of its icon, if it has one, and the gap after it.
fn chip_parts(has_icon: bool) -> [f32; 3] {
    let (space, edge) = (&tokens().space, tokens().shape.icon * 0.85);
    match has_icon {
        true => [space.s + 2.0, edge, space.xs],
        false => [space.s + 2.0, 0.0, 0.0],
    }
}

fn chip_text(ui: &Ui, text: &str, most: f32) -> Arc<Galley> {
    cut(ui, text, strong(tokens().text.small), most)
}

/// The width of the widest part of a text that is not broken: of its words, and their parts up to each hyphen.
pub fn widest_word(ui: &Ui, text: &str, font: &FontId) -> f32 {
    let width_of = |word: &str| {
        let (painter, font) = (ui.painter(), font.clone());
        let galley = painter.layout_no_wrap(word.to_owned(), font, Color32::WHITE);
        galley.size().x
    };
    let parts = text.split(' ').flat_map(|word| word.split_inclusive('-'));
    parts.map(width_of).fold(1.0, f32::max)
}

/// The font, smaller if a word of `text` would be wider than `width`.
pub fn fitting(ui: &Ui, text: &str, font: FontId, width: f32) -> FontId {
    let share = (width / widest_word(ui, text, &font)).clamp(0.6, 1.0);
    FontId::new(font.size * share, font.family)
}

/// Lays a text out on one line of at most `most` points; of a longer one the end is left out.
pub fn cut(ui: &Ui, text: &str, font: FontId, most: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, tokens().color.text);
    job.wrap = TextWrapping::truncate_at_width(most);
    ui.painter().layout_job(job)
}

/// Lays a name out in at most so many rows, `most` points wide: in a smaller font where it does not fit otherwise. Only of one
/// that does not fit even so, the end is left out.
pub fn fitted(ui: &Ui, name: &str, ink: Color32, most: f32, rows: usize) -> Arc<Galley> {
    let set = |size: f32, max_rows: usize| {
        let mut job = LayoutJob::simple(name.to_owned(), strong(size), ink, most);
        job.wrap.max_rows = max_rows;
        job.wrap.break_anywhere = max_rows == 1;
        ui.painter().layout_job(job)
    };
    let usual = set(tokens().text.small, 1);
    match usual.elided {
        true => set(tokens().text.tiny, rows),
        false => usual,
    }
}

/// Draws the ground of a chip with this name: a rectangle with round ends.
fn pill(ui: &mut Ui, size: Vec2, name: &str, color: Color32) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let corners = CornerRadius::same((rect.height() / 2.0) as u8);
    let border = Stroke::new(tokens().shape.border, color.gamma_multiply(0.7));
    let fill = color.gamma_multiply(0.16);
    ui.painter()
        .rect(rect, corners, fill, border, StrokeKind::Inside);
    (rect, response)
}

/// Paints the icon of a chip whose left edge is at `left`.
fn paint_chip_icon(ui: &Ui, icon: Icon, rect: Rect, (left, edge): (f32, f32), color: Color32) {
    let center = pos2(left + edge / 2.0, rect.center().y);
    let place = Rect::from_center_size(center, Vec2::splat(edge));
    icon.paint(ui.painter(), place, color);
}

/// A [`chip`] that is at most so wide: of a longer text the end is left out. Assistive technology hears all of it.
pub fn chip_within(
    ui: &mut Ui,
    icon: Option<Icon>,
    text: &str,
    color: Color32,
    most: f32,
) -> Response {
    let [padding, edge, gap] = chip_parts(icon.is_some());
    let around = 2.0 * padding + edge + gap;
    let galley = chip_text(ui, text, (most - around).max(0.0));
    let height = galley.size().y.max(edge) + CHIP_AROUND;
    let size = vec2(around + galley.size().x, height);
    let (rect, response) = pill(ui, size, text, color);
    let left = rect.left() + padding;
    if let Some(icon) = icon {
        paint_chip_icon(ui, icon, rect, (left, edge), color);
    }
    let top = rect.center().y - galley.size().y / 2.0;
    let place = pos2(left + edge + gap, top);
    ui.painter().galley(place, galley, tokens().color.text);
    response
}

/// The width of a chip with this number of icons.
pub fn icons_chip_width(count: usize) -> f32 {
    let [padding, edge, gap] = chip_parts(true);
    2.0 * padding + count as f32 * (edge + gap) - gap
}

/// A small badge with icons side by side; `name` is what assistive technology calls it.
pub fn icons_chip(ui: &mut Ui, icons: &[Icon], name: &str, color: Color32) -> Response {
    let [padding, edge, gap] = chip_parts(true);
    let width = icons_chip_width(icons.len());
    let height = edge.max(ui.text_style_height(&egui::TextStyle::Small)) + 8.0;
    let (rect, response) = pill(ui, vec2(width, height), name, color);
    for (index, icon) in icons.iter().enumerate() {
        let left = rect.left() + padding + index as f32 * (edge + gap);
        paint_chip_icon(ui, *icon, rect, (left, edge), tokens().color.text);
    }
    response
}

/// Draws a key of the keyboard.
pub fn keycap(ui: &mut Ui, key: &str) -> Response {
    let color = &tokens().color;
    let font = strong(tokens().text.small);
    let galley = ui.painter().layout_no_wrap(key.into(), font, color.text);
    let size = vec2((galley.size().x + 14.0).max(26.0), galley.size().y + 9.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let (painter, radius) = (ui.painter(), tokens().shape.radius_s);
    painter.rect_filled(rect, radius, color.line_strong);
    let top = rect.with_max_y(rect.max.y - 2.5).shrink2(vec2(1.0, 1.0));
    painter.rect_filled(top, radius, color.raised);
    painter.galley(top.center() - galley.size() / 2.0, galley, color.text);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
    response
}

/// Keeps parts of `width` points together: if they do not fit, a wrapping row continues on the next line.
pub fn together<R>(ui: &mut Ui, width: f32, parts: impl FnOnce(&mut Ui) -> R) -> R {
    let size = vec2(width.min(ui.max_rect().width()), tokens().shape.control);
    let layout = Layout::left_to_right(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(size, layout, parts).inner
}

/// Draws a line of a form: a title and a hint on the left, and the control beside them, or below if there is no room. However
/// wide the form is, the two stay close to each other.
pub fn row<R>(ui: &mut Ui, title: &str, hint: &str, control: impl FnOnce(&mut Ui) -> R) -> R {
    let space = &tokens().space;
    if ui.available_width() < 520.0 {
        let below = ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space.s;
            row_words(ui, title, hint);
            ui.horizontal_wrapped(control).inner
        });
        return below.inner;
    }
    ui.horizontal(|ui| {
        let width = (ui.available_width() * 0.5 - space.l).min(460.0);
        let words = |ui: &mut Ui| {
            ui.set_width(width);
            if hint.is_empty() {
                ui.add_space((tokens().shape.control - tokens().text.body) / 2.0 - 2.0);
            }
            row_words(ui, title, hint);
        };
        ui.vertical(words);
        ui.add_space(space.l);
        control(ui)
    })
    .inner
}

fn row_words(ui: &mut Ui, title: &str, hint: &str) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(title).font(strong(tokens().text.body)));
        if !hint.is_empty() {
            dim(ui, hint);
        }
    });
}

#[cfg(test)]
mod tests {
    use egui_kittest::Harness;

    use super::*;
    use crate::theme;

    // finding: names ended in “…” where a smaller size or a second row had room
    #[test]
    fn a_name_gets_smaller_before_its_end_is_left_out() {
        let harness = Harness::builder().with_context_setup(theme::install);
        let mut harness = harness.build_ui(|ui| {
            let ink = tokens().color.text;
            let set = |most: f32, rows: usize| fitted(ui, "Zehntausend Seen", ink, most, rows);
            let usual = set(f32::INFINITY, 1);
            let width = usual.size().x;
            let smaller = set(0.92 * width, 1);
            assert!(!smaller.elided && smaller.size().y < usual.size().y);
            let two_rows = set(0.7 * width, 2);
            assert!(!two_rows.elided && two_rows.rows.len() == 2);
            assert!(set(0.7 * width, 1).elided);
        });
        harness.run();
    }

    // finding: hints came up two thirds outside the window and stayed there
    #[test]
    fn what_hangs_on_its_lower_corner_stays_there_while_it_grows() {
        let corner = pos2(700.0, 500.0);
        let show = |ui: &mut Ui, (height, lies): &mut (f32, Rect)| {
            let area = egui::Area::new(egui::Id::unique("hangs"))
                .pivot(egui::Align2::RIGHT_BOTTOM)
                .fixed_pos(corner);
            let shown = area.show(ui.ctx(), |ui| ui.allocate_space(vec2(300.0, *height)));
            settle(&shown.response);
            *lies = shown.inner.1;
        };
        let harness = Harness::builder().with_size([800.0, 600.0]);
        let mut harness = harness.build_ui_state(show, (20.0, Rect::NOTHING));
        for height in [20.0, 200.0, 90.0] {
            harness.state_mut().0 = height;
            harness.step();
            assert_eq!(harness.state().1.right_bottom(), corner);
        }
    }

    #[test]
    fn nothing_shines_through_a_popup() {
        assert!(popup().fill.is_opaque());
    }
}
