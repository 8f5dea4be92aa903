//! Takes a picture of everything that moves, every 60 ms of the window's clock, while bots play a game at a pace that one
//! can follow: `cargo run --example motion_pictures -- FOLDER WIDTH HEIGHT LANGUAGE SEATS ROUND FRAMES [SKIP]`
//!
//! The game begins in round `ROUND`; `FRAMES` pictures are taken, after the first `SKIP` are left out. The window's clock is
//! turned by hand, so the pictures are the same on a slow machine.

use egui_kittest::Harness;
use image::imageops::{FilterType, resize};
use kit::screen::Command;
use planet_unknown::app::text::Language;
use planet_unknown::app::{App, Launch, Paths};
use play::{Save, Table, store};
use rules::{Action, EventMix, Setup};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::BotPace;
use table::Ways;
use table::{Level, Overwrite, Player};

/// The time between two pictures, in seconds of the window's clock.
const STEP: f32 = 0.06;
/// The height of a picture that is kept, in pixels.
const HEIGHT: u32 = 800;
/// How often a picture is tried.
const TRIES: usize = 12;
/// The frames that may pass without motion before a game counts as over.
const PATIENCE: u32 = 2_000;

/// What is wanted.
struct Wish {
    folder: PathBuf,
    size: [f32; 2],
    language: Language,
    seats: usize,
    round: u16,
    frames: u32,
    skipped: u32,
}

impl Wish {
    fn read(mut words: impl Iterator<Item = String>) -> Result<Self, Box<dyn Error>> {
        let mut next = |what: &str| words.next().ok_or(format!("{what} is missing"));
        Ok(Self {
            folder: next("FOLDER")?.into(),
            size: [next("WIDTH")?.parse()?, next("HEIGHT")?.parse()?],
            language: match next("LANGUAGE")?.as_str() {
                "en" => Language::English,
                "de" => Language::German,
                other => return Err(format!("{other} is neither en nor de").into()),
            },
            seats: next("SEATS")?.parse()?,
            round: next("ROUND")?.parse()?,
            frames: next("FRAMES")?.parse()?,
            skipped: next("SKIP").map_or(Ok(0), |count| count.parse())?,
        })
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let wish = Wish::read(std::env::args().skip(1))?;
    std::fs::create_dir_all(&wish.folder)?;
    let home = tempfile::tempdir()?;
    let mut window = open(&wish, home.path())?;
    let (mut taken, mut still) = (0, 0);
    let wanted = wish.skipped..wish.skipped + wish.frames;
    while taken < wanted.end && still < PATIENCE {
        window.step();
        if !moves(&window) {
            still += 1;
            // The bots think meanwhile.
            std::thread::sleep(Duration::from_millis(2));
            continue;
        }
        still = 0;
        if wanted.contains(&taken) {
            keep(&mut window, &wish.folder.join(format!("{taken:04}.png")))?;
        }
        taken += 1;
    }
    let kept = taken.saturating_sub(wish.skipped);
    println!("{kept} pictures in {}", wish.folder.display());
    Ok(())
}

/// Writes a picture of the window.
fn keep(window: &mut Harness<'_, App>, file: &Path) -> Result<(), Box<dyn Error>> {
    // The first pictures may take a slow machine longer than the renderer waits.
    let mut pictures = (0..TRIES).map(|_| window.render());
    let picture = pictures.find(Result::is_ok).ok_or("no picture in time")??;
    let width = HEIGHT * picture.width() / picture.height();
    resize(&picture, width, HEIGHT, FilterType::Triangle).save(file)?;
    Ok(())
}

/// Opens the window at a game of bots in the middle.
fn open(wish: &Wish, home: &Path) -> Result<Harness<'static, App>, Box<dyn Error>> {
    let game = home.join("game.ron");
    store::write(&game, &Save::new(&table(wish)?), Overwrite::Anything)?;
    let launch = Launch {
        language: Some(wish.language),
        plain: false,
        game: Some(game),
        ways: Some(Ways::default()),
    };
    let paths = Paths::inside(home);
    let mut window = Harness::builder()
        .with_size(wish.size)
        .with_step_dt(STEP)
        .wgpu()
        .build_eframe(|cc| App::new(&cc.egui_ctx, paths, launch));
    let mut settings = window.state().settings().clone();
    settings.bot_pace = BotPace::Normal;
    settings.reduced_motion = false;
    let ctx = window.ctx.clone();
    let change = Command::Settings(Box::new(settings));
    window.state_mut().apply(&ctx, change);
    Ok(window)
}

/// A game of bots with events, played up to the wanted round.
fn table(wish: &Wish) -> Result<Table, Box<dyn Error>> {
    let mut setup = Setup::standard(wish.seats, "motion");
    setup.options.events = Some(EventMix::new(7, 7, 6));
    let bots = std::iter::repeat_n(Player::Bot(Level::Easy), wish.seats);
    let mut table = Table::new(setup)?.played_by(bots.collect());
    for step in 0.. {
        let Some(seat) = table
            .state()
            .active()
            .filter(|_| table.state().round < wish.round)
        else {
            break;
        };
        let legal = table.state().legal(seat);
        let choice = legal[(step * 7) % legal.len()];
        table.play(Action { seat, choice })?;
    }
    Ok(table)
}

/// Whether the window wants the next frame at once.
fn moves(window: &Harness<'_, App>) -> bool {
    let output = window.output().viewport_output.values();
    output.map(|viewport| viewport.repaint_delay).min() == Some(Duration::ZERO)
}
