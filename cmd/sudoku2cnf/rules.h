/* The rules of Sudoku as clauses, about what is open. */
#ifndef SUDOKU2CNF_RULES_H
#define SUDOKU2CNF_RULES_H

#include "encode.h"

/* The room of one literal with its blank. */
enum { ENCODE_LITERAL_MAX = 12 };

/* The variable that says that a cell holds a digit. */
static inline uint32_t encode_variable(const struct encode *encode, uint32_t cell, unsigned digit) {
    return coding_variable(encode->coding, encode->variant.side, cell, digit);
}

static inline bool encode_is_open(const struct encode *encode, uint32_t cell, unsigned digit) {
    return encode->open[(size_t)cell * encode->words + (digit - 1) / 64] >> (digit - 1) % 64 & 1;
}

/* Makes all clauses of the rules, counting them in clauses and the variables in sink.next. */
void encode_rules_clauses(struct encode *encode);

/* Takes in one clause: counts it, and turns it into text unless that is all. */
void encode_clause(struct encode *encode, const int *literals, unsigned count);

#endif
