import { describe, expect, it } from 'vitest';
import { setStage } from '../support/person';
import { inTheLight, Looked, logins, walkAs } from './axe-walk';

const stage = setStage();
const looked = new Looked();

describe.each(logins)('axe finds nothing on any route of the page table, as %s', (login) => {
  it('in Arabic, from right to left', { timeout: 600_000 }, async () => {
    expect(await walkAs(stage, login, 'ar', inTheLight(looked))).toEqual([]);
    console.info(`Looks from right to left, up to ${login}: ${JSON.stringify(looked.times)}`);
  });
});
