/* The tree, read with no help from the library. */

#ifndef SOAK_NAIVE_H
#define SOAK_NAIVE_H

#include <dirent.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { MOST_GROUPS = 64, MOST_TEXT = 1 << 16, PATH_SIZE = 512 };

/** The folder of the tree. */
static const char *root;

struct groups {
    size_t count;
    char names[MOST_GROUPS][64];
    uint64_t inodes[MOST_GROUPS];
};

/** Adds the folders in one folder: those below `above`, or at the top. */
static void list(struct groups *groups, const char *above)
{
    char path[PATH_SIZE];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", root, above);
    DIR *folder = opendir(path);
    for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] == '.' || groups->count == MOST_GROUPS)
            continue;
        char *name = groups->names[groups->count];
        snprintf(name, 64, "%s%s%.20s", above, *above ? "/" : "", entry->d_name);
        snprintf(path, sizeof path, "%s/%s", root, name);
        if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
            groups->inodes[groups->count++] = status.st_ino;
    }
    if (folder != NULL)
        closedir(folder);
}

static void list_all(struct groups *groups)
{
    groups->count = 0;
    list(groups, "");
    for (size_t i = 0, top = groups->count; i < top; i++)
        list(groups, groups->names[i]);
}

/** Reads a file whole, with a NUL after it. Returns its length, or -1. */
static long slurp(const char *path, char *text)
{
    FILE *file = fopen(path, "r");
    if (file == NULL)
        return -1;
    size_t length = fread(text, 1, MOST_TEXT - 1, file);
    text[length] = 0;
    fclose(file);
    return (long)length;
}

/** Which write a text is of; 0 where it does not say so. */
static uint64_t naive_sequence(const char *text)
{
    uint64_t sequence = 0;
    const char *line = strncmp(text, "seq ", 4) == 0 ? text : strstr(text, "\nseq ");
    if (line == NULL)
        sscanf(text, "%" SCNu64, &sequence);
    else if (sscanf(strchr(line, ' '), " seq=%" SCNu64, &sequence) != 1)
        sscanf(strchr(line, ' '), " %" SCNu64, &sequence);
    return sequence;
}

#endif
