import { describe, expect, it } from 'vitest';
import { setStage } from '../support/person';
import { CheckedPages, logins, walkAs } from './axe-walk';

const stage = setStage();
const checkedPages = new CheckedPages();

describe.each(logins)('axe finds nothing on any route of the page table, as %s', (login) => {
  it('in English and light', { timeout: 600_000 }, async () => {
    const look = { language: 'en', colorScheme: 'light' } as const;
    expect(await walkAs(stage, login, { look, checkedPages })).toEqual([]);
  });
});
