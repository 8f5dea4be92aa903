//! Pictures: drawings of goods, figures, Buildings and cards, and rows of them that say what something costs and brings.

use crate::palette;
use egui::{Color32, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use kit::art::{Drawing, Picture};
use kit::theme::{Icon, number};
use kit::widgets::Canvas;
use kit::widgets::player::{badge, player_color};
use on_mars::{Amounts, Building, BuildingChoice, Effect, Good, Goods, Price, RoverPoints, Tech};

kit::game_drawings! {
    "on-mars" in "../../../../assets/on-mars/art":
    MINERAL => "mineral",
    /// Any Resource.
    ANY => "any",
    BATTERY => "battery",
    WATER => "water",
    PLANT => "plant",
    OXYGEN => "oxygen",
    CRYSTAL => "crystal",
    /// White, for the colour of a player.
    COLONIST => "colonist",
    /// White, for the colour of a player.
    BOT => "bot",
    /// White, for the colour of a player.
    ROVER => "rover",
    /// White, for the colour of a player.
    SHIP => "ship",
    /// An Advanced Building marker: white, for the colour of a player.
    MARKER => "marker",
    MINE => "mine",
    GENERATOR => "generator",
    EXTRACTOR => "extractor",
    GREENHOUSE => "greenhouse",
    CONDENSER => "condenser",
    SHELTER => "shelter",
    BLUEPRINT => "blueprint",
    DISCOVERY => "discovery",
    RESEARCH => "research",
    SCIENTIST => "scientist",
    CONTRACT => "contract",
    GOAL => "goal",
    SHUTTLE => "shuttle",
}

/// The drawing of a good.
pub(crate) const fn good(good: Good) -> Drawing {
    match good {
        Good::Mineral => MINERAL,
        Good::Battery => BATTERY,
        Good::Water => WATER,
        Good::Plant => PLANT,
        Good::Oxygen => OXYGEN,
        Good::Crystal => CRYSTAL,
    }
}

/// The sign of a Building type.
pub(crate) const fn building(building: Building) -> Drawing {
    match building {
        Building::Mine => MINE,
        Building::Generator => GENERATOR,
        Building::WaterExtractor => EXTRACTOR,
        Building::Greenhouse => GREENHOUSE,
        Building::OxygenCondenser => CONDENSER,
        Building::Shelter => SHELTER,
    }
}

/// The sign of a Tech and its ground.
pub(crate) fn tech(tech: Tech) -> (Picture, Color32) {
    let joins = Building::ALL.iter().find(|kind| kind.tech() == tech);
    match (joins, tech) {
        (Some(kind), _) => (building(*kind).into(), palette::building(*kind)),
        (None, Tech::Rover) => (ROVER.into(), Color32::from_rgb(120, 58, 92)),
        (None, Tech::Ship) => (SHIP.into(), Color32::from_rgb(72, 64, 132)),
        (None, _) => (MARKER.into(), Color32::from_rgb(150, 70, 40)),
    }
}

/// A piece of a row: a picture with its number, or a sign between.
#[derive(Clone)]
pub(crate) enum Mark {
    /// A picture, its tint, and a number if it is not 1.
    Picture(Picture, Color32, u8),
    /// A number or a sign.
    Words(&'static str),
}

pub(crate) fn mark(picture: impl Into<Picture>, count: u8) -> Mark {
    tinted(picture, Color32::WHITE, count)
}

fn tinted(picture: impl Into<Picture>, tint: Color32, count: u8) -> Mark {
    Mark::Picture(picture.into(), tint, count)
}

/// Goods as a row.
pub(crate) fn goods(goods: Goods) -> Vec<Mark> {
    goods
        .iter()
        .map(|(kind, count)| mark(good(kind), count))
        .collect()
}

/// A price as a row.
pub(crate) fn price(price: Price) -> Vec<Mark> {
    let mut row = goods(price.goods);
    if price.any > 0 {
        row.push(tinted(ANY, palette::WORDS, price.any));
    }
    if price.colonists > 0 {
        row.push(mark(COLONIST, price.colonists));
    }
    if price.units > 0 {
        row.extend([
            mark(COLONIST, price.units),
            Mark::Words("/"),
            mark(CRYSTAL, price.units),
        ]);
    }
    row
}

/// What an effect does, as a row.
pub(crate) fn effect(effect: Effect) -> Vec<Mark> {
    match effect {
        Effect::GainResource(amounts) => goods(amounts.goods()),
        Effect::GainResourceChoice { n, .. } => vec![tinted(ANY, palette::WORDS, n)],
        Effect::GainCrystal { n, .. } => vec![mark(CRYSTAL, n)],
        Effect::GainOp { n } => vec![tinted(Icon::Trophy, palette::LAMP, n)],
        Effect::GainColonist { n, cost } => {
            let mut row = price(Amounts::price(cost));
            row.extend([Mark::Words("→"), mark(COLONIST, n)]);
            row
        }
        Effect::WarehouseTake {
            n,
            resources_only: true,
            ..
        } => {
            vec![tinted(ANY, palette::WORDS, n)]
        }
        Effect::WarehouseTake { n, .. } => {
            vec![mark(ANY, n), Mark::Words("/"), mark(CRYSTAL, 1)]
        }
        Effect::LearnTech { n, .. } => vec![tinted(Icon::Tech, palette::WORDS, n)],
        Effect::Develop { n, .. } => {
            vec![
                tinted(Icon::Tech, palette::WORDS, 1),
                tinted(Icon::Right, palette::LAMP, n),
            ]
        }
        Effect::TakeBlueprint { n, .. } => vec![mark(BLUEPRINT, n)],
        Effect::Upgrade { n, .. } => vec![mark(MARKER, n)],
        Effect::Construct { building, .. } => construct(building),
        Effect::MoveBots { mp, .. } => vec![mark(BOT, mp)],
        Effect::MoveBotsAsRover { mp, .. } => {
            vec![mark(BOT, mp), Mark::Words("+"), mark(DISCOVERY, 1)]
        }
        Effect::MoveRover {
            mp: RoverPoints::Points(mp),
            ..
        } => vec![mark(ROVER, mp)],
        Effect::MoveRover { .. } => vec![mark(ROVER, 1), tinted(Icon::Tech, palette::WORDS, 1)],
        Effect::MoveAll { bots, rover } => vec![mark(BOT, bots), mark(ROVER, rover)],
        Effect::ProduceAll { .. } => vec![tinted(Icon::Redo, palette::WORDS, 1), mark(MINERAL, 1)],
        Effect::WelcomeShip { n, .. } => vec![mark(SHIP, n)],
        Effect::TakeContract { .. } => vec![mark(CONTRACT, 1)],
        Effect::TakeScientist { .. } => vec![mark(SCIENTIST, 1)],
        Effect::HireAny => vec![mark(SCIENTIST, 1), Mark::Words("/"), mark(CONTRACT, 1)],
        Effect::RetrieveAny { n } | Effect::RetrieveWa { n } => {
            vec![tinted(Icon::Undo, palette::LAMP, 1), mark(COLONIST, n)]
        }
        Effect::RetrieveSlots {} => vec![tinted(Icon::Undo, palette::LAMP, 1), mark(COLONIST, 1)],
        Effect::ExchangeResource {
            pay,
            gain_non_mineral,
            ..
        } => vec![
            tinted(ANY, palette::FAINT, pay),
            Mark::Words("→"),
            tinted(ANY, palette::WORDS, gain_non_mineral),
        ],
        Effect::CopyDiscovery => vec![mark(DISCOVERY, 1)],
        Effect::Travel { .. } => vec![mark(SHUTTLE, 1)],
        Effect::UseAdvancedBuilding => vec![mark(MARKER, 1), tinted(Icon::Play, palette::LAMP, 1)],
    }
}

fn construct(choice: BuildingChoice) -> Vec<Mark> {
    let only = Building::ALL.iter().find(|kind| choice.allows(**kind));
    match (choice, only) {
        (BuildingChoice::Any, _) | (_, None) => vec![
            Mark::Words("+"),
            mark(MINE, 1),
            Mark::Words("…"),
            mark(SHELTER, 1),
        ],
        (_, Some(kind)) => vec![Mark::Words("+"), mark(building(*kind), 1)],
    }
}

/// Draws a row around a point, at most so wide.
pub(crate) fn row(canvas: &mut Canvas, center: Pos2, (edge, width): (f32, f32), marks: &[Mark]) {
    let wide = |edge: f32| marks.iter().map(|mark| mark_width(mark, edge)).sum::<f32>();
    // Numbers have a least width, so the first step is not always enough.
    let narrower = |edge: f32, _| edge * (width / wide(edge).max(1.0)).min(1.0);
    let edge = (0..4).fold(edge, narrower);
    let mut x = center.x - wide(edge) / 2.0;
    for mark in marks {
        let step = mark_width(mark, edge);
        match mark {
            Mark::Picture(picture, tint, count) => {
                canvas.picture_at(*picture, pos2(x + edge / 2.0, center.y), edge, *tint);
                if *count != 1 {
                    let at = pos2(x + 1.3 * edge, center.y);
                    canvas.label(at, count, number((0.72 * edge).max(13.0)), palette::WORDS);
                }
            }
            Mark::Words(words) => {
                let at = pos2(x + step / 2.0, center.y);
                canvas.label(at, words, number((0.72 * edge).max(13.0)), palette::FAINT);
            }
        }
        x += step;
    }
}

fn mark_width(mark: &Mark, edge: f32) -> f32 {
    match mark {
        Mark::Picture(_, _, 1) => 1.05 * edge,
        Mark::Picture(..) => 1.05 * edge + (0.55 * edge).max(9.0),
        Mark::Words(_) => (0.5 * edge).max(8.0),
    }
}

/// A figure of a player: its shape in the colour, and the sign.
pub(crate) fn figure(
    canvas: &mut Canvas,
    drawing: Drawing,
    center: Pos2,
    (size, colour): (f32, u8),
) {
    canvas.picture_at(drawing, center, size, player_color(colour));
    if size >= 22.0 {
        let at = center + vec2(0.32 * size, 0.30 * size);
        badge(canvas, at, 0.42 * size, colour);
    }
}

/// A hexagon with a flat top.
pub(crate) fn hexagon(center: Pos2, size: f32) -> Vec<Pos2> {
    let corner = |corner: i32| Vec2::angled(std::f32::consts::TAU * corner as f32 / 6.0);
    (0..6).map(|at| center + size * corner(at)).collect()
}

/// A tile of a Tech.
pub(crate) fn tech_tile(canvas: &mut Canvas, center: Pos2, size: f32, kind: Tech) {
    let (picture, ground) = tech(kind);
    let stroke = Stroke::new(1.2, palette::ENAMEL);
    canvas.polygon(hexagon(center, 0.5 * size), ground, stroke);
    canvas.picture_at(picture, center, 0.56 * size, Color32::WHITE);
}

/// A small card as a ground for other things.
pub(crate) fn plate(canvas: &mut Canvas, rect: Rect, fill: Color32) {
    canvas.rect(rect, 5, fill);
    canvas.border(rect, 5, Stroke::new(1.0, palette::EDGE));
}
