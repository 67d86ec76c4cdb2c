/*
 * The C part of `cargo xtask soak`: reads the tree that changes, and live
 * files, from several threads at once, and ends with a line of counts.
 *
 *     main FOLDER SECONDS
 *
 * What each value must be is written down in crates/soak/src/promise.rs; here
 * it is in words of its own.
 */

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "statcodec.h"

#include "clock.h"
#include "files.h"
#include "live.h"
#include "naive.h"
#include "tally.h"
#include "walk.h"

int main(int count, char **arguments)
{
    enum { THREADS = 4 };
    void *(*const works[THREADS])(void *) = {walk_tree, read_files, read_files, read_live};
    pthread_t threads[THREADS];
    if (count != 3)
        return 2;
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s/root", arguments[1]);
    root = path;
    double seconds = strtod(arguments[2], NULL);
    clock_gettime(CLOCK_MONOTONIC, &end);
    end.tv_sec += (time_t)seconds;

    int before = descriptors();
    statcodec_snapshot *shared;
    statcodec_decode(STATCODEC_FILE_MEMORY_STAT, "anon 5\n", 7, &shared, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, works[i], shared);
    /* Half-way, or after a minute, memory is warm. */
    double warm_up = seconds / 2 < 60 ? seconds / 2 : 60;
    struct timespec wait = {(time_t)warm_up, (long)((warm_up - (double)(time_t)warm_up) * 1e9)};
    nanosleep(&wait, NULL);
    unsigned long warm = resident();
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    statcodec_snapshot_free(shared);
    printf("threads=%d reads=%" PRIu64 " values=%" PRIu64 " came=%" PRIu64 " gone=%" PRIu64
           " wrong=%" PRIu64 " warm_kb=%lu end_kb=%lu fds_start=%d fds_end=%d\n",
           THREADS, tally.reads, tally.values, tally.came, tally.gone, tally.wrong, warm,
           resident(), before, descriptors());
    return 0;
}
