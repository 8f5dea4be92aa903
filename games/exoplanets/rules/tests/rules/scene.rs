//! Positions for tests.

use exoplanets::{
    Arm, Choice, Event, Illegal, Placed, PlanetId, Question, Resource, Resources, Setup, Source,
    Stage, State, TileId, TileSet,
};
use game::{Action, Game, SeatId};

/// Energy, water and gas.
pub fn ewg(energy: u8, water: u8, gas: u8) -> Resources {
    Resources::new(energy, water, gas)
}

/// The seat of this number.
pub fn seat(number: u8) -> SeatId {
    SeatId(number)
}

/// A game in which all have removed a tile, before its first turn goes on.
pub fn begun(seats: usize, seed: &str) -> State {
    let mut state = State::deal(&Setup::standard(seats, seed)).expect("a valid setup");
    while state.question() == Some(Question::Keep) {
        first(&mut state);
    }
    state
}

/// A game in phase 2 of the first turn of seat 0, with these planets in the four arms, without resources and tiles.
pub fn scene(seats: usize, arms: [&[&str]; 4]) -> State {
    let mut state = begun(seats, "scene");
    state.stage = Stage::Evolution;
    for (arm, names) in arms.into_iter().enumerate() {
        let placed = |name: &&str| Placed::new(planet(&state, name));
        let placed: Vec<Placed> = names.iter().map(placed).collect();
        state.arms[arm].planets = placed.into_iter().collect();
    }
    for seat in &mut state.seats {
        seat.resources = ewg(0, 0, 0);
        seat.hand = TileSet::EMPTY;
        (seat.creation, seat.flare) = (0, 0);
    }
    state.cloud = ewg(20, 17, 17);
    (state.special.fusion, state.special.flare) = (4, 4);
    state.special.creation = 8;
    state
}

/// A planet by its name.
pub fn planet(state: &State, name: &str) -> PlanetId {
    let planets = &state.components.data().planets;
    let place = planets.iter().position(|planet| planet.id == name);
    PlanetId(place.expect("a planet of this name") as u8)
}

/// A tile by its name.
pub fn tile(state: &State, name: &str) -> TileId {
    let tiles = &state.components.data().space_tiles.tiles;
    let place = tiles.iter().position(|tile| tile.id == name);
    TileId(place.expect("a tile of this name") as u8)
}

/// A planet of the system by its name.
pub fn at<'a>(state: &'a mut State, name: &str) -> &'a mut Placed {
    let id = planet(state, name);
    let mut all = state.arms.iter_mut().flat_map(|arm| &mut arm.planets);
    all.find(|placed| placed.id == id).expect("it is placed")
}

/// Gives a seat these tiles.
pub fn deal_hand(state: &mut State, number: usize, names: &[&str]) {
    let tiles = names.iter().map(|name| tile(state, name)).collect();
    state.seats[number].hand = tiles;
}

/// The choice of the seat that is asked.
pub fn act(state: &mut State, choice: Choice) -> Vec<Event> {
    let seat = state.active().expect("the game goes on");
    let refused = |illegal| panic!("{choice:?} of {seat}: {illegal}");
    state
        .apply(&Action { seat, choice })
        .unwrap_or_else(refused)
}

/// Why the choice of the seat that is asked is refused.
pub fn refused(state: &State, choice: Choice) -> Illegal {
    let seat = state.active().expect("the game goes on");
    let verdict = state.check(&Action { seat, choice });
    verdict.expect_err("refused")
}

/// The first legal choice.
pub fn first(state: &mut State) -> Choice {
    let seat = state.active().expect("the game goes on");
    let choice = state.legal(seat)[0];
    act(state, choice);
    choice
}

/// All choices of the seat that is asked.
pub fn legal(state: &State) -> Vec<Choice> {
    state.legal(state.active().expect("the game goes on"))
}

/// One level on a planet for this price.
pub fn develop(state: &State, name: &str, pay: Resources) -> Choice {
    Choice::Develop {
        planet: planet(state, name),
        pay,
    }
}

/// A species on a planet for this price.
pub fn species(state: &State, name: &str, pay: Resources) -> Choice {
    Choice::Species {
        planet: planet(state, name),
        pay,
    }
}

/// The effect of a tile, without a target or with one.
pub fn play(state: &State, name: &str, target: Option<&str>) -> Choice {
    Choice::Play {
        tile: tile(state, name),
        target: target.map(|name| planet(state, name)),
    }
}

/// Every price for one level on a planet, sorted.
pub fn prices(state: &State, name: &str) -> Vec<Resources> {
    let id = planet(state, name);
    let own = legal(state).into_iter().filter_map(|choice| match choice {
        Choice::Develop { planet, pay } if planet == id => Some(pay),
        _ => None,
    });
    let mut prices: Vec<Resources> = own.collect();
    prices.sort_unstable();
    prices
}

/// Whether this is among the choices.
pub fn can(state: &State, choice: Choice) -> bool {
    legal(state).contains(&choice)
}

/// A birth from the first stack in this arm.
pub fn give_birth(state: &mut State, arm: Arm) -> Vec<Event> {
    let mut events = act(state, Choice::From(Source::Stack(0)));
    events.extend(act(state, Choice::Arm(arm)));
    events
}

/// Takes this resource of choice.
pub fn take(state: &mut State, kind: Resource) -> Vec<Event> {
    act(state, Choice::Take(kind))
}
