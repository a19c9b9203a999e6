# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The picture: times side by side, and how many files are solved in which time.

# Reads points, writes SVG: the times of each configuration against those of the base, and how many
# files each solves in how much time (a cactus plot).
plot() {
    CONFIGURATIONS=$(quoted "$base")$named awk -v limit="$limit" -v paths="$work/files" "$calling"'
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
            meet(paths)
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
                names[++files] = escaped(briefly(name))
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
