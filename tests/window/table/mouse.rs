//! Rounds played by mouse alone.

use egui::{Event, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::describe;
use play::Table;
use play::ghost::Ghost;
use play::intent::{Intent, Outcome};
use play::session::Session;
use rules::{Answer, Asked, Orientation, Question, SeatId, Setup, Track};

use super::super::desk::{Desk, find_in_games};
use super::{ENGLISH, Player, first_answer, play_a_round};

impl Player {
    /// Plays one decision by mouse alone.
    fn play_by_mouse(&mut self) {
        if let Some(name) = self.waiting() {
            self.click(&format!("I am {name}"));
            self.mirrors(Intent::TakeOver);
        } else if self.mirror.here().is_rotating() {
            self.click("Turn clockwise");
            self.mirrors(Intent::TurnDial(1));
            self.click("Turn 1 depot clockwise");
            self.mirrors(Intent::ConfirmDial);
        } else if let Some(asked) = self.asked() {
            self.answer_by_mouse(&asked);
        } else {
            self.end_by_mouse();
        }
    }

    fn answer_by_mouse(&mut self, asked: &Asked) {
        match &asked.question {
            Question::PlaceTile(_) => self.place_by_mouse(),
            Question::Impossible => {
                self.click("Give up");
                self.mirrors(Intent::Decline(asked.pending));
            }
            question => {
                let answer = first_answer(question);
                self.choose_by_mouse(answer);
                self.mirrors(Intent::Answer(answer));
            }
        }
    }

    fn choose_by_mouse(&mut self, answer: Answer) {
        match answer {
            Answer::Cell(cell) => self.click(&self.cell_name(cell)),
            Answer::Look => {
                let name = self.desk.window.get_by(|node| {
                    node.label()
                        .is_some_and(|l| l.starts_with("Look at the cards"))
                });
                name.click();
                self.steps();
            }
            Answer::Keep(card) => {
                self.click(&format!("Keep {}", describe::card_title(&ENGLISH, card)))
            }
            Answer::Advance { tracker, to } => self.advance_by_mouse(tracker, to.height),
            other => unreachable!("{other:?} does not happen in the first round"),
        }
    }

    fn advance_by_mouse(&mut self, tracker: Track, height: u8) {
        let start = format!(
            "{} {height}",
            describe::capitalised(&describe::track(&ENGLISH, tracker))
        );
        let is_it = move |label: String| label == start || label.starts_with(&format!("{start}:"));
        self.desk
            .window
            .get_by(move |node| node.label().is_some_and(&is_it))
            .click();
        self.steps();
    }

    fn place_by_mouse(&mut self) {
        let (ring, tile) = self.mirror.here().state().offered(self.mirror.viewer())[0];
        let name = describe::tile(&ENGLISH, tile);
        self.click(&format!("Take: {name}"));
        self.mirrors(Intent::Take(ring));
        let mut ghost = *self.mirror.here().ghost().expect("a tile in the hand");
        let rules = self.mirror.here().offer().expect("an offer").rules.clone();
        ghost.step(&rules, true);
        while ghost.orientation != Orientation::UPRIGHT {
            ghost.step(&rules, true);
        }
        let cell = Ghost::grip(&ghost);
        self.click(&self.cell_name(cell));
        // The pointer comes over the cell before the click.
        self.mirrors(Intent::Hover(cell));
        self.mirrors(Intent::Act(cell));
        if self.mirror.here().ghost().is_some() {
            self.click("Place");
            self.mirrors(Intent::Confirm);
        }
    }

    fn end_by_mouse(&mut self) {
        self.click("End turn");
        if matches!(
            self.mirrors(Intent::EndTurn { sure: false }),
            Outcome::AskWaste(_)
        ) {
            self.click("End the turn");
            self.mirrors(Intent::EndTurn { sure: true });
        }
    }
}

#[test]
fn two_seats_play_a_round_by_mouse_alone() {
    play_a_round(Player::play_by_mouse);
}

#[test]
fn n17_a_plain_turn_is_three_clicks() {
    let mut player = Player::sit_down(2);
    let mut turns = Vec::new();
    for _ in 0..4 {
        while player.mirror.here().is_rotating() || player.waiting().is_some() {
            player.play_by_mouse();
        }
        let (seat, mut begun) = (player.mirror.viewer(), player.clicks);
        while player.mirror.viewer() == seat && !player.mirror.here().is_rotating() {
            let before = player.clicks;
            // What tracks bring is answered beside.
            let asked = player.asked();
            let brings =
                asked.is_some_and(|asked| !matches!(asked.question, Question::PlaceTile(_)));
            player.play_by_mouse();
            begun += if brings { player.clicks - before } else { 0 };
        }
        turns.push(player.clicks - begun);
    }
    assert_eq!(turns.iter().min(), Some(&3), "{turns:?}");
}

#[test]
fn a_click_on_a_small_board_looks_at_it_and_back() {
    let mut player = Player::sit_down(2);
    let (own, other) = match player.mirror.viewer() {
        SeatId(0) => ("Ada", "Grace"),
        _ => ("Grace", "Ada"),
    };
    let start = format!("Planet of {other}");
    player
        .desk
        .window
        .get_by(move |node| node.label().is_some_and(|label| label.starts_with(&start)))
        .click();
    player.steps();
    assert!(
        player
            .desk
            .says(&format!("You are looking at the planet of {other}.")),
        "{own}"
    );
    player.click("Back to your planet");
    assert!(
        !player
            .desk
            .says(&format!("You are looking at the planet of {other}."))
    );
}

#[test]
fn a_tile_that_fits_nowhere_is_dim_and_says_so() {
    let only_one = |table: &Table| {
        let session = Session::new(table.clone());
        let offered = session.here().state().offered(session.viewer()).len();
        let offer = session.here().offer();
        offer.is_some_and(|offer| offer.tiles.len() < offered)
    };
    let table = find_in_games(|_| (), |table| only_one(table).then(|| table.clone()));
    let mut desk = Desk::open_table(&table);
    let unfit = desk
        .window
        .get_all_by_role(egui::accesskit::Role::Button)
        .filter(|node| {
            let description = node.accesskit_node().description();
            description.is_some_and(|words| words.starts_with("It fits nowhere on your planet."))
        });
    let unfit: Vec<(bool, Pos2)> = unfit
        .map(|node| (node.accesskit_node().is_disabled(), node.rect().center()))
        .collect();
    let [(true, at)] = unfit[..] else {
        unreachable!("one tile is dim: {unfit:?}");
    };
    assert!(!desk.says("This tile fits nowhere"));
    desk.window.hover_at(at);
    desk.window.run_steps(2);
    click_at(&mut desk, at);
    desk.window.run_steps(3);
    assert!(desk.says("This tile fits nowhere"), "a click says why, too");
}

#[test]
fn the_medals_tell_where_they_come_from() {
    let player = Player::sit_down(2);
    let seat = player.mirror.viewer();
    let score = player.mirror.here().known_score(seat);
    let name = format!("{} medals", score.total());
    let medals = player.desk.window.get_by_label(&name);
    let told = medals.accesskit_node().description().unwrap_or_default();
    assert!(
        told.contains(&format!("Objectives: {}", score.objective_total())),
        "{told}"
    );
}

/// Presses and lets go at once.
fn click_at(desk: &mut Desk, at: Pos2) {
    for pressed in [true, false] {
        desk.window.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        });
    }
    desk.window.step();
}

#[test]
fn a_double_click_does_not_answer_the_next_question_too() {
    let table = Table::new(Setup::standard(1, "double click")).expect("a valid setup");
    let mut desk = Desk::open_table(&table);
    let ctx = desk.window.ctx.clone();
    let within = |seconds: f64| {
        ctx.options_mut(|options| options.input_options.max_double_click_delay = seconds);
    };
    within(5.0);
    let confirm = desk.window.get_by_label("Leave it as it is").rect();
    // Here the button of a tile takes the place of the other one.
    let at = confirm.right_center() - Vec2::new(60.0, 0.0);
    desk.window.hover_at(at);
    desk.window.step();
    click_at(&mut desk, at);
    desk.window.run_steps(3);
    let mut offers = desk.window.query_all_by_label_contains("Take: ");
    let is_below = offers.any(|offer| offer.rect().contains(at));
    assert!(is_below, "the test needs one button where the other was");
    drop(offers);
    click_at(&mut desk, at);
    desk.window.run_steps(3);
    assert!(!desk.shows("Put back"), "no tile was taken");
    within(0.3);
    desk.window.run_steps(3);
    click_at(&mut desk, at);
    desk.window.run_steps(3);
    assert!(desk.shows("Put back"), "a click of its own takes it");
}
