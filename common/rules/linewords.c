/* SPDX-License-Identifier: MIT */
#include "common/rules/linewords.h"

#include <assert.h>

#include "common/streams/input.h"

bool linewords_next(struct linewords *words) {
    assert(words->at <= words->length);
    size_t i = words->at;
    while (i < words->length && input_is_blank(words->line[i]))
        i++;
    words->token = i;
    while (i < words->length && !input_is_blank(words->line[i]))
        i++;
    words->size = i - words->token;
    if (!words->size || words->line[words->token] == '#')
        return false;
    assert(i > words->token && i <= words->length);
    words->at = i;
    return true;
}

const char *linewords_quote(const struct linewords *words, char text[LINEWORDS_QUOTED]) {
    assert(words->token + words->size <= words->length);
    return diag_quote(text, LINEWORDS_QUOTED, words->line + words->token, words->size);
}

bool linewords_digits(const struct linewords *words, size_t *at, size_t end, unsigned *number) {
    assert(*at <= end && end <= words->length);
    size_t begin = *at;
    for (*number = 0; *at < end && words->line[*at] >= '0' && words->line[*at] <= '9'; ++*at)
        *number = *number > LINEWORDS_NUMBER_MAX ? *number : *number * 10 + words->line[*at] - '0';
    return *at > begin;
}

bool linewords_number(struct linewords *words, unsigned least, int *number) {
    assert(least <= LINEWORDS_NUMBER_MAX);
    char text[LINEWORDS_QUOTED];
    unsigned value;
    if (!linewords_next(words))
        return diag_set(words->diag, "expected a number, found the end of the line");
    size_t at = words->token, end = at + words->size;
    if (!linewords_digits(words, &at, end, &value) || at < end || value < least ||
        value > LINEWORDS_NUMBER_MAX)
        return diag_set(words->diag, "expected a number from %u to %d, found '%s'", least,
                        LINEWORDS_NUMBER_MAX, linewords_quote(words, text));
    *number = (int)value;
    return true;
}

bool linewords_end(struct linewords *words) {
    char text[LINEWORDS_QUOTED];
    return !linewords_next(words) ||
           diag_set(words->diag, "expected the end of the line, found '%s'",
                    linewords_quote(words, text));
}
