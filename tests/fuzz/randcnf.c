/* SPDX-License-Identifier: MIT */
/* randcnf SEED COUNT: prints a stream of COUNT small random formulas, and before each a comment
 * with the number of its models, found by trying every assignment:
 *
 *     c models 12
 *     p cnf 7 20
 *     ...
 *
 * It shares no code with the programs that it judges. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { VARS_MAX = 14, CLAUSES_MAX = 80 };

struct cube {
    uint32_t positive, negative; /* sets of variables */
    int lits[8];
    unsigned size;
};

static uint32_t state;

static uint32_t below(uint32_t bound) {
    state = state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)(state >> 4) * bound) >> 28);
}

static struct cube random_clause(uint32_t vars, uint32_t length) {
    struct cube clause = {0};
    /* One clause in eight has another length, to have units and long ones too. */
    uint32_t size = below(8) ? length : 1 + below(6);
    for (uint32_t i = 0; i < size; i++) {
        uint32_t var = below(vars), negative = below(2);
        *(negative ? &clause.negative : &clause.positive) |= 1u << var;
        clause.lits[clause.size++] = negative ? -(int)var - 1 : (int)var + 1;
    }
    return clause;
}

static int satisfies(uint32_t assignment, const struct cube *clauses, uint32_t count) {
    for (uint32_t i = 0; i < count; i++)
        if (!(assignment & clauses[i].positive) && !(~assignment & clauses[i].negative))
            return 0;
    return 1;
}

static void print_formula(void) {
    struct cube clauses[CLAUSES_MAX];
    uint32_t vars = 1 + below(VARS_MAX), length = 2 + below(3);
    uint32_t count = below(1 + vars * (length == 2 ? 3 : length == 3 ? 5 : 6)), models = 0;
    if (count > CLAUSES_MAX)
        count = CLAUSES_MAX;
    for (uint32_t i = 0; i < count; i++)
        clauses[i] = random_clause(vars, length);
    for (uint32_t assignment = 0; assignment >> vars == 0; assignment++)
        models += (uint32_t)satisfies(assignment, clauses, count);
    printf("c models %u\np cnf %u %u\n", models, vars, count);
    for (uint32_t i = 0; i < count; i++) {
        for (unsigned k = 0; k < clauses[i].size; k++)
            printf("%d ", clauses[i].lits[k]);
        puts("0");
    }
}

int main(int argc, char **argv) {
    if (argc != 3)
        return 64;
    state = (uint32_t)strtoul(argv[1], NULL, 10) * 2654435761u + 1;
    for (long left = strtol(argv[2], NULL, 10); left > 0; left--)
        print_formula();
    return fflush(stdout) ? 2 : 0;
}
