//! The players of seats, in words.

use crate::app::text::Speaks;
use crate::play::pace::BotPace;
use crate::t;
use crate::table::Level;
use crate::table::Player;

/// The kind of a player, as “Person” or “Expert”.
pub fn player(speaker: &impl Speaks, player: Player) -> String {
    match player {
        Player::Person => t!(speaker, "bots-person"),
        Player::Bot(kind) => t!(speaker, "bots-kind", kind = key(kind)),
    }
}

/// A short description of a kind of player.
pub fn player_hint(speaker: &impl Speaks, player: Player) -> String {
    match player {
        Player::Person => t!(speaker, "bots-person-hint"),
        Player::Bot(kind) => t!(speaker, "bots-kind-hint", kind = key(kind)),
    }
}

/// The paces of bots, each with its name.
pub fn paces(speaker: &impl Speaks) -> [(BotPace, String); 4] {
    BotPace::ALL.map(|pace| match pace {
        BotPace::Slow => (pace, t!(speaker, "bots-pace-slow")),
        BotPace::Normal => (pace, t!(speaker, "bots-pace-normal")),
        BotPace::Fast => (pace, t!(speaker, "bots-pace-fast")),
        BotPace::Instant => (pace, t!(speaker, "bots-pace-instant")),
    })
}

const fn key(kind: Level) -> &'static str {
    match kind {
        Level::Random => "random",
        Level::Easy => "easy",
        Level::Normal => "normal",
        Level::Hard => "hard",
        Level::Expert => "expert",
    }
}
