import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

function show(html: string): void {
  document.body.innerHTML = html;
}

function control(id: string): HTMLInputElement {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no input ${id}`);
  return found;
}

const labels = (input: HTMLInputElement): (string | null)[] | null =>
  input.labels && [...input.labels].map((label) => label.textContent);

it('finds the labels that point to a control and those that wrap it, in document order', () => {
  show('<label for="a">One</label><label>Two<input id="a"></label><label for="b">Three</label><input id="b">');
  expect(labels(control('a'))).toEqual(['One', 'Two']);
  expect(labels(control('b'))).toEqual(['Three']);
});

it('assigns a label to its first control, or to none if it points to another', () => {
  show('<label>One<input id="a"><input id="b"></label><label for="c">Two<input id="d"></label><input id="c">');
  expect([control('a'), control('b'), control('c'), control('d')].map(labels)).toEqual([['One'], [], ['Two'], []]);
});

it('detects changes since the last query', () => {
  show('<label for="a">One</label><input id="a"><input id="b">');
  expect(labels(control('a'))).toEqual(['One']);
  document.querySelector('label')?.setAttribute('for', 'b');
  expect(labels(control('a'))).toEqual([]);
  expect(labels(control('b'))).toEqual(['One']);
  control('b').insertAdjacentHTML('beforebegin', '<label for="b">Two</label>');
  expect(labels(control('b'))).toEqual(['One', 'Two']);
  control('b').id = 'c';
  expect(labels(control('c'))).toEqual([]);
});

it('finds no labels for a hidden input, and those of a detached control', () => {
  show('<label for="a">One</label><input id="a" type="hidden">');
  expect(labels(control('a'))).toBeNull();
  const label = document.createElement('label');
  label.innerHTML = 'Two<input>';
  const input = label.querySelector('input');
  expect(input && labels(input)).toEqual(['Two']);
});

it('finds the element of an ID only inside the one that is searched', () => {
  show('<p id="a">One</p><div><p id="a">Two</p><p id="b">Three</p></div>');
  const [first, box] = document.body.children;
  expect(document.body.querySelector('[id="a"]')).toBe(first);
  expect(box?.querySelector('[id="a"]')?.textContent).toBe('Two');
  expect(box?.querySelector('[id="b"]')?.textContent).toBe('Three');
  expect(first?.querySelector('[id="a"]')).toBeNull();
  expect(first?.querySelector('[id="b"]')).toBeNull();
});
