import { expect, it } from 'vitest';
import { applyLanguage } from './language';

it('mirrors the page on request, but keeps the direction of sentences', () => {
  const root = document.documentElement;
  applyLanguage('ar');
  expect([root.lang, root.dir, root.hasAttribute('data-own-text')]).toEqual(['ar', 'rtl', false]);
  applyLanguage('en', 'rtl');
  expect([root.lang, root.dir, root.hasAttribute('data-own-text')]).toEqual(['en', 'rtl', true]);
  applyLanguage('en');
  expect([root.dir, root.hasAttribute('data-own-text')]).toEqual(['ltr', false]);
});
