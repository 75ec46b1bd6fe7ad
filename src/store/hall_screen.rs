//! Screens in the hall. Their codes are stored as they are: the organizers read them from their page to type them, and a code
//! opens nothing but what everybody may see.

use chrono::{DateTime, Utc};

use crate::{AccountId, Error, ScreenId, TournamentId, Tx};
use reeve_rules::tournament::screens::{ScreenPlan, ScreenTheme};

/// A screen as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, sqlx_macros::FromRow)]
pub struct HallScreen {
    /// Its number over all tournaments.
    pub id: ScreenId,
    /// What the organizers call it.
    pub name: String,
    /// The code that is typed on its browser, such as `K7QM-2XWD`.
    pub code: String,
    pub theme: ScreenTheme,
    /// What it shows, as [`ScreenPlan::text`].
    pub screen_plan: String,
    /// Grows with every change of it.
    pub version: i64,
    /// When it was last open in a browser; None where it never was.
    pub seen_at: Option<DateTime<Utc>>,
}

impl HallScreen {
    /// What it shows.
    pub fn plan(&self) -> ScreenPlan {
        ScreenPlan::read(&self.screen_plan)
    }
}

/// The screens of a tournament, the oldest first.
pub async fn of_tournament(tx: &mut Tx, id: TournamentId) -> Result<Vec<HallScreen>, Error> {
    tx.query(
        "select id, name, code, theme, screen_plan, version, seen_at from hall_screen \
         where tournament_id = $1 order by id",
    )
    .bind(id)
    .all()
    .await
}

/// One of them, if it is there.
pub async fn by_id(tx: &mut Tx, id: TournamentId, screen: ScreenId) -> Result<Option<HallScreen>, Error> {
    tx.query(
        "select id, name, code, theme, screen_plan, version, seen_at from hall_screen \
         where tournament_id = $1 and id = $2",
    )
    .bind(id)
    .bind(screen)
    .optional()
    .await
}

/// The screen with this code: its tournament, and its number.
pub async fn by_code(tx: &mut Tx, code: &str) -> Result<Option<(TournamentId, ScreenId)>, Error> {
    tx.query("select tournament_id, id from hall_screen where code = $1").bind(code).optional().await
}

/// Stores a new screen with what a new one shows; gives its number.
pub async fn insert(
    tx: &mut Tx,
    id: TournamentId,
    (name, code): (&str, &str),
    by: Option<AccountId>,
    at: DateTime<Utc>,
) -> Result<ScreenId, Error> {
    tx.query(
        "insert into hall_screen (tournament_id, name, code, theme, screen_plan, made_by, made_at, version) \
         values ($1, $2, $3, $4, $5, $6, $7, 1) returning id",
    )
    .bind(id)
    .bind(name)
    .bind(code)
    .bind(ScreenTheme::Light)
    .bind(ScreenPlan::default().text())
    .bind(by)
    .bind(at)
    .value()
    .await
}

/// Writes back what a screen is called and shows, and its code; counts its version up.
pub async fn update(tx: &mut Tx, screen: &HallScreen) -> Result<(), Error> {
    tx.query(
        "update hall_screen set name = $2, code = $3, theme = $4, screen_plan = $5, version = version + 1 where id = $1",
    )
    .bind(screen.id)
    .bind(screen.name.as_str())
    .bind(screen.code.as_str())
    .bind(screen.theme)
    .bind(screen.screen_plan.as_str())
    .execute()
    .await?;
    Ok(())
}

/// Notes that a screen is open. Its version stays: nobody has changed it.
pub async fn note_seen(tx: &mut Tx, screen: ScreenId, at: DateTime<Utc>) -> Result<(), Error> {
    tx.query("update hall_screen set seen_at = $2 where id = $1").bind(screen).bind(at).execute().await?;
    Ok(())
}

/// Takes a screen away.
pub async fn remove(tx: &mut Tx, screen: ScreenId) -> Result<(), Error> {
    tx.query("delete from hall_screen where id = $1").bind(screen).execute().await?;
    Ok(())
}
