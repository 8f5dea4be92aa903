//! On Mars in the frame of a table.

use crate::board::board_ui;
use crate::desk::{Desk, choice_words};
use crate::hints::hint as hint_words;
use crate::palette::colour;
use crate::popup::has_button;
use crate::seats::seat_ui;
use crate::t;
use crate::text::Language;
use crate::{art, ask, lesson, results, rulebook, sentences, solo, words};
use egui::{Context, Ui, Vec2, vec2};
use game::SeatId;
use kit::audio::Cue;
use kit::frame::{self, Answer, At, Cards, Face};
use on_mars::bot::{Hint, hints};
use on_mars::{Choice, Event, Illegal, LACERDA, Setup, State, YOU};
use search::{Bot, Limit};
use std::borrow::Cow;
use table::Level;

/// What On Mars looks like.
#[derive(Clone, Default)]
pub struct OnMarsFace {
    desk: Desk,
}

impl Face for OnMarsFace {
    type Game = State;

    fn board_ui(&mut self, ui: &mut Ui, at: &At<'_, State>) -> Option<Choice> {
        board_ui(ui, &mut self.desk, at)
    }

    fn question(&self, language: Language, at: &At<'_, State>) -> String {
        ask::question(&language, at)
    }

    fn answer(&self, language: Language, at: &At<'_, State>, choice: Choice) -> Option<Answer> {
        if !has_button(&self.desk, at, choice) {
            return None;
        }
        let drawing = match choice {
            Choice::Take(good) => Some(art::good(good)),
            Choice::Type(building) => Some(art::building(building)),
            Choice::Buy(_) => Some(art::CRYSTAL),
            _ => None,
        };
        let state = at.state();
        let early = choice == Choice::EndTurn && !state.executive_done;
        let words =
            ask::button(&language, choice).unwrap_or_else(|| choice_words(&language, at, choice));
        let answer = Answer::new(words).drawing(drawing);
        // A space has its own number as its key.
        let answer = answer.digit(match choice {
            Choice::Space(space) => Some(space),
            _ => None,
        });
        let answer = answer.ends_turn(choice == Choice::EndTurn);
        Some(answer.is_early(early))
    }

    fn told(&self, language: Language, at: &At<'_, State>, event: &Event) -> Option<String> {
        sentences::told(&language, at, event)
    }

    fn news(&self, language: Language, at: &At<'_, State>, event: &Event) -> Option<String> {
        // What Lacerda does is told on the board.
        let is_his = event.seat().is_some_and(|seat| at.state().is_lacerda(seat));
        sentences::news(&language, at, event).filter(|_| !is_his)
    }

    fn whose(&self, event: &Event) -> Option<SeatId> {
        event.seat()
    }

    fn refusal(&self, language: Language, reason: &Illegal) -> String {
        words::refusal(&language, *reason)
    }

    fn seat_ui(&self, ui: &mut Ui, at: &At<'_, State>, seat: SeatId) {
        seat_ui(ui, at, seat);
    }

    fn opponent(&self, state: &State) -> Option<SeatId> {
        state.solo.is_some().then_some(LACERDA)
    }

    fn verdict(&self, language: Language, state: &State) -> Option<String> {
        solo::verdict(&language, state)
    }

    fn colour(&self, setup: &Setup, seat: SeatId) -> u8 {
        colour(setup, seat)
    }

    fn happened(&mut self, ctx: &Context, at: &At<'_, State>, events: &[&Event]) -> Option<Cue> {
        self.desk.motion.add(ctx, at, events)
    }

    fn least_room(&self) -> Vec2 {
        vec2(1180.0, 720.0)
    }

    fn cards(&self) -> Cards<State> {
        lesson::CARDS
    }

    fn points(&self, language: Language, state: &State, seat: SeatId) -> Vec<(String, i32)> {
        results::kinds(&language, state, seat)
    }

    fn rules_place(&self, at: &At<'_, State>) -> Option<Cow<'static, str>> {
        Some(rulebook::place(at.state()).into())
    }

    fn on_tie(&self, language: Language) -> Option<String> {
        Some(t!(language, "log-tie"))
    }

    fn count(&self, language: Language, state: &State, seat: SeatId) -> Vec<String> {
        let mut lines = results::lines(&language, state, seat);
        if seat == YOU {
            lines.extend(solo::told_lines(&language, state));
        }
        lines
    }

    fn bot(&self, level: Level, seed: &str) -> Box<dyn Bot<State>> {
        frame::bot(level, seed)
    }

    fn hints(
        &self,
        language: Language,
        at: &At<'_, State>,
        limit: &Limit,
    ) -> Vec<(Choice, String)> {
        let (state, name) = (at.state(), |seat| at.name(seat).to_owned());
        let hints = hints(at.view, 3, "hint", limit).into_iter();
        let told = |hint: Hint| {
            let words = ask::choice(&language, hint.choice, state, &name);
            (hint.choice, hint_words(&language, state, words, &hint))
        };
        hints.map(told).collect()
    }
}
