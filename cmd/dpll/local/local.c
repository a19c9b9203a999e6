#include "local/local.h"

#include "state/poll.h"

void local_clear(struct solver *s, struct local *local) {
    ddfw_free(s, &local->ddfw, &local->field);
    probsat_free(s, &local->probsat, &local->field);
    field_free(s, &local->field);
    *local = (struct local){0};
}

void local_free(struct solver *s) {
    if (!s->local)
        return;
    local_clear(s, s->local);
    memory_release(s->memory, s->local, sizeof *s->local);
    s->local = NULL;
}

size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks) {
    struct local *local = s->local = memory_zeroed(s->memory, 1, sizeof *local);
    size_t best = SIZE_MAX;
    uint64_t left = poll_left(s);
    if (field_begin(s, &local->field, &s->random)) {
        probsat_begin(s, &local->probsat, &local->field);
        field_assign(s, &local->field, phases);
        probsat_enter(&local->probsat, &local->field);
        probsat_run(s, &local->probsat, &local->field, ticks < left ? ticks : left);
        best = local->field.best;
        s->counters.walks++;
    }
    local_free(s);
    return best;
}
