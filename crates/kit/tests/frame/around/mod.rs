//! What surrounds a table of a further game: the shelf, the wizard with sets of components, the lists of games, and its texts. A
//! game says in a module `this` what these tests need to know of it.

mod book;
mod sets;
mod shelf;
mod texts;

use crate::this::{FIRST_PLACE, GAMES, RULEBOOK, State, TITLE};
use crate::window::Window;

use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::Paths;
use kit::files::register;
use kit::pages::ShelfPage;
use kit::screen::Command;
use kit::settings::Settings;
use kit::text::Language;
use std::path::Path;
use table::{Library, Table, store};
use tempfile::TempDir;

/// A window in which the shelf is on show, and the folder of its files.
pub(crate) struct Desk {
    pub(crate) harness: Harness<'static, Window>,
    folder: TempDir,
}

impl Desk {
    pub(crate) fn open(language: Language) -> Self {
        Self::open_in(tempfile::tempdir().expect("a folder"), language)
    }

    fn open_in(folder: TempDir, language: Language) -> Self {
        let paths = Paths::inside(folder.path());
        let shelf = register(GAMES, "test-notes");
        let library = Library::new(paths.data_folder(), &shelf);
        let settings = Settings {
            language,
            reduced_motion: true,
            ..Settings::default()
        };
        let mut window = Window::new(paths, settings, library);
        let ctx = egui::Context::default();
        window.apply(&ctx, Command::Show(Box::new(ShelfPage::default())));
        let builder = Harness::builder()
            .with_size([1280.0, 1900.0])
            .with_context_setup(kit::theme::install);
        let mut harness = builder.build_ui_state(|ui, window: &mut Window| window.ui(ui), window);
        harness.run_steps(3);
        Self { harness, folder }
    }

    pub(crate) fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).click();
        self.harness.run_steps(4);
    }

    /// Clicks the switch of this name.
    fn switch(&mut self, name: &str) {
        let switch = self.harness.get_by_role_and_label(Role::Switch, name);
        switch.click();
        self.harness.run_steps(4);
    }

    /// Clicks the widget whose name begins with this.
    pub(crate) fn click_beginning(&mut self, name: &str) {
        let begins = |node: &egui_kittest::Node<'_>| {
            let label = node.accesskit_node().label();
            label.is_some_and(|label| label.starts_with(name))
        };
        let found = self.harness.query_all_by_label_contains(name);
        let found: Vec<_> = found.filter(begins).collect();
        found.first().expect("it is there").click();
        self.harness.run_steps(4);
    }

    pub(crate) fn shows(&self, name: &str) -> bool {
        self.harness.query_all_by_label(name).next().is_some()
    }

    /// Whether something that can be seen or heard has these words in it.
    pub(crate) fn says(&self, words: &str) -> bool {
        let mut found = self.harness.query_all_by_label_contains(words);
        found.next().is_some()
    }

    /// Opens the page of the game from the shelf.
    fn open_box(&mut self) {
        self.click_beginning(&format!("{TITLE}: "));
    }

    /// Opens the wizard from the shelf.
    fn open_wizard(&mut self, new_game: &str) {
        self.open_box();
        self.click(new_game);
    }

    /// Ends the window, and returns the games that it has kept.
    pub(crate) fn kept(self) -> (TempDir, Vec<Table<State>>) {
        let Self { harness, folder } = self;
        drop(harness);
        let tables = kept(folder.path());
        (folder, tables)
    }
}

/// The games that are kept in `folder`.
fn kept(folder: &Path) -> Vec<Table<State>> {
    let shelf = register(GAMES, "test-notes");
    let library = Library::new(Paths::inside(folder).data_folder(), &shelf);
    let entries = library.entries();
    let tables = entries.iter().map(|entry| store::load(&entry.path));
    tables
        .map(|loaded| loaded.expect("it opens").table)
        .collect()
}

#[test]
fn the_screens_belong_to_the_game_and_its_book() {
    let mut desk = Desk::open(Language::English);
    let kind = |desk: &Desk| {
        desk.harness
            .state()
            .screens
            .last()
            .and_then(|screen| screen.game())
    };
    assert_eq!(kind(&desk), None);
    desk.open_wizard("New game");
    assert_eq!(kind(&desk), Some(GAMES[0].kind()));
    let place = |desk: &Desk| {
        let screen = desk.harness.state().screens.last()?;
        screen.rules_place().map(|place| place.into_owned())
    };
    assert_eq!(place(&desk).as_deref(), Some("2"));
    // Whoever begins, a person is asked.
    desk.click("Seat 2 is played by: Easy");
    desk.click("Seat 2: Person");
    desk.click("Start game");
    assert_eq!(kind(&desk), Some(GAMES[0].kind()));
    assert_eq!(place(&desk).as_deref(), Some(FIRST_PLACE));
    assert!(std::ptr::eq(GAMES[0].rulebook(), &RULEBOOK));
}
