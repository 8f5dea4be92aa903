//! What can be picked up, what can be clicked, and which choices both mean together (on-mars §16.7).

use game::SeatId;
use kit::frame::At;
use on_mars::{
    Building, CardId, Choice, ContractId, Effect, GoalId, Good, HexId, Journey, LabId, MainAction,
    Seat, Side, State, Step, TaskCardId,
};

/// What the player has picked up, by a click or to drag it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// The Player marker.
    Marker,
    /// A Colonist of LQ.
    Colonist,
    /// A Tech of this place of the Grid.
    Grid(u8),
    /// A Tech of the own Lab.
    Lab(LabId),
    /// A Bot.
    Bot(HexId),
    /// The Rover.
    Rover,
    /// An own Blueprint that is not built.
    Card(CardId),
    /// A Blueprint of the display.
    Display(CardId),
    /// A tile of Exploration.
    Tile(u8),
    /// A good of the Warehouse.
    Item(Good),
    /// A good of Storage or Depot.
    Good(Good),
    /// A Private Goal.
    Goal(GoalId),
    /// A Ship on a Depot space, from 0.
    Ship(u8),
    /// A Building of a stack.
    Stack(Building),
    /// A card of the display of Scientists and Contracts.
    Hire(u8),
    /// Nothing: what can be done there is listed.
    List(Spot),
}

/// Something that can be clicked, or on which something can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    Hex(HexId),
    Space(u8),
    Shuttle(Side),
    Main(MainAction),
    /// A Depot space with the Executive action beside it, from 0.
    Depot(u8),
    Hangar,
    Warehouse(Good),
    Grid(u8),
    Display(CardId),
    Exploration(u8),
    Hire(u8),
    Stack(Building),
    /// An LSS track.
    Track(Building),
    Lq,
    Wa,
    Storage(Good),
    Lab(LabId),
    /// A Blueprint of a seat, built or not.
    Card(CardId),
    /// The room for own Blueprints.
    Cards,
    Contract(ContractId),
    /// The room for own Scientists and Contracts.
    Contracts,
    Goal(GoalId),
    /// A task card of the First Colonists.
    Task(TaskCardId),
    /// The price that is asked for.
    Price,
    /// The table, where nothing else is.
    Table,
    /// Another seat.
    Seat(SeatId),
}

/// Whether a choice is meant by what is picked up and a spot.
pub(crate) fn fits(
    state: &State,
    seat: SeatId,
    choice: Choice,
    pick: Option<Pick>,
    spot: Spot,
) -> bool {
    let free = |own: Pick| pick.is_none() || pick == Some(own);
    match (choice, spot) {
        (Choice::Space(space), Spot::Space(there)) => space == there && free(Pick::Marker),
        (Choice::Side(side), Spot::Shuttle(there)) => side == there,
        (Choice::Travel(Journey::Shuttle), Spot::Shuttle(_)) => pick.is_none(),
        (Choice::Travel(Journey::Ship), Spot::Hangar) => pick.is_none(),
        (Choice::Main(action), Spot::Main(there)) => action == there && free(Pick::Colonist),
        (Choice::Fetch(Some(slot)), Spot::Main(there)) => there.slot() == Some(slot),
        (Choice::Fetch(None), Spot::Wa) => true,
        (Choice::Accept(true), Spot::Wa) => {
            pick == Some(Pick::Colonist) && matches!(step(state), Some(Step::More(_)))
        }
        (Choice::Accept(true), Spot::Warehouse(_) | Spot::Display(_)) => is_offered(state, spot),
        (Choice::Executive(number), Spot::Depot(there)) => number == there && pick.is_none(),
        (Choice::Ship(place), Spot::Depot(there)) => place == there + 1,
        (Choice::Ship(place), Spot::Hangar) => pick == Some(Pick::Ship(place - 1)),
        (Choice::Blueprint(card), Spot::Display(there)) => card == there,
        (Choice::Blueprint(card), Spot::Cards) => pick == Some(Pick::Display(card)),
        (Choice::Learn(place, _), Spot::Grid(there)) => place == there && pick.is_none(),
        (Choice::Learn(place, space), Spot::Lab(there)) => {
            space == there && pick == Some(Pick::Grid(place))
        }
        (Choice::Develop(from, to), Spot::Lab(there)) => match pick {
            None => from == there,
            Some(held) => held == Pick::Lab(from) && to == there,
        },
        (Choice::Take(good), Spot::Warehouse(there)) => good == there,
        (Choice::Take(good), Spot::Storage(_)) => pick == Some(Pick::Item(good)),
        (Choice::MoveBot(from, to), Spot::Hex(there)) => match pick {
            None => from == there,
            Some(held) => held == Pick::Bot(from) && to == there,
        },
        (Choice::MoveRover(to), Spot::Hex(there)) => match pick {
            None => state.rover(seat) == there,
            Some(held) => held == Pick::Rover && to == there,
        },
        (Choice::Type(building), Spot::Stack(there)) => building == there,
        (Choice::Hex(hex), Spot::Hex(there)) => hex == there,
        (Choice::Tech(..), Spot::Hex(there)) => {
            matches!(step(state), Some(Step::Join(_, _, hex)) if hex == there)
        }
        (Choice::Lss(_), Spot::Track(_)) => true,
        (Choice::Upgrade(card, hex), Spot::Hex(there)) => hex == there && free(Pick::Card(card)),
        (Choice::Upgrade(card, _), Spot::Card(there)) => card == there && pick.is_none(),
        (Choice::Hire(place), Spot::Hire(there)) => place == there,
        (Choice::Hire(place), Spot::Contracts) => pick == Some(Pick::Hire(place)),
        (Choice::Use(card, _), Spot::Card(there)) => card == there,
        (Choice::Use(card, _), Spot::Hex(there)) => {
            state.built_by(card).is_some_and(|(_, hex)| hex == there)
        }
        (Choice::Goal(goal, _), Spot::Goal(there)) => goal == there && pick.is_none(),
        (Choice::Goal(goal, _), _) => pick == Some(Pick::Goal(goal)),
        (Choice::Show(card), Spot::Task(there)) => card == there && pick.is_none(),
        (Choice::Pay(_), Spot::Price) => pick.is_none(),
        (Choice::Pay(paid), Spot::Goal(goal)) => pick.is_none() && paid.goals.contains(goal),
        (Choice::Deliver(contract, good, ..), Spot::Contract(there)) => {
            contract == there && free(Pick::Good(good))
        }
        (Choice::Explore(place, _), Spot::Exploration(there)) => place == there && pick.is_none(),
        (Choice::Explore(place, Some(hex)), Spot::Hex(there)) => {
            hex == there && free(Pick::Tile(place))
        }
        _ => false,
    }
}

/// Whether a bonus is offered that takes an item or a Blueprint, such as that of the spot: which one is asked next.
fn is_offered(state: &State, spot: Spot) -> bool {
    let Some(Step::Bonus(origin)) = step(state) else {
        return false;
    };
    match state.effect(origin) {
        Some(Effect::WarehouseTake { .. }) => {
            matches!(spot, Spot::Warehouse(good) if state.warehouse[good] > 0)
        }
        Some(Effect::TakeBlueprint { .. }) => matches!(spot, Spot::Display(_)),
        _ => false,
    }
}

/// Whether what is asked for can be paid with Private Goals alone.
pub(crate) fn takes_goals(at: &At<'_, State>) -> bool {
    let pays = |choice: &Choice| matches!(choice, Choice::Pay(paid) if paid.goals.is_empty());
    !at.view.legal().iter().any(pays)
}

/// Whether a choice pays with Private Goals.
pub(crate) fn gives_goals(choice: &Choice) -> bool {
    matches!(choice, Choice::Pay(paid) if !paid.goals.is_empty())
}

/// What is done now.
pub(crate) fn step(state: &State) -> Option<Step> {
    state.agenda.last().map(|task| task.step)
}

/// What a choice begins with, if it consists of two things.
pub(crate) const fn first(choice: Choice) -> Option<Pick> {
    Some(match choice {
        Choice::Learn(place, _) => Pick::Grid(place),
        Choice::Develop(from, _) => Pick::Lab(from),
        Choice::MoveBot(from, _) => Pick::Bot(from),
        Choice::MoveRover(_) => Pick::Rover,
        Choice::Upgrade(card, _) => Pick::Card(card),
        Choice::Explore(place, Some(_)) => Pick::Tile(place),
        _ => return None,
    })
}

/// What is picked up when a spot is dragged, if a legal choice begins with it.
pub(crate) fn dragged(state: &State, seat: SeatId, legal: &[Choice], spot: Spot) -> Option<Pick> {
    let begins = |pick: Pick| {
        let begun = |choice: &Choice| match (*choice, pick) {
            (Choice::Space(_), Pick::Marker) => true,
            (Choice::Main(action), Pick::Colonist) => action.slot().is_some(),
            (Choice::Accept(true), Pick::Colonist) => matches!(step(state), Some(Step::More(_))),
            (Choice::Blueprint(card), Pick::Display(own)) => card == own,
            (Choice::Take(good), Pick::Item(own)) => good == own,
            (Choice::Ship(place), Pick::Ship(own)) => place == own + 1,
            (Choice::Type(building), Pick::Stack(own)) => building == own,
            (Choice::Hire(place), Pick::Hire(own)) => place == own,
            (Choice::Deliver(_, good, ..), Pick::Good(own)) => good == own,
            (Choice::Goal(goal, _), Pick::Goal(own)) => goal == own,
            (choice, pick) => first(choice) == Some(pick),
        };
        legal.iter().any(begun).then_some(pick)
    };
    match spot {
        Spot::Space(space) => {
            (state.seat(seat).space == Some(space)).then(|| begins(Pick::Marker))?
        }
        Spot::Lq => begins(Pick::Colonist),
        Spot::Grid(place) => begins(Pick::Grid(place)),
        Spot::Lab(space) => begins(Pick::Lab(space)),
        Spot::Hex(hex) => begins(Pick::Bot(hex))
            .or_else(|| (state.rover(seat) == hex).then(|| begins(Pick::Rover))?),
        Spot::Card(card) => begins(Pick::Card(card)),
        Spot::Display(card) => begins(Pick::Display(card)),
        Spot::Exploration(place) => begins(Pick::Tile(place)),
        Spot::Warehouse(good) => begins(Pick::Item(good)),
        Spot::Storage(good) => begins(Pick::Good(good)),
        Spot::Depot(place) => begins(Pick::Ship(place)),
        Spot::Stack(building) => begins(Pick::Stack(building)),
        Spot::Hire(place) => begins(Pick::Hire(place)),
        Spot::Goal(goal) => begins(Pick::Goal(goal)),
        _ => None,
    }
}

/// The choice that a spot would be, if it were possible: so that a refusal can be told.
pub(crate) const fn wanted(pick: Option<Pick>, spot: Spot) -> Option<Choice> {
    Some(match (pick, spot) {
        (None, Spot::Main(action)) => Choice::Main(action),
        (None, Spot::Depot(number)) => Choice::Executive(number),
        (None, Spot::Stack(building)) => Choice::Type(building),
        (None, Spot::Space(space)) => Choice::Space(space),
        (None, Spot::Display(card)) => Choice::Blueprint(card),
        (None, Spot::Hire(place)) => Choice::Hire(place),
        (None, Spot::Warehouse(good)) => Choice::Take(good),
        (None, Spot::Goal(goal)) => Choice::Goal(goal, false),
        (None, Spot::Task(card)) => Choice::Show(card),
        (Some(Pick::Colonist), Spot::Main(action)) => Choice::Main(action),
        (Some(Pick::Bot(from)), Spot::Hex(hex)) => Choice::MoveBot(from, hex),
        (Some(Pick::Rover), Spot::Hex(hex)) => Choice::MoveRover(hex),
        (Some(Pick::Lab(from)), Spot::Lab(to)) => Choice::Develop(from, to),
        (Some(Pick::Grid(place)), Spot::Lab(to)) => Choice::Learn(place, to),
        (Some(Pick::Card(card)), Spot::Hex(hex)) => Choice::Upgrade(card, hex),
        _ => return None,
    })
}

/// Whether a Crystal lies on a Depot space, from 0: the highest spaces without a Ship are filled first.
pub(crate) fn has_crystal(own: &Seat, place: u8) -> bool {
    let is_free = |place: &u8| own.ships >> place & 1 == 0;
    let before = (place + 1..8).filter(is_free).count();
    is_free(&place) && before < usize::from(own.goods[Good::Crystal])
}

/// What lies on a spot of the own board and can pay.
pub(crate) fn lies_on(state: &State, seat: SeatId, spot: Spot) -> Option<Pick> {
    let own = state.seat(seat);
    match spot {
        Spot::Storage(good) => Some(Pick::Good(good)),
        Spot::Lq => Some(Pick::Colonist),
        Spot::Goal(goal) => Some(Pick::Goal(goal)),
        Spot::Depot(place) if has_crystal(own, place) => Some(Pick::Good(Good::Crystal)),
        _ => None,
    }
}
