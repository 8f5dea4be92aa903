//! What one sees happen: pieces move, goods and cards fly, LSS markers and the Colony level rise (on-mars §16.7).

use crate::palette::colour;
use crate::spots::Spot;
use crate::{art, palette, sentences, t};
use egui::{Color32, Context, Id, Key, LayerId, Order, Pos2, Rect, Stroke, Ui, Vec2, vec2};
use game::SeatId;
use kit::art::Drawing;
use kit::audio::Cue;
use kit::frame::{At, pace};
use kit::theme::{display, motion, strong};
use kit::widgets::Canvas;
pub(crate) use kit::widgets::flights::note;
use kit::widgets::flights::{Flights, anchors, painter_above};
use on_mars::{Building, Event, Good, Goods, HexId, Hired, MainAction, Mission, State};

/// Where something is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Anchor {
    Hex(HexId),
    Space(u8),
    Shuttle,
    Mission(Mission),
    Main(MainAction),
    Grid(u8),
    Warehouse(Good),
    Exploration(u8),
    Display(u8),
    Level,
    Track(Building),
    Stack(Building),
    Hire(u8),
    Progress,
    /// A seat in the strip.
    Strip(SeatId),
    /// The folded board of another seat.
    Seat(SeatId),
    /// A place of the own board.
    Own(Spot),
    /// The own Blueprints.
    Cards,
    /// The own Scientists and Contracts.
    Contracts,
}

/// The seconds for which everybody is told of the Colony level.
const NEWS: f64 = 2.4;
/// How much longer than a move of a bot something is told that Lacerda does, for it is a sentence; and the least seconds.
const DEED: f64 = 2.2;
const LEAST: f64 = 1.2;

/// What goes on on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    flights: Flights<Anchor, Thing>,
    news: Vec<News>,
}

/// Something that everybody is told.
#[derive(Clone, Debug)]
struct News {
    words: String,
    begins: f64,
    /// For how many seconds.
    lasts: f64,
    /// Whether it is a deed of Lacerda, which comes in a sentence.
    is_deed: bool,
}

#[derive(Clone, Copy, Debug)]
enum Thing {
    Drawing(Drawing),
    /// In the colour of a player.
    Figure(Drawing, u8),
}

/// The table on which something happens.
struct Show<'a> {
    here: &'a At<'a, State>,
    at: f64,
}

impl Show<'_> {
    fn figure(&self, drawing: Drawing, seat: SeatId) -> Thing {
        Thing::Figure(drawing, colour(self.here.setup, seat))
    }

    /// A place on the own board, or the folded board of another.
    fn place(&self, seat: SeatId, own: Anchor) -> Anchor {
        match seat == self.here.seat() {
            true => own,
            false => Anchor::Seat(seat),
        }
    }

    fn own(&self, seat: SeatId, spot: Spot) -> Anchor {
        self.place(seat, Anchor::Own(spot))
    }
}

impl Motion {
    /// Takes note of events, which begin to show now. Returns the sound of the last one that has one.
    pub(crate) fn add(
        &mut self,
        ctx: &Context,
        here: &At<'_, State>,
        events: &[&Event],
    ) -> Option<Cue> {
        let mut show = Show {
            here,
            at: ctx.input(|input| input.time),
        };
        let mut is_his = false;
        for event in events {
            match event {
                Event::Deed(_) if is_his => show.at += DEED * pace(ctx),
                Event::Deed(_) => is_his = true,
                Event::TurnBegan(_) | Event::TurnEnded(_) | Event::RoundBegan(_) => is_his = false,
                _ => {}
            }
            self.show(&mut show, event);
            if let Event::Level(level) = event {
                let words = t!(ctx, "board-level-up", level = *level);
                self.news.push(News {
                    words,
                    begins: show.at,
                    lasts: NEWS,
                    is_deed: false,
                });
            } else if is_his {
                self.tell_deed(ctx, here, event, show.at);
            }
        }
        if motion::reduced(ctx) {
            self.flights.stop();
        }
        events.iter().rev().find_map(|event| cue(event))
    }

    /// Tells what Lacerda does, moment by moment; what happens at the same moment is one piece of news (on-mars §11.4).
    fn tell_deed(&mut self, ctx: &Context, here: &At<'_, State>, event: &Event, at: f64) {
        // His card says which action it is.
        let event = Some(event).filter(|event| !matches!(event, Event::Main(..)));
        let Some(words) = event.and_then(|event| sentences::told(ctx, here, event)) else {
            return;
        };
        let lasts = (DEED * pace(ctx)).max(LEAST);
        let together = |news: &&mut News| news.is_deed && (at - news.begins).abs() < 0.5 * lasts;
        match self.news.last_mut().filter(together) {
            Some(news) => news.words = format!("{} {words}", news.words),
            None => self.news.push(News {
                words,
                begins: at,
                lasts,
                is_deed: true,
            }),
        }
    }

    /// Shows an event from now on.
    fn show(&mut self, show: &mut Show<'_>, event: &Event) {
        match *event {
            Event::Placed(seat, space) => {
                let what = show.figure(art::COLONIST, seat);
                self.fly(show, [Anchor::Strip(seat), Anchor::Space(space)], what);
            }
            Event::Slotted(seat, slot) => {
                let action = MainAction::ALL
                    .iter()
                    .find(|action| action.slot() == Some(slot));
                if let Some(action) = action {
                    let ends = [show.own(seat, Spot::Lq), Anchor::Main(*action)];
                    self.fly(show, ends, show.figure(art::COLONIST, seat));
                }
            }
            Event::Boosted(seat) => {
                let ends = [show.own(seat, Spot::Lq), show.own(seat, Spot::Wa)];
                self.fly(show, ends, show.figure(art::COLONIST, seat));
            }
            Event::ColonistsGained(seat, _) => {
                let ends = [Anchor::Strip(seat), show.own(seat, Spot::Lq)];
                self.fly(show, ends, show.figure(art::COLONIST, seat));
            }
            Event::Gained(seat, goods) => self.goods(show, Anchor::Strip(seat), seat, goods),
            Event::FromWarehouse(seat, goods) => {
                for (good, _) in goods.iter() {
                    self.goods(show, Anchor::Warehouse(good), seat, Goods::of(good, 1));
                }
            }
            Event::Delivered(seat, _, goods) => {
                for (good, _) in goods.iter() {
                    let ends = [
                        show.own(seat, Spot::Storage(good)),
                        show.place(seat, Anchor::Contracts),
                    ];
                    self.fly(show, ends, Thing::Drawing(art::good(good)));
                }
            }
            Event::BlueprintTaken(seat, _) => {
                let ends = [Anchor::Display(0), show.place(seat, Anchor::Cards)];
                self.fly(show, ends, Thing::Drawing(art::BLUEPRINT));
            }
            Event::Learned(seat, _, space) => {
                let ends = [Anchor::Grid(0), show.own(seat, Spot::Lab(space))];
                self.fly(show, ends, Thing::Drawing(art::CONDENSER));
            }
            Event::Hired(seat, card) => {
                let drawing = match card {
                    Hired::Scientist(_) => art::SCIENTIST,
                    Hired::Contract(_) => art::CONTRACT,
                };
                let ends = [Anchor::Hire(2), show.place(seat, Anchor::Contracts)];
                self.fly(show, ends, Thing::Drawing(drawing));
            }
            Event::Welcomed(seat, place) => {
                let ends = [
                    show.own(seat, Spot::Depot(place.saturating_sub(1))),
                    show.own(seat, Spot::Hangar),
                ];
                self.fly(show, ends, show.figure(art::SHIP, seat));
            }
            _ => self.show_on_map(show, event),
        }
    }

    /// Shows what happens on the map and in the colony.
    fn show_on_map(&mut self, show: &mut Show<'_>, event: &Event) {
        let hex = Anchor::Hex;
        match *event {
            Event::BotMoved(seat, from, to) | Event::Displaced(seat, false, from, to) => {
                self.fly(show, [hex(from), hex(to)], show.figure(art::BOT, seat));
            }
            Event::Displaced(seat, true, from, to) => {
                self.fly(show, [hex(from), hex(to)], show.figure(art::ROVER, seat));
            }
            Event::RoverMoved(_, to) | Event::Removed(to) => {
                self.flash(show, hex(to), palette::DUST);
            }
            Event::BotPlaced(seat, to) => {
                let ends = [show.own(seat, Spot::Hangar), hex(to)];
                self.fly(show, ends, show.figure(art::BOT, seat));
            }
            Event::CrystalTaken(seat, from) => {
                let ends = [hex(from), show.own(seat, Spot::Storage(Good::Crystal))];
                self.fly(show, ends, Thing::Drawing(art::CRYSTAL));
            }
            Event::Built(_, kind, to) => {
                let ends = [Anchor::Stack(kind), hex(to)];
                self.fly(show, ends, Thing::Drawing(art::building(kind)));
                self.flash(show, hex(to), palette::LAMP);
            }
            Event::Arrows(hexes) => {
                for to in hexes.iter() {
                    self.flash(show, hex(to), palette::good(Good::Crystal));
                }
            }
            Event::Miner(seat, to) => {
                let ends = [show.own(seat, Spot::Lq), hex(to)];
                self.fly(show, ends, show.figure(art::COLONIST, seat));
            }
            Event::Upgraded(seat, _, to) => {
                let ends = [show.place(seat, Anchor::Cards), hex(to)];
                self.fly(show, ends, show.figure(art::MARKER, seat));
            }
            Event::Explored(_, _, to) => {
                let ends = [Anchor::Exploration(0), hex(to)];
                self.fly(show, ends, Thing::Drawing(art::DISCOVERY));
            }
            Event::Cube(seat, _) => {
                let ends = [Anchor::Strip(seat), Anchor::Progress];
                self.fly(show, ends, show.figure(art::MARKER, seat));
            }
            Event::Raised(_, kind, _) => self.flash(show, Anchor::Track(kind), palette::LAMP),
            Event::Level(_) => self.flash(show, Anchor::Level, palette::LAMP),
            Event::Shuttle(..) => self.flash(show, Anchor::Shuttle, palette::LAMP),
            Event::Contributed(_, mission, _) => {
                self.flash(show, Anchor::Mission(mission), palette::LAMP);
            }
            Event::Scored(seat, _) => self.flash(show, Anchor::Strip(seat), palette::LAMP),
            _ => {}
        }
    }

    fn fly(&mut self, show: &mut Show<'_>, ends: [Anchor; 2], what: Thing) {
        self.flights.fly(ends, what, show.at);
        show.at += 0.12;
    }

    fn flash(&mut self, show: &Show<'_>, anchor: Anchor, color: Color32) {
        self.flights.flash(anchor, color, show.at);
    }

    /// Goods come to Storage, one after the other.
    fn goods(&mut self, show: &mut Show<'_>, from: Anchor, seat: SeatId, goods: Goods) {
        for (good, _) in goods.iter() {
            let to = show.own(seat, Spot::Storage(good));
            self.fly(show, [from, to], Thing::Drawing(art::good(good)));
        }
    }

    /// Paints what flies and lights up, and asks for the next frame as long as something does.
    pub(crate) fn paint(&mut self, ui: &Ui) {
        let now = ui.input(|input| input.time);
        let moves = self.flights.go_on(now);
        let skips = ui.input(|input| input.pointer.any_pressed() || input.key_pressed(Key::Enter));
        self.news
            .retain(|news| now < news.begins + news.lasts && !(news.is_deed && skips));
        match self.news.first() {
            _ if moves => ui.ctx().request_repaint(),
            Some(news) => {
                let is_on = now >= news.begins;
                let next = news.begins + if is_on { news.lasts } else { 0.0 };
                let rest = (next - now).max(0.05);
                ui.ctx()
                    .request_repaint_after(std::time::Duration::from_secs_f64(rest));
            }
            None => return,
        }
        let anchors = anchors(ui.ctx());
        let mut canvas = Canvas::new(ui.ctx(), 32.0);
        for (at, color, share) in self.flights.flashing(&anchors, now) {
            ring(&mut canvas, at, color, share);
        }
        for (at, what) in self.flights.flying(&anchors, now) {
            flying(&mut canvas, at, what);
        }
        canvas.paint(&painter_above(ui.ctx()));
        let mut news = self.news.iter().filter(|news| news.begins <= now);
        if let Some(news) = news.next_back() {
            tell(ui, news);
        }
    }
}

/// A ring of light that widens.
fn ring(canvas: &mut Canvas, at: Pos2, color: Color32, share: f32) {
    let (size, fade) = (14.0 + 30.0 * share, 1.0 - share);
    let ring = Stroke::new(3.0 * fade, color.gamma_multiply(fade));
    canvas.circle(at, size, Color32::TRANSPARENT, ring);
}

/// Something on its way.
fn flying(canvas: &mut Canvas, at: Pos2, what: Thing) {
    match what {
        Thing::Drawing(drawing) => canvas.art(drawing, at, 32.0),
        Thing::Figure(drawing, colour) => art::figure(canvas, drawing, at, (36.0, colour)),
    }
}

/// Everybody is told that the colony has grown.
fn tell(ui: &Ui, news: &News) {
    let layer = LayerId::new(Order::Middle, Id::unique("news of On Mars"));
    let painter = ui.ctx().layer_painter(layer);
    let room = ui.ctx().content_rect();
    let center = room.center() - vec2(0.0, 0.2 * room.height());
    let font = match news.is_deed {
        true => strong((0.024 * room.height()).clamp(17.0, 36.0)),
        false => display((0.045 * room.height()).clamp(24.0, 60.0)),
    };
    let words = news.words.clone();
    let galley = painter.layout(words, font, palette::LAMP, 0.46 * room.width());
    let plate = Rect::from_center_size(center, galley.size() + Vec2::new(60.0, 28.0));
    painter.rect_filled(plate, 12.0, palette::SKY.gamma_multiply(0.92));
    let stroke = Stroke::new(2.0, palette::LAMP);
    painter.rect_stroke(plate, 12.0, stroke, egui::StrokeKind::Inside);
    painter.galley(center - galley.size() / 2.0, galley, palette::LAMP);
}

/// The sound of an event.
fn cue(event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Slotted(..) | Event::Built(..) | Event::Upgraded(..) | Event::Placed(..) => {
            Cue::Place
        }
        Event::BotMoved(..) | Event::RoverMoved(..) | Event::Displaced(..) => Cue::Step,
        Event::Learned(..) | Event::Developed(..) => Cue::Tech,
        Event::BlueprintTaken(..)
        | Event::Hired(..)
        | Event::GoalMet(..)
        | Event::TaskShown(..) => Cue::Card,
        Event::CrystalTaken(..) | Event::DiscoveryTaken(..) | Event::ResearchTaken(..) => {
            Cue::Collect
        }
        Event::Gained(..) | Event::FromWarehouse(..) => Cue::Resource,
        Event::Removed(_) | Event::Lost(..) => Cue::Loss,
        Event::Level(_) | Event::RoundBegan(_) | Event::Ended => Cue::Round,
        Event::TurnBegan(_) => Cue::EndOfTurn,
        _ => return None,
    })
}
