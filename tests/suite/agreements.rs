//! Who has not agreed to the code of conduct and the photo policy is reminded, or gets no seat, as the tournament says.

use chrono::Utc;
use reeve_rules::tournament::settings::AgreementRule;
use reeve_rules::tournament::vocabulary::RoundState;
use reeve_store::player::Player;
use reeve_store::time::millis;

use super::support::day::{Day, day};

fn agree(player: &mut Player) {
    player.agreed_at = Some(millis(Utc::now()));
    player.code_version = Some("1".to_owned());
    player.photo_version = Some("1".to_owned());
}

/// Thirteen players who are here, of whom the last two have not agreed.
async fn thirteen(rule: AgreementRule) -> Day {
    let day = day(13).await;
    day.change(|row| row.settings.agreement = rule).await;
    for number in 1..=11 {
        day.change_player(&format!("Player {number:02}"), agree).await;
    }
    day
}

async fn own_page(day: &Day, name: &str) -> String {
    let snapshot = day.stored().await;
    let player = snapshot.players.iter().find(|player| player.label() == name).expect("the player");
    day.app.visitor().get(&format!("/p/{}", player.link_token)).await.ok().body()
}

#[tokio::test]
async fn an_agreement_on_paper_is_noted_at_the_check_in_and_leads_back_to_its_line() {
    let day = thirteen(AgreementRule::Asked).await;
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert_eq!(list.attributes("#players form input[name=move]", "value"), ["agreed-at-check-in"; 2]);
    let forms = list.attributes("#players form:has(input[name=move])", "action");
    let noted = day.organizer.post(&forms[0], &[("move", "agreed-at-check-in")]).await.expect(303);
    assert!(noted.header("location").starts_with(&format!("{}#p-", day.run("check-in"))), "{noted}");
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert_eq!(list.attributes("#players form input[name=move]", "value").len(), 1);
    day.organizer.post(&forms[1], &[("move", "agreed-at-home")]).await.expect(400);
}

#[tokio::test]
async fn where_it_is_only_asked_everybody_plays_and_nobody_is_told_otherwise() {
    let day = thirteen(AgreementRule::Asked).await;
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.says("has not agreed to code and photos yet") && !list.says("gets no seat"), "{list}");
    assert!(list.says("With 13 checked in"), "{list}");
    let own = own_page(&day, "Player 13").await;
    assert!(own.contains("Please agree here.") && !own.contains("no seat"), "{own}");
    assert!(day.app.visitor().get(&day.public("rules")).await.ok().says("are reminded, but may play"));
    day.make().await;
    day.press("prelim/1", "publish").await.expect(303);
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(day.stored().await.tournament.attendance, Some(13));
    // Neither registration nor the own page claims what is not so.
    let token = day.stored().await.players[12].link_token.clone();
    let page = day.app.visitor().post(&format!("/p/{token}/agree"), &[]).await.expect(422);
    assert!(page.fault("code").contains("Tick that you agree") && !page.says("Nobody plays"), "{page}");
}

#[tokio::test]
async fn where_it_is_needed_seats_are_made_without_those_who_have_not_agreed() {
    let day = thirteen(AgreementRule::Needed).await;
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(next.says("Player 12 and Player 13 have not agreed"), "{next}");
    let list = day.organizer.get(&day.run("check-in")).await.ok();
    assert!(list.says("With 11 checked in") && list.says("gets no seat until then"), "{list}");
    assert!(own_page(&day, "Player 13").await.contains("You get no seat until you agree."));
    assert!(day.app.visitor().get(&day.public("rules")).await.ok().says("Only players who have agreed"));
    let seated = async |name: &str| {
        let snapshot = day.stored().await;
        let player = snapshot.players.iter().find(|player| player.label() == name).expect("the player").id;
        snapshot.rounds[0].tables.iter().flat_map(|table| &table.seats).any(|seat| seat.player_id == player)
    };
    day.make().await;
    assert!(seated("Player 11").await && !seated("Player 12").await && !seated("Player 13").await);

    // One agrees: then there is no seat for somebody who could have one, as for anybody who comes.
    day.change_player("Player 12", agree).await;
    let refused = day.press("prelim/1", "publish").await.expect(409);
    assert!(refused.says("checked in, but without a seat"), "{refused}");
    day.make().await;
    assert!(seated("Player 12").await && !seated("Player 13").await);
    // New papers after the seats were made: who sits there is named.
    day.change_player("Player 03", |player| player.code_version = Some("0".to_owned())).await;
    let refused = day.press("prelim/1", "publish").await.expect(409);
    assert!(refused.says("Player 03 has a seat without having agreed"), "{refused}");
    day.change_player("Player 03", agree).await;
    day.press("prelim/1", "publish").await.expect(303);
    day.change_player("Player 04", |player| player.agreed_at = None).await;
    let refused = day.press("prelim/1", "start").await.expect(409);
    assert!(refused.says("Player 04 has a seat without having agreed"), "{refused}");
    let next = day.organizer.get("/run/spring").await.ok();
    assert!(next.says("has not agreed to code and photos: Player 04"), "{next}");
    day.change_player("Player 04", agree).await;
    day.press("prelim/1", "start").await.expect(303);
    assert_eq!(day.stored().await.tournament.attendance, Some(12));

    // Who plays goes on, whatever new version there is.
    day.change(|row| row.code_version = "2".to_owned()).await;
    day.play("prelim/1").await;
    day.press("prelim/1", "close").await.expect(303);
    for step in ["publish", "start"] {
        day.press("prelim/2", step).await.expect(303);
    }
    assert_eq!(day.stored().await.rounds[1].row.state, RoundState::Playing);
}
