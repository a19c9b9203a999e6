#include "choose.h"

#include <string.h>

#include "common/option.h"

TechniqueSet choose_up_to(const char *option, const char *name) {
    if (strchr(name, ','))
        option_fail("option --%s takes one technique, not a list", option);
    TechniqueSet last = option_techniques(option, name, technique_number);
    return last | (last - 1);
}

void choose_list(struct output *out, enum words_language language) {
    for (const struct technique *t = techniques; t->name; t++)
        output_format(out, "%-21s %5u  %s\n", t->name, t->cost, t->idea[language]);
}
