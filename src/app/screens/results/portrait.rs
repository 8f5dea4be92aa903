//! The planet of a seat, large, to be kept as a picture.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

use egui::{ColorImage, Context, Rect, RichText, Ui};

use super::super::pictures::{badge, board_picture};
use super::outcome::Outcome;
use crate::app::files::{Chooser, Purpose};
use crate::app::theme::screen_sizes::results::portrait as sizes;
use crate::app::theme::{Icon, heading, tokens};
use crate::app::widgets::{Button, Dialog, Tone};
use crate::app::{Cx, picture_file};
use crate::game::SeatId;
use crate::t;
use crate::table::Table;

/// The planet that is shown large, and the picture of it that is being kept.
#[derive(Debug, Default)]
pub(super) struct Portrait {
    seat: Option<SeatId>,
    chooser: Chooser,
    /// Where to write the picture as soon as the planet is fully visible: when it was asked for, in seconds of the
    /// window's clock, and the file.
    wanted: Option<(f64, PathBuf)>,
    writing: Option<Receiver<Written>>,
}

/// The outcome of writing a picture.
type Written = Result<PathBuf, (PathBuf, io::Error)>;

impl Portrait {
    /// Shows the planet of `seat` from now on.
    pub(super) fn open(&mut self, seat: SeatId) {
        self.seat = Some(seat);
    }

    /// Draws the planet, if one is shown.
    pub(super) fn show(
        &mut self,
        ctx: &Context,
        cx: &mut Cx<'_>,
        table: &Table,
        outcome: &Outcome,
    ) {
        if let Some((_, path)) = self.chooser.show(ctx) {
            self.wanted = Some((ctx.input(|input| input.time), path));
        }
        // The dialog that asks for the file would be below the planet.
        if let Some(seat) = self.seat.filter(|_| !self.chooser.is_open()) {
            self.seat_ui(ctx, cx, table, outcome, seat);
        }
        self.tell(ctx, cx);
    }

    fn seat_ui(
        &mut self,
        ctx: &Context,
        cx: &Cx<'_>,
        table: &Table,
        outcome: &Outcome,
        seat: SeatId,
    ) {
        let name = super::name_of(table.setup(), seat).to_owned();
        let title = t!(ctx, "results-portrait", name = name);
        let room = ctx.content_rect().size();
        let edge = (room.y - sizes::AROUND).min(room.x - sizes::BESIDE);
        let edge = edge.clamp(sizes::EDGE[0], sizes::EDGE[1]);
        let dialog = Dialog::new("portrait", title)
            .icon(Icon::Planet)
            .width(edge);
        let answer = dialog.show(ctx, |ui| {
            let picture = ui.scope(|ui| picture_ui(ui, table, outcome, seat, edge));
            self.take(ui.ctx(), picture.response.rect);
            let save = Button::new(t!(ui, "results-portrait-save")).icon(Icon::Save);
            ui.add(save.primary()).clicked()
        });
        if answer.inner {
            let suggested = cx.paths.saves_folder().join(file_name(table, seat));
            self.chooser.ask(ctx, Purpose::Picture, &suggested);
        }
        if answer.closed {
            self.seat = None;
        }
    }

    /// Takes the picture within `rect` of this frame, if one is wanted.
    fn take(&mut self, ctx: &Context, rect: Rect) {
        let now = ctx.input(|input| input.time);
        let visible = |(since, _): &mut (f64, PathBuf)| now - *since >= sizes::FADE;
        let Some((_, path)) = self.wanted.take_if(visible) else {
            if self.wanted.is_some() {
                ctx.request_repaint();
            }
            return;
        };
        let (sender, writing) = channel();
        let (again, points) = (ctx.clone(), ctx.pixels_per_point());
        ctx.request_screenshot(move |image| {
            write(image, rect * points, path, sender);
            again.request_repaint();
        });
        self.writing = Some(writing);
    }

    /// Tells the player how writing went.
    fn tell(&mut self, ctx: &Context, cx: &mut Cx<'_>) {
        let written = self.writing.as_ref().and_then(|file| file.try_recv().ok());
        let Some(written) = written else {
            return;
        };
        self.writing = None;
        match written {
            Ok(path) => {
                let file = path.display().to_string();
                cx.notify(Tone::Good, t!(ctx, "results-portrait-saved", file = file));
            }
            Err((path, error)) => {
                let (file, error) = (path.display().to_string(), error.to_string());
                let text = t!(ctx, "results-portrait-failed", file = file, error = error);
                cx.notify(Tone::Failure, text);
                self.chooser.ask_for_path(Purpose::Picture, &path);
            }
        }
    }
}

/// Writes the part of the picture within `rect`, in pixels.
fn write(image: Arc<ColorImage>, rect: Rect, path: PathBuf, sender: Sender<Written>) {
    let write = move || {
        let written = picture_file::write(&image, rect, &path);
        sender
            .send(written.map_err(|error| (path, error)))
            .unwrap_or_else(|_| log::debug!("nobody waits for the picture any more"));
    };
    let thread = std::thread::Builder::new().name("picture".to_owned());
    if let Err(error) = thread.spawn(write) {
        log::warn!("no thread for the picture: {error}");
    }
}

fn picture_ui(ui: &mut Ui, table: &Table, outcome: &Outcome, seat: SeatId, edge: f32) {
    let setup = table.setup();
    ui.horizontal(|ui| {
        let chosen = &setup.seats[seat.index()];
        badge(ui, chosen.colour, tokens().shape.icon_large);
        let planet = chosen.planet.name();
        let medals = outcome.score(seat).total();
        let name = chosen.name.clone();
        let text = t!(
            ui,
            "results-portrait-line",
            name = name,
            planet = planet,
            medals = medals
        );
        let text = RichText::new(text).font(heading(tokens().text.section));
        ui.add(egui::Label::new(text).truncate());
    });
    board_picture(ui, setup, table.state(), seat, edge);
}

/// The suggested name of the file.
fn file_name(table: &Table, seat: SeatId) -> String {
    let letter = |c: char| if c.is_alphanumeric() { c } else { '-' };
    let chosen = &table.setup().seats[seat.index()];
    let name: String = chosen.name.trim().chars().map(letter).collect();
    format!("{name}-{}.png", chosen.planet.name())
}
