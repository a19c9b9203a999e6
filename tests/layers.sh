#!/bin/sh
# SPDX-License-Identifier: MIT
# Reads the includes of all sources and fails where an arrow points upward, or modules (a .c and a .h
# of one name) form a circle.
set -eu
cd "$(dirname "$0")/.."

# A folder and those, of the same place, that its files may include from beside itself.  What stands in cmd/ may
# include all of common/ as well.  A tool without a line here has one folder and includes nothing else.
allowed() {
    cat << 'EOF'
common/     base
common/     streams     base
common/     formulas    base streams
common/     rules       base streams
common/     houses      base streams rules
common/     solving     base streams rules houses
common/     grids       base streams formulas rules houses
common/     drawing     base streams rules houses grids
common/     human       base streams rules houses solving grids
common/     explainer   base
cmd/dpll/   state
cmd/dpll/   search      state
cmd/dpll/   rewrite     state search
cmd/dpll/   local       state search
cmd/dpll/   look        state search
cmd/dpll/   counting    state search
cmd/dpll/   parity      state search rewrite
cmd/dpll/   inprocess   state search rewrite
cmd/dpll/   sweep       state search rewrite
cmd/dpll/   engines     state search rewrite local look counting parity inprocess sweep
cmd/dpll    .           state look engines
EOF
}

# Every arrow as FROM TO, two modules by their paths without .c and .h.
arrows() {
    find common cmd -name '*.[ch]' -exec grep -H '^#include "' {} + | awk -F '[:"]' '
        {
            from = $1
            to = $3
            sub(/\.[ch]$/, "", from)
            sub(/\.h$/, "", to)
            split(from, part, "/")
            if (to !~ /^(common|cmd)\//)
                to = part[1] "/" part[2] "/" to
            if (from != to)
                print from, to
        }' | sort -u
}

folders() {
    awk '
        function folder(path) {
            sub(/\/[^\/]*$/, "", path)
            return path
        }
        FILENAME == ARGV[1] {
            from = $2 == "." ? $1 : $1 $2
            sub(/[^\/]$/, "&/", $1)
            for (i = 3; i <= NF; i++)
                may[from, $1 $i]
            next
        }
        {
            from = folder($1)
            to = folder($2)
            if (from == to || (to ~ /^common/ && from ~ /^cmd/))
                next
            if (!((from, to) in may)) {
                print "layers: " $1 " must not include " $2
                bad = 1
            }
        }
        END { exit bad }' "$@"
}

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
allowed > "$scratch/allowed"
arrows > "$scratch/arrows"
[ -s "$scratch/arrows" ]
folders "$scratch/allowed" "$scratch/arrows"
tsort "$scratch/arrows" > /dev/null
