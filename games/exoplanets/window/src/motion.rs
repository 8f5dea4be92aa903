//! What one sees happen: things fly, life spreads, and a phenomenon darkens the picture (exoplanets §14.1, §14.4).

use crate::palette::colour;
use crate::planet::Brush;
use crate::{art, palette, t};
use egui::{Color32, Context, Mesh, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2};
use exoplanets::{Consequence, Event, PlanetId, Resource, Resources, State};
use game::SeatId;
use kit::art::Drawing;
use kit::audio::Cue;
use kit::frame::At;
use kit::theme::{display, motion};
pub(crate) use kit::widgets::flights::note;
use kit::widgets::flights::{Flights, anchors, painter_above, share};
use kit::widgets::player::{badge, player_color};
use std::sync::Arc;

/// Where something is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Anchor {
    Star,
    Cloud,
    Fusion,
    Flare,
    Creation,
    Seat(SeatId),
    Planet(PlanetId),
}

/// The seconds for which the picture is dark.
const VEIL: f64 = 2.0;

/// What goes on on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    flights: Flights<Anchor, Thing>,
    veil: Option<(Veil, f64)>,
}

#[derive(Clone, Copy, Debug)]
enum Thing {
    Drawing(Drawing),
    Life(u8),
}

/// Something that one remembers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Veil {
    Phenomenon(Consequence),
    Collision,
}

impl Motion {
    /// Takes note of events, which begin to show now. Returns the sound of the last one that has one.
    pub(crate) fn add(
        &mut self,
        ctx: &Context,
        here: &At<'_, State>,
        events: &[&Event],
    ) -> Option<Cue> {
        let mut at = ctx.input(|input| input.time);
        for event in events {
            self.show(here, event, &mut at);
        }
        if motion::reduced(ctx) {
            self.flights.stop();
        }
        events.iter().rev().find_map(|event| cue(event))
    }

    /// Shows an event from `at` on, and advances `at`.
    fn show(&mut self, here: &At<'_, State>, event: &Event, at: &mut f64) {
        let colour = |seat: SeatId| colour(here.setup, seat);
        match *event {
            Event::StarGiven(seat) => {
                let ends = [Anchor::Star, Anchor::Seat(seat)];
                self.fly(ends, Thing::Drawing(art::ENERGY), at);
            }
            Event::Gained(seat, gained) => {
                self.many([Anchor::Cloud, Anchor::Seat(seat)], gained, at);
            }
            Event::Paid(seat, paid) => self.many([Anchor::Seat(seat), Anchor::Cloud], paid, at),
            Event::GasLost(seat, count) => {
                let lost = Resources::new(0, 0, count);
                self.many([Anchor::Seat(seat), Anchor::Cloud], lost, at);
            }
            Event::Developed(seat, planet) => {
                self.light(planet, player_color(colour(seat)), *at);
                let ends = [Anchor::Seat(seat), Anchor::Planet(planet)];
                self.fly(ends, Thing::Life(colour(seat)), at);
            }
            Event::Returned { seat, planet, .. } => {
                let ends = [Anchor::Planet(planet), Anchor::Seat(seat)];
                self.fly(ends, Thing::Life(colour(seat)), at);
            }
            Event::SpeciesCreated(seat, planet) => {
                self.light(planet, player_color(colour(seat)), *at);
            }
            Event::Born { planet, .. } => self.light(planet, palette::WARM, *at),
            Event::Marked(planet, _) => self.light(planet, palette::LASTING, *at),
            Event::CreationTaken(seat) => {
                let ends = [Anchor::Creation, Anchor::Seat(seat)];
                self.fly(ends, Thing::Drawing(art::CREATION), at);
            }
            Event::MarkerTaken(seat, kind) => {
                let from = match kind {
                    Consequence::Fusion => Anchor::Fusion,
                    Consequence::Flare => Anchor::Flare,
                };
                let what = Thing::Drawing(art::consequence(kind));
                self.fly([from, Anchor::Seat(seat)], what, at);
            }
            Event::Phenomenon(kind) => self.veil = Some((Veil::Phenomenon(kind), *at)),
            Event::Collision => self.veil = Some((Veil::Collision, *at)),
            Event::Ended => self.light_up(here, *at),
            _ => {}
        }
    }

    /// At the end the planets light up from the star outward, and what they are worth goes to the players (exoplanets §14.11).
    fn light_up(&mut self, here: &At<'_, State>, now: f64) {
        let state = here.state();
        for (place, placed) in state.system() {
            let mut at = now + 0.5 * f64::from(place.orbit) + 0.1 * place.arm.index() as f64;
            for seat in state.seat_ids().filter(|seat| placed.has(*seat)) {
                let colour = colour(here.setup, seat);
                self.light(placed.id, player_color(colour), at);
                let ends = [Anchor::Planet(placed.id), Anchor::Seat(seat)];
                self.fly(ends, Thing::Life(colour), &mut at);
            }
        }
    }

    fn light(&mut self, planet: PlanetId, color: Color32, at: f64) {
        self.flights.flash(Anchor::Planet(planet), color, at);
    }

    fn fly(&mut self, ends: [Anchor; 2], what: Thing, at: &mut f64) {
        self.flights.fly(ends, what, *at);
        *at += 0.14;
    }

    /// Resources fly one after the other.
    fn many(&mut self, ends: [Anchor; 2], amount: Resources, at: &mut f64) {
        for kind in Resource::ALL {
            for _ in 0..amount[kind] {
                let what = Thing::Drawing(art::resource(kind));
                self.flights.fly(ends, what, *at);
                *at += 0.09;
            }
        }
    }

    /// Paints what flies and lights up, and asks for the next frame as long as something does.
    pub(crate) fn paint(&mut self, ui: &Ui, room: Rect) {
        let now = ui.input(|input| input.time);
        let moves = self.flights.go_on(now);
        self.veil.take_if(|(_, begins)| now >= *begins + VEIL);
        if !moves && self.veil.is_none() {
            return;
        }
        ui.ctx().request_repaint();
        let anchors = anchors(ui.ctx());
        let painter = painter_above(ui.ctx());
        let mut brush = Brush::new(ui.ctx());
        for (at, color, share) in self.flights.flashing(&anchors, now) {
            let (size, fade) = (30.0 + 60.0 * share, 1.0 - share);
            let light = color.gamma_multiply(0.7 * fade);
            art::glow(&mut brush.glow, at, 1.4 * size, light);
            let ring = Stroke::new(3.0 * fade, color.gamma_multiply(fade));
            brush.over.circle(at, size, Color32::TRANSPARENT, ring);
        }
        for (at, what) in self.flights.flying(&anchors, now) {
            match what {
                Thing::Drawing(drawing) => {
                    art::glow(&mut brush.glow, at, 26.0, palette::WARM.gamma_multiply(0.5));
                    brush.over.art(drawing, at, 26.0);
                }
                Thing::Life(colour) => {
                    let light = player_color(colour).gamma_multiply(0.6);
                    art::glow(&mut brush.glow, at, 26.0, light);
                    badge(&mut brush.over, at, 20.0, colour);
                }
            }
        }
        brush.paint(&painter);
        if let Some((veil, begins)) = self.veil
            && begins <= now
        {
            let words = match veil {
                Veil::Phenomenon(Consequence::Fusion) => t!(ui, "board-veil-fusion"),
                Veil::Phenomenon(Consequence::Flare) => t!(ui, "board-veil-flare"),
                Veil::Collision => t!(ui, "board-veil-collision"),
            };
            let share = match motion::reduced(ui.ctx()) {
                true => 0.5,
                false => share(now, begins, VEIL),
            };
            let moment = Moment {
                painter: &painter,
                room,
                share,
                fade: (share * std::f32::consts::PI).sin().powf(0.6),
            };
            moment.paint(veil, &words);
        }
    }
}

/// The sound of an event.
const fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Born { .. } => Cue::Place,
        Event::Developed(..) => Cue::Collect,
        Event::SpeciesCreated(..) | Event::Ended => Cue::Round,
        Event::MarkerTaken(..) => Cue::Tech,
        Event::Claimed(..) => Cue::Card,
        Event::TurnBegan { .. } => Cue::EndOfTurn,
        Event::Phenomenon(Consequence::Fusion) => Cue::Loss,
        Event::Phenomenon(Consequence::Flare) => Cue::Meteorite,
        Event::Collision => Cue::Line,
        _ => return None,
    })
}

/// A veil at one moment: how far it has run, from 0 to 1, and how strong it is.
struct Moment<'a> {
    painter: &'a Painter,
    room: Rect,
    share: f32,
    fade: f32,
}

impl Moment<'_> {
    /// The picture darkens, and shows what is happening.
    fn paint(&self, veil: Veil, words: &str) {
        let night = palette::DEEP.gamma_multiply(0.78 * self.fade);
        self.painter.rect_filled(self.room, 0.0, night);
        match veil {
            Veil::Phenomenon(Consequence::Fusion) => self.hole(),
            Veil::Phenomenon(Consequence::Flare) => self.storm(),
            Veil::Collision => self.collision(),
        }
        let font = display(0.2 * self.size());
        for (aside, ink) in [(2.0, palette::DEEP), (0.0, palette::WORDS)] {
            let at = self.center() + Vec2::splat(aside);
            let ink = ink.gamma_multiply(self.fade);
            let align = egui::Align2::CENTER_CENTER;
            self.painter.text(at, align, words, font.clone(), ink);
        }
    }

    fn size(&self) -> f32 {
        0.30 * self.room.height()
    }

    fn center(&self) -> Pos2 {
        self.room.center() - Vec2::new(0.0, 0.08 * self.room.height())
    }

    /// Paints light of these sizes and colours.
    fn glow(&self, lights: &[(Pos2, f32, Color32)]) {
        let mut mesh = Mesh::default();
        for (at, size, color) in lights {
            art::glow(&mut mesh, *at, *size, *color);
        }
        self.painter.add(Shape::Mesh(Arc::new(mesh)));
    }

    /// A black hole: arms of light turn around it and fall in.
    fn hole(&self) {
        let (center, size) = (self.center(), self.size());
        let color = palette::phenomenon(Consequence::Fusion);
        self.glow(&[(center, 2.2 * size, color.gamma_multiply(0.8 * self.fade))]);
        for turn in 0..5 {
            let angle = turn as f32 * 1.257 + 5.0 * self.share;
            let arm = (0..40).map(|step| {
                let away = 1.0 - step as f32 / 44.0;
                let around = angle + 2.6 * (1.0 - away);
                center + Vec2::angled(around) * 1.9 * size * away
            });
            let stroke = Stroke::new(4.0, color.gamma_multiply(0.6 * self.fade));
            self.painter.add(Shape::line(arm.collect(), stroke));
        }
        let rim = Stroke::new(4.0, color.gamma_multiply(self.fade));
        let radius = size * (0.4 + 0.5 * self.share);
        self.painter.circle(center, radius, Color32::BLACK, rim);
    }

    /// A solar storm: waves run from the star over the whole picture.
    fn storm(&self) {
        let sun = self.room.left_center();
        let color = palette::phenomenon(Consequence::Flare);
        let light = (1.0 + 4.0 * self.share) * self.size();
        self.glow(&[(sun, light, color.gamma_multiply(0.9 * self.fade))]);
        for wave in 0..6 {
            let away = (self.share * 1.5 - wave as f32 * 0.12).max(0.0) * self.room.width();
            let points = (-20..=20).map(|step| {
                let angle = step as f32 * 0.055;
                let ragged = 1.0 + 0.02 * (step as f32 * 1.7 + wave as f32).sin();
                sun + Vec2::angled(angle) * away * ragged
            });
            let stroke = Stroke::new(7.0 - wave as f32, color.gamma_multiply(0.7 * self.fade));
            self.painter.add(Shape::line(points.collect(), stroke));
        }
    }

    /// A particle collision: two lights meet and burst.
    fn collision(&self) {
        let (center, size, color) = (self.center(), self.size(), palette::COLLISION);
        let apart = (1.0 - 2.0 * self.share).max(0.0) * 0.4 * self.room.width();
        let burst = (2.0 * self.share - 1.0).max(0.0);
        let particle = |side: f32| {
            let at = center + Vec2::new(side * apart, 0.0);
            (at, 0.5 * size, color.gamma_multiply(self.fade))
        };
        let flash = Color32::WHITE.gamma_multiply(0.8 * self.fade * burst);
        self.glow(&[
            particle(-1.0),
            particle(1.0),
            (center, 4.0 * size * burst, flash),
        ]);
        for ring in 0..4 {
            let radius = burst * size * (0.6 + 0.55 * ring as f32);
            let stroke = Stroke::new(3.0, color.gamma_multiply(self.fade * 0.8));
            self.painter.circle_stroke(center, radius, stroke);
        }
    }
}
