//! Lists the texts of the window for the compiler, and builds it anew when one is added.

#[path = "../../../crates/kit/build/texts.rs"]
mod texts;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../../crates/kit/build/texts.rs");
    texts::list("../../../assets/on-mars/lang");
}
