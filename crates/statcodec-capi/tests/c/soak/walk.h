/* The whole tree, read walk after walk. */

#ifndef SOAK_WALK_H
#define SOAK_WALK_H

#include "statcodec.h"

#include "clock.h"
#include "naive.h"
#include "promise.h"
#include "tally.h"

/** Holds what a walk read of one cgroup against the promise. */
static void verify_row(const statcodec_tree *tree, size_t row, uint64_t found[FILE_COUNT])
{
    static _Thread_local struct cell cells[4096];
    const statcodec_matrix *matrix = statcodec_tree_matrix(tree);
    char path[PATH_SIZE] = "";
    statcodec_written written;
    statcodec_tree_path(tree, row, path, sizeof path, &written);
    const char *group = path + strlen(root) + (row > 0);
    for (int file = 0; file < FILE_COUNT; file++) {
        size_t count = 0;
        bool vanished = false;
        for (size_t i = 0; i < statcodec_matrix_width(matrix); i++) {
            statcodec_column column;
            struct cell *cell = &cells[count % 4096];
            statcodec_matrix_column(matrix, i, &column);
            statcodec_matrix_cell(matrix, row, i, &cell->value);
            cell->row = column.row;
            cell->name = column.cell;
            vanished |= column.source == (size_t)file &&
                        cell->value.state == STATCODEC_STATE_UNREADABLE;
            count += column.source == (size_t)file &&
                     cell->value.state != STATCODEC_STATE_ABSENT;
        }
        found[file] = vanished ? 0 : verify(group, file, cells, count);
        count_up(&tally.reads, found[file] > 0);
    }
}

/** Every group that was there before a walk and after it must be in it. */
static void look_for(const statcodec_tree *tree, int file, const struct groups *before,
                     const struct groups *after, const uint64_t *written)
{
    uint64_t ids[MOST_GROUPS + 1], found[MOST_GROUPS + 1][FILE_COUNT];
    size_t rows = statcodec_tree_count(tree), kept = 0;
    for (size_t row = 0; row < rows && row <= MOST_GROUPS; row++) {
        statcodec_group group;
        statcodec_tree_group(tree, row, &group);
        ids[row] = group.id;
        verify_row(tree, row, found[row]);
    }
    for (size_t i = 0; i < before->count; i++) {
        size_t row = 0, at = 0;
        while (at < after->count && after->inodes[at] != before->inodes[i])
            at++;
        while (row < rows && ids[row] != before->inodes[i])
            row++;
        if (at < after->count && row == rows) {
            wrong("%s is not in the tree", before->names[i]);
        } else if (at < after->count && found[row][file] < written[i]) {
            /* One descriptor is kept, and so the text before a rename. */
            kept += found[row][file] > 0;
            if (found[row][file] == 0 || kept > 1)
                wrong("%s/%s: write %" PRIu64 " after %" PRIu64, before->names[i],
                      file_names[file], found[row][file], written[i]);
        }
    }
    count_up(&tally.came, rows - statcodec_tree_first_added(tree));
    count_up(&tally.gone, statcodec_tree_gone_count(tree));
}

static void *walk_tree(void *unused)
{
    static _Thread_local char text[MOST_TEXT];
    static _Thread_local struct groups before, after;
    statcodec_tree_file files[FILE_COUNT];
    statcodec_tree_options options = {sizeof options, files, FILE_COUNT, 2, 1, 0};
    statcodec_tree *tree = NULL;
    for (int i = 0; i < FILE_COUNT; i++)
        files[i] = (statcodec_tree_file){file_names[i], NULL, 0};
    for (int round = 0; goes_on(); round++) {
        uint64_t written[MOST_GROUPS];
        int file = round % FILE_COUNT;
        statcodec_error error;
        /* Anew now and then: what it had is given back. */
        if (round % 256 == 0) {
            statcodec_tree_close(tree);
            tree = NULL;
            if (statcodec_tree_open(root, &options, &tree, &error) != STATCODEC_OK)
                wrong("%s: %s", root, error.expected);
        }
        list_all(&before);
        for (size_t i = 0; i < before.count; i++) {
            char path[PATH_SIZE];
            snprintf(path, sizeof path, "%s/%s/%s", root, before.names[i], file_names[file]);
            written[i] = slurp(path, text) < 0 ? 0 : naive_sequence(text);
        }
        if (statcodec_tree_walk(tree, &error) != STATCODEC_OK) {
            wrong("%s: %s", root, error.expected);
            continue;
        }
        /* A group goes file by file, and its folder last. */
        for (size_t i = 0; i < before.count; i++) {
            char path[PATH_SIZE];
            snprintf(path, sizeof path, "%s/%s/%s", root, before.names[i], file_names[file]);
            if (slurp(path, text) < 0)
                written[i] = 0;
        }
        list_all(&after);
        for (size_t i = 0; i < statcodec_tree_problem_count(tree); i++) {
            statcodec_tree_problem problem;
            statcodec_tree_problem_get(tree, i, &problem);
            if (problem.error.status != STATCODEC_VANISHED)
                wrong("%.*s: %s", STATCODEC_TEXT_ARGS(problem.path), problem.error.expected);
        }
        look_for(tree, file, &before, &after, written);
    }
    statcodec_tree_close(tree);
    return unused;
}

#endif
