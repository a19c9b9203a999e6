#include "common/human/logic.h"

#include "common/human/single.h"

typedef bool (*Finder)(const struct board *board, struct step *step);

static const Finder finders[] = {
    [TECHNIQUE_NAKED_SINGLE] = single_naked,
    [TECHNIQUE_HIDDEN_SINGLE] = single_hidden,
};

bool logic_find(const struct board *board, enum technique end, struct step *step) {
    for (unsigned t = 0; t < end && t < sizeof finders / sizeof *finders; t++)
        if (finders[t](board, step))
            return true;
    return false;
}
