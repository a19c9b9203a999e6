/* SPDX-License-Identifier: MIT */
#include "asked.h"

#include <stdio.h>
#include <string.h>

#include "blocks.h"
#include "common/base/bit.h"
#include "common/base/diag.h"
#include "common/base/list.h"
#include "common/streams/option.h"
#include "common/streams/status.h"

/* The side of puzzles where no option says another. */
enum { SIDE = 9 };

/* Reads the first grid of a file, which gives the side if -B does not.  Returns how many of its
 * cells are blank. */
static uint32_t read_grid(struct asked *asked, const char *path, struct asked_grid *grid,
                          struct variant_shape *shape, struct memory *memory) {
    struct grid_reader r;
    uint32_t blanks = 0;
    if (!houses_open(&asked->houses, &r, path, memory) || !grid_next(&r))
        status_die(&r.diag);
    if (asked->houses.rules && r.header.rules != asked->houses.shape.rules)
        option_fail("option -R: the grid of --%s has a header, which says its rules",
                    asked->pattern ? "pattern" : "from");
    *shape = r.grid.shape;
    grid->rules = rules_keep(r.grid.shape.rules);
    grid->cells = memory_zeroed(memory, r.grid.size, 1);
    memcpy(grid->cells, r.grid.cells, r.grid.size);
    for (uint32_t c = 0; c < r.grid.size; c++)
        blanks += !grid->cells[c];
    grid_close(&r);
    return blanks;
}

/* Reads a number of one or two digits at *text; 0 if there is none. */
static unsigned read_side(const char **text) {
    unsigned side = 0;
    for (; **text >= '0' && **text <= '9' && side <= BLOCKS_SIDE_MAX; ++*text)
        side = side * 10 + (unsigned)(**text - '0');
    return side >= BLOCKS_SIDE_MIN && side <= BLOCKS_SIDE_MAX ? side : 0;
}

/* Takes the board of --board. */
static void find_board(const struct asked *asked, struct variant_shape *shape,
                       struct memory *memory) {
    const char *at = asked->board;
    struct diag diag;
    char line[40];
    unsigned rows = read_side(&at), columns = rows && *at++ == 'x' ? read_side(&at) : 0;
    if (!columns || *at)
        option_fail("option --board needs ROWSxCOLUMNS from %dx%d to %dx%d, found '%s'",
                    BLOCKS_SIDE_MIN, BLOCKS_SIDE_MIN, BLOCKS_SIDE_MAX, BLOCKS_SIDE_MAX,
                    diag_quoted(asked->board, strlen(asked->board)).text);
    if (shape->kind != VARIANT_KAKURO && shape->kind != VARIANT_LATIN)
        option_fail("option --board is for variants kakuro and latin, not for %s",
                    variant_names[shape->kind]);
    if (shape->rules)
        option_fail("rules of -R and option --board exclude each other");
    if (!area_board(&shape->area, rows, columns, &diag))
        option_fail("option --board: %s", diag.text);
    shape->rules = rules_text_new(memory);
    rules_text_add(shape->rules, line,
                   (size_t)snprintf(line, sizeof line, "board %u %u", rows, columns));
}

/* Whether a text has rules besides those that define the area. */
static bool has_rules(const struct rules_text *text) {
    for (size_t from = 0, word = 0; text && from < text->text.size; from += word + 1) {
        const char *line = text->text.data + from;
        for (word = 0; line[word] >= 'a' && line[word] <= 'z';)
            word++;
        const struct rule_kind *kind = rulekinds_find((const unsigned char *)line, word);
        if (kind && kind->cells < RULE_FIRST)
            return true;
        while (line[word] != '\n')
            word++;
    }
    return false;
}

static bool is_too_thin(const struct area *area) {
    return (area->rows == BLOCKS_SIDE_MIN && area->columns > BLOCKS_BESIDE_MIN) ||
           (area->columns == BLOCKS_SIDE_MIN && area->rows > BLOCKS_BESIDE_MIN);
}

/* Ends the program if options ask for something that Kakuro boards cannot have. */
static void check_board(const struct asked *asked, unsigned clues,
                        const struct variant_shape *shape) {
    struct diag diag;
    const char *option = asked->holed       ? "-h"
                         : asked->minimal   ? "-m"
                         : asked->symmetric ? "-y"
                         : asked->pattern   ? "--pattern"
                         : asked->from      ? "--from"
                         : asked->jigsaw    ? "--jigsaw"
                                            : NULL;
    if (option)
        option_fail("option %s is not for boards without grids, on which no digits are given",
                    option);
    if (clues)
        option_fail("option --%s is not for boards without grids, which have sums of their own",
                    clues_names[bit_lowest(clues)]);
    if (asked->difficulty && !strcmp(asked->difficulty, rating_ranges[RATING_EASY].word))
        option_fail("option -d: boards without grids are made from %s on, as their sums cost more "
                    "than %s allows",
                    rating_ranges[RATING_MEDIUM].word, rating_ranges[RATING_EASY].word);
    if (has_rules(shape->rules))
        option_fail("boards without grids are made with no rules but board and blocked");
    if (shape->area.cells < shape->area.rows * shape->area.columns &&
        !blocks_fit(&shape->area, &diag))
        option_fail("%s", diag.text);
    if (shape->area.rows < BLOCKS_SIDE_MIN || shape->area.rows > BLOCKS_SIDE_MAX ||
        shape->area.columns < BLOCKS_SIDE_MIN || shape->area.columns > BLOCKS_SIDE_MAX)
        option_fail("boards are made of %d to %d rows and columns", BLOCKS_SIDE_MIN,
                    BLOCKS_SIDE_MAX);
    if (shape->area.cells == shape->area.rows * shape->area.columns && is_too_thin(&shape->area))
        option_fail("a board that is drawn with %d rows or columns has at most %d of the others",
                    BLOCKS_SIDE_MIN, BLOCKS_BESIDE_MIN);
}

static void find_shape(struct asked *asked, struct variant_shape *shape, struct memory *memory) {
    struct diag diag;
    asked->houses.tiled = asked->jigsaw;
    houses_check(&asked->houses, memory);
    if (asked->houses.declared)
        *shape = asked->houses.shape;
    else
        variant_shape(shape, (enum variant_kind)asked->houses.variant, SIDE, &diag);
    if (asked->board)
        find_board(asked, shape, memory);
}

/* Few enough that puzzles are found at once: near half the cells there are hard ones in large
 * grids. */
static uint32_t usual_holes(const struct area *area) {
    return area->side <= 12 ? area->cells * 5 / 9 : area->cells * 2 / 5;
}

/* blanks: the number of blank cells in the grid from which the puzzle is made. */
static void find_holes(const struct asked *asked, struct wish *wish, uint32_t blanks) {
    const struct area *area = &wish->shape.area;
    uint32_t usual = usual_holes(area);
    if (wish->pattern)
        return;
    if (asked->holed && asked->holes > area->cells)
        option_fail("option -h: %s of side %u %s %u cells, found %lld",
                    area->count > 1 ? "grids" : "a grid", area->side,
                    area->count > 1 ? "have" : "has", area->cells, (long long)asked->holes);
    if (wish->keeps && asked->holed && asked->holes > blanks)
        option_fail("option -h: the grid of --from has %u blank cells, found %lld", blanks,
                    (long long)asked->holes);
    usual = wish->keeps && usual > blanks ? blanks : usual;
    wish->holes = asked->holed ? (uint32_t)asked->holes : usual;
    wish->fewest_holes = usual;
    wish->any_holes =
        (wish->minimal || asked->difficulty || wish->clues || area_is_board(area)) && !asked->holed;
}

static void find_difficulty(const struct asked *asked, struct difficulty_range *range) {
    const char *words[RATING_WORDS + 3] = {NULL};
    char list[120];
    if (!asked->difficulty || difficulty_parse(asked->difficulty, range))
        return;
    for (int i = 0; i < RATING_WORDS; i++)
        words[i] = rating_ranges[i].word;
    words[RATING_WORDS] = "a technique (of xsudoku-step --techniques)";
    words[RATING_WORDS + 1] = "LOW-HIGH";
    option_fail("option -d needs %s, found '%s'", list_or(list, sizeof list, words),
                diag_quoted(asked->difficulty, strlen(asked->difficulty)).text);
}

/* The kinds of clues to draw, one bit each. */
static unsigned find_clues(const struct asked *asked) {
    unsigned clues = 0;
    for (unsigned kind = 0; kind < CLUES_KINDS; kind++)
        clues |= (unsigned)asked->drawn[kind] << kind;
    return clues;
}

/* Ends the program if the grids are not placed as the symmetry requires. */
static void check_area(const struct asked *asked, const struct area *area) {
    if (!symmetry_fits((enum symmetry)asked->symmetry, area))
        option_fail("option -y: the grids do not stand as symmetry %s asks for",
                    symmetry_names[asked->symmetry]);
}

/* Ends the program if options exclude each other. */
static void check_options(const struct asked *asked, unsigned clues) {
    if (asked->pattern && asked->holed)
        option_fail("options -h and --pattern exclude each other");
    if (asked->pattern && asked->symmetric)
        option_fail("options -y and --pattern exclude each other");
    if (asked->pattern && (asked->jigsaw || clues))
        option_fail("options --%s and --pattern exclude each other",
                    asked->jigsaw ? "jigsaw" : clues_names[bit_lowest(clues)]);
    if (asked->from && (asked->jigsaw || asked->pattern))
        option_fail("options --%s and --from exclude each other",
                    asked->jigsaw ? "jigsaw" : "pattern");
}

/* Takes the grid from which the puzzles are made.  Returns its number of blank cells. */
static uint32_t find_grid(struct asked *asked, struct asked_grid *grid, struct wish *wish,
                          struct memory *memory) {
    const char *path = asked->pattern ? asked->pattern : asked->from;
    if (!path)
        return 0;
    uint32_t blanks = read_grid(asked, path, grid, &wish->shape, memory);
    if (asked->pattern) {
        wish->holes = blanks;
        wish->pattern = grid->cells;
    } else {
        wish->from = grid->cells;
        wish->keeps = blanks > 0;
    }
    return blanks;
}

struct wish asked_wish(struct asked *asked, struct asked_grid *grid, struct memory *memory) {
    unsigned clues = find_clues(asked);
    check_options(asked, clues);
    if (asked->board && !asked->varied)
        asked->houses.variant = VARIANT_KAKURO;
    if ((asked->jigsaw || clues) && !asked->varied)
        asked->houses.variant = asked->jigsaw ? VARIANT_LATIN : VARIANT_PLAIN;
    struct wish wish = {.jigsaw = asked->jigsaw,
                        .clues = clues,
                        .minimal = asked->minimal,
                        .symmetry = (enum symmetry)asked->symmetry,
                        .tries = (uint64_t)asked->tries,
                        .guesses = (uint64_t)asked->guesses};
    *grid = (struct asked_grid){0};
    find_difficulty(asked, &wish.difficulty);
    find_shape(asked, &wish.shape, memory);
    uint32_t blanks = find_grid(asked, grid, &wish, memory);
    if (wish.shape.side > SUDOKU_SIDE_MAX)
        option_fail("side %u is above %d, the largest that puzzles are made for", wish.shape.side,
                    SUDOKU_SIDE_MAX);
    if (area_is_board(&wish.shape.area))
        check_board(asked, clues, &wish.shape);
    check_area(asked, &wish.shape.area);
    find_holes(asked, &wish, blanks);
    return wish;
}

void asked_free(struct asked_grid *grid, struct memory *memory) {
    memory_release(memory, grid->cells);
    rules_drop(grid->rules);
}
