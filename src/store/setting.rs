//! What administrators have chosen for the whole server. What they have not chosen is as the program has it.

use crate::rules::tournament::vocabulary::words;
use crate::store::{Error, Tx};

words! {
    /// Who needs a second factor.
    SecondFactorRule {
        /// Nobody: each person decides.
        Nobody = "nobody",
        /// Administrators.
        Administrators = "administrators",
        /// Everybody with an account.
        Everybody = "everybody",
    }
}

impl SecondFactorRule {
    /// Whether somebody needs one.
    pub fn asks(self, is_admin: bool) -> bool {
        match self {
            SecondFactorRule::Nobody => false,
            SecondFactorRule::Administrators => is_admin,
            SecondFactorRule::Everybody => true,
        }
    }
}

/// Who needs a second factor; nobody where nothing was chosen.
pub async fn second_factor_rule(tx: &mut Tx) -> Result<SecondFactorRule, Error> {
    let chosen = tx.query("select value from setting where name = 'second-factor'").optional_value().await?;
    Ok(chosen.unwrap_or(SecondFactorRule::Nobody))
}

/// Chooses who needs a second factor.
pub async fn set_second_factor_rule(tx: &mut Tx, rule: SecondFactorRule) -> Result<(), Error> {
    tx.query(
        "insert into setting (name, value) values ('second-factor', $1) \
         on conflict (name) do update set value = excluded.value",
    )
    .bind(rule)
    .execute()
    .await?;
    Ok(())
}
