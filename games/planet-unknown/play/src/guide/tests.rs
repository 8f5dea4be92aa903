//! Tests of the guide: its scripts, and the lesson played to its end.

use super::*;
use crate::Strength as _;
use crate::Table;
use crate::achievements::Achievement;
use crate::intent::Intent;
use crate::session::Session;
use crate::statistics::Played;
use bot::{Bot, Limit, RandomBot};
use rules::{Asked, CorporationId, Effect, GameState, PlanetId, Question, SeatId, Setup};
use table::{Level, Secrets, Sharing, Ways};

/// The guide of the first game.
fn lesson() -> Guide {
    Guide::of_lesson([])
}

/// The first game, opened at a chapter.
fn begun(chapter: usize) -> Table {
    let chapter = &Lesson::first_game().chapters[chapter];
    first_game("Ada", "Bot", chapter).expect("a game")
}

/// Plays the game on, one choice at a time, and reads every step. Returns the steps in the order in which they were told.
fn told(session: &mut Session, guide: &mut Guide, rounds: u16) -> Vec<&'static str> {
    let mut told: Vec<&str> = Vec::new();
    for turn in 0.. {
        guide.follow(session.here());
        while let Some((step, _)) = guide.shown() {
            if told.last() != Some(&step.name.as_str()) {
                told.push(&step.name);
            }
            if !guide.waits_to_be_read() {
                break;
            }
            guide.read();
            guide.follow(session.here());
        }
        if session.here().state().round > rounds || session.here().state().is_finished() {
            return told;
        }
        play_on(session, turn);
    }
    told
}

/// Makes the next choice, of a bot for either seat.
fn play_on(session: &mut Session, turn: usize) {
    play_on_by(session, &mut *Level::Normal.create(&turn.to_string()));
}

fn play_on_by(session: &mut Session, bot: &mut dyn Bot<GameState>) {
    let seat = session
        .table_with_secrets()
        .state()
        .active()
        .expect("a seat");
    let view = session.table_with_secrets().state().view(seat);
    let choice = bot.choose(&view, &Limit::none()).expect("a choice");
    let before = session.position();
    if session.is_bot(seat) {
        session.play_for_bot(seat, choice);
    } else {
        session.play_of(seat, choice);
    }
    assert!(session.position() > before, "{choice:?}");
}

#[test]
fn names_are_unique_and_nothing_is_shown_twice() {
    let lesson = Lesson::first_game();
    let names: Vec<&str> = lesson
        .steps()
        .chain(&lesson.answers)
        .chain(first_times())
        .map(|step| step.name.as_str())
        .collect();
    let unique: BTreeSet<&str> = names.iter().copied().collect();
    assert_eq!(unique.len(), names.len());
}

#[test]
fn the_first_game_is_told_to_its_end() {
    let table = begun(0);
    assert!(is_first_game(&table));
    let mut session = Session::new(table);
    let mut guide = lesson();
    let told = told(&mut session, &mut guide, 40);
    // N7: the first tile within two cards, tracks before water.
    let before = told.iter().take_while(|step| **step != "trackers");
    let known = ["take", "lay", "lifepod-lost"];
    assert!(before.clone().all(|step| known.contains(step)), "{told:?}");
    let place = |name: &str| told.iter().position(|step| *step == name);
    assert!(
        place("trackers") < place("ice") && place("ice") < place("game-end"),
        "{told:?}"
    );
    assert!(place("free").is_some(), "{told:?}");
    let rare = ["advance"];
    for step in Lesson::first_game().steps() {
        let name = step.name.as_str();
        assert!(
            place(name).is_some() || rare.contains(&name),
            "{name}: {told:?}"
        );
    }
}

// U13
#[test]
fn what_the_lesson_asks_for_is_what_the_bar_asks_for() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    let mut seen = BTreeSet::new();
    for turn in 0.. {
        guide.follow(session.here());
        while let Some((step, _)) = guide.shown() {
            let focused = session.here().focused();
            let asks = |is_it: fn(&Asked) -> bool| focused.is_some_and(is_it);
            let matches_bar = match step.name.as_str() {
                "drive" => focused.is_none(),
                "energy" => asks(|asked| matches!(asked.what.effect, Effect::Energy { .. })),
                "boost" => asks(|asked| asked.what.effect == Effect::Boost),
                "patch" => asks(|asked| asked.what.effect == Effect::Patch),
                "claim" => asks(|asked| matches!(asked.question, Question::Look { .. })),
                _ => true,
            };
            assert!(matches_bar, "{}: {focused:?}", step.name);
            seen.insert(step.name.as_str());
            if !guide.waits_to_be_read() {
                break;
            }
            guide.read();
            guide.follow(session.here());
        }
        if session.here().state().is_finished() {
            break;
        }
        play_on(&mut session, turn);
    }
    assert!(
        ["drive", "energy", "claim"]
            .iter()
            .all(|name| seen.contains(name))
    );
}

#[test]
fn parts_of_the_table_appear_when_they_are_introduced() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    while !session.here().is_playing() {
        play_on(&mut session, 0);
    }
    guide.follow(session.here());
    assert!(guide.has_introduced(Part::Planet) && guide.has_introduced(Part::Station));
    assert!(!guide.has_introduced(Part::Tracks) && !guide.has_introduced(Part::Score));
    assert!(
        guide.has_introduced(Part::Course),
        "it needs no introduction"
    );
    guide.end();
    assert!(guide.has_introduced(Part::Tracks) && guide.is_over());
}

#[test]
fn an_odd_move_is_answered() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    while !session.here().is_playing() {
        play_on(&mut session, 0);
    }
    guide.follow(session.here());
    assert_eq!(
        guide.shown().map(|(step, _)| step.name.as_str()),
        Some("take")
    );
    let ring = session.here().offer().expect("an offer").tiles[0].0;
    session.handle(Intent::Take(ring));
    guide.follow(session.here());
    guide.follow(session.here());
    assert_eq!(
        guide.shown().map(|(step, odd)| (step.name.as_str(), odd)),
        Some(("lay", false))
    );
    session.handle(Intent::PutBack);
    guide.follow(session.here());
    assert_eq!(
        guide.shown().map(|(step, odd)| (step.name.as_str(), odd)),
        Some(("lay", true))
    );
    assert!(guide.waits_to_be_read());
}

#[test]
fn what_is_told_for_the_first_time_ends_with_its_moment() {
    let mut session = Session::new(begun(0));
    let mut guide = Guide::of_first_times([]);
    let mut ended = BTreeSet::new();
    let mut before: Option<&'static Step> = None;
    for turn in 0.. {
        guide.follow(session.here());
        let now = guide.shown().map(|(step, _)| step);
        if let Some(step) = before.filter(|step| now != Some(*step)) {
            ended.insert(step.name.as_str());
        }
        before = now;
        if session.here().state().is_finished() {
            break;
        }
        play_on(&mut session, turn);
    }
    assert!(
        ended.len() >= 8,
        "nobody has read them, but they are over: {ended:?}"
    );
}

/// Reads everything that is due now.
fn read_on(session: &Session, guide: &mut Guide) {
    guide.follow(session.here());
    while guide.waits_to_be_read() {
        guide.read();
        guide.follow(session.here());
    }
}

fn shown(guide: &Guide) -> Option<&str> {
    guide.shown().map(|(step, _)| step.name.as_str())
}

#[test]
fn undo_is_answered_once() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    for expected in [Some("undone"), None] {
        while !session.here().is_playing() {
            play_on(&mut session, 0);
        }
        read_on(&session, &mut guide);
        // Takes and lays a tile.
        play_on(&mut session, 1);
        read_on(&session, &mut guide);
        session.handle(Intent::Undo);
        guide.follow(session.here());
        assert_eq!(shown(&guide).filter(|step| *step == "undone"), expected);
        read_on(&session, &mut guide);
    }
}

#[test]
fn a_step_about_a_move_goes_with_it_and_comes_again() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    while !session.here().is_playing() {
        play_on(&mut session, 0);
    }
    read_on(&session, &mut guide);
    for last in [Some("undone"), None] {
        play_on(&mut session, 1);
        guide.follow(session.here());
        while shown(&guide) != Some("trackers") {
            assert!(
                guide.waits_to_be_read(),
                "what the tile has cost is answered first"
            );
            guide.read();
            guide.follow(session.here());
        }
        session.handle(Intent::Undo);
        guide.follow(session.here());
        assert_eq!(
            shown(&guide).filter(|step| *step != "take" && *step != "lay"),
            last
        );
        read_on(&session, &mut guide);
    }
}

#[test]
fn a_station_left_as_it_was_is_answered() {
    let mut session = Session::new(begun(2));
    let mut guide = lesson();
    while !session.here().is_rotating() {
        play_on(&mut session, 0);
    }
    read_on(&session, &mut guide);
    session.handle(Intent::ConfirmDial);
    guide.follow(session.here());
    assert_eq!(shown(&guide), Some("station-kept"));
}

#[test]
fn losses_are_answered_in_random_games() {
    let mut told = BTreeSet::new();
    for seed in 0..8 {
        let mut bot = RandomBot::new(&format!("odd {seed}"));
        let mut session = Session::new(begun(0));
        let mut guide = lesson();
        while !session.here().state().is_finished() {
            play_on_by(&mut session, &mut bot);
            read_on(&session, &mut guide);
        }
        told.extend(guide.told().map(str::to_owned));
    }
    let lesson = Lesson::first_game();
    for step in lesson.answers.iter().chain(&lesson.chances) {
        // Bots take nothing back.
        assert_eq!(
            told.contains(&step.name),
            step.name != "undone",
            "{}",
            step.name
        );
    }
}

#[test]
fn a_chapter_answers_nothing_that_bots_did_before_it() {
    let session = Session::new(begun(5));
    let mut guide = lesson();
    read_on(&session, &mut guide);
    let answers = &Lesson::first_game().answers;
    assert!(
        guide
            .told()
            .all(|told| answers.iter().all(|step| step.name != told))
    );
}

// N6
#[test]
fn a_chapter_begins_at_its_own_place() {
    let lesson = Lesson::first_game();
    for (index, chapter) in lesson.chapters.iter().enumerate() {
        let table = first_game("Ada", "Bot", chapter).expect("a game");
        assert_eq!(table.state().round, chapter.round);
        assert_eq!(table.state().active(), Some(SeatId(0)), "{}", chapter.name);
        assert!(is_first_game(&table));
        let before = lesson.chapters[..index].iter();
        let told = before.flat_map(|chapter| &chapter.steps);
        let mut guide = Guide::of_lesson(told.map(|step| step.name.clone()));
        let mut session = Session::new(table);
        if chapter.round == 1 && index > 0 {
            // It is about the tile that is to be placed first.
            play_on(&mut session, 0);
        }
        guide.follow(session.here());
        let first = guide.progress().expect("a step of a chapter");
        assert_eq!(first.0.name, chapter.name);
        let steps = lesson.chapters[..index]
            .iter()
            .flat_map(|chapter| &chapter.steps);
        assert_eq!(first.1, steps.count(), "{}", chapter.name);
    }
}

// N6
#[test]
fn the_chapter_about_the_end_begins_in_the_last_round() {
    let chapter = Lesson::first_game().chapters.last().expect("a chapter");
    let table = first_game("Ada", "Bot", chapter).expect("a game");
    let mut session = Session::new(table);
    while !session.here().state().is_finished() {
        assert_eq!(session.here().state().round, chapter.round);
        play_on(&mut session, 0);
    }
}

// finding: the line “Click the small planet” stayed after it was done
#[test]
fn a_look_at_the_other_planet_ends_the_step_that_asks_for_it() {
    let mut chapters = Lesson::first_game().chapters.iter();
    let chapter = chapters.find(|chapter| chapter.name == "rovers");
    let table = first_game("Ada", "Bot", chapter.expect("a chapter")).expect("a game");
    let mut session = Session::new(table);
    let others = |step: &&Step| step.name != "others";
    let told = Lesson::first_game().steps().filter(others);
    let mut guide = Guide::of_lesson(told.map(|step| step.name.clone()));
    guide.follow(session.here());
    while shown(&guide) != Some("others") {
        guide.read();
        guide.follow(session.here());
    }
    session.handle(Intent::LookAt(Some(SeatId(1))));
    guide.follow(session.here());
    assert_ne!(shown(&guide), Some("others"));
}

// finding: the cards of patch and rover came in another order than their questions
#[test]
fn a_step_about_a_piece_comes_with_its_question() {
    let mut seen = BTreeSet::new();
    for seed in 0..6 {
        let mut bot = RandomBot::new(&format!("pieces {seed}"));
        let mut session = Session::new(begun(0));
        let mut guide = lesson();
        while !session.here().state().is_finished() {
            read_on(&session, &mut guide);
            let asked = session.here().focused().map(|asked| asked.what.effect);
            match shown(&guide) {
                Some("place-rover") => assert!(matches!(asked, Some(Effect::Rover { .. }))),
                Some("patch") => assert_eq!(asked, Some(Effect::Patch)),
                Some("boost") => assert_eq!(asked, Some(Effect::Boost)),
                _ => {}
            }
            seen.extend(shown(&guide).map(str::to_owned));
            play_on_by(&mut session, &mut bot);
        }
    }
    assert!(
        ["place-rover", "patch", "boost"]
            .iter()
            .all(|step| seen.contains(*step))
    );
}

// finding: the counter of cards jumped
#[test]
fn the_counter_of_cards_goes_up_by_one() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    let mut counted = Vec::new();
    for turn in 0.. {
        guide.follow(session.here());
        if shown(&guide) == Some("free") {
            break;
        }
        if let Some((_, told, all)) = guide.progress() {
            assert!(told < all);
            if counted.last() != Some(&told) {
                counted.push(told);
            }
        }
        match guide.waits_to_be_read() {
            true => guide.read(),
            false => play_on(&mut session, turn),
        }
    }
    let expected: Vec<usize> = (0..counted.len()).collect();
    assert_eq!(counted, expected);
    assert_eq!(guide.progress(), None, "who may go needs no counter");
}

// N7
#[test]
fn the_lesson_lets_the_player_go_after_eight_rounds() {
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    let told = told(&mut session, &mut guide, 8);
    let free = told.iter().position(|step| *step == "free");
    assert!(free.is_some(), "{told:?}");
    let mut silent = 0;
    let mut session = Session::new(begun(0));
    let mut guide = lesson();
    for round in 1..=8 {
        let told = self::told(&mut session, &mut guide, round);
        silent += u16::from(told.is_empty());
    }
    assert_eq!(silent, 0, "there is something to read in every round");
}

// N13
#[test]
fn the_lesson_is_no_win_and_earns_nothing() {
    let mut session = Session::new(begun(0));
    for turn in 0.. {
        if session.here().state().is_finished() {
            break;
        }
        play_on(&mut session, turn);
    }
    let table = session.table_with_secrets();
    assert!(Played::of(table, 0, 0).is_empty() && Achievement::earned(table).is_empty());
}

// G2
#[test]
fn the_lesson_is_played_in_turn_whatever_was_chosen_before() {
    for sharing in [Sharing::AnyOrder, Sharing::SideBySide] {
        let ways = Ways {
            sharing,
            secrets: Secrets::FaceDown,
        };
        let table = begun(0);
        let session = Session::shared(table, ways);
        assert_eq!(session.sharing(), Sharing::InTurn);
    }
}

// N5
#[test]
fn a_world_introduces_itself_once() {
    let mut setup = Setup::standard(1, "worlds");
    setup.seats[0].planet = PlanetId::Arashi;
    setup.seats[0].corporation = CorporationId::Cosmos;
    let session = Session::new(Table::new(setup).expect("a game"));
    let mut guide = Guide::of_first_times([]);
    let mut introduced = Vec::new();
    for _ in 0..2 {
        guide.follow(session.here());
        introduced.extend(shown(&guide).map(str::to_owned));
        guide.read();
    }
    assert_eq!(introduced, ["planet-arashi", "corporation-cosmos-inc"]);
    let mut again = Guide::of_first_times(introduced);
    again.follow(session.here());
    assert_eq!(shown(&again), Some("first-command"));
}

#[test]
fn what_happens_for_the_first_time_is_told_once() {
    let mut session = Session::new(begun(0));
    let mut guide = Guide::new(first_times(), []);
    let first = told(&mut session, &mut guide, 40);
    assert!(first.len() >= 8, "{first:?}");
    let known: Vec<String> = guide.told().map(str::to_owned).collect();
    let mut again = Session::new(begun(0));
    let repeated = told(&mut again, &mut Guide::new(first_times(), known), 40);
    assert!(first.iter().all(|name| !repeated.contains(name)));
}

// finding: after the lesson, cards explained station, energy and meteorites once more
#[test]
fn what_the_lesson_has_told_is_no_first_time() {
    let lesson = ["command", "energy", "meteorite"].map(str::to_owned);
    let known: Vec<String> = taught(&lesson).collect();
    assert_eq!(known, ["first-energy", "first-meteorite", "first-command"]);
    assert_eq!(taught(&[]).count(), 0);
}
