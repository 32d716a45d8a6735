import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultUiAccess } from '../../../config/roles';
import { allRoles } from '../../../domain/access/roles';
import { menuPages, pathInLoan } from '../../../domain/pages/loan-pages';
import { effort } from '../support/effort';
import { operations } from '../support/operations';
import { type SecurityPortal, securityPortal } from '../support/security-portal';
import { audienceOf, expectations } from './expectations';
import type { Letters } from './expected-answer';
import { walk } from './walk';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('access');
});
afterAll(() => portal.close());

/** The letters with which a portal starts. */
const firstLetters = Object.fromEntries(
  allRoles.map((role) => [
    role,
    Object.fromEntries(
      menuPages.map((page) => [page, defaultUiAccess.find((one) => one.connectPortal === pathInLoan(page))?.[role]]),
    ),
  ]),
) as Letters;

describe('every operation of the OpenAPI document', () => {
  it('has an expectation, and each expectation an operation', () => {
    expect(operations.length).toBeGreaterThan(200);
    expect(portal.users).toHaveLength(33);
    const unused = expectations.filter(([, audience]) => !operations.some(({ name }) => audienceOf(name) === audience));
    expect(unused.map(([calls]) => String(calls))).toEqual([]);
  });

  it('answers each role, and no one, as expected for every loan', { timeout: effort(60_000, 1_200_000) }, async () => {
    expect(await walk(portal, firstLetters)).toEqual([]);
  });
});
