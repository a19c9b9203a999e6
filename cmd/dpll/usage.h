/* SPDX-License-Identifier: MIT */
/* What the process has used, as the system counts it, for -v. */
#ifndef DPLL_USAGE_H
#define DPLL_USAGE_H

#include <stddef.h>

/* Seconds of processor time of this process, those of the system for it included, without those of
 * other processes that it has started. */
double usage_processor(void);

/* The most bytes of memory that the process has had at a time, code and libraries included; 0 if
 * the system does not tell. */
size_t usage_resident(void);

#endif
