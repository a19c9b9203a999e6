// SPDX-License-Identifier: MIT
// ---- paper: what screen readers find of printed boards, say in a PDF that is kept: each is one
// picture, described row by row.  A tag for each cell would make the file ten times as large.

class Paper {
  constructor(puzzles) {
    this.puzzles = puzzles;
    addEventListener("beforeprint", () => this.describe());
    addEventListener("afterprint", () => this.restore());
  }

  describe() {
    for (const puzzle of this.puzzles) {
      const { table, shape, clues, solutionTable } = puzzle;
      this.picture(table, this.text(shape, clues));
      if (solutionTable) this.picture(solutionTable, this.text(shape, puzzle.read(solutionTable)));
    }
  }

  // On the screen the list's links say what there is, and its boards are hidden.
  restore() {
    for (const { table } of this.puzzles) {
      table.removeAttribute("role");
      table.removeAttribute("aria-label");
      table.setAttribute("aria-hidden", "true");
      for (const band of table.tBodies) band.removeAttribute("aria-hidden");
    }
  }

  picture(table, text) {
    table.removeAttribute("aria-hidden");
    table.setAttribute("role", "img");
    table.setAttribute("aria-label", text);
    for (const band of table.tBodies) band.setAttribute("aria-hidden", "true");
  }

  // "5 empty 3 4, 3 4 empty empty, ..."
  text(shape, digits) {
    const said = digits.map((digit) => (digit ? shape.symbol(digit) : words.empty));
    const rows = Array.from({ length: shape.rows }, (_, row) =>
      said.filter((_, cell) => shape.row(cell) === row + 1).join(" "),
    );
    return rows.join(", ");
  }
}
