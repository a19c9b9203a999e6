#!/bin/sh
# Compares two configurations of dpll: runs both on each file and prints the table of the course,
# with the optimisation rate (t - t0) / t.  Shell runs the solver; awk takes medians and draws.
set -uf # Nothing here is a pattern: options of dpll are split at blanks only.
LC_ALL=C
export LC_ALL
tool='dpll-rate'
base='-e dpll -b first'
compared='-e dpll -b moms'
limit=10
count=1
format=text

# die STATUS MESSAGE
die() {
    printf '%s: %s\n' "$tool" "$2" >&2
    exit "$1"
}

# fail MESSAGE: a file that cannot be measured; the others can.
fail() {
    printf '%s: %s\n' "$tool" "$1" >&2
    return 1
}

usage_error() {
    die 64 "$1 (see $tool --help)"
}

# Output goes through here, so that a full disk is noticed.  A reader that went away needs no message.
deliver() {
    cat 2> /dev/null
    lost=$?
    [ "$lost" -lt 128 ] || exit 2
    [ "$lost" -eq 0 ] || die 2 'cannot write standard output'
}

print_help() {
    cat << EOF
usage: $tool [OPTION ...] FILE ...
Compare two configurations of dpll by the time each spends solving.

  -b, --base OPTIONS      options of the base ($base)
  -c, --compared OPTIONS  options of the configuration that is compared with it
                          ($compared)
  -f, --format NAME       markdown, tsv or text ($format)
  -n, --count RUNS        runs of each on each file, of which the median counts ($count)
  -t, --time SECONDS      limit of a run ($limit)
      --help              print this and exit
      --version           print the version and exit
EOF
}

# check OPTION VALUE: VALUE is one that OPTION can have.
check() {
    case $1 in
    -t | --time)
        awk -v x="$2" 'BEGIN { exit !(x ~ /^([0-9]+[.]?[0-9]*|[.][0-9]+)$/ && x >= .001 && x <= 1e6) }' ||
            usage_error "option $1 needs a number from 0.001 to 1000000, found '$2'"
        ;;
    -n | --count)
        awk -v x="$2" 'BEGIN { exit !(x ~ /^[0-9]+$/ && x >= 1 && x <= 1000) }' ||
            usage_error "option $1 needs a whole number from 1 to 1000, found '$2'"
        ;;
    -f | --format)
        case $2 in
        markdown | tsv | text) ;;
        *) usage_error "option $1 needs markdown, tsv or text, found '$2'" ;;
        esac
        ;;
    esac
}

# set_option OPTION VALUE
set_option() {
    check "$1" "$2"
    case $1 in
    -b | --base) base=$2 ;;
    -c | --compared) compared=$2 ;;
    -f | --format) format=$2 ;;
    -n | --count) count=$2 ;;
    -t | --time) limit=$2 ;;
    esac
}

# find_dpll: dpll beside this program, or else on PATH.
find_dpll() {
    case $0 in
    */*) dpll=${0%/*}/dpll ;;
    *) dpll=$(command -v "$0" || echo .) dpll=${dpll%/*}/dpll ;;
    esac
    [ -x "$dpll" ] || dpll=$(command -v dpll) || die 2 'cannot find dpll beside this program or on PATH'
}

# size FILE: the numbers of variables and clauses that its header declares.
size() {
    awk '$1 == "p" { print $3 + 0, $4 + 0; exit }' < "$1"
}

# run WHICH FILE OPTIONS: "run WHICH ANSWER MILLISECONDS" for each problem in FILE.
run() {
    # The options are words, as typed after -b or -c.
    # shellcheck disable=SC2086
    "$dpll" $3 -t "$limit" -- "$2" > "$work/result" || {
        [ $? -ne 64 ] || die 2 "dpll does not take the options $3"
        fail "dpll $3 fails on $2"
        return
    }
    awk -v which="$1" '
        $1 == "s" { blocks++; answer = $2 }
        $1 == "t" { time = $2 }
        END {
            if (blocks != 1) exit 1
            print "run", which, answer, time + 0
        }' "$work/result" || fail "$2 is not one problem, but a stream"
}

# measure FILE: a record of the file and of all runs on it; the configurations take turns, so that a
# slow moment of the machine meets both.
measure() {
    printf 'file %s\n' "$1"
    if [ ! -r "$1" ] || [ -d "$1" ]; then
        fail "cannot read $1"
        return
    fi
    printf 'size %s\n' "$(size "$1")"
    turn=0
    while [ "$turn" -lt "$count" ]; do
        run base "$1" "$base" && run compared "$1" "$compared" || return
        turn=$((turn + 1))
    done
}

# Reads records, prints the table.  Ends with status 2 when two runs contradict each other or one
# failed.
tabulate() {
    awk -v format="$format" -v limit="$limit" -v base="$base" -v compared="$compared" -v tool="$tool" '
        # Sorts a[1..n] and returns its median.
        function median(a, n,    i, j, x) {
            for (i = 2; i <= n; i++) {
                x = a[i]
                for (j = i - 1; j >= 1 && a[j] > x; j--) a[j + 1] = a[j]
                a[j + 1] = x
            }
            return n % 2 ? a[(n + 1) / 2] : (a[n / 2] + a[n / 2 + 1]) / 2
        }

        # The median of the times of one configuration; a run at the limit counts as the limit, and
        # with half of the runs there the median is at the limit.
        function take(which,    i, n, late, x) {
            for (i = 1; i <= runs[which]; i++) {
                late += answers[which, i] == -1
                x[++n] = answers[which, i] == -1 ? 1000 * limit : times[which, i]
            }
            at_limit = 2 * late >= n
            return median(x, n)
        }

        # Formats a field of the table: text to the left, numbers to the right.
        function field(i, value,    width) {
            width = i == 1 ? 32 : i == 3 ? 9 : 10
            if (format == "tsv") return value (i < 8 ? "\t" : "")
            if (format == "markdown") return "| " value (i < 8 ? " " : " |")
            if (i == 1) return sprintf("%-" width "s", value)
            return sprintf(" %" width "s", value)
        }

        # A file as the table names it.
        function shown(name) {
            sub(/.*\//, "", name)
            if (format == "markdown") gsub(/[|]/, "\\|", name)
            return name
        }

        function row(a, b, c, d, e, f, g, h) {
            print field(1, a) field(2, b) field(3, c) field(4, d) field(5, e) field(6, f) \
                field(7, g) field(8, h)
            fflush()
        }

        function head() {
            if (format == "text") print "base: dpll " base "\ncompared: dpll " compared "\n"
            else if (format == "markdown") print "Base: `dpll " base "`, compared: `dpll " compared "`.\n"
            row("instance", "variables", "clauses", "ratio", "answer", "t (ms)", "t0 (ms)", "rate")
            if (format == "markdown") print "|---|--:|--:|--:|---|--:|--:|--:|"
        }

        # The answer that all decided runs give, or 1 and a shout when they do not.
        function agree(    i, which, both) {
            both = "-1"
            for (which in runs)
                for (i = 1; i <= runs[which]; i++) {
                    if (answers[which, i] == -1) continue
                    if (both != -1 && both != answers[which, i]) return "!"
                    both = answers[which, i]
                }
            return both
        }

        function finish(    answer, t, t0, late, late0, rate) {
            if (file == "") return
            files++
            if (failed) {
                row(shown(file), "-", "-", "-", "error", "-", "-", "-")
                failed = 0
                wrong = 1
                return
            }
            answer = agree()
            t = take("base"); late = at_limit
            t0 = take("compared"); late0 = at_limit
            solved += !late; solved0 += !late0
            rate = "-"
            if (!(late && late0) && t > 0) {
                rates[++rated] = 100 * (t - t0) / t
                rate = sprintf("%s%.1f%%", late ? ">=" : late0 ? "<=" : "", rates[rated])
            }
            row(shown(file), vars, clauses, vars ? sprintf("%.3f", clauses / vars) : "-",
                answer == "!" ? "CONFLICT" : answer == 1 ? "sat" : answer == 0 ? "unsat" : "unknown",
                late ? ">" 1000 * limit : sprintf("%.3f", t),
                late0 ? ">" 1000 * limit : sprintf("%.3f", t0), rate)
            if (answer == "!") {
                printf "%s: ERROR: THE CONFIGURATIONS GIVE DIFFERENT ANSWERS ON %s\n", tool, file | "cat >&2"
                close("cat >&2")
                wrong = 1
            }
        }

        BEGIN { head() }
        $1 == "file" { finish(); file = substr($0, 6); split("", runs) }
        $1 == "size" { vars = $2; clauses = $3 }
        $1 == "failed" { failed = 1 }
        $1 == "run" { i = ++runs[$2]; answers[$2, i] = $3; times[$2, i] = $4 }
        $1 == "end" {
            finish()
            median_rate = rated ? sprintf("%.1f%%", median(rates, rated)) : "-"
            text = files (files == 1 ? " file" : " files") ", base solved " solved ", compared solved " solved0 \
                ", median rate " median_rate
            print (format == "tsv" ? "# " : format == "markdown" ? "\n" : "") text
            complete = 1
        }
        END { if (wrong || !complete) exit 2 }'
}

# Operands may stand among the options: each goes to the end of the list, and after as many turns as
# there were arguments only operands are left.
left=$#
while [ "$left" -gt 0 ]; do
    left=$((left - 1))
    argument=$1
    shift
    case $argument in
    --help)
        print_help | deliver
        exit
        ;;
    --version)
        printf '%s %s\n' "$tool" '@VERSION@' | deliver
        exit
        ;;
    --)
        for operand; do
            [ "$left" -gt 0 ] || break
            set -- "$@" "$operand"
            shift
            left=$((left - 1))
        done
        ;;
    --base | --compared | --count | --format | --time | -[bcfnt])
        [ "$left" -gt 0 ] || usage_error "option $argument needs a value"
        set_option "$argument" "$1"
        shift
        left=$((left - 1))
        ;;
    --base=* | --compared=* | --count=* | --format=* | --time=*)
        set_option "${argument%%=*}" "${argument#*=}"
        ;;
    -[bcfnt]*)
        value=${argument#-?}
        set_option "${argument%"$value"}" "$value"
        ;;
    --*) usage_error "unknown, ambiguous or malformed option $argument" ;;
    -?*)
        value=${argument#-?}
        usage_error "unknown option ${argument%"$value"}"
        ;;
    *) set -- "$@" "$argument" ;;
    esac
done

[ $# -gt 0 ] || usage_error 'the operand FILE is missing'
find_dpll
work=$(mktemp -d "${TMPDIR:-/tmp}/dpll-rate.XXXXXX") || die 2 'cannot make a temporary folder'
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

# A failure among the runs leaves the records without their end, which tabulate reports.
{
    for file; do
        measure "$file" || echo failed
    done
    echo end
} | {
    tabulate
    echo $? > "$work/status"
} | deliver || exit
exit "$(cat "$work/status")"
