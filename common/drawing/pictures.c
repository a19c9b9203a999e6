/* SPDX-License-Identifier: MIT */
#include "common/drawing/pictures.h"

#include "common/grids/gridsniff.h"

bool pictures_name(struct pictures *pictures, const char *pattern) {
    return names_parse(&pictures->names, pattern);
}

bool pictures_open(struct output *out, const char *path, const struct files *files,
                   struct diag *diag) {
    return grid_may_create(files, path, diag) && output_open(out, path, files, diag);
}

struct output *pictures_begin(struct pictures *pictures, struct output *out,
                              const struct files *files, struct diag *diag) {
    *diag = (struct diag){0};
    if (pictures->count++ && !pictures->names.numbered) {
        diag_set(diag, "a file has room for one picture; for more, number them as in -o "
                       "picture-%%d.svg");
        return NULL;
    }
    if (!pictures->names.numbered)
        return out;
    names_write(&pictures->names, pictures->count, pictures->name);
    return pictures_open(&pictures->one, pictures->name, files, diag) ? &pictures->one : NULL;
}

int pictures_end(struct pictures *pictures) {
    return pictures->names.numbered ? output_close(&pictures->one, EXIT_DONE) : EXIT_DONE;
}
