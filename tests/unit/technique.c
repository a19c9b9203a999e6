/* SPDX-License-Identifier: MIT */
/* The table of techniques, and that each one says the truth: whatever it sets is in the solution,
 * and whatever it rules out is not. */
#include "common/human/techniques.h"

#include "common/human/explain.h"
#include "common/human/human.h"
#include "common/human/techniqueset.h"
#include "unit.h"

const char diag_tool[] = "unit-technique";

static void check_table(void) {
    bool eliminating = false;
    for (const struct technique *t = techniques; t->name; t++) {
        CHECK(t->find != NULL);
        for (unsigned language = 0; language < WORDS_LANGUAGES; language++)
            CHECK(t->idea[language] && *t->idea[language]);
        CHECK(!t->where[WORDS_ENGLISH] == !t->where[WORDS_CHINESE]);
        CHECK(t->cost > (t > techniques ? t[-1].cost : 0));
        CHECK(t->cost < technique_guess.cost);
        CHECK(t->kind != TECHNIQUE_SINGLE || !eliminating);
        eliminating = eliminating || t->kind != TECHNIQUE_SINGLE;
        CHECK(t - techniques < REPERTOIRE_MAX);
        CHECK(technique_number(t->name, strlen(t->name)) == t - techniques);
        for (const struct technique *other = techniques; other < t; other++)
            CHECK(strcmp(other->name, t->name) != 0);
    }
    CHECK(!technique_guess.find && technique_guess.where[WORDS_CHINESE]);
    CHECK(!technique_back.find && technique_back.where[WORDS_CHINESE]);
    CHECK_SAME(technique_none.cost, 0);
}

/* Puzzles of side 9 with the variant and the solution. */
static const struct {
    enum variant_kind kind;
    const char *clues, *solution;
} puzzles[] = {
    {VARIANT_PERCENT,
     "9.............4..71..9.....6...............2.23.....4.7..6...3.4...3.8......1..7.",
     "942378615865124397173956482684291753517463928239785146758649231421537869396812574"},
    {VARIANT_PERCENT,
     ".3.94........8....................6.......3.4.47....9.8..1......2..6.....5..32...",
     "738941625612785943495623817283459761961278354547316298876194532324567189159832476"},
    {VARIANT_PLAIN,
     ".3.21...921.....3..7....4.....8.3....93...5.2...6......475.....5..497........8...",
     "634215879218974635975386421462853197893741562751629348147532986586497213329168754"},
    {VARIANT_X, "6..4.........8..9...7.....2..1...3..2..6.......8....6......8...7.41........26.1..",
     "619452837342781596587936412961875324273614985458329761136548279724193658895267143"},
    {VARIANT_WINDOKU,
     "............4.23....1...78..........7....8......9.4.....6....2...8.9..74..2......",
     "693857412857412369421369785389621547764538291215974836146785923538296174972143658"},
    {VARIANT_LATIN,
     ".3.2....8.24...6.9.12.974.3.8.7...4...914..7.4..9.61.2.4.63..95.9531....2....5...",
     "937264518124873659812597463586729341359142876473956182748631295695318724261485937"},
    {VARIANT_NONCONSECUTIVE,
     "2.....6.......2.......9.......9.......9.....4.2.....6.7.....9.......9.......5....",
     "273814695695372841841596273184963527369725184527148369752481936418639752936257418"},
};

static void read_cells(const char *text, uint8_t cells[81]) {
    for (unsigned c = 0; c < 81; c++)
        cells[c] = text[c] == '.' ? 0 : (uint8_t)(text[c] - '0');
}

/* Checks a step before it is applied to a board that agrees with the solution. */
static void check_step(const struct board *board, const struct step *step,
                       const uint8_t *solution) {
    CHECK(step->digit || step->removal_count);
    if (step->digit) {
        CHECK_SAME(step->digit, solution[step->cell]);
        CHECK(board->candidates[step->cell] & set_of(step->digit));
    }
    for (uint32_t i = 0; i < step->removal_count; i++) {
        const struct step_removal *removal = &step->removals[i];
        CHECK(removal->digits != 0);
        CHECK(!(removal->digits & ~board->candidates[removal->cell]));
        CHECK(!(removal->digits & set_of(solution[removal->cell])));
        for (uint32_t k = 0; k < i; k++)
            CHECK(step->removals[k].cell != removal->cell);
    }
}

/* The same for the step of one technique, which is named where something is wrong. */
static void check_technique(const struct technique *technique, const struct board *board,
                            const struct step *step, const uint8_t *solution) {
    unsigned long before = unit_failures;
    check_step(board, step, solution);
    if (unit_failures > before)
        printf("technique %s: wrong as said above\n", technique->name);
}

/* Techniques that take long, at this cost and above, are tried at one position of so many. */
enum { LONG = 1310, SELDOM = 16 };

/* At each position tries every technique, then goes on by the first one that has a step.  Stops
 * where something is wrong: a step that changes nothing would be found for ever. */
static void check_puzzle(struct board *board, struct step *step, const uint8_t *clues,
                         const uint8_t *solution, uint64_t *used) {
    struct clues_clash clash;
    struct repertoire all = technique_all();
    CHECK(clues_load(board, clues, &clash));
    for (unsigned position = 0;; position++) {
        for (const struct technique *t = techniques; t->name; t++)
            if ((t->cost < LONG || position % SELDOM == 0) && t->find(board, step)) {
                used[t - techniques]++;
                check_technique(t, board, step, solution);
            }
        if (unit_failures || !technique_find(board, &all, step))
            return;
        CHECK(step->technique >= techniques);
        step_apply(step, board);
        CHECK(board->flaw == BOARD_SOUND);
    }
}

int main(void) {
    uint64_t used[REPERTOIRE_MAX] = {0};
    struct memory memory;
    memory_init(&memory, 0);
    check_table();
    for (unsigned i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        uint8_t clues[81], solution[81];
        struct layout layout;
        struct board board;
        struct step step;
        read_cells(puzzles[i].clues, clues);
        read_cells(puzzles[i].solution, solution);
        layout_init(&layout,
                    &(struct variant_shape){puzzles[i].kind, 9, 3, 3, NULL, AREA_SQUARE(9)},
                    &memory);
        board_init(&board, &layout, &memory);
        step_init(&step, &layout, &memory);
        check_puzzle(&board, &step, clues, solution, used);
        step_free(&step, &memory);
        board_free(&board, &memory);
        layout_free(&layout);
    }
    CHECK_SAME(memory.used, 0);
    /* Rare ones are left to examples.c. */
    unsigned found = 0;
    for (const struct technique *t = techniques; t->name; t++)
        found += used[t - techniques] > 0;
    CHECK(found > 30);
    return unit_end();
}
