use super::said;
use reeve_files::encoding::Encoding;
use reeve_files::player_column::PlayerColumn;
use reeve_files::players::*;
use reeve_files::table;
use reeve_files::text;

/// A file of the shared test data; None where that isn't beside this checkout.
fn shared(file: &str) -> Option<Vec<u8>> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data/import").join(file);
    match std::fs::read(&path) {
        Ok(bytes) => Some(bytes),
        Err(error) => {
            assert!(std::env::var_os("CI").is_none(), "{}: {error}", path.display());
            println!("left out: {}: {error}", path.display());
            None
        }
    }
}

fn names(text: &str) -> Result<Vec<String>, Vec<String>> {
    match read(text) {
        Ok(players) => Ok(players.into_iter().map(|player| player.player).collect()),
        Err(faults) => Err(faults.iter().map(said).collect()),
    }
}

#[test]
fn reads_our_own_files_and_names_every_fault() {
    let check = |text: &str, expect: Result<&[&str], &[&str]>| {
        let expect = expect.map(|n| n.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!(names(text), expect.map_err(|n| n.iter().map(ToString::to_string).collect()), "{text:?}");
    };
    check("player\nAda\n Bo \n", Ok(&["Ada", "Bo"]));
    check("club;note;player\r\nX;y;Ada\r\n", Ok(&["Ada"]));
    check("player\n'=Ada\n", Ok(&["=Ada"]));
    check("name\nAda\n", Err(&["line 1, column player: the column is missing"]));
    check("player\n", Err(&["the file has a header and no players"]));
    check("player\nAda\n\nAda \n", Err(&["line 4, column player: \"Ada\" is in line 2 already"]));
    // Names are compared as they are seen.
    check("player\nZoë Li\nZoe\u{308}  Li\n", Err(&["line 3, column player: \"Zoe\u{308}  Li\" is in line 2 already"]));
    check(
        "player,club\n,x\nAda\nBo,\"a\nb\"\n",
        Err(&[
            "line 2, column player: the name is empty",
            "line 3: has 1 cell where the header has 2",
            "line 4, column club: \"a b\" holds a control character",
        ]),
    );
}

#[test]
fn groups_are_separated_and_written_back() {
    let text = "player,email,group,club,country\nAda,a@b.c,x|y,Club,FI\nBo,,,,\n";
    let players = read(text).unwrap();
    assert_eq!(players[0].groups, ["x", "y"]);
    assert_eq!(write(players.iter().map(|player| (player.clone(), "")), false).finish(), text);
    let loose = read("player,group\nAda,| x ||x|y|\n").unwrap();
    assert_eq!(loose[0].groups, ["x", "y"]);
}

#[test]
fn guesses_what_foreign_headers_mean() {
    let check = |header: &[&str], expect: &[Option<PlayerColumn>]| {
        let table = table::read(&header.join("\t"), &[], &reeve_limits::PLAYERS_FILE).unwrap();
        assert_eq!(guess_mapping(&table), expect, "{header:?}");
    };
    check(&["Name", "Club"], &[Some(PlayerColumn::Player), Some(PlayerColumn::Club)]);
    check(
        &["Nr", "Spieler", "Verein", "Land"],
        &[None, Some(PlayerColumn::Player), Some(PlayerColumn::Club), Some(PlayerColumn::Country)],
    );
    check(&["Nimi", "Sähköposti"], &[Some(PlayerColumn::Player), Some(PlayerColumn::Email)]);
    check(&["Vorname", "Name"], &[Some(PlayerColumn::FirstName), Some(PlayerColumn::LastName)]);
    check(
        &["First name", "Last name", "E-Mail"],
        &[Some(PlayerColumn::FirstName), Some(PlayerColumn::LastName), Some(PlayerColumn::Email)],
    );
    check(&["Name", "Player"], &[None, Some(PlayerColumn::Player)]);
    check(&["Whatever"], &[Some(PlayerColumn::Player)]);
    check(&["a", "b"], &[None, None]);
}

/// The columns that lists in the languages of the field have, as people write them.
#[test]
fn lists_of_eight_languages_are_understood() {
    let codes = |header: &str| {
        let table = table::read(header, &[], &reeve_limits::PLAYERS_FILE).unwrap();
        let mapping = guess_mapping(&table).into_iter().map(|field| field.map_or("-", PlayerColumn::code));
        mapping.collect::<Vec<_>>().join(" ")
    };
    let check = |header: &str, expect: &str| assert_eq!(codes(header), expect, "{header}");
    let in_parts = "first_name last_name email club country";
    check("First Name;Surname;E-Mail Address;Team;Nationality", in_parts);
    check("Vorname;Nachname;E-Mail-Adresse;Verein;Staat", in_parts);
    check("Prénom;Nom;Adresse e-mail;Club;Pays", in_parts);
    check("Nombre;Apellidos;Correo electrónico;Club;País", in_parts);
    check("Nome;Cognome;Indirizzo e-mail;Associazione;Nazione", in_parts);
    check("Voornaam;Achternaam;E-mailadres;Vereniging;Land", in_parts);
    check("Imię;Nazwisko;Adres e-mail;Klub;Kraj", in_parts);
    check("Nome;Sobrenome;E-mail;Clube;País", in_parts);
    check("Spieler-Name;Mailadresse;Ort;Gruppe;Telefon", "player email club group phone");
    check("NOM ET PRÉNOM (*);Courriel;Ville;Groupe;Remarques", "player email club group -");
    check("Imię i nazwisko;Poczta elektroniczna;Miejscowość;Grupa;Uwagi", "player email club group -");
    check("Nombre y apellidos;Correo-e:;Ciudad;Grupo;Notas", "player - club group -");
    check("Nome e Cognome / Name;Posta elettronica;Città;Gruppo;Note", "player email club group -");
    // Where there are both, a place is no club.
    check("Naam;Woonplaats;Club", "player - club");
    check("Nr.;Nome completo;Localidade;Endereço de e-mail", "- player club email");
}

#[test]
fn what_stands_above_the_names_of_the_columns_is_passed_over() {
    let check = |text: &str, line: u64, players: &[&str]| {
        let (table, faults) = read_table(text, None);
        let table = table.unwrap_or_else(|| panic!("{text:?}: {faults:?}"));
        assert_eq!((table.header_line, faults), (line, vec![]), "{text:?}");
        let read = read_mapped(&table, &guess_mapping(&table));
        let names: Vec<(u64, &str)> = read.players.iter().map(|player| (player.line, player.player.as_str())).collect();
        let expect: Vec<(u64, &str)> = (line + 1..).zip(players.iter().copied()).collect();
        assert_eq!(names, expect, "{text:?}");
    };
    let two = ["Ann Ash", "Bo Birch"];
    check("sep=;\r\nName;E-Mail\r\nAnn Ash;ann@x.org\r\nBo Birch;\r\n", 2, &two);
    check("\u{FEFF}SEP=\t\nName\tVerein\nAnn Ash\tX;Y\nBo Birch\t\n", 2, &two);
    check("Anmeldungen\tStadtmeisterschaft 2026\n\nVorname\tNachname\tVerein\nAnn\tAsh\tX\nBo\tBirch\t\n", 3, &two);
    check("Spieler der Stadt\nNachname, Vorname;E-Mail\nAnn Ash;\nBo Birch;\n", 2, &two);
    // A list as most are, and one whose first player is called like a column.
    check("player,club\nAnn Ash,X\nBo Birch,Y\n", 1, &two);
    check("name\nAnn Ash\nBo Birch\n", 1, &two);
    check("player\nName\nFirst, Last\n".replace(", ", " ").as_str(), 1, &["Name", "First Last"]);
}

/// No cell beyond the limit of columns is looked at: a line of a million separators took 18 seconds.
#[test]
fn a_line_of_a_million_separators_is_refused() {
    for separator in [',', ';', '\t'] {
        let text = format!("name{}\nA\n", separator.to_string().repeat(1_000_000));
        let (_, faults) = read_table(&text, None);
        assert!(!faults.is_empty(), "{separator:?}");
    }
}

#[test]
fn a_column_is_known_by_what_it_holds() {
    let read = |text: &str| {
        let (table, faults) = read_table(text, None);
        assert_eq!(faults, [], "{text:?}");
        let table = table.unwrap();
        let has_header = names_columns(&table.header);
        let table = if has_header { table } else { table.without_header() };
        let mapping = if has_header { guess_mapping(&table) } else { guess_without_header(&table) };
        let codes: Vec<&str> = mapping.iter().map(|field| field.map_or("-", PlayerColumn::code)).collect();
        let list = read_mapped(&table, &mapping);
        let names: Vec<String> = list.players.into_iter().map(|line| line.player).collect();
        (codes.join(" "), names.join("/"))
    };
    let check = |text: &str, codes: &str, names: &str| {
        assert_eq!(read(text), (codes.to_owned(), names.to_owned()), "{text:?}");
    };
    // The first has no address, and a number stands before each name.
    check("1;Ada Berg;\n2;Bo;bo@example.org\n3;Cy;cy@example.org\n", "- player email", "Ada Berg/Bo/Cy");
    check("ada@example.org\tAda\n\tBo\n", "email player", "Ada/Bo");
    // An address is no name of a column, whatever stands beside it.
    check("Nation,ada@example.org\nBo,bo@example.org\n", "player email", "Nation/Bo");
    check("Name,Kontakt\nAda,ada@example.org\nBo,\nCy,cy@example.org\n", "player email", "Ada/Bo/Cy");
    check("Name,Kontakt\nAda,12345\nBo,at home\n", "player -", "Ada/Bo");
    // The comma belongs to the names.
    check("Name\nBerg, Ada\nLind, Bo\n", "player", "Berg, Ada/Lind, Bo");
    check("Berg, Ada\nLind, Bo\n", "player", "Berg, Ada/Lind, Bo");
    check("Ada Silva,Chess Club\nBo,\n", "player -", "Ada Silva/Bo");
    check("7\n8\n", "player", "7/8");
}

#[test]
fn lines_with_nothing_but_separators_are_no_lines() {
    let text = ",,\n \n\"\",\"\",\"\"\nName,Club,\n,,\nAda,Jena,\n , ,\n,,,,,,\n,Gera,\n";
    let (table, faults) = read_table(text, None);
    let table = table.unwrap();
    assert_eq!((faults.as_slice(), table.header_line, table.header.len()), (&[][..], 4, 3));
    assert_eq!(table.records.iter().map(|record| record.line).collect::<Vec<_>>(), [6, 9]);
    // The first line may be as long as it likes, as long as there is nothing in it.
    let (table, _) = read_table(&format!("{}\nName\nAda\n", ",".repeat(100_000)), None);
    assert_eq!(table.unwrap().header, ["Name"]);
    // Our own files are read as they always were.
    assert!(read("player,club\n,\n").is_err());
}

#[test]
fn names_are_turned_round_where_one_comma_stands_in_them() {
    let check = |name: &str, expect: Option<&str>| assert_eq!(turned(name).as_deref(), expect, "{name:?}");
    check("Berg, Ada", Some("Ada Berg"));
    check("van der Berg,Ada Maria", Some("Ada Maria van der Berg"));
    check("Ada Berg", None);
    check("Berg,", None);
    check(", Ada", None);
    check("King, Martin, Jr.", None);
}

#[test]
fn real_lists_come_in_as_people_mean_them() {
    let check = |text: &str, names: &[&str], codes: &str| {
        let (table, faults) = read_table(text, None);
        let table = table.unwrap();
        assert_eq!((has_header(&table), faults), (true, vec![]), "{text}");
        let mapping = guess_mapping(&table);
        let mapped: Vec<&str> = mapping.iter().map(|field| field.map_or("-", PlayerColumn::code)).collect();
        assert_eq!(mapped.join(" "), codes, "{text}");
        let list = read_mapped(&table, &mapping);
        assert_eq!(list.players.iter().map(|p| p.player.as_str()).collect::<Vec<_>>(), names, "{text}");
    };
    // The whole name beside its parts, or beside one of them.
    check(
        "name,first_name,last_name\nDani Svensson,Dani,Svensson\nEk,,\n,Bo,Berg\n",
        &["Dani Svensson", "Ek", "Bo Berg"],
        "player first_name last_name",
    );
    check("name,first_name\nDani Svensson,Dani\nErik Ek,Erik\n", &["Dani Svensson", "Erik Ek"], "player -");
    check("Vorname,Name\nDani,Svensson\n", &["Dani Svensson"], "first_name last_name");
    // Attendees go before buyers, and a heading that nobody uses may be there twice.
    check(
        "Buyer first name,Buyer last name,Attendee first name,Attendee last name,Shirt,Shirt\nA,B,Rosa,Delgado,,\n",
        &["Rosa Delgado"],
        "- - first_name last_name - -",
    );
    check("Billing first name,Billing last name,Attendee name\nA,B,Rosa\n", &["Rosa"], "- - player");
    // Words above addresses are headings.
    check("Wer kommt,Erreichbar\nAda,ada@example.org\nBo,\n", &["Ada", "Bo"], "player email");
    let (table, _) = read_table("name,first name,last name\nAnn Ash,Anna,Ash\nBo Berg,Bo,Berg\n", None);
    let table = table.unwrap();
    let differ = names_that_differ(&table, &guess_mapping(&table), 3);
    assert_eq!(differ, [("Ann Ash".to_owned(), "Anna Ash".to_owned())]);
}

#[test]
fn broken_cells_are_pointed_at() {
    let text = "Name,Phone\nAda,4.91761E+12\n#NAME?,1\nBo,NULL\nCy,#N/A\nDee,+49 1\n#1 Fan,\nNull,\n";
    let broken = |mend: bool| {
        let mut table = table::read(text, &[], &reeve_limits::PLAYERS_FILE).unwrap();
        let mapping = guess_mapping(&table);
        let faults = broken_cells(&mut table, &mapping, mend);
        let players = read_mapped(&table, &mapping).players.len();
        (faults.into_iter().filter_map(|fault| Some((fault.line?, fault.column?))).collect::<Vec<_>>(), players)
    };
    let at = |line: u64, column: &str| (line, column.to_owned());
    assert_eq!(broken(false), (vec![at(3, "Name"), at(2, "Phone"), at(4, "Phone"), at(5, "Phone")], 3));
    assert_eq!(broken(true), (vec![at(3, "Name")], 6));
}

#[test]
fn names_in_two_columns_are_joined() {
    let table = table::read("First name,Last name\nAda,Lovelace\n,Prince\n", &[], &reeve_limits::PLAYERS_FILE).unwrap();
    let list = read_mapped(&table, &guess_mapping(&table));
    assert_eq!(list.players.iter().map(|p| p.player.as_str()).collect::<Vec<_>>(), ["Ada Lovelace", "Prince"]);
    let twice = read_mapped(&table, &[Some(PlayerColumn::Player), Some(PlayerColumn::Player)]);
    assert_eq!(twice.faults.len(), 1);
    assert_eq!(read_mapped(&table, &[None, Some(PlayerColumn::Club)]).faults.len(), 1);
}

#[test]
fn the_same_small_list_comes_in_three_encodings() {
    let mut lists = Vec::new();
    for (file, encoding) in [
        ("import_small_utf8_bom_semicolon_crlf.csv", Encoding::Utf8),
        ("import_small_utf16le_tab.csv", Encoding::Utf16Le),
        ("import_small_cp1252_semicolon.csv", Encoding::Windows1252),
    ] {
        let Some(bytes) = shared(file) else { return };
        assert_eq!(reeve_files::code_page::guess(&bytes), encoding, "{file}");
        let text = text::decode(&bytes, encoding).unwrap();
        let table = table::read(&text, &[], &reeve_limits::PLAYERS_FILE).unwrap();
        let list = read_mapped(&table, &guess_mapping(&table));
        let faults: Vec<String> = list.faults.iter().map(said).collect();
        lists.push((list.players, faults));
    }
    let names = |at: usize| lists[at].0.iter().map(|player| player.player.as_str()).collect::<Vec<_>>();
    assert_eq!(lists[0], lists[1]);
    // Windows-1252 can't hold every name, so that file is shorter and has question marks in it.
    assert_eq!(names(2)[..29], names(0)[..29]);
    assert_eq!(
        lists[0].1,
        [
            "line 62, column Name: the name \"Line break\" holds a control character (a line break)",
            "line 64, column Name: the name \"Tab name\" holds a control character (a tab)",
            "line 73, column Name: the name is empty",
        ]
    );
    assert_eq!(lists[0].0.len() + lists[0].1.len(), 71);
}

#[test]
fn difficult_names_come_back_byte_for_byte_or_are_named() {
    let Some(bytes) = shared("import_stress_utf8.csv") else { return };
    let text = text::utf8(&bytes).unwrap();
    let table = table::read(text, &[], &reeve_limits::PLAYERS_FILE).unwrap();
    let list = read_mapped(&table, &guess_mapping(&table));
    assert_eq!(table.records.len(), 584);
    assert_eq!(list.players.len() + list.faults.len(), 584);
    for (record, name) in table.records.iter().map(|record| (record, record.cells[0].trim())) {
        let control = name.chars().any(char::is_control);
        let refused = !reeve_rules::text::has_something_to_read(name) || control || name.chars().count() > 300;
        let taken = list.players.iter().find(|player| player.line == record.line);
        let fault = list.faults.iter().find(|fault| fault.line == Some(record.line));
        assert_eq!(fault.is_some(), refused, "{name:?}");
        assert_eq!(taken.map(|player| player.player.as_str()), (!refused).then_some(name));
    }
    let written = write(list.players.iter().map(|player| (player.clone(), "")), false).finish();
    let again = read_mapped(
        &table::read(&written, &columns(), &reeve_limits::PLAYERS_FILE).unwrap(),
        &PlayerColumn::OWN.map(Some),
    );
    assert_eq!(again.faults, []);
    let names = |players: &[PlayerLine]| players.iter().map(|p| (p.player.clone(), p.club.clone())).collect::<Vec<_>>();
    assert_eq!(names(&again.players), names(&list.players));
}

#[test]
fn a_first_line_that_names_no_column_is_known_and_kept() {
    let cells = |line: &[&str]| line.iter().map(ToString::to_string).collect::<Vec<_>>();
    for named in [&["Name"][..], &["Nr.", "Spieler"], &["x", "E-Mail"]] {
        assert!(names_columns(&cells(named)), "{named:?}");
    }
    for player in [&["Ada Silva"][..], &["Ada Silva", "Chess Club"], &["", "7"]] {
        assert!(!names_columns(&cells(player)), "{player:?}");
    }
    let (table, faults) = table::read_all("\nada@example.org;'=Ada;x\n;Bo;\n", &[], &reeve_limits::PLAYERS_FILE);
    let table = table.unwrap().without_header();
    let mapping = guess_without_header(&table);
    assert_eq!(mapping, [Some(PlayerColumn::Email), Some(PlayerColumn::Player), None]);
    let list = read_mapped(&table, &mapping);
    let found: Vec<_> = list.players.iter().map(|one| (one.line, one.player.as_str(), one.email.as_str())).collect();
    assert_eq!(found, [(2, "=Ada", "ada@example.org"), (3, "Bo", "")]);
    assert!(faults.is_empty() && list.faults.is_empty());
}

#[test]
fn the_prefix_of_dutch_names_stands_where_they_have_it() {
    let check = |parts: [&str; 4], expected: &str| assert_eq!(joined(parts), expected, "{parts:?}");
    check(["", "Jan", "van der", "Berg"], "Jan van der Berg");
    check(["", "Jan", "", "Berg"], "Jan Berg");
    check(["", "Gabriele", "d'", "Ancona"], "Gabriele d'Ancona");
    check(["", "Eva", "van", "van Dijk"], "Eva van Dijk");
    check(["", "Jan", "", "Berg, van den"], "Jan van den Berg");
    check(["", "Jan", "", "Berg, Ada"], "Jan Berg, Ada");
    check(["", "'Joe'", "", "Berg"], "'Joe' Berg");
    check(["Jan Willem Berg", "", "van den", ""], "Jan Willem van den Berg");
    check(["Evan Berg", "", "van", ""], "Evan van Berg");
    check(["Eva van Dijk", "", "van", ""], "Eva van Dijk");
    check(["Berg, Jan", "", "van", ""], "Berg, Jan van");
    assert_eq!(turned("Berg, Jan van").as_deref(), Some("Jan van Berg"));
    let text = "Achternaam;Tussenvoegsel(s);Voornaam\nBerg;van der;Jan\nSmit;;Eva\n";
    let table = table::read(text, &[], &reeve_limits::PLAYERS_FILE).unwrap();
    let list = read_mapped(&table, &guess_mapping(&table));
    assert_eq!(
        list.players.iter().map(|one| one.player.as_str()).collect::<Vec<_>>(),
        ["Jan van der Berg", "Eva Smit"]
    );
}

#[test]
fn the_numbers_of_a_numbered_list_are_no_part_of_its_names() {
    for (line, name) in
        [("1. Ada Berg", "Ada Berg"), ("12) Bo", "Bo"), ("3: Cy", "Cy"), ("- Dee", "Dee"), ("4.Eli", "Eli")]
    {
        assert_eq!(without_number(line), Some(name), "{line}");
    }
    for name in ["Ada Berg", "J. Doe", "4th Street Gang", "-Ada", "31", "3.5", "O'Brien", "7. ", ""] {
        assert_eq!(without_number(name), None, "{name}");
    }
    let taken = |names: &[&str]| {
        let line = |name: &&str| PlayerLine { player: (*name).to_owned(), ..PlayerLine::default() };
        let mut lines: Vec<PlayerLine> = names.iter().map(line).collect();
        let first = take_numbers_out(&mut lines);
        (first, lines.into_iter().map(|line| line.player).collect::<Vec<_>>())
    };
    assert_eq!(taken(&["1. Ana", "2) Bo"]), (Some("1. Ana".to_owned()), vec!["Ana".to_owned(), "Bo".to_owned()]));
    assert_eq!(taken(&["1. Ana", "Bo"]), (None, vec!["1. Ana".to_owned(), "Bo".to_owned()]));
    assert_eq!(taken(&[]), (None, Vec::new()));
}
