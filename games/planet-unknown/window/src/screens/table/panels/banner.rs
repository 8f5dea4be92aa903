//! The banner that tells everybody at the screen that a round goes on: all have finished, cards are claimed, the next round
//! begins.

use crate::screens::table::desk::Stage;
use crate::screens::table::layout::{Tab, TableLayout};
use crate::screens::table::scene::Scene;
use crate::t;
use crate::text::describe;
use crate::widgets::{dim, panel, read_aloud};
use egui::{Align2, Area, Context, Id, Order, RichText, Ui, vec2};
use kit::theme::motion::{self, Pace};
use kit::theme::{heading, tokens};
use play::session::SeatView;
use rules::SeatId;

/// Draws the banner at the edge of the planet while it is on show, so that it covers no other part. Any press puts it away.
pub fn banner_ui(ctx: &Context, scene: &Scene<'_>, layout: &TableLayout) {
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
    let planet = layout.place_of(Tab::Planet).unwrap_or(layout.middle());
    // While the station is large there, the room below it is free.
    let gap = tokens().space.s;
    let (pivot, at) = match scene.shows_station_large() {
        true => (Align2::RIGHT_BOTTOM, planet.max - vec2(gap, gap)),
        false => (Align2::CENTER_TOP, planet.center_top() + vec2(0.0, gap)),
    };
    Area::new(Id::unique("banner"))
        .order(Order::Foreground)
        .pivot(pivot)
        .fixed_pos(at)
        .interactable(false)
        .show(ctx, |ui| {
            ui.set_opacity(opacity);
            panel().show(ui, |ui| {
                ui.set_max_width((planet.width() - 40.0).min(360.0));
                words_ui(ui, scene, banner.stage);
            });
        });
}

/// What everybody is told of a stage that has begun: a title, and a line below it.
pub fn stage_in_words(ui: &Ui, seat: SeatView<'_>, stage: Stage) -> [String; 2] {
    let state = seat.state();
    let seats = &seat.common().setup().seats;
    let name = |seat: SeatId| seats[seat.index()].name.clone();
    match stage {
        Stage::Claims => {
            let next = state.active().map(name).unwrap_or_default();
            let title = t!(ui, "table-banner-over", round = state.round);
            [title, t!(ui, "table-banner-claims", name = next)]
        }
        Stage::Round => {
            let title = t!(ui, "table-round", round = state.round);
            let commander = name(state.commander);
            [title, t!(ui, "table-commander", name = commander)]
        }
        Stage::End => [t!(ui, "table-banner-last"), t!(ui, "table-banner-end")],
    }
}

fn words_ui(ui: &mut Ui, scene: &Scene<'_>, stage: Stage) {
    let state = scene.state();
    let [title, line] = stage_in_words(ui, scene.seat, stage);
    let is_round = stage == Stage::Round;
    let deals_objectives = is_round && state.round == 1 && !state.objectives.is_empty();
    let event_card = state.event_cards.in_force.filter(|_| is_round);
    ui.vertical_centered(|ui| {
        let title = RichText::new(title).font(heading(tokens().text.section));
        read_aloud(&ui.label(title));
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
