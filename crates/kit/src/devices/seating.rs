//! Who sits where.

use std::collections::BTreeMap;

use super::device::Device;
use super::pads::PadId;
use game::SeatId;

/// What the seat of a person is played with.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Place {
    device: Option<Device>,
    /// Its device is gone, and the person waits for it or takes another.
    paused: bool,
}

/// Which device plays which seat of a person. No device plays two seats, no seat is played by two devices.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Seating(BTreeMap<SeatId, Place>);

impl Place {
    const fn of(device: Device) -> Self {
        Self {
            device: Some(device),
            paused: false,
        }
    }
}

impl Seating {
    /// The seats of persons, all without a device.
    pub fn new(seats: impl IntoIterator<Item = SeatId>) -> Self {
        let places = seats.into_iter().map(|seat| (seat, Place::default()));
        Self(places.collect())
    }

    /// Sits down, when a button is pressed: at its own seat if that was paused, else at the first seat that is paused,
    /// else at the first that is free; nowhere if the device sits already, or no seat is left.
    pub fn join(&mut self, device: Device) -> Option<SeatId> {
        if let Some((seat, own)) = self.place_mut(device) {
            return std::mem::take(&mut own.paused).then_some(seat);
        }
        let places = self.0.iter_mut();
        let open = places.filter(|(_, place)| place.paused || place.device.is_none());
        let (seat, place) = open.min_by_key(|(_, place)| !place.paused)?;
        *place = Place::of(device);
        Some(*seat)
    }

    /// Sits down at a chosen seat, wherever the device sat before, in place of the one there. Returns whether the seat is
    /// one of a person.
    pub fn join_at(&mut self, device: Device, seat: SeatId) -> bool {
        self.leave(device);
        let Some(place) = self.0.get_mut(&seat) else {
            return false;
        };
        *place = Place::of(device);
        true
    }

    /// Stands up; gives the seat that is free now.
    pub fn leave(&mut self, device: Device) -> Option<SeatId> {
        let (seat, place) = self.place_mut(device)?;
        *place = Place::default();
        Some(seat)
    }

    /// A gamepad is gone; gives the seat that waits now.
    pub fn unplugged(&mut self, pad: PadId) -> Option<SeatId> {
        let (seat, place) = self.place_mut(Device::Pad(pad))?;
        place.paused = true;
        Some(seat)
    }

    /// The seat that a device plays, or played until it was unplugged.
    pub fn seat_of(&self, device: Device) -> Option<SeatId> {
        let mut places = self.0.iter();
        let (seat, _) = places.find(|(_, place)| place.device == Some(device))?;
        Some(*seat)
    }

    /// The device that plays a seat, or played it until it was unplugged.
    pub fn device_of(&self, seat: SeatId) -> Option<Device> {
        self.0.get(&seat)?.device
    }

    /// Whether a seat waits for a device that was unplugged, or for another one.
    pub fn is_paused(&self, seat: SeatId) -> bool {
        self.0.get(&seat).is_some_and(|place| place.paused)
    }

    /// The seats with their devices, in order.
    pub fn seats(&self) -> impl Iterator<Item = (SeatId, Option<Device>)> + '_ {
        self.0.iter().map(|(seat, place)| (*seat, place.device))
    }

    fn place_mut(&mut self, device: Device) -> Option<(SeatId, &mut Place)> {
        let mut places = self.0.iter_mut();
        let (seat, place) = places.find(|(_, place)| place.device == Some(device))?;
        Some((*seat, place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::devices::KeyHalf;

    const LEFT: Device = Device::Keys(KeyHalf::Left);

    fn seating() -> Seating {
        Seating::new([SeatId(0), SeatId(2), SeatId(3)])
    }

    fn pad(number: u32) -> Device {
        Device::Pad(PadId(number))
    }

    fn paused(seating: &Seating) -> Vec<SeatId> {
        let seats = seating.seats().map(|(seat, _)| seat);
        seats.filter(|seat| seating.is_paused(*seat)).collect()
    }

    fn free(seating: &Seating) -> Vec<SeatId> {
        let free = seating.seats().filter(|(_, device)| device.is_none());
        free.map(|(seat, _)| seat).collect()
    }

    #[test]
    fn devices_sit_down_in_the_order_in_which_they_press() {
        let mut seating = seating();
        assert_eq!(seating.join(pad(5)), Some(SeatId(0)));
        assert_eq!(seating.join(LEFT), Some(SeatId(2)));
        assert_eq!(seating.join(LEFT), None);
        assert_eq!(free(&seating), [SeatId(3)]);
        assert_eq!(seating.join(Device::Mouse), Some(SeatId(3)));
        assert_eq!(seating.join(pad(1)), None);
        assert_eq!(free(&seating), []);
        assert_eq!(seating.seat_of(LEFT), Some(SeatId(2)));
        assert_eq!(seating.device_of(SeatId(0)), Some(pad(5)));
        assert_eq!(seating.device_of(SeatId(1)), None);
        let devices = seating.seats().filter_map(|(_, device)| device).count();
        assert_eq!(devices, 3);
    }

    #[test]
    fn a_seat_can_be_chosen_and_changes_its_device() {
        let mut seating = seating();
        assert!(seating.join_at(pad(0), SeatId(3)));
        assert!(!seating.join_at(LEFT, SeatId(1)), "nobody plays it");
        assert!(seating.join_at(LEFT, SeatId(3)));
        assert_eq!(seating.device_of(SeatId(3)), Some(LEFT));
        assert_eq!(seating.join(pad(0)), Some(SeatId(0)));
        assert!(seating.join_at(LEFT, SeatId(2)));
        assert_eq!(free(&seating), [SeatId(3)], "it has left the other one");
    }

    #[test]
    fn who_leaves_makes_room() {
        let mut seating = Seating::new([SeatId(0), SeatId(0)]);
        assert_eq!(seating.leave(LEFT), None);
        assert_eq!(seating.join(LEFT), Some(SeatId(0)));
        assert_eq!(seating.join(pad(0)), None);
        assert_eq!(seating.leave(LEFT), Some(SeatId(0)));
        assert_eq!(free(&seating), [SeatId(0)]);
        assert_eq!(seating.join(pad(0)), Some(SeatId(0)));
    }

    #[test]
    fn an_unplugged_pad_pauses_its_seat_and_goes_on_there() {
        let mut seating = seating();
        for number in 0..3 {
            seating.join(pad(number)).unwrap();
        }
        assert_eq!(seating.unplugged(PadId(9)), None);
        assert_eq!(seating.unplugged(PadId(0)), Some(SeatId(0)));
        assert_eq!(seating.unplugged(PadId(1)), Some(SeatId(2)));
        assert_eq!(paused(&seating), [SeatId(0), SeatId(2)]);
        assert_eq!(seating.join(pad(1)), Some(SeatId(2)), "its own seat first");
        assert_eq!(paused(&seating), [SeatId(0)]);
    }

    #[test]
    fn another_device_takes_up_a_paused_seat_before_a_free_one() {
        let mut seating = seating();
        assert!(seating.join_at(pad(0), SeatId(2)));
        seating.unplugged(PadId(0));
        assert_eq!(seating.join(LEFT), Some(SeatId(2)));
        assert_eq!(paused(&seating), []);
        assert_eq!(seating.join(pad(0)), Some(SeatId(0)), "its seat is gone");
    }

    #[test]
    fn a_paused_seat_can_be_chosen_and_left() {
        let mut seating = seating();
        seating.join(pad(0)).unwrap();
        seating.unplugged(PadId(0));
        assert!(seating.join_at(pad(0), SeatId(3)));
        assert_eq!(
            paused(&seating),
            [],
            "nobody waits at the seat that was left"
        );
        assert_eq!(free(&seating).len(), 2);
        seating.unplugged(PadId(0));
        assert!(seating.join_at(LEFT, SeatId(3)));
        assert_eq!(seating.seat_of(pad(0)), None);
        seating.leave(LEFT);
        assert!(!seating.is_paused(SeatId(3)));
    }
}
