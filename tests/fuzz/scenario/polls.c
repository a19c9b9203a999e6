/* SPDX-License-Identifier: MIT */
/* state/poll.c, linked in its place, where each question whether to give up is counted before it
 * is answered. */
#include "moment.h"
#include "state/poll.h"

#define poll_check uncounted_check
#define poll_due uncounted_due
#define poll_reached uncounted_reached
#define poll_stopped uncounted_stopped
void poll_check(struct solver *s);
bool poll_due(const struct solver *s);
bool poll_reached(struct solver *s);
bool poll_stopped(const struct solver *s);
#include "cmd/dpll/state/poll.c"
#undef poll_check
#undef poll_due
#undef poll_reached
#undef poll_stopped

void poll_check(struct solver *s) {
    moment_poll();
    uncounted_check(s);
}

bool poll_due(const struct solver *s) {
    moment_poll();
    return uncounted_due(s);
}

bool poll_reached(struct solver *s) {
    moment_poll();
    return uncounted_reached(s);
}

bool poll_stopped(const struct solver *s) {
    moment_poll();
    return uncounted_stopped(s);
}
