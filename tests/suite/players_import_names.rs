//! Names in lists of players, as programs and people write them: turned round, with prefixes and numbers, and almost the same.

use crate::players_import::{confirm, labels, look, upload};
use crate::support::hall::Hall;

#[tokio::test]
async fn names_are_turned_round_on_request() {
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, "Nom\nBerg, Ada\nvan Dijk, Bo\nCy\n".as_bytes()).await;
    assert!(page.says("“Berg, Ada” becomes “Ada Berg”."), "{page}");
    assert!(page.rows("table.roster")[0][1] == "Berg, Ada", "{page}");
    let page = look(&hall, &path, &page, &[("turn", "yes")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ada Berg", "Bo van Dijk", "Cy"]);
    // What separates the cells can be said too, and then the columns are guessed anew.
    let (path, page) = upload(&hall, b"Dee, Jena\nEve, Gera\n").await;
    let page = look(&hall, &path, &page, &[("separator", "comma")]).await.ok();
    assert_eq!(page.rows("table.roster").len(), 2, "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await[3..], ["Dee", "Eve"]);
}

#[tokio::test]
async fn a_dutch_list_has_its_prefixes_and_the_preview_names_what_it_does_not_read() {
    let hall = Hall::open(0).await;
    let list = "Nr;Voornaam;Tussenvoegsel;Achternaam;Leeftijd;Leeg\n1;Jan;van der;Berg;31;\n2;Eva;;Smit;;\n";
    let (path, page) = upload(&hall, list.as_bytes()).await;
    assert!(page.has("#f-c2 option[value=name_prefix][selected]"), "{page}");
    assert!(page.says("These columns are not read: “Nr”, “Leeftijd”."), "an empty column is none\n{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Jan van der Berg", "Eva Smit"]);
    let (_, page) = upload(&hall, b"name\nBo\n").await;
    assert!(!page.says("not read"), "{page}");
}

#[tokio::test]
async fn a_numbered_list_comes_in_without_its_numbers() {
    let hall = Hall::open(0).await;
    let (path, page) = upload(&hall, b"1. Ana\n2) Bo\n3.Cy\n").await;
    assert!(page.says("Every name begins with a number or a mark, as in “1. Ana”. It is left out."), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["Ana", "Bo", "Cy"]);
    let (path, page) = upload(&hall, b"1. Dee\nEli\n").await;
    assert!(!page.says("Every name begins"), "{page}");
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await[3..], ["1. Dee", "Eli"]);
}

#[tokio::test]
async fn names_that_are_almost_the_same_are_shown_side_by_side() {
    let hall = Hall::open(0).await;
    for name in ["José Silva", "Ana García"] {
        hall.add(name).await;
    }
    let (path, page) = upload(&hall, "player\nJose Silva\n\"Garcia, Ana\"\nCy\n".as_bytes()).await;
    assert_eq!(page.rows("table.doubles").len(), 2, "{page}");
    assert!(page.says("almost the same name"), "{page}");
    let page = look(&hall, &path, &page, &[("same-2", "skip")]).await.ok();
    confirm(&hall, &path, &page, &[]).await.expect(303);
    assert_eq!(labels(&hall).await, ["José Silva", "Ana García", "Garcia, Ana", "Cy"]);
    let page = hall.organizer.get(&hall.run("/players/doubles")).await.ok();
    assert!(page.says("Almost the same name"), "{page}");
}
