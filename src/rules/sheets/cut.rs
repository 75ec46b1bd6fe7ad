//! Papers that lie two or more to a page, one below the other, in the order in which one cut through the whole stack leaves
//! stacks that are sorted.

/// What lies on each page, from its top: the pages of `things`, so many to a page, such that the upper parts of all pages, then
/// the parts below them, are the things in their order. The last pages may have nothing at their lower end.
pub fn pages<T>(things: Vec<T>, to_a_page: usize) -> Vec<Vec<T>> {
    let count = things.len().div_ceil(to_a_page.max(1));
    let mut pages: Vec<Vec<T>> = (0..count).map(|_| Vec::with_capacity(to_a_page)).collect();
    for (at, thing) in things.into_iter().enumerate() {
        if let Some(page) = pages.get_mut(at % count.max(1)) {
            page.push(thing);
        }
    }
    pages
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cuts through the stack and lays the stacks upon each other, the upper parts first.
    fn cut(pages: &[Vec<usize>], to_a_page: usize) -> Vec<usize> {
        (0..to_a_page).flat_map(|part| pages.iter().filter_map(move |page| page.get(part).copied())).collect()
    }

    #[test]
    fn one_cut_leaves_sorted_stacks() {
        for to_a_page in 1..=4 {
            for count in 0..60 {
                let things: Vec<usize> = (1..=count).collect();
                let pages = pages(things.clone(), to_a_page);
                assert_eq!(cut(&pages, to_a_page), things, "{count} to {to_a_page} a page");
                assert_eq!(pages.len(), count.div_ceil(to_a_page));
                assert!(pages.iter().all(|page| (1..=to_a_page).contains(&page.len())));
            }
        }
        assert_eq!(super::pages(vec![1, 2, 3, 4, 5], 2), [vec![1, 4], vec![2, 5], vec![3]]);
    }
}
