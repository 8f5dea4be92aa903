//! The native window around the [`App`].

use std::time::Instant;

use egui::{Context, IconData, Vec2, ViewportBuilder, ViewportCommand, vec2};

use super::inbox::{Fate, Inbox};
use super::{App, Launch, Paths, art, scripts};
use kit::settings::SettingsStore;

/// The title of the window. The game has the same name in every language.
const TITLE: &str = "Planet Unknown";
/// The minimum size of the window in logical points, on a monitor that has the room.
const LEAST: Vec2 = vec2(1024.0, 640.0);

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If the desktop provides no window or no graphics.
pub fn run(launch: Launch) -> eframe::Result {
    let started = Instant::now();
    let paths = Paths::of_user(TITLE);
    crate::crash::report_into(paths.crashes_folder());
    let inbox = match fate(&paths, &launch) {
        Fate::Ours(inbox) => Some(inbox),
        Fate::Taken => return Ok(()),
        Fate::Waiting => None,
    };
    let options = eframe::NativeOptions {
        viewport: viewport(&paths),
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        window_builder: Some(Box::new(|builder| {
            // The size is no larger than the monitor here.
            let size = builder.inner_size.unwrap_or(LEAST);
            builder.with_min_inner_size(least(size))
        })),
        persist_window: false,
        centered: true,
        ..Default::default()
    };
    let start: eframe::AppCreator<'_> = Box::new(|cc| {
        scripts::use_system_fonts(&cc.egui_ctx);
        let mut app = App::new(&cc.egui_ctx, paths, launch);
        app.started = Some(started);
        app.arrivals = inbox.map(|inbox| inbox.watch(cc.egui_ctx.clone()));
        Ok(Box::new(app))
    });
    eframe::run_native(TITLE, options, start)
}

/// What becomes of the game that the start names: this window opens it, or one that was open before and has taken it. It
/// waits, for this window, if this is a further one, if the other does not answer, or if nobody can tell.
fn fate(paths: &Paths, launch: &Launch) -> Fate {
    let folder = paths.inbox_folder();
    let fate = Inbox::take(&folder).and_then(|inbox| match (inbox, &launch.game) {
        (Some(inbox), _) => Ok(Fate::Ours(inbox)),
        (None, Some(game)) => Inbox::hand_over(&folder, game)?.settle(),
        (None, None) => Ok(Fate::Waiting),
    });
    fate.unwrap_or_else(|error| {
        log::warn!("{}: {error}", folder.display());
        Fate::Waiting
    })
}

fn viewport(paths: &Paths) -> ViewportBuilder {
    let settings = SettingsStore::new(paths.settings_file(), []).peek();
    let (width, height) = settings.window_size.unwrap_or((1280.0, 800.0));
    ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id("planet-unknown")
        .with_inner_size(vec2(width, height).max(LEAST))
        .with_fullscreen(settings.full_screen)
        .with_icon(icon())
}

/// The minimum size of the window on a monitor with this room, both in logical points.
fn least(room: Vec2) -> Vec2 {
    LEAST.min(room)
}

/// The minimum size in pixels for a monitor of this size in pixels, at this scale. Nothing if there is no such monitor.
fn least_pixels(monitor: Vec2, scale: f32) -> Option<Vec2> {
    let is_real = scale > 0.0 && monitor.min_elem() > 0.0;
    is_real.then(|| (least(monitor / scale) * scale).round())
}

/// Sets the minimum size again when the window is on another monitor, or the scale of the desktop has changed. `set` is
/// the size that was set last.
pub(super) fn follow_monitor(ctx: &Context, set: &mut Option<Vec2>) {
    let pixels_per_point = ctx.pixels_per_point();
    let least = ctx.input(|input| {
        let viewport = input.viewport();
        let scale = viewport.native_pixels_per_point?;
        least_pixels(viewport.monitor_size? * pixels_per_point, scale)
    });
    if let Some(least) = least.filter(|least| *set != Some(*least)) {
        *set = Some(least);
        ctx.send_viewport_cmd(ViewportCommand::MinInnerSize(least / pixels_per_point));
    }
}

/// The size of the window in logical points at 100 % text, unless it fills the screen.
pub(super) fn size(ctx: &Context) -> Option<(f32, f32)> {
    let (rect, filling) = ctx.input(|input| {
        let viewport = input.viewport();
        let filling = viewport.maximized == Some(true) || viewport.fullscreen == Some(true);
        (viewport.inner_rect, filling)
    });
    let size = rect.filter(|_| !filling)?.size() * ctx.zoom_factor();
    Some((size.x.round(), size.y.round()))
}

fn icon() -> IconData {
    let image = art::planet_icon(128);
    IconData {
        width: image.width(),
        height: image.height(),
        rgba: image.into_raw(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_minimum_size_never_exceeds_the_monitor() {
        for (monitor, scale, expected) in [
            ((1366.0, 768.0), 1.0, (1024.0, 640.0)),
            ((1366.0, 768.0), 2.0, (1366.0, 768.0)),
            ((1366.0, 768.0), 1.25, (1280.0, 768.0)),
            ((1280.0, 800.0), 1.5, (1280.0, 800.0)),
            ((1920.0, 1080.0), 1.5, (1536.0, 960.0)),
            ((3840.0, 2160.0), 2.0, (2048.0, 1280.0)),
            ((800.0, 600.0), 1.0, (800.0, 600.0)),
        ] {
            let least = least_pixels(monitor.into(), scale);
            assert_eq!(least, Some(expected.into()), "{monitor:?} at {scale}");
        }
        for (monitor, scale) in [((0.0, 0.0), 1.0), ((1366.0, 768.0), 0.0)] {
            assert_eq!(least_pixels(monitor.into(), scale), None);
        }
    }

    #[test]
    fn the_minimum_size_follows_the_monitor() {
        let ctx = Context::default();
        let mut set = None;
        let mut frame = |monitor: Vec2| {
            let mut input = egui::RawInput::default();
            let viewport = input.viewports.entry(egui::ViewportId::ROOT).or_default();
            viewport.monitor_size = Some(monitor);
            viewport.native_pixels_per_point = Some(1.0);
            let mut output = ctx.run_ui(input, |ui| follow_monitor(ui.ctx(), &mut set));
            output.textures_delta.clear();
            let viewports = output.viewport_output.into_values();
            let mut commands = viewports.flat_map(|viewport| viewport.commands);
            commands.find_map(|command| match command {
                ViewportCommand::MinInnerSize(size) => Some(size),
                _ => None,
            })
        };
        assert_eq!(frame(vec2(1920.0, 1080.0)), Some(LEAST));
        assert_eq!(frame(vec2(1920.0, 1080.0)), None, "once");
        assert_eq!(frame(vec2(800.0, 600.0)), Some(vec2(800.0, 600.0)));
    }
}
