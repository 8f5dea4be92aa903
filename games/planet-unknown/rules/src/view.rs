//! The knowledge of a seat (rules §3.5, §6.2): the state with all hidden things in a fixed order. States that differ
//! only in what the seat cannot see have the same view.
use super::board::tile::Tile;
use super::card::{CardSet, CivCard, EventCard, EventColour, Objective, civ};
use super::effect::Effect;
use super::round::end_of_game_advance;
use super::score::Score;
use super::state::{EndStep, GameState, Phase, Seat, SeatId};
use super::station::Stack;
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
        let mut order = |unknown: Unknown<'_>| match unknown {
            Unknown::Cards(cards) => cards.sort_unstable(),
            Unknown::Tiles(tiles) => tiles.sort_unstable(),
            Unknown::Objectives(objectives) => objectives.sort_unstable(),
            Unknown::EventCards(event_cards) => event_cards.sort_unstable(),
        };
        rearrange(&mut state, seat, &mut order);
        state.luck = 0;
        state
    }

    /// Whether the neighbour objectives are open: only after all seats have chosen their private ones (rules §2.5).
    pub fn objectives_are_dealt(&self) -> bool {
        let choosing = matches!(self.phase, Phase::Preparation { .. })
            && self.options.private_deal().is_some();
        self.seats.len() == 1 || !choosing
    }

    /// A random state that `seat` cannot distinguish from this one: everything it does not know is dealt anew.
    pub fn redeal(&self, seat: SeatId, rng: &mut impl Rng) -> Self {
        let mut state = self.clone();
        state.redeal_here(seat, rng);
        state
    }

    /// As [`Self::redeal`], into an existing state, whose storage is reused.
    pub fn redeal_into(&self, seat: SeatId, rng: &mut impl Rng, state: &mut Self) {
        state.clone_from(self);
        state.redeal_here(seat, rng);
    }

    fn redeal_here(&mut self, seat: SeatId, rng: &mut impl Rng) {
        self.luck = rng.random();
        let mut order = |unknown: Unknown<'_>| match unknown {
            Unknown::Cards(cards) => cards.shuffle(rng),
            Unknown::Tiles(tiles) => tiles.shuffle(rng),
            Unknown::Objectives(objectives) => objectives.shuffle(rng),
            Unknown::EventCards(event_cards) => event_cards.shuffle(rng),
        };
        rearrange(self, seat, &mut order);
    }
}

/// Things whose order the seat does not know.
enum Unknown<'a> {
    Cards(&'a mut [CivCard]),
    Tiles(&'a mut [Tile]),
    Objectives(&'a mut [Objective]),
    EventCards(&'a mut [EventCard]),
}

type Order<'a> = &'a mut dyn FnMut(Unknown<'_>);

/// Reorders everything that `seat` does not know: hidden tiles within their stacks, hidden cards, objectives and event
/// cards among their possible places.
fn rearrange(state: &mut GameState, seat: SeatId, order: Order) {
    for (other, id) in state.seats.iter_mut().zip(0u8..) {
        if SeatId(id) != seat {
            other.seen = CardSet::EMPTY;
        }
    }
    redeal_objectives(state, seat, order);
    redeal_event_cards(state, seat, order);
    rearrange_cards(state, seat, order);
}

/// Deals the objectives whose place `seat` does not know: those drawn, held or rejected by others, and the deck.
/// Neighbour objectives belong to the deck while private ones are chosen (rules §2.5). At the end all hands are open
/// (rules §10.3 E).
fn redeal_objectives(state: &mut GameState, seat: SeatId, order: Order) {
    let shown = state.is_finished();
    if !state.objectives_are_dealt() {
        let dealt = state.objectives.drain(..).map(|between| between.objective);
        state.objective_deck.extend(dealt);
    }
    let mut pool: ArrayVec<Objective, 28> = state.objective_deck.iter().copied().collect();
    each_hidden_objective(state, seat, shown, &mut |objective| pool.push(objective));
    order(Unknown::Objectives(&mut pool));
    let deck = state.objective_deck.len().min(pool.len());
    state.objective_deck = pool.drain(..deck).collect();
    let mut rest = pool.into_iter();
    for (other, _) in others(state, seat) {
        if !shown {
            other
                .private_objectives
                .iter_mut()
                .zip(&mut rest)
                .for_each(|(held, dealt)| *held = dealt);
        }
        other.rejected = rest.by_ref().take(other.rejected.len() as usize).collect();
        for pending in &mut other.turn.agenda {
            if let Effect::KeepObjective {
                among, open: false, ..
            } = &mut pending.effect
            {
                *among = rest.by_ref().take(among.len() as usize).collect();
            }
        }
    }
}

/// The seats other than `seat`.
fn others(state: &mut GameState, seat: SeatId) -> impl Iterator<Item = (&mut Seat, SeatId)> {
    state
        .seats
        .iter_mut()
        .zip((0u8..).map(SeatId))
        .filter(move |(_, id)| *id != seat)
}

/// Every objective that others secretly hold, have rejected or choose from.
fn each_hidden_objective(
    state: &mut GameState,
    seat: SeatId,
    shown: bool,
    see: &mut dyn FnMut(Objective),
) {
    for (other, _) in others(state, seat) {
        if !shown {
            other.private_objectives.iter().copied().for_each(&mut *see);
        }
        other.rejected.iter().for_each(&mut *see);
        for pending in &other.turn.agenda {
            if let Effect::KeepObjective {
                among, open: false, ..
            } = pending.effect
            {
                among.iter().for_each(&mut *see);
            }
        }
    }
}

/// Deals the face-down event cards. The number of each colour is known, but not the cards and their order. A seat
/// that has looked at the next one knows it (rules §9.1, §11.26).
fn redeal_event_cards(state: &mut GameState, seat: SeatId, order: Order) {
    let seats = state.seats.len();
    let foreseen = state
        .event_cards
        .hidden
        .last()
        .copied()
        .filter(|_| state.seat(seat).foresees);
    let mut counts = EventColour::ALL.map(|colour| (colour, state.event_cards.left(colour)));
    let mut deck = CopyVec::<EventCard, 20>::new();
    for (colour, count) in &mut counts {
        *count -= usize::from(foreseen.is_some_and(|event_card| event_card.colour() == *colour));
        if *count == 0 {
            continue;
        }
        let unknown = |event_card: &EventCard| {
            !state.event_cards.drawn.contains(*event_card) && Some(*event_card) != foreseen
        };
        let mut pool: ArrayVec<EventCard, 20> = EventCard::available(*colour, seats)
            .filter(unknown)
            .collect();
        order(Unknown::EventCards(&mut pool));
        deck.extend(pool.into_iter().take(*count));
    }
    order(Unknown::EventCards(&mut deck));
    deck.extend(foreseen);
    state.event_cards.hidden = deck;
    others(state, seat).for_each(|(other, _)| other.foresees = false);
}

fn rearrange_cards(state: &mut GameState, seat: SeatId, order: Order) {
    for stack in state.station.stacks_mut() {
        let hidden = hidden_tiles(stack);
        order(Unknown::Tiles(&mut stack.tiles[..hidden]));
    }
    let shown = shown_cards(state) | looked_at(state, seat);
    for rank in civ::RANKS {
        let seen = state.seat(seat).seen.ranked(rank);
        redistribute(state, seat, rank, seen.without(shown), order);
        redistribute(
            state,
            seat,
            rank,
            CardSet::of_rank(rank).without(seen | shown),
            order,
        );
    }
    redraw_extras(state, seat, order);
}

/// The cards in hands that everyone knows: those carried out in the end phase (rules §10.2), and all of them once
/// the game is scored.
fn shown_cards(state: &GameState) -> CardSet {
    let (shown, all) = match state.phase {
        Phase::End {
            done,
            step: EndStep::StoredPatches | EndStep::Techs,
        } => (done, false),
        Phase::End {
            done,
            step: EndStep::Cards,
        } => (done + 1, false),
        Phase::Finished => (state.seats.len() as u8, true),
        Phase::Preparation { .. } | Phase::Rotate | Phase::Turns { .. } | Phase::Claims { .. } => {
            (0, false)
        }
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
fn redraw_extras(state: &mut GameState, seat: SeatId, order: Order) {
    let in_play = state.cards.in_play;
    for (other, _) in others(state, seat) {
        for pending in &mut other.turn.agenda {
            if let Effect::Keep {
                extra: Some(extra), ..
            } = &mut pending.effect
            {
                let mut pool: SmallVec<[CivCard; 9]> =
                    in_play.ranked(extra.rank()).iter().collect();
                order(Unknown::Cards(&mut pool));
                *extra = pool.first().copied().unwrap_or(*extra);
            }
        }
    }
}

/// The cards in play from which `seat` is choosing (rules §6.2, §8).
fn looked_at(state: &GameState, seat: SeatId) -> CardSet {
    let looks = state
        .seat(seat)
        .turn
        .agenda
        .iter()
        .map(|pending| pending.effect.looked_at(state.cards.in_play));
    looks.fold(CardSet::EMPTY, CardSet::bitor)
}

/// The number of face-down tiles of a stack, from the bottom.
fn hidden_tiles(stack: &Stack) -> usize {
    stack.tiles.len() - usize::from(stack.top().is_some())
}

/// Deals the cards of `among`, whose places `seat` does not know, to their possible places: the hands of others
/// (end-of-game cards only), the cards in play, and the box.
fn redistribute(state: &mut GameState, seat: SeatId, rank: u8, among: CardSet, order: Order) {
    if among.is_empty() {
        return;
    }
    let hidden_here = |set: CardSet| (set & among).ranked(rank);
    let others: SmallVec<[usize; 6]> = (0..state.seats.len())
        .filter(|index| *index != seat.index())
        .collect();
    let in_hands: SmallVec<[u32; 6]> = others
        .iter()
        .map(|index| hidden_here(state.seats[*index].cards).len())
        .collect();
    let in_play = hidden_here(state.cards.in_play);
    let boxed = hidden_here(state.cards.boxed);
    let held = others.iter().fold(CardSet::EMPTY, |all, index| {
        all | hidden_here(state.seats[*index].cards)
    });
    let mut pool: SmallVec<[CivCard; 9]> = (held | in_play | boxed).iter().collect();
    order(Unknown::Cards(&mut pool));
    let (mut lasting, mut immediate): (SmallVec<[CivCard; 9]>, SmallVec<[CivCard; 9]>) =
        pool.into_iter().partition(|card| !card.is_immediate());
    for (index, count) in others.iter().zip(in_hands) {
        let hand = &mut state.seats[*index].cards;
        *hand = hand.without(hidden_here(*hand));
        lasting
            .drain(..count as usize)
            .for_each(|card| hand.insert(card));
    }
    immediate.append(&mut lasting);
    order(Unknown::Cards(&mut immediate));
    let (play, rest) = immediate.split_at(in_play.len() as usize);
    state.cards.in_play = state.cards.in_play.without(in_play) | play.iter().copied().collect();
    state.cards.boxed = state.cards.boxed.without(boxed) | rest.iter().copied().collect();
}
