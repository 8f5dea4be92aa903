//! The recall: salvage, incident, drone return (cryo §3.8 to §3.15).

use crate::components::IncidentKind;
use crate::event::Event;
use crate::id::{ChamberId, DockId, PlatformId, SectionId};
use crate::state::{Ending, MOST_SEATS, State, Task};
use game::SeatId;

impl State {
    /// Salvages, and lines up the rest of the recall.
    pub(crate) fn recall(&mut self, seat: SeatId, events: &mut Vec<Event>) {
        events.push(Event::Recalled(seat));
        for space in self.salvaging(seat).iter() {
            if let Some(gain) = self.board().salvage_of(space, self.seats.len()) {
                self.gain(seat, gain, events);
            }
        }
        self.agenda
            .extend([Task::Automation, Task::Return, Task::Incident]);
    }

    /// Carries out the incident of a section (cryo §3.10 to §3.13).
    pub(crate) fn carry_out_incident(
        &mut self,
        seat: SeatId,
        section: SectionId,
        events: &mut Vec<Event>,
    ) {
        let Some(id) = self.incidents[section.index()] else {
            return;
        };
        self.agenda.push(Task::Refill(section));
        let incident = self.components.incident(id);
        let (kind, reward) = (incident.kind, incident.reward);
        match kind {
            IncidentKind::Sabotage if self.has_chamber_left(section) => {
                self.sabotage(seat, section, section, events);
            }
            IncidentKind::Sabotage
                if (0..4).any(|other| self.has_chamber_left(SectionId(other))) =>
            {
                self.agenda.push(Task::Elsewhere(section));
            }
            IncidentKind::Sabotage => {
                self.incidents[section.index()] = None;
                self.boxed_incidents[id.index()] += 1;
                events.push(Event::NoChamberLeft(id));
            }
            IncidentKind::Loot | IncidentKind::Sunset => {
                self.incidents[section.index()] = None;
                self.seat_mut(seat).loot[id.index()] += 1;
                events.push(Event::Looted(seat, id));
                if kind == IncidentKind::Sunset {
                    self.meet_end(Ending::Sunset, events);
                }
                if let Some(reward) = reward {
                    self.reward(seat, reward, events);
                }
            }
        }
    }

    /// The sabotage tile of one section strikes the next chamber of another, or of its own (cryo §3.11).
    pub(crate) fn sabotage(
        &mut self,
        seat: SeatId,
        from: SectionId,
        section: SectionId,
        events: &mut Vec<Event>,
    ) {
        let Some(id) = self.incidents[from.index()].take() else {
            return;
        };
        let number = self.sabotage[section.index()].len() as u8;
        self.sabotage[section.index()].push(id);
        let chamber = ChamberId(3 * section.0 + number);
        for owner in self.seat_ids() {
            self.warn(owner, chamber, events);
        }
        let lost: [u8; MOST_SEATS] = std::mem::take(&mut self.chambers[chamber.index()]);
        for (own, lost) in self.seats.iter_mut().zip(lost) {
            own.destroyed += lost;
        }
        events.push(Event::Sabotaged {
            seat,
            chamber,
            lost,
        });
        self.look_for_end(events);
    }

    /// Moves a pod of a seat that is warned out of a chamber (cryo §5.12u).
    fn warn(&mut self, seat: SeatId, chamber: ChamberId, events: &mut Vec<Event>) {
        let pods = self.chambers[chamber.index()][seat.index()];
        if pods == 0 || !self.is_warned(seat) {
            return;
        }
        let last = ChamberId::of_section(chamber.section()).last();
        let next = (Some(chamber) != last).then_some(ChamberId(chamber.0 + 1));
        match next {
            Some(next) => self.chambers[next.index()][seat.index()] += 1,
            None if self.room(seat) > 0 => self.seat_mut(seat).pods += 1,
            None => return,
        }
        self.chambers[chamber.index()][seat.index()] -= 1;
        events.push(Event::Warned {
            seat,
            from: chamber,
            to: next,
        });
    }

    /// Lays the top tile of the leftmost stack of the track on an empty incident space (cryo §3.14).
    pub(crate) fn refill(&mut self, section: SectionId, events: &mut Vec<Event>) {
        let tile = self.track.iter_mut().find_map(|stack| stack.pop());
        self.incidents[section.index()] = tile;
        events.extend(tile.map(|tile| Event::IncidentTurned(section, tile)));
    }

    /// Puts one drone from the board on a dock of the platform (cryo §3.15).
    pub(crate) fn bring_home(&mut self, seat: SeatId, dock: PlatformId, events: &mut Vec<Event>) {
        let (from, launch) = (self.next_home(seat), self.board().launch_dock());
        let own = self.seat_mut(seat);
        if from == launch {
            own.launching = own.launching.saturating_sub(1);
        } else {
            own.out.remove(from);
        }
        own.home.insert(dock);
        events.push(Event::Returned { seat, from, dock });
    }

    /// The dock of the ship from which the next drone of `seat` returns: drones are alike, so nobody is asked.
    pub(crate) fn next_home(&self, seat: SeatId) -> DockId {
        let out = self.seat(seat).out.iter().next();
        out.unwrap_or_else(|| self.board().launch_dock())
    }

    /// Uses the action of a dock of the platform: first its cost, then its reward (cryo §6.7).
    pub(crate) fn run(&mut self, seat: SeatId, dock: PlatformId, events: &mut Vec<Event>) {
        events.push(Event::Ran(seat, dock));
        match self.tile_at(seat, dock, true) {
            Some(_) => self.agenda.push(Task::Cost(dock)),
            None => self.give_platform_reward(seat, dock, events),
        }
    }
}
