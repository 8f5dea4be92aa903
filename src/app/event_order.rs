//! The events of the pointer in an order that egui can follow.
//!
//! egui asks only once in a frame where the pointer is, after all events. Where a frame takes long, the pointer has moved
//! on since it was pressed, and the press would go to whatever lies under it by then.

use egui::Event;

/// The events that wait for the next frame.
#[derive(Debug, Default)]
pub(super) struct EventOrder {
    waiting: Vec<Event>,
}

impl EventOrder {
    /// Leaves in `events` those of this frame: up to the first movement after a button has been pressed or let go.
    pub(super) fn divide(&mut self, events: &mut Vec<Event>) {
        self.waiting.append(events);
        let end = end_of_frame(&self.waiting);
        events.extend(self.waiting.drain(..end));
    }

    /// Whether events wait for the next frame.
    pub(super) const fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// The number of events that belong to one frame.
fn end_of_frame(events: &[Event]) -> usize {
    let mut pressed = None;
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::PointerButton { pos, .. } => pressed = Some(*pos),
            Event::PointerMoved(to) if pressed.is_some_and(|from| from != *to) => return index,
            _ => {}
        }
    }
    events.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, PointerButton, Pos2, pos2};

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }
    }

    /// The events of each frame if all of these arrive at once.
    fn frames(mut events: Vec<Event>) -> Vec<Vec<Event>> {
        let mut order = EventOrder::default();
        let mut frames = Vec::new();
        loop {
            order.divide(&mut events);
            frames.push(std::mem::take(&mut events));
            if !order.is_waiting() {
                return frames;
            }
        }
    }

    #[test]
    fn a_press_is_seen_where_it_happened() {
        let (from, over, to) = (pos2(70.0, 370.0), pos2(140.0, 370.0), pos2(560.0, 300.0));
        let moved = Event::PointerMoved;
        let events = vec![
            moved(from),
            button(from, true),
            moved(over),
            moved(to),
            button(to, false),
            moved(over),
        ];
        let [taken, laid, left] = &frames(events.clone())[..] else {
            panic!("press, release and what follows are of different frames");
        };
        assert_eq!(taken[..], events[..2]);
        assert_eq!(laid[..], events[2..5]);
        assert_eq!(left[..], events[5..]);
    }

    #[test]
    fn a_click_and_keys_are_of_one_frame() {
        let at = pos2(10.0, 10.0);
        let text = Event::Text("a".to_owned());
        let events = vec![
            button(at, true),
            Event::PointerMoved(at),
            button(at, false),
            text,
        ];
        assert_eq!(frames(events.clone()), [events]);
    }
}
