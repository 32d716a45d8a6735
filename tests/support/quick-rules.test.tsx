import { afterEach, expect, it } from 'vitest';

const sheet = document.createElement('style');

afterEach(() => {
  sheet.remove();
  document.body.replaceChildren();
});

/** Whether each element with an ID is shown, on a page with these rules. */
function shown(rules: string, html: string): Record<string, boolean> {
  sheet.textContent = rules;
  document.head.append(sheet);
  document.body.innerHTML = html;
  return Object.fromEntries(
    [...document.body.querySelectorAll('[id]')].map((element) => [
      element.id,
      getComputedStyle(element).display !== 'none',
    ]),
  );
}

it('applies rules of element names and of classes, alone and in lists', () => {
  const html = '<p id="a"></p><i id="b" class="x"></i><i id="c" class="x y"></i><b id="d" class="z"></b>';
  expect(shown('p, u { display: none }', html)).toEqual({ a: false, b: true, c: true, d: true });
  expect(shown('.x.y, .z { display: none }', html)).toEqual({ a: true, b: true, c: false, d: false });
  expect(shown('.x { display: none } .y { display: inline }', html)).toEqual({ a: true, b: false, c: true, d: true });
  expect(shown('i.x { display: none } .y { display: inline }', html)).toMatchObject({ b: false, c: false });
});

it('applies rules of attributes and of what is around an element', () => {
  const html = '<p id="a" hidden></p><p id="b"><i id="c" data-x="1"></i></p><dialog id="d"></dialog>';
  expect(shown('', html)).toEqual({ a: false, b: true, c: true, d: false });
  expect(shown('[data-x]:not(b) { display: none }', html)).toMatchObject({ b: true, c: false });
  expect(shown('[data-x="2"] { display: none }', html)).toMatchObject({ c: true });
  expect(shown('[id] > i { display: none }', html)).toMatchObject({ b: true, c: false });
});

it('applies no rule of what comes before an element to the element', () => {
  expect(shown('.x::before { display: none }', '<i id="a" class="x"></i>')).toEqual({ a: true });
});
