// SPDX-License-Identifier: MIT
// ---- puzzle: one puzzle of the page, with what the browser remembers of it.

class Puzzle {
  constructor(article, shapes) {
    this.article = article;
    this.number = article.querySelector(".number").textContent;
    this.label = article.querySelector(".label")?.textContent ?? "";
    this.table = article.querySelector("table");
    this.shape = shapes[article.dataset.shape];
    this.clues = this.read(this.table);
  }

  // The digits of a table of the page's.
  read(table) {
    return [...table.querySelectorAll("td:not(.x)")].map((cell) => this.shape.digit(cell.textContent));
  }

  // The same puzzle in another page is remembered, too.
  get key() {
    const { variant, side, boxRows, boxColumns, houses, lines, grids } = this.shape;
    const text = this.clues.map((digit) => (digit ? this.shape.symbol(digit) : ".")).join(
      side <= SYMBOLS ? "" : " ",
    );
    const rules = variant === "latin" && houses.length > 2 * side ? JSON.stringify(houses) : "";
    const where = grids.length > 1 ? [JSON.stringify(grids)] : [];
    return [`${variant} ${boxRows}x${boxColumns} ${text}`, rules, ...lines, ...where].join("\n").trimEnd();
  }

  get name() {
    const number = say(words.puzzle, { number: this.number });
    return this.label ? `${number}, ${this.label}` : number;
  }

  // {entries, moves, made, seconds, solved}, or null before the first move.
  get saved() {
    return store.read(this.key);
  }

  save(game, seconds) {
    const solved = game.solved;
    store.write(this.key, { ...game.save(), seconds: Math.floor(seconds), solved });
  }

  // What there is to compare with, as solve() says it: the page's own solution, or else up to two
  // that are found here.
  get solutions() {
    this.found ??= this.pageSolution() ?? solve(this.shape, this.clues);
    return this.found;
  }

  // Steps for hints; null where the page has none for any puzzle.
  get steps() {
    const script = this.article.querySelector(".hints");
    return script && JSON.parse(script.textContent);
  }

  pageSolution() {
    const table = this.solutionTable;
    return table && { solutions: [this.read(table)], givenUp: false };
  }

  // The page's own solution, as it is printed; null where there is none.
  get solutionTable() {
    return document.querySelector(`#solution-${this.number} table`);
  }
}
