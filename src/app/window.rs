//! The native window around the [`App`].

use std::time::Instant;

use egui::{Context, IconData, ViewportBuilder, vec2};

use super::inbox::{Inbox, Owner};
use super::{App, Launch, Paths, art, settings::SettingsStore};

/// The title of the window. The game has the same name in every language.
const TITLE: &str = "Planet Unknown";
/// The minimum size of the window in logical points.
const LEAST: egui::Vec2 = vec2(1024.0, 640.0);
/// The size of the window at the first start.
const FIRST: (f32, f32) = (1280.0, 800.0);
/// The edge of the window's icon in pixels.
const ICON: u32 = 128;

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If the desktop provides no window or no graphics.
pub fn run(launch: Launch) -> eframe::Result {
    let started = Instant::now();
    let paths = Paths::of_user();
    crate::crash::report_into(paths.crashes_folder());
    let inbox = match owner(&paths, &launch) {
        Some(Owner::This(inbox)) => Some(inbox),
        Some(Owner::Other) => return Ok(()),
        None => None,
    };
    let options = eframe::NativeOptions {
        viewport: viewport(&paths),
        renderer: eframe::Renderer::Glow,
        system_font_fallback: false,
        persist_window: false,
        centered: true,
        ..Default::default()
    };
    let start: eframe::AppCreator<'_> = Box::new(|cc| {
        let mut app = App::new(&cc.egui_ctx, paths, launch);
        app.started = Some(started);
        app.arrivals = inbox.map(|inbox| inbox.watch(cc.egui_ctx.clone()));
        Ok(Box::new(app))
    });
    eframe::run_native(TITLE, options, start)
}

/// Who opens the game that the start names: this window, or one that was open before and has taken it. Nothing if this is
/// a further window, if the other does not answer, or if nobody can tell.
fn owner(paths: &Paths, launch: &Launch) -> Option<Owner> {
    let folder = paths.inbox_folder();
    let taken = Inbox::take(&folder).and_then(|owner| match (&owner, &launch.game) {
        (Owner::This(_), _) => Ok(Some(owner)),
        (Owner::Other, Some(game)) => Inbox::hand_over(&folder, game)?.settle(),
        (Owner::Other, None) => Ok(None),
    });
    taken.unwrap_or_else(|error| {
        log::warn!("{}: {error}", folder.display());
        None
    })
}

fn viewport(paths: &Paths) -> ViewportBuilder {
    let settings = SettingsStore::new(paths.settings_file()).peek();
    let (width, height) = settings.window_size.unwrap_or(FIRST);
    ViewportBuilder::default()
        .with_title(TITLE)
        .with_app_id("planet-unknown")
        .with_inner_size(vec2(width, height).max(LEAST))
        .with_min_inner_size(LEAST)
        .with_fullscreen(settings.full_screen)
        .with_icon(icon())
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

/// The picture of the program, so many pixels wide and high, for packages.
pub fn picture(edge: u32) -> image::RgbaImage {
    art::planet_icon(edge)
}

fn icon() -> IconData {
    let image = art::planet_icon(ICON);
    IconData {
        width: image.width(),
        height: image.height(),
        rgba: image.into_raw(),
    }
}
