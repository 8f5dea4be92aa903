//! Choices as they might come from a damaged file or a faulty client.

use super::action;
use crate::{Action, Game, Luck, SeatId, Step};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How many actions are tried before each action of a game.
const TRIES: usize = 6;

/// Choices that were legal at some time, and others like them.
pub(super) struct Strange<G: Game> {
    known: Vec<G::Choice>,
}

impl<G: Game> Strange<G> {
    pub(super) const fn new() -> Self {
        Self { known: Vec::new() }
    }

    /// Remembers some of the choices before `step`, and returns strange actions to try in its place.
    pub(super) fn actions(
        &mut self,
        step: &Step<'_, G>,
        luck: &mut Luck,
    ) -> Vec<Action<G::Choice>> {
        for _ in 0..3 {
            let more = step.legal.choose(luck).copied();
            self.known.extend(more);
        }
        let seats = step.before.seat_count();
        let tried = (0..TRIES).filter_map(|_| {
            let seat = any_seat(seats, luck);
            Some(action(seat, self.choice(luck)?))
        });
        tried.collect()
    }

    /// One of the known choices, a known one with a byte changed, or any other; nothing if none was found.
    fn choice(&self, luck: &mut Luck) -> Option<G::Choice> {
        let known = *self.known.choose(luck)?;
        match luck.random_range(0..4) {
            0 => Some(known),
            1 => any(luck),
            _ => changed(known, luck),
        }
    }
}

/// Any seat, also one that does not exist.
fn any_seat(seats: usize, luck: &mut Luck) -> SeatId {
    match luck.random_range(0..8) {
        0 => SeatId(byte(luck)),
        _ => SeatId(luck.random_range(0..seats as u32) as u8),
    }
}

/// A byte as found in files: an index, a count, the number of a thing, or anything.
fn byte(luck: &mut Luck) -> u8 {
    let most = [2, 6, 16, 64, 256][luck.random_range(0..5_u32) as usize];
    luck.random_range(0..most) as u8
}

/// Random bytes that can be read as a choice.
fn any<C: DeserializeOwned>(luck: &mut Luck) -> Option<C> {
    let bytes = |_| -> [u8; 24] { std::array::from_fn(|_| byte(luck)) };
    (0..20)
        .map(bytes)
        .find_map(|bytes| postcard::from_bytes(&bytes).ok())
}

/// The same choice with one byte changed.
fn changed<C: Serialize + DeserializeOwned>(choice: C, luck: &mut Luck) -> Option<C> {
    let plain = postcard::to_stdvec(&choice).ok()?;
    (0..20).find_map(|_| {
        let mut bytes = plain.clone();
        let place = luck.random_range(0..bytes.len().max(1) as u32) as usize;
        *bytes.get_mut(place)? = byte(luck);
        bytes.extend((0..8).map(|_| byte(luck)));
        postcard::from_bytes(&bytes).ok()
    })
}
