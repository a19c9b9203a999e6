/* SPDX-License-Identifier: MIT */
#include "common/human/techniqueset.h"

#include <assert.h>
#include <string.h>

#include "common/human/techniques.h"

struct repertoire technique_all(void) {
    unsigned rows = 0;
    while (techniques[rows].name)
        rows++;
    return repertoire_before(rows);
}

struct repertoire technique_kind_set(enum technique_kind kind) {
    struct repertoire set = repertoire_none();
    for (unsigned i = 0; techniques[i].name; i++)
        if (techniques[i].kind == kind)
            set_add(set.words, i);
    return set;
}

struct repertoire technique_cheaper_set(uint32_t cost) {
    struct repertoire set = repertoire_none();
    for (unsigned i = 0; techniques[i].name; i++)
        if (techniques[i].cost < cost)
            set_add(set.words, i);
    return set;
}

int technique_number(const char *name, size_t length) {
    for (int i = 0; techniques[i].name; i++)
        if (strlen(techniques[i].name) == length && !memcmp(techniques[i].name, name, length))
            return i;
    return -1;
}

bool technique_find(const struct board *board, const struct repertoire *allowed,
                    struct step *step) {
    const struct technique *before = step->technique;
    for (unsigned w = 0; w < REPERTOIRE_WORDS; w++)
        for (uint64_t left = allowed->words[w]; left; left &= left - 1) {
            step->technique = &techniques[w * 64 + set_first(left)];
            assert(step->technique->find);
            if (step->technique->find(board, step)) {
                assert(!step->tell && step_is_sound(step, board, NULL));
                return true;
            }
        }
    step->technique = before;
    return false;
}
