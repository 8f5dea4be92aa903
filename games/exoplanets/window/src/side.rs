//! Beside the system: bag, reserve stacks, cloud and special tiles (exoplanets §14.4, §14.6).

use crate::desk::{Desk, Scene, Spot};
use crate::motion::{Anchor, note};
use crate::system::printed;
use crate::{art, palette, t, words};
use egui::{Color32, Rect, Sense, Stroke, Ui, pos2, vec2};
use exoplanets::{
    ByPlayers, Choice, Placed, PlanetId, PlanetType, Question, Resource, Source, Special, State,
};
use game::Game as _;
use kit::art::Drawing;
use kit::frame::list_beside;
use kit::frame::note_spot;
use kit::text::capitalised;
use kit::theme::{Icon, body, number, strong, tokens};
use kit::widgets::{About, Button, dim, fitting};

/// Draws everything beside the system.
pub(crate) fn side_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>) {
    let side = scene.layout.side;
    let button = tokens().shape.control;
    let rows = side.with_max_y(side.bottom() - button - 4.0);
    let row = |from: f32, to: f32| {
        let y = |share: f32| rows.top() + share * rows.height();
        Rect::from_x_y_ranges(rows.x_range(), y(from)..=y(to) - 4.0)
    };
    let (sources, drawn) = (row(0.0, 0.34), row(0.34, 0.62));
    let (cloud, specials) = (row(0.62, 0.77), row(0.77, 1.0));
    note_spot(ui.ctx(), "sources", [sources]);
    note_spot(ui.ctx(), "drawn", scene.state().birth.map(|_| drawn));
    note_spot(ui.ctx(), "cloud", [cloud]);
    note_spot(ui.ctx(), "specials", [specials]);
    sources_ui(ui, desk, scene, sources);
    drawn_ui(ui, desk, scene, drawn);
    cloud_ui(ui, desk, scene, cloud);
    specials_ui(ui, scene, specials);
    let place = side.with_min_y(side.bottom() - button);
    let sheet = Button::new(t!(ui, "board-sheet")).icon(Icon::Info).wide();
    if ui.put(place, sheet).clicked() {
        desk.sheet = !desk.sheet;
    }
    if let Some(stack) = desk.stack {
        stack_ui(ui, desk, scene, stack);
    }
}

/// A column of a row.
fn column(row: Rect, columns: f32, number: f32) -> Rect {
    part(row, [number / columns, (number + 1.0) / columns])
}

/// A part of a row from left to right.
fn part(row: Rect, [from, to]: [f32; 2]) -> Rect {
    let x = |share: f32| row.left() + share * row.width();
    Rect::from_x_y_ranges(x(from)..=x(to), row.y_range()).shrink2(vec2(2.0, 0.0))
}

/// The ground of something beside the system.
fn ground(scene: &mut Scene<'_>, rect: Rect, glows: bool) {
    let edge = match glows {
        true => Stroke::new(2.0, palette::WARM.gamma_multiply(0.5 + 0.5 * scene.pulse)),
        false => Stroke::new(1.0, palette::EDGE.gamma_multiply(0.6)),
    };
    scene.fill(rect, 10, palette::GLASS.gamma_multiply(0.75));
    scene.border(rect, 10, edge);
}

fn sources_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, row: Rect) {
    let state = scene.state();
    let rect = part(row, [0.0, 0.28]);
    let glows = scene.legal.contains(&Choice::From(Source::Bag));
    ground(scene, rect, glows);
    let edge = (0.80 * rect.width()).min(0.6 * rect.height());
    let sign = rect.center() - vec2(0.0, 0.08 * rect.height());
    scene.art(art::BAG, sign, edge);
    let at = rect.center() - vec2(0.0, 0.02 * rect.height());
    scene.label(at, state.bag.len(), number(20.0), palette::WORDS);
    head(ui, scene, rect, &t!(ui, "names-bag"));
    let help = |ui: &Ui| match state.bag.len() {
        0 | 1 => t!(ui, "board-bag-empty"),
        _ => t!(ui, "board-bag-help", planets: kinds_of(state, &state.bag)),
    };
    let about = About {
        name: &|ui| t!(ui, "board-bag-name", count = state.bag.len()),
        help: &help,
        rule: "4.1",
    };
    scene.spot_ui(ui, desk, (Spot::Bag, rect), about);
    for number in 0..2_u8 {
        let left = 0.28 + 0.36 * f32::from(number);
        let rect = part(row, [left, left + 0.36]);
        let planets = &state.stacks[usize::from(number)];
        let spot = Spot::Stack(number);
        let glows = !scene.meant(None, spot).is_empty();
        ground(scene, rect, glows);
        let stack = match planets.len() {
            0 | 1 => t!(ui, "names-stack", number = number + 1),
            count if rect.width() < 72.0 => format!("{} ({count})", number + 1),
            count => t!(ui, "board-stack-count", number = number + 1, count),
        };
        head(ui, scene, rect, &stack);
        if let Some(top) = planets.last() {
            let globe = rect.with_max_y(rect.bottom() - 14.0);
            scene.brush.card(globe, state, *top);
        }
        let name = |ui: &Ui| match planets.last() {
            Some(top) => {
                let kind = words::planet_type(ui, state, state.kind(*top));
                t!(ui, "board-stack-name", number = number + 1, planet = kind)
            }
            None => t!(ui, "board-stack-empty", number = number + 1),
        };
        let help = |ui: &Ui| {
            let listed = planets.iter().rev().map(|id| described(ui, state, *id));
            let planets = listed.collect::<Vec<_>>().join("; ");
            t!(ui, "board-stack-help", planets)
        };
        let about = About {
            name: &name,
            help: &help,
            rule: "4.3",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
}

/// A short word at the lower edge.
fn head(ui: &Ui, scene: &mut Scene<'_>, rect: Rect, words: &str) {
    let at = pos2(rect.center().x, rect.bottom() - 10.0);
    let words = words.replace(' ', "\u{a0}");
    let font = fitting(ui, &words, body(14.0), rect.width() - 5.0);
    scene.label(at, words, font, palette::FAINT);
}

/// How many planets of each type there are.
fn kinds_of(ui: &Ui, state: &State, planets: &[PlanetId]) -> String {
    let counted = PlanetType::ALL.into_iter().filter_map(|kind| {
        let count = planets.iter().filter(|id| state.kind(**id) == kind).count();
        let name = words::planet_type(ui, state, kind);
        (count > 0).then(|| format!("{count} × {name}"))
    });
    counted.collect::<Vec<_>>().join(", ")
}

/// A planet that is not in the system, in words.
fn described(ui: &Ui, state: &State, id: PlanetId) -> String {
    let kind = capitalised(words::planet_type(ui, state, state.kind(id)));
    let words = printed(ui, state.card(id), &state.cost(&Placed::new(id)));
    format!("{kind}: {words}")
}

/// The planets of a birth that goes on: the two that were drawn, then the one that is to be placed.
fn drawn_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, row: Rect) {
    let Some(birth) = scene.state().birth else {
        return;
    };
    if birth.planet.is_none() {
        desk.drawn = birth.drawn;
    }
    let [one, other] = birth.drawn;
    let mut shown: Vec<PlanetId> = [one, other, birth.planet].into_iter().flatten().collect();
    shown.sort_unstable_by_key(|shown| desk.drawn.iter().position(|drawn| *drawn == Some(*shown)));
    for (index, id) in shown.iter().enumerate() {
        let rect = column(row, shown.len().max(2) as f32, index as f32);
        let chosen = birth.planet == Some(*id);
        ground(scene, rect, scene.question() == Some(Question::Planet));
        if chosen {
            let at = rect.left_top() + vec2(14.0, 14.0);
            scene.picture(Icon::Check, at, 18.0, palette::WARM);
        }
        scene
            .brush
            .card(rect.with_max_y(rect.bottom() - 12.0), scene.state(), *id);
        let kind = words::planet_type(ui, scene.state(), scene.state().kind(*id)).to_owned();
        let words = match chosen || shown.len() == 1 {
            false if birth.planet.is_some() => t!(ui, "board-to-stack"),
            _ => capitalised(&kind),
        };
        head(ui, scene, rect, &words);
        let state = scene.state();
        let about = About {
            name: &|ui| t!(ui, "board-drawn", planet = &kind),
            help: &|ui| described(ui, state, *id),
            rule: "4.2",
        };
        scene.spot_ui(ui, desk, (Spot::Drawn(*id), rect), about);
    }
}

/// The cosmic cloud: what is left of each resource.
fn cloud_ui(ui: &mut Ui, desk: &mut Desk, scene: &mut Scene<'_>, row: Rect) {
    let haze = [
        Color32::from_rgb(70, 40, 110),
        Color32::from_rgb(30, 60, 120),
        Color32::from_rgb(110, 40, 80),
    ];
    for (number, color) in haze.into_iter().enumerate() {
        let at = column(row, 3.0, number as f32).center();
        let light = color.gamma_multiply(0.45);
        art::glow(&mut scene.brush.glow, at, 0.42 * row.width(), light);
    }
    note(ui.ctx(), Anchor::Cloud, row.center());
    for (number, kind) in Resource::ALL.into_iter().enumerate() {
        let rect = column(row, 3.0, number as f32);
        let spot = Spot::Cloud(kind);
        if !scene.meant(desk.pick, spot).is_empty() {
            ground(scene, rect, true);
        }
        let left = scene.state().cloud[kind];
        let edge = (0.5 * rect.height()).min(26.0);
        let sign = rect.center() - vec2(0.24 * rect.width(), 0.0);
        scene.art(art::resource(kind), sign, edge);
        let at = rect.center() + vec2(0.18 * rect.width(), 0.0);
        scene.label(at, left, number_font(edge), palette::WORDS);
        let about = About {
            name: &|ui| t!(ui, "board-cloud", resources: words::resource(kind, left)),
            help: &|ui| t!(ui, "board-cloud-help"),
            rule: "4.12",
        };
        scene.spot_ui(ui, desk, (spot, rect), about);
    }
}

fn number_font(edge: f32) -> egui::FontId {
    number(0.74 * edge)
}

/// A special tile: its drawing, its name and explanation, what is left of how many, and the rule about it.
struct SpecialTile {
    anchor: Anchor,
    drawing: Drawing,
    words: [fn(&Ui) -> String; 2],
    left: [u8; 2],
    rule: &'static str,
}

fn special_tiles(state: &State) -> [SpecialTile; 3] {
    let all = state.components.numbers(state.seat_count());
    let all = |of: fn(&ByPlayers) -> u8| all.map_or(0, of);
    let Special {
        fusion,
        flare,
        creation,
    } = state.special;
    [
        SpecialTile {
            anchor: Anchor::Fusion,
            drawing: art::FUSION,
            words: [
                |ui| t!(ui, "board-fusion"),
                |ui| t!(ui, "board-fusion-help"),
            ],
            left: [fusion, all(|all| all.fusion)],
            rule: "7.7",
        },
        SpecialTile {
            anchor: Anchor::Flare,
            drawing: art::FLARE,
            words: [|ui| t!(ui, "board-flare"), |ui| t!(ui, "board-flare-help")],
            left: [flare, all(|all| all.flare)],
            rule: "7.10",
        },
        SpecialTile {
            anchor: Anchor::Creation,
            drawing: art::CREATION,
            words: [
                |ui| t!(ui, "board-creation"),
                |ui| t!(ui, "board-creation-help"),
            ],
            left: [creation, all(|all| all.creation)],
            rule: "6.13",
        },
    ]
}

/// The special tiles with what is left on them; the last marker pulses.
fn specials_ui(ui: &mut Ui, scene: &mut Scene<'_>, row: Rect) {
    let tiles = special_tiles(scene.state());
    for (index, tile) in tiles.into_iter().enumerate() {
        let ([name, help], [left, all]) = (tile.words, tile.left);
        let rect = column(row, 3.0, index as f32);
        ground(scene, rect, left == 1);
        let edge = (0.46 * rect.height()).min(0.6 * rect.width());
        let center = rect.center() - vec2(0.0, 0.14 * rect.height());
        if left == 1 {
            let light = tokens().color.bad.gamma_multiply(0.35 + 0.65 * scene.pulse);
            art::glow(&mut scene.brush.glow, center, 1.3 * edge, light);
        }
        scene.art(tile.drawing, center, edge);
        note(ui.ctx(), tile.anchor, center);
        let at = pos2(rect.center().x, rect.bottom() - 12.0);
        let count = format!("{left}/{all}");
        scene.label(at, count, strong(15.0), palette::WORDS);
        let id = ui.scope_id().with(("special", index));
        let response = ui.interact(rect, id, Sense::hover());
        let about = About {
            name: &|ui| t!(ui, "board-special-name", name = name(ui), left, all),
            help: &help,
            rule: tile.rule,
        };
        about.tell(ui, response);
    }
}

/// A stack that is open, planet by planet.
fn stack_ui(ui: &Ui, desk: &mut Desk, scene: &Scene<'_>, stack: u8) {
    let side = scene.layout.side;
    let corner = (side.left_top() + vec2(-4.0, 4.0), egui::Align2::RIGHT_TOP);
    list_beside(ui.ctx(), "open stack", corner, |ui| {
        ui.set_max_width(340.0);
        ui.label(kit::theme::rich(
            t!(ui, "names-stack", number = stack + 1),
            strong(tokens().text.lead),
            tokens().color.text,
        ));
        let planets = scene.state().stacks[usize::from(stack)].iter().rev();
        for id in planets {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(74.0, 84.0), Sense::hover());
                let mut brush = crate::planet::Brush::new(ui.ctx());
                brush.card(rect, scene.state(), *id);
                brush.paint(ui.painter());
                dim(ui, described(ui, scene.state(), *id));
            });
        }
        if ui
            .add(Button::new(t!(ui, "board-close")).compact(true))
            .clicked()
        {
            desk.stack = None;
        }
    });
}
