/* SPDX-License-Identifier: MIT */
/* Where no flip lowers the weight of the falsified clauses, the search is in a local minimum.
 * Instead of making a bad flip, it makes the falsified clauses heavier until some flip pays.  Their
 * weight comes from satisfied neighbours, which become lighter.  In time the clauses that are hard
 * to satisfy together are the heavy ones and decide which flips pay.
 *
 * The authors take the best of all flips and the heaviest of all neighbours.  Here some of each are
 * drawn at random, which is cheaper; for neighbours it was also better (heavy_neighbour).  How much
 * weight a clause gives follows Chowdhury, Codel and Heule, 2023. */
#include "local/ddfw.h"

#include <assert.h>
#include <math.h>

#include "state/log.h"
#include "state/poll.h"

/* A flip takes TICKS_PER_FLIP + visited clauses / VISITS_PER_TICK ticks, a gift TICKS_PER_GIFT, and
 * the choice of a variable its comparisons / LOOKS_PER_TICK.  Ticks take as long as those of the
 * conflict-driven search, as measured. */
enum { TICKS_PER_FLIP = 8, VISITS_PER_TICK = 5, TICKS_PER_GIFT = 2, LOOKS_PER_TICK = 16 };

/* Gains below this are rounding errors. */
#define NO_GAIN 1e-6

void ddfw_begin(struct ddfw *ddfw, const struct field *field, const struct tunables *tuned) {
    ddfw->tuned = tuned;
    ddfw->memory = field->memory;
    ddfw->weights = memory_zeroed(field->memory, field->clauses, sizeof *ddfw->weights);
    ddfw->movers = memory_zeroed(field->memory, field->vars, sizeof *ddfw->movers);
    for (uint32_t clause = 0; clause < field->clauses; clause++)
        memory_at(ddfw->weights, clause) = ddfw->tuned->weight_first;
}

static void enter(struct ddfw *ddfw, Var var) {
    assert(!memory_at(ddfw->movers, var).place);
    stack_push(ddfw->memory, &ddfw->rising, var);
    memory_at(ddfw->movers, var).place = (uint32_t)ddfw->rising.size;
}

static void leave(struct ddfw *ddfw, Var var) {
    assert(memory_at(ddfw->movers, var).place &&
           memory_at(ddfw->movers, var).place <= ddfw->rising.size);
    Var last = stack_pop(&ddfw->rising);
    uint32_t place = memory_at(ddfw->movers, var).place;
    assert(place > ddfw->rising.size ||
           memory_at(ddfw->movers, last).place == ddfw->rising.size + 1);
    ddfw->rising.data[place - 1] = last;
    memory_at(ddfw->movers, last).place = place;
    memory_at(ddfw->movers, var).place = 0;
}

/* Puts a variable among the rising ones if its gain is positive, or else removes it. */
static inline void place(struct ddfw *ddfw, Var var) {
    const struct mover *mover = &memory_at(ddfw->movers, var);
    if (mover->gain > NO_GAIN) {
        if (!mover->place)
            enter(ddfw, var);
    } else if (mover->place) {
        leave(ddfw, var);
    }
}

static inline void change(struct ddfw *ddfw, Var var, double gain) {
    memory_at(ddfw->movers, var).gain += gain;
    place(ddfw, var);
}

static void change_all(struct ddfw *ddfw, const struct field *field, uint32_t clause, double gain) {
    for (uint32_t i = field_start(field, clause); i < field_end(field, clause); i++)
        change(ddfw, lit_var(stack_at(&field->lits, i)), gain);
}

void ddfw_enter(struct solver *s, struct ddfw *ddfw, const struct field *field) {
    stack_clear(&ddfw->rising);
    for (Var var = 0; var < field->vars; var++) {
        poll_step(s, var);
        memory_at(ddfw->movers, var).gain = 0;
        memory_at(ddfw->movers, var).place = 0;
    }
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        poll_step(s, clause);
        uint32_t standing = memory_at(field->standings, clause);
        if (field_falls(field->one, standing))
            change_all(ddfw, field, clause, memory_at(ddfw->weights, clause));
        else if (field_hangs(field->one, standing))
            change(ddfw, field_critical(field->mask, standing), -memory_at(ddfw->weights, clause));
    }
}

static void make_true(struct ddfw *ddfw, struct field *field, Lit lit) {
    for (uint32_t i = memory_at(field->first, lit); i < memory_at(field->first, lit + 1); i++) {
        uint32_t clause = memory_at(field->occurrences, i);
        uint32_t standing = memory_at(field->standings, clause);
        if (field_falls(field->one, standing)) {
            field_satisfy(field, clause, lit);
            change_all(ddfw, field, clause, -memory_at(ddfw->weights, clause));
            continue;
        }
        memory_at(field->standings, clause) = (standing + field->one) ^ lit_var(lit);
        if (field_hangs(field->one, standing))
            change(ddfw, field_critical(field->mask, standing), memory_at(ddfw->weights, clause));
    }
}

static void make_false(struct ddfw *ddfw, struct field *field, Lit lit) {
    for (uint32_t i = memory_at(field->first, lit); i < memory_at(field->first, lit + 1); i++) {
        uint32_t clause = memory_at(field->occurrences, i);
        uint32_t standing = (memory_at(field->standings, clause) - field->one) ^ lit_var(lit);
        memory_at(field->standings, clause) = standing;
        if (!standing) {
            field_falsify(field, clause);
            change_all(ddfw, field, clause, memory_at(ddfw->weights, clause));
        } else if (field_hangs(field->one, standing)) {
            change(ddfw, field_critical(field->mask, standing), -memory_at(ddfw->weights, clause));
        }
    }
}

/* Flips a variable.  Returns the ticks this takes. */
static uint64_t flip(struct solver *s, struct ddfw *ddfw, struct field *field, Var var) {
    assert(var < field->vars && memory_at(ddfw->movers, var).gain > -2 * NO_GAIN);
    Lit lit = lit_make(var, memory_at(field->values, lit_make(var, 0)) > 0);
    struct mover *mover = &memory_at(ddfw->movers, var);
    double gain = mover->gain;
    memory_at(field->values, lit) = 1;
    memory_at(field->values, lit_not(lit)) = -1;
    make_true(ddfw, field, lit);
    make_false(ddfw, field, lit_not(lit));
    /* Flipping back would undo this flip: the gain changes its sign. */
    mover->gain = -gain;
    place(ddfw, var);
    mover->flipped = ++ddfw->clock;
    s->counters.flips++;
    log_literal_words(s, "flipped", lit, "gain %g, %zu clauses false", gain, field->falsified.size);
    field_note_flip(field, var);
    return TICKS_PER_FLIP + field_visited(field, lit) / (field->large ? 1 : VISITS_PER_TICK);
}

/* A random start, below count, for visiting `visited` of `count` items in turn; 0 if all are
 * visited. */
static uint32_t draw_start(const struct field *field, uint32_t count, uint32_t visited) {
    return visited < count ? random_below(field->random, count) : 0;
}

/* Whether to flip the first rather than the second: it has more gain, or as much and was flipped
 * longer ago. */
static bool goes_first(const struct mover *first, const struct mover *second) {
    return first->gain > second->gain ||
           (first->gain == second->gain && first->flipped < second->flipped);
}

/* The rising variable to flip: the best of `looks` successive ones from a random start. */
static Var choose(const struct ddfw *ddfw, const struct field *field, uint32_t looks) {
    assert(looks && looks <= ddfw->rising.size);
    uint32_t count = (uint32_t)ddfw->rising.size, at = draw_start(field, count, looks);
    Var best = stack_at(&ddfw->rising, at);
    while (--looks) {
        if (++at == count)
            at = 0;
        Var var = stack_at(&ddfw->rising, at);
        if (goes_first(&memory_at(ddfw->movers, var), &memory_at(ddfw->movers, best)))
            best = var;
    }
    return best;
}

/* A variable of a random falsified clause whose flip costs nothing; NO_VAR for none. */
static Var choose_sideways(const struct ddfw *ddfw, const struct field *field) {
    assert(field->falsified.size);
    uint32_t which = random_below(field->random, (uint32_t)field->falsified.size);
    uint32_t clause = stack_at(&field->falsified, which);
    for (uint32_t i = field_start(field, clause); i < field_end(field, clause); i++)
        if (memory_at(ddfw->movers, lit_var(stack_at(&field->lits, i))).gain > -NO_GAIN)
            return lit_var(stack_at(&field->lits, i));
    return NO_VAR;
}

/* The heavier of two satisfied clauses; UINT32_MAX is no clause. */
static uint32_t heavier(const struct ddfw *ddfw, const struct field *field, uint32_t best,
                        uint32_t other) {
    if (field_falls(field->one, memory_at(field->standings, other)))
        return best;
    return best == UINT32_MAX || memory_at(ddfw->weights, other) > memory_at(ddfw->weights, best)
               ? other
               : best;
}

/* The heaviest satisfied one of some neighbours of a clause, which share a literal with it: for a
 * few of its literals, a few successive clauses with the literal from a random start.  UINT32_MAX
 * for none.  Comparing all neighbours takes longer than a flip and gives worse results: many have
 * equal weights, and the first of these would always give. */
static uint32_t heavy_neighbour(const struct ddfw *ddfw, const struct field *field,
                                uint32_t clause) {
    assert(field_end(field, clause) > field_start(field, clause));
    uint32_t start = field_start(field, clause), size = field_end(field, clause) - start,
             wanted = ddfw->tuned->weight_neighbours, lits = size < wanted ? size : wanted,
             each = (wanted + lits - 1) / lits, best = UINT32_MAX;
    for (uint32_t i = draw_start(field, size, lits); lits-- > 0; i++) {
        Lit lit = stack_at(&field->lits, start + i % size);
        uint32_t first = memory_at(field->first, lit), count = field_count(field, lit),
                 left = count < each ? count : each;
        for (uint32_t k = draw_start(field, count, left); left-- > 0; k++)
            best = heavier(ddfw, field, best, memory_at(field->occurrences, first + k % count));
    }
    return best;
}

static uint32_t find_stranger(const struct ddfw *ddfw, const struct field *field) {
    for (uint32_t tries = 0; tries < ddfw->tuned->weight_tries; tries++) {
        uint32_t clause = random_below(field->random, field->clauses);
        if (!field_falls(field->one, memory_at(field->standings, clause)) &&
            memory_at(ddfw->weights, clause) >= ddfw->tuned->weight_first)
            return clause;
    }
    return UINT32_MAX;
}

static void give(struct ddfw *ddfw, const struct field *field, uint32_t from, uint32_t to) {
    assert(from != to && memory_at(ddfw->weights, from) > 0);
    double given =
        ddfw->tuned->weight_part * memory_at(ddfw->weights, from) + ddfw->tuned->weight_more;
    if (given > memory_at(ddfw->weights, from) / 2)
        given = memory_at(ddfw->weights, from) / 2;
    memory_at(ddfw->weights, from) -= given;
    memory_at(ddfw->weights, to) += given;
    if (field_hangs(field->one, memory_at(field->standings, from)))
        change(ddfw, field_critical(field->mask, memory_at(field->standings, from)), given);
    change_all(ddfw, field, to, given);
}

/* Each falsified clause takes weight from a satisfied one.  Returns the ticks this takes. */
static uint64_t distribute(struct ddfw *ddfw, const struct field *field) {
    assert(field->falsified.size);
    for (size_t i = 0; i < field->falsified.size; i++) {
        uint32_t clause = stack_at(&field->falsified, i),
                 from = heavy_neighbour(ddfw, field, clause);
        if (from == UINT32_MAX || memory_at(ddfw->weights, from) < ddfw->tuned->weight_first ||
            !random_below(field->random, ddfw->tuned->weight_stranger))
            from = find_stranger(ddfw, field);
        if (from != UINT32_MAX)
            give(ddfw, field, from, clause);
    }
    return TICKS_PER_GIFT * (uint64_t)field->falsified.size;
}

static uint64_t step(struct solver *s, struct ddfw *ddfw, struct field *field) {
    if (ddfw->rising.size) {
        uint32_t most = s->tuned->weight_looks,
                 looks = ddfw->rising.size < most ? (uint32_t)ddfw->rising.size : most;
        return looks / LOOKS_PER_TICK + flip(s, ddfw, field, choose(ddfw, field, looks));
    }
    if (!random_below(field->random, s->tuned->weight_sideways)) {
        Var var = choose_sideways(ddfw, field);
        if (var != NO_VAR)
            return flip(s, ddfw, field, var);
    }
    log_words(s, "weights", "%zu false clauses take some", field->falsified.size);
    return 1 + distribute(ddfw, field);
}

#ifndef NDEBUG
/* Whether the rising variables are those with a gain, at their noted places, and the gains add up
 * to the weights of falsified clauses (once for each literal) minus those of clauses with one true
 * literal. */
static bool is_gained(const struct ddfw *ddfw, const struct field *field) {
    double sum = 0, all = 0;
    for (uint32_t clause = 0; clause < field->clauses; clause++) {
        double weight = memory_at(ddfw->weights, clause);
        uint32_t standing = memory_at(field->standings, clause);
        all += weight;
        if (field_falls(field->one, standing))
            sum += weight * (field_end(field, clause) - field_start(field, clause));
        else if (field_hangs(field->one, standing))
            sum -= weight;
    }
    for (Var var = 0; var < field->vars; var++) {
        const struct mover *mover = &memory_at(ddfw->movers, var);
        sum -= mover->gain;
        if (mover->place ? stack_at(&ddfw->rising, mover->place - 1) != var
                         : mover->gain > 2 * NO_GAIN)
            return false;
    }
    return fabs(all - ddfw->tuned->weight_first * field->clauses) <= 1e-3 * all &&
           fabs(sum) <= 1e-3 * all;
}
#endif

void ddfw_run(struct solver *s, struct ddfw *ddfw, struct field *field, uint64_t ticks) {
    uint64_t spent = 0;
    if (!field->falsified.size || field->hopeless)
        return;
    while (field->falsified.size && spent < ticks && !*s->limits.stop)
        spent += step(s, ddfw, field);
    assert(field_is_sound(field) && is_gained(ddfw, field));
    s->counters.walk_ticks += spent;
}
