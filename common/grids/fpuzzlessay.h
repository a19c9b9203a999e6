/* SPDX-License-Identifier: MIT */
/* Writing the JSON of f-puzzles: numbers, names and cells. */
#ifndef COMMON_GRIDS_FPUZZLESSAY_H
#define COMMON_GRIDS_FPUZZLESSAY_H

#include "common/houses/variant.h"

/* The room for what one format gives. */
enum { FPUZZLESSAY_WORD = 64 };

/* The JSON in progress, and the data for it. */
struct fpuzzlessay {
    struct rules_chars *text; /* the JSON so far */
    const struct variant *variant;
    const struct rules *rules; /* or NULL */
    unsigned side, entries;    /* entries of the current member so far */
    struct memory *memory;
};

/* Appends what a format gives, below FPUZZLESSAY_WORD bytes. */
void fpuzzlessay(struct fpuzzlessay *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Appends text from outside, of `length` bytes, as a string. */
void fpuzzlessay_string(struct fpuzzlessay *w, const char *text, size_t length);

/* The row and column of a cell, from 1. */
unsigned fpuzzlessay_row(const struct fpuzzlessay *w, uint32_t cell);
unsigned fpuzzlessay_column(const struct fpuzzlessay *w, uint32_t cell);

/* Appends a cell, or an array of them under a name. */
void fpuzzlessay_cell(struct fpuzzlessay *w, uint32_t cell);
void fpuzzlessay_cells(struct fpuzzlessay *w, const char *name, const uint32_t *cells,
                       uint32_t count);

#endif
