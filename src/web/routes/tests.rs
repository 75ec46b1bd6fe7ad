//! The pattern of a route and the function that makes its address belong together: each has the other.

use actix_web::http::Method;
use reeve_http::guard::route_table;
use reeve_http::guard::route_table::page_above;
use std::collections::BTreeSet;

use actix_web::dev::ResourceDef;

use crate::routes;
use reeve_http::guard::admission::NUMBERS;
use reeve_rules::media::BoardMoment;
use reeve_rules::rulings::clauses::Clause;
use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::site_text::SiteTextKind;
use reeve_store::{AccountId, BanId, CallId, ImportDraftId, PasskeyId, ScreenId, SessionId};
use reeve_urls as urls;
use reeve_urls::Url;
use reeve_views::rounds::RoundAt;
use reeve_views::rounds::papers::RoundPaper;

/// Routes that no page leads to, with the reason.
const WITHOUT_FUNCTION: &[(&str, &str)] = &[
    ("/favicon.ico", "browsers ask for it by themselves"),
    ("/robots.txt", "so do search engines"),
    ("/healthz", "asked by what watches the server"),
    ("/readyz", "asked by what watches the server"),
    (urls::METRICS, "asked by what watches the server"),
    ("/static/{file:.*}", "the addresses of files are made with their digests, in `web::http::assets`"),
    ("/worker.js", "the script of kept pages registers it, and its address decides which pages it sees"),
];

/// Every address that [`urls`] makes, with something in the place of each value.
fn addresses() -> Vec<Url> {
    let (own, public, run) = (urls::own("token"), urls::public("spring"), urls::run("spring"));
    let (round, tablet) = (run.prelim(2), urls::tablet("key"));
    let at = RoundAt { stage: Stage::Prelim, number: 2 };
    vec![
        urls::home(),
        urls::clauses(),
        urls::screen_code(),
        urls::clause(Clause::read("1.3.4").expect("a clause")),
        urls::feed(""),
        urls::set_up(),
        urls::theme(),
        urls::sign_in(),
        urls::sign_out(),
        urls::sign_in_with_code(),
        urls::sign_in_second_factor(),
        urls::forgotten(),
        urls::reset("key"),
        urls::invitation("key"),
        urls::accept_invitation("key"),
        urls::account(),
        urls::own_email(),
        urls::own_password(),
        urls::end_session(SessionId(1)),
        urls::sign_out_everywhere(),
        urls::device_code(),
        urls::device_code_state(),
        urls::second_factor(),
        urls::change_second_factor(),
        urls::second_factor_codes(),
        urls::add_passkey(),
        urls::new_passkey(),
        urls::remove_passkey(PasskeyId(1)),
        urls::tournaments(),
        urls::new_tournament(),
        urls::new_series(),
        urls::series("cup").home(),
        urls::series("cup").ranking_file(),
        urls::series("cup").events_file(),
        urls::series("cup").qr(),
        urls::series("cup").calendar(),
        urls::series("cup").live(),
        urls::run_series("cup").home(),
        urls::run_series("cup").details(),
        urls::run_series("cup").show(),
        urls::run_series("cup").hide(),
        urls::run_series("cup").events(),
        urls::run_series("cup").take(),
        urls::run_series("cup").take_out("spring"),
        urls::run_series("cup").organizers(),
        urls::run_series("cup").remove_organizer(AccountId(1)),
        urls::run_series("cup").ranking(),
        urls::run_series("cup").ranking_file(),
        urls::run_series("cup").events_file(),
        urls::run_series("cup").archive(),
        urls::run_series("cup").report(),
        urls::run_series("cup").report_file(),
        urls::run_series("cup").lots(),
        urls::run_series("cup").final_day(),
        urls::run_series("cup").freeze(),
        urls::run_series("cup").thaw(),
        urls::run_series("cup").invite(),
        urls::run_series("cup").answer(),
        urls::run_series("cup").make_final(),
        urls::run_series("cup").people(),
        urls::run_series("cup").join(),
        urls::run_series("cup").join_these("spring/1", "autumn/2"),
        urls::run_series("cup").apart(),
        urls::run_series("cup").part(),
        urls::run_series("cup").part_this("spring/1"),
        urls::import_archive(),
        urls::status(),
        urls::backups(),
        urls::kept_backup("a.db"),
        urls::accounts(),
        urls::new_account(),
        urls::account_of(AccountId(1)),
        urls::account_link(AccountId(1)),
        urls::account_password(AccountId(1)),
        urls::account_second_factor(AccountId(1)),
        urls::second_factor_rule(),
        urls::mails(),
        urls::test_mail(),
        urls::retry_mail(1),
        urls::drop_mail(1),
        urls::site_texts(),
        urls::keeping(),
        urls::bans(),
        urls::end_ban(BanId(1)),
        urls::about(SiteTextKind::Contact),
        urls::audit(),
        urls::audit_file(),
        own.home(),
        own.manifest(),
        own.game(at),
        public.manifest(),
        public.statistics(),
        public.statistics_with(3),
        urls::manifest(),
        urls::no_connection(),
        urls::statistics_of_all(),
        urls::live(),
        urls::own_live(),
        own.qr(),
        own.calendar(),
        own.data_csv(),
        own.data_json(),
        own.agree(),
        own.seat_mail(),
        own.check_in(),
        own.sheet(at),
        own.sign_sheet(at),
        own.confirm_layout(at),
        own.dispute_sheet(at),
        own.take_dispute_back(at),
        own.final_day(),
        own.confidential_reports(),
        own.confidential_report("key"),
        own.edit(),
        tablet.sheet(),
        tablet.at(2),
        tablet.sign_at(2),
        tablet.dispute_at(2),
        tablet.agree_at(2),
        own.withdraw(),
        own.pictures(),
        own.board_photo(at, BoardMoment::End),
        public.home(),
        public.register(),
        public.door("K7QM-2XWD"),
        public.seats(),
        public.results(),
        public.standings(),
        public.bracket(),
        public.player(7),
        public.schedule(),
        public.proof(),
        public.rules(),
        public.rule("F4"),
        public.log(),
        public.receipts(),
        public.receipt("9a41"),
        public.hall(),
        public.screen(ScreenId(4)),
        public.screen_seen(ScreenId(4)),
        public.running_game(3),
        public.qr(),
        public.logo(),
        public.calendar(),
        public.live(),
        run.home(),
        run.open_registration(),
        run.start_check_in(),
        run.reopen_registration(),
        run.finish(),
        run.hide(),
        run.bring_back(),
        run.poster(),
        run.players(),
        run.hidden_players(),
        run.move_up(),
        run.chosen_players(),
        run.doubles(),
        run.doubles_apart(),
        run.doubles_groups(),
        run.mail_players(),
        run.new_player(),
        run.player(7),
        run.move_player(7),
        run.payment(7),
        run.join_person(7),
        run.unlink_person(7),
        run.player_data(7),
        run.cards(),
        run.card(7),
        run.erase(7),
        run.confidential_reports(),
        run.new_confidential_report(),
        run.confidential_report("key"),
        run.note_report_seen("key"),
        run.answer_report("key"),
        run.check_in(),
        run.door(),
        run.check_in_player(7),
        run.import(),
        run.import_preview(ImportDraftId(1)),
        run.schedule(),
        run.proof(),
        run.import_schedule(),
        run.swap(),
        run.undo_swap(),
        run.pin(),
        run.making(),
        run.stop_making(),
        run.repair(),
        run.rounds(),
        run.typed_sheets(),
        run.sheet_from_paper("2127"),
        run.sign_from_paper(),
        run.standings(),
        run.bracket(),
        run.stages(),
        run.make_stage(Stage::Semi),
        run.unmake_stage(Stage::Semi),
        run.decline(Stage::Semi),
        run.judge().home(),
        run.judge().claim(CallId(1)),
        run.judge().take_over(CallId(1)),
        run.judge().answer(CallId(1)),
        run.judge().rulings(),
        run.judge().new_ruling(),
        run.judge().new_ruling_under(Clause::read("3.0.2").expect("a clause")),
        run.judge().ruling(3),
        run.judge().player(7),
        run.rulings_file(),
        round.call_judge(3),
        round.call_from_board(3),
        round.claim_dispute(3),
        round.take_over_dispute(3),
        round.pause(3),
        round.resume(3),
        run.lots(),
        run.staff(),
        run.remove_staff(),
        run.invite(),
        run.renew_invitation(1),
        run.withdraw_invitation(1),
        run.details(),
        run.face(),
        run.logo(),
        run.programme(),
        run.programme_proposal(),
        run.prize_bands(),
        run.invitations(),
        run.game_sets(),
        run.copy(),
        run.certificates(),
        run.certificates_to(4),
        run.workbook_file(),
        run.export(),
        run.report(),
        run.report_file(),
        run.prizes(),
        run.prizes_file(),
        run.archive_file(),
        run.players_file(),
        run.schedule_file(),
        run.results_file(),
        run.standings_file(),
        run.lots_file(),
        run.boards(),
        run.board_of(at).board(),
        run.board_of(at).make(),
        run.board_of(at).bring(),
        run.board_of(at).remove(),
        run.board_of(at).paper(),
        run.board_of(at).begin_laying(),
        run.board_of(at).lay(),
        run.board_of(at).lay_piece("forest"),
        run.board_of(at).take_piece_back(),
        run.board_of(at).use_laid(),
        run.board_of(at).give_up_laying(),
        run.board_of(at).open_devices(),
        run.board_of(at).close_devices(),
        urls::laying("key"),
        public.boards(),
        run.announcements(),
        run.take_announcement_back(),
        run.next_start(),
        run.screens(),
        run.screen(4),
        run.renew_screen_code(4),
        run.remove_screen(4),
        run.duty(),
        run.duty_in("prelim-2"),
        run.remove_duty(),
        run.staff_groups(1),
        run.equipment(),
        run.see_to_equipment(),
        run.reopen_equipment(),
        run.pictures(),
        run.staff_code(),
        run.briefing(),
        run.take_briefing_back(),
        run.audit(),
        run.audit_file(),
        round.board(),
        round.table(7),
        round.sign(3),
        round.correction(3),
        round.confirm_correction(3),
        round.withdraw_correction(3),
        round.decide(3),
        round.choice(3),
        round.confirm_layout(3),
        round.take_choice_back(3),
        round.name_judge(3),
        round.tablet(3),
        round.game(3).game(),
        round.game(3).open(),
        round.game(3).log(),
        round.close_tablet(3),
        round.pin(3, 2),
        round.print(),
        round.pack(),
        round.paper(RoundPaper::TableCards),
        round.publish(),
        round.confirm_layouts(),
        round.start(),
        round.close(),
        round.take_back(),
        round.timer(),
        round.lift_timer(),
        round.notes(3),
        round.report_part(3),
        round.filming(3),
        round.film_request(3, 1),
        round.photos(3),
        round.photo(3, BoardMoment::Start),
        round.table_timer(3),
        round.lift_table_timer(3),
    ]
}

/// The pattern of the route that an address leads to: the one with the fewest values, where several have room for it.
pub(crate) fn pattern_of(url: &Url) -> Option<&'static str> {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    let matching = routes::all().into_iter().map(|route| route.path);
    let matching = matching.filter(|pattern| ResourceDef::new(*pattern).is_match(path));
    matching.min_by_key(|pattern| pattern.matches('{').count())
}

#[test]
fn every_address_leads_to_a_route_and_every_route_has_its_address() {
    let mut found = BTreeSet::new();
    for url in addresses() {
        found.insert(pattern_of(&url).unwrap_or_else(|| panic!("{url} leads nowhere")));
    }
    let patterns: BTreeSet<&str> = routes::all().iter().map(|route| route.path).collect();
    let alone: BTreeSet<&str> = WITHOUT_FUNCTION.iter().map(|(pattern, _)| *pattern).collect();
    let missing: Vec<_> = patterns.difference(&found).filter(|pattern| !alone.contains(**pattern)).collect();
    assert!(missing.is_empty(), "routes without a function in ui::urls: {missing:#?}");
    assert!(alone.is_subset(&patterns) && alone.is_disjoint(&found), "an exception that nothing needs");
}

/// The list of addresses above is whole.
#[test]
fn every_function_that_makes_an_address_is_looked_at() {
    let files = [
        include_str!("../../urls/duty.rs"),
        include_str!("../../urls/games.rs"),
        include_str!("../../urls/hall.rs"),
        include_str!("../../urls/player.rs"),
        include_str!("../../urls/public.rs"),
        include_str!("../../urls/run.rs"),
        include_str!("../../urls/site.rs"),
    ];
    let made = files.iter().flat_map(|file| file.lines()).filter_map(|line| {
        let (name, rest) = line.trim_start().strip_prefix("pub fn ")?.split_once('(')?;
        rest.ends_with("-> Url {").then_some(name)
    });
    let made: Vec<&str> = made.collect();
    assert!(made.len() > 100, "only {} functions were found", made.len());
    let own = include_str!("tests.rs");
    let called = |name: &str| [".", "::"].iter().any(|before| own.contains(&format!("{before}{name}(")));
    let missing: Vec<&str> = made.into_iter().filter(|name| !called(name)).collect();
    assert_eq!(missing, [] as [&str; 0], "not among the addresses that are looked at");
}

/// What the nodes of a tree lead to, each path as its branches and its rest spell it.
fn spelled(nodes: &[routes::Node], above: &str, into: &mut Vec<(String, &'static str)>) {
    for node in nodes {
        match node {
            routes::Node::Leaf { rest, path } => into.push((format!("{above}{rest}"), path)),
            routes::Node::Branch { head, nodes } => spelled(nodes, &format!("{above}{head}"), into),
        }
    }
}

/// Whether an address can begin with a branch and yet belong to its neighbour. A number is no word.
fn hides(head: &str, neighbour: &str) -> bool {
    let takes = |one: &str, other: &str| one.starts_with('{') && (!NUMBERS.contains(&one) || other.starts_with('{'));
    let mut parts = neighbour.split('/');
    head.split('/').all(|one| parts.next().is_some_and(|other| one == other || takes(one, other) || takes(other, one)))
}

fn hidden(nodes: &[routes::Node], found: &mut Vec<(&'static str, &'static str)>) {
    for node in nodes {
        let routes::Node::Branch { head, nodes: below } = node else { continue };
        for other in nodes.iter().filter(|other| !std::ptr::eq(*other, node)) {
            let neighbour = match other {
                routes::Node::Leaf { rest, .. } => rest,
                routes::Node::Branch { head, .. } => head,
            };
            found.extend(hides(head, neighbour).then_some((*head, *neighbour)));
        }
        hidden(below, found);
    }
}

#[test]
fn the_tree_of_routes_has_every_path_once_and_no_branch_takes_what_is_its_neighbours() {
    let all = routes::all();
    let tree = routes::tree(&all);
    let mut spelled_out = Vec::new();
    spelled(&tree, "", &mut spelled_out);
    for (spelled, path) in &spelled_out {
        assert_eq!(spelled, path);
    }
    let in_tree: BTreeSet<&str> = spelled_out.iter().map(|(_, path)| *path).collect();
    assert_eq!(in_tree.len(), spelled_out.len());
    assert_eq!(in_tree, all.iter().map(|route| route.path).collect());
    let mut found = Vec::new();
    hidden(&tree, &mut found);
    assert!(found.is_empty(), "{found:?}");
    assert!(tree.len() < 50, "{} of {}", tree.len(), in_tree.len());
    assert!(hides("/{slug}/rounds", "/spring/rounds/{stage}") && !hides("/{slug}/rounds", "/{slug}/round"));
}

#[test]
fn every_address_that_takes_only_forms_lies_below_a_page() {
    route_table::declare(routes::SERVED);
    let table = route_table::all;
    let filled = |pattern: &str| {
        let parts = pattern.split('/').map(|part| match part {
            "{stage}" => "prelim",
            part if part.starts_with('{') => "1",
            part => part,
        });
        parts.collect::<Vec<&str>>().join("/")
    };
    let takes_page = |path: &str| table().iter().any(|route| route.method == Method::GET && route.path == path);
    let mut without = Vec::new();
    for route in table().iter().filter(|route| route.method == Method::POST && !takes_page(route.path)) {
        match page_above(&filled(route.path)) {
            None => without.push(route.path),
            Some(above) => assert!(filled(route.path).starts_with(&format!("{above}/")), "{above}"),
        }
    }
    // For these it is the start page.
    without.sort_unstable();
    assert_eq!(without, ["/sign-out", "/theme"]);
    assert_eq!(page_above("/run/spring/check-in/15").as_deref(), Some("/run/spring/check-in"));
    assert_eq!(page_above("/run/spring/open-registration").as_deref(), Some("/run/spring"));
}
