//! The pages of the window that know no game: settings, devices, and the list of all games.

mod devices;
mod games;
mod settings;

pub use devices::DevicesPage;
pub use games::{GamesPage, entry_ui};
pub use settings::SettingsPage;
