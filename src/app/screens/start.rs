//! The start screen.

use egui::{Align, Layout, RichText, Role, ScrollArea, Ui, UiBuilder, text::LayoutJob, vec2};

use super::{Rules, Screen, SettingsPage, Wizard};
use crate::{
    app::{
        Command, Cx,
        text::Language,
        theme::{Icon, body, display, strong, tokens},
        widgets::{Button, choice, dim, icon_button},
    },
    t,
};

/// The widest the menu becomes.
const MENU: f32 = 340.0;
/// Below this height the menu is set tighter.
const TALL: f32 = 520.0;
/// The height of a window in which the title has the size of its token.
const DESIGNED: f32 = 800.0;

/// The title of the game and where one can go from here.
#[derive(Debug, Default)]
pub struct Start {
    game: Option<(ContinueInfo, Go)>,
}

/// What the start screen tells about the game that can be continued.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContinueInfo {
    /// The names of the players, in the order of their seats.
    pub players: Vec<String>,
    /// The round it stopped in, from 1.
    pub round: u16,
    /// When it was saved, in words for the player.
    pub when: String,
}

/// Leads on from the start screen.
pub type Go = fn(&mut Cx<'_>);

impl Start {
    /// A start screen that offers to continue a game; `go` does it.
    pub fn offering(info: ContinueInfo, go: Go) -> Self {
        Self { game: Some((info, go)) }
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
    }
}

impl Start {
    /// Title and menu, set for a window of some height.
    fn column_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>, height: f32) {
        let space = &tokens().space;
        let tall = height >= TALL;
        ui.add_space(if tall { height * 0.06 } else { 0.0 });
        title_ui(ui, height);
        ui.set_max_width(MENU.min(ui.available_width()));
        ui.spacing_mut().item_spacing.y = if tall { space.m } else { space.s };
        if let Some((info, go)) = &self.game
            && continue_ui(ui, info)
        {
            go(cx);
        }
        menu_ui(ui, cx, tall);
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
fn continue_ui(ui: &mut Ui, info: &ContinueInfo) -> bool {
    let players = info.players.join(", ");
    let place = t!(ui, "start-continue-round", round = info.round, when = info.when.clone());
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

/// An entry of the menu: icon, label, and where it leads.
type Entry = (Icon, String, Go);

fn menu_ui(ui: &mut Ui, cx: &mut Cx<'_>, tall: bool) {
    let entries: [Entry; 5] = [
        (Icon::Rocket, t!(ui, "start-new-game"), |cx| cx.show(Wizard::default())),
        (Icon::Person, t!(ui, "start-practice"), |cx| cx.show(Wizard::practice())),
        (Icon::Rules, t!(ui, "start-rules"), |cx| cx.show(Rules::default())),
        (Icon::Settings, t!(ui, "start-settings"), |cx| cx.show(SettingsPage::default())),
        (Icon::Quit, t!(ui, "start-quit"), |cx| cx.push(Command::Quit)),
    ];
    for (icon, label, go) in entries {
        let mut button = Button::new(label).icon(icon).wide();
        if tall {
            button = button.large();
        }
        if ui.add(button).clicked() {
            go(cx);
        }
    }
}

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
