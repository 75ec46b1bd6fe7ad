//! A line of JSON, read strictly: no key twice, no `null`, no key that nothing has, and what is wrong with it by the path to it.
//!
//! Each game derives what its lines may say; serde_path_to_error, a small crate by the author of serde, adds the path to what serde
//! finds. A value is kept with its keys in the order in which they stand ([`Json`]), since lines are written anew with other names.

use std::collections::HashSet;
use std::fmt;

use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _, MapAccess, SeqAccess, Unexpected, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// What is wrong with a line, before any rule is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFormFault {
    NoLine,
    /// The line is empty.
    EmptyLine,
    NotJson,
    NoObject,
    /// The key is missing, or no text, that says what the line is.
    Unnamed(&'static str),
    /// No game has this name.
    NoSuchGame {
        name: String,
        games: Vec<&'static str>,
    },
    /// The key holds what people say aloud, which is not kept.
    SaidAloud(String),
    /// Something is missing, too much, or of another kind.
    Shape {
        /// The way to it from the step, such as `attack.dice[1]`; `.` where it is the line itself.
        path: String,
        /// What was found and what was expected, as serde says it.
        what: String,
    },
}

impl LineFormFault {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            LineFormFault::NoLine => "log-no-line",
            LineFormFault::EmptyLine => "log-empty-line",
            LineFormFault::NotJson => "log-not-json",
            LineFormFault::NoObject => "log-no-object",
            LineFormFault::Unnamed(_) => "log-key-missing",
            LineFormFault::NoSuchGame { .. } => "log-no-such-word",
            LineFormFault::SaidAloud(_) => "log-key-unknown",
            LineFormFault::Shape { .. } => "log-not-of-this-kind",
        }
    }
}

impl From<serde_path_to_error::Error<serde_json::Error>> for LineFormFault {
    fn from(fault: serde_path_to_error::Error<serde_json::Error>) -> Self {
        let path = fault.path().to_string();
        let error = fault.into_inner();
        if !error.is_data() {
            return LineFormFault::NotJson;
        }
        let what = error.to_string();
        // A log counts its lines otherwise.
        let what = what.split(" at line ").next().unwrap_or_default();
        LineFormFault::Shape { path, what: what.to_owned() }
    }
}

/// A value of JSON.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    /// `true` or `false`.
    YesNo(bool),
    Whole(i64),
    /// A number that is not whole, or too long.
    Fraction(f64),
    Text(String),
    List(Vec<Json>),
    /// An object, with its keys as they stand.
    Object(Vec<(String, Json)>),
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::YesNo(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Whole(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(i64::try_from(value).map_or(Json::Fraction(value as f64), Json::Whole))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Json, E> {
        Ok(Json::Fraction(value))
    }

    fn visit_str<E>(self, value: &str) -> Result<Json, E> {
        Ok(Json::Text(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Json, E> {
        Ok(Json::Text(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
        let mut object: Vec<(String, Json)> = Vec::new();
        let mut keys = HashSet::new();
        while let Some((key, value)) = entries.next_entry::<String, Json>()? {
            if !keys.insert(key.clone()) {
                return Err(A::Error::custom(format_args!("duplicate field `{key}`")));
            }
            object.push((key, value));
        }
        Ok(Json::Object(object))
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Json::YesNo(value) => serializer.serialize_bool(*value),
            Json::Whole(number) => serializer.serialize_i64(*number),
            Json::Fraction(number) => serializer.serialize_f64(*number),
            Json::Text(text) => serializer.serialize_str(text),
            Json::List(items) => serializer.collect_seq(items),
            Json::Object(entries) => {
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (key, value) in entries {
                    map.serialize_entry(key, value)?;
                }
                map.end()
            }
        }
    }
}

/// The object that a line is.
#[derive(Debug)]
pub struct JsonLine(Vec<(String, Json)>);

impl JsonLine {
    /// Reads a line.
    pub fn read(line: &[u8]) -> Result<Self, LineFormFault> {
        if line.is_empty() {
            return Err(LineFormFault::EmptyLine);
        }
        let mut reader = serde_json::Deserializer::from_slice(line);
        let value = serde_path_to_error::deserialize(&mut reader)?;
        reader.end().map_err(|_| LineFormFault::NotJson)?;
        match value {
            Json::Object(entries) => Ok(JsonLine(entries)),
            _ => Err(LineFormFault::NoObject),
        }
    }

    /// Takes out the value of a key, if it is there.
    pub fn take(&mut self, key: &str) -> Option<Json> {
        let at = self.0.iter().position(|(found, _)| found == key)?;
        Some(self.0.remove(at).1)
    }

    /// Takes out the text that says what the line is.
    pub fn take_name(&mut self, key: &'static str) -> Result<String, LineFormFault> {
        match self.take(key) {
            Some(Json::Text(name)) => Ok(name),
            _ => Err(LineFormFault::Unnamed(key)),
        }
    }

    /// Takes out the text of a key if it is one of these words, or any where there are none.
    pub fn take_word(&mut self, key: &str, words: &[&str]) -> Option<String> {
        let is_word = |(found, value): &(String, Json)| match value {
            Json::Text(text) => found == key && (words.is_empty() || words.contains(&text.as_str())),
            _ => false,
        };
        let at = self.0.iter().position(is_word)?;
        if let Json::Text(text) = self.0.remove(at).1 { Some(text) } else { None }
    }

    /// What is left of the line, as a type with these keys.
    pub fn keys<T: DeserializeOwned>(self) -> Result<T, LineFormFault> {
        self.check_objects()?;
        parse(&Json::Object(self.0))
    }

    /// What is left of the line, as the variant of an enum.
    pub fn variant<T: DeserializeOwned>(self, name: String) -> Result<T, LineFormFault> {
        self.check_objects()?;
        parse(&Json::Object(vec![(name, Json::Object(self.0))]))
    }
}

/// The keys that hold an object or a word, in any game, those that hold a list of objects, and the one with objects by name.
const OBJECTS: [&str; 4] = ["cards", "gives", "takes", "values"];
const LISTS_OF_OBJECTS: [&str; 2] = ["piles", "teams"];
const OBJECT_OF_OBJECTS: &str = "discards";

impl JsonLine {
    /// Refuses a list where an object has to be: serde would read the values of its keys from it, in order.
    fn check_objects(&self) -> Result<(), LineFormFault> {
        let fault = |path: String| {
            let what: serde_json::Error = serde::de::Error::invalid_type(Unexpected::Seq, &"an object");
            Err(LineFormFault::Shape { path, what: what.to_string() })
        };
        for (key, value) in &self.0 {
            if let Json::Object(entries) = value
                && let Some((name, _)) = entries.iter().find(|(_, value)| matches!(value, Json::List(_)))
                && key == OBJECT_OF_OBJECTS
            {
                return fault(format!("{key}.{name}"));
            }
            let Json::List(items) = value else { continue };
            if OBJECTS.contains(&key.as_str()) {
                return fault(key.clone());
            }
            let at = items.iter().position(|item| matches!(item, Json::List(_)));
            if let Some(at) = at.filter(|_| LISTS_OF_OBJECTS.contains(&key.as_str())) {
                return fault(format!("{key}[{at}]"));
            }
        }
        Ok(())
    }
}

fn parse<T: DeserializeOwned>(value: &Json) -> Result<T, LineFormFault> {
    let value = serde_json::to_value(value).map_err(|_| LineFormFault::NotJson)?;
    Ok(serde_path_to_error::deserialize(value)?)
}

/// A closed word of the rules, read by its code where a game says so by `read_by_code!`.
pub(super) struct Word<T>(pub(super) T);

macro_rules! read_by_code {
    ($($word:ty),*) => {$(
        impl<'de> serde::Deserialize<'de> for $crate::games::json::Word<$word> {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let code = String::deserialize(deserializer)?;
                let unknown = || serde::de::Error::unknown_variant(&code, <$word>::CODES);
                <$word>::from_code(&code).map($crate::games::json::Word).ok_or_else(unknown)
            }
        }
    )*};
}
pub(super) use read_by_code;
