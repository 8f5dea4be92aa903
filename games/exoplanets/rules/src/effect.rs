//! The parts of instant effects that follow the gain, and the phenomena (exoplanets §7).

use crate::components::{Components, Consequence, Effect, SPECIES_LEVEL};
use crate::event::Event;
use crate::id::{PlanetId, TileId};
use crate::resource::{Resource, Resources};
use crate::state::{Played, State, Task};
use arrayvec::ArrayVec;
use game::{SeatId, Shared};

impl State {
    /// Passes on the tile in play, its target and its effect, without borrowing the state.
    fn in_play(&self) -> Option<(Played, InPlay)> {
        let played = self.effect?;
        let components = self.components.clone();
        Some((played, InPlay(components, played.tile)))
    }

    /// Each other seat gets what the tile names (exoplanets §7.18).
    pub(crate) fn give_others(&mut self, events: &mut Vec<Event>) {
        let Some((_, effect)) = self.in_play() else {
            return;
        };
        for seat in self.turn_seat().around(self.seats.len()).skip(1) {
            self.gain(seat, effect.get().others.named(), events);
        }
    }

    /// Discount or step (exoplanets §7.14, §7.15).
    pub(crate) fn act(&mut self, seat: SeatId, events: &mut Vec<Event>) {
        let Some((Played { target, .. }, effect)) = self.in_play() else {
            return;
        };
        let Some(planet) = target else { return };
        let effect = effect.get();
        if effect.discount > 0
            && let Some(placed) = self.placed_mut(planet)
        {
            placed.discount = placed.discount.saturating_add(effect.discount);
            events.push(Event::Discounted(planet, effect.discount));
        }
        if let Some(price) = effect.step {
            self.step(seat, planet, price.named(), events);
        }
    }

    /// Puts a life marker on a planet for a price. An exchange before it may have spent the price; then nothing happens.
    fn step(&mut self, seat: SeatId, planet: PlanetId, price: Resources, events: &mut Vec<Event>) {
        let own = &self.seats[seat.index()];
        let level = self.placed(planet).map(|placed| placed.level(seat));
        let can = level.is_some_and(|level| level + 1 < SPECIES_LEVEL);
        if can && own.life > 0 && own.resources.covers(price) {
            self.pay(seat, price, events);
            self.place_life(seat, planet, events);
        }
    }

    /// The tile goes under its host with its markers, or leaves the game; then its consequence (exoplanets §7.2, §7.18).
    pub(crate) fn leave(&mut self, seat: SeatId, events: &mut Vec<Event>) {
        let Some((Played { tile, target }, effect)) = self.in_play() else {
            return;
        };
        self.effect = None;
        let effect = effect.get();
        match target.filter(|_| effect.permanent) {
            Some(host) => self.lay(tile, host, effect, events),
            None => {
                self.removed_open.insert(tile);
                events.push(Event::Left(tile));
            }
        }
        let kind = effect.consequence;
        *self.special.of(kind) -= 1;
        *self.seats[seat.index()].of(kind) += 1;
        events.push(Event::MarkerTaken(seat, kind));
        if *self.special.of(kind) == 0 {
            events.push(Event::Phenomenon(kind));
            self.agenda.push(Task::Back(kind));
            match kind {
                Consequence::Fusion => self.black_hole(seat),
                Consequence::Flare => self.solar_storm(seat, events),
            }
        }
    }

    /// Puts a tile under its host, and its markers on the planets that it names (exoplanets §7.5, §7.6).
    fn lay(&mut self, tile: TileId, host: PlanetId, effect: &Effect, events: &mut Vec<Event>) {
        if let Some(placed) = self.placed_mut(host) {
            placed.tile = Some(tile);
            events.push(Event::Laid(tile, host));
        }
        let Some(place) = self.place_of(host) else {
            return;
        };
        for mark in &effect.mark {
            let Some(number) = self.components.marker_number(*mark) else {
                continue;
            };
            let marker = self.components.markers()[number];
            let hit: ArrayVec<PlanetId, 64> = self.in_scope(place, *mark).collect();
            for planet in hit {
                if let Some(placed) = self.placed_mut(planet) {
                    placed.markers[number] += 1;
                    events.push(Event::Marked(planet, marker));
                }
            }
        }
    }

    /// The black hole: who has fusion markers discards tiles (exoplanets §7.7).
    fn black_hole(&mut self, active: SeatId) {
        let components = self.components.clone();
        let numbers = &components.data().phenomena.black_hole;
        let due = |held: u8, most: bool| match (held, most) {
            (0, _) => 0,
            (_, true) => numbers.discard + numbers.most_discard_more,
            (_, false) => numbers.discard,
        };
        let most = self.most(Consequence::Fusion);
        let mut around: ArrayVec<SeatId, 4> = active.around(self.seats.len()).collect();
        while let Some(seat) = around.pop() {
            let held = self.held(seat, Consequence::Fusion);
            let count = due(held, held == most);
            self.agenda.push(Task::Discard { seat, count });
        }
    }

    /// The solar storm: who has flare markers loses gas and gets energy (exoplanets §7.10).
    fn solar_storm(&mut self, active: SeatId, events: &mut Vec<Event>) {
        let components = self.components.clone();
        let numbers = &components.data().phenomena.solar_storm;
        let most = self.most(Consequence::Flare);
        for seat in active.around(self.seats.len()) {
            let held = self.held(seat, Consequence::Flare);
            if held == 0 {
                continue;
            }
            let more = if held == most {
                numbers.most_lose_more
            } else {
                0
            };
            let gas = self.seats[seat.index()].resources[Resource::Gas];
            let lost = gas.min(numbers.lose_gas + more);
            if lost > 0 {
                self.seats[seat.index()].resources[Resource::Gas] -= lost;
                self.cloud[Resource::Gas] += lost;
                events.push(Event::GasLost(seat, lost));
                self.gain(seat, Resources::new(numbers.energy_if_lost, 0, 0), events);
            }
        }
    }

    /// The most markers of a phenomenon that a seat holds.
    fn most(&self, kind: Consequence) -> u8 {
        let held = self.seat_ids().map(|seat| self.held(seat, kind));
        held.max().unwrap_or(0)
    }
}

/// An effect that stays readable while the state changes.
struct InPlay(Shared<Components>, TileId);

impl InPlay {
    fn get(&self) -> &Effect {
        self.0.effect(self.1)
    }
}
