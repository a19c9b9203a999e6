/* SPDX-License-Identifier: MIT */
#include "remainder.h"

#include <assert.h>
#include <inttypes.h>

#include "common/formulas/formulawrite.h"
#include "state/justify.h"

enum { NAMES_PER_LINE = 10 };

/* New variables are numbered behind those of the input as in proofs, which interleave them with
 * their own. */
static Var stride(const struct solver *s) {
    return s->proof ? 2 : 1;
}

/* The literal outside the clauses: the user's number, or a new one. */
static int outside(const struct solver *s, Lit lit) {
    assert(lit_var(lit) < s->vars);
    Var var = lit_var(lit), vars = s->formula->vars;
    if (var < vars)
        return formula_user(s->formula, lit);
    var = formula_declared(s->formula) + stride(s) * (var - vars);
    return lit_user(lit_make(var, lit_negative(lit)));
}

/* The literal in the clauses. */
static int named(const struct remainder *r, Lit lit) {
    if (!r->names)
        return outside(r->s, lit);
    assert(memory_at(r->names, lit_var(lit)));
    return lit_user(lit_make(memory_at(r->names, lit_var(lit)) - 1, lit_negative(lit)));
}

static void write_elit(int elit, struct output *out) {
    output_integer(out, elit);
    output_char(out, ' ');
}

static void write_step(const struct solver *s, Lit witness, const Lit *others, size_t count,
                       struct output *out) {
    output_text(out, "c extend ");
    write_elit(outside(s, witness), out);
    for (size_t i = 0; i < count; i++)
        write_elit(outside(s, others[i]), out);
    output_text(out, "0\n");
}

static void write_names(const struct remainder *r, struct output *out) {
    Var written = 0;
    for (Var var = 0; var < r->s->vars; var++) {
        if (!memory_at(r->names, var))
            continue;
        output_text(out, written % NAMES_PER_LINE ? " " : written ? "\nc names " : "c names ");
        output_integer(out, outside(r->s, lit_make(var, 0)));
        written++;
    }
    assert(written == r->vars);
    if (written)
        output_char(out, '\n');
}

void remainder_write_extension(const struct remainder *r, struct output *out) {
    const struct solver *s = r->s;
    const Lit *data = s->extension.data;
    if (r->names)
        write_names(r, out);
    for (size_t i = 0; i < s->trail.size; i++)
        write_step(s, s->trail.data[i], NULL, 0, out);
    for (size_t end = s->extension.size; end;) {
        size_t size = data[end - 1], start = end - 1 - size;
        assert(size && size < end);
        write_step(s, data[end - 2], data + start, size - 1, out);
        end = start;
    }
}

/* The action for each clause: its open literals are in s->clause, and `whole` has the false ones,
 * too. */
typedef void visitor(struct remainder *r, struct output *out, struct lits whole, uint64_t id);

/* Puts the open literals of a clause, two or more, into s->clause.  Returns false if the clause is
 * satisfied or has a removed variable. */
static bool open_literals(struct solver *s, struct lits lits) {
    assert(!solver_level(s));
    stack_clear(&s->clause);
    for (uint32_t i = 0; i < lits.size; i++) {
        Lit lit = lits.at[i];
        if (solver_value(s, lit) > 0 || memory_at(s->removed, lit_var(lit)))
            return false;
        if (!solver_value(s, lit))
            stack_push(s->memory, &s->clause, lit);
    }
    assert(s->clause.size > 1);
    return true;
}

static void visit_binaries(struct remainder *r, Lit lit, bool redundant, visitor *visit,
                           struct output *out) {
    const struct solver *s = r->s;
    struct watch_list list = s->watches.lists[lit];
    for (uint32_t i = 0; i < list.size; i++) {
        struct watch watch = s->watches.pool[list.begin + i];
        bool is_other = !(watch.ref & BINARY) || watch.blocker < lit ||
                        (watch.ref & BINARY_REDUNDANT) != redundant;
        Lit lits[2] = {lit, watch.blocker};
        struct lits whole = {lits, 2};
        if (!is_other && (redundant || open_literals(r->s, whole)))
            visit(r, out, whole, justify_clause_id(s, watch.ref));
    }
}

/* Visits the irredundant clauses that are not satisfied, or all redundant ones. */
static void visit_all(struct remainder *r, bool redundant, visitor *visit, struct output *out) {
    const struct solver *s = r->s;
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        visit_binaries(r, lit, redundant, visit, out);
    for (Ref ref = 0; ref < s->arena.size; ref = arena_after(&s->arena, ref)) {
        const struct clause *clause = solver_clause(s, ref);
        struct lits whole = solver_lits(s, ref);
        if (!clause->garbage && clause->redundant == redundant &&
            (redundant || open_literals(r->s, whole)))
            visit(r, out, whole, justify_clause_id(s, ref));
    }
}

static void count(struct remainder *r, struct output *out, struct lits whole, uint64_t id) {
    const struct lit_stack *clause = &r->s->clause;
    (void)out;
    (void)whole;
    (void)id;
    r->clauses++;
    for (size_t i = 0; r->names && i < clause->size; i++)
        memory_at(r->names, lit_var(clause->data[i])) = 1;
}

/* Derives the clause again, so that the order of numbers is that of the output. */
static void write(struct remainder *r, struct output *out, struct lits whole, uint64_t id) {
    struct solver *s = r->s;
    const struct lit_stack *clause = &s->clause;
    for (size_t i = 0; i < clause->size; i++) {
        assert(lit_var(lit_of(named(r, clause->data[i]))) < r->vars);
        write_elit(named(r, clause->data[i]), out);
    }
    output_text(out, "0\n");
    justify_shortened(s, id, whole.at, whole.size, clause->data, clause->size);
    if (s->proof)
        proof_delete(s->proof, id, whole.at, whole.size);
}

/* Deletes a redundant clause from the proof.  A continuation of the proof knows only the clauses
 * written: a clause with RAT on them may not have it with this clause. */
static void forget(struct remainder *r, struct output *out, struct lits whole, uint64_t id) {
    (void)out;
    proof_delete(r->s->proof, id, whole.at, whole.size);
}

/* The number of variables behind the formula's, up to the last one in use or in the extension. */
static Var count_new(const struct solver *s) {
    Var last = s->vars, vars = s->formula->vars;
    while (last > vars && memory_at(s->removed, last - 1))
        last--;
    for (size_t end = s->extension.size; end; end -= s->extension.data[end - 1] + 1) {
        Var var = lit_var(s->extension.data[end - 2]);
        if (var >= last)
            last = var + 1;
    }
    return last - vars;
}

/* The number of variables, including those of the extension and the proof, so that variables added
 * by another solver are new. */
static Var count_same(const struct solver *s) {
    Var declared = formula_declared(s->formula), new = count_new(s);
    Var vars = new ? declared + stride(s) * (new - 1) + 1 : declared;
    Var proved = s->proof ? declared + 2 * solver_proof(s)->own_vars : 0;
    return vars > proved ? vars : proved;
}

/* Numbers the variables that occur.  Returns their number. */
static Var number(struct remainder *r) {
    Var count = 0;
    for (Var var = 0; var < r->s->vars; var++)
        if (memory_at(r->names, var))
            memory_at(r->names, var) = ++count;
    return count;
}

void remainder_begin(struct remainder *r, struct solver *s, bool same) {
    *r = (struct remainder){.s = s};
    if (!same)
        r->names = memory_zeroed(s->memory, s->vars, sizeof *r->names);
    visit_all(r, false, count, NULL);
    assert(r->clauses <= s->irredundant);
    r->vars = same ? count_same(s) : number(r);
}

void remainder_write_step(const struct solver *s, struct output *out) {
    if (s->proof && proof_has_hints(s->proof))
        output_format(out, "c step %" PRIu64 "\n", solver_proof(s)->last);
}

void remainder_write_clauses(struct remainder *r, struct output *out) {
    remainder_write_step(r->s, out);
    formula_write_header(out, r->vars, r->clauses);
    visit_all(r, false, write, out);
    if (r->s->proof)
        visit_all(r, true, forget, out);
}
