/* SPDX-License-Identifier: MIT */
/* scenario FIRST COUNT: performs the scenarios of COUNT seeds; see ../README.md.
 * scenario FILE: performs a scenario that was written.
 * scenario print SEED: writes that of a seed.
 *
 * After a failure the scenario is shrunk, and left in failure-SEED.scenario; the status is 1. */
#include <stdlib.h>
#include <string.h>

#include "common/base/diag.h"
#include "draw.h"
#include "shrink.h"

const char diag_tool[] = "scenario";

/* Seeds that share a process. */
enum { BATCH = 50 };

static struct scenario scenario;

static void tell(const struct failure *failure) {
    if (failure->step)
        printf("step %ld: ", failure->step);
    puts(failure->text);
}

static void save(uint64_t seed, const struct failure *failure) {
    char path[64];
    snprintf(path, sizeof path, "failure-%llu.scenario", (unsigned long long)seed);
    FILE *out = fopen(path, "w");
    if (!out)
        diag_die(EXIT_INPUT, "cannot write %s", path);
    fprintf(out, "c %s\n", failure->text);
    scenario_write(&scenario, out);
    fclose(out);
    printf("%s of %zu steps: ", path, scenario.size);
    tell(failure);
}

static int report(uint64_t seed, const struct failure *first) {
    struct failure failure;
    printf("seed %llu: ", (unsigned long long)seed);
    tell(first);
    printf("shrinking %zu steps ...\n", scenario.size);
    fflush(stdout);
    scenario_shrink(&scenario, first);
    if (trial(&scenario, TRIAL_SECONDS, &failure))
        failure = *first;
    save(seed, &failure);
    return EXIT_NEGATIVE;
}

/* One by one those of a batch of which one has failed. */
static int find_failure(uint64_t first, uint64_t count) {
    struct failure failure;
    for (uint64_t seed = first; seed < first + count; seed++) {
        scenario_draw(seed, &scenario);
        if (!trial(&scenario, TRIAL_SECONDS, &failure))
            return report(seed, &failure);
    }
    printf("seeds %llu to %llu: fail together, but not one by one\n", (unsigned long long)first,
           (unsigned long long)(first + count - 1));
    return EXIT_NEGATIVE;
}

static int try_seeds(uint64_t first, uint64_t count) {
    for (uint64_t done = 0; done < count; done += BATCH) {
        uint64_t batch = count - done < BATCH ? count - done : BATCH;
        if (!trial_seeds(first + done, batch))
            return find_failure(first + done, batch);
    }
    printf("%llu scenarios, no failure\n", (unsigned long long)count);
    return EXIT_DONE;
}

static int perform_file(const char *path) {
    struct failure failure;
    FILE *in = fopen(path, "r");
    if (!in)
        diag_die(EXIT_INPUT, "cannot open %s", path);
    int line = scenario_read(&scenario, in);
    fclose(in);
    if (line)
        diag_die(EXIT_INPUT, "%s:%d: no step of a scenario", path, line);
    if (trial(&scenario, TRIAL_SECONDS, &failure)) {
        puts("no failure");
        return EXIT_DONE;
    }
    tell(&failure);
    return EXIT_NEGATIVE;
}

int main(int argc, char **argv) {
    if (argc == 2)
        return perform_file(argv[1]);
    if (argc == 3 && !strcmp(argv[1], "print")) {
        scenario_draw(strtoull(argv[2], NULL, 10), &scenario);
        scenario_write(&scenario, stdout);
        return fflush(stdout) ? EXIT_INPUT : EXIT_DONE;
    }
    if (argc == 3)
        return try_seeds(strtoull(argv[1], NULL, 10), strtoull(argv[2], NULL, 10));
    fputs("usage: scenario FIRST COUNT | FILE | print SEED\n", stderr);
    return EXIT_USAGE;
}
