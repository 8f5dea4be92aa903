//! Enums whose variants have names.

/// Defines an enum with the list of its variants and the name of each in files and on the command line.
macro_rules! named {
    (
        $(#[$type_doc:meta])*
        pub enum $type:ident { $($(#[$doc:meta])* $variant:ident = $name:literal,)+ }
    ) => {
        $(#[$type_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $type {
            $($(#[$doc])* $variant,)+
        }

        impl $type {
            /// All of them, in their order.
            pub const ALL: [Self; [$(Self::$variant),+].len()] = [$(Self::$variant),+];

            /// The name used in files and on the command line.
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

pub(crate) use named;
