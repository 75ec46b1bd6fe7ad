//! Invented people for the demonstration. Given and family names are drawn apart, from many countries.

use reeve_rules::rng::Rng;

const GIVEN: [&str; 48] = [
    "Imani", "Søren", "Lucía", "Takumi", "Zofia", "Kwame", "Aoife", "Matteo", "Ngọc", "Priya", "Élodie", "Ivan",
    "Yara", "Bram", "Leilani", "Omar", "Greta", "Thiago", "Mei", "Anouk", "Dimitra", "Jonas", "Ayşe", "Callum",
    "Nomvula", "Pau", "Freja", "Rahul", "Noor", "Tomáš", "Keala", "Ines", "Björn", "Chidi", "Marit", "Hana", "Luka",
    "Sunniva", "Rafael", "Ewa", "Kofi", "Petra", "Minh", "Oona", "Davide", "Salma", "Piet", "Alba",
];

const FAMILY: [&str; 48] = [
    "Okafor",
    "Lindqvist",
    "Marchetti",
    "Haugen",
    "Nowicka",
    "Tanabe",
    "Ferreira",
    "Kowalczyk",
    "van Dijk",
    "Iyer",
    "Moreau",
    "Petrov",
    "Haddad",
    "Byrne",
    "Kealoha",
    "Yıldız",
    "Brandt",
    "Castellanos",
    "Wen",
    "Dubois",
    "Papadaki",
    "Mbeki-Ross",
    "Sato",
    "MacIntyre",
    "Dlamini",
    "Ribas",
    "Ström",
    "Banerjee",
    "El Amrani",
    "Novák",
    "Akana",
    "Quintero",
    "Þórsson",
    "Eze",
    "Vik",
    "Yamane",
    "Horvat",
    "Solberg",
    "Barros",
    "Zielińska",
    "Mensah",
    "Kraus",
    "Phạm",
    "Virtanen",
    "Ricci",
    "Bensaïd",
    "de Groot",
    "Serrano",
];

const CLUBS: [&str; 5] = ["Harbor Guild", "Longest Road Club", "Three for One", "Desert Foxes", ""];
const COUNTRIES: [&str; 6] = ["DE", "NL", "PL", "ES", "KE", "JP"];

/// A person for the demonstration.
pub(crate) struct Invented {
    pub name: String,
    /// The club; empty for none.
    pub club: String,
    pub country: String,
    /// The group that the person came with; empty for none.
    pub group: String,
}

/// So many people, the same for the same seed; no name comes twice.
pub(crate) fn people(count: usize, seed: u64) -> Vec<Invented> {
    let mut rng = Rng::new(seed);
    let (mut given, mut family) = (GIVEN.to_vec(), FAMILY.to_vec());
    rng.shuffle(&mut given);
    rng.shuffle(&mut family);
    let names = given.into_iter().zip(family).take(count);
    names
        .enumerate()
        .map(|(n, (given, family))| Invented {
            name: format!("{given} {family}"),
            club: pick(&mut rng, &CLUBS),
            country: pick(&mut rng, &COUNTRIES),
            // Every fifth came with the one after.
            group: if n % 5 < 2 { format!("Car {}", n / 5 + 1) } else { String::new() },
        })
        .collect()
}

fn pick(rng: &mut Rng, from: &[&str]) -> String {
    from.get(rng.below(from.len())).map(|text| (*text).to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::people;

    #[test]
    fn people_come_again_with_their_seed_and_differ_from_one_another() {
        let names = |seed| people(48, seed).into_iter().map(|one| one.name).collect::<Vec<_>>();
        assert_eq!(names(7), names(7));
        assert_ne!(names(7), names(8));
        assert_eq!(names(7).into_iter().collect::<BTreeSet<_>>().len(), 48);
    }
}
