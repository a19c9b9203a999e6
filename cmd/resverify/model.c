/* SPDX-License-Identifier: MIT */
#include "model.h"

#include "partial.h"

/* Reads all literals, although one suffices: leaving early would mispredict a branch. */
static bool clause_satisfied(const struct clause_view *clause, const struct res *res) {
    bool satisfied = false;
    for (size_t i = 0; i < clause->size; i++)
        satisfied |= model_satisfies(res, clause_lit(clause, i));
    return satisfied;
}

/* Open variables count as false; their values must not matter (partial.h). */
static bool xor_satisfied(const struct clause_view * xor, const struct res *res,
                          struct memory *memory) {
    bool odd = false, known = true;
    for (size_t i = 0; i < xor->size; i++) {
        int value = res_value(res, lit_var(xor->words[i]));
        odd ^= (value > 0) != lit_negative(xor->words[i]);
        known &= value != 0;
    }
    return odd && (known || partial_xor_settled(xor, res, memory));
}

/* Finds the next clause before word `stop` that is not satisfied. */
static bool next_clause(const struct formula *formula, size_t stop, const struct res *res,
                        struct model_scan *scan) {
    struct formula part = *formula;
    struct clause_view clause;
    size_t word = scan->word, number = scan->number;
    bool found = false;
    part.size = stop;
    while (!found && formula_next(&part, &word, &clause)) {
        number++;
        found =
            !clause_satisfied(&clause, res) && !partial_clause_holds(&clause, res, formula->memory);
    }
    *scan = (struct model_scan){.word = word, .xor = scan->xor, .number = number, .lits = clause};
    return found;
}

/* Whether the next exclusive or is not satisfied; skips its clauses. */
static bool next_xor(const struct formula *formula, const struct formula_xor * xor,
                     const struct res *res, struct model_scan *scan) {
    scan->is_xor = true;
    scan->lits = (struct clause_view){formula->xor_lits.data + xor->first, xor->size};
    scan->word = xor->end;
    scan->xor ++;
    scan->number++;
    return !xor_satisfied(&scan->lits, res, formula->memory);
}

bool model_next_unsatisfied(const struct formula *formula, const struct res *res,
                            struct model_scan *scan) {
    while (scan->xor < formula->xors.size) {
        const struct formula_xor * xor = &formula->xors.data[scan->xor ];
        if (next_clause(formula, xor->word, res, scan) || next_xor(formula, xor, res, scan))
            return true;
    }
    return next_clause(formula, formula->size, res, scan);
}

static int digits(Var number) {
    int count = 1;
    for (; number >= 10; number /= 10)
        count++;
    return count;
}

void model_print(struct output *out, const struct res *res, Var vars) {
    int width = digits(vars);
    Var columns = width <= 4 ? 10 : 5;
    for (Var var = 0; var < vars && !out->failure; var++) {
        bool last = var + 1 == vars || (var + 1) % columns == 0;
        for (int pad = digits(var + 1); pad < width; pad++)
            output_char(out, ' ');
        output_unsigned(out, var + 1);
        int value = res_value(res, var);
        output_text(out, value > 0 ? "=1" : value < 0 ? "=0" : "=-");
        output_text(out, last ? "\n" : "  ");
    }
}
