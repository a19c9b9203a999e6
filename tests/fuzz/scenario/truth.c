/* SPDX-License-Identifier: MIT */
#include "truth.h"

#include <stdlib.h>
#include <string.h>

enum { WORDS = sizeof((struct truth *)0)->words / sizeof(uint64_t), WORD_VARS = 6 };

static const uint64_t patterns[WORD_VARS] = {
    0xaaaaaaaaaaaaaaaau, 0xccccccccccccccccu, 0xf0f0f0f0f0f0f0f0u,
    0xff00ff00ff00ff00u, 0xffff0000ffff0000u, 0xffffffff00000000u,
};

/* Where the literal is true among the assignments of a word. */
static uint64_t lit_word(int lit, unsigned word) {
    int var = abs(lit) - 1;
    uint64_t bits = var < WORD_VARS                 ? patterns[var]
                    : word >> (var - WORD_VARS) & 1 ? ~(uint64_t)0
                                                    : 0;
    return lit < 0 ? ~bits : bits;
}

static uint64_t clause_word(const int *lits, int size, unsigned word) {
    uint64_t bits = 0;
    for (int i = 0; i < size; i++)
        bits |= lit_word(lits[i], word);
    return bits;
}

void truth_fill(struct truth *truth, bool all) {
    memset(truth->words, all ? 0xff : 0, sizeof truth->words);
}

void truth_and_clause(struct truth *truth, const int *lits, int size) {
    for (unsigned word = 0; word < WORDS; word++)
        if (truth->words[word])
            truth->words[word] &= clause_word(lits, size, word);
}

void truth_and(struct truth *truth, int lit) {
    truth_and_clause(truth, &lit, 1);
}

bool truth_is_empty(const struct truth *truth) {
    uint64_t any = 0;
    for (unsigned word = 0; word < WORDS; word++)
        any |= truth->words[word];
    return !any;
}

bool truth_equal(const struct truth *a, const struct truth *b) {
    return !memcmp(a->words, b->words, sizeof a->words);
}

long truth_count(const struct truth *truth) {
    long count = 0;
    for (unsigned word = 0; word < WORDS; word++)
        for (uint64_t left = truth->words[word]; left; left &= left - 1)
            count++;
    return count;
}

bool truth_has(const struct truth *truth, uint32_t assignment) {
    return truth->words[assignment >> WORD_VARS] >> (assignment & 63) & 1;
}

void truth_add(struct truth *truth, uint32_t assignment) {
    truth->words[assignment >> WORD_VARS] |= (uint64_t)1 << (assignment & 63);
}

bool truth_implies(const struct truth *truth, const int *lits, int size) {
    for (unsigned word = 0; word < WORDS; word++)
        if (truth->words[word] && truth->words[word] & ~clause_word(lits, size, word))
            return false;
    return true;
}
