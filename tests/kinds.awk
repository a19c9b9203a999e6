# SPDX-License-Identifier: MIT
# Makes puzzles of side 6 or 9 with one kind of rule, a puzzle for each full grid of a file, one on a line: from a
# grid come rules that it keeps, and clues, so many that rules.awk fills in the rest within `most` steps.  In
# one puzzle of ten the clues are those of the grid before, which the rules need not fit.  What rules.awk
# says of each goes to a file of its own.
#
#   awk -v tell=1 -v seed=1 -v check=6 -v variant=plain -v kind=thermo -v most=800 -v grids=GRIDS -v answers=FILE \
#       -f rules.awk -f kinds.awk

# The cells from 1 on at random to order[1..n].
function shuffle(count, i, k, c) {
    for (i = 1; i <= count; i++) order[i] = i
    for (i = count; i > 1; i--) {
        k = random(i)
        c = order[k]
        order[k] = order[i]
        order[i] = c
    }
}

# So many cells, each a king's move from the one before, in words; "" where there is no way on.
function path(k, c, to, met, text, tries) {
    c = random(side * side)
    for (; k; k--) {
        met[c]
        text = text " " name(c)
        for (tries = 0; tries < 30; tries++) {
            to = random(side * side)
            if (!(to in met) && apart(c, to, "king")) break
        }
        if (tries == 30 && k > 1) return ""
        c = to
    }
    return text
}

# A cell of each digit.
function transversal(d, c, text) {
    for (d = 1; d <= side; d++) {
        do c = random(side * side); while (v[c] != d)
        text = text " " name(c)
    }
    return text
}

# Rows, which have changed cells of the same digit.
function draw_map(i, c, to, letter, text) {
    for (c = 1; c <= side * side; c++) letter[c] = row(c)
    for (i = random(3 * side); i; i--) {
        c = random(side * side)
        do to = random(side * side); while (v[to] != v[c])
        text = letter[c]
        letter[c] = letter[to]
        letter[to] = text
    }
    text = ""
    for (c = 1; c <= side * side; c++) text = text substr("ABCDEFGHI", letter[c] + 1, 1)
    return text
}

# One of the places whose digit says where its number is, if there is one.
function draw_place(at, tries) {
    do at = random(n); while (tries++ < 30 && (v[x[at]] > n || v[x[v[x[at]]]] != at))
    return at
}

# The number of a rule with cells x[1..n], most often one that the grid has.
function draw_number(kind) {
    if (kind ~ /^(cage|sum)$/) return total()
    if (kind == "sandwich") return sandwich()
    if (kind == "skyscraper") return towers()
    if (kind == "xsum") return first_ones()
    if (kind == "numberedroom") return v[x[v[x[1]]]]
    if (kind == "quadruple") return v[x[1]] (rand() < 0.6 ? v[x[random(n - 1) + 1]] : "")
    if (kind == "pill") return 2
    if (kind == "index") return draw_place()
    if (kind == "ratio") return rand() < 0.1 ? 1 : 1 + random(3)
    return random(side == 9 ? 5 : 3)
}

# How many cells a rule of a kind has.
function draw_count(kind) {
    if (kind ~ /^(even|odd)$/) return random(4)
    if (kind ~ /^(cage|sum)$/) return random(5)
    if (kind == "clone") return 2 * (1 + random(2))
    if (kind ~ /^(pill|index)$/) return 3 + random(3)
    if (kind ~ /^(between|zipper|lockout|entropic|modular|palindrome|arrow)$/) return 2 + random(3)
    return 1 + random(3)
}

# A rule of a kind, or "" for none; the grid may not keep it.
function propose(kind, where, words, used) {
    if (kind ~ /^(knight|king|nonconsecutive)$/) return kind
    if (kind == "regions") return kind " " draw_map()
    if (kind == "house") return kind transversal()
    if (kind ~ /^(sandwich|skyscraper|xsum|numberedroom)$/ || (kind == "index" && rand() < 0.7)) where = draw_line()
    else where = kind == "equal" || rand() < 0.3 ? draw(draw_count(kind)) : path(draw_count(kind))
    if (where == "") return ""
    if (kind !~ /^(cage|sum|difference|whisper|ratio|quadruple|lockout|pill|index|sandwich|skyscraper|xsum|numberedroom)$/)
        return kind where
    used = split(where, words, " ")
    cells(words, 1, used)
    return kind " " draw_number(kind) where
}

function add_rule(text) { rule[++rules] = text }

# One that the grid keeps, if it is found soon.
function draw_rule(kind, tries, text) {
    for (tries = 0; tries < 400; tries++)
        if ((text = propose(kind)) != "" && keeps(text)) {
            add_rule(text)
            return
        }
}

# All dots of the grid but few, and the rule that these are all.
function draw_dots(i, j) {
    for (i = 1; i <= side * side; i++)
        for (j = i + 1; j <= side * side; j++) {
            if (!apart(i, j, "") || rand() < 0.02) continue
            if (abs(v[i] - v[j]) == 1) add_rule("consecutive " name(i) " " name(j))
            else if (v[i] == 2 * v[j] || v[j] == 2 * v[i]) add_rule("ratio 2 " name(i) " " name(j))
        }
    add_rule("alldots")
}

# All sums of 5 and 10 of the grid but few, and the rule that these are all.
function draw_xv(i, j, sum) {
    for (i = 1; i <= side * side; i++)
        for (j = i + 1; j <= side * side; j++) {
            sum = v[i] + v[j]
            if (apart(i, j, "") && (sum == 5 || sum == 10) && rand() > 0.02) add_rule("sum " sum " " name(i) " " name(j))
        }
    add_rule("allxv")
}

function draw_rules(i) {
    map = ""
    rules = 0
    if (kind == "alldots") return draw_dots()
    if (kind == "allxv") return draw_xv()
    if (kind == "regionsum" && variant == "latin") draw_rule("regions")
    for (i = kind ~ /^(knight|king|nonconsecutive|regions)$/ ? 1 : random(6); i; i--) draw_rule(kind)
}

# Clues of a grid: as few as `most` steps can judge, from a number at random on; what the judge says.
function dig(grid, blanks, i, answer) {
    shuffle(side * side)
    blanks = int(side * side * (0.3 + 0.7 * rand()))
    do {
        clues = grid
        for (i = 1; i <= blanks; i++) clues = substr(clues, 1, order[i] - 1) "." substr(clues, order[i] + 1)
        answer = fill_all()
        blanks -= int(side / 2)
    } while (steps > most)
    return answer
}

function make_from(grid, i) {
    for (i = 1; i <= side * side; i++) v[i] = substr(grid, i, 1)
    do draw_rules(); while (!rules || rule[rules] !~ "^" kind "( |$)")
    print dig(before && rand() < 0.1 ? before : grid) > answers
    before = grid
    print "p sudoku", variant, side
    for (i = 1; i <= rules; i++) print rule[i]
    print clues
}

BEGIN {
    srand(seed)
    while ((getline full < grids) > 0) if (full ~ /^[1-9]/) make_from(substr(full, 1, side * side))
    exit
}
