/* SPDX-License-Identifier: MIT */
/* For make coverage: a process that ends by _exit, as the workers of -j do, leaves its counts
 * before.  No header may be included here, as sources say first what they want of those. */

void __gcov_dump(void);

_Noreturn void coverage_real_exit(int status) __asm__("_exit");

static inline _Noreturn void coverage_exit(int status) {
    __gcov_dump();
    coverage_real_exit(status);
}
#define _exit coverage_exit
