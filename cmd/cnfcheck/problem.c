#include "problem.h"

#include "common/formulawrite.h"

void problem_init(struct problem *problem, struct memory *memory) {
    *problem = (struct problem){0};
    formula_init(&problem->formula, memory);
}

void problem_clear(struct problem *problem) {
    stack_clear(&problem->questions);
    stack_clear(&problem->assumptions);
}

void problem_free(struct problem *problem) {
    struct memory *memory = problem->formula.memory;
    stack_free(memory, &problem->questions);
    stack_free(memory, &problem->assumptions);
    formula_free(&problem->formula);
}

void problem_ask(struct problem *problem, const struct elit_stack *assume) {
    struct memory *memory = problem->formula.memory;
    struct question question = {.clauses = problem->formula.clauses,
                                .begin = problem->assumptions.size};
    for (size_t i = 0; i < assume->size; i++)
        stack_push(memory, &problem->assumptions, assume->data[i]);
    question.end = problem->assumptions.size;
    stack_push(memory, &problem->questions, question);
}

static void print_header(const struct problem *problem, struct output *out) {
    const struct formula *formula = &problem->formula;
    if (problem->incremental)
        output_text(out, "p inccnf\n");
    else
        formula_write_header(formula_declared(formula), formula->clauses, out);
}

static void list_clause(const struct formula *formula, const struct clause_view *clause,
                        size_t number, struct output *out) {
    output_unsigned(out, number);
    output_char(out, ':');
    for (size_t i = 0; i < clause->size; i++) {
        output_char(out, ' ');
        output_integer(out, formula_user(formula, clause_lit(clause, i)));
    }
    output_char(out, '\n');
}

/* Prints the questions that stand after the given number of clauses, from *next on. */
static void print_questions(const struct problem *problem, size_t clauses, size_t *next,
                            const char *start, const char *stop, struct output *out) {
    for (; *next < problem->questions.size; ++*next) {
        const struct question *question = &problem->questions.data[*next];
        if (question->clauses != clauses)
            return;
        output_text(out, start);
        for (size_t i = question->begin; i < question->end; i++) {
            output_char(out, ' ');
            output_integer(out, problem->assumptions.data[i]);
        }
        output_text(out, stop);
    }
}

void problem_print(const struct problem *problem, struct output *out) {
    struct clause_view clause;
    size_t at = 0, number = 0, next = 0;
    print_header(problem, out);
    print_questions(problem, 0, &next, "a", " 0\n", out);
    while (!out->failure && formula_next(&problem->formula, &at, &clause)) {
        formula_write_clause(&problem->formula, &clause, out);
        print_questions(problem, ++number, &next, "a", " 0\n", out);
    }
}

void problem_list(const struct problem *problem, struct output *out) {
    struct clause_view clause;
    size_t at = 0, number = 0, next = 0;
    print_questions(problem, 0, &next, "a:", "\n", out);
    while (!out->failure && formula_next(&problem->formula, &at, &clause)) {
        list_clause(&problem->formula, &clause, ++number, out);
        print_questions(problem, number, &next, "a:", "\n", out);
    }
}
