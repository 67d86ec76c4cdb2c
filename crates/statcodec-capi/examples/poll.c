/*
 * Reads a statistics file again and again and prints what changed: the loop of
 * a monitoring agent.
 *
 *     cc poll.c $(pkg-config --cflags --libs statcodec) -o poll
 *     ./poll /sys/fs/cgroup/memory.stat 1
 *
 * Arguments: the file; the seconds between readings, 1 if left out; how many
 * readings, no end if left out.
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <statcodec.h>

/** Prints a value that is not what it was. */
static void print_change(statcodec_text name, const statcodec_value *was,
                         const statcodec_value *is)
{
    if (is->state == was->state && is->number == was->number)
        return;
    printf("%.*s", STATCODEC_TEXT_ARGS(name));
    if (was->state == STATCODEC_STATE_VALUE && is->state == STATCODEC_STATE_VALUE) {
        /* Differences of unsigned numbers are right in either direction. */
        printf(" %" PRIu64 " %+" PRId64 "\n", is->number, (int64_t)(is->number - was->number));
    } else if (is->state == STATCODEC_STATE_VALUE) {
        printf(" %" PRIu64 "\n", is->number);
    } else if (is->state == STATCODEC_STATE_UNREADABLE) {
        printf(" unreadable: %.*s\n", STATCODEC_TEXT_ARGS(is->text));
    } else {
        printf(" %s\n", is->state == STATCODEC_STATE_MAX ? "max" : "is no number");
    }
}

/**
 * Compares every row with the one of its name in the reading before, which is
 * NULL for the first: then every row is new.
 */
static void print_changes(const statcodec_snapshot *before, const statcodec_snapshot *snapshot)
{
    for (size_t i = 0; i < statcodec_snapshot_row_count(snapshot); i++) {
        statcodec_row row, old;
        statcodec_value was = {STATCODEC_STATE_ABSENT, {0}, UINT64_MAX, {"", 0}}, is;
        if (statcodec_snapshot_row(snapshot, i, &row) != STATCODEC_OK || row.cell_count != 1)
            continue;
        statcodec_snapshot_cell(snapshot, row.first_cell, &is);
        if (statcodec_snapshot_row_named_n(before, row.name.data, row.name.length, &old) ==
            STATCODEC_OK)
            statcodec_snapshot_cell(before, old.first_cell, &was);
        print_change(row.name, &was, &is);
    }
}

/** Keeps a reading until the next: the reader's own lasts no longer. */
static statcodec_status keep(statcodec_snapshot **before, const statcodec_snapshot *snapshot)
{
    statcodec_snapshot_free(*before);
    *before = NULL;
    return statcodec_snapshot_clone(snapshot, before);
}

static void print_problems(const statcodec_problems *problems, statcodec_text text)
{
    for (size_t i = 0; i < statcodec_problems_kept(problems); i++) {
        statcodec_error problem;
        statcodec_problems_get(problems, i, &problem);
        statcodec_error_locate(&problem, text.data, text.length);
        fprintf(stderr, "line %zu, column %zu: %s\n", problem.line, problem.column,
                problem.expected);
    }
}

static void wait_for(double seconds)
{
    struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&time, NULL);
}

static int fail(const char *path, const statcodec_error *error)
{
    fprintf(stderr, "%s: %s", path, error->expected);
    if (error->os_error != 0)
        fprintf(stderr, " (%s)", strerror(error->os_error));
    fprintf(stderr, "\n");
    return EXIT_FAILURE;
}

int main(int count, char **arguments)
{
    if (count < 2) {
        fprintf(stderr, "usage: poll FILE [SECONDS [READINGS]]\n");
        return 2;
    }
    const char *path = arguments[1];
    double seconds = count > 2 ? atof(arguments[2]) : 1;
    long readings = count > 3 ? atol(arguments[3]) : -1;

    statcodec_error error;
    statcodec_reader *reader = NULL;
    if (statcodec_reader_open(path, &reader, &error) != STATCODEC_OK)
        return fail(path, &error);
    statcodec_snapshot *before = NULL;
    int result = EXIT_SUCCESS;
    for (long reading = 0; reading != readings; reading++) {
        const statcodec_snapshot *snapshot;
        const statcodec_problems *problems;
        if (reading > 0)
            wait_for(seconds);
        /* Leniently: one bad line is no reason to lose the others. */
        if (statcodec_reader_read_lenient(reader, &snapshot, &problems, &error) != STATCODEC_OK) {
            result = fail(path, &error);
            break;
        }
        print_problems(problems, statcodec_reader_text(reader));
        if (before != NULL && statcodec_reader_is_unchanged(reader))
            continue;
        print_changes(before, snapshot);
        fflush(stdout);
        if (keep(&before, snapshot) != STATCODEC_OK)
            break;
    }
    statcodec_snapshot_free(before);
    statcodec_reader_close(reader);
    return result;
}
