/* The rules of the header, one function a group. */

#include <stdlib.h>

#include "check.h"
#include "statcodec.h"

static const char STAT[] = "anon 4096\nfile 8192\nsock max\nbrand_new 7\n";
#define STAT_LENGTH (sizeof STAT - 1)

static void versions(void)
{
    CHECK(strcmp(statcodec_version(), STATCODEC_VERSION) == 0);
    CHECK(statcodec_version_number() == STATCODEC_VERSION_NUMBER);
    CHECK(statcodec_check_version(STATCODEC_VERSION_NUMBER) == STATCODEC_OK);
    CHECK(statcodec_check_version(STATCODEC_VERSION_NUMBER + 1) == STATCODEC_WRONG_VERSION);
    CHECK(statcodec_check_version(UINT32_MAX) == STATCODEC_WRONG_VERSION);
}

static void statuses(void)
{
    CHECK(strcmp(statcodec_status_text(STATCODEC_OK), "no error") == 0);
    CHECK(strcmp(statcodec_status_text(STATCODEC_EXPECTED_NUMBER), "expected a decimal number") == 0);
    CHECK(strcmp(statcodec_status_text(STATCODEC_END), "there are no more items") == 0);
    CHECK(strcmp(statcodec_status_text(999), "unknown status") == 0);
    CHECK(strcmp(statcodec_unit_text(STATCODEC_UNIT_BYTES), "bytes") == 0);
    CHECK(strcmp(statcodec_unit_text(60000), "unknown") == 0);
}

/** A struct that was never initialised is a status, whatever is in it. */
static void uninitialised(void)
{
    union {
        statcodec_flat flat;
        statcodec_nested nested;
        statcodec_writer writer;
    } place;
    statcodec_field field;
    statcodec_part part;
    memset(&place, 0, sizeof place);
    CHECK(statcodec_flat_next(&place.flat, &field) == STATCODEC_NOT_INITIALIZED);
    memset(&place, 0xff, sizeof place);
    CHECK(statcodec_nested_next(&place.nested, &part) == STATCODEC_NOT_INITIALIZED);
    CHECK(statcodec_writer_end_line(&place.writer) == STATCODEC_NOT_INITIALIZED);
    /* Another kind of cursor is one, too. */
    CHECK(statcodec_flat_init(&place.flat, STAT, STAT_LENGTH) == STATCODEC_OK);
    CHECK(statcodec_nested_next(&place.nested, &part) == STATCODEC_NOT_INITIALIZED);
    CHECK(statcodec_flat_next(&place.flat, &field) == STATCODEC_OK);
}

static void cursors(void)
{
    statcodec_flat flat, copy;
    statcodec_field field;
    CHECK(statcodec_flat_init(&flat, "anon 1\nfile x\nsock max\n", 23) == STATCODEC_OK);
    CHECK(statcodec_flat_next(&flat, &field) == STATCODEC_OK);
    SAME(field.name, "anon");
    CHECK(field.value.state == STATCODEC_STATE_VALUE && field.value.number == 1);
    CHECK(field.error.status == STATCODEC_OK && field.error.line == 0);
    copy = flat;
    CHECK(statcodec_flat_next(&flat, &field) == STATCODEC_OK);
    CHECK(field.error.status == STATCODEC_EXPECTED_NUMBER && field.error.offset == 12);
    CHECK(field.value.state == STATCODEC_STATE_UNREADABLE && field.value.number == UINT64_MAX);
    CHECK(field.name.length == 0 && field.name.data != NULL);
    CHECK(statcodec_flat_next(&flat, &field) == STATCODEC_OK);
    CHECK(field.value.state == STATCODEC_STATE_MAX && field.value.number == UINT64_MAX);
    CHECK(statcodec_flat_next(&flat, &field) == STATCODEC_END);
    CHECK(statcodec_flat_next(&flat, &field) == STATCODEC_END);
    /* The copy goes on where it was made. */
    CHECK(statcodec_flat_next(&copy, &field) == STATCODEC_OK && field.error.offset == 12);
    /* No text is the empty text. */
    CHECK(statcodec_flat_init(&flat, NULL, 0) == STATCODEC_OK);
    CHECK(statcodec_flat_next(&flat, &field) == STATCODEC_END);
    CHECK(statcodec_flat_init(&flat, STAT, (size_t)-1) == STATCODEC_BAD_LENGTH);

    statcodec_nested nested;
    statcodec_part part;
    CHECK(statcodec_nested_init(&nested, "total=3 N0=3\nx N1=-1\n", 21) == STATCODEC_OK);
    CHECK(statcodec_nested_next(&nested, &part) == STATCODEC_OK);
    CHECK(part.kind == STATCODEC_PART_ROW && part.value.number == 3);
    CHECK(statcodec_nested_next(&nested, &part) == STATCODEC_OK);
    CHECK(part.kind == STATCODEC_PART_CELL);
    SAME(part.name, "N0");
    CHECK(statcodec_nested_next(&nested, &part) == STATCODEC_OK);
    CHECK(part.kind == STATCODEC_PART_ROW && part.value.state == STATCODEC_STATE_ABSENT);
    CHECK(statcodec_nested_next(&nested, &part) == STATCODEC_OK);
    CHECK(part.value.state == STATCODEC_STATE_NEGATIVE && (int64_t)part.value.number == -1);
}

static const char LINES[] =
    "cache 4096\ntotal_cache 18446744073709551615\nanon N0=1 N254=0\nmax\n7\n"
    "MemTotal:             16 kB\nx:123456789,-9223372036854775808/0x00ab 12.05\n";

static statcodec_status write_lines(char *buffer, size_t size, statcodec_written *written)
{
    statcodec_writer writer;
    CHECK(statcodec_writer_init(&writer, buffer, size) == STATCODEC_OK);
    statcodec_writer_name_value(&writer, NULL, "cache", " ", 4096);
    statcodec_writer_name_value(&writer, "total_", "cache", " ", UINT64_MAX);
    statcodec_writer_text(&writer, "anon", 4);
    statcodec_writer_numa_cell(&writer, 0, 1);
    statcodec_writer_numa_cell(&writer, 254, 0);
    statcodec_writer_end_line(&writer);
    statcodec_writer_no_limit(&writer);
    statcodec_writer_limit(&writer, 7);
    statcodec_writer_kb(&writer, "MemTotal:       ", 16, 8);
    statcodec_writer_decimal_width(&writer, "x:", 123456789, 8);
    statcodec_writer_signed(&writer, ",", INT64_MIN);
    statcodec_writer_hex(&writer, "/0x", 0xab, 4);
    statcodec_writer_hundredths(&writer, " ", 1205);
    statcodec_writer_text(&writer, "\n", 1);
    return statcodec_writer_finish(&writer, written);
}

/** Whole lines at every buffer size, and the size that is needed. */
static void writing(void)
{
    const size_t all = sizeof LINES - 1;
    for (size_t size = 0; size <= all + 1; size++) {
        /* Of exactly this size, so that a write past the end is seen. */
        char *buffer = malloc(size);
        statcodec_written written;
        statcodec_status status = write_lines(buffer, size, &written);
        CHECK(written.needed == all);
        if (size >= all) {
            CHECK(status == STATCODEC_OK && written.length == all);
        } else {
            CHECK(status == STATCODEC_BUFFER_TOO_SMALL && written.length <= size);
            CHECK(written.length == 0 || buffer[written.length - 1] == '\n');
            CHECK(memchr(LINES + written.length, '\n', size - written.length) == NULL);
        }
        CHECK(written.length == 0 || memcmp(buffer, LINES, written.length) == 0);
        free(buffer);
    }
}

/** A wrong call stops a writer for good, and finish says so. */
static void wrong_calls_of_a_writer(void)
{
    char buffer[64];
    statcodec_writer writer;
    statcodec_written written = {77, 77};
    CHECK(statcodec_writer_init(&writer, buffer, sizeof buffer) == STATCODEC_OK);
    CHECK(statcodec_writer_limit(&writer, 1) == STATCODEC_OK);
    CHECK(statcodec_writer_name_value(&writer, "", NULL, " ", 1) == STATCODEC_NULL_ARGUMENT);
    CHECK(statcodec_writer_limit(&writer, 2) == STATCODEC_NULL_ARGUMENT);
    CHECK(statcodec_writer_finish(&writer, &written) == STATCODEC_NULL_ARGUMENT);
    CHECK(written.length == 77 && written.needed == 77);
}

static void decoding(void)
{
    statcodec_decoder *decoder = NULL;
    const statcodec_snapshot *snapshot = NULL;
    const statcodec_problems *problems = NULL;
    statcodec_snapshot *own = NULL;
    statcodec_error error = {12345, 0, 0, 0, 0, NULL, {0, 0}};
    statcodec_value value;
    statcodec_row row;

    CHECK(statcodec_decoder_new(UINT32_MAX, &decoder) == STATCODEC_UNKNOWN_FILE && !decoder);
    CHECK(statcodec_decoder_new(STATCODEC_FILE_MEMORY_STAT, &decoder) == STATCODEC_OK);
    CHECK(statcodec_decoder_decode(decoder, STAT, STAT_LENGTH, &snapshot, &error) == STATCODEC_OK);
    CHECK(error.status == 12345);

    CHECK(statcodec_snapshot_get(snapshot, STATCODEC_MEMORY_STAT_ANON, &value) == STATCODEC_OK);
    CHECK(value.state == STATCODEC_STATE_VALUE && value.number == 4096);
    CHECK(statcodec_snapshot_get(snapshot, STATCODEC_MEMORY_STAT_SLAB, &value) == STATCODEC_OK);
    CHECK(value.state == STATCODEC_STATE_ABSENT && value.number == UINT64_MAX);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_FILE, 1) == 8192);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_SLAB, 1) == 1);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_SOCK, 1) == 1);
    CHECK(statcodec_snapshot_get_named(snapshot, "brand_new", &value) == STATCODEC_OK);
    CHECK(value.number == 7);
    /* A key of another file is refused, even where its number would do. */
    CHECK((STATCODEC_MEMORY_NUMA_STAT_ANON & 0xffff) == (STATCODEC_MEMORY_STAT_ANON & 0xffff));
    CHECK(statcodec_snapshot_get(snapshot, STATCODEC_MEMORY_NUMA_STAT_ANON, &value) ==
          STATCODEC_UNKNOWN_KEY);
    CHECK(statcodec_snapshot_get(snapshot, 0xffff, &value) == STATCODEC_UNKNOWN_KEY);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_V1_MEMORY_STAT_CACHE, 9) == 9);

    CHECK(statcodec_snapshot_row(snapshot, 3, &row) == STATCODEC_OK);
    CHECK(row.key == STATCODEC_NO_KEY && row.first_cell == 3 && row.cell_count == 1);
    CHECK(statcodec_snapshot_row(snapshot, 4, &row) == STATCODEC_OUT_OF_RANGE);
    CHECK(statcodec_snapshot_row_named(snapshot, "file", &row) == STATCODEC_OK);
    CHECK(row.key == STATCODEC_MEMORY_STAT_FILE);
    CHECK(statcodec_snapshot_row_named(snapshot, "fil", &row) == STATCODEC_NOT_FOUND);

    /* A copy outlives the decoder, and can be changed and encoded. */
    CHECK(statcodec_snapshot_clone(snapshot, &own) == STATCODEC_OK);
    CHECK(statcodec_decoder_decode(decoder, "anon x\n", 7, &snapshot, &error) ==
          STATCODEC_EXPECTED_NUMBER);
    CHECK(error.offset == 5 && error.line == 1 && error.column == 6);
    CHECK(statcodec_decoder_decode_lenient(decoder, "anon x\n", 7, &snapshot, &problems, &error) ==
          STATCODEC_OK);
    CHECK(statcodec_problems_count(problems) == 1);
    CHECK(statcodec_problems_get(problems, 1, &error) == STATCODEC_OUT_OF_RANGE);
    CHECK(statcodec_snapshot_get(snapshot, STATCODEC_MEMORY_STAT_ANON, &value) == STATCODEC_OK);
    CHECK(value.state == STATCODEC_STATE_UNREADABLE);
    SAME(value.text, "x");
    CHECK(statcodec_snapshot_set(own, 0, &value) == STATCODEC_BAD_VALUE);
    statcodec_decoder_free(decoder);

    char buffer[64];
    statcodec_written written;
    value.state = STATCODEC_STATE_VALUE;
    value.number = 5;
    CHECK(statcodec_snapshot_set(own, 0, &value) == STATCODEC_OK);
    CHECK(statcodec_snapshot_set(own, 4, &value) == STATCODEC_OUT_OF_RANGE);
    CHECK(statcodec_snapshot_encode(own, buffer, sizeof buffer, &written) == STATCODEC_OK);
    CHECK(written.length == STAT_LENGTH - 3 && memcmp(buffer, "anon 5\nfile 8192\n", 17) == 0);
    statcodec_snapshot_free(own);
    statcodec_snapshot_free(NULL);
    statcodec_decoder_free(NULL);
}

static void cells(void)
{
    static const char numa[] = "anon N0=1 N2=2\nfile N0=3 N2=4\n";
    statcodec_snapshot *snapshot = NULL;
    statcodec_value value;
    statcodec_text name;
    size_t cell = 0;
    CHECK(statcodec_decode(STATCODEC_FILE_MEMORY_NUMA_STAT, numa, sizeof numa - 1, &snapshot,
                           NULL) == STATCODEC_OK);
    CHECK(statcodec_snapshot_cell_count(snapshot) == 4);
    CHECK(statcodec_snapshot_get_cell(snapshot, "file", "N2", &value) == STATCODEC_OK);
    CHECK(value.number == 4);
    CHECK(statcodec_snapshot_get_cell(snapshot, "file", "N1", &value) == STATCODEC_OK);
    CHECK(value.state == STATCODEC_STATE_ABSENT);
    CHECK(statcodec_snapshot_cell_named_n(snapshot, 1, "N2", 2, &cell) == STATCODEC_OK);
    CHECK(cell == 3 && statcodec_snapshot_values(snapshot)[cell] == 4);
    CHECK(statcodec_snapshot_cell_named_n(snapshot, 1, "N1", 2, &cell) == STATCODEC_NOT_FOUND);
    CHECK(statcodec_snapshot_cell_name(snapshot, 3, &name) == STATCODEC_OK);
    SAME(name, "N2");
    statcodec_snapshot_free(snapshot);
    CHECK(statcodec_decode(STATCODEC_FILE_MEMORY_NUMA_STAT, "", 0, &snapshot, NULL) ==
          STATCODEC_EMPTY);
}

/** Every key of every file is found by its name, and its name by it. */
static void catalog(void)
{
    statcodec_file file, found;
    statcodec_file_info info;
    statcodec_key key, named;
    statcodec_key_info described;
    size_t files = 0, keys = 0;
    char name[128];
    for (file = 0; file < statcodec_file_limit(); file++) {
        if (statcodec_file_describe(file, &info) != STATCODEC_OK)
            continue;
        files++;
        CHECK(info.file == file && info.name.length < sizeof name);
        for (size_t i = 0; i < info.key_count; i++) {
            keys++;
            CHECK(statcodec_file_key(file, i, &key) == STATCODEC_OK && (key & 0xffff) == i);
            CHECK(statcodec_key_describe(key, &described) == STATCODEC_OK);
            CHECK(described.key == key && described.name.length < sizeof name);
            sprintf(name, "%.*s", STATCODEC_TEXT_ARGS(described.name));
            CHECK(statcodec_file_key_named(file, name, &named) == STATCODEC_OK && named == key);
        }
        CHECK(statcodec_file_key(file, info.key_count, &key) == STATCODEC_OUT_OF_RANGE);
        for (size_t i = 0; i < info.cell_count; i++) {
            CHECK(statcodec_file_cell(file, i, &key) == STATCODEC_OK && (key & 0xffff) == i);
            CHECK(statcodec_key_describe(key, &described) == STATCODEC_OK);
            sprintf(name, "%.*s", STATCODEC_TEXT_ARGS(described.name));
            CHECK(statcodec_file_cell_named(file, name, &named) == STATCODEC_OK && named == key);
        }
    }
    CHECK(files > 190 && keys > 1000);
    CHECK(statcodec_file_from_name("hugetlb.2MB.max", &found) == STATCODEC_OK);
    CHECK(found == STATCODEC_FILE_HUGETLB_MAX);
    CHECK(statcodec_file_from_path("/proc/self/smaps", &found) == STATCODEC_OK);
    CHECK(found == STATCODEC_FILE_PID_SMAPS);
    CHECK(statcodec_file_from_name("no.such", &found) == STATCODEC_UNKNOWN_FILE);
    CHECK(statcodec_file_from_name("\xff", &found) == STATCODEC_UNKNOWN_FILE);
    CHECK(statcodec_file_from_text(STAT, STAT_LENGTH, &found) == STATCODEC_OK);
    CHECK(found == STATCODEC_FILE_MEMORY_STAT);
    CHECK(statcodec_file_from_text("4096\n", 5, &found) == STATCODEC_UNKNOWN_FILE);
    CHECK(statcodec_file_for_text(STATCODEC_FILE_MEMORY_STAT, "cache 1\n", 8, &found) ==
          STATCODEC_OK);
    CHECK(found == STATCODEC_FILE_V1_MEMORY_STAT);
    /* memory.events.local shares the keys of memory.events. */
    CHECK(statcodec_file_key(STATCODEC_FILE_MEMORY_EVENTS_LOCAL, 0, &key) == STATCODEC_OK);
    CHECK(key == STATCODEC_MEMORY_EVENTS_LOW);
    CHECK(statcodec_file_cell_named(STATCODEC_FILE_IO_STAT, "rbytes", &key) == STATCODEC_OK);
    CHECK(key == STATCODEC_IO_STAT_RBYTES);
    CHECK(statcodec_file_cell_named(STATCODEC_FILE_PID_SMAPS, "Pss", &key) == STATCODEC_OK);
    CHECK(key == STATCODEC_PID_SMAPS_PSS);
    CHECK(statcodec_key_describe(STATCODEC_MEMORY_STAT_ANON, &described) == STATCODEC_OK);
    SAME(described.name, "anon");
    CHECK(described.unit == STATCODEC_UNIT_BYTES && described.kind == STATCODEC_KIND_GAUGE);
    CHECK(described.since_major == 4 && described.since_minor == 5 && described.until_major == 0);
    CHECK(statcodec_key_describe(STATCODEC_NO_KEY, &described) == STATCODEC_UNKNOWN_KEY);
}

int main(void)
{
    versions();
    statuses();
    uninitialised();
    cursors();
    writing();
    wrong_calls_of_a_writer();
    decoding();
    cells();
    catalog();
    return failures != 0;
}
