#!/bin/sh
# SPDX-License-Identifier: MIT
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
new= # The picture is to be made.
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

. ../../common/deliver.sh
. ../../common/usage.sh
. ./options.sh
. ./measure.sh
. ./table.sh
. ./plot.sh

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
        printf '%s\n' "$tool @VERSION@" 'commit @COMMIT@' | deliver
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
    --*) unknown_option "$argument" ;;
    -?*)
        value=${argument#-?}
        usage_error "unknown option ${argument%"$value"}"
        ;;
    *) set -- "$@" "$argument" ;;
    esac
done

[ $# -gt 0 ] || usage_error 'the operand FILE is missing'
for file; do
    [ "$file" != - ] || usage_error 'a file is solved several times, so none can be standard input'
done
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
    [ ! -f "$svg" ] || ! has_formula "$svg" || die 2 "cannot write $svg: it has a formula in it"
    packer=$(packer_for "$svg")
    command -v "${packer%% *}" > /dev/null ||
        die 2 "cannot create $svg: ${packer%% *}, which compresses it, is not on PATH"
    # What it had stays until the picture is there, and there is none until then, nor at the end of a link.
    [ -e "$svg" ] || [ -h "$svg" ] || new=1
    [ -h "$svg" ] && [ ! -e "$svg" ] || true 2> /dev/null >> "$svg" || die 2 "cannot create $svg"
    [ -z "$new" ] || rm -f "$svg"
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/dpll-rate.XXXXXX") || die 2 'cannot make a temporary folder'
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM

for file; do
    quoted "$file"
    echo
done > "$work/files"

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
if [ -n "$svg" ] && [ -s "$work/points" ]; then
    # The packer is a program and its options.
    # shellcheck disable=SC2086
    { plot < "$work/points" > "$work/picture" && $packer < "$work/picture" > "$svg"; } 2> /dev/null ||
        die 2 "cannot write $svg"
fi
exit "$(cat "$work/status")"
