# SPDX-License-Identifier: MIT
# dpll -j: several processes for one formula, and for the problems of a stream.

load helper

# sample COUNT: as many formulas of the fuzzer's kinds, 1.cnf and so on.
sample() {
    local seed
    for ((seed = 1; seed <= $1; seed++)); do
        "$TESTERS/gencnf" "$seed" >"$seed.cnf"
    done
}

# busy VARIABLES SEED [RATIO]: a formula that keeps every engine busy: uniform, and without a model, or
# with; from a ratio of clauses to variables of 4.7 without one.
busy() {
    awk -v n="$1" -v seed="$2" -v ratio="${3:-4.26}" 'BEGIN {
        srand(seed); m = int(ratio * n); print "p cnf", n, m
        for (c = 0; c < m; c++) {
            split("", used); line = ""
            for (k = 0; k < 3; k++) {
                do var = int(rand() * n) + 1; while (var in used)
                used[var] = 1
                line = line (rand() < 0.5 ? "-" : "") var " "
            }
            print line 0
        }
    }'
}

workers_of() {
    pgrep -P "$1" | sort -n
}

# wait_for COMMAND ...: until it succeeds, at most 20 s.
wait_for() {
    local tries
    for ((tries = 0; tries < 200; tries++)); do
        "$@" && return
        sleep 0.1
    done
    return 1
}

# two_workers PID: whether it has two children, which are then in $first and $second.
two_workers() {
    local found
    mapfile -t found < <(workers_of "$1")
    [ "${#found[@]}" = 2 ] || return 1
    first=${found[0]} second=${found[1]}
}

# No colours for 1 to N such that neither three numbers at equal distances have the first, nor K the
# second (van der Waerden's number of 3 and 8 is 58).
waerden() {
    awk -v k="$1" -v n="$2" 'function rows(size, sign,   from, step, i, line) {
        for (step = 1; 1 + (size - 1) * step <= n; step++)
            for (from = 1; from + (size - 1) * step <= n; from++) {
                line = ""
                for (i = 0; i < size; i++) line = line sign (from + i * step) " "
                clause[++m] = line 0
            }
    }
    BEGIN {
        rows(3, ""); rows(k, "-")
        print "p cnf", n, m
        for (c = 1; c <= m; c++) print clause[c]
    }'
}

# Whether the winner of a race has learned from others.
imports() {
    dpll -j 2 f.cnf | grep -q "^c imported [1-9]"
}

is_gone() {
    ! kill -0 "$1" 2>/dev/null
}

@test "dpll -j: limits end a search that could be left to walks and to looking ahead for good" {
    local vars
    vars=$(by_build 60000 2000)
    uniform 3 "$vars" $((vars * 4)) 1 >f.cnf
    run --separate-stderr timeout 120 "$BIN/dpll" -j 2 -d 100 -q -w f.cnf
    [ "${lines[0]}" = 's -1' ]
    [ "$status" -eq 0 ]
}

@test "dpll -j: a limit of conflicts ends a process that walks, too" {
    local seed
    for seed in 1 2 3; do
        busy 100 "$seed" >f.cnf
        run --separate-stderr timeout 60 "$BIN/dpll" -j 2 -c 4 -q f.cnf
        [[ ${lines[0]} =~ ^'s '(-1|0|1)$ ]]
        [ "$status" -ne 124 ]
    done
}

@test "processes: answers are those of one process, and models hold" {
    sample "$(by_build 60 20)"
    for f in *.cnf; do
        dpll -q "$f" >one.res
        for options in "-j 2" "-j 3 -e cdcl" "-j 2 -e look"; do
            # shellcheck disable=SC2086
            dpll $options "$f" >f.res
            [ "$(head -1 f.res)" = "$(head -1 one.res)" ]
            [ "$(head -1 f.res)" = "s 0" ] || resverify -q "$f" f.res
            cat f.res >>all.res
        done
    done
    # What can do no harm is taken in a tree that is shared, too.
    grep -q "^c autarkies [1-9]" all.res
}

@test "processes: workers tell each other what they learn" {
    waerden 8 58 >f.cnf
    dpll -j 2 f.cnf >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    grep -q "^c exported [1-9]" f.res
    # What is told is of use somewhere: one of many runs.
    wait_for imports
}

# Whether more than one process has searched a part of the tree, and all together have one proof.
splits_with_proof() {
    dpll -e look -j 3 -v -p f.lrat f.cnf 2>err >f.res
    [ "$(resverify -p f.lrat f.cnf f.res)" = verified ]
    [ "$(grep -c "process [1-3]  engine look  conflicts [1-9]" err)" -gt 1 ]
}

@test "processes: a tree of lookahead that is split has one proof" {
    busy "$(by_build 280 200)" 3 4.7 >f.cnf
    wait_for splits_with_proof
}

# Whether the proof of two processes has clauses that one has told the other.
proves_with_imports() {
    dpll -e cdcl -j 2 -p f.lrat f.cnf >f.res
    [ "$(resverify -p f.lrat f.cnf f.res)" = verified ]
    grep -q "^c imported [1-9]" f.res
}

@test "processes: a proof has what workers tell each other" {
    waerden 8 58 >f.cnf
    wait_for proves_with_imports
}

# Whether more than one process has searched a part of the tree.
splits() {
    dpll -e look -j 3 -v f.cnf 2>err >f.res
    [ "$(head -1 f.res)" = "s 0" ]
    [ "$(grep -c "process [1-3]  engine look  conflicts [1-9]" err)" -gt 1 ]
}

@test "processes: a tree of lookahead is split, and refuted by all together" {
    for seed in 1 2 3 4; do
        busy 230 "$seed" >f.cnf
        dpll -e look -q f.cnf >wanted.res
        dpll -e look -j 3 f.cnf >f.res
        [ "$(head -1 f.res)" = "$(head -1 wanted.res)" ]
    done
    # A machine may be too busy to start the second before the first is done, but not always.
    busy 270 3 >f.cnf
    wait_for splits
}

@test "processes: problems and questions are answered in their order" {
    sample 30
    for i in $(seq 30); do cat "$i.cnf"; done >all.cnf
    # shellcheck disable=SC2046
    set -- $(seq -f %g.cnf 30)
    dpll -q "$@" | grep '^s' >wanted
    grep -q "s 1" wanted
    grep -q "s 0" wanted
    for jobs in 2 3 7; do
        dpll -q -j "$jobs" "$@" | grep '^s' | cmp - wanted
        dpll -q -j "$jobs" all.cnf | grep '^s' | cmp - wanted
        dpll -q -j "$jobs" <all.cnf | grep '^s' | cmp - wanted
        dpll -j "$jobs" -n 1 all.cnf | grep '^s' | cmp - wanted
        dpll -j "$jobs" -b jw all.cnf | grep '^s' | cmp - wanted
    done
    # Clauses come between the questions, of which some are at fault.
    awk 'BEGIN {
        srand(7); print "p inccnf"
        for (i = 0; i < 300; i++) {
            for (c = 0; c < 3; c++) {
                for (k = 0; k < 3; k++)
                    printf "%d ", (1 + int(rand() * 300)) * (rand() < 0.5 ? 1 : -1)
                print 0
            }
            printf "a"
            for (k = 0; k < 6; k++) printf " %d", (1 + int(rand() * 300)) * (rand() < 0.5 ? 1 : -1)
            print " 0"
        }
    }' >f.icnf
    dpll -q f.icnf | grep -E '^s' >wanted
    grep -q "s 0" wanted
    for jobs in 2 5; do
        dpll -q -j "$jobs" f.icnf >f.res
        grep '^s' f.res | cmp - wanted
        # Without a proof, all but the refutations can be checked.
        resverify f.icnf f.res >checked || true
        [ "$(grep -c ': verified' checked)" = "$(grep -c '^s 1' wanted)" ]
        dpll -q -j "$jobs" - <f.icnf | grep '^s' | cmp - wanted
    done
}

@test "processes: questions may come before any variable" {
    printf 'p inccnf\na 0\na -1 0\na 3 -1 0\n' >f.icnf
    printf 's 1\nv\ns 1\nv -1\ns 1\nv -1 2 3\n' >wanted
    for options in '-e auto' '-e cdcl' '-e look' '-e dpll' '-e cdcl --only subsume'; do
        for jobs in 1 2 3 4; do
            # shellcheck disable=SC2086
            dpll $options -j "$jobs" -q f.icnf | grep -v '^t' | cmp - wanted
        done
    done
}

@test "processes: a question is answered before the next one is there" {
    mkfifo questions
    dpll -q -j 2 questions >answers &
    exec 9>questions
    printf 'p inccnf\n1 2 0\n-1 2 0\na 1 0\n' >&9
    wait_for grep -q "^t" answers
    grep -q "^s 1" answers
    printf 'a -2 0\n' >&9
    wait_for grep -q "^s 0" answers
    exec 9>&-
    wait
    [ "$(grep -c '^s' answers)" = 2 ]
}

@test "processes: malformed input ends the stream in one place, after the answers before it" {
    { for i in 1 2 3 4 5; do printf 'p cnf 1 1\n1 0\n'; done && printf 'p cnf 1 1\n1 x 0\n'; } >f.cnf
    run_sh 'dpll -q f.cnf'
    wanted_status=$status wanted_stderr=$stderr wanted=$(grep -v '^t' <<<"$output")
    for jobs in 2 3; do
        run_sh "dpll -q -j $jobs f.cnf"
        [ "$status" = "$wanted_status" ]
        [ "$stderr" = "$wanted_stderr" ]
        [ "$(grep -v '^t' <<<"$output")" = "$wanted" ]
    done
    printf 'p cnf 1 2\n1 0\np cnf 1 2\n1 0\n' >f.cnf
    run_sh 'dpll -q -j 2 f.cnf'
    [ "$(grep -c 's 1' <<<"$output")" = 2 ]
    [ "$(grep -c warning <<<"$stderr")" = 2 ]
    fails_with 2 "dpll: cannot open missing: No such file or directory" "dpll -j 2 missing"
}

# Problems with everything in which the letters that begin a header or end a problem may stand, and
# clauses over several lines; the sixth and the ninth have a wrong count.
odd_stream() {
    local i
    for i in 1 2 3 4 5 6 7 8 9 10; do
        printf 'c p cnf 1 1 %% is no header\np cnf 3 %d\n1 -2\n3 0 2 0\n' $((i == 6 || i == 9 ? 3 : 2))
        printf '  c p cnf %%\n'
        [ $((i % 3)) != 0 ] || printf '%%\n0\n'
    done
}

@test "processes: problems that another one answers are stepped over, and messages keep place and order" {
    odd_stream >f.cnf
    printf 'p cnf 3 1\n1\n%0200d\np cnf 3 2\nx1 2 0\n-1\nc p\n' 0 >>f.cnf
    height=$(wc -l <f.cnf)
    for last in '-3 7 0' '-3 0'; do
        { cat f.cnf && printf '%s\n' "$last" && printf 'p cnf 1 2\n1 0\np cnf 1 1\n2 0\n'; } >g.cnf
        for jobs in 1 2 3 7; do
            run_sh "cat g.cnf | dpll -q -j $jobs"
            grep -v '^t' <<<"$output" >piped.$jobs
            echo "${stderr//<stdin>/g.cnf}" >told.piped.$jobs
            [ "$status" = 2 ]
            run_sh "dpll -q -j $jobs g.cnf"
            grep -v '^t' <<<"$output" >$jobs
            echo "$stderr" >told.$jobs
            [ "$status" = 2 ]
            cat "$jobs" "piped.$jobs" | cmp - <(cat 1 1)
            cat "told.$jobs" "told.piped.$jobs" | cmp - <(cat told.1 told.1)
        done
        # What comes after an error is not read, whoever would answer it.
        if [ "$last" = '-3 7 0' ]; then
            [ "$(grep -c . told.1)" = 3 ]
            tail -1 told.1 | grep -q "g.cnf:$((height + 1)):4: literal 7 "
        else
            [ "$(grep -c . told.1)" = 4 ]
            tail -1 told.1 | grep -q "g.cnf:$((height + 5)):1: literal 2 "
        fi
    done
}

@test "processes: a warning behind the last answer is told" {
    printf 'p cnf 1 1\n1 0\np inccnf 2 3\n1 0\na 2 0\n2 0\n' >f.cnf
    for jobs in 1 2 3 5; do
        run_sh "dpll -q -j $jobs f.cnf"
        [ "$status" = 0 ]
        [ "$stderr" = "dpll: f.cnf:3:12: warning: the header declares 3 clauses, found 2" ]
    done
}

@test "processes: a worker that is killed late in a large file is replaced" {
    need_program pgrep
    busy "$(by_build 340 270)" 3 >busy.cnf
    printf 'p cnf 2 2\n1 0\n-2 0\n' >easy.cnf
    { cat easy.cnf easy.cnf && printf 'c ' && head -c 17000000 /dev/zero | tr '\0' . && echo && cat busy.cnf easy.cnf; } >all.cnf
    dpll -e look -q easy.cnf easy.cnf busy.cnf easy.cnf | grep -v '^t' >wanted
    dpll -e look -q -j 2 all.cnf >f.res 2>err 3>&- &
    pid=$!
    wait_for two_workers $pid
    kill -KILL "$second"
    wait $pid
    grep -v '^t' f.res | cmp - wanted
    [ "$(cat err)" = "dpll: signal 9 has ended process 2" ]
}

# Whether the first of two workers was kept from the last file until it was gone, after all answers of
# the other one.
kept_from_the_last_file() {
    local pid missed
    printf 'p cnf 1 1\n1 0\n' | tee easy.cnf gone.cnf >/dev/null
    dpll -q -j 2 busy.cnf easy.cnf easy.cnf gone.cnf easy.cnf gone.cnf >f.res 2>err 3>&- &
    pid=$!
    until two_workers $pid || is_gone $pid; do sleep 0.01; done
    kill -STOP "$first" 2>/dev/null && wait_for has_state "$second" Z && has_state "$first" T && rm gone.cnf
    missed=$?
    kill -CONT "$first" 2>/dev/null
    status=0
    wait $pid || status=$?
    return $missed
}

has_state() {
    [ "$(ps -o stat= -p "$1" | cut -c1)" = "$2" ]
}

@test "processes: a file that only one of them cannot open ends the stream, with a word" {
    need_program pgrep
    busy "$(by_build 300 230)" 3 4.7 >busy.cnf # without a model: local search finds one too soon
    wait_for kept_from_the_last_file
    [ "$status" = 2 ]
    [ "$(cat err)" = "dpll: cannot open gone.cnf: No such file or directory" ]
    # The first file that is gone is for the other to answer, and so is the last.
    [ "$(grep -c '^s' f.res)" = 4 ]
}

@test "processes: a time limit ends all of them" {
    busy 800 1 >f.cnf
    dpll -j 2 -t 0.3 f.cnf >f.res
    [ "$(head -1 f.res)" = "s -1" ]
    grep -q "^c limit time" f.res
    { cat f.cnf && cat f.cnf && printf 'p cnf 1 1\n1 0\n'; } >all.cnf
    prints_in_time $'s -1\ns -1\ns 1' 'dpll -j 2 -t @ all.cnf | grep ^s'
}

@test "processes: a signal ends all of them, with an answer" {
    need_program pgrep
    busy 800 1 >f.cnf
    { printf 'p inccnf\n'; sed 1d f.cnf; printf 'a 1 0\na 2 0\na 3 0\n'; } >f.icnf
    for input in f.cnf f.icnf; do
        dpll -j 2 "$input" >f.res &
        pid=$!
        wait_for test -n "$(sleep 0.5; workers_of $pid)"
        mapfile -t children < <(workers_of $pid)
        kill -TERM $pid
        wait $pid
        [ "$(head -1 f.res)" = "s -1" ]
        grep -q "^c limit signal" f.res
        for child in "${children[@]}"; do
            wait_for is_gone "$child"
        done
    done
}

@test "processes: workers do not outlive who has started them" {
    need_program pgrep
    busy 800 1 >f.cnf
    dpll -j 2 f.cnf >f.res 3>&- &
    pid=$!
    wait_for two_workers $pid
    kill -KILL $pid
    wait $pid || true
    wait_for is_gone "$first"
    wait_for is_gone "$second"
}

# killed_while_solving WORKER OPERAND ...: whether dpll -j 2, with its answer in f.res, lost the worker,
# first or second, before it had that answer.
killed_while_solving() {
    local worker=$1 pid missed
    shift
    dpll -j 2 "$@" >f.res 2>err &
    pid=$!
    until two_workers $pid || is_gone $pid; do sleep 0.01; done
    kill -KILL "${!worker}" 2>/dev/null
    missed=$?
    wait $pid
    return $missed
}

@test "processes: a worker that is killed costs its part, not the answer" {
    need_program pgrep
    busy "$(by_build 340 270)" 3 >f.cnf
    for victim in first second; do
        wait_for killed_while_solving $victim -e look f.cnf
        grep -q "^s [01]" f.res
        [ "$(cat err)" = "dpll: signal 9 has ended process $([ $victim = first ] && echo 1 || echo 2)" ]
    done
    dpll -e look f.cnf >wanted.res
    [ "$(head -1 f.res)" = "$(head -1 wanted.res)" ]
}

@test "processes: where nobody takes what is written, a signal to all of them is told once" {
    need_program pgrep
    printf 'p cnf 30 0\n' >f.cnf
    for signal in TERM INT; do
        rm -f full
        mkfifo full
        exec 8<>full
        dpll -n 0 -j 3 f.cnf f.cnf f.cnf f.cnf >full 2>err &
        pid=$!
        wait_for test -n "$(sleep 0.5; workers_of $pid)"
        mapfile -t children < <(workers_of $pid)
        kill -$signal "${children[@]}"
        # They leave a second to the one who reads; zombies are not gone.
        sleep 1.5
        kill -$signal $pid
        wait $pid || [ $? -eq 2 ]
        exec 8<&-
        [ "$(sed 's/after [0-9]* bytes/after N bytes/' err)" = 'dpll: cannot write standard output after N bytes: Interrupted system call' ]
    done
}

# all_signalled SIGNAL OPTION ...: whether that signal reached both workers of dpll -j 2, with its answer
# in f.res, before it had one.
all_signalled() {
    local signal=$1 pid missed
    shift
    dpll -j 2 "$@" f.cnf >f.res 2>err &
    pid=$!
    until two_workers $pid || is_gone $pid; do sleep 0.01; done
    kill -"$signal" "$first" "$second" 2>/dev/null
    missed=$?
    wait $pid
    return $missed
}

@test "processes: when all workers are killed, told to end, or do not answer in time, there is no answer" {
    need_program pgrep
    busy 800 1 >f.cnf
    for options in "-e cdcl" "-e look" "-p f.lrat"; do
        # shellcheck disable=SC2086
        wait_for all_signalled KILL $options
        [ "$(head -2 f.res)" = $'s -1\nc limit signal' ]
        [ "$(sort err)" = $'dpll: signal 9 has ended process 1\ndpll: signal 9 has ended process 2' ]
        # shellcheck disable=SC2086
        wait_for all_signalled TERM $options
        [ "$(head -2 f.res)" = $'s -1\nc limit signal' ]
        # shellcheck disable=SC2086
        wait_for all_signalled STOP -t 1 $options
        [ "$(head -2 f.res)" = $'s -1\nc limit time' ]
    done
}

@test "processes: a worker that is killed costs its part of a proof, not the proof" {
    need_program pgrep
    # W(3,10) = 97 and W(3,8) = 58.
    waerden "$(by_build 10 8)" "$(by_build 97 58)" >cdcl.cnf
    busy "$(by_build 380 270)" 4 4.7 >look.cnf
    for engine in cdcl look; do
        for victim in first second; do
            wait_for killed_while_solving $victim -e $engine -p f.lrat $engine.cnf
            [ "$(head -1 f.res)" = "s 0" ]
            prints verified "resverify -p f.lrat $engine.cnf f.res"
        done
    done
}

# stopped_while_solving WORKER OPERAND ...: whether the worker, first or second, was stopped for good
# before dpll -j 2 had its answer, which is in f.res.
stopped_while_solving() {
    local worker=$1 pid missed=1
    shift
    dpll -j 2 "$@" >f.res 2>err 3>&- &
    pid=$!
    until two_workers $pid || is_gone $pid; do sleep 0.01; done
    ! kill -STOP "${!worker}" 2>/dev/null || missed=0
    wait_for is_gone $pid || { kill -KILL $pid && return 1; }
    wait $pid
    return $missed
}

# missed_while_solving WORKER OPERAND ...: the same, and it had a part that others needed.
missed_while_solving() {
    stopped_while_solving "$@" && [ -s err ]
}

@test "processes: a worker that is stopped costs its part, not the answer nor its proof" {
    need_program pgrep
    busy "$(by_build 280 200)" 3 4.7 >f.cnf
    for victim in first second; do
        for options in "-e look" "-e look -p f.lrat" "-p f.lrat"; do
            # shellcheck disable=SC2086
            wait_for stopped_while_solving $victim $options f.cnf
            [ "$(head -1 f.res)" = "s 0" ]
            [[ $options != *-p* ]] || prints verified "resverify -p f.lrat f.cnf f.res"
            # It may have had no part.
            [ ! -s err ] || grep -qx "dpll: process [12] was stopped, and others do not wait for it" err
        done
    done
    # What waits for parts waits for one of all; where the first had none yet, once more.
    busy 280 4 4.7 >f.cnf
    wait_for missed_while_solving first -e look f.cnf
    [ "$(cat err)" = "dpll: process 1 was stopped, and others do not wait for it" ]
    # When the others have reached their limits, nothing more can come of them.
    busy 800 1 >f.cnf
    wait_for stopped_while_solving second -c "$(by_build 10000 1000)" f.cnf
    [ "$(head -1 f.res)" = "s -1" ]
}

@test "processes: a worker that is stopped in a stream is replaced, or goes on to end" {
    ask_half_of_chain
    kill -STOP "$first"
    tail -n +42 f.icnf >&9
    wait_for has_answers 40
    # One that has nothing more to say.
    kill -STOP "$second"
    exec 9>&-
    wait_for is_gone $pid || { kill -KILL $pid; return 1; }
    wait $pid
    grep '^s' answers | cmp - wanted
    [ "$(cat err)" = "dpll: process 1 was stopped, and another one takes its place" ]
}

@test "processes: a signal and a time limit end a stream of which a worker is stopped" {
    need_program pgrep
    busy 800 1 >f.cnf
    for options in "-t 2" "-n 0"; do
        # shellcheck disable=SC2086
        dpll -q -j 2 $options f.cnf f.cnf >f.res 2>err 3>&- &
        pid=$!
        wait_for two_workers $pid
        kill -STOP "$first" "$second"
        [[ $options = -t* ]] || kill -TERM $pid
        wait_for is_gone $pid || { kill -KILL $pid; return 1; }
        wait $pid
        [ "$(head -1 f.res)" = "s -1" ]
    done
}

@test "processes: proofs that cannot be kept end all of them" {
    waerden 8 58 >f.cnf
    TMPDIR=$PWD/none fails_with 2 "dpll: cannot write a temporary file in $PWD/none: No such file or directory" \
        'dpll -j 2 -p f.lrat f.cnf >f.res'
    [ "$(head -1 f.res)" = "s -1" ]
    grep -q "^c limit output" f.res
    ulimit -f 16
    run_sh 'dpll -j 2 -p /dev/null f.cnf 2>&1 >f.res'
    [ "$status" -eq 2 ]
    [[ $output == "dpll: cannot write a temporary file in ${TMPDIR:-/tmp}: File too large"* ]]
    [ "$(head -1 f.res)" = "s -1" ]
}

@test "processes: the questions of an iCNF file have one proof, of one process" {
    printf 'p inccnf\n1 2 0\n1 -2 0\n-1 2 0\na 1 0\n-1 -2 0\na 0\n' >q.icnf
    dpll -q -j 2 -p f.lrat q.icnf >q.res
    prints $'problem 1, question 1: verified\nproblem 1, question 2: verified\nverified' \
        'resverify -p f.lrat q.icnf q.res'
}

has_answers() {
    [ "$(grep -c '^s' answers)" = "$1" ]
}

# A chain of 40 implications, with a question behind each.
chain() {
    awk 'BEGIN {
        print "p inccnf"
        for (i = 1; i <= 40; i++)
            printf "-%d %d 0\na %d -%d 0\n", i, i + 1, i, i % 3 + i
    }'
}

# Lets two processes answer what will be written to descriptor 9, of f.icnf: number $pid starts them, and
# what they should say of all of it is in wanted, what they have said in answers.
ask_two() {
    dpll -q f.icnf | grep '^s' >wanted
    grep -q "s 0" wanted
    grep -q "s 1" wanted
    mkfifo questions
    dpll -q -j 2 questions >answers 2>err 3>&- &
    pid=$!
    exec 9>questions
}

# Asks half of the chain's questions, which are answered then.
ask_half_of_chain() {
    need_program pgrep
    chain >f.icnf
    ask_two
    head -41 f.icnf >&9
    wait_for has_answers 20
    two_workers $pid
}

@test "processes: a worker that is killed in a stream costs its share of the time, not an answer" {
    need_program pgrep
    # Clauses come between questions, and those before a death count for who comes after it.
    awk 'BEGIN {
        srand(5); print "p inccnf"
        for (i = 0; i < 400; i++) {
            for (k = 0; k < 3; k++)
                printf "%d ", (1 + int(rand() * 90)) * (rand() < 0.5 ? 1 : -1)
            printf "0\na %d %d 0\n", i % 90 + 1, -((i * 7 + 3) % 90 + 1)
        }
    }' >f.icnf
    ask_two
    head -401 f.icnf >&9
    wait_for has_answers 200
    two_workers $pid
    kill -KILL "$first" "$second"
    tail -n +402 f.icnf >&9
    wait_for has_answers 400
    # And when all has been read.
    two_workers $pid
    kill -KILL "$second"
    exec 9>&-
    status=0
    wait $pid || status=$?
    [ "$status" = 0 ]
    grep '^s' answers | cmp - wanted
    [ "$(sort -u err)" = "dpll: signal 9 has ended process 1
dpll: signal 9 has ended process 2" ]
}

@test "processes: a worker that is killed after more than 16 MiB from a pipe ends the stream, with a word and no false answer" {
    need_program pgrep
    chain >f.icnf
    ask_two
    head -41 f.icnf >&9
    # Three times what is kept for one that would read it all again.
    awk 'BEGIN { for (i = 0; i < 50000; i++) printf "c%0999d\n", i }' >&9
    printf 'a 1 -2 0\n' >&9
    wait_for has_answers 21
    two_workers $pid
    kill -KILL "$first"
    tail -n +42 f.icnf >&9
    exec 9>&-
    status=0
    wait $pid || status=$?
    [ "$status" = 2 ]
    [ "$(cat err)" = "dpll: signal 9 has ended process 1" ]
    sed '20a s 0' wanted | head -n "$(grep -c '^s' answers)" | cmp - <(grep '^s' answers)
}

@test "processes: a worker that alone is told to end leaves its other answers to one in its place" {
    ask_half_of_chain
    # Its turn is next, so the question that it waits for is left undecided.
    kill -TERM "$first"
    wait_for has_answers 21
    tail -n +42 f.icnf >&9
    exec 9>&-
    wait $pid
    has_answers 40
    grep '^s' answers | cmp - <(sed '21s/.*/s -1/' wanted)
    [ "$(cat err)" = "dpll: a signal has told process 1 to end" ]
}

@test "processes: what a killed worker was at is answered by another, from files and from a pipe" {
    need_program pgrep
    busy "$(by_build 340 270)" 3 >busy.cnf
    printf 'p cnf 2 2\n1 0\n-2 0\n' >easy.cnf
    cat easy.cnf busy.cnf easy.cnf >all.cnf
    dpll -e look -q easy.cnf busy.cnf easy.cnf | grep -v '^t' >wanted
    for operands in "easy.cnf busy.cnf easy.cnf" all.cnf -; do
        # shellcheck disable=SC2086
        dpll -e look -q -j 2 $operands <all.cnf >f.res 2>err 3>&- &
        pid=$!
        wait_for two_workers $pid
        kill -KILL "$first" "$second"
        wait $pid
        grep -v '^t' f.res | cmp - wanted
        # Who had no more to answer is not missed.
        [ "$(sort -u err | tail -1)" = "dpll: signal 9 has ended process 2" ] ||
            [ "$(sort -u err)" = "dpll: signal 9 has ended process 1" ]
    done
}

@test "processes: a worker that is killed when its last answer is out, at the end of the input, is not waited for" {
    need_program pgrep
    mkfifo problems
    dpll -q -j 2 - <problems >answers 2>err 3>&- &
    pid=$!
    exec 9>problems
    # All is read before the questions are dealt out, and nothing is left for who comes later.
    printf 'p inccnf\n1 2 0\na 1 0\na 2 0\n' >&9
    wait_for has_answers 2
    two_workers $pid
    kill -STOP $pid
    kill -KILL "$first"
    exec 9>&-
    kill -CONT $pid
    wait_for is_gone $pid || { kill -KILL $pid; return 1; }
    wait $pid
    [ "$(cat err)" = "dpll: signal 9 has ended process 1" ]
}

# the_other PID: whether there are two children, $second and one that is not $first, which is then.
the_other() {
    local child children
    mapfile -t children < <(workers_of "$1")
    for child in "${children[@]}"; do
        [ "$child" = "$first" ] || [ "$child" = "$second" ] || { first=$child && return; }
    done
    return 1
}

@test "processes: a problem at which one worker after the other is killed ends the stream, and says so" {
    need_program pgrep
    busy 800 1 >f.cnf
    dpll -j 2 f.cnf f.cnf >f.res 2>err 3>&- &
    pid=$!
    wait_for two_workers $pid
    kill -KILL "$first"
    for i in 2 3; do
        wait_for the_other $pid
        kill -KILL "$first"
    done
    status=0
    wait $pid || status=$?
    [ "$status" = 2 ]
    [ ! -s f.res ]
    [ "$(cat err)" = "dpll: signal 9 has ended process 1
dpll: signal 9 has ended process 1
dpll: signal 9 has ended process 1" ]
    wait_for is_gone "$second"
}

@test "processes: models that are out already cannot be taken back when their worker is killed" {
    need_program pgrep
    printf 'p inccnf\n1 60 0\na 1 0\na 2 0\n' >f.icnf
    mkfifo models
    dpll -j 2 -n 0 f.icnf >models 2>err 3>&- &
    pid=$!
    exec 8<models
    read -r line <&8
    [ "$line" = "s 1" ]
    two_workers $pid
    kill -KILL "$first"
    cat <&8 >/dev/null
    exec 8<&-
    status=0
    wait $pid || status=$?
    [ "$status" = 2 ]
    [ "$(cat err)" = "dpll: signal 9 has ended process 1" ]
}

@test "processes: memory is for all together, and running out of it is an answer" {
    busy 20000 3 >f.cnf
    dpll -e cdcl -j 2 -m 4 f.cnf >f.res
    [ "$(head -1 f.res)" = "s -1" ]
    grep -q "^c limit memory" f.res
}

@test "processes: a full disk and a closed pipe end all of them" {
    for i in 1 2 3 4 5 6; do printf 'p cnf 1 1\n1 0\n'; done >f.cnf
    fails_with 2 "dpll: cannot write standard output: No space left on device" \
        "dpll -j 2 f.cnf >/dev/full"
    yes 'p cnf 1 1
1 0' | dpll -q -j 2 | head -4 >f.res
    [ "$(grep -c '^s 1' f.res)" = 2 ]
}

@test "processes: options that do not go together say so" {
    echo 'p cnf 0 0' >f.cnf
    for options in "--trace trace" "--cubes"; do
        fails_with 64 "dpll: option -j does not go with --cubes or --trace (see dpll --help)" \
            "dpll -j 2 $options f.cnf"
    done
    [ ! -e trace ]
    fails_with 64 "dpll: option -P: with -j a proof is LRAT, as text or in binary (see dpll --help)" \
        "dpll -j 2 -P drat -p proof f.cnf"
    [ ! -e proof ]
    dpll -j 0 f.cnf | grep -q "^s 1"
    run_sh 'dpll -C -j 2 f.cnf'
    [ "$status" = 10 ]
    run_sh 'dpll -C -j 2 f.cnf f.cnf'
    [ "$status" = 10 ]
    [ "$(grep -c '^s SATISFIABLE' <<<"$output")" = 2 ]
}

@test "processes: running out of memory anywhere is clean" {
    need_debug
    busy 40 2 >f.cnf
    { cat f.cnf && printf 'p cnf 1 2\n1 0\n-1 0\n' && cat f.cnf; } >all.cnf
    cp f.cnf one.cnf
    for input in one all; do
        # The textbook procedure in one process is the judge.
        dpll -q -e dpll $input.cnf | grep '^s' >truth
        for ((n = 1; n < 200; n += 3)); do
            XSAT_FAIL_ALLOC=$n dpll -j 2 $input.cnf >f.res 2>err || [ "$(sort -u err)" = "dpll: out of memory" ]
            [ ! -s err ] || [ "$(sort -u err)" = "dpll: out of memory" ]
            # Answers come in order, none is wrong, and none is missing without a word.
            grep '^s' f.res >told || true
            paste -d ' ' truth told | awk -v words="$(wc -l <err)" '
                NF == 2 { short = 1; next } short || ($4 != $2 && $4 != -1) { wrong = 1 } END { exit wrong || (short && !words) }'
            [ "$(grep -c '^s -1' told)" -eq "$(grep -c '^c limit memory' f.res)" ]
        done
    done
}
