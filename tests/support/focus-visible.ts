// jsdom decides by all events since its start whether a focus is visible, which makes a test depend on the ones before it. Here,
// as in browsers, the focus is visible if the last thing that the user touched was the keyboard.

let byKeyboard = true;
window.addEventListener('keydown', () => (byKeyboard = true), true);
for (const type of ['pointerdown', 'mousedown']) window.addEventListener(type, () => (byKeyboard = false), true);

const matches = Element.prototype.matches;
const quickMatches = function (this: Element, selector: string): boolean {
  if (selector !== ':focus-visible') return matches.call(this, selector);
  return byKeyboard && this === this.ownerDocument.activeElement;
};
Object.defineProperty(Element.prototype, 'matches', { value: quickMatches, configurable: true, writable: true });
