//! The special corporations at the table, through the accessibility tree.

use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use planet_unknown::app::text::{Language, describe};
use play::intent::{Intent, Outcome};
use play::save::decode;
use play::session::Session;
use play::{Save, Table};
use rules::corporation::{CorporationId, Techs};
use rules::{
    Action, Answer, Asked, Berth, CellSet, Change, Choice, Decision, Effect, Field, GameState,
    Milestone, Objective, Pending, Phase, Question, SeatId, Setup, Source, Track, TrackPurpose,
};
use table::state_hash;

use super::desk::{Desk, find_in_games};

/// A practice game of one seat with a corporation.
fn practice(corporation: CorporationId) -> Table {
    let mut setup = Setup::standard(1, "corporations");
    setup.seats[0].name = "Ada".to_owned();
    setup.seats[0].corporation = corporation;
    setup.options.practice = true;
    Table::new(setup).expect("a valid setup")
}

/// Puts the tech tracker of the seat in play on `height`.
fn tech(table: &mut Table, height: u8) {
    table
        .play(Action {
            seat: SeatId(0),
            choice: Choice::Rotate(0),
        })
        .expect("the station is turned");
    let change = Change::Tracker {
        tracker: Track::Tech,
        to: Field::new(Track::Tech, height),
    };
    table
        .play(Action {
            seat: SeatId(0),
            choice: Choice::Arrange(change),
        })
        .expect("it is practice");
}

/// All names on the screen, in one text.
pub(crate) fn names(desk: &Desk) -> String {
    let nodes = desk.window.root().children_recursive();
    let said =
        nodes.flat_map(|node| [node.accesskit_node().label(), node.accesskit_node().value()]);
    said.flatten().collect::<Vec<_>>().join("\n")
}

#[test]
fn the_flux_token_is_laid_before_the_first_round() {
    let table = practice(CorporationId::Flux);
    assert!(matches!(table.state().phase, Phase::Preparation { .. }));
    let mut desk = Desk::open_table(&table);
    assert!(
        names(&desk).contains("Choose the track for your corporation’s token."),
        "{}",
        names(&desk)
    );
    desk.press(egui::Key::Num2);
    assert!(
        !names(&desk).contains("Choose the track for your corporation’s token."),
        "{}",
        names(&desk)
    );
}

#[test]
fn a_click_on_a_track_lays_the_flux_token_there() {
    for part in ["Biomass track", "Biomass track, field 4"] {
        let mut desk = Desk::open_table(&practice(CorporationId::Flux));
        let track = desk.window.query_all_by_label_contains(part).next();
        track.expect("it is on the board").click();
        desk.window.run_steps(4);
        let token = desk
            .last_kept()
            .state()
            .seat(SeatId(0))
            .corporation_state
            .token;
        assert_eq!(token, Some(Track::Biomass), "{part}");
    }
}

/// The name of the button of an ability, whether it can be pressed, and its description.
fn ability(desk: &Desk, level: u8) -> Option<(String, bool, String)> {
    let called = [format!("Tech {level}"), format!("Tech {level}: ")];
    let mut buttons = desk.window.get_all_by_role(Role::Button);
    buttons.find_map(|button| {
        let name = button
            .accesskit_node()
            .label()
            .filter(|name| *name == called[0] || name.starts_with(&called[1]))?;
        let words = button.accesskit_node().description().unwrap_or_default();
        Some((name, !button.accesskit_node().is_disabled(), words))
    })
}

#[test]
fn an_ability_is_a_button_that_says_why_it_cannot_be_used() {
    let mut table = practice(CorporationId::Horizon);
    tech(&mut table, 13);
    let (name, usable, words) =
        ability(&Desk::open_table(&table), 5).expect("it is on show before it is unlocked");
    assert!(
        !usable && words.contains("Locked. Unlocked at: "),
        "{name}: {words}"
    );
    for passive in 1..=4 {
        assert_eq!(
            ability(&Desk::open_table(&table), passive),
            None,
            "tech {passive} is nothing to press"
        );
    }

    let change = Change::Tracker {
        tracker: Track::Tech,
        to: Field::new(Track::Tech, 14),
    };
    table
        .play(Action {
            seat: SeatId(0),
            choice: Choice::Arrange(change),
        })
        .expect("it is practice");
    let mut desk = Desk::open_table(&table);
    let (name, usable, words) = ability(&desk, 5).expect("it is on show");
    assert!(
        usable && words.contains("Can be used now"),
        "{name}: {words}"
    );
    desk.window
        .get_all_by_label(&name)
        .next()
        .expect("it is on show")
        .click();
    desk.window.run_steps(3);
    desk.press(egui::Key::Num1);
    let (name, usable, words) = ability(&desk, 5).expect("it is on show after it was used");
    assert!(
        !usable && words.contains("Used this round"),
        "{name}: {words}"
    );
}

#[test]
fn keys_pass_over_abilities_that_cannot_be_used_and_those_that_can_are_left_again() {
    let mut table = practice(CorporationId::Cosmos);
    tech(&mut table, CorporationId::Cosmos.data().tech_height(5));
    let mut session = Session::new(table);
    assert!(
        session.here().abilities().next().is_some(),
        "it is there, but there is nothing it could do"
    );
    for forward in [true, false] {
        session.handle(Intent::StepFocus { forward });
        assert!(
            session
                .here()
                .focused()
                .is_some_and(|asked| !asked.offered())
        );
    }

    let mut table = practice(CorporationId::Horizon);
    tech(&mut table, CorporationId::Horizon.data().tech_height(5));
    let mut session = Session::new(table);
    let before = session.here().focused().cloned();
    session.handle(Intent::StepFocus { forward: true });
    let ability = session
        .here()
        .focused()
        .filter(|asked| asked.offered())
        .map(|asked| asked.pending)
        .expect("an ability");
    for leave in [Intent::Decline(ability), Intent::PutBack] {
        assert_eq!(session.handle(leave), Outcome::Quiet);
        assert_eq!(session.here().focused().cloned(), before);
        session.handle(Intent::StepFocus { forward: true });
        assert!(
            session
                .here()
                .focused()
                .is_some_and(|asked| asked.offered())
        );
    }
}

/// Drags from the middle of one part of the window to that of another, both by name.
fn drag(desk: &mut Desk, from: &str, to: &str) {
    let middle = |name: &str| {
        let mut found = desk.window.query_all_by_label_contains(name);
        found.next().expect("it is on show").rect().center()
    };
    let (from, to) = (middle(from), middle(to));
    desk.drag(from, to);
    desk.window.run_steps(6);
}

#[test]
fn a_lifepod_of_cosmos_is_dragged_to_its_new_place() {
    let mut table = practice(CorporationId::Cosmos);
    tech(&mut table, CorporationId::Cosmos.data().tech_height(5));
    let seat = SeatId(0);
    let lifepod = table.state().seat(seat).board.lifepods.first();
    let taken = Change::Lifepod(lifepod.expect("a lifepod"));
    for change in [taken, Change::CollectedLifepods(1)] {
        let choice = Choice::Arrange(change);
        table.play(Action { seat, choice }).expect("it is practice");
    }
    let mut desk = Desk::open_table(&table);
    let (name, ..) = ability(&desk, 5).expect("it is on show");
    let mut buttons = desk.window.get_all_by_label(&name);
    buttons.next().expect("it is on show").click();
    drop(buttons);
    desk.window.run_steps(3);
    drag(&mut desk, "Collected lifepods: 1", "Water track, field 5");
    let after = desk.last_kept();
    let state = &after.state().seat(seat).corporation_state;
    assert!(state.parked.contains(Field::new(Track::Water, 5)));
}

#[test]
fn a_tracker_is_dragged_to_its_field() {
    let advance = |choice: &Choice| match *choice {
        Choice::Resolve {
            answer: Answer::Advance { tracker, to },
            ..
        } => Some((tracker, to)),
        _ => None,
    };
    let seat = SeatId(0);
    let (table, (tracker, to)) = find_in_games(
        |_| {},
        |table| {
            let legal = table.state().legal(seat);
            let found = legal.iter().find_map(advance);
            found.map(|step| (table.clone(), step))
        },
    );
    let language = Language::English;
    let from = describe::capitalised(&describe::tracker(&language, tracker));
    let field = describe::capitalised(&describe::field(&language, to));
    let mut desk = Desk::open_table(&table);
    drag(&mut desk, &format!("{from} on "), &field);
    let after = desk.last_kept();
    assert_eq!(after.state().seat(seat).tracker(tracker), to);
}

#[test]
fn the_bar_does_not_grow_for_an_ability_below_two_rows_of_choices() {
    let mut table = practice(CorporationId::Makeshift);
    tech(&mut table, 2);
    let places = [
        (Track::Civ, Track::Water, 7),
        (Track::Water, Track::Biomass, 13),
        (Track::Biomass, Track::Tech, 10),
        (Track::Rover, Track::Tech, 7),
    ];
    for (tracker, track, height) in places {
        let to = Field::new(track, height);
        let choice = Choice::Arrange(Change::Tracker { tracker, to });
        let seat = SeatId(0);
        table.play(Action { seat, choice }).expect("it is practice");
    }
    let mut desk = Desk::open_table(&table);
    desk.window.set_size(egui::vec2(1280.0, 800.0));
    desk.window.run();
    let top = |desk: &Desk, question: &str| {
        let mut asked = desk.window.query_all_by_label_contains(question);
        asked.next().expect("it is asked").rect().top()
    };
    let before = top(&desk, "Take one of your two tiles");
    let (name, ..) = ability(&desk, 4).expect("it is on show");
    desk.click(&name);
    let after = top(&desk, "Which tracker goes back?");
    assert!((after - before).abs() < 1.0, "from {before} to {after}");
}

// rules §8 Jump Drive 5
#[test]
fn the_fields_at_one_height_are_chosen_by_what_they_give() {
    let asks_for_row = |table: &Table| {
        let seat = table.state().active()?;
        let Decision::Play(asked) = table.state().decision(seat)? else {
            return None;
        };
        let of_row = |asked: &Asked| matches!(asked.question, Question::Track(TrackPurpose::Row));
        asked.iter().any(of_row).then(|| table.clone())
    };
    let corporation = |setup: &mut Setup| setup.seats[0].corporation = CorporationId::JumpDrive;
    let table = find_in_games(corporation, asks_for_row);
    let desk = Desk::open_table(&table);
    for track in Track::ALL {
        let name = describe::capitalised(&describe::track(&Language::English, track));
        let gives = format!("{name}: ");
        let mut buttons = desk.window.get_all_by_role(Role::Button);
        let tells = |label: Option<String>| label.is_some_and(|label| label.starts_with(&gives));
        assert!(
            buttons.any(|button| tells(button.accesskit_node().label())),
            "{name}"
        );
    }
}

#[test]
fn an_ability_for_which_the_moment_has_not_come_says_so() {
    let mut table = practice(CorporationId::Wormhole);
    tech(&mut table, CorporationId::Wormhole.data().tech_height(1));
    let (name, usable, words) = ability(&Desk::open_table(&table), 1).expect("it is on show");
    assert!(
        !usable && words.contains("It would do nothing"),
        "{name}: {words}"
    );
}

/// Makes a rover of Jump Drive bring a lifepod to its sixth tech, which draws three objectives.
fn drawn(seats: usize) -> (Table, Vec<Objective>) {
    let named = |setup: &mut Setup| {
        setup.options.practice = true;
        setup.seats[0].corporation = CorporationId::JumpDrive;
        setup
            .seats
            .iter_mut()
            .zip(["Ada", "Grace", "Mary"])
            .for_each(|(seat, name)| seat.name = name.to_owned());
    };
    let dealt = (0..).map(|seed| {
        let mut setup = Setup::standard(seats, &format!("objectives {seed}"));
        named(&mut setup);
        Table::new(setup).expect("a valid setup")
    });
    let mut table = dealt
        .into_iter()
        .find(|table| table.state().active() == Some(SeatId(0)))
        .expect("some day Ada");
    let board = &table.state().seats[0].board;
    let to = board.lifepods.first().expect("there are lifepods");
    let from = CellSet::of(to)
        .neighbours()
        .first()
        .expect("a cell beside it");
    let berth = |table: &Table, answer| Choice::Resolve {
        pending: agenda(table) - 1,
        answer,
    };
    for change in [
        Choice::Rotate(0),
        Choice::Arrange(Change::Rover(from)),
        Choice::Arrange(Change::Movement(1)),
    ] {
        play(&mut table, change);
    }
    play(&mut table, Choice::Drive { from, to });
    let lay = berth(&table, Answer::Berth(Berth::Tech(6)));
    play(&mut table, lay);
    let draw = berth(&table, Answer::Draw);
    play(&mut table, draw);
    match table.state().seats[0]
        .turn
        .agenda
        .last()
        .map(|pending| pending.effect)
    {
        Some(Effect::KeepObjective { among, .. }) => (table, among.iter().collect()),
        other => unreachable!("three objectives are drawn, not {other:?}"),
    }
}

fn agenda(table: &Table) -> u8 {
    table.state().seats[0].turn.agenda.len() as u8
}

fn play(table: &mut Table, choice: Choice) {
    table
        .play(Action {
            seat: SeatId(0),
            choice,
        })
        .unwrap_or_else(|illegal| unreachable!("{choice:?}: {illegal:?}"));
}

#[test]
fn of_three_drawn_objectives_one_is_kept_by_its_number_or_by_a_click() {
    let (table, drawn) = drawn(3);
    let mut desk = Desk::open_table(&table);
    assert!(
        desk.shows("Keep one objective for everyone to compete for."),
        "{}",
        names(&desk)
    );
    let titles: Vec<String> = drawn
        .iter()
        .map(|objective| describe::objective_title(&Language::English, *objective))
        .collect();
    for title in &titles {
        let beginning = format!("{title}: ");
        let node = desk.window.get_by_label_contains(&beginning);
        let name = node.accesskit_node().label().unwrap_or_default();
        assert!(
            name.contains("Ada ") && name.contains("Grace ") && name.contains("Mary "),
            "{name}"
        );
        assert!(
            node.accesskit_node()
                .description()
                .is_some_and(|words| words.contains("5 medals"))
        );
        assert!(desk.shows(&format!("Keep {title}")));
    }
    desk.press(egui::Key::Escape);
    assert!(!desk.shows(&format!("Keep {}", titles[1])), "put aside");
    desk.click("Show the cards");
    desk.press(egui::Key::Num2);
    assert!(!desk.shows("Keep one objective for everyone to compete for."));
    desk.click("Cards");
    let kept = names(&desk);
    assert!(kept.contains(&format!("{}: ", titles[1])), "{kept}");
    assert!(!kept.contains(&format!("{}: ", titles[0])), "{kept}");
}

#[test]
fn alone_a_drawn_objective_is_for_oneself() {
    let (table, drawn) = drawn(1);
    let mut desk = Desk::open_table(&table);
    assert!(
        desk.shows("Keep one objective for yourself."),
        "{}",
        names(&desk)
    );
    let title = describe::private_title(&Language::English, drawn[0]);
    let text = describe::condition_text(&Language::English, drawn[0]);
    desk.window
        .get_by_label_contains(&format!("{title}: {text}. "))
        .click();
    desk.window.run_steps(3);
    let kept = names(&desk);
    assert!(
        kept.contains("Private objectives") && kept.contains(&format!("{title}: {text}. ")),
        "{kept}"
    );
}

#[test]
fn the_t_key_uses_a_tech_on_what_is_asked_and_does_nothing_otherwise() {
    let mut table = practice(CorporationId::JumpDrive);
    let lifepod = table.state().seats[0]
        .board
        .lifepods
        .first()
        .expect("there are lifepods");
    play(&mut table, Choice::Rotate(0));
    for change in [Change::Lifepod(lifepod), Change::Berth(Berth::Tech(3))] {
        play(&mut table, Choice::Arrange(change));
    }
    let mut desk = Desk::open_table(&table);
    let before = names(&desk);
    desk.press(egui::Key::T);
    assert_eq!(names(&desk), before, "there is nothing to use a tech on");

    while !Session::new(table.clone()).here().has_instead() {
        let choice = table.state().legal(SeatId(0))[0];
        play(&mut table, choice);
    }
    let mut desk = Desk::open_table(&table);
    assert!(desk.shows("Use tech C"));
    desk.press(egui::Key::T);
    assert!(!desk.shows("Use tech C"), "once a round: {}", names(&desk));
}

#[test]
fn every_corporation_opens_at_the_table_and_its_techs_have_names() {
    for corporation in CorporationId::ALL {
        let desk = Desk::open_table(&practice(corporation));
        let names = names(&desk);
        for level in corporation.rules().levels() {
            let tech = describe::tech_name(&Language::English, corporation, level);
            let name = format!("{}: locked", describe::capitalised(&tech));
            assert!(names.contains(&name), "{corporation}: {name} in\n{names}");
        }
    }
}

/// A table whose game begins with `state`.
fn table_at(table: &Table, state: GameState) -> Table {
    let hash = state_hash(&state);
    let save = Save {
        start: Some(state.clone()),
        cursor: 0,
        state,
        hash,
        actions: Vec::new(),
        ..Save::new(table)
    };
    let text = save.encode().expect("it can be written");
    decode(&text).expect("a valid state").table
}

// rules §6.2
#[test]
fn a_card_is_said_to_be_claimed_only_if_one_is_left() {
    let table = practice(CorporationId::UniversalCoalition);
    for is_left in [true, false] {
        let mut state = table.state().clone();
        if !is_left {
            let gone = state.cards.in_play.ranked(1);
            state.cards.in_play = state.cards.in_play.without(gone);
            state.cards.boxed |= gone;
        }
        state.seats[0].turn.milestones.push(Milestone::of(1));
        let desk = Desk::open_table(&table_at(&table, state));
        assert_eq!(desk.says("One card is still to be claimed"), is_left);
    }
}

/// rules §11.12: with the rank empty the extra card alone may be taken.
#[test]
fn republics_extra_card_can_be_left() {
    let table = practice(CorporationId::Republic);
    let mut state = table.state().clone();
    let gone = state.cards.in_play.ranked(1);
    state.cards.in_play = state.cards.in_play.without(gone);
    state.cards.boxed |= gone;
    let extra = state.cards.in_play.ranked(2).iter().next();
    state.phase = Phase::Claims { done: 0 };
    let keep = Pending::new(Effect::Keep { rank: 1, extra }, Source::Round)
        .urgent()
        .optional();
    state.seats[0].turn.agenda.push(keep);
    state.seats[0].seen.insert(extra.expect("a card"));
    let mut desk = Desk::open_table(&table_at(&table, state));
    assert!(
        names(&desk).contains("No card of rank 1 is left"),
        "{}",
        names(&desk)
    );
    assert!(desk.shows("Decline"));
    desk.press(egui::Key::X);
    assert!(
        !names(&desk).contains("No card of rank 1 is left"),
        "{}",
        names(&desk)
    );
}

/// The places of everything that has this name.
fn places(desk: &Desk, name: &str) -> Vec<Rect> {
    desk.window
        .query_all_by_label(name)
        .map(|node| node.rect())
        .collect()
}

#[test]
fn abilities_stay_beside_their_title_and_a_refusal_has_a_row_of_its_own() {
    let mut table = practice(CorporationId::Horizon);
    tech(&mut table, 13);
    let mut desk = Desk::open_table(&table);
    desk.press(egui::Key::Num1);
    let reason = |desk: &Desk| {
        let pin = desk.window.query_all_by_role(Role::Button).find(|node| {
            let label = node.accesskit_node().label().unwrap_or_default();
            label == "Set down here" && node.accesskit_node().is_disabled()
        });
        pin.and_then(|node| node.accesskit_node().description())
    };
    for key in [egui::Key::ArrowDown, egui::Key::ArrowRight]
        .into_iter()
        .cycle()
        .take(12)
    {
        if reason(&desk).is_none() {
            desk.press(key);
        }
    }
    for width in (960..1400).step_by(20) {
        desk.window.set_size(egui::vec2(width as f32, 800.0));
        desk.window.run_steps(3);
        let (name, _, _) = ability(&desk, 5).expect("it is on show");
        let (title, button) = (places(&desk, "Abilities:")[0], places(&desk, &name)[0]);
        let apart = button.left() - title.right();
        assert!(
            (0.0..20.0).contains(&apart),
            "{width}: {title:?} {button:?}"
        );
        assert!(
            (title.center().y - button.center().y).abs() < 2.0,
            "{width}: {title:?} {button:?}"
        );
        let reason = reason(&desk).expect("the tile may not lie there");
        let words = places(&desk, &reason)[0];
        let hold = places(&desk, "Set down here")[0];
        assert!(words.top() >= hold.bottom(), "{width}: {words:?}");
        assert!(
            words.top() >= button.bottom() || words.bottom() <= button.top(),
            "{width}: {words:?} {button:?}"
        );
        assert!(words.left() < 20.0, "{width}: {words:?}");
        assert!(words.bottom() < 800.0, "{width}: {words:?} is cut off");
    }
}

// rules §8
#[test]
fn a_lifepod_goes_on_the_tech_whose_level_is_pressed() {
    let mut table = practice(CorporationId::JumpDrive);
    let lifepod = table.state().seats[0]
        .board
        .lifepods
        .first()
        .expect("a lifepod");
    let beside = CellSet::of(lifepod).neighbours().first().expect("a cell");
    let seat = SeatId(0);
    let turn = Choice::Rotate(0);
    let changes = [Change::Rover(beside), Change::Movement(1)].map(Choice::Arrange);
    let drive = Choice::Drive {
        from: beside,
        to: lifepod,
    };
    for choice in [turn].into_iter().chain(changes).chain([drive]) {
        table.play(Action { seat, choice }).expect("it is legal");
    }
    let mut desk = Desk::open_table(&table);
    desk.press(egui::Key::Num3);
    let table = desk.last_kept();
    assert!(table.state().seats[0].corporation_state.berthed.contains(3));
}
