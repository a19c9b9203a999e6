#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Compressed input: what every reader of DIMACS makes of it.

load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    uniform 3 60 200 7 > f.cnf
}

# pack PROGRAM: f.cnf compressed as f.packed.
pack() {
    need_program "$1"
    "$1" -c < f.cnf > f.packed
}

# The same output from a file, from standard input that is a file, and from a pipe byte by byte.
reads_packed() {
    pack "$1"
    cnfcheck -l f.cnf > wanted
    cnfcheck -l f.packed | cmp - wanted
    cnfcheck -l < f.packed | cmp - wanted
    dd if=f.packed bs=1 2> dd.log | cnfcheck -l | cmp - wanted
    # Two problems, since what is compressed twice is one stream.
    cat f.packed f.packed | cnfcheck -l > both
    [ "$(grep -c '^1: ' both)" -eq 2 ]
}

@test "unpack: gzip" {
    reads_packed gzip
}

@test "unpack: xz" {
    reads_packed xz
}

@test "unpack: bzip2" {
    reads_packed bzip2
}

@test "unpack: zstd" {
    reads_packed zstd
}

@test "unpack: the older form of xz, by any of its presets, and its damage" {
    need_program xz
    cnfcheck -l f.cnf > wanted
    for preset in 0 6 9e; do
        xz --format=lzma -$preset -c f.cnf > f.lzma
        cnfcheck -l f.lzma | cmp - wanted
        dd if=f.lzma bs=1 2> dd.log | cnfcheck -l | cmp - wanted
    done
    head -c 300 f.lzma > short
    fails_with 2 'cnfcheck: short: cannot read: xz cannot unpack it, it is damaged or cut short' 'cnfcheck -q short'
}

@test "unpack: what compress makes" {
    need_program gzip
    # By hand: 9-bit codes of the bytes alone, the lowest bits first.
    printf 'p cnf 1 1\n1 0\n' > small
    od -An -v -tu1 small | awk '
        BEGIN { printf "\\0037\\0235\\0220" }
        {
            for (i = 1; i <= NF; i++) {
                held += $i * 2 ^ bits
                bits += 9
                while (bits >= 8) {
                    printf "\\0%03o", held % 256
                    held = int(held / 256)
                    bits -= 8
                }
            }
        }
        END { printf "\\0%03o", held }' > escaped
    printf %b "$(cat escaped)" > small.Z
    gzip -dc small.Z | cmp - small
    cnfcheck small.Z | cmp - small
}

@test "unpack: every reader of DIMACS takes it, and errors have the line and column of the text" {
    pack gzip
    dpll -q f.packed > f.res
    grep -qx 's [01]' f.res
    resverify -q f.packed f.res
    cmp <(cnf2graph < f.packed) <(cnf2graph < f.cnf)
    printf 'p cnf 2 2\n1 2 0\n-1 x 0\n' | gzip > bad
    fails_with 2 "cnfcheck: bad:3:4: expected a literal or 0, found 'x'" 'cnfcheck bad'
    fails_with 2 "dpll: <stdin>:3:4: expected a literal or 0, found 'x'" 'dpll < bad'
}

@test "unpack: results and proofs are taken, from files and pipes, and refused with the same words" {
    need_program gzip
    need_program xz
    pigeonhole 4 > u.cnf
    dpll -p u.lrat u.cnf > u.res
    dpll -P binary-drat -p u.drat u.cnf > drat.res
    gzip -k u.res u.lrat
    xz -k u.drat u.cnf
    prints verified 'resverify -p u.lrat.gz u.cnf u.res.gz'
    prints verified 'cat u.lrat.gz | resverify -p - u.cnf.xz u.res.gz'
    prints verified 'cat u.res.gz | resverify -P drat -p u.drat.xz -o out.lrat u.cnf'
    fails_with 2 'res2sudoku: bad: cannot read: gzip cannot unpack it, it is damaged or cut short' \
        'head -c 20 u.res.gz > bad; res2sudoku bad'
    run_sh 'head -c -9 u.lrat.gz > bad; resverify -p bad u.cnf u.res'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'resverify: bad: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
    xsudoku-gen -s 3 -1 -n 2 > puzzles
    sudoku2cnf puzzles | dpll > solved.res
    res2sudoku -1 solved.res > wanted
    gzip < solved.res | res2sudoku -1 | cmp - wanted
}

@test "unpack: a file that is cut short or damaged is an error, whoever reads it" {
    for program in gzip xz bzip2 zstd; do
        command -v $program > /dev/null || continue
        pack $program
        head -c $(($(wc -c < f.packed) - 9)) f.packed > short
        for reader in 'cnfcheck -q' dpll cnf2graph; do
            fails_with 2 "${reader%% *}: short: cannot read: $program cannot unpack it, it is damaged or cut short" \
                "$reader short"
            fails_with 2 "${reader%% *}: <stdin>: cannot read: $program cannot unpack it, it is damaged or cut short" \
                "cat short | $reader"
        done
    done
}

@test "unpack: a stream that several processes share, and its fault" {
    need_program gzip
    for seed in $(seq 20); do uniform 3 20 60 "$seed"; done > many.cnf
    gzip < many.cnf > many.gz
    dpll -q many.cnf | grep '^s' > wanted
    [ "$(wc -l < wanted)" -eq 20 ]
    dpll -q -j 2 many.gz | grep '^s' | cmp - wanted
    head -c 1000000 many.gz | dpll -q -j 2 | grep '^s' | cmp - wanted
    # Without the check sum at its end.
    head -c $(($(wc -c < many.gz) - 8)) many.gz > short.gz
    run_sh 'dpll -q -j 2 short.gz'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: short.gz: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
    # A problem that may go on behind the damage gets no answer, however many processes there are.
    { cat many.cnf && printf 'p cnf 1 1\n1 0\n'; } | gzip > cut.gz
    head -c 10 many.gz >> cut.gz
    for processes in 1 2 3; do
        run_sh "dpll -q -j $processes cut.gz"
        [ "$status" -eq 2 ]
        [ "$stderr" = 'dpll: cut.gz: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
        grep '^s' <<< "$output" | cmp - wanted
    done
}

@test "unpack: a program that is missing or ended by a signal is told" {
    pack xz
    mkdir none fake
    ln -s "$(command -v cnfcheck)" none/
    fails_with 2 'cnfcheck: f.packed: cannot read: it is compressed, and xz is not on PATH' \
        'PATH=$PWD/none cnfcheck -q f.packed'
    printf '#!/bin/sh\nkill -9 $$\n' > fake/xz
    chmod +x fake/xz
    fails_with 2 'cnfcheck: f.packed: cannot read: xz, which unpacks it, was ended by signal 9' \
        'PATH=$PWD/fake:$PATH cnfcheck -q f.packed'
}

# Programs that unpack go on to what follows a complete stream, and are content when nothing does.
@test "unpack: what is lost between a pipe and the program that unpacks it is told" {
    need_program pgrep
    pack gzip
    mkdir fake
    mkfifo p
    # Reads one stream, is left without the process that feeds it, and finds nothing more.
    cat > fake/gzip <<END
#!/bin/sh
head -c $(wc -c < f.packed) | $(command -v gzip) -dc
kill -KILL \$(pgrep -P \$PPID -x cnfcheck)
cat
END
    chmod +x fake/gzip
    { cat f.packed; exec sleep 600; } > p 3>&- &
    fails_with 2 'cnfcheck: p: cannot read: the process that feeds gzip was ended by signal 9' \
        'PATH=$PWD/fake:$PATH timeout 60 cnfcheck -q p'
    kill $!
}

@test "unpack: what only begins like it is read as it is, and what is not asked for keeps nobody waiting" {
    fails_with 2 "cnfcheck: <stdin>:1:1: expected a header 'p cnf VARIABLES CLAUSES', found 'BZ'" 'printf BZ | cnfcheck'
    # The reader stops at the error; who unpacks must not be waited for, nor who feeds it.
    need_program gzip
    { printf 'x\n'; head -c 300000 /dev/urandom; } | gzip > bad.gz
    mkfifo p
    # Not all of it may be read.
    { cat bad.gz || :; exec sleep 600; } > p 3>&- &
    fails_with 2 "cnfcheck: p:1:1: expected a header 'p cnf VARIABLES CLAUSES', found 'x'" 'timeout 60 cnfcheck p'
    kill $!
}

@test "unpack: a stream of any length takes no more memory than a short one" {
    need_program gzip
    awk 'BEGIN { print "p cnf 100 3000000"; for (i = 0; i < 3000000; i++) print "1 -2 3 0" }' | gzip -1 > long.gz
    run_sh 'ulimit -v 40000; cnfcheck -q long.gz'
    [ "$DEBUG" = 1 ] || [ "$status" -eq 0 ]
}

# packs PROGRAM ENDING: proofs and answers in files of that name are what gzip and the like make.
packs() {
    need_program "$1"
    pigeonhole 5 > u.cnf
    dpll -p u.lrat u.cnf > u.res
    dpll -q -p "u.lrat$2" -o "u.res$2" u.cnf
    "$1" -dc < "u.lrat$2" | cmp - u.lrat
    "$1" -dc < "u.res$2" | grep -qx 's 0'
    prints verified "resverify -p u.lrat$2 u.cnf u.res$2"
}

@test "pack: gzip, the same file each time" {
    packs gzip .gz
    cp u.lrat.gz first.gz
    dpll -q -p u.lrat.gz u.cnf > u.res
    cmp u.lrat.gz first.gz
}

@test "pack: what has nothing to say empties the file as it empties others, so that nothing stale is taken for it" {
    printf 'p cnf 1 1\n1 0\n' > sat.cnf
    printf 'p cnf 1 1\n2 0\n' > bad.cnf
    for file in o o.gz; do
        pigeonhole 3 | dpll -q -p $file > /dev/null
        [ "$(gzip -cdf $file | wc -c)" -gt 0 ]
        dpll -q -p $file sat.cnf
        [ "$(gzip -cdf $file | wc -c)" -eq 0 ]
        # Where the input is malformed there is nothing that it could be taken for.
        for option in -p -o --trace; do
            pigeonhole 3 | dpll -q "$option" $file > /dev/null
            cp $file before
            run -2 dpll $option $file bad.cnf
            cmp $file before
        done
    done
}

@test "pack: xz and its older form" {
    packs xz .xz
    packs xz .lzma
    xz --format=lzma -dc u.lrat.lzma | cmp - u.lrat
}

@test "pack: bzip2" {
    packs bzip2 .bz2
}

@test "pack: zstd" {
    packs zstd .zst
}

@test "pack: every output that an option names, and whoever reads such things" {
    need_program gzip
    pigeonhole 5 > u.cnf
    dpll -P binary-drat -p u.drat.gz u.cnf > u.res
    resverify -p u.drat.gz -o u.lrat.gz --core core.cnf.gz u.cnf u.res
    prints verified 'resverify -p u.lrat.gz u.cnf u.res'
    grep -qx 's 0' <(dpll -q core.cnf.gz)
    gzip -dc core.cnf.gz | grep -q '^p cnf 30 '
    dpll --cubes -n 4 u.cnf > cubes
    dpll -q -p cubes.lrat.gz cubes > cubes.res
    lratcat -o whole.lrat.gz cubes cubes.lrat.gz
    prints verified 'resverify -p whole.lrat.gz u.cnf u.res'
    cnfcheck -o g.cnf.gz u.cnf
    prints verified 'resverify -p u.lrat.gz g.cnf.gz u.res'
    dpll -b first --trace tree.gz u.cnf > u.res
    dpll-tree -o tree.svg.gz tree.gz
    gzip -dc tree.gz > tree
    cmp <(gzip -dc tree.svg.gz | sed 's/tree\.gz/tree/') <(dpll-tree tree)
    xsudoku-gen -s 3 -1 > puzzle
    sudokucat -o puzzle.gz puzzle
    sudokucat puzzle.gz | cmp - <(sudokucat puzzle)
    gzip -t puzzle.gz
}

@test "pack: several processes write one proof, and another process reads it once it is whole" {
    need_program gzip
    pigeonhole 6 > u.cnf
    dpll -q -j 2 -p u.lrat.gz u.cnf > u.res
    prints verified 'resverify -p u.lrat.gz u.cnf u.res'
}

@test "pack: a full disk is told as for other files" {
    [ -w /dev/full ] || skip 'needs /dev/full'
    pigeonhole 6 > u.cnf
    for form in gz:gzip xz:xz bz2:bzip2 zst:zstd; do
        command -v "${form#*:}" > /dev/null || continue
        ln -sf /dev/full "full.${form%:*}"
        for processes in 1 2; do
            run_sh "dpll -q -j $processes -p full.${form%:*} u.cnf"
            [ "$status" -eq 2 ]
            [ "$stderr" = "dpll: cannot write full.${form%:*}: No space left on device" ]
        done
        fails_with 2 "cnfcheck: cannot write full.${form%:*}: No space left on device" "cnfcheck -o full.${form%:*} f.cnf"
    done
}

@test "pack: a program that is missing leaves what is there, one that ends early is told, whatever it had taken" {
    need_program gzip
    pigeonhole 6 > u.cnf
    mkdir none dies fails
    ln -s "$(command -v dpll)" none/
    echo before > u.gz
    fails_with 2 'dpll: cannot create u.gz: gzip, which compresses it, is not on PATH' 'PATH=$PWD/none dpll -p u.gz u.cnf'
    fails_with 2 'dpll: cannot create new.gz: gzip, which compresses it, is not on PATH' 'PATH=$PWD/none dpll -p new.gz u.cnf'
    [ ! -e new.gz ]
    [ "$(cat u.gz)" = before ]
    printf '#!/bin/sh\nkill -9 $$\n' > dies/gzip
    printf '#!/bin/sh\ncat > all\nexit 3\n' > fails/gzip
    chmod +x dies/gzip fails/gzip
    for processes in 1 2; do
        run_sh "PATH=\$PWD/dies:\$PATH dpll -q -j $processes -p u.gz u.cnf"
        [ "$status" -eq 2 ]
        [ "$stderr" = 'dpll: cannot write u.gz: gzip, which compresses it, was ended by signal 9' ]
    done
    run_sh 'PATH=$PWD/fails:$PATH dpll -q -p u.gz u.cnf'
    [ "$status" -eq 2 ]
    [ "$stderr" = 'dpll: cannot write u.gz: gzip, which compresses it, ended with status 3' ]
    grep -qx 's 0' <<< "$output"
    prints verified 'printf "s 0\n" | resverify -p all u.cnf'
}

# ask FILE: dpll writes a proof to FILE and has answered one question; it waits for the next one.  It
# and what compresses are a group of processes by themselves, whose number is in solver.
ask() {
    mkfifo questions answers
    cat > waits << 'END'
set -m
dpll -q -p "$1" < questions > answers &
echo $! > begun
mv begun solver
wait
END
    bash waits "$1" 3>&- &
    exec 7> questions 8< answers
    printf 'p inccnf\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\na 0\n' >&7
    while read -r line <&8 && [ "$line" != 's 0' ]; do :; done
    [ "$line" = 's 0' ]
}

@test "pack: a signal to all processes of a terminal leaves a whole file" {
    need_program gzip
    ask u.lrat.gz
    until [ -e solver ]; do sleep 0.01; done
    kill -TERM -- "-$(cat solver)"
    cat <&8 > rest
    wait
    exec 7>&- 8<&-
    gzip -dc u.lrat.gz > u.lrat
    prints verified 'printf "p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n" > u.cnf; printf "s 0\n" | resverify -p u.lrat u.cnf'
}

@test "pack: who reads a proof that is not whole yet is told that another program writes it" {
    need_program gzip
    mkdir begins
    printf '#!/bin/sh\nprintf "\\037\\213\\010"\nexec cat > all\n' > begins/gzip
    chmod +x begins/gzip
    printf 'p cnf 1 1\n1 0\n' > f.cnf
    PATH="$PWD/begins:$PATH" ask u.lrat.gz
    run_sh 'resverify -p u.lrat.gz f.cnf <<< "s 0"'
    exec 7>&- 8<&-
    wait
    [ "$status" -eq 2 ]
    [ "$stderr" = 'resverify: u.lrat.gz: cannot read: gzip cannot unpack it, another program is still writing it' ]
    run_sh 'resverify -p u.lrat.gz f.cnf <<< "s 0"'
    [ "$stderr" = 'resverify: u.lrat.gz: cannot read: gzip cannot unpack it, it is damaged or cut short' ]
}
