#include "weave.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "common/cover.h"
#include "common/scratch.h"
#include "tally.h"

/* The bytes of a file; NULL when it is empty. */
struct sheet {
    void *bytes;
    size_t size;
};

/* The steps of one worker. */
struct strand {
    const char *at, *next, *end; /* the step at hand, the one after it, the end of the file */
    uint64_t id;                 /* of the clause that the step at hand adds or deletes */
    bool deletes;
    uint64_t due; /* it comes after the clauses of lower numbers, and a deletion after its own */
};

struct cloth {
    struct sheet *sheets;   /* as weave->files */
    struct strand *strands; /* by worker */
    unsigned count;
    struct proof *proof;
    uint64_t clauses;  /* of the formula */
    struct tally gone; /* workers that have let a clause go */
    struct memory memory;
};

bool weave_begin(struct weave *weave, unsigned workers, struct memory *memory, struct diag *diag) {
    *weave = (struct weave){.memory = memory};
    weave->workers = workers;
    weave->files = memory_zeroed(memory, 2 * (size_t)workers, sizeof *weave->files);
    for (unsigned i = 0; i < 2 * workers; i++)
        weave->files[i] = -1;
    for (unsigned i = 0; i < 2 * workers; i++) {
        weave->files[i] = scratch_open(diag);
        if (weave->files[i] < 0) {
            weave_end(weave);
            return false;
        }
    }
    return true;
}

void weave_join(const struct weave *weave, struct proof *proof, unsigned worker) {
    unsigned workers = weave->workers;
    proof_divide(proof, worker, workers, weave->files[worker], weave->files[workers + worker]);
}

void weave_end(struct weave *weave) {
    for (unsigned i = 0; i < 2 * weave->workers; i++)
        if (weave->files[i] >= 0)
            close(weave->files[i]);
    if (weave->files)
        memory_release(weave->memory, weave->files);
    *weave = (struct weave){0};
}

static const char *read_packed(const char *at, const char *end, uint64_t *number) {
    *number = 0;
    for (unsigned shift = 0; at && at < end && shift < 64; shift += 7) {
        *number |= (uint64_t)(*at & 127) << shift;
        if (!(*at++ & 128))
            return at;
    }
    return NULL;
}

/* Returns what is behind the next zero byte, or NULL.  No number but 0 has one. */
static const char *after_list(const char *at, const char *end) {
    const char *zero = at ? memchr(at, 0, (size_t)(end - at)) : NULL;
    return zero ? zero + 1 : NULL;
}

static const char *read_binary(struct strand *strand) {
    uint64_t number = 0;
    strand->deletes = *strand->at == 'd';
    const char *at = read_packed(strand->at + 1, strand->end, &number);
    strand->id = number / 2;
    at = after_list(at, strand->end);
    return strand->deletes ? at : after_list(at, strand->end);
}

static const char *read_decimal(const char *at, const char *end, uint64_t *number) {
    for (*number = 0; at < end && *at >= '0' && *at <= '9'; at++)
        *number = 10 * *number + (uint64_t)(*at - '0');
    return at;
}

static const char *read_text(struct strand *strand) {
    const char *line = memchr(strand->at, '\n', (size_t)(strand->end - strand->at));
    if (!line)
        return NULL;
    const char *at = read_decimal(strand->at, line, &strand->id);
    strand->deletes = line - at > 2 && at[1] == 'd';
    if (strand->deletes)
        read_decimal(at + 3, line, &strand->id);
    return line + 1;
}

/* Reads the step at hand.  A worker that was killed may have left a piece of one, on which no other
 * worker's step rests: it ends the strand. */
static void read_step(struct strand *strand, bool binary) {
    strand->next = NULL;
    if (strand->at < strand->end)
        strand->next = binary ? read_binary(strand) : read_text(strand);
    if (!strand->next)
        strand->at = strand->end;
    else if (strand->id > strand->due || !strand->deletes)
        strand->due = strand->id;
}

static bool comes_before(const struct strand *a, const struct strand *b) {
    return a->due < b->due || (a->due == b->due && a->deletes < b->deletes);
}

/* The strand whose step is next, or NULL when all have ended. */
static struct strand *first(const struct cloth *cloth) {
    struct strand *best = NULL;
    for (unsigned i = 0; i < cloth->count; i++) {
        struct strand *strand = &cloth->strands[i];
        if (strand->next && (!best || comes_before(strand, best)))
            best = strand;
    }
    return best;
}

/* Workers that have a clause, and must all let it go: of those that one derived for the others it
 * keeps none. */
static unsigned owners(const struct cloth *cloth, const struct strand *strand) {
    if (strand->id <= cloth->clauses)
        return cloth->count;
    uint64_t owner = (strand->id - cloth->clauses) % cloth->count;
    return strand == &cloth->strands[owner] ? 1 : cloth->count - 1;
}

static void delete (struct cloth *cloth, const struct strand *strand) {
    unsigned needed = owners(cloth, strand);
    if (needed == 1 || tally_add(&cloth->gone, strand->id) == needed)
        proof_delete(cloth->proof, strand->id, NULL, 0);
}

static void add(struct cloth *cloth, const struct strand *strand) {
    output_bytes(&cloth->proof->out, strand->at, (size_t)(strand->next - strand->at));
    cloth->proof->last = strand->id;
}

static bool weave_steps(struct cloth *cloth, uint64_t last, const volatile sig_atomic_t *stop) {
    bool binary = cloth->proof->format == PROOF_BINARY_LRAT;
    struct strand *strand;
    while (cloth->proof->last < last && !*stop && (strand = first(cloth))) {
        if (strand->deletes)
            delete (cloth, strand);
        else
            add(cloth, strand);
        strand->at = strand->next;
        read_step(strand, binary);
    }
    return cloth->proof->last == last;
}

static uint64_t add_resolvent(void *owner, const Lit *lits, size_t size, const uint64_t hints[2]) {
    struct cloth *cloth = owner;
    for (int i = 0; i < 2; i++)
        stack_push(&cloth->memory, &cloth->proof->hints, hints[i]);
    return proof_add(cloth->proof, lits, size);
}

static void delete_resolvent(void *owner, uint64_t number) {
    const struct cloth *cloth = owner;
    proof_delete(cloth->proof, number, NULL, 0);
}

/* Adds the clauses of a worker's notes.  Returns the largest number of one, or `last` if that is
 * larger. */
static uint64_t add_parts(struct cover *cover, const struct sheet *sheet, uint64_t last) {
    const uint32_t *at = sheet->bytes, *end = at + sheet->size / sizeof *at;
    while (end - at > 2 && (size_t)(end - at - 3) >= at[2]) {
        uint64_t id = at[0] | (uint64_t)at[1] << 32;
        cover_add(cover, at + 3, at[2], id);
        last = id > last ? id : last;
        at += 3 + at[2];
    }
    return last;
}

/* The proof by the clauses that refute the parts of a shared tree. */
static bool weave_parts(struct cloth *cloth, const volatile sig_atomic_t *stop) {
    struct cover cover;
    struct cover_elits open = {0};
    uint64_t last = 0;
    cover_init(&cover, &cloth->memory);
    cover.owner = cloth;
    cover.add = add_resolvent;
    cover.forget = delete_resolvent;
    for (unsigned i = 0; i < cloth->count; i++)
        last = add_parts(&cover, &cloth->sheets[cloth->count + i], last);
    return last && weave_steps(cloth, last, stop) && cover_refute(&cover, &open);
}

/* Maps a file.  Returns false with errno set when that fails. */
static bool open_sheet(struct sheet *sheet, int fd) {
    struct stat status;
    if (fstat(fd, &status))
        return false;
    sheet->size = (size_t)status.st_size;
    if (!sheet->size)
        return true;
    sheet->bytes = mmap(NULL, sheet->size, PROT_READ, MAP_SHARED, fd, 0);
    if (sheet->bytes == MAP_FAILED)
        sheet->bytes = NULL;
    return sheet->bytes;
}

static bool open_sheets(struct cloth *cloth, const struct weave *weave) {
    for (unsigned i = 0; i < 2 * cloth->count; i++)
        if (!open_sheet(&cloth->sheets[i], weave->files[i]))
            return false;
    return true;
}

static void close_sheets(const struct cloth *cloth) {
    for (unsigned i = 0; i < 2 * cloth->count; i++)
        if (cloth->sheets[i].bytes)
            munmap(cloth->sheets[i].bytes, cloth->sheets[i].size);
}

static void begin_strands(struct cloth *cloth) {
    bool binary = cloth->proof->format == PROOF_BINARY_LRAT;
    for (unsigned i = 0; i < cloth->count; i++) {
        struct strand *strand = &cloth->strands[i];
        if (!cloth->sheets[i].bytes)
            continue;
        strand->at = cloth->sheets[i].bytes;
        strand->end = strand->at + cloth->sheets[i].size;
        read_step(strand, binary);
    }
}

static bool weave_sheets(struct cloth *cloth, uint64_t last, const volatile sig_atomic_t *stop) {
    begin_strands(cloth);
    return last ? weave_steps(cloth, last, stop) : weave_parts(cloth, stop);
}

bool weave_write(const struct weave *weave, struct proof *proof, const struct formula *formula,
                 uint64_t last, const volatile sig_atomic_t *stop) {
    struct cloth cloth = {.count = weave->workers, .proof = proof, .clauses = formula->clauses};
    bool whole = false;
    memory_region(&cloth.memory, weave->memory);
    cloth.sheets = memory_zeroed(&cloth.memory, 2 * (size_t)cloth.count, sizeof *cloth.sheets);
    cloth.strands = memory_zeroed(&cloth.memory, cloth.count, sizeof *cloth.strands);
    tally_init(&cloth.gone, &cloth.memory);
    proof_take_in(proof, formula);
    if (open_sheets(&cloth, weave))
        whole = weave_sheets(&cloth, last, stop);
    else
        proof->out.failure = errno;
    close_sheets(&cloth);
    memory_clear(&cloth.memory);
    proof_attend(proof);
    return whole && !proof->out.failure;
}
