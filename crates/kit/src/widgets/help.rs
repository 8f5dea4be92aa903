//! Tooltips, which appear when the pointer rests on a widget.

use std::borrow::Cow;

use egui::{Context, Id, Rect, RectAlign, Response, Tooltip, Ui};

use super::dim;
use super::heard::described;
use super::memory::{remember, remembered};
use crate::t;
use crate::theme::{body, heading, rich, tokens, tooltips_rest};

/// Adds a tooltip of one text. It is put into words only where somebody hears it or is about to read it.
pub fn hover(response: Response, words: impl FnOnce() -> String) -> Response {
    if response.ctx.has_accesskit_node(response.id) {
        return response.on_hover_text(words());
    }
    if !response.contains_pointer() {
        return response;
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(ui.spacing().tooltip_width);
        ui.label(words());
    })
}

/// Adds a tooltip that says what a widget is and does. Assistive technology always receives its sentence, which is put into
/// words only where somebody hears or reads it.
pub fn help(response: Response, title: &str, sentence: impl Fn() -> String) -> Response {
    let words = |ui: &mut Ui| help_ui(ui, title, &sentence());
    with_tooltip(response, &sentence, None, &words)
}

/// [`help`] for what a place in the rule book explains. `F1` opens the book there while the pointer rests on the widget, or
/// the focus.
pub fn help_by_rule(
    response: Response,
    title: &str,
    sentence: impl Fn() -> String,
    place: impl Into<Cow<'static, str>>,
) -> Response {
    ruled(response, title, &sentence, place.into(), None)
}

/// [`help_by_rule`] with the tooltip at the right of the widget and as high as the pointer, for one with something below it that
/// is to be seen.
pub fn help_beside(
    response: Response,
    title: &str,
    sentence: impl Fn() -> String,
    place: impl Into<Cow<'static, str>>,
) -> Response {
    let mut beside = response.rect;
    if let Some(at) = response.hover_pos() {
        beside = Rect::from_x_y_ranges(beside.x_range(), at.y..=at.y);
    }
    let at = Some((beside, RectAlign::RIGHT));
    ruled(response, title, &sentence, place.into(), at)
}

/// [`help_by_rule`] with the tooltip above the widget, for one with its button below it.
pub fn help_above(
    response: Response,
    title: &str,
    sentence: impl Fn() -> String,
    place: impl Into<Cow<'static, str>>,
) -> Response {
    let at = Some((response.rect, RectAlign::TOP));
    ruled(response, title, &sentence, place.into(), at)
}

/// Notes whether something that was dragged is let go in this frame: what lies under the pointer then is not explained before
/// the pointer moves again, because one looks at what the drag has done.
pub fn note_drop(ctx: &Context) {
    let (dropped, now) = ctx.input(|input| {
        let pointer = &input.pointer;
        let dropped = pointer.any_released() && pointer.is_decidedly_dragging();
        (dropped, input.time)
    });
    if dropped {
        ctx.data_mut(|data| data.insert_temp(dropped_id(), now));
    }
}

fn dropped_id() -> Id {
    Id::unique("last drop")
}

/// Whether no tooltip is to appear: tooltips stay away, or the pointer has not moved since a drag.
fn is_quiet(ctx: &Context) -> bool {
    let dropped: Option<f64> = ctx.data(|data| data.get_temp(dropped_id()));
    let rests_since = |dropped| {
        let (now, rests) =
            ctx.input(|input| (input.time, input.pointer.time_since_last_movement()));
        // A drag ends a moment after its last movement.
        f64::from(rests) + 0.1 >= now - dropped
    };
    tooltips_rest(ctx) || dropped.is_some_and(rests_since)
}

/// Adds a tooltip about what a place in the rule book explains.
fn ruled(
    response: Response,
    title: &str,
    sentence: &dyn Fn() -> String,
    place: Cow<'static, str>,
    at: Option<(Rect, RectAlign)>,
) -> Response {
    note_rule(&response, place.clone());
    let words = |ui: &mut Ui| {
        help_ui(ui, title, &sentence());
        // Chapters of planets, corporations and cards have names and no numbers.
        let is_numbered = place.starts_with(|first: char| first.is_ascii_digit());
        let more = match is_numbered {
            true => t!(ui, "common-rule", rule = &place),
            false => t!(ui, "common-rule-chapter"),
        };
        dim(ui, more);
    };
    with_tooltip(response, sentence, at, &words)
}

/// The place in the rule book about something that is looked at.
#[derive(Clone)]
struct Ruled {
    place: Cow<'static, str>,
    /// When it got the keyboard focus, in seconds of the window's clock.
    since: f64,
}

/// Notes what the pointer rests on, and what has the keyboard focus.
fn note_rule(response: &Response, place: Cow<'static, str>) {
    let ctx = &response.ctx;
    let note = |id: Id, since: f64| {
        let place = place.clone();
        remember(ctx, id, Ruled { place, since });
    };
    if response.contains_pointer() {
        note(pointed_id(), 0.0);
    }
    if response.has_focus() {
        let before: Option<Ruled> = remembered(ctx, focused_id());
        let before = before.filter(|_| !response.gained_focus());
        let now = ctx.input(|input| input.time);
        note(focused_id(), before.map_or(now, |before| before.since));
    }
}

/// Adds a tooltip, at a side of a place if one is given, unless tooltips stay away: an open one goes, too. Assistive
/// technology gets the sentence in any case.
fn with_tooltip(
    response: Response,
    sentence: &dyn Fn() -> String,
    at: Option<(Rect, RectAlign)>,
    words: &dyn Fn(&mut Ui),
) -> Response {
    described(&response, sentence);
    if is_quiet(&response.ctx) {
        return response;
    }
    let words = |ui: &mut Ui| {
        // The width of a tooltip, not that of the words which were shown for the same widget before.
        ui.set_max_width(ui.spacing().tooltip_width);
        words(ui);
    };
    let mut tooltip = Tooltip::for_enabled(&response);
    if let Some((around, align)) = at {
        tooltip.popup = tooltip.popup.anchor(around).align(align);
        tooltip.show(words);
    } else {
        tooltip.show(words);
        explain_refusal(&response, words);
    }
    response
}

/// Adds a tooltip that says why a widget is not available. A click on the widget does not close it, but brings it at once.
pub(super) fn explain_refusal(response: &Response, words: impl FnOnce(&mut Ui)) {
    if response.enabled() {
        return;
    }
    let (ctx, insists) = (&response.ctx, response.id.with("clicked in vain"));
    let was_clicked = ctx.data(|data| data.get_temp(insists)).unwrap_or(false);
    let is_clicked = ctx.input(|input| input.pointer.primary_clicked());
    let stays = response.contains_pointer() && (was_clicked || is_clicked);
    ctx.data_mut(|data| data.insert_temp(insists, stays));
    let mut tooltip = Tooltip::for_disabled(response);
    if stays {
        tooltip.popup = tooltip.popup.open(true);
    }
    tooltip.show(words);
}

/// The place in the rule book that explains what was looked at in the last frame: what has the keyboard focus, if that came
/// after the last movement of the pointer, or what the pointer rests on.
pub fn rule_looked_at(ctx: &Context) -> Option<Cow<'static, str>> {
    let [pointed, focused]: [Option<Ruled>; 2] =
        [pointed_id(), focused_id()].map(|id| remembered(ctx, id));
    let rests =
        |input: &egui::InputState| input.time - f64::from(input.pointer.time_since_last_movement());
    let moved = ctx.input(rests);
    let by_key = focused.as_ref().filter(|focused| focused.since > moved);
    let ruled = by_key.cloned().or(pointed).or(focused);
    ruled.map(|ruled| ruled.place)
}

fn focused_id() -> Id {
    Id::unique("rule about what has the focus")
}

fn pointed_id() -> Id {
    Id::unique("rule under the pointer")
}

/// Draws the text of [`help`] in another place.
pub fn help_ui(ui: &mut Ui, title: &str, sentence: &str) {
    let (text, color) = (&tokens().text, &tokens().color);
    ui.spacing_mut().item_spacing.y = tokens().space.xs;
    ui.label(rich(title, heading(text.lead), color.accent));
    if !sentence.is_empty() {
        ui.label(rich(sentence, body(text.body), color.text));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Pos2, Sense, Vec2, vec2};
    use egui_kittest::{Harness, kittest::Queryable as _};

    #[test]
    fn a_click_on_what_is_not_available_brings_the_reason() {
        let harness = Harness::builder()
            .with_size(vec2(400.0, 400.0))
            .with_context_setup(crate::theme::install);
        let mut harness = harness.build_ui(|ui| {
            ui.disable();
            let (_, response) = ui.allocate_exact_size(vec2(200.0, 200.0), Sense::click());
            help(response, "Ability", || "Used this round".to_owned());
        });
        let at = Pos2::new(100.0, 100.0);
        harness.hover_at(at);
        harness.drag_at(at);
        harness.run_steps(2);
        harness.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed: false,
            modifiers: egui::Modifiers::NONE,
        });
        harness.run_steps(3);
        assert!(harness.query_by_label("Used this round").is_some());
        harness.hover_at(Pos2::new(350.0, 350.0));
        harness.run_steps(3);
        assert!(harness.query_by_label("Used this round").is_none());
    }

    /// Lets the pointer rest on a widget for some frames after `before`. Returns whether its tooltip appears.
    fn explains(before: impl FnOnce(&mut Harness<'_>, Pos2)) -> [bool; 2] {
        let harness = Harness::builder()
            .with_size(vec2(400.0, 400.0))
            .with_context_setup(crate::theme::install);
        let mut harness = harness.build_ui(|ui| {
            note_drop(ui.ctx());
            let (_, response) = ui.allocate_exact_size(vec2(200.0, 200.0), Sense::click_and_drag());
            help(response, "Dial", || "What it does".to_owned());
        });
        let at = Pos2::new(100.0, 100.0);
        harness.hover_at(at);
        harness.run_steps(2);
        before(&mut harness, at);
        [Vec2::ZERO, vec2(3.0, 0.0)].map(|way| {
            if way != Vec2::ZERO {
                harness.hover_at(at + way);
            }
            harness.run_steps(12);
            harness.query_by_label("What it does").is_some()
        })
    }

    #[test]
    fn what_was_dragged_is_explained_once_the_pointer_moves_again() {
        assert_eq!(explains(|_, _| ()), [true; 2]);
        let dragged = explains(|harness, at| {
            harness.drag_at(at + vec2(0.0, 40.0));
            harness.run_steps(2);
            harness.hover_at(at);
            harness.run_steps(2);
            harness.drop_at(at);
            harness.run_steps(2);
        });
        assert_eq!(dragged, [false, true]);
    }

    /// `F1` follows what was looked at last, with the keyboard or with the pointer.
    #[test]
    fn the_rule_is_that_of_what_has_the_focus_until_the_pointer_moves() {
        let harness = Harness::builder()
            .with_size(vec2(400.0, 400.0))
            .with_context_setup(crate::theme::install);
        let mut harness = harness.build_ui(|ui| {
            for rule in ["4.7", "7.1"] {
                let (_, response) = ui.allocate_exact_size(vec2(200.0, 150.0), Sense::click());
                help_by_rule(response, rule, String::new, rule);
            }
        });
        let rule = |harness: &Harness<'_>| rule_looked_at(&harness.ctx).map(Cow::into_owned);
        assert_eq!(rule(&harness), None);
        harness.hover_at(Pos2::new(100.0, 100.0));
        harness.run_steps(2);
        assert_eq!(rule(&harness).as_deref(), Some("4.7"));
        for _ in 0..2 {
            harness.key_press(egui::Key::Tab);
            harness.run_steps(2);
        }
        assert_eq!(rule(&harness).as_deref(), Some("7.1"));
        harness.hover_at(Pos2::new(102.0, 100.0));
        harness.run_steps(2);
        assert_eq!(rule(&harness).as_deref(), Some("4.7"));
    }
}
