/* SPDX-License-Identifier: MIT */
/* brute FILE: tries every assignment of a formula in DIMACS CNF, and prints its answer, the number
 * of its models and the literals true in all of them, which for more than 22 variables is left to
 * others:
 *
 *     s 1
 *     c models 12
 *     c backbone 1 -4 0
 *
 * or `s -1` alone.  Exclusive ors (x lines) are taken, too.  Reading and counting are its own: it
 * shares no code with the programs that it judges.  64 assignments, of variables 1 to 6, are tried
 * at once in the bits of a word. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { VARS_MAX = 22, CLAUSES_MAX = 1 << 16, WORD_VARS = 6 };

/* A bit for each variable, from bit 0.  Of an exclusive or, `positive` has the variables that occur
 * an odd number of times, and `odd` is whether an odd number of these must be true. */
static struct {
    uint32_t positive, negative;
    bool is_xor, odd;
} clauses[CLAUSES_MAX];
static int count;

/* Variables that some model makes true, and false: a bit for each. */
static uint32_t seen_true, seen_false;

static const uint64_t patterns[WORD_VARS] = {
    0xaaaaaaaaaaaaaaaau, 0xccccccccccccccccu, 0xf0f0f0f0f0f0f0f0u,
    0xff00ff00ff00ff00u, 0xffff0000ffff0000u, 0xffffffff00000000u,
};

/* Adds a literal to the last clause, which is not yet at its end. */
static void add_literal(int lit) {
    uint32_t bit = 1u << (abs(lit) - 1);
    if (clauses[count].is_xor) {
        clauses[count].positive ^= bit;
        clauses[count].odd ^= lit < 0;
    } else if (lit > 0)
        clauses[count].positive |= bit;
    else
        clauses[count].negative |= bit;
}

/* Whether the next clause is an exclusive or: an x before it is read. */
static bool begins_xor(FILE *in) {
    int c;
    while ((c = getc(in)) == ' ' || c == '\t' || c == '\r' || c == '\n')
        ;
    if (c != 'x')
        ungetc(c, in);
    return c == 'x';
}

/* Returns the number of variables: -1 when the file is no formula or is too long. */
static int read_formula(FILE *in) {
    int vars, announced, lit, c;
    bool inside = false;
    while ((c = getc(in)) == 'c')
        while ((c = getc(in)) != '\n' && c != EOF)
            ;
    if (c != 'p' || fscanf(in, " cnf %d %d", &vars, &announced) != 2)
        return -1;
    if (vars > VARS_MAX)
        return vars;
    while (count < CLAUSES_MAX) {
        if (!inside)
            clauses[count].is_xor = clauses[count].odd = begins_xor(in);
        if (fscanf(in, "%d", &lit) != 1)
            break;
        if (abs(lit) > vars)
            return -1;
        inside = lit != 0;
        if (lit)
            add_literal(lit);
        else
            count++;
    }
    return count == announced ? vars : -1;
}

/* Which of the 64 assignments satisfy the exclusive or, where `high` gives variables from 7. */
static uint64_t satisfying_xor(int clause, uint32_t high) {
    uint64_t bits = clauses[clause].odd ? 0 : ~(uint64_t)0;
    for (uint32_t rest = clauses[clause].positive >> WORD_VARS & high; rest; rest &= rest - 1)
        bits = ~bits;
    for (int i = 0; i < WORD_VARS; i++)
        if (clauses[clause].positive >> i & 1)
            bits ^= patterns[i];
    return bits;
}

/* Which of the 64 assignments satisfy the clause, where `high` gives variables from 7. */
static uint64_t satisfying(int clause, uint32_t high) {
    if (clauses[clause].is_xor)
        return satisfying_xor(clause, high);
    uint32_t positive = clauses[clause].positive, negative = clauses[clause].negative;
    if ((positive >> WORD_VARS & high) || (negative >> WORD_VARS & ~high))
        return ~(uint64_t)0;
    uint64_t bits = 0;
    for (int i = 0; i < WORD_VARS; i++) {
        if (positive >> i & 1)
            bits |= patterns[i];
        if (negative >> i & 1)
            bits |= ~patterns[i];
    }
    return bits;
}

/* Notes the values of models, a bit of `left` each, whose variables from 7 are those of `high`. */
static void note_values(uint64_t left, uint32_t high) {
    if (!left)
        return;
    seen_true |= high << WORD_VARS;
    seen_false |= ~high << WORD_VARS;
    for (int i = 0; i < WORD_VARS; i++) {
        seen_true |= (uint32_t)((left & patterns[i]) != 0) << i;
        seen_false |= (uint32_t)((left & ~patterns[i]) != 0) << i;
    }
}

static void print_backbone(int vars) {
    printf("c backbone ");
    for (int i = 0; i < vars; i++)
        if ((seen_true >> i & 1) != (seen_false >> i & 1))
            printf("%d ", seen_true >> i & 1 ? i + 1 : -i - 1);
    puts("0");
}

static unsigned long count_models(int vars) {
    int high_vars = vars > WORD_VARS ? vars - WORD_VARS : 0;
    uint64_t all = vars < WORD_VARS ? ((uint64_t)1 << (1 << vars)) - 1 : ~(uint64_t)0;
    unsigned long models = 0;
    for (uint32_t high = 0; high >> high_vars == 0; high++) {
        uint64_t left = all;
        for (int i = 0; left && i < count; i++)
            left &= satisfying(i, high);
        note_values(left, high);
        for (; left; left &= left - 1)
            models++;
    }
    return models;
}

int main(int argc, char **argv) {
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
    int vars = in ? read_formula(in) : -1;
    if (vars < 0) {
        fputs("usage: brute FILE\n", stderr);
        return 64;
    }
    if (vars > VARS_MAX) {
        puts("s -1");
    } else {
        unsigned long models = count_models(vars);
        printf("s %d\nc models %lu\n", models > 0, models);
        if (models)
            print_backbone(vars);
    }
    return fclose(in) || fflush(stdout) ? 2 : 0;
}
