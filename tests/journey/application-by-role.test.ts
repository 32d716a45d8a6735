import type { Server } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../api/calls';
import type { Call } from '../../api/http/call';
import { httpServer } from '../../api/http/http-server';
import { homeBranch, homeCompany } from '../../config/demo/organization';
import { allRoles } from '../../domain/access/roles';
import type { LoanDocument, NewLoanDocument } from '../../domain/loan/document';
import { menuNumber, menuPages, pathInLoan } from '../../domain/pages/loan-pages';
import { draftLoan, operation } from '../contract/contract-loan';
import { listen, shut } from '../contract/open-los';
import { type RoleUser, roleUser } from '../support/role-user';
import { type TestPortal, testPortal } from '../support/test-portal';
import { withEach } from '../support/with-each';

/** All calls of the area; new ones are included automatically. */
const testedCalls = calls.filter(({ area }) => area === 'application');

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
}

let at: TestPortal;
let server: Server;
let url: string;
let people: readonly RoleUser[];
let loans: Readonly<Record<string, LoanDocument>>;

/** A loan created directly in the LOS and moved to its status, without assigned users. */
async function loanIn(place: Partial<NewLoanDocument>, statuses: readonly string[] = []): Promise<LoanDocument> {
  const { los } = at.portal;
  const unassigned = { sEmployeeLoanRepLogin: null, sEmployeeLoanRepName: null };
  const { sLNm } = await los.createLoan(operation(), draftLoan({ ...unassigned, ...place }));
  for (const to of statuses) await los.moveStatus(operation(), sLNm, to);
  return los.loadLoan(sLNm);
}

beforeAll(async () => {
  at = await testPortal();
  server = httpServer(at.app);
  url = await listen(server);
  people = await Promise.all(allRoles.map((role) => roleUser(at, role)));
  const wholesale = { sBranchChannelT: '2', sBranchName: null };
  const [home, homeCanceled, company, companyCanceled, otherBranch, otherCompany] = await Promise.all([
    loanIn({ sBranchName: homeBranch }),
    loanIn({ sBranchName: homeBranch }, ['1', '9']),
    loanIn({ ...wholesale, sOriginatingCompanyName: homeCompany }),
    loanIn({ ...wholesale, sOriginatingCompanyName: homeCompany }, ['1', '9']),
    loanIn({ sBranchName: 'Another Branch' }),
    loanIn({ ...wholesale, sOriginatingCompanyName: 'Another Company' }),
  ]);
  loans = { home, homeCanceled, company, companyCanceled, otherBranch, otherCompany };
}, 60_000);
afterAll(async () => {
  await shut(server);
  await at.close();
});

/** External users see the loans of their company, retail users those of their branch, all others every loan. */
function sees({ isPml, branch, company }: RoleUser, loan: LoanDocument): boolean {
  if (isPml) return loan.sOriginatingCompanyName === company;
  return branch === null || loan.sBranchName === branch;
}

/**
 * The loans that distinguish permissions: one of the user's own branch or company, the same in a status that few may edit,
 * and one of another.
 */
function loansFor({ isPml }: RoleUser): readonly string[] {
  return isPml ? ['company', 'companyCanceled', 'otherCompany'] : ['home', 'homeCanceled', 'otherBranch'];
}

const loanOf = (whose: string): LoanDocument => {
  const loan = loans[whose];
  if (!loan) throw new Error(`There is no loan ${whose}.`);
  return loan;
};

/** Why a call is rejected; undefined if it is allowed. */
function refusalOf(person: RoleUser, { access }: Call, loan: LoanDocument): string | undefined {
  if (access.kind !== 'loan') throw new Error('Every call of the area names a loan.');
  const letters = access.write === undefined ? ['r', 'w'] : ['w'];
  const uses = (access.menu === 'any' ? menuPages : access.menu).filter(
    (page) =>
      person.menu.includes(menuNumber(page)) && letters.includes(person.letters.get(pathInLoan(page)) ?? 'hidden'),
  );
  if (uses.length === 0 || !sees(person, loan)) return 'not-authorized';
  return access.write === true && !person.statuses.includes(loan.sStatusT) ? 'not-editable' : undefined;
}

async function ask({ method, path }: Call, loan: LoanDocument, token?: string): Promise<Answer> {
  const address = path.replace('{loanNum}', loan.sLNm).replaceAll(/\{\w+\}/g, 'none');
  const response = await fetch(`${url}/api${address}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(method === 'POST' || method === 'PUT' ? { body: '{}' } : {}),
  });
  const text = await response.text();
  const code = /"code":"([\w-]+)"/.exec(text)?.[1];
  return { status: response.status, code };
}

/** Tables that change with every request. All others change only through writes. */
const volatileTables = ['sessions', 'throttle', 'audit', 'audit_chain', 'audit_anchors'].map(
  (name) => `portal.${name}`,
);

/** A hash of each table of the portal and the LOS. */
async function tableHashes(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables where schemaname in ('portal', 'los')`.execute(
    at.portal.db,
  );
  const names = rows.map(({ name }) => name).filter((name) => !volatileTables.includes(name));
  const hashes = names.map(async (name) => {
    const { rows: found } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as hash from ${sql.table(name)} t`.execute(
      at.portal.db,
    );
    return [name, found[0]?.hash ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

interface CallCase {
  readonly call: Call;
  readonly whose: string;
  readonly loan: LoanDocument;
  readonly person: RoleUser;
  readonly refusal: string | undefined;
}

/** A user's calls: each of their loans, with the reason for a rejection. */
function casesOf(person: RoleUser, call: Call): CallCase[] {
  return loansFor(person).map((whose) => {
    const loan = loanOf(whose);
    return { call, whose, loan, person, refusal: refusalOf(person, call, loan) };
  });
}

/** Users that must get the same answer from every call, for every loan. */
function usersWithEqualAccess(): RoleUser[][] {
  const found = new Map<string, RoleUser[]>();
  for (const person of people) {
    const answers = testedCalls.flatMap((call) => casesOf(person, call).map(({ refusal }) => refusal ?? 'in'));
    const key = [person.isPml, ...answers].join();
    found.set(key, [...(found.get(key) ?? []), person]);
  }
  return [...found.values()];
}

const ruleOf = ({ access }: Call): string => JSON.stringify(access);

/** One call of each access rule, which everyone makes: a call with its own rules for roles would answer one of them differently. */
const isFirstOfRule = (call: Call, index: number): boolean =>
  testedCalls.findIndex((other) => ruleOf(other) === ruleOf(call)) === index;

/** Each call for each loan that refuses it: by one of the users with equal access, alternating from call to call. */
function refusedCases(): CallCase[] {
  const kinds = usersWithEqualAccess();
  return testedCalls.flatMap((call, index) => {
    const callers = isFirstOfRule(call, index) ? people : kinds.flatMap((kind) => kind[index % kind.length] ?? []);
    return callers.flatMap((person) => casesOf(person, call)).filter(({ refusal }) => refusal !== undefined);
  });
}

/**
 * Each call by one of those who may make it, for one of their loans, alternating from call to call: `tests/security/access` has
 * one of each kind of user make each call.
 */
function enteredCases(): CallCase[] {
  const oneOf = (cases: readonly CallCase[], number: number): CallCase[] =>
    cases.length === 0 ? [] : cases.slice(number % cases.length).slice(0, 1);
  return testedCalls.flatMap((call, index) => {
    const entered = people.map((person) => casesOf(person, call).filter(({ refusal }) => refusal === undefined));
    if (!isFirstOfRule(call, index)) return oneOf(entered.flat(), index * 7);
    return entered.flatMap((cases, number) => oneOf(cases, index + number));
  });
}

const caseName = ({ call, whose, person }: CallCase): string =>
  `${call.method} ${call.path} of ${whose} by ${person.role}`;

describe('the loan application API', () => {
  it('is covered completely', () => {
    expect(testedCalls.length).toBeGreaterThan(30);
    expect(testedCalls.filter(({ access }) => access.kind !== 'loan')).toEqual([]);
    expect(people).toHaveLength(33);
  });

  it('rejects users without permission with a reason, and changes nothing', { timeout: 90_000 }, async () => {
    const before = await tableHashes();
    const wrong: string[] = [];
    await withEach(testedCalls, async (call) => {
      const { status } = await ask(call, loanOf('home'));
      if (status !== 401) wrong.push(`${call.method} ${call.path} by a guest: ${status}`);
    });
    const refused = refusedCases();
    await withEach(refused, async (testCase) => {
      const { status, code } = await ask(testCase.call, testCase.loan, testCase.person.token);
      if (status !== 403 || code !== testCase.refusal) wrong.push(`${caseName(testCase)}: ${status} ${code}`);
    });
    expect(wrong).toEqual([]);
    expect(new Set(refused.map(({ refusal }) => refusal))).toEqual(new Set(['not-authorized', 'not-editable']));
    expect(await tableHashes()).toEqual(before);
  });

  it('accepts users with permission, and never fails with a server error', { timeout: 90_000 }, async () => {
    const wrong: string[] = [];
    const entered = enteredCases();
    await withEach(entered, async (testCase) => {
      const { status, code } = await ask(testCase.call, testCase.loan, testCase.person.token);
      const isGood = testCase.call.method === 'GET' ? status === 200 : ![401, 403].includes(status) && status < 500;
      if (!isGood) wrong.push(`${caseName(testCase)}: ${status} ${code}`);
    });
    expect(wrong).toEqual([]);
    expect(new Set(entered.map(({ call }) => call)).size).toBe(testedCalls.length);
  });
});

describe('the letters of a page', () => {
  const processor = () => {
    const found = people.find(({ role }) => role === 'Processor');
    if (!found) throw new Error('There is no processor.');
    return found;
  };
  const setLetter = async (letter: 'r' | 'w' | null): Promise<void> => {
    const { db } = at.portal;
    await db
      .deleteFrom('portal.ui_access')
      .where('role', '=', 'Processor')
      .where('connect_portal', '=', '/app')
      .execute();
    if (letter !== null)
      await db.insertInto('portal.ui_access').values({ connect_portal: '/app', role: 'Processor', letter }).execute();
  };
  const property = (method: 'GET' | 'POST'): Call => {
    const path = `/loan-proxy/{loanNum}/${method === 'GET' ? 'loan-prop' : 'subject-property'}`;
    const found = testedCalls.find((call) => call.method === method && call.path === path);
    if (!found) throw new Error(`There is no call ${method} ${path}.`);
    return found;
  };

  it('decide from the next call whether a processor reads and writes the property', async () => {
    const loan = await loanIn({ sBranchName: homeBranch }, ['1', '7']);
    const answers = async () => {
      const [read, write] = await Promise.all(
        (['GET', 'POST'] as const).map((method) => ask(property(method), loan, processor().token)),
      );
      return [read?.code ?? read?.status, write?.code ?? write?.status];
    };
    expect(await answers()).toEqual([200, 'invalid']);
    await setLetter('r');
    expect(await answers()).toEqual([200, 'not-authorized']);
    await setLetter(null);
    expect(await answers()).toEqual(['not-authorized', 'not-authorized']);
    await setLetter('w');
    expect(await answers()).toEqual([200, 'invalid']);
  });
});
