//! The wizard of a game for few seats with sets of components: who plays, with what, and how the screen is shared.

use std::borrow::Cow;

use egui::{Context, Label, RichText, ScrollArea, Ui};
use game::Game;
use game::components::ComponentSet;

use crate::devices::{Keyboard, Saying};
use crate::screen::{Command, Cx, Screen, foot, title_bar};
use crate::t;
use crate::text::{Language, Speaks as _, TEXTS};
use crate::theme::{Icon, body, strong, tokens};
use crate::widgets::{
    Button, KeyHint, choice, column, dim, full_width, inset, keep_clear, key_hints, says, toggle,
};
use crate::wizard::{
    Draft, LastOf, NewGame, Seats as _, SetChoice, Words, around_buttons, count_ui, default_name,
    groups_ui, keep_names, seats_ui, seed_ui, ways_ui,
};
use table::{Kind, Players};

/// The width of the wizard in points, at most, and that from which on it has two columns.
const WIDEST: f32 = 1240.0;
const WIDE: f32 = 1040.0;

/// Deals a game with these players, and shows its table.
type Deal<N> = fn(Language, <<N as NewGame>::Game as Game>::Setup, Players) -> Command;

/// The wizard that sets up a new game.
pub struct WizardPage<N: NewGame> {
    deal: Deal<N>,
    /// The draft; `None` until the first frame.
    draft: Option<Draft<N>>,
    sets: SetChoice,
}

impl<N: NewGame> WizardPage<N> {
    /// The wizard of the game that `deal` deals.
    pub fn new(deal: Deal<N>) -> Self {
        Self {
            deal,
            draft: None,
            sets: SetChoice::default(),
        }
    }
}

/// The draft of the last game.
fn first_draft<N: NewGame>(sets: &mut SetChoice, cx: &Cx<'_>) -> Draft<N> {
    let last = LastOf::<N>::last(cx.settings);
    let name = last.set.as_deref();
    let set = name.and_then(|name| sets.named(cx, N::SETS, name));
    let set = set.unwrap_or(ComponentSet::Standard);
    Draft::new(&last, &cx.settings.player_names, set)
}

impl<N: NewGame> Screen for WizardPage<N> {
    fn ui(&mut self, ui: &mut Ui, cx: &mut Cx<'_>) {
        let (deal, sets) = (self.deal, &mut self.sets);
        let draft = self.draft.get_or_insert_with(|| first_draft(sets, cx));
        if says(ui, Keyboard::Wizard, Saying::Start) {
            start(ui, draft, deal, cx);
        }
        let title = t!(ui, "wizard-title-of", game = Kind::of::<N::Game>().title);
        title_bar(ui, cx, &title);
        let footer = foot("wizard footer", around_buttons(ui)).show(ui, |ui| {
            let begin = Button::new(t!(ui, "wizard-start")).icon(Icon::Rocket);
            let begin = begin.key(Keyboard::Wizard.name(Saying::Start));
            if ui.add(begin.primary()).clicked() {
                start(ui, draft, deal, cx);
            }
        });
        keep_clear(ui.ctx(), footer.response.rect.top());
        let space = &tokens().space;
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        area.show(ui, |ui| {
            ui.add_space(space.l);
            column(ui, WIDEST, |ui| {
                notice_ui(ui, draft);
                ui.add_space(space.l);
                let room = ui.available_width();
                if room < WIDE {
                    people_ui(ui, draft, cx);
                    ui.add_space(space.xl);
                    things_ui(ui, sets, draft, cx);
                    return;
                }
                ui.horizontal_top(|ui| {
                    let half = (room - space.xl) / 2.0;
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        people_ui(ui, draft, cx);
                    });
                    ui.add_space(space.xl);
                    ui.vertical(|ui| things_ui(ui, sets, draft, cx));
                });
            });
            ui.add_space(space.xl);
        });
    }

    fn game(&self) -> Option<Kind> {
        Some(Kind::of::<N::Game>())
    }

    /// The chapter about the setup, in every rule book.
    fn rules_place(&self) -> Option<Cow<'static, str>> {
        Some("2".into())
    }

    fn keys(&self, ctx: &Context, _cx: &Cx<'_>) -> Vec<KeyHint> {
        key_hints(&TEXTS, ctx, Keyboard::Wizard)
    }
}

/// Draws who plays.
fn people_ui<N: NewGame>(ui: &mut Ui, draft: &mut Draft<N>, cx: &mut Cx<'_>) {
    count_ui(ui, draft);
    dim(ui, N::words(ui.language(), Words::Seats(draft.count())));
    seats_ui(ui, draft);
    if N::FIRST_BEGINS {
        let draw = Button::new(t!(ui, "wizard-draw-first")).icon(Icon::Dice);
        let hint = t!(ui, "wizard-draw-first-hint");
        if ui.add(draw).on_hover_text(hint).clicked() {
            draft.draw_first();
        }
    }
    groups_ui(ui, draft, cx);
}

/// Draws what is played with, and how: components, the ways to share the screen, and the seed.
fn things_ui<N: NewGame>(ui: &mut Ui, sets: &mut SetChoice, draft: &mut Draft<N>, cx: &mut Cx<'_>) {
    if let Some(chosen) = sets.ui(ui, cx, N::SETS, draft.components()) {
        draft.use_set(chosen);
    }
    ui.add_space(tokens().space.l);
    variants_ui(ui, draft);
    let with_set = *draft.components() != ComponentSet::Standard;
    let count = draft.count();
    let switches = draft.switches.iter_mut().enumerate();
    for (number, is_on) in switches.filter(|(number, _)| N::suits(*number, count)) {
        let name = N::words(ui.language(), Words::Switch(number));
        let hint = N::words(ui.language(), Words::SwitchHint { number, with_set });
        ui.horizontal(|ui| {
            toggle(ui, is_on, &name);
            ui.label(RichText::new(&name).font(strong(tokens().text.body)));
        });
        dim(ui, hint);
    }
    sharing_ui(ui, draft, cx);
    ui.add_space(tokens().space.xl);
    seed_ui(ui, &mut draft.seed, cx);
}

/// Draws the choice among variants, if so many players have any.
fn variants_ui<N: NewGame>(ui: &mut Ui, draft: &mut Draft<N>) {
    let language = ui.language();
    let count = N::variants(draft.count());
    if count == 0 {
        return;
    }
    let chosen = draft.variant.min(count - 1);
    let name = N::words(language, Words::Variants);
    let all = (0..count).map(|number| (number, N::words(language, Words::Variant(number))));
    let all: Vec<_> = all.collect();
    ui.label(RichText::new(&name).font(strong(tokens().text.body)));
    ui.horizontal_wrapped(|ui| {
        if let Some(chosen) = choice(ui, &name, chosen, &all) {
            draft.variant = chosen;
        }
    });
    dim(ui, N::words(language, Words::VariantHint(chosen)));
    ui.add_space(tokens().space.l);
}

/// Draws what everybody has to know about the components.
fn notice_ui<N: NewGame>(ui: &mut Ui, draft: &Draft<N>) {
    let notice = N::words(ui.language(), Words::Notice(draft.components()));
    full_width(ui, inset(), |ui| {
        ui.horizontal(|ui| {
            Icon::Info.ui(ui, tokens().shape.icon_large, tokens().color.accent);
            let text = RichText::new(notice).font(body(tokens().text.body));
            ui.add(Label::new(text).wrap());
        });
    });
}

/// Draws the choice of the way to share the screen, if several people do.
fn sharing_ui<N: NewGame>(ui: &mut Ui, draft: &Draft<N>, cx: &mut Cx<'_>) {
    if draft.people() < 2 {
        return;
    }
    ui.add_space(tokens().space.l);
    let language = ui.language();
    let order = |order| N::words(language, Words::Order(order));
    let secrets = |secrets| N::words(language, Words::Secrets(secrets));
    cx.change_ways(|ways| ways_ui(ui, ways, N::ORDERS, true, order, secrets));
}

/// Starts the game, and remembers its players and choices.
fn start<N: NewGame>(ui: &Ui, draft: &Draft<N>, deal: Deal<N>, cx: &mut Cx<'_>) {
    cx.change_settings(|settings| {
        keep_names(settings, draft);
        LastOf::<N>::keep(settings, draft.kept());
    });
    let seats = draft.named(|index| default_name(ui, draft.player(index), index));
    let setup = N::setup(draft, seats);
    cx.push(deal(ui.language(), setup, draft.players()));
}
