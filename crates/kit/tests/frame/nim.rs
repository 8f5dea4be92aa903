//! Nim at a table of the frame: heaps of stones; a click on a stone takes it with those above it.

use super::playouts::Playouts;
use super::words::say;
use egui::{Color32, Sense, Ui, WidgetInfo, vec2};
use game::games::nim::{Nim, NimChoice, NimEvent, NimIllegal};
use game::{Game, SeatId};
use kit::frame::{Answer, At, Face, note_answer};
use kit::text::{Language, Speaks as _};
use kit::theme::tokens;
use kit::widgets::dim;
use search::{Bot, Limit, Lookahead, Outcome, RandomBot};
use std::time::Duration;
use table::Level;

/// What Nim looks like.
#[derive(Clone, Default)]
pub struct NimFace;

impl Face for NimFace {
    type Game = Nim;

    fn board_ui(&mut self, ui: &mut Ui, at: &At<'_, Nim>) -> Option<NimChoice> {
        let mut chosen = None;
        ui.horizontal(|ui| {
            for (heap, &stones) in (0_u8..).zip(at.state().heaps()) {
                ui.vertical(|ui| {
                    for count in (1..=stones).rev() {
                        if stone_ui(ui, at, heap, count) {
                            chosen = Some(NimChoice::Take { heap, count });
                        }
                    }
                });
                ui.add_space(40.0);
            }
        });
        chosen
    }

    fn question(&self, language: Language, at: &At<'_, Nim>) -> String {
        match at.view.legal().contains(&NimChoice::HandOn) {
            true => say(language, "Done?".into(), "Fertig?".into()),
            false => say(
                language,
                "Take stones from one heap.".into(),
                "Nimm Steine von einem Haufen.".into(),
            ),
        }
    }

    fn answer(&self, language: Language, _at: &At<'_, Nim>, choice: NimChoice) -> Option<Answer> {
        match choice {
            NimChoice::Take { .. } => None,
            NimChoice::HandOn => {
                let words = say(language, "End the turn".into(), "Zug beenden".into());
                Some(Answer::new(words).ends_turn(true))
            }
        }
    }

    fn told(&self, language: Language, at: &At<'_, Nim>, event: &NimEvent) -> Option<String> {
        Some(match *event {
            NimEvent::Taken { seat, heap, count } => {
                let (name, heap) = (at.name(seat), heap + 1);
                say(
                    language,
                    format!("{name} takes {count} from heap {heap}."),
                    format!("{name} nimmt {count} von Haufen {heap}."),
                )
            }
            NimEvent::Turn(_) => return None,
            NimEvent::Won(seat) => {
                let name = at.name(seat);
                say(
                    language,
                    format!("{name} takes the last one."),
                    format!("{name} nimmt den letzten."),
                )
            }
        })
    }

    fn refusal(&self, language: Language, reason: &NimIllegal) -> String {
        match reason {
            NimIllegal::NotSoMany => say(
                language,
                "The heap has fewer.".into(),
                "So viele sind dort nicht.".into(),
            ),
            other => other.to_string(),
        }
    }

    fn seat_ui(&self, ui: &mut Ui, at: &At<'_, Nim>, seat: SeatId) {
        let words = match at.state().active() == Some(seat) {
            true => say(ui.language(), "takes".into(), "nimmt".into()),
            false => say(ui.language(), "waits".into(), "wartet".into()),
        };
        dim(ui, words);
    }

    fn points(&self, language: Language, state: &Nim, seat: SeatId) -> Vec<(String, i32)> {
        let won = state.ranking().map_or(0, |ranking| ranking.score(seat));
        vec![(say(language, "Last one".into(), "Letzter".into()), won)]
    }

    fn bot(&self, level: Level, seed: &str) -> Box<dyn Bot<Nim>> {
        match level {
            Level::Random => Box::new(RandomBot::new(seed)),
            Level::Easy | Level::Family => Box::new(Playouts::new(Outcome, 40, seed)),
            Level::Normal | Level::Hard | Level::Expert => {
                Box::new(Lookahead::new(Outcome, 20, seed))
            }
        }
    }

    fn time(&self, _level: Level) -> Duration {
        Duration::from_secs(2)
    }

    fn hints(
        &self,
        language: Language,
        at: &At<'_, Nim>,
        limit: &Limit,
    ) -> Vec<(NimChoice, String)> {
        let choice = Lookahead::new(Outcome, 20, "hint").choose(at.view, limit);
        let worded = choice.map(|choice| {
            let words = match choice {
                NimChoice::Take { heap, count } => say(
                    language,
                    format!("Take {count} from heap {}", heap + 1),
                    format!("{count} von Haufen {} nehmen", heap + 1),
                ),
                NimChoice::HandOn => say(language, "End the turn".into(), "Zug beenden".into()),
            };
            (choice, words)
        });
        worded.into_iter().collect()
    }
}

/// Draws a stone. Returns whether it was clicked.
fn stone_ui(ui: &mut Ui, at: &At<'_, Nim>, heap: u8, count: u8) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(44.0, 28.0), Sense::click());
    let name = format!("{count}/{}", heap + 1);
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, at.acts, &name));
    if at.view.legal().contains(&NimChoice::Take { heap, count }) {
        note_answer(&response);
    }
    let hinted = at.hint == Some(NimChoice::Take { heap, count });
    let fill = match (hinted, at.acts && response.hovered()) {
        (true, _) => tokens().color.hint,
        (false, true) => tokens().color.accent_hover,
        (false, false) => tokens().color.text_dim,
    };
    ui.painter().rect_filled(rect.shrink(3.0), 12.0, fill);
    ui.painter().text(
        rect.center(),
        egui::Align2::CENTER_CENTER,
        count,
        kit::theme::number(14.0),
        Color32::BLACK,
    );
    response.clicked()
}
