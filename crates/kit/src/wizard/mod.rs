//! What the wizards of all games have in common: the list of seats, groups that often play together, how people share the
//! screen, the seed, and the components of an owner.
//!
//! A game has a draft, whose seats are [`Seats`]. One for few seats that act in turn says in [`NewGame`] what is its own; its
//! wizard is a page of the kit.

mod draft;
mod groups;
mod kept;
mod seats;
mod seed;
mod sets;
mod ways;

pub use draft::{Draft, LastSetup, NewGame, Switch, Words};
pub use groups::groups_ui;
pub use kept::LastOf;
pub use seats::{count_ui, seats_ui};
pub use seed::{chance, random_seed, seed_ui};
pub use sets::{SetChoice, set_row_ui};
pub use ways::ways_ui;

use std::ops::RangeInclusive;

use crate::settings::Settings;
use crate::t;
use crate::text::Speaks;
use crate::theme::tokens;
use egui::Ui;
use table::{Level, Player, Players};

/// One who sits at a seat of a game in the making.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Guest {
    /// The name as it was typed.
    pub name: String,
    /// The colour, by its [number](crate::widgets::player::player_color).
    pub colour: u8,
    /// Who plays the seat.
    pub player: Player,
    /// The name that the seat had while the other kind of player, a person or a bot, played it.
    pub aside: String,
}

impl Guest {
    /// The name as it was typed, or `name` if none was.
    fn name_or(&self, name: impl FnOnce() -> String) -> String {
        match self.name.trim() {
            "" => name(),
            typed => typed.to_owned(),
        }
    }
}

/// The seats of a game in the making. There are as many as can ever be; the first ones are in the game, so that nothing is lost
/// when their number is changed back and forth. The colours of all are different.
pub trait Seats {
    /// How many can play.
    const COUNTS: RangeInclusive<usize>;
    /// The colours to choose from.
    const COLOURS: &'static [u8];
    /// The levels of the game's bots.
    const LEVELS: &'static [Level];

    /// The number of seats in the game.
    fn count(&self) -> usize;

    /// Sets the number of seats in the game, within [`Self::COUNTS`].
    fn set_count(&mut self, count: usize);

    /// The one at a seat, whether it is in the game or not.
    fn guest(&self, index: usize) -> Option<&Guest>;

    /// As [`Self::guest`], to be changed.
    fn guest_mut(&mut self, index: usize) -> Option<&mut Guest>;

    /// Exchanges two places in the turn order.
    fn swap(&mut self, first: usize, second: usize);

    /// Called when a seat gets another kind of player.
    fn settle(&mut self) {}

    /// The player of a seat.
    fn player(&self, index: usize) -> Player {
        self.guest(index)
            .map_or(Player::Person, |guest| guest.player)
    }

    /// The players of the seats in the game.
    fn players(&self) -> Players {
        (0..self.count()).map(|index| self.player(index)).collect()
    }

    /// The number of people in the game.
    fn people(&self) -> usize {
        self.players().people(self.count()).count()
    }

    /// Whether only bots play, so that people can only watch.
    fn is_watched(&self) -> bool {
        self.people() == 0
    }

    /// Sets the player of a seat. A bot does not take over the name of a person, nor a person that of a bot.
    fn set_player(&mut self, index: usize, player: Player) {
        let Some(guest) = self.guest_mut(index) else {
            return;
        };
        if guest.player.bot().is_some() != player.bot().is_some() {
            std::mem::swap(&mut guest.aside, &mut guest.name);
        }
        guest.player = player;
        self.settle();
    }

    /// Keeps the name that has been typed at the seat of a bot for the person who may take the seat after all.
    fn keep_typed_name(&mut self, index: usize) {
        if let Some(guest) = self.guest_mut(index)
            && guest.player.bot().is_some()
        {
            guest.aside.clone_from(&guest.name);
        }
    }

    /// The name of the person at a seat, also while a bot plays it.
    fn persons_name(&self, index: usize) -> &str {
        match self.guest(index) {
            Some(guest) if guest.player.bot().is_some() => &guest.aside,
            Some(guest) => &guest.name,
            None => "",
        }
    }

    /// The names and colours of the seats in the game; those without a name get the one that `name` returns for them.
    fn named(&self, name: impl Fn(usize) -> String) -> Vec<(String, u8)> {
        let named = |index| {
            let guest = self.guest(index)?;
            Some((guest.name_or(|| name(index)), guest.colour))
        };
        (0..self.count()).filter_map(named).collect()
    }

    /// Gives a seat a colour; the seat that had it gets the old colour in exchange.
    fn set_colour(&mut self, index: usize, colour: u8) {
        let Some(old) = self.guest(index).map(|guest| guest.colour) else {
            return;
        };
        for other in 0..*Self::COUNTS.end() {
            match self.guest_mut(other) {
                Some(guest) if other == index => guest.colour = colour,
                Some(guest) if guest.colour == colour => guest.colour = old,
                _ => {}
            }
        }
    }

    /// Removes a seat from the game, unless too few would be left; it is the first to come back.
    fn remove(&mut self, index: usize) {
        let count = self.count();
        if index < count && count > *Self::COUNTS.start() {
            for next in index + 1..count {
                self.swap(next - 1, next);
            }
            self.set_count(count - 1);
        }
    }
}

/// The room above and below the buttons of a wizard.
pub fn around_buttons(ui: &Ui) -> f32 {
    let is_low = ui.ctx().content_rect().height() < 480.0;
    let space = &tokens().space;
    if is_low { space.xs } else { space.m }
}

/// Keeps the names of the people in a game that begins, before those of others who have played in this window.
pub fn keep_names(settings: &mut Settings, seats: &impl Seats) {
    let name = |index| seats.persons_name(index).trim().to_owned();
    let others = settings.player_names.iter().skip(seats.count()).cloned();
    settings.player_names = (0..seats.count()).map(name).chain(others).collect();
}

/// The name that a player without one gets.
pub fn default_name(speaker: &impl Speaks, player: Player, index: usize) -> String {
    let (bot, number) = (player.bot().is_some(), index + 1);
    t!(speaker, "wizard-player", bot, number)
}

/// The name of a player as it will be in the game.
pub fn name_of(speaker: &impl Speaks, seats: &impl Seats, index: usize) -> String {
    let name = || default_name(speaker, seats.player(index), index);
    match seats.guest(index) {
        Some(guest) => guest.name_or(name),
        None => name(),
    }
}
