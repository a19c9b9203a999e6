/* SPDX-License-Identifier: MIT */
/* Published examples of techniques: in each position the technique is found with the effect that is
 * published.
 *
 *     examples FILE
 *
 * A line of FILE is TECHNIQUE GRID RULED-OUT EFFECT: a plain grid of side 9 with the digits set so
 * far, the candidates that are gone besides those that the digits rule out, and what the step does,
 * both as r1c2-58,r3c4-1 or -, an effect r1c2=5 as well; a cell occurs once in each; behind a + the
 * step may do more than that.  GRID has `.` for blank cells, and a digit that was set by solving,
 * not given, is a letter, `a` for 1; a grid without digits is a `.` alone.  Lines that begin with a
 * blank before it are rules that hold for this one example besides rows, columns and boxes. */
#include <stdlib.h>

#include "common/human/human.h"
#include "common/human/techniques.h"
#include "common/human/techniqueset.h"
#include "unit.h"

const char diag_tool[] = "unit-examples";

struct wanted {
    const struct board *board;
    unsigned digit;
    uint32_t cell;
    Set removals[81];
    bool more; /* than that may the step do */
    bool found;
};

static void read_grid(const char *text, struct board *board) {
    struct clues_clash clash;
    uint8_t clues[81] = {0};
    for (unsigned c = 0; text[c]; c++)
        clues[c] = text[c] >= '1' && text[c] <= '9' ? (uint8_t)(text[c] - '0') : 0;
    CHECK(clues_load(board, clues, &clash));
    for (unsigned c = 0; text[c]; c++)
        if (text[c] >= 'a')
            board_place(board, c, (unsigned)(text[c] - 'a' + 1));
}

/* Reads an effect. */
static void read_effect(char *text, const struct board *board, struct wanted *wanted) {
    *wanted = (struct wanted){.board = board, .more = *text == '+'};
    for (char *at = strtok(text + wanted->more, ","); at && *at == 'r'; at = strtok(NULL, ",")) {
        uint32_t cell = (uint32_t)((at[1] - '1') * 9 + at[3] - '1');
        if (at[4] == '=') {
            wanted->digit = (unsigned)(at[5] - '0');
            wanted->cell = cell;
        } else
            for (const char *digit = at + 5; *digit; digit++)
                wanted->removals[cell] |= set_of((unsigned)(*digit - '0'));
    }
}

/* What a step rules out.  To set a cell is to rule out its other candidates. */
static Set effect_on(const struct board *board, const struct step *step, uint32_t cell) {
    if (step->digit)
        return cell == step->cell ? board->candidates[cell] & ~set_of(step->digit) : 0;
    for (uint32_t i = 0; i < step->removal_count; i++)
        if (step->removals[i].cell == cell)
            return step->removals[i].digits;
    return 0;
}

static bool is_as_wanted(const struct wanted *wanted, uint32_t cell, Set effect) {
    Set removals = wanted->removals[cell] & wanted->board->candidates[cell];
    return wanted->more ? !(removals & ~effect) : removals == effect;
}

/* Whether a step does what is wanted. */
static void compare(void *context, const struct step *step) {
    struct wanted *wanted = context;
    const struct board *board = wanted->board;
    bool same = !wanted->digit || (step->digit == wanted->digit && step->cell == wanted->cell);
    for (uint32_t c = 0; !wanted->digit && c < 81; c++)
        same = same && is_as_wanted(wanted, c, effect_on(board, step, c));
    wanted->found = wanted->found || same;
}

static void check_line(char *line, const struct layout *layout, struct memory *memory) {
    char name[40], grid[82], gone[1000], effect[1000], whole[2400];
    struct board board;
    struct step step;
    struct wanted ruled_out, wanted;
    snprintf(whole, sizeof whole, "%s", line);
    CHECK(sscanf(line, "%39s %81s %999s %999s", name, grid, gone, effect) == 4);
    int number = technique_number(name, strlen(name));
    CHECK(number >= 0);
    if (number < 0)
        return;
    board_init(&board, layout, memory);
    step_init(&step, layout, memory);
    read_grid(grid, &board);
    read_effect(gone, &board, &ruled_out);
    for (uint32_t c = 0; c < 81; c++)
        for (Set digits = ruled_out.removals[c] & board.candidates[c]; digits; digits &= digits - 1)
            board_remove(&board, c, set_digit(digits));
    read_effect(effect, &board, &wanted);
    step.tell = compare;
    step.context = &wanted;
    CHECK(!techniques[number].find(&board, &step));
    CHECK(wanted.found);
    if (!wanted.found)
        printf("not found: %s", whole);
    step.tell = NULL;
    CHECK(techniques[number].find(&board, &step));
    step_free(&step, memory);
    board_free(&board, memory);
}

/* Checks an example with rules of its own, or none. */
static void check_example(char *line, struct rules_text *rules, struct memory *memory) {
    struct layout layout;
    layout_init(&layout, &(struct variant_shape){VARIANT_PLAIN, 9, 3, 3, rules, AREA_SQUARE(9)},
                memory);
    check_line(line, &layout, memory);
    layout_free(&layout);
}

int main(int argc, char **argv) {
    struct memory memory;
    struct rules_text *rules = NULL;
    char line[2400];
    FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
    if (!file)
        return EXIT_FAILURE;
    memory_init(&memory, 0);
    while (fgets(line, sizeof line, file))
        if (*line == ' ') {
            rules = rules ? rules : rules_text_new(&memory);
            rules_text_add(rules, line + 1, strcspn(line + 1, "\n"));
        } else if (*line != '#') {
            check_example(line, rules, &memory);
            rules_drop(rules);
            rules = NULL;
        }
    fclose(file);
    CHECK_SAME(memory.used, 0);
    return unit_end();
}
