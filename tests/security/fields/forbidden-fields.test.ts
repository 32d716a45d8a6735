import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homeBranch } from '../../../config/demo/organization';
import { sections } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { draftLoan, operation as losOperation } from '../../contract/contract-loan';
import type { RoleUser } from '../../support/role-user';
import { withEach } from '../../support/with-each';
import { effort, isFull } from '../support/effort';
import type { Answer } from '../support/http';
import { type Operation, operations } from '../support/operations';
import { type SecurityPortal, securityPortal, userOf } from '../support/security-portal';
import {
  bodyWith,
  bodyWithAll,
  type ForbiddenField,
  forbiddenFields,
  forgedValue,
  storedValue,
} from './forbidden-values';

let portal: SecurityPortal;
beforeAll(async () => {
  portal = await securityPortal('guarded and computed fields');
});
afterAll(() => portal.close());

/** The calls that take fields of a loan by name: their bodies are open. */
const takers = operations.filter(
  ({ method, path, body }) =>
    method !== 'GET' && body?.additionalProperties !== undefined && /loan/.test(path) && !path.includes('{channel}'),
);

const sectionNames = Object.keys(sections);
const timeout = effort(240_000, 3_600_000);

/** What a user must send for a new loan. */
const newLoanOf = ({ isPml }: RoleUser) => ({
  ...(isPml ? { sBranchChannelT: '2' } : { sBranchChannelT: '1', sBranchName: homeBranch }),
  sLPurposeT: '0',
});

interface Try {
  readonly operation: Operation;
  readonly user: RoleUser;
  readonly loan: LoanDocument;
}

const creates = ({ path }: Operation): boolean => !path.includes('{loanNum}');

/** Sends values in one call, as a change of the loan or as a new loan. */
function sendValues({ operation, user, loan }: Try, values: object, section: string): Promise<Answer> {
  const path = operation.path.replace('{loanNum}', loan.sLNm).replace('{section}', section);
  const place = creates(operation) ? newLoanOf(user) : { version: loan.version };
  return portal.send({
    ...{ method: operation.method, path: `/api${path}`, token: user.token },
    body: JSON.stringify({ ...place, ...values }),
  });
}

/** The fields that the call refuses by name when all are sent at once; all of them if it refuses the user. */
async function refusedTogether(one: Try, section: string): Promise<(field: ForbiddenField) => boolean> {
  const { status, text } = await sendValues(one, bodyWithAll(one.loan), section);
  if (status === 401 || status === 403) return () => true;
  const named = status === 422 ? Object.keys((JSON.parse(text) as { fields?: object }).fields ?? {}) : [];
  const names = new Set(named.map((name) => name.split('.').at(-1)));
  return ({ name }) => names.has(name);
}

/** Sends one field alone and says whether it was stored. */
async function forge(one: Try, field: ForbiddenField, section: string): Promise<string | null> {
  const { operation, user, loan } = one;
  const value = forgedValue(field, storedValue(loan, field));
  const answer = await sendValues(one, bodyWith(field, value, creates(operation) ? null : loan), section);
  const created = creates(operation) ? /"loanNum":"([^"]+)"/.exec(answer.text)?.[1] : undefined;
  if (creates(operation) && created === undefined) return null;
  // A loan that is no longer there was renamed.
  const after = await portal.at.portal.los.loadLoan(created ?? loan.sLNm).catch(() => null);
  if (after && JSON.stringify(storedValue(after, field)) !== JSON.stringify(value)) return null;
  portal.tally.unexpectedSuccesses += 1;
  return `${operation.name} by ${user.role} stored ${field.name} (${answer.status})`;
}

/** In the sample, one role that may write makes each call; in full, every role. */
function usersFor(number: number): readonly RoleUser[] {
  if (isFull) return portal.users;
  const writers = portal.users.filter(
    ({ isPml, branch, statuses }) => !isPml && branch === null && statuses.includes('0'),
  );
  return writers.slice(number % writers.length).slice(0, 1);
}

describe('a guarded or computed field', () => {
  it('is sent with new loans that the portal creates without it', async () => {
    const creators = takers.filter(creates);
    expect(creators.length).toBeGreaterThan(0);
    const loan = await portal.at.portal.los.createLoan(losOperation(), draftLoan({}));
    for (const operation of creators) {
      const { text } = await sendValues({ operation, user: userOf(portal, 'Administrator'), loan }, {}, '');
      expect(text, operation.name).toContain('"loanNum":"');
    }
  });

  it('is never stored, whoever sends it, in any call that takes fields', { timeout }, async () => {
    expect(forbiddenFields.length).toBeGreaterThan(60);
    expect(takers.length).toBeGreaterThan(15);
    const stored: string[] = [];
    await withEach(takers, async (operation) => {
      const { los } = portal.at.portal;
      const { sLNm } = await los.createLoan(losOperation(), draftLoan({ sLAmtCalc: null }));
      const chosen = operation.path.includes('{section}') && isFull ? sectionNames : sectionNames.slice(0, 1);
      for (const user of usersFor(takers.indexOf(operation))) {
        for (const section of chosen) {
          const isRefused = await refusedTogether({ operation, user, loan: await los.loadLoan(sLNm) }, section);
          const left = forbiddenFields.filter((one, index) => !isRefused(one) && index % effort(10, 1) === 0);
          for (const field of left) {
            const found = await forge({ operation, user, loan: await los.loadLoan(sLNm) }, field, section);
            if (found) {
              stored.push(found);
              return;
            }
          }
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
      factorDue: false,
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
