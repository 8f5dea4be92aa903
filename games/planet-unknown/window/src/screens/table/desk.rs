//! The state of the table's user interface: which parts are open, folded or in front. It does not affect the game.

use super::devices::BoardFocus;
use super::layout::{Slot, Tab};
use super::motion::Motion;
use crate::presentation::{self, Part};
use play::hints::Hints;
use play::intent::Waste;
use play::session::{SeatView, Session};
use rules::state::MAX_SEATS;
use rules::{Cell, Change, EventCard, Field, Orientation, Phase, Seat, SeatId, Shape, Track};
use table::Sharing;

/// The state of the table's user interface: which parts are open, folded or in front.
#[derive(Debug, Default)]
pub struct Desk {
    /// One for each seat.
    places: [Place; MAX_SEATS],
    /// Whether all planets are shown side by side.
    pub all_boards: bool,
    /// The event card that lies above the table.
    pub reading: Option<Reading>,
    /// The number of actions whose event cards have been shown to everybody.
    pub read: usize,
    /// The tools of a practice game.
    pub tools: Tools,
    /// The last seat for which a bot placed a tile, and when, in seconds of [`egui::InputState::time`].
    pub laid: Option<(SeatId, f64)>,
    /// The round and its phase in the last frame.
    course: Option<(u16, Phase)>,
    /// What everybody at the screen is told.
    pub banner: Option<Banner>,
    /// What moves on the board of each seat.
    pub motions: [Motion; MAX_SEATS],
    /// Whether the coach comments on the moves of the only person of a game.
    pub coached: bool,
    /// Whether the medals so far stay away until a lesson speaks of them.
    pub hides_score: bool,
    /// Until when the station is large because somebody else has turned it, in seconds of [`egui::InputState::time`].
    pub turned_until: Option<f64>,
    /// The bot whose board is large while it plays.
    pub followed_bot: Option<SeatId>,
}

/// What has begun in the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Everybody has finished; cards are claimed.
    Claims,
    /// A round.
    Round,
    /// The end of the game.
    End,
}

/// What everybody at the screen is told.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Banner {
    /// What has begun.
    pub stage: Stage,
    /// When, in seconds of [`egui::InputState::time`].
    pub since: f64,
}

/// The user interface of one seat.
#[derive(Debug, Default)]
pub struct Place {
    /// The hint that the player asked for.
    pub hints: Hints,
    /// The parts that were brought to the front of shared places, the most recent first.
    front: Vec<Tab>,
    /// The question for which a part was brought to the front last.
    followed: Option<Followed>,
    /// Whether bots have been playing since then, beside people.
    bots_turn: bool,
    /// Whether the button that shows the own secrets is held down.
    pub peeks: bool,
    /// Whether the player has put the cards to be claimed aside to look at the table first.
    pub claim_aside: bool,
    /// What the end of the turn would waste, while the player is asked whether to end it all the same.
    pub waste: Option<Waste>,
    /// The number of actions when the player's board went out of sight.
    pub unseen_since: Option<usize>,
    /// The last place where the tile in the hand could not be laid: how it was turned, and its anchor.
    pub refused: Option<(Orientation, Cell)>,
    /// What the device of the player points at.
    pub focus: BoardFocus,
    /// The turn on show: whose it is, and the round.
    turn: Option<(SeatId, u16)>,
    /// When another turn came on show, in seconds of [`egui::InputState::time`].
    turn_since: Option<f64>,
}

/// What identifies a question: whose it is, [`SeatView::progress`], the pending effect, and whether a tile is held.
type Followed = (SeatId, (usize, usize), Option<u8>, bool);

/// The event card above the table.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reading {
    /// The event card.
    pub event_card: EventCard,
    /// When it was shown, in seconds of [`egui::InputState::time`].
    pub since: f64,
}

/// A page of the practice part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PracticePart {
    /// The exercise, if there is one, and the coach.
    #[default]
    Coach,
    /// The marks.
    Marks,
    /// The station and the position.
    Position,
    /// Why something is allowed, or is not.
    Why,
}

/// The settings of the tools of a practice game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tools {
    /// The page that is in front.
    pub part: PracticePart,
    /// Whether clicks on the planet and on the tracks edit the position.
    pub editing: bool,
    /// The piece that a click on the planet then adds or removes.
    pub piece: EditPiece,
    /// The piece that a click on a track field then puts there.
    pub on_track: TrackPiece,
    /// Whether every tile of the station is on offer.
    pub any_tile: bool,
    /// The shape of the tiles that are shown then.
    pub shape: Option<Shape>,
    /// Whether every choice is explained.
    pub why: bool,
    /// Whether the coach comments on every move.
    pub coach: bool,
    /// Whether the hint of the exercise is shown.
    pub hint: bool,
    /// Whether the player has asked for the solution of the exercise.
    pub shown: bool,
    /// Whether the goal of the exercise has been reached at least once.
    pub solved: bool,
}

/// The piece that a click on a track field puts there while the position is being edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TrackPiece {
    /// The tracker of that track.
    #[default]
    Own,
    /// This tracker, which may stand on other tracks, too.
    Tracker(Track),
    /// A collected lifepod, if the corporation keeps lifepods on fields.
    Lifepod,
}

impl TrackPiece {
    /// Every position of a tracker that this can set on the board of `seat`.
    pub fn positions(self, seat: &Seat) -> Vec<(Track, Field)> {
        let data = seat.corporation.data();
        let tracker_at = |field: Field| match self {
            Self::Own => Some(field.track),
            Self::Tracker(tracker) => Some(tracker),
            Self::Lifepod => None,
        };
        let fields = Track::ALL.into_iter().flat_map(|track| data.fields(track));
        let steps = fields.filter_map(|field| Some((tracker_at(field)?, field)));
        let stands = |(tracker, to): &(Track, Field)| {
            *to != seat.tracker(*tracker) && seat.may_stand(*tracker, *to)
        };
        steps.filter(stands).collect()
    }

    /// The pieces that can be put on the tracks of `seat`: more than each track's own tracker only if the corporation
    /// allows it.
    pub fn all(seat: &Seat) -> Vec<Self> {
        let wanders = |track: &Track| {
            let positions = Self::Tracker(*track).positions(seat);
            positions.iter().any(|(_, to)| to.track != *track)
        };
        let mut pieces = vec![Self::Own];
        pieces.extend(Track::ALL.into_iter().filter(wanders).map(Self::Tracker));
        if !seat.rules().berths(seat).fields.is_empty() {
            pieces.push(Self::Lifepod);
        }
        pieces
    }
}

/// The piece that a click on the planet adds or removes while the position is being edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum EditPiece {
    /// A lifepod.
    #[default]
    Lifepod,
    /// A meteorite.
    Meteorite,
    /// A rover.
    Rover,
    /// A biomass patch; a click never removes one.
    Patch,
}

impl EditPiece {
    /// The change on `cell`.
    pub const fn on(self, cell: Cell) -> Change {
        match self {
            Self::Lifepod => Change::Lifepod(cell),
            Self::Meteorite => Change::Meteorite(cell),
            Self::Rover => Change::Rover(cell),
            Self::Patch => Change::Patch(cell),
        }
    }
}

impl Desk {
    /// Returns the desk of a newly opened game.
    pub fn opened(session: &Session) -> Self {
        let mut desk = Self::default();
        if session.is_practice() {
            desk.places[0].bring(Tab::Practice);
            desk.tools.solved = session.is_solved();
        }
        if session.position() == 0 && !session.is_watched() {
            let in_force = session.here().state().event_cards.in_force;
            let since = 0.0;
            desk.reading = in_force.map(|event_card| Reading { event_card, since });
        }
        desk
    }

    /// Raises the banner when a round begins and, where several people look at the screen, when the game goes on to
    /// another stage. Returns whether it did.
    pub fn announce(&mut self, seat: SeatView<'_>, now: f64) -> bool {
        let (common, state) = (seat.common(), seat.state());
        let course = (state.round, state.phase);
        let before = self.course.replace(course);
        let is_shared = common.sharing() != Sharing::InTurn && common.people().count() > 1;
        let stage = before.and_then(|before| stage(before, course));
        let is_told = |stage: &Stage| is_shared || *stage == Stage::Round;
        let Some(stage) = stage.filter(is_told) else {
            return false;
        };
        self.banner = Some(Banner { stage, since: now });
        true
    }

    /// The user interface of a seat. All seats share one, unless they play side by side.
    pub fn place(&self, seat: SeatView<'_>) -> &Place {
        &self.places[seat.board()]
    }

    /// Whether the board of a seat asks what becomes of a turn in which something would go to waste. With one board, a
    /// dialog asks.
    pub fn asks_waste(&self, seat: SeatView<'_>) -> bool {
        seat.common().is_beside() && self.place(seat).waste.is_some()
    }

    /// The user interface of a seat.
    pub fn place_mut(&mut self, seat: SeatView<'_>) -> &mut Place {
        &mut self.places[seat.board()]
    }
}

impl Place {
    /// Returns the part of a shared place that is in front.
    pub fn front_of(&self, slot: &Slot) -> Option<Tab> {
        let mut in_front = self.front.iter();
        let in_front = in_front.find(|tab| slot.tabs.contains(tab));
        in_front.or(slot.tabs.first()).copied()
    }

    /// Brings a part to the front of its place.
    pub fn bring(&mut self, tab: Tab) {
        self.front.retain(|other| *other != tab);
        self.front.insert(0, tab);
    }

    /// Notes whose turn of which round is on show.
    pub fn note_turn(&mut self, seat: SeatView<'_>, now: f64) {
        let turn = (seat.id(), seat.state().round);
        let before = self.turn.replace(turn);
        if before.is_some_and(|before| before != turn) {
            self.turn_since = Some(now);
        }
    }

    /// Whether a press that ends the turn was already on its way when the turn before was over.
    pub fn is_late(&self, now: f64) -> bool {
        self.turn_since.is_some_and(|since| now - since < 0.7)
    }

    /// Brings the part that answers the current question of `seat` to the front, once for each question. When bots begin to
    /// play, brings the planets of the others to the front.
    pub fn follow(&mut self, seat: SeatView<'_>) {
        let (pending, holds_tile) = (seat.focused().map(|it| it.pending), seat.ghost().is_some());
        let question = Some((seat.id(), seat.progress(), pending, holds_tile));
        if std::mem::replace(&mut self.followed, question) == question {
            return;
        }
        let others_turn = seat.common().bot_to_act().is_some() && !seat.is_playing();
        let bots_turn = others_turn && !seat.common().is_watched();
        self.claim_aside = false;
        self.waste = None;
        self.focus = BoardFocus::default();
        if !std::mem::replace(&mut self.bots_turn, bots_turn) && bots_turn {
            self.bring(Tab::Seats);
        }
        if let Some(tab) = subject(seat) {
            self.bring(tab);
        }
    }
}

/// What has begun between two moments of a game that goes forward.
fn stage(before: (u16, Phase), now: (u16, Phase)) -> Option<Stage> {
    let was_open = matches!(before.1, Phase::Turns { .. });
    match now.1 {
        Phase::Claims { .. } if was_open && before.0 == now.0 => Some(Stage::Claims),
        Phase::End { .. } if !matches!(before.1, Phase::End { .. } | Phase::Finished) => {
            Some(Stage::End)
        }
        Phase::Rotate | Phase::Turns { .. } if now.0 > before.0 => Some(Stage::Round),
        _ => None,
    }
}

/// The part of the table that answers the current question.
fn subject(seat: SeatView<'_>) -> Option<Tab> {
    if seat.common().waiting_for().is_some() {
        return None;
    }
    if seat.is_rotating() {
        return Some(Tab::Station);
    }
    let asked = seat.focused()?;
    let part = presentation::question(&asked.what, &asked.question).part?;
    Some(match part {
        Part::Tile if seat.ghost().is_none() => Tab::Station,
        Part::Station => Tab::Station,
        Part::Tile | Part::Planet => Tab::Planet,
        Part::Tracks => Tab::Tracks,
        Part::Cards => Tab::Cards,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Rect;
    use play::Table;
    use play::intent::Intent;
    use rules::{Choice, CorporationId, Ring, Setup};
    use table::Level;
    use table::Player;

    fn session(seats: usize) -> Session {
        Session::new(Table::new(Setup::standard(seats, "table")).unwrap())
    }

    // rules §3.2, §3.6, §10
    #[test]
    fn a_banner_tells_what_has_begun_but_nothing_when_the_game_goes_back() {
        let (turns, claims) = (Phase::Turns { done: 1 }, Phase::Claims { done: 0 });
        let step = rules::EndStep::Cards;
        let end = Phase::End { done: 0, step };
        for (before, now, expected) in [
            ((3, turns), (3, claims), Some(Stage::Claims)),
            ((3, claims), (3, Phase::Claims { done: 1 }), None),
            ((3, claims), (4, Phase::Rotate), Some(Stage::Round)),
            ((3, turns), (4, Phase::Rotate), Some(Stage::Round)),
            ((4, Phase::Rotate), (4, turns), None),
            ((4, Phase::Rotate), (3, turns), None),
            ((4, turns), (4, end), Some(Stage::End)),
            ((4, end), (4, turns), None),
        ] {
            assert_eq!(stage(before, now), expected, "{before:?} {now:?}");
        }
    }

    #[test]
    fn only_what_a_corporation_allows_can_be_laid_on_its_tracks() {
        let pieces = |corporation| {
            let mut setup = rules::Setup::standard(1, "pieces");
            setup.seats[0].corporation = corporation;
            let seat = setup.deal().expect("a valid setup").seats[0].clone();
            for (tracker, to) in TrackPiece::all(&seat)
                .iter()
                .flat_map(|piece| piece.positions(&seat))
            {
                assert!(seat.may_stand(tracker, to));
            }
            TrackPiece::all(&seat)
        };
        assert_eq!(pieces(CorporationId::UniversalCoalition), [TrackPiece::Own]);
        assert_eq!(
            pieces(CorporationId::Cosmos),
            [TrackPiece::Own, TrackPiece::Lifepod]
        );
        assert_eq!(
            pieces(CorporationId::Oasis),
            [TrackPiece::Own, TrackPiece::Tracker(Track::Water)]
        );
        assert_eq!(pieces(CorporationId::Makeshift).len(), 6);
    }

    #[test]
    fn the_planets_of_bots_come_to_the_front_once_when_they_begin_to_play() {
        let slot = Slot {
            rect: Rect::ZERO,
            tabs: vec![Tab::Station, Tab::Seats, Tab::Log],
        };
        let mut table = Table::new(Setup::standard(2, "desk")).unwrap();
        let first = table.state().active().unwrap();
        let players = (0..2).map(|seat| {
            if seat == first.0 {
                Player::Bot(Level::Easy)
            } else {
                Player::Person
            }
        });
        table = table.played_by(players.collect());
        let (mut desk, mut session) = (Desk::default(), Session::new(table));
        desk.places[0].follow(session.here());
        assert_eq!(desk.places[0].front_of(&slot), Some(Tab::Seats));
        desk.places[0].bring(Tab::Log);
        session.play_for_bot(first, Choice::Rotate(0));
        desk.places[0].follow(session.here());
        assert_eq!(
            desk.places[0].front_of(&slot),
            Some(Tab::Log),
            "what the player brings to the front stays there"
        );
    }

    #[test]
    fn what_is_asked_comes_to_the_front_of_a_shared_place() {
        let tabs = vec![Tab::Log, Tab::Planet, Tab::Station];
        let slot = Slot {
            rect: Rect::ZERO,
            tabs,
        };
        let (mut desk, mut session) = (Desk::default(), session(2));
        assert_eq!(desk.places[0].front_of(&slot), Some(Tab::Log));
        desk.places[0].follow(session.here());
        assert_eq!(
            desk.places[0].front_of(&slot),
            Some(Tab::Station),
            "the dial is to be turned"
        );
        session.handle(Intent::ConfirmDial);
        desk.places[0].bring(Tab::Log);
        desk.places[0].follow(session.here());
        assert_eq!(
            desk.places[0].front_of(&slot),
            Some(Tab::Station),
            "a tile is to be taken"
        );
        desk.places[0].bring(Tab::Log);
        desk.places[0].follow(session.here());
        assert_eq!(
            desk.places[0].front_of(&slot),
            Some(Tab::Log),
            "what the player brings to the front stays there"
        );
        session.handle(Intent::Take(Ring::Inner));
        desk.places[0].follow(session.here());
        assert_eq!(
            desk.places[0].front_of(&slot),
            Some(Tab::Planet),
            "the tile is to be placed"
        );
    }

    // T16
    #[test]
    fn a_press_on_its_way_when_another_turn_comes_ends_nothing() {
        let setup = rules::Setup::standard(2, "late");
        let session = play::session::Session::new(play::Table::new(setup).unwrap());
        let [first, second] = [SeatId(0), SeatId(1)].map(|seat| session.seat(seat));
        let mut place = Place::default();
        place.note_turn(first, 10.0);
        assert!(!place.is_late(10.0), "nothing has ended");
        place.note_turn(second, 20.0);
        assert!(place.is_late(20.5) && !place.is_late(20.8));
        place.note_turn(second, 21.0);
        assert!(!place.is_late(21.1), "it is the same turn");
    }
}
