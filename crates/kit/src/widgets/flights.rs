//! What flies over a table and lights up on it: between places that the table notes while it is drawn.

use egui::emath::easing::cubic_in_out;
use egui::{Color32, Context, Id, LayerId, Order, Painter, Pos2, vec2};
use std::collections::HashMap;
use std::f32::consts::PI;
use std::hash::Hash;

/// The seconds that something flies.
const FLIGHT: f64 = 0.6;
/// The seconds for which something lights up.
const FLASH: f64 = 0.9;

/// A place of a table that can be told from all others.
pub trait Anchor: Copy + Eq + Hash + Send + Sync + 'static {}

impl<A: Copy + Eq + Hash + Send + Sync + 'static> Anchor for A {}

/// Where the places of a table are on the screen, in points.
pub type Anchors<A> = HashMap<A, Pos2>;

/// Notes where something is in this frame.
pub fn note<A: Anchor>(ctx: &Context, anchor: A, at: Pos2) {
    ctx.data_mut(|data| {
        let anchors: &mut Anchors<A> = data.get_temp_mut_or_default(Id::unique("anchors"));
        anchors.insert(anchor, at);
    });
}

/// All that was noted.
pub fn anchors<A: Anchor>(ctx: &Context) -> Anchors<A> {
    ctx.data(|data| data.get_temp(Id::unique("anchors")))
        .unwrap_or_default()
}

/// A painter above the table and its seats.
pub fn painter_above(ctx: &Context) -> Painter {
    ctx.layer_painter(LayerId::new(Order::Middle, Id::unique("flights")))
}

/// How much of something is over that began and lasts so many seconds, from 0 to 1.
pub fn share(now: f64, begins: f64, lasts: f64) -> f32 {
    ((now - begins) / lasts).clamp(0.0, 1.0) as f32
}

/// What is under way. Times are those of the context, in seconds.
#[derive(Clone, Debug)]
pub struct Flights<A, T> {
    flights: Vec<([A; 2], T, f64)>,
    flashes: Vec<(A, Color32, f64)>,
}

impl<A, T> Default for Flights<A, T> {
    fn default() -> Self {
        Self {
            flights: Vec::new(),
            flashes: Vec::new(),
        }
    }
}

impl<A: Anchor, T: Copy> Flights<A, T> {
    /// Something flies from one place to the other.
    pub fn fly(&mut self, ends: [A; 2], what: T, begins: f64) {
        self.flights.push((ends, what, begins));
    }

    /// A place lights up.
    pub fn flash(&mut self, anchor: A, color: Color32, begins: f64) {
        self.flashes.push((anchor, color, begins));
    }

    /// Lets nothing fly or light up any more.
    pub fn stop(&mut self) {
        *self = Self::default();
    }

    /// Drops what is over. Whether anything is under way or still to begin.
    pub fn go_on(&mut self, now: f64) -> bool {
        self.flights.retain(|(.., begins)| now < begins + FLIGHT);
        self.flashes.retain(|(.., begins)| now < begins + FLASH);
        !self.flights.is_empty() || !self.flashes.is_empty()
    }

    /// Where something lights up, in which colour, and how much of that is over, from 0 to 1.
    pub fn flashing(
        &self,
        anchors: &Anchors<A>,
        now: f64,
    ) -> impl Iterator<Item = (Pos2, Color32, f32)> {
        let begun = self.flashes.iter().filter(move |flash| flash.2 <= now);
        begun.filter_map(move |(anchor, color, begins)| {
            let at = anchors.get(anchor)?;
            Some((*at, *color, share(now, *begins, FLASH)))
        })
    }

    /// What flies, and where it is now: on a slight arc.
    pub fn flying(&self, anchors: &Anchors<A>, now: f64) -> impl Iterator<Item = (Pos2, T)> {
        let begun = self.flights.iter().filter(move |flight| flight.2 <= now);
        begun.filter_map(move |([from, to], what, begins)| {
            let (from, to) = (*anchors.get(from)?, *anchors.get(to)?);
            let share = cubic_in_out(share(now, *begins, FLIGHT));
            let lift = -0.12 * from.distance(to) * (share * PI).sin();
            Some((from + (to - from) * share + vec2(0.0, lift), *what))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn something_flies_from_place_to_place_and_is_gone() {
        let (ctx, mut flights) = (Context::default(), Flights::default());
        note(&ctx, 1_u8, pos2(0.0, 0.0));
        note(&ctx, 2_u8, pos2(100.0, 0.0));
        let anchors = anchors(&ctx);
        flights.fly([1_u8, 2], "drone", 5.0);
        flights.fly([1, 9], "to a place that is not on the screen", 5.0);
        assert!(flights.go_on(4.0) && flights.flying(&anchors, 4.0).next().is_none());
        let there = |now| flights.flying(&anchors, now).collect::<Vec<_>>();
        assert_eq!(there(5.0), [(pos2(0.0, 0.0), "drone")]);
        let [(middle, _)] = there(5.0 + 0.5 * FLIGHT)[..] else {
            panic!("one flies");
        };
        assert!((middle.x - 50.0).abs() < 0.1 && middle.y < -5.0, "{middle}");
        assert!(!flights.go_on(5.0 + FLIGHT));
    }

    #[test]
    fn a_place_lights_up_and_goes_out() {
        let (ctx, mut flights) = (Context::default(), Flights::<u8, ()>::default());
        note(&ctx, 1_u8, pos2(3.0, 4.0));
        flights.flash(1, Color32::RED, 1.0);
        let (anchors, half) = (anchors(&ctx), 1.0 + 0.5 * FLASH);
        let seen: Vec<_> = flights.flashing(&anchors, half).collect();
        assert_eq!(seen, [(pos2(3.0, 4.0), Color32::RED, 0.5)]);
        flights.stop();
        assert!(!flights.go_on(half));
    }
}
