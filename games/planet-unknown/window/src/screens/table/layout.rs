//! The layout of the table: a pure function of the available room.

use self::Tab::{Cards, Log, Planet, Practice, Seats, Station, Tracks};
use egui::{Rect, vec2};

/// The height of the bar at the top.
pub const BAR: f32 = 46.0;
/// Distance between the parts.
pub const GAP: f32 = 6.0;
/// The height with room for three options of a hint, or for the verdict of the coach, in points.
const ADVICE_HEIGHT: f32 = 304.0;
/// The minimum height of the tracks above other parts.
const LEAST_TRACKS: f32 = 318.0;
/// The height of a window below which both bars are lower.
const LOW: f32 = 420.0;
/// The width of a left column from which the tiles on offer are beside the dial.
const TILES_BESIDE: f32 = 400.0;

/// A part of the table that may share its place with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tab {
    /// The planet shown large.
    Planet,
    /// The station and the two tiles on offer.
    Station,
    /// The other seats.
    Seats,
    /// The corporation with its tracks.
    Tracks,
    /// Civ cards and objectives.
    Cards,
    /// The log.
    Log,
    /// The features of practice games: tools, marks, explanations.
    Practice,
    /// The hint that the player asked for.
    Hint,
}

/// A place of the table. A place with several parts shows tabs.
#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    /// Its area.
    pub rect: Rect,
    /// Its parts.
    pub tabs: Vec<Tab>,
}

/// The areas of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct TableLayout {
    /// The bar with round, commander and turn.
    pub top: Rect,
    /// The bar with the current question.
    pub bottom: Rect,
    /// The places between the bars.
    pub slots: Vec<Slot>,
}

impl TableLayout {
    /// The room between the bars.
    pub fn middle(&self) -> Rect {
        Rect::from_x_y_ranges(self.top.x_range(), self.top.bottom()..=self.bottom.top())
    }

    /// The place of a part.
    pub fn place_of(&self, tab: Tab) -> Option<Rect> {
        let mut slots = self.slots.iter();
        let slot = slots.find(|slot| slot.tabs.contains(&tab))?;
        Some(slot.rect)
    }

    /// Adds a part before the log: far from the planet, where there is room.
    pub fn add(&mut self, tab: Tab) {
        let mut slots = self.slots.iter_mut();
        if let Some(slot) = slots.find(|slot| slot.tabs.contains(&Log)) {
            slot.tabs.insert(0, tab);
        }
    }
}

/// Lays the table out in `room`. A player `alone` has no other seats to show, and only practice games have a practice
/// part.
pub fn arrange(room: Rect, alone: bool, practice: bool) -> TableLayout {
    let bar = if room.height() < LOW { 40.0 } else { BAR };
    let top = room.with_max_y(room.top() + bar);
    let bottom = room.with_min_y(room.bottom() - bottom_height(room));
    let middle = room.with_min_y(top.bottom()).with_max_y(bottom.top());
    let middle = middle.shrink(GAP);
    let mut slots = match middle.width() {
        _ if is_upright(room) => upright(middle),
        width if width >= 960.0 => three_columns(middle, alone),
        width if width >= 620.0 || (width >= 560.0 && middle.height() >= 230.0) => {
            two_columns(middle)
        }
        _ => vec![slot(middle, &[Planet, Station, Tracks, Cards, Seats, Log])],
    };
    if alone {
        for slot in &mut slots {
            slot.tabs.retain(|tab| *tab != Seats);
        }
        slots.retain(|slot| !slot.tabs.is_empty());
    }
    let mut layout = TableLayout { top, bottom, slots };
    if practice {
        layout.add(Practice);
    }
    layout
}

/// The height of the bottom bar: where there is room, the question, two rows of choices and a line of news. Five trackers
/// with gains need two rows.
fn bottom_height(room: Rect) -> f32 {
    match room.height() {
        height if height < LOW => 98.0,
        // There, words of the question and choices wrap.
        height if is_upright(room) && height >= 700.0 => 186.0,
        height if height < 700.0 && (700.0..900.0).contains(&room.width()) => 140.0,
        height if height < 700.0 => 126.0,
        _ => 138.0,
    }
}

fn slot(rect: Rect, tabs: &[Tab]) -> Slot {
    Slot {
        rect,
        tabs: tabs.to_vec(),
    }
}

/// Whether a room is so much higher than wide that the planet is above the other parts.
fn is_upright(room: Rect) -> bool {
    room.width() >= 400.0 && room.height() >= 1.3 * room.width()
}

/// The planet as wide as the room, and below it the tracks beside the other parts.
fn upright(room: Rect) -> Vec<Slot> {
    let planet = room.width().min(room.height() - 300.0);
    let (planet, below) = room.split_top_bottom_at_y(room.top() + planet);
    let below = below.with_min_y(below.top() + GAP);
    let (tracks, right) = below.split_left_right_at_x(below.center().x);
    let tabs = [Station, Cards, Seats, Log];
    vec![
        slot(planet, &[Planet]),
        slot(tracks.with_max_x(tracks.right() - GAP / 2.0), &[Tracks]),
        slot(right.with_min_x(right.left() + GAP / 2.0), &tabs),
    ]
}

/// The planet, a square, and beside it whatever it leaves for the other parts.
fn two_columns(room: Rect) -> Vec<Slot> {
    let left = room.width() - room.height() - GAP;
    let least = (room.width() * 0.4).clamp(212.0, 350.0);
    let side = left.clamp(least, least.max(350.0));
    let (planet, right) = room.split_left_right_at_x(room.right() - side);
    let right = right.with_min_x(right.left() + GAP);
    let planet = slot(planet, &[Planet]);
    if right.height() < 640.0 {
        let tabs = [Station, Tracks, Cards, Seats, Log];
        return vec![planet, slot(right, &tabs)];
    }
    let (tracks, rest) = right.split_top_bottom_at_y(right.top() + 0.56 * right.height());
    let rest = rest.with_min_y(rest.top() + GAP);
    let tabs = [Station, Cards, Seats, Log];
    vec![planet, slot(tracks, &[Tracks]), slot(rest, &tabs)]
}

fn three_columns(room: Rect, alone: bool) -> Vec<Slot> {
    let right = (room.width() * 0.27).clamp(280.0, 480.0);
    let left = left_width(room, right, alone);
    let (left, rest) = room.split_left_right_at_x(room.left() + left);
    let (planet, right) = rest.split_left_right_at_x(rest.right() - right);
    let mut slots = vec![slot(planet.shrink2(vec2(GAP, 0.0)), &[Planet])];
    slots.extend(left_column(left, alone));
    let has_cards = slots.iter().any(|slot| slot.tabs.contains(&Cards));
    slots.extend(right_column(right, !has_cards));
    slots
}

/// The width of the left column. The other seats get what the planet, a square, leaves of a wide window.
fn left_width(room: Rect, right: f32, alone: bool) -> f32 {
    let least = (room.width() * 0.2).clamp(212.0, 380.0);
    let spare = (room.width() - right - room.height() + 16.0).min(560.0);
    if alone || spare < TILES_BESIDE {
        least
    } else {
        spare.max(least)
    }
}

/// Station and seats; who plays alone has the cards there.
fn left_column(room: Rect, alone: bool) -> Vec<Slot> {
    let station = if room.width() >= TILES_BESIDE {
        0.62 * room.width() + 16.0
    } else {
        1.425 * room.width() + 40.0
    };
    let low = if alone { Cards } else { Seats };
    if room.height() < station + 150.0 {
        return vec![slot(room, &[Station, Seats])];
    }
    let (station, seats) = room.split_top_bottom_at_y(room.top() + station);
    vec![
        slot(station, &[Station]),
        slot(seats.with_min_y(seats.top() + GAP), &[low]),
    ]
}

/// Tracks, cards and log; without the cards if these are elsewhere. A hint opens in place of the log, which has room for
/// it from the start: nothing moves when it opens.
fn right_column(room: Rect, with_cards: bool) -> Vec<Slot> {
    let height = room.height();
    let below: &[Tab] = if with_cards { &[Cards, Log] } else { &[Log] };
    if height < 560.0 {
        return vec![slot(room, &[&[Tracks], below].concat())];
    }
    let most = (height - GAP - ADVICE_HEIGHT).clamp(LEAST_TRACKS, 720.0);
    let (tracks, rest) = room.split_top_bottom_at_y(room.top() + (height * 0.6).min(most));
    let rest = rest.with_min_y(rest.top() + GAP);
    if !with_cards || rest.height() < 520.0 {
        return vec![slot(tracks, &[Tracks]), slot(rest, below)];
    }
    let log = (rest.height() / 2.0).max(ADVICE_HEIGHT);
    let (cards, log) = rest.split_top_bottom_at_y(rest.bottom() - log);
    vec![
        slot(tracks, &[Tracks]),
        slot(cards, &[Cards]),
        slot(log.with_min_y(log.top() + GAP), &[Log]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    const ALL: [Tab; 7] = [
        Tab::Planet,
        Tab::Station,
        Tab::Seats,
        Tab::Tracks,
        Tab::Cards,
        Tab::Log,
        Tab::Practice,
    ];

    /// The rooms of windows from 1024×640 to 4K, with text from 100 to 200 %.
    fn rooms() -> impl Iterator<Item = Rect> {
        let windows = [
            (1024.0, 640.0),
            (1280.0, 800.0),
            (1366.0, 768.0),
            (1920.0, 1080.0),
            (3840.0, 2160.0),
        ];
        let scales = [1.0, 1.25, 1.5, 2.0];
        let size = |(width, height): (f32, f32), scale: f32| vec2(width / scale, height / scale);
        windows.into_iter().flat_map(move |window| {
            scales
                .into_iter()
                .map(move |scale| Rect::from_min_size(pos2(0.0, 0.0), size(window, scale)))
        })
    }

    #[test]
    fn every_part_has_exactly_one_place() {
        for room in rooms() {
            for tab in ALL {
                let places = arrange(room, false, true)
                    .slots
                    .iter()
                    .filter(|slot| slot.tabs.contains(&tab))
                    .count();
                assert_eq!(places, 1, "{tab:?} in {room:?}");
            }
        }
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_window() {
        for room in rooms() {
            let layout = arrange(room, false, true);
            let mut rects: Vec<Rect> = layout.slots.iter().map(|slot| slot.rect).collect();
            rects.extend([layout.top, layout.bottom]);
            for (index, rect) in rects.iter().enumerate() {
                assert!(room.contains_rect(*rect), "{rect:?} in {room:?}");
                assert!(
                    rect.width() > 200.0 && rect.height() >= 40.0,
                    "{rect:?} in {room:?}"
                );
                let overlaps = |other: &Rect| rect.intersect(*other).is_positive();
                assert!(!rects[index + 1..].iter().any(overlaps), "{room:?}");
            }
        }
    }

    #[test]
    fn a_hint_has_room_below_legible_tracks() {
        for room in rooms() {
            let mut layout = arrange(room, false, false);
            layout.add(Tab::Hint);
            let place = |tab: Tab| {
                let mut slots = layout.slots.iter();
                slots.find(|slot| slot.tabs.contains(&tab)).unwrap()
            };
            let (tracks, hint) = (place(Tab::Tracks), place(Tab::Hint));
            let is_split = tracks.rect != hint.rect;
            let legible = tracks.rect.height() <= LEAST_TRACKS;
            assert!(
                !is_split || legible || hint.rect.height() >= ADVICE_HEIGHT - GAP,
                "{hint:?} in {room:?}"
            );
        }
    }

    #[test]
    fn the_planet_has_room() {
        for room in rooms() {
            let layout = arrange(room, false, true);
            let planet = layout
                .slots
                .iter()
                .find(|slot| slot.tabs.contains(&Tab::Planet))
                .unwrap();
            assert!(
                planet.rect.width().min(planet.rect.height()) > 160.0,
                "{room:?}"
            );
        }
    }

    #[test]
    fn other_seats_get_what_the_planet_leaves() {
        let full_hd = Rect::from_min_size(pos2(0.0, 0.0), vec2(1920.0, 1080.0));
        let layout = arrange(full_hd, false, false);
        let place = |tab: Tab| {
            let mut slots = layout.slots.iter();
            slots.find(|slot| slot.tabs.contains(&tab)).unwrap().rect
        };
        let seats = place(Tab::Seats);
        assert!(seats.width() > 500.0 && seats.height() > 500.0, "{seats:?}");
        let planet = place(Tab::Planet);
        assert!(planet.width() > planet.height() - 40.0, "{planet:?}");
    }

    #[test]
    fn who_plays_alone_has_every_other_part_once_and_no_empty_place() {
        for room in rooms() {
            let slots = arrange(room, true, false).slots;
            for tab in ALL.into_iter().take(6).filter(|tab| *tab != Tab::Seats) {
                let places = slots.iter().filter(|slot| slot.tabs.contains(&tab));
                assert_eq!(places.count(), 1, "{tab:?} in {room:?}");
            }
            assert!(slots.iter().all(|slot| !slot.tabs.is_empty()));
        }
    }

    #[test]
    fn who_plays_alone_sees_no_other_seats() {
        for room in rooms() {
            assert!(
                arrange(room, true, true)
                    .slots
                    .iter()
                    .all(|slot| !slot.tabs.contains(&Tab::Seats))
            );
        }
    }
}
