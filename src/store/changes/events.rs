//! Announcements of what was committed, and the text in which other copies of Reeve get them.

use crate::changes::kinds::ChangeKinds;
use crate::ids::TournamentId;

/// Something was committed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A tournament has reached a version. Versions may be skipped and may come twice; a lower one says nothing new.
    Changed {
        tournament: TournamentId,
        /// The version after the commit.
        version: i64,
        /// What kind of thing it changed.
        kinds: ChangeKinds,
    },
    /// Announcements may have been missed: everything kept in memory has to be asked for again.
    Reload,
}

/// Adds an event to those waiting for the commit: one per tournament, the highest version, all kinds together.
pub(crate) fn queue(waiting: &mut Vec<Event>, event: Event) {
    if let Event::Changed { tournament, version, kinds } = event {
        for known in waiting.iter_mut() {
            if let Event::Changed { tournament: same, version: newest, kinds: all } = known
                && *same == tournament
            {
                *newest = version.max(*newest);
                *all = all.and(kinds);
                return;
            }
        }
    }
    waiting.push(event);
}

/// The text sent to other copies: the sender's number, then `id:version:kinds` of each tournament, or `reload`.
///
/// PostgreSQL takes 8,000 bytes; what would not fit is sent as a reload.
pub(crate) fn to_payload(sender: u64, events: &[Event]) -> String {
    let words: Vec<String> = events
        .iter()
        .map(|event| match event {
            Event::Changed { tournament, version, kinds } => format!("{tournament}:{version}:{}", kinds.number()),
            Event::Reload => "reload".to_owned(),
        })
        .collect();
    let text = format!("{sender} {}", words.join(" "));
    if text.len() < 7_900 { text } else { format!("{sender} reload") }
}

/// Reads the text of a copy: its number, and what it announces. A text that can't be read, perhaps from a newer copy,
/// means that everything is to be reloaded.
pub(crate) fn from_payload(text: &str) -> (Option<u64>, Vec<Event>) {
    let mut words = text.split_ascii_whitespace();
    let sender = words.next().and_then(|word| word.parse().ok());
    let events: Option<Vec<Event>> = words
        .map(|word| {
            let mut parts = word.split(':');
            let (tournament, version) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
            // An older copy does not say what kind of thing it was.
            let kinds = match parts.next() {
                Some(number) => ChangeKinds::from_number(number.parse().ok()?),
                None => ChangeKinds::ALL,
            };
            parts.next().is_none().then_some(Event::Changed { tournament, version, kinds })
        })
        .collect();
    (sender, events.unwrap_or_else(|| vec![Event::Reload]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::changes::kinds::ChangeKind;

    fn changed(tournament: i64, version: i64) -> Event {
        Event::Changed { tournament: TournamentId(tournament), version, kinds: ChangeKind::People.into() }
    }

    #[test]
    fn payloads_come_back() {
        let check = |events: &[Event]| {
            assert_eq!(from_payload(&to_payload(2, events)), (Some(2), events.to_vec()));
        };
        check(&[]);
        check(&[changed(7, 3)]);
        check(&[changed(7, 3), changed(8, i64::MAX)]);
        check(&[Event::Reload]);
    }

    #[test]
    fn what_is_too_long_or_unknown_is_a_reload() {
        let many: Vec<Event> = (0..2000).map(|i| changed(i, i)).collect();
        assert_eq!(from_payload(&to_payload(2, &many)), (Some(2), vec![Event::Reload]));
        assert_eq!(from_payload("2 what:is this"), (Some(2), vec![Event::Reload]));
    }

    #[test]
    fn one_event_per_tournament() {
        let mut waiting = Vec::new();
        for event in [changed(1, 5), changed(2, 1), changed(1, 6), changed(1, 4)] {
            queue(&mut waiting, event);
        }
        assert_eq!(waiting, [changed(1, 6), changed(2, 1)]);
        let kinds = ChangeKind::Results.into();
        queue(&mut waiting, Event::Changed { tournament: TournamentId(2), version: 2, kinds });
        let both = ChangeKinds::from(ChangeKind::People).and(kinds);
        assert_eq!(waiting[1], Event::Changed { tournament: TournamentId(2), version: 2, kinds: both });
    }

    #[test]
    fn an_older_copy_says_no_kinds() {
        let all = Event::Changed { tournament: TournamentId(7), version: 3, kinds: ChangeKinds::ALL };
        assert_eq!(from_payload("2 7:3"), (Some(2), vec![all]));
        assert_eq!(from_payload("2 7:3:1:9"), (Some(2), vec![Event::Reload]));
    }
}
