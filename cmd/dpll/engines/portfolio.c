/* SPDX-License-Identifier: MIT */
#include "engines/portfolio.h"

#include <assert.h>
#include <math.h>

#include "engines/cdcl.h"
#include "engines/enumerate.h"
#include "engines/look.h"
#include "engines/members.h"
#include "state/log.h"
#include "state/poll.h"
#include "state/progress.h"

/* Parts of the first share.  If processes share the tree of lookahead, the other engines ask after
 * each part whether to give way to it. */
enum { SLICES = 8 };

struct portfolio {
    struct settings settings; /* the user's settings, until keep_variables */
    const struct member *members, *turn;
    double share;       /* ticks of one share in this round */
    uint64_t effort;    /* effort of all members before the current question */
    double look_effort; /* effort of lookahead before the current question */
    double look_took;   /* effort of lookahead for the last question it has answered, or 0 */
};

/* From now on no variable is removed if lookahead is a member, since lookahead takes its clauses
 * from the solver; the other engines take them from the formula. */
static void keep_variables(struct solver *s) {
    if (!members_look(s->portfolio->members))
        return;
    s->portfolio->settings.keep_variables = true;
    s->settings = &s->portfolio->settings;
}

static void create(struct solver *s) {
    assert(!s->portfolio);
    struct portfolio *portfolio = s->portfolio = memory_zeroed(s->memory, 1, sizeof *portfolio);
    const char *why;
    portfolio->settings = *s->settings;
    portfolio->members = portfolio->turn = members_choose(s, &why);
    if (members_share_tree(portfolio->members))
        keep_variables(s);
    log_words(s, "portfolio", "%s", why);
    progress_text(s, "%s", why);
}

/* Resets every member, first the member whose turn it is: no other may have levels on the trail. */
static void reset(struct solver *s) {
    if (!s->portfolio)
        return;
    s->portfolio->turn->engine->reset(s);
    for (const struct member *member = s->portfolio->members; member->engine; member++)
        if (member != s->portfolio->turn)
            member->engine->reset(s);
    assert(!solver_level(s));
}

/* Effort of looking ahead for the question at hand. */
static double look_spent(const struct solver *s) {
    assert(s->settings->parts || look_effort(s) >= s->portfolio->look_effort);
    return look_effort(s) - s->portfolio->look_effort;
}

/* The turn stays with the member that gave the last answer. */
static void update(struct solver *s) {
    if (!s->portfolio)
        create(s);
    struct portfolio *portfolio = s->portfolio;
    portfolio->share = s->tuned->auto_share;
    portfolio->effort = counters_effort(&s->counters);
    portfolio->look_effort = look_effort(s);
    portfolio->turn->engine->update(s);
}

static void suspend(struct solver *s, const struct engine *engine) {
    if (engine->suspend)
        engine->suspend(s);
    else
        engine->reset(s);
    assert(!solver_level(s));
}

/* Passes the turn on.  The share stays the same after a round in which lookahead had no part of the
 * shared tree, since it may get one soon. */
static void advance(struct solver *s) {
    assert(s->portfolio->turn->engine);
    struct portfolio *portfolio = s->portfolio;
    portfolio->turn++;
    if (!portfolio->turn->engine) {
        portfolio->turn = portfolio->members;
        if (!look_idle(s))
            portfolio->share *= s->tuned->auto_growth;
    }
    assert(portfolio->share > 0);
}

/* Backtracks to level 0 and passes the solver to the engine whose turn is next. */
static void pass_on(struct solver *s) {
    struct portfolio *portfolio = s->portfolio;
    suspend(s, portfolio->turn->engine);
    keep_variables(s);
    advance(s);
    if (portfolio->turn->engine->is_wanted && !portfolio->turn->engine->is_wanted(s))
        advance(s);
    portfolio->turn->engine->update(s);
    assert(portfolio->turn->engine);
}

/* The factor by which an engine's share is multiplied: above 1 if the end of lookahead is in sight,
 * below 1 if it is out of reach.  The distance of lookahead from its end is the effort that it
 * estimates to need still, divided by all effort so far. */
static double bias(const struct solver *s, const struct engine *engine) {
    const struct portfolio *portfolio = s->portfolio;
    double spent = look_spent(s);
    if (engine != &engine_look || spent == 0)
        return 1;
    double effort = (double)(counters_effort(&s->counters) - portfolio->effort),
           all = spent / look_progress(s), rest = (all - spent) / effort;
    return rest > s->tuned->auto_reach
               ? s->tuned->auto_less
               : fmin(fmax(pow(s->tuned->auto_sight / rest, 2), 1), s->tuned->auto_more);
}

/* One of many questions is much like the last one.  If lookahead has answered the last question,
 * its turn lasts until it has taken auto_trust times as long for the current one. */
static uint64_t turn_end(const struct solver *s) {
    const struct portfolio *portfolio = s->portfolio;
    const struct member *turn = portfolio->turn;
    if (!portfolio->members[1].engine || s->either.size)
        return UINT64_MAX;
    double share = look_idle(s) ? s->tuned->auto_share : portfolio->share,
           ticks = share * members_share(s, turn) * bias(s, turn->engine);
    if (turn->engine == &engine_look)
        ticks = fmax(ticks, s->tuned->auto_trust * portfolio->look_took - look_spent(s));
    assert(ticks >= 0);
    return counters_effort(&s->counters) + (uint64_t)ticks;
}

/* The end of a turn's next slice. */
static uint64_t slice_end(const struct solver *s, uint64_t turn_end) {
    uint64_t next = counters_effort(&s->counters) + s->tuned->auto_share / SLICES;
    const struct portfolio *portfolio = s->portfolio;
    bool whole = !s->settings->parts || portfolio->turn->engine == &engine_look ||
                 !members_look(portfolio->members);
    return whole || next > turn_end ? turn_end : next;
}

static void report(const struct solver *s, const struct engine *engine) {
    if (engine == &engine_look && s->look)
        progress_text(s, "engine look, which has refuted %.3g of its tree", look_progress(s));
    else
        progress_text(s, "engine %s", engine->name);
}

/* Runs one turn, until there is an answer, a limit is reached, the share is used up or a part of
 * the shared tree waits.  An engine that returns before the end of its slice is not run again. */
static enum res_answer take_turn(struct solver *s) {
    const struct engine *engine = s->portfolio->turn->engine;
    uint64_t end = turn_end(s);
    enum res_answer answer;
    assert(!s->either.size || engine->chooses);
    s->engine = engine->name;
    report(s, engine);
    log_words(s, "turn", "%s up to effort %" PRIu64, engine->name, end);
    do {
        s->limits.pause = slice_end(s, end);
        assert(s->limits.pause <= end);
        answer = engine->solve(s);
        assert(answer != RES_UNSAT || engine->refutes);
        assert(answer != RES_SAT || s->whole || s->trail.size + s->gone >= s->vars);
    } while (answer == RES_UNKNOWN && !poll_stopped(s) && s->limits.pause < end && !poll_left(s) &&
             !look_urgent(s));
    return answer;
}

/* Only learning, the first member, supports a choice among assumptions. */
static void turn_to_learning(struct solver *s) {
    struct portfolio *portfolio = s->portfolio;
    if (portfolio->turn == portfolio->members)
        return;
    suspend(s, portfolio->turn->engine);
    portfolio->turn = portfolio->members;
    portfolio->turn->engine->update(s);
    assert(portfolio->turn->engine == &engine_cdcl);
}

static enum res_answer solve(struct solver *s) {
    if (s->either.size)
        turn_to_learning(s);
    for (;;) {
        enum res_answer answer = take_turn(s);
        if (answer != RES_UNKNOWN && s->portfolio->turn->engine == &engine_look)
            s->portfolio->look_took = look_spent(s);
        if (answer != RES_UNKNOWN || poll_stopped(s))
            return answer;
        pass_on(s);
    }
}

/* No exclude_model: models are excluded only if the conflict-driven engine runs alone. */
const struct engine engine_auto = {.name = "auto",
                                   .refutes = true,
                                   .races = true,
                                   .reset = reset,
                                   .update = update,
                                   .solve = solve,
                                   .chooses = true,
                                   .projects = true,
                                   .exclude_model = enumerate_exclude_model};
