//! What a click or a drop means (on-mars §16.7), and what it would bring.

use crate::desk::{Desk, choice_words};
use crate::names;
use crate::preview::preview;
use crate::scene::Scene;
use crate::spots::{self, Pick, Spot, lies_on};
use crate::t;
use crate::text::{Language, Speaks as _};
use egui::Ui;
use kit::devices::{Control, Keyboard, Saying};
use kit::frame::At;
use kit::widgets::says;
use on_mars::{Choice, Good, Goods, HexId, Payment, Question, State, Step};

impl Desk {
    /// Lets go of what belongs to another question, and goes on with what a drop has begun.
    pub(crate) fn follow(&mut self, scene: &Scene<'_>) -> Option<Choice> {
        let now = scene.task();
        let now = now.map(|task| (scene.seat(), scene.state().turn, task));
        if now != self.asked {
            self.asked = now;
            let piece = |pick: &Pick| matches!(pick, Pick::Bot(_) | Pick::Rover);
            let kept = self.keeps.take().or(self.pick.filter(piece));
            (self.pick, self.drags, self.chosen) = (kept, false, Goods::NONE);
            self.paid = Payment::default();
            if self.pick.is_none_or(|pick| !begins(scene, pick)) {
                self.pick = only_piece(scene);
            }
        }
        let then = self.then.take_if(|then| scene.legal.contains(then));
        let then = then.or_else(|| self.goes_to.take().and_then(|hex| self.towards(scene, hex)));
        if then.is_none() && scene.at.acts {
            self.then = self
                .then
                .filter(|_| scene.question() == Some(Question::Type));
        }
        then
    }

    /// Puts back what was picked up, by the key for that.
    pub(crate) fn put_back(&mut self, ui: &Ui) {
        let put = !self.chosen.is_none() || self.paid != Payment::default();
        let held = self.pick.is_some() || self.open.is_some() || put;
        if held && says(ui, Keyboard::Window, Saying::Control(Control::Back)) {
            (self.pick, self.drags, self.then, self.open) = (None, false, None, None);
            (self.chosen, self.paid) = (Goods::NONE, Payment::default());
        }
    }

    /// What a click or a drop in this frame chooses.
    pub(crate) fn take(&mut self, ui: &Ui, scene: &Scene<'_>) -> Option<Choice> {
        let dropped = self.drags && ui.input(|input| input.pointer.any_released());
        let chosen = match dropped {
            true => {
                let spot = scene.spots.under_pointer(ui);
                let pick = self.pick.take();
                self.drags = false;
                self.drop_on(scene, pick?, spot?)
            }
            false => {
                let spot = scene.spots.clicked.filter(|_| !self.drags)?;
                self.click(scene, spot)
            }
        };
        self.note(chosen)
    }

    /// Notes what stays in the hand after a choice.
    pub(crate) fn note(&mut self, chosen: Option<Choice>) -> Option<Choice> {
        self.keeps = match chosen {
            Some(Choice::MoveBot(_, to)) => Some(Pick::Bot(to)),
            Some(Choice::MoveRover(_)) => Some(Pick::Rover),
            _ => None,
        };
        chosen
    }

    /// What it means to let go of something over a spot. A choice that is refused is passed on, so that the reason is told.
    fn drop_on(&mut self, scene: &Scene<'_>, pick: Pick, spot: Spot) -> Option<Choice> {
        if let (Pick::Stack(building), Spot::Hex(hex)) = (pick, spot) {
            self.then = Some(Choice::Hex(hex));
            return Some(Choice::Type(building));
        }
        if self.may_pay(scene, pick) {
            let back = lies_on(scene.state(), scene.seat(), spot).is_some();
            return (!back).then(|| self.pay(scene, pick))?;
        }
        if let (Pick::Goal(_), Spot::Goal(_)) = (pick, spot) {
            return None;
        }
        let meant = scene.meant(Some(pick), spot);
        match meant[..] {
            [] => spots::wanted(Some(pick), spot),
            [only] => Some(only),
            _ => match pick {
                Pick::Goal(goal) => self.list(Spot::Goal(goal)),
                _ => self.list(spot),
            },
        }
    }

    /// What a click on a spot does.
    fn click(&mut self, scene: &Scene<'_>, spot: Spot) -> Option<Choice> {
        if let Spot::Seat(seat) = spot {
            self.open = (self.open != Some(seat)).then_some(seat);
            return None;
        }
        if !scene.at.acts {
            return None;
        }
        if let (Spot::Storage(good), Some(Step::Choose(..))) = (spot, scene.step()) {
            return self.choose(scene, good);
        }
        let pays = lies_on(scene.state(), scene.seat(), spot);
        if let Some(pick) = pays.filter(|pick| self.may_pay(scene, *pick)) {
            // A Private Goal is not spent by a click that was meant to read it.
            if let Pick::Goal(_) = pick {
                return self.list(spot);
            }
            return self.pay(scene, pick);
        }
        if self.is_picked(spot) {
            self.put_back_or_other(scene, spot);
            return None;
        }
        let with_held = match self.held() {
            Some(held) => scene.meant(Some(held), spot),
            None => Vec::new(),
        };
        if let [only] = with_held[..] {
            return Some(only);
        }
        let meant = scene.meant(None, spot);
        match meant[..] {
            [] => self.click_beyond(scene, spot),
            [Choice::Goal(..) | Choice::Deliver(..), ..] => self.list(spot),
            [only] => {
                // What was clicked is what to take.
                self.then = match spot {
                    Spot::Warehouse(good) => Some(Choice::Take(good)),
                    Spot::Display(card) => Some(Choice::Blueprint(card)),
                    _ => None,
                };
                self.begin_or_play(only)
            }
            _ => match common_first(&meant, spot) {
                Some(pick) => self.pick_up(pick),
                None => self.list(spot),
            },
        }
    }

    /// Puts back what is in the hand, unless nothing else can move; from a hex with a Bot and the Rover the other piece is taken.
    fn put_back_or_other(&mut self, scene: &Scene<'_>, spot: Spot) {
        let rover = Spot::Hex(scene.state().rover(scene.seat())) == spot;
        let other = matches!(self.pick, Some(Pick::Bot(_))) && rover && begins(scene, Pick::Rover);
        let rover = other.then_some(Pick::Rover);
        self.pick = rover.or_else(|| only_piece(scene));
    }

    /// A step of a piece is made by two clicks, so that one sees where it may go; anything else with one answer by one.
    fn begin_or_play(&mut self, only: Choice) -> Option<Choice> {
        match only {
            Choice::MoveBot(from, _) => self.pick_up(Pick::Bot(from)),
            Choice::MoveRover(_) => self.pick_up(Pick::Rover),
            _ => Some(only),
        }
    }

    /// A click on a spot where nothing begins: the only piece that can go there goes, or the reason is told.
    fn click_beyond(&mut self, scene: &Scene<'_>, spot: Spot) -> Option<Choice> {
        let Spot::Hex(hex) = spot else {
            return spots::wanted(self.held(), spot);
        };
        let goes = |choice: &&Choice| match **choice {
            Choice::MoveBot(_, to) | Choice::MoveRover(to) => to == hex,
            _ => false,
        };
        let mut going = scene.legal.iter().filter(goes).copied();
        match (going.next(), going.next()) {
            (Some(only), None) => Some(only),
            _ => (self.towards(scene, hex)).or_else(|| spots::wanted(self.held(), spot)),
        }
    }

    /// The step of the piece in the hand that comes nearest to a hex within its reach, to which it then goes on.
    fn towards(&mut self, scene: &Scene<'_>, hex: HexId) -> Option<Choice> {
        let (state, Some(Step::Move(points))) = (scene.state(), scene.step()) else {
            return None;
        };
        let (from, points) = match self.pick? {
            Pick::Bot(from) => (from, points.bots),
            Pick::Rover => (state.rover(scene.seat()), points.rover),
            _ => return None,
        };
        let away = |from| state.board().distance(from, hex);
        let steps = scene.legal.iter().filter_map(|choice| match *choice {
            Choice::MoveBot(own, to) if self.pick == Some(Pick::Bot(own)) => {
                Some((away(to)?, *choice))
            }
            Choice::MoveRover(to) if self.pick == Some(Pick::Rover) => Some((away(to)?, *choice)),
            _ => None,
        });
        let (left, step) = steps.min_by_key(|(left, _)| *left)?;
        let far = away(from).filter(|far| left < *far && *far <= points.into())?;
        self.goes_to = (far > 1).then_some(hex);
        self.note(Some(step))
    }

    fn list(&mut self, spot: Spot) -> Option<Choice> {
        self.pick_up(Pick::List(spot))
    }

    fn pick_up(&mut self, pick: Pick) -> Option<Choice> {
        (self.pick, self.fresh) = (Some(pick), true);
        None
    }

    /// Chooses one more of a good. The last one decides.
    fn choose(&mut self, scene: &Scene<'_>, good: Good) -> Option<Choice> {
        if !self.may_choose(&scene.legal, good) {
            return None;
        }
        self.chosen = self.chosen.plus(Goods::of(good, 1));
        let all = Choice::Goods(self.chosen);
        scene.legal.contains(&all).then_some(all)
    }

    /// What the choice under the pointer would bring, or what is to be done next.
    pub(crate) fn foresee(&self, ui: &Ui, scene: &Scene<'_>) -> Option<String> {
        let language = ui.language();
        if let Some(pointed) = scene.at.pointed {
            return Some(foreseen(language, scene.at, pointed));
        }
        let looked = scene.spots.looked_at(ui, self.drags).into_iter().flatten();
        for spot in looked {
            let mut meant = scene.meant(self.held(), spot);
            if meant.is_empty() {
                meant = scene.meant(None, spot);
            }
            if let [only] = meant[..] {
                return Some(foreseen(language, scene.at, only));
            }
            if let (Spot::Main(action), true) = (spot, meant.is_empty()) {
                return Some(crate::preview::main(&language, scene.at, action));
            }
        }
        self.advice(ui, scene)
    }

    /// What is to be done next with what is in the hand.
    fn advice(&self, ui: &Ui, scene: &Scene<'_>) -> Option<String> {
        if let (Some(Step::Choose(count, _)), false) = (scene.step(), self.chosen.is_none()) {
            return Some(t!(ui, "board-chosen", chosen: names::goods(self.chosen), count));
        }
        Some(match self.held()? {
            Pick::Grid(_) => t!(ui, "board-pick-grid"),
            Pick::Lab(_) => t!(ui, "board-pick-lab"),
            pick @ (Pick::Bot(_) | Pick::Rover) => match (pick, scene.step()?) {
                (Pick::Rover, Step::Move(points)) => {
                    t!(ui, "board-pick-rover", rover = points.rover)
                }
                (_, Step::Move(points)) => t!(ui, "board-pick-bot", bots = points.bots),
                _ => return None,
            },
            Pick::Card(_) => t!(ui, "board-pick-card"),
            Pick::Tile(_) => t!(ui, "board-pick-tile"),
            Pick::Colonist => t!(ui, "board-pick-colonist"),
            _ => return None,
        })
    }
}

/// A choice, and what it costs and brings.
fn foreseen(language: Language, at: &At<'_, State>, choice: Choice) -> String {
    let named = choice_words(&language, at, choice);
    match preview(&language, at, choice) {
        Some(after) => t!(language, "preview-of", choice = named, after),
        None => named,
    }
}

/// What all choices of a spot begin with, if what is picked up there is the same.
fn common_first(meant: &[Choice], spot: Spot) -> Option<Pick> {
    let pick = spots::first(*meant.first()?)?;
    let starts = match (pick, spot) {
        (Pick::Card(_), Spot::Hex(_)) | (Pick::Tile(_), Spot::Hex(_)) => false,
        // Bot and Rover may stand on one hex: the Bot is taken, and the Rover at the next click.
        (Pick::Bot(_), _) => true,
        _ => meant
            .iter()
            .all(|choice| spots::first(*choice) == Some(pick)),
    };
    starts.then_some(pick)
}

/// Whether a legal choice begins with what is in the hand.
fn begins(scene: &Scene<'_>, pick: Pick) -> bool {
    let mut legal = scene.legal.iter();
    legal.any(|choice| spots::first(*choice) == Some(pick))
}

/// The piece that is moved, if only one can be.
fn only_piece(scene: &Scene<'_>) -> Option<Pick> {
    let Some(Step::Move(_)) = scene.step() else {
        return None;
    };
    let first = |choice: &Choice| spots::first(*choice);
    let mut pieces: Vec<Pick> = scene.legal.iter().filter_map(first).collect();
    pieces.dedup();
    match pieces[..] {
        [only] => Some(only),
        _ => None,
    }
}

/// The hexes to which what is in the hand may go, or that answer the question.
pub(crate) fn targets(scene: &Scene<'_>, desk: &Desk) -> Vec<HexId> {
    let fits = |hex: &HexId| scene.is_open(desk, Spot::Hex(*hex));
    match scene.at.acts {
        true => scene.state().board().all.iter().filter(fits).collect(),
        false => Vec::new(),
    }
}
