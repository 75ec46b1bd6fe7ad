//! What a column of a list of players holds, and what such columns are called in the lists of other people.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::encoding::BREAK;
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
        /// Who comes along, who may be players too.
        Companions = "companions",
        /// What became of the registration: confirmed, declined, refunded.
        Status = "status",
        /// Whether somebody agreed to the code of conduct: yes, a day, a version.
        AgreedCode = "agreed_code",
        /// The same of the photo policy.
        AgreedPhoto = "agreed_photo",
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
                 firstandlastname realname whatisyourrealname participant participantname attendee competitor \
                 wieheisstdu wieheissensie wieheisstihr spieler spielername spielerin spielerinname teilnehmer teilnehmername teilnehmerin vollername \
                 vorundnachname vornamenachname vornameundnachname nachnamevorname namevorname namedesspielers lastnamefirstname \
                 nom nomcomplet nometprenom nomprenom prenomnom prenometnom joueur joueuse nomdujoueur participante \
                 nombre nombrecompleto nombreyapellido nombreyapellidos apellidosynombre apellidosnombre jugador jugadora \
                 nome nomecompleto nomeecognome cognomeenome cognomenome nomeesobrenome giocatore giocatrice partecipante \
                 nominativo jogador jogadora nomedojogador \
                 naam volledigenaam voorenachternaam achternaamvoornaam speler spelersnaam deelnemer \
                 imieinazwisko nazwiskoiimie nazwiskoimie gracz zawodnik uczestnik \
                 commenttappellestu commentvousappelezvous comotellamas comosellama comotichiami comosichiama hoeheetje hoeheetu \
                 jaksienazywasz jmenoaprijmeni prijmeniajmeno jmenoprijmeni prijmenijmeno meno menoapriezvisko priezviskoameno \
                 ime imeinpriimek imeiprezime prezimeiime teljesnev nume numesiprenume numeprenume numecomplet \
                 nimi kokonimi pelaaja navn fulltnavn spiller deltager deltaker namn spelare deltagare jmeno hrac jatekos nev \
                 adsoyad adinizvesoyadiniz adisoyadi isim oyuncu forochefternamn namnochefternamn katilimci имя фио имяифамилия фамилияиимя имяфамилия фамилияимя імя імятапрізвище прізвищетаімя прізвищеімя піб \
                 име имеифамилия имеипрезиме презимеииме участник игрок ονομα ονοματεπωνυμο παικτης"
            }
            PlayerColumn::FirstName => {
                "firstname namefirstname first forename givenname givennames vorname rufname prenom prenoms nombredepila primernombre \
                 nomeproprio primeironome prenume nomedibattesimo voornaam roepnaam imie imiona etunimi fornavn fornamn krestnijmeno \
                 keresztnev utonev ad adi"
            }
            // Not "prefix" alone: in English lists that is Mr or Dr.
            PlayerColumn::NamePrefix => {
                "tussenvoegsel tussenvoegsels tussenvoeg tussenv tussenvoegselachternaam tussenvoegselnaam voorvoegsel \
                 voorvoegsels voorvoegselachternaam surnameprefix lastnameprefix familynameprefix nameparticle \
                 namenszusatz vorsatzwort particule"
            }
            PlayerColumn::LastName => {
                "lastname namelastname last surname familyname secondname nachname familienname zuname nomdefamille apellido apellidos \
                 primerapellido cognome cognomi sobrenome apelido apelidos achternaam familienaam nazwisko nazwiska \
                 sukunimi etternavn efternavn efternamn prijmeni vezeteknev csaladnev \
                 priezvisko priimek prezime презиме soyad soyadi soyisim фамилия прізвище επωνυμο"
            }
            PlayerColumn::Email => {
                "email mail emailaddress mailaddress emailadresse mailadresse emailadres mailadres adressemail \
                 adresseemail adressedecourriel courriel courrielelectronique adresseelectronique correo \
                 correoelectronico direcciondecorreo direccionemail emailadress indirizzoemail indirizzomail \
                 indirizzodiposta postaelettronica adresemail adrespocztyelektronicznej pocztaelektroniczna enderecodeemail \
                 enderecoeletronico correioeletronico correioelectronico sahkoposti epost epostadresse epostadress \
                 emailovaadresa emailcim \
                 eposta epostaadresi почта электроннаяпочта адресэлектроннойпочты ηλεκτρονικοταχυδρομειο"
            }
            PlayerColumn::Group => {
                "group groups family whichgroupfamilyareyoucomingwith whichgroupareyoucomingwith whichfamilyareyoucomingwith gruppe gruppen familie groupe groupes grupo grupos gruppo gruppi groep groepen grupa grupy \
                 ryhma grupp grupper skupina csoport"
            }
            PlayerColumn::Club => {
                "club clubname whatclubdoyouplayfor association society team teamname verein vereinsname klub mannschaft equipe \
                 nomduclub nomdelequipe asociacion equipo nombredelclub associazione circolo squadra societa vereniging clubnaam \
                 ploeg druzyna stowarzyszenie clube associacao seura kerho klubb forening oddil egyesulet kulup клуб команда ομαδα συλλογος \
                 place city town ort stadt wohnort ville localite ciudad localidad citta localita stad plaats woonplaats \
                 miasto miejscowosc cidade localidade paikkakunta kotipaikka stedby ortschaft mesto varos"
            }
            PlayerColumn::Country => {
                "country homecountry countryofresidence addresscountry address1country paysderesidence wohnland nation nationality land staat nationalitat staatsangehorigkeit herkunftsland pays nationalite \
                 pais nacionalidad nacionalidade paese nazione nazionalita nationaliteit kraj narodowosc panstwo \
                 maa kansalaisuus nasjonalitet nationalitet zeme orszag ulke страна χωρα"
            }
            PlayerColumn::Phone => {
                "phone phonenumber phoneno tel telephone telephonenumber mobile mobilephone mobilenumber cell cellphone \
                 telefon telefonnummer telefonnr rufnummer handy handynummer handynr mobil mobilnummer mobiltelefon \
                 numerodetelephone portable telephoneportable telefono numerodetelefono movil telefonomovil celular \
                 numeroditelefono cellulare telefonocellulare telefoon telefoonnummer mobiel mobielnummer gsm \
                 numertelefonu nrtelefonu telefonkomorkowy komorka telefone numerodetelefone telemovel \
                 puhelin puhelinnumero matkapuhelin tlf tlfnr mobilnr telefonnicislo telefonszam mobilszam телефон τηλεφωνο"
            }
            PlayerColumn::Companions => {
                "companions companion whocomeswithyou whoiscomingwithyou whoareyoucomingwith whoelseiscoming whoareyouplayingwith \
                 comingwith comeswith playingwith areyouplayingwithfamily areyoucomingwithanyone namesoffamilymembers \
                 namesoffamilymembersalsoattending familyfriendsattending familyattending familymembersattending familyfriends friendsfamily familyorfriends \
                 friends friendsandfamily familyandfriends familymembers partymembers travellingwith \
                 travelingwith iamcomingwith plusone plus1 yourplusone \
                 begleitung begleitpersonen begleiter werkommtmit mitwem mitwemkommstdu freunde freundeundfamilie \
                 familienmitglieder kommtmit \
                 accompagnants accompagnateurs accompagnepar avecquivenezvous avecquivienstu quivientavecvous quivientavectoi amis amisetfamille familleamis familleamispresents familleetamis \
                 acompanantes acompanante conquienvienes quienvieneconusted amigos \
                 accompagnatori conchivieni chivieneconte amici \
                 metwie metwiekomje wiekomtermee vrienden gezelschap \
                 osobytowarzyszace zkim zkimprzychodzisz znajomi \
                 skymprijdete skymprijdes kiminlegeliyorsunuz kiminlegeliyorsun скемвыпридете скемвыпридёте vemkommerdumed \
                 acompanhantes comquemvens comquemvem comquemvocevem"
            }
            PlayerColumn::Status => {
                "status approvalstatus registrationstatus orderstatus paymentstatus ticketstatus rsvp rsvpstatus attending attendance \
                 areyoucoming areyouattending willyouattend dropped withdrawn cancelled canceled refunded declined waitlist \
                 waitinglist \
                 anmeldestatus teilnahmestatus zusage abgesagt storniert abgemeldet warteliste \
                 statut annule listedattente estado asistencia asistes cancelado anulado stato presenza annullato \
                 deelname afgemeld wachtlijst stan anulowano situacao stav tila stavregistrace durum статус статусзаявки статусрегистрации"
            }
            // Words such as "I agree to" may stand before them.
            PlayerColumn::AgreedCode => {
                "codeofconduct conductcode coc agreed agreedtocode codeaccepte agreement houserules rulesofconduct \
                 verhaltenskodex verhaltensregeln einverstanden einverstandnis einwilligung zustimmung \
                 codedeconduite reglesdeconduite codigodeconducta codicedicondotta gedragscode gedragsregels \
                 kodekspostepowania kodekszachowania zasadyzachowania codigodeconduta regulaminzachowania regulamin normas pravidly souhlasimspravidly kurallarikabulediyorum uppforandekoden uppforandekod"
            }
            PlayerColumn::AgreedPhoto => {
                "photopolicy photoconsent photorelease photopermission consenttophotos photosallowed mediaconsent mediarelease imageconsent \
                 fotoerlaubnis fotoeinwilligung einwilligungfotos fotoserlaubt bildrechte fotofreigabe fotorichtlinie \
                 droitalimage autorisationphoto autorisationphotos consentimientofotos autorizacionfotos derechosdeimagen \
                 consensofoto liberatoriafoto fototoestemming toestemmingfotos zgodanazdjecia zgodanawizerunek \
                 autorizacaofotos direitosdeimagem"
            }
        }
    }
}

/// Where a heading stands among those of its kind, the likeliest first.
pub(crate) type Rank = (Likelihood, usize);

/// How likely a heading means what is known in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Likelihood {
    /// It says that it is about who takes part.
    OfPlayer,
    /// It is a known one.
    Exact,
    /// A known one stands in it, among words that say nothing.
    Within,
    /// It is about who paid.
    OfPayer,
}

/// What each known heading means, and its place among those that mean the same.
static KNOWN: LazyLock<BTreeMap<&'static str, (PlayerColumn, usize)>> = LazyLock::new(|| {
    let of = |column: PlayerColumn| {
        (0..).zip(column.headings().split_whitespace()).map(move |(at, name)| (name, (column, at)))
    };
    PlayerColumn::ALL.iter().copied().flat_map(of).collect()
});

/// Words beside a known heading that say nothing of what a column holds, in the languages of the headings.
const FILLERS: &str = "as it should appear on badge certificate value what is are s your the a an of for please enter provide give us tell type legal contact required \
    wie lautet ist die der das des dein deine ihr ihre euer bitte angeben eingeben pflichtfeld \
    quel quelle est votre vos ton ta la le les l du de d s il vous plait veuillez indiquer entrer obligatoire \
    cual es tu su el los las del por favor introduce indica escribe obligatorio \
    qual il lo tuo tua suo sua del della di per inserisci obbligatorio seu sua \
    wat je jouw uw het een van vul in verplicht jaki jest twoj twoje podaj prosze";

/// Words that stand beside what somebody agrees to.
const AGREEING: &str = "by ticking checking this box i we you do did have has hereby read understood and agree agrees agreed agreement to accept accepts accepted acceptance \
    confirm confirms confirmed consent with our signed \
    ich wir habe haben gelesen und stimme stimmen zu zum zur dem den akzeptiere akzeptiert bestatige bestatigt anerkannt zugestimmt zustimmung \
    einverstandnis mit einverstanden bin \
    je j accepte acceptez accepter acceptation accord d ai lu et acepta aceptas acepto aceptar aceptado aceptacion he leido y de acuerdo con \
    accetta accetti accetto accettato accettazione ho letto e ik ga akkoord met geaccepteerd gelezen en \
    akceptuje akceptacja zaakceptowano zgadzam zgoda wyrazam zapoznalem sie na z aceita aceitas aceito aceitou aceitacao concordo com o li souhlasim jag godkanner";

/// Words that say that a column is about who takes part.
const OF_PLAYERS: &str = "attendee attendees participant participants player players registrant competitor entrant holder ticketholder \
    teilnehmer teilnehmers teilnehmerin teilnehmenden spieler spielers spielerin joueur joueuse participante participantes \
    jugador jugadora asistente partecipante giocatore giocatrice deelnemer speler uczestnik uczestnika gracz gracza";

/// Words that say that a column is about who paid or ordered.
const OF_PAYERS: &str = "buyer order orders billing bill purchaser payer payment customer invoice account \
    besteller kaufer rechnung rechnungs kunde acheteur commande facturation client comprador pedido facturacion cliente \
    acquirente ordine koper bestelling factuur kupujacy zamawiajacy";

/// The most words of a heading that are looked at.
const MOST_WORDS: usize = 12;

/// The characters of a heading that are looked at.
const LONGEST_QUESTION: usize = 1_000;

/// What a column of this name holds, as far as the name says it: the whole of it, or what stands before a sign.
pub(crate) fn meaning(name: &str) -> Option<(PlayerColumn, Rank)> {
    // A heading of a megabyte is looked at as far as a question goes.
    let end = name.char_indices().nth(LONGEST_QUESTION).map_or(name.len(), |(at, _)| at);
    let name = name.get(..end).unwrap_or_default();
    let unbracketed = name.split(['(', '[']).map(str::trim).find(|part| !part.is_empty()).unwrap_or_default();
    let mut parts = unbracketed.split(['/', '*', ':', '\n', BREAK, '?']).map(str::trim);
    meaning_within(unbracketed).or_else(|| meaning_within(parts.find(|part| !part.is_empty())?))
}

fn words_of(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && !is_mark(c)).map(heading);
    words.filter(|word| !word.is_empty()).take(MOST_WORDS).collect()
}

/// Whether a character is an accent of the letter before it.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36F}')
}

/// What is known in a heading whose other words say nothing else.
fn meaning_within(text: &str) -> Option<(PlayerColumn, Rank)> {
    // A number, not a name: "Attendee #".
    if text.trim_end().ends_with(['#', '№']) {
        return None;
    }
    let words = words_of(text);
    // What kind of address or number stands beside it.
    if words.last().is_some_and(|last| matches!(&**last, "type" | "label")) {
        return None;
    }
    let lengths = (1..=words.len()).rev();
    let mut runs = lengths.flat_map(|length| (0..=words.len() - length).map(move |from| (from, from + length)));
    runs.find_map(|(from, to)| {
        let &(column, at) = KNOWN.get(&*words[from..to].concat())?;
        let others = || words[..from].iter().chain(&words[to..]);
        let is_in = |list: &str, word: &str| list.split_whitespace().any(|known| known == word);
        // A ticket has a name of its own.
        let has_ticket_name =
            |word: &str| matches!(word, "ticket" | "tickets") && (column != PlayerColumn::Player || to - from > 1);
        let is_agreeing = |word: &str| {
            matches!(column, PlayerColumn::AgreedCode | PlayerColumn::AgreedPhoto) && is_in(AGREEING, word)
        };
        let fits = |word: &String| {
            is_in(FILLERS, word)
                || is_agreeing(word)
                || is_in(OF_PLAYERS, word)
                || is_in(OF_PAYERS, word)
                || has_ticket_name(word)
                || word.bytes().all(|byte| byte.is_ascii_digit())
        };
        let has = |list| others().any(|word| is_in(list, word));
        let likelihood = match (has(OF_PAYERS), has(OF_PLAYERS)) {
            (true, _) => Likelihood::OfPayer,
            (_, true) => Likelihood::OfPlayer,
            _ if to - from == words.len() => Likelihood::Exact,
            _ => Likelihood::Within,
        };
        others().all(fits).then_some((column, (likelihood, at)))
    })
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
        'ď' | 'đ' => ('d', None),
        'è'..='ë' | 'ę' | 'ě' => ('e', None),
        'ì'..='ï' | 'ı' => ('i', None),
        'ğ' => ('g', None),
        'ł' => ('l', None),
        'ñ' | 'ń' | 'ň' => ('n', None),
        'ò'..='ö' | 'ø' | 'ő' => ('o', None),
        'ř' => ('r', None),
        'ś' | 'š' | 'ş' | 'ș' => ('s', None),
        'ť' | 'ţ' | 'ț' => ('t', None),
        'ß' => ('s', Some('s')),
        'ù'..='ü' | 'ů' | 'ű' => ('u', None),
        'ý' | 'ÿ' => ('y', None),
        'ź' | 'ż' | 'ž' => ('z', None),
        'ά' => ('α', None),
        'έ' => ('ε', None),
        'ή' => ('η', None),
        'ί' => ('ι', None),
        'ό' => ('ο', None),
        'ύ' => ('υ', None),
        'ώ' => ('ω', None),
        other => (other, None),
    };
    std::iter::once(plain).chain(second)
}

/// What stands before the sum below a list, as [`heading`] has it, in the languages of the headings.
const SUMS: &str = "total totals sum summe gesamt gesamtzahl insgesamt anzahl count somme nombretotal suma totale totaal aantal razem lacznie \
    soma yhteensa sammenlagt summa celkem spolu osszesen toplam итого всего συνολο";

/// Whether a name is the sum below a list: "Total: 24".
pub fn is_sum(name: &str) -> bool {
    let mut words = name.split(|c: char| c.is_whitespace() || matches!(c, ':' | '=')).filter(|word| !word.is_empty());
    let is_word = words.next().map(heading).is_some_and(|first| SUMS.split_whitespace().any(|sum| sum == first));
    let rest: Vec<&str> = words.collect();
    let is_number = |word: &str| word.starts_with(|c: char| c.is_ascii_digit());
    // Alone it may be a name.
    is_word && (rest.iter().any(|word| is_number(word)) || rest.is_empty() && name.trim().ends_with([':', '=']))
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
    fn a_heading_is_known_within_a_longer_one() {
        let check = |name: &str, expected: Option<(PlayerColumn, Likelihood)>| {
            assert_eq!(meaning(name).map(|(column, (likelihood, _))| (column, likelihood)), expected, "{name:?}");
        };
        let some = |column, likelihood| Some((column, likelihood));
        check("Attendee first name", some(PlayerColumn::FirstName, Likelihood::OfPlayer));
        check("Attendee 1 - Last Name", some(PlayerColumn::LastName, Likelihood::OfPlayer));
        check("Teilnehmer: Vorname", some(PlayerColumn::FirstName, Likelihood::OfPlayer));
        check("Teilnehmer-E-Mail", some(PlayerColumn::Email, Likelihood::OfPlayer));
        check("Participant's Name", some(PlayerColumn::Player, Likelihood::OfPlayer));
        check("Ticket Full Name", some(PlayerColumn::Player, Likelihood::Within));
        check("What is your\ne-mail address?", some(PlayerColumn::Email, Likelihood::Within));
        check("What is your email?\nWe never pass it on.", some(PlayerColumn::Email, Likelihood::Within));
        check("Wie lautet dein Vorname?", some(PlayerColumn::FirstName, Likelihood::Within));
        check("Quel est votre nom ?", some(PlayerColumn::Player, Likelihood::Within));
        check("¿Cuál es tu correo electrónico?", some(PlayerColumn::Email, Likelihood::Within));
        check("Buyer email", some(PlayerColumn::Email, Likelihood::OfPayer));
        check("Billing First Name", some(PlayerColumn::FirstName, Likelihood::OfPayer));
        check("E-mail (required)", some(PlayerColumn::Email, Likelihood::Exact));
        check("Agreed to code of conduct", some(PlayerColumn::AgreedCode, Likelihood::Within));
        check("I have read and agree to the Code of Conduct.", some(PlayerColumn::AgreedCode, Likelihood::Within));
        check("Do you agree to our photo policy?", some(PlayerColumn::AgreedPhoto, Likelihood::Within));
        for code in [
            "Ich stimme dem Verhaltenskodex zu",
            "Verhaltenskodex zugestimmt",
            "Verhaltenskodex akzeptiert?",
            "Acepta el código de conducta",
            "¿De acuerdo con el código de conducta?",
            "J'accepte le code de conduite",
            "Accettazione del codice di condotta",
            "Akkoord met de gedragscode",
            "Zgoda na kodeks postępowania",
            "Concordo com o código de conduta",
            "Agreed (code of conduct)",
            "By ticking this box I agree to the Code of Conduct",
            "Souhlasím s pravidly",
            "Akceptuję regulamin",
            "Acepto las normas",
            "Kuralları kabul ediyorum",
            "Aceito o código de conduta",
            "Jag godkänner uppförandekoden",
            "Code accepté le",
        ] {
            assert_eq!(meaning(code).map(|(column, _)| column), Some(PlayerColumn::AgreedCode), "{code}");
        }
        check("Fotorichtlinie zugestimmt", some(PlayerColumn::AgreedPhoto, Likelihood::Within));
        check("Zustimmung zur Fotorichtlinie", some(PlayerColumn::AgreedPhoto, Likelihood::Within));
        check("Einverstanden", some(PlayerColumn::AgreedCode, Likelihood::Exact));
        check("E-mail 1 - Value", some(PlayerColumn::Email, Likelihood::Within));
        check("Phone 1 - Value", some(PlayerColumn::Phone, Likelihood::Within));
        check("Jméno a příjmení", some(PlayerColumn::Player, Likelihood::Exact));
        check("Nume și prenume", some(PlayerColumn::Player, Likelihood::Exact));
        check("Nume", some(PlayerColumn::Player, Likelihood::Exact));
        check("Прізвище та ім'я", some(PlayerColumn::Player, Likelihood::Exact));
        check("Прізвище та ім’я", some(PlayerColumn::Player, Likelihood::Exact));
        check("Име", some(PlayerColumn::Player, Likelihood::Exact));
        check("Wie heißt du? (Vor- und Nachname)", some(PlayerColumn::Player, Likelihood::Exact));
        check("Real name", some(PlayerColumn::Player, Likelihood::Exact));
        check("Avec qui venez-vous ?", some(PlayerColumn::Companions, Likelihood::Exact));
        for companions in [
            "Family/friends attending",
            "Famille / amis présents",
            "S kým přijdete?",
            "Kiminle geliyorsunuz?",
            "С кем вы придёте?",
            "Com quem você vem?",
            "Vem kommer du med?",
            "Are you playing with family? Who?",
            "Names of family members also attending",
            "Are you coming with anyone?",
            "Comes with",
        ] {
            assert_eq!(meaning(companions).map(|(column, _)| column), Some(PlayerColumn::Companions), "{companions}");
        }
        check("Name - First Name", some(PlayerColumn::FirstName, Likelihood::Exact));
        check("Adınız ve soyadınız", some(PlayerColumn::Player, Likelihood::Exact));
        check("För- och efternamn", some(PlayerColumn::Player, Likelihood::Exact));
        let badge = "Please enter your full name as it should appear on the badge";
        check(badge, some(PlayerColumn::Player, Likelihood::Within));
        check("Home Country", some(PlayerColumn::Country, Likelihood::Exact));
        check("Address 1 - Country", some(PlayerColumn::Country, Likelihood::Exact));
        check("What club do you play for?", some(PlayerColumn::Club, Likelihood::Exact));
        check("Plus one", some(PlayerColumn::Companions, Likelihood::Exact));
        check("Family", some(PlayerColumn::Group, Likelihood::Exact));
        check("Which group / family are you coming with?", some(PlayerColumn::Group, Likelihood::Exact));
        check("Статус", some(PlayerColumn::Status, Likelihood::Exact));
        for other in [
            "E-mail 1 - Type",
            "E-mail 1 - Label",
            "Phone 1 - Type",
            "Phone 1 - Label",
            "Ticket name",
            "Attendee #",
            "Player №",
            "Name Prefix",
            "ticket_name",
            "Order ID",
            "Event name",
            "Emergency contact phone",
            "Are you bringing your own game?",
            "Attendee #2 shirt",
            "Confirm email",
            "Can we email you?",
            "Link to the code of conduct",
            "Agreed price",
            "I agree to the code of conduct and to photos",
            "of the",
            "",
        ] {
            check(other, None);
        }
    }

    #[test]
    fn the_sum_below_a_list_is_no_name() {
        for sum in ["Total: 24", "TOTAL 24", "Summe = 24", "Total:", "Łącznie: 24 osoby", "Total players: 24"] {
            assert!(is_sum(sum), "{sum}");
        }
        for name in ["Total", "Toni Total", "Suma Ray", "24", "Total Recall"] {
            assert!(!is_sum(name), "{name}");
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
