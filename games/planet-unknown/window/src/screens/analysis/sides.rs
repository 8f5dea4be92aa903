//! The choice that was made and the better one, side by side, if the board cannot show them.

use egui::{RichText, Sense, Ui, vec2};

use crate::t;
use crate::widgets::board::Outline;
use crate::widgets::civ_card::CivCardView;
use crate::widgets::dial::DialView;
use crate::widgets::objective::{self, ObjectiveView};
use crate::widgets::tracks::{Spot, TracksView};
use kit::theme::{strong, tokens};
use play::advice;
use rules::{
    Answer, CellSet, Choice, CivCard, Effect, Field, GameState, Objective, SeatId, Setup, Track,
};

/// The maximum width of a card, in points.
const CARD: f32 = 240.0;

/// The kind of a choice in the analysis. Each kind has its own style of line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// The choice that was made, if none is clearly better.
    Undisputed,
    /// The choice that was made, if another is better.
    Played,
    /// The better choice.
    Better,
}

impl Kind {
    /// The choice that was made and, if there is one, the better one, with their kinds.
    pub(super) fn both(made: Choice, better: Option<Choice>) -> Vec<(Choice, Self)> {
        match better {
            Some(better) => vec![(made, Self::Played), (better, Self::Better)],
            None => vec![(made, Self::Undisputed)],
        }
    }

    /// The outline of this kind around cells.
    pub(super) fn line(self, cells: CellSet) -> Outline {
        let colors = &tokens().color;
        let color = match self {
            Self::Undisputed => colors.accent,
            Self::Played => colors.bad,
            Self::Better => colors.good,
        };
        Outline {
            cells,
            color,
            dashed: self == Self::Played,
        }
    }

    /// Draws a sample of its line in front of text.
    pub(super) fn sample_ui(self, ui: &mut Ui) {
        let size = vec2(26.0, 1.4 * tokens().text.body);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        self.line(CellSet::EMPTY).paint_sample(ui, rect);
    }

    /// Draws its line and its name as a title.
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
    /// The station, turned by this number of depots.
    Station(u8),
    /// The tracks, with a tracker on its way to a field.
    Tracks(Track, Field),
    /// A civ card.
    Card(CivCard),
    /// An objective, and the side by which it counts.
    Objective(Objective, objective::Side),
}

impl Side {
    /// The picture of a choice of `seat` that does not concern the board.
    fn of(state: &GameState, seat: SeatId, choice: Choice) -> Option<Self> {
        let (pending, answer) = match choice {
            Choice::Rotate(steps) => return Some(Self::Station(steps)),
            Choice::Resolve { pending, answer } => (pending, answer),
            _ => return None,
        };
        match answer {
            Answer::Turn(steps) => Some(Self::Station(steps)),
            Answer::Advance { tracker, to } | Answer::Regress { tracker, to } => {
                Some(Self::Tracks(tracker, to))
            }
            Answer::Keep(card) => Some(Self::Card(card)),
            Answer::KeepObjective(objective) => {
                let pending = state.pending_at(seat, pending);
                let is_open = |effect| matches!(effect, Effect::KeepObjective { open: true, .. });
                let open = pending.is_some_and(|pending| is_open(pending.effect));
                let side = objective::Side::of_drawn(state, open);
                Some(Self::Objective(objective, side))
            }
            Answer::DestroyObjective(objective) => {
                Some(Self::Objective(objective, objective::Side::Private))
            }
            _ => None,
        }
    }

    fn ui(
        self,
        ui: &mut Ui,
        (setup, state): (&Setup, &GameState),
        seat: SeatId,
        [width, edge]: [f32; 2],
    ) {
        match self {
            Self::Station(steps) => {
                let mut turned = state.clone();
                turned.station.turn_clockwise(steps);
                DialView::new(setup, &turned).show(ui, width.min(edge));
            }
            Self::Tracks(tracker, to) => {
                let (owner, height) = (state.seat(seat), TracksView::height_for(width).min(edge));
                let step = [(tracker, to)];
                let spot = Spot::of_step(owner, step[0]);
                let view = TracksView::new(owner).preview(&step).picked(Some(spot));
                view.show(ui, vec2(width, height));
            }
            Self::Card(card) => {
                let view = CivCardView::new(card).width(width.min(CARD));
                view.to_read().open(true).show(ui);
            }
            Self::Objective(objective, side) => {
                let view = ObjectiveView::of((setup, state), seat, objective, side);
                let view = view.upright().to_read();
                view.width(width.min(CARD)).show(ui);
            }
        }
    }
}

/// Draws the choice that `seat` made and the better one, with titles if there are two. If one of them concerns the
/// board, draws nothing and reports that.
pub(super) fn ui(
    ui: &mut Ui,
    game: (&Setup, &GameState),
    seat: SeatId,
    choices: &[(Choice, Kind)],
    edge: f32,
) -> bool {
    let mut cells = choices
        .iter()
        .map(|(choice, _)| advice::cells(game.1, seat, *choice));
    if cells.any(|cells| !cells.is_empty()) {
        return false;
    }
    let side = |(choice, kind): &(Choice, Kind)| Some((Side::of(game.1, seat, *choice)?, *kind));
    let sides: Vec<(Side, Kind)> = choices.iter().filter_map(side).collect();
    if sides.is_empty() {
        return false;
    }
    let gap = tokens().space.m;
    let size = match choices {
        [_] => [edge, edge],
        _ => [(0.5 * (ui.available_width() - gap)).min(edge), edge - 28.0],
    };
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        for (side, kind) in sides {
            ui.push_id(kind as u8, |ui| {
                ui.vertical(|ui| {
                    ui.set_width(size[0]);
                    if kind != Kind::Undisputed {
                        kind.title_ui(ui);
                    }
                    side.ui(ui, game, seat, size);
                })
            });
        }
    });
    ui.add_space(tokens().space.xs);
    true
}

#[cfg(test)]
mod tests {
    use egui_kittest::{Harness, kittest::Queryable as _};

    use super::*;
    use crate::text::{Language, describe};
    use egui::Rect;
    use kit::theme;
    use rules::{Pending, Source};

    /// A window with the choice that was made and the better one, while the given effect is pending.
    fn shown(effect: Effect, choices: [Option<Choice>; 2]) -> Harness<'static> {
        let setup = Setup::standard(2, "sides");
        let mut state = setup.deal().unwrap();
        state.seats[0]
            .turn
            .agenda
            .insert(0, Pending::new(effect, Source::Round));
        let harness = Harness::builder()
            .with_size(vec2(700.0, 600.0))
            .with_context_setup(theme::install);
        let [made, better] = choices;
        let choices = Kind::both(made.expect("one was made"), better);
        harness.build_ui(move |ui| {
            ui.set_width(680.0);
            assert!(super::ui(ui, (&setup, &state), SeatId(0), &choices, 400.0));
        })
    }

    /// The areas of the choice that was made and of the better one.
    fn titles(harness: &Harness<'_>) -> [Rect; 2] {
        ["Played", "Better"].map(|name| harness.get_by_label(name).rect())
    }

    fn resolve(answer: Answer) -> Option<Choice> {
        Some(Choice::Resolve { pending: 0, answer })
    }

    #[test]
    fn two_stations_say_which_was_played_and_which_is_better() {
        let both = shown(
            Effect::TurnStation,
            [Some(Choice::Rotate(1)), Some(Choice::Rotate(3))],
        );
        let [played, better] = titles(&both);
        assert!(
            played.right() < better.left() && played.top() == better.top(),
            "{played} {better}"
        );
        let one = shown(Effect::TurnStation, [Some(Choice::Rotate(1)), None]);
        assert!(one.query_by_label("Played").is_none() && one.query_by_label("Better").is_none());
    }

    #[test]
    fn trackers_are_shown_on_their_tracks() {
        let steps = [Track::Civ, Track::Water].map(|tracker| (tracker, Field::new(tracker, 1)));
        let choices = steps.map(|(tracker, to)| resolve(Answer::Advance { tracker, to }));
        let both = shown(Effect::Boost, choices);
        let boards = both
            .query_all_by_label("Civ tracker on civ track, field 0")
            .map(|node| node.rect().left());
        let [played, better] = titles(&both);
        let boards: Vec<f32> = boards.collect();
        assert_eq!(boards.len(), 2);
        assert!(
            ((boards[1] - boards[0]) - (better.left() - played.left())).abs() < 1.0,
            "{boards:?}"
        );
    }

    #[test]
    fn cards_are_shown_with_what_they_do() {
        let cards = [CivCard::new(4).unwrap(), CivCard::new(5).unwrap()];
        let both = shown(
            Effect::KeepAny { count: 1 },
            cards.map(|card| resolve(Answer::Keep(card))),
        );
        let texts = cards.map(|card| describe::card_text(&Language::English, card));
        let places = texts.map(|text| both.get_by_label_contains(&text).rect());
        for (title, place) in titles(&both).into_iter().zip(places) {
            assert!(
                title.bottom() <= place.top() && place.x_range().contains(title.left()),
                "{title} {place}"
            );
        }
    }

    #[test]
    fn objectives_are_shown_by_the_side_that_counts() {
        let objective = Objective::new(3).unwrap();
        for open in [false, true] {
            let effect = Effect::KeepObjective {
                among: [objective].into_iter().collect(),
                count: 1,
                open,
            };
            let alone = shown(effect, [resolve(Answer::KeepObjective(objective)), None]);
            let race = describe::objective_text(&Language::English, objective);
            let private = describe::condition_text(&Language::English, objective);
            assert_eq!(alone.query_by_label_contains(&race).is_some(), open);
            assert_eq!(alone.query_by_label_contains(&private).is_some(), !open);
        }
    }
}
