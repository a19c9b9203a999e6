# SPDX-License-Identifier: MIT
# Judges puzzles of several grids by the definition alone: each grid has rows and columns, and boxes
# unless it is latin, and every digit is once in each of them and in each region.  It reads them as they are written, a character a column, with a space
# where no cell is.
#
#   awk -v mode=encode -f grids.awk PUZZLE              a formula with one model a solution
#   awk -v mode=check -f grids.awk PUZZLE SOLUTION      "right", or what is wrong
#   awk -v mode=count -f grids.awk PUZZLE               how many cells, and how many of them blank
#   awk -v mode=pieces -f grids.awk PUZZLE              how many regions, and how many are in one piece
#   awk -v mode=solve -f grids.awk PUZZLE               how many solutions, by trying
#
# A file has a header, rules `first`, `grid` and `regions`, whose map is written as boards are, with a
# dot for cells in no region, comments, and one board.

BEGIN {
    # First cells of the grids of each name, as puzzle magazines have them: row and column, from 1.
    known["twodoku"] = "1 1 7 7"
    known["gattai-3"] = "1 7 7 1 7 13"
    known["butterfly"] = "1 1 1 4 4 1 4 4"
    known["sohei"] = "1 7 7 1 7 13 13 7"
    known["flower"] = "1 4 4 1 4 4 4 7 7 4"
    known["windmill"] = "1 4 4 13 7 7 10 1 13 10"
    known["samurai"] = "1 1 1 13 7 7 13 1 13 13"
}

function place(text, n, i, words) {
    n = split(text, words, " ")
    for (i = 1; i < n; i += 2) {
        top[++grids] = words[i]
        left[grids] = words[i + 1]
    }
}

FNR == 1 { file++ }
/^#/ { next }
/^p / {
    side = $4
    high = side == 6 ? 2 : sqrt(side)
    wide = side / high
    kinds = $3 == "latin" ? 2 : 3
    if (file == 1) place($3 in known ? known[$3] : "1 1")
    row[file] = 0
    next
}
/^first / {
    if (file == 1) { top[1] = $2; left[1] = $3 }
    next
}
/^grid / {
    if (file == 1) place($2 " " $3)
    next
}
/^regions( #|$)/ {
    map = 1
    map_row = 0
    if (file == 1) maps++
    next
}
map {
    if ($0 == "") next
    do map_row++; while (!has_cells(map_row))
    for (i = 1; i <= length($0); i++) {
        symbol = substr($0, i, 1)
        if (symbol ~ /[ .]/ || file > 1) continue
        if (!((maps, symbol) in region_of)) region_of[maps, symbol] = ++regions
        symbol = region_of[maps, symbol]
        i_ = region_size[symbol]++
        region_row[symbol, i_] = map_row
        region_column[symbol, i_] = i
    }
    map = map_row < bottom()
    next
}
{
    row[file]++
    for (i = 1; i <= length($0); i++) {
        symbol = substr($0, i, 1)
        if (symbol != " ") board[file, row[file], i] = symbol
    }
    if (length($0) > columns) columns = length($0)
}

# The last row of all grids.
function bottom(g, last) {
    for (g = 1; g <= grids; g++)
        if (top[g] + side - 1 > last) last = top[g] + side - 1
    return last
}

# Whether a row of the board has cells: a map of regions has no row of others.
function has_cells(r, g) {
    for (g = 1; g <= grids; g++)
        if (r >= top[g] && r < top[g] + side) return 1
    return 0
}

# How many houses a grid has; behind the last grid, all regions.
function houses(g) { return g > grids ? regions : kinds * side }

# Whether some grid has the cell.
function has(r, c, g) {
    for (g = 1; g <= grids; g++)
        if (r >= top[g] && r < top[g] + side && c >= left[g] && c < left[g] + side) return 1
    return 0
}

# Cell i, from 0, of house h of a grid: rows, columns, boxes; behind the last grid, of a region.
function house(g, h, i, kind, k) {
    if (g > grids) {
        r = region_row[h + 1, i]
        c = region_column[h + 1, i]
        return
    }
    kind = int(h / side)
    k = h % side
    if (kind == 0) { r = k; c = i }
    if (kind == 1) { r = i; c = k }
    if (kind == 2) {
        r = int(k / high) * high + int(i / wide)
        c = k % high * wide + i % wide
    }
    r += top[g]
    c += left[g]
}

function variable(r, c, d) { return ((r - 1) * columns + c - 1) * side + d }

function clause(text) { clauses[++count] = text " 0" }

function encode(r_, c_, g, h, i, j, d, e, text, x) {
    for (r_ = 1; r_ <= rows; r_++)
        for (c_ = 1; c_ <= columns; c_++)
            for (d = 1; d <= side; d++) {
                x = board[1, r_, c_]
                if (!has(r_, c_)) clause("-" variable(r_, c_, d)) # so that models are solutions
                else if (x != ".") clause((x == d ? "" : "-") variable(r_, c_, d))
            }
    for (g = 1; g <= grids + 1; g++)
        for (h = 0; h < houses(g); h++)
            for (d = 1; d <= side; d++) {
                text = ""
                for (i = 0; i < side; i++) {
                    house(g, h, i)
                    x = variable(r, c, d)
                    text = text " " x
                    for (j = 0; j < i; j++) {
                        house(g, h, j)
                        clause("-" x " -" variable(r, c, d))
                    }
                    house(g, h, i)
                    for (e = 1; e < d; e++) clause("-" x " -" variable(r, c, e))
                }
                clause(text)
            }
    print "p cnf", rows * columns * side, count
    for (i = 1; i <= count; i++) print clauses[i]
}

function check(r_, c_, g, h, i, met, x) {
    for (r_ = 1; r_ <= rows; r_++)
        for (c_ = 1; c_ <= columns; c_++) {
            x = board[2, r_, c_]
            if (has(r_, c_) != (x != "")) return "row " r_ " column " c_ ": " x
            if (board[1, r_, c_] != "." && board[1, r_, c_] != x) return "clue " r_ " " c_
        }
    for (g = 1; g <= grids + 1; g++)
        for (h = 0; h < houses(g); h++) {
            split("", met)
            for (i = 0; i < side; i++) {
                house(g, h, i)
                x = board[2, r, c]
                if (x !~ /^[1-9]$/ || x > side || x in met) return "grid " g " house " h
                met[x]
            }
        }
    return "right"
}

# Whether a digit is in no house of a cell.
function is_free(r_, c_, d, g, h, i, at, met) {
    for (g = 1; g <= grids + 1; g++)
        for (h = 0; h < houses(g); h++) {
            at = met = 0
            for (i = 0; i < side; i++) {
                house(g, h, i)
                if (r == r_ && c == c_) at = 1
                else if (board[1, r, c] == d) met = 1
            }
            if (at && met) return 0
        }
    return 1
}

# Fills in the places of the board from the n-th on in every way.
function solve(n, r_, c_, d, clue) {
    while (n < rows * columns && !has(int(n / columns) + 1, n % columns + 1)) n++
    if (n == rows * columns) {
        solutions++
        return
    }
    r_ = int(n / columns) + 1
    c_ = n % columns + 1
    clue = board[1, r_, c_]
    for (d = 1; d <= side; d++)
        if ((clue == "." || clue == d) && is_free(r_, c_, d)) {
            board[1, r_, c_] = d
            solve(n + 1)
        }
    board[1, r_, c_] = clue
}

# How many cells of a region hang together with the first one.
function reach(k, i, j, seen, list, n, d) {
    split("", seen)
    list[n = 1] = 0
    seen[0]
    for (i = 1; i <= n; i++)
        for (j = 0; j < side; j++) {
            d = (region_row[k, j] - region_row[k, list[i]]) ^ 2
            d += (region_column[k, j] - region_column[k, list[i]]) ^ 2
            if (d != 1 || j in seen) continue
            seen[j]
            list[++n] = j
        }
    return n
}

END {
    for (g = 1; g <= grids; g++) {
        if (top[g] + side - 1 > rows) rows = top[g] + side - 1
        if (left[g] + side - 1 > columns) columns = left[g] + side - 1
    }
    for (i = 1; i <= regions; i++)
        if (region_size[i] != side) { print "region " i " has " region_size[i] " cells"; exit }
    if (mode == "encode") encode()
    if (mode == "check") print check()
    if (mode == "pieces") {
        for (i = 1; i <= regions; i++) whole += reach(i) == side
        print regions, whole
    }
    if (mode == "solve") {
        solve(0)
        print solutions + 0
    }
    if (mode == "count") {
        for (r = 1; r <= rows; r++)
            for (c = 1; c <= columns; c++) {
                if (has(r, c) != (board[1, r, c] != "")) { print "row", r, "column", c; exit }
                cells += has(r, c)
                blanks += board[1, r, c] == "."
            }
        print cells, blanks
    }
}
