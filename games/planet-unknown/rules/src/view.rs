//! The knowledge of a seat (rules §3.5, §6.2): the state with all hidden things in a fixed order. States that differ
//! only in what the seat cannot see have the same view.
use super::card::{CardSet, CivCard, EventCard, EventColour, Objective, ObjectiveSet, civ};
use super::effect::Effect;
use super::round::end_of_game_advance;
use super::score::Score;
use super::state::{EndStep, GameState, Phase, Seat, SeatId};
use crate::CopyVec;
use arrayvec::ArrayVec;
use rand::seq::SliceRandom;
use rand::{Rng, RngExt};
use smallvec::SmallVec;
use std::ops::BitOr;

/// A game as one seat may know it. It reads like a [`GameState`]: tiles under the top are sorted, and cards whose place the
/// seat does not know are dealt in a fixed order.
pub type View = game::View<GameState>;

impl GameState {
    /// Whether `seat` knows something that no other seat knows: it holds end-of-game civ cards or private
    /// objectives, remembers cards, is about to look at some, or has looked at the next event card (rules §2.5, §6.2,
    /// §11.26). A game of one seat and a finished game have no secrets.
    pub fn has_secrets(&self, seat: SeatId) -> bool {
        if self.seats.len() < 2 || self.is_finished() {
            return false;
        }
        let seat = self.seat(seat);
        let holds = !seat.cards.is_empty() || !seat.private_objectives.is_empty();
        let remembers =
            seat.seen.meets(self.cards.in_play) || !seat.rejected.is_empty() || seat.foresees;
        let mut agenda = seat.turn.agenda.iter();
        let looks = agenda.any(|pending| {
            matches!(
                pending.effect,
                Effect::Claim { .. }
                    | Effect::Keep { .. }
                    | Effect::KeepObjective { open: false, .. }
            )
        });
        holds || remembers || looks
    }

    /// The score of `of` if the game ended now, without anybody's secrets.
    pub fn public_score(&self, of: SeatId) -> Score {
        if self.is_finished() {
            return self.score(of);
        }
        let mut state = self.clone();
        if let Some(owner) = state.seats.get_mut(of.index()) {
            owner.cards = CardSet::EMPTY;
            owner.private_objectives.clear();
        }
        state.score(of)
    }

    /// The view of `seat`.
    pub fn view(&self, seat: SeatId) -> View {
        View::new(self, seat)
    }

    pub(super) fn known_to(&self, seat: SeatId) -> Self {
        let mut state = self.clone();
        rearrange(&mut state, seat, &mut Sorted);
        state.luck = 0;
        state
    }

    /// Whether the neighbour objectives are open: only after all seats have chosen their private ones (rules §2.5).
    pub fn objectives_are_dealt(&self) -> bool {
        let choosing = matches!(self.phase, Phase::Preparation { .. })
            && self.options.private_deal().is_some();
        self.seats.len() == 1 || !choosing
    }

    /// A random state that `seat` cannot distinguish from this one.
    pub fn redeal(&self, seat: SeatId, rng: &mut impl Rng) -> Self {
        let mut state = self.clone();
        state.deal_anew(seat, rng);
        state
    }

    /// Deals everything anew that `seat` does not know.
    pub fn deal_anew(&mut self, seat: SeatId, rng: &mut impl Rng) {
        self.luck = rng.random();
        rearrange(self, seat, &mut Shuffled(rng));
    }
}

/// An order for things whose order the seat does not know.
trait Order {
    fn arrange<T: Ord>(&mut self, things: &mut [T]);
}

/// The same order whatever it was.
struct Sorted;

impl Order for Sorted {
    fn arrange<T: Ord>(&mut self, things: &mut [T]) {
        things.sort_unstable();
    }
}

/// Any order.
struct Shuffled<'a, R>(&'a mut R);

impl<R: Rng> Order for Shuffled<'_, R> {
    fn arrange<T: Ord>(&mut self, things: &mut [T]) {
        things.shuffle(self.0);
    }
}

/// Reorders everything that `seat` does not know: hidden tiles within their stacks, hidden cards, objectives and event
/// cards among their possible places.
fn rearrange(state: &mut GameState, seat: SeatId, order: &mut impl Order) {
    others(state, seat).for_each(|other| other.seen = CardSet::EMPTY);
    redeal_objectives(state, seat, order);
    redeal_event_cards(state, seat, order);
    rearrange_cards(state, seat, order);
}

/// Deals the objectives whose place `seat` does not know: those drawn, held or rejected by others, and the deck.
/// Neighbour objectives belong to the deck while private ones are chosen (rules §2.5). At the end all hands are open
/// (rules §10.3 E).
fn redeal_objectives(state: &mut GameState, seat: SeatId, order: &mut impl Order) {
    let shown = state.is_finished();
    if !state.objectives_are_dealt() {
        let dealt = state.objectives.drain(..).map(|between| between.objective);
        state.objective_deck.extend(dealt);
    }
    let mut pool: ArrayVec<Objective, 28> = state.objective_deck.iter().copied().collect();
    for other in others(state, seat) {
        if !shown {
            pool.extend(other.private_objectives.iter().copied());
        }
        pool.extend(other.rejected);
        secret_choices(other).for_each(|among| pool.extend(*among));
    }
    order.arrange(&mut pool);
    let deck = state.objective_deck.len().min(pool.len());
    state.objective_deck = pool.drain(..deck).collect();
    let mut rest = pool.into_iter();
    for other in others(state, seat) {
        if !shown {
            let held = other.private_objectives.iter_mut();
            held.zip(&mut rest).for_each(|(held, dealt)| *held = dealt);
        }
        other.rejected = rest.by_ref().take(other.rejected.len() as usize).collect();
        for among in secret_choices(other) {
            *among = rest.by_ref().take(among.len() as usize).collect();
        }
    }
}

/// The seats other than `seat`.
fn others(state: &mut GameState, seat: SeatId) -> impl Iterator<Item = &mut Seat> {
    let seats = state.seats.iter_mut().enumerate();
    seats.filter_map(move |(index, other)| (index != seat.index()).then_some(other))
}

/// The objectives of each secret choice that `seat` has before it.
fn secret_choices(seat: &mut Seat) -> impl Iterator<Item = &mut ObjectiveSet> {
    let effects = seat.turn.agenda.iter_mut();
    effects.filter_map(|pending| match &mut pending.effect {
        Effect::KeepObjective {
            among, open: false, ..
        } => Some(among),
        _ => None,
    })
}

/// Deals the face-down event cards. The number of each colour is known, but not the cards and their order. A seat
/// that has looked at the next one knows it (rules §9.1, §11.26).
fn redeal_event_cards(state: &mut GameState, seat: SeatId, order: &mut impl Order) {
    let seats = state.seats.len();
    let next = state.event_cards.hidden.last().copied();
    let foreseen = next.filter(|_| state.seat(seat).foresees);
    let mut deck = CopyVec::<EventCard, 20>::new();
    for colour in EventColour::ALL {
        let is_known = foreseen.is_some_and(|event_card| event_card.colour() == colour);
        let count = state.event_cards.left(colour) - usize::from(is_known);
        if count == 0 {
            continue;
        }
        let unknown = |event_card: &EventCard| {
            !state.event_cards.drawn.contains(*event_card) && Some(*event_card) != foreseen
        };
        let mut pool: ArrayVec<EventCard, 20> = EventCard::available(colour, seats)
            .filter(unknown)
            .collect();
        order.arrange(&mut pool);
        deck.extend(pool.into_iter().take(count));
    }
    order.arrange(&mut deck);
    deck.extend(foreseen);
    state.event_cards.hidden = deck;
    others(state, seat).for_each(|other| other.foresees = false);
}

fn rearrange_cards(state: &mut GameState, seat: SeatId, order: &mut impl Order) {
    for stack in state.station.stacks_mut() {
        let face_down = stack.tiles.len() - usize::from(stack.top().is_some());
        order.arrange(&mut stack.tiles[..face_down]);
    }
    let shown = shown_cards(state) | looked_at(state, seat);
    for rank in civ::RANKS {
        let seen = state.seat(seat).seen.ranked(rank);
        let unseen = CardSet::of_rank(rank).without(seen | shown);
        redistribute(state, seat, seen.without(shown), order);
        redistribute(state, seat, unseen, order);
    }
    redraw_extras(state, seat, order);
}

/// The cards in hands that everyone knows: those carried out in the end phase (rules §10.2), and all of them once
/// the game is scored.
fn shown_cards(state: &GameState) -> CardSet {
    let (shown, all) = match state.phase {
        Phase::End { done, step } => (done + u8::from(step == EndStep::Cards), false),
        Phase::Finished => (state.seats.len() as u8, true),
        _ => (0, false),
    };
    let hands = state
        .turn_order()
        .take(usize::from(shown))
        .map(|seat| state.seat(seat).cards);
    let cards = hands.fold(CardSet::EMPTY, CardSet::bitor);
    cards
        .iter()
        .filter(|card| all || end_of_game_advance(*card).is_some())
        .collect()
}

/// Only its seat sees an extra card in its choice: for the others it may be any card of that rank in play.
fn redraw_extras(state: &mut GameState, seat: SeatId, order: &mut impl Order) {
    let in_play = state.cards.in_play;
    for other in others(state, seat) {
        for pending in &mut other.turn.agenda {
            if let Effect::Keep {
                extra: Some(extra), ..
            } = &mut pending.effect
            {
                let mut pool: SmallVec<[CivCard; 9]> =
                    in_play.ranked(extra.rank()).iter().collect();
                order.arrange(&mut pool);
                *extra = pool.first().copied().unwrap_or(*extra);
            }
        }
    }
}

/// The cards in play from which `seat` is choosing (rules §6.2, §8).
fn looked_at(state: &GameState, seat: SeatId) -> CardSet {
    let agenda = state.seat(seat).turn.agenda.iter();
    let looks = agenda.map(|pending| pending.effect.looked_at(state.cards.in_play));
    looks.fold(CardSet::EMPTY, CardSet::bitor)
}

/// Deals the cards of `among`, which have one rank and whose places `seat` does not know, to their possible places: the
/// hands of others (end-of-game cards only), the cards in play, and the box.
fn redistribute(state: &mut GameState, seat: SeatId, among: CardSet, order: &mut impl Order) {
    if among.is_empty() {
        return;
    }
    let in_play = state.cards.in_play & among;
    let boxed = state.cards.boxed & among;
    let hands = others(state, seat).map(|other| other.cards & among);
    let all = hands.fold(in_play | boxed, CardSet::bitor);
    let mut pool: SmallVec<[CivCard; 9]> = all.iter().collect();
    order.arrange(&mut pool);
    let (mut lasting, mut immediate): (SmallVec<[CivCard; 9]>, SmallVec<[CivCard; 9]>) =
        pool.into_iter().partition(|card| !card.is_immediate());
    for other in others(state, seat) {
        let hidden = other.cards & among;
        let dealt: CardSet = lasting.drain(..hidden.len() as usize).collect();
        other.cards = other.cards.without(hidden) | dealt;
    }
    immediate.append(&mut lasting);
    order.arrange(&mut immediate);
    let (play, rest) = immediate.split_at(in_play.len() as usize);
    state.cards.in_play = state.cards.in_play.without(in_play) | play.iter().copied().collect();
    state.cards.boxed = state.cards.boxed.without(boxed) | rest.iter().copied().collect();
}
