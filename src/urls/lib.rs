//! The addresses of this program, each declared once: with the pattern of its route and the types of what stands in it.
//!
//! A declaration gives the function that every link, form target and redirect calls, in pages
//! (`urls::run(slug).players()`) and in templates (`{{ urls::sign_in() }}`, or `{{ urls.players() }}` where the page has a
//! field `urls`), and under the same name the pattern that the page's `routes()` registers (`urls::run::players`). What
//! stands in an address is percent-encoded here.

#[macro_use]
mod declare;
mod derived;
mod url;

use std::fmt::Display;

use reeve_rules::tournament::vocabulary::Stage;
use reeve_store::site_text::SiteTextKind;
use reeve_store::{AccountId, BanId, CallId, PasskeyId, ScreenId, SessionId};
use reeve_views::rounds::papers::RoundPaper;

pub use self::derived::*;
pub use self::url::Url;
use self::url::encoded;

/// Where the files of `static/` lie.
pub const STATIC: &str = "/static/";

/// Where everything lies that programs ask for, and nothing else.
pub const API: &str = "/api/";

/// Where everything lies that other sites show in a frame, and nothing else.
pub const EMBED: &str = "/embed/";

/// The pattern of the route of static files. Their addresses are made with their digests.
pub const STATIC_FILES: &str = "/static/{file:.*}";

/// The patterns of all addresses, group by group.
pub const PATTERNS: [&[&str]; 15] = [
    site::ALL,
    public::ALL,
    embed::ALL,
    own::ALL,
    own_round::ALL,
    tablet::ALL,
    run::ALL,
    judge::ALL,
    round::ALL,
    game::ALL,
    board::ALL,
    series::ALL,
    run_series::ALL,
    api_tournament::ALL,
    api_series::ALL,
];

addresses! {
    /// What belongs to no tournament: accounts, administration, the operator's texts.
    site {
        home = "/";
        about(text: SiteTextKind) = "/about/{text}";
        account = "/account";
        device_code = "/account/code";
        /// Whether that code was used.
        device_code_state = "/account/code/state";
        own_email = "/account/email";
        /// News of the tournaments that one helps to run.
        own_live = "/account/live";
        /// Where a passkey for one's own account gets its name, the first step of adding it.
        add_passkey = "/account/passkeys/add";
        /// Where the browser makes it, the second step.
        new_passkey = "/account/passkeys/new";
        remove_passkey(passkey: PasskeyId) = "/account/passkeys/{passkey}/remove";
        own_password = "/account/password";
        second_factor = "/account/second-factor";
        change_second_factor = "/account/second-factor/change";
        end_session(session: SessionId) = "/account/sessions/{session}/end";
        sign_out_everywhere = "/account/sign-out-everywhere";
        accounts = "/admin/accounts";
        new_account = "/admin/accounts/new";
        account_of(account: AccountId) = "/admin/accounts/{account}";
        account_link(account: AccountId) = "/admin/accounts/{account}/link";
        account_password(account: AccountId) = "/admin/accounts/{account}/password";
        account_second_factor(account: AccountId) = "/admin/accounts/{account}/second-factor";
        /// What programs can ask for, as a page.
        api = "/api";
        /// The same as a document of OpenAPI.
        api_document = "/api/1/openapi.json";
        /// News of the tournaments that everybody may see.
        api_events = "/api/1/events";
        api_all_series = "/api/1/series";
        api_statistics = "/api/1/statistics";
        api_tournaments = "/api/1/tournaments";
        audit = "/admin/audit";
        audit_file = "/admin/audit.csv";
        backups = "/admin/backup";
        kept_backup(file: &str) = "/admin/backup/{file}";
        bans = "/admin/bans";
        end_ban(ban: BanId) = "/admin/bans/{ban}/end";
        import_archive = "/admin/import";
        keeping = "/admin/keeping";
        mails = "/admin/mail";
        test_mail = "/admin/mail/test";
        drop_mail(mail: i64) = "/admin/mail/{mail}/drop";
        retry_mail(mail: i64) = "/admin/mail/{mail}/retry";
        people = "/admin/people";
        people_data = "/admin/people/data.json";
        erase_people = "/admin/people/erase";
        second_factor_rule = "/admin/second-factor";
        spare_key = "/admin/spare-key";
        withdraw_spare_key = "/admin/spare-key/withdraw";
        status = "/admin/status";
        site_texts = "/admin/texts";
        favicon = "/favicon.ico";
        feed_of_all = "/feed.atom";
        forgotten = "/forgotten";
        healthz = "/healthz";
        /// Where an invitation to the staff of a tournament is accepted, by the key in its link.
        invitation(key: &str) = "/invited/{key}";
        accept_invitation(key: &str) = "/invited/{key}/accept";
        /// For the person at the laptop that serves a hall, and nobody else.
        laptop = "/laptop";
        laptop_awake = "/laptop/awake";
        laptop_demo = "/laptop/demo";
        end_at_laptop = "/laptop/end";
        end_laptop_demo = "/laptop/demo/end";
        /// What changes when that page would look different.
        laptop_state = "/laptop/state";
        /// A board that is laid on devices, by the key in its address.
        laying(key: impl Display) = "/lay/{key}";
        /// News of the tournaments that everybody may see.
        live = "/live";
        /// Where the choice of a language posts to.
        language = "/language";
        manifest = "/manifest.webmanifest";
        metrics = "/metrics";
        /// Where the worker asks what there is to tell on its device.
        news = "/news";
        new_tournament = "/new";
        new_series = "/new-series";
        /// What the worker shows in place of a page that the device does not keep.
        no_connection = "/no-connection";
        /// Where the QR code of that page leads a phone.
        reached(code: &str) = "/reached/{code}";
        readyz = "/readyz";
        /// Where a new password is chosen, by the key that was mailed or read out.
        reset(key: &str) = "/reset/{key}";
        robots = "/robots.txt";
        /// The events between two days, for whoever reports them.
        season_csv = "/season.csv";
        season_json = "/season.json";
        /// The pages that search engines may list.
        sitemap = "/sitemap.xml";
        clauses = "/rules";
        tournaments = "/run";
        screen_code = "/screen";
        /// What is laid over the picture of a stream.
        stream(code: &str) = "/stream/{code}";
        security = "/.well-known/security.txt";
        set_up = "/setup";
        sign_in = "/sign-in";
        sign_in_with_code = "/sign-in/code";
        sign_in_second_factor = "/sign-in/second-factor";
        sign_out = "/sign-out";
        /// How far the spare is behind, for the pages that say it.
        spare = "/spare";
        /// Where another machine says that it has taken over.
        moved = "/spare/moved";
        /// Where devices ask whether a machine has taken over.
        spare_here = "/spare/here";
        /// The pages of the store, for another machine with the key.
        spare_pages = "/spare/pages";
        statistics_of_all = "/statistics";
        theme = "/theme";
        worker = "/worker.js";
    }
}

addresses! {
    /// The pages of a tournament that everybody may look at.
    public(slug) -> Public {
        home = "/t/{slug}";
        boards = "/t/{slug}/boards";
        bracket = "/t/{slug}/bracket";
        calendar = "/t/{slug}/calendar.ics";
        champion = "/t/{slug}/champion";
        /// The picture that chats show beside the address of that page.
        champion_picture = "/t/{slug}/champion.png";
        /// Where the code at the door leads to.
        door(code: &str) = "/t/{slug}/door/{code}";
        hall = "/t/{slug}/hall";
        live = "/t/{slug}/live";
        log = "/t/{slug}/log";
        logo = "/t/{slug}/logo";
        /// What makes it an entry of a home screen.
        manifest = "/t/{slug}/manifest.webmanifest";
        /// The picture that chats show beside the addresses of its pages.
        picture = "/t/{slug}/picture.png";
        player(number: i64) = "/t/{slug}/players/{number}";
        qr = "/t/{slug}/qr.svg";
        receipts = "/t/{slug}/receipts";
        register = "/t/{slug}/register";
        results = "/t/{slug}/results";
        rules = "/t/{slug}/rules";
        schedule = "/t/{slug}/schedule";
        proof = "/t/{slug}/schedule/proof";
        screen(screen: ScreenId) = "/t/{slug}/screen/{screen}";
        /// Where an open screen says that it is open.
        screen_seen(screen: ScreenId) = "/t/{slug}/screen/{screen}/seen";
        seats = "/t/{slug}/seats";
        standings = "/t/{slug}/standings";
        statistics = "/t/{slug}/statistics";
    }
}

addresses! {
    /// The pages of a tournament that stand in frames on other sites.
    embed(slug) -> Embed {
        bracket = "/embed/{slug}/bracket";
        seats = "/embed/{slug}/seats";
        standings = "/embed/{slug}/standings";
    }
}

addresses! {
    /// A player's own page, by the token of the private link.
    own(token) -> Own {
        home = "/p/{token}";
        /// Agrees to the code of conduct and the photo policy.
        agree = "/p/{token}/agree";
        calendar = "/p/{token}/calendar.ics";
        check_in = "/p/{token}/check-in";
        data_csv = "/p/{token}/data.csv";
        data_json = "/p/{token}/data.json";
        edit = "/p/{token}/edit";
        /// Asks for the own data to be erased, or no more.
        ask_for_erasure = "/p/{token}/erasure";
        final_day = "/p/{token}/final-day";
        /// Chooses the language of the page and of mails.
        language = "/p/{token}/language";
        /// Asks to leave, or stays after all.
        leave = "/p/{token}/leave";
        manifest = "/p/{token}/manifest.webmanifest";
        pictures = "/p/{token}/pictures";
        qr = "/p/{token}/qr.svg";
        confidential_reports = "/p/{token}/reports";
        confidential_report(key: impl Display) = "/p/{token}/reports/{key}";
        /// Asks to be told of news on a device, or no more.
        news = "/p/{token}/news";
        /// Asks for the own seats by mail, or no more.
        seat_mail = "/p/{token}/seat-mail";
        withdraw = "/p/{token}/withdraw";
    }
}

addresses! {
    /// A round on a player's own page.
    own_round(token, stage, number) -> OwnRound {
        /// The game at the player's table in a round; steps are sent here.
        game = "/p/{token}/games/{stage}/{number}";
        sheet = "/p/{token}/sheets/{stage}/{number}";
        /// Says not to agree with it.
        dispute_sheet = "/p/{token}/sheets/{stage}/{number}/dispute";
        confirm_layout = "/p/{token}/sheets/{stage}/{number}/layout";
        board_photo(moment: impl Display) = "/p/{token}/sheets/{stage}/{number}/photos/{moment}";
        sign_sheet = "/p/{token}/sheets/{stage}/{number}/sign";
        take_dispute_back = "/p/{token}/sheets/{stage}/{number}/take-back";
    }
}

addresses! {
    /// A tablet that is passed round at a table, by the key in its address.
    tablet(key) -> TabletUrls {
        sheet = "/tablet/{key}";
        /// Where the player at a selection position signs.
        at(position: i64) = "/tablet/{key}/{position}";
        dispute_at(position: i64) = "/tablet/{key}/{position}/dispute";
        sign_at(position: i64) = "/tablet/{key}/{position}/sign";
        agree_at(position: i64) = "/tablet/{key}/{position}/take-back";
    }
}

addresses! {
    /// The pages of a tournament for those who run it.
    run(slug) -> Run {
        home = "/run/{slug}";
        announcements = "/run/{slug}/announcements";
        next_start = "/run/{slug}/announcements/next-start";
        take_announcement_back = "/run/{slug}/announcements/take-back";
        /// The form that hides the tournament, and the one that brings it back.
        hide = "/run/{slug}/archive";
        audit = "/run/{slug}/audit";
        audit_file = "/run/{slug}/audit.csv";
        boards = "/run/{slug}/boards";
        bracket = "/run/{slug}/bracket";
        /// Notes that a player declines a place in a later stage, or takes it after all.
        decline(stage: Stage) = "/run/{slug}/bracket/{stage}/decline";
        make_stage(stage: Stage) = "/run/{slug}/bracket/{stage}/make";
        unmake_stage(stage: Stage) = "/run/{slug}/bracket/{stage}/unmake";
        briefing = "/run/{slug}/briefing";
        take_briefing_back = "/run/{slug}/briefing/take-back";
        bring_back = "/run/{slug}/bring-back";
        call_off = "/run/{slug}/call-off";
        /// Takes that back.
        hold_after_all = "/run/{slug}/call-off/take-back";
        cards = "/run/{slug}/cards";
        check_in = "/run/{slug}/check-in";
        check_in_everybody = "/run/{slug}/check-in/everybody";
        check_in_player(number: i64) = "/run/{slug}/check-in/{number}";
        staff_code = "/run/{slug}/code";
        copy = "/run/{slug}/copy";
        details = "/run/{slug}/details";
        door = "/run/{slug}/door";
        duty = "/run/{slug}/duty";
        remove_duty = "/run/{slug}/duty/remove";
        /// Whether other sites may show the tournament, and how.
        embeds = "/run/{slug}/embeds";
        /// Dice to be swapped, and missing parts.
        equipment = "/run/{slug}/equipment";
        /// Ticks one of these off.
        see_to_equipment = "/run/{slug}/equipment/done";
        reopen_equipment = "/run/{slug}/equipment/reopen";
        export = "/run/{slug}/export";
        archive_file = "/run/{slug}/export/archive.zip";
        certificates = "/run/{slug}/export/certificates";
        lots_file = "/run/{slug}/export/lots.csv";
        players_file = "/run/{slug}/export/players.csv";
        prizes = "/run/{slug}/export/prizes";
        prizes_file = "/run/{slug}/export/prizes.csv";
        report = "/run/{slug}/export/report";
        report_file = "/run/{slug}/export/report.csv";
        results_file = "/run/{slug}/export/results.csv";
        rulings_file = "/run/{slug}/export/rulings.csv";
        schedule_file = "/run/{slug}/export/schedule.csv";
        standings_file = "/run/{slug}/export/standings.csv";
        workbook_file = "/run/{slug}/export/workbook.xlsx";
        face = "/run/{slug}/face";
        logo = "/run/{slug}/face/logo";
        finish = "/run/{slug}/finish";
        /// Where results come back in from paper, by the number of the record sheet.
        typed_sheets = "/run/{slug}/from-paper";
        /// Signs a result there that is unusual.
        sign_from_paper = "/run/{slug}/from-paper/sign";
        import = "/run/{slug}/import";
        import_preview(draft: impl Display) = "/run/{slug}/import/{draft}";
        invitations = "/run/{slug}/invitations";
        /// Who sits apart, and who at a fixed table.
        kept_apart = "/run/{slug}/kept-apart";
        /// Keys with which programs write back.
        keys = "/run/{slug}/keys";
        end_key(key: impl Display) = "/run/{slug}/keys/{key}/end";
        lots = "/run/{slug}/lots";
        open_registration = "/run/{slug}/open-registration";
        pictures = "/run/{slug}/pictures";
        players = "/run/{slug}/players";
        /// Does something with the players who are ticked in the list.
        chosen_players = "/run/{slug}/players/chosen";
        named_players = "/run/{slug}/players/named";
        doubles = "/run/{slug}/players/doubles";
        /// Says that two players are two people, or takes that back.
        doubles_apart = "/run/{slug}/players/doubles/apart";
        /// Makes one of two spellings of a group or club, or says that they are two.
        doubles_groups = "/run/{slug}/players/doubles/groups";
        mail_players = "/run/{slug}/players/mail";
        /// Moves the next ones up from the waiting list.
        move_up = "/run/{slug}/players/move-up";
        new_player = "/run/{slug}/players/new";
        player(number: impl Display) = "/run/{slug}/players/{number}";
        card(number: i64) = "/run/{slug}/players/{number}/card";
        player_data(number: i64) = "/run/{slug}/players/{number}/data.json";
        erase(number: i64) = "/run/{slug}/players/{number}/erase";
        /// Says that a player is the same person as one of another tournament.
        join_person(number: i64) = "/run/{slug}/players/{number}/join";
        move_player(number: i64) = "/run/{slug}/players/{number}/move";
        payment(number: i64) = "/run/{slug}/players/{number}/paid";
        unlink_person(number: i64) = "/run/{slug}/players/{number}/part";
        poster = "/run/{slug}/poster";
        /// What devices have sent again to a machine that took over.
        sent_again = "/run/{slug}/sent-again";
        prize_bands = "/run/{slug}/prizes";
        programme = "/run/{slug}/programme";
        reopen_registration = "/run/{slug}/reopen-registration";
        confidential_reports = "/run/{slug}/reports";
        new_confidential_report = "/run/{slug}/reports/new";
        confidential_report(key: impl Display) = "/run/{slug}/reports/{key}";
        answer_report(key: &str) = "/run/{slug}/reports/{key}/answer";
        note_report_seen(key: &str) = "/run/{slug}/reports/{key}/seen";
        rounds = "/run/{slug}/rounds";
        schedule = "/run/{slug}/schedule";
        /// Keeps who sits there apart from somebody else.
        keep_apart = "/run/{slug}/schedule/apart";
        /// Gives a player a fixed table, or takes it away.
        fix_table = "/run/{slug}/schedule/fix";
        import_schedule = "/run/{slug}/schedule/import";
        making = "/run/{slug}/schedule/making";
        pin = "/run/{slug}/schedule/pin";
        proof = "/run/{slug}/schedule/proof";
        repair = "/run/{slug}/schedule/repair";
        stop_making = "/run/{slug}/schedule/stop";
        swap = "/run/{slug}/schedule/swap";
        undo_swap = "/run/{slug}/schedule/undo";
        screens = "/run/{slug}/screens";
        screen(screen: impl Display) = "/run/{slug}/screens/{screen}";
        renew_screen_code(screen: impl Display) = "/run/{slug}/screens/{screen}/code";
        remove_screen(screen: impl Display) = "/run/{slug}/screens/{screen}/remove";
        streams = "/run/{slug}/streams";
        stream(stream: impl Display) = "/run/{slug}/streams/{stream}";
        remove_stream(stream: impl Display) = "/run/{slug}/streams/{stream}/remove";
        game_sets = "/run/{slug}/sets";
        /// Addresses outside that are told of the tournament.
        webhooks = "/run/{slug}/webhooks";
        remove_webhook(hook: impl Display) = "/run/{slug}/webhooks/{hook}/remove";
        start_webhook(hook: impl Display) = "/run/{slug}/webhooks/{hook}/start";
        test_webhook(hook: impl Display) = "/run/{slug}/webhooks/{hook}/test";
        staff = "/run/{slug}/staff";
        renew_invitation(invitation: impl Display) = "/run/{slug}/staff/invitations/{invitation}/renew";
        withdraw_invitation(invitation: impl Display) = "/run/{slug}/staff/invitations/{invitation}/withdraw";
        invite = "/run/{slug}/staff/invite";
        remove_staff = "/run/{slug}/staff/remove";
        staff_groups(account: impl Display) = "/run/{slug}/staff/{account}/groups";
        stages = "/run/{slug}/stages";
        count = "/run/{slug}/count";
        standings = "/run/{slug}/standings";
        start_check_in = "/run/{slug}/start-check-in";
    }
}

addresses! {
    /// The pages of judges in one tournament.
    judge(slug) -> Judge {
        home = "/run/{slug}/judge";
        answer(call: CallId) = "/run/{slug}/judge/calls/{call}/answer";
        claim(call: CallId) = "/run/{slug}/judge/calls/{call}/claim";
        take_over(call: CallId) = "/run/{slug}/judge/calls/{call}/take-over";
        player(number: impl Display) = "/run/{slug}/judge/players/{number}";
        /// Every ruling; also where a new one is sent.
        rulings = "/run/{slug}/judge/rulings";
        new_ruling = "/run/{slug}/judge/rulings/new";
        ruling(ruling: impl Display) = "/run/{slug}/judge/rulings/{ruling}";
    }
}

addresses! {
    /// The pages of one round for those who run the tournament.
    round(slug, stage, number) -> RoundUrls {
        board = "/run/{slug}/rounds/{stage}/{number}";
        close = "/run/{slug}/rounds/{stage}/{number}/close";
        /// All its results on one page.
        grid = "/run/{slug}/rounds/{stage}/{number}/grid";
        confirm_layouts = "/run/{slug}/rounds/{stage}/{number}/layouts";
        print = "/run/{slug}/rounds/{stage}/{number}/print";
        /// One of these papers, ready to print.
        paper(paper: RoundPaper) = "/run/{slug}/rounds/{stage}/{number}/print/{paper}";
        publish = "/run/{slug}/rounds/{stage}/{number}/publish";
        start = "/run/{slug}/rounds/{stage}/{number}/start";
        table(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}";
        call_judge(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/call";
        correction(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction";
        confirm_correction(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/confirm";
        withdraw_correction(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/correction/withdraw";
        decide(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/decide";
        claim_dispute(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/dispute/claim";
        take_over_dispute(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/dispute/take-over";
        filming(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/filming";
        film_request(table: i64, request: impl Display) =
            "/run/{slug}/rounds/{stage}/{number}/tables/{table}/filming/{request}";
        notes(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes";
        count_pieces(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes/pieces";
        report_part(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/notes/part";
        extra_minutes(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/minutes";
        pause(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pause";
        photos(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/photos";
        photo(table: i64, moment: impl Display) =
            "/run/{slug}/rounds/{stage}/{number}/tables/{table}/photos/{moment}";
        /// Gives whoever sits at a position of a table a new PIN in place of one that is locked, and shows it.
        pin(table: i64, position: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/pins/{position}";
        resume(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/resume";
        choice(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats";
        take_choice_back(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/back";
        name_judge(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/judge";
        confirm_layout(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/seats/layout";
        sign(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/sign";
        /// Where the staff opens the record sheet of a table on a tablet that is passed round.
        tablet(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet";
        close_tablet(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/tablet/close";
        table_timer(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer";
        lift_table_timer(table: i64) = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/timer/lift";
        take_back = "/run/{slug}/rounds/{stage}/{number}/take-back";
        timer = "/run/{slug}/rounds/{stage}/{number}/timer";
        lift_timer = "/run/{slug}/rounds/{stage}/{number}/timer/lift";
    }
}

addresses! {
    /// The game of a table, for the staff.
    game(slug, stage, number, table) -> GameUrls {
        /// The game; steps are sent here.
        game = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/game";
        log = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/game/log.jsonl";
        open = "/run/{slug}/rounds/{stage}/{number}/tables/{table}/game/open";
    }
}

addresses! {
    /// The board of one round, for those who run the tournament.
    board(slug, stage, number) -> BoardUrls {
        board = "/run/{slug}/boards/{stage}/{number}";
        /// Begins to lay one.
        begin_laying = "/run/{slug}/boards/{stage}/{number}/begin";
        /// Takes one that is typed or sent.
        bring = "/run/{slug}/boards/{stage}/{number}/bring";
        lay = "/run/{slug}/boards/{stage}/{number}/lay";
        take_piece_back = "/run/{slug}/boards/{stage}/{number}/lay/back";
        open_devices = "/run/{slug}/boards/{stage}/{number}/lay/devices";
        close_devices = "/run/{slug}/boards/{stage}/{number}/lay/devices/close";
        give_up_laying = "/run/{slug}/boards/{stage}/{number}/lay/give-up";
        use_laid = "/run/{slug}/boards/{stage}/{number}/lay/use";
        /// Makes one from a seed.
        make = "/run/{slug}/boards/{stage}/{number}/make";
        paper = "/run/{slug}/boards/{stage}/{number}/paper";
        remove = "/run/{slug}/boards/{stage}/{number}/remove";
    }
}

addresses! {
    /// The pages of a series that everybody may look at.
    series(series) -> PublicSeries {
        home = "/s/{series}";
        calendar = "/s/{series}/calendar.ics";
        events_file = "/s/{series}/events.csv";
        live = "/s/{series}/live";
        qr = "/s/{series}/qr.svg";
        ranking_file = "/s/{series}/ranking.csv";
        /// Its events, for whoever reports them.
        season_csv = "/s/{series}/season.csv";
        season_json = "/s/{series}/season.json";
    }
}

addresses! {
    /// The pages of a series for its organizers.
    run_series(series) -> RunSeries {
        home = "/series/{series}";
        archive = "/series/{series}/archive.zip";
        details = "/series/{series}/details";
        events = "/series/{series}/events";
        events_file = "/series/{series}/events.csv";
        /// Takes a tournament as an event.
        take = "/series/{series}/events/take";
        take_out(event: &str) = "/series/{series}/events/{event}/take-out";
        final_day = "/series/{series}/final-day";
        answer = "/series/{series}/final-day/answer";
        freeze = "/series/{series}/final-day/freeze";
        invite = "/series/{series}/final-day/invite";
        make_final = "/series/{series}/final-day/make";
        thaw = "/series/{series}/final-day/thaw";
        hide = "/series/{series}/hide";
        lots = "/series/{series}/lots";
        organizers = "/series/{series}/organizers";
        remove_organizer(account: AccountId) = "/series/{series}/organizers/{account}/remove";
        people = "/series/{series}/people";
        /// Says that two players are two people.
        apart = "/series/{series}/people/apart";
        /// Says that two players are one person.
        join = "/series/{series}/people/join";
        /// Says that a player is none of the others.
        part = "/series/{series}/people/part";
        ranking = "/series/{series}/ranking";
        ranking_file = "/series/{series}/ranking.csv";
        report = "/series/{series}/report";
        report_file = "/series/{series}/report.csv";
        show = "/series/{series}/show";
    }
}

addresses! {
    /// A tournament, for programs.
    api_tournament(slug) -> ApiTournament {
        home = "/api/1/tournaments/{slug}";
        bracket = "/api/1/tournaments/{slug}/bracket";
        /// The list at the door.
        check_ins = "/api/1/tournaments/{slug}/check-in";
        events = "/api/1/tournaments/{slug}/events";
        /// A list of the staff.
        list(list: &str) = "/api/1/tournaments/{slug}/lists/{list}";
        log = "/api/1/tournaments/{slug}/log";
        players = "/api/1/tournaments/{slug}/players";
        player(number: i64) = "/api/1/tournaments/{slug}/players/{number}";
        check_in(number: i64) = "/api/1/tournaments/{slug}/players/{number}/check-in";
        rounds = "/api/1/tournaments/{slug}/rounds";
        round(stage: Stage, number: i64) = "/api/1/tournaments/{slug}/rounds/{stage}/{number}";
        board(stage: Stage, number: i64) = "/api/1/tournaments/{slug}/rounds/{stage}/{number}/board";
        /// The record sheet of a table.
        sheet(stage: Stage, number: i64, table: i64) = "/api/1/tournaments/{slug}/rounds/{stage}/{number}/tables/{table}";
        standings = "/api/1/tournaments/{slug}/standings";
        statistics = "/api/1/tournaments/{slug}/statistics";
    }
}

addresses! {
    /// A series, for programs.
    api_series(series) -> ApiSeries {
        home = "/api/1/series/{series}";
        events = "/api/1/series/{series}/events";
        ranking = "/api/1/series/{series}/ranking";
    }
}
