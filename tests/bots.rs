//! The bots play every module, planet and corporation to the end, and use nothing but the view of their seat.

use bot::{Bot, Limit, SearchBot, Weights, worth};
use play::Strength as _;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rules::*;
use std::time::Duration;
use table::Level;

/// A setup for this number of seats with all modules, each seat with a different planet and corporation.
fn everything(seats: usize, seed: usize) -> Setup {
    let mut setup = Setup::standard(seats, &format!("bots {seed}"));
    for (index, seat) in setup.seats.iter_mut().enumerate() {
        seat.planet = PlanetId::ALL[(index + 3 * seed) % PlanetId::ALL.len()];
        seat.corporation = CorporationId::ALL[(index + 2 * seed) % CorporationId::ALL.len()];
    }
    setup.options.solo = seats == 1;
    setup.options.private_objectives = seats > 1;
    setup.options.events = Some(EventMix::new(5, 7, 8));
    setup
}

/// Plays a game with bots of one kind and passes on each view and the choice made in it.
fn play(setup: &Setup, kind: Level, mut each: impl FnMut(&GameState, SeatId, Choice)) -> GameState {
    let mut state = setup.deal().expect("a valid setup");
    let mut bots: Vec<_> = (0..setup.seats.len())
        .map(|seat| kind.create(&format!("{seat}")))
        .collect();
    for _ in 0..20_000 {
        let Some(seat) = state.active() else {
            return state;
        };
        let choice = bots[seat.index()]
            .choose(&state.view(seat), &Limit::none())
            .expect("it is asked");
        each(&state, seat, choice);
        state
            .apply(&Action { seat, choice })
            .expect("a bot chooses what is legal");
    }
    unreachable!("the game did not end")
}

#[test]
fn bots_play_every_corporation_to_the_end_with_all_modules() {
    for seed in 0..9 {
        let end = play(
            &everything(1 + seed % 9 / 8, seed),
            Level::Normal,
            |_, _, _| (),
        );
        assert!(end.is_finished());
    }
    assert!(play(&everything(2, 5), Level::Easy, |_, _, _| ()).is_finished());
}

#[test]
fn a_bot_that_looks_ahead_scores_more_than_one_that_does_not() {
    let medals = |kind| {
        let ends = (0..4).map(|seed| {
            play(
                &Setup::standard(1, &format!("duel {seed}")),
                kind,
                |_, _, _| (),
            )
        });
        ends.map(|end| end.score(SeatId(0)).total()).sum::<u16>()
    };
    let (random, easy, normal) = (
        medals(Level::Random),
        medals(Level::Easy),
        medals(Level::Normal),
    );
    assert!(random < easy && easy < normal, "{random} {easy} {normal}");
    let family = medals(Level::Family);
    assert!(family < normal, "{family} {normal}");
}

#[test]
fn what_a_seat_cannot_see_never_changes_what_a_bot_chooses() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut count = 0;
    play(&everything(2, 1), Level::Normal, |state, seat, choice| {
        count += 1;
        if count % 5 == 0 {
            let dealt = state.redeal(seat, &mut rng);
            assert_eq!(
                Level::Normal
                    .create("0")
                    .choose(&dealt.view(seat), &Limit::none()),
                Some(choice)
            );
        }
        if count % 40 == 0 {
            let search = |state: &GameState| {
                let mut bot =
                    SearchBot::new(Weights::in_use().clone(), 32, 1, "1").minding_others();
                bot.choose(&state.view(seat), &Limit::none())
            };
            assert_eq!(search(state), search(&state.redeal(seat, &mut rng)));
        }
    });
}

/// A practice game of one seat with this corporation, its station turned.
fn practising(seed: &str, corporation: CorporationId) -> GameState {
    let mut setup = Setup::standard(1, seed);
    setup.seats[0].corporation = corporation;
    setup.options.practice = true;
    let mut state = setup.deal().expect("a valid setup");
    state
        .apply(&Action {
            seat: SeatId(0),
            choice: Choice::Rotate(0),
        })
        .expect("the commander turns the station");
    state
}

/// Makes a bot of this kind play its turn in the first round of `state`. Returns whether the turn ends.
fn comes_to_an_end(mut state: GameState, kind: Level, seed: &str) -> bool {
    let mut bot = kind.create(seed);
    for _ in 0..60 {
        if state.seats[0].turn.agenda.is_empty() || state.round != 1 {
            return true;
        }
        let choice = bot
            .choose(&state.view(SeatId(0)), &Limit::none())
            .expect("it is asked");
        state
            .apply(&Action {
                seat: SeatId(0),
                choice,
            })
            .expect("legal");
    }
    false
}

/// A practice game of Cosmos, whose rover drives freely between the energy cells of the one tile on its planet, with a
/// resource to advance on a track at this height.
fn driving_freely(height: u8) -> Option<GameState> {
    let (seat, cosmos) = (SeatId(0), CorporationId::Cosmos);
    let mut state = practising("driving freely", cosmos);
    let tile = Tile::all().find(|tile| {
        tile.shape().cell_count() == 5 && tile.terrains().contains(&Terrain::Energy)
    })?;
    let lay = |anchor| {
        Choice::Arrange(Change::Tile {
            tile,
            orientation: Orientation::new(false, 0),
            anchor,
        })
    };
    Cell::all().find(|anchor| {
        state
            .apply(&Action {
                seat,
                choice: lay(*anchor),
            })
            .is_ok()
    })?;
    let rover = state.seats[0].board.terrain(Terrain::Energy).first()?;
    let owner = &mut state.seats[0];
    owner.board.rovers.insert(rover);
    owner.trackers[Track::Tech as usize] = Field::new(Track::Tech, cosmos.data().tech_height(4));
    owner.trackers[Track::Biomass as usize] = Field::new(Track::Biomass, height);
    owner.turn.agenda.clear();
    owner.turn.agenda.push(Pending::new(
        Effect::Resource(Track::Biomass),
        Source::Resource(Terrain::Biomass),
    ));
    Some(state)
}

#[test]
fn a_rover_that_drives_freely_does_not_drive_for_ever() {
    for height in 0..14 {
        for kind in [Level::Easy, Level::Normal] {
            let state = driving_freely(height).expect("a position");
            assert!(
                comes_to_an_end(state, kind, "driving"),
                "{kind:?} drives in circles, the tracker at {height}"
            );
        }
    }
}

/// A practice game of Makeshift in the last round with a synergy boost to use: the water tracker can shift between two
/// fields that each give the next boost, and no other tracker gains anything by advancing.
fn shifting_freely() -> GameState {
    let mut state = practising("shifting freely", CorporationId::Makeshift);
    state.last_round = Some(EndReason::LastEventCard);
    let owner = &mut state.seats[0];
    let water = |height| Field::new(Track::Water, height);
    owner.trackers = [
        Field::new(Track::Tech, 15),
        water(8),
        water(15),
        Field::new(Track::Civ, 15),
        water(4),
    ];
    owner.turn.agenda.clear();
    owner
        .turn
        .agenda
        .push(Pending::new(Effect::Boost, Source::Resource(Terrain::Civ)));
    state
}

#[test]
fn a_tracker_that_shifts_from_boost_to_boost_does_not_shift_for_ever() {
    let answer = Answer::Advance {
        tracker: Track::Water,
        to: Field::new(Track::Civ, 8),
    };
    let shift = Choice::Resolve { pending: 0, answer };
    assert!(shifting_freely().legal(SeatId(0)).contains(&shift));
    for kind in [Level::Easy, Level::Normal, Level::Hard] {
        assert!(
            comes_to_an_end(shifting_freely(), kind, "shifting"),
            "{kind:?} shifts in circles"
        );
    }
}

#[test]
fn rovers_collect_lifepods_also_where_they_may_go_to_several_places() {
    let seat = SeatId(0);
    for corporation in [
        CorporationId::UniversalCoalition,
        CorporationId::Cosmos,
        CorporationId::JumpDrive,
    ] {
        let mut state = practising("lifepods", corporation);
        let owner = &mut state.seats[0];
        let lifepod = owner.board.lifepods.first().expect("the planet has some");
        let beside = owner
            .board
            .data()
            .steps(CellSet::of(lifepod), false)
            .first()
            .expect("a cell beside it");
        owner.board.rovers = CellSet::of(beside);
        owner.turn.agenda.clear();
        owner.turn.movement = 1;
        let choice = Level::Normal
            .create("lifepods")
            .choose(&state.view(seat), &Limit::none());
        assert_eq!(
            choice,
            Some(Choice::Drive {
                from: beside,
                to: lifepod
            }),
            "{corporation:?}"
        );
    }
}

/// Makes Normal play every seat of `state` up to the beginning of `round`.
fn play_up_to(mut state: GameState, round: u16) -> GameState {
    let mut bot = Level::Normal.create("begun");
    while state.round < round
        && let Some(seat) = state.active()
    {
        let choice = bot
            .choose(&state.view(seat), &Limit::none())
            .expect("it is asked");
        state.apply(&Action { seat, choice }).expect("legal");
    }
    state
}

#[test]
fn a_commander_who_minds_the_others_leaves_them_less() {
    let (mut minding_leaves, mut other_leaves) = (0.0, 0.0);
    for deal in 0..6 {
        let begun = play_up_to(
            Setup::standard(2, &format!("others {deal}"))
                .deal()
                .expect("a valid setup"),
            8,
        );
        let commander = begun.commander;
        let bot = SearchBot::new(Weights::in_use().clone(), 256, 2, "others");
        let left_by = |mut bot: SearchBot| {
            let mut turned = begun.clone();
            let choice = bot
                .choose(&turned.view(commander), &Limit::none())
                .expect("it is asked");
            turned
                .apply(&Action {
                    seat: commander,
                    choice,
                })
                .expect("legal");
            worth(
                &play_up_to(turned, 9),
                SeatId(1 - commander.0),
                Weights::in_use(),
            )
        };
        minding_leaves += left_by(bot.clone().minding_others());
        other_leaves += left_by(bot);
    }
    assert!(
        minding_leaves < other_leaves - 1.0,
        "{minding_leaves} and {other_leaves} medals"
    );
}

/// The decision of an Expert about its first tile.
fn first_tile() -> (GameState, SeatId) {
    let mut state = everything(1, 1).deal().expect("a valid setup");
    while let Some(seat) = state.active() {
        let choices = state.legal(seat);
        if choices.len() > 100 {
            return (state, seat);
        }
        state
            .apply(&Action {
                seat,
                choice: choices[0],
            })
            .expect("legal");
    }
    unreachable!("no tile was offered")
}

#[test]
fn thinking_ends_when_it_is_called_off_or_the_time_is_over() {
    let (state, seat) = first_tile();
    let view = state.view(seat);
    let mut bot = SearchBot::new(Weights::in_use().clone(), u32::MAX / 64, 5, "1");
    let limit = Limit::none();
    let other = limit.clone();
    let (began, begun) = std::sync::mpsc::channel();
    let thinking = std::thread::spawn(move || {
        began.send(()).expect("the test listens");
        bot.choose(&view, &limit)
    });
    begun.recv().expect("it begins");
    other.call_off();
    // Without a limit it would think for hours.
    assert!(thinking.join().expect("no panic").is_some());
    let mut bot = SearchBot::new(Weights::in_use().clone(), u32::MAX / 64, 5, "1");
    let choice = bot
        .choose(&state.view(seat), &Limit::within(Duration::from_millis(5)))
        .expect("it is asked");
    assert!(state.check(&Action { seat, choice }).is_ok());
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let setup = everything(2, 3);
    let course = || {
        let mut course = Vec::new();
        play(&setup, Level::Easy, |_, seat, choice| {
            course.push((seat, choice))
        });
        course
    };
    assert_eq!(course(), course());
}
