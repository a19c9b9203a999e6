#include "problem.h"

#include "common/formulawrite.h"

void problem_init(struct problem *problem, struct memory *memory) {
    *problem = (struct problem){0};
    formula_init(&problem->formula, memory);
}

void problem_begin(struct problem *problem, const struct dimacs *d) {
    problem->incremental = d->incremental;
    problem->grouped = d->grouped;
    problem->groups = d->groups;
    problem->xors = 0;
    stack_clear(&problem->group);
    stack_clear(&problem->questions);
    stack_clear(&problem->assumptions);
}

void problem_free(struct problem *problem) {
    struct memory *memory = problem->formula.memory;
    stack_free(memory, &problem->questions);
    stack_free(memory, &problem->assumptions);
    stack_free(memory, &problem->group);
    formula_free(&problem->formula);
}

void problem_ask(struct problem *problem, const struct dimacs *d, bool is_xor) {
    struct memory *memory = problem->formula.memory;
    const struct elit_stack *assume = &d->assume;
    struct question question = {.clauses = problem->formula.clauses,
                                .begin = problem->assumptions.size,
                                .is_xor = is_xor,
                                .group = d->group};
    problem->xors += is_xor;
    for (size_t i = 0; i < assume->size; i++)
        stack_push(memory, &problem->assumptions, assume->data[i]);
    question.end = problem->assumptions.size;
    stack_push(memory, &problem->questions, question);
}

void problem_group(struct problem *problem, const struct dimacs *d) {
    while (problem->grouped && problem->group.size < problem->formula.clauses)
        stack_push(problem->formula.memory, &problem->group, d->group);
}

static void print_header(const struct problem *problem, struct output *out) {
    const struct formula *formula = &problem->formula;
    Var vars = formula_declared(formula);
    size_t clauses = formula->clauses + problem->xors;
    if (problem->grouped)
        output_format(out, "p gcnf %u %zu %u\n", vars, clauses, problem->groups);
    else if (!problem->incremental)
        formula_write_header(vars, clauses, out);
    else if (problem->xors) /* These need one with counts. */
        output_format(out, "p inccnf %u %zu\n", vars, clauses);
    else
        output_text(out, "p inccnf\n");
}

static void list_literals(const struct formula *formula, const struct clause_view *clause,
                          struct output *out) {
    for (size_t i = 0; i < clause->size; i++) {
        output_char(out, ' ');
        output_integer(out, formula_user(formula, clause_lit(clause, i)));
    }
    output_char(out, '\n');
}

/* What is being printed, and how far. */
struct print {
    const struct problem *problem;
    bool numbered;  /* for people */
    size_t clauses; /* printed */
    size_t xors;
    size_t next; /* question */
};

static void print_literals(const struct problem *problem, const struct question *question,
                           struct output *out) {
    for (size_t i = question->begin; i < question->end; i++) {
        if (!question->is_xor || i > question->begin)
            output_char(out, ' ');
        output_integer(out, problem->assumptions.data[i]);
    }
}

/* What stands before a clause or an exclusive or: its number, its group. */
static void print_place(const struct print *print, Var group, struct output *out) {
    if (print->numbered)
        output_format(out, "%zu:", print->clauses + print->xors);
    if (print->problem->grouped)
        output_format(out, "%s{%u}%s", print->numbered ? " " : "", group,
                      print->numbered ? "" : " ");
}

static void print_xor(struct print *print, const struct question *question, struct output *out) {
    print->xors++;
    print_place(print, question->group, out);
    output_text(out, print->numbered ? " x" : "x");
    print_literals(print->problem, question, out);
    if (!print->numbered)
        output_text(out, question->begin < question->end ? " 0" : "0");
    output_char(out, '\n');
}

/* Prints what stands after the clauses printed so far. */
static void print_questions(struct print *print, struct output *out) {
    const struct question_stack *questions = &print->problem->questions;
    for (; print->next < questions->size; print->next++) {
        const struct question *question = &questions->data[print->next];
        if (question->clauses != print->clauses)
            return;
        if (question->is_xor) {
            print_xor(print, question, out);
        } else {
            output_text(out, print->numbered ? "a:" : "a");
            print_literals(print->problem, question, out);
            output_text(out, print->numbered ? "\n" : " 0\n");
        }
    }
}

static void print_body(const struct problem *problem, bool numbered, struct output *out) {
    struct print print = {.problem = problem, .numbered = numbered};
    const struct formula *formula = &problem->formula;
    struct clause_view clause;
    size_t at = 0;
    print_questions(&print, out);
    while (!out->failure && formula_next(formula, &at, &clause)) {
        print.clauses++;
        print_place(&print, problem->grouped ? problem->group.data[print.clauses - 1] : 0, out);
        if (numbered)
            list_literals(formula, &clause, out);
        else
            formula_write_clause(formula, &clause, out);
        print_questions(&print, out);
    }
}

void problem_print(const struct problem *problem, struct output *out) {
    print_header(problem, out);
    print_body(problem, false, out);
}

void problem_list(const struct problem *problem, struct output *out) {
    print_body(problem, true, out);
}
