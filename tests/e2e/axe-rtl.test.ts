import { describe, expect, it } from 'vitest';
import { setStage } from '../support/person';
import { CheckedPages, logins, walkAs } from './axe-walk';

const stage = setStage();
const checkedPages = new CheckedPages();

// Colors do not depend on the language, so one walk checks the dark theme and the direction from right to left.
describe.each(logins)('axe finds nothing on any route of the page table, as %s', (login) => {
  it('in Arabic, from right to left, and dark', { timeout: 600_000 }, async () => {
    expect(await walkAs(stage, login, { language: 'ar', colorScheme: 'dark' }, checkedPages)).toEqual([]);
  });
});
