#include "common/explainer/explainer.h"

#include "common/explainer/aligned.h"
#include "common/explainer/bent.h"
#include "common/explainer/crossing.h"
#include "common/explainer/cycle.h"
#include "common/explainer/loop.h"
#include "common/explainer/plume.h"
#include "common/explainer/sole.h"
#include "common/explainer/strand.h"
#include "common/explainer/tomb.h"
#include "common/explainer/trawl.h"
#include "common/explainer/tuple.h"
#include "common/explainer/weave.h"

/* Searches by webs, by what they use on the way. */
enum { NISHIO, MULTIPLE, DYNAMIC, PLUS, NESTED, NESTED_MULTIPLE, NESTED_DYNAMIC, WEAVES };

/* Nodes that may be met for one puzzle, about half a minute. */
enum { WORK_MAX = 1000000000 };

struct explainer {
    struct frame frame;
    struct sheet sheet;
    struct cycle *cycle, *inner_cycle;
    struct weave *weaves[WEAVES], *inner_multiple, *inner_dynamic;
    uint64_t work;
    bool more;        /* techniques: see explainer.h */
    struct hint hint; /* the one to take */
    struct memory *memory;
};

/* What chains use on the way from level PLUS on, the first one that helps. */
static bool (*const on_the_way[])(struct hunt *) = {crossing_plain, tuple_hidden_2, tuple_naked_2,
                                                    trawl_2};

static struct weave *new_weave(struct explainer *explainer, bool multiple, bool dynamic,
                               unsigned tenths) {
    struct weave *weave = weave_new(explainer->memory);
    weave->multiple = multiple;
    weave->kind.dynamic = dynamic;
    weave->tenths = tenths;
    weave->work = &explainer->work;
    weave->limit = WORK_MAX;
    return weave;
}

static void use(struct weave *weave, bool (*find)(struct hunt *), void *owner) {
    unsigned i = 0;
    while (weave->kind.rules[i].find)
        i++;
    weave->kind.rules[i] = (struct grow_rule){find, owner};
}

struct explainer *explainer_new(struct memory *memory) {
    struct explainer *e = memory_zeroed(memory, 1, sizeof *e);
    e->memory = memory;
    frame_init(&e->frame);
    e->cycle = cycle_new(memory, &e->work);
    e->inner_cycle = cycle_new(memory, &e->work);
    e->inner_multiple = new_weave(e, true, false, 80);
    e->inner_dynamic = new_weave(e, true, true, 85);
    e->weaves[NISHIO] = new_weave(e, false, true, 75);
    e->weaves[NISHIO]->kind.nishio = true;
    e->weaves[MULTIPLE] = new_weave(e, true, false, 80);
    for (unsigned i = DYNAMIC; i < WEAVES; i++)
        e->weaves[i] = new_weave(e, true, true, 85 + 5 * (i - DYNAMIC));
    for (unsigned i = PLUS; i < WEAVES; i++)
        for (unsigned j = 0; j < sizeof on_the_way / sizeof *on_the_way; j++)
            use(e->weaves[i], on_the_way[j], NULL);
    use(e->weaves[NESTED], cycle_find, e->inner_cycle);
    use(e->weaves[NESTED_MULTIPLE], cycle_find, e->inner_cycle);
    use(e->weaves[NESTED_MULTIPLE], weave_find, e->inner_multiple);
    use(e->weaves[NESTED_DYNAMIC], weave_find, e->inner_dynamic);
    return e;
}

void explainer_free(struct explainer *e) {
    cycle_free(e->cycle);
    cycle_free(e->inner_cycle);
    weave_free(e->inner_multiple);
    weave_free(e->inner_dynamic);
    for (unsigned i = 0; i < WEAVES; i++)
        weave_free(e->weaves[i]);
    memory_release(e->memory, e);
}

/* In the order in which they are tried; more: with the techniques of Sukaku Explainer alone. */
static const struct {
    bool (*find)(struct hunt *);
    bool more;
} simple[] = {
    {sole_last, false},      {sole_hidden, false},    {crossing_direct, false},
    {tuple_direct_2, false}, {sole_naked, false},     {tuple_direct_3, false},
    {crossing_plain, false}, {tuple_naked_2, false},  {trawl_2, false},
    {tuple_hidden_2, false}, {tuple_naked_3, false},  {trawl_3, false},
    {tuple_hidden_3, false}, {strand_2, true},        {bent_xy, false},
    {bent_xyz, false},       {loop_find, false},      {tuple_naked_4, false},
    {trawl_4, false},        {tuple_hidden_4, false}, {strand_3, true},
    {plume_4, true},         {tomb_find, false},      {strand_4, true},
    {plume_5, true},         {aligned_2, false},
};

static bool keep(void *context, const struct hint *hint) {
    struct explainer *e = context;
    e->hint = *hint;
    return true;
}

static bool find_by(struct explainer *e, bool (*find)(struct hunt *), void *owner) {
    struct hunt hunt = {.sheet = &e->sheet, .tell = keep, .context = e, .owner = owner};
    return find(&hunt);
}

/* Finds the next step.  Where there is none, or no time for it, its rating is the least that the
 * last search could have found. */
static bool find(struct explainer *e) {
    for (unsigned i = 0; i < sizeof simple / sizeof *simple; i++)
        if ((!simple[i].more || e->more) && find_by(e, simple[i].find, NULL))
            return true;
    if (find_by(e, cycle_find, e->cycle) || find_by(e, aligned_3, NULL))
        return true;
    for (unsigned i = 0; i < WEAVES && e->work <= WORK_MAX; i++) {
        e->hint.tenths = e->weaves[i]->tenths;
        if (find_by(e, weave_find, e->weaves[i]))
            return true;
    }
    return false;
}

unsigned explainer_rate(struct explainer *e, const uint8_t *clues, bool more) {
    unsigned hardest = 0;
    e->more = more;
    sheet_begin(&e->sheet, &e->frame, clues);
    e->work = 0;
    while (e->sheet.left) {
        bool found = find(e);
        hardest = e->hint.tenths > hardest ? e->hint.tenths : hardest;
        if (!found)
            return hardest;
        hint_apply(&e->hint, &e->sheet);
    }
    return hardest;
}
