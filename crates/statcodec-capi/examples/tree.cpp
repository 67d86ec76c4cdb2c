// Prints the cgroups that hold the most anonymous memory themselves.
//
//     c++ -std=c++17 tree.cpp $(pkg-config --cflags --libs statcodec) -o tree
//     ./tree /sys/fs/cgroup 10
//
// Arguments: the root, /sys/fs/cgroup if left out; how many, 10 if left out.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include <statcodec.hpp>

int main(int count, char **arguments)
{
    const std::string root = count > 1 ? arguments[1] : "/sys/fs/cgroup";
    const std::size_t top = count > 2 ? std::strtoul(arguments[2], nullptr, 10) : 10;

    // A chosen key alone: all others are neither kept nor added up.
    statcodec::tree_options options;
    options.file("memory.stat", {"anon"});
    auto tree = statcodec::tree::open(root, options);
    if (!tree) {
        std::fprintf(stderr, "%s: %s\n", root.c_str(), tree.error().expected());
        return EXIT_FAILURE;
    }
    if (auto error = tree->walk()) {
        std::fprintf(stderr, "%s: %s\n", root.c_str(), error.expected());
        return EXIT_FAILURE;
    }
    for (const auto &problem : tree->problems())
        std::fprintf(stderr, "%.*s: %s\n", static_cast<int>(problem.path.size()),
                     problem.path.data(), problem.error.expected());

    // cgroup v2 prints totals; what a cgroup holds itself is less its children's.
    auto own = tree->own();
    auto anon = tree->column("memory.stat", "anon");
    std::vector<std::pair<std::uint64_t, std::size_t>> groups;
    if (own && anon)
        for (auto group : tree->groups())
            if (auto bytes = own->number(group.row, *anon))
                groups.emplace_back(*bytes, group.row);
    if (groups.empty()) {
        std::fprintf(stderr, "%s: no cgroup of v2 with a memory controller\n", root.c_str());
        return EXIT_FAILURE;
    }
    std::sort(groups.rbegin(), groups.rend());
    groups.resize(std::min(groups.size(), top));
    for (auto [bytes, row] : groups)
        std::printf("%12.1f MiB  %s\n", static_cast<double>(bytes) / (1024 * 1024),
                    tree->path(row).c_str());
    return EXIT_SUCCESS;
}
