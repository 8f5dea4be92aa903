//! The start screen.

use std::path::PathBuf;

use egui::{Align, Context, Layout, RichText, Role, ScrollArea, Ui, UiBuilder, text::LayoutJob, vec2};

use super::{Rules, Screen, SettingsPage, Wizard};
use crate::{
    app::{
        Command, Cx,
        files::Opening,
        text::{Language, ago},
        theme::{Icon, body, display, strong, tokens},
        widgets::{Button, choice, dim, icon_button},
    },
    t,
    table::{Summary, autosave},
};

/// The widest the menu becomes.
const MENU: f32 = 340.0;
/// The most games of the list of recent ones.
const RECENT: usize = 3;
/// Below this height the menu is set tighter.
const TALL: f32 = 520.0;
/// The height of a window in which the title has the size of its token.
const DESIGNED: f32 = 800.0;

/// The title of the game and where one can go from here.
#[derive(Default)]
pub struct Start {
    /// The game that can be continued.
    autosaved: Option<Summary>,
    /// Games that were saved or opened lately.
    recent: Vec<(PathBuf, Summary)>,
    /// The game to open before anything is asked.
    first: Option<PathBuf>,
    opening: Opening,
}

impl Start {
    /// A start screen that opens a saved game by itself, if there is one to open.
    pub fn opening(game: Option<PathBuf>) -> Self {
        Self { first: game, ..Self::default() }
    }
}

impl Screen for Start {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let space = &tokens().space;
        let size = ui.available_size();
        let side = if size.x > 900.0 { 2.0 * space.xxl } else { space.xl };
        let whole = ui.available_rect_before_wrap();
        let inner =
            whole.shrink2(vec2(0.0, space.m)).with_min_x(whole.left() + side).with_max_x(whole.right() - space.l);
        let (above, below) = inner.split_top_bottom_at_y(inner.bottom() - tokens().shape.control);
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| self.column_ui(ui, cx, size.y));
        });
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| footer_ui(ui, cx));
        if let Some(path) = self.first.take() {
            self.opening.read(ui.ctx(), path);
        }
        self.opening.show(ui.ctx(), cx);
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        self.autosaved = autosave::find(&cx.paths.autosave_folder()).filter(|game| !game.finished);
        self.recent = cx.settings.recent_files.summaries();
        self.recent.truncate(RECENT);
    }
}

impl Start {
    /// Title and menu, set for a window of some height.
    fn column_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, height: f32) {
        let space = &tokens().space;
        let tall = height >= TALL;
        ui.add_space(if tall { height * 0.06 } else { 0.0 });
        title_ui(ui, height);
        ui.set_max_width(MENU.min(ui.available_width()));
        ui.spacing_mut().item_spacing.y = if tall { space.m } else { space.s };
        if let Some(game) = &self.autosaved
            && continue_ui(ui, game)
        {
            self.opening.resume(ui.ctx(), cx);
        }
        self.menu_ui(ui, cx, tall);
        self.recent_ui(ui);
    }

    fn menu_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, tall: bool) {
        let entries: [(Icon, String, Go); 6] = [
            (Icon::Rocket, t!(ui, "start-new-game"), |_, _, cx| cx.show(Wizard::default())),
            (Icon::Person, t!(ui, "start-practice"), |_, _, cx| cx.show(Wizard::practice())),
            (Icon::Open, t!(ui, "start-open"), |start, ctx, cx| start.opening.choose(ctx, cx)),
            (Icon::Rules, t!(ui, "start-rules"), |_, _, cx| cx.show(Rules::default())),
            (Icon::Settings, t!(ui, "start-settings"), |_, _, cx| cx.show(SettingsPage::default())),
            (Icon::Quit, t!(ui, "start-quit"), |_, _, cx| cx.push(Command::Quit)),
        ];
        let fresh = self.autosaved.is_none();
        for (index, (icon, label, go)) in entries.into_iter().enumerate() {
            let mut button = Button::new(label).icon(icon).wide();
            if tall {
                button = button.large();
            }
            if fresh && index == 0 {
                button = button.primary();
            }
            if ui.add(button).clicked() {
                go(self, &ui.ctx().clone(), cx);
            }
        }
    }

    /// The games that were saved or opened lately, each a button that opens it.
    fn recent_ui(&mut self, ui: &mut Ui) {
        if self.recent.is_empty() {
            return;
        }
        ui.add_space(tokens().space.s);
        dim(ui, t!(ui, "start-recent"));
        for (path, game) in &self.recent {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let label = format!("{name}\n{}", place(ui, game));
            let hint = format!("{}: {}", path.display(), players(game));
            if ui.add(Button::new(label).icon(Icon::Save).wide()).on_hover_text(hint).clicked() {
                self.opening.read(ui.ctx(), path.clone());
                break;
            }
        }
    }
}

fn title_ui(ui: &mut Ui, height: f32) {
    let (text, color) = (&tokens().text, &tokens().color);
    let size = text.display * (height / DESIGNED).clamp(0.6, 1.6);
    let size = size.min(ui.available_width() / 8.0);
    let mut title = LayoutJob::default();
    for (word, ink) in [("PLANET\n", color.text), ("UNKNOWN", color.accent)] {
        let mut format = egui::TextFormat::simple(display(size), ink);
        format.extra_letter_spacing = size * 0.07;
        format.line_height = Some(size * 1.02);
        title.append(word, 0.0, format);
    }
    let response = ui.label(title);
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_role(Role::Heading);
        node.set_label("Planet Unknown");
    });
    let subtitle = t!(ui, "start-subtitle");
    ui.label(RichText::new(subtitle).font(body(text.lead)).color(color.text_dim));
    ui.add_space(height * 0.035);
}

/// The game that can be continued: who plays it, and where it stopped. Gives whether it was chosen.
fn continue_ui(ui: &mut Ui, game: &Summary) -> bool {
    let (players, place) = (players(game), place(ui, game));
    let label = t!(ui, "start-continue");
    let name = format!("{label}: {players}. {place}");
    let button = Button::new(label).name(name).icon(Icon::Play).primary().large().wide();
    let chosen = ui.add(button).clicked();
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.label(RichText::new(players).font(strong(tokens().text.body)));
        dim(ui, place);
    });
    ui.add_space(tokens().space.s);
    chosen
}

/// The players of a game in the order of their seats.
fn players(game: &Summary) -> String {
    game.setup.seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(", ")
}

/// Where a game stopped, and how long ago.
fn place(ui: &Ui, game: &Summary) -> String {
    let now = autosave::now();
    let when = ago(ui, now, game.saved.unwrap_or(now));
    match game.finished {
        true => t!(ui, "start-finished-game", when = when),
        false => t!(ui, "start-continue-round", round = game.round, when = when),
    }
}

/// Leads on from the start screen.
type Go = fn(&mut Start, &Context, &mut Cx<'_>);

/// The version, the languages, and sound on or off.
fn footer_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    ui.horizontal(|ui| {
        let languages = Language::ALL.map(|language| (language, language.native_name().to_owned()));
        let name = t!(ui, "settings-language");
        if let Some(language) = choice(ui, &name, cx.settings.language, &languages) {
            cx.change_settings(|settings| settings.language = language);
        }
        let muted = cx.settings.muted;
        let (icon, name) = match muted {
            true => (Icon::SoundOff, t!(ui, "start-sound-turn-on")),
            false => (Icon::SoundOn, t!(ui, "start-sound-turn-off")),
        };
        if icon_button(ui, icon, name).clicked() {
            cx.change_settings(|settings| settings.muted = !muted);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let version = t!(ui, "start-version", version = env!("CARGO_PKG_VERSION"));
            ui.label(RichText::new(version).font(body(tokens().text.small)).color(tokens().color.text_dim));
        });
    });
}
