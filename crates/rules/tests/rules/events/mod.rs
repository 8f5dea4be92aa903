//! Events (rules §9): every event card by itself, the deck, and what event cards do to planets and corporations.

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

/// A setup of so many seats whose game has events: alone the solo game.
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

/// The event card has been revealed in a game of so many seats, on whose planets a first tile lies (civ on (5, 0), energy on
/// (5, 1)).
#[track_caller]
pub fn revealed(name: &str, seats: usize) -> Scenario {
    let mut scene = Scenario::with_first_tile(seats);
    scene.reveal(name);
    scene
}

/// The event card has been revealed to seat 0 with this corporation, alone, in the position that `lay_out` changes.
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

/// The event card is in force for this corporation alone, nothing is pending, and a first tile lies on the planet.
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
    /// Makes the game one with events (alone the solo game), in which these event cards are left, the first one next.
    pub fn deck(&mut self, names: &[&str]) -> &mut Self {
        let options = with_events(self.state.seats.len()).options;
        self.state.options.events = options.events;
        self.state.options.solo = options.solo;
        self.state.event_cards.hidden = names.iter().rev().map(|name| event_card(name)).collect();
        self
    }

    /// Ends the round without a tile taken and plays the rotation of the next one, which reveals the next event card. Seat 0
    /// commands; where it is the one to turn the station, it does not. Gives what happened in the new round.
    #[track_caller]
    pub fn reveal_next(&mut self) -> Vec<Event> {
        self.skip_turns();
        let mut events = std::mem::take(&mut self.events);
        if self.state.phase == Phase::Rotate {
            self.state.commander = SeatId(0);
            events = self.play(Choice::Rotate(0));
        }
        let revealed = events
            .iter()
            .position(|event| matches!(event.kind, EventKind::EventCardRevealed(_)));
        self.events = revealed.map_or(Vec::new(), |first| events.split_off(first));
        self.events.clone()
    }

    /// The event card is revealed now, with others left behind it, as [`Self::reveal_next`] does; seat 0 then takes its turn.
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

    /// Asserts that the event card asks the seat in play for nothing, because `effect` is impossible.
    #[track_caller]
    pub fn loses(&self, effect: Effect) {
        assert_eq!(self.agenda(), [Effect::TakeTile]);
        assert!(self.told(EventKind::Lost(effect)), "{effect:?}");
    }

    /// Ends the turn of the seat in play, its tile not taken.
    #[track_caller]
    pub fn pass(&mut self) {
        let seat = self.state.active().expect("a game that goes on");
        self.seat_mut(seat.index()).turn.agenda.clear();
        self.end_turn();
    }

    /// Seat 0 takes no tile and claims civ card `number` at the end of this round, the only one left of its rank.
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
