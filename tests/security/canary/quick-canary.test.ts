import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstLetters } from '../access/letters';
import { walk } from '../access/walk';
import { operations } from '../support/operations';
import { type SecurityPortal, securityPortal } from '../support/security-portal';

// This portal has the holes `no-role` and `other-company` (vite.config.ts). `npm run test:security -- --canary` tries every hole.
let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('canary');
});
afterAll(() => portal.close());

it('finds a call without role check and a loan of another company', async () => {
  const walked = [
    'GET /emet-data/history',
    'GET /loan-proxy/{loanNum}/borrower-info',
    'GET /lqb/loans/{loanNum}/contacts',
  ];
  const found = await walk(
    portal,
    firstLetters,
    operations.filter(({ name }) => walked.includes(name)),
  );
  expect(found).toContainEqual(expect.stringMatching(/^GET \/emet-data\/history .*: not refused/));
  expect(found).toContainEqual(expect.stringMatching(/by .*(PML|External).*: not refused \(200\)/));
});
