/* SPDX-License-Identifier: MIT */
#include "perform.h"

#include "cmd/dpll/state/proof.h"
#include "direct.h"
#include "engines/table.h"
#include "front.h"
#include "refute.h"

/* More models than LISTED_MAX are not all listed.  A walk, which may never find one, is stopped:
 * its rounds, a few polls each, become longer and longer. */
enum { LISTED_MAX = 2000, LISTED = 50, WALK_POLLS = 5 };

struct performance {
    const char *stem;
    struct memory memory;
    struct front front;
    struct direct direct;
    struct formula *formula;
    struct truth models;     /* of the clauses so far */
    struct manner asked_for; /* by the steps since the problem began */
    struct manner manner;    /* of the solver at hand */
    bool begun;              /* there is one */
    struct question next;
    struct proof proof;
};

/* Steps */

static void forget_solver(struct performance *p) {
    if (p->begun && p->manner.front)
        front_begin(&p->front, &p->manner, NULL);
    else if (p->begun)
        direct_begin(&p->direct, &p->manner, NULL);
    p->begun = false;
}

static void forget_moments(struct performance *p) {
    p->next = (struct question){.models = -1};
}

static void begin_problem(struct performance *p) {
    forget_solver(p);
    forget_moments(p);
    formula_clear(p->formula);
    truth_fill(&p->models, true);
    p->asked_for = (struct manner){.engine = table_engine(0)};
}

static void need_var(struct performance *p, long var) {
    if (var > (long)p->formula->vars && var <= SCENARIO_VARS)
        p->formula->vars = (Var)var;
}

static void need_vars(struct performance *p, const struct step *step) {
    for (int i = 0; i < step->size; i++)
        need_var(p, step->lits[i] < 0 ? -step->lits[i] : step->lits[i]);
}

static void add_clause(struct performance *p, const struct step *step) {
    size_t start = p->formula->size;
    need_vars(p, step);
    for (int i = 0; i < step->size; i++)
        formula_push(p->formula, lit_of(step->lits[i]));
    formula_end_clause(p->formula, start);
    truth_and_clause(&p->models, step->lits, step->size);
}

static void add_turn(struct performance *p, const struct step *step) {
    if (p->next.turns_size < TURNS_MAX)
        p->next.turns[p->next.turns_size++] =
            (struct turn){table_engine(step->choice), (uint64_t)step->number};
}

/* Questions */

static bool manner_equal(const struct manner *a, const struct manner *b) {
    return a->engine == b->engine && a->front == b->front && a->prove == b->prove &&
           a->format == b->format && a->settings.rule == b->settings.rule &&
           a->settings.seed == b->settings.seed &&
           a->settings.keep_variables == b->settings.keep_variables &&
           a->settings.many_models == b->settings.many_models;
}

/* What is asked for, as far as it goes together: see cmd/dpll/main.c. */
static struct manner possible_manner(struct performance *p, struct question *question) {
    struct manner manner = p->asked_for;
    struct settings *settings = &manner.settings;
    if (!manner.engine->exclude_model) {
        settings->many_models = false;
        question->models = -1;
    }
    settings->many_models = settings->many_models || question->models >= 0;
    if (settings->many_models && manner.front && question->models < 0)
        question->models = 1;
    settings->keep_variables = settings->keep_variables || settings->many_models || question->size;
    manner.prove = manner.prove && !settings->keep_variables;
    return manner;
}

/* Begins anew where the solver at hand is no good for the question. */
static void prepare(struct performance *p, const struct manner *manner) {
    if (p->begun && manner_equal(&p->manner, manner))
        return;
    forget_solver(p);
    struct proof *proof = manner->prove ? &p->proof : NULL;
    if (proof)
        refute_open(proof, p->stem, manner->format);
    p->manner = *manner;
    p->begun = true;
    if (manner->front)
        front_begin(&p->front, manner, proof);
    else
        direct_begin(&p->direct, manner, proof);
}

static void expect(const struct performance *p, const struct question *question,
                   struct answer *answer) {
    answer->vars = (int)p->formula->vars;
    answer->expected = p->models;
    for (int i = 0; i < question->size; i++)
        truth_and(&answer->expected, question->assumed[i]);
    for (int var = answer->vars + 1; var <= SCENARIO_VARS; var++)
        truth_and(&answer->expected, -var);
}

static void ask_solver(struct performance *p, const struct question *question,
                       struct answer *answer) {
    p->memory.limit = question->bytes ? p->memory.used + question->bytes : 0;
    moment_begin(&question->moments);
    if (p->manner.front)
        front_ask(&p->front, question, answer);
    else
        direct_ask(&p->direct, question, answer);
    moment_end();
    p->memory.limit = 0;
}

static bool is_among(int lit, const int *lits, int size) {
    for (int i = 0; i < size; i++)
        if (lits[i] == lit)
            return true;
    return false;
}

/* The failed assumptions must be assumptions, and contradict the clauses. */
static const char *judge_core(const struct performance *p, const struct question *question,
                              const struct answer *answer) {
    struct truth left = p->models;
    for (int i = 0; i < answer->core_size; i++) {
        if (!is_among(answer->core[i], question->assumed, question->size))
            return "a failed assumption is none of the assumptions";
        truth_and(&left, answer->core[i]);
    }
    return truth_is_empty(&left) ? NULL : "the failed assumptions do not contradict the clauses";
}

static const char *judge_list(const struct question *question, const struct answer *answer) {
    if (answer->more == RES_UNSAT && !truth_equal(&answer->seen, &answer->expected))
        return "models are missing from the list";
    if (answer->more == RES_SAT && (!question->models || answer->models < question->models ||
                                    truth_count(&answer->expected) <= question->models))
        return "there are said to be more models";
    return NULL;
}

static const char *judge(const struct performance *p, const struct question *question,
                         const struct answer *answer) {
    bool may_give_up = moment_came() || question->bytes || !p->manner.engine->refutes;
    bool listing = answer->verdict == RES_SAT && question->models >= 0;
    if (answer->wrong)
        return answer->wrong;
    if (!may_give_up &&
        (answer->verdict == RES_UNKNOWN || (listing && answer->more == RES_UNKNOWN)))
        return "it gives up for no reason";
    if (answer->verdict == RES_SAT && !answer->models)
        return "there is no model";
    if (answer->verdict == RES_UNSAT && !truth_is_empty(&answer->expected))
        return "what has a model is refuted";
    if (answer->verdict == RES_UNSAT)
        return judge_core(p, question, answer);
    return listing ? judge_list(question, answer) : NULL;
}

/* A solver that may remove variables, or that writes a proof, is asked once. */
static const char *end_question(struct performance *p, const char *wrong, bool refuted) {
    if (p->manner.prove) {
        refute_close(&p->proof);
        if (!wrong && refuted && !refute_check(p->formula, p->stem, p->manner.format))
            wrong = "the proof is not accepted";
        refute_remove(p->stem);
    }
    if (!p->manner.settings.keep_variables)
        forget_solver(p);
    return wrong;
}

static void hurry(struct moments *moments) {
    if (!moments->stop_at_poll || moments->stop_at_poll > WALK_POLLS)
        moments->stop_at_poll = WALK_POLLS;
}

static const char *ask(struct performance *p, const struct step *step) {
    struct question question = p->next;
    struct answer answer = {.more = RES_UNKNOWN};
    need_vars(p, step);
    question.models_of_clauses = &p->models;
    question.assumed = step->lits;
    question.size = step->size;
    expect(p, &question, &answer);
    if (!question.models && truth_count(&answer.expected) > LISTED_MAX)
        question.models = LISTED;
    struct manner manner = possible_manner(p, &question);
    if (!manner.engine->refutes)
        hurry(&question.moments);
    prepare(p, &manner);
    ask_solver(p, &question, &answer);
    forget_moments(p);
    return end_question(p, judge(p, &question, &answer), answer.verdict == RES_UNSAT);
}

static void set_manner(struct manner *manner, const struct step *step) {
    switch (step->kind) {
    case STEP_ENGINE:
        manner->engine = table_engine(step->choice);
        break;
    case STEP_RULE:
        manner->settings.rule = (unsigned)step->choice;
        break;
    case STEP_SEED:
        manner->settings.seed = (uint64_t)step->number;
        break;
    case STEP_KEEP:
        manner->settings.keep_variables = true;
        break;
    case STEP_MANY:
        manner->settings.many_models = true;
        break;
    case STEP_FRONT:
        manner->front = true;
        break;
    case STEP_PROOF:
        manner->prove = true;
        manner->format = (enum proof_format)step->choice;
        break;
    default:
        break;
    }
}

static void set_next(struct question *next, const struct step *step) {
    switch (step->kind) {
    case STEP_MODELS:
        next->models = step->number;
        break;
    case STEP_STOP:
        next->moments.stop_at_poll = step->number;
        break;
    case STEP_STOP_REQUEST:
        next->moments.stop_at_request = step->number;
        break;
    case STEP_REFUSE:
        next->moments.refuse = step->number;
        break;
    case STEP_BYTES:
        next->bytes = (size_t)step->number;
        break;
    default:
        break;
    }
}

static const char *perform_step(struct performance *p, const struct step *step) {
    switch (step->kind) {
    case STEP_PROBLEM:
        begin_problem(p);
        break;
    case STEP_VARS:
        need_var(p, step->number);
        break;
    case STEP_CLAUSE:
        add_clause(p, step);
        break;
    case STEP_TURN:
        add_turn(p, step);
        break;
    case STEP_ASK:
        return ask(p, step);
    default:
        set_manner(&p->asked_for, step);
        set_next(&p->next, step);
    }
    return NULL;
}

const char *scenario_perform(const struct scenario *scenario, const char *stem, size_t *step) {
    static struct performance p;
    const char *wrong = NULL;
    p = (struct performance){.stem = stem};
    memory_init(&p.memory, 0);
    front_init(&p.front, &p.memory);
    p.formula = &p.front.run.formula;
    p.direct.memory = &p.memory;
    p.direct.formula = p.formula;
    begin_problem(&p);
    for (size_t i = 0; i < scenario->size && !wrong; i++) {
        *step = i;
        wrong = perform_step(&p, &scenario->steps[i]);
    }
    direct_free(&p.direct);
    front_free(&p.front);
    return wrong || !p.memory.used ? wrong : "memory is not released";
}
