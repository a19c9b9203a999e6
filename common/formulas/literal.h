/* SPDX-License-Identifier: MIT */
/* Variables and literals inside the programs.
 *
 * Users write variables 1, 2, ... and negate with a minus sign.  Inside, variable v is v - 1 and a
 * literal is 2 * var, plus 1 when negated.  Only this file converts between the two. */
#ifndef COMMON_FORMULAS_LITERAL_H
#define COMMON_FORMULAS_LITERAL_H

#include <assert.h>
#include <stdint.h>

typedef uint32_t Var;
typedef uint32_t Lit;

/* The most variables of a formula: a literal leaves the top bit of a word free. */
#define VAR_MAX ((1u << 30) - 1)

/* What stands for no variable, and for no literal. */
#define NO_VAR UINT32_MAX
#define NO_LIT UINT32_MAX

/* The literal of a variable: negative is 0 or 1. */
static inline Lit lit_make(Var var, unsigned negative) {
    assert(negative < 2);
    return 2 * var + negative;
}

static inline Lit lit_not(Lit lit) {
    return lit ^ 1;
}

static inline Var lit_var(Lit lit) {
    return lit >> 1;
}

static inline unsigned lit_negative(Lit lit) {
    return lit & 1;
}

/* The value of its variable that makes a literal true: 1, or -1 when negated. */
static inline signed char lit_sign(Lit lit) {
    return lit & 1 ? -1 : 1;
}

/* elit: a user's literal, not 0, at most VAR_MAX in absolute value. */
static inline Lit lit_of(int elit) {
    assert(elit);
    /* Without a branch, since signs are as unpredictable as random ones. */
    Var magnitude = (Var)(elit < 0 ? -elit : elit);
    return 2 * magnitude - 2 + (elit < 0);
}

/* The user's literal. */
static inline int lit_user(Lit lit) {
    int var = (int)(lit >> 1) + 1;
    return lit & 1 ? -var : var;
}

#endif
