//! Step 1: the players.

use egui::{
    Align, Color32, Frame, Id, Key, Layout, Popup, PopupCloseBehavior, Role, Stroke, Ui,
    WidgetInfo, vec2,
};

use super::draft::Draft;
use super::{default_name, name_of};
use crate::screens::pictures::{badge, seat_colour_name};
use crate::t;
use crate::text::describe::{self, Module};
use crate::widgets::WHO_PLAYS;
use crate::widgets::player::paint_badge;
use crate::widgets::{
    Button, card, chip, choice, dim, icon_button, inset, module_icon, name_field, player_choice,
    section,
};
use kit::theme::{Icon, tokens};
use rules::state::MAX_SEATS;
use table::{Level, Player};

/// What is to happen to a seat.
enum Change {
    Player(usize, Player),
    Remove(usize),
    Swap(usize, usize),
    Colour(usize, u8),
}

/// Draws the step.
pub(super) fn ui(ui: &mut Ui, draft: &mut Draft) {
    section(ui, Some(Icon::Person), &t!(ui, "wizard-players-title"));
    let options = [1, 2, 3, 4, 5, 6].map(|count: usize| (count, count.to_string()));
    let name = t!(ui, "wizard-players-count");
    if let Some(count) = choice(ui, &name, draft.count(), &options) {
        draft.set_count(count);
    }
    if draft.count() == 1 {
        alone_ui(ui, draft);
    } else {
        dim(ui, t!(ui, "wizard-players-order"));
    }
    dim(ui, t!(ui, "bots-hint"));
    if draft.is_watched() {
        inset().show(ui, |ui| {
            ui.horizontal(|ui| {
                Icon::Eye.ui(ui, tokens().shape.icon_large, tokens().color.accent);
                ui.add(egui::Label::new(t!(ui, "bots-watch")).wrap());
            });
        });
    }
    ui.add_space(tokens().space.s);
    let changes: Vec<Change> = (0..draft.count())
        .filter_map(|index| seat_ui(ui, draft, index))
        .collect();
    others_ui(ui, draft);
    for change in changes {
        match change {
            Change::Remove(index) => draft.remove(index),
            Change::Swap(first, second) => draft.swap(first, second),
            Change::Colour(index, colour) => draft.set_colour(index, colour),
            Change::Player(index, player) => draft.set_player(index, player),
        }
    }
}

/// Draws the button that gives every seat but the first to bots like the first one, or Easy ones.
fn others_ui(ui: &mut Ui, draft: &mut Draft) {
    let players: Vec<Player> = (0..draft.count())
        .map(|index| draft.player(index))
        .collect();
    let people = players
        .iter()
        .skip(1)
        .filter(|player| player.bot().is_none());
    if draft.count() < 3 {
        return;
    }
    // It keeps its place, so that what is below stays where it is.
    let has_people = people.count() > 0;
    let known = players
        .iter()
        .copied()
        .find(|player| player.bot().is_some());
    let bot = known.unwrap_or(Player::Bot(Level::Easy));
    let button = Button::new(t!(ui, "wizard-others-bots")).icon(Icon::Bot);
    if ui.add_enabled(has_people, button).clicked() {
        for index in 1..draft.count() {
            if draft.player(index).bot().is_none() {
                draft.set_player(index, bot);
            }
        }
    }
}

/// Draws a note about the game of a single seat.
fn alone_ui(ui: &mut Ui, draft: &Draft) {
    let module = if draft.options().solo {
        Module::Solo
    } else {
        Module::FreePlay
    };
    inset().show(ui, |ui| {
        ui.horizontal(|ui| {
            module_icon(module).ui(ui, tokens().shape.icon_large, tokens().color.accent);
            let text = format!(
                "{}: {}",
                describe::module(ui, module),
                describe::module_help(ui, module)
            );
            ui.vertical(|ui| {
                ui.add(egui::Label::new(text).wrap());
                dim(ui, t!(ui, "wizard-alone-help"));
            });
        });
    });
}

/// Draws a player: colour, name, person or bot, place in the turn order.
fn seat_ui(ui: &mut Ui, draft: &mut Draft, index: usize) -> Option<Change> {
    let margin = tokens().space.s as i8 + 2;
    let frame = card().inner_margin(margin);
    frame
        .show(ui, |ui| {
            ui.set_width(ui.available_width().min(tokens().shape.page));
            ui.horizontal(|ui| {
                let mut change = colour_ui(ui, draft, index);
                let buttons = if draft.count() > 1 {
                    3.0 * (tokens().shape.control + tokens().space.s)
                } else {
                    0.0
                };
                let others = buttons + WHO_PLAYS + tokens().space.s;
                name_ui(ui, draft, index, (ui.available_width() - others).max(90.0));
                change = player_choice(ui, index + 1, draft.player(index))
                    .map(|player| Change::Player(index, player))
                    .or(change);
                if draft.count() > 1 {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        change = order_ui(ui, draft, index).or(change.take());
                    });
                }
                change
            })
            .inner
        })
        .inner
}

/// Draws the colour with its symbol; a click offers the others.
fn colour_ui(ui: &mut Ui, draft: &Draft, index: usize) -> Option<Change> {
    let seat = draft.seats().get(index)?;
    let colour = seat_colour_name(ui, seat.colour);
    let button = badge_button(ui, seat.colour, false);
    let name = t!(
        ui,
        "wizard-colour-of",
        player = name_of(ui, draft, index),
        colour
    );
    name_button(&button, &name);
    let button = button.on_hover_text(t!(ui, "wizard-colour-hint"));
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    let chosen = popup.show(|ui| {
        let mut chosen = None;
        ui.horizontal(|ui| {
            for other in 0..MAX_SEATS as u8 {
                let swatch = badge_button(ui, other, other == seat.colour);
                name_button(&swatch, &seat_colour_name(ui, other));
                if swatch.clicked() {
                    chosen = Some(Change::Colour(index, other));
                }
            }
        });
        chosen
    });
    chosen.and_then(|shown| shown.inner)
}

fn badge_button(ui: &mut Ui, colour: u8, selected: bool) -> egui::Response {
    let size = vec2(tokens().shape.control, tokens().shape.control);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::click());
    let color = &tokens().color;
    let lit = response.hovered() || response.has_focus() || selected;
    let border = if lit { color.accent } else { color.line_strong };
    let ground = if lit { color.hover } else { color.inset };
    let corners = tokens().shape.radius;
    let frame = Stroke::new(tokens().shape.border, border);
    ui.painter()
        .rect(rect, corners, ground, frame, egui::StrokeKind::Inside);
    paint_badge(
        ui.painter(),
        egui::Rect::from_center_size(rect.center(), vec2(30.0, 30.0)),
        colour,
    );
    response
}

fn name_button(response: &egui::Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
}

fn name_ui(ui: &mut Ui, draft: &mut Draft, index: usize, width: f32) {
    let hint = default_name(ui, draft, index);
    let label = t!(ui, "wizard-name-of", number = index + 1);
    let Some(seat) = draft.seat_mut(index) else {
        return;
    };
    let field = name_field(ui, label, hint, &mut seat.name, width);
    if field.changed() {
        draft.keep_typed_name(index);
    }
    let kept = Id::unique("name that has the focus next");
    if field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        ui.data_mut(|data| data.insert_temp(kept, index + 1));
    } else if ui.data(|data| data.get_temp(kept)) == Some(index) {
        ui.data_mut(|data| data.remove::<usize>(kept));
        field.request_focus();
    }
}

/// Draws the buttons “later”, “earlier” and “remove”, from right to left.
fn order_ui(ui: &mut Ui, draft: &Draft, index: usize) -> Option<Change> {
    let name = name_of(ui, draft, index);
    let mut change = None;
    if icon_button(ui, Icon::Cross, t!(ui, "wizard-remove", player = &name)).clicked() {
        change = Some(Change::Remove(index));
    }
    let moves = [
        (
            Icon::Down,
            index + 1 < draft.count(),
            index + 1,
            t!(ui, "wizard-later", player = &name),
        ),
        (
            Icon::Up,
            index > 0,
            index.saturating_sub(1),
            t!(ui, "wizard-earlier", player = name),
        ),
    ];
    for (icon, possible, other, label) in moves {
        if !possible {
            ui.allocate_space(vec2(tokens().shape.control, tokens().shape.control));
        } else if icon_button(ui, icon, label).clicked() {
            change = Some(Change::Swap(index, other));
        }
    }
    change
}

/// Draws a badge and a name side by side.
pub(super) fn player_line(ui: &mut Ui, draft: &Draft, index: usize) {
    let Some(seat) = draft.seats().get(index) else {
        return;
    };
    Frame::new().fill(Color32::TRANSPARENT).show(ui, |ui| {
        ui.horizontal(|ui| {
            badge(ui, seat.colour, tokens().shape.icon_large);
            ui.add(egui::Label::new(name_of(ui, draft, index)).truncate());
            if let player @ Player::Bot(_) = draft.player(index) {
                let words = kit::text::player(ui, player);
                chip(ui, Some(Icon::Bot), &words, tokens().color.text_dim);
            }
        });
    });
}
