/* SPDX-License-Identifier: MIT */
#include "asked.h"

#include "choose.h"
#include "common/human/techniqueset.h"
#include "common/streams/option.h"

static void exclude(bool one, bool other, const char *name, const char *other_name) {
    if (one && other)
        option_fail("options %s and %s exclude each other", name, other_name);
}

static const char *rating_name(const struct asked *asked) {
    return asked->sukaku ? "--sukaku" : asked->er ? "--er" : "-r";
}

/* -D, -r and --statistics have one line a puzzle or none, and -A has no steps made. */
static void check_kinds(const struct asked *asked) {
    const struct {
        bool given;
        const char *name;
    } kinds[] = {{asked->possible, "-A"},
                 {asked->deepening, "-D"},
                 {asked->rating, rating_name(asked)},
                 {asked->statistics, "--statistics"},
                 {asked->svg, "--svg"}};
    enum { KINDS = sizeof kinds / sizeof *kinds };
    for (unsigned i = 0; i < KINDS; i++)
        for (unsigned j = i + 1; j < KINDS; j++)
            exclude(kinds[i].given, kinds[j].given, kinds[i].name, kinds[j].name);
}

void asked_check(const struct asked *asked) {
    check_kinds(asked);
    exclude(asked->quiet, asked->marks, "-c", "-q");
    exclude(asked->deepening, asked->several, "-a", "-D");
    exclude(asked->deepening, asked->marks, "-c", "-D");
    exclude(asked->deepening, asked->limited, "-D", "-n");
    exclude(asked->rating, asked->several, "-a", rating_name(asked));
    exclude(asked->rating, asked->marks, "-c", rating_name(asked));
    exclude(asked->rating, asked->limited, "-n", rating_name(asked));
    exclude(asked->rating, asked->singles, rating_name(asked), "--singles");
    exclude(asked->svg, asked->several, "-a", "--svg");
    exclude(asked->svg, asked->marks, "-c", "--svg");
    exclude(asked->svg, asked->quiet, "-q", "--svg");
    exclude(asked->svg, asked->one_line, "-1", "--svg");
    exclude(asked->possible, asked->several, "-a", "-A");
    exclude(asked->possible, asked->quiet, "-A", "-q");
    exclude(asked->possible, asked->limited, "-A", "-n");
    exclude(asked->statistics, asked->several, "-a", "--statistics");
    exclude(asked->statistics, asked->marks, "-c", "--statistics");
    exclude(asked->statistics, asked->limited, "-n", "--statistics");
}

struct repertoire asked_techniques(const struct asked *asked) {
    struct repertoire set = asked->singles ? technique_kind_set(TECHNIQUE_SINGLE) : technique_all();
    if (asked->only)
        set = repertoire_both(set, choose_listed("only", asked->only));
    if (asked->without)
        set = repertoire_without(set, choose_listed("without", asked->without));
    if (asked->most)
        set = repertoire_both(set, choose_up_to("max", asked->most));
    return set;
}
