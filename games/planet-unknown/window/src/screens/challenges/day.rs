//! The challenge of the day: the same solo deal for everybody, one's own results, and a line for friends.

use egui::{Align2, RichText, TextEdit, Ui};

use super::player_name;
use crate::screens::new_game;
use crate::screens::pictures::whole_planet;
use crate::t;
use crate::text::{Speaks, describe};
use crate::widgets::{Button, Tone, card, dim, full_width, section};
use kit::screen::Cx;
use kit::text::date;
use kit::theme::{Icon, heading, rich, strong, tokens};
use play::{Challenge, Record};
use table::{Players, Summary, clock};

/// The challenge of a day.
#[derive(Debug, Default)]
pub(super) struct Day {
    /// The challenge that is shown; `None` only if the clock is beyond the calendar.
    challenge: Option<Challenge>,
    /// The player's results, the best first.
    results: Vec<Record>,
    /// A line from a friend, as far as it is typed.
    line: String,
}

impl Day {
    /// Draws the deal, the player's results, and the field for a line from a friend.
    pub(super) fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        dim(ui, t!(ui, "challenge-hint"));
        ui.add_space(tokens().space.s);
        if let Some(challenge) = self.challenge {
            full_width(ui, card(), |ui| deal_ui(ui, cx, challenge));
            ui.add_space(tokens().space.s);
            self.results_ui(ui, cx, challenge);
        }
        ui.add_space(tokens().space.l);
        section(ui, Some(Icon::Person), &t!(ui, "challenge-friend"));
        dim(ui, t!(ui, "challenge-friend-hint"));
        ui.horizontal_wrapped(|ui| {
            let field = TextEdit::singleline(&mut self.line).desired_width(320.0);
            let field = ui.add(field.align(Align2::LEFT_CENTER));
            kit::widgets::named(&field, t!(ui, "challenge-line"));
            let named = Challenge::named_in(&self.line);
            let refusal = named.is_none().then(|| t!(ui, "challenge-no-date"));
            let open = Button::new(t!(ui, "challenge-open")).icon(Icon::Right);
            if ui.add(open.refused(refusal)).clicked() && named.is_some() {
                self.challenge = named;
                self.look_up(cx);
            }
        });
    }

    /// Begins with the challenge of today, unless another one was opened.
    pub(super) fn entered(&mut self, cx: &Cx<'_>) {
        self.challenge = self.challenge.or_else(|| Challenge::at(clock::now()));
        self.look_up(cx);
    }

    /// Collects the player's results in the challenge from the library.
    fn look_up(&mut self, cx: &Cx<'_>) {
        let challenge = self.challenge;
        let is_of_day = |game: &Summary| {
            challenge.is_some() && play::setup_of(game).and_then(Challenge::of) == challenge
        };
        let games = cx.library.finished(is_of_day);
        let results = games.filter_map(|(entry, table)| Record::of(&table, entry.saved()));
        self.results = results.collect();
        self.results
            .sort_by_key(|result| (std::cmp::Reverse(result.medals), result.ended));
    }

    fn results_ui(&self, ui: &mut Ui, cx: &mut Cx<'_>, challenge: Challenge) {
        section(ui, Some(Icon::Trophy), &t!(ui, "challenge-results"));
        let Some(best) = self.results.first() else {
            dim(ui, t!(ui, "challenge-no-results"));
            return;
        };
        for result in &self.results {
            ui.label(in_words(ui, challenge, result));
        }
        let copy = Button::new(t!(ui, "challenge-copy")).icon(Icon::Copy);
        if ui.add(copy).clicked() {
            ui.ctx().copy_text(in_words(ui, challenge, best));
            cx.notify(Tone::Good, t!(ui, "challenge-copied"));
        }
    }
}

/// Draws the deal of a day, and the button that begins it.
fn deal_ui(ui: &mut Ui, cx: &mut Cx<'_>, challenge: Challenge) {
    let setup = challenge.setup(&player_name(ui, cx));
    let (Some(seat), Some(target)) = (setup.seats.first(), setup.options.target()) else {
        return;
    };
    ui.horizontal_top(|ui| {
        whole_planet(ui, seat.planet, 240.0);
        ui.vertical(|ui| {
            let (font, ink) = (heading(tokens().text.heading), tokens().color.accent);
            ui.label(rich(date(ui, challenge.day), font, ink));
            let worlds = format!("{} · {}", seat.planet.name(), seat.corporation.name());
            ui.label(RichText::new(worlds).font(strong(tokens().text.lead)));
            ui.label(describe::planet_rule(ui, seat.planet));
            ui.label(t!(ui, "modules-target", medals = target));
            ui.add_space(tokens().space.s);
            let start = Button::new(t!(ui, "challenge-start")).icon(Icon::Rocket);
            if ui.add(start.primary().large()).clicked() {
                cx.push(new_game(ui, setup.clone(), Players::default()));
            }
        });
    });
}

/// A result in one line, from which a friend can open the same deal.
fn in_words(speaker: &impl Speaks, challenge: Challenge, result: &Record) -> String {
    t!(
        speaker,
        "challenge-result",
        day = date(speaker, challenge.day),
        medals = result.medals,
        target = result.target,
        grade = describe::grade(speaker, result.grade()),
        hinted = result.hinted
    )
}
