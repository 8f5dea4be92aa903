//! A window with a table of Cryo in it, driven through the names that it has for assistive technology.

use crate::window::Window;
use cryo::bot::Strength;
use cryo::{Choice, Question, Setup, State};
use cryo_window::Cryo;
use egui::{Key, Pos2, Rect};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use game::{Action, Game, SeatId, luck};
use kit::settings::Settings;
use kit::{Paths, frame};
use search::Limit;
use std::time::Duration;
use table::library::Opened;
use table::{BotPace, Kind, Library, Player, Secrets, Sharing, Shelf, Table, Ways};

const SHELF: Shelf = Shelf {
    kinds: &[Kind::of::<State>()],
    notes: "cryo-notes",
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
            frame::sit::<Cryo>(Opened::new(table)),
        );
        let mut harness = builder.build_ui_state(|ui, window: &mut Window| window.ui(ui), window);
        harness.run_steps(3);
        Self {
            harness,
            _folder: folder,
        }
    }

    pub(crate) fn click(&mut self, name: &str) {
        let node = self.harness.get_all_by_label_contains(name).next();
        node.expect("something with this name").click();
        self.harness.run_steps(4);
    }

    /// Clicks one of several things with the same words in their names.
    pub(crate) fn click_nth(&mut self, words: &str, place: usize) {
        let node = self.harness.get_all_by_label_contains(words).nth(place);
        node.expect("so many things with this name").click();
        self.harness.run_steps(4);
    }

    /// Changes the size of the window, in points.
    pub(crate) fn resize(&mut self, size: [f32; 2]) {
        self.harness.set_size(size.into());
        self.harness.run_steps(3);
    }

    pub(crate) fn press(&mut self, key: Key) {
        self.harness.key_press(key);
        self.harness.run_steps(4);
    }

    /// Gives a place on the table the focus of the keyboard; an answer in the bar comes before it.
    pub(crate) fn focus(&mut self, name: &str) {
        let node = self.harness.get_all_by_label_contains(name).last();
        node.expect("something with this name").focus();
        self.harness.run_steps(4);
    }

    /// Drags one thing onto another.
    pub(crate) fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.middle(from), self.middle(to));
        self.drag_between(from, to);
    }

    pub(crate) fn drag_between(&mut self, from: Pos2, to: Pos2) {
        self.harness.hover_at(from);
        self.harness.run_steps(2);
        self.harness.drag_at(from);
        self.harness.run_steps(2);
        self.harness.hover_at(from.lerp(to, 0.5));
        self.harness.run_steps(2);
        self.harness.hover_at(to);
        self.harness.run_steps(2);
        self.harness.drop_at(to);
        self.harness.run_steps(4);
    }

    pub(crate) fn middle(&self, name: &str) -> Pos2 {
        // An answer in the bar may have the same name as its place on the table, which follows.
        let node = self.harness.get_all_by_label_contains(name).last();
        node.expect("something with this name").rect().center()
    }

    /// Where everything with these words in its name is.
    pub(crate) fn places(&self, words: &str) -> Vec<Rect> {
        let found = self.harness.query_all_by_label_contains(words);
        found.map(|node| node.rect()).collect()
    }

    /// Whether something that can be seen or heard has these words in it.
    pub(crate) fn says(&self, words: &str) -> bool {
        let mut found = self.harness.query_all_by_label_contains(words);
        found.next().is_some()
    }

    /// The names of everything with these words in it.
    pub(crate) fn names(&self, words: &str) -> Vec<String> {
        let found = self.harness.query_all_by_label_contains(words);
        found
            .filter_map(|node| node.accesskit_node().label())
            .collect()
    }

    pub(crate) fn is_disabled(&self, name: &str) -> bool {
        let node = self.harness.get_all_by_label_contains(name).next();
        node.expect("something with this name")
            .accesskit_node()
            .is_disabled()
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

    /// Whether no frame is drawn again because something in it has changed its size.
    pub(crate) fn draws_each_frame_once(&mut self) -> bool {
        let ctx = self.harness.ctx.clone();
        let again = || ctx.cumulative_pass_nr() - ctx.cumulative_frame_nr();
        self.harness.run_steps(3);
        let before = again();
        self.harness.run_steps(5);
        again() == before
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

/// Plays on until `is_there`, as bots would.
pub(crate) fn until(mut table: Table<State>, is_there: impl Fn(&State) -> bool) -> Table<State> {
    let mut bot = Strength::Easy.bot("until");
    while !is_there(table.state()) && !table.state().is_finished() {
        let seat = table.state().open_seats().next().expect("somebody acts");
        let limit = Limit::within(Duration::from_secs(5));
        let choice = bot.choose(&table.view(seat), &limit).expect("a choice");
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// A game that has come to a question, found among many seeds.
pub(crate) fn at_question(question: Question) -> Table<State> {
    by_luck(|state| state.question() == Some(question))
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
            let state = table.state();
            let seat = state.open_seats().next().expect("somebody acts");
            let choice = state.sample(seat, &mut luck).expect("a choice");
            table.play(Action { seat, choice }).expect("it is legal");
        }
    }
    unreachable!("there are 400 games")
}

/// What the asked seat may choose.
pub(crate) fn legal(state: &State) -> Vec<Choice> {
    let mut choices = Vec::new();
    state.legal_into(state.turn_seat(), &mut choices);
    choices
}

/// The names of the cards of a hand.
pub(crate) fn secrets(state: &State, seat: SeatId) -> Vec<String> {
    let hand = state.seat(seat).hand.kinds();
    hand.map(|card| cryo_window::names::card(&kit::text::Language::English, state, card))
        .collect()
}
