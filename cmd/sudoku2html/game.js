// SPDX-License-Identifier: MIT
// ---- game: the state of one puzzle as it is played.  Knows nothing of the screen.

class Game {
  // clues has a digit for each cell, 0 for a blank.
  constructor(shape, clues) {
    this.shape = shape;
    this.clues = clues;
    this.values = [...clues];
    this.notes = clues.map(() => new Set());
    this.done = []; // moves, each a list of {cell, before, after}
    this.undone = [];
  }

  isClue(cell) {
    return this.clues[cell] > 0;
  }

  get blanks() {
    return this.clues.filter((digit) => !digit).length;
  }

  get left() {
    return this.values.filter((digit) => !digit).length;
  }

  // How many of a digit are still missing; null on a board without houses, where nobody knows.
  missing(digit) {
    if (!this.shape.houses.length) return null;
    return Math.ceil(this.shape.cells / this.shape.side) - this.values.filter((value) => value === digit).length;
  }

  look(cell) {
    return { value: this.values[cell], notes: [...this.notes[cell]] };
  }

  put(cell, { value, notes }) {
    this.values[cell] = value;
    this.notes[cell] = new Set(notes);
  }

  // Makes a move of new states for some cells, given as [cell, state] pairs.
  move(pairs) {
    const changes = pairs.map(([cell, after]) => ({ cell, before: this.look(cell), after }));
    for (const { cell, after } of changes) this.put(cell, after);
    this.done.push(changes);
    this.undone = [];
  }

  // Fills in a digit, or takes it out if it is there already.  A digit that is filled in leaves
  // the notes of the cells that see it.
  fill(cell, digit) {
    if (this.values[cell] === digit) {
      this.move([[cell, { value: 0, notes: [] }]]);
      return;
    }
    const seen = [...this.shape.peers(cell)].filter((peer) => this.notes[peer].has(digit));
    const without = (peer) => [...this.notes[peer]].filter((note) => note !== digit);
    this.move([
      [cell, { value: digit, notes: [] }],
      ...seen.map((peer) => [peer, { value: 0, notes: without(peer) }]),
    ]);
  }

  // Notes a digit, or takes the note out.
  note(cell, digit) {
    const notes = new Set(this.notes[cell]);
    if (!notes.delete(digit)) notes.add(digit);
    this.move([[cell, { value: 0, notes: [...notes] }]]);
  }

  // Takes digits out of the notes of cells, each a list of a cell and digits.
  strike(lists) {
    const rest = ([cell, ...digits]) => [...this.notes[cell]].filter((note) => !digits.includes(note));
    const noted = lists.filter((list) => rest(list).length < this.notes[list[0]].size);
    if (noted.length) this.move(noted.map((list) => [list[0], { value: 0, notes: rest(list) }]));
  }

  // Notes in every cell without a digit all that no cell which it sees has, and that rules allow.
  noteAll() {
    const open = this.values.flatMap((value, cell) => (value ? [] : [cell]));
    if (open.length) this.move(open.map((cell) => [cell, { value: 0, notes: this.possible(cell) }]));
  }

  possible(cell) {
    const { side, allowed } = this.shape;
    const seen = new Set([...this.shape.peers(cell)].map((peer) => this.values[peer]));
    const digits = Array.from({ length: side }, (_, i) => i + 1);
    return digits.filter(
      (digit) => !seen.has(digit) && (!allowed.length || (allowed[cell] >>> (digit - 1)) & 1),
    );
  }

  isBlank(cell) {
    return !this.values[cell] && !this.notes[cell].size;
  }

  erase(cell) {
    if (!this.isBlank(cell)) this.move([[cell, { value: 0, notes: [] }]]);
  }

  restart() {
    const blank = { value: 0, notes: [] };
    const touched = this.values
      .map((_, cell) => cell)
      .filter((cell) => !this.isClue(cell) && !this.isBlank(cell));
    if (touched.length) this.move(touched.map((cell) => [cell, blank]));
  }

  // Takes the last move back, or makes it again.  Returns the cell where that was, or null when
  // there is none.
  undo() {
    const changes = this.done.pop();
    if (!changes) return null;
    for (const { cell, before } of changes) this.put(cell, before);
    this.undone.push(changes);
    return changes[0].cell;
  }

  redo() {
    const changes = this.undone.pop();
    if (!changes) return null;
    for (const { cell, after } of changes) this.put(cell, after);
    this.done.push(changes);
    return changes[0].cell;
  }

  // The cells whose digit stands in one of their houses again, or where a rule has them differ.
  conflicts() {
    const found = new Set();
    for (const house of this.shape.houses) {
      const first = new Map();
      for (const cell of house) {
        const value = this.values[cell];
        if (!value) continue;
        if (first.has(value)) found.add(cell).add(first.get(value));
        else first.set(value, cell);
      }
    }
    for (let i = 0; i < this.shape.pairs.length; i += 2) {
      const [one, other] = this.shape.pairs.slice(i, i + 2);
      if (this.values[one] && this.values[one] === this.values[other]) found.add(one).add(other);
    }
    return found;
  }

  // A cell that a digit in this one clashes with, or undefined.
  clash(cell) {
    const value = this.values[cell];
    return [...this.shape.peers(cell)].find((peer) => value && this.values[peer] === value);
  }

  // Any full grid without a conflict is a solution, if it keeps the rules.
  get solved() {
    return this.left === 0 && this.conflicts().size === 0 && this.shape.holds(this.values);
  }

  // What is worth keeping: the digits filled in, for whoever draws them, and all moves there are to
  // undo or redo, each a list of [cell, digit, ...notes], with how many are not undone.
  save() {
    const entries = this.values.map((value, cell) => (this.isClue(cell) ? 0 : value));
    const moves = [...this.done, ...[...this.undone].reverse()].map((changes) =>
      changes.map(({ cell, after }) => [cell, after.value, ...after.notes]),
    );
    return { entries, moves, made: this.done.length };
  }

  // Makes the moves again, as far as they can be.
  load({ moves, made }) {
    for (const move of moves ?? []) {
      if (!move.every((change) => this.allows(change))) break;
      this.move(move.map(([cell, value, ...notes]) => [cell, { value, notes }]));
    }
    while (this.done.length > made) this.undo();
  }

  allows([cell, ...digits]) {
    const { cells, side } = this.shape;
    const within = (number, end) => Number.isInteger(number) && number >= 0 && number < end;
    return within(cell, cells) && !this.isClue(cell) && digits.every((d) => within(d, side + 1));
  }
}
