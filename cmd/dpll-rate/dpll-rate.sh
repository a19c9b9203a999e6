#!/bin/sh
# Compares configurations of dpll with a base: runs all on each file and prints the table of the
# course, with the optimisation rate (t - t0) / t.  Shell runs the solver; awk takes medians and
# draws.
set -uf # Nothing here is a pattern: options of dpll are split at blanks only.
LC_ALL=C
export LC_ALL
tool='dpll-rate'
newline='
'
base='-e dpll -b first --propagate scan'
compared= # A line for each configuration; without any, those below.
named=    # The same as they are printed, each after a newline.
# What the data structure is worth, what the rule is, and both.
default="-e dpll -b first --propagate watches
-e dpll -b moms --propagate scan
-e dpll -b moms --propagate watches"
svg=
limit=10
count=    # Runs of each; without a number, until the clock is sure, but at most this many:
most=25
format=text

# quoted TEXT: in a form that is safe to print, on one line: bytes outside printable ASCII as \xNN.
quoted() {
    case $1 in
    *[!\ -~]*)
        printf '%s' "$1" | od -An -v -tx1 | awk '
            function digit(d) { return index("0123456789abcdef", d) - 1 }
            {
                for (i = 1; i <= NF; i++) {
                    byte = 16 * digit(substr($i, 1, 1)) + digit(substr($i, 2))
                    printf(byte < 32 || byte > 126 ? "\\x%02X" : "%c", byte)
                }
            }'
        ;;
    *) printf '%s' "$1" ;;
    esac
}

# say MESSAGE
say() {
    printf '%s: %s\n' "$tool" "$(quoted "$1")" >&2
}

# die STATUS MESSAGE
die() {
    say "$2"
    exit "$1"
}

# fail MESSAGE: a file that cannot be measured; the others can.
fail() {
    say "$1"
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
Compare configurations of dpll with a base, by the time each spends solving.

  -b, --base OPTIONS      options of the base
                          ($(quoted "$base"))
  -c, --compared OPTIONS  options of a configuration that is compared with it; may be
                          given several times (three: see the page)
  -f, --format NAME       markdown, tsv or text ($format)
  -n, --count RUNS        runs of each on each file, of which the median counts
                          (until the clock is sure)
      --svg FILE          draw the times of all files, and how many were solved
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
    -b | --base | -c | --compared)
        case $2 in
        *"$newline"*) usage_error "option $1 needs a single line" ;;
        esac
        ;;
    --svg)
        case $2 in
        '' | -) usage_error "option $1 needs the name of a file, found '$2'" ;;
        esac
        ;;
    esac
}

# set_option OPTION VALUE
set_option() {
    check "$1" "$2"
    case $1 in
    -b | --base) base=$2 ;;
    -c | --compared)
        compared=$compared${compared:+$newline}${2:- }
        named=$named$newline$(quoted "$2")
        ;;
    -f | --format) format=$2 ;;
    -n | --count) count=$2 ;;
    --svg) svg=$2 ;;
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

# unpacked FILE: what is in it, by the program that its first bytes name, as dpll finds it.
unpacked() {
    case $(od -An -tx1 -N 6 < "$1" | tr -d ' \n') in
    1f8b*) gzip -dc ;;
    fd377a585a00) xz -dc ;;
    425a68*) bzip2 -dc ;;
    28b52ffd*) zstd -dc ;;
    *) cat ;;
    esac < "$1" 2> /dev/null
}

# size FILE: the numbers of variables and clauses that its header declares.
size() {
    unpacked "$1" | awk '$1 == "p" { print $3 + 0, $4 + 0; exit }'
}

# run WHICH FILE OPTIONS: "run WHICH ANSWER MILLISECONDS" for the problem in FILE.  The base is 0, the
# configurations that are compared with it are 1, 2, ...
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

# The middle of what is given, for all programs of awk here.
# shellcheck disable=SC2016
middle='
    # Sorts a[1..n] and returns its median.
    function median(a, n,    i, j, x) {
        for (i = 2; i <= n; i++) {
            x = a[i]
            for (j = i - 1; j >= 1 && a[j] > x; j--) a[j + 1] = a[j]
            a[j + 1] = x
        }
        return n % 2 ? a[(n + 1) / 2] : (a[n / 2] + a[n / 2 + 1]) / 2
    }

    # The median distance from a middle of a[1..n].
    function deviation(a, n, from,    i, away) {
        for (i = 1; i <= n; i++) away[i] = a[i] < from ? from - a[i] : a[i] - from
        return median(away, n)
    }

    # The standard error of a median, were the times normally distributed: sqrt(pi / 2) * sigma /
    # sqrt(n), where sigma is 1.4826 times d, the median deviation.
    function standard_error(d, n) {
        return 1.858 * d / sqrt(n)
    }'

# sure: whether the runs on standard input tell each median to 2 %, or to a microsecond: three at least
# of each configuration, unless one is at the limit, or took three times that.
sure() {
    awk -v limit="$limit" "$middle"'
        { times[$2, ++n[$2]] = $4; all[$2] += $4; late = late || $3 == -1 }
        END {
            for (which in n) {
                if (late || all[which] >= 3000 * limit) continue
                if (n[which] < 3) exit 1
                for (i = 1; i <= n[which]; i++) x[i] = times[which, i]
                center = median(x, n[which])
                error = standard_error(deviation(x, n[which], center), n[which])
                if (error > .02 * center && error > .001) exit 1
            }
        }'
}

# take_turn FILE: a run of each configuration.
take_turn() {
    run 0 "$1" "$base" || return
    number=0
    while IFS= read -r options; do
        number=$((number + 1))
        run "$number" "$1" "$options" || return
    done << EOF
$compared
EOF
}

# measure FILE: a record of the file and of all runs on it; the configurations take turns, so that a
# slow moment of the machine meets both.
measure() {
    printf 'file %s\n' "$(quoted "$1")"
    if [ ! -r "$1" ] || [ -d "$1" ]; then
        fail "cannot read $1"
        return
    fi
    printf 'size %s\n' "$(size "$1")"
    turn=0
    : > "$work/turns"
    while [ "$turn" -lt "${count:-$most}" ]; do
        take_turn "$1" >> "$work/turns" || return
        turn=$((turn + 1))
        [ -n "$count" ] || ! sure < "$work/turns" || break
    done
    awk 1 "$work/turns"
}

# Reads records, prints the table, and leaves a point for each file and configuration to be drawn.
# Ends with status 2 when two runs contradict each other or one failed.
tabulate() {
    CONFIGURATIONS=$(quoted "$base")$named awk -v format="$format" -v limit="$limit" -v tool="$tool" \
        -v points="$work/points" -v once="$([ "$count" != 1 ] || echo 1)" "$middle"'
        # The median of the times of one configuration; a run at the limit counts as the limit, and
        # with half of the runs there the median is at the limit.  Leaves in spread and error how far
        # apart the runs are, and how wrong the median may be.
        function take(which,    i, n, late, x, center) {
            for (i = 1; i <= runs[which]; i++) {
                late += answers[which, i] == -1
                x[++n] = answers[which, i] == -1 ? 1000 * limit : times[which, i]
            }
            at_limit = 2 * late >= n
            center = median(x, n)
            spread = n > 1 ? deviation(x, n, center) : -1
            error = standard_error(spread, n)
            return center
        }

        # Formats a field of the table: text to the left, numbers to the right.
        function field(i, value,    width) {
            width = i == 1 ? 32 : i == 3 ? 9 : !once && (i == 6 || i == 7) ? 20 : 10
            if (i > columns) return ""
            if (format == "tsv") return value (i < columns ? "\t" : "")
            if (format == "markdown") return "| " value (i < columns ? " " : " |")
            if (i == 1) return sprintf("%-" width "s", value)
            return sprintf(" %" width "s", value)
        }

        # A file as the table names it.
        function shown(name) {
            sub(/.*\//, "", name)
            if (format == "markdown") gsub(/[|]/, "\\|", name)
            return name
        }

        # The number of the configuration is told where there are several.
        function row(a, b, c, d, e, f, g, h, number, spread, spread0) {
            print field(1, a) field(2, b) field(3, c) field(4, d) field(5, e) field(6, f) \
                field(7, g) field(8, h) \
                (several ? field(9, number) field(10, spread) field(11, spread0) \
                         : field(9, spread) field(10, spread0))
            fflush()
        }

        function called(number) {
            return "compared" (several ? " " number : "")
        }

        function head(    c) {
            if (format == "text") print "base: dpll " configuration[1]
            else if (format == "markdown") printf "Base: `dpll %s`", configuration[1]
            for (c = 1; c <= compared; c++)
                if (format == "text") print called(c) ": dpll " configuration[c + 1]
                else if (format == "markdown") printf ", %s: `dpll %s`", called(c), configuration[c + 1]
            if (format != "tsv") print format == "text" ? "" : ".\n"
            row("instance", "variables", "clauses", "ratio", "answer", "t (ms)", "t0 (ms)", "rate",
                "compared", "spread (ms)", "spread0 (ms)")
            if (format == "markdown") print "|---|--:|--:|--:|---|--:|--:|--:|" (several ? "--:|" : "")
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

        # A time as the table has it, and its spread, which has a column of its own in tsv.
        function timed(time, late, spread) {
            if (late) return ">" 1000 * limit
            return sprintf("%.3f", time) (format == "tsv" || spread < 0 ? "" : " +-" apart(0, spread))
        }

        function apart(late, spread) {
            return late || spread < 0 ? "-" : sprintf("%.3f", spread)
        }

        # Whether two medians, wrong by so much, may well be the same: at 95 %.
        function is_noise(t, t0, error, error0, runs) {
            return runs > 2 && (t - t0) ^ 2 <= 4 * (error ^ 2 + error0 ^ 2)
        }

        # A point of the drawing: configuration, time, whether that is the limit, file.
        function point(number, time, late) {
            print number, late ? 1000 * limit : time, late + 0, file > points
        }

        # The row for configuration c, beside what the base took.
        function compare(c, answer, t, late, apart1, error1,    t0, late0, rate) {
            t0 = take(c); late0 = at_limit
            solved[c] += !late0
            rate = "-"
            if (!late && !late0 && is_noise(t, t0, error1, error, runs[c])) {
                rates[c, ++rated[c]] = 0
                rate = "noise"
            } else if (!(late && late0) && t > 0) {
                rates[c, ++rated[c]] = 100 * (t - t0) / t
                rate = sprintf("%s%.1f%%", late ? ">=" : late0 ? "<=" : "", rates[c, rated[c]])
            }
            row(shown(file), vars, clauses, vars ? sprintf("%.3f", clauses / vars) : "-",
                answer == "!" ? "CONFLICT" : answer == 1 ? "sat" : answer == 0 ? "unsat" : "unknown",
                timed(t, late, apart1), timed(t0, late0, spread), rate, c, apart(late, apart1),
                apart(late0, spread))
            point(c, t0, late0)
        }

        function finish(    answer, c, t, late, apart1, error1) {
            if (file == "") return
            files++
            if (failed) {
                row(shown(file), "-", "-", "-", "error", "-", "-", "-", "-", "-", "-")
                failed = 0
                wrong = 1
                return
            }
            answer = agree()
            t = take(0); late = at_limit
            apart1 = spread
            error1 = error
            solved[0] += !late
            point(0, t, late)
            for (c = 1; c <= compared; c++) compare(c, answer, t, late, apart1, error1)
            if (answer == "!") {
                printf "%s: ERROR: THE CONFIGURATIONS GIVE DIFFERENT ANSWERS ON %s\n", tool, file | "cat >&2"
                close("cat >&2")
                wrong = 1
            }
        }

        function median_rate(c,    i, x) {
            for (i = 1; i <= rated[c]; i++) x[i] = rates[c, i]
            return rated[c] ? sprintf("%.1f%%", median(x, rated[c])) : "-"
        }

        BEGIN {
            compared = split(ENVIRON["CONFIGURATIONS"], configuration, "\n") - 1
            several = compared > 1
            columns = 8 + several + (format == "tsv" && !once ? 2 : 0)
            head()
        }
        $1 == "file" { finish(); file = substr($0, 6); split("", runs) }
        $1 == "size" { vars = $2; clauses = $3 }
        $1 == "failed" { failed = 1 }
        $1 == "run" { i = ++runs[$2]; answers[$2, i] = $3; times[$2, i] = $4 }
        $1 == "end" {
            finish()
            text = files (files == 1 ? " file" : " files") ", base solved " solved[0] + 0
            for (c = 1; c <= compared; c++)
                text = text ", " called(c) " solved " solved[c] + 0 ", median rate " median_rate(c)
            print (format == "tsv" ? "# " : format == "markdown" ? "\n" : "") text
            complete = 1
        }
        END { if (wrong || !complete) exit 2 }'
}

# Reads points, writes SVG: the times of each configuration against those of the base, and how many
# files each solves in how much time (a cactus plot).
plot() {
    CONFIGURATIONS=$(quoted "$base")$named awk -v limit="$limit" '
        # Text as it stands in XML.  Whatever comes from outside goes through here, and once.
        function escaped(text) {
            gsub(/&/, "\\&amp;", text)
            gsub(/</, "\\&lt;", text)
            gsub(/>/, "\\&gt;", text)
            gsub(/"/, "\\&quot;", text)
            gsub(/[^ -~]/, "?", text)
            return text
        }

        function log10(x) {
            return log(x) / log(10)
        }

        function label(x, y, size, anchor, what, more) {
            printf "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%d\" text-anchor=\"%s\"%s>%s</text>\n", x, y,
                size, anchor, more, what
        }

        function line(x, y, x2, y2, look) {
            printf "<path d=\"M%.1f %.1fL%.1f %.1f\" %s/>\n", x, y, x2, y2, look
        }

        # The mark of a configuration: its own shape and colour, dot, square, two triangles or diamond.
        function mark(c, x, y, title,    r, shape) {
            r = 5.5
            shape = c % 5
            printf "<g class=\"m%d\" fill=\"%s\" fill-opacity=\".8\" stroke=\"white\" stroke-width=\".8\">", c, colours[c % 6]
            if (title != "") printf "<title>%s</title>", title
            if (shape == 0)
                printf "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>", x, y, r
            else if (shape == 1)
                printf "<path d=\"M%.1f %.1fh%.1fv%.1fh%.1fz\"/>", x - r, y - r, 2 * r, 2 * r, -2 * r
            else if (shape == 2)
                printf "<path d=\"M%.1f %.1fl%.1f %.1fh%.1fz\"/>", x, y - 1.3 * r, 1.3 * r, 2.3 * r, -2.6 * r
            else if (shape == 3)
                printf "<path d=\"M%.1f %.1fl%.1f %.1fl%.1f %.1fl%.1f %.1fz\"/>", x, y - 1.5 * r,
                    1.5 * r, 1.5 * r, -1.5 * r, 1.5 * r, -1.5 * r, -1.5 * r
            else
                printf "<path d=\"M%.1f %.1fl%.1f %.1fh%.1fz\"/>", x, y + 1.3 * r, 1.3 * r, -2.3 * r, -2.6 * r
            print "</g>"
        }

        # Milliseconds, as people say it.
        function duration(ms) {
            return ms < 1 ? ms * 1000 " &#181;s" : ms < 1000 ? ms " ms" : ms / 1000 " s"
        }

        # The time on a scale that begins at `from`.
        function along(ms) {
            return side * (log10(ms) - low) / (high - low)
        }

        function frame(heading,    e, y) {
            label(left, bottom - side - 40, 18, "start", heading, " font-weight=\"bold\"")
            printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#222222\"/>\n",
                left, bottom - side, side, side
            for (e = low; e <= high; e++) {
                y = bottom - along(10 ^ e)
                if (e > low && e < high) line(left, y, left + side, y, pale)
                label(left - 8, y + 5, 14, "end", duration(10 ^ e))
            }
            if (!late) return
            y = bottom - along(1000 * limit)
            line(left, y, left + side, y, dashed)
            label(left + 6, y - 6, 13, "start", "limit: " duration(1000 * limit))
        }

        function scatter(    e, i, c, x, edge) {
            left = 90
            frame("Time on each file")
            for (e = low; e <= high; e++) {
                x = left + along(10 ^ e)
                if (e > low && e < high) line(x, bottom, x, bottom - side, pale)
                label(x, bottom + 20, 14, "middle", duration(10 ^ e))
            }
            x = left + along(1000 * limit)
            if (late) line(x, bottom, x, bottom - side, dashed)
            line(left, bottom, left + side, bottom - side, "stroke=\"#222222\" stroke-width=\"1.5\"")
            edge = late ? along(1000 * limit) : side
            label(left + edge - 10, bottom - 16, 14, "end", "compared is faster", grey)
            label(left + 10, bottom - edge + 24, 14, "start", "base is faster", grey)
            label(left + side / 2, bottom + 46, 15, "middle", "base: dpll " configuration[1])
            label(left, bottom - side - 14, 15, "start", compared > 1 ? "compared" : "compared: dpll " configuration[2])
            for (i = 1; i <= files; i++)
                for (c = 1; c <= compared; c++)
                    mark(c, left + along(time[0, i]), bottom - along(time[c, i]), names[i] ": base " times[0, i] ", compared " times[c, i])
        }

        # Sorts the times of those files that configuration c solves.  Returns how many.
        function solve(c,    i, j, n, x) {
            split("", solved)
            for (i = 1; i <= files; i++) {
                if (unsolved[c, i]) continue
                x = time[c, i]
                for (j = ++n; j > 1 && solved[j - 1] > x; j--) solved[j] = solved[j - 1]
                solved[j] = x
            }
            return n + 0
        }

        # 1, 2, 5, 10, ...: so that there are at most ten steps.
        function step_for(count,    k, step) {
            for (step = 1; count / step > 10; step = 10 ^ int(k / 3) * (k % 3 == 0 ? 1 : k % 3 == 1 ? 2 : 5)) k++
            return step
        }

        function cactus(    c, i, n, x, step) {
            left = 90 + side + 130
            frame("Files solved, each within a time")
            label(left, bottom - side - 14, 15, "start", "time for each")
            step = step_for(files)
            for (i = 0; i <= files; i += step) {
                x = left + side * i / files
                if (i && i < files) line(x, bottom, x, bottom - side, pale)
                label(x, bottom + 20, 14, "middle", i)
            }
            label(left + side / 2, bottom + 46, 15, "middle", "files solved, of " files)
            for (c = 0; c <= compared; c++) {
                n = solve(c)
                if (!n) continue
                printf "<path fill=\"none\" stroke=\"%s\" stroke-width=\"2.5\" d=\"", colours[c % 6]
                for (i = 1; i <= n; i++)
                    printf "%s%.1f %.1f", i == 1 ? "M" : "L", left + side * i / files, bottom - along(solved[i])
                print "\"/>"
                for (i = 1; i <= n; i++)
                    mark(c, left + side * i / files, bottom - along(solved[i]), i (i == 1 ? " file" : " files") " within " duration(solved[i]))
            }
        }

        function legend(    c, y) {
            for (c = 0; c <= compared; c++) {
                y = bottom + 80 + 26 * c
                line(82, y, 118, y, "stroke=\"" colours[c % 6] "\" stroke-width=\"2.5\"")
                mark(c, 100, y)
                label(130, y + 5, 15, "start", (c ? "compared: dpll " : "base: dpll ") configuration[c + 1])
            }
        }

        BEGIN {
            compared = split(ENVIRON["CONFIGURATIONS"], configuration, "\n") - 1
            for (i = 1; i <= compared + 1; i++) configuration[i] = escaped(configuration[i])
            split("#222222 #0072b2 #d55e00 #009e73 #cc79a7 #e69f00", list, " ")
            for (i = 1; i <= 6; i++) colours[i - 1] = list[i]
            dashed = "stroke=\"#222222\" stroke-dasharray=\"6 4\""
            pale = "stroke=\"#e2e2e2\""
            grey = " fill=\"#555555\""
            least = 1e9
            most = .01
        }

        {
            if ($1 == 0) {
                name = $0
                sub(/^[^ ]+ [^ ]+ [^ ]+ /, "", name)
                sub(/.*\//, "", name)
                names[++files] = escaped(name)
            }
            time[$1, files] = ms = $2 < .001 ? .001 : $2 + 0
            times[$1, files] = $3 ? "over " duration(1000 * limit) : $2 " ms"
            unsolved[$1, files] = $3 + 0
            late += $3
            if (ms < least) least = ms
            if (ms > most) most = ms
        }

        END {
            if (!files) least = .1
            low = int(log10(least) + 9 + 1e-9) - 9
            high = 9 - int(9 - log10(most) + 1e-9)
            if (high <= low) high = low + 1
            side = 480
            bottom = 76 + side
            width = 90 + 2 * side + 130 + 40
            height = bottom + 80 + 26 * (compared + 1)
            printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" fill=\"#222222\"\n",
                width, height, width, height
            print "     font-family=\"DejaVu Sans, Verdana, Helvetica, Arial, sans-serif\">"
            print "<style>svg:root { max-width: 100%; height: auto }</style>"
            printf "<title>times of dpll %s</title>\n<rect width=\"%d\" height=\"%d\" fill=\"white\"/>\n",
                configuration[1], width, height
            if (files) {
                scatter()
                cactus()
            }
            legend()
            print "</svg>"
        }'
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
    --base | --compared | --count | --format | --svg | --time | -[bcfnt])
        [ "$left" -gt 0 ] || usage_error "option $argument needs a value"
        set_option "$argument" "$1"
        shift
        left=$((left - 1))
        ;;
    --base=* | --compared=* | --count=* | --format=* | --svg=* | --time=*)
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
compared=${compared:-$default}
named=${named:-$newline$default}
find_dpll
for file in "$@"; do
    # POSIX has had -ef since 2024, and shells long before.
    # shellcheck disable=SC3013
    [ ! -f "$file" ] || [ ! /dev/stdout -ef "$file" ] ||
        die 2 "cannot write standard output: it is the file $file"
done
if [ -n "$svg" ]; then
    for file in "$@" /dev/stdout /dev/stderr; do
        # POSIX has had -ef since 2024, and shells long before.
        # shellcheck disable=SC3013
        [ ! -f "$svg" ] || [ ! "$svg" -ef "$file" ] || die 2 "cannot write $svg: it is $file, too"
    done
    true 2> /dev/null > "$svg" || die 2 "cannot create $svg"
fi
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
if [ -n "$svg" ]; then
    touch "$work/points"
    plot < "$work/points" 2> /dev/null > "$svg" || die 2 "cannot write $svg"
fi
exit "$(cat "$work/status")"
