//! The boards of the seats.

/// The bounds of the width of an objective above all boards.
pub const OBJECTIVE: [f32; 2] = [180.0, 300.0];
/// The minimum edge of a small board with its vitals.
pub const SMALLEST: f32 = 76.0;
/// The minimum edge of a small board when all must be visible.
pub const LEAST: f32 = 56.0;
/// The distances between small boards and their parts.
pub const GAPS: [f32; 2] = [8.0, 3.0];
/// The height of the line with the buttons.
pub const BUTTONS: f32 = 42.0;
/// The width from which the button for all boards has a name.
pub const BUTTON: f32 = 150.0;
/// The width from which the latest gains are beside the name.
pub const GAINS_BESIDE: f32 = 280.0;
/// The width below which a score has no room beside a name.
pub const NARROW: f32 = 110.0;
/// How long a change of a score is shown, in seconds.
pub const CHANGED: f64 = 2.5;
/// The height of the line with a player's name.
pub const NAME: f32 = 22.0;
/// The height of the line with the latest gains.
pub const GAINS: f32 = 18.0;
/// The minimum height of the tracks below all boards.
pub const LEAST_TRACKS: f32 = 240.0;
/// The bounds of the width of tracks beside a board.
pub const TRACKS_BESIDE: f32 = 184.0;
/// The bounds of the width of tracks beside a board.
pub const WIDEST_TRACKS: f32 = 320.0;
/// How large a board beside its tracks must be, as a share of its size without them.
pub const LEAST_BESIDE: f32 = 0.65;
/// The width of the latest gains.
pub const GAINED: f32 = 130.0;
/// Room for a scroll bar.
pub const SCROLL: f32 = 14.0;
/// The height of the line with a name if all boards are large.
pub const LARGE_NAME: f32 = 30.0;
/// The distance between boards if all are large.
pub const LARGE_GAP: f32 = 10.0;
/// The minimum width of a board if all are large.
pub const LEAST_LARGE: f32 = 100.0;
/// The edge of the badge of a player.
pub const BADGE: f32 = 20.0;
/// The distance of a name from the left.
pub const NAME_AT: f32 = 26.0;
/// The distance between a name and the score.
pub const SCORE_GAP: f32 = 6.0;
