//! What one sees happen: drones and pods fly, chambers burn, vehicles leave, the sun sets (cryo §12.9, §12.10).

use crate::palette::colour;
use crate::{art, names, palette, t};
use cryo::{
    CardUse, CellId, ChamberId, DockId, Event, IncidentKind, PlatformId, SalvageId, SectionId,
    SegmentId, SlotId, SpaceId, State, Stock, Track,
};
use egui::{Align2, Color32, Context, Painter, Pos2, Rect, Stroke, Ui, Vec2, vec2};
use game::SeatId;
use kit::art::Drawing;
use kit::audio::Cue;
use kit::frame::At;
use kit::text::Speaks as _;
use kit::theme::{body, display, motion, tokens};
use kit::widgets::Canvas;
pub(crate) use kit::widgets::flights::note;
use kit::widgets::flights::{Flights, anchors, painter_above, share};
use kit::widgets::player::{badge, player_color};

/// Where something is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Anchor {
    Sun,
    Dock(DockId),
    Cell(CellId),
    Chamber(ChamberId),
    Incident(SectionId),
    Salvage(SalvageId),
    Cavern(SpaceId),
    Segment(SegmentId),
    /// The platform of a seat, own or other.
    Seat(SeatId),
    /// A seat in the strip.
    Strip(SeatId),
    Home(PlatformId),
    Slot(SlotId),
    Track(Track),
    Places(CardUse),
    Pods,
    Deck,
    Hand,
}

/// The seconds for which everybody is told what has burned.
const NEWS: f64 = 3.2;

/// What goes on on the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Motion {
    flights: Flights<Anchor, Thing>,
    news: Vec<(News, f64)>,
}

#[derive(Clone, Copy, Debug)]
enum Thing {
    Drawing(Drawing),
    Drone(u8),
    Pod(u8),
}

/// Something that everybody has to see.
#[derive(Clone, Debug)]
struct News {
    title: String,
    line: String,
    color: Color32,
    /// Where it happens.
    anchor: Anchor,
    /// The pods that were lost: their colours and numbers.
    lost: Vec<(u8, u8)>,
}

/// The table on which something happens.
struct Show<'a> {
    ctx: &'a Context,
    here: &'a At<'a, State>,
    at: f64,
}

impl Show<'_> {
    fn colour(&self, seat: SeatId) -> u8 {
        colour(self.here.setup, seat)
    }

    /// A place on the own platform, or the small platform of another.
    fn place(&self, seat: SeatId, own: Anchor) -> Anchor {
        match seat == self.here.seat() {
            true => own,
            false => Anchor::Seat(seat),
        }
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
            ctx,
            here,
            at: ctx.input(|input| input.time),
        };
        for event in events {
            self.show(&mut show, event);
        }
        if motion::reduced(ctx) {
            self.flights.stop();
        }
        events
            .iter()
            .rev()
            .find_map(|event| cue(here.state(), event))
    }

    /// Shows an event from now on.
    fn show(&mut self, show: &mut Show<'_>, event: &Event) {
        match *event {
            Event::Deployed {
                seat, from, dock, ..
            } => {
                let ends = [show.place(seat, Anchor::Home(from)), Anchor::Dock(dock)];
                self.fly(show, ends, Thing::Drone(show.colour(seat)));
            }
            Event::Returned { seat, from, dock } => {
                let ends = [Anchor::Dock(from), show.place(seat, Anchor::Home(dock))];
                self.fly(show, ends, Thing::Drone(show.colour(seat)));
            }
            Event::Ran(seat, dock) => {
                let anchor = show.place(seat, Anchor::Home(dock));
                self.flash(show, anchor, palette::LAMP);
            }
            Event::Gained(seat, stock) => self.stock(show, (Anchor::Strip(seat), seat), stock),
            Event::Drew(seat) => {
                let ends = [Anchor::Deck, show.place(seat, Anchor::Hand)];
                self.fly(show, ends, Thing::Drawing(art::CARD));
            }
            Event::Played(seat, _, role) => {
                let anchor = show.place(seat, Anchor::Places(role));
                self.flash(show, anchor, palette::ICE);
            }
            Event::MissionLaid(seat) => {
                let anchor = show.place(seat, Anchor::Places(CardUse::Mission));
                self.flash(show, anchor, palette::ICE);
            }
            Event::Woken(seat, chamber) => {
                let ends = [Anchor::Chamber(chamber), show.place(seat, Anchor::Pods)];
                self.pod(show, seat, ends);
            }
            Event::TileTaken {
                seat, cell, slot, ..
            } => {
                let own = slot.map_or(Anchor::Seat(seat), Anchor::Slot);
                let place = show.place(seat, own);
                self.flash(show, Anchor::Cell(cell), palette::LAMP);
                self.flash(show, place, palette::LAMP);
            }
            Event::CavernTurned(space, _) => self.flash(show, Anchor::Cavern(space), palette::ICE),
            Event::Settled(seat, space, count) => {
                for _ in 0..count {
                    let ends = [show.place(seat, Anchor::Pods), Anchor::Cavern(space)];
                    self.pod(show, seat, ends);
                }
            }
            Event::Sent(seat, space) => {
                let ends = [show.place(seat, Anchor::Pods), Anchor::Salvage(space)];
                self.pod(show, seat, ends);
            }
            Event::Fetched(seat, spaces) => {
                for space in spaces.iter() {
                    let ends = [Anchor::Salvage(space), show.place(seat, Anchor::Pods)];
                    self.pod(show, seat, ends);
                }
            }
            Event::Warned { seat, from, to } => {
                let to = to.map_or(show.place(seat, Anchor::Pods), Anchor::Chamber);
                self.pod(show, seat, [Anchor::Chamber(from), to]);
            }
            Event::Launched(seat, _, segment) => self.launch(show, seat, segment),
            Event::Sabotaged {
                seat,
                chamber,
                lost,
            } => self.burn(show, seat, chamber, lost),
            Event::IncidentTurned(section, _) => {
                self.flash(show, Anchor::Incident(section), palette::SUN);
            }
            Event::Looted(seat, incident) => {
                let tile = show.here.state().components.incident(incident);
                if tile.kind == IncidentKind::Sunset {
                    self.sunset(show, seat);
                }
            }
            _ => {}
        }
    }

    fn pod(&mut self, show: &mut Show<'_>, seat: SeatId, ends: [Anchor; 2]) {
        self.fly(show, ends, Thing::Pod(show.colour(seat)));
    }

    fn fly(&mut self, show: &mut Show<'_>, ends: [Anchor; 2], what: Thing) {
        self.flights.fly(ends, what, show.at);
        show.at += 0.14;
    }

    /// Lights up a place now.
    pub(crate) fn light(&mut self, ctx: &Context, anchor: Anchor, color: Color32) {
        let now = ctx.input(|input| input.time);
        self.flights.flash(anchor, color, now);
    }

    fn flash(&mut self, show: &Show<'_>, anchor: Anchor, color: Color32) {
        self.flights.flash(anchor, color, show.at);
    }

    /// Resources come to the tracks, one after the other.
    fn stock(&mut self, show: &mut Show<'_>, (from, seat): (Anchor, SeatId), stock: Stock) {
        for (track, count) in stock.iter() {
            for _ in 0..count {
                let ends = [from, show.place(seat, Anchor::Track(track))];
                let what = Thing::Drawing(art::track(track));
                self.flights.fly(ends, what, show.at);
                show.at += 0.09;
            }
        }
    }

    fn launch(&mut self, show: &Show<'_>, seat: SeatId, segment: SegmentId) {
        let (state, name) = (show.here.state(), show.here.name(seat));
        let segment_name = names::segment(state, segment);
        let title = t!(show.ctx, "board-launched", name, segment = segment_name);
        let news = News {
            title,
            line: String::new(),
            color: player_color(show.colour(seat)),
            anchor: Anchor::Segment(segment),
            lost: Vec::new(),
        };
        self.news.push((news, show.at));
    }

    /// A chamber burns: everybody sees whose pods were lost, and who did it.
    fn burn(&mut self, show: &mut Show<'_>, seat: SeatId, chamber: ChamberId, lost: cryo::Pods) {
        let (state, here) = (show.here.state(), show.here);
        let language = show.ctx.language();
        let (name, place) = (here.name(seat), names::chamber(&language, state, chamber));
        let title = t!(show.ctx, "board-lost", name, chamber = place);
        let owners = state.seat_ids().filter(|owner| lost[owner.index()] > 0);
        let owners: Vec<SeatId> = owners.collect();
        let losses = owners.iter().map(|owner| {
            let (name, count) = (here.name(*owner), lost[owner.index()]);
            t!(show.ctx, "board-chamber-pods", name, count)
        });
        let losses: Vec<String> = losses.collect();
        let line = match losses.is_empty() {
            true => t!(show.ctx, "board-lost-none"),
            false => t!(show.ctx, "board-lost-pods", losses = losses.join(", ")),
        };
        let dead = owners
            .iter()
            .map(|owner| (show.colour(*owner), lost[owner.index()]));
        let news = News {
            title,
            line,
            color: palette::ALARM,
            anchor: Anchor::Chamber(chamber),
            lost: dead.collect(),
        };
        self.news.push((news, show.at));
        self.flash(show, Anchor::Chamber(chamber), palette::ALARM);
    }

    fn sunset(&mut self, show: &Show<'_>, seat: SeatId) {
        let news = News {
            title: t!(show.ctx, "board-sunset"),
            line: t!(show.ctx, "board-sunset-by", name = show.here.name(seat)),
            color: palette::SUN,
            anchor: Anchor::Sun,
            lost: Vec::new(),
        };
        self.news.push((news, show.at));
    }

    /// Paints what flies and lights up, and asks for the next frame as long as something does.
    pub(crate) fn paint(&mut self, ui: &Ui, room: Rect) {
        let now = ui.input(|input| input.time);
        let moves = self.flights.go_on(now);
        self.news.retain(|(_, begins)| now < begins + NEWS);
        if !moves && self.news.is_empty() {
            return;
        }
        match !moves && motion::reduced(ui.ctx()) {
            // Nothing moves: the next picture is the one without the news.
            true => ui
                .ctx()
                .request_repaint_after(std::time::Duration::from_secs_f64(NEWS)),
            false => ui.ctx().request_repaint(),
        }
        let anchors = anchors(ui.ctx());
        let painter = painter_above(ui.ctx());
        let mut canvas = Canvas::new(ui.ctx(), 28.0);
        for (at, color, share) in self.flights.flashing(&anchors, now) {
            ring(&mut canvas, at, color, share);
        }
        for (at, what) in self.flights.flying(&anchors, now) {
            flying(&mut canvas, at, what);
        }
        canvas.paint(&painter);
        for (news, begins) in self.news.iter().filter(|(_, begins)| *begins <= now) {
            let share = match motion::reduced(ui.ctx()) {
                true => 0.5,
                false => share(now, *begins, NEWS),
            };
            news.paint(&painter, room, anchors.get(&news.anchor).copied(), share);
        }
    }
}

/// A ring of light that widens.
fn ring(canvas: &mut Canvas, at: Pos2, color: Color32, share: f32) {
    let (size, fade) = (20.0 + 40.0 * share, 1.0 - share);
    art::glow(canvas, at, 2.4 * size, color.gamma_multiply(0.5 * fade));
    let ring = Stroke::new(3.0 * fade, color.gamma_multiply(fade));
    canvas.circle(at, size, Color32::TRANSPARENT, ring);
}

/// Something on its way.
fn flying(canvas: &mut Canvas, at: Pos2, what: Thing) {
    match what {
        Thing::Drawing(drawing) => canvas.art(drawing, at, 28.0),
        Thing::Drone(colour) => art::drone(canvas, at, 40.0, colour),
        Thing::Pod(colour) => {
            canvas.art(art::POD, at, 32.0);
            badge(canvas, at, 18.0, colour);
        }
    }
}

impl News {
    /// The picture darkens, and tells what has happened and where.
    fn paint(&self, painter: &Painter, room: Rect, anchor: Option<Pos2>, share: f32) {
        let fade = (share * std::f32::consts::PI).sin().powf(0.5);
        let night = palette::SKY.gamma_multiply(0.55 * fade);
        painter.rect_filled(room, 0.0, night);
        let mut canvas = Canvas::new(painter.ctx(), 40.0);
        let center = room.center() - vec2(0.0, 0.1 * room.height());
        if let Some(at) = anchor {
            let light = self.color.gamma_multiply(0.7 * fade);
            art::glow(&mut canvas, at, 150.0 + 60.0 * share, light);
            let stroke = Stroke::new(2.0, self.color.gamma_multiply(0.6 * fade));
            canvas.line([at, center], stroke);
        }
        let size = vec2(0.62 * room.width(), 0.2 * room.height());
        let plate = Rect::from_center_size(center, size);
        canvas.rect(plate, 14, palette::SKY.gamma_multiply(0.9 * fade));
        let stroke = Stroke::new(2.5, self.color.gamma_multiply(fade));
        canvas.border(plate, 14, stroke);
        let step = 84.0;
        let first = center.x - step * (self.lost.len() as f32 - 1.0) / 2.0;
        for (index, (colour, count)) in self.lost.iter().enumerate() {
            let at = Pos2::new(first + step * index as f32, plate.bottom() - 26.0);
            // A lost pod goes dark where it stood.
            let dark = 1.0 - 0.6 * share;
            let tint = Color32::WHITE.gamma_multiply(dark);
            canvas.picture_at(art::POD, at - vec2(22.0, 0.0), 34.0, tint);
            art::pods(&mut canvas, at + vec2(14.0, 0.0), 30.0, (*colour, *count));
        }
        canvas.fade(fade);
        canvas.paint(painter);
        let lift = if self.lost.is_empty() { 0.0 } else { 20.0 };
        let lines = [
            (
                &self.title,
                display((0.05 * room.height()).min(34.0)),
                -14.0,
            ),
            (&self.line, body(tokens().text.lead), 20.0),
        ];
        for (words, font, down) in lines {
            let at = center + Vec2::new(0.0, down - lift);
            let ink = palette::WORDS.gamma_multiply(fade);
            painter.text(at, Align2::CENTER_CENTER, words, font, ink);
        }
    }
}

/// The sound of an event.
fn cue(state: &State, event: &Event) -> Option<Cue> {
    Some(match event {
        Event::Deployed { .. } | Event::Returned { .. } => Cue::Place,
        Event::Ran(..) | Event::Played(..) => Cue::Tech,
        Event::Woken(..) | Event::TileTaken { .. } | Event::Fetched(..) => Cue::Collect,
        Event::Drew(_) | Event::MissionLaid(_) => Cue::Card,
        Event::Launched(..) | Event::Ended => Cue::Round,
        Event::Sabotaged { .. } => Cue::Loss,
        Event::Looted(_, incident) => match state.components.incident(*incident).kind {
            IncidentKind::Sunset => Cue::Meteorite,
            IncidentKind::Loot | IncidentKind::Sabotage => Cue::Collect,
        },
        Event::TurnBegan { .. } => Cue::EndOfTurn,
        _ => return None,
    })
}
