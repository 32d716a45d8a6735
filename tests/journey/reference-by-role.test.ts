import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoles, type RoleName, roleKey, staffRoles } from '../../domain/access/roles';
import { type TestPortal, testPortal } from '../support/test-portal';

type Call = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string];

const administrator: readonly RoleName[] = ['Administrator'];
const pricing: readonly RoleName[] = ['Administrator', 'Secondary', 'Lock Desk'];
const mailing: readonly RoleName[] = [
  ...['Administrator', 'Doc Drawer', 'Funder', 'Jr. Underwriter', 'Underwriter', 'Post-Closer'],
] as RoleName[];

/** All calls of the specified areas emet-data and files that concern no loan, with their access. */
const table: readonly (readonly [readonly RoleName[], readonly Call[]])[] = [
  [
    allRoles,
    [
      ['GET', '/emet-data/access/ui'],
      ['GET', '/emet-data/access/menu'],
      ['GET', '/emet-data/zipcode/91101'],
      ['GET', '/emet-data/county/06037'],
      ['GET', '/emet-data/county'],
      ['GET', '/emet-data/zipcode'],
      ['GET', '/emet-data/option?code=sLPurposeT'],
      ['GET', '/emet-files/forms'],
      ['GET', '/emet-storage/announcements'],
      ['GET', '/emet-files/00000000-0000-4000-8000-000000000000'],
      ['GET', '/emet-storage/00000000-0000-4000-8000-000000000000'],
    ],
  ],
  [
    staffRoles,
    [
      ['GET', '/emet-data/branches'],
      ['GET', '/emet-data/prog/branch-fees?branchName=Pasadena'],
      ['GET', '/emet-data/price-group'],
      ['GET', '/emet-data/alt-lender'],
    ],
  ],
  [
    pricing,
    [
      ['GET', '/emet-data/prog/default'],
      ['GET', '/emet-data/prog/group'],
    ],
  ],
  [mailing, [['GET', '/emet-data/email-templates']]],
  [['Administrator', 'Accountant'], [['POST', '/emet-data/loans']]],
  [['Administrator', 'Accountant', 'Servicing'], [['POST', '/emet-data/transactions']]],
  [
    administrator,
    [
      ['GET', '/emet-data/role/all'],
      ['POST', '/emet-data/role/loan-status-permissions'],
      ['POST', '/emet-data/role/menu-permission'],
      ['POST', '/emet-data/county'],
      ['POST', '/emet-data/zipcode'],
      ['POST', '/emet-data/prog/branch-fees'],
      ['DELETE', '/emet-data/prog/branch-fees'],
      ['POST', '/emet-data/branches'],
      ['GET', '/emet-data/user/employee?login=loan-officer'],
      ['POST', '/emet-data/user/employee'],
      ['GET', '/emet-data/user/employees'],
      ['POST', '/emet-data/user/employees'],
      ['GET', '/emet-data/user/oc-users'],
      ['GET', '/emet-data/user/oc-user?login=pml-loan-officer'],
      ['POST', '/emet-data/user/oc-user'],
      ['POST', '/emet-data/user/oc-users'],
      ['PUT', '/emet-data/alt-lender'],
      ['POST', '/emet-data/alt-lender'],
      ['POST', '/emet-data/admin/price-group'],
      ['DELETE', '/emet-data/admin/price-group/TPO-A'],
      ['GET', '/storage-loan/admin/template'],
      ['POST', '/storage-loan/admin/template'],
      ['GET', '/storage-loan/admin?filePath=template/none.pdf'],
    ],
  ],
];

let at: TestPortal;
const tokens = new Map<RoleName, string>();

beforeAll(async () => {
  at = await testPortal();
  for (const role of allRoles) tokens.set(role, await at.signIn(roleKey(role)));
}, 120_000);
afterAll(() => at.close());

const ask = ([method, path]: Call, token?: string) => {
  const request = supertest(at.app)[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'](`/api${path}`);
  if (token !== undefined) request.set('Authorization', `Bearer ${token}`);
  return method === 'GET' ? request : request.send({});
};

/** Tables that change with every request. All others change only through writes. */
const volatileTables = new Set([
  ...['sessions', 'throttle', 'live_changes', 'mailbox', 'pins'],
  // Refused calls are recorded.
  ...['audit', 'audit_chain', 'audit_anchors'],
]);

/** A hash of each table of the portal. */
async function tableHashes(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'portal' order by 1`.execute(at.portal.db);
  const hashes: Record<string, string> = {};
  for (const { name } of rows.filter((each) => !volatileTables.has(each.name))) {
    const { rows: found } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash
      from ${sql.table(`portal.${name}`)} t`.execute(at.portal.db);
    hashes[name] = found[0]?.hash ?? '';
  }
  return hashes;
}

const rows = table.flatMap(([allowed, asked]) => asked.map((call) => [call.join(' '), call, allowed] as const));

describe('the lender’s tables and files', () => {
  it('reject all other users, and a rejected call changes nothing', { timeout: 120_000 }, async () => {
    const before = await tableHashes();
    const answers: string[] = [];
    for (const [name, call, allowed] of rows) {
      if ((await ask(call)).status !== 401) answers.push(`${name}: a guest is not asked to sign in`);
      for (const role of allRoles.filter((each) => !allowed.includes(each))) {
        const { status } = await ask(call, tokens.get(role));
        if (status !== 403) answers.push(`${name}: ${role} ${status}`);
      }
    }
    expect(answers).toEqual([]);
    expect(await tableHashes()).toEqual(before);
  });

  it('accept the users that they are for', { timeout: 120_000 }, async () => {
    const answers: string[] = [];
    for (const [name, call, allowed] of rows) {
      for (const role of allowed) {
        const { status } = await ask(call, tokens.get(role));
        if (status === 401 || status === 403 || status >= 500) answers.push(`${name}: ${role} ${status}`);
      }
    }
    expect(answers).toEqual([]);
  });
});
