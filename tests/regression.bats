#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Formulas of tests/data/cnf: those that were once answered wrong, and small ones of each kind, for each
# engine, technique and form of input.
#
# The comments of a file say why it is there, and further, each kind on lines of its own:
#
#   c status 0                       its answer; of iCNF one for each question
#   c models COUNT                   how many models it has
#   c options OPTION ...             what else than the engines to try it with
#   c counts NAME,... OPTION ...     the same, and with these options none of these counters (dpll
#                                    --counters) is 0: the formula reaches what it is there for

load helper

# Formulas with an answer that is judged: plain ones of few variables.
judged() {
    local file=$1
    grep -q '^p *cnf' "$file" || return 1
    grep -v '^c' "$file" >plain
    "$TESTERS/brute" plain >truth
    [ "$(head -1 truth)" != "s -1" ]
}

# answered FILE [OPTION ...]: the answer is that of the file, and is verified.
answered() {
    local file=$1 status found checked=()
    shift
    status=$(sed -n 's/^c status //p' "$file")
    [ "$status" = 1 ] || checked=(-p proof)
    for proof in "" "-p proof"; do
        # shellcheck disable=SC2086
        dpll -q $proof "$@" "$file" >res
        found=$(sed -n 's/^s //p' res | paste -s -d ' ' -)
        if [ "$found" != "$status" ] ||
            { [ -n "$proof" ] && ! resverify -q "${checked[@]}" "$file" res; }; then
            echo "$file: dpll -q $proof $*: s $found, and not s $status or not verified"
            return 1
        fi
    done
}

# counted FILE NAME,... [OPTION ...]: answered, and these counters are not 0.
counted() {
    local file=$1 names=$2
    shift 2
    answered "$file" "$@"
    dpll -v "$@" "$file" 2>&1 >/dev/null | awk -v names="$names" '
        $1 == "c" && $2 ~ /^[0-9]+$/ { count[$3] = $2 }
        END { for (n = split(names, name, ","); n; n--) if (!count[name[n]]) { print name[n], "is 0"; exit 1 } }' || {
        echo "$file: dpll -v $*"
        return 1
    }
}

@test "regression: every formula of tests/data/cnf has its answer, by each engine and with its options" {
    tried=0
    for file in "$DATA"/cnf/*.cnf; do
        for engine in auto cdcl look dpll; do
            untraced answered "$file" -e "$engine"
        done
        while read -r -a options; do
            untraced answered "$file" "${options[@]}"
        done < <(sed -n 's/^c options //p' "$file")
        tried=$((tried + 1))
    done
    [ "$tried" -ge 120 ]
}

@test "regression: every formula reaches the techniques that it is there for" {
    counted=0
    for file in "$DATA"/cnf/*.cnf; do
        while read -r -a options; do
            untraced counted "$file" "${options[@]}"
            counted=$((counted + 1))
        done < <(sed -n 's/^c counts //p' "$file")
    done
    [ "$counted" -ge 40 ]
}

@test "regression: each technique, engine and branching rule has a formula" {
    sed -n 's/^c counts \([^ ]*\).*/\1/p' "$DATA"/cnf/*.cnf | tr ',' '\n' | sort -u >counted
    sed -n 's/^c options //p; s/^c counts [^ ]*//p' "$DATA"/cnf/*.cnf >options
    for name in $(dpll --techniques | awk 'NR > 1 { print $1 }'); do
        counter=$(witness "$name")
        if [ -n "$counter" ]; then
            grep -qx "$counter" counted
        else
            grep -qE -- "--only ([a-z,]*,)?$name( |,|\$)" options
        fi || {
            echo "no formula for $name"
            return 1
        }
    done
    for rule in $(rules); do
        grep -qE -- "-b $rule( |\$)" options
    done
    grep -qE -- '-e walk( |$)' options
}

@test "regression: every formula says why it is there, and has the answer that brute force finds" {
    judged=0
    for file in "$DATA"/cnf/*.cnf; do
        head -1 "$file" | grep -q '^c [A-Z].*'
        [ "$(grep -c '^c status [01]\( [01]\)*$' "$file")" -eq 1 ]
        judged "$file" || continue
        [ "$(head -1 truth)" = "s $(sed -n 's/^c status //p' "$file")" ]
        judged=$((judged + 1))
    done
    [ "$judged" -ge 50 ]
}

# models_listed FILE COUNT: each engine lists that many.
models_listed() {
    local file=$1 count=$2 found
    for engine in auto cdcl look dpll; do
        found=$(dpll -e "$engine" -q -n 0 "$file" | sed -n 's/^c models //p')
        [ "$found" = "$count" ] || {
            echo "$file: $engine lists $found models of $count"
            return 1
        }
    done
}

@test "regression: as many models are listed as brute force or the file counts, by each engine" {
    counted=0
    for file in "$DATA"/cnf/*.cnf; do
        models=$(sed -n 's/^c models //p' "$file")
        if judged "$file"; then
            count=$(sed -n 's/^c models //p' truth)
            [ "${models:-$count}" = "$count" ]
            models=$count
        fi
        [ -n "$models" ] && [ "$models" -le 1000 ] || continue
        untraced models_listed "$file" "$models"
        counted=$((counted + 1))
    done
    [ "$counted" -ge 50 ]
}

@test "regression: the backbone is that of brute force" {
    compared=0
    for file in "$DATA"/cnf/*.cnf; do
        judged "$file" && grep -q '^c status 1$' "$file" || continue
        dpll -q --backbone "$file" | grep '^c backbone' | diff - <(grep '^c backbone' truth)
        compared=$((compared + 1))
    done
    [ "$compared" -ge 15 ]
}
