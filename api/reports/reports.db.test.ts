import { randomUUID } from 'node:crypto';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LoanDocument } from '../../domain/loan/document';
import { type DeskReport, deskReportRoles } from '../../domain/pages/report-pages';
import { createLoan } from '../../tests/support/loan-builder';
import { setLoanFields } from '../../tests/support/set-loan-fields';
import { type TestPortal, testPortal } from '../../tests/support/test-portal';
import { feedReactions } from '../feed-reactions';
import { catchUp } from '../loan/feed-follower.service';
import { seedOrganization } from '../reference/seed';
import { readSheets } from '../spreadsheets/read-sheets';
import { fillConditions } from './open-conditions';

let at: TestPortal;

const names = Object.keys(deskReportRoles) as DeskReport[];
const logins: Readonly<Record<DeskReport, string>> = {
  'pull-through': 'manager',
  'turn-times': 'underwriter',
  'lock-expiry': 'lock-desk',
  fallout: 'secondary',
  'conditions-age': 'processor',
};

const officer = { sEmployeeLoanRepLogin: 'loan-officer', sEmployeeLoanRepName: 'Rafael Quillmore' };
const other = { sEmployeeLoanRepLogin: 'someone', sEmployeeLoanRepName: 'Someone Else' };
const lock = (from: string, to: string, status = '1') => ({
  ...{ sRateLockStatusT: status, sRLckdD: from, sRLckdExpiredD: to },
});

/** A made history of loans, whose figures are counted again below. Today is November 20, 2026, a Friday. */
const history: readonly Partial<LoanDocument>[] = [
  // Funded: from Registered on a Monday to Submitted on Friday, over Labor Day to Approved.
  {
    ...{ sStatusT: '6', sStatusD: '2026-09-30', sFundD: '2026-09-30', sAppReceivedD: '2026-08-28', ...officer },
    ...{ sSubmitD: '2026-08-31', sLoanSubmittedD: '2026-09-04', sApprovD: '2026-09-08', sLAmtCalc: '100000.00' },
    ...lock('2026-09-10', '2026-10-10'),
  },
  {
    ...{ sStatusT: '20', sStatusD: '2026-10-20', sFundD: '2026-10-16', sAppReceivedD: '2026-09-01', ...other },
    ...{ sSubmitD: '2026-09-01', sLoanSubmittedD: '2026-09-02', sLAmtCalc: '200000.00' },
    ...lock('2026-09-15', '2026-10-30'),
  },
  {
    ...{ sStatusT: '9', sStatusD: '2026-10-05', sAppReceivedD: '2026-09-15', sSubmitD: '2026-09-16', ...officer },
    ...{ sLoanSubmittedD: '2026-09-28', sLAmtCalc: '300000.00', sBranchChannelT: '2' },
    ...lock('2026-09-20', '2026-10-20'),
  },
  // Denied without a lock.
  { sStatusT: '10', sStatusD: '2026-10-06', sAppReceivedD: '2026-09-17', ...other, sLAmtCalc: '310000.00' },
  // Withdrawn with a lock.
  {
    ...{ sStatusT: '48', sStatusD: '2026-11-01', sSubmitD: '2026-10-02', ...other, sLAmtCalc: '320000.00' },
    ...lock('2026-10-03', '2026-11-02'),
  },
  // Open, its lock expired yesterday.
  { sStatusT: '4', ...officer, sLAmtCalc: '480000.00', ...lock('2026-10-20', '2026-11-19'), sEstCloseD: '2026-11-25' },
  // Open and locked for three more days, and closing later.
  { sStatusT: '21', ...officer, sLAmtCalc: '90000.50', ...lock('2026-10-24', '2026-11-23'), sEstCloseD: '2026-11-24' },
  // On hold, and locked until the end of the year.
  { sStatusT: '7', ...other, sLAmtCalc: '70000.00', ...lock('2026-11-01', '2026-12-31') },
  // Its lock was canceled.
  { sStatusT: '4', ...other, sLAmtCalc: '60000.00', ...lock('2026-11-02', '2026-12-02', '4') },
  // A lead that ended, and an application that is open.
  { sStatusT: '15', sStatusD: '2026-10-01', ...other },
  { sStatusT: '3', sSubmitD: '2026-11-01', ...other },
  // Archived with a lock that runs on, and about to be bought with another one.
  { sStatusT: '49', ...other, ...lock('2026-11-01', '2026-11-23') },
  { sStatusT: '45', ...other, sLAmtCalc: '50000.00', ...lock('2026-11-01', '2026-12-15') },
];
const loanNums: string[] = [];

beforeAll(async () => {
  at = await testPortal({ now: new Date('2026-11-20T20:00:00Z') });
  await seedOrganization(at.portal);
  for (const fields of history) {
    const loanNum = await createLoan(at, 'loan-officer', {
      applicants: [{ aBFirstNm: 'Ruta', aBLastNm: 'Lindqvist' }],
    });
    loanNums.push(loanNum);
    await setLoanFields(at, loanNum, fields);
  }
});
afterAll(() => at.close());

const path = (name: DeskReport) => `/api/emet-data/reports/${name}`;

interface Query {
  readonly filter?: object;
  readonly sort?: readonly [string, string];
  readonly by?: string;
  readonly format?: string;
}

async function get(url: string, login: string, { filter, sort, ...rest }: Query = {}) {
  const agent = await at.as(login);
  return agent.get(url).query({
    ...rest,
    ...(filter && { filter: JSON.stringify(filter) }),
    ...(sort && { sort: JSON.stringify(sort) }),
  });
}

const rows = async (name: DeskReport, query: Query = {}, login = logins[name]) =>
  (await get(path(name), login, { sort: ['loanNum', 'ASC'], ...query })).body;
const loansOf = async (name: DeskReport, query: Query = {}, login = logins[name]): Promise<number[]> =>
  (await rows(name, query, login)).map((row: { loanNum: string }) => loanNums.indexOf(row.loanNum));
const figures = async (name: DeskReport, query: Query = {}, login = logins[name]) =>
  (await get(`${path(name)}/figures`, login, query)).body;
const groups = async (name: DeskReport, query: Query = {}, login = logins[name]) =>
  Object.fromEntries(
    (await figures(name, query, login)).groups.map((group: { key: string; values: object }) => [
      group.key,
      Object.values(group.values),
    ]),
  );

describe('the reports', () => {
  it('require sign-in and a role that they are granted to; no one outside the lender has one', async () => {
    for (const name of names) {
      for (const url of [path(name), `${path(name)}/figures`, `${path(name)}/export`]) {
        await supertest(at.app).get(url).expect(401);
        for (const login of ['shipper', 'pml-supervisor-external', 'pml-loan-officer', 'secondary-external']) {
          expect((await get(url, login)).status, `${login} ${url}`).toBe(403);
        }
        expect((await get(url, logins[name])).status, url).toBe(200);
      }
    }
    expect((await get(path('fallout'), 'loan-officer')).status).toBe(403);
  });

  it('refuse filters and formats that they do not have', async () => {
    expect((await get(path('fallout'), 'secondary', { filter: { age: ['0-3'] } })).status).toBe(400);
    expect((await get(`${path('fallout')}/export`, 'secondary', { format: 'pdf' })).status).toBe(400);
  });

  it('export what they list, as CSV and as a workbook', async () => {
    const listed = await rows('fallout', { sort: ['endedOn', 'DESC'], filter: { reason: ['canceled', 'expired'] } });
    expect(listed).toHaveLength(2);
    const query = { sort: ['endedOn', 'DESC'], filter: { reason: ['canceled', 'expired'] } } as const;
    const csv = await get(`${path('fallout')}/export`, 'secondary', query);
    const lines = csv.text.slice(1).trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(listed.map((row: { id: string }) => row.id));
    expect(lines[1]).toMatch(
      /,Ruta Lindqvist,Approved,480000.00,Retail,.*,Lock expired,2026-10-20,2026-11-19,2026-11-19$/,
    );
    const agent = await at.as('secondary');
    const file = await agent
      .get(`${path('fallout')}/export`)
      .query({ format: 'xlsx', sort: JSON.stringify(query.sort), filter: JSON.stringify(query.filter) })
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(file.headers['content-disposition']).toContain('fallout.xlsx');
    const [sheet, figures] = await readSheets({ name: 'fallout.xlsx', bytes: file.body });
    expect(sheet?.rows.map((row) => row.slice(0, 4).join(','))).toEqual(
      lines.map((line) =>
        line.split(',').slice(0, 4).join(',').replace('480000.00', '480000').replace('300000.00', '300000'),
      ),
    );
    // The figures of the page are the second sheet.
    expect(figures?.rows[0]).toEqual(['Reason', 'Locks', 'Fallout', 'Amount', 'Share of locks']);
    expect(figures?.rows.at(-1)?.slice(0, 3)).toEqual(['Total', '2', '2']);
    // Dates and amounts are cells of their kind, which spreadsheets sort and add up.
    const { sheets } = await readXlsx(file.body);
    const [titles = [], first = []] = sheets[0]?.rows ?? [];
    expect(first[titles.indexOf('Ended')]).toBeInstanceOf(Date);
    expect(first[titles.indexOf('Loan Amount')]).toBe(480000);
  });
});

describe('pull-through', () => {
  it('is the share of applications with an outcome that funded, by the month of the application', async () => {
    // applications, funded, canceled, denied, withdrawn, pull-through
    expect(await groups('pull-through')).toEqual({
      '2026-08': [1, 1, 0, 0, 0, '100.0'],
      '2026-09': [3, 1, 1, 1, 0, '33.3'],
      '2026-10': [1, 0, 0, 0, 1, '0.0'],
    });
    expect((await figures('pull-through')).total).toEqual({
      ...{ applications: 5, funded: 2, canceled: 1, denied: 1, withdrawn: 1, pullThrough: '40.0' },
    });
  });

  it('lists what each number counts', async () => {
    expect(await loansOf('pull-through')).toEqual([0, 1, 2, 3, 4]);
    const september = { applied: { from: '2026-09-01', to: '2026-09-30' } };
    expect(await loansOf('pull-through', { filter: { ...september, outcome: ['funded'] } })).toEqual([1]);
    expect(await loansOf('pull-through', { filter: { applied: { from: '-60d', to: '0d' } } })).toEqual([4]);
  });

  it('counts by channel and officer, and shows a loan officer only the loans that they are assigned to', async () => {
    expect(await groups('pull-through', { by: 'channel' })).toEqual({
      '1': [4, 2, 0, 1, 1, '50.0'],
      '2': [1, 0, 1, 0, 0, '0.0'],
    });
    expect(await groups('pull-through', { by: 'officer' }, 'loan-officer')).toEqual({
      'Rafael Quillmore': [2, 1, 1, 0, 0, '50.0'],
    });
    expect(await loansOf('pull-through', {}, 'loan-officer')).toEqual([0, 2]);
  });
});

describe('turn times', () => {
  it('are the days between milestones, as median and 90th percentile, in business and calendar days', async () => {
    // Registered to Submitted: 4, 1 and 12 calendar days; 4, 1 and 8 business days. Labor Day is September 7.
    expect(await groups('turn-times')).toEqual({
      '3-28': [3, '4.0', '7.2', '4.0', '10.4'],
      '28-4': [1, '1.0', '1.0', '4.0', '4.0'],
      '3-6': [2, '26.0', '30.0', '37.5', '43.5'],
    });
  });

  it('lists the steps that each number counts', async () => {
    const listed = await rows('turn-times', { filter: { step: ['28-4'] } });
    expect(listed).toMatchObject([{ started: '2026-09-04', reached: '2026-09-08', businessDays: 1, calendarDays: 4 }]);
    expect(await groups('turn-times', { by: 'channel', filter: { step: ['3-28'] } })).toMatchObject({
      '1': [2, '2.5', '3.7', '2.5', '3.7'],
      '2': [1, '8.0', '8.0', '12.0', '12.0'],
    });
  });
});

describe('lock expiry', () => {
  it('counts active locks by the days left, also expired ones, with those that close later', async () => {
    // locks, amount, late
    const found = await figures('lock-expiry');
    expect(found.groups.filter((group: { values: { locks: number } }) => group.values.locks > 0)).toEqual([
      { key: 'expired', values: { locks: 1, amount: '480000.00', late: 1 } },
      { key: '3', values: { locks: 1, amount: '90000.50', late: 1 } },
      { key: '16-30', values: { locks: 1, amount: '50000.00', late: 0 } },
      { key: '31+', values: { locks: 1, amount: '70000.00', late: 0 } },
    ]);
    expect(found.groups).toHaveLength(19);
    expect(found.total).toEqual({ locks: 4, amount: '690000.50', late: 2 });
  });

  it('lists what each number counts', async () => {
    expect(await loansOf('lock-expiry', { filter: { due: ['expired'] } })).toEqual([5]);
    expect(await loansOf('lock-expiry', { filter: { late: true } })).toEqual([5, 6]);
    expect(await loansOf('lock-expiry', { filter: { expDate: { from: '0d', to: '3d' } } })).toEqual([6]);
    expect(await loansOf('lock-expiry', {}, 'loan-officer')).toEqual([5, 6]);
    expect((await rows('lock-expiry', { filter: { due: ['expired'] } }))[0]).toMatchObject({ daysLeft: -1 });
  });
});

describe('fallout', () => {
  it('is the locked loans that did not fund, by reason, with their share of all locks that came to an end', async () => {
    // locks, fallout, amount, share of the six locks that ended
    expect(await groups('fallout')).toEqual({
      canceled: [null, 1, '300000.00', '16.7'],
      withdrawn: [null, 1, '320000.00', '16.7'],
      lockCanceled: [null, 1, '60000.00', '16.7'],
      expired: [null, 1, '480000.00', '16.7'],
    });
    expect((await figures('fallout')).total).toEqual({ locks: 6, fallout: 4, amount: '1160000.00', share: '66.7' });
    expect(await groups('fallout', { by: 'month' })).toMatchObject({ '2026-09': [3, 1, '300000.00', '33.3'] });
  });

  it('lists what each number counts', async () => {
    expect(await loansOf('fallout')).toEqual([0, 1, 2, 4, 5, 8]);
    expect(await loansOf('fallout', { filter: { reason: ['lockCanceled', 'withdrawn'] } })).toEqual([4, 8]);
    const ended = (await rows('fallout')).map((row: { endedOn: string | null }) => row.endedOn);
    // Nothing says on which day a lock was canceled.
    expect(ended).toEqual(['2026-09-30', '2026-10-16', '2026-10-05', '2026-11-01', '2026-11-19', null]);
  });

  it('still knows of a lock that the LOS has taken from a loan', async () => {
    const loanNum = loanNums[8] ?? '';
    await setLoanFields(at, loanNum, { sRLckdD: null, sRLckdExpiredD: null });
    expect(await loansOf('fallout', { filter: { reason: ['lockCanceled'] } })).toEqual([8]);
  });

  it('is filled for loans that were indexed before there was a history', async () => {
    const before = await rows('fallout');
    await sql`delete from portal.loan_history where loan_num = ${loanNums[2]}`.execute(at.portal.db);
    await (await at.as('administrator'))
      .post('/api/emet-data/loans')
      .send({ loanNums: [loanNums[2]] })
      .expect(200);
    expect(await rows('fallout')).toEqual(before);
  });
});

describe('conditions age', () => {
  const by = () => ({ id: randomUUID(), by: 'underwriter', byName: 'Ursula' });
  const condition = (cat: 'PTD' | 'PTF' | 'Internal') => ({
    id: randomUUID(),
    cat,
    description: 'Paystubs',
    accepts: [],
  });

  it('follows the open conditions of active loans', async () => {
    const { los, clock } = at.portal;
    const [open, held, closed] = [loanNums[5] ?? '', loanNums[7] ?? '', loanNums[0] ?? ''];
    at.time.set(new Date('2026-10-01T20:00:00Z'));
    const [first] = await los.addConditions(by(), open, [condition('PTD'), condition('Internal')]);
    await los.addConditions(by(), closed, [condition('PTF')]);
    at.time.set(new Date('2026-11-10T20:00:00Z'));
    const [paystubs, tax] = await los.addConditions(by(), held, [condition('PTF'), condition('PTF')]);
    at.time.set(new Date('2026-11-18T20:00:00Z'));
    await los.moveCondition(by(), held, paystubs?.id ?? '', { version: paystubs?.version ?? 0, move: 'submit' });
    await los.moveCondition(by(), held, tax?.id ?? '', { version: tax?.version ?? 0, move: 'clear' });
    at.time.set(new Date('2026-11-20T20:00:00Z'));
    expect(clock().toISOString()).toBe('2026-11-20T20:00:00.000Z');
    await catchUp(at.portal, { reactions: feedReactions });
    // conditions, originator, lender, underwriter, loans, oldest
    expect(await groups('conditions-age')).toMatchObject({
      '0-3': [0, 0, 0, 0, 0, null],
      '8-14': [1, 0, 0, 1, 1, 10],
      '31+': [2, 1, 1, 0, 1, 50],
    });
    expect((await figures('conditions-age')).total).toEqual({
      ...{ conditions: 3, originator: 1, lender: 1, underwriter: 1, loans: 2, oldest: 50 },
    });
    const [submitted] = await rows('conditions-age', { filter: { owedBy: ['underwriter'] } });
    expect(submitted).toMatchObject({ loanNum: held, conditionId: paystubs?.id, ageDays: 10, waitingDays: 2 });
    expect(await loansOf('conditions-age', { filter: { age: ['31+'], owedBy: ['originator'] } })).toEqual([5]);

    await los.moveCondition(by(), open, first?.id ?? '', { version: first?.version ?? 0, move: 'clear' });
    await catchUp(at.portal, { reactions: feedReactions });
    expect((await figures('conditions-age')).total).toMatchObject({ conditions: 2 });
  });

  it('reads those of loans that were indexed before they were kept', async () => {
    const before = await rows('conditions-age');
    await sql`delete from portal.open_conditions`.execute(at.portal.db);
    await sql`delete from portal.condition_reads`.execute(at.portal.db);
    await fillConditions(at.portal, new AbortController().signal);
    expect(await rows('conditions-age')).toEqual(before);
  });
});
