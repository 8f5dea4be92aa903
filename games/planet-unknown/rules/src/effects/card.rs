//! Cards: claiming civ cards, the effects of immediate ones, and objectives (rules §2.5, §6.2, §8).

use crate::card::{CardSet, CivCard, CivEffect, Objective, ObjectiveSet};
use crate::decision::{Question, Slot};
use crate::effect::{Effect, Pending, Source};
use crate::event::CardEvent;
use crate::resolver::Resolver;
use crate::round;
use crate::state::{EndStep, GameState, Phase, SeatId};
use crate::terrain::TrackSet;

/// The number of objectives drawn to keep one.
const DRAWN: usize = 3;

impl GameState {
    /// A card of `rank` is about to leave `pile` face down; only `witness` sees it. A seat that has seen some of the
    /// pile, but not all, no longer knows where the cards of this rank are (rules §6.2).
    pub(crate) fn forget(&mut self, rank: u8, pile: CardSet, witness: Option<SeatId>) {
        let here = pile.ranked(rank);
        for (seat, id) in self.seats.iter_mut().zip((0u8..).map(SeatId)) {
            let is_mixed = here.meets(seat.seen) && !here.is_within(seat.seen);
            if is_mixed && Some(id) != witness {
                seat.seen = seat.seen.without(seat.seen.ranked(rank));
            }
        }
    }

    /// Looks at the cards of a milestone's rank, or at the extra card alone (rules §6.2, §11.12).
    pub(super) fn ask_claim(&self, rank: u8, extra: bool) -> Question {
        let none = self.cards.in_play.ranked(rank).is_empty();
        let none_extra = !extra || self.cards.in_play.ranked(rank + 1).is_empty();
        Question::only_if(!(none && none_extra), Question::Look { rank, extra })
    }

    pub(super) fn ask_keep(&self, rank: u8, extra: Option<CivCard>) -> Question {
        let joining: CardSet = extra.into_iter().collect();
        some_card(self.cards.in_play.ranked(rank) | joining)
    }

    /// Three objectives of the deck, if that many are left (rules §8).
    pub(super) fn ask_draw(&self) -> Question {
        Question::only_if(self.objective_deck.len() >= DRAWN, Question::Draw)
    }

    pub(super) fn ask_destroy_objective(&self, seat: SeatId) -> Question {
        let held = &self.seat(seat).private_objectives;
        let question = Question::DestroyObjective(held.iter().copied().collect());
        Question::only_if(!held.is_empty(), question)
    }
}

pub(super) fn some_card(cards: CardSet) -> Question {
    Question::only_if(!cards.is_empty(), Question::Keep(cards))
}

impl Resolver<'_> {
    /// Shows the civ cards of a rank to the seat, which must then keep one (rules §6.2). An extra card alone may be
    /// declined (rules §11.12).
    pub(super) fn look(&mut self, pending: Pending, rank: u8, extra: bool) {
        let mut cards = self.state.cards.in_play.ranked(rank);
        let extra = extra.then(|| self.draw_card(rank + 1)).flatten();
        let extra_alone = cards.is_empty();
        let me = self.me();
        me.seen = me.seen.without(me.seen.ranked(rank)) | cards;
        if let Some(card) = extra {
            me.seen.insert(card);
            cards.insert(card);
        }
        self.whisper(CardEvent::Seen { rank, cards });
        let keep = Pending::new(Effect::Keep { rank, extra }, pending.source).urgent();
        let keep = if extra_alone { keep.optional() } else { keep };
        self.me().turn.agenda.push(keep);
    }

    /// A random card of `rank` in play, which stays there.
    fn draw_card(&mut self, rank: u8) -> Option<CivCard> {
        let cards = self.state.cards.in_play.ranked(rank);
        let index = self.state.draw(cards.len());
        cards.iter().nth(index as usize)
    }

    /// Takes a card out of play: an immediate one takes effect, another is held.
    pub(super) fn keep(&mut self, card: CivCard) {
        let rank = card.rank();
        if !card.is_immediate() {
            self.state
                .forget(rank, self.state.cards.in_play, Some(self.seat));
        }
        self.state.cards.in_play.remove(card);
        self.me().seen.remove(card);
        let shown = card.is_immediate().then_some(card);
        self.tell(CardEvent::Taken { rank, shown });
        if shown.is_some() {
            self.state.cards.used.insert(card);
            self.play_card(card);
        } else {
            self.me().cards.insert(card);
            self.whisper(CardEvent::Held(card));
            self.carry_out_at_once(card);
        }
    }

    /// Shows everyone three objectives of the deck (rules §8).
    pub(super) fn draw_objectives(&mut self, pending: Pending) {
        let deck = &mut self.state.objective_deck;
        let among: ObjectiveSet = (0..DRAWN).filter_map(|_| deck.pop()).collect();
        self.tell(CardEvent::ObjectivesDrawn(among));
        let keep = Effect::KeepObjective {
            among,
            count: 1,
            open: true,
        };
        let keep = Pending::new(keep, pending.source).urgent();
        self.me().turn.agenda.push(keep);
    }

    /// Keeps an objective. An open one is open to all seats, or private in a game of one seat (rules §8). Those
    /// dealt at setup are secret (rules §2.5). After the last one the others leave the game.
    pub(super) fn keep_objective(
        &mut self,
        slot: Slot,
        pending: Pending,
        objective: Objective,
        (mut among, count, open): (ObjectiveSet, u8, bool),
    ) {
        among.remove(objective);
        let kept = if open && self.state.seats.len() > 1 {
            self.state.contests.try_push(objective).is_ok()
        } else {
            self.me().private_objectives.try_push(objective).is_none()
        };
        if kept && open {
            self.tell(CardEvent::ObjectiveKept(objective));
        } else if kept {
            self.whisper(CardEvent::ObjectiveKept(objective));
        }
        if count > 1 && !among.is_empty() {
            let effect = Effect::KeepObjective {
                among,
                count: count - 1,
                open,
            };
            return self.put_back_or_lose(slot, Pending { effect, ..pending });
        }
        let out = if open {
            &mut self.state.objectives_out
        } else {
            &mut self.me().rejected
        };
        *out |= among;
    }

    /// An end-of-game card taken while such cards are carried out is carried out too (rules §10.2).
    fn carry_out_at_once(&mut self, card: CivCard) {
        if let Phase::End { step, .. } = self.state.phase
            && step == EndStep::Cards
            && let Some(pending) = round::end_of_game_advance(card)
        {
            self.gain(pending);
        }
    }

    /// Puts the effect of an immediate card on the agenda.
    fn play_card(&mut self, card: CivCard) {
        let (among, source) = (TrackSet::ALL, Source::Card(card));
        let effect = match card.effect() {
            CivEffect::AdvanceDifferent(count) => Effect::AdvanceDifferent { among, count },
            CivEffect::AdvanceTwice => Effect::Advance { among, times: 2 },
            CivEffect::Patches(count) => {
                let patch = Pending::new(Effect::Patch, source);
                return (0..count).for_each(|_| self.gain(patch));
            }
            CivEffect::RoverMoves(steps) => return self.gain_movement(steps, source),
            CivEffect::TakeTile { resources } => {
                self.reveal_depot();
                Effect::TakeExtraTile { resources }
            }
            CivEffect::CollectLifepods(count) => Effect::CollectLifepods { count },
            CivEffect::Relocate => Effect::Relocate,
            CivEffect::DestroyLine => Effect::DestroyLine,
            CivEffect::RaiseAll(to) => Effect::RaiseAll { to },
            CivEffect::DestroyMeteorites(count) => Effect::DestroyMeteorites { count },
            _ => return,
        };
        self.gain(Pending::new(effect, source));
    }

    /// Destroys a private objective (rules §9.5).
    pub(super) fn destroy_objective(&mut self, objective: Objective) {
        let me = self.me();
        me.private_objectives.retain(|held| *held != objective);
        me.rejected.insert(objective);
        self.whisper(CardEvent::ObjectiveDestroyed(objective));
    }
}
