#include "project.h"

#include <stdlib.h>
#include <string.h>

#include "common/option.h"

static _Noreturn void refuse(const char *text) {
    option_fail("option --project: expected variables as in 1,5-8, or all, found \"%s\"", text);
}

/* Reads a variable at *at and moves on. */
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

/* Reads a variable or a range at *at and moves on to what follows, but for a comma.  Returns false
 * at the end. */
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

void project_take(struct project *project, const char *text, struct memory *memory) {
    Var first, last;
    *project = (struct project){.given = text, .all = text && is_all(text)};
    for (const char *at = text; text && !project->all && take_range(&at, text, &first, &last);)
        for (Var var = first; var <= last; var++)
            stack_push(memory, &project->vars, var - 1);
}

/* Takes the variables that the input shows. */
static void take_shown(struct project *project, const struct dimacs *d) {
    project->all = !d->shows;
    stack_clear(&project->vars);
    for (size_t i = 0; i < d->show.size; i++)
        stack_push(d->in.memory, &project->vars, (Var)d->show.data[i] - 1);
}

bool project_apply(struct project *project, const struct dimacs *d, const struct formula *formula,
                   struct settings *settings, struct diag *diag) {
    Var vars = formula_given(formula);
    if (!project->given)
        take_shown(project, d);
    for (size_t i = 0; i < project->vars.size; i++)
        if (project->vars.data[i] >= vars) {
            *diag = (struct diag){0};
            diag_set(diag, "%s: models are to be told apart by variable %u, and there are %u",
                     d->in.name, project->vars.data[i] + 1, vars);
            return false;
        }
    settings->projects = !project->all;
    settings->shown = project->vars.data;
    settings->shown_count = project->vars.size;
    return true;
}
