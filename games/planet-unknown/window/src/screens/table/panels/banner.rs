//! The banner that tells everybody at the screen that a round goes on: all have finished, cards are claimed, the next round
//! begins.

use crate::screens::table::desk::Stage;
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{dim, panel};
use egui::{Align2, Area, Context, Id, Order, RichText, Ui, vec2};
use kit::theme::motion::{self, Pace};
use kit::theme::{heading, tokens};
use rules::SeatId;

/// Draws the banner while it is on show. Any press puts it away.
pub fn banner_ui(ctx: &Context, scene: &Scene<'_>) {
    // An event card says which round it is, and covers the banner.
    let Some(banner) = scene.desk.banner.filter(|_| scene.desk.reading.is_none()) else {
        return;
    };
    let (pressed, now) = ctx.input(|input| (input.pointer.any_pressed(), input.time));
    let left = banner.since + 2.5 - now;
    if left <= 0.0 || (pressed && now > banner.since) {
        return;
    }
    ctx.request_repaint_after_secs(left as f32);
    let opacity = motion::since(ctx, banner.since, Pace::Slow);
    Area::new(Id::unique("banner"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, vec2(0.0, 60.0))
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_opacity(opacity);
            panel().show(ui, |ui| words_ui(ui, scene, banner.stage));
        });
}

fn words_ui(ui: &mut Ui, scene: &Scene<'_>, stage: Stage) {
    let name = |seat: SeatId| scene.name(seat);
    let state = scene.state();
    let (title, line) = match stage {
        Stage::Claims => {
            let next = state.active().map(name).unwrap_or_default();
            let title = t!(ui, "table-banner-over", round = state.round);
            (title, t!(ui, "table-banner-claims", name = next))
        }
        Stage::Round => {
            let title = t!(ui, "table-round", round = state.round);
            (
                title,
                t!(ui, "table-commander", name = name(state.commander)),
            )
        }
        Stage::End => (t!(ui, "table-banner-last"), t!(ui, "table-banner-end")),
    };
    let deals_objectives =
        stage == Stage::Round && state.round == 1 && !state.objectives.is_empty();
    let event_card = state.event_cards.in_force;
    let event_card = event_card.filter(|_| stage == Stage::Round);
    ui.vertical_centered(|ui| {
        ui.set_max_width(360.0);
        let title = ui.label(RichText::new(title).font(heading(tokens().text.section)));
        ui.ctx().accesskit_node_builder(title.id, |node| {
            node.set_live(egui::accesskit::Live::Polite)
        });
        dim(ui, line);
        if deals_objectives {
            dim(ui, t!(ui, "table-banner-objectives"));
        }
        if let Some(event_card) = event_card {
            let title = describe::event_card_title(ui, event_card);
            dim(ui, t!(ui, "table-banner-event", title));
        }
    });
}
