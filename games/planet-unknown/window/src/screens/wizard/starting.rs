//! The start of a game from a draft: its names, what is still in the way, and what is remembered for the next one.

use crate::OwnSettings;
use crate::screens::new_game;
use egui::{Id, Ui};
use kit::settings::Own as _;

use super::draft::Draft;
use crate::t;
use crate::text::Speaks;
use crate::text::describe::setup_error;
use kit::screen::Cx;
use kit::text::list;
use kit::wizard::{Seats as _, default_name, keep_names, name_of, random_seed};

/// The reason why the game cannot be started yet.
pub(super) fn problem(speaker: &impl Speaks, draft: &Draft) -> Option<String> {
    if let Err(error) = draft.check() {
        return Some(setup_error(speaker, &error));
    }
    let name = |index| name_of(speaker, draft, index);
    let open: Vec<String> = draft.undecided().map(name).collect();
    (!open.is_empty()).then(|| t!(speaker, "wizard-worlds-open", names = list(speaker, &open)))
}

/// Starts the game, and remembers its setup and its players. The next draft gets a new seed, and new hands if there were
/// any.
pub(super) fn start(ui: &Ui, draft: &Draft, cx: &mut Cx<'_>) {
    cx.change_settings(|settings| {
        keep_names(settings, draft);
        settings.players = draft.players();
        if !draft.options.practice {
            OwnSettings::change(settings, |own| {
                own.last_game = Some(draft.setup(|_| String::new()));
                own.deals_hands = draft.hand(0).is_some();
            });
        }
    });
    if let Some(mut kept) = ui.data(|data| data.get_temp::<Draft>(kept_id())) {
        kept.seed = random_seed();
        if kept.hand(0).is_some() {
            kept.deal_hands();
        }
        ui.data_mut(|data| data.insert_temp(kept_id(), kept));
    }
    let setup = draft.setup(|index| default_name(ui, draft.player(index), index));
    cx.push(new_game(ui, setup, draft.players()));
}

/// The id under which the last draft is kept while the program runs.
pub(super) fn kept_id() -> Id {
    Id::unique("setup wizard draft")
}
