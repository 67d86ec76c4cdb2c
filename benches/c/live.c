/* The control of patch C: read a statistics file again and again with fgets,
 * sscanf and strtoull.
 *
 *   control READS OPEN FILE...
 *
 * OPEN 1 opens and closes the file for every read, 0 keeps it and rewinds.
 * Prints the sum of the last reading of all files, and the microseconds of user
 * and system time that all reads took. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static unsigned long long read_once(FILE *file)
{
	char line[4096], key[128], value[64];
	unsigned long long sum = 0;

	while (fgets(line, sizeof(line), file)) {
		const char *equals = strchr(line, '=');

		if (!equals) {
			if (sscanf(line, "%127s %63s", key, value) == 2)
				sum += strtoull(value, NULL, 10);
			continue;
		}
		/* A line of memory.numa_stat. */
		const char *at = line;
		int length;

		while (sscanf(at, "%127[^= \n]%n", key, &length) == 1) {
			at += length;
			if (*at == '=' && sscanf(at, "=%63[0-9]%n", value, &length) == 1) {
				sum += strtoull(value, NULL, 10);
				at += length;
			}
			while (*at == ' ')
				at++;
		}
	}
	return sum;
}

int main(int argc, char **argv)
{
	long reads = argc > 1 ? atol(argv[1]) : 0;
	int open_each = argc > 2 && atoi(argv[2]);
	FILE *files[8] = { 0 };
	int count = argc > 3 ? argc - 3 : 0;
	unsigned long long sum = 0;
	struct rusage used;

	if (count > 8)
		count = 8;
	for (int i = 0; !open_each && i < count; i++) {
		files[i] = fopen(argv[3 + i], "r");
		if (!files[i])
			return 1;
	}
	for (long n = 0; n < reads; n++) {
		sum = 0;
		for (int i = 0; i < count; i++) {
			if (open_each) {
				files[i] = fopen(argv[3 + i], "r");
				if (!files[i])
					return 1;
			} else {
				rewind(files[i]);
			}
			sum += read_once(files[i]);
			if (open_each)
				fclose(files[i]);
		}
	}
	getrusage(RUSAGE_SELF, &used);
	printf("%llu %lld %lld\n", sum,
	       (long long)used.ru_utime.tv_sec * 1000000 + used.ru_utime.tv_usec,
	       (long long)used.ru_stime.tv_sec * 1000000 + used.ru_stime.tv_usec);
	return 0;
}
