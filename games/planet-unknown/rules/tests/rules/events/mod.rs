//! Events (rules §9): each event card by itself, the deck, and event cards together with planets and corporations.

mod cards;
mod deck;
mod green;
mod green_gains;
mod one_resource;
mod orange;
mod orange_bars;
mod red_bans;
mod red_boosts;
mod red_foresight;
mod red_losses;
mod red_milestones;
mod red_regress;
mod red_resources;
mod solo;
mod techs;
mod together;

use super::scenario::*;
use rules::*;

/// The event card of this name: `G01`, `A01` or `R01`.
pub fn event_card(name: &str) -> EventCard {
    EventCard::all()
        .find(|event_card| event_card.to_string() == name)
        .unwrap_or_else(|| panic!("no event card is named {name}"))
}

/// A setup with events for this number of seats; for one seat, the solo game.
pub fn with_events(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "rules");
    setup.options.events = Some(EventMix::new(8, 6, 6));
    setup.options.solo = seats == 1;
    setup
}

/// The trackers in a set.
pub fn set(tracks: &[Track]) -> TrackSet {
    tracks.iter().copied().collect()
}

/// A game of this number of seats in which the event card has been revealed, with a first tile (civ on (5, 0), energy
/// on (5, 1)) on every planet.
#[track_caller]
pub fn revealed(name: &str, seats: usize) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene.reveal(name);
    scene
}

/// A game of one seat with this corporation, in a position changed by `lay_out`, in which the event card has been
/// revealed.
#[track_caller]
pub fn meeting(
    name: &str,
    corporation: CorporationId,
    lay_out: impl FnOnce(&mut Scenario),
) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 1);
    lay_out(&mut scene);
    scene.reveal(name);
    scene
}

/// A game of one seat with this corporation and a first tile. The event card is in force and nothing is pending.
pub fn in_force_for(name: &str, corporation: CorporationId) -> Scenario {
    let mut scene = Scenario::with_corporation(corporation, 1);
    scene.reveal(name);
    scene.clear_agendas();
    scene
}

/// Advances a tracker from the field below to `to`, by `effect`.
pub fn enter_by(effect: Effect, scene: &mut Scenario, track: Track, to: u8) {
    let below = scene
        .me()
        .corporation
        .data()
        .below(field(track, to))
        .expect("a field below");
    scene.me_mut().trackers[track as usize] = below;
    scene
        .pending(effect)
        .advance_to(effect, track, field(track, to));
}

impl Scenario {
    /// Adds events to the game, which becomes the solo game if it has one seat. These event cards are left, the first
    /// one next.
    pub fn deck(&mut self, names: &[&str]) -> &mut Self {
        let options = with_events(self.state.seats.len()).options;
        self.state.options.events = options.events;
        self.state.options.solo = options.solo;
        self.state.event_cards.hidden = names.iter().rev().map(|name| event_card(name)).collect();
        self
    }

    /// Ends the round without taking a tile and plays the rotation of the next one, which reveals the next event card.
    /// Seat 0 commands; if it has to turn the station, it leaves the station as it is. Returns the events of the new
    /// round.
    #[track_caller]
    pub fn reveal_next(&mut self) -> Vec<Event> {
        self.skip_turns();
        let mut events = std::mem::take(&mut self.events);
        if self.state.phase == Phase::Rotate {
            self.state.commander = SeatId(0);
            events = self.play(Choice::Rotate(0));
        }
        let revealed = events.iter().position(|event| {
            matches!(event.kind, EventKind::Card(CardEvent::EventCardRevealed(_)))
        });
        self.events = revealed.map_or(Vec::new(), |first| events.split_off(first));
        self.events.clone()
    }

    /// Reveals the event card now, with others left behind it, as [`Self::reveal_next`] does. Seat 0 then takes its
    /// turn.
    #[track_caller]
    pub fn reveal(&mut self, name: &str) -> Vec<Event> {
        let other = if name == "A13" { "A14" } else { "A13" };
        self.deck(&[name, other, "G16"]);
        let events = self.reveal_next();
        assert_eq!(self.state.event_cards.in_force, Some(event_card(name)));
        events
    }
    /// Asserts that the event card asks the seat in play for `effect`, and that this comes before its tile and is not declined.
    #[track_caller]
    pub fn asks_first(&mut self, effect: Effect) {
        assert_eq!(self.agenda().len(), 2);
        let pending = self.place_of(effect);
        self.refuse_answer(
            Effect::TakeTile,
            Answer::Discard(Ring::Inner),
            Illegal::Urgent,
        );
        assert!(!self.allows(Choice::EndTurn));
        self.refuse(Choice::Skip { pending }, Illegal::Mandatory);
    }

    /// Asserts that the event card asks nothing of the seat in play, because `effect` is impossible.
    #[track_caller]
    pub fn loses(&self, effect: Effect) {
        assert_eq!(self.agenda(), [Effect::TakeTile]);
        assert!(self.told(EffectEvent::Lost(effect)), "{effect:?}");
    }

    /// Ends the turn of the seat in play without taking its tile.
    #[track_caller]
    pub fn pass(&mut self) {
        let seat = self.state.active().expect("a game that goes on");
        self.seat_mut(seat.index()).turn.agenda.clear();
        self.end_turn();
    }

    /// Makes seat 0 claim civ card `number`, the only one left of its rank, at the end of this round, without taking a
    /// tile.
    #[track_caller]
    pub fn claim_at_last(&mut self, number: u8) {
        let rank = card(number).rank();
        self.only_cards(rank, &[number])
            .me_mut()
            .turn
            .milestones
            .push(Milestone::of(rank));
        self.skip_turns();
        self.resolve(Effect::Claim(Milestone::of(rank)), Answer::Look);
        self.resolve(
            Effect::Keep { rank, extra: None },
            Answer::Keep(card(number)),
        );
    }
}
