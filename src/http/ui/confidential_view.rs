//! Confidential reports as pages show them: the form for one, and one that somebody may read.

use crate::error::Error;
use crate::form::Form;
use crate::form_state::FormState;
use crate::ui::layout::NoticeKind;
use reeve_actions::confidential::file_report::{MeantPerson, TypedReport, WhoQuestion, questions};
use reeve_limits as limits;
use reeve_rules::confidential::LeftTo;
use reeve_rules::rulings::conduct::HarassmentGround;
use reeve_rules::tournament::vocabulary::StaffRole;
use reeve_store::confidential_report::ActiveStaff;
use reeve_store::{AccountId, PlayerId};
use reeve_views::confidential::{ReadableReport, ReportForm, StepBy};
use reeve_words::time;
use reeve_words::{conduct, confidential, isolated};

/// A box to tick.
pub struct ReportTick {
    pub value: String,
    pub label: String,
    pub on: bool,
}

/// A line of the people that names nobody, or several.
pub struct ReportQuestion {
    pub question: String,
    pub choices: Vec<ReportTick>,
}

/// The form for a report, with what can be chosen.
pub struct ConfidentialForm {
    pub typed: FormState<TypedReport>,
    pub staff: Vec<ReportTick>,
    /// The kinds to choose from.
    pub kinds: Vec<(&'static str, String)>,
    /// The judges to choose from.
    pub judges: Vec<(String, String)>,
    pub grounds: Vec<ReportTick>,
    /// What is asked about the people; nothing before the form was sent.
    pub questions: Vec<ReportQuestion>,
    /// How many days reports are kept.
    days: i64,
}

impl ConfidentialForm {
    /// The form, with what is asked about the people where it came back. `own` is the player who writes by the private link.
    pub async fn of(
        typed: FormState<TypedReport>,
        model: ReportForm,
        own: Option<PlayerId>,
    ) -> Result<ConfidentialForm, Error> {
        let staff = &model.staff;
        let asked = match model.snapshot {
            Some(snapshot) => questions(&typed, snapshot, staff, own).await?,
            None => Vec::new(),
        };
        let question = |one: WhoQuestion| {
            let tick = |choice: &MeantPerson| {
                let value = choice.sent(&one.line);
                let on = typed.meant.contains(&value);
                let label = match choice {
                    MeantPerson::Player(number, name) => confidential::player(*number, name),
                    MeantPerson::Staff(account, name) => staff_label(staff, *account, name),
                    MeantPerson::SomebodyElse => texts::confidential::somebody_else(),
                };
                ReportTick { value, label, on }
            };
            ReportQuestion {
                question: texts::confidential::who_is_meant(isolated(&one.line)),
                choices: one.choices.iter().map(tick).collect(),
            }
        };
        let mut people: Vec<&ActiveStaff> = staff.iter().collect();
        people.dedup_by_key(|one| one.account_id);
        let tick = |one: &&ActiveStaff| {
            let value = one.account_id.to_string();
            let on = typed.staff.contains(&value);
            ReportTick { value, label: staff_label(staff, one.account_id, &one.name), on }
        };
        let judges = people.iter().filter(|one| has_role(staff, one.account_id, StaffRole::Judge));
        let judges = judges.map(|one| (one.account_id.to_string(), isolated(&one.name)));
        let ground = |one: &HarassmentGround| ReportTick {
            value: one.code().to_owned(),
            label: conduct::ground(*one),
            on: typed.grounds.iter().any(|code| code == one.code()),
        };
        Ok(ConfidentialForm {
            staff: people.iter().map(tick).collect(),
            kinds: [("", texts::confidential::choose_kind())].into_iter().chain(conduct::kinds()).collect(),
            judges: [(String::new(), texts::confidential::nobody_else())].into_iter().chain(judges).collect(),
            grounds: HarassmentGround::ALL.iter().map(ground).collect(),
            questions: asked.into_iter().map(question).collect(),
            days: model.days,
            typed,
        })
    }

    /// How long a report is kept, in a sentence.
    pub fn kept(&self) -> String {
        confidential::kept(self.days)
    }

    /// The characters that the field of the place takes.
    pub fn place_digits(&self) -> usize {
        limits::REPORT_PLACE
    }
}

fn has_role(staff: &[ActiveStaff], account: AccountId, role: StaffRole) -> bool {
    staff.iter().any(|one| one.account_id == account && one.role == role)
}

fn staff_label(staff: &[ActiveStaff], account: AccountId, name: &str) -> String {
    let has = |role| has_role(staff, account, role);
    confidential::on_staff(name, has(StaffRole::Judge), has(StaffRole::Organizer))
}

/// What was typed into the form.
pub fn read_form(form: &Form) -> TypedReport {
    TypedReport {
        kind: form.text("kind").to_owned(),
        persons: form.raw("persons").to_owned(),
        described: form.raw("described").to_owned(),
        staff: form.all("staff").map(str::to_owned).collect(),
        happened: form.raw("happened").to_owned(),
        place: form.raw("where").to_owned(),
        grounds: form.all("ground").map(str::to_owned).collect(),
        judge: form.text("judge").to_owned(),
        meant: form.all("meant").map(str::to_owned).collect(),
    }
}

/// The fields of the form that come several times.
pub const TICKED: &[&str] = &["staff", "ground", "meant"];

/// What is said on the next page to whoever has just written a report.
pub fn filed(report: &ReadableReport) -> (NoticeKind, String) {
    let judge = report.report.judge_id.is_some();
    let kind = match report.left_to {
        LeftTo::Nobody if !judge => NoticeKind::Attention,
        _ => NoticeKind::Good,
    };
    (kind, confidential::filed(report.left_to, judge))
}

/// An answer to a report.
pub struct ReportAnswer {
    pub at: String,
    pub by: String,
    pub text: String,
}

/// A report that somebody may read.
pub struct ConfidentialView {
    /// What stands in its address.
    pub key: String,
    pub kind: String,
    pub about: Vec<String>,
    pub filed: String,
    /// When and where it happened; may be empty.
    pub place: String,
    pub happened: String,
    pub grounds: Vec<String>,
    /// The judge whom it names.
    pub judge: Option<String>,
    /// Who can read it, besides that judge.
    pub left_to: String,
    /// How it stands, for whoever wrote it.
    pub standing: String,
    /// How it stands, for those who read it.
    pub waiting: String,
    pub answers: Vec<ReportAnswer>,
}

impl ConfidentialView {
    /// The report with times of this time zone.
    pub fn of(readable: &ReadableReport, time_zone: &str) -> ConfidentialView {
        let moment = |at| time::moment(at, time_zone);
        let report = &readable.report;
        let seen = readable.seen().map(|(at, by)| (moment(at), by));
        let answered = readable.answers().last().map(|step| moment(step.kept.at));
        let answer = |step: &StepBy| ReportAnswer {
            at: moment(step.kept.at),
            by: confidential::by(step.kept.account.as_deref()),
            text: step.kept.content.clone(),
        };
        ConfidentialView {
            key: report.report_key.clone(),
            kind: conduct::kind(report.kind),
            about: readable.about_labels(),
            filed: moment(report.filed_at),
            place: report.place.clone(),
            happened: report.happened.clone(),
            grounds: readable.grounds.iter().map(|ground| conduct::ground(*ground)).collect(),
            judge: report.judge.clone(),
            left_to: confidential::left_to(readable.left_to),
            standing: confidential::standing(seen.as_ref().map(|(at, by)| (at.as_str(), *by)), answered.as_deref()),
            waiting: confidential::waiting(seen.as_ref().map(|(at, _)| at.as_str()), answered.as_deref()),
            answers: readable.answers().map(answer).collect(),
        }
    }
}
