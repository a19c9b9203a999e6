/* SPDX-License-Identifier: MIT */
/* The message for a puzzle that was not found: how far the tries came, and what to change. */
#ifndef XSUDOKU_GEN_FAILURE_H
#define XSUDOKU_GEN_FAILURE_H

#include "maker.h"

/* Prints a message of one line about the puzzle of a seed that a maker has not found. */
void failure_report(const struct maker *maker, uint64_t seed);

#endif
