#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll as a library, behind IPASIR.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
}

# holds PROGRAM ARGUMENT ...: it finds nothing wrong, in more checks than none.
holds() {
    nothing_wrong "$TESTERS/ipasir/$1" "${@:2}"
}

# refuses MESSAGE LITERAL ...: the program that uses the library ends with 64, after this message.
refuses() {
    run --separate-stderr "$TESTERS/ipasir/misuse" "${@:2}"
    [ "$status" -eq 64 ]
    [ -z "$output" ]
    [ "$stderr" = "ipasir: $1" ]
}

@test "ipasir: answers, models, failed assumptions and learned clauses agree with brute force" {
    holds questions 1 400
}

@test "ipasir: questions that are asked to end do so anywhere, and are answered when asked again; edges, threads" {
    holds ends
}

@test "ipasir: a literal out of range, a clause without end and a call from within a callback are told" {
    for name in add assume solve release; do
        refuses "ipasir_$name was called while ipasir_solve runs" "$name"
    done
    refuses 'literal 1073741824 is not within 1 to 1073741823 or -1073741823 to -1' 1 1073741824 0
    refuses 'literal -2147483648 is not within 1 to 1073741823 or -1073741823 to -1' -2147483648 0
    refuses 'a clause is not ended by 0' 1 2 0 -1
    [ "$("$TESTERS/ipasir/misuse" 1 2 0 -1 0)" = 10 ]
    [ "$("$TESTERS/ipasir/misuse" 1 0 -1 0)" = 20 ]
}

@test "ipasir: the library's other names are its own" {
    need_program nm
    need_program objcopy
    nm -g "$TESTERS/../libipasirdpll.a" | awk '$2 ~ /^[A-TV-Z]$/ { print $3 }' | grep -v '^__x86' | sort >names
    grep -oE '(ipasir|dpll)_[a-z_]*\(' "$ROOT/cmd/dpll/ipasir.h" | tr -d '(' | sort -u | diff - names
}

@test "ipasir: the example writes the backbone as dpll does" {
    [ "$DEBUG" != 1 ] || skip "sanitizers would have to be linked"
    command -v cc >/dev/null || skip "needs cc"
    cc -std=c11 -Wall -Wextra -Werror -I"$ROOT/cmd/dpll" -o backbone "$ROOT/examples/ipasir.c" \
        "$TESTERS/../libipasirdpll.a" -lm
    for seed in 1 2 3 4; do
        uniform 3 60 $((230 + 10 * seed)) "$seed" >f.cnf
        dpll -q --backbone f.cnf | sed -n 's/^c backbone //p' | tr ' ' '\n' | grep -v '^0$' | sort >wanted
        grep -v '^[cp]' f.cnf | ./backbone | sort | diff wanted - || {
            echo "seed $seed"
            return 1
        }
    done
    [ -z "$(echo '1 0 -1 0' | ./backbone 2>said)" ]
    [ "$(cat said)" = 'backbone: there is no model' ]
    run --separate-stderr ./backbone <<<'p cnf 1 1'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'backbone: the input is not numbers' ]
    [ "$(echo '1 2 0 -1 2 0' | ./backbone)" = 2 ]
}
