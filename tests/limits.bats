#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Memory and time follow the bytes read, not the largest number in them: inputs of a few bytes name
# numbers of many digits, and tools have to do with a gigabyte of addresses.
load helper

# Runs a command line with little memory; where there are sanitizers, addresses cannot be limited.
with_little_memory() {
    [ "$DEBUG" != 1 ] || skip "sanitizers take all addresses"
    run_sh "ulimit -v ${2:-1048576}; $1"
}

far=99999999

@test "limits: dpll solves a formula whose one variable is far away" {
    printf 'p cnf %s 2\n-%s 0\n%s 0\n' $far $far $far >far.cnf
    with_little_memory 'dpll -q -p far.lrat far.cnf'
    [ "${lines[0]}" = "s 0" ]
    [ "$(cat far.lrat)" = "3 0 1 2 0" ]
}

@test "limits: dpll renames variables and names them as the user does" {
    printf 'p cnf 200000 3\n-7 0\n7 199999 0\n5 -199999 0\n' >far.cnf
    run_sh 'dpll -q far.cnf | tee far.res | resverify far.cnf'
    [ "$output" = "verified" ]
    [ "$(awk '$1 == "v" { print NF - 1, $6, $8, $200000 }' far.res)" = "200000 5 -7 199999" ]
    run_sh 'dpll -q -C far.cnf | resverify far.cnf'
    [ "$output" = "verified" ]
    for engine in dpll look; do
        dpll -q -e $engine --trace trace far.cnf >/dev/null
        [ "$(head -n 1 trace)" = "p trace 200000 3 $engine$([ $engine = look ] || echo ' first')" ]
        [ "$(grep -o '199999' trace)" = 199999 ]
    done
    [ "$(dpll --cubes far.cnf | sed -n '$p')" = "a 0" ]
}

@test "limits: dpll's proofs of renamed formulas are of the formula given" {
    pigeonhole 4 | awk '/^p/ { print "p cnf 300000", $4; next }
        { for (i = 1; i < NF; i++) printf "%d ", $i * 9000; print 0 }' >far.cnf
    for engine in auto dpll look cdcl; do
        for format in lrat binary drat binary-drat; do
            dpll -q -e $engine -P $format -p proof far.cnf >far.res
            run_sh 'resverify -p proof far.cnf far.res'
            [ "$output" = "verified" ]
        done
    done
}

@test "limits: the next problem of a stream keeps its own numbers" {
    { printf 'p cnf 200000 1\n200000 0\n'; printf 'p cnf 3 2\n-3 0\n1 0\n'; } >two.cnf
    run_sh 'dpll -q two.cnf | resverify two.cnf'
    [ "$status" -eq 0 ]
    run_sh 'dpll -q two.cnf | grep "^v" | tail -n 1'
    [[ $output == "v 1 "*" -3" ]]
}

@test "limits: dpll's time limit holds while variables are set up" {
    printf 'p cnf %s 1\n1 %s 0\n' $far $far >far.cnf
    for options in '' '-e cdcl' '-e look' '-b frequency'; do
        with_little_memory "dpll $options -n 1 -t 0.1 far.cnf" 16000000
        [ "${lines[0]}" = "s -1" ]
        grep -q '^c limit time' <<<"$output"
    done
}

@test "limits: a formula that asks for more memory than -m is answered by -1" {
    printf 'p cnf %s 1\n1 %s 0\n' $far $far >far.cnf
    run_sh 'dpll -n 1 -m 100 far.cnf'
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = "s -1" ]
    grep -q '^c limit memory' <<<"$output"
}

@test "limits: questions about variables far away take memory by what was read" {
    printf 'p inccnf\n1 %s 0\na 1 0\na -1 -%s 0\n-1 0\na -%s 7 0\na 99999998 0\n' $far $far $far >far.icnf
    with_little_memory 'dpll -q -w -p far.lrat far.icnf'
    [ "$(grep -v '^[tc]' <<<"$output" | tr '\n' ' ')" = "s 1 s 0 s 0 s 1 " ]
    [ "$(grep '^c core' <<<"$output" | tail -n 1)" = "c core -$far 0" ]
    echo "$output" | sed '/^s 1/,/^t/d' >far.res
    printf 'p inccnf\n1 %s 0\na -1 -%s 0\n-1 0\na -%s 7 0\n' $far $far $far >two.icnf
    prints verified 'resverify -p far.lrat two.icnf far.res | tail -n 1'
}

# questions SEED: clauses of three of eight variables and questions in turns, as iCNF.
questions() {
    awk -v seed="$1" '
        function lit() { return (rand() < 0.5 ? -1 : 1) * (1 + int(rand() * (part < 2 ? 3 : 8))) }
        BEGIN {
            srand(seed)
            print "p inccnf"
            for (part = 0; part < 8; part++) {
                for (i = 0; i < 6; i++) print lit(), lit(), lit(), 0
                print "a", lit(), 0
                print "a", lit(), lit(), lit(), 0
            }
        }'
}

# Variables above 3 are far away, and come when questions have been asked already.
@test "limits: questions about variables far apart have the answers of those side by side" {
    for ((seed = 1; seed <= 12; seed++)); do
        questions $seed >near.icnf
        awk 'NR > 1 { for (i = 1; i <= NF; i++) if ($i * $i > 9) $i *= 31000 } { print }' near.icnf >far.icnf
        for options in '' '-e look' '-e dpll -b jw' '-j 2' '-m 1'; do
            run_sh "dpll -q -p far.lrat $options far.icnf >far.res"
            [ "$status" -eq 0 ]
            [ -z "$stderr" ]
            [ "$options" = '-m 1' ] || [ "$(grep '^s' far.res)" = "$(dpll -q near.icnf | grep '^s')" ]
            prints verified 'resverify -p far.lrat far.icnf far.res | tail -n 1'
        done
        run_sh 'dpll --cubes -n 4 far.icnf | dpll -q -w'
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
    done
}

# spread: moves variables above 3 far apart; gather undoes that in results.
spread() {
    awk '/^c p show/ { for (i = 4; i < NF; i++) if ($i > 3) $i *= 31000 }
        !/^[cp]/ { for (i = 1; i <= NF; i++) if ($i * $i > 9) $i *= 31000 } { print }'
}
gather() {
    awk '/^c backbone/ { for (i = 3; i <= NF; i++) if ($i * $i > 9) $i /= 31000 } /^s|^c [bm]/ { print }'
}

# What is asked is about variables of clauses, and 9, which is in none.
@test "limits: so have backbones, and models told apart by few variables" {
    for ((seed = 1; seed <= 12; seed++)); do
        questions $seed | awk 'NR == 4 { print "c p show 1 5 0" } NR == 30 { print "c p show 8 9 0" } { print }' |
            sed 's/inccnf/inccnf 9 48/' >near.icnf
        sed '/^a/d; s/inccnf 9 48/cnf 9 12/' near.icnf | sed 14q >near.cnf
        for form in icnf cnf; do
            spread <near.$form | sed 's/^\(p .*\) 9 /\1 99999999 /' >far.$form
            for options in '--backbone' '--backbone -e look' '--backbone -e dpll' '-n 0' '-n 0 --project 2,4-5'; do
                run_sh "dpll -q -w $options near.$form"
                sed -n '/^s/p; /^c [bm]/p' <<<"$output" >wanted
                with_little_memory "dpll -q -w ${options/4-5/124000,155000} far.$form" 300000
                [ -z "$stderr" ]
                gather <<<"$output" | cmp - wanted
            done
        done
    done
}

@test "limits: so have cubes" {
    for ((seed = 1; seed <= 12; seed++)); do
        questions $seed | sed 's/inccnf/inccnf 9 48/' >near.icnf
        spread <near.icnf | sed 's/inccnf 9/inccnf 99999999/' >far.icnf
        with_little_memory "dpll --cubes -n 4 -e look far.icnf" 300000
        [ -z "$stderr" ]
        # The clauses come in order, and cubes of each question hold all of its models.
        [ "$(grep -v '^[ap]' <<<"$output")" = "$(grep -v '^[ap]' far.icnf)" ]
        echo "$output" >cubes
        dpll -q -w cubes >cubes.res
        # Of each question of three literals at most, the last cube has a model if any has.
        [ "$(grep -c '^s 1' cubes.res)" -ge "$(dpll -q -w near.icnf | grep -c '^s 1')" ]
        [ "$(grep -c '^a' cubes)" -ge 16 ]
    done
}

@test "limits: so have those about thousands of variables that come by and by" {
    # Clauses of two over up to 4,000 variables: with more clauses than variables they seldom have a model.
    awk 'function lit() { return (rand() < 0.5 ? -1 : 1) * (1 + int(rand() * 500 * part)) }
        BEGIN {
            srand(4)
            print "p inccnf"
            for (part = 1; part <= 8; part++) {
                for (i = 0; i < 600; i++) print lit(), lit(), 0
                print "a", lit(), 0
                print "a", lit(), lit(), lit(), 0
            }
        }' >near.icnf
    awk 'NR > 1 { for (i = 1; i <= NF; i++) if ($i * $i > 9) $i *= 31000 } { print }' near.icnf >far.icnf
    dpll -q near.icnf | grep '^s' >wanted
    grep -q 's 1' wanted
    grep -q 's 0' wanted
    run_sh 'dpll -q -w far.icnf'
    grep '^s' <<<"$output" | cmp - wanted
}

@test "limits: running out of memory while variables are renamed is s -1 and clean" {
    need_debug
    printf 'p cnf 200000 3\n-7 0\n7 199999 0\n5 -199999 0\np cnf 200000 2\n7 0\n9 -7 0\n' >far.cnf
    for ((n = 1; n < 1000; n += 1 + n / 20)); do
        run_sh "XSAT_FAIL_ALLOC=$n dpll far.cnf"
        [ "$status" -eq 0 ] || { [ "$stderr" = "dpll: out of memory" ] && continue; }
        [ -z "$stderr" ]
        [ "$(grep -c '^s' <<<"$output")" -eq 2 ]
        grep -q '^c limit memory' <<<"$output" || break
    done
    [ "$n" -gt 20 ]
    [ "$n" -lt 1000 ]
}

@test "limits: cnf2graph leaves out variables in no clause where they are most by far" {
    printf 'p cnf %s 2\n%s -7 0\n1 0\n' $far $far >far.cnf
    with_little_memory 'cnf2graph -f dot far.cnf'
    [ "$status" -eq 0 ]
    [ "$(grep -cE '^  (1|7|99999999) \[pos' <<<"$output")" -eq 3 ]
    [ "$(grep -c pos <<<"$output")" -eq 3 ]
    [[ $output == *$'\n  7 -- 99999999 [weight=1];\n'* ]]
    with_little_memory "cnf2graph -a '7 5' far.cnf"
    [[ $output == *"99,999,999 variables, 2 clauses"* || $output == *"99999999 variables, 2 clauses"* ]]
    [[ $output == *"<title>99999999 is true, by propagation</title>"* ]]
    [[ $output == *"<title>5 is true, as given</title>"* ]]
    with_little_memory 'cnf2graph -f graphml far.cnf'
    [[ $output == *'<edge source="7" target="99999999">'* ]]
}

@test "limits: cnfcheck -i and -S have figures for what occurs, however large its number" {
    printf 'p cnf %s 3\n%s -7 0\n1 -1 0\n-7 %s 0\n' $far $far $far >far.cnf
    with_little_memory 'cnfcheck -S far.cnf'
    [ "$status" -eq 1 ]
    [ "${stderr_lines[0]}" = "cnfcheck: far.cnf:3:1: clause 2 is a tautology: it has 1 and -1" ]
    [ "${stderr_lines[1]}" = "cnfcheck: far.cnf:4:1: clause 3 repeats clause 1 of line 2" ]
    [ "${stderr_lines[2]}" = "cnfcheck: far.cnf:1:1: 99999996 of the 99999999 variables occur in no clause: 2 3 4 5 6 8 9 10 ..." ]
    with_little_memory 'cnfcheck -i far.cnf'
    for row in 'used variables *3' 'pure literals *2' 'components *2'; do
        grep -qx "$row" <<<"$output"
    done
}

@test "limits: res2sudoku and resverify do with the values that are there" {
    printf 's 1\nv 1 0\nv %s 0\nv 1 0\n' $far >far.res
    printf 'p cnf %s 1\n1 0\n' $far >far.cnf
    with_little_memory 'res2sudoku far.res'
    [ "$status" -eq 2 ]
    [[ $stderr == "res2sudoku: far.res:1:1: cell r1c1 of model "*" has no digit"* ]] ||
        [[ $output == 1* ]]
    with_little_memory 'resverify far.cnf far.res'
    [ "$status" -eq 2 ]
    [ "$stderr" = "resverify: far.res:2:1: variable 2 has no value in this model: --partial allows that" ]
}

@test "limits: models that leave variables open take what they have" {
    printf 'p cnf %s 0\n' $far >far.cnf
    { echo s 1; for value in $(seq 2 200); do echo "v $value -$far 0"; done; } >far.res
    with_little_memory 'resverify --partial far.cnf far.res' 300000
    [ "$status" -eq 0 ]
    [ "$output" = verified ]
}

@test "limits: resextend extends models by steps about variables far away, one like the other" {
    printf 'c original 3\nc names 1 2\nc extend %s 1 0\nc extend 3 -%s 0\n' $far $far >far.cnf
    yes $'v 1 2 0\nv -1 2 0' | head -20000 | sed '1i s 1' >far.res
    run_sh "ulimit -t 10; resextend far.cnf far.res | LC_ALL=C sort | uniq -c | tr -s ' '"
    [ "$status" -eq 0 ]
    [ "$output" = $' 1 s 1\n 10000 v -1 2 3 0\n 10000 v 1 2 -3 0' ]
}

@test "limits: ranges of --project take no more than the variables that there are" {
    printf 'p cnf 3 1\n1 0\n' >small.cnf
    with_little_memory 'dpll -n 0 --project 1-3,2-1073741823 small.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: small.cnf: models are to be told apart by variable 4, and there are 3' ]
}

@test "limits: resverify checks proofs about variables with large numbers" {
    printf 'p cnf %s 3\n1 %s 0\n-1 %s 0\n-%s 0\n' $far $far $far $far >far.cnf
    printf '%s 0\n0\n' $far >far.drat
    with_little_memory 'echo s 0 | resverify -p far.drat -o far.lrat far.cnf'
    [ "$output" = "verified" ]
    with_little_memory 'echo s 0 | resverify -p far.lrat far.cnf'
    [ "$output" = "verified" ]
    printf '4 1 0 1 3 0\n5 0 4 2 3 0\n' >wide.lrat
    with_little_memory 'echo s 0 | resverify -p wide.lrat far.cnf'
    [ "$output" = "verified" ]
    printf '1 0\n-5 %s 0\n0\n' $far >wrong.drat
    with_little_memory 'echo s 0 | resverify -P drat -p wrong.drat far.cnf'
    [ "$output" = "verified" ]
}

@test "limits: a RAT step on a variable with a large number is checked against all clauses" {
    printf 'p cnf %s 2\n-%s 3 0\n%s 4 0\n' $far $far $far >far.cnf
    printf '3 %s -3 0 -1 0\n4 0 1 0\n' $far >wrong.lrat
    with_little_memory 'echo s 0 | resverify -P lrat -p wrong.lrat far.cnf'
    [ "$output" = "not verified (wrong proof)" ]
    [[ $stderr == "resverify: wrong.lrat:2:"* ]]
    printf '3 %s 0 0\n' $far >wrong.lrat
    with_little_memory 'echo s 0 | resverify -P lrat -p wrong.lrat far.cnf'
    [ "$output" = "not verified (wrong proof)" ]
    [[ $stderr == "resverify: wrong.lrat:1:"* ]]
}

@test "limits: clause counts and sides that are out of reach take no memory" {
    printf 'p cnf 2 999999999999999\n1 2 0\n' >far.cnf
    for tool in dpll 'cnfcheck -i' 'cnf2graph' 'resverify far.cnf <<<"s 0"; :'; do
        with_little_memory "$tool far.cnf"
        [[ $stderr == *"warning: the header declares 999999999999999 clauses, found 1"* ]]
    done
    for tool in sudoku2cnf xsudoku-step sudoku2html sudoku2svg sudokucat sudokucheck; do
        with_little_memory "echo p sudoku plain 999999999 | $tool"
        [ "$status" -eq 2 ]
        [[ $stderr == "$tool: <stdin>:1:16: expected a side from 1 to 225, found '999999999'" ]]
    done
}

@test "limits: sudoku2cnf says beforehand that a grid makes thousands of millions of clauses" {
    { echo p sudoku latin 225; yes "$(yes . | head -n 225 | tr '\n' ' ')" | head -n 225; } >large
    run_sh 'sudoku2cnf --amo product large | head -n 2'
    [ -z "$stderr" ]
    sudoku2cnf large 2>err >/dev/full &
    writer=$!
    until [ -s err ]; do kill -0 $writer; done
    kill $writer
    [ "$(head -n 1 err)" = "sudoku2cnf: large:2:1: warning: side 225 makes about 3827 million clauses; --amo product makes fewer" ]
}

@test "limits: a value of a variable that there cannot be is an error at its place" {
    fails_with 2 "res2sudoku: <stdin>:2:5: literal 1073741824 exceeds 1073741823, the most variables there can be" \
        "printf 's 1\nv 1 1073741824\n' | res2sudoku"
}

@test "limits: lratcat reads cubes of variables far away" {
    printf 'p inccnf\n1073741823 -1073741822 0\n-1073741823 0\n1073741822 0\na 1073741823 0\na -1073741823 0\n' >far.icnf
    printf '4 -1073741823 0 2 0\n' >one.lrat
    printf '4 1073741823 0 1 3 0\n' >two.lrat
    with_little_memory 'lratcat far.icnf one.lrat two.lrat'
    [ "$status" -eq 0 ]
    echo "$output" >far.lrat
    printf 'p cnf 1073741823 3\n1073741823 -1073741822 0\n-1073741823 0\n1073741822 0\n' >far.cnf
    [ "$(echo s 0 | resverify -p far.lrat far.cnf)" = verified ]
    with_little_memory 'lratcat far.icnf one.lrat'
    [ "$stderr" = "lratcat: far.icnf: no cube that a proof refutes covers the assignment -1073741823" ]
}

@test "limits: lratcat takes cubes of many literals, whatever the processor's stack" {
    # Cubes that are the leaves of a comb, the deepest one with 4000 literals.
    awk 'BEGIN {
        n = 4000
        print "p inccnf\n1 0\n-1 0"
        for (k = 1; k <= n; k += k < 20 || k == n ? 1 : n - k) {
            printf "a "
            for (i = 1; i < k; i++) printf "%d ", i
            print -k, 0
        }
        printf "a "
        for (i = 1; i <= n; i++) printf "%d ", i
        print 0
    }' >comb.icnf
    printf '3 1 0 1 0\n4 -1 0 2 0\n' >comb.lrat
    (echo p cnf 4000 2; printf '1 0\n-1 0\n') >comb.cnf
    awk 'BEGIN {
        n = 4000
        printf "3 "
        for (i = 1; i <= n; i++) printf "%d ", -i
        print "0 2 0"
    }' >deep.lrat
    run_sh 'ulimit -s 256; lratcat comb.icnf comb.lrat'
    [ "$status" -eq 0 ]
    echo "$output" >comb.whole
    [ "$(echo s 0 | resverify -p comb.whole comb.cnf)" = verified ]
    run_sh 'ulimit -s 256; lratcat comb.icnf deep.lrat'
    [ "$status" -eq 2 ]
    [[ $stderr == "lratcat: comb.icnf: no cube that a proof refutes covers the assignment 1 2"* ]]
}

@test "limits: resverify takes no more memory for a step with more hints" {
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' >four.cnf
    echo 's 0' >no.res
    # Six million hints, before the conflict or behind it, and as many deletions, which cannot all be right.
    hints() { yes "$1" | head -n 6000000 | tr '\n' ' '; }
    (printf '5 1 0 1 2 '; hints 1; printf '0\n6 0 5 3 4 0\n') >many.lrat
    with_little_memory 'resverify -p many.lrat four.cnf no.res' 32000
    [ "$output" = verified ]
    (printf '5 1 0 '; hints 1; printf '2 0\n6 0 5 3 4 0\n') >many.lrat
    with_little_memory 'resverify -p many.lrat four.cnf no.res' 32000
    [ "$output" = verified ]
    (printf '5 1 0 '; hints 1; printf '3 0\n') >many.lrat
    with_little_memory 'resverify -p many.lrat four.cnf no.res' 32000
    [ "$stderr" = "resverify: many.lrat:1:12000007: hint 3 is not unit: neither -1 nor 2 is false" ]
    (printf '5 d 4 '; hints 1; printf '0\n') >many.lrat
    with_little_memory 'resverify -p many.lrat four.cnf no.res' 32000
    [ "$stderr" = "resverify: many.lrat:1:9: clause 1 does not exist: it was deleted or never added" ]
    (printf '5 1 0 '; hints 1; printf '2 0 x\n6 0 5 3 4 0\n') >many.lrat
    with_little_memory 'resverify -p many.lrat four.cnf no.res' 32000
    [ "$stderr" = "resverify: many.lrat:1:12000011: expected the end of the line, found 'x'" ]
    # The same in binary, and a token of six million digits.
    (printf 'a\012\002\000'; hints 1 | tr -d ' ' | tr 1 '\002'; printf '\004\000a\014\000\012\006\010\000') >many.lrat
    with_little_memory 'resverify -P lrat -p many.lrat four.cnf no.res' 32000
    [ "$output" = verified ]
    (printf '5 1 0 1 '; hints 0 | tr -d ' '; printf '2 0\n6 0 5 3 4 0\n') >many.lrat
    with_little_memory 'resverify -p many.lrat four.cnf no.res' 64000
    [ "$output" = verified ]
}
