#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# dpll-tree: drawings of search trees.  Marks are counted in what it writes, and compared with the
# trace and with the counters of dpll.
load helper

UNSAT='p cnf 4 5\n1 2 0\n-1 3 0\n-3 4 0\n-3 -4 0\n1 -2 0\n'

# count PATTERN FILE: how often it occurs.
count() {
    grep -oE -- "$1" "$2" | wc -l
}

# well_formed FILE: is XML, where there is a program to tell.
well_formed() {
    ! command -v python3 >/dev/null || python3 -c 'import sys, xml.dom.minidom as d; d.parse(sys.argv[1])' "$1"
}

# The sums of numbers under triangles, and how many there are.
folded() {
    grep -o 'class="num">[0-9,]*' "$1" | tr -dc '0-9\n' | awk '{ s += $1 } END { print s + 0, NR }'
}

@test "dpll-tree: every node of a small tree is drawn, with what it is" {
    printf '%b' "$UNSAT" | dpll --trace t >res
    dpll-tree t >t.svg
    well_formed t.svg
    grep -q '>dpll -b first: t<' t.svg
    grep -q '>3 nodes, 2 conflicts, depth 1<' t.svg
    grep -q '>unsatisfiable<' t.svg
    [ "$(grep -c 'class="lit">1<' t.svg)" -eq 1 ]
    [ "$(grep -c 'class="lit">-1<' t.svg)" -eq 1 ]
    grep -q '^propagated 2: 3 4$' t.svg
    grep -q '^conflict: all literals of the clause are false: -3 -4<' t.svg
}

@test "dpll-tree: nodes and conflicts are those that dpll counts, models are marked" {
    for options in "-b first" "-b moms" "-e look"; do
        for seed in 1 2 3 4; do
            uniform 3 25 125 $seed >f.cnf
            # shellcheck disable=SC2086
            dpll $options --trace t f.cnf >res
            dpll-tree -n 0 t >t.svg
            well_formed t.svg
            conflicts=$(awk '$2 == "conflicts" { print $3 }' res)
            nodes=$(awk '$1 == "d" || $1 == "b" { n++ } END { print n + 1 }' t)
            grep -Eq ">$nodes nodes?, $conflicts conflicts?, depth" t.svg
            [ "$(count '<g><title>(root|branch)' t.svg)" -eq "$nodes" ]
            # The key has a mark of its own.
            [ "$(count 'class="bad"' t.svg)" -eq $((conflicts + (conflicts > 0))) ]
            if grep -q '^s 1' res; then
                [ "$(count 'class="good"' t.svg)" -eq 2 ]
                grep -q '>satisfiable<' t.svg
            else
                [ "$(count 'class="good"' t.svg)" -eq 0 ]
                grep -q '>unsatisfiable<' t.svg
            fi
        done
    done
}

@test "dpll-tree: what is folded and what is shown are the whole tree, however few are shown" {
    hard_pigeonhole 5 >f.cnf
    dpll -b moms --trace t f.cnf >res
    nodes=$(awk '$1 == "d" || $1 == "b" { n++ } END { print n + 1 }' t)
    [ "$nodes" -gt 300 ]
    for n in 1 2 3 10 57 200; do
        dpll-tree -n $n t >t.svg
        well_formed t.svg
        shown=$(count '<g><title>(root|branch)' t.svg)
        [ "$shown" -le $n ]
        [ "$shown" -ge $((n - 1)) ]
        read -r sum triangles < <(folded t.svg)
        [ $((shown - triangles + sum)) -eq "$nodes" ]
    done
}

# The depth of the deepest node in t.svg.
deepest() {
    grep -oE '(branch|assumption) -?[0-9]+, [0-9]+ deep' t.svg |
        awk '{ if ($3 > m) m = $3 } END { print m + 0 }'
}

@test "dpll-tree: -d shows no more branchings than asked for" {
    hard_pigeonhole 5 >f.cnf
    dpll -b first --trace t f.cnf >res
    for depth in 0 1 4; do
        dpll-tree -n 0 -d $depth t >t.svg
        [ "$(deepest)" -eq $depth ]
    done
    # In a run, too, be it left out.
    awk 'BEGIN {
        print "p trace 300 9 dpll first"
        for (i = 1; i < 250; i++) print "d", i
        print "x 0\nb 200 -201\nx 0\ne 0"
    }' >t
    for depth in 0 1 5 50 210; do
        dpll-tree -n 40 -d $depth t >t.svg
        [ "$(deepest)" -eq $depth ]
    done
}

@test "dpll-tree: marks of a depth do not overlap" {
    hard_pigeonhole 6 >f.cnf
    for options in "-b moms" "-b first" "-e look"; do
        # shellcheck disable=SC2086
        dpll $options --trace t f.cnf >res
        for n in 40 200 0; do
            dpll-tree -n $n t | grep -oE '<circle class="(node|on|open)"[^/]*|<rect class="bad"[^/]*' | sed '$d' |
                tr '"' ' ' | awk '
                    /circle/ { print $7, $5 - $9, $5 + $9 }
                    /rect/ { print $7 + $11 / 2, $5, $5 + $9 }' |
                awk 'NF == 3 { printf "%.0f %.2f %.2f\n", $1, $2, $3 }' | sort -k1,1n -k2,2n |
                awk '$1 == y && $2 < end - .2 { bad++ } { y = $1; end = $3 } END { exit bad || NR < 2 }'
        done
    done
}

# shapes FILE: edges as "edge X Y X2 Y2", labels, numbers and marks as "box X Y X2 Y2 WHAT" around
# them, and "panel" before those of each panel.  Characters are about .6 of their size wide, and wide
# edges reach 2 further than their middle.
shapes() {
    number='"([-0-9.]+)"'
    sed -nE "
        s/^<g transform=\"translate.*/panel/p
        s/^<path d=\"M([^ ]+) ([^L]+)L([^ ]+) ([^\"]+)\".*/edge \1 \2 \3 \4/p
        s/^<text x=$number y=$number font-size=$number text-anchor=\"(.).*\" class=\"(lit|num)\">(.*)<.*/text \1 \2 \3 \4 \6/p
        s/.*<.title><circle class=.* cx=$number cy=$number r=$number.*/circle \1 \2 \3/p
        s/.*<.title><rect class=\"bad\" x=$number y=$number width=$number .*/square \1 \2 \3/p
        s/.*<.title><path class=\".*fold\" d=\"M.*L([^ ]+) ([^L]+)L([^ ]+) .*/base \3 \2 \1/p" "$1" | awk '
        $1 == "text" {
            x = $2; y = $3; size = $4; anchor = $5
            sub(/^text [^ ]* [^ ]* [^ ]* [^ ]* /, "")
            wide = .6 * size * length($0)
            x -= anchor == "e" ? wide : anchor == "m" ? wide / 2 : 0
            print "box", x - 2, y - .73 * size - 2, x + wide + 2, y + 2, $0
            next
        }
        $1 == "circle" { $0 = "box " $2 - $4 " " $3 - $4 " " $2 + $4 " " $3 + $4 " circle" }
        $1 == "square" { $0 = "box " $2 " " $3 " " $2 + $4 " " $3 + $4 " square" }
        $1 == "base" { $0 = "box " $2 " " $3 - 1 " " $4 " " $3 " triangle" }
        { print }'
}

# crossings FILE: what edges cross, other than the marks that they lead from or to; and how many
# shapes there are.
crossings() {
    shapes "$1" | awk '
        # Cuts the part of an edge that is looked at, from "enter" to "leave", to what is within low and high.
        function cut(start, end, low, high,    one, two) {
            if (start == end) return start > low && start < high
            one = (low - start) / (end - start)
            two = (high - start) / (end - start)
            if (one > two) return cut(1 - start, 1 - end, 1 - high, 1 - low)
            if (one > enter) enter = one
            if (two < leave) leave = two
            return enter < leave
        }
        function within(x, y, b) {
            return x > b[2] && x < b[4] && y > b[3] && y < b[5]
        }
        function look(    i, j, b, e) {
            for (i = 1; i <= boxes; i++) {
                split(box[i], b, " ")
                for (j = 1; j <= edges; j++) {
                    split(edge[j], e, " ")
                    enter = 0
                    leave = 1
                    if (within(e[2], e[3], b) || within(e[4], e[5], b)) continue
                    if (cut(e[2], e[4], b[2], b[4]) && cut(e[3], e[5], b[3], b[5])) print edge[j], box[i]
                }
            }
            edges = boxes = 0
        }
        $1 == "panel" { look() }
        $1 == "edge" { edge[++edges] = $0; all++ }
        $1 == "box" { box[++boxes] = $0; all++ }
        END { look(); print all " shapes" }'
}

@test "dpll-tree: edges cross no label, no number and no other mark" {
    for seed in 1 2 3 4 5 6 7 8; do
        uniform 3 40 168 $seed >f.cnf
        dpll -b first --trace first f.cnf >res
        dpll -b moms --trace moms f.cnf >res
        for options in '-n 60' '-n 240' '-n 1000'; do
            # shellcheck disable=SC2086
            dpll-tree $options first moms >t.svg
            crossings t.svg >crossed
            cat crossed
            [ "$(wc -l <crossed)" -eq 1 ]
            [ "$(cut -d ' ' -f 1 crossed)" -ge 60 ]
        done
    done
}

@test "dpll-tree: several trees stand side by side, and small ones leave their share to others" {
    hard_pigeonhole 5 >f.cnf
    dpll -b first --trace first f.cnf >res
    printf '%b' "$UNSAT" | dpll -b moms --trace moms >res
    dpll-tree -n 43 -T 'A <title> & "more"' first moms >t.svg
    well_formed t.svg
    grep -q '>A &lt;title&gt; &amp; &quot;more&quot;<' t.svg
    grep -q '>dpll -b first: first<' t.svg
    grep -q '>dpll -b moms: moms<' t.svg
    [ "$(count '<g><title>(root|branch)' t.svg)" -ge 42 ]
    [ "$(count '<g><title>(root|branch)' t.svg)" -le 43 ]
}

# The bars of the file: "FULL BAR" widths for each panel.
bars() {
    grep 'class="bar"' "$1" | sed -E 's/.*width="([0-9.]+)".*width="([0-9.]+)".*/\1 \2/'
}

@test "dpll-tree: bars of panels can be compared: their lengths are as the numbers of nodes" {
    hard_pigeonhole 5 >f.cnf
    dpll -b first --trace large f.cnf >res
    dpll -b moms --trace middle f.cnf >res
    printf '%b' "$UNSAT" | dpll --trace small >res
    for files in 'large middle' 'middle large' 'small large middle' 'middle small middle large' 'small small'; do
        # shellcheck disable=SC2086
        dpll-tree -n 90 $files >t.svg
        # shellcheck disable=SC2086
        for file in $files; do grep -c '^[db]' $file; done >counts
        bars t.svg | paste -d ' ' - counts | awk '
            { full[NR] = $1; bar[NR] = $2; nodes[NR] = $3 + 1; if ($3 + 1 > most) most = $3 + 1 }
            END {
                for (i = 1; i <= NR; i++) {
                    wanted = full[i] * nodes[i] / most
                    bad += full[i] != full[1] || (bar[i] - wanted) ^ 2 > .01 && bar[i] != 1
                }
                exit bad || NR < 2
            }'
    done
    # One alone has nothing to be compared with.
    dpll-tree large >t.svg
    [ -z "$(bars t.svg)" ]
}

@test "dpll-tree: a drawing has a size for those who embed it, and fits the window of a browser" {
    hard_pigeonhole 5 >f.cnf
    dpll -b first --trace t f.cnf >res
    dpll-tree t t >t.svg
    # shellcheck disable=SC2046
    set -- $(sed -nE 's/^<svg .* width="([0-9]+)" height="([0-9]+)" viewBox="0 0 ([0-9]+) ([0-9]+)".*/\1 \2 \3 \4/p' t.svg)
    [ "$1" -gt 1000 ]
    [ "$1 $2" = "$3 $4" ]
    # Of a drawing within a page, the page says the size: the rule is for the root alone.
    grep -q '^svg:root { max-width: 100%; height: auto }$' t.svg
    need_program rsvg-convert
    rsvg-convert t.svg >t.png
    [ "$(od -An -tu1 -j16 -N8 t.png | awk '{ print $3 * 256 + $4, $7 * 256 + $8 }')" = "$1 $2" ]
}

# chain LENGTH: a trace of so many decisions that all hold.
chain() {
    awk -v n="$1" 'BEGIN { print "p cnf", n, n - 1; for (i = 1; i < n; i++) print i, i + 1, 0 }' >f.cnf
    dpll --trace t f.cnf >res
}

@test "dpll-tree: in a tree that does not fit, long runs without a second side are one step" {
    chain 2000
    dpll-tree t >t.svg
    well_formed t.svg
    grep -q '>2,001 nodes, 0 conflicts, depth 2000<' t.svg
    grep -q 'class="lit">1 ... +1999<' t.svg
    [ "$(count '<g><title>(root|branch|assumption)' t.svg)" -eq 2 ]
    # The edge, and the one that the key explains.
    [ "$(count '<path[^>]* stroke-dasharray' t.svg)" -eq 2 ]
    grep -q 'nodes left out' t.svg
    [ "$(dpll-tree -f dot t | grep -c 'label="1 ... +1999", style=dashed')" -eq 1 ]
}

@test "dpll-tree: runs of a tree that fits, or of one that is drawn whole, are drawn node by node" {
    for case in '50 -n 51' '50 -n 0' '2000 -n 0' '2000 -n 40 -d 39' '2000 -n 0 -d 100'; do
        # shellcheck disable=SC2086
        set -- $case
        chain "$1"
        dpll-tree "${@:2}" t >t.svg
        deep=${5:-$1}
        [ "$(count '<g><title>(root|branch)' t.svg)" -eq $((deep + 1)) ]
        [ "$(count 'class="lit">-?[0-9]+<' t.svg)" -eq $((deep < 250 ? deep : 0)) ]
        [ "$(count 'stroke-dasharray=|left out' t.svg)" -eq 0 ]
    done
}

# drawn MARK: 1 when there is such a mark in t.svg, or else 0.  explained TEXT: the same for keys.
drawn() {
    grep -Ec "</title><$1" t.svg | awk '{ print ($1 > 0) }'
}

explained() {
    grep -c "font-size=\"15\".*>$1" t.svg
}

@test "dpll-tree: the key explains the marks that are there, and numbers where marks have some" {
    hard_pigeonhole 5 >f.cnf
    dpll -b first --trace t f.cnf >res
    head -n 200 t | sed '$!b; /^x/d' >part
    for case in '3 t' '40 t' '350 t' '0 t' '90 part' '400 part'; do
        # shellcheck disable=SC2086
        dpll-tree -n $case >t.svg
        [ "$(explained branching)" -eq "$(drawn 'circle class="node"')" ]
        [ "$(explained conflict)" -eq "$(drawn 'rect class="bad"')" ]
        [ "$(explained 'a whole subtree')" -eq "$(drawn 'path class="fold"')" ]
        [ "$(explained 'not finished')" -eq "$(drawn 'circle class="open"')" ]
        [ "$(explained model)" -eq "$(drawn 'circle class="good"')" ]
        # Numbers stand in marks of drawings with labels only.
        if grep -q 'class="lit"' t.svg; then
            [ "$(explained '.*literals propagated')" -eq "$(drawn 'circle class="node"')" ]
            [ "$(explained '.*and its nodes')" -eq "$(drawn 'path class="fold"')" ]
        else
            [ "$(explained '.*propagated')" -eq 0 ]
            [ "$(explained '.*its nodes')" -eq 0 ]
        fi
    done
}

@test "dpll-tree: all models of a formula, and questions of a stream" {
    printf 'p inccnf\n1 2 0\na -3 0\na 3 -1 -2 0\n' | dpll -n 0 --trace t >res
    dpll-tree t >t.svg
    grep -q '>3 models, and no other<' t.svg
    [ "$(count 'class="good"' t.svg)" -eq 4 ]
    dpll-tree --problem 2 t >t.svg
    grep -q '>unsatisfiable<' t.svg
    grep -q '^<g><title>assumption 3, 1 deep' t.svg
    fails_with 2 "dpll-tree: t: expected a trace of 3 problems or more, found 2" "dpll-tree --problem 3 t"
}

@test "dpll-tree: a trace among results, and one that is cut short, are drawn" {
    printf '%b' "$UNSAT" | dpll --trace - | dpll-tree >one.svg
    printf '%b' "$UNSAT" | dpll --trace t >res
    dpll-tree <t >two.svg
    cmp one.svg two.svg
    head -n 5 t | dpll-tree >t.svg
    well_formed t.svg
    grep -q '>not finished<' t.svg
    grep -q '>3 nodes, 1 conflict, depth 1<' t.svg
    [ "$(count 'class="open"' t.svg)" -eq 2 ]
}

@test "dpll-tree -f dot: a graph that Graphviz reads, with the same nodes" {
    hard_pigeonhole 4 >f.cnf
    dpll -b first --trace first f.cnf >res
    dpll -b moms --trace moms f.cnf >res
    dpll-tree -n 0 -f dot -T 'say "no"' first moms >t.dot
    [ "$(grep -c ' \[label="X"' t.dot)" -eq "$(cat first moms | grep -c ^x)" ]
    [ "$(grep -c -- ' -> ' t.dot)" -eq "$(cat first moms | grep -c '^[db]')" ]
    need_program dot
    run_sh "dpll-tree -n 60 -f dot first moms | dot -Tplain"
    [ "$status" -eq 0 ]
    [ -z "$stderr" ]
    [ "$(grep -c ^node <<<"$output")" -ge 58 ]
}

@test "dpll-tree: a tree of 100,000 nodes is folded to what a page holds" {
    awk 'BEGIN {
        print "p trace 20 9 dpll first"
        # A whole tree, 16 branchings deep: the bits of a leaf say on which sides it is.
        for (i = 0; i < 65536; i++) {
            from = 1
            if (i) {
                for (from = 16; int(i / 2 ^ (16 - from)) % 2 == 0; from--) {}
                for (level = k = 0; k < from - 1; k++) level += !(int(i / 2 ^ (15 - k)) % 2)
                print "b", level, -from
                from++
            }
            for (; from <= 16; from++) print "d", from
            print "x 0"
        }
        print "e 0"
    }' >t
    dpll-tree t >t.svg
    well_formed t.svg
    grep -q '>131,071 nodes, 65,536 conflicts, depth 16<' t.svg
    [ "$(wc -c <t.svg)" -lt 100000 ]
    read -r sum triangles < <(folded t.svg)
    shown=$(count '<g><title>(root|branch)' t.svg)
    [ $((shown - triangles + sum)) -eq 131071 ]
}

@test "dpll-tree: a trace that Windows has edited, with a byte-order mark and its ends of lines, is read" {
    printf 'p cnf 2 3\n1 2 0\n-1 2 0\n-2 1 0\n' > f.cnf
    dpll -b first --trace t f.cnf > res
    { printf '\357\273\277'; sed "s/\$/$(printf '\r')/" t; } > windows
    dpll-tree t > t.svg
    dpll-tree < t > one
    dpll-tree < windows | cmp one -
}

@test "dpll-tree: malformed traces are told with their place" {
    head='p trace 3 4 dpll first\n'
    fails_with 2 "dpll-tree: <stdin>: expected a trace of 1 problem or more, found 0" "dpll-tree </dev/null"
    fails_with 2 "dpll-tree: <stdin>:1:1: expected a header 'p trace VARIABLES CLAUSES ENGINE' first" \
        "printf 'd 1\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:1:3: expected 'trace', found 'cnf'" "printf 'p cnf 1 1\n1 0\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:2:1: expected a line of a trace, found 'k'" "printf '${head}k 1\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:2:3: expected a literal of the problem, found '4'" \
        "printf '${head}d 4\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:2:2: expected a literal of the problem, found the end of the line" \
        "printf '${head}d\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:2:5: expected the end of the line, found '2'" \
        "printf '${head}d 1 2\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:2:6: expected a literal of the problem or 0, found the end of the line" \
        "printf '${head}u 1 2\nx 0\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:2:4: expected a level below 0, the one at hand, found 0" \
        "printf '${head}b 0 1\n' | dpll-tree"
    fails_with 2 "dpll-tree: <stdin>:4:4: expected backtracking first: the node is a leaf, or has a child" \
        "printf '${head}d 1\nx 0\nd 2\n' | dpll-tree"
    fails_with 2 "dpll-tree: cannot open none: No such file or directory" "dpll-tree none"
}

@test "dpll-tree: options, help, and outputs that fail" {
    run_sh "dpll-tree --help"
    [ "$status" -eq 0 ]
    options_documented dpll-tree
    printf '%b' "$UNSAT" | dpll --trace t >res
    dpll-tree t >one.svg
    dpll-tree -o two.svg t
    cmp one.svg two.svg
    fails_with 64 "dpll-tree: option -f needs svg or dot, found 'png' (see dpll-tree --help)" "dpll-tree -f png"
    fails_with 2 "dpll-tree: cannot create nowhere/t.svg: No such file or directory" "dpll-tree -o nowhere/t.svg t"
    [ -w /dev/full ] || skip "needs /dev/full"
    fails_with 2 "dpll-tree: cannot write standard output: No space left on device" "dpll-tree t >/dev/full"
}

@test "dpll-tree: memory that runs out anywhere is reported" {
    need_debug
    uniform 3 12 60 1 >f.cnf
    dpll --trace t f.cnf >res
    for options in '-n 20' '-f dot'; do
        short_of_memory 8 "dpll-tree $options t t"
    done
}
