//! AVX2 and AVX-512: what says that they are there.

mod avx2;
mod avx512;

use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};

use super::Loose;

/// AVX2, BMI1, BMI2, LZCNT and POPCNT, which came together. The token exists
/// only where the processor has them.
#[derive(Debug, Clone, Copy)]
pub(in crate::template) struct Avx2(());

/// The same and AVX-512 F, BW, VL, VBMI and VBMI2. The token exists only where
/// the processor has them.
#[derive(Debug, Clone, Copy)]
pub(in crate::template) struct Avx512(Avx2);

/// Whether the processor has all features: seen at run time where std is
/// there, else known when compiling.
macro_rules! has {
    ($($feature:tt),+) => {{
        #[cfg(feature = "std")]
        {
            true $(&& std::arch::is_x86_feature_detected!($feature))+
        }
        #[cfg(not(feature = "std"))]
        {
            true $(&& cfg!(target_feature = $feature))+
        }
    }};
}

impl Avx2 {
    pub(in crate::template) const LOOSE: Loose = Loose { numbers: 4, literal: 32 };

    #[inline]
    pub(in crate::template) fn detect() -> Option<Self> {
        has!("avx2", "bmi1", "bmi2", "lzcnt", "popcnt").then_some(Self(()))
    }
}

impl Avx512 {
    pub(in crate::template) const LOOSE: Loose = Loose { numbers: 8, literal: usize::MAX };

    #[inline]
    pub(in crate::template) fn detect() -> Option<Self> {
        let this = has!("avx512f", "avx512bw", "avx512vl", "avx512vbmi", "avx512vbmi2");
        Avx2::detect().filter(|_| this).map(Self)
    }
}

/// Asks for the first lines of the cache that a text takes: what stands in one
/// says where the next is looked at, so that the processor does not ask for them
/// soon enough.
#[inline(always)]
fn fetch(text: &[u8]) {
    for line in 1..12 {
        let place = text.as_ptr().wrapping_add(64 * line);
        // SAFETY: nothing is read, whatever is there.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(place.cast()) }
    }
}
