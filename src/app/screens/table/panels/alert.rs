//! The alert of the round: in the top bar as long as it is in force, and as a card above the table when it is revealed.

use crate::app::screens::table::desk::Reading;
use crate::app::screens::table::scene::{Scene, Signal};
use crate::app::text::describe;
use crate::app::theme::motion::{self, Pace};
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::alert_card::{AlertCardView, alert_chip};
use crate::app::widgets::{Button, chip, dim, help};
use crate::game::{Alert, AlertColour};
use crate::t;
use egui::{Align2, Frame, Id, Modal, Response, RichText, Role, Sense, Ui, Vec2, vec2};

/// The width of the card above the table in points, where the window has the room.
const CARD: f32 = 360.0;
/// The width of the card that the pointer brings out of the top bar.
const SMALL_CARD: f32 = 280.0;
/// How wide the headline in the top bar may be at most.
const WIDEST: f32 = 340.0;

/// The alert in force and, for a seat that has looked ahead, the next one, in the room left on a line. A game without
/// alerts shows nothing.
pub(super) fn alert_ui(ui: &mut Ui, scene: &mut Scene<'_>) {
    if scene.session.setup().options.events.is_none() {
        return;
    }
    let foreseen = foreseen(scene);
    let eye = if foreseen.is_some() { 80.0 } else { 0.0 };
    match scene.state().alerts.in_force {
        Some(alert) => {
            let most = (ui.available_width() - eye).min(WIDEST);
            let response = alert_chip(
                ui,
                alert,
                &describe::capitalised(&describe::alert_called(ui, alert)),
                most,
            );
            read_on_click(ui, scene, alert, response);
        }
        None => {
            let left = scene.state().alerts.hidden.len().to_string();
            help(
                chip(ui, Some(Icon::Event), &left, tokens().color.text_dim),
                &t!(ui, "alerts-deck"),
                &left_ui(ui, scene),
            );
        }
    }
    if let Some(alert) = foreseen {
        Icon::Eye.ui(ui, tokens().shape.icon, tokens().color.focus);
        let name = t!(
            ui,
            "alerts-foreseen-name",
            alert = describe::alert_called(ui, alert)
        );
        let response = alert_chip(ui, alert, &name, 44.0);
        read_on_click(ui, scene, alert, response);
    }
}

/// The next alert, if the player at the screen has looked at it (rules §11.26).
fn foreseen(scene: &Scene<'_>) -> Option<Alert> {
    let state = scene.state();
    state
        .alerts
        .hidden
        .last()
        .copied()
        .filter(|_| state.seat(scene.session.viewer()).foresees)
}

/// How many alerts are left, and of which colours, as a sentence.
fn left_ui(ui: &Ui, scene: &Scene<'_>) -> String {
    let deck = &scene.state().alerts;
    let [green, orange, red] = AlertColour::ALL.map(|colour| deck.left(colour));
    t!(
        ui,
        "alerts-left",
        count = deck.hidden.len(),
        green = green,
        orange = orange,
        red = red
    )
}

/// Brings the card out while the pointer rests on its headline, and above the table on a click.
fn read_on_click(ui: &Ui, scene: &mut Scene<'_>, alert: Alert, response: Response) {
    let (text, left) = (describe::alert_text(ui, alert), left_ui(ui, scene));
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_description(format!("{text}\n{left}"))
    });
    let response = response.on_hover_ui(|ui| {
        AlertCardView::new(alert).width(SMALL_CARD).show(ui);
        dim(ui, left);
    });
    if response.clicked() {
        let since = ui.input(|input| input.time);
        scene.signal(Signal::Read(Some(Reading { alert, since })));
    }
}

/// The card of an alert above the table, until a key, a click or its button puts it away.
pub fn reading_ui(ui: &Ui, scene: &mut Scene<'_>) {
    let Some(reading) = scene.desk.reading else {
        return;
    };
    let ctx = ui.ctx();
    let way = motion::since(ctx, reading.since, Pace::Slow);
    let id = Id::unique("alert above the table");
    let area =
        Modal::default_area(id).anchor(Align2::CENTER_CENTER, vec2(0.0, -24.0 * (1.0 - way)));
    let modal = Modal::new(id)
        .area(area)
        .backdrop_color(tokens().color.backdrop.gamma_multiply(way))
        .frame(Frame::NONE);
    let title = title(ui, scene, reading.alert);
    let shown = modal.show(ctx, |ui| {
        ui.set_opacity(way);
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_label(title.as_str());
        });
        card_ui(ui, reading.alert, &title)
    });
    if shown.inner || shown.should_close() {
        scene.signal(Signal::Read(None));
    }
}

fn title(ui: &Ui, scene: &Scene<'_>, alert: Alert) -> String {
    if scene.state().alerts.in_force == Some(alert) {
        t!(ui, "alerts-of-round", round = scene.state().round.max(1))
    } else {
        t!(ui, "alerts-foreseen")
    }
}

/// The card with its heading and the button that puts it away; gives whether it is put away.
fn card_ui(ui: &mut Ui, alert: Alert, title: &str) -> bool {
    let room = ui.ctx().content_rect().size() - Vec2::splat(2.0 * tokens().space.l);
    let width = CARD.min(room.x).min(room.y);
    ui.set_width(width);
    ui.spacing_mut().item_spacing.y = tokens().space.m;
    ui.vertical_centered(|ui| {
        let title = RichText::new(title)
            .font(heading(tokens().text.section))
            .color(tokens().color.text);
        ui.label(title);
        let card = AlertCardView::new(alert).width(width).show(ui);
        ui.ctx()
            .accesskit_node_builder(card.id, |node| node.set_live(egui::accesskit::Live::Polite));
        let clicked = ui
            .interact(card.rect, card.id.with("away"), Sense::click())
            .clicked();
        let button = ui.add(
            Button::new(t!(ui, "alerts-go-on"))
                .icon(Icon::Check)
                .key("Enter")
                .primary(),
        );
        if ui.memory(|memory| memory.focused().is_none_or(|id| id != button.id)) {
            button.request_focus();
        }
        clicked || button.clicked()
    })
    .inner
}
