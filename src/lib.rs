//! Planet Unknown: the board game for 1–6 players on one screen.
//!
//! This page is the guide to the code. The rules are numbered in `assets/rules/en.md`; a citation such as
//! `rules §4.3` in a comment or a test means that document.
//!
//! # The idea
//!
//! A game is a [`Setup`](game::Setup) and a list of [`Action`](game::Action)s. Everything else follows from them: the
//! state, the undo history, the replay, the save file, the log, what a bot simulates. The rules are a pure library
//! that knows no window, no file, no clock and no ambient randomness; the window draws what the state says and sends
//! back actions.
//!
//! ```
//! use planet_unknown::game::{Action, Choice, Setup};
//!
//! let setup = Setup::standard(2, "any text is a seed");
//! let mut state = setup.deal()?;
//! let commander = state.active().expect("a new game waits for its commander");
//! let events = state.apply(&Action { seat: commander, choice: Choice::Rotate(3) })?;
//! assert_eq!(events.len(), 1);
//! assert_eq!(state.station.rotation, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The rooms
//!
//! Arrows point down only: `app` and `cli` know `bot` and `table`, all of them know `game`, and `game` knows nobody. A
//! test keeps it so.
//!
//! - [`game`] – the rules: a crate of its own, `crates/rules`, which `cargo test -p planet-unknown-rules` tests alone.
//! - [`table`] – a game on the table: who plays, history, undo, save files, the library of all games, export. Of the bots it knows only
//!   what kinds there are.
//! - [`bot`] – players that are not people.
//! - [`cli`] – the command line: simulate, tournament, verify, export, or open the window.
//! - [`app`] – the window: screens, widgets, theme, texts, settings.
//!
//! # A walk through the rules
//!
//! [`Setup::deal`](game::Setup::deal) shuffles everything and gives the first [`GameState`](game::GameState): plain
//! data, made of ids, enums and [bitsets](game::CellSet), which is cloned, compared and written to files as it is.
//!
//! What a seat has gained and not yet resolved lies on its **agenda**, a list of [`Pending`](game::Pending) effects
//! (rules §3.7). The seat picks which to resolve next. What it is asked, a [`Decision`](game::Decision) with one
//! [`Question`](game::Question) for each pending effect, is derived from agenda and state whenever somebody wants to
//! know, and is never stored. So a game can be saved, undone and searched in the middle of a chain of effects.
//!
//! [`legal`](game::GameState::legal) lists the choices of the seat in play; [`check`](game::GameState::check) says why
//! another is [`Illegal`](game::Illegal); [`apply`](game::GameState::apply) carries one out, all or nothing, and tells
//! in [`Event`](game::Event)s what happened and who may see it.
//!
//! ```
//! use planet_unknown::game::{Action, Setup};
//!
//! // A whole game, always choosing the first thing that is legal.
//! let mut state = Setup::standard(3, "first choice").deal()?;
//! while let Some(seat) = state.active() {
//!     let choice = state.legal(seat)[0];
//!     state.apply(&Action { seat, choice })?;
//! }
//! assert!(state.is_finished());
//! let best = state.seat_ids().map(|seat| state.score(seat).total()).max();
//! assert!(best > Some(0));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where to look:
//!
//! | question | module |
//! |---|---|
//! | how is a game dealt? | [`game::setup`] |
//! | where may a tile lie? | [`game::board::placement`] |
//! | what does an effect ask, and which answers fit? | `game::effects` |
//! | why is a choice refused? | [`game::legal`] |
//! | what do event cards do? | `game::event_cards`; an [`Event`](game::Event) is something else: what happened |
//! | what does a choice change? | `game::effects` with a file for each family of effects, `game::resolve`, `game::rover`, `game::tech`, `game::round` |
//! | what does the event card of a round do, and bar? | [`game::event_cards`] |
//! | who may know what? | [`game::view`] |
//! | how many medals is it? | [`game::score`] |
//!
//! ## Planets and corporations
//!
//! [`Planet`](game::planet::Planet) and [`Corporation`](game::corporation::Corporation) are traits whose methods all
//! have the plain rule as their default: *data* (grid, tracks), *queries* (a base value in, the changed one out),
//! *reactions* (a moment in, effects for the agenda out). A special one overrides what it changes; none of them mutates
//! a state. Each [`Tech`](game::corporation::Tech) of a corporation is one value: when it works, how often, what it
//! offers. What lies on a corporation board beyond trackers is one plain
//! [`CorporationState`](game::corporation::CorporationState). Abilities on [offer](game::GameState::offers) are derived
//! like decisions; in a choice their numbers follow those of the agenda. They are found by an exhaustive match on the id,
//! and **outside their folders nobody asks which one it is**. A new planet is a RON file, a registry line and, if it has a rule of its own, a file
//! in `crates/rules/src/planet`; a new corporation is a RON file, a file in `crates/rules/src/corporation` and a registry line; a new card is a
//! row in `assets/cards`.
//!
//! A new planet as an example: on a world of glaciers rovers do not enter uncovered ice. The rule is one overridden
//! query, for which a hook is there; steps, teleports, the list of legal choices and the window follow:
//!
//! ```
//! use planet_unknown::game::planet::{Planet, PlanetData};
//! use planet_unknown::game::{Board, Cell, CellSet, PlanetId};
//!
//! struct Glaciers(&'static PlanetData); // in its own file: the data embedded from `assets/planets/glaciers.ron`
//!
//! impl Planet for Glaciers {
//!     fn data(&self) -> &PlanetData {
//!         self.0
//!     }
//!
//!     fn barred(&self, board: &Board) -> CellSet {
//!         self.0.ice.without(board.covered())
//!     }
//! }
//!
//! let planet = Glaciers(PlanetId::STANDARD.data()); // then a line in the registry, `PlanetId`
//! let mut board = Board::new(PlanetId::STANDARD);
//! let ice = Cell::new(3, 1).expect("a cell of the grid");
//! assert!(planet.barred(&board).contains(ice));
//! board.lay_patch(ice);
//! assert!(!planet.barred(&board).contains(ice));
//! ```
//!
//! A new corporation as an example: its tracks are data, here borrowed; its first tech doubles the tech resource of a
//! tile, its second is an ability for once a round. The agenda, undo, bots and the buttons of the window
//! follow without a change elsewhere.
//!
//! ```
//! use planet_unknown::game::corporation::{Corporation, CorporationData, Tech, Techs};
//! use planet_unknown::game::{CorporationId, Effect, Seat, Setup, Track};
//!
//! struct Academy(&'static CorporationData); // the data embedded from `assets/corporations/academy.ron`
//!
//! impl Corporation for Academy {
//!     fn data(&self) -> &CorporationData {
//!         self.0
//!     }
//!
//!     /// Level 1: the tech resource of a tile advances twice.
//!     fn resource_advances(&self, seat: &Seat, resource: Track) -> u8 {
//!         if resource == Track::Tech && self.unlocked(seat, 1) { 2 } else { 1 }
//!     }
//!
//!     /// Level 1 works throughout, level 2 is an ability: advance civ.
//!     fn techs(&self) -> &[Tech] {
//!         const CIV: Tech = Tech::offering(|_| Some(Effect::advance(Track::Civ))).once_per_round();
//!         &[Tech::THROUGHOUT, CIV]
//!     }
//! }
//!
//! let academy = Academy(CorporationId::STANDARD.data()); // then a line in the registry, `CorporationId`
//! let mut seat = Setup::standard(1, "academy").deal()?.seats[0].clone();
//! assert_eq!(academy.resource_advances(&seat, Track::Tech), 1, "level 1 is not unlocked yet");
//! seat.trackers[Track::Tech as usize].height = academy.data().tech_height(1);
//! assert_eq!(academy.resource_advances(&seat, Track::Tech), 2);
//! assert_eq!(academy.tech(2).offer(&seat), Some(Effect::advance(Track::Civ)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What remains is words: the language files name a corporation, its rule and its techs by its name, and a test says
//! which are missing.
//!
//! ## Event cards, objectives and the solo game
//!
//! The modules are [`Options`](game::Options) of the setup. In a game with events (rules §9) each round reveals an
//! [`EventCard`](game::EventCard) – an event card; an [`Event`](game::Event) is what happened. What it asks of a seat
//! becomes an urgent effect on the agenda, before the tile of the round; what it bars is derived from the event card in force
//! whenever a rule asks, so nothing has to be taken back afterwards. Private objectives are dealt onto the agenda as
//! well, before the first round. [`view`](game::GameState::view) hides the deck and the objectives of others. The solo
//! game has a [`target`](game::EventMix::target), and [`Grade`](game::Grade) rates it.
//!
//! A new event card is a row in `assets/cards/events.ron` and its words in the language files. A row says what the event card
//! does, with one of the [`EventCardEffect`](game::EventCardEffect)s that are there:
//!
//! ```text
//! (colour: Orange, id: 10, effect: Regress([Biomass, Water], 1)),
//! ```
//!
//! One that asks for something new takes a variant of `EventCardEffect` and a line in `event_cards::reveal` that names the
//! [`Effect`](game::Effect) it puts on the agenda; if that is new too, its question and answer stand in
//! `effects`. One that bars something new is a query in `event_cards::bars`. Undo, bots, files and the list of legal
//! choices follow. How it plays:
//!
//! ```
//! use planet_unknown::game::{Action, Choice, EventCard, EventCardEffect, EventMix, Effect, SeatId, Setup, Source};
//!
//! let mut setup = Setup::standard(2, "alerts");
//! setup.options.events = Some(EventMix::BALANCED);
//! let mut state = setup.deal()?;
//! let next = state.event_cards.hidden.last_mut().expect("a deck of 20");
//! *next = EventCard::all().find(|card| card.effect() == EventCardEffect::Boost).expect("there are two");
//!
//! let event_card = *next;
//! state.apply(&Action { seat: state.commander, choice: Choice::Rotate(1) })?;
//! assert_eq!(state.event_cards.in_force, Some(event_card));
//! let agenda = &state.seat(SeatId(0)).turn.agenda;
//! assert_eq!((agenda[0].effect, agenda[0].source), (Effect::Boost, Source::EventCard(event_card)));
//! assert!(agenda[0].urgent && agenda[1].effect == Effect::TakeTile);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Placement
//!
//! What binds a tile is one value, [`PlacementRules`](game::PlacementRules): the plain rules as the corporation changes
//! them, and one layer each for the planet's and the event's restrictions, so that lifting restrictions (rules §4.6) is
//! leaving a layer out. A set of cells is three 64-bit words with a guard column, and all legal anchors of a tile come
//! from a few shifts and masks:
//!
//! ```
//! use planet_unknown::game::{Board, PlacementRules, PlanetId, Shape, Tile};
//!
//! let board = Board::new(PlanetId::STANDARD);
//! let rules = PlacementRules::plain(&board, false);
//! let tile = Tile::new(Shape::I2, 0, false);
//! let placements: u32 = rules.all_anchors(tile).map(|(_, anchors)| anchors.len()).sum();
//! assert!(placements > 0, "the first tile covers a cell of the planet edge");
//! ```
//!
//! # The table
//!
//! A [`Table`](table::Table) is a game with its history. Undoing moves a cursor and stops where hidden information came
//! out or the turn was handed on.
//!
//! ```
//! use planet_unknown::game::{Action, Choice, Setup};
//! use planet_unknown::table::Table;
//!
//! let mut table = Table::new(Setup::standard(2, "undo"))?;
//! let seat = table.state().active().expect("a commander");
//! table.play(Action { seat, choice: Choice::Rotate(1) })?;
//! table.undo()?;
//! assert_eq!(table.cursor(), 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Practice
//!
//! In a [practice game](game::practice) a seat may also pick any depot, fetch any tile and lay out a position, and the
//! table keeps [marks](table::Mark) to return to. These are choices like all others, never listed and refused in other
//! games, so a practice game needs no format of its own. An [`Exercise`](table::Exercise) is a prepared position, a goal
//! and a solution; adding one takes a file in `assets/exercises`, a line in `table::exercise` and three texts.
//!
//! ```
//! use planet_unknown::game::{Action, Change, Choice, SeatId, Setup};
//! use planet_unknown::table::Table;
//!
//! let mut setup = Setup::standard(1, "practice");
//! setup.options.practice = true;
//! let mut table = Table::new(setup)?;
//! table.mark("before");
//! table.play(Action { seat: SeatId(0), choice: Choice::Arrange(Change::Movement(4)) })?;
//! table.return_to(0)?;
//! assert_eq!(table.state().seat(SeatId(0)).turn.movement, 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Files
//!
//! A [`Save`](table::Save) is a RON text: what kind of file it is, the setup, the state at the cursor, and every action
//! with the hash of the state after it; where bots play also who plays which seat, as `players: [Person, Bot(Expert)]`.
//! [`load`](table::store::load) plays the actions again and compares every hash; a file that does not fit gives a
//! [`FileError`](table::FileError), which names the place and a remedy and, where the state alone is intact, holds a game
//! that starts there. [`write`](table::store::write) replaces a file only after the
//! new one has been read back.
//!
//! Every game that is begun has an [identity](table::GameId) and a place in the [`Library`](table::Library), which writes
//! it in the background after every action. Opening a game writes nothing: [`approach`](table::Library::approach) tells
//! whether a version is kept that is further on, or whether another window has the game open. All of it goes through a
//! [`Disk`](table::disk::Disk), so that tests can let any step fail.
//!
//! ```
//! use planet_unknown::game::Setup;
//! use planet_unknown::table::{Overwrite, Save, Table, store};
//!
//! let folder = tempfile::tempdir()?;
//! let path = folder.path().join("game.ron");
//! let table = Table::new(Setup::standard(4, "Friday"))?;
//! store::write(&path, &Save::new(&table).titled("Friday"), Overwrite::SavedGames)?;
//! let loaded = store::load(&path)?;
//! assert_eq!(loaded.table.state(), table.state());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The best results of the solo game are [`Records`](table::Records) in a file of their own, which is read and written by
//! a [`RecordsStore`](table::RecordsStore).
//!
//! Other programs read games as JSON: [`export`](table::export), described in `assets/export-format.md`.
//!
//! # Bots
//!
//! A [`Bot`](bot::Bot) sees a [`View`](game::View), what its seat may know, and gives a choice. `planet-unknown simulate`
//! lets bots play whole games, and compares several of them: in `cli::arena` they play, `cli::seating` says who sits
//! where when a deal is played again, and `cli::statistics` what the games prove. `planet-unknown tournament` makes tables
//! of how strong the bots are, against each other and alone.
//!
//! Inside, `worth` says what a position promises a seat, part by part and in medals: lines with the chance that they get
//! complete, the fields ahead of each tracker with the chance to get there, what rovers can reach, the chances of
//! objectives. Its numbers are [`Weights`](bot::Weights), which `planet-unknown train` fits by playing
//! ([`train`](bot::train)). `policy` plays a turn by nothing but what each choice is worth at once, with sketches of where
//! a tile could lie; that is Easy, with errors and without an eye for techs, cards and objectives. `beam` follows the best
//! three ways to play a turn side by side; that is Normal, which looks at the next turn too where it knows the tiles that
//! come.
//! `candidates` keeps the sixteen best choices of any decision, each with its chain of effects, and `search` tries them
//! out by sequential halving: `rollout` plays on from each for some rounds, all with the same luck and with everything
//! unseen dealt anew, while those who compete for objectives play on too. That is Hard and Expert. Where the station turns
//! by itself, in solo games and the two-player variant, the tiles of the next rounds are known, and `plan` plays on in
//! several lines side by side, of which the best counts. Expert minds the `others`, too: who turns the station chooses
//! everybody's tiles.
//!
//! That a bot plays a seat is a matter of the table, not of the rules: a [`Player`](table::Player) for each seat, kept in
//! the file of the game. In the window each decision is thought through on a thread of its own, a
//! [`Thinking`](app::thinking::Thinking), which wakes the window and is called off by dropping it. The bot is made anew
//! for it from the seed of the game, the seat and the place in the history, so that a game goes on from its file as it
//! would have. Undoing goes back to the last decision of a person, over what bots have done since.
//!
//! ```
//! use planet_unknown::bot::Limit;
//! use planet_unknown::game::{SeatId, Setup};
//! use planet_unknown::play::Strength as _;
//! use planet_unknown::table::{Level, Player, Table};
//!
//! let players = [Player::Bot(Level::Easy), Player::Person].into_iter().collect();
//! let table = Table::new(Setup::standard(2, "bots"))?.played_by(players);
//! let kind = table.players().bot(SeatId(0)).expect("a bot sits there");
//! let choice = kind.create("a seed").choose(&table.view(SeatId(0)), &Limit::within(kind.time()));
//! assert_eq!(choice.is_some(), table.state().active() == Some(SeatId(0)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Hints and the coach
//!
//! What a bot [`advise`](bot::advise)s becomes a [`Hint`](app::advice::Hint): the three best options that differ in more
//! than a detail, what each promises and how sure that is, and [`Reasons`](app::advice::Reasons). `expectation` adds to
//! the medals what later turns bring on average, which all options have in common. A reason is a
//! [`Fact`](app::advice::Fact) – a row becomes complete, a tracker earns a card, a hole remains – found by comparing the
//! position before a choice with the one after it, and weighed against the other options: what holds for all of them
//! tells nothing. `describe::reasons` puts facts into words. A new kind of fact is a variant, the place in `app::advice`
//! that finds it, and a text. The coach of practice games gives a [`Verdict`](app::advice::Verdict) on each move, which
//! rests on the judgements below. Both think in rounds of growing budgets, so there is something to read at once, and
//! know nothing but the view of the seat.
//!
//! ## Looking back
//!
//! [`review`](bot::review) judges a game that was played, [`Played`](bot::review::Played). A decision is seen as its seat
//! saw it then: the best choice is found first, then compared with the one that was made, with other luck, so that what
//! made one look best does not count as the loss of the other. The losses of a turn add up; one within two standard
//! errors is about equal to the best. The window does this decision by decision while the analysis is on show, quickly
//! first and again with more rollouts where something may have been lost, and keeps what it found until it is closed.
//!
//! ```
//! use planet_unknown::bot::Limit;
//! use planet_unknown::bot::review::Played;
//! use planet_unknown::game::{Action, Choice, Setup};
//!
//! let start = Setup::standard(2, "looking back").deal()?;
//! let seat = start.active().expect("a commander");
//! let played = Played::new(start, [Action { seat, choice: Choice::Rotate(2) }]);
//! let judgement = played.judge(0, 4, "luck", &Limit::none()).expect("it was a decision");
//! assert_eq!(judgement.made.choice, Choice::Rotate(2));
//! assert!(judgement.loss >= 0.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The window
//!
//! [`App`](app::App) keeps a stack of [`Screen`](app::screens::Screen)s and draws the one on top for every frame. What a
//! screen wants it leaves as a [`Command`](app::Command), carried out after drawing. Screens are put together from
//! [`widgets`](app::widgets), which take every colour, size and time from [`theme::tokens`](app::theme::tokens), and
//! speak through [`t!`], whose texts stand in `assets/lang`. The [rule book](app::rules) is a text for each language,
//! `assets/rules/*.md`; each passage bears the number of its rule, by which the window leads to it. Tests drive the same screens without a display, by the
//! names that assistive technology hears.

pub mod app;
pub mod cli;

pub use bot;
pub use play;
pub use rules as game;
pub use table;
