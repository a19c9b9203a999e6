# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034,SC2154
# The command line of dpll-farm.

print_help() {
    cat << END
usage: $tool [OPTION ...] FILE
       $tool --resume --folder FOLDER [OPTION ...]
Decide a formula by many processes and machines, cube by cube.

      --batch CUBES        cubes that a process gets at a time (the less, the
                           fewer are left)
      --first SECONDS      what one process decides in this time is not cut
                           ($first; 0: do not try)
      --folder FOLDER      where all is kept (FILE.farm)
  -j, --processes COUNT    how many work at once on each machine (0: one for
                           each processor)
  -n, --count CUBES        cubes to begin with ($cubes)
  -P, --proof-format FORMAT
                           lrat or binary ($format)
  -p, --proof FILE         write a proof of s 0 in LRAT, made by lratcat
      --resume             go on with what is in FOLDER
  -S, --hosts HOST,...     work on these machines, over ssh
      --slurm              work as a job array of Slurm
      --strict             a wrong clause count is an error
  -t, --time SECONDS       a cube that takes longer is cut again ($limit)
  -v, --verbose            progress on standard error, terminal or not
      --help               print this and exit
      --version            print the version and the build, and exit
END
}

# whole OPTION VALUE LOW HIGH [UNIT]: sets number, without leading zeros, which would make it octal.
whole() {
    number=${2#"${2%%[!0]*}"}
    number=${number:-${2:+0}}
    case $number in
    '' | *[!0-9]* | ?????????*) ;;
    *) if [ "$number" -ge "$3" ] && [ "$number" -le "$4" ]; then return; fi ;;
    esac
    usage_error "option $1 needs a whole number${5:+ of $5} from $3 to $4, found '$(short "$2")'"
}

# take_file FILE: an operand.
take_file() {
    [ -n "$1" ] || usage_error 'the operand FILE is empty'
    [ -z "$file" ] || usage_error 'one formula at a time'
    file=$1
}

# set_option OPTION VALUE
set_option() {
    case $1 in
    --batch) whole "$1" "$2" 1 100000 && batch=$number ;;
    --first) whole "$1" "$2" 0 10000000 seconds && first=$number ;;
    --folder)
        case $2 in
        '') usage_error "option $1 needs a name" ;;
        *'
'*) usage_error "option $1 needs a name of one line" ;;
        esac
        folder=$2
        ;;
    -P | --proof-format)
        case $2 in lrat | binary) format=$2 ;; *) usage_error "option $1 needs lrat or binary, found '$(short "$2")'" ;; esac
        ;;
    -p | --proof) [ -n "$2" ] || usage_error "option $1 needs the name of a file, found ''" && proof=$2 ;;
    -j | --processes) whole "$1" "$2" 0 250 && slots=$number ;;
    -n | --count) whole "$1" "$2" 1 10000000 && cubes=$number ;;
    -t | --time) whole "$1" "$2" 1 10000000 seconds && limit=$number ;;
    -S | --hosts)
        case $2 in
        '' | -* | *,-* | *[!A-Za-z0-9.,@_:-]*) usage_error "option $1 needs names of hosts, found '$(short "$2")'" ;;
        esac
        hosts=$2
        ;;
    esac
}
