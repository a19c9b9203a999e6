#include "local/local.h"

bool local_begin(struct solver *s) {
    struct local *local = s->local = memory_zeroed(s->memory, 1, sizeof *local);
    if (field_begin(s, &local->field))
        return true;
    local_free(s);
    return false;
}

signed char *local_phases(struct solver *s) {
    return s->local->phases = memory_zeroed(s->memory, s->vars, 1);
}

void local_free(struct solver *s) {
    struct local *local = s->local;
    if (!local)
        return;
    ddfw_free(s, &local->ddfw, &local->field);
    probsat_free(s, &local->probsat);
    field_free(s, &local->field);
    memory_release(s->memory, local->phases, s->vars);
    memory_release(s->memory, local, sizeof *local);
    s->local = NULL;
}

size_t local_walk(struct solver *s, signed char *phases, uint64_t ticks) {
    if (!local_begin(s))
        return SIZE_MAX;
    struct local *local = s->local;
    probsat_begin(s, &local->probsat, &local->field);
    field_assign(s, &local->field, phases);
    probsat_run(s, &local->probsat, &local->field, ticks);
    size_t best = local->field.best;
    s->counters.walks++;
    local_free(s);
    return best;
}
