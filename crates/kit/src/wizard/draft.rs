//! The choices of the players so far, and what the wizard needs to know of their game.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::ops::RangeInclusive;

use game::components::ComponentSet;
use game::{Game, Kept, SeatId};
use serde::{Deserialize, Serialize};

use super::{Guest, Seats, chance, random_seed};
use crate::files::SetKind;
use crate::text::Language;
use table::{Level, MAX_NAME, Player, Players, Secrets, Sharing};

/// A game that the page `WizardPage` sets up: its seats act in turn, but choose something together at first.
pub trait NewGame: Clone + PartialEq + Debug + 'static {
    /// The game.
    type Game: Kept;
    /// The file in the folder of the settings that keeps how it was set up last.
    const FILE: &'static str;
    /// How many can play.
    const COUNTS: RangeInclusive<usize>;
    /// The colours to choose from, at least one for each seat.
    const COLOURS: &'static [u8];
    /// The sets of components that an owner can play with.
    const SETS: SetKind;
    /// Its switches, in the order in which they are shown.
    const SWITCHES: &'static [Switch];
    /// The orders of play to choose from; none where nobody ever acts at the same time.
    const ORDERS: &'static [Sharing] = &[Sharing::InTurn, Sharing::AnyOrder];
    /// Whether the first seat of the list begins, so that its players may draw who that is; elsewhere the deal draws it.
    const FIRST_BEGINS: bool = true;

    /// Whether a switch does something when so many play.
    fn suits(_switch: usize, _players: usize) -> bool {
        true
    }

    /// Among how many things is chosen when so many play, such as goals of a game alone.
    fn variants(_players: usize) -> usize {
        0
    }

    /// The place of a colour among [`Self::COLOURS`]; the first for another one.
    fn place_of(colour: u8) -> usize {
        let mut all = Self::COLOURS.iter();
        all.position(|own| *own == colour).unwrap_or(0)
    }

    /// A text of the wizard.
    fn words(language: Language, words: Words<'_>) -> String;

    /// The setup of a draft, whose seats have these names and colours.
    fn setup(draft: &Draft<Self>, seats: Vec<(String, u8)>) -> <Self::Game as Game>::Setup;
}

/// A switch of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// It makes up for something in our own components: off with a set, until somebody switches it on.
    Ours,
    /// It plays a variant, with any components.
    Variant,
}

/// What a game says in its wizard.
#[derive(Clone, Copy, Debug)]
pub enum Words<'a> {
    /// What everybody has to know about the components played with.
    Notice(&'a ComponentSet),
    /// What the order of the seats means when so many play.
    Seats(usize),
    /// What [is chosen](NewGame::variants) when so few play.
    Variants,
    /// One of these, by its number.
    Variant(usize),
    /// What it means.
    VariantHint(usize),
    /// The name of a switch, by its number.
    Switch(usize),
    /// What it does; or, with a set, that it is meant for our components.
    SwitchHint {
        /// Its number.
        number: usize,
        /// Whether a set is played with.
        with_set: bool,
    },
    /// What an order of play means.
    Order(Sharing),
    /// What a way to keep secrets means.
    Secrets(Secrets),
}

/// How the last game was set up.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LastSetup {
    /// The number of seats; none before the first game.
    pub seats: Option<usize>,
    /// Who played them.
    pub sitters: Players,
    /// Their colours, by the [number](crate::widgets::player::player_color) of each.
    pub colours: Vec<u8>,
    /// Whether each switch was on.
    pub switches: Vec<bool>,
    /// Which variant it was.
    pub variant: usize,
    /// The name of the owner's set of components.
    pub set: Option<String>,
}

/// A game in the making.
#[derive(Debug)]
pub struct Draft<N> {
    /// All seats; the first [`Self::count`](Seats::count) are in the game.
    seats: Vec<Guest>,
    count: usize,
    /// The seed, any text, which determines every shuffle.
    pub seed: String,
    /// Whether each switch is on.
    pub switches: Vec<bool>,
    /// Which variant it is, if there are any.
    pub variant: usize,
    components: ComponentSet,
    game: PhantomData<fn() -> N>,
}

impl<N: NewGame> Draft<N> {
    /// The draft of the last game, with the names of people who play in this window. `components` are those it was played
    /// with; ours if they are gone.
    pub fn new(last: &LastSetup, names: &[String], components: ComponentSet) -> Self {
        let mut free: Vec<u8> = Vec::new();
        for colour in last.colours.iter().chain(N::COLOURS) {
            if N::COLOURS.contains(colour) && !free.contains(colour) {
                free.push(*colour);
            }
        }
        let names = names.iter();
        let mut names = names.map(|name| name.chars().take(MAX_NAME).collect::<String>());
        let seat = |colour| Guest {
            name: names.next().unwrap_or_default(),
            colour,
            ..Guest::default()
        };
        let (least, most) = (*N::COUNTS.start(), *N::COUNTS.end());
        // A set that is gone leaves our own components, with what makes up for something in them.
        let is_gone = last.set.is_some() && components == ComponentSet::Standard;
        let was_on = |number: usize| last.switches.get(number) == Some(&true);
        let is_on = |(number, switch): (usize, &Switch)| {
            was_on(number) || is_gone && *switch == Switch::Ours
        };
        let mut draft = Self {
            seats: free.into_iter().take(most).map(seat).collect(),
            count: last.seats.unwrap_or(2).clamp(least, most),
            seed: random_seed(),
            switches: N::SWITCHES.iter().enumerate().map(is_on).collect(),
            variant: last.variant,
            components,
            game: PhantomData,
        };
        match last.seats {
            Some(_) => {
                for (index, seat) in SeatId::first(draft.count).enumerate() {
                    draft.set_player(index, last.sitters.of(seat));
                }
            }
            // What a person needs who plays for the first time.
            None => draft.set_player(1, Player::Bot(Level::Easy)),
        }
        // Who plays against bots gets more of them.
        let mut players = (0..draft.count).map(|index| draft.player(index));
        if let Some(bot) = players.find(|player| player.bot().is_some()) {
            (draft.count..most).for_each(|index| draft.set_player(index, bot));
        }
        draft
    }

    /// What is played with: ours, or the set of an owner.
    pub const fn components(&self) -> &ComponentSet {
        &self.components
    }

    /// Plays with these components. What makes up for something in ours is meant for them alone.
    pub fn use_set(&mut self, components: ComponentSet) {
        let are_ours = components == ComponentSet::Standard;
        if are_ours != (self.components == ComponentSet::Standard) {
            let switches = self.switches.iter_mut().zip(N::SWITCHES);
            let ours = switches.filter(|(_, switch)| **switch == Switch::Ours);
            ours.for_each(|(is_on, _)| *is_on = are_ours);
        }
        self.components = components;
    }

    /// Draws who begins; the seats keep their order around the table.
    pub fn draw_first(&mut self) {
        self.seats[..self.count].rotate_left(chance() as usize % self.count);
    }

    /// What is kept for the next game.
    pub fn kept(&self) -> LastSetup {
        LastSetup {
            seats: Some(self.count),
            sitters: self.players(),
            colours: self.seats.iter().map(|seat| seat.colour).collect(),
            switches: self.switches.clone(),
            variant: self.variant,
            set: match &self.components {
                ComponentSet::Standard => None,
                ComponentSet::Own { name, .. } => Some(name.clone()),
            },
        }
    }
}

impl<N: NewGame> Seats for Draft<N> {
    const COUNTS: RangeInclusive<usize> = N::COUNTS;
    const COLOURS: &'static [u8] = N::COLOURS;
    const LEVELS: &'static [Level] = &Level::STRENGTHS;

    fn count(&self) -> usize {
        self.count
    }

    fn set_count(&mut self, count: usize) {
        self.count = count.clamp(*N::COUNTS.start(), *N::COUNTS.end());
    }

    fn guest(&self, index: usize) -> Option<&Guest> {
        self.seats.get(index)
    }

    fn guest_mut(&mut self, index: usize) -> Option<&mut Guest> {
        self.seats.get_mut(index)
    }

    fn swap(&mut self, first: usize, second: usize) {
        if first < self.count && second < self.count {
            self.seats.swap(first, second);
        }
    }
}
