//! The settings of two windows in one file: what this window has changed is written over what the file holds now.

use super::Settings;

impl Settings {
    /// `theirs` with what these settings have changed since they were `before`.
    pub(super) fn merged(&self, before: &Self, theirs: &Self) -> Self {
        macro_rules! pick {
            ($field:ident) => {
                newer(&self.$field, &before.$field, &theirs.$field)
            };
        }
        macro_rules! list {
            ($field:ident) => {
                joined(&self.$field, &before.$field, &theirs.$field)
            };
        }
        // The two belong to one game.
        let game = |settings: &Self| (settings.player_names.clone(), settings.players.clone());
        let (player_names, players) = newer(&game(self), &game(before), &game(theirs));
        Self {
            language: pick!(language),
            text_scale: pick!(text_scale),
            scale_with_window: pick!(scale_with_window),
            full_screen: pick!(full_screen),
            reduced_motion: pick!(reduced_motion),
            volume: pick!(volume),
            ambience: pick!(ambience),
            muted: pick!(muted),
            bot_pace: pick!(bot_pace),
            ways: pick!(ways),
            controls: pick!(controls),
            recent_files: (self.recent_files).merged(&before.recent_files, &theirs.recent_files),
            window_size: pick!(window_size),
            player_names,
            players,
            groups: list!(groups),
            first_times: pick!(first_times),
            first_times_told: list!(first_times_told),
            games: self.games.clone(),
        }
    }
}

/// A value of this window if it has changed, or else the one in the file.
pub fn newer<T: Clone + PartialEq>(mine: &T, before: &T, theirs: &T) -> T {
    let value = if mine == before { theirs } else { mine };
    value.clone()
}

/// The list in the file without what this window has removed, and with what it has added.
pub fn joined<T: Clone + PartialEq>(mine: &[T], before: &[T], theirs: &[T]) -> Vec<T> {
    let is_removed = |item: &T| before.contains(item) && !mine.contains(item);
    let mut merged: Vec<T> = theirs.to_vec();
    merged.retain(|item| !is_removed(item));
    let added = mine.iter().filter(|item| !before.contains(item));
    for item in added {
        if !merged.contains(item) {
            merged.push(item.clone());
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;
    use table::{Level, Player};

    #[test]
    fn lists_of_two_windows_are_joined_and_what_one_removes_is_gone() {
        assert_eq!(joined(&[1, 2, 4], &[1, 2, 3], &[1, 2, 3, 5]), [1, 2, 5, 4]);
        assert_eq!(joined(&[1, 5], &[1], &[1, 5]), [1, 5], "once");
    }

    #[test]
    fn the_parts_of_a_game_stay_together() {
        let before = Settings::default();
        let mut mine = before.clone();
        mine.player_names = vec!["Ada".into()];
        let mut theirs = before.clone();
        theirs.player_names = vec!["Ben".into(), "Cleo".into()];
        theirs.players = [Player::Bot(Level::Easy)].into_iter().collect();
        let merged = mine.merged(&before, &theirs);
        assert_eq!(merged.player_names, ["Ada"]);
        assert!(merged.players.are_people());
    }

    #[test]
    fn files_of_both_windows_stay_in_the_list() {
        let at = |name: &str| std::path::absolute(name).expect("a path");
        let mut before = Settings::default();
        before.recent_files.note(Path::new("old.ron"));
        before.recent_files.note(Path::new("gone.ron"));
        let (mut mine, mut theirs) = (before.clone(), before.clone());
        mine.recent_files.forget(&at("gone.ron"));
        mine.recent_files.note(Path::new("mine.ron"));
        mine.recent_files.note(Path::new("old.ron"));
        theirs.recent_files.note(Path::new("theirs.ron"));
        let merged = mine.merged(&before, &theirs).recent_files;
        let names: Vec<_> = merged.iter().collect();
        assert_eq!(names, [at("old.ron"), at("mine.ron"), at("theirs.ron")]);
    }
}
