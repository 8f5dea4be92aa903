//! The players of seats, in words.

use crate::t;
use crate::text::Speaks;
use play::pace::BotPace;
use play::session::{Activity, Secrets, Sharing};
use table::{Handed, Level, Player};

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

/// What a seat does now.
pub fn activity(speaker: &impl Speaks, activity: Activity) -> String {
    match activity {
        Activity::Open => t!(speaker, "sharing-activity-open"),
        Activity::Holding => t!(speaker, "sharing-activity-holding"),
        Activity::Thinking => t!(speaker, "sharing-activity-thinking"),
        Activity::Done => t!(speaker, "sharing-activity-done"),
        Activity::Waiting => t!(speaker, "sharing-activity-waiting"),
    }
}

/// The orders in which people at one screen can act, each with its name.
pub fn sharings(speaker: &impl Speaks) -> [(Sharing, String); 3] {
    Sharing::ALL.map(|sharing| match sharing {
        Sharing::InTurn => (sharing, t!(speaker, "sharing-in-turn")),
        Sharing::AnyOrder => (sharing, t!(speaker, "sharing-any-order")),
        Sharing::SideBySide => (sharing, t!(speaker, "sharing-side-by-side")),
    })
}

/// What an order of play means, in a sentence or two.
pub fn sharing_help(speaker: &impl Speaks, sharing: Sharing) -> String {
    match sharing {
        Sharing::InTurn => t!(speaker, "sharing-in-turn-hint"),
        Sharing::AnyOrder => t!(speaker, "sharing-any-order-hint"),
        Sharing::SideBySide => t!(speaker, "sharing-side-by-side-hint"),
    }
}

/// What a treatment of secrets means, in a sentence or two.
pub fn secrets_help(speaker: &impl Speaks, secrets: Secrets) -> String {
    match secrets {
        Secrets::FaceDown => t!(speaker, "sharing-face-down-hint"),
        Secrets::Open => t!(speaker, "sharing-open-hint"),
        Secrets::HandOver => t!(speaker, "sharing-hand-over-hint"),
    }
}

/// Returns all treatments of secrets with their names.
pub fn secrets(speaker: &impl Speaks) -> [(Secrets, String); 3] {
    Secrets::ALL.map(|secrets| match secrets {
        Secrets::FaceDown => (secrets, t!(speaker, "sharing-face-down")),
        Secrets::Open => (secrets, t!(speaker, "sharing-open")),
        Secrets::HandOver => (secrets, t!(speaker, "sharing-hand-over")),
    })
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
        Level::Family => "family",
        Level::Normal => "normal",
        Level::Hard => "hard",
        Level::Expert => "expert",
    }
}
