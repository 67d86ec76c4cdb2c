//! Tree handles: files of every cgroup below a root.

use std::ffi::c_char;
use std::mem::{MaybeUninit, size_of};
use std::os::unix::ffi::OsStrExt;

use statcodec::ErrorKind;
use statcodec_reader::{Tree, TreeOptions};

use crate::error::statcodec_error;
use crate::guard::{Fallible, guard, guard_read, guard_status};
use crate::matrix::statcodec_matrix;
use crate::pointer::{array, buffer, given, name, optional_c_string, path};
use crate::status::{NOT_FOUND, OK, OUT_OF_RANGE, WRONG_VERSION, statcodec_status};
use crate::text::statcodec_text;
use crate::writer::statcodec_written;

/// Files of every cgroup below a root, read in one walk, again and again.
///
/// A walk fills one matrix: a row for each cgroup, parents before their
/// children, and a column for each cell of the files. A cgroup that vanishes
/// costs only itself; what could not be read is in the problems. The walk is
/// over before statcodec_tree_walk returns, whatever threads it used.
///
/// ```c
/// const statcodec_tree_file files[] = {{"memory.stat", NULL, 0}};
/// statcodec_tree_options options = {sizeof options, files, 1, 0, 0, 0};
/// statcodec_tree *tree = NULL;
/// statcodec_error error;
/// size_t anon;
/// if (statcodec_tree_open("/sys/fs/cgroup", &options, &tree, &error) != STATCODEC_OK)
///     return -1;
/// if (statcodec_tree_walk(tree, &error) == STATCODEC_OK
///     && statcodec_tree_column(tree, "memory.stat", "anon", NULL, &anon) == STATCODEC_OK) {
///     for (size_t i = 0; i < statcodec_tree_count(tree); i++) {
///         statcodec_group group;
///         statcodec_value value;
///         statcodec_tree_group(tree, i, &group);
///         statcodec_matrix_cell(statcodec_tree_matrix(tree), i, anon, &value);
///         if (value.state == STATCODEC_STATE_VALUE)
///             printf("%.*s %" PRIu64 "\n", STATCODEC_TEXT_ARGS(group.name), value.number);
///     }
/// }
/// statcodec_tree_close(tree);
/// ```
pub type statcodec_tree = Tree;

/// A file that a tree reads of every cgroup.
#[repr(C)]
pub struct statcodec_tree_file {
    /// Its name, as in its directory: `memory.stat`, whatever the version.
    pub name: *const c_char,
    /// The rows that are kept, by name; NULL for all.
    pub keys: *const *const c_char,
    /// How many they are.
    pub key_count: usize,
}

/// What a tree reads, and how. Zeros are what most callers want.
#[repr(C)]
pub struct statcodec_tree_options {
    /// sizeof(statcodec_tree_options), so that a newer library knows what an
    /// older program means.
    pub size: usize,
    /// The files.
    pub files: *const statcodec_tree_file,
    /// How many they are.
    pub file_count: usize,
    /// How many threads read, the caller's among them; 0 is 1.
    pub threads: usize,
    /// How many descriptors are kept open between walks at most; 0 is half of
    /// what the process may have open.
    pub descriptors: usize,
    /// How many levels are read: 1 is the root alone; 0 is all.
    pub levels: usize,
}

/// A cgroup of a tree.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_group {
    /// The name of its directory; empty for the root. It belongs to the tree
    /// and is valid until the next walk.
    pub name: statcodec_text,
    /// Its own as long as the system runs: the inode of its directory.
    pub id: u64,
    /// The row of its parent; SIZE_MAX for the root.
    pub parent: usize,
    /// How far it is below the root.
    pub depth: u32,
    /// Room for later; 0.
    pub reserved: u32,
}

/// A cgroup that a walk found gone.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_gone {
    /// Its id.
    pub id: u64,
    /// Where it was. It belongs to the tree and is valid until the next walk.
    pub path: statcodec_text,
    /// How that was noticed.
    pub error: statcodec_error,
}

/// A file or directory that a walk could not read.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct statcodec_tree_problem {
    /// The row of the cgroup.
    pub row: usize,
    /// The file, by its place in the options; SIZE_MAX where the directory
    /// could not be listed, so that cgroups below it may be missing.
    pub file: usize,
    /// What could not be read. It belongs to the tree and is valid until the
    /// next walk.
    pub path: statcodec_text,
    /// What is wrong.
    pub error: statcodec_error,
}

/// Opens a tree at its root, a cgroup's directory. Nothing is read yet. Close
/// it with statcodec_tree_close.
///
/// Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_UNSUPPORTED for a file of
/// the options, with what the system says of the root, and with
/// STATCODEC_WRONG_VERSION where `options->size` is not what this library
/// knows. `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_open(
    root: *const c_char,
    options: Option<&statcodec_tree_options>,
    tree: Option<&mut MaybeUninit<*mut statcodec_tree>>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        let (options, tree) = (given(options)?, given(tree)?);
        // SAFETY: the caller's promise about its strings and arrays.
        let (root, options) = unsafe { (path(root)?, converted(options)?) };
        tree.write(Box::into_raw(Box::new(Tree::open(root, &options)?)));
        Ok(())
    })
}

/// The options of the reader.
///
/// # Safety
///
/// The arrays are NULL or have as many entries as is said, which are NULL or
/// NUL-terminated strings.
unsafe fn converted(options: &statcodec_tree_options) -> Fallible<TreeOptions> {
    if options.size != size_of::<statcodec_tree_options>() {
        return Err(WRONG_VERSION.into());
    }
    let mut converted = TreeOptions::new();
    // SAFETY: the caller's promise.
    for file in unsafe { array(options.files, options.file_count) }? {
        // SAFETY: the caller's promise.
        let file_name = unsafe { name(file.name) }?;
        if file.keys.is_null() {
            converted.file(file_name);
            continue;
        }
        // SAFETY: the caller's promise.
        let keys = unsafe { array(file.keys, file.key_count) }?.iter();
        // SAFETY: the caller's promise.
        let keys: Result<Vec<&str>, _> = keys.map(|&key| unsafe { name(key) }).collect();
        converted.keys(file_name, &keys?);
    }
    if options.threads > 0 {
        converted.threads(options.threads);
    }
    if options.descriptors > 0 {
        converted.descriptors(options.descriptors);
    }
    if let Some(depth) = options.levels.checked_sub(1) {
        converted.depth(u32::try_from(depth).unwrap_or(u32::MAX));
    }
    Ok(converted)
}

/// Closes a tree and frees its matrix. NULL is ignored.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_close(tree: Option<Box<statcodec_tree>>) {
    guard(|| {
        drop(tree);
        Ok(())
    });
}

/// Reads all files of all cgroups. Fails only where the root is gone; what else
/// is wrong is in the problems. `error` may be NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_walk(
    tree: Option<&mut statcodec_tree>,
    error: Option<&mut MaybeUninit<statcodec_error>>,
) -> statcodec_status {
    guard_read(error, || {
        given(tree)?.walk()?;
        Ok(())
    })
}

/// How many cgroups there are: the rows of the matrix. 0 before the first walk
/// and for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_count(tree: Option<&statcodec_tree>) -> usize {
    guard(|| Ok(given(tree)?.len()))
}

/// A cgroup by its row.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_group(
    tree: Option<&statcodec_tree>,
    row: usize,
    group: Option<&mut MaybeUninit<statcodec_group>>,
) -> statcodec_status {
    guard_status(|| {
        let (tree, group) = (given(tree)?, given(group)?);
        in_range(tree, row)?;
        group.write(statcodec_group {
            name: tree.name(row).as_bytes().into(),
            id: tree.id(row),
            parent: tree.forest().parent(row).unwrap_or(usize::MAX),
            depth: tree.depth(row),
            reserved: 0,
        });
        Ok(())
    })
}

/// Writes the path of a cgroup, with a NUL after it, into a buffer of `size`
/// bytes.
///
/// Fails with STATCODEC_OUT_OF_RANGE, and with STATCODEC_BUFFER_TOO_SMALL where
/// nothing is written but `written`, whose `needed` counts the NUL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_path(
    tree: Option<&statcodec_tree>,
    row: usize,
    buffer: *mut c_char,
    size: usize,
    written: Option<&mut MaybeUninit<statcodec_written>>,
) -> statcodec_status {
    guard(|| {
        let (tree, written) = (given(tree)?, given(written)?);
        in_range(tree, row)?;
        // SAFETY: the caller's promise about the buffer.
        let buffer = unsafe { self::buffer(buffer, size) }?;
        let path = tree.path(row).into_os_string();
        let path = path.as_bytes();
        let needed = path.len() + 1;
        let Some(place) = buffer.get_mut(..needed) else {
            written.write(statcodec_written { length: 0, needed });
            return Ok(ErrorKind::BufferTooSmall as statcodec_status);
        };
        place[..path.len()].copy_from_slice(path);
        place[path.len()] = 0;
        written.write(statcodec_written { length: path.len(), needed });
        Ok(OK)
    })
}

/// The column of a cell: by the name of the file among the options, the row's
/// name and the cell's, which may be NULL where it has none.
///
/// It keeps its number as long as there is the tree; later walks may add
/// columns after those there are. Fails with STATCODEC_NOT_FOUND, also for what
/// no cgroup has printed yet and the catalog does not know.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_column(
    tree: Option<&statcodec_tree>,
    file: *const c_char,
    row: *const c_char,
    cell: *const c_char,
    column: Option<&mut MaybeUninit<usize>>,
) -> statcodec_status {
    guard_status(|| {
        let (tree, column) = (given(tree)?, given(column)?);
        // SAFETY: the caller's promise about its strings.
        let (file, row, cell) =
            unsafe { (name(file)?, name(row)?, optional_c_string(cell).unwrap_or_default()) };
        let cell = std::str::from_utf8(cell).map_err(|_| NOT_FOUND)?;
        column.write(tree.column(file, row, cell).ok_or(NOT_FOUND)?);
        Ok(())
    })
}

/// What the last walk read: a row for each cgroup, a column for each cell. It
/// belongs to the tree and is valid until the next walk. NULL for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_matrix(tree: Option<&statcodec_tree>) -> *const statcodec_matrix {
    guard(|| Ok(std::ptr::from_ref(given(tree)?.matrix())))
}

/// A matrix of your own with the totals of every subtree: what cgroup v1 prints
/// as `total_*` and `hierarchical_*`, effective limits, peaks. Free it with
/// statcodec_matrix_free.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_totals(
    tree: Option<&statcodec_tree>,
    totals: Option<&mut MaybeUninit<*mut statcodec_matrix>>,
) -> statcodec_status {
    guard_status(|| {
        let (tree, totals) = (given(tree)?, given(totals)?);
        let matrix = tree.matrix().totals(tree.forest()).map_err(|error| error.kind as u32)?;
        totals.write(Box::into_raw(Box::new(matrix)));
        Ok(())
    })
}

/// A matrix of your own with what each cgroup holds itself, without its
/// children: for cgroup v2, whose files print totals. Free it with
/// statcodec_matrix_free.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_own(
    tree: Option<&statcodec_tree>,
    own: Option<&mut MaybeUninit<*mut statcodec_matrix>>,
) -> statcodec_status {
    guard_status(|| {
        let (tree, own) = (given(tree)?, given(own)?);
        let mut matrix = tree.matrix().clone();
        matrix.own(tree.forest()).map_err(|error| error.kind as u32)?;
        own.write(Box::into_raw(Box::new(matrix)));
        Ok(())
    })
}

/// The first row of the cgroups that the last walk was the first to find: from
/// it to the last row. statcodec_tree_count where there are none.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_first_added(tree: Option<&statcodec_tree>) -> usize {
    guard(|| {
        let tree = given(tree)?;
        Ok(if tree.added().is_empty() { tree.len() } else { tree.added().start })
    })
}

/// How many cgroups the last walk found gone. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_gone_count(tree: Option<&statcodec_tree>) -> usize {
    guard(|| Ok(given(tree)?.gone().len()))
}

/// A cgroup that the last walk found gone, counted from 0.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_gone_get(
    tree: Option<&statcodec_tree>,
    index: usize,
    gone: Option<&mut MaybeUninit<statcodec_gone>>,
) -> statcodec_status {
    guard_status(|| {
        let (tree, gone) = (given(tree)?, given(gone)?);
        let found = tree.gone().get(index).ok_or(OUT_OF_RANGE)?;
        gone.write(statcodec_gone {
            id: found.id,
            path: found.error.path.as_os_str().as_bytes().into(),
            error: (&found.error).into(),
        });
        Ok(())
    })
}

/// How many things the last walk could not read. 0 for NULL.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_problem_count(tree: Option<&statcodec_tree>) -> usize {
    guard(|| Ok(given(tree)?.problems().len()))
}

/// A thing that the last walk could not read, counted from 0, by row.
///
/// Fails with STATCODEC_OUT_OF_RANGE.
#[unsafe(no_mangle)]
pub extern "C" fn statcodec_tree_problem_get(
    tree: Option<&statcodec_tree>,
    index: usize,
    problem: Option<&mut MaybeUninit<statcodec_tree_problem>>,
) -> statcodec_status {
    guard_status(|| {
        let (tree, problem) = (given(tree)?, given(problem)?);
        let found = tree.problems().get(index).ok_or(OUT_OF_RANGE)?;
        problem.write(statcodec_tree_problem {
            row: found.row,
            file: found.file.unwrap_or(usize::MAX),
            path: found.error.path.as_os_str().as_bytes().into(),
            error: (&found.error).into(),
        });
        Ok(())
    })
}

fn in_range(tree: &Tree, row: usize) -> Fallible<()> {
    if row < tree.len() { Ok(()) } else { Err(OUT_OF_RANGE.into()) }
}
