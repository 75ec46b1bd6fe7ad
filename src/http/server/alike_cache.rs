//! Which names of a series are alike: worked out apart from the requests, and kept for as long as the names, and what was said of them, are
//! the same, which is longer than a version of a series lasts.

use std::collections::VecDeque;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use reeve_actions as actions;
use reeve_actions::background::apart;
use reeve_views::series::fuzzy_names::AlikeNames;
use reeve_views::series::ranking::SeriesContent;
use reeve_views::series::who::{alike_names, hash_names};

/// For how many series they are kept.
const KEPT: usize = 16;

/// What was worked out lately.
#[derive(Debug, Default)]
pub struct AlikeCache {
    kept: Mutex<VecDeque<(u64, Arc<AlikeNames>)>>,
    hasher: RandomState,
    made: AtomicU64,
}

impl AlikeCache {
    /// The names that are alike in a series, and the series again.
    pub async fn of(&self, content: SeriesContent) -> actions::Result<(SeriesContent, Arc<AlikeNames>)> {
        let mut hasher = self.hasher.build_hasher();
        hash_names(&content, &mut hasher);
        let key = hasher.finish();
        if let Some(found) = self.find(key) {
            return Ok((content, found));
        }
        let look = move || {
            let alike = Arc::new(alike_names(&content));
            (content, alike)
        };
        let (content, alike) = apart(look).await?;
        self.made.fetch_add(1, Ordering::Relaxed);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((key, Arc::clone(&alike)));
        while kept.len() > KEPT {
            kept.pop_front();
        }
        Ok((content, alike))
    }

    fn find(&self, key: u64) -> Option<Arc<AlikeNames>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(one, _)| *one == key).map(|(_, alike)| Arc::clone(alike))
    }

    /// How often they were worked out.
    pub fn made(&self) -> u64 {
        self.made.load(Ordering::Relaxed)
    }
}
