//! The players of seats, in words.

use crate::text::Speaks;
use crate::{phrases, t};
use play::session::Activity;
use table::BotPace;
use table::{Handed, Level, Player};
use table::{Secrets, Sharing};

phrases! {
    /// The kind of a player, as “Person” or “Expert”.
    pub fn player(player: Player) = "bots" { Person, Bot(kind) => level(kind) }

    /// A short description of a kind of player.
    pub fn player_hint(player: Player) = "bots" { Person => "bots-person-hint", Bot(kind) => level_hint(kind) }

    fn level(level: Level) = "bots-kind" { Random, Easy, Family, Normal, Hard, Expert }

    fn level_hint(level: Level) = "bots-hint-of" { Random, Easy, Family, Normal, Hard, Expert }

    /// What a seat does now.
    pub fn activity(activity: Activity) = "sharing-activity" { Open, Holding, Thinking, Done, Waiting }

    /// The order in which people at one screen can act.
    pub fn sharing(sharing: Sharing) = "sharing" { InTurn, AnyOrder, SideBySide }

    /// What an order of play means, in a sentence or two.
    pub fn sharing_help(sharing: Sharing) = "sharing-hint" { InTurn, AnyOrder, SideBySide }

    /// A treatment of secrets.
    pub fn secrets(secrets: Secrets) = "sharing" { FaceDown, Open, HandOver }

    /// What a treatment of secrets means, in a sentence or two.
    pub fn secrets_help(secrets: Secrets) = "sharing-hint" { FaceDown, Open, HandOver }

    /// How fast bots can play.
    pub fn pace(pace: BotPace) = "bots-pace" { Slow, Normal, Fast, Instant }
}

/// That a seat has changed hands, as sentences.
pub fn handed(speaker: &impl Speaks, handed: Handed<'_>) -> String {
    let Handed {
        change,
        player_before,
        name_before,
    } = handed;
    let moved = (change.player != player_before).then(|| match change.player {
        Player::Person => t!(speaker, "log-seat-to-person", name = name_before),
        bot @ Player::Bot(_) => t!(
            speaker,
            "log-seat-to-bot",
            name = name_before,
            level = player(speaker, bot)
        ),
    });
    let named = (change.name != name_before).then(|| {
        t!(
            speaker,
            "log-seat-named",
            before = name_before,
            name = &change.name
        )
    });
    let sentences: Vec<String> = moved.into_iter().chain(named).collect();
    sentences.join(" ")
}
