#include "inprocess/closure.h"

#include <string.h>

#include "search/unit.h"
#include "state/justify.h"
#include "state/poll.h"

/* Clauses of an if-then-else, by their place. */
enum { NOT_THEN, THEN, NOT_ELSE, ELSE, ITE_CLAUSES };

void closure_init(struct solver *s, struct closure *closure) {
    closure->vars = s->vars;
    merge_init(s, &closure->merger);
    closure->first = memory_zeroed(s->memory, s->vars, sizeof *closure->first);
    closure->last = memory_zeroed(s->memory, s->vars, sizeof *closure->last);
    for (Var var = 0; var < s->vars; var++)
        closure->first[var] = closure->last[var] = NO_USE;
}

static void forget_gates(struct solver *s, struct closure *closure) {
    stack_free(s->memory, &closure->gates);
    stack_free(s->memory, &closure->inputs);
    stack_free(s->memory, &closure->clauses);
    stack_free(s->memory, &closure->uses);
    stack_free(s->memory, &closure->table);
}

void closure_release(struct solver *s, struct closure *closure) {
    forget_gates(s, closure);
    merge_free(s, &closure->merger);
    memory_release(s->memory, closure->first, closure->vars * sizeof *closure->first);
    memory_release(s->memory, closure->last, closure->vars * sizeof *closure->last);
    stack_free(s->memory, &closure->merged);
    stack_free(s->memory, &closure->clause);
    stack_free(s->memory, &closure->scratch);
}

static void add_use(struct solver *s, struct closure *closure, Var var, uint32_t gate) {
    struct use use = {gate, closure->first[var]};
    uint32_t at = (uint32_t)closure->uses.size;
    stack_push(s->memory, &closure->uses, use);
    if (use.next == NO_USE)
        closure->last[var] = at;
    closure->first[var] = at;
}

void closure_add(struct solver *s, struct closure *closure, enum gate_kind kind, Lit output,
                 const Lit *inputs, uint32_t size, const uint64_t *ids) {
    struct gate gate = {.kind = (unsigned char)kind,
                        .output = output,
                        .size = size,
                        .inputs = (uint32_t)closure->inputs.size,
                        .clauses = (uint32_t)closure->clauses.size};
    if (closure->inputs.size + size > GATE_INPUTS_MAX)
        return;
    uint32_t index = (uint32_t)closure->gates.size,
             count = kind == GATE_AND ? size + 1 : ITE_CLAUSES;
    stack_push(s->memory, &closure->gates, gate);
    for (uint32_t i = 0; i < size; i++) {
        stack_push(s->memory, &closure->inputs, inputs[i]);
        add_use(s, closure, lit_var(inputs[i]), index);
    }
    for (uint32_t i = 0; s->proof && i < count; i++)
        stack_push(s->memory, &closure->clauses, ids[i]);
}

static Lit *inputs_of(const struct closure *closure, const struct gate *gate) {
    return closure->inputs.data + gate->inputs;
}

/* The numbers of a gate's clauses; without a proof there are none. */
static uint64_t *clauses_of(const struct solver *s, const struct closure *closure,
                            const struct gate *gate) {
    return s->proof ? closure->clauses.data + gate->clauses : NULL;
}

static void merge(struct solver *s, struct closure *closure, Lit a, Lit b, uint64_t forth,
                  uint64_t back) {
    Lit loser;
    if (merge_literals(s, &closure->merger, a, b, forth, back, &loser) == MERGE_DONE)
        stack_push(s->memory, &closure->merged, loser);
}

/* Writes the clause of size literals, given its number, after renaming them, each once.  The first
 * is an output and stays. */
static uint64_t renamed_clause(struct solver *s, struct closure *closure, const Lit *lits,
                               uint32_t size, uint64_t id) {
    const struct merger *merger = &closure->merger;
    bool changed = false;
    stack_clear(&closure->clause);
    stack_push(s->memory, &closure->clause, lits[0]);
    for (uint32_t i = 1; i < size; i++) {
        Lit name = merger->parents[lits[i]];
        bool known = false;
        if (name != lits[i]) {
            justify_by(s, merger->ids[lits[i]]);
            changed = true;
        }
        for (size_t k = 0; k < closure->clause.size && !known; k++) {
            known = closure->clause.data[k] == name;
            if (closure->clause.data[k] == lit_not(name)) {
                stack_clear(&s->proof->hints);
                return id; /* Always true: the gate will be found dead. */
            }
        }
        if (!known)
            stack_push(s->memory, &closure->clause, name);
    }
    if (!changed)
        return id;
    justify_by(s, id);
    return proof_add(s->proof, closure->clause.data, closure->clause.size);
}

static void rename_and_clauses(struct solver *s, struct closure *closure, const struct gate *gate) {
    const Lit *inputs = inputs_of(closure, gate);
    uint64_t *ids = clauses_of(s, closure, gate);
    for (uint32_t i = 0; i < gate->size; i++) {
        Lit lits[2] = {lit_not(gate->output), inputs[i]};
        ids[i] = renamed_clause(s, closure, lits, 2, ids[i]);
    }
    stack_clear(&s->clause);
    stack_push(s->memory, &s->clause, gate->output);
    for (uint32_t i = 0; i < gate->size; i++)
        stack_push(s->memory, &s->clause, lit_not(inputs[i]));
    ids[gate->size] =
        renamed_clause(s, closure, s->clause.data, (uint32_t)s->clause.size, ids[gate->size]);
}

static void rename_ite_clauses(struct solver *s, struct closure *closure, const struct gate *gate) {
    const Lit *in = inputs_of(closure, gate);
    uint64_t *ids = clauses_of(s, closure, gate);
    Lit out = gate->output;
    const Lit lits[ITE_CLAUSES][3] = {{lit_not(out), lit_not(in[0]), in[1]},
                                      {out, lit_not(in[0]), lit_not(in[1])},
                                      {lit_not(out), in[0], in[2]},
                                      {out, in[0], lit_not(in[2])}};
    for (int i = 0; i < ITE_CLAUSES; i++)
        ids[i] = renamed_clause(s, closure, lits[i], 3, ids[i]);
}

/* Gives inputs their representatives, in the clauses too. */
static void rename_inputs(struct solver *s, struct closure *closure, const struct gate *gate) {
    Lit *inputs = inputs_of(closure, gate);
    for (uint32_t i = 0; i < gate->size; i++) {
        merge_find(s, &closure->merger, inputs[i]);
        merge_find(s, &closure->merger, lit_not(inputs[i]));
    }
    if (s->proof && gate->kind == GATE_AND)
        rename_and_clauses(s, closure, gate);
    else if (s->proof)
        rename_ite_clauses(s, closure, gate);
    for (uint32_t i = 0; i < gate->size; i++)
        inputs[i] = closure->merger.parents[inputs[i]];
}

/* The output is false: it implies an input and its negation. */
static void refute_output(struct solver *s, const struct gate *gate, uint64_t first,
                          uint64_t second) {
    Lit unit = lit_not(gate->output);
    if (s->values[unit])
        return; /* Propagation will see to it. */
    justify_by(s, first);
    justify_by(s, second);
    unit_assign(s, unit, s->proof ? proof_add(s->proof, &unit, 1) : 0);
}

/* An AND is dead when it turns out simpler: constant, equal to its input, or defined by itself.
 * Once its clauses are cleaned the next round sees what is left of it. */
static void check_and(struct solver *s, struct closure *closure, struct gate *gate) {
    const Lit *inputs = inputs_of(closure, gate);
    const uint64_t *ids = clauses_of(s, closure, gate);
    for (uint32_t i = 0; i < gate->size && !gate->dead; i++) {
        if (lit_var(inputs[i]) == lit_var(gate->output) || s->values[inputs[i]])
            gate->dead = true;
        if (i + 1 < gate->size && inputs[i + 1] == lit_not(inputs[i])) {
            refute_output(s, gate, ids ? ids[i] : 0, ids ? ids[i + 1] : 0);
            gate->dead = true;
        }
    }
    if (gate->dead || gate->size > 1)
        return;
    gate->dead = true;
    merge(s, closure, gate->output, inputs[0], ids ? ids[0] : 0, ids ? ids[1] : 0);
}

/* Sorts the inputs of an AND and drops repeated ones. */
static void normalize_and(struct solver *s, struct closure *closure, struct gate *gate) {
    Lit *inputs = inputs_of(closure, gate);
    uint64_t *ids = clauses_of(s, closure, gate), last = ids ? ids[gate->size] : 0;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < gate->size; i++) {
        Lit lit = inputs[i];
        uint64_t id = ids ? ids[i] : 0;
        uint32_t at = kept;
        while (at && inputs[at - 1] > lit)
            at--;
        if (at && inputs[at - 1] == lit)
            continue;
        memmove(inputs + at + 1, inputs + at, (kept - at) * sizeof *inputs);
        inputs[at] = lit;
        if (ids) {
            memmove(ids + at + 1, ids + at, (kept - at) * sizeof *ids);
            ids[at] = id;
        }
        kept++;
    }
    gate->size = kept;
    if (ids)
        ids[kept] = last;
    check_and(s, closure, gate);
}

static void swap_ids(uint64_t *ids, int a, int b) {
    if (!ids)
        return;
    uint64_t id = ids[a];
    ids[a] = ids[b];
    ids[b] = id;
}

static void swap_lits(Lit *a, Lit *b) {
    Lit lit = *a;
    *a = *b;
    *b = lit;
}

/* (output, t) and (-output, -t) from the clauses of both branches. */
static void merge_branches(struct solver *s, struct closure *closure, const struct gate *gate) {
    Lit output = gate->output, then = inputs_of(closure, gate)[1];
    const uint64_t *ids = clauses_of(s, closure, gate);
    uint64_t forth = 0, back = 0;
    if (ids) {
        Lit lits[2] = {lit_not(output), then};
        justify_by(s, ids[NOT_THEN]);
        justify_by(s, ids[NOT_ELSE]);
        forth = proof_add(s->proof, lits, 2);
        lits[0] = output;
        lits[1] = lit_not(then);
        justify_by(s, ids[THEN]);
        justify_by(s, ids[ELSE]);
        back = proof_add(s->proof, lits, 2);
    }
    merge(s, closure, output, then, forth, back);
}

/* Makes the condition and the first branch positive, and orders the inputs of an exclusive or.  The
 * gate is dead when it turns out simpler. */
static void normalize_ite(struct solver *s, struct closure *closure, struct gate *gate) {
    Lit *in = inputs_of(closure, gate);
    uint64_t *ids = clauses_of(s, closure, gate);
    Var out = lit_var(gate->output);
    if (lit_negative(in[0])) {
        in[0] = lit_not(in[0]);
        swap_lits(&in[1], &in[2]);
        swap_ids(ids, NOT_THEN, NOT_ELSE);
        swap_ids(ids, THEN, ELSE);
    }
    if (lit_negative(in[1])) {
        in[1] = lit_not(in[1]);
        in[2] = lit_not(in[2]);
        gate->output = lit_not(gate->output);
        swap_ids(ids, NOT_THEN, THEN);
        swap_ids(ids, NOT_ELSE, ELSE);
    }
    if (in[2] == lit_not(in[1]) && in[0] > in[1]) {
        swap_lits(&in[0], &in[1]);
        in[2] = lit_not(in[1]);
        swap_ids(ids, NOT_THEN, NOT_ELSE);
    }
    for (int i = 0; i < 3; i++)
        if (lit_var(in[i]) == out || s->values[in[i]])
            gate->dead = true;
    if (lit_var(in[0]) == lit_var(in[1]) || lit_var(in[0]) == lit_var(in[2]))
        gate->dead = true;
    if (gate->dead || in[1] != in[2])
        return;
    merge_branches(s, closure, gate);
    gate->dead = true;
}

static uint32_t hash(const struct closure *closure, const struct gate *gate) {
    const Lit *inputs = inputs_of(closure, gate);
    uint64_t sum = gate->kind + 1;
    for (uint32_t i = 0; i < gate->size; i++)
        sum = (sum ^ inputs[i]) * 0x9e3779b97f4a7c15u;
    return (uint32_t)(sum >> 32);
}

static bool is_same(const struct closure *closure, const struct gate *a, const struct gate *b) {
    return a->kind == b->kind && a->size == b->size &&
           !memcmp(inputs_of(closure, a), inputs_of(closure, b), a->size * sizeof(Lit));
}

/* Writes (-g, h) for gates of equal inputs. */
static uint64_t derive_implication(struct solver *s, const struct closure *closure,
                                   const struct gate *g, const struct gate *h) {
    const uint64_t *of_g = clauses_of(s, closure, g), *of_h = clauses_of(s, closure, h);
    Lit lits[3] = {lit_not(g->output), h->output, inputs_of(closure, g)[0]};
    if (!of_g)
        return 0;
    if (g->kind == GATE_AND) {
        for (uint32_t i = 0; i < g->size; i++)
            justify_by(s, of_g[i]);
        justify_by(s, of_h[h->size]);
        return proof_add(s->proof, lits, 2);
    }
    justify_by(s, of_g[NOT_ELSE]);
    justify_by(s, of_h[ELSE]);
    uint64_t id = proof_add(s->proof, lits, 3);
    justify_by(s, id);
    justify_by(s, of_g[NOT_THEN]);
    justify_by(s, of_h[THEN]);
    uint64_t derived = proof_add(s->proof, lits, 2);
    proof_delete(s->proof, id, lits, 3);
    return derived;
}

/* Two gates have the same inputs: so have they the same output. */
static void merge_outputs(struct solver *s, struct closure *closure, const struct gate *g,
                          const struct gate *h) {
    if (lit_var(g->output) == lit_var(h->output))
        return;
    uint64_t forth = derive_implication(s, closure, g, h),
             back = derive_implication(s, closure, h, g);
    merge(s, closure, g->output, h->output, forth, back);
}

static void grow_table(struct solver *s, struct closure *closure);

/* Enters a gate into the table, or merges its output with that of an equal one. */
static void enter(struct solver *s, struct closure *closure, uint32_t index) {
    struct gate *gate = &closure->gates.data[index];
    gate->entered = false;
    if (2 * (size_t)closure->entered >= closure->table.size)
        grow_table(s, closure);
    uint32_t mask = (uint32_t)closure->table.size - 1, at = hash(closure, gate) & mask;
    for (; closure->table.data[at]; at = (at + 1) & mask) {
        uint32_t other = closure->table.data[at] - 1;
        const struct gate *found = &closure->gates.data[other];
        if (other == index) {
            gate->entered = true;
            return;
        }
        if (found->dead || !is_same(closure, found, gate))
            continue;
        gate->dead = true;
        merge_outputs(s, closure, gate, found);
        return;
    }
    closure->table.data[at] = index + 1;
    closure->entered++;
    gate->entered = true;
}

/* Makes a new table; entries of dead gates, and those under inputs that are gone, are left. */
static void grow_table(struct solver *s, struct closure *closure) {
    size_t size = closure->table.size ? closure->table.size : 1024;
    while (size < 4 * closure->gates.size)
        size *= 2;
    stack_clear(&closure->table);
    stack_reserve(s->memory, &closure->table, size);
    closure->table.size = size;
    memset(closure->table.data, 0, size * sizeof *closure->table.data);
    closure->entered = 0;
    for (uint32_t i = 0; i < closure->gates.size; i++) {
        const struct gate *gate = &closure->gates.data[i];
        uint32_t mask = (uint32_t)size - 1, at = hash(closure, gate) & mask;
        if (gate->dead || !gate->entered)
            continue;
        while (closure->table.data[at])
            at = (at + 1) & mask;
        closure->table.data[at] = i + 1;
        closure->entered++;
    }
}

static void normalize(struct solver *s, struct closure *closure, uint32_t index) {
    struct gate *gate = &closure->gates.data[index];
    if (gate->kind == GATE_AND)
        normalize_and(s, closure, gate);
    else
        normalize_ite(s, closure, gate);
    if (!gate->dead)
        enter(s, closure, index);
}

/* Rewrites the gates with a literal that is no representative any more. */
static void rewrite_uses(struct solver *s, struct closure *closure, Lit loser) {
    Var var = lit_var(loser), root = lit_var(merge_find(s, &closure->merger, loser));
    uint32_t first = closure->first[var], last = closure->last[var];
    if (first == NO_USE)
        return;
    closure->first[var] = closure->last[var] = NO_USE;
    for (uint32_t at = first; at != NO_USE && !s->inconsistent;
         at = at == last ? NO_USE : closure->uses.data[at].next) {
        uint32_t index = closure->uses.data[at].gate;
        if (closure->gates.data[index].dead)
            continue;
        rename_inputs(s, closure, &closure->gates.data[index]);
        normalize(s, closure, index);
    }
    closure->uses.data[last].next = closure->first[root];
    if (closure->first[root] == NO_USE)
        closure->last[root] = last;
    closure->first[root] = first;
}

void closure_run(struct solver *s, struct closure *closure) {
    for (uint32_t i = 0; i < closure->gates.size && !s->inconsistent; i++) {
        poll_step(s, i);
        if (!closure->gates.data[i].dead) {
            rename_inputs(s, closure, &closure->gates.data[i]);
            normalize(s, closure, i);
        }
    }
    while (closure->merged.size && !s->inconsistent) {
        poll_check(s);
        rewrite_uses(s, closure, stack_pop(&closure->merged));
    }
    forget_gates(s, closure);
}
