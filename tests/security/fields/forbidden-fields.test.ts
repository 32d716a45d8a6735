import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { draftLoan, operation as losOperation } from '../../contract/contract-loan';
import type { RoleUser } from '../../support/role-user';
import { withEach } from '../../support/with-each';
import { effort, isFull } from '../support/effort';
import { type Operation, operations } from '../support/operations';
import { type SecurityPortal, securityPortal } from '../support/security-portal';
import { bodyWith, type ForbiddenField, forbiddenFields, forgedValue, storedValue } from './forbidden-values';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('guarded and computed fields');
});
afterAll(() => portal.close());

/** The calls that take fields of a loan by name: their bodies are open. */
const takers = operations.filter(
  ({ method, path, body }) => method !== 'GET' && body?.additionalProperties !== undefined && /loan/.test(path),
);

const addressOf = (operation: Operation, loanNum: string, section: string): string =>
  `/api${operation.path.replace('{loanNum}', loanNum).replace('{section}', section)}`;

const sectionNames = Object.keys(sections);
const timeout = effort(240_000, 3_600_000);

/** Sends one field in one call and says whether it was stored. */
async function forge(
  operation: Operation,
  field: ForbiddenField,
  user: RoleUser,
  loan: LoanDocument,
): Promise<string | null> {
  const { los } = portal.at.portal;
  const value = forgedValue(field, storedValue(loan, field));
  const creates = !operation.path.includes('{loanNum}');
  const section = sectionNames[field.name.length % sectionNames.length] ?? '';
  const answer = await portal.send({
    ...{ method: operation.method, path: addressOf(operation, loan.sLNm, section), token: user.token },
    body: JSON.stringify(
      creates
        ? { sBranchChannelT: user.isPml ? '2' : '1', sLPurposeT: '0', ...bodyWith(field, value, null) }
        : { version: loan.version, ...bodyWith(field, value, loan) },
    ),
  });
  const created = creates ? /"loanNum":"([^"]+)"/.exec(answer.text)?.[1] : undefined;
  if (creates && created === undefined) return null;
  const after = await los.loadLoan(created ?? loan.sLNm);
  const stored = storedValue(after, field);
  if (JSON.stringify(stored) !== JSON.stringify(value)) return null;
  portal.tally.unexpectedSuccesses += 1;
  return `${operation.name} by ${user.role} stored ${field.name} (${answer.status})`;
}

/** In the sample, each field is sent in a few calls by one role that may write; in full, in every call by every role. */
function usersFor(number: number): readonly RoleUser[] {
  const writers = portal.users.filter(
    ({ isPml, branch, statuses }) => !isPml && branch === null && statuses.includes('0'),
  );
  return isFull ? portal.users : [writers[number % writers.length] ?? portal.users[0]].flatMap((user) => user ?? []);
}

describe('a guarded or computed field', () => {
  it('is never stored, whoever sends it, in any call that takes fields', { timeout }, async () => {
    expect(forbiddenFields.length).toBeGreaterThan(60);
    expect(takers.length).toBeGreaterThan(15);
    const stored: string[] = [];
    await withEach(takers, async (operation) => {
      const callNumber = takers.indexOf(operation);
      const { sLNm } = await portal.at.portal.los.createLoan(losOperation(), draftLoan({ sLAmtCalc: null }));
      for (const [number, field] of forbiddenFields.entries()) {
        if ((number + callNumber) % effort(takers.length, 1) !== 0 && operation.path !== '/lqb/loans/{loanNum}')
          continue;
        for (const user of usersFor(number + callNumber)) {
          const found = await forge(operation, field, user, await portal.at.portal.los.loadLoan(sLNm));
          if (found) stored.push(found);
        }
      }
    });
    expect(stored).toEqual([]);
    expect(portal.tally.serverErrors).toEqual([]);
  });
});

describe('the permissions of a user', () => {
  const forged = {
    ...{ roles: ['Administrator'], role: 'Administrator', isPml: false, is_pml: false, menuPermissions: [31, 11] },
    ...{
      disabled_at: null,
      passwordDue: false,
      branchName: null,
      companyName: 'Cobalt Home Loans',
      login: 'administrator',
    },
  };

  it('are not changed by what users send about themselves', async () => {
    const { db } = portal.at.portal;
    const rows = async () => [
      await db
        .selectFrom('portal.users')
        .select(['login', 'is_pml', 'branch_name', 'company_name'])
        .orderBy('login')
        .execute(),
      await db.selectFrom('portal.user_roles').select(['user_id', 'role']).orderBy('user_id').orderBy('role').execute(),
    ];
    const before = await rows();
    for (const { token } of portal.users) {
      for (const body of [forged, { user: forged }, { user: [forged] }, { user: { settings: forged } }]) {
        await portal.send({ method: 'POST', path: '/api/auth/user/update', token, body: JSON.stringify(body) });
      }
    }
    expect(await rows()).toEqual(before);
  });
});
