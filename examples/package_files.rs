//! Writes what a package needs besides the program: `cargo run --example package_files -- target/package`
//!
//! The layout is that of `/usr/share`: the icon in all sizes, the manual, and the completions of shells.

use clap_complete::{Shell, generate_to};
use planet_unknown::{app, cli};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

/// The name of the program.
const NAME: &str = "planet-unknown";
/// The edges of the icon, in pixels.
const EDGES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name a folder")?;
    let folder = PathBuf::from(folder);
    icons(&folder)?;
    manual(&folder)?;
    completions(&folder)
}

fn icons(folder: &Path) -> Result<(), Box<dyn Error>> {
    for edge in EDGES {
        let place = folder.join(format!("icons/hicolor/{edge}x{edge}/apps"));
        fs::create_dir_all(&place)?;
        app::art::planet_icon(edge).save(place.join(format!("{NAME}.png")))?;
    }
    Ok(())
}

/// A page for the program and one for each of its commands.
fn manual(folder: &Path) -> Result<(), Box<dyn Error>> {
    let place = folder.join("man/man1");
    fs::create_dir_all(&place)?;
    clap_mangen::generate_to(cli::command(), &place)?;
    Ok(())
}

fn completions(folder: &Path) -> Result<(), Box<dyn Error>> {
    let shells = [
        (Shell::Bash, "bash-completion/completions"),
        (Shell::Zsh, "zsh/vendor-completions"),
        (Shell::Fish, "fish/vendor_completions.d"),
    ];
    for (shell, place) in shells {
        let place = folder.join(place);
        fs::create_dir_all(&place)?;
        let written = generate_to(shell, &mut cli::command(), NAME, &place)?;
        if shell == Shell::Bash {
            fs::rename(written, place.join(NAME))?;
        }
    }
    Ok(())
}
