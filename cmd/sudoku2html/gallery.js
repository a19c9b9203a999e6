// SPDX-License-Identifier: MIT
// ---- gallery: all puzzles of the page, with how far each one is.

class Gallery {
  constructor(root, puzzles) {
    this.root = root;
    this.puzzles = puzzles;
    this.saved = new Map(puzzles.map((puzzle) => [puzzle, puzzle.saved]));
    for (const puzzle of puzzles) puzzle.table.setAttribute("aria-hidden", "true");
    this.shapes = new Set(puzzles.map(({ shape }) => shape));
  }

  // Looks again how far a puzzle is.
  refresh(puzzle) {
    this.saved.set(puzzle, puzzle.saved);
    this.show(puzzle);
    this.showProgress();
  }

  showAll() {
    for (const puzzle of this.puzzles) this.show(puzzle);
    this.showProgress();
    this.showRules();
  }

  show(puzzle) {
    const { article } = puzzle;
    const saved = this.saved.get(puzzle);
    const text = this.stateText(puzzle, saved);
    const kind = this.shapes.size > 1 ? puzzle.shape.title : "";
    const label = [puzzle.name, kind, text].filter((part) => part).join(", ");
    article.querySelector("h2 a").setAttribute("aria-label", label);
    if (!saved && !article.querySelector(".state")) return;
    this.line(article, ".state", "p", article).textContent = text;
    article.classList.toggle("done", saved?.solved === true);
    this.showEntries(puzzle, saved);
  }

  // The element of a class in an article, which is made where there is none, at the end of parent.
  line(article, selector, tag, parent) {
    let element = article.querySelector(selector);
    if (element) return element;
    element = document.createElement(tag);
    element.className = selector.slice(1);
    parent.append(" ", element);
    return element;
  }

  stateText(puzzle, saved) {
    if (!saved) return "";
    const time = clockText(saved.seconds ?? 0);
    if (saved.solved) return say(words.solvedShort, { time });
    const filled = saved.entries?.filter((digit) => digit).length ?? 0;
    const blanks = puzzle.clues.filter((digit) => !digit).length;
    return say(words.started, { filled, blanks, time });
  }

  // Entries show on the screen; paper has the puzzle as it was.
  showEntries({ table, shape, clues }, saved) {
    table.querySelectorAll("td:not(.x)").forEach((cell, i) => {
      if (clues[i]) return;
      const digit = saved?.entries?.[i] ?? 0;
      cell.textContent = digit ? shape.symbol(digit) : "";
      cell.classList.toggle("e", digit > 0);
    });
  }

  showProgress() {
    const solved = [...this.saved.values()].filter((saved) => saved?.solved).length;
    const text = solved ? say(words.progress, { solved, count: this.puzzles.length }) : "";
    document.querySelector("#progress").textContent = text;
  }

  // About how many lines a text takes on paper, where Chinese is twice as wide.
  linesOf(text) {
    const width = [...text].reduce((sum, letter) => sum + (letter > "\u2fff" ? 2 : 1), 0);
    return Math.ceil(width / 115);
  }

  // The rules, above the puzzles and on every sheet of paper.  Where there are several kinds of
  // puzzles, each says what it is.
  showRules() {
    const several = this.shapes.size > 1;
    const [only] = this.shapes;
    document.querySelector("#rules").textContent = several ? "" : only.rules;
    if (several)
      for (const { article, shape } of this.puzzles)
        this.line(article, ".kind", "span", article.querySelector("h2 a")).textContent = shape.title;
    this.showRulesOnPaper();
  }

  // The rules of the puzzles that are printed: of all, or of the one that is played.
  showRulesOnPaper(played) {
    const several = !played && this.shapes.size > 1;
    const rulesOf = (shape) => (several ? `${shape.title}: ${shape.rules}` : shape.rules);
    const onSheets = new Map();
    for (const { article, shape } of played ? [played] : this.puzzles) {
      const sheet = article.parentElement;
      onSheets.set(sheet, (onSheets.get(sheet) ?? new Set()).add(shape));
    }
    for (const [sheet, shapes] of onSheets) {
      const rules = new Set([...shapes].map(rulesOf));
      sheet.querySelector(".rules").textContent = [...rules].join("\n");
      const lines = [...rules].reduce((count, text) => count + this.linesOf(text), 0);
      sheet.style.setProperty("--rules", lines);
    }
  }
}
