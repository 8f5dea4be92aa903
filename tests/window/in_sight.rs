//! Everything that decides is in sight, what is marked is never refused, and news and cards hide nothing (findings N1–N5, G3,
//! G11, G13).

use egui::accesskit::Role;
use egui::{Key, Pos2, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::Language;
use play::Table;
use play::session::Session;
use play::store;
use rules::{Action, CorporationId, Phase, PlanetId, SeatId, Setup};
use table::{Level, Player, Players, Secrets, Sharing, Ways};

use std::path::Path;

use super::desk::{Desk, find_in_games};

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
    desk.change_settings(|settings| {
        settings.language = language;
        settings.text_scale = scale;
    });
    // A test window has a fixed number of points, a real one a fixed number of pixels.
    for _ in 0..3 {
        desk.window.run_steps(2);
        let zoom = desk.window.ctx.zoom_factor();
        desk.window.set_size(size / zoom);
    }
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

/// A random game of one person in which a rover can drive and a tile is to be taken, too.
fn driving() -> Table {
    find_in_games(
        |_| {},
        |table| {
            let session = Session::new(table.clone());
            let seat = session.here();
            (!seat.drivable().is_empty() && seat.asked().is_empty()).then(|| table.clone())
        },
    )
}

/// The cells of the planet on show that are not dimmed.
fn open_cells(desk: &Desk) -> Vec<(String, Pos2)> {
    let planets = places(desk, Role::Group).into_iter();
    let mut planets = planets.filter(|(name, _)| name.starts_with("Planet of"));
    let (_, planet) = planets.next().expect("a planet");
    let cells = desk.window.query_all_by_role(Role::GridCell);
    let open = cells.filter(|cell| {
        !cell.accesskit_node().is_disabled() && planet.contains(cell.rect().center())
    });
    open.filter_map(|cell| Some((cell.accesskit_node().label()?, cell.rect().center())))
        .collect()
}

/// Clicks every marked cell, each in a window of its own in which `keys` have been pressed, and returns how many there were.
/// A click that is not refused lays what is held or sets it down, and says nothing in the bar.
fn click_all_marked(table: &Table, keys: &[Key]) -> usize {
    let open = || {
        let mut desk = Desk::open_table(table);
        for key in keys {
            desk.press(*key);
        }
        desk.window.run_steps(2);
        desk
    };
    let cells = open_cells(&open());
    let all = table.state().seats[0].board.data().cells.len() as usize;
    assert!(cells.len() < all, "some cells are not marked");
    for (name, at) in &cells {
        let mut desk = open();
        desk.window.hover_at(*at);
        desk.window.run_steps(2);
        desk.window.drag_at(*at);
        desk.window.run_steps(1);
        desk.window.drop_at(*at);
        desk.window.run_steps(6);
        let is_laid = !desk.shows("Put back") || desk.shows("Place");
        assert!(is_laid, "{name}");
        for refusal in REFUSALS {
            assert!(!desk.says(refusal), "{name}: {refusal}");
        }
    }
    cells.len()
}

/// Parts of what is said where a tile may not lie or a rover cannot drive.
const REFUSALS: [&str; 6] = [
    "must ",
    "may not",
    "cannot",
    "out of reach",
    "does nothing",
    "first.",
];

#[test]
fn n1_n2_a_click_on_a_marked_cell_is_never_refused() {
    let table = find_in_games(
        |_| {},
        |table| {
            let is_asked = matches!(table.state().phase, Phase::Turns { .. });
            (is_asked && table.state().round < 2).then(|| table.clone())
        },
    );
    assert!(click_all_marked(&table, &[Key::Num1]) > 10);
    assert!(click_all_marked(&driving(), &[Key::V]) > 0);
}

#[test]
fn n2_a_tile_taken_by_key_lies_where_it_fits() {
    let table = game(1);
    for key in [Key::Num1, Key::Num2] {
        let mut desk = Desk::open_table(&table);
        desk.press(key);
        assert!(!REFUSALS.iter().any(|refusal| desk.says(refusal)));
        desk.press(Key::Enter);
        assert!(!desk.shows("Put back") || desk.shows("Place"));
    }
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
        let dealt = table.state().objective_scores(viewer).count();
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

// finding: beside the planet of a bot its level stood twice, and names gave way to buttons
#[test]
fn the_title_of_another_planet_says_each_thing_once() {
    for language in [Language::English, Language::German] {
        let table = game(2);
        let first = table.state().active();
        let player = |seat: SeatId| match first == Some(seat) {
            true => Player::Person,
            false => Player::Bot(Level::Easy),
        };
        let table = table.played_by([SeatId(0), SeatId(1)].map(player).into_iter().collect());
        let mut desk = open(&table, IN_TURN, vec2(1280.0, 800.0), language, 100);
        desk.press(Key::O);
        desk.window.run_steps(6);
        let level = match language {
            Language::English => "Easy",
            Language::German => "Leicht",
        };
        let shapes = desk.window.output().shapes.iter();
        let levels = shapes
            .filter(|it| matches!(&it.shape, Shape::Text(text) if text.galley.text() == level));
        assert_eq!(levels.count(), 1, "{language:?}");
        assert!(desk.shows("Universal Coalition"), "{language:?}");
    }
}

#[test]
fn of_six_boards_no_button_is_cut_or_covered() {
    let table = game(6);
    let small =
        [Language::English, Language::German].map(|language| (language, 100, vec2(1280.0, 800.0)));
    let large = |scale| {
        [Language::English, Language::German]
            .map(|language| (language, scale, vec2(1920.0, 1080.0)))
    };
    let large = [100, 125, 150].into_iter().flat_map(large);
    for (language, scale, size) in large.chain(small) {
        let desk = open(&table, SIDE_BY_SIDE, size, language, scale);
        let window = desk.window.ctx.content_rect();
        // The stacks of the station lie close together on a round dial.
        let mut buttons = places(&desk, Role::Button);
        buttons.retain(|(name, _)| !name.to_lowercase().contains("ring:"));
        for (index, (name, rect)) in buttons.iter().enumerate() {
            assert!(
                window.contains_rect(*rect),
                "{name} {rect} at {scale} % of {size}"
            );
            let rest = &buttons[index + 1..];
            let over = rest
                .iter()
                .find(|(_, other)| other.shrink(1.0).intersects(rect.shrink(1.0)));
            assert_eq!(over, None, "{name} {rect} at {scale} % of {size}");
        }
    }
}

// finding: at six boards the technologies below the tracks were cut
#[test]
fn at_six_boards_of_a_small_window_the_tracks_are_whole() {
    let table = store::load(Path::new("saves/six-with-every-module.ron"))
        .expect("an example game")
        .table;
    let size = vec2(1280.0, 800.0);
    for (language, board, question) in [
        (Language::English, "Corporation board of", "Which tracker"),
        (
            Language::German,
            "Konzerntableau von",
            "Welchen Ressourcenmarker",
        ),
    ] {
        let desk = open(&table, SIDE_BY_SIDE, size, language, 100);
        let mut boards = places(&desk, Role::Group);
        boards.retain(|(name, _)| name.starts_with(board));
        let technologies = places(&desk, Role::GenericContainer).into_iter();
        assert_eq!(boards.len(), 6, "{language:?}");
        let questions = desk.window.query_all_by_label_contains(question);
        let questions: Vec<Rect> = questions.map(|question| question.rect()).collect();
        let window = desk.window.ctx.content_rect();
        for (name, rect) in boards.into_iter().chain(technologies) {
            assert!(window.contains_rect(rect), "{name} {rect}");
            let covered = questions.iter().any(|question| question.intersects(rect));
            assert!(!covered, "{name} {rect} lies under a question");
        }
    }
}

/// A window at a game of so many people on special worlds, which introduce themselves.
fn introducing(seats: usize, ways: Ways, size: Vec2) -> Desk {
    let mut setup = Setup::standard(seats, "worlds");
    for (seat, (planet, corporation)) in setup.seats.iter_mut().zip([
        (PlanetId::Arashi, CorporationId::Cosmos),
        (PlanetId::Persephone, CorporationId::Republic),
    ]) {
        (seat.planet, seat.corporation) = (planet, corporation);
    }
    let mut desk = Desk::open(Language::English);
    desk.window.set_size(size);
    desk.change_settings(|settings| {
        settings.first_times = true;
        settings.ways = ways;
    });
    desk.start(setup, Players::default());
    desk.wait_until_shown("Got it");
    desk.window.run_steps(6);
    desk
}

#[test]
fn n5_the_card_of_a_world_hides_neither_tracks_nor_objectives_nor_the_board() {
    for size in [vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
        let desk = introducing(2, IN_TURN, size);
        let words = place_of(&desk, "A tile that covers cells of the ring");
        let read = place_of(&desk, "Got it").expect("it waits to be read");
        let card = words
            .map(|words| words.union(read))
            .expect("the planet introduces itself");
        for role in [Role::GridCell, Role::GenericContainer] {
            for (name, rect) in places(&desk, role) {
                assert!(
                    !rect.shrink(1.0).intersects(card),
                    "{card} lies over {name} {rect} at {size}"
                );
            }
        }
    }
}

// N5, finding: while the station was turned, its card lay over the small planet
#[test]
fn n5_the_card_about_the_command_hides_neither_planet_nor_objectives() {
    let mut desk = Desk::open(Language::English);
    desk.window.set_size(vec2(1280.0, 800.0));
    desk.change_settings(|settings| settings.first_times = true);
    desk.start(Setup::standard(3, "command"), Players::default());
    desk.wait_until_shown("Got it");
    desk.window.run_steps(6);
    let told = place_of(&desk, "You command the station").expect("the card");
    let card = told.union(place_of(&desk, "Got it").expect("it waits to be read"));
    let cells = places(&desk, Role::GridCell).into_iter();
    for (name, rect) in cells.chain(places(&desk, Role::GenericContainer)) {
        let is_clear = !rect.shrink(1.0).intersects(card);
        assert!(is_clear, "{card} lies over {name} {rect}");
    }
}

#[test]
fn n5_in_four_columns_the_card_of_a_world_hides_nothing_that_decides() {
    let mut desk = introducing(4, SIDE_BY_SIDE, vec2(1920.0, 1080.0));
    let worlds = [
        "A tile that covers cells of the ring",
        "Collected lifepods may lie on track fields",
        "In each quadrant one resource symbol must not lie",
        "seven civ milestones",
    ];
    let mut seen = 0;
    while desk.shows("Got it") {
        let mut told = worlds.iter().filter_map(|words| place_of(&desk, words));
        let read = place_of(&desk, "Got it").expect("it waits to be read");
        let card = told.next().expect("a world").union(read).expand(8.0);
        let is_offered = |name: &str| name.contains("tile (shape") && !name.contains("ring:");
        let mut tiles = places(&desk, Role::Button);
        tiles.retain(|(name, _)| is_offered(name));
        assert!(!tiles.is_empty());
        let cells = places(&desk, Role::GridCell).into_iter();
        let tracks = places(&desk, Role::GenericContainer).into_iter();
        for (name, rect) in cells.chain(tracks).chain(tiles) {
            let is_clear = !rect.shrink(1.0).intersects(card);
            assert!(is_clear, "{card} lies over {name} {rect}");
        }
        seen += 1;
        desk.click("Got it");
        desk.window.run_steps(6);
    }
    assert!(seen >= 2, "a planet and a corporation");
}

// finding: at six boards the card of a world lay over the feet of the tracks
#[test]
fn at_six_boards_the_card_of_a_world_leaves_the_feet_of_the_tracks_in_sight() {
    let mut desk = introducing(6, SIDE_BY_SIDE, vec2(1280.0, 800.0));
    let mut seen = 0;
    // The commander is told first, and the others as soon as the station stands.
    for _ in 0..2 {
        while desk.shows("Got it") {
            let card = place_of(&desk, "Got it").expect("it waits to be read");
            let card = card.expand(8.0);
            let mut tracks = places(&desk, Role::Group);
            tracks.retain(|(name, _)| name.starts_with("Corporation board of"));
            for (name, tracks) in tracks {
                seen += 1;
                let feet = tracks.with_max_x(tracks.left() + 0.1 * tracks.width());
                assert!(!feet.intersects(card), "{card} lies over {name} {feet}");
            }
            desk.click("Got it");
            desk.window.run_steps(6);
        }
        desk.press(Key::Enter);
        desk.window.run_steps(10);
    }
    assert!(seen > 0, "a corporation shows its tracks");
}

// G13
#[test]
fn g13_in_four_columns_the_names_of_the_worlds_are_whole() {
    for language in [Language::English, Language::German] {
        let desk = open(&game(4), SIDE_BY_SIDE, vec2(1920.0, 1080.0), language, 100);
        let names = desk.window.query_all_by_label("Universal Coalition");
        let names: Vec<Rect> = names.map(|name| name.rect()).collect();
        assert_eq!(names.len(), 4, "{language:?}");
        assert!(names.iter().all(|name| name.width() > 110.0), "{names:?}");
    }
}

#[test]
fn n5_side_by_side_each_world_introduces_itself_on_the_board_of_its_player() {
    let mut desk = introducing(2, SIDE_BY_SIDE, vec2(1920.0, 1080.0));
    let planets: Vec<Rect> = places(&desk, Role::Group)
        .into_iter()
        .filter(|(name, _)| name.starts_with("Planet of"))
        .map(|(_, rect)| rect)
        .collect();
    let boards = [0.0..=960.0, 960.0..=1920.0];
    assert_eq!(planets.len(), boards.len());
    let mut told = Vec::new();
    let cards = [
        (0, "A tile that covers cells of the ring"),
        (0, "Collected lifepods may lie on track fields"),
        (1, "In each quadrant one resource symbol must not lie"),
        (1, "seven civ milestones"),
    ];
    // The commander is told first, and the other one as soon as the station stands.
    for _ in 0..2 {
        while desk.shows("Got it") {
            let shown = |(_, words): &&(usize, &str)| desk.says(words);
            let (board, words) = *cards.iter().find(shown).expect("a world");
            let card = place_of(&desk, words).expect("it introduces itself");
            assert!(boards[board].contains(&card.center().x), "{words} {card}");
            told.push(words);
            desk.click("Got it");
            desk.window.run_steps(6);
        }
        desk.press(Key::Enter);
        desk.window.run_steps(10);
    }
    told.sort_unstable();
    let mut all = cards.map(|(_, words)| words);
    all.sort_unstable();
    assert_eq!(told, all, "each once, and nothing else side by side");
}
