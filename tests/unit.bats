#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Modules of common and dpll, from within: programs of C that check them and print what is wrong.
load helper

# holds MODULE ARGUMENT ...: its program finds nothing wrong, in more checks than none.
holds() {
    nothing_wrong "$TESTERS/unit/$1" "${@:2}"
}

@test "unit: stack: growing arrays keep what they hold, and give all of it back" {
    holds stack
}

@test "unit: memory: limits hold to the byte, and what cannot be served unwinds" {
    holds memory
}

@test "unit: frugal: a large block has pages of its own, whatever was released before" {
    holds frugal
}

@test "unit: random: numbers repeat, keep their bounds and come about equally often" {
    holds random
}

@test "unit: option: values at the ends of a range are taken, those past them are refused" {
    holds option
}

@test "unit: proof: numbers of all lengths are written as printf writes them" {
    holds proof
}

@test "unit: variant: each house of each variant and side has every cell that it must, once" {
    holds variant
}

@test "unit: words: every variant and kind of house has a name in Chinese" {
    holds words
}

@test "unit: board: what a position keeps is what its digits and candidates say" {
    holds board
}

@test "unit: technique: every technique says the truth, and the table is in order" {
    holds technique
}

@test "unit: techniques are found in published examples of them, with the effect that is published" {
    holds examples "$ROOT/tests/data/techniques"
    # Three examples at least of each but the mutant fish without fins, of which none is known to us
    # that hides no single; and an effect that is not one is noticed.
    grep -v '^[# ]' "$ROOT/tests/data/techniques" | cut -d' ' -f1 | sort | uniq -c | awk '$1 >= 3 { print $2 }' > enough
    [ "$(xsudoku-step --techniques | cut -d' ' -f1 | grep -vxFf enough)" = mutant-fish ]
    grep -m 1 '^w-wing ' "$ROOT/tests/data/techniques" | sed 's/r[1-9]c[1-9]-[1-9]$/r1c1-9/' > bad
    run "$TESTERS/unit/examples" bad
    [ "$status" -eq 1 ]
}

@test "unit: human: deep suppositions are made while any are left for the puzzle, then guesses" {
    holds human
}

@test "unit: dump: a debugger is shown trail, reasons, clauses, watches and variables by the user's numbers" {
    holds dump
}

@test "unit: heap: the top has the largest score, whatever comes, goes and changes" {
    holds heap
}

@test "unit: queue: variables stand in the order of their last bump, forth and back" {
    holds queue
}

@test "unit: sort: any keys come in order, and equal ones as they were" {
    holds sort
}

@test "unit: arena: clauses are found by their references and one after the other" {
    holds arena
}

@test "unit: watch: lists keep what they hold while their pool is rearranged" {
    holds watch
}

@test "unit: average: means have the weights that they should, restarts the sequence of Luby" {
    holds average
}

@test "unit: matrix: elimination finds what holds in all solutions, and no more" {
    holds matrix
}

@test "unit: analyze: what is learned follows, has one literal of its level, and is short by definition" {
    holds analyze
}

@test "unit: propagate: levels, reasons and conflicts are what propagation by definition gives" {
    holds propagate
}

@test "unit: vivify: clauses are cut and go only where all assignments allow it" {
    holds vivify
}

@test "unit: subsume: no clause is left to subsume or to strengthen another" {
    holds subsume
}

@test "unit: probe: no root is left that fails, nor a literal that it and its negation imply" {
    holds probe
}

@test "unit: eliminate: what is left is the projection, models are mended, and cheap variables are gone" {
    holds eliminate
}

@test "unit: dense: occurrences are counted while clauses come and go, and resolvents weighed" {
    holds dense
}

@test "unit: gate: planted gates are found, and what is found defines the variable" {
    holds gate
}

@test "unit: factor: new variables come where they save clauses, and models of the old ones stay" {
    holds factor
}

@test "unit: substitute: one variable of each class is left, and models are mended" {
    holds substitute
}

@test "unit: congruence: copies of gates are equal, and all models stay" {
    holds congruence
}

@test "unit: oracle: answers, cores, lemmas and flips are what all assignments say" {
    holds oracle
}

@test "unit: sweep: all that is constant or equivalent in a small formula is found" {
    holds sweep
}

@test "unit: tier: tiers have their shares of all uses, and a reduction takes the worst candidates" {
    holds tier
}

@test "unit: restart: restarts, modes and random decisions are due when their headers say" {
    holds restart
}

@test "unit: schedule: reductions, signs, walks and rounds of inprocessing are due when their headers say" {
    holds schedule
}

@test "unit: look: look-aheads are propagation by definition, and no candidate is left that fails" {
    holds look
}

@test "unit: local: breaks, gains and weights are what counting says, choices have their probabilities" {
    holds local
}

@test "unit: xors: planted parity constraints are found, and elimination sees contradictions" {
    holds xors
}

@test "unit: jordan: the matrix implies all that its equations do, and its reasons follow" {
    holds jordan
}

@test "unit: tidy: equations are those of what remains, none twice, and loose ones are told" {
    holds tidy
}

@test "unit: counting: a contradiction is found just where not every pigeon gets a hole" {
    holds counting
}

@test "unit: nearest: what was meant by a name that there is not, beside distances by definition" {
    holds nearest
}

@test "unit: profile: accounts and their steps add up, and one conflict in 16 is timed" {
    holds profile
}

@test "unit: tunables: each number has its own name and place, and the nearest name is proposed" {
    holds tunables
}

@test "unit: core: failed assumptions contradict the formula, and models are models" {
    holds core
}

@test "unit: deduplicate: no copies of binary clauses are left, nor pairs that give a unit" {
    holds deduplicate
}

@test "unit: exact: parities of planted constraints are found, and only where no clause is missing" {
    holds exact
}

@test "unit: lucky: guesses succeed where they do by definition" {
    holds lucky
}

@test "unit: preselect: strengths are those by definition, the best are chosen, and each stands on what it implies" {
    holds preselect
}

@test "unit: double: a second look-ahead finds all that fails on top of the first" {
    holds double
}

@test "unit: every program of tests/unit has a test here" {
    for program in "$ROOT"/tests/unit/*.c; do
        grep -qE "^    holds $(basename "$program" .c)( |\$)" "$BATS_TEST_FILENAME"
    done
}

@test "unit: a check that fails says where, what was found and what was expected" {
    cat >wrong.c <<'END'
#include "unit.h"
int main(void) {
    CHECK(1 > 2);
    CHECK_SAME(1 + 1, 3);
    CHECK_TEXT("one", "two");
    CHECK(true);
    return unit_end();
}
END
    need_program cc
    cc -DNDEBUG -I"$ROOT/tests/unit" -o wrong wrong.c
    run_sh ./wrong
    [ "$status" -eq 1 ]
    [ "$output" = "wrong.c:3: 1 > 2: found false, expected true
wrong.c:4: 1 + 1: found 2, expected 3
wrong.c:5: \"one\": found 'one', expected 'two'
4 checks, 3 failed" ]
}

@test "unit: rulediagram: clues outside the grid leave what some row of different digits has" {
    holds rulediagram
}

@test "unit: exchange: clauses arrive whole and in order, while they are written and too late" {
    holds exchange
}

@test "unit: parts: what is to be done is done once, and by others where a process leaves it" {
    holds parts
}

@test "unit: rup: a clause is taken when propagation or resolvents show it, as all assignments say" {
    need_debug
    holds rup
}

# watched OUTPUT SOURCE ...: compiles with ThreadSanitizer.  Returns whether that is there.
watched() {
    ${CC:-cc} -std=gnu11 -O1 -g -fsanitize=thread -pthread -I"$ROOT" -I"$ROOT/cmd/dpll" -o "$@" 2>/dev/null
}

@test "unit: what processes share has no data race, as far as ThreadSanitizer sees when threads use it" {
    cd "$BATS_TEST_TMPDIR"
    echo 'int main(void) { return 0; }' >empty.c
    watched empty empty.c && ./empty || skip "needs ThreadSanitizer"
    watched threads "$ROOT/tests/threads.c" "$ROOT/cmd/dpll/state/exchange.c" \
        "$ROOT/cmd/dpll/state/parts.c" "$ROOT/common/streams/shared.c"
    prints "0 wrong" ./threads
}
