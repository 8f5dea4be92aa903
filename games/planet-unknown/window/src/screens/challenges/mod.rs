//! Reasons to come back: the challenge of the day, the campaign, achievements, and the best results of all worlds.

mod achievements;
mod campaign;
mod day;
mod worlds;

pub(super) use achievements::chips_ui as achievement_chips_ui;

use egui::Ui;

use self::day::Day;
use super::{Screen, records};
use crate::widgets::choice;
use crate::{phrases, t};
use kit::screen::{Cx, page};
use kit::theme::tokens;
use play::{Achievement, Progress, Records, Table};
use table::clock;

/// Why progress cannot be kept: the disk, a newer version, damage.
const TEXTS: [&str; 3] = ["challenge-disk", "challenge-newer", "challenge-damaged"];

/// The page of all challenges.
#[derive(Debug, Default)]
pub struct ChallengesPage {
    tab: Tab,
    day: Day,
    progress: Progress,
    records: Records,
}

/// The parts of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Tab {
    #[default]
    Day,
    Campaign,
    Achievements,
    Worlds,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Day, Self::Campaign, Self::Achievements, Self::Worlds];
}

phrases! {
    fn tab_title(tab: Tab) = "challenge" {
        Day => "challenge-title", Campaign, Achievements => "achievements-title", Worlds,
    }
}

impl Screen for ChallengesPage {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let title = t!(ui, "challenge-page");
        page(ui, cx, &title, |ui, cx| {
            let options = Tab::ALL.map(|tab| (tab, tab_title(ui, tab)));
            self.tab = choice(ui, &title, self.tab, &options).unwrap_or(self.tab);
            ui.add_space(tokens().space.m);
            match self.tab {
                Tab::Day => self.day.ui(ui, cx),
                Tab::Campaign => campaign::ui(ui, cx, &self.progress),
                Tab::Achievements => achievements::ui(ui, &self.progress),
                Tab::Worlds => worlds::ui(ui, &self.records),
            }
        });
    }

    fn entered(&mut self, cx: &mut Cx<'_>) {
        self.day.entered(cx);
        self.records = records::read(cx);
        let progress = Progress::load(&cx.paths.progress_file());
        self.progress = records::or_tell(cx, progress, TEXTS);
    }
}

/// Keeps what was reached in the game that has just ended on `table`; returns the achievements that are new. Tells the
/// player if it cannot be kept.
pub(super) fn note(cx: &mut Cx<'_>, table: &Table) -> Vec<Achievement> {
    let noted = Progress::keep(&cx.paths.progress_file(), table, clock::now());
    records::or_tell(cx, noted, TEXTS)
}

/// The name of the player who used the program last.
pub(super) fn player_name(ui: &Ui, cx: &Cx<'_>) -> String {
    let name = cx.settings.player_names.first().cloned();
    let name = name.filter(|name| !name.trim().is_empty());
    name.unwrap_or_else(|| t!(ui, "practice-player"))
}
