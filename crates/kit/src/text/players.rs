//! Who plays a seat, in words.

use crate::{phrases, t};
use table::{BotPace, Level, Player, Secrets, Sharing};

phrases! {
    /// The kind of a player, as “Person” or “Expert”.
    pub fn player(player: Player) = "players" { Person, Bot(kind) => level(kind) }

    /// A short description of a kind of player.
    pub fn player_hint(player: Player) = "players" { Person => "players-person-hint", Bot(kind) => level_hint(kind) }

    fn level(level: Level) = "players-kind" { Random, Easy, Family, Normal, Hard, Expert }

    fn level_hint(level: Level) = "players-hint-of" { Random, Easy, Family, Normal, Hard, Expert }

    /// A colour by its number, with its symbol.
    pub fn colour(colour: u8) = "players-colour", colour;

    /// The order in which people at one screen can act.
    pub fn sharing(sharing: Sharing) = "sharing" { InTurn, AnyOrder, SideBySide }

    /// A treatment of secrets.
    pub fn secrets(secrets: Secrets) = "sharing" { FaceDown, Open, HandOver }

    /// How fast bots can play.
    pub fn pace(pace: BotPace) = "players-pace" { Slow, Normal, Fast, Instant }
}
