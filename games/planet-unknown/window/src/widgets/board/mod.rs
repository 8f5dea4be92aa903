//! The planet of a seat, from a thumbnail of 120 points to the whole screen.
//!
//! The planet and everything on it are one cached mesh that is rebuilt only when the board changes. Highlights, the
//! ghost and the cursor are painted over it. In the full form, every cell is a node with a name for assistive
//! technology; a thumbnail is one node.

mod bans;
mod face;
mod grid;
mod hints;
mod marks;
mod medals;
mod names;
mod outline;
mod still;
#[cfg(test)]
mod tests;

use egui::{Color32, Id, PointerButton, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo};

pub(in crate::widgets) use bans::strike;
pub use bans::{Ban, BanKind, paint_swatch};
pub use grid::Grid;
pub use hints::HintMark;
pub use names::{board_name, cell_name};
pub use outline::Outline;

use crate::t;
use crate::text::{Language, Speaks as _};
use kit::widgets::player::player_color;
use kit::widgets::wheel_notches;
use rules::{Board, Cell, CellSet, Line, LineState, Orientation, SeatSetup, Tile};

/// A tile or a patch that hovers over the board before it is placed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ghost {
    /// The hovering piece.
    pub what: GhostPiece,
    /// The top left cell of its bounding box.
    pub anchor: Cell,
    /// Whether it may be placed here; if not, it is painted hollow.
    pub legal: bool,
    /// Whether it is pinned and waits to be confirmed.
    pub pinned: bool,
}

/// The piece of a [`Ghost`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GhostPiece {
    /// A tile in its orientation.
    Tile(Tile, Orientation),
    /// A biomass patch.
    Patch,
}

/// A planet to paint, with its marks.
///
/// ```no_run
/// # fn example(ui: &mut egui::Ui, seat: &rules::Seat, legal: rules::CellSet) {
/// use planet_unknown_window::widgets::board::BoardView;
/// let shown = BoardView::new(&seat.board).highlight(legal).show(ui, 480.0);
/// if let Some(cell) = shown.clicked {
///     // …
/// }
/// # }
/// ```
#[must_use = "a board is not painted until it is shown"]
#[derive(Debug, Clone)]
pub struct BoardView<'a> {
    board: &'a Board,
    seat: Option<&'a SeatSetup>,
    thumbnail: bool,
    selected: bool,
    highlight: CellSet,
    beside: CellSet,
    perilous: bool,
    strong: CellSet,
    landing: (CellSet, f32),
    fits: CellSet,
    bans: &'a [Ban],
    lines: &'a [Line],
    costs: &'a [(Cell, u8)],
    leaps: CellSet,
    outlines: &'a [Outline],
    hints: &'a [HintMark],
    ghost: Option<Ghost>,
    cursor: Option<Cell>,
    by_pointer: bool,
    draggable: bool,
}

/// The player's input on a board.
#[derive(Debug, Clone)]
pub struct BoardResponse {
    /// The whole board; the thumbnail form responds only to clicks.
    pub response: Response,
    /// The positions of the cells on the screen.
    pub grid: Grid,
    /// The square of the grid under the pointer, even if it is not a cell of the planet.
    pub hovered: Option<Cell>,
    /// The node of the cell under the pointer, to which a tooltip belongs.
    pub node: Option<Response>,
    /// The cell clicked, or chosen with the keyboard while it has the focus.
    pub clicked: Option<Cell>,
    /// The cell clicked with the other button.
    pub secondary: Option<Cell>,
    /// The cell that has the keyboard focus.
    pub focused: Option<Cell>,
    /// The row or column whose medal is under the pointer, and its state.
    pub hovered_line: Option<(Line, LineState)>,
    /// The row or column whose medal was clicked.
    pub clicked_line: Option<Line>,
    /// The notches that the wheel was turned over the board; positive is up.
    pub scroll: i32,
}

impl<'a> BoardView<'a> {
    /// Returns the board in its full form, with a node for every cell.
    pub fn new(board: &'a Board) -> Self {
        Self {
            board,
            seat: None,
            thumbnail: false,
            selected: false,
            highlight: CellSet::EMPTY,
            beside: CellSet::EMPTY,
            perilous: false,
            strong: CellSet::EMPTY,
            landing: (CellSet::EMPTY, 1.0),
            fits: CellSet::EMPTY,
            draggable: false,
            bans: &[],
            lines: &[],
            costs: &[],
            leaps: CellSet::EMPTY,
            outlines: &[],
            hints: &[],
            ghost: None,
            cursor: None,
            by_pointer: false,
        }
    }

    kit::setters! {
        /// Sets the seat whose board it is: its rovers have the colour, and assistive technology says the name.
        seat: Option<&'a SeatSetup>,
        /// Marks a thumbnail as the one that is shown large.
        selected: bool,
        /// Sets the cells to choose from: they pulse. Only what is marked is available to assistive technology.
        highlight: CellSet,
        /// Sets cells that answer another question than the one in focus: they have thin frames.
        beside: CellSet,
        /// Marks the cells to choose from as places where something will be lost.
        perilous: bool,
        /// Sets cells with a steady highlight, such as those that an action would change.
        strong: CellSet,
        /// Sets the cells on which a piece has just landed, and the progress of the animation, from 0 to 1.
        landing: (CellSet, f32),
        /// Sets the cells of the places where the ghost fits: they are tinted within an outline, and all others are dim.
        fits: CellSet,
        /// Sets whether pieces can be dragged over the board.
        draggable: bool,
        /// Sets the cells that an event card bans; they are hatched.
        bans: &'a [Ban],
        /// Sets the rows and columns to choose from, by their medals.
        lines: &'a [Line],
        /// Sets the cells that are reached by a leap; their numbers look different.
        leaps: CellSet,
        /// Sets outlines around groups of cells.
        outlines: &'a [Outline],
        /// Sets the options of a hint, outlined and numbered.
        hints: &'a [HintMark],
        /// Sets the tile or patch that hovers over the board.
        ghost: Option<Ghost>,
        /// Leaves out the frame of the keyboard: the player uses the pointer.
        by_pointer: bool,
        /// Sets the cell under the keyboard cursor.
        cursor: Option<Cell>,
        /// Sets cells that can be chosen with a number, such as the cost for a rover to get there: they are tinted whole.
        costs: &'a [(Cell, u8)],
    }

    /// Makes the board one node that can be clicked as a whole, with a summary as its name.
    pub fn thumbnail(mut self) -> Self {
        self.thumbnail = true;
        self
    }

    /// Paints the board with an edge of `size` points and returns the player's input on it.
    pub fn show(self, ui: &mut Ui, size: f32) -> BoardResponse {
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), Sense::click());
        self.show_at(ui, rect, response)
    }

    /// Paints the board in the middle of `rect`, with an id by which its cells can be given the focus.
    pub fn show_within(self, ui: &mut Ui, rect: Rect, id: Id) -> BoardResponse {
        let sense = match (self.thumbnail, self.draggable) {
            (true, _) => Sense::click(),
            (false, true) => Sense::CLICK | Sense::DRAG,
            (false, false) => Sense::CLICK,
        };
        let response = ui.interact(rect, id, sense);
        self.show_at(ui, rect, response)
    }

    fn show_at(self, ui: &mut Ui, rect: Rect, response: Response) -> BoardResponse {
        let grid = Grid::within(rect, ui.pixels_per_point());
        let mut shown = self.interact(ui, response, grid);
        self.describe(ui, &shown.response);
        if !self.thumbnail {
            self.cells(ui, &mut shown);
            medals::interact(&self, ui, &mut shown);
        }
        if ui.is_rect_visible(rect) {
            still::paint(&self, ui, &shown);
            medals::paint(&self, ui, &shown);
            marks::paint(&self, ui, &shown);
            outline::paint(&self, ui, &shown);
        }
        shown
    }

    /// Reads the pointer's input anywhere on the board.
    fn interact(&self, ui: &Ui, response: Response, grid: Grid) -> BoardResponse {
        let pointer = ui.input(|input| input.pointer.hover_pos());
        let pointer = pointer.filter(|_| response.contains_pointer());
        let hovered = pointer.and_then(|at| grid.cell_at(at));
        let cell_at = |button| {
            let is_clicked = response.clicked_by(button) && !self.thumbnail;
            let at = response.interact_pointer_pos().filter(|_| is_clicked)?;
            grid.cell_at(at)
        };
        let scroll = if response.contains_pointer() {
            wheel_notches(ui.ctx())
        } else {
            0
        };
        BoardResponse {
            grid,
            hovered,
            node: None,
            clicked: cell_at(PointerButton::Primary),
            secondary: cell_at(PointerButton::Secondary),
            focused: None,
            hovered_line: None,
            clicked_line: None,
            scroll,
            response,
        }
    }

    /// The colour of the rovers.
    fn color(&self) -> Color32 {
        player_color(self.seat.map_or(0, |seat| seat.colour))
    }

    fn describe(&self, ui: &Ui, response: &Response) {
        let language = ui.language();
        let owner = self.seat.map(|seat| seat.name.as_str());
        let name = || board_name(language, self.board, owner);
        response.widget_info(|| match self.thumbnail {
            true => WidgetInfo::selected(Role::Button, true, self.selected, name()),
            false => WidgetInfo::labeled(Role::Group, true, name()),
        });
    }

    /// Makes every cell a node with a name, under the pointer area of the whole board. Tab stops only at the cell under
    /// the cursor, from where the arrow keys move on.
    fn cells(&self, ui: &Ui, shown: &mut BoardResponse) {
        let language = ui.language();
        let stop = self.cursor.or(self.board.data().cells.first());
        for cell in self.board.data().cells {
            let sense = if stop == Some(cell) {
                Sense::click()
            } else {
                Sense::CLICK
            };
            let id = cell_id(shown.response.id, cell);
            let node = ui.interact(shown.grid.rect(cell), id, sense);
            self.describe_cell(language, &node, cell);
            if node.clicked() {
                shown.clicked = Some(cell);
            }
            if node.secondary_clicked() {
                shown.secondary = Some(cell);
            }
            if node.has_focus() {
                shown.focused = Some(cell);
            }
            if node.contains_pointer() {
                shown.hovered = Some(cell);
                shown.scroll = wheel_notches(ui.ctx());
                shown.node = Some(node);
            }
        }
    }

    fn describe_cell(&self, language: Language, node: &Response, cell: Cell) {
        node.widget_info(|| {
            let reached: CellSet = self.costs.iter().map(|(cell, _)| *cell).collect();
            let asked = self.highlight | self.fits | reached;
            let enabled = asked.is_empty() || (asked | self.beside | self.strong).contains(cell);
            let mut costs = self.costs.iter();
            let cost = costs.find_map(|(at, cost)| (*at == cell).then_some(*cost));
            let name = cell_name(language, self.board, cell, cost);
            let name = match self.bans.iter().any(|ban| ban.cells.contains(cell)) {
                true => t!(language, "board-closed", cell = name),
                false => name,
            };
            WidgetInfo::labeled(Role::GridCell, enabled, name)
        });
    }
}

/// The id of the node of a cell, to give it the focus.
pub fn cell_id(board: Id, cell: Cell) -> Id {
    board.with(("cell", cell.column(), cell.row()))
}
