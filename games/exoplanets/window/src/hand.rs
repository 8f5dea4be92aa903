//! Below the system: the own supply and the hand of tiles (exoplanets §14.5).

use crate::desk::{Desk, Pick, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::planet::tile_back;
use crate::{art, palette, t, words};
use egui::{Color32, FontId, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};
use exoplanets::{Choice, Consequence, Resource, State, TileId};
use game::SeatId;
use kit::frame::face_down;
use kit::text::either;
use kit::theme::{Icon, body, number, strong, tokens};
use kit::widgets::player::badge;
use kit::widgets::{About, fitting};

/// The width of a tile with all its words among many, and that of one among few, at most.
const WIDE: f32 = 290.0;
const WIDEST: f32 = 330.0;

/// The room around the words of a tile, and that between its halves.
const AROUND: Vec2 = vec2(24.0, 8.0);
const GAP: f32 = 6.0;

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
        scene
            .spots
            .note(Spot::Goals, goals.with_max_y(goals.bottom() + 4.0));
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
        let sign = pos2(rect.left() + 0.72 * edge, rect.center().y);
        scene.art(art::resource(kind), sign, edge);
        let at = pos2(rect.left() + 1.75 * edge, rect.center().y);
        let held = own.resources[kind];
        scene.label(at, held, number(0.72 * edge), palette::WORDS);
        let about = About {
            name: &|ui| t!(ui, "board-own-resource", resource: words::resource(kind, held)),
            help: &|ui| t!(ui, "board-own-resource-help"),
            rule: "1.9",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
    let colour = scene.colour(seat);
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
                name: &|ui| t!(ui, "board-own-life", count),
                help: &|ui| t!(ui, "board-own-life-help"),
                rule: "6.2",
            },
            _ => About {
                name: &|ui| t!(ui, "board-own-species", count),
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
    let (state, seat) = (scene.state(), scene.at.seat());
    let own = &state.seats[seat.index()];
    let shown = [
        (art::CREATION, own.creation),
        (art::FUSION, own.fusion),
        (art::FLARE, own.flare),
    ];
    let edge = (0.62 * rect.height()).min(rect.width() / 11.5).min(24.0);
    let mut left = rect.left() + 0.8 * edge;
    for (drawing, count) in shown {
        let fade = if count == 0 { 0.35 } else { 1.0 };
        let tint = Color32::WHITE.gamma_multiply(fade);
        scene.picture(drawing, pos2(left, rect.center().y), edge, tint);
        let at = pos2(left + 0.95 * edge, rect.center().y);
        let ink = palette::WORDS.gamma_multiply(fade.max(0.6));
        scene.label(at, count, number(0.72 * edge), ink);
        left += 1.9 * edge;
    }
    let ep: u32 = own
        .goals
        .iter()
        .map(|tile| u32::from(state.components.goal(*tile).ep))
        .sum();
    if !own.goals.is_empty() {
        let at = pos2(left + 0.2 * edge, rect.center().y);
        // The trophy stands for all points.
        scene.picture(Icon::Objective, at, edge, palette::WARM);
        let words = format!("{} ({})", own.goals.len(), t!(ui, "board-ep", ep));
        let at = pos2(left + 2.4 * edge, rect.center().y);
        scene.label(at, words, strong(14.0), palette::WORDS);
    }
    let response = ui.interact(rect, ui.scope_id().with("own markers"), Sense::hover());
    let about = About {
        name: &|ui| markers_name(ui, state, seat),
        help: &|ui| t!(ui, "board-own-markers-help"),
        rule: "1.13",
    };
    about.tell(ui, response);
}

/// The markers of a seat and its claimed goals in words.
fn markers_name(ui: &Ui, state: &State, seat: SeatId) -> String {
    let own = &state.seats[seat.index()];
    let markers = [
        t!(ui, "names-creation", count = own.creation),
        t!(ui, "names-fusion", count = own.fusion),
        t!(ui, "names-flare", count = own.flare),
    ];
    let name = t!(ui, "board-own-markers", markers = markers.join(", "));
    if own.goals.is_empty() {
        return name;
    }
    let goals: Vec<&str> = own
        .goals
        .iter()
        .map(|tile| words::goal(ui, state, *tile))
        .collect();
    let goals = t!(ui, "board-own-goals", goals = goals.join(", "));
    format!("{name}. {goals}")
}

fn tiles_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, room: Rect) {
    let (state, seat) = (scene.state(), scene.at.seat());
    let tiles = desk.in_order(state.seats[seat.index()].hand);
    if tiles.is_empty() {
        let words = t!(ui, "board-hand-empty");
        let at = room.left_center() + vec2(8.0, -10.0);
        let font = body(tokens().text.body);
        scene
            .words
            .write(ui, at, (&words, font), palette::FAINT, [room.width(), 1.0]);
    }
    let even = (room.width() / tiles.len().max(1) as f32).min(WIDEST);
    let size = vec2(even, room.height()) - AROUND;
    let fits = |tile: &TileId| Fit::of(ui, size, &halves(ui, state, seat, *tile)).is_some();
    // Among too many tiles, the last one looked at is wide, and the others have their names alone.
    let last = tiles.len().saturating_sub(1);
    let wide = (scene.at.shows_secrets && last > 0 && !tiles.iter().all(fits))
        .then_some(desk.looked.unwrap_or(0).min(last));
    let narrow = match wide {
        Some(_) => (room.width() - WIDE) / last as f32,
        None => even,
    };
    let mut left = room.left();
    for (index, tile) in tiles.into_iter().enumerate() {
        let is_wide = wide == Some(index);
        let width = if is_wide { WIDE } else { narrow };
        let rect = Rect::from_x_y_ranges(left..=left + width, room.y_range());
        left += width;
        let rect = rect.shrink2(vec2(3.0, 0.0)).with_max_y(room.bottom() - 1.0);
        if !scene.at.shows_secrets {
            face_down_ui(ui, scene, rect, index + 1);
        } else if tile_ui(ui, desk, scene, rect, (tile, is_wide || wide.is_none())) {
            desk.looked = Some(index);
        }
    }
}

/// A tile whose player has not asked to see it.
fn face_down_ui(ui: &mut Ui, scene: &mut Scene<'_>, rect: Rect, number: usize) {
    tile_back(&mut scene.brush.under, rect, 0.9);
    let ink = palette::FAINT;
    scene.label(rect.center(), "L", strong(tokens().text.section), ink);
    let words = t!(ui, "board-face-down");
    let at = rect.center() + vec2(0.0, 24.0);
    scene.label(at, words, body(tokens().text.score), ink);
    let id = ui.scope_id().with(("face down", number));
    let about = About {
        name: &|ui| t!(ui, "board-tile-down", number),
        help: &|ui| t!(ui, "board-tile-down-help"),
        rule: "11.3",
    };
    about.tell(ui, face_down(ui, rect, id));
}

/// A tile with both halves: the goal above, the effect below. Returns whether it is looked at.
fn tile_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    rect: Rect,
    (tile, has_words): (TileId, bool),
) -> bool {
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
    let (claimed, met) = (state.has_claimed(seat, tile), state.is_met(seat, tile));
    let about = About {
        name: &|ui| words::tile(ui, state, tile),
        help: &|ui| tile_help(ui, state, seat, tile),
        rule: "7.1",
    };
    let response = scene.spot_ui(ui, desk, (Spot::Tile(tile), rect), about);

    let inner = rect.shrink2(AROUND / 2.0 - vec2(3.0, 0.0));
    let halves = halves(ui, state, seat, tile);
    let fit = Fit::of(ui, inner.size(), &halves).filter(|_| has_words);
    let upper = fit.as_ref().map_or(0.5 * inner.height(), |fit| fit.goal);
    let middle = inner.top() + upper + GAP / 2.0;
    scene.fill(rect, 10, palette::GLASS);
    let ground = rect.with_min_y(middle).shrink(1.0);
    scene.fill(ground, 9, rim.gamma_multiply(0.16));
    scene.border(rect, 10, stroke);
    let lower = inner.with_min_y(middle + GAP / 2.0);
    for (room, half, is_faint) in [(inner, &halves[0], claimed), (lower, &halves[1], false)] {
        half.ui(ui, scene, room, (fit.as_ref(), is_faint));
    }
    let beside = worth_ui(ui, scene, inner.right_top(), (goal.ep, fit.is_some()));
    if met && !claimed {
        scene.picture(Icon::Check, beside, 19.0, tokens().color.good);
    }
    let sign = lower.right_top() + vec2(-9.0, 9.0);
    scene.art(art::consequence(effect.consequence), sign, 20.0);
    response.hovered() || response.has_focus() || chosen
}

/// The EP of a goal, in the corner of its tile. Returns the place beside them.
fn worth_ui(ui: &Ui, scene: &mut Scene<'_>, corner: Pos2, (ep, has_words): (u8, bool)) -> Pos2 {
    let (words, width) = match has_words {
        false => (ep.to_string(), 22.0),
        true => (t!(ui, "board-ep", ep), 46.0),
    };
    let at = corner + vec2(1.0 - width / 2.0, 10.0);
    let pill = Rect::from_center_size(at, vec2(width, 22.0));
    scene.brush.over.rect(pill, 11, palette::DEEP);
    let line = Stroke::new(1.5, palette::WARM);
    scene.brush.over.border(pill, 11, line);
    scene.label(at, words, number(14.0), palette::WARM);
    at - vec2(width / 2.0 + 14.0, 0.0)
}

/// The height of the signs in the corner of a half.
const SIGNS: f32 = 22.0;

/// A half of a tile in words.
struct Half {
    kind: String,
    name: String,
    words: String,
    /// The width of the signs in its corner.
    signs: f32,
}

/// Goal and effect of a tile.
fn halves(ui: &Ui, state: &State, seat: SeatId, tile: TileId) -> [Half; 2] {
    let (goal, effect) = (state.components.goal(tile), state.components.effect(tile));
    let upper = Half {
        kind: t!(ui, "board-half-goal"),
        name: words::goal(ui, state, tile).to_owned(),
        words: match state.has_claimed(seat, tile) {
            true => t!(ui, "board-tile-claimed-short"),
            false => either(ui, &goal.text, &goal.text_de).to_owned(),
        },
        signs: 74.0,
    };
    let lower = Half {
        kind: match effect.permanent {
            true => t!(ui, "board-half-permanent"),
            false => t!(ui, "board-half-once"),
        },
        name: words::effect(ui, state, tile).to_owned(),
        words: words::effect_text(ui, effect),
        signs: 24.0,
    };
    [upper, lower]
}

/// How the words of a tile fit in it.
struct Fit {
    size: f32,
    /// Whether each half says what it is.
    has_kinds: bool,
    /// The height of the goal.
    goal: f32,
}

impl Fit {
    /// The largest words of both halves that fit whole into a tile of `size`; none if even the smallest do not.
    fn of(ui: &Ui, size: Vec2, halves: &[Half; 2]) -> Option<Self> {
        let text = &tokens().text;
        let large = (0.08 * size.y).clamp(text.score, text.lead);
        let styles = [
            (large, true),
            (text.score, true),
            (text.score, false),
            (text.small, false),
        ];
        styles.into_iter().find_map(|(font, has_kinds)| {
            let fit = Self {
                size: font,
                has_kinds,
                goal: 0.0,
            };
            let [goal, effect] = halves.each_ref().map(|half| half.height(ui, size.x, &fit));
            // The effect, which needs more words, has what the goal leaves.
            let goal = goal.max((0.36 * size.y).min(size.y - GAP - effect));
            (goal + GAP + effect <= size.y + 1.0).then_some(Self { goal, ..fit })
        })
    }
}

impl Half {
    /// The rows of its words, from above: each with its font, and the width for it.
    fn rows(&self, ui: &Ui, width: f32, fit: &Fit) -> [Option<(&str, FontId, f32)>; 3] {
        let beside = width - self.signs;
        let kind = (self.kind.as_str(), body(tokens().text.tiny), beside);
        let name = fitting(ui, &self.name, strong(fit.size + 0.5), beside);
        [
            fit.has_kinds.then_some(kind),
            Some((&self.name, name, beside)),
            Some((&self.words, body(fit.size), width)),
        ]
    }

    /// The height of its words in a width.
    fn height(&self, ui: &Ui, width: f32, fit: &Fit) -> f32 {
        let height = |(words, font, width): (&str, FontId, f32)| {
            let galley = ui
                .painter()
                .layout(words.to_owned(), font, palette::WORDS, width);
            galley.size().y
        };
        let rows = self.rows(ui, width, fit);
        let [kind, name, words] = rows.map(|row| row.map_or(0.0, height));
        (kind + name).max(SIGNS) + words
    }

    /// Writes what it is, its name and what it says, or its name alone.
    fn ui(
        &self,
        ui: &Ui,
        scene: &mut Scene<'_>,
        room: Rect,
        (fit, is_faint): (Option<&Fit>, bool),
    ) {
        let fade = if is_faint { 0.6 } else { 1.0 };
        let (ink, faint) = (
            palette::WORDS.gamma_multiply(fade),
            palette::FAINT.gamma_multiply(fade),
        );
        let Some(fit) = fit else {
            // Below the sign.
            let font = fitting(ui, &self.name, strong(tokens().text.small), room.width());
            let at = room.min + vec2(0.0, 22.0);
            scene
                .words
                .write(ui, at, (&self.name, font), ink, [room.width(), 3.0]);
            return;
        };
        let mut at = room.min;
        let [kind, name, words] = self.rows(ui, room.width(), fit);
        for (row, ink) in [(kind, faint), (name, ink)] {
            if let Some((words, font, width)) = row {
                at.y = scene.words.write(ui, at, (words, font), ink, [width, 9.0]);
            }
        }
        // Below the signs.
        at.y = at.y.max(room.top() + SIGNS);
        if let Some((words, font, width)) = words {
            scene
                .words
                .write(ui, at, (words, font), faint, [width, 9.0]);
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
    let effect = words::effect_text(ui, effect);
    let state = condition;
    t!(ui, "board-tile-help", goal: either(&goal.text, &goal.text_de), state, effect, marker)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui_kittest::Harness;
    use exoplanets::{Components, Setup};
    use game::Game as _;

    /// exoplanets §14.5
    #[test]
    fn no_name_on_a_narrow_tile_breaks_within_a_word() {
        let components = Components::standard();
        let data = components.data();
        let goals = data.goals.iter().flat_map(|it| [&it.name, &it.name_de]);
        let effects = data.effects.values();
        let names = goals.chain(effects.flat_map(|it| [&it.name, &it.name_de]));
        let names: Vec<String> = names.cloned().collect();
        let builder = Harness::builder().with_context_setup(kit::theme::install);
        let mut harness = builder.build_ui(move |ui| {
            for (name, width) in names.iter().flat_map(|name| [(name, 90.0), (name, 140.0)]) {
                let font = fitting(ui, name, strong(tokens().text.tiny), width);
                for word in name.split_whitespace() {
                    let word = word.to_owned();
                    let galley = ui
                        .painter()
                        .layout_no_wrap(word, font.clone(), palette::WORDS);
                    assert!(galley.size().x <= width + 1.0, "{name} in {width}");
                }
            }
        });
        harness.run();
    }

    /// exoplanets §14.5: at 1280×800, the words of four tiles are whole in both languages, and those of the wide one among more.
    #[test]
    fn no_words_of_a_tile_are_cut() {
        let state = State::deal(&Setup::standard(4, "words")).expect("a valid setup");
        let tiles: Vec<TileId> = (0..38).map(TileId).collect();
        let builder = Harness::builder().with_context_setup(kit::theme::install);
        let mut harness = builder.build_ui(move |ui| {
            for language in kit::text::Language::ALL {
                kit::text::set_language(ui.ctx(), language);
                for tile in &tiles {
                    let halves = halves(ui, &state, SeatId(0), *tile);
                    for width in [238.0, WIDE] {
                        let size = vec2(width, 172.0) - AROUND;
                        assert!(
                            Fit::of(ui, size, &halves).is_some(),
                            "{} in {width}",
                            halves[0].name
                        );
                    }
                }
            }
        });
        harness.run();
    }
}
