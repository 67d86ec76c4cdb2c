// The rules of the C++ header. Compiled with exceptions and without.

#include <cerrno>
#include <cstdio>
#include <string>
#include <type_traits>
#include <vector>

#include "statcodec.hpp"
#include "statcodec.hpp"

static int failures;

#define CHECK(condition)                                                \
    do {                                                                \
        if (!(condition)) {                                             \
            std::printf("%s:%d: %s\n", __FILE__, __LINE__, #condition); \
            failures++;                                                 \
        }                                                               \
    } while (0)

// Handles move and are not copied.
static_assert(!std::is_copy_constructible_v<statcodec::decoder>);
static_assert(!std::is_copy_constructible_v<statcodec::snapshot>);
static_assert(std::is_nothrow_move_constructible_v<statcodec::decoder>);
static_assert(std::is_nothrow_move_assignable_v<statcodec::snapshot>);

static void decoding()
{
    auto made = statcodec::decoder::make(STATCODEC_FILE_MEMORY_STAT);
    CHECK(made.has_value());
    statcodec::decoder decoder = std::move(*made);
    auto snapshot = decoder.decode("anon 4096\nfile 8192\nsock max\nbrand_new 7\n");
    CHECK(snapshot && !snapshot.error());
    CHECK(snapshot->number(STATCODEC_MEMORY_STAT_ANON) == 4096u);
    CHECK(!snapshot->number(STATCODEC_MEMORY_STAT_SLAB));
    CHECK(snapshot->get(STATCODEC_MEMORY_STAT_SLAB).is_absent());
    CHECK(snapshot->get(STATCODEC_MEMORY_STAT_SOCK).is_max());
    CHECK(snapshot->get("brand_new").number() == 7u);
    CHECK(snapshot->get("no such").is_absent());
    CHECK(snapshot->find("file")->key() == STATCODEC_MEMORY_STAT_FILE);

    std::string names;
    for (auto row : snapshot->rows())
        for (auto cell : row.cells())
            names += std::string(row.name()) + std::string(cell.name) +
                     std::to_string(cell.value.number().value_or(0)) + " ";
    CHECK(names == "anon4096 file8192 sock0 brand_new7 ");
    std::uint64_t sum = 0;
    for (std::uint64_t number : snapshot->values())
        sum += number == UINT64_MAX ? 0 : number;
    CHECK(sum == 4096 + 8192 + 7);
    CHECK(snapshot->states()[2] == STATCODEC_STATE_MAX);

    statcodec::snapshot own(*snapshot);
    auto bad = decoder.decode("anon 1\nfile x\n");
    CHECK(!bad && bad.error().status() == STATCODEC_EXPECTED_NUMBER);
    CHECK(bad.error().line() == 2 && bad.error().column() == 6);
    CHECK(std::string(bad.error().expected()) == "expected a decimal number");
    // The copy is not touched by later decodes.
    CHECK(own.encode() == "anon 4096\nfile 8192\nsock max\nbrand_new 7\n");
    CHECK(!own.set(0, own.get("brand_new")));
    CHECK(own.set(99, own.get("brand_new")).status() == STATCODEC_OUT_OF_RANGE);
    CHECK(own.encode().rfind("anon 7\n", 0) == 0);

    // A result that is const can be read too.
    const auto again = decoder.decode("anon 9\n");
    CHECK(again->get("anon").number() == 9u && (*again).file() == STATCODEC_FILE_MEMORY_STAT);

    auto report = decoder.decode_lenient("anon 1\nfile x\n");
    CHECK(report && report->problems.count() == 1);
    CHECK(report->snapshot.get("file").text() == "x");
    for (auto problem : report->problems)
        CHECK(problem.locate("anon 1\nfile x\n").line() == 2);
    CHECK(!statcodec::decoder::make(UINT32_MAX));
}

static void cells()
{
    auto snapshot = statcodec::decode(STATCODEC_FILE_MEMORY_NUMA_STAT, "anon N0=1 N2=-2\n");
    CHECK(snapshot.has_value());
    auto row = snapshot->at(0);
    CHECK(row["N2"].negative() == -2 && !row["N2"].number());
    CHECK(row["N1"].is_absent());
    CHECK(row.cells().size() == 2);
    auto pressure = statcodec::decode(STATCODEC_FILE_MEMORY_PRESSURE,
                                      "some avg10=1.25 avg60=0.00 avg300=0.00 total=3\n");
    CHECK(pressure && pressure->at(0)["avg10"].hundredths() == 125u);
    // Nothing to show is nothing, and no crash.
    statcodec::snapshot_view none;
    CHECK(none.size() == 0 && none.get("anon").is_absent() && none.encode().empty());
    for (auto each : none.rows())
        CHECK(each.name().empty());
}

static void streaming()
{
    std::vector<std::string> names;
    for (auto field : statcodec::flat("anon 1\nfile x\nsock 3\n")) {
        if (field.error)
            CHECK(field.error.offset() == 12);
        else
            names.emplace_back(field.name);
    }
    CHECK((names == std::vector<std::string>{"anon", "sock"}));
    std::uint64_t sum = 0;
    for (auto part : statcodec::nested("anon N0=1 N1=2\n"))
        if (part.is_cell())
            sum += part.value.number().value_or(100);
    CHECK(sum == 3);
    for (auto label : statcodec::colon("MemFree:  7 kB\n"))
        CHECK(label.name == "MemFree" && label.kib && label.value.number() == 7u);
    int mappings = 0;
    for (auto mapping : statcodec::smaps("00400000-00401000 r-xp 00000000 fe:01 77   /a (deleted)\n"
                                         "Pss:                   2 kB\n")) {
        mappings++;
        CHECK(mapping.start == 0x400000 && mapping.deleted);
        CHECK(statcodec::view(mapping.file_path) == "/a");
        for (auto field : mapping.fields())
            CHECK(field.name == "Pss" && field.value.number() == 2u);
    }
    CHECK(mappings == 1);
    for (auto field : statcodec::flat(""))
        CHECK(field.error);
}

static void writing()
{
    char buffer[64];
    statcodec::writer writer(buffer, sizeof buffer);
    writer.name_value("total_", "cache", " ", 1).text("anon").numa_cell(0, 2).end_line();
    CHECK(*writer.finish() == "total_cache 1\nanon N0=2\n");
    statcodec::writer other(buffer, sizeof buffer);
    other.kb("MemFree:", 16).decimal("a", 1, 3).signed_decimal(",", -1).hex(" ", 10, 2);
    other.hundredths(" ", 5).end_line().limit(7).limit(std::nullopt);
    CHECK(*other.finish() == "MemFree:      16 kB\na  1,-1 0a 0.05\n7\nmax\n");
    statcodec::writer small(buffer, 5);
    small.decimal(nullptr, 123456);
    CHECK(small.finish().error().status() == STATCODEC_BUFFER_TOO_SMALL);
}

// On the cgroups of toolbox::cgroups.
static void live(const std::string &root)
{
    auto missing = statcodec::reader::open(root + "/none/memory.stat");
    CHECK(!missing && missing.error().status() == STATCODEC_VANISHED);
    CHECK(missing.error().os_error() == ENOENT);
    auto reader = statcodec::reader::open(root + "/web/memory.stat");
    CHECK(reader.has_value());
    CHECK(reader->read()->number(STATCODEC_MEMORY_STAT_ANON) == 200u);
    CHECK(reader->read_lenient()->problems.count() == 0);
    CHECK(reader->path() == root + "/web/memory.stat" && reader->descriptor() >= 0);
    auto named = statcodec::reader::open(root + "/db/memory.stat", STATCODEC_FILE_VMSTAT);
    CHECK(named && named->read()->file() == STATCODEC_FILE_VMSTAT);
    auto lent = statcodec::reader::from_descriptor(-1, STATCODEC_FILE_VMSTAT);
    CHECK(lent.error().status() == STATCODEC_BAD_VALUE);
    auto cgroup = statcodec::cgroup::open(root + "/db");
    CHECK(cgroup && cgroup->path() == root + "/db");
    CHECK(cgroup->effective_limit("memory.max")->is_max());
    CHECK(cgroup->reader("memory.stat")->read()->get("anon").number() == 60u);

    statcodec::tree_options options;
    options.file("memory.stat", {"anon"}).file("memory.max");
    auto tree = statcodec::tree::open(root, options);
    CHECK(tree && !tree->walk());
    auto anon = tree->column("memory.stat", "anon");
    CHECK(anon && !tree->column("memory.stat", "file"));
    std::uint64_t sum = 0;
    for (auto group : tree->groups()) {
        if (!group.parent)
            continue;
        sum += tree->numbers().number(group.row, *anon).value_or(0);
        CHECK(tree->path(group.row) == root + "/" + std::string(group.name));
    }
    CHECK(sum == 260 && tree->size() == 4);
    CHECK(tree->first_added() == 0 && tree->gone().empty());
    CHECK(tree->numbers().states().size() == tree->numbers().values().size());
    CHECK(tree->own()->number(0, *anon) == 40u);
    CHECK(tree->totals()->width() == tree->numbers().width());
    CHECK(tree->problems().size() == 1 && tree->problems()[0].error.os_error() == ELOOP);
    CHECK(!statcodec::tree::open(root + "/none", options));
}

static void throwing()
{
#if defined(__cpp_exceptions)
    try {
        statcodec::decoder decoder(UINT32_MAX);
        CHECK(!"thrown");
    } catch (const statcodec::exception &thrown) {
        CHECK(thrown.why().status() == STATCODEC_UNKNOWN_FILE);
    }
    auto anon = [](const char *text) {
        return statcodec::decode(STATCODEC_FILE_MEMORY_STAT, text).value().get("anon").number();
    };
    CHECK(anon("anon 3\n") == 3u);
    try {
        anon("anon");
        CHECK(!"thrown");
    } catch (const std::exception &thrown) {
        CHECK(std::string(thrown.what()).find("line feed") != std::string::npos);
    }
#endif
}

int main(int count, char **arguments)
{
    if (count != 2)
        return 2;
    live(arguments[1]);
    decoding();
    cells();
    streaming();
    writing();
    throwing();
    return failures != 0;
}
