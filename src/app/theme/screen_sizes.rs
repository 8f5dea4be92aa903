//! Sizes in points and times of the screens and of the dialogs for files, a group for each.
//!
//! What several of them share stands in the [tokens](super::tokens). Proportions stay with the screen.

/// The players of a new game.
pub mod wizard_players {
    /// Edge of a colour's symbol.
    pub const BADGE: f32 = 30.0;
    /// Width of the button that says who plays.
    pub const PLAYER: f32 = 132.0;
    /// The least width of the field for a name.
    pub const NAME: f32 = 90.0;
    /// What a card has around its contents besides the small space.
    pub const AROUND: i8 = 2;
}

/// The planets and corporations that were dealt.
pub mod wizard_dealt {
    /// From this width on a card has its picture beside its words.
    pub const ROOMY: f32 = 380.0;
    /// Two columns stand side by side if each is at least so wide.
    pub const COLUMN: f32 = 240.0;
    /// The edge of a picture where there is little room.
    pub const SMALL_PICTURE: f32 = 120.0;
    /// The edge of a picture.
    pub const PICTURE: f32 = 190.0;
}

/// A planet or a corporation on show.
pub mod wizard_exhibit {
    /// The width of the border of what is chosen.
    pub const CHOSEN: f32 = 2.0;
    /// The distance of the focus ring.
    pub const RING: f32 = 1.0;
    /// The distance between two stars.
    pub const STAR_GAP: f32 = 2.0;
}

/// The gallery of planets and corporations.
pub mod wizard_gallery {
    /// Widths of a small exhibit, without its margins.
    pub const SMALL: [f32; 2] = [92.0, 210.0];
    /// Room for name and stars under a small picture.
    pub const CAPTION: f32 = 38.0;
    /// Width of what stands beside the gallery.
    pub const BESIDE: f32 = 300.0;
    /// From this width on there is room beside the gallery.
    pub const WIDE: f32 = 620.0;
    /// The least height of the gallery.
    pub const LEAST_HEIGHT: f32 = 340.0;
    /// What is left free below the gallery besides the large space.
    pub const BELOW: f32 = 1.0;
    /// The borders at both sides of an exhibit.
    pub const BORDERS: f32 = 2.0;
    /// Room for a scroll bar.
    pub const SCROLL: f32 = 8.0;
    /// The distances between the words and signs of a small exhibit.
    pub const TEXT_GAP: [f32; 2] = [2.0, 1.0];
    /// The greatest edge of the large picture.
    pub const LARGE_PICTURE: f32 = 250.0;
    /// The least edge of a small picture.
    pub const LEAST_PICTURE: f32 = 40.0;
}

/// The deck of event cards.
pub mod wizard_deck {
    /// Width of the name of a colour, in points.
    pub const NAME: f32 = 150.0;
    /// Room for the number of event cards and of how many there are, in points.
    pub const COUNT: f32 = 96.0;
    /// Height of the line of a colour, in points.
    pub const LINE: f32 = 30.0;
    /// Width of the card that stands for a colour, in points.
    pub const CARD: f32 = 20.0;
    /// Below this width the slider lies under the name.
    pub const NARROW: f32 = 460.0;
}

/// The summary of a new game.
pub mod wizard_summary {
    /// The distance between the lines of a player.
    pub const LINE_GAP: f32 = 1.0;
}

/// The frame of the wizard.
pub mod wizard {
    /// From this width on the summary stands beside the step; below it lies under it.
    pub const BESIDE: f32 = 860.0;
    /// Width of the summary beside the step.
    pub const SUMMARY: f32 = 290.0;
    /// From this height on there is room for generous margins.
    pub const TALL: f32 = 480.0;
    /// From this width on the steps are named.
    pub const WORDS: f32 = 620.0;
}

/// The station of a new game.
pub mod wizard_station {
    /// From this width on the station lies beside what decides about it.
    pub const BESIDE: f32 = 560.0;
    /// Height of everything above and below the station.
    pub const AROUND: f32 = 230.0;
    /// The least edge of the station.
    pub const SMALLEST: f32 = 240.0;
    /// The largest edge of the station.
    pub const LARGEST: f32 = 620.0;
    /// The greatest width of the field for the seed.
    pub const SEED: f32 = 220.0;
}

/// Charts by round.
pub mod chart {
    use std::ops::RangeInclusive;

    /// The distances between the numbers of an axis: below the first none is shown, from the second on all are.
    pub const LABEL_GAP: RangeInclusive<f32> = 20.0..=26.0;
}

/// The sheet between two players.
pub mod handover {
    /// The height of the sheet.
    pub const SHEET: f32 = 330.0;
    /// The edge of the badge.
    pub const BADGE: f32 = 56.0;
    /// What ends the sheet.
    pub const END: [f32; 2] = [1.0, 1.0];
}

/// The records.
pub mod records {
    /// Below this width a result takes two lines.
    pub const WIDE: f32 = 760.0;
    /// Height of a line of the table, in points.
    pub const LINE: f32 = 34.0;
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 1.0;
}

/// The frame of the replay.
pub mod replay {
    /// Below this height everything is set tighter.
    pub const TALL: f32 = 480.0;
    /// Below this width everything is set tighter.
    pub const WIDE: f32 = 760.0;
}

/// The boards of the replay.
pub mod replay_boards {
    /// The least edge of the large board.
    pub const LEAST: f32 = 120.0;
    /// The bounds of the edge of a small board.
    pub const SMALL: [f32; 2] = [110.0, 300.0];
}

/// The deck of the replay.
pub mod replay_deck {
    /// How wide the headline of the event card may be, in points.
    pub const WIDEST: f32 = 280.0;
    /// Height of the box with what happened.
    pub const LOG: f32 = 46.0;
    /// The distance between the lines of what happened.
    pub const LINE_GAP: f32 = 2.0;
}

/// The tape of the replay.
pub mod replay_tape {
    /// Seconds an action stays on show at the normal speed.
    pub const ACTION: f64 = 1.2;
}

/// The frame of the results.
pub mod results {
    /// Below this height everything is set tighter.
    pub const TALL: f32 = 560.0;
    /// Below this width buttons show only their icons.
    pub const NARROW: f32 = 900.0;
    /// From this width on the podium stands beside the table of medals.
    pub const BESIDE: f32 = 1100.0;
    /// Height of everything above and below the podium.
    pub const AROUND: f32 = 250.0;
    /// The bounds of the height of the podium above the table of medals.
    pub const LOW_PODIUM: [f32; 2] = [170.0, 420.0];
    /// The bounds of the height of the podium beside the table of medals.
    pub const PODIUM_HEIGHT: [f32; 2] = [300.0, 620.0];
    /// The greatest width of the podium beside the table of medals.
    pub const PODIUM_WIDTH: f32 = 900.0;
    /// The greatest width of the table of medals.
    pub const MEDALS: f32 = 1100.0;
    /// The least width of a planet with which one more fits beside the others.
    pub const PLANET: f32 = 330.0;
    /// The height of the words around a planet.
    pub const PLANET_WORDS: f32 = 90.0;
    /// The least height that planets are given.
    pub const LEAST_PLANET: f32 = 260.0;
    /// The greatest edge of a planet.
    pub const LARGEST_PLANET: f32 = 620.0;
    /// The borders at both sides of a card.
    pub const BORDERS: f32 = 2.0;
}

/// The settings.
pub mod settings {
    /// The width of the value of a setting.
    pub const VALUE: f32 = 64.0;
}

/// The start page.
pub mod start {
    /// The widest the menu becomes.
    pub const MENU: f32 = 340.0;
    /// The widest the column of title and menu becomes.
    pub const COLUMN: f32 = 620.0;
    /// The height of the heading of recent games.
    pub const RECENT_TITLE: f32 = 40.0;
    /// The height of a recent game.
    pub const RECENT_ROW: f32 = 66.0;
    /// In a column as low as this the title stands at the very top.
    pub const LOW: f32 = 600.0;
    /// The height of a column in which the title has the size of its token.
    pub const DESIGNED: f32 = 740.0;
    /// Above this width there is more room at the left.
    pub const WIDE: f32 = 900.0;
}

/// The table of medals.
pub mod results_breakdown {
    /// The bounds of the width of the names of rows.
    pub const LABEL: [f32; 2] = [130.0, 330.0];
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 1.0;
    /// The height of what keeps the place above the names of rows.
    pub const CORNER: f32 = 1.0;
    /// The height of the heads of columns.
    pub const HEAD: f32 = 44.0;
    /// The height of the row of a part of a sum.
    pub const PART: f32 = 22.0;
    /// The height of any other row.
    pub const ROW: f32 = 30.0;
    /// The margin around the dot of a row.
    pub const DOT_MARGIN: f32 = 2.5;
    /// The corners of the dot of a row.
    pub const DOT_CORNERS: f32 = 3.0;
}

/// The rating of a solo game.
pub mod results_solo {
    /// Seconds by which each grade lights up later than the one below it.
    pub const STAGGER: f64 = 0.14;
    /// Height of everything above the ladder, in points.
    pub const HEAD: f32 = 150.0;
    /// The least and the greatest height of a step of the ladder, in points.
    pub const STEP: [f32; 2] = [24.0, 50.0];
    /// The distance between the lines of the grade.
    pub const LINE_GAP: f32 = 2.0;
    /// The distance between two steps of the ladder.
    pub const STEP_GAP: f32 = 3.0;
}

/// The podium.
pub mod results_podium {
    /// The widest a column becomes.
    pub const WIDEST: f32 = 150.0;
    /// Seconds by which each rank rises later than the one after it.
    pub const STAGGER: f64 = 0.12;
    /// The height of badge, figure and name above a column.
    pub const HEAD: f32 = 74.0;
    /// The height of the plinth below a column.
    pub const FOOT: f32 = 30.0;
    /// The least height of a full column.
    pub const LEAST: f32 = 20.0;
    /// The distance between the blocks of a column.
    pub const BLOCK_GAP: f32 = 1.0;
    /// Blocks higher than this keep apart.
    pub const GAPPED: f32 = 3.0;
    /// The corners of a block.
    pub const BLOCK_CORNERS: f32 = 3.0;
    /// Blocks at least as high as this have room for their number.
    pub const NUMBERED: f32 = 17.0;
    /// The distance between a column and its plinth.
    pub const PLINTH_GAP: f32 = 2.0;
    /// The corners of a plinth.
    pub const PLINTH_CORNERS: f32 = 4.0;
    /// The distance between a medal and the rank.
    pub const MEDAL_GAP: f32 = 4.0;
    /// The edge of the badge of a player.
    pub const BADGE: f32 = 22.0;
    /// The distance between the badge and the figure.
    pub const BADGE_GAP: f32 = 6.0;
    /// The distance between the figure and its column.
    pub const FIGURE_GAP: f32 = 4.0;
}

/// The cards of the players.
pub mod results_hand {
    /// The least width of a player's column.
    pub const COLUMN: f32 = 280.0;
}

/// The headline of the results.
pub mod results_head {
    /// The edge of the trophy.
    pub const TROPHY: f32 = 44.0;
    /// The edge of the trophy where there is little room.
    pub const SMALL_TROPHY: f32 = 26.0;
}

/// The course of the game.
pub mod results_course {
    use egui::{Vec2, vec2};

    /// Room for the number of a round and the sign of its event card, in points.
    pub const EVENT_CARD: Vec2 = vec2(62.0, 30.0);
    /// Height of the event cards under the chart, in points.
    pub const EVENT_CARDS: f32 = 76.0;
    /// The height of everything above and below the chart.
    pub const AROUND: f32 = 330.0;
    /// The least height of the chart.
    pub const LEAST: f32 = 220.0;
    /// The width of a line.
    pub const LINE: f32 = 2.5;
    /// The radius of a mark.
    pub const MARK: f32 = 4.5;
}

/// The list of a folder.
pub mod folder {
    /// How high the list is at most, in points.
    pub const HEIGHT: f32 = 300.0;
}

/// The question before a file is opened.
pub mod file_question {
    /// The width of the dialog.
    pub const DIALOG: f32 = 560.0;
}

/// The dialog for a path.
pub mod chooser {
    use std::time::Duration;

    /// A dialog of the desktop that is gone sooner than this was never there.
    pub const NEVER_THERE: Duration = Duration::from_millis(350);
    /// The width of the dialog.
    pub const DIALOG: f32 = 620.0;
}

/// A problem with a file.
pub mod file_problem {
    /// The width of the dialog.
    pub const DIALOG: f32 = 560.0;
}

/// The boards side by side.
pub mod analysis_sides {
    /// Height of a title, in points.
    pub const TITLE: f32 = 28.0;
    /// The greatest width of a card, in points.
    pub const CARD: f32 = 240.0;
    /// The width of a piece of a line before words.
    pub const SAMPLE: f32 = 26.0;
}

/// The list of turns.
pub mod analysis_list {
    /// The height of a row.
    pub const ROW: f32 = 48.0;
    /// The height of the first line of a row.
    pub const FIRST: f32 = 25.0;
    /// Room for the words of a loss.
    pub const WORDS: f32 = 118.0;
    /// Room for the bar of a loss.
    pub const BAR: f32 = 110.0;
    /// The distance between two rows.
    pub const ROW_GAP: f32 = 2.0;
    /// The margin above and below the lines of a row.
    pub const ROW_MARGIN: f32 = 3.0;
    /// The width of the lit edge of a row.
    pub const EDGE: f32 = 3.0;
    /// The height of the rail of a bar.
    pub const RAIL: f32 = 8.0;
    /// The corners of a rail and its bar, and the least width of a bar.
    pub const RAIL_CORNERS: f32 = 4.0;
    /// The width of the line of a standard error.
    pub const WHISKER: f32 = 2.0;
}

/// The frame of the analysis.
pub mod analysis {
    /// From this width and height on chart and list stand beside the board.
    pub const BESIDE: [f32; 2] = [900.0, 480.0];
    /// The bounds of the height of the chart.
    pub const CHART_HEIGHT: [f32; 2] = [150.0, 380.0];
}

/// A turn in detail.
pub mod analysis_detail {
    /// Height of everything below the board, in points.
    pub const BELOW: f32 = 218.0;
    /// Bounds of the edge of the board.
    pub const BOARD: [f32; 2] = [220.0, 760.0];
    /// The width of the mark before words.
    pub const SAMPLE: f32 = 26.0;
    /// The distance between the lines of a move.
    pub const LINE_GAP: f32 = 1.0;
}

/// The thread of the analysis.
pub mod analysis_study {
    use std::time::Duration;

    /// How long the thread works before it hands over what it has.
    pub const PORTION: Duration = Duration::from_millis(150);
}

/// The chart of the analysis.
pub mod analysis_chart {
    /// Edge of a mark in the chart with its rim, in points.
    pub const MARK: f32 = 20.0;
    /// The height of a turning point in words.
    pub const LINE: f32 = 26.0;
    /// The least width of a turning point in words with which two stand side by side.
    pub const LEAST: f32 = 280.0;
    /// The width of the line at the round that is looked at.
    pub const ROUND: f32 = 1.5;
    /// The width of the own line and the radius of its marks.
    pub const OWN: [f32; 2] = [3.0, 4.5];
    /// The width of another line and the radius of its marks.
    pub const OTHER: [f32; 2] = [1.5, 3.0];
    /// The radius of the rim of a turning point.
    pub const RIM: f32 = 11.0;
    /// The radius of a turning point.
    pub const POINT: f32 = 8.0;
    /// The distance between the lines of the legend.
    pub const LEGEND_GAP: f32 = 2.0;
    /// The edge of the mark of a turning point before words.
    pub const WORD_MARK: f32 = 13.0;
    /// How far from the left the mark of a turning point in words lies.
    pub const MARK_AT: f32 = 16.0;
    /// How far from the left the words of a turning point begin.
    pub const WORDS_AT: f32 = 30.0;
}

/// The table.
pub mod table {
    /// Three options of a hint have room in so many points, or what a coach says.
    pub const ADVICE_HEIGHT: f32 = 304.0;
}

/// Bars, panels and tabs of the table.
pub mod table_slots {
    /// Below this height the tabs stand beside the part, not above it; a hint has more to say.
    pub const TABS_ABOVE: [f32; 2] = [240.0, 360.0];
    /// Bars lower than this have hardly a margin.
    pub const LOW_BAR: f32 = 42.0;
    /// The margin above and below in such a bar.
    pub const BAR_MARGIN: f32 = 1.0;
}

/// The layout of the table.
pub mod table_layout {
    /// Below this width the planet shares its place with everything else.
    pub const TWO_COLUMNS: f32 = 620.0;
    /// Below this width there is only one column beside the planet.
    pub const THREE_COLUMNS: f32 = 960.0;
    /// The tracks are not made less high than this to give other parts room.
    pub const LEAST_TRACKS: f32 = 318.0;
    /// Distance between the parts.
    pub const GAP: f32 = 6.0;
    /// Windows lower than this have lower bars.
    pub const LOW: f32 = 420.0;
    /// Windows lower than this have a lower bar at the bottom.
    pub const MIDDLING: f32 = 700.0;
    /// The height of the bar at the top of a low window.
    pub const LOW_BAR: f32 = 40.0;
    /// The height of the bar at the top.
    pub const BAR: f32 = 46.0;
    /// The height of the bar at the bottom of a low window.
    pub const LOW_BOTTOM: f32 = 98.0;
    /// The height of the bar at the bottom of a window of middling height.
    pub const MIDDLING_BOTTOM: f32 = 112.0;
    /// The height of the bar at the bottom.
    pub const BOTTOM: f32 = 132.0;
    /// The bounds of the width of the only column beside the planet.
    pub const SIDE: [f32; 2] = [240.0, 350.0];
    /// The bounds of the width of the left column.
    pub const LEFT: [f32; 2] = [212.0, 380.0];
    /// The bounds of the width of the right column.
    pub const RIGHT: [f32; 2] = [280.0, 480.0];
    /// The height of the words of the station.
    pub const STATION_WORDS: f32 = 40.0;
    /// The least height of the seats below the station.
    pub const LEAST_SEATS: f32 = 150.0;
    /// A right column at least as high as this is split.
    pub const SPLIT: f32 = 560.0;
    /// The greatest height of the tracks.
    pub const MOST_TRACKS: f32 = 720.0;
    /// Cards and log stand one above the other if they have at least so much height.
    pub const SPLIT_REST: f32 = 420.0;
}

/// Bots at the table.
pub mod table_bots {
    use std::time::Duration;

    /// The diameter of the dots of somebody who thinks, in points.
    pub const DOT: f32 = 5.0;
    /// Seconds in which the dots take their turns.
    pub const PERIOD: f64 = 1.2;
    /// Between two frames of the dots: slow movement needs no more.
    pub const FRAME: Duration = Duration::from_millis(100);
    /// The greatest edge of the sign of a bot.
    pub const SIGN: f32 = 16.0;
    /// The distance between the sign of a bot and its name.
    pub const SIGN_GAP: f32 = 4.0;
}

/// The boards of the seats.
pub mod table_seats {
    /// The least width of a small board that the number of columns is chosen for.
    pub const SMALL: f32 = 104.0;
    /// The least width of a small board, so that all are in sight.
    pub const SMALLEST: f32 = 76.0;
    /// The height of the line with a player's name.
    pub const NAME: f32 = 22.0;
    /// Room for a scroll bar.
    pub const SCROLL: f32 = 14.0;
    /// The height of the line with a name where all boards are large.
    pub const LARGE_NAME: f32 = 30.0;
    /// The distance between boards where all are large.
    pub const LARGE_GAP: f32 = 10.0;
    /// The least width of a board where all are large.
    pub const LEAST_LARGE: f32 = 100.0;
    /// The edge of the badge of a player.
    pub const BADGE: f32 = 20.0;
    /// How far from the left a name begins.
    pub const NAME_AT: f32 = 26.0;
    /// The distance between a name and the score.
    pub const SCORE_GAP: f32 = 6.0;
}

/// The legend of what is forbidden.
pub mod table_bans {
    /// The edge of the pattern in the legend, in points.
    pub const SWATCH: f32 = 22.0;
    /// The corners of a pattern.
    pub const SWATCH_CORNERS: u8 = 2;
}

/// The event card of the round.
pub mod table_event_card {
    /// The width of the card above the table in points, where the window has the room.
    pub const CARD: f32 = 360.0;
    /// The width of the card that the pointer brings out of the top bar.
    pub const SMALL_CARD: f32 = 280.0;
    /// How wide the headline in the top bar may be at most.
    pub const WIDEST: f32 = 340.0;
    /// Room for the card that was looked at ahead.
    pub const EYE: f32 = 80.0;
    /// The width of the chip of the card that was looked at ahead.
    pub const NEXT: f32 = 44.0;
    /// How far the card sinks into its place above the table.
    pub const RISE: f32 = 24.0;
}

/// The cards of a seat.
pub mod table_cards {
    /// Room for a scroll bar.
    pub const SCROLL: f32 = 14.0;
    /// The width of the back of a card.
    pub const BACK: f32 = 46.0;
}

/// The station and the tiles on offer.
pub mod table_station {
    /// The least edge of the dial.
    pub const LEAST_DIAL: f32 = 150.0;
    /// The least width of an own tile.
    pub const LEAST_TILE: f32 = 60.0;
    /// The height of the words between the dial and the own tiles, with all distances, in points.
    pub const WORDS: f32 = 50.0;
    /// The height of the offer to another seat.
    pub const OFFER: f32 = 34.0;
    /// The greatest width of a tile in the offer to another seat.
    pub const WIDEST: f32 = 44.0;
    /// From this width on the offer to another seat shows its name.
    pub const NAME: f32 = 48.0;
    /// Above this width the tiles may stand beside the dial.
    pub const BESIDE: f32 = 330.0;
    /// The greatest width of an own tile.
    pub const LARGEST_TILE: f32 = 150.0;
    /// How far from the corner of a tile its key is named.
    pub const KEY_AT: [f32; 2] = [8.0, 5.0];
    /// The edge of the badge of another seat.
    pub const BADGE: f32 = 20.0;
}

/// The hint.
pub mod table_hint {
    /// The margin around the cross.
    pub const CROSS_MARGIN: f32 = 2.0;
    /// The height of the bar of progress.
    pub const PROGRESS: f32 = 3.0;
    /// The corners of the bar of progress.
    pub const PROGRESS_CORNERS: f32 = 1.5;
    /// The distance between the lines of an option.
    pub const LINE_GAP: f32 = 2.0;
}

/// The corporation.
pub mod table_corporation {
    use egui::{Vec2, vec2};

    /// The least size in which a corporation can be read.
    pub const LEAST: Vec2 = vec2(190.0, 300.0);
    /// The greatest height of a corporation that is scrolled.
    pub const HIGHEST: f32 = 420.0;
}

/// The planet.
pub mod table_planet {
    /// Below this height the planet has the room of its title, too, unless the title leads back to the own planet.
    pub const TITLED: f32 = 240.0;
    /// What is left free at the right of the legend.
    pub const LEGEND_GAP: f32 = 1.0;
    /// The edge of the badge of the owner.
    pub const BADGE: f32 = 26.0;
}

/// The bar at the top of the table.
pub mod table_top_bar {
    /// Below this width the names of buttons and badges give way to their icons.
    pub const ROOMY: f32 = 900.0;
}

/// The tiles of a practice game.
pub mod table_position {
    /// The size of the tile that stands for a stack.
    pub const STACK: [f32; 2] = [46.0, 42.0];
    /// The size of a tile.
    pub const TILE: [f32; 2] = [62.0, 56.0];
}

/// The bar at the bottom of the table.
pub mod table_bottom_bar {
    /// Width of the place for the end of the turn, where there is room and where there is little.
    pub const END: [f32; 2] = [208.0, 168.0];
    /// Below this width everything is set tighter.
    pub const ROOMY: f32 = 900.0;
    /// Below this width an ability is named by its level alone; what it does is told when asked.
    pub const WORDY: f32 = 900.0;
    /// What words need besides their width.
    pub const WORDS_GAP: f32 = 1.0;
}

/// The stacks that an event card removes.
pub mod table_remove {
    /// The size of the tile that stands for a stack.
    pub const STACK: [f32; 2] = [54.0, 38.0];
}

/// Cards to choose from.
pub mod table_card_choice {
    /// The least and the greatest width of a card in points.
    pub const WIDTHS: [f32; 2] = [190.0, 240.0];
    /// Room for a scroll bar in points.
    pub const SCROLL: f32 = 14.0;
    /// The bounds of the width of the dialog.
    pub const DIALOG: [f32; 2] = [560.0, 1040.0];
}

/// The chip of an effect.
pub mod table_effect_chip {
    /// The least height.
    pub const LEAST: f32 = 28.0;
    /// What it has at its left and at its right besides the small space.
    pub const SIDES: f32 = 2.0;
    /// The width of its border.
    pub const BORDER: f32 = 1.2;
}
