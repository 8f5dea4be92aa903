//! Revealing the alert of a round, and what it does to each seat (rules §3.3, §9).

use crate::card::{Alert, AlertEffect, civ};
use crate::corporation::{Berth, Offer};
use crate::effect::{Effect, Pending, Source};
use crate::event::{Audience, Event, EventKind};
use crate::resolve::Resolver;
use crate::state::{EndReason, GameState, SeatId};

/// Reveals the next alert, if there is one, and lets every seat meet it. What a seat has to choose is urgent: it comes
/// before its tile (rules §3.3).
pub(crate) fn reveal(state: &mut GameState, events: &mut Vec<Event>) {
    let Some(alert) = state.alerts.hidden.pop() else {
        return;
    };
    state.alerts.drawn.insert(alert);
    state.alerts.in_force = Some(alert);
    state
        .seats
        .iter_mut()
        .for_each(|seat| seat.foresees = false);
    tell(events, EventKind::AlertRevealed(alert));
    if state.alerts.hidden.is_empty() && state.last_round.is_none() {
        state.last_round = Some(EndReason::LastAlert);
        tell(events, EventKind::LastRound(EndReason::LastAlert));
    }
    match alert.effect() {
        AlertEffect::AddCards => {
            move_cards(state, true);
            tell(events, EventKind::CardsAdded);
        }
        AlertEffect::RemoveCards => {
            move_cards(state, false);
            tell(events, EventKind::CardsRemoved);
        }
        _ => {
            let order: Vec<SeatId> = state.turn_order().collect();
            order.into_iter().for_each(|seat| {
                Resolver {
                    state,
                    seat,
                    events,
                }
                .meet(alert)
            });
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

fn tell(events: &mut Vec<Event>, kind: EventKind) {
    events.push(Event {
        seat: None,
        audience: Audience::All,
        kind,
    });
}

impl Resolver<'_> {
    /// What `alert` does to the seat.
    fn meet(&mut self, alert: Alert) {
        let source = Source::Alert(alert);
        match alert.effect() {
            AlertEffect::ExtraRover => {
                self.me().rovers_left += 1;
                self.tell(EventKind::RoverGained);
                self.gain(Pending::new(Effect::NewRover, source));
            }
            AlertEffect::DrawObjective => self.draw_private(),
            AlertEffect::BoostOrForesee => self.boost_or_foresee(source),
            AlertEffect::DestroyCollectedLifepod => self.lose_lifepod(source),
            AlertEffect::DestroyCollectedMeteorite => self.lose_meteorite(),
            effect => self.meet_choice(asked_by(effect), source),
        }
    }

    /// Puts what the seat has to choose on the agenda, if it or what a tech makes of it can be carried out.
    fn meet_choice(&mut self, effect: Option<Effect>, source: Source) {
        let Some(pending) = effect.map(|effect| Pending::new(effect, source).urgent()) else {
            return;
        };
        if self.state.is_possible(self.seat, &pending)
            || self.state.instead(self.seat, &pending).is_some()
        {
            self.gain(pending);
        } else {
            self.tell(EventKind::Lost(pending.effect));
        }
    }

    fn lose_meteorite(&mut self) {
        if self.me().meteorites > 0 {
            self.me().meteorites -= 1;
            self.tell(EventKind::CollectedMeteoriteDestroyed);
        }
    }

    fn draw_private(&mut self) {
        let Some(objective) = self.state.objective_deck.pop() else {
            return;
        };
        if self.me().private_objectives.push(objective) {
            self.whisper(EventKind::ObjectiveKept(objective));
        }
    }

    /// With no alert left only the boost remains (rules §11.26).
    fn boost_or_foresee(&mut self, source: Source) {
        let effect = if self.state.alerts.hidden.is_empty() {
            Effect::Boost
        } else {
            Effect::OneOf(Offer::Boost, Offer::Foresee)
        };
        self.meet_choice(Some(effect), source);
    }

    /// The seat looks at the next alert (rules §11.26).
    pub(crate) fn foresee(&mut self) {
        if let Some(alert) = self.state.alerts.hidden.last().copied() {
            self.me().foresees = true;
            self.whisper(EventKind::AlertForeseen(alert));
        }
    }

    /// A collected lifepod is destroyed: at once where there is no choice.
    fn lose_lifepod(&mut self, source: Source) {
        let mut kept = self.me().kept_lifepods().iter();
        match (kept.next(), kept.next()) {
            (Some(only), None) => self.destroy_collected_lifepod(only),
            _ => self.meet_choice(Some(Effect::DestroyCollectedLifepod), source),
        }
    }

    /// Destroys a collected lifepod; on a tech it locks it (rules §11.17), on the field of a tech it has covered it.
    pub(crate) fn destroy_collected_lifepod(&mut self, from: Berth) {
        let before = self.me().available_levels();
        self.take_lifepod(from);
        self.tell(EventKind::CollectedLifepodDestroyed(from));
        self.unlock_since(before);
    }
}

/// What an alert asks each seat to choose; nothing if it only bars something or is carried out without a choice.
const fn asked_by(effect: AlertEffect) -> Option<Effect> {
    Some(match effect {
        AlertEffect::AdvanceBare(among, times) => Effect::AdvanceBare { among, times },
        AlertEffect::Advance(among) => Effect::Advance { among, times: 1 },
        AlertEffect::TurnStation => Effect::TurnStation,
        AlertEffect::Patch => Effect::Patch,
        AlertEffect::Boost => Effect::Boost,
        AlertEffect::CollectLifepod => Effect::CollectLifepods { count: 1 },
        AlertEffect::CollectMeteorite => Effect::CollectMeteorites { count: 1 },
        AlertEffect::Regress(among, 1) => Effect::Regress { among },
        AlertEffect::Regress(among, times) => Effect::RegressFar { among, times },
        AlertEffect::Meteorite => Effect::PutMeteorite,
        AlertEffect::DestroyObjective => Effect::DestroyObjective,
        AlertEffect::DestroyRover => Effect::DestroyRover,
        AlertEffect::DestroyLifepod => Effect::DestroyLifepod,
        AlertEffect::RemoveShape => Effect::RemoveShape,
        AlertEffect::ExtraRover
        | AlertEffect::AddCards
        | AlertEffect::RemoveCards
        | AlertEffect::DrawObjective
        | AlertEffect::BoostOrForesee
        | AlertEffect::DestroyCollectedLifepod
        | AlertEffect::DestroyCollectedMeteorite
        | AlertEffect::BarTerrain(_)
        | AlertEffect::BarEdge
        | AlertEffect::BarIce
        | AlertEffect::BarOwnTerrain
        | AlertEffect::OneResource { .. }
        | AlertEffect::BarMilestones
        | AlertEffect::BarBoosts => return None,
    })
}
