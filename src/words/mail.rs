//! The words of `actions::mail`, and the text of every mail.

use crate::rounds;
use crate::series::final_day::last_minute;
use crate::settings::WrongSetting;
use crate::time;
use reeve_actions::mail::refusal::Refusal;
use reeve_actions::mail::{Content, MailedSeat, Outgoing};
use reeve_mail::{By, Destination, Letter, SettingFault, Unsent};
use reeve_rules::tournament::vocabulary::{PlayerState, StaffRole};
use reeve_store::outbox::{Mail, MailKind, MailState};
use reeve_urls as urls;

/// A refusal as a sentence.
pub fn refusal(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NoOwnAddress => texts::mail::no_own_address(),
    }
}

/// Why a mail was not sent, from what is stored. What another program stored is shown as it is.
pub fn unsent(stored: &str) -> String {
    match Unsent::from_stored(stored) {
        Some(Unsent::NoAddress) => "mail can't be sent to this address".to_owned(),
        Some(Unsent::AsciiOnly) => {
            "the mail server takes no letters such as é or ł before the @ (it lacks SMTPUTF8)".to_owned()
        }
        Some(Unsent::Refused(code)) => format!("the mail server refused it ({code})"),
        Some(Unsent::TooSlow) => "the mail server took too long".to_owned(),
        Some(Unsent::NoTls) => "no safe connection to the mail server (TLS)".to_owned(),
        Some(Unsent::NoConnection) => "no connection to the mail server".to_owned(),
        Some(Unsent::Folder(cause)) => format!("the folder takes no file ({cause})"),
        None => stored.to_owned(),
    }
}

/// That mail to a player's address was given up, and why.
pub fn not_delivered(stored: &str) -> String {
    format!("not delivered: {}", unsent(stored))
}

/// What a mail is.
pub fn kind(kind: MailKind) -> &'static str {
    match kind {
        MailKind::Reset => "link to a new password",
        MailKind::Invitation => "invitation to the staff",
        MailKind::PlayerLink => "private link of a player",
        MailKind::Seats => "seats of a player",
        MailKind::Sign => "result for a player to sign",
        MailKind::FinalDay => "invitation to a final day",
        MailKind::ToPlayers => "mail of the organizers to players",
        MailKind::Waits => "notice that something waits",
        MailKind::SecondFactorReset => "notice that a second factor was removed",
        MailKind::AddressChanged => "notice to the address that an account had before",
        MailKind::Test => "test",
    }
}

/// Where a mail stands.
pub fn stands(mail: &Mail) -> String {
    let fault = mail.fault.as_deref().map(unsent).unwrap_or_default();
    let times = |one: &str, many: &str| format!("{} {}", mail.tries, if mail.tries == 1 { one } else { many });
    match (mail.state, mail.tries) {
        (MailState::Failed, _) => format!("given up after {}: {fault}", times("try", "tries")),
        (_, 0) => "waits for its turn".to_owned(),
        (MailState::Sending, _) => "is being sent".to_owned(),
        (MailState::Waiting, _) => {
            format!("tried {}, next at {} UTC: {fault}", times("time", "times"), time::clock(mail.next_at, "UTC"))
        }
    }
}

/// Where mail goes.
pub fn destination(destination: &Destination) -> String {
    let from = &destination.from;
    match &destination.by {
        By::Smtp(host) => format!("by SMTP, through {host}, from {from}"),
        By::Folder(folder) => format!("as files into {}, from {from}", folder.display()),
    }
}

/// That the mail server took a mail, or the folder did.
pub fn handed_over(to: &str, destination: &Destination) -> String {
    match &destination.by {
        By::Smtp(_) => format!("A mail to {to} is on its way, {}.", self::destination(destination)),
        By::Folder(folder) => format!(
            "The mail to {to} lies in {} as a file, from {}. Reeve sends nothing from there.",
            folder.display(),
            destination.from
        ),
    }
}

/// A mail was to be sent at once and was not, or nobody knows.
pub fn not_sent(to: &str, destination: &Destination, unsent: &Unsent) -> String {
    if let By::Folder(_) = &destination.by {
        return folder_closed(destination, unsent);
    }
    let sent = match unsent {
        // The server may have it, and only its answer did not come.
        Unsent::TooSlow => "It is not known whether a mail was sent to",
        _ => "No mail was sent to",
    };
    format!("{sent} {to}, {}", not_tried_out(destination, unsent))
}

/// Where mail goes, why none got there, and what to look at.
pub fn not_tried_out(destination: &Destination, unsent: &Unsent) -> String {
    let hint = match unsent {
        Unsent::NoConnection | Unsent::TooSlow => {
            ". See that the name and port of --smtp are right, and that this machine may reach them"
        }
        Unsent::NoTls => ". See whether the server wants smtps:// or smtp:// with --smtp",
        Unsent::Refused(code) if IS_ABOUT_SIGNING_IN.contains(&code.as_str()) => {
            ". See that name and password in --smtp are right"
        }
        Unsent::Refused(code) if IS_ABOUT_AN_ADDRESS.contains(&code.as_str()) => {
            ". It did not take the address that the mail goes to, or the one in --mail-from; its log says which and why"
        }
        Unsent::Refused(_) => ". Its log says why",
        Unsent::NoAddress | Unsent::AsciiOnly | Unsent::Folder(_) => "",
    };
    format!("{}: {}{hint}", self::destination(destination), self::unsent(&unsent.stored()))
}

/// The codes of SMTP by which a server asks for a name and a password, or refuses them (RFC 4954).
const IS_ABOUT_SIGNING_IN: [&str; 5] = ["454", "530", "534", "535", "538"];

/// Those by which it refuses one of the two addresses of a mail (RFC 5321).
const IS_ABOUT_AN_ADDRESS: [&str; 7] = ["450", "452", "550", "551", "552", "553", "554"];

/// The folder that mails are written to takes none.
pub fn folder_closed(destination: &Destination, unsent: &Unsent) -> String {
    let cause = self::unsent(&unsent.stored());
    let folder = match &destination.by {
        By::Folder(folder) => folder.display().to_string(),
        By::Smtp(host) => host.clone(),
    };
    format!(
        "No mail was written into {folder}: {cause}. The folder has to be there, and the user that Reeve runs as has to be \
         allowed to write into it"
    )
}

/// What is wrong with the settings of mail. What can't be read is not repeated where a password may be in it.
pub fn setting_fault(fault: &SettingFault) -> WrongSetting {
    let (key, fault) = match fault {
        SettingFault::FromMissing => ("smtp", "it needs mail-from too, the address that mails come from".to_owned()),
        SettingFault::FromAlone => {
            ("mail-from", "without smtp or mail-folder no mail is sent; set one of them, or leave this out".to_owned())
        }
        SettingFault::From(text) => ("mail-from", format!("{text:?} is not an address such as reeve@example.org")),
        SettingFault::Smtp => {
            ("smtp", "this is not an address such as smtps://name:password@mail.example.org".to_owned())
        }
        SettingFault::Folder(folder) => ("mail-folder", format!("{}: there is no such folder", folder.display())),
    };
    WrongSetting { key, fault }
}

/// A mail in words. Links in it begin with `public_url`.
pub fn letter(outgoing: Outgoing, public_url: &str) -> Letter {
    let (subject, text) = match &outgoing.content {
        Content::Test { name } => test(name, public_url),
        Content::Reset { name, key } => reset(name, &urls::reset(key).on(public_url)),
        Content::SecondFactorReset { name } => second_factor_reset(name, &urls::account().on(public_url)),
        Content::Waits { name, slug } => waits(name, &urls::run(slug).home().on(public_url)),
        Content::AddressChanged { name } => address_changed(name, public_url),
        Content::Invitation { role, tournament, place, starts_on, key, until } => {
            let link = urls::invitation(key).on(public_url);
            invitation(*role, tournament, &format!("{}, {place}", time::day(*starts_on)), (&link, &time::day(*until)))
        }
        Content::ToPlayer { tournament, subject, body, token } => {
            to_player(tournament, subject, body, &urls::own(token).home().on(public_url))
        }
        Content::Seats { tournament, seats, token } => {
            self::seats(tournament, seats, &urls::own(token).home().on(public_url))
        }
        Content::Sign { tournament, token } => sign(tournament, &urls::own(token).home().on(public_url)),
        Content::FinalDay { series, place, day, answer_by, time_zone, token } => {
            let day = day.map(|day| format!("{}, ", time::day(day))).unwrap_or_default();
            final_day(
                series,
                &format!("{day}{place}"),
                &last_minute(*answer_by, time_zone),
                &urls::own(token).final_day().on(public_url),
            )
        }
        Content::PlayerLink { state, tournament, place, starts_on, token } => {
            let day = time::day(*starts_on);
            player_link(*state, tournament, &format!("{day}, {place}"), &urls::own(token).home().on(public_url))
        }
    };
    let text = format!("{}\n", text.trim_end());
    Letter { to: outgoing.to, subject, text, message_id: outgoing.message_id }
}

/// The name of the player is not there, as in every mail to a player.
fn final_day(series: &str, when: &str, answer_by: &str, link: &str) -> (String, String) {
    (texts::mail::final_day_subject(series), texts::mail::final_day(series, when, answer_by, link))
}

fn sign(tournament: &str, link: &str) -> (String, String) {
    (texts::mail::sign_subject(tournament), texts::mail::sign(link))
}

fn test(name: &str, public_url: &str) -> (String, String) {
    (texts::mail::test_subject(), texts::mail::test(name, public_url))
}

fn reset(name: &str, link: &str) -> (String, String) {
    (texts::mail::reset_subject(), texts::mail::reset(name, link))
}

fn second_factor_reset(name: &str, link: &str) -> (String, String) {
    (texts::mail::second_factor_reset_subject(), texts::mail::second_factor_reset(name, link))
}

fn waits(name: &str, link: &str) -> (String, String) {
    (texts::mail::waits_subject(), texts::mail::waits(name, link))
}

fn address_changed(name: &str, public_url: &str) -> (String, String) {
    (texts::mail::address_changed_subject(), texts::mail::address_changed(name, public_url))
}

fn invitation(
    role: StaffRole,
    tournament: &str,
    when_and_where: &str,
    (link, until): (&str, &str),
) -> (String, String) {
    let role = role.code();
    let text = texts::mail::invitation(role, tournament, when_and_where, link, until);
    (texts::mail::invitation_subject(role, tournament), text)
}

fn player_link(state: PlayerState, tournament: &str, when_and_where: &str, link: &str) -> (String, String) {
    let state = match state {
        PlayerState::Registered | PlayerState::Withdrawn | PlayerState::Disqualified => "registered",
        PlayerState::Waiting => "waiting",
        PlayerState::Asked => "asked",
    };
    let text = texts::mail::player_link(state, tournament, when_and_where, link);
    (texts::mail::player_link_subject(tournament), text)
}

fn seats(tournament: &str, seats: &[MailedSeat], link: &str) -> (String, String) {
    let seat = |seat: &MailedSeat| {
        let game = rounds::game(seat.round);
        match seat.is_other {
            true => texts::mail::seats_line_other(game, seat.table, seat.position),
            false => texts::mail::seats_line(game, seat.table, seat.position),
        }
    };
    let all: Vec<String> = seats.iter().map(seat).collect();
    let subject = match seats {
        [one] if one.is_other => texts::mail::seats_subject_changed(rounds::game(one.round), one.table, one.position),
        [one] => texts::mail::seats_subject_one(rounds::game(one.round), one.table, one.position),
        _ => texts::mail::seats_subject(tournament),
    };
    (subject, texts::mail::seats(tournament, all.join("\n"), link))
}

/// What stands in the preview where each player reads the own link.
pub const PLAYERS_OWN_LINK: &str = "(the private link of each player)";

/// What the organizers wrote to a player: the subject and the text of the mail.
pub fn to_player(tournament: &str, subject: &str, body: &str, link: &str) -> (String, String) {
    let text = format!("{}\n\n{}\n", body.trim(), texts::mail::to_player(tournament, link));
    (subject.trim().to_owned(), text)
}

/// This Reeve sends no mail.
pub const NOT_SET_UP: &str = "Mail is not set up, so none can be sent.";

/// The same for whoever can set it up.
pub const HOW_TO_SET_UP: &str = "Mail is not set up, so none can be sent. Give --smtp and --mail-from, or --mail-folder: \
    here, as variables, or in the settings file";

#[cfg(test)]
mod tests {
    use reeve_mail::{Sender, Setting};

    use crate as words;

    #[test]
    fn settings_are_read_and_faults_tell_no_password() {
        let check = |smtp: &str, from: Option<&str>, expected: Result<&str, &str>| {
            let setting = Setting { smtp: Some(smtp.to_owned()), from: from.map(str::to_owned), folder: None };
            match (Sender::of(&setting), expected) {
                (Ok(sender), Ok(expected)) => {
                    let said = words::mail::destination(&sender.expect("a sender").destination());
                    assert_eq!(said, expected);
                }
                (Err(fault), Err(part)) => {
                    let said = words::mail::setting_fault(&fault).to_string();
                    assert!(said.contains(part) && !said.contains("secret"), "{said}");
                }
                (made, _) => panic!("{smtp}: {made:?}"),
            }
        };
        let from = Some("Reeve <reeve@hall.example>");
        let to = |host: &str| format!("by SMTP, through {host}, from reeve@hall.example");
        check("smtps://me:secret@mail.example.org", from, Ok(&to("mail.example.org")));
        check("smtp://me:secret@mail.example.org:2525/helo?tls=required", from, Ok(&to("mail.example.org:2525")));
        check("smtp://127.0.0.1:25", Some("reeve@hall.example"), Ok(&to("127.0.0.1:25")));
        check("smtp://localhost", None, Err("--smtp: it needs mail-from"));
        check("smtp://localhost", Some("nobody"), Err("is not an address"));
        check("mail.example.org", from, Err("--smtp: this is not an address such as smtps"));
        check("smtp://me:secret@", from, Err("--smtp: this is not an address such as smtps"));
        check("https://me:secret@mail.example.org", from, Err("--smtp: this is not an address such as smtps"));
        check(
            "smtp://me:secret@mail.example.org?tls=perhaps",
            from,
            Err("--smtp: this is not an address such as smtps"),
        );
    }

    #[test]
    fn without_a_setting_there_is_no_sender() {
        assert!(Sender::of(&Setting::default()).expect("no fault").is_none());
        let setting = Setting { folder: Some("/no/such/folder".into()), ..Setting::default() };
        let fault = Sender::of(&setting).expect_err("a fault");
        let said = |fault| words::mail::setting_fault(&fault).to_string();
        assert_eq!(said(fault), "--mail-folder: /no/such/folder: there is no such folder");
        let setting = Setting { from: Some("reeve@hall.example".to_owned()), ..Setting::default() };
        assert!(said(Sender::of(&setting).expect_err("a fault")).starts_with("--mail-from: without smtp"));
    }
}
