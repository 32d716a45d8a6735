import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { effort, seed } from '../support/effort';
import { loanPlaceOf, operations } from '../support/operations';
import { type SecurityPortal, securityPortal } from '../support/security-portal';
import { audienceOf, expectations } from './expectations';
import { firstLetters, scrambleLetters } from './letters';
import { walk } from './walk';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('access', { worker: true });
});
afterAll(() => portal.close());

const timeout = effort(240_000, 1_200_000);

describe('every operation of the OpenAPI document', () => {
  it('has an expectation, and each expectation an operation', () => {
    expect(operations.length).toBeGreaterThan(200);
    expect(portal.users).toHaveLength(33);
    const unused = expectations.filter(([, audience]) => !operations.some(({ name }) => audienceOf(name) === audience));
    expect(unused.map(([calls]) => String(calls))).toEqual([]);
  });

  it('answers each role, and no one, as expected for every loan', { timeout }, async () => {
    expect(await walk(portal, firstLetters)).toEqual([]);
  });

  it('follows the letters of its pages, whatever they are', { timeout }, async () => {
    const letters = await scrambleLetters(portal, seed);
    const ofLoans = operations.filter((operation) => loanPlaceOf(operation) !== undefined);
    expect(await walk(portal, letters, ofLoans)).toEqual([]);
  });
});
