/* SPDX-License-Identifier: MIT */
/* Pictures that are documents of their own: a single one into an output, or each into a file whose
 * name has its number.
 *
 *     pictures_name(&pictures, "board-%d.svg");
 *     struct output *one = pictures_begin(&pictures, &out, &files, &diag);
 *     picture_write(one, ...);
 *     status = pictures_end(&pictures); */
#ifndef COMMON_DRAWING_PICTURES_H
#define COMMON_DRAWING_PICTURES_H

#include "common/streams/names.h"
#include "common/streams/output.h"

struct pictures {
    struct names names;   /* of pattern "" until one is given */
    uint64_t count;       /* pictures begun */
    char name[NAMES_MAX]; /* of the current file */
    struct output one;    /* the current file, if names have numbers */
};

/* Sets the pattern.  Returns false if it is malformed (names.h). */
bool pictures_name(struct pictures *pictures, const char *pattern);

/* As output_open, which spares formulas and puzzles, too. */
bool pictures_open(struct output *out, const char *path, const struct files *files,
                   struct diag *diag);

/* The output for the next picture: out or, if names have numbers, a file of its own, which must be
 * none of the files.  Returns NULL, with diag filled, for a second picture into out, or if the file
 * cannot be made. */
struct output *pictures_begin(struct pictures *pictures, struct output *out,
                              const struct files *files, struct diag *diag);

/* Ends the picture.  Returns its status. */
int pictures_end(struct pictures *pictures);

#endif
