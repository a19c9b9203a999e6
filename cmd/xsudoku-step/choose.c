#include "choose.h"

#include <string.h>

#include "common/option.h"

/* The bit of the technique that a name of `length` bytes names. */
static TechniqueSet find(const char *option, const char *name, size_t length) {
    int number = technique_number(name, length);
    if (number < 0)
        option_fail("option --%s: there is no technique \"%.*s\"; --techniques lists them", option,
                    (int)length, name);
    return (TechniqueSet)1 << number;
}

TechniqueSet choose_listed(const char *option, const char *list) {
    TechniqueSet set = 0;
    for (;; list++) {
        size_t length = strcspn(list, ",");
        set |= find(option, list, length);
        list += length;
        if (!*list)
            return set;
    }
}

TechniqueSet choose_up_to(const char *option, const char *name) {
    TechniqueSet last = find(option, name, strlen(name));
    return last | (last - 1);
}

void choose_list(struct output *out, enum words_language language) {
    for (const struct technique *t = techniques; t->name; t++)
        output_format(out, "%-21s %5u  %s\n", t->name, t->cost, t->idea[language]);
}
