//! The pages of the window that know no game: settings, devices, the list of all games, statistics, the shelf of games,
//! and the wizard of those for few seats.

mod devices;
mod games;
mod settings;
mod shelf;
mod standings;
mod wizard;

pub use devices::DevicesPage;
pub use games::{GamesPage, entry_ui};
pub use settings::SettingsPage;
pub use shelf::{GamePage, ShelfPage};
pub use standings::StandingsPage;
pub use wizard::WizardPage;
