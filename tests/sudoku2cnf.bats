#!/usr/bin/env bats
# sudoku2cnf: what the formulas are.  What it reads is in grid.bats.

load helper

X='....9...1.....68...49.1.6.7.......284871.95.3.6.58.7...98.574..13.84.9..7..9..3.5'

# The clauses of a formula, sorted.
clauses() {
    grep -v '^[cp]' | sort
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
    [[ "$output" =~ ^sudoku2cnf\ [0-9.]+$ ]]
}

@test "sudoku2cnf: a wrong command line ends with 64 and says what is allowed" {
    fails_with 64 'sudoku2cnf: unknown option -h (see sudoku2cnf --help)' 'sudoku2cnf -h'
    fails_with 64 "sudoku2cnf: option -e needs minimal or extended, found 'maximal' (see sudoku2cnf --help)" \
        'sudoku2cnf -e maximal'
    fails_with 64 "sudoku2cnf: option -k needs natural or ijk, found 'kji' (see sudoku2cnf --help)" \
        'sudoku2cnf --coding kji'
    fails_with 64 'sudoku2cnf: option -V needs plain, x, percent, windoku or latin (see sudoku2cnf --help)' \
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
        for encoding in minimal extended; do
            printf 'p sudoku %s\n1%0*d\n' "$shape" $((side * side - 1)) 0 |
                sudoku2cnf -e "$encoding" > f.cnf
            cnfcheck -q -S f.cnf
            [ "$(awk '/^p/ { print $3 }' f.cnf)" -eq $((side * side * side)) ]
        done
    done
}

@test "sudoku2cnf: clause counts at side 9 are those of the man page" {
    for variant in plain x percent windoku latin; do
        counts=
        for encoding in minimal extended; do
            counts+=" Ta $(printf 'p sudoku %s 9\n%081d\n' $variant 0 |
                sudoku2cnf -e $encoding | awk '/^p/ { print $4 }')"
        done
        grep -q "^.It $variant Ta .*$counts\$" "$ROOT/man/sudoku2cnf.1"
    done
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
