//! Below the system: the own supply and the hand of tiles (exoplanets §14.5).

use crate::desk::{About, Desk, Pick, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::planet::tile_back;
use crate::{art, palette, t, words};
use egui::{Color32, Rect, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use exoplanets::{Choice, Consequence, Resource, State, TileId};
use game::SeatId;
use kit::theme::{Icon, body, number, strong, tokens};
use kit::widgets::help_by_rule;
use kit::widgets::player::badge;

/// The width of a tile with all its words.
const WIDE: f32 = 230.0;

/// Draws what belongs to the player at the screen.
pub(crate) fn hand_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let room = scene.layout.hand;
    let own = room.with_max_x(room.left() + (0.235 * room.width()).clamp(236.0, 360.0));
    scene.fill(own, 12, palette::GLASS.gamma_multiply(0.8));
    note(ui.ctx(), Anchor::Seat(scene.at.seat()), own.center());
    supply_ui(ui, desk, scene, own.shrink(4.0));
    let tiles = room.with_min_x(own.right() + 8.0);
    if desk.drags && matches!(desk.pick, Some(Pick::Tile(_))) {
        let goals = scene
            .layout
            .preview
            .expand2(vec2(0.0, 2.0))
            .with_min_x(tiles.left());
        scene.fill(goals, 6, palette::WARM.gamma_multiply(0.25));
        scene.drop_spot(Spot::Goals, goals.with_max_y(goals.bottom() + 4.0));
    }
    tiles_ui(ui, desk, scene, tiles);
}

/// Resources, life and species markers, and the markers of events.
fn supply_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let seat = scene.at.seat();
    let own = &scene.state().seats[seat.index()];
    let row = room.height() / 3.0;
    let cell = |line: f32, columns: f32, column: f32| {
        let width = room.width() / columns;
        let corner = room.min + vec2(column * width, line * row);
        Rect::from_min_size(corner, vec2(width, row)).shrink(2.0)
    };
    for (column, kind) in Resource::ALL.into_iter().enumerate() {
        let rect = cell(0.0, 3.0, column as f32);
        let spot = Spot::Own(kind);
        lit(scene, rect, !scene.meant(None, spot).is_empty());
        let edge = (0.78 * rect.height()).min(32.0);
        scene.art(
            art::resource(kind),
            pos2(rect.left() + 0.72 * edge, rect.center().y),
            edge,
        );
        let at = pos2(rect.left() + 1.75 * edge, rect.center().y);
        let held = own.resources[kind];
        scene.label(at, held, number(0.72 * edge), palette::WORDS);
        let about = About {
            name: t!(
                ui,
                "board-own-resource",
                resource = words::resource(ui, kind, held)
            ),
            help: &|ui| t!(ui, "board-own-resource-help"),
            rule: "1.9",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
    let colour = scene.colours[seat.index()];
    let piles = [
        (
            Spot::Life,
            cell(1.0, 1.0, 0.0).with_max_x(room.left() + 0.60 * room.width()),
            own.life,
        ),
        (
            Spot::Species,
            cell(1.0, 1.0, 0.0).with_min_x(room.left() + 0.62 * room.width()),
            own.species,
        ),
    ];
    for (spot, rect, count) in piles {
        let chosen = matches!(
            (spot, desk.pick),
            (Spot::Life, Some(Pick::Life)) | (Spot::Species, Some(Pick::Species))
        );
        lit(scene, rect, chosen);
        pile(scene, rect, (spot, count), colour);
        let about = match spot {
            Spot::Life => About {
                name: t!(ui, "board-own-life", count),
                help: &|ui| t!(ui, "board-own-life-help"),
                rule: "6.2",
            },
            _ => About {
                name: t!(ui, "board-own-species", count),
                help: &|ui| t!(ui, "board-own-species-help"),
                rule: "6.5",
            },
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
    markers_ui(ui, scene, cell(2.0, 1.0, 0.0));
}

/// Light on something that may be chosen.
fn lit(scene: &mut Scene<'_>, rect: Rect, is_lit: bool) {
    if is_lit {
        let stroke = Stroke::new(2.0, palette::WARM.gamma_multiply(0.5 + 0.5 * scene.pulse));
        scene.border(rect, 8, stroke);
    }
}

/// Markers in supply: cubes of light, or cylinders with the ring of a species.
fn pile(scene: &mut Scene<'_>, rect: Rect, (spot, count): (Spot, u8), colour: u8) {
    let is_life = spot == Spot::Life;
    let most = if is_life { 6.0 } else { 4.0 };
    let size = (rect.width() / (most + 0.4)).min(0.74 * rect.height());
    for number in 0..count {
        let at = pos2(
            rect.left() + (0.7 + f32::from(number)) * size,
            rect.center().y,
        );
        badge(
            &mut scene.brush.over,
            at,
            if is_life { 0.78 } else { 0.66 } * size,
            colour,
        );
        if !is_life {
            let ring = Stroke::new(2.4, kit::widgets::player::player_color(colour));
            scene.circle(at, 0.43 * size, Color32::TRANSPARENT, ring);
        }
    }
}

/// Creation, fusion and flare markers, and claimed goals.
fn markers_ui(ui: &mut Ui, scene: &mut Scene<'_>, rect: Rect) {
    let state = scene.state();
    let own = &state.seats[scene.at.seat().index()];
    let shown = [
        (art::CREATION, own.creation),
        (art::FUSION, own.fusion),
        (art::FLARE, own.flare),
    ];
    let edge = (0.62 * rect.height()).min(24.0);
    let mut left = rect.left() + 0.8 * edge;
    for (drawing, count) in shown {
        let fade = if count == 0 { 0.35 } else { 1.0 };
        let tint = Color32::WHITE.gamma_multiply(fade);
        scene.picture(drawing, pos2(left, rect.center().y), edge, tint);
        let at = pos2(left + 0.95 * edge, rect.center().y);
        scene.label(
            at,
            count,
            number(0.72 * edge),
            palette::WORDS.gamma_multiply(fade.max(0.6)),
        );
        left += 2.1 * edge;
    }
    let ep: u32 = own
        .goals
        .iter()
        .map(|tile| u32::from(state.components.goal(*tile).ep))
        .sum();
    if !own.goals.is_empty() {
        let at = pos2(left + 0.2 * edge, rect.center().y);
        scene.picture(Icon::Trophy, at, edge, palette::WARM);
        let words = format!("{} ({})", own.goals.len(), t!(ui, "board-ep", ep));
        let at = pos2(left + 2.4 * edge, rect.center().y);
        scene.label(at, words, strong(14.0), palette::WORDS);
    }
    let markers = [
        t!(ui, "names-creation", count = own.creation),
        t!(ui, "names-fusion", count = own.fusion),
        t!(ui, "names-flare", count = own.flare),
    ];
    let mut name = t!(ui, "board-own-markers", markers = markers.join(", "));
    if !own.goals.is_empty() {
        let goals: Vec<&str> = own
            .goals
            .iter()
            .map(|tile| words::goal(ui, state, *tile))
            .collect();
        name = format!(
            "{name}. {}",
            t!(ui, "board-own-goals", goals = goals.join(", "))
        );
    }
    let response = ui.interact(rect, ui.scope_id().with("own markers"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    help_by_rule(response, &name, &t!(ui, "board-own-markers-help"), "1.13");
}

fn tiles_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let hand = scene.state().seats[scene.at.seat().index()].hand;
    let (count, even) = (hand.len(), room.width() / hand.len().max(1) as f32);
    // Among many tiles, the last one looked at is wide.
    let wide = (WIDE > even).then_some(desk.looked.unwrap_or(0).min(count.saturating_sub(1)));
    let wide = wide.filter(|_| scene.at.shows_secrets && count > 1);
    let narrow = match wide {
        Some(_) => (room.width() - WIDE) / (count as f32 - 1.0),
        None => even.min(330.0),
    };
    let mut left = room.left();
    for (index, tile) in hand.iter().enumerate() {
        let width = if wide == Some(index) { WIDE } else { narrow };
        let rect = Rect::from_x_y_ranges(left..=left + width, room.y_range());
        left += width;
        let rect = rect.shrink2(vec2(3.0, 0.0)).with_max_y(room.bottom() - 1.0);
        if !scene.at.shows_secrets {
            face_down_ui(ui, scene, rect, index + 1);
        } else if tile_ui(ui, desk, scene, rect, tile) {
            desk.looked = Some(index);
        }
    }
}

/// A tile whose player has not asked to see it.
fn face_down_ui(ui: &mut Ui, scene: &mut Scene<'_>, rect: Rect, number: usize) {
    tile_back(&mut scene.brush.under, rect, 0.9);
    scene.label(
        rect.center(),
        "L",
        strong(tokens().text.section),
        palette::FAINT,
    );
    let response = ui.interact(
        rect,
        ui.scope_id().with(("face down", number)),
        Sense::hover(),
    );
    let name = t!(ui, "board-tile-down", number);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Image, true, &name));
    help_by_rule(response, &name, &t!(ui, "board-tile-down-help"), "11.3");
}

/// A tile with both halves: the goal above, the effect below. Returns whether it is looked at.
fn tile_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, rect: Rect, tile: TileId) -> bool {
    let (state, seat) = (scene.state(), scene.at.seat());
    let (goal, effect) = (state.components.goal(tile), state.components.effect(tile));
    let chosen = [Some(Pick::Tile(tile)), Some(Pick::Effect(tile))].contains(&desk.pick);
    let hinted = matches!(scene.at.hint,
        Some(Choice::Claim(it) | Choice::Remove(it) | Choice::Discard(it) | Choice::Play { tile: it, .. }) if it == tile);
    let rim = if effect.permanent {
        palette::LASTING
    } else {
        palette::ONCE
    };
    let stroke = match (chosen, hinted) {
        (true, _) => Stroke::new(2.5, palette::WARM),
        (false, true) => Stroke::new(2.5, tokens().color.hint),
        (false, false) => Stroke::new(1.4, rim.gamma_multiply(0.8)),
    };
    scene.fill(rect, 10, palette::GLASS);
    let middle = rect.top() + 0.47 * rect.height();
    let lower = rect.with_min_y(middle);
    scene.fill(lower.shrink(1.0), 9, rim.gamma_multiply(0.16));
    scene.border(rect, 10, stroke);
    let (claimed, met) = (state.has_claimed(seat, tile), state.is_met(seat, tile));
    let name = words::tile(ui, state, tile);
    let about = About {
        name,
        help: &|ui| tile_help(ui, state, seat, tile),
        rule: "7.1",
    };
    let response = scene.spot_ui(ui, desk, (Spot::Tile(tile), rect), about);

    let inner = rect.shrink2(vec2(9.0, 5.0));
    let upper = Half {
        room: inner.with_max_y(middle - 2.0),
        faint: claimed,
    };
    let sign = upper.room.right_top() + vec2(-9.0, 9.0);
    scene.circle(sign, 11.0, palette::DEEP, Stroke::new(1.5, palette::WARM));
    scene.label(sign, goal.ep, number(14.0), palette::WARM);
    if met && !claimed {
        let at = sign - vec2(25.0, 0.0);
        scene.picture(Icon::Check, at, 19.0, tokens().color.good);
    }
    let words = match claimed {
        true => t!(ui, "board-tile-claimed-short"),
        false => words::either(ui, &goal.text, &goal.text_de).to_owned(),
    };
    upper.ui(ui, scene, [words::goal(ui, state, tile), &words]);
    let lower = Half {
        room: inner.with_min_y(middle + 4.0),
        faint: false,
    };
    let sign = lower.room.right_top() + vec2(-9.0, 9.0);
    scene.art(art::consequence(effect.consequence), sign, 20.0);
    let words = words::either(ui, &effect.text, &effect.text_de);
    lower.ui(ui, scene, [words::effect(ui, state, tile), words]);
    response.hovered() || response.has_focus() || chosen
}

/// A half of a tile in words.
struct Half {
    room: Rect,
    faint: bool,
}

impl Half {
    fn ui(&self, ui: &Ui, scene: &mut Scene<'_>, [title, words]: [&str; 2]) {
        let size = tokens().text.small;
        let ink = |color: Color32| {
            if self.faint {
                color.gamma_multiply(0.6)
            } else {
                color
            }
        };
        if self.room.width() < 150.0 {
            // Only the name, below the sign.
            let (at, font) = (self.room.min + vec2(0.0, 20.0), strong(tokens().text.tiny));
            let rows = if self.room.height() > 60.0 { 3.0 } else { 2.0 };
            let limits = [self.room.width(), rows];
            scene.write(ui, at, (title, font), ink(palette::WORDS), limits);
            return;
        }
        let (title, beside) = ((title, strong(size + 0.5)), [self.room.width() - 50.0, 1.0]);
        let below = scene.write(ui, self.room.min, title, ink(palette::WORDS), beside) + 1.0;
        let rows = ((self.room.bottom() - below) / (size * 1.22)).floor();
        if rows >= 1.0 {
            let (at, width) = (pos2(self.room.left(), below), self.room.width() - 22.0);
            let words = (words, body(size));
            scene.write(ui, at, words, ink(palette::FAINT), [width, rows]);
        }
    }
}

/// A tile in words, as far as the player may know it.
fn tile_help(ui: &Ui, state: &State, seat: SeatId, tile: TileId) -> String {
    let (goal, effect) = (state.components.goal(tile), state.components.effect(tile));
    let condition = match state.has_claimed(seat, tile) {
        true => t!(ui, "board-tile-claimed"),
        false if state.is_met(seat, tile) => t!(ui, "board-tile-met"),
        false => {
            let [now, least] = state.goal_progress(seat, tile);
            t!(ui, "board-tile-unmet", now, least)
        }
    };
    let marker = match effect.consequence {
        Consequence::Fusion => t!(ui, "names-fusion", count = 1),
        Consequence::Flare => t!(ui, "names-flare", count = 1),
    };
    t!(
        ui,
        "board-tile-help",
        goal = words::either(ui, &goal.text, &goal.text_de),
        state = condition,
        effect = words::either(ui, &effect.text, &effect.text_de),
        marker
    )
}
