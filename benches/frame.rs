//! Benchmarks of a frame of the table, without a display: `cargo bench --bench frame`.
//!
//! A frame is one pass of the window over a game in its middle: everything that our own code and the layout of egui do
//! before triangles are made of it. Triangles are measured apart.

use bot::{Bot, Limit, RandomBot};
use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, pos2, vec2};
use game::{Game, Kept};
use kit::pages::GamesPage;
use kit::screen::Command;
use planet_unknown::app::{App, Launch, Paths};
use play::{Table, store};
use rules::{Action, Phase, Setup};
use std::hint::black_box;
use table::{Library, Overwrite};
use table::{Secrets, Sharing, Ways};
use tempfile::TempDir;

/// The middle of a game: round 10, in which everybody is to take a tile.
fn middle(seats: usize) -> Table {
    let mut bot = RandomBot::new("frame");
    let mut table = Table::new(Setup::standard(seats, "frame")).expect("a valid setup");
    let is_there = |table: &Table| {
        let state = table.state();
        matches!(state.phase, Phase::Turns { .. })
            && state.round >= 10
            && state.open_seats().count() == seats
    };
    while let (Some(seat), false) = (table.state().active(), is_there(&table)) {
        let choice = bot
            .choose(&table.state().view(seat), &Limit::none())
            .expect("it is asked");
        table.play(Action { seat, choice }).expect("legal");
    }
    table
}

/// A further game after so many random choices.
fn further<G: Game>(setup: G::Setup, choices: usize) -> table::Table<G>
where
    G::SetupError: std::fmt::Debug,
    G::Illegal: std::fmt::Debug,
{
    let mut bot = search::RandomBot::new("frame");
    let mut table = table::Table::<G>::new(setup).expect("a valid setup");
    for _ in 0..choices {
        let seat = table.state().active().expect("it goes on");
        let view = table.view(seat);
        let choice = search::Bot::choose(&mut bot, &view, &search::Limit::none());
        let choice = choice.expect("it is asked");
        table.play(game::Action { seat, choice }).expect("legal");
    }
    table
}

/// A window at a table.
struct Window {
    ctx: Context,
    app: App,
    size: [f32; 2],
    time: f64,
    /// The seconds from one frame to the next.
    passes: f64,
    folder: TempDir,
}

impl Window {
    /// A window in which everything has come to rest.
    fn open(seats: usize, sharing: Sharing, size: [f32; 2]) -> Self {
        Self::at(&middle(seats), sharing, size)
    }

    /// A window at the table of any game.
    fn at<G: Kept>(table: &table::Table<G>, sharing: Sharing, size: [f32; 2]) -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("game.ron");
        store::write(&path, &table::Save::new(table), Overwrite::Anything).expect("it is written");
        let ctx = Context::default();
        let launch = Launch {
            language: None,
            ways: Some(Ways {
                sharing,
                secrets: Secrets::FaceDown,
            }),
            game: Some(path),
            plain: true,
        };
        let app = App::new(&ctx, Paths::inside(folder.path()), launch);
        let mut window = Self {
            ctx,
            app,
            size,
            time: 0.0,
            passes: 1.0 / 60.0,
            folder,
        };
        for _ in 0..120 {
            window.frame(Vec::new());
        }
        window
    }

    fn frame(&mut self, events: Vec<Event>) -> FullOutput {
        self.time += self.passes;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(
                Pos2::ZERO,
                vec2(self.size[0], self.size[1]),
            )),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let app = &mut self.app;
        self.ctx.run_ui(input, |ui| app.frame_ui(ui))
    }

    fn press(&mut self, key: egui::Key) {
        let event = |pressed| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: egui::Modifiers::NONE,
        };
        self.frame(vec![event(true), event(false)]);
    }

    /// Whether a widget with this name is on show.
    fn shows(&mut self, name: &str) -> bool {
        self.ctx.enable_accesskit();
        let output = self.frame(Vec::new()).platform_output;
        self.ctx.disable_accesskit();
        let nodes = output.accesskit_update.map(|update| update.nodes);
        let mut nodes = nodes.into_iter().flatten();
        nodes.any(|(_, node)| node.label() == Some(name))
    }
}

const FULL_HD: [f32; 2] = [1920.0, 1080.0];

fn rest(bench: &mut Criterion) {
    for (name, seats, sharing) in [
        ("one board, solo", 1, Sharing::InTurn),
        ("one board of four, any order", 4, Sharing::AnyOrder),
        ("two boards side by side", 2, Sharing::SideBySide),
        ("four boards side by side", 4, Sharing::SideBySide),
        ("six boards side by side", 6, Sharing::SideBySide),
    ] {
        let mut window = Window::open(seats, sharing, FULL_HD);
        bench.bench_function(&format!("frame, {name}"), |bencher| {
            bencher.iter(|| black_box(window.frame(Vec::new())));
        });
    }
}

fn rest_of_further_games(bench: &mut Criterion) {
    let exoplanets = further::<exoplanets::State>(exoplanets::Setup::standard(4, "frame"), 60);
    let cryo = further::<cryo::State>(cryo::Setup::standard(4, "frame"), 200);
    let on_mars = further::<on_mars::State>(on_mars::Setup::standard(4, "frame"), 400);
    for (name, mut window) in [
        (
            "Exoplanets",
            Window::at(&exoplanets, Sharing::AnyOrder, FULL_HD),
        ),
        ("Cryo", Window::at(&cryo, Sharing::AnyOrder, FULL_HD)),
        ("On Mars", Window::at(&on_mars, Sharing::AnyOrder, FULL_HD)),
    ] {
        bench.bench_function(&format!("frame, {name} with four seats"), |bencher| {
            bencher.iter(|| black_box(window.frame(Vec::new())));
        });
    }
}

/// The pointer moves over the planet with a tile in the hand.
fn held(bench: &mut Criterion) {
    let mut window = Window::open(4, Sharing::AnyOrder, FULL_HD);
    window.press(egui::Key::Num1);
    assert!(window.shows("Put back"), "no tile is held");
    let mut step = 0;
    bench.bench_function("frame, a tile follows the pointer", |bencher| {
        bencher.iter(|| {
            step = (step + 7) % 400;
            let at = pos2(700.0 + step as f32, 450.0);
            black_box(window.frame(vec![Event::PointerMoved(at)]))
        });
    });
}

/// A tile has just been laid, and things fly; the clock stands still.
fn flying(bench: &mut Criterion) {
    let mut window = Window::open(4, Sharing::AnyOrder, FULL_HD);
    for key in [egui::Key::Num1, egui::Key::Tab, egui::Key::Enter] {
        window.press(key);
    }
    // What costs something is asked once more.
    if window.shows("Put back") {
        window.press(egui::Key::Enter);
    }
    assert!(!window.shows("Put back"), "the tile is laid");
    window.passes = 0.0;
    bench.bench_function("frame, a tile is laid", |bencher| {
        bencher.iter(|| black_box(window.frame(Vec::new())));
    });
}

/// My games is opened with 200 games of two in their middle; then it is on show.
fn games(bench: &mut Criterion) {
    let mut window = Window::open(1, Sharing::InTurn, FULL_HD);
    let library = Library::new(
        Paths::inside(window.folder.path()).data_folder(),
        &play::SHELF,
    );
    let table = middle(2);
    for _ in 0..199 {
        library.copy(&table).expect("it is kept");
    }
    let open = |window: &mut Window| {
        let page = Command::Show(Box::new(GamesPage::default()));
        window.app.apply(&window.ctx, page);
        window.frame(Vec::new())
    };
    bench.bench_function("my games, opened with 200", |bencher| {
        bencher.iter(|| black_box(open(&mut window)));
    });
    for _ in 0..60 {
        window.frame(Vec::new());
    }
    bench.bench_function("frame, my games with 200", |bencher| {
        bencher.iter(|| black_box(window.frame(Vec::new())));
    });
}

fn triangles(bench: &mut Criterion) {
    for (name, seats, sharing) in [
        ("one board, solo", 1, Sharing::InTurn),
        ("six boards side by side", 6, Sharing::SideBySide),
    ] {
        let mut window = Window::open(seats, sharing, FULL_HD);
        let output = window.frame(Vec::new());
        bench.bench_function(&format!("triangles, {name}"), |bencher| {
            bencher.iter(|| black_box(window.ctx.tessellate(output.shapes.clone(), 1.0)));
        });
    }
}

criterion_group!(
    benches,
    rest,
    rest_of_further_games,
    held,
    flying,
    games,
    triangles
);
criterion_main!(benches);
