/* What techniques keep with a search from one call to the next.
 *
 * Each has a struct of its own, which only its file knows, and asks for it by a key, the address of
 * a static variable of that file.  It lives as long as the solver and is cleared with it. */
#ifndef DPLL_KEEP_H
#define DPLL_KEEP_H

#include "state/solver.h"

/* The block of size bytes kept by this key: all zero when it is asked for the first time. */
void *keep(struct solver *s, const void *key, size_t size);

/* The block kept by this key if it was asked for before, else NULL. */
void *kept(const struct solver *s, const void *key);

#endif
