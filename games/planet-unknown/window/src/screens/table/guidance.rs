//! What explains the game at the table while it is played, and which part of the table each step means.

use super::layout::Tab;
use crate::OwnSettings;
use kit::screen::Cx;
use kit::settings::Own as _;
use kit::settings::Settings;
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
    /// The guide that a game needs, if any.
    pub(super) fn of(table: &Table, settings: &Settings) -> Option<Self> {
        let is_lesson = is_first_game(table);
        let guide = if is_lesson {
            Guide::of_lesson(OwnSettings::of(settings).lesson.clone())
        } else if settings.first_times && !table.setup().options.practice {
            let own = OwnSettings::of(settings);
            let told = settings.first_times_told.iter().cloned();
            Guide::of_first_times(told.chain(taught(&own.lesson)))
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

    /// The guide of a game side by side: it introduces worlds, and leaves the boards, which are small, free after that.
    pub(super) fn of_worlds(settings: &Settings) -> Option<Self> {
        settings.first_times.then(|| Self {
            guide: Guide::of_worlds(settings.first_times_told.clone()),
            is_lesson: false,
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
pub(super) const fn part_of(tab: Tab) -> Option<Part> {
    match tab {
        Tab::Planet => Some(Part::Planet),
        Tab::Station => Some(Part::Station),
        Tab::Seats => Some(Part::Seats),
        Tab::Tracks => Some(Part::Tracks),
        Tab::Cards => Some(Part::Cards),
        Tab::Log => Some(Part::Log),
        Tab::Practice | Tab::Hint => None,
    }
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
