//! Everything that decides is in sight, and news hide nothing (findings N1–N4, G3, G11, G13).

use egui::accesskit::Role;
use egui::{Key, Rect, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::screen::Command;
use kit::settings::Settings;
use planet_unknown::app::text::Language;
use play::Table;
use rules::{Action, Phase, SeatId, Setup};
use table::{Secrets, Sharing, Ways};

use super::desk::Desk;

const SIDE_BY_SIDE: Ways = Ways {
    sharing: Sharing::SideBySide,
    secrets: Secrets::FaceDown,
};

const IN_TURN: Ways = Ways {
    sharing: Sharing::InTurn,
    secrets: Secrets::Open,
};

/// A game of so many people in which tiles are to be taken and objectives have been dealt.
fn game(seats: usize) -> Table {
    let mut setup = Setup::standard(seats, "in sight");
    for (seat, name) in setup
        .seats
        .iter_mut()
        .zip(["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"])
    {
        seat.name = name.to_owned();
    }
    let mut table = Table::new(setup).expect("a valid setup");
    while !matches!(table.state().phase, Phase::Turns { .. }) || table.state().round < 4 {
        let seat = table.state().active().expect("the game goes on");
        let legal = table.state().legal(seat);
        let choice = legal[table.cursor() * 5 % legal.len()];
        table.play(Action { seat, choice }).expect("it is legal");
    }
    table
}

/// A window of `size` with text of `scale` percent.
fn open(table: &Table, ways: Ways, size: Vec2, language: Language, scale: u16) -> Desk {
    let mut desk = Desk::open_shared(table, ways);
    desk.window.set_size(size);
    let settings = Settings {
        language,
        text_scale: scale,
        ..desk.window.state().settings().clone()
    };
    let ctx = desk.window.ctx.clone();
    let change = Command::Settings(Box::new(settings));
    desk.window.state_mut().apply(&ctx, change);
    desk.window.run_steps(6);
    desk
}

/// The place of the text that contains these words.
fn place_of(desk: &Desk, words: &str) -> Option<Rect> {
    let mut nodes = desk.window.query_all_by_label_contains(words);
    nodes.next().map(|node| node.rect())
}

/// The places of everything with this role.
fn places(desk: &Desk, role: Role) -> Vec<(String, Rect)> {
    let nodes = desk.window.query_all_by_role(role);
    let named = nodes.filter_map(|node| Some((node.accesskit_node().label()?, node.rect())));
    named.collect()
}

/// Asserts that `news` lie over no button, cell, objective or track.
fn assert_hides_nothing(desk: &Desk, news: Rect) {
    for role in [
        Role::Button,
        Role::GridCell,
        Role::GenericContainer,
        Role::Group,
    ] {
        for (name, rect) in places(desk, role) {
            assert!(
                !rect.intersects(news.shrink(1.0)),
                "{news} lies over {name} {rect}"
            );
        }
    }
}

#[test]
fn news_lie_in_the_bar_for_three_seconds_with_the_name() {
    let table = game(3);
    let mut desk = open(&table, IN_TURN, vec2(1280.0, 800.0), Language::English, 100);
    desk.press(Key::Num9);
    let news = place_of(&desk, "does nothing now").expect("it is told");
    assert!(news.top() > 800.0 - 138.0, "{news}");
    assert_hides_nothing(&desk, news);
    let viewer = table.state().active().expect("the game goes on");
    let name = &table.setup().seats[viewer.index()].name;
    let named = desk.window.query_all_by_label(name);
    assert!(
        named
            .into_iter()
            .any(|node| node.rect().y_range().contains(news.center().y))
    );
    desk.window.hover_at(egui::pos2(400.0, 20.0));
    // A step is a quarter of a second.
    desk.window.run_steps(16);
    assert_eq!(place_of(&desk, "does nothing now"), None);
}

#[test]
fn side_by_side_news_lie_on_the_own_board() {
    let table = game(4);
    let mut desk = open(
        &table,
        SIDE_BY_SIDE,
        vec2(1920.0, 1080.0),
        Language::English,
        100,
    );
    for seat in 0..4 {
        let name = &table.setup().seats[seat].name;
        let planets = places(&desk, Role::Group);
        let own = planets
            .iter()
            .find(|(label, _)| label.starts_with(&format!("Planet of {name}")));
        let planet = own.map(|(_, rect)| *rect).expect("a planet");
        desk.window.hover_at(planet.center());
        desk.window.run_steps(1);
        desk.window.drag_at(planet.center());
        desk.window.run_steps(1);
        desk.window.drop_at(planet.center());
        desk.window.run_steps(3);
        let told = desk
            .window
            .query_all_by_label_contains("Take one of your tiles first")
            .map(|node| node.rect())
            .collect::<Vec<_>>();
        let is_own = |news: &Rect| planet.x_range().contains(news.center().x);
        assert!(told.iter().any(is_own), "{name}: {told:?} {planet}");
        for news in told {
            assert_hides_nothing(&desk, news);
        }
    }
}

#[test]
fn all_objectives_and_the_names_of_the_world_are_in_sight() {
    for language in [Language::English, Language::German] {
        let table = game(3);
        let desk = open(&table, IN_TURN, vec2(1280.0, 800.0), language, 100);
        let viewer = table.state().active().unwrap_or(SeatId(0));
        let dealt = table.state().objective_scores(viewer).len();
        let medals = match language {
            Language::German => "Medaillen",
            Language::English => "medals",
        };
        let lists = places(&desk, Role::GenericContainer).into_iter();
        let objectives = lists.filter(|(name, _)| name.contains(medals) && name.contains(": "));
        let inside = objectives.filter(|(_, rect)| rect.bottom() < 800.0 - 138.0);
        assert_eq!(inside.count(), dealt, "{language:?}");
        assert!(desk.shows("KSB-4156"));
        assert!(desk.shows("Universal Coalition"));
    }
}

#[test]
fn of_six_boards_no_button_is_cut_or_covered() {
    let table = game(6);
    for language in [Language::English, Language::German] {
        for scale in [100, 125, 150] {
            let desk = open(&table, SIDE_BY_SIDE, vec2(1920.0, 1080.0), language, scale);
            let window = desk.window.ctx.content_rect();
            // The stacks of the station lie close together on a round dial.
            let mut buttons = places(&desk, Role::Button);
            buttons.retain(|(name, _)| !name.to_lowercase().contains("ring:"));
            for (index, (name, rect)) in buttons.iter().enumerate() {
                assert!(window.contains_rect(*rect), "{name} {rect} at {scale} %");
                let rest = &buttons[index + 1..];
                let over = rest
                    .iter()
                    .find(|(_, other)| other.shrink(1.0).intersects(rect.shrink(1.0)));
                assert_eq!(over, None, "{name} {rect} at {scale} %");
            }
        }
    }
}
