//! The form of a record sheet: what it shows, and what was typed into it.

use std::collections::BTreeMap;

use crate::actions::Fault;
use crate::actions::sheets::enter_result::Handler;
use crate::rules::sheets::sheet::{Colour, Parts, SeatEntry};
use crate::store::PlayerId;
use crate::store::snapshot::Table;
use crate::web::http::form::Form;
use crate::web::ui::words;

/// The form as it is shown: stored values, or what somebody typed.
pub struct SheetForm {
    /// The seats by selection position.
    pub seats: Vec<SeatLine>,
    /// The code of the resource handler; empty for none.
    pub handler: String,
    /// The faults by field.
    pub faults: Vec<(String, String)>,
}

/// One seat of the form. Numbers are text, as typed.
pub struct SeatLine {
    /// The selection position.
    pub n: i64,
    /// The player.
    pub name: String,
    /// VP.
    pub vp: String,
    /// Whether this is the winner.
    pub won: bool,
    /// Colour, play order and chair; empty for none.
    pub colour: String,
    /// The place in the order of play.
    pub order: String,
    /// The chair.
    pub chair: String,
    /// Settlements.
    pub settlements: String,
    /// Cities.
    pub cities: String,
    /// VP cards.
    pub cards: String,
    /// Longest road.
    pub road: bool,
    /// Largest army.
    pub army: bool,
}

fn number(value: Option<i64>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

impl SheetForm {
    /// The form with what is stored.
    pub fn stored(table: &Table, labels: &BTreeMap<PlayerId, String>) -> SheetForm {
        let seats = table.seats.iter().map(|seat| SeatLine {
            n: seat.position,
            name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
            vp: number(seat.vp),
            won: table.row.winner_position == Some(seat.position),
            colour: seat.colour.map(|colour| colour.code().to_owned()).unwrap_or_default(),
            order: number(seat.play_order),
            chair: number(seat.chair),
            settlements: number(seat.settlements),
            cities: number(seat.cities),
            cards: number(seat.vp_cards),
            road: seat.longest_road == Some(true),
            army: seat.largest_army == Some(true),
        });
        SheetForm { seats: seats.collect(), handler: table.row.handler.clone().unwrap_or_default(), faults: Vec::new() }
    }

    /// The form with what was typed, as it was typed.
    pub fn typed(table: &Table, labels: &BTreeMap<PlayerId, String>, form: &Form, faults: &[Fault]) -> SheetForm {
        let seats = table.seats.iter().map(|seat| {
            let n = seat.position;
            let text = |what: &str| form.raw(&format!("{what}-{n}")).to_owned();
            let marked = |what: &str| form.all(what).any(|value| value == n.to_string());
            SeatLine {
                n,
                name: labels.get(&seat.player_id).cloned().unwrap_or_default(),
                vp: text("vp"),
                won: marked("winner"),
                colour: text("colour"),
                order: text("order"),
                chair: text("chair"),
                settlements: text("settlements"),
                cities: text("cities"),
                cards: text("cards"),
                road: marked("road"),
                army: marked("army"),
            }
        });
        SheetForm {
            seats: seats.collect(),
            handler: form.text("handler").to_owned(),
            faults: faults.iter().map(|fault| (fault.field.clone(), words::fault(fault))).collect(),
        }
    }

    /// The fault at a field, if there is one.
    pub fn fault(&self, field: &str) -> Option<&str> {
        self.faults.iter().find(|(at, _)| at == field).map(|(_, words)| words.as_str())
    }

    /// The fault at a field of a seat.
    pub fn at(&self, what: &str, n: &i64) -> Option<&str> {
        self.fault(&format!("{what}-{n}"))
    }

    /// Whether anything of the parts is filled in or faulty, so that they are shown open.
    pub fn has_parts(&self) -> bool {
        let filled = |seat: &SeatLine| {
            seat.road
                || seat.army
                || [&seat.settlements, &seat.cities, &seat.cards].into_iter().any(|text| !text.is_empty())
        };
        self.seats.iter().any(filled) || self.faulty(&["settlements", "cities", "cards", "road", "army"])
    }

    /// Whether anything of chairs and handler is filled in or faulty.
    pub fn has_more(&self) -> bool {
        !self.handler.is_empty()
            || self.seats.iter().any(|seat| !seat.chair.is_empty())
            || self.faulty(&["chair", "handler"])
    }

    fn faulty(&self, fields: &[&str]) -> bool {
        self.faults.iter().any(|(at, _)| fields.iter().any(|field| at.starts_with(field)))
    }
}

/// What was typed, as values for the desk.
pub struct Typed {
    /// The version of the sheet that the person saw.
    pub version: i64,
    /// The seats by selection position.
    pub seats: Vec<SeatEntry>,
    /// The resource handler.
    pub handler: Option<Handler>,
}

/// Reads the form, or names every field that can't be read.
pub fn parse(table: &Table, form: &Form) -> Result<Typed, Vec<Fault>> {
    let mut faults = Vec::new();
    let seats = table.seats.iter().map(|seat| parse_seat(form, seat.position, &mut faults)).collect();
    let handler = parse_handler(table, form, &mut faults);
    known_seats(table, form, &mut faults);
    if faults.is_empty() { Ok(Typed { version: form.version(), seats, handler }) } else { Err(faults) }
}

fn parse_seat(form: &Form, n: i64, faults: &mut Vec<Fault>) -> SeatEntry {
    let mut whole = |what: &str, label: &str| {
        let field = format!("{what}-{n}");
        form.whole(&field).unwrap_or_else(|_| {
            faults.push(Fault::new(field.clone(), format!("{label} must be a whole number, such as 7.")));
            None
        })
    };
    let vp = whole("vp", "VP");
    let numbers = [whole("settlements", "Settlements"), whole("cities", "Cities"), whole("cards", "VP cards")];
    let play_order = whole("order", "The play order").map(small);
    let chair = whole("chair", "The chair").map(small);
    let marked = |what: &str| form.all(what).any(|value| value == n.to_string());
    let (longest_road, largest_army) = (marked("road"), marked("army"));
    let counted = numbers.iter().any(Option::is_some);
    if !counted && (longest_road || largest_army) {
        faults.push(Fault::new(
            format!("settlements-{n}"),
            "Longest road and largest army count here only together with settlements and cities.",
        ));
    }
    let [settlements, cities, vp_cards] = numbers.map(Option::unwrap_or_default);
    let parts = counted.then_some(Parts { settlements, cities, longest_road, largest_army, vp_cards });
    SeatEntry { vp, parts, winner: marked("winner"), colour: parse_colour(form, n, faults), play_order, chair }
}

/// A number as a small one; what is outside becomes one that the rules refuse.
fn small(value: i64) -> u8 {
    u8::try_from(value).unwrap_or(u8::MAX)
}

fn parse_colour(form: &Form, n: i64, faults: &mut Vec<Fault>) -> Option<Colour> {
    let field = format!("colour-{n}");
    let code = form.filled(&field)?;
    let colour = Colour::from_code(code);
    if colour.is_none() {
        faults.push(Fault::new(field.clone(), "The colours are red, blue, white and orange."));
    }
    colour
}

fn parse_handler(table: &Table, form: &Form, faults: &mut Vec<Fault>) -> Option<Handler> {
    let handler = Handler::from_code(form.filled("handler")?);
    let known = match handler {
        Some(Handler::Elected(position)) => table.seats.iter().any(|seat| seat.position == position),
        other => other.is_some(),
    };
    if !known {
        faults.push(Fault::new("handler", "Choose the starting player, a player of this table, or a judge."));
    }
    handler.filter(|_| known)
}

/// Winner, longest road and largest army must name seats of this table.
fn known_seats(table: &Table, form: &Form, faults: &mut Vec<Fault>) {
    for field in ["winner", "road", "army"] {
        let unknown = form
            .all(field)
            .filter(|value| !value.is_empty())
            .any(|value| table.seats.iter().all(|seat| seat.position.to_string() != value));
        if unknown {
            faults.push(Fault::new(field, "Nobody at this table has that seat."));
        }
    }
}
