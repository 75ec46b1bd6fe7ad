//! Change what a tournament says of itself to everybody: when, where, for how much, and what people agree to.

use serde::Serialize;

use reeve_limits as limits;
use reeve_rules::text::{
    WebAddressFault, is_unfit_in_lines, is_unseen, looks_like_web_address, tidy_lines, too_long, web_address_fault,
};
use reeve_rules::tournament::programme::{clock, minute};
use reeve_rules::tournament::{bounds, money};
use reeve_secret as secret;
use reeve_store::TournamentId;
use reeve_store::face;
use reeve_store::face::Face;

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// The form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedFace {
    pub starts_at: String,
    pub doors_at: String,
    pub description: String,
    /// The address of the hall.
    pub address: String,
    pub contact: String,
    pub fee: String,
    pub currency: String,
    pub links: String,
    /// The organizer's own text of the code of conduct.
    pub code_text: String,
    /// Where the whole of it stands.
    pub code_link: String,
    /// The organizer's own text of the photo policy.
    pub photo_text: String,
    /// Where the whole of it stands.
    pub photo_link: String,
}

impl TypedFace {
    /// What the form shows of what is stored.
    pub fn stored(face: &Face) -> TypedFace {
        let time = |at: Option<i64>| at.map(clock).unwrap_or_default();
        TypedFace {
            starts_at: time(face.starts_at),
            doors_at: time(face.doors_at),
            description: face.description.clone(),
            address: face.address.clone(),
            contact: face.contact.clone(),
            fee: face.fee.map(money::written).unwrap_or_default(),
            currency: face.currency.clone(),
            links: face.links.clone(),
            code_text: face.code_text.clone(),
            code_link: face.code_link.clone(),
            photo_text: face.photo_text.clone(),
            photo_link: face.photo_link.clone(),
        }
    }

    /// Reads what was typed; every fault with the name of its field.
    pub fn read(&self) -> std::result::Result<Face, Vec<Fault>> {
        let mut faults = FaceFaults::default();
        let face = Face {
            starts_at: faults.time("starts_at", &self.starts_at),
            doors_at: faults.time("doors_at", &self.doors_at),
            description: faults.lines("description", &self.description, limits::DESCRIPTION),
            address: faults.lines("address", &self.address, limits::SHORT_LINES),
            contact: faults.lines("contact_lines", &self.contact, limits::SHORT_LINES),
            fee: faults.fee(&self.fee),
            currency: faults.currency(&self.currency, money::currency(&self.fee)),
            links: faults.links(&self.links),
            code_text: faults.lines("code_text", &self.code_text, limits::PAPER),
            code_link: faults.link("code_link", &self.code_link),
            photo_text: faults.lines("photo_text", &self.photo_text, limits::PAPER),
            photo_link: faults.link("photo_link", &self.photo_link),
        };
        if face.doors_at.zip(face.starts_at).is_some_and(|(doors, start)| doors > start) {
            faults.add("doors_at", FaceRefusal::DoorsAfterStart);
        }
        if face.fee.is_some_and(|fee| fee > 0) && face.currency.is_empty() {
            faults.add("currency", FaceRefusal::CurrencyMissing);
        }
        if faults.0.is_empty() { Ok(face) } else { Err(faults.0) }
    }
}

/// The faults that were found so far.
#[derive(Default)]
struct FaceFaults(Vec<Fault>);

impl FaceFaults {
    fn add(&mut self, field: &str, refusal: FaceRefusal) {
        self.0.push(Fault::new(field, Refusal::Face(refusal)));
    }

    fn time(&mut self, field: &str, typed: &str) -> Option<i64> {
        let at = minute(typed);
        if at.is_none() && !typed.trim().is_empty() {
            self.add(field, FaceRefusal::NoTime);
        }
        at
    }

    fn lines(&mut self, field: &str, typed: &str, most: usize) -> String {
        let text = tidy_lines(typed);
        if let Some(fault) = too_long(&text, most) {
            self.add(field, FaceRefusal::TooLong(fault));
        }
        if is_unfit_in_lines(&text) {
            self.add(field, FaceRefusal::Control);
        }
        text
    }

    fn fee(&mut self, typed: &str) -> Option<i64> {
        money::read(typed).unwrap_or_else(|_| {
            self.add("fee", FaceRefusal::Fee { most: bounds::AMOUNT.most });
            None
        })
    }

    /// The currency. `of_fee` is the one that was typed beside the fee.
    fn currency(&mut self, typed: &str, of_fee: Option<String>) -> String {
        let typed = typed.trim().to_ascii_uppercase();
        let is_one = typed.len() == limits::CURRENCY && typed.bytes().all(|byte| byte.is_ascii_alphabetic());
        if !typed.is_empty() && !is_one {
            self.add("currency", FaceRefusal::Currency);
        }
        match of_fee {
            Some(of_fee) if typed.is_empty() => of_fee,
            Some(of_fee) if is_one && of_fee != typed => {
                self.add("currency", FaceRefusal::CurrenciesDiffer);
                typed
            }
            _ => typed,
        }
    }

    fn link(&mut self, field: &str, typed: &str) -> String {
        let link = typed.trim();
        if let Some(fault) = too_long(link, limits::WEB_ADDRESS) {
            self.add(field, FaceRefusal::TooLong(fault));
        } else if let Some(fault) = web_address_fault(link).filter(|_| !link.is_empty()) {
            self.add(field, refusal_of(fault));
        }
        link.to_owned()
    }

    fn links(&mut self, typed: &str) -> String {
        let text = tidy_lines(typed);
        let lines: Vec<String> = text.lines().map(in_order).filter(|line| !line.is_empty()).collect();
        if lines.len() > limits::LINKS {
            self.add("links", FaceRefusal::TooManyLinks { most: limits::LINKS });
        }
        if let Some(fault) = too_long(&text, limits::LINKS_FIELD) {
            self.add("links", FaceRefusal::TooLong(fault));
        }
        if let Some(refusal) = lines.iter().find_map(|line| fault_of_link(line)) {
            self.add("links", refusal);
        }
        lines.join("\n")
    }
}

/// What is wrong with a line of links, which has one address in front.
fn fault_of_link(line: &str) -> Option<FaceRefusal> {
    let mut words = line.split(' ');
    let fault = web_address_fault(words.next().unwrap_or_default()).map(refusal_of);
    let second = words.any(looks_like_web_address).then_some(FaceRefusal::SecondWebAddress);
    let unseen = line.chars().any(is_unseen).then_some(FaceRefusal::NoWebAddress);
    fault.or(second).or(unseen)
}

fn refusal_of(fault: WebAddressFault) -> FaceRefusal {
    match fault {
        WebAddressFault::NoAddress => FaceRefusal::NoWebAddress,
        WebAddressFault::SignIn => FaceRefusal::WebAddressWithSignIn,
    }
}

/// A line of links with its address in front, wherever it was typed, and single blanks.
fn in_order(line: &str) -> String {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (addresses, others): (Vec<&str>, Vec<&str>) = words.into_iter().partition(|word| looks_like_web_address(word));
    addresses.into_iter().chain(others).collect::<Vec<_>>().join(" ")
}

/// A fingerprint that changes whenever anything of it does. A form sends it back, so that a change made on an old page is
/// noticed.
pub fn fingerprint(face: &Face) -> String {
    let all = serde_json::to_string(face).unwrap_or_default();
    secret::digest(&all).chars().take(16).collect()
}

/// What the audit log keeps: times and amounts, and of texts how long they are. They may name people.
#[derive(Serialize)]
struct FaceAudit<'a> {
    starts_at: Option<i64>,
    doors_at: Option<i64>,
    fee: Option<i64>,
    currency: &'a str,
    description: usize,
    address: usize,
    contact: usize,
    links: usize,
    code_text: usize,
    code_link: usize,
    photo_text: usize,
    photo_link: usize,
}

impl FaceAudit<'_> {
    fn of(face: &Face) -> FaceAudit<'_> {
        let length = |text: &str| text.chars().count();
        FaceAudit {
            starts_at: face.starts_at,
            doors_at: face.doors_at,
            fee: face.fee,
            currency: &face.currency,
            description: length(&face.description),
            address: length(&face.address),
            contact: length(&face.contact),
            links: face.links().count(),
            code_text: length(&face.code_text),
            code_link: length(&face.code_link),
            photo_text: length(&face.photo_text),
            photo_link: length(&face.photo_link),
        }
    }
}

/// Stores what a tournament says of itself. `seen` is the [`fingerprint`] of what the form showed.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed it since.
pub async fn edit_face(context: &Context<'_>, id: TournamentId, typed: &TypedFace, seen: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let after = typed.read().map_err(Error::Faults)?;
    let before = face::of_tournament(&mut action.tx, id).await?;
    if fingerprint(&before) != seen {
        return Err(Error::Stale);
    }
    face::put(&mut action.tx, id, &after).await?;
    let note = AuditEntry::new(AuditAction::EditFace, AuditSubject::Tournament);
    action.commit(note.before(&FaceAudit::of(&before)).after(&FaceAudit::of(&after))).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_well_is_read() {
        let typed = TypedFace {
            starts_at: "10:00".into(),
            doors_at: "9.30".into(),
            description: " Come\r\nand play. ".into(),
            fee: "12,50".into(),
            currency: "eur".into(),
            links: "Club  https://example.org/club\n\nHTTPS://example.org".into(),
            ..TypedFace::default()
        };
        let face = typed.read().expect("no faults");
        assert_eq!((face.starts_at, face.doors_at), (Some(600), Some(570)));
        assert_eq!((face.fee, face.currency.as_str()), (Some(1250), "EUR"));
        assert_eq!(face.description, "Come\nand play.");
        let links: Vec<_> = face.links().collect();
        assert_eq!(links, [("https://example.org/club", "Club"), ("HTTPS://example.org", "")]);
        let paid = |fee: &str| TypedFace { fee: fee.into(), ..TypedFace::default() }.read().expect("no faults");
        let (euros, francs) = (paid("8,50 €"), paid("CHF 20"));
        assert_eq!((euros.fee, euros.currency.as_str()), (Some(850), "EUR"));
        assert_eq!((francs.fee, francs.currency.as_str()), (Some(2000), "CHF"));
        // What the form then shows is read as the same.
        assert_eq!(TypedFace::stored(&face).read().as_ref(), Ok(&face));
        assert_eq!(TypedFace::default().read(), Ok(Face::default()));
    }

    #[test]
    fn every_fault_names_its_field() {
        let check = |field: &str, set: &dyn Fn(&mut TypedFace)| {
            let mut typed = TypedFace::default();
            set(&mut typed);
            let faults = typed.read().expect_err(field);
            assert_eq!(faults.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), [field], "{faults:?}");
        };
        check("starts_at", &|t| t.starts_at = "ten".into());
        check("doors_at", &|t| t.doors_at = "25:00".into());
        check("doors_at", &|t| (t.doors_at, t.starts_at) = ("10:30".into(), "10:00".into()));
        check("description", &|t| t.description = "x".repeat(limits::DESCRIPTION + 1));
        check("address", &|t| t.address = "a\u{7}".into());
        check("contact_lines", &|t| t.contact = "x".repeat(limits::SHORT_LINES + 1));
        check("fee", &|t| t.fee = "twelve".into());
        check("currency", &|t| t.fee = "12".into());
        check("currency", &|t| t.currency = "€".into());
        check("currency", &|t| t.fee = "$ 5".into());
        check("currency", &|t| (t.fee, t.currency) = ("5 €".into(), "CHF".into()));
        check("description", &|t| t.description = "safe\u{202E}txt".into());
        check("links", &|t| t.links = "https://a.org https://b.org two clubs".into());
        check("links", &|t| t.links = "https://ada:secret@e.org our club".into());
        check("links", &|t| t.links = "http://[::1".into());
        check("code_link", &|t| t.code_link = "http://[::1".into());
        check("links", &|t| t.links = "our club".into());
        check("links", &|t| t.links = "javascript:alert(1) club".into());
        check("links", &|t| t.links = "https://e.org\n".repeat(limits::LINKS + 1));
        check("code_text", &|t| t.code_text = "x".repeat(limits::PAPER + 1));
        check("code_link", &|t| t.code_link = "data:text/html,x".into());
        check("photo_link", &|t| t.photo_link = "https://".into());
    }
}
