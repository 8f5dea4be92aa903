//! Words of components and setups: enums whose variants have names.

/// Defines an enum with the list of its variants and the name of each. serde uses the names of the variants in the code.
#[macro_export]
macro_rules! named {
    (
        $(#[$type_doc:meta])*
        pub enum $type:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$type_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        pub enum $type {
            $($(#[$doc])* $variant,)+
        }

        impl $type {
            /// All of them, in their order.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// The name in exports and on the command line.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

/// Defines enums as [`named!`](crate::named) does; serde uses the given names.
#[macro_export]
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$what:meta])* $variant:ident = $text:literal),* $(,)? })*) => {$(
        $crate::named! {
            $(#[$doc])*
            #[allow(missing_docs, reason = "they are named as what they are")]
            pub enum $name { $($(#[$what])* #[serde(rename = $text)] $variant = $text,)* }
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
