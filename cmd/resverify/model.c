#include "model.h"

/* All literals are looked at, although one may do: leaving early would cost a misguessed branch. */
static bool clause_satisfied(const struct clause_view *clause, const struct res *res) {
    bool satisfied = false;
    for (size_t i = 0; i < clause->size; i++)
        satisfied |= model_satisfies(res, clause_lit(clause, i));
    return satisfied;
}

bool model_next_unsatisfied(const struct formula *formula, const struct res *res,
                            struct model_scan *scan, struct clause_view *clause) {
    while (formula_next(formula, &scan->word, clause)) {
        scan->clause++;
        if (!clause_satisfied(clause, res))
            return true;
    }
    return false;
}

static int digits(Var number) {
    int count = 1;
    for (; number >= 10; number /= 10)
        count++;
    return count;
}

void model_print(const struct res *res, Var vars, struct output *out) {
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
