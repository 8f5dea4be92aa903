//! The box of the guide: one idea beside the part of the table that it speaks of, while the rest is dimmed.

use super::shared_area;
use crate::rulebook::first_time_ui;
use crate::screens::table::guidance::{Guidance, tab_of};
use crate::screens::table::layout::{Tab, TableLayout};
use crate::screens::table::scene::{GuideSignal, Scene, Signal};
use crate::screens::table::slots::{grown, in_front};
use crate::t;
use crate::text::describe;
use crate::widgets::emblem::emblem;
use crate::widgets::tracks::Spot;
use crate::widgets::{
    Button, dim, help, hover, icon_button, keep_clear, label_with_terms, panel, read_aloud,
};
use egui::text::LayoutJob;
use egui::{Align, Layout, Pos2, Rect, Ui, Vec2, pos2, vec2};
use kit::devices::{Control, Keyboard, Saying};
use kit::frame::{guide_box, outline};
use kit::theme::{Icon, body, heading, rich, tokens};
use play::guide::{Moment, Part, Step};
use rules::{CellSet, Line, Track};

/// The width of the box, and the height that is assumed before it was drawn.
const BOX: [f32; 2] = [328.0, 150.0];
/// The width of the box on a narrow board: beside it, the feet of the tracks stay in sight.
const NARROW_BOX: f32 = 236.0;
/// The margin around the part that the box speaks of.
const MARGIN: f32 = 3.0;
/// The cost of covering the part that the box speaks of, the tiles on offer or the question, against that of covering others.
const OWN_COSTS: f32 = 20.0;
/// The cost of covering tracks, objectives and cards.
const DECISIVE: f32 = 6.0;
/// The cost of each point between the box and the part that it speaks of, against that of covering a square point.
const FAR_COSTS: f32 = 200.0;

/// Draws what the guide tells now.
pub fn guide_ui(ui: &Ui, scene: &mut Scene<'_>, layout: &TableLayout, guidance: &Guidance) {
    let Some((step, odd)) = guidance.guide.shown() else {
        return;
    };
    let board = layout.top.union(layout.bottom);
    let layout = &TableLayout {
        bottom: grown(ui, scene.seat.id(), layout.bottom, board),
        ..layout.clone()
    };
    let pointed = cells_of(scene, step.at);
    let place = place_of(scene, layout, step.at, &pointed);
    if guidance.is_lesson {
        let lit = tab_of(step.at).filter(|_| !pointed.is_empty());
        let lit = lit.and_then(|tab| slot_of(scene, layout, tab));
        // Everything around it is dimmed.
        // While something is to be done, the question at the bottom stays lit.
        let lower = match guidance.holds() {
            true => layout.bottom,
            false => layout.middle(),
        };
        let room = layout.top.union(lower);
        let place = lit.unwrap_or(place).expand(MARGIN).intersect(room);
        let ink = tokens().color.backdrop.gamma_multiply(0.55);
        let strips = [
            room.with_max_y(place.top()),
            room.with_min_y(place.bottom()),
            Rect::from_x_y_ranges(room.left()..=place.left(), place.y_range()),
            Rect::from_x_y_ranges(place.right()..=room.right(), place.y_range()),
        ];
        for strip in strips.into_iter().filter(Rect::is_positive) {
            ui.painter().rect_filled(strip, 0.0, ink);
        }
    }
    let outlined = match pointed.is_empty() {
        true => vec![place.intersect(ui.max_rect().shrink(2.0 * MARGIN))],
        false => pointed,
    };
    for place in outlined {
        outline(ui, place.expand(MARGIN));
    }
    let room = layout.top.union(layout.bottom).shrink(MARGIN);
    let parts = parts(scene, layout);
    // Of the planet, only its board must stay in sight.
    let kept = board_of(scene).filter(|_| step.at == Part::Planet);
    let corner = |size| beside(kept.unwrap_or(place), size, room, layout, &parts);
    let (covered, ()) = guide_box(ui, room, BOX.into(), corner, |ui| {
        let frame = panel().fill(tokens().color.raised);
        let frame = match is_narrow(layout) {
            true => frame.inner_margin(tokens().space.s),
            false => frame,
        };
        frame.show(ui, |ui| {
            ui.set_width(width(layout) - frame.total_margin().sum().x);
            box_ui(ui, scene, guidance, (step, odd), layout);
        });
    });
    // Notices stay off the box.
    if covered.right() > room.right() - tokens().shape.toast && covered.top() > room.center().y {
        keep_clear(ui.ctx(), covered.top());
    }
}

/// The width of the box. On a narrow board it is at most that of the place of the station, whose dial decides nothing while it is
/// small.
fn width(layout: &TableLayout) -> f32 {
    let station = layout.place_of(Tab::Station).filter(|_| is_narrow(layout));
    let room = station.map(|place| place.width() - 2.0 * MARGIN);
    room.map_or(BOX[0], |room| room.min(NARROW_BOX))
}

fn is_narrow(layout: &TableLayout) -> bool {
    layout.top.width() < 700.0
}

/// Draws the step; in all but high windows without its picture, so that the box covers little.
fn box_ui(
    ui: &mut Ui,
    scene: &mut Scene<'_>,
    guidance: &Guidance,
    (step, odd): (&Step, bool),
    layout: &TableLayout,
) {
    let is_narrow = is_narrow(layout);
    if is_narrow {
        ui.spacing_mut().item_spacing.y = tokens().space.xs;
    }
    if !is_narrow && layout.middle().height() >= 700.0 {
        first_time_ui(ui, &step.name);
    }
    let text = words_ui(ui, (step, odd), is_narrow);
    // Beside a game that one plays for its own sake, the words take less room.
    let size = match (guidance.is_lesson, is_narrow) {
        (true, _) => tokens().text.lead,
        (false, false) => tokens().text.body,
        (false, true) => tokens().text.small,
    };
    let ink = tokens().color.text;
    let words = LayoutJob::simple(text, body(size), ink, ui.available_width());
    read_aloud(&label_with_terms(ui, words));
    if let Some((seat, _)) = scene.common.bot_to_act()
        && guidance.holds()
    {
        let (name, button) = (scene.name(seat), read_label(ui, guidance));
        dim(ui, t!(ui, "lesson-waits", name, button));
    }
    if !is_narrow {
        ui.add_space(tokens().space.s);
    }
    if step.parts {
        let own = Button::new(t!(ui, "lesson-own-game"));
        scene.button(ui, own, Signal::Guide(GuideSignal::Part));
    }
    ui.horizontal(|ui| {
        if guidance.guide.waits_to_be_read() {
            let button = match guidance.is_lesson {
                true => Button::new(read_label(ui, guidance))
                    .primary()
                    .key(Keyboard::Table.name(Saying::Control(Control::Accept))),
                false => Button::new(t!(ui, "lesson-close")).compact(is_narrow),
            };
            scene.button(ui, button, Signal::Guide(GuideSignal::Read));
        }
        let rule = kit::t!(ui, "common-rule", rule = &step.rule);
        let rule = Button::icon_only(Icon::Rules, rule).quiet();
        if ui.add(rule.compact(is_narrow)).clicked() {
            scene.signal(Signal::Rules(step.rule.clone().into()));
        }
        if guidance.is_lesson {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let end = icon_button(ui, Icon::Cross, t!(ui, "lesson-end"));
                let end = hover(end, || t!(ui, "lesson-end-hint"));
                scene.on_click(&end, Signal::Guide(GuideSignal::End));
                if let Some((chapter, told, all)) = guidance.guide.progress() {
                    let title = t!(ui, &format!("lesson-chapter-{}", chapter.name));
                    let words = t!(ui, "lesson-progress", told = told + 1, all);
                    help(dim(ui, words), &title, String::new);
                }
            });
        }
    });
}

/// The text of a step. The name of a world stands above its rule.
fn words_ui(ui: &mut Ui, (step, odd): (&Step, bool), is_narrow: bool) -> String {
    let (size, emblem_size) = match is_narrow {
        true => (tokens().text.lead, tokens().shape.icon_large),
        false => (tokens().text.section, tokens().shape.control_large),
    };
    let title = |ui: &mut Ui, name: &str| {
        ui.label(rich(name, heading(size), tokens().color.text));
    };
    match step.when {
        Moment::Planet(planet) => {
            title(ui, planet.name());
            describe::planet_rule(ui, planet)
        }
        Moment::Corporation(corporation) => {
            ui.horizontal(|ui| {
                emblem(ui, corporation, emblem_size);
                title(ui, corporation.name());
            });
            describe::corporation_rule(ui, corporation)
        }
        _ if odd => t!(ui, &format!("lesson-{}-odd", step.name)),
        _ => t!(ui, &format!("lesson-{}", step.name)),
    }
}

/// The label of the button that goes on: the player who may part with the lesson plays on.
fn read_label(ui: &Ui, guidance: &Guidance) -> String {
    match guidance.guide.shown() {
        Some((step, _)) if step.parts => t!(ui, "lesson-play-on"),
        _ => t!(ui, "lesson-next"),
    }
}

/// The places of the cells that a step speaks of.
fn cells_of(scene: &Scene<'_>, part: Part) -> Vec<Rect> {
    let board = &scene.stage().board;
    let cells = match part {
        Part::Ice => board.data().ice & board.empty(),
        Part::Lifepods => board.lifepods,
        Part::Meteorites => board.meteorites,
        Part::Rovers => board.rovers,
        _ => CellSet::EMPTY,
    };
    places(scene, cells).collect()
}

/// The places of cells of the board on show.
fn places(scene: &Scene<'_>, cells: CellSet) -> impl Iterator<Item = Rect> {
    let grid = scene.spots.grid.iter();
    grid.flat_map(move |grid| cells.into_iter().map(|cell| grid.rect(cell)))
}

/// The place of a part of the table, some cells of which may be meant.
fn place_of(scene: &Scene<'_>, layout: &TableLayout, part: Part, cells: &[Rect]) -> Rect {
    let around = cells.iter().copied().reduce(Rect::union);
    let own = match part {
        Part::Score => scene.spots.score,
        Part::Collected => collected(scene),
        _ => None,
    };
    around
        .or(own)
        .or_else(|| slot_of(scene, layout, tab_of(part)?))
        .unwrap_or(match part {
            Part::Course => layout.top,
            Part::EndOfTurn => scene.spots.end_of_turn.unwrap_or(layout.bottom),
            _ => scene.spots.choices.unwrap_or(layout.bottom),
        })
}

/// The places of the lifepods and meteorites that rovers have collected.
fn collected(scene: &Scene<'_>) -> Option<Rect> {
    let places = [Spot::Lifepods, Spot::Meteorites].map(|spot| scene.spots.tracks.get(&spot));
    places.into_iter().flatten().copied().reduce(Rect::union)
}

/// The place of the part that a tab shows. While the station turns, it has changed places with the planet.
fn slot_of(scene: &Scene<'_>, layout: &TableLayout, tab: Tab) -> Option<Rect> {
    let tab = match (tab, scene.shows_station_large()) {
        (Tab::Planet, true) => Tab::Station,
        (Tab::Station, true) => Tab::Planet,
        (tab, _) => tab,
    };
    Some(layout.place_of(tab)?.intersect(layout.middle()))
}

/// The board on show with the medals around it.
fn board_of(scene: &Scene<'_>) -> Option<Rect> {
    let grid = scene.spots.grid.as_ref()?;
    let cells = scene.stage().board.data().cells;
    let board = places(scene, cells).reduce(Rect::union)?;
    Some(board.expand(grid.cell()))
}

/// The parts of the table, and the cost of covering each square point of them: tracks, cards, the tiles on offer and the cells
/// are what players decide by.
fn parts(scene: &Scene<'_>, layout: &TableLayout) -> Vec<(Rect, f32)> {
    let slots = layout.slots.iter().map(|slot| {
        let costs = match in_front(scene, slot) {
            Some(Tab::Tracks | Tab::Hint) => DECISIVE,
            Some(Tab::Station) => 1.5,
            Some(Tab::Planet | Tab::Seats | Tab::Log | Tab::Practice) => 1.0,
            // What it holds costs more.
            Some(Tab::Cards) => 0.5,
            None => 0.0,
        };
        (slot.rect, costs)
    });
    let cells = places(scene, scene.stage().board.data().cells);
    let choices = places(scene, scene.seat.marks().choices());
    let own = |place| (place, OWN_COSTS);
    let decisive = |place| (place, DECISIVE);
    slots
        .chain(cells.map(|cell| (cell, 2.0)))
        .chain(choices.map(own))
        .chain(scene.spots.offers.map(own))
        .chain(scene.spots.cards.map(decisive))
        .chain(scene.spots.score.map(own))
        .chain([own(layout.bottom)])
        .chain(news_on_planet(scene).map(decisive))
        .chain(standings(scene).map(own))
        .collect()
}

/// The feet of the tracks, which tell them apart, and the fields on which trackers stand.
fn standings(scene: &Scene<'_>) -> impl Iterator<Item = Rect> {
    let feet = Track::ALL.map(Spot::Foot);
    let trackers = scene.stage().trackers.map(Spot::Field);
    let spots = feet.into_iter().chain(trackers);
    spots.filter_map(|spot| scene.spots.tracks.get(&spot).copied())
}

/// The tile laid last, and the medals of rows and columns.
fn news_on_planet(scene: &Scene<'_>) -> impl Iterator<Item = Rect> {
    let tile = scene.stage().board.last_tile;
    scene.spots.grid.iter().flat_map(move |grid| {
        let cells = tile.into_iter().map(|cell| grid.rect(cell));
        cells.chain(Line::all().map(|line| grid.medal_rect(line)))
    })
}

/// The corner of a box of `size` that covers neither the place nor, if possible, any of the `parts` of the table.
fn beside(
    place: Rect,
    size: Vec2,
    room: Rect,
    layout: &TableLayout,
    parts: &[(Rect, f32)],
) -> Pos2 {
    let gap = MARGIN + tokens().space.m;
    let middle = place.center() - size / 2.0;
    let free = layout.middle().shrink(gap);
    let near = [
        pos2(place.right() + gap, middle.y),
        pos2(place.left() - size.x - gap, middle.y),
        pos2(middle.x, place.bottom() + gap),
        pos2(middle.x, place.top() - size.y - gap),
        pos2(free.left(), free.bottom() - size.y),
        free.max - size,
        layout.top.left_bottom() + vec2(0.0, gap),
        pos2(room.left(), layout.bottom.top() - size.y),
        pos2(room.right() - size.x, layout.bottom.top() - size.y),
        pos2(place.left() + gap, place.bottom() - size.y - gap),
    ];
    let at_slots = layout.slots.iter().flat_map(|slot| {
        let (near, far) = (slot.rect.min, slot.rect.max - size);
        [near, pos2(near.x, far.y), pos2(far.x, near.y), far]
    });
    let inside = |corner: Pos2| {
        let most = room.max - size;
        corner.clamp(room.min, most.max(room.min))
    };
    let cost = |corner: &Pos2| {
        let drawn = Rect::from_min_size(*corner, size);
        let covered = |other| shared_area(drawn, other);
        let others = parts.iter().map(|(rect, costs)| costs * covered(*rect));
        let others: f32 = others.sum();
        let away = drawn.distance_sq_to_pos(place.clamp(drawn.center())).sqrt();
        OWN_COSTS * covered(place) + others + FAR_COSTS * away
    };
    // On a narrow board, the bar is all that decides nothing.
    let at_bar = is_narrow(layout).then(|| pos2(room.right() - size.x, room.top()));
    let corners = near.into_iter().chain(at_slots).chain(at_bar).map(inside);
    let best = corners.min_by(|one, other| cost(one).total_cmp(&cost(other)));
    best.unwrap_or(room.min)
}
