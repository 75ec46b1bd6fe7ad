//! Goes through all possibilities for the smallest rows that `bounds` takes as known. The rows of 13 and 14
//! players take too long for a test.

/// Every way to split `sizes` off the players in `left`, as a set of the pairs that meet.
fn splits(n: usize, left: &[usize], sizes: &[usize], met: u64, found: &mut Vec<u64>) {
    let Some((&size, rest)) = sizes.split_first() else {
        found.push(met);
        return;
    };
    for chosen in (0u32..1 << left.len()).filter(|c| c.count_ones() as usize == size) {
        let (mut table, mut others) = (Vec::new(), Vec::new());
        for (i, &p) in left.iter().enumerate() {
            if chosen >> i & 1 == 1 { table.push(p) } else { others.push(p) }
        }
        let mut met = met;
        for (i, &a) in table.iter().enumerate() {
            for &b in &table[i + 1..] {
                met |= 1 << (a * n + b - (a + 1) * (a + 2) / 2);
            }
        }
        splits(n, &others, rest, met, found);
    }
}

fn all_rounds(n: usize, sizes: &[usize]) -> Vec<u64> {
    let mut found = Vec::new();
    splits(n, &(0..n).collect::<Vec<_>>(), sizes, 0, &mut found);
    found.sort_unstable();
    found.dedup();
    found
}

/// The least (most meetings, repeats) of six players over these rounds; rounds in any order are the same.
fn least_of_six(kinds: &[u64], from: usize, left: usize, met: &mut [u64; 15]) -> (u64, u64) {
    if left == 0 {
        let most = met.iter().copied().max().unwrap_or(0);
        return (most, met.iter().map(|m| m.saturating_sub(1)).sum());
    }
    let mut best = (u64::MAX, u64::MAX);
    for (k, round) in kinds.iter().enumerate().skip(from) {
        (0..15).for_each(|p| met[p] += round >> p & 1);
        best = best.min(least_of_six(kinds, k, left - 1, met));
        (0..15).for_each(|p| met[p] -= round >> p & 1);
    }
    best
}

#[test]
fn six_players_can_not_do_better() {
    let kinds = all_rounds(6, &[3, 3]);
    assert_eq!(kinds.len(), 10);
    assert_eq!(least_of_six(&kinds, 0, 6, &mut [0; 15]), (3, 22));
    assert_eq!(least_of_six(&kinds, 0, 7, &mut [0; 15]), (4, 27));
}

#[test]
fn ten_players_and_four_rounds_have_seven_repeats_when_nobody_meets_three_times() {
    let kinds = all_rounds(10, &[4, 3, 3]);
    assert_eq!(kinds.len(), 2100);
    // Renaming makes any round the first one; the others come in ascending order.
    let first = kinds[0];
    let mut most_met = 0;
    for (i, second) in kinds.iter().enumerate() {
        for (j, third) in kinds.iter().enumerate().skip(i) {
            let (met, twice) = (first | second | third, (first & second) | (first & third) | (second & third));
            if first & second & third != 0 || met.count_ones() + 12 <= most_met {
                continue;
            }
            let fourth = kinds[j..].iter().filter(|&fourth| twice & fourth == 0);
            most_met = fourth.map(|fourth| (met | fourth).count_ones()).fold(most_met, u32::max);
        }
    }
    assert_eq!(4 * 12 - most_met, 7);
}
