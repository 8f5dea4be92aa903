//! Large pictures, painted on another thread: first coarse ones, then those with the required resolution.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};

use egui::{ColorImage, Context, Id, TextureHandle, TextureId, TextureOptions, mutex::Mutex};

use super::disc;
use kit::art::paints_at_once;
use kit::background::in_background;
use rules::PlanetId;

/// The edge of the preview of a planet in pixels, which is painted first.
const PREVIEW: usize = 96;
/// The edges of painted planets in pixels; the first that is large enough is shown.
const EDGES: [usize; 4] = [192, 448, 900, 1600];

/// The pictures of a planet in a window.
#[derive(Default)]
struct Pictures {
    there: HashMap<(PlanetId, usize), TextureHandle>,
    /// The pictures that have been asked for. The coarser ones that only stand in for them are not kept.
    asked: HashSet<(PlanetId, usize)>,
    /// The pictures that are still to be painted.
    coming: Vec<(PlanetId, usize)>,
    /// Whether a thread paints them: a single one, since a thread may keep the memory of a picture when it ends.
    works: bool,
}

type Shared = Arc<Mutex<Pictures>>;

/// The picture of a planet for an edge of about `size` points; while it is being painted, a coarser one, if there is one yet.
pub fn planet_texture(ctx: &Context, planet: PlanetId, size: f32) -> Option<TextureId> {
    let pixels = size * ctx.pixels_per_point();
    let wanted = EDGES
        .into_iter()
        .find(|&edge| edge as f32 >= pixels * 0.85)
        .unwrap_or(EDGES[EDGES.len() - 1]);
    let shared = shared(ctx);
    let mut pictures = shared.lock();
    let is_new = pictures.asked.insert((planet, wanted));
    if let Some(texture) = pictures.there.get(&(planet, wanted)) {
        return Some(texture.id());
    }
    if leaves_blank(ctx) {
        return None;
    }
    if paints_at_once(ctx) {
        let texture = texture(ctx, planet, painted(planet, wanted));
        let id = texture.id();
        pictures.there.insert((planet, wanted), texture);
        return Some(id);
    }
    if is_new {
        pictures.order(planet, wanted);
        if !std::mem::replace(&mut pictures.works, true) {
            paint_elsewhere(ctx, shared.clone());
        }
    }
    pictures.finest(planet).map(TextureHandle::id)
}

/// The pictures of a window.
fn shared(ctx: &Context) -> Shared {
    let id = Id::unique("art pictures");
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Shared>(id).clone())
}

impl Pictures {
    /// Orders a picture, and the coarser ones that stand in for it.
    fn order(&mut self, planet: PlanetId, wanted: usize) {
        let there = self.there.keys().filter(|(known, _)| *known == planet);
        let finest = there.map(|(_, edge)| *edge).max();
        let stands_in = |edge: &usize| *edge < wanted && Some(*edge) > finest;
        let ordered = [PREVIEW, EDGES[1]].into_iter().filter(stands_in);
        for edge in ordered.chain([wanted]) {
            if !self.coming.contains(&(planet, edge)) {
                self.coming.push((planet, edge));
            }
        }
    }

    /// The next picture to paint: the coarsest first.
    fn next(&mut self) -> Option<(PlanetId, usize)> {
        let coarsest = (0..self.coming.len()).min_by_key(|index| self.coming[*index].1);
        self.works = coarsest.is_some();
        coarsest.map(|index| self.coming.remove(index))
    }

    /// Keeps a picture, and drops the coarser ones of its planet that only stood in for it.
    fn keep(&mut self, planet: PlanetId, edge: usize, texture: TextureHandle) {
        self.there.insert((planet, edge), texture);
        let asked = &self.asked;
        self.there.retain(|picture, _| {
            picture.0 != planet || picture.1 >= edge || asked.contains(picture)
        });
    }

    /// The finest picture of a planet.
    fn finest(&self, planet: PlanetId) -> Option<&TextureHandle> {
        let mut edges = EDGES.iter().rev().chain([&PREVIEW]);
        edges.find_map(|edge| self.there.get(&(planet, *edge)))
    }
}

/// Makes a window leave planets blank: for tests that look at no pixels, since painting would take most of their time.
pub fn leave_blank(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(Id::unique("planets stay blank"), true));
}

fn leaves_blank(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique("planets stay blank")))
        .unwrap_or(false)
}

fn texture(ctx: &Context, planet: PlanetId, image: Arc<ColorImage>) -> TextureHandle {
    let name = format!("planet {planet} {}", image.width());
    ctx.load_texture(name, image, TextureOptions::LINEAR)
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

fn paint_elsewhere(ctx: &Context, shared: Shared) {
    let window = ctx.clone();
    in_background(ctx, "planets", move || {
        let next = || shared.lock().next();
        while let Some((planet, edge)) = next() {
            let image = Arc::new(disc::paint(planet, edge));
            let texture = texture(&window, planet, image);
            shared.lock().keep(planet, edge, texture);
            window.request_repaint();
        }
    });
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    fn wait_for(ctx: &Context) -> Shared {
        let shared = shared(ctx);
        while shared.lock().works {
            thread::yield_now();
        }
        shared
    }

    #[test]
    fn pictures_that_stood_in_for_finer_ones_are_not_kept() {
        let ctx = Context::default();
        let planet = PlanetId::ALL[0];
        let blank = planet_texture(&ctx, planet, 150.0);
        let shared = wait_for(&ctx);
        assert_ne!(planet_texture(&ctx, planet, 150.0), blank);
        planet_texture(&ctx, planet, 800.0);
        wait_for(&ctx);
        let mut edges: Vec<usize> = shared.lock().there.keys().map(|(_, edge)| *edge).collect();
        edges.sort_unstable();
        assert_eq!(edges, [EDGES[0], EDGES[2]], "only those asked for");
    }

    #[test]
    fn the_coarsest_picture_is_painted_first() {
        let mut pictures = Pictures::default();
        let [first, second] = [PlanetId::ALL[0], PlanetId::ALL[1]];
        pictures.order(first, EDGES[2]);
        pictures.order(second, EDGES[0]);
        let mut order = Vec::new();
        while let Some(picture) = pictures.next() {
            order.push(picture);
        }
        let expected = [
            (first, PREVIEW),
            (second, PREVIEW),
            (second, EDGES[0]),
            (first, EDGES[1]),
            (first, EDGES[2]),
        ];
        assert_eq!(order, expected);
    }
}
