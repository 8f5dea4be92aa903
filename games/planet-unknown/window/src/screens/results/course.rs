//! The course of a game: the medals of all seats, round by round.

use egui::{Align, Layout, Ui, vec2};

use crate::screens::chart::{chart, ends_in_words, framed, legend, player_line};
use crate::text::describe;
use crate::widgets::event_card::{event_card_chip, event_card_help};
use crate::widgets::{dim, inset};

use crate::t;
use play::Table;
use rules::{EventCard, GameState, Setup};
use std::iter::once;

/// The medals by round: a row for the end of each round, from round 0, and one for the end of the game.
#[derive(Debug)]
pub(super) struct Course {
    medals: Vec<Vec<u16>>,
    /// The event card of each round, with the number of the round.
    event_cards: Vec<(u16, EventCard)>,
}

impl Course {
    /// The course of the game on `table` up to now.
    pub(super) fn of(table: &Table) -> Self {
        let states = (0..=table.cursor()).filter_map(|count| table.state_at(count));
        let states: Vec<&GameState> = states.collect();
        let ends_round =
            |pair: &&[&GameState]| pair[1].round > pair[0].round.max(1) || pair[1].is_finished();
        let ends = states.windows(2).filter(ends_round).map(|pair| pair[1]);
        let medals = |state: &GameState| {
            let seats = state.seat_ids();
            seats.map(|seat| state.score(seat).total()).collect()
        };
        let in_force = |state: &&GameState| Some((state.round, state.event_cards.in_force?));
        let mut event_cards: Vec<_> = states.iter().filter_map(in_force).collect();
        event_cards.dedup();
        Self {
            medals: once(table.start()).chain(ends).map(medals).collect(),
            event_cards,
        }
    }

    /// The medals of seat number `seat` by round.
    fn medals_of(&self, seat: usize) -> impl Iterator<Item = f64> {
        self.medals.iter().map(move |row| f64::from(row[seat]))
    }

    /// Draws the chart.
    pub(super) fn ui(&self, ui: &mut Ui, setup: &Setup) {
        dim(ui, t!(ui, "results-course-hint"));
        let below = match self.event_cards.as_slice() {
            [] => 0.0,
            _ => 76.0,
        };
        let height = (ui.ctx().content_rect().height() - 330.0 - below).max(220.0);
        let axes = [
            t!(ui, "results-course-round"),
            t!(ui, "results-course-medals"),
        ];
        let plot = chart("course of the game", height, axes)
            .legend(legend())
            .include_y(0.0);
        let last = self.medals.last().into_iter().flatten();
        let medals = ends_in_words(&setup.seats, last);
        let name = t!(ui, "results-course-name", medals);
        framed(ui, inset(), plot, &name, |plot| {
            for (index, seat) in setup.seats.iter().enumerate() {
                player_line(plot, seat, self.medals_of(index), [2.5, 4.5]);
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
                let line = Layout::left_to_right(Align::Center);
                ui.allocate_ui_with_layout(vec2(62.0, 30.0), line, |ui| {
                    dim(ui, round.to_string());
                    event_card_help(event_card_chip(ui, *event_card, &name, 0.0), *event_card);
                });
            }
        });
    }
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
                let last = course.medals_of(seat.index()).last().unwrap();
                assert_eq!(last, f64::from(table.state().score(seat).total()));
            }
        }
    }
}
