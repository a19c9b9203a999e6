#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll-rate, most of the time beside a stand-in for dpll whose answers and times the files dictate:
#     c base ANSWER TIME ...        one pair for each run with "first" among the options
#     c compared ANSWER TIME ...    one pair for each run without
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    mkdir bin
    cp "$BIN/dpll-rate" bin/
    cat > bin/dpll << 'EOF'
#!/bin/sh
echo "$*" >> calls
case " $* " in *' first '*) which=base ;; *) which=compared ;; esac
for file; do :; done
runs=$file.$which
echo run >> "$runs"
awk -v which="$which" -v run="$(wc -l < "$runs")" '
    $1 == "c" && $2 == which { i = 2 * run + 1; print "s " $i; if ($i == 1) print "v 1"; print "t " $(i + 1) }' "$file"
EOF
    chmod +x bin/dpll
    PATH=$PWD/bin:$PATH
    formula quick.cnf '1 200.000' '1 50.000'
}

# two OPTION ...: one run each of a base and a configuration compared with it, unless OPTION says else.
two() {
    dpll-rate -n 1 -b '-e dpll -b first' -c '-e dpll -b moms' "$@"
}
export -f two

# formula FILE BASE COMPARED
formula() {
    printf 'c base %s\nc compared %s\np cnf 4 6\n1 0\n1 0\n1 0\n1 0\n1 0\n1 0\n' "$2" "$3" > "$1"
}

# rows COMMAND: the table that COMMAND prints as tsv, without its first line.
rows() {
    run_sh "$1"
    [ -z "$stderr" ] || echo "stderr: $stderr"
    [ "$status" -eq 0 ] && rows=$(tail -n +2 <<< "$output")
}

@test "dpll-rate: prints instance, size, ratio, answer, both times and the rate" {
    prints "base: dpll -e dpll -b first
compared: dpll -e dpll -b moms

instance                          variables   clauses      ratio     answer     t (ms)    t0 (ms)       rate
quick.cnf                                 4         6      1.500        sat    200.000     50.000      75.0%
1 file, base solved 1, compared solved 1, median rate 75.0%" 'two quick.cnf'
}

@test "dpll-rate: -f and --format choose text, tsv or markdown" {
    prints "$(two quick.cnf)" 'rm quick.cnf.*; two -f text quick.cnf'
    tsv=$'instance\tvariables\tclauses\tratio\tanswer\tt (ms)\tt0 (ms)\trate
quick.cnf\t4\t6\t1.500\tsat\t200.000\t50.000\t75.0%
# 1 file, base solved 1, compared solved 1, median rate 75.0%'
    for option in '-f tsv' -ftsv '--format tsv' --format=tsv; do
        prints "$tsv" "rm -f quick.cnf.*; two $option quick.cnf"
    done
    # shellcheck disable=SC2016
    prints 'Base: `dpll -e dpll -b first`, compared: `dpll -e dpll -b moms`.

| instance | variables | clauses | ratio | answer | t (ms) | t0 (ms) | rate |
|---|--:|--:|--:|---|--:|--:|--:|
| quick.cnf | 4 | 6 | 1.500 | sat | 200.000 | 50.000 | 75.0% |

1 file, base solved 1, compared solved 1, median rate 75.0%' \
        'rm -f quick.cnf.*; two -f markdown quick.cnf'
}

@test "dpll-rate: the rate is negative where the compared configuration is slower" {
    formula slow.cnf '0 10.0' '0 25.0'
    rows 'two -f tsv slow.cnf'
    [ "${rows%%$'\n'*}" = $'slow.cnf\t4\t6\t1.500\tunsat\t10.000\t25.000\t-150.0%' ]
}

@test "dpll-rate: -n and --count take medians of several runs" {
    formula many.cnf '1 30 1 19 1 20' '1 1 1 6 1 5'
    for option in '-n 3' -n3 '--count 3' --count=3; do
        rm -f many.cnf.*
        rows "two -f tsv $option many.cnf"
        [ "${rows%%$'\n'*}" = $'many.cnf\t4\t6\t1.500\tsat\t20.000\t5.000\t75.0%\t1.000\t1.000' ]
    done
    formula even.cnf '1 10 1 40' '1 8 1 2'
    rows 'two -f tsv -n 2 even.cnf'
    [ "${rows%%$'\n'*}" = $'even.cnf\t4\t6\t1.500\tsat\t25.000\t5.000\t80.0%\t15.000\t3.000' ]
}

@test "dpll-rate: runs go on until the clock is sure, and no longer" {
    # Alike: three of each; apart: more, until the error of the median is 2 %; a limit: one.
    formula alike.cnf '1 30 1 30.1 1 29.9' '1 10 1 10 1 10.2'
    formula apart.cnf '1 30 1 35 1 30 1 30 1 30' '1 8 1 12 1 10 1 10 1 10'
    formula late.cnf '-1 10000' '1 500'
    rows "dpll-rate -b '-b first' -c '-b moms' -f tsv alike.cnf apart.cnf late.cnf"
    [ "$rows" = $'alike.cnf\t4\t6\t1.500\tsat\t30.000\t10.000\t66.7%\t0.100\t0.000
apart.cnf\t4\t6\t1.500\tsat\t30.000\t10.000\t66.7%\t0.000\t0.000
late.cnf\t4\t6\t1.500\tsat\t>10000\t500.000\t>=95.0%\t-\t-
# 3 files, base solved 2, compared solved 3, median rate 66.7%' ]
    [ "$(wc -l < alike.cnf.base)" -eq 3 ]
    [ "$(wc -l < apart.cnf.base)" -eq 5 ]
    [ "$(wc -l < late.cnf.base)" -eq 1 ]
    # The same, as people read it.
    rm ./*.base ./*.compared
    dpll-rate -b '-b first' -c '-b moms' alike.cnf | grep -Eq ' 30.000 \+-0.100 +10.000 \+-0.000 +66.7%'
    # At most 25.
    awk 'BEGIN { for (i = 0; i < 30; i++) print "1 " 10 * (1 + i % 3) }' | paste -sd " " - > spread
    formula wild.cnf "$(cat spread)" "$(cat spread)"
    rows "dpll-rate -b '-b first' -c '-b moms' -f tsv wild.cnf"
    [ "$(wc -l < wild.cnf.base)" -eq 25 ]
}

@test "dpll-rate: where the difference may well be chance there is no rate, and it counts as none" {
    formula chance.cnf '1 10 1 12 1 14' '1 11 1 13 1 9'
    formula clear.cnf '1 10 1 12 1 14' '1 1 1 2 1 1'
    rows "two -n 3 -f tsv chance.cnf clear.cnf"
    [ "$(cut -f 8 <<< "$rows")" = $'noise\n91.7%\n# 2 files, base solved 2, compared solved 2, median rate 45.8%' ]
}

@test "dpll-rate: the default tells apart what the data structure is worth, and the rule" {
    formula four.cnf '1 200 1 100' '1 50 1 25'
    dpll-rate -n 1 four.cnf > table
    [ "$(cat calls)" = "-e dpll -b first --propagate scan -t 10 -- four.cnf
-e dpll -b first --propagate watches -t 10 -- four.cnf
-e dpll -b moms --propagate scan -t 10 -- four.cnf
-e dpll -b moms --propagate watches -t 10 -- four.cnf" ]
    [ "$(grep -c '^compared' table)" -eq 3 ]
}

@test "dpll-rate: options for dpll are words, not patterns" {
    dpll-rate -n 1 -b '-b first *' -c '-s ?' quick.cnf
    [ "$(cat calls)" = '-b first * -t 10 -- quick.cnf
-s ? -t 10 -- quick.cnf' ]
}

@test "dpll-rate: the configurations take turns" {
    formula turns.cnf '1 1 1 1' '1 1 1 1'
    two -n 2 turns.cnf
    [ "$(cat calls)" = "-e dpll -b first -t 10 -- turns.cnf
-e dpll -b moms -t 10 -- turns.cnf
-e dpll -b first -t 10 -- turns.cnf
-e dpll -b moms -t 10 -- turns.cnf" ]
}

@test "dpll-rate: -b, -c and -t, and their long names, are handed to dpll" {
    for options in "-b '-b first -s 1' -c '-e cdcl' -t 2.5" \
        "--base '-b first -s 1' --compared '-e cdcl' --time 2.5" \
        "'--base=-b first -s 1' '--compared=-e cdcl' --time=2.5"; do
        rm -f calls quick.cnf.*
        run_sh "dpll-rate -n 1 $options quick.cnf"
        [ "$status" -eq 0 ]
        [ "$(cat calls)" = $'-b first -s 1 -t 2.5 -- quick.cnf\n-e cdcl -t 2.5 -- quick.cnf' ]
        [ "${lines[0]}" = "base: dpll -b first -s 1" ]
    done
}

@test "dpll-rate: a run at the limit shows >LIMIT and bounds the rate" {
    formula base.cnf '-1 2000' '1 500'
    formula compared.cnf '0 500' '-1 2000.1'
    formula both.cnf '-1 2000' '-1 2000'
    rows 'two -f tsv -t 2 base.cnf compared.cnf both.cnf'
    [ "$rows" = $'base.cnf\t4\t6\t1.500\tsat\t>2000\t500.000\t>=75.0%
compared.cnf\t4\t6\t1.500\tunsat\t500.000\t>2000\t<=-300.0%
both.cnf\t4\t6\t1.500\tunknown\t>2000\t>2000\t-
# 3 files, base solved 1, compared solved 1, median rate -112.5%' ]
}

@test "dpll-rate: of several runs the fewer ones at the limit count as the limit" {
    formula late.cnf '1 10 1 30 -1 1000' '-1 1000 1 5 -1 1000'
    rows 'two -f tsv -t 1 -n 3 late.cnf'
    [ "${rows%%$'\n'*}" = $'late.cnf\t4\t6\t1.500\tsat\t30.000\t>1000\t<=-3233.3%\t20.000\t-' ]
}

@test "dpll-rate: a time of zero has no rate" {
    formula zero.cnf '1 0.000' '1 0.000'
    rows 'two -f tsv zero.cnf'
    [ "$rows" = $'zero.cnf\t4\t6\t1.500\tsat\t0.000\t0.000\t-
# 1 file, base solved 1, compared solved 1, median rate -' ]
}

@test "dpll-rate: different answers are an error that shouts, and the table goes on" {
    formula wrong.cnf '1 10' '0 5'
    run_sh 'two -f tsv wrong.cnf quick.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-rate: ERROR: THE CONFIGURATIONS GIVE DIFFERENT ANSWERS ON wrong.cnf" ]
    [ "${lines[1]}" = $'wrong.cnf\t4\t6\t1.500\tCONFLICT\t10.000\t5.000\t50.0%' ]
    [[ ${lines[2]} == quick.cnf* ]]
}

@test "dpll-rate: different answers by one configuration are found, too" {
    formula wrong.cnf '1 10 0 10 -1 10' '-1 10 -1 10 -1 10'
    run_sh 'two -n 3 wrong.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-rate: ERROR: THE CONFIGURATIONS GIVE DIFFERENT ANSWERS ON wrong.cnf" ]
}

@test "dpll-rate: files may stand among the options, have blanks in their names, and start with -" {
    mkdir 'two words'
    formula 'two words/a b=1.cnf' '1 2' '1 1'
    formula -t '1 2' '1 1'
    rows "two 'two words/a b=1.cnf' -f tsv -- -t quick.cnf"
    [ "$(cut -f 1 <<< "$rows")" = $'a b=1.cnf\n-t\nquick.cnf\n# 3 files, base solved 3, compared solved 3, median rate 50.0%' ]
}

@test "dpll-rate: a file that cannot be read is an error, and the others are measured" {
    run_sh 'two -f tsv none.cnf quick.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-rate: cannot read none.cnf: No such file or directory" ]
    [ "${lines[1]}" = $'none.cnf\t-\t-\t-\terror\t-\t-\t-' ]
    [[ ${lines[2]} == quick.cnf* ]]
    [[ ${lines[3]} == "# 2 files, base solved 1, compared solved 1,"* ]]
    run_sh 'two .'
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-rate: cannot read .: Is a directory" ]
}

@test "dpll-rate: standard input is refused, once or twice, before anything is solved" {
    for files in - '- -' 'quick.cnf -'; do
        fails_with 64 'dpll-rate: a file is solved several times, so none can be standard input (see dpll-rate --help)' \
            "two $files"
    done
    formula ./- '1 2' '1 1'
    rows 'two -f tsv ./-'
    [ "$(cut -f 1 <<< "$rows" | head -1)" = - ]
}

@test "dpll-rate: a stream of problems is an error" {
    printf 'c base 1 1\nc base 1 1\np cnf 1 0\n' > stream.cnf
    run_sh 'two stream.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll-rate: stream.cnf is not one problem, but a stream" ]
}

@test "dpll-rate: a dpll that fails is an error, and ends the table when it is for the options" {
    printf '#!/bin/sh\necho "dpll: no" >&2\nexit 2\n' > bin/dpll
    run_sh 'two -b "-e none" quick.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = $'dpll: no\ndpll-rate: dpll -e none fails on quick.cnf' ]
    printf '#!/bin/sh\necho "dpll: no" >&2\nexit 64\n' > bin/dpll
    run_sh 'two -b "-e none" quick.cnf quick.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = $'dpll: no\ndpll-rate: dpll does not take the options -e none' ]
}

@test "dpll-rate: takes the dpll beside it, or else the one on PATH, and says when there is none" {
    mkdir alone other
    cp bin/dpll-rate alone/
    sed 's/print "t "/print "t 1"/' bin/dpll > other/dpll
    chmod +x other/dpll
    rows 'PATH=$PWD/other:$PATH; bin/dpll-rate -n 1 -c "" -f tsv quick.cnf'
    [ "$(head -n 1 <<< "$rows" | cut -f 6)" = 200.000 ]
    rm quick.cnf.*
    rows 'PATH=$PWD/other:$PATH; alone/dpll-rate -n 1 -c "" -f tsv quick.cnf'
    [ "$(head -n 1 <<< "$rows" | cut -f 6)" = 1200.000 ]
    mkdir tools
    for tool in sh awk cat mktemp rm; do ln -s "$(command -v "$tool")" tools/; done
    fails_with 2 'dpll-rate: cannot find dpll beside this program or on PATH' \
        'PATH=$PWD/tools alone/dpll-rate quick.cnf'
}

@test "dpll-rate: --help and --version print on stdout with status 0" {
    run_sh 'two --help'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "usage: dpll-rate [OPTION ...] FILE ..." ]
    run_sh 'two --version'
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [[ ${lines[0]} =~ ^dpll-rate\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "dpll-rate: every option is in the man page" {
    options_documented dpll-rate
}

@test "dpll-rate: a wrong command line is one line that points to --help, status 64" {
    see='(see dpll-rate --help)'
    fails_with 64 "dpll-rate: the operand FILE is missing $see" 'dpll-rate'
    fails_with 64 "dpll-rate: unknown option -h $see" 'two -h quick.cnf'
    fails_with 64 "dpll-rate: unknown option -z $see" 'two -zx quick.cnf'
    fails_with 64 "dpll-rate: unknown option --compare; the nearest is --compared $see" 'two --compare -w quick.cnf'
    fails_with 64 "dpll-rate: unknown option --baes=-w; the nearest is --base $see" 'two --baes=-w quick.cnf'
    fails_with 64 "dpll-rate: unknown option --wrong $see" \
        'two --wrong quick.cnf'
    fails_with 64 "dpll-rate: option -n needs a value $see" 'two quick.cnf -n'
    fails_with 64 "dpll-rate: option --base needs a value $see" 'two quick.cnf --base'
    for value in 0 1001 2.5 x ''; do
        fails_with 64 "dpll-rate: option -n needs a whole number from 1 to 1000, found '$value' $see" \
            "two -n '$value' quick.cnf"
    done
    for value in 0 0.0009 -1 1000001 x . ''; do
        fails_with 64 \
            "dpll-rate: option --time needs a number of seconds from 0.001 to 1000000, found '$value' $see" \
            "two --time='$value' quick.cnf"
    done
    fails_with 64 "dpll-rate: option -f needs markdown, tsv or text, found 'html' $see" \
        'two -f html quick.cnf'
}

@test "dpll-rate: a full disk is an error" {
    [ -c /dev/full ] || skip "needs /dev/full"
    full='dpll-rate: cannot write standard output: No space left on device'
    fails_with 2 "$full" 'two quick.cnf > /dev/full'
    fails_with 2 "$full" 'two --help > /dev/full'
}

@test "dpll-rate: a reader that goes away ends it without a word" {
    prints 'base: dpll -e dpll -b first' 'two quick.cnf | head -n 1'
}

@test "dpll-rate: leaves no temporary files" {
    mkdir tmp
    TMPDIR=$PWD/tmp two quick.cnf
    TMPDIR=$PWD/tmp run two none.cnf
    [ -z "$(ls tmp)" ]
}

@test "dpll-rate: several configurations are compared, each with a row and a median of its own" {
    formula one.cnf '1 100' '1 50 1 200 -1 2000'
    formula two.cnf '0 10' '0 1 0 5 0 10'
    prints "base: dpll -b first
compared 1: dpll -b moms
compared 2: dpll -b jw
compared 3: dpll -e look

$(printf '%-32s %10s %9s' instance variables clauses) $(printf '%10s %10s %10s %10s %10s %10s' ratio answer 't (ms)' 't0 (ms)' rate compared)
$(printf '%-32s %10s %9s' one.cnf 4 6) $(printf '%10s %10s %10s %10s %10s %10s' 1.500 sat 100.000 50.000 50.0% 1)
$(printf '%-32s %10s %9s' one.cnf 4 6) $(printf '%10s %10s %10s %10s %10s %10s' 1.500 sat 100.000 200.000 -100.0% 2)
$(printf '%-32s %10s %9s' one.cnf 4 6) $(printf '%10s %10s %10s %10s %10s %10s' 1.500 sat 100.000 '>2000' '<=-1900.0%' 3)
$(printf '%-32s %10s %9s' two.cnf 4 6) $(printf '%10s %10s %10s %10s %10s %10s' 1.500 unsat 10.000 1.000 90.0% 1)
$(printf '%-32s %10s %9s' two.cnf 4 6) $(printf '%10s %10s %10s %10s %10s %10s' 1.500 unsat 10.000 5.000 50.0% 2)
$(printf '%-32s %10s %9s' two.cnf 4 6) $(printf '%10s %10s %10s %10s %10s %10s' 1.500 unsat 10.000 10.000 0.0% 3)
2 files, base solved 2, compared 1 solved 2, median rate 70.0%, compared 2 solved 2, median rate -25.0%, compared 3 solved 1, median rate -950.0%" \
        "dpll-rate -n 1 -t 2 -b '-b first' -c '-b moms' --compared '-b jw' '--compared=-e look' one.cnf two.cnf"
    [ "$(cut -d ' ' -f 1,2 calls | uniq)" = $'-b first\n-b moms\n-b jw\n-e look\n-b first\n-b moms\n-b jw\n-e look' ]
    rm ./*.cnf.*
    run_sh "dpll-rate -n 1 -f markdown -c 'x' -c 'y' two.cnf"
    [ "${lines[0]}" = 'Base: `dpll -e dpll -b first --propagate scan`, compared 1: `dpll x`, compared 2: `dpll y`.' ]
    [ "${lines[2]}" = '|---|--:|--:|--:|---|--:|--:|--:|--:|' ]
    [ "${lines[4]}" = '| two.cnf | 4 | 6 | 1.500 | unsat | 10.000 | 5.000 | 50.0% | 2 |' ]
    formula odd.cnf '1 100' '1 50 0 200'
    run_sh "two -f tsv -c x -c y odd.cnf"
    [ "$status" -eq 2 ]
    [[ "$output" == *$'CONFLICT\t100.000\t200.000\t-100.0%\t2'* ]]
}

# points CLASS FILE: places of a configuration's marks with titles, "X Y TITLE", in order.
points() {
    grep "<g class=\"$1\" .*<title>" "$2" |
        sed -E 's/.*<title>([^<]*).*(cx="|d="M)([0-9.]+)( |" cy=")([0-9.]+).*/\3 \5 \1/'
}

@test "dpll-rate --svg: a point for each file and configuration, on scales that are right" {
    formula one.cnf '1 100' '1 10'
    formula two.cnf '0 10' '0 10'
    formula 'three & <four>.cnf' '1 1' '1 100'
    formula late.cnf '0 100' '-1 1000'
    two -t 1 --svg t.svg one.cnf two.cnf 'three & <four>.cnf' late.cnf >table
    ! command -v python3 >/dev/null || python3 -c 'import sys, xml.dom.minidom as d; d.parse(sys.argv[1])' t.svg
    # Four points of the scatter plot, and three of the cactus plot.
    points m1 t.svg >marks
    [ "$(wc -l <marks)" -eq 7 ]
    [ "$(grep -c '<g class="m0".*<title>' t.svg)" -eq 4 ]
    # Ten times the time is a third of the side, 480: from 1 ms to 1 s.
    awk 'NR == 1 { x = $1; y = $2 }
        NR == 2 { bad += $1 != x - 160 || $2 != y }
        NR == 3 { bad += $1 != x - 320 || $2 != y - 160 }
        NR == 4 { bad += $1 != x || $2 != y - 320 }
        END { exit bad > 0 }' marks
    grep -q '<title>three &amp; &lt;four&gt;.cnf: base 1.* ms, compared 100.* ms</title>' t.svg
    grep -q '<title>late.cnf: base 100.* ms, compared over 1 s</title>' t.svg
    # Files in order of time: 10, 10 and 100 ms; the base's 1, 10, 100, 100.
    [ "$(tail -n 3 marks | cut -d ' ' -f 3- | paste -sd ,)" = '1 file within 10 ms,2 files within 10 ms,3 files within 100 ms' ]
    [ "$(points m0 t.svg | sed 's/.*within //' | paste -sd ,)" = '1 ms,10 ms,100 ms,100 ms' ]
    grep -q '>limit: 1 s<' t.svg
    grep -q '>compared: dpll -e dpll -b moms<' t.svg
}

@test "dpll-rate --svg: microseconds are written as such, in any encoding, and both time scales have names" {
    formula "1 us & more's.cnf" '1 0.02' '1 5'
    two --svg t.svg -b '-b first -s 1 -q &' "1 us & more's.cnf" >table
    [ "$(grep -c '>100 &#181;s<' t.svg)" -eq 3 ]
    [ "$(grep -c '[0-9] us<' t.svg)" -eq 0 ]
    grep -q "<title>1 us &amp; more's.cnf: base " t.svg
    [ "$(grep -c '>base: dpll -b first -s 1 -q &amp;<' t.svg)" -eq 2 ]
    [ "$(grep -c '>compared: dpll -e dpll -b moms<' t.svg)" -eq 2 ]
    grep -q '>time for each<' t.svg
    [ "$(LC_ALL=C grep -c '[^ -~]' t.svg)" -eq 0 ]
    ! command -v python3 >/dev/null || [ "$(python3 -c '
import xml.etree.ElementTree as tree
print(sum(text.text.encode() == b"100 \xc2\xb5s" for text in tree.parse("t.svg").iter("{http://www.w3.org/2000/svg}text")))')" = 3 ]
}

@test "dpll-rate --svg: several configurations have marks of their own" {
    formula one.cnf '1 100' '1 10 1 20 1 5'
    dpll-rate -n 1 -c a -c b -c 'c"<' --svg t.svg one.cnf >table
    for mark in 'm1:10 ms' 'm2:20 ms' 'm3:5 ms'; do
        grep -q "<g class=\"${mark%:*}\" .*<title>one.cnf: base 100 ms, compared ${mark#*:}</title>" t.svg
    done
    grep -q '>compared: dpll c&quot;&lt;<' t.svg
    [ "$(grep -o '<g class="m[0-9]" fill="[^"]*"' t.svg | sort -u | wc -l)" -eq 4 ]
}

@test "dpll-rate --svg: files that cannot be written are told, and no file is left where no run succeeds" {
    fails_with 2 'dpll-rate: cannot create nowhere/t.svg' 'two --svg nowhere/t.svg quick.cnf'
    fails_with 64 "dpll-rate: option --svg needs the name of a file, found '-' (see dpll-rate --help)" \
        'two --svg - quick.cnf'
    run_sh 'two --svg t.svg none.cnf'
    [ "$status" -eq 2 ]
    [ ! -e t.svg ]
    [ -w /dev/full ] || skip "needs /dev/full"
    run_sh 'two --svg /dev/full quick.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll-rate: cannot write /dev/full' ]
}

@test "dpll-rate: measures the real dpll" {
    [ -x "$BIN/dpll" ] || skip "needs dpll"
    printf 'p cnf 3 3\n1 2 0\n-1 3 0\n-2 -3 0\n' > small.cnf
    printf 'p cnf 1 2\n1 0\n-1 0\n' > no.cnf
    rows "'$BIN/dpll-rate' -c '-b moms' -f tsv small.cnf no.cnf"
    number='-?[0-9.]+'
    tr '\t' ' ' <<< "$rows" > table
    grep -Eqx "small.cnf 3 3 1.000 sat $number $number ($number%|-|noise) $number $number" table
    grep -Eqx "no.cnf 1 2 2.000 unsat $number $number ($number%|-|noise) $number $number" table
    grep -Eqx "# 2 files, base solved 2, compared solved 2, median rate ($number%|-)" table
}

@test "dpll-rate: files of one name in several folders are told apart" {
    ln -sf "$BIN/dpll" bin/dpll
    mkdir a b
    printf 'p cnf 1 1\n1 0\n' | tee a/f.cnf b/f.cnf > a/only.cnf
    two -f tsv --svg times.svg a/f.cnf b/f.cnf a/only.cnf a/only.cnf > table
    [ "$(sed -n 2,5p table | cut -f 1)" = $'a/f.cnf\nb/f.cnf\nonly.cnf\nonly.cnf' ]
    [ "$(grep -o '<title>[^:]*: base' times.svg | sort -u)" = $'<title>a/f.cnf: base\n<title>b/f.cnf: base\n<title>only.cnf: base' ]
}

@test "dpll-rate: a formula that is compressed, or begins with a byte-order mark, has its size" {
    ln -sf "$BIN/dpll" bin/dpll
    printf 'p cnf 3 2\n1 2 0\n-2 3 0\n' > f.cnf
    { printf '\357\273\277'; cat f.cnf; } > marked
    gzip f.cnf
    command -v xz > /dev/null && gzip -dc f.cnf.gz | tee plain | xz > packed
    ! command -v xz > /dev/null || xz --format=lzma -c plain > older
    for file in f.cnf.gz marked packed older; do
        [ ! -e $file ] || [ "$(two -f tsv $file | sed -n 2p | cut -f 1-5)" = "$file"$'\t3\t2\t0.667\tsat' ]
    done
}
