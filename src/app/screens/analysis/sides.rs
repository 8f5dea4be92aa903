//! What was played and what would have been better, beside each other, where the board does not show it.

use egui::{Response, RichText, Sense, Ui, vec2};

use crate::app::screens::pictures::station_picture;
use crate::app::theme::{strong, tokens};
use crate::app::widgets::board::Outline;
use crate::game::{Answer, CellSet, Choice, GameState, Setup};
use crate::t;

/// What a choice is in the analysis. Each kind has a line of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// It was played, and nothing is clearly better.
    Undisputed,
    /// It was played although something is better.
    Played,
    /// It would have been better.
    Better,
}

impl Kind {
    /// The kinds of what was played and of what would have been better, if something would.
    pub(super) const fn of(better: bool) -> [Self; 2] {
        [if better { Self::Played } else { Self::Undisputed }, Self::Better]
    }

    /// Its line, around no cells.
    pub(super) fn line(self) -> Outline {
        let colors = &tokens().color;
        let color = match self {
            Self::Undisputed => colors.accent,
            Self::Played => colors.bad,
            Self::Better => colors.good,
        };
        Outline { cells: CellSet::EMPTY, color, dashed: self == Self::Played }
    }

    /// A piece of its line before words.
    pub(super) fn sample_ui(self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(26.0, 1.4 * tokens().text.body), Sense::hover());
        self.line().paint_sample(ui, rect);
        response
    }

    /// Its line and its name, as a title.
    fn title_ui(self, ui: &mut Ui) {
        let name = match self {
            Self::Undisputed | Self::Played => t!(ui, "analysis-side-played"),
            Self::Better => t!(ui, "analysis-side-better"),
        };
        ui.horizontal(|ui| {
            self.sample_ui(ui);
            ui.label(RichText::new(name).font(strong(tokens().text.body)));
        });
    }
}

/// A choice as a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    /// The station, turned by so many depots.
    Station(u8),
}

impl Side {
    /// The picture of a choice that is not about the board.
    const fn of(choice: Choice) -> Option<Self> {
        match choice {
            Choice::Rotate(steps) | Choice::Resolve { answer: Answer::Turn(steps), .. } => Some(Self::Station(steps)),
            _ => None,
        }
    }

    fn ui(self, ui: &mut Ui, (setup, state): (&Setup, &GameState), edge: f32) {
        match self {
            Self::Station(steps) => {
                let mut turned = state.clone();
                turned.station.turn_clockwise(steps);
                station_picture(ui, (setup, &turned), edge, None, false);
            }
        }
    }
}

/// Draws what was played and what would have been better, each with its title where there are two. Draws nothing and
/// says so if the choices are about the board.
pub(super) fn ui(ui: &mut Ui, game: (&Setup, &GameState), choices: [Option<Choice>; 2], edge: f32) -> bool {
    let kinds = Kind::of(choices[1].is_some());
    let sides = choices.into_iter().flatten().zip(kinds).filter_map(|(choice, kind)| Some((Side::of(choice)?, kind)));
    let sides: Vec<(Side, Kind)> = sides.collect();
    if sides.is_empty() {
        return false;
    }
    let gap = tokens().space.m;
    let size = if choices[1].is_some() { (0.5 * (ui.available_width() - gap)).min(edge) } else { edge };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (side, kind) in &sides {
            ui.push_id(*kind as u8, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(size);
                    if *kind != Kind::Undisputed {
                        kind.title_ui(ui);
                    }
                    side.ui(ui, game, size);
                });
            });
        }
    });
    true
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use crate::app::theme;

    /// A window with what was played and what would have been better in a game that begins.
    fn shown(choices: [Option<Choice>; 2]) -> Harness<'static> {
        let setup = Setup::standard(2, "sides");
        let state = setup.deal().unwrap();
        let harness = Harness::builder().with_size(vec2(700.0, 500.0)).with_context_setup(theme::install);
        harness.build_ui(move |ui| {
            ui.set_width(680.0);
            assert!(super::ui(ui, (&setup, &state), choices, 400.0));
        })
    }

    #[test]
    fn two_stations_say_which_was_played_and_which_is_better() {
        let both = shown([Some(Choice::Rotate(1)), Some(Choice::Rotate(3))]);
        let [played, better] = ["Played", "Better"].map(|name| both.get_by_label(name).rect());
        assert!(played.right() < better.left() && played.top() == better.top(), "{played} {better}");
        let one = shown([Some(Choice::Rotate(1)), None]);
        assert!(one.query_by_label("Played").is_none() && one.query_by_label("Better").is_none());
    }
}
