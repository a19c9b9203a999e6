/* SPDX-License-Identifier: MIT */
#include "problem.h"

#include <assert.h>

#include "common/formulas/formulawrite.h"

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
    stack_clear(&problem->lines);
    stack_clear(&problem->elits);
}

void problem_free(struct problem *problem) {
    struct memory *memory = problem->formula.memory;
    stack_free(memory, &problem->lines);
    stack_free(memory, &problem->elits);
    stack_free(memory, &problem->group);
    formula_free(&problem->formula);
}

void problem_add_line(struct problem *problem, const struct dimacs *d, bool is_xor) {
    struct memory *memory = problem->formula.memory;
    assert(!problem->lines.size || stack_top(&problem->lines).clauses <= problem->formula.clauses);
    const struct elit_stack *assume = &d->assume;
    struct line line = {.clauses = problem->formula.clauses,
                        .begin = problem->elits.size,
                        .is_xor = is_xor,
                        .group = d->group};
    problem->xors += is_xor;
    for (size_t i = 0; i < assume->size; i++)
        stack_push(memory, &problem->elits, assume->data[i]);
    line.end = problem->elits.size;
    stack_push(memory, &problem->lines, line);
}

void problem_note_group(struct problem *problem, const struct dimacs *d) {
    assert(!problem->grouped || d->group <= problem->groups);
    while (problem->grouped && problem->group.size < problem->formula.clauses)
        stack_push(problem->formula.memory, &problem->group, d->group);
}

static void print_header(struct output *out, const struct problem *problem) {
    const struct formula *formula = &problem->formula;
    Var vars = formula_declared(formula);
    size_t clauses = formula->clauses + problem->xors;
    if (problem->grouped)
        output_format(out, "p gcnf %u %zu %u\n", vars, clauses, problem->groups);
    else if (!problem->incremental)
        formula_write_header(out, vars, clauses);
    else if (problem->xors) /* Exclusive ors need a header with counts. */
        output_format(out, "p inccnf %u %zu\n", vars, clauses);
    else
        output_text(out, "p inccnf\n");
}

static void list_literals(struct output *out, const struct formula *formula,
                          const struct clause_view *clause) {
    for (size_t i = 0; i < clause->size; i++) {
        output_char(out, ' ');
        output_integer(out, formula_user(formula, clause_lit(clause, i)));
    }
    output_char(out, '\n');
}

/* Progress of printing. */
struct print {
    const struct problem *problem;
    bool numbered;  /* for people */
    size_t clauses; /* printed */
    size_t xors;
    size_t next; /* of the lines that are no clauses */
};

static void print_literals(struct output *out, const struct problem *problem,
                           const struct line *line) {
    assert(line->begin <= line->end && line->end <= problem->elits.size);
    for (size_t i = line->begin; i < line->end; i++) {
        if (!line->is_xor || i > line->begin)
            output_char(out, ' ');
        output_integer(out, problem->elits.data[i]);
    }
}

/* Prints what precedes a clause or an exclusive or: its number, its group. */
static void print_place(struct output *out, const struct print *print, Var group) {
    assert(print->clauses <= print->problem->formula.clauses &&
           print->xors <= print->problem->xors);
    if (print->numbered)
        output_format(out, "%zu:", print->clauses + print->xors);
    if (print->problem->grouped)
        output_format(out, "%s{%u}%s", print->numbered ? " " : "", group,
                      print->numbered ? "" : " ");
}

static void print_xor(struct output *out, struct print *print, const struct line *line) {
    assert(line->is_xor);
    print->xors++;
    print_place(out, print, line->group);
    output_text(out, print->numbered ? " x" : "x");
    print_literals(out, print->problem, line);
    if (!print->numbered)
        output_text(out, line->begin < line->end ? " 0" : "0");
    output_char(out, '\n');
}

/* Prints the lines that follow the clauses printed so far. */
static void print_lines(struct output *out, struct print *print) {
    const struct line_stack *lines = &print->problem->lines;
    for (; print->next < lines->size; print->next++) {
        const struct line *line = &lines->data[print->next];
        assert(line->clauses >= print->clauses);
        if (line->clauses != print->clauses)
            return;
        if (line->is_xor) {
            print_xor(out, print, line);
        } else {
            output_text(out, print->numbered ? "a:" : "a");
            print_literals(out, print->problem, line);
            output_text(out, print->numbered ? "\n" : " 0\n");
        }
    }
}

static void print_body(struct output *out, const struct problem *problem, bool numbered) {
    struct print print = {.problem = problem, .numbered = numbered};
    const struct formula *formula = &problem->formula;
    struct clause_view clause;
    size_t at = 0;
    print_lines(out, &print);
    while (!out->failure && formula_next(formula, &at, &clause)) {
        print.clauses++;
        print_place(out, &print,
                    problem->grouped ? stack_at(&problem->group, print.clauses - 1) : 0);
        if (numbered)
            list_literals(out, formula, &clause);
        else
            formula_write_clause(out, formula, &clause);
        print_lines(out, &print);
    }
    assert(out->failure ||
           (print.clauses == formula->clauses && print.next == problem->lines.size));
}

void problem_print(struct output *out, const struct problem *problem) {
    print_header(out, problem);
    print_body(out, problem, false);
}

void problem_list(struct output *out, const struct problem *problem) {
    print_body(out, problem, true);
}
