/* For make coverage: a process that ends by _exit, as the workers of -j do, leaves its counts
 * before. */

/* This comes before what some files ask of the headers: common/shared.c. */
#define _DEFAULT_SOURCE
#include <unistd.h>

void __gcov_dump(void);
#define _exit(status) (__gcov_dump(), _exit(status))
