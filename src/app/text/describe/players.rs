//! Who plays a seat, in words.

use crate::app::text::Speaks;
use crate::play::pace::BotPace;
use crate::t;
use crate::table::{Handed, Level, Player};

/// Who plays, as “Person” or “Expert”.
pub fn player(speaker: &impl Speaks, player: Player) -> String {
    match player {
        Player::Person => t!(speaker, "bots-person"),
        Player::Bot(kind) => t!(speaker, "bots-kind", kind = key(kind)),
    }
}

/// What is to be expected of a player, in a few words.
pub fn player_hint(speaker: &impl Speaks, player: Player) -> String {
    match player {
        Player::Person => t!(speaker, "bots-person-hint"),
        Player::Bot(kind) => t!(speaker, "bots-kind-hint", kind = key(kind)),
    }
}

/// That a seat has changed hands, as sentences.
pub fn handed(speaker: &impl Speaks, handed: Handed<'_>) -> String {
    let Handed {
        change,
        player_before,
        name_before,
    } = handed;
    let moved = (change.player != player_before).then(|| match change.player {
        Player::Person => t!(speaker, "log-seat-to-person", name = name_before.to_owned()),
        bot @ Player::Bot(_) => t!(
            speaker,
            "log-seat-to-bot",
            name = name_before.to_owned(),
            level = player(speaker, bot)
        ),
    });
    let named = (change.name != name_before).then(|| {
        t!(
            speaker,
            "log-seat-named",
            before = name_before.to_owned(),
            name = change.name.clone()
        )
    });
    let sentences: Vec<String> = moved.into_iter().chain(named).collect();
    sentences.join(" ")
}

/// How fast bots can play, each pace with its name.
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
