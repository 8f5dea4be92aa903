//! Revealing the event card of a round, and its effects on each seat (rules §3.3, §9).

use crate::card::{EventCard, EventCardEffect, civ};
use crate::corporation::{Berth, Offer};
use crate::effect::{Effect, Pending, Source};
use crate::event::{CardEvent, CourseEvent, EffectEvent, Event, PieceEvent, tell};
use crate::resolver::Resolver;
use crate::state::{EndReason, GameState, SeatId};

/// Reveals the next event card, if there is one, and applies it to every seat. The choices of a seat are urgent:
/// they come before its tile (rules §3.3).
pub(crate) fn reveal(state: &mut GameState, events: &mut Vec<Event>) {
    let Some(event_card) = state.event_cards.hidden.pop() else {
        return;
    };
    state.event_cards.drawn.insert(event_card);
    state.event_cards.in_force = Some(event_card);
    for seat in &mut state.seats {
        seat.foresees = false;
    }
    tell(events, None, CardEvent::EventCardRevealed(event_card));
    if state.event_cards.hidden.is_empty() && state.last_round.is_none() {
        let reason = EndReason::LastEventCard;
        state.last_round = Some(reason);
        tell(events, None, CourseEvent::LastRound(reason));
    }
    match event_card.effect() {
        EventCardEffect::AddCards => {
            move_cards(state, true);
            tell(events, None, CardEvent::Added);
        }
        EventCardEffect::RemoveCards => {
            move_cards(state, false);
            tell(events, None, CardEvent::Removed);
        }
        _ => {
            let order: Vec<SeatId> = state.turn_order().collect();
            for seat in order {
                Resolver::new(state, seat, events).meet(event_card);
            }
        }
    }
}

/// Moves a random card of each rank from the box into play, or the other way (rules §11.25).
fn move_cards(state: &mut GameState, into_play: bool) {
    for rank in civ::RANKS {
        let pile = if into_play {
            state.cards.boxed
        } else {
            state.cards.in_play
        };
        let cards = pile.ranked(rank);
        let index = state.draw(cards.len()) as usize;
        let Some(card) = cards.iter().nth(index) else {
            continue;
        };
        state.forget(rank, pile, None);
        let (boxed, in_play) = (&mut state.cards.boxed, &mut state.cards.in_play);
        let (source, target) = if into_play {
            (boxed, in_play)
        } else {
            (in_play, boxed)
        };
        source.remove(card);
        target.insert(card);
    }
}

impl Resolver<'_> {
    /// The effects of `event_card` on the seat: what happens at once, or the choice that it requires.
    fn meet(&mut self, event_card: EventCard) {
        let source = Source::EventCard(event_card);
        let choice = match event_card.effect() {
            EventCardEffect::ExtraRover => {
                self.me().rovers_left += 1;
                self.tell(PieceEvent::RoverGained);
                return self.gain(Pending::new(Effect::NewRover, source));
            }
            EventCardEffect::DrawObjective => return self.draw_private(),
            EventCardEffect::DestroyCollectedLifepod => return self.lose_lifepod(source),
            EventCardEffect::DestroyCollectedMeteorite => return self.lose_meteorite(),
            // Without further event cards only the boost is possible (rules §11.26).
            EventCardEffect::BoostOrForesee if self.state.event_cards.hidden.is_empty() => {
                Effect::Boost
            }
            EventCardEffect::BoostOrForesee => Effect::OneOf(Offer::Boost, Offer::Foresee),
            EventCardEffect::AdvanceBare(among, times) => Effect::AdvanceBare { among, times },
            EventCardEffect::Advance(among) => Effect::Advance { among, times: 1 },
            EventCardEffect::TurnStation => Effect::TurnStation,
            EventCardEffect::Patch => Effect::Patch,
            EventCardEffect::Boost => Effect::Boost,
            EventCardEffect::CollectLifepod => Effect::CollectLifepods { count: 1 },
            EventCardEffect::CollectMeteorite => Effect::CollectMeteorites { count: 1 },
            EventCardEffect::Regress(among, 1) => Effect::Regress { among },
            EventCardEffect::Regress(among, times) => Effect::RegressFar { among, times },
            EventCardEffect::Meteorite => Effect::PutMeteorite,
            EventCardEffect::DestroyObjective => Effect::DestroyObjective,
            EventCardEffect::DestroyRover => Effect::DestroyRover,
            EventCardEffect::DestroyLifepod => Effect::DestroyLifepod,
            EventCardEffect::RemoveShape => Effect::RemoveShape,
            // The ranks change for all seats at once; restrictions are in force all through the round.
            EventCardEffect::AddCards
            | EventCardEffect::RemoveCards
            | EventCardEffect::BarTerrain(_)
            | EventCardEffect::BarEdge
            | EventCardEffect::BarIce
            | EventCardEffect::BarOwnTerrain
            | EventCardEffect::OneResource { .. }
            | EventCardEffect::BarMilestones
            | EventCardEffect::BarBoosts => return,
        };
        self.meet_choice(choice, source);
    }

    /// Puts the choice of the seat on the agenda, if it can be carried out, directly or with a tech.
    fn meet_choice(&mut self, effect: Effect, source: Source) {
        let pending = Pending::new(effect, source).urgent();
        if self.state.is_possible(self.seat, &pending)
            || self.state.instead(self.seat, &pending).is_some()
        {
            self.gain(pending);
        } else {
            self.tell(EffectEvent::Lost(pending.effect));
        }
    }

    fn lose_meteorite(&mut self) {
        if self.me().meteorites > 0 {
            self.me().meteorites -= 1;
            self.tell(PieceEvent::CollectedMeteoriteDestroyed);
        }
    }

    fn draw_private(&mut self) {
        let Some(objective) = self.state.objective_deck.pop() else {
            return;
        };
        if self.me().private_objectives.try_push(objective).is_none() {
            self.whisper(CardEvent::ObjectiveKept(objective));
        }
    }

    /// The seat looks at the next event card (rules §11.26).
    pub(crate) fn foresee(&mut self) {
        if let Some(event_card) = self.state.event_cards.hidden.last().copied() {
            self.me().foresees = true;
            self.whisper(CardEvent::EventCardForeseen(event_card));
        }
    }

    /// A collected lifepod is destroyed, at once if there is no choice.
    fn lose_lifepod(&mut self, source: Source) {
        let mut kept = self.me().kept_lifepods().iter();
        match (kept.next(), kept.next()) {
            (Some(only), None) => self.destroy_collected_lifepod(only),
            _ => self.meet_choice(Effect::DestroyCollectedLifepod, source),
        }
    }

    /// Destroys a collected lifepod; on a tech it locks it (rules §11.17), on the field of a tech it has covered it.
    pub(crate) fn destroy_collected_lifepod(&mut self, from: Berth) {
        let before = self.me().available_levels();
        self.me().take_lifepod(from);
        self.tell(PieceEvent::CollectedLifepodDestroyed(from));
        self.unlock_since(before);
    }
}
