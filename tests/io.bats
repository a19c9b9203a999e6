#!/usr/bin/env bats
# What all tools do with descriptors and files: those that are closed or too many at the start, and
# outputs that are inputs.

load helper

# crowded COMMAND: runs it where all descriptors that select(2) can take are in use.
crowded() {
    run --separate-stderr bash -c '
        ulimit -n 1200 2>/dev/null || exit 99
        for ((fd = 3; fd < 1100; fd++)); do eval "exec $fd</dev/null"; done
        eval "$1"' crowded "$1"
    [ "$status" -ne 99 ] || skip "needs 1200 descriptors"
}

@test "io: dpll reads through descriptors above those that select takes" {
    printf 'p cnf 2 1\n1 2 0\n' >f.cnf
    crowded "dpll -q f.cnf"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "s 1" ]
}

@test "io: dpll ends at a signal while it waits at such a descriptor" {
    mkfifo in
    crowded "dpll in >out & exec 7>in; printf 'p cnf 1 1\n' >&7; kill -TERM \$!; wait \$!"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    grep -q "^c limit signal" out
}
