/*
 * Two threads, each with a decoder, a cursor and a writer of its own, that
 * read one snapshot they share. For valgrind --tool=helgrind.
 */

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "statcodec.h"

enum { ROUNDS = 200 };

struct work {
    const statcodec_snapshot *shared;
    uint64_t sum;
};

static void *run(void *argument)
{
    struct work *work = argument;
    statcodec_decoder *decoder;
    assert(statcodec_decoder_new(STATCODEC_FILE_MEMORY_STAT, &decoder) == STATCODEC_OK);
    for (int round = 0; round < ROUNDS; round++) {
        char text[64];
        statcodec_writer writer;
        statcodec_written written;
        const statcodec_snapshot *snapshot;
        statcodec_snapshot *copy;
        statcodec_flat flat;
        statcodec_field field;

        statcodec_writer_init(&writer, text, sizeof text);
        statcodec_writer_name_value(&writer, NULL, "anon", " ", (uint64_t)round);
        /* Another name now and then, so that the decoder learns anew. */
        statcodec_writer_name_value(&writer, NULL, round % 16 ? "file" : "shmem", " ", 1);
        assert(statcodec_writer_finish(&writer, &written) == STATCODEC_OK);
        assert(statcodec_decoder_decode(decoder, text, written.length, &snapshot, NULL) ==
               STATCODEC_OK);
        work->sum += statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0);
        work->sum += statcodec_snapshot_value(work->shared, STATCODEC_MEMORY_STAT_ANON, 0);
        assert(statcodec_snapshot_clone(work->shared, &copy) == STATCODEC_OK);
        statcodec_snapshot_free(copy);
        statcodec_flat_init(&flat, text, written.length);
        while (statcodec_flat_next(&flat, &field) == STATCODEC_OK)
            work->sum += field.value.number;
    }
    statcodec_decoder_free(decoder);
    return NULL;
}

int main(void)
{
    statcodec_snapshot *shared;
    pthread_t threads[2];
    struct work works[2];
    assert(statcodec_decode(STATCODEC_FILE_MEMORY_STAT, "anon 5\n", 7, &shared, NULL) ==
           STATCODEC_OK);
    for (int i = 0; i < 2; i++) {
        works[i].shared = shared;
        works[i].sum = 0;
        assert(pthread_create(&threads[i], NULL, run, &works[i]) == 0);
    }
    for (int i = 0; i < 2; i++)
        assert(pthread_join(threads[i], NULL) == 0);
    statcodec_snapshot_free(shared);
    uint64_t round_sum = (uint64_t)ROUNDS * (ROUNDS - 1) / 2;
    assert(works[0].sum == works[1].sum);
    assert(works[0].sum == 2 * round_sum + ROUNDS * 5 + ROUNDS);
    printf("%" PRIu64 "\n", works[0].sum);
    return 0;
}
