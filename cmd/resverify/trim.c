#include "trim.h"

struct trim {
    const struct drat *drat;
    struct output *out;
    uint64_t *ids; /* by the number of a clause: what it is called in LRAT, 0 for left out */
    uint64_t last;
};

static void write_number(struct output *out, int64_t number) {
    output_integer(out, number);
    output_char(out, ' ');
}

/* Writes the literals of a lemma, the pivot first. */
static void write_lits(const struct trim *trim, uint32_t ref) {
    const struct archive *archive = &trim->drat->archive;
    const Lit *lits = archive_lits(archive, ref);
    Lit pivot = archive_clause(archive, ref)[ARCHIVE_PIVOT];
    write_number(trim->out, extension_user(&archive->extension, pivot));
    for (uint32_t i = 0, size = archive_size(archive, ref); i < size; i++)
        if (lits[i] != pivot)
            write_number(trim->out, extension_user(&archive->extension, lits[i]));
}

/* Writes hints and ends the line.  A group for a clause that is left out is left out, too. */
static void write_hints(const struct trim *trim, struct core_span span) {
    bool skip = false;
    output_text(trim->out, "0 ");
    for (size_t i = span.begin; i < span.end; i++) {
        int64_t hint = trim->drat->core.hints.data[i];
        int64_t id = (int64_t)trim->ids[hint < 0 ? -hint : hint];
        if (hint < 0)
            skip = !id;
        if (!skip)
            write_number(trim->out, hint < 0 ? -id : id);
    }
    output_text(trim->out, "0\n");
}

static void write_step(struct trim *trim, uint32_t step) {
    const struct archive *archive = &trim->drat->archive;
    uint32_t number = step & ~ARCHIVE_DELETE, ref = archive->refs.data[number];
    if (step & ARCHIVE_DELETE) {
        if (!trim->ids[number])
            return;
        write_number(trim->out, (int64_t)trim->last);
        output_text(trim->out, "d ");
        write_number(trim->out, (int64_t)trim->ids[number]);
        output_text(trim->out, "0\n");
    } else if (core_has(archive, ref)) {
        trim->ids[number] = ++trim->last;
        write_number(trim->out, (int64_t)trim->last);
        write_lits(trim, ref);
        write_hints(trim, trim->drat->core.spans[number - archive->clauses - 1]);
    }
}

void trim_write(const struct drat *drat, struct output *out) {
    const struct archive *archive = &drat->archive;
    struct trim trim = {.drat = drat, .out = out, .last = archive->clauses};
    size_t count = archive->refs.size;
    trim.ids = memory_zeroed(drat->memory, count, sizeof *trim.ids);
    for (uint32_t number = 1; number <= archive->clauses; number++)
        trim.ids[number] = number;
    for (size_t i = 0; i < drat->steps && !out->failure; i++)
        if (archive->steps.data[i])
            write_step(&trim, archive->steps.data[i]);
    write_number(out, (int64_t)trim.last + 1);
    write_hints(&trim, drat->core.finish);
    memory_release(drat->memory, trim.ids, count * sizeof *trim.ids);
}
