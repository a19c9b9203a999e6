/* Proofs as text: one step a line, numbers in decimal, "c" lines for comments. */
#ifndef RESVERIFY_TEXT_H
#define RESVERIFY_TEXT_H

#include "step.h"

/* Reads the next step into p. */
enum proof_event text_next(struct proof *p);

#endif
