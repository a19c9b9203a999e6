/* SPDX-License-Identifier: MIT */
#include "choose.h"

#include <string.h>

#include "common/human/techniques.h"
#include "common/human/techniqueset.h"
#include "common/streams/option.h"

/* The name of techniques[index]; NULL behind the last. */
static const char *name_at(unsigned index) {
    return techniques[index].name;
}

struct repertoire choose_listed(const char *option, const char *list) {
    struct repertoire set = repertoire_none();
    for (int number; (number = option_technique(option, &list, name_at)) >= 0;)
        set_add(set.words, (uint32_t)number);
    return set;
}

struct repertoire choose_up_to(const char *option, const char *name) {
    if (strchr(name, ','))
        option_fail("option --%s takes one technique, not a list", option);
    return repertoire_before((unsigned)option_technique(option, &name, name_at) + 1);
}

void choose_list(struct output *out, enum words_language language) {
    for (const struct technique *t = techniques; t->name; t++)
        output_format(out, "%-21s %5u  %s\n", t->name, t->cost, t->idea[language]);
}
