//! Planets that are nothing but their data (rules §7).

use super::{Planet, PlanetData};
use std::sync::LazyLock;

/// A planet without a rule of its own.
pub(super) struct Plain(LazyLock<PlanetData>);

impl Planet for Plain {
    fn data(&self) -> &PlanetData {
        &self.0
    }
}

/// Embeds a planet's RON file.
macro_rules! plain {
    ($($name:ident = $file:literal;)*) => {$(
        pub(super) static $name: Plain = Plain(LazyLock::new(|| {
            PlanetData::parse(include_str!(concat!("../../../assets/planets/", $file)), concat!("planets/", $file))
        }));
    )*};
}

plain! {
    KSB_4156 = "ksb-4156.ron";
    K_273 = "k-273.ron";
    GAIA = "gaia.ron";
    PERSEPHONE = "persephone.ron";
    ARASHI = "arashi.ron";
    PETRA = "petra.ron";
    TARTARUS = "tartarus.ron";
    CHARYBDIS = "charybdis.ron";
    K_AAX = "kaax.ron";
    PAJITNOV = "pajitnov.ron";
    OBLIVION = "oblivion.ron";
    LACUNA = "lacuna.ron";
    CERBERUS = "cerberus.ron";
}
