//! The course of a game: the medals of all seats, round by round.

use egui::{Align, Layout, Ui, vec2};

use crate::screens::chart::{by_round, framed, legend, marked_line, marker};
use crate::text::{apart, describe};
use crate::widgets::dim;
use crate::widgets::event_card::{event_card_chip, event_card_help};
use crate::widgets::player::player_color;

use crate::t;
use play::Table;
use rules::{CardEvent, CourseEvent, Event, EventCard, EventKind, Setup};

/// The medals by round: a row for the end of each round, from round 0, and one for the end of the game.
#[derive(Debug)]
pub(super) struct Course {
    medals: Vec<Vec<u16>>,
    /// The event cards that were revealed, each with its round.
    event_cards: Vec<(u16, EventCard)>,
}

impl Course {
    /// The course of the game on `table` up to now.
    pub(super) fn of(table: &Table) -> Self {
        let mut medals = Vec::new();
        let mut note = |index: usize| {
            if let Some(state) = table.state_at(index) {
                medals.push(
                    state
                        .seat_ids()
                        .map(|seat| state.score(seat).total())
                        .collect(),
                );
            }
        };
        note(0);
        for (index, entry) in table.done().iter().enumerate() {
            let ends_round = |event: &Event| match event.kind {
                EventKind::Course(CourseEvent::RoundStarted { round, .. }) => round > 1,
                EventKind::Course(CourseEvent::GameEnded) => true,
                _ => false,
            };
            if entry.events.iter().any(ends_round) {
                note(index + 1);
            }
        }
        Self {
            medals,
            event_cards: revealed(table),
        }
    }

    /// The medals of seat number `seat` by round.
    fn points(&self, seat: usize) -> Vec<[f64; 2]> {
        let medals = self
            .medals
            .iter()
            .map(|row| row.get(seat).copied().unwrap_or(0));
        medals
            .enumerate()
            .map(|(round, medals)| [round as f64, f64::from(medals)])
            .collect()
    }

    /// Draws the chart.
    pub(super) fn ui(&self, ui: &mut Ui, setup: &Setup) {
        dim(ui, t!(ui, "results-course-hint"));
        let below = if self.event_cards.is_empty() {
            0.0
        } else {
            76.0
        };
        let height = (ui.ctx().content_rect().height() - 330.0 - below).max(220.0);
        let plot = by_round(ui, "course of the game", height)
            .legend(legend())
            .include_y(0.0);
        let name = t!(ui, "results-course-name", medals = self.summary(setup));
        framed(ui, plot, &name, |plot| {
            for (index, seat) in setup.seats.iter().enumerate() {
                let line = (seat.name.as_str(), player_color(seat.colour));
                let mark = (marker(seat.colour), 4.5);
                marked_line(plot, line, self.points(index), 2.5, mark);
            }
        });
        self.event_cards_ui(ui);
    }

    /// Draws the event cards by round: the sign of each, which shows its card.
    fn event_cards_ui(&self, ui: &mut Ui) {
        if self.event_cards.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            dim(ui, t!(ui, "events-by-round"));
            for (round, event_card) in &self.event_cards {
                let called = describe::capitalised(&describe::event_card_called(ui, *event_card));
                let name = t!(ui, "events-in-round", round, event_card = called);
                // Kept together, so that no line breaks between them.
                ui.allocate_ui_with_layout(
                    vec2(62.0, 30.0),
                    Layout::left_to_right(Align::Center),
                    |ui| {
                        dim(ui, round.to_string());
                        event_card_help(event_card_chip(ui, *event_card, &name, 0.0), *event_card);
                    },
                );
            }
        });
    }

    /// The final medals in words, for assistive technology.
    fn summary(&self, setup: &Setup) -> String {
        let last = self.medals.last();
        let medals = |index: usize| last.and_then(|row| row.get(index)).copied().unwrap_or(0);
        let seats = setup.seats.iter().enumerate();
        seats
            .map(|(index, seat)| format!("{} {}", apart(&seat.name), medals(index)))
            .collect::<Vec<_>>()
            .join(", ")
    }
}

/// The event cards that were revealed, each with its round.
fn revealed(table: &Table) -> Vec<(u16, EventCard)> {
    let mut round = table.start().round;
    let mut event_cards: Vec<(u16, EventCard)> = table
        .start()
        .event_cards
        .in_force
        .map(|event_card| (round, event_card))
        .into_iter()
        .collect();
    for event in table.done().iter().flat_map(|entry| &entry.events) {
        if let EventKind::Course(CourseEvent::RoundStarted { round: started, .. }) = event.kind {
            round = started;
        } else if let EventKind::Card(CardEvent::EventCardRevealed(event_card)) = event.kind {
            event_cards.push((round, event_card));
        }
    }
    event_cards
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Action, EventMix};

    fn played(setup: Setup) -> Table {
        let mut table = Table::new(setup).unwrap();
        while let Some(seat) = table.state().active() {
            let legal = table.state().legal(seat);
            table
                .record(Action {
                    seat,
                    choice: legal[table.cursor() * 7 % legal.len()],
                })
                .unwrap();
        }
        table
    }

    #[test]
    fn every_round_has_a_point_and_the_last_is_the_score() {
        let mut alone = Setup::standard(1, "course");
        alone.options.solo = true;
        alone.options.events = Some(EventMix::HARSH);
        for setup in [Setup::standard(2, "course"), alone] {
            let table = played(setup);
            let course = Course::of(&table);
            assert_eq!(course.medals.len(), usize::from(table.state().round) + 1);
            for seat in table.state().seat_ids() {
                let last = course.points(seat.index()).last().copied().unwrap();
                assert_eq!(last[1], f64::from(table.state().score(seat).total()));
            }
        }
    }
}
