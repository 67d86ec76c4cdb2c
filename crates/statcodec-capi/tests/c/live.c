/*
 * Readers, cgroups and trees on files in the folder that is the argument: the
 * cgroups of toolbox::cgroups.
 */

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"
#include "statcodec.h"

static const char *root;

static const char *in_root(const char *name)
{
    static char paths[4][512];
    static int next;
    char *path = paths[next++ % 4];
    snprintf(path, sizeof paths[0], "%s/%s", root, name);
    return path;
}

static void write_file(const char *name, const char *text)
{
    FILE *file = fopen(in_root(name), "w");
    CHECK(file != NULL && fputs(text, file) >= 0 && fclose(file) == 0);
}

static int open_descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    if (folder == NULL)
        return 0;
    while (readdir(folder) != NULL)
        count++;
    closedir(folder);
    return count;
}

static void opening(void)
{
    statcodec_reader *reader = NULL;
    statcodec_error error;
    memset(&error, 0xa5, sizeof error);
    CHECK(statcodec_reader_open(in_root("none/memory.stat"), &reader, &error) ==
          STATCODEC_VANISHED);
    CHECK(reader == NULL && error.status == STATCODEC_VANISHED && error.os_error == ENOENT);
    CHECK(strcmp(error.expected, "the process, cgroup or file is gone") == 0);
    CHECK(statcodec_reader_open(in_root("some.thing"), &reader, &error) == STATCODEC_UNKNOWN_FILE);
    CHECK(error.os_error == 0 && error.line == 0);
    CHECK(statcodec_reader_open_as(in_root("memory.stat"), 511, &reader, &error) ==
          STATCODEC_UNKNOWN_FILE);
    CHECK(statcodec_reader_from_descriptor(-1, STATCODEC_FILE_STAT, &reader) ==
          STATCODEC_BAD_VALUE);
    CHECK(reader == NULL);
}

static void reading(void)
{
    statcodec_reader *reader = NULL;
    const statcodec_snapshot *snapshot;
    const statcodec_problems *problems;
    statcodec_error error;
    statcodec_file file;
    write_file("memory.swap.events", "high 1\nmax 2\nfail 3\n");
    CHECK(statcodec_reader_open(in_root("memory.swap.events"), &reader, &error) == STATCODEC_OK);
    CHECK(statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_OK);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_SWAP_EVENTS_MAX, 0) == 2);
    CHECK(statcodec_reader_file(reader, &file) == STATCODEC_OK);
    CHECK(file == STATCODEC_FILE_MEMORY_SWAP_EVENTS);
    SAME(statcodec_reader_path(reader), in_root("memory.swap.events"));
    SAME(statcodec_reader_text(reader), "high 1\nmax 2\nfail 3\n");
    CHECK(statcodec_reader_descriptor(reader) >= 0);
    CHECK(statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_OK);
    CHECK(statcodec_reader_is_unchanged(reader));

    write_file("memory.swap.events", "high 1\nmax x\nfail 3\n");
    CHECK(statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_EXPECTED_NUMBER);
    CHECK(error.offset == 11 && error.line == 2 && error.column == 5 && error.os_error == 0);
    SAME(statcodec_reader_text(reader), "high 1\nmax x\nfail 3\n");
    CHECK(statcodec_reader_read_lenient(reader, &snapshot, &problems, &error) == STATCODEC_OK);
    CHECK(statcodec_problems_count(problems) == 1);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_SWAP_EVENTS_FAIL, 0) == 3);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_SWAP_EVENTS_MAX, 77) == 77);

    write_file("memory.swap.events", "high 1\nmax 2");
    CHECK(statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_CUT_SHORT);
    CHECK(error.line == 2);
    statcodec_reader_close(reader);
    CHECK(unlink(in_root("memory.swap.events")) == 0);
}

static void descriptors(void)
{
    statcodec_reader *reader = NULL;
    const statcodec_snapshot *snapshot;
    int descriptor = open(in_root("memory.stat"), O_RDONLY);
    CHECK(statcodec_reader_from_descriptor(descriptor, STATCODEC_FILE_MEMORY_STAT, &reader) ==
          STATCODEC_OK);
    CHECK(statcodec_reader_descriptor(reader) == descriptor);
    CHECK(statcodec_reader_path(reader).length == 0);
    CHECK(statcodec_reader_read(reader, &snapshot, NULL) == STATCODEC_OK);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0) == 300);
    statcodec_reader_close(reader);
    /* It was the reader's, and is closed. */
    CHECK(fcntl(descriptor, F_GETFD) == -1 && errno == EBADF);
}

static void cgroups(void)
{
    statcodec_cgroup *cgroup = NULL;
    statcodec_reader *reader = NULL;
    const statcodec_snapshot *snapshot;
    statcodec_value limit;
    statcodec_error error;
    CHECK(statcodec_cgroup_open(in_root("none"), &cgroup, &error) == STATCODEC_VANISHED);
    CHECK(error.os_error == ENOENT);
    CHECK(statcodec_cgroup_open(in_root("web"), &cgroup, &error) == STATCODEC_OK);
    SAME(statcodec_cgroup_path(cgroup), in_root("web"));
    CHECK(statcodec_cgroup_effective_limit(cgroup, "memory.max", &limit, &error) == STATCODEC_OK);
    CHECK(limit.state == STATCODEC_STATE_MAX);
    CHECK(statcodec_cgroup_effective_limit(cgroup, "memory.low", &limit, &error) ==
          STATCODEC_UNSUPPORTED);
    CHECK(statcodec_cgroup_reader(cgroup, "no.such", &reader, &error) == STATCODEC_UNKNOWN_FILE);
    CHECK(statcodec_cgroup_reader(cgroup, "memory.peak", &reader, &error) == STATCODEC_VANISHED);
    CHECK(statcodec_cgroup_reader(cgroup, "memory.stat", &reader, &error) == STATCODEC_OK);
    /* A reader outlives the handle that it came from. */
    statcodec_cgroup_close(cgroup);
    CHECK(statcodec_reader_read(reader, &snapshot, &error) == STATCODEC_OK);
    CHECK(statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0) == 200);
    statcodec_reader_close(reader);
}

/** The row of a cgroup. */
static size_t row_of(const statcodec_tree *tree, const char *name)
{
    statcodec_group group;
    for (size_t row = 0; row < statcodec_tree_count(tree); row++) {
        CHECK(statcodec_tree_group(tree, row, &group) == STATCODEC_OK);
        if (group.name.length == strlen(name) && memcmp(group.name.data, name, strlen(name)) == 0)
            return row;
    }
    CHECK(!"found");
    return 0;
}

static void check_numbers(const statcodec_tree *tree)
{
    const statcodec_matrix *matrix = statcodec_tree_matrix(tree);
    statcodec_matrix *own = NULL, *totals = NULL;
    statcodec_column column;
    statcodec_value value;
    size_t anon, web = row_of(tree, "web");
    CHECK(statcodec_tree_column(tree, "memory.stat", "anon", NULL, &anon) == STATCODEC_OK);
    CHECK(statcodec_tree_column(tree, "memory.stat", "anon", "N0", &anon) == STATCODEC_NOT_FOUND);
    CHECK(statcodec_matrix_column(matrix, anon, &column) == STATCODEC_OK);
    CHECK(column.file == STATCODEC_FILE_MEMORY_STAT && column.key == STATCODEC_MEMORY_STAT_ANON);
    SAME(column.row, "anon");
    CHECK(statcodec_matrix_column(matrix, statcodec_matrix_width(matrix), &column) ==
          STATCODEC_OUT_OF_RANGE);
    CHECK(statcodec_matrix_count(matrix) == statcodec_tree_count(tree));
    CHECK(statcodec_matrix_values(matrix)[web * statcodec_matrix_width(matrix) + anon] == 200);
    CHECK(statcodec_matrix_cell(matrix, 0, anon, &value) == STATCODEC_OK && value.number == 300);
    CHECK(statcodec_matrix_cell(matrix, 99, anon, &value) == STATCODEC_OUT_OF_RANGE);

    /* What the root holds itself: 300 less 200 and 60. */
    CHECK(statcodec_tree_own(tree, &own) == STATCODEC_OK);
    CHECK(statcodec_matrix_cell(own, 0, anon, &value) == STATCODEC_OK && value.number == 40);
    CHECK(statcodec_matrix_marks(own, 0, anon) != 0);
    CHECK(statcodec_tree_totals(tree, &totals) == STATCODEC_OK);
    CHECK(statcodec_matrix_cell(totals, web, anon, &value) == STATCODEC_OK);
    CHECK(value.number == 200 && statcodec_matrix_marks(totals, web, anon) == 0);
    statcodec_matrix_free(own);
    statcodec_matrix_free(totals);
}

static void trees(void)
{
    const char *const keys[] = {"anon"};
    const statcodec_tree_file files[] = {{"memory.stat", keys, 1}, {"memory.max", NULL, 0}};
    statcodec_tree_options options = {sizeof options, files, 2, 0, 0, 0};
    statcodec_tree *tree = NULL;
    statcodec_error error;
    statcodec_group group;
    statcodec_tree_problem problem;
    statcodec_gone gone;
    statcodec_written written;
    char path[512];

    options.size--;
    CHECK(statcodec_tree_open(root, &options, &tree, &error) == STATCODEC_WRONG_VERSION);
    options.size++;
    CHECK(statcodec_tree_open(in_root("none"), &options, &tree, &error) == STATCODEC_VANISHED);
    CHECK(tree == NULL && error.os_error == ENOENT);

    CHECK(mkdir(in_root("leaving"), 0700) == 0);
    CHECK(statcodec_tree_open(root, &options, &tree, &error) == STATCODEC_OK);
    CHECK(statcodec_tree_count(tree) == 0);
    CHECK(statcodec_tree_walk(tree, &error) == STATCODEC_OK);
    CHECK(statcodec_tree_count(tree) == 5 && statcodec_tree_first_added(tree) == 0);
    CHECK(statcodec_tree_group(tree, 0, &group) == STATCODEC_OK);
    CHECK(group.parent == SIZE_MAX && group.depth == 0 && group.name.length == 0);
    CHECK(statcodec_tree_group(tree, row_of(tree, "web"), &group) == STATCODEC_OK);
    CHECK(group.parent == 0 && group.depth == 1 && group.id != 0);
    CHECK(statcodec_tree_group(tree, 5, &group) == STATCODEC_OUT_OF_RANGE);
    check_numbers(tree);

    size_t web = row_of(tree, "web");
    CHECK(statcodec_tree_path(tree, web, path, sizeof path, &written) == STATCODEC_OK);
    CHECK(strcmp(path, in_root("web")) == 0 && written.length == strlen(path));
    CHECK(statcodec_tree_path(tree, web, path, written.length, &written) ==
          STATCODEC_BUFFER_TOO_SMALL);
    CHECK(written.needed == strlen(path) + 1 && written.length == 0);

    /* A memory.stat that cannot be opened costs only its cells. */
    CHECK(statcodec_tree_problem_count(tree) == 1);
    CHECK(statcodec_tree_problem_get(tree, 0, &problem) == STATCODEC_OK);
    CHECK(problem.row == row_of(tree, "broken") && problem.file == 0);
    CHECK(problem.error.status == STATCODEC_IO && problem.error.os_error == ELOOP);
    SAME(problem.path, in_root("broken/memory.stat"));
    CHECK(statcodec_tree_problem_get(tree, 1, &problem) == STATCODEC_OUT_OF_RANGE);

    CHECK(rmdir(in_root("leaving")) == 0);
    CHECK(statcodec_tree_walk(tree, &error) == STATCODEC_OK);
    CHECK(statcodec_tree_count(tree) == 4 && statcodec_tree_first_added(tree) == 4);
    CHECK(statcodec_tree_gone_count(tree) == 1);
    CHECK(statcodec_tree_gone_get(tree, 0, &gone) == STATCODEC_OK);
    CHECK(gone.error.status == STATCODEC_VANISHED && gone.id != 0);
    SAME(gone.path, in_root("leaving"));
    statcodec_tree_close(tree);

    /* The root alone. */
    options.levels = 1;
    CHECK(statcodec_tree_open(root, &options, &tree, &error) == STATCODEC_OK);
    CHECK(statcodec_tree_walk(tree, &error) == STATCODEC_OK);
    CHECK(statcodec_tree_count(tree) == 1);
    statcodec_tree_close(tree);
    options.files = NULL;
    CHECK(statcodec_tree_open(root, &options, &tree, &error) == STATCODEC_NULL_ARGUMENT);
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    root = arguments[1];
    int before = open_descriptors();
    opening();
    reading();
    descriptors();
    cgroups();
    trees();
    CHECK(open_descriptors() == before);
    return failures != 0;
}
