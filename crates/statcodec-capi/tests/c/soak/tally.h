/* What soak.c counts, and the one line that it ends with. */

#ifndef SOAK_TALLY_H
#define SOAK_TALLY_H

#include <dirent.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static pthread_mutex_t tally_lock = PTHREAD_MUTEX_INITIALIZER;

/** Of all threads. */
static struct {
    uint64_t reads, values, came, gone, wrong;
} tally;

static void count_up(uint64_t *counter, uint64_t number)
{
    pthread_mutex_lock(&tally_lock);
    *counter += number;
    pthread_mutex_unlock(&tally_lock);
}

/** Counts what is wrong, and says so of the first ten. */
static void wrong(const char *format, ...)
{
    va_list arguments;
    count_up(&tally.wrong, 1);
    if (tally.wrong > 10)
        return;
    va_start(arguments, format);
    fputs("c: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
}

/** What this process has in memory, in kB. */
static unsigned long resident(void)
{
    char line[128];
    unsigned long kb = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status != NULL && fgets(line, sizeof line, status) != NULL)
        sscanf(line, "VmRSS: %lu", &kb);
    if (status != NULL)
        fclose(status);
    return kb;
}

/** How many descriptors are open, but that of the listing. */
static int descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;)
        count += entry->d_name[0] != '.';
    if (folder != NULL)
        closedir(folder);
    return count - 1;
}

#endif
