//! How choices change the state (exoplanets §3 to §8).

use crate::components::Arm;
use crate::decision::Choice;
use crate::event::Event;
use crate::id::{PlanetId, TileId};
use crate::resource::{Resource, Resources};
use crate::state::{Birth, Placed, Played, Source, Stage, State, Task, Turn};
use arrayvec::ArrayVec;
use game::SeatId;

impl State {
    /// Carries out a choice that was checked.
    pub(crate) fn carry_out(&mut self, seat: SeatId, choice: Choice, events: &mut Vec<Event>) {
        if self.stage != Stage::Setup && seat != self.turn_seat() {
            events.push(Event::Answered(seat));
        }
        match choice {
            Choice::Remove(tile) => self.remove(seat, tile, events),
            Choice::From(source) => self.take_planet(source, events),
            Choice::Planet(planet) => self.choose_planet(planet, events),
            Choice::Stack(stack) => self.put_aside(stack, events),
            Choice::Arm(arm) => self.give_birth(arm, events),
            Choice::Develop { planet, pay } => {
                self.pay(seat, pay, events);
                self.place_life(seat, planet, events);
            }
            Choice::Species { planet, pay } => {
                self.pay(seat, pay, events);
                self.create_species(seat, planet, events);
            }
            Choice::Claim(tile) => {
                let own = &mut self.seats[seat.index()];
                own.hand.remove(tile);
                own.goals.push(tile);
                events.push(Event::Claimed(seat, tile));
            }
            Choice::Play { tile, target } => self.play_effect(seat, tile, target, events),
            Choice::EndTurn => self.end_turn(events),
            Choice::Yield(kind) => {
                self.agenda.pop();
                self.gain(seat, Resources::one(kind), events);
            }
            Choice::Take(kind) => self.take(seat, kind, events),
            Choice::Give(kind) => {
                if let Some(Task::Exchange(left)) = self.agenda.last_mut() {
                    *left -= 1;
                }
                self.agenda.push(Task::Receive(kind));
            }
            Choice::Stop => drop(self.agenda.pop()),
            Choice::Discard(tile) => {
                let own = &mut self.seats[seat.index()];
                own.hand.remove(tile);
                own.lost.insert(tile);
                if let Some(Task::Discard { count, .. }) = self.agenda.last_mut() {
                    *count -= 1;
                }
                events.push(Event::Discarded(seat));
                events.push(Event::DiscardedTile(seat, tile));
            }
        }
        self.go_on(events);
    }

    /// Does all that nobody has to be asked about.
    fn go_on(&mut self, events: &mut Vec<Event>) {
        while let Some(task) = self.agenda.last().copied() {
            if self.waits(task) {
                return;
            }
            self.agenda.pop();
            self.perform(task, events);
        }
    }

    /// Whether a task waits for an answer.
    pub(crate) fn waits(&self, task: Task) -> bool {
        match task {
            Task::Yield(_) | Task::Receive(_) => self.kinds_of(task).next().is_some(),
            Task::Take { count, .. } => count > 0 && self.kinds_of(task).next().is_some(),
            Task::Exchange(left) => left > 0,
            Task::Discard { seat, count } => count > 0 && !self.seats[seat.index()].hand.is_empty(),
            Task::Others
            | Task::Act
            | Task::Leave
            | Task::Reward(_)
            | Task::CreationBack
            | Task::Back(_) => false,
        }
    }

    /// Carries out a task that asks nothing.
    fn perform(&mut self, task: Task, events: &mut Vec<Event>) {
        let seat = self.turn_seat();
        match task {
            Task::Others => self.give_others(events),
            Task::Act => self.act(seat, events),
            Task::Leave => self.leave(seat, events),
            Task::Reward(planet) => self.reward(seat, planet, events),
            Task::CreationBack => {
                for seat in &mut self.seats {
                    self.special.creation += std::mem::take(&mut seat.creation);
                }
                events.push(Event::CreationBack);
            }
            Task::Back(kind) => {
                for seat in &mut self.seats {
                    *self.special.of(kind) += std::mem::take(seat.of(kind));
                }
                events.push(Event::Back(kind));
            }
            // Nobody can answer these any more: what is due is lost (exoplanets §4.12, §7.7).
            Task::Yield(_)
            | Task::Receive(_)
            | Task::Take { .. }
            | Task::Exchange(_)
            | Task::Discard { .. } => {}
        }
    }

    /// Gives a seat what the cloud still holds of `resources` (exoplanets §4.12).
    pub(crate) fn gain(&mut self, seat: SeatId, resources: Resources, events: &mut Vec<Event>) {
        let gained = self.cloud.min(resources);
        if gained != Resources::NONE {
            self.cloud -= gained;
            self.seats[seat.index()].resources += gained;
            events.push(Event::Gained(seat, gained));
        }
    }

    /// Puts resources of a seat into the cloud (exoplanets §5.4).
    pub(crate) fn pay(&mut self, seat: SeatId, resources: Resources, events: &mut Vec<Event>) {
        self.seats[seat.index()].resources -= resources;
        self.cloud += resources;
        if resources != Resources::NONE {
            events.push(Event::Paid(seat, resources));
        }
    }

    /// A resource of choice: of a gain, or for one given in exchange.
    fn take(&mut self, seat: SeatId, kind: Resource, events: &mut Vec<Event>) {
        match self.agenda.last_mut() {
            Some(Task::Take { count, .. }) => *count -= 1,
            Some(Task::Receive(given)) => {
                let given = Resources::one(*given);
                self.agenda.pop();
                self.pay(seat, given, events);
            }
            _ => {}
        }
        self.gain(seat, Resources::one(kind), events);
    }

    /// Removes a tile at setup; after the last one all get their resources, and the first turn begins (exoplanets §12.3).
    fn remove(&mut self, seat: SeatId, tile: TileId, events: &mut Vec<Event>) {
        let own = &mut self.seats[seat.index()];
        own.hand.remove(tile);
        own.removed.insert(tile);
        events.push(Event::Removed(seat));
        events.push(Event::RemovedTile(seat, tile));
        if self.seats.iter().any(|seat| seat.removed.is_empty()) {
            return;
        }
        let components = self.components.clone();
        let start = components.data().setup.start_resources.named();
        for seat in self.seat_ids() {
            self.gain(seat, start, events);
        }
        let given = &components.data().seat_compensation.players;
        if let Some(given) = (given.get(&(self.seats.len() as u8))).filter(|_| self.compensation) {
            let markers = given
                .creation
                .iter()
                .copied()
                .zip(given.flare.iter().copied());
            for (seat, (creation, flare)) in self.seat_ids().zip(markers) {
                self.compensate(seat, creation, flare, events);
            }
        }
        self.begin_turn(events);
    }

    /// Gives a seat markers for its place in turn order (exoplanets §10.1).
    fn compensate(&mut self, seat: SeatId, creation: u8, flare: u8, events: &mut Vec<Event>) {
        let own = &mut self.seats[seat.index()];
        own.creation += creation;
        own.flare += flare;
        self.special.creation -= creation;
        self.special.flare -= flare;
        if creation + flare > 0 {
            events.push(Event::Compensated {
                seat,
                creation,
                flare,
            });
        }
    }

    /// Begins the next turn.
    fn begin_turn(&mut self, events: &mut Vec<Event>) {
        let number = self.turn.number + 1;
        self.turn = Turn {
            number,
            ..Turn::default()
        };
        self.stage = Stage::Birth;
        let seat = self.turn_seat();
        let settled = self
            .planets()
            .filter(|placed| placed.life[seat.index()] > 0);
        self.turn.started = settled.map(|placed| placed.id).collect();
        events.push(Event::TurnBegan { seat, number });
    }

    /// Ends the turn, and the game with the star (exoplanets §9.1).
    fn end_turn(&mut self, events: &mut Vec<Event>) {
        for placed in self.planets_mut() {
            placed.discount = 0;
        }
        if self.star > 0 {
            return self.begin_turn(events);
        }
        self.stage = Stage::Over;
        events.push(Event::Ended);
    }

    /// Takes two planets out of the bag or the top of a stack (exoplanets §4.1).
    fn take_planet(&mut self, source: Source, events: &mut Vec<Event>) {
        let mut birth = Birth {
            source,
            drawn: [None; 2],
            planet: None,
        };
        match source {
            Source::Bag => {
                birth.drawn = [self.bag.pop(), self.bag.pop()];
                if let [Some(one), Some(other)] = birth.drawn {
                    events.push(Event::BagDrawn([one, other]));
                }
            }
            Source::Stack(stack) => {
                birth.planet = self.stacks[usize::from(stack)].pop();
                let taken = birth
                    .planet
                    .map(|planet| Event::StackTaken { stack, planet });
                events.extend(taken);
            }
        }
        self.birth = Some(birth);
    }

    fn choose_planet(&mut self, planet: PlanetId, events: &mut Vec<Event>) {
        if let Some(birth) = &mut self.birth {
            let other = birth
                .drawn
                .into_iter()
                .flatten()
                .find(|drawn| *drawn != planet);
            birth.drawn = [other, None];
            birth.planet = Some(planet);
        }
        events.push(Event::Chosen(planet));
    }

    fn put_aside(&mut self, stack: u8, events: &mut Vec<Event>) {
        let other = self.birth.as_mut().and_then(|birth| birth.drawn[0].take());
        if let Some(planet) = other {
            self.stacks[usize::from(stack)].push(planet);
            events.push(Event::Stacked { stack, planet });
        }
    }

    /// Places the planet; then all that follows from a birth (exoplanets §4.4 to §4.10).
    fn give_birth(&mut self, arm: Arm, events: &mut Vec<Event>) {
        let seat = self.turn_seat();
        let Some(birth) = self.birth.take() else {
            return;
        };
        let Some(planet) = birth.planet else {
            return;
        };
        let place = &mut self.arms[arm.index()];
        let inward = place.planets.last().map(|placed| placed.id);
        place.planets.push(Placed::new(planet));
        let orbit = place.planets.len() as u8;
        events.push(Event::Born { planet, arm, orbit });
        self.renew(birth.source, events);
        if let Some(tile) = self.arms[arm.index()].face_down.pop_at(0) {
            self.seats[seat.index()].hand.insert(tile);
            events.push(Event::TileTaken(seat, arm));
            events.push(Event::TileSeen(seat, tile));
        }
        self.star -= 1;
        self.seats[seat.index()].resources[Resource::Energy] += 1;
        events.push(Event::StarGiven(seat));
        self.stage = Stage::Evolution;
        let yields = [Some(planet), inward].map(|planet| Some(self.card(planet?).yields));
        for item in yields.into_iter().flatten() {
            if let Some(kind) = item.only() {
                self.gain(seat, Resources::one(kind), events);
            }
        }
        let of_choice = yields
            .into_iter()
            .rev()
            .flatten()
            .filter(|item| item.only().is_none());
        self.agenda.extend(of_choice.map(Task::Yield));
    }

    /// Draws a new stack in place of one that was used up (exoplanets §4.4).
    fn renew(&mut self, source: Source, events: &mut Vec<Event>) {
        let Source::Stack(stack) = source else {
            return;
        };
        let empty = &mut self.stacks[usize::from(stack)];
        if empty.is_empty()
            && let Some(planet) = self.bag.pop()
        {
            empty.push(planet);
            events.push(Event::Renewed { stack, planet });
        }
    }

    /// Puts a life marker on a planet, which counts as development (exoplanets §6.2, §6.11).
    pub(crate) fn place_life(&mut self, seat: SeatId, planet: PlanetId, events: &mut Vec<Event>) {
        self.seats[seat.index()].life -= 1;
        if let Some(placed) = self.placed_mut(planet) {
            placed.life[seat.index()] += 1;
        }
        events.push(Event::Developed(seat, planet));
        self.agenda.push(Task::Reward(planet));
    }

    /// Places a species; the others' markers return, and their owners get resources (exoplanets §6.12).
    fn create_species(&mut self, seat: SeatId, planet: PlanetId, events: &mut Vec<Event>) {
        self.agenda.push(Task::Reward(planet));
        let Some(placed) = self.placed_mut(planet) else {
            return;
        };
        placed.species = Some(seat);
        let life = std::mem::take(&mut placed.life);
        self.seats[seat.index()].species -= 1;
        let each = self.components.data().scoring.resource_per_returned_marker;
        // The next task is the last, so the last seat in turn order comes first.
        let mut around: ArrayVec<SeatId, 4> = seat.around(self.seats.len()).collect();
        while let Some(owner) = around.pop() {
            let count = life[owner.index()];
            self.seats[owner.index()].life += count;
            if count > 0 && owner != seat {
                self.turn.expelled = self.turn.expelled.saturating_add(count);
                self.agenda.push(Task::Take {
                    seat: owner,
                    count: count.saturating_mul(each),
                });
            }
        }
        for owner in seat.around(self.seats.len()) {
            let count = life[owner.index()];
            let returned = Event::Returned {
                seat: owner,
                planet,
                count,
            };
            events.extend((count > 0).then_some(returned));
            if owner == seat {
                events.push(Event::SpeciesCreated(seat, planet));
            }
        }
    }

    /// Gives a creation marker for the first development on a planet in a turn (exoplanets §6.10), and carries out a particle
    /// collision if it was the last one (exoplanets §6.13).
    fn reward(&mut self, seat: SeatId, planet: PlanetId, events: &mut Vec<Event>) {
        if self.turn.developed.contains(planet) {
            return;
        }
        self.turn.developed.insert(planet);
        self.special.creation -= 1;
        self.seats[seat.index()].creation += 1;
        events.push(Event::CreationTaken(seat));
        if self.special.creation > 0 {
            return;
        }
        events.push(Event::Collision);
        self.agenda.push(Task::CreationBack);
        let each = self
            .components
            .data()
            .phenomena
            .collision
            .markers_per_resource;
        let mut around: ArrayVec<SeatId, 4> = seat.around(self.seats.len()).collect();
        while let Some(seat) = around.pop() {
            let count = self.seats[seat.index()].creation / each;
            self.agenda.push(Task::Take { seat, count });
        }
    }

    /// Takes the tile out of the hand and begins its effect (exoplanets §7.2, §7.18).
    fn play_effect(
        &mut self,
        seat: SeatId,
        tile: TileId,
        target: Option<PlanetId>,
        events: &mut Vec<Event>,
    ) {
        self.seats[seat.index()].hand.remove(tile);
        self.effect = Some(Played { tile, target });
        events.push(Event::Played { seat, tile, target });
        let effect = self.components.effect(tile);
        let (gain, exchange) = (effect.gain, effect.exchange);
        self.agenda.push(Task::Leave);
        self.agenda.push(Task::Act);
        self.agenda.push(Task::Exchange(exchange));
        self.agenda.push(Task::Others);
        self.agenda.push(Task::Take {
            seat,
            count: gain.any,
        });
        self.gain(seat, gain.named(), events);
    }
}
