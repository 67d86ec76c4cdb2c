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

/** The version of this header. */
#define STATCODEC_VERSION "0.1.0"
#define STATCODEC_VERSION_MAJOR 0
#define STATCODEC_VERSION_MINOR 1
#define STATCODEC_VERSION_PATCH 0
/** `major << 16 | minor << 8 | patch` */
#define STATCODEC_VERSION_NUMBER \
  (STATCODEC_VERSION_MAJOR << 16 | STATCODEC_VERSION_MINOR << 8 | STATCODEC_VERSION_PATCH)

/** The arguments of printf for a statcodec_text, for the format `%.*s`. */
#define STATCODEC_TEXT_ARGS(text) (int)(text).length, (text).data

/** Statuses (statcodec_status). */
enum {
  STATCODEC_OK = 0, /**< The work was done. */
  STATCODEC_EMPTY = 1, /**< Expected text, found an empty file. */
  STATCODEC_TRUNCATED = 2, /**< Expected a line feed at the end of the last line. */
  STATCODEC_BLANK_LINE = 3, /**< Expected a name, found a blank line. */
  STATCODEC_EXPECTED_NAME = 4, /**< Expected a name at the start of the line. */
  STATCODEC_EXPECTED_SEPARATOR = 5, /**< Expected a separator and a value after the name. */
  STATCODEC_EXPECTED_NUMBER = 6, /**< Expected a decimal number. */
  STATCODEC_NOT_CANONICAL = 7, /**< Expected a number without sign or leading zeros. */
  STATCODEC_NUMBER_TOO_LARGE = 8, /**< Expected a number that fits 64 bits. */
  STATCODEC_EXPECTED_LINE_END = 9, /**< Expected the end of the line after the value. */
  STATCODEC_EXPECTED_PAIR = 10, /**< Expected `name=value`. */
  STATCODEC_NUL_BYTE = 11, /**< Expected text, found a NUL byte. */
  STATCODEC_DUPLICATE_NAME = 12, /**< Expected a name not seen before. */
  STATCODEC_TOO_LARGE = 13, /**< Expected a smaller text. */
  STATCODEC_MALFORMED = 14, /**< Expected a line of this file's form. */
  STATCODEC_BUFFER_TOO_SMALL = 32, /**< Expected a larger buffer. */
  STATCODEC_NOT_ENCODABLE = 33, /**< Expected a value that this file can hold. */
  STATCODEC_VANISHED = 64, /**< The process, cgroup or file is gone. */
  STATCODEC_FORBIDDEN = 65, /**< Not permitted. */
  STATCODEC_UNSUPPORTED = 66, /**< The kernel does not support it here. */
  STATCODEC_CUT_SHORT = 67, /**< Expected a line feed at the end of the last line. */
  STATCODEC_TOO_MANY_FILES = 68, /**< Too many open files. */
  STATCODEC_UNKNOWN_FILE = 69, /**< Expected the name of a known kernel file. */
  STATCODEC_IO = 70, /**< It could not be read. */
  STATCODEC_NOT_MOUNTED = 71, /**< No mount shows the cgroup. */
  STATCODEC_END = 1000, /**< There are no more items. */
  STATCODEC_NULL_ARGUMENT = 1001, /**< An argument is NULL that must not be. */
  STATCODEC_BAD_LENGTH = 1002, /**< A length is larger than an object can be. */
  STATCODEC_NOT_INITIALIZED = 1003, /**< The struct was not initialised. */
  STATCODEC_UNKNOWN_KEY = 1004, /**< The file has no key of this number or name. */
  STATCODEC_OUT_OF_RANGE = 1005, /**< An index is past the end. */
  STATCODEC_NOT_FOUND = 1006, /**< Nothing of this name is there. */
  STATCODEC_BAD_VALUE = 1007, /**< A value has a state that it cannot have here. */
  STATCODEC_WRONG_VERSION = 1008, /**< The program was built against another header. */
  STATCODEC_PANIC = 1009, /**< An error inside the library, which is a bug. */
};

/** States of a value (statcodec_state). */
enum {
  STATCODEC_STATE_VALUE = 0, /**< A number. */
  STATCODEC_STATE_NEGATIVE = 1, /**< A negative number. */
  STATCODEC_STATE_MAX = 2, /**< The word `max`: no limit. */
  STATCODEC_STATE_ABSENT = 3, /**< The file does not have it, which is not 0. */
  STATCODEC_STATE_UNREADABLE = 4, /**< It stands in the file but could not be read. */
  STATCODEC_STATE_TEXT = 5, /**< Text. */
  STATCODEC_STATE_HUNDREDTHS = 6, /**< A number with two decimals, in hundredths. */
};

/** Units of a key, as printed. */
enum {
  STATCODEC_UNIT_BYTES = 0, /**< bytes */
  STATCODEC_UNIT_KIBIBYTES = 1, /**< kB */
  STATCODEC_UNIT_PAGES = 2, /**< pages */
  STATCODEC_UNIT_HUGE_PAGES = 3, /**< huge pages */
  STATCODEC_UNIT_SECTORS = 4, /**< sectors */
  STATCODEC_UNIT_EVENTS = 5, /**< events */
  STATCODEC_UNIT_COUNT = 6, /**< count */
  STATCODEC_UNIT_FLAG = 7, /**< flag */
  STATCODEC_UNIT_SECONDS = 8, /**< s */
  STATCODEC_UNIT_MILLISECONDS = 9, /**< ms */
  STATCODEC_UNIT_MICROSECONDS = 10, /**< us */
  STATCODEC_UNIT_NANOSECONDS = 11, /**< ns */
  STATCODEC_UNIT_TICKS = 12, /**< ticks */
  STATCODEC_UNIT_PERCENT = 13, /**< percent */
  STATCODEC_UNIT_RATIO = 14, /**< ratio */
  STATCODEC_UNIT_WEIGHT = 15, /**< weight */
  STATCODEC_UNIT_ID = 16, /**< id */
  STATCODEC_UNIT_MASK = 17, /**< mask */
  STATCODEC_UNIT_TEXT = 18, /**< text */
};

/** How a value moves. */
enum {
  STATCODEC_KIND_GAUGE = 0, /**< gauge */
  STATCODEC_KIND_COUNTER = 1, /**< counter */
  STATCODEC_KIND_SETTING = 2, /**< setting */
  STATCODEC_KIND_LABEL = 3, /**< label */
};

/** Whose value it is. */
enum {
  STATCODEC_SCOPE_HIERARCHICAL = 0, /**< hierarchical */
  STATCODEC_SCOPE_LOCAL = 1, /**< local */
  STATCODEC_SCOPE_SYSTEM = 2, /**< system */
  STATCODEC_SCOPE_NODE = 3, /**< node */
  STATCODEC_SCOPE_ZONE = 4, /**< zone */
  STATCODEC_SCOPE_CPU = 5, /**< cpu */
  STATCODEC_SCOPE_DEVICE = 6, /**< device */
  STATCODEC_SCOPE_PROCESS = 7, /**< process */
  STATCODEC_SCOPE_MAPPING = 8, /**< mapping */
};

/** How values combine up a tree of cgroups. */
enum {
  STATCODEC_COMBINE_SUM = 0, /**< sum */
  STATCODEC_COMBINE_MIN = 1, /**< min */
  STATCODEC_COMBINE_MAX = 2, /**< max */
  STATCODEC_COMBINE_OWN = 3, /**< own */
  STATCODEC_COMBINE_DERIVED = 4, /**< derived */
  STATCODEC_COMBINE_NONE = 5, /**< none */
};

/** Where a file lives. */
enum {
  STATCODEC_ORIGIN_CGROUP_V2 = 0, /**< cgroup v2 */
  STATCODEC_ORIGIN_CGROUP_V1 = 1, /**< cgroup v1 */
  STATCODEC_ORIGIN_PROC = 2, /**< /proc */
  STATCODEC_ORIGIN_PROCESS = 3, /**< /proc/<pid> */
  STATCODEC_ORIGIN_NODE = 4, /**< node */
};

/** The grammar of a file. */
enum {
  STATCODEC_SHAPE_FLAT = 0, /**< flat keyed */
  STATCODEC_SHAPE_NESTED = 1, /**< nested keyed */
  STATCODEC_SHAPE_VALUES = 2, /**< values */
  STATCODEC_SHAPE_NUMBERS = 3, /**< numbers */
  STATCODEC_SHAPE_WORDS = 4, /**< words */
  STATCODEC_SHAPE_IDS = 5, /**< identifiers */
  STATCODEC_SHAPE_RANGES = 6, /**< ranges */
  STATCODEC_SHAPE_TEXT = 7, /**< text */
  STATCODEC_SHAPE_COLUMNS = 8, /**< columns */
  STATCODEC_SHAPE_COLON = 9, /**< colon */
  STATCODEC_SHAPE_ROLLUP = 10, /**< rollup */
  STATCODEC_SHAPE_BLKIO = 11, /**< blkio */
  STATCODEC_SHAPE_SCHEDSTAT = 12, /**< schedstat */
  STATCODEC_SHAPE_DISKSTATS = 13, /**< diskstats */
  STATCODEC_SHAPE_SOFTIRQS = 14, /**< softirqs */
  STATCODEC_SHAPE_BUDDYINFO = 15, /**< buddyinfo */
  STATCODEC_SHAPE_ZONEINFO = 16, /**< zoneinfo */
  STATCODEC_SHAPE_PID_STAT = 17, /**< process stat */
  STATCODEC_SHAPE_CGROUP_PATH = 18, /**< cgroup path */
  STATCODEC_SHAPE_MAPS = 19, /**< maps */
  STATCODEC_SHAPE_SMAPS = 20, /**< smaps */
};

#ifdef __cplusplus
extern "C" {
#endif

/* Text ----------------------------------------------------------------------- */

/**
 * Text that belongs to somebody else: `length` bytes at `data`, with no NUL
 * after them. Where a function returns one, its comment says how long it
 * stays valid. `data` is never NULL.
 *
 *     printf("%.*s\n", STATCODEC_TEXT_ARGS(name));
 */
typedef struct statcodec_text {
  /** The first byte. */
  const char *data;
  /** How many bytes there are. */
  size_t length;
} statcodec_text;

/* Statuses ------------------------------------------------------------------- */

/**
 * What a function says of its work: STATCODEC_OK, or why it was not done.
 *
 * The numbers below 1000 say what is wrong with a text or a file, and are the
 * same in Rust and Python. Those from 1000 say what is wrong with the call.
 * They never change; a newer library may return ones that this header does
 * not have.
 *
 *     if (status != STATCODEC_OK)
 *         fprintf(stderr, "%s\n", statcodec_status_text(status));
 */
typedef uint32_t statcodec_status;

/**
 * The status in words, such as "expected a decimal number": a static string,
 * never NULL.
 */
const char *statcodec_status_text(statcodec_status status);

/* Errors --------------------------------------------------------------------- */

/**
 * What was wrong, and where.
 *
 * A function that takes a pointer to one writes it whenever it fails, and
 * only then; NULL is for callers that do not ask.
 *
 *     statcodec_error error;
 *     if (statcodec_decoder_decode(decoder, text, length, &snapshot, &error) != STATCODEC_OK)
 *         fprintf(stderr, "line %zu, column %zu: %s\n", error.line, error.column, error.expected);
 */
typedef struct statcodec_error {
  /** The kind of error, or STATCODEC_OK. */
  statcodec_status status;
  /** `errno`, where the system refused something; else 0. */
  int os_error;
  /** The byte of the text at which it was seen: 0 for the first. */
  size_t offset;
  /**
   * The line, the first being 1; 0 where nobody has looked for it
   * (statcodec_error_locate).
   */
  size_t line;
  /** The byte within the line, the first being 1; 0 as for `line`. */
  size_t column;
  /**
   * The status in words, such as "expected a decimal number": a static
   * string, never NULL.
   */
  const char *expected;
  /** Room for later; 0. */
  uint64_t reserved[2];
} statcodec_error;

/**
 * Finds line and column of an error: `text` is what was decoded.
 *
 * Errors that come one a line (from cursors, from lenient decoding) are not
 * located until asked, since that looks through the text before them.
 */
statcodec_status statcodec_error_locate(statcodec_error *error,
                                        const char *text,
                                        size_t length);

/* Versions ------------------------------------------------------------------- */

/** The version of the library, such as "1.2.3": a static string. */
const char *statcodec_version(void);

/**
 * The version of the library as `major << 16 | minor << 8 | patch`, as
 * STATCODEC_VERSION_NUMBER is that of the header.
 */
uint32_t statcodec_version_number(void);

/**
 * Whether a program built against the header of version `number` can use this
 * library: STATCODEC_OK or STATCODEC_WRONG_VERSION.
 *
 * A library takes programs of all headers of its own major version that are
 * not newer than itself. A program that loads the library at run time asks
 * this first; one that is linked has the SONAME for the major version.
 *
 *     if (statcodec_check_version(STATCODEC_VERSION_NUMBER) != STATCODEC_OK)
 *         return -1;
 */
statcodec_status statcodec_check_version(uint32_t number);

/* Values --------------------------------------------------------------------- */

/** What a value is: one of STATCODEC_STATE_*. */
typedef uint8_t statcodec_state;

/**
 * A value with its state. Absent is not 0, `max` is not a number, and what
 * could not be read is neither.
 *
 *     switch (value.state) {
 *     case STATCODEC_STATE_VALUE:
 *         printf("%" PRIu64 "\n", value.number);
 *         break;
 *     case STATCODEC_STATE_MAX:
 *         printf("no limit\n");
 *         break;
 *     case STATCODEC_STATE_ABSENT:
 *         printf("this kernel does not have it\n");
 *         break;
 *     }
 */
typedef struct statcodec_value {
  /** What it is. Look here first. */
  statcodec_state state;
  /** Room for later; 0. */
  uint8_t reserved[7];
  /**
   * The number, in the unit that the file prints.
   *
   * - STATCODEC_STATE_VALUE: the number.
   * - STATCODEC_STATE_HUNDREDTHS: the number times 100 ("12.34" is 1234).
   * - STATCODEC_STATE_NEGATIVE: `(int64_t)number`.
   * - all others: UINT64_MAX, so that a check forgotten does not pass for a 0.
   */
  uint64_t number;
  /**
   * The bytes that stand in the file, for STATCODEC_STATE_TEXT and for
   * STATCODEC_STATE_UNREADABLE where they are known; else empty.
   */
  statcodec_text text;
} statcodec_value;

/* Streaming: flat keyed files ------------------------------------------------ */

/**
 * A walk over the lines of a flat keyed text: memory.stat, memory.events,
 * cpu.stat, /proc/vmstat and their like, which have `name value` on each line.
 *
 * The struct is yours, and may be copied. Nothing is allocated, and there is
 * nothing to free. The text must stay where it is during the walk.
 *
 *     statcodec_flat cursor;
 *     statcodec_field field;
 *     statcodec_flat_init(&cursor, text, length);
 *     while (statcodec_flat_next(&cursor, &field) == STATCODEC_OK) {
 *         if (field.error.status != STATCODEC_OK)
 *             continue;   // this line alone is bad
 *         if (field.value.state == STATCODEC_STATE_VALUE)
 *             printf("%.*s is %" PRIu64 "\n", STATCODEC_TEXT_ARGS(field.name), field.value.number);
 *     }
 */
typedef struct statcodec_flat {
  /** The library's own. */
  uint64_t private_words[8];
} statcodec_flat;

/** A line of a flat keyed text. */
typedef struct statcodec_field {
  /** The name, part of the text; empty where the line is bad. */
  statcodec_text name;
  /** The value; STATCODEC_STATE_UNREADABLE where the line is bad. */
  statcodec_value value;
  /**
   * What is wrong with the line: `error.status` is STATCODEC_OK for a good
   * one.
   */
  statcodec_error error;
} statcodec_field;

/**
 * Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
 * empty text.
 */
statcodec_status statcodec_flat_init(statcodec_flat *cursor,
                                     const char *text,
                                     size_t length);

/**
 * The next line, good or bad. A bad line costs only itself: the walk goes on
 * after it.
 *
 * Returns STATCODEC_OK where `field` was written, STATCODEC_END after the
 * last line. Every other status ends the walk as well.
 */
statcodec_status statcodec_flat_next(statcodec_flat *cursor, statcodec_field *field);

/* Streaming: nested keyed files ---------------------------------------------- */

/** A bad part: see its error. The walk goes on with the next line. */
#define STATCODEC_PART_BAD 0

/** A row begins. */
#define STATCODEC_PART_ROW 1

/** A cell of the row that began last. */
#define STATCODEC_PART_CELL 2

/**
 * A walk over the rows and cells of a nested keyed text: memory.numa_stat of
 * cgroup v1 and v2, io.stat, memory.pressure and their like, which have
 * `row cell=value cell=value` on each line.
 *
 * The struct is yours, and may be copied. Nothing is allocated, and there is
 * nothing to free. The text must stay where it is during the walk.
 *
 *     statcodec_nested cursor;
 *     statcodec_part part;
 *     statcodec_nested_init(&cursor, text, length);
 *     while (statcodec_nested_next(&cursor, &part) == STATCODEC_OK) {
 *         if (part.kind == STATCODEC_PART_ROW)
 *             row = part.name;
 *         else if (part.kind == STATCODEC_PART_CELL)
 *             handle(row, part.name, part.value);
 *     }
 */
typedef struct statcodec_nested {
  /** The library's own. */
  uint64_t private_words[8];
} statcodec_nested;

/** A part of a nested keyed text. */
typedef struct statcodec_part {
  /** One of STATCODEC_PART_*. */
  uint32_t kind;
  /** Room for later; 0. */
  uint32_t reserved;
  /**
   * The name of the row (`anon`, `8:0`, `some`) or of the cell (`N0`,
   * `rbytes`, `avg10`), part of the text; empty for a bad part.
   */
  statcodec_text name;
  /**
   * The value of the cell. A row has one only in cgroup v1's numa_stat
   * (`total=3 N0=3`), else its state is STATCODEC_STATE_ABSENT. For a bad
   * part it is STATCODEC_STATE_UNREADABLE.
   */
  statcodec_value value;
  /** What is wrong: `error.status` is STATCODEC_OK for a good part. */
  statcodec_error error;
} statcodec_part;

/**
 * Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
 * empty text.
 */
statcodec_status statcodec_nested_init(statcodec_nested *cursor,
                                       const char *text,
                                       size_t length);

/**
 * The next part, good or bad. After a bad part the walk goes on with the next
 * line.
 *
 * Returns STATCODEC_OK where `part` was written, STATCODEC_END after the
 * last one. Every other status ends the walk as well.
 */
statcodec_status statcodec_nested_next(statcodec_nested *cursor,
                                       statcodec_part *part);

/* Streaming: files of labels ------------------------------------------------- */

/**
 * A walk over the lines of a text of labels: /proc/meminfo, /proc/pid/status,
 * /proc/pid/io or the body of a mapping in smaps, which have
 * `label:  number kB` or `label: text` on each line.
 *
 * The struct is yours, and may be copied. Nothing is allocated, and there is
 * nothing to free. The text must stay where it is during the walk.
 *
 *     statcodec_colon cursor;
 *     statcodec_colon_field field;
 *     statcodec_colon_init(&cursor, text, length);
 *     while (statcodec_colon_next(&cursor, &field) == STATCODEC_OK) {
 *         if (field.value.state == STATCODEC_STATE_VALUE && field.kib)
 *             printf("%.*s: %" PRIu64 " KiB\n", STATCODEC_TEXT_ARGS(field.label), field.value.number);
 *     }
 */
typedef struct statcodec_colon {
  /** The library's own. */
  uint64_t private_words[8];
} statcodec_colon;

/** A line of a text of labels. */
typedef struct statcodec_colon_field {
  /**
   * The label, up to the first colon (`MemTotal`, `Active(anon)`), part of
   * the text; empty where the line is bad.
   */
  statcodec_text label;
  /**
   * The number after it, or the rest of the line as text;
   * STATCODEC_STATE_UNREADABLE where the line is bad.
   */
  statcodec_value value;
  /** Whether ` kB` follows the number: it counts units of 1,024 bytes. */
  bool kib;
  /** Room for later; 0. */
  uint8_t reserved[7];
  /**
   * What is wrong with the line: `error.status` is STATCODEC_OK for a good
   * one.
   */
  statcodec_error error;
} statcodec_colon_field;

/**
 * Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
 * empty text.
 */
statcodec_status statcodec_colon_init(statcodec_colon *cursor,
                                      const char *text,
                                      size_t length);

/**
 * The next line, good or bad. A bad line costs only itself: the walk goes on
 * after it.
 *
 * Returns STATCODEC_OK where `field` was written, STATCODEC_END after the
 * last line. Every other status ends the walk as well.
 */
statcodec_status statcodec_colon_next(statcodec_colon *cursor,
                                      statcodec_colon_field *field);

/* Streaming: mappings of a process ------------------------------------------- */

/**
 * A walk over the mappings of a /proc/pid/maps text.
 *
 * The struct is yours, and may be copied. Nothing is allocated, and there is
 * nothing to free. The text must stay where it is during the walk.
 *
 *     statcodec_maps cursor;
 *     statcodec_mapping mapping;
 *     statcodec_maps_init(&cursor, text, length);
 *     while (statcodec_maps_next(&cursor, &mapping) == STATCODEC_OK) {
 *         if (mapping.error.status == STATCODEC_OK)
 *             printf("%" PRIx64 " %.*s\n", mapping.start, STATCODEC_TEXT_ARGS(mapping.path));
 *     }
 */
typedef struct statcodec_maps {
  /** The library's own. */
  uint64_t private_words[8];
} statcodec_maps;

/**
 * A mapping of a process. Where its line is bad, numbers are 0 and texts
 * empty: look at `error.status` first.
 */
typedef struct statcodec_mapping {
  /** Its first address. */
  uint64_t start;
  /** The address after its last. */
  uint64_t end;
  /** Where in the file it begins, in bytes. */
  uint64_t offset;
  /** The file's inode; 0 where there is none. */
  uint64_t inode;
  /** The device's major number. */
  uint32_t major;
  /** The device's minor number. */
  uint32_t minor;
  /** Four letters: `r`, `w`, `x` or `-`, then `s` (shared) or `p` (private). */
  statcodec_text perms;
  /**
   * The rest of the line as the kernel printed it: a path, `[heap]`,
   * nothing. Part of the text, as the others here.
   */
  statcodec_text path;
  /** The path without ` (deleted)`, if it ends so. */
  statcodec_text file_path;
  /** smaps: the text of its fields, the lines up to the next mapping. */
  statcodec_text body;
  /** smaps: where the body begins in the whole text. */
  size_t body_offset;
  /**
   * Whether the path ends in ` (deleted)`. A guess: a file's own name may
   * end so.
   */
  bool deleted;
  /** Room for later; 0. */
  uint8_t reserved[7];
  /**
   * What is wrong with the line: `error.status` is STATCODEC_OK for a good
   * one.
   */
  statcodec_error error;
} statcodec_mapping;

/**
 * A walk over the mappings of a /proc/pid/smaps or smaps_rollup text, each of
 * which comes with the text of its fields for a statcodec_colon.
 *
 *     statcodec_smaps cursor;
 *     statcodec_mapping mapping;
 *     statcodec_smaps_init(&cursor, text, length);
 *     while (statcodec_smaps_next(&cursor, &mapping) == STATCODEC_OK) {
 *         statcodec_colon fields;
 *         statcodec_colon_field field;
 *         statcodec_colon_init(&fields, mapping.body.data, mapping.body.length);
 *         while (statcodec_colon_next(&fields, &field) == STATCODEC_OK)
 *             handle(mapping, field);
 *     }
 */
typedef struct statcodec_smaps {
  /** The library's own. */
  uint64_t private_words[8];
} statcodec_smaps;

/**
 * Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
 * empty text.
 */
statcodec_status statcodec_maps_init(statcodec_maps *cursor,
                                     const char *text,
                                     size_t length);

/**
 * The next mapping, good or bad. A bad line costs only itself.
 *
 * Returns STATCODEC_OK where `mapping` was written, STATCODEC_END after the
 * last one. Every other status ends the walk as well.
 */
statcodec_status statcodec_maps_next(statcodec_maps *cursor,
                                     statcodec_mapping *mapping);

/**
 * Begins a walk over the `length` bytes at `text`. NULL with length 0 is the
 * empty text.
 */
statcodec_status statcodec_smaps_init(statcodec_smaps *cursor,
                                      const char *text,
                                      size_t length);

/**
 * The next mapping with its body, good or bad. After a bad one the walk goes
 * on with the next mapping.
 *
 * Returns STATCODEC_OK where `mapping` was written, STATCODEC_END after the
 * last one. Every other status ends the walk as well.
 */
statcodec_status statcodec_smaps_next(statcodec_smaps *cursor,
                                      statcodec_mapping *mapping);

/* Writing -------------------------------------------------------------------- */

/**
 * Writes kernel statistics text into a buffer of yours, as the kernel's own
 * emitters do.
 *
 * A line is written whole or not at all. Once a line did not fit, or a call
 * was wrong, nothing more is written, and every later call returns the same
 * status: it is enough to look at what statcodec_writer_finish returns. No NUL
 * is added.
 *
 * The struct is yours; nothing is allocated, and there is nothing to free.
 * Names and separators are NUL-terminated strings.
 *
 *     char buffer[4096];
 *     statcodec_writer writer;
 *     statcodec_written done;
 *     statcodec_writer_init(&writer, buffer, sizeof buffer);
 *     statcodec_writer_name_value(&writer, "total_", "cache", " ", 8192);
 *     if (statcodec_writer_finish(&writer, &done) == STATCODEC_OK)
 *         fwrite(buffer, 1, done.length, stdout);
 */
typedef struct statcodec_writer {
  /** The library's own. */
  uint64_t private_words[12];
} statcodec_writer;

/** How much was written. */
typedef struct statcodec_written {
  /** The bytes in the buffer: all of the text, or the whole lines that fit. */
  size_t length;
  /** The bytes that the whole text takes: make the buffer this large. */
  size_t needed;
} statcodec_written;

/**
 * Begins to write at the start of a buffer of `size` bytes. NULL with size 0
 * is an empty buffer, which tells what a text needs.
 */
statcodec_status statcodec_writer_init(statcodec_writer *writer, char *buffer, size_t size);

/**
 * Ends the text. Calling it twice does no harm.
 *
 * `written` is set for STATCODEC_OK, and also for STATCODEC_BUFFER_TOO_SMALL:
 * then the buffer holds the whole lines that fit, and `written->needed` is the
 * size to try next.
 */
statcodec_status statcodec_writer_finish(const statcodec_writer *writer,
                                         statcodec_written *written);

/** Appends `length` bytes as they are: a name, a word, a separator. */
statcodec_status statcodec_writer_text(statcodec_writer *writer,
                                       const char *text,
                                       size_t length);

/** Ends the line. */
statcodec_status statcodec_writer_end_line(statcodec_writer *writer);

/**
 * Writes the line `prefix` `name` `separator` `value` LF, whole or not at
 * all. A NULL or empty prefix or separator is none.
 */
statcodec_status statcodec_writer_name_value(statcodec_writer *writer,
                                             const char *prefix,
                                             const char *name,
                                             const char *separator,
                                             uint64_t value);

/**
 * Appends `delimiter` and a decimal number, as the kernel's
 * seq_put_decimal_ull. A NULL delimiter is none.
 */
statcodec_status statcodec_writer_decimal(statcodec_writer *writer,
                                          const char *delimiter,
                                          uint64_t value);

/**
 * The same with blanks before the number up to `width`, as
 * seq_put_decimal_ull_width. A longer number is written whole.
 */
statcodec_status statcodec_writer_decimal_width(statcodec_writer *writer,
                                                const char *delimiter,
                                                uint64_t value,
                                                uint8_t width);

/**
 * Appends `delimiter` and a number with its sign, as seq_put_decimal_ll. A
 * NULL delimiter is none.
 */
statcodec_status statcodec_writer_signed(statcodec_writer *writer,
                                         const char *delimiter,
                                         int64_t value);

/**
 * Appends `delimiter` and a lower-case hexadecimal number with zeros before
 * it up to `width` (at most 16), as seq_put_hex_ll. A NULL delimiter is none.
 */
statcodec_status statcodec_writer_hex(statcodec_writer *writer,
                                      const char *delimiter,
                                      uint64_t value,
                                      uint8_t width);

/**
 * Appends `delimiter` and a number of hundredths with two decimals: 1234 is
 * `12.34`. A NULL delimiter is none.
 */
statcodec_status statcodec_writer_hundredths(statcodec_writer *writer,
                                             const char *delimiter,
                                             uint64_t value);

/**
 * Writes a line of meminfo or smaps: `label`, the number with blanks before
 * it up to `width` (the kernel's is 8), ` kB` LF.
 */
statcodec_status statcodec_writer_kb(statcodec_writer *writer,
                                     const char *label,
                                     uint64_t value,
                                     uint8_t width);

/** Appends a cell of memory.numa_stat: ` N` node `=` value. */
statcodec_status statcodec_writer_numa_cell(statcodec_writer *writer,
                                            uint32_t node,
                                            uint64_t value);

/** Writes the line of a limit file: the number, LF. */
statcodec_status statcodec_writer_limit(statcodec_writer *writer, uint64_t value);

/** Writes the line of a limit file that sets none: `max`, LF. */
statcodec_status statcodec_writer_no_limit(statcodec_writer *writer);

/* The catalog: files and keys ------------------------------------------------ */

/** A kernel file: one of STATCODEC_FILE_*. The numbers never change. */
typedef uint32_t statcodec_file;

/**
 * What is known of a file.
 *
 *     statcodec_file_info info;
 *     for (statcodec_file file = 0; file < statcodec_file_limit(); file++)
 *         if (statcodec_file_describe(file, &info) == STATCODEC_OK)
 *             printf("%.*s: %.*s\n", STATCODEC_TEXT_ARGS(info.name),
 *                    STATCODEC_TEXT_ARGS(info.summary));
 */
typedef struct statcodec_file_info {
  /** The file. */
  statcodec_file file;
  /** Where it lives: one of STATCODEC_ORIGIN_*. */
  uint16_t origin;
  /** Its grammar: one of STATCODEC_SHAPE_*. */
  uint16_t shape;
  /** The first kernel seen to have it: the 6 of 6.12. */
  uint8_t since_major;
  /** The 12 of 6.12. */
  uint8_t since_minor;
  /** Whether a file of 0 bytes is a valid reading. */
  bool may_be_empty;
  /**
   * Whether all its values belong to the cgroup alone, whatever the scope of
   * its keys says.
   */
  bool local;
  /** How many keys its rows have: statcodec_file_key gives them. */
  uint32_t key_count;
  /** How many keys the cells of a row have: statcodec_file_cell gives them. */
  uint32_t cell_count;
  /**
   * Its name: the base name, for cgroup v1 with `v1/` before it. A `*`
   * stands for the part that differs (`hugetlb.*.max`). Static, as the other
   * texts here.
   */
  statcodec_text name;
  /** The kernel source file that prints it. */
  statcodec_text source;
  /** One line of meaning. */
  statcodec_text summary;
  /** Room for later; 0. */
  uint64_t reserved[4];
} statcodec_file_info;

/**
 * A key: one of the enumerators at the end of this header. The numbers never
 * change. The low 16 bits count from 0 in the table that the key belongs to;
 * the others name the table, so that a key of one file is refused by the
 * snapshot of another.
 */
typedef uint32_t statcodec_key;

/** What is known of a key. */
typedef struct statcodec_key_info {
  /** The key. */
  statcodec_key key;
  /** The unit of its values as printed: one of STATCODEC_UNIT_*. */
  uint16_t unit;
  /** Gauge or counter: one of STATCODEC_KIND_*. */
  uint16_t kind;
  /** Whose value it is: one of STATCODEC_SCOPE_*. */
  uint16_t scope;
  /** How values combine up a tree: one of STATCODEC_COMBINE_*. */
  uint16_t combine;
  /** The first kernel seen to print it: the 6 of 6.12. */
  uint8_t since_major;
  /** The 12 of 6.12. */
  uint8_t since_minor;
  /** The last kernel seen to print it; 0 where the newest still does. */
  uint8_t until_major;
  /** Its minor version. */
  uint8_t until_minor;
  /** The kernel's name. Static, as the other texts here. */
  statcodec_text name;
  /** One line of meaning. */
  statcodec_text meaning;
  /** Room for later; 0. */
  uint64_t reserved[4];
} statcodec_key_info;

/** One more than the greatest number of a file. Not all below are files. */
size_t statcodec_file_limit(void);

/**
 * What is known of a file.
 *
 * Fails with STATCODEC_UNKNOWN_FILE.
 */
statcodec_status statcodec_file_describe(statcodec_file file, statcodec_file_info *info);

/**
 * The file of this name: `memory.stat`, `v1/memory.stat`, `hugetlb.2MB.max`,
 * `pid/smaps`.
 *
 * Fails with STATCODEC_UNKNOWN_FILE.
 */
statcodec_status statcodec_file_from_name(const char *name, statcodec_file *file);

/**
 * The file at this path, by its base name and the folders before it.
 *
 * cgroup v1 and v2 share names; statcodec_file_for_text settles by the text
 * which of them a file is. Fails with STATCODEC_UNKNOWN_FILE.
 */
statcodec_status statcodec_file_from_path(const char *path, statcodec_file *file);

/**
 * The variant of `file` that printed this text: cgroup v1's memory.stat where
 * v2's was assumed, or the other way round. Other files stay what they are.
 *
 * Fails with STATCODEC_UNKNOWN_FILE.
 */
statcodec_status statcodec_file_for_text(statcodec_file file,
                                         const char *text,
                                         size_t length,
                                         statcodec_file *variant);

/**
 * The key of a file's rows at this place of its table.
 *
 * Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_file_key(statcodec_file file, size_t index, statcodec_key *key);

/**
 * The key of a file's rows that has this name.
 *
 * Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_UNKNOWN_KEY.
 */
statcodec_status statcodec_file_key_named(statcodec_file file,
                                          const char *name,
                                          statcodec_key *key);

/**
 * The key of the cells inside a row at this place of its table.
 *
 * Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_file_cell(statcodec_file file, size_t index, statcodec_key *key);

/**
 * The key of the cells inside a row that has this name. In files whose rows
 * are records (the mappings of smaps, zones) these are the file's keys.
 *
 * Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_UNKNOWN_KEY.
 */
statcodec_status statcodec_file_cell_named(statcodec_file file,
                                           const char *name,
                                           statcodec_key *key);

/**
 * What is known of a key.
 *
 * Fails with STATCODEC_UNKNOWN_KEY.
 */
statcodec_status statcodec_key_describe(statcodec_key key, statcodec_key_info *info);

/** A unit in words, such as "bytes": a static string, never NULL. */
const char *statcodec_unit_text(uint16_t unit);

/** A kind in words, such as "gauge": a static string, never NULL. */
const char *statcodec_kind_text(uint16_t kind);

/** A scope in words, such as "hierarchical": a static string, never NULL. */
const char *statcodec_scope_text(uint16_t scope);

/** A way to combine in words, such as "sum": a static string, never NULL. */
const char *statcodec_combine_text(uint16_t combine);

/** An origin in words, such as "cgroup v2": a static string, never NULL. */
const char *statcodec_origin_text(uint16_t origin);

/** A shape in words, such as "flat keyed": a static string, never NULL. */
const char *statcodec_shape_text(uint16_t shape);

/* Snapshots ------------------------------------------------------------------ */

/** The key of a row that the catalog does not know. */
#define STATCODEC_NO_KEY UINT32_MAX

/**
 * The numbers of one reading of a file.
 *
 * A file has rows (`anon`, `cpu0`, `8:0`, a mapping), and a row has cells: one
 * in a flat file, one for each node in memory.numa_stat, one for each column
 * in /proc/stat. All cells of a snapshot are numbered from 0 in file order,
 * those of a row one after the other. A `const` snapshot may be read by
 * several threads at once.
 *
 *     for (size_t i = 0; i < statcodec_snapshot_row_count(snapshot); i++) {
 *         statcodec_row row;
 *         statcodec_snapshot_row(snapshot, i, &row);
 *         printf("%.*s", STATCODEC_TEXT_ARGS(row.name));
 *         for (size_t cell = row.first_cell; cell < row.first_cell + row.cell_count; cell++) {
 *             statcodec_value value;
 *             statcodec_snapshot_cell(snapshot, cell, &value);
 *             if (value.state == STATCODEC_STATE_VALUE)
 *                 printf(" %" PRIu64, value.number);
 *         }
 *         printf("\n");
 *     }
 */
typedef struct statcodec_snapshot statcodec_snapshot;

/** A row of a snapshot. */
typedef struct statcodec_row {
  /**
   * The name, as the kernel printed it; for files without names in the text
   * (memory.current) the catalog's. It belongs to the snapshot.
   */
  statcodec_text name;
  /** Its place in the file, counted from 0. */
  size_t index;
  /** The number of its first cell. */
  size_t first_cell;
  /** How many cells it has. */
  size_t cell_count;
  /** Its key, or STATCODEC_NO_KEY for a row that the catalog does not know. */
  statcodec_key key;
  /** Room for later; 0. */
  uint32_t reserved;
} statcodec_row;

/** The file that the snapshot is a reading of, one of STATCODEC_FILE_*. */
statcodec_status statcodec_snapshot_file(const statcodec_snapshot *snapshot, statcodec_file *file);

/**
 * The value of a key: O(1). For a row of several cells its first.
 *
 * Where the file does not have the key, the call succeeds and the state is
 * STATCODEC_STATE_ABSENT. A key of another file is STATCODEC_UNKNOWN_KEY.
 */
statcodec_status statcodec_snapshot_get(const statcodec_snapshot *snapshot,
                                        statcodec_key key,
                                        statcodec_value *value);

/**
 * The number of a key, or `otherwise` where there is none: absent, `max`,
 * negative, unreadable, a key of another file, a NULL snapshot.
 *
 * Access by item, as the kernel's kfuncs for BPF give it (`page_state`,
 * `vm_events`), in the units that the file prints.
 */
uint64_t statcodec_snapshot_value(const statcodec_snapshot *snapshot,
                                  statcodec_key key,
                                  uint64_t otherwise);

/**
 * The value of the first row of this name, its first cell. Absent, as for
 * statcodec_snapshot_get, where there is no such row.
 */
statcodec_status statcodec_snapshot_get_named(const statcodec_snapshot *snapshot,
                                              const char *name,
                                              statcodec_value *value);

/**
 * The value of a cell by the names of its row and itself: `"anon"`, `"N0"`.
 * Absent where there is no such cell.
 */
statcodec_status statcodec_snapshot_get_cell(const statcodec_snapshot *snapshot,
                                             const char *row,
                                             const char *cell,
                                             statcodec_value *value);

/** How many rows there are. 0 for NULL. */
size_t statcodec_snapshot_row_count(const statcodec_snapshot *snapshot);

/**
 * A row by its place in the file, counted from 0.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_snapshot_row(const statcodec_snapshot *snapshot,
                                        size_t index,
                                        statcodec_row *row);

/**
 * The first row of this name. Its cells have the same numbers in every
 * snapshot whose rows are the same.
 *
 * Fails with STATCODEC_NOT_FOUND.
 */
statcodec_status statcodec_snapshot_row_named(const statcodec_snapshot *snapshot,
                                              const char *name,
                                              statcodec_row *row);

/** The same for a name of `length` bytes. */
statcodec_status statcodec_snapshot_row_named_n(const statcodec_snapshot *snapshot,
                                                const char *name,
                                                size_t length,
                                                statcodec_row *row);

/** How many cells there are in all rows. 0 for NULL. */
size_t statcodec_snapshot_cell_count(const statcodec_snapshot *snapshot);

/**
 * The value of a cell by its number.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_snapshot_cell(const statcodec_snapshot *snapshot,
                                         size_t cell,
                                         statcodec_value *value);

/**
 * The name of a cell by its number: `N0`, `rbytes`. Empty where cells have no
 * names. It belongs to the snapshot.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_snapshot_cell_name(const statcodec_snapshot *snapshot,
                                              size_t cell,
                                              statcodec_text *name);

/**
 * The number of the cell of this name in a row, which is given by its place
 * in the file. The name has `length` bytes.
 *
 * Fails with STATCODEC_OUT_OF_RANGE for the row and STATCODEC_NOT_FOUND for
 * the cell.
 */
statcodec_status statcodec_snapshot_cell_named_n(const statcodec_snapshot *snapshot,
                                                 size_t row,
                                                 const char *name,
                                                 size_t length,
                                                 size_t *cell);

/**
 * The numbers of all cells, one after the other:
 * statcodec_snapshot_cell_count of them, for loops over everything.
 *
 * A number counts where its state is STATCODEC_STATE_VALUE, or
 * STATCODEC_STATE_HUNDREDTHS; a negative one holds the bits of an int64_t;
 * others mean nothing. They belong to the snapshot. NULL for NULL.
 */
const uint64_t *statcodec_snapshot_values(const statcodec_snapshot *snapshot);

/**
 * The states of all cells, in the order of statcodec_snapshot_values. They
 * belong to the snapshot. NULL for NULL.
 */
const statcodec_state *statcodec_snapshot_states(const statcodec_snapshot *snapshot);

/**
 * Writes the file's text into a buffer of `size` bytes: to the byte what the
 * kernel printed, or prints for these numbers.
 *
 * Fails with STATCODEC_BUFFER_TOO_SMALL; `written` is set then too, and says
 * how large the buffer must be. NULL with size 0 is an empty buffer.
 */
statcodec_status statcodec_snapshot_encode(const statcodec_snapshot *snapshot,
                                           char *buffer,
                                           size_t size,
                                           statcodec_written *written);

/**
 * A snapshot of your own with the same numbers, to be freed with
 * statcodec_snapshot_free.
 */
statcodec_status statcodec_snapshot_clone(const statcodec_snapshot *snapshot,
                                          statcodec_snapshot **copy);

/**
 * Puts a value into a cell of a snapshot of your own, to encode it.
 *
 * Fails with STATCODEC_OUT_OF_RANGE, with STATCODEC_NOT_ENCODABLE where the
 * file cannot hold the value there, and with STATCODEC_BAD_VALUE where it is
 * absent or unreadable.
 */
statcodec_status statcodec_snapshot_set(statcodec_snapshot *snapshot,
                                        size_t cell,
                                        const statcodec_value *value);

/**
 * Frees a snapshot of your own: one from statcodec_decode or
 * statcodec_snapshot_clone. NULL is ignored.
 */
void statcodec_snapshot_free(statcodec_snapshot *snapshot);

/* Decoders ------------------------------------------------------------------- */

/**
 * Decodes the readings of one file, again and again.
 *
 * The first text teaches it the file's template; the next ones are read
 * through that, many times faster and without allocating, as long as they
 * have the same names in the same order. Others are read just as well, and
 * teach it anew.
 *
 * A decoder is for one thread at a time; different decoders may be used on
 * different threads at once.
 *
 *     statcodec_decoder *decoder = NULL;
 *     const statcodec_snapshot *snapshot;
 *     statcodec_error error;
 *     statcodec_decoder_new(STATCODEC_FILE_MEMORY_STAT, &decoder);
 *     while ((length = read_the_file(buffer, sizeof buffer)) > 0) {
 *         if (statcodec_decoder_decode(decoder, buffer, length, &snapshot, &error) == STATCODEC_OK)
 *             handle(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0));
 *     }
 *     statcodec_decoder_free(decoder);
 */
typedef struct statcodec_decoder statcodec_decoder;

/** What was wrong with a text that was decoded leniently. */
typedef struct statcodec_problems statcodec_problems;

/**
 * Makes a decoder of a file, one of STATCODEC_FILE_*. Free it with
 * statcodec_decoder_free.
 *
 * Fails with STATCODEC_UNKNOWN_FILE.
 */
statcodec_status statcodec_decoder_new(statcodec_file file, statcodec_decoder **decoder);

/** Frees a decoder and its snapshot. NULL is ignored. */
void statcodec_decoder_free(statcodec_decoder *decoder);

/**
 * Decodes a text strictly: the first thing wrong with it is an error, and
 * there is no snapshot.
 *
 * `snapshot` receives the decoder's snapshot. It and everything it returns
 * belong to the decoder and are valid until the next decode, or until the
 * decoder is freed: statcodec_snapshot_clone keeps one. The text may change
 * once this has returned.
 *
 * `error` may be NULL; it is written on failure, with line and column.
 */
statcodec_status statcodec_decoder_decode(statcodec_decoder *decoder,
                                          const char *text,
                                          size_t length,
                                          const statcodec_snapshot **snapshot,
                                          statcodec_error *error);

/**
 * Decodes a text leniently, which is for agents: every good line is kept,
 * what cannot be read is STATCODEC_STATE_UNREADABLE, and `problems` says what
 * was wrong and where. Nothing becomes a 0 that was not one.
 *
 * `problems` may be NULL; it belongs to the decoder as the snapshot does.
 * The one text that fails is one too large (STATCODEC_TOO_LARGE).
 */
statcodec_status statcodec_decoder_decode_lenient(statcodec_decoder *decoder,
                                                  const char *text,
                                                  size_t length,
                                                  const statcodec_snapshot **snapshot,
                                                  const statcodec_problems **problems,
                                                  statcodec_error *error);

/**
 * Decodes one text of a file strictly into a snapshot of your own, to be
 * freed with statcodec_snapshot_free. For a file that is read again and again
 * a decoder is many times faster.
 *
 * `error` may be NULL; it is written on failure, with line and column.
 */
statcodec_status statcodec_decode(statcodec_file file,
                                  const char *text,
                                  size_t length,
                                  statcodec_snapshot **snapshot,
                                  statcodec_error *error);

/** How many things were wrong. 0 for NULL. */
size_t statcodec_problems_count(const statcodec_problems *problems);

/** How many of them statcodec_problems_get knows: all, or the first 1,000. */
size_t statcodec_problems_kept(const statcodec_problems *problems);

/**
 * One of the things that were wrong, in the order of the text, counted from
 * 0. Line and column are 0 until statcodec_error_locate finds them.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_problems_get(const statcodec_problems *problems,
                                        size_t index,
                                        statcodec_error *problem);

/* Readers: live files -------------------------------------------------------- */

/**
 * A kernel file that is kept open and read again and again: once warm, one
 * system call a reading, and no allocation.
 *
 * A reading is a whole text or an error, never a part of one. A file that went
 * away and came back under the same path is opened again.
 *
 *     statcodec_reader *reader = NULL;
 *     const statcodec_snapshot *snapshot;
 *     statcodec_error error;
 *     if (statcodec_reader_open("/sys/fs/cgroup/a/memory.stat", &reader, &error) != STATCODEC_OK)
 *         fprintf(stderr, "%s (errno %d)\n", error.expected, error.os_error);
 *     while (statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_OK)
 *         handle(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0));
 *     statcodec_reader_close(reader);
 */
typedef struct statcodec_reader statcodec_reader;

/**
 * Opens the file at a path, whose name says which file it is. Of files that
 * cgroup v1 and v2 both have, the text says whose it is. Close it with
 * statcodec_reader_close.
 *
 * Fails with STATCODEC_UNKNOWN_FILE, and with what the system says:
 * STATCODEC_VANISHED, STATCODEC_FORBIDDEN and so on, with `errno` in
 * `error->os_error`. `error` may be NULL.
 */
statcodec_status statcodec_reader_open(const char *path,
                                       statcodec_reader **reader,
                                       statcodec_error *error);

/** The same for a file of this kind, whatever its name. */
statcodec_status statcodec_reader_open_as(const char *path,
                                          statcodec_file file,
                                          statcodec_reader **reader,
                                          statcodec_error *error);

/**
 * A reader of a descriptor that is open for reading. The descriptor belongs
 * to the reader if this succeeds. It has no name, so that it is not opened
 * again where it goes stale.
 *
 * Fails with STATCODEC_UNKNOWN_FILE, and STATCODEC_BAD_VALUE for a negative
 * descriptor.
 */
statcodec_status statcodec_reader_from_descriptor(int descriptor,
                                                  statcodec_file file,
                                                  statcodec_reader **reader);

/** Closes a reader and frees its snapshot. NULL is ignored. */
void statcodec_reader_close(statcodec_reader *reader);

/**
 * Reads the file, strictly: the first thing wrong with the text is an error.
 *
 * The snapshot belongs to the reader and is valid until the next reading.
 * After a failure the next call tries anew. `error` may be NULL.
 */
statcodec_status statcodec_reader_read(statcodec_reader *reader,
                                       const statcodec_snapshot **snapshot,
                                       statcodec_error *error);

/**
 * Reads the file, leniently: what can be read is, and `problems`, which may be
 * NULL, says what was wrong with the text.
 *
 * Both belong to the reader and are valid until the next reading. `error` may
 * be NULL.
 */
statcodec_status statcodec_reader_read_lenient(statcodec_reader *reader,
                                               const statcodec_snapshot **snapshot,
                                               const statcodec_problems **problems,
                                               statcodec_error *error);

/**
 * Which file it is. May change from cgroup v2's to v1's of the same name, or
 * back, when a text is read.
 */
statcodec_status statcodec_reader_file(const statcodec_reader *reader, statcodec_file *file);

/**
 * Its path, which belongs to the reader; empty where it was given as a
 * descriptor, and for NULL.
 */
statcodec_text statcodec_reader_path(const statcodec_reader *reader);

/**
 * The text that was read last, whether it could be decoded or not. It belongs
 * to the reader and is valid until the next reading. Empty for NULL.
 */
statcodec_text statcodec_reader_text(const statcodec_reader *reader);

/** Whether the text that was read last is that of the reading before. */
bool statcodec_reader_is_unchanged(const statcodec_reader *reader);

/**
 * How many times the path was opened again, because the descriptor had gone
 * stale. Where this grew it is another file, whose counters start anew.
 */
uint64_t statcodec_reader_reopened(const statcodec_reader *reader);

/**
 * The descriptor, to wait for events with (memory.events, memory.pressure);
 * -1 where it is not open, and for NULL. It belongs to the reader.
 */
int statcodec_reader_descriptor(const statcodec_reader *reader);

/* Cgroups -------------------------------------------------------------------- */

/**
 * A cgroup, of v1, v2 or both: a directory in each hierarchy that it is in.
 *
 *     statcodec_cgroup *cgroup = NULL;
 *     statcodec_value limit;
 *     statcodec_error error;
 *     if (statcodec_cgroup_of_process(0, &cgroup, &error) == STATCODEC_OK
 *         && statcodec_cgroup_effective_limit(cgroup, "memory.max", &limit, &error) == STATCODEC_OK
 *         && limit.state == STATCODEC_STATE_VALUE)
 *         printf("at most %" PRIu64 " bytes\n", limit.number);
 *     statcodec_cgroup_close(cgroup);
 */
typedef struct statcodec_cgroup statcodec_cgroup;

/**
 * The cgroup whose directory this is. Close it with statcodec_cgroup_close.
 * `error` may be NULL.
 */
statcodec_status statcodec_cgroup_open(const char *path,
                                       statcodec_cgroup **cgroup,
                                       statcodec_error *error);

/**
 * The cgroup of a process, or of this one for 0. `error` may be NULL.
 *
 * Fails with STATCODEC_VANISHED where there is no such process, and with
 * STATCODEC_NOT_MOUNTED where no mount shows its cgroup.
 */
statcodec_status statcodec_cgroup_of_process(uint32_t pid,
                                             statcodec_cgroup **cgroup,
                                             statcodec_error *error);

/** Closes a cgroup. NULL is ignored. */
void statcodec_cgroup_close(statcodec_cgroup *cgroup);

/**
 * The directory of memory's hierarchy, or else of the first there is. It
 * belongs to the cgroup. Empty for NULL.
 */
statcodec_text statcodec_cgroup_path(const statcodec_cgroup *cgroup);

/**
 * A reader of a file of the cgroup, by its name: `memory.stat`,
 * `hugetlb.2MB.max`. It is the file of the hierarchy, v1 or v2. It outlives
 * the cgroup's handle; close it with statcodec_reader_close.
 *
 * Fails with STATCODEC_UNKNOWN_FILE, and with STATCODEC_VANISHED where the
 * cgroup does not have the file. `error` may be NULL.
 */
statcodec_status statcodec_cgroup_reader(const statcodec_cgroup *cgroup,
                                         const char *name,
                                         statcodec_reader **reader,
                                         statcodec_error *error);

/**
 * The limit that holds for the cgroup: the least of its own and all its
 * ancestors', by the name of the limit's file (`memory.max`,
 * `memory.limit_in_bytes`, `pids.max`). STATCODEC_STATE_VALUE or
 * STATCODEC_STATE_MAX.
 *
 * Fails with STATCODEC_UNSUPPORTED where the file is no limit that ancestors
 * share, and with whatever a file that is there says. `error` may be NULL.
 */
statcodec_status statcodec_cgroup_effective_limit(const statcodec_cgroup *cgroup,
                                                  const char *name,
                                                  statcodec_value *limit,
                                                  statcodec_error *error);

/* Matrices: one reading of many cgroups -------------------------------------- */

/** A part of the total could not be read, so it is not the whole. */
#define STATCODEC_MARK_UNREADABLE_PART 1

/** A cgroup of the subtree does not have the cell. */
#define STATCODEC_MARK_ABSENT_PART 2

/** The sum passed 2^64 and is what is left of it. */
#define STATCODEC_MARK_WRAPPED 4

/** The difference was below zero, and is given as 0. */
#define STATCODEC_MARK_BELOW_ZERO 8

/**
 * One reading of many cgroups: a row for each, a column for each cell. It
 * holds numbers and states; the text of cells of text is not kept.
 *
 *     const statcodec_matrix *matrix = statcodec_tree_matrix(tree);
 *     const uint64_t *numbers = statcodec_matrix_values(matrix);
 *     size_t width = statcodec_matrix_width(matrix);
 *     for (size_t row = 0; row < statcodec_matrix_count(matrix); row++)
 *         handle(numbers[row * width]);
 */
typedef struct statcodec_matrix statcodec_matrix;

/** What a column of a matrix holds: one cell of one file. */
typedef struct statcodec_column {
  /** The file that it comes from. */
  statcodec_file file;
  /** The key of the row, or STATCODEC_NO_KEY. */
  statcodec_key key;
  /** The file by its place in the options. */
  size_t source;
  /** The name of the row: `anon`. It belongs to the matrix. */
  statcodec_text row;
  /**
   * The name of the cell in the row: `N0`; empty where it has none. It
   * belongs to the matrix.
   */
  statcodec_text cell;
  /** Room for later; 0. */
  uint64_t reserved[2];
} statcodec_column;

/** How many rows there are. 0 for NULL. */
size_t statcodec_matrix_count(const statcodec_matrix *matrix);

/**
 * How many columns there are: the distance from one row's cells to the next
 * row's. 0 for NULL.
 */
size_t statcodec_matrix_width(const statcodec_matrix *matrix);

/**
 * What a column holds.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_matrix_column(const statcodec_matrix *matrix,
                                         size_t index,
                                         statcodec_column *column);

/**
 * The value of a cell.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_matrix_cell(const statcodec_matrix *matrix,
                                       size_t row,
                                       size_t column,
                                       statcodec_value *value);

/**
 * The numbers of all cells, row after row: count times width of them. A cell
 * that holds no number has 0; its state tells. They belong to the matrix. NULL
 * for NULL.
 */
const uint64_t *statcodec_matrix_values(const statcodec_matrix *matrix);

/**
 * The states of all cells, in the order of the values. They belong to the
 * matrix. NULL for NULL.
 */
const statcodec_state *statcodec_matrix_states(const statcodec_matrix *matrix);

/**
 * What a total does not tell by its value: a set of STATCODEC_MARK_*. 0 for a
 * cell that has none, and where there is no such cell.
 */
size_t statcodec_matrix_marks(const statcodec_matrix *matrix, size_t row, size_t column);

/** Frees a matrix of your own. NULL is ignored. */
void statcodec_matrix_free(statcodec_matrix *matrix);

/* Trees of cgroups ----------------------------------------------------------- */

/** A file that a tree reads of every cgroup. */
typedef struct statcodec_tree_file {
  /** Its name, as in its directory: `memory.stat`, whatever the version. */
  const char *name;
  /** The rows that are kept, by name; NULL for all. */
  const char *const *keys;
  /** How many they are. */
  size_t key_count;
} statcodec_tree_file;

/** What a tree reads, and how. Zeros are what most callers want. */
typedef struct statcodec_tree_options {
  /**
   * sizeof(statcodec_tree_options), so that a newer library knows what an
   * older program means.
   */
  size_t size;
  /** The files. */
  const statcodec_tree_file *files;
  /** How many they are. */
  size_t file_count;
  /** How many threads read, the caller's among them; 0 is 1. */
  size_t threads;
  /**
   * How many descriptors are kept open between walks at most; 0 is half of
   * what the process may have open.
   */
  size_t descriptors;
  /** How many levels are read: 1 is the root alone; 0 is all. */
  size_t levels;
} statcodec_tree_options;

/**
 * Files of every cgroup below a root, read in one walk, again and again.
 *
 * A walk fills one matrix: a row for each cgroup, parents before their
 * children, and a column for each cell of the files. A cgroup that vanishes
 * costs only itself; what could not be read is in the problems. The walk is
 * over before statcodec_tree_walk returns, whatever threads it used.
 *
 *     const statcodec_tree_file files[] = {{"memory.stat", NULL, 0}};
 *     statcodec_tree_options options = {sizeof options, files, 1, 0, 0, 0};
 *     statcodec_tree *tree = NULL;
 *     statcodec_error error;
 *     size_t anon;
 *     if (statcodec_tree_open("/sys/fs/cgroup", &options, &tree, &error) != STATCODEC_OK)
 *         return -1;
 *     if (statcodec_tree_walk(tree, &error) == STATCODEC_OK
 *         && statcodec_tree_column(tree, "memory.stat", "anon", NULL, &anon) == STATCODEC_OK) {
 *         for (size_t i = 0; i < statcodec_tree_count(tree); i++) {
 *             statcodec_group group;
 *             statcodec_value value;
 *             statcodec_tree_group(tree, i, &group);
 *             statcodec_matrix_cell(statcodec_tree_matrix(tree), i, anon, &value);
 *             if (value.state == STATCODEC_STATE_VALUE)
 *                 printf("%.*s %" PRIu64 "\n", STATCODEC_TEXT_ARGS(group.name), value.number);
 *         }
 *     }
 *     statcodec_tree_close(tree);
 */
typedef struct statcodec_tree statcodec_tree;

/** A cgroup of a tree. */
typedef struct statcodec_group {
  /**
   * The name of its directory; empty for the root. It belongs to the tree
   * and is valid until the next walk.
   */
  statcodec_text name;
  /** Its own as long as the system runs: the inode of its directory. */
  uint64_t id;
  /** The row of its parent; SIZE_MAX for the root. */
  size_t parent;
  /** How far it is below the root. */
  uint32_t depth;
  /** Room for later; 0. */
  uint32_t reserved;
} statcodec_group;

/** A cgroup that a walk found gone. */
typedef struct statcodec_gone {
  /** Its id. */
  uint64_t id;
  /** Where it was. It belongs to the tree and is valid until the next walk. */
  statcodec_text path;
  /** How that was noticed. */
  statcodec_error error;
} statcodec_gone;

/** A file or directory that a walk could not read. */
typedef struct statcodec_tree_problem {
  /** The row of the cgroup. */
  size_t row;
  /**
   * The file, by its place in the options; SIZE_MAX where the directory
   * could not be listed, so that cgroups below it may be missing.
   */
  size_t file;
  /**
   * What could not be read. It belongs to the tree and is valid until the
   * next walk.
   */
  statcodec_text path;
  /** What is wrong. */
  statcodec_error error;
} statcodec_tree_problem;

/**
 * Opens a tree at its root, a cgroup's directory. Nothing is read yet. Close
 * it with statcodec_tree_close.
 *
 * Fails with STATCODEC_UNKNOWN_FILE and STATCODEC_UNSUPPORTED for a file of
 * the options, with what the system says of the root, and with
 * STATCODEC_WRONG_VERSION where `options->size` is not what this library
 * knows. `error` may be NULL.
 */
statcodec_status statcodec_tree_open(const char *root,
                                     const statcodec_tree_options *options,
                                     statcodec_tree **tree,
                                     statcodec_error *error);

/** Closes a tree and frees its matrix. NULL is ignored. */
void statcodec_tree_close(statcodec_tree *tree);

/**
 * Reads all files of all cgroups. Fails only where the root is gone; what else
 * is wrong is in the problems. `error` may be NULL.
 */
statcodec_status statcodec_tree_walk(statcodec_tree *tree, statcodec_error *error);

/**
 * How many cgroups there are: the rows of the matrix. 0 before the first walk
 * and for NULL.
 */
size_t statcodec_tree_count(const statcodec_tree *tree);

/**
 * A cgroup by its row.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_tree_group(const statcodec_tree *tree,
                                      size_t row,
                                      statcodec_group *group);

/**
 * Writes the path of a cgroup, with a NUL after it, into a buffer of `size`
 * bytes.
 *
 * Fails with STATCODEC_OUT_OF_RANGE, and with STATCODEC_BUFFER_TOO_SMALL where
 * nothing is written but `written`, whose `needed` counts the NUL.
 */
statcodec_status statcodec_tree_path(const statcodec_tree *tree,
                                     size_t row,
                                     char *buffer,
                                     size_t size,
                                     statcodec_written *written);

/**
 * The column of a cell: by the name of the file among the options, the row's
 * name and the cell's, which may be NULL where it has none.
 *
 * It keeps its number as long as there is the tree; later walks may add
 * columns after those there are. Fails with STATCODEC_NOT_FOUND, also for what
 * no cgroup has printed yet and the catalog does not know.
 */
statcodec_status statcodec_tree_column(const statcodec_tree *tree,
                                       const char *file,
                                       const char *row,
                                       const char *cell,
                                       size_t *column);

/**
 * What the last walk read: a row for each cgroup, a column for each cell. It
 * belongs to the tree and is valid until the next walk. NULL for NULL.
 */
const statcodec_matrix *statcodec_tree_matrix(const statcodec_tree *tree);

/**
 * A matrix of your own with the totals of every subtree: what cgroup v1 prints
 * as `total_*` and `hierarchical_*`, effective limits, peaks. Free it with
 * statcodec_matrix_free.
 */
statcodec_status statcodec_tree_totals(const statcodec_tree *tree, statcodec_matrix **totals);

/**
 * A matrix of your own with what each cgroup holds itself, without its
 * children: for cgroup v2, whose files print totals. Free it with
 * statcodec_matrix_free.
 */
statcodec_status statcodec_tree_own(const statcodec_tree *tree, statcodec_matrix **own);

/**
 * The first row of the cgroups that the last walk was the first to find: from
 * it to the last row. statcodec_tree_count where there are none.
 */
size_t statcodec_tree_first_added(const statcodec_tree *tree);

/** How many cgroups the last walk found gone. 0 for NULL. */
size_t statcodec_tree_gone_count(const statcodec_tree *tree);

/**
 * A cgroup that the last walk found gone, counted from 0.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_tree_gone_get(const statcodec_tree *tree,
                                         size_t index,
                                         statcodec_gone *gone);

/** How many things the last walk could not read. 0 for NULL. */
size_t statcodec_tree_problem_count(const statcodec_tree *tree);

/**
 * A thing that the last walk could not read, counted from 0, by row.
 *
 * Fails with STATCODEC_OUT_OF_RANGE.
 */
statcodec_status statcodec_tree_problem_get(const statcodec_tree *tree,
                                            size_t index,
                                            statcodec_tree_problem *problem);

#ifdef __cplusplus
}
#endif

/* Numbers of the catalog ----------------------------------------------------- */

/** Files (statcodec_file). */
enum {
  STATCODEC_FILE_MEMORY_STAT = 0, /**< memory.stat: Memory of the cgroup and its descendants by type, and memory events. */
  STATCODEC_FILE_MEMORY_NUMA_STAT = 1, /**< memory.numa_stat: The keys of memory.stat that the kernel counts per NUMA node, with a value for each node that has memory. */
  STATCODEC_FILE_MEMORY_EVENTS = 2, /**< memory.events: How often the cgroup and its descendants ran into their memory limits. */
  STATCODEC_FILE_MEMORY_CURRENT = 3, /**< memory.current: Memory charged to the cgroup and its descendants. */
  STATCODEC_FILE_MEMORY_EVENTS_LOCAL = 4, /**< memory.events.local: How often the cgroup itself ran into its memory limits. */
  STATCODEC_FILE_MEMORY_MIN = 5, /**< memory.min: Memory below which nothing is reclaimed from the cgroup. */
  STATCODEC_FILE_MEMORY_LOW = 6, /**< memory.low: Memory below which the cgroup is spared while others can be reclaimed from. */
  STATCODEC_FILE_MEMORY_HIGH = 7, /**< memory.high: Memory above which the cgroup is slowed down and reclaimed from. */
  STATCODEC_FILE_MEMORY_MAX = 8, /**< memory.max: Memory that the cgroup cannot go above. */
  STATCODEC_FILE_MEMORY_PEAK = 9, /**< memory.peak: The highest memory.current so far. */
  STATCODEC_FILE_MEMORY_SWAP_CURRENT = 10, /**< memory.swap.current: Swap space used by the cgroup and its descendants. */
  STATCODEC_FILE_MEMORY_SWAP_HIGH = 11, /**< memory.swap.high: Swap space above which the cgroup is slowed down. */
  STATCODEC_FILE_MEMORY_SWAP_MAX = 12, /**< memory.swap.max: Swap space that the cgroup cannot go above. */
  STATCODEC_FILE_MEMORY_SWAP_PEAK = 13, /**< memory.swap.peak: The highest memory.swap.current so far. */
  STATCODEC_FILE_MEMORY_SWAP_EVENTS = 14, /**< memory.swap.events: How often the cgroup and its descendants ran into their swap limits. */
  STATCODEC_FILE_MEMORY_ZSWAP_CURRENT = 15, /**< memory.zswap.current: Memory that zswap takes for the cgroup and its descendants. */
  STATCODEC_FILE_MEMORY_ZSWAP_MAX = 16, /**< memory.zswap.max: Memory above which zswap takes no more pages of the cgroup. */
  STATCODEC_FILE_MEMORY_ZSWAP_WRITEBACK = 17, /**< memory.zswap.writeback: Whether pages may go to the swap device, past or out of zswap. */
  STATCODEC_FILE_MEMORY_OOM_GROUP = 18, /**< memory.oom.group: Whether the OOM killer takes the cgroup as one. */
  STATCODEC_FILE_V1_MEMORY_STAT = 50, /**< v1/memory.stat: Memory of the cgroup alone and, with `total_`, of its descendants too. */
  STATCODEC_FILE_V1_MEMORY_NUMA_STAT = 51, /**< v1/memory.numa_stat: Pages on the reclaim lists, in all and for each node that has memory; pages, not bytes. */
  STATCODEC_FILE_V1_MEMORY_OOM_CONTROL = 52, /**< v1/memory.oom_control: Whether the OOM killer is off for the cgroup, and what it did. */
  STATCODEC_FILE_V1_MEMORY_USAGE_IN_BYTES = 53, /**< v1/memory.usage_in_bytes: Memory of the cgroup and its descendants. */
  STATCODEC_FILE_V1_MEMORY_MAX_USAGE_IN_BYTES = 54, /**< v1/memory.max_usage_in_bytes: The highest usage of memory so far. */
  STATCODEC_FILE_V1_MEMORY_LIMIT_IN_BYTES = 55, /**< v1/memory.limit_in_bytes: Limit of memory. */
  STATCODEC_FILE_V1_MEMORY_SOFT_LIMIT_IN_BYTES = 56, /**< v1/memory.soft_limit_in_bytes: Memory above which the cgroup is reclaimed from first. */
  STATCODEC_FILE_V1_MEMORY_FAILCNT = 57, /**< v1/memory.failcnt: How often the limit of memory was hit. */
  STATCODEC_FILE_V1_MEMORY_MEMSW_USAGE_IN_BYTES = 58, /**< v1/memory.memsw.usage_in_bytes: Memory plus swap of the cgroup and its descendants. */
  STATCODEC_FILE_V1_MEMORY_MEMSW_MAX_USAGE_IN_BYTES = 59, /**< v1/memory.memsw.max_usage_in_bytes: The highest usage of memory plus swap so far. */
  STATCODEC_FILE_V1_MEMORY_MEMSW_LIMIT_IN_BYTES = 60, /**< v1/memory.memsw.limit_in_bytes: Limit of memory plus swap. */
  STATCODEC_FILE_V1_MEMORY_MEMSW_FAILCNT = 61, /**< v1/memory.memsw.failcnt: How often the limit of memory plus swap was hit. */
  STATCODEC_FILE_V1_MEMORY_KMEM_USAGE_IN_BYTES = 62, /**< v1/memory.kmem.usage_in_bytes: Kernel memory of the cgroup and its descendants. */
  STATCODEC_FILE_V1_MEMORY_KMEM_MAX_USAGE_IN_BYTES = 63, /**< v1/memory.kmem.max_usage_in_bytes: The highest usage of kernel memory so far. */
  STATCODEC_FILE_V1_MEMORY_KMEM_LIMIT_IN_BYTES = 64, /**< v1/memory.kmem.limit_in_bytes: Limit of kernel memory. */
  STATCODEC_FILE_V1_MEMORY_KMEM_FAILCNT = 65, /**< v1/memory.kmem.failcnt: How often the limit of kernel memory was hit. */
  STATCODEC_FILE_V1_MEMORY_KMEM_SLABINFO = 66, /**< v1/memory.kmem.slabinfo: Formerly a table of slab caches like /proc/slabinfo; empty in kernels of today. */
  STATCODEC_FILE_V1_MEMORY_KMEM_TCP_USAGE_IN_BYTES = 67, /**< v1/memory.kmem.tcp.usage_in_bytes: TCP buffers of the cgroup and its descendants. */
  STATCODEC_FILE_V1_MEMORY_KMEM_TCP_MAX_USAGE_IN_BYTES = 68, /**< v1/memory.kmem.tcp.max_usage_in_bytes: The highest usage of TCP buffers so far. */
  STATCODEC_FILE_V1_MEMORY_KMEM_TCP_LIMIT_IN_BYTES = 69, /**< v1/memory.kmem.tcp.limit_in_bytes: Limit of TCP buffers. */
  STATCODEC_FILE_V1_MEMORY_KMEM_TCP_FAILCNT = 70, /**< v1/memory.kmem.tcp.failcnt: How often the limit of TCP buffers was hit. */
  STATCODEC_FILE_V1_MEMORY_SWAPPINESS = 71, /**< v1/memory.swappiness: How readily anonymous memory is swapped out. */
  STATCODEC_FILE_V1_MEMORY_USE_HIERARCHY = 72, /**< v1/memory.use_hierarchy: Whether the cgroup is charged for its descendants. */
  STATCODEC_FILE_V1_MEMORY_MOVE_CHARGE_AT_IMMIGRATE = 73, /**< v1/memory.move_charge_at_immigrate: Which charges move along with a task that enters the cgroup. */
  STATCODEC_FILE_CGROUP_CONTROLLERS = 100, /**< cgroup.controllers: The controllers that the cgroup may enable for its children. */
  STATCODEC_FILE_CGROUP_SUBTREE_CONTROL = 101, /**< cgroup.subtree_control: The controllers that the cgroup has enabled for its children. */
  STATCODEC_FILE_CGROUP_PROCS = 102, /**< cgroup.procs: The processes of the cgroup alone, unsorted and perhaps repeated; 0 for one that the reader's namespace lacks. */
  STATCODEC_FILE_CGROUP_THREADS = 103, /**< cgroup.threads: The threads of the cgroup alone, unsorted and perhaps repeated; 0 for one that the reader's namespace lacks. */
  STATCODEC_FILE_CGROUP_TYPE = 104, /**< cgroup.type: What the cgroup may hold: `domain`, `threaded`, `domain threaded` or `domain invalid`. */
  STATCODEC_FILE_CGROUP_EVENTS = 105, /**< cgroup.events: The state of the cgroup and its descendants, whose changes can be waited for. */
  STATCODEC_FILE_CGROUP_STAT = 106, /**< cgroup.stat: How many cgroups and controller states the subtree holds. */
  STATCODEC_FILE_CGROUP_STAT_LOCAL = 107, /**< cgroup.stat.local: How long the cgroup itself was frozen. */
  STATCODEC_FILE_CGROUP_MAX_DESCENDANTS = 108, /**< cgroup.max.descendants: How many cgroups there may be below this one. */
  STATCODEC_FILE_CGROUP_MAX_DEPTH = 109, /**< cgroup.max.depth: How deep the tree below the cgroup may be. */
  STATCODEC_FILE_CGROUP_FREEZE = 110, /**< cgroup.freeze: Whether the cgroup is asked to stop. */
  STATCODEC_FILE_CGROUP_PRESSURE = 111, /**< cgroup.pressure: Whether the pressure of the cgroup is measured. */
  STATCODEC_FILE_PIDS_MAX = 112, /**< pids.max: How many tasks the cgroup and its descendants may have. */
  STATCODEC_FILE_PIDS_CURRENT = 113, /**< pids.current: How many tasks the cgroup and its descendants have. */
  STATCODEC_FILE_PIDS_PEAK = 114, /**< pids.peak: The highest pids.current so far. */
  STATCODEC_FILE_PIDS_EVENTS = 115, /**< pids.events: How often a limit of tasks was hit in the cgroup or below; before 6.12, failed forks of the cgroup alone. */
  STATCODEC_FILE_PIDS_EVENTS_LOCAL = 116, /**< pids.events.local: How often the limit of tasks of the cgroup itself was hit. */
  STATCODEC_FILE_MISC_CAPACITY = 117, /**< misc.capacity: How much the machine has of each resource, such as `sev`, `sev_es` or `tdx`; only in the root. */
  STATCODEC_FILE_MISC_MAX = 118, /**< misc.max: How much of each resource the cgroup and its descendants may use. */
  STATCODEC_FILE_MISC_CURRENT = 119, /**< misc.current: How much of each resource the cgroup and its descendants use. */
  STATCODEC_FILE_MISC_PEAK = 120, /**< misc.peak: The highest misc.current of each resource so far. */
  STATCODEC_FILE_MISC_EVENTS = 121, /**< misc.events: How often a limit of each resource was hit in the cgroup or below; the rows are named `sev.max` and the like. */
  STATCODEC_FILE_MISC_EVENTS_LOCAL = 122, /**< misc.events.local: How often the limit of each resource of the cgroup itself was hit. */
  STATCODEC_FILE_RDMA_MAX = 123, /**< rdma.max: How much of each RDMA device the cgroup and its descendants may use. */
  STATCODEC_FILE_RDMA_CURRENT = 124, /**< rdma.current: How much of each RDMA device the cgroup and its descendants use. */
  STATCODEC_FILE_RDMA_PEAK = 125, /**< rdma.peak: The highest rdma.current of each RDMA device so far. */
  STATCODEC_FILE_RDMA_EVENTS = 126, /**< rdma.events: How often a limit of an RDMA device was hit in the cgroup or below. */
  STATCODEC_FILE_RDMA_EVENTS_LOCAL = 127, /**< rdma.events.local: How often a limit of an RDMA device was hit at the cgroup itself. */
  STATCODEC_FILE_DMEM_CAPACITY = 128, /**< dmem.capacity: The size of each region of device memory, named like `drm/0000:03:00.0/vram0`; only in the root. */
  STATCODEC_FILE_DMEM_CURRENT = 129, /**< dmem.current: Device memory used by the cgroup and its descendants, by region. */
  STATCODEC_FILE_DMEM_MIN = 130, /**< dmem.min: Device memory below which nothing of the cgroup is evicted, by region. */
  STATCODEC_FILE_DMEM_LOW = 131, /**< dmem.low: Device memory below which the cgroup is spared while others can be evicted, by region. */
  STATCODEC_FILE_DMEM_MAX = 132, /**< dmem.max: Device memory that the cgroup cannot go above, by region. */
  STATCODEC_FILE_HUGETLB_RSVD_MAX = 133, /**< hugetlb.*.rsvd.max: How much hugetlb memory of one page size the cgroup and its descendants may reserve. */
  STATCODEC_FILE_HUGETLB_RSVD_CURRENT = 134, /**< hugetlb.*.rsvd.current: Hugetlb memory of one page size that the cgroup and its descendants have reserved. */
  STATCODEC_FILE_HUGETLB_MAX = 135, /**< hugetlb.*.max: How much hugetlb memory of one page size the cgroup and its descendants may use. */
  STATCODEC_FILE_HUGETLB_CURRENT = 136, /**< hugetlb.*.current: Hugetlb memory of one page size that the cgroup and its descendants use. */
  STATCODEC_FILE_HUGETLB_EVENTS = 137, /**< hugetlb.*.events: How often a limit of hugetlb memory of one page size was hit in the cgroup or below. */
  STATCODEC_FILE_HUGETLB_EVENTS_LOCAL = 138, /**< hugetlb.*.events.local: How often the limit of hugetlb memory of one page size of the cgroup itself was hit. */
  STATCODEC_FILE_HUGETLB_NUMA_STAT = 139, /**< hugetlb.*.numa_stat: Hugetlb memory of one page size, in all and for each node that has memory; bytes, not pages. */
  STATCODEC_FILE_CPUSET_CPUS = 140, /**< cpuset.cpus: The CPUs asked for; none where the parent's are taken. */
  STATCODEC_FILE_CPUSET_CPUS_EFFECTIVE = 141, /**< cpuset.cpus.effective: The CPUs that the cgroup's tasks may run on. */
  STATCODEC_FILE_CPUSET_MEMS = 142, /**< cpuset.mems: The memory nodes asked for; none where the parent's are taken. */
  STATCODEC_FILE_CPUSET_MEMS_EFFECTIVE = 143, /**< cpuset.mems.effective: The memory nodes that the cgroup's tasks may allocate from. */
  STATCODEC_FILE_CPUSET_CPUS_EXCLUSIVE = 144, /**< cpuset.cpus.exclusive: The CPUs asked for to the exclusion of siblings. */
  STATCODEC_FILE_CPUSET_CPUS_EXCLUSIVE_EFFECTIVE = 145, /**< cpuset.cpus.exclusive.effective: The CPUs that a partition of the cgroup can have to itself. */
  STATCODEC_FILE_CPUSET_CPUS_ISOLATED = 146, /**< cpuset.cpus.isolated: The CPUs of all isolated partitions; only in the root. */
  STATCODEC_FILE_CPUSET_CPUS_PARTITION = 147, /**< cpuset.cpus.partition: The kind of partition: `member`, `root` or `isolated`, with the reason in parentheses where it is invalid. */
  STATCODEC_FILE_CPU_STAT = 150, /**< cpu.stat: CPU time of the cgroup and its descendants, and how often the cgroup itself was throttled. */
  STATCODEC_FILE_CPU_STAT_LOCAL = 151, /**< cpu.stat.local: How long the cgroup itself was throttled. */
  STATCODEC_FILE_CPU_MAX = 152, /**< cpu.max: How much CPU time the cgroup and its descendants may use in a period. */
  STATCODEC_FILE_CPU_MAX_BURST = 153, /**< cpu.max.burst: How much unused CPU time the cgroup may save up. */
  STATCODEC_FILE_CPU_WEIGHT = 154, /**< cpu.weight: The cgroup's share of CPU time against its siblings'. */
  STATCODEC_FILE_CPU_WEIGHT_NICE = 155, /**< cpu.weight.nice: cpu.weight as a nice value. */
  STATCODEC_FILE_CPU_IDLE = 156, /**< cpu.idle: Whether the cgroup runs only where siblings leave CPUs idle. */
  STATCODEC_FILE_CPU_UCLAMP_MIN = 157, /**< cpu.uclamp.min: The utilization that tasks of the cgroup may ask for at least. */
  STATCODEC_FILE_CPU_UCLAMP_MAX = 158, /**< cpu.uclamp.max: The utilization that tasks of the cgroup are taken for at most. */
  STATCODEC_FILE_CPU_PRESSURE = 159, /**< cpu.pressure: Share of time in which tasks of the cgroup and its descendants waited for a CPU. */
  STATCODEC_FILE_MEMORY_PRESSURE = 160, /**< memory.pressure: Share of time in which tasks of the cgroup and its descendants waited for memory. */
  STATCODEC_FILE_IO_PRESSURE = 161, /**< io.pressure: Share of time in which tasks of the cgroup and its descendants waited for I/O. */
  STATCODEC_FILE_IRQ_PRESSURE = 162, /**< irq.pressure: Share of time that interrupts took from tasks of the cgroup and its descendants; a `full` row alone. */
  STATCODEC_FILE_IO_STAT = 170, /**< io.stat: I/O of the cgroup and its descendants on each device; in the root, of the whole machine. */
  STATCODEC_FILE_IO_MAX = 171, /**< io.max: Limits of the cgroup and its descendants on each device that has any. */
  STATCODEC_FILE_IO_LOW = 172, /**< io.low: Bandwidth below which the cgroup is spared, on each device that has any; kernels up to 6.9. */
  STATCODEC_FILE_IO_LATENCY = 173, /**< io.latency: Latency that the cgroup is to get from each device that has a target. */
  STATCODEC_FILE_IO_WEIGHT = 174, /**< io.weight: The cgroup's share of I/O against its siblings', by default and on the devices set apart. */
  STATCODEC_FILE_IO_BFQ_WEIGHT = 175, /**< io.bfq.weight: io.weight for devices scheduled by BFQ; before 5.4 a number alone. */
  STATCODEC_FILE_IO_COST_QOS = 176, /**< io.cost.qos: How iocost judges each device to be overloaded; only in the root. */
  STATCODEC_FILE_IO_COST_MODEL = 177, /**< io.cost.model: How iocost reckons what a request costs each device; only in the root. */
  STATCODEC_FILE_IO_PRIO_CLASS = 178, /**< io.prio.class: How the I/O priority of the cgroup's requests is changed, as one word. */
  STATCODEC_FILE_V1_CPU_STAT = 180, /**< v1/cpu.stat: How often the cgroup was throttled; nanoseconds, not the microseconds of cgroup v2. */
  STATCODEC_FILE_V1_CPU_STAT_LOCAL = 181, /**< v1/cpu.stat.local: How long the cgroup itself was throttled. */
  STATCODEC_FILE_V1_CPU_CFS_QUOTA_US = 182, /**< v1/cpu.cfs_quota_us: How much CPU time the cgroup and its descendants may use in a period. */
  STATCODEC_FILE_V1_CPU_CFS_PERIOD_US = 183, /**< v1/cpu.cfs_period_us: The period of the CPU quota. */
  STATCODEC_FILE_V1_CPU_CFS_BURST_US = 184, /**< v1/cpu.cfs_burst_us: How much unused CPU time the cgroup may save up. */
  STATCODEC_FILE_V1_CPU_SHARES = 185, /**< v1/cpu.shares: The cgroup's share of CPU time against its siblings'. */
  STATCODEC_FILE_V1_CPU_RT_RUNTIME_US = 186, /**< v1/cpu.rt_runtime_us: How much CPU time the cgroup's realtime tasks may use in a period. */
  STATCODEC_FILE_V1_CPU_RT_PERIOD_US = 187, /**< v1/cpu.rt_period_us: The period of the CPU time of realtime tasks. */
  STATCODEC_FILE_V1_CPU_UCLAMP_MIN = 188, /**< v1/cpu.uclamp.min: The utilization that tasks of the cgroup may ask for at least. */
  STATCODEC_FILE_V1_CPU_UCLAMP_MAX = 189, /**< v1/cpu.uclamp.max: The utilization that tasks of the cgroup are taken for at most. */
  STATCODEC_FILE_V1_CPUACCT_USAGE = 190, /**< v1/cpuacct.usage: CPU time of the cgroup and its descendants. */
  STATCODEC_FILE_V1_CPUACCT_USAGE_USER = 191, /**< v1/cpuacct.usage_user: CPU time of the cgroup and its descendants in user mode. */
  STATCODEC_FILE_V1_CPUACCT_USAGE_SYS = 192, /**< v1/cpuacct.usage_sys: CPU time of the cgroup and its descendants in the kernel. */
  STATCODEC_FILE_V1_CPUACCT_USAGE_PERCPU = 193, /**< v1/cpuacct.usage_percpu: CPU time of the cgroup and its descendants on each possible CPU, in the order of their ids. */
  STATCODEC_FILE_V1_CPUACCT_USAGE_PERCPU_USER = 194, /**< v1/cpuacct.usage_percpu_user: CPU time in user mode on each possible CPU, in the order of their ids. */
  STATCODEC_FILE_V1_CPUACCT_USAGE_PERCPU_SYS = 195, /**< v1/cpuacct.usage_percpu_sys: CPU time in the kernel on each possible CPU, in the order of their ids. */
  STATCODEC_FILE_V1_CPUACCT_USAGE_ALL = 196, /**< v1/cpuacct.usage_all: CPU time of the cgroup and its descendants on each possible CPU; the first row names the columns. */
  STATCODEC_FILE_V1_CPUACCT_STAT = 197, /**< v1/cpuacct.stat: CPU time of the cgroup and its descendants in ticks, not nanoseconds. */
  STATCODEC_FILE_V1_TASKS = 200, /**< v1/tasks: The threads of the cgroup alone, sorted. */
  STATCODEC_FILE_V1_CGROUP_PROCS = 201, /**< v1/cgroup.procs: The processes of the cgroup alone, sorted. */
  STATCODEC_FILE_V1_CGROUP_CLONE_CHILDREN = 202, /**< v1/cgroup.clone_children: Whether new children start with the cgroup's cpuset settings. */
  STATCODEC_FILE_V1_NOTIFY_ON_RELEASE = 203, /**< v1/notify_on_release: Whether the release agent runs when the cgroup becomes empty. */
  STATCODEC_FILE_V1_RELEASE_AGENT = 204, /**< v1/release_agent: The path of the program to run for a cgroup that became empty; only in the root. */
  STATCODEC_FILE_V1_CGROUP_SANE_BEHAVIOR = 205, /**< v1/cgroup.sane_behavior: A remnant of the beginnings of cgroup v2; only in the root. */
  STATCODEC_FILE_V1_HUGETLB_RSVD_USAGE_IN_BYTES = 206, /**< v1/hugetlb.*.rsvd.usage_in_bytes: Hugetlb memory of one page size that the cgroup and its descendants have reserved. */
  STATCODEC_FILE_V1_HUGETLB_RSVD_MAX_USAGE_IN_BYTES = 207, /**< v1/hugetlb.*.rsvd.max_usage_in_bytes: The most hugetlb memory of one page size reserved so far. */
  STATCODEC_FILE_V1_HUGETLB_RSVD_LIMIT_IN_BYTES = 208, /**< v1/hugetlb.*.rsvd.limit_in_bytes: How much hugetlb memory of one page size the cgroup and its descendants may reserve. */
  STATCODEC_FILE_V1_HUGETLB_RSVD_FAILCNT = 209, /**< v1/hugetlb.*.rsvd.failcnt: How often the limit of reserved hugetlb memory of one page size was hit. */
  STATCODEC_FILE_V1_HUGETLB_USAGE_IN_BYTES = 210, /**< v1/hugetlb.*.usage_in_bytes: Hugetlb memory of one page size that the cgroup and its descendants use. */
  STATCODEC_FILE_V1_HUGETLB_MAX_USAGE_IN_BYTES = 211, /**< v1/hugetlb.*.max_usage_in_bytes: The most hugetlb memory of one page size used so far. */
  STATCODEC_FILE_V1_HUGETLB_LIMIT_IN_BYTES = 212, /**< v1/hugetlb.*.limit_in_bytes: How much hugetlb memory of one page size the cgroup and its descendants may use. */
  STATCODEC_FILE_V1_HUGETLB_FAILCNT = 213, /**< v1/hugetlb.*.failcnt: How often the limit of hugetlb memory of one page size was hit. */
  STATCODEC_FILE_V1_HUGETLB_NUMA_STAT = 214, /**< v1/hugetlb.*.numa_stat: Hugetlb memory of one page size, in all and for each node that has memory; bytes, not pages. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_IO_SERVICE_BYTES_RECURSIVE = 215, /**< v1/blkio.throttle.io_service_bytes_recursive: Bytes that the cgroup and its descendants read and wrote on each device. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_IO_SERVICED_RECURSIVE = 216, /**< v1/blkio.throttle.io_serviced_recursive: Requests of the cgroup and its descendants to each device. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_IO_SERVICE_BYTES = 217, /**< v1/blkio.throttle.io_service_bytes: Bytes that the cgroup itself read and wrote on each device. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_IO_SERVICED = 218, /**< v1/blkio.throttle.io_serviced: Requests of the cgroup itself to each device. */
  STATCODEC_FILE_V1_BLKIO_BFQ_IO_SERVICE_BYTES_RECURSIVE = 219, /**< v1/blkio.bfq.io_service_bytes_recursive: Bytes that the cgroup and its descendants read and wrote on each device scheduled by BFQ. */
  STATCODEC_FILE_V1_BLKIO_BFQ_IO_SERVICED_RECURSIVE = 220, /**< v1/blkio.bfq.io_serviced_recursive: Requests of the cgroup and its descendants to each device scheduled by BFQ. */
  STATCODEC_FILE_V1_BLKIO_BFQ_IO_SERVICE_BYTES = 221, /**< v1/blkio.bfq.io_service_bytes: Bytes that the cgroup itself read and wrote on each device scheduled by BFQ. */
  STATCODEC_FILE_V1_BLKIO_BFQ_IO_SERVICED = 222, /**< v1/blkio.bfq.io_serviced: Requests of the cgroup itself to each device scheduled by BFQ. */
  STATCODEC_FILE_V1_BLKIO_BFQ_WEIGHT = 223, /**< v1/blkio.bfq.weight: The cgroup's share of I/O against its siblings' on devices scheduled by BFQ. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_READ_BPS_DEVICE = 224, /**< v1/blkio.throttle.read_bps_device: Read bandwidth allowed on each device that has a limit. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_WRITE_BPS_DEVICE = 225, /**< v1/blkio.throttle.write_bps_device: Write bandwidth allowed on each device that has a limit. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_READ_IOPS_DEVICE = 226, /**< v1/blkio.throttle.read_iops_device: Rate of reads allowed on each device that has a limit. */
  STATCODEC_FILE_V1_BLKIO_THROTTLE_WRITE_IOPS_DEVICE = 227, /**< v1/blkio.throttle.write_iops_device: Rate of writes allowed on each device that has a limit. */
  STATCODEC_FILE_V1_CPUSET_CPUS = 228, /**< v1/cpuset.cpus: The CPUs asked for. */
  STATCODEC_FILE_V1_CPUSET_MEMS = 229, /**< v1/cpuset.mems: The memory nodes asked for. */
  STATCODEC_FILE_V1_CPUSET_EFFECTIVE_CPUS = 230, /**< v1/cpuset.effective_cpus: The CPUs that the cgroup's tasks may run on. */
  STATCODEC_FILE_V1_CPUSET_EFFECTIVE_MEMS = 231, /**< v1/cpuset.effective_mems: The memory nodes that the cgroup's tasks may allocate from. */
  STATCODEC_FILE_V1_CPUSET_CPU_EXCLUSIVE = 232, /**< v1/cpuset.cpu_exclusive: Whether siblings are kept off the CPUs. */
  STATCODEC_FILE_V1_CPUSET_MEM_EXCLUSIVE = 233, /**< v1/cpuset.mem_exclusive: Whether siblings are kept off the memory nodes. */
  STATCODEC_FILE_V1_CPUSET_MEM_HARDWALL = 234, /**< v1/cpuset.mem_hardwall: Whether the kernel's own allocations for tasks keep to the memory nodes. */
  STATCODEC_FILE_V1_CPUSET_MEMORY_MIGRATE = 235, /**< v1/cpuset.memory_migrate: Whether pages move along when the memory nodes change. */
  STATCODEC_FILE_V1_CPUSET_MEMORY_SPREAD_PAGE = 236, /**< v1/cpuset.memory_spread_page: Whether page cache is spread over the memory nodes. */
  STATCODEC_FILE_V1_CPUSET_MEMORY_SPREAD_SLAB = 237, /**< v1/cpuset.memory_spread_slab: Whether slab caches are spread over the memory nodes. */
  STATCODEC_FILE_V1_CPUSET_MEMORY_PRESSURE = 238, /**< v1/cpuset.memory_pressure: How often the cgroup's tasks lately had to reclaim memory. */
  STATCODEC_FILE_V1_CPUSET_MEMORY_PRESSURE_ENABLED = 239, /**< v1/cpuset.memory_pressure_enabled: Whether cpuset.memory_pressure is measured; only in the root. */
  STATCODEC_FILE_V1_CPUSET_SCHED_LOAD_BALANCE = 240, /**< v1/cpuset.sched_load_balance: Whether the scheduler balances load over the CPUs. */
  STATCODEC_FILE_V1_CPUSET_SCHED_RELAX_DOMAIN_LEVEL = 241, /**< v1/cpuset.sched_relax_domain_level: How far the scheduler looks for an idle CPU or for a task to pull. */
  STATCODEC_FILE_V1_FREEZER_STATE = 242, /**< v1/freezer.state: Whether the cgroup is frozen: `THAWED`, `FREEZING` or `FROZEN`. */
  STATCODEC_FILE_V1_FREEZER_SELF_FREEZING = 243, /**< v1/freezer.self_freezing: Whether the cgroup was itself asked to freeze. */
  STATCODEC_FILE_V1_FREEZER_PARENT_FREEZING = 244, /**< v1/freezer.parent_freezing: Whether an ancestor was asked to freeze. */
  STATCODEC_FILE_V1_NET_CLS_CLASSID = 245, /**< v1/net_cls.classid: The class that traffic control finds on the cgroup's packets. */
  STATCODEC_FILE_V1_NET_PRIO_IFPRIOMAP = 246, /**< v1/net_prio.ifpriomap: The priority of the cgroup's packets on each network interface. */
  STATCODEC_FILE_V1_NET_PRIO_PRIOIDX = 247, /**< v1/net_prio.prioidx: The number by which the kernel knows the cgroup in its priority maps. */
  STATCODEC_FILE_V1_PIDS_EVENTS = 248, /**< v1/pids.events: How often fork failed in the cgroup for its limit on processes. */
  STATCODEC_FILE_VMSTAT = 250, /**< vmstat: Memory of the machine by use, in pages, and memory events since boot. */
  STATCODEC_FILE_NODE_VMSTAT = 251, /**< node/vmstat: Memory of one node by use, in pages, and the events that are counted by node. */
  STATCODEC_FILE_MEMINFO = 252, /**< meminfo: Memory of the machine by use. */
  STATCODEC_FILE_STAT = 253, /**< stat: CPU time, interrupts and tasks since boot. */
  STATCODEC_FILE_LOADAVG = 254, /**< loadavg: Load of the machine, averaged over three spans of time, and its tasks. */
  STATCODEC_FILE_UPTIME = 255, /**< uptime: Time since boot and idle time, with two decimals. */
  STATCODEC_FILE_SOFTIRQS = 256, /**< softirqs: Softirqs of each kind that each CPU has run since boot. */
  STATCODEC_FILE_SCHEDSTAT = 257, /**< schedstat: What the scheduler did on each CPU; the cells are those of the rows `cpuN`. */
  STATCODEC_FILE_DISKSTATS = 258, /**< diskstats: I/O of each block device and partition since it appeared. */
  STATCODEC_FILE_PRESSURE_CPU = 259, /**< pressure/cpu: How long tasks of the machine were held up for want of a CPU; row `full` came in 5.14. */
  STATCODEC_FILE_PRESSURE_MEMORY = 260, /**< pressure/memory: How long tasks of the machine were held up for want of memory. */
  STATCODEC_FILE_PRESSURE_IO = 261, /**< pressure/io: How long tasks of the machine were held up by I/O. */
  STATCODEC_FILE_PRESSURE_IRQ = 262, /**< pressure/irq: How long tasks of the machine were held up by interrupts; it has no row `some`. */
  STATCODEC_FILE_ZONEINFO = 280, /**< zoneinfo: Each memory zone: watermarks, sizes and counters; the cells are those of a CPU's page list. */
  STATCODEC_FILE_BUDDYINFO = 281, /**< buddyinfo: Free blocks of each zone by order: column N counts blocks of 2 to the N pages. */
  STATCODEC_FILE_NODE_MEMINFO = 300, /**< node/meminfo: Memory of one node by use; each line starts with the node's number. */
  STATCODEC_FILE_NODE_NUMASTAT = 301, /**< node/numastat: Where allocations that wanted this node, or got it, came from and went to. */
  STATCODEC_FILE_NODE_DISTANCE = 302, /**< node/distance: Distance to each online node, in the order of their numbers; 10 is the node itself. */
  STATCODEC_FILE_NODE_CPULIST = 303, /**< node/cpulist: CPUs of one node. */
  STATCODEC_FILE_NODE_ONLINE = 304, /**< node/online: Nodes that are online. */
  STATCODEC_FILE_NODE_POSSIBLE = 305, /**< node/possible: Nodes that could come online. */
  STATCODEC_FILE_NODE_HAS_MEMORY = 306, /**< node/has_memory: Nodes with memory: the only ones that numa_stat files print. */
  STATCODEC_FILE_NODE_HAS_CPU = 307, /**< node/has_cpu: Nodes with CPUs. */
  STATCODEC_FILE_PID_SMAPS = 320, /**< pid/smaps: Memory of each mapping; 0 bytes for a kernel thread or an exited process. */
  STATCODEC_FILE_PID_SMAPS_ROLLUP = 321, /**< pid/smaps_rollup: Memory of all mappings, summed. */
  STATCODEC_FILE_PID_MAPS = 322, /**< pid/maps: The mappings; 0 bytes for a kernel thread or an exited process. */
  STATCODEC_FILE_PID_STATUS = 323, /**< pid/status: The process for people to read; kernel threads have no lines about memory. */
  STATCODEC_FILE_PID_IO = 324, /**< pid/io: I/O of the process and of its children that were waited for. */
  STATCODEC_FILE_PID_STAT = 325, /**< pid/stat: The process in one row of 52 fields. */
  STATCODEC_FILE_PID_STATM = 326, /**< pid/statm: Memory of the process, in pages. */
  STATCODEC_FILE_PID_SCHEDSTAT = 327, /**< pid/schedstat: How long the task ran and waited. */
  STATCODEC_FILE_PID_CGROUP = 328, /**< pid/cgroup: The cgroup in each hierarchy: a row for a hierarchy, whose cell is the path, named by the controllers. */
};

/** Keys of memory.stat, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_STAT_ANON = 0, /**< anon (bytes, gauge): Anonymous memory, huge pages included. */
  STATCODEC_MEMORY_STAT_FILE = 1, /**< file (bytes, gauge): Page cache, tmpfs and shared memory included. */
  STATCODEC_MEMORY_STAT_KERNEL = 2, /**< kernel (bytes, gauge): All kernel memory: stacks, page tables, percpu, vmalloc, slab and more. */
  STATCODEC_MEMORY_STAT_KERNEL_STACK = 3, /**< kernel_stack (bytes, gauge): Kernel stacks of tasks. */
  STATCODEC_MEMORY_STAT_PAGETABLES = 4, /**< pagetables (bytes, gauge): Page tables of processes. */
  STATCODEC_MEMORY_STAT_SEC_PAGETABLES = 5, /**< sec_pagetables (bytes, gauge): Secondary page tables: those of KVM and of IOMMUs. */
  STATCODEC_MEMORY_STAT_PERCPU = 6, /**< percpu (bytes, gauge): Kernel data held once per CPU. */
  STATCODEC_MEMORY_STAT_SOCK = 7, /**< sock (bytes, gauge): Buffers of network sockets. */
  STATCODEC_MEMORY_STAT_VMALLOC = 8, /**< vmalloc (bytes, gauge): Kernel memory allocated by vmalloc. */
  STATCODEC_MEMORY_STAT_SHMEM = 9, /**< shmem (bytes, gauge): Page cache backed by swap: tmpfs, shared memory, shared anonymous mappings. */
  STATCODEC_MEMORY_STAT_ZSWAP = 10, /**< zswap (bytes, gauge): Memory that zswap takes to hold its compressed pages. */
  STATCODEC_MEMORY_STAT_ZSWAPPED = 11, /**< zswapped (bytes, gauge): Memory that the pages held by zswap took before compression. */
  STATCODEC_MEMORY_STAT_ZSWAP_INCOMP = 12, /**< zswap_incomp (bytes, gauge): Pages that zswap holds uncompressed, printed in bytes. */
  STATCODEC_MEMORY_STAT_FILE_MAPPED = 13, /**< file_mapped (bytes, gauge): Page cache mapped into processes. */
  STATCODEC_MEMORY_STAT_FILE_DIRTY = 14, /**< file_dirty (bytes, gauge): Page cache changed and waiting to be written back. */
  STATCODEC_MEMORY_STAT_FILE_WRITEBACK = 15, /**< file_writeback (bytes, gauge): Pages being written back at this moment, those going to swap included. */
  STATCODEC_MEMORY_STAT_SWAPCACHED = 16, /**< swapcached (bytes, gauge): Swap cache: memory that has a copy in swap as well. */
  STATCODEC_MEMORY_STAT_ANON_THP = 17, /**< anon_thp (bytes, gauge): Anonymous memory in transparent huge pages. */
  STATCODEC_MEMORY_STAT_FILE_THP = 18, /**< file_thp (bytes, gauge): Page cache in transparent huge pages, tmpfs excluded. */
  STATCODEC_MEMORY_STAT_SHMEM_THP = 19, /**< shmem_thp (bytes, gauge): Shared memory and tmpfs in transparent huge pages. */
  STATCODEC_MEMORY_STAT_INACTIVE_ANON = 20, /**< inactive_anon (bytes, gauge): Memory backed by swap on the inactive list. */
  STATCODEC_MEMORY_STAT_ACTIVE_ANON = 21, /**< active_anon (bytes, gauge): Memory backed by swap on the active list. */
  STATCODEC_MEMORY_STAT_INACTIVE_FILE = 22, /**< inactive_file (bytes, gauge): Memory backed by files on the inactive list. */
  STATCODEC_MEMORY_STAT_ACTIVE_FILE = 23, /**< active_file (bytes, gauge): Memory backed by files on the active list. */
  STATCODEC_MEMORY_STAT_UNEVICTABLE = 24, /**< unevictable (bytes, gauge): Memory that reclaim leaves alone, such as locked pages. */
  STATCODEC_MEMORY_STAT_SLAB_RECLAIMABLE = 25, /**< slab_reclaimable (bytes, gauge): Slab objects that can be reclaimed, such as dentries and inodes. */
  STATCODEC_MEMORY_STAT_SLAB_UNRECLAIMABLE = 26, /**< slab_unreclaimable (bytes, gauge): Slab objects that cannot be reclaimed. */
  STATCODEC_MEMORY_STAT_SLAB = 27, /**< slab (bytes, gauge): All slab objects: `slab_reclaimable` plus `slab_unreclaimable`. */
  STATCODEC_MEMORY_STAT_HUGETLB = 28, /**< hugetlb (bytes, gauge): Pages of hugetlb; printed with mount option `memory_hugetlb_accounting` alone. */
  STATCODEC_MEMORY_STAT_WORKINGSET_REFAULT_ANON = 29, /**< workingset_refault_anon (pages, counter): Anonymous pages faulted in again after their eviction. */
  STATCODEC_MEMORY_STAT_WORKINGSET_REFAULT_FILE = 30, /**< workingset_refault_file (pages, counter): Page cache pages faulted in again after their eviction. */
  STATCODEC_MEMORY_STAT_WORKINGSET_ACTIVATE_ANON = 31, /**< workingset_activate_anon (pages, counter): Refaulted anonymous pages made active at once. */
  STATCODEC_MEMORY_STAT_WORKINGSET_ACTIVATE_FILE = 32, /**< workingset_activate_file (pages, counter): Refaulted page cache pages made active at once. */
  STATCODEC_MEMORY_STAT_WORKINGSET_RESTORE_ANON = 33, /**< workingset_restore_anon (pages, counter): Refaulted anonymous pages that were in use when evicted. */
  STATCODEC_MEMORY_STAT_WORKINGSET_RESTORE_FILE = 34, /**< workingset_restore_file (pages, counter): Refaulted page cache pages that were in use when evicted. */
  STATCODEC_MEMORY_STAT_WORKINGSET_NODERECLAIM = 35, /**< workingset_nodereclaim (events, counter): Reclaims of a tree node that remembers evicted pages. */
  STATCODEC_MEMORY_STAT_PGDEMOTE_KSWAPD = 36, /**< pgdemote_kswapd (pages, counter): Pages moved to a slower node by kswapd. */
  STATCODEC_MEMORY_STAT_PGDEMOTE_DIRECT = 37, /**< pgdemote_direct (pages, counter): Pages moved to a slower node by tasks short of memory. */
  STATCODEC_MEMORY_STAT_PGDEMOTE_KHUGEPAGED = 38, /**< pgdemote_khugepaged (pages, counter): Pages moved to a slower node by khugepaged. */
  STATCODEC_MEMORY_STAT_PGDEMOTE_PROACTIVE = 39, /**< pgdemote_proactive (pages, counter): Pages moved to a slower node by writes to memory.reclaim. */
  STATCODEC_MEMORY_STAT_PGSTEAL_KSWAPD = 40, /**< pgsteal_kswapd (pages, counter): Pages reclaimed by kswapd. */
  STATCODEC_MEMORY_STAT_PGSTEAL_DIRECT = 41, /**< pgsteal_direct (pages, counter): Pages reclaimed by tasks short of memory. */
  STATCODEC_MEMORY_STAT_PGSTEAL_KHUGEPAGED = 42, /**< pgsteal_khugepaged (pages, counter): Pages reclaimed by khugepaged. */
  STATCODEC_MEMORY_STAT_PGSTEAL_PROACTIVE = 43, /**< pgsteal_proactive (pages, counter): Pages reclaimed by writes to memory.reclaim. */
  STATCODEC_MEMORY_STAT_PGSCAN_KSWAPD = 44, /**< pgscan_kswapd (pages, counter): Inactive pages scanned by kswapd. */
  STATCODEC_MEMORY_STAT_PGSCAN_DIRECT = 45, /**< pgscan_direct (pages, counter): Inactive pages scanned by tasks short of memory. */
  STATCODEC_MEMORY_STAT_PGSCAN_KHUGEPAGED = 46, /**< pgscan_khugepaged (pages, counter): Inactive pages scanned by khugepaged. */
  STATCODEC_MEMORY_STAT_PGSCAN_PROACTIVE = 47, /**< pgscan_proactive (pages, counter): Inactive pages scanned by writes to memory.reclaim. */
  STATCODEC_MEMORY_STAT_PGREFILL = 48, /**< pgrefill (pages, counter): Active pages scanned to refill the inactive list. */
  STATCODEC_MEMORY_STAT_PGPROMOTE_SUCCESS = 49, /**< pgpromote_success (pages, counter): Pages moved to a faster node by NUMA balancing. */
  STATCODEC_MEMORY_STAT_PGSCAN = 50, /**< pgscan (pages, counter): Inactive pages scanned: the `pgscan_` keys added, which kernels before 6.0 do not print. */
  STATCODEC_MEMORY_STAT_PGSTEAL = 51, /**< pgsteal (pages, counter): Pages reclaimed: the `pgsteal_` keys added, which kernels before 6.0 do not print. */
  STATCODEC_MEMORY_STAT_PSWPIN = 52, /**< pswpin (pages, counter): Pages read in from swap. */
  STATCODEC_MEMORY_STAT_PSWPOUT = 53, /**< pswpout (pages, counter): Pages written out to swap. */
  STATCODEC_MEMORY_STAT_PGFAULT = 54, /**< pgfault (events, counter): Page faults, major ones included. */
  STATCODEC_MEMORY_STAT_PGMAJFAULT = 55, /**< pgmajfault (events, counter): Page faults that waited for I/O. */
  STATCODEC_MEMORY_STAT_PGACTIVATE = 56, /**< pgactivate (pages, counter): Pages moved to an active list. */
  STATCODEC_MEMORY_STAT_PGDEACTIVATE = 57, /**< pgdeactivate (pages, counter): Pages moved to an inactive list. */
  STATCODEC_MEMORY_STAT_PGLAZYFREE = 58, /**< pglazyfree (pages, counter): Pages given up with `MADV_FREE`, to be freed when memory is short. */
  STATCODEC_MEMORY_STAT_PGLAZYFREED = 59, /**< pglazyfreed (pages, counter): Pages given up with `MADV_FREE` and since reclaimed. */
  STATCODEC_MEMORY_STAT_SWPIN_ZERO = 60, /**< swpin_zero (pages, counter): Pages of zeros swapped in without I/O. */
  STATCODEC_MEMORY_STAT_SWPOUT_ZERO = 61, /**< swpout_zero (pages, counter): Pages of zeros swapped out without I/O. */
  STATCODEC_MEMORY_STAT_ZSWPIN = 62, /**< zswpin (pages, counter): Pages moved from zswap back to memory. */
  STATCODEC_MEMORY_STAT_ZSWPOUT = 63, /**< zswpout (pages, counter): Pages moved from memory into zswap. */
  STATCODEC_MEMORY_STAT_ZSWPWB = 64, /**< zswpwb (pages, counter): Pages written from zswap to the swap device. */
  STATCODEC_MEMORY_STAT_THP_FAULT_ALLOC = 65, /**< thp_fault_alloc (huge pages, counter): Transparent huge pages allocated at a page fault. */
  STATCODEC_MEMORY_STAT_THP_COLLAPSE_ALLOC = 66, /**< thp_collapse_alloc (huge pages, counter): Transparent huge pages allocated to replace small pages. */
  STATCODEC_MEMORY_STAT_THP_SWPOUT = 67, /**< thp_swpout (huge pages, counter): Transparent huge pages swapped out in one piece. */
  STATCODEC_MEMORY_STAT_THP_SWPOUT_FALLBACK = 68, /**< thp_swpout_fallback (huge pages, counter): Transparent huge pages split to be swapped out. */
  STATCODEC_MEMORY_STAT_NUMA_PAGES_MIGRATED = 69, /**< numa_pages_migrated (pages, counter): Pages moved between nodes by NUMA balancing. */
  STATCODEC_MEMORY_STAT_NUMA_PTE_UPDATES = 70, /**< numa_pte_updates (events, counter): Page table entries that NUMA balancing made to fault. */
  STATCODEC_MEMORY_STAT_NUMA_HINT_FAULTS = 71, /**< numa_hint_faults (events, counter): Page faults that NUMA balancing provoked. */
  STATCODEC_MEMORY_STAT_WORKINGSET_REFAULT = 72, /**< workingset_refault (pages, counter): Pages faulted in again after their eviction. */
  STATCODEC_MEMORY_STAT_WORKINGSET_ACTIVATE = 73, /**< workingset_activate (pages, counter): Refaulted pages made active at once. */
  STATCODEC_MEMORY_STAT_WORKINGSET_RESTORE = 74, /**< workingset_restore (pages, counter): Refaulted pages that were in use when evicted. */
};

/** Keys of memory.numa_stat, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_NUMA_STAT_ANON = 0x00010000, /**< anon (bytes, gauge): Anonymous memory, huge pages included. */
  STATCODEC_MEMORY_NUMA_STAT_FILE = 0x00010001, /**< file (bytes, gauge): Page cache, tmpfs and shared memory included. */
  STATCODEC_MEMORY_NUMA_STAT_KERNEL_STACK = 0x00010002, /**< kernel_stack (bytes, gauge): Kernel stacks of tasks. */
  STATCODEC_MEMORY_NUMA_STAT_PAGETABLES = 0x00010003, /**< pagetables (bytes, gauge): Page tables of processes. */
  STATCODEC_MEMORY_NUMA_STAT_SEC_PAGETABLES = 0x00010004, /**< sec_pagetables (bytes, gauge): Secondary page tables: those of KVM and of IOMMUs. */
  STATCODEC_MEMORY_NUMA_STAT_VMALLOC = 0x00010005, /**< vmalloc (bytes, gauge): Kernel memory allocated by vmalloc. */
  STATCODEC_MEMORY_NUMA_STAT_SHMEM = 0x00010006, /**< shmem (bytes, gauge): Page cache backed by swap: tmpfs, shared memory, shared anonymous mappings. */
  STATCODEC_MEMORY_NUMA_STAT_FILE_MAPPED = 0x00010007, /**< file_mapped (bytes, gauge): Page cache mapped into processes. */
  STATCODEC_MEMORY_NUMA_STAT_FILE_DIRTY = 0x00010008, /**< file_dirty (bytes, gauge): Page cache changed and waiting to be written back. */
  STATCODEC_MEMORY_NUMA_STAT_FILE_WRITEBACK = 0x00010009, /**< file_writeback (bytes, gauge): Pages being written back at this moment, those going to swap included. */
  STATCODEC_MEMORY_NUMA_STAT_SWAPCACHED = 0x0001000a, /**< swapcached (bytes, gauge): Swap cache: memory that has a copy in swap as well. */
  STATCODEC_MEMORY_NUMA_STAT_ANON_THP = 0x0001000b, /**< anon_thp (bytes, gauge): Anonymous memory in transparent huge pages. */
  STATCODEC_MEMORY_NUMA_STAT_FILE_THP = 0x0001000c, /**< file_thp (bytes, gauge): Page cache in transparent huge pages, tmpfs excluded. */
  STATCODEC_MEMORY_NUMA_STAT_SHMEM_THP = 0x0001000d, /**< shmem_thp (bytes, gauge): Shared memory and tmpfs in transparent huge pages. */
  STATCODEC_MEMORY_NUMA_STAT_INACTIVE_ANON = 0x0001000e, /**< inactive_anon (bytes, gauge): Memory backed by swap on the inactive list. */
  STATCODEC_MEMORY_NUMA_STAT_ACTIVE_ANON = 0x0001000f, /**< active_anon (bytes, gauge): Memory backed by swap on the active list. */
  STATCODEC_MEMORY_NUMA_STAT_INACTIVE_FILE = 0x00010010, /**< inactive_file (bytes, gauge): Memory backed by files on the inactive list. */
  STATCODEC_MEMORY_NUMA_STAT_ACTIVE_FILE = 0x00010011, /**< active_file (bytes, gauge): Memory backed by files on the active list. */
  STATCODEC_MEMORY_NUMA_STAT_UNEVICTABLE = 0x00010012, /**< unevictable (bytes, gauge): Memory that reclaim leaves alone, such as locked pages. */
  STATCODEC_MEMORY_NUMA_STAT_SLAB_RECLAIMABLE = 0x00010013, /**< slab_reclaimable (bytes, gauge): Slab objects that can be reclaimed, such as dentries and inodes. */
  STATCODEC_MEMORY_NUMA_STAT_SLAB_UNRECLAIMABLE = 0x00010014, /**< slab_unreclaimable (bytes, gauge): Slab objects that cannot be reclaimed. */
  STATCODEC_MEMORY_NUMA_STAT_HUGETLB = 0x00010015, /**< hugetlb (bytes, gauge): Pages of hugetlb; printed even where memory.stat leaves the key out. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_REFAULT_ANON = 0x00010016, /**< workingset_refault_anon (pages, counter): Anonymous pages faulted in again after their eviction. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_REFAULT_FILE = 0x00010017, /**< workingset_refault_file (pages, counter): Page cache pages faulted in again after their eviction. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_ACTIVATE_ANON = 0x00010018, /**< workingset_activate_anon (pages, counter): Refaulted anonymous pages made active at once. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_ACTIVATE_FILE = 0x00010019, /**< workingset_activate_file (pages, counter): Refaulted page cache pages made active at once. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_RESTORE_ANON = 0x0001001a, /**< workingset_restore_anon (pages, counter): Refaulted anonymous pages that were in use when evicted. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_RESTORE_FILE = 0x0001001b, /**< workingset_restore_file (pages, counter): Refaulted page cache pages that were in use when evicted. */
  STATCODEC_MEMORY_NUMA_STAT_WORKINGSET_NODERECLAIM = 0x0001001c, /**< workingset_nodereclaim (events, counter): Reclaims of a tree node that remembers evicted pages. */
  STATCODEC_MEMORY_NUMA_STAT_PGDEMOTE_KSWAPD = 0x0001001d, /**< pgdemote_kswapd (pages, counter): Pages moved to a slower node by kswapd. */
  STATCODEC_MEMORY_NUMA_STAT_PGDEMOTE_DIRECT = 0x0001001e, /**< pgdemote_direct (pages, counter): Pages moved to a slower node by tasks short of memory. */
  STATCODEC_MEMORY_NUMA_STAT_PGDEMOTE_KHUGEPAGED = 0x0001001f, /**< pgdemote_khugepaged (pages, counter): Pages moved to a slower node by khugepaged. */
  STATCODEC_MEMORY_NUMA_STAT_PGDEMOTE_PROACTIVE = 0x00010020, /**< pgdemote_proactive (pages, counter): Pages moved to a slower node by writes to memory.reclaim. */
  STATCODEC_MEMORY_NUMA_STAT_PGSTEAL_KSWAPD = 0x00010021, /**< pgsteal_kswapd (pages, counter): Pages reclaimed by kswapd. */
  STATCODEC_MEMORY_NUMA_STAT_PGSTEAL_DIRECT = 0x00010022, /**< pgsteal_direct (pages, counter): Pages reclaimed by tasks short of memory. */
  STATCODEC_MEMORY_NUMA_STAT_PGSTEAL_KHUGEPAGED = 0x00010023, /**< pgsteal_khugepaged (pages, counter): Pages reclaimed by khugepaged. */
  STATCODEC_MEMORY_NUMA_STAT_PGSTEAL_PROACTIVE = 0x00010024, /**< pgsteal_proactive (pages, counter): Pages reclaimed by writes to memory.reclaim. */
  STATCODEC_MEMORY_NUMA_STAT_PGSCAN_KSWAPD = 0x00010025, /**< pgscan_kswapd (pages, counter): Inactive pages scanned by kswapd. */
  STATCODEC_MEMORY_NUMA_STAT_PGSCAN_DIRECT = 0x00010026, /**< pgscan_direct (pages, counter): Inactive pages scanned by tasks short of memory. */
  STATCODEC_MEMORY_NUMA_STAT_PGSCAN_KHUGEPAGED = 0x00010027, /**< pgscan_khugepaged (pages, counter): Inactive pages scanned by khugepaged. */
  STATCODEC_MEMORY_NUMA_STAT_PGSCAN_PROACTIVE = 0x00010028, /**< pgscan_proactive (pages, counter): Inactive pages scanned by writes to memory.reclaim. */
  STATCODEC_MEMORY_NUMA_STAT_PGREFILL = 0x00010029, /**< pgrefill (pages, counter): Active pages scanned to refill the inactive list. */
  STATCODEC_MEMORY_NUMA_STAT_PGPROMOTE_SUCCESS = 0x0001002a, /**< pgpromote_success (pages, counter): Pages moved to a faster node by NUMA balancing. */
};

/** Keys of memory.events, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_EVENTS_LOW = 0x00020000, /**< low (events, counter): Reclaims that took memory although usage was below memory.low. */
  STATCODEC_MEMORY_EVENTS_HIGH = 0x00020001, /**< high (events, counter): Reclaims forced on tasks by usage above memory.high. */
  STATCODEC_MEMORY_EVENTS_MAX = 0x00020002, /**< max (events, counter): Charges that memory.max stopped until reclaim made room. */
  STATCODEC_MEMORY_EVENTS_OOM = 0x00020003, /**< oom (events, counter): Charges for which reclaim could not make room below the limit. */
  STATCODEC_MEMORY_EVENTS_OOM_KILL = 0x00020004, /**< oom_kill (events, counter): Processes that an OOM killer killed, of the cgroup or of the machine. */
  STATCODEC_MEMORY_EVENTS_OOM_GROUP_KILL = 0x00020005, /**< oom_group_kill (events, counter): Kills of all processes at once, as memory.oom.group asks. */
  STATCODEC_MEMORY_EVENTS_SOCK_THROTTLED = 0x00020006, /**< sock_throttled (events, counter): Times that a socket was held back because the cgroup was short of memory. */
};

/** Keys of memory.current, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_CURRENT_VALUE = 0x00030000, /**< value (bytes, gauge): Memory charged to the cgroup and its descendants. */
};

/** Keys of memory.min, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_MIN_VALUE = 0x00050000, /**< value (bytes, setting): Usage up to which the cgroup is never reclaimed from, or max. */
};

/** Keys of memory.low, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_LOW_VALUE = 0x00060000, /**< value (bytes, setting): Usage up to which the cgroup is spared while unprotected ones have memory, or max. */
};

/** Keys of memory.high, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_HIGH_VALUE = 0x00070000, /**< value (bytes, setting): Usage above which tasks are slowed down and reclaim, or max. */
};

/** Keys of memory.max, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_MAX_VALUE = 0x00080000, /**< value (bytes, setting): Usage at which reclaim must succeed or the OOM killer acts, or max. */
};

/** Keys of memory.peak, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_PEAK_VALUE = 0x00090000, /**< value (bytes, gauge): Highest usage since creation or, since 6.12, since this open file was written to. */
};

/** Keys of memory.swap.current, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_SWAP_CURRENT_VALUE = 0x000a0000, /**< value (bytes, gauge): Swap space used by the cgroup and its descendants. */
};

/** Keys of memory.swap.high, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_SWAP_HIGH_VALUE = 0x000b0000, /**< value (bytes, setting): Swap usage above which allocating tasks are slowed down, or max. */
};

/** Keys of memory.swap.max, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_SWAP_MAX_VALUE = 0x000c0000, /**< value (bytes, setting): Swap usage at which anonymous memory is no longer swapped out, or max. */
};

/** Keys of memory.swap.peak, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_SWAP_PEAK_VALUE = 0x000d0000, /**< value (bytes, gauge): Highest swap usage since creation or, since 6.12, since this open file was written to. */
};

/** Keys of memory.swap.events, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_SWAP_EVENTS_HIGH = 0x000e0000, /**< high (events, counter): Times that usage was found above memory.swap.high. */
  STATCODEC_MEMORY_SWAP_EVENTS_MAX = 0x000e0001, /**< max (events, counter): Swap charges that memory.swap.max refused. */
  STATCODEC_MEMORY_SWAP_EVENTS_FAIL = 0x000e0002, /**< fail (events, counter): Swap-outs that got no space, the limit or a full device being why. */
};

/** Keys of memory.zswap.current, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_ZSWAP_CURRENT_VALUE = 0x000f0000, /**< value (bytes, gauge): Memory that zswap takes to hold compressed pages. */
};

/** Keys of memory.zswap.max, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_ZSWAP_MAX_VALUE = 0x00100000, /**< value (bytes, setting): Compressed size at which zswap refuses more pages, or max. */
};

/** Keys of memory.zswap.writeback, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_ZSWAP_WRITEBACK_VALUE = 0x00110000, /**< value (flag, setting): 1 where pages may be written to swap devices; 0 in an ancestor overrules it. */
};

/** Keys of memory.oom.group, in mm/memcontrol.c. */
enum {
  STATCODEC_MEMORY_OOM_GROUP_VALUE = 0x00120000, /**< value (flag, setting): 1 where the OOM killer kills all tasks of the cgroup and its descendants, or none. */
};

/** Keys of v1/memory.stat, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_STAT_CACHE = 0x00320000, /**< cache (bytes, gauge): Page cache, tmpfs and shared memory included. */
  STATCODEC_V1_MEMORY_STAT_RSS = 0x00320001, /**< rss (bytes, gauge): Anonymous memory, swap cache included; not the resident set of processes. */
  STATCODEC_V1_MEMORY_STAT_RSS_HUGE = 0x00320002, /**< rss_huge (bytes, gauge): Anonymous memory in transparent huge pages. */
  STATCODEC_V1_MEMORY_STAT_SHMEM = 0x00320003, /**< shmem (bytes, gauge): Page cache backed by swap: tmpfs, shared memory, shared anonymous mappings. */
  STATCODEC_V1_MEMORY_STAT_MAPPED_FILE = 0x00320004, /**< mapped_file (bytes, gauge): Page cache mapped into processes. */
  STATCODEC_V1_MEMORY_STAT_DIRTY = 0x00320005, /**< dirty (bytes, gauge): Page cache changed and waiting to be written back. */
  STATCODEC_V1_MEMORY_STAT_WRITEBACK = 0x00320006, /**< writeback (bytes, gauge): Pages being written back at this moment, those going to swap included. */
  STATCODEC_V1_MEMORY_STAT_WORKINGSET_REFAULT_ANON = 0x00320007, /**< workingset_refault_anon (pages, counter): Anonymous pages faulted in again after their eviction. */
  STATCODEC_V1_MEMORY_STAT_WORKINGSET_REFAULT_FILE = 0x00320008, /**< workingset_refault_file (pages, counter): Page cache pages faulted in again after their eviction. */
  STATCODEC_V1_MEMORY_STAT_SWAP = 0x00320009, /**< swap (bytes, gauge): Swap space used. */
  STATCODEC_V1_MEMORY_STAT_SWAPCACHED = 0x0032000a, /**< swapcached (bytes, gauge): Swap cache: memory that has a copy in swap as well. */
  STATCODEC_V1_MEMORY_STAT_PGPGIN = 0x0032000b, /**< pgpgin (events, counter): Charges of memory, whatever its size; not the KiB of /proc/vmstat. */
  STATCODEC_V1_MEMORY_STAT_PGPGOUT = 0x0032000c, /**< pgpgout (events, counter): Uncharges of memory, whatever its size; not the KiB of /proc/vmstat. */
  STATCODEC_V1_MEMORY_STAT_PGFAULT = 0x0032000d, /**< pgfault (events, counter): Page faults, major ones included. */
  STATCODEC_V1_MEMORY_STAT_PGMAJFAULT = 0x0032000e, /**< pgmajfault (events, counter): Page faults that waited for I/O. */
  STATCODEC_V1_MEMORY_STAT_INACTIVE_ANON = 0x0032000f, /**< inactive_anon (bytes, gauge): Memory backed by swap on the inactive list. */
  STATCODEC_V1_MEMORY_STAT_ACTIVE_ANON = 0x00320010, /**< active_anon (bytes, gauge): Memory backed by swap on the active list. */
  STATCODEC_V1_MEMORY_STAT_INACTIVE_FILE = 0x00320011, /**< inactive_file (bytes, gauge): Memory backed by files on the inactive list. */
  STATCODEC_V1_MEMORY_STAT_ACTIVE_FILE = 0x00320012, /**< active_file (bytes, gauge): Memory backed by files on the active list. */
  STATCODEC_V1_MEMORY_STAT_UNEVICTABLE = 0x00320013, /**< unevictable (bytes, gauge): Memory that reclaim leaves alone, such as locked pages. */
  STATCODEC_V1_MEMORY_STAT_HIERARCHICAL_MEMORY_LIMIT = 0x00320014, /**< hierarchical_memory_limit (bytes, setting): Least memory limit of the cgroup and its ancestors. */
  STATCODEC_V1_MEMORY_STAT_HIERARCHICAL_MEMSW_LIMIT = 0x00320015, /**< hierarchical_memsw_limit (bytes, setting): Least memsw limit of the cgroup and its ancestors. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_CACHE = 0x00320016, /**< total_cache (bytes, gauge): `cache`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_RSS = 0x00320017, /**< total_rss (bytes, gauge): `rss`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_RSS_HUGE = 0x00320018, /**< total_rss_huge (bytes, gauge): `rss_huge`, descendants included; far too small in 5.8 and 5.9. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_SHMEM = 0x00320019, /**< total_shmem (bytes, gauge): `shmem`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_MAPPED_FILE = 0x0032001a, /**< total_mapped_file (bytes, gauge): `mapped_file`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_DIRTY = 0x0032001b, /**< total_dirty (bytes, gauge): `dirty`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_WRITEBACK = 0x0032001c, /**< total_writeback (bytes, gauge): `writeback`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_WORKINGSET_REFAULT_ANON = 0x0032001d, /**< total_workingset_refault_anon (pages, counter): `workingset_refault_anon`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_WORKINGSET_REFAULT_FILE = 0x0032001e, /**< total_workingset_refault_file (pages, counter): `workingset_refault_file`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_SWAP = 0x0032001f, /**< total_swap (bytes, gauge): `swap`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_SWAPCACHED = 0x00320020, /**< total_swapcached (bytes, gauge): `swapcached`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_PGPGIN = 0x00320021, /**< total_pgpgin (events, counter): `pgpgin`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_PGPGOUT = 0x00320022, /**< total_pgpgout (events, counter): `pgpgout`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_PGFAULT = 0x00320023, /**< total_pgfault (events, counter): `pgfault`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_PGMAJFAULT = 0x00320024, /**< total_pgmajfault (events, counter): `pgmajfault`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_INACTIVE_ANON = 0x00320025, /**< total_inactive_anon (bytes, gauge): `inactive_anon`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_ACTIVE_ANON = 0x00320026, /**< total_active_anon (bytes, gauge): `active_anon`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_INACTIVE_FILE = 0x00320027, /**< total_inactive_file (bytes, gauge): `inactive_file`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_ACTIVE_FILE = 0x00320028, /**< total_active_file (bytes, gauge): `active_file`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_TOTAL_UNEVICTABLE = 0x00320029, /**< total_unevictable (bytes, gauge): `unevictable`, descendants included. */
  STATCODEC_V1_MEMORY_STAT_ANON_COST = 0x0032002a, /**< anon_cost (weight, gauge): Recent cost of reclaiming anonymous memory, by which reclaim is balanced. */
  STATCODEC_V1_MEMORY_STAT_FILE_COST = 0x0032002b, /**< file_cost (weight, gauge): Recent cost of reclaiming page cache, by which reclaim is balanced. */
  STATCODEC_V1_MEMORY_STAT_RECENT_ROTATED_ANON = 0x0032002c, /**< recent_rotated_anon (pages, gauge): Anonymous pages that reclaim lately put back, halved now and then. */
  STATCODEC_V1_MEMORY_STAT_RECENT_ROTATED_FILE = 0x0032002d, /**< recent_rotated_file (pages, gauge): Page cache pages that reclaim lately put back, halved now and then. */
  STATCODEC_V1_MEMORY_STAT_RECENT_SCANNED_ANON = 0x0032002e, /**< recent_scanned_anon (pages, gauge): Anonymous pages that reclaim lately scanned, halved now and then. */
  STATCODEC_V1_MEMORY_STAT_RECENT_SCANNED_FILE = 0x0032002f, /**< recent_scanned_file (pages, gauge): Page cache pages that reclaim lately scanned, halved now and then. */
  STATCODEC_V1_MEMORY_STAT_INACTIVE_RATIO = 0x00320030, /**< inactive_ratio (count, gauge): How much larger the active anonymous list may be than the inactive one. */
};

/** Keys of v1/memory.numa_stat, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_NUMA_STAT_TOTAL = 0x00330000, /**< total (pages, gauge): Pages on all reclaim lists. */
  STATCODEC_V1_MEMORY_NUMA_STAT_FILE = 0x00330001, /**< file (pages, gauge): Pages on the lists backed by files. */
  STATCODEC_V1_MEMORY_NUMA_STAT_ANON = 0x00330002, /**< anon (pages, gauge): Pages on the lists backed by swap. */
  STATCODEC_V1_MEMORY_NUMA_STAT_UNEVICTABLE = 0x00330003, /**< unevictable (pages, gauge): Pages that reclaim leaves alone. */
  STATCODEC_V1_MEMORY_NUMA_STAT_HIERARCHICAL_TOTAL = 0x00330004, /**< hierarchical_total (pages, gauge): `total`, descendants included. */
  STATCODEC_V1_MEMORY_NUMA_STAT_HIERARCHICAL_FILE = 0x00330005, /**< hierarchical_file (pages, gauge): `file`, descendants included. */
  STATCODEC_V1_MEMORY_NUMA_STAT_HIERARCHICAL_ANON = 0x00330006, /**< hierarchical_anon (pages, gauge): `anon`, descendants included. */
  STATCODEC_V1_MEMORY_NUMA_STAT_HIERARCHICAL_UNEVICTABLE = 0x00330007, /**< hierarchical_unevictable (pages, gauge): `unevictable`, descendants included. */
};

/** Keys of v1/memory.oom_control, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_OOM_CONTROL_OOM_KILL_DISABLE = 0x00340000, /**< oom_kill_disable (flag, setting): 1 where tasks wait for memory instead of being killed. */
  STATCODEC_V1_MEMORY_OOM_CONTROL_UNDER_OOM = 0x00340001, /**< under_oom (flag, gauge): 1 while tasks wait for memory or one is being killed. */
  STATCODEC_V1_MEMORY_OOM_CONTROL_OOM_KILL = 0x00340002, /**< oom_kill (events, counter): Processes of the cgroup alone that an OOM killer killed. */
};

/** Keys of v1/memory.usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_USAGE_IN_BYTES_VALUE = 0x00350000, /**< value (bytes, gauge): Memory charged; the root's is added up from its parts. */
};

/** Keys of v1/memory.max_usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_MAX_USAGE_IN_BYTES_VALUE = 0x00360000, /**< value (bytes, gauge): Highest usage since creation or since the file was written to. */
};

/** Keys of v1/memory.limit_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_LIMIT_IN_BYTES_VALUE = 0x00370000, /**< value (bytes, setting): Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712. */
};

/** Keys of v1/memory.soft_limit_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_SOFT_LIMIT_IN_BYTES_VALUE = 0x00380000, /**< value (bytes, setting): Usage above which reclaim prefers the cgroup; without a limit a huge number. */
};

/** Keys of v1/memory.failcnt, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_FAILCNT_VALUE = 0x00390000, /**< value (events, counter): Charges that this limit refused, since the file was last written to. */
};

/** Keys of v1/memory.memsw.usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_MEMSW_USAGE_IN_BYTES_VALUE = 0x003a0000, /**< value (bytes, gauge): Memory and swap space charged; the root's is added up from its parts. */
};

/** Keys of v1/memory.memsw.max_usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_MEMSW_MAX_USAGE_IN_BYTES_VALUE = 0x003b0000, /**< value (bytes, gauge): Highest usage since creation or since the file was written to. */
};

/** Keys of v1/memory.memsw.limit_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_MEMSW_LIMIT_IN_BYTES_VALUE = 0x003c0000, /**< value (bytes, setting): Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712. */
};

/** Keys of v1/memory.memsw.failcnt, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_MEMSW_FAILCNT_VALUE = 0x003d0000, /**< value (events, counter): Charges that this limit refused, since the file was last written to. */
};

/** Keys of v1/memory.kmem.usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_USAGE_IN_BYTES_VALUE = 0x003e0000, /**< value (bytes, gauge): Kernel memory charged to the cgroup and its descendants. */
};

/** Keys of v1/memory.kmem.max_usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_MAX_USAGE_IN_BYTES_VALUE = 0x003f0000, /**< value (bytes, gauge): Highest usage since creation or since the file was written to. */
};

/** Keys of v1/memory.kmem.limit_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_LIMIT_IN_BYTES_VALUE = 0x00400000, /**< value (bytes, setting): Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712. */
};

/** Keys of v1/memory.kmem.failcnt, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_FAILCNT_VALUE = 0x00410000, /**< value (events, counter): Charges that this limit refused, since the file was last written to. */
};

/** Keys of v1/memory.kmem.tcp.usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_TCP_USAGE_IN_BYTES_VALUE = 0x00430000, /**< value (bytes, gauge): Memory in TCP buffers of the cgroup and its descendants. */
};

/** Keys of v1/memory.kmem.tcp.max_usage_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_TCP_MAX_USAGE_IN_BYTES_VALUE = 0x00440000, /**< value (bytes, gauge): Highest usage since creation or since the file was written to. */
};

/** Keys of v1/memory.kmem.tcp.limit_in_bytes, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_TCP_LIMIT_IN_BYTES_VALUE = 0x00450000, /**< value (bytes, setting): Usage at which charges fail; without a limit a huge number, mostly 9223372036854771712. */
};

/** Keys of v1/memory.kmem.tcp.failcnt, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_KMEM_TCP_FAILCNT_VALUE = 0x00460000, /**< value (events, counter): Charges that this limit refused, since the file was last written to. */
};

/** Keys of v1/memory.swappiness, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_SWAPPINESS_VALUE = 0x00470000, /**< value (weight, setting): Weight of swapping against dropping page cache: 0 to 100, to 200 since 5.8. */
};

/** Keys of v1/memory.use_hierarchy, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_USE_HIERARCHY_VALUE = 0x00480000, /**< value (flag, setting): 1 where descendants are charged too, as always since 5.11. */
};

/** Keys of v1/memory.move_charge_at_immigrate, in mm/memcontrol-v1.c. */
enum {
  STATCODEC_V1_MEMORY_MOVE_CHARGE_AT_IMMIGRATE_VALUE = 0x00490000, /**< value (mask, setting): Bits in decimal: 1 for anonymous memory, 2 for mapped page cache. */
};

/** Keys of cgroup.type, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_TYPE_VALUE = 0x00680000, /**< value (text, setting): The kind of cgroup, as one or two words. */
};

/** Keys of cgroup.events, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_EVENTS_POPULATED = 0x00690000, /**< populated (flag, gauge): 1 where the cgroup or a descendant has live processes. */
  STATCODEC_CGROUP_EVENTS_FROZEN = 0x00690001, /**< frozen (flag, gauge): 1 where the cgroup and all its descendants have come to a stop. */
};

/** Keys of cgroup.stat, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_STAT_NR_DESCENDANTS = 0x006a0000, /**< nr_descendants (count, gauge): Live cgroups below this one; a parent counts its children on top of their sum. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_CPUSET = 0x006a0001, /**< nr_subsys_cpuset (count, gauge): Live cgroups with cpuset state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_CPU = 0x006a0002, /**< nr_subsys_cpu (count, gauge): Live cgroups with cpu state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_IO = 0x006a0003, /**< nr_subsys_io (count, gauge): Live cgroups with io state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_MEMORY = 0x006a0004, /**< nr_subsys_memory (count, gauge): Live cgroups with memory state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_PERF_EVENT = 0x006a0005, /**< nr_subsys_perf_event (count, gauge): Live cgroups with `perf_event` state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_HUGETLB = 0x006a0006, /**< nr_subsys_hugetlb (count, gauge): Live cgroups with hugetlb state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_PIDS = 0x006a0007, /**< nr_subsys_pids (count, gauge): Live cgroups with pids state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_RDMA = 0x006a0008, /**< nr_subsys_rdma (count, gauge): Live cgroups with rdma state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_MISC = 0x006a0009, /**< nr_subsys_misc (count, gauge): Live cgroups with misc state, this one included. */
  STATCODEC_CGROUP_STAT_NR_SUBSYS_DMEM = 0x006a000a, /**< nr_subsys_dmem (count, gauge): Live cgroups with dmem state, this one included. */
  STATCODEC_CGROUP_STAT_NR_DYING_DESCENDANTS = 0x006a000b, /**< nr_dying_descendants (count, gauge): Removed cgroups below this one that something still holds. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_CPUSET = 0x006a000c, /**< nr_dying_subsys_cpuset (count, gauge): States of cpuset that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_CPU = 0x006a000d, /**< nr_dying_subsys_cpu (count, gauge): States of cpu that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_IO = 0x006a000e, /**< nr_dying_subsys_io (count, gauge): States of io that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_MEMORY = 0x006a000f, /**< nr_dying_subsys_memory (count, gauge): States of memory that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_PERF_EVENT = 0x006a0010, /**< nr_dying_subsys_perf_event (count, gauge): States of `perf_event` that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_HUGETLB = 0x006a0011, /**< nr_dying_subsys_hugetlb (count, gauge): States of hugetlb that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_PIDS = 0x006a0012, /**< nr_dying_subsys_pids (count, gauge): States of pids that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_RDMA = 0x006a0013, /**< nr_dying_subsys_rdma (count, gauge): States of rdma that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_MISC = 0x006a0014, /**< nr_dying_subsys_misc (count, gauge): States of misc that outlive their cgroup. */
  STATCODEC_CGROUP_STAT_NR_DYING_SUBSYS_DMEM = 0x006a0015, /**< nr_dying_subsys_dmem (count, gauge): States of dmem that outlive their cgroup. */
};

/** Keys of cgroup.stat.local, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_STAT_LOCAL_FROZEN_USEC = 0x006b0000, /**< frozen_usec (us, counter): Time from freezing to thawing, whether asked here or by an ancestor. */
};

/** Keys of cgroup.max.descendants, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_MAX_DESCENDANTS_VALUE = 0x006c0000, /**< value (count, setting): Live cgroups allowed below this one, or max. */
};

/** Keys of cgroup.max.depth, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_MAX_DEPTH_VALUE = 0x006d0000, /**< value (count, setting): Levels allowed below this one, or max. */
};

/** Keys of cgroup.freeze, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_FREEZE_VALUE = 0x006e0000, /**< value (flag, setting): 1 where the cgroup and its descendants are to be frozen. */
};

/** Keys of cgroup.pressure, in kernel/cgroup/cgroup.c. */
enum {
  STATCODEC_CGROUP_PRESSURE_VALUE = 0x006f0000, /**< value (flag, setting): 0 where the pressure files are hidden and not kept up. */
};

/** Keys of pids.max, in kernel/cgroup/pids.c. */
enum {
  STATCODEC_PIDS_MAX_VALUE = 0x00700000, /**< value (count, setting): Tasks at which forks fail, or max. */
};

/** Keys of pids.current, in kernel/cgroup/pids.c. */
enum {
  STATCODEC_PIDS_CURRENT_VALUE = 0x00710000, /**< value (count, gauge): Processes and threads. */
};

/** Keys of pids.peak, in kernel/cgroup/pids.c. */
enum {
  STATCODEC_PIDS_PEAK_VALUE = 0x00720000, /**< value (count, gauge): Most processes and threads at one time. */
};

/** Keys of pids.events, in kernel/cgroup/pids.c. */
enum {
  STATCODEC_PIDS_EVENTS_MAX = 0x00730000, /**< max (events, counter): Forks that pids.max refused. */
};

/** Cells of a row of misc.capacity, in kernel/cgroup/misc.c. */
enum {
  STATCODEC_MISC_CAPACITY_VALUE = 0x40750000, /**< value (count, setting): Units of the resource that the machine has. */
};

/** Cells of a row of misc.max, in kernel/cgroup/misc.c. */
enum {
  STATCODEC_MISC_MAX_VALUE = 0x40760000, /**< value (count, setting): Units of the resource at which charges fail, or max. */
};

/** Cells of a row of misc.current, in kernel/cgroup/misc.c. */
enum {
  STATCODEC_MISC_CURRENT_VALUE = 0x40770000, /**< value (count, gauge): Units of the resource in use. */
};

/** Cells of a row of misc.peak, in kernel/cgroup/misc.c. */
enum {
  STATCODEC_MISC_PEAK_VALUE = 0x40780000, /**< value (count, gauge): Most units of the resource in use at one time. */
};

/** Cells of a row of misc.events, in kernel/cgroup/misc.c. */
enum {
  STATCODEC_MISC_EVENTS_VALUE = 0x40790000, /**< value (events, counter): Charges that misc.max refused. */
};

/** Cells of a row of rdma.max, in kernel/cgroup/rdma.c. */
enum {
  STATCODEC_RDMA_MAX_HCA_HANDLE = 0x407b0000, /**< hca_handle (count, setting): Handles at which requests fail, or max. */
  STATCODEC_RDMA_MAX_HCA_OBJECT = 0x407b0001, /**< hca_object (count, setting): Objects at which requests fail, or max. */
};

/** Cells of a row of rdma.current, in kernel/cgroup/rdma.c. */
enum {
  STATCODEC_RDMA_CURRENT_HCA_HANDLE = 0x407c0000, /**< hca_handle (count, gauge): Open handles of the device. */
  STATCODEC_RDMA_CURRENT_HCA_OBJECT = 0x407c0001, /**< hca_object (count, gauge): Objects made on the device. */
};

/** Cells of a row of rdma.peak, in kernel/cgroup/rdma.c. */
enum {
  STATCODEC_RDMA_PEAK_HCA_HANDLE = 0x407d0000, /**< hca_handle (count, gauge): Most open handles at one time. */
  STATCODEC_RDMA_PEAK_HCA_OBJECT = 0x407d0001, /**< hca_object (count, gauge): Most objects at one time. */
};

/** Cells of a row of rdma.events, in kernel/cgroup/rdma.c. */
enum {
  STATCODEC_RDMA_EVENTS_HCA_HANDLE_MAX = 0x407e0000, /**< hca_handle.max (events, counter): Requests for a handle that hit the limit of the cgroup counted. */
  STATCODEC_RDMA_EVENTS_HCA_HANDLE_ALLOC_FAIL = 0x407e0001, /**< hca_handle.alloc_fail (events, counter): Requests for a handle that failed, counted where they were made. */
  STATCODEC_RDMA_EVENTS_HCA_OBJECT_MAX = 0x407e0002, /**< hca_object.max (events, counter): Requests for an object that hit the limit of the cgroup counted. */
  STATCODEC_RDMA_EVENTS_HCA_OBJECT_ALLOC_FAIL = 0x407e0003, /**< hca_object.alloc_fail (events, counter): Requests for an object that failed, counted where they were made. */
};

/** Cells of a row of dmem.capacity, in kernel/cgroup/dmem.c. */
enum {
  STATCODEC_DMEM_CAPACITY_VALUE = 0x40800000, /**< value (bytes, setting): Size of the region. */
};

/** Cells of a row of dmem.current, in kernel/cgroup/dmem.c. */
enum {
  STATCODEC_DMEM_CURRENT_VALUE = 0x40810000, /**< value (bytes, gauge): Device memory in use. */
};

/** Cells of a row of dmem.min, in kernel/cgroup/dmem.c. */
enum {
  STATCODEC_DMEM_MIN_VALUE = 0x40820000, /**< value (bytes, setting): Usage up to which the cgroup is never evicted from, or max. */
};

/** Cells of a row of dmem.low, in kernel/cgroup/dmem.c. */
enum {
  STATCODEC_DMEM_LOW_VALUE = 0x40830000, /**< value (bytes, setting): Usage up to which the cgroup is spared while unprotected ones have memory, or max. */
};

/** Cells of a row of dmem.max, in kernel/cgroup/dmem.c. */
enum {
  STATCODEC_DMEM_MAX_VALUE = 0x40840000, /**< value (bytes, setting): Usage at which allocations fail, or max. */
};

/** Keys of hugetlb.*.rsvd.max, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_HUGETLB_RSVD_MAX_VALUE = 0x00850000, /**< value (bytes, setting): Reserved memory at which reservations fail, or max. */
};

/** Keys of hugetlb.*.rsvd.current, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_HUGETLB_RSVD_CURRENT_VALUE = 0x00860000, /**< value (bytes, gauge): Memory reserved, and memory taken without a reservation. */
};

/** Keys of hugetlb.*.max, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_HUGETLB_MAX_VALUE = 0x00870000, /**< value (bytes, setting): Usage at which allocations fail, or max. */
};

/** Keys of hugetlb.*.current, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_HUGETLB_CURRENT_VALUE = 0x00880000, /**< value (bytes, gauge): Memory in huge pages of the size in the file's name. */
};

/** Keys of hugetlb.*.events, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_HUGETLB_EVENTS_MAX = 0x00890000, /**< max (events, counter): Allocations that the limit refused. */
};

/** Keys of hugetlb.*.numa_stat, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_HUGETLB_NUMA_STAT_TOTAL = 0x008b0000, /**< total (bytes, gauge): Memory in huge pages of the size in the file's name. */
};

/** Keys of cpuset.cpus.partition, in kernel/cgroup/cpuset.c. */
enum {
  STATCODEC_CPUSET_CPUS_PARTITION_VALUE = 0x00930000, /**< value (text, setting): The kind of partition, and why it is invalid where it is. */
};

/** Keys of cpu.stat, in kernel/cgroup/rstat.c. */
enum {
  STATCODEC_CPU_STAT_USAGE_USEC = 0x00960000, /**< usage_usec (us, counter): CPU time in all. */
  STATCODEC_CPU_STAT_USER_USEC = 0x00960001, /**< user_usec (us, counter): CPU time in user mode. */
  STATCODEC_CPU_STAT_SYSTEM_USEC = 0x00960002, /**< system_usec (us, counter): CPU time in the kernel. */
  STATCODEC_CPU_STAT_NICE_USEC = 0x00960003, /**< nice_usec (us, counter): The part of `user_usec` used by tasks niced above 0. */
  STATCODEC_CPU_STAT_CORE_SCHED_FORCE_IDLE_USEC = 0x00960004, /**< core_sched.force_idle_usec (us, counter): Time that core scheduling left CPUs idle. */
  STATCODEC_CPU_STAT_NR_PERIODS = 0x00960005, /**< nr_periods (events, counter): Periods of cpu.max in which the cgroup was running. */
  STATCODEC_CPU_STAT_NR_THROTTLED = 0x00960006, /**< nr_throttled (events, counter): Periods in which the cgroup used up its quota. */
  STATCODEC_CPU_STAT_THROTTLED_USEC = 0x00960007, /**< throttled_usec (us, counter): Time throttled by the cgroup's own quota, added over CPUs. */
  STATCODEC_CPU_STAT_NR_BURSTS = 0x00960008, /**< nr_bursts (events, counter): Periods in which the cgroup ran beyond its quota on saved time. */
  STATCODEC_CPU_STAT_BURST_USEC = 0x00960009, /**< burst_usec (us, counter): Time run beyond the quota. */
};

/** Keys of cpu.stat.local, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_STAT_LOCAL_THROTTLED_USEC = 0x00970000, /**< throttled_usec (us, counter): Time throttled by its own quota or an ancestor's, added over CPUs. */
};

/** Keys of cpu.max, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_MAX_QUOTA = 0x00980000, /**< quota (us, setting): CPU time allowed in each period, or max. */
  STATCODEC_CPU_MAX_PERIOD = 0x00980001, /**< period (us, setting): Length of a period. */
};

/** Keys of cpu.max.burst, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_MAX_BURST_VALUE = 0x00990000, /**< value (us, setting): Most CPU time that one period may use beyond its quota. */
};

/** Keys of cpu.weight, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_WEIGHT_VALUE = 0x009a0000, /**< value (weight, setting): 1 to 10000; 0 where cpu.idle is 1. */
};

/** Keys of cpu.weight.nice, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_WEIGHT_NICE_VALUE = 0x009b0000, /**< value (weight, setting): -20 to 19, the nearest nice value. */
};

/** Keys of cpu.idle, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_IDLE_VALUE = 0x009c0000, /**< value (flag, setting): 1 where the cgroup is scheduled as `SCHED_IDLE` tasks are. */
};

/** Keys of cpu.uclamp.min, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_UCLAMP_MIN_VALUE = 0x009d0000, /**< value (percent, setting): Percent of a CPU's capacity; max for 100. */
};

/** Keys of cpu.uclamp.max, in kernel/sched/core.c. */
enum {
  STATCODEC_CPU_UCLAMP_MAX_VALUE = 0x009e0000, /**< value (percent, setting): Percent of a CPU's capacity; max for 100. */
};

/** Keys of cpu.pressure, in kernel/sched/psi.c. */
enum {
  STATCODEC_PRESSURE_SOME = 0x009f0000, /**< some (percent, gauge): Time in which at least one task was stalled; irq.pressure lacks it. */
  STATCODEC_PRESSURE_FULL = 0x009f0001, /**< full (percent, gauge): Time in which all tasks that were not idle were stalled; in cpu.pressure since 5.14. */
};

/** Cells of a row of cpu.pressure, in kernel/sched/psi.c. */
enum {
  STATCODEC_PRESSURE_CELLS_AVG10 = 0x409f0000, /**< avg10 (percent, gauge): Share of the last 10 seconds. */
  STATCODEC_PRESSURE_CELLS_AVG60 = 0x409f0001, /**< avg60 (percent, gauge): Share of the last 60 seconds. */
  STATCODEC_PRESSURE_CELLS_AVG300 = 0x409f0002, /**< avg300 (percent, gauge): Share of the last 300 seconds. */
  STATCODEC_PRESSURE_CELLS_TOTAL = 0x409f0003, /**< total (us, counter): Stalled time since the cgroup was made. */
};

/** Cells of a row of io.stat, in block/blk-cgroup.c. */
enum {
  STATCODEC_IO_STAT_RBYTES = 0x40aa0000, /**< rbytes (bytes, counter): Bytes read. */
  STATCODEC_IO_STAT_WBYTES = 0x40aa0001, /**< wbytes (bytes, counter): Bytes written. */
  STATCODEC_IO_STAT_RIOS = 0x40aa0002, /**< rios (events, counter): Read requests. */
  STATCODEC_IO_STAT_WIOS = 0x40aa0003, /**< wios (events, counter): Write requests. */
  STATCODEC_IO_STAT_DBYTES = 0x40aa0004, /**< dbytes (bytes, counter): Bytes discarded. */
  STATCODEC_IO_STAT_DIOS = 0x40aa0005, /**< dios (events, counter): Discard requests. */
  STATCODEC_IO_STAT_COST_VRATE = 0x40aa0006, /**< cost.vrate (percent, gauge): Speed of the device's virtual clock of iocost; on top-level cgroups alone. */
  STATCODEC_IO_STAT_COST_USAGE = 0x40aa0007, /**< cost.usage (us, counter): Device time that the requests cost by iocost's model. */
  STATCODEC_IO_STAT_COST_WAIT = 0x40aa0008, /**< cost.wait (us, counter): Time that requests waited for iocost; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_COST_INDEBT = 0x40aa0009, /**< cost.indebt (us, counter): Time in debt to iocost; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_COST_INDELAY = 0x40aa000a, /**< cost.indelay (us, counter): Time that tasks were delayed by iocost; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_USE_DELAY = 0x40aa000b, /**< use_delay (count, gauge): Requests to delay tasks on their way to user mode, -1 by iocost; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_DELAY_NSEC = 0x40aa000c, /**< delay_nsec (ns, gauge): Delay of tasks on their way to user mode; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_MISSED = 0x40aa000d, /**< missed (events, gauge): Late requests of the window, on solid-state devices; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_TOTAL = 0x40aa000e, /**< total (events, gauge): Requests of the window, on solid-state devices; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_DEPTH = 0x40aa000f, /**< depth (count, gauge): Requests that io.latency lets run at a time, or max; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_AVG_LAT = 0x40aa0010, /**< avg_lat (us, gauge): Average latency, on rotating devices; with `blkcg_debug_stats`. */
  STATCODEC_IO_STAT_WIN = 0x40aa0011, /**< win (ms, gauge): Window that the average covers, on rotating devices; with `blkcg_debug_stats`. */
};

/** Cells of a row of io.max, in block/blk-throttle.c. */
enum {
  STATCODEC_IO_MAX_RBPS = 0x40ab0000, /**< rbps (bytes, setting): Bytes read per second, or max. */
  STATCODEC_IO_MAX_WBPS = 0x40ab0001, /**< wbps (bytes, setting): Bytes written per second, or max. */
  STATCODEC_IO_MAX_RIOPS = 0x40ab0002, /**< riops (events, setting): Read requests per second, or max. */
  STATCODEC_IO_MAX_WIOPS = 0x40ab0003, /**< wiops (events, setting): Write requests per second, or max. */
};

/** Cells of a row of io.low, in block/blk-throttle.c. */
enum {
  STATCODEC_IO_LOW_RBPS = 0x40ac0000, /**< rbps (bytes, setting): Bytes read per second, or max. */
  STATCODEC_IO_LOW_WBPS = 0x40ac0001, /**< wbps (bytes, setting): Bytes written per second, or max. */
  STATCODEC_IO_LOW_RIOPS = 0x40ac0002, /**< riops (events, setting): Read requests per second, or max. */
  STATCODEC_IO_LOW_WIOPS = 0x40ac0003, /**< wiops (events, setting): Write requests per second, or max. */
  STATCODEC_IO_LOW_IDLE = 0x40ac0004, /**< idle (us, setting): Think time above which the cgroup counts as idle, or max. */
  STATCODEC_IO_LOW_LATENCY = 0x40ac0005, /**< latency (us, setting): Latency above which others are slowed down, or max. */
};

/** Cells of a row of io.latency, in block/blk-iolatency.c. */
enum {
  STATCODEC_IO_LATENCY_TARGET = 0x40ad0000, /**< target (us, setting): Latency above which siblings with a higher target are slowed down. */
};

/** Keys of io.weight, in block/blk-iocost.c. */
enum {
  STATCODEC_IO_WEIGHT_DEFAULT = 0x00ae0000, /**< default (weight, setting): 1 to 10000, for devices without a row. */
};

/** Cells of a row of io.weight, in block/blk-iocost.c. */
enum {
  STATCODEC_IO_WEIGHT_CELLS_VALUE = 0x40ae0000, /**< value (weight, setting): 1 to 10000, for the row's device. */
};

/** Keys of io.bfq.weight, in block/bfq-cgroup.c. */
enum {
  STATCODEC_IO_BFQ_WEIGHT_DEFAULT = 0x00af0000, /**< default (weight, setting): 1 to 1000, for devices without a row. */
};

/** Cells of a row of io.bfq.weight, in block/bfq-cgroup.c. */
enum {
  STATCODEC_IO_BFQ_WEIGHT_CELLS_VALUE = 0x40af0000, /**< value (weight, setting): 1 to 1000, for the row's device. */
};

/** Cells of a row of io.cost.qos, in block/blk-iocost.c. */
enum {
  STATCODEC_IO_COST_QOS_ENABLE = 0x40b00000, /**< enable (flag, setting): 1 where iocost controls the device. */
  STATCODEC_IO_COST_QOS_CTRL = 0x40b00001, /**< ctrl (text, setting): `auto` for values of the kernel, `user` for values that were written. */
  STATCODEC_IO_COST_QOS_RPCT = 0x40b00002, /**< rpct (percent, setting): Percentile of read latencies that is watched. */
  STATCODEC_IO_COST_QOS_RLAT = 0x40b00003, /**< rlat (us, setting): Read latency that the percentile is to stay below. */
  STATCODEC_IO_COST_QOS_WPCT = 0x40b00004, /**< wpct (percent, setting): Percentile of write latencies that is watched. */
  STATCODEC_IO_COST_QOS_WLAT = 0x40b00005, /**< wlat (us, setting): Write latency that the percentile is to stay below. */
  STATCODEC_IO_COST_QOS_MIN = 0x40b00006, /**< min (percent, setting): Least speed of the device's virtual clock. */
  STATCODEC_IO_COST_QOS_MAX = 0x40b00007, /**< max (percent, setting): Greatest speed of the device's virtual clock. */
};

/** Cells of a row of io.cost.model, in block/blk-iocost.c. */
enum {
  STATCODEC_IO_COST_MODEL_CTRL = 0x40b10000, /**< ctrl (text, setting): `auto` for values of the kernel, `user` for values that were written. */
  STATCODEC_IO_COST_MODEL_MODEL = 0x40b10001, /**< model (text, setting): `linear`, the one model there is. */
  STATCODEC_IO_COST_MODEL_RBPS = 0x40b10002, /**< rbps (bytes, setting): Bytes read per second, at most. */
  STATCODEC_IO_COST_MODEL_RSEQIOPS = 0x40b10003, /**< rseqiops (events, setting): Sequential reads of 4 KiB per second, at most. */
  STATCODEC_IO_COST_MODEL_RRANDIOPS = 0x40b10004, /**< rrandiops (events, setting): Random reads of 4 KiB per second, at most. */
  STATCODEC_IO_COST_MODEL_WBPS = 0x40b10005, /**< wbps (bytes, setting): Bytes written per second, at most. */
  STATCODEC_IO_COST_MODEL_WSEQIOPS = 0x40b10006, /**< wseqiops (events, setting): Sequential writes of 4 KiB per second, at most. */
  STATCODEC_IO_COST_MODEL_WRANDIOPS = 0x40b10007, /**< wrandiops (events, setting): Random writes of 4 KiB per second, at most. */
};

/** Keys of io.prio.class, in block/blk-ioprio.c. */
enum {
  STATCODEC_IO_PRIO_CLASS_VALUE = 0x00b20000, /**< value (text, setting): The policy, as one word. */
};

/** Keys of v1/cpu.stat, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_STAT_NR_PERIODS = 0x00b40000, /**< nr_periods (events, counter): Periods of `cpu.cfs_period_us` in which the cgroup was running. */
  STATCODEC_V1_CPU_STAT_NR_THROTTLED = 0x00b40001, /**< nr_throttled (events, counter): Periods in which the cgroup used up its quota. */
  STATCODEC_V1_CPU_STAT_THROTTLED_TIME = 0x00b40002, /**< throttled_time (ns, counter): Time throttled by the cgroup's own quota, added over CPUs. */
  STATCODEC_V1_CPU_STAT_WAIT_SUM = 0x00b40003, /**< wait_sum (ns, counter): Time that the cgroup waited for a CPU, added over CPUs; with schedstats on. */
  STATCODEC_V1_CPU_STAT_NR_BURSTS = 0x00b40004, /**< nr_bursts (events, counter): Periods in which the cgroup ran beyond its quota on saved time. */
  STATCODEC_V1_CPU_STAT_BURST_TIME = 0x00b40005, /**< burst_time (ns, counter): Time run beyond the quota. */
};

/** Keys of v1/cpu.stat.local, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_STAT_LOCAL_THROTTLED_TIME = 0x00b50000, /**< throttled_time (ns, counter): Time throttled by its own quota or an ancestor's, added over CPUs. */
};

/** Keys of v1/cpu.cfs_quota_us, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_CFS_QUOTA_US_VALUE = 0x00b60000, /**< value (us, setting): CPU time allowed in each period; -1 for any amount. */
};

/** Keys of v1/cpu.cfs_period_us, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_CFS_PERIOD_US_VALUE = 0x00b70000, /**< value (us, setting): Length of a period. */
};

/** Keys of v1/cpu.cfs_burst_us, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_CFS_BURST_US_VALUE = 0x00b80000, /**< value (us, setting): Most CPU time that one period may use beyond its quota. */
};

/** Keys of v1/cpu.shares, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_SHARES_VALUE = 0x00b90000, /**< value (weight, setting): 2 to 262144; 1024 where nothing was written. */
};

/** Keys of v1/cpu.rt_runtime_us, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_RT_RUNTIME_US_VALUE = 0x00ba0000, /**< value (us, setting): CPU time allowed in each period; -1 for any amount. */
};

/** Keys of v1/cpu.rt_period_us, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_RT_PERIOD_US_VALUE = 0x00bb0000, /**< value (us, setting): Length of a period. */
};

/** Keys of v1/cpu.uclamp.min, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_UCLAMP_MIN_VALUE = 0x00bc0000, /**< value (percent, setting): Percent of a CPU's capacity; max for 100. */
};

/** Keys of v1/cpu.uclamp.max, in kernel/sched/core.c. */
enum {
  STATCODEC_V1_CPU_UCLAMP_MAX_VALUE = 0x00bd0000, /**< value (percent, setting): Percent of a CPU's capacity; max for 100. */
};

/** Keys of v1/cpuacct.usage, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_VALUE = 0x00be0000, /**< value (ns, counter): CPU time in all. */
};

/** Keys of v1/cpuacct.usage_user, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_USER_VALUE = 0x00bf0000, /**< value (ns, counter): CPU time in user mode. */
};

/** Keys of v1/cpuacct.usage_sys, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_SYS_VALUE = 0x00c00000, /**< value (ns, counter): CPU time in the kernel. */
};

/** Keys of v1/cpuacct.usage_percpu, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_PERCPU_VALUE = 0x00c10000, /**< value (ns, counter): CPU time on one CPU. */
};

/** Keys of v1/cpuacct.usage_percpu_user, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_PERCPU_USER_VALUE = 0x00c20000, /**< value (ns, counter): CPU time in user mode on one CPU. */
};

/** Keys of v1/cpuacct.usage_percpu_sys, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_PERCPU_SYS_VALUE = 0x00c30000, /**< value (ns, counter): CPU time in the kernel on one CPU. */
};

/** Cells of a row of v1/cpuacct.usage_all, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_USAGE_ALL_USER = 0x40c40000, /**< user (ns, counter): CPU time in user mode. */
  STATCODEC_V1_CPUACCT_USAGE_ALL_SYSTEM = 0x40c40001, /**< system (ns, counter): CPU time in the kernel. */
};

/** Keys of v1/cpuacct.stat, in kernel/sched/cpuacct.c. */
enum {
  STATCODEC_V1_CPUACCT_STAT_USER = 0x00c50000, /**< user (ticks, counter): CPU time in user mode. */
  STATCODEC_V1_CPUACCT_STAT_SYSTEM = 0x00c50001, /**< system (ticks, counter): CPU time in the kernel. */
};

/** Keys of v1/cgroup.clone_children, in kernel/cgroup/cgroup-v1.c. */
enum {
  STATCODEC_V1_CGROUP_CLONE_CHILDREN_VALUE = 0x00ca0000, /**< value (flag, setting): 1 where children copy the cpuset settings. */
};

/** Keys of v1/notify_on_release, in kernel/cgroup/cgroup-v1.c. */
enum {
  STATCODEC_V1_NOTIFY_ON_RELEASE_VALUE = 0x00cb0000, /**< value (flag, setting): 1 where the release agent runs. */
};

/** Keys of v1/release_agent, in kernel/cgroup/cgroup-v1.c. */
enum {
  STATCODEC_V1_RELEASE_AGENT_VALUE = 0x00cc0000, /**< value (text, setting): The path of a program; empty where there is none. */
};

/** Keys of v1/cgroup.sane_behavior, in kernel/cgroup/cgroup-v1.c. */
enum {
  STATCODEC_V1_CGROUP_SANE_BEHAVIOR_VALUE = 0x00cd0000, /**< value (flag, setting): Always 0 in kernels of today. */
};

/** Keys of v1/hugetlb.*.rsvd.usage_in_bytes, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_RSVD_USAGE_IN_BYTES_VALUE = 0x00ce0000, /**< value (bytes, gauge): Memory reserved, and memory taken without a reservation. */
};

/** Keys of v1/hugetlb.*.rsvd.max_usage_in_bytes, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_RSVD_MAX_USAGE_IN_BYTES_VALUE = 0x00cf0000, /**< value (bytes, gauge): Most memory reserved since creation or since the file was written to. */
};

/** Keys of v1/hugetlb.*.rsvd.limit_in_bytes, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_RSVD_LIMIT_IN_BYTES_VALUE = 0x00d00000, /**< value (bytes, setting): Reserved memory at which reservations fail; without a limit a huge number. */
};

/** Keys of v1/hugetlb.*.rsvd.failcnt, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_RSVD_FAILCNT_VALUE = 0x00d10000, /**< value (events, counter): Reservations that this limit refused, since the file was last written to. */
};

/** Keys of v1/hugetlb.*.usage_in_bytes, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_USAGE_IN_BYTES_VALUE = 0x00d20000, /**< value (bytes, gauge): Memory in huge pages of the size in the file's name. */
};

/** Keys of v1/hugetlb.*.max_usage_in_bytes, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_MAX_USAGE_IN_BYTES_VALUE = 0x00d30000, /**< value (bytes, gauge): Highest usage since creation or since the file was written to. */
};

/** Keys of v1/hugetlb.*.limit_in_bytes, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_LIMIT_IN_BYTES_VALUE = 0x00d40000, /**< value (bytes, setting): Usage at which allocations fail; without a limit a huge number. */
};

/** Keys of v1/hugetlb.*.failcnt, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_FAILCNT_VALUE = 0x00d50000, /**< value (events, counter): Allocations that this limit refused, since the file was last written to. */
};

/** Keys of v1/hugetlb.*.numa_stat, in mm/hugetlb_cgroup.c. */
enum {
  STATCODEC_V1_HUGETLB_NUMA_STAT_TOTAL = 0x00d60000, /**< total (bytes, gauge): Memory in huge pages of the size in the file's name. */
  STATCODEC_V1_HUGETLB_NUMA_STAT_HIERARCHICAL_TOTAL = 0x00d60001, /**< hierarchical_total (bytes, gauge): `total` of the cgroup and all its descendants. */
};

/** Keys of v1/blkio.throttle.io_service_bytes_recursive, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_TOTAL = 0x00d70000, /**< Total (bytes, counter): Bytes of all requests to all devices: the last row. */
};

/** Cells of a row of v1/blkio.throttle.io_service_bytes_recursive, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_CELLS_READ = 0x40d70000, /**< Read (bytes, counter): Bytes read. */
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_CELLS_WRITE = 0x40d70001, /**< Write (bytes, counter): Bytes written. */
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_CELLS_SYNC = 0x40d70002, /**< Sync (bytes, counter): Bytes of synchronous requests. */
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_CELLS_ASYNC = 0x40d70003, /**< Async (bytes, counter): Bytes of asynchronous requests. */
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_CELLS_DISCARD = 0x40d70004, /**< Discard (bytes, counter): Bytes discarded. */
  STATCODEC_V1_BLKIO_IO_SERVICE_BYTES_CELLS_TOTAL = 0x40d70005, /**< Total (bytes, counter): Bytes of all requests to the device. */
};

/** Keys of v1/blkio.throttle.io_serviced_recursive, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_IO_SERVICED_TOTAL = 0x00d80000, /**< Total (events, counter): All requests to all devices: the last row. */
};

/** Cells of a row of v1/blkio.throttle.io_serviced_recursive, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_IO_SERVICED_CELLS_READ = 0x40d80000, /**< Read (events, counter): Read requests. */
  STATCODEC_V1_BLKIO_IO_SERVICED_CELLS_WRITE = 0x40d80001, /**< Write (events, counter): Write requests. */
  STATCODEC_V1_BLKIO_IO_SERVICED_CELLS_SYNC = 0x40d80002, /**< Sync (events, counter): Synchronous requests. */
  STATCODEC_V1_BLKIO_IO_SERVICED_CELLS_ASYNC = 0x40d80003, /**< Async (events, counter): Asynchronous requests. */
  STATCODEC_V1_BLKIO_IO_SERVICED_CELLS_DISCARD = 0x40d80004, /**< Discard (events, counter): Discard requests. */
  STATCODEC_V1_BLKIO_IO_SERVICED_CELLS_TOTAL = 0x40d80005, /**< Total (events, counter): All requests to the device. */
};

/** Keys of v1/blkio.bfq.weight, in block/bfq-cgroup.c. */
enum {
  STATCODEC_V1_BLKIO_BFQ_WEIGHT_VALUE = 0x00df0000, /**< value (weight, setting): 1 to 1000. */
};

/** Cells of a row of v1/blkio.throttle.read_bps_device, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_THROTTLE_READ_BPS_DEVICE_VALUE = 0x40e00000, /**< value (bytes, setting): Bytes read per second, at most. */
};

/** Cells of a row of v1/blkio.throttle.write_bps_device, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_THROTTLE_WRITE_BPS_DEVICE_VALUE = 0x40e10000, /**< value (bytes, setting): Bytes written per second, at most. */
};

/** Cells of a row of v1/blkio.throttle.read_iops_device, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_THROTTLE_READ_IOPS_DEVICE_VALUE = 0x40e20000, /**< value (events, setting): Read requests per second, at most. */
};

/** Cells of a row of v1/blkio.throttle.write_iops_device, in block/blk-throttle.c. */
enum {
  STATCODEC_V1_BLKIO_THROTTLE_WRITE_IOPS_DEVICE_VALUE = 0x40e30000, /**< value (events, setting): Write requests per second, at most. */
};

/** Keys of v1/cpuset.cpu_exclusive, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_CPU_EXCLUSIVE_VALUE = 0x00e80000, /**< value (flag, setting): 1 where no sibling may have a CPU of the cgroup. */
};

/** Keys of v1/cpuset.mem_exclusive, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEM_EXCLUSIVE_VALUE = 0x00e90000, /**< value (flag, setting): 1 where no sibling may have a memory node of the cgroup. */
};

/** Keys of v1/cpuset.mem_hardwall, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEM_HARDWALL_VALUE = 0x00ea0000, /**< value (flag, setting): 1 where they keep to the memory nodes as those of user mode do. */
};

/** Keys of v1/cpuset.memory_migrate, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEMORY_MIGRATE_VALUE = 0x00eb0000, /**< value (flag, setting): 1 where pages move to the new memory nodes. */
};

/** Keys of v1/cpuset.memory_spread_page, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEMORY_SPREAD_PAGE_VALUE = 0x00ec0000, /**< value (flag, setting): 1 where page cache is spread over the memory nodes. */
};

/** Keys of v1/cpuset.memory_spread_slab, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEMORY_SPREAD_SLAB_VALUE = 0x00ed0000, /**< value (flag, setting): 1 where slab caches of files are spread over the memory nodes. */
};

/** Keys of v1/cpuset.memory_pressure, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEMORY_PRESSURE_VALUE = 0x00ee0000, /**< value (events, gauge): Direct reclaims in 1000 seconds, an average with a half-life of 10 seconds. */
};

/** Keys of v1/cpuset.memory_pressure_enabled, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_MEMORY_PRESSURE_ENABLED_VALUE = 0x00ef0000, /**< value (flag, setting): 1 where the pressure is measured. */
};

/** Keys of v1/cpuset.sched_load_balance, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_SCHED_LOAD_BALANCE_VALUE = 0x00f00000, /**< value (flag, setting): 1 where tasks are moved between the CPUs to even their load. */
};

/** Keys of v1/cpuset.sched_relax_domain_level, in kernel/cgroup/cpuset-v1.c. */
enum {
  STATCODEC_V1_CPUSET_SCHED_RELAX_DOMAIN_LEVEL_VALUE = 0x00f10000, /**< value (count, setting): Level of the search; 0 for none, -1 for the system's own. */
};

/** Keys of v1/freezer.state, in kernel/cgroup/legacy_freezer.c. */
enum {
  STATCODEC_V1_FREEZER_STATE_VALUE = 0x00f20000, /**< value (text, setting): The state, as one word in capitals. */
};

/** Keys of v1/freezer.self_freezing, in kernel/cgroup/legacy_freezer.c. */
enum {
  STATCODEC_V1_FREEZER_SELF_FREEZING_VALUE = 0x00f30000, /**< value (flag, setting): 1 where `FROZEN` was written to the cgroup. */
};

/** Keys of v1/freezer.parent_freezing, in kernel/cgroup/legacy_freezer.c. */
enum {
  STATCODEC_V1_FREEZER_PARENT_FREEZING_VALUE = 0x00f40000, /**< value (flag, gauge): 1 where `FROZEN` was written to an ancestor. */
};

/** Keys of v1/net_cls.classid, in net/core/netclassid_cgroup.c. */
enum {
  STATCODEC_V1_NET_CLS_CLASSID_VALUE = 0x00f50000, /**< value (id, setting): Handle of the class in decimal: major number times 65536 plus minor number. */
};

/** Cells of a row of v1/net_prio.ifpriomap, in net/core/netprio_cgroup.c. */
enum {
  STATCODEC_V1_NET_PRIO_IFPRIOMAP_VALUE = 0x40f60000, /**< value (weight, setting): Priority of packets on the row's interface. */
};

/** Keys of v1/net_prio.prioidx, in net/core/netprio_cgroup.c. */
enum {
  STATCODEC_V1_NET_PRIO_PRIOIDX_VALUE = 0x00f70000, /**< value (id, label): Index of the cgroup. */
};

/** Keys of v1/pids.events, in kernel/cgroup/pids.c. */
enum {
  STATCODEC_V1_PIDS_EVENTS_MAX = 0x00f80000, /**< max (events, counter): Forks that failed here, whichever ancestor's limit was reached. */
};

/** Keys of vmstat, in mm/vmstat.c. */
enum {
  STATCODEC_VMSTAT_NR_FREE_PAGES = 0x00fa0000, /**< nr_free_pages (pages, gauge): Free pages in the buddy allocator. */
  STATCODEC_VMSTAT_NR_FREE_PAGES_BLOCKS = 0x00fa0001, /**< nr_free_pages_blocks (pages, gauge): Free pages in blocks of a whole pageblock or more. */
  STATCODEC_VMSTAT_NR_ZONE_INACTIVE_ANON = 0x00fa0002, /**< nr_zone_inactive_anon (pages, gauge): Swap-backed pages on inactive lists, as zones count them. */
  STATCODEC_VMSTAT_NR_ZONE_ACTIVE_ANON = 0x00fa0003, /**< nr_zone_active_anon (pages, gauge): Swap-backed pages on active lists, as zones count them. */
  STATCODEC_VMSTAT_NR_ZONE_INACTIVE_FILE = 0x00fa0004, /**< nr_zone_inactive_file (pages, gauge): Page cache on inactive lists, as zones count it. */
  STATCODEC_VMSTAT_NR_ZONE_ACTIVE_FILE = 0x00fa0005, /**< nr_zone_active_file (pages, gauge): Page cache on active lists, as zones count it. */
  STATCODEC_VMSTAT_NR_ZONE_UNEVICTABLE = 0x00fa0006, /**< nr_zone_unevictable (pages, gauge): Pages on unevictable lists, as zones count them. */
  STATCODEC_VMSTAT_NR_ZONE_WRITE_PENDING = 0x00fa0007, /**< nr_zone_write_pending (pages, gauge): Pages dirty or being written back, as zones count them. */
  STATCODEC_VMSTAT_NR_MLOCK = 0x00fa0008, /**< nr_mlock (pages, gauge): Pages locked in memory by mlock. */
  STATCODEC_VMSTAT_NR_ZSPAGES = 0x00fa0009, /**< nr_zspages (pages, gauge): Pages that hold compressed objects of zsmalloc. */
  STATCODEC_VMSTAT_NR_FREE_CMA = 0x00fa000a, /**< nr_free_cma (pages, gauge): Free pages in areas of the contiguous memory allocator (CMA). */
  STATCODEC_VMSTAT_NR_UNACCEPTED = 0x00fa000b, /**< nr_unaccepted (pages, gauge): Pages that a confidential guest has yet to accept from its host. */
  STATCODEC_VMSTAT_NUMA_HIT = 0x00fa000c, /**< numa_hit (pages, counter): Pages allocated on the node they were wanted on. */
  STATCODEC_VMSTAT_NUMA_MISS = 0x00fa000d, /**< numa_miss (pages, counter): Pages allocated on a node although another was wanted. */
  STATCODEC_VMSTAT_NUMA_FOREIGN = 0x00fa000e, /**< numa_foreign (pages, counter): Pages wanted on a node but allocated on another. */
  STATCODEC_VMSTAT_NUMA_INTERLEAVE = 0x00fa000f, /**< numa_interleave (pages, counter): Pages that an interleaving policy got on the node it chose. */
  STATCODEC_VMSTAT_NUMA_LOCAL = 0x00fa0010, /**< numa_local (pages, counter): Pages allocated by a CPU from its own node. */
  STATCODEC_VMSTAT_NUMA_OTHER = 0x00fa0011, /**< numa_other (pages, counter): Pages allocated by a CPU from a node not its own. */
  STATCODEC_VMSTAT_NR_INACTIVE_ANON = 0x00fa0012, /**< nr_inactive_anon (pages, gauge): Swap-backed pages on inactive lists. */
  STATCODEC_VMSTAT_NR_ACTIVE_ANON = 0x00fa0013, /**< nr_active_anon (pages, gauge): Swap-backed pages on active lists. */
  STATCODEC_VMSTAT_NR_INACTIVE_FILE = 0x00fa0014, /**< nr_inactive_file (pages, gauge): Page cache on inactive lists. */
  STATCODEC_VMSTAT_NR_ACTIVE_FILE = 0x00fa0015, /**< nr_active_file (pages, gauge): Page cache on active lists. */
  STATCODEC_VMSTAT_NR_UNEVICTABLE = 0x00fa0016, /**< nr_unevictable (pages, gauge): Pages on unevictable lists. */
  STATCODEC_VMSTAT_NR_SLAB_RECLAIMABLE = 0x00fa0017, /**< nr_slab_reclaimable (pages, gauge): Slab pages whose objects can be reclaimed. */
  STATCODEC_VMSTAT_NR_SLAB_UNRECLAIMABLE = 0x00fa0018, /**< nr_slab_unreclaimable (pages, gauge): Slab pages whose objects cannot be reclaimed. */
  STATCODEC_VMSTAT_NR_ISOLATED_ANON = 0x00fa0019, /**< nr_isolated_anon (pages, gauge): Swap-backed pages taken off the lists for reclaim or migration. */
  STATCODEC_VMSTAT_NR_ISOLATED_FILE = 0x00fa001a, /**< nr_isolated_file (pages, gauge): Page cache taken off the lists for reclaim or migration. */
  STATCODEC_VMSTAT_WORKINGSET_NODES = 0x00fa001b, /**< workingset_nodes (count, gauge): Page cache tree nodes that hold shadow entries of evicted pages. */
  STATCODEC_VMSTAT_WORKINGSET_REFAULT_ANON = 0x00fa001c, /**< workingset_refault_anon (pages, counter): Evicted swap-backed pages that were needed again. */
  STATCODEC_VMSTAT_WORKINGSET_REFAULT_FILE = 0x00fa001d, /**< workingset_refault_file (pages, counter): Evicted page cache that was needed again. */
  STATCODEC_VMSTAT_WORKINGSET_ACTIVATE_ANON = 0x00fa001e, /**< workingset_activate_anon (pages, counter): Refaulted swap-backed pages made active at once. */
  STATCODEC_VMSTAT_WORKINGSET_ACTIVATE_FILE = 0x00fa001f, /**< workingset_activate_file (pages, counter): Refaulted page cache made active at once. */
  STATCODEC_VMSTAT_WORKINGSET_RESTORE_ANON = 0x00fa0020, /**< workingset_restore_anon (pages, counter): Refaulted swap-backed pages of the working set at their eviction. */
  STATCODEC_VMSTAT_WORKINGSET_RESTORE_FILE = 0x00fa0021, /**< workingset_restore_file (pages, counter): Refaulted page cache of the working set at its eviction. */
  STATCODEC_VMSTAT_WORKINGSET_NODERECLAIM = 0x00fa0022, /**< workingset_nodereclaim (events, counter): Tree nodes full of shadow entries that were reclaimed. */
  STATCODEC_VMSTAT_NR_ANON_PAGES = 0x00fa0023, /**< nr_anon_pages (pages, gauge): Anonymous pages mapped by processes. */
  STATCODEC_VMSTAT_NR_MAPPED = 0x00fa0024, /**< nr_mapped (pages, gauge): Page cache pages mapped by processes. */
  STATCODEC_VMSTAT_NR_FILE_PAGES = 0x00fa0025, /**< nr_file_pages (pages, gauge): Page cache, with tmpfs and the swap cache. */
  STATCODEC_VMSTAT_NR_DIRTY = 0x00fa0026, /**< nr_dirty (pages, gauge): Page cache pages that wait to be written back. */
  STATCODEC_VMSTAT_NR_WRITEBACK = 0x00fa0027, /**< nr_writeback (pages, gauge): Pages being written back. */
  STATCODEC_VMSTAT_NR_SHMEM = 0x00fa0028, /**< nr_shmem (pages, gauge): Pages of tmpfs and shared memory. */
  STATCODEC_VMSTAT_NR_SHMEM_HUGEPAGES = 0x00fa0029, /**< nr_shmem_hugepages (huge pages, gauge): Huge pages of tmpfs and shared memory. */
  STATCODEC_VMSTAT_NR_SHMEM_PMDMAPPED = 0x00fa002a, /**< nr_shmem_pmdmapped (huge pages, gauge): Huge pages of tmpfs and shared memory mapped whole. */
  STATCODEC_VMSTAT_NR_FILE_HUGEPAGES = 0x00fa002b, /**< nr_file_hugepages (huge pages, gauge): Huge pages of page cache. */
  STATCODEC_VMSTAT_NR_FILE_PMDMAPPED = 0x00fa002c, /**< nr_file_pmdmapped (huge pages, gauge): Huge pages of page cache mapped whole. */
  STATCODEC_VMSTAT_NR_ANON_TRANSPARENT_HUGEPAGES = 0x00fa002d, /**< nr_anon_transparent_hugepages (huge pages, gauge): Anonymous transparent huge pages. */
  STATCODEC_VMSTAT_NR_VMSCAN_WRITE = 0x00fa002e, /**< nr_vmscan_write (pages, counter): Pages that reclaim wrote out. */
  STATCODEC_VMSTAT_NR_VMSCAN_IMMEDIATE_RECLAIM = 0x00fa002f, /**< nr_vmscan_immediate_reclaim (pages, counter): Pages marked to be reclaimed as soon as their writeback ends. */
  STATCODEC_VMSTAT_NR_DIRTIED = 0x00fa0030, /**< nr_dirtied (pages, counter): Pages that became dirty. */
  STATCODEC_VMSTAT_NR_WRITTEN = 0x00fa0031, /**< nr_written (pages, counter): Pages that were written back. */
  STATCODEC_VMSTAT_NR_THROTTLED_WRITTEN = 0x00fa0032, /**< nr_throttled_written (pages, counter): Pages written back while reclaim was throttled. */
  STATCODEC_VMSTAT_NR_KERNEL_MISC_RECLAIMABLE = 0x00fa0033, /**< nr_kernel_misc_reclaimable (pages, gauge): Kernel pages outside of slab that can be reclaimed. */
  STATCODEC_VMSTAT_NR_FOLL_PIN_ACQUIRED = 0x00fa0034, /**< nr_foll_pin_acquired (pages, counter): Pins on user pages taken for longer access by the kernel. */
  STATCODEC_VMSTAT_NR_FOLL_PIN_RELEASED = 0x00fa0035, /**< nr_foll_pin_released (pages, counter): Pins on user pages given back. */
  STATCODEC_VMSTAT_NR_VMALLOC = 0x00fa0036, /**< nr_vmalloc (pages, gauge): Pages allocated by vmalloc. */
  STATCODEC_VMSTAT_NR_KERNEL_STACK = 0x00fa0037, /**< nr_kernel_stack (kB, gauge): Kernel stacks of tasks. */
  STATCODEC_VMSTAT_NR_SHADOW_CALL_STACK = 0x00fa0038, /**< nr_shadow_call_stack (kB, gauge): Shadow call stacks of tasks. */
  STATCODEC_VMSTAT_NR_PAGE_TABLE_PAGES = 0x00fa0039, /**< nr_page_table_pages (pages, gauge): Pages used as page tables. */
  STATCODEC_VMSTAT_NR_SEC_PAGE_TABLE_PAGES = 0x00fa003a, /**< nr_sec_page_table_pages (pages, gauge): Pages used as secondary page tables, by KVM and IOMMUs. */
  STATCODEC_VMSTAT_NR_IOMMU_PAGES = 0x00fa003b, /**< nr_iommu_pages (pages, gauge): Pages allocated by IOMMU code. */
  STATCODEC_VMSTAT_NR_SWAPCACHED = 0x00fa003c, /**< nr_swapcached (pages, gauge): Pages in the swap cache. */
  STATCODEC_VMSTAT_PGPROMOTE_SUCCESS = 0x00fa003d, /**< pgpromote_success (pages, counter): Pages promoted to a faster node. */
  STATCODEC_VMSTAT_PGPROMOTE_CANDIDATE = 0x00fa003e, /**< pgpromote_candidate (pages, counter): Pages found worth promoting to a faster node. */
  STATCODEC_VMSTAT_PGPROMOTE_CANDIDATE_NRL = 0x00fa003f, /**< pgpromote_candidate_nrl (pages, counter): Pages found worth promoting and exempt from the rate limit. */
  STATCODEC_VMSTAT_PGDEMOTE_KSWAPD = 0x00fa0040, /**< pgdemote_kswapd (pages, counter): Pages that kswapd demoted to a slower node. */
  STATCODEC_VMSTAT_PGDEMOTE_DIRECT = 0x00fa0041, /**< pgdemote_direct (pages, counter): Pages that allocating tasks demoted to a slower node. */
  STATCODEC_VMSTAT_PGDEMOTE_KHUGEPAGED = 0x00fa0042, /**< pgdemote_khugepaged (pages, counter): Pages that khugepaged demoted to a slower node. */
  STATCODEC_VMSTAT_PGDEMOTE_PROACTIVE = 0x00fa0043, /**< pgdemote_proactive (pages, counter): Pages demoted to a slower node at the wish of user space. */
  STATCODEC_VMSTAT_PGSTEAL_KSWAPD = 0x00fa0044, /**< pgsteal_kswapd (pages, counter): Pages that kswapd reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DIRECT = 0x00fa0045, /**< pgsteal_direct (pages, counter): Pages that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_KHUGEPAGED = 0x00fa0046, /**< pgsteal_khugepaged (pages, counter): Pages that khugepaged reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_PROACTIVE = 0x00fa0047, /**< pgsteal_proactive (pages, counter): Pages reclaimed at the wish of user space. */
  STATCODEC_VMSTAT_PGSTEAL_ANON = 0x00fa0048, /**< pgsteal_anon (pages, counter): Swap-backed pages reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_FILE = 0x00fa0049, /**< pgsteal_file (pages, counter): Page cache reclaimed. */
  STATCODEC_VMSTAT_PGSCAN_KSWAPD = 0x00fa004a, /**< pgscan_kswapd (pages, counter): Pages that kswapd scanned. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT = 0x00fa004b, /**< pgscan_direct (pages, counter): Pages that allocating tasks scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_KHUGEPAGED = 0x00fa004c, /**< pgscan_khugepaged (pages, counter): Pages that khugepaged scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_PROACTIVE = 0x00fa004d, /**< pgscan_proactive (pages, counter): Pages scanned for reclaim at the wish of user space. */
  STATCODEC_VMSTAT_PGSCAN_ANON = 0x00fa004e, /**< pgscan_anon (pages, counter): Swap-backed pages scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_FILE = 0x00fa004f, /**< pgscan_file (pages, counter): Page cache scanned for reclaim. */
  STATCODEC_VMSTAT_PGREFILL = 0x00fa0050, /**< pgrefill (pages, counter): Pages scanned on active lists to refill the inactive ones. */
  STATCODEC_VMSTAT_NR_HUGETLB = 0x00fa0051, /**< nr_hugetlb (pages, gauge): Base pages of hugetlb pages in use. */
  STATCODEC_VMSTAT_NR_BALLOON_PAGES = 0x00fa0052, /**< nr_balloon_pages (pages, gauge): Pages that balloon drivers gave back to the host. */
  STATCODEC_VMSTAT_NR_KERNEL_FILE_PAGES = 0x00fa0053, /**< nr_kernel_file_pages (pages, gauge): Page cache of files that belong to the kernel itself. */
  STATCODEC_VMSTAT_NR_GPU_ACTIVE = 0x00fa0054, /**< nr_gpu_active (pages, gauge): Pages in use by GPU drivers. */
  STATCODEC_VMSTAT_NR_GPU_RECLAIM = 0x00fa0055, /**< nr_gpu_reclaim (pages, gauge): Pages in the pools of GPU drivers that can be reclaimed. */
  STATCODEC_VMSTAT_NR_DIRTY_THRESHOLD = 0x00fa0056, /**< nr_dirty_threshold (pages, gauge): Dirty pages at which writers are throttled. */
  STATCODEC_VMSTAT_NR_DIRTY_BACKGROUND_THRESHOLD = 0x00fa0057, /**< nr_dirty_background_threshold (pages, gauge): Dirty pages at which background writeback starts. */
  STATCODEC_VMSTAT_NR_MEMMAP_PAGES = 0x00fa0058, /**< nr_memmap_pages (pages, gauge): Pages of page descriptors, from the buddy allocator. */
  STATCODEC_VMSTAT_NR_MEMMAP_BOOT_PAGES = 0x00fa0059, /**< nr_memmap_boot_pages (pages, gauge): Pages of page descriptors, from the boot allocator. */
  STATCODEC_VMSTAT_PGPGIN = 0x00fa005a, /**< pgpgin (kB, counter): Data read from block devices. */
  STATCODEC_VMSTAT_PGPGOUT = 0x00fa005b, /**< pgpgout (kB, counter): Data written to block devices. */
  STATCODEC_VMSTAT_PSWPIN = 0x00fa005c, /**< pswpin (pages, counter): Pages read from swap. */
  STATCODEC_VMSTAT_PSWPOUT = 0x00fa005d, /**< pswpout (pages, counter): Pages written to swap. */
  STATCODEC_VMSTAT_PGALLOC_DMA = 0x00fa005e, /**< pgalloc_dma (pages, counter): Pages allocated from zone DMA. */
  STATCODEC_VMSTAT_PGALLOC_DMA32 = 0x00fa005f, /**< pgalloc_dma32 (pages, counter): Pages allocated from zone DMA32. */
  STATCODEC_VMSTAT_PGALLOC_NORMAL = 0x00fa0060, /**< pgalloc_normal (pages, counter): Pages allocated from zone Normal. */
  STATCODEC_VMSTAT_PGALLOC_HIGH = 0x00fa0061, /**< pgalloc_high (pages, counter): Pages allocated from zone HighMem. */
  STATCODEC_VMSTAT_PGALLOC_MOVABLE = 0x00fa0062, /**< pgalloc_movable (pages, counter): Pages allocated from zone Movable. */
  STATCODEC_VMSTAT_PGALLOC_DEVICE = 0x00fa0063, /**< pgalloc_device (pages, counter): Pages allocated from zone Device. */
  STATCODEC_VMSTAT_ALLOCSTALL_DMA = 0x00fa0064, /**< allocstall_dma (events, counter): Allocations from zone DMA that had to reclaim first. */
  STATCODEC_VMSTAT_ALLOCSTALL_DMA32 = 0x00fa0065, /**< allocstall_dma32 (events, counter): Allocations from zone DMA32 that had to reclaim first. */
  STATCODEC_VMSTAT_ALLOCSTALL_NORMAL = 0x00fa0066, /**< allocstall_normal (events, counter): Allocations from zone Normal that had to reclaim first. */
  STATCODEC_VMSTAT_ALLOCSTALL_HIGH = 0x00fa0067, /**< allocstall_high (events, counter): Allocations from zone HighMem that had to reclaim first. */
  STATCODEC_VMSTAT_ALLOCSTALL_MOVABLE = 0x00fa0068, /**< allocstall_movable (events, counter): Allocations from zone Movable that had to reclaim first. */
  STATCODEC_VMSTAT_ALLOCSTALL_DEVICE = 0x00fa0069, /**< allocstall_device (events, counter): Allocations from zone Device that had to reclaim first. */
  STATCODEC_VMSTAT_PGSKIP_DMA = 0x00fa006a, /**< pgskip_dma (pages, counter): Pages of zone DMA that a scan for other zones skipped. */
  STATCODEC_VMSTAT_PGSKIP_DMA32 = 0x00fa006b, /**< pgskip_dma32 (pages, counter): Pages of zone DMA32 that a scan for other zones skipped. */
  STATCODEC_VMSTAT_PGSKIP_NORMAL = 0x00fa006c, /**< pgskip_normal (pages, counter): Pages of zone Normal that a scan for other zones skipped. */
  STATCODEC_VMSTAT_PGSKIP_HIGH = 0x00fa006d, /**< pgskip_high (pages, counter): Pages of zone HighMem that a scan for other zones skipped. */
  STATCODEC_VMSTAT_PGSKIP_MOVABLE = 0x00fa006e, /**< pgskip_movable (pages, counter): Pages of zone Movable that a scan for other zones skipped. */
  STATCODEC_VMSTAT_PGSKIP_DEVICE = 0x00fa006f, /**< pgskip_device (pages, counter): Pages of zone Device that a scan for other zones skipped. */
  STATCODEC_VMSTAT_PGFREE = 0x00fa0070, /**< pgfree (pages, counter): Pages freed. */
  STATCODEC_VMSTAT_PGACTIVATE = 0x00fa0071, /**< pgactivate (pages, counter): Pages moved to active lists. */
  STATCODEC_VMSTAT_PGDEACTIVATE = 0x00fa0072, /**< pgdeactivate (pages, counter): Pages moved to inactive lists. */
  STATCODEC_VMSTAT_PGLAZYFREE = 0x00fa0073, /**< pglazyfree (pages, counter): Pages that `MADV_FREE` marked for lazy freeing. */
  STATCODEC_VMSTAT_PGFAULT = 0x00fa0074, /**< pgfault (events, counter): Page faults, major ones included. */
  STATCODEC_VMSTAT_PGMAJFAULT = 0x00fa0075, /**< pgmajfault (events, counter): Page faults that needed I/O. */
  STATCODEC_VMSTAT_PGLAZYFREED = 0x00fa0076, /**< pglazyfreed (pages, counter): Pages marked for lazy freeing that were reclaimed. */
  STATCODEC_VMSTAT_PGREUSE = 0x00fa0077, /**< pgreuse (events, counter): Write faults that took over the page instead of copying it. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT_THROTTLE = 0x00fa0078, /**< pgscan_direct_throttle (events, counter): Allocating tasks that had to wait for kswapd. */
  STATCODEC_VMSTAT_ZONE_RECLAIM_SUCCESS = 0x00fa0079, /**< zone_reclaim_success (events, counter): Reclaims of the local node that freed what was wanted. */
  STATCODEC_VMSTAT_ZONE_RECLAIM_FAILED = 0x00fa007a, /**< zone_reclaim_failed (events, counter): Reclaims of the local node that freed too little. */
  STATCODEC_VMSTAT_PGINODESTEAL = 0x00fa007b, /**< pginodesteal (pages, counter): Page cache dropped with inodes that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_SLABS_SCANNED = 0x00fa007c, /**< slabs_scanned (events, counter): Slab objects that shrinkers scanned. */
  STATCODEC_VMSTAT_KSWAPD_INODESTEAL = 0x00fa007d, /**< kswapd_inodesteal (pages, counter): Page cache dropped with inodes that kswapd reclaimed. */
  STATCODEC_VMSTAT_KSWAPD_LOW_WMARK_HIT_QUICKLY = 0x00fa007e, /**< kswapd_low_wmark_hit_quickly (events, counter): Free memory was low again soon after kswapd went to sleep. */
  STATCODEC_VMSTAT_KSWAPD_HIGH_WMARK_HIT_QUICKLY = 0x00fa007f, /**< kswapd_high_wmark_hit_quickly (events, counter): Free memory fell below the high watermark soon after kswapd went to sleep. */
  STATCODEC_VMSTAT_PAGEOUTRUN = 0x00fa0080, /**< pageoutrun (events, counter): Balancing runs of kswapd. */
  STATCODEC_VMSTAT_PGROTATED = 0x00fa0081, /**< pgrotated (pages, counter): Written pages moved to where reclaim takes them next. */
  STATCODEC_VMSTAT_DROP_PAGECACHE = 0x00fa0082, /**< drop_pagecache (events, counter): Drops of the page cache asked for through `drop_caches`. */
  STATCODEC_VMSTAT_DROP_SLAB = 0x00fa0083, /**< drop_slab (events, counter): Drops of slab caches asked for through `drop_caches`. */
  STATCODEC_VMSTAT_OOM_KILL = 0x00fa0084, /**< oom_kill (events, counter): Processes killed because memory ran out. */
  STATCODEC_VMSTAT_NUMA_PTE_UPDATES = 0x00fa0085, /**< numa_pte_updates (events, counter): Page table entries marked to fault for NUMA balancing. */
  STATCODEC_VMSTAT_NUMA_HUGE_PTE_UPDATES = 0x00fa0086, /**< numa_huge_pte_updates (events, counter): Huge page table entries marked to fault for NUMA balancing. */
  STATCODEC_VMSTAT_NUMA_HINT_FAULTS = 0x00fa0087, /**< numa_hint_faults (events, counter): Faults on entries that NUMA balancing had marked. */
  STATCODEC_VMSTAT_NUMA_HINT_FAULTS_LOCAL = 0x00fa0088, /**< numa_hint_faults_local (events, counter): Faults of NUMA balancing on pages already on the local node. */
  STATCODEC_VMSTAT_NUMA_PAGES_MIGRATED = 0x00fa0089, /**< numa_pages_migrated (pages, counter): Pages that NUMA balancing migrated. */
  STATCODEC_VMSTAT_PGMIGRATE_SUCCESS = 0x00fa008a, /**< pgmigrate_success (pages, counter): Pages migrated. */
  STATCODEC_VMSTAT_PGMIGRATE_FAIL = 0x00fa008b, /**< pgmigrate_fail (pages, counter): Pages that could not be migrated. */
  STATCODEC_VMSTAT_THP_MIGRATION_SUCCESS = 0x00fa008c, /**< thp_migration_success (events, counter): Huge pages migrated whole. */
  STATCODEC_VMSTAT_THP_MIGRATION_FAIL = 0x00fa008d, /**< thp_migration_fail (events, counter): Huge pages that could not be migrated. */
  STATCODEC_VMSTAT_THP_MIGRATION_SPLIT = 0x00fa008e, /**< thp_migration_split (events, counter): Huge pages split in order to be migrated. */
  STATCODEC_VMSTAT_COMPACT_MIGRATE_SCANNED = 0x00fa008f, /**< compact_migrate_scanned (pages, counter): Pages that compaction scanned for pages to move. */
  STATCODEC_VMSTAT_COMPACT_FREE_SCANNED = 0x00fa0090, /**< compact_free_scanned (pages, counter): Pages that compaction scanned for room to move to. */
  STATCODEC_VMSTAT_COMPACT_ISOLATED = 0x00fa0091, /**< compact_isolated (pages, counter): Pages that compaction took off their lists. */
  STATCODEC_VMSTAT_COMPACT_STALL = 0x00fa0092, /**< compact_stall (events, counter): Allocations that had to compact memory first. */
  STATCODEC_VMSTAT_COMPACT_FAIL = 0x00fa0093, /**< compact_fail (events, counter): Compactions for an allocation that did not help. */
  STATCODEC_VMSTAT_COMPACT_SUCCESS = 0x00fa0094, /**< compact_success (events, counter): Compactions for an allocation that made it succeed. */
  STATCODEC_VMSTAT_COMPACT_DAEMON_WAKE = 0x00fa0095, /**< compact_daemon_wake (events, counter): Wake-ups of kcompactd. */
  STATCODEC_VMSTAT_COMPACT_DAEMON_MIGRATE_SCANNED = 0x00fa0096, /**< compact_daemon_migrate_scanned (pages, counter): Pages that kcompactd scanned for pages to move. */
  STATCODEC_VMSTAT_COMPACT_DAEMON_FREE_SCANNED = 0x00fa0097, /**< compact_daemon_free_scanned (pages, counter): Pages that kcompactd scanned for room to move to. */
  STATCODEC_VMSTAT_HTLB_BUDDY_ALLOC_SUCCESS = 0x00fa0098, /**< htlb_buddy_alloc_success (events, counter): Hugetlb pages got from the buddy allocator. */
  STATCODEC_VMSTAT_HTLB_BUDDY_ALLOC_FAIL = 0x00fa0099, /**< htlb_buddy_alloc_fail (events, counter): Hugetlb pages that the buddy allocator could not give. */
  STATCODEC_VMSTAT_CMA_ALLOC_SUCCESS = 0x00fa009a, /**< cma_alloc_success (events, counter): CMA allocations that succeeded. */
  STATCODEC_VMSTAT_CMA_ALLOC_FAIL = 0x00fa009b, /**< cma_alloc_fail (events, counter): CMA allocations that failed. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_CULLED = 0x00fa009c, /**< unevictable_pgs_culled (pages, counter): Pages that reclaim moved to unevictable lists. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_SCANNED = 0x00fa009d, /**< unevictable_pgs_scanned (pages, counter): Unevictable pages looked at again. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_RESCUED = 0x00fa009e, /**< unevictable_pgs_rescued (pages, counter): Unevictable pages that became evictable. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_MLOCKED = 0x00fa009f, /**< unevictable_pgs_mlocked (pages, counter): Pages locked by mlock. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_MUNLOCKED = 0x00fa00a0, /**< unevictable_pgs_munlocked (pages, counter): Pages unlocked by munlock. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_CLEARED = 0x00fa00a1, /**< unevictable_pgs_cleared (pages, counter): Locked pages freed or truncated while locked. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_STRANDED = 0x00fa00a2, /**< unevictable_pgs_stranded (pages, counter): Unlocked pages left behind on unevictable lists. */
  STATCODEC_VMSTAT_THP_FAULT_ALLOC = 0x00fa00a3, /**< thp_fault_alloc (events, counter): Huge pages allocated by page faults. */
  STATCODEC_VMSTAT_THP_FAULT_FALLBACK = 0x00fa00a4, /**< thp_fault_fallback (events, counter): Page faults that got base pages for want of a huge one. */
  STATCODEC_VMSTAT_THP_FAULT_FALLBACK_CHARGE = 0x00fa00a5, /**< thp_fault_fallback_charge (events, counter): Page faults that got base pages as a huge one could not be charged. */
  STATCODEC_VMSTAT_THP_COLLAPSE_ALLOC = 0x00fa00a6, /**< thp_collapse_alloc (events, counter): Huge pages allocated to collapse base pages into. */
  STATCODEC_VMSTAT_THP_COLLAPSE_ALLOC_FAILED = 0x00fa00a7, /**< thp_collapse_alloc_failed (events, counter): Huge pages that could not be allocated for a collapse. */
  STATCODEC_VMSTAT_THP_FILE_ALLOC = 0x00fa00a8, /**< thp_file_alloc (events, counter): Huge pages allocated for tmpfs and shared memory. */
  STATCODEC_VMSTAT_THP_FILE_FALLBACK = 0x00fa00a9, /**< thp_file_fallback (events, counter): Base pages used in tmpfs for want of a huge one. */
  STATCODEC_VMSTAT_THP_FILE_FALLBACK_CHARGE = 0x00fa00aa, /**< thp_file_fallback_charge (events, counter): Base pages used in tmpfs because a huge one could not be charged. */
  STATCODEC_VMSTAT_THP_FILE_MAPPED = 0x00fa00ab, /**< thp_file_mapped (events, counter): Huge pages of files mapped whole. */
  STATCODEC_VMSTAT_THP_SPLIT_PAGE = 0x00fa00ac, /**< thp_split_page (events, counter): Huge pages split into base pages. */
  STATCODEC_VMSTAT_THP_SPLIT_PAGE_FAILED = 0x00fa00ad, /**< thp_split_page_failed (events, counter): Huge pages that could not be split. */
  STATCODEC_VMSTAT_THP_DEFERRED_SPLIT_PAGE = 0x00fa00ae, /**< thp_deferred_split_page (events, counter): Huge pages queued to be split when memory runs short. */
  STATCODEC_VMSTAT_THP_UNDERUSED_SPLIT_PAGE = 0x00fa00af, /**< thp_underused_split_page (events, counter): Huge pages split because most of them was zero. */
  STATCODEC_VMSTAT_THP_SPLIT_PMD = 0x00fa00b0, /**< thp_split_pmd (events, counter): Mappings of whole huge pages split into base entries. */
  STATCODEC_VMSTAT_THP_SCAN_EXCEED_NONE_PTE = 0x00fa00b1, /**< thp_scan_exceed_none_pte (events, counter): Collapse scans stopped by too many empty entries. */
  STATCODEC_VMSTAT_THP_SCAN_EXCEED_SWAP_PTE = 0x00fa00b2, /**< thp_scan_exceed_swap_pte (events, counter): Collapse scans stopped by too many swapped entries. */
  STATCODEC_VMSTAT_THP_SCAN_EXCEED_SHARE_PTE = 0x00fa00b3, /**< thp_scan_exceed_share_pte (events, counter): Collapse scans stopped by too many shared pages. */
  STATCODEC_VMSTAT_THP_SPLIT_PUD = 0x00fa00b4, /**< thp_split_pud (events, counter): Mappings of PUD size split into smaller entries. */
  STATCODEC_VMSTAT_THP_ZERO_PAGE_ALLOC = 0x00fa00b5, /**< thp_zero_page_alloc (events, counter): Allocations of the huge zero page. */
  STATCODEC_VMSTAT_THP_ZERO_PAGE_ALLOC_FAILED = 0x00fa00b6, /**< thp_zero_page_alloc_failed (events, counter): Failed allocations of the huge zero page. */
  STATCODEC_VMSTAT_THP_SWPOUT = 0x00fa00b7, /**< thp_swpout (events, counter): Huge pages swapped out whole. */
  STATCODEC_VMSTAT_THP_SWPOUT_FALLBACK = 0x00fa00b8, /**< thp_swpout_fallback (events, counter): Huge pages split in order to be swapped out. */
  STATCODEC_VMSTAT_BALLOON_INFLATE = 0x00fa00b9, /**< balloon_inflate (pages, counter): Pages that balloon drivers took from the guest. */
  STATCODEC_VMSTAT_BALLOON_DEFLATE = 0x00fa00ba, /**< balloon_deflate (pages, counter): Pages that balloon drivers gave back to the guest. */
  STATCODEC_VMSTAT_BALLOON_MIGRATE = 0x00fa00bb, /**< balloon_migrate (pages, counter): Balloon pages that compaction moved. */
  STATCODEC_VMSTAT_NR_TLB_REMOTE_FLUSH = 0x00fa00bc, /**< nr_tlb_remote_flush (events, counter): TLB flushes asked of other CPUs. */
  STATCODEC_VMSTAT_NR_TLB_REMOTE_FLUSH_RECEIVED = 0x00fa00bd, /**< nr_tlb_remote_flush_received (events, counter): TLB flushes done for other CPUs. */
  STATCODEC_VMSTAT_NR_TLB_LOCAL_FLUSH_ALL = 0x00fa00be, /**< nr_tlb_local_flush_all (events, counter): Flushes of the whole local TLB. */
  STATCODEC_VMSTAT_NR_TLB_LOCAL_FLUSH_ONE = 0x00fa00bf, /**< nr_tlb_local_flush_one (events, counter): Flushes of single entries of the local TLB. */
  STATCODEC_VMSTAT_SWAP_RA = 0x00fa00c0, /**< swap_ra (pages, counter): Pages that swap readahead brought in. */
  STATCODEC_VMSTAT_SWAP_RA_HIT = 0x00fa00c1, /**< swap_ra_hit (pages, counter): Pages of swap readahead that were then used. */
  STATCODEC_VMSTAT_SWPIN_ZERO = 0x00fa00c2, /**< swpin_zero (pages, counter): Zero-filled pages swapped in without I/O. */
  STATCODEC_VMSTAT_SWPOUT_ZERO = 0x00fa00c3, /**< swpout_zero (pages, counter): Zero-filled pages swapped out without I/O. */
  STATCODEC_VMSTAT_KSM_SWPIN_COPY = 0x00fa00c4, /**< ksm_swpin_copy (pages, counter): KSM pages copied when swapped in. */
  STATCODEC_VMSTAT_COW_KSM = 0x00fa00c5, /**< cow_ksm (events, counter): KSM pages copied on a write. */
  STATCODEC_VMSTAT_ZSWPIN = 0x00fa00c6, /**< zswpin (pages, counter): Pages read from zswap. */
  STATCODEC_VMSTAT_ZSWPOUT = 0x00fa00c7, /**< zswpout (pages, counter): Pages stored in zswap. */
  STATCODEC_VMSTAT_ZSWPWB = 0x00fa00c8, /**< zswpwb (pages, counter): Pages that zswap wrote on to the swap device. */
  STATCODEC_VMSTAT_DIRECT_MAP_LEVEL2_SPLITS = 0x00fa00c9, /**< direct_map_level2_splits (events, counter): Splits of 2 MiB entries of the kernel's direct map (4 MiB without PAE). */
  STATCODEC_VMSTAT_DIRECT_MAP_LEVEL3_SPLITS = 0x00fa00ca, /**< direct_map_level3_splits (events, counter): Splits of 1 GiB entries of the kernel's direct map. */
  STATCODEC_VMSTAT_DIRECT_MAP_LEVEL2_COLLAPSES = 0x00fa00cb, /**< direct_map_level2_collapses (events, counter): Entries of the direct map merged into one of 2 MiB. */
  STATCODEC_VMSTAT_DIRECT_MAP_LEVEL3_COLLAPSES = 0x00fa00cc, /**< direct_map_level3_collapses (events, counter): Entries of the direct map merged into one of 1 GiB. */
  STATCODEC_VMSTAT_VMA_LOCK_SUCCESS = 0x00fa00cd, /**< vma_lock_success (events, counter): Page faults handled under the lock of one mapping. */
  STATCODEC_VMSTAT_VMA_LOCK_ABORT = 0x00fa00ce, /**< vma_lock_abort (events, counter): Page faults that gave the lock of one mapping up. */
  STATCODEC_VMSTAT_VMA_LOCK_RETRY = 0x00fa00cf, /**< vma_lock_retry (events, counter): Page faults retried under the lock of the whole address space. */
  STATCODEC_VMSTAT_VMA_LOCK_MISS = 0x00fa00d0, /**< vma_lock_miss (events, counter): Page faults that found the mapping locked by a writer. */
  STATCODEC_VMSTAT_KSTACK1K = 0x00fa00d1, /**< kstack_1k (count, counter): Exited tasks that used up to 1 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK2K = 0x00fa00d2, /**< kstack_2k (count, counter): Exited tasks that used up to 2 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK4K = 0x00fa00d3, /**< kstack_4k (count, counter): Exited tasks that used up to 4 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK8K = 0x00fa00d4, /**< kstack_8k (count, counter): Exited tasks that used up to 8 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK16K = 0x00fa00d5, /**< kstack_16k (count, counter): Exited tasks that used up to 16 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK32K = 0x00fa00d6, /**< kstack_32k (count, counter): Exited tasks that used up to 32 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK64K = 0x00fa00d7, /**< kstack_64k (count, counter): Exited tasks that used up to 64 KiB of kernel stack. */
  STATCODEC_VMSTAT_KSTACK_REST = 0x00fa00d8, /**< kstack_rest (count, counter): Exited tasks that used more than 64 KiB of kernel stack. */
  STATCODEC_VMSTAT_NR_UNSTABLE = 0x00fa00d9, /**< nr_unstable (pages, gauge): NFS pages sent to the server but not committed; always 0 since 5.8. */
  STATCODEC_VMSTAT_NR_BOUNCE = 0x00fa00da, /**< nr_bounce (pages, gauge): Pages used as bounce buffers. */
  STATCODEC_VMSTAT_NR_WRITEBACK_TEMP = 0x00fa00db, /**< nr_writeback_temp (pages, gauge): Copies of pages that FUSE is writing back. */
  STATCODEC_VMSTAT_PGREFILL_DMA = 0x00fa00dc, /**< pgrefill_dma (pages, counter): Pages of zone DMA scanned on active lists. */
  STATCODEC_VMSTAT_PGREFILL_DMA32 = 0x00fa00dd, /**< pgrefill_dma32 (pages, counter): Pages of zone DMA32 scanned on active lists. */
  STATCODEC_VMSTAT_PGREFILL_NORMAL = 0x00fa00de, /**< pgrefill_normal (pages, counter): Pages of zone Normal scanned on active lists. */
  STATCODEC_VMSTAT_PGREFILL_HIGH = 0x00fa00df, /**< pgrefill_high (pages, counter): Pages of zone HighMem scanned on active lists. */
  STATCODEC_VMSTAT_PGREFILL_MOVABLE = 0x00fa00e0, /**< pgrefill_movable (pages, counter): Pages of zone Movable scanned on active lists. */
  STATCODEC_VMSTAT_PGSTEAL_DMA = 0x00fa00e1, /**< pgsteal_dma (pages, counter): Pages of zone DMA reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DMA32 = 0x00fa00e2, /**< pgsteal_dma32 (pages, counter): Pages of zone DMA32 reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_NORMAL = 0x00fa00e3, /**< pgsteal_normal (pages, counter): Pages of zone Normal reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_HIGH = 0x00fa00e4, /**< pgsteal_high (pages, counter): Pages of zone HighMem reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_MOVABLE = 0x00fa00e5, /**< pgsteal_movable (pages, counter): Pages of zone Movable reclaimed. */
  STATCODEC_VMSTAT_PGSCAN_KSWAPD_DMA = 0x00fa00e6, /**< pgscan_kswapd_dma (pages, counter): Pages of zone DMA that kswapd scanned. */
  STATCODEC_VMSTAT_PGSCAN_KSWAPD_DMA32 = 0x00fa00e7, /**< pgscan_kswapd_dma32 (pages, counter): Pages of zone DMA32 that kswapd scanned. */
  STATCODEC_VMSTAT_PGSCAN_KSWAPD_NORMAL = 0x00fa00e8, /**< pgscan_kswapd_normal (pages, counter): Pages of zone Normal that kswapd scanned. */
  STATCODEC_VMSTAT_PGSCAN_KSWAPD_HIGH = 0x00fa00e9, /**< pgscan_kswapd_high (pages, counter): Pages of zone HighMem that kswapd scanned. */
  STATCODEC_VMSTAT_PGSCAN_KSWAPD_MOVABLE = 0x00fa00ea, /**< pgscan_kswapd_movable (pages, counter): Pages of zone Movable that kswapd scanned. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT_DMA = 0x00fa00eb, /**< pgscan_direct_dma (pages, counter): Pages of zone DMA that allocating tasks scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT_DMA32 = 0x00fa00ec, /**< pgscan_direct_dma32 (pages, counter): Pages of zone DMA32 that allocating tasks scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT_NORMAL = 0x00fa00ed, /**< pgscan_direct_normal (pages, counter): Pages of zone Normal that allocating tasks scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT_HIGH = 0x00fa00ee, /**< pgscan_direct_high (pages, counter): Pages of zone HighMem that allocating tasks scanned for reclaim. */
  STATCODEC_VMSTAT_PGSCAN_DIRECT_MOVABLE = 0x00fa00ef, /**< pgscan_direct_movable (pages, counter): Pages of zone Movable that allocating tasks scanned for reclaim. */
  STATCODEC_VMSTAT_KSWAPD_STEAL = 0x00fa00f0, /**< kswapd_steal (pages, counter): Pages that kswapd reclaimed. */
  STATCODEC_VMSTAT_KSWAPD_SKIP_CONGESTION_WAIT = 0x00fa00f1, /**< kswapd_skip_congestion_wait (events, counter): Waits on congestion that kswapd skipped. */
  STATCODEC_VMSTAT_ALLOCSTALL = 0x00fa00f2, /**< allocstall (events, counter): Allocations that had to reclaim first. */
  STATCODEC_VMSTAT_COMPACT_BLOCKS_MOVED = 0x00fa00f3, /**< compact_blocks_moved (events, counter): Pageblocks that compaction moved. */
  STATCODEC_VMSTAT_COMPACT_PAGES_MOVED = 0x00fa00f4, /**< compact_pages_moved (pages, counter): Pages that compaction moved. */
  STATCODEC_VMSTAT_COMPACT_PAGEMIGRATE_FAILED = 0x00fa00f5, /**< compact_pagemigrate_failed (pages, counter): Pages that compaction could not move. */
  STATCODEC_VMSTAT_UNEVICTABLE_PGS_MLOCKFREED = 0x00fa00f6, /**< unevictable_pgs_mlockfreed (pages, counter): Pages freed while locked by mlock. */
  STATCODEC_VMSTAT_THP_SPLIT = 0x00fa00f7, /**< thp_split (events, counter): Huge pages split into base pages. */
  STATCODEC_VMSTAT_PGSTEAL_KSWAPD_DMA = 0x00fa00f8, /**< pgsteal_kswapd_dma (pages, counter): Pages of zone DMA that kswapd reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_KSWAPD_DMA32 = 0x00fa00f9, /**< pgsteal_kswapd_dma32 (pages, counter): Pages of zone DMA32 that kswapd reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_KSWAPD_NORMAL = 0x00fa00fa, /**< pgsteal_kswapd_normal (pages, counter): Pages of zone Normal that kswapd reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_KSWAPD_HIGH = 0x00fa00fb, /**< pgsteal_kswapd_high (pages, counter): Pages of zone HighMem that kswapd reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_KSWAPD_MOVABLE = 0x00fa00fc, /**< pgsteal_kswapd_movable (pages, counter): Pages of zone Movable that kswapd reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DIRECT_DMA = 0x00fa00fd, /**< pgsteal_direct_dma (pages, counter): Pages of zone DMA that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DIRECT_DMA32 = 0x00fa00fe, /**< pgsteal_direct_dma32 (pages, counter): Pages of zone DMA32 that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DIRECT_NORMAL = 0x00fa00ff, /**< pgsteal_direct_normal (pages, counter): Pages of zone Normal that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DIRECT_HIGH = 0x00fa0100, /**< pgsteal_direct_high (pages, counter): Pages of zone HighMem that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_PGSTEAL_DIRECT_MOVABLE = 0x00fa0101, /**< pgsteal_direct_movable (pages, counter): Pages of zone Movable that allocating tasks reclaimed. */
  STATCODEC_VMSTAT_NR_ALLOC_BATCH = 0x00fa0102, /**< nr_alloc_batch (pages, gauge): Pages a zone may still give before the next zone has its turn. */
  STATCODEC_VMSTAT_WORKINGSET_REFAULT = 0x00fa0103, /**< workingset_refault (pages, counter): Evicted page cache that was needed again. */
  STATCODEC_VMSTAT_WORKINGSET_ACTIVATE = 0x00fa0104, /**< workingset_activate (pages, counter): Refaulted page cache made active at once. */
  STATCODEC_VMSTAT_VMACACHE_FIND_CALLS = 0x00fa0105, /**< vmacache_find_calls (events, counter): Look-ups in the cache of mappings. */
  STATCODEC_VMSTAT_VMACACHE_FIND_HITS = 0x00fa0106, /**< vmacache_find_hits (events, counter): Look-ups that the cache of mappings answered. */
  STATCODEC_VMSTAT_NR_PAGES_SCANNED = 0x00fa0107, /**< nr_pages_scanned (pages, gauge): Pages scanned since the last page was freed. */
  STATCODEC_VMSTAT_VMACACHE_FULL_FLUSHES = 0x00fa0108, /**< vmacache_full_flushes (events, counter): Flushes of the cache of mappings in all tasks. */
  STATCODEC_VMSTAT_NR_OVERHEAD = 0x00fa0109, /**< nr_overhead (pages, gauge): Shadow page tables of the KAISER backport, in stable kernels only. */
  STATCODEC_VMSTAT_WORKINGSET_RESTORE = 0x00fa010a, /**< workingset_restore (pages, counter): Refaulted page cache of the working set at its eviction. */
};

/** Keys of meminfo, in fs/proc/meminfo.c. */
enum {
  STATCODEC_MEMINFO_MEM_TOTAL = 0x00fc0000, /**< MemTotal (kB, gauge): Memory that the kernel manages. */
  STATCODEC_MEMINFO_MEM_FREE = 0x00fc0001, /**< MemFree (kB, gauge): Memory that nothing uses. */
  STATCODEC_MEMINFO_MEM_AVAILABLE = 0x00fc0002, /**< MemAvailable (kB, gauge): Estimate of what programs could get without swapping. */
  STATCODEC_MEMINFO_BUFFERS = 0x00fc0003, /**< Buffers (kB, gauge): Page cache of block devices. */
  STATCODEC_MEMINFO_CACHED = 0x00fc0004, /**< Cached (kB, gauge): Page cache of files and tmpfs, without Buffers and SwapCached. */
  STATCODEC_MEMINFO_SWAP_CACHED = 0x00fc0005, /**< SwapCached (kB, gauge): Swap cache: pages in memory that also have a place in swap. */
  STATCODEC_MEMINFO_ACTIVE = 0x00fc0006, /**< Active (kB, gauge): Memory on active lists, both anon and file. */
  STATCODEC_MEMINFO_INACTIVE = 0x00fc0007, /**< Inactive (kB, gauge): Memory on inactive lists, both anon and file. */
  STATCODEC_MEMINFO_ACTIVE_ANON = 0x00fc0008, /**< Active(anon) (kB, gauge): Swap-backed memory on active lists. */
  STATCODEC_MEMINFO_INACTIVE_ANON = 0x00fc0009, /**< Inactive(anon) (kB, gauge): Swap-backed memory on inactive lists. */
  STATCODEC_MEMINFO_ACTIVE_FILE = 0x00fc000a, /**< Active(file) (kB, gauge): Page cache on active lists. */
  STATCODEC_MEMINFO_INACTIVE_FILE = 0x00fc000b, /**< Inactive(file) (kB, gauge): Page cache on inactive lists. */
  STATCODEC_MEMINFO_UNEVICTABLE = 0x00fc000c, /**< Unevictable (kB, gauge): Memory that reclaim cannot take. */
  STATCODEC_MEMINFO_MLOCKED = 0x00fc000d, /**< Mlocked (kB, gauge): Memory locked by mlock. */
  STATCODEC_MEMINFO_HIGH_TOTAL = 0x00fc000e, /**< HighTotal (kB, gauge): Memory that the kernel has no permanent mapping of. */
  STATCODEC_MEMINFO_HIGH_FREE = 0x00fc000f, /**< HighFree (kB, gauge): The part of HighTotal that is free. */
  STATCODEC_MEMINFO_LOW_TOTAL = 0x00fc0010, /**< LowTotal (kB, gauge): Memory that the kernel can use for its own data. */
  STATCODEC_MEMINFO_LOW_FREE = 0x00fc0011, /**< LowFree (kB, gauge): The part of LowTotal that is free. */
  STATCODEC_MEMINFO_MMAP_COPY = 0x00fc0012, /**< MmapCopy (kB, gauge): Private copies made by mmap on machines without MMU. */
  STATCODEC_MEMINFO_SWAP_TOTAL = 0x00fc0013, /**< SwapTotal (kB, gauge): Swap space. */
  STATCODEC_MEMINFO_SWAP_FREE = 0x00fc0014, /**< SwapFree (kB, gauge): Swap space that nothing uses. */
  STATCODEC_MEMINFO_ZSWAP = 0x00fc0015, /**< Zswap (kB, gauge): Memory in which zswap holds compressed pages. */
  STATCODEC_MEMINFO_ZSWAPPED = 0x00fc0016, /**< Zswapped (kB, gauge): Size of the pages in zswap before compression. */
  STATCODEC_MEMINFO_DIRTY = 0x00fc0017, /**< Dirty (kB, gauge): Memory that waits to be written back. */
  STATCODEC_MEMINFO_WRITEBACK = 0x00fc0018, /**< Writeback (kB, gauge): Memory being written back. */
  STATCODEC_MEMINFO_ANON_PAGES = 0x00fc0019, /**< AnonPages (kB, gauge): Anonymous memory mapped by processes. */
  STATCODEC_MEMINFO_MAPPED = 0x00fc001a, /**< Mapped (kB, gauge): Page cache mapped by processes. */
  STATCODEC_MEMINFO_SHMEM = 0x00fc001b, /**< Shmem (kB, gauge): Memory of tmpfs and shared memory. */
  STATCODEC_MEMINFO_KRECLAIMABLE = 0x00fc001c, /**< KReclaimable (kB, gauge): Kernel memory that can be reclaimed, SReclaimable included. */
  STATCODEC_MEMINFO_SLAB = 0x00fc001d, /**< Slab (kB, gauge): Memory in slab caches: SReclaimable and SUnreclaim. */
  STATCODEC_MEMINFO_SRECLAIMABLE = 0x00fc001e, /**< SReclaimable (kB, gauge): Slab memory whose objects can be reclaimed. */
  STATCODEC_MEMINFO_SUNRECLAIM = 0x00fc001f, /**< SUnreclaim (kB, gauge): Slab memory whose objects cannot be reclaimed. */
  STATCODEC_MEMINFO_KERNEL_STACK = 0x00fc0020, /**< KernelStack (kB, gauge): Kernel stacks of tasks. */
  STATCODEC_MEMINFO_SHADOW_CALL_STACK = 0x00fc0021, /**< ShadowCallStack (kB, gauge): Shadow call stacks of tasks. */
  STATCODEC_MEMINFO_PAGE_TABLES = 0x00fc0022, /**< PageTables (kB, gauge): Page tables of processes. */
  STATCODEC_MEMINFO_SEC_PAGE_TABLES = 0x00fc0023, /**< SecPageTables (kB, gauge): Secondary page tables, of KVM and IOMMUs. */
  STATCODEC_MEMINFO_QUICKLISTS = 0x00fc0024, /**< Quicklists (kB, gauge): Free page tables kept for quick reuse. */
  STATCODEC_MEMINFO_NFS_UNSTABLE = 0x00fc0025, /**< NFS_Unstable (kB, gauge): NFS pages sent to the server but not committed; 0 in newer kernels. */
  STATCODEC_MEMINFO_BOUNCE = 0x00fc0026, /**< Bounce (kB, gauge): Bounce buffers of block devices; 0 in newer kernels. */
  STATCODEC_MEMINFO_WRITEBACK_TMP = 0x00fc0027, /**< WritebackTmp (kB, gauge): Copies of pages that FUSE is writing back; 0 in newer kernels. */
  STATCODEC_MEMINFO_COMMIT_LIMIT = 0x00fc0028, /**< CommitLimit (kB, gauge): Most memory that strict overcommit accounting would promise. */
  STATCODEC_MEMINFO_COMMITTED_AS = 0x00fc0029, /**< Committed_AS (kB, gauge): Memory promised to processes, used or not. */
  STATCODEC_MEMINFO_VMALLOC_TOTAL = 0x00fc002a, /**< VmallocTotal (kB, setting): Address space for vmalloc. */
  STATCODEC_MEMINFO_VMALLOC_USED = 0x00fc002b, /**< VmallocUsed (kB, gauge): Memory allocated by vmalloc; 0 in some kernels. */
  STATCODEC_MEMINFO_VMALLOC_CHUNK = 0x00fc002c, /**< VmallocChunk (kB, gauge): Largest free block of the vmalloc address space; 0 in newer kernels. */
  STATCODEC_MEMINFO_PERCPU = 0x00fc002d, /**< Percpu (kB, gauge): Memory of the per-CPU allocator. */
  STATCODEC_MEMINFO_EARLY_MEMTEST_BAD = 0x00fc002e, /**< EarlyMemtestBad (kB, gauge): Bad memory that the memory test at boot took out of use. */
  STATCODEC_MEMINFO_HARDWARE_CORRUPTED = 0x00fc002f, /**< HardwareCorrupted (kB, gauge): Memory taken out of use because the hardware reported errors. */
  STATCODEC_MEMINFO_ANON_HUGE_PAGES = 0x00fc0030, /**< AnonHugePages (kB, gauge): Anonymous memory in transparent huge pages. */
  STATCODEC_MEMINFO_SHMEM_HUGE_PAGES = 0x00fc0031, /**< ShmemHugePages (kB, gauge): Memory of tmpfs and shared memory in huge pages. */
  STATCODEC_MEMINFO_SHMEM_PMD_MAPPED = 0x00fc0032, /**< ShmemPmdMapped (kB, gauge): The part of ShmemHugePages that is mapped as whole huge pages. */
  STATCODEC_MEMINFO_FILE_HUGE_PAGES = 0x00fc0033, /**< FileHugePages (kB, gauge): Page cache in huge pages. */
  STATCODEC_MEMINFO_FILE_PMD_MAPPED = 0x00fc0034, /**< FilePmdMapped (kB, gauge): The part of FileHugePages that is mapped as whole huge pages. */
  STATCODEC_MEMINFO_CMA_TOTAL = 0x00fc0035, /**< CmaTotal (kB, gauge): Memory in areas of the contiguous memory allocator. */
  STATCODEC_MEMINFO_CMA_FREE = 0x00fc0036, /**< CmaFree (kB, gauge): The part of CmaTotal that is free. */
  STATCODEC_MEMINFO_UNACCEPTED = 0x00fc0037, /**< Unaccepted (kB, gauge): Memory that a confidential guest has yet to accept from its host. */
  STATCODEC_MEMINFO_BALLOON = 0x00fc0038, /**< Balloon (kB, gauge): Memory that balloon drivers gave back to the host. */
  STATCODEC_MEMINFO_GPU_ACTIVE = 0x00fc0039, /**< GPUActive (kB, gauge): Memory in use by GPU drivers. */
  STATCODEC_MEMINFO_GPU_RECLAIM = 0x00fc003a, /**< GPUReclaim (kB, gauge): Memory in the pools of GPU drivers that can be reclaimed. */
  STATCODEC_MEMINFO_HUGE_PAGES_TOTAL = 0x00fc003b, /**< HugePages_Total (huge pages, gauge): Hugetlb pages of the default size. */
  STATCODEC_MEMINFO_HUGE_PAGES_FREE = 0x00fc003c, /**< HugePages_Free (huge pages, gauge): The part of HugePages_Total that nobody has allocated. */
  STATCODEC_MEMINFO_HUGE_PAGES_RSVD = 0x00fc003d, /**< HugePages_Rsvd (huge pages, gauge): Free hugetlb pages already promised to a mapping. */
  STATCODEC_MEMINFO_HUGE_PAGES_SURP = 0x00fc003e, /**< HugePages_Surp (huge pages, gauge): Hugetlb pages above the number that was asked for. */
  STATCODEC_MEMINFO_HUGEPAGESIZE = 0x00fc003f, /**< Hugepagesize (kB, setting): Default size of hugetlb pages. */
  STATCODEC_MEMINFO_HUGETLB = 0x00fc0040, /**< Hugetlb (kB, gauge): Memory in hugetlb pages of all sizes. */
  STATCODEC_MEMINFO_DIRECT_MAP4K = 0x00fc0041, /**< DirectMap4k (kB, gauge): Part of the kernel's direct map with 4 KiB entries. */
  STATCODEC_MEMINFO_DIRECT_MAP2_M = 0x00fc0042, /**< DirectMap2M (kB, gauge): Part of the kernel's direct map with 2 MiB entries. */
  STATCODEC_MEMINFO_DIRECT_MAP4_M = 0x00fc0043, /**< DirectMap4M (kB, gauge): Part of the kernel's direct map with 4 MiB entries. */
  STATCODEC_MEMINFO_DIRECT_MAP1_G = 0x00fc0044, /**< DirectMap1G (kB, gauge): Part of the kernel's direct map with 1 GiB entries. */
};

/** Keys of stat, in fs/proc/stat.c. */
enum {
  STATCODEC_STAT_CPU = 0x00fd0000, /**< cpu (ticks, counter): Time of all CPUs; the rows `cpu0`, `cpu1` and so on have it for one. */
  STATCODEC_STAT_INTR = 0x00fd0001, /**< intr (events, counter): Interrupts: the total, then a number for each line. */
  STATCODEC_STAT_CTXT = 0x00fd0002, /**< ctxt (events, counter): Context switches. */
  STATCODEC_STAT_BTIME = 0x00fd0003, /**< btime (s, label): Time of boot, in seconds since the epoch. */
  STATCODEC_STAT_PROCESSES = 0x00fd0004, /**< processes (events, counter): Processes and threads created. */
  STATCODEC_STAT_PROCS_RUNNING = 0x00fd0005, /**< procs_running (count, gauge): Tasks that run or wait for a CPU. */
  STATCODEC_STAT_PROCS_BLOCKED = 0x00fd0006, /**< procs_blocked (count, gauge): Tasks that wait for I/O. */
  STATCODEC_STAT_SOFTIRQ = 0x00fd0007, /**< softirq (events, counter): Softirqs: the total, then a number for each kind. */
};

/** Cells of a row of stat, in fs/proc/stat.c. */
enum {
  STATCODEC_STAT_CELLS_USER = 0x40fd0000, /**< user (ticks, counter): Time in user mode, guest included. */
  STATCODEC_STAT_CELLS_NICE = 0x40fd0001, /**< nice (ticks, counter): Time in user mode at lowered priority, guest_nice included. */
  STATCODEC_STAT_CELLS_SYSTEM = 0x40fd0002, /**< system (ticks, counter): Time in kernel mode. */
  STATCODEC_STAT_CELLS_IDLE = 0x40fd0003, /**< idle (ticks, counter): Time with nothing to do; may step back. */
  STATCODEC_STAT_CELLS_IOWAIT = 0x40fd0004, /**< iowait (ticks, counter): Idle time during which a task waited for I/O; may step back. */
  STATCODEC_STAT_CELLS_IRQ = 0x40fd0005, /**< irq (ticks, counter): Time in hardware interrupts. */
  STATCODEC_STAT_CELLS_SOFTIRQ = 0x40fd0006, /**< softirq (ticks, counter): Time in softirqs. */
  STATCODEC_STAT_CELLS_STEAL = 0x40fd0007, /**< steal (ticks, counter): Time that the hypervisor gave to others. */
  STATCODEC_STAT_CELLS_GUEST = 0x40fd0008, /**< guest (ticks, counter): Time spent running guests; part of user. */
  STATCODEC_STAT_CELLS_GUEST_NICE = 0x40fd0009, /**< guest_nice (ticks, counter): Time spent running guests at lowered priority; part of nice. */
};

/** Keys of loadavg, in fs/proc/loadavg.c. */
enum {
  STATCODEC_LOADAVG_LOAD1 = 0x00fe0000, /**< load1 (ratio, gauge): Tasks that run or wait uninterruptibly, averaged over 1 minute. */
  STATCODEC_LOADAVG_LOAD5 = 0x00fe0001, /**< load5 (ratio, gauge): Tasks that run or wait uninterruptibly, averaged over 5 minutes. */
  STATCODEC_LOADAVG_LOAD15 = 0x00fe0002, /**< load15 (ratio, gauge): Tasks that run or wait uninterruptibly, averaged over 15 minutes. */
  STATCODEC_LOADAVG_RUNNING = 0x00fe0003, /**< running (count, gauge): Tasks that run or wait for a CPU. */
  STATCODEC_LOADAVG_THREADS = 0x00fe0004, /**< threads (count, gauge): Tasks that exist. */
  STATCODEC_LOADAVG_LAST_PID = 0x00fe0005, /**< last_pid (id, label): The process id that was given out last. */
};

/** Keys of uptime, in fs/proc/uptime.c. */
enum {
  STATCODEC_UPTIME_UPTIME = 0x00ff0000, /**< uptime (s, counter): Time since boot, sleep included. */
  STATCODEC_UPTIME_IDLE = 0x00ff0001, /**< idle (s, counter): Idle time, summed over all CPUs. */
};

/** Keys of softirqs, in fs/proc/softirqs.c. */
enum {
  STATCODEC_SOFTIRQS_HI = 0x01000000, /**< HI (events, counter): Runs of high-priority tasklets. */
  STATCODEC_SOFTIRQS_TIMER = 0x01000001, /**< TIMER (events, counter): Runs of expired timers. */
  STATCODEC_SOFTIRQS_NET_TX = 0x01000002, /**< NET_TX (events, counter): Runs to send network packets. */
  STATCODEC_SOFTIRQS_NET_RX = 0x01000003, /**< NET_RX (events, counter): Runs to receive network packets. */
  STATCODEC_SOFTIRQS_BLOCK = 0x01000004, /**< BLOCK (events, counter): Runs to complete block requests. */
  STATCODEC_SOFTIRQS_IRQ_POLL = 0x01000005, /**< IRQ_POLL (events, counter): Runs to poll devices instead of waiting for interrupts. */
  STATCODEC_SOFTIRQS_TASKLET = 0x01000006, /**< TASKLET (events, counter): Runs of normal tasklets. */
  STATCODEC_SOFTIRQS_SCHED = 0x01000007, /**< SCHED (events, counter): Runs to balance load between CPUs. */
  STATCODEC_SOFTIRQS_HRTIMER = 0x01000008, /**< HRTIMER (events, counter): Runs of expired high-resolution timers. */
  STATCODEC_SOFTIRQS_RCU = 0x01000009, /**< RCU (events, counter): Runs of read-copy-update callbacks. */
  STATCODEC_SOFTIRQS_BLOCK_IOPOLL = 0x0100000a, /**< BLOCK_IOPOLL (events, counter): Former name of IRQ_POLL. */
};

/** Keys of schedstat, in kernel/sched/stats.c. */
enum {
  STATCODEC_SCHEDSTAT_VERSION = 0x01010000, /**< version (id, label): Version of the format. */
  STATCODEC_SCHEDSTAT_TIMESTAMP = 0x01010001, /**< timestamp (count, counter): Jiffies at the time of reading. */
  STATCODEC_SCHEDSTAT_CPU = 0x01010002, /**< cpu (count, counter): Scheduling on one CPU; rows are `cpu0`, `cpu1` and so on. */
  STATCODEC_SCHEDSTAT_DOMAIN = 0x01010003, /**< domain (count, counter): Load balancing in one domain of the CPU above; columns depend on the version. */
};

/** Cells of a row of schedstat, in kernel/sched/stats.c. */
enum {
  STATCODEC_SCHEDSTAT_CELLS_YLD_COUNT = 0x41010000, /**< yld_count (events, counter): Calls of sched_yield. */
  STATCODEC_SCHEDSTAT_CELLS_SCHED_SWITCH = 0x41010001, /**< sched_switch (events, counter): Always 0: its counter is gone. */
  STATCODEC_SCHEDSTAT_CELLS_SCHED_COUNT = 0x41010002, /**< sched_count (events, counter): Calls of the scheduler. */
  STATCODEC_SCHEDSTAT_CELLS_SCHED_GOIDLE = 0x41010003, /**< sched_goidle (events, counter): Calls of the scheduler that found nothing to run. */
  STATCODEC_SCHEDSTAT_CELLS_TTWU_COUNT = 0x41010004, /**< ttwu_count (events, counter): Wake-ups done by this CPU. */
  STATCODEC_SCHEDSTAT_CELLS_TTWU_LOCAL = 0x41010005, /**< ttwu_local (events, counter): Wake-ups of tasks onto this CPU itself. */
  STATCODEC_SCHEDSTAT_CELLS_RQ_CPU_TIME = 0x41010006, /**< rq_cpu_time (ns, counter): Time that tasks ran. */
  STATCODEC_SCHEDSTAT_CELLS_RUN_DELAY = 0x41010007, /**< run_delay (ns, counter): Time that tasks waited to run. */
  STATCODEC_SCHEDSTAT_CELLS_PCOUNT = 0x41010008, /**< pcount (events, counter): Time slices run. */
};

/** Cells of a row of diskstats, in block/genhd.c. */
enum {
  STATCODEC_DISKSTATS_CELLS_READS_COMPLETED = 0x41020000, /**< reads_completed (events, counter): Reads that finished. */
  STATCODEC_DISKSTATS_CELLS_READS_MERGED = 0x41020001, /**< reads_merged (events, counter): Reads joined with a neighbour before they were issued. */
  STATCODEC_DISKSTATS_CELLS_SECTORS_READ = 0x41020002, /**< sectors_read (sectors, counter): Data read. */
  STATCODEC_DISKSTATS_CELLS_MILLISECONDS_SPENT_READING = 0x41020003, /**< milliseconds_spent_reading (ms, counter): Time of all reads, summed; wraps at 32 bits. */
  STATCODEC_DISKSTATS_CELLS_WRITES_COMPLETED = 0x41020004, /**< writes_completed (events, counter): Writes that finished. */
  STATCODEC_DISKSTATS_CELLS_WRITES_MERGED = 0x41020005, /**< writes_merged (events, counter): Writes joined with a neighbour before they were issued. */
  STATCODEC_DISKSTATS_CELLS_SECTORS_WRITTEN = 0x41020006, /**< sectors_written (sectors, counter): Data written. */
  STATCODEC_DISKSTATS_CELLS_MILLISECONDS_SPENT_WRITING = 0x41020007, /**< milliseconds_spent_writing (ms, counter): Time of all writes, summed; wraps at 32 bits. */
  STATCODEC_DISKSTATS_CELLS_IOS_IN_PROGRESS = 0x41020008, /**< ios_in_progress (count, gauge): Requests issued and not finished. */
  STATCODEC_DISKSTATS_CELLS_MILLISECONDS_SPENT_DOING_IOS = 0x41020009, /**< milliseconds_spent_doing_ios (ms, counter): Time with any request in progress; wraps at 32 bits. */
  STATCODEC_DISKSTATS_CELLS_WEIGHTED_MILLISECONDS_SPENT_DOING_IOS = 0x4102000a, /**< weighted_milliseconds_spent_doing_ios (ms, counter): Time of all requests, open ones included; wraps at 32 bits. */
  STATCODEC_DISKSTATS_CELLS_DISCARDS_COMPLETED = 0x4102000b, /**< discards_completed (events, counter): Discards that finished. */
  STATCODEC_DISKSTATS_CELLS_DISCARDS_MERGED = 0x4102000c, /**< discards_merged (events, counter): Discards joined with a neighbour before they were issued. */
  STATCODEC_DISKSTATS_CELLS_SECTORS_DISCARDED = 0x4102000d, /**< sectors_discarded (sectors, counter): Data discarded. */
  STATCODEC_DISKSTATS_CELLS_MILLISECONDS_SPENT_DISCARDING = 0x4102000e, /**< milliseconds_spent_discarding (ms, counter): Time of all discards, summed; wraps at 32 bits. */
  STATCODEC_DISKSTATS_CELLS_FLUSH_REQUESTS_COMPLETED = 0x4102000f, /**< flush_requests_completed (events, counter): Flushes that finished. */
  STATCODEC_DISKSTATS_CELLS_MILLISECONDS_SPENT_FLUSHING = 0x41020010, /**< milliseconds_spent_flushing (ms, counter): Time of all flushes, summed; wraps at 32 bits. */
};

/** Keys of pressure/cpu, in kernel/sched/psi.c. */
enum {
  STATCODEC_PROC_PRESSURE_SOME = 0x01030000, /**< some (percent, gauge): Share of time in which at least one task was stalled. */
  STATCODEC_PROC_PRESSURE_FULL = 0x01030001, /**< full (percent, gauge): Share of time in which all tasks that had work were stalled at once. */
};

/** Cells of a row of pressure/cpu, in kernel/sched/psi.c. */
enum {
  STATCODEC_PROC_PRESSURE_CELLS_AVG10 = 0x41030000, /**< avg10 (percent, gauge): Share of the last 10 seconds. */
  STATCODEC_PROC_PRESSURE_CELLS_AVG60 = 0x41030001, /**< avg60 (percent, gauge): Share of the last 60 seconds. */
  STATCODEC_PROC_PRESSURE_CELLS_AVG300 = 0x41030002, /**< avg300 (percent, gauge): Share of the last 300 seconds. */
  STATCODEC_PROC_PRESSURE_CELLS_TOTAL = 0x41030003, /**< total (us, counter): Stalled time since boot. */
};

/** Keys of zoneinfo, in mm/vmstat.c. */
enum {
  STATCODEC_ZONEINFO_PAGES_FREE = 0x01180000, /**< pages free (pages, gauge): Free pages in the buddy allocator. */
  STATCODEC_ZONEINFO_BOOST = 0x01180001, /**< boost (pages, gauge): What the watermarks are raised by for a while, against fragmentation. */
  STATCODEC_ZONEINFO_MIN = 0x01180002, /**< min (pages, setting): Watermark below which only urgent allocations are served. */
  STATCODEC_ZONEINFO_LOW = 0x01180003, /**< low (pages, setting): Watermark at which kswapd starts to reclaim. */
  STATCODEC_ZONEINFO_HIGH = 0x01180004, /**< high (pages, setting): Watermark at which kswapd stops reclaiming. */
  STATCODEC_ZONEINFO_PROMO = 0x01180005, /**< promo (pages, setting): Watermark up to which kswapd makes room for promoted pages. */
  STATCODEC_ZONEINFO_SPANNED = 0x01180006, /**< spanned (pages, gauge): Pages between the first and the last of the zone, holes included. */
  STATCODEC_ZONEINFO_PRESENT = 0x01180007, /**< present (pages, gauge): Pages that exist. */
  STATCODEC_ZONEINFO_MANAGED = 0x01180008, /**< managed (pages, gauge): Pages in the hands of the buddy allocator. */
  STATCODEC_ZONEINFO_CMA = 0x01180009, /**< cma (pages, gauge): Pages in areas of the contiguous memory allocator. */
  STATCODEC_ZONEINFO_PROTECTION = 0x0118000a, /**< protection (pages, setting): Pages held back from allocations that could use a higher zone, for each zone. */
  STATCODEC_ZONEINFO_NODE_UNRECLAIMABLE = 0x0118000b, /**< node_unreclaimable (flag, gauge): Whether kswapd gave the node up as not reclaimable. */
  STATCODEC_ZONEINFO_START_PFN = 0x0118000c, /**< start_pfn (id, label): Number of the first page frame of the zone. */
  STATCODEC_ZONEINFO_RESERVED_HIGHATOMIC = 0x0118000d, /**< reserved_highatomic (pages, gauge): Pages reserved for urgent allocations of higher order. */
  STATCODEC_ZONEINFO_FREE_HIGHATOMIC = 0x0118000e, /**< free_highatomic (pages, gauge): The part of reserved_highatomic that is free. */
  STATCODEC_ZONEINFO_SCANNED = 0x0118000f, /**< scanned (pages, gauge): Pages scanned since the last page was freed. */
  STATCODEC_ZONEINFO_NODE_SCANNED = 0x01180010, /**< node_scanned (pages, gauge): Pages of the node scanned since the last page was freed. */
  STATCODEC_ZONEINFO_ALL_UNRECLAIMABLE = 0x01180011, /**< all_unreclaimable (flag, gauge): Whether reclaim gave the zone up as not reclaimable. */
  STATCODEC_ZONEINFO_INACTIVE_RATIO = 0x01180012, /**< inactive_ratio (count, setting): Wanted size of the active anonymous list, over the inactive one. */
  STATCODEC_ZONEINFO_NODE_INACTIVE_RATIO = 0x01180013, /**< node_inactive_ratio (count, setting): Wanted size of the active anonymous list of the node, over the inactive one. */
  STATCODEC_ZONEINFO_NR_FREE_PAGES = 0x01180014, /**< nr_free_pages (pages, gauge): Free pages in the buddy allocator. */
  STATCODEC_ZONEINFO_NR_FREE_PAGES_BLOCKS = 0x01180015, /**< nr_free_pages_blocks (pages, gauge): Free pages in blocks of a whole pageblock or more. */
  STATCODEC_ZONEINFO_NR_ZONE_INACTIVE_ANON = 0x01180016, /**< nr_zone_inactive_anon (pages, gauge): Swap-backed pages on inactive lists, as zones count them. */
  STATCODEC_ZONEINFO_NR_ZONE_ACTIVE_ANON = 0x01180017, /**< nr_zone_active_anon (pages, gauge): Swap-backed pages on active lists, as zones count them. */
  STATCODEC_ZONEINFO_NR_ZONE_INACTIVE_FILE = 0x01180018, /**< nr_zone_inactive_file (pages, gauge): Page cache on inactive lists, as zones count it. */
  STATCODEC_ZONEINFO_NR_ZONE_ACTIVE_FILE = 0x01180019, /**< nr_zone_active_file (pages, gauge): Page cache on active lists, as zones count it. */
  STATCODEC_ZONEINFO_NR_ZONE_UNEVICTABLE = 0x0118001a, /**< nr_zone_unevictable (pages, gauge): Pages on unevictable lists, as zones count them. */
  STATCODEC_ZONEINFO_NR_ZONE_WRITE_PENDING = 0x0118001b, /**< nr_zone_write_pending (pages, gauge): Pages dirty or being written back, as zones count them. */
  STATCODEC_ZONEINFO_NR_MLOCK = 0x0118001c, /**< nr_mlock (pages, gauge): Pages locked in memory by mlock. */
  STATCODEC_ZONEINFO_NR_ZSPAGES = 0x0118001d, /**< nr_zspages (pages, gauge): Pages that hold compressed objects of zsmalloc. */
  STATCODEC_ZONEINFO_NR_FREE_CMA = 0x0118001e, /**< nr_free_cma (pages, gauge): Free pages in areas of the contiguous memory allocator (CMA). */
  STATCODEC_ZONEINFO_NR_UNACCEPTED = 0x0118001f, /**< nr_unaccepted (pages, gauge): Pages that a confidential guest has yet to accept from its host. */
  STATCODEC_ZONEINFO_NUMA_HIT = 0x01180020, /**< numa_hit (pages, counter): Pages allocated on the node they were wanted on. */
  STATCODEC_ZONEINFO_NUMA_MISS = 0x01180021, /**< numa_miss (pages, counter): Pages allocated on a node although another was wanted. */
  STATCODEC_ZONEINFO_NUMA_FOREIGN = 0x01180022, /**< numa_foreign (pages, counter): Pages wanted on a node but allocated on another. */
  STATCODEC_ZONEINFO_NUMA_INTERLEAVE = 0x01180023, /**< numa_interleave (pages, counter): Pages that an interleaving policy got on the node it chose. */
  STATCODEC_ZONEINFO_NUMA_LOCAL = 0x01180024, /**< numa_local (pages, counter): Pages allocated by a CPU from its own node. */
  STATCODEC_ZONEINFO_NUMA_OTHER = 0x01180025, /**< numa_other (pages, counter): Pages allocated by a CPU from a node not its own. */
  STATCODEC_ZONEINFO_NR_BOUNCE = 0x01180026, /**< nr_bounce (pages, gauge): Pages used as bounce buffers. */
  STATCODEC_ZONEINFO_NR_ALLOC_BATCH = 0x01180027, /**< nr_alloc_batch (pages, gauge): Pages a zone may still give before the next zone has its turn. */
  STATCODEC_ZONEINFO_NR_INACTIVE_ANON = 0x01180028, /**< nr_inactive_anon (pages, gauge): Swap-backed pages on inactive lists. */
  STATCODEC_ZONEINFO_NR_ACTIVE_ANON = 0x01180029, /**< nr_active_anon (pages, gauge): Swap-backed pages on active lists. */
  STATCODEC_ZONEINFO_NR_INACTIVE_FILE = 0x0118002a, /**< nr_inactive_file (pages, gauge): Page cache on inactive lists. */
  STATCODEC_ZONEINFO_NR_ACTIVE_FILE = 0x0118002b, /**< nr_active_file (pages, gauge): Page cache on active lists. */
  STATCODEC_ZONEINFO_NR_UNEVICTABLE = 0x0118002c, /**< nr_unevictable (pages, gauge): Pages on unevictable lists. */
  STATCODEC_ZONEINFO_NR_SLAB_RECLAIMABLE = 0x0118002d, /**< nr_slab_reclaimable (pages, gauge): Slab pages whose objects can be reclaimed. */
  STATCODEC_ZONEINFO_NR_SLAB_UNRECLAIMABLE = 0x0118002e, /**< nr_slab_unreclaimable (pages, gauge): Slab pages whose objects cannot be reclaimed. */
  STATCODEC_ZONEINFO_NR_ISOLATED_ANON = 0x0118002f, /**< nr_isolated_anon (pages, gauge): Swap-backed pages taken off the lists for reclaim or migration. */
  STATCODEC_ZONEINFO_NR_ISOLATED_FILE = 0x01180030, /**< nr_isolated_file (pages, gauge): Page cache taken off the lists for reclaim or migration. */
  STATCODEC_ZONEINFO_WORKINGSET_NODES = 0x01180031, /**< workingset_nodes (count, gauge): Page cache tree nodes that hold shadow entries of evicted pages. */
  STATCODEC_ZONEINFO_WORKINGSET_REFAULT_ANON = 0x01180032, /**< workingset_refault_anon (pages, counter): Evicted swap-backed pages that were needed again. */
  STATCODEC_ZONEINFO_WORKINGSET_REFAULT_FILE = 0x01180033, /**< workingset_refault_file (pages, counter): Evicted page cache that was needed again. */
  STATCODEC_ZONEINFO_WORKINGSET_ACTIVATE_ANON = 0x01180034, /**< workingset_activate_anon (pages, counter): Refaulted swap-backed pages made active at once. */
  STATCODEC_ZONEINFO_WORKINGSET_ACTIVATE_FILE = 0x01180035, /**< workingset_activate_file (pages, counter): Refaulted page cache made active at once. */
  STATCODEC_ZONEINFO_WORKINGSET_RESTORE_ANON = 0x01180036, /**< workingset_restore_anon (pages, counter): Refaulted swap-backed pages of the working set at their eviction. */
  STATCODEC_ZONEINFO_WORKINGSET_RESTORE_FILE = 0x01180037, /**< workingset_restore_file (pages, counter): Refaulted page cache of the working set at its eviction. */
  STATCODEC_ZONEINFO_WORKINGSET_NODERECLAIM = 0x01180038, /**< workingset_nodereclaim (events, counter): Tree nodes full of shadow entries that were reclaimed. */
  STATCODEC_ZONEINFO_NR_ANON_PAGES = 0x01180039, /**< nr_anon_pages (pages, gauge): Anonymous pages mapped by processes. */
  STATCODEC_ZONEINFO_NR_MAPPED = 0x0118003a, /**< nr_mapped (pages, gauge): Page cache pages mapped by processes. */
  STATCODEC_ZONEINFO_NR_FILE_PAGES = 0x0118003b, /**< nr_file_pages (pages, gauge): Page cache, with tmpfs and the swap cache. */
  STATCODEC_ZONEINFO_NR_DIRTY = 0x0118003c, /**< nr_dirty (pages, gauge): Page cache pages that wait to be written back. */
  STATCODEC_ZONEINFO_NR_WRITEBACK = 0x0118003d, /**< nr_writeback (pages, gauge): Pages being written back. */
  STATCODEC_ZONEINFO_NR_SHMEM = 0x0118003e, /**< nr_shmem (pages, gauge): Pages of tmpfs and shared memory. */
  STATCODEC_ZONEINFO_NR_SHMEM_HUGEPAGES = 0x0118003f, /**< nr_shmem_hugepages (huge pages, gauge): Huge pages of tmpfs and shared memory. */
  STATCODEC_ZONEINFO_NR_SHMEM_PMDMAPPED = 0x01180040, /**< nr_shmem_pmdmapped (huge pages, gauge): Huge pages of tmpfs and shared memory mapped whole. */
  STATCODEC_ZONEINFO_NR_FILE_HUGEPAGES = 0x01180041, /**< nr_file_hugepages (huge pages, gauge): Huge pages of page cache. */
  STATCODEC_ZONEINFO_NR_FILE_PMDMAPPED = 0x01180042, /**< nr_file_pmdmapped (huge pages, gauge): Huge pages of page cache mapped whole. */
  STATCODEC_ZONEINFO_NR_ANON_TRANSPARENT_HUGEPAGES = 0x01180043, /**< nr_anon_transparent_hugepages (huge pages, gauge): Anonymous transparent huge pages. */
  STATCODEC_ZONEINFO_NR_VMSCAN_WRITE = 0x01180044, /**< nr_vmscan_write (pages, counter): Pages that reclaim wrote out. */
  STATCODEC_ZONEINFO_NR_VMSCAN_IMMEDIATE_RECLAIM = 0x01180045, /**< nr_vmscan_immediate_reclaim (pages, counter): Pages marked to be reclaimed as soon as their writeback ends. */
  STATCODEC_ZONEINFO_NR_DIRTIED = 0x01180046, /**< nr_dirtied (pages, counter): Pages that became dirty. */
  STATCODEC_ZONEINFO_NR_WRITTEN = 0x01180047, /**< nr_written (pages, counter): Pages that were written back. */
  STATCODEC_ZONEINFO_NR_THROTTLED_WRITTEN = 0x01180048, /**< nr_throttled_written (pages, counter): Pages written back while reclaim was throttled. */
  STATCODEC_ZONEINFO_NR_KERNEL_MISC_RECLAIMABLE = 0x01180049, /**< nr_kernel_misc_reclaimable (pages, gauge): Kernel pages outside of slab that can be reclaimed. */
  STATCODEC_ZONEINFO_NR_FOLL_PIN_ACQUIRED = 0x0118004a, /**< nr_foll_pin_acquired (pages, counter): Pins on user pages taken for longer access by the kernel. */
  STATCODEC_ZONEINFO_NR_FOLL_PIN_RELEASED = 0x0118004b, /**< nr_foll_pin_released (pages, counter): Pins on user pages given back. */
  STATCODEC_ZONEINFO_NR_VMALLOC = 0x0118004c, /**< nr_vmalloc (pages, gauge): Pages allocated by vmalloc. */
  STATCODEC_ZONEINFO_NR_KERNEL_STACK = 0x0118004d, /**< nr_kernel_stack (kB, gauge): Kernel stacks of tasks. */
  STATCODEC_ZONEINFO_NR_SHADOW_CALL_STACK = 0x0118004e, /**< nr_shadow_call_stack (kB, gauge): Shadow call stacks of tasks. */
  STATCODEC_ZONEINFO_NR_PAGE_TABLE_PAGES = 0x0118004f, /**< nr_page_table_pages (pages, gauge): Pages used as page tables. */
  STATCODEC_ZONEINFO_NR_SEC_PAGE_TABLE_PAGES = 0x01180050, /**< nr_sec_page_table_pages (pages, gauge): Pages used as secondary page tables, by KVM and IOMMUs. */
  STATCODEC_ZONEINFO_NR_IOMMU_PAGES = 0x01180051, /**< nr_iommu_pages (pages, gauge): Pages allocated by IOMMU code. */
  STATCODEC_ZONEINFO_NR_SWAPCACHED = 0x01180052, /**< nr_swapcached (pages, gauge): Pages in the swap cache. */
  STATCODEC_ZONEINFO_PGPROMOTE_SUCCESS = 0x01180053, /**< pgpromote_success (pages, counter): Pages promoted to a faster node. */
  STATCODEC_ZONEINFO_PGPROMOTE_CANDIDATE = 0x01180054, /**< pgpromote_candidate (pages, counter): Pages found worth promoting to a faster node. */
  STATCODEC_ZONEINFO_PGPROMOTE_CANDIDATE_NRL = 0x01180055, /**< pgpromote_candidate_nrl (pages, counter): Pages found worth promoting and exempt from the rate limit. */
  STATCODEC_ZONEINFO_PGDEMOTE_KSWAPD = 0x01180056, /**< pgdemote_kswapd (pages, counter): Pages that kswapd demoted to a slower node. */
  STATCODEC_ZONEINFO_PGDEMOTE_DIRECT = 0x01180057, /**< pgdemote_direct (pages, counter): Pages that allocating tasks demoted to a slower node. */
  STATCODEC_ZONEINFO_PGDEMOTE_KHUGEPAGED = 0x01180058, /**< pgdemote_khugepaged (pages, counter): Pages that khugepaged demoted to a slower node. */
  STATCODEC_ZONEINFO_PGDEMOTE_PROACTIVE = 0x01180059, /**< pgdemote_proactive (pages, counter): Pages demoted to a slower node at the wish of user space. */
  STATCODEC_ZONEINFO_PGSTEAL_KSWAPD = 0x0118005a, /**< pgsteal_kswapd (pages, counter): Pages that kswapd reclaimed. */
  STATCODEC_ZONEINFO_PGSTEAL_DIRECT = 0x0118005b, /**< pgsteal_direct (pages, counter): Pages that allocating tasks reclaimed. */
  STATCODEC_ZONEINFO_PGSTEAL_KHUGEPAGED = 0x0118005c, /**< pgsteal_khugepaged (pages, counter): Pages that khugepaged reclaimed. */
  STATCODEC_ZONEINFO_PGSTEAL_PROACTIVE = 0x0118005d, /**< pgsteal_proactive (pages, counter): Pages reclaimed at the wish of user space. */
  STATCODEC_ZONEINFO_PGSTEAL_ANON = 0x0118005e, /**< pgsteal_anon (pages, counter): Swap-backed pages reclaimed. */
  STATCODEC_ZONEINFO_PGSTEAL_FILE = 0x0118005f, /**< pgsteal_file (pages, counter): Page cache reclaimed. */
  STATCODEC_ZONEINFO_PGSCAN_KSWAPD = 0x01180060, /**< pgscan_kswapd (pages, counter): Pages that kswapd scanned. */
  STATCODEC_ZONEINFO_PGSCAN_DIRECT = 0x01180061, /**< pgscan_direct (pages, counter): Pages that allocating tasks scanned for reclaim. */
  STATCODEC_ZONEINFO_PGSCAN_KHUGEPAGED = 0x01180062, /**< pgscan_khugepaged (pages, counter): Pages that khugepaged scanned for reclaim. */
  STATCODEC_ZONEINFO_PGSCAN_PROACTIVE = 0x01180063, /**< pgscan_proactive (pages, counter): Pages scanned for reclaim at the wish of user space. */
  STATCODEC_ZONEINFO_PGSCAN_ANON = 0x01180064, /**< pgscan_anon (pages, counter): Swap-backed pages scanned for reclaim. */
  STATCODEC_ZONEINFO_PGSCAN_FILE = 0x01180065, /**< pgscan_file (pages, counter): Page cache scanned for reclaim. */
  STATCODEC_ZONEINFO_PGREFILL = 0x01180066, /**< pgrefill (pages, counter): Pages scanned on active lists to refill the inactive ones. */
  STATCODEC_ZONEINFO_NR_HUGETLB = 0x01180067, /**< nr_hugetlb (pages, gauge): Base pages of hugetlb pages in use. */
  STATCODEC_ZONEINFO_NR_BALLOON_PAGES = 0x01180068, /**< nr_balloon_pages (pages, gauge): Pages that balloon drivers gave back to the host. */
  STATCODEC_ZONEINFO_NR_KERNEL_FILE_PAGES = 0x01180069, /**< nr_kernel_file_pages (pages, gauge): Page cache of files that belong to the kernel itself. */
  STATCODEC_ZONEINFO_NR_GPU_ACTIVE = 0x0118006a, /**< nr_gpu_active (pages, gauge): Pages in use by GPU drivers. */
  STATCODEC_ZONEINFO_NR_GPU_RECLAIM = 0x0118006b, /**< nr_gpu_reclaim (pages, gauge): Pages in the pools of GPU drivers that can be reclaimed. */
  STATCODEC_ZONEINFO_NR_UNSTABLE = 0x0118006c, /**< nr_unstable (pages, gauge): NFS pages sent to the server but not committed. */
  STATCODEC_ZONEINFO_NR_WRITEBACK_TEMP = 0x0118006d, /**< nr_writeback_temp (pages, gauge): Copies of pages that FUSE is writing back. */
  STATCODEC_ZONEINFO_WORKINGSET_REFAULT = 0x0118006e, /**< workingset_refault (pages, counter): Evicted page cache that was needed again. */
  STATCODEC_ZONEINFO_WORKINGSET_ACTIVATE = 0x0118006f, /**< workingset_activate (pages, counter): Refaulted page cache made active at once. */
  STATCODEC_ZONEINFO_WORKINGSET_RESTORE = 0x01180070, /**< workingset_restore (pages, counter): Refaulted page cache of the working set at its eviction. */
  STATCODEC_ZONEINFO_NR_PAGES_SCANNED = 0x01180071, /**< nr_pages_scanned (pages, gauge): Pages scanned since the last page was freed. */
  STATCODEC_ZONEINFO_NR_OVERHEAD = 0x01180072, /**< nr_overhead (pages, gauge): Shadow page tables of the KAISER backport, in stable kernels only. */
};

/** Cells of a row of zoneinfo, in mm/vmstat.c. */
enum {
  STATCODEC_ZONEINFO_CELLS_CPU = 0x41180000, /**< cpu (id, label): The CPU whose list follows. */
  STATCODEC_ZONEINFO_CELLS_COUNT = 0x41180001, /**< count (pages, gauge): Free pages on the CPU's list. */
  STATCODEC_ZONEINFO_CELLS_HIGH = 0x41180002, /**< high (pages, gauge): Pages on the CPU's list at which some go back to the buddy allocator. */
  STATCODEC_ZONEINFO_CELLS_BATCH = 0x41180003, /**< batch (pages, setting): Pages moved between list and buddy allocator at a time. */
  STATCODEC_ZONEINFO_CELLS_HIGH_MIN = 0x41180004, /**< high_min (pages, setting): Least value that `high` may take. */
  STATCODEC_ZONEINFO_CELLS_HIGH_MAX = 0x41180005, /**< high_max (pages, setting): Greatest value that `high` may take. */
  STATCODEC_ZONEINFO_CELLS_VM_STATS_THRESHOLD = 0x41180006, /**< vm stats threshold (count, setting): Size at which the CPU adds its own counts to those of the zone. */
};

/** Keys of node/meminfo, in drivers/base/node.c. */
enum {
  STATCODEC_NODE_MEMINFO_MEM_TOTAL = 0x012c0000, /**< MemTotal (kB, gauge): Memory of the node that the kernel manages. */
  STATCODEC_NODE_MEMINFO_MEM_FREE = 0x012c0001, /**< MemFree (kB, gauge): Memory that nothing uses. */
  STATCODEC_NODE_MEMINFO_MEM_USED = 0x012c0002, /**< MemUsed (kB, gauge): The rest: MemTotal without MemFree, page cache included. */
  STATCODEC_NODE_MEMINFO_SWAP_CACHED = 0x012c0003, /**< SwapCached (kB, gauge): Swap cache: pages in memory that also have a place in swap. */
  STATCODEC_NODE_MEMINFO_ACTIVE = 0x012c0004, /**< Active (kB, gauge): Memory on active lists, both anon and file. */
  STATCODEC_NODE_MEMINFO_INACTIVE = 0x012c0005, /**< Inactive (kB, gauge): Memory on inactive lists, both anon and file. */
  STATCODEC_NODE_MEMINFO_ACTIVE_ANON = 0x012c0006, /**< Active(anon) (kB, gauge): Swap-backed memory on active lists. */
  STATCODEC_NODE_MEMINFO_INACTIVE_ANON = 0x012c0007, /**< Inactive(anon) (kB, gauge): Swap-backed memory on inactive lists. */
  STATCODEC_NODE_MEMINFO_ACTIVE_FILE = 0x012c0008, /**< Active(file) (kB, gauge): Page cache on active lists. */
  STATCODEC_NODE_MEMINFO_INACTIVE_FILE = 0x012c0009, /**< Inactive(file) (kB, gauge): Page cache on inactive lists. */
  STATCODEC_NODE_MEMINFO_UNEVICTABLE = 0x012c000a, /**< Unevictable (kB, gauge): Memory that reclaim cannot take. */
  STATCODEC_NODE_MEMINFO_MLOCKED = 0x012c000b, /**< Mlocked (kB, gauge): Memory locked by mlock. */
  STATCODEC_NODE_MEMINFO_HIGH_TOTAL = 0x012c000c, /**< HighTotal (kB, gauge): Memory that the kernel has no permanent mapping of. */
  STATCODEC_NODE_MEMINFO_HIGH_FREE = 0x012c000d, /**< HighFree (kB, gauge): The part of HighTotal that is free. */
  STATCODEC_NODE_MEMINFO_LOW_TOTAL = 0x012c000e, /**< LowTotal (kB, gauge): Memory that the kernel can use for its own data. */
  STATCODEC_NODE_MEMINFO_LOW_FREE = 0x012c000f, /**< LowFree (kB, gauge): The part of LowTotal that is free. */
  STATCODEC_NODE_MEMINFO_DIRTY = 0x012c0010, /**< Dirty (kB, gauge): Memory that waits to be written back. */
  STATCODEC_NODE_MEMINFO_WRITEBACK = 0x012c0011, /**< Writeback (kB, gauge): Memory being written back. */
  STATCODEC_NODE_MEMINFO_FILE_PAGES = 0x012c0012, /**< FilePages (kB, gauge): Page cache, with tmpfs and the swap cache. */
  STATCODEC_NODE_MEMINFO_MAPPED = 0x012c0013, /**< Mapped (kB, gauge): Page cache mapped by processes. */
  STATCODEC_NODE_MEMINFO_ANON_PAGES = 0x012c0014, /**< AnonPages (kB, gauge): Anonymous memory mapped by processes. */
  STATCODEC_NODE_MEMINFO_SHMEM = 0x012c0015, /**< Shmem (kB, gauge): Memory of tmpfs and shared memory. */
  STATCODEC_NODE_MEMINFO_KERNEL_STACK = 0x012c0016, /**< KernelStack (kB, gauge): Kernel stacks of tasks. */
  STATCODEC_NODE_MEMINFO_SHADOW_CALL_STACK = 0x012c0017, /**< ShadowCallStack (kB, gauge): Shadow call stacks of tasks. */
  STATCODEC_NODE_MEMINFO_PAGE_TABLES = 0x012c0018, /**< PageTables (kB, gauge): Page tables of processes. */
  STATCODEC_NODE_MEMINFO_SEC_PAGE_TABLES = 0x012c0019, /**< SecPageTables (kB, gauge): Secondary page tables, of KVM and IOMMUs. */
  STATCODEC_NODE_MEMINFO_NFS_UNSTABLE = 0x012c001a, /**< NFS_Unstable (kB, gauge): NFS pages sent to the server but not committed; 0 in newer kernels. */
  STATCODEC_NODE_MEMINFO_BOUNCE = 0x012c001b, /**< Bounce (kB, gauge): Bounce buffers of block devices; 0 in newer kernels. */
  STATCODEC_NODE_MEMINFO_WRITEBACK_TMP = 0x012c001c, /**< WritebackTmp (kB, gauge): Copies of pages that FUSE is writing back; 0 in newer kernels. */
  STATCODEC_NODE_MEMINFO_KRECLAIMABLE = 0x012c001d, /**< KReclaimable (kB, gauge): Kernel memory that can be reclaimed, SReclaimable included. */
  STATCODEC_NODE_MEMINFO_SLAB = 0x012c001e, /**< Slab (kB, gauge): Memory in slab caches: SReclaimable and SUnreclaim. */
  STATCODEC_NODE_MEMINFO_SRECLAIMABLE = 0x012c001f, /**< SReclaimable (kB, gauge): Slab memory whose objects can be reclaimed. */
  STATCODEC_NODE_MEMINFO_SUNRECLAIM = 0x012c0020, /**< SUnreclaim (kB, gauge): Slab memory whose objects cannot be reclaimed. */
  STATCODEC_NODE_MEMINFO_ANON_HUGE_PAGES = 0x012c0021, /**< AnonHugePages (kB, gauge): Anonymous memory in transparent huge pages. */
  STATCODEC_NODE_MEMINFO_SHMEM_HUGE_PAGES = 0x012c0022, /**< ShmemHugePages (kB, gauge): Memory of tmpfs and shared memory in huge pages. */
  STATCODEC_NODE_MEMINFO_SHMEM_PMD_MAPPED = 0x012c0023, /**< ShmemPmdMapped (kB, gauge): The part of ShmemHugePages that is mapped as whole huge pages. */
  STATCODEC_NODE_MEMINFO_FILE_HUGE_PAGES = 0x012c0024, /**< FileHugePages (kB, gauge): Page cache in huge pages. */
  STATCODEC_NODE_MEMINFO_FILE_PMD_MAPPED = 0x012c0025, /**< FilePmdMapped (kB, gauge): The part of FileHugePages that is mapped as whole huge pages. */
  STATCODEC_NODE_MEMINFO_UNACCEPTED = 0x012c0026, /**< Unaccepted (kB, gauge): Memory that a confidential guest has yet to accept from its host. */
  STATCODEC_NODE_MEMINFO_BALLOON = 0x012c0027, /**< Balloon (kB, gauge): Memory that balloon drivers gave back to the host. */
  STATCODEC_NODE_MEMINFO_GPU_ACTIVE = 0x012c0028, /**< GPUActive (kB, gauge): Memory in use by GPU drivers. */
  STATCODEC_NODE_MEMINFO_GPU_RECLAIM = 0x012c0029, /**< GPUReclaim (kB, gauge): Memory in the pools of GPU drivers that can be reclaimed. */
  STATCODEC_NODE_MEMINFO_HUGE_PAGES_TOTAL = 0x012c002a, /**< HugePages_Total (huge pages, gauge): Hugetlb pages of the default size. */
  STATCODEC_NODE_MEMINFO_HUGE_PAGES_FREE = 0x012c002b, /**< HugePages_Free (huge pages, gauge): The part of HugePages_Total that nobody has allocated. */
  STATCODEC_NODE_MEMINFO_HUGE_PAGES_SURP = 0x012c002c, /**< HugePages_Surp (huge pages, gauge): Hugetlb pages above the number that was asked for. */
  STATCODEC_NODE_MEMINFO_NODE = 0x012c002d, /**< Node (id, label): The node's number, which stands at the head of every line. */
};

/** Keys of node/numastat, in drivers/base/node.c. */
enum {
  STATCODEC_NODE_NUMASTAT_NUMA_HIT = 0x012d0000, /**< numa_hit (pages, counter): Pages allocated on this node as was wanted. */
  STATCODEC_NODE_NUMASTAT_NUMA_MISS = 0x012d0001, /**< numa_miss (pages, counter): Pages allocated on this node although another was wanted. */
  STATCODEC_NODE_NUMASTAT_NUMA_FOREIGN = 0x012d0002, /**< numa_foreign (pages, counter): Pages wanted on this node but allocated on another. */
  STATCODEC_NODE_NUMASTAT_INTERLEAVE_HIT = 0x012d0003, /**< interleave_hit (pages, counter): Pages that an interleaving policy got on this node, which it chose. */
  STATCODEC_NODE_NUMASTAT_LOCAL_NODE = 0x012d0004, /**< local_node (pages, counter): Pages allocated on this node by one of its own CPUs. */
  STATCODEC_NODE_NUMASTAT_OTHER_NODE = 0x012d0005, /**< other_node (pages, counter): Pages allocated on this node by a CPU of another. */
};

/** Keys of pid/smaps, in fs/proc/task_mmu.c. */
enum {
  STATCODEC_PID_SMAPS_SIZE = 0x01400000, /**< Size (kB, gauge): Address space of the mapping. */
  STATCODEC_PID_SMAPS_KERNEL_PAGE_SIZE = 0x01400001, /**< KernelPageSize (kB, setting): Page size in which the kernel manages the mapping. */
  STATCODEC_PID_SMAPS_MMU_PAGE_SIZE = 0x01400002, /**< MMUPageSize (kB, setting): Page size that the MMU uses for the mapping. */
  STATCODEC_PID_SMAPS_RSS = 0x01400003, /**< Rss (kB, gauge): The part of the mapping that is in memory. */
  STATCODEC_PID_SMAPS_PSS = 0x01400004, /**< Pss (kB, gauge): The part in memory, each page divided by the number of its mappings. */
  STATCODEC_PID_SMAPS_PSS_DIRTY = 0x01400005, /**< Pss_Dirty (kB, gauge): The part of Pss in dirty pages. */
  STATCODEC_PID_SMAPS_PSS_ANON = 0x01400006, /**< Pss_Anon (kB, gauge): The part of Pss in anonymous pages; smaps_rollup has it. */
  STATCODEC_PID_SMAPS_PSS_FILE = 0x01400007, /**< Pss_File (kB, gauge): The part of Pss in pages of files; smaps_rollup has it. */
  STATCODEC_PID_SMAPS_PSS_SHMEM = 0x01400008, /**< Pss_Shmem (kB, gauge): The part of Pss in tmpfs and shared memory; smaps_rollup has it. */
  STATCODEC_PID_SMAPS_SHARED_CLEAN = 0x01400009, /**< Shared_Clean (kB, gauge): Clean pages that are mapped more than once. */
  STATCODEC_PID_SMAPS_SHARED_DIRTY = 0x0140000a, /**< Shared_Dirty (kB, gauge): Dirty pages that are mapped more than once. */
  STATCODEC_PID_SMAPS_PRIVATE_CLEAN = 0x0140000b, /**< Private_Clean (kB, gauge): Clean pages that only this mapping maps. */
  STATCODEC_PID_SMAPS_PRIVATE_DIRTY = 0x0140000c, /**< Private_Dirty (kB, gauge): Dirty pages that only this mapping maps. */
  STATCODEC_PID_SMAPS_REFERENCED = 0x0140000d, /**< Referenced (kB, gauge): Pages marked as accessed. */
  STATCODEC_PID_SMAPS_ANONYMOUS = 0x0140000e, /**< Anonymous (kB, gauge): Pages that belong to no file, private copies included. */
  STATCODEC_PID_SMAPS_KSM = 0x0140000f, /**< KSM (kB, gauge): Pages that KSM merged with equal ones. */
  STATCODEC_PID_SMAPS_LAZY_FREE = 0x01400010, /**< LazyFree (kB, gauge): Pages that `MADV_FREE` marked for lazy freeing. */
  STATCODEC_PID_SMAPS_ANON_HUGE_PAGES = 0x01400011, /**< AnonHugePages (kB, gauge): Anonymous memory in transparent huge pages. */
  STATCODEC_PID_SMAPS_SHMEM_PMD_MAPPED = 0x01400012, /**< ShmemPmdMapped (kB, gauge): Huge pages of tmpfs and shared memory mapped whole. */
  STATCODEC_PID_SMAPS_FILE_PMD_MAPPED = 0x01400013, /**< FilePmdMapped (kB, gauge): Huge pages of page cache mapped whole. */
  STATCODEC_PID_SMAPS_SHARED_HUGETLB = 0x01400014, /**< Shared_Hugetlb (kB, gauge): Hugetlb pages that are mapped more than once; not in Rss. */
  STATCODEC_PID_SMAPS_PRIVATE_HUGETLB = 0x01400015, /**< Private_Hugetlb (kB, gauge): Hugetlb pages that only this mapping maps; not in Rss. */
  STATCODEC_PID_SMAPS_SWAP = 0x01400016, /**< Swap (kB, gauge): The part of the mapping that is in swap. */
  STATCODEC_PID_SMAPS_SWAP_PSS = 0x01400017, /**< SwapPss (kB, gauge): The part in swap, each page divided by the number of its users. */
  STATCODEC_PID_SMAPS_LOCKED = 0x01400018, /**< Locked (kB, gauge): The part of Pss that is locked in memory. */
  STATCODEC_PID_SMAPS_THP_ELIGIBLE = 0x01400019, /**< THPeligible (flag, gauge): Whether the mapping may get transparent huge pages. */
  STATCODEC_PID_SMAPS_PROTECTION_KEY = 0x0140001a, /**< ProtectionKey (id, label): Memory protection key of the mapping. */
  STATCODEC_PID_SMAPS_VM_FLAGS = 0x0140001b, /**< VmFlags (text, label): Flags of the mapping, as words of two letters. */
  STATCODEC_PID_SMAPS_NONLINEAR = 0x0140001c, /**< Nonlinear (kB, gauge): The part of the mapping that maps its file out of order. */
};

/** Keys of pid/status, in fs/proc/array.c. */
enum {
  STATCODEC_PID_STATUS_NAME = 0x01430000, /**< Name (text, label): Name of the command; LF and backslash are escaped. */
  STATCODEC_PID_STATUS_UMASK = 0x01430001, /**< Umask (mask, setting): File mode creation mask, in octal. */
  STATCODEC_PID_STATUS_STATE = 0x01430002, /**< State (text, gauge): State of the task: a letter and a word. */
  STATCODEC_PID_STATUS_TGID = 0x01430003, /**< Tgid (id, label): Thread group: the id of the process. */
  STATCODEC_PID_STATUS_NGID = 0x01430004, /**< Ngid (id, label): NUMA group; 0 without one. */
  STATCODEC_PID_STATUS_PID = 0x01430005, /**< Pid (id, label): The id of this thread. */
  STATCODEC_PID_STATUS_PPID = 0x01430006, /**< PPid (id, label): The id of the parent process. */
  STATCODEC_PID_STATUS_TRACER_PID = 0x01430007, /**< TracerPid (id, label): The id of the tracing process; 0 without one. */
  STATCODEC_PID_STATUS_UID = 0x01430008, /**< Uid (id, label): User ids: real, effective, saved and for file access. */
  STATCODEC_PID_STATUS_GID = 0x01430009, /**< Gid (id, label): Group ids: real, effective, saved and for file access. */
  STATCODEC_PID_STATUS_FD_SIZE = 0x0143000a, /**< FDSize (count, gauge): Places for file descriptors that are allocated. */
  STATCODEC_PID_STATUS_GROUPS = 0x0143000b, /**< Groups (id, label): Supplementary groups. */
  STATCODEC_PID_STATUS_NS_TGID = 0x0143000c, /**< NStgid (id, label): Tgid in each pid namespace, outermost first. */
  STATCODEC_PID_STATUS_NS_PID = 0x0143000d, /**< NSpid (id, label): Pid in each pid namespace, outermost first. */
  STATCODEC_PID_STATUS_NS_PGID = 0x0143000e, /**< NSpgid (id, label): Process group in each pid namespace, outermost first. */
  STATCODEC_PID_STATUS_NS_SID = 0x0143000f, /**< NSsid (id, label): Session in each pid namespace, outermost first. */
  STATCODEC_PID_STATUS_KTHREAD = 0x01430010, /**< Kthread (flag, label): Whether it is a kernel thread. */
  STATCODEC_PID_STATUS_VM_PEAK = 0x01430011, /**< VmPeak (kB, gauge): Greatest VmSize so far. */
  STATCODEC_PID_STATUS_VM_SIZE = 0x01430012, /**< VmSize (kB, gauge): Address space. */
  STATCODEC_PID_STATUS_VM_LCK = 0x01430013, /**< VmLck (kB, gauge): Memory locked by mlock. */
  STATCODEC_PID_STATUS_VM_PIN = 0x01430014, /**< VmPin (kB, gauge): Memory pinned for devices. */
  STATCODEC_PID_STATUS_VM_HWM = 0x01430015, /**< VmHWM (kB, gauge): Greatest VmRSS so far. */
  STATCODEC_PID_STATUS_VM_RSS = 0x01430016, /**< VmRSS (kB, gauge): Memory in use: RssAnon, RssFile and RssShmem. */
  STATCODEC_PID_STATUS_RSS_ANON = 0x01430017, /**< RssAnon (kB, gauge): Anonymous memory in use. */
  STATCODEC_PID_STATUS_RSS_FILE = 0x01430018, /**< RssFile (kB, gauge): Memory in use that maps files. */
  STATCODEC_PID_STATUS_RSS_SHMEM = 0x01430019, /**< RssShmem (kB, gauge): Memory in use of tmpfs and shared memory. */
  STATCODEC_PID_STATUS_VM_DATA = 0x0143001a, /**< VmData (kB, gauge): Address space of private writable mappings without stack. */
  STATCODEC_PID_STATUS_VM_STK = 0x0143001b, /**< VmStk (kB, gauge): Address space of the stack. */
  STATCODEC_PID_STATUS_VM_EXE = 0x0143001c, /**< VmExe (kB, gauge): Address space of the program's code. */
  STATCODEC_PID_STATUS_VM_LIB = 0x0143001d, /**< VmLib (kB, gauge): Address space of other code, such as libraries. */
  STATCODEC_PID_STATUS_VM_PTE = 0x0143001e, /**< VmPTE (kB, gauge): Page tables. */
  STATCODEC_PID_STATUS_VM_PMD = 0x0143001f, /**< VmPMD (kB, gauge): Page tables of the second level. */
  STATCODEC_PID_STATUS_VM_SWAP = 0x01430020, /**< VmSwap (kB, gauge): Anonymous memory in swap. */
  STATCODEC_PID_STATUS_HUGETLB_PAGES = 0x01430021, /**< HugetlbPages (kB, gauge): Memory in hugetlb pages; not in VmRSS. */
  STATCODEC_PID_STATUS_CORE_DUMPING = 0x01430022, /**< CoreDumping (flag, gauge): Whether the process is dumping core. */
  STATCODEC_PID_STATUS_THP_ENABLED = 0x01430023, /**< THP_enabled (flag, setting): Whether the process may use transparent huge pages. */
  STATCODEC_PID_STATUS_UNTAG_MASK = 0x01430024, /**< untag_mask (mask, setting): Mask that takes the tag off an address. */
  STATCODEC_PID_STATUS_THREADS = 0x01430025, /**< Threads (count, gauge): Threads of the process. */
  STATCODEC_PID_STATUS_SIG_Q = 0x01430026, /**< SigQ (count, gauge): Queued signals of the user and their limit, with a slash between. */
  STATCODEC_PID_STATUS_SIG_PND = 0x01430027, /**< SigPnd (mask, gauge): Signals pending for the thread. */
  STATCODEC_PID_STATUS_SHD_PND = 0x01430028, /**< ShdPnd (mask, gauge): Signals pending for the process. */
  STATCODEC_PID_STATUS_SIG_BLK = 0x01430029, /**< SigBlk (mask, setting): Signals blocked. */
  STATCODEC_PID_STATUS_SIG_IGN = 0x0143002a, /**< SigIgn (mask, setting): Signals ignored. */
  STATCODEC_PID_STATUS_SIG_CGT = 0x0143002b, /**< SigCgt (mask, setting): Signals caught. */
  STATCODEC_PID_STATUS_CAP_INH = 0x0143002c, /**< CapInh (mask, setting): Inheritable capabilities. */
  STATCODEC_PID_STATUS_CAP_PRM = 0x0143002d, /**< CapPrm (mask, setting): Permitted capabilities. */
  STATCODEC_PID_STATUS_CAP_EFF = 0x0143002e, /**< CapEff (mask, setting): Effective capabilities. */
  STATCODEC_PID_STATUS_CAP_BND = 0x0143002f, /**< CapBnd (mask, setting): Bounding set of capabilities. */
  STATCODEC_PID_STATUS_CAP_AMB = 0x01430030, /**< CapAmb (mask, setting): Ambient capabilities. */
  STATCODEC_PID_STATUS_NO_NEW_PRIVS = 0x01430031, /**< NoNewPrivs (flag, setting): Whether exec can no longer grant privileges. */
  STATCODEC_PID_STATUS_SECCOMP = 0x01430032, /**< Seccomp (id, setting): Mode of seccomp: 0 off, 1 strict, 2 filter. */
  STATCODEC_PID_STATUS_SECCOMP_FILTERS = 0x01430033, /**< Seccomp_filters (count, gauge): Seccomp filters attached. */
  STATCODEC_PID_STATUS_SPECULATION_STORE_BYPASS = 0x01430034, /**< Speculation_Store_Bypass (text, setting): Mitigation of speculative store bypass. */
  STATCODEC_PID_STATUS_SPECULATION_INDIRECT_BRANCH = 0x01430035, /**< SpeculationIndirectBranch (text, setting): Mitigation of indirect branch speculation. */
  STATCODEC_PID_STATUS_CPUS_ALLOWED = 0x01430036, /**< Cpus_allowed (mask, setting): CPUs that may be used, as a mask in groups of 32 bits. */
  STATCODEC_PID_STATUS_CPUS_ALLOWED_LIST = 0x01430037, /**< Cpus_allowed_list (text, setting): CPUs that may be used, as a list of ranges. */
  STATCODEC_PID_STATUS_MEMS_ALLOWED = 0x01430038, /**< Mems_allowed (mask, setting): Memory nodes that may be used, as a mask in groups of 32 bits. */
  STATCODEC_PID_STATUS_MEMS_ALLOWED_LIST = 0x01430039, /**< Mems_allowed_list (text, setting): Memory nodes that may be used, as a list of ranges. */
  STATCODEC_PID_STATUS_VOLUNTARY_CTXT_SWITCHES = 0x0143003a, /**< voluntary_ctxt_switches (events, counter): Context switches because the thread waited. */
  STATCODEC_PID_STATUS_NONVOLUNTARY_CTXT_SWITCHES = 0x0143003b, /**< nonvoluntary_ctxt_switches (events, counter): Context switches because the thread was preempted. */
  STATCODEC_PID_STATUS_X86_THREAD_FEATURES = 0x0143003c, /**< x86_Thread_features (text, setting): Features turned on for the thread: shadow stack. */
  STATCODEC_PID_STATUS_X86_THREAD_FEATURES_LOCKED = 0x0143003d, /**< x86_Thread_features_locked (text, setting): Features that the thread can no longer change. */
};

/** Keys of pid/io, in fs/proc/base.c. */
enum {
  STATCODEC_PID_IO_RCHAR = 0x01440000, /**< rchar (bytes, counter): Bytes returned by read calls, page cache included. */
  STATCODEC_PID_IO_WCHAR = 0x01440001, /**< wchar (bytes, counter): Bytes given to write calls, page cache included. */
  STATCODEC_PID_IO_SYSCR = 0x01440002, /**< syscr (events, counter): Read calls. */
  STATCODEC_PID_IO_SYSCW = 0x01440003, /**< syscw (events, counter): Write calls. */
  STATCODEC_PID_IO_READ_BYTES = 0x01440004, /**< read_bytes (bytes, counter): Bytes fetched from storage. */
  STATCODEC_PID_IO_WRITE_BYTES = 0x01440005, /**< write_bytes (bytes, counter): Bytes sent to storage, counted when a page becomes dirty. */
  STATCODEC_PID_IO_CANCELLED_WRITE_BYTES = 0x01440006, /**< cancelled_write_bytes (bytes, counter): Bytes of write_bytes whose pages were dropped before they were written. */
};

/** Keys of pid/stat, in fs/proc/array.c. */
enum {
  STATCODEC_PID_STAT_PID = 0x01450000, /**< pid (id, label): Process id. */
  STATCODEC_PID_STAT_COMM = 0x01450001, /**< comm (text, label): Name of the command, in parentheses; may hold any byte. */
  STATCODEC_PID_STAT_STATE = 0x01450002, /**< state (text, gauge): State of the task: a letter. */
  STATCODEC_PID_STAT_PPID = 0x01450003, /**< ppid (id, label): The id of the parent process. */
  STATCODEC_PID_STAT_PGRP = 0x01450004, /**< pgrp (id, label): Process group. */
  STATCODEC_PID_STAT_SESSION = 0x01450005, /**< session (id, label): Session. */
  STATCODEC_PID_STAT_TTY_NR = 0x01450006, /**< tty_nr (id, label): Device number of the controlling terminal; 0 without one. */
  STATCODEC_PID_STAT_TPGID = 0x01450007, /**< tpgid (id, label): Foreground process group of the terminal; -1 without one. */
  STATCODEC_PID_STAT_FLAGS = 0x01450008, /**< flags (mask, gauge): Flags of the kernel for the task, in decimal. */
  STATCODEC_PID_STAT_MINFLT = 0x01450009, /**< minflt (events, counter): Minor page faults. */
  STATCODEC_PID_STAT_CMINFLT = 0x0145000a, /**< cminflt (events, counter): Minor page faults of children that were waited for. */
  STATCODEC_PID_STAT_MAJFLT = 0x0145000b, /**< majflt (events, counter): Major page faults. */
  STATCODEC_PID_STAT_CMAJFLT = 0x0145000c, /**< cmajflt (events, counter): Major page faults of children that were waited for. */
  STATCODEC_PID_STAT_UTIME = 0x0145000d, /**< utime (ticks, counter): Time in user mode, guest_time included. */
  STATCODEC_PID_STAT_STIME = 0x0145000e, /**< stime (ticks, counter): Time in kernel mode. */
  STATCODEC_PID_STAT_CUTIME = 0x0145000f, /**< cutime (ticks, counter): Time in user mode of children that were waited for. */
  STATCODEC_PID_STAT_CSTIME = 0x01450010, /**< cstime (ticks, counter): Time in kernel mode of children that were waited for. */
  STATCODEC_PID_STAT_PRIORITY = 0x01450011, /**< priority (weight, gauge): Priority as the kernel sees it; negative for real-time tasks. */
  STATCODEC_PID_STAT_NICE = 0x01450012, /**< nice (weight, setting): Nice value, from -20 to 19. */
  STATCODEC_PID_STAT_NUM_THREADS = 0x01450013, /**< num_threads (count, gauge): Threads of the process. */
  STATCODEC_PID_STAT_ITREALVALUE = 0x01450014, /**< itrealvalue (count, gauge): Always 0: its timer is gone. */
  STATCODEC_PID_STAT_STARTTIME = 0x01450015, /**< starttime (ticks, label): Time from boot to the start of the process. */
  STATCODEC_PID_STAT_VSIZE = 0x01450016, /**< vsize (bytes, gauge): Address space. */
  STATCODEC_PID_STAT_RSS = 0x01450017, /**< rss (pages, gauge): Memory in use. */
  STATCODEC_PID_STAT_RSSLIM = 0x01450018, /**< rsslim (bytes, setting): Limit of rss. */
  STATCODEC_PID_STAT_STARTCODE = 0x01450019, /**< startcode (mask, label): First address of the program's code, in decimal. */
  STATCODEC_PID_STAT_ENDCODE = 0x0145001a, /**< endcode (mask, label): End of the program's code, in decimal. */
  STATCODEC_PID_STAT_STARTSTACK = 0x0145001b, /**< startstack (mask, label): Bottom of the stack, in decimal. */
  STATCODEC_PID_STAT_KSTKESP = 0x0145001c, /**< kstkesp (mask, gauge): Stack pointer, in decimal; 0 in newer kernels unless the process exits. */
  STATCODEC_PID_STAT_KSTKEIP = 0x0145001d, /**< kstkeip (mask, gauge): Instruction pointer, in decimal; 0 in newer kernels unless the process exits. */
  STATCODEC_PID_STAT_SIGNAL = 0x0145001e, /**< signal (mask, gauge): Pending signals, in decimal; obsolete. */
  STATCODEC_PID_STAT_BLOCKED = 0x0145001f, /**< blocked (mask, setting): Blocked signals, in decimal; obsolete. */
  STATCODEC_PID_STAT_SIGIGNORE = 0x01450020, /**< sigignore (mask, setting): Ignored signals, in decimal; obsolete. */
  STATCODEC_PID_STAT_SIGCATCH = 0x01450021, /**< sigcatch (mask, setting): Caught signals, in decimal; obsolete. */
  STATCODEC_PID_STAT_WCHAN = 0x01450022, /**< wchan (mask, gauge): Where the task sleeps; in newer kernels 1 if it sleeps. */
  STATCODEC_PID_STAT_NSWAP = 0x01450023, /**< nswap (pages, gauge): Always 0: not kept. */
  STATCODEC_PID_STAT_CNSWAP = 0x01450024, /**< cnswap (pages, gauge): Always 0: not kept. */
  STATCODEC_PID_STAT_EXIT_SIGNAL = 0x01450025, /**< exit_signal (id, setting): Signal sent to the parent at exit. */
  STATCODEC_PID_STAT_PROCESSOR = 0x01450026, /**< processor (id, gauge): CPU that the task last ran on. */
  STATCODEC_PID_STAT_RT_PRIORITY = 0x01450027, /**< rt_priority (weight, setting): Real-time priority; 0 without one. */
  STATCODEC_PID_STAT_POLICY = 0x01450028, /**< policy (id, setting): Scheduling policy. */
  STATCODEC_PID_STAT_DELAYACCT_BLKIO_TICKS = 0x01450029, /**< delayacct_blkio_ticks (ticks, counter): Time spent waiting for block I/O. */
  STATCODEC_PID_STAT_GUEST_TIME = 0x0145002a, /**< guest_time (ticks, counter): Time spent running guests; part of utime. */
  STATCODEC_PID_STAT_CGUEST_TIME = 0x0145002b, /**< cguest_time (ticks, counter): Time that children which were waited for ran guests. */
  STATCODEC_PID_STAT_START_DATA = 0x0145002c, /**< start_data (mask, label): First address of the program's data, in decimal. */
  STATCODEC_PID_STAT_END_DATA = 0x0145002d, /**< end_data (mask, label): End of the program's data, in decimal. */
  STATCODEC_PID_STAT_START_BRK = 0x0145002e, /**< start_brk (mask, label): First address of the heap, in decimal. */
  STATCODEC_PID_STAT_ARG_START = 0x0145002f, /**< arg_start (mask, label): First address of the arguments, in decimal. */
  STATCODEC_PID_STAT_ARG_END = 0x01450030, /**< arg_end (mask, label): End of the arguments, in decimal. */
  STATCODEC_PID_STAT_ENV_START = 0x01450031, /**< env_start (mask, label): First address of the environment, in decimal. */
  STATCODEC_PID_STAT_ENV_END = 0x01450032, /**< env_end (mask, label): End of the environment, in decimal. */
  STATCODEC_PID_STAT_EXIT_CODE = 0x01450033, /**< exit_code (id, gauge): Exit status as waitpid returns it. */
};

/** Keys of pid/statm, in fs/proc/array.c. */
enum {
  STATCODEC_PID_STATM_SIZE = 0x01460000, /**< size (pages, gauge): Address space. */
  STATCODEC_PID_STATM_RESIDENT = 0x01460001, /**< resident (pages, gauge): Memory in use. */
  STATCODEC_PID_STATM_SHARED = 0x01460002, /**< shared (pages, gauge): Memory in use that maps files, tmpfs and shared memory. */
  STATCODEC_PID_STATM_TEXT = 0x01460003, /**< text (pages, gauge): Address space of the program's code. */
  STATCODEC_PID_STATM_LIB = 0x01460004, /**< lib (pages, gauge): Always 0: not kept. */
  STATCODEC_PID_STATM_DATA = 0x01460005, /**< data (pages, gauge): Address space of private writable mappings, stack included. */
  STATCODEC_PID_STATM_DT = 0x01460006, /**< dt (pages, gauge): Always 0: not kept. */
};

/** Keys of pid/schedstat, in fs/proc/base.c. */
enum {
  STATCODEC_PID_SCHEDSTAT_SUM_EXEC_RUNTIME = 0x01470000, /**< sum_exec_runtime (ns, counter): Time that the task ran. */
  STATCODEC_PID_SCHEDSTAT_RUN_DELAY = 0x01470001, /**< run_delay (ns, counter): Time that the task waited to run. */
  STATCODEC_PID_SCHEDSTAT_PCOUNT = 0x01470002, /**< pcount (events, counter): Time slices run. */
};

#endif /* STATCODEC_H */
