#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Rules below headers: every kind, by every solver, beside rules.awk, which knows their definitions.
load helper

# The models of each formula of a stream.
count_models() {
    dpll -n 0 -q | awk '/^s/ { if (NR > 1) print n; n = 0 } /^v/ { n++ } END { print n }'
}

@test "rules: random ones of every kind leave as many solutions as their definitions say" {
    local seed encoding
    for seed in 1 2; do
        awk -v seed=$seed -v make=200 -f "$ROOT/tests/rules.awk" > puzzles
        awk -f "$ROOT/tests/rules.awk" puzzles > counts
        [ "$(sort -u counts | wc -l)" -gt 10 ]
        "$TESTERS/solutions" 1000 < puzzles | cut -d' ' -f1 | cmp - counts
        for encoding in '-e extended' '-e minimal' '-e optimized --amo sequential' '--amo commander'; do
            # shellcheck disable=SC2086
            sudoku2cnf $encoding puzzles | count_models | cmp - counts
        done
    done
}

@test "rules: every kind at sides 4, 6 and 9, Kakuro and several grids, by three that know nothing of each other" {
    run_sh "bash '$ROOT/tests/kinds.sh' $(by_build 10 5)"
    [ "$status" -eq 0 ] || { echo "$stderr"; false; }
    # A line for each kind of sudoku(5), but one for the rules of boards together, and one for those of grids.
    awk '/^\.Ss/ { on = /Rules/ }
        on && /^\.It/ { for (i = 2; i <= NF; i++) if ($i ~ /^(Cm|Ar|Op)$/) is = $i; else if (is == "Cm" && $i != ",") print $i }' \
        "$ROOT/man/sudoku.5" | grep -vxE 'first|board|blocked' | sort > kinds
    cut -d' ' -f1 <<< "$output" | sort | cmp - kinds
    [[ "$output" != *' 0 puzzles'* ]]
}

@test "rules: xsudoku-step finds as many solutions of them" {
    local expected
    awk -v seed=5 -v make=60 -f "$ROOT/tests/rules.awk" > puzzles
    awk -f "$ROOT/tests/rules.awk" puzzles > counts
    awk '/^p sudoku/ { n++ } { print > ("puzzle-" n) }' puzzles
    local number=0
    while read -r expected; do
        number=$((number + 1))
        run_sh "xsudoku-step -a 0 -q -1 puzzle-$number"
        # Clues that break a rule are refused.
        [ "$status" -ne 2 ] || { [ "$expected" -eq 0 ] && continue; }
        [ "$(grep -c '# solution ' <<< "$output")" -eq "$expected" ]
    done < counts
    [ "$number" -eq 60 ]
}

@test "rules: techniques that rest on one solution stand aside, as rules may forbid the exchange" {
    # Each has one solution by its rules, and pairs of digits in four cells that only houses let change places.
    printf 'p sudoku plain 6\n%s\n%s\n' \
        $'different r3c6 r1c1 r6c1 r3c4 r4c5\nsum 4 r5c1 r4c2 r5c2' .....4...2....46....3.......5....... \
        'sum 10 r1c5 r2c6 r2c5' .3...5........3...4......5.14..2.6.. \
        $'slow r5c1 r6c1\nsum 11 r1c4 r6c3 r1c6 r2c1' ...14.....2..63....5..1.....3....... > puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 | grep -v '[a-z]' > solutions
    xsudoku-step -q -1 puzzles | grep -o '^[1-6]\{36\}' | cmp - solutions
    [ "$(wc -l < solutions)" -eq 3 ]
}

@test "rules: in the incremental form they are there once, and a new header has others" {
    { printf 'p sudoku latin 4\nless r1c1 r1c2\n%s\n%s\n' 1............... 4...............
        printf 'p sudoku latin 4\n%s\n' 4...............; } > puzzles
    [ "$(sudoku2cnf -i puzzles | dpll -q | grep '^s' | paste -sd' ')" = 's 1 s 0 s 1' ]
    [ "$(sudoku2cnf -i puzzles | grep -c '^p')" -eq 2 ]
}

@test "rules: they go where a puzzle goes, and a drawing of its solution reads as the same puzzle" {
    printf 'p sudoku latin 4\nregions # in rows\nAABB\nACBB\nACCD\nCDDD\ncage 5 r1c1-r1c2\n1...\n....\n....\n....\n' > puzzle
    sudoku2cnf puzzle | dpll | res2sudoku -p puzzle > solution
    sudoku2cnf solution | dpll | grep -q '^s 1'
    head -n 7 puzzle | cmp - <(head -n 7 solution)
    [ "$(sed -n 8p solution | cut -c 1-2)" = 14 ]
}

@test "rules: a file of them holds where no header says, by every reader" {
    printf '# no header\nregions AABBAABBCCDDCCDD\nknight\n' > rules
    printf 'p sudoku latin 4\n' | cat - rules > headed
    printf '1...............\n' > puzzle
    sed 1d rules | sed '1i p sudoku latin 4' | cat - puzzle | sudoku2cnf | tail -n +2 > expected
    sudoku2cnf -R headed puzzle | tail -n +2 | cmp - expected
    sudoku2cnf -V latin -B 2x2 -R rules puzzle | tail -n +2 | cmp - expected
    sudoku2cnf -R headed puzzle | dpll | res2sudoku -1 -R headed > solution
    [ "$(grep -c '^regions\|^knight' solution)" -eq 2 ]
    xsudoku-step -R headed -q -a 0 -1 puzzle | grep -q "^$(tail -n 1 solution) # solution"
}

@test "rules: cages of a killer Sudoku, by all solvers alike" {
    # The sums of a known grid; a cage of three or two cells each.
    printf '123456789456789123789123456214365897365897214897214365531642978642978531978531642\n' |
        awk '{
            print "p sudoku plain 9"
            for (r = 1; r <= 9; r++)
                for (c = 1; c <= 9; c += 3) {
                    s = 0
                    for (k = 0; k < 3; k++) s += substr($0, (r - 1) * 9 + c + k, 1)
                    printf "cage %d r%dc%d-r%dc%d\n", s, r, c, r, c + 2
                }
            print "12.4....." substr($0, 10, 36) "...................................."
        }' > puzzle
    "$TESTERS/solutions" 1000 < puzzle | cut -d' ' -f1 > count
    [ "$(cat count)" -gt 0 ]
    sudoku2cnf puzzle | count_models | cmp - count
    xsudoku-step -a 0 -q -1 puzzle | grep -c '# solution ' | cmp - count
}

@test "rules: a sum has as many clauses and variables as sudoku2cnf(1) says" {
    # The first cell of three has 9 values, the first two have 3 to 11: 9 - 9 + 9 * 18 + 9 * 9 - 9.
    printf 'p sudoku plain 9\n%081d\n' 0 > plain
    printf 'p sudoku plain 9\ncage 12 r1c1-r1c3\n%081d\n' 0 > cage
    paste <(sudoku2cnf plain | grep '^p') <(sudoku2cnf cage | grep '^p') > headers
    [ "$(awk '{ print $7 - $3, $8 - $4 }' headers)" = '9 234' ]
}

@test "rules: what is malformed is told with its place" {
    p() { printf "printf 'p sudoku latin 4\\\\n%s\\\\n' | sudoku2cnf" "$1"; }
    fails_with 2 "sudoku2cnf: <stdin>:2:6: expected a number from 1 to 99999, found 'r1c1'" "$(p 'cage r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:6: expected a number from 1 to 99999, found '0'" "$(p 'cage 0 r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:6: expected a number from 1 to 99999, found '100000'" "$(p 'cage 100000 r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:8: r5c1 is outside a grid of side 4" "$(p 'cage 3 r5c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:8: expected a cell such as r1c1, found 'x'" "$(p 'cage 3 x')"
    fails_with 2 "sudoku2cnf: <stdin>:2:8: expected a cell such as r1c1, found 'r1'" "$(p 'cage 3 r1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:8: expected a cell such as r1c1, found 'r1c1x'" "$(p 'cage 3 r1c1x')"
    fails_with 2 "sudoku2cnf: <stdin>:2:6: rule cage has 5 cells, and there are 4 digits" "$(p 'cage 9 r1c1-r1c4 r2c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:8: expected a range such as r1c1-r1c3, found 'r1c1-r1c2x'" "$(p 'cage 3 r1c1-r1c2x')"
    fails_with 2 "sudoku2cnf: <stdin>:2:13: cell r1c1 is twice in this rule" "$(p 'cage 3 r1c1 r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:12: rule thermo needs 2 or more cells, found 1" "$(p 'thermo r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:16: rule house needs 4 cells, found 3" "$(p 'house r1c1-r1c3')"
    fails_with 2 "sudoku2cnf: <stdin>:2:8: expected the end of the line, found 'r1c1'" "$(p 'knight r1c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:9: expected 16 letters of a map of regions, found 'AABB'" "$(p 'regions AABB')"
    fails_with 2 "sudoku2cnf: <stdin>:2:9: expected letters, found 'AAAABBBBCCCCDDD\\xC3'" "$(p 'regions AAAABBBBCCCCDDD\303')"
    fails_with 2 "sudoku2cnf: <stdin>:2:25: region A has 5 cells, not 4" "$(p 'regions AABAAABBCCDDCCDD')"
    fails_with 2 "sudoku2cnf: <stdin>:3:1: expected row 1 of 4 of a map of regions, found the end of the input" "$(p regions)"
    run_sh "$(p cagee)"
    [ "$status" -eq 2 ]
    [[ $stderr == "sudoku2cnf: <stdin>:2:1: unknown rule 'cagee', expected first, grid, board, blocked, regions, "*" or nonconsecutive" ]]
    # What was meant to be a rule is not taken for a row, which has no small letter.
    for word in Knight anti-knight cage: Cage; do
        run_sh "$(p "$word 3 r1c1")"
        [ "$status" -eq 2 ]
        [[ $stderr == "sudoku2cnf: <stdin>:2:1: unknown rule '$word', expected first, "*" or nonconsecutive" ]]
    done
    fails_with 2 "sudoku2cnf: <stdin>:1:1: a rule stands below a header, before the puzzles" "printf 'knight\n' | sudoku2cnf"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: rules are for sides up to 32, not 36" "printf 'p sudoku latin 36\nknight\n' | sudoku2cnf"
    printf 'p sudoku latin 4\n1...............\n' > puzzle
    fails_with 2 "sudoku2cnf: puzzle:2:1: expected a rule, found a puzzle" "sudoku2cnf -R puzzle puzzle"
    fails_with 2 "sudoku2cnf: cannot open nothing: No such file or directory" "sudoku2cnf -R nothing puzzle"
    local end="needs a row or a column from end to end, as r1c1-r1c4"
    fails_with 2 "sudoku2cnf: <stdin>:2:21: rule sandwich $end" "$(p 'sandwich 2 r1c1-r1c3')"
    fails_with 2 "sudoku2cnf: <stdin>:2:21: rule sandwich $end" "$(p 'sandwich 2 r1c1-r2c2')"
    fails_with 2 "sudoku2cnf: <stdin>:2:31: rule sandwich $end" "$(p 'sandwich 2 r1c1 r1c3 r1c2 r1c4')"
    fails_with 2 "sudoku2cnf: <stdin>:2:31: rule sandwich $end" "$(p 'sandwich 2 r1c1 r2c2 r3c3 r4c4')"
    fails_with 2 "sudoku2cnf: <stdin>:2:31: rule sandwich $end" "$(p 'sandwich 2 r1c2 r1c3 r1c4 r2c1')"
    fails_with 2 "sudoku2cnf: <stdin>:2:10: expected a number from 0 to 99999, found '-1'" "$(p 'sandwich -1 r1c1-r1c4')"
    fails_with 2 "sudoku2cnf: <stdin>:2:1: rule xsum is for sides up to 16, not 17" \
        "printf 'p sudoku latin 17\nxsum 1 r1c1-r1c17\n' | sudoku2cnf"
    awk 'BEGIN { print "p sudoku latin 4"; for (i = 0; i < 2000; i++) print "less r1c1 r1c2" }' > long
    fails_with 2 "sudoku2cnf: long:821:1: rules have more than 12288 bytes" "sudoku2cnf long"
    awk 'BEGIN { print "p sudoku latin 4"; while (i++ < 300) print "house r1c1-r1c4" }' > houses
    fails_with 2 "sudoku2cnf: houses:258:1: rules make more than 256 houses" "sudoku2cnf houses"
}

@test "rules: clues that break one are told by xsudoku-step" {
    fails_with 2 "xsudoku-step: <stdin>:3:6: digit 1 is in r1c1 and in r2c2, which a rule has differ" \
        "printf 'p sudoku latin 4\nking\n1....1..........\n' | xsudoku-step"
    fails_with 2 "xsudoku-step: <stdin>:3:1: digit 1 is not allowed in r1c1 by a rule" \
        "printf 'p sudoku latin 4\neven r1c1\n1...............\n' | xsudoku-step"
    printf 'p sudoku latin 4\nking\n1....1..........\n' | sudoku2cnf -e optimized | dpll -q | grep -q '^s 0'
}

# step RULES TECHNIQUE LINE: the first step by the technique in a grid of side 4 that is blank, or has
# the digits in $digits, is the line.
step() {
    local grid=${digits:-................}
    printf 'p sudoku plain 4\n%s\n%s\n' "$1" "$grid" | xsudoku-step -l en --only "$2" -n 1 > steps
    grep -qxF "1 $2 $3" steps || {
        cat steps
        return 1
    }
}

@test "rules: a step by one names it, and says what it leaves" {
    # 3 in two cells is 1 + 2; on a thermometer of three, below comes one digit, above another.
    step 'cage 3 r1c1 r1c2 # small' cage-combination 'r1c1-34 r1c2-34 (cage 3 r1c1 r1c2: 12)'
    step 'thermo r1c1-r1c3' cell-forcing 'r1c1-34 r1c2-14 r1c3-12 (thermo r1c1-r1c3)'
    step 'arrow r1c1 r2c2 r3c3 r4c4' sum \
        'r2c2-34 (arrow r1c1 r2c2 r3c3 r4c4: the others leave r2c2 only 12)'
    step 'sum 7 r1c1 r2c2' sum 'r1c1-12 (sum 7 r1c1 r2c2: r2c2 leaves r1c1 only 34)'
    step 'sum 11 r1c1 r2c2 r3c3' sum \
        'r1c1-12 (sum 11 r1c1 r2c2 r3c3: the others make 2 to 8, which leaves r1c1 only 34)'
    # A rule about all cells says which it is about.
    digits=2............... step nonconsecutive cell-forcing 'r1c2-13 (nonconsecutive r1c1 r1c2)'
    # A house has the sum 10: of one, of two, and with a cell that a sum has beyond it.
    step 'cage 6 r1c1-r1c3' rule-of-45 'r1c4-123 (row 1: r1c4=10-6=4)'
    step 'sum 9 r1c1-r1c3 r2c3' rule-of-45 'r1c4-1 r2c3-4 (row 1: r1c4-r2c3=10-9=1)'
    step $'cage 5 r1c1 r2c1\ncage 5 r1c2 r2c2\ncage 7 r1c3 r2c3' rule-of-45-union \
        'r1c4-34 r2c4-34 (rows 1 2: r1c4+r2c4=20-17=3)'
    # An arrow's shaft makes way for its circle, which then counts twice, or from beyond the house; where
    # one cell of the shaft is beyond, that is taken away.
    step 'arrow r1c3 r1c1 r1c2' rule-of-45 'r1c3-12 r1c4-1 (row 1: 2r1c3+r1c4=10)'
    step 'arrow r2c3 r1c1 r1c2' rule-of-45 'r2c3-1 r1c3-1 r1c4-1 (row 1: r2c3+r1c3+r1c4=10)'
    digits=..1............. step 'arrow r1c1 r1c2 r2c1' rule-of-45 \
        'r1c1-2 r2c1-4 (row 1: 2r1c1+r1c3+r1c4-r2c1=10)'
    # Both cells see the rest of column and box.
    step 'cage 3 r1c1 r2c1' cage-digit 'r1c2-1 r2c2-1 r3c1-1 r4c1-1 (cage 3 r1c1 r2c1: 1 at r1c1 r2c1)'
}

@test "rules: houses are heeded where sums, relations and lines are" {
    # An arrow of two digits in a box is 1 + 2 or 1 + 3.
    step 'arrow r1c1 r1c2 r2c1' rule-orders \
        'r1c2-4 r2c1-4 r1c1-12 (arrow r1c1 r1c2 r2c1: 4 orders 312 413 321 431)'
    # Dots are looked at in the same way behind a sum as alone.
    printf 'p sudoku plain 9\narrow r1c1 r1c2 r2c1\nconsecutive r4c2 r4c1 r5c1\n%081d\n' 0 |
        xsudoku-step -l en --only sum,rule-orders -n 5 | grep -q '^5 rule-orders r4c1-19 (consecutive r4c2 r4c1 r5c1: 14 orders 123 '
    # Three consecutive digits have 2 and 3; the 1 is in three cells of the box.
    step 'renban r1c1-r1c3' rule-digit 'r1c4-2 (renban r1c1-r1c3: 2 at r1c1 r1c2 r1c3)'
    # The second cell tells where the 2 is: not where a 4 is, and not beyond the cells.
    digits=4............... step 'index 2 r1c1-r1c4' line 'r1c2-1 (index 2 r1c1-r1c4: r1c1 leaves r1c2 only 234)'
    step 'index 2 r1c1-r1c3' line 'r1c2-4 (index 2 r1c1-r1c3 leaves r1c2 only 123)'
    # 1, 2 and 3 are no digits beside 2; without V and X no two cells side by side have the sum 5.
    digits=2............... step 'nabner r1c1 r2c3' cell-forcing 'r2c3-123 (nabner r1c1 r2c3)'
    digits=1............... step allxv cell-forcing 'r1c2-4 (allxv r1c1 r1c2)'
    step 'quadruple 1 r1c1 r1c2 r2c1' rule-digit 'r2c2-1 (quadruple 1 r1c1 r1c2 r2c1: 1 at r1c1 r1c2 r2c1)'
}

@test "rules: clues outside are told by what has to be looked at, with the orders left" {
    # One tower seen is the highest; three are seen in 2134, 2314 and 2341 where 1 is not the first.
    step 'skyscraper 1 r1c1-r1c4' line 'r1c1-123 r1c2-4 r1c3-4 r1c4-4 (skyscraper 1 r1c1-r1c4 leaves r1c1 only 4)'
    # Four towers are 1234, whatever is set; two of which the first is 1 are 1 and 4, which hides the rest.
    # What is not between 3 and the 1 that is 2 away, nor one of them, is 4.
    digits=1............... step 'skyscraper 4 r1c1-r1c4' line \
        'r1c2-34 r1c3-24 r1c4-23 (skyscraper 4 r1c1-r1c4 leaves r1c2 only 2)'
    digits=1............... step 'skyscraper 2 r1c1-r1c4' line \
        'r1c2-23 r1c3-4 r1c4-4 (skyscraper 2 r1c1-r1c4: r1c1 leaves r1c2 only 4)'
    digits=1....3.......... step 'lockout 2 r1c1 r2c3 r2c2' line \
        'r2c3-12 (lockout 2 r1c1 r2c3 r2c2: r2c2 leaves r2c3 only 4)'
    digits=........1....... step 'skyscraper 3 r1c1-r1c4' line-orders \
        'r1c1-34 r1c2-24 r1c3-2 r1c4-23 (skyscraper 3 r1c1-r1c4: 3 orders 2134 2314 2341)'
    # Rows of nine that show three towers are a Stirling number of the first kind.
    printf 'p sudoku plain 9\nskyscraper 3 r1c1-r1c9\n%081d\n' 0 | xsudoku-step -l en --only line-orders,line-count -n 1 > many
    grep -q '^1 line-count .*(skyscraper 3 r1c1-r1c9: 118124 orders)$' many
    # Two cells between 1 and 9 that make 5 are 2 and 3.
    printf 'p sudoku plain 9\nsandwich 5 r1c1-r1c9\n1..9.....%072d\n' 0 | xsudoku-step -l en --only line -n 1 |
        grep -qxF "1 line r1c2-45678 r1c3-45678 $(printf 'r1c%d-23 ' 5 6 7 8 9)(sandwich 5 r1c1-r1c9: r1c1 r1c4 leave r1c2 only 23)"
    # With nothing between 1 and 9 and one of them first the other is second.  Of the 7! orders of the
    # rest 6! have 8 third, where its box has it already.
    printf 'p sudoku plain 9\nsandwich 0 r1c1-r1c9\n%018d8%08d2%08d3%08d4%08d5%08d6%08d7%08d\n' 0 0 0 0 0 0 0 0 |
        xsudoku-step -l en --only line-orders,line-count -n 1 > known
    grep -qxF "1 line-count r1c2-234567 $(printf 'r1c%d-19 ' 3 4 5 6 7 8 9)(sandwich 0 r1c1-r1c9: $((2 * (5040 - 720))) orders, with 19 at r1c1)" known
}

@test "rules: all places of a digit are looked at with relations, too" {
    # 4 has two places in row 1, side by side, so that neither cell has 3.
    printf 'p sudoku plain 4\nnonconsecutive\n......4.........\n' |
        xsudoku-step -l en --only region-forcing -n 1 | grep -qxF '1 region-forcing r1c2-3 r1c1-3 (4 in row 1 at r1c1 r1c2)'
}

@test "rules: a net names those that it needs" {
    xsudoku-gen --skyscraper -V plain -n 3 -s 7 | xsudoku-step -l en > trace
    grep -qE '^[0-9]+ forcing-net r[0-9]c[0-9]-[1-9] \(r[0-9]c[0-9]=[1-9]( r[0-9]c[0-9]=[1-9])*, by skyscraper [0-9] ' trace
    # It begins with what it rules out, and goes on to what follows.
    awk '$2 == "forcing-net" { split($3, out, "-"); if (index($4, "(" out[1] "=" out[2]) != 1) exit 1; longer += $5 ~ /=/ }
        END { exit !longer }' trace
}

@test "rules: no step by one rules out what is right, and -d asks for a technique" {
    for kind in '--killer -h 81' --skyscraper --xsum '--thermo -h 70' '--kropki -h 70' '-V nonconsecutive -h 50'; do
        # shellcheck disable=SC2086
        xsudoku-gen -V plain $kind -1 -n "$(by_build 12 2)" -s 8 -f solution > both
        grep -xE '[1-9]{81}' both > solutions
        grep -vxE '[1-9]{81}' both | xsudoku-step > trace
        awk -f "$ROOT/tests/trace.awk" solutions trace > counts
        grep -qE '^(cage|sum|rule|cell-forcing|line)' counts
    done
    xsudoku-gen --killer -V plain -d rule-of-45 -n 2 -s 5 | xsudoku-step -r | grep -c ' rule-of-45 ' | grep -qx 2
}

@test "rules: memory that ends in the midst of them" {
    need_debug
    printf 'p sudoku latin 4\nregions\nAABB\nAABB\nCCDD\nCCDD\nknight\ncage 5 r1c1-r1c2\n................\n' > puzzle
    short_of_memory 20 'sudoku2cnf puzzle'
}

# The squares of side 4 that the page of each puzzle takes for solved: puzzle-1, puzzle-2 and so on, a line
# each.
page_solutions() {
    local number
    for ((number = 1; number <= $1; number++)); do
        sudoku2html "puzzle-$number" > page.html
        sed -n '/id="shapes">/,/<\/script>/p' page.html | sed '1s/.*id="shapes">//; $s/<\/script>.*//' > "shapes-$number"
    done
    { cat "$ROOT/cmd/sudoku2html/shape.js"
        cat << 'EOF'
const fs = require("fs");
const values = Array(16).fill(0);
function fill(shape, cell) {
  if (cell === 16) return shape.holds(values) ? 1 : 0;
  let found = 0;
  for (let digit = 1; digit <= 4; digit++) {
    if ([...shape.peers(cell)].some((peer) => peer < cell && values[peer] === digit)) continue;
    values[cell] = digit;
    found += fill(shape, cell + 1);
  }
  return found;
}
for (let number = 1; number <= process.argv[2]; number++)
  console.log(fill(new Shape(JSON.parse(fs.readFileSync(`shapes-${number}`))[0]), 0));
EOF
    } > page.cjs
    node page.cjs "$1"
}

@test "rules: pages know which full grids keep them" {
    need_program node
    awk -v seed=9 -v make=60 -f "$ROOT/tests/rules.awk" > all
    # Without clues, which the page keeps itself.
    sed 's/^[1-4.]\{16\}$/................/' all > puzzles
    awk -f "$ROOT/tests/rules.awk" puzzles > counts
    awk '/^p sudoku/ { n++ } { print > ("puzzle-" n) }' puzzles
    page_solutions 60 | cmp - counts
}

@test "rules: a number that no digits in the cells make is refused at its place" {
    local place rule found
    while read -r place found rule; do
        printf 'p sudoku plain 9\n%s\n%081d\n' "$rule" 0 > p
        run_sh 'sudoku2cnf p'
        [ "$status" -eq 2 ]
        [[ $stderr == "sudoku2cnf: p:2:$place: rule "*" found ${found//_/ }" ]]
    done << 'END'
12 '0' quadruple 105 r1c1-r2c2
11 4 quadruple 12345 r1c1-r2c2
6 '71' cage 71 r1c1 r1c2
6 '2' cage 2 r1c1 r1c2
5 '28' sum 28 r1c1-r1c3
5 '2' sum 2 r1c1-r1c3
12 '9' difference 9 r1c1 r1c2
9 '9' whisper 9 r1c1 r1c2
9 '9' lockout 9 r1c1-r1c3
7 '10' ratio 10 r1c1 r1c2
14 '10' numberedroom 10 r1c1-r1c9
12 '0' skyscraper 0 r1c1-r1c9
10 '36' sandwich 36 r1c1-r1c9
6 '46' xsum 46 r1c1-r1c9
6 '1' pill 1 r1c1-r1c4
6 '3' pill 3 r1c1-r1c3
6 '2' pill 2 r1c1-r1c3
6 '3' pill 3 r1c1-r1c9 r2c1-r2c6
7 '4' index 4 r1c1-r1c3
10 '1' sandwich 1 r1c1-r1c9
10 '34' sandwich 34 r1c1-r1c9
6 '2' xsum 2 r1c1-r1c9
6 '4' xsum 4 r1c1-r1c9
22 10 renban r1c1-r1c9 r2c1
22 10 thermo r1c1-r1c9 r2c9
25 10 different r1c1-r1c9 r2c9
16 3 clone r1c1-r1c3
END
    # The smallest and the greatest that there can be.
    for rule in 'cage 3 r1c1 r1c2' 'cage 45 r1c1-r1c9' 'sum 27 r1c1 r5c5 r9c9' 'sandwich 0 r1c1-r1c9' \
        'sandwich 35 r1c1-r1c9' 'xsum 1 r1c1-r1c9' 'xsum 45 r1c1-r1c9' 'skyscraper 9 r1c1-r1c9' \
        'lockout 8 r1c1 r1c5' 'ratio 9 r1c1 r5c2' 'pill 2 r1c1-r1c5' 'quadruple 1199 r1c1-r2c2' 'index 9 r1c1-r1c9'; do
        printf 'p sudoku latin 9\n%s\n%081d\n' "$rule" 0 | sudoku2cnf | dpll -q | grep -cx 's 1'
    done
}

@test "rules: two sums for the same cells are refused; what only overlaps is not" {
    local blank fine
    blank=$(printf '%081d' 0)
    fails_with 2 "sudoku2cnf: <stdin>:3:6: the cells of this rule have the sum 7 by one above, found '8'" \
        "printf 'p sudoku plain 9\ncage 7 r1c1-r1c3\ncage 8 r1c3 r1c1-r1c2\n$blank\n' | sudoku2cnf"
    fails_with 2 "sudoku2cnf: <stdin>:4:5: the cells of this rule have the sum 9 by one above, found '8'" \
        "printf 'p sudoku plain 9\ncage 9 r1c1-r1c2\ncage 9 r5c1-r5c2\nsum 8 r1c2 r1c1\n$blank\n' | sudoku2cnf"
    # Each has a solution that is known: the first row 1 to 9, the others shifted.
    for fine in 'cage 6 r1c1-r1c3\ncage 3 r1c1-r1c2\ncage 10 r1c1-r1c4' 'cage 3 r1c1-r1c2\nsum 3 r1c1-r1c2' \
        'cage 3 r1c1-r1c2\ncage 3 r2c1 r1c1\ncage 5 r1c2-r1c3' 'ratio 1 r1c1 r2c9'; do
        printf 'p sudoku latin 9\n%b\n%081d\n' "$fine" 0 | sudoku2cnf | dpll -q | grep -cx 's 1'
    done
}

# Of the puzzles rule-1, rule-2 and so on those are taken, and those refused, that a line each of expected
# says: the former together, the latter one by one.
taken_as_expected() {
    local puzzle
    awk '{ print "rule-" NR > $1 }' expected
    [ -s taken ]
    xargs cat < taken | sudoku2cnf > /dev/null
    while read -r puzzle; do
        ! sudoku2cnf "$puzzle" > /dev/null 2>&1 || {
            echo "$puzzle is taken"
            return 1
        }
    done < refused
}

@test "rules: cells made equal in one row, column, box or region are refused, and no others" {
    local rule place pair
    while read -r place pair rule; do
        fails_with 2 "sudoku2cnf: <stdin>:3:$place: rule ${rule%% *} makes ${pair/-/ and } equal, which are in one row, column, box or region" \
            "printf 'p sudoku plain 4\n# \n$rule\n%016d\n' 0 | sudoku2cnf"
    done << 'END'
1 r1c1-r1c4 equal r1c1 r1c4
1 r1c1-r4c1 equal r1c1 r3c4 r4c1
1 r3c3-r4c4 palindrome r1c1 r3c3 r4c4 r2c3
1 r1c1-r2c2 palindrome r1c1 r1c2 r2c2
1 r1c2-r4c2 clone r1c1-r1c2 r3c3 r4c2
7 r1c1-r1c2 ratio 1 r1c1 r1c2
7 r1c1-r2c2 ratio 1 r1c1 r4c4 r2c2
END
    fails_with 2 'sudoku2cnf: <stdin>:3:7: rule ratio makes r1c1 and r2c2 equal, which are in one row, column, box or region' \
        "printf 'p sudoku latin 4\nregions AABBAABCDDDCDBCC\nratio 1 r1c1 r2c2\n' | sudoku2cnf"
    # Of two cells those are refused that are never equal in a full grid.
    awk 'BEGIN { split("equal:palindrome:clone:ratio 1", rule, ":")
        for (k = 1; k <= 4; k++) for (i = 0; i < 16; i++) for (j = i + 1; j < 16; j++)
            printf "p sudoku plain 4\n%s r%dc%d r%dc%d\n................\n", rule[k], int(i / 4) + 1, i % 4 + 1, int(j / 4) + 1, j % 4 + 1 }' > all
    awk '/^p sudoku/ { close("rule-" n++) } { print > ("rule-" n) }' all
    awk -f "$ROOT/tests/rules.awk" all | awk '{ print ($1 > 0 ? "taken" : "refused") }' > expected
    taken_as_expected
}

@test "rules: cells made equal that differ by the variant or another rule are refused, and no others" {
    # Each pair of cells of side 4 behind a rule, and whether its definition makes them differ.
    awk 'function row(i) { return int(i / 4) }
        function column(i) { return i % 4 }
        function far(a, b) { return a > b ? a - b : b - a }
        function box(i) { return int(row(i) / 2) * 2 + int(column(i) / 2) }
        function differ(k, i, j, rows, columns) {
            rows = far(row(i), row(j))
            columns = far(column(i), column(j))
            if (!rows || !columns || box(i) == box(j)) return 1
            if (k == 1) return rows * columns == 2
            if (k == 2) return rows == 1 && columns == 1
            if (k == 6) return (row(i) == column(i) && row(j) == column(j)) || (row(i) + column(i) == 3 && row(j) + column(j) == 3)
            return index(cells[k], "r" row(i) + 1 "c" column(i) + 1) && index(cells[k], "r" row(j) + 1 "c" column(j) + 1)
        }
        BEGIN {
            split("knight:king:different:house:cage 7:even", name, ":")
            cells[3] = "r1c2 r2c4 r4c3"
            cells[4] = "r1c1 r2c3 r3c4 r4c2"
            cells[5] = "r1c3 r2c2 r3c1"
            cells[6] = "r1c1"
            for (k = 1; k <= 6; k++) for (i = 0; i < 16; i++) for (j = i + 1; j < 16; j++) {
                equal = sprintf("equal r%dc%d r%dc%d", row(i) + 1, column(i) + 1, row(j) + 1, column(j) + 1)
                other = name[k] " " cells[k]
                for (later = 0; later <= 1; later++) {
                    printf "p sudoku %s 4\n%s\n%s\n................\n", k == 6 ? "x" : "plain",
                        later ? equal : other, later ? other : equal > ("rule-" ++n)
                    print (differ(k, i, j) ? "refused" : "taken") > "expected"
                    close("rule-" n)
                }
            }
        }'
    taken_as_expected
    fails_with 2 'sudoku2cnf: <stdin>:3:1: rule equal makes r1c1 and r2c3 equal, which differ by the variant or a rule above' \
        "printf 'p sudoku plain 4\nknight\nequal r1c1 r2c3\n' | sudoku2cnf"
    # The place is that of the later of the two, wherever other rules stand.
    fails_with 2 'sudoku2cnf: <stdin>:4:1: rule knight makes r1c1 and r2c3 differ, which are equal by a rule above' \
        "printf 'p sudoku plain 4\nequal r1c1 r2c3\nodd r4c4\nknight\n' | sudoku2cnf"
    fails_with 2 'sudoku2cnf: <stdin>:3:6: rule cage makes r3c2 and r1c3 differ, which are equal by a rule above' \
        "printf 'p sudoku plain 4\nclone r4c4 r3c2 r2c1 r1c3\ncage 6 r1c3 r2c2 r3c2\n' | sudoku2cnf"
    fails_with 2 'sudoku2cnf: <stdin>:7:5: rule regions makes r1c1 and r2c2 differ, which are equal by a rule above' \
        "printf 'p sudoku latin 4\nratio 1 r1c1 r2c2\nregions\nAABB\nAABC\nDDDC\nDBCC\n' | sudoku2cnf"
    # What the names of variants stand for: windows, diagonals of argyle, knights.
    while read -r variant first second; do
        fails_with 2 "sudoku2cnf: <stdin>:2:1: rule palindrome makes $first and $second equal, which differ by the variant or a rule above" \
            "printf 'p sudoku $variant 9\npalindrome $first r9c9 $second\n' | sudoku2cnf"
        prints 1 "printf 'p sudoku plain 9\npalindrome $first r9c9 $second\n%081d\n' 0 | sudoku2cnf | grep -c ^p"
    done << 'END'
windoku r2c3 r3c4
percent r1c9 r9c1
x r2c2 r8c8
antiknight r3c3 r5c4
miracle r3c3 r4c4
argyle r1c2 r8c9
disjoint r1c2 r4c8
asterisk r2c5 r7c3
END
}

@test "rules: sums between 1 and the highest digit, and of the first X digits, are refused unless a row has them" {
    # All rows of side 6, and their sums.
    awk '
        function rows(n, text, i, in_between, s) {
            if (n > 6) {
                for (i = 1; i <= 6; i++)
                    if (d[i] == 1 || d[i] == 6) in_between = !in_between
                    else if (in_between) s += d[i]
                print "sandwich", s + 0
                for (i = 1; i <= d[1]; i++) x += d[i]
                print "xsum", x
                x = 0
                return
            }
            for (i = 1; i <= 6; i++) {
                if (used[i]) continue
                used[i] = 1; d[n] = i
                rows(n + 1)
                used[i] = 0
            }
        }
        BEGIN { rows(1) }' | sort -u > made
    for kind in sandwich xsum; do
        for number in {0..22}; do
            printf 'p sudoku latin 6\n%s %s r1c1-r1c6\n%036d\n' $kind "$number" 0 | sudoku2cnf > cnf 2> err || continue
            echo "$kind $number"
        done
    done | sort | cmp - made
}

@test "rules: regions of regionsum are those of the map above, or boxes of any grid" {
    # By definition: 1 and 2 in one region, 3 in the next.
    printf 'p sudoku latin 4\nregions AABBAABBCCDDCCDD\nregionsum r1c1-r1c3\n12..............\n' > map
    printf 'p sudoku plain 4\nregionsum r1c1-r1c3\n12..............\n' > boxes
    printf 'p sudoku latin 4\n12..............\n' > none
    for puzzle in map boxes none; do
        sudoku2cnf $puzzle | dpll -n 0 -q | grep -c '^v'
    done > counts
    [ "$(sed -n 1p counts)" -gt 0 ]
    [ "$(sed -n 1p counts)" -eq "$(sed -n 2p counts)" ]
    [ "$(sed -n 2p counts)" -lt "$(sed -n 3p counts)" ]
    sudoku2cnf map | dpll -n 0 | res2sudoku -1 | grep -c '^123' | cmp - <(sed -n 1p counts)
    fails_with 2 'sudoku2cnf: <stdin>:2:1: rule regionsum needs regions: boxes, or those of a map above it' \
        "printf 'p sudoku latin 4\nregionsum r1c1-r1c3\n' | sudoku2cnf"
    # The second grid of a Twodoku begins in row 7, so it has a border below row 12.
    printf 'p sudoku twodoku 9\nregionsum r10c10-r14c10\n%0153d\n' 0 > two
    sudoku2cnf two | dpll | res2sudoku -p two | grep '^[1-9 ]*$' | awk '{ digit[NR] = substr($0, 10, 1) }
        END { exit digit[10] + digit[11] + digit[12] != digit[13] + digit[14] }'
}

# The first cells of a row, and whether they keep a rule about them, of a side.
first_cells_keep() {
    printf 'p sudoku latin %s\n%s\n%s%0*d\n' "$1" "$2" "$3" $(($1 * $1 - ${#3})) 0 > first
    [ "$(sudokucheck first | grep -c 'no solution')" -eq $((! $4)) ]
    [ "$(sudoku2cnf first | dpll -q | grep '^s')" = "s $4" ]
}

@test "rules: thirds of sides that 3 does not divide, and pills of digits above 9, are as sudoku(5) says" {
    local digits
    for digits in 147 258 367 348; do first_cells_keep 8 'entropic r1c1-r1c3' $digits 1; done
    for digits in 134 234; do first_cells_keep 4 'entropic r1c1-r1c3' $digits 1; done
    for digits in 136 456 578; do first_cells_keep 8 'entropic r1c1-r1c3' $digits 0; done
    for digits in 123 124; do first_cells_keep 4 'entropic r1c1-r1c3' $digits 0; done
    first_cells_keep 16 'pill 2 r1c1-r1c4' 1C9D 1
    first_cells_keep 16 'pill 2 r1c1-r1c4' 1C9E 0
}

@test "rules: a clue outside the grid has as many clauses and variables as sudoku2cnf(1) says" {
    # Nine towers that are all seen are 1 to 9: one state after each cell, S is 8, e and f are 1, each cell but the
    # first has 8 wrong digits, and each one the pair with its right one: 9 * 17 - 2 + 64 + 1 + 16 - 2 + 9.
    printf 'p sudoku plain 9\n%081d\n' 0 > plain
    printf 'p sudoku plain 9\nskyscraper 9 r9c4-r1c4\n%081d\n' 0 > towers
    paste <(sudoku2cnf plain | grep '^p') <(sudoku2cnf towers | grep '^p') > headers
    [ "$(awk '{ print $7 - $3, $8 - $4 }' headers)" = '8 239' ]
    # Two cells that differ by 1 or more: nine states between them, S is 9, e 72, f 9, r 9, p 9 + 9.
    printf 'p sudoku plain 9\nlockout 1 r1c1 r2c4\n%081d\n' 0 > lockout
    paste <(sudoku2cnf plain | grep '^p') <(sudoku2cnf lockout | grep '^p') > headers
    [ "$(awk '{ print $7 - $3, $8 - $4 }' headers)" = '9 118' ]
}
