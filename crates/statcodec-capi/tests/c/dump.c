/*
 * Decodes every text on stdin in every way and prints what came out, a line an
 * item. tests/corpus.rs feeds it the captures and cases, and holds what it
 * prints against what the Rust API says.
 *
 * A text on stdin is a line `name length`, then as many bytes.
 */

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "statcodec.h"

static void print_bytes(const char *data, size_t length)
{
    for (size_t i = 0; i < length; i++) {
        unsigned char byte = (unsigned char)data[i];
        if (byte > 32 && byte < 127 && byte != '\\')
            putchar(byte);
        else
            printf("\\%02x", byte);
    }
}

static void print_value(const char *what, statcodec_text name, const statcodec_value *value)
{
    printf("%s ", what);
    print_bytes(name.data, name.length);
    printf(" %d %" PRIu64 " ", (int)value->state, value->number);
    print_bytes(value->text.data, value->text.length);
    putchar('\n');
}

static void print_error(const char *what, statcodec_error error, const char *text, size_t length)
{
    statcodec_error located = error;
    assert(statcodec_error_locate(&located, text, length) == STATCODEC_OK);
    assert(error.expected == statcodec_status_text(error.status));
    printf("%s %" PRIu32 " %zu %zu %zu %s\n", what, error.status, located.offset, located.line,
           located.column, located.expected);
}

static void print_encoded(const statcodec_snapshot *snapshot, const char *text, size_t length)
{
    char *buffer = malloc(length + 1);
    statcodec_written written;
    statcodec_status status = statcodec_snapshot_encode(snapshot, buffer, length, &written);
    assert(status == STATCODEC_OK && written.length == length && written.needed == length);
    assert(length == 0 || memcmp(buffer, text, length) == 0);
    if (length > 0) {
        status = statcodec_snapshot_encode(snapshot, buffer, length - 1, &written);
        assert(status == STATCODEC_BUFFER_TOO_SMALL && written.needed == length);
        assert(written.length < length && memcmp(buffer, text, written.length) == 0);
        printf("cut to %zu\n", written.length);
    }
    free(buffer);
}

static void print_snapshot(const statcodec_snapshot *snapshot)
{
    size_t cells = 0;
    const uint64_t *values = statcodec_snapshot_values(snapshot);
    const statcodec_state *states = statcodec_snapshot_states(snapshot);
    for (size_t i = 0; i < statcodec_snapshot_row_count(snapshot); i++) {
        statcodec_row row;
        assert(statcodec_snapshot_row(snapshot, i, &row) == STATCODEC_OK);
        assert(row.first_cell == cells);
        printf("row ");
        print_bytes(row.name.data, row.name.length);
        printf(" %" PRIx32 " %zu\n", row.key, row.cell_count);
        for (; cells < row.first_cell + row.cell_count; cells++) {
            statcodec_text name;
            statcodec_value value;
            assert(statcodec_snapshot_cell(snapshot, cells, &value) == STATCODEC_OK);
            assert(statcodec_snapshot_cell_name(snapshot, cells, &name) == STATCODEC_OK);
            assert(value.state == states[cells]);
            assert(value.state != STATCODEC_STATE_VALUE || value.number == values[cells]);
            print_value("cell", name, &value);
        }
        statcodec_row named;
        statcodec_status status =
            statcodec_snapshot_row_named_n(snapshot, row.name.data, row.name.length, &named);
        if (status == STATCODEC_OK)
            printf("named %zu\n", named.first_cell);
        if (row.key != STATCODEC_NO_KEY) {
            statcodec_value value;
            assert(statcodec_snapshot_get(snapshot, row.key, &value) == STATCODEC_OK);
            print_value("key", row.name, &value);
            printf("item %" PRIu64 "\n", statcodec_snapshot_value(snapshot, row.key, 77));
        }
    }
    assert(cells == statcodec_snapshot_cell_count(snapshot));
}

static void print_decoded(statcodec_decoder *decoder, const char *text, size_t length)
{
    statcodec_error error;
    const statcodec_snapshot *snapshot;
    const statcodec_problems *problems;

    if (statcodec_decoder_decode(decoder, text, length, &snapshot, &error) == STATCODEC_OK) {
        puts("strict");
        print_snapshot(snapshot);
        print_encoded(snapshot, text, length);
    } else {
        print_error("error", error, text, length);
    }
    statcodec_status status =
        statcodec_decoder_decode_lenient(decoder, text, length, &snapshot, &problems, &error);
    assert(status == STATCODEC_OK);
    printf("lenient %zu\n", statcodec_problems_count(problems));
    for (size_t i = 0; i < statcodec_problems_kept(problems); i++) {
        assert(statcodec_problems_get(problems, i, &error) == STATCODEC_OK);
        print_error("problem", error, text, length);
    }
    if (statcodec_problems_count(problems) > 0) {
        print_snapshot(snapshot);
        print_encoded(snapshot, text, length);
    }
}

static void print_streamed(const char *text, size_t length)
{
    statcodec_flat flat;
    statcodec_field field;
    assert(statcodec_flat_init(&flat, text, length) == STATCODEC_OK);
    while (statcodec_flat_next(&flat, &field) == STATCODEC_OK) {
        if (field.error.status == STATCODEC_OK)
            print_value("flat", field.name, &field.value);
        else
            print_error("flat", field.error, text, length);
    }
    assert(statcodec_flat_next(&flat, &field) == STATCODEC_END);

    statcodec_nested nested;
    statcodec_part part;
    assert(statcodec_nested_init(&nested, text, length) == STATCODEC_OK);
    while (statcodec_nested_next(&nested, &part) == STATCODEC_OK) {
        if (part.kind == STATCODEC_PART_ROW)
            print_value("nested row", part.name, &part.value);
        else if (part.kind == STATCODEC_PART_CELL)
            print_value("nested cell", part.name, &part.value);
        else
            print_error("nested", part.error, text, length);
    }
    assert(statcodec_nested_next(&nested, &part) == STATCODEC_END);
}

static void print_labels(const char *text, size_t length)
{
    statcodec_colon colon;
    statcodec_colon_field field;
    assert(statcodec_colon_init(&colon, text, length) == STATCODEC_OK);
    while (statcodec_colon_next(&colon, &field) == STATCODEC_OK) {
        if (field.error.status == STATCODEC_OK)
            print_value(field.kib ? "kib" : "colon", field.label, &field.value);
        else
            print_error("colon", field.error, text, length);
    }
    assert(statcodec_colon_next(&colon, &field) == STATCODEC_END);
}

static void print_mapping(const statcodec_mapping *mapping, const char *text, size_t length)
{
    if (mapping->error.status != STATCODEC_OK) {
        print_error("mapping", mapping->error, text, length);
        return;
    }
    printf("mapping %" PRIx64 "-%" PRIx64 " %.*s %" PRIx64 " %" PRIu32 ":%" PRIu32 " %" PRIu64 " ",
           mapping->start, mapping->end, STATCODEC_TEXT_ARGS(mapping->perms), mapping->offset,
           mapping->major, mapping->minor, mapping->inode);
    print_bytes(mapping->path.data, mapping->path.length);
    printf(" %zu %d %zu+%zu\n", mapping->file_path.length, mapping->deleted, mapping->body_offset,
           mapping->body.length);
}

static void print_mappings(const char *text, size_t length)
{
    statcodec_maps maps;
    statcodec_smaps smaps;
    statcodec_mapping mapping;
    assert(statcodec_maps_init(&maps, text, length) == STATCODEC_OK);
    while (statcodec_maps_next(&maps, &mapping) == STATCODEC_OK)
        print_mapping(&mapping, text, length);
    assert(statcodec_smaps_init(&smaps, text, length) == STATCODEC_OK);
    while (statcodec_smaps_next(&smaps, &mapping) == STATCODEC_OK)
        print_mapping(&mapping, text, length);
    assert(statcodec_smaps_next(&smaps, &mapping) == STATCODEC_END);
}

int main(void)
{
    char name[256];
    size_t length;
    statcodec_file file, last = UINT32_MAX;
    statcodec_decoder *decoder = NULL;

    while (scanf("%255s %zu", name, &length) == 2) {
        assert(getchar() == '\n');
        /* Of exactly this length, so that a read past the end is seen. */
        char *text = malloc(length);
        assert(fread(text, 1, length, stdin) == length);
        assert(statcodec_file_from_name(name, &file) == STATCODEC_OK);
        assert(statcodec_file_for_text(file, text, length, &file) == STATCODEC_OK);
        printf("= %s %" PRIu32 " %zu\n", name, file, length);
        /* Texts of one file in a row share a decoder, as an agent's do. */
        if (file != last) {
            statcodec_decoder_free(decoder);
            assert(statcodec_decoder_new(file, &decoder) == STATCODEC_OK);
            last = file;
        }
        print_decoded(decoder, text, length);
        print_streamed(text, length);
        print_labels(text, length);
        print_mappings(text, length);
        free(text);
    }
    statcodec_decoder_free(decoder);
    return 0;
}
