//! The fields that say who a player is, as they stand on a page: for registering, adding, editing.

use reeve_actions::Fault;
use reeve_actions::people::agreement::Agreement;
use reeve_actions::people::person::TypedPerson;
use reeve_actions::people::refusal::Refusal;
use reeve_rules::text::tidy_lines;
use reeve_rules::tournament::bounds;
use reeve_rules::tournament::same_group::{groups_shown, is_staff_made};
use reeve_store::player::Player;
use reeve_store::staff_note::StaffNote;

use crate::form::Form;
use reeve_words::labels;
use texts::own;

/// What stands in the fields.
#[derive(Debug, Clone, Default)]
pub struct PlayerForm {
    /// Name, e-mail, club, country, groups.
    pub typed: TypedPerson,
    pub guardian: String,
    /// A telephone number; the staff's page only.
    pub phone: String,
    /// What the staff keeps in mind; the staff's page only.
    pub note: String,
    /// Who comes along, one a line; the staff's page only.
    pub companions: String,
    /// Who comes along, as the player answers it when registering.
    pub comes_with: String,
    /// Wants to be in no photo and no film.
    pub no_pictures: bool,
    pub fixed_table: String,
    pub minor: bool,
    /// Agreed to the code of conduct.
    pub code: bool,
    /// Agreed to the photo policy.
    pub photo: bool,
    pub guardian_agrees: bool,
    pub agreed: bool,
    /// Asks for the own seats by mail; registration only.
    pub seat_mail: bool,
    /// Another person of the same name.
    pub another_person: bool,
    /// The version of the player on the page.
    pub version: i64,
}

impl PlayerForm {
    /// What stands in the store.
    pub fn of(player: &Player) -> PlayerForm {
        let text = |value: &Option<String>| value.clone().unwrap_or_default();
        PlayerForm {
            typed: TypedPerson {
                name: player.person.name.clone(),
                email: text(&player.person.email),
                club: text(&player.person.club),
                country: text(&player.person.country),
                groups: groups_shown(player.person.groups()),
            },
            guardian: text(&player.person.guardian),
            fixed_table: player.fixed_table.map(|table| table.to_string()).unwrap_or_default(),
            companions: player.person.companions.clone(),
            no_pictures: player.no_pictures,
            minor: player.minor,
            version: player.version,
            ..PlayerForm::default()
        }
    }

    /// The same as the player sees it: without the groups by which the staff keeps people apart.
    pub fn of_own(player: &Player) -> PlayerForm {
        let mut form = PlayerForm::of(player);
        form.typed.groups = groups_shown(player.person.groups().filter(|name| !is_staff_made(name)));
        form
    }

    /// The same with what the staff keeps of the player for itself.
    pub fn with_note(self, kept: &StaffNote) -> PlayerForm {
        PlayerForm {
            phone: kept.phone.clone().unwrap_or_default(),
            note: kept.note.clone(),
            comes_with: kept.comes_with.clone(),
            ..self
        }
    }

    /// What was typed.
    pub fn read(form: &Form) -> PlayerForm {
        let text = |name: &str| form.raw(name).to_owned();
        PlayerForm {
            typed: TypedPerson {
                name: text("name"),
                email: text("email"),
                club: text("club"),
                country: text("country"),
                groups: text("groups"),
            },
            guardian: text("guardian"),
            phone: text("phone"),
            note: text("note"),
            companions: text("companions"),
            comes_with: text("comes_with"),
            no_pictures: form.ticked("no_pictures"),
            fixed_table: form.text("fixed_table").to_owned(),
            minor: form.ticked("minor"),
            code: form.ticked("code"),
            photo: form.ticked("photo"),
            guardian_agrees: form.ticked("guardian_agrees"),
            agreed: form.ticked("agreed"),
            seat_mail: form.ticked("seat_mail"),
            another_person: form.ticked("other_person"),
            version: form.version(),
        }
    }

    /// What is agreed to.
    pub fn agreement(&self) -> Agreement {
        Agreement {
            code: self.code,
            photo: self.photo,
            no_pictures: self.no_pictures,
            minor: self.minor,
            guardian: self.guardian.clone(),
            guardian_agrees: self.guardian_agrees,
        }
    }

    /// The fixed table, if a number was typed.
    pub fn table(&self) -> Result<Option<i64>, Fault> {
        if self.fixed_table.is_empty() {
            return Ok(None);
        }
        let refusal = Refusal::TableNumber { most: bounds::FIXED_TABLE.most };
        self.fixed_table.parse().map(Some).map_err(|_| Fault::new("fixed_table", refusal))
    }

    /// The fields in which this form and another differ, as (label, this, other).
    pub fn differs(&self, other: &PlayerForm) -> Vec<(String, String, String)> {
        let yes = |ticked: bool| labels::yes(ticked).to_owned();
        let pairs = [
            (own::fact_name(), self.typed.name.trim().to_owned(), other.typed.name.clone()),
            (own::fact_email(), self.typed.email.trim().to_owned(), other.typed.email.clone()),
            (own::fact_club(), self.typed.club.trim().to_owned(), other.typed.club.clone()),
            (own::fact_country(), self.typed.country.trim().to_owned(), other.typed.country.clone()),
            (own::fact_groups(), self.typed.groups.trim().to_owned(), other.typed.groups.clone()),
            (own::fact_guardian(), self.guardian.trim().to_owned(), other.guardian.clone()),
            (labels::MINOR.to_owned(), yes(self.minor), yes(other.minor)),
            (labels::PHONE.to_owned(), self.phone.trim().to_owned(), other.phone.clone()),
            (labels::COMPANIONS.to_owned(), tidy_lines(&self.companions), other.companions.clone()),
            (own::fact_comes_with(), tidy_lines(&self.comes_with), other.comes_with.clone()),
            (labels::NO_PICTURES.to_owned(), yes(self.no_pictures), yes(other.no_pictures)),
            (labels::NOTES.to_owned(), tidy_lines(&self.note), other.note.clone()),
            (labels::FIXED_TABLE.to_owned(), self.fixed_table.clone(), other.fixed_table.clone()),
        ];
        pairs.into_iter().filter(|(_, this, that)| this != that).collect()
    }
}
