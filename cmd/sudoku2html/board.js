// SPDX-License-Identifier: MIT
// ---- board: the grid that is played on, for eyes, pointers, keyboards and screen readers.

class Board {
  // frame is the element to put the grid in; chosen is called when another cell is selected.
  constructor(frame, chosen) {
    this.frame = frame;
    this.chosen = chosen;
    this.selected = 0;
    frame.addEventListener("pointerdown", (event) => this.point(event));
    frame.addEventListener("focusin", (event) => this.follow(event));
  }

  // Shows a game.  table is that of the gallery, whose look is taken over; there it is hidden from
  // screen readers.
  show(game, table, label) {
    this.game = game;
    this.wrong = new Set();
    this.hinted = new Set();
    const figure = (table.closest(".ruled") ?? table).cloneNode(true);
    this.table = figure.matches("table") ? figure : figure.querySelector("table");
    this.table.removeAttribute("aria-hidden");
    this.cells = [...this.table.querySelectorAll("td:not(.x)")];
    this.table.setAttribute("role", "grid");
    this.table.setAttribute("aria-label", label);
    this.table.style.setProperty("--note-columns", game.shape.noteColumns);
    this.table.querySelectorAll("tr").forEach((row) => row.setAttribute("role", "row"));
    this.cells.forEach((cell, i) => {
      cell.setAttribute("role", "gridcell");
      cell.classList.remove("e");
      cell.classList.toggle("clue", game.isClue(i));
      if (game.isClue(i)) cell.setAttribute("aria-readonly", "true");
      cell.tabIndex = -1;
    });
    this.frame.replaceChildren(figure);
    const blank = game.values.findIndex((value) => !value);
    this.select(blank < 0 ? 0 : blank, false);
    this.update();
  }

  index(target) {
    return this.cells.indexOf(target.closest?.("td"));
  }

  point(event) {
    const cell = this.index(event.target);
    if (cell < 0) return;
    event.preventDefault();
    this.select(cell);
  }

  follow(event) {
    const cell = this.index(event.target);
    if (cell >= 0 && cell !== this.selected) this.select(cell);
  }

  // Makes a cell the one that keys work on, the only one in the order of tabs.
  select(cell, focus = true) {
    this.cells[this.selected]?.setAttribute("tabindex", "-1");
    this.selected = cell;
    this.cells[cell].tabIndex = 0;
    if (focus) this.cells[cell].focus({ preventScroll: false });
    this.highlight();
    this.chosen(cell);
  }

  // Selects the cell that is so many rows and columns away, round the edges; where there is none, the
  // next one that way, or, from afar, the last one before that.
  step(rows, columns) {
    const { shape } = this.game;
    const wrap = (number, count) => (number + count) % count;
    const near = Math.abs(rows) + Math.abs(columns) === 1 ? 1 : -1;
    let row = wrap(shape.row(this.selected) - 1 + rows, shape.rows);
    let column = wrap(shape.column(this.selected) - 1 + columns, shape.columns);
    while (shape.at(row, column) === undefined) {
      row = wrap(row + near * Math.sign(rows), shape.rows);
      column = wrap(column + near * Math.sign(columns), shape.columns);
    }
    this.select(shape.at(row, column));
  }

  // Marks the cells that the selected one sees, and those with the same digit.
  highlight() {
    const { values, shape } = this.game;
    const peers = shape.peers(this.selected);
    const value = values[this.selected];
    this.cells.forEach((cell, i) => {
      cell.classList.toggle("selected", i === this.selected);
      cell.classList.toggle("peer", peers.has(i));
      cell.classList.toggle("same", value > 0 && values[i] === value);
      cell.setAttribute("aria-selected", String(i === this.selected));
    });
  }

  // Draws everything as the game has it.
  update() {
    const conflicts = this.game.conflicts();
    this.cells.forEach((cell, i) => {
      const bad = conflicts.has(i) || this.wrong.has(i);
      cell.classList.toggle("conflict", conflicts.has(i));
      cell.classList.toggle("wrong", this.wrong.has(i));
      cell.classList.toggle("hint", this.hinted.has(i));
      if (bad && !this.game.isClue(i)) cell.setAttribute("aria-invalid", "true");
      else cell.removeAttribute("aria-invalid");
      this.draw(cell, i);
      cell.setAttribute("aria-label", this.describe(i, conflicts));
    });
    this.highlight();
  }

  draw(cell, i) {
    const { values, notes, shape } = this.game;
    const drawn = values[i] || [...notes[i]].sort((a, b) => a - b).join(" ");
    if (cell.dataset.drawn === String(drawn)) return;
    cell.dataset.drawn = drawn;
    if (values[i] || !notes[i].size) cell.textContent = values[i] ? shape.symbol(values[i]) : "";
    else cell.replaceChildren(this.noteGrid(notes[i]));
  }

  // Every digit has its place among the notes.
  noteGrid(notes) {
    const { shape } = this.game;
    const grid = document.createElement("div");
    grid.className = "notes";
    for (let digit = 1; digit <= shape.side; digit++) {
      const place = document.createElement("i");
      if (notes.has(digit)) place.textContent = shape.symbol(digit);
      grid.append(place);
    }
    return grid;
  }

  // "row 3 column 5, empty"
  describe(i, conflicts = this.game.conflicts()) {
    const { shape } = this.game;
    let content = this.content(i);
    if (conflicts.has(i)) content = say(words.conflict, { content });
    else if (this.wrong.has(i)) content = say(words.wrong, { content });
    return say(words.cell, { row: shape.row(i), column: shape.column(i), content });
  }

  content(i) {
    const { shape, values, notes } = this.game;
    const digit = shape.symbol(values[i]);
    if (this.game.isClue(i)) return say(words.given, { digit });
    if (values[i]) return digit;
    const digits = [...notes[i]].sort((a, b) => a - b).map((note) => shape.symbol(note));
    return digits.length ? say(words.notes, { digits: digits.join(" ") }) : words.empty;
  }
}
