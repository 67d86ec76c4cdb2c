/* What every value in the tree must be: crates/soak/src/promise.rs in words of its
 * own. */

#ifndef SOAK_PROMISE_H
#define SOAK_PROMISE_H

#include <stdbool.h>
#include <string.h>

#include "statcodec.h"

#include "tally.h"

enum { FILE_COUNT = 7 };

static const char *const file_names[FILE_COUNT] = {
    "memory.stat", "memory.numa_stat", "io.stat", "cpu.stat", "memory.pressure", "stat",
    "memory.current",
};

struct cell {
    statcodec_text row, name;
    statcodec_value value;
};

static bool is(statcodec_text text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.data, word, text.length) == 0;
}

static uint64_t hash(uint64_t start, const char *data, size_t length)
{
    for (size_t i = 0; i < length; i++)
        start = (start ^ (unsigned char)data[i]) * 0x100000001b3;
    return start;
}

static bool keeps_promise(const struct cell *cell, uint64_t sequence, const char *group,
                          const char *file)
{
    uint64_t bits = hash(0xcbf29ce484222325, group, strlen(group));
    bits = hash(hash(bits, "/", 1), file, strlen(file));
    bits = hash(hash(bits, " ", 1), cell->row.data, cell->row.length);
    bits = hash(hash(bits, " ", 1), cell->name.data, cell->name.length);
    bits ^= sequence * 0x9e3779b97f4a7c15;
    bits = (bits ^ bits >> 32) * 0xd6e8feb86659fd93;
    bits ^= bits >> 32;
    bool no_max = strcmp(file, "memory.pressure") == 0 || strcmp(file, "stat") == 0;
    statcodec_state state = STATCODEC_STATE_VALUE;
    uint64_t number = bits >> (bits >> 7 & 63);
    if (cell->name.length > 3 && memcmp(cell->name.data, "avg", 3) == 0) {
        state = STATCODEC_STATE_HUNDREDTHS;
        number = bits % 10001;
    } else if ((bits & 127) == 0) {
        number = UINT64_MAX;
    } else if ((bits & 127) == 1 && !no_max) {
        state = STATCODEC_STATE_MAX;
        number = UINT64_MAX;
    } else if ((bits & 127) == 2) {
        number = 0;
    }
    return cell->value.state == state && cell->value.number == number;
}

/**
 * Holds all cells of a file against the promise. Returns which write it is of;
 * 0 where no cell is there.
 */
static uint64_t verify(const char *group, int file, const struct cell *cells, size_t count)
{
    bool bare = is((statcodec_text){file_names[file], strlen(file_names[file])}, "memory.current");
    uint64_t sequence = 0, promised = 0, found = 0;
    for (size_t i = 0; i < count; i++) {
        bool seq = is(cells[i].row, "seq");
        if (bare || (seq && !is(cells[i].name, "cells")))
            sequence = cells[i].value.number;
        else if (seq || is(cells[i].row, "cells"))
            promised = cells[i].value.number;
        else
            found++;
    }
    if (sequence == 0 && count == 0)
        return 0;
    if (sequence == 0 || found != promised)
        wrong("%s/%s, write %" PRIu64 ": %" PRIu64 " values of %" PRIu64, group, file_names[file],
              sequence, found, promised);
    for (size_t i = 0; !bare && i < count; i++)
        if (!is(cells[i].row, "seq") && !is(cells[i].row, "cells") &&
            !keeps_promise(&cells[i], sequence, group, file_names[file]))
            wrong("%s/%s, write %" PRIu64 ": %.*s %.*s is %" PRIu64 ", state %d", group,
                  file_names[file], sequence, STATCODEC_TEXT_ARGS(cells[i].row),
                  STATCODEC_TEXT_ARGS(cells[i].name), cells[i].value.number, cells[i].value.state);
    count_up(&tally.values, count);
    return sequence;
}

static uint64_t verify_snapshot(const char *group, int file, const statcodec_snapshot *snapshot)
{
    static _Thread_local struct cell cells[4096];
    size_t count = 0;
    for (size_t i = 0; i < statcodec_snapshot_row_count(snapshot); i++) {
        statcodec_row row;
        statcodec_snapshot_row(snapshot, i, &row);
        for (size_t at = row.first_cell; at < row.first_cell + row.cell_count; at++) {
            struct cell *cell = &cells[count++ % 4096];
            cell->row = row.name;
            statcodec_snapshot_cell_name(snapshot, at, &cell->name);
            statcodec_snapshot_cell(snapshot, at, &cell->value);
        }
    }
    return verify(group, file, cells, count);
}

#endif
