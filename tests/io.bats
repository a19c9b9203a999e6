#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What all tools do with descriptors and files: those that are closed or too many at the start, and
# outputs that are inputs.

load helper

# crowded COMMAND: runs it where all descriptors that select(2) can take are in use.
crowded() {
    run --separate-stderr bash -c '
        ulimit -n 1200 2>/dev/null || exit 99
        for ((fd = 3; fd < 1100; fd++)); do eval "exec $fd</dev/null"; done
        eval "$1"' crowded "$1"
    [ "$status" -ne 99 ] || skip "needs 1200 descriptors"
}

@test "io: dpll reads through descriptors above those that select takes" {
    printf 'p cnf 2 1\n1 2 0\n' >f.cnf
    crowded "dpll -q f.cnf"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "${lines[0]}" = "s 1" ]
}

@test "io: dpll ends at a signal while it waits at such a descriptor" {
    mkfifo in
    crowded "dpll in >out & exec 7>in; printf 'p cnf 1 1\n' >&7; kill -TERM \$!; wait \$!"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    grep -q "^c limit signal" out
}

# Small inputs, and for each program a run that reads and writes.
inputs() {
    printf 'p cnf 2 4\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\n' >f.cnf
    printf 's 0\n' >f.res
    printf '1 0\n0\n' >f.drat
    dpll --trace f.trace f.cnf >/dev/null
    printf 'p inccnf\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\na 1 0\na -1 0\n' >f.icnf
    printf '6 -1 0 3 4 0\n8 1 0 1 2 0\n' >f.steps
    printf 'p sudoku plain 4\n1234341221434320\n' >p
    sudoku2cnf p | dpll >g.res
    sudoku2cnf p | dpll --simplify >g.cnf
    dpll g.cnf >h.res
}

runs() {
    cat <<'END'
cnf2graph f.cnf
cnfcheck f.cnf
dpll f.cnf
dpll -p f.lrat --trace t f.cnf
dpll-rate f.cnf
dpll-tree f.trace
lratcat f.icnf f.steps
res2sudoku g.res
resextend g.cnf h.res
resverify -p f.drat -o o.lrat f.cnf f.res
sudoku2cnf p
sudoku2html p
sudoku2svg p
sudokucat p
sudokucheck p
xsudoku-gen -n 2
xsudoku-gen -j 2 -n 2
xsudoku-play -l p </dev/null
xsudoku-step p
dpll --help
xsudoku-gen --version
END
}

@test "io: an answer to a closed standard output is lost with status 2 and a word, and gets into no file" {
    inputs
    while read -r line; do
        rm -f f.lrat t o.lrat
        run_sh "$line >&-"
        if [ "$status" -ne 2 ] || [[ "$stderr" != "${line%% *}: cannot write standard output"* ]]; then
            printf '%s: status %s, stderr: %s\n' "$line" "$status" "$stderr"
            return 1
        fi
    done < <(runs)
    dpll -p f.lrat --trace t f.cnf >&- 2>/dev/null || [ $? -eq 2 ]
    run ! grep -q '^[sct]' f.lrat
    run ! grep -q '^[st]' t
}

@test "io: with standard error closed the answers are the same, and no message gets into a file" {
    inputs
    while read -r line; do
        case $line in *gen* | dpll*) line="$line -s 1 | grep -v '^t '" ;; esac
        bash -c "set -o pipefail; $line" >one 2>/dev/null
        bash -c "set -o pipefail; exec 2>&-; $line" >two
        cmp one two
    done < <(runs | grep -v -e '--[hv]' -e '^dpll-')
    printf 'p cnf 1 2\n1 0\n' >odd.cnf
    run_sh "dpll -p odd.lrat odd.cnf 2>&-"
    [ "$status" -eq 0 ]
    [ ! -s odd.lrat ]
}

@test "io: with all three closed a proof is a proof, and nothing else" {
    inputs
    run_sh "dpll -p f.lrat --trace t f.cnf <&- >&- 2>&-"
    [ "$status" -eq 2 ]
    run_sh "resverify -p f.lrat f.cnf f.res"
    [ "$output" = verified ]
    run ! grep -q '^[st] ' t
}

@test "io: a closed standard input is an error where it is read" {
    inputs
    for tool in cnf2graph cnfcheck dpll dpll-tree res2sudoku sudoku2cnf sudoku2html sudoku2svg sudokucat sudokucheck xsudoku-play xsudoku-step; do
        run_sh "$tool <&-"
        [ "$status" -eq 2 ]
        [ "$stderr" = "$tool: <stdin>: cannot read: Bad file descriptor" ]
    done
    run_sh "resverify f.cnf <&-"
    [ "$status" -eq 2 ]
    [ "$stderr" = "resverify: <stdin>: cannot read: Bad file descriptor" ]
    run_sh "dpll f.cnf <&- | head -1"
    [ "$output" = "s 0" ]
}

@test "io: standard input is read once, and whoever names it twice is told before anything is read" {
    inputs
    for tool in cnfcheck "cnfcheck -q" dpll dpll-tree "lratcat f.icnf" res2sudoku sudoku2cnf sudoku2html sudoku2svg sudokucat sudokucheck xsudoku-play xsudoku-step; do
        fails_with 64 "${tool%% *}: standard input can be one operand only (see ${tool%% *} --help)" \
            "$tool - f.cnf - <p"
    done
    prints $'row 1\nrow 2' 'printf "p cnf 1 1\n1 0\n" | cnfcheck -q - f.cnf && echo row 1; cnfcheck -q f.cnf - <f.cnf && echo row 2'
}

# refuses STDERR FILES COMMAND: status 2 and this line; the files, in one word each, stay as they
# were.
refuses() {
    local files
    read -ra files <<<"$2"
    cat "${files[@]}" >before
    fails_with 2 "$1" "$3"
    cat "${files[@]}" | cmp - before
}

@test "io: an output with something in it stays as it was where an input cannot be opened, and a formula where a proof is to go" {
    inputs
    cp f.cnf g.cnf
    local missing="cannot open missing: No such file or directory"
    for command in "dpll -o g.cnf" "cnfcheck -o g.cnf f.cnf" "dpll --trace g.cnf" "dpll -j 2 -p g.cnf"; do
        refuses "${command%% *}: $missing; g.cnf is left as it is" g.cnf "$command missing"
    done
    refuses "dpll: $missing; g.res is left as it is" "g.cnf g.res" "dpll -p g.cnf -o g.res missing"
    fails_with 2 "dpll: $missing" "dpll -p new missing"
    for option in -p --trace "-j 2 -p"; do
        refuses "dpll: cannot write g.cnf: it has a formula in it" g.cnf "dpll $option g.cnf f.cnf"
        refuses "dpll: cannot write g.cnf: it has a formula in it" g.cnf "dpll $option g.cnf </dev/null"
    done
    printf 'c comment\nc\np inccnf\n1 0\na 1 0\n' >g.icnf
    refuses "dpll: cannot write g.icnf: it has a formula in it" g.icnf "dpll -p g.icnf f.cnf"
    # Compressed or not, in any form, whoever writes proofs.
    printf 'c\n\n p\tgcnf 1 1 1\n{1} 1 0\n' >groups
    dpll -q -P drat -p l.drat f.cnf >f.res
    dpll --cubes f.cnf >f.icnf
    dpll -q -p c.lrat f.icnf >c.res
    for program in gzip xz bzip2 zstd; do
        ! command -v $program >/dev/null || $program <g.icnf >g.$program
    done
    for name in g.icnf groups g.gzip g.xz g.bzip2 g.zstd; do
        [ -e $name ] || continue
        refuses "dpll: cannot write $name: it has a formula in it" $name "dpll -p $name f.cnf"
        refuses "dpll: cannot write $name: it has a formula in it" $name "dpll --trace $name f.cnf"
        refuses "resverify: cannot write $name: it has a formula in it" $name "resverify -o $name -p l.drat f.cnf f.res"
        refuses "lratcat: cannot write $name: it has a formula in it" $name "lratcat -o $name f.icnf c.lrat"
    done
    cp f.icnf before
    gzip -k f.icnf
    refuses "lratcat: cannot write f.icnf.gz: it is the input f.icnf.gz" f.icnf.gz "lratcat -o f.icnf.gz f.icnf.gz c.lrat"
    run_sh "dpll -p old f.cnf >/dev/null && cp old again && dpll -p again f.cnf >/dev/null && cmp old again"
    [ "$status" -eq 0 ]
}

@test "io: an output that is also an input is refused, by whatever path, and stays as it was" {
    inputs
    dpll -p l.lrat f.cnf >/dev/null
    ln f.cnf hard
    ln -s f.cnf soft
    mkdir sub
    refuses "dpll: cannot write f.cnf: it is the input f.cnf" f.cnf "dpll -p f.cnf f.cnf"
    refuses "dpll: cannot write hard: it is the input f.cnf" f.cnf "dpll -p hard g.res f.cnf"
    refuses "dpll: cannot write soft: it is the input sub/../f.cnf" f.cnf "dpll --trace soft sub/../f.cnf"
    refuses "dpll: cannot write f.cnf: it is the input <stdin>" f.cnf "dpll -p f.cnf <f.cnf"
    refuses "dpll: cannot write f.cnf: it is the input <stdin>" f.cnf "dpll -p f.cnf - <hard"
    refuses "dpll: cannot write f.cnf: it is the input f.cnf" "f.cnf l.lrat" "dpll -p l.lrat --trace f.cnf f.cnf"
    for other in f.cnf f.res f.drat; do
        refuses "resverify: cannot write $other: it is the input $other" $other \
            "resverify -p f.drat -o $other f.cnf f.res"
    done
    refuses "resverify: cannot write f.res: it is the input <stdin>" f.res "resverify -p f.drat -o f.res f.cnf <f.res"
    refuses "dpll-rate: cannot write hard: it is f.cnf, too" f.cnf "dpll-rate --svg hard f.cnf"
    refuses "dpll-tree: cannot write f.trace: it is the input f.trace" f.trace "dpll-tree -o f.trace f.trace"
    refuses "cnf2graph: cannot write f.cnf: it is the input <stdin>" f.cnf "cnf2graph -o f.cnf <f.cnf"
    refuses "res2sudoku: cannot write g.res: it is the input g.res" g.res "res2sudoku -o g.res g.res"
    refuses "res2sudoku: cannot write p: it is the input p" p "res2sudoku -o p -p p g.res"
    ln g.res picture-1
    refuses "res2sudoku: cannot write picture-1: it is the input g.res" g.res "res2sudoku --svg -o picture-%d g.res"
    ln p sheet-1
    refuses "sudoku2svg: cannot write sheet-1: it is the input p" p "sudoku2svg -P 4 -o sheet-%d p"
    refuses "sudokucat: cannot write p: it is the input p" p "sudokucat -o p p"
    cat p >before
    prints $'puzzle 1 of 1, 1 cell to fill\ncannot write p: it is the input p\ncannot write c: it is the input <stdin>' \
        "printf 'save p\nsave c\n' >c; xsudoku-play -l p <c"
    cmp p before
    [ "$(cat c)" = $'save p\nsave c' ]
}

@test "io: dpll -o and cnfcheck -o write to a file what else standard output has" {
    inputs
    for command in "dpll -q -n 0" "dpll --simplify" "dpll --simplify -p p" "cnfcheck" "cnfcheck -l"; do
        $command f.cnf | grep -v '^t' >wanted
        rm -f out
        prints '' "$command -o out f.cnf"
        grep -v '^t' out | cmp - wanted
        $command --output=- f.cnf | grep -v '^t' | cmp - wanted
    done
    printf 'p cnf 0 0\np cnf 0 1\n0\n' | dpll -q -j 2 -o out
    [ "$(grep ^s out)" = $'s 1\ns 0' ]
    [ "$(dpll -C -o out f.cnf)" = '' ] || [ $? -eq 10 ]
    for tool in dpll cnfcheck; do
        refuses "$tool: cannot write f.cnf: it is the input f.cnf" f.cnf "$tool -o f.cnf f.cnf"
        refuses "$tool: cannot write f.cnf: it is the input <stdin>" f.cnf "$tool -o f.cnf <f.cnf"
        fails_with 2 "$tool: cannot create no/where: No such file or directory" "$tool -o no/where f.cnf"
        run_sh "$tool -o /dev/full f.cnf"
        [ "$status" -eq 2 ]
        [[ "$stderr" == "$tool: cannot write /dev/full: No space left on device"* ]]
    done
    fails_with 64 'dpll: options --res and -o do not go together (see dpll --help)' 'dpll --res -o out f.cnf'
}

@test "io: two outputs into one file are refused, and a file made for that is gone" {
    inputs
    fails_with 2 "dpll: cannot write ./both: it is the output both, too" "dpll -o both -p ./both f.cnf"
    fails_with 2 "dpll: cannot write ./both: it is the output both, too" "dpll -o both --trace ./both f.cnf"
    fails_with 2 "dpll: cannot write both: it is the output ./both, too" "dpll -p both --trace ./both f.cnf"
    [ ! -e both ]
    dpll -p both f.cnf >/dev/null
    refuses "dpll: cannot write both: it is the output both, too" both "dpll -p both --trace both f.cnf"
    fails_with 2 "dpll: cannot write both: it is standard output, too" "dpll -p both f.cnf >>both"
    fails_with 2 "dpll: cannot write both: it is standard output, too" "dpll --trace both f.cnf >>both"
    run_sh "dpll -p both -v f.cnf 2>>both"
    [ "$status" -eq 2 ]
    [ "$(tail -1 both)" = "dpll: cannot write both: it is standard error, too" ]
    fails_with 2 "dpll-tree: cannot write both: it is standard output, too" "dpll-tree -o both f.trace >>both"
    fails_with 2 "dpll-rate: cannot write both: it is /dev/stdout, too" "dpll-rate --svg both f.cnf >>both"
}

@test "io: an output that would be mixed with another one in a pipe is refused" {
    inputs
    for option in -p --trace; do
        fails_with 2 "dpll: cannot write /dev/stdout: it is standard output, too" \
            "set -o pipefail; dpll $option /dev/stdout f.cnf | cat"
    done
    fails_with 2 "dpll: cannot write /dev/fd/3: it is standard output, too" \
        "set -o pipefail; dpll -p /dev/fd/3 f.cnf 3>&1 | cat"
    run_sh "set -o pipefail; dpll -p /dev/stderr f.cnf 2>&1 >answer | cat"
    [ "$status" -eq 2 ]
    [ "$output" = "dpll: cannot write /dev/stderr: it is standard error, too" ]
    mkfifo pipe
    fails_with 2 "dpll: cannot write pipe: it is the output ./pipe, too" "dpll -p ./pipe --trace pipe f.cnf"
    for option in -o --core; do
        fails_with 2 "resverify: cannot write /dev/stdout: it is standard output, too" \
            "set -o pipefail; resverify -p f.drat $option /dev/stdout f.cnf f.res | cat"
    done
    fails_with 2 "resverify: cannot write /dev/stdout: it is standard output, too" \
        "set -o pipefail; resverify -q -p f.drat -o /dev/stdout --core - f.cnf f.res | cat"
    # Where there is nothing else to be written, nothing is mixed.
    run_sh "set -o pipefail; dpll -p /dev/fd/3 f.cnf 3>&1 >answer | resverify -q -p - f.cnf f.res"
    [ "$status" -eq 0 ]
    run_sh "set -o pipefail; resverify -q -p f.drat -o /dev/stdout f.cnf f.res | resverify -q -p - f.cnf f.res"
    [ "$status" -eq 0 ]
}

@test "io: an input that standard output goes to is refused, which would grow without end" {
    inputs
    for tool in cnf2graph cnfcheck dpll dpll-tree res2sudoku sudoku2cnf sudoku2html sudoku2svg sudokucat sudokucheck xsudoku-play xsudoku-step; do
        refuses "$tool: f.cnf: cannot read: it is standard output, too" f.cnf "$tool f.cnf >>f.cnf"
        refuses "$tool: <stdin>: cannot read: it is standard output, too" f.cnf "$tool <f.cnf >>f.cnf"
    done
    run_sh "resverify -q f.cnf f.res >>f.res"
    [ "$status" -eq 2 ]
    [ "$stderr" = "resverify: cannot write standard output: it is the input f.res" ]
}

@test "io: pipes, terminals and devices may be used twice, and a file that is not read is no input" {
    inputs
    run_sh "dpll -q -p /dev/null --trace /dev/null f.cnf >/dev/null </dev/null"
    [ "$status" -eq 0 ]
    run_sh "set -o pipefail; dpll-tree -o /dev/stdout f.trace 2>/dev/stdout | cat"
    [ "$status" -eq 0 ]
    [[ "$output" == *"</svg>" ]]
    run_sh "dpll -q -p other f.cnf <other"
    [ "$status" -eq 1 ]
    : >other
    run_sh "dpll -q -p other f.cnf <other"
    [ "$status" -eq 0 ]
    resverify -q -p other f.cnf f.res
    run_sh "dpll-tree -o - f.trace"
    [ "$status" -eq 0 ]
}

@test "io: a shorter output leaves nothing of a longer one before it" {
    inputs
    seq 1000 >o
    dpll -p o f.cnf >/dev/null
    resverify -q -p o f.cnf f.res
    ln -s not-yet link
    dpll-tree -o link f.trace
    grep -q '</svg>' not-yet
}

@test "io: a proof is never mixed with the report or the answer" {
    inputs
    fails_with 64 "dpll: option -p needs a file or a pipe: standard output has the answers (see dpll --help)" \
        "dpll -p - f.cnf"
    fails_with 64 "resverify: option -o - needs -q: standard output has the report (see resverify --help)" \
        "resverify -p f.drat -o - f.cnf f.res"
    resverify -q -p f.drat -o - f.cnf f.res >f.lrat
    prints verified "resverify -p f.lrat f.cnf f.res"
    run_sh "dpll -p /dev/fd/3 f.cnf 3>&1 >new.res | resverify -p - f.cnf f.res"
    [ "$output" = verified ]
    grep -q '^s 0' new.res
}

# A formula that takes minutes, and writes proofs and traces all the while.
hard() {
    hard_pigeonhole 13 >hard.cnf
}

# ends_in_time COMMAND: it ends by itself, long before the formula is solved; out and err have what
# it wrote, $code its status.
ends_in_time() {
    code=0
    timeout 100 bash -c "exec $1" >out 2>err || code=$?
    [ "$code" -ne 124 ]
}

@test "io: dpll ends when its proof or its trace cannot be written on, and says after how many bytes" {
    hard
    for output in -p '-P binary -p' '-P drat -p' --trace '-e look -p' '-e look --trace'; do
        ends_in_time "bash -c 'ulimit -f 200; exec dpll $output long hard.cnf'"
        [ "$code" -eq 2 ]
        size=$(wc -c <long)
        [ "$(cat err)" = "dpll: cannot write long after $size bytes: File too large" ]
        [ "$(head -2 out)" = $'s -1\nc limit output' ]
        rm long
    done
}

@test "io: dpll ends when a disk is full under its proof, or its reader has gone, and answers" {
    hard
    if [ -w /dev/full ]; then
        ends_in_time "dpll -p /dev/full hard.cnf"
        [ "$code" -eq 2 ]
        [ "$(cat err)" = "dpll: cannot write /dev/full: No space left on device" ]
        [ "$(head -2 out)" = $'s -1\nc limit output' ]
    fi
    for output in -p --trace; do
        mkfifo pipe
        head -c 1 pipe >first &
        ends_in_time "dpll $output pipe hard.cnf"
        wait $!
        [ "$code" -eq 2 ]
        [[ "$(cat err)" == "dpll: cannot write pipe"*": Broken pipe" ]]
        [ "$(head -2 out)" = $'s -1\nc limit output' ]
        rm pipe
    done
}

@test "io: dpll goes to no further problem when its trace has failed" {
    inputs
    [ -w /dev/full ] || skip "needs /dev/full"
    run_sh "dpll -q --trace /dev/full f.cnf f.cnf"
    [ "$status" -eq 2 ]
    [ "$stderr" = "dpll: cannot write /dev/full: No space left on device" ]
    [ "$(grep -c '^s 0' <<<"$output")" -eq 1 ]
}

@test "io: a file that grows past its limit is an error of every tool, not its end by a signal" {
    hard
    for tool in cnfcheck cnf2graph; do
        run_sh "ulimit -f 1; $tool hard.cnf >long"
        [ "$status" -eq 2 ]
        [[ "$stderr" == "$tool: cannot write standard output"*": File too large" ]]
    done
}

# begin COMMAND ...: in the background as $pid, with what it says in out and err.  Emptied here, since the
# process that is to run it may come to its files only after the first look at them.
begin() {
    : > out
    : > err
    "$@" > out 2> err &
    pid=$!
}

# Waits for a line of progress after the first, which shows that dpll is solving.
solving() {
    for _ in $(seq 200); do
        [ "$(grep -c '%$' err)" -le 1 ] || return 0
        sleep 0.1
    done
    return 1
}

# Waits for another one, which comes a second later.
still_solving() {
    local lines
    lines=$(wc -l <err)
    for _ in $(seq 200); do
        [ "$(wc -l <err)" -eq "$lines" ] || return 0
        sleep 0.1
    done
    return 1
}

@test "io: SIGHUP and SIGXCPU give s -1, the counters and status 0, unless they are ignored" {
    # Under nohup they are ignored to begin with, and no shell can change that.
    [ -z "$(trap -p HUP XCPU)" ] || skip 'needs SIGHUP and SIGXCPU not to be ignored'
    hard
    for signal in HUP XCPU; do
        begin dpll -v hard.cnf
        solving
        kill -$signal $pid
        wait $pid
        [ "$(head -2 out)" = $'s -1\nc limit signal' ]
        grep -q "^c conflicts [1-9]" out
        begin bash -c "trap '' $signal; exec dpll -v hard.cnf"
        solving
        kill -$signal $pid
        still_solving
        kill -TERM $pid
        wait $pid
        [ "$(head -2 out)" = $'s -1\nc limit signal' ]
    done
}

@test "io: a signal ends the writing of an answer, whether its reader waits or there is much of it" {
    local writer ended line run
    printf 'p cnf 3000000 1\n3000000 0\n' >large.cnf
    printf 'p inccnf\n3000000 0\na 0\na 7 0\n' >large.icnf
    mkfifo reader
    for run in 'large.cnf' '-C large.cnf' '--backbone large.cnf' '-j 2 large.icnf'; do
        # shellcheck disable=SC2086
        dpll -q $run >reader 2>err &
        writer=$!
        exec 7<reader
        read -r line <&7
        [[ $line = s\ [1S]* ]]
        kill -TERM $writer
        ended=0
        wait $writer || ended=$?
        exec 7<&-
        [ "$ended" -eq 2 ]
        grep -q '^dpll: cannot write standard output after [0-9]* bytes: Interrupted system call$' err
    done
    # More than a second's worth, of which nobody holds anything up.
    printf 'p cnf 1000000000 1\n1000000000 0\n' >huge.cnf
    dpll -q huge.cnf 2>err >reader &
    writer=$!
    exec 7<reader
    read -r line <&7
    kill -TERM $writer
    wc -c <&7 >length
    ended=0
    wait $writer || ended=$?
    exec 7<&-
    [ "$ended" -eq 2 ]
    grep -q '^dpll: cannot write standard output after [0-9]* bytes: Interrupted system call$' err
}

@test "io: a limit on processor time gives s -1" {
    hard
    ends_in_time "bash -c 'ulimit -S -t 1; exec dpll hard.cnf'"
    [ "$code" -eq 0 ]
    [ "$(head -2 out)" = $'s -1\nc limit signal' ]
}

@test "io: a SIGALRM from outside is not the end of the time" {
    hard
    for limit in '' '-t 90'; do
        # shellcheck disable=SC2086
        begin dpll -v $limit hard.cnf
        solving
        kill -ALRM $pid
        still_solving
        kill -TERM $pid
        wait $pid
        [ "$(head -2 out)" = $'s -1\nc limit signal' ]
    done
    mkfifo in
    dpll -q in >out 2>err &
    pid=$!
    exec 7>in
    printf 'p cnf 1 1\n' >&7
    kill -ALRM $pid
    printf '1 0\n' >&7
    exec 7>&-
    wait $pid
    [ "$(head -1 out)" = "s 1" ]
}

@test "io: what is printed does not go into what is read, not even a verdict" {
    inputs
    for command in 'resverify f.cnf f.res >>f.res' 'resverify f.cnf - <f.res >>f.cnf' \
        'resverify f.cnf <f.res 1<>f.res' 'dpll-rate f.cnf >>f.cnf'; do
        cp f.cnf cnf.before
        cp f.res res.before
        run_sh "$command"
        [ "$status" -eq 2 ]
        [ "${#stderr_lines[@]}" -eq 1 ]
        cmp f.cnf cnf.before
        cmp f.res res.before
    done
}

@test "io: behind a file that cannot be read nothing is printed, so that all answers are in their places" {
    printf 'p cnf 2 1\n1 2 0\n' >one.cnf
    printf '12..\n3412\n21..\n4321\n' >one.sdk
    sudoku2cnf one.sdk | dpll >one.res
    while read -r file command; do
        $command "$file" | grep -v '^t ' >wanted
        [ -s wanted ]
        run_sh "$command $file none $file"
        [ "$status" -eq 2 ]
        [ "$stderr" = "${command%% *}: cannot open none: No such file or directory" ]
        diff <(grep -v '^t ' <<<"$output") wanted
    done <<'END'
one.cnf cnfcheck
one.cnf cnfcheck -i
one.cnf dpll
one.cnf dpll -j 2
one.sdk sudoku2cnf
one.res res2sudoku --side 4
one.sdk sudokucat
one.sdk sudokucheck
one.sdk xsudoku-step
one.sdk sudoku2svg
END
    # These write one whole, or nothing.
    dpll -e dpll --trace one.trace one.cnf >one.res
    for command in "sudoku2html one.sdk none one.sdk" "dpll-tree one.trace none one.trace"; do
        fails_with 2 "${command%% *}: cannot open none: No such file or directory" "$command"
    done
}

@test "io: an option of other programs of a kind is answered by what to write here" {
    while IFS=@ read -r command option instead; do
        tool=${command%% *}
        fails_with 64 "$tool: unknown option $option: here it is $instead (see $tool --help)" "$command"
    done <<'END'
resverify -c core.cnf f.cnf@-c@--core FILE
resverify f.cnf -L f.lrat@-L@-o FILE
resverify f.cnf f.drat -t 40000@-t@the program timeout
dpll --relaxed f.cnf@--relaxed@a pipe from cnfcheck --repair FILE
dpll -f f.cnf@-f@a pipe from cnfcheck --repair FILE
dpll --unsat f.cnf@--unsat@--without stable
dpll --no-binary f.cnf f.drat@--no-binary@-p FILE -P drat
dpll --lrat f.cnf f.lrat@--lrat@-p FILE -P binary
dpll --statistics f.cnf@--statistics@-v
dpll --outf=2 f.cnf@--outf=2@-C
dpll -nthreads=4 f.cnf@-nthreads=4@-j COUNT
dpll --maxsol 2 f.cnf@--maxsol@-n COUNT
dpll -var-decay=0.9@-var-decay=0.9@--set score-decay=DECAY
dpll -grow=8@-grow=8@--set eliminate-bound=CLAUSES
cnfcheck --seed=5@--seed=5@--shuffle SEED
cnfcheck --relaxed f.cnf@--relaxed@--repair
cnfcheck --statistics f.cnf@--statistics@-i
xsudoku-gen --generate 10@--generate@-n COUNT
xsudoku-gen --generate=10@--generate=10@-n COUNT
xsudoku-gen --csv@--csv@a pipe to sudokucat -f csv
sudoku2cnf --solve@--solve@a pipe to dpll, and on to res2sudoku
xsudoku-gen --history@--history@a pipe to xsudoku-step
xsudoku-step --stats@--stats@--statistics
xsudoku-step --instructions g@--instructions@the default
sudokucat --readable g@--readable@-f drawing
sudoku2svg --print 2x3 g@--print@-P 6
sudoku2html --with-solutions g@--with-solutions@-S FILE
sudokucheck --difficulty g@--difficulty@xsudoku-step -r
sudokucheck --count-solutions g@--count-solutions@sudoku2cnf FILE | dpll -w -n 0
END
    # What has no counterpart, and would be read as letters with values.
    while read -r tool option; do
        fails_with 64 "$tool: unknown option $option: nothing here is like it, leave it out (see $tool --help)" \
            "$tool f.cnf $option"
    done <<'END'
dpll -rnd-freq=0.02
dpll -no-luby
dpll --restarts=L,100
resverify -f
resverify -w
END
    # Behind "--" all are files.
    printf 'p cnf 2 1\n1 2 0\n' >./--seed
    prints 'p cnf 2 1' 'cnfcheck -- --seed | head -1'
}
