// ---- shape: the houses of a kind of puzzle, and who sees whom in them.

// Digits up to this one are one symbol, 1-9 and A-Z; larger ones are decimal numbers.
const SYMBOLS = 35;

class Shape {
  // What the page's JSON says: variant, side, boxRows, boxColumns, and the houses beyond rows and
  // columns.
  constructor(description) {
    Object.assign(this, description);
    const { side } = this;
    const line = (cellAt) => Array.from({ length: side }, (_, i) => cellAt(i));
    this.cells = side * side;
    this.houses = [
      ...line((row) => line((column) => row * side + column)),
      ...line((column) => line((row) => row * side + column)),
      ...description.houses.map((house) => house.cells),
    ];
    this.housesOf = Array.from({ length: this.cells }, () => []);
    for (const house of this.houses) for (const cell of house) this.housesOf[cell].push(house);
    this.peersOf = new Map();
  }

  // The cells that share a house with one, each once.
  peers(cell) {
    if (!this.peersOf.has(cell)) {
      const peers = new Set(this.housesOf[cell].flat());
      peers.delete(cell);
      this.peersOf.set(cell, peers);
    }
    return this.peersOf.get(cell);
  }

  row(cell) {
    return Math.floor(cell / this.side) + 1;
  }

  column(cell) {
    return (cell % this.side) + 1;
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

  // "Windoku", "Classic 16×16"
  get title() {
    const name = words.variants[this.variant];
    return this.side === 9 ? name : `${name} ${this.side}×${this.side}`;
  }

  // All digits, as people write them: "1–9", "1–9, A–G", "1–36"
  get range() {
    const { side } = this;
    if (side <= 9 || side > SYMBOLS) return `1–${side}`;
    return side === 10 ? "1–9, A" : `1–9, A–${this.symbol(side)}`;
  }

  get rules() {
    return say(words.rules[this.variant], { digits: this.range });
  }
}
