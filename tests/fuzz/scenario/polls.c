/* state/limits.c, linked in its place, where each question whether to give up is counted before it
 * is answered. */
#include "moment.h"

#define limits_check uncounted_check
#define limits_due uncounted_due
#define limits_reached uncounted_reached
#define limits_stopped uncounted_stopped
void limits_check(struct solver *s);
bool limits_due(const struct solver *s);
bool limits_reached(struct solver *s);
bool limits_stopped(const struct solver *s);
#include "cmd/dpll/state/limits.c"
#undef limits_check
#undef limits_due
#undef limits_reached
#undef limits_stopped

void limits_check(struct solver *s) {
    moment_poll();
    uncounted_check(s);
}

bool limits_due(const struct solver *s) {
    moment_poll();
    return uncounted_due(s);
}

bool limits_reached(struct solver *s) {
    moment_poll();
    return uncounted_reached(s);
}

bool limits_stopped(const struct solver *s) {
    moment_poll();
    return uncounted_stopped(s);
}
