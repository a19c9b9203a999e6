# SPDX-License-Identifier: MIT
# What a program's --help says, as the completion of its options in a shell.
#
#     PROGRAM --help | awk -v shell=bash|zsh|fish -v tool=PROGRAM -f completion.awk
#
# An option's argument is completed where the text ends in a list of words ("first, moms or jw") and
# where it is called FILE or FOLDER.

function flush(   text, list) {
    if (!name) return
    text = help[count]
    sub(/ \([^()]*\)$/, "", text)
    if (match(text, /(^|: )[a-z0-9-]+(, [a-z0-9-]+)* or [a-z0-9-]+$/)) {
        list = substr(text, RSTART, RLENGTH)
        text = substr(text, 1, RSTART - 1)
        sub(/^: /, "", list)
        gsub(/, | or /, " ", list)
        choices[count] = list
    }
    sub(/:$/, "", text)
    help[count] = text
    name = ""
}

/^  +(-., )?--[a-z]/ {
    flush()
    count++
    line = $0
    letter[count] = match(line, /^  -., /) ? substr(line, 4, 1) : ""
    match(line, /--[a-z0-9-]+/)
    name = long[count] = substr(line, RSTART + 2, RLENGTH - 2)
    line = substr(line, RSTART + RLENGTH)
    # An argument is in capitals; "[=DEPTH]" stands where it may be missing.
    if (match(line, /^\[?[ =][A-Z]+[A-Z,.=]*\]?( |$)/)) {
        argument[count] = substr(line, 1, RLENGTH)
        line = substr(line, RLENGTH + 1)
        gsub(/[^A-Z]/, "", argument[count])
        optional[count] = /--[a-z0-9-]+\[=/
    }
    sub(/^ +/, "", line)
    help[count] = line
    next
}

/^     / && name {
    line = $0
    sub(/^ +/, "", line)
    help[count] = help[count] (help[count] ? " " : "") line
}

function takes_file(i) {
    return argument[i] == "FILE" || argument[i] == "FOLDER"
}

function takes_argument(i) {
    return argument[i] && !optional[i]
}

function patterns(i) {
    return (letter[i] ? "-" letter[i] "|" : "") "--" long[i]
}

function write_bash(   i, words) {
    print "_" tool "() {"
    print "    local word=${COMP_WORDS[COMP_CWORD]}"
    print "    case ${COMP_WORDS[COMP_CWORD - 1]} in"
    for (i = 1; i <= count; i++) {
        words = words (words ? " " : "") "--" long[i]
        if (takes_argument(i) && !takes_file(i))
            print "    " patterns(i) ") COMPREPLY=($(compgen -W '" choices[i] "' -- \"$word\")); return ;;"
    }
    print "    esac"
    print "    COMPREPLY=($(compgen -f -- \"$word\"))"
    print "    [[ $word != -* ]] || COMPREPLY=($(compgen -W '" words "' -- \"$word\"))"
    print "}"
    print "complete -o filenames -F _" tool " " tool
}

function quoted(text) {
    gsub(/'/, "'\\''", text)
    return text
}

function write_zsh(   i, spec, text) {
    print "#compdef " tool
    printf "_arguments -s"
    for (i = 1; i <= count; i++) {
        text = help[i]
        gsub(/[][\\:]/, "\\\\&", text)
        spec = "[" quoted(text) "]"
        if (takes_argument(i))
            spec = spec ":" argument[i] ":" (takes_file(i) ? "_files" : choices[i] ? "(" choices[i] ")" : " ")
        if (letter[i])
            printf " \\\n    '(-%s --%s)'{-%s,--%s}'%s'", letter[i], long[i], letter[i], long[i], spec
        else
            printf " \\\n    '--%s%s'", long[i], spec
    }
    print " \\\n    '*:file:_files'"
}

function write_fish(   i) {
    for (i = 1; i <= count; i++) {
        printf "complete -c %s%s -l %s", tool, letter[i] ? " -s " letter[i] : "", long[i]
        if (takes_argument(i))
            printf " %s", takes_file(i) ? "-r" : "-x"
        if (choices[i])
            printf " -a '%s'", choices[i]
        printf " -d '%s'\n", quoted(help[i])
    }
}

END {
    flush()
    if (shell == "bash") write_bash()
    else if (shell == "zsh") write_zsh()
    else write_fish()
}
