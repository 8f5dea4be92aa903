//! A window of the least kind: a stack of screens whose commands are carried out, as the program does it.

use std::sync::Arc;

use egui::{Context, Ui};
use kit::Paths;
use kit::devices::{Controls, Devices};
use kit::screen::{Command, Cx, Screen};
use kit::settings::Settings;
use kit::text::set_language;
use kit::widgets::Toasts;
use table::Library;

/// The window.
pub struct Window {
    /// The screens; the last one is on show.
    pub screens: Vec<Box<dyn Screen>>,
    /// The settings.
    pub settings: Settings,
    paths: Paths,
    /// The games that are kept.
    pub library: Arc<Library>,
    devices: Devices,
    toasts: Toasts,
}

impl Window {
    /// A window that keeps its games in `paths`.
    pub fn new(paths: Paths, settings: Settings, library: Library) -> Self {
        Self {
            screens: Vec::new(),
            settings,
            paths,
            library: Arc::new(library),
            devices: Devices::default(),
            toasts: Toasts::default(),
        }
    }

    /// Draws the screen on show and carries out what it asks.
    pub fn ui(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        set_language(&ctx, self.settings.language);
        self.devices.poll(&ctx, &Controls::default());
        let commands = self.ask(|screen, cx| screen.ui(ui, cx));
        self.toasts.show(&ctx);
        for command in commands {
            self.apply(&ctx, command);
        }
    }

    /// Lets the screen on show do something, and returns what it asks.
    fn ask(&mut self, act: impl FnOnce(&mut dyn Screen, &mut Cx<'_>)) -> Vec<Command> {
        let mut commands = Vec::new();
        let mut cx = Cx {
            settings: &self.settings,
            paths: &self.paths,
            library: &self.library,
            devices: &self.devices,
            is_opening: false,
            commands: &mut commands,
        };
        if let Some(screen) = self.screens.last_mut() {
            act(screen.as_mut(), &mut cx);
        }
        commands
    }

    /// Tells the screen on top that it is now shown.
    fn enter(&mut self) {
        self.ask(|screen, cx| screen.entered(cx));
    }

    fn visit(&mut self, screen: Box<dyn Screen>) {
        self.screens.push(screen);
        self.enter();
    }

    /// Carries out a command.
    pub fn apply(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Show(screen) => self.visit(screen),
            Command::Replace(screen) => {
                self.screens.pop();
                self.visit(screen);
            }
            Command::Sit { screen, .. } => {
                self.screens.clear();
                self.visit(screen);
            }
            Command::Back => {
                self.screens.pop();
                self.enter();
            }
            Command::Home => self.screens.clear(),
            Command::Settings(settings) => self.settings = *settings,
            Command::Notify(notice) => self.toasts.add(ctx, notice),
            Command::ForgetRefusals => self.toasts.forget_refusals(),
            _ => {}
        }
        ctx.request_repaint();
    }
}
