import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

afterEach(() => document.body.replaceChildren());

function show(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

it('says what is missing, and shows the page', () => {
  show('<p>One</p>');
  expect(() => screen.getByText('Two')).toThrow(/Unable to find an element with the text: Two.*<p>.*One/s);
  expect(() => screen.getByRole('button')).toThrow('Unable to find an accessible element with the role "button"');
});

it('shows the page as it was at the last attempt', async () => {
  show('<p>One</p>');
  const late = waitFor(() => screen.getByText('Two'), { timeout: 100 });
  show('<p>Three</p>');
  await expect(late).rejects.toThrow(/text: Two.*Three/s);
});

it('finds every element inside of one, in the order of the page', () => {
  const body = show('<div><p>One<b>Two</b></p></div><i></i>text<!-- comment --><svg><g></g></svg>');
  const all = (inside: Element | null) => Array.from(inside?.querySelectorAll('*') ?? [], ({ localName }) => localName);
  expect(all(body)).toEqual(['div', 'p', 'b', 'i', 'svg', 'g']);
  expect(all(body.querySelector('p'))).toEqual(['b']);
  expect(all(body.querySelector('b'))).toEqual([]);
});
