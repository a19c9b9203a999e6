/* SPDX-License-Identifier: MIT */
/* Clauses that one process writes as another one reads them: they arrive whole and in order, and
 * what is missed is older than a ring. */
#include "state/exchange.h"

#include <sys/wait.h>
#include <unistd.h>

#include "common/base/diag.h"
#include "unit.h"

const char diag_tool[] = "unit-exchange";

enum { CLAUSES = 400000, WRITER = 1, WORKERS = 2 };

/* Clause number n: its size and glue, and then its literals, follow from n. */
static struct shared_clause clause(uint32_t n) {
    struct shared_clause shared = {.glue = n % 7, .size = 1 + n % EXCHANGE_SIZE_MAX};
    shared.lits[0] = n;
    for (uint32_t i = 1; i < shared.size; i++)
        shared.lits[i] = shared.lits[i - 1] * 2654435761u + i;
    return shared;
}

static bool is_clause(const struct shared_clause *shared) {
    struct shared_clause wanted = clause(shared->lits[0]);
    return shared->size == wanted.size && shared->glue == wanted.glue &&
           !memcmp(shared->lits, wanted.lits, wanted.size * sizeof(Lit));
}

static void write_all(struct exchange *exchange) {
    for (uint32_t n = 0; n < CLAUSES; n++) {
        struct shared_clause shared = clause(n);
        exchange_put(exchange, WRITER, &shared);
    }
}

/* Reads what there is.  Returns how many of the clauses are not as they were written, or not later
 * than those before. */
static uint32_t read_on(struct exchange *exchange, uint64_t *place, uint32_t *next) {
    uint32_t wrong = 0;
    struct shared_clause shared;
    while (exchange_get(exchange, WRITER, place, &shared)) {
        wrong += !is_clause(&shared) || shared.lits[0] < *next;
        *next = shared.lits[0] + 1;
    }
    return wrong;
}

static void at_once(void) {
    struct exchange *exchange = exchange_new(WORKERS);
    CHECK_SAME(exchange_workers(exchange), WORKERS);
    pid_t writer = fork();
    if (!writer) {
        write_all(exchange);
        _exit(0);
    }
    uint64_t place = 0;
    uint32_t next = 0, wrong = 0;
    while (!waitpid(writer, NULL, WNOHANG))
        wrong += read_on(exchange, &place, &next);
    wrong += read_on(exchange, &place, &next);
    CHECK_SAME(wrong, 0);
    exchange_free(exchange);
}

/* A reader that comes too late finds that it has missed something, and goes on with what comes. */
static void too_late(void) {
    struct exchange *exchange = exchange_new(WORKERS);
    uint64_t place = 0;
    struct shared_clause shared;
    write_all(exchange);
    CHECK(!exchange_get(exchange, WRITER, &place, &shared));
    shared = clause(5);
    exchange_put(exchange, WRITER, &shared);
    CHECK(exchange_get(exchange, WRITER, &place, &shared));
    CHECK_SAME(shared.lits[0], 5);
    exchange_free(exchange);
}

int main(void) {
    at_once();
    too_late();
    return unit_end();
}
