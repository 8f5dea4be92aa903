//! Plays one of the two small games at a table of the frame: `cargo run -p board-kit --example small_games -- nim`.

#[path = "../tests/frame/lone_high.rs"]
mod lone_high;
#[path = "../tests/frame/nim.rs"]
mod nim;
#[path = "../../search/tests/bots/playouts.rs"]
mod playouts;
#[path = "../tests/frame/window.rs"]
mod window;
#[path = "../tests/frame/words.rs"]
mod words;

use std::error::Error;

use game::games::lone_high::{LoneHigh, LoneHighSetup};
use game::games::nim::{Nim, NimSetup};
use kit::Paths;
use kit::frame::open;
use kit::screen::Command;
use kit::settings::Settings;
use table::library::Opened;
use table::{Kind, Level, Library, Player, Shelf, Table};
use window::Window;

const SHELF: Shelf = Shelf {
    kinds: &[Kind::of::<Nim>(), Kind::of::<LoneHigh>()],
    notes: "small-games-notes",
};

struct Program(Window);

impl eframe::App for Program {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.0.ui(ui);
        if self.0.screens.is_empty() {
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let players = [Player::Person, Player::Bot(Level::Normal)].into_iter();
    let command: Command = match std::env::args().nth(1).as_deref() {
        Some("lone-high") => {
            let table = Table::<LoneHigh>::new(LoneHighSetup::new(2, "an evening"))?;
            open(
                lone_high::LoneHighFace,
                Opened::new(table.played_by(players.collect())),
            )
        }
        _ => {
            let table = Table::<Nim>::new(NimSetup::new(2, &[3, 4, 5], "an evening"))?;
            open(
                nim::NimFace,
                Opened::new(table.played_by(players.collect())),
            )
        }
    };
    let folder = tempfile::tempdir()?;
    let paths = Paths::inside(folder.path());
    let library = Library::new(paths.data_folder(), &SHELF);
    let mut window = Window::new(paths, Settings::first(), library);
    eframe::run_native(
        "Small games",
        eframe::NativeOptions::default(),
        Box::new(|cc| {
            kit::theme::install(&cc.egui_ctx);
            window.apply(&cc.egui_ctx, command);
            Ok(Box::new(Program(window)))
        }),
    )?;
    Ok(())
}
