/*
 * A C program's way to statcodec: by its header, through the shared library,
 * which is opened at run time so that the bench builds without it.
 */

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include <statcodec.h>

struct library {
    void *object;
    statcodec_decoder *decoder;
    void (*decoder_free)(statcodec_decoder *);
    statcodec_status (*decode)(statcodec_decoder *, const char *, size_t,
                               const statcodec_snapshot **, statcodec_error *);
    const uint64_t *(*values)(const statcodec_snapshot *);
    size_t (*cell_count)(const statcodec_snapshot *);
};

/* POSIX wants an object pointer to become a function pointer; ISO C has no
 * cast for it. */
static int find(struct library *library, const char *name, void *function)
{
    void *symbol = dlsym(library->object, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

/* A decoder of a file in the library at a path, or NULL. */
struct library *library_open(const char *path, uint32_t file)
{
    statcodec_status (*check_version)(uint32_t);
    statcodec_status (*decoder_new)(statcodec_file, statcodec_decoder **);
    struct library *library = calloc(1, sizeof *library);
    if (library == NULL)
        return NULL;
    library->object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library->object != NULL && find(library, "statcodec_check_version", &check_version) &&
        check_version(STATCODEC_VERSION_NUMBER) == STATCODEC_OK &&
        find(library, "statcodec_decoder_new", &decoder_new) &&
        find(library, "statcodec_decoder_free", &library->decoder_free) &&
        find(library, "statcodec_decoder_decode", &library->decode) &&
        find(library, "statcodec_snapshot_values", &library->values) &&
        find(library, "statcodec_snapshot_cell_count", &library->cell_count) &&
        decoder_new(file, &library->decoder) == STATCODEC_OK)
        return library;
    free(library);
    return NULL;
}

void library_close(struct library *library)
{
    library->decoder_free(library->decoder);
    free(library);
}

/* Decodes a text; its first number, or UINT64_MAX where it cannot be read. */
uint64_t library_read(struct library *library, const char *text, size_t length)
{
    const statcodec_snapshot *snapshot;
    if (library->decode(library->decoder, text, length, &snapshot, NULL) != STATCODEC_OK)
        return UINT64_MAX;
    return library->values(snapshot)[0];
}

/* Decodes a text; how many of its numbers there are, of which `out` has the
 * first `room`. */
size_t library_numbers(struct library *library, const char *text, size_t length, uint64_t *out,
                       size_t room)
{
    const statcodec_snapshot *snapshot;
    if (library->decode(library->decoder, text, length, &snapshot, NULL) != STATCODEC_OK)
        return 0;
    size_t count = library->cell_count(snapshot);
    if (count <= room)
        memcpy(out, library->values(snapshot), count * sizeof *out);
    return count;
}
