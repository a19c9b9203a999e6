# SPDX-License-Identifier: MIT
# Judges rules by their definitions alone: for each puzzle counts the full grids that keep its clues and
# every rule, at side 4 out of all Latin squares of that side, else by filling in what is blank.
#
#   awk -f rules.awk PUZZLES            a number for each puzzle; with -v tell=1 its solution behind 1
#   awk -v seed=1 -v make=100 -f rules.awk   makes puzzles with rules of every kind instead, or of those in
#                                       -v kinds="between zipper"
#   awk -v check=9 -f rules.awk GRIDS   for full grids of that side, one on a line, 1 or 0 each: whether one
#                                       keeps the rules before it; lines with blanks are passed over
#
# Puzzles are "p sudoku VARIANT SIDE", the variant plain or latin, the side 4, 6 or 9, lines of rules, and one
# line of symbols.  kinds.awk makes those of sides 6 and 9.

function abs(x) { return x < 0 ? -x : x }
function row(c) { return int((c - 1) / side) }
function column(c) { return (c - 1) % side }

# Whether a digit is not yet in the row or column of a cell of g.
function is_free(c, d, k) {
    for (k = 1; k < c; k++)
        if ((row(k) == row(c) || column(k) == column(c)) && g[k] == d) return 0
    return 1
}

function squares(c, d, k) {
    if (c > 16) {
        count++
        for (k = 1; k <= 16; k++) all[count, k] = g[k]
        return
    }
    for (d = 1; d <= 4; d++)
        if (is_free(c, d)) {
            g[c] = d
            squares(c + 1)
        }
}

# Cells of a rule to x[1..n], from its words.
function cells(words, from, used, i, k, m, dr, dc) {
    n = 0
    for (i = from; i <= used; i++) {
        # A cell, or two at the ends of a part of a row or column.
        split(words[i] (words[i] ~ /-/ ? "" : "-" words[i]), m, /[-rc]+/)
        dr = m[4] - m[2]
        dc = m[5] - m[3]
        for (k = abs(dr) + abs(dc); k >= 0; k--) {
            x[++n] = (m[2] - 1) * side + m[3]
            m[2] += (dr > 0) - (dr < 0)
            m[3] += (dc > 0) - (dc < 0)
        }
    }
}

# Whether every two of the cells at a distance fit, as far as they have digits.
function apart(i, j, what, dr, dc) {
    dr = abs(row(i) - row(j))
    dc = abs(column(i) - column(j))
    if (what == "knight") return dr * dc == 2
    if (what == "king") return dr <= 1 && dc <= 1
    return dr + dc == 1
}

function near(what, i, j) {
    for (i = 1; i <= side * side; i++)
        for (j = i + 1; j <= side * side; j++)
            if (v[i] && v[j] && apart(i, j, what) &&
                (what == "nonconsecutive" ? abs(v[i] - v[j]) == 1 : v[i] == v[j])) return 0
    return 1
}

function distinct(i, j) {
    for (i = 1; i <= n; i++)
        for (j = i + 1; j <= n; j++)
            if (v[x[i]] == v[x[j]]) return 0
    return 1
}

function total(i, s) {
    for (i = 1; i <= n; i++) s += v[x[i]]
    return s
}

function spread(i, low, high) {
    low = high = v[x[1]]
    for (i = 2; i <= n; i++) {
        low = v[x[i]] < low ? v[x[i]] : low
        high = v[x[i]] > high ? v[x[i]] : high
    }
    return high - low
}

# Whether two neighbours on a line fit.
function fits(what, k, a, b) {
    if (what == "less" || what == "thermo") return a < b
    if (what == "slow") return a <= b
    if (what == "equal") return a == b
    if (what == "consecutive") return abs(a - b) == 1
    if (what == "difference") return abs(a - b) == k
    if (what == "whisper") return abs(a - b) >= k
    if (what == "ratio") return a == k * b || b == k * a
    if (what == "parity") return (a + b) % 2 == 1
    print "rules.awk: no rule is called " what > "/dev/stderr"
    exit 2
}

function line(what, k, i) {
    for (i = 1; i < n; i++)
        if (!fits(what, k, v[x[i]], v[x[i + 1]])) return 0
    return 1
}

# Clues outside the grid, by the digits of a line: v[x[1]] and so on.
function sandwich(i, inside, s) {
    for (i = 1; i <= n; i++)
        if (v[x[i]] == 1 || v[x[i]] == n) inside = !inside
        else if (inside) s += v[x[i]]
    return s + 0
}

function towers(i, high, seen) {
    for (i = 1; i <= n; i++)
        if (v[x[i]] > high) {
            high = v[x[i]]
            seen++
        }
    return seen
}

function first_ones(i, s) {
    for (i = 1; i <= v[x[1]]; i++) s += v[x[i]]
    return s
}

function regions(map, i, met) {
    for (i = 1; i <= side * side; i++)
        if (v[i] && met[substr(map, i, 1), v[i]]++) return 0
    return 1
}

function palindrome(i) {
    for (i = 1; i <= n; i++)
        if (v[x[i]] != v[x[n + 1 - i]]) return 0
    return 1
}

function parity(even, i) {
    for (i = 1; i <= n; i++)
        if (v[x[i]] % 2 == even) return 0
    return 1
}

# The middle, or the middle two, and all others two by two.
function zipper(i, s) {
    s = n % 2 ? v[x[(n + 1) / 2]] : v[x[n / 2]] + v[x[n / 2 + 1]]
    for (i = 1; 2 * i <= n; i++)
        if (v[x[i]] + v[x[n + 1 - i]] != s) return 0
    return 1
}

function between(i, low, high) {
    low = v[x[1]] < v[x[n]] ? v[x[1]] : v[x[n]]
    high = v[x[1]] + v[x[n]] - low
    for (i = 2; i < n; i++)
        if (v[x[i]] <= low || v[x[i]] >= high) return 0
    return 1
}

# The ends at least so far apart, and every other digit below both or above both.
function lockout(k, i, low, high) {
    low = v[x[1]] < v[x[n]] ? v[x[1]] : v[x[n]]
    high = v[x[1]] + v[x[n]] - low
    for (i = 2; i < n; i++)
        if (v[x[i]] >= low && v[x[i]] <= high) return 0
    return high - low >= k
}

function box(c, high) {
    high = side == 9 ? 3 : 2
    return int(row(c) / high) * high + int(column(c) * high / side)
}

# The letter of a cell in the last map of regions above, or its box.
function region(c) { return map != "" ? substr(map, c, 1) : variant == "latin" ? 0 : box(c) }

# One sum, from one border of a region to the next.
function regionsum(i, s, first, pieces) {
    for (i = 1; i <= n; i++) {
        s += v[x[i]]
        if (i < n && region(x[i]) == region(x[i + 1])) continue
        if (!pieces++) first = s
        if (s != first) return 0
        s = 0
    }
    return 1
}

# The first k digits, read as one number, are the sum of the others.
function pill(k, i, number, s) {
    for (i = 1; i <= n; i++)
        if (i <= k) number = number v[x[i]]
        else s += v[x[i]]
    return number + 0 == s + 0
}

# Of three cells in a row no two are of one class; the thirds of side 4 are 1 and 2, 3, 4.
function class(what, d) { return what == "modular" ? d % 3 : int((d - 1) * 3 / side) }
function threes(what, i) {
    for (i = 2; i <= n; i++) {
        if (class(what, v[x[i]]) == class(what, v[x[i - 1]])) return 0
        if (i > 2 && class(what, v[x[i]]) == class(what, v[x[i - 2]])) return 0
    }
    return 1
}

function clone(i) {
    for (i = 1; 2 * i <= n; i++)
        if (v[x[i]] != v[x[i + n / 2]]) return 0
    return 1
}

# Whether each digit of a number is as often among the cells as in the number.
function quadruple(number, d, i, often) {
    for (d = 1; d <= side; d++) {
        often = gsub(d, d, number)
        for (i = 1; i <= n; i++) often -= v[x[i]] == d
        if (often > 0) return 0
    }
    return number !~ /[^1-9]/ && length(number) <= n
}

# Two cells side by side are 1 apart, or one is twice the other, only where a rule before this one
# has a dot between them: dotted[a, b].
function alldots(i, j) {
    for (i = 1; i <= side * side; i++)
        for (j = i + 1; j <= side * side; j++)
            if (v[i] && v[j] && apart(i, j, "") && !((i, j) in dotted) &&
                (abs(v[i] - v[j]) == 1 || v[i] == 2 * v[j] || v[j] == 2 * v[i])) return 0
    return 1
}

# Two cells side by side have the sum 5 or 10 only where a rule before this one says so.
function allxv(i, j, sum) {
    for (i = 1; i <= side * side; i++)
        for (j = i + 1; j <= side * side; j++) {
            sum = v[i] + v[j]
            if (v[i] && v[j] && apart(i, j, "") && !((i, j) in signed) && (sum == 5 || sum == 10)) return 0
        }
    return 1
}

# Digits of which no two are the same or consecutive.
function nabner(i, j) {
    for (i = 1; i <= n; i++)
        for (j = 1; j < i; j++)
            if (v[x[i]] && v[x[j]] && abs(v[x[i]] - v[x[j]]) < 2) return 0
    return 1
}

# The cell of a number says which one has this number.
function tells(number, at) {
    at = v[x[number]]
    return !at || (at <= n && (!v[x[at]] || v[x[at]] == number))
}

# Whether the grid v keeps a rule.
function keeps(rule, words, used, what, k) {
    used = split(rule, words, " ")
    what = words[1]
    if (what == "knight" || what == "king" || what == "nonconsecutive") return near(what)
    if (what == "regions") return regions(map = words[2])
    if (what == "alldots") return alldots()
    if (what == "allxv") return allxv()
    cells(words, words[2] ~ /^r/ ? 2 : 3, used)
    if (what ~ /^(consecutive|ratio|difference)$/)
        for (k = 1; k < n; k++) dotted[x[k], x[k + 1]] = dotted[x[k + 1], x[k]]
    if (what == "sum" && n == 2 && (words[2] == 5 || words[2] == 10))
        signed[x[1], x[2]] = signed[x[2], x[1]]
    if (what == "nabner") return nabner()
    if (what == "zipper") return zipper()
    if (what == "between") return between()
    if (what == "quadruple") return quadruple(words[2])
    if (what == "lockout") return lockout(words[2])
    if (what == "regionsum") return regionsum()
    if (what == "pill") return pill(words[2])
    if (what == "index") return tells(words[2])
    if (what == "entropic" || what == "modular") return threes(what)
    if (what == "clone") return clone()
    if (what == "house" || what == "different") return distinct()
    if (what == "even" || what == "odd") return parity(what == "even")
    if (what == "cage") return distinct() && total() == words[2]
    if (what == "sum") return total() == words[2]
    if (what == "arrow") return total() == 2 * v[x[1]]
    if (what == "palindrome") return palindrome()
    if (what == "sandwich") return sandwich() == words[2]
    if (what == "skyscraper") return towers() == words[2]
    if (what == "xsum") return first_ones() == words[2]
    if (what == "numberedroom") return v[x[v[x[1]]]] == words[2]
    if (what == "renban") return distinct() && spread() == n - 1
    return line(what, words[2])
}

function is_solution(k, i) {
    for (i = 1; i <= 16; i++) v[i] = all[k, i]
    for (i = 1; i <= 16; i++)
        if (substr(clues, i, 1) ~ /[1-4]/ && substr(clues, i, 1) != v[i]) return 0
    if (variant != "latin" && !regions("AABBAABBCCDDCCDD")) return 0
    split("", dotted)
    split("", signed)
    map = ""
    for (i = 1; i <= rules; i++)
        if (!keeps(rule[i])) return 0
    return 1
}

# When each rule is looked at while a grid is filled in: at its last cell, or at the end of each row
# where it is about all cells.  What it does to others is known before.
function prepare(i, k) {
    split("", dotted)
    split("", signed)
    map = ""
    for (i = 1; i <= rules; i++) {
        n = last[i] = 0
        keeps(rule[i])
        if (rule[i] ~ /^(knight|king|nonconsecutive|regions|alldots|allxv)( |$)/) continue
        for (k = 1; k <= n; k++) if (x[k] > last[i]) last[i] = x[k]
    }
}

function keeps_so_far(c, i) {
    for (i = 1; i <= rules; i++)
        if ((last[i] == c || (!last[i] && c % side == 0)) && !keeps(rule[i])) return 0
    return 1
}

# The cells that share a row, a column or a box with each.
function find_peers(c, k) {
    if (known == variant side) return
    known = variant side
    for (c = 1; c <= side * side; c++) {
        peers[c] = 0
        for (k = 1; k <= side * side; k++)
            if (k != c && (row(k) == row(c) || column(k) == column(c) || (variant != "latin" && box(k) == box(c))))
                peer[c, ++peers[c]] = k
    }
}

function is_alone(c, i) {
    for (i = peers[c]; i; i--) if (v[peer[c, i]] == v[c]) return 0
    return 1
}

# Fills in the cells from c on in every way, in so many steps at most.
function fill(c, d, clue, i) {
    if (++steps > most) return
    if (c > side * side) {
        found++
        for (only = i = 1; i <= side * side; i++) only = only (i == 1 ? " " : "") v[i]
        return
    }
    clue = v[c]
    for (d = clue ? clue : 1; d <= (clue ? clue : side); d++) {
        v[c] = d
        if (is_alone(c) && keeps_so_far(c)) fill(c + 1)
    }
    v[c] = clue
}

function fill_all(i) {
    for (i = 1; i <= side * side; i++) v[i] = index("123456789", substr(clues, i, 1))
    prepare()
    find_peers()
    steps = found = 0
    fill(1)
    return tell && found == 1 ? only : found
}

function judge(k, i, found) {
    if (side != 4) return fill_all()
    for (k = 1; k <= count; k++)
        if (is_solution(k)) {
            found++
            for (only = i = 1; i <= 16; i++) only = only (i == 1 ? " " : "") v[i]
        }
    return tell && found == 1 ? only : found + 0
}

# Whether a full grid keeps all rules.
function is_kept(grid, i) {
    for (i = 1; i <= side * side; i++) v[i] = substr(grid, i, 1)
    split("", dotted)
    for (i = 1; i <= rules; i++)
        if (!keeps(rule[i])) return 0
    return 1
}

function random(k) { return int(rand() * k) + 1 }

# So many different cells in words.
function draw(k, c, met, text) {
    while (k) {
        c = random(side * side)
        if (met[c]++) continue
        text = text " r" row(c) + 1 "c" column(c) + 1
        k--
    }
    return text
}

# Prints a rule that makes digits differ, unless no grid is found that keeps one above which makes some equal;
# those below heed it.
function differing(rule, i) {
    for (i = 1; i <= equals; i++) if (!kept_with(equal[i], rule)) return
    print above[++heeded] = rule
}

# Prints a map of regions, likewise.  Returns whether it did.
function draw_regions(map, before, i) {
    before = drawn
    drawn = map
    for (i = 1; i <= equals; i++)
        if (!kept_with(equal[i])) {
            drawn = before
            return 0
        }
    print "regions", map
    return 1
}

# Whether some grid keeps a rule and another one above it, or none.
function kept_with(text, other, tries, i, c) {
    for (tries = 0; tries < 100; tries++) {
        i = random(count)
        for (c = 1; c <= 16; c++) v[c] = all[i, c]
        if ((variant == "latin" || regions("AABBAABBCCDDCCDD")) && (!drawn || regions(drawn)) && keeps(text) &&
            (!other || keeps(other))) return 1
    }
    return 0
}

# So many cells for a rule that makes digits equal, which some grid keeps with each rule above; or, where none is
# found soon, a rule that all keep.
function draw_equal(rule, k, text, tries, i) {
    for (tries = 0; tries < 300; tries++) {
        text = rule draw(k)
        if (!kept_with(text)) continue
        for (i = 1; i <= heeded && kept_with(text, above[i]); i++) ;
        if (i > heeded) return equal[++equals] = text
    }
    return "different r1c1 r1c2"
}

# A rule about a sum, if those cells do not have another one.
function make_sum(kind, k, sum, where, key, i) {
    k = 1 + random(2)
    sum = draw_sum(k, kind == "cage")
    where = draw(k)
    for (i = 1; i <= 16; i++) if (index(where " ", name(i) " ")) key = key name(i)
    if ((key in summed) && summed[key] != sum) return
    summed[key] = sum
    if (kind == "cage") differing(kind " " sum where)
    else print kind, sum where
}

# A row or a column, from either end.
function draw_line(i, k, down, back, at, text) {
    k = random(side)
    down = rand() < 0.5
    back = rand() < 0.5
    for (i = 1; i <= side; i++) {
        at = back ? side + 1 - i : i
        text = text (down ? " r" at "c" k : " r" k "c" at)
    }
    return text
}

# All dots of a random grid, few of them left out, and the rule that these are all.
function make_dots(grid, i, j, a, b) {
    grid = random(count)
    for (i = 1; i <= 16; i++)
        for (j = i + 1; j <= 16; j++) {
            a = all[grid, i]
            b = all[grid, j]
            if (!apart(i, j, "") || rand() < 0.02) continue
            if (abs(a - b) == 1) print "consecutive", name(i), name(j)
            else if (a == 2 * b || b == 2 * a) print "ratio 2", name(i), name(j)
        }
    print "alldots"
}

# All sums of 5 of a random grid, few of them left out, and the rule that these are all.
function make_xv(grid, i, j) {
    grid = random(count)
    for (i = 1; i <= 16; i++)
        for (j = i + 1; j <= 16; j++)
            if (apart(i, j, "") && all[grid, i] + all[grid, j] == 5 && rand() > 0.02)
                print "sum 5", name(i), name(j)
    print "allxv"
}

function name(c) { return "r" row(c) + 1 "c" column(c) + 1 }

# A sum that so many cells, of different digits or not, may have.
function draw_sum(k, different, low, high) {
    low = different ? k * (k + 1) / 2 : k
    high = 5 * k - low
    return low + int(rand() * (high - low + 1))
}

function make_one(kinds, kind) {
    drawn = ""
    split("", summed)
    heeded = equals = 0
    print "p sudoku", variant = rand() < 0.5 ? "latin" : "plain", 4
    for (kinds = random(3); kinds; kinds--) {
        kind = list[random(listed)]
        if (kind == "alldots") make_dots()
        else if (kind == "allxv") make_xv()
        else if (kind ~ /knight|king/) differing(kind)
        else if (kind == "nonconsecutive") print kind
        else if (kind == "regions") draw_regions(rand() < 0.5 ? "AABBAABCDDDCDBCC" : "AAABABBBCCCDCDDD")
        else if (kind == "house") differing(kind draw(4))
        else if (kind == "different") differing(kind draw(1 + random(2)))
        else if (kind ~ /^(cage|sum)$/) make_sum(kind)
        else if (kind == "pill") print kind, 2 draw(4 + random(3))
        else if (kind == "index") print kind, random(2) (rand() < 0.5 ? draw_line() : draw(1 + random(3)))
        else if (kind == "lockout") print kind, random(2) draw(1 + random(3))
        else if (kind == "clone") print draw_equal(kind, 2 * random(2))
        else if (kind == "palindrome") print draw_equal(kind, 1 + random(3)) " # " kind
        else if (kind == "equal") print draw_equal(kind, 2) " # " kind
        else if (kind == "regionsum" && variant == "latin") {
            if (draw_regions("AABBAABCDDDCDBCC")) print kind draw(1 + random(3))
        }
        else if (kind ~ /regionsum|entropic|modular/) print kind draw(1 + random(3))
        else if (kind == "sandwich") print kind, substr("0235", random(4), 1) draw_line()
        else if (kind == "xsum") print kind, substr("135689", random(6), 1) draw_line()
        else if (kind ~ /skyscraper|numberedroom/) print kind, random(4) draw_line()
        else if (kind == "ratio") print rand() < 0.7 ? kind " " 2 draw(1 + random(2)) : draw_equal(kind " " 1, 2)
        else if (kind ~ /whisper|difference/) print kind, random(2) draw(1 + random(2))
        else if (kind ~ /between|zipper/) print kind draw(2 + random(3))
        else if (kind == "quadruple")
            print kind, (rand() < 0.5 ? random(4) : random(4) random(4)) draw(1 + random(3))
        else if (kind ~ /even|odd/) print kind draw(random(3))
        else if (kind ~ /less|thermo|renban|nabner/) differing(kind draw(1 + random(2)))
        else print kind draw(1 + random(2)) " # " kind
    }
    for (kind = 1; kind <= 16; kind++) printf "%s", rand() < 0.08 ? random(4) : "."
    print ""
}

BEGIN {
    side = check ? check : 4
    if (make) {
        srand(seed)
        listed = split(kinds ? kinds : "regions house different even odd cage sum arrow less thermo slow equal " \
            "consecutive difference whisper ratio parity palindrome renban knight king " \
            "nonconsecutive alldots allxv nabner between zipper quadruple lockout regionsum pill index entropic modular clone sandwich skyscraper xsum numberedroom", list, " ")
        squares(1)
        while (make--) make_one()
        exit
    }
    if (!check && !grids) squares(1)
    if (!most) most = 1e9
}

$1 == "p" { variant = $3; rules = 0; if (!check) side = $4; next }
/^[a-z]/ { sub(/ *#.*/, ""); rule[++rules] = $0; next }
check && (/ / || /\./) { next }
check { print is_kept($0); next }
{ clues = $0; print judge() }
