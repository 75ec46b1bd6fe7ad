//! What a version of a record sheet says, as it is kept.

use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value;

use crate::PlayerId;
use crate::snapshot::Table;
use reeve_rules::games::{Colour, System};
use reeve_rules::sheets::{Handler, Parts, SeatResult, TableResult};

/// What one version of a record sheet says, as it is kept and as the audit log has it. Players are numbers, never names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetContent {
    system: &'static System,
    /// Who sat there, by selection position.
    pub players: Vec<PlayerId>,
    pub result: TableResult,
}

impl SheetContent {
    /// What stands on the record sheet of a table now.
    pub fn of(system: &'static System, table: &Table) -> SheetContent {
        let players = table.seats.iter().map(|seat| seat.player_id).collect();
        SheetContent { system, players, result: table.sheet().result }
    }

    /// The same seats with another result.
    pub fn with(&self, result: TableResult) -> SheetContent {
        SheetContent { result, ..self.clone() }
    }

    /// Reads a version that was kept; none where it is of a form that this program does not know, or holds a word or a
    /// number that is none. It is never read by half.
    pub fn read(system: &'static System, json: &str) -> Option<SheetContent> {
        let content: Value = serde_json::from_str(json).ok()?;
        let (mut players, mut seats) = (Vec::new(), Vec::new());
        for seat in content.get("seats")?.as_array()? {
            players.push(PlayerId(number(seat, "player")??));
            seats.push(read_seat(system, seat)?);
        }
        let handler = word(&content, "handler", Handler::from_code)?;
        let result = TableResult::won_at(number(&content, "winner")?, seats, handler);
        Some(SheetContent { system, players, result })
    }
}

/// A value that may be left out; none where something else stands in its place.
fn noted<T>(value: &Value, key: &str, read: impl Fn(&Value) -> Option<T>) -> Option<Option<T>> {
    match value.get(key) {
        None | Some(Value::Null) => Some(None),
        Some(stored) => read(stored).map(Some),
    }
}

fn number(value: &Value, key: &str) -> Option<Option<i64>> {
    noted(value, key, Value::as_i64)
}

/// Whether something is so; a version that says nothing of it says that it is not.
fn flag(value: &Value, key: &str) -> Option<bool> {
    noted(value, key, Value::as_bool).map(Option::unwrap_or_default)
}

/// How many there are of a part, or whether a part is held.
fn part(value: &Value, key: &str) -> Option<Option<i64>> {
    noted(value, key, |stored| stored.as_i64().or_else(|| stored.as_bool().map(i64::from)))
}

/// A closed word.
fn word<W>(value: &Value, key: &str, read: impl Fn(&str) -> Option<W>) -> Option<Option<W>> {
    noted(value, key, |stored| stored.as_str().and_then(&read))
}

fn read_seat(system: &'static System, seat: &Value) -> Option<SeatResult> {
    let mut parts = Parts::default();
    for one in system.parts {
        if let Some(number) = part(seat, one.code)? {
            parts.set(one.code, number);
        }
    }
    Some(SeatResult {
        position: number(seat, "position")??,
        vp: number(seat, "vp")?,
        parts: Some(parts).filter(|parts| parts.iter().next().is_some()),
        winner: false,
        absent: flag(seat, "absent")?,
        colour: word(seat, "colour", Colour::from_code)?,
        play_order: number(seat, "play_order")?,
        chair: number(seat, "chair")?,
    })
}

impl Serialize for SheetContent {
    /// Whatever was not noted is `null`; a part that is held is `true` or `false`. That somebody was absent is said only
    /// where it is so.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = self.result.seats.iter().zip(&self.players);
        let seats: Vec<SeatContent<'_>> =
            seats.map(|(seat, player)| SeatContent { system: self.system, player: *player, seat }).collect();
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("winner", &self.result.winner())?;
        map.serialize_entry("handler", &self.result.handler.map(Handler::code))?;
        map.serialize_entry("seats", &seats)?;
        map.end()
    }
}

struct SeatContent<'c> {
    system: &'static System,
    player: PlayerId,
    seat: &'c SeatResult,
}

impl Serialize for SeatContent<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("position", &self.seat.position)?;
        map.serialize_entry("player", &self.player)?;
        if self.seat.absent {
            map.serialize_entry("absent", &true)?;
        }
        map.serialize_entry("vp", &self.seat.vp)?;
        for part in self.system.parts {
            let noted = self.seat.parts.as_ref().and_then(|parts| parts.get(part.code));
            if part.is_held() {
                map.serialize_entry(part.code, &noted.map(|number| number > 0))?;
            } else {
                map.serialize_entry(part.code, &noted)?;
            }
        }
        map.serialize_entry("colour", &self.seat.colour.map(Colour::code))?;
        map.serialize_entry("play_order", &self.seat.play_order)?;
        map.serialize_entry("chair", &self.seat.chair)?;
        map.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use reeve_rules::games::SystemCode;

    #[test]
    fn a_version_is_read_whole_or_not_at_all() {
        let whole = json!({
            "winner": 1,
            "handler": null,
            "seats": [{
                "position": 1, "player": 7, "vp": 10, "absent": false, "settlements": 2, "longest_road": true, "colour": "red",
                "play_order": null, "chair": 3
            }]
        });
        let read = |content: &Value| SheetContent::read(SystemCode::Base.system(), &content.to_string());
        let seats = read(&whole).expect("a version").result.seats;
        let parts = seats[0].parts.clone().expect("parts");
        assert_eq!((seats[0].vp, seats[0].play_order, seats[0].chair), (Some(10), None, Some(3)));
        assert_eq!(
            (parts.get("settlements"), parts.get("longest_road"), parts.get("cities")),
            (Some(2), Some(1), None)
        );
        let fields = [
            "/winner",
            "/handler",
            "/seats/0/position",
            "/seats/0/player",
            "/seats/0/vp",
            "/seats/0/absent",
            "/seats/0/settlements",
            "/seats/0/longest_road",
            "/seats/0/colour",
            "/seats/0/play_order",
            "/seats/0/chair",
        ];
        for field in fields {
            for wrong in [json!("ten"), json!([10]), json!(1.5)] {
                let mut content = whole.clone();
                *content.pointer_mut(field).expect("a field") = wrong.clone();
                assert_eq!(read(&content), None, "{field}: {wrong}");
            }
        }
        let required = ["/seats/0/position", "/seats/0/player"];
        for field in fields {
            let mut content = whole.clone();
            *content.pointer_mut(field).expect("a field") = Value::Null;
            assert_eq!(read(&content).is_none(), required.contains(&field), "{field} left out");
        }
    }
}
