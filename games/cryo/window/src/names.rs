//! Names of things: a table of what stands in `names.ftl`. Many come with the components, in every language.

use crate::t;
use crate::text::{Speaks, list};
use cryo::{
    Amounts, Board, CardKind, CardUse, Cards, CavernTileId, CellId, ChamberId, Components,
    CostItem, DockId, IncidentId, IncidentKind, PlatformId, Reward, SalvageId, SectionId,
    SegmentId, Size, SlotId, SpaceId, State, Stock, TileId, Track, VehicleEffect,
};
use game::SeatId;
use kit::text::either;

kit::phrases! {
    /// So many of a resource, or so much energy.
    pub fn amount(track: Track, count: u8) = "names" {
        Crystal => (count), Organics => (count), Tech => (count), Nanites => (count), Energy => (count),
    }
    /// So many pods.
    pub fn pods(count: u8) = "names-pods", count;
    /// A chamber, such as “chamber 2 (laboratory)”.
    pub fn chamber(state: &State, id: ChamberId) =
        "names-chamber", number = 1 + id.0 % 3, section(state, id.section());
    /// A cavern that lies face up.
    pub fn cavern(state: &State, id: CavernTileId) =
        "names-cavern", name: cavern_name(state, id), size: size(state.components.cavern_tile(id).size);
    /// The size of a cavern.
    pub fn size(size: Size) = "names-size" { Small, Large }
    /// A salvage space.
    pub fn salvage(state: &State, id: SalvageId) =
        "names-salvage", number = id.0 + 1, resources: stock(salvaged(state.board(), id));
}

/// Resources and energy, such as “2 crystal and 1 energy”.
pub fn stock(speaker: &impl Speaks, stock: Stock) -> String {
    amounts(speaker, stock, 0, 0)
}

fn each_amount(speaker: &impl Speaks, stock: Stock) -> Vec<String> {
    let each = stock.iter();
    each.map(|(track, count)| amount(speaker, track, count))
        .collect()
}

fn amounts(speaker: &impl Speaks, stock: Stock, cards: u8, wake: u8) -> String {
    let mut parts = each_amount(speaker, stock);
    if cards > 0 {
        parts.push(t!(speaker, "names-card-rewards", count = cards));
    }
    if wake > 0 {
        parts.push(t!(speaker, "names-wakes", count = wake));
    }
    match parts.is_empty() {
        true => t!(speaker, "names-nothing"),
        false => list(speaker, &parts),
    }
}

/// A reward, such as “1 crystal and 1 tech” or “1 tech or 1 energy”.
pub fn reward(speaker: &impl Speaks, reward: Reward) -> String {
    match reward {
        Reward::All(all) => {
            let Amounts { card, wake, .. } = all;
            amounts(speaker, all.stock(), card, wake)
        }
        Reward::OneOf(one) => either_of(speaker, &each_amount(speaker, one.stock())),
    }
}

/// Alternatives, such as “crystal or tech”.
fn either_of(speaker: &impl Speaks, parts: &[String]) -> String {
    parts.join(&t!(speaker, "names-or"))
}

/// What a tile asks for in a cost slot.
pub fn cost(speaker: &impl Speaks, state: &State, id: TileId) -> String {
    let one = |item: &CostItem| match item.track() {
        Some(track) => amount(speaker, track, 1),
        None => t!(speaker, "names-card"),
    };
    let items = state.components.tile(id).cost.any.iter();
    either_of(speaker, &items.map(one).collect::<Vec<_>>())
}

/// A resource tile by its reward.
pub fn tile(speaker: &impl Speaks, state: &State, id: TileId) -> String {
    reward(speaker, state.components.tile(id).reward)
}

/// An incident, such as “loot (2 energy)”.
pub fn incident(speaker: &impl Speaks, state: &State, id: IncidentId) -> String {
    let incident = state.components.incident(id);
    match (incident.kind, incident.reward) {
        (IncidentKind::Sabotage, _) => t!(speaker, "names-sabotage"),
        (IncidentKind::Sunset, _) => t!(speaker, "names-sunset"),
        (IncidentKind::Loot, Some(gain)) => t!(speaker, "names-loot", reward(gain)),
        (IncidentKind::Loot, None) => {
            t!(speaker, "names-loot", reward = t!(speaker, "names-nothing"))
        }
    }
}

/// A section of the ship.
pub fn section(speaker: &impl Speaks, state: &State, id: SectionId) -> String {
    let of = &state.components.data().sections[id.index()];
    either(speaker, &of.en, &of.de).to_owned()
}

/// A dock of the ship, such as “laboratory, dock 3”.
pub fn dock(speaker: &impl Speaks, state: &State, id: DockId) -> String {
    let board = state.board();
    if id == board.launch_dock() {
        return t!(speaker, "names-launch-dock");
    }
    let own = board.dock(id).section;
    let before = board.docks[..id.index()]
        .iter()
        .filter(|dock| dock.section == own);
    t!(
        speaker,
        "names-dock",
        section(state, own),
        number = 1 + before.count()
    )
}

/// The action of a cell of the ship.
pub fn action<'a>(speaker: &impl Speaks, state: &'a State, cell: CellId) -> &'a str {
    use cryo::ActionKind::{
        Back, Computer, Converter, Launch, Reactor, Resource, Scout, Send, Stasis,
    };
    let actions = &state.components.data().actions;
    let of = match state.board().cell(cell).action {
        Stasis => &actions.stasis,
        Resource => &actions.resource,
        Reactor => &actions.reactor,
        Converter => &actions.converter,
        Computer => &actions.computer,
        Scout => &actions.scout,
        Send => &actions.send,
        Back => &actions.back,
        Launch => &actions.launch,
    };
    either(speaker, &of.en, &of.de)
}

/// The action of a dock of the platform.
pub fn machine<'a>(speaker: &impl Speaks, components: &'a Components, id: PlatformId) -> &'a str {
    let of = components.platform_dock(id);
    either(speaker, &of.en, &of.de)
}

/// A dock of the platform, such as “dock 3: Charge”.
pub fn home(speaker: &impl Speaks, state: &State, id: PlatformId) -> String {
    let machine = machine(speaker, &state.components, id);
    t!(speaker, "names-home", number = id.0 + 1, machine)
}

/// A slot of the platform, such as “Charge, cost”.
pub fn slot(speaker: &impl Speaks, state: &State, id: SlotId) -> String {
    let slot = state.board().slots[id.index()];
    let machine = machine(speaker, &state.components, slot.dock);
    match slot.is_cost {
        true => t!(speaker, "names-slot-cost", machine),
        false => t!(speaker, "names-slot-reward", machine),
    }
}

/// A card as what it is played as.
pub fn card_as<'a>(
    speaker: &impl Speaks,
    state: &'a State,
    kind: CardKind,
    role: CardUse,
) -> &'a str {
    let card = state.components.card(kind);
    match role {
        CardUse::Upgrade => either(speaker, &card.upgrade.en, &card.upgrade.de),
        CardUse::Mission => either(speaker, &card.mission.en, &card.mission.de),
        CardUse::Vehicle => either(speaker, &card.vehicle.en, &card.vehicle.de),
    }
}

/// A hand card, such as “Ground scanner / Expansion / Rhino”.
pub fn card(speaker: &impl Speaks, state: &State, kind: CardKind) -> String {
    CardUse::ALL
        .map(|role| card_as(speaker, state, kind, role))
        .join(" / ")
}

/// Several hand cards.
pub fn cards(speaker: &impl Speaks, state: &State, cards: Cards) -> String {
    let names = cards.iter().map(|kind| card(speaker, state, kind));
    names.collect::<Vec<_>>().join(", ")
}

/// A cavern space, such as “K3”.
pub fn space(state: &State, id: SpaceId) -> &str {
    &state.components.data().caverns.spaces[id.index()].id
}

/// A tunnel segment, such as “S2”.
pub fn segment(state: &State, id: SegmentId) -> &str {
    &state.components.data().tunnels.segments[id.index()].id
}

fn cavern_name<'a>(speaker: &impl Speaks, state: &'a State, id: CavernTileId) -> &'a str {
    let tile = state.components.cavern_tile(id);
    either(speaker, &tile.en, &tile.de)
}

fn salvaged(board: &Board, id: SalvageId) -> Stock {
    board
        .salvage
        .get(id.index())
        .map_or(Stock::NONE, |(gives, _)| *gives)
}

/// An action cell: its action, or the tile that lies there, and its section.
pub fn cell(speaker: &impl Speaks, state: &State, id: CellId) -> String {
    let of = state.board().cell(id);
    let action = match state.top_tile(id) {
        Some(top) => tile(speaker, state, top),
        None => action(speaker, state, id).to_owned(),
    };
    t!(speaker, "names-cell", action, section(state, of.section))
}

/// A card with what it is used as, such as “mission Looting”.
pub fn used_card(speaker: &impl Speaks, state: &State, kind: CardKind, role: CardUse) -> String {
    let name = card_as(speaker, state, kind, role);
    match role {
        CardUse::Upgrade => t!(speaker, "names-upgrade", name),
        CardUse::Mission => t!(speaker, "names-mission", name),
        CardUse::Vehicle => t!(speaker, "names-vehicle", name),
    }
}

/// What everybody sees of a seat: for assistive technology and narrow rows.
pub fn standing(speaker: &impl Speaks, state: &State, seat: SeatId) -> String {
    let own = state.seat(seat);
    let parts = [
        stock(speaker, own.stock),
        pods(speaker, own.pods),
        t!(speaker, "names-drones", count = own.home.len()),
        t!(speaker, "names-cards", count = own.hand.len()),
        t!(speaker, "names-missions", count = own.missions.len()),
    ];
    parts.join(" · ")
}

/// What a card does when this seat uses it in this way.
pub fn use_of(
    speaker: &impl Speaks,
    (state, seat): (&State, SeatId),
    kind: CardKind,
    role: CardUse,
) -> String {
    let card = state.components.card(kind);
    let (points, per) = (card.mission.points.value, card.mission.per);
    let seats = state.seats_of(seat, kind);
    match role {
        CardUse::Upgrade => upgrade(speaker, kind),
        CardUse::Mission => mission(speaker, kind, points, per),
        CardUse::Vehicle => match card.vehicle.effect {
            None => t!(speaker, "names-use-vehicle", seats),
            Some(VehicleEffect::AnySegment) => t!(speaker, "names-use-vehicle-far", seats),
            Some(VehicleEffect::RescueNet) => t!(speaker, "names-use-vehicle-rescue", seats),
        },
    }
}

kit::phrases! {
    /// What an upgrade does.
    fn upgrade(kind: CardKind) = "names-use-upgrade" {
        GroundScanner, Supercharge, Interface, WakeUp, Automation, Prototype, EarlyWarning, Overclock,
    }
    /// What a mission counts.
    fn mission(kind: CardKind, points: u8, per: u8) = "names-use-mission" {
        GroundScanner => (points), Supercharge => (points), Interface => (points), WakeUp => (points),
        Automation => (points), Prototype => (points, per), EarlyWarning => (points), Overclock => (points),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use cryo::Setup;
    use game::Game as _;

    // finding: the menu of a card said its printed seats, the card itself those with the upgrade
    /// cryo §5.8u
    #[test]
    fn a_vehicle_is_told_with_the_seats_that_it_has() {
        let mut state = State::deal(&Setup::standard(2, "seats")).expect("a game");
        let (seat, kind) = (SeatId(0), CardKind::Interface);
        let told =
            |state: &State| use_of(&Language::English, (state, seat), kind, CardUse::Vehicle);
        let before = told(&state);
        state.seats[0].upgrades.insert(CardKind::WakeUp);
        let seats = state.seats_of(seat, kind);
        assert!(told(&state).starts_with(&format!("{seats} seats")));
        assert_ne!(told(&state), before);
    }
}
