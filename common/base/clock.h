/* SPDX-License-Identifier: MIT */
/* The clock of the programs. */
#ifndef COMMON_BASE_CLOCK_H
#define COMMON_BASE_CLOCK_H

/* Seconds on a clock that never goes back; only differences are meaningful. */
double clock_seconds(void);

#endif
