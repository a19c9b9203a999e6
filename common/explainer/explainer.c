/* SPDX-License-Identifier: MIT */
#include "common/explainer/explainer.h"

#include <assert.h>

#include "common/explainer/aligned.h"
#include "common/explainer/basicfish.h"
#include "common/explainer/bug.h"
#include "common/explainer/cycle.h"
#include "common/explainer/locking.h"
#include "common/explainer/loop.h"
#include "common/explainer/multichain.h"
#include "common/explainer/singles.h"
#include "common/explainer/stronglinks.h"
#include "common/explainer/tuple.h"
#include "common/explainer/wxyzwing.h"
#include "common/explainer/xywing.h"

/* Kinds of multiple and dynamic chains, in the order in which they are tried.  From PLUS on they
 * use simple techniques, too, from NESTED on also chains. */
enum { NISHIO, MULTIPLE, DYNAMIC, PLUS, NESTED, NESTED_MULTIPLE, NESTED_DYNAMIC, MULTICHAINS };

/* Most nodes of chains that are met for one puzzle: about half a minute. */
enum { WORK_MAX = 1000000000 };

struct explainer {
    struct frame frame;
    struct sheet sheet;
    struct cycle *cycle, *inner_cycle;
    struct multichain *chains[MULTICHAINS], *inner_multiple, *inner_dynamic;
    uint64_t work;
    bool more;        /* techniques of Sukaku Explainer, see explainer.h */
    struct hint hint; /* the step to take */
    struct memory *memory;
};

/* The simple techniques that chains use from PLUS on, in the order in which they are tried. */
static bool (*const on_the_way[])(struct hunt *) = {locking_plain, tuple_hidden_2, tuple_naked_2,
                                                    basicfish_2};

static struct multichain *new_chains(struct explainer *explainer, bool multiple, bool dynamic,
                                     unsigned tenths) {
    struct multichain *chains = multichain_new(explainer->memory);
    chains->multiple = multiple;
    chains->kind.dynamic = dynamic;
    chains->tenths = tenths;
    chains->work = &explainer->work;
    chains->limit = WORK_MAX;
    return chains;
}

static void use(struct multichain *chains, bool (*find)(struct hunt *), void *owner) {
    unsigned i = 0;
    while (chains->kind.rules[i].find)
        i++;
    assert(i + 1 < GROW_RULES);
    chains->kind.rules[i] = (struct grow_rule){find, owner};
}

struct explainer *explainer_new(struct memory *memory) {
    struct explainer *e = memory_zeroed(memory, 1, sizeof *e);
    e->memory = memory;
    frame_init(&e->frame);
    e->cycle = cycle_new(memory, &e->work);
    e->inner_cycle = cycle_new(memory, &e->work);
    e->inner_multiple = new_chains(e, true, false, 80);
    e->inner_dynamic = new_chains(e, true, true, 85);
    e->chains[NISHIO] = new_chains(e, false, true, 75);
    e->chains[NISHIO]->kind.nishio = true;
    e->chains[MULTIPLE] = new_chains(e, true, false, 80);
    for (unsigned i = DYNAMIC; i < MULTICHAINS; i++)
        e->chains[i] = new_chains(e, true, true, 85 + 5 * (i - DYNAMIC));
    for (unsigned i = PLUS; i < MULTICHAINS; i++)
        for (unsigned j = 0; j < sizeof on_the_way / sizeof *on_the_way; j++)
            use(e->chains[i], on_the_way[j], NULL);
    use(e->chains[NESTED], cycle_find, e->inner_cycle);
    use(e->chains[NESTED_MULTIPLE], cycle_find, e->inner_cycle);
    use(e->chains[NESTED_MULTIPLE], multichain_find, e->inner_multiple);
    use(e->chains[NESTED_DYNAMIC], multichain_find, e->inner_dynamic);
    return e;
}

void explainer_free(struct explainer *e) {
    cycle_free(e->cycle);
    cycle_free(e->inner_cycle);
    multichain_free(e->inner_multiple);
    multichain_free(e->inner_dynamic);
    for (unsigned i = 0; i < MULTICHAINS; i++)
        multichain_free(e->chains[i]);
    memory_release(e->memory, e);
}

/* Techniques without state, in the order in which they are tried; more: only in Sukaku
 * Explainer. */
static const struct {
    bool (*find)(struct hunt *);
    bool more;
} simple[] = {
    {singles_last, false},   {singles_hidden, false}, {locking_direct, false},
    {tuple_direct_2, false}, {singles_naked, false},  {tuple_direct_3, false},
    {locking_plain, false},  {tuple_naked_2, false},  {basicfish_2, false},
    {tuple_hidden_2, false}, {tuple_naked_3, false},  {basicfish_3, false},
    {tuple_hidden_3, false}, {stronglinks_2, true},   {xywing_xy, false},
    {xywing_xyz, false},     {loop_find, false},      {tuple_naked_4, false},
    {basicfish_4, false},    {tuple_hidden_4, false}, {stronglinks_3, true},
    {wxyzwing_4, true},      {bug_find, false},       {stronglinks_4, true},
    {wxyzwing_5, true},      {aligned_2, false},
};

static bool keep(void *context, const struct hint *hint) {
    struct explainer *e = context;
    assert(hint->tenths);
    e->hint = *hint;
    return true;
}

static bool find_by(struct explainer *e, bool (*find)(struct hunt *), void *owner) {
    struct hunt hunt = {.sheet = &e->sheet, .tell = keep, .context = e, .owner = owner};
    return find(&hunt);
}

/* Finds the next step.  If there is none, or none within the effort allowed, its rating is the
 * least that the last search could have found. */
static bool find(struct explainer *e) {
    for (unsigned i = 0; i < sizeof simple / sizeof *simple; i++)
        if ((!simple[i].more || e->more) && find_by(e, simple[i].find, NULL))
            return true;
    if (find_by(e, cycle_find, e->cycle) || find_by(e, aligned_3, NULL))
        return true;
    for (unsigned i = 0; i < MULTICHAINS && e->work <= WORK_MAX; i++) {
        e->hint.tenths = e->chains[i]->tenths;
        if (find_by(e, multichain_find, e->chains[i]))
            return true;
    }
    return false;
}

unsigned explainer_rate(struct explainer *e, const uint8_t *clues, bool more) {
    unsigned hardest = 0;
    e->more = more;
    sheet_begin(&e->sheet, &e->frame, clues);
    e->work = 0;
    assert(sheet_is_alive(&e->sheet));
    while (e->sheet.left) {
        bool found = find(e);
        hardest = e->hint.tenths > hardest ? e->hint.tenths : hardest;
        if (!found)
            return hardest;
        hint_apply(&e->hint, &e->sheet);
        assert(sheet_is_alive(&e->sheet));
    }
    return hardest;
}
