//! What a column of a list of players holds, and what such columns are called in the lists of other people.

/// What a column of a list holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PlayerColumn {
    /// The whole name.
    Player,
    /// The first name, where a list has it apart; stands before the last name.
    FirstName,
    /// The last name.
    LastName,
    /// An e-mail address.
    Email,
    /// Groups, separated by `|`.
    Group,
    /// The club.
    Club,
    /// The country.
    Country,
}

impl PlayerColumn {
    /// Everything a column can hold, in the order in which the import page offers them.
    pub const ALL: [PlayerColumn; 7] = [
        PlayerColumn::Player,
        PlayerColumn::FirstName,
        PlayerColumn::LastName,
        PlayerColumn::Email,
        PlayerColumn::Group,
        PlayerColumn::Club,
        PlayerColumn::Country,
    ];

    /// The columns of our own files, in their order; only the first is required.
    pub const OWN: [PlayerColumn; 5] =
        [PlayerColumn::Player, PlayerColumn::Email, PlayerColumn::Group, PlayerColumn::Club, PlayerColumn::Country];

    /// As forms send it, and as our own files name the column.
    pub fn code(self) -> &'static str {
        match self {
            PlayerColumn::Player => "player",
            PlayerColumn::FirstName => "first_name",
            PlayerColumn::LastName => "last_name",
            PlayerColumn::Email => "email",
            PlayerColumn::Group => "group",
            PlayerColumn::Club => "club",
            PlayerColumn::Country => "country",
        }
    }

    /// The column of that code.
    pub fn from_code(code: &str) -> Option<PlayerColumn> {
        PlayerColumn::ALL.into_iter().find(|field| field.code() == code)
    }

    /// Headers that lists in several languages have for it, in lower case.
    pub(crate) fn headers(self) -> &'static [&'static str] {
        match self {
            PlayerColumn::Player => &[
                "player",
                "name",
                "full name",
                "player name",
                "participant",
                "nimi",
                "pelaaja",
                "spieler",
                "teilnehmer",
                "nom",
                "joueur",
                "nombre",
                "jugador",
                "nome",
                "giocatore",
                "jogador",
                "naam",
                "speler",
                "navn",
                "spiller",
                "namn",
                "spelare",
                "imię i nazwisko",
                "gracz",
                "jméno",
                "hráč",
                "játékos",
                "név",
            ],
            PlayerColumn::FirstName => &[
                "first name",
                "firstname",
                "first_name",
                "given name",
                "vorname",
                "etunimi",
                "prénom",
                "prenom",
                "voornaam",
                "fornavn",
                "förnamn",
                "imię",
                "křestní jméno",
            ],
            PlayerColumn::LastName => &[
                "last name",
                "lastname",
                "last_name",
                "surname",
                "family name",
                "nachname",
                "familienname",
                "sukunimi",
                "nom de famille",
                "apellido",
                "apellidos",
                "cognome",
                "sobrenome",
                "achternaam",
                "etternavn",
                "efternavn",
                "efternamn",
                "nazwisko",
                "příjmení",
            ],
            PlayerColumn::Email => &[
                "email",
                "e-mail",
                "mail",
                "email address",
                "e-mail address",
                "e-mail-adresse",
                "sähköposti",
                "courriel",
                "correo",
                "e-post",
                "epost",
            ],
            PlayerColumn::Group => &[
                "group", "groups", "gruppe", "gruppen", "ryhmä", "groupe", "grupo", "gruppo", "groep", "grupp", "grupa",
            ],
            PlayerColumn::Club => &[
                "club",
                "verein",
                "team",
                "seura",
                "kerho",
                "klub",
                "klubb",
                "equipe",
                "équipe",
                "equipo",
                "association",
                "vereniging",
                "squadra",
            ],
            PlayerColumn::Country => {
                &["country", "nation", "land", "maa", "pays", "país", "pais", "paese", "kraj", "země"]
            }
        }
    }
}
