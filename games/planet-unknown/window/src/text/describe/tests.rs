//! Tests that everything has a text in both languages, and that no secret is revealed.

use super::*;
use crate::features;
use crate::rulebook::RULEBOOK;
use crate::text::Language;
use kit::text::list;
use play::Table;
use rules::{
    Action, Answer, Benefit, Berth, Board, CardEvent, Choice, CivCard, CorporationId, CourseEvent,
    Effect, EffectEvent, Event, EventCard, EventCardEffect, EventColour, EventKind, EventMix,
    Field, Illegal, Objective, Offer, Pending, PieceEvent, PlacementFault, PlanetId, Question,
    Seat, SeatId, SeatSet, Setup, SetupError, Source, StepFault, Terrain, Tile, TileEvent, Track,
    TrackEvent, TrackSet,
};

/// Asserts that a text was found: that it is neither its key nor has an unfilled placeholder.
fn assert_spoken(text: &str) {
    assert!(!text.is_empty());
    assert!(!text.contains(['{', '}', '$']), "{text}");
    assert!(
        !text.starts_with("log-")
            && !text.starts_with("names-")
            && !text.starts_with("cards-")
            && !text.starts_with("events-")
            && !text.starts_with("worlds-")
            && !text.starts_with("planets-"),
        "{text}"
    );
}

fn played(seats: usize) -> Table {
    played_from(Setup::standard(seats, "in words"))
}

fn played_from(setup: Setup) -> Table {
    let mut table = Table::new(setup).unwrap();
    let mut step = 0_usize;
    while let Some(seat) = table.state().active() {
        let legal = table.state().legal(seat);
        step += 7;
        table
            .record(Action {
                seat,
                choice: legal[step % legal.len()],
            })
            .unwrap();
    }
    table
}

#[test]
fn a_whole_game_can_be_told_in_both_languages() {
    let table = played(4);
    for language in Language::ALL {
        let narrator = Narrator::new(language, table.setup(), Listener::Everything);
        let events = table.entries().iter().flat_map(|entry| &entry.events);
        events
            .filter_map(|event| narrator.event_with_name(event))
            .for_each(|text| assert_spoken(&text));
    }
}

#[test]
fn what_is_told_of_special_corporations_and_events_are_whole_sentences() {
    let mut setup = Setup::standard(6, "whole sentences");
    setup.options.events = Some(EventMix::HARSH);
    setup.options.private_objectives = true;
    let corporations = CorporationId::ALL.into_iter().skip(2).cycle();
    for (seat, corporation) in setup.seats.iter_mut().zip(corporations) {
        seat.corporation = corporation;
    }
    let table = played_from(setup);
    for language in Language::ALL {
        let narrator = Narrator::new(language, table.setup(), Listener::Everything);
        let events = table.entries().iter().flat_map(|entry| &entry.events);
        for text in events.filter_map(|event| narrator.event_with_name(event)) {
            assert!(text.ends_with(['.', '!', '?', '“', '”']), "{text}");
        }
    }
}

#[test]
fn a_tile_of_a_card_is_asked_for_with_the_card() {
    let table = played(1);
    let asked = |index: usize| {
        table
            .state_at(index)
            .unwrap()
            .questions(table.entries()[index].action.seat)
    };
    let questions = (0..table.entries().len())
        .flat_map(asked)
        .map(|asked| asked.question);
    let place = questions
        .into_iter()
        .find(|question| matches!(question, Question::PlaceTile(_)))
        .unwrap();
    let card = CivCard::new(4).unwrap();
    let extra = |resources| Pending::new(Effect::TakeExtraTile { resources }, Source::Card(card));
    for language in Language::ALL {
        let title = card_title(&language, card);
        let own = question(
            &language,
            &Pending::new(Effect::TakeTile, Source::Round),
            &place,
        );
        assert!(!own.contains(&title), "{own}");
        let [with, without] =
            [true, false].map(|resources| question(&language, &extra(resources), &place));
        assert!(
            with.contains(&title) && without.contains(&title),
            "{with} {without}"
        );
        assert_ne!(with, without);
    }
}

#[test]
fn an_effect_that_is_impossible_is_named() {
    let pending = Pending::new(Effect::Reposition { count: 3 }, Source::Tech(2));
    for language in Language::ALL {
        let told = question(&language, &pending, &Question::Impossible);
        assert!(
            told.starts_with(&capitalised(&effect(&language, pending.effect))),
            "{told}"
        );
        let why = hindrance(&language, pending.effect);
        assert!(told.ends_with(&why) && why.ends_with('.'), "{told}");
    }
}

#[test]
fn an_only_tracker_that_cannot_move_is_named() {
    let only = TrackSet::of(Track::Tech);
    let regress = hindrance(&Language::English, Effect::Regress { among: only });
    assert_eq!(regress, "The tech tracker cannot move.");
    let several = TrackSet::ALL;
    let regress = hindrance(&Language::English, Effect::Regress { among: several });
    assert_eq!(regress, "None of these trackers can go back.");
}

#[test]
fn everything_asked_in_a_game_and_every_choice_can_be_said() {
    let table = played(3);
    for (index, entry) in table.entries().iter().enumerate() {
        let state = table.state_at(index).unwrap();
        let seat = entry.action.seat;
        for language in Language::ALL {
            assert_spoken(&choice(&language, entry.action.choice, state, seat));
            for asked in state.questions(seat) {
                assert_spoken(&effect(&language, asked.what.effect));
                let corporation = state.seat(seat).corporation;
                assert_spoken(&source(&language, asked.what.source, corporation));
                assert_spoken(&question(&language, &asked.what, &asked.question));
            }
        }
    }
}

#[test]
fn cards_objectives_tiles_and_fields_have_words() {
    for language in Language::ALL {
        for card in CivCard::all() {
            assert_spoken(&card_title(&language, card));
            assert_spoken(&card_text(&language, card));
        }
        for each in Objective::all() {
            assert_spoken(&objective_title(&language, each));
            assert_spoken(&objective_text(&language, each));
            assert_spoken(&private_title(&language, each));
        }
        Tile::all().for_each(|each| assert_spoken(&tile(&language, each)));
        for (at, height) in Track::ALL
            .into_iter()
            .flat_map(|at| (0..16).map(move |height| (at, height)))
        {
            let all = CorporationId::STANDARD
                .data()
                .benefits(Field::new(at, height));
            assert_eq!(benefits(&language, all).is_some(), !all.is_empty());
        }
        Terrain::ALL
            .into_iter()
            .for_each(|each| assert_spoken(&area(&language, each)));
    }
}

#[test]
fn every_planet_corporation_and_tech_has_words() {
    for language in Language::ALL {
        for planet in PlanetId::ALL {
            assert_spoken(&planet_rule(&language, planet));
            assert_spoken(&planet_character(&language, planet));
            for fault in [PlacementFault::Planet, PlacementFault::NotOnEdge] {
                assert_spoken(&planet_fault(&language, fault, planet));
            }
            for cell in planet.data().cells {
                assert_spoken(&ground(&language, planet, cell));
                assert_eq!(
                    ground_help(&language, &Board::new(planet), cell).is_some(),
                    features::feature(planet, cell).is_some()
                );
            }
            assert_spoken(&difficulty(&language, planet.data().difficulty));
        }
        for corporation in CorporationId::ALL {
            assert_spoken(&corporation_rule(&language, corporation));
            (1..=5).for_each(|level| assert_spoken(&tech(&language, corporation, level)));
        }
    }
}

/// Every reason for refusing an action.
fn refusals() -> impl Iterator<Item = Illegal> {
    let faults = PlacementFault::ALL.map(Illegal::Placement);
    let others = [
        Illegal::Finished,
        Illegal::NotYourTurn(SeatId(1)),
        Illegal::NotNow,
        Illegal::NoSuchEffect,
        Illegal::Urgent,
        Illegal::ClaimWaits,
        Illegal::Impossible,
        Illegal::WrongAnswer,
        Illegal::Mandatory,
        Illegal::NoTile,
        Illegal::MustPlace,
        Illegal::CannotAdvance(Track::Water),
        Illegal::CannotRegress(Track::Water),
        Illegal::WrongBerth,
        Illegal::NoTech,
        Illegal::WrongCell,
        Illegal::NoMovement,
        Illegal::NoRover,
        Illegal::BlockedStep,
        Illegal::CannotStore,
        Illegal::NoSuchCard,
        Illegal::Rotation,
        Illegal::PracticeOnly,
        Illegal::NotInStation,
        Illegal::CannotStand(Track::Water),
        Illegal::NoRoom,
        Illegal::TooMany,
        Illegal::TooLarge,
    ];
    faults.into_iter().chain(others)
}

#[test]
fn every_refusal_has_a_rule_that_exists() {
    let in_rules = |place: &str| {
        Language::ALL
            .into_iter()
            .all(|language| RULEBOOK.book(language).place(place).is_some())
    };
    for planet in PlanetId::ALL {
        for reason in refusals() {
            let rule = rule_of(reason, planet);
            assert!(in_rules(rule), "{reason:?}: there is no rule {rule}");
        }
    }
    for fault in StepFault::ALL {
        let rule = rule_of_step(fault);
        assert!(in_rules(rule), "{fault:?}: there is no rule {rule}");
    }
}

#[test]
fn a_planet_with_its_own_start_is_the_rule_of_the_first_tile() {
    let reason = Illegal::Placement(PlacementFault::NotOnEdge);
    assert_eq!(rule_of(reason, PlanetId::STANDARD), "4.2");
    assert_eq!(rule_of(reason, PlanetId::Charybdis), "7");
}

#[test]
fn every_refusal_has_words() {
    for language in Language::ALL {
        refusals().for_each(|reason| assert_spoken(&illegal(&language, reason)));
        for planet in PlanetId::ALL {
            let mut setup = Setup::standard(1, "refused");
            setup.seats[0].planet = planet;
            let state = setup.deal().unwrap();
            refusals().for_each(|reason| {
                assert_spoken(&illegal_for(&language, reason, &state, SeatId(0)))
            });
            StepFault::ALL.into_iter().for_each(|fault| {
                assert_spoken(&step_fault(&language, fault, &state, SeatId(0)));
            });
        }
        let errors = [
            SetupError::Seats(7),
            SetupError::Seed,
            SetupError::Name(2),
            SetupError::Station,
        ];
        errors
            .iter()
            .for_each(|error| assert_spoken(&setup_error(&language, error)));
    }
    let name = setup_error(&Language::English, &SetupError::Name(2));
    assert!(name.contains("seat 3"), "{name}");
}

#[test]
fn every_event_card_has_a_headline_of_its_own_and_says_what_it_does() {
    for language in Language::ALL {
        let mut headlines = std::collections::BTreeSet::new();
        for event_card in EventCard::all() {
            let (title, text) = (
                event_card_title(&language, event_card),
                event_card_text(&language, event_card),
            );
            let names = [
                event_card_called(&language, event_card),
                event_card_number(&language, event_card),
            ];
            names
                .iter()
                .chain([&title, &text])
                .for_each(|text| assert_spoken(text));
            assert!(
                title.chars().count() <= 40,
                "{title} is too long for a headline"
            );
            assert!(
                text.ends_with('.') && !title.ends_with('.'),
                "{title}: {text}"
            );
            assert!(headlines.insert(title), "every headline is there once");
        }
    }
    let regress = EventCard::available(EventColour::Orange, 1).nth(4).unwrap();
    assert_eq!(
        event_card_text(&Language::English, regress),
        "Regress one tracker by 1: civ or tech."
    );
    assert_eq!(
        event_card_text(&Language::German, regress),
        "Setze einen Ressourcenmarker um 1 zurück: Bevölkerung oder Technologie."
    );
}

#[test]
fn what_an_event_card_forbids_is_refused_in_its_name() {
    let mut state = Setup::standard(1, "named").deal().unwrap();
    let barring = |event_card: &EventCard| {
        matches!(
            event_card.effect(),
            EventCardEffect::BarEdge | EventCardEffect::BarTerrain(_)
        )
    };
    for event_card in EventCard::all().filter(barring) {
        state.event_cards.in_force = Some(event_card);
        for language in Language::ALL {
            let title = event_card_title(&language, event_card);
            let placing = fault_for(&language, PlacementFault::Event, &state, SeatId(0));
            let driving = step_fault(&language, StepFault::Event, &state, SeatId(0));
            assert!(
                placing.contains(&title) && driving.contains(&title),
                "{placing} {driving}"
            );
        }
    }
}

#[test]
fn secrets_are_told_only_to_those_who_know_them() {
    let setup = Setup::standard(2, "secrets");
    let card = CivCard::new(6).unwrap();
    let secret = Event {
        seat: Some(SeatId(0)),
        audience: SeatSet::of(SeatId(0)),
        kind: EventKind::Card(CardEvent::Held(card)),
    };
    let told = |listener| Narrator::new(Language::English, &setup, listener).event(&secret);
    assert!(told(Listener::Seat(SeatId(0))).is_some());
    assert!(told(Listener::Everything).is_some());
    assert_eq!(told(Listener::Seat(SeatId(1))), None);
    assert_eq!(told(Listener::Public), None);
}

// rules §5.1
#[test]
fn a_resource_that_is_given_up_is_not_said_to_lie_in_the_wrong_place() {
    let setup = Setup::standard(1, "given up");
    let told = |kind| {
        let event = Event {
            seat: Some(SeatId(0)),
            audience: SeatSet::ALL,
            kind,
        };
        let narrator = Narrator::new(Language::English, &setup, Listener::Public);
        narrator.event(&event).expect("it has words")
    };
    let idle = told(EventKind::Tile(TileEvent::ResourceIdle(Track::Biomass)));
    assert!(idle.contains("joins no area"), "{idle}");
    let lost = told(EventKind::Effect(EffectEvent::Lost(Effect::Resource(
        Track::Biomass,
    ))));
    assert!(
        lost.starts_with("Not carried out") && !lost.contains("area"),
        "{lost}"
    );
}

// rules §8 Jump Drive
#[test]
fn the_techs_of_jump_drive_are_told_by_their_letters() {
    let mut setup = Setup::standard(2, "letters");
    setup.seats[0].corporation = CorporationId::JumpDrive;
    let berth = Berth::Tech(3);
    let kinds = [
        EventKind::Track(TrackEvent::TechUnlocked { level: 3 }),
        EventKind::Track(TrackEvent::TechUsed { level: 3 }),
        EventKind::Piece(PieceEvent::LifepodBerthed {
            from: None,
            to: berth,
        }),
        EventKind::Piece(PieceEvent::CollectedLifepodDestroyed(berth)),
    ];
    for (language, name) in [
        (Language::English, "tech c"),
        (Language::German, "technologie c"),
    ] {
        let narrator = Narrator::new(language, &setup, Listener::Everything);
        for kind in kinds {
            let event = Event {
                seat: Some(SeatId(0)),
                audience: SeatSet::ALL,
                kind,
            };
            let words = narrator.event(&event).expect("a sentence");
            assert!(words.to_lowercase().contains(name), "{words}");
        }
        let tech = source(&language, Source::Tech(3), CorporationId::JumpDrive);
        assert!(tech.to_lowercase().contains(name), "{tech}");
    }
}

// rules §3.1
#[test]
fn movement_at_the_start_of_a_round_is_told_with_its_tech() {
    let setup = Setup::standard(2, "movement");
    let told = |language, source| {
        let event = Event {
            seat: Some(SeatId(0)),
            audience: SeatSet::ALL,
            kind: EventKind::Track(TrackEvent::MovementGained { steps: 2, source }),
        };
        Narrator::new(language, &setup, Listener::Everything).event(&event)
    };
    let tech = told(Language::English, Source::Tech(3)).expect("a sentence");
    assert_eq!(tech, "2 rover movements gained through tech 3.");
    let tech = told(Language::German, Source::Tech(3)).expect("a sentence");
    assert_eq!(tech, "2 Roverbewegungen durch Technologie 3 erhalten.");
    let field = Source::Field(Field::new(Track::Rover, 5));
    let field = told(Language::English, field).expect("a sentence");
    assert_eq!(field, "2 rover movements gained.");
}

#[test]
fn sentences_read_as_they_should() {
    let setup = Setup::standard(2, "sentences");
    let told = |language, kind| {
        let event = Event {
            seat: Some(SeatId(0)),
            audience: SeatSet::ALL,
            kind,
        };
        Narrator::new(language, &setup, Listener::Public)
            .event_with_name(&event)
            .unwrap()
    };
    let water = |height| Field::new(Track::Water, height);
    let source = Source::Resource(Terrain::Water);
    let advanced = EventKind::Track(TrackEvent::Advanced {
        tracker: Track::Water,
        from: water(1),
        to: water(2),
        source,
    });
    assert_eq!(
        told(Language::English, advanced),
        "1: The water tracker advances to field 2, now worth 1 medal."
    );
    assert_eq!(
        told(Language::German, advanced),
        "1: Der Wassermarker rückt auf Feld 2 vor, jetzt 1 Medaille wert."
    );
    assert_eq!(
        told(
            Language::English,
            EventKind::Course(CourseEvent::Rotated(1))
        ),
        "1: The station turns one depot clockwise."
    );
    assert_eq!(
        told(
            Language::English,
            EventKind::Course(CourseEvent::Rotated(5))
        ),
        "1: The station turns one depot anticlockwise.",
        "U20: the short way"
    );
    assert_eq!(
        told(Language::German, EventKind::Course(CourseEvent::Rotated(0))),
        "1: Die Raumstation bleibt, wie sie steht."
    );
    assert_eq!(
        benefit(&Language::German, Benefit::RoverMoves(2)),
        "2 Roverbewegungen"
    );
    assert_eq!(
        list(
            &Language::English,
            &["Ada".into(), "Ben".into(), "Cleo".into()]
        ),
        "Ada, Ben and Cleo"
    );
}

#[test]
fn the_track_is_named_where_it_is_not_the_own_one_of_a_tracker() {
    let setup = Setup::standard(1, "far from home");
    let state = setup.deal().unwrap();
    let (tracker, at) = (Track::Civ, |track| Field::new(track, 2));
    for language in Language::ALL {
        let named = track(&language, Track::Water);
        let said = |answer| {
            choice(
                &language,
                Choice::Resolve { pending: 0, answer },
                &state,
                SeatId(0),
            )
        };
        let told = |kind| {
            let event = Event {
                seat: Some(SeatId(0)),
                audience: SeatSet::ALL,
                kind,
            };
            Narrator::new(language, &setup, Listener::Public)
                .event(&event)
                .unwrap()
        };
        let (from, source) = (at(Track::Tech), Source::Corporation);
        for on in [Track::Civ, Track::Water] {
            let texts = [
                said(Answer::Advance {
                    tracker,
                    to: at(on),
                }),
                said(Answer::Regress {
                    tracker,
                    to: at(on),
                }),
                told(EventKind::Track(TrackEvent::Advanced {
                    tracker,
                    from,
                    to: at(on),
                    source,
                })),
                told(EventKind::Track(TrackEvent::Regressed {
                    tracker,
                    from,
                    to: at(on),
                    source,
                })),
            ];
            for text in texts {
                assert_eq!(text.contains(&named), on == Track::Water, "{text}");
            }
        }
    }
}

// rules §8, Makeshift
#[test]
fn a_tech_that_another_tracker_has_unlocked_is_no_gain() {
    let mut setup = Setup::standard(1, "two on the tech track");
    setup.seats[0].corporation = CorporationId::Makeshift;
    let mut seat = setup.deal().unwrap().seat(SeatId(0)).clone();
    let to = Field::new(Track::Tech, 3);
    let gains = |seat: &Seat| {
        let benefits = seat.corporation.data().benefits(to);
        gains(&Language::English, seat, (Track::Tech, to), benefits)
    };
    assert_eq!(gains(&seat).as_deref(), Some("tech level 1"));
    seat.trackers[Track::Rover as usize] = Field::new(Track::Tech, 6);
    assert_eq!(gains(&seat), None);
}

// rules §8, Makeshift
#[test]
fn a_tracker_that_changes_its_track_is_told_with_what_it_is_worth_there() {
    let setup = Setup::standard(1, "far from home");
    let told = |corporation, from, to| {
        let mut setup = setup.clone();
        setup.seats[0].corporation = corporation;
        let event = Event {
            seat: Some(SeatId(0)),
            audience: SeatSet::ALL,
            kind: EventKind::Track(TrackEvent::Advanced {
                tracker: Track::Civ,
                from,
                to,
                source: Source::Corporation,
            }),
        };
        let narrator = Narrator::new(Language::English, &setup, Listener::Public);
        narrator.event(&event).unwrap()
    };
    let (from, to) = (Field::new(Track::Biomass, 2), Field::new(Track::Water, 3));
    let here = told(CorporationId::Makeshift, from, to);
    assert!(here.ends_with("now worth 1 medal."), "{here}");
    let same_track = told(CorporationId::Makeshift, Field::new(Track::Water, 2), to);
    assert!(!same_track.contains("medal"), "{same_track}");
}

// rules §8, Oasis Ultd.
#[test]
fn water_that_passes_medals_of_other_tracks_is_not_said_to_be_worth_them() {
    let mut setup = Setup::standard(1, "far from water");
    setup.seats[0].corporation = CorporationId::Oasis;
    let told = |from, to| {
        let kind = EventKind::Track(TrackEvent::Advanced {
            tracker: Track::Water,
            from,
            to,
            source: Source::Corporation,
        });
        let event = Event {
            seat: Some(SeatId(0)),
            audience: SeatSet::ALL,
            kind,
        };
        let narrator = Narrator::new(Language::English, &setup, Listener::Public);
        narrator.event(&event).unwrap()
    };
    let data = CorporationId::Oasis.data();
    let steps = data
        .path
        .iter()
        .copied()
        .zip(data.path.iter().copied().skip(1));
    let mut worth = 0;
    for (from, to) in steps {
        let has_medals = data.medals(to).is_some();
        let counts = has_medals && to.track == Track::Water;
        assert_eq!(told(from, to).contains("now worth"), counts, "{to:?}");
        worth += usize::from(counts);
    }
    assert!(worth > 0);
}

// rules §11.24
#[test]
fn advice_on_several_steps_says_that_it_is_about_the_first() {
    let mut state = Setup::standard(1, "steps").deal().unwrap();
    let (seat, tracker) = (SeatId(0), Track::Civ);
    let leap = Effect::AdvanceBare {
        among: TrackSet::ALL,
        times: 3,
    };
    let pending = state.seats[0].turn.agenda.len() as u8;
    let by_card = Pending::new(leap, Source::Corporation);
    state.seats[0].turn.agenda.push(by_card);
    let to = Field::new(tracker, 1);
    let answer = Answer::Advance { tracker, to };
    let choice = Choice::Resolve { pending, answer };
    let advised = advised_choice(&Language::English, &state.view(seat), choice);
    assert!(advised.ends_with("(the first of 3 steps)"), "{advised}");
}

#[test]
fn the_one_of_two_benefits_that_is_taken_is_named() {
    let mut state = Setup::standard(1, "either").deal().unwrap();
    let offers = [Offer::Advance(Track::Water), Offer::Patch];
    state.seats[0].turn.agenda.push(Pending::new(
        Effect::OneOf(offers[0], offers[1]),
        Source::Tech(1),
    ));
    let pending = state.seats[0].turn.agenda.len() as u8 - 1;
    for language in Language::ALL {
        for (second, taken) in [(false, offers[0]), (true, offers[1])] {
            let answer = Answer::Pick { second };
            let said = choice(
                &language,
                Choice::Resolve { pending, answer },
                &state,
                SeatId(0),
            );
            assert_eq!(said, capitalised(&offer(&language, taken)));
        }
    }
}

#[test]
fn nobody_commands_the_station_of_a_solo_game() {
    let mut setup = Setup::standard(1, "tell");
    let kind = EventKind::Course(CourseEvent::RoundStarted {
        round: 3,
        commander: SeatId(0),
    });
    let event = Event {
        seat: None,
        audience: SeatSet::ALL,
        kind,
    };
    for (solo, sentence) in [
        (false, "Round 3 begins. 1 commands the station."),
        (true, "Round 3 begins."),
    ] {
        setup.options.solo = solo;
        let told = Narrator::new(Language::English, &setup, Listener::Public).event(&event);
        assert_eq!(told.as_deref(), Some(sentence));
    }
}

#[test]
fn a_placement_names_a_cell_that_the_tile_covers() {
    let mut state = Setup::standard(1, "placements").deal().unwrap();
    let seat = SeatId(0);
    state
        .apply(&Action {
            seat,
            choice: Choice::Rotate(0),
        })
        .unwrap();
    let mut beside_corner = 0;
    for made in state.legal(seat) {
        let Choice::Resolve {
            answer: Answer::Place { anchor, .. },
            ..
        } = made
        else {
            continue;
        };
        let covered = play::advice::cells(&state, seat, made);
        let words = choice(&Language::English, made, &state, seat);
        let named = words
            .split([' ', ',', '('])
            .filter(|word| covered.into_iter().any(|at| cell(at) == **word));
        assert_eq!(named.count(), 1, "{words}");
        beside_corner += usize::from(!covered.contains(anchor));
    }
    assert!(
        beside_corner > 0,
        "some tiles do not cover the corner of their box"
    );
}

#[test]
fn a_new_commander_is_named_once() {
    let mut setup = Setup::standard(2, "commander");
    setup.seats[1].name = "Grace".to_owned();
    let event = Event {
        seat: Some(SeatId(1)),
        audience: SeatSet::ALL,
        kind: EventKind::Course(CourseEvent::CommanderPassed(SeatId(1))),
    };
    for language in Language::ALL {
        let narrator = Narrator::new(language, &setup, Listener::Public);
        let told = narrator.event_with_name(&event).unwrap();
        assert_eq!(told.matches("Grace").count(), 1, "{told}");
    }
}

// rules §10.3 A
#[test]
fn medals_of_the_planet_itself_are_not_called_rows_and_columns() {
    let mut score = played(1).state().score(SeatId(0));
    score.planet_bonus = 16;
    let told = medals_by_category(&Language::English, &score);
    let rest = score.lines() - 16;
    assert!(
        told.contains(&format!("Rows and columns: {rest}\nPlanet: 16\n")),
        "{told}"
    );
}

// N12
#[test]
fn the_end_of_a_preparation_is_called_as_its_button() {
    let mut setup = Setup::standard(2, "preparation");
    setup.options.private_objectives = true;
    let before = Table::new(setup).unwrap();
    let turn = Table::new(Setup::standard(2, "turn")).unwrap();
    let said = |table: &Table| {
        let state = table.state();
        choice(&Language::German, Choice::EndTurn, state, SeatId(0))
    };
    assert_eq!(said(&before), "Weiter");
    assert_eq!(said(&turn), "Zug beenden");
}
