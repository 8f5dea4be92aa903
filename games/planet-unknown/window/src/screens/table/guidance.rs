//! What explains the game at the table while it is played, and which part of the table each step means.

use super::layout::Tab;
use crate::OwnSettings;
use kit::screen::Cx;
use kit::settings::{Own as _, Settings};
use play::Table;
use play::guide::{Guide, Part, is_first_game, taught};
use rules::SeatId;

/// The guide of a table.
pub(super) struct Guidance {
    /// What is told.
    pub(super) guide: Guide,
    /// Whether it is the guided first game.
    pub(super) is_lesson: bool,
    /// The player to whom it speaks.
    pub(super) seat: Option<SeatId>,
    /// Whether the log is in front because a step speaks of it.
    pub(super) shows_log: bool,
}

impl Guidance {
    /// The guide that a game needs, if any. Side by side, it introduces worlds, and leaves the boards, which are small, free after
    /// that.
    pub(super) fn of(table: &Table, settings: &Settings, beside: bool) -> Option<Self> {
        let lesson = &OwnSettings::of(settings).lesson;
        let told = settings.first_times_told.clone();
        let is_lesson = !beside && is_first_game(table);
        let guide = if is_lesson {
            Guide::of_lesson(lesson.clone())
        } else if settings.first_times && beside {
            Guide::of_worlds(told)
        } else if settings.first_times && !table.setup().options.practice {
            Guide::of_first_times(told.into_iter().chain(taught(lesson)))
        } else {
            return None;
        };
        Some(Self {
            guide,
            is_lesson,
            seat: None,
            shows_log: false,
        })
    }

    /// Whether the game waits until the player has read on.
    pub(super) fn holds(&self) -> bool {
        self.is_lesson && self.guide.waits_to_be_read()
    }

    /// Whether the lesson still has to explain what a tech is.
    pub(super) fn explains_techs(&self) -> bool {
        self.is_lesson && self.guide.told().all(|step| step != "tech")
    }

    /// Whether the lesson still has to explain objectives.
    pub(super) fn explains_objectives(&self) -> bool {
        self.is_lesson && !self.guide.has_introduced(Part::Cards)
    }

    /// Writes down what was told.
    pub(super) fn note(&self, cx: &mut Cx<'_>) {
        let told: Vec<String> = self.guide.told().map(str::to_owned).collect();
        if self.is_lesson {
            if OwnSettings::of(cx.settings).lesson != told {
                cx.change_settings(|settings| {
                    OwnSettings::change(settings, |own| own.lesson = told)
                });
            }
        } else if cx.settings.first_times_told != told {
            cx.change_settings(|settings| settings.first_times_told = told);
        }
    }
}

/// The part of the table that a tab shows, if the guide introduces it.
pub(super) fn part_of(tab: Tab) -> Option<Part> {
    use Part::{Cards, Log, Planet, Seats, Station, Tracks};
    let mut parts = [Planet, Station, Seats, Tracks, Cards, Log].into_iter();
    parts.find(|part| tab_of(*part) == Some(tab))
}

/// The tab that shows a part of the table.
pub(super) const fn tab_of(part: Part) -> Option<Tab> {
    match part {
        Part::Planet | Part::Ice | Part::Lifepods | Part::Meteorites | Part::Rovers => {
            Some(Tab::Planet)
        }
        Part::Station => Some(Tab::Station),
        Part::Tracks | Part::Collected => Some(Tab::Tracks),
        Part::Cards => Some(Tab::Cards),
        Part::Seats => Some(Tab::Seats),
        Part::Log => Some(Tab::Log),
        Part::Question | Part::EndOfTurn | Part::Course | Part::Score => None,
    }
}
