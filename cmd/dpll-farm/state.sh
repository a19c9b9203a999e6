# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# What the folder of a farm knows: batches by generation, their results, the log.

# note WORDS: into the log; what cannot be noted is not missed.
note() {
    { printf '%s %s\n' "$(date +%s)" "$*" >> "$folder/log"; } 2> /dev/null
}

# keep FILE: what standard input has, all of it or nothing.
keep() {
    if cat > "$1.new.$$" 2> /dev/null && mv "$1.new.$$" "$1"; then return; fi
    rm -f "$1.new.$$"
    return 1
}

# begins_text FILE UNPACK: whether a comment or a header may come first, behind blanks and a byte order mark.
# A proof may be one long line, which no awk is to read.
begins_text() {
    case $($2 < "$1" 2> /dev/null | dd bs=512 count=16384 2> /dev/null | tr -d '\000 \t\r\n\f\v\357\273\277' |
        dd bs=1 count=1 2> /dev/null) in
    c | p) ;;
    *) return 1 ;;
    esac
}

# header FILE: the line behind the comments, if it begins a formula, compressed or not.
header() {
    for unpack in cat 'gzip -dc' 'xz -dc' 'bzip2 -dc' 'zstd -dc'; do
        ! begins_text "$1" "$unpack" || $unpack < "$1" 2> /dev/null |
            awk '{ if (NR == 1) sub(/^\357\273\277/, ""); gsub(/[\r\f\v]/, "") }
                $1 ~ /^c/ || !NF { next } $1 == "p" && $2 ~ /^(cnf|inccnf|gcnf)$/ { print } { exit }'
    done | sed q
}

# numbers GENERATION closed|open: its batches.  The name of the folder may have more than one line.
numbers() {
    (cd "$folder/$1" && find . -name '*.cubes') | sed 's/.*\///; s/\.cubes$//' | sort -n | while read -r number; do
        if [ -e "$folder/$1/$number.res" ]; then
            [ "$2" = open ] || echo "$number"
        else
            [ "$2" = closed ] || echo "$number"
        fi
    done
}

# generations: those that are there.
generations() {
    generation=0
    while [ -d "$folder/$generation" ]; do
        echo "$generation"
        generation=$((generation + 1))
    done
}

# has_model FILE: whether results have one.
has_model() {
    grep -qx 's 1' "$1"
}

# model: the file in the folder that has one, if any.
model() {
    for generation in $(generations); do
        (cd "$folder" && find "$generation" -name '*.res' -exec grep -lx 's 1' {} +) | head -n 1
    done | head -n 1
}

# Cubes of all generations.
count_cubes() {
    for generation in $(generations); do
        find "$folder/$generation" -name '*.cubes' -exec cat {} +
    done | wc -l
}
