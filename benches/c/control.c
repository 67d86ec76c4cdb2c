/*
 * The C control: what a C program does that reads kernel statistics as text.
 *
 * Lines come by fgets() from a FILE over memory (fmemopen), so that no system
 * call is timed and what is left is user time. Numbers are read by sscanf(),
 * as in the control program of the BPF kfunc series, or by strtoull() alone.
 * Each function returns how many values it wrote to `out`.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef unsigned long long ull;

/* `name value` lines: fgets + sscanf("%s %llu"). */
size_t control_flat_sscanf(const char *text, size_t length, ull *out)
{
	FILE *file = fmemopen((void *)text, length, "r");
	char line[256], name[256];
	size_t n = 0;

	if (!file)
		return 0;
	while (fgets(line, sizeof(line), file))
		if (sscanf(line, "%s %llu", name, &out[n]) == 2)
			n++;
	fclose(file);
	return n;
}

/* `name value` lines: fgets + strchr + strtoull. */
size_t control_flat_strtoull(const char *text, size_t length, ull *out)
{
	FILE *file = fmemopen((void *)text, length, "r");
	char line[256];
	size_t n = 0;

	if (!file)
		return 0;
	while (fgets(line, sizeof(line), file)) {
		char *value = strchr(line, ' ');

		if (value)
			out[n++] = strtoull(value + 1, NULL, 10);
	}
	fclose(file);
	return n;
}

/* `name N0=value N1=value` lines: fgets + strtok + sscanf("N%u=%llu"). */
size_t control_numa_sscanf(const char *text, size_t length, ull *out)
{
	FILE *file = fmemopen((void *)text, length, "r");
	char line[4096];
	size_t n = 0;

	if (!file)
		return 0;
	while (fgets(line, sizeof(line), file)) {
		char *word = strtok(line, " \n");
		unsigned int node;

		while (word && (word = strtok(NULL, " \n")))
			if (sscanf(word, "N%u=%llu", &node, &out[n]) == 2)
				n++;
	}
	fclose(file);
	return n;
}

/* `name N0=value N1=value` lines: fgets + strtok + strtoull. */
size_t control_numa_strtoull(const char *text, size_t length, ull *out)
{
	FILE *file = fmemopen((void *)text, length, "r");
	char line[4096];
	size_t n = 0;

	if (!file)
		return 0;
	while (fgets(line, sizeof(line), file)) {
		char *word = strtok(line, " \n");

		while (word && (word = strtok(NULL, " \n"))) {
			char *value = strchr(word, '=');

			if (value)
				out[n++] = strtoull(value + 1, NULL, 10);
		}
	}
	fclose(file);
	return n;
}

/* Lines of a name and many numbers: fgets + strtok + sscanf("%llu"). */
size_t control_words_sscanf(const char *text, size_t length, ull *out)
{
	static char line[1 << 20];
	FILE *file = fmemopen((void *)text, length, "r");
	size_t n = 0;

	if (!file)
		return 0;
	while (fgets(line, sizeof(line), file)) {
		char *word = strtok(line, " \n");

		while (word && (word = strtok(NULL, " \n")))
			if (sscanf(word, "%llu", &out[n]) == 1)
				n++;
	}
	fclose(file);
	return n;
}

/* Lines of a name and many numbers: fgets + strtok + strtoull. */
size_t control_words_strtoull(const char *text, size_t length, ull *out)
{
	static char line[1 << 20];
	FILE *file = fmemopen((void *)text, length, "r");
	size_t n = 0;

	if (!file)
		return 0;
	while (fgets(line, sizeof(line), file)) {
		char *word = strtok(line, " \n");

		while (word && (word = strtok(NULL, " \n"))) {
			char *end;
			ull value = strtoull(word, &end, 10);

			if (end != word)
				out[n++] = value;
		}
	}
	fclose(file);
	return n;
}

/* The CPU time of this thread in nanoseconds. */
ull control_cpu_time(void)
{
	struct timespec now;

	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
	return 1000000000ull * (ull)now.tv_sec + (ull)now.tv_nsec;
}
