//! The setup wizard: four steps in any order, with a summary that is always visible.

mod choosing;
mod deck;
mod draft;
mod hands;
mod mix;
mod modules;
mod players;
mod sitters;
mod starting;
mod station;
mod summary;
pub(super) mod world;
mod worlds;

use crate::OwnSettings;
use crate::widgets::{Button, KeyHint, dim, keep_clear, key_hints, row, says, toggle};
use kit::devices::{Keyboard, Saying};
use kit::screen::{band, foot, title_bar};
use kit::settings::Own as _;
use kit::text::TEXTS;
use kit::wizard::{Seats as _, around_buttons, groups_ui};
use std::borrow::Cow;

use egui::{Align, Context, Layout, Panel, Ui, vec2};

pub(super) use kit::wizard::random_seed;

use self::draft::Draft;
use self::starting::{kept_id, problem, start};
use super::habits::ways_ui;
use super::{Screen, action, scrolled_ui};
use crate::{phrases, t};
use kit::screen::Cx;
use kit::theme::{Icon, tokens};
use play::Table;

/// The wizard that sets up a new game.
#[derive(Debug)]
pub struct Wizard {
    /// Whether it sets up a practice game of one seat.
    is_practice: bool,
    step: Step,
    /// The draft; `None` until the first frame, unless the wizard begins with that of a game.
    draft: Option<Draft>,
    worlds: worlds::WorldsStep,
    station: station::StationStep,
}

/// The steps of the wizard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Players,
    Worlds,
    Modules,
    Station,
}

impl Step {
    const ALL: [Self; 4] = [Self::Players, Self::Worlds, Self::Modules, Self::Station];
    /// The steps of a practice game: what is to be tried out comes first.
    const OF_PRACTICE: [Self; 4] = [Self::Worlds, Self::Station, Self::Modules, Self::Players];

    /// The steps in their order.
    const fn in_order(is_practice: bool) -> [Self; 4] {
        match is_practice {
            true => Self::OF_PRACTICE,
            false => Self::ALL,
        }
    }

    /// Its icon, and the place in the rule book about it.
    const fn signs(self) -> (Icon, &'static str) {
        match self {
            Self::Players => (Icon::Person, "2.1"),
            Self::Worlds => (Icon::Planet, "7"),
            Self::Modules => (Icon::Rules, "variants"),
            Self::Station => (Icon::Station, "2.2"),
        }
    }
}

phrases! {
    fn step_title(step: Step) = "wizard-step" { Players, Worlds, Modules, Station }
}

impl Default for Wizard {
    fn default() -> Self {
        Self::of(false, None)
    }
}

impl Wizard {
    /// Returns a wizard for a practice game: one seat.
    pub fn practice() -> Self {
        Self::of(true, None)
    }

    /// Returns a wizard that begins with the setup and the players of a game, and a new seed.
    pub fn again(table: &Table) -> Self {
        let (setup, players) = table.players_again();
        Self::of(false, Some(Draft::from_setup(&setup, &players, &[])))
    }

    fn of(is_practice: bool, draft: Option<Draft>) -> Self {
        Self {
            is_practice,
            step: Step::in_order(is_practice)[0],
            draft,
            worlds: worlds::WorldsStep::default(),
            station: station::StationStep::default(),
        }
    }

    /// The first draft: one seat for a practice game; otherwise the choices of the last time, which are kept while the program
    /// runs, or else a person against an Easy bot.
    fn first_draft(&self, ctx: &Context, cx: &Cx<'_>) -> Draft {
        let names = &cx.settings.player_names;
        if self.is_practice {
            let mut draft = Draft::new(1, names);
            draft.options.practice = true;
            draft.options.solo = false;
            return draft;
        }
        let last = || {
            let own = OwnSettings::of(cx.settings);
            let Some(setup) = &own.last_game else {
                return Draft::against_a_bot(names);
            };
            let mut draft = Draft::from_setup(setup, &cx.settings.players, names);
            if own.deals_hands {
                draft.deal_hands();
            }
            draft
        };
        let kept = ctx.data(|data| data.get_temp(kept_id()));
        kept.unwrap_or_else(last)
    }

    /// The step before or after another one.
    fn neighbour(&self, step: Step, forward: bool) -> Option<Step> {
        let steps = Step::in_order(self.is_practice);
        let index = steps.iter().position(|each| *each == step)?;
        let apart = if forward { 1 } else { -1 };
        steps.get(index.checked_add_signed(apart)?).copied()
    }

    fn keys(&mut self, ui: &Ui, draft: &Draft, cx: &mut Cx<'_>) {
        for (saying, forward) in [(Saying::PageBack, false), (Saying::PageForward, true)] {
            if says(ui, Keyboard::Steps, saying) {
                self.step = self.neighbour(self.step, forward).unwrap_or(self.step);
            }
        }
        if says(ui, Keyboard::Wizard, Saying::Start) && problem(ui, draft).is_none() {
            start(ui, draft, cx);
        }
    }

    /// Draws the four steps as a bar; each can be chosen at any time.
    fn steps_ui(&mut self, ui: &mut Ui) {
        let words = ui.available_width() >= 620.0;
        band(Panel::top("wizard steps"), around_buttons(ui)).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                let steps = Step::in_order(self.is_practice).into_iter();
                for (number, step) in steps.enumerate() {
                    let (title, number) = (step_title(ui, step), number + 1);
                    let label = match words {
                        true => format!("{number}  {title}"),
                        false => number.to_string(),
                    };
                    let name = t!(ui, "wizard-step-name", number, title);
                    let button = Button::new(label).icon(step.signs().0).name(name);
                    if ui.add(button.selected(step == self.step)).clicked() {
                        self.step = step;
                    }
                }
            });
        });
    }

    /// Draws the buttons that go back, go on and start the game.
    fn footer_ui(&mut self, ui: &mut Ui, draft: &Draft, cx: &mut Cx<'_>, narrow: bool) {
        let shown = foot("wizard footer", around_buttons(ui)).show(ui, |ui| {
            if narrow {
                summary::line_ui(ui, draft);
            }
            let problem = problem(ui, draft);
            if let Some(problem) = &problem {
                dim(ui, problem);
            }
            ui.horizontal_wrapped(|ui| {
                self.step_button(ui, false, narrow);
                self.step_button(ui, true, narrow);
                let mut begin = Button::new(kit::t!(ui, "wizard-start")).icon(Icon::Rocket);
                if !narrow {
                    begin = begin.key(Keyboard::Wizard.name(Saying::Start));
                }
                if ui.add(begin.primary().refused(problem)).clicked() {
                    start(ui, draft, cx);
                }
            });
        });
        keep_clear(ui.ctx(), shown.response.rect.top());
    }

    /// Draws the button that goes on or back. Its room is the same at every step, so that none of the buttons moves.
    fn step_button(&mut self, ui: &mut Ui, forward: bool, narrow: bool) {
        let button = |step: Step| {
            let title = step_title(ui, step);
            let (icon, label) = match forward {
                true => (Icon::Right, t!(ui, "wizard-next", step = title)),
                false => (Icon::Left, t!(ui, "wizard-previous", step = title)),
            };
            action(icon, label, narrow)
        };
        let steps = Step::ALL.into_iter();
        let targets = steps.filter_map(|step| self.neighbour(step, forward));
        let widths = targets.map(|step| button(step).width(ui));
        let widest = widths.fold(0.0, f32::max);
        let wanted = self.neighbour(self.step, forward);
        let wanted = wanted.map(|step| (step, button(step)));
        let room = vec2(widest, tokens().shape.control);
        ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(widest);
            if let Some((step, button)) = wanted
                && ui.add(button).clicked()
            {
                self.step = step;
            }
        });
    }

    fn step_ui(&mut self, ui: &mut Ui, draft: &mut Draft, cx: &mut Cx<'_>) {
        scrolled_ui(ui, self.step as usize, tokens().space.l, |ui| {
            match self.step {
                Step::Players => {
                    players::ui(ui, draft);
                    groups_ui(ui, draft, cx);
                    sharing_ui(ui, draft, cx);
                    known_ui(ui, draft, cx);
                }
                Step::Worlds => self.worlds.ui(ui, draft),
                Step::Modules => modules::ui(ui, draft),
                Step::Station => self.station.ui(ui, draft, cx),
            }
        });
    }
}

impl Screen for Wizard {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let draft = self.draft.take();
        let mut draft = draft.unwrap_or_else(|| self.first_draft(ui.ctx(), cx));
        self.keys(ui, &draft, cx);
        let title = match self.is_practice {
            true => t!(ui, "practice-free-start"),
            false => kit::t!(ui, "wizard-title"),
        };
        title_bar(ui, cx, &title);
        let narrow = ui.available_width() < 860.0;
        self.steps_ui(ui);
        self.footer_ui(ui, &draft, cx, narrow);
        if !narrow {
            summary::panel_ui(ui, &draft, 290.0);
        }
        let before = draft.clone();
        self.step_ui(ui, &mut draft, cx);
        if draft != before && !self.is_practice {
            ui.data_mut(|data| data.insert_temp(kept_id(), draft.clone()));
        }
        self.draft = Some(draft);
    }

    fn rules_place(&self) -> Option<Cow<'static, str>> {
        Some(self.step.signs().1.into())
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        let parts = [Keyboard::Steps, Keyboard::Wizard];
        parts.map(|part| key_hints(&TEXTS, ctx, part)).concat()
    }
}

/// Draws the choice of the way to share the screen.
fn sharing_ui(ui: &mut Ui, draft: &Draft, cx: &mut Cx<'_>) {
    if draft.count() < 2 || draft.is_watched() {
        return;
    }
    ui.add_space(tokens().space.l);
    cx.change_ways(|ways| ways_ui(ui, ways, draft.people() > 1));
}

/// Draws the switch for those who know the game: no cards explain what happens for the first time.
fn known_ui(ui: &mut Ui, draft: &Draft, cx: &mut Cx<'_>) {
    if draft.is_watched() || draft.options.practice {
        return;
    }
    ui.add_space(tokens().space.l);
    let mut known = !cx.settings.first_times;
    let (name, hint) = (t!(ui, "wizard-known"), t!(ui, "wizard-known-hint"));
    row(ui, &name, &hint, |ui| toggle(ui, &mut known, &name));
    if known == cx.settings.first_times {
        cx.change_settings(|settings| settings.first_times = !known);
    }
}
