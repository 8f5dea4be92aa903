//! The file of the components (exoplanets §2.1, §15).

use exoplanets::{Components, ComponentsError, Flaw, STANDARD};

/// exoplanets §2.1
#[test]
fn ours_have_the_numbers_of_the_box() {
    let components = Components::parse(STANDARD).expect("valid");
    let counts = &components.data().counts;
    assert_eq!(components.planet_count(), usize::from(counts.planets));
    assert_eq!(components.tile_count(), usize::from(counts.space_tiles));
    assert_eq!(components.data().goals.len(), 19);
    for (key, effect) in &components.data().effects {
        let tiles = components.data().space_tiles.tiles.iter();
        let bearing = tiles.filter(|tile| tile.effect == *key).count();
        assert_eq!(bearing, usize::from(effect.tiles), "{key}");
    }
    assert_eq!(components.markers().len(), 7);
    let marked = components
        .data()
        .planets
        .iter()
        .all(|planet| planet.source.is_some());
    assert!(marked && components.data().notice.de.contains("selbst entworfen"));
}

/// The flaw after a change of the file, with its place.
fn flaw(from: &str, to: &str) -> (String, Flaw) {
    let text = STANDARD.replacen(from, to, 1);
    assert_ne!(text, STANDARD, "{from} is there");
    match Components::parse(&text) {
        Err(ComponentsError::Wrong { place, flaw }) => (place, flaw),
        other => panic!("{other:?}"),
    }
}

#[test]
fn mistakes_are_named_with_their_place() {
    let at = |place: &str, flaw| (place.to_owned(), flaw);
    assert_eq!(flaw("format: 1", "format: 2"), at("game", Flaw::Game));
    assert_eq!(flaw("id: \"R2\"", "id: \"R1\""), at("planets", Flaw::Name));
    assert_eq!(
        flaw("cost: [\"W\"]", "cost: []"),
        at("planets, R2", Flaw::Number)
    );
    assert_eq!(flaw("min: 2", "min: 0"), at("goals, 1", Flaw::Condition));
    assert_eq!(flaw("ep: 2", "ep: 99"), at("goals, 1", Flaw::Amount));
    assert_eq!(
        flaw("goal: 1,", "goal: 20,"),
        at("space_tiles, T01", Flaw::Unknown)
    );
    assert_eq!(
        flaw("add: \"E\"", "add: \"EW\""),
        at("effects, cost_orbit_e", Flaw::Mark)
    );
    assert_eq!(
        flaw("discount: 1,", "exchange: 200,"),
        at("effects, discount", Flaw::Amount)
    );
    assert_eq!(
        flaw("discount: 1,", "discount: 1, step: (E: 1),"),
        at("effects, discount", Flaw::Effect)
    );
    assert_eq!(
        flaw("draw_tiles: 3", "draw_tiles: 4"),
        at("setup", Flaw::Fixed)
    );
    assert_eq!(
        flaw("star_energy: 10", "star_energy: 13"),
        at("setup, 2 players", Flaw::Amount)
    );
    assert_eq!(
        flaw("flare: [0, 1]", "flare: [0, 3]"),
        at("seat_compensation, 2 players", Flaw::Amount)
    );
    assert_eq!(
        flaw("count: 17", "count: 3"),
        at("resources, W", Flaw::Amount)
    );
}

#[test]
fn a_mistake_in_the_text_has_line_and_column() {
    let error = Components::parse(&STANDARD.replacen("cost: [\"W\"]", "cost: [\"X\"]", 1));
    let Err(ComponentsError::Syntax { line, column, what }) = error else {
        panic!("{error:?}");
    };
    assert!(
        line == 20 && column > 0 && what.contains("letters E, W and G"),
        "{line} {what}"
    );
}
