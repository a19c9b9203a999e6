#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Each system call of each program goes wrong once: what is cut short or interrupted changes nothing,
# and what fails is told, with status 2 and one line, unless all is there all the same.

load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
    faults=$TESTERS/faults.so
    [ "$DEBUG" != 1 ] || skip "needs to be loaded before ASan"
    [ -e "$faults" ] || skip "needs LD_PRELOAD"
    printf 'p cnf 3 5\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 3 0\n-3 0\n' >f.cnf
    printf 'p cnf 4 1\n1 2 0\n' >g.cnf
    printf 's 0\n' >f.res
    printf 's 1\nv 1 0\nv 2 -1 0\n' >g.res
    printf '1 0\n0\n' >f.drat
    printf 'p sudoku plain 4\n1234341221434320\n' >p
    printf '1234341221434321\n' >solved
    mkdir state
    dpll --trace f.trace -p f.lrat f.cnf >dpll.out
    printf 'p inccnf\n1 2 0\n-1 2 0\na 1 -2 0\n-2 3 0\na -3 0\n' >q.icnf
    dpll -q -p q.lrat q.icnf >q.res
    printf 'p inccnf\n1 2 0\n1 -2 0\n-1 2 0\n-1 -2 0\na 1 0\na -1 0\n' >r.icnf
    printf '6 -1 0 3 4 0\n8 1 0 1 2 0\n' >r.lrat
    sudoku2cnf p >p.cnf
    dpll p.cnf >p.res
    export XDG_STATE_HOME=$PWD/state
}

# What a run leaves on standard output and in files, without times.
contents() {
    LC_ALL=C sed '/^t [0-9.]*$/d' answer o* 2>/dev/null
}

# Runs COMMAND with fault number $2 of the kind $1 ("read EIO"); $left, $said and $code hold what
# came of it.  Returns whether it came to the fault.
run_faulty() {
    local call=${1% *} kind=${1#* }
    rm -rf mark o* state/*
    code=0
    FAULT_IN=${3%% *} FAULT_CALL=$call FAULT_KIND=$kind FAULT_AT=$2 FAULT_MARK=$PWD/mark \
        LD_PRELOAD=$faults bash -c "$3" >answer 2>err || code=$?
    said=$(<err)
    left=$(contents | cksum)
    [ -e mark ]
}

# Whether the answers are the first ones of a run without a fault, or "not decided".
answers_hold() {
    local number right told
    mapfile -t told < <(grep '^s ' answer || true)
    mapfile -t right <<<"$answers"
    for number in "${!told[@]}"; do
        [ "${told[number]}" = "${right[number]-}" ] || [[ ${told[number]} == s\ -1 ]] || return 1
    done
}

# Whether the run is as good as one without a fault, or, after one that is a failure, has told of it.
acceptable() {
    [ "$left" != "$whole" ] || [ "$code" -ne "$ended" ] || [ "$said" != "$warned" ] || return 0
    answers_hold || return 1
    case $1 in
    *EINTR | *short) return 1 ;;
    esac
    # xsudoku-play goes on, and its answer tells.
    ! grep -q 'cannot write \|cannot create ' answer || return 0
    # With -j each process has its fault.
    [ "$code" -eq 2 ] && [ -n "$said" ] && { [[ $2 == *' -j '* ]] || [ "$(wc -l <err)" -eq 1 ]; }
}

# survives COMMAND [STATUS]: its first word is the program in which all goes wrong; without a fault it
# ends with this status (0).
survives() {
    local fault number whole warned answers ended=${2:-0} reached=0
    run_faulty 'no fault' 0 "$1" || [ "$code" -eq "$ended" ]
    whole=$left warned=$said
    answers=$(grep '^s ' answer || true)
    for fault in 'read EIO' 'read short' 'read EINTR' 'write ENOSPC' 'write short' 'write EINTR' \
        'open EMFILE' 'close EIO' 'close EINTR' 'poll EINTR' 'poll EIO' 'pselect EINTR' \
        'pselect EIO' 'pipe EMFILE' 'ftruncate EIO' 'rename ENOSPC' 'lseek EIO' 'fork EAGAIN' \
        'waitpid EINTR' 'mmap ENOMEM'; do
        for ((number = 1; ; number++)); do
            run_faulty "$fault" $number "$1" || break
            reached=$((reached + 1))
            acceptable "$fault" "$1" && continue
            printf '%s\nfault: %s, number %s\nstatus: %s\nstderr: %s\nleft:\n%s\n' \
                "$1" "$fault" $number "$code" "$said" "$(contents | tr '\0' '@')"
            return 1
        done
    done
    # Without any, the library has not been loaded.
    [ "$reached" -gt 0 ] || skip "needs programs that LD_PRELOAD reaches"
}

@test "faults: cnfcheck" {
    survives 'cnfcheck f.cnf g.cnf'
    survives 'cnfcheck -i <f.cnf'
}

@test "faults: cnf2graph" {
    survives 'cnf2graph -f dot f.cnf'
    survives 'cnf2graph -o o <f.cnf'
}

@test "faults: dpll" {
    survives 'dpll -q f.cnf'
    survives 'dpll -q -n 0 <g.cnf'
    survives 'dpll --cubes=1 g.cnf'
    survives 'dpll --simplify -q g.cnf'
}

@test "faults: dpll, subsets, projections, exclusive ors, and a simplified formula with its proof" {
    printf 'p cnf 4 3\nc p show 1 2 0\nx1 2 -3 0\n1 2 0\n-3 4 0\n' >x.cnf
    survives 'dpll --mus f.cnf'
    survives 'dpll -q -n 0 x.cnf'
    survives 'dpll -q -n 2 --project 1-2,4 <x.cnf'
    survives 'dpll --simplify -q -p o.lrat -P drat g.cnf'
    survives 'cnfcheck --expand <x.cnf'
    dpll -n 0 x.cnf >x.res
    survives 'resverify x.cnf x.res'
    survives 'resverify --partial g.cnf <g.res'
    survives 'resverify -q -p f.drat --core o f.cnf f.res'
}

@test "faults: what dpll and cnfcheck write with -o" {
    survives 'dpll -q -o o f.cnf'
    survives 'dpll --mus --orders 2 -o o <f.cnf'
    survives 'dpll --simplify -q -o o g.cnf'
    survives 'dpll --cubes=1 -o o g.cnf'
    survives 'dpll -q -p o.lrat -o o f.cnf'
    survives 'cnfcheck -o o f.cnf'
    survives 'cnfcheck --repair -o o <g.cnf'
}

@test "faults: groups, questions and projections" {
    printf 'p gcnf 3 5 3\n{0} 1 2 0\n{1} 1 -2 0\n{2} -1 2 0\n{3} 3 0\n{2} -1 -2 0\n' >groups
    printf 'p inccnf 4 2\n1 2 0\nc p show 1 4 0\na 1 0\n-4 -1 0\na 0\na 4 1 0\n' >shown
    survives 'dpll --mus --orders 3 -s 1 -o o groups'
    survives 'dpll --mus -C --orders 2 <groups' 20
    survives 'cnfcheck -o o groups'
    survives 'cnfcheck --expand <groups'
    survives 'dpll -q -n 0 shown'
    survives 'dpll -q -n 2 --project 1-3 <shown'
    survives 'dpll -q --backbone shown'
    survives 'dpll -q --partial shown'
    survives 'dpll -q --backbone -o o <g.cnf'
}

@test "faults: compressed input" {
    need_program gzip
    cat g.cnf f.cnf g.cnf | gzip >all.gz
    survives 'dpll -q all.gz'
    survives 'dpll -q <all.gz'
    survives 'dpll -q -n 2 <(cat all.gz)'
    survives 'dpll -q -j 2 all.gz'
    survives 'dpll -q -j 3 <(cat all.gz)'
}

@test "faults: compressed output" {
    need_program gzip
    survives 'cnfcheck -o o.gz f.cnf'
    survives 'dpll -q -p o.lrat.gz f.cnf'
    survives 'resverify -q -p f.drat -o o.lrat.gz --core o.gz f.cnf f.res'
}

@test "faults: dpll, a proof and a trace" {
    survives 'dpll -q -p o.lrat f.cnf'
    survives 'dpll -q -p o.lrat q.icnf'
    survives 'dpll -q -e look -p o.lrat --trace o.trace <f.cnf'
}

@test "faults: dpll-tree" {
    survives 'dpll-tree f.trace'
    survives 'dpll-tree -o o <f.trace'
}

@test "faults: lratcat" {
    survives 'lratcat --trim r.icnf r.lrat'
    survives 'lratcat -o o r.icnf - <r.lrat'
}

@test "faults: resverify" {
    survives 'resverify p.cnf p.res'
    survives 'resverify -p f.drat -o o f.cnf f.res'
    survives 'resverify -p f.lrat f.cnf <f.res'
    survives 'resverify -p q.lrat q.icnf q.res'
}

@test "faults: resextend" {
    printf 'c original 4\nc names 1 2\nc extend 3 -1 0\np cnf 2 1\n1 2 0\n' >e.cnf
    printf 's 1\nv 1 2\n' >e.res
    survives 'resextend e.cnf e.res'
    survives 'resextend e.cnf <e.res'
}

@test "faults: res2sudoku" {
    survives 'res2sudoku -o o <p.res'
    survives 'res2sudoku --svg -o o%d -p p p.res'
}

@test "faults: sudoku2cnf, sudoku2html, sudoku2svg, sudokucat, sudokucheck, xsudoku-step" {
    survives 'sudoku2cnf p'
    survives 'sudoku2html -S solved p'
    survives 'sudoku2svg -c --solve -o o%d p'
    survives 'sudokucat -f rows -o o p'
    survives 'sudokucheck p'
    survives 'sudokucheck --scramble -s 1 p'
    survives 'xsudoku-step <p'
}

@test "faults: several grids, rules and all forms of grids" {
    printf 'p sudoku plain 4\ngrid 3 3\n' >two
    xsudoku-gen -R two -s 1 >t
    printf 'p sudoku plain 4\ncage 3 r1c1-r1c2\nskyscraper 4 r1c1-r1c4\n' >rules
    { cat rules; sed 1d p; } >k
    for form in csv sdm sdk ss hodoku opensudoku; do
        xsudoku-gen -V plain -s 1 | sudokucat -f $form >as.$form
        survives "sudokucat -f $form -o o as.$form"
    done
    survives 'sudokucat -R rules <p'
    survives 'sudokucat t k'
    survives 'sudokucheck t k'
    survives 'sudokucheck -m -1 k'
    survives 'sudokucheck -c as.sdm'
    survives 'sudoku2svg -P 2 --labels -o o%d t k p'
    survives 'sudoku2html t k'
    survives 'sudoku2cnf t k'
    survives 'xsudoku-step --svg <k'
    survives 'xsudoku-gen -R rules -s 1'
    survives 'xsudoku-gen --from p -s 1'
    survives 'xsudoku-gen --from p -s 1 -y random'
    survives 'xsudoku-gen --skyscraper -V plain -B 2x2 -s 1'
}

@test "faults: xsudoku-gen" {
    survives 'xsudoku-gen -n 2 -s 1 -V plain -B 2x2 -h 4'
    survives 'xsudoku-gen -j 2 -n 3 -s 1 -V plain -B 2x2 -h 4'
    survives 'xsudoku-gen --pattern p -s 1'
}

@test "faults: boards of Kakuro, made, reduced, drawn and explained" {
    xsudoku-gen --board 4x4 -s 1 >board
    survives 'xsudoku-gen --board 4x4 -s 1'
    survives 'sudoku2cnf board'
    survives 'sudoku2svg board'
    survives 'xsudoku-step <board'
}

@test "faults: xsudoku-play" {
    printf 'set 4 4 1\nsave o\n' >commands
    survives 'xsudoku-play -l --save never p <commands'
    printf 'set 4 4 1\n' >commands
    survives 'xsudoku-play -l --save always -f p <commands'
}

@test "faults: xsudoku-gen -j says which process it cannot read from" {
    run_faulty 'read EIO' 2 'xsudoku-gen -j 2 -n 3 -s 1' || skip "needs programs that LD_PRELOAD reaches"
    [ "$code" -eq 2 ]
    [ "$said" = "xsudoku-gen: cannot read from process 2: Input/output error" ]
}

@test "faults: dpll -j, over an input and over files" {
    cat g.cnf f.cnf g.cnf f.cnf >all.cnf
    printf 'p inccnf\n1 2 0\na 1 0\na -1 -2 0\na 2 0\n' >f.icnf
    survives 'dpll -q -j 2 <all.cnf'
    survives 'dpll -q -j 2 f.icnf'
    survives 'dpll -q -j 2 f.cnf g.cnf f.cnf'
    survives 'dpll -q -j 3 -n 2 all.cnf'
    survives 'dpll -q -j 2 <(cat all.cnf)'
}

@test "faults: dpll -j says that it cannot read on, and answers nothing that was cut off" {
    # Cut off anywhere behind the first clauses, it has a model.
    { printf 'p inccnf\n1 2 0\na 1 0\n'; for i in {1..30000}; do echo "1 $i 0"; done; printf -- '-1 0\na 1 0\n'; } >f.icnf
    reached=0
    for ((number = 2; number < 12; number++)); do
        run_faulty 'read EIO' $number 'dpll -q -j 2 f.icnf' || continue
        reached=$((reached + 1))
        [ "$(grep '^s' answer | tail -n +2 | tr '\n' ' ')" != 's 1 ' ]
        grep -q 'f.icnf: cannot read: Input/output error$\|cannot read from process [12]: Input/output error$' err ||
            [ "$(grep '^s' answer | tr '\n' ' ')" = 's 1 s 0 ' ]
    done
    [ "$reached" -gt 0 ] || skip "needs programs that LD_PRELOAD reaches"
}

@test "faults: dpll -j does not wait for ever where nothing can be waited for" {
    need_program timeout
    cat f.cnf g.cnf f.cnf >all.cnf
    refused=0
    uniform 3 200 860 3 >h.cnf
    for command in '-j 2 h.cnf' '-j 3 -e look h.cnf' '-j 2 -p o.lrat h.cnf' '-j 2 -C h.cnf' '-j 2 f.cnf' '-j 2 <all.cnf' '-j 2 f.cnf g.cnf f.cnf' '-j 2 q.icnf'; do
        run_faulty 'poll EIO' all "dpll --version >/dev/null; timeout -s KILL 60 dpll -q $command" ||
            skip "needs programs that LD_PRELOAD reaches"
        echo "$command: $code $said"
        if [ "$code" -eq 2 ]; then
            [[ $said = *'cannot wait for processes: Input/output error'* ]]
            refused=$((refused + 1))
        else
            # Who has the answer already may give it.
            [[ $code = @(0|10|20) ]]
            grep -q '^s [01S]' answer
        fi
    done
    [ "$refused" -ge 3 ]
}

# No system interrupts poll(2) where a descriptor is ready: that it is every time cannot come about, and
# what is promised then is that a limit or a signal still ends the run.
@test "faults: dpll -j ends by its limit or a signal even where every wait is interrupted" {
    local racer ended command
    need_program timeout
    cat f.cnf g.cnf f.cnf >all.cnf
    for command in 'f.cnf' '-e look g.cnf' '-p o.lrat f.cnf'; do
        run_faulty 'poll EINTR' all "dpll --version >/dev/null; timeout -s KILL 60 dpll -q -j 2 -t 0.3 $command" ||
            skip "needs programs that LD_PRELOAD reaches"
        [ "$code:$said" = 0: ]
        [ "$(grep -c '^s ' answer)" -eq 1 ]
    done
    for command in 'f.cnf' 'q.icnf' 'f.cnf g.cnf f.cnf' '-p o.lrat f.cnf'; do
        rm -f mark
        # shellcheck disable=SC2086
        FAULT_IN=dpll FAULT_CALL=poll FAULT_KIND=EINTR FAULT_AT=all FAULT_MARK=$PWD/mark LD_PRELOAD=$faults \
            dpll -q -j 2 $command >answer 2>err &
        racer=$!
        # One may have its answer by then.
        until [ -e mark ]; do kill -0 $racer || [ -e mark ]; done
        kill -TERM $racer 2>gone || ! kill -0 $racer 2>gone
        ended=0
        wait $racer || ended=$?
        # Whether the answer can be written is then not known either.
        [ "$ended" -eq 2 ] && grep -q '^dpll: cannot write .*: Interrupted system call$' err ||
            { [ "$ended" -eq 0 ] && [ ! -s err ] && [ "$(head -c 2 answer)" = 's ' ]; }
    done
}

@test "faults: dpll-rate tells of a dpll that fails, and of a table that is lost" {
    for fault in 'read EIO' 'write ENOSPC' 'open EMFILE'; do
        run_faulty "$fault" 1 "dpll -q g.cnf >/dev/null; dpll-rate f.cnf" || skip "needs programs that LD_PRELOAD reaches"
        [ "$code" -eq 2 ]
        [ "$(tail -1 err)" = "dpll-rate: dpll -e dpll -b first --propagate scan fails on f.cnf" ]
        grep -q '^f.cnf .* error ' answer
    done
    run_faulty 'write ENOSPC' 1 "cat /dev/null; dpll-rate f.cnf" || skip "needs a cat that LD_PRELOAD reaches"
    [ "$code" -eq 2 ]
    [ "$said" = "dpll-rate: cannot write standard output: No space left on device" ]
}
