// SPDX-License-Identifier: MIT
// ---- pad: a button for each digit, with how many of it are missing.

class Pad {
  // pressed is called with the digit of a button.
  constructor(element, pressed) {
    this.element = element;
    element.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) pressed(Number(button.dataset.digit));
    });
  }

  show(game) {
    const { shape } = game;
    this.game = game;
    this.element.style.setProperty("--columns", shape.noteColumns);
    this.element.classList.toggle("many", shape.side > 9);
    this.element.replaceChildren(
      ...Array.from({ length: shape.side }, (_, i) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.digit = i + 1;
        button.append(shape.symbol(i + 1), document.createElement("small"));
        return button;
      }),
    );
    this.update();
  }

  update() {
    for (const button of this.element.children) {
      const digit = Number(button.dataset.digit);
      const missing = this.game.missing(digit);
      const left = Math.max(0, missing);
      const symbol = this.game.shape.symbol(digit);
      button.lastChild.textContent = left || "";
      button.classList.toggle("complete", missing !== null && !left);
      button.setAttribute("aria-label", missing === null ? symbol : say(words.left, { digit: symbol, left }));
    }
  }
}
