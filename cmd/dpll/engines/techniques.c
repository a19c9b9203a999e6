/* SPDX-License-Identifier: MIT */
#include "engines/techniques.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "counting/counting.h"
#include "engines/equivalence.h"
#include "inprocess/eliminate.h"
#include "inprocess/factor.h"
#include "inprocess/probe.h"
#include "inprocess/vivify.h"
#include "parity/parity.h"

#define TUNED(NAME) offsetof(struct tunables, NAME)

const struct technique techniques_table[] = {
    /* In the search. */
    {"minimize", 0, "drops literals of a learned clause that its others imply",
     "Sorensson, Biere, 2009", .id = TECHNIQUE_MINIMIZE},
    {"shrink", 0, "replaces learned literals of a level by one that implies them",
     "Fleury, Biere, 2021", .id = TECHNIQUE_SHRINK},
    {"reasons", 0, "stable mode also bumps variables in reasons of learned literals",
     "Liang et al., 2016", .id = TECHNIQUE_REASONS},
    {"eager", 0, "removes a recent learned clause if the next one subsumes it", "Knuth, 2015",
     .id = TECHNIQUE_EAGER},
    {"restart", 0, "takes the decisions anew, with the learned clauses", "Audemard, Simon, 2012",
     .id = TECHNIQUE_RESTART},
    {"reduce", '-', "removes learned clauses of little use", "Oh, 2015", .id = TECHNIQUE_REDUCE},
    {"focused", '{', "a mode of frequent restarts, good at refuting", "Biere, Froehlich, 2015",
     .id = TECHNIQUE_FOCUSED},
    {"stable", '[', "a mode of rare restarts, good at finding models", "Oh, 2015",
     .id = TECHNIQUE_STABLE},
    {"reorder", '^', "stable mode begins with the variables of many clauses",
     "Jeroslow, Wang, 1990", .id = TECHNIQUE_REORDER},
    {"burst", 0, "now and then focused mode decides at random for a few conflicts", "Biere, 2023",
     .id = TECHNIQUE_BURST},
    {"signs", 0, "at times focused mode gives all decisions one sign", "Biere, 2023",
     .id = TECHNIQUE_SIGNS},
    {"target", 0, "stable mode takes signs of the largest trail without conflict",
     "Biere, Fleury, 2020", .id = TECHNIQUE_TARGET},
    {"rephase", '~', "now and then sets signs to the first, opposite or best ones",
     "Biere, Fleury, 2020", .id = TECHNIQUE_REPHASE},
    {"walk", 'w', "local search looks for signs that falsify few clauses",
     "Balint, Schoening, 2012", .id = TECHNIQUE_WALK},
    /* Before it. */
    {"lucky", 'l', "guesses that all variables have one sign", "Biere, 2019",
     .id = TECHNIQUE_LUCKY},
    /* Between conflicts, in this order; the first of them before the search, too. */
    {"counting", '#', "finds n clauses in fewer than n at-most-one constraints",
     "Hall, 1935; Cook, 1976", counting_again, .id = TECHNIQUE_COUNTING},
    {"deduplicate", 'd', "removes copies of binary clauses", NULL, equivalence_begin,
     .id = TECHNIQUE_DEDUPLICATE},
    {"substitute", '=', "replaces literals that imply each other by one of them", "Tarjan, 1972",
     equivalence_substitute, .id = TECHNIQUE_SUBSTITUTE, .drops_variables = true},
    {"congruence", 'c', "merges outputs of gates of one kind with the same inputs",
     "Biere et al., 2024", equivalence_merge, .share = TUNED(congruence_share),
     .id = TECHNIQUE_CONGRUENCE, .may_rest = true},
    {"sweep", 'q', "a small solver finds equivalent literals among few clauses",
     "Kuehlmann, Krohm, 1997", equivalence_sweep, .share = TUNED(sweep_share),
     .id = TECHNIQUE_SWEEP, .may_rest = true},
    {"exact", '%', "finds parity constraints in constraints \"exactly k of n\"", "Markstroem, 2006",
     parity_exact, .words = TUNED(exact_words)},
    {"resolve", 'r', "the first \"eliminate\" runs as long as it removes variables",
     "Een, Biere, 2005", eliminate_first, .words = TUNED(resolve_words), .then = TECHNIQUE_SWEEP,
     .drops_variables = true},
    {"parity", 'x', "finds parity constraints and solves them by Gaussian elimination",
     "Soos et al., 2009", parity, .share = TUNED(parity_share), .words = TUNED(parity_words),
     .id = TECHNIQUE_PARITY, .may_rest = true},
    {"matrix", 'm', "propagates parity constraints together during the search", "Han, Jiang, 2012",
     .id = TECHNIQUE_MATRIX, .off_in_proofs = true},
    {"scout", 'o', "if a proof is written, a second search has \"matrix\"", NULL,
     .id = TECHNIQUE_SCOUT},
    {"probe", 'p', "assumes a literal; if this leads to a conflict, it is false", "Freeman, 1995",
     probe, .share = TUNED(probe_share), .may_rest = true},
    {"factor", 'f', "introduces variables for common parts of many clauses", "Manthey et al., 2012",
     factor, .share = TUNED(factor_share), .words = TUNED(factor_words), .drops_variables = true,
     .may_rest = true},
    {"vivify", 'v', "removes literals that propagation shows to be redundant",
     "Piette et al., 2008", vivify, .share = TUNED(vivify_share)},
    {"subsume", 's', "removes clauses that contain another one, or shortens them",
     "Een, Biere, 2005", eliminate_subsume_only, .share = TUNED(subsume_share),
     .words = TUNED(subsume_words), .id = TECHNIQUE_SUBSUME},
    {"eliminate", 'e', "resolves variables away if this adds few clauses", "Een, Biere, 2005",
     eliminate, .share = TUNED(eliminate_share), .words = TUNED(eliminate_words),
     .id = TECHNIQUE_ELIMINATE, .drops_variables = true},
    {"gates", 0, "eliminates outputs of gates with fewer resolvents", "Een, Biere, 2005",
     .id = TECHNIQUE_GATES, .drops_variables = true},
    /* In looking ahead. */
    {"double", 0, "looks ahead once more after a promising literal", "Li, 1999",
     .id = TECHNIQUE_DOUBLE},
    {"autarky", 0, "makes literals true that satisfy all clauses they touch",
     "Monien, Speckenmeyer, 1985", .id = TECHNIQUE_AUTARKY, .off_in_proofs = true},
};

const unsigned techniques_count = sizeof techniques_table / sizeof *techniques_table;

static_assert(TECHNIQUES_NAMED + sizeof techniques_table / sizeof *techniques_table <= 64,
              "a bit for each technique");

unsigned techniques_account(unsigned index) {
    assert(index < techniques_count);
    unsigned id = techniques_table[index].id;
    return id ? id : TECHNIQUES_NAMED + index;
}

uint64_t techniques_bit(unsigned index) {
    assert(techniques_account(index) < 64);
    return (uint64_t)1 << techniques_account(index);
}

unsigned techniques_index(enum technique_id id) {
    unsigned index = 0;
    assert(id != TECHNIQUE_UNNAMED);
    while (techniques_table[index].id != id) {
        index++;
        assert(index < techniques_count);
    }
    return index;
}

const char *techniques_name(enum technique_id id) {
    return techniques_table[techniques_index(id)].name;
}

double techniques_effort(const struct tunables *tunables, size_t place) {
    double effort = 0;
    assert(place + sizeof effort <= sizeof *tunables);
    if (place)
        memcpy(&effort, (const char *)tunables + place, sizeof effort);
    return effort;
}

int techniques_number(const char *name, size_t length) {
    for (unsigned i = 0; i < techniques_count; i++)
        if (strlen(techniques_table[i].name) == length &&
            !memcmp(techniques_table[i].name, name, length))
            return (int)techniques_account(i);
    return -1;
}

const char *techniques_at(unsigned index) {
    return index < techniques_count ? techniques_table[index].name : NULL;
}

/* When a technique does not run, in words. */
static const char *limitation(const struct technique *technique) {
    return technique->off_in_proofs     ? "no proof"
           : technique->drops_variables ? "one question"
                                        : "-";
}

void techniques_write(struct output *out, const struct tunables *tunables) {
    output_text(out, "name        -v share only with     what, and whose idea\n");
    for (unsigned i = 0; i < techniques_count; i++) {
        const struct technique *technique = &techniques_table[i];
        char share[16] = "-";
        if (technique->share)
            snprintf(share, sizeof share, "%g", techniques_effort(tunables, technique->share));
        output_format(out, "%-11s %c  %-5s %-12s  %s", technique->name,
                      technique->letter ? technique->letter : ' ', share, limitation(technique),
                      technique->purpose);
        if (technique->source)
            output_format(out, " (%s)", technique->source);
        output_char(out, '\n');
    }
}
