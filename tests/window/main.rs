//! The window without a display: screens are driven through the names in the accessibility tree.

mod analysis;
mod any_order;
mod bots;
mod challenge;
mod changing_hands;
mod corporations;
mod couch;
mod desk;
mod devices;
mod events;
mod finished;
mod games;
mod hand;
mod hints;
mod lesson;
mod modules;
mod practice;
mod private;
mod rest;
mod rules;
mod settings;
mod solo;
mod start;
mod table;
mod trees;
mod wizard;
