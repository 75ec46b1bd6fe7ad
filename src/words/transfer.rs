//! The words of archives and backups, for pages and commands.

use crate as words;
use crate::{rulings, series_archive, system, tournament, transfer_progress};
use reeve_actions::transfer::refusal::{ColumnFault, ContentFault, Dangling, Refusal, RowFault, ValueFault};
use reeve_actions::transfer::verify::{Asked, Verified};
use reeve_actions::transfer::{backup, verify};
use reeve_files::archive;
use reeve_files::archive::{ArchiveKind, CHECKSUMS, Damage, FormatError, JsonFault, Manifest, VERSION, is_of_content};
use reeve_limits as limits;
use reeve_rules::sheets::chain::{ChainGame, LinkFault};
use reeve_store::log_chain::{BrokenLog, LogCoverage, LogFault};
use reeve_views::sheets::chain::{ChainFault, ChainWhy, CorrectionWhy};

/// What a file holds.
pub fn kind(kind: ArchiveKind) -> &'static str {
    match kind {
        ArchiveKind::Tournament => "the archive of a tournament",
        ArchiveKind::Series => "the archive of a series",
        ArchiveKind::Backup => "a backup of a whole store",
    }
}

/// So many rows.
pub fn rows(count: u64) -> String {
    words::counted(usize::try_from(count).unwrap_or(usize::MAX), "row", "rows")
}

/// What a file holds that was checked.
pub fn holds(manifest: &Manifest) -> String {
    let rows = rows(manifest.rows.values().fold(0, |all, count| all.saturating_add(*count)));
    let as_of = match &manifest.as_of {
        Some(moment) => format!("as of {moment}"),
        None => "before anything was changed".to_owned(),
    };
    match manifest.format {
        ArchiveKind::Tournament => format!(
            "{} ({}), {rows}, {as_of}, and its standings follow from its results",
            kind(manifest.format),
            manifest.title
        ),
        ArchiveKind::Series => format!(
            "{} ({}), {rows} of its own, {as_of}, and its ranking follows from its events",
            kind(manifest.format),
            manifest.title
        ),
        ArchiveKind::Backup => format!("{}, {rows}, {as_of}", kind(manifest.format)),
    }
}

/// What a sound file holds, with its digest chain.
pub fn verified(verified: &Verified) -> String {
    let holds = holds(&verified.manifest);
    let chain = match (&verified.chain, verified.manifest.format) {
        (_, ArchiveKind::Backup) => {
            return format!(
                "{holds}; every digest chain says what the record sheets say, and every log what its digests say"
            );
        }
        (_, ArchiveKind::Series) => {
            let one = |(name, head): &(String, Option<String>)| match head {
                Some(head) => format!("\n  {name}: sound, head of its digest chain {head}"),
                None => format!("\n  {name}: sound, no final record sheet yet"),
            };
            return format!("{holds}{}", verified.events.iter().map(one).collect::<String>());
        }
        (None, ArchiveKind::Tournament) => {
            return format!("{holds}; an earlier Reeve wrote it, which kept no digest chain{}", log_covered(verified));
        }
        (Some(chain), ArchiveKind::Tournament) => chain,
    };
    let line = match chain.asked {
        Some(Asked::Line(line)) => format!("\n  the digest that you gave is that of line {line} of its log"),
        _ => String::new(),
    };
    let log = log_covered(verified) + &line;
    let Some(head) = &chain.head else { return format!("{holds}; its digest chain has no link yet{log}") };
    let asked = match chain.asked {
        Some(Asked::Link(link)) if link < head.link_number => {
            format!("; the digest that you gave is that of link {link}")
        }
        Some(Asked::Link(_)) => ", which is the one that you gave".to_owned(),
        Some(Asked::Line(_)) | None => String::new(),
    };
    let links = words::counted(usize::try_from(head.link_number).unwrap_or(usize::MAX), "link", "links");
    let signed = match (&head.signed_digest, chain.covered) {
        (Some(signed), covered) => {
            format!("\n  who signed, how and when: covered for {covered} of {links}, head {signed}")
        }
        (None, _) => format!("\n  who signed, how and when: not covered, since an earlier Reeve made the {links}"),
    };
    format!("{holds}; its digest chain has {links} and the head {}{asked}{signed}{log}", head.digest)
}

/// What the digests of the log cover that came with an archive.
fn log_covered(verified: &Verified) -> String {
    let Some(LogCoverage { lines, from, head }) = &verified.log else { return String::new() };
    let counted = words::counted(usize::try_from(*lines).unwrap_or(usize::MAX), "line", "lines");
    match (from, head) {
        (Some(1), Some(head)) => format!("\n  its log: {counted}, all covered, head {head}"),
        (Some(from), Some(head)) => {
            format!(
                "\n  its log: {counted}, covered from line {from} on, since an earlier Reeve wrote those before; head {head}"
            )
        }
        _ => format!("\n  its log: not covered, since an earlier Reeve wrote the {counted}"),
    }
}

/// What is wrong with a log, with the line first, and without a full stop.
fn log_fault(broken: BrokenLog) -> String {
    let why = match broken.why {
        LogFault::Digest => {
            "it is another one than when its digest was made, or one before it was changed, moved or removed"
        }
        LogFault::Uncovered => "it has no digest, and lines before it have one",
        LogFault::End => "the log of the tournament ended with another line",
    };
    format!("line {} of the log: {why}", broken.line)
}

/// What is said of a file that the page of exports offers.
#[derive(Debug, Clone, Copy)]
pub struct ExportWords {
    pub name: &'static str,
    pub holds: &'static str,
    /// When there will be one.
    pub later: &'static str,
}

/// The file of players.
pub const PLAYERS: ExportWords = ExportWords {
    name: "Players",
    holds: "name, e-mail, groups, club, country",
    later: "as soon as there is a player",
};

/// The file of seats.
pub const SCHEDULE: ExportWords = ExportWords {
    name: "Seat schedule",
    holds: "round, table, position, player",
    later: "as soon as a schedule is made",
};

/// The file of results.
pub const RESULTS: ExportWords = ExportWords {
    name: "Results",
    holds: "every final record sheet, VP and winner",
    later: "once the first seats are published",
};

/// The file of standings.
pub const STANDINGS: ExportWords = ExportWords {
    name: "Standings",
    holds: "ranks with every tiebreaker",
    later: "once the first seats are published",
};

/// The file of rulings.
pub const RULINGS: ExportWords = ExportWords {
    name: "Rulings",
    holds: "what judges decided: clause, players, penalty",
    later: "once a judge has logged one",
};

/// The file of lots.
pub const LOTS: ExportWords = ExportWords {
    name: "Lots",
    holds: "the lots that were drawn; with the results, reeve standings gives the same ranks again",
    later: "once lots are drawn",
};

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoFile => "Choose the archive: a file that ends in .zip.".to_owned(),
        Refusal::File(refusal) => file_refusal(refusal),
        Refusal::Content { file, line, fault } => placed(file, *line, &content_fault(fault)),
        Refusal::SlugTaken { slug } => {
            format!("A tournament with the address {slug} is here already. Give another address.")
        }
        Refusal::OfEvent { event, why } => match &**why {
            Refusal::SlugTaken { slug } => series_archive::event_address_taken(event, slug),
            why => format!("{}: {}", words::isolated(event), self::refusal(why)),
        },
        Refusal::EventHere { slug, name } => series_archive::event_here(slug, name),
        Refusal::SeriesAddressTaken { slug } => {
            format!("A series with the address {slug} is here already. Give another address.")
        }
        Refusal::EventsOfOthers { events } => series_archive::events_of_others(events),
    }
}

/// Why a file is no whole archive or backup.
pub fn file_refusal(refusal: &archive::Refusal) -> String {
    match refusal {
        archive::Refusal::Empty => "The file is empty.".to_owned(),
        archive::Refusal::NotZip => {
            "The file is not a zip file, so it can't be an archive or a backup of Reeve.".to_owned()
        }
        archive::Refusal::NoSeal => "The file was not written by Reeve, or was changed or cut short since: the seal \
            at its end is missing. Take the file as Reeve wrote it."
            .to_owned(),
        archive::Refusal::Damaged(damage) => format!("The file is damaged: {}.", self::damage(damage)),
        archive::Refusal::Newer { found } => format!(
            "The file was written by a newer Reeve (format {found}; this one reads up to {VERSION}). Update this \
             Reeve, then try again."
        ),
        archive::Refusal::OtherKind { found, wanted } => format!("This is {}, not {}.", kind(*found), kind(*wanted)),
        archive::Refusal::TooLarge { most } if *most == limits::ARCHIVE_SENT_UNPACKED >> 20 => format!(
            "The file unpacks to more than {most} MB, which is more than the server takes. At the machine itself, `reeve import` \
             takes larger ones."
        ),
        archive::Refusal::TooLarge { most } => {
            format!("The file unpacks to more than {most} MB, which is more than Reeve takes here.")
        }
        archive::Refusal::Misshapen { file, line, fault } => placed(file, *line, &misshape(fault)),
        archive::Refusal::Unreadable(cause) => format!("The file can't be read: {}.", system::kind(*cause)),
    }
}

/// What is wrong, with the place in the file.
fn placed(file: &str, line: Option<usize>, what: &str) -> String {
    match line {
        Some(line) => format!("{file}: line {line}: {what}."),
        None => format!("{file}: {what}."),
    }
}

fn damage(damage: &Damage) -> String {
    match damage {
        Damage::Seal => "its content does not fit the seal at its end".to_owned(),
        Damage::Zip => "it is not a zip file as Reeve writes it".to_owned(),
        Damage::Unpacking { name, cause } if is_of_content(*cause) => {
            format!("{name} can't be unpacked, for what stands there is not what was packed")
        }
        Damage::Unpacking { name, cause } => format!("{name} can't be unpacked: {}", system::kind(*cause)),
        Damage::TooManyFiles(count) => format!("it holds {count} files"),
        Damage::Missing(name) => format!("the file {name} is missing in it"),
        Damage::Stray(name) => format!("it holds {name:?}, which does not belong there"),
        Damage::Twice(name) => format!("it holds {name:?} twice"),
        Damage::Digest(name) => format!("the content of {name} does not fit its digest"),
        Damage::NoDigest(name) => format!("{name:?} has no digest in {CHECKSUMS}"),
        Damage::RowsOf { file, found, written } => format!("{file} has {found} rows, and the manifest says {written}"),
        Damage::Rows { found, written } => format!("it has {found} rows, not {written}"),
    }
}

fn misshape(fault: &FormatError) -> String {
    let what = match fault {
        FormatError::Manifest(fault) => {
            return json_fault(*fault, "the manifest", "{\"format\": \"...\", \"version\": 2, ...}");
        }
        FormatError::NoBeginning => "the rows should begin with [",
        FormatError::AfterTheEnd => "something follows the last row",
        FormatError::LongRow => "the row is too long",
        FormatError::NotUtf8 => "this is not UTF-8",
        FormatError::NoDigestLine => "a digest, two spaces and a name should stand here",
        FormatError::NameTwice => "this name stands here twice",
    };
    what.to_owned()
}

/// Why a text is not the JSON object that should stand there, and what one looks like.
fn json_fault(fault: JsonFault, what: &str, example: &str) -> String {
    let why = match fault {
        JsonFault::NotJson { line: 1, column } => format!("is not JSON from its character {column} on"),
        JsonFault::NotJson { line, column } => format!("is not JSON from character {column} of line {line} on"),
        JsonFault::CutShort => "ends in the middle".to_owned(),
        JsonFault::SomethingElse => "says something else than it should".to_owned(),
    };
    format!("{what} {why}; it should look like {example}")
}

fn content_fault(fault: &ContentFault) -> String {
    match fault {
        ContentFault::Row(fault) => row_fault(fault),
        ContentFault::NotNumbered => "the rows should be numbered from 1".to_owned(),
        ContentFault::NotOneTournament => "there should be exactly one tournament".to_owned(),
        ContentFault::NoSlug => "the tournament has no address".to_owned(),
        ContentFault::Slug(fault) => tournament::slug_fault(fault).trim_end_matches('.').to_owned(),
        ContentFault::TimeZone => "the time zone is not known".to_owned(),
        ContentFault::UnknownWord { column, word } => format!("{column:?} is {word:?}, which no tournament has"),
        ContentFault::Name => "this is not a name".to_owned(),
        ContentFault::Link => "this is not a private link".to_owned(),
        ContentFault::Pin => "this is not a PIN".to_owned(),
        ContentFault::Column { column, why } => column_fault(column, *why),
        ContentFault::TooManyRows { rows, most } => format!("there are {rows} rows, and at most {most} are taken"),
        ContentFault::Dangling(Dangling { table, id }) => format!("refers to {table} {id}, which is not there"),
        ContentFault::Contradiction { constraint } => format!("the row contradicts the others ({constraint})"),
        ContentFault::NotTaken { rule } => format!("the row breaks a rule of the store ({rule})"),
        ContentFault::NoRoom { column, number, most } => {
            format!("{column:?} is {number}, and a number above {most} leaves no room to go on")
        }
        ContentFault::ImpossibleReport => "the report of the seat schedule has numbers that no schedule has".to_owned(),
        ContentFault::NoReport => {
            "the report of the seat schedule is not an object of JSON, { and } around names and values".to_owned()
        }
        ContentFault::Progress(why) => transfer_progress::fault(*why),
        ContentFault::TooManySeats { players, rounds, most } => {
            format!(
                "{players} players in {rounds} preliminary rounds need more than {most} seats, the most there can be"
            )
        }
        ContentFault::SheetAhead => {
            "the row contradicts the others: its record sheet has not reached this version".to_owned()
        }
        ContentFault::NobodysSignature => {
            "the row contradicts the others: nobody with that seat can have signed or disputed that record sheet"
                .to_owned()
        }
        ContentFault::SigningContradicts => {
            "the row contradicts the others: its seats can't have signed or disputed a record sheet like this"
                .to_owned()
        }
        ContentFault::Ruling(why) => {
            format!("no judge can have kept such a ruling: {}", rulings::entry(*why))
        }
        ContentFault::RulingOutOfOrder => {
            "the row contradicts the others: rulings are numbered from 1, and refer to earlier ones".to_owned()
        }
        ContentFault::DisqualifiedPlays => {
            "the row contradicts the others: by the rulings this player is disqualified".to_owned()
        }
        ContentFault::OddCall => "the row contradicts the others: no call goes like this".to_owned(),
        ContentFault::TimerContradicts => "nobody imposes or lifts a turn timer like this".to_owned(),
        ContentFault::FilmContradicts => "no form makes such a request to film".to_owned(),
        ContentFault::NoteContradicts => "no form notes this of a game, or of a missing part".to_owned(),
        ContentFault::DutyContradicts => {
            "no form makes this line of the duty list, these groups of the staff or this briefing".to_owned()
        }
        ContentFault::AnnouncementContradicts => "nobody makes or takes back an announcement like this".to_owned(),
        ContentFault::Board(fault) => format!("its text is no board as Reeve writes it: {}", words::boards::fault(*fault)),
        ContentFault::BoardContradicts => {
            "no round has a board like this: it has two, the board is that of another round, it was drawn otherwise, or it \
             was shown and the row says nothing of it"
                .to_owned()
        }
        ContentFault::Game(fault) => format!("the log of its game does not replay: {}", words::games::log::fault(fault)),
        ContentFault::GameContradicts => {
            "no table has a log like this: steps without a game, steps missing or there twice, or seats that the table does not have"
                .to_owned()
        }
        ContentFault::ReadsBackOtherwise => "what was stored from it does not read back the same".to_owned(),
        ContentFault::DoesNotFollow => {
            "it does not follow from the rows: made anew from them, it reads otherwise".to_owned()
        }
        ContentFault::NoGame { round, table, why } => {
            let why = words::sheets::impossible(why, texts::Game::USUAL);
            format!(
                "{}, table {table}, has a result that no game gives: {}",
                words::rounds::title(*round),
                why.trim_end_matches('.')
            )
        }
        ContentFault::Identity => "this is not the identity of a tournament with a digest chain".to_owned(),
        ContentFault::ChainTaken { later } => format!(
            "the digest chain is missing, and {} shows that a version wrote the file that had one: it was taken out",
            archive::data_file(later)
        ),
        ContentFault::Chain(fault) => chain_fault(fault),
        ContentFault::Log(broken) => log_fault(*broken),
        ContentFault::Series(fault) => series_archive::fault(fault).to_owned(),
        ContentFault::Impossible(why) => format!("it holds something that no tournament has: {why}"),
    }
}

/// What stands in a column as no form takes it, without a full stop.
fn column_fault(column: &str, why: ColumnFault) -> String {
    match why {
        ColumnFault::TooLong(fault) => format!("{column:?} {}", words::too_long(fault)),
        ColumnFault::Control => format!("{column:?} contains control characters or invisible ones"),
        ColumnFault::TooMany { most } => format!("{column:?} names more than the {most} that are kept"),
        ColumnFault::Face(why) => format!("{column:?}: {}", words::face::refusal(why).trim_end_matches('.')),
        ColumnFault::Otherwise => format!("{column:?} is nothing that a form of Reeve stores"),
        ColumnFault::AmountUnpaid => format!("{column:?} is an amount of a player who has not paid"),
        ColumnFault::MergedBadly => {
            format!("{column:?} names no other player who stays, or the player is not archived")
        }
    }
}

/// What is wrong with a digest chain, with the sheet first, and without a full stop.
fn chain_fault(fault: &ChainFault) -> String {
    let why = match fault.why {
        ChainWhy::Link(LinkFault::Text) => "its text in the digest chain is none that Reeve writes",
        ChainWhy::Link(LinkFault::Digest) => "its digest is not that of its text",
        ChainWhy::Link(LinkFault::Before) => "it does not hold the digest of the link before it",
        ChainWhy::Link(LinkFault::Tournament) => "its text in the digest chain is that of another tournament",
        ChainWhy::Link(LinkFault::State) => {
            "a record sheet becomes final once, and what comes later in the digest chain is a correction"
        }
        ChainWhy::Row => "its row in the digest chain is not that of its text",
        ChainWhy::Version => "the version that was kept of the record sheet says something else than the digest chain",
        ChainWhy::Sheet => "the record sheet says something else than the digest chain",
        ChainWhy::NotFinal => "the record sheet stands in the digest chain and is not final",
        ChainWhy::NoLink => "the record sheet is final and does not stand in the digest chain",
        ChainWhy::Signed => "its signatures or the time at which it became final are not those of their digest",
        ChainWhy::File => "the file of digests says something else than the digest chain",
        ChainWhy::State => "the record sheet is signed where the digest chain says decided, or the other way round",
        ChainWhy::VersionState => {
            "a version that was kept of the record sheet has a state that the sheet did not have then"
        }
        ChainWhy::Disputed => "the record sheet is final, and a dispute waits there",
        ChainWhy::NoReason => "a judge decided the game, and there is no reason that a judge can have typed",
        ChainWhy::ReasonWithout => "a version of the record sheet has the reason of a decision and is none",
        ChainWhy::Correction(why) => correction_fault(why),
    };
    let link = fault.link.map(|link| format!("link {link}"));
    let place = match (fault.game, link) {
        (Some(game), Some(link)) => format!("{} ({link})", game_at(game)),
        (Some(game), None) => game_at(game),
        (None, Some(link)) => link,
        (None, None) => return why.to_owned(),
    };
    format!("{place}: {why}")
}

fn correction_fault(why: CorrectionWhy) -> &'static str {
    match why {
        CorrectionWhy::Nobody => "the digest chain has a correction of the record sheet that nobody confirmed",
        CorrectionWhy::NoLink => "a correction of the record sheet was confirmed that is not in the digest chain",
        CorrectionWhy::Values => {
            "a correction says something else of the record sheet than the digest chain and the versions that were kept"
        }
        CorrectionWhy::OnePerson => "a correction of the record sheet was not confirmed by a second person",
        CorrectionWhy::NoForm => "a correction of the record sheet is none that two people can have brought about",
    }
}

/// A game as a page names it, and as it stands in the chain: `Round 2, table 7, "game prelim 2 7"`.
fn game_at(game: ChainGame) -> String {
    let ChainGame { stage, round, table } = game;
    format!("{}, \"game {stage} {round} {table}\"", words::sheets::game_title(game, texts::Game::USUAL))
}

fn row_fault(fault: &RowFault) -> String {
    match fault {
        RowFault::NoObject(fault) => json_fault(*fault, "the row", "{\"column\": value, \"column\": value}"),
        RowFault::Missing(column) => format!("{column:?} is missing"),
        RowFault::Unknown(column) => format!("{column:?} is not known here"),
        RowFault::Value { column, fault } => format!("{column:?} {}", value_fault(fault)),
    }
}

fn value_fault(fault: &ValueFault) -> String {
    let what = match fault {
        ValueFault::NotAnInteger => "is not a whole number",
        ValueFault::NotTime => "is not a time",
        ValueFault::NotDay => "is not a day",
        ValueFault::NotBase64 => "is not base64",
        ValueFault::OutOfBounds { number, bounds } => {
            return format!("says {number}, which is not between {} and {}", bounds.least, bounds.most);
        }
        ValueFault::NotNumbers => "is not a list of whole numbers",
        ValueFault::ZeroByte => "holds a zero byte",
        ValueFault::NotFlag => "is neither true nor false",
        ValueFault::NotText => "is not a text",
    };
    what.to_owned()
}

/// Why a backup was not made, or not restored.
pub fn backup_error(error: &backup::Error) -> String {
    match error {
        backup::Error::Refused(refused) => refusal(refused),
        backup::Error::NotEmpty => "The store is not empty, so nothing was restored. To throw away everything in it \
            and put the backup in its place, add --replace."
            .to_owned(),
        backup::Error::Damaged(fault) => format!(
            "the database failed: the file of the store is damaged, so no backup was made of it; restore one ({fault})"
        ),
        backup::Error::Store(error) => words::store::error(error),
        backup::Error::File { path, source } => {
            format!("{}: {}, so no backup was made", path.display(), system::fault(source))
        }
        backup::Error::Unsound(refused) => format!("the copy does not read back: {}", refusal(refused)),
    }
}

/// Why a file did not pass.
pub fn verify_error(error: &verify::Error) -> String {
    match error {
        verify::Error::Refused(refused) => refusal(refused),
        verify::Error::Import(error) => words::error(error),
        verify::Error::Restore(error) => backup_error(error),
        verify::Error::Chain { slug, fault } => format!("{slug}: {}.", chain_fault(fault)),
        verify::Error::Log { slug: Some(slug), broken } => format!("{slug}: {}.", log_fault(*broken)),
        verify::Error::Log { slug: None, broken } => format!("What belongs to no tournament: {}.", log_fault(*broken)),
        verify::Error::Head { found: Some(head) } => format!(
            "The digest chain is whole, but the digest that you gave is not in it: its {} links end with {}. Either the \
             digest is that of another tournament or was copied wrongly, or the chain was made anew.",
            head.link_number, head.digest
        ),
        verify::Error::Head { found: None } => {
            "There is no link of a digest chain in the file, so the digest that you gave is not in it.".to_owned()
        }
        verify::Error::HeadOfSeries => {
            "--head is for the archive of one tournament: a series has a digest chain for each of its events, and all are checked. \
             Their heads are named."
                .to_owned()
        }
        verify::Error::HeadOfBackup => {
            "A backup holds the digest chains of all tournaments: give --head with the archive of one.".to_owned()
        }
        verify::Error::Store(error) => words::store::error(error),
        verify::Error::Scratch(error) => {
            format!("a store to try the file in could not be made: {}", words::store::open_error(error))
        }
    }
}

/// The folder of the timed backups can't be read.
pub fn folder_unreadable(error: &std::io::Error) -> String {
    format!("The folder can't be read: {}.", system::fault(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_refused_with_the_reason() {
        let check = |refusal: archive::Refusal, expected: &str| assert_eq!(file_refusal(&refusal), expected);
        let damaged = |damage| archive::Refusal::Damaged(damage);
        check(archive::Refusal::Empty, "The file is empty.");
        check(damaged(Damage::Seal), "The file is damaged: its content does not fit the seal at its end.");
        let missing = damaged(Damage::Missing("reeve.json".to_owned()));
        check(missing, "The file is damaged: the file reeve.json is missing in it.");
        check(
            archive::Refusal::Newer { found: VERSION + 1 },
            &format!(
                "The file was written by a newer Reeve (format {}; this one reads up to {VERSION}). Update this Reeve, \
                 then try again.",
                VERSION + 1
            ),
        );
        check(
            archive::Refusal::OtherKind { found: ArchiveKind::Backup, wanted: ArchiveKind::Tournament },
            "This is a backup of a whole store, not the archive of a tournament.",
        );
        let line = archive::Refusal::at(CHECKSUMS, 1, FormatError::NameTwice);
        check(line, "checksums.txt: line 1: this name stands here twice.");
    }
}
