# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The command line of dpll-rate.

print_help() {
    cat << EOF
usage: $tool [OPTION ...] FILE ...
Compare configurations of dpll with a base, by the time each spends solving.

  -b, --base OPTIONS      options of the base
                          ($(quoted "$base"))
  -c, --compared OPTIONS  options of a configuration that is compared with it;
                          may be given several times (three: see the page)
  -f, --format NAME       markdown, tsv or text ($format)
  -n, --count RUNS        runs of each on each file, of which the median counts
                          (until the clock is sure)
      --svg FILE          draw the times of all files, and how many were solved
  -t, --time SECONDS      limit of a run ($limit)
      --help              print this and exit
      --version           print the version and the build, and exit
EOF
}

# check OPTION VALUE: VALUE is one that OPTION can have.
check() {
    case $1 in
    -t | --time)
        awk -v x="$2" 'BEGIN { exit !(x ~ /^([0-9]+[.]?[0-9]*|[.][0-9]+)$/ && x >= .001 && x <= 1e6) }' ||
            usage_error "option $1 needs a number of seconds from 0.001 to 1000000, found '$(short "$2")'"
        ;;
    -n | --count)
        awk -v x="$2" 'BEGIN { exit !(x ~ /^[0-9]+$/ && x >= 1 && x <= 1000) }' ||
            usage_error "option $1 needs a whole number from 1 to 1000, found '$(short "$2")'"
        ;;
    -f | --format)
        case $2 in
        markdown | tsv | text) ;;
        *) usage_error "option $1 needs markdown, tsv or text, found '$(short "$2")'" ;;
        esac
        ;;
    -b | --base | -c | --compared)
        case $2 in
        *"$newline"*) usage_error "option $1 needs a single line" ;;
        esac
        ;;
    --svg)
        case $2 in
        '' | -) usage_error "option $1 needs the name of a file, found '$(short "$2")'" ;;
        esac
        ;;
    esac
}

# packer_for FILE: the program that compresses into a file of that name, as common/streams/pack.c has it, or cat.
packer_for() {
    case $1 in
    ?*.gz) echo 'gzip -nc' ;;
    ?*.xz) echo 'xz -c' ;;
    ?*.lzma) echo 'xz --format=lzma -c' ;;
    ?*.bz2) echo 'bzip2 -c' ;;
    ?*.zst) echo 'zstd -c' ;;
    *) echo cat ;;
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
