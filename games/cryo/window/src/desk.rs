//! What the player at the table has in the hand, and what a click or a drop means (cryo §12.7).

use crate::layout::Layout;
use crate::motion::Motion;
use crate::palette;
use crate::palette::colour;
use crate::preview::preview;
use crate::t;
use crate::text::Speaks as _;
use crate::{ask, words};
use cryo::{
    CardKind, CardUse, Cards, CellId, ChamberId, Choice, DockId, Launch, PlatformId, Question,
    SalvageId, SalvageSet, SectionId, SegmentId, SlotId, SpaceId, State, Task, Track,
};
use egui::{Painter, Rect, Response, Stroke, Ui};
use game::SeatId;
use kit::devices::{Control, Keyboard, Saying};
use kit::frame::{At, Spots, mark_changed, tell_changed};
use kit::widgets::{About, Canvas, Writing, says};

/// What the player has picked up, by a click or to drag it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// A drone on a dock of the own platform.
    Drone(PlatformId),
    /// A dock of the ship, whose actions are listed.
    Dock(DockId),
    /// A cell of the ship, whose docks are lit.
    Cell(CellId),
    /// An own drone that returns from the ship.
    Returning(DockId),
    /// A dock of the own platform, for a drone that returns.
    Home(PlatformId),
    /// A hand card: its place in the hand and its kind.
    Card(usize, CardKind),
    /// A tile in an own slot.
    Slot(SlotId),
    /// The tile of the resource space that is being used.
    Tile(CellId),
    /// Pods on the own platform.
    Pods,
    /// A vehicle on the own platform.
    Vehicle(CardKind),
}

/// Something that can be clicked, or on which something can be dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Spot {
    Dock(DockId),
    Cell(CellId),
    Chamber(ChamberId),
    Incident(SectionId),
    Salvage(SalvageId),
    Cavern(SpaceId),
    Segment(SegmentId),
    Home(PlatformId),
    Slot(SlotId),
    Track(Track),
    Pods,
    Vehicle(CardKind),
    /// The places for cards of one use.
    Places(CardUse),
    Card(usize, CardKind),
    Deck,
}

/// A launch that is being put together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Draft {
    pub(crate) vehicle: Option<CardKind>,
    pub(crate) segment: Option<SegmentId>,
    pub(crate) pods: [u8; 2],
}

/// What the table needs while it is drawn.
pub(crate) struct Scene<'a> {
    pub(crate) at: &'a At<'a, State>,
    /// What the player may choose.
    pub(crate) legal: Vec<Choice>,
    pub(crate) layout: Layout,
    pub(crate) canvas: Canvas,
    /// The strength of the light on what may be chosen.
    pub(crate) pulse: f32,
    pub(crate) words: Writing,
    pub(crate) spots: Spots<Spot>,
}

/// What the player at the table is doing.
#[derive(Clone, Default)]
pub(crate) struct Desk {
    pub(crate) pick: Option<Pick>,
    /// Whether it is dragged.
    pub(crate) drags: bool,
    /// What follows on the choice that a drop has made.
    then: Option<Choice>,
    /// The cards marked to be kept, by their places in the hand.
    pub(crate) kept: Vec<usize>,
    /// The salvage spaces marked to be emptied.
    pub(crate) back: SalvageSet,
    /// What is to be converted.
    pub(crate) mix: [u8; 3],
    pub(crate) draft: Draft,
    /// The dock that was looked at in the last frame.
    pub(crate) looked: Option<DockId>,
    pub(crate) motion: Motion,
    /// The seat, turn and question of the last frame.
    asked: Option<(SeatId, u16, Question, Option<Task>)>,
    /// Whether what was picked up has just been.
    pub(crate) fresh: bool,
    /// Which card was looked at last: of each use on the platform, and in the hand. It keeps its name among too many.
    pub(crate) wide: [usize; 4],
    /// The number of things that were counted in the last frame, at the end.
    pub(crate) told: usize,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(at: &'a At<'a, State>, layout: Layout, ui: &Ui) -> Self {
        Self {
            at,
            legal: at.legal(),
            layout,
            canvas: Canvas::new(ui.ctx(), 24.0),
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

    /// The task at hand, if the player is asked.
    pub(crate) fn task(&self) -> Option<Task> {
        let task = self.state().agenda.last().copied();
        task.filter(|_| self.at.acts)
    }

    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: SeatId) -> u8 {
        colour(self.at.setup, seat)
    }

    /// Light around something that may be chosen.
    pub(crate) fn light(&mut self, rect: Rect, corners: u8) {
        let stroke = Stroke::new(2.5, palette::LAMP.gamma_multiply(0.45 + 0.55 * self.pulse));
        self.canvas.border(rect, corners, stroke);
    }

    /// Lights a spot on which something is meant now, or that a hint points at.
    pub(crate) fn light_if_meant(&mut self, desk: &Desk, spot: Spot, rect: Rect, corners: u8) {
        if self.hints_at(spot) {
            let stroke = Stroke::new(3.0, kit::theme::tokens().color.hint);
            self.canvas.border(rect.expand(2.0), corners, stroke);
        } else if self.is_open(desk, spot) {
            self.light(rect, corners);
        }
    }

    /// A ring around what is picked.
    pub(crate) fn ring(&mut self, rect: Rect, corners: u8) {
        let stroke = Stroke::new(3.0, palette::LAMP);
        self.canvas.border(rect, corners, stroke);
    }

    /// A ring around a spot that is picked. Any other is lit if something is meant there now.
    pub(crate) fn mark(&mut self, desk: &Desk, spot: Spot, rect: Rect, corners: u8) {
        match desk.is_picked(spot) {
            true => self.ring(rect, corners),
            false => self.light_if_meant(desk, spot, rect, corners),
        }
    }

    /// Whether a click on a spot does something now.
    fn is_open(&self, desk: &Desk, spot: Spot) -> bool {
        match (spot, self.question()) {
            (_, None) => false,
            (Spot::Segment(segment), Some(Question::Launch)) => desk.may_reach(self, segment),
            (Spot::Vehicle(_), Some(Question::Launch)) => true,
            (Spot::Card(place, _), Some(Question::Keep)) => !desk.kept.contains(&place),
            (Spot::Slot(_) | Spot::Card(..), _) => {
                let meant = self.meant(None, spot);
                let scraps =
                    |choice: &Choice| matches!(choice, Choice::ScrapCard(_) | Choice::ScrapTile(_));
                meant.iter().any(|choice| !scraps(choice))
            }
            _ => !self.meant(desk.pick, spot).is_empty(),
        }
    }

    /// Whether a hint points at a choice that a click on a spot would mean.
    fn hints_at(&self, spot: Spot) -> bool {
        let hint = self.at.hint;
        hint.is_some_and(|hint| Self::fits(self.task(), hint, None, spot))
    }

    /// Paints everything.
    pub(crate) fn paint(mut self, painter: &Painter) {
        self.canvas.paint(painter);
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
        let can_drag = self.at.acts && desk.drag_of(self, spot).is_some();
        let (answers, chosen) = (self.is_open(desk, spot), desk.is_picked(spot));
        let response = self.spots.add(ui, (spot, rect), can_drag, answers);
        if response.has_focus() {
            let stroke = Stroke::new(2.0, kit::theme::tokens().color.focus);
            self.canvas.border(rect.expand(1.0), 6, stroke);
        }
        if can_drag && response.drag_started() {
            (desk.pick, desk.drags) = (desk.drag_of(self, spot), true);
        }
        let has_changed = self.has_changed(spot);
        if has_changed {
            mark_changed(&mut self.canvas, rect);
        }
        tell_changed(about, has_changed, |about| {
            about.tell_button(ui, response, chosen, !desk.drags)
        })
    }

    /// Whether others have changed what lies on a spot since the player last chose something.
    fn has_changed(&self, spot: Spot) -> bool {
        let (at, seat) = (self.at, self.at.seat());
        let launching = |state: &State| state.seats.iter().map(|own| own.launching).sum::<u8>();
        let lies = |state: &State, cell: CellId| {
            let (_, stack, _) = state.board().cell(cell).stack?;
            Some((state.top_tile(cell), state.stacks[usize::from(stack)].len()))
        };
        let sleep = |state: &State, chamber: ChamberId| {
            let gone = state.sabotage[chamber.section().index()].len();
            (state.chambers[chamber.index()], gone)
        };
        match spot {
            Spot::Dock(dock) if dock == self.state().board().launch_dock() => {
                at.has_changed(launching)
            }
            Spot::Dock(dock) => at.has_changed(|state| state.drone_on(dock)),
            Spot::Cell(cell) => at.has_changed(|state| lies(state, cell)),
            Spot::Chamber(chamber) => at.has_changed(|state| sleep(state, chamber)),
            Spot::Incident(section) => at.has_changed(|state| state.incidents[section.index()]),
            Spot::Salvage(space) => at.has_changed(|state| state.salvage[space.index()]),
            Spot::Cavern(space) => at.has_changed(|state| state.cavern(space).copied()),
            Spot::Track(track) => at.has_changed(|state| state.seat(seat).stock[track]),
            Spot::Pods => at.has_changed(|state| state.seat(seat).pods),
            Spot::Segment(_)
            | Spot::Home(_)
            | Spot::Slot(_)
            | Spot::Vehicle(_)
            | Spot::Places(_)
            | Spot::Card(..)
            | Spot::Deck => false,
        }
    }

    /// The choices that `pick` and a spot mean together.
    pub(crate) fn meant(&self, pick: Option<Pick>, spot: Spot) -> Vec<Choice> {
        let task = self.task();
        let fits = |choice: &&Choice| Self::fits(task, **choice, pick, spot);
        self.legal.iter().filter(fits).copied().collect()
    }

    /// Whether a choice is meant by what is picked up and a spot.
    fn fits(task: Option<Task>, choice: Choice, pick: Option<Pick>, spot: Spot) -> bool {
        match (choice, spot) {
            (Choice::Deploy(dock, to), Spot::Dock(there)) => match pick {
                Some(Pick::Cell(cell)) => dock == there && to == Some(cell),
                _ => dock == there,
            },
            (Choice::Deploy(dock, Some(cell)), Spot::Cell(there)) => {
                cell == there && pick == Some(Pick::Dock(dock))
            }
            (Choice::Drone(dock), Spot::Home(there)) => dock == there,
            (Choice::Return(dock, _) | Choice::Run(dock), Spot::Home(there)) => dock == there,
            (Choice::Wake(chamber), Spot::Chamber(there)) => chamber == there,
            (Choice::Reward, Spot::Cell(there)) => task == Some(Task::Act(there)),
            (Choice::Fill(slot) | Choice::ScrapTile(slot), Spot::Slot(there)) => slot == there,
            (Choice::Scout(space), Spot::Cavern(there)) => space == there,
            (Choice::Send(space), Spot::Salvage(there)) => space == there,
            (Choice::Back(spaces), Spot::Salvage(there)) => spaces.contains(there),
            (Choice::Section(section), Spot::Incident(there)) => section == there,
            (Choice::Section(section), Spot::Chamber(there)) => section == there.section(),
            (Choice::Second(cell), Spot::Cell(there)) => cell == there,
            (Choice::Take(track) | Choice::Spend(track), Spot::Track(there)) => track == there,
            (
                Choice::Play(card, _) | Choice::Discard(card) | Choice::ScrapCard(card),
                Spot::Card(_, there),
            ) => card == there,
            (Choice::Play(card, role), Spot::Places(there)) => {
                role == there && matches!(pick, Some(Pick::Card(_, held)) if held == card)
            }
            (Choice::Draw, Spot::Deck) => true,
            (Choice::ScrapCard(card), Spot::Deck) => {
                matches!(pick, Some(Pick::Card(_, held)) if held == card)
            }
            (Choice::Launch(_), Spot::Vehicle(_)) => true,
            _ => false,
        }
    }

    /// Why a choice is refused.
    pub(crate) fn refusal(&self, ui: &Ui, choice: Choice) -> Option<String> {
        Some(words::refusal(&ui.language(), self.at.refusal(choice)?))
    }
}

impl Desk {
    /// The cards that are marked to be kept.
    pub(crate) fn marked(&self, state: &State, seat: SeatId) -> Cards {
        let hand = state.seat(seat).hand.iter().enumerate();
        let marked = hand.filter(|(place, _)| self.kept.contains(place));
        marked.map(|(_, card)| card).collect()
    }

    /// The launch that is being put together, once it has everything.
    pub(crate) fn launch(&self) -> Option<Launch> {
        Some(Launch {
            vehicle: self.draft.vehicle?,
            segment: self.draft.segment?,
            pods: self.draft.pods,
        })
    }

    /// Whether a launch of the chosen vehicle, or of any, can go to a segment.
    pub(crate) fn may_reach(&self, scene: &Scene<'_>, segment: SegmentId) -> bool {
        scene.legal.iter().any(|choice| match choice {
            Choice::Launch(launch) => {
                let vehicle = self.draft.vehicle.is_none_or(|own| own == launch.vehicle);
                launch.segment == segment && vehicle
            }
            _ => false,
        })
    }

    /// Sends the launch to a cavern: with the vehicle, and as many pods as it can take there.
    fn aim_at(&mut self, scene: &Scene<'_>, space: SpaceId) {
        if let Some((segment, place)) = place_of(scene.state(), space) {
            self.aim(scene, segment, place);
        }
    }

    /// Sends the launch to a segment: with the vehicle, and as many pods as it can take, most of them to the cavern of this
    /// place.
    pub(crate) fn aim(&mut self, scene: &Scene<'_>, segment: SegmentId, place: usize) {
        let launches = scene.legal.iter().filter_map(|choice| match choice {
            Choice::Launch(launch) if launch.segment == segment => Some(*launch),
            _ => None,
        });
        let wanted = self.draft.vehicle;
        let fitting = launches.filter(|launch| wanted.is_none_or(|own| own == launch.vehicle));
        let best =
            fitting.max_by_key(|launch| (launch.pods[0] + launch.pods[1], launch.pods[place]));
        self.draft.segment = Some(segment);
        self.draft.pods = [0, 0];
        if let Some(launch) = best {
            (self.draft.vehicle, self.draft.pods) = (Some(launch.vehicle), launch.pods);
        }
        self.fresh = true;
    }

    /// What is picked up when a spot is dragged.
    fn drag_of(&self, scene: &Scene<'_>, spot: Spot) -> Option<Pick> {
        let own = scene.state().seat(scene.at.seat());
        match (spot, scene.question()?) {
            (Spot::Home(dock), Question::Main | Question::Drone) => {
                own.home.contains(dock).then_some(Pick::Drone(dock))
            }
            (Spot::Dock(dock), Question::Return) => {
                let launching = dock == scene.state().board().launch_dock() && own.launching > 0;
                (own.out.contains(dock) || launching).then_some(Pick::Returning(dock))
            }
            (Spot::Cell(cell), Question::Tile) => {
                (scene.task() == Some(Task::Act(cell))).then_some(Pick::Tile(cell))
            }
            (Spot::Pods, Question::Send | Question::Scout | Question::Launch) => {
                (own.pods > 0).then_some(Pick::Pods)
            }
            (Spot::Vehicle(card), Question::Launch) => Some(Pick::Vehicle(card)),
            (Spot::Card(place, card), Question::Play | Question::Card) => {
                Some(Pick::Card(place, card))
            }
            (Spot::Card(place, card), _) => {
                let can_be_scrapped = scene.legal.contains(&Choice::ScrapCard(card));
                can_be_scrapped.then_some(Pick::Card(place, card))
            }
            _ => None,
        }
    }

    /// Whether a spot is what the player has picked.
    pub(crate) fn is_picked(&self, spot: Spot) -> bool {
        match spot {
            Spot::Dock(dock) => self.pick == Some(Pick::Dock(dock)),
            Spot::Cell(cell) => self.pick == Some(Pick::Cell(cell)),
            Spot::Home(dock) => {
                [Some(Pick::Home(dock)), Some(Pick::Drone(dock))].contains(&self.pick)
            }
            Spot::Card(place, card) => {
                self.pick == Some(Pick::Card(place, card)) || self.kept.contains(&place)
            }
            Spot::Slot(slot) => self.pick == Some(Pick::Slot(slot)),
            Spot::Salvage(space) => self.back.contains(space),
            Spot::Vehicle(card) => self.draft.vehicle == Some(card),
            Spot::Segment(segment) => self.draft.segment == Some(segment),
            _ => false,
        }
    }

    /// Lets go of what belongs to another question, and goes on with what a drop has begun.
    pub(crate) fn follow(&mut self, scene: &Scene<'_>) -> Option<Choice> {
        let state = scene.state();
        let now = scene
            .question()
            .map(|question| (scene.at.seat(), state.turn, question, scene.task()));
        if now != self.asked {
            self.asked = now;
            (self.pick, self.drags, self.mix) = (None, false, [0; 3]);
            self.kept.clear();
            if scene.question() != Some(Question::Drone) {
                self.then = None;
            }
            self.begin(scene);
        }
        if !scene.at.shows_secrets {
            self.pick.take_if(|pick| matches!(pick, Pick::Card(..)));
        }
        self.then.take_if(|then| scene.legal.contains(then))
    }

    /// Prepares the answer to a new question: as many pods as possible come back, and the only vehicle is launched.
    fn begin(&mut self, scene: &Scene<'_>) {
        (self.back, self.draft) = (SalvageSet::EMPTY, Draft::default());
        for choice in &scene.legal {
            if let Choice::Back(spaces) = choice
                && spaces.len() > self.back.len()
            {
                self.back = *spaces;
            }
        }
        let own = scene.state().seat(scene.at.seat());
        if scene.question() == Some(Question::Launch) {
            let mut kinds = own.vehicles.kinds();
            let only = kinds.next().filter(|_| kinds.next().is_none());
            self.draft.vehicle = only;
        }
    }

    /// Whether something is to be put back by the key for that.
    pub(crate) fn put_back(&mut self, ui: &Ui) {
        let held = self.pick.is_some() || self.draft.segment.is_some();
        if held && says(ui, Keyboard::Window, Saying::Control(Control::Back)) {
            (self.pick, self.drags, self.then) = (None, false, None);
            self.draft.segment = None;
        }
    }

    /// What a click or a drop in this frame chooses.
    pub(crate) fn take(&mut self, ui: &Ui, scene: &Scene<'_>) -> Option<Choice> {
        let dropped = self.drags && ui.input(|input| input.pointer.any_released());
        if dropped {
            let spot = scene.spots.under_pointer(ui);
            let pick = self.pick.take();
            self.drags = false;
            return self.drop_on(scene, pick?, spot?);
        }
        let spot = scene
            .spots
            .clicked
            .filter(|_| !self.drags && scene.at.acts)?;
        self.click(scene, spot)
    }

    /// What it means to let go of something over a spot. A choice that is refused is passed on, so that the reason is told.
    fn drop_on(&mut self, scene: &Scene<'_>, pick: Pick, spot: Spot) -> Option<Choice> {
        match (pick, spot) {
            (Pick::Drone(from), Spot::Dock(dock)) => match scene.question() {
                Some(Question::Main) if !scene.meant(None, spot).is_empty() => {
                    self.then = Some(Choice::Drone(from));
                    self.pick_up(Pick::Dock(dock));
                    None
                }
                Some(Question::Main) => Some(Choice::Deploy(dock, None)),
                _ => Some(Choice::Drone(from)),
            },
            (Pick::Returning(_), Spot::Home(dock)) => {
                let uses = Choice::Return(dock, true);
                let used = scene.legal.contains(&uses);
                Some(if used {
                    uses
                } else {
                    Choice::Return(dock, false)
                })
            }
            (Pick::Tile(_), Spot::Slot(slot)) => Some(Choice::Fill(slot)),
            (Pick::Pods, Spot::Salvage(space)) => Some(Choice::Send(space)),
            (Pick::Pods, Spot::Cavern(space)) => match scene.question() {
                Some(Question::Scout) => Some(Choice::Scout(space)),
                _ => {
                    self.load(scene, space);
                    None
                }
            },
            (Pick::Pods, Spot::Vehicle(_)) if scene.question() == Some(Question::Launch) => {
                self.click(scene, spot)
            }
            (Pick::Vehicle(card), Spot::Segment(_) | Spot::Cavern(_)) => {
                self.draft.vehicle = Some(card);
                match spot {
                    Spot::Segment(segment) => self.aim(scene, segment, 0),
                    Spot::Cavern(space) => self.aim_at(scene, space),
                    _ => {}
                }
                None
            }
            (Pick::Card(_, card), Spot::Places(role)) => Some(Choice::Play(card, role)),
            (Pick::Card(_, card), Spot::Deck) => Some(Choice::ScrapCard(card)),
            _ => None,
        }
    }

    /// One more pod of the launch goes to a cavern.
    fn load(&mut self, scene: &Scene<'_>, space: SpaceId) {
        let Some((segment, place)) = place_of(scene.state(), space) else {
            return;
        };
        if self.draft.segment != Some(segment) {
            self.aim(scene, segment, 0);
            self.draft.pods = [0, 0];
        }
        self.add_pod(scene, place);
    }

    /// One more pod of the launch goes to one of both caverns; if the vehicle is full, it comes from the other.
    pub(crate) fn add_pod(&mut self, scene: &Scene<'_>, place: usize) {
        let (state, seat) = (scene.state(), scene.at.seat());
        let pods = &mut self.draft.pods;
        let vehicle = self.draft.vehicle;
        let seats = vehicle.map_or(0, |vehicle| state.seats_of(seat, vehicle));
        let is_full = pods[0] + pods[1] >= seats.min(state.seat(seat).pods);
        if is_full && pods[1 - place] == 0 {
            return;
        }
        pods[1 - place] -= u8::from(is_full);
        pods[place] += 1;
    }

    /// What a click on a spot does.
    fn click(&mut self, scene: &Scene<'_>, spot: Spot) -> Option<Choice> {
        let meant = scene.meant(self.pick, spot);
        match (spot, scene.question()?) {
            (Spot::Card(place, _), Question::Keep) => {
                match self.kept.iter().position(|known| *known == place) {
                    Some(known) => drop(self.kept.remove(known)),
                    None => self.kept.push(place),
                }
                None
            }
            (Spot::Salvage(space), Question::Back) => {
                if scene.state().salvage[space.index()] == Some(scene.at.seat()) {
                    match self.back.contains(space) {
                        true => self.back.remove(space),
                        false => self.back.insert(space),
                    }
                }
                None
            }
            (Spot::Track(track), Question::Mix) => {
                self.mix_more(scene, track);
                None
            }
            (Spot::Vehicle(card), Question::Launch) => {
                self.draft = Draft {
                    vehicle: Some(card),
                    ..Draft::default()
                };
                None
            }
            (Spot::Segment(segment), Question::Launch) => {
                self.aim(scene, segment, 0);
                None
            }
            (Spot::Cavern(space), Question::Launch) => {
                self.aim_at(scene, space);
                None
            }
            // A dock lists what can be done there, and a card what it can become.
            (Spot::Dock(dock), Question::Main) => match (self.pick, &meant[..]) {
                (Some(Pick::Cell(_)), [choice]) => Some(*choice),
                (_, []) => Some(Choice::Deploy(dock, None)),
                _ => self.toggle(Pick::Dock(dock)),
            },
            (Spot::Cell(cell), Question::Main) if meant.is_empty() => self.want(scene, cell),
            (Spot::Card(place, card), _) => match meant[..] {
                [Choice::Discard(card)] => Some(Choice::Discard(card)),
                [] => None,
                _ => self.toggle(Pick::Card(place, card)),
            },
            (Spot::Home(dock), Question::Return) if meant.len() > 1 => {
                self.toggle(Pick::Home(dock))
            }
            (Spot::Home(dock), Question::Main) => {
                let own = scene.state().seat(scene.at.seat());
                own.home
                    .contains(dock)
                    .then(|| self.toggle(Pick::Drone(dock)))?
            }
            (Spot::Slot(slot), _) => match meant[..] {
                [Choice::Fill(slot)] => Some(Choice::Fill(slot)),
                [_] => self.toggle(Pick::Slot(slot)),
                _ => None,
            },
            _ => meant.first().copied().filter(|_| meant.len() == 1),
        }
    }

    /// Takes an action at its only free dock, or waits for one of several to be chosen. If there is none, a dock that touches
    /// it tells the reason.
    fn want(&mut self, scene: &Scene<'_>, cell: CellId) -> Option<Choice> {
        let takes = |choice: &&Choice| matches!(choice, Choice::Deploy(_, Some(at)) if *at == cell);
        let mut possible = scene.legal.iter().filter(takes).copied();
        match (possible.next(), possible.next()) {
            (Some(_), Some(_)) => self.toggle(Pick::Cell(cell)),
            (Some(only), None) => Some(only),
            (None, _) => {
                let docks = (0..).map(DockId).zip(&scene.state().board().docks);
                let touching = docks.filter(|(_, dock)| dock.touches.contains(cell));
                let is_taken = |dock: &DockId| !scene.legal.contains(&Choice::Deploy(*dock, None));
                let dock = touching.map(|(dock, _)| dock).min_by_key(is_taken)?;
                Some(Choice::Deploy(dock, Some(cell)))
            }
        }
    }

    /// Converts one more of a track, or none again beyond what is possible.
    fn mix_more(&mut self, scene: &Scene<'_>, track: Track) {
        let Some(place) = Track::PLAIN.iter().position(|plain| *plain == track) else {
            return;
        };
        self.mix[place] += 1;
        if !scene.legal.contains(&Choice::Mix(self.mix)) {
            self.mix[place] = 0;
        }
    }

    fn toggle(&mut self, pick: Pick) -> Option<Choice> {
        match self.pick == Some(pick) {
            true => (self.pick, self.then) = (None, None),
            false => {
                // A drone that was picked up is the one that goes to the dock.
                if let (Some(Pick::Drone(from)), Pick::Dock(_)) = (self.pick, pick) {
                    self.then = Some(Choice::Drone(from));
                }
                self.pick_up(pick);
            }
        }
        None
    }

    fn pick_up(&mut self, pick: Pick) {
        (self.pick, self.fresh) = (Some(pick), true);
    }

    /// What the choice under the pointer would bring, or what is to be done next.
    pub(crate) fn foresee(&self, ui: &Ui, scene: &Scene<'_>) -> Option<String> {
        let with_meaning = |spot: Option<Spot>| {
            let meant = scene.meant(self.pick, spot?);
            (!meant.is_empty()).then_some(meant)
        };
        let looked = scene.spots.looked_at(ui, self.drags).into_iter();
        let meant = looked.filter_map(with_meaning).next().unwrap_or_default();
        if let [choice] = meant[..] {
            let named = ask::choice(&ui.language(), choice, scene.state());
            return Some(match preview(&ui.language(), scene.at, choice) {
                Some(after) => format!("{named}: {after}"),
                None => named,
            });
        }
        match (self.pick, scene.question()?) {
            (Some(Pick::Drone(_)), _) => Some(t!(ui, "board-pick-drone")),
            (Some(Pick::Cell(_)), _) => Some(t!(ui, "board-pick-cell")),
            (Some(Pick::Returning(_)), _) => Some(t!(ui, "board-pick-returning")),
            (Some(Pick::Card(..)), Question::Play | Question::Card) if self.drags => {
                Some(t!(ui, "board-pick-card"))
            }
            (_, Question::Keep) => Some(match scene.at.shows_secrets {
                true => t!(ui, "board-keep", marked = self.kept.len()),
                false => t!(ui, "board-look-first"),
            }),
            (_, Question::Mix) => Some(t!(ui, "board-mix")),
            (_, Question::Back) => Some(t!(ui, "board-back", marked = self.back.len())),
            (_, Question::Launch) => Some(match (self.draft.vehicle, self.draft.segment) {
                (None, _) => t!(ui, "board-launch-vehicle"),
                (Some(_), None) => t!(ui, "board-launch-segment"),
                (Some(_), Some(_)) => t!(ui, "board-launch-pods"),
            }),
            _ => None,
        }
    }
}

/// The segment that a cavern lies on, and which of its two caverns it is.
fn place_of(state: &State, space: SpaceId) -> Option<(SegmentId, usize)> {
    let mut segments = (0..).map(SegmentId).zip(&state.board().segments);
    segments.find_map(|(id, segment)| {
        let place = segment.caverns.iter().position(|own| *own == space);
        place.map(|place| (id, place))
    })
}
