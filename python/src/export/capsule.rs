//! The structs of Arrow's C data interface, as capsules.
//!
//! <https://arrow.apache.org/docs/format/CDataInterface.html>: two structs
//! that a consumer takes over by copying them, and frees by their `release`.

use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr;

use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyTuple};

/// A column, or a struct of columns, to be handed over.
pub(super) struct Column {
    pub(super) name: CString,
    /// Arrow's format string: `C`, `L`, `g`, `u`, `+s` ...
    pub(super) format: &'static CStr,
    pub(super) length: usize,
    pub(super) nulls: usize,
    /// In Arrow's order for the format; the first says what is not null.
    pub(super) buffers: Vec<Option<Buffer>>,
    pub(super) children: Vec<Column>,
}

/// The memory of a column.
pub(super) enum Buffer {
    Bytes(Vec<u8>),
    Offsets(Vec<i32>),
    Numbers(Vec<u64>),
    Decimals(Vec<i128>),
}

impl Buffer {
    fn as_ptr(&self) -> *const c_void {
        match self {
            Buffer::Bytes(bytes) => bytes.as_ptr().cast(),
            Buffer::Offsets(offsets) => offsets.as_ptr().cast(),
            Buffer::Numbers(numbers) => numbers.as_ptr().cast(),
            Buffer::Decimals(decimals) => decimals.as_ptr().cast(),
        }
    }
}

#[repr(C)]
struct ArrowSchema {
    format: *const c_char,
    name: *const c_char,
    metadata: *const c_char,
    flags: i64,
    n_children: i64,
    children: *mut *mut ArrowSchema,
    dictionary: *mut ArrowSchema,
    release: Option<unsafe extern "C" fn(*mut ArrowSchema)>,
    private_data: *mut c_void,
}

#[repr(C)]
struct ArrowArray {
    length: i64,
    null_count: i64,
    offset: i64,
    n_buffers: i64,
    n_children: i64,
    buffers: *mut *const c_void,
    children: *mut *mut ArrowArray,
    dictionary: *mut ArrowArray,
    release: Option<unsafe extern "C" fn(*mut ArrowArray)>,
    private_data: *mut c_void,
}

// SAFETY: all that the pointers lead to is owned by the struct, and is made
// of types that are Send.
unsafe impl Send for ArrowSchema {}
// SAFETY: as above.
unsafe impl Send for ArrowArray {}

/// What a schema's pointers lead to.
struct SchemaParts {
    _name: CString,
    children: Vec<*mut ArrowSchema>,
}

/// What an array's pointers lead to.
struct ArrayParts {
    _memory: Vec<Option<Buffer>>,
    buffers: Vec<*const c_void>,
    children: Vec<*mut ArrowArray>,
}

const NULLABLE: i64 = 2;

impl ArrowSchema {
    fn new(column: &Column) -> Self {
        let children =
            column.children.iter().map(|child| Box::into_raw(Box::new(Self::new(child))));
        let mut parts =
            Box::new(SchemaParts { _name: column.name.clone(), children: children.collect() });
        Self {
            format: column.format.as_ptr(),
            name: parts._name.as_ptr(),
            metadata: ptr::null(),
            flags: NULLABLE,
            n_children: parts.children.len() as i64,
            children: parts.children.as_mut_ptr(),
            dictionary: ptr::null_mut(),
            release: Some(release_schema),
            private_data: Box::into_raw(parts).cast(),
        }
    }
}

impl ArrowArray {
    fn new(column: Column) -> Self {
        let children =
            column.children.into_iter().map(|child| Box::into_raw(Box::new(Self::new(child))));
        let pointer = |buffer: &Option<Buffer>| buffer.as_ref().map_or(ptr::null(), Buffer::as_ptr);
        let mut parts = Box::new(ArrayParts {
            buffers: column.buffers.iter().map(pointer).collect(),
            _memory: column.buffers,
            children: children.collect(),
        });
        Self {
            length: column.length as i64,
            null_count: column.nulls as i64,
            offset: 0,
            n_buffers: parts.buffers.len() as i64,
            n_children: parts.children.len() as i64,
            buffers: parts.buffers.as_mut_ptr(),
            children: parts.children.as_mut_ptr(),
            dictionary: ptr::null_mut(),
            release: Some(release_array),
            private_data: Box::into_raw(parts).cast(),
        }
    }
}

/// A consumer calls it on a struct that it took over.
unsafe extern "C" fn release_schema(schema: *mut ArrowSchema) {
    // SAFETY: the interface says that `schema` is one of ours, not released
    // yet. Its parts and children were boxed by `new`, and dropping a child
    // releases it, unless a consumer took it over and marked it as released.
    unsafe {
        let parts = Box::from_raw((*schema).private_data.cast::<SchemaParts>());
        for child in parts.children {
            drop(Box::from_raw(child));
        }
        (*schema).release = None;
    }
}

/// A consumer calls it on a struct that it took over.
unsafe extern "C" fn release_array(array: *mut ArrowArray) {
    // SAFETY: as for `release_schema`.
    unsafe {
        let parts = Box::from_raw((*array).private_data.cast::<ArrayParts>());
        for child in parts.children {
            drop(Box::from_raw(child));
        }
        (*array).release = None;
    }
}

impl Drop for ArrowSchema {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: it has not been released yet, or this would be None.
            unsafe { release(self) }
        }
    }
}

impl Drop for ArrowArray {
    fn drop(&mut self) {
        if let Some(release) = self.release {
            // SAFETY: as above.
            unsafe { release(self) }
        }
    }
}

/// The pair of capsules that `__arrow_c_array__` returns. A capsule that
/// nobody took over releases its struct.
pub(super) fn pair(py: Python<'_>, column: Column) -> PyResult<Bound<'_, PyTuple>> {
    let schema = PyCapsule::new_with_value(py, ArrowSchema::new(&column), c"arrow_schema")?;
    let array = PyCapsule::new_with_value(py, ArrowArray::new(column), c"arrow_array")?;
    (schema, array).into_pyobject(py)
}
