/* SPDX-License-Identifier: MIT */
#include "assumed.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"
#include "common/streams/option.h"

#define BLANKS " \t\r\n"

/* Reads the next literal at *at and moves behind it.  Returns false at the end: a 0, the end of the
 * text, or something other than a literal (DIMACS has no plus signs). */
static bool take_literal(const char **at, long long *lit) {
    char *end;
    *at += strspn(*at, BLANKS);
    *lit = 0;
    if (**at == '+')
        return false;
    *lit = strtoll(*at, &end, 10);
    *at = end;
    return *lit;
}

/* Whether a variable can have the number of the literal. */
static bool is_possible(long long lit) {
    return lit <= VAR_MAX && lit >= -(long long)VAR_MAX;
}

void assumed_check(const char *text) {
    long long lit;
    const char *at = text;
    while (take_literal(&at, &lit) && is_possible(lit) && strchr(BLANKS, *at))
        ;
    at += strspn(at, BLANKS);
    if (lit || *at)
        option_fail("option -a: expected literals as in '3 -7', found \"%s\"",
                    diag_quoted(text, strlen(text)).text);
}

bool assumed_take(struct elit_stack *assume, const char *text, const struct dimacs *d, Var vars,
                  struct diag *diag) {
    long long lit;
    stack_clear(assume);
    while (take_literal(&text, &lit)) {
        if (lit > (long long)vars || -lit > (long long)vars) {
            *diag = (struct diag){0};
            return diag_set(diag, "%s: literal %lld is to be assumed, and there %s %u variable%s",
                            d->in.name, lit, vars == 1 ? "is" : "are", vars, vars == 1 ? "" : "s");
        }
        assert(lit && is_possible(lit) && lit_var(lit_of((int)lit)) < vars);
        stack_push(d->in.memory, assume, (int)lit);
    }
    return true;
}
