//! Both languages say the same things.

use kit::text::{Language, Value};
use on_mars_window::text::TEXTS;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The keys of a language with their placeholders.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../assets/on-mars/lang");
    let mut keys = BTreeMap::<String, BTreeSet<String>>::new();
    for entry in fs::read_dir(root.join(language.code())).expect("a folder") {
        let path = entry.expect("an entry").path();
        let area = path
            .file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&path).expect("a text");
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once('=')
                && line.starts_with(char::is_alphanumeric)
            {
                name.trim().clone_into(&mut key);
                assert!(key.starts_with(&format!("{area}-")), "{key} in {area}.ftl");
                assert!(!keys.contains_key(&key), "{key} is there twice");
            }
            let names = line.split('$').skip(1);
            let names = names.map(|rest| {
                rest.chars()
                    .take_while(char::is_ascii_alphanumeric)
                    .collect()
            });
            keys.entry(key.clone()).or_default().extend(names);
        }
    }
    keys.remove("");
    keys
}

#[test]
fn both_languages_have_the_same_keys_and_placeholders() {
    assert_eq!(keys(Language::English), keys(Language::German));
}

#[test]
fn every_text_can_be_spoken() {
    for language in Language::ALL {
        for (key, placeholders) in keys(language) {
            let values = placeholders
                .into_iter()
                .map(|name| (&*name.leak(), Value::from(2)));
            let text = TEXTS.tell(&language, &key, values);
            assert!(text != key && !text.contains('{'), "{key}: {text}");
        }
    }
}
