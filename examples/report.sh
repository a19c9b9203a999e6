#!/bin/sh
# SPDX-License-Identifier: MIT
# The report of a course on SAT: reads and describes each formula, solves it by a first program and by
# better ones, checks every answer, draws what there is to see, solves a diagonal Sudoku by way of SAT,
# and writes it all down in Markdown and HTML.  Takes formulas, or those of the course in ../shared, or
# else makes some; no run takes longer than LIMIT seconds (2).  In a locale such as zh_CN.UTF-8 the
# report is in Chinese.  A file that cannot be read is left out, and named in the end; the status is 2 then.
#
#     examples/report.sh [FOLDER [FILE ...]]
set -euf
case ${1:-} in
-*)
    echo 'usage: examples/report.sh [FOLDER [FILE ...]]: into FOLDER (report), about the formulas in FILE ...' >&2
    exit 64
    ;;
esac
if [ -f "${1:-}" ]; then
    echo "report.sh: the folder of the report comes first, and $1 is a file" >&2
    exit 64
fi
bin=${BIN:-$(dirname "$0")/../build/bin}
[ ! -d "$bin" ] || PATH=$(cd "$bin" && pwd):$PATH
limit=${LIMIT:-2}
here=$(cd "$(dirname "$0")" && pwd)
folder=${1:-report}
[ $# -eq 0 ] || shift
mkdir -p "$folder/results"
report=$folder/report.md
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
zh*.[Uu][Tt][Ff]*8*) language=zh ;;
*) language=en ;;
esac

# say ENGLISH CHINESE [ARGUMENT ...]: prints one of two formats of printf.
say() {
    format=$1
    [ $language = en ] || format=$2
    shift 2
    # shellcheck disable=SC2059
    printf "$format" "$@"
}

# uniform VARIABLES SEED: random clauses of three variables, at the ratio where they are hardest.
uniform() {
    awk -v n="$1" -v seed="$2" 'BEGIN {
        srand(seed)
        m = int(4.26 * n)
        print "p cnf " n " " m
        for (i = 0; i < m; i++) {
            split("", seen)
            for (size = 0; size < 3;) {
                v = 1 + int(rand() * n)
                if (v in seen) continue
                seen[v]
                size++
                printf "%s%d ", rand() < .5 ? "-" : "", v
            }
            print 0
        }
    }'
}

# choose: prints the names of the formulas to report on, a line each: of the course those 18 that are
# the smallest files.
choose() {
    course=$here/../../shared/cnf/course
    if [ -d "$course" ]; then
        find "$course/base" "$course/sat" "$course/unsat" -name '*.cnf' -exec ls -S {} + | tail -n 18 | sort
        return
    fi
    mkdir -p "$folder/formulas"
    for seed in 1 2 3 4; do
        uniform $((20 * seed)) "$seed" > "$folder/formulas/random-$((20 * seed)).cnf"
    done
    cp "$here/waerden.cnf" "$folder/formulas/"
    find "$folder/formulas" -name '*.cnf' | sort
}

# names FILE ...: a line for each file, with its name in the report, a tab and the file: files of one name
# from several folders have their folders before it, and a number where that does not tell them apart.
names() {
    printf '%s\n' "$@" | awk '
        {
            file[NR] = $0
            sub(/\.(Z|gz|xz|lzma|bz2|zst)$/, ""); sub(/\.cnf$/, "")
            n = split($0, part, "/")
            name[NR] = part[n]
            folder[NR] = n > 1 ? part[n - 1] : ""
            met[name[NR]]++
        }
        END {
            for (i = 1; i <= NR; i++) {
                stem = base = (met[name[i]] > 1 && folder[i] != "" ? folder[i] "-" : "") name[i]
                for (n = 2; stem in taken; n++) stem = base "-" n
                taken[stem]
                print stem "\t" file[i]
            }
        }'
}

# stem FILE: its name in the report.
stem() {
    FILE=$1 awk -F '\t' 'substr($0, length($1) + 2) == ENVIRON["FILE"] { print $1; exit }' "$folder/names"
}

# plain FILE: its text, unpacked, without what Windows adds: a mark in front, other ends of lines, ^Z.
plain() {
    case $(od -An -tx1 -N 6 < "$1" | tr -d ' \n') in
    1f8b* | 1f9d*) gzip -dc ;;
    fd377a585a* | 5d0000*) xz -dc ;;
    425a68*) bzip2 -dc ;;
    28b52ffd*) zstd -dc ;;
    *) cat ;;
    esac < "$1" | tr -d '\r\032' | LC_ALL=C sed "1s/^$(printf '\357\273\277')//"
}

# unreadable FILE: notes what is wrong with a file, if anything is.
unreadable() {
    ! cnfcheck -q "$1" 2> "$folder/wrong" || return 1
    cat "$folder/wrong" >> "$folder/unread"
}

# figure NAME FILE: a figure of cnfcheck -i, or a counter of a result.
figure() {
    awk -v name="$1" '$1 == "c" { $1 = ""; sub(/^ /, "") } index($0, name " ") == 1 { print $NF; found = 1; exit }
        END { if (!found) print "-" }' "$2"
}

# literals: what a formula's clauses consist of, one a line.
literals() {
    awk '$1 ~ /^[cp]/ { next } $1 ~ /^%/ { exit } { gsub(/x */, "x"); for (i = 1; i <= NF; i++) print $i }'
}

# parsed FILE: whether the clauses that the parser has taken in, printed again, are those of the file.
parsed() {
    cnfcheck "$1" | literals > "$folder/printed"
    if plain "$1" | literals | cmp -s - "$folder/printed"; then say same 相同; else say DIFFERENT 不同; fi
    rm "$folder/printed"
}

# check FILE RESULT: whether the answer holds, in a word; a proof is made for those that say no.
check() {
    case $(awk '$1 == "s" { print $2 }' "$2") in
    1) if resverify -q "$1" "$2"; then say 'yes, by its model' '正确，由模型检查'; else say NO 错误; fi ;;
    0)
        dpll -t "$limit" -p "$folder/proof" "$1" > "$folder/proved.res"
        case $(awk '$1 == "s" { print $2 }' "$folder/proved.res") in
        0)
            if resverify -q -p "$folder/proof" "$1" "$folder/proved.res"; then
                say 'yes, by a proof' '正确，由证明检查'
            else
                say NO 错误
            fi
            ;;
        *) say 'no proof in time' '未及时得到证明' ;;
        esac
        rm -f "$folder/proof" "$folder/proved.res"
        ;;
    *) echo - ;;
    esac
}

# answer RESULT: in a word.
answer() {
    case $(awk '$1 == "s" { print $2 }' "$1") in
    1) say sat 可满足 ;;
    0) say unsat 不可满足 ;;
    *) say unknown 未判定 ;;
    esac
}

# in_language: the table of dpll-rate, in the language of the report.
in_language() {
    if [ $language = en ]; then
        cat
        return
    fi
    # shellcheck disable=SC2016
    sed -e 's/^Base: /基准：/' -e 's/, compared \([0-9]*\): /，比较 \1：/g; s/`\.$/`。/' \
        -e 's/^| instance | variables | clauses | ratio | answer | t (ms) | t0 (ms) | rate | compared |/| 算例 | 变元 | 子句 | 比值 | 回答 | t (ms) | t0 (ms) | 优化率 | 比较 |/' \
        -e 's/ | sat | / | 可满足 | /; s/ | unsat | / | 不可满足 | /; s/ | unknown | / | 未判定 | /' \
        -e 's/ | noise | / | 噪声 | /; s/ | error | / | 出错 | /' \
        -e 's/^\([0-9]*\) files*, base solved /\1 个文件，基准解出 /' \
        -e 's/, compared \([0-9]*\) solved \([0-9]*\), median rate /；比较 \1 解出 \2，优化率的中位数 /g'
}

# row FILE: solves the formula and prints its row of the first table.
row() {
    name=$(stem "$1")
    result=$folder/results/$name.res
    cnfcheck -i "$1" > "$folder/figures"
    dpll -b moms -t "$limit" "$1" > "$result"
    printf '| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n' "$name" \
        "$(figure variables "$folder/figures")" "$(figure clauses "$folder/figures")" \
        "$(figure clauses/variables "$folder/figures")" "$(parsed "$1")" \
        "$(answer "$result")" \
        "$(figure decisions "$result")" "$(figure conflicts "$result")" \
        "$(awk '$1 == "t" { print $2 }' "$result")" "$(check "$1" "$result")"
    rm "$folder/figures"
}

# smallest FILE ...: the one with the fewest variables, for pictures; where there are any, of those
# whose search has decisions to draw.
smallest() {
    for file; do
        printf '%s %s %s\n' "$(awk '$1 == "c" && $2 == "decisions" { print $3 < 2 }' "$folder/results/$(stem "$file").res")" \
            "$(plain "$file" | awk '$1 == "p" { print $3; exit }')" "$file"
    done | sort -n -k 1,1 -k 2,2 | head -n 1 | cut -d ' ' -f 3-
}

# sudoku: makes a diagonal Sudoku, solves it by its formula, and draws both.
sudoku() {
    xsudoku-gen -s 1 -m > "$folder/puzzle.txt"
    sudoku2cnf "$folder/puzzle.txt" > "$folder/puzzle.cnf"
    dpll -b moms -n 1 "$folder/puzzle.cnf" > "$folder/puzzle.res"
    sudoku2svg "$folder/puzzle.txt" > "$folder/puzzle.svg"
    res2sudoku --svg -p "$folder/puzzle.txt" "$folder/puzzle.res" > "$folder/solution.svg"
    cnfcheck -i "$folder/puzzle.cnf" > "$folder/figures"
    # The quotes are those of Markdown.
    # shellcheck disable=SC2016
    say '\n## A diagonal Sudoku\n\nMade and solved by `xsudoku-gen | sudoku2cnf | dpll | res2sudoku`:\n\n' \
        '\n## 对角线数独\n\n由 `xsudoku-gen | sudoku2cnf | dpll | res2sudoku` 生成和求解：\n\n'
    say '![puzzle](puzzle.svg)\n\n![solution](solution.svg)\n\n' '![题目](puzzle.svg)\n\n![答案](solution.svg)\n\n'
    say '| variables | clauses | decisions | conflicts | ms | checked | one solution |\n' \
        '| 变元 | 子句 | 决策 | 冲突 | 毫秒 | 检查 | 答案唯一 |\n'
    echo '|--:|--:|--:|--:|--:|---|---|'
    printf '| %s | %s | %s | %s | %s | %s | %s |\n' \
        "$(figure variables "$folder/figures")" "$(figure clauses "$folder/figures")" \
        "$(figure decisions "$folder/puzzle.res")" "$(figure conflicts "$folder/puzzle.res")" \
        "$(awk '$1 == "t" { print $2 }' "$folder/puzzle.res")" "$(check "$folder/puzzle.cnf" "$folder/puzzle.res")" \
        "$(if grep -qx 'c more no' "$folder/puzzle.res"; then say yes 是; else say NO 否; fi)"
    rm "$folder/figures" "$folder/puzzle.res"
}

# html: what this script writes of Markdown (headings, paragraphs, tables, pictures, code), as HTML.
html() {
    awk -v language="$language" -v title="$(say 'SAT report' 'SAT 报告')" '
        # Text as HTML, with `code` and ![pictures](file).
        function inline(text,    n, part, i, out) {
            gsub(/&/, "\\&amp;", text)
            gsub(/</, "\\&lt;", text)
            if (text ~ /^!\[.*\]\(.*\)$/) {
                n = index(text, "](")
                return "<img alt=\"" substr(text, 3, n - 3) "\" src=\"" substr(text, n + 2, length(text) - n - 2) "\">"
            }
            n = split(text, part, "`")
            for (i = 1; i <= n; i++) out = out (i == 1 ? "" : i % 2 ? "</code>" : "<code>") part[i]
            return out
        }
        function cells(text, tag,    n, part, i, out) {
            n = split(text, part, / *[|] */)
            for (i = 2; i < n; i++) out = out "<" tag ">" inline(part[i]) "</" tag ">"
            return "<tr>" out "</tr>"
        }
        function end(kind) {
            if (open && open != kind) print "</" open ">"
            if (open != kind && kind) print "<" kind ">"
            open = kind
        }
        BEGIN {
            print "<!DOCTYPE html>\n<html lang=\"" language "\">\n<head><meta charset=\"utf-8\"><title>" title "</title>"
            print "<style>body { max-width: 60em; margin: 2em auto; padding: 0 1em; font-family: sans-serif; line-height: 1.4 }"
            print "table { border-collapse: collapse; font-size: 85% } td, th { border: 1px solid #bbb; padding: .2em .5em; text-align: left }"
            print "img { max-width: 100% }</style></head>\n<body>"
        }
        /^$/ { end(""); next }
        /^#+ / { end(""); n = index($0, " ") - 1; print "<h" n ">" inline(substr($0, n + 2)) "</h" n ">"; next }
        /^[|][-|: ]+$/ { next }
        /^[|]/ { fresh = open != "table"; end("table"); print cells($0, fresh ? "th" : "td"); next }
        { end("p"); print inline($0) }
        END { end(""); print "</body>\n</html>" }'
}

if [ $# -eq 0 ]; then
    choose > "$folder/list"
    while IFS= read -r file; do
        set -- "$@" "$file"
    done < "$folder/list"
    rm "$folder/list"
fi

: > "$folder/unread"
for file; do
    shift
    unreadable "$file" || set -- "$@" "$file"
done
rm "$folder/wrong"
cat "$folder/unread" >&2
if [ $# -eq 0 ]; then
    rm "$folder/unread"
    exit 2
fi
names "$@" > "$folder/names"

{
    say '# What a SAT solver does with %d formula%s\n\n' '# 用 SAT 求解器求解 %d 个公式%.0s\n\n' $# "$([ $# -eq 1 ] || echo s)"
    say 'Every run has at most %s s.\n\n' '每次运行最多 %s 秒。\n\n' "$limit"
    # The quotes are those of Markdown.
    # shellcheck disable=SC2016
    say '## Answers\n\nBy the textbook procedure with the rule `moms`: `dpll -b moms -t %s`.\n' \
        '## 回答\n\n用教科书过程和分支规则 `moms` 求解：`dpll -b moms -t %s`。\n' "$limit"
    say 'A model is checked clause by clause, a no by a proof of the engine that learns.\n' \
        '模型逐个子句检查，不可满足的回答由子句学习引擎的证明检查。\n'
    # shellcheck disable=SC2016
    say 'What was parsed is printed again by `cnfcheck` and compared with the file, literal by literal.\n\n' \
        '读入的公式由 `cnfcheck` 再次输出，与文件逐个文字比较。\n\n'
    say '| instance | variables | clauses | ratio | parsed | answer | decisions | conflicts | ms | checked |\n' \
        '| 算例 | 变元 | 子句 | 比值 | 解析 | 回答 | 决策 | 冲突 | 毫秒 | 检查 |\n'
    echo '|---|--:|--:|--:|---|---|--:|--:|--:|---|'
    for file; do
        row "$file"
    done
    say '\n## What data structure and branching rule are worth\n\n' '\n## 数据结构和分支规则的价值\n\n'
    say 'The base is a first program: a list of clauses that is scanned, and the first open variable.\n' \
        '基准是最朴素的程序：逐个扫描子句表，取第一个未赋值的变元。\n'
    say 'The optimisation rate is (t - t0) / t.\n\n' '优化率为 (t - t0) / t。\n\n'
} > "$report"
dpll-rate -f markdown -t "$limit" --svg "$folder/times.svg" "$@" > "$folder/rates"
in_language < "$folder/rates" >> "$report"
rm "$folder/rates"
small=$(smallest "$@")
{
    say '\n![times of all formulas](times.svg)\n\n' '\n![全部公式的用时](times.svg)\n\n'
    say '## A closer look at %s\n\n' '## 细看 %s\n\n' "$(stem "$small")"
    say 'Which variables are together in clauses:\n\n![interaction graph](graph.svg)\n\n' \
        '哪些变元同在子句中：\n\n![变元关系图](graph.svg)\n\n'
    # shellcheck disable=SC2016
    say 'The search trees of the rules `first` and `moms`:\n\n![search trees](trees.svg)\n' \
        '分支规则 `first` 和 `moms` 的搜索树：\n\n![搜索树](trees.svg)\n'
} >> "$report"
cnf2graph -o "$folder/graph.svg" "$small"
for rule in first moms; do
    dpll -w -b "$rule" -t "$limit" --trace "$folder/$rule" "$small" > "$folder/traced.res"
done
(cd "$folder" && dpll-tree -o trees.svg first moms && rm first moms traced.res)
sudoku >> "$report"
status=0
if [ -s "$folder/unread" ]; then
    status=2
    {
        say '\n## Left out\n' '\n## 未处理的文件\n'
        # shellcheck disable=SC2016
        tr '`' "'" < "$folder/unread" | sed 's/.*/\n`&`/'
    } >> "$report"
fi
rm "$folder/unread" "$folder/names"
html < "$report" > "$folder/report.html"
echo "$report, $folder/report.html"
exit $status
