//! `reeve mail`: whether mails get out.

use crate::commands::serve::say;
use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on};
use reeve_actions as actions;
use reeve_actions::mail;
use reeve_http::config::{Listen, Mailing, PublicAddress, TlsFiles};
use reeve_mail::Sender;
use reeve_store::Purpose;
use reeve_words as words;

/// Arguments of `reeve mail`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: MailAction,
}

#[derive(clap::Subcommand)]
enum MailAction {
    /// Send a mail to an address at once, and say what came of it
    Test(TestArgs),
}

#[derive(clap::Args)]
struct TestArgs {
    address: String,
    #[command(flatten)]
    mailing: Mailing,
    #[command(flatten)]
    listen: Listen,
    #[command(flatten)]
    tls: TlsFiles,
    #[command(flatten)]
    reached: PublicAddress,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: &Args) -> Result<(), Failure> {
    let MailAction::Test(args) = &args.action;
    let to = &*mail::peeled(&args.address);
    if mail::is_no_address(to) {
        return Err(Failure::input(words::commands::no_email(&args.address)));
    }
    let base = args.reached.base(&args.listen, &args.tls)?;
    let sender = Sender::of(&args.mailing.setting()).map_err(|fault| words::mail::setting_fault(&fault))?;
    let sender = sender.ok_or_else(|| Failure::input(words::mail::HOW_TO_SET_UP))?;
    block_on(async {
        args.store.must_be_there().await?;
        let db = args.store.open(Purpose::Maintain).await?;
        let caller = store_files::caller();
        let context = store_files::context(&db, &caller);
        let letter = words::mail::letter(mail::direct_test(&context, to), &base);
        let sent = sender.send_now(&letter).await;
        let noted = mail::note_direct_test(&context, &sent).await;
        db.close().await;
        noted.map_err(|error: actions::Error| Failure::Broken(words::error(&error)))?;
        sent.map_err(|unsent| Failure::Broken(words::mail::not_sent(to, &sender.destination(), &unsent)))
    })?;
    say(&words::mail::handed_over(to, &sender.destination()));
    Ok(())
}
