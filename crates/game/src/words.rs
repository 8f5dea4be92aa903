//! Words of components and setups: enums whose variants have names.

/// Defines enums with the list of their variants and the name of each in files and exports.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$what:meta])* $variant:ident = $text:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[allow(missing_docs, reason = "they are named as what they are")]
        pub enum $name { $($(#[$what])* #[serde(rename = $text)] $variant),* }

        impl $name {
            /// All of them.
            pub const ALL: [Self; [$(Self::$variant),*].len()] = [$(Self::$variant),*];

            /// The name in files and exports.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text),* }
            }
        }
    )*};
}

#[cfg(test)]
#[expect(unreachable_pub, reason = "games define theirs for others")]
mod tests {
    words! {
        /// How something lies.
        Lies { Up = "face_up", Down = "face_down" }
    }

    #[test]
    fn a_word_is_written_as_its_name() {
        let texts = Lies::ALL.map(|lies| ron::to_string(&lies).expect("a word can be written"));
        assert_eq!(texts, Lies::ALL.map(Lies::name));
        assert_eq!(ron::from_str("face_down"), Ok(Lies::Down));
    }
}
