//! Positions for tests.

pub use cryo::CardKind::*;
use cryo::*;
use game::{Action, Game, SeatId};

/// The seat of this number.
pub fn seat(number: u8) -> SeatId {
    SeatId(number)
}

/// So much crystal, organics, tech, nanites and energy.
pub fn stock(amounts: [u8; 5]) -> Stock {
    Stock::new(amounts)
}

/// A game in which all have kept the first cards that they may, before its first turn.
pub fn begun(seats: usize, seed: &str) -> State {
    let mut state = State::deal(&Setup::standard(seats, seed)).expect("a valid setup");
    while state.question() == Some(Question::Keep) {
        first(&mut state);
    }
    state
}

/// A game in the first turn of seat 0, in which nobody has cards or stock, nothing is damaged, and loot of energy lies in
/// every section.
pub fn scene(seats: usize) -> State {
    let mut state = begun(seats, "scene");
    for own in &mut state.seats {
        let hand = std::mem::take(&mut own.hand);
        own.stock = Stock::NONE;
        state.deck.extend(hand.iter());
    }
    let discards: Vec<CardKind> = state.discard.drain(..).collect();
    state.deck.extend(discards);
    state.damaged = DockSet::EMPTY;
    let loot = incident(&state, "early_energy");
    state.incidents = [Some(loot); 4];
    state
}

fn place<'a>(mut names: impl Iterator<Item = &'a String>, name: &str) -> u8 {
    let place = names.position(|known| known == name);
    place.unwrap_or_else(|| panic!("{name} is there")) as u8
}

pub fn dock(state: &State, name: &str) -> DockId {
    if name == "launch" {
        return state.board().launch_dock();
    }
    let sections = state.components.data().sections.iter();
    let docks = sections.flat_map(|section| &section.docks.list);
    DockId(place(docks.map(|dock| &dock.id), name))
}

pub fn cell(state: &State, name: &str) -> CellId {
    if name == "launch" {
        return state.board().launch_cell();
    }
    let sections = state.components.data().sections.iter();
    let cells = sections.flat_map(|section| &section.cells.list);
    CellId(place(cells.map(|cell| &cell.id), name))
}

pub fn chamber(state: &State, name: &str) -> ChamberId {
    let sections = state.components.data().sections.iter();
    let chambers = sections.flat_map(|section| &section.chambers);
    ChamberId(place(chambers.map(|chamber| &chamber.id), name))
}

pub fn section(state: &State, name: &str) -> SectionId {
    let sections = state.components.data().sections.iter();
    SectionId(place(sections.map(|section| &section.letter), name))
}

pub fn tile(state: &State, name: &str) -> TileId {
    let tiles = state.components.data().resource_tiles.list.iter();
    TileId(place(tiles.map(|tile| &tile.id), name))
}

pub fn incident(state: &State, name: &str) -> IncidentId {
    let tiles = state.components.data().incident_tiles.list.iter();
    IncidentId(place(tiles.map(|tile| &tile.id), name))
}

pub fn space(state: &State, name: &str) -> SpaceId {
    let spaces = state.components.data().caverns.spaces.iter();
    SpaceId(place(spaces.map(|space| &space.id), name))
}

pub fn salvage(state: &State, name: &str) -> SalvageId {
    let rows = state.components.data().salvage.rows.iter();
    let spaces = rows.flat_map(|row| &row.spaces);
    SalvageId(place(spaces.map(|space| &space.id), name))
}

pub fn slot(state: &State, name: &str) -> SlotId {
    let slots = state.board().slots.iter();
    let named: Vec<String> = slots.map(|slot| slot.name()).collect();
    SlotId(place(named.iter(), name))
}

/// Puts a cavern tile face up on a space.
pub fn open_cavern(state: &mut State, name: &str, id: &str) {
    let tiles = state.components.data().cavern_tiles.list.iter();
    let tile = CavernTileId(place(tiles.map(|tile| &tile.id), id));
    let at = space(state, name).index();
    state.caverns[at].tile = Some(tile);
    state.caverns[at].up = true;
}

/// Gives a seat these cards out of the deck.
pub fn deal(state: &mut State, number: usize, cards: &[CardKind]) {
    for card in cards {
        let place = state.deck.iter().position(|known| known == card);
        state.deck.remove(place.expect("in the deck"));
        state.seats[number].hand.add(*card);
    }
}

/// Gives a seat these upgrades.
pub fn upgrade(state: &mut State, number: usize, upgrades: &[CardKind]) {
    upgrades
        .iter()
        .for_each(|card| state.seats[number].upgrades.insert(*card));
}

/// Moves pods of a seat from the stasis chambers of dispatch to the platform.
pub fn wake(state: &mut State, number: usize, pods: u8) {
    for _ in 0..pods {
        let filled = state
            .chambers
            .iter()
            .rposition(|chamber| chamber[number] > 0);
        state.chambers[filled.expect("some sleep")][number] -= 1;
        state.seats[number].pods += 1;
    }
}

/// Puts tiles into slots of a seat.
pub fn fill(state: &mut State, number: usize, tiles: &[(&str, &str)]) {
    for (at, name) in tiles {
        let (at, tile) = (slot(state, at), tile(state, name));
        state.seats[number].slots[at.index()] = Some(tile);
    }
}

/// Puts a tile on top of the stack of a resource space.
pub fn top(state: &mut State, cell_name: &str, name: &str) {
    let (at, tile) = (cell(state, cell_name), tile(state, name));
    let stack = state.board().stacks.iter().position(|known| *known == at);
    *state.stacks[stack.expect("a resource space")]
        .last_mut()
        .expect("not empty") = tile;
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
    let choice = legal(state)[0];
    act(state, choice);
    choice
}

/// All choices of the seat that is asked.
pub fn legal(state: &State) -> Vec<Choice> {
    state.legal(state.active().expect("the game goes on"))
}

/// All choices but scraps.
pub fn answers(state: &State) -> Vec<Choice> {
    let scrap = |choice: &Choice| matches!(choice, Choice::ScrapCard(_) | Choice::ScrapTile(_));
    legal(state)
        .into_iter()
        .filter(|choice| !scrap(choice))
        .collect()
}

/// Whether this is among the choices.
pub fn can(state: &State, choice: Choice) -> bool {
    legal(state).contains(&choice)
}

/// Deploying to a dock for an action there, or for none.
pub fn to(state: &State, name: &str, at: &str) -> Choice {
    let action = (!at.is_empty()).then(|| cell(state, at));
    Choice::Deploy(dock(state, name), action)
}

/// Deploys to a dock for an action there, or for none, with the first drone at home.
pub fn deploy(state: &mut State, name: &str, at: &str) -> Vec<Event> {
    let choice = to(state, name, at);
    let mut events = act(state, choice);
    let seat = state.active().expect("the game goes on");
    let from = state
        .seat(seat)
        .home
        .iter()
        .next()
        .expect("a drone at home");
    events.extend(act(state, Choice::Drone(from)));
    events
}

/// Puts a drone of a seat on a dock of the ship.
pub fn send_out(state: &mut State, number: usize, name: &str) {
    let at = dock(state, name);
    let own = &mut state.seats[number];
    let from = own.home.iter().next().expect("a drone at home");
    own.home.remove(from);
    own.out.insert(at);
}

/// A seat recalls, with one drone out, and carries out the incident of laboratory.
pub fn recall(state: &mut State) -> Vec<Event> {
    let mut events = act(state, Choice::Recall);
    let laboratory = section(state, "L");
    events.extend(act(state, Choice::Section(laboratory)));
    events
}

/// Ends the turn.
pub fn end_turn(state: &mut State) {
    let turn = state.turn;
    if state.question() == Some(Question::End) {
        act(state, Choice::EndTurn);
    }
    assert_ne!(state.turn, turn, "the turn is over");
}

/// The turn goes on to its next question.
pub fn asks(state: &State, question: Question) {
    assert_eq!(state.question(), Some(question));
}
