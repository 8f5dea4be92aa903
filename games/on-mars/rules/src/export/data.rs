//! A whole set of components in the record: as the file of the rules has it, each effect an object with its name.

use super::ExportError;
use crate::components::Components;
use serde_json::{Map, Value, json};

/// A whole set of components.
///
/// # Errors
/// Why it cannot be written.
pub fn whole(components: &Components) -> Result<Value, ExportError> {
    let data = serde_json::to_value(components.data());
    let mut data = data.map_err(|error| ExportError::Components(error.to_string()))?;
    rewrite(&mut data);
    Ok(data)
}

/// Writes effects and conditions as the file of the rules does.
fn rewrite(value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(rewrite),
        Value::Object(object) => {
            for (key, value) in object.iter_mut() {
                match key.as_str() {
                    "does" | "action" | "bonus" | "benefit" | "reward" | "or_reward" => {
                        *value = effect(value.take());
                    }
                    "choices" => {
                        let choices = value.as_array_mut().into_iter().flatten();
                        choices.for_each(|value| *value = effect(value.take()));
                    }
                    "condition" => *value = condition(value.take()),
                    // Marks, and what is kept as it is.
                    "source_of" | "about" | "counts" | "solo" | "first_colonists" => {}
                    _ => rewrite(value),
                }
            }
        }
        _ => {}
    }
}

/// An effect with its name among its values.
fn effect(value: Value) -> Value {
    let (name, values) = match value {
        Value::String(name) => (name, Map::new()),
        Value::Object(object) => match object.into_iter().next() {
            Some((name, Value::Object(values))) => (name, values),
            other => return json!(other),
        },
        other => return other,
    };
    let mut whole = Map::from_iter([("effect".to_owned(), Value::from(name.as_str()))]);
    whole.extend(values);
    if let Some(points) = whole.get_mut("mp")
        && let Some(number) = points.get("points").cloned()
    {
        *points = number;
    }
    if name == "retrieve_slots" {
        whole.insert("n".to_owned(), "all".into());
    }
    if whole.remove("non_mineral") == Some(Value::Bool(true)) {
        whole.insert("not".to_owned(), json!(["mineral"]));
    }
    whole.into()
}

/// One count, or several that all have to be met.
fn condition(value: Value) -> Value {
    match value {
        Value::Array(mut list) if list.len() == 1 => list.remove(0),
        list => json!({"all": list}),
    }
}
