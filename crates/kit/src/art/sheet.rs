//! The sheet: every small painted picture of the game, drawn on first use into a few shared textures.
//!
//! Pictures of one size share a texture with a white corner, so that a board with all its pieces is one mesh. Below them are
//! the corners of plain shapes.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use egui::{
    Color32, ColorImage, Context, Id, Pos2, Rect, TextureHandle, TextureId, TextureOptions, Vec2,
    mutex::Mutex, pos2,
};

use super::corner::Corner;
use super::picture::{Picture, paints_at_once};
use crate::background::in_background;
use crate::theme::{Icon, rasterise};

/// The edges of rasterised pictures in pixels; a picture is painted from the first that is large enough.
const EDGES: [usize; 5] = [20, 32, 48, 80, 120];
/// Pictures per row of a texture.
const COLUMNS: usize = 10;
/// Empty pixels around a picture, so that filtering does not reach its neighbour.
const GUTTER: usize = 1;

/// The drawings of games for which a texture has room, beside all icons.
const DRAWINGS: usize = 40;
/// The corners for which a texture has room.
const CORNERS: usize = 96;

/// The number of pictures that are rasterised at once in a frame; the others follow on another thread, so that a frame
/// with many new pictures is not late.
const AT_ONCE: usize = 8;

type Shared = Arc<Mutex<Sheets>>;

/// A picture that is still to be rasterised.
struct Coming {
    picture: Picture,
    edge: usize,
    handle: TextureHandle,
    /// Its top left pixel in the texture.
    origin: [usize; 2],
}

impl Coming {
    fn rasterise(mut self) {
        match rasterise(self.picture.svg(), self.edge) {
            Ok(image) => self
                .handle
                .set_partial(self.origin, image, TextureOptions::LINEAR),
            Err(error) => log::error!("{:?} cannot be drawn: {error}", self.picture),
        }
    }
}

/// The textures of a window, and the pictures that are still to be rasterised.
#[derive(Default)]
struct Sheets {
    /// The textures by the edges of their pictures.
    textures: BTreeMap<usize, Texture>,
    /// Pictures that follow on another thread, the next one last.
    coming: Vec<Coming>,
    /// Whether a thread rasterises them.
    works: bool,
    /// The last frame with new pictures, and the number of pictures rasterised in it.
    frame: (u64, usize),
}

/// The pictures of one size.
#[derive(Clone)]
pub struct Sheet {
    ctx: Context,
    sheets: Shared,
    edge: usize,
    id: TextureId,
}

impl Sheet {
    /// The pictures that are fine enough for an edge of `size` points.
    pub fn fine_enough(ctx: &Context, size: f32) -> Self {
        let pixels = size * ctx.pixels_per_point();
        let edge = EDGES.into_iter().find(|&edge| edge as f32 >= pixels * 0.9);
        let edge = edge.unwrap_or(EDGES[EDGES.len() - 1]);
        let sheets: Shared = ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<Shared>(Id::unique("art sheet"))
                .clone()
        });
        let mut locked = sheets.lock();
        let texture = locked.textures.entry(edge);
        let texture = texture.or_insert_with(|| Texture::new(ctx, edge));
        let id = texture.handle.id();
        drop(locked);
        Self {
            ctx: ctx.clone(),
            sheets,
            edge,
            id,
        }
    }

    /// The texture, whose top left corner is white.
    pub const fn texture(&self) -> TextureId {
        self.id
    }

    /// Pixels per point of the window.
    pub fn pixels_per_point(&self) -> f32 {
        self.ctx.pixels_per_point()
    }

    /// The part of the texture with `picture`, which may still be empty for a few frames.
    pub fn part(&self, picture: impl Into<Picture>) -> Rect {
        let picture = picture.into();
        let mut sheets = self.sheets.lock();
        let texture = sheets.textures.get_mut(&self.edge);
        let Some((part, coming)) = texture.and_then(|texture| texture.place(picture)) else {
            return Rect::ZERO;
        };
        if let Some(coming) = coming {
            if paints_at_once(&self.ctx) || sheets.has_room_in(self.ctx.cumulative_pass_nr()) {
                coming.rasterise();
            } else {
                sheets.coming.push(coming);
                if !std::mem::replace(&mut sheets.works, true) {
                    self.rasterise_elsewhere();
                }
            }
        }
        part
    }

    /// The part of the texture with a corner, from its margin to the end of its reach; none if there is no room left.
    pub fn corner(&self, corner: Corner) -> Option<Rect> {
        let mut sheets = self.sheets.lock();
        sheets.textures.get_mut(&self.edge)?.corner(corner)
    }

    fn rasterise_elsewhere(&self) {
        let (ctx, sheets) = (self.ctx.clone(), self.sheets.clone());
        in_background(&self.ctx, "pictures", move || {
            while let Some(coming) = next(&sheets) {
                coming.rasterise();
                ctx.request_repaint();
            }
        });
    }
}

/// The next picture to rasterise; if there is none, the thread ends.
fn next(sheets: &Shared) -> Option<Coming> {
    let mut sheets = sheets.lock();
    let next = sheets.coming.pop();
    sheets.works = next.is_some();
    next
}

impl Sheets {
    /// Whether another picture may be rasterised in this frame.
    fn has_room_in(&mut self, frame: u64) -> bool {
        if self.frame.0 != frame {
            self.frame = (frame, 0);
        }
        self.frame.1 += 1;
        self.frame.1 <= AT_ONCE
    }
}

/// One texture with a slot for every picture; a slot is filled when its picture is first requested.
struct Texture {
    edge: usize,
    handle: TextureHandle,
    /// The parts with the pictures that were requested.
    pictures: HashMap<Picture, Rect>,
    /// The parts with the corners, from the margin of each to the end of its reach.
    corners: HashMap<Corner, Rect>,
}

impl Texture {
    fn new(ctx: &Context, edge: usize) -> Self {
        let width = COLUMNS * (edge + 2 * GUTTER);
        let corner_rows = CORNERS.div_ceil(width / Corner::EDGE);
        let height = Self::top_of_corners(edge) + corner_rows * Corner::EDGE;
        let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
        for row in 0..edge {
            let start = row * image.size[0];
            image.pixels[start..start + edge].fill(Color32::WHITE);
        }
        let handle = ctx.load_texture(format!("art-{edge}"), image, TextureOptions::LINEAR);
        Self {
            edge,
            handle,
            pictures: HashMap::default(),
            corners: HashMap::default(),
        }
    }

    /// The row of pixels at which the corners begin, below the pictures.
    const fn top_of_corners(edge: usize) -> usize {
        let slots = 1 + Icon::ALL.len() + DRAWINGS;
        slots.div_ceil(COLUMNS) * (edge + 2 * GUTTER)
    }

    /// The part with a corner, which is painted into the next slot, if there is one, when it is requested for the first time.
    fn corner(&mut self, corner: Corner) -> Option<Rect> {
        if let Some(part) = self.corners.get(&corner) {
            return Some(*part);
        }
        let number = self.corners.len();
        if number == CORNERS {
            return None;
        }
        let per_row = self.handle.size()[0] / Corner::EDGE;
        let origin = [
            number % per_row * Corner::EDGE,
            Self::top_of_corners(self.edge) + number / per_row * Corner::EDGE,
        ];
        self.handle
            .set_partial(origin, corner.paint(), TextureOptions::LINEAR);
        let tip = origin.map(|pixels| (pixels + corner.inset()) as f32);
        let tip = pos2(tip[0], tip[1]);
        let (margin, reach) = (Vec2::splat(corner.margin()), Vec2::splat(corner.reach()));
        let part = self.share(Rect::from_min_max(tip - margin, tip + reach));
        self.corners.insert(corner, part);
        Some(part)
    }

    /// The part with a picture, which is still to be rasterised if it is requested for the first time; none if there is no
    /// room left. The first slot is white.
    fn place(&mut self, picture: Picture) -> Option<(Rect, Option<Coming>)> {
        if let Some(part) = self.pictures.get(&picture) {
            return Some((*part, None));
        }
        let slot = 1 + self.pictures.len();
        if slot > Icon::ALL.len() + DRAWINGS {
            log::error!("there is no room for {picture:?} on the sheet");
            return None;
        }
        let step = self.edge + 2 * GUTTER;
        let origin = [slot % COLUMNS, slot / COLUMNS].map(|number| number * step + GUTTER);
        let pixels = Rect::from_min_size(
            pos2(origin[0] as f32, origin[1] as f32),
            Vec2::splat(self.edge as f32),
        );
        let part = self.share(pixels.shrink(0.5));
        self.pictures.insert(picture, part);
        let coming = Coming {
            picture,
            edge: self.edge,
            handle: self.handle.clone(),
            origin,
        };
        Some((part, Some(coming)))
    }

    /// A part of the texture, given in pixels, as a share of the whole.
    fn share(&self, pixels: Rect) -> Rect {
        let size = self.handle.size_vec2();
        let share = |corner: Pos2| (corner.to_vec2() / size).to_pos2();
        Rect::from_min_max(share(pixels.min), share(pixels.max))
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    #[test]
    fn pictures_beyond_the_first_of_a_frame_follow_on_another_thread() {
        let ctx = Context::default();
        let sheet = Sheet::fine_enough(&ctx, 20.0);
        for &icon in &Icon::ALL[..AT_ONCE + 4] {
            let part = sheet.part(icon);
            assert_eq!(part, sheet.part(icon), "its place is known before");
        }
        let is_done = || {
            let sheets = sheet.sheets.lock();
            sheets.coming.is_empty() && !sheets.works
        };
        while !is_done() {
            thread::yield_now();
        }
        let mut changed = ctx.tex_manager().write().take_delta();
        let deltas = changed.set.values().flatten();
        let parts = deltas.filter(|delta| delta.pos.is_some());
        assert_eq!(parts.count(), AT_ONCE + 4);
        changed.clear();
    }

    #[test]
    fn corners_beyond_the_room_have_no_picture() {
        let ctx = Context::default();
        let sheet = Sheet::fine_enough(&ctx, 20.0);
        let corner = |number: usize| Corner::new(number as f32 / 8.0, None, 1.0).unwrap();
        let parts: Vec<_> = (0..CORNERS)
            .map(|number| sheet.corner(corner(number)))
            .collect();
        let whole = Rect::from_min_size(Pos2::ZERO, Vec2::splat(1.0));
        assert!(
            parts
                .iter()
                .flatten()
                .all(|part| whole.contains_rect(*part))
        );
        assert_eq!(parts.iter().flatten().count(), CORNERS);
        assert_eq!(sheet.corner(corner(CORNERS)), None);
        assert_eq!(sheet.corner(corner(7)), parts[7], "it is still known");
    }

    #[test]
    fn pictures_of_one_size_share_a_texture() {
        let ctx = Context::default();
        let sheet = Sheet::fine_enough(&ctx, 40.0);
        assert_eq!(sheet.texture(), Sheet::fine_enough(&ctx, 46.0).texture());
        assert!(
            !sheet
                .part(Icon::ALL[0])
                .intersects(sheet.part(Icon::ALL[1]))
        );
    }
}
