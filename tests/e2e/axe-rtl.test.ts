import { expect, it } from 'vitest';
import { rulesOfLook } from '../support/axe';
import { setStage } from '../support/person';
import { CheckedPages, walkAs } from './axe-walk';

const stage = setStage();

// Colors do not depend on the language, so one walk checks the dark theme and the direction from right to left. The other
// rules, and the pages of other users, are checked in English.
it('axe finds nothing on any route of the page table in Arabic, from right to left, and dark', {
  timeout: 600_000,
}, async () => {
  const walk = {
    look: { language: 'ar', colorScheme: 'dark' },
    checkedPages: new CheckedPages(),
    rules: rulesOfLook,
  } as const;
  expect(await walkAs(stage, 'administrator', walk)).toEqual([]);
});
