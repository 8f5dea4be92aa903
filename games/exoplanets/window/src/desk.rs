//! What the player at the table has in the hand, and what a click or a drop means (exoplanets §14.7).

use crate::layout::Layout;
use crate::motion::Motion;
use crate::palette::colour;
use crate::planet::Brush;
use crate::preview::preview;
use crate::t;
use crate::text::Speaks as _;
use crate::{sentences, words};
use egui::{Color32, FontId, Painter, Pos2, Rect, Response, Stroke, Ui};
use exoplanets::{
    Arm, Choice, PlanetId, Question, Resource, Resources, Source, Stage, State, TileId, TileSet,
};
use game::SeatId;
use kit::art::{Drawing, Picture};
use kit::devices::{Control, Keyboard, Saying};
use kit::frame::{At, Spots, mark_changed, tell_changed};
use kit::theme::tokens;
use kit::widgets::{About, Writing, says};

/// What the player has picked up, by a click or to drag it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    Life,
    Species,
    /// A planet, to see what can be done there.
    Planet(PlanetId),
    /// A tile, to see what can be done with it.
    Tile(TileId),
    /// The effect of a tile, which needs a planet.
    Effect(TileId),
    /// The top of a stack, on its way to an arm.
    Stack(u8),
    /// A planet out of the bag, on its way to an arm.
    Drawn(PlanetId),
    Give(Resource),
}

/// Something that can be clicked, or on which something can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    Planet(PlanetId),
    Open(Arm),
    Bag,
    Stack(u8),
    Drawn(PlanetId),
    Own(Resource),
    Cloud(Resource),
    Life,
    Species,
    Tile(TileId),
    /// The row of goals, for drops alone.
    Goals,
    /// The whole system, for drops alone.
    System,
}

impl Spot {
    /// What is picked up when it is dragged.
    const fn pick(self) -> Option<Pick> {
        match self {
            Self::Life => Some(Pick::Life),
            Self::Species => Some(Pick::Species),
            Self::Tile(tile) => Some(Pick::Tile(tile)),
            Self::Stack(stack) => Some(Pick::Stack(stack)),
            Self::Drawn(planet) => Some(Pick::Drawn(planet)),
            Self::Own(kind) => Some(Pick::Give(kind)),
            Self::Planet(_)
            | Self::Open(_)
            | Self::Bag
            | Self::Cloud(_)
            | Self::Goals
            | Self::System => None,
        }
    }
}

/// What the table needs while it is drawn.
pub(crate) struct Scene<'a> {
    pub(crate) at: &'a At<'a, State>,
    /// What the player may choose.
    pub(crate) legal: Vec<Choice>,
    pub(crate) layout: Layout,
    pub(crate) brush: Brush,
    /// The strength of what waits for the player.
    pub(crate) pulse: f32,
    /// Words of several rows, above everything else.
    pub(crate) words: Writing,
    pub(crate) spots: Spots<Spot>,
}

/// What lies in the hands of the player, and what goes on on the table.
#[derive(Clone, Default)]
pub(crate) struct Desk {
    pub(crate) pick: Option<Pick>,
    /// Whether it is dragged.
    pub(crate) drags: bool,
    /// What follows on the choice that a drop has made.
    then: Option<Choice>,
    /// The stack whose planets are listed.
    pub(crate) stack: Option<u8>,
    /// The place in the hand of the tile that was looked at last.
    pub(crate) looked: Option<usize>,
    /// All tiles that have been in a hand, in the order in which they came.
    seen: Vec<TileId>,
    /// The planets that were drawn last, as their answers stood: each stays where it is when one has been chosen.
    pub(crate) drawn: [Option<PlanetId>; 2],
    /// Whether the sheet of goals, effects and symbols is open.
    pub(crate) sheet: bool,
    pub(crate) motion: Motion,
    /// The seat, turn and question of the last choice from the hand.
    asked: Option<(SeatId, u16, Question)>,
    /// Whether what was picked up has just been.
    pub(crate) fresh: bool,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(at: &'a At<'a, State>, layout: Layout, ui: &Ui) -> Self {
        Self {
            at,
            legal: at.legal(),
            layout,
            brush: Brush::new(ui.ctx()),
            pulse: at.pulse(ui.ctx()),
            words: Writing::default(),
            spots: Spots::default(),
        }
    }

    pub(crate) fn state(&self) -> &'a State {
        self.at.state()
    }

    pub(crate) fn question(&self) -> Option<Question> {
        self.state().question().filter(|_| self.at.acts)
    }

    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: SeatId) -> u8 {
        colour(self.at.setup, seat)
    }

    /// A number or a word above everything painted.
    pub(crate) fn label(&mut self, at: Pos2, text: impl ToString, font: FontId, color: Color32) {
        self.brush.over.label(at, text, font, color);
    }

    /// A drawing in its own colours.
    pub(crate) fn art(&mut self, drawing: Drawing, at: Pos2, edge: f32) {
        self.brush.over.art(drawing, at, edge);
    }

    /// A drawing or an icon in a tint.
    pub(crate) fn picture(
        &mut self,
        picture: impl Into<Picture>,
        at: Pos2,
        edge: f32,
        tint: Color32,
    ) {
        self.brush.over.picture_at(picture, at, edge, tint);
    }

    /// A disc with a border.
    pub(crate) fn circle(&mut self, at: Pos2, radius: f32, fill: Color32, stroke: Stroke) {
        self.brush.over.circle(at, radius, fill, stroke);
    }

    /// A ground below planets and drawings.
    pub(crate) fn fill(&mut self, rect: Rect, corners: u8, color: Color32) {
        self.brush.under.rect(rect, corners, color);
    }

    /// The border of a ground.
    pub(crate) fn border(&mut self, rect: Rect, corners: u8, stroke: Stroke) {
        self.brush.under.border(rect, corners, stroke);
    }

    /// Paints everything.
    pub(crate) fn paint(mut self, painter: &Painter) {
        self.brush.paint(painter);
        self.words.paint(painter);
    }

    /// Something that can be clicked and, if it can be picked up, dragged.
    pub(crate) fn spot_ui(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        (spot, rect): (Spot, Rect),
        about: About<'_>,
    ) -> Response {
        let has_changed = self.has_changed(spot);
        if has_changed {
            mark_changed(&mut self.brush.over, rect);
        }
        let can_drag = self.at.acts && spot.pick().is_some();
        let answers = self.is_asked_for(spot);
        let response = self.spots.add(ui, (spot, rect), can_drag, answers);
        let chosen = desk.pick.is_some() && desk.pick == desk.pick_of(spot);
        if self
            .at
            .pointed
            .is_some_and(|choice| fits(choice, None, spot))
        {
            let line = Stroke::new(2.5, tokens().color.hint);
            self.brush.over.border(rect, 10, line);
        }
        if can_drag && response.drag_started() {
            (desk.pick, desk.drags) = (spot.pick(), true);
        }
        tell_changed(about, has_changed, |about| {
            about.tell_button(ui, response, chosen, !desk.drags)
        })
    }

    /// Whether others have changed what lies on a spot since the player last chose something.
    fn has_changed(&self, spot: Spot) -> bool {
        let (at, seat) = (self.at, self.at.seat());
        let lives = |state: &State, planet: PlanetId| {
            let placed = state.placed(planet)?;
            Some((placed.life, placed.species, placed.markers, placed.tile))
        };
        match spot {
            Spot::Planet(planet) => at.has_changed(|state| lives(state, planet)),
            Spot::Stack(stack) => at.has_changed(|state| state.stacks[usize::from(stack)].len()),
            Spot::Own(kind) => at.has_changed(|state| state.seats[seat.index()].resources[kind]),
            _ => false,
        }
    }

    /// Whether life or a species can be paid for on a planet.
    pub(crate) fn is_payable(&self, planet: PlanetId) -> bool {
        let pays = |choice: &Choice| match *choice {
            Choice::Develop { planet: there, .. } | Choice::Species { planet: there, .. } => {
                there == planet
            }
            _ => false,
        };
        self.legal.iter().any(pays)
    }

    /// Whether a click on a spot leads to an answer now.
    fn is_asked_for(&self, spot: Spot) -> bool {
        match (spot, self.question()) {
            (Spot::Planet(planet), Some(Question::Act)) => self.is_payable(planet),
            (Spot::Tile(_), question) => matches!(
                question,
                Some(Question::Keep | Question::Act | Question::Discard)
            ),
            _ => !self.meant(None, spot).is_empty(),
        }
    }

    /// The choices that `pick` and a spot mean together.
    pub(crate) fn meant(&self, pick: Option<Pick>, spot: Spot) -> Vec<Choice> {
        let fits = |choice: &&Choice| fits(**choice, pick, spot);
        self.legal.iter().filter(fits).copied().collect()
    }

    /// Why a choice is refused.
    pub(crate) fn refusal(&self, ui: &Ui, choice: Choice) -> Option<String> {
        Some(words::refusal(&ui.language(), self.at.refusal(choice)?))
    }
}

/// Whether `pick` and a spot mean a choice together.
fn fits(choice: Choice, pick: Option<Pick>, spot: Spot) -> bool {
    match (choice, spot) {
        (Choice::Develop { planet, .. }, Spot::Planet(there)) => {
            planet == there && pick == Some(Pick::Life)
        }
        (Choice::Species { planet, .. }, Spot::Planet(there)) => {
            planet == there && pick == Some(Pick::Species)
        }
        (
            Choice::Play {
                tile,
                target: Some(planet),
            },
            Spot::Planet(there),
        ) => planet == there && [Some(Pick::Tile(tile)), Some(Pick::Effect(tile))].contains(&pick),
        (Choice::Play { tile, target: None }, Spot::System)
        | (Choice::Claim(tile), Spot::Goals)
        | (Choice::Remove(tile) | Choice::Discard(tile), Spot::System) => {
            pick == Some(Pick::Tile(tile))
        }
        (Choice::From(Source::Stack(stack)), Spot::Open(_)) => pick == Some(Pick::Stack(stack)),
        (Choice::Planet(planet), Spot::Open(_)) => pick == Some(Pick::Drawn(planet)),
        (Choice::Arm(arm), Spot::Open(there)) => arm == there,
        (Choice::From(Source::Bag), Spot::Bag) => true,
        (Choice::From(Source::Stack(stack)) | Choice::Stack(stack), Spot::Stack(there)) => {
            stack == there
        }
        (Choice::Planet(planet), Spot::Drawn(there)) => planet == there,
        (Choice::Take(kind) | Choice::Yield(kind), Spot::Cloud(there)) => kind == there,
        (Choice::Give(kind), Spot::Cloud(_)) => pick == Some(Pick::Give(kind)),
        (Choice::Give(kind), Spot::Own(there)) => kind == there,
        _ => false,
    }
}

impl Desk {
    /// The tile whose effect needs a planet now.
    pub(crate) fn aims(&self) -> Option<TileId> {
        match self.pick {
            Some(Pick::Effect(tile)) => Some(tile),
            _ => None,
        }
    }

    /// The tiles of a hand in the order in which they came.
    pub(crate) fn in_order(&mut self, hand: TileSet) -> Vec<TileId> {
        let new = hand.iter().filter(|tile| !self.seen.contains(tile));
        let new: Vec<TileId> = new.collect();
        self.seen.extend(new);
        let seen = self.seen.iter().copied();
        seen.filter(|tile| hand.contains(*tile)).collect()
    }

    /// The pick that a click on a spot makes.
    fn pick_of(&self, spot: Spot) -> Option<Pick> {
        match spot {
            Spot::Life | Spot::Species | Spot::Tile(_) => spot.pick(),
            Spot::Planet(planet) => Some(Pick::Planet(planet)),
            _ => None,
        }
    }

    /// Lets go of what belongs to another question, and goes on with what a drop has begun.
    pub(crate) fn follow(&mut self, scene: &Scene<'_>) -> Option<Choice> {
        let state = scene.state();
        let now = scene
            .question()
            .map(|question| (scene.at.seat(), state.turn.number, question));
        if now != self.asked {
            self.asked = now;
            (self.pick, self.drags) = (None, false);
        }
        if !scene.at.shows_secrets {
            let is_secret = |pick: &mut Pick| matches!(pick, Pick::Tile(_) | Pick::Effect(_));
            self.pick.take_if(is_secret);
        }
        if state.stage != Stage::Birth {
            self.then = None;
        }
        self.then.take_if(|then| scene.legal.contains(then))
    }

    /// Whether something is to be put back by the key for that.
    pub(crate) fn put_back(&mut self, ui: &Ui) {
        let held = self.pick.is_some() || self.stack.is_some();
        if held && says(ui, Keyboard::Window, Saying::Control(Control::Back)) {
            *self = Self {
                motion: std::mem::take(&mut self.motion),
                sheet: self.sheet,
                seen: std::mem::take(&mut self.seen),
                asked: self.asked,
                ..Self::default()
            };
        }
    }

    /// What a click or a drop in this frame chooses.
    pub(crate) fn take(&mut self, ui: &Ui, scene: &Scene<'_>) -> Option<Choice> {
        let dropped = self.drags && ui.input(|input| input.pointer.any_released());
        let spot = match self.drags {
            true => scene.spots.under_pointer(ui).filter(|_| dropped),
            false => scene.spots.clicked,
        };
        let chosen = spot.and_then(|spot| self.hit(scene, spot, dropped));
        if dropped {
            self.drags = false;
            // What can still be chosen stays on show.
            if !matches!(self.pick, Some(Pick::Planet(_) | Pick::Effect(_))) {
                self.pick = None;
            }
        }
        chosen
    }

    /// What a click or a drop on a spot does. A choice that is refused is passed on, so that the reason is told.
    fn hit(&mut self, scene: &Scene<'_>, spot: Spot, dropped: bool) -> Option<Choice> {
        if !scene.at.acts {
            if let Spot::Stack(stack) = spot {
                self.stack = (self.stack != Some(stack)).then_some(stack);
            }
            return None;
        }
        let meant = scene.meant(self.pick, spot);
        if let [choice] = meant[..] {
            if let (Some(Pick::Stack(_) | Pick::Drawn(_)), Spot::Open(arm)) = (self.pick, spot) {
                self.then = Some(Choice::Arm(arm));
            }
            self.pick = None;
            return Some(choice);
        }
        match (self.pick, spot) {
            // Several payments: the planet lists them.
            (Some(Pick::Life | Pick::Species), Spot::Planet(planet)) if !meant.is_empty() => {
                self.pick_up(Pick::Planet(planet));
                None
            }
            (Some(Pick::Life), Spot::Planet(planet)) => Some(Choice::Develop {
                planet,
                pay: Resources::NONE,
            }),
            (Some(Pick::Species), Spot::Planet(planet)) => Some(Choice::Species {
                planet,
                pay: Resources::NONE,
            }),
            (Some(Pick::Effect(tile)), Spot::Planet(planet)) => Some(Choice::Play {
                tile,
                target: Some(planet),
            }),
            (Some(Pick::Tile(tile)), Spot::Planet(planet)) if dropped => {
                let needs = scene.state().components.effect(tile).needs_target();
                Some(Choice::Play {
                    tile,
                    target: needs.then_some(planet),
                })
            }
            (Some(Pick::Tile(tile)), Spot::System) => {
                let acts = scene.question() == Some(Question::Act);
                if acts && scene.state().components.effect(tile).needs_target() {
                    self.pick_up(Pick::Effect(tile));
                    return None;
                }
                Some(Choice::Play { tile, target: None })
            }
            (Some(Pick::Tile(tile)), Spot::Goals) => Some(Choice::Claim(tile)),
            (_, Spot::Stack(stack)) if !dropped => {
                self.stack = (self.stack != Some(stack)).then_some(stack);
                None
            }
            _ if dropped => None,
            (before, spot) => {
                let now = self.pick_of(spot).filter(|_| self.may_pick(scene, spot));
                self.pick = None;
                if let Some(pick) = now.filter(|now| before != Some(*now)) {
                    self.pick_up(pick);
                }
                None
            }
        }
    }

    fn pick_up(&mut self, pick: Pick) {
        (self.pick, self.fresh) = (Some(pick), true);
    }

    /// Whether a click on a spot picks something up now.
    fn may_pick(&self, scene: &Scene<'_>, spot: Spot) -> bool {
        match (spot, scene.question()) {
            (Spot::Tile(_), Some(question)) => {
                matches!(question, Question::Keep | Question::Act | Question::Discard)
            }
            (_, question) => question == Some(Question::Act),
        }
    }

    /// What the choice under the pointer would bring, or what is to be chosen next.
    pub(crate) fn foresee(&self, ui: &Ui, scene: &Scene<'_>) -> Option<String> {
        let answer = scene.at.pointed;
        if let Some(choice) = answer.filter(|choice| *choice != Choice::EndTurn) {
            let after = preview(&ui.language(), scene.at, choice);
            return Some(foreseen(ui, scene, choice, after));
        }
        let pointed = scene.spots.looked_at(ui, self.drags);
        let with_meaning = |spot: Option<Spot>| {
            let meant = scene.meant(self.pick, spot?);
            (!meant.is_empty()).then_some((spot, meant))
        };
        let (pointed, meant) = pointed
            .into_iter()
            .find_map(with_meaning)
            .unwrap_or_default();
        if let [choice] = meant[..] {
            let after = match (self.pick, pointed) {
                (Some(Pick::Stack(_)), Some(Spot::Open(_))) => None,
                _ => preview(&ui.language(), scene.at, choice),
            };
            return Some(foreseen(ui, scene, choice, after));
        }
        match self.pick? {
            Pick::Tile(_) if self.drags => Some(t!(ui, "board-drop")),
            Pick::Life => Some(t!(ui, "board-pick-life")),
            Pick::Species => Some(t!(ui, "board-pick-species")),
            Pick::Effect(tile) => {
                Some(t!(ui, "board-pick-effect", effect: words::effect(scene.state(), tile)))
            }
            _ => None,
        }
    }
}

/// A choice in words, with what comes after it.
fn foreseen(ui: &Ui, scene: &Scene<'_>, choice: Choice, after: Option<String>) -> String {
    let named = sentences::choice(&ui.language(), choice, scene.state());
    match after.filter(|after| !after.is_empty()) {
        Some(after) => format!("{named}: {after}"),
        None => named,
    }
}
