//! What people have reached in the finished games of one kind: games, victories and points.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{Grid, RichText, ScrollArea, Ui, vec2};
use game::{Game, Kept, SeatId, Setup as _};
use table::{Kind, Library, Player, Table};

use crate::background::Collected;
use crate::screen::{Cx, Screen, page};
use crate::t;
use crate::text;
use crate::theme::{number, strong, tokens};
use crate::widgets::dim;

/// Whoever has played, and which kind of player: people by their names, bots by their levels.
type Who = (Player, String);

/// The page of the finished games of `G` in the library.
pub struct StandingsPage<G: Kept> {
    is_lesson: IsLesson<G>,
    standings: Collected<BTreeMap<Who, Standing>>,
}

/// Whether a game is the guided first one.
type IsLesson<G> = fn(&<G as Game>::Setup) -> bool;

impl<G: Kept> StandingsPage<G> {
    /// The page of all games but the guided first one, which counts nowhere.
    pub fn new(is_lesson: IsLesson<G>) -> Self {
        Self {
            is_lesson,
            standings: Collected::default(),
        }
    }
}

/// What somebody has reached.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Standing {
    games: u32,
    /// Games won, alone or with others.
    won: u32,
    /// The points of all games.
    points: i64,
    best: i32,
}

impl Standing {
    /// Adds a game.
    fn add(&mut self, points: i32, won: bool) {
        self.best = match self.games {
            0 => points,
            _ => self.best.max(points),
        };
        self.games += 1;
        self.won += u32::from(won);
        self.points += i64::from(points);
    }
}

/// Adds the game on `table`, unless it is a lesson or no full game with a result.
fn add<G: Kept>(standings: &mut BTreeMap<Who, Standing>, table: &Table<G>, is_lesson: IsLesson<G>) {
    let (setup, Some(ranking)) = (table.setup(), table.state().ranking()) else {
        return;
    };
    if setup.is_practice() || is_lesson(setup) {
        return;
    }
    for seat in SeatId::first(setup.seat_count()) {
        let who = match table.players().of(seat) {
            Player::Person => (Player::Person, setup.name(seat).to_owned()),
            bot @ Player::Bot(_) => (bot, String::new()),
        };
        let standing = standings.entry(who).or_default();
        standing.add(ranking.score(seat), ranking.place(seat) == 1);
    }
}

/// Plays all finished games again.
fn collected<G: Kept>(library: &Library, is_lesson: IsLesson<G>) -> BTreeMap<Who, Standing> {
    let mut standings = BTreeMap::new();
    for (_, table) in library.finished::<G>(|_| true) {
        add(&mut standings, &table, is_lesson);
    }
    standings
}

impl<G: Kept> Screen for StandingsPage<G> {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let (library, is_lesson) = (Arc::clone(cx.library), self.is_lesson);
        let collect = move || collected::<G>(&library, is_lesson);
        let standings = self.standings.get(ui.ctx(), "standings", collect);
        let title = t!(ui, "standings-title", game = G::TITLE);
        page(ui, cx, &title, |ui, _| match standings {
            None => drop(dim(ui, t!(ui, "standings-collecting"))),
            Some(standings) if standings.is_empty() => drop(dim(ui, t!(ui, "standings-none"))),
            Some(standings) => {
                let area = ScrollArea::horizontal();
                area.show(ui, |ui| table_ui(ui, standings));
            }
        });
    }

    fn entered(&mut self, _: &mut Cx<'_>) {
        self.standings = Collected::default();
    }

    fn game(&self) -> Option<Kind> {
        Some(Kind::of::<G>())
    }
}

fn table_ui(ui: &mut Ui, standings: &BTreeMap<Who, Standing>) {
    ui.spacing_mut().interact_size.y = 0.0;
    let grid = Grid::new("standings")
        .striped(true)
        .spacing(vec2(32.0, 8.0));
    grid.show(ui, |ui| {
        for head in [
            t!(ui, "standings-who"),
            t!(ui, "standings-games"),
            t!(ui, "standings-won"),
            t!(ui, "standings-mean"),
            t!(ui, "standings-best"),
        ] {
            ui.label(RichText::new(head).font(strong(tokens().text.small)));
        }
        ui.end_row();
        for ((player, name), standing) in standings {
            let name = match player {
                Player::Person => name.clone(),
                Player::Bot(_) => t!(ui, "standings-bot", level = text::player(ui, *player)),
            };
            let games = f64::from(standing.games);
            let share = (100.0 * f64::from(standing.won) / games).round();
            ui.label(name);
            let mean = text::decimal(ui, (standing.points as f64 / games) as f32);
            for figure in [
                standing.games.to_string(),
                t!(ui, "standings-share", won = standing.won, percent = share),
                mean,
                standing.best.to_string(),
            ] {
                ui.label(RichText::new(figure).font(number(tokens().text.body)));
            }
            ui.end_row();
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::games::nim::{Nim, NimSetup};
    use table::Level;

    /// The guided first game counts nowhere.
    #[test]
    fn people_are_counted_by_name_and_bots_by_level() {
        let mut standings = BTreeMap::new();
        for seed in ["one", "two", "a lesson"] {
            let mut setup = NimSetup::new(2, &[1], seed);
            setup.names = vec!["Ada".into(), "Vega".into()];
            let bot = Player::Bot(Level::Hard);
            let mut table: Table<Nim> = Table::new(setup).expect("a game");
            table = table.played_by([Player::Person, bot].into_iter().collect());
            add(&mut standings, &table, |_| false);
            assert!(seed != "one" || standings.is_empty(), "it is not over");
            let seat = table.state().active().expect("somebody");
            let choice = table.state().legal(seat)[0];
            table.play(game::Action { seat, choice }).expect("legal");
            add(&mut standings, &table, |setup| setup.seed() == "a lesson");
        }
        let names: Vec<_> = standings.keys().cloned().collect();
        let bot = (Player::Bot(Level::Hard), String::new());
        assert_eq!(names, [(Player::Person, "Ada".to_owned()), bot]);
        let won: u32 = standings.values().map(|standing| standing.won).sum();
        assert_eq!((won, standings[&names[0]].games), (2, 2));
    }

    #[test]
    fn the_best_result_may_be_negative() {
        let mut standing = Standing::default();
        standing.add(-5, false);
        standing.add(-7, true);
        assert_eq!((standing.best, standing.points), (-5, -12));
    }
}
