//! Building blocks that the screens share.
//!
//! Every widget has the same steps: size, allocate, interact, paint, describe for assistive technology. It takes its
//! look from [`theme`](kit::theme) and has a name by which assistive technology, and tests, find it.
//!
//! The painted pieces of the game take data and return the player's input. They contain no rules and change nothing:
//!
//! | widget | shows | returns |
//! |---|---|---|
//! | [`board::BoardView`] | the planet of a seat, in any size, with highlights, ghost, cursor and costs | [`board::BoardResponse`] |
//! | [`tracks::TracksView`] | a corporation board: tracks, trackers, techs, stock, with steps to choose from | [`tracks::TracksResponse`] |
//! | [`dial::DialView`] | the station with its stacks and the players around it; can be dragged |
//! [`dial::DialResponse`] |
//! | [`civ_card::CivCardView`] | a civ card, upright or in a row | [`egui::Response`] |
//! | [`event_card::whole_event_card`] | an event card | [`egui::Response`] |
//! | [`objective::ObjectiveView`] | an objective with its standing | [`egui::Response`] |
//! | [`player::player_badge`] | a player's colour with its symbol | [`egui::Response`] |
//! | [`symbol::terrain_symbol`] | a single terrain or benefit | nothing |
//! | [`tile::TileButton`] | a tile in any orientation | [`egui::Response`] |

pub mod board;
mod card_motif;
mod card_parts;
pub mod civ_card;
mod deck;
pub mod dial;
pub mod emblem;
pub mod event_card;
mod event_motif;
mod looks;
mod motif;
pub mod objective;
mod sprite;
pub mod symbol;
mod terms;
pub mod tile;
pub mod tracks;
mod vitals;

pub use deck::{card_of_colour, deck_picture};
pub use kit::widgets::*;
pub use looks::{module_icon, terrain_colors, terrain_icon};
pub use sprite::{Sprite, paint_sprite};
pub use terms::label_with_terms;
pub use vitals::{Vital, lit, paint_vitals, vitals, vitals_height};
