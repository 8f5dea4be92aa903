//! A window on a temporary folder.

use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use kit::screen::Command;
use kit::settings::Own as _;
use kit::settings::Settings;
use planet_unknown::app::{App, Launch, Paths, text::Language};
use planet_unknown::app::{OwnSettings, screens};
use play::library::Opened;
use play::{Save, Table, store};
use rules::{Action, Setup};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use table::Ways;
use table::library::Keeper;
use table::{BotPace, Players};
use table::{GameId, Library, Overwrite};
use tempfile::TempDir;

/// The time after which a test gives up waiting. No machine is that slow: it only ends a test whose event never comes.
pub const PATIENCE: Duration = Duration::from_mins(10);

/// A folder that is deleted when the test ends.
pub fn temporary() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// The library of the window on `folder`.
pub fn library(folder: &Path) -> Library {
    Library::new(Paths::inside(folder).data_folder(), &play::SHELF)
}

/// The games that the window on `folder` has kept, the most recent first.
pub fn kept(folder: &Path) -> Vec<Table> {
    let entries = library(folder).entries();
    let tables = entries
        .iter()
        .filter_map(|entry| store::load(&entry.path).ok());
    tables.map(|loaded| loaded.table).collect()
}

/// Keeps a game as if it had been played in the window on `folder`, and returns its identity.
pub fn keep(folder: &Path, table: Table) -> GameId {
    let library = library(folder);
    let (table, mut keeper) = Keeper::of(Opened::new(table));
    keeper
        .keep(&library, &table)
        .expect("the folder can be written");
    keeper.id().expect("it is kept")
}

/// A window, and the folder that holds its files.
pub struct Desk {
    pub window: Harness<'static, App>,
    pub folder: TempDir,
}

impl Desk {
    /// Sets the pace of bots.
    pub fn set_pace(&mut self, bot_pace: BotPace) {
        self.change_settings(|settings| settings.bot_pace = bot_pace);
    }

    /// Switches motion on or off.
    pub fn set_motion(&mut self, moves: bool) {
        self.change_settings(|settings| settings.reduced_motion = !moves);
    }

    /// Opens the window in a language.
    pub fn open(language: Language) -> Self {
        Self::open_in(temporary(), Some(language), [1280.0, 960.0])
    }

    /// Opens a small window with the largest text.
    pub fn open_small(language: Language) -> Self {
        let mut desk = Self::open_in(temporary(), Some(language), [512.0, 320.0]);
        desk.window.run_steps(2);
        desk
    }

    /// Opens a window in which the last game was one of two people.
    pub fn open_for_two(language: Language) -> Self {
        let mut desk = Self::open(language);
        let mut setup = Setup::standard(2, "");
        for seat in &mut setup.seats {
            seat.name.clear();
        }
        desk.change_own(|own| own.last_game = Some(setup));
        desk.window.run();
        desk
    }

    /// Deals a game and shows its table.
    pub fn start(&mut self, setup: Setup, players: Players) {
        let ctx = self.window.ctx.clone();
        let game = screens::new_game(&ctx, setup, players);
        self.window.state_mut().apply(&ctx, game);
    }

    /// Changes the settings.
    pub fn change_settings(&mut self, change: impl FnOnce(&mut Settings)) {
        let ctx = self.window.ctx.clone();
        let app = self.window.state_mut();
        let mut settings = app.settings().clone();
        change(&mut settings);
        app.apply(&ctx, Command::Settings(Box::new(settings)));
    }

    /// Changes what the program keeps of Planet Unknown.
    pub fn change_own(&mut self, change: impl FnOnce(&mut OwnSettings)) {
        self.change_settings(|settings| OwnSettings::change(settings, change));
    }

    /// Closes the window and returns the game that it kept last.
    pub fn last_kept(self) -> Table {
        let Self { window, folder } = self;
        drop(window);
        kept(folder.path()).swap_remove(0)
    }

    /// Opens a window on a folder in which one was open before.
    pub fn reopen(self) -> Self {
        let Self { window, folder } = self;
        drop(window);
        Self::open_in(folder, None, [1280.0, 960.0])
    }

    /// Opens a window of some size on the files in `folder`.
    pub fn open_in(folder: TempDir, language: Option<Language>, size: [f32; 2]) -> Self {
        Self::launch(
            folder,
            Launch {
                language,
                plain: true,
                game: None,
                ways: Some(Ways::default()),
            },
            size,
        )
        .ending_turns_itself()
    }

    /// Opens a window as a player does: with everything as the settings in `folder` have it.
    pub fn open_as_ever(folder: TempDir) -> Self {
        let launch = Launch {
            language: None,
            plain: true,
            game: None,
            ways: None,
        };
        Self::launch(folder, launch, [1280.0, 1600.0])
    }

    /// Opens an English window that opens a saved game by itself.
    pub fn open_game(folder: TempDir, game: PathBuf) -> Self {
        let launch = Launch {
            language: Some(Language::English),
            plain: true,
            game: Some(game),
            ways: Some(Ways::default()),
        };
        Self::launch(folder, launch, [1280.0, 960.0]).ending_turns_itself()
    }

    /// Opens an English window at a game that was saved.
    pub fn open_table(table: &Table) -> Self {
        let folder = temporary();
        let path = folder.path().join("game.ron");
        Self::open_table_in(folder, table, &path)
    }

    /// Opens an English window at a game that was saved, on a screen that is shared in these ways.
    pub fn open_shared(table: &Table, ways: Ways) -> Self {
        let folder = temporary();
        let path = folder.path().join("game.ron");
        store::write(&path, &Save::new(table), Overwrite::Anything).expect("it is written");
        let launch = Launch {
            language: Some(Language::English),
            plain: true,
            game: Some(path),
            ways: Some(ways),
        };
        let mut desk = Self::launch(folder, launch, [1280.0, 960.0]).ending_turns_itself();
        desk.wait_until_shown("Menu");
        desk.window.run_steps(3);
        desk
    }

    /// Opens an English window at a game that was saved to `path`, on the files in `folder`.
    pub fn open_table_in(folder: TempDir, table: &Table, path: &Path) -> Self {
        store::write(path, &Save::new(table), Overwrite::Anything).expect("it is written");
        let mut desk = Self::open_game(folder, path.to_owned());
        desk.wait_until_shown("Menu");
        desk.window.run_steps(3);
        desk
    }

    /// Opens a second English window on the files in `shared`, which another one has open.
    pub fn beside(own: TempDir, shared: &Path) -> Self {
        let launch = Launch {
            language: Some(Language::English),
            plain: true,
            game: None,
            ways: Some(Ways::default()),
        };
        Self::launch_on(own, shared, launch, [1280.0, 960.0])
    }

    fn launch(folder: TempDir, launch: Launch, size: [f32; 2]) -> Self {
        let place = folder.path().to_owned();
        Self::launch_on(folder, &place, launch, size)
    }

    fn launch_on(folder: TempDir, place: &Path, launch: Launch, size: [f32; 2]) -> Self {
        let paths = Paths::inside(place);
        let opens_a_game = launch.game.is_some();
        let mut window = Harness::builder()
            .with_size(size)
            .with_max_steps(120)
            .build_eframe(|cc| App::new(&cc.egui_ctx, paths, launch));
        if opens_a_game {
            // Bots may play at once, and then the window does not come to rest.
            window.run_steps(4);
        } else {
            window.run();
        }
        Self { window, folder }
    }

    /// Leaves the end of turns to the test, unless it is about that.
    fn ending_turns_itself(mut self) -> Self {
        self.change_own(|own| own.end_turns = false);
        self
    }

    /// Clicks the widget with this name.
    pub fn click(&mut self, name: &str) {
        self.window.get_by_label(name).click();
        self.window.run();
    }

    /// Whether a widget with this name is visible.
    pub fn shows(&self, name: &str) -> bool {
        self.window.query_all_by_label(name).next().is_some()
    }

    /// Whether a widget whose name contains this text is visible.
    pub fn says(&self, text: &str) -> bool {
        self.window
            .query_all_by_label_contains(text)
            .next()
            .is_some()
    }

    /// Presses at `from`, moves to `to` and lets go there, with a frame for each event.
    pub fn drag(&mut self, from: egui::Pos2, to: egui::Pos2) {
        self.window.hover_at(from);
        self.window.step();
        self.window.drag_at(from);
        self.window.step();
        for way in [0.5, 1.0] {
            self.window.hover_at(from + (to - from) * way);
            self.window.step();
        }
        self.window.drop_at(to);
        self.window.step();
    }

    /// Draws frames until `done` returns true. Other threads may take any time on a busy machine.
    ///
    /// # Panics
    /// If it never happens: after [`PATIENCE`].
    pub fn wait_until(&mut self, what: &str, done: impl Fn(&Self) -> bool) {
        let begin = Instant::now();
        while !done(self) {
            assert!(begin.elapsed() < PATIENCE, "it never happened: {what}");
            std::thread::sleep(Duration::from_millis(2));
            self.window.run_steps(1);
        }
    }

    /// Waits until a widget with this name is visible.
    pub fn wait_until_shown(&mut self, name: &str) {
        self.wait_until(&format!("{name} is shown"), |desk| desk.shows(name));
    }

    /// Waits until no widget with this name is visible.
    pub fn wait_until_gone(&mut self, name: &str) {
        self.wait_until(&format!("{name} is gone"), |desk| !desk.shows(name));
    }

    /// Turns the wheel by so many notches; positive is up.
    pub fn turn_wheel(&mut self, notches: f32) {
        self.window.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Line,
            delta: egui::vec2(0.0, notches),
            modifiers: egui::Modifiers::NONE,
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Wheel,
        });
        self.window.run_steps(3);
    }

    /// Presses a key.
    pub fn press(&mut self, key: egui::Key) {
        self.window.key_press(key);
        self.window.run();
    }

    /// The name of the widget with the keyboard focus.
    pub fn focused(&self) -> Option<String> {
        let node = self
            .window
            .root()
            .children_recursive()
            .find(|node| node.is_focused());
        node.and_then(|node| node.accesskit_node().label())
    }
}

/// What `found` finds in one of many random games of one seat, which `setup` changes first.
pub fn find_in_games<T>(setup: impl Fn(&mut Setup), found: impl Fn(&Table) -> Option<T>) -> T {
    let mut luck = 0;
    for seed in 0..500 {
        let mut dealt = Setup::standard(1, &format!("find {seed}"));
        setup(&mut dealt);
        let mut table = Table::new(dealt).expect("a valid setup");
        while let Some(seat) = table.state().active() {
            if let Some(found) = found(&table) {
                return found;
            }
            let legal = table.state().legal(seat);
            luck = (luck * 31 + 7) % 1009;
            let choice = legal[luck % legal.len()];
            table.play(Action { seat, choice }).expect("it is legal");
        }
    }
    unreachable!("it never comes to that");
}
