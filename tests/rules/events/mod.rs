//! Events (rules §9): every alert by itself, the deck, and what alerts do to planets and corporations.

mod cards;

use super::scenario::*;
use planet_unknown::game::*;

/// The alert of this name: `G01`, `A01` or `R01`.
pub fn alert(name: &str) -> Alert {
    Alert::all().find(|alert| alert.to_string() == name).unwrap_or_else(|| panic!("no alert is named {name}"))
}

/// A setup of so many seats whose game has events: alone the solo game.
pub fn with_events(seats: usize) -> Setup {
    let mut setup = Setup::standard(seats, "rules");
    setup.options.events = Some(AlertMix::new(8, 6, 6));
    setup.options.solo = seats == 1;
    setup
}

impl Scenario {
    /// Makes the game one with events (alone the solo game), in which these alerts are left, the first one next.
    pub fn deck(&mut self, names: &[&str]) -> &mut Self {
        let options = with_events(self.state.seats.len()).options;
        self.state.options.events = options.events;
        self.state.options.solo = options.solo;
        self.state.alerts.hidden = names.iter().rev().map(|name| alert(name)).collect();
        self
    }

    /// Ends the round without a tile taken and plays the rotation of the next one, which reveals the next alert. Seat 0
    /// commands; where it is the one to turn the station, it does not. Gives what happened in the new round.
    #[track_caller]
    pub fn reveal_next(&mut self) -> Vec<Event> {
        self.skip_turns();
        let mut events = std::mem::take(&mut self.events);
        if self.state.phase == Phase::Rotate {
            self.state.commander = SeatId(0);
            events = self.play(Choice::Rotate(0));
        }
        let revealed = events.iter().position(|event| matches!(event.kind, EventKind::AlertRevealed(_)));
        self.events = revealed.map_or(Vec::new(), |first| events.split_off(first));
        self.events.clone()
    }

    /// The alert is revealed now, with others left behind it, as [`Self::reveal_next`] does; seat 0 then takes its turn.
    #[track_caller]
    pub fn reveal(&mut self, name: &str) -> Vec<Event> {
        let other = if name == "A13" { "A14" } else { "A13" };
        self.deck(&[name, other, "G16"]);
        let events = self.reveal_next();
        assert_eq!(self.state.alerts.in_force, Some(alert(name)));
        events
    }
}
