# SPDX-License-Identifier: MIT
# Loaded by every test file: the programs under test come first on PATH, each test has an empty
# directory to itself, and real input is used where it is there.
bats_require_minimum_version 1.5.0

ROOT=$(cd "$BATS_TEST_DIRNAME/.." && pwd)
BIN=${BIN:-$ROOT/build/bin}
DATA=$ROOT/tests/data
TESTERS=${TESTERS:-$ROOT/build/tests}
SHARED=${SHARED:-$ROOT/../shared}
PATH=$BIN:$PATH
export PATH ROOT BIN DATA TESTERS SHARED

# All variants, as messages list them.
VARIANT_LIST='plain, x, percent, windoku, asterisk, girandola, centerdot, pyramid, cross, disjoint, disjointx, windokux'
VARIANT_LIST+=', latin, antiknight, antiking, nonconsecutive, chess, miracle, argyle, magic, twodoku, gattai-3, butterfly'
VARIANT_LIST+=', sohei, flower, windmill, samurai or kakuro'
export VARIANT_LIST

# Tests read English, whatever the language of who runs them.
export LC_MESSAGES=C
case ${LC_ALL:-} in zh*) LC_ALL=C.UTF-8 ;; esac

setup() {
    cd "$BATS_TEST_TMPDIR" || return 1
}

# Ends what the test has left in the background: bats would wait for it, and for a hard formula for hours.
end_jobs() {
    local left
    left=$(jobs -p)
    # shellcheck disable=SC2086
    [ -z "$left" ] || kill $left 2> /dev/null || : # they may be gone
    wait
}

teardown() {
    end_jobs
}

# untraced COMMAND ...: without the trap that bats sets on each command of a test, which takes longer than
# the command, and is of no use in helpers that say themselves what is wrong.
untraced() {
    set +T
    "$@" || {
        set -T
        return 1
    }
    set -T
}

# Runs a command line through the shell; $output, $stderr and $status hold what came of it, $lines and
# $stderr_lines their lines but for empty ones, as with bats' own run, which takes five times as long.
# run_sh 'printf "p cnf 1 1\n1 0\n" | dpll'
run_sh() {
    untraced run_line "$1"
}

# shellcheck disable=SC2034 # lines and stderr_lines are for tests
run_line() {
    local said=$BATS_TEST_TMPDIR.stderr
    status=0
    output=$(exec bash -c "$1" 2> "$said") || status=$?
    read -d '' -r stderr < "$said" || : # there is no NUL
    IFS=$'\n' read -d '' -r -a lines <<< "$output" || :
    IFS=$'\n' read -d '' -r -a stderr_lines <<< "$stderr" || :
}

# Skips the test where the real input is not there.
need_shared() {
    [ -e "$SHARED/$1" ] || skip "needs shared/$1"
}

# Skips the test where a program that it compares with is not there.
need_program() {
    command -v "$1" >/dev/null || skip "needs $1"
}

# Skips the test where nothing can refuse memory or force what is rare.
need_debug() {
    [ "$DEBUG" = 1 ] || skip "needs DEBUG=1"
}

# by_build RELEASE DEBUG: one of the two, by the build under test.  Sanitizers take ten times as long,
# and find in a few cases what they find in many.
by_build() {
    [ "$DEBUG" = 1 ] && echo "$2" || echo "$1"
}

# Skips, beside sanitizers, what tests no program of ours but a script or a page.
once_is_enough() {
    [ "$DEBUG" != 1 ] || skip "once is enough"
}

# What comes in, without the figures of the time it took.
without_seconds() {
    sed 's/seconds [0-9.]*/seconds/'
}

# short_of_memory FEWEST COMMAND [STATUS]: the first allocation fails, then the second, and so on (from
# the hundredth on not each, since they come from the same few places), until the command ends with
# the status (0) that it has with enough memory, and says what it says then, seconds aside.  Each time
# before, its first word says that memory is out, with status 2; and there are more than FEWEST such
# times.
short_of_memory() {
    untraced is_short_of_memory "$@"
}

is_short_of_memory() {
    local request=1 whole
    run_line "$2"
    whole=$(without_seconds <<< "$output")
    while XSAT_FAIL_ALLOC=$request run_line "$2" && [ "$status" -ne "${3:-0}" ]; do
        if [ "$status" -ne 2 ] || [ "$stderr" != "${2%% *}: out of memory" ]; then
            printf 'command: %s\nallocation: %s\nstatus: %s\nstderr: %s\n' \
                "$2" "$request" "$status" "$stderr"
            return 1
        fi
        request=$((request + 1 + request / 100))
    done
    if [ "$(without_seconds <<< "$output")" != "$whole" ]; then
        printf 'command: %s\nallocation: %s\nstdout: %s\nwanted: %s\n' \
            "$2" "$request" "$output" "$whole"
        return 1
    fi
    [ "$request" -gt "$1" ]
}

# fails_with STATUS STDERR COMMAND: nothing on stdout, one line on stderr.
fails_with() {
    untraced does_fail "$@"
}

does_fail() {
    run_line "$3"
    if [ "$status" -ne "$1" ] || [ "$stderr" != "$2" ] || [ -n "$output" ]; then
        printf 'command: %s\nstatus %s, wanted %s\nstdout: %s\nstderr: %s\nwanted: %s\n' \
            "$3" "$status" "$1" "$output" "$stderr" "$2"
        return 1
    fi
}

# prints STDOUT COMMAND: status 0, this on stdout, nothing on stderr.
prints() {
    untraced does_print "$@"
}

does_print() {
    run_line "$2"
    if [ "$status" -ne 0 ] || [ -n "$stderr" ] || [ "$output" != "$1" ]; then
        printf 'command: %s\nstatus %s\nstdout: %s\nwanted: %s\nstderr: %s\n' \
            "$2" "$status" "$output" "$1" "$stderr"
        return 1
    fi
}

# prints_in_time STDOUT COMMAND: as prints, with @ in COMMAND for a limit in seconds.  What has to be done
# within it, on a machine that may be busy with other things, is tried with a longer one, too.
prints_in_time() {
    local limit
    for limit in 0.2 2 20; do
        ! prints "$1" "${2//@/$limit}" || return 0
    done
    return 1
}

# Every option in TOOL --help is in its man page, and the other way round is left to readers.
options_documented() {
    local option page=$ROOT/man/$1.1 missing=0
    for option in $("$1" --help | grep -oE -- '--[a-z][a-z0-9-]*' | sort -u); do
        grep -q -- "${option#--}" "$page" || {
            echo "$1.1 lacks $option"
            missing=1
        }
    done
    return $missing
}

# The branching rules, as dpll(1) has them.
rules() {
    awk '$1 == ".It" && $2 == "Fl" { here = $3 == "b" } here && $2 == "Cm" { print $3 }' "$ROOT/man/dpll.1"
}

# Lines of standard input as messages list them: "a, b or c".
either() {
    paste -sd, | sed -E 's/,([^,]*)$/ or \1/; s/,/, /g'
}

# For awk: so many random literals of the variables 1 to n, and the 0 behind them, as text.
RANDOM_LITERALS='function literals(size,   i, text) {
    for (i = 0; i < size; i++) text = text (rand() < 0.5 ? "" : "-") int(rand() * n) + 1 " "
    return text "0"
}'

# mixed COUNT SEED VARS RATIO XORS SHORTEST: so many random formulas of up to VARS variables and RATIO times as
# many clauses, from SHORTEST literals on, the part XORS of them exclusive ors; every other one as iCNF
# with questions.
mixed() {
    awk -v count="$1" -v seed="$2" -v vars="$3" -v ratio="$4" -v xors="$5" -v shortest="$6" "$RANDOM_LITERALS"'
        BEGIN {
            srand(seed)
            for (; count > 0; count--) {
                n = 1 + int(rand() * vars); m = int(rand() * ratio * n)
                print count % 2 ? "p cnf " n " " m : "p inccnf " n " " m
                for (i = 0; i < m; i++) print rand() < xors ? "x " literals(1 + int(rand() * 4)) : literals(shortest + int(rand() * 4))
                for (i = int(rand() * 4) * (count % 2 == 0); i > 0; i--) print "a " literals(int(rand() * 4))
            }
        }'
}

# A pigeonhole formula: HOLES + 1 pigeons into HOLES holes.
pigeonhole() {
    awk -v n="$1" 'BEGIN {
        print "p cnf", n * (n + 1), n + 1 + n * n * (n + 1) / 2
        for (p = 0; p <= n; p++) {
            for (h = 1; h <= n; h++) printf "%d ", p * n + h
            print 0
        }
        for (h = 1; h <= n; h++)
            for (p = 0; p <= n; p++)
                for (q = p + 1; q <= n; q++) print -(p * n + h), -(q * n + h), 0
    }'
}

# Each request for memory of dpll OPTION ... fails in turn, from the fiftieth on not each, as they come
# from the same few places: each time it says so, and nothing else is wrong.  The last run, in out,
# has all it asks for; before it at least LEAST fail: LEAST OPTION ...
memory_ends_cleanly() {
    local n least=$1
    shift
    for ((n = 1; ; n += 1 + n / 50)); do
        XSAT_FAIL_ALLOC=$n dpll "$@" >out 2>err || [ "$(cat err)" = "dpll: out of memory" ]
        [ ! -s err ] || [ "$(cat err)" = "dpll: out of memory" ]
        grep -q -e "^c limit memory" -e "^c scout_drops" out || [ -s err ] || break
    done
    [ "$n" -gt "$least" ]
}

# The answer to f.cnf has a proof or a model, and is the one without a technique.  Counts models in
# sat: TECHNIQUE.
same_without() {
    dpll --without "$1" f.cnf >wanted.res
    dpll -e cdcl -p proof f.cnf >f.res
    [ "$(head -1 f.res)" = "$(head -1 wanted.res)" ]
    resverify -q -p proof f.cnf f.res
    [ "$(head -1 f.res)" = "s 0" ] || sat=$((sat + 1))
}

# The same with each pigeon's clause in two parts, which hides it from counting: a formula that is
# small and hard.
hard_pigeonhole() {
    pigeonhole "$1" | awk '
        NR == 1 { vars = $3; rows = int(sqrt(vars)) + 1; print "p cnf", vars + rows, $4 + rows; next }
        NR > rows + 1 { print; next }
        {
            for (i = 1; i < NF; i++) {
                printf "%d ", $i
                if (i == int(NF / 2)) printf "%d 0\n%d ", ++vars, -vars
            }
            print 0
        }'
}

# Uniform random clauses of K different variables each: K VARIABLES CLAUSES SEED.
uniform() {
    awk -v k="$1" -v n="$2" -v m="$3" -v seed="$4" 'BEGIN {
        srand(seed)
        print "p cnf", n, m
        for (i = 1; i <= m; i++) {
            for (j = 0; j < k; j++) {
                do v = int(rand() * n) + 1; while (used[v] == i)
                used[v] = i
                printf "%d ", rand() < 0.5 ? v : -v
            }
            print 0
        }
    }'
}

# A counter of the answer in f.res, 0 where it is not there.
counter() {
    awk -v name="$1" '$1 == "c" && $2 == name { print $3; found = 1 } END { if (!found) print 0 }' f.res
}

# says TEXT COMMAND ...: the command, if it is on PATH, prints the text, with whatever status.
says() {
    local text=$1
    shift
    command -v "$1" > /dev/null || return 0
    run "$@"
    [[ $output = *"$text"* ]] || { printf '%s\n' "$*" "$output"; return 1; }
}

# page_has_options TOOL PAGE: both --help and the page have the same options in the same order.
page_has_options() {
    "$1" --help | grep -oE '^ +(-[a-zA-Z0-9], )?--[a-z-]+' | grep -oE -- '--[a-z-]+' > helped
    grep -E '^\.It Fl ' "$2" | grep -oE ' -[a-z][a-z-]+' | sed 's/^ -/--/' > paged
    cmp helped paged || {
        echo "$1"
        return 1
    }
}

# What a technique is seen by in the counters; a technique has a line here, if only to say that no
# counter shows it.
witness() {
    case $1 in
    minimize) echo minimized_literals ;;
    shrink) echo shrunken_literals ;;
    eager) echo eagerly_subsumed ;;
    restart) echo restarts ;;
    reduce) echo reduced_clauses ;;
    focused | stable) echo mode_switches ;;
    reorder) echo reordered ;;
    burst) echo bursts ;;
    rephase) echo rephased ;;
    walk) echo walks ;;
    counting) echo pigeons ;;
    exact) echo exacts ;;
    substitute) echo substituted ;;
    congruence) echo congruences ;;
    sweep) echo environments ;;
    parity) echo parities ;;
    matrix) echo matrix_rows ;;
    scout) echo scout_conflicts ;;
    probe) echo probes ;;
    factor) echo factored ;;
    vivify) echo vivify_checks ;;
    subsume) echo subsumed ;;
    eliminate) echo eliminated ;;
    gates) echo gates ;;
    lucky) echo lucky ;;
    double) echo double_lookaheads ;;
    autarky) echo autarkies ;;
    target) echo targets ;;
    deduplicate) echo duplicates ;;
    reasons | signs | resolve) ;;
    *)
        echo "$1 has no line in witness" >&2
        return 1
        ;;
    esac
}

# nothing_wrong PROGRAM ARGUMENT ...: a program of checks (tests/unit/unit.h) has made some, and none failed.
nothing_wrong() {
    run --separate-stderr "$@"
    [[ $output =~ ^[1-9][0-9]*' checks, 0 failed'$ ]] || {
        echo "$output"
        return 1
    }
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
}
