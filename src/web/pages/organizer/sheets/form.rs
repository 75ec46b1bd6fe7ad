//! The form of a record sheet: what it shows, and what was typed into it.

use std::sync::LazyLock;

use reeve_http::form::Form;
use reeve_http::form_state::FieldFaults;
use reeve_rules::games::{Colour, Part, System, SystemCode};
use reeve_rules::sheets;
use reeve_rules::sheets::{Handler, Parts, SeatResult, SheetField, TableResult, Warning};
use reeve_rules::tournament::vocabulary::Stage;
use reeve_views::games::SeatAtEnd;
use reeve_views::seating::seat_list::SeatMark;
use reeve_views::sheets::SheetView;
use reeve_words as words;
use reeve_words::games;

/// The form as it is shown: stored values, or what somebody typed.
pub struct SheetForm {
    /// The seats by selection position.
    pub seats: Vec<SeatFields>,
    /// The code of the resource handler; empty for none.
    pub handler: String,
    pub faults: FieldFaults,
}

/// One seat of the form. Numbers are text, as typed.
pub struct SeatFields {
    pub n: i64,
    pub name: String,
    /// That the player is out of the tournament; none for everybody else.
    pub gone: Option<SeatMark>,
    pub vp: String,
    /// Whether this is the winner.
    pub won: bool,
    /// Whether the player is marked absent.
    pub absent: bool,
    /// What stands in the place of VP then: that the player did not come, or that the game is not counted.
    pub no_vp: String,
    /// The colour; empty for none.
    pub colour: String,
    /// The place in the order of play; empty for none.
    pub order: String,
    /// The chair; empty for none.
    pub chair: String,
    pub counted: Vec<PartField>,
    /// The parts that one player holds.
    pub held: Vec<PartField>,
}

/// One part of a seat's score.
pub struct PartField {
    /// The name of the field.
    pub field: &'static str,
    /// The part within a sentence.
    pub name: String,
    /// The part over a column.
    pub title: String,
    /// The VP that each gives.
    pub vp: i64,
    /// How many digits the number has at most.
    pub digits: usize,
    /// How many there are, as typed.
    pub text: String,
    pub any: bool,
}

impl PartField {
    fn new(part: &'static Part, text: String, any: bool) -> PartField {
        PartField {
            field: part.short,
            name: games::part(part.code),
            title: games::part_title(part.code),
            vp: part.vp,
            digits: digits(part.most()),
            text,
            any,
        }
    }
}

/// How many digits a number has.
fn digits(number: i64) -> usize {
    number.to_string().len()
}

/// How many digits VP have at most.
pub(crate) fn vp_digits(system: &System) -> usize {
    digits(i64::from(system.most_vp))
}

fn text(value: Option<i64>) -> String {
    value.map(|value| value.to_string()).unwrap_or_default()
}

impl SheetForm {
    /// The form with a result that is stored.
    pub fn stored(system: &'static System, players: &[String], result: &TableResult) -> SheetForm {
        let seats = result.seats.iter().zip(players).map(|(seat, name)| {
            let field = |part: &'static Part| {
                let number = seat.parts.as_ref().and_then(|parts| parts.get(part.code));
                PartField::new(part, text(number), number.is_some_and(|number| number > 0))
            };
            SeatFields {
                n: seat.position,
                name: name.clone(),
                gone: None,
                vp: text(seat.vp),
                won: seat.winner,
                absent: seat.absent,
                no_vp: texts::sheets::did_not_come(),
                colour: seat.colour.map(|colour| colour.code().to_owned()).unwrap_or_default(),
                order: text(seat.play_order),
                chair: text(seat.chair),
                counted: system.counted().map(field).collect(),
                held: system.held().map(field).collect(),
            }
        });
        let handler = result.handler.map(Handler::code).unwrap_or_default();
        SheetForm { seats: seats.collect(), handler, faults: FieldFaults::default() }
    }

    /// The same with who is out of the tournament.
    pub fn marked(mut self, view: &SheetView<'_>) -> SheetForm {
        for (seat, gone) in self.seats.iter_mut().zip(&view.gone) {
            seat.gone = *gone;
        }
        self
    }

    /// The same with who came to a game that is not counted.
    pub fn not_counted(mut self, view: &SheetView<'_>) -> SheetForm {
        for (fields, seat) in self.seats.iter_mut().zip(&view.table.seats) {
            if view.table.is_not_counted_for(seat) {
                fields.no_vp = texts::own::not_counted();
            }
        }
        self
    }

    /// The same filled in from a game that was played to its end in Reeve.
    pub fn filled_in(mut self, end: &[SeatAtEnd]) -> SheetForm {
        for seat in &mut self.seats {
            if let Some(found) = end.iter().find(|found| found.position == seat.n) {
                (seat.vp, seat.won) = (found.points.to_string(), found.won);
            }
        }
        self
    }

    /// The form with what was typed, as it was typed, for the seats of a sheet.
    pub fn typed(
        system: &'static System,
        players: &[String],
        sheet: &TableResult,
        form: &Form,
        faults: FieldFaults,
    ) -> SheetForm {
        let seats = sheet.seats.iter().zip(players).map(|(seat, name)| {
            let n = seat.position;
            let text = |field: SheetField| form.raw(&field_of(system, field, n)).to_owned();
            let field = |part: &'static Part| {
                let what = SheetField::Part(part.code);
                PartField::new(part, text(what), marked(form, &field_of(system, what, n), n))
            };
            SeatFields {
                n,
                name: name.clone(),
                gone: None,
                vp: text(SheetField::Vp),
                won: marked(form, WINNER, n),
                absent: form.ticked(&field_of(system, SheetField::Absent, n)),
                no_vp: texts::sheets::did_not_come(),
                colour: text(SheetField::Colour),
                order: text(SheetField::PlayOrder),
                chair: text(SheetField::Chair),
                counted: system.counted().map(field).collect(),
                held: system.held().map(field).collect(),
            }
        });
        SheetForm { seats: seats.collect(), handler: form.text(HANDLER).to_owned(), faults }
    }

    /// The fault at a field, if there is one.
    pub fn fault(&self, field: &str) -> Option<&str> {
        self.faults.at(field)
    }

    /// The fault at a field of a seat.
    pub fn at(&self, what: &str, n: &i64) -> Option<&str> {
        self.fault(&format!("{what}-{n}"))
    }

    /// The parts that are counted, as columns.
    pub fn counted(&self) -> &[PartField] {
        self.seats.first().map_or(&[], |seat| &seat.counted)
    }

    /// The parts that one player holds, as columns.
    pub fn held(&self) -> &[PartField] {
        self.seats.first().map_or(&[], |seat| &seat.held)
    }

    /// The names of all parts, one after another.
    pub fn part_names(&self) -> String {
        let names = self.counted().iter().chain(self.held()).map(|part| part.name.as_str());
        names.collect::<Vec<_>>().join(", ")
    }

    /// Whether anything of the parts is filled in or faulty, so that they are shown open.
    pub fn has_parts(&self) -> bool {
        let filled = |seat: &SeatFields| {
            seat.held.iter().any(|part| part.any) || seat.counted.iter().any(|part| !part.text.is_empty())
        };
        let fields: Vec<&str> = self.counted().iter().chain(self.held()).map(|part| part.field).collect();
        self.seats.iter().any(filled) || self.faulty(&fields)
    }

    /// Whether anything of chairs and handler is filled in or faulty.
    pub fn has_more(&self) -> bool {
        !self.handler.is_empty()
            || self.seats.iter().any(|seat| !seat.chair.is_empty())
            || self.faulty(&[CHAIR, HANDLER])
    }

    /// Whether a colour is noted.
    pub fn has_colours(&self) -> bool {
        self.seats.iter().any(|seat| !seat.colour.is_empty())
    }

    /// Whether a place in the order of play is noted.
    pub fn has_orders(&self) -> bool {
        self.seats.iter().any(|seat| !seat.order.is_empty())
    }

    /// Whether a chair is noted.
    pub fn has_chairs(&self) -> bool {
        self.seats.iter().any(|seat| !seat.chair.is_empty())
    }

    fn faulty(&self, fields: &[&str]) -> bool {
        self.faults.iter().any(|(at, _)| fields.iter().any(|field| at.starts_with(field)))
    }
}

/// The form with the choices that it offers.
pub struct EntryForm {
    pub form: SheetForm,
    /// The game, by which the fields are called.
    pub game: texts::Game,
    /// Whether colours, chairs, the order of play and who handled the cards are noted.
    pub notes_seats: bool,
    /// How many digits VP have at most.
    pub vp_digits: usize,
    pub most_vp: u8,
    /// Whoever alone has as many VP has won, as a rule.
    pub goal: Option<u8>,
    /// The selection position whose VP are to be typed next: those of the first who came, or those that are unusual; none where
    /// something else comes first.
    pub focus: Option<i64>,
    /// The colours: code and name.
    pub colours: Vec<(&'static str, String)>,
    /// The places in the order of play.
    pub orders: Vec<String>,
    pub chairs: Vec<String>,
    /// Who may have handled the resource cards: code and words.
    pub handlers: Vec<(String, String)>,
    pub judge_handles: bool,
    /// Who does, as a rule.
    pub handler_help: String,
    /// What it means that a player is marked absent.
    pub absent_help: String,
}

impl EntryForm {
    /// The form of a record sheet, filled in like this.
    pub fn new(view: &SheetView<'_>, form: SheetForm) -> EntryForm {
        let mut form = form.marked(view).not_counted(view);
        // In the final the handler is a judge (2.0.4); a sheet that can't be changed shows what was noted.
        if view.judge_handles() && view.entry.is_ok() && form.handler.is_empty() {
            form.handler = Handler::Judge.code();
        }
        let unusual = view.warnings.first().map(Warning::seat).filter(|_| view.signing.is_ok());
        let first = view.sheet.result.present().next().map(|(seat, _)| seat);
        let seat = if view.table.row.sheet_version == 0 { first } else { unusual };
        let position = seat.and_then(|seat| view.sheet.result.seats.get(seat)).map(|seat| seat.position);
        let focus = position.filter(|_| form.faults.is_empty() && view.entry.is_ok());
        let absent_help = words::sheets::absent_help(view.round.row.stage, view.system, view.rules.dummy);
        EntryForm { focus, goal: view.goal(), absent_help, ..EntryForm::of(view.system, view.judge_handles(), form) }
    }

    /// What the colour of a seat is called; empty where none is noted.
    pub fn colour(&self, seat: &SeatFields) -> &str {
        self.colours.iter().find(|(code, _)| *code == seat.colour).map_or("", |(_, name)| name)
    }

    /// Who handled the resource cards, in words.
    pub fn handler(&self) -> &str {
        self.handlers.iter().find(|(code, _)| *code == self.form.handler).map_or("", |(_, words)| words)
    }

    /// The form of a table of this game system.
    pub fn of(system: &'static System, judge_handles: bool, form: SheetForm) -> EntryForm {
        EntryForm {
            game: games::terms(system).into(),
            notes_seats: system.has_choice_of_seats(),
            vp_digits: vp_digits(system),
            most_vp: system.most_vp,
            goal: system.goal,
            focus: None,
            colours: system.colours.iter().map(|colour| (colour.code(), games::colour(*colour))).collect(),
            orders: (1..=form.seats.len()).map(|order| order.to_string()).collect(),
            chairs: (1..=system.chairs).map(|chair| chair.to_string()).collect(),
            handlers: handlers(
                form.seats.iter().map(|seat| (seat.n, seat.name.as_str())),
                &form.handler,
                judge_handles,
            ),
            judge_handles,
            handler_help: words::sheets::handler_help(judge_handles),
            absent_help: words::sheets::absent_help(Stage::Prelim, system, true),
            form,
        }
    }
}

/// Who may be chosen as the resource handler. Where a judge handles the cards nobody else is offered, except who is noted
/// already.
pub(super) fn handlers<'n>(
    seats: impl Iterator<Item = (i64, &'n str)>,
    noted: &str,
    judge_handles: bool,
) -> Vec<(String, String)> {
    let role = |handler: Handler| (handler.code(), words::sheets::handler(Some(handler), ""));
    let mut options = vec![(String::new(), words::sheets::handler(None, "")), role(Handler::StartingPlayer)];
    options.extend(seats.map(|(position, name)| {
        let elected = Handler::Elected(position);
        (elected.code(), words::sheets::handler(Some(elected), name))
    }));
    options.extend([role(Handler::Agreed), role(Handler::AgreedAtFirst)]);
    options.retain(|(code, _)| !judge_handles || code == noted);
    options.push(role(Handler::Judge));
    options
}

/// Whether a seat is marked in a choice of one seat.
fn marked(form: &Form, field: &str, n: i64) -> bool {
    form.all(field).any(|value| value == n.to_string())
}

/// What the rules refuse about a result, as faults at the fields of this form, with the names of those whom they are about:
/// the players of the table in the order of their positions.
pub(crate) fn faults(
    system: &System,
    result: &TableResult,
    refusals: &[sheets::Refusal],
    players: &[String],
) -> FieldFaults {
    let fault = |refusal: &sheets::Refusal| {
        // What is about the whole table is shown at its first seat.
        let position = refusal.seat().and_then(|seat| result.seats.get(seat)).map_or(1, |seat| seat.position);
        let words = with_player(refusal.seat(), impossible(system, refusal), players);
        (field_of(system, refusal.field(), position), words)
    };
    refusals.iter().map(fault).collect()
}

/// Why a result can't be, in the words of the game, and with its clause where that holds.
fn impossible(system: &System, refusal: &sheets::Refusal) -> String {
    words::sheets::impossible(refusal, games::terms(system))
}

/// The fields that could not be read, as faults of this form, each of a seat with the name of its player.
pub fn of_players(faults: Vec<UnreadField>, players: &[String]) -> FieldFaults {
    faults.into_iter().map(|fault| (fault.field, with_player(fault.seat, fault.words, players))).collect()
}

/// The fields that could not be read, and what the rules refuse about all others: each seat and each field with one of them
/// only, since a number that is missing or wrong is only what could not be read.
pub(crate) fn all_faults(
    system: &System,
    (result, refusals): (&TableResult, &[sheets::Refusal]),
    unread: Vec<UnreadField>,
    players: &[String],
) -> FieldFaults {
    let seats: Vec<usize> = unread.iter().filter_map(|field| field.seat).collect();
    let others = refusals.iter().filter(|refusal| refusal.seat().is_none_or(|seat| !seats.contains(&seat)));
    let others: Vec<sheets::Refusal> = others.copied().collect();
    let others = faults(system, result, &others, players);
    let unread = of_players(unread, players);
    let more = others.iter().filter(|(field, _)| unread.at(field).is_none());
    unread.iter().chain(more).cloned().collect()
}

/// What is wrong, with the name of the player of the seat that it is about.
fn with_player(seat: Option<usize>, words: String, players: &[String]) -> String {
    match seat.and_then(|seat| players.get(seat)) {
        Some(name) => words::sheets::of_player(name, &words),
        None => words,
    }
}

/// The name of the field for one thing that is noted of a seat. There is one field at the table for the winner, for each
/// part that one player holds, and for the resource handler.
fn field_of(system: &System, field: SheetField, position: i64) -> String {
    let of_seat = |name: &str| format!("{name}-{position}");
    match field {
        SheetField::Vp => of_seat("vp"),
        SheetField::Winner => WINNER.to_owned(),
        SheetField::Absent => of_seat("absent"),
        SheetField::Colour => of_seat("colour"),
        SheetField::PlayOrder => of_seat("order"),
        SheetField::Chair => of_seat(CHAIR),
        SheetField::Handler => HANDLER.to_owned(),
        SheetField::Part(code) => match system.part(code) {
            Some(part) if part.is_held() => part.short.to_owned(),
            Some(part) => of_seat(part.short),
            // A part that the system does not have has no field.
            None => of_seat(code),
        },
    }
}

/// The winner's VP once more, in the form that signs an unusual result.
pub(crate) const WINNER_VP: &str = "vp-winner";
const WINNER: &str = "winner";
const CHAIR: &str = "chair";
const HANDLER: &str = "handler";

/// The fields in which one seat is chosen, of every game system: the winner, and the parts that one player holds. Two
/// seats are refused by the rules, in better words than those for a field that comes twice.
pub(crate) fn repeated() -> &'static [&'static str] {
    static REPEATED: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
        let held = SystemCode::ALL.iter().flat_map(|code| code.system().held()).map(|part| part.short);
        std::iter::once(WINNER).chain(held).collect()
    });
    &REPEATED
}

/// A field of this form that could not be read.
#[derive(Debug, PartialEq, Eq)]
pub struct UnreadField {
    /// The name of the field.
    field: String,
    /// The seat that it is about, counted from 0; none for a field of the whole table.
    seat: Option<usize>,
    /// What is wrong with it.
    words: String,
}

impl UnreadField {
    fn of_seat(seat: usize, field: String, words: String) -> UnreadField {
        UnreadField { field, seat: Some(seat), words }
    }

    fn of_table(field: &str, words: &str) -> UnreadField {
        UnreadField { field: field.to_owned(), seat: None, words: words.to_owned() }
    }
}

/// Reads the form of a table with these selection positions, or names every field that can't be read.
pub fn parse(system: &'static System, positions: &[i64], form: &Form) -> Result<TableResult, Vec<UnreadField>> {
    let (result, faults) = read(system, positions, form);
    if faults.is_empty() { Ok(result) } else { Err(faults) }
}

/// Reads the form of a table, and names every field that can't be read; what stands in those is left out of the result.
pub(crate) fn read(system: &'static System, positions: &[i64], form: &Form) -> (TableResult, Vec<UnreadField>) {
    let mut faults = Vec::new();
    let seats = positions.iter().enumerate().map(|(seat, n)| parse_seat(system, form, (seat, *n), &mut faults));
    let seats = seats.collect();
    let handler = parse_handler(positions, form, &mut faults);
    known_seats(system, positions, form, &mut faults);
    (TableResult { seats, handler }, faults)
}

fn parse_seat(
    system: &'static System,
    form: &Form,
    (seat, n): (usize, i64),
    faults: &mut Vec<UnreadField>,
) -> SeatResult {
    let mut whole = |field: SheetField| {
        let name = field_of(system, field, n);
        form.whole(&name).unwrap_or_else(|_| {
            let what = words::sheets::not_whole(field, games::terms(system));
            faults.push(UnreadField::of_seat(seat, name.clone(), what));
            None
        })
    };
    let vp = whole(SheetField::Vp);
    let counted: Vec<(&str, Option<i64>)> =
        system.counted().map(|part| (part.code, whole(SheetField::Part(part.code)))).collect();
    let (play_order, chair) = (whole(SheetField::PlayOrder), whole(SheetField::Chair));
    let holds = |part: &Part| marked(form, part.short, n);
    let held = system.held().map(|part| (part.code, i64::from(holds(part)))).collect();
    SeatResult {
        position: n,
        vp,
        parts: parts(&counted, held),
        winner: marked(form, WINNER, n),
        absent: form.ticked(&field_of(system, SheetField::Absent, n)),
        colour: parse_colour(system, form, (seat, n), faults),
        play_order,
        chair,
    }
}

/// The parts, where any are noted: what was left empty stays out. What is held may be noted alone; the rules refuse that.
fn parts(counted: &[(&'static str, Option<i64>)], mut held: Parts) -> Option<Parts> {
    if counted.iter().any(|(_, number)| number.is_some()) {
        for (code, number) in counted {
            number.iter().for_each(|number| held.set(code, *number));
        }
        return Some(held);
    }
    Some(held).filter(|held| held.iter().any(|(_, number)| number > 0))
}

fn parse_colour(
    system: &'static System,
    form: &Form,
    (seat, n): (usize, i64),
    faults: &mut Vec<UnreadField>,
) -> Option<Colour> {
    let field = field_of(system, SheetField::Colour, n);
    let colour = Colour::from_code(form.filled(&field)?);
    if colour.is_none() {
        let refusal = sheets::Refusal::ColourUnknown { seat, colours: system.colours };
        faults.push(UnreadField::of_seat(seat, field.clone(), impossible(system, &refusal)));
    }
    colour
}

fn parse_handler(positions: &[i64], form: &Form, faults: &mut Vec<UnreadField>) -> Option<Handler> {
    let field = HANDLER;
    let handler = Handler::from_code(form.filled(field)?);
    let known = match handler {
        Some(Handler::Elected(position)) => positions.contains(&position),
        other => other.is_some(),
    };
    if !known {
        faults.push(UnreadField::of_table(field, &texts::sheets::no_such_handler()));
    }
    handler.filter(|_| known)
}

/// The winner and whoever holds something must be seats of this table.
fn known_seats(system: &'static System, positions: &[i64], form: &Form, faults: &mut Vec<UnreadField>) {
    for field in std::iter::once(WINNER).chain(system.held().map(|part| part.short)) {
        let unknown = form
            .all(field)
            .filter(|value| !value.is_empty())
            .any(|value| positions.iter().all(|position| position.to_string() != value));
        if unknown {
            faults.push(UnreadField::of_table(field, &texts::sheets::no_such_seat(games::terms(system))));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_noted_has_a_field_of_its_own() {
        for code in SystemCode::ALL {
            let system = code.system();
            let fixed = [
                SheetField::Vp,
                SheetField::Winner,
                SheetField::Absent,
                SheetField::Colour,
                SheetField::PlayOrder,
                SheetField::Chair,
                SheetField::Handler,
            ];
            let parts = system.parts.iter().map(|part| SheetField::Part(part.code));
            let mut fields: Vec<String> =
                fixed.into_iter().chain(parts).map(|what| field_of(system, what, 1)).collect();
            let all = fields.len();
            fields.sort();
            fields.dedup();
            assert_eq!(fields.len(), all, "{code}: {fields:?}");
        }
    }
}
