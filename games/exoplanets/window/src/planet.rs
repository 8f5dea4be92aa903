//! Planets and open places, as they are painted (exoplanets §14.2, §14.3).

use crate::art::{self, Surfaces};
use crate::palette;
use egui::{Color32, Context, Mesh, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use exoplanets::{Cost, Marker, Placed, PlanetId, PlanetType, Resource, State};
use game::SeatId;
use kit::theme::{body, number, tokens};
use kit::widgets::player::{badge, player_color};
use kit::widgets::{Canvas, arc};
use std::f32::consts::TAU;
use std::sync::Arc;

/// What the planets of a table are painted with, in three layers.
pub(crate) struct Brush {
    /// Below the globes.
    pub(crate) under: Canvas,
    /// Lights, which add to what lies below.
    pub(crate) glow: Mesh,
    globes: Mesh,
    surfaces: Surfaces,
    /// Above the globes.
    pub(crate) over: Canvas,
}

impl Brush {
    /// A brush for this window.
    pub(crate) fn new(ctx: &Context) -> Self {
        let surfaces = Surfaces::of(ctx);
        Self {
            under: Canvas::new(ctx, 20.0),
            glow: Mesh::default(),
            globes: surfaces.mesh(),
            surfaces,
            over: Canvas::new(ctx, 20.0),
        }
    }

    /// Paints everything.
    pub(crate) fn paint(self, painter: &Painter) {
        painter.add(Shape::Mesh(Arc::new(self.glow)));
        self.under.paint(painter);
        painter.add(Shape::Mesh(Arc::new(self.globes)));
        self.over.paint(painter);
    }

    /// A planet as such, with the rim of its type.
    pub(crate) fn globe(&mut self, center: Pos2, radius: f32, (id, kind): (PlanetId, PlanetType)) {
        let color = palette::rim(kind);
        let light = color.gamma_multiply(0.16);
        art::glow(&mut self.glow, center, 1.5 * radius, light);
        if kind == PlanetType::GasGiant {
            let ring = tilted_ring(center, radius, [0.5, 1.0]);
            self.under
                .path(ring, Stroke::new(0.09 * radius, color.gamma_multiply(0.75)));
        }
        self.surfaces
            .add(&mut self.globes, center, radius, (id, kind));
        match kind {
            PlanetType::Rocky => {
                // A rim of stones.
                for part in 0..12 {
                    let from = part as f32 / 12.0 * TAU;
                    let stone = arc(center, radius + 1.5, [from, from + 0.30], 3);
                    self.over.path(stone, Stroke::new(2.2, color));
                }
            }
            PlanetType::SuperEarth => {
                for away in [1.0, 4.0] {
                    let stroke = Stroke::new(1.5, color);
                    self.over
                        .circle(center, radius + away, Color32::TRANSPARENT, stroke);
                }
            }
            PlanetType::GasGiant => {
                let front = tilted_ring(center, radius, [0.0, 0.5]);
                self.over.path(front, Stroke::new(0.09 * radius, color));
            }
            PlanetType::WaterWorld => {
                let stroke = Stroke::new(3.2, color.gamma_multiply(0.85));
                self.over
                    .circle(center, radius + 1.5, Color32::TRANSPARENT, stroke);
            }
        }
    }

    /// What a level of life costs: an icon for each item, a slash within an item of choice, and what is taken off.
    pub(crate) fn cost(&mut self, center: Pos2, edge: f32, cost: &Cost, printed: usize) {
        let less = cost.items.len() - cost.paid;
        let widths = cost.items.iter().map(|item| match item.only() {
            Some(_) => edge,
            None => 1.75 * edge,
        });
        let gap = 0.16 * edge;
        let pill = 1.05 * edge * f32::from(u8::from(less > 0));
        let width: f32 = widths.clone().map(|width| width + gap).sum::<f32>() - gap + pill;
        let ground = Rect::from_center_size(center, vec2(width + 0.5 * edge, 1.22 * edge));
        let dark = palette::DEEP.gamma_multiply(0.85);
        self.over.rect(ground, (0.6 * edge).round(), dark);
        let mut left = center.x - width / 2.0;
        for (index, (item, width)) in cost.items.iter().zip(widths).enumerate() {
            if index >= printed {
                // Added by an effect marker.
                let around = Rect::from_min_size(
                    pos2(left - 0.06 * edge, center.y - 0.56 * edge),
                    vec2(width + 0.12 * edge, 1.12 * edge),
                );
                let stroke = Stroke::new(1.5, tokens().color.bad);
                self.over.border(around, (0.3 * edge).round(), stroke);
            }
            let mut x = left + edge / 2.0;
            for (number, drawing) in art::item(*item).enumerate() {
                if number > 0 {
                    let slash = [
                        pos2(x - 0.32 * edge, center.y + 0.4 * edge),
                        pos2(x - 0.42 * edge + 0.14 * edge, center.y - 0.4 * edge),
                    ];
                    self.over.line(slash, Stroke::new(1.2, palette::WORDS));
                }
                self.over.art(
                    drawing,
                    pos2(x, center.y),
                    edge * if width > edge { 0.86 } else { 1.0 },
                );
                x += 0.8 * edge;
            }
            left += width + gap;
        }
        if less > 0 {
            let at = pos2(left - gap + pill / 2.0, center.y);
            let words = format!("−{less}");
            self.over
                .label(at, words, number(0.82 * edge), tokens().color.good);
        }
    }

    /// What the planet yields, at its rim.
    pub(crate) fn yields(&mut self, center: Pos2, edge: f32, item: exoplanets::Item) {
        let stroke = Stroke::new(1.2, palette::WARM);
        self.over.circle(center, 0.68 * edge, palette::DEEP, stroke);
        let count = item.kinds().count() as f32;
        for (number, drawing) in art::item(item).enumerate() {
            let aside = (number as f32 - (count - 1.0) / 2.0) * 0.5 * edge;
            self.over.art(
                drawing,
                center + vec2(aside, 0.0),
                edge * 0.9 / count.max(1.0).sqrt(),
            );
        }
    }

    /// A planet out of the system: what is printed on it, around a globe as large as fits into `rect`.
    pub(crate) fn card(&mut self, rect: Rect, state: &State, id: PlanetId) {
        let card = state.card(id);
        let radius = (rect.height() * 0.29).min(rect.width() * 0.30);
        let center = rect.center() + vec2(0.0, 0.06 * rect.height());
        self.globe(center, radius, (id, card.kind));
        let cost = state.cost(&Placed::new(id));
        let edge = (radius * 0.5).clamp(12.0, 22.0);
        let at = pos2(center.x, center.y - radius - 0.72 * edge);
        self.cost(at, edge, &cost, cost.items.len());
        self.yields(center + Vec2::angled(0.7) * radius, edge, card.yields);
    }

    /// A planet of the system with everything on it. Returns the centre and the radius of its globe.
    pub(crate) fn placed(
        &mut self,
        rect: Rect,
        (state, placed): (&State, &Placed),
        colour: &dyn Fn(SeatId) -> u8,
        name: &str,
    ) -> Globe {
        let globe = Globe::within(rect);
        let Globe { center, radius } = globe;
        let (card, edge) = (state.card(placed.id), globe.icon());
        if placed.tile.is_some() {
            let tile = Rect::from_center_size(
                center + vec2(0.62 * radius, 0.66 * radius),
                vec2(1.1 * radius, 0.78 * radius),
            );
            self.under_edge(tile);
        }
        self.globe(center, radius, (placed.id, card.kind));
        let cost = state.cost(placed);
        let top = pos2(center.x, rect.top() + 0.66 * edge);
        if placed.species.is_none() {
            self.cost(top, edge, &cost, card.cost.len());
        }
        let left = center + Vec2::angled(2.75) * (radius + 0.2 * edge);
        self.yields(left, 0.95 * edge, card.yields);
        self.moons(&globe, state, placed);
        match placed.species {
            Some(owner) => self.city(&globe, colour(owner)),
            None => self.lights(&globe, state, placed, colour),
        }
        let size = (rect.height() * 0.115).clamp(12.5, 16.0);
        let at = pos2(center.x, rect.bottom() - 0.62 * size);
        self.over.label(at, name, body(size), palette::WORDS);
        globe
    }

    /// EP markers, as moons.
    fn moons(&mut self, globe: &Globe, state: &State, placed: &Placed) {
        let size = 0.62 * globe.icon();
        let mut at = globe.center + Vec2::angled(-2.62) * (globe.radius + 0.9 * size);
        for (marker, count) in state.markers(placed) {
            let Marker::Ep(ep) = marker else { continue };
            let ep = i32::from(ep) * i32::from(count);
            self.moon(at, size, ep);
            at.x -= 2.1 * size;
        }
    }

    /// EP markers of a planet, as a moon.
    pub(crate) fn moon(&mut self, at: Pos2, size: f32, ep: i32) {
        let (fill, ink) = match ep {
            0.. => (palette::MOON, palette::INK),
            _ => (palette::DARK_MOON, palette::WORDS),
        };
        let line = Stroke::new(1.0, palette::DEEP);
        self.over.circle(at, size, fill, line);
        let words = kit::text::signed(ep);
        self.over.label(at, words, number(1.1 * size), ink);
    }

    /// The edge of a tile that lies under a planet.
    pub(crate) fn under_edge(&mut self, tile: Rect) {
        let fill = palette::LASTING.gamma_multiply(0.55);
        self.under.rect(tile, 3, fill);
        let line = Stroke::new(1.5, palette::LASTING);
        self.under.border(tile, 3, line);
    }

    /// Life, as lights on the night side: a row for each seat.
    fn lights(
        &mut self,
        globe: &Globe,
        state: &State,
        placed: &Placed,
        colour: &dyn Fn(SeatId) -> u8,
    ) {
        let living = || {
            state
                .seat_ids()
                .filter(|seat| placed.life[seat.index()] > 0)
        };
        let rows = living().count() as f32;
        let size = (0.74 * globe.radius).min(2.0 * globe.radius / rows.max(2.6));
        for (row, seat) in living().enumerate() {
            let y = (row as f32 - (rows - 1.0) / 2.0) * size;
            for number in 0..placed.life[seat.index()] {
                let x = 0.22 * globe.radius + f32::from(number) * 0.94 * size;
                let at = globe.center + vec2(x, y);
                let color = player_color(colour(seat));
                art::glow(&mut self.glow, at, size, color.gamma_multiply(0.4));
                badge(&mut self.over, at, 0.94 * size, colour(seat));
            }
        }
    }

    /// A species: the lights of its cities, and a ring in the colour of its owner.
    pub(crate) fn city(&mut self, globe: &Globe, colour: u8) {
        let Globe { center, radius } = *globe;
        let color = player_color(colour);
        let light = color.gamma_multiply(0.35);
        art::glow(&mut self.glow, center, 1.9 * radius, light);
        let ring = Stroke::new((0.10 * radius).max(3.0), color);
        self.over
            .circle(center, radius + 5.0, Color32::TRANSPARENT, ring);
        for spark in 0..22 {
            let angle = spark as f32 * 2.399;
            let away = (0.2 + 0.75 * (spark as f32 / 22.0)) * 0.86;
            let at = vec2(angle.cos(), angle.sin()) * away;
            if at.x > -0.15 {
                self.over.dot(center + at * radius, 1.4, palette::WARM);
            }
        }
        badge(&mut self.over, center, 0.95 * radius, colour);
    }

    /// A place that is still open, with its tile face down.
    pub(crate) fn open_place(&mut self, rect: Rect, is_next: bool) {
        let size = vec2(0.42 * rect.width(), 0.50 * rect.height()).min(Vec2::splat(74.0));
        let tile = Rect::from_center_size(rect.center(), size);
        let fade = if is_next { 1.0 } else { 0.55 };
        tile_back(&mut self.under, tile, fade);
    }

    /// A thin ring around a planet that can be paid for.
    pub(crate) fn payable(&mut self, globe: &Globe) {
        let line = Stroke::new(1.6, palette::WARM.gamma_multiply(0.8));
        self.over
            .circle(globe.center, globe.radius + 8.0, Color32::TRANSPARENT, line);
    }

    /// A ring of light around something that may be chosen.
    pub(crate) fn target(&mut self, center: Pos2, radius: f32, strength: f32) {
        let light = palette::WARM.gamma_multiply(0.30 * strength);
        art::glow(&mut self.glow, center, 1.9 * radius, light);
        // Broken, so that no species of an orange seat is taken for a place.
        let stroke = Stroke::new(2.6, palette::WARM.gamma_multiply(0.45 + 0.55 * strength));
        for dash in 0..16_u8 {
            let point = |part: u8| {
                let angle = TAU * (f32::from(dash) + 0.2 * f32::from(part)) / 16.0;
                center + (radius + 8.0) * vec2(angle.cos(), angle.sin())
            };
            self.over.path((0..4).map(point).collect(), stroke);
        }
    }
}

/// The back of a tile: a window into deep space.
pub(crate) fn tile_back(canvas: &mut Canvas, tile: Rect, fade: f32) {
    let corners = (0.14 * tile.width()).round().min(12.0);
    canvas.rect(tile, corners, palette::GLASS.gamma_multiply(fade));
    let stroke = Stroke::new(1.2, palette::EDGE.gamma_multiply(fade));
    canvas.border(tile, corners, stroke);
    for star in 0..7 {
        let spread = |factor: f32| (star as f32 * factor).fract() - 0.5;
        let at = tile.center() + vec2(spread(0.618) * 0.7, spread(0.414) * 0.74) * tile.size();
        let size = 0.5 + 0.9 * (star % 3) as f32 / 2.0;
        canvas.dot(at, size, palette::FAINT.gamma_multiply(0.8 * fade));
    }
}

/// Where the globe of a planet of the system is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Globe {
    /// Its middle.
    pub(crate) center: Pos2,
    /// Its radius.
    pub(crate) radius: f32,
}

impl Globe {
    /// The globe at a place.
    pub(crate) fn within(rect: Rect) -> Self {
        let radius = (0.28 * rect.height()).min(0.27 * rect.width());
        Self {
            center: pos2(
                rect.center().x - 0.05 * rect.width(),
                rect.top() + 0.485 * rect.height(),
            ),
            radius,
        }
    }

    /// The edge of an icon beside it.
    pub(crate) fn icon(&self) -> f32 {
        (0.52 * self.radius).clamp(13.0, 26.0)
    }
}

/// A part of the ring of a gas giant: before or behind it.
fn tilted_ring(center: Pos2, radius: f32, [from, to]: [f32; 2]) -> Vec<Pos2> {
    let turn = egui::emath::Rot2::from_angle(-0.28);
    let point = |step: usize| {
        let angle = (from + (to - from) * step as f32 / 24.0) * TAU;
        center + turn * vec2(1.42 * radius * angle.cos(), 0.34 * radius * angle.sin())
    };
    (0..=24).map(point).collect()
}

/// An amount of resources as a row of drawings with numbers, from a point at the left. Returns the width.
pub(crate) fn amounts(
    canvas: &mut Canvas,
    left: Pos2,
    edge: f32,
    amounts: &[(kit::art::Drawing, String)],
) -> f32 {
    let mut x = left.x;
    for (drawing, words) in amounts {
        canvas.art(*drawing, pos2(x + edge / 2.0, left.y), edge);
        let width = 0.52 * edge * words.chars().count() as f32 + 0.3 * edge;
        let at = pos2(x + 1.08 * edge + width / 2.0, left.y);
        canvas.label(at, words, number(0.86 * edge), palette::WORDS);
        x += 1.1 * edge + width + 0.3 * edge;
    }
    x - left.x
}

/// The three resources with their amounts.
pub(crate) fn all_resources(held: exoplanets::Resources) -> [(kit::art::Drawing, String); 3] {
    Resource::ALL.map(|kind| (art::resource(kind), held[kind].to_string()))
}
