// SPDX-License-Identifier: MIT
// ---- solver: what Check compares with where the page has no solution.

// Candidates are one bit a digit in a 31-bit mask.
const SOLVER_SIDE_MAX = 30;

const bitCount = (mask) => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
};

// Leaves only one candidate in a cell, takes it from the cells that see it, and goes on with those
// that come down to one.  Returns false on a contradiction.
function assign(shape, candidates, start, bit) {
  const waiting = [start];
  candidates[start] = bit;
  while (waiting.length) {
    const cell = waiting.pop();
    for (const peer of shape.peers(cell)) {
      if (!(candidates[peer] & candidates[cell])) continue;
      candidates[peer] &= ~candidates[cell];
      if (!candidates[peer]) return false;
      if (!(candidates[peer] & (candidates[peer] - 1))) waiting.push(peer);
    }
  }
  return true;
}

// Assigns digits that have one place left in a house, until there are none.  Returns false on a
// contradiction.
function placeHiddenSingles(shape, candidates) {
  for (let again = true; again; ) {
    again = false;
    for (const house of shape.houses) {
      let once = 0;
      let twice = 0;
      for (const cell of house) {
        twice |= once & candidates[cell];
        once |= candidates[cell];
      }
      if (bitCount(once) < shape.side) return false;
      for (let rest = once & ~twice; rest; rest &= rest - 1) {
        const bit = rest & -rest;
        const cell = house.find((member) => candidates[member] & bit);
        if (cell === undefined) return false;
        if (candidates[cell] === bit) continue;
        if (!assign(shape, candidates, cell, bit)) return false;
        again = true;
      }
    }
  }
  return true;
}

// The cell with the fewest candidates of those that have several; -1 when there is none.
function tightestCell(candidates) {
  let best = -1;
  let fewest = Infinity;
  for (let cell = 0; cell < candidates.length; cell++) {
    const count = bitCount(candidates[cell]);
    if (count > 1 && count < fewest) [best, fewest] = [cell, count];
  }
  return best;
}

// Houses and bonds by turns, until neither changes anything.  Returns false on a contradiction.
function propagate(shape, candidates) {
  for (let changed = true; changed; ) {
    if (!placeHiddenSingles(shape, candidates)) return false;
    changed = narrowBonds(shape, candidates);
    if (changed === null) return false;
  }
  return true;
}

// The candidates that the clues leave, or null on a contradiction.
function startingCandidates(shape, clues) {
  const all = 2 ** shape.side - 1;
  const candidates = Int32Array.from({ length: shape.cells }, (_, i) => (shape.allowed[i] ?? all) & all);
  for (let cell = 0; cell < clues.length; cell++) {
    const bit = candidates[cell];
    if (!bit || (!(bit & (bit - 1)) && !assign(shape, candidates, cell, bit))) return null;
  }
  for (let cell = 0; cell < clues.length; cell++) {
    const bit = 1 << (clues[cell] - 1);
    if (!clues[cell]) continue;
    if (!(candidates[cell] & bit) || !assign(shape, candidates, cell, bit)) return null;
  }
  return propagate(shape, candidates) ? candidates : null;
}

// Searches for up to `limit` solutions, depth first over a stack of boards.  Returns those found, as
// lists of digits, and whether the search was given up after so many branches: fewer on large boards,
// and with many bonds, where each takes longer.
function solve(shape, clues, limit = 2, branches = Math.ceil(3e6 / shape.cells / (1 + shape.bonds.length))) {
  const solutions = [];
  if (shape.side > SOLVER_SIDE_MAX) return { solutions, givenUp: true };
  const start = startingCandidates(shape, clues);
  const boards = start ? [start] : [];
  while (boards.length && solutions.length < limit) {
    const board = boards.pop();
    const cell = tightestCell(board);
    if (cell < 0) {
      solutions.push(Array.from(board, (mask) => Math.log2(mask) + 1));
      continue;
    }
    if (branches-- <= 0) return { solutions, givenUp: true };
    for (let rest = board[cell]; rest; rest &= rest - 1) {
      const next = board.slice();
      if (assign(shape, next, cell, rest & -rest) && propagate(shape, next))
        boards.push(next);
    }
  }
  return { solutions, givenUp: false };
}
