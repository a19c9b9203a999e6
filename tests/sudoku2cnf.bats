#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku2cnf: what the formulas are.  What it reads is in grid.bats.

load helper

X='....9...1.....68...49.1.6.7.......284871.95.3.6.58.7...98.574..13.84.9..7..9..3.5'

# The clauses of a formula, sorted.
clauses() {
    grep -v '^[cp]' | sort
}

# exact FILE: the header counts the clauses, and its variables are enough.
exact() {
    cnfcheck -q "$1" 2> warnings
    [ ! -s warnings ]
    awk '/^p/ { vars = $3; clauses = $4; next }
        /^c/ { next }
        { clauses--; for (i = 1; i < NF; i++) if ($i > vars || -$i > vars) exit 1 }
        END { exit clauses != 0 }' "$1"
}

@test "sudoku2cnf: each option has its place in the man page" {
    options_documented sudoku2cnf
}

@test "sudoku2cnf: --help and --version answer on stdout" {
    run_sh 'sudoku2cnf --help'
    [ "$status" -eq 0 ]
    [[ "${lines[0]}" = 'usage: sudoku2cnf '* ]]
    run_sh 'sudoku2cnf --version'
    [ "$status" -eq 0 ]
    [[ ${lines[0]} =~ ^sudoku2cnf\ [0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "sudoku2cnf: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'sudoku2cnf: unknown option -h (see sudoku2cnf --help)' 'sudoku2cnf -h'
    fails_with 64 "sudoku2cnf: option -e needs minimal, efficient, extended or optimized, found 'maximal' (see sudoku2cnf --help)" \
        'sudoku2cnf -e maximal'
    fails_with 64 "sudoku2cnf: option --amo needs pairwise, product, sequential or commander, found 'none' (see sudoku2cnf --help)" \
        'sudoku2cnf --amo none'
    fails_with 64 'sudoku2cnf: option -i needs rules that are the same for each grid, not optimized ones (see sudoku2cnf --help)' \
        'sudoku2cnf -i -e optimized'
    fails_with 64 "sudoku2cnf: option -k needs natural or ijk, found 'kji' (see sudoku2cnf --help)" \
        'sudoku2cnf --coding kji'
    fails_with 64 "sudoku2cnf: option -V needs $VARIANT_LIST (see sudoku2cnf --help)" \
        'sudoku2cnf -V'
}

@test "sudoku2cnf: the minimal rules of side 2 are these" {
    # A Latin square of side 2: cells r1c1 r1c2 r2c1 r2c2 are variables 1-2, 3-4, 5-6, 7-8.
    prints 'c sudoku latin 2
p cnf 8 13
1 0
1 2 0
3 4 0
5 6 0
7 8 0
-1 -3 0
-2 -4 0
-1 -5 0
-2 -6 0
-3 -7 0
-4 -8 0
-5 -7 0
-6 -8 0' 'printf "1.\n..\n" | sudoku2cnf -V latin -e minimal'
}

@test "sudoku2cnf: the extended rules add that houses have every digit and cells not two" {
    printf '1.\n..\n' > g
    sudoku2cnf -V latin -e minimal g | clauses > min
    sudoku2cnf -V latin --encoding extended g | clauses > ext
    [ "$(comm -23 min ext)" = "" ]
    [ "$(comm -13 min ext | sort)" = "$(sort <<'END'
1 3 0
2 4 0
5 7 0
6 8 0
1 5 0
2 6 0
3 7 0
4 8 0
-1 -2 0
-3 -4 0
-5 -6 0
-7 -8 0
END
)" ]
}

@test "sudoku2cnf: extended and natural are the defaults" {
    xsudoku-gen -s 1 > g
    sudoku2cnf g > default
    sudoku2cnf -e extended -k natural g | cmp - default
    sudoku2cnf -e minimal g >other
    [ "$(cat other)" != "$(cat default)" ]
}

@test "sudoku2cnf: header counts are exact and no clause comes twice, in all variants and sides" {
    for shape in 'plain 9' 'x 9' 'percent 9' 'windoku 9' 'latin 9' 'plain 4' 'x 6' 'latin 7' 'plain 12' 'x 16'; do
        side=${shape#* }
        printf 'p sudoku %s\n1%0*d\n' "$shape" $((side * side - 1)) 0 > g
        for encoding in minimal efficient extended optimized; do
            sudoku2cnf -e "$encoding" g > f.cnf
            exact f.cnf
            # What is left of two clauses may be the same.
            [ $encoding = optimized ] || cnfcheck -q -S f.cnf
            [ "$(awk '/^p/ { print $3 }' f.cnf)" -eq $((side * side * side)) ]
        done
    done
}

# A puzzle of side 9 without clues; of Kakuro, without blocked places and runs.
blank_of() {
    [ "$1" != kakuro ] || { printf 'p sudoku kakuro 9\n%081d\n' 0; return; }
    xsudoku-gen -V "$1" -s 1 -1 | awk '/^p/ { print } /^[^p#]/ { gsub(/[1-9]/, "."); print $1 }'
}

@test "sudoku2cnf: clause counts at side 9 are those of the man page, for every variant" {
    sed -n 's/^ *VARIANT([A-Z0-9_]*, "\([a-z0-9-]*\)".*/\1/p' "$ROOT/common/houses/variants.h" > variants
    [ "$(wc -l < variants)" -ge 27 ]
    while read -r variant; do
        blank_of "$variant" > g
        counts=
        for encoding in minimal efficient extended; do
            counts+=" Ta $(sudoku2cnf -e $encoding g | awk '/^p/ { print $4 }')"
        done
        for page in man man/zh_CN; do
            grep -q "^.It $variant Ta .*$counts\$" "$ROOT/$page/sudoku2cnf.1"
        done
    done < variants
    [ "$(grep -c '^.It .* Ta [0-9]* Ta [0-9]* Ta [0-9]* Ta [0-9]* Ta [0-9]*$' "$ROOT/man/sudoku2cnf.1")" -eq \
        "$(wc -l < variants)" ]
}

@test "sudoku2cnf: the counts of the man page's table follow from its houses and pairs" {
    # A cell has a digit, two cells of a pair are not both d, a cell has no two digits, a house has each.
    awk '/^\.It .* Ta [0-9]+ Ta [0-9]+ Ta [0-9]+ Ta [0-9]+ Ta [0-9]+$/ {
        cells = ($10 - $8) / 36
        more = $2 ~ /nonconsecutive|miracle/ ? 144 * 16 : $2 == "magic" ? 1872 : 0
        if ($8 != cells + 9 * $6 + more || $12 - $10 != 9 * $4) { print "wrong:", $0; exit 1 }
        rows++
    }
    END { exit rows < 27 }' "$ROOT/man/sudoku2cnf.1"
}

@test "sudoku2cnf: clause and variable counts are the formulas of the man page" {
    for shape in 'plain 4 2 2' 'plain 6 2 3' 'plain 9 3 3' 'plain 12 3 4' 'plain 16 4 4' 'latin 1' 'latin 2' 'latin 5' 'latin 7' 'latin 10' 'latin 13'; do
        read -r variant n rows columns <<<"$shape"
        printf 'p sudoku %s %s\n' "$variant" "$n" > g
        yes . | head -$((n * n)) | fold -w 1 | paste -sd '\0' | fold -w "$n" >> g
        for encoding in minimal efficient extended; do for amo in pairwise product sequential commander; do
            sudoku2cnf -e $encoding --amo $amo g > f.cnf
            exact f.cnf
            awk -v n="$n" -v R="$rows" -v C="$columns" -v encoding=$encoding -v amo=$amo '
                function up(x) { return x == int(x) ? x : int(x) + 1 }
                function pairs(m) { return m * (m - 1) / 2 }
                function A(m,  c) {
                    if (amo == "sequential") return m < 2 ? 0 : 3 * m - 4
                    if (amo == "pairwise" || m <= 4) return pairs(m)
                    if (amo == "commander") return m + 3 * int(m / 3) + (m % 3 == 2) + A(up(m / 3))
                    c = up(sqrt(m)); return 2 * m + A(up(m / c)) + A(c) }
                function a(m,  c) {
                    if (amo == "sequential") return m - 1
                    if (amo == "pairwise" || m <= 4) return 0
                    if (amo == "commander") return up(m / 3) + a(up(m / 3))
                    c = up(sqrt(m)); return up(m / c) + c + a(up(m / c)) + a(c) }
                /^p/ {
                    h = R ? 3 * n : 2 * n
                    p = 2 * n * pairs(n) + (R ? n * (pairs(n) - R * pairs(C) - C * pairs(R)) : 0)
                    clauses = n ^ 2 + (amo == "pairwise" ? p * n : h * n * A(n)); variables = n ^ 3 + h * n * a(n)
                    if (encoding != "minimal") { clauses += n ^ 2 * A(n); variables += n ^ 2 * a(n) }
                    if (encoding == "extended") clauses += h * n
                    if ($3 != variables || $4 != clauses) { print encoding, amo, n, $0, variables, clauses; exit 1 } }' f.cnf
        done; done
    done
}

@test "sudoku2cnf: --amo lets no two be true, and any one" {
    local sides="2 5 7 9 10 16"
    # Debug builds restart and forget so often that a square of side 16 takes them many seconds.
    [ "${DEBUG-}" != 1 ] || sides="2 5 7 9 10"
    for side in $sides; do
        printf 'p sudoku latin %s\n' "$side" > g
        yes . | head -$((side * side)) | paste -sd '\0' | fold -w "$side" >> g
        for amo in product sequential commander; do
            # Two digits in the first cell, then a digit twice in the first row; and the first and the
            # last alone.
            sudoku2cnf -e efficient --amo $amo g | awk -v n="$side" '
                /^c/ { next }
                /^p/ { print "p inccnf"; next }
                { print }
                END {
                    for (step = 1; step <= n; step += n - 1)
                        for (i = 0; i < n; i++)
                            for (j = i + (i && i < n - 1); j < n; j++)
                                print "a", i * step + 1, j * step + 1, 0
                }' > f.icnf
            dpll -q f.icnf | grep '^s' > answers
            awk '/^a/ { print "s", $2 == $3 }' f.icnf | cmp - answers
        done
    done
}

@test "sudoku2cnf: optimized is extended without what the clues decide" {
    for options in '-V plain' '-V x' '-V windoku' '-V latin -h 30' '-V plain -B 2x3' '-V plain -B 3x4'; do
        # shellcheck disable=SC2086
        xsudoku-gen $options -s 3 > g
        sudoku2cnf g > extended.cnf
        sudoku2cnf -e optimized g > optimized.cnf
        exact optimized.cnf
        # A clue decides what its two-literal clauses say.
        awk '/^[cp]/ { next }
            NF == 2 { value[$1] = 1; value[-$1] = -1; units[$1]; next }
            { clause[++count] = $0 }
            NF == 3 && (-$1 in units) { value[$2] = 1; value[-$2] = -1 }
            NF == 3 && (-$2 in units) { value[$1] = 1; value[-$1] = -1 }
            END {
                for (v in value) if (value[v] > 0) print v, 0
                for (i = 1; i <= count; i++) {
                    text = ""; true = 0
                    for (k = split(clause[i], lit, " ") - 1; k; k--) {
                        true += value[lit[k]] > 0
                        if (!value[lit[k]]) text = lit[k] " " text }
                    if (!true) print text "0" } }' extended.cnf | sort > wanted
        [ "$(grep -c ' .* 0' wanted)" -gt 50 ]
        cmp wanted <(grep -v '^[cp]' optimized.cnf | sort)
    done
    # Clues that clash leave an empty clause.
    printf '11..\n....\n....\n....\n' | sudoku2cnf -e optimized > f.cnf
    grep -qx 0 f.cnf
    exact f.cnf
}

@test "sudoku2cnf: -i writes the rules once and each grid's clues as assumptions" {
    printf '12..\n....\n..3.\n...4\np sudoku plain 4\n1.......2....... one\n................\np sudoku latin 2\n1.\n..\n' > g
    for option in -i --incremental; do
        sudoku2cnf $option g > f.icnf
        [ "$(grep '^[ap]' f.icnf)" = $'p inccnf\na 1 6 43 64 0\na 1 34 0\na 0\np inccnf\na 1 0' ]
        [ "$(grep '^c' f.icnf)" = $'c sudoku plain 4\nc sudoku plain 4 one\nc sudoku latin 2' ]
        # The rules are those of the formulas.
        sudoku2cnf <(printf '..\n..\n') -V latin | grep -v '^[cp]' | cmp - <(tail -25 f.icnf | head -24)
    done
    xsudoku-gen -n 5 -V plain > g
    for encoding in minimal efficient extended; do for amo in pairwise product; do
        sudoku2cnf -i -e $encoding --amo $amo g | grep -v '^[acp]' > once
        sudoku2cnf -e $encoding --amo $amo g | awk '/^p/ { if (++problem > 1) exit } !/^[acp]/ && NF != 2' | cmp - once
    done; done
}

@test "sudoku2cnf: side 225 is encoded with little memory" {
    # A complete grid of which some cells are blank; rows of boxes are turned by one.
    awk 'BEGIN { n = 225; b = 15; print "p sudoku plain", n
        for (r = 0; r < n; r++) for (c = 0; c < n; c++)
            printf "%s%s", (r * 7 + c * 11) % 13 ? (b * (r % b) + int(r / b) + c) % n + 1 : ".", c == n - 1 ? "\n" : " " }' > g
    run_sh 'ulimit -v 300000; sudoku2cnf -e optimized g > f.cnf'
    [ "$status" -eq 0 ] || [ -n "$DEBUG" ]
    [ -z "$DEBUG" ] || sudoku2cnf -e optimized g > f.cnf
    exact f.cnf
    [ "$(awk '/^p/ { print $3; exit }' f.cnf)" -eq $((225 * 225 * 225)) ]
    sed '/^p/d; /^-/d' f.cnf | awk 'NF == 2' | sort -n -u | wc -l > units
    [ "$(cat units)" -ge "$(grep -v ^p g | tr ' ' '\n' | grep -c '^[0-9][0-9]*$')" ]
}

@test "sudoku2cnf: -V gives the houses where no header does" {
    echo $X > bare
    for variant in plain x percent windoku latin; do
        { echo "p sudoku $variant 9"; echo $X; } > headed
        sudoku2cnf headed > wanted
        sudoku2cnf -V $variant bare | cmp - wanted
        sudoku2cnf --variant $variant headed | cmp - wanted
    done
    sudoku2cnf bare | head -1 | grep -qx 'c sudoku plain 9'
}

@test "sudoku2cnf: -k ijk is the same formula in variables that people can read" {
    echo $X > g
    for option in '-k ijk' '--coding ijk'; do
        # shellcheck disable=SC2086
        sudoku2cnf -V x $option g > ijk.cnf
        sudoku2cnf -V x g | awk '
            function code(v) { v--; return 100 * (int(v / 81) + 1) + 10 * (int(v / 9) % 9 + 1) + v % 9 + 1 }
            /^c/ { print; next }
            /^p/ { $3 = 999; print; next }
            { for (i = 1; i < NF; i++) $i = $i < 0 ? -code(-$i) : code($i); print }' | cmp - ijk.cnf
    done
    grep -qx '159 0' ijk.cnf # The 9 in row 1, column 5.
}

@test "sudoku2cnf: coding ijk has no room for other sides than 9" {
    printf '# small\n1...\n....\n....\n....\n' > g
    fails_with 2 'sudoku2cnf: g:2:1: coding ijk needs side 9, found side 4' 'sudoku2cnf -k ijk g'
}

@test "sudoku2cnf: reads its operands in order, and - among them as stdin" {
    for i in 1 2 3; do printf '%s...\n....\n....\n....\n' "$i" > "$i"; done
    run_sh 'sudoku2cnf 1 - 3 < 2 | grep -v -e - -e ^[cp] | grep -x "[0-9]* 0"'
    [ "$output" = $'1 0\n2 0\n3 0' ]
}

@test "sudoku2cnf: a stream gives the formulas of its grids, in order" {
    xsudoku-gen -n 20 -s 1 > g
    sudoku2cnf g > stream.cnf
    for i in $(seq 20); do
        { echo 'p sudoku x 9'; grep -v '[p#]' g | tail -n +$((9 * i - 8)) | head -9; } | sudoku2cnf
    done | cmp - stream.cnf
}

@test "sudoku2cnf: a grid that breaks a rule is encoded, and has no solution" {
    printf '11..\n....\n....\n....\n' > g
    run_sh 'sudoku2cnf g | dpll'
    [ "$status" -eq 0 ]
    [ "${lines[0]}" = 's 0' ]
}

@test "sudoku2cnf: a malformed grid ends the stream, and what came before it stays" {
    printf 'p sudoku plain 4\n1...\n....\n....\n....\n1..\n....\n....\n....\n' > g
    sudoku2cnf <(head -5 g) > first.cnf
    run_sh 'sudoku2cnf g'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'sudoku2cnf: g:6:4: row 1 ends after 3 of 4 cells' ]
    [ "$output" = "$(cat first.cnf)" ]
}

@test "sudoku2cnf: a file that is not there is an error" {
    fails_with 2 'sudoku2cnf: cannot open none: No such file or directory' 'sudoku2cnf none'
}

@test "sudoku2cnf: an empty input is an error" {
    fails_with 2 'sudoku2cnf: <stdin>:1:1: expected a puzzle, found the end of the input' \
        'sudoku2cnf < /dev/null'
}

@test "sudoku2cnf: a full disk is noticed" {
    [ -w /dev/full ] || skip "needs /dev/full"
    echo $X > g
    fails_with 2 'sudoku2cnf: cannot write standard output: No space left on device' \
        'sudoku2cnf g > /dev/full'
}

@test "sudoku2cnf: a reader that goes away ends it quietly" {
    yes $X | head -100000 > many
    run_sh 'sudoku2cnf many | head -1'
    [ "$output" = 'c sudoku plain 9' ]
    [ -z "$stderr" ]
    # With SIGPIPE ignored it ends at once, too, and as quietly.
    run_sh 'trap "" PIPE; sudoku2cnf many | head -1'
    [ "$output" = 'c sudoku plain 9' ]
    [ -z "$stderr" ]
}

@test "sudoku2cnf: each formula is written before the next grid is asked for" {
    echo $X > g
    mkfifo pipe
    sudoku2cnf pipe > out.cnf &
    exec 9> pipe
    cat g >&9
    for _ in $(seq 100); do
        [ "$(tail -c 2 out.cnf)" = 0 ] && break
        sleep 0.1
    done
    cnfcheck -q -S out.cnf
    exec 9>&-
    wait
}

@test "sudoku2cnf: rules too long to be kept are the same for each grid, and counted" {
    # Side 49 has 2,401 + 49 * 115,248 clauses: they are written in pieces, twice here.
    blanks=$(yes . | head -2401 | paste -sd' ')
    printf 'p sudoku latin 49\n%s\n%s\n' "$blanks" "$blanks" > g
    run_sh 'sudoku2cnf -e minimal g | awk "
        /^c/ { next }
        /^p/ { print; next }
        { clauses++; bad += \$NF != 0; literals += NF - 1 }
        END { print clauses / 2 - 5649553, literals / 2 - 2 * 5647152 - 49 * 2401, bad }"'
    [ "$output" = $'p cnf 117649 5649553\np cnf 117649 5649553\n0 0 0' ]
}

@test "sudoku2cnf: memory that runs out anywhere is reported" {
    need_debug
    printf '1...\n....\n....\n....\n' > g
    for options in '' '-i' '-e optimized --amo product'; do
        short_of_memory 8 "sudoku2cnf $options g"
    done
}
