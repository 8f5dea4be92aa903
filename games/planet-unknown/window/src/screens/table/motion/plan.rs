//! From the events of an action to what moves.

use super::{Act, Flight, Place, Way};
use crate::presentation;
use crate::widgets::tracks::Spot;
use crate::widgets::{Sprite, terrain_colors};
use egui::Color32;
use kit::audio::Cue;
use kit::theme::{Icon, tokens};
use rules::board::cell::SIDE;
use rules::score::line_state;
use rules::{
    Cell, Effect, EffectEvent, Event, EventKind, Field, Line, LineState, PieceEvent, Seat, Terrain,
    TileEvent, Track, TrackEvent,
};

/// Something flies to its place.
const FLY: f64 = 0.34;
/// The share of an act in which light runs along a row.
const SWEEP: f32 = 0.5;

/// An action of a seat: its board before and after, its events, its medals before and after, and the colour of its pieces.
pub struct Step<'a> {
    /// The board before the action.
    pub before: &'a Seat,
    /// The board after it.
    pub after: &'a Seat,
    /// The events of the seat.
    pub events: Vec<&'a Event>,
    /// The medals that the seat won by it, without those of objectives.
    pub medals: i16,
    /// The medals of objectives that the seat won by it.
    pub contested: i16,
    /// The number of fields that this chain of advances has already entered.
    pub chain: usize,
    /// The colour of the pieces.
    pub color: Color32,
}

/// What moves after an action, one act after the other.
pub fn plan(step: &Step<'_>) -> Vec<Act> {
    let mut plan = Plan {
        step,
        stage: step.before.clone(),
        acts: Vec::new(),
        entered: None,
        chain: step.chain,
    };
    for event in &step.events {
        plan.note(event.kind);
    }
    plan.lines();
    // The medals that were won or lost appear at the score.
    let from = plan.entered.map(|field| Place::Spot(Spot::Field(field)));
    let way = from.map_or(Way::Pop(Place::Score), |from| Way::Fly(from, Place::Score));
    let won = at_score(step.after, Sprite::Medals(step.medals), way, step.medals);
    plan.acts.extend(won);
    plan.acts.extend(contested(step.after, step.contested));
    plan.acts
}

/// What is shown at the score of a seat that has won or lost medals of objectives, through an action of any seat.
pub fn contested(stage: &Seat, medals: i16) -> Option<Act> {
    let way = Way::Pop(Place::Score);
    at_score(stage, Sprite::Contested(medals), way, medals)
}

/// What is shown at the score of a seat that has won or lost medals.
fn at_score(stage: &Seat, sprite: Sprite, way: Way, medals: i16) -> Option<Act> {
    let cue = if medals < 0 { Cue::Loss } else { Cue::Collect };
    (medals != 0).then(|| Act {
        medals,
        ..Act::new(stage, sprite, way, 0.4, cue)
    })
}

impl Act {
    /// One thing that moves, in front of this board.
    fn new(stage: &Seat, sprite: Sprite, way: Way, length: f64, cue: Cue) -> Self {
        let flight = Flight {
            sprite,
            way,
            span: WHOLE,
        };
        Self {
            stage: stage.clone(),
            flights: vec![flight],
            cue: Some(cue),
            medals: 0,
            length,
        }
    }
}

struct Plan<'a> {
    step: &'a Step<'a>,
    /// The board as far as it has been told.
    stage: Seat,
    acts: Vec<Act>,
    /// The field that a tracker entered last.
    entered: Option<Field>,
    chain: usize,
}

impl Plan<'_> {
    fn note(&mut self, kind: EventKind) {
        match kind {
            EventKind::Tile(event) => self.tile(event),
            EventKind::Piece(event) => self.piece(event),
            EventKind::Track(event) => self.track(event),
            EventKind::Effect(EffectEvent::Gained(effect)) => self.gain(effect),
            // Shown by cards, by the station, by banners or in the log.
            EventKind::Effect(EffectEvent::Declined(_) | EffectEvent::Lost(_))
            | EventKind::Course(_)
            | EventKind::Card(_) => {}
        }
    }

    fn tile(&mut self, event: TileEvent) {
        match event {
            TileEvent::Placed {
                tile,
                orientation,
                anchor,
                ..
            } => self.drop(Sprite::Tile(tile, orientation), anchor),
            TileEvent::PatchPlaced { cell, .. } => self.drop(Sprite::Patch, cell),
            TileEvent::PatchStored => {
                let good = tokens().color.good;
                self.sign(Icon::Biomass, good, Spot::Patches, Cue::Collect);
            }
            // The station and the hand show them, or there is nothing to see.
            TileEvent::Taken { .. }
            | TileEvent::Chosen { .. }
            | TileEvent::Fetched { .. }
            | TileEvent::Discarded(_)
            | TileEvent::ResourceIgnored(_)
            | TileEvent::ResourceIdle(_) => {}
        }
    }

    fn piece(&mut self, event: PieceEvent) {
        let (good, bad) = (tokens().color.good, tokens().color.bad);
        let rover = Sprite::Rover(self.step.color);
        let repelled = Sprite::Icon(Icon::Meteorite, good);
        match event {
            PieceEvent::MeteoriteLanded(cell) => self.fall(cell),
            PieceEvent::MeteoriteRepelled(cell) => {
                self.pop_after(repelled, Place::Cell(cell), Cue::Collect);
            }
            PieceEvent::MeteoriteLoaded(cell) => {
                self.stage.board = self.step.after.board.clone();
                self.pop(Sprite::Meteorite, Place::Cell(cell), Cue::Collect);
            }
            PieceEvent::MeteoriteCollected(cell) => {
                self.stage.board = self.step.after.board.clone();
                let way = Way::Fly(Place::Cell(cell), Place::Spot(Spot::Meteorites));
                self.act(Sprite::Meteorite, way, FLY, Cue::Collect);
            }
            PieceEvent::MeteoriteDestroyed(cell) => self.sink(Sprite::Meteorite, cell),
            PieceEvent::CollectedMeteoriteDestroyed => {
                self.sign(Icon::Meteorite, bad, Spot::Meteorites, Cue::Loss);
            }
            PieceEvent::LineCleared(line) => {
                self.pop_after(repelled, Place::Line(line), Cue::Collect);
            }
            PieceEvent::LifepodCollected(cell) => {
                self.stage.board = self.step.after.board.clone();
                let way = Way::LiftOff(cell, Place::Spot(Spot::Lifepods));
                self.act(Sprite::Lifepod, way, 0.4, Cue::Collect);
            }
            PieceEvent::LifepodBerthed { .. } => self.stage = self.board_kept(),
            PieceEvent::LifepodDestroyed(cell) => self.sink(Sprite::Lifepod, cell),
            PieceEvent::CollectedLifepodDestroyed(_) => {
                self.sign(Icon::Lifepod, bad, Spot::Lifepods, Cue::Loss);
            }
            PieceEvent::RoverGained => self.sign(Icon::Rover, good, Spot::Rovers, Cue::Collect),
            PieceEvent::RoverPlaced(cell) => self.drop(rover, cell),
            PieceEvent::RoverMoved { from, to } => {
                self.stage.board.rovers.remove(from);
                let way = Way::Fly(Place::Cell(from), Place::Cell(to));
                self.act(rover, way, 0.18, Cue::Step);
                self.stage.board.rovers.insert(to);
            }
            PieceEvent::RoverDestroyed(cell) => self.sink(rover, cell),
        }
    }

    fn track(&mut self, event: TrackEvent) {
        let color = &tokens().color;
        let (good, bad, accent) = (color.good, color.bad, color.accent);
        match event {
            TrackEvent::Advanced { to, source, .. } => {
                self.move_tracker(to, good, Cue::Step);
                if source.field().is_some() {
                    self.chain += 1;
                    let words = Sprite::Words(format!("×{}", self.chain + 1), accent);
                    self.also(words, Way::Pop(Place::Spot(Spot::Field(to))), WHOLE);
                }
            }
            TrackEvent::Regressed { to, .. } => self.move_tracker(to, bad, Cue::Loss),
            TrackEvent::TokenMoved(track) => {
                self.sign(Icon::Corporation, good, Spot::Head(track), Cue::Step);
            }
            TrackEvent::MovementGained { .. } => {
                self.sign(Icon::Rover, good, Spot::Tracker(Track::Rover), Cue::Step);
            }
            TrackEvent::MilestoneReached { .. } => {
                self.sign(Icon::Cards, accent, Spot::Tracker(Track::Civ), Cue::Card);
            }
            TrackEvent::TechUnlocked { level } => {
                self.sign(Icon::Unlock, good, Spot::Tech(level), Cue::Tech);
            }
            TrackEvent::TechUsed { level } => {
                self.sign(Icon::Tech, accent, Spot::Tech(level), Cue::Tech);
            }
            // The log tells it.
            TrackEvent::MilestoneBarred(_) => {}
        }
    }

    /// A sign pops out of a place beside the planet.
    fn sign(&mut self, icon: Icon, light: Color32, spot: Spot, cue: Cue) {
        self.pop_after(Sprite::Icon(icon, light), Place::Spot(spot), cue);
    }

    /// Pops out when all but the planet is as after the action.
    fn pop_after(&mut self, sprite: Sprite, place: Place, cue: Cue) {
        self.stage = self.board_kept();
        self.pop(sprite, place, cue);
    }

    /// A new act with this flight.
    fn act(&mut self, sprite: Sprite, way: Way, length: f64, cue: Cue) {
        let act = Act::new(&self.stage, sprite, way, length, cue);
        self.acts.push(act);
    }

    /// Another flight at the same time as the last one.
    fn also(&mut self, sprite: Sprite, way: Way, span: [f32; 2]) {
        if let Some(act) = self.acts.last_mut() {
            act.flights.push(Flight { sprite, way, span });
        }
    }

    fn pop(&mut self, sprite: Sprite, place: Place, cue: Cue) {
        self.act(sprite, Way::Pop(place), 0.4, cue);
    }

    /// A piece is laid. New meteorites have not fallen yet.
    fn drop(&mut self, sprite: Sprite, cell: Cell) {
        self.act(sprite, Way::Drop(cell), 0.22, Cue::Place);
        let lying = self.stage.board.meteorites;
        self.stage.board = self.step.after.board.clone();
        self.stage.board.meteorites = lying & self.stage.board.meteorites;
    }

    fn fall(&mut self, cell: Cell) {
        self.act(Sprite::Meteorite, Way::Fall(cell), 0.4, Cue::Meteorite);
        let ring = Sprite::Ring(tokens().color.warn);
        self.also(ring, Way::Pop(Place::Cell(cell)), [super::IMPACT, 1.0]);
        self.stage.board.meteorites.insert(cell);
    }

    fn sink(&mut self, sprite: Sprite, cell: Cell) {
        self.act(sprite, Way::Sink(cell), 0.4, Cue::Loss);
        let ring = Sprite::Ring(tokens().color.bad);
        self.also(ring, Way::Pop(Place::Cell(cell)), WHOLE);
    }

    fn move_tracker(&mut self, to: Field, light: Color32, cue: Cue) {
        self.stage = self.board_kept();
        self.entered = Some(to);
        let field = Place::Spot(Spot::Field(to));
        self.act(Sprite::Ring(light), Way::Pop(field), 0.3, cue);
    }

    /// The board after the action, with the planet as far as it has been told.
    fn board_kept(&self) -> Seat {
        Seat {
            board: self.stage.board.clone(),
            ..self.step.after.clone()
        }
    }

    fn gain(&mut self, effect: Effect) {
        if let Effect::Resource(track) = effect {
            self.resource(track);
        } else if let Effect::Energy { cell, .. } = effect {
            let energy = Sprite::Resource(Terrain::Energy);
            match self.acts.is_empty() {
                true => self.pop(energy, Place::Cell(cell), Cue::Step),
                false => self.also(energy, Way::Pop(Place::Cell(cell)), WHOLE),
            }
        } else if let Some(field) = self.entered {
            // What a field gives pops out of it.
            let icon = presentation::effect(effect).icon;
            let light = terrain_colors(field.track.terrain()).light;
            let place = Place::Spot(Spot::Field(field));
            self.also(Sprite::Icon(icon, light), Way::Pop(place), [0.3, 1.0]);
        }
    }

    /// A resource of the tile flies to its tracker, at the same time as others.
    fn resource(&mut self, track: Track) {
        let terrain = track.terrain();
        let board = &self.stage.board;
        let symbols = board.last_tile & board.symbols;
        let mut sources = symbols
            .into_iter()
            .filter(|cell| board.terrain_at(*cell) == Some(terrain));
        let Some(cell) = sources.next() else {
            return;
        };
        let to = Place::Spot(Spot::Tracker(track));
        let way = Way::Fly(Place::Cell(cell), to);
        let sprite = Sprite::Resource(terrain);
        let flying = |act: &Act| {
            let first = act.flights.first();
            first.is_some_and(|flight| matches!(flight.sprite, Sprite::Resource(_)))
        };
        if self.acts.last().is_some_and(flying) {
            self.also(sprite, way, WHOLE);
        } else {
            self.act(sprite, way, FLY, Cue::Resource);
        }
    }

    /// Rows and columns that became complete light up from end to end, and their medals turn.
    fn lines(&mut self) {
        let (before, after) = (self.step.before, self.step.after);
        let is_complete = |seat: &Seat, line| line_state(&seat.board, line) == LineState::Complete;
        let lines = (0..SIDE).flat_map(|index| [Line::Row(index), Line::Column(index)]);
        for line in lines.filter(|line| is_complete(after, *line) && !is_complete(before, *line)) {
            let cells = line.cells() & after.board.data().cells;
            let way = Way::Turn(Place::Line(line));
            self.act(Sprite::Coin(1.0), way, 0.4, Cue::Line);
            let count = cells.len() as f32;
            for (index, cell) in cells.into_iter().enumerate() {
                let begin = SWEEP * index as f32 / count;
                let light = Sprite::Glow(tokens().color.accent);
                self.also(light, Way::Glow(cell), [begin, begin + 1.0 - SWEEP]);
            }
        }
    }
}

/// The whole length of an act.
const WHOLE: [f32; 2] = [0.0, 1.0];
