/* SPDX-License-Identifier: MIT */
/* Under a literal a that shortens many clauses, a second look-ahead easily finds failed literals:
 * if b fails under a, -b holds there, and if -b fails as well, a itself has failed.  A second
 * look-ahead takes a propagation for each literal of the order, so it is tried only where the worth
 * of a exceeds a trigger.  After a trial without success the trigger is raised to the worth of a;
 * each look-ahead worth less lowers the trigger by the factor double_decay. */
#include "look/double.h"

#include <assert.h>

#include "look/explain.h"
#include "look/propagate.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/technique.h"

bool double_due(struct solver *s, Lit lit) {
    struct look *look = s->look;
    assert(solver_value(s, lit) > 0 && memory_at(look->worth, lit) >= 0);
    assert(look->trigger >= 0);
    if (!technique_is_on(s, TECHNIQUE_DOUBLE))
        return false;
    if (memory_at(look->worth, lit) > look->trigger)
        return true;
    look->trigger *= s->tuned->double_decay;
    return false;
}

/* Looks ahead on a literal on top of the current look-ahead.  If it fails, assigns its negation
 * there and sets *found.  Returns false if that fails, too. */
static bool try_on_top(struct solver *s, Lit lit, bool *found) {
    assert(!solver_value(s, lit));
    size_t keep = s->trail.size;
    *found = false;
    if (look_test(s, lit)) {
        look_undo(s, keep);
        assert(!solver_value(s, lit));
        return true;
    }
    if (s->proof)
        explain_keep(s, keep);
    look_undo(s, keep);
    log_literal_words(s, "double", lit, "fails on top");
    *found = true;
    return look_test(s, lit_not(lit));
}

/* Tries the literals of the order until a whole round has assigned nothing, or it is time to stop.
 * Returns false if the outer literal fails.  The implications from the outer literal to the
 * literals found are not kept as binary clauses: they would prune little and mislead
 * preselection. */
static bool go_round(struct solver *s) {
    struct look *look = s->look;
    uint32_t size = (uint32_t)look->order.size, place = 0;
    for (uint32_t idle = 0; idle < size; idle++) {
        Lit other = stack_at(&look->order, place).lit;
        bool found = false;
        if (!solver_value(s, other) && poll_due(s))
            break;
        if (!solver_value(s, other) && !try_on_top(s, other, &found))
            return false;
        if (found)
            idle = 0;
        place = place + 1 < size ? place + 1 : 0;
    }
    return true;
}

bool double_lookahead(struct solver *s, Lit lit) {
    assert(s->look->standing.size && solver_value(s, lit) > 0);
    struct look *look = s->look;
    assert(memory_at(look->worth, lit) > look->trigger);
    s->counters.double_lookaheads++;
    log_literal_words(s, "double", lit, "worth %g, more than %g",
                      (double)memory_at(look->worth, lit), look->trigger);
    if (!go_round(s))
        return false;
    assert(solver_value(s, lit) > 0);
    look->trigger = memory_at(look->worth, lit);
    return true;
}
