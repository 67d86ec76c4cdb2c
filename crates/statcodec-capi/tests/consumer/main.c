#include <stdio.h>
#include <statcodec.h>

int main(void)
{
    statcodec_snapshot *snapshot;
    if (statcodec_check_version(STATCODEC_VERSION_NUMBER) != STATCODEC_OK)
        return 1;
    if (statcodec_decode(STATCODEC_FILE_MEMORY_STAT, "anon 4096\n", 10, &snapshot, NULL) !=
        STATCODEC_OK)
        return 1;
    printf("%" PRIu64 "\n", statcodec_snapshot_value(snapshot, STATCODEC_MEMORY_STAT_ANON, 0));
    statcodec_snapshot_free(snapshot);
    return 0;
}
