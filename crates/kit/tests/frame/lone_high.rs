//! Lone High at a table of the frame: prizes in the middle, the own hand below, face down unless it may be seen.

use super::playouts::Playouts;
use super::words::say;
use egui::{Ui, Vec2};
use game::SeatId;
use game::games::lone_high::{LoneHigh, LoneHighChoice, LoneHighEvent, LoneHighIllegal, Phase};
use kit::frame::{Answer, At, Face};
use kit::text::Language;
use kit::widgets::{Button, dim};
use search::{Bot, Limit, Outcome, RandomBot};
use std::time::Duration;
use table::Level;

/// What Lone High looks like.
#[derive(Clone, Default)]
pub struct LoneHighFace;

impl Face for LoneHighFace {
    type Game = LoneHigh;

    fn board_ui(&mut self, ui: &mut Ui, at: &At<'_, LoneHigh>) -> Option<LoneHighChoice> {
        let prizes: Vec<String> = at.state().prizes().map(|prize| prize.to_string()).collect();
        ui.heading(format!("★ {}", prizes.join(" · ")));
        ui.add_space(40.0);
        let mut chosen = None;
        ui.horizontal(|ui| {
            let hand = &at.state().hands()[at.seat().index()];
            for card in &hand.cards {
                if !at.shows_secrets {
                    dim(ui, "▒");
                    continue;
                }
                let choice = match at.state().phase() {
                    Phase::Exchange(_) => LoneHighChoice::Exchange(*card),
                    Phase::Choosing | Phase::Over => LoneHighChoice::Choose(*card),
                };
                let button = Button::new(card.to_string()).selected(at.hint == Some(choice));
                let clicked = ui.add(button).clicked();
                if clicked && at.acts {
                    chosen = Some(choice);
                }
            }
        });
        ui.allocate_space(Vec2::splat(1.0));
        chosen
    }

    fn question(&self, language: Language, at: &At<'_, LoneHigh>) -> String {
        match at.state().phase() {
            Phase::Choosing => say(
                language,
                "Choose a card.".into(),
                "Wähle eine Karte.".into(),
            ),
            Phase::Exchange(_) => say(
                language,
                "You may exchange a card.".into(),
                "Du darfst eine Karte tauschen.".into(),
            ),
            Phase::Over => String::new(),
        }
    }

    fn answer(
        &self,
        language: Language,
        _at: &At<'_, LoneHigh>,
        choice: LoneHighChoice,
    ) -> Option<Answer> {
        match choice {
            // A button would show the card to all.
            LoneHighChoice::Choose(_) | LoneHighChoice::Exchange(_) => None,
            LoneHighChoice::Keep => {
                let words = say(language, "Keep them".into(), "Alle behalten".into());
                Some(Answer::new(words))
            }
        }
    }

    fn told(
        &self,
        language: Language,
        at: &At<'_, LoneHigh>,
        event: &LoneHighEvent,
    ) -> Option<String> {
        let (english, german) = match event {
            LoneHighEvent::PrizeShown(worth) => {
                (format!("A prize: {worth}."), format!("Ein Preis: {worth}."))
            }
            LoneHighEvent::Ready(seat) => {
                let name = at.name(*seat);
                (
                    format!("{name} has chosen."),
                    format!("{name} hat gewählt."),
                )
            }
            LoneHighEvent::Chosen(_, card) => {
                (format!("It is a {card}."), format!("Es ist eine {card}."))
            }
            LoneHighEvent::TurnedUp(cards) => {
                let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
                let cards = cards.join(", ");
                (
                    format!("Turned up: {cards}."),
                    format!("Aufgedeckt: {cards}."),
                )
            }
            LoneHighEvent::Won(seat, worth) => {
                let name = at.name(*seat);
                (
                    format!("{name} wins {worth}."),
                    format!("{name} gewinnt {worth}."),
                )
            }
            LoneHighEvent::LaidAside(seat, card) => {
                let name = at.name(*seat);
                (
                    format!("{name} lays a {card} aside."),
                    format!("{name} legt eine {card} ab."),
                )
            }
            LoneHighEvent::Drawn(_, card) => (
                format!("The new card is a {card}."),
                format!("Die neue Karte ist eine {card}."),
            ),
            LoneHighEvent::Kept(_) | LoneHighEvent::Ended => return None,
        };
        Some(say(language, english, german))
    }

    fn refusal(&self, _language: Language, reason: &LoneHighIllegal) -> String {
        reason.to_string()
    }

    fn seat_ui(&self, ui: &mut Ui, at: &At<'_, LoneHigh>, seat: SeatId) {
        dim(ui, format!("★ {}", at.state().points(seat)));
    }

    fn points(&self, language: Language, state: &LoneHigh, seat: SeatId) -> Vec<(String, i32)> {
        vec![(
            say(language, "Prizes".into(), "Preise".into()),
            state.points(seat),
        )]
    }

    fn bot(&self, level: Level, seed: &str) -> Box<dyn Bot<LoneHigh>> {
        match level {
            Level::Random => Box::new(RandomBot::new(seed)),
            _ => Box::new(Playouts::new(Outcome, 60, seed)),
        }
    }

    fn time(&self, _level: Level) -> Duration {
        Duration::from_secs(2)
    }

    fn hints(
        &self,
        language: Language,
        at: &At<'_, LoneHigh>,
        limit: &Limit,
    ) -> Vec<(LoneHighChoice, String)> {
        let advised = Playouts::new(Outcome, 200, "hint").advise(at.view, limit);
        let worded = advised.into_iter().map(|advised| {
            let often = format!("{:.0} %", 100.0 * advised.worth);
            let words = match advised.choice {
                LoneHighChoice::Choose(card) | LoneHighChoice::Exchange(card) => {
                    format!("{card}: {often}")
                }
                LoneHighChoice::Keep => say(
                    language,
                    format!("Keep them: {often}"),
                    format!("Alle behalten: {often}"),
                ),
            };
            (advised.choice, words)
        });
        worded.collect()
    }
}
