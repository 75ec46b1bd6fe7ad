//! Make the tournament of a final day from those who have accepted, and keep its players those (1.2.4).

use serde_json::json;

use reeve_rules::series::final_day::{FEWEST_FINALISTS, FinalistState};
use reeve_rules::tournament::vocabulary::{Phase, PlayerSource, PlayerState, StaffRole, Stage, TournamentPart};
use reeve_store::lots::{NewDraw, NewLots};
use reeve_store::player::Player;
use reeve_store::series::Series;
use reeve_store::series_final::{BroughtResult, SeriesFinalist};
use reeve_store::tournament::{StaffMember, Tournament};
use reeve_store::{
    PlayerId, SeriesId, TournamentId, Tx, individual, lots, player, series, series_final, series_lots, tournament,
};

use crate::people::join_person::merge;
use crate::people::move_player::leave;
use crate::people::person;
use crate::people::player::{newcomer, subject};
use crate::series::details::TypedSeries;
use crate::series::disqualified::in_line;
use crate::series::events::NewEvent;
use crate::series::final_date::may_be_played_on;
use crate::series::refusal::Refusal;
use crate::series::refusal::final_day::FinalDayRefusal;
use crate::tournament::create::insert_draft;
use crate::tournament::details::TypedDetails;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Result};
use reeve_views::people::staff::may_play;
use reeve_views::series::final_day::FinalDay;

/// Makes the tournament in which the final day is played: with the details and settings of the series, run by its organizers, for
/// those who have accepted. What each brings from the event that counts stands for its preliminary games. Gives its short address.
///
/// Errors: faults by field; a refusal where the ranking is not frozen, it is made already, or fewer than three have accepted.
pub async fn make_final_day(context: &Context<'_>, id: SeriesId, typed: &NewEvent) -> Result<String> {
    let (mut action, series) = Action::begin_series(context, id).await?;
    let day = in_line(&mut action, context, id).await?.ok_or(Refusal::from(FinalDayRefusal::NotFrozen))?;
    if day.tournament.is_some() {
        return Err(Refusal::from(FinalDayRefusal::FinalDayMade).into());
    }
    let accepted = day.count(FinalistState::Accepted);
    if accepted < FEWEST_FINALISTS {
        return Err(Refusal::from(FinalDayRefusal::TooFewAccepted { accepted }).into());
    }
    let details = TypedDetails {
        name: typed.name.clone(),
        starts_on: typed.starts_on.clone(),
        place: typed.place.clone(),
        slug: String::new(),
        capacity: String::new(),
        ..TypedSeries::stored(&series).details
    };
    let details = details.read().map_err(Error::Faults)?;
    may_be_played_on(&day, &series, details.starts_on, context.now)
        .map_err(|why| Error::fault("starts_on", Refusal::from(why)))?;
    let mut made = insert_draft(&mut action.tx, context, details).await?;
    made.part = TournamentPart::Finals;
    made.phase = Phase::Registration;
    made.announced_day = Some(made.starts_on);
    made.attendance = Some(day.freeze.attendance);
    made.attendance_at = Some(day.freeze.frozen_at);
    made.skip_semis = Some(day.freeze.skip_semis);
    tournament::update(&mut action.tx, &made).await?;
    for organizer in series::organizers(&mut action.tx, id).await? {
        let (role, by) = ((organizer.account_id, StaffRole::Organizer), context.caller.account());
        tournament::let_in(&mut action.tx, made.id, role, context.now, by).await?;
    }
    series_final::set_final(&mut action.tx, id, made.id).await?;
    let mut there = PeopleThere::read(&mut action.tx, made.id).await?;
    let comes = |line: &&SeriesFinalist| line.state == FinalistState::Accepted && !day.is_away(line);
    for line in day.lines.iter().filter(comes) {
        let mut line = line.clone();
        add(&mut action.tx, context, (&made, &mut there), &mut line).await?;
        series_final::update_finalist(&mut action.tx, id, &line).await?;
    }
    carry_lots(&mut action.tx, &series, &made, &day).await?;
    let entry = |subject: &str| AuditEntry::new(AuditAction::MakeFinalDay, AuditSubject::Named(subject.to_owned()));
    let slug = made.slug.clone();
    action.creates(&slug);
    action.change_other(made, entry(&slug).after(&json!({ "series": series.slug, "players": accepted })));
    action.commit(entry(&series.slug).after(&json!({ "final_day": slug, "players": accepted }))).await?;
    Ok(slug)
}

/// Lots of the series carry forward (1.1.9): each drawing in which somebody drew who is invited is one of the final day too.
async fn carry_lots(tx: &mut Tx, series: &Series, made: &Tournament, day: &FinalDay) -> Result<()> {
    let stored = series_lots::lots(tx, series.id).await?;
    let lines = series_final::finalists(tx, series.id).await?;
    let mut there: Vec<(PlayerId, PlayerId)> = Vec::new();
    for line in lines.iter().filter(|line| day.line_of(line.player_id).is_some()) {
        let Some(final_player) = line.final_player_id else { continue };
        for (player, _) in same_person(tx, line.player_id).await? {
            there.push((player, final_player));
        }
    }
    for draw in series_lots::draws(tx, series.id).await? {
        let of_draw = stored.iter().filter(|lot| lot.draw_id == draw.id);
        let drawn: Vec<(PlayerId, i64)> = of_draw
            .filter_map(|lot| Some((there.iter().find(|(player, _)| *player == lot.player_id)?.1, lot.lot)))
            .collect();
        if drawn.is_empty() {
            continue;
        }
        let kept = NewDraw {
            method: draw.method,
            seed: draw.seed,
            reason: draw.reason,
            witness: String::new(),
            drawn_by: draw.drawn_by,
            drawn_at: draw.drawn_at,
        };
        let draw_id = lots::insert_draw(tx, made.id, &kept).await?;
        lots::insert_lots(tx, made.id, draw_id, &NewLots::of(&drawn)?).await?;
    }
    Ok(())
}

/// A player, and everybody who was said to be the same person.
async fn same_person(tx: &mut Tx, id: PlayerId) -> Result<Vec<(PlayerId, TournamentId)>> {
    match individual::of_player(tx, id).await? {
        Some(individual) => Ok(individual::players(tx, individual).await?),
        None => {
            let own = player::by_id(tx, id).await?.ok_or(Error::Missing)?;
            Ok(vec![(id, own.tournament_id)])
        }
    }
}

/// Who is at a final day already: read once, however many come into it.
struct PeopleThere {
    staff: Vec<StaffMember>,
    players: Vec<Player>,
}

impl PeopleThere {
    async fn read(tx: &mut Tx, made: TournamentId) -> Result<PeopleThere> {
        Ok(PeopleThere { staff: tournament::staff(tx, made).await?, players: player::of_tournament(tx, made).await? })
    }
}

/// Puts somebody of the frozen ranking into the final day: who they are is copied from the event that counts, with what it adds up
/// to, and both players are one person from then on.
async fn add(
    tx: &mut Tx,
    context: &Context<'_>,
    (made, there): (&Tournament, &mut PeopleThere),
    line: &mut SeriesFinalist,
) -> Result<i64> {
    let from = player::by_id(tx, line.player_id).await?.ok_or(Error::Missing)?;
    let event = tournament::by_id(tx, from.tournament_id).await?.ok_or(Error::Missing)?;
    not_on_staff(&there.staff, &from)?;
    let mut new = newcomer(context, made.id, PlayerSource::Series, from.person.clone());
    new.person.suffix = person::suffix(&new.person.name, None, &there.players);
    new.minor = from.minor;
    new.no_pictures = from.no_pictures;
    new.language = from.language;
    (new.code_version, new.photo_version, new.agreed_at) = (from.code_version, from.photo_version, from.agreed_at);
    let new = player::insert(tx, &new).await?;
    let (id, number) = (new.id, new.number);
    let brought = BroughtResult { player_id: id, rank: line.rank, tally: line.tally, event: event.name };
    series_final::insert_brought(tx, &brought).await?;
    merge(tx, context, (from.id, from.tournament_id), (id, made.id)).await?;
    line.final_player_id = Some(id);
    there.players.push(new);
    Ok(number)
}

/// Nobody plays where they are on the staff (1.3.2).
fn not_on_staff(staff: &[StaffMember], player: &Player) -> Result<()> {
    let person = &player.person;
    let found = may_play(staff, &person.name, person.email.as_deref(), false);
    found.map_err(|_| Refusal::from(FinalDayRefusal::FinalistIsStaff { name: person.name.clone() }).into())
}

/// Whoever accepts comes into a final day that is made already, or back into it.
///
/// Error: a refusal once its games have begun, and while it is hidden.
pub(super) async fn bring_in(
    action: &mut Action,
    context: &Context<'_>,
    (day, made): (&FinalDay, &Tournament),
    line: &mut SeriesFinalist,
) -> Result<()> {
    takes_players(day)?;
    let number = match line.final_player_id {
        None => {
            let mut there = PeopleThere::read(&mut action.tx, made.id).await?;
            add(&mut action.tx, context, (made, &mut there), line).await?
        }
        Some(id) => {
            let mut back = player::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
            (back.state, back.withdrawn_at, back.disqualified_clause) = (PlayerState::Registered, None, None);
            player::update(&mut action.tx, &back).await?;
            // The place was freed when the tables were made again without them.
            for stage in [Stage::Semi, Stage::Final] {
                lots::delete_decline(&mut action.tx, made.id, stage, id).await?;
            }
            back.number
        }
    };
    action.change_other(made.clone(), AuditEntry::new(AuditAction::AddFinalist, subject(number)));
    Ok(())
}

/// Whoever declines leaves a final day that is made already.
///
/// Error: a refusal once its games have begun, and while it is hidden.
pub(super) async fn take_out(
    action: &mut Action,
    context: &Context<'_>,
    (day, made): (&FinalDay, &Tournament),
    line: &SeriesFinalist,
) -> Result<()> {
    let Some(id) = line.final_player_id else { return Ok(()) };
    takes_players(day)?;
    let mut gone = player::by_id(&mut action.tx, id).await?.ok_or(Error::Missing)?;
    if gone.state != PlayerState::Registered {
        return Ok(());
    }
    leave(context, made, &mut gone);
    player::update(&mut action.tx, &gone).await?;
    action.change_other(made.clone(), AuditEntry::new(AuditAction::WithdrawPlayer, subject(gone.number)));
    Ok(())
}

/// Refuses to change the players of a final day that is hidden, or whose games have begun.
pub(super) fn takes_players(day: &FinalDay) -> Result<()> {
    if day.is_hidden() {
        return Err(Refusal::from(FinalDayRefusal::FinalDayHidden).into());
    }
    if day.has_begun() { Err(Refusal::from(FinalDayRefusal::FinalDayBegun).into()) } else { Ok(()) }
}
