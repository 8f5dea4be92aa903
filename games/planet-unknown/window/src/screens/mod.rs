//! The screens, each of which fills the window.
//!
//! A screen is one file here and one line below. It implements [`Screen`]; other screens open it with
//! [`Cx::show`](kit::screen::Cx::show) or [`Command::Show`].

mod analysis;
mod challenges;
mod chart;
mod habits;
mod pictures;
mod practice;
mod records;
mod replay;
mod results;
mod statistics;
pub mod table;
mod wizard;

use egui::{AsIdSalt, Event, Frame, Margin, Rect, ScrollArea, Ui, Vec2, vec2};

use crate::OwnSettings;
use crate::rulebook::RULEBOOK;
use crate::t;
use crate::text::{Language, Speaks, describe};
use crate::widgets::{Button, Notice, Tone};
pub use analysis::Analysis;
pub use challenges::ChallengesPage;
use kit::Paths;
use kit::files::approach::{self, Approach, Problem};
use kit::files::{BoardGame, Look};
use kit::rulebook::Rulebook;
use kit::screen::{Command, Screen, Wish};
use kit::settings::{OwnKind, Settings};
use kit::theme::{Icon, tokens};
use kit::widgets::player::paint_badge;
pub use practice::{PracticePage, start_lesson};
pub use records::RecordsPage;
pub use replay::Replay;
pub use results::Results;
pub use statistics::StatisticsPage;
pub use wizard::Wizard;

use ::play::Table;
use ::play::library::Opened;
use ::rules::{GameState, Illegal, InvalidState, Setup};
use ::table::{BrokenRule, FileError, Kind, Level, Library, Players, Summary};
use std::path::Path;

/// The levels of bots to choose from.
const LEVELS: &[Level] = &[
    Level::Easy,
    Level::Family,
    Level::Normal,
    Level::Hard,
    Level::Expert,
];

/// Planet Unknown, as the files of its games lead to it.
#[derive(Debug)]
pub struct PlanetUnknown;

impl BoardGame for PlanetUnknown {
    fn kind(&self) -> Kind {
        Kind::of::<GameState>()
    }

    fn read(&self, library: &Library, wish: &Wish) -> Result<Option<Approach>, Box<Problem>> {
        approach::read(library, wish, sit)
    }

    fn words(&self, language: Language, broken: &BrokenRule) -> Option<String> {
        let setup = |error| describe::setup_error(&language, error);
        let state = |reason: &InvalidState| describe::contradiction(&language, *reason);
        let action = |reason: &Illegal| describe::illegal(&language, *reason);
        let either = broken.of().map(setup).or_else(|| broken.of().map(state));
        either.or_else(|| broken.of().map(action))
    }

    fn look(&self, path: &Path) -> Option<Box<dyn Look>> {
        kit::files::look(path, Looked)
    }

    /// The names of its planets and corporations.
    fn search_words(&self, game: &Summary) -> Vec<String> {
        let setup = play::setup_of(game).into_iter();
        let seats = setup.flat_map(|setup| &setup.seats);
        let names = seats.flat_map(|seat| [seat.planet.name(), seat.corporation.name()]);
        names.map(str::to_owned).collect()
    }

    fn analyses(&self) -> bool {
        true
    }

    fn statistics(&self, language: Language) -> (String, Box<dyn Screen>) {
        let title = t!(language, "statistics-title");
        (title, Box::new(StatisticsPage::default()))
    }

    fn own_settings(&self) -> OwnKind {
        OwnKind::of::<OwnSettings>()
    }

    fn settings_ui(&self, ui: &mut Ui, settings: &mut Settings) {
        habits::settings_ui(ui, settings);
    }

    fn rulebook(&self) -> &'static Rulebook {
        &RULEBOOK
    }
}

/// A game in a list.
struct Looked(Table);

impl Look for Looked {
    fn result(&self) -> Option<String> {
        let is_over = self.0.state().is_finished();
        is_over.then(|| describe::result_of(&self.0))
    }

    /// The planets, each with the sign of its player.
    fn seats_ui(&self, ui: &mut Ui, edge: f32) {
        let (setup, state) = (self.0.setup(), self.0.state());
        for (seat, chosen) in state.seat_ids().zip(&setup.seats) {
            let shown = pictures::board_thumbnail(ui, (setup, state), seat, edge, false);
            let sign = 16.0;
            let corner = shown.rect.left_bottom() - vec2(0.0, sign);
            let badge = Rect::from_min_size(corner, Vec2::splat(sign));
            paint_badge(ui.painter(), badge, chosen.colour);
        }
    }

    fn deal_again(&self, language: Language) -> Command {
        let (setup, players) = self.0.players_again();
        new_game(&language, setup, players)
    }

    fn replay(&self) -> Box<dyn Screen> {
        Box::new(Replay::new(self.0.clone()))
    }

    fn analysis(&self, paths: &Paths) -> Option<Box<dyn Screen>> {
        Some(Box::new(Analysis::new(self.0.clone(), paths)))
    }

    fn copy(&self, library: &Library) -> Result<(), FileError> {
        library.copy(&self.0)
    }
}

/// Shows a game in place of every screen but the start screen: at the table, or its results if it is over.
pub fn sit(opened: Opened) -> Command {
    let deal = opened.table.setup().seed.clone();
    let screen: Box<dyn Screen> = match opened.table.state().is_finished() {
        true => Box::new(Results::opened(opened)),
        false => Box::new(table::TableScreen::opened(opened)),
    };
    Command::Sit { screen, deal }
}

/// Deals a game and shows its table. It follows the present rulings, also if its setup is that of an older game.
pub fn new_game(speaker: &impl Speaks, mut setup: Setup, players: Players) -> Command {
    setup.options = setup.options.renewed();
    match Table::new(setup) {
        Ok(table) => sit(Opened::new(table.played_by(players))),
        Err(error) => {
            let text = describe::setup_error(speaker, &error);
            Command::Notify(Notice::new(Tone::Failure, text))
        }
    }
}

/// Whether an event is the press of a button or a key, which ends whatever moves or is told step by step.
fn is_press(event: &Event) -> bool {
    match event {
        Event::PointerButton { pressed, .. } => *pressed,
        Event::Key {
            pressed, repeat, ..
        } => *pressed && !repeat,
        _ => false,
    }
}

/// Draws contents in an area that fills the room and scrolls where they are taller.
fn scroll<R>(ui: &mut Ui, salt: impl AsIdSalt, contents: impl FnOnce(&mut Ui) -> R) {
    ScrollArea::vertical()
        .id_salt(salt)
        .auto_shrink(false)
        .show(ui, contents);
}

/// Draws what lies between the bands of a screen, with so much room below it. Each of its parts scrolls by itself.
fn scrolled_ui(ui: &mut Ui, part: usize, below: f32, contents: impl FnOnce(&mut Ui)) {
    let beside = tokens().space.l as i8;
    let frame = Frame::new().inner_margin(Margin {
        left: beside,
        right: beside,
        top: 2,
        bottom: below as i8,
    });
    scroll(ui, part, |ui| frame.show(ui, contents));
}

/// A button for something that the whole screen is about; only its icon if there is little room.
fn action(icon: Icon, label: String, narrow: bool) -> Button {
    match narrow {
        true => Button::icon_only(icon, label),
        false => Button::new(label).icon(icon),
    }
}
