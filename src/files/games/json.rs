//! A line of JSON, read strictly: no key twice, whole numbers only, and every key has to be asked for.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// What is wrong with a line, before any rule is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LineFormFault {
    /// There is no line at all.
    NoLine,
    /// The line is empty.
    EmptyLine,
    /// The line is no JSON.
    NotJson,
    /// The line is JSON and no object.
    NoObject,
    /// A key stands twice in an object.
    KeyTwice(String),
    /// Nothing has this key.
    KeyUnknown(String),
    /// A key is missing.
    KeyMissing(&'static str),
    /// The value of a key is of another kind.
    NotA {
        /// The key.
        key: String,
        /// The kind that it has to be.
        kind: ValueKind,
    },
    /// The value of a key is none of these words.
    NoWord {
        /// The key.
        key: String,
        /// The text.
        text: String,
        /// The words.
        words: Vec<&'static str>,
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
            LineFormFault::KeyTwice(_) => "log-key-twice",
            LineFormFault::KeyUnknown(_) => "log-key-unknown",
            LineFormFault::KeyMissing(_) => "log-key-missing",
            LineFormFault::NotA { .. } => "log-not-of-this-kind",
            LineFormFault::NoWord { .. } => "log-no-such-word",
        }
    }
}

/// What a value has to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValueKind {
    /// A whole number.
    Whole,
    /// A text.
    Text,
    /// `true` or `false`.
    YesNo,
    /// An object.
    Object,
    /// A list.
    List,
    /// A hex: `[q,r]`.
    Hex,
    /// An edge: two hexes.
    Edge,
    /// A hex with its land: `[q,r,"forest"]`.
    HexWithLand,
    /// A hex with a number: `[q,r,n]`.
    HexWithNumber,
    /// Two dice.
    Dice,
}

/// A value of JSON.
#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    /// `null`, or a number that is not whole or too long.
    Other,
    /// `true` or `false`.
    YesNo(bool),
    /// A whole number.
    Whole(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// An object, with its keys as they stand.
    Object(Vec<(String, Json)>),
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Other)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
        Ok(Json::YesNo(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
        Ok(Json::Whole(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
        Ok(i64::try_from(value).map_or(Json::Other, Json::Whole))
    }

    fn visit_f64<E>(self, _: f64) -> Result<Json, E> {
        Ok(Json::Other)
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
        let mut keys = Vec::new();
        while let Some(entry) = entries.next_entry()? {
            keys.push(entry);
        }
        Ok(Json::Object(keys))
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
            Json::Other => serializer.serialize_unit(),
            Json::YesNo(value) => serializer.serialize_bool(*value),
            Json::Whole(number) => serializer.serialize_i64(*number),
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

/// The first key that stands twice in an object, however deep it lies.
fn key_twice(value: &Json) -> Option<&str> {
    match value {
        Json::List(items) => items.iter().find_map(key_twice),
        Json::Object(entries) => {
            let mut keys: Vec<&str> = entries.iter().map(|(key, _)| key.as_str()).collect();
            keys.sort_unstable();
            let twice = keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
            twice.or_else(|| entries.iter().find_map(|(_, value)| key_twice(value)))
        }
        Json::Other | Json::YesNo(_) | Json::Whole(_) | Json::Text(_) => None,
    }
}

type Read<T> = Result<T, LineFormFault>;

/// A list of words with their codes, such as those that `words!` makes.
pub type Coded<T> = (fn(&str) -> Option<T>, &'static [&'static str]);

/// An object whose keys are taken out one by one; none may be left.
#[derive(Debug)]
pub struct JsonRecord {
    entries: Vec<(String, Json)>,
}

impl JsonRecord {
    /// The object that a line is.
    pub fn of_line(line: &[u8]) -> Read<Self> {
        if line.is_empty() {
            return Err(LineFormFault::EmptyLine);
        }
        let value: Json = serde_json::from_slice(line).map_err(|_| LineFormFault::NotJson)?;
        if let Some(key) = key_twice(&value) {
            return Err(LineFormFault::KeyTwice(key.to_owned()));
        }
        match value {
            Json::Object(entries) => Ok(JsonRecord { entries }),
            _ => Err(LineFormFault::NoObject),
        }
    }

    fn of(key: &str, value: Json) -> Read<Self> {
        match value {
            Json::Object(entries) => Ok(JsonRecord { entries }),
            _ => Err(not_a(key, ValueKind::Object)),
        }
    }

    /// Refuses keys that nobody has taken out.
    pub fn done(mut self) -> Read<()> {
        self.entries.pop().map_or(Ok(()), |(key, _)| Err(LineFormFault::KeyUnknown(key)))
    }

    /// The value of a key, if it is there.
    pub fn taken(&mut self, key: &str) -> Option<Json> {
        let at = self.entries.iter().position(|(found, _)| found == key)?;
        Some(self.entries.swap_remove(at).1)
    }

    /// The value of a key.
    pub fn value(&mut self, key: &'static str) -> Read<Json> {
        self.taken(key).ok_or(LineFormFault::KeyMissing(key))
    }

    /// Whether a key is there that was not taken out.
    pub fn has(&self, key: &str) -> bool {
        self.entries.iter().any(|(found, _)| found == key)
    }

    /// A text.
    pub fn text(&mut self, key: &'static str) -> Read<String> {
        text(key, self.value(key)?)
    }

    /// A text that may be left out.
    pub fn optional_text(&mut self, key: &'static str) -> Read<Option<String>> {
        self.taken(key).map(|value| text(key, value)).transpose()
    }

    /// A whole number.
    pub fn whole(&mut self, key: &'static str) -> Read<i64> {
        whole(key, &self.value(key)?)
    }

    /// A whole number that may be left out, and then is this.
    pub fn whole_or(&mut self, key: &'static str, otherwise: i64) -> Read<i64> {
        self.taken(key).map_or(Ok(otherwise), |value| whole(key, &value))
    }

    /// `true` or `false`; left out it is `false`.
    pub fn yes(&mut self, key: &'static str) -> Read<bool> {
        match self.taken(key) {
            None => Ok(false),
            Some(Json::YesNo(value)) => Ok(value),
            Some(_) => Err(not_a(key, ValueKind::YesNo)),
        }
    }

    /// A word of a closed list.
    pub fn word<T>(&mut self, key: &'static str, (read, words): Coded<T>) -> Read<T> {
        let text = self.text(key)?;
        read(&text).ok_or_else(|| no_word(key, text, words))
    }

    /// A word of a closed list that may be left out.
    pub fn optional_word<T>(&mut self, key: &'static str, words: Coded<T>) -> Read<Option<T>> {
        if self.has(key) { self.word(key, words).map(Some) } else { Ok(None) }
    }

    /// A list.
    pub fn list(&mut self, key: &'static str) -> Read<Vec<Json>> {
        self.optional_list(key)?.ok_or(LineFormFault::KeyMissing(key))
    }

    /// A list that may be left out.
    fn optional_list(&mut self, key: &'static str) -> Read<Option<Vec<Json>>> {
        match self.taken(key) {
            None => Ok(None),
            Some(Json::List(items)) => Ok(Some(items)),
            Some(_) => Err(not_a(key, ValueKind::List)),
        }
    }

    /// A list of texts.
    pub fn texts(&mut self, key: &'static str) -> Read<Vec<String>> {
        self.list(key)?.into_iter().map(|item| text(key, item)).collect()
    }

    /// A list of objects, each read by a function that takes out all of its keys.
    pub fn objects<T>(&mut self, key: &'static str, read: impl Fn(&mut JsonRecord) -> Read<T>) -> Read<Option<Vec<T>>> {
        let Some(items) = self.optional_list(key)? else { return Ok(None) };
        let objects = items.into_iter().map(|item| {
            let mut record = JsonRecord::of(key, item)?;
            let found = read(&mut record)?;
            record.done().map(|()| found)
        });
        objects.collect::<Read<Vec<T>>>().map(Some)
    }

    /// An object; left out it has no keys where it may be left out.
    pub fn object(&mut self, key: &'static str) -> Read<JsonRecord> {
        JsonRecord::of(key, self.value(key)?)
    }

    /// An object that may be left out, and then has no keys.
    pub fn optional_object(&mut self, key: &'static str) -> Read<JsonRecord> {
        self.taken(key).map_or(Ok(JsonRecord { entries: Vec::new() }), |value| JsonRecord::of(key, value))
    }

    /// An object with keys of people's own, each with what a function makes of its value.
    pub fn named<T>(&mut self, key: &'static str, read: impl Fn(&str, Json) -> Read<T>) -> Read<Vec<(String, T)>> {
        let JsonRecord { entries } = self.object(key)?;
        let values = entries.into_iter().map(|(name, value)| {
            let value = read(&name, value)?;
            Ok((name, value))
        });
        values.collect()
    }

    /// How many there are of each word of a closed list; what is left out is 0.
    pub fn counts<const N: usize>(&mut self, key: &'static str, words: &[&'static str]) -> Read<[i64; N]> {
        counts(key, self.value(key)?, words)
    }
}

/// How many there are of each word of a closed list, in its order; what is left out is 0.
pub fn counts<const N: usize>(key: &str, value: Json, words: &[&'static str]) -> Read<[i64; N]> {
    let mut record = JsonRecord::of(key, value)?;
    let mut counts = [0; N];
    for (count, word) in counts.iter_mut().zip(words) {
        *count = record.whole_or(word, 0)?;
    }
    record.done().map(|()| counts)
}

/// A text.
pub fn text(key: &str, value: Json) -> Read<String> {
    match value {
        Json::Text(text) => Ok(text),
        _ => Err(not_a(key, ValueKind::Text)),
    }
}

/// A whole number.
pub fn whole(key: &str, value: &Json) -> Read<i64> {
    match value {
        Json::Whole(number) => Ok(*number),
        _ => Err(not_a(key, ValueKind::Whole)),
    }
}

/// That the value of a key is of another kind.
pub fn not_a(key: &str, kind: ValueKind) -> LineFormFault {
    LineFormFault::NotA { key: key.to_owned(), kind }
}

/// That the value of a key is none of these words.
pub fn no_word(key: &str, text: String, words: &[&'static str]) -> LineFormFault {
    LineFormFault::NoWord { key: key.to_owned(), text, words: words.to_vec() }
}
