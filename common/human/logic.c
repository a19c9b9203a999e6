#include "common/human/logic.h"

#include "common/human/colour.h"
#include "common/human/fish.h"
#include "common/human/locked.h"
#include "common/human/single.h"
#include "common/human/subset.h"
#include "common/human/wing.h"

typedef bool (*Finder)(const struct board *board, struct step *step);

static const Finder finders[] = {
    [TECHNIQUE_NAKED_SINGLE] = single_naked,
    [TECHNIQUE_HIDDEN_SINGLE] = single_hidden,
    [TECHNIQUE_POINTING] = locked_pointing,
    [TECHNIQUE_CLAIMING] = locked_claiming,
    [TECHNIQUE_NAKED_PAIR] = subset_naked_pair,
    [TECHNIQUE_HIDDEN_PAIR] = subset_hidden_pair,
    [TECHNIQUE_NAKED_TRIPLE] = subset_naked_triple,
    [TECHNIQUE_HIDDEN_TRIPLE] = subset_hidden_triple,
    [TECHNIQUE_NAKED_QUAD] = subset_naked_quad,
    [TECHNIQUE_HIDDEN_QUAD] = subset_hidden_quad,
    [TECHNIQUE_X_WING] = fish_x_wing,
    [TECHNIQUE_SWORDFISH] = fish_swordfish,
    [TECHNIQUE_XY_WING] = wing_xy,
    [TECHNIQUE_COLOURING] = colour_find,
};

bool logic_find(const struct board *board, enum technique end, struct step *step) {
    for (unsigned t = 0; t < end && t < sizeof finders / sizeof *finders; t++)
        if (finders[t](board, step))
            return true;
    return false;
}
