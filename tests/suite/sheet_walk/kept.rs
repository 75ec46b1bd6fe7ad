//! Who acts in a walk, and everything that is kept of the sheets.

use std::collections::{BTreeMap, BTreeSet};

use chrono::Utc;
use reeve_actions::{Caller, Who};
use reeve_rules::rulings::penalty::Penalty;
use reeve_rules::sheets::SignatureWay;
use reeve_rules::tournament::vocabulary::{RoundState, StaffRole};
use reeve_store::player_pin::PlayerPin;
use reeve_store::ruling::KeptRuling;
use reeve_store::sheet::KeptVersion;
use reeve_store::sheet_correction::SheetCorrection;
use reeve_store::sheet_link::SheetLink;
use reeve_store::sheet_signature::KeptSignature;
use reeve_store::snapshot::{Snapshot, Table};
use reeve_store::time::millis;
use reeve_store::{AccountId, Db, PlayerId, Scope, TableId, TournamentId};
use reeve_store::{player_pin, ruling, sheet, sheet_correction, sheet_link, sheet_signature, tablet, tournament};
use reeve_views::sheets::chain;
use reeve_views::sheets::chain::StoredChain;

use crate::support::app::May;
use crate::support::day::Day;

/// The tables at which somebody acts: all of the round.
pub const TABLES: [i64; 2] = [1, 2];

/// Somebody who acts: the staff, an administrator, somebody who has an account and nothing else, the players of both tables, a visitor.
pub struct Cast {
    pub everybody: Vec<(&'static str, Caller)>,
}

impl Cast {
    pub async fn of(day: &Day) -> Cast {
        let account = |name: &str, id: AccountId, is_admin: bool| Who::Account {
            id,
            name: name.to_owned(),
            is_admin,
            may_create: is_admin,
        };
        let second = day.app.account("second judge", May::Nothing).await;
        let both = day.app.account("judge and organizer", May::Nothing).await;
        let stranger = day.app.account("stranger", May::Nothing).await;
        let administrator = day.app.administrator().await;
        let mut tx = day.app.db.write(Scope::Tournament(day.id)).await.unwrap();
        let roles = [(second.id(), StaffRole::Judge), (both.id(), StaffRole::Judge), (both.id(), StaffRole::Organizer)];
        for (account, role) in roles {
            tournament::add_staff(&mut tx, day.id, account, role, millis(Utc::now())).await.unwrap();
        }
        tx.commit().await.unwrap();
        let mut everybody = vec![
            ("visitor", Who::Visitor),
            ("organizer", account("organizer", day.organizer.id(), false)),
            ("judge", account("judge", day.judge.id(), false)),
            ("second judge", account("second judge", second.id(), false)),
            ("judge and organizer", account("judge and organizer", both.id(), false)),
            ("stranger", account("stranger", stranger.id(), false)),
            ("administrator", account("administrator", administrator.id(), true)),
        ];
        for table in &day.stored().await.rounds[0].tables {
            let players = table.seats.iter().map(|seat| Who::Player { player: seat.player_id, tournament: day.id });
            everybody.extend(players.map(|who| ("player", who)).filter(|_| TABLES.contains(&table.row.number)));
        }
        let caller = |(name, who)| (name, Caller { who, address: "192.0.2.7".to_owned() });
        Cast { everybody: everybody.into_iter().map(caller).collect() }
    }

    pub fn called(&self, name: &str) -> (&'static str, Caller) {
        self.everybody.iter().find(|(called, _)| *called == name).expect(name).clone()
    }

    pub fn player(&self, player: PlayerId) -> (&'static str, Caller) {
        self.everybody.iter().find(|(_, caller)| caller.player() == Some(player)).expect("the player").clone()
    }
}

/// Everything that is kept of the sheets of a tournament.
#[derive(PartialEq)]
pub struct Kept {
    pub snapshot: Snapshot,
    pub versions: Vec<KeptVersion>,
    pub links: Vec<SheetLink>,
    pub corrections: Vec<SheetCorrection>,
    pub rulings: Vec<KeptRuling>,
    /// The signatures of each table, those of earlier results too.
    pub signatures: BTreeMap<TableId, Vec<KeptSignature>>,
    pub disputes: Vec<String>,
    pub pins: Vec<PlayerPin>,
    /// The keys of the tablets that are open.
    pub tablets: BTreeMap<TableId, String>,
}

impl Kept {
    pub async fn read(db: &Db, id: TournamentId) -> Kept {
        let mut tx = db.read().await.unwrap();
        let snapshot = Snapshot::load(&mut tx, id).await.unwrap();
        let mut disputes = Vec::new();
        let (mut signatures, mut tablets) = (BTreeMap::new(), BTreeMap::new());
        for table in &snapshot.rounds[0].tables {
            let of_table = reeve_store::sheet_dispute::of_table(&mut tx, table.row.id).await.unwrap();
            disputes.push(format!("{of_table:?}"));
            signatures.insert(table.row.id, sheet_signature::of_table(&mut tx, table.row.id).await.unwrap());
            let open = tablet::of_table(&mut tx, table.row.id, millis(Utc::now())).await.unwrap();
            tablets.extend(open.map(|open| (table.row.id, open.device_key)));
        }
        Kept {
            versions: sheet::all_versions(&mut tx, id).await.unwrap(),
            links: sheet_link::of_tournament(&mut tx, id).await.unwrap(),
            corrections: sheet_correction::of_tournament(&mut tx, id).await.unwrap(),
            rulings: ruling::of_tournament(&mut tx, id).await.unwrap(),
            pins: player_pin::of_tournament(&mut tx, id).await.unwrap(),
            snapshot,
            signatures,
            disputes,
            tablets,
        }
    }

    /// Whether nothing is otherwise, but for the tries that a wrong PIN costs, and the line that says that it is locked.
    pub fn is_but_for_tries(&self, other: &Kept) -> bool {
        let mut snapshot = other.snapshot.clone();
        snapshot.tournament.version = self.snapshot.tournament.version;
        (self.snapshot == snapshot && self.versions == other.versions && self.links == other.links)
            && (self.corrections == other.corrections && self.rulings == other.rulings)
            && (self.signatures == other.signatures && self.disputes == other.disputes && self.tablets == other.tablets)
    }

    pub fn round(&self) -> RoundState {
        self.snapshot.rounds[0].row.state
    }

    /// Who is disqualified, as the rulings say one after the other.
    pub fn out(&self) -> BTreeSet<PlayerId> {
        let mut out = BTreeSet::new();
        for one in &self.rulings {
            match one.row.penalty {
                Penalty::Disqualification => out.extend(&one.players),
                _ if one.row.lifts => out.retain(|player| !one.players.contains(player)),
                _ => {}
            }
        }
        out
    }

    /// Whether every seat that had to sign the sheet of a table signed it on paper, as its newest signatures say.
    pub fn all_on_paper(&self, table: &Table) -> bool {
        let (sheet, kept) = (table.sheet(), &self.signatures[&table.row.id]);
        let newest = |position: i64| kept.iter().rev().find(|one| one.position == position);
        let mut signers = table.seats.iter().enumerate().filter(|(at, _)| sheet.signs(*at));
        signers.all(|(_, seat)| newest(seat.position).is_some_and(|one| one.way == SignatureWay::Paper))
    }

    pub fn table(&self, number: i64) -> &Table {
        self.snapshot.rounds[0].tables.iter().find(|table| table.row.number == number).expect("the table")
    }

    pub async fn check_chain(&self, db: &Db, id: TournamentId) -> Result<(), String> {
        let identity = sheet_link::identity_of(&mut db.read().await.unwrap(), id).await.unwrap().expect("an identity");
        let signatures = sheet_signature::of_tournament(&mut db.read().await.unwrap(), id).await.unwrap();
        let (links, versions, signatures) = (&self.links, &self.versions, &signatures);
        let stored = StoredChain { identity: &identity, links, versions, signatures };
        chain::check(&self.snapshot, stored).map_err(|fault| format!("{fault:?}"))
    }
}
