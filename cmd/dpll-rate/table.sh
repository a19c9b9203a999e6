# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The table of times and rates, from the records of all runs.

# Reads records, prints the table, and leaves a point for each file and configuration to be drawn.
# Ends with status 2 when two runs contradict each other or one failed.
tabulate() {
    CONFIGURATIONS=$(quoted "$base")$named awk -v format="$format" -v limit="$limit" -v tool="$tool" \
        -v points="$work/points" -v once="$([ "$count" != 1 ] || echo 1)" -v paths="$work/files" "$middle$calling"'
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
            name = briefly(name)
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

        # Whether two medians may well be the same, by their standard errors: at 95 %.
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
            if (!begun) return
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
            meet(paths)
            compared = split(ENVIRON["CONFIGURATIONS"], configuration, "\n") - 1
            several = compared > 1
            columns = 8 + several + (format == "tsv" && !once ? 2 : 0)
            head()
        }
        $1 == "file" { finish(); begun = 1; file = substr($0, 6); split("", runs) }
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
