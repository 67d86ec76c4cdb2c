/*
 * C emitters of `name value` lines: printf, and a translation of what the
 * kernel's seq_puts() + seq_put_decimal_ull() do for such a line.
 */
#include <stdio.h>
#include <string.h>

typedef unsigned long long ull;

/* snprintf("%s %llu\n") for each line. Returns the length. */
size_t emit_snprintf(char *buffer, size_t size, const char *const *names, const ull *values,
		     size_t count)
{
	size_t length = 0;

	for (size_t i = 0; i < count; i++)
		length += (size_t)snprintf(buffer + length, size - length, "%s %llu\n", names[i],
					   values[i]);
	return length;
}

struct seq {
	char *buffer;
	size_t size;
	size_t length;
};

static void put_text(struct seq *seq, const char *text)
{
	size_t length = strlen(text);

	if (seq->length + length >= seq->size) {
		seq->length = seq->size;
		return;
	}
	memcpy(seq->buffer + seq->length, text, length);
	seq->length += length;
}

static void put_char(struct seq *seq, char c)
{
	if (seq->length < seq->size)
		seq->buffer[seq->length++] = c;
}

/* A delimiter and a decimal number: small numbers at once, others through a
 * table of digit pairs into a scratch buffer, then copied. */
static void put_decimal(struct seq *seq, const char *delimiter, ull value)
{
	static const char pairs[] = "00010203040506070809"
				    "10111213141516171819"
				    "20212223242526272829"
				    "30313233343536373839"
				    "40414243444546474849"
				    "50515253545556575859"
				    "60616263646566676869"
				    "70717273747576777879"
				    "80818283848586878889"
				    "90919293949596979899";
	char scratch[24];
	size_t at = sizeof(scratch), length;

	if (delimiter && delimiter[0]) {
		if (delimiter[1])
			put_text(seq, delimiter);
		else
			put_char(seq, delimiter[0]);
	}
	if (value < 10) {
		put_char(seq, (char)('0' + value));
		return;
	}
	while (value >= 100) {
		at -= 2;
		memcpy(scratch + at, pairs + 2 * (value % 100), 2);
		value /= 100;
	}
	if (value >= 10) {
		at -= 2;
		memcpy(scratch + at, pairs + 2 * value, 2);
	} else {
		scratch[--at] = (char)('0' + value);
	}
	length = sizeof(scratch) - at;
	if (seq->length + length >= seq->size) {
		seq->length = seq->size;
		return;
	}
	memcpy(seq->buffer + seq->length, scratch + at, length);
	seq->length += length;
}

/* Name, blank and number, LF for each line. Returns the length. */
size_t emit_seq(char *buffer, size_t size, const char *const *names, const ull *values,
		size_t count)
{
	struct seq seq = { buffer, size, 0 };

	for (size_t i = 0; i < count; i++) {
		put_text(&seq, names[i]);
		put_decimal(&seq, " ", values[i]);
		put_char(&seq, '\n');
	}
	return seq.length;
}
