//! What is printed on the buttons of a gamepad.

use super::control::Direction;
use super::family::Family;
use super::pads::PadButton;

/// The picture of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Glyph {
    /// A round button with a letter.
    Letter(&'static str, Hue),
    /// A round button with a shape.
    Shape(Shape, Hue),
    /// One of four round buttons of which only the place is known.
    Place(Direction),
    /// An upper button under an index finger.
    Shoulder(&'static str),
    /// A lower button under an index finger.
    Trigger(&'static str),
    /// A small button in the middle.
    Middle(Mark),
    /// An arm of the cross.
    Cross(Direction),
    /// A stick: pushed, or pressed in.
    Stick(&'static str, Option<Direction>),
}

/// A colour by its name; the theme knows which it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Hue {
    /// The colour of text.
    Plain,
    /// Green.
    Green,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Pink.
    Pink,
}

/// A shape on a PlayStation's button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// ×
    Cross,
    /// ○
    Circle,
    /// □
    Square,
    /// △
    Triangle,
}

/// A mark on a small button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Three lines.
    Lines,
    /// Two windows, one before the other.
    Windows,
    /// +
    Plus,
    /// −
    Minus,
    /// A triangle to the left.
    Back,
    /// A triangle to the right.
    Start,
}

/// The picture of a button on a gamepad of this family.
pub fn glyph(family: Family, button: PadButton) -> Glyph {
    match button {
        PadButton::South => face(family, Direction::Down),
        PadButton::East => face(family, Direction::Right),
        PadButton::West => face(family, Direction::Left),
        PadButton::North => face(family, Direction::Up),
        PadButton::LeftShoulder => Glyph::Shoulder(names(family)[0]),
        PadButton::RightShoulder => Glyph::Shoulder(names(family)[1]),
        PadButton::LeftTrigger => Glyph::Trigger(names(family)[2]),
        PadButton::RightTrigger => Glyph::Trigger(names(family)[3]),
        PadButton::LeftThumb => Glyph::Stick("L", None),
        PadButton::RightThumb => Glyph::Stick("R", None),
        PadButton::Select => Glyph::Middle(match family {
            Family::Xbox => Mark::Windows,
            Family::Switch => Mark::Minus,
            Family::PlayStation | Family::Generic => Mark::Back,
        }),
        PadButton::Start => Glyph::Middle(match family {
            Family::Xbox | Family::PlayStation => Mark::Lines,
            Family::Switch => Mark::Plus,
            Family::Generic => Mark::Start,
        }),
        PadButton::Cross(way) => Glyph::Cross(way),
        PadButton::LeftStick(way) => Glyph::Stick("L", Some(way)),
        PadButton::RightStick(way) => Glyph::Stick("R", Some(way)),
    }
}

/// The round button in this place of the four.
fn face(family: Family, place: Direction) -> Glyph {
    use Direction::{Down, Left, Right, Up};
    match (family, place) {
        (Family::Xbox, Down) => Glyph::Letter("A", Hue::Green),
        (Family::Xbox, Right) => Glyph::Letter("B", Hue::Red),
        (Family::Xbox, Left) => Glyph::Letter("X", Hue::Blue),
        (Family::Xbox, Up) => Glyph::Letter("Y", Hue::Yellow),
        (Family::PlayStation, Down) => Glyph::Shape(Shape::Cross, Hue::Blue),
        (Family::PlayStation, Right) => Glyph::Shape(Shape::Circle, Hue::Red),
        (Family::PlayStation, Left) => Glyph::Shape(Shape::Square, Hue::Pink),
        (Family::PlayStation, Up) => Glyph::Shape(Shape::Triangle, Hue::Green),
        (Family::Switch, Down) => Glyph::Letter("B", Hue::Plain),
        (Family::Switch, Right) => Glyph::Letter("A", Hue::Plain),
        (Family::Switch, Left) => Glyph::Letter("Y", Hue::Plain),
        (Family::Switch, Up) => Glyph::Letter("X", Hue::Plain),
        (Family::Generic, place) => Glyph::Place(place),
    }
}

/// The upper and lower buttons under the index fingers, the left one first.
fn names(family: Family) -> [&'static str; 4] {
    match family {
        Family::Xbox => ["LB", "RB", "LT", "RT"],
        Family::Switch => ["L", "R", "ZL", "ZR"],
        Family::PlayStation | Family::Generic => ["L1", "R1", "L2", "R2"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_buttons_of_a_gamepad_look_the_same() {
        for family in Family::ALL {
            let glyphs: Vec<_> = PadButton::all()
                .map(|button| glyph(family, button))
                .collect();
            for (index, one) in glyphs.iter().enumerate() {
                assert!(!glyphs[..index].contains(one), "{family:?}: {one:?}");
            }
        }
    }

    #[test]
    fn the_letters_lie_where_each_maker_puts_them() {
        let south = |family| glyph(family, PadButton::South);
        assert_eq!(south(Family::Xbox), Glyph::Letter("A", Hue::Green));
        assert_eq!(south(Family::Switch), Glyph::Letter("B", Hue::Plain));
        assert_eq!(
            south(Family::PlayStation),
            Glyph::Shape(Shape::Cross, Hue::Blue)
        );
    }
}
