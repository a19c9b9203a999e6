/* What a kind of rule is: a row, which stands in the file of its family, beside its function. */
#ifndef COMMON_RULEKIND_H
#define COMMON_RULEKIND_H

#include "common/rules.h"

/* How many cells the line of a rule names. */
enum rule_cells {
    RULE_NO_CELLS, /* none: the rule is about all cells */
    RULE_CELLS,    /* at least `least` */
    RULE_PATH, /* the same, up to RULEDIAGRAM_SIDE_MAX, and sides up to that, as machines read it */
    RULE_HOUSE, /* as many as the side */
    RULE_LINE,  /* a row or a column from one end to the other; numbers may be 0, and sides are
                   at most RULEDIAGRAM_SIDE_MAX */
    RULE_MAP,   /* all: a map of letters, of `side` different ones, each `side` times */
    RULE_FIRST, /* none, but two numbers, a row and a column, where the first grid stands; */
    RULE_GRID,  /* where another one does.  These rules make the area, and nothing else */
};

/* How pictures and pages draw a rule (drawinglook.h). */
enum rule_look {
    RULE_IN_WORDS,    /* not at all: words below the board say it */
    RULE_BORDERS,     /* thick lines between its houses */
    RULE_SHADE,       /* grey cells */
    RULE_CAGE,        /* a dashed line round the cells, with the number */
    RULE_SUM,         /* X or V between two cells, an arrow outside, or a dotted line round them */
    RULE_SQUARES,     /* a square in each cell */
    RULE_CIRCLES,     /* a circle in each cell */
    RULE_THERMO,      /* a thermometer */
    RULE_TUBE,        /* the same, hollow */
    RULE_ARROW,       /* a circle, and an arrow through the other cells */
    RULE_GREY_LINE,   /* lines through the cells: grey, */
    RULE_WIDE_LINE,   /* purple and wide, */
    RULE_DASHED_LINE, /* green and dashed, */
    RULE_DOTTED_LINE, /* orange and dotted */
    RULE_WHITE_DOTS,  /* dots between a cell and the next one: white, */
    RULE_BLACK_DOTS,  /* or black, with the number unless it is the usual one */
    RULE_LESS_SIGNS,  /* signs there: < */
    RULE_EQUAL_SIGNS, /* = */
    RULE_BETWEEN,     /* a line between two circles, */
    RULE_DOUBLE_LINE, /* or a thin one in a wide one */
    RULE_CORNER,      /* the digits of the number in a circle where cells meet */
    RULE_OUTSIDE,     /* the number outside the grid, before the first cell */
};

struct rule_kind {
    const char *name;
    bool numbered; /* a number stands before the cells */
    enum rule_cells cells;
    uint32_t least;
    void (*build)(struct rules *rules, const struct rule *rule); /* NULL for those of the area */
    const char *idea; /* what the rule asks for, after "cells": in words of people */
    enum rule_look look;
};

#endif
