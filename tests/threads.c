/* SPDX-License-Identifier: MIT */
/* What the processes of dpll -j share, used by threads instead, which ThreadSanitizer can watch:
 * rings of clauses, of which each arrives whole and in order or not at all, and parts of a tree, of
 * which each leaf is met once.  Compiled by tests/unit.bats; prints what is wrong. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>

#include "state/exchange.h"
#include "state/parts.h"

enum { WORKERS = 4, CLAUSES = 20000, DEPTH = 13, ROUNDS = 5 };

static struct exchange *exchange;
static struct parts *parts;
static _Atomic unsigned long wrong, given, leaves[1 << DEPTH];
static _Atomic unsigned writing;
static _Atomic bool over;

static uint32_t noise(uint64_t number) {
    return (uint32_t)(number * 0x9e3779b97f4a7c15u >> 40);
}

/* Clause `number` of a worker is known to all. */
static struct shared_clause clause_of(unsigned worker, uint64_t number) {
    struct shared_clause clause = {.id = number << 8 | worker,
                                   .glue = noise(number) & 0xffff,
                                   .size = noise(number + worker) % (EXCHANGE_SIZE_MAX + 1)};
    for (uint32_t i = 0; i < clause.size; i++)
        clause.lits[i] = noise(clause.id * 64 + i);
    return clause;
}

static bool is_right(const struct shared_clause *found, unsigned worker, uint64_t after) {
    uint64_t number = found->id >> 8;
    struct shared_clause right = clause_of(worker, number);
    bool same = found->id == right.id && found->glue == right.glue && found->size == right.size;
    for (uint32_t i = 0; same && i < right.size; i++)
        same = found->lits[i] == right.lits[i];
    return same && number > after && number <= CLAUSES;
}

static void *talk(void *place) {
    unsigned own = (unsigned)(size_t)place;
    uint64_t places[WORKERS] = {0}, last[WORKERS] = {0};
    for (uint64_t number = 1; number <= CLAUSES || writing; number++) {
        if (number <= CLAUSES) {
            struct shared_clause clause = clause_of(own, number);
            exchange_put(exchange, own, &clause);
            writing -= number == CLAUSES;
        }
        for (unsigned other = 0; other < WORKERS; other++) {
            struct shared_clause found;
            if (other == own || !exchange_get(exchange, other, &places[other], &found))
                continue;
            wrong += !is_right(&found, other, last[other]);
            last[other] = found.id >> 8;
        }
    }
    return NULL;
}

/* Goes to the leaves below a node, or gives half of them away. */
static void visit(unsigned worker, uint32_t depth, uint32_t path) {
    uint32_t right[] = {depth + 1, path << 1 | 1};
    if (depth == DEPTH) {
        leaves[path]++;
        parts_report(parts, worker, (struct parts_progress){path, 0.5});
        return;
    }
    visit(worker, depth + 1, path << 1);
    if (depth < DEPTH - 2 && parts_asked(parts) && parts_give(parts, worker, right, 2))
        given++;
    else
        visit(worker, right[0], right[1]);
}

static void *share(void *place) {
    unsigned own = (unsigned)(size_t)place;
    uint32_t root[2] = {0, 0};
    const uint32_t *part = own ? NULL : root;
    size_t size;
    while (!own && !parts_asked(parts))
        sched_yield();
    while (!over) {
        if (part) {
            visit(own, part[0], part[1]);
            if (parts_end(parts, own))
                over = true;
        } else {
            wrong += parts_sum(parts).refuted > WORKERS;
            sched_yield();
        }
        part = over ? NULL : parts_ask(parts, own, &size);
    }
    return NULL;
}

static void together(void *(*work)(void *)) {
    pthread_t threads[WORKERS];
    for (size_t i = 0; i < WORKERS; i++)
        pthread_create(&threads[i], NULL, work, (void *)i);
    for (size_t i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
}

int main(void) {
    writing = WORKERS;
    exchange = exchange_new(WORKERS);
    together(talk);
    exchange_free(exchange);
    for (int round = 1; round <= ROUNDS; round++) {
        over = false;
        parts = parts_new(WORKERS, 2);
        together(share);
        parts_free(parts);
        for (unsigned i = 0; i < 1 << DEPTH; i++)
            wrong += leaves[i] != (unsigned long)round;
    }
    printf("%lu wrong%s\n", wrong, given ? "" : ", none given");
    return wrong || !given;
}
