#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The examples run as they stand.
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    once_is_enough
}

@test "examples: rate.sh compares two branching rules on formulas of its own, and leaves none" {
    need_program dpll
    mkdir tmp
    run_sh "BIN='$BIN' TMPDIR=$PWD/tmp sh '$ROOT/examples/rate.sh'"
    [ -z "$(ls tmp)" ]
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(grep -c '^| [a-z]*-[0-9].cnf |' <<< "$output")" -eq 3 ]
    grep -q '^| pigeons-6.cnf | 42 | 133 | 3.167 | unsat |' <<< "$output"
    grep -q '^3 files, base solved ' <<< "$output"
}

@test "examples: rate.sh takes files" {
    need_program dpll
    printf 'p cnf 2 2\n1 2 0\n-1 0\n' > small.cnf
    run_sh "BIN='$BIN' sh '$ROOT/examples/rate.sh' small.cnf"
    [ "$status" -eq 0 ]
    grep -q '^| small.cnf | 2 | 2 | 1.000 | sat |' <<< "$output"
    grep -q '^1 file, base solved 1, compared solved 1, ' <<< "$output"
}

@test "examples: report.sh writes what it found in Markdown and HTML, with pictures" {
    printf 'p cnf 2 2\n1 2 0\n-1 -2 0\n' > 'a b.cnf'
    pigeonhole 3 > no.cnf
    run_sh "BIN='$BIN' LIMIT=5 sh '$ROOT/examples/report.sh' out 'a b.cnf' no.cnf"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$output" = 'out/report.md, out/report.html' ]
    grep -Eqx '[|] a b [|] 2 [|] 2 [|] 1.000 [|] same [|] sat [|] [0-9]+ [|] [0-9]+ [|] [0-9.]+ [|] yes, by its model [|]' out/report.md
    grep -Eqx '[|] no [|] 12 [|] 22 [|] 1.833 [|] same [|] unsat [|] [0-9]+ [|] [0-9]+ [|] [0-9.]+ [|] yes, by a proof [|]' out/report.md
    [ "$(ls out)" = $'graph.svg\npuzzle.cnf\npuzzle.svg\npuzzle.txt\nreport.html\nreport.md\nresults\nsolution.svg\ntimes.svg\ntrees.svg' ]
    [ "$(ls out/results)" = $'a b.res\nno.res' ]
    # Two files, three configurations, tables of three kinds; each cell of Markdown is one of HTML.
    [ "$(grep -c '^| .*cnf |' out/report.md)" -eq 6 ]
    [ "$(grep -c '^<tr>' out/report.html)" -eq "$(grep -c '^| ' out/report.md)" ]
    [ "$(grep -o '<t[dh]>' out/report.html | wc -l)" -eq "$(grep '^| ' out/report.md | grep -o ' |' | wc -l)" ]
    [ "$(grep -o 'src="[a-z.]*"' out/report.html)" = $'src="times.svg"\nsrc="graph.svg"\nsrc="trees.svg"\nsrc="puzzle.svg"\nsrc="solution.svg"' ]
    # Drawn is the smallest formula whose search tree has more than one decision.
    grep -qx '## A closer look at no' out/report.md
    grep -Eqx '[|] 729 [|] [0-9]+ [|] [0-9]+ [|] [0-9]+ [|] [0-9.]+ [|] yes, by its model [|] yes [|]' out/report.md
    # The solution is the one that another search finds.
    sudoku2cnf out/puzzle.txt | dpll -e cdcl | res2sudoku --svg -p out/puzzle.txt | cmp - out/solution.svg
}

@test "examples: report.sh goes on behind files that cannot be read, and names them in the end" {
    printf 'p cnf 2 2\n1 2 0\n-1 -2 0\n' > good.cnf
    printf 'p cnf 2 2\n1 2 0\n7 0\n' > bad.cnf
    run_sh "BIN='$BIN' LIMIT=1 LC_ALL=C sh '$ROOT/examples/report.sh' out bad.cnf good.cnf none.cnf"
    [ "$status" -eq 2 ]
    [ "$output" = 'out/report.md, out/report.html' ]
    [ "$stderr" = $'cnfcheck: bad.cnf:3:1: literal 7 exceeds the 2 variables declared in line 1\ncnfcheck: cannot open none.cnf: No such file or directory' ]
    grep -q '^| good | 2 | 2 | .* yes, by its model |$' out/report.md
    [ "$(tail -n 6 out/report.md)" = "$(printf '\n## Left out\n'; printf '\n`%s`\n' "${stderr_lines[@]}")" ]
    [ "$(grep -c 'bad.cnf\|none.cnf' out/report.html)" -eq 2 ]
    [ "$(ls out)" = $'graph.svg\npuzzle.cnf\npuzzle.svg\npuzzle.txt\nreport.html\nreport.md\nresults\nsolution.svg\ntimes.svg\ntrees.svg' ]
    run_sh "BIN='$BIN' sh '$ROOT/examples/report.sh' nothing none.cnf"
    [ "$status" -eq 2 ]
    [ -z "$output" ]
}

@test "examples: report.sh tells files of one name apart, by their folders or a number" {
    mkdir a b
    printf 'p cnf 1 1\n1 0\n' | tee a/f.cnf > a/only.cnf
    printf 'p cnf 1 2\n1 0\n-1 0\n' > b/f.cnf
    printf 'p cnf 2 1\n-2 0\n' > f.cnf
    gzip -c b/f.cnf > b/f.cnf.gz
    run_sh "BIN='$BIN' LIMIT=1 LC_ALL=C sh '$ROOT/examples/report.sh' out a/f.cnf a/only.cnf b/f.cnf f.cnf b/f.cnf.gz"
    [ "$status" -eq 0 ]
    [ "$(cd out/results && echo *)" = 'a-f.res b-f-2.res b-f.res f.res only.res' ]
    for file in a/f a/only b/f f; do
        name=${file#*/}
        [ "$file" = f ] || [ "$name" = only ] || name=${file%/*}-f
        resverify -q "$file.cnf" "out/results/$name.res" || [ "$(head -1 "out/results/$name.res")" = 's 0' ]
    done
    [ "$(sed -n 's/^| \([a-z0-9-]*\) | [12] | [12] | .* same | \([a-z]*\) .*/\1 \2/p' out/report.md | sort)" = $'a-f sat\nb-f unsat\nb-f-2 unsat\nf sat\nonly sat' ]
}

@test "examples: report.sh reads what Windows writes, and compressed files" {
    printf 'p cnf 2 2\n1 2 0\n-1 -2 0\n' > plain.cnf
    { printf '\357\273\277'; sed 's/$/\r/' plain.cnf; printf '\032'; } > windows.cnf
    gzip -c plain.cnf > packed.cnf.gz
    run_sh "BIN='$BIN' LIMIT=1 LC_ALL=C sh '$ROOT/examples/report.sh' out windows.cnf packed.cnf.gz"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    for name in windows packed; do
        grep -q "^| $name | 2 | 2 | 1.000 | same | sat | .* | yes, by its model |\$" out/report.md
    done
}

@test "examples: report.sh says what comes first when it is not there" {
    printf 'p cnf 1 1\n1 0\n' > one.cnf
    run_sh "BIN='$BIN' sh '$ROOT/examples/report.sh' one.cnf"
    [ "$status" -eq 64 ]
    [ "$stderr" = 'report.sh: the folder of the report comes first, and one.cnf is a file' ]
    run_sh "BIN='$BIN' sh '$ROOT/examples/report.sh' --help"
    [ "$status" -eq 64 ]
    [ "$stderr" = 'usage: examples/report.sh [FOLDER [FILE ...]]: into FOLDER (report), about the formulas in FILE ...' ]
    [ -z "$(find . -mindepth 1 -type d)" ]
}

@test "examples: report.sh writes Chinese in a Chinese locale, with the same tables" {
    printf 'p cnf 2 2\n1 2 0\n-1 -2 0\n' > sat.cnf
    pigeonhole 3 > unsat.cnf
    for locale in C zh_CN.UTF-8; do
        run_sh "BIN='$BIN' LIMIT=1 LC_ALL=$locale sh '$ROOT/examples/report.sh' $locale sat.cnf unsat.cnf"
        [ "$status" -eq 0 ]
        [ -z "$stderr" ]
        sed 's/[^|#`!]//g' $locale/report.md > $locale.form
    done
    cmp C.form zh_CN.UTF-8.form
    # Nothing but names, commands and units is left in English.
    ! sed -E 's/`[^`]*`//g; s/\([a-z]+\.svg\)//; s/(un)?sat(\.cnf)?//g; s/\(t - t0\)|\(ms\)|t0?//g' zh_CN.UTF-8/report.md | grep '[a-z]' || return 1
    grep -qE '^[|] sat [|] 2 [|] 2 [|] 1.000 [|] 相同 [|] 可满足 [|] .* [|] 正确，由模型检查 [|]$' zh_CN.UTF-8/report.md
    grep -qE '^[|] unsat [|] 12 [|] 22 [|] 1.833 [|] 相同 [|] 不可满足 [|] .* [|] 正确，由证明检查 [|]$' zh_CN.UTF-8/report.md
    grep -q '<html lang="zh">' zh_CN.UTF-8/report.html
}

@test "examples: they run straight after make" {
    [ -x "$ROOT/build/bin/dpll" ] || skip "needs build/bin"
    run_sh "unset BIN; PATH=/usr/bin:/bin sh '$ROOT/examples/count-models.sh' 4"
    [ "$status" -eq 0 ]
    [ "${lines[0]% colourings*}" = "${lines[1]% by theory}" ]
}

@test "examples: count-models.sh counts colourings as theory does" {
    for n in 3 4 7 9; do
        run_sh "BIN='$BIN' sh '$ROOT/examples/count-models.sh' $n"
        [ "$status" -eq 0 ]
        [ "${lines[0]% colourings*}" = "${lines[1]% by theory}" ]
        [ "${lines[0]% colourings*}" -ge 6 ]
    done
}

@test "examples: cubes.sh answers as one process does, whatever the number" {
    for seed in 1 2; do
        awk -v seed="$seed" 'BEGIN {
            srand(seed)
            print "p cnf 60 256"
            for (i = 0; i < 256; i++) {
                for (k = 0; k < 3; k++)
                    printf "%s%d ", rand() < .5 ? "-" : "", k * 20 + 1 + int(rand() * 20)
                print 0
            }
        }' > f.cnf
        wanted=satisfiable
        [ "$(dpll -q -b moms f.cnf | head -1)" = "s 1" ] || wanted=unsatisfiable
        for processes in 1 3; do
            run_sh "BIN='$BIN' sh '$ROOT/examples/cubes.sh' f.cnf $processes"
            [ "$status" -eq 0 ]
            [[ "$output" == *" cubes: $wanted" ]]
        done
    done
}

@test "examples: cubes.sh has a formula of its own, and leaves no temporary files" {
    mkdir tmp
    run_sh "BIN='$BIN' TMPDIR='$PWD/tmp' sh '$ROOT/examples/cubes.sh'"
    [ "$status" -eq 0 ]
    [[ "$output" == *" cubes: "*satisfiable ]]
    [ -z "$(ls tmp)" ]
}

@test "examples: farm.sh is stopped, goes on, and answers as one process does" {
    need_program parallel
    uniform 3 200 900 1 >f.cnf
    mkdir tmp
    run_sh "BIN='$BIN' TMPDIR='$PWD/tmp' sh '$ROOT/examples/farm.sh' f.cnf"
    [ "$status" -eq 0 ]
    [[ "$output" == *unsatisfiable* ]]
    [ "$(dpll -q f.cnf | head -n 1)" = "s 0" ]
    [ -z "$(ls tmp)" ]
}

@test "examples: waerden.cnf says what its comment says, and 17 numbers can be coloured" {
    sed 's/^c.*//' "$ROOT/examples/waerden.cnf" | awk 'NF && $1 != "p" { $NF = ""; print }' | sort > clauses
    awk 'BEGIN {
        for (from = 1; from <= 18; from++)
            for (step = 1; step < 18; step++) {
                if (from + 2 * step <= 18) print from, from + step, from + 2 * step, ""
                if (from + 3 * step <= 18) print -from, -(from + step), -(from + 2 * step), -(from + 3 * step), ""
            }
    }' | sort | diff clauses -
    prints 's 0' "dpll -q '$ROOT/examples/waerden.cnf' | head -n 1"
    awk 'NF && $1 != "c" && $1 != "p" && !/18/' "$ROOT/examples/waerden.cnf" > fewer
    { echo "p cnf 17 $(wc -l < fewer)"; cat fewer; } > fewer.cnf
    prints 's 1' "dpll -q fewer.cnf | head -n 1"
}

@test "examples: lesson.sh leads from the formula to the proof, and leaves four pictures" {
    run_sh "BIN='$BIN' sh '$ROOT/examples/lesson.sh'"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(grep -c '^[1-9]\. ' <<< "$output")" -eq 9 ]
    [ "$(grep -cE '^   s 0$' <<< "$output")" -eq 2 ]
    grep -q '^   verified$' <<< "$output"
    grep -q '^   waerden-46.cnf  *46  *660 .* unsat ' <<< "$output"
    [ "$(cd lesson && echo *.svg)" = 'after.svg graph.svg times.svg trees.svg' ]
    ! command -v python3 > /dev/null ||
        python3 -c 'import sys, xml.dom.minidom as d; [d.parse(f) for f in sys.argv[1:]]' lesson/*.svg
    # The numbers it tells are those of the pictures, and moms is the better one.
    read -r first moms < <(sed -n 's/^   Conflicts: \([0-9]*\) by the one, \([0-9]*\) by.*/\1 \2/p' <<< "$output")
    [ "$first" -gt $((2 * moms)) ]
    grep -q ", $first conflicts, " lesson/trees.svg
    grep -q ", $moms conflicts, " lesson/trees.svg
}

@test "examples: lesson.sh takes a formula, and a folder" {
    printf 'p cnf 3 3\n1 2 0\n-1 3 0\n-2 -3 0\n' > small.cnf
    run_sh "BIN='$BIN' sh '$ROOT/examples/lesson.sh' small.cnf 'a folder'"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    grep -q '^   verified$' <<< "$output"
    [ "$(cd 'a folder' && echo *.svg)" = 'after.svg graph.svg times.svg trees.svg' ]
    [ "$(find . -name '*.cnf' -o -name '*.svg' -o -name first | grep -cv '/a folder/')" -eq 1 ]
}
