/* SPDX-License-Identifier: MIT */
/* What a debugger is shown of a search: four clauses, and a decision that forces two literals. */
#include "search/dump.h"

#include <signal.h>

#include "common/base/diag.h"
#include "search/propagate.h"
#include "state/intake.h"
#include "state/trail.h"
#include "unit.h"

const char diag_tool[] = "unit-dump";

#ifdef NDEBUG

/* Release builds have no dump. */
int main(void) {
    CHECK(true);
    return unit_end();
}

#else

enum { CLAUSES = 4, SIZE_MAX_HERE = 3, TEXT = 4096 };

static const int clauses[CLAUSES][SIZE_MAX_HERE] = {{-1, 2}, {-1, -2, 3}, {1, 4, 5}, {-4}};

static void fill(struct formula *formula) {
    formula->vars = 5;
    for (int i = 0; i < CLAUSES; i++) {
        size_t start = formula->size;
        for (int k = 0; k < SIZE_MAX_HERE && clauses[i][k]; k++)
            formula_push(formula, lit_of(clauses[i][k]));
        formula_end_clause(formula, start);
    }
}

/* Has a function write, by standard error, to text. */
static void caught(void (*write)(const struct solver *s), const struct solver *s, char *text) {
    rewind(stderr);
    write(s);
    fprintf(stderr, "%c", 0);
    rewind(stderr);
    text[fread(text, 1, TEXT - 1, stderr)] = 0;
    rewind(stderr);
}

static void some_variable(const struct solver *s) {
    dump_var(s, 4);
    dump_var(s, 6);
}

static void some_clause(const struct solver *s) {
    dump_clause(s, 0);
    dump_clause(s, (Ref)s->arena.size);
}

static void some_watches(const struct solver *s) {
    dump_watches(s, -1);
    dump_watches(s, 0);
}

static void check_all(const struct solver *s) {
    char text[TEXT];
    caught(dump_trail, s, text);
    CHECK_TEXT(text, "0 -4@0=1 by unit\n"
                     "1 1@1=1 by decided, or flipped\n"
                     "2 2@1=1 by 2@1=1 -1@1=-1\n"
                     "3 3@1=1 by clause 0: -2@1=-1 3@1=1 -1@1=-1\n");
    caught(some_variable, s, text);
    CHECK_TEXT(text, "variable 4@0=-1\nno variable 6\n");
    caught(some_clause, s, text);
    CHECK(strstr(text, "clause 0: -2@1=-1 3@1=1 -1@1=-1\nno clause "));
    caught(some_watches, s, text);
    CHECK_TEXT(text, "binary: -1@1=-1 2@1=1\nno literal 0\n");
    caught(dump, s, text);
    CHECK(strstr(text, "5 variables, 0 of them gone; level 1, 4 literals, 4 propagated;"));
    CHECK(strstr(text, "engine none, technique none\n"));
    CHECK(strstr(text, "variable 5\n"));
}

int main(void) {
    static struct solver s;
    static const volatile sig_atomic_t stop;
    struct memory memory, own;
    struct formula formula;
    struct settings settings = {0};
    struct limits limits = {
        .stop = &stop, .pause = UINT64_MAX, .conflicts = UINT64_MAX, .decisions = UINT64_MAX};
    memory_init(&memory, 0);
    memory_region(&own, &memory);
    formula_init(&formula, &memory);
    fill(&formula);
    solver_init(&s, &own, &settings, &formula, &limits, NULL);
    intake_update(&s);
    trail_decide(&s, lit_of(1));
    CHECK(propagate(&s) == NO_CONFLICT);
    CHECK(freopen("dumped", "w+", stderr) != NULL);
    check_all(&s);
    memory_clear(&own);
    formula_free(&formula);
    return unit_end();
}

#endif
