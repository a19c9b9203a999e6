/* SPDX-License-Identifier: MIT */
/* The heap after frugal_begin: where glibc is the C library, a block of some size has pages of its
 * own, whatever was released before. */
#include "common/streams/frugal.h"

#include <stdlib.h>

#include "unit.h"

#if defined __GLIBC__ && !defined __SANITIZE_ADDRESS__
#include <malloc.h>

enum { FIRST = 1 << 20, SECOND = 1 << 19 };

/* Blocks with pages of their own. */
static uint64_t mapped(void) {
    char *text = NULL;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    CHECK(stream && !malloc_info(0, stream) && !fclose(stream));
    const char *count = text ? strstr(text, "<total type=\"mmap\" count=\"") : NULL;
    uint64_t found = count ? strtoull(strpbrk(count + 7, "0123456789"), NULL, 10) : UINT64_MAX;
    free(text);
    return found;
}

int main(void) {
    frugal_begin();
    void *volatile first = malloc(FIRST);
    CHECK(first && mapped() == 1);
    free(first);
    void *volatile second = malloc(SECOND);
    CHECK(second && mapped() == 1);
    free(second);
    return unit_end();
}
#else
int main(void) {
    frugal_begin();
    CHECK(true);
    return unit_end();
}
#endif
