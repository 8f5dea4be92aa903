//! A pile of cards or tiles: a short list that is copied in one piece.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// What can lie in a [`Pile`].
pub trait Blank: Copy {
    /// What stands in the places above the top; it says nothing.
    const BLANK: Self;
}

/// At most `N` things, the top one last. Unlike other lists it is [`Copy`], because a search copies states all the time.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Blank, const N: usize> Pile<T, N> {
    /// The empty pile.
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize) }
        Self {
            items: [T::BLANK; N],
            len: 0,
        }
    }

    /// Puts `item` on top; whether there was room for it.
    pub fn push(&mut self, item: T) -> bool {
        let place = self.items.get_mut(usize::from(self.len));
        let has_room = place.map(|place| *place = item).is_some();
        self.len += u8::from(has_room);
        has_room
    }

    /// Takes the top one off.
    pub fn pop(&mut self) -> Option<T> {
        let top = self.last().copied();
        self.len = self.len.saturating_sub(1);
        top
    }

    /// Takes everything off.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Takes off what `keep` does not want, without changing the order of the rest.
    pub fn retain(&mut self, mut keep: impl FnMut(&T) -> bool) {
        let mut kept = 0;
        for index in 0..self.len() {
            if keep(&self.items[index]) {
                self.items[kept] = self.items[index];
                kept += 1;
            }
        }
        self.len = kept as u8;
    }
}

impl<T: Blank, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len).min(N)]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len).min(N)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: Hash, const N: usize> Hash for Pile<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Blank, const N: usize> Extend<T> for Pile<T, N> {
    /// Puts `items` on top as long as there is room.
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().take(N - self.len()).for_each(|item| {
            self.push(item);
        });
    }
}

impl<T: Blank, const N: usize> FromIterator<T> for Pile<T, N> {
    /// A pile of `items`, as many as there is room for.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::new();
        pile.extend(items);
        pile
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Pile<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Deserialize<'de> + Blank, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(PileVisitor(PhantomData))
    }
}

/// Reads a pile, and refuses one that is too high.
struct PileVisitor<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de> + Blank, const N: usize> Visitor<'de> for PileVisitor<T, N> {
    type Value = Pile<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a list with no more than {N} items")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut pile = Pile::new();
        while let Some(item) = list.next_element()? {
            if !pile.push(item) {
                return Err(A::Error::invalid_length(N + 1, &self));
            }
        }
        Ok(pile)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Blank for u8 {
        const BLANK: Self = 0;
    }

    #[test]
    fn a_pile_is_a_list_with_an_end() {
        let mut pile: Pile<u8, 3> = [1, 2].into_iter().collect();
        assert!(pile.push(3) && !pile.push(4));
        assert_eq!(pile[..], [1, 2, 3]);
        pile.retain(|item| *item != 2);
        assert_eq!(
            (pile.pop(), pile.pop(), pile.pop()),
            (Some(3), Some(1), None)
        );
        assert_eq!(pile, Pile::default(), "what was taken off is forgotten");
        pile.extend(5..10);
        assert_eq!(pile[..], [5, 6, 7]);
    }

    #[test]
    fn a_pile_is_written_as_a_list() {
        let pile: Pile<u8, 3> = (1..4).collect();
        assert_eq!(ron::to_string(&pile).as_deref(), Ok("[1,2,3]"));
        assert_eq!(ron::from_str("[1,2,3]"), Ok(pile));
        assert!(ron::from_str::<Pile<u8, 3>>("[1,2,3,4]").is_err());
    }
}
