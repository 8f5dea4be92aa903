//! Lone High: all choose a card at the same time, and the highest one that nobody else has chosen wins the prize.
//!
//! 1. Two to six seats. Each gets five of 36 cards, 1–9 four times; the others are the deck.
//! 2. There are five tricks. For each a prize is turned up from a shuffled deck of prizes, whose values the setup says.
//! 3. All choose a card of their hand, face down, at the same time. When all have, the cards are turned up.
//! 4. The highest card that only one seat has chosen wins all prizes that lie there. If there is none, they stay for the next
//!    trick; after the last they are lost.
//! 5. Who has won and has cards left may exchange one of them, which is laid aside face up, for the next card of the deck.
//! 6. The most points win. Ties stay.

use crate::{
    Action, Barrier, Event, Game, Kept, Luck, Part, PlainSetup, Ranking, SeatId, SeatSet, Shared,
    luck,
};
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The number of tricks, and of the cards of a hand.
const TRICKS: usize = 5;
/// The highest card.
const HIGHEST: u8 = 9;
/// How often there is each card.
const COPIES: usize = 4;
/// The values of the prizes, unless the setup has others.
pub const PRIZES: [i8; 7] = [1, 2, 3, 4, 5, 6, -3];

/// The players of a game, and the values of its prizes: 5–20, each from -9 to 9. The seed decides how cards and prizes are
/// shuffled.
pub type LoneHighSetup = PlainSetup<Vec<i8>>;

impl LoneHighSetup {
    /// A game of `seats`, named by their numbers, with the usual [`PRIZES`].
    pub fn new(seats: usize, seed: &str) -> Self {
        Self::with(PRIZES.to_vec(), seats, seed)
    }
}

/// All cards, in ascending order.
fn all_cards() -> impl Iterator<Item = u8> {
    (1..=HIGHEST).flat_map(|card| [card; COPIES])
}

/// The state of a game of Lone High. Lists of cards that lie face down have the next one last.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LoneHigh {
    values: Shared<Vec<i8>>,
    seats: Vec<Hand>,
    deck: Vec<u8>,
    /// Cards that everybody has seen.
    shown: Vec<u8>,
    /// Prizes face down, by their places in the list of values.
    hidden_prizes: Vec<u8>,
    /// Prizes that lie open.
    prizes: Vec<u8>,
    /// The trick, from 1.
    trick: u8,
    phase: Phase,
}

/// What belongs to a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// The cards in the hand, in ascending order; secret.
    pub cards: Vec<u8>,
    /// The card that lies face down; secret.
    pub chosen: Option<u8>,
    /// The prizes that it has won, by their places in the list of values.
    pub won: Vec<u8>,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// All choose a card.
    Choosing,
    /// The winner of the trick may exchange a card.
    Exchange(SeatId),
    /// Nothing: the game is over.
    Over,
}

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum LoneHighChoice {
    /// Chooses a card for the trick.
    Choose(u8),
    /// Lays a card aside and draws another one.
    Exchange(u8),
    /// Keeps its cards.
    Keep,
}

/// What happens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoneHighEvent {
    /// A prize of this value was turned up.
    PrizeShown(i8),
    /// A seat has chosen a card.
    Ready(SeatId),
    /// The card that it has chosen; only the seat sees it.
    Chosen(SeatId, u8),
    /// The cards of all seats were turned up, in the order of the seats.
    TurnedUp(Vec<u8>),
    /// A seat won the prizes, together worth this.
    Won(SeatId, i16),
    /// A seat laid this card aside.
    LaidAside(SeatId, u8),
    /// The card that it drew; only the seat sees it.
    Drawn(SeatId, u8),
    /// A seat kept its cards.
    Kept(SeatId),
    /// The game is over.
    Ended,
}

impl Event for LoneHighEvent {
    fn audience(&self) -> SeatSet {
        match self {
            Self::Chosen(seat, _) | Self::Drawn(seat, _) => SeatSet::of(*seat),
            _ => SeatSet::ALL,
        }
    }

    fn barrier(&self) -> Option<Barrier> {
        let reveals = matches!(
            self,
            Self::PrizeShown(_) | Self::TurnedUp(_) | Self::Drawn(..) | Self::Ended
        );
        reveals.then_some(Barrier::Revealed)
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LoneHighIllegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat has nothing to do now.
    #[error("{0} has nothing to do now")]
    NotOpen(SeatId),
    /// Something else is to be done now.
    #[error("something else is to be done now")]
    NotNow,
    /// The seat has no such card.
    #[error("there is no {0} in the hand")]
    NoSuchCard(u8),
}

/// Why there is no such game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum LoneHighFault {
    /// There are too few or too many seats, or one that does not exist may exchange a card.
    #[error("two to six play")]
    Seats,
    /// There are too few or too many prizes, or one is worth too much, is there twice, or should not be where it is.
    #[error("there are five to twenty prizes, from -9 to 9 each")]
    Prizes,
    /// Cards are missing or duplicate, or where they should not be.
    #[error("cards are missing, duplicate or out of place")]
    Cards,
}

impl LoneHigh {
    /// What belongs to each seat.
    pub fn hands(&self) -> &[Hand] {
        &self.seats
    }

    /// The values of the prizes that lie open.
    pub fn prizes(&self) -> impl Iterator<Item = i8> {
        self.prizes.iter().map(|prize| self.value(*prize))
    }

    /// The points that `seat` has won so far; 0 if there is no such seat.
    pub fn points(&self, seat: SeatId) -> i32 {
        let won = self.seats.get(seat.index()).map(|hand| &hand.won);
        let values = won.into_iter().flatten();
        values.map(|prize| i32::from(self.value(*prize))).sum()
    }

    /// What the game waits for.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    fn value(&self, prize: u8) -> i8 {
        self.values.get(usize::from(prize)).copied().unwrap_or(0)
    }

    fn show_prize(&mut self, events: &mut Vec<LoneHighEvent>) {
        if let Some(prize) = self.hidden_prizes.pop() {
            self.prizes.push(prize);
            events.push(LoneHighEvent::PrizeShown(self.value(prize)));
        }
    }

    /// Turns the chosen cards up, and gives the prizes to the winner.
    fn end_trick(&mut self, events: &mut Vec<LoneHighEvent>) {
        let chosen = |hand: &mut Hand| hand.chosen.take();
        let cards: Vec<u8> = self.seats.iter_mut().filter_map(chosen).collect();
        self.shown.extend(&cards);
        let is_alone = |card: &u8| cards.iter().filter(|other| *other == card).count() == 1;
        let highest = cards.iter().copied().filter(is_alone).max();
        let winner = cards.iter().position(|card| Some(*card) == highest);
        events.push(LoneHighEvent::TurnedUp(cards));
        let mut next = Phase::Choosing;
        if let Some(index) = winner {
            let seat = SeatId(index as u8);
            let worth = self.prizes().map(i16::from).sum();
            self.seats[index].won.append(&mut self.prizes);
            events.push(LoneHighEvent::Won(seat, worth));
            next = Phase::Exchange(seat);
        }
        if usize::from(self.trick) == TRICKS {
            self.phase = Phase::Over;
            events.push(LoneHighEvent::Ended);
        } else {
            self.go_on(next, events);
        }
    }

    /// Begins the next trick, unless a card may be exchanged before.
    fn go_on(&mut self, next: Phase, events: &mut Vec<LoneHighEvent>) {
        self.phase = next;
        if next == Phase::Choosing {
            self.trick += 1;
            self.show_prize(events);
        }
    }

    /// Puts everything that `seat` does not know into another order: the deck with the cards of the others, and the prizes
    /// face down.
    fn rearrange(&mut self, seat: SeatId, mut order: impl FnMut(&mut [u8])) {
        let mut unknown = std::mem::take(&mut self.deck);
        let size = unknown.len();
        let mut others: Vec<&mut Hand> = (self.seats.iter_mut().enumerate())
            .filter(|(index, _)| *index != seat.index())
            .map(|(_, hand)| hand)
            .collect();
        for hand in &others {
            unknown.extend(&hand.cards);
            unknown.extend(hand.chosen);
        }
        order(&mut unknown);
        self.deck = unknown.drain(..size).collect();
        let mut rest = unknown.into_iter();
        for hand in &mut others {
            for card in hand.cards.iter_mut().chain(hand.chosen.as_mut()) {
                *card = rest.next().unwrap_or(*card);
            }
            hand.cards.sort_unstable();
        }
        order(&mut self.hidden_prizes);
    }

    fn check_card(&self, seat: SeatId, card: u8) -> Result<(), LoneHighIllegal> {
        let has = self.seats[seat.index()].cards.contains(&card);
        has.then_some(()).ok_or(LoneHighIllegal::NoSuchCard(card))
    }

    fn check_cards(&self) -> bool {
        let hands = self.seats.iter().flat_map(|hand| &hand.cards);
        let chosen = self.seats.iter().filter_map(|hand| hand.chosen.as_ref());
        let all = hands.chain(chosen).chain(&self.deck).chain(&self.shown);
        let mut cards: Vec<u8> = all.copied().collect();
        cards.sort_unstable();
        // Before the cards of this trick are turned up, each hand has as many as there are tricks left.
        let over = self.phase != Phase::Choosing;
        let held = (TRICKS + 1).saturating_sub(usize::from(self.trick) + usize::from(over));
        // The deck after the deal: at most one card is drawn from it after each trick.
        let dealt = COPIES * usize::from(HIGHEST) - TRICKS * self.seats.len();
        let all_wait = self.seats.iter().all(|hand| hand.chosen.is_some());
        let fits = |hand: &Hand| {
            hand.cards.is_sorted()
                && hand.cards.len() + usize::from(hand.chosen.is_some()) == held
                && !(over && hand.chosen.is_some())
        };
        cards.into_iter().eq(all_cards())
            && self.seats.iter().all(fits)
            && !all_wait
            && (dealt - TRICKS..=dealt).contains(&self.deck.len())
    }

    fn check_prizes(&self) -> bool {
        let won = self.seats.iter().flat_map(|hand| &hand.won);
        let all = won.chain(&self.prizes).chain(&self.hidden_prizes);
        let mut places: Vec<u8> = all.copied().collect();
        places.sort_unstable();
        let trick = usize::from(self.trick);
        places.iter().copied().eq(0..places.len() as u8)
            && (1..=TRICKS).contains(&trick)
            && (5..=20).contains(&places.len())
            && self.hidden_prizes.len() + trick == places.len()
            && (self.phase != Phase::Over || trick == TRICKS)
            && !(trick == TRICKS && matches!(self.phase, Phase::Exchange(_)))
    }
}

impl Game for LoneHigh {
    type Setup = LoneHighSetup;
    type SetupError = LoneHighFault;
    type Choice = LoneHighChoice;
    type Event = LoneHighEvent;
    type Illegal = LoneHighIllegal;
    type Invalid = LoneHighFault;

    const NAME: &'static str = "lone-high";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &LoneHighSetup) -> Result<Self, LoneHighFault> {
        if !(2..=6).contains(&setup.names.len()) {
            return Err(LoneHighFault::Seats);
        }
        let fits = |value: &i8| (-9..=9).contains(value);
        if !(5..=20).contains(&setup.data.len()) || !setup.data.iter().all(fits) {
            return Err(LoneHighFault::Prizes);
        }
        let mut luck = luck(&setup.seed);
        let mut deck: Vec<u8> = all_cards().collect();
        let mut hidden_prizes: Vec<u8> = (0..setup.data.len() as u8).collect();
        deck.shuffle(&mut luck);
        hidden_prizes.shuffle(&mut luck);
        let hand = |_| {
            let mut cards = deck.split_off(deck.len() - TRICKS);
            cards.sort_unstable();
            Hand {
                cards,
                ..Hand::default()
            }
        };
        let mut state = Self {
            seats: setup.names.iter().map(hand).collect(),
            values: Shared::new(setup.data.clone()),
            deck,
            shown: Vec::new(),
            hidden_prizes,
            prizes: Vec::new(),
            trick: 1,
            phase: Phase::Choosing,
        };
        state.show_prize(&mut Vec::new());
        Ok(state)
    }

    fn seat_count(&self) -> usize {
        self.seats.len()
    }

    fn round(&self) -> u16 {
        self.trick.into()
    }

    fn open_seats(&self) -> impl Iterator<Item = SeatId> {
        self.turn_order().filter(|seat| match self.phase {
            Phase::Choosing => self.seats[seat.index()].chosen.is_none(),
            Phase::Exchange(winner) => *seat == winner,
            Phase::Over => false,
        })
    }

    fn part(&self) -> Part {
        let number = 2 * u32::from(self.trick);
        match self.phase {
            Phase::Choosing => Part::Together(number),
            Phase::Exchange(_) | Phase::Over => Part::InTurn(number + 1),
        }
    }

    fn legal_into(&self, seat: SeatId, choices: &mut Vec<LoneHighChoice>) {
        choices.clear();
        if !self.is_open(seat) {
            return;
        }
        let mut cards = self.seats[seat.index()].cards.clone();
        cards.dedup();
        let chooses = self.phase == Phase::Choosing;
        let choice = match chooses {
            true => LoneHighChoice::Choose,
            false => LoneHighChoice::Exchange,
        };
        choices.extend(cards.into_iter().map(choice));
        choices.extend((!chooses).then_some(LoneHighChoice::Keep));
    }

    /// The last card: there is no other one to choose.
    fn forced(&self, seat: SeatId) -> Option<LoneHighChoice> {
        let hand = self.seats.get(seat.index())?;
        let is_asked = self.phase == Phase::Choosing && self.is_open(seat);
        let [last] = hand.cards[..] else { return None };
        is_asked.then_some(LoneHighChoice::Choose(last))
    }

    fn check(&self, action: &Action<LoneHighChoice>) -> Result<(), LoneHighIllegal> {
        if self.phase == Phase::Over {
            return Err(LoneHighIllegal::Over);
        }
        if !self.is_open(action.seat) {
            return Err(LoneHighIllegal::NotOpen(action.seat));
        }
        let chooses = self.phase == Phase::Choosing;
        match action.choice {
            LoneHighChoice::Choose(card) if chooses => self.check_card(action.seat, card),
            LoneHighChoice::Exchange(card) if !chooses => self.check_card(action.seat, card),
            LoneHighChoice::Keep if !chooses => Ok(()),
            _ => Err(LoneHighIllegal::NotNow),
        }
    }

    fn apply_listed(&mut self, action: &Action<LoneHighChoice>, events: &mut Vec<LoneHighEvent>) {
        let seat = action.seat;
        match action.choice {
            LoneHighChoice::Choose(card) => {
                let hand = &mut self.seats[seat.index()];
                hand.lay_down(card);
                hand.chosen = Some(card);
                events.push(LoneHighEvent::Ready(seat));
                events.push(LoneHighEvent::Chosen(seat, card));
                if self.seats.iter().all(|hand| hand.chosen.is_some()) {
                    self.end_trick(events);
                }
            }
            LoneHighChoice::Exchange(card) => {
                let hand = &mut self.seats[seat.index()];
                hand.lay_down(card);
                self.shown.push(card);
                events.push(LoneHighEvent::LaidAside(seat, card));
                if let Some(drawn) = self.deck.pop() {
                    hand.cards.push(drawn);
                    hand.cards.sort_unstable();
                    events.push(LoneHighEvent::Drawn(seat, drawn));
                }
                self.go_on(Phase::Choosing, events);
            }
            LoneHighChoice::Keep => {
                events.push(LoneHighEvent::Kept(seat));
                self.go_on(Phase::Choosing, events);
            }
        }
    }

    fn known_to(&self, seat: SeatId) -> Self {
        let mut known = self.clone();
        known.rearrange(seat, |unknown| unknown.sort_unstable());
        known
    }

    fn redeal(&self, seat: SeatId, luck: &mut Luck) -> Self {
        let mut dealt = self.clone();
        dealt.rearrange(seat, |unknown| unknown.shuffle(luck));
        dealt
    }

    fn same_seat(&self, other: &Self, seat: SeatId) -> bool {
        self.seats.get(seat.index()) == other.seats.get(seat.index())
    }

    fn ranking(&self) -> Option<Ranking> {
        let points = SeatId::first(self.seats.len()).map(|seat| self.points(seat));
        self.is_finished().then(|| Ranking::by_scores(points))
    }

    fn validate(&self) -> Result<(), LoneHighFault> {
        let winner = match self.phase {
            Phase::Exchange(seat) => seat.index(),
            Phase::Choosing | Phase::Over => 0,
        };
        if !(2..=6).contains(&self.seats.len()) || winner >= self.seats.len() {
            return Err(LoneHighFault::Seats);
        }
        if !self.check_prizes() {
            return Err(LoneHighFault::Prizes);
        }
        self.check_cards().then_some(()).ok_or(LoneHighFault::Cards)
    }

    fn rejoin(mut self, setup: &LoneHighSetup) -> Option<Self> {
        let won: usize = self.seats.iter().map(|hand| hand.won.len()).sum();
        let prizes = won + self.prizes.len() + self.hidden_prizes.len();
        let fits = self.seats.len() == setup.names.len() && prizes == setup.data.len();
        self.values = Shared::new(setup.data.clone());
        fits.then_some(self)
    }
}

impl Kept for LoneHigh {
    const TITLE: &'static str = "Lone High";
    const FORMAT: &'static str = "lone-high-game";
}

impl Hand {
    /// Takes `card` out of the hand.
    fn lay_down(&mut self, card: u8) {
        let place = self.cards.iter().position(|held| *held == card);
        place.map(|place| self.cards.remove(place));
    }
}
