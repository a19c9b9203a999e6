/* SPDX-License-Identifier: MIT */
/* A kind of rule: a row in the file of its family, beside its function. */
#ifndef COMMON_RULES_RULEKIND_H
#define COMMON_RULES_RULEKIND_H

#include "common/rules/rules.h"

/* The cells on the line of a rule. */
enum rule_cells {
    RULE_NO_CELLS, /* none: the rule is about all cells */
    RULE_CELLS,    /* at least `least` */
    RULE_DISTINCT, /* the same, at most as many as digits: all are different */
    RULE_HALVES,   /* the same as RULE_CELLS, an even number */
    /* The same, up to RULEDIAGRAM_SIDE_MAX, and for sides up to that: a machine reads them. */
    RULE_PATH,
    RULE_PARTS, /* the same, divided by regions: boxes, or those of an earlier map */
    RULE_HOUSE, /* as many as the side */
    /* A row or a column from end to end, for sides up to RULEDIAGRAM_SIDE_MAX; numbers may be 0. */
    RULE_LINE,
    RULE_RUN, /* neighbours, rightwards or downwards, after a place that is no cell */
    /* All: a map of letters, each `side` times.  Of several grids some cells may have none. */
    RULE_MAP,
    /* These define the area, and nothing else. */
    RULE_FIRST,   /* no cells but two numbers, a row and a column: the place of the first grid; */
    RULE_GRID,    /* the place of another one; */
    RULE_BOARD,   /* the size of a board without grids; */
    RULE_BLOCKED, /* at least one, which are no cells any more */
};

/* The meaning of the number before the cells, which determines its range (rulenumber.h). */
enum rule_number {
    RULE_NO_NUMBER,
    RULE_PLACES,          /* two numbers, a row and a column, or rows and columns */
    RULE_TOTAL,           /* the sum of the cells, */
    RULE_TOTAL_DIFFERENT, /* of different digits, */
    RULE_TOTAL_FIRST,     /* of some of the first cells of a line, */
    RULE_TOTAL_BETWEEN,   /* or of those between 1 and the side */
    RULE_DISTANCE,        /* distance of digits */
    RULE_FACTOR,          /* ratio of digits */
    RULE_DIGIT,           /* a digit, or a number of digits */
    RULE_DIGITS,          /* several digits in one word */
    RULE_BULB,            /* number of cells in the bulb */
    RULE_PLACE,           /* number of one of the cells, from 1 */
};

/* The drawing of a rule in pictures and pages (drawinglook.h). */
enum rule_look {
    RULE_IN_WORDS,     /* none: described in words below the board */
    RULE_BORDERS,      /* thick lines between its houses */
    RULE_SHADE,        /* grey cells */
    RULE_CAGE,         /* a dashed line round the cells, with the number */
    RULE_SUM,          /* X or V between two cells, an arrow outside, or a dotted line round them */
    RULE_SQUARES,      /* a square in each cell */
    RULE_CIRCLES,      /* a circle in each cell */
    RULE_THERMO,       /* a thermometer */
    RULE_TUBE,         /* the same, hollow */
    RULE_ARROW,        /* a circle, and an arrow through the other cells */
    RULE_GREY_LINE,    /* lines through the cells: grey, */
    RULE_WIDE_LINE,    /* purple and wide, */
    RULE_DASHED_LINE,  /* green and dashed, */
    RULE_DOTTED_LINE,  /* orange and dotted, */
    RULE_LONG_DASHES,  /* blue, of long dashes, */
    RULE_CHAIN_LINE,   /* pink, of dashes and dots, */
    RULE_SHORT_DASHES, /* turquoise, of short dashes, */
    RULE_BIG_DOTS,     /* yellow, of big dots */
    RULE_WHITE_DOTS,   /* dots between a cell and the next one: white, */
    RULE_BLACK_DOTS,   /* or black, with the number unless it is the usual one */
    RULE_LESS_SIGNS,   /* signs there: < */
    RULE_EQUAL_SIGNS,  /* = */
    RULE_DIAMONDS,     /* a line between two diamonds */
    RULE_PILL,         /* an arrow from as many cells as the number says, in one bulb */
    RULE_TINT,         /* a blue square in each cell, */
    RULE_PLACE_TINT,   /* or one in the cell that the number tells, in a colour for its line */
    RULE_BETWEEN,      /* a line between two circles, */
    RULE_DOUBLE_LINE,  /* or a thin one in a wide one */
    RULE_CORNER,       /* the digits of the number in a circle where cells meet */
    RULE_CLUE,    /* the number in the place before the first cell, above or below a diagonal */
    RULE_OUTSIDE, /* the number outside the grid, before the first cell */
};

struct rule_kind {
    const char *name;
    enum rule_number numbered;
    enum rule_cells cells;
    uint32_t least;
    void (*build)(struct rules *rules, const struct rule *rule); /* NULL for those of the area */
    const char *idea; /* what the rule demands, in words, after "cells" */
    enum rule_look look;
};

#endif
