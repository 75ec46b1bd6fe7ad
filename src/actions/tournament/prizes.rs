//! Change the prizes of a tournament.

use reeve_limits as limits;
use reeve_rules::text::{has_something_to_read, is_unseen, too_long};
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::prizes::PrizeBand;
use reeve_secret as secret;
use reeve_store::TournamentId;
use reeve_store::prize_band;

use crate::tournament::face_refusal::FaceRefusal;
use crate::tournament::refusal::Refusal;
use crate::{Action, AuditAction, AuditEntry, AuditSubject, Context, Error, Fault, Permission, Result};

/// A line of the form as it was typed.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TypedPrize {
    pub first: String,
    /// The last rank; empty: the same.
    pub last: String,
    pub prize: String,
}

impl TypedPrize {
    /// What the form shows of a prize that is stored.
    pub fn stored(band: &PrizeBand) -> TypedPrize {
        let last = if band.to == band.from { String::new() } else { band.to.to_string() };
        TypedPrize { first: band.from.to_string(), last, prize: band.prize.clone() }
    }

    /// Whether nothing was typed in the line.
    pub fn is_empty(&self) -> bool {
        [&self.first, &self.last, &self.prize].iter().all(|text| text.trim().is_empty())
    }

    fn read(&self, line: usize, faults: &mut Vec<Fault>) -> Option<PrizeBand> {
        let before = faults.len();
        let mut add = |field: &str, refusal| faults.push(Fault::new(format!("{field}-{line}"), Refusal::Face(refusal)));
        let rank = |typed: &str| typed.trim().parse::<i64>().ok().filter(|rank| bounds::PRIZE_RANK.contain(*rank));
        let no_rank = FaceRefusal::NoRank { most: bounds::PRIZE_RANK.most };
        let from = rank(&self.first);
        if from.is_none() {
            add("first", no_rank);
        }
        let to = if self.last.trim().is_empty() { from } else { rank(&self.last) };
        if to.is_none() && from.is_some() {
            add("last", no_rank);
        }
        if from.zip(to).is_some_and(|(from, to)| to < from) {
            add("last", FaceRefusal::RanksTurned);
        }
        let prize = self.prize.trim().to_owned();
        if !has_something_to_read(&prize) {
            add("prize", FaceRefusal::PrizeMissing);
        }
        if let Some(fault) = too_long(&prize, limits::PRIZE) {
            add("prize", FaceRefusal::TooLong(fault));
        }
        if prize.chars().any(is_unseen) {
            add("prize", FaceRefusal::Control);
        }
        let band = PrizeBand { from: from?, to: to?, prize };
        (faults.len() == before).then_some(band)
    }
}

/// Reads the lines that are not empty; every fault with the name of its field.
pub(crate) fn read(typed: &[TypedPrize]) -> std::result::Result<Vec<PrizeBand>, Vec<Fault>> {
    let mut faults = Vec::new();
    let lines = typed.iter().zip(1..).filter(|(prize, _)| !prize.is_empty());
    let mut bands: Vec<PrizeBand> = lines.filter_map(|(prize, line)| prize.read(line, &mut faults)).collect();
    bands.sort_by_key(|band| (band.from, band.to));
    if faults.is_empty() { Ok(bands) } else { Err(faults) }
}

/// A fingerprint that changes whenever anything of it does.
pub fn fingerprint(bands: &[PrizeBand]) -> String {
    let all: Vec<String> = bands.iter().map(|band| format!("{} {} {}", band.from, band.to, band.prize)).collect();
    secret::digest(&all.join("\n")).chars().take(16).collect()
}

/// Stores prizes. `seen` is the [`fingerprint`] of those that the form showed.
///
/// Errors: faults by field; [`Error::Stale`] where somebody else changed them since.
pub async fn edit_prizes(context: &Context<'_>, id: TournamentId, typed: &[TypedPrize], seen: &str) -> Result<()> {
    let mut action = Action::begin(context, id, Permission::Run).await?;
    let after = read(typed).map_err(Error::Faults)?;
    let before = prize_band::of_tournament(&mut action.tx, id).await?;
    if fingerprint(&before) != seen {
        return Err(Error::Stale);
    }
    prize_band::put(&mut action.tx, id, &after).await?;
    let ranks = |bands: &[PrizeBand]| bands.iter().map(|band| (band.from, band.to)).collect::<Vec<_>>();
    let note = AuditEntry::new(AuditAction::EditPrizes, AuditSubject::Tournament);
    action.commit(note.before(&ranks(&before)).after(&ranks(&after))).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(first: &str, last: &str, prize: &str) -> TypedPrize {
        TypedPrize { first: first.into(), last: last.into(), prize: prize.into() }
    }

    #[test]
    fn one_rank_or_several_have_a_prize() {
        let bands = read(&[line("2", "4", "box"), TypedPrize::default(), line("1", "", " cup ")]).expect("no faults");
        let shown: Vec<_> = bands.iter().map(|band| (band.from, band.to, band.prize.as_str())).collect();
        assert_eq!(shown, [(1, 1, "cup"), (2, 4, "box")]);
        assert_eq!(read(&bands.iter().map(TypedPrize::stored).collect::<Vec<_>>()), Ok(bands));
    }

    #[test]
    fn every_fault_names_its_line() {
        let check = |prize: TypedPrize, field: &str| {
            let faults = read(&[TypedPrize::default(), prize]).expect_err(field);
            assert_eq!(faults.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), [field], "{faults:?}");
        };
        check(line("0", "", "cup"), "first-2");
        check(line("", "4", "cup"), "first-2");
        check(line("1", "many", "cup"), "last-2");
        check(line("4", "1", "cup"), "last-2");
        check(line("1", "", ""), "prize-2");
        check(line("1", "", &"x".repeat(limits::PRIZE + 1)), "prize-2");
    }
}
