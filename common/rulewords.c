#include "common/rulewords.h"

#include "common/input.h"

bool rulewords_next(struct rulewords *words) {
    size_t i = words->at;
    while (i < words->length && input_is_blank(words->line[i]))
        i++;
    words->token = i;
    while (i < words->length && !input_is_blank(words->line[i]))
        i++;
    words->size = i - words->token;
    if (!words->size || words->line[words->token] == '#')
        return false;
    words->at = i;
    return true;
}

const char *rulewords_quote(const struct rulewords *words, char text[RULEWORDS_QUOTED]) {
    return diag_quote(text, RULEWORDS_QUOTED, words->line + words->token, words->size);
}

bool rulewords_digits(const struct rulewords *words, size_t *at, size_t end, unsigned *number) {
    size_t begin = *at;
    for (*number = 0; *at < end && words->line[*at] >= '0' && words->line[*at] <= '9'; ++*at)
        *number = *number > RULEWORDS_NUMBER_MAX ? *number : *number * 10 + words->line[*at] - '0';
    return *at > begin;
}

bool rulewords_number(struct rulewords *words, unsigned least, int *number) {
    char text[RULEWORDS_QUOTED];
    unsigned value;
    if (!rulewords_next(words))
        return diag_set(words->diag, "expected a number, found the end of the line");
    size_t at = words->token, end = at + words->size;
    if (!rulewords_digits(words, &at, end, &value) || at < end || value < least ||
        value > RULEWORDS_NUMBER_MAX)
        return diag_set(words->diag, "expected a number from %u to %d, found '%s'", least,
                        RULEWORDS_NUMBER_MAX, rulewords_quote(words, text));
    *number = (int)value;
    return true;
}

bool rulewords_end(struct rulewords *words) {
    char text[RULEWORDS_QUOTED];
    return !rulewords_next(words) ||
           diag_set(words->diag, "expected the end of the line, found '%s'",
                    rulewords_quote(words, text));
}
