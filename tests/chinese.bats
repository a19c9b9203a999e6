#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The Chinese pages: as complete as the English ones, found by man, and set as Chinese is.
load helper

# The Chinese names of sections.
NAMES='NAME=名称 SYNOPSIS=概要 DESCRIPTION=描述 ENVIRONMENT=环境变量 FILES=文件 EXIT_STATUS=退出状态
EXAMPLES=示例 DIAGNOSTICS=诊断信息 SEE_ALSO=另请参阅 TECHNIQUES=技术 PLAYING=玩法 COMING_FROM_OTHER_SOLVERS=从其他求解器转来'

# outline PAGE: what a translation leaves as it is: sections, by their English names, two of them whole;
# lists, and the items that are options, words or statuses; commands; references.
outline() {
    local name script=''
    for name in $NAMES; do
        script="$script;s/^\.Sh ${name#*=}\$/.Sh $(echo "${name%=*}" | tr _ ' ')/"
    done
    sed "$script" "$1" | awk '
        /^\.Sh / { section = $0 }
        section ~ /SYNOPSIS|SEE ALSO/ || /^\.(Sh|Bl|El|Bd|Ed|Dl|%)/ || /^\$ / { print; next }
        /^\.Ss/ { print ".Ss" }
        /^\.It .* Ta / { print ".It Ta"; next }
        /^\.It (Fl|Cm|Ic|Ev|Li|Pa|Ar|[0-9])/ { sub(/ No .*/, ""); print }'
}

# set_in PAGE: the page as groff sets it, without bold and underlined letters.
set_in() {
    groff -Kutf8 -mandoc -Tutf8 -P-cbou -rLL=78n "$1"
}

@test "chinese: every page has one" {
    (cd "$ROOT/man" && find . -maxdepth 1 -name '*.[157]' | sort) > english
    (cd "$ROOT/man/zh_CN" && find . -type f | sort) | cmp - english
}

@test "chinese: each page has the sections, options, words, statuses and examples of the English one" {
    for page in "$ROOT"/man/zh_CN/*; do
        outline "$ROOT/man/${page##*/}" > english
        outline "$page" > chinese
        [ "$(wc -l < english)" -gt 10 ]
        diff english chinese || {
            echo "${page##*/}"
            return 1
        }
    done
}

@test "chinese: every option that --help tells of is on the page" {
    for tool in "$BIN"/*; do
        page=$ROOT/man/zh_CN/${tool##*/}.1
        [ -e "$page" ] || continue
        page_has_options "$tool" "$page"
    done
}

# mandoc knows the names of sections in English only, so it takes none of these pages to begin with NAME.
@test "chinese: groff and mandoc read every page without a word" {
    need_program groff
    for page in "$ROOT"/man/zh_CN/*; do
        prints '' "groff -Kutf8 -mandoc -Tutf8 -ww -rLL=78n '$page' 2>&1 > /dev/null"
    done
    need_program mandoc
    prints '' "mandoc -Tlint -W warning '$ROOT'/man/zh_CN/* |
        sed -e '/first section is not \"NAME\"/d' -e '/description line outside NAME section/d'"
}

# columns: letters in place of characters, one for each column that they take: those of three bytes from
# U+3000 on are wide.
columns() {
    LC_ALL=C sed 's/[\xe3-\xef][\x80-\xbf][\x80-\xbf]/ww/g; s/[\xc2-\xe2][\x80-\xbf]*/n/g'
}

@test "chinese: pages have no blanks where Chinese has none, and lines are filled" {
    need_program groff
    echo 字 | LC_ALL=C.UTF-8 grep -qP '\p{Han}' || skip "needs grep -P and a UTF-8 locale"
    for page in "$ROOT"/man/zh_CN/*; do
        set_in "$page" > text
        ! LC_ALL=C.UTF-8 grep -nP '[，。；：、（“] (?! )|[^ ] [，。；：、）”]|\p{Han} \p{Han}' text || {
            echo "${page##*/}"
            return 1
        }
        # Every line with Chinese can be broken, so that none leaves the screen.
        ! LC_ALL=C.UTF-8 grep -P '\p{Han}' text | columns | grep '.\{80,\}' || {
            echo "${page##*/}"
            return 1
        }
    done
}

@test "chinese: man finds the pages where make install puts them, and make uninstall takes them away" {
    make -s -C "$ROOT" DEBUG="$DEBUG" install DESTDIR="$PWD/stage" PREFIX=/opt
    find stage/opt/share/man/zh_CN -type f | sed 's:.*/::' | sort > installed
    find "$ROOT/man/zh_CN" -type f | sed 's:.*/::' | sort | cmp - installed
    if man --version 2> /dev/null | grep -q '^man 2'; then
        while read -r page; do
            name=${page%.*}
            MANPATH=$PWD/stage/opt/share/man man -L zh_CN.UTF-8 -w "${page##*.}" "$name" > where
            grep -q "/zh_CN/man${page##*.}/$page\$" where
        done < installed
        MANPATH=$PWD/stage/opt/share/man man -L zh_CN.UTF-8 dpll > text
        grep -q 'dpll — 判定命题公式的可满足性' text
    fi
    make -s -C "$ROOT" DEBUG="$DEBUG" uninstall DESTDIR="$PWD/stage" PREFIX=/opt
    [ -z "$(find stage -type f)" ]
}

@test "chinese: the commands of the README's Chinese section run as they stand" {
    ln -s "$ROOT/examples" examples
    sed -n '/^## 中文$/,/^## [A-Z]/s/^    //p' "$ROOT/README.md" |
        grep -v -e '^make$' -e '^PATH=' -e '^man ' -e '^xsudoku-play ' > commands
    [ "$(wc -l < commands)" -ge 15 ]
    while read -r command; do
        LIMIT=1 run_sh "$command"
        [ "$status" -eq 0 ] || {
            echo "$command: $stderr"
            return 1
        }
    done < commands
    for file in f.res u.lrat report/report.html puzzles.html; do
        [ -s "$file" ]
    done
}
