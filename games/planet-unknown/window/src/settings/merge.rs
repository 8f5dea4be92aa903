//! The settings of two windows in one file: what this window has changed is written over what the file holds now.

use super::Settings;

impl Settings {
    /// `theirs` with what these settings have changed since they were `before`.
    pub(super) fn merged(&self, before: &Self, theirs: &Self) -> Self {
        macro_rules! pick {
            ($field:ident) => {
                pick(&self.$field, &before.$field, &theirs.$field)
            };
        }
        macro_rules! list {
            ($field:ident) => {
                list(&self.$field, &before.$field, &theirs.$field)
            };
        }
        // The four belong to one game.
        let game = |settings: &Self| {
            (
                settings.player_names.clone(),
                settings.players.clone(),
                settings.last_game.clone(),
                settings.deals_hands,
            )
        };
        let (player_names, players, last_game, deals_hands) =
            pick(&game(self), &game(before), &game(theirs));
        Self {
            language: pick!(language),
            text_scale: pick!(text_scale),
            scale_with_window: pick!(scale_with_window),
            full_screen: pick!(full_screen),
            reduced_motion: pick!(reduced_motion),
            volume: pick!(volume),
            ambience: pick!(ambience),
            muted: pick!(muted),
            warn_wasteful_turns: pick!(warn_wasteful_turns),
            lay_with_one_click: pick!(lay_with_one_click),
            play_the_obvious: pick!(play_the_obvious),
            coach: pick!(coach),
            bot_pace: pick!(bot_pace),
            ways: pick!(ways),
            controls: pick!(controls),
            recent_files: (self.recent_files).merged(&before.recent_files, &theirs.recent_files),
            window_size: pick!(window_size),
            player_names,
            players,
            last_game,
            deals_hands,
            groups: list!(groups),
            solved_exercises: list!(solved_exercises),
            lesson: list!(lesson),
            first_times: pick!(first_times),
            first_times_told: list!(first_times_told),
        }
    }
}

/// A value of this window if it has changed, or else the one in the file.
fn pick<T: Clone + PartialEq>(mine: &T, before: &T, theirs: &T) -> T {
    let value = if mine == before { theirs } else { mine };
    value.clone()
}

/// The list in the file without what this window has removed, and with what it has added.
fn list<T: Clone + PartialEq>(mine: &[T], before: &[T], theirs: &[T]) -> Vec<T> {
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

    #[test]
    fn lists_of_two_windows_are_joined_and_what_one_removes_is_gone() {
        assert_eq!(list(&[1, 2, 4], &[1, 2, 3], &[1, 2, 3, 5]), [1, 2, 5, 4]);
        assert_eq!(list(&[1, 5], &[1], &[1, 5]), [1, 5], "once");
    }

    #[test]
    fn the_parts_of_a_game_stay_together() {
        let before = Settings::default();
        let mut mine = before.clone();
        mine.player_names = vec!["Ada".into()];
        let mut theirs = before.clone();
        theirs.player_names = vec!["Ben".into(), "Cleo".into()];
        theirs.deals_hands = true;
        let merged = mine.merged(&before, &theirs);
        assert_eq!(merged.player_names, ["Ada"]);
        assert!(!merged.deals_hands);
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
