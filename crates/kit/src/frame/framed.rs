//! A game whose table stands in the frame, as the files of its games lead to it.

use super::{Face, Looked, open};
use crate::files::approach::{self, Approach, Problem};
use crate::files::{BoardGame, GameBox, Look, SetKind};
use crate::pages::{StandingsPage, WizardPage};
use crate::rulebook::Rulebook;
use crate::screen::{Command, Cx, Screen, Wish};
use crate::settings::OwnKind;
use crate::t;
use crate::text::Language;
use crate::widgets::{Notice, Tone};
use crate::wizard::{LastOf, NewGame};
use game::components::ComponentSet;
use game::{Game, Setup as _};
use std::path::Path;
use table::library::Opened;
use table::{BrokenRule, Kind, Level, Library, Player, Players, Summary, Table};

/// The game of a framed game.
type GameOf<T> = <T as NewGame>::Game;
/// Its setup.
type SetupOf<T> = <GameOf<T> as Game>::Setup;

/// What the program needs to know of a game whose table stands in the frame.
pub trait Framed: NewGame + Sync {
    /// Its board, its words and its bots.
    type Face: Face<Game = Self::Game>;
    /// Its box on the shelf.
    const ON_SHELF: &'static GameBox;

    /// Its rule book.
    fn book() -> &'static Rulebook;

    /// The set of components that it is played with.
    fn components(setup: &SetupOf<Self>) -> &ComponentSet;

    /// Why no game can be dealt, as a sentence.
    fn setup_error(language: Language, error: &<GameOf<Self> as Game>::SetupError) -> String;

    /// Why a state is none of this game, as a sentence.
    fn invalid(language: Language, fault: &<GameOf<Self> as Game>::Invalid) -> String;
}

/// Shows a game: its table, or its results if it is over.
pub fn sit<T: Framed>(opened: Opened<GameOf<T>>) -> Command {
    open(T::Face::default(), opened)
}

/// Shows the wizard for a new game.
pub fn begin<T: Framed>(cx: &mut Cx<'_>) {
    cx.show(WizardPage::<T>::new(deal::<T>));
}

/// Deals a game and shows its table.
fn deal<T: Framed>(language: Language, setup: SetupOf<T>, players: Players) -> Command {
    match Table::new(setup) {
        Ok(table) => sit::<T>(Opened::new(table.played_by(players))),
        Err(error) => {
            let text = T::setup_error(language, &error);
            Command::Notify(Notice::new(Tone::Failure, text))
        }
    }
}

/// Begins the guided first game from its beginning: one person against an easy bot, who have these names.
pub fn begin_lesson<T: Framed>(cx: &mut Cx<'_>, mut setup: SetupOf<T>, names: [String; 2]) {
    for (seat, name) in game::SeatId::first(2).zip(&names) {
        setup.rename(seat, name);
    }
    let lesson = T::Face::default().cards().lesson;
    cx.change_settings(|settings| {
        let told = &mut settings.first_times_told;
        told.retain(|name| lesson.iter().all(|card| card.name != name));
    });
    let players = [Player::Person, Player::Bot(Level::Easy)];
    let language = cx.settings.language;
    cx.push(deal::<T>(language, setup, players.into_iter().collect()));
}

impl<T: Framed> BoardGame for T {
    fn kind(&self) -> Kind {
        Kind::of::<GameOf<T>>()
    }

    fn read(&self, library: &Library, wish: &Wish) -> Result<Option<Approach>, Box<Problem>> {
        approach::read(library, wish, sit::<T>)
    }

    fn words(&self, language: Language, broken: &BrokenRule) -> Option<String> {
        let setup = broken.of().map(|error| T::setup_error(language, error));
        let state = broken.of().map(|fault| T::invalid(language, fault));
        let action = broken.of();
        let action = action.map(|reason| T::Face::default().refusal(language, reason));
        setup.or(state).or(action)
    }

    fn look(&self, path: &Path) -> Option<Box<dyn Look>> {
        crate::files::look(path, Looked::<T::Face>::new)
    }

    /// The name of the set it is played with.
    fn search_words(&self, game: &Summary) -> Vec<String> {
        match game.setup::<GameOf<T>>().map(T::components) {
            Some(ComponentSet::Own { name, .. }) => vec![name.clone()],
            Some(ComponentSet::Standard) | None => Vec::new(),
        }
    }

    fn statistics(&self, language: Language) -> (String, Box<dyn Screen>) {
        let title = t!(language, "standings-title", game = self.kind().title);
        let is_lesson = |setup: &_| T::Face::default().cards().is_lesson(setup);
        (title, Box::new(StandingsPage::<GameOf<T>>::new(is_lesson)))
    }

    fn own_settings(&self) -> OwnKind {
        OwnKind::of::<LastOf<T>>()
    }

    fn rulebook(&self) -> &'static Rulebook {
        T::book()
    }

    fn sets(&self) -> Option<SetKind> {
        Some(T::SETS)
    }

    fn on_shelf(&self) -> Option<&'static GameBox> {
        Some(T::ON_SHELF)
    }
}
