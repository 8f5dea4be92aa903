//! Exoplanets in the frame of a table.

use crate::rulebook;
use crate::t;
use crate::text::Language;
use crate::words;
use egui::Ui;
use exoplanets::bot::{Strength, hints};
use exoplanets::{Choice, Event, Illegal, State};
use game::{SeatId, View};
use kit::frame::{Answer, At, Face};
use search::{Bot, Limit, RandomBot};
use std::borrow::Cow;
use std::time::Duration;
use table::Level;

/// What Exoplanets looks like.
#[derive(Clone, Default)]
pub struct ExoplanetsFace;

impl Face for ExoplanetsFace {
    type Game = State;

    fn board_ui(&mut self, _ui: &mut Ui, _at: &At<'_, State>) -> Option<Choice> {
        None
    }

    fn question(&self, language: Language, at: &At<'_, State>) -> String {
        words::question(&language, at)
    }

    fn answer(&self, language: Language, at: &At<'_, State>, choice: Choice) -> Option<Answer> {
        match choice {
            Choice::EndTurn => Some(Answer::new(words::end_turn(&language, at)).ends_turn(true)),
            Choice::From(_)
            | Choice::Planet(_)
            | Choice::Stack(_)
            | Choice::Arm(_)
            | Choice::Yield(_)
            | Choice::Take(_)
            | Choice::Give(_)
            | Choice::Stop => Some(Answer::new(words::choice(&language, at.state(), choice))),
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
        words::told(&language, at, event)
    }

    fn refusal(&self, language: Language, reason: &Illegal) -> String {
        words::refusal(&language, *reason)
    }

    fn standing(&self, language: Language, at: &At<'_, State>, seat: SeatId) -> String {
        words::standing(&language, at.state(), seat)
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

    fn bot(&self, level: Level, seed: &str) -> Box<dyn Bot<State>> {
        let strength = match level {
            Level::Random => return Box::new(RandomBot::new(seed)),
            Level::Easy | Level::Family => Strength::Easy,
            Level::Normal => Strength::Normal,
            Level::Hard | Level::Expert => Strength::Hard,
        };
        Box::new(strength.bot(seed))
    }

    fn time(&self, _level: Level) -> Duration {
        Duration::from_secs(4)
    }

    fn hints(
        &self,
        language: Language,
        view: &View<State>,
        limit: &Limit,
    ) -> Vec<(Choice, String)> {
        let hints = hints(view, 3, "hint", limit).into_iter();
        hints
            .map(|hint| (hint.choice, words::hint(&language, view.state(), &hint)))
            .collect()
    }
}
