//! What a column of a list of players holds, and what such columns are called in the lists of other people.

use reeve_rules::tournament::vocabulary::words;

words! {
    /// What a column of a list holds.
    PlayerColumn {
        /// The whole name.
        Player = "player",
        /// The first name, where a list has it apart; stands before the last name.
        FirstName = "first_name",
        /// What stands between the two, which Dutch lists have apart: "van der" of Jan van der Berg.
        NamePrefix = "name_prefix",
        /// The last name.
        LastName = "last_name",
        /// An e-mail address.
        Email = "email",
        /// Groups, separated by `|`.
        Group = "group",
        /// The club.
        Club = "club",
        /// The country.
        Country = "country",
        /// A telephone number, which is for the staff and in none of our own files.
        Phone = "phone",
    }
}

impl PlayerColumn {
    /// The columns that a name is made of, in the order of its parts.
    pub const OF_NAMES: [PlayerColumn; 4] =
        [PlayerColumn::Player, PlayerColumn::FirstName, PlayerColumn::NamePrefix, PlayerColumn::LastName];

    /// The columns of our own files, in their order; only the first is required.
    pub const OWN: [PlayerColumn; 5] =
        [PlayerColumn::Player, PlayerColumn::Email, PlayerColumn::Group, PlayerColumn::Club, PlayerColumn::Country];

    /// What lists call such a column, as [`heading`] has it, the likeliest first: in English, German, French, Spanish,
    /// Italian, Dutch, Polish and Portuguese, and in some languages of their neighbours.
    fn headings(self) -> &'static str {
        match self {
            PlayerColumn::Player => {
                "player name fullname playername nameofplayer yourname yourfullname whatisyourname whatisyourfullname \
                 firstandlastname participant participantname attendee competitor \
                 spieler spielername spielerin spielerinname teilnehmer teilnehmername teilnehmerin vollername \
                 vorundnachname vornamenachname vornameundnachname nachnamevorname namevorname namedesspielers lastnamefirstname \
                 nom nomcomplet nometprenom nomprenom prenomnom prenometnom joueur joueuse nomdujoueur participante \
                 nombre nombrecompleto nombreyapellido nombreyapellidos apellidosynombre apellidosnombre jugador jugadora \
                 nome nomecompleto nomeecognome cognomeenome cognomenome nomeesobrenome giocatore giocatrice partecipante \
                 nominativo jogador jogadora nomedojogador \
                 naam volledigenaam voorenachternaam achternaamvoornaam speler spelersnaam deelnemer \
                 imieinazwisko nazwiskoiimie nazwiskoimie gracz zawodnik uczestnik \
                 nimi kokonimi pelaaja navn fulltnavn spiller deltager deltaker namn spelare deltagare jmeno hrac jatekos nev"
            }
            PlayerColumn::FirstName => {
                "firstname first forename givenname givennames vorname rufname prenom prenoms nombredepila primernombre \
                 nomeproprio primeironome nomedibattesimo voornaam roepnaam imie imiona etunimi fornavn fornamn krestnijmeno \
                 keresztnev utonev"
            }
            // Not "prefix" alone: in English lists that is Mr or Dr.
            PlayerColumn::NamePrefix => {
                "tussenvoegsel tussenvoegsels tussenvoeg tussenv tussenvoegselachternaam tussenvoegselnaam voorvoegsel \
                 voorvoegsels voorvoegselachternaam surnameprefix lastnameprefix nameprefix familynameprefix nameparticle \
                 namenszusatz vorsatzwort particule"
            }
            PlayerColumn::LastName => {
                "lastname last surname familyname secondname nachname familienname zuname nomdefamille apellido apellidos \
                 primerapellido cognome cognomi sobrenome apelido apelidos achternaam familienaam nazwisko nazwiska \
                 sukunimi etternavn efternavn efternamn prijmeni vezeteknev csaladnev"
            }
            PlayerColumn::Email => {
                "email mail emailaddress mailaddress emailadresse mailadresse emailadres mailadres adressemail \
                 adresseemail adressedecourriel courriel courrielelectronique adresseelectronique correo \
                 correoelectronico direcciondecorreo direccionemail emailadress indirizzoemail indirizzomail \
                 indirizzodiposta postaelettronica adresemail adrespocztyelektronicznej pocztaelektroniczna enderecodeemail \
                 enderecoeletronico correioeletronico correioelectronico sahkoposti epost epostadresse epostadress \
                 emailovaadresa emailcim"
            }
            PlayerColumn::Group => {
                "group groups gruppe gruppen familie groupe groupes grupo grupos gruppo gruppi groep groepen grupa grupy \
                 ryhma grupp grupper skupina csoport"
            }
            PlayerColumn::Club => {
                "club clubname association society team teamname verein vereinsname klub mannschaft equipe \
                 nomduclub nomdelequipe asociacion equipo nombredelclub associazione circolo squadra societa vereniging clubnaam \
                 ploeg druzyna stowarzyszenie clube associacao seura kerho klubb forening oddil egyesulet \
                 place city town ort stadt wohnort ville localite ciudad localidad citta localita stad plaats woonplaats \
                 miasto miejscowosc cidade localidade paikkakunta kotipaikka stedby ortschaft mesto varos"
            }
            PlayerColumn::Country => {
                "country nation nationality land staat nationalitat staatsangehorigkeit herkunftsland pays nationalite \
                 pais nacionalidad nacionalidade paese nazione nazionalita nationaliteit kraj narodowosc panstwo \
                 maa kansalaisuus nasjonalitet nationalitet zeme orszag"
            }
            PlayerColumn::Phone => {
                "phone phonenumber phoneno tel telephone telephonenumber mobile mobilephone mobilenumber cell cellphone \
                 telefon telefonnummer telefonnr rufnummer handy handynummer handynr mobil mobilnummer mobiltelefon \
                 numerodetelephone portable telephoneportable telefono numerodetelefono movil telefonomovil celular \
                 numeroditelefono cellulare telefonocellulare telefoon telefoonnummer mobiel mobielnummer gsm \
                 numertelefonu nrtelefonu telefonkomorkowy komorka telefone numerodetelefone telemovel \
                 puhelin puhelinnumero matkapuhelin tlf tlfnr mobilnr telefonnicislo telefonszam mobilszam"
            }
        }
    }

    /// How likely a column with this [`heading`] holds it, the likeliest first; none where nothing says so.
    pub(crate) fn likely(self, heading: &str) -> Option<usize> {
        self.headings().split_whitespace().position(|known| known == heading)
    }
}

/// The most characters of a heading that can be a known one.
const LONGEST: usize = 60;

/// The name of a column as it is compared: small letters without marks, blanks and signs, and without what stands in
/// brackets or after a slash.
pub(crate) fn heading(name: &str) -> String {
    let mut parts = name.split(['(', '[', '/', '*', ':']).map(str::trim);
    let first = parts.find(|part| !part.is_empty()).unwrap_or_default();
    let letters = first.chars().take(LONGEST).flat_map(char::to_lowercase);
    letters.filter(|c| c.is_alphanumeric()).flat_map(plain).collect()
}

/// A small letter as people without its key write it.
fn plain(letter: char) -> impl Iterator<Item = char> {
    let (plain, second) = match letter {
        'à'..='å' | 'ą' | 'ă' => ('a', None),
        'ç' | 'ć' | 'č' => ('c', None),
        'è'..='ë' | 'ę' | 'ě' => ('e', None),
        'ì'..='ï' => ('i', None),
        'ł' => ('l', None),
        'ñ' | 'ń' | 'ň' => ('n', None),
        'ò'..='ö' | 'ø' | 'ő' => ('o', None),
        'ř' => ('r', None),
        'ś' | 'š' => ('s', None),
        'ß' => ('s', Some('s')),
        'ù'..='ü' | 'ů' | 'ű' => ('u', None),
        'ý' | 'ÿ' => ('y', None),
        'ź' | 'ż' | 'ž' => ('z', None),
        other => (other, None),
    };
    std::iter::once(plain).chain(second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_heading_is_written_as_it_is_compared_and_means_one_thing() {
        let mut seen = std::collections::BTreeSet::new();
        for &column in PlayerColumn::ALL {
            for known in column.headings().split_whitespace() {
                assert_eq!(heading(known), known);
                assert!(seen.insert(known), "{known} stands for two columns, or twice for one");
            }
        }
    }

    #[test]
    fn a_heading_is_known_however_it_is_written() {
        let check = |written: &str, expected: &str| assert_eq!(heading(written), expected, "{written:?}");
        check(" E-Mail-Adresse: ", "emailadresse");
        check("Full Name *", "fullname");
        check("What is your full name?", "whatisyourfullname");
        check("PRÉNOM", "prenom");
        check("Pre\u{301}nom", "prenom");
        check("imię_i_nazwisko", "imieinazwisko");
        check("Club / Place", "club");
        check("(Nom)", "nom");
        check("Straße", "strasse");
        check("名前", "名前");
        check("", "");
    }
}
