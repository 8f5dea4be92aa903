//! The search for anchors with AVX2, whose registers hold four words: the only unsafe code of the program.
//!
//! `find_plainly` in [`anchors`](super::anchors) says the same in plain words, and a test there compares the two.

#![expect(
    unsafe_code,
    reason = "wider instructions may be used only where the processor has them, which is looked up here"
)]

use super::CellSet;
use super::anchors::{Four, Lanes};
use super::sheet::Poses;
use std::arch::x86_64::{
    __m256i, _mm256_and_si256, _mm256_extract_epi64, _mm256_or_si256, _mm256_set_epi64x,
    _mm256_set1_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64, _mm256_srlv_epi64,
    _mm256_sub_epi64,
};

/// The three words of a set of cells for each of four orientations.
type Sets = [__m256i; 3];

/// Fills the empty `lanes`; nothing happens, and `false` comes back, where the processor lacks the instructions.
#[inline]
pub(super) fn find(poses: &Poses, free: CellSet, near: CellSet, lanes: &mut Lanes) -> bool {
    let is_wide = is_x86_feature_detected!("avx2");
    if is_wide {
        // SAFETY: the processor has AVX2, and the function asks for nothing else.
        unsafe { find_widely(poses, free, near, lanes) };
    }
    is_wide
}

#[target_feature(enable = "avx2")]
fn find_widely(poses: &Poses, free: CellSet, near: CellSet, lanes: &mut Lanes) {
    let (free, near) = (spread(free), spread(near));
    for half in 0..poses.orientations.len().div_ceil(4).min(2) {
        let mut fits = spread(CellSet::GRID);
        let mut reaches = [_mm256_setzero_si256(); 3];
        for shifts in &poses.shifts {
            let [first, second, third, fourth] = shifts[half];
            let by = _mm256_set_epi64x(fourth as i64, third as i64, second as i64, first as i64);
            fits = and(fits, shifted_back(free, by));
            reaches = or(reaches, shifted_back(near, by));
        }
        let [first, second, third] = and(fits, reaches);
        lanes.0[0][half] = words(first);
        lanes.0[1][half] = words(second);
        lanes.0[2][half] = words(third);
    }
}

/// The same set for four orientations.
#[inline]
#[target_feature(enable = "avx2")]
fn spread(set: CellSet) -> Sets {
    let [first, second, third]: [u64; 3] = set.into();
    [
        _mm256_set1_epi64x(first as i64),
        _mm256_set1_epi64x(second as i64),
        _mm256_set1_epi64x(third as i64),
    ]
}

/// As [`CellSet::shifted_back`], by another number of bits for each orientation. Shifting a word by 64 leaves nothing.
#[inline]
#[target_feature(enable = "avx2")]
fn shifted_back(sets: Sets, by: __m256i) -> Sets {
    let [first, second, third] = sets;
    let rest = _mm256_sub_epi64(_mm256_set1_epi64x(64), by);
    [
        _mm256_or_si256(
            _mm256_srlv_epi64(first, by),
            _mm256_sllv_epi64(second, rest),
        ),
        _mm256_or_si256(
            _mm256_srlv_epi64(second, by),
            _mm256_sllv_epi64(third, rest),
        ),
        _mm256_srlv_epi64(third, by),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
fn and(one: Sets, other: Sets) -> Sets {
    [
        _mm256_and_si256(one[0], other[0]),
        _mm256_and_si256(one[1], other[1]),
        _mm256_and_si256(one[2], other[2]),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
fn or(one: Sets, other: Sets) -> Sets {
    [
        _mm256_or_si256(one[0], other[0]),
        _mm256_or_si256(one[1], other[1]),
        _mm256_or_si256(one[2], other[2]),
    ]
}

#[inline]
#[target_feature(enable = "avx2")]
fn words(register: __m256i) -> Four {
    [
        _mm256_extract_epi64::<0>(register) as u64,
        _mm256_extract_epi64::<1>(register) as u64,
        _mm256_extract_epi64::<2>(register) as u64,
        _mm256_extract_epi64::<3>(register) as u64,
    ]
}
