/* SPDX-License-Identifier: MIT */
#include "project.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"
#include "common/streams/option.h"

static _Noreturn void refuse(const char *text) {
    option_fail("option --project: expected variables as in 1,5-8, or all, found \"%s\"",
                diag_quoted(text, strlen(text)).text);
}

/* Reads a variable at *at and moves behind it. */
static Var take_variable(const char **at, const char *text) {
    char *end;
    unsigned long long value = strtoull(*at, &end, 10);
    if (**at < '0' || **at > '9' || !value || value > VAR_MAX)
        refuse(text);
    *at = end;
    return (Var)value;
}

static bool is_all(const char *text) {
    return !strcmp(text, "all");
}

/* Reads a variable or a range at *at and moves behind it and a comma.  Returns false at the end. */
static bool take_range(const char **at, const char *text, Var *first, Var *last) {
    if (*at > text && !(*at)[-1])
        return false;
    *first = *last = take_variable(at, text);
    if (**at == '-') {
        ++*at;
        *last = take_variable(at, text);
    }
    if (*last < *first || (**at && **at != ','))
        refuse(text);
    ++*at;
    return true;
}

void project_check(const char *text) {
    Var first, last;
    for (const char *at = text; !is_all(text) && take_range(&at, text, &first, &last);)
        ;
}

void project_take(struct project *project, const char *text) {
    *project = (struct project){.given = text, .all = text && is_all(text)};
    if (!project->all)
        project->text = text;
}

/* Fills diag: there is no such variable. */
static bool lacks(const struct dimacs *d, Var var, Var vars, struct diag *diag) {
    *diag = (struct diag){0};
    return diag_set(diag, "%s: models are to be told apart by variable %u, and there are %u",
                    d->in.name, var, vars);
}

/* Takes the variables of the option; ranges only as far as there are variables. */
static bool take_given(struct project *project, const struct dimacs *d, Var vars,
                       struct diag *diag) {
    Var first, last;
    stack_clear(&project->vars);
    for (const char *at = project->text; at && take_range(&at, project->text, &first, &last);) {
        if (last > vars)
            return lacks(d, first > vars ? first : vars + 1, vars, diag);
        for (Var var = first; var <= last; var++)
            stack_push(d->in.memory, &project->vars, var - 1);
        assert(first && stack_top(&project->vars) < vars);
    }
    return true;
}

/* Takes the variables that the input shows. */
static bool take_shown(struct project *project, const struct dimacs *d, Var vars,
                       struct diag *diag) {
    project->all = !d->shows;
    stack_clear(&project->vars);
    for (size_t i = 0; i < d->show.size; i++) {
        if ((Var)d->show.data[i] > vars)
            return lacks(d, (Var)d->show.data[i], vars, diag);
        assert(d->show.data[i] > 0);
        stack_push(d->in.memory, &project->vars, (Var)d->show.data[i] - 1);
    }
    return true;
}

bool project_settle(struct project *project, const struct dimacs *d, struct diag *diag) {
    return (project->given ? take_given : take_shown)(project, d, d->vars, diag);
}
