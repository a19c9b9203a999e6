/* SPDX-License-Identifier: MIT */
#include "trim.h"

#include <assert.h>

struct trim {
    const struct drat *drat;
    struct output *out;
    uint64_t *ids; /* by clause number: its number in LRAT, 0 if it is left out */
    uint64_t last;
};

static void write_number(struct output *out, int64_t number) {
    output_integer(out, number);
    output_char(out, ' ');
}

/* Writes the literals of a lemma, the pivot first. */
static void write_lits(const struct trim *trim, ClauseRef ref) {
    const struct archive *archive = &trim->drat->archive;
    const Lit *lits = archive_lits(archive, ref);
    Lit pivot = archive_clause(archive, ref)[ARCHIVE_PIVOT];
    write_number(trim->out, extension_user(&archive->extension, pivot));
    for (uint32_t i = 0, size = archive_size(archive, ref); i < size; i++)
        if (lits[i] != pivot)
            write_number(trim->out, extension_user(&archive->extension, lits[i]));
}

/* Writes positive hints up to a negative one or the end.  Returns the index of that. */
static size_t write_positive(const struct trim *trim, struct core_span span) {
    assert(span.begin <= span.end);
    const int64_t *hints = trim->drat->core.hints.data;
    for (; span.begin < span.end && hints[span.begin] > 0; span.begin++)
        write_number(trim->out, (int64_t)trim->ids[hints[span.begin]]);
    return span.begin;
}

/* The part of a RAT step's hints that a clause belongs to; the order of parts makes numbers
 * ascend. */
enum part { PART_AS_IT_STANDS, PART_WRITTEN_ANEW, PART_LEMMAS, PARTS };

static enum part part_of(const struct trim *trim, int64_t number) {
    assert(number > 0);
    if (number > trim->drat->archive.clauses)
        return PART_LEMMAS;
    return trim->ids[number] == (uint64_t)number ? PART_AS_IT_STANDS : PART_WRITTEN_ANEW;
}

/* Writes the groups for the clauses of one part, without clauses that are left out. */
static void write_groups(const struct trim *trim, struct core_span span, enum part part) {
    const int64_t *hints = trim->drat->core.hints.data;
    while (span.begin < span.end) {
        int64_t number = -hints[span.begin++];
        assert(number > 0);
        bool wanted = trim->ids[number] && part_of(trim, number) == part;
        if (wanted) {
            write_number(trim->out, -(int64_t)trim->ids[number]);
            span.begin = write_positive(trim, span);
        }
        while (span.begin < span.end && hints[span.begin] > 0)
            span.begin++;
    }
}

/* Writes hints and ends the line. */
static void write_hints(const struct trim *trim, struct core_span span) {
    output_text(trim->out, "0 ");
    span.begin = write_positive(trim, span);
    for (enum part part = 0; part < PARTS; part++)
        write_groups(trim, span, part);
    output_text(trim->out, "0\n");
}

static void write_deletion(const struct trim *trim, uint64_t id) {
    assert(id);
    write_number(trim->out, (int64_t)trim->last);
    output_text(trim->out, "d ");
    write_number(trim->out, (int64_t)id);
    output_text(trim->out, "0\n");
}

/* Writes a clause of the problem again without its repeated literals. */
static void write_anew(struct trim *trim, ClauseRef number) {
    assert(number && number <= trim->drat->archive.clauses);
    write_number(trim->out, (int64_t)++trim->last);
    write_lits(trim, trim->drat->archive.refs.data[number]);
    output_text(trim->out, "0 ");
    write_number(trim->out, number);
    output_text(trim->out, "0\n");
    trim->ids[number] = trim->last;
}

/* LRAT has the clauses of the problem as read: one with a repeated literal never becomes unit, and
 * a tautology is a problem for RAT steps in some checkers. */
static void write_problem(struct trim *trim) {
    const struct archive *archive = &trim->drat->archive;
    for (ClauseRef number = 1; number <= archive->clauses; number++) {
        ClauseRef ref = archive->refs.data[number];
        uint32_t flags = archive_clause(archive, ref)[ARCHIVE_FLAGS];
        trim->ids[number] = number;
        if (flags & ARCHIVE_TAUTOLOGY)
            trim->ids[number] = 0;
        else if (flags & ARCHIVE_REPEATS && flags & ARCHIVE_CORE)
            write_anew(trim, number);
        if (trim->ids[number] != number)
            write_deletion(trim, number);
    }
}

static void write_step(struct trim *trim, ClauseRef step) {
    const struct archive *archive = &trim->drat->archive;
    ClauseRef number = archive_step_number(step), ref = archive->refs.data[number];
    if (step & ARCHIVE_DELETE) {
        if (!trim->ids[number])
            return;
        write_deletion(trim, trim->ids[number]);
    } else if (core_has(archive, ref)) {
        trim->ids[number] = ++trim->last;
        write_number(trim->out, (int64_t)trim->last);
        write_lits(trim, ref);
        write_hints(trim, trim->drat->core.spans[number - archive->clauses - 1]);
    }
}

void trim_write(struct output *out, const struct drat *drat) {
    assert(drat->steps <= drat->archive.steps.size);
    const struct archive *archive = &drat->archive;
    struct trim trim = {.drat = drat, .out = out, .last = archive->clauses};
    size_t count = archive->refs.size;
    trim.ids = memory_zeroed(drat->memory, count, sizeof *trim.ids);
    write_problem(&trim);
    for (size_t i = 0; i < drat->steps && !out->failure; i++)
        if (archive->steps.data[i])
            write_step(&trim, archive->steps.data[i]);
    write_number(out, (int64_t)trim.last + 1);
    write_hints(&trim, drat->core.finish);
    memory_release(drat->memory, trim.ids);
}
