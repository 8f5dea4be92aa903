//! A short rule book, for tests: that of Nim.

use egui::vec2;

use super::{Figure, Rulebook};
use crate::text::Language;

/// The rule book of Nim.
pub(super) static NIM: Rulebook = Rulebook::new(source, |name| {
    (name == "heaps").then(|| Figure::new(vec2(300.0, 150.0), |_, _| {}))
});

const fn source(language: Language) -> &'static str {
    match language {
        Language::English => {
            "\
# The rules of Nim

This stands before the first chapter.

## 1 The things

1.1 There are some **heaps** of counters.

![Three heaps](figure:heaps)

### The end {end}

Whoever takes the last counter wins. See [2.1].

## 2 A turn

2.1 A player takes counters of one heap [1.1],
as many as they like.

2.2 They take at least one.

- heaps may differ
- heaps may be empty

> Example: Ada takes three.

| heap | advice |
|---|---|
| one | take **all** of it |
| two alike | do as the other does |

## Names {names}

Nim is from *nimm*, [the German word](end) for “take”.
"
        }
        Language::German => {
            "\
# Die Regeln von Nim

Das steht vor dem ersten Kapitel.

## 1 Die Dinge

1.1 Es gibt einige **Haufen** von Steinen.

![Drei Haufen](figure:heaps)

### Das Ende {end}

Wer den letzten Stein nimmt, gewinnt. Siehe [2.1].

## 2 Ein Zug

2.1 Man nimmt beliebig viele Steine eines Haufens [1.1].

2.2 Man nimmt mindestens einen.

- Haufen dürfen verschieden sein
- Haufen dürfen leer sein

> Beispiel: Ada nimmt drei.

| Haufen | Rat |
|---|---|
| einer | **alles** nehmen |
| zwei gleiche | den anderen nachahmen |

## Namen {names}

Nim kommt von „nimm“, [dem deutschen Wort](end).
"
        }
    }
}
