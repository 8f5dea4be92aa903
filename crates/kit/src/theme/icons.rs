//! The icons: white vector drawings, rasterised on first use into a few shared textures and tinted.
//!
//! All icons of one size share a texture, so that a board full of them is one mesh.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::{
    Color32, ColorImage, Context, Id, Painter, Rect, Response, Sense, SizeHint, TextureHandle,
    TextureId, TextureOptions, Ui, Vec2, mutex::Mutex, vec2,
};

/// Declares drawings, each with its file in a folder.
#[macro_export]
macro_rules! drawings {
    ($(#[$about:meta])* $kind:ident in $folder:literal: $($(#[$doc:meta])* $name:ident => $file:literal,)*) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Deserialize)]
        pub enum $kind {
            $($(#[$doc])* $name,)*
        }

        impl $kind {
            /// Every one.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The drawing.
            pub const fn svg(self) -> &'static [u8] {
                match self {
                    $(Self::$name => include_bytes!(concat!($folder, "/", $file, ".svg")),)*
                }
            }

            /// The name of its file.
            pub const fn file(self) -> &'static str {
                match self {
                    $(Self::$name => $file,)*
                }
            }
        }
    };
}

crate::drawings! {
    /// An icon of the game.
    Icon in "../../../../assets/icons":
    /// A habitat: the civ terrain and resource.
    Civ => "civ",
    /// A drop: the water terrain and resource.
    Water => "water",
    /// A sprout: the biomass terrain and resource, and biomass patches.
    Biomass => "biomass",
    /// A rover on its wheels: the terrain, the resource and the piece.
    Rover => "rover",
    /// A microchip: the tech terrain and resource.
    Tech => "tech",
    /// A bolt: the energy terrain and resource.
    Energy => "energy",
    /// A meteorite lying on a planet.
    Meteorite => "meteorite",
    /// A lifepod.
    Lifepod => "lifepod",
    /// A medal.
    Medal => "medal",
    /// A planet.
    Planet => "planet",
    /// A corporation.
    Corporation => "corporation",
    /// The station commander.
    Commander => "commander",
    /// The space station S.U.S.A.N.
    Station => "station",
    /// A meteor falling: an event card.
    Event => "event",
    /// A flag to reach: an objective.
    Objective => "objective",
    /// Civ cards.
    Cards => "cards",
    /// Ice.
    Ice => "ice",
    /// A tile.
    Tile => "tile",
    /// Turning the station.
    Turn => "turn",
    /// Not unlocked yet.
    Lock => "lock",
    /// Unlocked.
    Unlock => "unlock",
    /// A warning.
    Warning => "warning",
    /// Waiting.
    Hourglass => "hourglass",
    /// A time or a round.
    Clock => "clock",
    /// A random choice.
    Dice => "dice",
    /// The log of the game.
    Log => "log",
    /// A new game.
    Rocket => "rocket",
    /// Settings.
    Settings => "settings",
    /// A seat played by the computer.
    Bot => "bot",
    /// A device to play with.
    Gamepad => "gamepad",
    /// A seat played by a person.
    Person => "person",
    /// The winner.
    Trophy => "trophy",
    /// A favourite or special thing.
    Star => "star",
    /// A chart.
    Chart => "chart",
    /// Undo.
    Undo => "undo",
    /// Redo.
    Redo => "redo",
    /// The menu.
    Menu => "menu",
    /// Save.
    Save => "save",
    /// Open a file.
    Open => "open",
    /// Start or continue.
    Play => "play",
    /// Pause.
    Pause => "pause",
    /// One step forward.
    Step => "step",
    /// One step back.
    StepBack => "step-back",
    /// On to the next turn.
    TurnOn => "turn-on",
    /// Back to the turn before.
    TurnBack => "turn-back",
    /// Quit.
    Quit => "quit",
    /// A hint: a lamp.
    Hint => "hint",
    /// The rules.
    Rules => "rules",
    /// More information.
    Info => "info",
    /// Flip a tile.
    Flip => "flip",
    /// Yes, or done.
    Check => "check",
    /// No, or close.
    Cross => "cross",
    /// More.
    Plus => "plus",
    /// Less.
    Minus => "minus",
    /// To the left, or previous.
    Left => "left",
    /// To the right, or next.
    Right => "right",
    /// Upwards.
    Up => "up",
    /// Downwards.
    Down => "down",
    /// Back to the previous screen.
    Back => "back",
    /// Search.
    Search => "search",
    /// Visible to all.
    Eye => "eye",
    /// Secret.
    Secret => "secret",
    /// Copy.
    Copy => "copy",
    /// Edit.
    Edit => "edit",
    /// Keyboard.
    Keyboard => "keyboard",
    /// Language.
    Language => "language",
    /// The start screen.
    Home => "home",
    /// Remove.
    Trash => "trash",
    /// Turn clockwise.
    RotateCw => "rotate-cw",
    /// Turn counter-clockwise.
    RotateCcw => "rotate-ccw",
    /// Sound on.
    SoundOn => "sound-on",
    /// Sound off.
    SoundOff => "sound-off",
}

/// The textures of a window by the edges of their icons.
type Atlases = Arc<Mutex<BTreeMap<usize, Atlas>>>;

impl Icon {
    /// Finds the icon: a texture that is fine enough for an edge of `size` points, and the part with the icon.
    fn sprite(self, ctx: &Context, size: f32) -> (TextureId, Rect) {
        let atlases = ctx.data_mut(|data| {
            data.get_temp_mut_or_default::<Atlases>(Id::unique("icon atlases"))
                .clone()
        });
        let pixels = size * ctx.pixels_per_point();
        let edge = EDGES.into_iter().find(|&edge| edge as f32 >= pixels * 0.9);
        let edge = edge.unwrap_or(EDGES[EDGES.len() - 1]);
        let mut atlases = atlases.lock();
        let atlas = atlases.entry(edge);
        atlas.or_insert_with(|| Atlas::new(ctx, edge)).sprite(self)
    }

    /// Paints the icon as large as fits into `rect`, centred, in the colour `tint`.
    pub fn paint(self, painter: &Painter, rect: Rect, tint: Color32) {
        let square = Rect::from_center_size(rect.center(), Vec2::splat(rect.size().min_elem()));
        let (texture, uv) = self.sprite(painter.ctx(), square.width());
        painter.image(texture, square, uv, tint);
    }

    /// Draws the icon as a widget. It is decoration: the thing it represents needs an accessible name of its own.
    pub fn ui(self, ui: &mut Ui, size: f32, tint: Color32) -> Response {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        if ui.is_rect_visible(rect) {
            self.paint(ui.painter(), rect, tint);
        }
        response
    }
}

/// The edges of rasterised icons in pixels; an icon is painted from the first that is large enough.
const EDGES: [usize; 5] = [16, 24, 40, 72, 144];
/// Icons per row of an atlas.
const COLUMNS: usize = 10;
/// Empty pixels around an icon, so that filtering does not reach its neighbour.
const GUTTER: usize = 1;

/// One texture with a slot for every icon; a slot is filled when its icon is first requested.
struct Atlas {
    edge: usize,
    texture: TextureHandle,
    filled: BTreeSet<Icon>,
}

impl Atlas {
    fn new(ctx: &Context, edge: usize) -> Self {
        let slot = edge + 2 * GUTTER;
        let size = [COLUMNS * slot, Icon::ALL.len().div_ceil(COLUMNS) * slot];
        let image = ColorImage::filled(size, Color32::TRANSPARENT);
        let texture = ctx.load_texture(format!("icons-{edge}"), image, TextureOptions::LINEAR);
        Self {
            edge,
            texture,
            filled: BTreeSet::default(),
        }
    }

    fn sprite(&mut self, icon: Icon) -> (TextureId, Rect) {
        let (slot, index) = (self.edge + 2 * GUTTER, icon as usize);
        let origin = [index % COLUMNS, index / COLUMNS].map(|number| number * slot + GUTTER);
        if self.filled.insert(icon) {
            match rasterise(icon.svg(), self.edge) {
                Ok(image) => self
                    .texture
                    .set_partial(origin, image, TextureOptions::LINEAR),
                Err(error) => log::error!("the icon {icon:?} cannot be drawn: {error}"),
            }
        }
        let size = self.texture.size_vec2();
        let min = vec2(origin[0] as f32, origin[1] as f32);
        let max = min + Vec2::splat(self.edge as f32);
        let uv = Rect::from_min_max((min / size).to_pos2(), (max / size).to_pos2());
        (self.texture.id(), uv)
    }
}

/// Draws a square picture with this edge in pixels.
pub fn rasterise(svg: &[u8], edge: usize) -> Result<ColorImage, String> {
    draw(svg, [edge as u32; 2])
}

/// Draws a picture as wide and as high as this, in pixels.
pub fn draw(svg: &[u8], [width, height]: [u32; 2]) -> Result<ColorImage, String> {
    let hint = SizeHint::Size {
        width,
        height,
        maintain_aspect_ratio: false,
    };
    egui_extras::image::load_svg_bytes_with_size(svg, hint, &Default::default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_can_be_drawn() {
        for &icon in Icon::ALL {
            let image =
                rasterise(icon.svg(), 24).unwrap_or_else(|error| panic!("{icon:?}: {error}"));
            assert_eq!(image.size, [24, 24], "{icon:?}");
            let inked = image.pixels.iter().filter(|pixel| pixel.a() > 128).count();
            assert!(inked > 20, "{icon:?} is empty");
        }
    }

    #[test]
    fn icons_of_one_size_share_a_texture() {
        let ctx = Context::default();
        let [civ, water] = [Icon::Civ, Icon::Water].map(|icon| icon.sprite(&ctx, 20.0));
        assert_eq!(civ.0, water.0);
        assert!(!civ.1.intersects(water.1));
    }
}
