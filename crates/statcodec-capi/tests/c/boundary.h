/*
 * What the generated test of tests/boundary.rs stands on: an object of every
 * kind, valid, made anew for each call.
 */

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "statcodec.h"

/** Where a function puts a result, whatever its type. */
union output {
    unsigned char bytes[512];
    uint64_t aligned;
    void *pointer;
};

struct objects {
    statcodec_decoder *decoder;
    const statcodec_snapshot *snapshot;
    const statcodec_problems *problems;
    statcodec_snapshot *own;
    statcodec_flat flat;
    statcodec_nested nested;
    statcodec_colon colon;
    statcodec_maps maps;
    statcodec_smaps smaps;
    statcodec_writer writer;
    statcodec_reader *reader;
    statcodec_cgroup *cgroup;
    statcodec_tree *tree;
    statcodec_matrix *matrix;
    const statcodec_matrix *walked;
    statcodec_error located;
    statcodec_error error;
    statcodec_value value;
    char buffer[256];
    union output output[8];
};

static const char TEXT[] = "anon 1\nfile x\n";
#define TEXT_LENGTH (sizeof TEXT - 1)

static const statcodec_tree_file FILES[] = {{"memory.stat", NULL, 0}};
static const statcodec_tree_options OPTIONS = {sizeof(statcodec_tree_options), FILES, 1, 0, 0, 0};

static const char *current = "nothing";
static int failures;

#define CHECK(condition)                                                  \
    do {                                                                  \
        if (!(condition)) {                                               \
            printf("%s: line %d: %s\n", current, __LINE__, #condition);   \
            failures++;                                                   \
        }                                                                 \
    } while (0)

static void begin(struct objects *o, const char *what)
{
    statcodec_error error;
    current = what;
    memset(o, 0, sizeof *o);
    CHECK(statcodec_decoder_new(STATCODEC_FILE_MEMORY_STAT, &o->decoder) == STATCODEC_OK);
    CHECK(statcodec_decoder_decode_lenient(o->decoder, TEXT, TEXT_LENGTH, &o->snapshot,
                                           &o->problems, &error) == STATCODEC_OK);
    CHECK(statcodec_snapshot_clone(o->snapshot, &o->own) == STATCODEC_OK);
    CHECK(statcodec_flat_init(&o->flat, TEXT, TEXT_LENGTH) == STATCODEC_OK);
    CHECK(statcodec_nested_init(&o->nested, TEXT, TEXT_LENGTH) == STATCODEC_OK);
    CHECK(statcodec_colon_init(&o->colon, TEXT, TEXT_LENGTH) == STATCODEC_OK);
    CHECK(statcodec_maps_init(&o->maps, TEXT, TEXT_LENGTH) == STATCODEC_OK);
    CHECK(statcodec_smaps_init(&o->smaps, TEXT, TEXT_LENGTH) == STATCODEC_OK);
    CHECK(statcodec_writer_init(&o->writer, o->buffer, sizeof o->buffer) == STATCODEC_OK);
    CHECK(statcodec_problems_get(o->problems, 0, &o->located) == STATCODEC_OK);
    CHECK(statcodec_snapshot_get(o->snapshot, STATCODEC_MEMORY_STAT_ANON, &o->value) ==
          STATCODEC_OK);
    CHECK(statcodec_reader_open(ROOT "/memory.stat", &o->reader, NULL) == STATCODEC_OK);
    CHECK(statcodec_cgroup_open(ROOT, &o->cgroup, NULL) == STATCODEC_OK);
    /* A cgroup that the second walk finds gone. */
    CHECK(statcodec_tree_open(ROOT, &OPTIONS, &o->tree, NULL) == STATCODEC_OK);
    CHECK(mkdir(ROOT "/leaving", 0700) == 0);
    CHECK(statcodec_tree_walk(o->tree, NULL) == STATCODEC_OK);
    CHECK(rmdir(ROOT "/leaving") == 0);
    CHECK(statcodec_tree_walk(o->tree, NULL) == STATCODEC_OK);
    CHECK((o->walked = statcodec_tree_matrix(o->tree)) != NULL);
    CHECK(statcodec_tree_totals(o->tree, &o->matrix) == STATCODEC_OK);
    memset(o->output, 0xa5, sizeof o->output);
}

static inline void end(struct objects *o)
{
    statcodec_matrix_free(o->matrix);
    statcodec_tree_close(o->tree);
    statcodec_cgroup_close(o->cgroup);
    statcodec_reader_close(o->reader);
    statcodec_snapshot_free(o->own);
    statcodec_decoder_free(o->decoder);
}

/** Whether nothing was written to the outputs. */
static inline int untouched(const struct objects *o)
{
    const unsigned char *byte = (const unsigned char *)o->output;
    for (size_t i = 0; i < sizeof o->output; i++)
        if (byte[i] != 0xa5)
            return 0;
    return 1;
}

/** The handle that a call put into an output, if it did. */
static inline void *made(const union output *output)
{
    union output unwritten;
    memset(&unwritten, 0xa5, sizeof unwritten);
    return output->pointer == unwritten.pointer ? NULL : output->pointer;
}

/** A descriptor to give away. */
static inline int descriptor(void)
{
    return open(ROOT "/memory.stat", O_RDONLY);
}
