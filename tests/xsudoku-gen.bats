#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# xsudoku-gen: the puzzles asked for, again when asked again, each with one solution.

load helper

VARIANTS='plain x percent windoku latin'

# The grids of a stream, one on a line, without header and seeds.
grids() {
    grep -v '^[a-z#]' | sed 's/ .*//'
}

# Whether every puzzle of a file has exactly one solution, as the SAT pipeline sees it.
all_unique() {
    local puzzles
    puzzles=$(grids < "$1" | wc -l)
    sudoku2cnf "$1" | dpll -n 2 > results
    [ "$puzzles" -gt 0 ]
    [ "$(grep -cx 's 1' results)" -eq "$puzzles" ]
    [ "$(grep -cx 'c models 1' results)" -eq "$puzzles" ]
    [ "$(grep -cx 'c more no' results)" -eq "$puzzles" ]
}

@test "xsudoku-gen: each option has its place in the man page" {
    options_documented xsudoku-gen
}

@test "xsudoku-gen: --help and --version answer on stdout, -h is holes" {
    run_sh 'xsudoku-gen --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: xsudoku-gen '* ]]
    [[ "$output" = *'-h, --holes HOLES'*'(45)'* ]]
    run_sh 'xsudoku-gen --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^xsudoku-gen\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "xsudoku-gen: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 "xsudoku-gen: option -h: a grid of side 9 has 81 cells, found 82 (see xsudoku-gen --help)" \
        'xsudoku-gen -h 82'
    fails_with 64 "xsudoku-gen: option -n needs a whole number from 0 to 999999999999999, found '-1' (see xsudoku-gen --help)" \
        'xsudoku-gen -n -1'
    fails_with 64 "xsudoku-gen: option -B: expected boxes as ROWSxCOLUMNS, found '3by3' (see xsudoku-gen --help)" \
        'xsudoku-gen -B 3by3'
    fails_with 64 "xsudoku-gen: option -B: boxes of 1x9 are rows or columns (see xsudoku-gen --help)" \
        'xsudoku-gen -B 1x9'
    fails_with 64 "xsudoku-gen: option -B: variant percent has windows, which need side 9, found side 6 (see xsudoku-gen --help)" \
        'xsudoku-gen -V percent -B 2x3'
    fails_with 64 "xsudoku-gen: side 36 is above 32, the largest that puzzles are made for (see xsudoku-gen --help)" \
        'xsudoku-gen -B 6x6'
    fails_with 64 'xsudoku-gen: options -h and --pattern exclude each other (see xsudoku-gen --help)' \
        'xsudoku-gen -h 50 --pattern p'
    fails_with 64 'xsudoku-gen: options -y and --pattern exclude each other (see xsudoku-gen --help)' \
        'xsudoku-gen -y mirror --pattern p'
    fails_with 64 'xsudoku-gen: options --jigsaw and --pattern exclude each other (see xsudoku-gen --help)' \
        'xsudoku-gen --jigsaw --pattern p'
    fails_with 64 "xsudoku-gen: option -j needs a whole number from 1 to 64, found '0' (see xsudoku-gen --help)" \
        'xsudoku-gen -j 0'
    fails_with 64 "xsudoku-gen: option -s needs a whole number from 0 to 999999999999999, found '-1' (see xsudoku-gen --help)" \
        'xsudoku-gen -s -1'
    fails_with 64 "xsudoku-gen: option -V needs $VARIANT_LIST (see xsudoku-gen --help)" \
        'xsudoku-gen -V'
    fails_with 64 "xsudoku-gen: option -V has no 'killer', which is an option: --killer (see xsudoku-gen --help)" \
        'xsudoku-gen -V killer'
    fails_with 64 "xsudoku-gen: option --tries needs a whole number from 1 to 1000000000, found 'x' (see xsudoku-gen --help)" \
        'xsudoku-gen --tries x'
    for difficulty in simple 5 200-100 -5 5- 1-1000000000 1-2x easy-hard; do
        fails_with 64 "xsudoku-gen: option -d needs easy, medium, hard, expert, extreme, a technique (of xsudoku-step --techniques) or LOW-HIGH, found '$difficulty' (see xsudoku-gen --help)" \
            "xsudoku-gen -d $difficulty"
    done
    fails_with 64 "xsudoku-gen: unexpected operand 'file' (see xsudoku-gen --help)" 'xsudoku-gen file'
}

@test "xsudoku-gen: one diagonal puzzle with 45 holes is what no option gives" {
    run_sh 'xsudoku-gen'
    [ "$status" -eq 0 ]
    [ "${#lines[@]}" -eq 11 ]
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [[ "${lines[1]}" =~ ^#\ seed\ [0-9]+$ ]]
    for row in "${lines[@]:2}"; do
        [[ "$row" =~ ^[1-9.]{9}$ ]]
    done
    [ "$(printf '%s' "${lines[@]:2}" | tr -cd . | wc -c)" -eq 45 ]
}

@test "xsudoku-gen: -h and --holes set the number of holes" {
    for holes in 0 1 30 50 55; do
        for option in -h --holes; do
            run_sh "xsudoku-gen $option $holes -n 5 -1"
            [ "$status" -eq 0 ]
            for line in "${lines[@]:1}"; do
                [ "$(tr -cd . <<<"$line" | wc -c)" -eq "$holes" ]
            done
        done
    done
}

@test "xsudoku-gen: -n and --count set the number of puzzles, -1 and --one-line put each on a line" {
    for options in '-n 7 -1' '--count 7 --one-line'; do
        run_sh "xsudoku-gen $options"
        [ "${#lines[@]}" -eq 8 ]
        [ "$(printf '%s\n' "${lines[@]:1}" | grep -cE '^[1-9.]{81} # seed [0-9]+$')" -eq 7 ]
    done
    [ "$(xsudoku-gen -n 7 | grep -c '^[1-9.]*$')" -eq 63 ]
}

@test "xsudoku-gen: -V and --variant choose the houses, and the header says so" {
    for variant in $VARIANTS; do
        for option in -V --variant; do
            run_sh "xsudoku-gen $option $variant"
            [ "${lines[0]}" = "p sudoku $variant 9" ]
        done
    done
}

@test "xsudoku-gen: the same seed gives the same stream, another seed another one" {
    xsudoku-gen -n 20 -s 5 > a
    xsudoku-gen -n 20 --seed 5 | cmp - a
    xsudoku-gen -n 20 -s 6 > b
    [ "$(cat a b | grep -c seed)" -eq 40 ]
    [ "$(cat a b | grep seed | sort -u | wc -l)" -eq 40 ]
    run cmp -s a b
    [ "$status" -eq 1 ]
    # Without a seed, runs differ.
    [ "$(for _ in 1 2 3; do xsudoku-gen -1 | tail -1; done | sort -u | wc -l)" -eq 3 ]
}

@test "xsudoku-gen: rows and one line are the same puzzles" {
    xsudoku-gen -n 5 -s 8 -1 | grids > lines
    xsudoku-gen -n 5 -s 8 | grids | paste -sd '        \n' | tr -d ' ' | cmp - lines
}

@test "xsudoku-gen: the seed in the comment makes any puzzle of a stream again" {
    for variant in $VARIANTS; do
        xsudoku-gen -V "$variant" -n 4 -s 11 -1 > stream
        head -2 stream | tail -1 | grep -q ' # seed 11$'
        tail -n +2 stream | while read -r puzzle _ _ seed; do
            [ "$(xsudoku-gen -V "$variant" -s "$seed" -1 | grids)" = "$puzzle" ]
        done
    done
}

@test "xsudoku-gen: every puzzle has one solution, which is the grid that it was dug from" {
    for variant in $VARIANTS; do
        # With no holes the first grid is printed; with one try the puzzle comes from that grid.
        xsudoku-gen -V "$variant" -n 40 -s 3 -1 -h 0 | grids > dug_from
        xsudoku-gen -V "$variant" -n 40 -s 3 -1 --tries 1 > puzzles
        all_unique puzzles
        sudoku2cnf puzzles | dpll | res2sudoku -1 | cmp - dug_from
        # The native solver sees it the same way.
        "$TESTERS/solutions" 2 < puzzles | cmp - <(sed 's/^/1 /' dug_from)
    done
}

@test "xsudoku-gen: puzzles as sparse as they get still have one solution" {
    for options in '-V plain -h 56' '-V x -h 60' '-V percent -h 60' '-V windoku -h 60' '-V latin -h 50'; do
        # shellcheck disable=SC2086
        xsudoku-gen $options -n 5 -s 1 -1 > puzzles
        all_unique puzzles
    done
}

@test "xsudoku-gen: puzzles of every variant have one solution" {
    local variant count=0
    sed -n 's/^ *VARIANT([A-Z]*, "\([a-z]*\)".*/\1/p' "$ROOT/common/houses/variants.h" > variants
    while read -r variant; do
        xsudoku-gen -V "$variant" -n 3 -s 5 -1 > puzzles
        [ "$(head -1 puzzles)" = "p sudoku $variant 9" ]
        all_unique puzzles
        count=$((count + 1))
    done < variants
    [ "$count" -ge 20 ]
    fails_with 64 'xsudoku-gen: option -B: variant magic has rules about cells of side 9, found side 4 (see xsudoku-gen --help)' \
        'xsudoku-gen -V magic -B 2x2'
}

@test "xsudoku-gen: -V x -h 55 never gives up" {
    xsudoku-gen -V x -h 55 -n 200 -s 1 -1 > puzzles
    [ "$(grids < puzzles | wc -l)" -eq 200 ]
}

@test "xsudoku-gen: holes that no puzzle has end with 1 at once" {
    fails_with 1 "xsudoku-gen: no puzzle with 74 holes has one solution: two digits without a clue can change places, so 73 is the most" \
        'xsudoku-gen -h 74'
    # Even digits can change places, or odd ones; 1 and 9 of sandwiches.
    fails_with 1 "xsudoku-gen: no puzzle with 15 holes has one solution: two digits without a clue can change places, so 14 is the most" \
        'xsudoku-gen --evenodd -B 2x2 -h 15'
    [ "$(xsudoku-gen --evenodd -B 2x2 -h 14 -s 1 -1 | tail -1 | cut -c1-16 | tr -dc . | wc -c)" -eq 14 ]
    fails_with 1 "xsudoku-gen: no puzzle with 81 holes has one solution: two digits without a clue can change places, so 80 is the most" \
        'xsudoku-gen --sandwich --evenodd -h 81'
    [ "$(xsudoku-gen --sandwich -B 2x2 -h 15 -s 1 -1 | tail -1 | cut -c1-16 | tr -dc . | wc -c)" -eq 15 ]
    fails_with 1 "xsudoku-gen: no plain puzzle of side 9 with 65 holes has one solution: all have 17 clues or more, so 64 is the most" \
        'xsudoku-gen -V plain -h 65'
    fails_with 1 'xsudoku-gen: no puzzle without holes is minimal: any one clue can be dropped' 'xsudoku-gen -m -h 0'
}

@test "xsudoku-gen: houses and rules that no grid keeps are said to be so" {
    local none='xsudoku-gen: no grid keeps these houses and rules: leave some of them out' options
    echo nonconsecutive > rules
    printf '1..1\n.1..\n..1.\n...1\n' > mask
    for options in '' '-d hard' '-m' '--killer' '--pattern mask'; do
        fails_with 1 "$none" "xsudoku-gen -V plain -B 2x2 -R rules $options"
    done
    fails_with 1 'xsudoku-gen: no regions that have a grid found, seed 1, tried: 5 (more: --tries, or a smaller side: -B)' \
        'xsudoku-gen --jigsaw -V plain -B 2x2 -R rules -s 1 --tries 5'
}

@test "xsudoku-gen: holes that are not found end with 1 after --tries grids, and no puzzle" {
    run_sh 'xsudoku-gen -h 70 -s 4 --tries 3'
    [ "$status" -eq 1 ]
    [ -z "$output" ]
    [[ "$stderr" =~ ^xsudoku-gen:\ no\ puzzle\ with\ 70\ holes\ and\ one\ solution\ found,\ seed\ 4,\ grids\ tried:\ 3,\ most\ holes:\ [56][0-9]\ \(fewer:\ -h,\ more\ grids:\ --tries\)$ ]]
    # Minimal puzzles have as many as come.
    run_sh 'xsudoku-gen -m -h 30 -s 4 --tries 3'
    [[ "$stderr" =~ ^xsudoku-gen:\ no\ minimal\ puzzle\ with\ 30\ holes\ found,\ seed\ 4,\ grids\ tried:\ 3,\ holes\ of\ those\ found:\ 6[0-9]\ to\ 6[0-9]\ \(others:\ -h,\ more\ grids:\ --tries\)$ ]]
}

@test "xsudoku-gen: a puzzle that is not found leaves those before it" {
    # Some seeds reach 57 holes in one grid, most do not.
    for seed in $(seq 50); do
        xsudoku-gen -V plain -h 57 -s "$seed" --tries 1 -1 > found 2> /dev/null && break
    done
    [ "$(grids < found | wc -l)" -eq 1 ]
    run_sh "xsudoku-gen -V plain -h 57 -s $seed --tries 1 -1 -n 1000"
    [ "$status" -eq 1 ]
    [ "${lines[1]}" = "$(tail -1 found)" ]
    [[ "$stderr" = 'xsudoku-gen: no puzzle with 57 holes '* ]]
}

@test "xsudoku-gen: over 10,000 puzzles each cell has a clue, and each digit is one, equally often" {
    # How often that is in one puzzle is a random number whose mean and deviation the sample tells.
    # The sum over n puzzles lies within 4.5 deviations of n times the mean; all 90 sums do in 2,000
    # samples of 2,001.  Plain, where all cells are alike.
    for options in '' -m; do
        xsudoku-gen -V plain $options -n 10000 -s 1 -1 | grids > puzzles
        run_sh "awk '
            { split(\"\", of)
              for (i = 1; i <= 81; i++) if ((d = substr(\$0, i, 1)) != \".\") { clues++; count[\"cell \" i]++; square[\"cell \" i]++; of[d]++ }
              for (d in of) { count[\"digit \" d] += of[d]; square[\"digit \" d] += of[d] ^ 2 } }
            END { for (i in count) {
                      mean = clues / NR / (i ~ /cell/ ? 81 : 9); tested++
                      if ((count[i] - NR * mean) ^ 2 > 4.5 ^ 2 * (square[i] - count[i] ^ 2 / NR)) print i, count[i], NR * mean }
                  print tested }' puzzles"
        [ "$output" = 90 ]
    done
}

@test "xsudoku-gen: -B and --boxes give every side up to 25 and boxes of any measure" {
    for options in '-B 2x2' '-B 2x3' '--boxes 3x2' '-B 2x4' '-B 3x4' '-B 2x6' '-B 4x4' '-B 5x5' \
        '-V plain -B 2x2' '-V plain -B 6x2' '-V plain -B 4x5' '-V plain -B 5x5' '-V latin -B 1x7' '-V latin -B 4x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen $options -s 1 -n 2 -1 > puzzles
        measures=${options##* }
        side=$((${measures/x/*}))
        grep -qE "^p sudoku (x|plain|latin) $side( $measures)?\$" puzzles
        [ "$(grids < puzzles | grep -cE "^.{$((side * side))}\$")" -eq 2 ]
        all_unique puzzles
    done
}

@test "xsudoku-gen: boxes that are not the usual ones are in the header, and solved as such" {
    xsudoku-gen -V plain -B 6x2 -s 1 > puzzle
    [ "$(head -1 puzzle)" = 'p sudoku plain 12 6x2' ]
    sudoku2cnf puzzle | dpll | res2sudoku -V plain -B 6x2 > solved
    [ "$(head -1 solved)" = 'p sudoku plain 12 6x2' ]
    xsudoku-gen -V plain -B 6x2 -s 1 -f solution | tail -12 | cmp - <(tail -12 solved)
    # As one of the other boxes it has no solution, or another one.
    sed 's/ 6x2//' puzzle | sudoku2cnf | dpll | res2sudoku -p puzzle > other || [ $? -eq 1 ]
    run cmp -s solved other
    [ "$status" -eq 1 ]
}

# all_minimal FILE: without any one of its clues, each puzzle of the file has a second solution.
all_minimal() {
    { head -1 "$1"
      grids < "$1" | awk '{ for (i = 1; i <= length($0); i++) if (substr($0, i, 1) != ".")
          print substr($0, 1, i - 1) "." substr($0, i + 1) }'; } > dropped
    [ "$(wc -l < dropped)" -gt 10 ]
    [ "$(sudoku2cnf dropped | dpll -q -n 2 | grep -c '^v')" -eq $((2 * $(grids < dropped | wc -l))) ]
}

@test "xsudoku-gen: -m and --minimal make puzzles of which no clue can be dropped" {
    for options in '-V plain -n 5' '-n 5' '-V percent -n 3' '-V windoku -n 3' '-V latin -n 3' '-V plain -B 2x3 -n 5' \
        '-V plain -y rotate180' '-V plain -y mirror' '-V plain -h 57'; do
        # shellcheck disable=SC2086
        xsudoku-gen --minimal $options -s 2 -1 > puzzles
        all_unique puzzles
        all_minimal puzzles
    done
    [ "$(grids < puzzles | tr -cd . | wc -c)" -eq 57 ]
    # What is not asked to be minimal is not.
    xsudoku-gen -V plain -h 40 -s 2 -1 > puzzles
    run all_minimal puzzles
    [ "$status" -ne 0 ]
}

@test "xsudoku-gen: minimal puzzles of larger sides, which take long searches, are as another solver says" {
    for boxes in 4x4 3x6; do
        xsudoku-gen -V plain -B $boxes -m -s 4 -1 > puzzle
        {
            head -1 puzzle
            tail -1 puzzle | awk '{
                print $1
                for (i = 1; i <= length($1); i++)
                    if (substr($1, i, 1) != ".") print substr($1, 1, i - 1) "." substr($1, i + 1)
            }'
        } > questions
        sudoku2cnf -i questions | dpll -q -n 2 | grep '^c models' > found
        [ "$(wc -l < found)" -gt 80 ]
        [ "$(uniq -c < found | awk '{ print $4, ($4 == 1 ? $1 : "") }' | xargs)" = '1 1 2' ]
    done
}

@test "xsudoku-gen: a minimal puzzle is given up after --guesses" {
    fails_with 1 'xsudoku-gen: no minimal puzzle of side 9 found, seed 1, after 1 guesses (more: --guesses)' \
        'xsudoku-gen -m -s 1 --guesses 1'
    fails_with 1 'xsudoku-gen: no minimal puzzle of side 25 found, seed 1, after 1000 guesses (more: --guesses)' \
        'xsudoku-gen -m -V plain -B 5x5 -s 1 --guesses 1000'
    fails_with 1 'xsudoku-gen: no minimal puzzle of side 9 found, seed 1, after 1 guesses (more: --guesses)' \
        'xsudoku-gen -m -s 1 --guesses 1 -y rotate180'
    xsudoku-gen -V plain -s 5 > pattern
    fails_with 1 'xsudoku-gen: no minimal puzzle of side 9 found, seed 1, after 1 guesses (more: --guesses)' \
        'xsudoku-gen -m -s 1 --guesses 1 -V plain --pattern pattern'
    # Those before it stay, and what is found is what is found without a limit.
    xsudoku-gen -m -n 50 -s 1 -1 > wanted
    xsudoku-gen -m -n 50 -s 1 -1 --guesses 1000000 | cmp - wanted
    run_sh 'xsudoku-gen -m -n 50 -s 1 -1 --guesses 400'
    [ "$status" -eq 1 ]
    [ "${#lines[@]}" -ge 2 ]
    [ "$output" = "$(head -${#lines[@]} wanted)" ]
}

@test "xsudoku-gen: qqwing, too, finds one solution of each minimal puzzle" {
    need_program qqwing
    xsudoku-gen -V plain -m -n 200 -s 4 -1 | grids > puzzles
    [ "$(qqwing --solve --count-solutions --nosolution < puzzles | grep -c 'is unique')" -eq 200 ]
}

# images MAPS FILE: the holes of a puzzle, of side 9 and on one line, under these maps of the square.
images() {
    awk -v maps="$1" '{ for (m = split(maps, map, " "); m; m--) { text = ""
        for (r = 0; r < 9; r++) for (c = 0; c < 9; c++) {
            R = map[m] ~ /t/ ? c : r; C = map[m] ~ /t/ ? r : c
            if (map[m] ~ /v/) R = 8 - R
            if (map[m] ~ /h/) C = 8 - C
            text = text (substr($1, 9 * R + C + 1, 1) == "." ? "." : "x") }
        print text } }' "$2"
}

@test "xsudoku-gen: -y and --symmetry make holes that are symmetric, and have one solution" {
    while read -r symmetry maps; do
        xsudoku-gen -y "$symmetry" -h 45 -s 6 -1 -n 10 > puzzles
        all_unique puzzles
        grids < puzzles | while read -r puzzle; do
            echo "$puzzle" > one
            [ "$(images "i $maps" one | sort -u | wc -l)" -eq 1 ]
        done
    done <<'END'
rotate180 vh
rotate90 tv th vh
mirror h
flip v
diagonal t
dihedral t v h tv th vh tvh
mirror4 v h vh
diagonal4 t vh tvh
END
    # A kind for each puzzle: none is without symmetry, and several kinds occur.
    xsudoku-gen -y random -h 45 -s 6 -1 -n 30 > puzzles
    all_unique puzzles
    grids < puzzles | while read -r puzzle; do
        echo "$puzzle" > one
        kinds=''
        for maps in vh tv h v t; do
            [ "$(images "i $maps" one | sort -u | wc -l)" -gt 1 ] || kinds="$kinds $maps"
        done
        echo "${kinds:-none}"
    done | sort | uniq -c > kinds
    run ! grep -q none kinds
    [ "$(wc -l < kinds)" -ge 4 ]
    # Without the option they are not.
    xsudoku-gen -s 6 -1 | grids > one
    [ "$(images 'i t v h tv th vh tvh' one | sort -u | wc -l)" -eq 8 ]
    [ "$(xsudoku-gen -s 6 --symmetry none -1 | grids)" = "$(cat one)" ]
}

@test "xsudoku-gen: holes that no symmetric pattern has end with 1 at once" {
    fails_with 1 'xsudoku-gen: no pattern of symmetry rotate180 has 15 holes at side 6: 14 or 16 would do' \
        'xsudoku-gen -B 2x3 -y rotate180 -h 15'
    fails_with 1 'xsudoku-gen: no pattern of symmetry rotate90 has 46 holes at side 9: 45 or 48 would do' \
        'xsudoku-gen -y rotate90 -h 46'
}

@test "xsudoku-gen: --pattern puts the clues where they are wanted" {
    cat > mask <<'END'
1.......1
.1.....1.
1..1.1..1
1...1...1
1.......1
.1..1..1.
..1...1..
.1.....1.
1...1...1
END
    tr -d '\n' < mask | tr 1 x > wanted
    for options in '-V plain' '-V plain -m' '-V x' '-V windoku'; do
        # shellcheck disable=SC2086
        xsudoku-gen $options --pattern mask -s 3 -1 > puzzles
        [ "$(grids < puzzles | tr 1-9 x)" = "$(cat wanted)" ]
        all_unique puzzles
        [[ "$options" != *-m ]] || all_minimal puzzles
    done
    # The pattern's side is that of the puzzle.
    printf '12..\n....\n..3.\n1...\n' > small
    xsudoku-gen -V plain --pattern small -1 > puzzles
    [ "$(head -1 puzzles)" = 'p sudoku plain 4' ]
    [ "$(grids < puzzles | tr 1-4 x)" = 'xx........x.x...' ]
}

@test "xsudoku-gen: --pattern keeps the rules below the header of its file" {
    printf 'p sudoku plain 4\neven r1c1\n\n1.1.\n.1.1\n1.1.\n.1.1\n' > p
    for seed in 1 2 3 4 5 6 7 8; do
        xsudoku-gen --pattern p -s $seed > made
        grep -qx 'even r1c1' made
        [[ "$(grep -m 1 -E '^[1-4.]{4}$' made)" = [24].* ]]
        [ "$(sudoku2cnf made | dpll -n 2 -q | grep -c '^v')" -eq 1 ]
    done
}

@test "xsudoku-gen: a pattern that is no grid, or that no puzzle has, is refused" {
    printf '12..\n...\n' > bad
    fails_with 2 'xsudoku-gen: bad:2:4: row 2 ends after 3 of 4 cells' 'xsudoku-gen --pattern bad'
    fails_with 2 'xsudoku-gen: cannot open none: No such file or directory' 'xsudoku-gen --pattern none'
    printf '12..\n....\n....\n....\n' > two
    fails_with 1 'xsudoku-gen: no puzzle with 14 holes has one solution: two digits without a clue can change places, so 13 is the most' \
        'xsudoku-gen -V plain --pattern two'
    # Two rows of a box row without a clue can change places.
    { printf '.........\n.........\n'; yes 111111111 | head -7; } > rows
    fails_with 1 'xsudoku-gen: no puzzle with this pattern has one solution: rows 1 and 2, without a clue, can change places' \
        'xsudoku-gen -V plain --pattern rows -s 1 --tries 50'
    yes 1111..111 | head -9 > columns
    fails_with 1 'xsudoku-gen: no puzzle with this pattern has one solution: columns 5 and 6, without a clue, can change places' \
        'xsudoku-gen -V plain --pattern columns'
    # Those of different boxes cannot.
    yes 1.11.11.1 | head -9 | sed -e 3s/1/./g -e 4s/1/./g > apart
    run_sh 'xsudoku-gen -V plain --pattern apart -s 1 --tries 1'
    [[ "$stderr" != *'change places'* ]]
    printf '1........\n.1.......\n..1......\n...1.1...\n....1....\n...1.1...\n......1..\n1......1.\n.1......1\n' > few
    fails_with 1 'xsudoku-gen: no plain puzzle of side 9 with 68 holes has one solution: all have 17 clues or more, so 64 is the most' \
        'xsudoku-gen -V plain --pattern few'
    fails_with 1 'xsudoku-gen: no puzzle with this pattern and one solution found, seed 1, clues tried: 50 (more: --tries; patterns with more clues, or with some in more rows and columns, have more of them)' \
        'xsudoku-gen --pattern few -s 1 --tries 50'
}

@test "xsudoku-gen: -f solution prints each puzzle's solution after it" {
    for form in '' -1; do
        # shellcheck disable=SC2086
        xsudoku-gen $form -n 3 -s 9 | grep -v '^p' | sed 's/ *#.*//' | grep . > puzzles
        # shellcheck disable=SC2086
        xsudoku-gen $form -n 3 -s 9 -f solution | grep -v '^p' | sed 's/ *#.*//' | grep . > both
        rows=$(($(wc -l < puzzles) / 3))
        awk -v rows="$rows" 'int((NR - 1) / rows) % 2 == 0' both | cmp - puzzles
        { echo 'p sudoku x 9'; cat puzzles; } | sudoku2cnf | dpll | res2sudoku -V x $form | grep -v ^p | grep . > solved
        awk -v rows="$rows" 'int((NR - 1) / rows) % 2 == 1' both | cmp - solved
    done
    [ "$(xsudoku-gen -s 9 --format puzzle)" = "$(xsudoku-gen -s 9)" ]
}

@test "xsudoku-gen: -j and --processes make the same stream with several processes" {
    for options in '-n 50 -1' '-n 7 -f solution' '-n 2 -B 4x4' '-n 1 -m'; do
        # shellcheck disable=SC2086
        xsudoku-gen -s 3 $options > wanted
        for processes in 1 2 3 8; do
            # shellcheck disable=SC2086
            xsudoku-gen -s 3 $options -j $processes | cmp - wanted
        done
    done
    xsudoku-gen -s 3 -n 1 -m --processes 2 | cmp - wanted
}

@test "xsudoku-gen: with -j, a puzzle that is not found leaves those before it and ends with 1" {
    xsudoku-gen -V plain -h 56 --tries 3 -s 1 -1 -n 1000 > wanted 2> message || status=$?
    [ "$status" -eq 1 ]
    run_sh 'xsudoku-gen -V plain -h 56 --tries 3 -s 1 -1 -n 1000 -j 2'
    [ "$status" -eq 1 ]
    [ "$output" = "$(cat wanted)" ]
    [[ "$stderr" = *"$(cat message)"* ]]
}

@test "xsudoku-gen: -n 0 is a stream without end" {
    need_program timeout
    run_sh 'timeout 500 xsudoku-gen -n 0 -s 1 -1 | head -3000'
    [ "${#lines[@]}" -eq 3000 ]
    [ "$output" = "$(xsudoku-gen -n 2999 -s 1 -1)" ]
}

@test "xsudoku-gen: a full disk is noticed" {
    [ -w /dev/full ] || skip "needs /dev/full"
    fails_with 2 'xsudoku-gen: cannot write standard output: No space left on device' \
        'xsudoku-gen > /dev/full'
}

@test "xsudoku-gen: a reader that goes away ends a long stream at once and quietly" {
    need_program timeout
    run_sh 'timeout 100 xsudoku-gen -n 1000000000 -1 | head -1; echo ${PIPESTATUS[0]}'
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [ "${lines[1]}" -ne 124 ]
    [ -z "$stderr" ]
    run_sh 'timeout 100 xsudoku-gen -n 0 -1 -j 2 | head -1; echo ${PIPESTATUS[0]}'
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [ "${lines[1]}" -ne 124 ]
    [ -z "$stderr" ]
    run_sh 'trap "" PIPE; timeout 100 xsudoku-gen -n 1000000000 -1 | head -1; echo ${PIPESTATUS[0]}'
    [ "${lines[0]}" = 'p sudoku x 9' ]
    [ "${lines[1]}" -eq 2 ]
    [ -z "$stderr" ]
}

@test "xsudoku-gen: -d makes puzzles that xsudoku-step rates so, with one solution each" {
    for shape in 'plain' 'x' 'percent' 'windoku' 'latin' 'plain -B 2x3' 'x -B 2x4'; do
        for difficulty in easy medium hard expert; do
            # shellcheck disable=SC2086
            xsudoku-gen -V $shape -n 8 -s 4 -1 -d $difficulty > puzzles
            [ "$(xsudoku-step -r puzzles | grep -c "^$difficulty ")" -eq 8 ]
            # The comment says what the rating is.
            xsudoku-step -r puzzles | cut -d' ' -f1-3 | cmp - <(sed -n 's/.*# seed [0-9]*, //p' puzzles)
            all_unique puzzles
        done
    done
    xsudoku-gen -V plain -n 10 -s 1 -d 150-170 -1 > puzzles
    xsudoku-step -r puzzles | awk '$1 != "medium" || $2 < 150 || $2 > 170 { exit 1 } END { exit NR != 10 }'
    # The technique named is the hardest one used.
    for technique in x-wing skyscraper xy-chain unique-rectangle-1; do
        xsudoku-gen -V plain -n 2 -s 1 -d $technique -1 > named
        [ "$(xsudoku-step -r named | cut -d' ' -f3 | uniq -c | tr -s ' ')" = " 2 $technique" ]
        all_unique named
    done
    # Not fewer holes than without.
    [ "$(grids < puzzles | awk '{ print gsub(/\./, "") }' | sort -n | head -1)" -ge 45 ]
}

@test "xsudoku-gen: -d goes with holes, minimal puzzles, symmetry, patterns, solutions and processes" {
    xsudoku-gen -V plain -n 5 -s 1 -d medium -h 52 -1 > puzzles
    [ "$(xsudoku-step -r puzzles | grep -c ^medium)" -eq 5 ]
    [ "$(grids < puzzles | awk '{ print gsub(/\./, "") }' | sort -u)" = 52 ]
    xsudoku-gen -V plain -n 3 -s 1 -d hard -m -1 > puzzles
    [ "$(xsudoku-step -r puzzles | grep -c ^hard)" -eq 3 ]
    all_unique puzzles
    # Without any one clue there are two solutions.
    grids < puzzles | awk '{ for (i = 1; i <= 81; i++) if (substr($1, i, 1) != ".") print substr($1, 1, i - 1) "." substr($1, i + 1) }' > weaker
    [ "$("$TESTERS/solutions" 2 < weaker | grep -cv '^2')" -eq 0 ]
    xsudoku-gen -V plain -n 5 -s 1 -d medium -y rotate180 -1 > puzzles
    [ "$(xsudoku-step -r puzzles | grep -c ^medium)" -eq 5 ]
    grids < puzzles | tr '1-9' x > holes
    awk '{ line = ""; for (i = length; i; i--) line = line substr($0, i, 1); print line }' holes | cmp - holes
    xsudoku-gen -V plain -h 50 -s 3 > mask
    xsudoku-gen -V plain --pattern mask -n 2 -s 2 -d medium -1 > puzzles
    [ "$(xsudoku-step -r puzzles | grep -c ^medium)" -eq 2 ]
    [ "$(grids < puzzles | tr '1-9' x | sort -u)" = "$(grids < mask | tr -d '\n' | tr '1-9' x)" ]
    xsudoku-gen -V x -n 4 -s 5 -d expert -f solution -1 > both
    [ "$(xsudoku-step -r both | awk 'NR % 2 == 1' | grep -c ^expert)" -eq 4 ]
    [ "$(xsudoku-step -r both | grep -c '^easy 0 none')" -eq 4 ]
    xsudoku-gen -V x -n 7 -s 5 -d easy > a
    xsudoku-gen -V x -n 7 -s 5 -d easy -j 3 | cmp - a
    # Each again by the seed in its comment.
    sed -n 's/# seed \([0-9]*\), .*/\1/p' a | while read -r seed; do xsudoku-gen -s "$seed" -d easy | grep -v ^p; done | cmp - <(grep -v ^p a)
}

@test "xsudoku-gen: a difficulty that is not found ends with 1 and says so" {
    fails_with 1 'xsudoku-gen: no puzzle as asked for with a score of 80 to 99 found, seed 3, grids tried: 20; some were easier, up to 34, others harder (more: --tries)' \
        'xsudoku-gen -d 80-99 -s 3 --tries 20'
    fails_with 1 'xsudoku-gen: no puzzle as asked for with a score of 700 to 849 found, seed 3, grids tried: 5; all were easier, up to 16: with more holes (-h), or as many as come, they can be harder' \
        'xsudoku-gen -d expert -h 20 -s 3 --tries 5'
    fails_with 1 'xsudoku-gen: no puzzle as asked for with a score of 300 to 699 found, seed 1, grids tried: 9; all were easier, up to 17: larger sides (-B) can be harder' \
        'xsudoku-gen -B 2x2 -d hard -s 1 --tries 9'
    fails_with 1 'xsudoku-gen: no puzzle as asked for that needs x-wing and nothing harder found, seed 1, grids tried: 9; all were easier, with naked-single at the most: larger sides (-B) can be harder' \
        'xsudoku-gen -V plain -B 2x2 -d x-wing -s 1 --tries 9'
    fails_with 1 'xsudoku-gen: no minimal puzzle found, seed 1, grids tried: 1 (other symmetries have more of them (-y); more grids: --tries)' \
        'xsudoku-gen -m -y dihedral -s 1 --tries 1'
}

@test "xsudoku-gen: the pipeline of the manual makes a graded set, the easiest first" {
    for d in easy medium hard expert; do xsudoku-gen -n 75 -d $d
    done | xsudoku-step -r -1 | sort -n -k 3 | sed 's/ steps.*//' > graded
    [ "$(head -1 graded)" = 'p sudoku x 9' ]
    [ "$(tail -n +2 graded | cut -d' ' -f2 | uniq -c | awk '{ print $1, $2 }' | paste -sd,)" = '75 easy,75 medium,75 hard,75 expert' ]
    "$TESTERS/solutions" 2 < graded | grep -c '^1 ' | grep -qx 300
    need_program sudoku2html
    sudoku2html graded > page
    # Each puzzle's hardest technique is told; which ones occur is up to the random seed.
    tail -n +2 graded | cut -d' ' -f4 | sort -u > techniques
    [ "$(wc -l < techniques)" -ge 5 ]
    while read -r technique; do grep -q "$technique" page; done < techniques
}

# regions_hold PUZZLES SOLUTIONS: whether each map of the puzzles has as many connected regions as the
# side, each of so many cells, and its solution, on a line of the other file, each digit once in each.
regions_hold() {
    awk -v solutions="$2" '
        function fail(why) { print "map " maps ": " why; bad = 1; exit 1 }
        function reach(r, c, name) {
            if (c < 1 || substr(map[r], c, 1) != name || seen[r, c]++) return 0
            return 1 + reach(r - 1, c, name) + reach(r + 1, c, name) + reach(r, c - 1, name) + reach(r, c + 1, name)
        }
        $1 == "p" { n = $4 }
        $1 == "regions" {
            split("", seen); split("", regions); split("", digits); split("", map); maps++
            for (r = 1; r <= n; r++) { getline; map[r] = $0 }
            if ((getline line < solutions) <= 0 || length(line) != n * n) fail("no solution")
            for (r = 1; r <= n; r++)
                for (c = 1; c <= n; c++) {
                    name = substr(map[r], c, 1)
                    if (digits[name, substr(line, (r - 1) * n + c, 1)]++) fail("a digit twice in region " name)
                    if (!regions[name]++ && reach(r, c, name) != n) fail("region " name)
                }
        }
        END { if (!bad && !maps) fail("none") }' "$1"
}

# draw COUNT OPTION ...: so many puzzles, each with one solution, and these on a line each.
draw() {
    local count=$1
    shift
    xsudoku-gen "$@" -n "$count" -s 11 > puzzles
    sudoku2cnf puzzles | dpll -n 2 > results
    [ "$(grep -cx 'c models 1' results)" -eq "$count" ]
    [ "$(grep -cx 'c more no' results)" -eq "$count" ]
    res2sudoku -1 results | grep -v '^p' > solutions
}

@test "xsudoku-gen: --jigsaw draws connected regions, others for each puzzle, in which its one solution holds" {
    count=$(by_build 20 4)
    for options in '' '-B 1x7' '-B 2x2 -h 8' '-B 3x4' '-B 4x4' '-m -y rotate180' '-V x' '-V antiknight' '-V windoku -d medium'; do
        # shellcheck disable=SC2086
        draw "$count" --jigsaw $options
        regions_hold puzzles solutions
        [ "$(grep -c '^regions' puzzles)" -eq "$count" ]
        [ "$(awk '/^regions/ { printf "\n" } /^[0-9A-Z]*$/ { printf "%s ", $0 }' puzzles | sort -u | wc -l)" -gt $((count * 3 / 4)) ]
    done
}

# Sums are asked for from border to border of the regions drawn, not of none.
@test "xsudoku-gen: --jigsaw with -R: regionsum is about the regions drawn" {
    echo 'regionsum r1c1-r1c4' > rules
    for seed in 1 2 3 4 5 6; do
        xsudoku-gen --jigsaw -B 2x3 -R rules -s "$seed" -f solution > both
        sed -n 3p both > map
        tail -n 6 both | head -n 1 > row
        paste -d ' ' map row
    done > rows
    [ "$(sort -u rows | wc -l)" -gt 3 ]
    # Regions with more than one piece in these cells, all of one sum.
    awk '{
        pieces = 0
        for (i = 1; i <= 4; i++) {
            if (i == 1 || substr($1, i, 1) != substr($1, i - 1, 1)) sum[++pieces] = 0
            sum[pieces] += substr($2, i, 1)
        }
        parted += pieces > 1
        for (i = 2; i <= pieces; i++) if (sum[i] != sum[1]) exit bad = 1
    }
    END { exit bad || !parted }' rows
}

@test "xsudoku-gen: --jigsaw puts other rules beside its regions" {
    xsudoku-gen --jigsaw -V x -s 3 > puzzle
    sed -n 12,13p puzzle > diagonals
    [ "$(cat diagonals)" = $'house r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9\nhouse r1c9 r2c8 r3c7 r4c6 r5c5 r6c4 r7c3 r8c2 r9c1' ]
    printf 'even r1c1-r1c3 # a comment\nknight\n' > rules
    xsudoku-gen --jigsaw -R rules -s 3 -f solution > both
    [ "$(sed -n '1,2p;12,13p' both)" = $'p sudoku latin 9\nregions\neven r1c1-r1c3 # a comment\nknight' ]
    [[ "$(sed -n 24p both)" =~ ^[2468]{3} ]]
    sudoku2cnf both | dpll -q | grep -cx 's 1' | grep -qx 2
    # As much text as there may be, and as many houses.
    awk 'BEGIN { for (i = 0; i < 600; i++) print "even r1c1 # twenty bytes" }' | head -c 12200 > rules
    fails_with 64 'xsudoku-gen: option --jigsaw: rules and regions have more than 12288 bytes (see xsudoku-gen --help)' \
        'xsudoku-gen --jigsaw -R rules'
    awk 'BEGIN { for (i = 0; i < 248; i++) print "house r1c1-r1c9" }' > rules
    fails_with 64 'xsudoku-gen: option --jigsaw: rules and regions make more than 256 houses (see xsudoku-gen --help)' \
        'xsudoku-gen --jigsaw -R rules'
    tail -n +2 rules > fewer
    xsudoku-gen --jigsaw -R fewer -n 2 | sudoku2cnf | dpll -q | grep -cx 's 1' | grep -qx 2
}

# cages_hold PUZZLES SOLUTIONS: whether the cages of each puzzle are connected, of two to five cells, no
# cell in two, and its solution, on a line of the other file, has different digits in each with its sum.
cages_hold() {
    awk -v solutions="$2" '
        function fail(why) { print "puzzle " puzzles ": " why ": " $0; bad = 1; exit 1 }
        function reach(r, c) {
            if (!((r, c) in inside) || seen[r, c]++) return 0
            return 1 + reach(r - 1, c) + reach(r + 1, c) + reach(r, c - 1) + reach(r, c + 1)
        }
        $1 == "p" {
            puzzles++; n = $4; split("", taken)
            if ((getline line < solutions) <= 0 || length(line) != n * n) fail("no solution")
        }
        $1 == "cage" {
            split("", inside); split("", seen); split("", digits); sum = 0; cages++
            for (i = 3; i <= NF; i++) {
                split($i, at, /[rc]/); r = at[2] + 0; c = at[3] + 0
                digit = index("123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ", substr(line, (r - 1) * n + c, 1))
                if (taken[r, c]++) fail("a cell in two cages")
                if (digits[digit]++) fail("a digit twice")
                inside[r, c] = 1; sum += digit
            }
            if (NF < 4 || NF > 7) fail("size")
            if (sum != $2) fail("sum")
            if (reach(r, c) != NF - 2) fail("not connected")
        }
        END { if (!bad && !cages) fail("no cages") }' "$1"
}

@test "xsudoku-gen: --killer draws cages that hold in the one solution of each puzzle" {
    count=$(by_build 20 4)
    for options in '' -m '-B 2x2' '-B 2x3' '-B 3x4' '-V x' '-V antiknight -y rotate180' '--jigsaw -d medium' \
        '-h 81' '-V x -h 81' '-B 2x3 -h 36 -y flip' '-h 70'; do
        # shellcheck disable=SC2086
        draw "$count" --killer $options
        cages_hold puzzles solutions
    done
    grep '^[0-9.]*$' puzzles | awk '{ n += gsub(/\./, "") } NR % 9 == 0 { if (n != 70) exit 1; n = 0 }'
    # Few digits are left: without the cages there would be many solutions of most.
    xsudoku-gen --killer -n 50 -s 3 -1 | grep seed | awk '{ left += 81 - gsub(/\./, "", $1) } END { exit left > 50 * 5 }'
    xsudoku-gen --killer -h 81 -s 3 | grep '^[0-9.]*$' | grep -c '[1-9]' | grep -qx 0
}

@test "xsudoku-gen: --from digs from a full grid, and keeps the digits of another" {
    xsudoku-gen -V plain -s 1 -f solution -1 | tail -1 > full
    xsudoku-gen -V plain --from full -n 20 -s 3 -1 > puzzles
    all_unique puzzles
    sudoku2cnf puzzles | dpll | res2sudoku -1 | grep -v '^p' | sort -u | cmp - full
    [ "$(grids < puzzles | sort -u | wc -l)" -eq 20 ]
    printf '%s\n' .2..5..8....................4........9............................1.............7 | tee part > kept
    for options in '-h 50' -m --killer '-y rotate180 -h 40'; do
        # shellcheck disable=SC2086
        xsudoku-gen -V plain --from part $options -n 5 -s 3 -1 > puzzles
        sudoku2cnf puzzles | dpll -n 2 | grep -cx 'c more no' | grep -qx 5
        # The digits are there, in grids that differ.
        grep -v '^[pc]' puzzles | awk -v kept="$(cat kept)" '{
            for (i = 1; i <= 81; i++) if (substr(kept, i, 1) != "." && substr(kept, i, 1) != substr($1, i, 1)) exit 1 }'
        [ "$(sudoku2cnf puzzles | dpll | res2sudoku -1 | grep -v '^[pc]' | sort -u | wc -l)" -eq 5 ]
    done
    fails_with 64 'xsudoku-gen: option -h: the grid of --from has 74 blank cells, found 75 (see xsudoku-gen --help)' \
        'xsudoku-gen -V plain --from part -h 75'
    fails_with 64 'xsudoku-gen: options --jigsaw and --from exclude each other (see xsudoku-gen --help)' \
        'xsudoku-gen --jigsaw --from part'
    printf '11%079d\n' 0 > wrong
    fails_with 1 'xsudoku-gen: the grid in wrong has no solution with these houses and rules' 'xsudoku-gen --from wrong'
    fails_with 2 'xsudoku-gen: cannot open nothing: No such file or directory' 'xsudoku-gen --from nothing'
    # Rules and variant of its header hold.
    printf 'p sudoku latin 4\nknight\n1...\n....\n....\n....\n' > headed
    xsudoku-gen --from headed -s 1 > puzzle
    [ "$(head -3 puzzle | grep -v seed)" = $'p sudoku latin 4\nknight' ]
    sudoku2cnf puzzle | dpll -n 2 | grep -qx 'c more no'
    # Other rules are refused, not left out without a word.
    echo 'less r1c1 r1c2' > rules
    fails_with 64 'xsudoku-gen: option -R: the grid of --from has a header, which says its rules (see xsudoku-gen --help)' \
        'xsudoku-gen -R rules --from headed'
    fails_with 64 'xsudoku-gen: option -R: the grid of --pattern has a header, which says its rules (see xsudoku-gen --help)' \
        'xsudoku-gen -R rules --pattern headed'
    tail -4 headed | xsudoku-gen -V plain -B 2x2 -R rules --from - > puzzle
    [ "$(head -3 puzzle | grep -v seed)" = $'p sudoku plain 4\nless r1c1 r1c2' ]
}

@test "xsudoku-gen: clues of every kind are drawn, which hold in the one solution of each puzzle" {
    local kind rule lines left
    count=$(by_build 12 3)
    # The kind, the rules it makes, how many at least, and how many digits are left at most.
    while read -r kind rule lines left; do
        draw "$count" "--$kind"
        xsudoku-gen "--$kind" -n "$count" -s 4 -1 -f solution | tee solved |
            awk -v check=9 -f "$ROOT/tests/rules.awk" | grep -cx 1 | grep -qx "$count"
        # And not in another grid.
        sed '/^[1-9]*$/y/123456789/234567891/' solved |
            awk -v check=9 -f "$ROOT/tests/rules.awk" | grep -cx 0 | grep -qx "$count"
        [ "$(grep -cE "^($rule) " solved)" -ge $((count * lines)) ]
        awk -v left="$left" '/seed/ { n++; holes += gsub(/\./, "", $1) } END { exit holes < n * (81 - left) }' solved
    done << 'END'
thermo thermo 8 14
evenodd even|odd 2 20
kropki consecutive|ratio 30 6
sandwich sandwich 18 12
skyscraper skyscraper 36 14
xsum xsum 36 3
numberedroom numberedroom 36 3
END
    # With each other, with regions, symmetry and other sides.
    for options in '--thermo --evenodd --kropki --killer --sandwich --skyscraper --xsum --numberedroom -h 81' \
        '--jigsaw --skyscraper -y rotate180' '--sandwich -B 2x3 -m' '--xsum -B 3x4' '--thermo -V miracle' \
        '--skyscraper -d medium'; do
        # shellcheck disable=SC2086
        draw 2 $options
    done
    fails_with 64 'xsudoku-gen: option --xsum: side 20 is above 16, the largest that has such clues (see xsudoku-gen --help)' \
        'xsudoku-gen --xsum -B 4x5'
    fails_with 64 'xsudoku-gen: options --thermo and --pattern exclude each other (see xsudoku-gen --help)' \
        'xsudoku-gen --thermo --pattern p'
}

@test "xsudoku-gen: thermometers are connected, and neither share cells nor cross" {
    xsudoku-gen --thermo -n 40 -s 9 -1 | awk '
        $1 == "p" { split("", taken); split("", step) }
        $1 == "thermo" {
            if (NF < 4 || NF > 8) bad = 1
            for (i = 2; i <= NF; i++) {
                split($i, at, /[rc]/)
                if (taken[$i]++) bad = 1
                if (i > 2) {
                    dr = at[2] - r; dc = at[3] - c
                    if (dr * dr > 1 || dc * dc > 1) bad = 1
                    # Both diagonals of a square have the same middle.
                    if (dr && dc && step[r + at[2], c + at[3]]++) bad = 1
                }
                r = at[2]; c = at[3]
            }
            count++
        }
        END { exit bad || count < 300 }'
}

@test "xsudoku-gen: of a minimal killer puzzle no digit can be dropped, and seeds make puzzles again" {
    xsudoku-gen --killer -m -n 9 -s 5 > a
    xsudoku-gen --killer -m -n 9 -s 5 -j 3 | cmp - a
    sed -n 's/# seed //p' a | while read -r seed; do xsudoku-gen --killer -m -s "$seed"; done | cmp - a
    xsudoku-gen --killer -m -n "$(by_build 30 5)" -s 6 -1 > puzzles
    awk '/seed/ {
        grid = $1
        for (i = 1; i <= 81; i++)
            if (substr(grid, i, 1) != ".") {
                printf "%s", rules
                print substr(grid, 1, i - 1) "." substr(grid, i + 1)
            }
        next
    }
    /^p/ { rules = "" }
    { rules = rules $0 "\n" }' puzzles > weaker
    "$TESTERS/solutions" 2 < weaker > counts
    [ "$(wc -l < counts)" -ge 5 ]
    [ "$(grep -cv '^2' counts)" -eq 0 ]
}

@test "xsudoku-gen: cages that a header has no room for are refused, and what is not found is said" {
    fails_with 64 'xsudoku-gen: options --killer and --pattern exclude each other (see xsudoku-gen --help)' \
        'xsudoku-gen --killer --pattern p'
    fails_with 1 'xsudoku-gen: no regions that have a grid found, seed 1, tried: 1 (more: --tries, or a smaller side: -B)' 'xsudoku-gen --jigsaw --killer -B 5x5 -s 1 --tries 1'
    awk 'BEGIN { for (i = 0; i < 600; i++) print "even r1c1 # twenty bytes" }' | head -c 12200 > rules
    fails_with 64 'xsudoku-gen: option --killer: clues of side 9 may take more than the 12288 bytes that rules have (see xsudoku-gen --help)' \
        'xsudoku-gen --killer -R rules'
}

@test "xsudoku-gen: jigsaw puzzles are made again by their seeds, and by any number of processes" {
    xsudoku-gen --jigsaw -n 9 -s 5 > a
    xsudoku-gen --jigsaw -n 9 -s 5 -j 3 | cmp - a
    sed -n 's/# seed //p' a | while read -r seed; do xsudoku-gen --jigsaw -s "$seed"; done | cmp - a
    [ "$(grep -c '^p sudoku latin 9$' a)" -eq 9 ]
}

# lines COUNT: so many of standard input.
lines() {
    local i line
    for ((i = 0; i < $1; i++)); do
        IFS= read -r line && printf '%s\n' "$line"
    done
}

# deaths: how many xsudoku-gen has told of in err.
deaths() {
    wc -l < err
}

# kill_twice PID: passes on what PID prints, in the course of which two of its processes are killed, one
# after the other, and something of what comes after that.
kill_twice() {
    local killed
    for killed in 0 1; do
        kill -KILL "$(pgrep -P "$1" | head -n 1)"
        while [ "$(deaths)" -eq "$killed" ]; do lines 100; done
    done
    lines 1000
}

@test "xsudoku-gen: another process does the share of one that is killed" {
    need_program pgrep
    mkfifo pipe
    xsudoku-gen -n 1000000000 -s 8 -1 -j 2 > pipe 2> err &
    pid=$!
    { lines 10 && kill_twice $pid; } < pipe > found
    wait $pid || true
    [ "$(sort -u err | grep -vc '^xsudoku-gen: signal 9 has ended process [12]$')" -eq 0 ]
    xsudoku-gen -n "$(wc -l < found)" -s 8 -1 > wanted
    head -n "$(wc -l < found)" wanted | cmp - found
}

@test "xsudoku-gen: another process does the share of one that is stopped" {
    need_program pgrep
    mkfifo pipe
    xsudoku-gen -n 1000000000 -s 8 -1 -j 2 > pipe 2> err &
    pid=$!
    {
        lines 10
        kill -STOP "$(pgrep -P $pid | head -n 1)"
        while [ ! -s err ]; do lines 10; done
        lines 10
    } < pipe > found
    wait $pid || true
    [[ $(cat err) =~ ^'xsudoku-gen: process '[12]' was stopped, and another one takes its place'$ ]]
    xsudoku-gen -n "$(wc -l < found)" -s 8 -1 > wanted
    head -n "$(wc -l < found)" wanted | cmp - found
}

@test "xsudoku-gen: memory that runs out anywhere is reported, and no puzzle is printed by halves" {
    need_debug
    for options in '-m' '-f solution -y mirror' '-j 2 -n 2' '--pattern mask' '-d easy' --jigsaw '--jigsaw --killer'; do
        printf '11..\n..11\n1.1.\n.1.1\n' > mask
        request=1
        # shellcheck disable=SC2086
        while XSAT_FAIL_ALLOC=$request run_sh "xsudoku-gen -V plain $options -B 2x2 -s 1 -1" && [ "$status" -ne 0 ]; do
            [ "$status" -eq 2 ]
            # Each process may say so.
            [ "$(sort -u <<< "$stderr")" = 'xsudoku-gen: out of memory' ]
            [ -z "$output" ]
            request=$((request + 1))
        done
        [ "$request" -gt 15 ]
    done
}

@test "xsudoku-gen: a technique of rules that the puzzles do not have is refused at once" {
    local end='and there are none (see xsudoku-gen --help)'
    fails_with 64 "xsudoku-gen: option -d: line-orders is about clues outside and lines, $end" \
        'xsudoku-gen -d line-orders --killer'
    fails_with 64 "xsudoku-gen: option -d: line is about clues outside and lines, $end" 'xsudoku-gen -d line -V x'
    fails_with 64 "xsudoku-gen: option -d: cage-digit is about sums, $end" 'xsudoku-gen -d cage-digit --skyscraper'
    fails_with 64 "xsudoku-gen: option -d: rule-of-45 is about sums, $end" 'xsudoku-gen -V plain -d rule-of-45'
    end='is about houses, such as boxes and rows, that share several cells,'" $end"
    fails_with 64 "xsudoku-gen: option -d: pointing $end" 'xsudoku-gen -V latin -d pointing'
    fails_with 64 "xsudoku-gen: option -d: sue-de-coq $end" 'xsudoku-gen --board 5x5 -d sue-de-coq'
    xsudoku-gen --jigsaw -d pointing -s 1 | grep -q 'pointing$'
    # Rules of -R, of a variant and drawn ones are rules.
    echo 'sandwich 10 r1c1-r1c9' > rules
    xsudoku-gen -V plain -R rules -d line-orders -s 1 --tries 1 > /dev/null 2> err || grep -q 'that needs line-orders' err
    xsudoku-gen --killer -d cage-combination -s 1 | sed -n '/^# seed/p' | grep -q 'cage-combination$'
}
