/* SPDX-License-Identifier: MIT */
/* Steps of a proof in text are as printf writes them: numbers of all lengths, and more of them than
 * fit the buffer at once. */
#include "state/proof.h"

#include <stdlib.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "state/clause.h"
#include "unit.h"

const char diag_tool[] = "unit-proof";

enum { STEPS = 40, HINTS = 1000, LINE = 40 * HINTS };

/* A number of up to `digits` decimal digits, from 1 on. */
static uint64_t some_number(unsigned digits, unsigned salt) {
    uint64_t number = 1, tens = 1;
    for (unsigned i = 0; i < digits; i++, tens *= 10)
        number += tens * ((salt / (i + 1) + i) % 10);
    return number <= CLAUSE_ID_MAX ? number : CLAUSE_ID_MAX;
}

/* The hints of a step: with and without the sign that says what they are resolved on. */
static uint64_t some_hint(unsigned step, unsigned at) {
    uint64_t number = some_number(1 + at % 13, step * HINTS + at);
    return at % 3 ? number : number | PROOF_RESOLVING;
}

static void write_steps(struct proof *proof, struct memory *memory) {
    for (unsigned step = 0; step < STEPS; step++) {
        Lit lit = lit_make(0, step % 2);
        for (unsigned at = 0; at < HINTS; at++)
            stack_push(memory, &proof->hints, some_hint(step, at));
        CHECK_SAME(proof_add(proof, &lit, 1), step + 2);
    }
    CHECK(output_flush(&proof->out));
}

static void print_step(unsigned step, char *line) {
    line += sprintf(line, "%u %s1 0 ", step + 2, step % 2 ? "-" : "");
    for (unsigned at = 0; at < HINTS; at++) {
        uint64_t hint = some_hint(step, at);
        line += sprintf(line, "%s%" PRIu64 " ", hint & PROOF_RESOLVING ? "-" : "",
                        hint & ~PROOF_RESOLVING);
    }
    strcpy(line, "0\n");
}

static void compare(FILE *file) {
    static char found[LINE], expected[LINE];
    rewind(file);
    for (unsigned step = 0; step < STEPS; step++) {
        print_step(step, expected);
        CHECK(fgets(found, LINE, file));
        CHECK_TEXT(found, expected);
    }
    CHECK(!fgets(found, LINE, file));
}

int main(void) {
    struct memory memory;
    struct formula formula = {.vars = 1, .clauses = 1};
    struct proof *proof = calloc(1, sizeof *proof);
    FILE *file = tmpfile();
    CHECK(proof && file);
    if (!proof || !file)
        return unit_end();
    *proof = (struct proof){.format = PROOF_LRAT, .stride = 1, .workers = 1};
    proof->out.fd = fileno(file);
    memory_init(&memory, 0);
    proof_take_in(proof, &formula);
    write_steps(proof, &memory);
    compare(file);
    memory_clear(&memory);
    free(proof);
    fclose(file);
    return unit_end();
}
