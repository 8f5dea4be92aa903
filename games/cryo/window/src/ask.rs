//! Questions and choices in words (cryo §11.4).

use crate::names;
use crate::names::{
    amount, card_as, cell, chamber, dock, home, incident, pods, salvage, section, slot, stock,
    used_card,
};
use crate::t;
use crate::text::{Speaks, list};
use cryo::{
    ActionKind, CardKind, CardUse, Cards, Choice, Launch, Question, SalvageSet, SectionId, State,
    Stock, Task, TileId, Track,
};
use game::SeatId;
use kit::frame::At;

/// What the player is asked.
pub fn question(speaker: &impl Speaks, at: &At<'_, State>) -> String {
    let state = at.state();
    let Some(question) = state.question() else {
        return String::new();
    };
    let asked = asked(speaker, state, at.seat(), question);
    let is_secret = matches!(
        question,
        Question::Keep | Question::Play | Question::Discard | Question::CardCost
    );
    match is_secret && !at.shows_secrets {
        true => t!(speaker, "ask-look", question = asked),
        false => asked,
    }
}

fn asked(speaker: &impl Speaks, state: &State, seat: SeatId, question: Question) -> String {
    let own = state.seat(seat);
    match (question, state.agenda.last()) {
        (Question::Keep, _) => t!(speaker, "ask-keep"),
        (Question::Main, _) if own.home.is_empty() => t!(speaker, "ask-main-recall"),
        (Question::Main, _) => t!(speaker, "ask-main"),
        (Question::Drone, _) => t!(speaker, "ask-drone"),
        (Question::Amount, Some(Task::Act(cell))) => match state.board().cell(*cell).action {
            ActionKind::Stasis => t!(speaker, "ask-amount-stasis"),
            _ => t!(speaker, "ask-amount-reactor"),
        },
        (Question::Mix, _) => t!(speaker, "ask-mix"),
        (Question::Split, _) => t!(speaker, "ask-split"),
        (Question::Play, Some(Task::Plays(left))) => t!(speaker, "ask-play", left = *left),
        (Question::Card, _) if own.hand.is_empty() => t!(speaker, "ask-card-draw"),
        (Question::Card, _) => t!(speaker, "ask-card"),
        (Question::OneOf, _) => t!(speaker, "ask-one-of"),
        (Question::Wake, Some(Task::Wake(_, left))) => t!(speaker, "ask-wake", left = *left),
        (Question::Tile, _) => t!(speaker, "ask-tile"),
        (Question::Prototype, _) => t!(speaker, "ask-prototype"),
        (Question::Scout, _) => t!(speaker, "ask-scout"),
        (Question::Send, _) => t!(speaker, "ask-send"),
        (Question::Back, _) => {
            let most = state.components.data().actions.back.pods_up_to;
            let most = most.unwrap_or(0).min(state.room(seat));
            t!(speaker, "ask-back", most)
        }
        (Question::Launch, _) => t!(speaker, "ask-launch"),
        (Question::Incident, _) => t!(speaker, "ask-incident"),
        (Question::Elsewhere, _) => t!(speaker, "ask-elsewhere"),
        (Question::Return, _) => {
            let left = own.out.len() + usize::from(own.launching);
            t!(speaker, "ask-return", left)
        }
        (Question::Resource, Some(Task::Cost(dock))) => {
            t!(speaker, "ask-resource", dock: home(state, *dock))
        }
        (Question::CardCost, Some(Task::Cost(dock))) => {
            t!(speaker, "ask-card-cost", dock: home(state, *dock))
        }
        (Question::Automation, _) => t!(speaker, "ask-automation"),
        (Question::Second, _) => t!(speaker, "ask-second"),
        (Question::Discard, _) => t!(speaker, "ask-discard"),
        (Question::Payment, Some(Task::Pay(bill))) => {
            t!(speaker, "ask-payment", cost: stock(bill.cost))
        }
        // No other task asks these; a scrap is never asked alone.
        (
            Question::End
            | Question::Scrap
            | Question::Amount
            | Question::Play
            | Question::Wake
            | Question::Resource
            | Question::CardCost
            | Question::Payment,
            _,
        ) => t!(speaker, "ask-end"),
    }
}

/// A choice of the active seat.
pub fn choice(speaker: &impl Speaks, choice: Choice, state: &State) -> String {
    match choice {
        Choice::Keep(cards) => t!(speaker, "ask-choice-keep", cards: short(state, cards)),
        Choice::Deploy(at, Some(action)) => {
            t!(speaker, "ask-choice-deploy", dock: dock(state, at), cell: cell(state, action))
        }
        Choice::Deploy(at, None) => t!(speaker, "ask-choice-deploy-only", dock: dock(state, at)),
        Choice::Recall => t!(speaker, "ask-choice-recall"),
        Choice::Drone(dock) => t!(speaker, "ask-choice-drone", dock: home(state, dock)),
        Choice::Amount(count) => times(speaker, state, count),
        Choice::Mix([crystal, organics, tech]) => t!(
            speaker,
            "ask-choice-mix",
            cost: stock(Stock::new([crystal, organics, tech, 0, 0])),
            nanites: amount(Track::Nanites, crystal + organics + tech)
        ),
        Choice::Split(draw, 0) => t!(speaker, "ask-choice-split-draw", draw),
        Choice::Split(0, play) => t!(speaker, "ask-choice-split-play", play),
        Choice::Split(draw, play) => t!(speaker, "ask-choice-split-both", draw, play),
        Choice::Play(card, role) => {
            t!(speaker, "ask-choice-play", card: used_card(state, card, role))
        }
        Choice::Draw => t!(speaker, "ask-choice-draw"),
        Choice::Take(kind) => {
            let count = match state.agenda.last() {
                Some(Task::OneOf(offered)) => offered[kind],
                _ => 1,
            };
            t!(speaker, "ask-choice-take", resource: amount(kind, count))
        }
        Choice::Wake(id) => t!(speaker, "ask-choice-wake", chamber: chamber(state, id)),
        Choice::Reward => t!(speaker, "ask-choice-reward", reward: top_reward(state)),
        Choice::Fill(id) => t!(speaker, "ask-choice-fill", slot: slot(state, id)),
        Choice::Spend(kind) => t!(speaker, "ask-choice-spend", resource: amount(kind, 1)),
        Choice::Scout(space) => {
            let space = names::space(state, space);
            t!(speaker, "ask-choice-scout", space)
        }
        Choice::Send(space) => t!(speaker, "ask-choice-send", space: salvage(state, space)),
        Choice::Back(spaces) => t!(speaker, "ask-choice-back", spaces: back(state, spaces)),
        Choice::Launch(launch) => launched(speaker, state, launch),
        Choice::Section(section) => struck(speaker, state, section),
        Choice::Return(dock, false) => t!(speaker, "ask-choice-return", dock: home(state, dock)),
        Choice::Return(dock, true) => t!(speaker, "ask-choice-return-use", dock: home(state, dock)),
        Choice::Discard(card) => t!(speaker, "ask-choice-discard", card: one(state, card)),
        Choice::Run(dock) => t!(speaker, "ask-choice-run", dock: home(state, dock)),
        Choice::Second(id) => t!(speaker, "ask-choice-second", cell: cell(state, id)),
        Choice::ScrapCard(card) => {
            let reward = names::reward(speaker, state.components.card(card).scrap.reward);
            t!(speaker, "ask-choice-scrap", reward, what: one(state, card))
        }
        Choice::ScrapTile(id) => {
            let tile = state.seat(state.turn_seat()).slots[id.index()];
            t!(speaker, "ask-choice-scrap", reward: gain(state, tile), what: slot(state, id))
        }
        Choice::Pay(sum) => t!(speaker, "ask-choice-pay", resources: stock(sum)),
        Choice::Decline => t!(speaker, "ask-choice-decline"),
        Choice::EndTurn => t!(speaker, "ask-choice-end-turn"),
    }
}

/// Cards by their upgrades.
fn short(speaker: &impl Speaks, state: &State, cards: Cards) -> String {
    let names = cards.iter().map(|kind| one(speaker, state, kind));
    list(speaker, &names.collect::<Vec<_>>())
}

/// A card by its upgrade.
fn one(speaker: &impl Speaks, state: &State, card: CardKind) -> String {
    card_as(speaker, state, card, CardUse::Upgrade).to_owned()
}

/// Pods to wake, or crystal to burn.
fn times(speaker: &impl Speaks, state: &State, count: u8) -> String {
    let action = match state.agenda.last() {
        Some(Task::Act(cell)) => Some(state.board().cell(*cell).action),
        _ => None,
    };
    match action {
        Some(ActionKind::Stasis) => {
            let seat = state.turn_seat();
            let price = count.saturating_sub(state.cheaper_stasis(seat));
            let cost = state.payment(seat, Stock::of(Track::Organics, price));
            t!(speaker, "ask-choice-amount-stasis", pods: pods(count), cost: stock(cost))
        }
        _ => t!(
            speaker,
            "ask-choice-amount-reactor",
            cost: amount(Track::Crystal, count),
            energy: amount(Track::Energy, count)
        ),
    }
}

/// The reward of the tile that is being taken.
fn top_reward(speaker: &impl Speaks, state: &State) -> String {
    let tile = match state.agenda.last() {
        Some(Task::Act(cell)) => state.top_tile(*cell),
        _ => None,
    };
    gain(speaker, state, tile)
}

/// The reward of a tile, if there is one.
fn gain(speaker: &impl Speaks, state: &State, tile: Option<TileId>) -> String {
    match tile {
        Some(tile) => names::tile(speaker, state, tile),
        None => stock(speaker, Stock::NONE),
    }
}

fn back(speaker: &impl Speaks, state: &State, spaces: SalvageSet) -> String {
    let names = spaces.iter().map(|space| salvage(speaker, state, space));
    list(speaker, &names.collect::<Vec<_>>())
}

fn launched(speaker: &impl Speaks, state: &State, launch: Launch) -> String {
    let segment = state.board().segment(launch.segment);
    let spaces = segment.map_or([Default::default(); 2], |segment| segment.caverns);
    let settled = spaces.into_iter().zip(launch.pods);
    let settled = settled
        .filter(|(_, count)| *count > 0)
        .map(|(space, count)| {
            let space = names::space(state, space);
            t!(speaker, "ask-choice-launch-to", pods: pods(count), space)
        });
    let caverns = list(speaker, &settled.collect::<Vec<_>>());
    let vehicle = card_as(speaker, state, launch.vehicle, CardUse::Vehicle);
    let segment = names::segment(state, launch.segment);
    t!(speaker, "ask-choice-launch", vehicle, segment, caverns)
}

/// The incident of a section, or its chamber for a sabotage that goes there.
fn struck(speaker: &impl Speaks, state: &State, id: SectionId) -> String {
    let name = section(speaker, state, id);
    match (state.question(), state.incidents[id.index()]) {
        (Some(Question::Incident), Some(tile)) => {
            t!(speaker, "ask-choice-incident", section = name, incident: incident(state, tile))
        }
        _ => t!(speaker, "ask-choice-elsewhere", section = name),
    }
}
