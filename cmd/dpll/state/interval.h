/* SPDX-License-Identifier: MIT */
/* How often things happen: rarely in use, often in debug builds, so that small formulas reach every
 * technique. */
#ifndef DPLL_INTERVAL_H
#define DPLL_INTERVAL_H

#ifdef NDEBUG
#define INTERVAL(RELEASE, DEBUG) (RELEASE)
#else
#define INTERVAL(RELEASE, DEBUG) (DEBUG)
#endif

#endif
