//! The pages of the window that know no game: settings, devices, the list of all games, statistics, and the shelf of games.

mod devices;
mod games;
mod settings;
mod shelf;
mod standings;

pub use devices::DevicesPage;
pub use games::{GamesPage, entry_ui};
pub use settings::SettingsPage;
pub use shelf::{GamePage, ShelfPage};
pub use standings::StandingsPage;
