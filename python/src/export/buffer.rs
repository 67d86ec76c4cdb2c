//! The buffer protocol over frozen memory of `u64`.

use std::ffi::{c_int, c_void};
use std::ptr;

use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;

/// In what order a buffer has its items.
#[derive(Clone, Copy)]
pub(crate) enum Order {
    /// One after the other.
    Line,
    /// So many rows and columns, column after column.
    Columns(usize, usize),
    /// So many rows and columns, row after row.
    Rows(usize, usize),
}

/// What a view's `shape` and `strides` point to.
struct Layout {
    shape: [isize; 2],
    strides: [isize; 2],
}

const ITEM: isize = size_of::<u64>() as isize;

/// Fills a view of `data`.
///
/// # Safety
///
/// `view` points to a `Py_buffer` that may be written. `data` belongs to
/// `owner`: it neither moves nor changes while `owner` lives.
pub(crate) unsafe fn fill(
    view: *mut ffi::Py_buffer,
    flags: c_int,
    data: &[u64],
    order: Order,
    owner: Bound<'_, PyAny>,
) -> PyResult<()> {
    if view.is_null() {
        return Err(PyBufferError::new_err("expected a view, got NULL"));
    }
    let wants = |flag: c_int| flags & flag == flag;
    if wants(ffi::PyBUF_WRITABLE) {
        return Err(PyBufferError::new_err("expected a read-only view: a reading never changes"));
    }
    let (rows, columns) = match order {
        Order::Line => (data.len() as isize, 1),
        Order::Columns(rows, columns) | Order::Rows(rows, columns) => {
            (rows as isize, columns as isize)
        }
    };
    let strides = match order {
        Order::Rows(..) => [ITEM * columns, ITEM],
        Order::Line | Order::Columns(..) => [ITEM, ITEM * rows],
    };
    // Several columns of several rows are in Fortran's order.
    let needs_strides = matches!(order, Order::Columns(..)) && rows > 1 && columns > 1;
    if needs_strides && (!wants(ffi::PyBUF_STRIDES) || wants(ffi::PyBUF_C_CONTIGUOUS)) {
        return Err(PyBufferError::new_err("expected a view with strides: columns are contiguous"));
    }
    let needs_fortran = matches!(order, Order::Rows(..)) && rows > 1 && columns > 1;
    if needs_fortran && wants(ffi::PyBUF_F_CONTIGUOUS) {
        return Err(PyBufferError::new_err("expected a view in C order: rows are contiguous"));
    }
    let layout = Box::new(Layout { shape: [rows, columns], strides });
    let layout = Box::into_raw(layout);
    // SAFETY: `view` may be written. `layout` was made above and is freed by
    // `release` alone. The format is a static string that Python only reads,
    // and `data` is alive for as long as the view holds `owner`.
    unsafe {
        (*view).buf = data.as_ptr().cast::<c_void>().cast_mut();
        (*view).len = size_of_val(data) as isize;
        (*view).readonly = 1;
        (*view).itemsize = ITEM;
        (*view).format = match wants(ffi::PyBUF_FORMAT) {
            true => c"Q".as_ptr().cast_mut(),
            false => ptr::null_mut(),
        };
        (*view).ndim = if matches!(order, Order::Line) { 1 } else { 2 };
        (*view).shape = match wants(ffi::PyBUF_ND) {
            true => (&raw mut (*layout).shape).cast(),
            false => ptr::null_mut(),
        };
        (*view).strides = match wants(ffi::PyBUF_STRIDES) {
            true => (&raw mut (*layout).strides).cast(),
            false => ptr::null_mut(),
        };
        (*view).suboffsets = ptr::null_mut();
        (*view).internal = layout.cast();
        (*view).obj = owner.into_ptr();
    }
    Ok(())
}

/// Frees what [`fill`] made for a view.
///
/// # Safety
///
/// `view` points to a `Py_buffer` that `fill` filled, and this is called once
/// for it.
pub(crate) unsafe fn release(view: *mut ffi::Py_buffer) {
    // SAFETY: `fill` put a box of this type there, which nobody else frees.
    drop(unsafe { Box::from_raw((*view).internal.cast::<Layout>()) });
}
