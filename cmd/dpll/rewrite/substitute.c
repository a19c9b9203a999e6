/* SPDX-License-Identifier: MIT */
/* (-a, b), (-b, c) and (-c, a) say that a, b and c imply each other.  They are equal in all models,
 * and one of them can replace the others in every clause.  Clauses become shorter, equal or
 * tautologies, and the search has fewer variables.
 *
 * The binary clauses are the edges of a graph of literals, and literals that imply each other are
 * its strongly connected components (Tarjan, 1972), found in linear time.  Each edge has a mirror
 * image (a to b, -b to -a), so the negations of a component form a component, too, and taking the
 * lowest literal represents both alike.  If a literal and its negation are in one component, the
 * formula is contradictory.  Paths can be too long for recursion, so the algorithm keeps its own
 * stack. */
#include "rewrite/substitute.h"

#include <assert.h>

#include "rewrite/names.h"
#include "rewrite/rename.h"
#include "search/unit.h"
#include "state/extend.h"
#include "state/justify.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"

/* A literal on the search path, and its watch to go on with. */
struct visit {
    Lit lit;
    uint32_t next;
};

STACK(visit_stack, struct visit);

/* Tarjan's algorithm without recursion.  Arrays are by literal. */
struct search {
    uint32_t *number; /* order of discovery, 0 for none yet, DONE when its component is known */
    uint32_t *lowest; /* lowest number it reaches */
    struct lit_stack open;   /* literals found whose component is not known */
    struct visit_stack path; /* from the root of the search to the current literal */
    struct lit_stack queue;  /* the literals of a component in breadth-first order */
    uint32_t found;
    struct names *names; /* the representatives of known components */
};

#define DONE UINT32_MAX

static void search_free(struct solver *s, struct search *search) {
    memory_release(s->memory, search->number);
    memory_release(s->memory, search->lowest);
    stack_free(s->memory, &search->open);
    stack_free(s->memory, &search->path);
    stack_free(s->memory, &search->queue);
    names_free(s, search->names);
    memory_release(s->memory, search);
}

static struct search *search_new(struct solver *s) {
    size_t lits = 2 * (size_t)s->vars;
    struct search *search = memory_zeroed(s->memory, 1, sizeof *search);
    search->number = memory_zeroed(s->memory, lits, sizeof *search->number);
    search->lowest = memory_zeroed(s->memory, lits, sizeof *search->lowest);
    search->names = names_new(s);
    return search;
}

static bool is_open(const struct solver *s, Lit lit) {
    return !solver_value(s, lit) && !memory_at(s->removed, lit_var(lit));
}

/* Writes to the proof that the root of a component implies each of its literals, by breadth-first
 * search within it; if the root implies its negation, that is a unit.  Sets ids, by literal, to the
 * numbers of (-root, literal). */
static void derive_implications(struct solver *s, struct search *search, Lit root, uint64_t *ids) {
    assert(memory_at(search->names->lits, root) == root);
    const Lit *reps = search->names->lits;
    stack_clear(&search->queue);
    stack_push(s->memory, &search->queue, root);
    for (size_t i = 0; i < search->queue.size; i++) {
        Lit from = stack_at(&search->queue, i);
        const struct watch_list *list = &watch_list_of(&s->watches, lit_not(from));
        for (uint32_t k = 0; k < list->size; k++) {
            struct watch watch = watch_at(&s->watches, list, k);
            Lit to = watch.blocker;
            if (!(watch.ref & BINARY) || to == root || memory_at(reps, to) != root ||
                memory_at(ids, to))
                continue;
            if (from != root)
                justify_by(s, memory_at(ids, from));
            justify_by(s, justify_clause_id(s, watch.ref));
            Lit lits[2] = {lit_not(root), to};
            memory_at(ids, to) = justify_clause(s, lits, to == lits[0] ? 1 : 2);
            stack_push(s->memory, &search->queue, to);
        }
    }
}

/* Derives the contradiction of a component that contains the negation of its root. */
static void refute(struct solver *s, struct search *search, Lit root) {
    assert(memory_at(search->names->lits, lit_not(root)) == root);
    uint64_t *ids = search->names->ids;
    log_literal_words(s, "refute", root, "implies its negation");
    if (justify_wanted(s))
        derive_implications(s, search, root, ids);
    unit_assign(s, lit_not(root), memory_at(ids, lit_not(root)));
}

static void log_component(const struct solver *s, const struct search *search, size_t begin,
                          Lit root) {
    if (search->open.size - begin > 1)
        log_clause_words(s, "component", search->open.data + begin, search->open.size - begin,
                         "all equal %d", log_number(s, root));
}

/* Pops a component from the open literals; its lowest literal represents it.  Returns false if the
 * component contains a literal and its negation. */
static bool take_component(struct solver *s, struct search *search, Lit last) {
    assert(search->open.size);
    Lit *reps = search->names->lits, root = last, lit;
    size_t begin = search->open.size;
    do {
        lit = stack_at(&search->open, --begin);
        if (lit < root)
            root = lit;
    } while (lit != last);
    bool sound = true;
    for (size_t i = begin; i < search->open.size; i++) {
        lit = stack_at(&search->open, i);
        memory_at(search->number, lit) = DONE;
        memory_at(reps, lit) = root;
        sound = sound && lit != lit_not(root);
    }
    log_component(s, search, begin, root);
    search->open.size = begin;
    if (!sound)
        refute(s, search, root);
    return sound;
}

static void find(struct solver *s, struct search *search, Lit lit) {
    assert(!memory_at(search->number, lit));
    memory_at(search->number, lit) = memory_at(search->lowest, lit) = ++search->found;
    struct visit visit = {lit, 0};
    stack_push(s->memory, &search->open, lit);
    stack_push(s->memory, &search->path, visit);
}

/* Takes a step at the end of the path: to a new literal, or back.  Returns false if a component is
 * contradictory. */
static bool step(struct solver *s, struct search *search) {
    struct visit *visit = &stack_top(&search->path);
    Lit lit = visit->lit;
    const struct watch_list *list = &watch_list_of(&s->watches, lit_not(lit));
    for (; visit->next < list->size; visit->next++) {
        struct watch watch = watch_at(&s->watches, list, visit->next);
        if (!(watch.ref & BINARY) || solver_value(s, watch.blocker))
            continue;
        uint32_t number = memory_at(search->number, watch.blocker);
        if (!number) {
            /* The same watch comes again on the way back, to read what was reached. */
            find(s, search, watch.blocker);
            return true;
        }
        if (number != DONE &&
            memory_at(search->lowest, watch.blocker) < memory_at(search->lowest, lit))
            memory_at(search->lowest, lit) = memory_at(search->lowest, watch.blocker);
    }
    search->path.size--;
    return memory_at(search->lowest, lit) != memory_at(search->number, lit) ||
           take_component(s, search, lit);
}

/* Returns false if a literal and its negation are in one component. */
static bool find_components(struct solver *s, struct search *search) {
    for (Lit root = 0; root < 2 * s->vars; root++) {
        poll_step(s, root);
        if (memory_at(search->number, root) || !is_open(s, root))
            continue;
        find(s, search, root);
        while (search->path.size)
            if (!step(s, search))
                return false;
    }
    return true;
}

/* Proves for names that each literal implies its representative. */
static void derive_all(struct solver *s, struct search *search) {
    struct names *names = search->names;
    /* ids[lit] of the search is (-root, lit), which -lit needs. */
    for (Lit lit = 0; lit < 2 * s->vars; lit++)
        if (memory_at(names->lits, lit) != lit && !memory_at(names->ids, lit))
            derive_implications(s, search, memory_at(names->lits, lit), names->ids);
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, 0);
        uint64_t id = memory_at(names->ids, lit);
        memory_at(names->ids, lit) = memory_at(names->ids, lit_not(lit));
        memory_at(names->ids, lit_not(lit)) = id;
    }
}

/* Pushes the definitions of replaced variables for extend.h.  Returns whether there are any. */
static bool keep_definitions(struct solver *s, const struct names *names) {
    const Lit *reps = names->lits;
    bool any = false;
    for (Var var = 0; var < s->vars; var++) {
        Lit lit = lit_make(var, 0);
        if (memory_at(reps, lit) == lit)
            continue;
        Lit forth[2] = {lit, lit_not(memory_at(reps, lit))},
            back[2] = {lit_not(lit), memory_at(reps, lit)};
        assert(!solver_value(s, lit) && !memory_at(s->removed, var));
        extend_push(s, lit, forth, 2);
        extend_push(s, lit_not(lit), back, 2);
        s->counters.substituted++;
        log_literal_words(s, "substitute", lit, "by %d", log_number(s, memory_at(reps, lit)));
        any = true;
    }
    return any;
}

bool substitute_is_on(const struct solver *s) {
    return !s->settings->keep_variables && technique_is_on(s, TECHNIQUE_SUBSTITUTE);
}

bool substitute(struct solver *s) {
    if (!substitute_is_on(s))
        return true;
    assert(!solver_level(s) && s->propagated == s->trail.size);
    struct search *search = search_new(s);
    struct names *names = search->names;
    bool sound = find_components(s, search);
    if (sound) {
        if (justify_wanted(s))
            derive_all(s, search);
        if (keep_definitions(s, names))
            rename_all(s, names);
    }
    assert(!search->open.size || !sound);
    search_free(s, search);
    return unit_propagate(s);
}
