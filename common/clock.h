/* SPDX-License-Identifier: MIT */
/* Time as the programs report it. */
#ifndef COMMON_CLOCK_H
#define COMMON_CLOCK_H

/* Seconds on a clock that never goes back; only differences mean anything. */
double clock_seconds(void);

#endif
