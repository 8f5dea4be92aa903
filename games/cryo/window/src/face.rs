//! Cryo in the frame of a table.

use crate::board::board_ui;
use crate::desk::Desk;
use crate::palette::colour;
use crate::popup::{comes_late, has_button};
use crate::seats::seat_ui;
use crate::t;
use crate::text::Language;
use crate::{art, ask, finale, lesson, names, preview, rulebook, sentences, words};
use cryo::bot::{Hint, hints};
use cryo::{CardUse, Choice, Event, Illegal, Setup, State};
use egui::{Context, Ui, Vec2, vec2};
use game::SeatId;
use kit::audio::Cue;
use kit::frame::{self, Answer, At, Cards, Face, Moment};
use kit::text::capitalised;
use search::{Bot, Limit};
use std::borrow::Cow;
use table::Level;

/// What Cryo looks like.
#[derive(Clone, Default)]
pub struct CryoFace {
    desk: Desk,
}

impl Face for CryoFace {
    type Game = State;

    fn board_ui(&mut self, ui: &mut Ui, at: &At<'_, State>) -> Option<Choice> {
        board_ui(ui, &mut self.desk, at)
    }

    fn question(&self, language: Language, at: &At<'_, State>) -> String {
        ask::question(&language, at)
    }

    fn answer(&self, language: Language, at: &At<'_, State>, choice: Choice) -> Option<Answer> {
        let mut words = ask::choice(&language, choice, at.state());
        if let Choice::Section(section) = choice
            && let Some(lost) = preview::incident(&language, at, section)
        {
            words = format!("{words} ({lost})");
        }
        let drawing = match choice {
            Choice::Take(track) | Choice::Spend(track) => Some(art::track(track)),
            _ => None,
        };
        let answer = Answer::new(capitalised(&words)).drawing(drawing);
        let answer = answer.ends_turn(choice == Choice::EndTurn);
        has_button(&self.desk, at, choice).then_some(answer)
    }

    fn comes_late(&self, choice: Choice) -> bool {
        comes_late(choice)
    }

    fn told(&self, language: Language, at: &At<'_, State>, event: &Event) -> Option<String> {
        sentences::told(&language, at, event)
    }

    fn news(&self, language: Language, at: &At<'_, State>, event: &Event) -> Option<String> {
        sentences::news(&language, at, event)
    }

    fn whose(&self, event: &Event) -> Option<SeatId> {
        match event {
            Event::TurnBegan { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn refusal(&self, language: Language, reason: &Illegal) -> String {
        words::refusal(&language, *reason)
    }

    fn seat_ui(&self, ui: &mut Ui, at: &At<'_, State>, seat: SeatId) {
        seat_ui(ui, at, seat);
    }

    fn colour(&self, setup: &Setup, seat: SeatId) -> u8 {
        colour(setup, seat)
    }

    fn happened(&mut self, ctx: &Context, at: &At<'_, State>, events: &[&Event]) -> Option<Cue> {
        self.desk.motion.add(ctx, at, events)
    }

    fn least_room(&self) -> Vec2 {
        vec2(1024.0, 640.0)
    }

    fn cards(&self) -> Cards<State> {
        lesson::CARDS
    }

    fn points(&self, language: Language, state: &State, seat: SeatId) -> Vec<(String, i32)> {
        let score = state.score(seat);
        vec![
            (t!(language, "names-category-pods"), score.pods),
            (t!(language, "names-category-platform"), score.platform),
            (
                t!(language, "names-category-cards"),
                score.upgrades + score.vehicles,
            ),
            (
                t!(language, "names-category-missions"),
                score.mission_points(),
            ),
            (
                t!(language, "names-category-majorities"),
                score.majority_points(),
            ),
        ]
    }

    fn on_tie(&self, language: Language) -> Option<String> {
        Some(t!(language, "log-tie"))
    }

    fn rules_place(&self, at: &At<'_, State>) -> Option<Cow<'static, str>> {
        Some(rulebook::place(at.state()).into())
    }

    fn finale(&self, language: Language, at: &At<'_, State>) -> Vec<Moment> {
        finale::moments(language, at)
    }

    fn count(&self, language: Language, state: &State, seat: SeatId) -> Vec<String> {
        let score = state.score(seat);
        let pods = names::pods(&language, state.settled(seat));
        let mut lines = vec![
            t!(language, "names-count-pods", pods, points = score.pods),
            t!(language, "names-count-platform", points = score.platform),
            t!(language, "names-count-upgrades", points = score.upgrades),
            t!(language, "names-count-vehicles", points = score.vehicles),
        ];
        lines.extend(score.missions.iter().map(|(kind, points)| {
            let mission = names::card_as(&language, state, *kind, CardUse::Mission);
            t!(language, "names-count-mission", mission, points = *points)
        }));
        lines.extend(score.majorities.iter().map(|(space, points)| {
            let cavern = names::space(state, *space);
            t!(language, "names-count-majority", cavern, points = *points)
        }));
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
        let hints = hints(at.view, 3, "hint", limit).into_iter();
        let told = |hint: Hint| {
            let choice = ask::choice(&language, hint.choice, at.state());
            (hint.choice, sentences::hint(&language, choice, &hint))
        };
        hints.map(told).collect()
    }
}
