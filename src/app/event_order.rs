//! The events of the pointer in an order that egui can follow.
//!
//! egui asks only once in a frame where the pointer is, after all events. Where a frame takes long, the pointer has moved
//! on since it was pressed, and the press would go to whatever lies under it by then. And it takes no notice of a drag that ends in
//! the frame in which it would begin.

use egui::{Event, Pos2};

/// The events that wait for the next frame.
#[derive(Debug, Default)]
pub(super) struct EventOrder {
    waiting: Vec<Event>,
    /// Where the button that is down was pressed.
    down: Option<Pos2>,
}

impl EventOrder {
    /// Leaves in `events` those of this frame: up to the first movement after a button has been pressed or let go, and up to
    /// where it is let go after a movement.
    pub(super) fn divide(&mut self, events: &mut Vec<Event>) {
        self.waiting.append(events);
        let end = self.end_of_frame();
        events.extend(self.waiting.drain(..end));
    }

    /// The number of events that belong to one frame.
    fn end_of_frame(&mut self) -> usize {
        let (mut button, mut dragged) = (None, false);
        for (index, event) in self.waiting.iter().enumerate() {
            match event {
                Event::PointerButton { pressed: false, .. } if dragged => return index,
                Event::PointerButton { pos, pressed, .. } => {
                    button = Some(*pos);
                    self.down = pressed.then_some(*pos);
                }
                Event::PointerMoved(to) if button.is_some_and(|from| from != *to) => return index,
                Event::PointerMoved(to) => dragged |= self.down.is_some_and(|from| from != *to),
                _ => {}
            }
        }
        self.waiting.len()
    }

    /// Whether events wait for the next frame.
    pub(super) const fn is_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }
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
        let [taken, dragged, laid, left] = &frames(events.clone())[..] else {
            panic!("press, drag, release and what follows are of different frames");
        };
        assert_eq!(taken[..], events[..2]);
        assert_eq!(dragged[..], events[2..4]);
        assert_eq!(laid[..], events[4..5]);
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
