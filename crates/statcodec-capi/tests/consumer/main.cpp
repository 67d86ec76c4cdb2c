#include <iostream>
#include <statcodec.hpp>

int main()
{
    auto snapshot = statcodec::decode(STATCODEC_FILE_MEMORY_STAT, "anon 4096\n");
    if (!snapshot)
        return 1;
    std::cout << snapshot->number(STATCODEC_MEMORY_STAT_ANON).value_or(0) << "\n";
}
