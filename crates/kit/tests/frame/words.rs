//! Words of the small games.

use kit::text::Language;

/// The English or the German words.
pub fn say(language: Language, english: String, german: String) -> String {
    match language {
        Language::English => english,
        Language::German => german,
    }
}
