#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Formulas of tests/data/cnf: those that were once answered wrong, and the smallest of each kind.
#
# A file says in its comments why it is there, its answer ("c status 0" or 1) and what else than the
# engines to try it with ("c options ..."), a line for each.

load helper

# answered FILE [OPTION ...]: the answer is that of the file, and is verified.
answered() {
    local file=$1 status checked=()
    shift
    status=$(sed -n 's/^c status //p' "$file")
    [ "$status" = 1 ] || checked=(-p proof)
    for proof in "" "-p proof"; do
        # shellcheck disable=SC2086
        dpll -q $proof "$@" "$file" >res
        if [ "$(head -1 res)" != "s $status" ] ||
            { [ -n "$proof" ] && ! resverify -q "${checked[@]}" "$file" res; }; then
            echo "$file: dpll -q $proof $*: $(head -1 res), and not s $status or not verified"
            return 1
        fi
    done
}

@test "regression: every formula of tests/data/cnf has its answer, by each engine and with its options" {
    tried=0
    for file in "$DATA"/cnf/*.cnf; do
        for engine in auto cdcl look dpll; do
            answered "$file" -e "$engine"
        done
        while read -r -a options; do
            answered "$file" "${options[@]}"
        done < <(sed -n 's/^c options //p' "$file")
        tried=$((tried + 1))
    done
    [ "$tried" -ge 20 ]
}

@test "regression: every formula says why it is there, and has the answer that brute force finds" {
    judged=0
    for file in "$DATA"/cnf/*.cnf; do
        head -1 "$file" | grep -q '^c [A-Z].*'
        [ "$(grep -c '^c status [01]$' "$file")" -eq 1 ]
        truth=$("$TESTERS/brute" "$file" | head -1)
        [ "$truth" != "s -1" ] || continue
        [ "$truth" = "s $(sed -n 's/^c status //p' "$file")" ]
        judged=$((judged + 1))
    done
    [ "$judged" -ge 15 ]
}

@test "regression: as many models are listed as brute force counts, by each engine" {
    counted=0
    for file in "$DATA"/cnf/*.cnf; do
        models=$("$TESTERS/brute" "$file" | sed -n 's/^c models //p')
        [ -n "$models" ] && [ "$models" -le 1000 ] || continue
        for engine in auto cdcl look dpll; do
            [ "$(dpll -e "$engine" -q -n 0 "$file" | sed -n 's/^c models //p')" = "$models" ]
        done
        counted=$((counted + 1))
    done
    [ "$counted" -ge 12 ]
}
