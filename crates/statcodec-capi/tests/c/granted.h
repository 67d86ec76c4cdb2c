/* What the examples in the header's comments take for granted. */

#include <stdio.h>

#include "statcodec.h"

#define handle(...) ((void)0)

size_t read_the_file(char *buffer, size_t size);

#define GRANTED                                                                    \
    const char *text = "";                                                         \
    size_t length = 0;                                                             \
    char buffer[64] = "";                                                          \
    statcodec_decoder *decoder = NULL;                                             \
    const statcodec_tree *tree = NULL;                                             \
    statcodec_status status = STATCODEC_OK;                                        \
    statcodec_value value = {STATCODEC_STATE_ABSENT, {0}, 0, {"", 0}};             \
    const statcodec_snapshot *snapshot = NULL;                                     \
    statcodec_text name = {"", 0}, row = {"", 0}

size_t read_the_file(char *buffer, size_t size)
{
    (void)buffer;
    return 0 * size;
}

