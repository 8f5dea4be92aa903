//! The state of an objective: the counts of its competitors, or the progress of a single player.

use std::sync::Arc;

use egui::{Galley, Pos2, Rect, Ui, pos2, vec2};

use super::super::player::{badge, player_color};
use super::super::symbol::paint_medals;
use super::ObjectiveView;
use crate::art::Painting;
use crate::t;
use crate::text::{Speaks, apart};
use kit::theme::{Icon, number, strong, tokens};
use kit::widgets::Canvas;
use rules::card::{Need, Progress};
use rules::score::{OBJECTIVE_TIE, OBJECTIVE_WIN, PRIVATE_MEDALS};
use rules::{GameState, Objective, ObjectiveScore, SeatId, SeatSetup, Setup};

/// Room for the medal at the right, in points.
const MEDAL: f32 = 48.0;
/// Room for a player with a number, in points.
const PLAYER: f32 = 54.0;
/// Height of a line of players, in points.
const LINE: f32 = 26.0;

/// Which side counts of an objective that is not between two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The neighbour side, for which all seats compete (rules §8).
    Contest,
    /// The private side (rules §10.3 E).
    Private,
}

impl Side {
    /// The side of drawn objectives that counts. Objectives dealt in secret (rules §2.5), and all objectives of the solo
    /// game (rules §8), are private.
    pub fn of_drawn(state: &GameState, open: bool) -> Self {
        match open && state.seats.len() > 1 {
            true => Self::Contest,
            false => Self::Private,
        }
    }
}

/// The state of an objective, which decides the side that is shown.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing<'a> {
    /// The neighbour side: several players compete.
    Race {
        /// What each of them has, the own player first.
        counts: Vec<(&'a SeatSetup, u8)>,
        /// The medals of the own player.
        medals: u8,
    },
    /// The private side: a player is on their own.
    Alone {
        /// How far.
        progress: Progress,
        /// Whether the game is over.
        over: bool,
    },
}

impl<'a> ObjectiveView<'a> {
    /// An objective between `seat` and a neighbour.
    pub fn between(setup: &'a Setup, seat: SeatId, score: &ObjectiveScore) -> Self {
        let [own, other] = [seat, score.opponent].map(|seat| &setup.seats[seat.index()]);
        let standing = Standing::Race {
            counts: vec![(own, score.own), (other, score.other)],
            medals: score.medals,
        };
        Self::new(score.objective, standing)
    }

    /// The objectives between `seat` and its neighbours, once they are dealt (rules §2.5).
    pub fn neighbours(
        (setup, state): (&'a Setup, &GameState),
        seat: SeatId,
    ) -> impl Iterator<Item = Self> {
        let dealt = state.objectives_are_dealt();
        let scores = dealt.then(|| state.objective_scores(seat));
        let scores = scores.into_iter().flatten();
        scores.map(move |score| Self::between(setup, seat, &score))
    }

    /// One side of an objective as it stands for `seat`, or would stand if `seat` kept it. Among those that compete, `seat`
    /// comes first.
    pub fn of(
        (setup, state): (&'a Setup, &GameState),
        seat: SeatId,
        objective: Objective,
        side: Side,
    ) -> Self {
        let others = state.seat_ids().filter(|other| *other != seat);
        let counted = std::iter::once(seat).chain(others).map(|seat| {
            let count = objective.standing(state.seat(seat));
            (&setup.seats[seat.index()], count)
        });
        let standing = match side {
            Side::Contest => Standing::Race {
                counts: counted.collect(),
                medals: state.contest_medals(seat, objective),
            },
            Side::Private => Standing::Alone {
                progress: objective.progress(state.seat(seat)),
                over: state.is_finished(),
            },
        };
        Self::new(objective, standing)
    }
}

impl Standing<'_> {
    /// The medals of the own player if the game ended now.
    pub(super) const fn medals(&self) -> u8 {
        match self {
            Self::Race { medals, .. } => *medals,
            Self::Alone { progress, .. } if progress.is_met() => PRIVATE_MEDALS,
            Self::Alone { .. } => 0,
        }
    }

    /// The standing in words.
    pub(super) fn words(&self, speaker: &impl Speaks) -> String {
        match self {
            Self::Race { counts, .. } => {
                let words =
                    |(player, count): &(&SeatSetup, u8)| format!("{} {count}", apart(&player.name));
                counts.iter().map(words).collect::<Vec<_>>().join(", ")
            }
            Self::Alone { progress, over } => progress_words(speaker, *progress, *over),
        }
    }

    /// How the medals are won, as a sentence.
    pub(super) fn scoring(&self, speaker: &impl Speaks) -> String {
        match self {
            Self::Race { .. } => {
                let (win, tie) = (OBJECTIVE_WIN, OBJECTIVE_TIE);
                t!(speaker, "objective-help-race", win, tie)
            }
            Self::Alone { .. } => t!(speaker, "objective-help-alone", medals = PRIVATE_MEDALS),
        }
    }

    /// Whether it fits beside the words of an objective in a list.
    pub(super) fn is_short(&self) -> bool {
        matches!(self, Self::Race { counts, .. } if counts.len() <= 2)
    }

    /// The words to be painted in a line of `width`, if there are any.
    pub(super) fn lay_out(&self, ui: &Ui, width: f32) -> Option<Arc<Galley>> {
        let Self::Alone { progress, .. } = self else {
            return None;
        };
        let ink = if progress.is_met() {
            tokens().color.good
        } else {
            tokens().color.text_dim
        };
        let room = width - MEDAL - tokens().shape.icon - tokens().space.s;
        let set = |text: String| {
            ui.painter()
                .layout(text, strong(tokens().text.small), ink, room)
        };
        let whole = set(self.words(ui));
        // The icon before the words says, too, whether it is met.
        Some(if whole.rows.len() == 1 {
            whole
        } else {
            set(how_far(ui, *progress))
        })
    }

    /// The words as far as they are needed beside a title in a line of `width`, if there are any. They wrap in a short line.
    pub(super) fn lay_out_short(&self, ui: &Ui, width: f32) -> Option<Arc<Galley>> {
        let Self::Alone { progress, .. } = self else {
            return None;
        };
        let (words, ink) = (how_far(ui, *progress), tokens().color.text_dim);
        let room = match width < 260.0 {
            true => 36.0,
            false => width / 2.0,
        };
        let font = strong(tokens().text.small);
        Some(ui.painter().layout(words, font, ink, room))
    }

    /// The height in a line of `width`, in points.
    pub(super) fn height(&self, width: f32, words: Option<&Galley>) -> f32 {
        let lines = match self {
            Self::Race { counts, .. } => LINE * counts.len().div_ceil(per_line(width)) as f32,
            Self::Alone { .. } => words.map_or(LINE, |words| words.size().y),
        };
        lines.max(1.3 * LINE) + tokens().space.s
    }

    /// Paints it in a line; returns the place for its words.
    pub(super) fn paint_line(&self, canvas: &mut Canvas, line: Rect) -> Pos2 {
        self.paint_medal(canvas, pos2(line.right() - 0.5 * MEDAL, line.center().y));
        match self {
            Self::Race { counts, .. } => {
                let per_line = per_line(line.width());
                let lines = counts.len().div_ceil(per_line);
                let top = line.center().y - LINE * (lines as f32 - 1.0) / 2.0;
                for (index, (player, count)) in counts.iter().enumerate() {
                    let (row, column) = (index / per_line, index % per_line);
                    let left = line.left() + 10.0 + PLAYER * column as f32;
                    let at = pos2(left, top + LINE * row as f32);
                    paint_player(canvas, at, player, *count);
                }
            }
            Self::Alone { progress, over } => {
                let color = &tokens().color;
                let met = progress.is_met();
                let (icon, ink) = match (met, over) {
                    (true, _) => (Icon::Check, color.good),
                    (false, true) => (Icon::Cross, color.text_dim),
                    (false, false) => (Icon::Hourglass, color.text_dim),
                };
                let size = tokens().shape.icon;
                let place = pos2(line.left() + 0.5 * size, line.center().y);
                canvas.picture_at(icon, place, size, ink);
            }
        }
        line.left_center() + vec2(tokens().shape.icon + tokens().space.s, 0.0)
    }

    /// The width of the line of an objective that is one line, whose words these are.
    pub(super) fn line_width(&self, words: Option<&Galley>) -> f32 {
        let shown = match self {
            Self::Race { counts, .. } => PLAYER * counts.len() as f32,
            Self::Alone { .. } => {
                let words = words.map_or(0.0, |words| words.size().x);
                tokens().shape.icon + tokens().space.s + words
            }
        };
        shown + MEDAL + 1.0
    }

    /// Paints two players one above the other, and the medal, at the right of `rect`.
    pub(super) fn paint_beside(&self, canvas: &mut Canvas, rect: Rect) {
        self.paint_medal(canvas, pos2(rect.right() - 0.5 * MEDAL, rect.center().y));
        let Self::Race { counts, .. } = self else {
            return;
        };
        let x = rect.right() - 77.0;
        for ((player, count), down) in counts.iter().zip([-11.0, 11.0]) {
            paint_player(canvas, pos2(x, rect.center().y + down), player, *count);
        }
    }

    fn paint_medal(&self, canvas: &mut Canvas, center: Pos2) {
        let (color, paint, medals) = (&tokens().color, &tokens().paint, self.medals());
        let (tint, text, ink) = match medals {
            OBJECTIVE_WIN => return paint_medals(canvas, medals, center, 32.0),
            OBJECTIVE_TIE => (paint.tie, medals.to_string(), color.text),
            _ => (paint.no_medal, "–".to_owned(), color.text_dim),
        };
        canvas.picture_at(Painting::MedalOpen, center, 34.0, tint);
        canvas.label(center, text, number(tokens().text.figure), ink);
    }
}

/// How far a player is alone, in words.
fn progress_words(speaker: &impl Speaks, progress: Progress, over: bool) -> String {
    let met = progress.is_met();
    t!(speaker, "objective-progress", met, over, how_far(progress))
}

/// A player's count out of the required one.
fn how_far(speaker: &impl Speaks, progress: Progress) -> String {
    let has = progress.has;
    match progress.need {
        Need::AtLeast(needed) if has > needed => t!(speaker, "objective-more-than", has, needed),
        Need::AtLeast(needed) => t!(speaker, "objective-at-least", has, needed),
        Need::AtMost(most) if most > 0 && has > most => {
            t!(speaker, "objective-too-many", has, most)
        }
        Need::AtMost(most) => t!(speaker, "objective-at-most", has, most),
    }
}

/// How many players fit into a line of `width`.
fn per_line(width: f32) -> usize {
    (((width - MEDAL) / PLAYER) as usize).max(1)
}

/// A player's badge around `at`, and a number beside it.
fn paint_player(canvas: &mut Canvas, at: Pos2, player: &SeatSetup, count: u8) {
    badge(canvas, at, 18.0, player.colour);
    let (font, ink) = (number(tokens().text.figure), player_color(player.colour));
    canvas.label(at + vec2(23.0, 0.0), count, font, ink);
}
