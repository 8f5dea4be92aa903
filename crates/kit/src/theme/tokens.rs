//! The design tokens: every colour, size and time of the window, read once from `assets/theme.ron`.

use std::sync::LazyLock;

use egui::Color32;
use serde::{Deserialize, Deserializer, de::Error as _};

/// The text of the embedded token file.
pub(super) const SOURCE: &str = include_str!("../../../../assets/theme.ron");

static TOKENS: LazyLock<Tokens> =
    LazyLock::new(|| ron::from_str(SOURCE).expect("the embedded theme parses"));

/// The tokens of the window, the same everywhere.
pub fn tokens() -> &'static Tokens {
    &TOKENS
}

/// All design tokens.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// Colours of surfaces, text and states.
    pub color: Palette,
    /// Colours of the six terrains (rules §1): civ, water, biomass, rover, tech, energy.
    pub terrain: [TerrainColors; 6],
    /// One colour per seat; every seat also has its own symbol.
    pub seats: [Hex; 7],
    /// Colours of the event cards: green, orange, red.
    pub event_cards: [Hex; 3],
    /// Colours of the parts of a chart, all bright enough for dark numbers.
    pub chart: [Hex; 5],
    /// Colours of the four ranks of civ cards.
    pub ranks: [Hex; 4],
    /// Colours of emblems.
    pub emblems: [Hex; 9],
    /// Colours of the painted pieces of the game.
    pub paint: Paints,
    /// Font sizes.
    pub text: TextSizes,
    /// Distances, from tight to generous.
    pub space: Spaces,
    /// Sizes of controls, corners and lines.
    pub shape: Shapes,
    /// Durations in seconds.
    pub time: Times,
}

/// A colour written as `#RRGGBB` or `#RRGGBBAA`; dereferences to [`Color32`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Hex(#[serde(deserialize_with = "color")] pub Color32);

impl std::ops::Deref for Hex {
    type Target = Color32;

    fn deref(&self) -> &Color32 {
        &self.0
    }
}

fn color<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color32, D::Error> {
    let text = String::deserialize(deserializer)?;
    Color32::from_hex(&text).map_err(|_| D::Error::custom(format!("{text} is no colour")))
}

/// Declares a struct of documented fields that have the same type and are read in the same way.
macro_rules! group {
    ($(#[$doc:meta])* $name:ident: $type:ty {
        $($(#[$field_doc:meta])* $field:ident,)*
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_doc])* pub $field: $type,)*
        }
    };
}

/// Declares such a struct of colours, which are deserialised from their hexadecimal form.
macro_rules! colors {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident,)* }) => {
        group!($(#[$doc])* $name: Color32 {
            $($(#[$field_doc])* #[serde(deserialize_with = "color")] $field,)*
        });
    };
}

colors!(
    /// Colours of surfaces, text and states.
    Palette {
        /// The night sky behind everything.
        space,
        /// Large panels.
        panel,
        /// Cards, buttons and windows on top of panels.
        raised,
        /// A raised surface under the pointer.
        hover,
        /// A raised surface held down, or a selected row.
        pressed,
        /// Wells for typed text, rails and tracks.
        inset,
        /// Hairlines between surfaces.
        line,
        /// Borders of controls.
        line_strong,
        /// Text.
        text,
        /// Text of less importance.
        text_dim,
        /// The accent, which marks what to do next.
        accent,
        /// The accent under the pointer.
        accent_hover,
        /// The accent held down.
        accent_pressed,
        /// Text and icons on the accent.
        on_accent,
        /// A tint of the accent for selected surfaces.
        accent_soft,
        /// The ring around the widget with the keyboard focus.
        focus,
        /// Success.
        good,
        /// Warnings.
        warn,
        /// Failure.
        bad,
        /// Shadows under windows.
        shadow,
        /// The dimming of the window behind a dialog.
        backdrop,
        /// The blue light of planets and stars.
        glow,
        /// The marks of a hint.
        hint,
        /// The first medal.
        gold,
        /// The second medal.
        silver,
        /// The third medal.
        bronze,
    }
);

colors!(
    /// Colours of the painted pieces of the game.
    Paints {
        /// Dark text on the light faces of medals, cards and chips.
        ink,
        /// The rim of a tile.
        rim,
        /// The rim of the disc under a rover.
        rover_rim,
        /// The shadow of a tile or a card.
        tile_shade,
        /// The shadow of a piece on a planet, and of the back of a card.
        piece_shade,
        /// The shadow of the badge of a player.
        badge_shade,
        /// The shadow of a resource symbol.
        symbol_shade,
        /// The ground under a piece on a corporation board.
        stock_shade,
        /// Barely visible seams.
        faint_seam,
        /// The tint of a print that has had its effect.
        spent,
        /// Light on a tile that has just landed, and the outline of what may be chosen.
        flash,
        /// The cover of a cell that may be chosen.
        cover,
        /// The tint of the cells that a held tile can cover.
        fits,
        /// The tint of the cells that a piece can reach.
        reached,
        /// The veil over the cells that a held tile cannot cover.
        beyond,
        /// The cover of a field under the pointer.
        field_hover,
        /// The border of a field under the pointer.
        field_border,
        /// The tint of a medal that is shared.
        tie,
        /// The tint of a medal that is not won.
        no_medal,
        /// The tint of a tech that is used up.
        tech_spent,
        /// The tint of a tech that cannot be used yet, or no longer.
        tech_locked,
        /// The tint of a kind of piece of which none is left.
        none_left,
        /// The outer line of a shore.
        shore_dark,
        /// The line of a shore.
        shore,
        /// The glow around a chasm.
        chasm_glow,
        /// The walls of a chasm.
        chasm,
        /// Lava in a chasm.
        lava,
        /// The middle of lava.
        lava_bright,
        /// The edge of a bridge over a chasm.
        bridge_edge,
        /// A bridge over a chasm.
        bridge,
        /// The planks of a bridge.
        bridge_plank,
        /// The dashes between regions that bar different symbols.
        region_border,
        /// The dark edge of the line that crosses a symbol out.
        crossing,
        /// Ice on a card.
        ice,
        /// Ice on an objective.
        ice_cell,
        /// Land on an objective.
        land_cell,
        /// The light edges of the metal of the station.
        steel,
        /// Dark seams between the plates of the station.
        seam,
        /// The hull of the station.
        hull,
        /// A plate of the station, at its dark end.
        plate,
        /// A plate of the station, at its light end.
        plate_light,
        /// The hub of the station.
        hub,
    }
);

colors!(
    /// Colours of one terrain.
    TerrainColors {
        /// The ground.
        fill,
        /// The lighter tone of patterns and bevels.
        light,
        /// Icons and text on the ground.
        glyph,
    }
);

group!(
    /// Font sizes in points.
    TextSizes: f32 {
        /// Captions of key caps and badges.
        tiny,
        /// Hints and footnotes.
        small,
        /// The score of a seat that is shown small.
        score,
        /// Running text and buttons.
        body,
        /// Figures on medals.
        figure,
        /// Large buttons and introductions.
        lead,
        /// Headings of sections.
        section,
        /// Headings of screens.
        heading,
        /// The title of the game.
        display,
    }
);

group!(
    /// Distances in points.
    Spaces: f32 {
        /// Between an icon and its neighbour.
        xs,
        /// Between controls of a group.
        s,
        /// Inside cards.
        m,
        /// Between groups.
        l,
        /// Between sections.
        xl,
        /// Around pages.
        xxl,
    }
);

group!(
    /// Sizes of controls, corners and lines in points.
    Shapes: f32 {
        /// Height of a control.
        control,
        /// Height of a large button.
        control_large,
        /// Edge of an icon in a control.
        icon,
        /// Edge of an icon in a large button.
        icon_large,
        /// Corners of small elements.
        radius_s,
        /// Corners of controls.
        radius,
        /// Corners of cards and windows.
        radius_l,
        /// Width of hairlines.
        border,
        /// Width of the focus ring.
        focus,
        /// Gap between a control and its focus ring.
        focus_gap,
        /// Maximum width of a readable column of text.
        page,
        /// Maximum width of a message.
        toast,
    }
);

group!(
    /// Durations in seconds.
    Times: f32 {
        /// Hover and press.
        quick,
        /// Appearance and small movements.
        normal,
        /// Movements over a distance.
        slow,
        /// The duration of a message.
        toast,
        /// The time for which the pointer rests before a tooltip appears.
        tooltip,
    }
);
