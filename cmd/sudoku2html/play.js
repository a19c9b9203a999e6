// SPDX-License-Identifier: MIT
// ---- play: the view in which one puzzle is played; what buttons and keys do.

// What the buttons do not do in a pause.
const unavailable = new Set(["erase", "undo", "redo", "check", "noteAll", "toggleAlways", "hint", "reveal"]);

class Play {
  // closed is called when the player is done with the puzzle, with the puzzle.
  constructor(root, closed) {
    this.root = root;
    this.closed = closed;
    this.puzzle = null;
    this.board = new Board(root.querySelector(".board"), (cell) => this.selected(cell));
    this.pad = new Pad(root.querySelector(".pad"), (digit) => this.enter(digit, this.pencil));
    this.clock = root.querySelector("#clock");
    this.timer = new Timer(() => this.showTime());
    this.listen();
  }

  listen() {
    // Buttons leave the focus where it is, so that keys go on working on the board.
    this.root.addEventListener("mousedown", (event) => {
      if (event.target.closest("button")) event.preventDefault();
    });
    this.root.addEventListener("click", (event) => {
      const action = event.target.closest("[data-do]")?.dataset.do;
      if (action && !(this.paused && unavailable.has(action))) this[action]();
    });
    document.addEventListener("keydown", (event) => this.puzzle && this.key(event));
    addEventListener("pagehide", () => this.keep());
    document.addEventListener("visibilitychange", () => this.keep());
  }

  // ---- opening and closing

  open(puzzle) {
    if (this.puzzle) this.close();
    const saved = puzzle.saved;
    this.puzzle = puzzle;
    this.game = new Game(puzzle.shape, puzzle.clues);
    if (saved) this.game.load(saved);
    this.finished = this.game.solved;
    this.hints = puzzle.steps && new Hints(puzzle.steps);
    this.root.querySelector("[data-do=hint]").hidden = !this.hints;
    this.setPencil(false);
    this.setAlways(store.read("always") === true);
    this.setPaused(false);
    this.root.hidden = false;
    this.root.classList.toggle("solved", this.finished);
    this.showWords();
    this.board.show(this.game, puzzle.table, puzzle.name);
    this.pad.show(this.game);
    this.timer.set(saved?.seconds ?? 0);
    if (!this.finished) this.timer.start();
    this.tell(this.finished ? this.solvedText() : "");
    this.markWrong();
    if (this.hints) this.showHint();
    this.board.select(this.board.selected);
  }

  close() {
    const { puzzle } = this;
    this.keep();
    this.timer.stop();
    this.puzzle = null;
    this.root.hidden = true;
    this.closed(puzzle);
  }

  // Saves what there is to save: a puzzle that was only looked at is not a started one.
  keep() {
    if (!this.puzzle) return;
    if (this.game.done.length || this.game.undone.length || this.puzzle.saved)
      this.puzzle.save(this.game, this.timer.seconds);
  }

  // ---- what the player reads

  // Everything here that depends on the language.
  showWords() {
    const { puzzle } = this;
    if (!puzzle) return;
    this.root.querySelector("#play-title").textContent = say(words.puzzle, {
      number: puzzle.number,
    });
    this.root.querySelector("#play-label").textContent = puzzle.label;
    this.root.querySelector("#play-rules").textContent = puzzle.shape.rules;
    this.root.querySelector(".keys dl").replaceChildren(
      ...words.keys.flatMap(([key, meaning]) => {
        const [term, text] = [document.createElement("dt"), document.createElement("dd")];
        term.textContent = key;
        text.textContent = meaning;
        return [term, text];
      }),
    );
    this.setPaused(this.paused);
  }

  translate() {
    if (!this.puzzle) return;
    this.showWords();
    this.forgetHint();
    this.board.table.setAttribute("aria-label", this.puzzle.name);
    this.board.update();
    this.pad.update();
    this.tell("");
  }

  // A message that is seen and spoken.
  tell(text) {
    this.root.querySelector("#message").textContent = text;
  }

  // One that is only spoken.
  speak(text) {
    this.root.querySelector("#spoken").textContent = text;
  }

  showTime() {
    this.clock.textContent = clockText(this.timer.seconds);
  }

  solvedText() {
    return say(words.solved, { time: clockText(this.timer.seconds) });
  }

  // ---- moves

  // The pad is to know which digit the cell has.
  selected(cell) {
    const value = this.game.values[cell];
    for (const button of this.pad.element.children)
      button.classList.toggle("same", Number(button.dataset.digit) === value);
  }

  enter(digit, asNote) {
    const cell = this.board.selected;
    if (this.paused) return;
    if (this.game.isClue(cell)) {
      if (this.game.clues[cell] !== digit) this.tell(words.isGiven);
      return;
    }
    if (asNote) this.game.note(cell, digit);
    else this.game.fill(cell, digit);
    this.changed(cell);
  }

  erase() {
    const cell = this.board.selected;
    if (this.paused) return;
    if (this.game.isClue(cell)) {
      this.tell(words.isGiven);
      return;
    }
    this.game.erase(cell);
    this.changed(cell);
  }

  undo() {
    this.travel(this.game.undo(), words.nothingToUndo);
  }

  redo() {
    this.travel(this.game.redo(), words.nothingToRedo);
  }

  travel(cell, otherwise) {
    if (cell === null) {
      this.tell(otherwise);
      return;
    }
    this.board.select(cell);
    this.changed(cell);
  }

  restart() {
    this.game.restart();
    this.timer.set(0);
    this.timer.start();
    this.setPaused(false);
    this.changed(this.board.selected);
    this.tell(words.restarted);
  }

  // After every move.
  changed(cell) {
    this.forgetHint();
    this.markWrong();
    this.pad.update();
    this.selected(this.board.selected);
    this.speak(this.board.describe(cell));
    this.tell(this.clashText(cell));
    this.settle();
    this.keep();
  }

  clashText(cell) {
    const { shape, values } = this.game;
    const other = this.game.clash(cell);
    if (other === undefined) return this.board.wrong.has(cell) ? words.isWrong : "";
    const place = { row: shape.row(other), column: shape.column(other) };
    return say(words.clash, { digit: shape.symbol(values[cell]), ...place });
  }

  // Notices that the puzzle is solved, or is so no longer.
  settle() {
    const { solved } = this.game;
    if (solved && !this.finished) this.timer.stop();
    if (!solved && this.finished) this.timer.start();
    this.finished = solved;
    this.root.classList.toggle("solved", solved);
    if (solved) this.tell(this.solvedText());
  }

  // ---- check

  check() {
    const { solutions, givenUp } = this.puzzle.solutions;
    this.board.wrong.clear();
    if (solutions.length === 1 && !givenUp) this.compare(solutions[0]);
    else if (givenUp) this.tell(this.game.conflicts().size ? words.deadEnd : words.unknown);
    else if (!solutions.length) this.tell(words.noSolution);
    else this.tryOn();
    this.board.update();
  }

  // Notes for the board what differs from the only solution.
  addWrong(solution) {
    this.game.values.forEach((value, cell) => {
      if (value && value !== solution[cell]) this.board.wrong.add(cell);
    });
  }

  // Marks it at once, where the player wants that and there is one solution; else nothing.
  markWrong() {
    this.board.wrong.clear();
    if (this.always && this.solution) this.addWrong(this.solution);
    this.board.update();
  }

  compare(solution) {
    const { left } = this.game;
    this.addWrong(solution);
    const count = this.board.wrong.size;
    if (count > 1) this.tell(say(words.mistakes, { count }));
    else if (count === 1) this.tell(words.oneMistake);
    else this.tell(left ? say(words.noMistake, { left }) : this.solvedText());
  }

  // Where there are several solutions, what counts is whether one of them goes on from here.
  tryOn() {
    const { shape, values, left } = this.game;
    const { solutions, givenUp } = solve(shape, values, 1);
    if (solutions.length) this.tell(left ? say(words.noMistake, { left }) : this.solvedText());
    else this.tell(givenUp ? words.unknown : words.deadEnd);
  }

  // ---- hints

  // The only solution, or null.
  get solution() {
    const { solutions, givenUp } = this.puzzle.solutions;
    return solutions.length === 1 && !givenUp ? solutions[0] : null;
  }

  // More of the next step each time, and in the end it is made.  A digit that has to go comes first.
  hint() {
    if (this.finished || !this.hints || this.tellFault()) return;
    if (this.hints.whole) {
      this.followHint();
    } else if (this.hints.more(this.game)) {
      this.tell(this.hints.text(words === languages.zh ? 1 : 0));
      this.showHint();
    } else {
      this.tell(words.noStep);
    }
  }

  tellFault() {
    const conflict = [...this.game.conflicts()].find((cell) => !this.game.isClue(cell));
    const { solution } = this;
    const isWrong = (value, cell) => solution && value && value !== solution[cell];
    const wrong = conflict ?? this.game.values.findIndex(isWrong);
    if (wrong < 0) return false;
    this.forgetHint();
    this.board.wrong.add(wrong);
    this.board.update();
    this.board.select(wrong);
    this.tell(words.firstErase);
    return true;
  }

  followHint() {
    const { done } = this.game;
    const before = done.length;
    const cell = this.hints.follow(this.game);
    this.board.select(cell);
    this.changed(cell);
    if (done.length === before) this.tell(words.nothingNoted);
  }

  showHint() {
    this.board.hinted = new Set(this.hints.cells);
    this.board.update();
    const { whole, share } = this.hints;
    const name = whole ? words.hintDo : share ? words.hintMore : words.hint;
    this.root.querySelector("[data-do=hint] span").textContent = name;
  }

  forgetHint() {
    if (!this.hints) return;
    this.hints.forget();
    this.showHint();
  }

  // Fills in what the solution has in the selected cell.
  reveal() {
    const cell = this.board.selected;
    const { solution } = this;
    if (this.game.isClue(cell)) this.tell(words.isGiven);
    else if (!solution) this.tell(words.noReveal);
    else if (this.game.values[cell] !== solution[cell]) {
      this.game.fill(cell, solution[cell]);
      this.changed(cell);
    }
  }

  setAlways(on) {
    this.always = on;
    this.root.querySelector("[data-do=toggleAlways]").setAttribute("aria-pressed", String(on));
  }

  // The player's choice holds for all puzzles, and the next time.
  toggleAlways() {
    this.setAlways(!this.always);
    store.write("always", this.always);
    this.markWrong();
    this.tell(this.always ? words.alwaysOn : words.alwaysOff);
  }

  // ---- pencil and pause

  noteAll() {
    this.game.noteAll();
    this.changed(this.board.selected);
    this.tell(words.allNoted);
  }

  setPencil(on) {
    this.pencil = on;
    this.root.classList.toggle("pencil", on);
    this.root.querySelector("[data-do=togglePencil]").setAttribute("aria-pressed", String(on));
  }

  togglePencil() {
    this.setPencil(!this.pencil);
    this.speak(this.pencil ? words.pencilOn : words.pencilOff);
  }

  setPaused(paused) {
    const button = this.root.querySelector("[data-do=togglePause]");
    this.paused = paused;
    this.root.classList.toggle("paused", paused);
    this.root.querySelector(".board").dataset.paused = words.paused;
    this.root.querySelector(".board").inert = paused;
    button.setAttribute("aria-pressed", String(paused));
    button.title = paused ? words.resume : words.pause;
    button.setAttribute("aria-label", button.title);
  }

  togglePause() {
    if (this.finished) return;
    this.setPaused(!this.paused);
    if (this.paused) {
      this.timer.stop();
    } else {
      this.timer.start();
      this.board.select(this.board.selected);
    }
  }

  // ---- keys

  key(event) {
    const done = event.ctrlKey || event.metaKey ? this.chord(event) : this.plainKey(event);
    if (done) event.preventDefault();
  }

  chord(event) {
    if (this.paused) return false;
    const letter = event.key.toLowerCase();
    if (letter === "y" || (letter === "z" && event.shiftKey)) this.redo();
    else if (letter === "z") this.undo();
    else return false;
    return true;
  }

  // Returns whether the key was meant for the game.
  plainKey(event) {
    if (event.altKey) return false;
    const onControl = event.target.closest("button, a, summary") !== null;
    if (onControl && (event.key === " " || event.key === "Enter")) return false;
    if (event.key === "Escape") location.hash = "";
    else if (event.key === " ") this.togglePencil();
    else if (event.key === "?" && !this.paused) this.hint();
    else if (event.key === "Delete" || event.key === "Backspace") this.erase();
    else return this.arrow(event.key) || this.digitKey(event);
    return true;
  }

  arrow(key) {
    const { rows, columns } = this.game.shape;
    const row = this.game.shape.row(this.board.selected);
    const column = this.game.shape.column(this.board.selected);
    const steps = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      Home: [0, 1 - column],
      End: [0, columns - column],
      PageUp: [1 - row, 0],
      PageDown: [rows - row, 0],
    };
    if (!(key in steps) || this.paused) return false;
    this.board.step(...steps[key]);
    return true;
  }

  // With the shift key the top row has other characters, but the same codes.
  digitKey(event) {
    const symbol = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key;
    if (symbol.length !== 1) return false;
    if (this.game.shape.side > SYMBOLS) return this.typeNumber(symbol, event.shiftKey);
    if (symbol === "0" || symbol === ".") {
      this.erase();
      return true;
    }
    const digit = this.game.shape.digit(symbol);
    if (digit) this.enter(digit, this.pencil || event.shiftKey);
    return digit > 0;
  }

  // In the largest grids digits are numbers: what is typed into a cell in quick succession is
  // one.
  typeNumber(symbol, asNote) {
    if (!/\d/.test(symbol)) return false;
    const cell = this.board.selected;
    const now = performance.now();
    const goesOn = this.typed?.cell === cell && now - this.typed.time < 1500;
    const longer = goesOn ? this.typed.text + symbol : symbol;
    const text = this.game.shape.digit(longer) ? longer : symbol;
    this.typed = { cell, text, time: now };
    const digit = this.game.shape.digit(text);
    if (digit && this.game.values[cell] !== digit) this.enter(digit, this.pencil || asNote);
    return true;
  }
}
