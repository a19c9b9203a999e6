/* SPDX-License-Identifier: MIT */
#include "engines/variety.h"

#include <assert.h>

#include "common/base/random.h"
#include "state/technique.h"

#define BIT(ID) ((uint64_t)1 << (ID))

struct way {
    uint64_t without;  /* techniques switched off, as bits */
    bool stable_first; /* for long */
};

/* Settings of the workers, by worker % WAYS.  The first worker switches modes early; beside it, a
 * worker that begins with a long period of stable mode finds models early.  That worker switches
 * modes later, since without a model alternating modes may need half of the conflicts of stable
 * mode alone.  It does not walk: its walk would take as much memory as that of the first worker, at
 * the same time; without it models come sooner, and refutations no later. */
static const struct way ways[] = {{0, false},
                                  {BIT(TECHNIQUE_WALK), true},
                                  {BIT(TECHNIQUE_STABLE), false},
                                  {BIT(TECHNIQUE_FOCUSED) | BIT(TECHNIQUE_TARGET), false}};

enum { WAYS = sizeof ways / sizeof *ways };

void variety_apply(struct settings *settings, unsigned worker) {
    const uint64_t modes = BIT(TECHNIQUE_FOCUSED) | BIT(TECHNIQUE_STABLE);
    struct random seeds = {settings->seed + worker};
    assert(!settings->worker);
    if (!worker)
        return;
    settings->worker = worker;
    settings->seed = random_next(&seeds);
    if (settings->without & modes)
        return;
    settings->without |= ways[worker % WAYS].without;
    assert((settings->without & modes) != modes); /* one mode is left */
    settings->stable_first =
        ways[worker % WAYS].stable_first ? settings_tunables(settings)->mode_long : 0;
}
