/* Checks that go on after a failure and count it. */

#include <stdio.h>
#include <string.h>

static int failures;

#define CHECK(condition)                                           \
    do {                                                           \
        if (!(condition)) {                                        \
            printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            failures++;                                            \
        }                                                          \
    } while (0)

#define SAME(text, literal)                   \
    CHECK((text).length == strlen(literal) && \
          memcmp((text).data, literal, strlen(literal)) == 0)
