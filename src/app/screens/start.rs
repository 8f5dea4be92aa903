//! The start screen.

use std::path::PathBuf;

use egui::{
    Align, Context, Label, Layout, RichText, Role, ScrollArea, Ui, UiBuilder, text::LayoutJob, vec2,
};

use super::{PracticePage, RecordsPage, Rules, Screen, SettingsPage, Wizard};
use crate::{
    app::{
        Command, Cx,
        files::Opening,
        text::{Language, ago},
        theme::{Icon, body, display, tokens},
        widgets::{Button, choice, dim, icon_button},
    },
    t,
    table::{Summary, autosave},
};

/// The widest the menu becomes.
const MENU: f32 = 340.0;
/// The widest the column of title and menu becomes.
const COLUMN: f32 = 620.0;
/// How many entries the menu has.
const ENTRIES: usize = 7;
/// The most games of the list of recent ones.
const RECENT: usize = 3;
/// The height of the heading of recent games.
const RECENT_TITLE: f32 = 40.0;
/// The height of a recent game.
const RECENT_ROW: f32 = 66.0;
/// In a column as low as this the title stands at the very top.
const LOW: f32 = 600.0;
/// The height of a column in which the title has the size of its token.
const DESIGNED: f32 = 740.0;

/// The title of the game and where one can go from here.
#[derive(Default)]
pub struct Start {
    /// The game that can be continued.
    autosaved: Option<Summary>,
    /// Whether there is an autosave that cannot be read; the player is told once.
    unreadable: bool,
    /// Games that another one took the place of before they were over, then those that were saved or opened lately.
    recent: Vec<Recent>,
    /// The game to open before anything is asked.
    first: Option<PathBuf>,
    opening: Opening,
}

/// A game that was played lately.
#[derive(Debug)]
struct Recent {
    path: PathBuf,
    game: Summary,
    /// Whether it was saved without being asked, so that its file has no name of its own.
    unnamed: bool,
}

impl Recent {
    /// Those of `games` that were saved by themselves, or those that were not.
    fn all(games: Vec<(PathBuf, Summary)>, unnamed: bool) -> impl Iterator<Item = Self> {
        games.into_iter().map(move |(path, game)| Self {
            path,
            game,
            unnamed,
        })
    }

    /// The name of its file or, where that has none, its players.
    fn name(&self) -> String {
        let name = || {
            self.path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned()
        };
        if self.unnamed {
            players(&self.game)
        } else {
            name()
        }
    }
}

impl Start {
    /// A start screen that opens a saved game by itself, if there is one to open.
    pub fn opening(game: Option<PathBuf>) -> Self {
        Self {
            first: game,
            ..Self::default()
        }
    }
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
        let column = above
            .with_max_x(above.right().min(above.left() + COLUMN))
            .with_max_y(above.bottom() - space.m);
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ScrollArea::vertical()
                .auto_shrink([false, false])
                .show(ui, |ui| self.column_ui(ui, cx, column.height()));
        });
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| footer_ui(ui, cx));
        if let Some(path) = self.first.take() {
            self.opening.read(ui.ctx(), path);
        }
        if std::mem::take(&mut self.unreadable) {
            self.opening.resume(ui.ctx(), cx);
        }
        self.opening.show(ui.ctx(), cx);
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        let found = autosave::find(&cx.paths.autosave_folder());
        self.unreadable = found.is_none() && autosave::exists(&cx.paths.autosave_folder());
        self.autosaved = found.filter(|game| !game.finished);
        let previous = Recent::all(autosave::previous(&cx.paths.autosave_folder()), true);
        self.recent = previous
            .chain(Recent::all(cx.settings.recent_files.summaries(), false))
            .take(RECENT)
            .collect();
    }
}

impl Start {
    /// Title and menu, as roomy as a column of some height allows.
    fn column_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, height: f32) {
        let top = ui.cursor().top();
        ui.add_space((height - LOW).clamp(0.0, 0.06 * height));
        title_ui(ui, height);
        ui.set_max_width(MENU.min(ui.available_width()));
        let continued = if self.autosaved.is_some() { 1.5 } else { 0.0 };
        let rows = ENTRIES as f32 + continued + if self.was_left() { 2.5 } else { 0.0 };
        let density = Density::fitting((height - (ui.cursor().top() - top)) / rows);
        ui.spacing_mut().item_spacing.y = density.gap;
        if let Some(game) = &self.autosaved
            && continue_ui(ui, game, density)
        {
            self.opening.resume(ui.ctx(), cx);
        }
        self.menu_ui(ui, cx, density);
        self.recent_ui(ui, height - (ui.cursor().top() - top));
    }

    /// Whether there is a game that was left for another one: it comes first among the recent ones.
    fn was_left(&self) -> bool {
        self.recent.first().is_some_and(|recent| recent.unnamed)
    }

    fn menu_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, density: Density) {
        let entries: [(Icon, String, Go); ENTRIES] = [
            (Icon::Rocket, t!(ui, "start-new-game"), |_, _, cx| {
                cx.show(Wizard::default())
            }),
            (Icon::Person, t!(ui, "start-practice"), |_, _, cx| {
                cx.show(PracticePage::default())
            }),
            (Icon::Open, t!(ui, "start-open"), |start, ctx, cx| {
                start.opening.choose(ctx, cx)
            }),
            (Icon::Trophy, t!(ui, "start-records"), |_, _, cx| {
                cx.show(RecordsPage::default())
            }),
            (Icon::Rules, t!(ui, "start-rules"), |_, _, cx| {
                cx.show(Rules::default())
            }),
            (Icon::Settings, t!(ui, "start-settings"), |_, _, cx| {
                cx.show(SettingsPage::default())
            }),
            (Icon::Quit, t!(ui, "start-quit"), |_, _, cx| {
                cx.push(Command::Quit)
            }),
        ];
        let fresh = self.autosaved.is_none();
        for (index, (icon, label, go)) in entries.into_iter().enumerate() {
            let mut button = density.button(label).icon(icon);
            if fresh && index == 0 {
                button = button.primary();
            }
            if ui.add(button).clicked() {
                go(self, &ui.ctx().clone(), cx);
            }
        }
    }

    /// The games that were played lately, as many as there is room for, each a button that opens it. One that was left for
    /// another one can be got at nowhere else, so the first is always there.
    fn recent_ui(&mut self, ui: &mut Ui, room: f32) {
        let count = (((room - RECENT_TITLE) / RECENT_ROW).max(0.0) as usize)
            .max(usize::from(self.was_left()));
        let games = &self.recent[..count.min(self.recent.len())];
        if games.is_empty() {
            return;
        }
        ui.add_space(tokens().space.s);
        dim(ui, t!(ui, "start-recent"));
        for recent in games {
            let label = format!("{}\n{}", recent.name(), place(ui, &recent.game));
            let hint = format!("{}: {}", recent.path.display(), players(&recent.game));
            if ui
                .add(Button::new(label).icon(Icon::Save).wide())
                .on_hover_text(hint)
                .clicked()
            {
                let path = recent.path.clone();
                if recent.unnamed {
                    self.opening.take_up(ui.ctx(), path)
                } else {
                    self.opening.read(ui.ctx(), path)
                }
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
    ui.label(
        RichText::new(subtitle)
            .font(body(text.lead))
            .color(color.text_dim),
    );
    ui.add_space(height * 0.035);
}

/// The game that can be continued: who plays it, and where it stopped. Gives whether it was chosen.
fn continue_ui(ui: &mut Ui, game: &Summary, density: Density) -> bool {
    let (players, place) = (players(game), place(ui, game));
    let label = t!(ui, "start-continue");
    let name = format!("{label}: {players}. {place}");
    let chosen = ui
        .add(density.button(label).name(name).icon(Icon::Play).primary())
        .clicked();
    let line = RichText::new(format!("{players} · {place}")).font(body(tokens().text.small));
    ui.add(Label::new(line.color(tokens().color.text_dim)).truncate());
    ui.add_space(density.gap);
    chosen
}

/// How roomy the menu is.
#[derive(Debug, Clone, Copy)]
struct Density {
    large: bool,
    gap: f32,
}

impl Density {
    /// The roomiest menu whose rows are at most `row` high.
    fn fitting(row: f32) -> Self {
        let (shape, space) = (&tokens().shape, &tokens().space);
        if row >= shape.control_large + space.m {
            Self {
                large: true,
                gap: space.m,
            }
        } else if row >= shape.control + space.s {
            Self {
                large: false,
                gap: space.s,
            }
        } else {
            Self {
                large: false,
                gap: space.xs,
            }
        }
    }

    fn button(self, label: String) -> Button {
        let button = Button::new(label).wide();
        if self.large { button.large() } else { button }
    }
}

/// The players of a game in the order of their seats.
fn players(game: &Summary) -> String {
    game.setup
        .seats
        .iter()
        .map(|seat| seat.name.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

/// Where a game stopped and, if its file tells, how long ago.
fn place(ui: &Ui, game: &Summary) -> String {
    let round = match game.finished {
        true => t!(ui, "start-finished-game"),
        false => t!(ui, "start-round", round = game.round),
    };
    match game.saved {
        Some(saved) => format!("{round} · {}", ago(ui, autosave::now(), saved)),
        None => round,
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
            ui.label(
                RichText::new(version)
                    .font(body(tokens().text.small))
                    .color(tokens().color.text_dim),
            );
        });
    });
}
