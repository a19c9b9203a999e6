#include "engines/scout.h"

#include "engines/cdcl.h"
#include "model.h"
#include "state/trail.h"

/* After so much effort it sees whether it is of use any more. */
enum { STEP = 1 << 20 };

struct scout {
    struct settings settings;
    struct solver solver;
    bool over; /* and the solver released */
};

void scout_reset(struct solver *s) {
    trail_backtrack(s, 0);
}

void scout_update(struct solver *s) {
    (void)s;
}

static void release(struct scout *scout) {
    if (!scout->over) {
        cdcl_free(&scout->solver);
        solver_free(&scout->solver);
    }
    scout->over = true;
}

void scout_free(struct solver *s) {
    if (!s->scout)
        return;
    release(s->scout);
    memory_release(s->memory, s->scout, sizeof *s->scout);
    s->scout = NULL;
}

bool scout_wanted(const struct solver *s) {
    return s->counters.matrix_skipped && !(s->scout && s->scout->over);
}

static void create(struct solver *s) {
    struct scout *scout = s->scout = memory_zeroed(s->memory, 1, sizeof *scout);
    struct solver *own = &scout->solver;
    scout->settings = (struct settings){.seed = s->settings->seed};
    solver_init(own, s->memory, &scout->settings, s->formula, &s->limits, NULL);
    solver_update(own);
    cdcl_update(own);
}

/* Whether there is a matrix that has been of use so far, or has not been tried. */
static bool has_matrix(const struct scout *scout) {
    const struct solver *own = &scout->solver;
    bool dropped = own->counters.matrix_drops > 0;
    return !dropped && (own->cdcl->jordan || !own->cdcl->preprocessed);
}

/* Searches on for a part of the effort that is left to the solver that it is for. */
static enum res_answer search(struct solver *s) {
    struct solver *own = &s->scout->solver;
    uint64_t effort = counters_effort(&own->counters), conflicts = own->counters.conflicts,
             left = limits_left(s);
    own->limits.pause = effort + (left < STEP ? left : STEP);
    enum res_answer answer = cdcl_solve(own);
    s->counters.scout_ticks += counters_effort(&own->counters) - effort;
    s->counters.scout_conflicts += own->counters.conflicts - conflicts;
    return answer;
}

static void take_model(struct solver *s) {
    struct solver *own = &s->scout->solver;
    signed char *model = memory_zeroed(s->memory, own->vars, 1);
    model_extract(own, model);
    model_take(s, model);
    memory_release(s->memory, model, own->vars);
}

enum res_answer scout_solve(struct solver *s) {
    if (!s->scout)
        create(s);
    enum res_answer answer = RES_UNKNOWN;
    while (answer == RES_UNKNOWN && !limits_reached(s) && has_matrix(s->scout))
        answer = search(s);
    if (answer == RES_SAT)
        take_model(s);
    else if (answer == RES_UNSAT || !has_matrix(s->scout))
        release(s->scout);
    return answer == RES_SAT ? RES_SAT : RES_UNKNOWN;
}
