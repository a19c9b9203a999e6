/* SPDX-License-Identifier: MIT */
#include "proofmerge.h"

#include <assert.h>
#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/formulas/cover.h"
#include "common/streams/scratch.h"
#include "tally.h"

/* The bytes of a file; NULL if it is empty. */
struct mapping {
    void *bytes;
    size_t size;
};

/* The steps of one worker, in the order of their numbers. */
struct source {
    const char *at, *next, *end; /* the current step, the next one, the end of the file */
    uint64_t id;                 /* number of the clause that the current step adds or deletes */
    bool deletes;
    uint64_t due; /* clauses of lower numbers come first; a deletion comes after its own clause */
};

/* The merge of all sources; its memory is a region. */
struct merging {
    struct mapping *mappings; /* as merge->files */
    struct source *sources;   /* by worker */
    unsigned count;
    struct proof *proof;
    uint64_t clauses;  /* number of clauses of the formula */
    struct tally gone; /* number of workers that have deleted a clause */
    struct memory memory;
};

int proofmerge_begin(struct proofmerge *merge, unsigned workers, struct memory *memory) {
    *merge = (struct proofmerge){.memory = memory};
    merge->workers = workers;
    merge->files = memory_zeroed(memory, 2 * (size_t)workers, sizeof *merge->files);
    for (unsigned i = 0; i < 2 * workers; i++)
        merge->files[i] = -1;
    for (unsigned i = 0; i < 2 * workers; i++) {
        merge->files[i] = scratch_open();
        if (merge->files[i] < 0) {
            int failure = errno;
            proofmerge_end(merge);
            return failure;
        }
    }
    return 0;
}

void proofmerge_join(const struct proofmerge *merge, struct proof *proof, unsigned worker) {
    unsigned workers = merge->workers;
    proof_divide(proof, worker, workers, merge->files[worker], merge->files[workers + worker]);
}

void proofmerge_end(struct proofmerge *merge) {
    for (unsigned i = 0; i < 2 * merge->workers; i++)
        if (merge->files[i] >= 0)
            close(merge->files[i]);
    if (merge->files)
        memory_release(merge->memory, merge->files);
    *merge = (struct proofmerge){0};
}

/* Reads a number of binary LRAT: seven bits a byte, the lowest first.  Returns its end, or NULL if
 * it is incomplete. */
static const char *read_packed(const char *at, const char *end, uint64_t *number) {
    *number = 0;
    for (unsigned shift = 0; at && at < end && shift < 64; shift += 7) {
        *number |= (uint64_t)(*at & 127) << shift;
        if (!(*at++ & 128))
            return at;
    }
    return NULL;
}

/* Returns what follows the next zero byte, or NULL.  Only the number 0 contains one. */
static const char *after_list(const char *at, const char *end) {
    const char *zero = at ? memchr(at, 0, (size_t)(end - at)) : NULL;
    return zero ? zero + 1 : NULL;
}

static const char *read_binary(struct source *source) {
    uint64_t number = 0;
    source->deletes = *source->at == 'd';
    const char *at = read_packed(source->at + 1, source->end, &number);
    source->id = number / 2;
    at = after_list(at, source->end);
    return source->deletes ? at : after_list(at, source->end);
}

static const char *read_decimal(const char *at, const char *end, uint64_t *number) {
    for (*number = 0; at < end && *at >= '0' && *at <= '9'; at++)
        *number = 10 * *number + (uint64_t)(*at - '0');
    return at;
}

static const char *read_text(struct source *source) {
    const char *line = memchr(source->at, '\n', (size_t)(source->end - source->at));
    if (!line)
        return NULL;
    const char *at = read_decimal(source->at, line, &source->id);
    source->deletes = line - at > 2 && at[1] == 'd';
    if (source->deletes)
        read_decimal(at + 3, line, &source->id);
    return line + 1;
}

/* Reads the current step.  A worker that was killed may have left an incomplete one, on which no
 * other worker's step depends: it ends the source. */
static void read_step(struct source *source, bool binary) {
    source->next = NULL;
    if (source->at < source->end)
        source->next = binary ? read_binary(source) : read_text(source);
    if (!source->next)
        source->at = source->end;
    else if (source->id > source->due || !source->deletes)
        source->due = source->id;
}

static bool comes_before(const struct source *a, const struct source *b) {
    return a->due < b->due || (a->due == b->due && a->deletes < b->deletes);
}

/* The source of the next step, or NULL if all have ended. */
static struct source *first(const struct merging *m) {
    struct source *best = NULL;
    for (unsigned i = 0; i < m->count; i++) {
        struct source *source = &m->sources[i];
        if (source->next && (!best || comes_before(source, best)))
            best = source;
    }
    return best;
}

/* The number of workers that must delete a clause before it is deleted: all for a clause of the
 * input; one for a derived clause; and for a copy for other workers all except the worker that
 * derived it. */
static unsigned owners(const struct merging *m, const struct source *source) {
    if (source->id <= m->clauses)
        return m->count;
    uint64_t owner = (source->id - m->clauses) % m->count;
    assert(source->deletes);
    return source == &m->sources[owner] ? 1 : m->count - 1;
}

static void delete (struct merging *m, const struct source *source) {
    unsigned needed = owners(m, source);
    if (needed == 1 || tally_add(&m->gone, source->id) == needed)
        proof_delete(m->proof, source->id, NULL, 0);
}

/* The numbers of clauses increase, so that the hints of each are above it. */
static void add(struct merging *m, const struct source *source) {
    assert(source->id > m->proof->last && source->next <= source->end);
    output_bytes(&m->proof->out, source->at, (size_t)(source->next - source->at));
    m->proof->last = source->id;
}

static bool merge_steps(struct merging *m, uint64_t last, const volatile sig_atomic_t *stop) {
    bool binary = m->proof->format == PROOF_BINARY_LRAT;
    struct source *source;
    while (m->proof->last < last && !*stop && (source = first(m))) {
        if (source->deletes)
            delete (m, source);
        else
            add(m, source);
        source->at = source->next;
        read_step(source, binary);
    }
    return m->proof->last == last;
}

static uint64_t add_resolvent(void *owner, const Lit *lits, size_t size, const uint64_t hints[2]) {
    struct merging *m = owner;
    for (int i = 0; i < 2; i++)
        stack_push(&m->memory, &m->proof->hints, hints[i]);
    return proof_add(m->proof, lits, size);
}

static void delete_resolvent(void *owner, uint64_t number) {
    const struct merging *m = owner;
    proof_delete(m->proof, number, NULL, 0);
}

/* Adds the clauses of a worker's notes.  Returns the largest of their numbers, or `last` if that is
 * larger. */
static uint64_t add_parts(struct cover *cover, const struct mapping *mapping, uint64_t last) {
    const uint32_t *at = mapping->bytes, *end = at + mapping->size / sizeof *at;
    while (end - at > 2 && (size_t)(end - at - 3) >= at[2]) {
        uint64_t id = at[0] | (uint64_t)at[1] << 32;
        cover_add(cover, at + 3, at[2], id);
        last = id > last ? id : last;
        at += 3 + at[2];
    }
    return last;
}

/* Writes the proof that follows from the clauses that refute the parts of a shared tree. */
static bool merge_parts(struct merging *m, const volatile sig_atomic_t *stop) {
    struct cover cover;
    struct cover_elits open = {0};
    uint64_t last = 0;
    cover_init(&cover, &m->memory);
    cover.owner = m;
    cover.add = add_resolvent;
    cover.forget = delete_resolvent;
    for (unsigned i = 0; i < m->count; i++)
        last = add_parts(&cover, &m->mappings[m->count + i], last);
    return last && merge_steps(m, last, stop) && cover_refute(&cover, &open);
}

/* Maps a file.  Returns false with errno set on failure. */
static bool map_file(struct mapping *mapping, int fd) {
    struct stat status;
    if (fstat(fd, &status))
        return false;
    mapping->size = (size_t)status.st_size;
    if (!mapping->size)
        return true;
    mapping->bytes = mmap(NULL, mapping->size, PROT_READ, MAP_SHARED, fd, 0);
    if (mapping->bytes == MAP_FAILED)
        mapping->bytes = NULL;
    return mapping->bytes;
}

static bool map_files(struct merging *m, const struct proofmerge *merge) {
    for (unsigned i = 0; i < 2 * m->count; i++)
        if (!map_file(&m->mappings[i], merge->files[i]))
            return false;
    return true;
}

static void unmap_files(const struct merging *m) {
    for (unsigned i = 0; i < 2 * m->count; i++)
        if (m->mappings[i].bytes)
            munmap(m->mappings[i].bytes, m->mappings[i].size);
}

static void begin_sources(struct merging *m) {
    bool binary = m->proof->format == PROOF_BINARY_LRAT;
    for (unsigned i = 0; i < m->count; i++) {
        struct source *source = &m->sources[i];
        if (!m->mappings[i].bytes)
            continue;
        source->at = m->mappings[i].bytes;
        source->end = source->at + m->mappings[i].size;
        read_step(source, binary);
    }
}

static bool merge_files(struct merging *m, uint64_t last, const volatile sig_atomic_t *stop) {
    begin_sources(m);
    return last ? merge_steps(m, last, stop) : merge_parts(m, stop);
}

bool proofmerge_write(const struct proofmerge *merge, struct proof *proof,
                      const struct formula *formula, uint64_t last,
                      const volatile sig_atomic_t *stop) {
    struct merging m = {.count = merge->workers, .proof = proof, .clauses = formula->clauses};
    bool whole = false;
    memory_region(&m.memory, merge->memory);
    m.mappings = memory_zeroed(&m.memory, 2 * (size_t)m.count, sizeof *m.mappings);
    m.sources = memory_zeroed(&m.memory, m.count, sizeof *m.sources);
    tally_init(&m.gone, &m.memory);
    proof_take_in(proof, formula);
    if (map_files(&m, merge))
        whole = merge_files(&m, last, stop);
    else
        proof->out.failure = errno;
    unmap_files(&m);
    memory_clear(&m.memory);
    proof_attend(proof);
    return whole && !proof->out.failure;
}
