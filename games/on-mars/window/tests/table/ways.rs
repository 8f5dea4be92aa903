//! How each choice is made at the table: what is clicked, by its name.

use crate::desk::{Desk, NAMES, words};
use egui::Key;
use game::{Game as _, SeatId};
use kit::text::Language;
use on_mars::{Choice, Good, HexId, LabId, State, Step};
use on_mars_window::{ask, names, t};

const ENGLISH: Language = Language::English;

/// Makes a choice at the table, at its place if it has one.
pub(crate) fn choose(desk: &mut Desk, state: &State, choice: Choice) {
    let seat = state.asked().expect("somebody is asked");
    let mut legal = Vec::new();
    state.legal_into(seat, &mut legal);
    match choice {
        Choice::Main(action) => desk.click(&names::main_action(&ENGLISH, action)),
        Choice::Space(_) => {
            let button = ask::button(&ENGLISH, choice);
            desk.click(&button.expect("a short name"));
        }
        Choice::Executive(number) => desk.click(&executive(state, number)),
        Choice::Blueprint(id) => {
            let card = names::card(&ENGLISH, state, id);
            desk.click(&t!(ENGLISH, "board-display-card", card));
        }
        Choice::Learn(place, to) => {
            desk.click(&grid(state, place));
            let begun = |other: &&Choice| matches!(other, Choice::Learn(own, _) if *own == place);
            if legal.iter().filter(begun).count() > 1 {
                desk.click(&free(state, to));
            }
        }
        Choice::Develop(from, to) => {
            desk.click(&tile(state, seat, from));
            let begun = |other: &&Choice| matches!(other, Choice::Develop(own, _) if *own == from);
            if legal.iter().filter(begun).count() > 1 {
                desk.click(&free(state, to));
            }
        }
        Choice::MoveBot(from, to) => {
            desk.press(Key::Escape);
            desk.click(&hex(state, from));
            desk.click(&hex(state, to));
        }
        Choice::MoveRover(to) => move_rover(desk, state, &legal, to),
        Choice::Hex(at) => desk.click(&hex(state, at)),
        Choice::Upgrade(card, at) => {
            let name = NAMES[seat.index()];
            let of = names::card(&ENGLISH, state, card);
            desk.click(&t!(ENGLISH, "board-card-unbuilt", name, card = of));
            let begun = |other: &&Choice| matches!(other, Choice::Upgrade(own, _) if *own == card);
            if legal.iter().filter(begun).count() > 1 {
                desk.click(&hex(state, at));
            }
        }
        Choice::Ship(place) => desk.click(&shut(state, place - 1)),
        Choice::Hire(place) => {
            let card = state.hire[usize::from(place)].expect("a card");
            let cost = names::hired_cost(&ENGLISH, state, card);
            let name = names::capital(names::hired(&ENGLISH, state, card));
            desk.click(&t!(ENGLISH, "board-hire", name, cost));
        }
        Choice::Goods(goods) if goods.resources() > 1 => {
            for (good, count) in goods.iter() {
                (0..count).for_each(|_| desk.click(&stored(state, seat, good)));
            }
        }
        Choice::Goal(id, _) => {
            let goal = names::goal(&ENGLISH, state, id);
            desk.click(&t!(ENGLISH, "board-goal", goal));
            desk.click(&words(state, choice));
        }
        Choice::Deliver(id, ..) => {
            if !asks_for_goods(state) {
                let contract = names::contract(&ENGLISH, state, id);
                desk.click(&names::capital(contract));
            }
            desk.click(&words(state, choice));
        }
        Choice::Pay(paid) if !paid.goals.is_empty() && has_plain_way(&legal) => {
            // A click on one of the Private Goals lists the ways to pay with it.
            let id = paid.goals.iter().next().expect("a Goal");
            let goal = names::goal(&ENGLISH, state, id);
            desk.click(&t!(ENGLISH, "board-goal", goal));
            desk.click(&words(state, choice));
        }
        Choice::Explore(place, Some(to)) => {
            let tile = state.exploration[usize::from(place)].expect("a tile");
            desk.click(&names::capital(names::discovery(&ENGLISH, state, tile)));
            let begun = |other: &&Choice| matches!(other, Choice::Explore(own, _) if *own == place);
            if legal.iter().filter(begun).count() > 1 {
                desk.click(&hex(state, to));
            }
        }
        _ => desk.click(&words(state, choice)),
    }
}

/// From a hex with a Bot that could move too, the Rover is taken by a second click.
fn move_rover(desk: &mut Desk, state: &State, legal: &[Choice], to: HexId) {
    let seat = state.asked().expect("somebody is asked");
    let from = state.rover(seat);
    desk.press(Key::Escape);
    desk.click(&hex(state, from));
    let bot = |choice: &Choice| matches!(choice, Choice::MoveBot(own, _) if *own == from);
    if legal.iter().any(bot) {
        desk.click(&hex(state, from));
    }
    desk.click(&hex(state, to));
}

fn has_plain_way(legal: &[Choice]) -> bool {
    let is_plain = |choice: &Choice| matches!(choice, Choice::Pay(paid) if paid.goals.is_empty());
    legal.iter().any(is_plain)
}

fn asks_for_goods(state: &State) -> bool {
    let step = state.agenda.last().map(|task| task.step);
    matches!(step, Some(Step::Gain(..) | Step::Deliver))
}

/// The name of a hex.
pub(crate) fn hex(state: &State, at: HexId) -> String {
    names::capital(names::building_at(&ENGLISH, state, at))
}

fn executive(state: &State, number: u8) -> String {
    let effect = names::capital(names::executive(&ENGLISH, state, number));
    let price = price_of(state, number);
    t!(ENGLISH, "board-executive", effect, price)
}

fn shut(state: &State, number: u8) -> String {
    let effect = names::capital(names::executive(&ENGLISH, state, number));
    let price = price_of(state, number);
    t!(ENGLISH, "board-executive-shut", effect, price)
}

fn price_of(state: &State, number: u8) -> String {
    let actions = &state.components.data().executive_actions;
    names::good(&ENGLISH, Good::Crystal, actions[usize::from(number)].price)
}

/// The name of a tile of the Tech Grid.
pub(crate) fn grid(state: &State, place: u8) -> String {
    let tile = state.grid[usize::from(place)].expect("a tile");
    let tech = names::capital(names::tech(&ENGLISH, tile));
    let (price, _) = state.board().grid[usize::from(place)];
    let cost = match price == on_mars::Price::default() {
        true => t!(ENGLISH, "names-free-of-charge"),
        false => names::price(&ENGLISH, price),
    };
    t!(ENGLISH, "board-grid-tile", tech, cost)
}

/// The name of a free space of the Lab.
pub(crate) fn free(state: &State, space: LabId) -> String {
    let name = names::capital(names::lab(&ENGLISH, state, space));
    t!(ENGLISH, "board-lab-free", name)
}

/// The name of a space of the Lab with its tile.
pub(crate) fn tile(state: &State, seat: SeatId, space: LabId) -> String {
    let name = names::capital(names::lab(&ENGLISH, state, space));
    let tile = state.seat(seat).lab[space.index()].expect("a tile");
    let level = state.board().lab(space).map_or(0, |place| place.level);
    let tech = names::tech_level(&ENGLISH, tile, level);
    t!(ENGLISH, "board-lab-tile", name, tech)
}

/// The name of a good in Storage, or of the Crystals in the Depot.
pub(crate) fn stored(state: &State, seat: SeatId, good: Good) -> String {
    let own = state.seat(seat);
    if good == Good::Crystal {
        let (count, waits) = (own.goods[good], own.below);
        let most = state.depot(seat);
        return t!(ENGLISH, "board-crystals", count, most, waits);
    }
    let held = names::good(&ENGLISH, good, own.goods[good]);
    t!(
        ENGLISH,
        "board-stored",
        good = held,
        most = state.storage(seat)
    )
}
