//! Statistics of the finished games in the library, for each person: in a table and in pictures.

mod plots;

use std::collections::{BTreeMap, BTreeSet};
use std::iter::once;
use std::sync::Arc;

use egui::{Grid, RichText, Ui, vec2};

use self::plots::{curve_ui, spread_ui};
use super::Screen;
use crate::t;
use crate::text::describe;
use crate::widgets::{Button, Tone, choice, dim, section};
use kit::background::Collected;
use kit::files::{Content, Purpose, Saving};
use kit::screen::{Cx, page};
use kit::text::player;
use kit::theme::{Icon, number, strong, tokens};
use play::statistics::{Figures, Played};
use table::{Library, Player};

/// Results that belong together, with their name.
type Group<'a> = (String, Vec<&'a Played>);

/// The page of statistics.
#[derive(Default)]
pub struct StatisticsPage {
    /// All results, in the order in which the games ended: every finished game is replayed.
    results: Collected<Arc<[Played]>>,
    /// The person who is shown; at first whoever played last.
    name: Option<String>,
    saving: Saving,
}

impl Screen for StatisticsPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let library = Arc::clone(cx.library);
        let collect = move || collected(&library).into();
        let results = self.results.get(ui.ctx(), "statistics", collect).cloned();
        if let Some(path) = self.saving.chosen(ui.ctx()) {
            let results = results.clone().unwrap_or_default();
            let csv = move || play::statistics::as_csv(&results).map_err(std::io::Error::other);
            self.saving.write(ui.ctx(), path, Content::table(csv));
        }
        if let Some(path) = self.saving.show(ui.ctx()) {
            let file = path.display().to_string();
            cx.notify(Tone::Good, kit::t!(ui, "files-saved", file));
        }
        let title = t!(ui, "statistics-title");
        page(ui, cx, &title, |ui, cx| match results {
            None => drop(dim(ui, t!(ui, "statistics-collecting"))),
            Some(results) => self.contents_ui(ui, cx, &results),
        });
    }

    fn entered(&mut self, _: &mut Cx<'_>) {
        (self.results, self.name) = (Collected::default(), None);
    }
}

impl StatisticsPage {
    fn contents_ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>, results: &[Played]) {
        let Some(latest) = results.last() else {
            dim(ui, t!(ui, "statistics-none"));
            return;
        };
        let shown = self.name.clone().unwrap_or_else(|| latest.name.clone());
        let names: BTreeSet<&str> = results.iter().map(|played| played.name.as_str()).collect();
        ui.horizontal_wrapped(|ui| {
            let options = names.iter().map(|name| (*name, (*name).to_owned()));
            let options: Vec<(&str, String)> = options.collect();
            let title = t!(ui, "statistics-name");
            if let Some(name) = choice(ui, &title, shown.as_str(), &options) {
                self.name = Some(name.to_owned());
            }
            let csv = Button::new(t!(ui, "statistics-csv")).icon(Icon::Save);
            if ui.add(csv.quiet()).clicked() {
                let suggested = cx.paths.saves_folder().join("planet-unknown.csv");
                self.saving.ask(ui.ctx(), Purpose::Table, &suggested);
            }
        });
        let own = results.iter().filter(|played| played.name == shown);
        let own: Vec<&Played> = own.collect();
        table_ui(ui, &own);
        section(ui, Some(Icon::Chart), &t!(ui, "statistics-curve"));
        curve_ui(ui, &own);
        parts_ui(ui, &own);
        if own.len() > 1 {
            section(ui, Some(Icon::Chart), &t!(ui, "statistics-spread"));
            spread_ui(ui, worlds(&own));
        }
    }
}

/// The results of all people in the finished games of the library, in the order in which the games ended.
fn collected(library: &Library) -> Vec<Played> {
    let games = library.finished(|_| true);
    let results = games.flat_map(|(entry, table)| Played::of(&table, entry.saved(), entry.seconds));
    let mut results: Vec<Played> = results.collect();
    results.sort_by_key(|played| played.ended);
    results
}

/// Draws the figures: of all games, against each kind of rival, on each planet and with each corporation.
fn table_ui(ui: &mut Ui, own: &[&Played]) {
    let all = (t!(ui, "statistics-all"), own.to_vec());
    let rivals = grouped(own, |played| match (played.seats, played.rival) {
        (1, _) => t!(ui, "statistics-solo"),
        (_, Some(level)) => t!(ui, "statistics-against", level: player(Player::Bot(level))),
        (_, None) => t!(ui, "statistics-people"),
    });
    let groups = once(all).chain(rivals).chain(worlds(own));
    ui.spacing_mut().interact_size.y = 0.0;
    Grid::new("statistics")
        .striped(true)
        .spacing(vec2(24.0, 6.0))
        .show(ui, |ui| {
            for key in [
                "statistics-group",
                "statistics-games",
                "statistics-won",
                "statistics-mean",
                "statistics-best",
                "statistics-streak",
                "statistics-minutes",
            ] {
                ui.label(RichText::new(t!(ui, key)).font(strong(tokens().text.small)));
            }
            ui.end_row();
            for (name, results) in groups {
                figures_ui(ui, &name, &results);
            }
        });
}

/// The results on each planet, and then those with each corporation.
fn worlds<'a>(own: &[&'a Played]) -> impl Iterator<Item = Group<'a>> {
    let planets = grouped(own, |played| played.planet.name().to_owned());
    let corporations = grouped(own, |played| played.corporation.name().to_owned());
    planets.into_iter().chain(corporations)
}

/// The results by the name that `name_of` gives, in alphabetical order.
fn grouped<'a>(
    own: &[&'a Played],
    name_of: impl Fn(&Played) -> String,
) -> BTreeMap<String, Vec<&'a Played>> {
    let mut named: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for played in own.iter().copied() {
        named.entry(name_of(played)).or_default().push(played);
    }
    named
}

fn figures_ui(ui: &mut Ui, name: &str, results: &[&Played]) {
    let Some(figures) = Figures::of(results.iter().copied()) else {
        return;
    };
    ui.label(name);
    let decimal = |number: f64| describe::decimal(ui, number as f32);
    let mean = match figures.games {
        // One game has no spread.
        1 => figures.best.to_string(),
        _ => {
            let (mean, spread) = (decimal(figures.mean), decimal(figures.spread));
            t!(ui, "statistics-mean-value", mean, spread)
        }
    };
    let minutes = figures.minutes.map_or_else(
        || "–".to_owned(),
        |minutes| t!(ui, "statistics-minutes-value", minutes = minutes.round()),
    );
    let values = [
        figures.games.to_string(),
        figures.won.to_string(),
        mean,
        figures.best.to_string(),
        figures.streak.to_string(),
        minutes,
    ];
    for value in values {
        ui.label(RichText::new(value).font(number(tokens().text.body)));
    }
    ui.end_row();
}

/// Draws the mean of the parts of the score.
fn parts_ui(ui: &mut Ui, own: &[&Played]) {
    let mean = |part: fn(&Played) -> u16| {
        let sum: f32 = own.iter().map(|played| f32::from(part(played))).sum();
        describe::decimal(ui, sum / own.len().max(1) as f32)
    };
    let text = t!(
        ui,
        "statistics-parts",
        lines = mean(|played| played.lines),
        tracks = mean(|played| played.tracks),
        collected = mean(|played| played.collected),
        cards = mean(|played| played.cards),
        objectives = mean(|played| played.objectives)
    );
    dim(ui, text);
}
