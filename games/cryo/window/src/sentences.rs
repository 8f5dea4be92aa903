//! Events and hints as sentences: tables of what stands in `log.ftl`, `news.ftl` and `hint.ftl`.

use crate::names::{
    action, card, card_as, cards, cavern, chamber, dock, home, incident, machine, pods, salvage,
    section, segment, slot, space, stock, tile,
};
use crate::t;
use crate::text::{Speaks, list};
use cryo::bot::{Hint, Reason};
use cryo::{
    CardKind, CardUse, Cards, CellId, ChamberId, DockId, Ending, Event, Pods, SlotId, State, TileId,
};
use game::SeatId;
use kit::frame::At;
use kit::text::signed;

/// A table as the sentences need it.
type Here<'a> = At<'a, State>;

kit::phrases! {
    fn event(event: &Event, here: &Here<'_>) = "log" {
        Kept(seat) => (name = here.name(*seat)),
        KeptCards(_, kept) => (cards(here.state(), *kept)),
        NotKept(all) => not_kept(here, all),
        TurnBegan { seat, number } => (name = here.name(*seat), number = turn(here, *number)),
        Deployed { seat, dock, cell, .. } => deployed(here, *seat, *dock, *cell),
        Overclocked(seat, cell) => (name = here.name(*seat), action(here.state(), *cell)),
        Recalled(seat) => (name = here.name(*seat)),
        Returned { seat, dock, .. } => (name = here.name(*seat), dock: home(here.state(), *dock)),
        Ran(seat, dock) => (name = here.name(*seat), action: machine(&here.state().components, *dock)),
        Gained(seat, gained) => (name = here.name(*seat), resources: stock(*gained)),
        Paid(seat, paid) => (name = here.name(*seat), resources: stock(*paid)),
        Drew(seat) => (name = here.name(*seat)),
        DrewCard(_, kind) => (card(here.state(), *kind)),
        Shuffled,
        NewDeck(_) => nothing(),
        Played(seat, kind, role) => played(*role, here, *seat, *kind),
        MissionLaid(seat) => (name = here.name(*seat)),
        MissionCard(_, kind) => (mission: card_as(here.state(), *kind, CardUse::Mission)),
        Looks(seat) => (name = here.name(*seat)),
        Rescued(seat) => (name = here.name(*seat)),
        Discarded(seat, kind) => (name = here.name(*seat), card(here.state(), *kind)),
        ScrappedCard(seat, kind) => (name = here.name(*seat), card(here.state(), *kind)),
        ScrappedTile(seat, _, id) => (name = here.name(*seat), tile(here.state(), *id)),
        Woken(seat, id) => (name = here.name(*seat), chamber(here.state(), *id)),
        TileTaken { seat, tile, slot, .. } => taken(here, *seat, *tile, *slot),
        TileTurned(cell, id) => (section: section(here.state(), here.state().board().cell(*cell).section), tile(here.state(), *id)),
        CavernTurned(id, turned) => (space = space(here.state(), *id), cavern(here.state(), *turned)),
        Settled(seat, id, count) => (name = here.name(*seat), space = space(here.state(), *id), pods(*count)),
        Sent(seat, id) => (name = here.name(*seat), space: salvage(here.state(), *id)),
        Fetched(seat, spaces) => (name = here.name(*seat), pods(spaces.len() as u8)),
        Launched(seat, kind, id) => (name = here.name(*seat), segment = segment(here.state(), *id), vehicle: card_as(here.state(), *kind, CardUse::Vehicle)),
        Warned { seat, from, to } => warned(here, *seat, *from, *to),
        Sabotaged { seat, chamber, lost } => sabotaged(here, *seat, *chamber, lost),
        NoChamberLeft(_),
        Looted(seat, id) => (name = here.name(*seat), incident(here.state(), *id)),
        IncidentTurned(at, id) => (section(here.state(), *at), incident(here.state(), *id)),
        EndMet(ending) => ends(*ending),
        Ended,
    }
    fn short(event: &Event, here: &Here<'_>) = "news" {
        Deployed { dock, cell, .. } => sent(here, *dock, *cell),
        Overclocked(_, cell) => (action(here.state(), *cell)),
        Recalled(_),
        Ran(_, dock) => (action: machine(&here.state().components, *dock)),
        Drew(_),
        Played(_, kind, role) => (card: card_as(here.state(), *kind, *role)),
        MissionLaid(_),
        ScrappedCard(_, kind) => "news-scrapped" (what: card(here.state(), *kind)),
        ScrappedTile(_, _, id) => "news-scrapped-tile" (what: tile(here.state(), *id)),
        Woken(_, id) => (chamber(here.state(), *id)),
        TileTaken { tile: id, .. } => (tile(here.state(), *id)),
        CavernTurned(id, turned) => (space = space(here.state(), *id), cavern(here.state(), *turned)),
        Settled(_, id, count) => (space = space(here.state(), *id), pods(*count)),
        Sent(_, id) => (space: salvage(here.state(), *id)),
        Fetched(_, spaces) => (pods(spaces.len() as u8)),
        Launched(_, kind, _) => (vehicle: card_as(here.state(), *kind, CardUse::Vehicle)),
        Sabotaged { seat, chamber, lost } => sabotaged(here, *seat, *chamber, lost),
        Looted(_, id) => (incident(here.state(), *id)),
        EndMet(ending) => ends(*ending),
        _ => nothing(),
    }
    fn played(role: CardUse, here: &Here<'_>, seat: SeatId, kind: CardKind) = "log-played" {
        Upgrade => (name = here.name(seat), card: card_as(here.state(), kind, role)),
        Mission => (name = here.name(seat), card: card_as(here.state(), kind, role)),
        Vehicle => (name = here.name(seat), card: card_as(here.state(), kind, role)),
    }
    fn ends(ending: Ending) = "log-end" { Sunset, Pods }
    fn reason(reason: Reason) = "hint" {
        EndsGame, Points(points) => (count = points, points = signed(points)), Settles(count) => (count),
        Loses(count) => (count), CostsOthers(count) => (count), Wakes(count) => (count), Plays(role) => plays(role),
        Draws(count) => (count), Completes, Runs(count) => (count), FreesDrones(count) => (count),
        Gains(gained) => (resources: stock(gained)), Costs(paid) => (resources: stock(paid)),
    }
    fn plays(role: CardUse) = "hint-plays" { Upgrade, Mission, Vehicle }
}

/// What has happened, as a sentence; none if something else says it.
pub fn told(speaker: &impl Speaks, here: &Here<'_>, happened: &Event) -> Option<String> {
    Some(event(speaker, happened, here)).filter(|words| !words.is_empty())
}

/// What a bot has done, in a few words; none for what follows from something else.
pub fn news(speaker: &impl Speaks, here: &Here<'_>, happened: &Event) -> Option<String> {
    Some(short(speaker, happened, here)).filter(|words| !words.is_empty())
}

/// What speaks for a hint, after its choice in words: what it does itself, and what follows on it.
pub fn hint(speaker: &impl Speaks, choice: String, hint: &Hint) -> String {
    let told = |all: &[Reason]| {
        let words: Vec<String> = all.iter().map(|it| reason(speaker, *it)).collect();
        (!words.is_empty()).then(|| words.join(", "))
    };
    let choice = match told(&hint.reasons) {
        Some(reasons) => t!(speaker, "hint-with", choice, reasons),
        None => choice,
    };
    match told(&hint.then) {
        Some(reasons) => t!(speaker, "hint-then", choice, reasons),
        None => choice,
    }
}

fn nothing(_: &impl Speaks) -> String {
    String::new()
}

/// The number of a turn among those of its seat.
fn turn(here: &Here<'_>, number: u16) -> u16 {
    1 + number.saturating_sub(1) / here.state().seats.len().max(1) as u16
}

/// The cards that each seat did not keep.
fn not_kept(speaker: &impl Speaks, here: &Here<'_>, all: &[Cards]) -> String {
    let each = here.state().seat_ids().zip(all).map(|(seat, kinds)| {
        let (name, cards) = (here.name(seat), cards(speaker, here.state(), *kinds));
        t!(speaker, "log-not-kept-by", name, cards)
    });
    let cards = each.collect::<Vec<_>>().join(" · ");
    t!(speaker, "log-not-kept", cards)
}

fn deployed(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    at: DockId,
    cell: Option<CellId>,
) -> String {
    let (name, state) = (here.name(seat), here.state());
    match cell {
        Some(cell) => t!(
            speaker,
            "log-deployed",
            name,
            dock(state, at),
            action(state, cell)
        ),
        None => t!(speaker, "log-deployed-only", name, dock(state, at)),
    }
}

/// A dock to which a drone was sent, with the action there.
fn sent(speaker: &impl Speaks, here: &Here<'_>, at: DockId, cell: Option<CellId>) -> String {
    let state = here.state();
    let section = section(speaker, state, state.board().dock(at).section);
    match cell {
        Some(cell) => t!(speaker, "news-deployed", section, action(state, cell)),
        None => t!(speaker, "news-deployed-only", section),
    }
}

fn taken(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    id: TileId,
    to: Option<SlotId>,
) -> String {
    let (name, state) = (here.name(seat), here.state());
    match to {
        Some(to) => t!(
            speaker,
            "log-tile-kept",
            name,
            slot(state, to),
            tile(state, id)
        ),
        None => t!(speaker, "log-tile-taken", name, tile(state, id)),
    }
}

fn warned(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    left: ChamberId,
    to: Option<ChamberId>,
) -> String {
    let (name, state) = (here.name(seat), here.state());
    let from = chamber(speaker, state, left);
    match to {
        Some(to) => t!(speaker, "log-warned", name, from, to: chamber(state, to)),
        None => t!(speaker, "log-warned-home", name, from),
    }
}

fn sabotaged(
    speaker: &impl Speaks,
    here: &Here<'_>,
    seat: SeatId,
    id: ChamberId,
    lost: &Pods,
) -> String {
    let (name, state) = (here.name(seat), here.state());
    let owners = state.seat_ids().zip(lost).filter(|(_, count)| **count > 0);
    let losses = owners.map(|(owner, count)| {
        let name = here.name(owner);
        t!(speaker, "log-lost", name, pods(*count))
    });
    let losses: Vec<String> = losses.collect();
    match losses.is_empty() {
        true => t!(speaker, "log-sabotaged-empty", name, chamber(state, id)),
        false => t!(speaker, "log-sabotaged", name, chamber(state, id), lost: list(&losses)),
    }
}

#[cfg(test)]
mod tests;
