//! Things by their numbers in the components, and sets of them.

game::ids! {
    /// A kind of resource tile.
    TileId;
    /// A kind of incident tile.
    IncidentId;
    /// A cavern tile.
    CavernTileId;
    /// A section of the ship.
    SectionId;
    /// A dock of the ship; the launch dock is the last one.
    DockId;
    /// An action cell of the ship; that of the launch dock is the last one.
    CellId;
    /// A stasis chamber: three of each section.
    ChamberId;
    /// A cavern space.
    SpaceId;
    /// A tunnel segment.
    SegmentId;
    /// A salvage space.
    SalvageId;
    /// A dock of a platform, counted from 0.
    PlatformId;
    /// A slot of a platform.
    SlotId;
}

impl ChamberId {
    /// The section of the chamber.
    pub const fn section(self) -> SectionId {
        SectionId(self.0 / 3)
    }

    /// The chambers of a section, the one that is sabotaged first (cryo §6.3) at the front.
    pub fn of_section(section: SectionId) -> impl Iterator<Item = Self> + Clone {
        (0..3).map(move |number| Self(3 * section.0 + number))
    }
}

game::sets! {
    /// A set of docks of the ship.
    DockSet(u32) of DockId;
    /// A set of action cells.
    CellSet(u64) of CellId;
    /// A set of salvage spaces.
    SalvageSet(u16) of SalvageId;
    /// A set of cavern spaces.
    SpaceSet(u16) of SpaceId;
    /// A set of docks of a platform.
    PlatformSet(u8) of PlatformId;
}
