//! The sheet: every small painted picture of the game, rasterised on first use into a few shared textures.
//!
//! Pictures of one size share a texture with a white corner, so that a board with all its pieces is one mesh.

use crate::app::theme::widget_sizes::rim;
use std::collections::HashSet;
use std::sync::Arc;

use egui::{
    Color32, ColorImage, Context, Id, Rect, SizeHint, TextureHandle, TextureId, TextureOptions,
    Vec2, mutex::Mutex, pos2,
};

use crate::app::theme::Icon;
use crate::game::Terrain;

/// Declares the paintings, each with its drawing in `assets/art`.
macro_rules! paintings {
    ($($(#[$doc:meta])* $name:ident => $file:literal,)*) => {
        /// A small picture in its own colours.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Painting {
            $($(#[$doc])* $name,)*
        }

        impl Painting {
            /// Every painting.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The drawing.
            fn svg(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(concat!("../../../assets/art/", $file, ".svg")),)*
                }
            }
        }
    };
}

paintings! {
    /// A cell of civ terrain.
    Civ => "terrain-civ",
    /// A cell of water.
    Water => "terrain-water",
    /// A cell of biomass.
    Biomass => "terrain-biomass",
    /// A cell of rover terrain.
    RoverGround => "terrain-rover",
    /// A cell of tech terrain.
    Tech => "terrain-tech",
    /// A cell of energy.
    Energy => "terrain-energy",
    /// The crystals over a cell of ice.
    Ice => "ice",
    /// The rim of a cell of land.
    Land => "land",
    /// A glowing lifepod.
    Lifepod => "lifepod",
    /// A rover on its wheels.
    Rover => "rover",
    /// A burning meteorite.
    Meteorite => "meteorite",
    /// A meteor printed on a tile.
    Meteor => "meteor",
    /// A biomass patch.
    Patch => "patch",
    /// A medal that scores.
    MedalGold => "medal-gold",
    /// A medal still to be won.
    MedalOpen => "medal-open",
    /// A medal that a meteorite keeps from scoring.
    MedalBlocked => "medal-blocked",
    /// A synergy boost.
    Boost => "boost",
    /// The back of a civ card.
    CivCard => "civ-card",
    /// A tech milestone.
    TechChip => "tech-chip",
    /// Light and shadow of a tracker.
    Token => "token",
    /// Rover movement.
    Moves => "moves",
    /// A town on a planet.
    City => "city",
    /// A warning of poison.
    Toxic => "toxic",
    /// Wind of a storm.
    Ring => "ring",
    /// A current of energy.
    Current => "current",
    /// The border of a whirlpool's cell.
    Whirlpool => "whirlpool",
}

impl Painting {
    /// The ground of a terrain; it continues seamlessly in every direction.
    pub const fn ground(terrain: Terrain) -> Self {
        match terrain {
            Terrain::Civ => Self::Civ,
            Terrain::Water => Self::Water,
            Terrain::Biomass => Self::Biomass,
            Terrain::Rover => Self::RoverGround,
            Terrain::Tech => Self::Tech,
            Terrain::Energy => Self::Energy,
        }
    }
}

/// Something on the sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A picture in its own colours.
    Painting(Painting),
    /// A white icon to tint.
    Icon(Icon),
}

impl From<Painting> for Picture {
    fn from(painting: Painting) -> Self {
        Self::Painting(painting)
    }
}

impl From<Icon> for Picture {
    fn from(icon: Icon) -> Self {
        Self::Icon(icon)
    }
}

impl Picture {
    /// Its slot on the sheet; slot 0 is white.
    fn slot(self) -> usize {
        1 + match self {
            Self::Painting(painting) => painting as usize,
            Self::Icon(icon) => Painting::ALL.len() + icon as usize,
        }
    }

    fn svg(self) -> &'static [u8] {
        match self {
            Self::Painting(painting) => painting.svg(),
            Self::Icon(icon) => icon.svg(),
        }
    }
}

/// The edges of rasterised pictures in pixels; a picture is painted from the first that is large enough.
const EDGES: [usize; 5] = [20, 32, 48, 80, 144];
/// Pictures per row of a texture.
const COLUMNS: usize = 10;
/// Empty pixels around a picture, so that filtering does not reach its neighbour.
const GUTTER: usize = 1;

type Textures = Arc<Mutex<Vec<Texture>>>;

/// The pictures of one size.
#[derive(Clone)]
pub struct Sheet {
    textures: Textures,
    edge: usize,
    id: TextureId,
}

impl Sheet {
    /// The pictures that are fine enough for an edge of `size` points.
    pub fn fine_enough(ctx: &Context, size: f32) -> Self {
        let pixels = size * ctx.pixels_per_point();
        let edge = EDGES.into_iter().find(|&edge| edge as f32 >= pixels * 0.9);
        let edge = edge.unwrap_or(EDGES[EDGES.len() - 1]);
        let textures: Textures = ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<Textures>(Id::unique("art sheet"))
                .clone()
        });
        let known = textures
            .lock()
            .iter()
            .find(|texture| texture.edge == edge)
            .map(|texture| texture.handle.id());
        let id = known.unwrap_or_else(|| {
            let texture = Texture::new(ctx, edge);
            let id = texture.handle.id();
            textures.lock().push(texture);
            id
        });
        Self { textures, edge, id }
    }

    /// The texture, whose top left corner is white.
    pub const fn texture(&self) -> TextureId {
        self.id
    }

    /// The part of the texture with `picture`, which is rasterised now if necessary.
    pub fn part(&self, picture: impl Into<Picture>) -> Rect {
        let mut textures = self.textures.lock();
        let texture = textures
            .iter_mut()
            .find(|texture| texture.edge == self.edge);
        texture.map_or(Rect::ZERO, |texture| texture.part(picture.into()))
    }
}

/// One texture with a slot for every picture; a slot is filled when its picture is first requested.
struct Texture {
    edge: usize,
    handle: TextureHandle,
    filled: HashSet<Picture>,
}

impl Texture {
    fn new(ctx: &Context, edge: usize) -> Self {
        let slot = edge + 2 * GUTTER;
        let slots = 1 + Painting::ALL.len() + Icon::ALL.len();
        let mut image = ColorImage::filled(
            [COLUMNS * slot, slots.div_ceil(COLUMNS) * slot],
            Color32::TRANSPARENT,
        );
        for row in 0..edge {
            let start = row * image.size[0];
            image.pixels[start..start + edge].fill(Color32::WHITE);
        }
        let handle = ctx.load_texture(format!("art-{edge}"), image, TextureOptions::LINEAR);
        Self {
            edge,
            handle,
            filled: HashSet::default(),
        }
    }

    fn part(&mut self, picture: Picture) -> Rect {
        let slot = self.edge + 2 * GUTTER;
        let index = picture.slot();
        let origin = [
            index % COLUMNS * slot + GUTTER,
            index / COLUMNS * slot + GUTTER,
        ];
        if self.filled.insert(picture) {
            match rasterise(picture, self.edge) {
                Ok(image) => self
                    .handle
                    .set_partial(origin, image, TextureOptions::LINEAR),
                Err(error) => log::error!("{picture:?} cannot be drawn: {error}"),
            }
        }
        let size = self.handle.size_vec2();
        let pixels = Rect::from_min_size(
            pos2(origin[0] as f32, origin[1] as f32),
            Vec2::splat(self.edge as f32),
        );
        let inner = pixels.shrink(rim::FAINT);
        Rect::from_min_max(
            (inner.min.to_vec2() / size).to_pos2(),
            (inner.max.to_vec2() / size).to_pos2(),
        )
    }
}

fn rasterise(picture: Picture, edge: usize) -> Result<ColorImage, String> {
    let hint = SizeHint::Size {
        width: edge as u32,
        height: edge as u32,
        maintain_aspect_ratio: false,
    };
    egui_extras::image::load_svg_bytes_with_size(picture.svg(), hint, &Default::default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_painting_can_be_drawn() {
        for &painting in Painting::ALL {
            let image = rasterise(painting.into(), 32)
                .unwrap_or_else(|error| panic!("{painting:?}: {error}"));
            assert_eq!(image.size, [32, 32], "{painting:?}");
            let inked = image.pixels.iter().filter(|pixel| pixel.a() > 20).count();
            assert!(inked > 40, "{painting:?} is empty");
        }
    }

    #[test]
    fn the_ground_of_every_terrain_covers_its_cell() {
        for terrain in Terrain::ALL {
            let image = rasterise(Painting::ground(terrain).into(), 32).unwrap();
            assert!(
                image.pixels.iter().all(|pixel| pixel.a() == 255),
                "{terrain}"
            );
        }
    }

    #[test]
    fn pictures_of_one_size_share_a_texture() {
        let ctx = Context::default();
        let sheet = Sheet::fine_enough(&ctx, 40.0);
        assert_eq!(sheet.texture(), Sheet::fine_enough(&ctx, 46.0).texture());
        assert!(!sheet.part(Painting::Civ).intersects(sheet.part(Icon::Civ)));
    }
}
