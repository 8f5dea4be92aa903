//! The board of a corporation: five tracks, their trackers, the techs and the stock.

mod drag;
mod layout;
mod names;
mod paint;
mod pieces;
mod stock;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::sync::LazyLock;

use egui::{Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use crate::t;
use crate::text::{Language, Speaks as _, describe};
use layout::TracksLayout;
pub use names::{field_name, spot_name};
use rules::corporation::Techs;
use rules::{Benefit, CorporationId, Field, Seat, Setup, Track};

/// A part of a corporation board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A field of a track.
    Field(Field),
    /// A tracker.
    Tracker(Track),
    /// The rover movement above the rover track (rules §5.5).
    AboveRover,
    /// The resource at the foot of a track.
    Foot(Track),
    /// The head of a track, where a token can lie.
    Head(Track),
    /// A tech level, 1–6.
    Tech(u8),
    /// The rovers that are not on the planet yet.
    Rovers,
    /// The collected lifepods.
    Lifepods,
    /// The collected meteorites.
    Meteorites,
    /// The patches stored for the end.
    Patches,
}

impl Spot {
    /// The part at which a step is shown: its field, or what lies above the rover track if the tracker is at its top.
    pub fn of_step(seat: &Seat, (tracker, to): (Track, Field)) -> Self {
        match seat.tracker(tracker) == to {
            true => Self::AboveRover,
            false => Self::Field(to),
        }
    }
}

/// A corporation board to paint.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, seat: &rules::Seat, steps: &rules::decision::Steps) {
/// use planet_unknown_window::widgets::tracks::TracksView;
/// let shown = TracksView::new(seat).choose(steps).show(ui, egui::vec2(320.0, 560.0));
/// if let Some((tracker, field)) = shown.chosen {
///     // …
/// }
/// # }
/// ```
#[must_use = "tracks are not painted until they are shown"]
#[derive(Debug, Clone)]
pub struct TracksView<'a> {
    seat: &'a Seat,
    located: bool,
    owner: Option<&'a str>,
    choose: &'a [(Track, Field)],
    back: bool,
    beside: &'a [(Track, Field)],
    drag: &'a [Spot],
    mark: &'a [Spot],
    picked: Option<Spot>,
    preview: &'a [(Track, Field)],
    hints: &'a [(Spot, u8, bool)],
    struck: &'a [Benefit],
}

/// The player's input on a corporation board.
#[derive(Debug, Clone)]
pub struct TracksResponse {
    /// The whole board.
    pub response: Response,
    /// The part under the pointer or the keyboard focus, and its rectangle.
    pub hovered: Option<(Spot, Rect)>,
    /// The part that was clicked, or chosen with the keyboard.
    pub clicked: Option<Spot>,
    /// The step to choose that was clicked, by its field or its tracker.
    pub chosen: Option<(Track, Field)>,
    /// The part from which a piece was dragged, and the part where it was let go.
    pub dropped: Option<(Spot, Spot)>,
    /// The places of all parts, if they were asked for.
    pub places: HashMap<Spot, Rect>,
}

impl<'a> TracksView<'a> {
    /// Returns the board of a seat's corporation.
    pub fn new(seat: &'a Seat) -> Self {
        Self {
            seat,
            located: false,
            owner: None,
            choose: &[],
            back: false,
            beside: &[],
            drag: &[],
            mark: &[],
            picked: None,
            preview: &[],
            hints: &[],
            struck: &[],
        }
    }

    kit::setters! {
        /// Sets whether to return the places of all parts.
        located: bool,
        /// Sets the part with the keyboard cursor, or the part that has been picked up.
        picked: Option<Spot>,
        /// Sets benefits that give nothing now: they are struck out wherever they are printed.
        struck: &'a [Benefit],
        /// Sets those of the steps to choose from that answer another question than the one in focus: their frames are thinner.
        beside: &'a [(Track, Field)],
        /// Sets steps whose destinations are shown as outlines.
        preview: &'a [(Track, Field)],
        /// Sets the options of a hint: for each, its part, its number, and whether the player has selected it.
        hints: &'a [(Spot, u8, bool)],
        /// Sets the steps to choose from: their trackers and fields light up.
        choose: &'a [(Track, Field)],
        /// Sets whether the steps to choose from move trackers back: such steps look different.
        back: bool,
        /// Sets the places of trackers and lifepods that can be dragged.
        drag: &'a [Spot],
        /// Sets other parts of the board to choose from: they light up.
        mark: &'a [Spot],
    }

    /// Sets the name of the board's owner, for assistive technology.
    pub fn owner(mut self, name: &'a str) -> Self {
        self.owner = Some(name);
        self
    }

    /// The height in points that suits a width in points.
    pub fn height_for(width: f32) -> f32 {
        TracksLayout::height_for(width)
    }

    /// Paints the board and returns the player's input on it.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> TracksResponse {
        let size = vec2(size.x.max(180.0), size.y.max(240.0));
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let layout = TracksLayout::new(rect, *self.seat.rules().levels().end());
        let language = ui.language();
        response.widget_info(|| WidgetInfo::labeled(Role::Group, true, self.name(language)));
        let mut shown = TracksResponse {
            response,
            hovered: None,
            clicked: None,
            chosen: None,
            dropped: None,
            places: HashMap::new(),
        };
        for spot in self.spots() {
            self.interact(ui, &layout, spot, &mut shown);
            if self.located {
                shown.places.insert(spot, self.place(&layout, spot));
            }
        }
        if ui.is_rect_visible(rect) {
            paint::paint(&self, ui, &layout, &shown);
            stock::paint(&self, ui, &layout, &shown);
        }
        shown
    }

    /// Every part of the board, in the order in which the keyboard visits them.
    fn spots(&self) -> Vec<Spot> {
        let data = self.seat.corporation.data();
        let heads = Track::ALL.map(Spot::Head).into_iter();
        let heads = heads.filter(|head| self.shows_head(*head));
        let fields = Track::ALL.into_iter().flat_map(|track| data.fields(track));
        let trackers = Track::ALL.into_iter().map(Spot::Tracker);
        let techs = self.seat.rules().levels().map(Spot::Tech);
        let stock = [
            Spot::Rovers,
            Spot::Lifepods,
            Spot::Meteorites,
            Spot::Patches,
        ];
        fields
            .map(Spot::Field)
            .chain([Spot::AboveRover])
            .chain(Track::ALL.map(Spot::Foot))
            .chain(heads)
            .chain(trackers)
            .chain(techs)
            .chain(stock)
            .collect()
    }

    /// Returns whether the head of a track is shown: a token lies there, or can.
    fn shows_head(&self, head: Spot) -> bool {
        let token = self.seat.corporation_state.token.map(Spot::Head);
        token == Some(head) || self.mark.contains(&head)
    }

    fn name(&self, language: Language) -> String {
        let corporation = self.seat.corporation.name();
        match self.owner {
            Some(owner) => t!(language, "tracks-owner", owner, corporation),
            None => t!(language, "tracks-name", corporation),
        }
    }

    fn interact(&self, ui: &Ui, layout: &TracksLayout, spot: Spot, shown: &mut TracksResponse) {
        let rect = self.place(layout, spot);
        let step = self.step(spot);
        let marked = self.mark.contains(&spot);
        let stop = step.is_some() || marked || matches!(spot, Spot::Tech(_));
        // Tab stops at parts to choose and at techs, not at every field.
        let mut sense = if stop { Sense::click() } else { Sense::CLICK };
        if self.drag.contains(&spot) {
            sense |= Sense::DRAG;
        }
        let node = ui.interact(rect, shown.response.id.with(spot), sense);
        self.describe(ui.language(), &node, spot, step.is_some() || marked);
        if node.contains_pointer() || (node.has_focus() && shown.hovered.is_none()) {
            shown.hovered = Some((spot, rect));
        }
        if node.clicked() {
            shown.clicked = Some(spot);
            shown.chosen = step;
        }
        self.follow_drag(layout, (spot, &node), shown);
    }

    fn describe(&self, language: Language, node: &Response, spot: Spot, choosable: bool) {
        let role = if choosable {
            Role::Button
        } else {
            Role::GridCell
        };
        let enabled = (self.choose.is_empty() && self.mark.is_empty()) || choosable;
        node.widget_info(|| {
            let field = spot_name(language, self.seat, spot);
            let name = match self.is_struck(spot) {
                true => t!(language, "tracks-struck", field),
                false => field,
            };
            WidgetInfo::labeled(role, enabled, name)
        });
        if let Spot::Tech(level) = spot {
            let sentence = || describe::tech(&language, self.seat.corporation, level);
            node.ctx
                .accesskit_node_builder(node.id, |node| node.set_description(sentence()));
        }
    }

    /// Returns whether a benefit shown on a field has no effect now.
    fn is_struck(&self, spot: Spot) -> bool {
        let gives = |field| self.seat.rules().benefits(self.seat, field);
        matches!(spot, Spot::Field(field) if gives(field).iter().any(|benefit| self.struck.contains(benefit)))
    }

    /// The step that a click on a part of the board chooses: the only one of its tracker, or the one to its field.
    fn step(&self, spot: Spot) -> Option<(Track, Field)> {
        let mut fitting = self.choose.iter().filter(|(tracker, to)| match spot {
            Spot::Field(field) => *to == field && self.seat.tracker(*tracker) != field,
            Spot::Tracker(track) => *tracker == track,
            Spot::AboveRover => self.seat.tracker(*tracker) == *to,
            _ => false,
        });
        let first = fitting.next().copied();
        first.filter(|_| fitting.next().is_none())
    }

    fn place(&self, layout: &TracksLayout, spot: Spot) -> Rect {
        match spot {
            Spot::Field(field) => layout.spread(field, pieces::span(self.seat, field)),
            Spot::Tracker(track) => {
                let at = self.seat.tracker(track);
                let center = layout.tracker(f32::from(at.track as u8), f32::from(at.height));
                let center = center + layout.aside(pieces::rank(self.seat, track));
                Rect::from_center_size(center, Vec2::splat(layout.token()))
            }
            Spot::AboveRover => layout.head(Track::Rover),
            Spot::Foot(track) => layout.base(track),
            Spot::Head(track) => layout.head(track),
            Spot::Tech(level) => layout.tech(level),
            Spot::Rovers => layout.stock(0),
            Spot::Lifepods => layout.stock(1),
            Spot::Meteorites => layout.stock(2),
            Spot::Patches => layout.stock(3),
        }
    }
}

/// The seat of a corporation as a game begins.
pub fn first_seat(corporation: CorporationId) -> &'static Seat {
    static SEATS: LazyLock<Vec<Seat>> = LazyLock::new(|| {
        let seat = |corporation: CorporationId| {
            let mut setup = Setup::standard(1, "tracks");
            setup.seats[0].corporation = corporation;
            let game = setup.deal().expect("every corporation can be dealt");
            game.seats[0].clone()
        };
        CorporationId::ALL.into_iter().map(seat).collect()
    });
    &SEATS[corporation as usize]
}
