// SPDX-License-Identifier: MIT
// ---- shape: the houses of a kind of puzzle, and who sees whom in them.

// Digits up to this one are one symbol, 1-9 and A-Z; larger ones are decimal numbers.
const SYMBOLS = 35;

class Shape {
  // What the page's JSON says: variant, side, boxRows, boxColumns, of several grids the rows and
  // columns of their board and the first cell of each, of a board without grids those, and for each
  // row a mask of the columns that are blocked; the houses beyond rows and columns, and of rules what they come down to (common/rules/rules.h): pairs of cells that differ, the
  // digits that each cell is allowed, and bonds, which are relations, sums, and lines that are
  // read by diagrams (common/rules/rulediagram.h).
  constructor(description) {
    Object.assign(this, { legend: [], lines: [], pairs: [], allowed: [], bonds: [] }, description);
    const { side } = this;
    const line = (cellAt) => Array.from({ length: side }, (_, i) => cellAt(i));
    this.rows ??= side;
    this.columns ??= side;
    this.grids ??= [[0, 0]];
    this.place();
    const { at } = this;
    this.houses = [
      ...this.grids.flatMap(([top, left]) => line((r) => line((c) => at(top + r, left + c)))),
      ...this.grids.flatMap(([top, left]) => line((c) => line((r) => at(top + r, left + c)))),
      ...description.houses.map((house) => house.cells),
    ];
    this.isJigsaw = this.variant === "latin" && description.houses.some(({ kind }) => kind === "region");
    this.housesOf = Array.from({ length: this.cells }, () => []);
    for (const house of this.houses) for (const cell of house) this.housesOf[cell].push(house);
    this.peersOf = new Map();
    this.differsFrom = Array.from({ length: this.cells }, () => []);
    for (let i = 0; i < this.pairs.length; i += 2)
      this.differsFrom[this.pairs[i]].push(this.pairs[i + 1]);
  }

  // Counts the cells that a grid has, or that are not blocked, row by row.
  place() {
    const { side, rows, columns, grids, blocked } = this;
    const within = (i, first) => i >= first && i < first + side;
    const isCell = (row, column) =>
      blocked
        ? !((blocked[row] >>> column) & 1)
        : grids.some(([top, left]) => within(row, top) && within(column, left));
    const numbers = new Map();
    this.places = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++)
        if (isCell(row, column)) {
          numbers.set(row * columns + column, this.places.length);
          this.places.push([row, column]);
        }
    this.cells = this.places.length;
    // The cell in a row and column, from 0; undefined where there is none.
    this.at = (row, column) => numbers.get(row * columns + column);
  }

  // The cells that share a house with one, or that a rule has differ, each once.
  peers(cell) {
    if (!this.peersOf.has(cell)) {
      const peers = new Set([...this.housesOf[cell].flat(), ...this.differsFrom[cell]]);
      peers.delete(cell);
      this.peersOf.set(cell, peers);
    }
    return this.peersOf.get(cell);
  }

  // Whether a full board keeps what rules say of digits, relations, sums and lines.
  holds(values) {
    const isSet = (mask, digit) => (mask >>> (digit - 1)) & 1;
    const add = ({ cells, minus }) =>
      cells.reduce((sum, cell, i) => sum + (minus && i === cells.length - 1 ? -1 : 1) * values[cell], 0);
    const reads = ({ cells, diagram }) =>
      cells.reduce((state, cell, place) => {
        const table = this.diagrams[diagram][place];
        return state < 0 ? state : table[state * this.side + values[cell] - 1];
      }, 0) >= 0;
    const fits = (bond) => isSet(bond.table[values[bond.cells[0]] - 1], values[bond.cells[1]]);
    return (
      this.allowed.every((mask, cell) => isSet(mask, values[cell])) &&
      this.bonds.every((bond) => {
        if (bond.sums) return add(bond) === bond.total;
        return "diagram" in bond ? reads(bond) : fits(bond);
      })
    );
  }

  row(cell) {
    return this.places[cell][0] + 1;
  }

  column(cell) {
    return this.places[cell][1] + 1;
  }

  symbol(digit) {
    return this.side <= SYMBOLS ? digit.toString(SYMBOLS + 1).toUpperCase() : String(digit);
  }

  // The digit of a symbol; 0 when it is none of this side.
  digit(symbol) {
    const digit = parseInt(symbol, this.side <= SYMBOLS ? SYMBOLS + 1 : 10);
    return digit >= 1 && digit <= this.side ? digit : 0;
  }

  // How many notes stand side by side in a cell.
  get noteColumns() {
    return this.boxColumns || Math.ceil(Math.sqrt(this.side));
  }

  // What puzzles with such rules are called: "Killer", "Thermometers, Even and odd"; "" for none.
  get kinds() {
    const kinds = new Set(this.legend.map(({ name }) => words.kinds[name]).filter(Boolean));
    return kinds.size > 2 ? words.severalRules : [...kinds].join(", ");
  }

  // "Windoku", "Classic 16×16", "Killer", "Jigsaw, Killer"
  get title() {
    const name = this.isJigsaw ? words.jigsaw : words.variants[this.variant];
    const { kinds } = this;
    const both = !kinds ? name : this.variant === "plain" ? kinds : `${name}, ${kinds}`;
    return this.side === 9 ? both : `${both} ${this.side}×${this.side}`;
  }

  // All digits, as people write them: "1–9", "1–9, A–G", "1–36"
  get range() {
    const { side } = this;
    if (side <= 9 || side > SYMBOLS) return `1–${side}`;
    return side === 10 ? "1–9, A" : `1–9, A–${this.symbol(side)}`;
  }

  // What the variant asks for, and then each kind of rule in a sentence.
  get rules() {
    return [say(words.rules[this.variant], { digits: this.range }), ...this.legend.map(legendText)].join(" · ");
  }
}
