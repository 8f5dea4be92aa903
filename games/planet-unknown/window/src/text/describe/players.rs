//! The players of seats, in words.

use crate::text::Speaks;
use crate::{phrases, t};
use kit::text::player;
use play::session::Activity;
use table::{Handed, Player};
use table::{Secrets, Sharing};

phrases! {
    /// What a seat does now.
    pub fn activity(activity: Activity) = "sharing-activity" { Open, Holding, Thinking, Done, Waiting }

    /// What an order of play means, in a sentence or two.
    pub fn sharing_help(sharing: Sharing) = "sharing-hint" { InTurn, AnyOrder, SideBySide }

    /// What a treatment of secrets means, in a sentence or two.
    pub fn secrets_help(secrets: Secrets) = "sharing-hint" { FaceDown, Open, HandOver }
}

/// That a seat has changed hands, as sentences.
pub fn handed(speaker: &impl Speaks, handed: Handed<'_>) -> String {
    let (before, name) = (handed.name_before, &handed.change.name);
    let player_now = handed.change.player;
    let moved = (player_now != handed.player_before).then(|| match player_now {
        Player::Person => t!(speaker, "log-seat-to-person", name = before),
        bot @ Player::Bot(_) => t!(speaker, "log-seat-to-bot", name = before, level: player(bot)),
    });
    let named = (name != before).then(|| t!(speaker, "log-seat-named", before, name));
    let sentences: Vec<String> = moved.into_iter().chain(named).collect();
    sentences.join(" ")
}
