/* SPDX-License-Identifier: MIT */
/* Formulas of fuzz.c and shrink.c, and how one is made smaller as long as it fails. */
#ifndef FUZZ_SMALLER_H
#define FUZZ_SMALLER_H

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LITS_MAX = 1 << 20 };

/* No variable is above LITS_MAX. */
struct formula {
    int vars;
    size_t size;            /* of lits */
    int lits[LITS_MAX + 1]; /* with a 0 after each clause */
};

/* The next character that is no white space, or EOF. */
static int formula_visible(FILE *in) {
    int c;
    do
        c = getc(in);
    while (isspace(c));
    return c;
}

/* Skips comments, which may stand wherever a line begins. */
static void formula_skip(FILE *in) {
    int c;
    while ((c = formula_visible(in)) == 'c')
        while ((c = getc(in)) != '\n' && c != EOF)
            ;
    if (c != EOF)
        ungetc(c, in);
}

/* Reads DIMACS, up to a line "%" as SATLIB has it.  Returns false where it is something else or too
 * large. */
static bool formula_read(FILE *in, struct formula *formula) {
    int clauses, lit, c;
    formula->size = 0;
    formula_skip(in);
    if (fscanf(in, "p cnf %d %d", &formula->vars, &clauses) != 2 || formula->vars < 0 ||
        formula->vars > LITS_MAX)
        return false;
    while (formula_skip(in), fscanf(in, "%d", &lit) == 1) {
        if (formula->size == LITS_MAX || lit > formula->vars || lit < -formula->vars)
            return false;
        formula->lits[formula->size++] = lit;
    }
    c = getc(in);
    return (c == EOF || c == '%') && (!formula->size || !formula->lits[formula->size - 1]);
}

static int formula_clauses(const struct formula *formula) {
    int count = 0;
    for (size_t i = 0; i < formula->size; i++)
        count += !formula->lits[i];
    return count;
}

/* Prints clauses number `from` to `end` - 1. */
static void formula_print_part(FILE *out, const struct formula *formula, int from, int end) {
    int clause = 0;
    for (size_t i = 0; i < formula->size; i++) {
        if (clause >= from && clause < end)
            fprintf(out, formula->lits[i] ? "%d " : "%d\n", formula->lits[i]);
        clause += !formula->lits[i];
    }
}

static void formula_print(FILE *out, const struct formula *formula) {
    int clauses = formula_clauses(formula);
    fprintf(out, "p cnf %d %d\n", formula->vars, clauses);
    formula_print_part(out, formula, 0, clauses);
}

/* The smallest formula so far, which fails, and one to be tried. */
struct smaller {
    bool (*fails)(void *context, const struct formula *formula); /* in the same way */
    void *context;
    struct formula best, tried;
};

/* Keeps what is tried as the best one when it fails, too. */
static bool smaller_keep(struct smaller *s) {
    if (!s->fails(s->context, &s->tried))
        return false;
    s->best.vars = s->tried.vars;
    s->best.size = s->tried.size;
    memcpy(s->best.lits, s->tried.lits, s->tried.size * sizeof *s->tried.lits);
    return true;
}

/* Without clauses `from` to `end` - 1. */
static bool smaller_drop_clauses(struct smaller *s, int from, int end) {
    struct formula *to = &s->tried;
    int clause = 0;
    to->vars = s->best.vars;
    to->size = 0;
    for (size_t i = 0; i < s->best.size; i++) {
        if (clause < from || clause >= end)
            to->lits[to->size++] = s->best.lits[i];
        clause += !s->best.lits[i];
    }
    return smaller_keep(s);
}

static bool smaller_drop_lit(struct smaller *s, size_t place) {
    struct formula *to = &s->tried;
    to->vars = s->best.vars;
    to->size = 0;
    for (size_t i = 0; i < s->best.size; i++)
        if (i != place)
            to->lits[to->size++] = s->best.lits[i];
    return smaller_keep(s);
}

/* Names the variables 1, 2, ... in the order of the old names, and has no others. */
static bool smaller_close_gaps(struct smaller *s) {
    static int name[LITS_MAX + 1];
    for (size_t i = 0; i < s->best.size; i++)
        name[abs(s->best.lits[i])] = 1;
    name[0] = 0;
    s->tried.vars = 0;
    for (int var = 1; var <= s->best.vars; var++)
        if (name[var])
            name[var] = ++s->tried.vars;
    s->tried.size = s->best.size;
    for (size_t i = 0; i < s->best.size; i++) {
        int lit = s->best.lits[i];
        s->tried.lits[i] = lit < 0 ? -name[-lit] : name[lit];
    }
    return s->tried.vars < s->best.vars && smaller_keep(s);
}

/* Halves, quarters, ... of the clauses, then literals, until nothing more can go. */
static void smaller_shrink(struct smaller *s) {
    bool shrunk = true;
    while (shrunk) {
        shrunk = false;
        for (int step = formula_clauses(&s->best) / 2 + 1; step; step /= 2)
            for (int from = 0; from < formula_clauses(&s->best);)
                if (smaller_drop_clauses(s, from, from + step))
                    shrunk = true;
                else
                    from += step;
        for (size_t place = 0; place < s->best.size;)
            if (s->best.lits[place] && smaller_drop_lit(s, place))
                shrunk = true;
            else
                place++;
    }
    smaller_close_gaps(s);
}

#endif
