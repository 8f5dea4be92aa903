//! The window.
//!
//! The window is redrawn for every frame. A [`Screen`] draws itself from its own state and issues [`Command`]s; [`App`]
//! carries them out after drawing. A new screen takes one file in `screens/` and one line in `screens/mod.rs`.
//!
//! The window's contents are in other crates; here is what holds them together.

mod backdrop;
mod errands;
mod event_order;
mod inbox;
mod late_keys;
mod launch;
mod overlay;
mod shortcuts;
mod start;
mod window;

use std::sync::Arc;
use std::time::Instant;

use egui::{Context, Ui, Vec2, ViewportCommand};

pub use kit::{Paths, audio, devices, frames, picture_file, scripts, theme};
pub use launch::Launch;
pub use planet_unknown_window::*;
pub use window::run;

use audio::{Audio, Cue};
use backdrop::Backdrop;
use devices::{Devices, system_pads};
use event_order::EventOrder;
use frames::Frames;
use inbox::Arrivals;
use kit::files::{self, BoardGame, Games, Opening};
use kit::screen::{self, Command, Cx, Screen, Wish};
use kit::settings::{Settings, SettingsStore};
use late_keys::LateKeys;
use overlay::{RulesWindow, keys_dialog};
use start::Start;
use widgets::{Notice, Toasts, Tone};

use table::Library;

/// The longest side of a texture, in pixels. The letters have a texture as wide as this, which grows in height; a wider
/// one would hold little but empty rows.
const TEXTURE_SIDE: usize = 4096;

/// The games of the program, the first one first. A game is registered by its line here.
const GAMES: Games = &[
    &screens::PlanetUnknown,
    &exoplanets_window::Exoplanets,
    &cryo_window::Cryo,
    &on_mars_window::OnMars,
];

/// The window and everything in it.
pub struct App {
    settings: Settings,
    /// The settings as stored on disk.
    kept: Settings,
    store: SettingsStore,
    paths: Paths,
    library: Arc<Library>,
    opening: Opening,
    /// Whether the players have been told that games cannot be kept; they are told once.
    told: bool,
    /// The stack of screens; the last one is shown. It is never empty.
    screens: Vec<Box<dyn Screen>>,
    backdrop: Backdrop,
    rules: RulesWindow,
    /// Whether the list of keys is open.
    lists_keys: bool,
    toasts: Toasts,
    audio: Audio,
    devices: Devices,
    frames: Frames,
    /// When the program started, until its first picture is shown.
    started: Option<Instant>,
    /// The minimum size of the window, in pixels, as it was set last.
    least: Option<Vec2>,
    late_keys: LateKeys,
    event_order: EventOrder,
    /// The games that other starts of the program name.
    arrivals: Option<Arrivals>,
    /// Whether tooltips stay away until the pointer moves.
    tooltips_rest: bool,
}

impl App {
    /// Builds the window's contents. It accesses no files but those in `paths`.
    pub fn new(ctx: &Context, paths: Paths, launch: Launch) -> Self {
        if launch.plain {
            files::choose_in_window(ctx);
            art::leave_blank(ctx);
        }
        theme::install(ctx);
        let mut store = SettingsStore::new(
            paths.settings_file(),
            GAMES.iter().map(|game| game.own_settings()),
        );
        let (kept, problem) = store.load();
        let (library, opening) = library(&paths);
        let mut app = Self {
            settings: kept.clone(),
            kept,
            store,
            paths,
            library,
            opening,
            told: false,
            screens: vec![Box::new(Start::default())],
            backdrop: Backdrop::new(launch.plain),
            rules: RulesWindow::default(),
            lists_keys: false,
            toasts: Toasts::default(),
            audio: audio(launch.plain),
            devices: devices(ctx, launch.plain),
            frames: Frames::default(),
            started: None,
            least: None,
            late_keys: LateKeys::default(),
            event_order: EventOrder::default(),
            arrivals: None,
            tooltips_rest: false,
        };
        launch.override_settings(&mut app.settings);
        // How large the window is shows only later.
        ctx.set_zoom_factor(app.settings.zoom(Vec2::ZERO));
        app.use_settings(ctx);
        if let Some(problem) = problem {
            log::warn!("{problem}");
            let text = files::words::settings_problem(&app.settings.language, &problem);
            app.toasts.add(ctx, Notice::new(Tone::Warning, text));
        }
        app.enter(ctx);
        app.tell_of_crash(ctx);
        if let Some(game) = launch.game {
            app.opening.begin(Wish::File(game));
        }
        app
    }

    /// The current settings.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Listens to other devices: for tests, which press the buttons themselves.
    pub fn use_devices(&mut self, devices: Devices) {
        self.devices = devices;
    }

    /// Carries out a command at once. Screens issue theirs with [`Cx::push`] instead.
    pub fn apply(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Show(screen) => self.visit(ctx, screen),
            Command::Replace(screen) => {
                self.screens.pop();
                self.visit(ctx, screen);
            }
            Command::Back => self.back_to(ctx, self.screens.len().saturating_sub(1)),
            Command::Home => self.back_to(ctx, 1),
            Command::Settings(settings) => {
                if settings.full_screen != self.settings.full_screen {
                    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(settings.full_screen));
                }
                self.settings = *settings;
                self.use_settings(ctx);
                self.scale(ctx);
            }
            Command::Rules(place) => {
                let game = self.game();
                self.rules.open(ctx, game.rulebook(), place.as_deref());
            }
            Command::Keys => self.lists_keys = true,
            Command::Notify(notice) => self.toasts.add(ctx, notice),
            Command::TakeBackNews => self.toasts.take_back_news(),
            Command::ChangePlayer => self.toasts.change_player(),
            Command::ForgetRefusals => self.toasts.forget_refusals(),
            Command::Play(cue) => self.audio.play(cue),
            Command::Sit { screen, deal } => {
                self.screens.truncate(1);
                crate::crash::note_game(&deal);
                self.visit(ctx, screen);
            }
            Command::Open(wish) => self.opening.begin(wish),
            Command::Claim(halves) => self.devices.claim(halves),
            Command::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
        ctx.request_repaint();
    }

    /// The game to which the screen on show belongs.
    fn game(&self) -> &'static dyn BoardGame {
        let mut kinds = self.screens.iter().rev().filter_map(|screen| screen.game());
        let game = kinds.next().and_then(files::of_kind);
        game.unwrap_or(&screens::PlanetUnknown)
    }

    /// Shows a new screen on top of the others.
    fn visit(&mut self, ctx: &Context, screen: Box<dyn Screen>) {
        screen::begin_visit(ctx, self.screens.len());
        self.screens.push(screen);
        self.enter(ctx);
    }

    /// Removes all but the lowest `count` screens; at least one remains.
    fn back_to(&mut self, ctx: &Context, count: usize) {
        self.screens.truncate(count.max(1));
        self.enter(ctx);
    }

    /// Tells the screen on top that it is now shown.
    fn enter(&mut self, ctx: &Context) {
        self.devices.claim([]);
        self.frames.begin();
        self.toasts.leave_screen(ctx);
        ctx.memory_mut(|memory| memory.stop_text_input());
        let mut commands = Vec::new();
        let mut cx = Cx {
            settings: &self.settings,
            paths: &self.paths,
            library: &self.library,
            devices: &self.devices,
            is_opening: self.opening.is_asking(),
            commands: &mut commands,
        };
        if let Some(screen) = self.screens.last_mut() {
            screen.entered(&mut cx);
        }
        for command in commands {
            self.apply(ctx, command);
        }
    }

    fn use_settings(&mut self, ctx: &Context) {
        self.settings.tidy();
        text::set_language(ctx, self.settings.language);
        theme::set_reduced_motion(ctx, self.settings.reduced_motion);
        self.audio.set_loudness(self.settings.loudness());
        self.audio.set_ambience(self.settings.background());
    }

    /// Makes everything as large as the settings have it in a window of this size, which is known after the first frame.
    fn scale(&self, ctx: &Context) {
        if ctx.cumulative_frame_nr() == 0 {
            return;
        }
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        let least = self.screens.last().map(|screen| screen.least_room());
        let zoom = self.settings.zoom_for(window, least.unwrap_or_default());
        ctx.set_zoom_factor(zoom);
    }

    /// Draws the window and carries out what was asked of it.
    pub fn frame_ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.scale(&ctx);
        window::follow_monitor(&ctx, &mut self.least);
        self.late_keys.bring(&ctx);
        self.take_arrivals(&ctx);
        self.rest_tooltips(&ctx);
        self.devices.poll(&ctx, &self.settings.controls);
        self.steer(&ctx);
        let mut commands = Vec::new();
        let mut cx = Cx {
            settings: &self.settings,
            paths: &self.paths,
            library: &self.library,
            devices: &self.devices,
            is_opening: self.opening.is_asking(),
            commands: &mut commands,
        };
        self.rules.take_keys(&ctx);
        shortcuts::window_keys(&ctx, &mut cx);
        shortcuts::rules_key(&ctx, &mut cx, self.screens.last().map(AsRef::as_ref));
        self.backdrop.paint(ui, self.screens.len() > 1);
        let listed = self.screens.last().filter(|_| self.lists_keys);
        let keys = listed.map(|screen| screen.keys(&ctx, &cx));
        screen::show_visit(&ctx, self.screens.len() - 1);
        if let Some(screen) = self.screens.last_mut() {
            screen.ui(ui, &mut cx);
        }
        if let Some(error) = self.library.take_fault()
            && !std::mem::replace(&mut self.told, true)
        {
            self.opening.tell(&self.library, error);
        }
        self.opening.show(&ctx, &mut cx);
        self.rules.show(&ctx);
        if let Some(keys) = keys {
            self.lists_keys = keys_dialog(&ctx, &keys);
        }
        self.toasts.show(&ctx);
        widgets::paint_focus_ring(&ctx);
        self.late_keys.put_aside(&ctx);
        if self.event_order.is_waiting() {
            ctx.request_repaint();
        }
        if clicked(&ctx) {
            self.audio.play(Cue::Click);
        }
        for command in commands {
            self.apply(&ctx, command);
        }
        self.keep_settings(&ctx);
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        let begin = Instant::now();
        if let Some(started) = self.started.take_if(|_| self.frames.count() > 0) {
            log::info!("first picture after {:.0?}", started.elapsed());
        }
        self.frame_ui(ui);
        self.frames.note(begin.elapsed());
    }

    fn raw_input_hook(&mut self, _ctx: &Context, input: &mut egui::RawInput) {
        let side = input.max_texture_side.unwrap_or(TEXTURE_SIDE);
        input.max_texture_side = Some(side.min(TEXTURE_SIDE));
        self.event_order.divide(&mut input.events);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        theme::tokens().color.space.to_normalized_gamma_f32()
    }
}

/// The games on the disk, and what was wrong with those that an earlier version kept elsewhere.
fn library(paths: &Paths) -> (Arc<Library>, Opening) {
    let shelf = files::register(GAMES, play::SHELF.notes);
    let library = Arc::new(Library::new(paths.data_folder(), &shelf));
    let mut opening = Opening::default();
    for error in library.take_over::<rules::GameState>(&paths.old_autosave_folder()) {
        opening.tell(&library, error);
    }
    (library, opening)
}

fn audio(plain: bool) -> Audio {
    (!plain).then(Audio::open).unwrap_or_default()
}

/// The keyboard and, unless in a test, the gamepads that are plugged in.
fn devices(ctx: &Context, plain: bool) -> Devices {
    if plain {
        return Devices::default();
    }
    let ctx = ctx.clone();
    Devices::new(system_pads(move || ctx.request_repaint()))
}

/// Returns whether a button was clicked in this frame.
fn clicked(ctx: &Context) -> bool {
    ctx.output(|output| {
        let mut events = output.events.iter();
        events.any(|event| matches!(event, egui::output::OutputEvent::Clicked(_)))
    })
}
