#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# xsudoku-step: steps as a person makes them, judged by the native solver and the SAT pipeline.

load helper

PUZZLE=5...49.878..1.6...4.68...2..5...7..8.8..6...1...2...96.1............2..9..7......

# A shape for xsudoku-gen on each line: every variant, and other sides.
shapes() {
    printf '%s\n' '-V plain' '-V x' '-V percent' '-V windoku' '-V latin' \
        '-V plain -B 2x2' '-V plain -B 2x3' '-V plain -B 3x2' '-V x -B 2x4' '-V plain -B 3x4' \
        '-V latin -B 1x7' '-V plain -B 4x4'
}

# The grids of a stream, one on a line, without what is said of them.
grids() {
    grep -v '^[p#]' | sed 's/ .*//'
}

@test "xsudoku-step: each option has its place in the man page" {
    options_documented xsudoku-step
}

@test "xsudoku-step: --help and --version answer on stdout" {
    run_sh 'xsudoku-step --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: xsudoku-step [OPTION ...] [FILE ...]' ]]
    run_sh 'xsudoku-step --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^xsudoku-step\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "xsudoku-step: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'xsudoku-step: options -c and -q exclude each other (see xsudoku-step --help)' \
        'xsudoku-step -c -q'
    fails_with 64 'xsudoku-step: options -a and -D exclude each other (see xsudoku-step --help)' \
        'xsudoku-step -D 3 -a 2'
    fails_with 64 'xsudoku-step: options -c and -D exclude each other (see xsudoku-step --help)' \
        'xsudoku-step -D 3 -c'
    fails_with 64 'xsudoku-step: options -D and -n exclude each other (see xsudoku-step --help)' \
        'xsudoku-step -D 3 -n 1'
    for pair in '-a 2 -r' '-c -r' '-n 1 -r' '-r --singles' '-D 1 -r' '-A -r' '-A -q' '-a 2 -A' '-A -n 1' '-r --statistics' '-c --statistics' '-c --svg' '-q --svg' '-1 --svg' '-a 2 --svg' '-r --svg' '--statistics --svg'; do
        names=$(sed 's/ [0-9]//g; s/ / and /' <<<"$pair")
        fails_with 64 "xsudoku-step: options $names exclude each other (see xsudoku-step --help)" \
            "xsudoku-step $pair"
    done
    fails_with 64 "xsudoku-step: option -n needs a whole number from 0 to 1000000000000000, found '-1' (see xsudoku-step --help)" \
        'xsudoku-step -n -1'
    fails_with 64 "xsudoku-step: option -B: expected boxes as ROWSxCOLUMNS, found '3by3' (see xsudoku-step --help)" \
        'xsudoku-step -B 3by3'
    fails_with 64 "xsudoku-step: option -V needs $VARIANT_LIST (see xsudoku-step --help)" \
        'xsudoku-step -V'
}

@test "xsudoku-step: a puzzle is explained step by step, then comes its solution" {
    printf 'p sudoku plain 4\n.1.33...1.....4. mine\n' > puzzle
    prints 'p sudoku plain 4
# puzzle 1, line 2: mine
1 naked-single r1c3=2
2 full-house r1c1=4 (row 1)
3 full-house r2c2=2 (box 1)
4 full-house r4c1=2 (column 1)
5 naked-single r2c3=1
6 full-house r2c4=4 (row 2)
7 full-house r3c3=3 (column 3)
8 naked-single r3c2=4
9 full-house r3c4=2 (row 3)
10 full-house r4c2=3 (column 2)
11 full-house r4c4=1 (row 4)
# solution, 11 steps, 0 guesses, depth 0
4123
3214
1432
2341' 'xsudoku-step puzzle'
    sudoku2cnf puzzle | dpll | res2sudoku -p puzzle > solved
    [ "$(printf '%s\n' "${lines[@]: -4}")" = "$(grep -v ^p solved)" ]
}

@test "xsudoku-step: puzzles of every variant and many sides have the solution that the pipeline finds" {
    while read -r shape; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -n "$(by_build 20 4)" -s 4 -m > puzzles
        sudoku2cnf puzzles | dpll -q | res2sudoku -1 -p puzzles | grids > solved
        xsudoku-step -q -1 puzzles | grids | cmp - solved
        xsudoku-step puzzles > trace
        awk -f "$ROOT/tests/trace.awk" solved trace > judged || { cat judged; return 1; }
        cat judged >> all
    done <<< "$(shapes)"
    [ "$DEBUG" != 1 ] || return 0
    # The judge has seen steps of every kind, thousands of them.
    for technique in full-house naked-single hidden-single pointing claiming naked-pair hidden-pair \
        naked-triple x-wing skyscraper two-string-kite empty-rectangle w-wing xy-wing colouring \
        finned-x-wing xy-chain nice-loop aic grouped-x-chain grouped-aic hidden-rectangle forcing-chain; do
        [ "$(awk -v t=$technique '$1 == t { n += $2 } END { print n + 0 }' all)" -gt 5 ]
    done
    [ "$(awk '{ n += $2 } END { print n }' all)" -gt 10000 ]
}

@test "xsudoku-step: the judge of traces notices a wrong step" {
    printf '%s\n' "$PUZZLE" > puzzle
    xsudoku-step -q -1 puzzle > solved
    xsudoku-step puzzle > trace
    awk -f "$ROOT/tests/trace.awk" solved trace
    # Another digit in a cell that a step sets.
    awk '/naked-single/ && !done { sub(/=.*/, "=" substr($3, 6) % 9 + 1); done = 1 } { print }' trace > broken
    run cmp -s trace broken
    [ "$status" -eq 1 ]
    run awk -f "$ROOT/tests/trace.awk" solved broken
    [ "$status" -eq 1 ]
    [[ "$output" = *'against the solution'* ]]
}

@test "xsudoku-step: sudoku17.txt is solved as by the native solver" {
    need_shared sudoku/sudoku17.txt
    # Sanitizers are slow.
    awk -v each="${DEBUG:+97}" '!each || NR % each == 1' "$SHARED/sudoku/sudoku17.txt" > puzzles
    xsudoku-step -q -1 puzzles | grids > solved
    "$TESTERS/solutions" 1 < puzzles | sed 's/^1 //' | cmp - solved
}

@test "xsudoku-step: each technique is used where it is needed" {
    # Nothing that is tried before it finds anything in that place, and no guess is needed later.
    while read -r name puzzle; do
        if [ -z "$puzzle" ]; then
            grep -qxF "$name" <(tr ' ' _ < trace) || { echo "lacks $name"; cat trace; return 1; }
            continue
        fi
        echo "$puzzle" > p
        xsudoku-step p > trace
        [ "$(grep -c "^[0-9]* $name " trace)" -gt 0 ]
        grep -q ', 0 guesses, ' trace
        "$TESTERS/solutions" 2 < p | sed -n 's/^1 //p' > solved
        awk -f "$ROOT/tests/trace.awk" solved trace | grep -q "^$name "
    done <<'END'
pointing .....439..8.7...2..9...8..5....3.269.56......2..........15.......5.9..4.74.8.6...
6_pointing_r3c3-7_(7_in_box_3,_all_in_row_3)
claiming ..89....3.9..4......12...5.7..15...........8.3.....472...3....8.....26...36.172..
22_claiming_r8c2-4_r8c3-4_(4_in_row_7,_all_in_box_7)
naked-pair .42..7...38..1..9.5.94....36.......5...8....1..1..293....26.5....8.79...9........
6_naked-pair_r1c4-6_r1c5-8_r2c7-6_r2c9-6_r3c7-68_r3c8-68_(68_at_r1c7_r1c9_in_row_1_box_3)
hidden-pair 2.......3..6.9....4..18..7...3..6..81.....4...7..3....3....284....5.........61...
24_hidden-pair_r6c3-259_(48_at_r6c3_r6c4_in_row_6)
naked-triple ...68....7....1..38.....92...3.5.6.....3.6.8....42...16....4.5..9..1...43..2.....
26_naked-triple_r4c1-29_r4c2-2_r6c2-5_r6c3-59_(259_at_r5c2_r5c3_r6c1_in_box_4)
hidden-triple ...3..6...3.....7........897.69....15.....8..3....5....492.........6...4.8..3.2.7
33_hidden-triple_r1c6-17_r2c6-12_(468_at_r1c6_r2c4_r2c6_in_box_2)
naked-quad .....12...3...9.5..6..359.4.98.....7..6.9..4..13....6....6.........7.8...42.....5
18_naked-quad_r4c4-4_r8c4-24_r9c4-8_(2478_at_r1c4_r2c4_r3c4_r6c4_in_column_4)
hidden-quad ..B..5.7...9.....1.943.5....6.A.8....B.1...C..4..9..4....16..4..1B.A5..2789.263.1......3....9..4.1.A.9..6...2..78...B.C.6.1.7...A..8...4..12....
23_hidden-quad_r1c1-38AC_r3c1-3_r3c3-23_r3c4-2_(1459_at_r1c1_r3c1_r3c3_r3c4_in_box_1)
x-wing ..3..9.......839.....12.....29.48.7.3..6....5......1.8.......6..68..2..32....48..
40_x-wing_r2c9-4_(4_in_rows_3_7,_all_in_columns_3_9)
END
}

@test "xsudoku-step: no step in puzzles as hard as can be without guesses rules out what is right" {
    for shape in plain x percent windoku latin 'plain -B 3x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen -V $shape -d 300-999 -n 60 -s 8 > puzzles
        sudoku2cnf puzzles | dpll -q | res2sudoku -1 -p puzzles | grids > solved
        xsudoku-step puzzles > trace
        [ "$(awk '$2 == "guess"' trace | wc -l)" -eq 0 ]
        awk -f "$ROOT/tests/trace.awk" solved trace >> all || { cat all; return 1; }
    done
    for technique in pointing claiming naked-pair hidden-pair naked-triple hidden-triple x-wing \
        swordfish xy-wing colouring; do
        [ "$(awk -v t=$technique '$1 == t { n += $2 } END { print n + 0 }' all)" -gt 10 ]
    done
}

@test "xsudoku-step: cages without a digit and clues outside take steps and nets that know rules, and no guess" {
    for rules in '--killer -h 81' --sandwich --skyscraper; do
        # shellcheck disable=SC2086
        xsudoku-gen $rules -V plain -1 -n "$(by_build 6 2)" -s 3 > puzzles
        sudoku2cnf puzzles | dpll -q | res2sudoku -1 -p puzzles | grids | grep -E '^[1-9]+$' > solved
        xsudoku-step puzzles > trace
        awk -f "$ROOT/tests/trace.awk" solved trace > judged || { cat judged; return 1; }
        [ "$(grep -c ', 0 guesses, ' trace)" -eq "$(wc -l < solved)" ]
        cat judged >> all
    done
    [ "$DEBUG" = 1 ] || grep -q '^forcing-net' all
}

@test "xsudoku-step: minimal puzzles of argyle and nonconsecutive take nets within nets, and no guess" {
    echo argyle ..8....2..4.................9..4..5.7..1...................38.............2...... > list
    echo nonconsecutive ...7............8....2..3...........1..........5...4.....1....................... >> list
    echo argyle 2....8.........2...7........4........6.4........3.2.......1.........56........... >> list
    while read -r variant puzzle; do
        printf 'p sudoku %s 9\n%s\n' "$variant" "$puzzle" > p
        sudoku2cnf p | dpll -q -n 2 > res
        [ "$(grep -c '^v' res)" -eq 1 ]
        res2sudoku -1 -p p res | grids | grep -E '^[1-9]+$' > solved
        xsudoku-step p > trace
        awk -f "$ROOT/tests/trace.awk" solved trace > judged || { cat judged; return 1; }
        grep -q '^nested-net' judged
        grep -q ', 0 guesses, ' trace
    done < list
    # The last one has chains within the chains of nets, which cost more than nets without.
    xsudoku-step --techniques | cat - trace | awk '$1 !~ /^[0-9#]/ { cost[$1] = $2; next }
        /^[0-9]+ [a-z]/ { work += cost[$2]; peak = peak > cost[$2] ? peak : cost[$2] }
        END { print peak + work / 69 }' > least
    xsudoku-step -r p | cat least - | awk 'NR == 1 { least = $1 } NR == 2 { exit $2 < least + 1000 || $2 > least + 2500 }'
}

# Judges steps on stdin by the solution of each puzzle, a line each in the file solutions: no step may
# rule out what is right.  Of chains each link must be of a cell, of a row, column or box, or of one
# of the rules that are named behind it.  Prints what is wrong, then how many chains name rules.
judge_links() {
    awk 'FNR == NR { solution[NR] = $1; next }
         function is_of_house(a, b, da, db) {
             split(substr(a, 2), x, "c"); split(substr(b, 2), y, "c")
             if (a == b) return 1
             return da == db && (x[1] == y[1] || x[2] == y[2] ||
                    (int((x[1] - 1) / 3) == int((y[1] - 1) / 3) && int((x[2] - 1) / 3) == int((y[2] - 1) / 3)))
         }
         function is_of_rule(a, b, i) {
             for (i = 1; i <= rules; i++)
                 if (index(rule[i] " ", " " a " ") && index(rule[i] " ", " " b " ")) return 1
             return 0
         }
         function judge(chain, before, digit, cells, last, sign, first) {
             for (last = ""; match(chain, /[-=]?\([1-9]\)r[0-9]c[0-9]( r[0-9]c[0-9])*/); chain = substr(chain, RSTART + RLENGTH)) {
                 first = substr(chain, RSTART, RLENGTH)
                 sign = substr(first, 1, 1)
                 match(first, /\([1-9]\)/)
                 digit = substr(first, RSTART + 1, 1)
                 cells = substr(first, RSTART + 3)
                 if (last != "" && cells !~ / / && last !~ / / && !is_of_house(last, cells, before, digit) && !is_of_rule(last, cells))
                     print "link", sign, before, last, digit, cells ": " $0
                 last = cells
                 before = digit
             }
         }
         /^1 / { puzzle++ }
         $2 == "guess" { exit }
         /^[0-9]+ [a-z]/ {
             for (i = 3; i <= NF && $i !~ /^\(/; i++) {
                 cell = substr($i, 2)
                 split(cell, part, /[c=-]/)
                 right = substr(solution[puzzle], part[1] * 9 - 9 + part[2], 1)
                 if ($i ~ "=" ? part[3] != right : index(part[3], right)) print "wrong: " $0
             }
         }
         $2 ~ /^(x-chain|xy-chain|aic|nice-loop|grouped-.*)$/ {
             body = substr($0, index($0, "("))
             rules = 0
             if (split(body, half, ", by ") > 1) rules = split(half[2], rule, " and ")
             gsub(/\)$/, "", rule[rules])
             while (match(half[1], /\([1-9]=[1-9]\)r[0-9]c[0-9]/)) {
                 pair = substr(half[1], RSTART, RLENGTH)
                 cell = substr(pair, 6)
                 half[1] = substr(half[1], 1, RSTART - 1) "(" substr(pair, 2, 1) ")" cell "=(" substr(pair, 4, 1) ")" cell substr(half[1], RSTART + RLENGTH)
             }
             judge(half[1])
             if (rules) named++
         }
         END { print named + 0 }' solutions -
}

@test "xsudoku-step: chains go along links of rules, too, name these, and rule out nothing that is right" {
    local options all=0
    { printf 'p sudoku plain 9\ncage 10 r1c1 r1c2 r1c3\ncage 22 r2c1 r2c2 r2c3 r2c4\ncage 9 r4c4 r5c4\n'
      printf 'cage 19 r6c5 r6c6 r7c5 r7c6\ncage 15 r8c8 r9c8 r9c9\ncage 8 r3c7 r4c7 r5c7\ncage 13 r7c2 r8c2\n'; } > cages
    printf 'p sudoku plain 9\narrow r1c1 r1c2 r1c3\narrow r9c9 r8c9 r7c8\narrow r5c5 r4c4 r3c3\narrow r2c7 r3c8 r4c8\n' > arrows
    { printf 'p sudoku plain 9\nwhisper 5 r1c1 r2c2 r3c1 r4c2 r5c1\nwhisper 5 r9c9 r8c8 r7c9 r6c8 r5c9\n'
      printf 'renban r4c4 r4c5 r5c5 r6c5\n'; } > lines
    for options in '-R cages -n 6' '-R arrows -n 4' '-R lines -n 8' '--evenodd --thermo -n 6' '--thermo -n 3' \
        '--kropki -n 4'; do
        # Words are split on purpose.
        # shellcheck disable=SC2086
        xsudoku-gen $options -m -s 9 -1 > puzzles
        sudoku2cnf puzzles | dpll | res2sudoku -1 -p puzzles | grep '^[1-9]\{81\}' > solutions
        xsudoku-step -l en puzzles | judge_links > judged
        [ "$(wc -l < judged)" -eq 1 ]
        [ "$(cat judged)" -ge 4 ]
        all=$((all + $(cat judged)))
    done
    [ "$all" -gt 80 ] || { echo "$all"; return 1; }
}

@test "xsudoku-step: no chain comes back to what it has been at, but to its first where it ends" {
    for shape in plain x windoku; do
        xsudoku-gen -V $shape -m -n "$(by_build 40 8)" -s 2 > puzzles
        xsudoku-step --max grouped-aic --without nice-loop puzzles
    done | grep -E '^[0-9]+ (x-chain|xy-chain|aic|nice-loop|grouped-[a-z-]+) ' > chains
    [ "$(wc -l < chains)" -gt "$(by_build 40 4)" ]
    # (5=3)r6c4 is two candidates of one cell.
    sed -E 's/^[^(]*\((.*)\)$/\1/; s/\(([1-9])=([1-9])\)(r[0-9]+c[0-9]+)/(\1)\3=(\2)\3/g' chains |
        awk '{ loop = sub(/-$/, ""); n = split($0, node, /[=-]/)
               for (i = 1; i <= n; i++) for (j = 1; j < i; j++)
                   if (node[i] == node[j] && (loop || j > 1 || i < n)) { print; exit 1 } }'
}

@test "xsudoku-step: no step on the way through sudoku17.txt rules out what is right" {
    need_shared sudoku/sudoku17.txt
    awk -v each="${DEBUG:+97}" '!each || NR % each == 1' "$SHARED/sudoku/sudoku17.txt" > puzzles
    "$TESTERS/solutions" 1 < puzzles | sed 's/^1 //' > solved
    xsudoku-step puzzles > trace
    awk -f "$ROOT/tests/trace.awk" solved trace > judged || { cat judged; return 1; }
    [ -n "$DEBUG" ] || [ "$(awk '$2 > 10' judged | wc -l)" -ge 15 ]
}

@test "xsudoku-step: -n stops after so many steps, and going on from there gives the same end" {
    xsudoku-gen -s 3 -V plain -h 45 > puzzle
    xsudoku-step -q -1 puzzle | grids > solved
    for steps in 0 1 7 20; do
        run_sh "xsudoku-step -n $steps -1 puzzle"
        [ "$status" -eq 0 ]
        [ "$(grep -c '^[0-9]* [a-z]' <<<"$output")" -eq "$steps" ]
        [[ "${lines[-1]}" = *" # stopped, $steps step"*', 0 guesses, depth 0' ]]
        xsudoku-step -n $steps -1 -q puzzle | grids > board
        # Singles set a cell each.
        [ "$(tr -cd . < board | wc -c)" -eq $((45 - steps)) ]
        xsudoku-step -q -1 board | grids | cmp - solved
    done
    # As many steps as there are, or more.
    [ "$(xsudoku-step -n 45 -q -1 puzzle | grids)" = "$(cat solved)" ]
    xsudoku-step -n 46 -q puzzle | grep -q '^# solution, 45 steps'
}

@test "xsudoku-step: -a finds all solutions, as many as are known and as other solvers find" {
    printf 'p sudoku plain 4\n................\np sudoku latin 4\n................\n' > blank
    xsudoku-step -a 0 -q -1 blank > all
    [ "$(awk '/^p/ { kind = $3 } / # solution/ { n[kind]++ } END { print n["plain"], n["latin"] }' all)" = '288 576' ]
    [ "$(grids < all | sort -u | wc -l)" -eq 576 ]
    [ "$(xsudoku-step -a 0 --singles -q -1 blank | grids | sort | md5sum)" = "$(grids < all | sort | md5sum)" ]
    # Puzzles that have lost a clue or more, in every variant and several sides; at side 16 the
    # search may be lost.
    while read -r shape; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -n 6 -s 9 -1 -m | awk '
            /^p/ { print; next }
            { n = 0; text = ""
              for (i = 1; i <= length($1); i++) text = text ((c = substr($1, i, 1)) != "." && ++n % 12 == NR % 12 ? "." : c)
              print text }' > puzzles
        sudoku2cnf puzzles | dpll -q -n 400 | res2sudoku -1 -p puzzles | grids | sort > wanted
        xsudoku-step -a 400 -q -1 puzzles | grids | sort > found
        "$TESTERS/solutions" 400 < puzzles | awk '{ n += $1 } END { print n }' > count
        [ "$(wc -l < found)" -eq "$(cat count)" ]
        # Where there are more, which are found is not said.
        [ "$(sort -u found | wc -l)" -eq "$(cat count)" ]
        [ "$("$TESTERS/solutions" 400 < puzzles | grep -c '^400 ')" -gt 0 ] || cmp found wanted
        cat count >> counts
    done <<< "$(shapes | grep -v 4x4 | awk -v each="$(by_build 1 4)" 'NR % each == 0')"
    [ "$(awk '$1 > 10' counts | wc -l)" -gt "$(by_build 6 0)" ]
}

@test "xsudoku-step: -a counts what each solution took, and says when there are no more" {
    printf '12..\n34..\n....\n....\n' > puzzle
    xsudoku-step -a 0 puzzle > trace
    count=$("$TESTERS/solutions" 1000 < puzzle | cut -d' ' -f1)
    [ "$(grep -c '^# solution' trace)" -eq "$count" ]
    # Steps and guesses before each solution, counted anew.
    awk '$2 == "guess" { guesses++ }
        /^[0-9]+ [a-z]/ { steps++ }
        /^# (solution|no more)/ {
            sub(/^# solution [0-9]+, |^# no more solutions, /, "")
            if ($1 != steps || $3 != guesses) exit 1
        }' trace
    xsudoku-step -a 0 -q puzzle | tail -1 | grep -q '^# no more solutions, .*: no choice left at level 1$'
    [ "$(xsudoku-step -a 2 -q -1 puzzle | grep -c '# solution')" -eq 2 ]
    run_sh "xsudoku-step -a $((count + 1)) -q puzzle"
    [ "$status" -eq 0 ]
    [[ "${lines[-1]}" = '# no more solutions, '* ]]
    # One that has a single solution without a guess.
    run_sh 'xsudoku-gen -s 3 | xsudoku-step -a 2 -q'
    [[ "${lines[-1]}" = '# no more solutions, 45 steps, 0 guesses, depth 0: solved' ]]
}

@test "xsudoku-step: --singles takes no other steps, and guesses instead" {
    xsudoku-gen -m -V plain -n 50 -s 2 > puzzles
    xsudoku-step --singles puzzles > trace
    [ "$(awk '/^[0-9]+ / { print $2 }' trace | sort -u | paste -sd' ')" = 'back full-house guess hidden-single naked-single' ]
    [ "$(grep -v '^[0-9p#]* [a-z#]' trace | grep '^[1-9]')" = "$(xsudoku-step -q puzzles | grep '^[1-9]')" ]
}

# least_depth BOXROWS BOXCOLS: for each grid on a line the least depth, by a search of its own that
# tries all candidates of the first cell with the fewest, after singles.
least_depth() {
    awk -v br="$1" -v bc="$2" '
        function sees(a, b, r, c, s, d) {
            r = int(a / n); c = a % n; s = int(b / n); d = b % n
            return a != b && (r == s || c == d || (int(r / br) == int(s / br) && int(c / bc) == int(d / bc)))
        }
        function allowed(l, a, d, b) {
            if (cell[l, a]) return 0
            for (b = 0; b < n * n; b++) if (cell[l, b] == d && sees(a, b)) return 0
            return !((l, a, d) in banned)
        }
        # Whether b is in house h: rows, columns, boxes.
        function inside(h, b, r, c) {
            r = int(b / n); c = b % n
            if (h < n) return r == h
            if (h < 2 * n) return c == h - n
            return int(r / br) * (n / bc) + int(c / bc) == h - 2 * n
        }
        # Sets singles; 0 when there is a contradiction.
        function singles(l, again, a, d, h, b, count, last, there) {
            do {
                again = 0
                for (a = 0; a < n * n; a++) {
                    if (cell[l, a]) continue
                    count = 0
                    for (d = 1; d <= n; d++) if (allowed(l, a, d)) { count++; last = d }
                    if (!count) return 0
                    if (count == 1) { cell[l, a] = last; again = 1 }
                }
                for (h = 0; h < 3 * n; h++)
                    for (d = 1; d <= n; d++) {
                        count = there = 0
                        for (b = 0; b < n * n; b++) if (inside(h, b)) {
                            if (cell[l, b] == d) there = 1
                            else if (allowed(l, b, d)) { count++; last = b }
                        }
                        if (there) continue
                        if (!count) return 0
                        if (count == 1) { cell[l, last] = d; again = 1 }
                    }
            } while (again)
            return 1
        }
        # The least depth from level l on, 99 for none.
        function depth(l, a, d, best, least, pick, count, got) {
            if (!singles(l)) return 99
            least = 99
            for (a = 0; a < n * n; a++) {
                if (cell[l, a]) continue
                count = 0
                for (d = 1; d <= n; d++) count += allowed(l, a, d)
                if (count < least) { least = count; pick = a }
            }
            if (least == 99) return 0
            best = 99
            for (d = 1; d <= n; d++) {
                if (!allowed(l, pick, d)) continue
                for (a = 0; a < n * n; a++) cell[l + 1, a] = cell[l, a]
                cell[l + 1, pick] = d
                got = 1 + depth(l + 1)
                if (got < best) best = got
            }
            return best
        }
        BEGIN { n = br * bc }
        { for (i = 0; i < n * n; i++) { c = substr($1, i + 1, 1); cell[0, i] = c == "." ? 0 : c }
          best = depth(0)
          print best < 99 ? "depth " best : "# no solution" }'
}

@test "xsudoku-step: -D prints the least depth, as a search of another kind finds it" {
    # From blank grids to those that singles solve.
    xsudoku-gen -V plain -B 2x2 -n 40 -s 8 -1 | awk '
        /^p/ { print; next }
        { n = 0; text = ""
          for (i = 1; i <= length($1); i++) text = text ((c = substr($1, i, 1)) != "." && ++n % 8 < NR % 8 ? "." : c)
          print text }' > puzzles
    echo 12.....3........ >> puzzles
    xsudoku-step -D 30 puzzles > found || [ $? -eq 1 ]
    grids < puzzles | least_depth 2 2 | cmp - found
    [ "$(sort -u found | wc -l)" -gt 4 ]
    # The depth that is found is the least that may be asked for.
    xsudoku-gen -m -V plain -n 60 -s 1 > puzzles
    xsudoku-step -D 20 puzzles > found
    for depth in 0 1 2; do
        xsudoku-step -D $depth puzzles | grep -c '^depth' > solved || :
        [ "$(cat solved)" -eq "$(awk -v most=$depth '/^depth/ && $2 <= most' found | wc -l)" ]
    done
    run_sh 'xsudoku-step -D 0 puzzles'
    [ "$status" -eq 1 ]
    [[ "$output" = *'# no solution up to depth 0'* ]]
    # Depth 0 is what singles solve.
    [ "$(xsudoku-step --singles -q -1 puzzles | grep -c ', 0 guesses, depth 0$')" -eq "$(grep -c 'depth 0' found)" ]
    printf '123.\n...4\n....\n....\n' > none
    run_sh 'xsudoku-step -D 5 none'
    [ "$status" -eq 1 ]
    [ "$output" = '# no solution' ]
}

# The table of costs of the page: "TECHNIQUE COST", a line each.
page_costs() {
    awk '/^\.It [a-z0-9+-]+ Ta [0-9]+$/ { print $2, $4 }' "$ROOT/man/xsudoku-step.1"
}

@test "xsudoku-step: -r rates by the steps of the trace, as the manual says" {
    page_costs > costs
    for shape in '-V plain' '-V x' '-V latin' '-V plain -B 3x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -m -n 40 -s 3 > puzzles
        xsudoku-step puzzles > trace
        awk '
            NR == FNR { cost[$1] = $2; order[$1] = NR; next }
            /^# puzzle/ { work = worst = steps = guesses = 0; hardest = "none"; next }
            /^[0-9]+ [a-z]/ {
                steps++
                if ($2 == "guess") guesses++
                work += cost[$2]
                if ($2 != "back" && order[$2] > worst) { worst = order[$2]; hardest = $2 }
                next
            }
            /^# solution/ { print hardest, "steps", steps, "guesses", guesses, "depth", $NF, work, cost[hardest] }
        ' costs trace > wanted
        xsudoku-step -r -1 puzzles | grids > lines
        xsudoku-step -r puzzles > rated
        paste -d' ' rated wanted lines | awk '
            { holes = gsub(/\./, ".", $NF)
              score = $(NF - 1) + int($(NF - 2) / holes + .5)
              word = score < 100 ? "easy" : score < 300 ? "medium" : score < 700 ? "hard" : score < 850 ? "expert" : "extreme"
              if ($1 != word || $2 != score) { print; exit 1 }
              for (i = 3; i <= 9; i++) if ($i != $(i + 7)) { print; exit 1 } }'
        [ "$(wc -l < rated)" -eq 40 ]
        cat rated >> all
    done
    [ "$(cut -d' ' -f1 all | sort -u | paste -sd' ')" = 'easy expert extreme hard medium' ]
}

@test "xsudoku-step: -r with -1 prints the puzzle before its rating, as a stream of grids" {
    { xsudoku-gen -V x -n 3 -s 2 -1; printf 'p sudoku plain 9\n%s mine\n' "$PUZZLE"; } > puzzles
    xsudoku-step -r -1 puzzles > rated
    [ "$(grids < rated)" = "$(grids < puzzles)" ]
    [ "$(grep ^p rated | paste -sd,)" = 'p sudoku x 9,p sudoku plain 9' ]
    [ "$(sed 's/^[^ ]* //' rated | grep -v ^sudoku)" = "$(xsudoku-step -r puzzles)" ]
    tail -1 rated | grep -q ' mine$'
    xsudoku-step -q -1 rated | grids | cmp - <(xsudoku-step -q -1 puzzles | grids)
    printf '123.\n...4\n....\n....\n' > none
    run_sh 'xsudoku-step -r none'
    [ "$status" -eq 1 ]
    [ "$output" = '# no solution' ]
    printf '12..\n34..\n....\n....\n' > several
    run_sh 'xsudoku-step -r several'
    [ "$status" -eq 1 ]
    [ "$output" = '# several solutions' ]
    # A complete grid needs nothing.
    xsudoku-gen -h 0 | xsudoku-step -r | grep -qx 'easy 0 none steps 0 guesses 0 depth 0'
}

@test "xsudoku-step: ratings agree in order with the labels of mixed1000.csv" {
    need_shared sudoku/mixed1000.csv
    xsudoku-step -r "$SHARED/sudoku/mixed1000.csv" | awk '{
        n = split($NF, part, ",")
        label = part[n]
        print $2, label == "Simple" ? 1 : label == "Easy" ? 2 : label == "Intermediate" ? 3 : 4 }' > pairs
    [ "$(wc -l < pairs)" -eq 1000 ]
    # With so many equal labels a score that orders them without a fault has about 0.93.
    [ "$(awk -f "$ROOT/tests/spearman.awk" pairs | awk '{ print ($1 > 0.9) }')" -eq 1 ]
    # The labels in another order do not agree.
    awk '{ print $1, -$2 }' pairs | awk -f "$ROOT/tests/spearman.awk" | grep -q '^-0.9'
}

@test "xsudoku-step: --er is what Sudoku Explainer 1.2.1 says of puzzles of all its classes" {
    cat > rated <<'END'
1.2 .........5.....6..1...65.3..7.1...5..6.57....34....8..7.4...2......3.79...9....14
1.5 .81..4....2..79..1......27.......69..38.6...4...9.1..7...18........2.7.9..37...5.
1.5 .9.....4.6.....2.9...5.....2....1..6.384.....1.....3...467...3.5..2..9.7....39...
1.7 ...4...9.....2..8..3....12.........6..93...45.68..9.....19.....5....1..22....57..
1.7 ..8..7......52.8......3...1...6....4....19.......5..17.5..68...17...3.5.8......42
2.0 ..6.2.4.98...7.......8..1.65.1.......6..3............7.27....4...8..........953..
2.0 ..8.2...75923.1.....1....9.......9.....18..74.5...6.2.7.....84.........66..4...3.
2.3 .....85.47...1..3..2..748..58.......41..8.95....6..1...6..2...9..4...3..1.....72.
2.3 .45.6.1.....3....5...4.7..68..674.......2.4..16..3..........2.8.......179..2.5...
2.5 ....6.8....6..7.29.3.84......36....8....79.....45....7.........7...94.32.9..8....
2.5 .5.9......2.71.6..9.6.8...7...63.....17.....5.84.........8....2..2...576....7..1.
2.6 .....7..2.48.1.9........43.....73...71..5......9....5......2.9.57.3.....9.37....1
2.6 8....5....3..7..4.....967.3....1.9.6............2....5.54......6.9.8....3....2.7.
2.8 .7..58..........9.523....7..1.........67.9.......8.62...731.8.....4..91.2.....4..
3.0 ....7.49..6..197.3.7..3..8.9.4..6......8..6.........1.7.5........8..3...12...58..
3.4 .68..45...9....6........42..2.1.........2..3....38.75.....58.1..764.....5.....2..
4.2 .46......23.8...4.....7...9.......8..8..4..76..3...2...12.3.6.......18....8.5..9.
4.2 932.1....8....5..6....8...7.15..6...6..3...4......2.......59.3.5.7.....8.......7.
4.5 ...4..8.96..1.2..4..4....6..2...1...9.8...6....3.75...8....7.2.....9.3....2...7..
4.5 8....2.....6.8..7.1......5.7..96.8...8..3..64...8...35...3.42...94....83.......4.
5.6 4..8...9...5.........192.8...39416.......52....9........6...5..5....831.....1....
5.6 6.........524........7.32....1..589...8.92..1..5..87..8.6...91.....8.64......7...
6.6 ..8..37.....4..26.5.3....8...............6..24.97.53...8...7....9.1....4..2...9..
6.6 .67.48........58.....3....24...7.5...2......81......9.5....4....49.6...32........
6.7 ......465.98.....7...72....6.....1.3..9..47....2.9..5..........3...85....21.6...9
6.7 72.6........8...7.....3..1.46.7.39....2.......9...41.334..9.6...89.............5.
7.1 .....41..2....75.6.1.............8.2....63..93.....7....7.42.9.16.5....8.5..3....
7.1 ..26..5.836..........2..7.....38....6..7...2.......9.7.....5...9...23....4..96832
7.2 ...3..6......7.5....2....4.34...51....9.6..5..58.9....1..8....3..7...........4..9
7.2 .3..7....9....2...2.65...8.37....9.48.9.3.........15..4.5.........62...1.9.....7.
7.3 ..3.78....1..56.3....2...6..4.....9.......2.71..74........2.9..63...94....8.....2
8.3 ..8..7.2...95..8.4.5.......6...7...3......6...1..62..587.4.....1.4.........2584..
8.3 1.4..7.5..7..8..6..6.4.1....1.7..3..........97.8...6..38...........9...2..5.48...
8.4 ......9....95....486..3....7..31..95..1..46..........1...8...7.28.9.......746..3.
8.4 .5.....2...2..54....928..1....85......1....7.73..4.8..5...3....3.7..6....16...9..
END
    cut -d' ' -f2 rated | xsudoku-step --er > lines
    [ "$(wc -l < lines)" -eq "$(wc -l < rated)" ]
    sed 's/ er [0-9.]*$//' lines | cmp - <(cut -d' ' -f2 rated | xsudoku-step -r)
    sed 's/.* //' lines | paste -d' ' - rated | awk '{ print $1, $2 }' > pairs
    [ "$(awk '$1 == $2' pairs | wc -l)" -eq "$(wc -l < rated)" ]
    # The estimate by our own techniques, which other rules have, is near it.
    cut -d' ' -f2 rated | xsudoku-step --er --without template | sed 's/.* //' | paste -d' ' - rated | awk '{ print $1, $2 }' > pairs
    awk '{ d = $1 - $2; if (d * d > .0625) { print; exit 1 } }' pairs
    [ "$(awk '$1 == $2' pairs | wc -l)" -ge $(($(wc -l < pairs) * 9 / 10)) ]
    awk -f "$ROOT/tests/spearman.awk" pairs | grep -qE '^(0\.99|1)'
    # Of other puzzles there is no rating, and none needs a technique for a complete grid.
    printf '12..\n34..\n....\n....\n' | { run xsudoku-step --er; [ "$output" = '# several solutions' ]; }
    xsudoku-gen -h 0 | xsudoku-step --er | grep -qx 'easy 0 none steps 0 guesses 0 depth 0 er 0.0'
    # Puzzles of other rules have one, too.
    xsudoku-gen --killer -n 2 -s 4 | xsudoku-step --er | grep -cE ' er [0-9.]+$' | grep -qx 2
}

@test "xsudoku-step: -c draws the candidates, which follow from the clues and the steps" {
    xsudoku-gen -s 5 -V x -m > puzzle
    xsudoku-step -c puzzle > trace
    # Before the first step a candidate is a digit that no peer has as a clue; this is counted anew.
    awk '/^# puzzle/ { on = 1; next } /^1 / { exit } on && /^\|/ { gsub(/\|/, ""); print }' trace > first
    [ "$(wc -l < first)" -eq 9 ]
    grep -v '^[p#]' puzzle | awk '
        function sees(a, b, c, d) {
            return a == c || b == d || (int(a / 3) == int(c / 3) && int(b / 3) == int(d / 3)) ||
                (a == b && c == d) || (a + b == 8 && c + d == 8)
        }
        { for (i = 1; i <= 9; i++) clue[NR - 1, i - 1] = substr($0, i, 1) }
        END {
            for (r = 0; r < 9; r++) {
                line = ""
                for (c = 0; c < 9; c++) {
                    text = clue[r, c] != "." ? "=" clue[r, c] : ""
                    for (d = 1; clue[r, c] == "." && d <= 9; d++) {
                        free = 1
                        for (i = 0; i < 81; i++)
                            if (clue[int(i / 9), i % 9] == d && sees(r, c, int(i / 9), i % 9)) free = 0
                        if (free) text = text d
                    }
                    line = line " " text
                }
                print line
            }
        }' > wanted
    cmp <(tr -s ' ' < first | sed 's/ $//') wanted
    # One drawing before the first step and one after each.
    [ "$(grep -c '^+' trace)" -eq $((4 * ($(grep -c '^[0-9]* [a-z]' trace) + 1))) ]
    # The last one has all cells set to the solution.
    awk '/^\|/' trace | tail -9 | tr -cd '1-9\n' | cmp - <(tail -9 trace)
}

@test "xsudoku-step: -c draws borders where boxes and regions end, of grids that do not stand in line, too" {
    # Regions in place of boxes, and grids whose boxes are not where those of the other one are.
    xsudoku-gen --jigsaw -s 1 > regions
    printf 'p sudoku plain 9\nfirst 1 1\ngrid 5 6\n%0142d\n' 0 > grids
    for puzzle in regions grids; do
        xsudoku-step -n 1 -c $puzzle | awk '/^# puzzle/ { on = 1; next } /^1 / { exit } on' > drawn
        awk -v kind=$puzzle '
            FNR == 1 { file++ }
            file == 1 && rows && rows <= 9 { for (c = 1; c <= 9; c++) region[rows, c] = substr($0, c, 1); rows++ }
            file == 1 && $1 == "regions" { rows = 1 }
            # The box of each grid that a cell is in: the two stand at r1c1 and r5c6.
            function boxes(r, c) {
                if (kind == "regions") return region[r, c]
                return (r <= 9 && c <= 9 ? "a" int((r - 1) / 3) int((c - 1) / 3) : "-") \
                    (r >= 5 && c >= 6 ? "b" int((r - 5) / 3) int((c - 6) / 3) : "-")
            }
            file == 2 && /[|]/ && !/-/ {
                r++
                # Cells and the borders between them, in order.
                count = split($0, word, " ")
                wall = c = 0
                for (i = 1; i <= count; i++) {
                    if (word[i] == "|") { wall = 1; continue }
                    c++
                    place = kind == "grids" && r > 9 ? c + 5 : c
                    if (c > 1 && wall != (boxes(r, place) != boxes(r, place - 1))) bad++
                    wall = 0
                }
            }
            END { exit bad || r != (kind == "regions" ? 9 : 13) }' $puzzle drawn
    done
}

@test "xsudoku-step: -c draws the borders of boxes, and none round houses of one cell of each box" {
    for variant in plain disjoint disjointx windokux; do
        printf 'p sudoku %s 9\n1%080d\n' $variant 0 | xsudoku-step -n 1 -c |
            awk '/^# puzzle/ { on = 1; next } /^1 / { exit } on' > drawn
        [ "$(grep -c '^+[-+]*+$' drawn)" -eq 4 ]
        [ "$(grep -c '^|[^|]*|[^|]*|[^|]*|$' drawn)" -eq 9 ]
    done
}

@test "xsudoku-step: a puzzle without a solution says so, and those after it are solved" {
    # No clues clash in the first, but in box 1 there is no place for a 4.
    printf '123.\n...4\n....\n....\n\n12..\n34..\n....\n....\n' > puzzles
    run_sh 'xsudoku-step -1 puzzles'
    [ "$status" -eq 1 ]
    [ -z "$stderr" ]
    [ "${lines[2]}" = '# no solution, 0 steps, 0 guesses, depth 0: no place for 4 in box 1' ]
    [ "$(grep -c '^1234' <<<"$output")" -eq 1 ]
    # The pipeline finds no solution either, for puzzles that are unsolvable only deep down.
    xsudoku-gen -n 200 -s 6 -V plain -1 -h 50 | awk '
        NR == 1 { next }
        { i = 0; while (substr($1, ++i, 1) != "."); print substr($1, 1, i - 1) NR % 9 + 1 substr($1, i + 1) }' > changed
    while read -r line; do
        echo "$line" > one
        xsudoku-step -q -1 one 2> message > answer && echo 1 || echo 0
    done < changed > ours
    sudoku2cnf changed | dpll -q | sed -n 's/^s //p' | cmp - ours
    [ "$(sort ours | uniq -c | awk '$1 > 20' | wc -l)" -eq 2 ]
}

@test "xsudoku-step: a grid that breaks a rule is refused, by house, digit and place" {
    printf '1..1............\n' | sed 's/^/p sudoku plain 4\n/' > g
    fails_with 2 'xsudoku-step: g:2:4: digit 1 is twice in row 1: in r1c1 and in r1c4' 'xsudoku-step g'
    printf '1...\n....\n1...\n....\n' > g
    fails_with 2 'xsudoku-step: g:3:1: digit 1 is twice in column 1: in r1c1 and in r3c1' 'xsudoku-step g'
    printf '+-----+-----+\n| 1 . | . . |\n| . 1 | . . |\n# what\n+-----+-----+\n| . . | . . |\n| . . | . . |\n+-----+-----+\n' > g
    fails_with 2 'xsudoku-step: g:3:5: digit 1 is twice in box 1: in r1c1 and in r2c2' 'xsudoku-step g'
    printf '1...\n....\n....\n...1\n' > g
    fails_with 2 'xsudoku-step: g:4:4: digit 1 is twice in diagonal 1: in r1c1 and in r4c4' 'xsudoku-step -V x g'
    { echo 'Id,Puzzle'; awk 'BEGIN { printf "1,"; for (i = 0; i < 81; i++) printf "%s", i == 10 || i == 30 ? 5 : "." }'; } > g
    fails_with 2 'xsudoku-step: g:2:33: digit 5 is twice in window 1: in r2c2 and in r4c4' 'xsudoku-step -V windoku g'
    # What comes before it is not lost.
    printf '12..\n34..\n....\n....\n\n1..1\n....\n....\n....\n\n12..\n34..\n....\n....\n' > g
    run_sh 'xsudoku-step -q -1 < g'
    [ "$status" -eq 2 ]
    [ "$(grep -c '^1234' <<<"$output")" -eq 1 ]
    [ "$stderr" = 'xsudoku-step: <stdin>:6:4: digit 1 is twice in row 1: in r1c1 and in r1c4' ]
}

@test "xsudoku-step: sides up to 35 are solved, larger ones refused" {
    # Complete grids of which every seventh cell is blank.
    for shape in '5 7' '4 8' '5 5'; do
        read -r rows columns <<<"$shape"
        awk -v br="$rows" -v bc="$columns" 'BEGIN {
            n = br * bc
            print "p sudoku plain", n
            for (r = 0; r < n; r++) {
                for (c = 0; c < n; c++)
                    printf "%s", (r * 3 + c) % 7 ? substr("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", (bc * (r % br) + int(r / br) + c) % n + 1, 1) : "."
                print ""
            }
        }' > g
        sudoku2cnf g | dpll -q | res2sudoku | grep -v ^p > solved
        xsudoku-step g | tail -n "$(wc -l < solved)" | cmp - solved
    done
    awk 'BEGIN { print "p sudoku latin 36"; for (i = 0; i < 36; i++) { for (j = 0; j < 36; j++) printf ". "; print "" } }' > g
    fails_with 2 'xsudoku-step: g:2:1: side 36 is above 35, the largest that is solved step by step' 'xsudoku-step g'
}

@test "xsudoku-step: streams, variants and files mix, with a header where one is needed" {
    xsudoku-gen -V x -n 2 -s 1 > a
    xsudoku-gen -V plain -B 2x3 -n 2 -s 1 > b
    cat a b | xsudoku-step -q > together
    [ "$(grep '^p' together | paste -sd,)" = 'p sudoku x 9,p sudoku plain 6' ]
    xsudoku-step -q a - < b | cmp - together
    # What is printed reads as grids again, and needs no step any more.
    [ "$(xsudoku-step -q -1 together | grids)" = "$(cat a b | sudoku2cnf | dpll -q | res2sudoku -1 -p <(cat a b) | grids)" ]
    [ "$(xsudoku-step -q -1 together | grep -c ' # solution, 0 steps, 0 guesses, depth 0')" -eq 4 ]
    # Without headers, options give the houses.
    [ "$(grep -v '^p' a | xsudoku-step -q -V x | grep '^[1-9p]')" = "$(grep '^[1-9p]' together | head -19)" ]
    printf '......\n......\n......\n......\n......\n......\n' | xsudoku-step -q -B 3x2 | grep -q '^p sudoku plain 6 3x2'
}

# every_variant COUNT: puzzles of which no clue can go.
every_variant() {
    for variant in plain x windoku latin antiknight; do
        xsudoku-gen -V $variant -m -n "$1" -s 11
    done
}

@test "xsudoku-step: -A lists all steps that are possible, and each is right" {
    every_variant "$(by_build 6 2)" > puzzles
    sudoku2cnf puzzles | dpll -q | res2sudoku -1 -p puzzles | grids > solved
    # What takes minutes for all candidates of a board is left out.
    xsudoku-step -A --max grouped-aic puzzles > listed
    awk -f "$ROOT/tests/trace.awk" solved listed > judged
    [ "$(wc -l < judged)" -gt "$(by_build 10 3)" ]
    # The first of them is the one that is made, and all that are made first are among them.
    xsudoku-step -n 1 puzzles | grep '^1 ' > made
    grep '^1 ' listed | cmp - made
    # Each single of a board is there, in every way to see it.
    printf '12..\n34..\n....\n....\n' > g
    [ "$(xsudoku-step -A --only hidden-single,naked-single g | grep -c -e single)" -eq 0 ]
    printf '123.\n34..\n....\n....\n' > g
    prints 'p sudoku plain 4
# puzzle 1, line 1
1 full-house r1c4=4 (row 1)
2 naked-single r1c4=4
3 hidden-single r1c4=4 (row 1)' 'xsudoku-step -A --only full-house,naked-single,hidden-single g | head -5'
    # A puzzle in which nothing is possible.
    printf '....\n....\n....\n....\n' > g
    run_sh 'xsudoku-step -A g'
    [ "$status" -eq 1 ]
    [ "$output" = 'p sudoku plain 4
# puzzle 1, line 1' ]
}

@test "xsudoku-step: techniques may be chosen, left out, and cut off" {
    every_variant "$(by_build 10 3)" > puzzles
    used() { xsudoku-step "$@" puzzles | awk '/^[0-9]+ [a-z]/ && $2 != "guess" && $2 != "back" { print $2 }' | sort -u | paste -sd,; }
    [ "$(used --only naked-single,hidden-single)" = 'hidden-single,naked-single' ]
    [[ ,$(used), == *,pointing,* && ,$(used), == *,naked-pair,* ]]
    [[ ,$(used --without pointing,naked-pair), != *,pointing,* && ,$(used --without pointing,naked-pair), != *,naked-pair,* ]]
    [[ ,$(used --max naked-pair), == *,naked-pair,* ]]
    [ "$(used --max hidden-single)" = "$(used --singles)" ]
    # Whatever is left finds the solution.
    for options in '--only naked-single' '--without hidden-single' '--max pointing'; do
        # shellcheck disable=SC2086
        xsudoku-step -q -1 $options puzzles | grids > found
        xsudoku-step -q -1 puzzles | grids | cmp - found
    done
    for option in only without max; do
        fails_with 64 "xsudoku-step: option --$option: there is no technique 'laser'; --techniques lists them (see xsudoku-step --help)" \
            "xsudoku-step --$option laser puzzles"
        fails_with 64 "xsudoku-step: option --$option: there is no technique 'x-wings'; the nearest is x-wing, and --techniques lists all (see xsudoku-step --help)" \
            "xsudoku-step --$option x-wings puzzles"
    done
    fails_with 64 "xsudoku-step: option --only: there is no technique ''; --techniques lists them (see xsudoku-step --help)" \
        'xsudoku-step --only naked-single, puzzles'
    fails_with 64 'xsudoku-step: option --max takes one technique, not a list (see xsudoku-step --help)' \
        'xsudoku-step --max naked-single,x-wing puzzles'
}

@test "xsudoku-step: --techniques lists what the page has, with costs" {
    page_costs | grep -v -e ^guess -e ^back > wanted
    xsudoku-step --techniques | awk '{ print $1, $2 }' | cmp - wanted
    [ "$(xsudoku-step --techniques -l zh | grep -c '[^ -~]')" -eq "$(wc -l < wanted)" ]
}

@test "xsudoku-step: --statistics counts the steps of the traces" {
    every_variant "$(by_build 10 3)" > puzzles
    printf 'p sudoku plain 4\n1...\n....\n....\n...1\n' >> puzzles
    xsudoku-step puzzles > trace
    awk '
        /^# puzzle/ { puzzles++; split("", seen) }
        /^[0-9]+ [a-z]/ && $2 != "back" { steps++; n[$2]++; p[$2] += !seen[$2]++; if ($2 == "guess") guessed += seen[$2] == 1 }
        END { for (t in n) print t, n[t], p[t]; print "# puzzles " puzzles ", with guesses " guessed ", without a solution 0, steps " steps }' trace | sort > wanted
    xsudoku-step --statistics puzzles | awk '/^#/ { sub(/, seconds .*/, ""); print; next } NR > 1 { print $1, $2, $3 }' | sort | cmp - wanted
}

@test "xsudoku-step: -l zh explains in Chinese what it explains in English" {
    every_variant 2 > puzzles
    xsudoku-step puzzles > english
    xsudoku-step -l zh puzzles > chinese
    # Steps and their effects are the same, and so is the digit, cell and house in what is said of them.
    cut -d '(' -f 1 english | cmp - <(cut -d '(' -f 1 chinese)
    grep -q 'hidden-single r[0-9]c[0-9]=[0-9] (行 [0-9])$' chinese
    [ "$(grep -c -e ' row ' -e ' column ' -e ' and ' chinese)" -eq 0 ]
}

# speaks WANTED NAME=VALUE ...: in a locale that the variables name, explanations are in a language.
speaks() {
    local words='(row|box)'
    [ "$1" = en ] || words='(行|宫)'
    env -u LC_ALL -u LC_CTYPE -u LC_MESSAGES -u LANG "${@:2}" xsudoku-step -n 1 hidden > said
    grep -qxE "1 hidden-single r1c1=1 \($words 1\)" said || {
        echo "$*"
        cat said
        return 1
    }
}

@test "xsudoku-step: explanations are in the language of the locale, by the order of POSIX, unless -l says otherwise" {
    # 1 has one place in row 1, and in box 1.
    printf '%s\n' ......... ...1..... ......1.. .1....... ......... ......... ..1...... ......... ......... > hidden
    speaks en
    speaks en LANG=C.UTF-8
    speaks en LANG=en_US.UTF-8
    speaks en LANG=zha.UTF-8
    speaks zh LANG=zh_CN.UTF-8
    speaks zh LANG=zh_CN.utf8
    speaks zh LANG=zh.UTF-8@x
    speaks zh LANG=en_US.UTF-8 LC_MESSAGES=zh_TW.UTF-8
    speaks en LANG=zh_CN.UTF-8 LC_MESSAGES=C
    speaks zh LANG=en_US.UTF-8 LC_MESSAGES=C LC_ALL=zh_CN.UTF-8
    speaks en LANG=zh_CN.UTF-8 LC_MESSAGES=zh_CN.UTF-8 LC_ALL=C
    speaks zh LANG=zh_CN.UTF-8 LC_MESSAGES= LC_ALL=
    # Words are in UTF-8, which other locales do not show.
    speaks en LANG=zh_CN.GB18030
    speaks en LANG=zh_CN.UTF-8 LC_CTYPE=zh_CN.GBK
    LC_ALL=zh_CN.UTF-8 xsudoku-step -l en -n 1 hidden | cmp - <(xsudoku-step -n 1 hidden)
    LC_ALL=C xsudoku-step -l zh -n 1 hidden | grep -qE '\((行|宫) 1\)$'
    LC_ALL=zh_CN.UTF-8 xsudoku-step --techniques | cmp - <(xsudoku-step -l zh --techniques)
}

@test "xsudoku-step: nets know that cells of an arrow differ where they see each other, and suppositions within one follow arrows" {
    # It took 17 guesses before.
    cat > puzzle <<'PUZZLE'
p sudoku plain 9
arrow r2c7 r3c8 r4c7
arrow r8c7 r7c8 r6c7
arrow r2c5 r2c6 r3c5
arrow r9c6 r9c7 r9c8
arrow r3c1 r4c2 r5c1
arrow r5c5 r5c6 r6c5
arrow r3c4 r4c3 r5c2
arrow r6c1 r6c2 r7c1 r8c2
arrow r6c3 r7c3 r8c4
arrow r3c3 r2c4 r2c3 r1c4 r1c3
arrow r8c1 r9c2 r8c3
......65....................4.................2.5.................2.............6
PUZZLE
    [ "$(xsudoku-step -r puzzle | tr ' ' '\n' | grep -A 1 guesses | tail -1)" = 0 ]
    # What nets need is said, and every step is right.
    xsudoku-step -l en -1 puzzle > trace
    grep -q ' forcing-net .*by arrow .*so ' trace
    solution=$(xsudoku-step -q -1 puzzle | sed -n 's/ #.*//;$p')
    sed -n 's/^[0-9]* [a-z0-9+-]* //p' trace | sed 's/ (.*//' | tr ' ' '\n' | awk -v solution="$solution" '
        /^r[0-9]c[0-9][=-]/ { digit = substr(solution, (substr($0, 2, 1) - 1) * 9 + substr($0, 4, 1), 1)
            if (/=/ && substr($0, 6) != digit || /-/ && index(substr($0, 6), digit)) { print; exit 1 } }'
}

# Prints the numbers of rows and columns of the cells that nested nets are about, in a trace.
nested_cells() {
    sed -n 's/^[0-9]* nested-net r\([0-9]\)c\([0-9]\).*/\1\2/p' "$1"
}

@test "xsudoku-step: nested nets go on behind the cell of the last one, and a minimal puzzle with arrows takes no guess" {
    cat > puzzle <<'PUZZLE'
p sudoku plain 9
arrow r5c6 r6c6 r6c5
arrow r7c5 r6c4 r7c3
arrow r9c4 r8c4 r9c5
arrow r6c7 r5c7 r4c7
arrow r2c3 r3c2 r2c1 r2c2
arrow r6c2 r5c3 r4c2
arrow r4c6 r3c7 r2c7
arrow r5c5 r4c5 r3c4
arrow r2c6 r1c6 r1c7 r2c8
arrow r3c1 r4c1 r5c1
arrow r9c3 r8c2 r8c1
arrow r5c9 r4c9 r5c8
arrow r9c8 r8c8 r7c9
arrow r3c6 r3c5 r4c4
........9.....5.......3........................5..............................9..
PUZZLE
    xsudoku-step -1 puzzle > trace
    grep -q ', 0 guesses, ' trace
    # From the first candidate again, most would be about the cell of the one before.
    nested_cells trace > cells
    [ "$(wc -l < cells)" -gt 5 ]
    uniq cells | cmp - cells
}

@test "xsudoku-step: deep nets go through the fewest options, so that a minimal puzzle with many arrows takes no guess, twice alike" {
    cat > puzzle <<'PUZZLE'
p sudoku plain 9
arrow r7c9 r8c8 r9c9
arrow r1c5 r2c5 r1c4
arrow r4c7 r3c6 r2c6
arrow r9c2 r8c2 r7c3
arrow r2c4 r3c5 r4c5 r3c4
arrow r5c4 r6c3 r7c4
arrow r9c3 r8c4 r9c5
arrow r1c3 r2c3 r2c2
arrow r1c6 r1c7 r2c8
arrow r3c8 r3c9 r2c9
arrow r6c7 r6c6 r5c6
arrow r9c6 r8c5 r9c4
arrow r7c1 r8c1 r9c1
arrow r2c1 r3c1 r4c1
arrow r5c9 r6c9 r5c8
arrow r3c2 r4c3 r5c2
arrow r6c4 r5c5 r4c4
arrow r2c7 r3c7 r4c8
.................................................................................
PUZZLE
    solution=475296138623871954189345762597418623316752489842963571931587246254639817768124395
    xsudoku-step -1 puzzle > trace
    grep -q "^$solution .* 0 guesses, " trace
    # No step goes against the solution, and what nets keep is not taken to the next puzzle.
    awk -v solution="$solution" '$1 ~ /^[0-9]+$/ {
        for (i = 3; i <= NF && $i !~ /^\(/; i++) {
            digit = substr(solution, 9 * (substr($i, 2, 1) - 1) + substr($i, 4, 1), 1)
            if ($i ~ /=/ && substr($i, 6) != digit || $i ~ /-/ && index(substr($i, 6), digit)) { print; exit 1 }
            steps++
        } } END { exit !(steps > 100) }' trace
    tail -n 1 puzzle | cat puzzle - | xsudoku-step -1 | grep '^[0-9]' > twice
    grep '^[0-9]' trace > once
    cat once once | cmp - twice
}

@test "xsudoku-step: deep nets give the nearest candidates more suppositions before all others, so that a minimal puzzle which takes many takes no guess" {
    cat > puzzle <<'PUZZLE'
p sudoku plain 9
arrow r3c4 r2c4 r2c3
arrow r5c4 r5c5 r6c6 r7c5
arrow r6c8 r6c7 r5c8
arrow r9c7 r8c6 r7c7
arrow r7c6 r8c7 r8c8 r9c9
arrow r1c3 r2c2 r3c2
arrow r4c3 r5c3 r6c4
arrow r2c8 r3c8 r4c9
arrow r3c9 r2c9 r1c8
arrow r8c5 r8c4 r8c3
arrow r7c2 r6c2 r7c3
arrow r1c4 r1c5 r2c5
arrow r2c6 r1c7 r1c6
arrow r4c7 r5c7 r4c6
arrow r5c2 r5c1 r4c1
arrow r8c1 r7c1 r8c2
arrow r3c1 r4c2 r3c3 r4c4
.................................................................................
PUZZLE
    solution=687324519542619783931857264419785632268943157753162498194236875875491326326578941
    # Before, every candidate had a few of them for each step, which used up what a puzzle has.
    xsudoku-step -1 -n "$(by_build 1000 90)" puzzle > trace
    grep -q '^87 nested-net ' trace
    [ "$(grep -c '^[0-9]* guess ' trace)" -eq 0 ]
    [ "$DEBUG" = 1 ] || grep -q "^$solution .* 0 guesses, " trace
}

@test "xsudoku-step: a blank board of side 16 has its first step after a second or two of nested nets" {
    echo 'p sudoku miracle 16' > puzzle
    printf '%256s\n' '' | tr ' ' . >> puzzle
    [ "$(xsudoku-step -1 -n 1 puzzle | grep -c '^1 guess ')" -eq 1 ]
}

@test "xsudoku-step: --svg draws each step, with all that it rules out" {
    for shape in '-V plain' '-V x' '-V plain -B 2x3' '--jigsaw'; do
        # shellcheck disable=SC2086
        xsudoku-gen $shape -m -s 3 > puzzle
        xsudoku-step puzzle | grep '^[0-9]* [a-z]' > trace
        xsudoku-step --svg puzzle > drawn
        [ "$(grep -c '<g transform=' drawn)" -eq "$(wc -l < trace)" ]
        # A stroke for each candidate that the trace rules out.
        sed 's/ (.*//' trace | awk '{ for (i = 3; i <= NF; i++) if (split($i, p, "-") == 2) n += length(p[2]) } END { print n + 0 }' > wanted
        grep -c 'stroke-width="0.7"' drawn | cmp - wanted
        [ "$(head -c 4 drawn)" = '<svg' ]
        [ "$(tail -1 drawn)" = '</svg>' ]
        # Elements that are opened are closed.
        grep -o '<[a-z/][^>]*>' drawn | awk '
            /^<\// { if (open[n] != substr($1, 3, length($1) - 3)) exit 1; n--; next }
            !/\/>$/ { name = substr($1, 2); sub(/>$/, "", name); open[++n] = name }
            END { exit n != 0 }'
    done
    [ "$(xsudoku-step --svg -n 2 puzzle | grep -c '<g transform=')" -eq 2 ]
    xsudoku-step --svg -l zh -n 5 puzzle | grep -q '[^ -~]'
    # A link of a chain is a line, dashed where it is weak: as many as signs in the words, where these
    # have them.
    printf '%s\n' .8.........9.8..457.6.1......4..6.......2...........91.714...5...8.5.7..2..89...6 > puzzle
    xsudoku-step --without xy-wing,w-wing puzzle | grep -E '^[0-9]+ (x-chain|xy-chain|nice-loop|aic|grouped-[a-z-]+|skyscraper|two-string-kite|turbot-fish) ' | sed 's/^[^(]*//' > chains
    [ -s chains ]
    xsudoku-step --without xy-wing,w-wing --svg puzzle | sed '/class="legend"/,/^<\/g>/d' > drawn
    [ "$(grep -c 'stroke-dasharray' drawn)" -eq "$(tr -dc - < chains | wc -c)" ]
    [ "$(grep -c 'stroke-width="0.8"' drawn)" -eq "$(tr -dc -- '-=' < chains | wc -c)" ]
    # Where a straight link would cross a digit that is set it is bent, so that most cross none, and
    # digits are drawn after links.
    xsudoku-gen -V plain -m -n 40 -s 5 -1 > puzzles
    for i in {1..40}; do
        sed -n "1p;$((i + 1))p" puzzles > one
        xsudoku-step one | grep -qE '^[0-9]+ (aic|nice-loop|xy-chain) ' || continue
        xsudoku-step --svg one
    done | awk '
        # A link with its ends and its bend, and the digits of its panel, which stand behind it.
        /stroke-width="0.8"/ { match($0, /d="[^"]*"/); at = substr($0, RSTART, RLENGTH); gsub(/[^0-9.]+/, " ", at); link[++links] = at }
        /^<g font-family/ { large = /font-size="13"/ }
        /^<text/ && large { split($0, at_, "\""); digit[++digits] = at_[2] " " at_[4] - 5 }
        /^<g transform/ { judge() }
        function judge(i, k, x, y, t, p, d, met) {
            for (i = 1; i <= links; i++) {
                split(link[i], p, " ")
                for (met = t = 0; t < 1; t += 0.05) {
                    x = (1 - t) ^ 2 * p[1] + 2 * t * (1 - t) * p[3] + t ^ 2 * p[5]
                    y = (1 - t) ^ 2 * p[2] + 2 * t * (1 - t) * p[4] + t ^ 2 * p[6]
                    for (k = 1; k <= digits; k++) {
                        split(digit[k], d, " ")
                        if ((d[1] - x) ^ 2 + (d[2] - y) ^ 2 < 25) met = 1
                    }
                }
                all++
                crossed += met
            }
            links = digits = 0
        }
        END { judge(); print all, crossed; exit !(all > 30 && crossed * 15 < all) }' > judged || { cat judged; return 1; }
    cat puzzle puzzle > two
    run_sh 'xsudoku-step --svg two > drawn'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'xsudoku-step: two:2:1: a picture has one puzzle, and there is another one' ]
}

@test "xsudoku-step: --svg draws all that a supposition sets on discs of one colour, as it is no groups" {
    echo 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.. > puzzle
    xsudoku-step -l en -n 1 puzzle | grep -q '^1 forcing-net '
    xsudoku-step --svg -n 1 puzzle | sed '/class="legend"/,/^<\/g>/d' | grep -o '<circle[^>]*>' | sed 's/.* fill="//' | sort | uniq -c > discs
    awk '{ n[NR] = $1 } END { exit !(NR == 2 && (n[1] == 1 && n[2] > 9 || n[1] > 9 && n[2] == 1)) }' discs
}

# panel N FILE: what is drawn of step N.
panel() {
    sed -n "/bold\">$1</,/bold\">$(($1 + 1))</p" "$2"
}

@test "xsudoku-step: --svg draws short chains as such, with links and with rings round both ends" {
    echo ..76.3..2.82..5.......825..42.....6...8......6.......1.1.8...7.3..4...1..5....... > puzzle
    xsudoku-step puzzle > trace
    xsudoku-step --svg puzzle > drawn
    for links in 'skyscraper 3' 'w-wing 5' 'xy-wing 5'; do
        number=$(awk -v name="${links% *}" '$2 == name { print $1; exit }' trace)
        panel "$number" drawn > one
        [ "$(grep -c 'stroke-width="0.8"' one)" -eq "${links#* }" ]
        [ "$(grep -c '<circle.*stroke-width="0.5" fill="none"' one)" -eq 2 ]
    done
}

@test "xsudoku-step: --svg shows both of two sets that overlap, on discs of two colours" {
    echo ........9..61...7..5...6.81......96.6.489....1......4.8...6...7..978..1......5.92 > puzzle
    # The first set is one cell, which the third has, too.
    xsudoku-step -l en puzzle | grep -q '^25 als-xy-wing .*(37 at r5c2 -7- .* r5c2 '
    xsudoku-step --svg puzzle > drawn
    panel 25 drawn > one
    # Halves of two discs.
    [ "$(grep -c '<path d="M.*A.*Z"' one)" -eq 4 ]
    [ "$(grep -o '<path d="M.*A.*Z".*' one | sed 's/.*fill=//' | sort -u | wc -l)" -eq 2 ]
}

@test "xsudoku-step: --svg begins with what its colours and lines mean, of those that it has" {
    echo ........9..61...7..5...6.81......96.6.489....1......4.8...6...7..978..1......5.92 > puzzle
    xsudoku-step -l en --svg -n 1 puzzle | sed -n '/class="legend"/,/^<\/g>/s/.*<text[^>]*>\(.*\)<.*/\1/p' > short
    xsudoku-step -l en --svg puzzle | sed -n '/class="legend"/,/^<\/g>/s/.*<text[^>]*>\(.*\)<.*/\1/p' > whole
    grep -qx 'ruled out by this step' whole
    grep -q '^the ends of a chain' whole
    [ "$(wc -l < short)" -lt "$(wc -l < whole)" ]
    [ "$(comm -13 <(sort whole) <(sort short) | wc -l)" -eq 0 ]
    [ "$(grep -c chain short)" -eq 0 ]
}

@test "xsudoku-step: --svg fills the lines below a grid, in Chinese as in English" {
    echo .8.........9.8..457.6.1......4..6.......2...........91.714...5...8.5.7..2..89...6 > puzzle
    for language in en zh; do
        xsudoku-step --svg -l $language puzzle | sed '/class="legend"/,/^<\/g>/d' > drawn
        # A letter of Chinese is about as wide as two others.  Lines that go on are full but for a word.
        LC_ALL=C awk -v language=$language '
            /bold/ { before = 0 }
            /^<text/ && !/bold/ { gsub(/<[^>]*>/, ""); gsub(/&[a-z]*;/, "x"); if (length($0) < 3) next
                wide = gsub(/[\343-\357]/, ""); gsub(/[\200-\277]/, ""); line = 2 * wide + length($0)
                most = line > most ? line : most; lines += before > 0; total += before; before = line }
            END { print language, lines, total / lines, most; exit !(lines > 50 && total > lines * most * 0.75) }' drawn
    done
}

@test "xsudoku-step: --svg has room for clues outside, and marks that no thermometer covers" {
    printf 'p sudoku plain 4\nskyscraper 1 r1c1-r1c4\n................\n' | xsudoku-step --svg -n 1 > drawn
    # The number of the step stands above the clue of a column, which takes as much room as a cell.
    number=$(sed -n 's/^<text x="[0-9.]*" y="\([0-9]*\)[0-9.]*" font-weight="bold">1<.*/\1/p' drawn)
    grid=$(sed -n 's/^<g transform="translate([0-9.]* \([0-9]*\).*/\1/p' drawn)
    printf 'p sudoku plain 4\nskyscraper 1 r1c1-r4c1\n................\n' | xsudoku-step --svg -n 1 > drawn
    [ "$(sed -n 's/^<g transform="translate([0-9.]* \([0-9]*\).*/\1/p' drawn)" -ge $((number + 20)) ]
    [ "$grid" -lt $((number + 20)) ]
    printf 'p sudoku plain 4\nthermo r1c1-r1c3\n................\n' | xsudoku-step --svg -n 1 > drawn
    awk '/#bdbdbd/ { line = NR } /<circle/ && !/#/ { bulb = NR } /<rect.*fill-opacity="0.45"/ { tint = NR }
        END { exit !(line && line < tint && bulb < tint) }' drawn
}

@test "xsudoku-step: fish of many small houses have an end" {
    printf '%s\n' 'p sudoku disjointx 4' 'grid 2 2' .... .3..1 ...3. ..... ' .3..' >several
    run_sh 'ulimit -t 10; xsudoku-step several'
    [ "$status" -eq 0 ]
}

@test "xsudoku-step: a disk that is full is not passed over" {
    [ -e /dev/full ] || skip "needs /dev/full"
    for options in '' -q -r '-D 9'; do
        run_sh "xsudoku-gen -n 3 -s 1 | xsudoku-step $options > /dev/full"
        [ "$status" -eq 2 ]
        [[ "$stderr" = 'xsudoku-step: '*'No space left on device' ]]
    done
}

@test "xsudoku-step: memory that runs out anywhere is reported" {
    need_debug
    printf '12..\n....\n....\n...3\n' > several
    printf '1...\n..2.\n.3..\n...4\n' > one
    for command in '-a0 several' '-c several' '-D9 several' '-r one' '-A several' '--statistics several'; do
        short_of_memory 10 "xsudoku-step $command"
    done
    short_of_memory 10 'xsudoku-step -r several' 1
}

@test "xsudoku-step -r: a Samurai without clues has several solutions, which is said before anything is guessed" {
    { echo "p sudoku samurai 9"; head -c 369 /dev/zero | tr '\0' .; echo; } > "$BATS_TEST_TMPDIR/blank"
    run "$BIN/xsudoku-step" -r "$BATS_TEST_TMPDIR/blank"
    [ "$status" = 1 ]
    [ "$output" = "# several solutions" ]
}
