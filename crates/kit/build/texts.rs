//! The keys of texts with their placeholders, as a table of the compiler.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::{env, fs};

/// Writes the keys of the English texts in a folder of languages to `texts.rs` in the folder for built files: an array of
/// keys, sorted, each with its placeholders. The macro `texts!` includes it.
pub(crate) fn list(folder: &str) {
    println!("cargo:rerun-if-changed={folder}");
    let mut texts = BTreeMap::new();
    for entry in
        fs::read_dir(Path::new(folder).join("en")).expect("the folder of the English texts")
    {
        let path = entry.expect("an entry of the folder").path();
        let content = fs::read_to_string(path).expect("a file of texts");
        add_texts(&mut texts, &content);
    }
    let rows: String = texts
        .iter()
        .map(|(key, placeholders)| format!("({key:?}, &{:?}),\n", Vec::from_iter(placeholders)))
        .collect();
    let built = env::var_os("OUT_DIR").expect("the folder for built files");
    fs::write(Path::new(&built).join("texts.rs"), format!("&[\n{rows}]\n"))
        .expect("a written file");
}

fn add_texts(texts: &mut BTreeMap<String, BTreeSet<String>>, content: &str) {
    let mut key = String::new();
    for line in content.lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line
            .split_once('=')
            .filter(|_| line.starts_with(char::is_alphabetic))
        {
            key = name.trim().to_owned();
        }
        let placeholders = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        if !key.is_empty() {
            texts.entry(key.clone()).or_default().extend(placeholders);
        }
    }
}
