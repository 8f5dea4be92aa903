//! The list of seats: colour, name, person or bot, place in the turn order.

use egui::{
    Align, Id, Key, Label, Layout, Popup, PopupCloseBehavior, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};

use super::{Seats, default_name, name_of};
use crate::t;
use crate::text::colour;
use crate::theme::{Icon, tokens};
use crate::widgets::player::paint_badge;
use crate::widgets::{
    Button, WHO_PLAYS, card, choice, dim, icon_button, inset, name_field, player_choice, section,
};
use table::{Level, Player};

/// What is to happen to a seat.
enum Change {
    Player(usize, Player),
    Remove(usize),
    Swap(usize, usize),
    Colour(usize, u8),
}

/// Draws the heading and the choice of the number of seats.
pub fn count_ui<S: Seats>(ui: &mut Ui, seats: &mut S) {
    section(ui, Some(Icon::Person), &t!(ui, "wizard-players-title"));
    let options: Vec<_> = S::COUNTS.map(|count| (count, count.to_string())).collect();
    let name = t!(ui, "wizard-players-count");
    if let Some(count) = choice(ui, &name, seats.count(), &options) {
        seats.set_count(count);
    }
}

/// Draws the seats in the game, and the button that gives all others to bots.
pub fn seats_ui<S: Seats>(ui: &mut Ui, seats: &mut S) {
    dim(ui, t!(ui, "wizard-bots-hint"));
    if seats.is_watched() {
        inset().show(ui, |ui| {
            ui.horizontal(|ui| {
                Icon::Eye.ui(ui, tokens().shape.icon_large, tokens().color.accent);
                ui.add(Label::new(t!(ui, "wizard-bots-watch")).wrap());
            });
        });
    }
    ui.add_space(tokens().space.s);
    let changes = (0..seats.count()).filter_map(|index| seat_ui(ui, seats, index));
    let changes: Vec<Change> = changes.collect();
    others_ui(ui, seats);
    for change in changes {
        match change {
            Change::Remove(index) => seats.remove(index),
            Change::Swap(first, second) => seats.swap(first, second),
            Change::Colour(index, colour) => seats.set_colour(index, colour),
            Change::Player(index, player) => seats.set_player(index, player),
        }
    }
}

/// Draws the button that gives every seat but the first to bots like the first one, or Easy ones; once all are bots, the one
/// that gives them to people.
fn others_ui(ui: &mut Ui, seats: &mut impl Seats) {
    if seats.count() < 3 {
        return;
    }
    let mut players = (0..seats.count()).map(|index| seats.player(index));
    let known = players.find(|player| player.bot().is_some());
    let bot = known.unwrap_or(Player::Bot(Level::Easy));
    // It keeps its place, so that what is below stays where it is.
    let has_people = (1..seats.count()).any(|index| seats.player(index) == Player::Person);
    let (label, icon, player) = match has_people {
        true => (t!(ui, "wizard-others-bots"), Icon::Bot, bot),
        false => (t!(ui, "wizard-others-people"), Icon::Person, Player::Person),
    };
    if ui.add(Button::new(label).icon(icon)).clicked() {
        for index in 1..seats.count() {
            if player == Player::Person || seats.player(index).bot().is_none() {
                seats.set_player(index, player);
            }
        }
    }
}

/// Draws a player: colour, name, person or bot, place in the turn order.
fn seat_ui<S: Seats>(ui: &mut Ui, seats: &mut S, index: usize) -> Option<Change> {
    card()
        .inner_margin(tokens().space.s as i8 + 2)
        .show(ui, |ui| {
            ui.set_width(ui.available_width().min(tokens().shape.page));
            ui.horizontal(|ui| {
                let mut change = colour_ui(ui, seats, index);
                let has_others = seats.count() > 1;
                let buttons = match has_others {
                    true => 3.0 * (tokens().shape.control + tokens().space.s),
                    false => 0.0,
                };
                let others = buttons + WHO_PLAYS + tokens().space.s;
                name_ui(ui, seats, index, (ui.available_width() - others).max(90.0));
                change = player_choice(ui, index + 1, seats.player(index), S::LEVELS)
                    .map(|player| Change::Player(index, player))
                    .or(change);
                if has_others {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        change = order_ui(ui, seats, index).or(change.take());
                    });
                }
                change
            })
            .inner
        })
        .inner
}

/// Draws the colour with its symbol; a click offers the others.
fn colour_ui<S: Seats>(ui: &mut Ui, seats: &S, index: usize) -> Option<Change> {
    let own = seats.guest(index)?.colour;
    let button = badge_button(ui, own, false);
    let name = t!(ui, "wizard-colour-of", player: name_of(seats, index), colour = colour(ui, own));
    name_button(&button, &name);
    let button = button.on_hover_text(t!(ui, "wizard-colour-hint"));
    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClick);
    let chosen = popup.show(|ui| {
        let mut chosen = None;
        ui.horizontal(|ui| {
            for other in S::COLOURS {
                let swatch = badge_button(ui, *other, *other == own);
                name_button(&swatch, &colour(ui, *other));
                if swatch.clicked() {
                    chosen = Some(Change::Colour(index, *other));
                }
            }
        });
        chosen
    });
    chosen.and_then(|shown| shown.inner)
}

fn badge_button(ui: &mut Ui, colour: u8, selected: bool) -> Response {
    let size = vec2(tokens().shape.control, tokens().shape.control);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let color = &tokens().color;
    let lit = response.hovered() || response.has_focus() || selected;
    let border = if lit { color.accent } else { color.line_strong };
    let ground = if lit { color.hover } else { color.inset };
    let corners = tokens().shape.radius;
    let frame = Stroke::new(tokens().shape.border, border);
    ui.painter()
        .rect(rect, corners, ground, frame, StrokeKind::Inside);
    let badge = Rect::from_center_size(rect.center(), Vec2::splat(30.0));
    paint_badge(ui.painter(), badge, colour);
    response
}

fn name_button(response: &Response, name: &str) {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
}

fn name_ui(ui: &mut Ui, seats: &mut impl Seats, index: usize, width: f32) {
    let hint = default_name(ui, seats.player(index), index);
    let label = t!(ui, "wizard-name-of", number = index + 1);
    let Some(guest) = seats.guest_mut(index) else {
        return;
    };
    let field = name_field(ui, label, hint, &mut guest.name, width);
    if field.changed() {
        seats.keep_typed_name(index);
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
fn order_ui<S: Seats>(ui: &mut Ui, seats: &S, index: usize) -> Option<Change> {
    let name = name_of(ui, seats, index);
    let count = seats.count();
    let remove = (count > *S::COUNTS.start()).then_some(Change::Remove(index));
    let later = (index + 1 < count).then_some(Change::Swap(index, index + 1));
    let earlier = (index > 0).then(|| Change::Swap(index, index - 1));
    let deeds = [
        (Icon::Cross, t!(ui, "wizard-remove", player = &name), remove),
        (Icon::Down, t!(ui, "wizard-later", player = &name), later),
        (Icon::Up, t!(ui, "wizard-earlier", player = name), earlier),
    ];
    let mut change = None;
    for (icon, label, deed) in deeds {
        if deed.is_none() {
            ui.allocate_space(vec2(tokens().shape.control, tokens().shape.control));
        } else if icon_button(ui, icon, label).clicked() {
            change = deed;
        }
    }
    change
}
