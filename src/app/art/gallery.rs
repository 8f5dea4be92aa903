//! Large pictures, painted once on another thread and kept as textures.

use std::collections::{HashMap, hash_map::Entry};
use std::sync::Arc;
use std::thread;

use egui::{ColorImage, Context, Id, TextureHandle, TextureId, TextureOptions, mutex::Mutex};

use super::disc;
use crate::game::PlanetId;

/// Edges of painted planets in pixels; a planet is shown from the first that is large enough.
const EDGES: [usize; 4] = [192, 448, 900, 1600];

type Pictures = Arc<Mutex<HashMap<(PlanetId, usize), Slot>>>;

/// A picture that is being painted, or there.
enum Slot {
    Coming,
    There(TextureHandle),
}

/// The picture of a planet for an edge of about `size` points, or a coarser one while that is being painted; at
/// first nothing.
pub(in crate::app) fn planet_texture(ctx: &Context, planet: PlanetId, size: f32) -> Option<TextureId> {
    let pixels = size * ctx.pixels_per_point();
    let wanted = EDGES.into_iter().find(|&edge| edge as f32 >= pixels * 0.85).unwrap_or(EDGES[EDGES.len() - 1]);
    let pictures = pictures(ctx);
    let mut known = pictures.lock();
    if let Entry::Vacant(slot) = known.entry((planet, wanted)) {
        if paints_at_once(ctx) {
            slot.insert(Slot::There(texture(ctx, planet, disc::paint(planet, wanted))));
        } else {
            slot.insert(Slot::Coming);
            paint_elsewhere(ctx, pictures.clone(), planet, wanted);
        }
    }
    let there = |edge: &usize| match known.get(&(planet, *edge)) {
        Some(Slot::There(texture)) => Some(texture.id()),
        _ => None,
    };
    there(&wanted).or_else(|| EDGES.iter().rev().find_map(there))
}

/// Lets pictures be painted where they are asked for, so that every frame looks the same: for tests and snapshots.
pub fn paint_at_once(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("art at once"), true));
}

fn paints_at_once(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("art at once"))).unwrap_or(false)
}

fn pictures(ctx: &Context) -> Pictures {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Pictures>(Id::unique("art pictures")).clone())
}

fn texture(ctx: &Context, planet: PlanetId, image: ColorImage) -> TextureHandle {
    ctx.load_texture(format!("planet {planet}"), image, TextureOptions::LINEAR)
}

fn paint_elsewhere(ctx: &Context, pictures: Pictures, planet: PlanetId, edge: usize) {
    let ctx = ctx.clone();
    let painter = thread::Builder::new().name(format!("planet {planet}")).spawn(move || {
        let painted = texture(&ctx, planet, disc::paint(planet, edge));
        pictures.lock().insert((planet, edge), Slot::There(painted));
        ctx.request_repaint();
    });
    if let Err(error) = painter {
        log::warn!("the planet {planet} is not painted: {error}");
    }
}
