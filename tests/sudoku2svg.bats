#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku2svg: puzzles as printed ones look.  The judges read the documents as others would: digits by
# their places, shapes by counting and by their places; xmllint, where it is there, checks that they
# are well-formed.

load helper

PUZZLE=5...49.878..1.6...4.68...2..5...7..8.8..6...1...2...96.1............2..9..7......

# The texts of one group of a document, "ROW COLUMN TEXT" by the cell (20 wide) that they are in, from
# 1; the group is the one whose start tag has the words of $1.
texts() {
    awk -v word="$1" '
        /<g / { wanted = index($0, word) }
        /<text/ && wanted {
            match($0, /x="[-0-9.]*/); x = substr($0, RSTART + 3, RLENGTH - 3)
            match($0, /y="[-0-9.]*/); y = substr($0, RSTART + 3, RLENGTH - 3)
            gsub(/<[^>]*>/, "")
            printf "%d %d %s\n", int((y + 200) / 20) - 9, int((x + 200) / 20) - 9, $0
        }' "${2:--}"
}

# A grid of side 9 from such lines.
grid() {
    awk '{ cell[$1, $2] = $3 }
        END { for (r = 1; r <= 9; r++) for (c = 1; c <= 9; c++) printf "%s", (r, c) in cell ? cell[r, c] : "."
              print "" }'
}

# So many blank cells.
blank() {
    printf "%$1s" '' | tr ' ' .
}

# Well-formed XML, where somebody can tell.
well_formed() {
    ! command -v xmllint > /dev/null || xmllint --noout "$@"
}

@test "sudoku2svg: each option has its place in the man page" {
    options_documented sudoku2svg
}

@test "sudoku2svg: --help and --version answer on stdout" {
    run_sh 'sudoku2svg --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: sudoku2svg '* ]]
    run_sh 'sudoku2svg --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^sudoku2svg\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "sudoku2svg: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'sudoku2svg: unknown option -h (see sudoku2svg --help)' 'sudoku2svg -h'
    fails_with 64 "sudoku2svg: option -P needs 1, 2, 3, 4, 6, 8 or 9, found '5' (see sudoku2svg --help)" 'sudoku2svg -P 5'
    fails_with 64 'sudoku2svg: option -T is for sheets, see -P (see sudoku2svg --help)' 'sudoku2svg -T x'
    fails_with 64 'sudoku2svg: option --paper is for sheets, see -P (see sudoku2svg --help)' 'sudoku2svg --paper a4'
    fails_with 64 'sudoku2svg: option --first is for sheets and labels, see -P and --labels (see sudoku2svg --help)' \
        'sudoku2svg --first 3'
    fails_with 64 'sudoku2svg: option -o needs a name with one %d, or %03d, or without a percent sign (see sudoku2svg --help)' \
        'sudoku2svg -o %s'
}

@test "sudoku2svg: the clues are in their places, and blanks are blank" {
    sudoku2svg <<< $PUZZLE > a.svg
    well_formed a.svg
    [ "$(texts 'font-size="13"' a.svg | grid)" = $PUZZLE ]
    # Letters above nine, numbers above thirty-five.
    printf 'p sudoku plain 16\n%s\n' "G.B$(blank 253)" | sudoku2svg > b.svg
    [ "$(texts 'font-size="13"' b.svg | xargs)" = '1 1 G 1 3 B' ]
    awk 'BEGIN { print "p sudoku plain 36"; for (i = 0; i < 1296; i++) printf "%s ", i ? "." : 36; print "" }' | sudoku2svg > c.svg
    [ "$(texts 'font-size="10"' c.svg | xargs)" = '1 1 36' ]
    well_formed b.svg c.svg
}

@test "sudoku2svg: -c and --candidates write what no house and no rule forbids, as the definition has it" {
    # By definition: side 9, boxes, knight's moves, even cells.
    printf 'p sudoku antiknight 9\neven r1c2 r9c9\n%s\n' $PUZZLE > p
    awk -v p=$PUZZLE 'function at(r, c) { return substr(p, r * 9 + c + 1, 1) }
        BEGIN {
            for (r = 0; r < 9; r++) for (c = 0; c < 9; c++) {
                if (at(r, c) != ".") continue
                for (d = 1; d <= 9; d++) {
                    fine = !(d % 2 && (r == 0 && c == 1 || r == 8 && c == 8))
                    for (i = 0; i < 9; i++) for (j = 0; j < 9; j++) {
                        near = i == r || j == c || int(i / 3) == int(r / 3) && int(j / 3) == int(c / 3)
                        dr = (i - r) ^ 2; dc = (j - c) ^ 2
                        if ((near || dr + dc == 5) && at(i, j) == d) fine = 0
                    }
                    if (fine) print r + 1, c + 1, d
                }
            }
        }' > wanted
    for option in -c --candidates; do
        sudoku2svg --no-legend $option p > a.svg
        texts 'fill="#444"' a.svg | sort -k 1,1n -k 2,2n -k 3,3n | diff - wanted
        [ "$(texts 'font-size="13"' a.svg | grid)" = $PUZZLE ]
    done
}

@test "sudoku2svg: --solve fills in what the SAT solver finds, pale, and leaves clues black" {
    xsudoku-gen -V plain -n 4 -s 5 -1 > puzzles
    { cat puzzles; xsudoku-gen --jigsaw --killer -s 6 -1; } > all
    sudoku2cnf all | dpll -q | res2sudoku -1 -p all | grep -E '^[1-9]{81}$' > wanted
    awk 'length($1) == 81 { print $1 }' all > clues
    sudoku2svg --solve -o 's%d.svg' all
    for i in 1 2 3 4 5; do
        clue=$(texts 'fill="#000"' s$i.svg | grid)
        [ "$clue" = "$(sed -n ${i}p clues)" ]
        { texts 'fill="#000"' s$i.svg; texts 'fill="#999"' s$i.svg; } | grid
    done | cmp - wanted
}

@test "sudoku2svg: a puzzle without one solution is drawn as it is, and a message says why" {
    printf 'p sudoku plain 4\n1...\n....\n....\n....\n\n12..\n..3.\n....\n...3\n' > p
    printf 'p sudoku plain 4\n11..............\n' > q
    run_sh 'sudoku2svg --solve -o "a%d.svg" p q'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'sudoku2svg: p:2:1: the puzzle has more than one solution
sudoku2svg: p:7:1: the puzzle has no solution
sudoku2svg: q:2:1: the puzzle has no solution' ]
    [ "$(texts 'font-size="13"' a1.svg)" = '1 1 1' ]
    [ "$(texts 'font-size="13"' a3.svg | xargs)" = '1 1 1 1 2 1' ]
    printf 'p sudoku latin 33\n%s\n' "$(blank 1089)" > r
    run_sh 'sudoku2svg --solve r'
    [ "$status" -eq 1 ]
    [ "$stderr" = 'sudoku2svg: r:2:1: option --solve is for sides up to 32, not 33' ]
    [ "$(tail -n 1 <<< "$output")" = '</svg>' ]
}

# drawn RULE: a document of side 9 with this rule alone.
drawn() {
    printf 'p sudoku plain 9\n%s\n%s\n' "$1" "$(blank 81)" | sudoku2svg --no-legend
}

@test "sudoku2svg: every kind of rule is drawn, but for those that are said in words" {
    drawn '' > empty
    awk '/^    \{"/ { gsub(/[{",]/, " "); print $1 }' "$ROOT"/common/rules/rule*.c > kinds
    [ "$(wc -l < kinds)" -ge 22 ]
    while read -r kind; do
        case $kind in
        first | grid) continue ;; # which draw the grids themselves
        board | blocked | run) continue ;; # which are for boards: kakuro.bats
        regions) rule="regions $(printf '%.9d' 123456789 | sed 's/./&&&&&&&&&/g')" ;;
        house) rule='house r1c1-r3c3' ;;
        knight | king | nonconsecutive | alldots | allxv) rule=$kind ;;
        *)
            # The first that the kind can have.
            for rule in "$kind "{,6\ ,2\ }'r5c5 r5c6 r5c7' "$kind "{,5\ ,2\ }r1c1-r1c9 "$kind r3c3 r4c4"; do
                printf 'p sudoku plain 9\n%s\n%s\n' "$rule" "$(blank 81)" | sudoku2cnf > cnf 2> err && break
            done
            ;;
        esac
        drawn "$rule" > a.svg
        well_formed a.svg
        case $kind in
        knight | king | nonconsecutive | alldots | allxv)
            cmp a.svg empty
            printf 'p sudoku plain 9\n%s\n%s\n' "$rule" $PUZZLE | sudoku2svg | grep -qi ">$kind: "
            ;;
        regions)
            cmp a.svg empty && return 1
            printf 'p sudoku latin 9\n%s\n%s\n' "$rule" $PUZZLE > jigsaw
            sudoku2svg jigsaw | grep -q '>Regions: every digit once<'
            sudoku2svg -l zh jigsaw | grep -q '>不规则区域：每个数字各一次<'
            ;;
        *)
            run ! cmp -s a.svg empty
            printf 'p sudoku plain 9\n%s\n%s\n' "$rule" $PUZZLE | sudoku2svg > legend.svg
            [ "$(sed -n 's/.*Helvetica, Arial, sans-serif">\(.*\)<.text>/\1/p' legend.svg | wc -l)" -eq 1 ]
            ;;
        esac
    done < kinds
}

@test "sudoku2svg: bulbs, circles and squares are in their cells, lines go through theirs" {
    drawn 'thermo r3c1 r4c1 r5c2' > a.svg
    grep -qx '<path d="M10 50L10 70L30 90"/>' a.svg
    grep -q '<circle cx="10" cy="50" r="7.5" fill="#bdbdbd"' a.svg
    drawn 'slow r3c1 r4c1 r5c2' > a.svg
    [ "$(grep -cx '<path d="M10 50L10 70L30 90"/>' a.svg)" -eq 2 ]
    grep -q '<circle cx="10" cy="50" r="6.3" fill="#fff"' a.svg
    drawn 'arrow r1c1 r1c2 r2c3' > a.svg
    grep -q '<circle cx="10" cy="10" r="8"/>' a.svg
    grep -q '<path d="M18.00 10.00L30 10L' a.svg
    drawn 'odd r9c9' | grep -q '<circle cx="170" cy="170"'
    drawn 'even r9c9' | grep -q '<rect x="162.5" y="162.5" width="15" height="15"'
    # Blocks lie, stand, or do neither, where the cell is that tells.
    drawn 'index 3 r2c1-r2c9' | grep -qx '<rect x="42.5" y="24.5" width="15" height="11"/>'
    drawn 'index 3 r1c2-r9c2' | grep -qx '<rect x="24.5" y="42.5" width="11" height="15"/>'
    drawn 'index 5 r1c1-r3c3' | grep -qx '<rect x="22.5" y="22.5" width="15" height="15"/>'
    [ "$(drawn $'index 3 r2c1-r2c9\nindex 3 r1c2-r9c2\nindex 5 r1c1-r3c3' | grep -c '<g fill="#[cf]')" -eq 3 ]
    printf 'p sudoku plain 9\nindex 3 r2c1-r2c9\nindex 3 r1c2-r9c2\nindex 5 r1c1-r3c3\n%s\n' $PUZZLE | sudoku2svg |
        grep -c '>Red, green or yellow block: tells where' | grep -qx 1
    # Dots are in the middle of each cell, the last one, too, and as even as they can be between two.
    drawn 'nabner r2c2 r2c3 r3c4 r5c4' |
        grep -qx '<path d="M30 30h0M40 30h0M50 30h0M56.667 36.667h0M63.333 43.333h0M70 50h0M70 60h0M70 70h0M70 80h0M70 90h0"/>'
    for kind in palindrome renban 'whisper 5' parity; do
        drawn "$kind r2c2 r2c3 r3c4" | grep -qx '<path d="M30 30L50 30L70 50"/>'
    done
}

@test "sudoku2svg: signs are on the border between two cells, or on a line between those that have none" {
    drawn 'consecutive r1c1 r1c2 r2c2' > a.svg
    [ "$(grep -c '<circle' a.svg)" -eq 2 ]
    grep -q '<circle cx="20" cy="10" r="2.4"/>' a.svg
    grep -q '<circle cx="30" cy="20" r="2.4"/>' a.svg
    drawn 'ratio 2 r1c1 r1c2' | grep -q '<g .*fill="#000" stroke'
    [ "$(drawn 'ratio 2 r1c1 r1c2' | grep -c '<text')" -eq 0 ]
    [ "$(drawn 'ratio 3 r1c1 r1c2' | texts 'fill="#000" stroke')" = '1 2 3' ]
    [ "$(drawn 'difference 4 r1c1 r2c1' | texts 'fill="#fff" stroke')" = '2 1 4' ]
    [ "$(drawn 'difference 1 r1c1 r2c1' | grep -c '<text')" -eq 0 ]
    # The point of the sign is towards the lesser cell: to the left of, or above, the middle.
    drawn 'less r1c1 r1c2' | grep -q '<path d="M22.20 12.64L17.80 10.00L22.20 7.36"/>'
    drawn 'less r2c1 r1c1' | grep -q '<path d="M12.64 17.80L10.00 22.20L7.36 17.80"/>'
    [ "$(drawn 'sum 5 r1c1 r1c2' | texts 'font-size="6.5"')" = '1 2 V' ]
    [ "$(drawn 'sum 10 r1c1 r1c2' | texts 'font-size="6.5"')" = '1 2 X' ]
    [ "$(drawn 'sum 7 r1c1 r1c2' | texts 'font-size="6.5"')" = '1 2 7' ]
    drawn 'equal r3c3 r4c4' | grep -q 'stroke="#999" stroke-width="0.8" d="M50 50L70 70"'
    drawn 'consecutive r1c1 r1c2' | run ! grep -q 'stroke="#999"'
}

@test "sudoku2svg: sums along a whole diagonal are outside, before its first cell, other sums in the grid" {
    # Outside the top, the left, the bottom and the right; row 0 and column 0 are outside.
    rules='sum 33 r1c4 r2c5 r3c6 r4c7 r5c8 r6c9
sum 41 r5c1 r4c2 r3c3 r2c4 r1c5
sum 22 r9c3 r8c2 r7c1
sum 17 r7c9 r8c8 r9c7'
    [ "$(drawn "$rules" | texts 'font-size="6"' | sort | xargs)" = '0 3 33 10 4 22 6 0 41 6 10 17' ]
    # One cell's diagonal goes round its corner.
    [ "$(drawn 'sum 3 r9c9' | texts 'font-size="6"')" = '10 8 3' ]
    [ "$(drawn 'sum 20 r1c4 r2c5 r3c6 r4c7 r5c8' | texts 'font-size="4"')" = '1 4 20' ]
    [ "$(drawn 'sum 20 r2c2 r2c3 r3c3' | texts 'font-size="4"')" = '2 2 20' ]
    # There is room for them: the frame begins before the grid by a cell.
    drawn "$rules" | grep -q 'viewBox="-30 -30 240 240"'
}

@test "sudoku2svg: clues outside stand before the first cell, one behind the other where there are several" {
    rules='sandwich 12 r1c1-r1c9
sandwich 0 r9c2-r1c2
sandwich 35 r1c3-r9c3
sum 33 r1c4 r2c5 r3c6 r4c7 r5c8 r6c9'
    drawn "$rules" > a.svg
    # Above column 3 there is the arrow of the diagonal already.
    [ "$(texts 'font-size="8"' a.svg | sort -k 3n | xargs)" = '10 2 0 1 0 12 -1 3 35' ]
    grep -q 'viewBox="-30 -50 220 260"' a.svg
    # Several kinds are told apart.
    drawn 'sandwich 12 r1c1-r1c9
skyscraper 3 r1c1-r1c9' | texts 'font-size="8"' | xargs | grep -qx '1 0 12 1 0 sand 1 -1 3 1 -1 skys'
}

@test "sudoku2svg: cages have their sums in the corner, and the rules are said below, each kind once" {
    xsudoku-gen --killer -V plain -s 2 > p
    sudoku2svg p > a.svg
    well_formed a.svg
    sed -n 's/^cage //p' p | sort > wanted
    texts 'font-size="4"' a.svg | awk '{ print $3, "r" $1 "c" $2 }' | sort > found
    # Cells of a cage are listed row by row.
    awk '{ print $1, $2 }' wanted | sed 's/-.*//' | diff - found
    [ "$(grep -c 'Dashed cage: ' a.svg)" -eq 1 ]
    [ "$(sudoku2svg --no-legend p | grep -c 'Dashed cage: ')" -eq 0 ]
    printf 'p sudoku windoku 9\nwhisper 5 r1c1 r2c2\nwhisper 3 r3c3 r4c4\nwhisper 5 r5c5 r6c6\n%s\n' $PUZZLE |
        sudoku2svg > b.svg
    [ "$(sed -n 's/.*sans-serif">\([A-Z].*\)<.text>/\1/p' b.svg)" = 'Grey cells: every digit once
Dashed green line (5): neighbours differ by this or more
Dashed green line (3): neighbours differ by this or more' ]
    # Dots that have no number on them are told, too.
    printf 'p sudoku plain 9\nratio 2 r1c1 r1c2\nratio 3 r2c1 r2c2\ndifference 1 r3c1 r3c2\n%s\n' $PUZZLE > dots
    sudoku2svg -l en dots > c.svg
    [ "$(sed -n 's/.*sans-serif">\([A-Z].*\)<.text>/\1/p' c.svg)" = 'Black dot: of neighbours one is so many times the other (no number: 2)
White dot: neighbours differ by this (no number: 1)' ]
    sudoku2svg -l zh dots | grep -q '相差此数，不标为 1'
}

@test "sudoku2svg: what is no character in XML gives way to U+FFFD" {
    puzzle=$(xsudoku-gen -V plain -s 1 -1 | tail -1)
    for code in $'\xef\xbf\xbe' $'\xef\xbf\xbf' $'\xff' $'\xed\xa0\x80'; do
        printf '%s a%sb\n' "${puzzle%% *}" "$code" >p
        sudoku2svg --labels p >p.svg
        LC_ALL=C grep -q $'a\xef\xbf\xbd' p.svg
        sudokucat -f opensudoku p >p.xml
        [ "$(cat p.svg p.xml | LC_ALL=C grep -c "$code")" -eq 0 ]
    done
}

@test "sudoku2svg: -l zh says every rule in Chinese, a line for each that there is in English" {
    cat > g << 'END'
p sudoku disjoint 9
house r1c1 r1c2 r1c3 r2c4 r2c5 r2c6 r3c7 r3c8 r3c9
different r1c1 r1c2
different r4c4 r5c5
even r1c1
odd r1c2
cage 9 r2c1 r2c2
sum 20 r3c1 r3c2 r3c3
sum 10 r4c1 r4c2
sum 9 r1c7 r2c8 r3c9
arrow r5c1 r5c2 r5c3
less r6c1 r6c2
thermo r7c1 r7c2
slow r8c1 r8c2
equal r9c1 r1c9
consecutive r1c5 r1c6
difference 3 r2c5 r2c6
whisper 5 r3c5 r3c6
ratio 3 r4c5 r4c6
parity r5c5 r5c6
palindrome r6c5 r1c7
renban r7c5 r7c6
between r5c7 r5c8 r5c9
zipper r6c7 r6c8 r6c9
quadruple 12 r8c8-r9c9
lockout 4 r2c7 r2c8 r2c9
regionsum r4c7 r4c8 r4c9
index 3 r5c1-r5c9
index 2 r1c2-r9c2
index 9 r4c4-r6c6
pill 2 r3c6 r3c7 r3c8 r3c9
entropic r1c8 r1c9
modular r8c5 r8c6
clone r9c5 r7c8
nabner r9c2 r9c3
alldots
allxv
sandwich 3 r1c1-r1c9
skyscraper 3 r2c1-r2c9
xsum 9 r3c1-r3c9
numberedroom 4 r4c1-r4c9
knight
king
nonconsecutive
END
    printf '%081d\n' 0 >> g
    awk '/^    \{"/ { gsub(/[{",]/, " "); print $1 }' "$ROOT"/common/rules/rule*.c | grep -vx 'first\|grid\|regions\|board\|blocked\|run' > kinds
    [ "$(wc -l < kinds)" -gt 20 ]
    while read -r kind; do grep -q "^$kind" g; done < kinds
    # The words are the texts that begin with a letter or a character of Chinese and have a colon.
    for language in en zh; do
        sudoku2svg -l $language g | sed -n 's/.*<text[^>]*>\([^<]*[:：][^<]*\)<.*/\1/p' > words.$language
    done
    [ "$(wc -l < words.en)" -ge 29 ]
    [ "$(wc -l < words.en)" -eq "$(wc -l < words.zh)" ]
    # Letters in Chinese are those on the border, and unknown digits.
    ! sed 's/V（5）//; s/X（10）//; s/[XV]//g' words.zh | grep '[A-Za-z]' || return 1
    [ "$(sort -u words.zh | wc -l)" -ge 28 ]
}

@test "sudoku2svg: --labels and --first write number and label, whatever is in it" {
    printf '%s <b>&"  \xc3\xa9\xff\e[1m\n' $PUZZLE > p
    sudoku2svg p > a.svg
    [ "$(grep -c '&lt;b' a.svg)" -eq 0 ]
    sudoku2svg --labels --first 7 p > b.svg
    well_formed b.svg
    grep -qF '<tspan font-weight="bold">7</tspan> &lt;b&gt;&amp;&quot;  é' b.svg
    run ! grep -q $'\e' b.svg
    { printf '%s ' $PUZZLE; printf 'x%.0s' $(seq 300); echo; } | sudoku2svg --labels > c.svg
    grep -q textLength c.svg
    well_formed c.svg
}

@test "sudoku2svg: -P puts so many on a sheet, in order, within the paper, none over another" {
    xsudoku-gen -V plain -n 20 -s 3 -1 > p
    for paper in 'a4 210 297' 'letter 216 279'; do
        read -r name width height <<< "$paper"
        for per in 1 2 3 4 6 8 9; do
            rm -f s*.svg
            prints '' "sudoku2svg -P $per --paper $name -T 'A & B' -o s%02d.svg p"
            sheets=$(((20 + per - 1) / per))
            [ "$(echo s*.svg | wc -w)" -eq $sheets ]
            well_formed s*.svg
            cat s*.svg | grep -c 'A &amp; B' | grep -qx $sheets
            cat s*.svg | sed -n 's/.*bold">\([0-9]*\)<.*/\1/p' | cmp - <(seq 20)
            # Each grid with its border, 180 units wide: within the edge, and apart from the others.
            for s in s*.svg; do
                sed -n 's/.*translate(\([0-9.]*\) \([0-9.]*\)) scale(\([0-9.]*\)).*/\1 \2 \3/p' "$s" |
                    awk -v w="$width" -v h="$height" '
                    { x[NR] = $1; y[NR] = $2; s = $3 * 180 
                      if (x[NR] < 10 || y[NR] < 10 || x[NR] + s > w - 10 || y[NR] + s > h - 10) bad = 1
                      for (i = 1; i < NR; i++)
                          if (x[NR] < x[i] + s && x[i] < x[NR] + s && y[NR] < y[i] + s && y[i] < y[NR] + s) bad = 1 }
                    END { exit bad || !NR }'
            done
        done
    done
}

@test "sudoku2svg: sheets go on over files and kinds, and the last one may have fewer" {
    echo $PUZZLE > a
    { xsudoku-gen -V windoku -s 1; xsudoku-gen -V plain -B 2x3 -s 1; } > b
    sudoku2svg -P 4 a b a a > s1.svg 2> err || true
    [ "$(cat err)" = 'sudoku2svg: a file has room for one picture; for more, number them as in -o picture-%d.svg' ]
    sudoku2svg -P 4 -o 's%d.svg' a b a a
    [ "$(grep -c translate s1.svg)" -eq 4 ]
    [ "$(grep -c translate s2.svg)" -eq 1 ]
    # One sheet needs no number.
    sudoku2svg -P 6 -o one.svg a b a a
    [ "$(grep -c translate one.svg)" -eq 5 ]
}

@test "sudoku2svg: malformed input is an error with its place, and complete documents stay" {
    printf '%s\n12345\n' $PUZZLE > p
    run_sh 'sudoku2svg -o "a%d.svg" p'
    [ "$status" -eq 2 ]
    [[ $stderr = 'sudoku2svg: p:2:'* ]]
    [ "$(tail -n 1 a1.svg)" = '</svg>' ]
    [ ! -e a2.svg ]
    run_sh 'sudoku2svg < /dev/null'
    [ "$status" -eq 2 ]
    [ -z "$output" ]
    fails_with 2 'sudoku2svg: cannot create none/1: No such file or directory' 'sudoku2svg -o none/%d p'
    need_debug
    sed -n 1p p > q
    short_of_memory 5 'sudoku2svg -c --solve -P 2 q'
}

@test "sudoku2svg: what rsvg-convert renders is black and grey where it should be" {
    need_program rsvg-convert
    need_program convert
    printf 'p sudoku plain 4\nthermo r1c1 r2c1\n................\n' | sudoku2svg --no-legend > a.svg
    rsvg-convert -w 100 -h 100 a.svg -o a.png
    # The frame begins 10 units before the grid; the document is 100 units wide.
    pixel() { convert a.png -format "%[pixel:p{$1,$2}]" info: | sed 's/[^0-9]*\([0-9]*\).*/\1/'; }
    [ "$(pixel 5 5)" -eq 255 ]
    [ "$(pixel 20 20)" -eq 189 ] # the bulb, #bdbdbd
    [ "$(pixel 25 10)" -eq 0 ]   # the frame
    [ "$(pixel 80 80)" -eq 255 ]
}
