//! Rebuilds the program when a file is added to the embedded language files.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=../../../assets/lang");
}
