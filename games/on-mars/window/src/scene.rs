//! What the table needs while it is drawn: the game, what may be chosen, the canvas, and the spots that can be clicked.

use crate::desk::Desk;
use crate::layout::{Hexes, Layout};
use crate::palette;
use crate::palette::colours;
use crate::spots::{self, Pick, Spot, lies_on};
use crate::words;
use egui::text::LayoutJob;
use egui::{Color32, FontId, Galley, Pos2, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo};
use game::{Action, Game as _, SeatId};
use kit::frame::{At, note_answer, note_spot};
use kit::text::Speaks as _;
use kit::widgets::{About, Canvas};
use on_mars::{Choice, Question, State, Step, Task};
use std::sync::Arc;

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
    /// The colour of each seat.
    colours: Vec<u8>,
    words: Vec<(Pos2, Arc<Galley>, Color32)>,
    spots: Vec<(Spot, Rect)>,
    pub(crate) clicked: Option<Spot>,
    hovered: Option<Spot>,
    focused: Option<Spot>,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(at: &'a At<'a, State>, layout: Layout, desk: &Desk, ui: &Ui) -> Self {
        let legal = if at.acts { at.view.legal() } else { Vec::new() };
        let pulse = match at.acts {
            true => kit::theme::motion::pulse(ui.ctx()),
            false => 1.0,
        };
        Self {
            at,
            legal,
            layout,
            hexes: Hexes::new(layout.map, at.state().board(), desk.look),
            canvas: Canvas::new(ui.ctx(), 32.0 * layout.scale),
            pulse,
            colours: colours(at.setup),
            words: Vec::new(),
            spots: Vec::new(),
            clicked: None,
            hovered: None,
            focused: None,
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
        self.colours.get(seat.index()).copied().unwrap_or(seat.0)
    }

    /// Writes words in at most so many rows of a width; what does not fit is left out. Returns where they end.
    pub(crate) fn write(
        &mut self,
        ui: &Ui,
        at: Pos2,
        (words, font): (&str, FontId),
        color: Color32,
        [width, rows]: [f32; 2],
    ) -> f32 {
        let mut job = LayoutJob::simple(words.to_owned(), font, color, width);
        job.wrap.max_rows = rows as usize;
        job.wrap.break_anywhere = rows < 1.5;
        let galley = ui.painter().layout_job(job);
        let bottom = at.y + galley.size().y;
        self.words.push((at, galley, color));
        bottom
    }

    /// Writes words like [`Self::write`], the middle of their rows at the height of `at`.
    pub(crate) fn write_middle(
        &mut self,
        ui: &Ui,
        at: Pos2,
        (words, font): (&str, FontId),
        color: Color32,
        [width, rows]: [f32; 2],
    ) {
        let painter = ui.painter();
        let laid = painter.layout(words.to_owned(), font.clone(), color, width);
        let height = laid.size().y.min(1.25 * rows * font.size);
        let at = at - egui::vec2(0.0, height / 2.0);
        self.write(ui, at, (words, font), color, [width, rows]);
    }

    /// Puts words above everything that is drawn so far.
    pub(crate) fn lay(&mut self, at: Pos2, galley: Arc<Galley>, color: Color32) {
        self.words.push((at, galley, color));
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
        for (at, galley, color) in self.words.drain(..) {
            ui.painter().galley(at, galley, color);
        }
    }

    /// Notes a place for drops, beneath those that were noted after it.
    pub(crate) fn drop_spot(&mut self, spot: Spot, rect: Rect) {
        self.spots.push((spot, rect));
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
        let sense = match pick {
            Some(_) => Sense::click_and_drag(),
            None => Sense::click(),
        };
        let response = ui.interact(rect, ui.scope_id().with(spot), sense);
        let chosen = desk.is_picked(spot);
        self.spots.push((spot, rect));
        if response.clicked() {
            self.clicked = Some(spot);
        }
        if response.hovered() {
            self.hovered = Some(spot);
        }
        if response.has_focus() {
            self.focused = Some(spot);
            let stroke = Stroke::new(2.0, kit::theme::tokens().color.focus);
            self.canvas.border(rect.expand(1.0), 6, stroke);
        }
        if self.is_open(desk, spot) {
            note_answer(&response);
        }
        if pick.is_some() && response.drag_started() {
            (desk.pick, desk.drags) = (pick, true);
        }
        let info = |name: &str| match chosen {
            true => WidgetInfo::selected(Role::Button, true, true, name),
            false => WidgetInfo::labeled(Role::Button, true, name),
        };
        about.tell_as(ui, response, !desk.drags, info)
    }

    fn dragged(&self, desk: &Desk, spot: Spot) -> Option<Pick> {
        let pays = lies_on(self.state(), self.seat(), spot);
        let pays = pays.filter(|pick| desk.may_pay(self, *pick));
        pays.or_else(|| spots::dragged(self.state(), self.seat(), &self.legal, spot))
    }

    /// Where a spot is.
    pub(crate) fn rect_of(&self, spot: Spot) -> Option<Rect> {
        let found = self.spots.iter().find(|(there, _)| *there == spot);
        found.map(|(_, rect)| *rect)
    }

    /// The spot under the pointer: also that of something that is dragged.
    pub(crate) fn under_pointer(&self, ui: &Ui) -> Option<Spot> {
        let at = ui.input(|input| input.pointer.latest_pos())?;
        let mut spots = self.spots.iter().rev();
        spots
            .find(|(_, rect)| rect.contains(at))
            .map(|(spot, _)| *spot)
    }

    /// The spots that are looked at: with the pointer, and with the keyboard.
    pub(crate) fn looked_at(&self, ui: &Ui, desk: &Desk) -> [Option<Spot>; 2] {
        match desk.drags {
            true => [self.under_pointer(ui), None],
            false => [self.hovered, self.focused],
        }
    }

    /// Why a choice is refused.
    pub(crate) fn refusal(&self, ui: &Ui, choice: Choice) -> Option<String> {
        let action = Action {
            seat: self.seat(),
            choice,
        };
        let reason = self.state().check(&action).err()?;
        Some(words::refusal(&ui.language(), reason))
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
