/* How long threads go on. */

#ifndef SOAK_CLOCK_H
#define SOAK_CLOCK_H

#include <stdbool.h>
#include <time.h>

static struct timespec end;

static bool goes_on(void)
{
    static const struct timespec pause = {0, 20000000};
    struct timespec now;
    nanosleep(&pause, NULL);
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec < end.tv_sec || (now.tv_sec == end.tv_sec && now.tv_nsec < end.tv_nsec);
}

#endif
