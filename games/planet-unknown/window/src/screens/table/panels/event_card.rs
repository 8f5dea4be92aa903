//! The event card of the round: in the top bar while it is in force, and as a card above the table when it is revealed.

use crate::screens::table::desk::Reading;
use crate::screens::table::scene::{Scene, Signal};
use crate::t;
use crate::text::describe;
use crate::widgets::event_card::{event_card_chip, whole_event_card};
use crate::widgets::{Button, chip, described, dim, help_by_rule, read_aloud};
use egui::{Align2, Frame, Id, Modal, Response, Role, Sense, Ui, Vec2, vec2};
use kit::devices::{Control, Keyboard, Saying};
use kit::theme::motion::{self, Pace};
use kit::theme::{Icon, heading, rich, tokens};
use rules::{EventCard, EventColour};

/// The room for the card that was looked at ahead.
const EYE: f32 = 80.0;
/// The width of the chip of the card that was looked at ahead.
const NEXT: f32 = 44.0;

/// The width of the event cards where only their signs have room.
pub(super) fn least_width(scene: &Scene<'_>) -> f32 {
    let has_events = scene.common.setup().options.events.is_some();
    match (has_events, foreseen(scene)) {
        (true, Some(_)) => NEXT + EYE,
        (true, None) => NEXT,
        (false, _) => 0.0,
    }
}

/// The event card in force and, for a seat that has looked ahead, the next one, in the room left on a line. A game without
/// event cards shows nothing.
/// After it, `after` points are left free.
pub(super) fn event_card_ui(ui: &mut Ui, scene: &mut Scene<'_>, after: f32) {
    if scene.common.setup().options.events.is_none() {
        return;
    }
    let foreseen = foreseen(scene);
    let eye = if foreseen.is_some() { EYE } else { 0.0 };
    match scene.state().event_cards.in_force {
        Some(event_card) => {
            let most = (ui.available_width() - eye - after).min(340.0);
            let name = describe::capitalised(&describe::event_card_called(ui, event_card));
            let response = event_card_chip(ui, event_card, &name, most);
            read_on_click(ui, scene, event_card, response);
        }
        None => {
            let left = scene.state().event_cards.hidden.len().to_string();
            let shown = chip(ui, Some(Icon::Event), &left, tokens().color.text_dim);
            help_by_rule(shown, &t!(ui, "events-deck"), || left_ui(ui, scene), "9.1");
        }
    }
    if let Some(event_card) = foreseen {
        Icon::Eye.ui(ui, tokens().shape.icon, tokens().color.focus);
        let name = describe::event_card_called(ui, event_card);
        let name = t!(ui, "events-foreseen-name", event_card = name);
        let response = event_card_chip(ui, event_card, &name, NEXT);
        read_on_click(ui, scene, event_card, response);
    }
}

/// The next event card, if the player at the screen has looked at it (rules §11.26).
fn foreseen(scene: &Scene<'_>) -> Option<EventCard> {
    let next = scene.state().event_cards.hidden.last();
    let is_seen = scene.seat.own().foresees && scene.seat.shows_secrets();
    next.copied().filter(|_| is_seen)
}

/// A sentence about how many event cards are left, and of which colours.
fn left_ui(ui: &Ui, scene: &Scene<'_>) -> String {
    let deck = &scene.state().event_cards;
    let [green, orange, red] = EventColour::ALL.map(|colour| deck.left(colour));
    let count = deck.hidden.len();
    t!(ui, "events-left", count, green, orange, red)
}

/// Shows the card while the pointer rests on its headline, and above the table on a click.
fn read_on_click(ui: &Ui, scene: &mut Scene<'_>, event_card: EventCard, response: Response) {
    described(&response, || {
        let text = describe::event_card_text(ui, event_card);
        format!("{text}\n{}", left_ui(ui, scene))
    });
    let response = response.on_hover_ui(|ui| {
        whole_event_card(ui, event_card, 280.0);
        dim(ui, left_ui(ui, scene));
    });
    if response.clicked() {
        let since = ui.input(|input| input.time);
        scene.signal(Signal::Read(Some(Reading { event_card, since })));
    }
}

/// Draws the event card above the table, until a key, a click or its button puts it away.
pub fn reading_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some(reading) = scene.desk.reading else {
        return;
    };
    let ctx = ui.ctx();
    let now = ctx.input(|input| input.time);
    if now < reading.since {
        return ctx.request_repaint_after_secs((reading.since - now) as f32);
    }
    let way = motion::since(ctx, reading.since, Pace::Slow);
    let id = Id::unique("event above the table");
    let place = vec2(0.0, -24.0 * (1.0 - way));
    let area = Modal::default_area(id).anchor(Align2::CENTER_CENTER, place);
    let modal = Modal::new(id)
        .area(area)
        .backdrop_color(tokens().color.backdrop.gamma_multiply(way))
        .frame(Frame::NONE);
    let foreseen = scene.state().event_cards.in_force != Some(reading.event_card);
    let round = scene.state().round.max(1);
    let title = t!(ui, "events-of-round", foreseen, round);
    let shown = modal.show(ctx, |ui| {
        ui.set_opacity(way);
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_label(title.as_str());
        });
        card_ui(ui, reading.event_card, &title)
    });
    // A click that was meant for the table, just before the card covered it, does not put it away unread.
    let strays = now < reading.since + 1.0 && ctx.input(|input| input.pointer.any_click());
    let [card, button] = shown.inner;
    if button || (card || shown.should_close()) && !strays {
        scene.signal(Signal::Read(None));
    }
}

/// Draws the card with its heading and the button that puts it away. Returns which of both was clicked.
fn card_ui(ui: &mut Ui, event_card: EventCard, title: &str) -> [bool; 2] {
    let room = ui.ctx().content_rect().size() - Vec2::splat(2.0 * tokens().space.l);
    let width = room.min_elem().min(360.0);
    ui.set_width(width);
    ui.spacing_mut().item_spacing.y = tokens().space.m;
    ui.vertical_centered(|ui| {
        let font = heading(tokens().text.section);
        ui.label(rich(title, font, tokens().color.text));
        let card = whole_event_card(ui, event_card, width);
        read_aloud(&card);
        let card = ui.interact(card.rect, card.id.with("away"), Sense::click());
        let button = Button::new(t!(ui, "events-go-on"))
            .icon(Icon::Check)
            .key(Keyboard::Table.name(Saying::Control(Control::Accept)))
            .primary();
        let button = ui.add(button);
        if ui.memory(|memory| memory.focused().is_none_or(|id| id != button.id)) {
            button.request_focus();
        }
        [card.clicked(), button.clicked()]
    })
    .inner
}
