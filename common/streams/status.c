/* SPDX-License-Identifier: MIT */
#include "common/streams/status.h"

#include <stddef.h>
#include <stdlib.h>

static int of_files(status_work *work, void *job, char **operands, int count, int last) {
    int status = EXIT_DONE, i = 0;
    do
        status = status_worse(status, work(job, i < count ? operands[i] : NULL));
    while (++i < count && status <= last);
    return status;
}

int status_of_files(status_work *work, void *job, char **operands, int count) {
    return of_files(work, job, operands, count, EXIT_NEGATIVE);
}

int status_of_each_file(status_work *work, void *job, char **operands, int count) {
    return of_files(work, job, operands, count, EXIT_INPUT);
}

void status_die(const struct diag *diag) {
    diag_error(diag);
    exit(EXIT_INPUT);
}
