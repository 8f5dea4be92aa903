//! The planet of a seat, large, to be kept as a picture.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};

use egui::{ColorImage, Context, Rect};

use super::super::pictures::board_picture;
use super::{Results, player_line};
use crate::t;
use crate::widgets::{Button, Dialog, Tone};
use kit::background::arrived;
use kit::files::{Content, Purpose, Saving};
use kit::screen::Cx;
use kit::theme::Icon;
use rules::{SeatId, SeatSetup};

/// The planet that is shown large, and the picture of it that is being kept.
#[derive(Default)]
pub(super) struct Portrait {
    pub(super) seat: Option<SeatId>,
    saving: Saving,
    /// Where to write the picture as soon as the planet is fully visible: when it was asked for, in seconds of the
    /// window's clock, and the file.
    wanted: Option<(f64, PathBuf)>,
    taken: Option<Receiver<Taken>>,
}

/// The picture of the window, the part of it that shows the planet, in pixels, and the file.
type Taken = (Arc<ColorImage>, Rect, PathBuf);

impl Results {
    /// Draws the planet that is shown large, if there is one.
    pub(super) fn portrait_ui(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let portrait = &mut self.portrait;
        if let Some(path) = portrait.saving.chosen(ctx) {
            portrait.wanted = Some((ctx.input(|input| input.time), path));
        }
        // The dialogs about the file would be below the planet.
        if let Some(seat) = portrait.seat.filter(|_| !portrait.saving.is_asking()) {
            self.large_ui(ctx, cx, seat);
        }
        let portrait = &mut self.portrait;
        if let Some((image, rect, path)) = arrived(&mut portrait.taken) {
            let picture = Content::picture(image, rect);
            portrait.saving.write(ctx, path, picture);
        }
        if let Some(path) = portrait.saving.show(ctx) {
            let file = path.display().to_string();
            cx.notify(Tone::Good, t!(ctx, "results-portrait-saved", file));
        }
    }

    /// Draws the planet of `seat`, large.
    fn large_ui(&mut self, ctx: &Context, cx: &Cx<'_>, seat: SeatId) {
        let (table, portrait) = (&self.table, &mut self.portrait);
        let chosen = &table.setup().seats[seat.index()];
        let title = t!(ctx, "results-portrait", name = &chosen.name);
        let room = ctx.content_rect().size();
        // The dialog needs room around the planet.
        let edge = (room.y - 250.0).min(room.x - 120.0).clamp(240.0, 1400.0);
        let dialog = Dialog::new("portrait", title).icon(Icon::Planet);
        let answer = dialog.width(edge).show(ctx, |ui| {
            let picture = ui.scope(|ui| {
                let (name, planet) = (&chosen.name, chosen.planet.name());
                let medals = self.outcome.score(seat).total();
                let line = t!(ui, "results-portrait-line", name, planet, medals);
                player_line(ui, chosen, &line);
                board_picture(ui, (table.setup(), table.state()), seat, edge, &[]);
            });
            portrait.take(ui.ctx(), picture.response.rect);
            let save = Button::new(t!(ui, "results-portrait-save")).icon(Icon::Save);
            ui.add(save.primary()).clicked()
        });
        if answer.inner {
            let suggested = cx.paths.saves_folder().join(file_name(chosen));
            portrait.saving.ask(ctx, Purpose::Picture, &suggested);
        }
        if answer.closed {
            portrait.seat = None;
        }
    }
}

impl Portrait {
    /// Takes the picture within `rect` of this frame, if one is wanted.
    fn take(&mut self, ctx: &Context, rect: Rect) {
        let now = ctx.input(|input| input.time);
        let visible = |(since, _): &mut (f64, PathBuf)| now - *since >= 0.4;
        let Some((_, path)) = self.wanted.take_if(visible) else {
            if self.wanted.is_some() {
                ctx.request_repaint();
            }
            return;
        };
        let (sender, taken) = channel();
        let (again, points) = (ctx.clone(), ctx.pixels_per_point());
        ctx.request_screenshot(move |image| {
            sender
                .send((image, rect * points, path))
                .unwrap_or_else(|_| log::debug!("nobody waits for the picture any more"));
            again.request_repaint();
        });
        self.taken = Some(taken);
    }
}

/// The suggested name of the file.
fn file_name(chosen: &SeatSetup) -> String {
    let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let name: String = chosen.name.trim().chars().map(letter).collect();
    format!("{name}-{}.png", chosen.planet.name())
}
