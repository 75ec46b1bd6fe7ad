//! `reeve user`: accounts, for somebody at the machine itself.

use std::io::{BufRead, IsTerminal};

use chrono::Utc;

use crate::actions;
use crate::actions::accounts::manage;
use crate::actions::accounts::manage::AccountDetails;
use crate::actions::accounts::password;
use crate::actions::accounts::password::Typed;
use crate::actions::accounts::{reset_password, second_factor};
use crate::actions::{Caller, Context, Who};
use crate::commands::serve::say;
use crate::commands::store_files;
use crate::commands::store_files::StoreArgs;
use crate::commands::{Failure, block_on};
use crate::config::{Reached, checked_url};
use crate::secret;
use crate::store::time::millis;
use crate::store::{AccountId, Purpose};
use crate::web::ui::{urls, words};

/// Arguments of `reeve user`.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: UserAction,
}

#[derive(clap::Subcommand)]
enum UserAction {
    /// Make an account; the password is asked for, or read from standard input
    Add(Add),
    /// Print a one-time link with which an account gets a new password; it works for a day
    Reset(ResetArgs),
    /// Take the second factor off an account whose phone and recovery codes are lost
    ResetSecondFactor(ResetSecondFactorArgs),
}

#[derive(clap::Args)]
struct ResetSecondFactorArgs {
    /// The name to sign in with
    name: String,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
struct ResetArgs {
    /// The name to sign in with
    name: String,
    #[command(flatten)]
    reached: Reached,
    #[command(flatten)]
    store: StoreArgs,
}

#[derive(clap::Args)]
struct Add {
    /// The name to sign in with
    name: String,
    /// Make it an administrator's
    #[arg(long)]
    admin: bool,
    /// Let it create tournaments
    #[arg(long)]
    may_create: bool,
    #[command(flatten)]
    store: StoreArgs,
}

/// Runs the command. A server may run on the same store meanwhile.
pub fn run(args: Args) -> Result<(), Failure> {
    match args.action {
        UserAction::Add(add) => run_add(add),
        UserAction::Reset(reset) => run_reset(&reset),
        UserAction::ResetSecondFactor(reset) => run_reset_second_factor(&reset),
    }
}

fn run_reset(args: &ResetArgs) -> Result<(), Failure> {
    let base = args.reached.public_url.as_deref().unwrap_or("http://127.0.0.1:8080");
    let base = checked_url(base).map_err(Failure::input)?;
    let key = block_on(async {
        let db = args.store.open_existing().await?;
        let caller = store_files::caller();
        let made = reset_password::make_link_by_name(&store_files::context(&db, &caller), &args.name).await;
        db.close().await;
        made.map_err(|error| not_done(&args.name, &error))
    })?;
    say(&urls::reset(&key).on(&base));
    Ok(())
}

fn run_reset_second_factor(args: &ResetSecondFactorArgs) -> Result<(), Failure> {
    crate::commands::block_on(async {
        let db = args.store.open_existing().await?;
        let caller = store_files::caller();
        let done = second_factor::reset_by_name(&store_files::context(&db, &caller), &args.name, false).await;
        db.close().await;
        done.map_err(|error| not_done(&args.name, &error))
    })?;
    say(&format!("{} signs in with the password alone now.", args.name));
    Ok(())
}

/// Why nothing was done to the account of that name.
fn not_done(name: &str, error: &actions::Error) -> Failure {
    match error {
        actions::Error::Missing => Failure::input(format!("There is no account {name:?} in this store")),
        actions::Error::Refused(_) => Failure::input(words::error(error)),
        other => Failure::Broken(words::error(other)),
    }
}

fn run_add(add: Add) -> Result<(), Failure> {
    let details = AccountDetails {
        name: add.name,
        is_admin: add.admin,
        may_create: add.may_create || add.admin,
        ..AccountDetails::default()
    };
    refuse(&manage::detail_faults(&details))?;
    // Before a password is asked for: who is in the wrong folder should learn it first.
    block_on(add.store.must_be_there())?;
    let (password, again) = ask_password()?;
    refuse(&password::faults_alone(Typed { password: &password, again: &again }, &[&details.name]))?;
    let name = details.name.trim().to_owned();
    block_on(store(&add.store, details, &password))?;
    say(&format!("{name} can sign in now."));
    Ok(())
}

async fn store(store: &StoreArgs, details: AccountDetails, password: &str) -> Result<(), Failure> {
    let hash = secret::hash_password(password).map_err(|error| Failure::Broken(error.to_string()))?;
    let db = store.open(Purpose::Maintain).await?;
    let caller = Caller { who: Who::Command, address: String::new() };
    let context = Context { db: &db, caller: &caller, now: millis(Utc::now()), form: None };
    let made = add_checked(&context, details, password, hash).await;
    db.close().await;
    made.map(|_| ()).map_err(|error| match error {
        actions::Error::Faults(_) | actions::Error::Refused(_) => Failure::input(words::error(&error)),
        other => Failure::Broken(words::error(&other)),
    })
}

/// Makes the account, unless its password is the name of a tournament.
async fn add_checked(
    context: &Context<'_>,
    details: AccountDetails,
    password: &str,
    hash: String,
) -> actions::Result<AccountId> {
    let faults = password::faults(context, Typed { password, again: password }, &[&details.name]).await?;
    if !faults.is_empty() {
        return Err(actions::Error::Faults(faults));
    }
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
    let unread = |error: std::io::Error| Failure::input(format!("the password can't be read: {error}"));
    if std::io::stdin().is_terminal() {
        let password = rpassword::prompt_password("Password: ").map_err(unread)?;
        let again = rpassword::prompt_password("The same again: ").map_err(unread)?;
        return Ok((password, again));
    }
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).map_err(unread)?;
    let password = line.strip_suffix('\n').unwrap_or(&line);
    let password = password.strip_suffix('\r').unwrap_or(password).to_owned();
    Ok((password.clone(), password))
}
