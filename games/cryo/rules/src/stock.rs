//! Resources and energy: what the five tracks of a platform count (cryo §1.1).

game::words! {
    /// A track of a platform.
    Track {
        /// Crystal.
        Crystal = "crystal",
        /// Organics.
        Organics = "organics",
        /// Tech.
        Tech = "tech",
        /// Nanites, which may pay for the three others (cryo §1.2).
        Nanites = "nanites",
        /// Energy, which is not a resource.
        Energy = "energy",
    }
}

impl Track {
    /// The four resources.
    pub const RESOURCES: [Self; 4] = [Self::Crystal, Self::Organics, Self::Tech, Self::Nanites];
    /// The resources that nanites may stand for.
    pub const PLAIN: [Self; 3] = [Self::Crystal, Self::Organics, Self::Tech];
}

game::amounts! {
    /// Amounts of the five tracks.
    Stock of Track;
}

impl Stock {
    /// So much of crystal, organics, tech, nanites and energy.
    pub const fn new(amounts: [u8; 5]) -> Self {
        Self(amounts)
    }

    /// All four resources together, without energy.
    pub fn resources(self) -> u32 {
        self.0[..4].iter().map(|amount| u32::from(*amount)).sum()
    }

    /// No more than `most`, track by track.
    #[must_use]
    pub fn at_most(self, most: Self) -> Self {
        Self(std::array::from_fn(|track| {
            self.0[track].min(most.0[track])
        }))
    }
}
