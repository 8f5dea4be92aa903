//! The guide: it explains a game while it is played, one idea at a time, beside the thing that it speaks of.
//!
//! A game lists its [`Card`]s. A card is shown once, as soon as its moment has come and no earlier one is due. The
//! settings record what has been told; a lesson starts by forgetting its own cards.

use super::At;
use crate::pages::GamePage;
use crate::screen::{Command, Cx};
use crate::settings::Settings;
use crate::t;
use crate::text::{Language, Speaks as _};
use crate::theme::sizes::stroke;
use crate::theme::{Icon, body, tokens};
use crate::widgets::{Button, accepts, appears, dim, icon_button, panel, read_aloud};
use egui::{
    Area, Context, Id, Order, Pos2, Rangef, Rect, RichText, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};
use game::{Game, Kept, SeatId, Setup as _};
use std::borrow::Cow;
use std::collections::BTreeMap;
use table::Kind;

/// The width of a card in points.
const WIDTH: f32 = 290.0;

/// A card of the guide.
pub struct Card<G: Game> {
    /// Its name, unique among all games.
    pub name: &'static str,
    /// Whether its moment is now.
    pub when: fn(&At<'_, G>) -> bool,
    /// When it goes.
    until: Until,
    /// The thing on the board that it speaks of, as [`note_spot`] names it.
    pub spot: &'static str,
    /// The rule that it tells, for the rule book.
    pub rule: &'static str,
}

impl<G: Game> Card<G> {
    /// A card about a thing on the board and a rule. It is not shown until one of the methods below says when.
    pub const fn new(name: &'static str, spot: &'static str, rule: &'static str) -> Self {
        Self {
            name,
            when: |_| false,
            until: Until::Read,
            spot,
            rule,
        }
    }

    /// It is to be read.
    pub const fn tells(self, when: fn(&At<'_, G>) -> bool) -> Self {
        Self { when, ..self }
    }

    /// It says what to do now.
    pub const fn does(self, when: fn(&At<'_, G>) -> bool) -> Self {
        Self {
            until: Until::Done,
            ..self.tells(when)
        }
    }

    /// It says that the player can go on without the guide.
    pub const fn frees(self, when: fn(&At<'_, G>) -> bool) -> Self {
        Self {
            until: Until::Free,
            ..self.tells(when)
        }
    }
}

/// When a card goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Until {
    /// Once it was read, or its reader has gone on; one of a first time also when its moment is over. The bots wait.
    Read,
    /// Once its moment is over: it says what to do now.
    Done,
    /// Once it was read. It says that the player can play now, and offers to leave the lesson.
    Free,
}

/// The cards of a game.
pub struct Cards<G: Game + 'static> {
    /// The seed of the guided first game, by which its files are known; none without a lesson.
    pub seed: Option<&'static str>,
    /// Those of the guided first game, in order.
    pub lesson: &'static [Card<G>],
    /// Those of any game: what happens for the first time.
    pub first_times: &'static [Card<G>],
    /// What the card with a name says.
    pub words: fn(Language, &str) -> String,
}

impl<G: Game + 'static> Cards<G> {
    /// Whether a game is the guided first one, which two play.
    pub fn is_lesson(&self, setup: &G::Setup) -> bool {
        self.seed == Some(setup.seed()) && setup.seat_count() == 2
    }
}

/// Notes in each frame where the things lie that a card may speak of. No card lies over any of them if there is room
/// elsewhere.
pub fn note_spot(ctx: &Context, spot: &'static str, places: impl IntoIterator<Item = Rect>) {
    let places: Vec<Rect> = places.into_iter().collect();
    ctx.data_mut(|data| Spots::all(data).insert(spot, places));
}

/// Notes one more place of the things that are called `spot`.
pub(super) fn note_more(ctx: &Context, spot: &'static str, place: Rect) {
    ctx.data_mut(|data| Spots::all(data).entry(spot).or_default().push(place));
}

/// Where the things of a name lie together, if any do.
pub(super) fn noted_spot(ctx: &Context, spot: &str) -> Option<Rect> {
    let spots = Spots::noted(ctx);
    spots.of(spot).iter().copied().reduce(Rect::union)
}

/// How far from what it speaks of the middle of a card may lie to hide less, in points.
const BESIDE: f32 = 190.0;

/// Where the things on the board lie, by their names.
#[derive(Clone, Default)]
struct Spots(BTreeMap<&'static str, Vec<Rect>>);

impl Spots {
    fn noted(ctx: &Context) -> Self {
        ctx.data(|data| data.get_temp(Self::id()))
            .unwrap_or_default()
    }

    fn all(data: &mut egui::util::IdTypeMap) -> &mut BTreeMap<&'static str, Vec<Rect>> {
        let spots: &mut Self = data.get_temp_mut_or_default(Self::id());
        &mut spots.0
    }

    fn id() -> Id {
        Id::unique("spots of the guide")
    }

    fn of(&self, spot: &str) -> &[Rect] {
        self.0.get(spot).map_or(&[], Vec::as_slice)
    }

    /// How much a card at `place` would hide: what it speaks of counts most, and then the question with its answers and the
    /// hand, which are read.
    fn hidden_by(&self, place: Rect, spot: &str) -> f32 {
        let hides = |rects: &[Rect]| -> f32 {
            let areas = rects.iter().map(|rect| rect.intersect(place));
            let areas = areas.filter(|rect| rect.is_positive());
            areas.map(|rect| rect.area()).sum()
        };
        let all = self.0.values().map(|rects| hides(rects)).sum::<f32>();
        let read = ["question", "list", "hints", "hand", "seats", "line"];
        let read: f32 = read.iter().map(|spot| hides(self.of(spot))).sum();
        10.0 * hides(self.of(spot)) + 4.0 * read + all
    }
}

/// What the player wants of the guide.
enum Wish {
    Read,
    Leave,
    Rule(&'static str),
}

/// What decides which card is due: the revision of the game, the seat at the screen, whether its secrets lie face up, and
/// whether it acts.
type Moment = (u64, SeatId, bool, bool);

/// The guide of a table.
pub(super) struct Guide<G: Game + 'static> {
    /// The cards of the game; there are those of the lesson only in a lesson.
    cards: Cards<G>,
    now: Option<&'static Card<G>>,
    /// The moment for which the card was found.
    moment: Option<Moment>,
}

impl<G: Kept> Guide<G> {
    /// A guide through a lesson, or through the first times of another game.
    pub(super) fn new(mut cards: Cards<G>, setup: &G::Setup) -> Self {
        if !cards.is_lesson(setup) {
            cards.lesson = &[];
        }
        Self {
            cards,
            now: None,
            moment: None,
        }
    }

    /// Whether bots wait because a card is to be read.
    pub(super) fn holds(&self) -> bool {
        self.now.is_some_and(|card| card.until != Until::Done)
    }

    /// The rule that the card tells.
    pub(super) fn rule(&self) -> Option<&'static str> {
        self.now.map(|card| card.rule)
    }

    /// Finds the card for this moment, once.
    pub(super) fn follow(&mut self, at: &At<'_, G>, revision: u64, cx: &mut Cx<'_>) {
        let moment = (revision, at.seat(), at.shows_secrets, at.acts);
        if self.moment.replace(moment) == Some(moment) {
            return;
        }
        if let Some(card) = self.now.filter(|card| self.is_over(card, at)) {
            self.tell(card, cx);
        }
        if self.now.is_none() && at.acts {
            self.now = self.due(at, cx.settings);
        }
    }

    /// Whether a card goes without being read: its reader has gone on, or its moment is over and no step waits to be read.
    fn is_over(&self, card: &Card<G>, at: &At<'_, G>) -> bool {
        let stays = card.until != Until::Done && self.is_step(card);
        !at.acts || !stays && !(card.when)(at)
    }

    /// The first card whose moment has come. First times wait until the lesson has told everything, but for those that
    /// say what to do now.
    fn due(&self, at: &At<'_, G>, settings: &Settings) -> Option<&'static Card<G>> {
        let told = |card: &Card<G>| is_told(card, settings);
        let is_due = |card: &&Card<G>| !told(card) && (card.when)(at);
        let is_over = self.cards.lesson.iter().all(told);
        let may_come =
            |card: &&Card<G>| settings.first_times && (is_over || card.until == Until::Done);
        let first_times = self.cards.first_times.iter().filter(may_come);
        self.cards.lesson.iter().chain(first_times).find(is_due)
    }

    /// Whether a card is a step of the lesson.
    fn is_step(&self, card: &Card<G>) -> bool {
        let mut steps = self.cards.lesson.iter();
        steps.any(|step| step.name == card.name)
    }

    fn tell(&mut self, card: &'static Card<G>, cx: &mut Cx<'_>) {
        (self.now, self.moment) = (None, None);
        cx.change_settings(|settings| settings.first_times_told.push(card.name.to_owned()));
    }

    /// Draws the card for this moment beside the thing that it speaks of.
    pub(super) fn ui(&mut self, ui: &Ui, room: Rect, cx: &mut Cx<'_>) {
        let Some(card) = self.now else {
            return;
        };
        let spots = Spots::noted(ui.ctx());
        for place in spots.of(card.spot) {
            outline(ui, *place);
        }
        let corner = |size| beside(&spots, card.spot, size, room);
        let (_, wish) = guide_box(ui, room, vec2(WIDTH, 150.0), corner, |ui| {
            let frame = panel().fill(tokens().color.raised);
            frame.show(ui, |ui| self.card_ui(ui, card, cx)).inner
        });
        match wish {
            Some(Wish::Read) => self.tell(card, cx),
            Some(Wish::Leave) => {
                self.tell(card, cx);
                cx.push(Command::Home);
                if let Some(page) = GamePage::of(Kind::of::<G>()) {
                    cx.show(page);
                }
            }
            Some(Wish::Rule(rule)) => cx.push(Command::Rules(Some(Cow::Borrowed(rule)))),
            None => {}
        }
    }

    fn card_ui(&self, ui: &mut Ui, card: &'static Card<G>, cx: &Cx<'_>) -> Option<Wish> {
        ui.set_width(WIDTH);
        let words = (self.cards.words)(ui.language(), card.name);
        let label = ui.label(RichText::new(words).font(body(tokens().text.lead)));
        read_aloud(&label);
        ui.add_space(tokens().space.s);
        let mut wish = None;
        ui.horizontal(|ui| {
            wish = read_ui(ui, card.until);
            if card.until == Until::Done {
                let away = t!(ui, "frame-card-away");
                if icon_button(ui, Icon::Cross, away).clicked() {
                    wish = Some(Wish::Read);
                }
            }
            let rule = t!(ui, "common-rule", rule = card.rule);
            if icon_button(ui, Icon::Rules, rule).clicked() {
                wish = Some(Wish::Rule(card.rule));
            }
            if self.is_step(card) {
                let steps = self.cards.lesson;
                let told = steps.iter().filter(|step| is_told(step, cx.settings));
                dim(ui, format!("{} / {}", told.count() + 1, steps.len()));
            }
        });
        let reads = card.until != Until::Done && !cx.is_opening && accepts(ui);
        wish.or(reads.then_some(Wish::Read))
    }
}

/// Draws a frame around what a guide speaks of.
pub fn outline(ui: &Ui, place: Rect) {
    let line = Stroke::new(stroke::BOLD, tokens().color.accent);
    let radius = tokens().shape.radius;
    ui.painter()
        .rect_stroke(place, radius, line, StrokeKind::Outside);
}

/// Draws the box of a guide within `room`. `corner` places it by its size, which is taken to be `assumed` until the box has
/// been drawn once. Returns what it covers, and what its contents return.
pub fn guide_box<R>(
    ui: &Ui,
    room: Rect,
    assumed: Vec2,
    corner: impl FnOnce(Vec2) -> Pos2,
    contents: impl FnOnce(&mut Ui) -> R,
) -> (Rect, R) {
    let (ctx, id) = (ui.ctx(), Id::unique("guide"));
    let before = ctx.memory(|memory| memory.area_rect(id));
    let size = before.map_or(assumed, |before| before.size());
    let shown = Area::new(id)
        .order(Order::Middle)
        .fixed_pos(corner(size))
        .constrain_to(room)
        .show(ctx, contents);
    let covered = shown.response.rect;
    if covered.size() != size {
        ctx.request_repaint();
    }
    (covered, shown.inner)
}

fn is_told<G: Game>(card: &Card<G>, settings: &Settings) -> bool {
    let mut told = settings.first_times_told.iter();
    told.any(|name| name == card.name)
}

/// Draws the buttons by which a card goes.
fn read_ui(ui: &mut Ui, until: Until) -> Option<Wish> {
    let label = match until {
        Until::Done => return None,
        Until::Read => t!(ui, "frame-card-read"),
        Until::Free => t!(ui, "frame-card-play-on"),
    };
    let read = ui.add(Button::new(label).primary());
    // Who plays with the keyboard reads on with Enter.
    if appears(&read) && ui.memory(|memory| memory.focused().is_some()) {
        read.request_focus();
    }
    let leaves = until == Until::Free && ui.add(Button::new(t!(ui, "frame-card-leave"))).clicked();
    match read.clicked() {
        true => Some(Wish::Read),
        false => leaves.then_some(Wish::Leave),
    }
}

/// The corner of a card of `size` beside one of the things that it speaks of, where it hides least.
fn beside(spots: &Spots, spot: &str, size: Vec2, room: Rect) -> Pos2 {
    let things = match spots.of(spot) {
        [] => &[Rect::from_center_size(room.center(), Vec2::ZERO)],
        things => things,
    };
    let farthest = (room.max - size).max(room.min);
    let anywhere = (0..=8).flat_map(|x| (0..=8).map(move |y| vec2(x as f32, y as f32) / 8.0));
    let anywhere = anywhere.map(|part| room.min + (farthest - room.min) * part);
    let corners = things.iter().flat_map(|thing| around(*thing, size, room));
    let corners = corners.chain(anywhere);
    // The question stands in the same bar always: its card need not lie near it.
    let distance = if spot == "question" { 0.0 } else { 200.0 };
    let worth = |corner: &Pos2| {
        let place = Rect::from_min_size(*corner, size);
        let away = |thing: &Rect| thing.distance_to_pos(place.center());
        let near = things.iter().map(away).reduce(f32::min);
        let near = near.unwrap_or(0.0);
        spots.hidden_by(place, spot) + near + distance * (near - BESIDE).max(0.0)
    };
    let best = corners.min_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.unwrap_or(room.min)
}

/// The corners of a card of `size` around a thing.
fn around(thing: Rect, size: Vec2, room: Rect) -> impl Iterator<Item = Pos2> {
    let free = thing.expand(tokens().space.m);
    let along = |edges: Rangef, size: f32| {
        [
            edges.min - size,
            edges.min,
            edges.center() - size / 2.0,
            edges.max - size,
            edges.max,
        ]
    };
    let (xs, ys) = (along(free.x_range(), size.x), along(free.y_range(), size.y));
    let farthest = (room.max - size).max(room.min);
    xs.into_iter()
        .flat_map(move |x| ys.map(|y| pos2(x, y).clamp(room.min, farthest)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: f32, y: f32, edge: f32) -> Rect {
        Rect::from_min_size(pos2(x, y), Vec2::splat(edge))
    }

    #[test]
    fn a_card_lies_beside_its_thing_and_hides_nothing_where_there_is_room() {
        let room = square(0.0, 0.0, 1000.0);
        let (thing, right) = (square(400.0, 400.0, 100.0), square(510.0, 300.0, 300.0));
        let spots = Spots([("thing", vec![thing]), ("right", vec![right])].into());
        let place = Rect::from_min_size(
            beside(&spots, "thing", vec2(200.0, 150.0), room),
            vec2(200.0, 150.0),
        );
        assert_eq!(spots.hidden_by(place, "thing"), 0.0, "{place:?}");
        assert!(place.center().distance(thing.center()) < 250.0, "{place:?}");
    }

    // finding: a tip about discoveries lay over the hexes to choose from
    #[test]
    fn a_card_hides_no_answer_on_the_board_where_there_is_other_room() {
        let room = square(0.0, 0.0, 1000.0);
        let (map, size) = (square(0.0, 0.0, 1000.0), vec2(200.0, 150.0));
        let answers = (0..6_u8).map(|column| square(350.0 + 50.0 * f32::from(column), 300.0, 50.0));
        let answers: Vec<Rect> = answers.collect();
        let spots = Spots([("map", vec![map]), ("answers", answers.clone())].into());
        let place = Rect::from_min_size(beside(&spots, "map", size, room), size);
        let hidden = answers
            .iter()
            .any(|answer| answer.intersect(place).is_positive());
        assert!(!hidden, "{place:?}");
    }

    #[test]
    fn a_card_about_several_things_lies_beside_one_of_them() {
        let room = square(0.0, 0.0, 1000.0);
        let things = vec![square(0.0, 0.0, 50.0), square(950.0, 400.0, 50.0)];
        let (left, size) = (square(0.0, 60.0, 800.0), vec2(200.0, 150.0));
        let spots = Spots([("things", things.clone()), ("left", vec![left])].into());
        let place = Rect::from_min_size(beside(&spots, "things", size, room), size);
        assert!(
            place.distance_to_pos(things[1].center()) < 60.0,
            "{place:?}"
        );
    }

    #[test]
    fn a_card_stays_in_the_room() {
        let room = square(0.0, 0.0, 300.0);
        let spots = Spots([("corner", vec![square(250.0, 250.0, 50.0)])].into());
        let place = Rect::from_min_size(
            beside(&spots, "corner", vec2(200.0, 200.0), room),
            vec2(200.0, 200.0),
        );
        assert!(room.contains_rect(place), "{place:?}");
    }
}
