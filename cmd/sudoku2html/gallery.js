// ---- gallery: all puzzles of the page, with how far each one is.

class Gallery {
  constructor(root, puzzles) {
    this.root = root;
    this.puzzles = puzzles;
    this.saved = new Map(puzzles.map((puzzle) => [puzzle, puzzle.saved]));
    for (const puzzle of puzzles) puzzle.table.setAttribute("aria-hidden", "true");
    for (const sheet of root.querySelectorAll(".sheet")) this.number(sheet);
  }

  // A sheet says, on paper, what the rules of its puzzles are.
  number(sheet) {
    sheet.shapes = new Set(
      this.puzzles.filter(({ article }) => article.parentElement === sheet).map(({ shape }) => shape),
    );
  }

  // Looks again how far a puzzle is.
  refresh(puzzle) {
    this.saved.set(puzzle, puzzle.saved);
    this.show(puzzle);
    this.showProgress();
  }

  showAll() {
    for (const puzzle of this.puzzles) if (this.saved.get(puzzle)) this.show(puzzle);
    this.showProgress();
    this.showRules();
  }

  show(puzzle) {
    const { article } = puzzle;
    const saved = this.saved.get(puzzle);
    const text = this.stateText(puzzle, saved);
    let line = article.querySelector(".state");
    if (!line) {
      line = document.createElement("p");
      line.className = "state";
      article.append(line);
    }
    line.textContent = text;
    article.classList.toggle("done", saved?.solved === true);
    this.showEntries(puzzle, saved);
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
    table.querySelectorAll("td").forEach((cell, i) => {
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

  showRules() {
    const rulesOf = (shapes) => [...new Set([...shapes].map((shape) => shape.rules))].join(" ");
    document.querySelector("#rules").textContent = rulesOf(
      new Set(this.puzzles.map(({ shape }) => shape)),
    );
    for (const sheet of this.root.querySelectorAll(".sheet"))
      sheet.querySelector(".rules").textContent = rulesOf(sheet.shapes);
  }
}
