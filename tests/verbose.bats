#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll -v: the table of progress, and the time by technique.
load helper

# The lines of the table without "c": a letter or "_", and twelve numbers.
table() {
    awk '/^c [^ ] +[0-9.]+ +[0-9]+ +[0-9]/ || /^c   +[0-9.]+ +[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+ +[0-9]+%/ {
        letter = substr($0, 3, 1)
        print letter == " " ? "_" : letter, substr($0, 4)
    }' "$1" | tr -d %
}

# The lines of the summary: seconds, share, times, letter or "_", name.  Steps are below those of the whole.
summary() {
    awk '/^c   seconds   share/ { here = 1; next }
        here && $4 == "%" && $5 == "all," { exit }
        here && NF > 5 { letter = substr($0, 47, 1); print $2, $3, $5, letter == " " ? "_" : letter, substr($0, 49) }' "$1"
}

# steps FILE: the account, name and seconds of each of its steps.
steps() {
    awk '/^c   seconds   share/ { here = 1; next }
        here && $4 == "%" && $5 == "all," { exit }
        here && NF > 5 { account = $NF }
        here && NF == 5 { print account, $5, $2 }' "$1"
}

# resident FILE: the KiB of resident memory that the summary tells of.
resident() {
    sed -n 's/^c .* processor time, in \([0-9]*\) \([KM]\)iB of resident memory at most$/\1 \2/p' "$1" |
        awk '{ print $1 * ($2 == "M" ? 1024 : 1) }'
}

# times NAME: how often the summary says that a technique was called.
times() {
    summary err | awk -v name="$1" '$5 == name { print $3 }'
}

# ticks FILE: the summary's ticks and names, where there are any.
ticks() {
    awk '/^c   seconds   share/ { here = 1; next }
        here && $4 == "%" && $5 == "all," { exit }
        here && NF > 5 { print $6, substr($0, 49) }' "$1" | sort
}

counter() {
    sed -n "s/^c $1 //p" f.res
}

# Formulas that are long enough for every part of the search.
write_formula() {
    uniform 3 "$(by_build 220 60)" "$(by_build 940 300)" 5 > f.cnf
}

@test "dpll -v says first which build it is, as --version does" {
    printf 'p cnf 1 1\n1 0\n' | "$BIN/dpll" -v >/dev/null 2>err
    "$BIN/dpll" --version | sed 's/^/c /' >build
    sed -n "1,$(grep -c '' build)p" err | diff build -
}

@test "verbose: the table goes from the whole formula to the answer, and numbers that count do not fall" {
    write_formula
    dpll -e cdcl f.cnf > quiet.res
    dpll -v -e cdcl f.cnf > f.res 2> err
    cmp <(grep -v ^t quiet.res) <(grep -v ^t f.res)
    table err > lines
    [ "$(wc -l < lines)" -gt 4 ]
    awk 'NF != 13 { exit 1 }' lines
    head -1 lines | awk -v vars="$(awk '{ print $3; exit }' f.cnf)" -v clauses="$(awk '{ print $4; exit }' f.cnf)" \
        '{ exit !($1 == "*" && $7 == 0 && $11 == clauses && $12 == vars && $13 == 100) }'
    # Seconds, reductions, restarts and conflicts, and the parts of a whole.
    awk '{ split("2 5 6 7", at); for (i in at) { if ($at[i] < last[i]) exit 1; last[i] = $at[i] } }
        $9 > 100 || $13 > 100 { exit 1 }' lines
    [ "$(tail -1 lines | cut -c1)" = "$(sed -n 's/^s //p' f.res)" ]
    [ "$(tail -1 lines | awk '{ print $7 }')" = "$(counter conflicts)" ]
    [ "$(tail -1 lines | awk '{ print $6 }')" = "$(counter restarts)" ]
    # Letters are of techniques, or of the beginning, the end and a second.
    { printf '%s\n' '*' _ 0 1 '?'; dpll --techniques | sed 1d | cut -c13; } | sort -u > letters
    cut -c1 lines | sort -u | comm -23 - letters > unknown
    [ ! -s unknown ]
}

@test "verbose: the parts of the time add up, and techniques are counted as counters have them" {
    write_formula
    dpll -v -e cdcl f.cnf > f.res 2> err
    summary err > parts
    all=$(sed -n 's/^c *\([0-9.]*\) 100.0 % *all,.*/\1/p' err)
    awk -v all="$all" '{ seconds += $1; share += $2 }
        END { off = seconds - all; exit off > .02 || off < -.02 || share < 98 || share > 102 }' parts
    sort -s -c -k1,1nr parts
    # The counters begin where techniques do.
    [ "$(times reduce)" = "$(counter reductions)" ]
    [ "$(times rephase)" = "$(counter rephased)" ]
    [ "$(times vivify)" = "$(counter inprocessings)" ]
    [ "$(times walk)" = "$(counter walks)" ]
    # Names are those of techniques.
    awk '$4 != "_" { print $5 }' parts | sort > named
    dpll --techniques | sed 1d | cut -d' ' -f1 | sort | comm -13 - named > unknown
    [ -s named ]
    [ ! -s unknown ]
    # What is off takes no time.
    dpll -v -e cdcl --without reduce,vivify f.cnf 2> err > /dev/null
    [ -z "$(times reduce)$(times vivify)" ]
    [ -n "$(times probe)" ]
}

@test "verbose: the steps of a mode add up to it, and propagation is a part of a technique" {
    # Long enough for lines of the steps of focused mode in every build.
    pigeonhole 9 > f.cnf
    dpll -v -e cdcl --without counting,stable -c 3000 f.cnf 2> err > f.res
    steps err > parts
    grep -q '^focused propagation ' parts
    grep -q '^focused analysis ' parts
    { summary err | awk '{ print $5, $1 }'; cat parts; } | awk '
        NF == 2 { whole[$1] = $2; next }
        $2 !~ /^(decisions|propagation|analysis|minimization|restarts)$/ { exit 1 }
        $1 != "focused" && $1 != "stable" && $2 != "propagation" { exit 1 }
        { sum[$1] += $3 }
        END {
            for (account in sum) {
                if (sum[account] > whole[account] + .006) exit 1
                if (account ~ /^(focused|stable)$/ && sum[account] < whole[account] - .006) exit 1
            }
        }'
    # What is off takes no time.
    dpll -v -e cdcl --without counting,stable,restart -c 3000 f.cnf 2> err > f.res
    steps err > parts
    grep -q '^focused propagation ' parts
    run grep ' restarts ' parts
    [ "$status" -eq 1 ]
}

@test "verbose: the whole has its processor time, and memory as the system counts it" {
    printf 'p cnf 1 1\n1 0\n' | dpll -v 2> err > f.res
    few=$(resident err)
    [ "$few" -gt 200 ]
    [ "$few" -lt 500000 ]
    # 3 million literals take 12 MB at least.
    uniform 3 300000 1000000 5 > f.cnf
    dpll -v -e cdcl -c 0 f.cnf 2> err > f.res
    [ "$(resident err)" -gt $((few + 12000)) ]
    # One process takes no more of the processor than of the clock.
    sed -n 's/^c *\([0-9.]*\) .* % *processor time, .*/\1/p; s/^c *\([0-9.]*\) 100.0 % *all,.*/\1/p' err > both
    awk 'NR == 1 { all = $1 } END { exit !(NR == 2 && $1 > 0 && $1 < all * 1.1 + .05) }' both
}

@test "verbose: ticks are the same in every run, and no more succeeds than is tried" {
    write_formula
    for mode in focused stable; do
        dpll -v -e cdcl --without "$mode" f.cnf 2> err > f.res
        dpll -v -e cdcl --without "$mode" f.cnf 2> again > /dev/null
        diff <(ticks err) <(ticks again)
        ticks err | grep -q ' vivify$'
        run grep " $mode\$" <(ticks err)
        [ "$status" -eq 1 ]
        ticks err | awk 'END { exit NR < 5 }'
    done
    dpll -e cdcl f.cnf > f.res
    awk '{ n[$2] = $3 } END { exit !(n["vivified"] && n["vivified"] + n["vivify_implied"] <= n["vivify_checks"] &&
        n["eliminated"] <= n["eliminate_checks"] && n["gates"] <= n["eliminate_checks"] && n["subsume_checks"]) }' f.res
}

@test "verbose: each engine has its time, each problem its summary, and a limit its line" {
    uniform 3 90 383 5 > f.cnf
    for engine in dpll look; do
        dpll -v -e $engine f.cnf 2> err > f.res
        summary err | awk -v name="$engine" '$5 == "engine" && $6 == name { found = $2 > 5 } END { exit !found }'
    done
    dpll -v -e walk -t 0.2 f.cnf 2> err > /dev/null
    [ -n "$(times walk)" ]
    cat f.cnf f.cnf f.cnf | dpll -v > /dev/null 2> err
    [ "$(grep -c '% *all, in [0-9]* [KM]iB at most$' err)" -eq 3 ]
    [ "$(table err | grep -c '^\*')" -eq 3 ]
    dpll -v -e cdcl -c 0 f.cnf > f.res 2> err
    [ "$(table err | tail -1 | cut -c1)" = '?' ]
    printf 'p inccnf\n1 2 0\na 1 0\na -1 -2 0\n' | dpll -v > f.res 2> err
    [ "$(table err | cut -c1 | tr -d '\n')" = '*1*0' ]
    dpll -v --simplify f.cnf 2> err > g.cnf
    [ "$(grep -c '% *all, in' err)" -eq 1 ]
    dpll -v --cubes=3 -e look f.cnf 2> err > cubes
    [ "$(grep -c '% *all, in' err)" -eq 1 ]
    dpll -v -e cdcl -j 2 f.cnf 2> err > f.res
    [ "$(grep -c '% *all, in' err)" -le 1 ]
    [ "$(grep -c '^c process [12] ' err)" -eq 2 ]
}

# checks WORDS: how many clauses the summary says so of, or 0.
checks() {
    sed -n "s/^c *\([0-9]*\) $1\$/\1/p" err | grep . || echo 0
}

# logged WORD LITERALS: how many lines of the log tell so of a clause of so many literals or more.
logged() {
    awk -v word="$1" -v size="$2" '$2 == word { for (n = 0; n + 3 <= NF && $(n + 3) != "in"; n++); count += n >= size }
        END { print count + 0 }' err
}

@test "verbose: debug builds tell how many clauses were checked, and how many were not" {
    # A checker of a sixteenth of a mebibyte has no room for 5,000 clauses of three literals.
    uniform 3 100 5000 5 > f.cnf
    dpll -v -e cdcl -m 1 f.cnf 2> err > f.res
    [ "$(sed -n 's/^s //p' f.res)" = 0 ]
    [ "$(checks 'derived clauses checked by unit propagation')" -eq 0 ]
    if [ "$DEBUG" != 1 ]; then
        [ "$(checks 'learned clauses checked by their reasons')" -eq 0 ]
        return
    fi
    [ "$(checks 'learned clauses checked by their reasons')" -eq "$(counter learned)" ]
    [ "$(checks 'clauses passed over')" -gt 0 ]
    write_formula
    dpll -v -e cdcl --log f.cnf 2> err > f.res
    [ "$(checks 'clauses passed over')" -eq 0 ]
    [ "$(checks 'learned clauses checked by their reasons')" -eq "$(counter learned)" ]
    [ "$(checks 'derived clauses checked by unit propagation')" -eq "$(logged derive 0)" ]
    [ "$(checks 'removed clauses found')" -eq "$(logged remove 2)" ]
    [ "$(logged derive 0)" -gt 0 ]
    [ "$(logged remove 2)" -gt 0 ]
}

@test "verbose: standard error that is full or closed changes no answer" {
    write_formula
    dpll -q f.cnf | grep -v ^t > wanted
    for there in '2> /dev/full' '2>&-'; do
        bash -c "dpll -v -q f.cnf $there" | grep -v ^t | cmp - wanted
    done
}
