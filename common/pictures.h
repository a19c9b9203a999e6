/* SPDX-License-Identifier: MIT */
/* Where pictures go that are documents of their own: one into an output, or each into a file whose
 * name has its number.
 *
 *     pictures_name(&pictures, "board-%d.svg");
 *     struct output *one = pictures_begin(&pictures, &out, &files, &diag);
 *     picture_write(one, ...);
 *     status = pictures_end(&pictures);
 */
#ifndef COMMON_PICTURES_H
#define COMMON_PICTURES_H

#include "common/names.h"
#include "common/output.h"

struct pictures {
    struct names names;   /* of pattern "" until one is given */
    uint64_t count;       /* pictures begun */
    char name[NAMES_MAX]; /* of the file at hand, */
    struct output one;    /* where names have numbers */
};

/* Takes a pattern.  Returns false when it is none (names.h). */
bool pictures_name(struct pictures *pictures, const char *pattern);

/* Where the next picture is to be written: out, or, where names have numbers, a file of its own,
 * which is none of the files.  Returns NULL, with diag filled, for a second picture into out, or
 * when the file cannot be made. */
struct output *pictures_begin(struct pictures *pictures, struct output *out,
                              const struct files *files, struct diag *diag);

/* Ends the picture.  Returns the status that it earns. */
int pictures_end(struct pictures *pictures);

#endif
