/* Single files: read by a decoder, and by readers that are opened and closed. */

#ifndef SOAK_FILES_H
#define SOAK_FILES_H

#include "statcodec.h"

#include "clock.h"
#include "naive.h"
#include "promise.h"
#include "tally.h"

/** Reads a file by a reader that is new, and once more by the same. */
static void by_reader(const char *group, int file, const char *path, uint64_t before)
{
    statcodec_file known;
    statcodec_reader *reader;
    statcodec_error error;
    statcodec_file_from_name(file_names[file], &known);
    if (statcodec_reader_open_as(path, known, &reader, &error) != STATCODEC_OK) {
        if (error.status != STATCODEC_VANISHED)
            wrong("%s: %s", path, error.expected);
        return;
    }
    for (int time = 0; time < 2; time++) {
        const statcodec_snapshot *snapshot;
        static _Thread_local char text[MOST_TEXT];
        statcodec_written written = {0, 0};
        if (statcodec_reader_read(reader, &snapshot, &error) != STATCODEC_OK) {
            wrong("%s: %s", path, error.expected);
            continue;
        }
        uint64_t sequence = verify_snapshot(group, file, snapshot);
        if (sequence < before)
            wrong("%s: write %" PRIu64 " after %" PRIu64, path, sequence, before);
        statcodec_text read = statcodec_reader_text(reader);
        statcodec_snapshot_encode(snapshot, text, sizeof text, &written);
        if (written.length != read.length || memcmp(text, read.data, read.length) != 0)
            wrong("%s: encoded as another text", path);
    }
    if (!statcodec_reader_is_unchanged(reader))
        wrong("%s: a file that is kept open changed", path);
    statcodec_reader_close(reader);
    count_up(&tally.reads, 2);
}

/** One decoder for each file, which learns from all groups. */
static void *read_files(void *shared)
{
    static _Thread_local char text[MOST_TEXT];
    statcodec_decoder *decoders[FILE_COUNT];
    struct groups groups;
    for (int i = 0; i < FILE_COUNT; i++) {
        statcodec_file known;
        statcodec_file_from_name(file_names[i], &known);
        statcodec_decoder_new(known, &decoders[i]);
    }
    for (int round = 0; goes_on(); round++) {
        int file = round % FILE_COUNT;
        list_all(&groups);
        for (size_t i = 0; i < groups.count; i++) {
            char path[PATH_SIZE];
            const statcodec_snapshot *snapshot;
            statcodec_error error;
            snprintf(path, sizeof path, "%s/%s/%s", root, groups.names[i], file_names[file]);
            long length = slurp(path, text);
            /* The group may go away at any moment. */
            if (length < 0)
                continue;
            uint64_t sequence = naive_sequence(text);
            if (statcodec_decoder_decode(decoders[file], text, (size_t)length, &snapshot,
                                         &error) != STATCODEC_OK)
                wrong("%s: %s", path, error.expected);
            else if (verify_snapshot(groups.names[i], file, snapshot) != sequence)
                wrong("%s: not write %" PRIu64, path, sequence);
            count_up(&tally.reads, 1);
            by_reader(groups.names[i], file, path, sequence);
        }
        /* A snapshot may be read on several threads at once. */
        if (statcodec_snapshot_value(shared, STATCODEC_MEMORY_STAT_ANON, 0) != 5)
            wrong("the shared snapshot");
    }
    for (int i = 0; i < FILE_COUNT; i++)
        statcodec_decoder_free(decoders[i]);
    return NULL;
}

#endif
