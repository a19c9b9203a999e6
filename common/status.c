#include "common/status.h"

#include <stddef.h>
#include <stdlib.h>

int status_of_files(int (*work)(void *job, const char *path), void *job, char **operands,
                    int count) {
    int status = EXIT_DONE, i = 0;
    do
        status = status_worse(status, work(job, i < count ? operands[i] : NULL));
    while (++i < count && status != EXIT_INPUT);
    return status;
}

void status_die(const struct diag *diag) {
    diag_error(diag);
    exit(EXIT_INPUT);
}
