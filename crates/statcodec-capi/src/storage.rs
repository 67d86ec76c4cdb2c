//! Objects in memory that the caller allocates.
//!
//! The header shows such a struct as a few words of 64 bits, more than are
//! needed, so that its size never changes. The first word says that it was
//! initialised and as what, so that one that was not (zeros, garbage, another
//! type) is a status and not a crash.

use std::mem::{MaybeUninit, align_of, needs_drop, size_of};

use crate::status::{NOT_INITIALIZED, statcodec_status};

/// A struct of the header that holds a Rust value.
///
/// # Safety
///
/// The type is `repr(C)` and consists of `MaybeUninit<u64>`s: between the fields
/// of what it holds there may be bytes that nobody wrote.
pub(crate) unsafe trait Storage: Sized {
    /// What it holds.
    type Held;
    /// What the first word is once it holds it: different for every type.
    const MARK: u64;
}

#[repr(C)]
struct Marked<T> {
    mark: u64,
    held: T,
}

/// What must be true for a `Held` to live in its storage. Evaluated when the
/// library is compiled.
const fn fits<S: Storage>() {
    assert!(size_of::<Marked<S::Held>>() <= size_of::<S>(), "the storage is too small");
    assert!(align_of::<Marked<S::Held>>() <= align_of::<S>(), "the storage is not aligned");
    assert!(!needs_drop::<S::Held>(), "nobody would drop it");
}

/// Initialises a struct.
#[inline]
pub(crate) fn put<S: Storage>(place: &mut MaybeUninit<S>, held: S::Held) {
    const { fits::<S>() };
    *place = MaybeUninit::zeroed();
    let marked = Marked { mark: S::MARK, held };
    // SAFETY: the place is valid for writes, being a reference, and large and
    // aligned enough by `fits`.
    unsafe { place.as_mut_ptr().cast::<Marked<S::Held>>().write(marked) };
}

/// What an initialised struct holds.
#[inline]
pub(crate) fn get<S: Storage>(place: &S) -> Result<&S::Held, statcodec_status> {
    const { fits::<S>() };
    let place = std::ptr::from_ref(place);
    // SAFETY: every storage begins with a word, by the trait's promise, which
    // `put` or the caller has written.
    if unsafe { place.cast::<u64>().read() } != S::MARK {
        return Err(NOT_INITIALIZED);
    }
    // SAFETY: the mark says that `put` wrote a `Marked` of this type here, or
    // that the caller copied the struct from one where it did.
    Ok(unsafe { &(*place.cast::<Marked<S::Held>>()).held })
}

/// The same, to be changed.
#[inline]
pub(crate) fn get_mut<S: Storage>(place: &mut S) -> Result<&mut S::Held, statcodec_status> {
    get(place)?;
    // SAFETY: `get` found it initialised, and the reference is unique.
    Ok(unsafe { &mut (*std::ptr::from_mut(place).cast::<Marked<S::Held>>()).held })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::status::NOT_INITIALIZED;

    #[repr(C)]
    #[derive(Clone, Copy)]
    struct Words([MaybeUninit<u64>; 4]);

    // SAFETY: the struct is `repr(C)` and made of words of 64 bits.
    unsafe impl Storage for Words {
        // With padding after the first.
        type Held = (u8, &'static [u8]);
        const MARK: u64 = 7;
    }

    #[test]
    fn what_was_put_is_got_and_can_be_changed_and_copied() {
        let mut place = MaybeUninit::uninit();
        put::<Words>(&mut place, (1, b"text"));
        // SAFETY: `put` wrote it.
        let mut words = unsafe { place.assume_init() };
        get_mut(&mut words).unwrap().0 = 2;
        let copy = words;
        assert_eq!(get(&copy).unwrap(), &(2, b"text".as_slice()));
    }

    #[test]
    fn what_was_not_put_is_a_status() {
        for word in [0, 1, u64::MAX] {
            let mut words = Words([MaybeUninit::new(word); 4]);
            assert_eq!(get(&words).err(), Some(NOT_INITIALIZED));
            assert_eq!(get_mut(&mut words).err(), Some(NOT_INITIALIZED));
        }
    }
}
