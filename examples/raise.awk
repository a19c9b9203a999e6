# SPDX-License-Identifier: MIT
# Raises all numbers of clauses in a proof of LRAT (see lrat(5)).  A refutation of what dpll --simplify
# -p has made of a formula goes on with its proof that way, whichever solver it is from:
#
#     dpll --simplify -p f.lrat f.cnf > g.cnf
#     cadical --lrat --no-binary g.cnf g.lrat
#     awk -v by="$(sed -n 's/^c step //p' g.cnf)" -f raise.awk g.lrat >> f.lrat
#     lrat-check f.cnf f.lrat
#
# A step is its number, literals, 0, hints, 0; a deletion its number, d, numbers, 0.  Hints of a RAT step
# have a minus sign where the clauses begin that it is resolved with.
{
    numbers = $2 == "d"
    $1 = sprintf("%.0f", $1 + by)
    for (i = numbers ? 3 : 2; i < NF; i++)
        if (numbers)
            $i = sprintf("%.0f", $i < 0 ? $i - by : $i + by)
        else if ($i == 0)
            numbers = 1
    print
}
