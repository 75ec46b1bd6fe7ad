//! The identity of a tournament in its digest chain.

use crate::Error;
use reeve_rules::sheets::chain::IDENTITY_LENGTH;

/// A new identity: 32 random hexadecimal digits.
pub(crate) fn draw() -> Result<String, Error> {
    let mut bytes = [0; IDENTITY_LENGTH / 2];
    getrandom::fill(&mut bytes).map_err(|fault| Error::broken(fault.to_string()))?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
