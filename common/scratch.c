#include "common/scratch.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

const char *scratch_folder(void) {
    const char *folder = getenv("TMPDIR");
    return folder && *folder ? folder : "/tmp";
}

int scratch_open(struct diag *diag) {
    char path[PATH_ROOM];
    int fd = -1, length = snprintf(path, sizeof path, "%s/%s-XXXXXX", scratch_folder(), diag_tool);
    *diag = (struct diag){0};
    if (length >= (int)sizeof path)
        errno = ENAMETOOLONG;
    else
        fd = mkstemp(path);
    if (fd < 0)
        diag_set(diag, "cannot create a file in %s: %s", scratch_folder(), strerror(errno));
    else
        unlink(path);
    return fd;
}
