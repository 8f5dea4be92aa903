//! A window with a table of On Mars in it, driven through the names that it has for assistive technology.

use crate::window::Window;
use egui::{Key, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Action, Game, Luck, SeatId, luck};
use kit::settings::Settings;
use kit::text::Language;
use kit::{Paths, frame};
use on_mars::{Choice, Journey, MainAction, Setup, State};
use on_mars_window::{OnMars, ask};
use std::time::Duration;
use table::library::Opened;
use table::{BotPace, Kind, Library, Player, Secrets, Sharing, Shelf, Table, Ways};

const SHELF: Shelf = Shelf {
    kinds: &[Kind::of::<State>()],
    notes: "on-mars-notes",
};

/// The names of the players.
pub(crate) const NAMES: [&str; 4] = ["Ada", "Ben", "Cleo", "Dmitri"];

/// A window with a table in it.
pub(crate) struct Desk {
    harness: Harness<'static, Window>,
    _folder: tempfile::TempDir,
}

impl Desk {
    pub(crate) fn open(table: Table<State>, settings: Settings) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let paths = Paths::inside(folder.path());
        let library = Library::new(paths.data_folder(), &SHELF);
        let mut window = Window::new(paths, settings, library);
        let builder = Harness::builder()
            .with_size([1280.0, 800.0])
            .with_context_setup(kit::theme::install);
        window.apply(
            &egui::Context::default(),
            frame::sit::<OnMars>(Opened::new(table)),
        );
        let mut harness = builder.build_ui_state(|ui, window: &mut Window| window.ui(ui), window);
        harness.run_steps(3);
        Self {
            harness,
            _folder: folder,
        }
    }

    /// Clicks what is called so.
    #[expect(clippy::panic, reason = "the test has failed")]
    pub(crate) fn click(&mut self, name: &str) {
        let node = self.harness.query_all_by_label(name).next();
        match node {
            // A long list scrolls, so that it may be out of reach of the pointer.
            Some(node) => node.click_accesskit(),
            None => panic!("nothing is called “{name}”: {:?}", self.names("")),
        }
        self.harness.run_steps(3);
    }

    /// Changes the size of the window, in points.
    pub(crate) fn resize(&mut self, size: [f32; 2]) {
        self.harness.set_size(size.into());
        self.harness.run_steps(3);
    }

    pub(crate) fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(2);
    }

    /// Looks at what is called so.
    pub(crate) fn look_at(&mut self, name: &str) {
        let at = self.middle(name);
        self.harness.hover_at(at);
        self.harness.run_steps(3);
    }

    /// Drags one thing onto another.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.middle(from), self.middle(to));
        for at in [from, from.lerp(to, 0.5), to] {
            self.harness.hover_at(at);
            self.harness.run_steps(2);
            if at == from {
                self.harness.drag_at(from);
                self.harness.run_steps(2);
            }
        }
        self.harness.drop_at(to);
        self.harness.run_steps(4);
    }

    fn middle(&self, name: &str) -> Pos2 {
        let node = self.harness.query_all_by_label(name).next();
        node.expect("something with this name").rect().center()
    }

    /// Whether something that can be seen or heard has these words in it.
    pub(crate) fn says(&self, words: &str) -> bool {
        let mut found = self.harness.query_all_by_label_contains(words);
        found.next().is_some()
    }

    /// The names of everything with these words in it.
    pub(crate) fn names(&self, words: &str) -> Vec<String> {
        let found = self.harness.query_all_by_label_contains(words);
        let names = found.filter_map(|node| node.accesskit_node().label());
        names.collect()
    }

    /// Whether any name or description has these words in it.
    pub(crate) fn tells(&self, words: &str) -> bool {
        let has = |text: Option<String>| text.is_some_and(|text| text.contains(words));
        let mut all = self.harness.root().query_all_by(|_| true);
        all.any(|node| {
            let node = node.accesskit_node();
            has(node.label()) || has(node.description())
        })
    }

    /// Whether the window stops painting when nothing happens.
    pub(crate) fn comes_to_rest(&mut self) -> bool {
        self.harness.try_run().is_ok()
    }

    /// Waits for bots.
    #[expect(clippy::panic, reason = "the test has failed")]
    pub(crate) fn wait_until(&mut self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..4000 {
            if is_so(self) {
                return;
            }
            std::thread::sleep(Duration::from_millis(5));
            self.harness.run_steps(1);
        }
        panic!("{what} does not happen");
    }
}

pub(crate) fn settings(secrets: Secrets) -> Settings {
    Settings {
        ways: Ways {
            sharing: Sharing::AnyOrder,
            secrets,
        },
        bot_pace: BotPace::Instant,
        reduced_motion: true,
        first_times: false,
        ..Settings::default()
    }
}

/// A game of so many people.
pub(crate) fn game(players: usize, seed: &str) -> Table<State> {
    let mut setup = Setup::standard(players, seed);
    for (seat, name) in setup.seats.iter_mut().zip(NAMES) {
        seat.name = name.to_owned();
    }
    Table::new(setup).expect("a valid setup")
}

/// A game of people, and of bots in the seats after them.
pub(crate) fn with_bots(table: Table<State>, people: usize) -> Table<State> {
    let seats = table.state().seat_count();
    let player = |seat| match seat < people {
        true => Player::Person,
        false => Player::Bot(table::Level::Easy),
    };
    table.played_by((0..seats).map(player).collect())
}

/// A game in which random choices have led to a moment that is looked for.
pub(crate) fn by_luck(is_there: impl Fn(&State) -> bool) -> Table<State> {
    let mut luck = luck("by luck");
    for seed in 0..400 {
        let mut table = game(2, &seed.to_string());
        while !table.state().is_finished() {
            if is_there(table.state()) {
                return table;
            }
            step(&mut table, &mut luck);
        }
    }
    unreachable!("there are 400 games")
}

/// Plays a random choice, rather one with which the game goes on, and returns it.
pub(crate) fn step(table: &mut Table<State>, luck: &mut Luck) -> Option<Choice> {
    let seat = table.state().open_seats().next()?;
    let tries: Option<Vec<Choice>> = (0..5).map(|_| table.state().sample(seat, luck)).collect();
    let tries = tries?;
    let eager = tries.iter().find(|choice| is_eager(**choice));
    let choice = *eager.or(tries.first())?;
    table.play(Action { seat, choice }).expect("it is legal");
    Some(choice)
}

/// Whether the game goes on with a choice: random games are long because of wandering and waiting.
const fn is_eager(choice: Choice) -> bool {
    match choice {
        Choice::Main(action) => !matches!(action, MainAction::ControlCenter | MainAction::Resupply),
        Choice::Stop | Choice::EndTurn => true,
        Choice::Travel(journey) => !matches!(journey, Journey::Stay),
        _ => false,
    }
}

/// What a choice is called.
pub(crate) fn words(state: &State, choice: Choice) -> String {
    let name = |seat: SeatId| NAMES[seat.index()].to_owned();
    ask::choice(&Language::English, choice, state, &name)
}
