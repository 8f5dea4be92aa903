//! Mistakes in a file of components.

use super::{
    ActionData, ActionKind, Amounts, Back, CostItem, Data, IncidentKind, Reward, Section, Size,
};
use crate::card::CardKind;
use crate::stock::Track;
use Flaw::{Amount, Cost, Fixed, Number, Unknown};
use game::components::ensure;
use std::collections::BTreeSet;
use thiserror::Error;

/// The most kinds of resource tiles, and of incident tiles.
pub(crate) const MOST_KINDS: usize = 24;
/// The most stacks of resource tiles.
pub(crate) const MOST_STACKS: usize = 24;
/// The most salvage spaces, and the most cavern spaces.
pub(crate) const MOST_SPACES: usize = 16;
/// The highest end of a track.
const MOST_ON_TRACK: u8 = 30;
/// The highest number of points for one thing.
const MOST_POINTS: u8 = 50;

/// A mistake in a file of components, with its place and what to do about it.
pub type ComponentsError = game::components::ComponentsError<Flaw>;

/// What is wrong with a value, and the remedy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Flaw {
    /// The file belongs to another game or another version.
    #[error("this is no file of components of this version; write schema: 1 and the id \"cryo\"")]
    Game,
    /// A name is missing or used twice.
    #[error("a name is empty or used twice; give each its own")]
    Name,
    /// A list is too short or too long.
    #[error("there are too few or too many; compare the number with the template")]
    Number,
    /// A number that the game cannot be played with.
    #[error("the number is too small or too large for the game; compare it with the template")]
    Amount,
    /// Something that is part of the rules.
    #[error("the rules fix this; leave it as in the template")]
    Fixed,
    /// Something is named that is not there.
    #[error("there is nothing of this name; add it or name something else")]
    Unknown,
    /// A tunnel segment cannot be reached.
    #[error("no way leads there from the entrance; name the segments before it in `from`")]
    NoWay,
    /// A cost with what cannot be paid there.
    #[error("this cannot be a cost here; name crystal, organics or tech, on a tile also one card")]
    Cost,
    /// A reward that cannot be given.
    #[error(
        "a reward has at most 9 of a resource and 3 of card and wake; one_of names resources or energy alone"
    )]
    Reward,
    /// A cell that is no proper action.
    #[error(
        "a resource space has colour and printed, another cell has neither; only the launch dock launches"
    )]
    Cell,
    /// An incident that contradicts itself.
    #[error("loot has a reward and the others have none; there is one sunset, with its own back")]
    Incident,
}

type Checked = Result<(), ComponentsError>;

/// Checks that a game can be played with `data`.
pub(super) fn check(data: &Data) -> Checked {
    let proper = data.game.id == "cryo" && data.schema == 1;
    ensure(proper, "game", Flaw::Game)?;
    check_names(data)?;
    check_start(data)?;
    check_platform(data)?;
    check_actions(data)?;
    check_ship(data)?;
    check_salvage(data)?;
    check_tiles(data)?;
    check_incidents(data)?;
    check_caverns(data)?;
    check_cards(data)?;
    (2..=4).try_for_each(|players| check_players(data, players))
}

/// Whether all names of a list differ.
fn unique<'a>(place: &str, names: impl Iterator<Item = &'a String>) -> Checked {
    let names: Vec<&String> = names.collect();
    let count = names.len();
    let proper = names.iter().all(|name| !name.is_empty());
    let proper = proper && BTreeSet::from_iter(names).len() == count;
    ensure(proper, place, Flaw::Name)
}

fn check_names(data: &Data) -> Checked {
    unique("sections", data.sections.iter().map(|section| &section.id))?;
    let cells = data.sections.iter().flat_map(|section| &section.cells.list);
    let cells = cells.map(|cell| &cell.id);
    unique("sections, cells", cells.chain([&data.launch_dock.id]))?;
    let docks = data.sections.iter().flat_map(|section| &section.docks.list);
    let docks = docks.map(|dock| &dock.id);
    unique("sections, docks", docks.chain([&data.launch_dock.id]))?;
    let chambers = data.sections.iter().flat_map(|section| &section.chambers);
    unique("sections, chambers", chambers.map(|chamber| &chamber.id))?;
    let salvage = data.salvage.rows.iter().flat_map(|row| &row.spaces);
    unique("salvage", salvage.map(|space| &space.id))?;
    unique(
        "resource_tiles",
        data.resource_tiles.list.iter().map(|tile| &tile.id),
    )?;
    unique(
        "incident_tiles",
        data.incident_tiles.list.iter().map(|tile| &tile.id),
    )?;
    unique(
        "cavern_tiles",
        data.cavern_tiles.list.iter().map(|tile| &tile.id),
    )?;
    unique("caverns", data.caverns.spaces.iter().map(|space| &space.id))?;
    unique(
        "tunnels",
        data.tunnels.segments.iter().map(|segment| &segment.id),
    )
}

/// What players begin with (cryo §2.3 to §2.6, §2.11).
fn check_start(data: &Data) -> Checked {
    let tracks = data.tracks.iter().map(|track| track.id);
    ensure(tracks.eq(Track::ALL), "tracks", Fixed)?;
    for track in &data.tracks {
        let fits = track.start.value <= track.max.value && track.max.value <= MOST_ON_TRACK;
        let fits = fits && track.max.value > 0;
        ensure(fits, format!("tracks, {}", track.id.name()), Amount)?;
    }
    let start = &data.start;
    let proper = (start.hand.dealt, start.hand.kept) == (5, 3);
    ensure(proper, "start, hand", Fixed)?;
    let fits = (1..=20).contains(&start.hand_limit.value);
    ensure(fits, "start, hand_limit", Amount)?;
    let extras = start.extra_by_seat.seats.values();
    let more = start
        .balance_extra
        .players
        .values()
        .flat_map(|seats| seats.values());
    let plain = |extra: &Amounts| extra.card == 0 && extra.wake == 0;
    let proper = extras.chain(more).all(plain);
    ensure(proper, "start, extra_by_seat", Flaw::Reward)?;
    let docks = &start.drones_start_on_platform_docks.value;
    let known = docks.iter().all(|dock| (1..=6).contains(dock));
    let different = BTreeSet::from_iter(docks).len() == docks.len();
    let complete = docks.len() == usize::from(start.drones_each.value) && !docks.is_empty();
    let place = "start, drones_start_on_platform_docks";
    ensure(known && different && complete, place, Number)
}

fn check_platform(data: &Data) -> Checked {
    let platform = &data.platform;
    let ids = platform.docks.iter().map(|dock| dock.id);
    ensure(ids.eq(1..=6), "platform, docks", Fixed)?;
    for dock in &platform.docks {
        let place = format!("platform, docks, {}", dock.id);
        let proper = dock.reward_slot != dock.fixed_reward.is_some();
        ensure(proper, &place, Flaw::Reward)?;
        check_reward(&place, Reward::All(dock.fixed_reward.unwrap_or_default()))?;
    }
    let fits = (1..=20).contains(&platform.room.value);
    ensure(fits, "platform, room", Amount)?;
    let places = &platform.places;
    let places = [places.upgrades, places.missions, places.vehicles];
    let fits = places.iter().all(|count| (1..=8).contains(count));
    ensure(fits, "platform, places", Amount)
}

fn check_actions(data: &Data) -> Checked {
    let actions = &data.actions;
    for (name, action) in [
        ("stasis", &actions.stasis),
        ("reactor", &actions.reactor),
        ("converter", &actions.converter),
        ("computer", &actions.computer),
    ] {
        let fits = action.up_to.is_some_and(|most| (1..=5).contains(&most));
        ensure(fits, format!("actions, {name}"), Amount)?;
    }
    let one = |action: &ActionData| action.pods.or(action.pods_placed) == Some(1);
    ensure(one(&actions.scout), "actions, scout", Fixed)?;
    ensure(one(&actions.send), "actions, send", Fixed)?;
    let back = actions
        .back
        .pods_up_to
        .is_some_and(|most| (1..=3).contains(&most));
    ensure(back, "actions, back", Amount)?;
    let scouting = actions.scout.cost.as_ref().map(|cost| cost.value);
    let payable = |cost: Amounts| Amounts { energy: 0, ..cost }.is_plain();
    ensure(scouting.is_some_and(payable), "actions, scout", Cost)
}

fn check_ship(data: &Data) -> Checked {
    ensure(data.sections.len() == 4, "sections", Fixed)?;
    data.sections.iter().try_for_each(check_section)?;
    let chambers = data.sections.iter().flat_map(|section| &section.chambers);
    let pods: u32 = chambers.map(|chamber| u32::from(chamber.pods_each)).sum();
    let pods_each = data.start.pods_each.value;
    let fits = pods == u32::from(pods_each) && pods_each <= 40;
    ensure(fits, "start, pods_each", Amount)?;
    let launch = &data.launch_dock;
    let known = data
        .sections
        .iter()
        .any(|section| section.id == launch.section.value);
    ensure(known, "launch_dock, section", Unknown)?;
    let alone = launch.touches[..] == [launch.id.clone()] && !launch.can_be_damaged.value;
    ensure(alone, "launch_dock", Fixed)?;
    let stacks = data.sections.iter().flat_map(|section| &section.cells.list);
    let stacks = stacks.filter(|cell| cell.colour.is_some()).count();
    ensure(stacks <= MOST_STACKS, "sections, cells", Number)?;
    let docks = data.sections.iter().flat_map(|section| &section.docks.list);
    let breaking = docks.filter(|dock| dock.damage_symbol).map(|dock| &dock.id);
    let markers: BTreeSet<&String> = data.damage_markers.list.iter().collect();
    let same = markers.len() == data.damage_markers.list.len();
    let fits = same && markers == breaking.collect();
    ensure(fits, "damage_markers", Number)
}

fn check_section(section: &Section) -> Checked {
    let place = format!("sections, {}", section.id);
    let numbers = section.chambers.iter().map(|chamber| chamber.number);
    ensure(numbers.eq(1..=3), format!("{place}, chambers"), Fixed)?;
    let proper = section.incident_spaces.value == 1;
    ensure(proper, format!("{place}, incident_spaces"), Fixed)?;
    let (cells, docks) = (&section.cells.list, &section.docks.list);
    let counts = (1..=14).contains(&cells.len()) && (1..=7).contains(&docks.len());
    ensure(counts, &place, Number)?;
    for cell in cells {
        let stack = cell.action == ActionKind::Resource;
        let printed = cell.printed.unwrap_or_default();
        let proper = stack == cell.colour.is_some()
            && stack == cell.printed.is_some()
            && (printed.card, printed.wake) == (0, 0)
            && cell.action != ActionKind::Launch;
        ensure(proper, format!("{place}, cells, {}", cell.id), Flaw::Cell)?;
    }
    for dock in docks {
        let fits = !dock.touches.is_empty();
        ensure(fits, format!("{place}, docks, {}", dock.id), Number)?;
    }
    Ok(())
}

fn check_salvage(data: &Data) -> Checked {
    let rows = &data.salvage.rows;
    let spaces: usize = rows.iter().map(|row| row.spaces.len()).sum();
    ensure((1..=MOST_SPACES).contains(&spaces), "salvage", Number)?;
    let fits = data.salvage.gain_per_pod.value <= 9;
    ensure(fits, "salvage, gain_per_pod", Amount)?;
    for row in rows {
        let proper = row.gives.card == 0 && row.gives.wake == 0;
        ensure(proper, format!("salvage, {}", row.id), Flaw::Reward)?;
    }
    Ok(())
}

/// A reward small enough for the game.
fn check_reward(place: &str, reward: Reward) -> Checked {
    let (Reward::All(amounts) | Reward::OneOf(amounts)) = reward;
    let small = amounts.stock().iter().all(|(_, amount)| amount <= 9);
    let proper = match reward {
        Reward::All(_) => amounts.card <= 3 && amounts.wake <= 3,
        Reward::OneOf(_) => (amounts.card, amounts.wake) == (0, 0) && !amounts.stock().is_none(),
    };
    ensure(small && proper, place, Flaw::Reward)
}

fn check_tiles(data: &Data) -> Checked {
    let tiles = &data.resource_tiles.list;
    let fits = (1..=MOST_KINDS).contains(&tiles.len());
    ensure(fits, "resource_tiles", Number)?;
    for tile in tiles {
        let place = format!("resource_tiles, {}", tile.id);
        ensure((1..=100).contains(&tile.count), &place, Amount)?;
        check_reward(&place, tile.reward)?;
        ensure(CostItem::are_alike(&tile.cost.any), place, Cost)?;
    }
    Ok(())
}

fn check_incidents(data: &Data) -> Checked {
    let tiles = &data.incident_tiles.list;
    let fits = (1..=MOST_KINDS).contains(&tiles.len());
    ensure(fits, "incident_tiles", Number)?;
    for tile in tiles {
        let place = format!("incident_tiles, {}", tile.id);
        ensure((1..=30).contains(&tile.count), &place, Amount)?;
        let sunset = tile.kind == IncidentKind::Sunset;
        let proper = tile.reward.is_some() == (tile.kind == IncidentKind::Loot)
            && sunset == (tile.back == Back::Sunset)
            && (!sunset || tile.count == 1);
        ensure(proper, &place, Flaw::Incident)?;
        tile.reward
            .map_or(Ok(()), |reward| check_reward(&place, reward))?;
    }
    let sunsets = tiles
        .iter()
        .filter(|tile| tile.kind == IncidentKind::Sunset);
    ensure(sunsets.count() == 1, "incident_tiles", Flaw::Incident)?;
    let track = &data.incident_track;
    let backs = track.stacks.iter().chain([&track.first_tiles]);
    let proper = backs.into_iter().all(|back| *back != Back::Sunset);
    let fixed = track.fields == 6 && track.stacks.len() == 6;
    let under = (1..=6).contains(&track.sunset_under_stack);
    ensure(proper && fixed && under, "incident_track", Fixed)
}

fn check_caverns(data: &Data) -> Checked {
    let (spaces, segments) = (&data.caverns.spaces, &data.tunnels.segments);
    ensure((1..=MOST_SPACES).contains(&spaces.len()), "caverns", Number)?;
    ensure((1..=8).contains(&segments.len()), "tunnels", Number)?;
    for space in spaces {
        let own = segments
            .iter()
            .filter(|segment| segment.caverns.contains(&space.id));
        let proper = own.map(|segment| &segment.id).eq([&space.segment]);
        ensure(proper, format!("caverns, {}", space.id), Unknown)?;
    }
    let open = spaces
        .iter()
        .any(|space| space.start_face_up && space.min_players <= 2);
    ensure(open, "caverns", Number)?;
    for segment in segments {
        let place = format!("tunnels, {}", segment.id);
        let different = segment.caverns.first() != segment.caverns.last();
        ensure(different, &place, Number)?;
        ensure(segment.energy <= MOST_ON_TRACK, place, Amount)?;
    }
    let tiles = &data.cavern_tiles.list;
    let fits = (1..=MOST_KINDS).contains(&tiles.len());
    ensure(fits, "cavern_tiles", Number)?;
    for tile in tiles {
        let place = format!("cavern_tiles, {}", tile.id);
        let small = tile.settling_cost.stock().resources() <= 6;
        ensure(tile.settling_cost.is_plain() && small, &place, Cost)?;
        let points = tile.majority.iter().all(|points| *points <= MOST_POINTS);
        ensure(points, place, Amount)?;
    }
    Ok(())
}

fn check_cards(data: &Data) -> Checked {
    let kinds = &data.cards.kinds;
    let proper = kinds.iter().map(|card| card.id).eq(CardKind::ALL);
    ensure(proper, "cards, kinds", Fixed)?;
    let fits = (3..=8).contains(&data.cards.count_each.value);
    ensure(fits, "cards, count_each", Amount)?;
    for card in kinds {
        let place = format!("cards, {}", card.id.name());
        let mission = &card.mission;
        let fits = mission.per > 0 && mission.points.value <= MOST_POINTS;
        let fits = fits && (1..=9).contains(&card.vehicle.seats);
        ensure(fits, &place, Amount)?;
        check_reward(&place, card.scrap.reward)?;
    }
    let values = &data.upgrade_values;
    let fits = (1..=9).contains(&values.supercharge_factor)
        && values.wake_up_extra_seat <= 9
        && values.wake_up_discount <= 9;
    ensure(fits, "upgrade_values", Amount)?;
    let proper = values.prototype_cost == 1;
    ensure(proper, "upgrade_values, prototype_cost", Fixed)?;
    let proper = values.overclock_cost.is_plain();
    ensure(proper, "upgrade_values, overclock_cost", Cost)?;
    let points = &data.scoring;
    let points = [
        points.pod_in_cavern,
        points.upgrade,
        points.vehicle,
        points.pod_on_platform,
    ];
    let fits = points.iter().all(|points| *points <= MOST_POINTS);
    ensure(fits, "scoring", Amount)
}

/// Whether so many can play: enough tiles and markers (cryo §2.7 to §2.10).
fn check_players(data: &Data, players: u8) -> Checked {
    let place = format!("players, {players}");
    let numbers = data.players.get(&players);
    let numbers = numbers.ok_or_else(|| ComponentsError::at(&place, Number))?;
    let [stack, incidents] = [numbers.resource_stack.value, numbers.incident_stack.value];
    let heights = (1..=4).contains(&stack) && (1..=4).contains(&incidents);
    let markers = usize::from(numbers.damage_markers.value) <= data.damage_markers.list.len();
    ensure(heights && markers, &place, Amount)?;
    for tile in &data.resource_tiles.list {
        let colour = tile.colour;
        let cells = data.sections.iter().flat_map(|section| &section.cells.list);
        let needed = cells.filter(|cell| cell.colour == Some(colour)).count() * usize::from(stack);
        let all = data
            .resource_tiles
            .list
            .iter()
            .filter(|tile| tile.colour == colour);
        let count: usize = all.map(|tile| usize::from(tile.count)).sum();
        ensure(needed <= count, "resource_tiles", Number)?;
    }
    let cells = data.sections.iter().flat_map(|section| &section.cells.list);
    let mut colours = cells.filter_map(|cell| cell.colour);
    let has_tiles = |colour| {
        data.resource_tiles
            .list
            .iter()
            .any(|tile| tile.colour == colour)
    };
    ensure(colours.all(has_tiles), "resource_tiles", Number)?;
    for back in [Back::Early, Back::Late] {
        let tiles = data
            .incident_tiles
            .list
            .iter()
            .filter(|tile| tile.back == back);
        let count: usize = tiles.map(|tile| usize::from(tile.count)).sum();
        let track = &data.incident_track;
        let stacks = track.stacks.iter().filter(|own| **own == back).count();
        let first = if track.first_tiles == back { 4 } else { 0 };
        let fits = first + stacks * usize::from(incidents) <= count;
        ensure(fits, "incident_tiles", Number)?;
    }
    for size in [Size::Small, Size::Large] {
        let spaces = data.caverns.spaces.iter();
        let used = spaces.filter(|space| space.size == size && space.min_players <= players);
        let tiles = data
            .cavern_tiles
            .list
            .iter()
            .filter(|tile| tile.size == size);
        ensure(used.count() <= tiles.count(), "cavern_tiles", Number)?;
    }
    Ok(())
}
