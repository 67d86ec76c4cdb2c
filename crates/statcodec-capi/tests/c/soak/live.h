/* Files of the kernel's own, each held against a reader that only splits the same
 * text. */

#ifndef SOAK_LIVE_H
#define SOAK_LIVE_H

#include <stdlib.h>
#include <string.h>

#include "statcodec.h"

#include "clock.h"
#include "naive.h"
#include "promise.h"
#include "tally.h"

/** Holds a line against its row: the first word, and all that are numbers. */
static bool same(const statcodec_snapshot *snapshot, size_t number, char *line)
{
    statcodec_row row;
    statcodec_value value;
    char *rest = NULL, *word = strtok_r(line, " =:", &rest);
    if (statcodec_snapshot_row(snapshot, number, &row) != STATCODEC_OK || !is(row.name, word))
        return false;
    size_t at = row.first_cell;
    while ((word = strtok_r(NULL, " =:", &rest)) != NULL) {
        char *point = strchr(word, '.');
        /* "1.25" is 125 hundredths. */
        if (point != NULL)
            memmove(point, point + 1, strlen(point));
        if (strspn(word, "0123456789") != strlen(word))
            continue;
        if (statcodec_snapshot_cell(snapshot, at++, &value) != STATCODEC_OK ||
            value.number != strtoull(word, NULL, 10))
            return false;
    }
    return at == row.first_cell + row.cell_count;
}

/** What this process has in memory: a file of tens of mappings. */
static void read_smaps(statcodec_reader *reader, char *text)
{
    const statcodec_snapshot *snapshot;
    uint64_t found = 0, naive = 0;
    if (statcodec_reader_read(reader, &snapshot, NULL) != STATCODEC_OK) {
        wrong("/proc/self/smaps cannot be read");
        return;
    }
    for (size_t i = 0; i < statcodec_snapshot_row_count(snapshot); i++) {
        size_t cell;
        statcodec_value value;
        if (statcodec_snapshot_cell_named_n(snapshot, i, "Rss", 3, &cell) == STATCODEC_OK &&
            statcodec_snapshot_cell(snapshot, cell, &value) == STATCODEC_OK)
            found += value.number;
    }
    statcodec_text read = statcodec_reader_text(reader);
    if (read.length >= MOST_TEXT)
        return;
    memcpy(text, read.data, read.length);
    text[read.length] = 0;
    for (const char *line = text; (line = strstr(line, "\nRss:")) != NULL; line++)
        naive += strtoull(line + 5, NULL, 10);
    if (found != naive || found == 0)
        wrong("/proc/self/smaps: %" PRIu64 " kB, not %" PRIu64, found, naive);
    count_up(&tally.values, 1);
    count_up(&tally.reads, 1);
}

static void *read_live(void *unused)
{
    static const char *const paths[] = {
        "/proc/stat", "/proc/meminfo", "/proc/vmstat", "/proc/pressure/cpu", "/proc/pressure/io",
        "/proc/pressure/memory", "/sys/fs/cgroup/memory/memory.stat",
        "/sys/fs/cgroup/memory/memory.numa_stat", "/sys/fs/cgroup/memory.stat",
        "/sys/fs/cgroup/cpu.stat",
    };
    enum { COUNT = sizeof paths / sizeof *paths };
    static _Thread_local char text[MOST_TEXT];
    statcodec_reader *readers[COUNT] = {NULL};
    /* Those that are there. */
    for (int i = 0; i < COUNT; i++)
        statcodec_reader_open(paths[i], &readers[i], NULL);
    statcodec_reader *smaps = NULL;
    statcodec_reader_open("/proc/self/smaps", &smaps, NULL);
    for (int round = 0; goes_on(); round++) {
        if (round % 16 == 0)
            read_smaps(smaps, text);
        for (int i = 0; i < COUNT; i++) {
            const statcodec_snapshot *snapshot;
            statcodec_error error;
            if (readers[i] == NULL)
                continue;
            if (statcodec_reader_read(readers[i], &snapshot, &error) != STATCODEC_OK) {
                wrong("%s: %s", paths[i], error.expected);
                continue;
            }
            statcodec_text read = statcodec_reader_text(readers[i]);
            size_t length = read.length < MOST_TEXT ? read.length : MOST_TEXT - 1, number = 0;
            memcpy(text, read.data, length);
            text[length] = 0;
            char *rest = NULL;
            for (char *line = strtok_r(text, "\n", &rest); line != NULL; number++) {
                if (!same(snapshot, number, line))
                    wrong("%s: row %zu, %s", paths[i], number, line);
                line = strtok_r(NULL, "\n", &rest);
            }
            if (number != statcodec_snapshot_row_count(snapshot))
                wrong("%s: %zu rows", paths[i], number);
            count_up(&tally.values, statcodec_snapshot_cell_count(snapshot));
            count_up(&tally.reads, 1);
        }
    }
    for (int i = 0; i < COUNT; i++)
        statcodec_reader_close(readers[i]);
    statcodec_reader_close(smaps);
    return unused;
}

#endif
