import { afterEach, expect, it } from 'vitest';

afterEach(() => {
  document.head.querySelector('#hiding')?.remove();
  document.body.replaceChildren();
});

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  const shown = document.body.firstElementChild;
  if (!(shown instanceof HTMLElement)) throw new Error('There is no element');
  return shown;
}

it('follows changes of the element, of what is around it, and of the styles', () => {
  const box = show('<div><p>Text</p></div>');
  const text = box.querySelector('p') as HTMLElement;
  const display = () => getComputedStyle(text).display;
  const visibility = () => getComputedStyle(text).visibility;
  expect([display(), visibility()]).toEqual(['block', 'visible']);
  text.style.display = 'none';
  expect(display()).toBe('none');
  text.removeAttribute('style');
  box.style.visibility = 'hidden';
  expect([display(), visibility()]).toEqual(['block', 'hidden']);
  const sheet = document.createElement('style');
  sheet.id = 'hiding';
  sheet.textContent = '.gone { display: none }';
  document.head.append(sheet);
  expect(display()).toBe('block');
  text.className = 'gone';
  expect(display()).toBe('none');
  sheet.sheet?.deleteRule(0);
  expect(display()).toBe('block');
  sheet.sheet?.insertRule('p { display: none }');
  expect(display()).toBe('none');
});

it('returns the same style while nothing changes, which no one can write to', () => {
  const text = show('<p>Text</p>');
  const style = getComputedStyle(text);
  expect(window.getComputedStyle(text)).toBe(style);
  expect(() => style.setProperty('display', 'none')).toThrow();
});
