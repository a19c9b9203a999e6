/* SPDX-License-Identifier: MIT */
/* What a kind of rule is: a row, which stands in the file of its family, beside its function. */
#ifndef COMMON_RULEKIND_H
#define COMMON_RULEKIND_H

#include "common/rules.h"

/* How many cells the line of a rule names. */
enum rule_cells {
    RULE_NO_CELLS, /* none: the rule is about all cells */
    RULE_CELLS,    /* at least `least` */
    RULE_DISTINCT, /* the same, and no more than there are digits: none is there twice */
    RULE_HALVES,   /* the same as RULE_CELLS, and an even number of them */
    RULE_PATH, /* the same, up to RULEDIAGRAM_SIDE_MAX, and sides up to that, as machines read it */
    RULE_PARTS, /* the same, which regions part: boxes, or those of a map above */
    RULE_HOUSE, /* as many as the side */
    RULE_LINE,  /* a row or a column from one end to the other; numbers may be 0, and sides are
                   at most RULEDIAGRAM_SIDE_MAX */
    RULE_RUN,   /* side by side, rightwards or downwards, behind a place that is no cell */
    RULE_MAP,   /* all: a map of letters, each `side` times; of several grids some may have none */
    RULE_FIRST, /* none, but two numbers, a row and a column, where the first grid stands; */
    RULE_GRID,  /* where another one does; */
    RULE_BOARD, /* how large a board without grids is; */
    RULE_BLOCKED, /* at least one, which are cells no longer.  These rules, from RULE_FIRST on, make
                     the area, and nothing else */
};

/* What the number before the cells is, which decides how small and large it can be
 * (rulenumber.h). */
enum rule_number {
    RULE_NO_NUMBER,
    RULE_PLACES,          /* two numbers, a row and a column, or rows and columns */
    RULE_TOTAL,           /* the sum of the cells, */
    RULE_TOTAL_DIFFERENT, /* of different digits, */
    RULE_TOTAL_FIRST,     /* of some of the first cells of a line, */
    RULE_TOTAL_BETWEEN,   /* or of those between 1 and the side */
    RULE_DISTANCE,        /* how far digits are apart */
    RULE_FACTOR,          /* how many times one is another */
    RULE_DIGIT,           /* a digit, or how many of them */
    RULE_DIGITS,          /* several digits in one word */
    RULE_BULB,            /* how many of the cells are a bulb */
    RULE_PLACE,           /* which of the cells one is, from 1 on */
};

/* How pictures and pages draw a rule (drawinglook.h). */
enum rule_look {
    RULE_IN_WORDS,     /* not at all: words below the board say it */
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
    const char *idea; /* what the rule asks for, after "cells": in words of people */
    enum rule_look look;
};

#endif
