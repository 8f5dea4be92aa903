//! Lists the texts of the kit for the compiler, and builds it anew when one is added.

#[path = "build/texts.rs"]
mod texts;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=build/texts.rs");
    texts::list("../../assets/kit/lang");
}
