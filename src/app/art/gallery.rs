//! Large pictures, painted on another thread: first a coarse one, then one with the required resolution.

use std::collections::HashMap;
use std::iter;
use std::sync::{Arc, LazyLock};
use std::thread;

use egui::{
    Color32, ColorImage, Context, Id, TextureHandle, TextureId, TextureOptions, mutex::Mutex,
};

use super::disc;
use crate::game::PlanetId;

/// The edge of the preview of a planet in pixels, which is painted first.
const PREVIEW: usize = 96;
/// The edges of painted planets in pixels; the first that is large enough is shown.
const EDGES: [usize; 4] = [192, 448, 900, 1600];

/// The pictures of a planet in a window.
#[derive(Default)]
struct Pictures {
    there: HashMap<(PlanetId, usize), TextureHandle>,
    coming: Vec<(PlanetId, usize)>,
    blank: Option<TextureHandle>,
}

type Shared = Arc<Mutex<Pictures>>;

/// The picture of a planet for an edge of about `size` points, or a coarser one while it is being painted.
pub(in crate::app) fn planet_texture(ctx: &Context, planet: PlanetId, size: f32) -> TextureId {
    let pixels = size * ctx.pixels_per_point();
    let wanted = EDGES
        .into_iter()
        .find(|&edge| edge as f32 >= pixels * 0.85)
        .unwrap_or(EDGES[EDGES.len() - 1]);
    let shared = ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Shared>(Id::unique("art pictures"))
            .clone()
    });
    let mut pictures = shared.lock();
    if let Some(texture) = pictures.there.get(&(planet, wanted)) {
        return texture.id();
    }
    if leaves_blank(ctx) {
        return pictures.blank(ctx);
    }
    if paints_at_once(ctx) {
        return pictures.add(ctx, planet, wanted);
    }
    if !pictures.coming.contains(&(planet, wanted)) {
        pictures.coming.push((planet, wanted));
        paint_elsewhere(ctx, shared.clone(), planet, wanted);
    }
    let finest = EDGES
        .iter()
        .rev()
        .chain([&PREVIEW])
        .find_map(|edge| pictures.there.get(&(planet, *edge)));
    let finest = finest.map(TextureHandle::id);
    finest.unwrap_or_else(|| pictures.blank(ctx))
}

impl Pictures {
    /// A transparent picture, in place of one that is being painted.
    fn blank(&mut self, ctx: &Context) -> TextureId {
        let blank = || {
            let image = ColorImage::filled([1, 1], Color32::TRANSPARENT);
            ctx.load_texture("no planet yet", image, TextureOptions::LINEAR)
        };
        self.blank.get_or_insert_with(blank).id()
    }

    /// Paints a picture now, unless it exists already.
    fn add(&mut self, ctx: &Context, planet: PlanetId, edge: usize) -> TextureId {
        self.there
            .entry((planet, edge))
            .or_insert_with(|| texture(ctx, planet, edge))
            .id()
    }
}

/// Makes a window paint pictures synchronously on request, so that every frame looks the same: for tests and snapshots.
pub fn paint_at_once(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("art at once"), true));
}

pub(super) fn paints_at_once(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("art at once")))
        .unwrap_or(false)
}

/// Makes a window leave planets blank: for tests that look at no pixels, since painting would take most of their time.
pub(in crate::app) fn leave_blank(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("planets stay blank"), true));
}

fn leaves_blank(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("planets stay blank")))
        .unwrap_or(false)
}

fn texture(ctx: &Context, planet: PlanetId, edge: usize) -> TextureHandle {
    let image = if paints_at_once(ctx) {
        painted(planet, edge)
    } else {
        Arc::new(disc::paint(planet, edge))
    };
    ctx.load_texture(
        format!("planet {planet} {edge}"),
        image,
        TextureOptions::LINEAR,
    )
}

/// The painted planet. It is painted only once for all windows of this program: a window that paints at once is a test,
/// and there are many.
fn painted(planet: PlanetId, edge: usize) -> Arc<ColorImage> {
    type Painted = HashMap<(PlanetId, usize), Arc<ColorImage>>;
    static PAINTED: LazyLock<Mutex<Painted>> = LazyLock::new(Mutex::default);
    if let Some(image) = PAINTED.lock().get(&(planet, edge)) {
        return image.clone();
    }
    let image = Arc::new(disc::paint(planet, edge));
    PAINTED.lock().insert((planet, edge), image.clone());
    image
}

fn paint_elsewhere(ctx: &Context, shared: Shared, planet: PlanetId, wanted: usize) {
    let ctx = ctx.clone();
    let painter = thread::Builder::new()
        .name(format!("planet {planet}"))
        .spawn(move || {
            let finer = EDGES
                .into_iter()
                .filter(|edge| *edge == wanted || (*edge == EDGES[1] && wanted > EDGES[1]));
            for edge in iter::once(PREVIEW).chain(finer) {
                let texture = texture(&ctx, planet, edge);
                shared.lock().there.insert((planet, edge), texture);
                ctx.request_repaint();
            }
        });
    if let Err(error) = painter {
        log::warn!("the planet {planet} is not painted: {error}");
    }
}
