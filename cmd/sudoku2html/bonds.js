// SPDX-License-Identifier: MIT
// ---- bonds: what relations, sums and lines read by diagrams leave of candidates, which are one bit a
// digit.

// The sets of so many different digits with a sum, each a mask, for sums of different digits.
const combinations = new Map();
function setsOf(side, count, total) {
  const key = `${side} ${count} ${total}`;
  if (!combinations.has(key)) combinations.set(key, [...setsFrom(side, 1, count, total)]);
  return combinations.get(key);
}

function* setsFrom(side, least, count, total) {
  if (!count) {
    if (!total) yield 0;
    return;
  }
  for (let digit = least; digit <= side && digit <= total; digit++)
    for (const rest of setsFrom(side, digit + 1, count - 1, total - digit))
      yield rest | (1 << (digit - 1));
}

const lowest = (mask) => 32 - Math.clz32(mask & -mask);
const highest = (mask) => 32 - Math.clz32(mask);

// A digit of one cell is left where some digit of the other fits.
function narrowRelation({ table }, [one, other]) {
  let [left, right] = [0, 0];
  for (let digit = 0; digit < table.length; digit++) {
    if (!((one >> digit) & 1) || !(table[digit] & other)) continue;
    left |= 1 << digit;
    right |= table[digit] & other;
  }
  return [left, right];
}

// A digit is left where the others' extremes allow it.
function narrowSum({ minus, total }, masks) {
  const last = masks.length - 1;
  const low = (mask, i) => (minus && i === last ? -highest(mask) : lowest(mask));
  const high = (mask, i) => (minus && i === last ? -lowest(mask) : highest(mask));
  const sum = (extreme) => masks.reduce((all, mask, i) => all + extreme(mask, i), 0);
  const [least, greatest] = [sum(low), sum(high)];
  return masks.map((mask, i) => {
    let left = 0;
    for (let rest = mask; rest; rest &= rest - 1) {
      const bit = rest & -rest;
      const value = minus && i === last ? -lowest(bit) : lowest(bit);
      if (least - low(mask, i) + value <= total && greatest - high(mask, i) + value >= total)
        left |= bit;
    }
    return left;
  });
}

// A digit is left where a set with the sum has it that the cells can share out.
function narrowCombinations({ total }, masks, side) {
  const any = masks.reduce((all, mask) => all | mask, 0);
  let possible = 0;
  for (const set of setsOf(side, masks.length, total))
    if (!(set & ~any) && masks.every((mask) => mask & set)) possible |= set;
  return masks.map((mask) => mask & possible);
}

// A digit is left where a way through the diagram has it: from the front, which states there are
// before each cell, and from the back, from which of them the end is reached.
function narrowLine(tables, masks, side) {
  const states = [new Set([0])];
  const after = (place, state, digit) => tables[place][state * side + digit];
  const digits = (mask) => Array.from({ length: side }, (_, d) => d).filter((d) => (mask >> d) & 1);
  masks.forEach((mask, place) => {
    const next = new Set();
    for (const state of states[place])
      for (const digit of digits(mask)) next.add(after(place, state, digit));
    next.delete(-1);
    states.push(next);
  });
  let reached = states[masks.length];
  const narrowed = [...masks];
  for (let place = masks.length - 1; place >= 0; place--) {
    const before = new Set();
    narrowed[place] = 0;
    for (const state of states[place])
      for (const digit of digits(masks[place]))
        if (reached.has(after(place, state, digit))) {
          before.add(state);
          narrowed[place] |= 1 << digit;
        }
    reached = before;
  }
  return narrowed;
}

function narrow(shape, bond, masks) {
  if ("diagram" in bond) return narrowLine(shape.diagrams[bond.diagram], masks, shape.side);
  if (!bond.sums) return narrowRelation(bond, masks);
  const few = bond.different && shape.side <= 9;
  const left = few ? narrowCombinations(bond, masks, shape.side) : masks;
  return left.every((mask) => mask) ? narrowSum(bond, left) : left;
}

// Narrows all bonds of a board, once.  Returns whether anything changed, or null on a contradiction.
function narrowBonds(shape, candidates) {
  let changed = false;
  for (const bond of shape.bonds) {
    const masks = narrow(shape, bond, bond.cells.map((cell) => candidates[cell]));
    for (const [i, cell] of bond.cells.entries()) {
      const left = candidates[cell] & masks[i];
      if (!left) return null;
      if (left === candidates[cell]) continue;
      changed = true;
      candidates[cell] = left;
      if (!(left & (left - 1)) && !assign(shape, candidates, cell, left)) return null;
    }
  }
  return changed;
}
