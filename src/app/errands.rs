//! What the window does besides drawing screens: it keeps settings, steers with gamepads, takes games from other starts of
//! the program, and tells of crashes.

use egui::{Context, Event, ViewportCommand};

use super::App;
use super::devices::Device;
use super::inbox::Arrivals;
use super::theme;
use super::widgets::{self, Notice, Tone};
use super::window;
use kit::screen::Wish;

impl App {
    /// Tells of a crash since the last start.
    pub(super) fn tell_of_crash(&mut self, ctx: &Context) {
        if let Some(report) = crate::crash::untold(&self.paths.crashes_folder()) {
            let text = kit::t!(ctx, "common-crash", file = report.display().to_string());
            self.toasts.add(ctx, Notice::new(Tone::Warning, text));
        }
    }

    /// Opens the game that another start of the program named, and comes to the front. A window that is closing leaves it
    /// to that start.
    pub(super) fn take_arrivals(&mut self, ctx: &Context) {
        if ctx.input(|input| input.viewport().close_requested()) {
            return;
        }
        let next = self.arrivals.as_ref().and_then(Arrivals::next);
        if let Some(game) = next {
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            self.opening.begin(Wish::File(game));
        }
    }

    /// Puts tooltips away once a key is pressed, until the pointer moves again: they explain what it rests on, and would
    /// lie in the way of what the keys do elsewhere.
    pub(super) fn rest_tooltips(&mut self, ctx: &Context) {
        widgets::note_drop(ctx);
        let (moved, keyed) = ctx.input(|input| {
            let pressed = |event: &Event| matches!(event, Event::Key { pressed: true, .. });
            let moves = |event: &Event| {
                matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. })
            };
            let mut events = input.events.iter();
            (input.events.iter().any(moves), events.any(pressed))
        });
        let rest = !moved && (keyed || self.tooltips_rest);
        if rest != std::mem::replace(&mut self.tooltips_rest, rest) {
            theme::rest_tooltips(ctx, rest);
        }
    }

    /// Lets gamepads steer a screen that knows nothing of them.
    pub(super) fn steer(&self, ctx: &Context) {
        let screen = self.screens.last();
        if screen.is_some_and(|screen| screen.takes_devices()) {
            return;
        }
        for input in self.devices.inputs() {
            if input.acts() && matches!(input.device, Device::Pad(_)) {
                widgets::steer(ctx, input.control);
            }
        }
    }

    /// Stores changed settings, but not while a slider is being dragged.
    pub(super) fn keep_settings(&mut self, ctx: &Context) {
        let (dragging, closing) =
            ctx.input(|input| (input.pointer.any_down(), input.viewport().close_requested()));
        if closing {
            self.settings.window_size = window::size(ctx).or(self.settings.window_size);
        }
        if self.settings == self.kept || (dragging && !closing) {
            return;
        }
        self.kept = self.settings.clone();
        if let Err(error) = self.store.save(&self.kept) {
            log::warn!("the settings cannot be written: {error}");
            let text = kit::t!(ctx, "files-settings-not-kept", error = error.to_string());
            self.toasts.add(ctx, Notice::new(Tone::Warning, text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::inbox::{Fate, Inbox};
    use crate::app::{Launch, Paths, inbox};
    use egui::{RawInput, ViewportEvent, ViewportId};
    use std::path::Path;

    #[test]
    fn a_window_that_is_closing_leaves_a_game_to_the_start_that_names_it() {
        let folder = tempfile::tempdir().expect("a folder");
        let paths = Paths::inside(folder.path());
        let ctx = Context::default();
        let launch = Launch {
            plain: true,
            ..Launch::default()
        };
        let mut app = App::new(&ctx, paths.clone(), launch);
        let (window, told, arrivals) = inbox::tests::open(&paths.inbox_folder());
        app.arrivals = Some(arrivals);
        let mut frame = |events: Vec<ViewportEvent>| {
            window.tell(&told, &ctx);
            let mut input = RawInput::default();
            let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
            viewport.events = events;
            ctx.run_ui(input, |ui| app.frame_ui(ui))
                .textures_delta
                .clear();
        };
        let game = Path::new("nowhere.ron");
        let handed = Inbox::hand_over(&paths.inbox_folder(), game).expect("it is written");
        frame(vec![ViewportEvent::Close]);
        assert!(matches!(handed.fate(), Ok(Fate::Waiting)));
        frame(Vec::new());
        assert!(matches!(handed.fate(), Ok(Fate::Taken)), "it stays open");
    }
}
