#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What cnfcheck prints and reports; how it reads is in dimacs.bats.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    printf 'c two\np cnf 3 2\n1 -2 0\n-1 2 3\n0\n' > two.cnf
    printf 'p inccnf\n1 2 0\na 1 -2 0\n-1 0\na 2 0\n' > ask.icnf
}

# A stream of COUNT small problems.
stream() {
    awk -v count="$1" 'BEGIN { while (count--) print "p cnf 2 2\n1 2 0\n-1 0" }'
}

# repaired WARNING COMMAND: what the command writes is f.cnf for cnfcheck --repair, which says this.
repaired() {
    run_sh "$2 | cnfcheck --repair"
    if [ "$status" -ne 0 ] || [ "$stderr" != "cnfcheck: <stdin>:$1" ] || [ "$output" != "$(cat f.cnf)" ]; then
        printf 'command: %s\nstdout: %s\nstderr: %s\n' "$2" "$output" "$stderr"
        return 1
    fi
}

@test "cnfcheck: prints the formula back, one clause a line" {
    prints $'p cnf 3 2\n1 -2 0\n-1 2 3 0' 'cnfcheck two.cnf'
    prints $'p cnf 3 2\n1 -2 0\n-1 2 3 0' 'cnfcheck < two.cnf'
    prints $'p cnf 3 2\n1 -2 0\n-1 2 3 0' 'cnfcheck - < two.cnf'
}

@test "cnfcheck: reads its operands in order, and - among them as stdin" {
    printf 'p cnf 1 1\n1 0\n' > one.cnf
    prints $'p cnf 1 1\n1 0\np cnf 3 2\n1 -2 0\n-1 2 3 0\np cnf 1 1\n1 0' \
        'cnfcheck one.cnf - one.cnf < two.cnf'
}

@test "cnfcheck: stops at the first file that is malformed, with the output so far" {
    printf 'p cnf 1 1\n2 0\n' > bad.cnf
    run_sh 'cnfcheck two.cnf bad.cnf two.cnf'
    [ "$status" -eq 2 ]
    [ "$output" = $'p cnf 3 2\n1 -2 0\n-1 2 3 0' ]
    [ "$stderr" = "cnfcheck: bad.cnf:2:1: literal 2 exceeds the 1 variable declared in line 1" ]
}

@test "cnfcheck: -q tells of each file that is malformed or missing, and goes on to the others" {
    printf 'p cnf 1 1\n2 0\n' > bad.cnf
    printf 'p cnf 1 1\n1\n' > worse.cnf
    run_sh 'cnfcheck -q bad.cnf two.cnf none.cnf worse.cnf two.cnf'
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    [ "$stderr" = 'cnfcheck: bad.cnf:2:1: literal 2 exceeds the 1 variable declared in line 1
cnfcheck: cannot open none.cnf: No such file or directory
cnfcheck: worse.cnf:3:1: expected a literal or 0, found the end of the input' ]
    # What is odd in a file does not hide what is wrong with another one before it.
    printf 'p cnf 1 1\n1 1 0\n' > odd.cnf
    run_sh 'cnfcheck -q -S bad.cnf odd.cnf'
    [ "$status" -eq 2 ]
    [ "$(wc -l <<< "$stderr")" -eq 2 ]
}

@test "cnfcheck: -l and --list number the clauses" {
    for option in -l --list; do
        prints $'1: 1 -2\n2: -1 2 3' "cnfcheck $option two.cnf"
    done
    prints $'1: 1 2\na: 1 -2\n2: -1\na: 2' 'cnfcheck -l ask.icnf'
    prints $'1:\n2: 1' 'printf "p cnf 1 2\n0 1 0\n" | cnfcheck -l'
}

@test "cnfcheck: -q and --quiet print nothing, whatever else is asked for" {
    for options in -q --quiet '-q -l' '-q -i' '-l -i -q'; do
        prints '' "cnfcheck $options two.cnf"
    done
    fails_with 2 "cnfcheck: <stdin>:2:1: expected a literal or 0, found 'y'" \
        'printf "p cnf 1 1\ny\n" | cnfcheck -q'
}

@test "cnfcheck: a formula without oddities passes -S and --strict" {
    for option in -S --strict; do
        prints $'p cnf 3 2\n1 -2 0\n-1 2 3 0' "cnfcheck $option two.cnf"
    done
}

@test "cnfcheck: -S makes each oddity an error of status 1" {
    fails_with 1 "cnfcheck: <stdin>:1:9: the header declares 2 clauses, found 1" \
        'printf "p cnf 2 2\n1 2 0\n" | cnfcheck -S'
    fails_with 1 "cnfcheck: <stdin>:3:1: clause 2 repeats literal -1" \
        'printf "p cnf 2 2\n1 2 0\n-1 2 -1 0\n" | cnfcheck -S'
    fails_with 1 "cnfcheck: <stdin>:2:1: clause 1 is a tautology: it has 1 and -1" \
        'printf "p cnf 2 1\n1 2 -1 0\n" | cnfcheck -S'
    fails_with 1 "cnfcheck: <stdin>:3:3: clause 3 repeats clause 1 of line 2" \
        'printf "p cnf 2 3\n1 2 0 1\n0 2 1 0\n" | cnfcheck -S'
    fails_with 1 "cnfcheck: <stdin>:2:1: 3 of the 5 variables occur in no clause: 2 4 5" \
        'printf "c\np cnf 5 1\n1 3 0\n" | cnfcheck -S'
}

@test "cnfcheck: -S names the first eight of many unused variables" {
    fails_with 1 \
        "cnfcheck: <stdin>:1:1: 99 of the 100 variables occur in no clause: 1 2 3 4 5 6 7 8 ..." \
        'printf "p cnf 100 1\n100 0\n" | cnfcheck -S'
}

@test "cnfcheck: -S knows a repeated clause from one with a literal repeated" {
    run_sh 'printf "p cnf 3 4\n1 2 0\n1 1 2 0\n-1 -2 0\n3 0\n" | cnfcheck -S'
    [ "$status" -eq 1 ]
    [ "$stderr" = "cnfcheck: <stdin>:3:1: clause 2 repeats literal 1
cnfcheck: <stdin>:3:1: clause 2 repeats clause 1 of line 2" ]
}

@test "cnfcheck: -S prints the good problems of a stream and forgets each before the next" {
    run_sh 'printf "p cnf 1 1\n1 0\np cnf 1 2\n1 0\n1 0\np cnf 1 1\n1 0\n" | cnfcheck -S'
    [ "$status" -eq 1 ]
    [ "$output" = $'p cnf 1 1\n1 0\np cnf 1 1\n1 0' ]
    [ "$stderr" = "cnfcheck: <stdin>:5:1: clause 2 repeats clause 1 of line 4" ]
}

@test "cnfcheck: -S finds each of 2,000 repeated clauses among 20,000 in any order of literals" {
    awk 'BEGIN {
        print "p cnf 20000 20000"
        for (i = 1; i <= 18000; i++) print i, i + 1, i + 2000, 0
        for (i = 1; i <= 2000; i++) print 9 * i + 2000, 9 * i, 9 * i + 1, 0
    }' > repeats.cnf
    run_sh 'cnfcheck -S repeats.cnf'
    [ "$status" -eq 1 ]
    [ "$(grep -c repeats <<< "$stderr")" -eq 2000 ]
    [ "$(awk '/clause 18007 repeats clause 63 of line 64$/' <<< "$stderr" | wc -l)" -eq 1 ]
}

@test "cnfcheck: -i and --info count what there is" {
    printf 'p cnf 6 6\n1 0\n-1 2 0\n-1 -2 0\n4 5 -4 0\n5 5 0\n2 -1 0\n' > odd.cnf
    wanted="variables            6
used variables       4
pure literals        1
components           2
clauses              6
literals             12
clauses/variables    1.000
units                1
binaries             4
horn clauses         4 (66.7 %)
length 1             1 (16.7 %)
length 2             4 (66.7 %)
length 3             1 (16.7 %)
repeated literals    1
tautologies          1
repeated clauses     1
header count         right"
    for option in -i --info; do
        prints "$wanted" "cnfcheck $option odd.cnf"
    done
}

@test "cnfcheck: -i tells how far a k-SAT formula is from the phase transition" {
    for count in 300 427 600; do
        awk -v m="$count" 'BEGIN {
            print "p cnf 100 " m
            for (i = 0; i < m; i++) print 1 + i % 100, -(1 + (i + 7) % 100), 1 + (i + 31) % 100, 0
        }' > k3.cnf
        cnfcheck -i k3.cnf | grep 'phase transition' >> hints
    done
    [ "$(cat hints)" = "\
phase transition     3-SAT at 3.000, 0.703 times 4.267; below it: if random, very likely satisfiable
phase transition     3-SAT at 4.270, 1.001 times 4.267; close to it: if random, among the hardest
phase transition     3-SAT at 6.000, 1.406 times 4.267; above it: if random, very likely unsatisfiable" ]
}

@test "cnfcheck: -i counts the assumption sets of an iCNF problem and warns of a wrong count" {
    cnfcheck -i ask.icnf | grep -x 'assumption sets      2'
    run_sh 'printf "p cnf 1 2\n1 0\n" | cnfcheck -i'
    [ "$status" -eq 0 ]
    [ "$stderr" = "cnfcheck: <stdin>:1:9: warning: the header declares 2 clauses, found 1" ]
    grep -x 'header count         wrong' <<< "$output"
}

@test "cnfcheck: -i does formulas without clauses, without variables, and with an empty clause" {
    for formula in 'p cnf 3 0\n' 'p cnf 0 0\n' 'p cnf 0 1\n0\n' 'p inccnf\n'; do
        run_sh "printf '$formula' | cnfcheck -i"
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
        grep -q '^clauses  ' <<< "$output"
    done
}

@test "cnfcheck: declared variables that no clause has cost -i and -S no memory" {
    # A sanitizer takes terabytes of address space for itself, and macOS has no such limit.
    limit=$([ "$DEBUG" = 1 ] || echo 'ulimit -v 200000 2>/dev/null;')
    printf 'p cnf 1000000000 2\n5 -7 0\n7 9 0\n' > wide.cnf
    run_sh "$limit cnfcheck -i wide.cnf | head -4"
    [ "$output" = "variables            1000000000
used variables       3
pure literals        2
components           1" ]
    fails_with 1 "cnfcheck: wide.cnf:1:1: 999999997 of the 1000000000 variables occur in no clause:\
 1 2 3 4 6 8 10 11 ..." "$limit cnfcheck -S wide.cnf"
}

@test "cnfcheck: -i puts an empty line between the problems of a stream" {
    printf 'p cnf 1 1\n1 0\n' > one.cnf
    prints "$(cnfcheck -i one.cnf)"$'\n\n'"$(cnfcheck -i two.cnf)"$'\n\n'"$(cnfcheck -i one.cnf)" \
        'cat one.cnf two.cnf | cnfcheck -i - one.cnf'
}

@test "cnfcheck --repair: takes what was meant, and says what it has mended" {
    printf 'p cnf 4 3\n1 -2 0\n4 0\n-3 1 2 0\n' > f.cnf
    prints "$(cat f.cnf)" 'cnfcheck --repair f.cnf'
    repaired '4:1: warning: there was no header' 'tail -n +2 f.cnf'
    repaired '4:1: warning: the header stands behind clauses' '{ tail -n +2 f.cnf; head -1 f.cnf; }'
    repaired '1:1: warning: the header declares 2 variables, found 4' "sed 's/cnf 4/cnf 2/' f.cnf"
    repaired '1:1: warning: the header declares 5 clauses, found 3' "sed 's/cnf 4 3/cnf 4 5/' f.cnf"
    repaired "1:1: warning: this is no header 'p cnf VARIABLES CLAUSES'" "sed 's/cnf 4 3/4 3/' f.cnf"
    repaired "1:1: warning: this is no header 'p cnf VARIABLES CLAUSES'" "sed 's/cnf 4 3/cnf 4/' f.cnf"
    repaired '5:1: warning: the last clause has no 0' "sed '4s/ 0//' f.cnf"
    repaired '5:1: warning: no clause has a 0, so each line is one' "sed 's/ 0//' f.cnf"
    repaired '2:8: warning: a comment needs a line of its own' "sed '2s/\$/ c first/' f.cnf"
    # A mark, carriage returns, and what SATLIB has at the end need no word.
    prints "$(cat f.cnf)" "{ printf '\\357\\273\\277'; sed 's/\$/\\r/' f.cnf; printf '%%\\n0\\n\\n'; } | cnfcheck --repair"
    prints "$(cat f.cnf f.cnf)" "{ cat f.cnf; printf '%%\\n0\\n'; cat f.cnf; } | cnfcheck --repair"
    prints "$(cat f.cnf f.cnf)" 'cnfcheck --repair f.cnf f.cnf'
    fails_with 2 "cnfcheck: <stdin>:2:3: expected a literal or 0, found 'x'" "printf 'p cnf 1 1\n1 x 0\n' | cnfcheck --repair"
    fails_with 2 "cnfcheck: <stdin>:1:3: expected 'cnf', the one form that can be repaired, found 'inccnf'" \
        "printf 'p inccnf\n' | cnfcheck --repair"
    fails_with 2 "cnfcheck: <stdin>:1:3: expected 'cnf', the one form that can be repaired, found 'gcnf'" \
        "printf 'p gcnf 1 0 3\n' | cnfcheck --repair"
    fails_with 2 'cnfcheck: <stdin>:1:1: expected a problem, found the end of the input' 'cnfcheck --repair < /dev/null'
    fails_with 64 'cnfcheck: option --repair does not go with --expand, -i or -S (see cnfcheck --help)' 'cnfcheck --repair -S f.cnf'
}

@test "cnfcheck --shuffle: another problem with as many models and the same statistics" {
    "$TESTERS/randcnf" 5 60 > random.cnf
    awk '$2 == "models" { print $3 }' random.cnf > expected
    # Horn clauses are not the same under other signs.
    cnfcheck -i random.cnf | grep -v horn > statistics
    for seed in 0 1 7; do
        cnfcheck --shuffle $seed random.cnf > shuffled.cnf
        [ "$(diff <(cnfcheck random.cnf) shuffled.cnf | wc -l)" -gt 100 ]
        dpll -q -w -n 0 shuffled.cnf | awk '$2 == "models" { print $3 }' | cmp - expected
        cnfcheck -i shuffled.cnf | grep -v horn | cmp - statistics
        cnfcheck --shuffle $seed random.cnf | cmp - shuffled.cnf
    done
    # Variables without a clause stay, and numbers of all sizes do.
    printf 'p cnf 1000000000 3\n5 -999999999 0\n\n0\n7 5 7 0\n' > sparse.cnf
    cnfcheck --shuffle 3 sparse.cnf > f.cnf
    [ "$(head -1 f.cnf)" = 'p cnf 1000000000 3' ]
    [ "$(tail -n +2 f.cnf | tr -s ' -' '\n' | grep . | sort -n | uniq -c | awk '{ print $1 }' | sort -n | xargs)" = '1 2 2 3' ]
    [ "$(tail -n +2 f.cnf | tr -s ' -' '\n' | grep . | sort -nu | xargs)" = '0 5 7 999999999' ]
}

@test "cnfcheck: groups of clauses stay with their clauses, printed, listed, expanded and shuffled" {
    printf 'p gcnf 3 4 5\n{1} 1 -2 0 {5}\n2 0\n{0} x1 2 3 0\n{5} 0\n' > f.gcnf
    prints $'p gcnf 3 4 5\n{1} 1 -2 0\n{5} 2 0\n{0} x1 2 3 0\n{5} 0' 'cnfcheck f.gcnf'
    prints $'1: {1} 1 -2\n2: {5} 2\n3: {0} x1 2 3\n4: {5}' 'cnfcheck -l f.gcnf'
    cnfcheck --expand f.gcnf > expanded.gcnf
    [ "$(cut -c 1-3 expanded.gcnf | tr '\n' ' ')" = 'p g {1} {5} {0} {0} {0} {0} {5} ' ]
    sed 's/{[0-9]} *//g; s/gcnf 3 4 5/cnf 3 4/' f.gcnf > f.cnf
    [ "$(cnfcheck --expand f.cnf)" = "$(sed 's/{[0-9]} //; s/gcnf 3 7 5/cnf 3 7/' expanded.gcnf)" ]
    [ "$(cnfcheck -i f.gcnf | grep groups)" = 'groups               5' ]
    # Each group has as many clauses of each length as before.
    uniform 3 30 90 4 | awk 'BEGIN { srand(4) } /^p/ { print "p gcnf", $3, $4, 7; next } { print "{" int(8 * rand()) "}", $0 }' > g.gcnf
    cnfcheck --shuffle 2 g.gcnf > shuffled.gcnf
    [ "$(head -1 shuffled.gcnf)" = 'p gcnf 30 90 7' ]
    ! cmp -s g.gcnf shuffled.gcnf || return 1
    [ "$(awk '{ print $1, NF }' g.gcnf | sort)" = "$(awk '{ print $1, NF }' shuffled.gcnf | sort)" ]
}

@test "cnfcheck --shuffle: questions keep their clauses and their answers" {
    "$TESTERS/randcnf" 9 12 | awk '
        $1 == "p" { print "p inccnf"; n = 0 }
        /^[pc]/ { next }
        { print; n++ }
        n % 5 == 0 { print "a " $1 " 0\na 0" }' > f.icnf
    dpll -q f.icnf | grep ^s > expected
    [ "$(sort expected | uniq | wc -l)" -eq 2 ]
    for seed in 1 2; do
        cnfcheck --shuffle $seed f.icnf > shuffled.icnf
        dpll -q shuffled.icnf | grep ^s | cmp - expected
    done
}

@test "cnfcheck: --help and --version print on stdout with status 0" {
    run_sh 'cnfcheck --help'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "usage: cnfcheck [OPTION ...] [FILE ...]" ]
    run_sh 'cnfcheck --version'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [[ ${lines[0]} =~ ^cnfcheck\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "cnfcheck: every option is in the man page" {
    options_documented cnfcheck
}

@test "cnfcheck: a wrong option is one line that points to --help, status 64" {
    fails_with 64 "cnfcheck: unknown option -h (see cnfcheck --help)" 'cnfcheck -h < two.cnf'
    fails_with 64 "cnfcheck: unknown option --wrong (see cnfcheck --help)" \
        'cnfcheck --wrong two.cnf'
    fails_with 64 "cnfcheck: option --list takes no value (see cnfcheck --help)" \
        'cnfcheck --list=2 two.cnf'
}

@test "cnfcheck: unprintable bytes on the command line are shown as \\xNN" {
    fails_with 64 'cnfcheck: unknown option -\x01 (see cnfcheck --help)' "cnfcheck -$'\x01'"
    fails_with 64 'cnfcheck: unknown option -\xC3 (see cnfcheck --help)' "cnfcheck -$'\xc3\xa4'"
    fails_with 64 'cnfcheck: unknown option --a\x1Bb (see cnfcheck --help)' \
        "cnfcheck --a$'\x1b'b"
}

@test "cnfcheck: operands may stand before options, and -- ends the options" {
    prints '' 'cnfcheck two.cnf -q'
    fails_with 2 "cnfcheck: cannot open -q: No such file or directory" 'cnfcheck -- -q'
}

@test "cnfcheck: a full disk is an error" {
    [ -c /dev/full ] || skip "needs /dev/full"
    fails_with 2 "cnfcheck: cannot write standard output: No space left on device" \
        'cnfcheck two.cnf > /dev/full'
    stream 100000 > many.cnf
    fails_with 2 "cnfcheck: cannot write standard output: No space left on device" \
        'cnfcheck many.cnf > /dev/full'
    fails_with 2 "cnfcheck: cannot write standard output: No space left on device" \
        'cnfcheck --help > /dev/full'
}

@test "cnfcheck: a closed stdout is an error" {
    fails_with 2 "cnfcheck: cannot write standard output: Bad file descriptor" \
        'cnfcheck two.cnf >&-'
}

@test "cnfcheck: a reader that goes away ends it without a word" {
    stream 100000 > many.cnf
    prints 'p cnf 2 2' 'cnfcheck many.cnf | head -n 1'
    prints 'p cnf 2 2' 'trap "" PIPE; cnfcheck many.cnf | head -n 1'
}

@test "cnfcheck: each problem of a stream is answered before the next one is read" {
    mkfifo in out
    cnfcheck < in > out &
    exec 8> in 9< out
    printf 'p cnf 1 1\n1 0\np' >&8
    read -r -t 100 header <&9
    read -r -t 100 clause <&9
    [ "$header,$clause" = "p cnf 1 1,1 0" ]
    printf ' cnf 2 1\n-2 0\n' >&8
    exec 8>&-
    [ "$(cat <&9)" = $'p cnf 2 1\n-2 0' ]
    wait $!
}

@test "cnfcheck: -q takes the same memory for a formula of any length" {
    [ "$DEBUG" != 1 ] || skip "needs a build without sanitizers"
    { echo p inccnf; yes '1 -2 3 0' | head -400000; yes 'a 1 -2 3 -4 5 0' | head -400000; } > long.icnf
    { echo p cnf 9 400000; yes 'x1 -2 3 -4 5 0' | head -400000; } > long.cnf
    for file in long.icnf long.cnf; do
        run_sh "ulimit -v 12000; cnfcheck -q $file"
        [ "$status" -eq 0 ]
    done
}

@test "cnfcheck: memory running out at any request is an error without a leak" {
    need_debug
    stream 3 > many.cnf
    awk 'BEGIN { print "p cnf 3000 3000"; for (i = 1; i <= 3000; i++) print i, -(i % 3000 + 1), 0 }' >> many.cnf
    for options in '' '-S' '-i' '-l ask.icnf'; do
        short_of_memory 2 "cnfcheck $options many.cnf"
    done
}
