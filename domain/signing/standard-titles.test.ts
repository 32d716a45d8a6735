import { expect, it } from 'vitest';
import { packageTitles } from '../packages/package-titles';
import { standardTitles, titleIn } from './standard-titles';

it('calls what the portal titled by its name in the language of the reader', () => {
  for (const title of [...Object.values(packageTitles), ...Object.values(standardTitles.en)]) {
    expect(titleIn('en', title)).toBe(title);
    expect(titleIn('tr', title)).not.toBe(title);
    expect(titleIn('ar', title)).toMatch(/^[\p{Script=Arabic}\s]+$/u);
  }
});

it('keeps a title that a user typed', () => {
  expect(titleIn('ar', 'Letters of August')).toBe('Letters of August');
});
