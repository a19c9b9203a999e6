#!/bin/sh
# SPDX-License-Identifier: MIT
# Which lines the tests run: coverage.sh 'FOLDER ...' [FILE.bats ...], called by make coverage.
# Writes build/coverage/report, a table by folder and the lines of each file that never ran, and
# prints the table.  COVERAGE_KEEP=1 adds to the counts of the last time.
set -u
: "${GCOV:=gcov}" "${COVERAGE_FUZZ:=0}"
cd "$(dirname "$0")/.." || exit
folders=$1 build=$PWD/build/coverage
shift
if [ $# -eq 0 ]; then
    for file in tests/*.bats; do
        case $file in
        *build.bats | *bench.bats | *browser.bats | *chinese.bats | *examples*) ;;
        *) set -- "$@" "$file" ;;
        esac
    done
fi

[ "${COVERAGE_KEEP:-0}" = 1 ] || find "$build" -name '*.gcda' -exec rm -f {} +

# Failures are make check's business: here a test that fails counts for what it ran.
BIN=$build/bin TESTERS=$build/tests DEBUG=1 sh tests/run.sh "$@" > "$build/tests.log" 2>&1 ||
    echo "coverage: some tests fail, see $build/tests.log" >&2
if [ "$COVERAGE_FUZZ" -gt 0 ]; then
    folder=$(mktemp -d)
    (cd "$folder" && PATH=$build/bin:$PATH "$build/tests/fuzz" 1 "$COVERAGE_FUZZ") >&2
    rm -rf "$folder"
fi

# gcov's text has COUNT: LINE: SOURCE for each line, "-" for one without code, and #### for one that
# never ran.  A header is in many of them: one that runs it is enough.
for folder in $folders; do
    find "$build/obj/$folder" -name '*.gcno' | sort
done | while read -r notes; do
    $GCOV -t "$notes" 2> /dev/null
done | awk -F: -v folders="$folders" '
    { count = $1; gsub(/[ *]/, "", count); line = $2 + 0 }
    line == 0 && $3 == "Source" { file = $4; next }
    line == 0 || count == "-" { next }
    { key = file ":" line; if (!(key in ran)) { ran[key] = 0; last[file] = line > last[file] ? line : last[file] } }
    count !~ /^[#=]/ { ran[key] = 1 }
    line > last[file] { last[file] = line }
    END {
        n = split(folders, folder, " ")
        printf "%-16s %7s %7s %8s\n", "folder", "lines", "run", "share"
        for (i = 1; i <= n; i++) {
            all = some = 0
            for (key in ran) if (index(key, folder[i] "/") == 1) { all++; some += ran[key] }
            printf "%-16s %7d %7d %6.2f %%\n", folder[i], all, some, all ? 100 * some / all : 0
        }
        print ""
        for (file in last) for (i = 1; i <= n; i++) {
            if (index(file, folder[i] "/") != 1) continue
            text = ""
            for (line = 1; line <= last[file]; line++)
                if ((file ":" line) in ran && !ran[file ":" line]) text = text " " line
            if (text) print file ":" text | "sort"
        }
        close("sort")
    }' > "$build/report"
sed '/^$/q' "$build/report"
echo "lines that never ran: $build/report"
