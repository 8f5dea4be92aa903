//! The hint that the player asked for: its options, with their expected medals and the reasons, and their marks on the
//! table.

use kit::devices::{Control, Keyboard, Saying};
use std::borrow::Cow;

use super::practice::comment_ui;
use super::scroll;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::tile::shapes_ui;
use crate::widgets::{
    Button, badge, digit_pressed, help, label_with_terms, pressed, read_aloud, says,
};
use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, CornerRadius, Frame, Key, KeyboardShortcut, Label, Layout, Modifiers, Response,
    RichText, Role, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo, vec2,
};
use kit::theme::{Icon, body, number, rich, strong, tokens};
use play::advice::{Advice, Hint};
use play::intent::Intent;

/// Draws the hint as a part of the table.
pub fn hint_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.spacing_mut().item_spacing.y = tokens().space.xs;
    if !scene.place.hints.is_open() {
        return comment_ui(ui, scene);
    }
    head_ui(ui, scene);
    scroll(ui, "hint", |ui| list_ui(ui, scene));
}

/// Draws the hint, or the button that asks for it, below the cards that lie above the table.
pub fn options_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if scene.place.hints.is_open() {
        head_ui(ui, scene);
        list_ui(ui, scene);
        let mut options = 0..scene.place.hints.options().len();
        let taken = options.find(|index| {
            let number = scene.place.hints.number(scene.seat, *index);
            scene.at_keys && digit_pressed(ui, usize::from(number) - 1)
        });
        if let Some(index) = taken {
            scene.signal(Signal::TakeHint(index));
        }
        let play = prepared_ui(ui, scene);
        if taken.is_none() && takes_best(ui, scene) {
            scene.signal(Signal::TakeHint(0));
        } else if (taken.is_some() || play.is_some()) && confirmed(ui, scene, play.as_ref()) {
            scene.play(Intent::Confirm);
        }
        let id = ui.scope_id().with("prepared");
        let before = ui.data_mut(|data| {
            std::mem::replace(data.get_temp_mut_or_default(id), scene.seat.prepared())
        });
        if let Some(play) = play.filter(|_| scene.seat.prepared() != before) {
            play.request_focus();
            play.scroll_to_me(None);
        }
        return;
    }
    let button = Button::new(t!(ui, "advice-hint"))
        .icon(Icon::Hint)
        .key(Keyboard::Table.name(Saying::Control(Control::Hint)))
        .quiet();
    if ui.add(button).clicked() || says(ui, Keyboard::Table, Saying::Control(Control::Hint)) {
        scene.signal(Signal::OpenHint(true));
    }
}

/// Whether Enter takes the best option, because none has been looked at and no button has the focus.
fn takes_best(ui: &Ui, scene: &Scene<'_>) -> bool {
    let waits = scene.place.hints.shown().is_none() && !scene.place.hints.options().is_empty();
    waits && scene.seat.prepared().is_none() && enter_is_free(ui, scene, None)
}

/// Whether Enter plays the choice that has just been taken or waits to be played: always, unless another button beside
/// `play` has the focus.
fn confirmed(ui: &Ui, scene: &Scene<'_>, play: Option<&Response>) -> bool {
    !play.is_some_and(Response::clicked) && enter_is_free(ui, scene, play)
}

/// Whether Enter is pressed while no button beside `play` has the focus.
fn enter_is_free(ui: &Ui, scene: &Scene<'_>, play: Option<&Response>) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let focused = focused.filter(|id| play.is_none_or(|play| play.id != *id));
    let other = focused.and_then(|id| ui.ctx().read_response(id));
    let is_here = other.is_some_and(|other| other.layer_id == ui.layer_id());
    let enter = KeyboardShortcut::new(Modifiers::NONE, Key::Enter);
    scene.at_keys && !is_here && pressed(ui, &enter)
}

/// Draws the prepared choice, which waits to be confirmed. Returns the button that plays it.
pub fn prepared_ui(ui: &mut Ui, scene: &mut Scene<'_>) -> Option<Response> {
    let choice = scene.seat.prepared()?;
    let words = describe::advised_choice(ui, scene.seat.view(), choice);
    let name = t!(ui, "advice-prepared", choice = words);
    let play = Button::new(t!(ui, "advice-play"))
        .name(&name)
        .icon(Icon::Check)
        .key(Keyboard::Table.name(Saying::Control(Control::Accept)))
        .primary();
    let play = help(ui.add(play), &name, String::new);
    scene.on_click(&play, Intent::Confirm);
    Some(play)
}

/// Draws the progress of the search, and the cross that puts the hint away.
fn head_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        let words = RichText::new(standing(ui, scene)).font(body(tokens().text.small));
        let width = ui.available_width() - tokens().shape.icon - ui.spacing().item_spacing.x;
        let line = vec2(width, ui.text_style_height(&TextStyle::Small));
        ui.allocate_ui_with_layout(line, Layout::left_to_right(Align::Center), |ui| {
            ui.set_width(width);
            let words = Label::new(words.color(tokens().color.text_dim));
            read_aloud(&ui.add(words.truncate()));
        });
        scene.on_click(&cross_ui(ui), Signal::OpenHint(false));
    });
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 3.0), Sense::hover());
    let corners = 1.5;
    let color = &tokens().color;
    ui.painter().rect_filled(rect, corners, color.inset);
    let progress = scene.place.hints.progress().clamp(0.04, 1.0);
    let done = rect.with_max_x(rect.left() + rect.width() * progress);
    ui.painter().rect_filled(done, corners, color.hint);
}

/// Draws a cross as small as the line of text beside it.
fn cross_ui(ui: &mut Ui) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(tokens().shape.icon), Sense::click());
    let name = t!(ui, "advice-close");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name.as_str()));
    let ink = match response.hovered() {
        true => tokens().color.text,
        false => tokens().color.text_dim,
    };
    Icon::Cross.paint(ui.painter(), rect.shrink(2.0), ink);
    help(response, &name, String::new)
}

/// The progress of the search in words.
fn standing(ui: &Ui, scene: &Scene<'_>) -> String {
    match (scene.place.hints.fault(), scene.place.hints.hint()) {
        (Some(fault), _) => t!(ui, "advice-failed", error = fault.to_string()),
        (None, Some(hint)) if hint.only => t!(ui, "advice-only"),
        (None, Some(hint)) if scene.place.hints.is_thinking() => {
            t!(ui, "advice-tried-more", count = hint.budget)
        }
        (None, Some(hint)) => t!(ui, "advice-tried", count = hint.budget),
        (None, None) if scene.place.hints.is_thinking() => t!(ui, "advice-thinking"),
        (None, None) => t!(ui, "advice-nothing"),
    }
}

fn list_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    ui.spacing_mut().item_spacing.y = tokens().space.xs;
    let to_taken = brings_taken(ui, scene);
    for (index, advice) in scene.place.hints.options().iter().enumerate() {
        let option = option_ui(ui, scene, index, advice);
        if to_taken == Some(index) {
            option.scroll_to_me(None);
        }
        scene.on_click(&option, Signal::TakeHint(index));
    }
}

/// The option that has just been taken, by a click or a key, which says more now.
fn brings_taken(ui: &Ui, scene: &Scene<'_>) -> Option<usize> {
    let shown = scene.place.hints.shown();
    let id = ui.scope_id().with("taken option");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, shown), shown));
    shown.filter(|_| before != shown)
}

/// Draws an option as a card that can be clicked.
fn option_ui(ui: &mut Ui, scene: &Scene<'_>, index: usize, advice: &Advice) -> Response {
    let shown = scene.place.hints.shown() == Some(index);
    let id = ui.scope_id().with(("hint option", index));
    let before = ui.ctx().read_response(id);
    let hovered = before.is_some_and(|response| response.hovered());
    let color = &tokens().color;
    let (fill, border) = match (shown, hovered) {
        (true, _) => (color.pressed, color.hint),
        (false, true) => (color.hover, color.line_strong),
        (false, false) => (color.raised, color.line),
    };
    let frame = Frame::new()
        .fill(fill)
        .stroke(Stroke::new(tokens().shape.border, border))
        .corner_radius(CornerRadius::same(tokens().shape.radius as u8))
        .inner_margin(vec2(tokens().space.s, tokens().space.xs));
    let drawn = frame.show(ui, |ui| contents_ui(ui, scene, index, advice));
    let response = ui.interact(drawn.response.rect, id, Sense::click());
    let name = name(ui, scene, index, advice);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, shown, name.as_str()));
    // Beside an option that has not been looked at, a long text would lie over the others.
    let figures = || match shown {
        true => t!(ui, "advice-medals-help"),
        false => String::new(),
    };
    help(response, &t!(ui, "advice-click-prepare"), figures)
}

/// Draws number and choice of an option, and below them its standing and the reasons; figures once it is selected.
fn contents_ui(ui: &mut Ui, scene: &Scene<'_>, index: usize, advice: &Advice) {
    ui.set_width(ui.available_width());
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 0.0;
    let shown = scene.place.hints.shown() == Some(index);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = tokens().space.xs;
        badge(ui, scene.place.hints.number(scene.seat, index), shown);
        let (view, options) = (scene.seat.view(), scene.place.hints.options());
        let title = describe::advised_choice_among(ui, view, advice.choice, options);
        ui.label(RichText::new(title).font(strong(tokens().text.small)));
        if !shown {
            return;
        }
        // The figure must not break across lines.
        let medals = medals(ui, advice).replace(' ', "\u{a0}");
        let font = number(tokens().text.small);
        ui.label(rich(medals, font, tokens().color.text));
    });
    // If there is only one option, the reason is given above.
    if scene.place.hints.hint().is_none_or(|hint| !hint.only) {
        label_with_terms(ui, reasons(ui, scene, index, advice));
        shapes_ui(ui, &advice.reasons.shapes());
    }
}

/// The standing of an option and the reasons, in one paragraph.
fn reasons(ui: &Ui, scene: &Scene<'_>, index: usize, advice: &Advice) -> LayoutJob {
    let mut advice = Cow::Borrowed(advice);
    if !scene.seat.shows_secrets() {
        advice.to_mut().reasons = advice.reasons.public();
    }
    let advice = &*advice;
    let hint = scene.place.hints.hint();
    let is_only = hint.is_some_and(|hint| hint.options.len() == 1);
    let alone = is_only && advice.reasons.is_empty();
    // The best option must not be explained by a reason against it alone.
    let though = advice.reasons.good.is_empty() || advice.reasons.bad.is_some();
    let clear = index == 0 && (though || hint.is_some_and(Hint::is_clear));
    let why = match (alone, clear) {
        (true, _) => t!(ui, "advice-alone"),
        (false, true) => describe::why_best(ui, advice),
        (false, false) => describe::why(ui, advice),
    };
    let (standing, ink) = standing_of(ui, scene, index, advice);
    let small = tokens().text.small;
    let mut words = LayoutJob::default();
    let format = TextFormat::simple(strong(small), ink);
    words.append(&standing.replace(' ', "\u{a0}"), 0.0, format);
    let format = TextFormat::simple(body(small), tokens().color.text_dim);
    words.append(&why, tokens().space.s, format);
    words
}

/// Returns in words whether an option is the best, about equal or worse, and the colour for it.
fn standing_of(ui: &Ui, scene: &Scene<'_>, index: usize, advice: &Advice) -> (String, Color32) {
    let color = &tokens().color;
    if index == 0 {
        (t!(ui, "advice-best"), color.good)
    } else if advice.is_equal() {
        (t!(ui, "advice-equal"), color.good)
    } else if scene.place.hints.shown() != Some(index) {
        (t!(ui, "advice-weaker"), color.warn)
    } else {
        let medals = describe::decimal(ui, gap(scene, advice));
        (t!(ui, "advice-gap", medals), color.warn)
    }
}

/// The gap to the best option between the figures as displayed, with one decimal.
fn gap(scene: &Scene<'_>, advice: &Advice) -> f32 {
    let read = |medals: f32| (10.0 * medals).round() / 10.0;
    let best = scene.place.hints.options().first();
    best.map_or(advice.gap, |best| read(best.medals) - read(advice.medals))
}

/// The expected medals of an option, with their uncertainty.
fn medals(ui: &Ui, advice: &Advice) -> String {
    let medals = describe::decimal(ui, advice.medals);
    match advice.error.map(|error| describe::error(ui, error)) {
        Some(error) => t!(ui, "advice-medals-error", medals, error),
        None => t!(ui, "advice-medals", medals),
    }
}

/// The description of an option for assistive technology.
fn name(ui: &Ui, scene: &Scene<'_>, index: usize, advice: &Advice) -> String {
    let standing = if index == 0 {
        t!(ui, "advice-standing-best")
    } else if advice.is_equal() {
        t!(ui, "advice-standing-equal")
    } else {
        t!(ui, "advice-standing-gap", medals: describe::decimal(gap(scene, advice)))
    };
    let choice = describe::advised_choice(ui, scene.seat.view(), advice.choice);
    let number = scene.place.hints.number(scene.seat, index);
    t!(ui, "advice-option-name", number, choice, medals: describe::decimal(advice.medals), standing)
}
