/* SPDX-License-Identifier: MIT */
/* TARGET FILE ...: gives each file to the fuzz target that this is linked with. */
#include <stdio.h>
#include <stdlib.h>

#include "target.h"

/* A block of exactly the file's size, so that a sanitizer sees what is read behind its end. */
static unsigned char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END))
        return NULL;
    *size = (size_t)ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(*size ? *size : 1);
    if (bytes && fread(bytes, 1, *size, file) != *size) {
        free(bytes);
        bytes = NULL;
    }
    fclose(file);
    return bytes;
}

int main(int argc, char **argv) {
    for (int i = 1; i < argc; i++) {
        size_t size = 0;
        unsigned char *bytes = read_file(argv[i], &size);
        if (!bytes) {
            fprintf(stderr, "cannot read %s\n", argv[i]);
            return 2;
        }
        /* Said first, so that the file is known when the target stops the program. */
        printf("%s\n", argv[i]);
        fflush(stdout);
        LLVMFuzzerTestOneInput(bytes, size);
        free(bytes);
    }
    return 0;
}
