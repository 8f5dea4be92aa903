//! The egui style made from the tokens.

use std::collections::BTreeMap;

use egui::{
    Color32, Context, FontId, Shadow, Spacing, Stroke, Style, TextStyle, Theme, Visuals,
    style::{HandleShape, ScrollStyle, Selection, WidgetVisuals, Widgets},
    vec2,
};

use super::{body, heading, number, strong, tokens};

/// Sets the style of the whole window, with animation or without: with reduced motion, everything jumps to its final place.
pub fn set_reduced_motion(ctx: &Context, reduced: bool) {
    let mut style = style();
    if reduced {
        style.animation_time = 0.0;
        style.scroll_animation = egui::style::ScrollAnimation::none();
    }
    ctx.set_style_of(Theme::Dark, style);
}

/// A time after which no tooltip appears any more, in seconds.
const NEVER: f32 = 1e6;

/// Keeps tooltips away, or lets them appear again.
pub fn rest_tooltips(ctx: &Context, rest: bool) {
    let delay = if rest { NEVER } else { tokens().time.tooltip };
    ctx.style_mut_of(Theme::Dark, |style| style.interaction.tooltip_delay = delay);
}

/// Whether tooltips stay away.
pub fn tooltips_rest(ctx: &Context) -> bool {
    ctx.global_style().interaction.tooltip_delay >= NEVER
}

fn style() -> Style {
    let mut style = Style {
        text_styles: text_styles(),
        spacing: spacing(),
        visuals: visuals(),
        animation_time: tokens().time.quick,
        ..Style::default()
    };
    style.interaction.tooltip_delay = tokens().time.tooltip;
    style.interaction.selectable_labels = false;
    // The grip of a window lies inside its frame.
    style.interaction.resize_grab_radius_corner = 20.0;
    style
}

fn text_styles() -> BTreeMap<TextStyle, FontId> {
    let size = &tokens().text;
    BTreeMap::from([
        (TextStyle::Small, body(size.small)),
        (TextStyle::Body, body(size.body)),
        (TextStyle::Button, strong(size.body)),
        (TextStyle::Monospace, number(size.body)),
        (TextStyle::Heading, heading(size.heading)),
    ])
}

fn spacing() -> Spacing {
    let (space, shape) = (&tokens().space, &tokens().shape);
    Spacing {
        item_spacing: vec2(space.s, space.s),
        window_margin: space.l.into(),
        menu_margin: space.s.into(),
        button_padding: vec2(space.m, space.xs),
        interact_size: vec2(shape.control, shape.control),
        slider_width: 220.0,
        slider_rail_height: 6.0,
        combo_width: 180.0,
        icon_width: 22.0,
        icon_width_inner: 12.0,
        tooltip_width: 340.0,
        extra_text_line_spacing: 3.0,
        scroll: ScrollStyle {
            bar_width: 10.0,
            floating_allocated_width: 12.0,
            dormant_handle_opacity: 0.5,
            active_handle_opacity: 0.8,
            ..ScrollStyle::floating()
        },
        ..Spacing::default()
    }
}

fn visuals() -> Visuals {
    let color = &tokens().color;
    Visuals {
        widgets: widgets(),
        selection: Selection {
            bg_fill: color.pressed,
            stroke: Stroke::new(1.5, color.accent),
        },
        weak_text_color: Some(color.text_dim),
        hyperlink_color: color.focus,
        faint_bg_color: color.panel,
        extreme_bg_color: color.inset,
        text_edit_bg_color: Some(color.inset),
        code_bg_color: color.inset,
        warn_fg_color: color.warn,
        error_fg_color: color.bad,
        window_corner_radius: tokens().shape.radius_l.into(),
        window_shadow: shadow(18, 48),
        window_fill: color.raised,
        window_stroke: Stroke::new(1.0, color.line_strong),
        menu_corner_radius: tokens().shape.radius.into(),
        panel_fill: Color32::TRANSPARENT,
        popup_shadow: shadow(8, 24),
        slider_trailing_fill: true,
        handle_shape: HandleShape::Circle,
        interact_cursor: Some(egui::CursorIcon::PointingHand),
        ..Visuals::dark()
    }
}

fn widgets() -> Widgets {
    let color = &tokens().color;
    Widgets {
        noninteractive: widget(color.panel, color.line, color.text),
        inactive: widget(color.raised, color.line_strong, color.text),
        hovered: widget(color.hover, color.text_dim, color.text),
        active: widget(color.pressed, color.accent, color.text),
        open: widget(color.pressed, color.line_strong, color.text),
    }
}

fn widget(fill: Color32, border: Color32, text: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(tokens().shape.border, border),
        corner_radius: tokens().shape.radius.into(),
        fg_stroke: Stroke::new(1.5, text),
        expansion: 0.0,
    }
}

fn shadow(offset: i8, blur: u8) -> Shadow {
    Shadow {
        offset: [0, offset],
        blur,
        spread: 0,
        color: tokens().color.shadow,
    }
}
