//! The results of a game, built up category by category.

use egui::{Align, Context, Grid, InputState, Key, Layout, RichText, Ui};
use game::{Game as _, Ranking, SeatId, Setup as _};
use std::collections::BTreeSet;
use table::{Kind, Table};

use super::{Face, Replay, again};
use crate::screen::{Command, Cx, Screen, page};
use crate::t;
use crate::text::{Speaks, list, whole};
use crate::theme::{Icon, body, heading, motion, number, strong, tokens};
use crate::widgets::player::player_badge;
use crate::widgets::{Button, as_heading, dim, named, panel, read_aloud};

/// The seconds after which the next category is counted.
const PACE: f64 = 0.8;

/// The results of a finished game: who came where, and by what.
pub struct Results<F: Face> {
    face: F,
    table: Table<F::Game>,
    /// When the first category was counted, in seconds of the window's clock.
    began: Option<f64>,
}

impl<F: Face> Results<F> {
    /// The results of the game on `table`.
    pub fn new(face: F, table: Table<F::Game>) -> Self {
        Self {
            face,
            table,
            began: None,
        }
    }

    fn points_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let (state, setup) = (self.table.state(), self.table.setup());
        let Some(ranking) = state.ranking() else {
            return;
        };
        let language = ui.language();
        let ranked = setup.seat_count();
        // The order of ranks would tell who wins before all is counted.
        let seats = SeatId::first(ranked).chain(self.face.opponent(state));
        let seats: Vec<SeatId> = seats.collect();
        let points = |seat: &SeatId| self.face.points(language, state, *seat);
        let rows: Vec<_> = seats.iter().map(points).collect();
        let categories = rows.first().map_or(0, Vec::len);
        let counted = counted(&mut self.began, ui, categories);
        let is_over = counted == categories;
        self.winner_ui(ui, &ranking, is_over);
        Grid::new("points")
            .num_columns(seats.len() + 1)
            .spacing([24.0, 8.0])
            .show(ui, |ui| {
                ui.label("");
                for seat in &seats {
                    // Who plays against nobody but an opponent of the rules has no place.
                    let has_place = is_over && ranked > 1 && seat.index() < ranked;
                    let place = has_place.then(|| ranking.place(*seat).to_string());
                    let color = self.face.colour(setup, *seat);
                    seat_ui(ui, place, (color, setup.name(*seat)));
                }
                ui.end_row();
                // The total is in sight in the smallest window.
                ui.label(t!(ui, "frame-total"));
                for (seat, points) in seats.iter().zip(&rows) {
                    let so_far = points.iter().take(counted).map(|(_, value)| value).sum();
                    let total = match is_over && seat.index() < ranked {
                        true => ranking.score(*seat),
                        false => so_far,
                    };
                    ui.label(RichText::new(whole(total)).font(number(tokens().text.heading)));
                }
                ui.end_row();
                for category in 0..categories {
                    let name = &rows[0][category].0;
                    ui.label(RichText::new(name).font(body(tokens().text.body)));
                    let values = rows.iter().map(|points| points[category].1);
                    for value in values.filter(|_| category < counted) {
                        ui.label(RichText::new(whole(value)).font(number(tokens().text.lead)));
                    }
                    ui.end_row();
                }
            });
        ui.add_space(tokens().space.l);
        self.ways_ui(ui, cx);
        if is_over {
            self.counts_ui(ui, &seats);
        }
    }

    /// Names who has won, and what decided it; before all is counted, says how to skip that.
    fn winner_ui(&self, ui: &mut Ui, ranking: &Ranking, is_over: bool) {
        if !is_over {
            dim(ui, t!(ui, "frame-counting"));
            ui.add_space(tokens().space.l);
            return;
        }
        let setup = self.table.setup();
        let verdict = self.face.verdict(ui.language(), self.table.state());
        let words =
            verdict.unwrap_or_else(|| outcome(ui, ranking, |seat| setup.name(seat).to_owned()));
        let title = ui.label(RichText::new(&words).font(heading(tokens().text.heading)));
        as_heading(&title);
        named(&title, words);
        read_aloud(&title);
        if let Some(rule) = self.face.on_tie(ui.language()).filter(|_| is_tied(ranking)) {
            dim(ui, rule);
        }
        ui.add_space(tokens().space.l);
    }

    /// The ways on from here.
    fn ways_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>) {
        ui.horizontal_wrapped(|ui| {
            let replay = Button::new(t!(ui, "frame-replay")).icon(Icon::Step);
            if ui.add(replay).clicked() {
                cx.show(Replay::new(self.face.clone(), self.table.clone()));
            }
            let same = Button::new(t!(ui, "frame-again")).icon(Icon::Redo);
            if ui.add(same).clicked() {
                cx.push(again(self.face.clone(), &self.table));
            }
            let home = Button::new(t!(ui, "frame-home")).icon(Icon::Quit);
            if ui.add(home).clicked() {
                cx.push(Command::Home);
            }
        });
    }

    /// How the points of each seat come about, side by side.
    fn counts_ui(&self, ui: &mut Ui, seats: &[SeatId]) {
        let (state, setup, language) = (self.table.state(), self.table.setup(), ui.language());
        let count = |seat: &SeatId| (setup.name(*seat), self.face.count(language, state, *seat));
        let counts: Vec<_> = seats.iter().map(count).collect();
        if counts.iter().all(|(_, lines)| lines.is_empty()) {
            return;
        }
        ui.add_space(tokens().space.l);
        ui.columns(seats.len(), |columns| {
            for (ui, (name, lines)) in columns.iter_mut().zip(counts) {
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    ui.label(RichText::new(name).font(strong(tokens().text.body)));
                    for line in lines {
                        ui.label(RichText::new(line).font(body(tokens().text.small)));
                    }
                });
            }
        });
    }
}

/// The number of categories that are counted by now, since the first one `began`. Any press counts them all.
fn counted(began: &mut Option<f64>, ui: &Ui, categories: usize) -> usize {
    let now = ui.input(|input| input.time);
    let since = *began.get_or_insert(now);
    if motion::reduced(ui.ctx()) || skips(ui.ctx()) {
        *began = Some(f64::NEG_INFINITY);
        return categories;
    }
    let counted = ((now - since) / PACE).min(categories as f64) as usize;
    if counted < categories {
        ui.ctx().request_repaint();
    }
    counted
}

/// A seat above its points: its place, once that is known, its badge and its name.
fn seat_ui(ui: &mut Ui, place: Option<String>, (color, name): (u8, &str)) {
    ui.horizontal(|ui| {
        if let Some(place) = place {
            ui.label(RichText::new(place).font(heading(tokens().text.section)));
        }
        player_badge(ui, color, 28.0, name);
        ui.label(RichText::new(name).font(body(tokens().text.lead)));
    });
}

/// Whether a press wants to see at once what is told bit by bit.
pub(super) fn skips(ctx: &Context) -> bool {
    let goes_on = |input: &InputState| {
        [Key::Enter, Key::Space].map(|key| input.key_pressed(key)) != [false; 2]
    };
    ctx.input(|input| input.pointer.any_pressed() || goes_on(input))
}

/// Who has won, in words.
fn outcome(speaker: &impl Speaks, ranking: &Ranking, name: impl Fn(SeatId) -> String) -> String {
    if ranking.seat_count() == 1 {
        let points = ranking.score(SeatId(0));
        return t!(speaker, "frame-result-alone", points);
    }
    let winners: Vec<String> = ranking.winners().map(name).collect();
    t!(speaker, "frame-winners", names: list(&winners), count = winners.len())
}

/// Whether several seats have the same points, so that the tie-break orders them.
fn is_tied(ranking: &Ranking) -> bool {
    let scores = SeatId::first(ranking.seat_count()).map(|seat| ranking.score(seat));
    scores.collect::<BTreeSet<_>>().len() < ranking.seat_count()
}

impl<F: Face> Screen for Results<F> {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "frame-results");
        page(ui, cx, &title, |ui, cx| {
            panel().show(ui, |ui| self.points_ui(ui, cx));
        });
    }

    fn game(&self) -> Option<Kind> {
        Some(Kind::of::<F::Game>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn winners_are_named_also_when_several_win() {
        let name = |seat: SeatId| ["Ada", "Ben", "Cleo"][seat.index()].to_owned();
        let say = |language, ranking: &Ranking| outcome(&language, ranking, name);
        let alone = Ranking::by_scores([5, 9, 7]);
        assert_eq!(say(Language::English, &alone), "Ben wins");
        assert_eq!(say(Language::German, &alone), "Ben gewinnt");
        assert!(!is_tied(&alone));
        let shared = Ranking::by_scores([9, 5, 9]);
        assert_eq!(say(Language::English, &shared), "Ada and Cleo win together");
        assert_eq!(
            say(Language::German, &shared),
            "Ada und Cleo gewinnen gemeinsam"
        );
        let broken = Ranking::with_ties_broken([9, 5, 9], |seat| seat);
        assert_eq!(say(Language::English, &broken), "Cleo wins");
        assert!(is_tied(&shared) && is_tied(&broken));
        // finding: nothing said why one of two with 39 points was second
        assert!(is_tied(&Ranking::by_scores([50, 39, 39])));
        let single = Ranking::by_scores([12]);
        assert_eq!(say(Language::English, &single), "12 points");
    }
}
