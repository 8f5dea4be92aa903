//! The head of the results: the winners, and the kind of game.

use egui::{Panel, Ui};

use super::Results;
use crate::t;
use crate::text::describe::{category, end_reason};
use crate::text::{Speaks, apart};
use crate::widgets::{as_heading, dim, named};
use kit::screen::band;
use kit::text::{list, player};
use kit::theme::{Icon, display, heading, rich, tokens};
use rules::SeatId;

impl Results {
    /// Draws the winners, in large letters.
    pub(super) fn head_ui(&self, ui: &mut Ui, tall: bool) {
        let space = &tokens().space;
        let vertical = if tall { space.m } else { space.xs };
        band(Panel::top("results head"), vertical).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let (size, font) = match tall {
                    true => (44.0, display(tokens().text.heading * 1.2)),
                    false => (26.0, heading(tokens().text.section)),
                };
                Icon::Trophy.ui(ui, size, tokens().color.accent);
                let headline = match self.counted {
                    Some(ended) => self.counting(ui, ended),
                    None => self.headline(ui),
                };
                let title = ui.label(rich(&headline, font, tokens().color.accent));
                as_heading(&title);
                named(&title, headline);
            });
            if tall && self.counted.is_none() {
                dim(ui, self.subline(ui));
            } else if tall {
                dim(ui, t!(ui, "results-counting-hint"));
            }
        });
    }

    /// What is being counted once `ended` counts are over.
    fn counting(&self, speaker: &impl Speaks, ended: usize) -> String {
        let Some((of, seat)) = self.outcome.counting(ended) else {
            return t!(speaker, "results-counting-over");
        };
        let medals = of.medals(self.outcome.score(seat));
        let name = self.name(seat);
        t!(speaker, "results-counting", category(of), name, medals)
    }

    fn headline(&self, speaker: &impl Speaks) -> String {
        if let Some(rating) = &self.rating {
            return rating.headline(speaker);
        }
        let medals = self.outcome.best;
        if self.table.setup().seats.len() == 1 {
            return t!(speaker, "results-alone", medals);
        }
        let winners = self.outcome.winners();
        let winners: Vec<_> = winners.map(|seat| self.name(seat).to_owned()).collect();
        let (names, count) = (list(speaker, &winners), winners.len());
        t!(speaker, "results-winners", count, names, medals)
    }

    /// A sentence with the length of the game, the reason for its end, and the tie breaker.
    fn subline(&self, speaker: &impl Speaks) -> String {
        let state = self.table.state();
        let mut parts = vec![t!(speaker, "results-rounds", rounds = state.round)];
        let ended_by = play::ended_by(&self.table).map(|seat| self.name(seat));
        let reason = state.last_round;
        parts.extend(reason.map(|reason| end_reason(speaker, reason, ended_by)));
        let seats = state.seat_ids();
        let bots: Vec<_> = seats.flat_map(|seat| self.bots_of(speaker, seat)).collect();
        if !bots.is_empty() {
            parts.push(t!(speaker, "bots-at-table", names = list(speaker, &bots)));
        }
        if self.outcome.was_close() {
            parts.push(t!(speaker, "results-close"));
        }
        parts.join(" ")
    }

    /// The name of a seat with the level of each bot that has played it and, unless that was the whole game, when.
    fn bots_of(&self, speaker: &impl Speaks, seat: SeatId) -> Vec<String> {
        let name = self.name(seat);
        let end = self.table.done().len();
        let changes = self.table.seat_changes().iter();
        let changes = changes.filter(|change| change.seat == seat);
        let mut spells = vec![(0, self.table.first_players().of(seat))];
        spells.extend(changes.map(|change| (change.cursor, change.player)));
        let ends = spells.iter().skip(1).map(|(from, _)| *from).chain([end]);
        let acts = |from: usize, to: usize| {
            let mut entries = self.table.done()[from.min(to)..to].iter();
            entries.any(|entry| entry.action.seat == seat)
        };
        let round = |at: usize| {
            let state = self.table.state_at(at);
            state.map_or(1, |state| state.round.max(1))
        };
        let bots = spells.iter().zip(ends).filter(|((from, player), to)| {
            player.bot().is_some() && (acts(*from, *to) || *to == end)
        });
        let words = bots.map(|((from, bot), to)| {
            let level = player(speaker, *bot);
            match (*from, round(*from), round(to)) {
                (0, ..) if to == end => format!("{} ({level})", apart(name)),
                (_, round, _) if to == end => t!(speaker, "bots-since", name, level, round),
                (_, first, last) if first == last => {
                    t!(speaker, "bots-in-round", name, level, round = first)
                }
                (_, first, last) => t!(speaker, "bots-in-rounds", name, level, first, last),
            }
        });
        words.collect()
    }
}
