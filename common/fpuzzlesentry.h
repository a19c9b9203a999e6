/* The constraints of a puzzle of f-puzzles, each of which is a member of its JSON, and the rules
 * that they become. */
#ifndef COMMON_FPUZZLESENTRY_H
#define COMMON_FPUZZLESENTRY_H

#include "common/json.h"
#include "common/ruleread.h"
#include "common/variant.h"

enum { FPUZZLES_CELLS_MAX = RULES_SIDE_MAX * RULES_SIDE_MAX };

/* A puzzle that was read. */
struct fpuzzles {
    struct variant_shape shape; /* its rules are `text` */
    struct rules_text *text;    /* which fpuzzles_drop gives back */
    uint8_t digits[FPUZZLES_CELLS_MAX];
    uint32_t at[FPUZZLES_CELLS_MAX]; /* the byte of the JSON where a cell is, */
    struct rules_chars label;        /* title and author */
    const char *drawn;               /* NULL, or what is only drawn, such as "text" */
};

/* A puzzle while it is read. */
struct fpuzzlesentry {
    const struct json *json;
    struct fpuzzles *puzzle;
    unsigned side;
    struct area area;
    bool irregular;                  /* regions are no boxes */
    char parity[FPUZZLES_CELLS_MAX]; /* by cell: 'e' or 'o', or 0 */
    struct ruleread reader;
    struct ruleclash clash;
    uint32_t wrong; /* the node that an error is about */
    struct diag *diag;
};

/* Points the error at a node; the caller fills in the text.  Returns the diagnostic. */
struct diag *fpuzzlesentry_fail(struct fpuzzlesentry *p, uint32_t node);

/* Says that a value should be something else. */
bool fpuzzlesentry_expected(struct fpuzzlesentry *p, uint32_t node, const char *what);

/* Whether a node says nothing: null, false, or an empty text, array or object. */
bool fpuzzlesentry_is_empty(const struct json *json, uint32_t node);

/* A whole number, or a text that is one, from `least` to 9999. */
bool fpuzzlesentry_number(struct fpuzzlesentry *p, uint32_t node, unsigned least, unsigned *number);

/* Adds the rule that was put at the end of the text last, `begin` bytes in, which a node asks
 * for. */
bool fpuzzlesentry_check(struct fpuzzlesentry *p, uint32_t node, size_t begin);

/* Adds the rules that a member of a puzzle asks for.  Returns false, with the error, where there is
 * no such constraint, too. */
bool fpuzzlesentry_read(struct fpuzzlesentry *p, uint32_t member);

/* Adds those that follow from what two dots mean together: of pairs without dots.  They come
 * last. */
bool fpuzzlesentry_finish(struct fpuzzlesentry *p);

#endif
