/*
 * The headers alone, twice, and the sizes that callers were compiled with. Also
 * compiled as C++.
 */

#include "statcodec.h"
#include "statcodec.h"
#ifdef __cplusplus
#include "statcodec.hpp"
#include "statcodec.hpp"
#endif

#define SIZE(type, size) typedef char size_of_##type[sizeof(type) == (size) ? 1 : -1]

/* Structs that callers allocate never change their size. */
SIZE(statcodec_text, sizeof(char *) + sizeof(size_t));
SIZE(statcodec_flat, 64);
SIZE(statcodec_nested, 64);
SIZE(statcodec_colon, 64);
SIZE(statcodec_maps, 64);
SIZE(statcodec_smaps, 64);
SIZE(statcodec_writer, 96);
#if UINTPTR_MAX == UINT64_MAX
SIZE(statcodec_value, 32);
SIZE(statcodec_error, 56);
SIZE(statcodec_field, 104);
SIZE(statcodec_part, 112);
SIZE(statcodec_colon_field, 112);
SIZE(statcodec_mapping, 176);
SIZE(statcodec_row, 48);
SIZE(statcodec_written, 16);
SIZE(statcodec_file_info, 104);
SIZE(statcodec_key_info, 80);
SIZE(statcodec_tree_file, 24);
SIZE(statcodec_tree_options, 48);
SIZE(statcodec_group, 40);
SIZE(statcodec_gone, 80);
SIZE(statcodec_tree_problem, 88);
SIZE(statcodec_column, 64);
#endif

int main(void)
{
    return statcodec_check_version(STATCODEC_VERSION_NUMBER) != STATCODEC_OK;
}
