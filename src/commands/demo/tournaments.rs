//! The tournaments of the demonstration, made by the same actions that people use.

use chrono::{DateTime, TimeDelta, Utc};

use crate::commands::demo::people::{Invented, people};
use reeve_actions::bracket::finish::finish;
use reeve_actions::bracket::make_tables::make_tables;
use reeve_actions::people::agreement::Agreement;
use reeve_actions::people::register::{Registration, register};
use reeve_actions::people::{check_in, person};
use reeve_actions::rounds::close;
use reeve_actions::rounds::publish::publish_round;
use reeve_actions::rounds::start;
use reeve_actions::seating::make_schedule;
use reeve_actions::seating::workers::Workers;
use reeve_actions::sheets::TableAt;
use reeve_actions::sheets::choose_seats::{BeforeGame, confirm_layout, name_judge};
use reeve_actions::sheets::enter_result::{EnterResult, enter_result};
use reeve_actions::standings::draw_lots::{DrawLots, How, draw_lots};
use reeve_actions::tournament::details::TypedDetails;
use reeve_actions::tournament::staff::{AddStaff, add_staff};
use reeve_actions::tournament::{create, phases};
use reeve_actions::{Caller, Context, Error, Result, Who};
use reeve_rules::games::BASE;
use reeve_rules::rng::Rng;
use reeve_rules::sheets::{SeatResult, TableResult};
use reeve_rules::tournament::vocabulary::{StaffRole, Stage};
use reeve_store::{Db, Snapshot, TournamentId};
use reeve_views::rounds::RoundAt;
use reeve_words as words;

/// A tournament that was made, as the terminal names it.
pub(crate) struct DemoTournament {
    /// What there is to see.
    pub about: &'static str,
    pub slug: String,
    /// The secret of one player's private link.
    pub link: Option<String>,
}

/// Makes all three: before registration closes, after the second game, and finished.
pub(crate) async fn make(db: &Db, organizer: &Who, now: DateTime<Utc>) -> Result<Vec<DemoTournament>> {
    Ok(vec![
        open(Play::new(db, organizer, now - TimeDelta::days(9), 11)).await?,
        two_games(Play::new(db, organizer, now - TimeDelta::hours(5), 12)).await?,
        finished(Play::new(db, organizer, now - TimeDelta::days(28), 13)).await?,
    ])
}

/// Registration is open: 21 have registered, there is room for 20, one waits.
async fn open(mut play: Play<'_>) -> Result<DemoTournament> {
    let day = play.clock + TimeDelta::days(23);
    let slug = play.create(("Winter Harbor Open", "winter-harbor", "Café Brick, Utrecht"), day, "20").await?;
    let links = play.register(21).await?;
    Ok(DemoTournament { about: words::commands::DEMO_OPEN, slug, link: links.into_iter().next() })
}

/// 33 players after the second game; the third is seated but not published.
async fn two_games(mut play: Play<'_>) -> Result<DemoTournament> {
    let slug = play.create(("Inland Masters", "inland-masters", "Town Hall, Leipzig"), play.clock, "").await?;
    let links = play.register(33).await?;
    play.begin().await?;
    for number in 1..=2 {
        play.round(RoundAt { stage: Stage::Prelim, number }).await?;
    }
    Ok(DemoTournament { about: words::commands::DEMO_PLAYING, slug, link: links.into_iter().next() })
}

/// 24 players, played to the end.
async fn finished(mut play: Play<'_>) -> Result<DemoTournament> {
    let slug = play.create(("Autumn Settlers Cup", "autumn-cup", "Library, Kraków"), play.clock, "").await?;
    let links = play.register(24).await?;
    play.begin().await?;
    for number in 1..=3 {
        play.round(RoundAt { stage: Stage::Prelim, number }).await?;
    }
    for stage in [Stage::Semi, Stage::Final] {
        play.tables(stage).await?;
        play.round(RoundAt::later(stage)).await?;
    }
    finish(&play.context(), play.id).await?;
    Ok(DemoTournament { about: words::commands::DEMO_FINISHED, slug, link: links.into_iter().next() })
}

/// The organizer of one tournament, with a clock that goes on as the day does.
struct Play<'a> {
    db: &'a Db,
    caller: Caller,
    clock: DateTime<Utc>,
    rng: Rng,
    seed: u64,
    id: TournamentId,
}

impl<'a> Play<'a> {
    fn new(db: &'a Db, organizer: &Who, clock: DateTime<Utc>, seed: u64) -> Play<'a> {
        let caller = Caller { who: organizer.clone(), address: String::new() };
        Play { db, caller, clock, rng: Rng::new(seed), seed, id: TournamentId(0) }
    }

    fn context(&self) -> Context<'_> {
        Context { db: self.db, caller: &self.caller, now: self.clock, form: None }
    }

    fn wait(&mut self, minutes: i64) {
        self.clock += TimeDelta::minutes(minutes);
    }

    async fn snapshot(&self) -> Result<Snapshot> {
        let mut tx = self.db.read().await?;
        Ok(Snapshot::load(&mut tx, self.id).await?)
    }

    /// Creates the tournament with its judge and opens registration; gives its short address.
    async fn create(
        &mut self,
        (name, slug, place): (&str, &str, &str),
        day: DateTime<Utc>,
        capacity: &str,
    ) -> Result<String> {
        let day = day.date_naive();
        let typed = TypedDetails {
            name: name.to_owned(),
            slug: slug.to_owned(),
            place: place.to_owned(),
            starts_on: day.to_string(),
            time_zone: "Europe/Berlin".to_owned(),
            capacity: capacity.to_owned(),
            ..words::tournament::new_details(chrono::Datelike::year(&day))
        };
        let made = create::create_tournament(&self.context(), &typed).await?;
        self.id = made.id;
        let judge = AddStaff { name: "judge".to_owned(), role: StaffRole::Judge, another_person: false };
        add_staff(&self.context(), self.id, &judge).await?;
        phases::open_registration(&self.context(), self.id).await?;
        Ok(made.slug)
    }

    /// Registers people by the public form; gives the secrets of their private links.
    async fn register(&mut self, count: usize) -> Result<Vec<String>> {
        let visitor = Caller { who: Who::Visitor, address: String::new() };
        let mut links = Vec::new();
        for one in people(count, self.seed) {
            self.clock += TimeDelta::seconds(50);
            let context = Context { db: self.db, caller: &visitor, now: self.clock, form: None };
            links.push(register(&context, self.id, registration(one), u32::MAX).await?);
        }
        Ok(links)
    }

    /// Checks everybody in and makes the seat schedule.
    async fn begin(&mut self) -> Result<()> {
        self.wait(5);
        phases::start_check_in(&self.context(), self.id).await?;
        for player in self.snapshot().await?.players {
            self.clock += TimeDelta::seconds(15);
            check_in::check_in(&self.context(), self.id, player.number, true).await?;
        }
        self.wait(2);
        let workers = Workers::new(1);
        make_schedule::make_schedule(
            &self.context(),
            workers.request(workers.number()),
            self.id,
            Some(i64::from(2026)),
            "",
        )
        .await?;
        Ok(())
    }

    /// Makes the tables of the semi-finals or the final, with lots where they are needed.
    async fn tables(&mut self, stage: Stage) -> Result<()> {
        self.wait(5);
        if make_tables(&self.context(), self.id, stage, false).await.is_ok() {
            return Ok(());
        }
        let lots = DrawLots { how: How::Reeve(self.seed), everybody: false, witness: "the judge".to_owned() };
        draw_lots(&self.context(), self.id, lots).await?;
        make_tables(&self.context(), self.id, stage, false).await.map(drop)
    }

    /// Plays a whole round: seats, games, sheets signed, closed.
    async fn round(&mut self, at: RoundAt) -> Result<()> {
        publish_round(&self.context(), self.id, at, false).await?;
        self.wait(10);
        self.before_games(at).await?;
        start::start_round(&self.context(), self.id, at, &[]).await?;
        self.wait(45);
        let snapshot = self.snapshot().await?;
        let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
        for table in &round.tables {
            self.clock += TimeDelta::seconds(70);
            let table_at = TableAt { round: at, table: table.row.number };
            let result = self.game(table.seats.len());
            let entered = EnterResult { at: table_at, version: 0, result, signed: true, claimed: None };
            enter_result(&self.context(), self.id, entered).await?;
        }
        self.wait(3);
        close::close_round(&self.context(), self.id, at).await?;
        Ok(())
    }

    /// In a later stage: the layouts are confirmed, and a judge is named for each table.
    async fn before_games(&mut self, at: RoundAt) -> Result<()> {
        if at.stage == Stage::Prelim {
            return Ok(());
        }
        let snapshot = self.snapshot().await?;
        let judge = snapshot.staff.iter().find(|member| member.role == StaffRole::Judge).map(|judge| judge.account_id);
        let round = snapshot.round(at.stage, at.number).ok_or(Error::Missing)?;
        for table in &round.tables {
            let table_at = TableAt { round: at, table: table.row.number };
            let seen = BeforeGame { at: table_at, version: table.row.version };
            confirm_layout(&self.context(), self.id, seen).await?;
            name_judge(&self.context(), self.id, table_at, judge).await?;
        }
        Ok(())
    }

    /// A result as games end: one with 10 VP, now and then 11, the others from 2 to 9.
    fn game(&mut self, seats: usize) -> TableResult {
        let winner = self.rng.below(seats);
        let mut order: Vec<i64> = (1..).take(seats).collect();
        let mut colours = BASE.colours.to_vec();
        self.rng.shuffle(&mut order);
        self.rng.shuffle(&mut colours);
        let places = order.into_iter().zip(colours).zip(1..).enumerate();
        let seats = places.map(|(seat, ((play_order, colour), position))| {
            let won = seat == winner;
            let vp = if won { 10 + usize::from(self.rng.below(9) == 0) } else { 2 + self.lesser() };
            SeatResult {
                position,
                vp: i64::try_from(vp).ok(),
                winner: won,
                colour: Some(colour),
                play_order: Some(play_order),
                ..SeatResult::default()
            }
        });
        TableResult { seats: seats.collect(), handler: None }
    }

    /// From 0 to 7, the middle more often.
    fn lesser(&mut self) -> usize {
        self.rng.below(4) + self.rng.below(5)
    }
}

fn registration(one: Invented) -> Registration {
    Registration {
        typed: person::TypedPerson {
            name: one.name,
            email: String::new(),
            club: one.club,
            country: one.country,
            groups: one.group,
        },
        agreement: Agreement { code: true, photo: true, ..Agreement::default() },
        ..Registration::default()
    }
}
