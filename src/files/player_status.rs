//! What the lists of programs say of a registration: who declined, dropped, got the money back, or waits.

use crate::player_column::{PlayerColumn, heading};
use crate::table::CsvTable;

/// What a column says of those who don't take part, as [`heading`] has it, in the languages of the headings.
const OUT: &str = "declined decline notattending notgoing notcoming cantcome cannotattend cancelled canceled dropped dropout droppedout \
    void voided refunded refund rejected denied withdrawn withdrew waitlist waitlisted waitinglist onwaitlist onwaitinglist \
    onthewaitinglist standby noshow didnotshow removed deleted expired failed chargeback disqualified dsq \
    abgesagt absage storniert abgelehnt abgemeldet erstattet zuruckgezogen zuruckgetreten warteliste aufwarteliste \
    aufderwarteliste nichtdabei nimmtnichtteil kommtnicht ungultig ausgeschieden nachrucker \
    annule annulee refuse refusee rembourse remboursee absent absente desiste desistee listedattente enlistedattente \
    surlistedattente nevientpas neparticipepas \
    cancelado cancelada anulado anulada rechazado rechazada reembolsado reembolsada noasiste noasistira noparticipa \
    listadeespera enlistadeespera retirado retirada \
    annullato annullata rifiutato rifiutata rimborsato rimborsata listadattesa inlistadattesa nonpartecipa ritirato ritirata \
    geannuleerd afgemeld afgewezen geweigerd terugbetaald wachtlijst opwachtlijst opdewachtlijst nietaanwezig komtniet \
    anulowane anulowano anulowany anulowana odrzucone odrzucony odrzucona zwrocone zwrocono rezygnacja zrezygnowal \
    zrezygnowala listarezerwowa nalisciererwowej wycofany wycofana nieprzyjdzie \
    отменено отменен отменена отменён отклонено отклонена отклонен отказ отказался отказалась возврат неявка непридет непридёт \
    неприду снят снята листожидания влистеожидания \
    recusado recusada naoparticipa naovai desistiu emlistadeespera \
    peruttu peruutettu jonossa avbokad avanmald vantelista venteliste avmeldt afmeldt aflyst avlyst";

/// What says no to a question whether somebody comes.
const NO: &str = "no n false 0 nein non nee nie nao nej nei ei ne";

/// What says yes to a question whether somebody stays away.
const YES: &str = "yes y true 1 x ja oui si sim tak wahr vrai";

fn is_in(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|known| known == word)
}

/// The column of our own lists that says where each player stands. Others have the state of the United States there, such as NE.
const STATE: &str = "state";

/// Where our own lists say that a player stands who is not in the tournament. Who is absent still is.
const STATES_OUT: [&str; 2] = ["waiting", "disqualified"];

/// Whether a value of a column says that somebody doesn't take part. A column that asks just that, such as one called "Dropped", says
/// so by yes.
pub fn is_out(column: &str, value: &str) -> bool {
    let (column, value) = (heading(column), heading(value));
    if column == STATE {
        return STATES_OUT.contains(&&*value) || (value != "absent" && is_in(OUT, &value));
    }
    is_in(OUT, &value) || is_in(if is_in(OUT, &column) { YES } else { NO }, &value)
}

/// A value of a column, and how many lines have it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StatusValue {
    /// As the first of these lines has it; empty where they have nothing.
    pub value: String,
    pub count: usize,
}

/// The most values that a column has which says what became of a registration.
const MOST: usize = 20;

/// The most bytes of such a value; what is longer is a remark.
const LONGEST: usize = 1_000;

/// The values of a column in the order in which they come; none where there are too many for a status, or a long one.
pub fn values(table: &CsvTable, column: usize) -> Vec<StatusValue> {
    let mut values: Vec<StatusValue> = Vec::new();
    let is_long = |cell: &String| cell.len() > LONGEST;
    if table.records.iter().any(|record| record.cells.get(column).is_some_and(is_long)) {
        return values;
    }
    for record in &table.records {
        let value = record.cells.get(column).map_or("", |cell| cell.trim());
        match values.iter().position(|known| is_same(&known.value, value)) {
            Some(at) => values[at].count += 1,
            None if values.len() == MOST => return Vec::new(),
            None => values.push(StatusValue { value: value.to_owned(), count: 1 }),
        }
    }
    values
}

/// Whether two cells of such a column say the same.
pub fn is_same(one: &str, other: &str) -> bool {
    one == other || one.to_lowercase() == other.to_lowercase()
}

/// The first column that tells by what it holds that it says what became of a registration: one of its few values says that somebody
/// doesn't take part, and some value is there twice. One called "State" is known by the former alone.
pub(crate) fn find(table: &CsvTable, mapping: &[Option<PlayerColumn>]) -> Option<usize> {
    (0..mapping.len()).filter(|at| mapping[*at].is_none()).find(|&at| {
        let values = values(table, at);
        if heading(&table.header[at]) == STATE {
            return values.iter().any(|value| is_out(STATE, &value.value));
        }
        values.iter().any(|value| is_in(OUT, &heading(&value.value))) && values.iter().any(|value| value.count > 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_does_not_take_part_is_known_in_many_words() {
        for value in ["declined", "Not Attending", "DROPPED", "void", "refunded", "waiting list", "Wait-list", "No"] {
            assert!(is_out("Attendee status", value), "{value}");
        }
        for value in ["Zurückgezogen", "auf der Warteliste", "Annulé", "liste d’attente", "Anulowane", "wachtlijst"]
        {
            assert!(is_out("Status", value), "{value}");
        }
        for value in ["withdrawn", "disqualified", "waiting", "No show", "CANCELED"] {
            assert!(is_out("state", value), "{value}");
        }
        for value in ["absent", "registered", "checked in", "asked", "NE", "NO"] {
            assert!(!is_out("State", value), "{value}");
        }
        assert!(is_out("Статус", "Отменено") && is_out("Status", "absent"));
        for value in ["Attending", "approved", "paid", "", "Yes", "pending", "Noah"] {
            assert!(!is_out("Status", value), "{value}");
        }
        assert!(is_out("Dropped", "TRUE") && is_out("Dropped?", "x") && !is_out("Dropped", "No"));
    }

    #[test]
    fn values_are_counted_and_a_column_of_remarks_is_none() {
        let read = |text: &str| crate::table::read_list(text, None, &reeve_limits::PLAYERS_FILE).0.expect("a table");
        let table = read("name,s\nA,approved\nB,declined\nC,Approved \nD,\n");
        let found: Vec<(String, usize)> = values(&table, 1).into_iter().map(|one| (one.value, one.count)).collect();
        let expected = [("approved", 2), ("declined", 1), ("", 1)];
        assert_eq!(found, expected.map(|(value, count)| (value.to_owned(), count)));
        assert_eq!(find(&table, &[None, None]), Some(1));
        assert_eq!(find(&read("name,s\nA,fine\nB,cancelled\n"), &[None, None]), None);
        assert_eq!(find(&read("name,state\nA,registered\nB,withdrawn\n"), &[None, None]), Some(1));
        assert_eq!(find(&read("name,State\nA,NE\nB,NO\nC,NE\n"), &[None, None]), None);
        assert!(values(&read(&format!("name,s\nA,{}\n", "x".repeat(LONGEST + 1))), 1).is_empty());
        let many: String = (0..40).map(|n| format!("A{n},{n}\n")).collect();
        assert!(values(&read(&format!("name,s\n{many}")), 1).is_empty());
    }
}
