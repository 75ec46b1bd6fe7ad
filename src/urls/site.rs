//! The pages that belong to no tournament: accounts, administration, the operator's texts.

use crate::url::Url;
use reeve_rules::rulings::clauses::Clause;
use reeve_store::site_text::SiteTextKind;
use reeve_store::{AccountId, BanId, PasskeyId, SessionId};

/// The start page.
pub fn home() -> Url {
    Url::new("/")
}

/// All clauses of the rules, in our own words.
pub fn clauses() -> Url {
    Url::new("/rules")
}

/// What the results of all tournaments say together.
pub fn statistics_of_all() -> Url {
    Url::new("/statistics")
}

/// One clause of the rules, on the page of all.
pub fn clause(clause: Clause) -> Url {
    clauses().anchor(clause_anchor(clause))
}

/// The name of a clause on the page of all.
pub fn clause_anchor(clause: Clause) -> String {
    format!("c-{}", clause.number().replace('.', "-"))
}

/// The name of a section or a chapter on the page of all clauses, by its number.
pub fn clauses_anchor(number: &str) -> String {
    format!("s-{}", number.replace('.', "-"))
}

/// The tournaments for programs that follow news: all, or those with these words.
pub fn feed(words: &str) -> Url {
    Url::new("/feed.atom").query_if_any("q", words)
}

/// The metrics of this process, on their own port too.
pub const METRICS: &str = "/metrics";

/// Where the files of `static/` lie.
pub const STATIC: &str = "/static/";

/// News of the tournaments that everybody may see.
pub fn live() -> Url {
    Url::new("/live")
}

/// News of the tournaments that one helps to run.
pub fn own_live() -> Url {
    account().below("live")
}

/// What makes Reeve an entry of a home screen.
pub fn manifest() -> Url {
    Url::new("").below(MANIFEST)
}

/// The last part of the address of every manifest.
pub const MANIFEST: &str = "manifest.webmanifest";

/// What the worker shows in place of a page that the device does not keep.
pub fn no_connection() -> Url {
    Url::new("/no-connection")
}

/// Where the first account is made.
pub fn set_up() -> Url {
    Url::new("/setup")
}

/// Chooses light or dark.
pub fn theme() -> Url {
    Url::new("/theme")
}

/// Where people sign in.
pub fn sign_in() -> Url {
    Url::new("/sign-in")
}

/// Signs out of this browser.
pub fn sign_out() -> Url {
    Url::new("/sign-out")
}

/// Where a code from another device is typed.
pub fn sign_in_with_code() -> Url {
    sign_in().below("code")
}

/// Where the second factor is asked for, after the password.
pub fn sign_in_second_factor() -> Url {
    sign_in().below("second-factor")
}

/// Where people ask for a new password.
pub fn forgotten() -> Url {
    Url::new("/forgotten")
}

/// Where a new password is chosen, by the key that was mailed or read out.
pub fn reset(key: &str) -> Url {
    Url::new("/reset").below(key)
}

/// Where an invitation to the staff of a tournament is accepted, by the key in its link.
pub fn invitation(key: &str) -> Url {
    Url::new("/invited").below(key)
}

/// Accepts an invitation with the account that is signed in.
pub fn accept_invitation(key: &str) -> Url {
    invitation(key).below("accept")
}

/// One's own account.
pub fn account() -> Url {
    Url::new("/account")
}

/// One's own e-mail address.
pub fn own_email() -> Url {
    account().below("email")
}

/// Changes one's own password.
pub fn own_password() -> Url {
    account().below("password")
}

/// Signs another device of one's own account out.
pub fn end_session(id: SessionId) -> Url {
    account().below("sessions").below(id).below("end")
}

/// Signs one's own account out on every device.
pub fn sign_out_everywhere() -> Url {
    account().below("sign-out-everywhere")
}

/// Where one gets the code that signs in on another device.
pub fn device_code() -> Url {
    account().below("code")
}

/// Whether that code was used.
pub fn device_code_state() -> Url {
    device_code().below("state")
}

/// The second factor of one's own account.
pub fn second_factor() -> Url {
    account().below("second-factor")
}

/// Where codes are set up beside passkeys.
pub fn second_factor_codes() -> Url {
    second_factor().query("codes", "new")
}

/// Changes the second factor of one's own account, or makes new recovery codes.
pub fn change_second_factor() -> Url {
    second_factor().below("change")
}

/// Where a passkey for one's own account gets its name, the first step of adding it.
pub fn add_passkey() -> Url {
    passkeys().below("add")
}

/// Where the browser makes it, the second step.
pub fn new_passkey() -> Url {
    passkeys().below("new")
}

/// Removes a passkey from one's own account.
pub fn remove_passkey(id: PasskeyId) -> Url {
    passkeys().below(id).below("remove")
}

fn passkeys() -> Url {
    account().below("passkeys")
}

/// The list of bans, for administrators.
pub fn bans() -> Url {
    Url::new("/admin/bans")
}

/// Ends a ban.
pub fn end_ban(id: BanId) -> Url {
    bans().below(id).below("end")
}

/// The tournaments that one helps to run.
pub fn tournaments() -> Url {
    Url::new("/run")
}

/// The form that creates a tournament.
pub fn new_tournament() -> Url {
    Url::new("/new")
}

/// The import of an archive.
pub fn import_archive() -> Url {
    Url::new("/admin/import")
}

/// How the server stands.
pub fn status() -> Url {
    Url::new("/admin/status")
}

/// The backups.
pub fn backups() -> Url {
    Url::new("/admin/backup")
}

/// A backup that was kept.
pub fn kept_backup(file: &str) -> Url {
    backups().below(file)
}

/// All accounts.
pub fn accounts() -> Url {
    Url::new("/admin/accounts")
}

/// The form that makes an account.
pub fn new_account() -> Url {
    accounts().below("new")
}

/// One account, as administrators see it.
pub fn account_of(id: AccountId) -> Url {
    accounts().below(id)
}

/// Makes a one-time link for an account.
pub fn account_link(id: AccountId) -> Url {
    account_of(id).below("link")
}

/// Gives an account a new password.
pub fn account_password(id: AccountId) -> Url {
    account_of(id).below("password")
}

/// Takes the second factor of an account away.
pub fn account_second_factor(id: AccountId) -> Url {
    account_of(id).below("second-factor")
}

/// Who needs a second factor.
pub fn second_factor_rule() -> Url {
    Url::new("/admin/second-factor")
}

/// The mails that wait or failed.
pub fn mails() -> Url {
    Url::new("/admin/mail")
}

/// Sends a mail to oneself.
pub fn test_mail() -> Url {
    mails().below("test")
}

/// Sends a mail again that was given up.
pub fn retry_mail(id: i64) -> Url {
    mails().below(id).below("retry")
}

/// Takes a mail off the list that was given up.
pub fn drop_mail(id: i64) -> Url {
    mails().below(id).below("drop")
}

/// How many days things are kept.
pub fn keeping() -> Url {
    Url::new("/admin/keeping")
}

/// The operator's texts, to be changed.
pub fn site_texts() -> Url {
    Url::new("/admin/texts")
}

/// One of the operator's texts.
pub fn about(text: SiteTextKind) -> Url {
    Url::new("/about").below(text)
}

/// The audit log of everything.
pub fn audit() -> Url {
    Url::new("/admin/audit")
}

/// The audit log of everything as a file.
pub fn audit_file() -> Url {
    Url::new("/admin/audit.csv")
}
