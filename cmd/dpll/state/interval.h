/* SPDX-License-Identifier: MIT */
/* Intervals between events: long in release builds, short in debug builds, so that small formulas
 * reach every technique. */
#ifndef DPLL_STATE_INTERVAL_H
#define DPLL_STATE_INTERVAL_H

#ifdef NDEBUG
#define INTERVAL(RELEASE, DEBUG) (RELEASE)
#else
#define INTERVAL(RELEASE, DEBUG) (DEBUG)
#endif

#endif
