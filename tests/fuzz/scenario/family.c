/* SPDX-License-Identifier: MIT */
#include "family.h"

/* A formula in the making: its variables are those of `names`, each perhaps turned round. */
struct draft {
    struct random *random;
    struct scenario *clauses;
    int vars;
    int names[SCENARIO_VARS + 1];
};

static int below(struct draft *d, int bound) {
    return bound > 1 ? (int)random_below(d->random, (uint32_t)bound) : 0;
}

static int between(struct draft *d, int low, int high) {
    return low + below(d, high - low + 1);
}

static bool one_in(struct draft *d, int count) {
    return below(d, count) == 0;
}

static int any(struct draft *d) {
    int var = 1 + below(d, d->vars);
    return one_in(d, 2) ? var : -var;
}

static void put(struct draft *d, const int *lits, int size) {
    struct step *step = scenario_add(d->clauses, STEP_CLAUSE);
    step->size = size;
    for (int i = 0; i < size; i++)
        step->lits[i] = lits[i] < 0 ? -d->names[-lits[i]] : d->names[lits[i]];
}

/* Zeros are left out. */
static void clause(struct draft *d, int a, int b, int c) {
    int lits[3] = {a, b, c}, kept[3], size = 0;
    for (int i = 0; i < 3; i++)
        if (lits[i])
            kept[size++] = lits[i];
    put(d, kept, size);
}

static void random_clauses(struct draft *d, int count, int length) {
    int lits[8];
    while (count-- > 0) {
        int size = one_in(d, 6) ? between(d, 1 + !one_in(d, 5), 6) : length;
        for (int i = 0; i < size; i++)
            lits[i] = any(d);
        put(d, lits, size);
    }
}

/* About as many clauses as leave a model or none. */
static void random_sat(struct draft *d) {
    static const int percent[] = {0, 0, 130, 450, 1000, 2100};
    int length = between(d, 2, 5);
    random_clauses(d, d->vars * percent[length] / 100 * between(d, 60, 120) / 100, length);
}

static void parity_row(struct draft *d, const int *lits, int size, bool odd) {
    int signed_lits[5];
    for (int signs = 0; signs < 1 << size; signs++) {
        bool negative = false;
        for (int i = 0; i < size; i++) {
            bool turned = signs >> i & 1;
            negative ^= turned;
            signed_lits[i] = turned ? -lits[i] : lits[i];
        }
        if (negative != odd)
            put(d, signed_lits, size);
    }
}

static void parity(struct draft *d) {
    for (int rows = d->vars * between(d, 40, 110) / 100; rows > 0; rows--) {
        int lits[5], size = between(d, 2, 4), from = below(d, d->vars), step = between(d, 1, 3);
        for (int i = 0; i < size; i++)
            lits[i] = 1 + (from + i * step) % d->vars;
        parity_row(d, lits, size, one_in(d, 2));
    }
    if (one_in(d, 2))
        random_clauses(d, d->vars * between(d, 30, 200) / 100, 3);
}

static void at_most_one(struct draft *d, const int *lits, int size) {
    for (int i = 0; i < size; i++)
        for (int k = i + 1; k < size; k++)
            clause(d, -lits[i], -lits[k], 0);
}

/* Pigeon p sits in hole h: variable p * holes + h, from 1. */
static void pigeonhole(struct draft *d) {
    int holes = between(d, 2, 4), pigeons = holes + below(d, 2), lits[8];
    while (pigeons * holes > d->vars && holes > 1)
        pigeons = --holes + 1;
    for (int p = 0; p < pigeons; p++) {
        for (int h = 0; h < holes; h++)
            lits[h] = p * holes + h + 1;
        put(d, lits, holes);
    }
    for (int h = 0; h < holes; h++) {
        for (int p = 0; p < pigeons; p++)
            lits[p] = p * holes + h + 1;
        at_most_one(d, lits, pigeons);
    }
}

/* Groups with exactly one true literal, and conflicts between them. */
static void groups(struct draft *d) {
    int lits[8], length = between(d, 2, 5);
    for (int first = 1; first + length - 1 <= d->vars; first += length) {
        for (int i = 0; i < length; i++)
            lits[i] = first + i;
        at_most_one(d, lits, length);
        if (!one_in(d, 5))
            put(d, lits, length);
    }
    for (int i = d->vars * between(d, 20, 150) / 100; i > 0; i--)
        clause(d, -(1 + below(d, d->vars)), -(1 + below(d, d->vars)), 0);
}

/* At most one of the odd variables, along a ladder of the even ones. */
static void ladder(struct draft *d) {
    for (int var = 1; var + 1 <= d->vars; var += 2) {
        clause(d, -var, var + 1, 0);
        if (var > 1) {
            clause(d, -(var - 1), var + 1, 0);
            clause(d, -(var - 1), -var, 0);
        }
    }
    random_clauses(d, d->vars * between(d, 50, 200) / 100, 3);
}

/* Literals equal to one another, in chains and cycles. */
static void equivalences(struct draft *d) {
    for (int count = d->vars * between(d, 30, 90) / 100; count > 0; count--) {
        int a = any(d), b = any(d);
        clause(d, -a, b, 0);
        if (!one_in(d, 4))
            clause(d, a, -b, 0);
    }
    random_clauses(d, d->vars * between(d, 50, 300) / 100, 3);
}

static void and_gate(struct draft *d, int out, int a, int b) {
    clause(d, -out, a, 0);
    clause(d, -out, b, 0);
    clause(d, out, -a, -b);
}

static void choice_gate(struct draft *d, int out, int a, int b, int c) {
    clause(d, -a, -b, out);
    clause(d, -a, b, -out);
    clause(d, a, -c, out);
    clause(d, a, c, -out);
}

/* Variables that are gates of lower ones, some of them twice. */
static void gates(struct draft *d) {
    int inputs = between(d, 2, 1 + d->vars / 2), all = d->vars;
    for (int out = inputs + 1; out <= all; out++) {
        d->vars = out - 1;
        int a = any(d), b = any(d), row[3] = {out, a, b};
        bool twice = out < all && one_in(d, 3);
        switch (below(d, 3)) {
        case 0:
            and_gate(d, out, a, b);
            if (twice)
                and_gate(d, ++out, b, a);
            break;
        case 1:
            parity_row(d, row, 3, false);
            break;
        default:
            choice_gate(d, out, a, b, any(d));
        }
    }
    d->vars = all;
    random_clauses(d, d->vars * between(d, 30, 200) / 100, 3);
}

/* Which variable is which, and its sign. */
static void draw_names(struct draft *d) {
    for (int i = 1; i <= d->vars; i++) {
        int k = 1 + below(d, i);
        d->names[i] = d->names[k];
        d->names[k] = one_in(d, 2) ? i : -i;
    }
}

void family_draw(struct random *random, int vars, struct scenario *clauses) {
    static void (*const families[])(struct draft *) = {
        random_sat, random_sat, parity, pigeonhole, groups, ladder, equivalences, gates,
    };
    struct draft draft = {.random = random, .clauses = clauses, .vars = vars};
    draw_names(&draft);
    families[below(&draft, sizeof families / sizeof *families)](&draft);
}
