import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../log';
import { startVendors, type Vendors } from '../../vendors/start-vendors';
import type { CreditPort, CreditRequest } from './credit-port';
import { createHttpAgencies } from './http-agencies';

const account = { account: '1234', login: 'officer', password: 'secret' };
let vendors: Vendors;
let port: CreditPort;
/** Waits only briefly for an answer. */
let hasty: CreditPort;
let ids = 0;

beforeAll(async () => {
  vendors = await startVendors({ port: 0, slowMs: 20 });
  const at = {
    agencies: ['1000'],
    isSimulation: true,
    url: async (agency: string) => `http://127.0.0.1:${vendors.port}/credit/${agency}`,
  };
  port = createHttpAgencies(at, { timeoutMs: 20_000, log: createLog('silent') });
  hasty = createHttpAgencies(at, { timeoutMs: 300, log: createLog('silent') });
});
afterAll(() => vendors.close());

function order(ssn: string, more: Partial<CreditRequest> = {}): CreditRequest {
  ids += 1;
  const person = {
    ...{
      first: 'Ann',
      middle: null,
      last: "O'Lee & Söhne",
      suffix: null,
      ssn,
      birthDate: '1980-02-03',
      isMarried: true,
    },
    address: { street: '1 Quay <5>', city: 'Pasadena', state: 'CA', zip: '91101' },
  };
  return {
    ...{
      id: `request-${ids}`,
      action: 'new',
      loanNum: '100',
      requestedBy: 'Ann',
      at: '2026-11-20T18:42:00Z',
      pull: 'hard',
    },
    ...{ bureaus: ['Experian', 'TransUnion', 'Equifax'], reportNumber: null, question: null },
    borrowers: [{ ...person, owner: '0B' }],
    ...more,
  };
}
const submit = (request: CreditRequest) => port.submit('1000', account, request);
const billed = (id: string) => vendors.credit.ledger.entries.filter(({ requestId }) => requestId === id).length;

async function reportOf(request: CreditRequest) {
  const outcome = await submit(request);
  if (outcome.kind !== 'report') throw new Error(`not a report: ${JSON.stringify(outcome)}`);
  return outcome;
}

describe('a credit report over MISMO 2.3.1', () => {
  it('comes with scores, debts, referrals and its printed form, and says that it is a simulation', async () => {
    const { report, pdf } = await reportOf(order('920-66-0001'));
    expect(report).toMatchObject({ issued: '2026-11-20', isSimulation: true, isSoft: false });
    expect(report.scores.map(({ owner, bureau, value, model }) => [owner, bureau, value, model])).toEqual([
      ['0B', 'Experian', 700, 'ExperianFairIsaac'],
      ['0B', 'TransUnion', 680, 'FICORiskScoreClassic04'],
      ['0B', 'Equifax', 680, 'EquifaxBeacon5.0'],
    ]);
    expect(report.referrals).toHaveLength(3);
    expect(report.alerts).toEqual([{ owner: '0B', bureau: null, category: 'OFAC', text: 'OFAC: Clear' }]);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('keeps month-only dates, account kinds and owners', async () => {
    const { report } = await reportOf(order('943-66-0001'));
    const lines = report.tradelines.map(({ kind, loanKind, isClosed, ownership }) => [
      kind,
      loanKind,
      isClosed,
      ownership,
    ]);
    expect(lines).toContainEqual(['mortgage', 'other', false, 'individual']);
    expect(lines).toContainEqual(['credit-line', 'heloc', false, 'individual']);
    expect(lines).toContainEqual(['installment', 'lease', false, 'individual']);
    expect(lines).toContainEqual(['revolving', 'charge-off', false, 'individual']);
    expect(lines).toContainEqual(['revolving', 'other', false, 'authorized-user']);
    expect(report.tradelines.find(({ kind }) => kind === 'mortgage')?.opened).toMatch(/^\d{4}-\d{2}$/);
    expect(report.tradelines.find(({ creditor }) => creditor === 'Example Auto Finance')?.opened).toMatch(/-12$/);
    expect(report.publicRecords).toMatchObject([{ kind: 'judgment', filed: '2022-03', amount: '2300.00' }]);
  });

  it('keeps what creditors remark, and when an account was closed', async () => {
    const { report } = await reportOf(order('945-66-0001'));
    expect(report.tradelines.map(({ closed, comments }) => [closed, comments])).toEqual([
      ['2022-05', ['DEED IN LIEU OF FORECLOSURE ACCEPTED']],
      [null, ['DISCHARGED THROUGH BANKRUPTCY CHAPTER 13, 03/2023']],
    ]);
  });

  it('of a couple names each owner, and both for what they share', async () => {
    const [first] = order('943-66-0001').borrowers;
    if (!first) throw new Error('no borrower');
    const borrowers = [first, { ...first, owner: '0C' as const, first: 'Bo', ssn: '920660001' }];
    const { report } = await reportOf(order('', { borrowers }));
    expect(report.tradelines.find(({ kind }) => kind === 'mortgage')).toMatchObject({
      owners: ['0B', '0C'],
      ownership: 'joint',
    });
    expect(report.scores.filter(({ owner }) => owner === '0C').map(({ value }) => value)).toEqual([700, 680, 680]);
  });

  it.each([
    ['930', [null, null, 655]],
    ['931', [null, null, null]],
    ['932', [null, null, null]],
  ])('without a score says why, and never 0 (%s)', async (area, values) => {
    const { report } = await reportOf(order(`${area}-66-0001`));
    expect(report.scores.map(({ value }) => value)).toEqual(values);
    expect(report.scores.filter(({ value, exclusion }) => value === null && exclusion === null)).toEqual([]);
  });

  it.each([
    ['932', 'no-hit'],
    ['933', 'frozen'],
    ['934', 'deceased'],
    ['935', 'ssn-mismatch'],
  ])('whose file is no success says so (%s: %s)', async (area, state) => {
    const { report } = await reportOf(order(`${area}-66-0001`));
    expect(report.files.map((file) => file.state)).toContain(state);
  });

  it.each([
    ['936', 'FACTAFraudVictimExtended'],
    ['937', 'FACTAActiveDuty'],
    ['938', 'FACTAAddressDiscrepancy'],
    ['933', 'CreditFileSuppressed'],
    ['934', 'DeathClaim'],
    ['935', 'DemographicsVerification'],
    ['940', 'RecentlyAddedAuthorizedUserAlert'],
    ['941', 'FACTARiskScoreValue'],
  ])('has the alerts (%s: %s)', async (area, category) => {
    const { report } = await reportOf(order(`${area}-66-0001`));
    expect(report.alerts.map((alert) => alert.category)).toContain(category);
  });
});

describe('an order that goes wrong', () => {
  it.each(['E002', 'E035', 'E036', 'E061', 'E101', 'E999'])('reports %s and is not billed', async (code) => {
    const request = order(`900-67-0${code.slice(1)}`);
    const outcome = await submit(request);
    expect(outcome).toMatchObject({ kind: 'refused', errors: [{ code }] });
    expect(billed(request.id)).toBe(0);
  });

  it.each([
    ['920', 'never answered'],
    ['930', 'broken off'],
    ['940', 'answered with 500'],
    ['950', 'cut'],
    ['970', 'answered with a DOCTYPE'],
  ])('%s: %s, is unknown, then retrieved and billed once', async (area) => {
    const request = order(`${area}-68-0001`);
    const sent = await (area === '920' ? hasty : port).submit('1000', account, request);
    expect(sent.kind).toBe('unknown');
    expect((await port.retrieve('1000', account, request)).kind).toBe('report');
    expect((await submit(request)).kind).toBe('report');
    expect(billed(request.id)).toBe(1);
  });

  it('that is answered twice is one report', async () => {
    const request = order('960-68-0001');
    expect((await submit(request)).kind).toBe('report');
    expect(billed(request.id)).toBe(1);
  });

  it('that the agency never received is not found', async () => {
    expect((await port.retrieve('1000', account, order('900-01-0001'))).kind).toBe('not-found');
  });

  it('that is still worked on says so', async () => {
    const request = order('991-68-0001');
    expect((await submit(request)).kind).toBe('in-process');
    expect((await port.retrieve('1000', account, request)).kind).toBe('in-process');
    expect((await port.retrieve('1000', account, request)).kind).toBe('in-process');
    expect((await port.retrieve('1000', account, request)).kind).toBe('report');
  });

  it('without a readable printed report brings the report alone', async () => {
    for (const area of ['980', '981']) expect((await reportOf(order(`${area}-68-0001`))).pdf).toBeNull();
  });

  it('finds no agency: it never arrived', async () => {
    const closed = await startVendors({ port: 0 });
    await closed.close();
    const gone = createHttpAgencies(
      { agencies: ['1000'], isSimulation: true, url: async () => `http://127.0.0.1:${closed.port}/credit/1000` },
      { timeoutMs: 400, log: createLog('silent') },
    );
    expect((await gone.submit('1000', account, order('900-01-0001'))).kind).toBe('not-reached');
  });
});

describe('an earlier report', () => {
  it('is reissued for the same persons only', async () => {
    const { report } = await reportOf(order('900-01-0007'));
    const again = { action: 'reissue', reportNumber: report.number } as const;
    expect((await reportOf(order('900-01-0007', again))).report).toMatchObject({
      number: report.number,
      issued: report.issued,
    });
    expect(await submit(order('900-01-0008', again))).toMatchObject({ kind: 'refused', errors: [{ code: 'E061' }] });
  });

  it('gets further bureaus and an answer about an account', async () => {
    const { report } = await reportOf(order('900-01-0009', { bureaus: ['Equifax'] }));
    expect(report.bureaus).toEqual(['Equifax']);
    const upgrade = { action: 'upgrade', reportNumber: report.number, bureaus: ['Experian'] } as const;
    expect((await reportOf(order('900-01-0009', upgrade))).report.bureaus).toEqual(['Experian', 'Equifax']);
    const question = { line: 'T1', text: 'Verify the "balance" & payment' };
    const supplement = { action: 'supplement', reportNumber: report.number, question } as const;
    const [first] = (await reportOf(order('900-01-0009', supplement))).report.tradelines;
    expect(first?.comments.join()).toContain('Verify the "balance" & payment');
  });
});
