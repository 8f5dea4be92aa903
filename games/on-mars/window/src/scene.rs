//! What the table needs while it is drawn: the game, what may be chosen, the canvas, and the spots that can be clicked.

use crate::desk::Desk;
use crate::layout::{Hexes, Layout};
use crate::palette;
use crate::palette::colour;
use crate::spots::{self, Pick, Spot, lies_on};
use crate::words;
use egui::{Color32, Rect, Response, Sense, Stroke, Ui};
use game::SeatId;
use kit::frame::{At, Spots, note_spot};
use kit::text::Speaks as _;
use kit::widgets::{About, Canvas, Writing};
use on_mars::{Choice, Question, State, Step, Task};

/// What the table needs while it is drawn.
pub(crate) struct Scene<'a> {
    pub(crate) at: &'a At<'a, State>,
    /// What the player may choose.
    pub(crate) legal: Vec<Choice>,
    pub(crate) layout: Layout,
    pub(crate) hexes: Hexes,
    pub(crate) canvas: Canvas,
    /// The strength of the light on what may be chosen.
    pub(crate) pulse: f32,
    pub(crate) words: Writing,
    pub(crate) spots: Spots<Spot>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(at: &'a At<'a, State>, layout: Layout, desk: &Desk, ui: &Ui) -> Self {
        Self {
            at,
            legal: at.legal(),
            layout,
            hexes: Hexes::new(layout.map, at.state().board(), desk.look),
            canvas: Canvas::new(ui.ctx(), 32.0 * layout.scale),
            pulse: at.pulse(ui.ctx()),
            words: Writing::default(),
            spots: Spots::default(),
        }
    }

    pub(crate) const fn state(&self) -> &'a State {
        self.at.state()
    }

    pub(crate) const fn seat(&self) -> SeatId {
        self.at.seat()
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.state().question().filter(|_| self.at.acts)
    }

    /// The task at hand, if the player is asked.
    pub(crate) fn task(&self) -> Option<Task> {
        let task = self.state().agenda.last().copied();
        task.filter(|_| self.at.acts)
    }

    pub(crate) fn step(&self) -> Option<Step> {
        self.task().map(|task| task.step)
    }

    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: SeatId) -> u8 {
        colour(self.at.setup, seat)
    }

    /// Light around something that may be chosen.
    pub(crate) fn light(&mut self, rect: Rect, corners: u8) {
        let stroke = Stroke::new(2.5, self.glow());
        self.canvas.border(rect, corners, stroke);
    }

    /// The light of what may be chosen.
    pub(crate) fn glow(&self) -> Color32 {
        palette::LAMP.gamma_multiply(0.65 + 0.35 * self.pulse)
    }

    /// Lights a spot on which something is meant now, that is picked up, or that a hint points at.
    pub(crate) fn light_if_meant(&mut self, desk: &Desk, spot: Spot, rect: Rect, corners: u8) {
        if self.hints_at(spot) {
            let stroke = Stroke::new(3.0, kit::theme::tokens().color.hint);
            self.canvas.border(rect.expand(2.0), corners, stroke);
        } else if desk.is_picked(spot) {
            let stroke = Stroke::new(3.0, palette::LAMP);
            self.canvas.border(rect, corners, stroke);
        } else if self.is_open(desk, spot) {
            self.light(rect, corners);
        }
    }

    /// Whether a click on a spot, or a drop there, does something now.
    pub(crate) fn is_open(&self, desk: &Desk, spot: Spot) -> bool {
        if !self.at.acts {
            return false;
        }
        let pays = lies_on(self.state(), self.seat(), spot);
        match (spot, self.step()) {
            (Spot::Price, Some(Step::Pay(..))) if desk.drags => {
                desk.held().is_some_and(|pick| desk.may_pay(self, pick))
            }
            (_, Some(Step::Pay(..))) if pays.is_some() => {
                pays.is_some_and(|pick| desk.may_pay(self, pick))
            }
            (Spot::Storage(good), Some(Step::Choose(..))) => desk.may_choose(&self.legal, good),
            (Spot::Contract(_), _) => desk.drags && !self.meant(desk.held(), spot).is_empty(),
            _ => !self.meant(desk.held(), spot).is_empty(),
        }
    }

    /// Whether a hint points at a choice that a click on a spot would mean.
    pub(crate) fn hints_at(&self, spot: Spot) -> bool {
        let hint = self.at.hint;
        hint.is_some_and(|hint| spots::fits(self.state(), self.seat(), hint, None, spot))
    }

    /// The choices that `pick` and a spot mean together.
    pub(crate) fn meant(&self, pick: Option<Pick>, spot: Spot) -> Vec<Choice> {
        let fits = |choice: &&Choice| spots::fits(self.state(), self.seat(), **choice, pick, spot);
        self.legal.iter().filter(fits).copied().collect()
    }

    /// Paints everything that was drawn so far, below what follows.
    pub(crate) fn paint_so_far(&mut self, ui: &Ui) {
        let next = Canvas::new(ui.ctx(), 32.0 * self.layout.scale);
        std::mem::replace(&mut self.canvas, next).paint(ui.painter());
        self.words.paint(ui.painter());
    }

    /// Something that can be clicked and, if it can be picked up, dragged.
    pub(crate) fn spot_ui(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        (spot, rect): (Spot, Rect),
        about: About<'_>,
    ) -> Response {
        let pick = self.at.acts.then(|| self.dragged(desk, spot)).flatten();
        let (answers, chosen) = (self.is_open(desk, spot), desk.is_picked(spot));
        let response = self.spots.add(ui, (spot, rect), pick.is_some(), answers);
        if response.has_focus() {
            let stroke = Stroke::new(2.0, kit::theme::tokens().color.focus);
            self.canvas.border(rect.expand(1.0), 6, stroke);
        }
        if pick.is_some() && response.drag_started() {
            (desk.pick, desk.drags) = (pick, true);
        }
        about.tell_button(ui, response, chosen, !desk.drags)
    }

    fn dragged(&self, desk: &Desk, spot: Spot) -> Option<Pick> {
        let pays = lies_on(self.state(), self.seat(), spot);
        let pays = pays.filter(|pick| desk.may_pay(self, *pick));
        pays.or_else(|| spots::dragged(self.state(), self.seat(), &self.legal, spot))
    }

    /// Why a choice is refused.
    pub(crate) fn refusal(&self, ui: &Ui, choice: Choice) -> Option<String> {
        Some(words::refusal(&ui.language(), self.at.refusal(choice)?))
    }
}

/// Notes where parts of the table are, for the cards that speak of them.
pub(crate) fn note_spots<const N: usize>(ui: &Ui, spots: [(&'static str, Rect); N]) {
    for (name, rect) in spots {
        note_spot(ui.ctx(), name, [rect]);
    }
}

/// Something of a seat: a spot of the player at the screen, or something of another to look at.
pub(crate) fn place_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    scene: &mut Scene<'_>,
    (seat, spot, rect): (SeatId, Spot, Rect),
    about: About<'_>,
) {
    if seat == scene.seat() {
        scene.light_if_meant(desk, spot, rect, 5);
        scene.spot_ui(ui, desk, (spot, rect), about);
    } else {
        let id = ui.scope_id().with(("of another", seat, spot));
        let response = ui.interact(rect, id, Sense::hover());
        about.tell(ui, response);
    }
}
