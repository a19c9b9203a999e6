/* SPDX-License-Identifier: MIT */
/* A contradiction shows that a supposition is wrong, however long the way to it is.  The finders
 * differ in how far they follow a supposition, and so in what it costs to look at every candidate.
 * A plain chain follows singles only, and all candidates are tried for the shortest contradiction,
 * which is the easiest to read.  A net follows more rules; the first contradiction is taken.
 *
 * Nested nets make suppositions within suppositions, and their number explodes.  Three things bound
 * it.  What a supposition has led to is kept from one position to the next (leads.h), so that it is
 * followed again only where this may give more.  A search begins at the cell where the last net was
 * found.  Candidates whose suppositions left the fewest others come first, as they are closest to a
 * contradiction. */
#include "common/human/forcing.h"

#include <string.h>

#include "common/human/imply.h"

/* CHOICES_MAX is the most choices of a verity.  TOLD_MAX is the most cells on the way that a net
 * tells; if there are more, it tells only the first.  Deep nets take minutes on boards of more than
 * DEEP_CELLS_MAX cells.  WITHIN_MAX bounds the suppositions within one supposition; for deep nets
 * the bound goes from EFFORT_MIN to EFFORT_MAX.  LARGE_MAX bounds the suppositions of a whole
 * search on a larger board to a second or two. */
enum {
    CHOICES_MAX = 4,
    TOLD_MAX = 16,
    DEEP_CELLS_MAX = 81,
    NEAREST_SIDE_MAX = 9,
    NEAR_MAX = 16,
    WITHIN_MAX = 20000,
    EFFORT_MIN = 1500,
    EFFORT_MAX = 96000,
    LARGE_MAX = 500000
};

/* Makes a step that says that the first cell set leads to a contradiction. */
static void begin_contradiction(const struct board *flawed, const struct imply_list *list,
                                struct step *step) {
    step_begin(step);
    step->digits = set_of(list->set[0].digit);
    for (uint32_t i = 0; i < list->count && i < STEP_PARTS_MAX; i++)
        step_add_part(step, set_of(list->set[i].digit), list->set[i].cell);
    step->reason = flawed->flaw == BOARD_NO_DIGIT   ? STEP_NO_DIGIT
                   : flawed->flaw == BOARD_NO_PLACE ? STEP_NO_PLACE
                                                    : STEP_RULE;
    step->where = flawed->flawed;
    step->lost = flawed->lost;
    step_remove(step, list->set[0].cell, step->digits);
}

/* Trims the list of a contradiction and tells of it. */
static bool tell_trimmed(const struct board *board, struct imply_list *list, struct step *step) {
    struct board flawed;
    imply_trim(board, list, &flawed);
    begin_contradiction(&flawed, list, step);
    return step_done(step);
}

/* Supposes each candidate and keeps the shortest contradiction by singles in *best. */
static bool find_shortest(const struct board *board, struct imply_list *best, struct step *step) {
    uint64_t words[IMPLY_WORDS_MAX];
    struct imply_list list;
    struct board scratch;
    board_borrow(&scratch, board, words);
    best->count = IMPLY_LIST_MAX;
    for (uint32_t cell = 0; cell < board->layout->cells; cell++)
        for (Set digits = board->candidates[cell]; digits; digits &= digits - 1) {
            board_copy(&scratch, board);
            struct imply_effort effort = {.reach = IMPLY_SINGLES,
                                          .most = step->tell ? UINT32_MAX : best->count - 1};
            if (!effort.most || !imply(&scratch, cell, set_digit(digits), &effort, &list, NULL))
                continue;
            if (list.count < best->count)
                *best = list;
            if (step->tell)
                tell_trimmed(board, &list, step);
        }
    return best->count < IMPLY_LIST_MAX;
}

bool forcing_chain(const struct board *board, struct step *step) {
    struct imply_list best;
    if (!imply_possible(board) || !find_shortest(board, &best, step) || step->tell)
        return false;
    return tell_trimmed(board, &best, step);
}

/* A net: the candidate that is supposed, on a scratch board. */
struct net {
    const struct board *board;
    struct step *step;
    enum imply_reach reach;
    uint32_t within; /* suppositions that may be made within this candidate */
    uint32_t made;   /* suppositions that were made within it */
    uint32_t most;   /* the most for any candidate */
    uint32_t *left;  /* suppositions left for all candidates together; NULL for no bound */
    struct board scratch;
    uint64_t words[IMPLY_WORDS_MAX];
    struct imply_list first;
    struct rule_seen seen;
    struct leads *leads; /* what earlier nested nets have found, or NULL */
};

/* A candidate, and the number of candidates that its supposition left. */
struct nearest {
    uint32_t cell, left;
    unsigned digit;
};

/* Whether the candidate leads to a contradiction without the banned rules.  Unless NULL, *list gets
 * the cells set on the way. */
static bool contradicts(struct net *net, struct imply_list *list) {
    struct imply_effort effort = {net->reach, UINT32_MAX, net->within, net->leads};
    board_copy(&net->scratch, net->board);
    bool wrong = imply(&net->scratch, net->first.set[0].cell, net->first.set[0].digit, &effort,
                       list, &net->seen);
    net->made = net->within - effort.within;
    return wrong;
}

/* Bans the rules that the contradiction can do without, beginning with the lowest numbers. */
static void ban_needless(struct net *net) {
    uint64_t used[RULE_SEEN_MAX / 64];
    memcpy(used, net->seen.used, sizeof used);
    for (uint32_t i = 0; i < RULE_SEEN_MAX; i++) {
        if (!set_has(used, i))
            continue;
        set_add(net->seen.banned, i);
        if (!contradicts(net, NULL))
            set_drop(net->seen.banned, i);
    }
}

/* Adds the rules that were used, except a broken one, which is told anyway. */
static void add_rules(const struct net *net) {
    struct step *step = net->step;
    for (uint32_t i = 0; i < RULE_SEEN_MAX && step->rule_count < STEP_RULES_MAX; i++)
        if (set_has(net->seen.used, i) && !(step->reason == STEP_RULE && step->where == i))
            step->rules[step->rule_count++] = i;
}

/* Names the rules of a plain net only: in a nested one each inner supposition has rules of its
 * own. */
static bool tell_net(struct net *net) {
    struct imply_list list;
    bool plain = net->reach == IMPLY_NET;
    if (net->step->brief) {
        begin_contradiction(&net->scratch, &net->first, net->step);
        return step_done(net->step);
    }
    if (plain && set_least(net->seen.used, RULE_SEEN_MAX / 64) != UINT32_MAX)
        ban_needless(net);
    contradicts(net, &list);
    if (list.count > TOLD_MAX)
        list.count = 1;
    begin_contradiction(&net->scratch, &list, net->step);
    if (plain)
        add_rules(net);
    return step_done(net->step);
}

/* Whether a candidate leads to a contradiction while no rule is banned.  Subtracts the inner
 * suppositions from *net->left.  If there were some and no contradiction, keeps what the candidate
 * leads to in net->leads. */
static bool contradicts_at_first(struct net *net, uint32_t cell, unsigned digit) {
    uint32_t *left = net->left;
    net->first.set[0].cell = cell;
    net->first.set[0].digit = digit;
    memset(net->seen.banned, 0, sizeof net->seen.banned);
    net->within = left && *left < net->most ? *left : net->most;
    if (!net->within)
        return false;
    bool wrong = contradicts(net, NULL);
    if (left)
        *left -= net->made;
    if (wrong || !net->leads)
        return wrong;
    if (net->reach == IMPLY_NESTED)
        net->step->vain += net->made;
    if (net->made)
        leads_keep(net->leads, &net->scratch, cell, digit);
    return false;
}

/* Supposes the candidates of a cell, one after the other. */
static bool find_in_cell(struct net *net, uint32_t cell) {
    for (Set digits = net->board->candidates[cell]; digits; digits &= digits - 1) {
        unsigned digit = set_digit(digits);
        if (net->leads && leads_in_vain(net->leads, net->board, cell, digit))
            continue;
        if (contradicts_at_first(net, cell, digit) && tell_net(net))
            return true;
    }
    return false;
}

static bool begin_net(struct net *net) {
    if (!imply_possible(net->board))
        return false;
    board_borrow(&net->scratch, net->board, net->words);
    net->first.count = 1;
    net->most = WITHIN_MAX;
    const struct layout *layout = net->board->layout;
    bool keep =
        (net->reach == IMPLY_DEEP || layout->variant.rules) && layout->side <= LEADS_SIDE_MAX;
    if (net->reach >= IMPLY_NESTED && keep && !net->step->tell)
        net->leads = leads_of(net->board, net->step);
    return true;
}

/* Lists the candidates of a board in the order of the number of candidates that their last
 * supposition left.  Returns their number. */
static uint32_t list_nearest(const struct net *net, struct nearest *list) {
    uint32_t count = 0;
    for (uint32_t cell = 0; cell < net->board->layout->cells; cell++)
        for (Set digits = net->board->candidates[cell]; digits; digits &= digits - 1) {
            struct nearest next = {.cell = cell, .digit = set_digit(digits)};
            next.left = leads_count(net->leads, cell, next.digit);
            uint32_t at = count++;
            for (; at && list[at - 1].left > next.left; at--)
                list[at] = list[at - 1];
            list[at] = next;
        }
    return count;
}

/* Supposes a candidate.  If that leads to a contradiction, tells of the net and lets the search for
 * the next step begin behind its cell.  Returns whether the current search is to end. */
static bool try_nearest(struct net *net, const struct nearest *nearest) {
    if (!contradicts_at_first(net, nearest->cell, nearest->digit) || !tell_net(net))
        return false;
    net->step->net_begin = nearest->cell + 1;
    return true;
}

/* Used after nested nets have found nothing for long.  Tries NEAR_MAX candidates, those first whose
 * last supposition left the fewest, and skips those known to lead nowhere. */
static bool find_near(struct net *net) {
    struct nearest list[DEEP_CELLS_MAX * NEAREST_SIDE_MAX];
    uint32_t count = list_nearest(net, list), tried = 0;
    for (uint32_t i = 0; i < count && tried < NEAR_MAX; i++) {
        if (leads_in_vain(net->leads, net->board, list[i].cell, list[i].digit))
            continue;
        tried++;
        if (try_nearest(net, &list[i]))
            return true;
    }
    return false;
}

/* Finds the first candidate that leads to a contradiction by more than singles.  Nested nets begin
 * where the last one was found: hardly any of the candidates before it lead to a contradiction that
 * did not then, and finding that out takes long. */
static bool find_first(const struct board *board, enum imply_reach reach, struct step *step) {
    struct net net = {.board = board, .step = step, .reach = reach};
    if (!begin_net(&net))
        return false;
    uint32_t cells = board->layout->cells, large = LARGE_MAX;
    if (reach == IMPLY_NESTED && cells > DEEP_CELLS_MAX)
        net.left = &large;
    if (net.leads && step_is_long(step) && cells <= DEEP_CELLS_MAX)
        return find_near(&net);
    uint32_t begin = reach >= IMPLY_NESTED && !step->tell ? step->net_begin : 0;
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t cell = (begin + i) % cells;
        if (!find_in_cell(&net, cell))
            continue;
        if (reach >= IMPLY_NESTED)
            step->net_begin = cell + 1;
        return true;
    }
    return false;
}

/* Supposes the first `most` candidates, those first whose last supposition left the fewest, with
 * the present effort. */
static bool find_nearest(struct net *net, uint32_t most) {
    struct nearest list[DEEP_CELLS_MAX * NEAREST_SIDE_MAX];
    uint32_t count = list_nearest(net, list);
    net->most = net->step->effort;
    for (uint32_t i = 0; i < count && i < most; i++)
        if (try_nearest(net, &list[i]))
            return true;
    return false;
}

/* Finds a candidate that leads to a contradiction by a deep net.  The NEAR_MAX most promising
 * candidates are tried with more and more suppositions, then all candidates with the most.  The
 * next step goes on with the number reached: what was in vain with fewer hardly ever succeeds after
 * one more candidate has gone, and trying all candidates with fewer took three seconds a step. */
static bool find_deep(const struct board *board, struct step *step) {
    struct net net = {.board = board, .step = step, .reach = IMPLY_DEEP};
    if (board->layout->cells > DEEP_CELLS_MAX || step->tell || !begin_net(&net))
        return false;
    net.left = &step->suppositions;
    step->effort = step->effort ? step->effort : EFFORT_MIN;
    for (; step->effort < EFFORT_MAX; step->effort *= 4)
        if (find_nearest(&net, NEAR_MAX))
            return true;
    return find_nearest(&net, UINT32_MAX);
}

bool forcing_net(const struct board *board, struct step *step) {
    return find_first(board, IMPLY_NET, step);
}

bool forcing_nested(const struct board *board, struct step *step) {
    if (!step->deep)
        return find_first(board, IMPLY_NESTED, step);
    return find_deep(board, step);
}

/* The candidates that are left after at least one of several choices, of which one is right. */
struct verity {
    const struct board *board;
    struct step *step;
    struct board scratch;
    uint64_t words[IMPLY_WORDS_MAX];
    Set left[IMPLY_LIST_MAX]; /* by cell: the digits possible after some choice */
};

static void begin_choices(struct verity *verity) {
    step_begin(verity->step);
    for (uint32_t c = 0; c < verity->board->layout->cells; c++)
        verity->left[c] = 0;
}

static void follow(struct verity *verity, uint32_t cell, unsigned digit) {
    board_copy(&verity->scratch, verity->board);
    step_add_part(verity->step, set_of(digit), cell);
    struct imply_effort effort = {.reach = IMPLY_SINGLES, .most = UINT32_MAX};
    if (imply(&verity->scratch, cell, digit, &effort, NULL, NULL))
        return;
    for (uint32_t c = 0; c < verity->board->layout->cells; c++) {
        unsigned set = verity->scratch.digits[c];
        verity->left[c] |= set ? set_of(set) : verity->scratch.candidates[c];
    }
}

static bool end_choices(struct verity *verity) {
    for (uint32_t c = 0; c < verity->board->layout->cells; c++)
        step_remove(verity->step, c, verity->board->candidates[c] & ~verity->left[c]);
    return step_done(verity->step);
}

static bool try_cell(struct verity *verity, uint32_t cell) {
    Set digits = verity->board->candidates[cell];
    if (!digits || set_size(digits) > CHOICES_MAX)
        return false;
    begin_choices(verity);
    for (; digits; digits &= digits - 1)
        follow(verity, cell, set_digit(digits));
    return end_choices(verity);
}

static bool try_places(struct verity *verity, uint32_t house, unsigned digit) {
    Set places = board_places(verity->board, house, digit);
    if (!places || set_size(places) > CHOICES_MAX)
        return false;
    begin_choices(verity);
    for (; places; places &= places - 1)
        follow(verity, layout_cell(verity->board->layout, house, set_first(places)), digit);
    return end_choices(verity);
}

bool forcing_verity(const struct board *board, struct step *step) {
    struct verity verity = {.board = board, .step = step};
    if (!imply_possible(board))
        return false;
    board_borrow(&verity.scratch, board, verity.words);
    for (uint32_t cell = 0; cell < board->layout->cells; cell++)
        if (try_cell(&verity, cell))
            return true;
    for (uint32_t h = 0; h < board->layout->houses; h++)
        for (Set digits = board->missing[h]; digits; digits &= digits - 1)
            if (try_places(&verity, h, set_digit(digits)))
                return true;
    return false;
}
