//! Exoplanets in the frame of a table.

use crate::art;
use crate::board::board_ui;
use crate::desk::Desk;
use crate::lesson;
use crate::palette::colour;
use crate::rulebook;
use crate::seats::seat_ui;
use crate::t;
use crate::text::Language;
use crate::{sentences, words};
use egui::{Context, Ui, Vec2, vec2};
use exoplanets::bot::hints;
use exoplanets::{Choice, Event, Illegal, Setup, State};
use game::SeatId;
use kit::audio::Cue;
use kit::frame::{self, Answer, At, Cards, Face};
use kit::text::capitalised;
use search::{Bot, Limit};
use std::borrow::Cow;
use table::Level;

/// What Exoplanets looks like.
#[derive(Clone, Default)]
pub struct ExoplanetsFace {
    desk: Desk,
}

impl Face for ExoplanetsFace {
    type Game = State;

    fn board_ui(&mut self, ui: &mut Ui, at: &At<'_, State>) -> Option<Choice> {
        board_ui(ui, &mut self.desk, at)
    }

    fn question(&self, language: Language, at: &At<'_, State>) -> String {
        match self.desk.aims() {
            Some(tile) if at.acts => {
                let effect = words::effect(&language, at.state(), tile);
                t!(language, "ask-aim", effect)
            }
            _ => words::question(&language, at),
        }
    }

    fn answer(&self, language: Language, at: &At<'_, State>, choice: Choice) -> Option<Answer> {
        match choice {
            Choice::EndTurn => {
                let left = words::Left::of(at);
                let answer = Answer::new(left.end_turn(&language));
                let answer = answer.ends_turn(true).is_early(!left.is_empty());
                Some(answer.warning(left.wasted(&language)))
            }
            Choice::Yield(kind) | Choice::Take(kind) | Choice::Give(kind) => {
                let words = sentences::choice(&language, choice, at.state());
                Some(Answer::new(words).drawing(Some(art::resource(kind))))
            }
            Choice::From(_)
            | Choice::Planet(_)
            | Choice::Stack(_)
            | Choice::Arm(_)
            | Choice::Stop => {
                let words = sentences::choice(&language, choice, at.state());
                Some(Answer::new(capitalised(&words)))
            }
            // Made on the board; a button would show the hand to all.
            Choice::Remove(_)
            | Choice::Develop { .. }
            | Choice::Species { .. }
            | Choice::Claim(_)
            | Choice::Play { .. }
            | Choice::Discard(_) => None,
        }
    }

    fn told(&self, language: Language, at: &At<'_, State>, event: &Event) -> Option<String> {
        sentences::told(&language, at, event)
    }

    fn news(&self, language: Language, at: &At<'_, State>, event: &Event) -> Option<String> {
        sentences::news(&language, at, event)
    }

    fn whose(&self, event: &Event) -> Option<SeatId> {
        match event {
            Event::Compensated { seat, .. }
            | Event::TurnBegan { seat, .. }
            | Event::Gained(seat, _)
            | Event::Returned { seat, .. }
            | Event::GasLost(seat, _)
            | Event::Discarded(seat) => Some(*seat),
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
        vec2(1000.0, 620.0)
    }

    fn cards(&self) -> Cards<State> {
        lesson::CARDS
    }

    fn points(&self, language: Language, state: &State, seat: SeatId) -> Vec<(String, i32)> {
        let score = state.score(seat);
        let (mut life, mut species, mut markers) = (0, 0, 0);
        for planet in &score.planets {
            let printed = i32::from(planet.points) * i32::from(planet.size);
            let is_species = state
                .placed(planet.planet)
                .is_some_and(|it| it.is_dominated());
            *(if is_species { &mut species } else { &mut life }) += printed;
            markers += planet.ep - printed;
        }
        vec![
            (t!(language, "names-category-life"), life),
            (t!(language, "names-category-species"), species),
            (t!(language, "names-category-markers"), markers),
            (t!(language, "names-category-goals"), score.goal_ep()),
        ]
    }

    fn rules_place(&self, at: &At<'_, State>) -> Option<Cow<'static, str>> {
        Some(rulebook::place(at.state()).into())
    }

    fn on_tie(&self, language: Language) -> Option<String> {
        Some(t!(language, "names-tie"))
    }

    fn count(&self, language: Language, state: &State, seat: SeatId) -> Vec<String> {
        let score = state.score(seat);
        let planets = score.planets.iter().map(|own| {
            let planet = words::planet(&language, state, own.planet);
            let (points, size, ep) = (own.points, own.size, own.ep);
            match own.markers {
                0 => t!(language, "names-count-planet", planet, points, size, ep),
                markers => {
                    let markers = words::addend(markers);
                    t!(
                        language,
                        "names-count-marked",
                        planet,
                        points,
                        size,
                        markers,
                        ep
                    )
                }
            }
        });
        let goals = score.goals.iter().map(|(tile, ep)| {
            let goal = words::goal(&language, state, *tile);
            t!(language, "names-count-goal", goal, ep)
        });
        planets.chain(goals).collect()
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
        hints
            .map(|hint| (hint.choice, sentences::hint(&language, at.state(), &hint)))
            .collect()
    }
}
