/*
 * Prints a /proc/stat, as an emulator of /proc does for a container: the sum
 * over its CPUs, each CPU, and the counters after them.
 *
 *     cc emit.c $(pkg-config --cflags --libs statcodec) -o emit && ./emit
 */

#include <stdio.h>
#include <stdlib.h>

#include <statcodec.h>

/* user nice system idle iowait irq softirq steal guest guest_nice */
enum { COLUMNS = 10 };

struct cpu {
    unsigned number;
    uint64_t ticks[COLUMNS];
};

struct machine {
    const struct cpu *cpus;
    size_t cpu_count;
    uint64_t context_switches;
    uint64_t boot_time;
    uint64_t processes;
    uint64_t running;
    uint64_t blocked;
};

/** Writes the line of the sum, which has two blanks after its name. */
static void emit_sum(statcodec_writer *writer, const struct machine *machine)
{
    statcodec_writer_text(writer, "cpu ", 4);
    for (int column = 0; column < COLUMNS; column++) {
        uint64_t sum = 0;
        for (size_t i = 0; i < machine->cpu_count; i++)
            sum += machine->cpus[i].ticks[column];
        statcodec_writer_decimal(writer, " ", sum);
    }
    statcodec_writer_end_line(writer);
}

/**
 * Writes the whole file. What the calls in between return need not be looked
 * at: a writer stops at the first thing wrong, and finish tells of it.
 */
static statcodec_status emit(char *buffer, size_t size, const struct machine *machine,
                             statcodec_written *written)
{
    statcodec_writer writer;
    statcodec_writer_init(&writer, buffer, size);
    emit_sum(&writer, machine);
    for (size_t i = 0; i < machine->cpu_count; i++) {
        statcodec_writer_decimal(&writer, "cpu", machine->cpus[i].number);
        for (int column = 0; column < COLUMNS; column++)
            statcodec_writer_decimal(&writer, " ", machine->cpus[i].ticks[column]);
        statcodec_writer_end_line(&writer);
    }
    statcodec_writer_name_value(&writer, NULL, "intr", " ", 0);
    statcodec_writer_name_value(&writer, NULL, "ctxt", " ", machine->context_switches);
    statcodec_writer_name_value(&writer, NULL, "btime", " ", machine->boot_time);
    statcodec_writer_name_value(&writer, NULL, "processes", " ", machine->processes);
    statcodec_writer_name_value(&writer, NULL, "procs_running", " ", machine->running);
    statcodec_writer_name_value(&writer, NULL, "procs_blocked", " ", machine->blocked);
    return statcodec_writer_finish(&writer, written);
}

int main(void)
{
    static const struct cpu cpus[] = {
        {0, {3357, 0, 4313, 1362393, 12, 0, 30, 0, 0, 0}},
        {3, {2211, 7, 1200, 1398120, 3, 0, 11, 0, 0, 0}},
    };
    const struct machine machine = {cpus, 2, 990013, 1700000000, 2915, 1, 0};
    statcodec_written written;

    /* An empty buffer tells how large it must be. */
    if (emit(NULL, 0, &machine, &written) != STATCODEC_BUFFER_TOO_SMALL)
        return EXIT_FAILURE;
    char *buffer = malloc(written.needed);
    if (buffer == NULL)
        return EXIT_FAILURE;
    statcodec_status status = emit(buffer, written.needed, &machine, &written);
    if (status == STATCODEC_OK)
        fwrite(buffer, 1, written.length, stdout);
    else
        fprintf(stderr, "emit: %s\n", statcodec_status_text(status));
    free(buffer);
    return status == STATCODEC_OK ? EXIT_SUCCESS : EXIT_FAILURE;
}
