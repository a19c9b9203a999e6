/* SPDX-License-Identifier: MIT */
#include "common/formulas/dimacsgroup.h"

/* Bytes of a group and its braces are fewer, so that its number fits into 64 bits. */
enum { GROUP_MAX = 20 };

/* The number in the group {NUMBER} at the cursor, or UINT64_MAX if it is malformed. */
static uint64_t group_number(const unsigned char *token, size_t length) {
    uint64_t number = 0;
    if (length < 3 || length == GROUP_MAX || token[0] != '{' || token[length - 1] != '}')
        return UINT64_MAX;
    for (size_t i = 1; i < length - 1; i++) {
        if (token[i] < '0' || token[i] > '9')
            return UINT64_MAX;
        number = 10 * number + (token[i] - '0');
    }
    return number;
}

bool dimacs_group(struct dimacs *d) {
    char quoted[INPUT_QUOTED];
    size_t length = input_token(&d->in, GROUP_MAX);
    uint64_t number = group_number(d->in.cursor, length);
    if (number == UINT64_MAX)
        return dimacs_unexpected(d, "the group of a clause, as in {1}");
    if (number > d->groups)
        return dimacs_fail(d, "group %s exceeds the %u group%s declared in line %llu",
                           input_quote(&d->in, quoted), d->groups, d->groups == 1 ? "" : "s",
                           (unsigned long long)d->header_line);
    d->group = (Var)number;
    d->in.cursor += length;
    return true;
}
