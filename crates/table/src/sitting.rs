//! A table in use at one screen: who looks at it, what it may show, and whose steps are taken back.

use crate::{Entry, Level, Player, Players, Secrets, Sharing, Table, UndoRefused, Ways};
use game::{Action, Event as _, Game, SeatId, View};

/// A table in use at one screen. It shows what one seat may know; a client shows nothing else of the game.
///
/// ```
/// use game::games::lone_high::{LoneHigh, LoneHighSetup};
/// use table::{Sitting, Table, Ways};
///
/// let table: Table<LoneHigh> = Table::new(LoneHighSetup::new(2, "one screen"))?;
/// let mut sitting = Sitting::new(table, Ways::default());
/// let first = sitting.viewer();
/// let card = sitting.view().legal()[0];
/// sitting.play(card)?;
/// // The screen is covered until the other one has taken over.
/// let next = sitting.waits_for().expect("there are secrets");
/// assert_ne!(next, first);
/// sitting.take_over();
/// assert_eq!(sitting.viewer(), next);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sitting<G: Game> {
    table: Table<G>,
    ways: Ways,
    viewer: SeatId,
    /// What the viewer may know of the game as it is now.
    view: View<G>,
    /// The same right after the last choice of the viewer, if others have acted since.
    since: Option<View<G>>,
    taken: Vec<Taken<G>>,
    waits_for: Option<SeatId>,
    peeks: bool,
}

/// A choice that has been made and can be taken back.
#[derive(Clone, Debug)]
pub struct Taken<G: Game> {
    /// The index of its entry.
    pub entry: usize,
    /// The game as it was asked for.
    pub view: View<G>,
    /// What was chosen.
    pub choice: G::Choice,
}

/// What a person may do about the game as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Takes the last step back.
    Undo,
    /// Does it again.
    Redo,
}

impl<G: Game> Sitting<G> {
    /// People sit down at `table` and share the screen in these ways.
    pub fn new(table: Table<G>, ways: Ways) -> Self {
        let mut sitting = Self {
            view: table.view(SeatId(0)),
            since: None,
            table,
            ways,
            viewer: SeatId(0),
            taken: Vec::new(),
            waits_for: None,
            peeks: false,
        };
        let first = sitting.next_person().or_else(|| sitting.people().next());
        sitting.show(first.unwrap_or(SeatId(0)));
        sitting
    }

    /// The game with everything hidden in it: for files and results.
    pub const fn table_with_secrets(&self) -> &Table<G> {
        &self.table
    }

    /// The game as the player at the screen may know it; as a whole once it is over, or where only bots play.
    pub const fn view(&self) -> &View<G> {
        &self.view
    }

    /// The game as the player at the screen left it with their last choice; none if nobody else has acted since, and once
    /// it is over.
    pub fn since(&self) -> Option<&G> {
        self.since.as_ref().map(View::state)
    }

    /// The seat that the screen shows.
    pub const fn viewer(&self) -> SeatId {
        self.viewer
    }

    /// The person who has to take over the screen before it shows their secrets.
    pub const fn waits_for(&self) -> Option<SeatId> {
        self.waits_for
    }

    /// The person to wait for is at the screen.
    pub fn take_over(&mut self) {
        if let Some(seat) = self.waits_for.take() {
            self.viewer = seat;
            self.look();
        }
    }

    /// The seats that people play.
    pub fn people(&self) -> impl DoubleEndedIterator<Item = SeatId> {
        self.table.people()
    }

    /// Who plays which seat.
    pub const fn players(&self) -> &Players {
        self.table.players()
    }

    /// Whether only bots play.
    pub fn is_watched(&self) -> bool {
        self.table.is_watched()
    }

    /// Changes how people share the screen.
    pub fn set_ways(&mut self, ways: Ways) {
        self.ways = ways;
        self.follow();
    }

    /// The treatment of secrets, as [the table](Table::secrets) has it.
    pub fn secrets(&self) -> Secrets {
        self.table.secrets(self.ways.secrets)
    }

    /// Whether the secrets of the player at the screen are visible.
    pub fn shows_secrets(&self) -> bool {
        self.secrets() != Secrets::FaceDown || self.peeks || self.table.state().is_finished()
    }

    /// Whether the player at the screen can look at secrets that lie face down.
    pub fn can_peek(&self) -> bool {
        let is_own = self.players().is_person(self.viewer);
        is_own && self.secrets() == Secrets::FaceDown && !self.table.state().is_finished()
    }

    /// Shows the secrets that lie face down, or hides them again.
    pub fn peek(&mut self, peeks: bool) {
        let is_own = self.players().is_person(self.viewer);
        self.peeks = peeks && is_own && self.secrets() == Secrets::FaceDown;
    }

    /// Whether the screen can turn to this person: where the order of play is free, to act; where secrets lie face down, to
    /// look at the own ones. After the end it turns to anybody, to look at their things.
    pub fn can_turn_to(&self, seat: SeatId) -> bool {
        let is_free = self.ways.sharing != Sharing::InTurn && self.is_together();
        let looks = self.secrets() == Secrets::FaceDown;
        let may = self.players().is_person(seat) && (is_free || looks);
        seat != self.viewer && (may || self.table.state().is_finished())
    }

    /// Turns the screen to another person if it [can](Self::can_turn_to).
    pub fn turn_to(&mut self, seat: SeatId) {
        if self.can_turn_to(seat) {
            self.show(seat);
        }
    }

    /// Whether all open seats act at the same time now.
    pub fn is_together(&self) -> bool {
        self.table.state().part().is_together()
    }

    /// Carries out the choice of the player at the screen.
    ///
    /// # Errors
    /// Why it is refused; nothing is changed then.
    pub fn play(&mut self, choice: G::Choice) -> Result<(), G::Illegal> {
        self.play_for(self.viewer, choice)
    }

    /// Carries out the choice of any seat, as that of a bot.
    ///
    /// # Errors
    /// Why it is refused; nothing is changed then.
    pub fn play_for(&mut self, seat: SeatId, choice: G::Choice) -> Result<(), G::Illegal> {
        self.table.play(Action { seat, choice })?;
        self.follow();
        Ok(())
    }

    /// Whether the player at the screen can take this step.
    ///
    /// # Errors
    /// Why undo is refused.
    pub fn can(&self, step: Step) -> Result<(), UndoRefused> {
        match (step, self.is_together()) {
            (Step::Undo, true) => self.table.can_undo_of(self.viewer),
            (Step::Undo, false) => self.table.can_undo(),
            (Step::Redo, true) if self.table.can_redo_of(self.viewer) => Ok(()),
            (Step::Redo, false) if self.table.can_redo() => Ok(()),
            (Step::Redo, _) => Err(UndoRefused::Beginning),
        }
    }

    /// Takes a step back, or does it again: one of the player at the screen where all act at the same time.
    ///
    /// # Errors
    /// Why undo is refused.
    pub fn step(&mut self, step: Step) -> Result<(), UndoRefused> {
        match (step, self.is_together()) {
            (Step::Undo, true) => self.table.undo_of(self.viewer)?,
            (Step::Undo, false) => self.table.undo()?,
            (Step::Redo, true) => {
                self.table.redo_of(self.viewer);
            }
            (Step::Redo, false) => self.table.redo(),
        }
        self.follow();
        Ok(())
    }

    /// What the player at the screen has chosen in this turn, as far as it can be taken back, the first choice first; nothing
    /// where all act at the same time.
    pub fn taken(&self) -> &[Taken<G>] {
        &self.taken
    }

    /// Takes back everything from this entry on.
    ///
    /// # Errors
    /// Why undo is refused: the entry is none of those that [were taken](Self::taken).
    pub fn take_back(&mut self, entry: usize) -> Result<(), UndoRefused> {
        if self.taken.iter().all(|taken| taken.entry != entry) {
            return Err(UndoRefused::GoneOn);
        }
        self.table.undo_to(entry)?;
        self.follow();
        Ok(())
    }

    /// [`Self::taken`] as the game is now.
    fn find_taken(&self) -> Vec<Taken<G>> {
        let done = self.table.done();
        let is_before = |entry: &Entry<G>| entry.action.seat != self.viewer || entry.passes_turn();
        let before = done.iter().rposition(is_before).map_or(0, |last| last + 1);
        let from = before.max(self.table.undo_limit());
        let own = done.iter().enumerate().skip(from);
        let taken = own.filter(|(_, entry)| !entry.forced);
        let taken = taken.filter_map(|(index, entry)| {
            Some(Taken {
                entry: index,
                view: self.table.state_at(index)?.view(self.viewer),
                choice: entry.action.choice,
            })
        });
        taken.collect()
    }

    /// Gives a seat to another player.
    pub fn change_hands(&mut self, seat: SeatId, player: Player, name: &str) {
        self.table.change_hands(seat, player, name);
        self.follow();
    }

    /// Notes that a hint was asked for.
    pub const fn note_hint(&mut self) {
        self.table.note_hint();
    }

    /// The bots that may act now, in turn order.
    pub fn bots_to_act(&self) -> impl Iterator<Item = (SeatId, Level)> {
        self.table.bots_to_act()
    }

    /// The actions so far, each with the events that the screen may show.
    pub fn log(&self) -> impl DoubleEndedIterator<Item = (&Entry<G>, Vec<&G::Event>)> {
        let is_over = self.table.is_open_to_all();
        let shown = move |event: &&G::Event| {
            let audience = event.audience();
            is_over
                || audience == game::SeatSet::ALL
                || self.shows_secrets() && audience.contains(self.viewer)
        };
        let entries = self.table.done().iter();
        entries.map(move |entry| (entry, entry.events.iter().filter(shown).collect()))
    }

    /// Turns the screen to the person who acts next, unless the one there may go on.
    fn follow(&mut self) {
        self.waits_for = None;
        let stays = self.players().is_person(self.viewer) && self.is_asked(self.viewer);
        self.peeks &= stays;
        match self.next_person().filter(|_| !stays) {
            Some(next) => self.show(next),
            None => self.look(),
        }
    }

    /// Whether `seat` acts now: the first of the open ones where all act in turn.
    fn is_asked(&self, seat: SeatId) -> bool {
        match self.is_together() {
            true => self.table.state().is_open(seat),
            false => self.table.state().active() == Some(seat),
        }
    }

    fn next_person(&self) -> Option<SeatId> {
        self.people().find(|seat| self.is_asked(*seat))
    }

    /// Turns the screen to `seat`, at once unless it has to be handed over.
    fn show(&mut self, seat: SeatId) {
        self.peeks = false;
        let is_over = self.table.state().is_finished();
        if seat != self.viewer && self.secrets() == Secrets::HandOver && !is_over {
            self.waits_for = Some(seat);
        } else {
            self.viewer = seat;
        }
        self.look();
    }

    /// Sees the game as it is now with the eyes of the viewer.
    fn look(&mut self) {
        self.view = match self.table.is_open_to_all() {
            true => View::as_dealt(self.table.state(), self.viewer),
            false => self.table.view(self.viewer),
        };
        let done = self.table.done();
        let own = done.iter().rposition(|it| it.action.seat == self.viewer);
        let own = own.map(|index| index + 1).filter(|own| *own < done.len());
        let own = own.filter(|_| !self.table.is_open_to_all());
        let since = own.and_then(|own| self.table.state_at(own));
        self.since = since.map(|state| state.view(self.viewer));
        let is_turn = self.is_asked(self.viewer) && !self.is_together();
        self.taken = match is_turn {
            true => self.find_taken(),
            false => Vec::new(),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::games::lone_high::{LoneHigh, LoneHighChoice, LoneHighEvent, LoneHighSetup};
    use game::games::nim::{Nim, NimChoice, NimSetup};

    fn sitting(seats: usize, ways: Ways, players: Players) -> Sitting<LoneHigh> {
        let table = Table::new(LoneHighSetup::new(seats, "a sitting")).expect("a valid setup");
        Sitting::new(table.played_by(players), ways)
    }

    fn first(sitting: &Sitting<LoneHigh>) -> LoneHighChoice {
        sitting.view().legal()[0]
    }

    const FREE: Ways = Ways {
        sharing: Sharing::AnyOrder,
        secrets: Secrets::FaceDown,
    };

    #[test]
    fn secrets_lie_face_down_until_their_owner_looks() {
        let mut sitting = sitting(2, FREE, Players::default());
        assert!(!sitting.shows_secrets());
        sitting.peek(true);
        assert!(sitting.shows_secrets());
        sitting.turn_to(SeatId(1));
        assert!(!sitting.shows_secrets(), "the other one has not looked");
        sitting.peek(true);
        let choice = first(&sitting);
        sitting.play(choice).expect("it is legal");
        assert!(!sitting.shows_secrets(), "the turn is over");
    }

    #[test]
    fn a_step_of_the_turn_is_taken_back_until_the_turn_is_handed_on() {
        let setup = NimSetup::new(2, &[3, 5], "steps");
        let table = Table::<Nim>::new(setup).expect("a valid setup");
        let mut sitting = Sitting::new(table, FREE);
        let first = sitting.viewer();
        let take = NimChoice::Take { heap: 1, count: 2 };
        sitting.play(take).expect("it is legal");
        let [taken] = sitting.taken() else {
            unreachable!("one step: {:?}", sitting.taken());
        };
        assert_eq!((taken.entry, taken.choice), (0, take));
        assert_eq!(taken.view.state().heaps(), [3, 5], "the heaps before it");
        assert!(sitting.take_back(1).is_err(), "there is no such step");
        sitting.take_back(0).expect("it can be undone");
        assert!(sitting.taken().is_empty());
        assert_eq!(sitting.view().state().heaps(), [3, 5]);
        sitting.play(take).expect("it is legal");
        sitting.play(NimChoice::HandOn).expect("it is legal");
        assert_ne!(sitting.viewer(), first);
        assert!(sitting.taken().is_empty(), "it was the other one’s step");
        assert!(sitting.take_back(0).is_err());
    }

    #[test]
    fn the_log_shows_what_is_secret_to_its_seat_alone() {
        let mut sitting = sitting(2, FREE, Players::default());
        let choice = first(&sitting);
        sitting.play(choice).expect("it is legal");
        let shows = |sitting: &Sitting<LoneHigh>| {
            let told = |(_, events): (_, Vec<&LoneHighEvent>)| {
                let chosen = |event: &&LoneHighEvent| matches!(event, LoneHighEvent::Chosen(..));
                events.into_iter().any(|event| chosen(&event))
            };
            sitting.log().any(told)
        };
        sitting.turn_to(SeatId(0));
        assert!(!shows(&sitting));
        sitting.peek(true);
        assert!(shows(&sitting));
        sitting.turn_to(SeatId(1));
        sitting.peek(true);
        assert!(!shows(&sitting));
    }

    #[test]
    fn a_step_belongs_to_the_seat_at_the_screen_where_all_act_together() {
        let mut sitting = sitting(3, FREE, Players::default());
        for seat in [SeatId(2), SeatId(0)] {
            sitting.turn_to(seat);
            let choice = first(&sitting);
            sitting.play(choice).expect("it is legal");
        }
        sitting.turn_to(SeatId(2));
        assert_eq!(sitting.can(Step::Undo), Ok(()));
        sitting.step(Step::Undo).expect("nobody saw it");
        let done = sitting.table_with_secrets().done();
        assert_eq!(done.last().map(|entry| entry.action.seat), Some(SeatId(0)));
        assert_eq!(sitting.can(Step::Redo), Ok(()));
    }

    #[test]
    fn a_single_person_sees_their_secrets_and_hands_nothing_over() {
        let players = [Player::Person, Player::Bot(Level::Easy)];
        let mut sitting = sitting(2, Ways::default(), players.into_iter().collect());
        assert!(sitting.shows_secrets());
        let choice = first(&sitting);
        sitting.play(choice).expect("it is legal");
        assert_eq!(sitting.waits_for(), None);
        let bots: Vec<_> = sitting.bots_to_act().collect();
        assert_eq!(bots, [(SeatId(1), Level::Easy)]);
        assert_eq!(sitting.viewer(), SeatId(0));
    }

    #[test]
    fn a_player_can_see_the_game_as_they_left_it_once_others_have_acted() {
        let table = Table::<Nim>::new(NimSetup::new(2, &[3, 4], "since")).expect("a valid setup");
        let mut sitting = Sitting::new(table, FREE);
        assert!(sitting.since().is_none(), "nobody has acted");
        let (first, take) = (sitting.viewer(), sitting.view().legal()[0]);
        for choice in [take, NimChoice::HandOn] {
            sitting.play(choice).expect("it is legal");
        }
        let left = sitting.view().state().clone();
        assert!(
            sitting.since().is_none(),
            "the other one has not acted before"
        );
        let take = sitting.view().legal()[0];
        sitting.play(take).expect("it is legal");
        assert!(
            sitting.since().is_none(),
            "own steps change nothing for their player"
        );
        sitting.play(NimChoice::HandOn).expect("it is legal");
        assert_eq!(sitting.viewer(), first);
        assert_eq!(sitting.since(), Some(&left));
        sitting
            .step(Step::Undo)
            .expect_err("the turn has been handed on");
    }

    #[test]
    fn the_screen_is_where_the_turn_is_however_it_is_shared() {
        for seed in 0..8 {
            let setup = NimSetup::new(3, &[3, 4], &seed.to_string());
            let table = Table::<Nim>::new(setup).expect("a valid setup");
            let active = table.state().active();
            let mut sitting = Sitting::new(table, Ways::default());
            sitting.set_ways(FREE);
            assert_eq!(Some(sitting.viewer()), active);
        }
    }

    #[test]
    fn who_waits_can_look_at_what_lies_face_down() {
        let table = Table::<Nim>::new(NimSetup::new(2, &[3, 4], "turns")).expect("a valid setup");
        let mut sitting = Sitting::new(table, FREE);
        let acting = sitting.viewer();
        let other = SeatId(1 - acting.0);
        sitting.turn_to(other);
        assert_eq!((sitting.viewer(), sitting.shows_secrets()), (other, false));
        sitting.peek(true);
        assert!(sitting.shows_secrets());
        sitting.turn_to(acting);
        assert_eq!((sitting.viewer(), sitting.shows_secrets()), (acting, false));
    }

    #[test]
    fn the_screen_follows_the_turn() {
        let table = Table::<Nim>::new(NimSetup::new(2, &[3, 4], "turns")).expect("a valid setup");
        let open = Ways {
            secrets: Secrets::Open,
            ..Ways::default()
        };
        let mut sitting = Sitting::new(table, open);
        let before = sitting.viewer();
        sitting.turn_to(SeatId(1 - before.0));
        assert_eq!(sitting.viewer(), before, "they act in turn");
        let take = sitting.view().legal()[0];
        for choice in [take, NimChoice::HandOn] {
            assert_eq!(sitting.viewer(), before, "it takes and hands on");
            sitting.play(choice).expect("it is legal");
        }
        assert_ne!(sitting.viewer(), before);
    }

    #[test]
    fn giving_seats_to_bots_opens_no_secrets() {
        let mut sitting = sitting(2, FREE, Players::default());
        assert!(!sitting.shows_secrets());
        sitting.change_hands(SeatId(0), Player::Bot(Level::Easy), "");
        assert!(!sitting.shows_secrets(), "the other one still has a secret");
        sitting.peek(true);
        assert_eq!(
            (sitting.viewer(), sitting.shows_secrets()),
            (SeatId(1), true)
        );
        sitting.change_hands(SeatId(1), Player::Bot(Level::Easy), "");
        assert!(sitting.is_watched() && !sitting.shows_secrets());
        sitting.peek(true);
        assert!(!sitting.shows_secrets(), "nobody is left who may look");
    }
}
