//! The number of games that are kept, and the order of removal.

use super::game_folders::{Entry, GameFolders};

/// The minimum number of games that are kept.
pub const KEPT: usize = 200;

impl GameFolders {
    /// Removes games if there are more than [`KEPT`]: finished games first, then practice games, the oldest first. A
    /// game in progress is never removed, nor one that is unreadable or open elsewhere.
    pub(super) fn make_room(&self) {
        let entries = self.entries();
        let excess = entries.len().saturating_sub(KEPT);
        if excess == 0 {
            return;
        }
        let removed = dispensable(&entries).filter(|entry| self.try_remove(entry));
        let count = removed.take(excess).count();
        log::info!("{count} of {} games made room for others", entries.len());
    }

    /// Removes a game unless it is open somewhere; returns whether it is gone.
    fn try_remove(&self, entry: &Entry) -> bool {
        let lock = self.lock(&entry.id.to_string());
        let Ok(Some(_lock)) = lock.inspect_err(|error| log::warn!("{error}")) else {
            return false;
        };
        self.delete(&self.folder(entry.id))
            .inspect_err(|error| log::warn!("{}: {error}", entry.path.display()))
            .is_ok()
    }
}

/// The games that may be removed, in order of removal; `entries` are in list order.
fn dispensable(entries: &[Entry]) -> impl Iterator<Item = &Entry> {
    let is = |entry: &&Entry, over: bool| {
        let game = entry.summary.as_ref();
        game.is_ok_and(|game| game.finished == over && (over || game.practice))
    };
    let over = entries.iter().rev().filter(move |entry| is(entry, true));
    let practice = entries.iter().rev().filter(move |entry| is(entry, false));
    over.chain(practice)
}
