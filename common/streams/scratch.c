/* SPDX-License-Identifier: MIT */
#include "common/streams/scratch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "common/base/diag.h"

static const char *scratch_folder(void) {
    const char *folder = getenv("TMPDIR");
    return folder && *folder ? folder : "/tmp";
}

void scratch_name(char text[SCRATCH_ROOM]) {
    snprintf(text, SCRATCH_ROOM, "a temporary file in %s", scratch_folder());
}

int scratch_open(void) {
    char path[SCRATCH_ROOM];
    int fd = -1, length = snprintf(path, sizeof path, "%s/%s-XXXXXX", scratch_folder(), diag_tool);
    if (length >= (int)sizeof path)
        errno = ENAMETOOLONG;
    else
        fd = mkstemp(path);
    if (fd >= 0)
        unlink(path);
    return fd;
}
