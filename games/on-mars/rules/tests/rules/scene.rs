//! Positions for tests.

use game::{Action, Game, SeatId};
pub use on_mars::*;

/// The seat of this number.
pub fn seat(number: u8) -> SeatId {
    SeatId(number)
}

/// So much mineral, battery, water, plant, oxygen and crystal.
pub fn goods(goods: [u8; 6]) -> Goods {
    Goods(goods)
}

/// A dealt game.
pub fn dealt(seats: usize) -> State {
    State::deal(&Setup::standard(seats, "scene")).expect("a valid setup")
}

/// Places all markers, seat 0 on the first of these spaces and so on, without bonuses; the Shuttle stands in Orbit.
pub fn place(mut state: State, spaces: &[u8]) -> State {
    while state.phase == Phase::Setup {
        let own = state.active().expect("somebody is asked");
        let choice = match state.question() {
            Some(Question::Space) => Choice::Space(spaces[own.index()]),
            Some(Question::Bonus) => Choice::Accept(false),
            _ => Choice::Side(Side::Orbit),
        };
        act(&mut state, choice);
    }
    state
}

/// A game in the first turn of seat 0, with the markers on these spaces. Nobody has goods or Private Goals, the LSS
/// Buildings lie in the order of the tracks, Missions count what is rare, no tile of a stack has arrows, and seat 0 has 3 Colonists.
pub fn scene(spaces: &[u8]) -> State {
    let mut state = place(dealt(spaces.len()), spaces);
    for own in &mut state.seats {
        own.goods = Goods::NONE;
        own.goals = GoalSet::EMPTY;
    }
    for track in 0..4 {
        let at = state.components.data().map_start.lss_hexes[track];
        let at = hex(&state, at);
        state.buildings[track + 1] = HexSet::from_iter([at]);
    }
    let missions = [
        Mission::BotsPlaced,
        Mission::ScientistsTaken,
        Mission::ContractsCompleted,
    ];
    let need = |mission| state.components.mission(mission).need[&(spaces.len() as u8)];
    state.missions = missions.map(|mission| (mission, need(mission))).into();
    for stack in &mut state.stacks {
        // Tile 0 of each type has no arrows.
        stack.sort_unstable_by(|one, other| other.cmp(one));
    }
    state
}

/// A scene in Orbit, with the others behind seat 0.
pub fn orbit(seats: usize) -> State {
    scene(&[1, 5, 6, 8][..seats])
}

/// A scene in the Colony, with the others behind seat 0.
pub fn colony(seats: usize) -> State {
    scene(&[5, 6, 7, 8][..seats])
}

/// A hex.
pub fn hex(state: &State, at: Axial) -> HexId {
    state.hex(at).expect("a hex of the map")
}

/// A Lab space by its name.
pub fn lab(state: &State, name: &str) -> LabId {
    let spaces = &state.components.data().lab.spaces;
    let place = spaces.iter().position(|space| space.space == name);
    LabId(place.expect("a space of the Lab") as u8)
}

/// A Discovery tile by its name.
pub fn tile(state: &State, name: &str) -> DiscoveryId {
    let tiles = &state.components.data().discovery_tiles;
    let place = tiles.iter().position(|tile| tile.id == name);
    DiscoveryId(place.expect("a Discovery tile") as u8)
}

/// A Blueprint by its number in the rules.
pub fn card(number: u8) -> CardId {
    CardId(number - 1)
}

/// An Executive action by its name.
pub fn executive(state: &State, name: &str) -> Choice {
    let actions = &state.components.data().executive_actions;
    let place = actions.iter().position(|action| action.id == name);
    Choice::Executive(place.expect("an Executive action") as u8)
}

/// Puts a Tech into the Lab of a seat, from the Grid if it lies there.
pub fn teach(state: &mut State, number: usize, tech: Tech, space: &str) {
    let at = lab(state, space);
    let place = state.grid.iter_mut().find(|place| **place == Some(tech));
    place.into_iter().for_each(|place| *place = None);
    let own = &mut state.seats[number].lab;
    own.iter_mut()
        .filter(|tile| **tile == Some(tech))
        .for_each(|tile| *tile = None);
    own[at.index()] = Some(tech);
}

/// Lays Buildings of a type.
pub fn build(state: &mut State, building: Building, at: &[Axial]) {
    for at in at {
        let at = hex(state, *at);
        state.buildings[building as usize].insert(at);
    }
}

/// Lays a Shelter of a seat.
pub fn shelter(state: &mut State, number: usize, at: Axial) {
    let at = hex(state, at);
    state.seats[number].shelters.insert(at);
}

/// Puts the first Bot of a seat on a hex.
pub fn bot(state: &mut State, number: usize, at: Axial) {
    let at = hex(state, at);
    state.seats[number].bots[0] = at;
}

/// Puts the Rover of a seat on a hex.
pub fn rover(state: &mut State, number: usize, at: Axial) {
    let at = hex(state, at);
    state.seats[number].rover = Some(at);
}

/// Gives a seat a Blueprint that is not built.
pub fn draft(state: &mut State, number: usize, number_of_card: u8) {
    let card = card(number_of_card);
    withdraw(state, card);
    state.seats[number].blueprints.insert(card);
}

/// Gives a seat an Advanced Building on a hex that has such a Building.
pub fn advance(state: &mut State, number: usize, number_of_card: u8, at: Axial) {
    let (card, at) = (card(number_of_card), hex(state, at));
    withdraw(state, card);
    state.seats[number].built.push((card, at));
}

/// Takes a Blueprint off display and deck.
fn withdraw(state: &mut State, card: CardId) {
    let places = state.display.iter_mut();
    places
        .filter(|place| **place == Some(card))
        .for_each(|place| *place = None);
    state.deck.retain(|own| *own != card);
}

/// Puts a Discovery tile on a hex.
pub fn discover(state: &mut State, name: &str, at: Axial) {
    let (tile, at) = (tile(state, name), hex(state, at));
    state.discovery_stack.retain(|own| *own != tile);
    for place in &mut state.exploration {
        if *place == Some(tile) {
            *place = state.discovery_stack.pop();
        }
    }
    state.discovery.push((at, tile));
}

/// Moves the Colonists of a seat onto slots, out of the supply.
pub fn occupy(state: &mut State, slot: Slot, counts: &[u8]) {
    for (number, count) in counts.iter().enumerate() {
        state.slots[slot as usize][number] += count;
        state.seats[number].supply -= count;
    }
}

/// Puts a miner of a seat on a Mine, out of the supply.
pub fn miner(state: &mut State, number: usize, at: Axial) {
    let at = hex(state, at);
    state.seats[number].miners.insert(at);
    state.seats[number].supply -= 1;
}

/// Gives a seat a Contract out of the deck.
pub fn contract(state: &mut State, number: usize, id: u8) {
    let contract = ContractId(id - 1);
    state.contracts.retain(|own| *own != contract);
    state.seats[number].contracts.push(Held {
        contract,
        goods: Goods::NONE,
        done: false,
    });
}

/// Gives a seat a Private Goal.
pub fn goal(state: &mut State, number: usize, id: u8) -> GoalId {
    let goal = GoalId(id - 1);
    state.seats[number].goals.insert(goal);
    goal
}

/// Puts a Mission into play, with so many contributions left.
pub fn mission(state: &mut State, mission: Mission, left: u8) {
    state.missions.retain(|(own, _)| *own != mission);
    state.missions.truncate(2);
    state.missions.insert(0, (mission, left));
}

/// Begins to construct a Building of this type as the Main action.
pub fn construct(state: &mut State, building: Building) {
    act(state, Choice::Main(MainAction::Construct));
    if state.question() == Some(Question::Type) {
        act(state, Choice::Type(building));
    }
}

/// The choice of the seat that is asked.
pub fn act(state: &mut State, choice: Choice) -> Vec<Event> {
    let seat = state.active().expect("the game goes on");
    let question = state.question();
    let refused = |illegal| panic!("{choice:?} of {seat} at {question:?}: {illegal}");
    state
        .apply(&Action { seat, choice })
        .unwrap_or_else(refused)
}

/// Several choices, one after the other.
pub fn acts(state: &mut State, choices: &[Choice]) -> Vec<Event> {
    choices
        .iter()
        .flat_map(|choice| act(state, *choice))
        .collect()
}

/// All choices of the seat that is asked.
pub fn legal(state: &State) -> Vec<Choice> {
    state.legal(state.active().expect("the game goes on"))
}

/// Whether this is among the choices.
pub fn can(state: &State, choice: Choice) -> bool {
    legal(state).contains(&choice)
}

/// Why the choice of the seat that is asked is refused.
pub fn refused(state: &State, choice: Choice) -> Illegal {
    let seat = state.active().expect("the game goes on");
    let verdict = state.check(&Action { seat, choice });
    verdict.expect_err("refused")
}

/// The game goes on to this question, put to this seat.
pub fn asks(state: &State, number: u8, question: Question) {
    assert_eq!(
        (state.asked(), state.question()),
        (Some(seat(number)), Some(question)),
        "{:?}",
        state.agenda.last()
    );
}

/// Plays the turn of the seat that is asked with as little as possible: it moves nothing, or takes an item or travels.
pub fn idle(state: &mut State) {
    let own = state.asked().expect("the game goes on");
    let turn = state.turn;
    while state.phase == Phase::Colonization && state.turn == turn {
        let seat = state.asked().expect("somebody is asked");
        let choices = state.legal(seat);
        let plain = |choice: &&Choice| {
            matches!(
                choice,
                Choice::Main(MainAction::ControlCenter | MainAction::LandingPod)
                    | Choice::Stop
                    | Choice::EndTurn
                    | Choice::Accept(false)
            )
        };
        let choice = choices.iter().find(plain).unwrap_or(&choices[0]);
        let choice = *choice;
        state.apply(&Action { seat, choice }).expect("legal");
    }
    let over = state.phase != Phase::Colonization;
    assert!(over || state.turn != turn, "{own} has ended its turn");
}

/// Pays so much out of Storage and Depot, and so many Colonists.
pub fn pays(goods: [u8; 6], colonists: u8) -> Choice {
    Choice::Pay(Payment {
        goods: Goods(goods),
        colonists,
        goals: GoalSet::EMPTY,
    })
}

/// What a seat has in Storage and Depot.
pub fn held(state: &State, number: usize) -> [u8; 6] {
    state.seats[number].goods.0
}
