//! The start screen.

use std::path::{Path, PathBuf};

use egui::{
    Align, Key, KeyboardShortcut, Label, Layout, Modifiers, RichText, ScrollArea, Ui, UiBuilder,
    text::LayoutJob, vec2,
};

use kit::files::{BoardGame as _, game_place, players_of, shelf};
use kit::pages::{GamesPage, SettingsPage, ShelfPage, entry_ui};
use kit::rulebook::Reader;
use kit::screen::{Command, Cx, Screen, Wish};
use kit::text::{Language, apart};
use kit::theme::{Icon, body, display, tokens};
use kit::widgets::{Button, as_heading, choice, dim, icon_button, named, pressed};
use planet_unknown_window::rulebook::RULEBOOK;
use planet_unknown_window::screens::{
    ChallengesPage, PlanetUnknown, PracticePage, RecordsPage, Wizard, start_lesson,
};
use planet_unknown_window::t;
use table::{Summary, library::Entry};

/// The maximum width of the menu.
const MENU: f32 = 340.0;
/// The height of a column at or below which the title is at the very top, with a menu of so many rows.
const LOW: f32 = 690.0;
const LOW_ROWS: f32 = 11.5;

/// The start screen: the title of the game and the menu.
#[derive(Default)]
pub(super) struct Start {
    /// The game that can be continued: the most recently played one in progress.
    continued: Option<Entry>,
    /// Other games in progress, and those that cannot be read.
    others: Vec<Entry>,
    /// Whether there is any game.
    has_games: bool,
    /// Whether a game of Planet Unknown was finished; until then, the menu begins with the lesson.
    has_finished: bool,
    /// The files that were saved or opened recently.
    files: Vec<(PathBuf, Summary)>,
}

impl Screen for Start {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let space = &tokens().space;
        let whole = ui.available_rect_before_wrap();
        let side = if whole.width() > 900.0 {
            2.0 * space.xxl
        } else {
            space.xl
        };
        let inner = whole
            .shrink2(vec2(0.0, space.m))
            .with_min_x(whole.left() + side)
            .with_max_x(whole.right() - space.l);
        let (above, below) = inner.split_top_bottom_at_y(inner.bottom() - tokens().shape.control);
        let menu = self.menu(ui);
        let width = match is_low(above.height(), self.rows(&menu)) {
            true => MENU + tokens().space.l,
            false => 620.0,
        };
        let column = above
            .with_max_x(above.right().min(above.left() + width))
            .with_max_y(above.bottom() - space.m);
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| self.column_ui(ui, cx, column.height(), menu));
        });
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| footer_ui(ui, cx));
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        let mut entries = cx.library.entries();
        self.has_games = !entries.is_empty();
        let latest = entries
            .iter()
            .position(|entry| entry.in_progress().is_some());
        self.continued = latest.map(|index| entries.remove(index));
        self.has_finished = entries
            .iter()
            .filter_map(|entry| entry.summary.as_ref().ok())
            .any(|game| game.finished && game.kind == PlanetUnknown.kind());
        let is_over = |entry: &Entry| entry.summary.as_ref().is_ok_and(|game| game.finished);
        entries.retain(|entry| !is_over(entry));
        self.others = entries;
        self.files = cx.settings.recent_files.summaries(&shelf());
    }
}

impl Start {
    /// The number of rows of the menu, with the game that can be continued.
    fn rows(&self, menu: &[MenuEntry]) -> f32 {
        let continued = if self.continued.is_some() { 1.5 } else { 0.0 };
        menu.len() as f32 + continued
    }

    /// Draws title and menu, as spacious as the height of the column allows.
    fn column_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>, height: f32, menu: Vec<MenuEntry>) {
        let rows = self.rows(&menu);
        let top = ui.cursor().top();
        ui.add_space((height - LOW).clamp(0.0, 0.06 * height));
        title_ui(ui, height, is_low(height, rows));
        ui.set_max_width(MENU.min(ui.available_width()));
        let density = Density::fitting((height - (ui.cursor().top() - top)) / rows);
        ui.spacing_mut().item_spacing.y = density.gap;
        if let Some(entry) = &self.continued
            && let Some(game) = entry.in_progress()
            && continue_ui(ui, game, density)
        {
            cx.push(Command::Open(Wish::Kept(entry.id)));
        }
        let fresh = self.continued.is_none();
        for (index, (icon, label, go)) in menu.into_iter().enumerate() {
            if chosen(ui, density.button(label).icon(icon), fresh && index == 0) {
                go(ui, cx);
            }
        }
        self.recent_ui(ui, cx, height - (ui.cursor().top() - top));
    }

    /// The entries of the menu, from above.
    fn menu(&self, ui: &Ui) -> Vec<MenuEntry> {
        let games = match self.others.len() + usize::from(self.continued.is_some()) {
            0 => kit::t!(ui, "games-title"),
            count => t!(ui, "start-games", count = count),
        };
        let (lesson, shelf) = (t!(ui, "lesson-title"), kit::t!(ui, "shelf-title"));
        let entries: [(bool, Icon, String, Go); 11] = [
            (!self.has_finished, Icon::Hint, lesson, |ui, cx| {
                start_lesson(ui, cx, 0)
            }),
            (true, Icon::Rocket, t!(ui, "start-new-game"), |_, cx| {
                cx.show(Wizard::default())
            }),
            (self.has_games, Icon::Cards, games, |_, cx| {
                cx.show(GamesPage::default())
            }),
            (true, Icon::Person, t!(ui, "start-practice"), |_, cx| {
                cx.show(PracticePage::default())
            }),
            (true, Icon::Star, t!(ui, "challenge-page"), |_, cx| {
                cx.show(ChallengesPage::default())
            }),
            (ShelfPage::has_games(), Icon::Planet, shelf, |_, cx| {
                cx.show(ShelfPage::default())
            }),
            (true, Icon::Open, t!(ui, "start-open"), |_, cx| {
                cx.push(Command::Open(Wish::Choose))
            }),
            (true, Icon::Trophy, t!(ui, "start-records"), |_, cx| {
                cx.show(RecordsPage::default())
            }),
            (true, Icon::Rules, t!(ui, "start-rules"), |_, cx| {
                cx.show(Reader::new(&RULEBOOK))
            }),
            (true, Icon::Settings, t!(ui, "start-settings"), |_, cx| {
                cx.show(SettingsPage::default())
            }),
            (true, Icon::Quit, t!(ui, "start-quit"), |_, cx| {
                cx.push(Command::Quit)
            }),
        ];
        entries
            .into_iter()
            .filter_map(|(shown, icon, label, go)| shown.then_some((icon, label, go)))
            .collect()
    }

    /// Draws recently played games, as many as fit, each as a button that opens it.
    fn recent_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>, room: f32) {
        let (title, row) = (40.0, 66.0);
        let count = (((room - title) / row).max(0.0) as usize).min(3);
        let kept = self.others.len().min(count);
        let files = self.files.len().min(count - kept);
        if kept + files == 0 {
            return;
        }
        ui.add_space(tokens().space.s);
        dim(ui, t!(ui, "start-recent"));
        for entry in &self.others[..kept] {
            if entry_ui(ui, entry, None) {
                cx.push(Command::Open(Wish::Kept(entry.id)));
            }
        }
        for (path, game) in &self.files[..files] {
            if file_ui(ui, path, game) {
                cx.push(Command::Open(Wish::File(path.clone())));
            }
        }
    }
}

/// Whether a menu with so many rows needs the height of the column, so that the title is one line.
fn is_low(height: f32, rows: f32) -> bool {
    let more = (rows - LOW_ROWS).max(0.0);
    height < LOW + 1.5 * more * tokens().shape.control
}

/// Draws a saved game as a button. Returns whether it was clicked.
fn file_ui(ui: &mut Ui, path: &Path, game: &Summary) -> bool {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let label = format!("{name}\n{}", game_place(ui, game));
    let hint = {
        let path = path.display().to_string();
        format!("{}: {}", apart(&path), players_of(game))
    };
    let button = Button::new(label).icon(Icon::Save).wide();
    ui.add(button).on_hover_text(hint).clicked()
}

fn title_ui(ui: &mut Ui, height: f32, is_low: bool) {
    let (text, color) = (&tokens().text, &tokens().color);
    let size = text.display * (height / 740.0).clamp(0.6, 1.6);
    // Where the menu needs the height, the title is one line without another below it.
    let (share, first) = if is_low {
        (11.5, "PLANET ")
    } else {
        (8.0, "PLANET\n")
    };
    let size = size.min(ui.available_width() / share);
    let mut title = LayoutJob::default();
    for (word, ink) in [(first, color.text), ("UNKNOWN", color.accent)] {
        let mut format = egui::TextFormat::simple(display(size), ink);
        format.extra_letter_spacing = size * 0.07;
        format.line_height = Some(size * 1.02);
        title.append(word, 0.0, format);
    }
    let response = ui.label(title);
    as_heading(&response);
    named(&response, "Planet Unknown");
    if !is_low {
        let subtitle = RichText::new(t!(ui, "start-subtitle"));
        ui.label(subtitle.font(body(text.lead)).color(color.text_dim));
    }
    ui.add_space(height * 0.035);
}

/// Draws the game that can be continued: its players, and where it stopped. Returns whether it was clicked.
fn continue_ui(ui: &mut Ui, game: &Summary, density: Density) -> bool {
    let (players, place) = (players_of(game), game_place(ui, game));
    let label = t!(ui, "start-continue");
    let name = format!("{label}: {players}. {place}");
    let button = density.button(label).name(name).icon(Icon::Play);
    let chosen = chosen(ui, button, true);
    let line = RichText::new(format!("{place} · {players}")).font(body(tokens().text.small));
    ui.add(Label::new(line.color(tokens().color.text_dim)).truncate());
    ui.add_space(density.gap);
    chosen
}

/// Draws a button of the menu. Returns whether it was chosen. The `first` stands out, and Enter chooses it while nothing has
/// the focus.
fn chosen(ui: &mut Ui, button: Button, first: bool) -> bool {
    let button = if first { button.primary() } else { button };
    let enter = KeyboardShortcut::new(Modifiers::NONE, Key::Enter);
    let is_free = ui.memory(|memory| memory.focused().is_none());
    ui.add(button).clicked() || (first && is_free && pressed(ui, &enter))
}

/// The spacing of the menu.
#[derive(Debug, Clone, Copy)]
struct Density {
    large: bool,
    gap: f32,
}

impl Density {
    /// Returns the most spacious menu whose rows are at most `row` high.
    fn fitting(row: f32) -> Self {
        let (shape, space) = (&tokens().shape, &tokens().space);
        let large = row >= shape.control_large + space.m;
        let gap = if large {
            space.m
        } else if row >= shape.control + space.s {
            space.s
        } else {
            (row - shape.control).clamp(1.0, space.xs)
        };
        Self { large, gap }
    }

    fn button(self, label: String) -> Button {
        let button = Button::new(label).wide();
        if self.large { button.large() } else { button }
    }
}

/// An entry of the menu: its sign, its words, and its function, which leaves the start screen.
type MenuEntry = (Icon, String, Go);
type Go = fn(&Ui, &mut Cx<'_>);

/// Draws the version, the languages, and the switch of the sound.
fn footer_ui(ui: &mut Ui, cx: &mut Cx<'_>) {
    ui.horizontal(|ui| {
        let languages = Language::ALL.map(|language| (language, language.native_name().to_owned()));
        let name = kit::t!(ui, "settings-language");
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
            dim(
                ui,
                t!(ui, "start-version", version = env!("CARGO_PKG_VERSION")),
            );
        });
    });
}
