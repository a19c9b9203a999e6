/* SPDX-License-Identifier: MIT */
#include "common/formulas/reswrite.h"

#include <string.h>

/* The last column of a wrapped line; bytes that hold the digits of a variable but the last. */
enum { WRAP = 78, PREFIX = 16 };

void reswrite_answer(struct output *out, enum res_answer answer) {
    output_text(out, "s ");
    output_integer(out, answer);
    output_char(out, '\n');
}

/* Writes the digits of number, none for 0, to text.  Returns how many. */
static unsigned leading_digits(char text[PREFIX], Var number) {
    unsigned length = 0;
    for (Var rest = number; rest; rest /= 10)
        length++;
    for (unsigned at = length; at--; number /= 10)
        text[at] = (char)('0' + number % 10);
    return length;
}

/* Writes the literals of the variables from var on whose numbers differ only in the last digit.
 * Returns the next variable.  The common digits are copied together with bytes that are overwritten
 * afterwards: a copy of fixed length is one instruction. */
static Var write_decade(struct output *out, const signed char *values, Var var, Var vars) {
    char shared[PREFIX] = "";
    unsigned length = leading_digits(shared, (var + 1) / 10);
    char *to = output_room(out, 10 * (PREFIX + 2));
    for (unsigned digit = (var + 1) % 10; digit < 10 && var < vars; digit++, var++) {
        *to++ = ' ';
        *to = '-';
        to += values[var] <= 0;
        memcpy(to, shared, PREFIX);
        to += length;
        *to++ = (char)('0' + digit);
    }
    output_took(out, to);
    return var;
}

void reswrite_model(struct output *out, const signed char *values, Var vars, bool closed) {
    output_char(out, 'v');
    for (Var var = 0; var < vars && !out->failure;)
        var = write_decade(out, values, var, vars);
    output_text(out, closed ? " 0\n" : "\n");
}

void reswrite_counter(struct output *out, const char *name, uint64_t value) {
    output_text(out, "c ");
    output_text(out, name);
    output_char(out, ' ');
    output_unsigned(out, value);
    output_char(out, '\n');
}

void reswrite_time(struct output *out, double seconds) {
    uint64_t microseconds = (uint64_t)(1e6 * seconds + 0.5);
    output_text(out, "t ");
    output_unsigned(out, microseconds / 1000);
    output_char(out, '.');
    for (unsigned unit = 100; unit; unit /= 10)
        output_char(out, (char)('0' + microseconds / unit % 10));
    output_char(out, '\n');
}

void reswrite_competition_answer(struct output *out, enum res_answer answer) {
    output_text(out, answer == RES_SAT     ? "s SATISFIABLE\n"
                     : answer == RES_UNSAT ? "s UNSATISFIABLE\n"
                                           : "s UNKNOWN\n");
}

/* Breaks the line before a token that would exceed column WRAP. */
static void wrapped(struct output *out, size_t *column, int elit) {
    size_t width = 1 + (elit < 0);
    for (unsigned rest = (unsigned)(elit < 0 ? -elit : elit); rest >= 10; rest /= 10)
        width++;
    if (*column + 1 + width > WRAP) {
        output_text(out, "\nv");
        *column = 1;
    }
    output_char(out, ' ');
    output_integer(out, elit);
    *column += 1 + width;
}

void reswrite_competition_model(struct output *out, const signed char *values, Var vars) {
    size_t column = 1;
    output_char(out, 'v');
    for (Var var = 0; var < vars && !out->failure; var++)
        wrapped(out, &column, values[var] > 0 ? (int)var + 1 : -(int)var - 1);
    wrapped(out, &column, 0);
    output_char(out, '\n');
}

/* The user's literal for a value other than 0. */
static int named(const signed char *values, const Var *names, Var var) {
    return lit_user(lit_make(names ? names[var] : var, values[var] < 0));
}

void reswrite_partial(struct output *out, const signed char *values, const Var *names, Var vars) {
    output_text(out, "v ");
    for (Var var = 0; var < vars && !out->failure; var++)
        if (values[var]) {
            output_integer(out, named(values, names, var));
            output_char(out, ' ');
        }
    output_text(out, "0\n");
}

void reswrite_competition_partial(struct output *out, const signed char *values, const Var *names,
                                  Var vars) {
    size_t column = 1;
    output_char(out, 'v');
    for (Var var = 0; var < vars && !out->failure; var++)
        if (values[var])
            wrapped(out, &column, named(values, names, var));
    wrapped(out, &column, 0);
    output_char(out, '\n');
}

int reswrite_competition_status(enum res_answer answer) {
    return answer == RES_SAT ? 10 : answer == RES_UNSAT ? 20 : 0;
}

void reswrite_competition_numbers(struct output *out, const bool *has, const Var *names,
                                  size_t count) {
    size_t column = 1;
    output_char(out, 'v');
    for (size_t number = 1; number <= count && !out->failure; number++)
        if (has[number])
            wrapped(out, &column, names ? (int)names[number] : (int)number);
    wrapped(out, &column, 0);
    output_char(out, '\n');
}
