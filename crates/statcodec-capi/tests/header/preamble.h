/*
 * statcodec: decodes and encodes the text in which the Linux kernel publishes
 * its statistics (memory.stat, memory.numa_stat and their family, /proc), byte
 * for byte.
 *
 * This file is generated from crates/statcodec-capi by `cargo xtask header`.
 *
 * What holds for every function:
 *
 * - A function that can fail returns a statcodec_status; results come through
 *   pointers. The order of arguments is: the object, inputs, outputs.
 * - Outputs are written on success only, errors (statcodec_error) on failure
 *   only. The one exception is statcodec_written, which is also set when a
 *   buffer was too small.
 * - A NULL that must not be is STATCODEC_NULL_ARGUMENT. Functions that return
 *   something else than a status return 0 or NULL for it. NULL with length 0 is
 *   the empty text.
 * - A panic inside the library, which is a bug, becomes STATCODEC_PANIC.
 * - `_new` and `_free` make and free handles, `_open` and `_close` those of
 *   live files; `_init` begins an object in memory of yours, which needs no end.
 *   Freeing or closing NULL does nothing.
 * - Names are NUL-terminated strings; functions that end in `_n` take a pointer
 *   and a length instead. Texts of files are always pointer and length, and
 *   need no NUL.
 * - What a `const` pointer or a statcodec_text shows belongs to somebody else;
 *   the function's comment says to whom and for how long.
 * - Nothing is kept between calls but in your objects: no global state, no
 *   threads (a tree's walk may use some, which end with it), nothing on stderr,
 *   no environment. Different objects may be used on different threads at once.
 *   Where memory runs out, the process aborts.
 * - The numbers of statuses, states, files and keys never change, and structs
 *   keep their size: a program built against an older header of the same major
 *   version goes on working.
 */

#ifndef STATCODEC_H
#define STATCODEC_H

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

