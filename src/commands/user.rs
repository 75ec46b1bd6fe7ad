//! `reeve user`: accounts, for somebody at the machine itself.

use std::io::{BufRead, IsTerminal};

use crate::commands::effective_settings::RunningNote;
use crate::commands::serve::say;
use crate::commands::store_files;
use crate::commands::store_files::OpenStore;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on, print};
use reeve_actions as actions;
use reeve_actions::Context;
use reeve_actions::accounts::manage;
use reeve_actions::accounts::manage::AccountDetails;
use reeve_actions::accounts::password;
use reeve_actions::accounts::password::Typed;
use reeve_actions::accounts::{reset_password, second_factor};
use reeve_files::table::CsvWriter;
use reeve_http::config::{Listen, PublicAddress, TlsFiles};
use reeve_secret as secret;
use reeve_store::account;
use reeve_store::account::Account;
use reeve_store::{AccountId, Db, Purpose};
use reeve_urls as urls;
use reeve_words as words;
use reeve_words::commands::{AccountChange, account_changed};

/// Arguments of `reeve user`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: UserAction,
}

#[derive(clap::Subcommand)]
enum UserAction {
    /// Print all accounts as CSV
    List(AccountListArgs),
    /// Make an account; the password is asked for, or read from standard input
    Add(Add),
    /// Switch an account off: it can't sign in any more, and its sessions end at once
    Disable(NameArgs),
    /// Switch an account on again
    Enable(NameArgs),
    /// Make an account an administrator's, or take that back
    Admin(AdminArgs),
    /// Give an account a new password, asked for or read from standard input; its sessions end at once
    Password(NameArgs),
    /// Print a one-time link with which an account gets a new password; it works for a day
    Reset(ResetArgs),
    /// Take the second factor, codes and passkeys, off an account where they and the recovery codes are lost
    ResetSecondFactor(NameArgs),
}

#[derive(clap::Args)]
struct AccountListArgs {
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
struct NameArgs {
    /// The name to sign in with
    name: String,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
struct AdminArgs {
    /// The name to sign in with
    name: String,
    /// Take the rights of an administrator away
    #[arg(long)]
    remove: bool,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
struct ResetArgs {
    /// The name to sign in with
    name: String,
    #[command(flatten)]
    listen: Listen,
    #[command(flatten)]
    tls: TlsFiles,
    #[command(flatten)]
    reached: PublicAddress,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
struct Add {
    /// The name to sign in with
    name: String,
    /// The e-mail address, for a link to a new password
    #[arg(long, value_name = "ADDRESS", default_value = "", hide_default_value = true)]
    email: String,
    #[arg(long)]
    admin: bool,
    #[arg(long)]
    may_create: bool,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: Args) -> Result<(), Failure> {
    match args.action {
        UserAction::List(args) => run_list(&args),
        UserAction::Add(add) => run_add(add),
        UserAction::Disable(args) => change(&args, AccountChange::SwitchedOff, |details| details.disabled = true),
        UserAction::Enable(args) => change(&args, AccountChange::SwitchedOn, |details| details.disabled = false),
        UserAction::Admin(AdminArgs { name, remove, store }) => {
            let done = if remove { AccountChange::NoAdministrator } else { AccountChange::MadeAdministrator };
            change(&NameArgs { name, store }, done, |details| details.is_admin = !remove)
        }
        UserAction::Password(args) => run_password(&args),
        UserAction::Reset(reset) => run_reset(&reset),
        UserAction::ResetSecondFactor(reset) => run_reset_second_factor(&reset),
    }
}

/// The columns of `reeve user list`; what is not so is empty.
const COLUMNS: [&str; 6] = ["name", "email", "administrator", "may_create", "switched_off", "made"];

fn run_list(args: &AccountListArgs) -> Result<(), Failure> {
    let accounts = block_on(async {
        let db = args.store.open_existing().await?;
        let mut tx = db.read().await.map_err(store_files::broken)?;
        let accounts = account::all(&mut tx).await.map_err(store_files::broken)?;
        drop(tx);
        db.close().await;
        Ok(accounts)
    })?;
    let mut table = CsvWriter::new(&COLUMNS);
    let yes = |is: bool| if is { "yes" } else { "" }.to_owned();
    for account in accounts {
        table.row(&[
            account.name,
            account.email.unwrap_or_default(),
            yes(account.is_admin),
            yes(account.may_create),
            yes(account.disabled_at.is_some()),
            account.created_at.format("%Y-%m-%d").to_string(),
        ]);
    }
    print(&table.finish())
}

/// Changes what there is to say of an account, as its page does, and says what it is now.
fn change(args: &NameArgs, done: AccountChange, change: impl Fn(&mut AccountDetails)) -> Result<(), Failure> {
    let name = block_on(async {
        let db = args.store.open_existing().await?;
        let changed = changed(&db, &args.name, change).await;
        db.close().await;
        changed
    })?;
    say(&account_changed(&name, done));
    Ok(())
}

async fn changed(db: &Db, name: &str, change: impl Fn(&mut AccountDetails)) -> Result<String, Failure> {
    let known = named(db, name).await?;
    let mut details = AccountDetails {
        name: known.name.clone(),
        email: known.email.unwrap_or_default(),
        is_admin: known.is_admin,
        may_create: known.may_create,
        disabled: known.disabled_at.is_some(),
    };
    change(&mut details);
    let caller = store_files::caller();
    // No command changes the address, so nobody has to be told by mail.
    let done = manage::edit_account(&store_files::context(db, &caller), known.id, known.version, details, false).await;
    done.map_err(refused)?;
    Ok(known.name)
}

/// The account of this name.
async fn named(db: &Db, name: &str) -> Result<Account, Failure> {
    let mut tx = db.read().await.map_err(store_files::broken)?;
    let found = account::by_name(&mut tx, name).await.map_err(store_files::broken)?;
    found.ok_or_else(|| no_account(name))
}

fn no_account(name: &str) -> Failure {
    Failure::input(words::commands::no_account(name))
}

fn refused(error: actions::Error) -> Failure {
    match error {
        actions::Error::Faults(_) | actions::Error::Refused(_) => Failure::input(words::error(&error)),
        other => Failure::Broken(words::error(&other)),
    }
}

fn run_password(args: &NameArgs) -> Result<(), Failure> {
    // Before a password is asked for: who mistyped the name should learn it first.
    let known = block_on(async {
        let db = args.store.open_existing().await?;
        let known = named(&db, &args.name).await;
        db.close().await;
        known
    })?;
    let words = [known.name.as_str(), known.email.as_deref().unwrap_or_default()];
    let (password, again) = ask_password()?;
    refuse(&password::faults_alone(Typed { password: &password, again: &again }, &words))?;
    let hash = secret::hash_password(&password).map_err(|error| Failure::Broken(error.to_string()))?;
    block_on(async {
        let db = args.store.open(Purpose::Maintain).await?;
        let caller = store_files::caller();
        let context = store_files::context(&db, &caller);
        let given = match not_guessed(&context, &password, &words).await {
            Ok(()) => manage::give_password(&context, known.id, hash).await,
            Err(error) => Err(error),
        };
        db.close().await;
        given.map_err(refused)
    })?;
    say(&account_changed(&known.name, AccountChange::NewPassword));
    Ok(())
}

/// Refuses the name of a tournament as a password.
async fn not_guessed(context: &Context<'_>, password: &str, known: &[&str]) -> actions::Result<()> {
    let faults = password::faults(context, Typed { password, again: password }, known).await?;
    if faults.is_empty() { Ok(()) } else { Err(actions::Error::Faults(faults)) }
}

fn run_reset(args: &ResetArgs) -> Result<(), Failure> {
    let own = args.reached.base(&args.listen, &args.tls)?;
    // A server that was started by flags is not known to a command without them, but for its note beside the store.
    let running = match &args.reached.public_url {
        Some(_) => None,
        None => RunningNote::beside_store(args.store.address()).ok().flatten(),
    };
    let base = running.map_or(own, |note| note.base());
    let key = block_on(async {
        let db = args.store.open_existing().await?;
        let caller = store_files::caller();
        let made = reset_password::make_link_by_name(&store_files::context(&db, &caller), &args.name).await;
        db.close().await;
        made.map_err(|error| not_done(&args.name, error))
    })?;
    say(&urls::reset(&key).on(&base));
    Ok(())
}

fn run_reset_second_factor(args: &NameArgs) -> Result<(), Failure> {
    block_on(async {
        let db = args.store.open_existing().await?;
        let caller = store_files::caller();
        let done = second_factor::reset_by_name(&store_files::context(&db, &caller), &args.name, false).await;
        db.close().await;
        done.map_err(|error| not_done(&args.name, error))
    })?;
    say(&account_changed(&args.name, AccountChange::NoSecondFactor));
    Ok(())
}

/// Why nothing was done to the account of that name.
fn not_done(name: &str, error: actions::Error) -> Failure {
    match error {
        actions::Error::Missing => no_account(name),
        other => refused(other),
    }
}

fn run_add(add: Add) -> Result<(), Failure> {
    let details = AccountDetails {
        name: add.name,
        email: add.email,
        is_admin: add.admin,
        may_create: add.may_create || add.admin,
        ..AccountDetails::default()
    };
    refuse(&manage::detail_faults(&details))?;
    // Before a password is asked for: who is in the wrong folder should learn it first.
    block_on(add.store.must_be_there())?;
    let (password, again) = ask_password()?;
    let known = [details.name.as_str(), details.email.as_str()];
    refuse(&password::faults_alone(Typed { password: &password, again: &again }, &known))?;
    let name = details.name.trim().to_owned();
    block_on(store(&add.store, details, &password))?;
    say(&account_changed(&name, AccountChange::Added));
    Ok(())
}

async fn store(store: &StoreArgs, details: AccountDetails, password: &str) -> Result<(), Failure> {
    let hash = secret::hash_password(password).map_err(|error| Failure::Broken(error.to_string()))?;
    let db = store.open(Purpose::Maintain).await?;
    let caller = store_files::caller();
    let made = add_checked(&store_files::context(&db, &caller), details, password, hash).await;
    db.close().await;
    made.map(|_| ()).map_err(refused)
}

/// Makes the account, unless its password is the name of a tournament.
async fn add_checked(
    context: &Context<'_>,
    details: AccountDetails,
    password: &str,
    hash: String,
) -> actions::Result<AccountId> {
    not_guessed(context, password, &[&details.name, &details.email]).await?;
    manage::add_account(context, details, hash).await
}

fn refuse(faults: &[actions::Fault]) -> Result<(), Failure> {
    if faults.is_empty() {
        return Ok(());
    }
    Err(Failure::Input(faults.iter().map(words::fault).collect()))
}

/// The password twice from a terminal, without showing it; from anything else the first line, once.
fn ask_password() -> Result<(String, String), Failure> {
    let unread = |error: std::io::Error| Failure::input(words::commands::password_unread(error));
    if std::io::stdin().is_terminal() {
        let password = rpassword::prompt_password(words::commands::ASK_PASSWORD).map_err(unread)?;
        let again = rpassword::prompt_password(words::commands::ASK_AGAIN).map_err(unread)?;
        return Ok((password, again));
    }
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line).map_err(unread)? == 0 {
        return Err(Failure::input(words::commands::NO_PASSWORD));
    }
    let password = line.strip_suffix('\n').unwrap_or(&line);
    let password = password.strip_suffix('\r').unwrap_or(password).to_owned();
    Ok((password.clone(), password))
}
