#include "common/human/technique.h"

#include "common/human/colour.h"
#include "common/human/fish.h"
#include "common/human/guess.h"
#include "common/human/locked.h"
#include "common/human/single.h"
#include "common/human/subset.h"
#include "common/human/wing.h"

#define LOCKED_IDEA "wherever it goes in the first, it is in the second"
#define NAKED_IDEA "these cells have no other candidates, so they take these digits"
#define HIDDEN_IDEA "these digits have no other places in the house, so they take these"
#define FISH_IDEA "the first lines take one each, which is all that the second have"

/* clang-format off */
const struct technique techniques[] = {
    {"naked-single", 10, true, single_naked, NULL, "the cell has no other candidate"},
    {"hidden-single", 20, true, single_hidden, single_explain,
     "the digit has no other place in the house"},
    {"pointing", 100, false, locked_pointing, locked_explain, LOCKED_IDEA},
    {"claiming", 110, false, locked_claiming, locked_explain, LOCKED_IDEA},
    {"naked-pair", 130, false, subset_naked_pair, subset_explain, NAKED_IDEA},
    {"hidden-pair", 150, false, subset_hidden_pair, subset_explain, HIDDEN_IDEA},
    {"naked-triple", 300, false, subset_naked_triple, subset_explain, NAKED_IDEA},
    {"hidden-triple", 330, false, subset_hidden_triple, subset_explain, HIDDEN_IDEA},
    {"naked-quad", 360, false, subset_naked_quad, subset_explain, NAKED_IDEA},
    {"hidden-quad", 390, false, subset_hidden_quad, subset_explain, HIDDEN_IDEA},
    {"x-wing", 420, false, fish_x_wing, fish_explain, FISH_IDEA},
    {"swordfish", 450, false, fish_swordfish, fish_explain, FISH_IDEA},
    {"xy-wing", 480, false, wing_xy, wing_explain,
     "whichever digit the first cell takes, one of the other two takes this"},
    {"colouring", 510, false, colour_find, colour_explain,
     "either all of the first take it, or all of the second"},
    {0},
};
/* clang-format on */

/* A guess costs as much as a search of the whole board for something better; taking it back is not
 * counted again. */
const struct technique technique_guess = {"guess", 1000, false, NULL, guess_explain, NULL};
const struct technique technique_back = {"back", 0, false, NULL, guess_explain_back, NULL};
const struct technique technique_none = {.name = "none"};

bool technique_find(const struct board *board, bool singles_only, struct step *step) {
    for (const struct technique *technique = techniques; technique->name; technique++)
        if ((technique->single || !singles_only) && technique->find(board, step)) {
            step->technique = technique;
            return true;
        }
    return false;
}
